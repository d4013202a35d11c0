//! The laws of every game, on random games over all options; pinned counts and playthroughs.

use altay::{
    Action, Archived, Dropped, Edition, Factions, Government, MapSize, Position, Prompt, Setup, Start, Store,
    Supply,
};
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
        store: if coin() { Store::Edition } else { Store::Free },
        dropped: if coin() { Dropped::Edition } else { Dropped::Again },
        archived: if coin() { Archived::Edition } else { Archived::Hand },
        government: if coin() { Government::May } else { Government::Always },
        ..Setup::new(2)
    };
    setup.players = 2 + rng.below(3) as u8;
    setup.round_limit = [100, 40, 12, 5][rng.below(4) as usize];
    setup
}

/// Every step but two: that a completed Masonry finds no region for its extra settlement is too rare for
/// random games, and drawing fewer cards than possible is never suggested; `rules::settling` and
/// `rules::ending` have their cases.
fn common_steps() -> &'static [&'static str] {
    let steps =
        Action::VARIANTS.iter().copied().filter(|step| !["build_and_lose", "draw_no_more"].contains(step));
    Vec::leak(steps.collect())
}

#[test]
fn altay_keeps_the_laws() {
    let report = Laws::<Position> {
        games: 60,
        seed: 3,
        max_steps: 40_000,
        setup: any_setup,
        action_kind: Action::name,
        action_kinds: common_steps(),
        prompt_kind: |position, _| position.prompt().name(),
        prompt_kinds: &Prompt::QUESTIONS,
        points_decide: true,
    }
    .check();
    println!("{} games, {} steps, the longest {}", report.games, report.steps, report.longest);
}

#[test]
fn the_first_steps_are_counted() {
    let start = |players, depth| {
        let position = Position::new(altay::Content::standard(), &Setup::new(players)).unwrap();
        perft(&position, depth)
    };
    assert_eq!((start(2, 5), start(3, 5), start(4, 5)), (1080, 1860, 2500), "pinned");
}

/// The positions after the set-up, where the menu of the first player opens.
#[test]
fn the_first_turn_is_counted() {
    let mut position = Position::new(altay::Content::standard(), &Setup::new(2)).unwrap();
    let mut rng = QuickRandom::new(1);
    let mut options = Vec::new();
    while position.round() == 0 {
        options.clear();
        match position.awaiting() {
            game_core::Awaiting::Players(seats) => {
                let seat = seats.first().unwrap();
                position.legal(seat, &mut options);
                position.apply(game_core::Actor::Seat(seat), options[0]);
            }
            _ => {
                let deal = position.deal(&mut rng);
                position.apply(game_core::Actor::Chance, deal);
            }
        }
    }
    let counts: Vec<u64> = (1..=5).map(|depth| perft(&position, depth)).collect();
    assert_eq!(counts, [5, 19, 79, 354, 1460], "pinned");
}

#[test]
fn a_game_of_two_is_pinned() {
    insta::assert_snapshot!(playthrough::<Position>(Setup { trade: true, ..Setup::new(2) }, 1));
}

#[test]
fn a_game_of_three_is_pinned() {
    insta::assert_snapshot!(playthrough::<Position>(Setup { edition: Edition::Ru, ..Setup::new(3) }, 2));
}

#[test]
fn a_game_of_four_is_pinned() {
    let setup = Setup {
        factions: Factions::Random,
        start: Start::Recommended,
        resource_supply: Supply::Limited,
        ..Setup::new(4)
    };
    insta::assert_snapshot!(playthrough::<Position>(setup, 3));
}

/// The log by deeds: no line for ends of turns and payments, and no point is left out.
#[test]
fn the_story_of_a_game_adds_up() {
    for seed in 0..4 {
        let deeds = game_laws::told_in_full::<Position>(Position::default_setup(2), seed, "tally-points");
        let keys: Vec<&str> = deeds.iter().map(|deed| deed.text.key).collect();
        for untold in ["step-end-turn", "step-done", "step-pay", "step-draw", "step-draw-hidden"] {
            assert!(!keys.contains(&untold), "{untold} is no deed");
        }
        let play = deeds.iter().find(|deed| deed.text.key == "step-play" && !deed.gains.is_empty());
        assert!(play.expect("somebody plays for goods").gains.iter().any(|gain| gain.by > 0));
    }
}

#[test]
fn every_ruling_is_named_by_a_test() {
    let unnamed = game_laws::rulings_without_a_test(env!("CARGO_MANIFEST_DIR").as_ref());
    assert!(unnamed.is_empty(), "no test names {}", unnamed.join(", "));
}
