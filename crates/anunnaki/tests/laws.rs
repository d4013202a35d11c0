//! The thirteen laws on random games, pinned counts of positions, and pinned playthroughs.

use anunnaki::{Action, Content, HouseMode, Position, Prompt, Setup};
use game_core::{Content as _, Game, Invariants, QuickRandom, Random, Walk};
use game_laws::{Laws, perft, playthrough};
use strum::VariantNames;

/// Steps and questions that hang on an artifact or a single minor god: too rare for a short run, demanded of a long one.
const RARE: [&str; 24] = [
    "use_mirror",
    "use_cornucopia",
    "use_pandora",
    "horn_gain",
    "horn_pay",
    "open",
    "lose_follower",
    "lose_weapon",
    "destine",
    "advance",
    "take_artifact",
    "deal_artifacts",
    "ask-cornucopia",
    "ask-pandora",
    "ask-lose-follower",
    "ask-lose-weapon",
    "ask-destiny",
    "ask-scarab",
    "ask-artifact",
    "ask-bless",
    "lift_sign",
    "place_sign",
    "ask-lift-sign",
    "ask-place-sign",
];

fn setup(rng: &mut QuickRandom) -> Setup {
    Setup {
        players: 2 + rng.below(3) as u8,
        houses: if rng.below(2) == 0 { HouseMode::Pick } else { HouseMode::Random },
        first_game: rng.below(4) == 0,
        net_stops_slingshot: rng.below(4) == 0,
        afterworld_joins_atlantis: rng.below(4) == 0,
        ra_new_signs_only: rng.below(4) == 0,
        ra_leaves_cell_empty: rng.below(4) == 0,
        round_limit: 100,
    }
}

fn demanded(all: &'static [&'static str], games: u32) -> &'static [&'static str] {
    if games >= 3_000 {
        return all;
    }
    Vec::leak(all.iter().copied().filter(|kind| !RARE.contains(kind)).collect())
}

#[test]
fn every_law_holds() {
    let asked = std::env::var("ZIGGURAT_LAW_GAMES").ok().and_then(|games| games.parse().ok());
    let games = asked.unwrap_or(40);
    let report = Laws::<Position> {
        games,
        seed: 5,
        max_steps: 20_000,
        setup,
        action_kind: Action::kind,
        action_kinds: demanded(Action::VARIANTS, games),
        prompt_kind: |position, _| position.open_prompt().expect("a seat is asked").1.kind(),
        prompt_kinds: demanded(Prompt::VARIANTS, games),
        points_decide: true,
    }
    .check();
    println!("{} games, {} steps, longest {}", report.games, report.steps, report.longest);
}

/// Random games of all player counts to the end, invariants after every step. `ZIGGURAT_RANDOM_GAMES` sets how
/// many; the goal of 100,000 takes minutes in a release build.
#[test]
fn random_games_end_with_every_count_whole() {
    let games: u64 =
        std::env::var("ZIGGURAT_RANDOM_GAMES").ok().map_or(90, |n| n.parse().expect("a number of games"));
    let (mut steps, mut longest) = (0u64, 0);
    for game in 0..games {
        let mut rng = QuickRandom::new(game);
        let setup = setup(&mut rng);
        let suggested = rng.below(2) == 0;
        let start = Position::new(Content::standard(), &setup).expect("a playable set-up");
        let mut made = 0u64;
        let walk = if suggested { Walk::suggested() } else { Walk::legal() };
        walk.any_seat().from(start, &mut rng, |_, _, _, after| {
            made += 1;
            assert!(made < 20_000, "game {game} does not end");
            if let Err(broken) = after.invariants() {
                panic!("game {game}, step {made}: {broken}");
            }
        });
        steps += made;
        longest = longest.max(made);
    }
    println!("{games} games, {steps} steps, longest {longest}");
}

#[test]
fn counts_of_positions_are_pinned() {
    let count = |players, first_game, depth| {
        let setup = Setup { first_game, ..Setup::new(players) };
        perft(&Position::new(Content::standard(), &setup).expect("a playable set-up"), depth)
    };
    // Houses in seat order, then the gods: 4 x 3 picks, 21 (first game 35) ways to deal each hand.
    assert_eq!((count(2, false, 1), count(2, false, 2), count(2, false, 3)), (4, 12, 12 * 21));
    assert_eq!(count(2, false, 4), 12 * 21 * 21);
    assert_eq!(count(2, true, 4), 12 * 35 * 35);
    assert_eq!(count(4, false, 4), 4 * 3 * 2 * 21, "the fourth house is left over");
    // From the first turn of a game whose draws are all the first possible.
    let houses = anunnaki::ids::House::ALL;
    let turn = |players: u8| {
        let setup = Setup::new(players);
        anunnaki::puzzle::Puzzle::new(Content::standard(), &setup, &houses[..players.into()])
            .turn(game_core::Seat::new(0))
    };
    let counts: Vec<Vec<u64>> =
        (2..=4).map(|players| (1..=4).map(|depth| perft(&turn(players), depth)).collect()).collect();
    insta::assert_debug_snapshot!("perft", counts);
}

#[test]
fn playthroughs_are_pinned() {
    for players in 2..=4 {
        let setup = Setup { round_limit: 12, ..Setup::new(players) };
        insta::assert_snapshot!(
            format!("playthrough-{players}"),
            playthrough::<Position>(setup, u64::from(players))
        );
    }
}

/// The log by deeds: battles are told with their sums, the scoring with its points, and no point is left out.
#[test]
fn the_story_of_a_game_adds_up() {
    let mut battles = 0;
    for seed in 0..4 {
        let deeds = game_laws::told_in_full::<Position>(Position::default_setup(2), seed, "tally-vp");
        let count = |key: &str| deeds.iter().filter(|deed| deed.text.key == key).count();
        assert_eq!(count("deed-scoring"), 1);
        for empty in ["do-decline", "do-stop", "do-done", "do-pay"] {
            let told = deeds.iter().filter(|deed| deed.text.key == empty);
            assert!(told.clone().all(|deed| !deed.gains.is_empty()), "{empty} alone says nothing");
        }
        battles += count("deed-battle-won") + count("deed-battle-lost");
    }
    assert!(battles > 0, "somebody fights");
}

#[test]
fn every_ruling_is_named_by_a_test() {
    let unnamed = game_laws::rulings_without_a_test(env!("CARGO_MANIFEST_DIR").as_ref());
    assert!(unnamed.is_empty(), "no test names {}", unnamed.join(", "));
}
