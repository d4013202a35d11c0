//! All laws on random games, pinned counts, and one pinned game.

use game_core::{Actor, Awaiting, Content as _, Game, QuickRandom, Random, Seat};
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
