//! What each viewer may see.

use crate::state::{KINDS, Position};
use game_core::{Bag, Seat, Viewer};
use serde::Serialize;

/// What a viewer of Pebbles sees.
#[derive(Serialize)]
pub struct View {
    round: u8,
    pile: u32,
    shown: Vec<u8>,
    seats: Vec<SeatView>,
}

#[derive(Serialize)]
struct SeatView {
    points: u8,
    in_hand: u32,
    hand: Option<Vec<u8>>,
    has_sealed: bool,
    sealed: Option<u8>,
}

pub(crate) fn values(bag: &Bag<KINDS>) -> Vec<u8> {
    bag.kinds().flat_map(|(kind, n)| std::iter::repeat_n(kind as u8 + 1, usize::from(n))).collect()
}

impl View {
    pub(crate) fn of(position: &Position, viewer: Viewer) -> Self {
        let seat = |seat: Seat| SeatView {
            points: position.points[seat],
            in_hand: position.hands[seat].len(),
            hand: viewer.is(seat).then(|| values(&position.hands[seat])),
            has_sealed: position.sealed[seat].is_some(),
            sealed: position.sealed[seat].filter(|_| viewer.is(seat)),
        };
        View {
            round: position.round,
            pile: position.pile.len(),
            shown: values(&position.shown),
            seats: position.seats().map(seat).collect(),
        }
    }
}
