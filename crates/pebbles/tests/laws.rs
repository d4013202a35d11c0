//! The laws, and what is pinned.

use game_core::{Content as _, Game, Random};
use game_laws::{Laws, perft, playthrough};
use pebbles::{Action, Content, Position, Setup};

#[test]
fn all_laws_hold() {
    let laws = Laws::<Position> {
        games: 300,
        seed: 1,
        max_steps: 60,
        setup: |rng| Setup { players: 2 + rng.below(3) as u8, rounds: 1 + rng.below(4) as u8 },
        action_kind: |action| match action {
            Action::Draw(..) => "draw",
            Action::Seal(_) => "seal",
        },
        action_kinds: &["draw", "seal"],
        prompt_kind: |_, _| "seal",
        prompt_kinds: &["seal"],
        points_decide: true,
    };
    let report = laws.check();
    assert!(report.steps > 300 * 10, "{report:?}");
}

#[test]
fn counts_of_positions_are_pinned() {
    let start = Position::new(Content::standard(), &Position::default_setup(2)).unwrap();
    assert_eq!([1, 2, 3].map(|depth| perft(&start, depth)), [6, 36, 216]);
}

#[test]
fn a_whole_game_is_pinned() {
    insta::assert_snapshot!(playthrough::<Position>(Position::default_setup(3), 1));
}
