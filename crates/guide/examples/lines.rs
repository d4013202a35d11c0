//! Finds positions for exercises: plays a game of bots and prints its steps as a line of `practice.toml` has them, each
//! with the question that it answered. With a number at the end it prints what is offered after so many steps.
//!
//! `cargo run -p guide --example lines -- altay 2 novice first '{"start":"recommended"}' 40`

#![expect(clippy::print_stdout, reason = "a tool for people")]

use bots::{Cancel, Spec};
use game_core::{AnyTable, Awaiting, QuickRandom, Random, Seat, Seed, Viewer};
use std::collections::BTreeMap;
use std::error::Error;

/// More steps than any exercise needs.
const MOST: usize = 700;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [id, players, level, seed, setup, rest @ ..] = args.as_slice() else {
        return Err("GAME PLAYERS LEVEL SEED SETUP [AFTER]".into());
    };
    let game = games::find(id).ok_or("there is no such game")?;
    let players: u8 = players.parse()?;
    let mut given = game.default_setup(players);
    for (name, value) in serde_json::from_str::<serde_json::Map<String, serde_json::Value>>(setup)? {
        given[name] = value;
    }
    let mut table = game.start(&given, None, Seed::from_phrase(seed))?;
    let spec: Spec = level.parse()?;
    let mut rng = QuickRandom::new(11);
    let mut seated = Vec::new();
    for _ in 0..players {
        seated.push(bots::registry::build(id, &spec, rng.next_u64(), 1)?);
    }
    let wanted: Option<usize> = rest.first().map(|after| after.parse()).transpose()?;
    for made in 0..wanted.unwrap_or(MOST) {
        let Awaiting::Players(awaited) = table.awaiting() else { break };
        let Some(seat) = awaited.iter().next() else { break };
        let sight = table.for_bot(seat, &mut rng);
        let chosen = seated[seat.index()].choose(sight.as_ref(), None, &Cancel::new(), 0);
        let step = chosen.ok_or("the bot has no step")?.step;
        if wanted.is_none() {
            println!("{} {step}  # {made} {}", seat.index(), question(table.as_ref(), seat));
        }
        table.play(seat, &step).map_err(|refused| refused.text.key)?;
    }
    if wanted.is_some() {
        describe(table.as_ref());
    }
    Ok(())
}

/// The open question, the round, and how many answers of each kind there are.
fn question(table: &dyn AnyTable, seat: Seat) -> String {
    let mut kinds = BTreeMap::new();
    for option in table.options(seat) {
        *kinds.entry(option.kind).or_insert(0) += 1;
    }
    let kinds: Vec<String> = kinds.iter().map(|(kind, n)| format!("{kind}:{n}")).collect();
    let prompt = table.prompt(seat).map_or("", |prompt| prompt.key);
    format!("r{} {prompt} {}", table.round(), kinds.join(" "))
}

/// Everything that is offered now, with what it is about and what it changes, and the numbers of whoever is asked.
fn describe(table: &dyn AnyTable) {
    let Awaiting::Players(awaited) = table.awaiting() else { return };
    for seat in awaited.iter() {
        println!("seat {} {}", seat.index(), question(table, seat));
        for option in table.options(seat) {
            let role = |role: Option<&str>| role.map_or(String::new(), |role| format!("/{role}"));
            let name = |thing: &game_core::Target| format!("{}{}:{}", thing.kind, role(thing.role), thing.id);
            let things: Vec<String> = option.targets.iter().map(name).collect();
            let own = option.changes.iter().filter(|change| change.seat == seat);
            let changes: Vec<String> = own.map(|change| format!("{}{:+}", change.key, change.by)).collect();
            let price: Vec<String> = option.price.iter().map(|t| format!("{}={}", t.key, t.value)).collect();
            println!(
                "  {} | {} | {} | {} | {}",
                option.step,
                option.text.key,
                things.join(" "),
                changes.join(" "),
                price.join(" ")
            );
        }
        let tallies = table.tallies_at(table.steps(), Viewer::Seat(seat), seat);
        let tallies: Vec<String> = tallies.iter().map(|t| format!("{}={}", t.key, t.value)).collect();
        println!("  {}", tallies.join(" "));
        let wishes: Vec<String> = table
            .wishes(seat, None)
            .iter()
            .map(|wish| format!("{}: {} {:?}", wish.step, wish.refusal.text.key, wish.refusal.rule))
            .collect();
        println!("  not now: {}", wishes.join("; "));
        println!("{}", table.draw(Viewer::Seat(seat)));
    }
}
