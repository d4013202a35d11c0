//! How many bytes a player's state has, per game: means over a random game, of the view, the options and the whole log.
//!
//! `cargo run -p server --example state_bytes`

use game_core::{Awaiting, QuickRandom, Random, Seed, Viewer};

/// Every so many steps a state is weighed.
const EVERY: usize = 10;

fn bytes(value: &impl serde::Serialize) -> usize {
    serde_json::to_string(value).map_or(0, |text| text.len())
}

#[expect(clippy::print_stdout, reason = "a tool for people")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("{:16} {:>8} {:>8} {:>8} {:>8}", "game", "states", "view", "options", "log");
    for game in games::TITLES {
        let info = game.info();
        let setup = game.default_setup(info.max_players);
        let mut table = game.start(&setup, None, Seed::from_phrase("bytes"))?;
        let mut rng = QuickRandom::new(7);
        let (mut states, mut view, mut options, mut log) = (0, 0, 0, 0);
        while let Awaiting::Players(seats) = table.awaiting() {
            let Some(seat) = seats.first() else { break };
            if table.steps().is_multiple_of(EVERY) {
                states += 1;
                view += bytes(&table.view(Viewer::Seat(seat)));
                options += bytes(&table.options(seat));
                log += bytes(&table.log(Viewer::Seat(seat), 0));
            }
            let answers = table.answers(seat);
            let chosen = &answers[rng.below(answers.len() as u32) as usize];
            table.play(seat, chosen).map_err(|refused| refused.text.key)?;
        }
        let mean = |sum: usize| sum / states.max(1);
        println!("{:16} {states:8} {:8} {:8} {:8}", info.id, mean(view), mean(options), mean(log));
    }
    Ok(())
}
