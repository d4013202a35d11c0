//! The thirteen laws on random games, pinned counts of positions, and pinned playthroughs.

use anunnaki::{Action, HouseMode, Position, Prompt, Setup};
use game_core::{Content, Game, QuickRandom, Random};
use game_laws::{Laws, perft, playthrough};
use strum::VariantNames;

fn setup(rng: &mut QuickRandom) -> Setup {
    Setup {
        players: 2 + rng.below(3) as u8,
        houses: if rng.below(2) == 0 { HouseMode::Pick } else { HouseMode::Random },
        first_game: rng.below(4) == 0,
        round_limit: 100,
    }
}

#[test]
fn every_law_holds() {
    let report = Laws::<Position> {
        games: 60,
        seed: 5,
        max_steps: 60_000,
        setup,
        action_kind: |action| action.kind(),
        action_kinds: Action::VARIANTS,
        prompt_kind: |position, _| position.open_prompt().expect("a seat is asked").1.kind(),
        prompt_kinds: Prompt::VARIANTS,
        points_decide: true,
    }
    .check();
    println!("{} games, {} steps, longest {}", report.games, report.steps, report.longest);
}
