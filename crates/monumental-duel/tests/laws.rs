//! All laws on random games, pinned counts, and one pinned game.

use game_core::{Actor, Awaiting, Content as _, Game, Invariants, QuickRandom, Random, Seat};
use game_laws::{Laws, perft, playthrough};
use monumental_duel::{Action, Content, Position, PromptKind, Setup};
use strum::VariantNames;

const CIVS: [&str; 3] = ["japanese", "malians", "aztecs"];

/// Every pairing in both orders, sometimes chosen by the players; sometimes with a fixed first player.
fn any_setup(rng: &mut QuickRandom) -> Setup {
    let a = rng.below(3) as usize;
    let b = (a + 1 + rng.below(2) as usize) % 3;
    let assigned = rng.below(2) == 0;
    Setup {
        players: 2,
        civilizations: assigned.then(|| [CIVS[a].to_owned(), CIVS[b].to_owned()]),
        first: (rng.below(2) == 0).then(|| Seat::new(rng.below(2) as u8)),
    }
}

fn prompt_kind(position: &Position, _: Seat) -> &'static str {
    position.question().expect("an awaited seat is asked something").into()
}

/// All questions but D19: of the policies of one civilization never two others can be copied, so nobody is asked.
fn asked() -> &'static [&'static str] {
    let asked = PromptKind::VARIANTS.iter().filter(|kind| **kind != "copy_policy");
    asked.copied().collect::<Vec<_>>().leak()
}

#[test]
fn all_laws_hold() {
    let report = Laws::<Position> {
        games: 200,
        seed: 4,
        max_steps: 5_000,
        setup: any_setup,
        action_kind: |action| action.into(),
        action_kinds: Action::VARIANTS,
        prompt_kind,
        prompt_kinds: asked(),
        points_decide: true,
    }
    .check();
    assert!(report.games >= 1);
}

/// Random games of every pairing end after 6 to 10 rounds (invariant 14), with every invariant on the way.
#[test]
fn random_games_last_six_to_ten_rounds() {
    let wanted = std::env::var("ZIGGURAT_LAW_GAMES").ok();
    let games: u64 = wanted.map_or(300, |n| n.parse().expect("a number of games"));
    let (mut rounds, mut longest) = ([0u64; 11], 0);
    let mut legal = Vec::new();
    for game in 0..games {
        let mut rng = QuickRandom::new(game.wrapping_mul(0x9E37_79B9).wrapping_add(7));
        let mut position = Position::new(Content::standard(), &any_setup(&mut rng)).unwrap();
        let mut steps = 0;
        loop {
            match position.awaiting() {
                Awaiting::Nothing => break,
                Awaiting::Chance => position.apply(Actor::Chance, position.deal(&mut rng)),
                Awaiting::Players(seats) => {
                    let seat = seats.first().unwrap();
                    legal.clear();
                    position.legal(seat, &mut legal);
                    position.apply(Actor::Seat(seat), *rng.pick(&legal).expect("an answer"));
                }
            }
            position.invariants().unwrap_or_else(|problem| panic!("game {game}, step {steps}: {problem}"));
            steps += 1;
            assert!(steps < 5_000, "game {game} does not end");
        }
        assert!((6..=10).contains(&position.round()), "game {game}: {} rounds", position.round());
        rounds[usize::from(position.round())] += 1;
        longest = longest.max(steps);
    }
    println!("{games} games; games per number of rounds {rounds:?}; longest {longest} steps");
}

/// The start is drawn: two first players, then 3 · 2 choices of civilizations, then the row of era I.
#[test]
fn the_tree_of_positions_is_pinned() {
    let start = Position::new(Content::standard(), &Setup::usual()).unwrap();
    let counts: Vec<u64> = (1..=5).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [2, 6, 12, 144, 1584]);
}

/// From the first turn of a game dealt by a fixed generator.
#[test]
fn the_first_turns_are_pinned() {
    let mut rng = QuickRandom::new(20);
    let setup = Setup {
        civilizations: Some(["aztecs".to_owned(), "japanese".to_owned()]),
        first: Some(Seat::new(0)),
        ..Setup::usual()
    };
    let mut position = Position::new(Content::standard(), &setup).unwrap();
    while position.question() != Some(PromptKind::Turn) {
        match position.awaiting() {
            Awaiting::Chance => position.apply(Actor::Chance, position.deal(&mut rng)),
            _ => {
                let mut legal = Vec::new();
                position.legal(position.acting(), &mut legal);
                let action = *rng.pick(&legal).unwrap();
                position.apply(Actor::Seat(position.acting()), action);
            }
        }
    }
    let counts: Vec<u64> = (1..=4).map(|depth| perft(&position, depth)).collect();
    insta::assert_debug_snapshot!(counts);
}

#[test]
fn a_whole_game_is_pinned() {
    insta::assert_snapshot!(playthrough::<Position>(Setup::usual(), 1));
}
