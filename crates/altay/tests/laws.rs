//! The laws of every game, on random games over all options; pinned counts and playthroughs.

use altay::{Action, Edition, Factions, MapSize, Position, Prompt, Setup, Start, Supply};
use game_core::{Content, Game, QuickRandom, Random};
use game_laws::{Laws, perft, playthrough};
use strum::VariantNames;

/// A random set-up over all player counts and options.
fn any_setup(rng: &mut QuickRandom) -> Setup {
    let mut coin = || rng.below(2) == 0;
    let mut setup = Setup {
        edition: if coin() { Edition::It } else { Edition::Ru },
        map: if coin() { MapSize::Reduced } else { MapSize::Full },
        start: if coin() { Start::Free } else { Start::Recommended },
        factions: if coin() { Factions::Choose } else { Factions::Random },
        trade: coin(),
        resource_supply: if coin() { Supply::Unlimited } else { Supply::Limited },
        ..Setup::new(2)
    };
    setup.players = 2 + rng.below(3) as u8;
    setup.round_limit = [100, 60, 5][rng.below(3) as usize];
    setup
}

#[test]
fn altay_keeps_the_laws() {
    let report = Laws::<Position> {
        games: 240,
        seed: 3,
        max_steps: 40_000,
        setup: any_setup,
        action_kind: Action::name,
        action_kinds: Action::VARIANTS,
        prompt_kind: |position, _| position.prompt().name(),
        prompt_kinds: &Prompt::QUESTIONS,
        points_decide: true,
    }
    .check();
    println!("{report:?}");
}
