//! The rules of `RULES.md`, one test each.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

use game_core::{Actor, Awaiting, Content as _, Explain, Game, Seat};
use pebbles::{Action, Content, Position, Refusal, Setup};

const SEATS: [Seat; 3] = [Seat::new(0), Seat::new(1), Seat::new(2)];

/// A game of two or three in which these hands were dealt.
fn dealt<const N: usize>(rounds: u8, hands: [[u8; 3]; N]) -> Position {
    let setup = Setup { players: N as u8, rounds };
    let mut position = Position::new(Content::standard(), &setup).unwrap();
    for (seat, hand) in SEATS.into_iter().zip(hands) {
        for value in hand {
            assert_eq!(position.awaiting(), Awaiting::Chance);
            position.apply(Actor::Chance, Action::Draw(seat, value));
        }
    }
    position
}

/// Everybody seals the first pebble of these.
fn seal<const N: usize>(position: &mut Position, values: [u8; N]) {
    for (seat, value) in SEATS.into_iter().zip(values) {
        assert_eq!(position.refusal(seat, Action::Seal(value)), None);
        position.apply(Actor::Seat(seat), Action::Seal(value));
    }
}

/// Rule 1.
#[test]
fn everybody_holds_three() {
    let position = dealt(3, [[1, 2, 3], [4, 5, 6], [1, 1, 1]]);
    assert_eq!(position.awaiting(), Awaiting::Players(SEATS.into_iter().collect()));
}

/// Rule 1.
#[test]
fn set_ups_out_of_range_are_refused() {
    for (players, rounds) in [(1, 3), (5, 3), (2, 0), (2, 5)] {
        let error = Position::new(Content::standard(), &Setup { players, rounds }).unwrap_err().to_string();
        assert!(error.contains(&format!("not by {players} over {rounds}")), "{error}");
    }
}

/// Rule 1.
#[test]
fn a_pack_needs_enough_pebbles() {
    assert!(Content::parse("few.toml", "copies = 3").unwrap_err().to_string().contains("4 to 40"));
    assert!(
        Content::parse("other.toml", "game = \"go\"\ncopies = 4")
            .unwrap_err()
            .to_string()
            .contains("pebbles")
    );
    assert!(Content::parse("many.toml", "game = \"pebbles\"\ncopies = 9").is_ok());
}

/// Rule 2.1.
#[test]
fn only_held_pebbles_are_sealed() {
    let position = dealt(3, [[1, 2, 2], [4, 5, 6]]);
    let mut legal = Vec::new();
    position.legal(SEATS[0], &mut legal);
    assert_eq!(legal, [Action::Seal(1), Action::Seal(2)]);
    for value in [0, 3, 6, 7, 255] {
        let refusal = position.refusal(SEATS[0], Action::Seal(value)).unwrap();
        assert_eq!((refusal, refusal.rule()), (Refusal::NotInHand { value }, "1"));
    }
    let drawn = position.refusal(SEATS[0], Action::Draw(SEATS[0], 1));
    assert_eq!(drawn, Some(Refusal::NotYours));
}

/// Rule 2.2.
#[test]
fn the_highest_single_value_scores() {
    let mut position = dealt(1, [[6, 1, 1], [6, 2, 2], [4, 3, 3]]);
    seal(&mut position, [6, 6, 4]);
    assert_eq!(SEATS.map(|seat| position.score(seat)), [0, 0, 4]);
    assert_eq!(position.awaiting(), Awaiting::Nothing);
}

/// Rule 2.2.
#[test]
fn nobody_scores_where_all_show_the_same() {
    let mut position = dealt(2, [[5, 1, 1], [5, 2, 2]]);
    seal(&mut position, [5, 5]);
    assert_eq!((position.score(SEATS[0]), position.score(SEATS[1])), (0, 0));
    assert_eq!(position.awaiting(), Awaiting::Chance, "everybody draws for the next round");
}

/// Rule 3.
#[test]
fn equal_points_share_a_place() {
    let mut position = dealt(1, [[6, 1, 1], [3, 2, 2], [3, 3, 4]]);
    seal(&mut position, [6, 3, 3]);
    assert_eq!(SEATS.map(|seat| position.place(seat)), [1, 2, 2]);
}
