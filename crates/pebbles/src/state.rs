//! The position.

use crate::content::Content;
use game_core::{Bag, Handle, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Kinds of pebbles: values 1 to 6.
pub(crate) const KINDS: usize = 6;
const HAND: u8 = 3;

/// The position of a game of Pebbles.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Position {
    pub(crate) content: Handle<Content>,
    pub(crate) players: u8,
    pub(crate) rounds: u8,
    pub(crate) round: u8,
    pub(crate) pile: Bag<KINDS>,
    pub(crate) hands: PerSeat<Bag<KINDS>, 4>,
    pub(crate) sealed: PerSeat<Option<u8>, 4>,
    pub(crate) shown: Bag<KINDS>,
    pub(crate) points: PerSeat<u8, 4>,
}

impl Position {
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }

    /// The seat whose hand is filled next.
    pub(crate) fn drawing(&self) -> Option<Seat> {
        let wants = |seat: &Seat| self.hands[*seat].len() < u32::from(HAND) && self.sealed[*seat].is_none();
        self.seats().find(wants).filter(|_| self.round < self.rounds && !self.pile.is_empty())
    }

    pub(crate) fn unsealed(&self) -> SeatSet {
        self.seats().filter(|seat| self.sealed[*seat].is_none()).collect()
    }

    pub(crate) fn show(&mut self) {
        let shown = |value: u8| self.seats().filter(|seat| self.sealed[*seat] == Some(value)).count();
        let best = (1..=KINDS as u8).rev().find(|value| shown(*value) == 1);
        for seat in self.seats() {
            let value = self.sealed[seat].take().expect("everybody has sealed");
            self.shown.add(usize::from(value) - 1);
            if Some(value) == best {
                self.points[seat] += value;
            }
        }
        self.round += 1;
    }
}
