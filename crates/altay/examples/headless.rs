//! The shortest study of a game: random play, and how the points are spread.
//! `cargo run --release -p altay --example headless -- 1000`
//!
//! Every game crate has the same shape: put `terra_mystica::Position` in the place of `altay::Position` and
//! nothing else changes.

use game_core::{Awaiting, Content, Game, QuickRandom, Random, Seat, Seed, Table};
use std::error::Error;
use std::io::Write;

type Position = altay::Position;

fn main() -> Result<(), Box<dyn Error>> {
    let games: u32 = std::env::args().nth(1).map_or(Ok(100), |games| games.parse())?;
    let content = <Position as Game>::Content::standard();
    let mut rng = QuickRandom::new(1);
    let (mut points, mut wins, mut steps) = ([0, 0], [0, 0], 0);
    for number in 0..games {
        // The seed decides every deal; the table makes the deals itself.
        let seed = Seed::from_phrase(&format!("study {number}"));
        let mut table = Table::<Position>::new(content, Position::default_setup(2), seed)?;
        let mut options = Vec::new();
        while let Awaiting::Players(awaited) = table.position().awaiting() {
            let seat = awaited.first().expect("somebody is awaited");
            options.clear();
            table.position().legal(seat, &mut options);
            let step = *rng.pick(&options).expect("an awaited seat has a step");
            table.play(seat, step).expect("a listed step is legal");
        }
        steps += table.steps().len();
        for seat in Seat::all(2) {
            points[seat.index()] += table.position().score(seat);
            wins[seat.index()] += u32::from(table.position().place(seat) == 1);
        }
    }
    let mut out = std::io::stdout();
    writeln!(out, "{games} games, {} steps each", steps / games.max(1) as usize)?;
    for seat in Seat::all(2) {
        let (points, wins) = (points[seat.index()], wins[seat.index()]);
        writeln!(out, "seat {seat}: {:.1} points, {wins} wins", f64::from(points) / f64::from(games.max(1)))?;
    }
    Ok(())
}
