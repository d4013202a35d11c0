//! A whole game as text, to be pinned as a snapshot.

use game_core::{Awaiting, Content, Playable, QuickRandom, Random, Seat, Seed, Table, Tally, Viewer};
use std::fmt::Write;

/// Plays one game by random suggested steps and writes it down: every step, how many answers there were, and
/// the numbers of every seat from time to time. The same arguments always give the same text.
///
/// # Panics
/// When the set-up cannot be played.
#[must_use]
pub fn playthrough<G: Playable>(setup: G::Setup, seed: u64) -> String {
    let mut table = Table::<G>::new(G::Content::standard(), setup, Seed::from_phrase(&seed.to_string()))
        .expect("a playthrough starts from a playable set-up");
    let mut rng = QuickRandom::new(seed);
    let mut out = String::new();
    let mut options = Vec::new();
    let mut written = 0;
    loop {
        for line in table.log(Viewer::Judge, written) {
            let who = match line.actor {
                game_core::Actor::Seat(seat) => seat.to_string(),
                game_core::Actor::Chance => "*".to_owned(),
            };
            let step = line.notation.expect("the judge reads everything");
            let _ = writeln!(out, "{:>4} {who} {step}", line.step);
        }
        if table.steps().len() / 50 > written / 50 {
            write_tallies(table.position(), &mut out);
        }
        written = table.steps().len();
        let Awaiting::Players(seats) = table.position().awaiting() else { break };
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = *rng.pick(&seats).expect("an awaited set is not empty");
        options.clear();
        table.position().suggest(seat, &mut options);
        let action = *rng.pick(&options).expect("an awaited seat has an answer");
        let _ = writeln!(out, "     {} of {}", table.position().prompt(seat).key, options.len());
        table.play(seat, action).expect("a suggested step is legal");
    }
    write_tallies(table.position(), &mut out);
    if let Some(result) = table.result() {
        let _ = writeln!(out, "{result}");
    }
    out
}

fn write_tallies<G: Playable>(position: &G, out: &mut String) {
    for seat in Seat::all(position.players()) {
        let mut tallies = Vec::new();
        position.tallies(Viewer::Judge, seat, &mut tallies);
        let say = |tally: &Tally| format!("{} {}", tally.key, tally.value);
        let _ = writeln!(out, "     seat {seat}: {}", tallies.iter().map(say).collect::<Vec<_>>().join(", "));
    }
}
