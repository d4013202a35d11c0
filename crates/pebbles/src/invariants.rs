//! Counts that never change.

use crate::state::{KINDS, Position};
use game_core::{Bag, Invariants};

impl Invariants for Position {
    fn invariants(&self) -> Result<(), String> {
        let mut all = self.pile;
        let mut shown = self.shown;
        all.pour(&mut shown);
        for seat in self.seats() {
            let mut hand = self.hands[seat];
            all.pour(&mut hand);
            if let Some(value) = self.sealed[seat] {
                all.add(usize::from(value) - 1);
            }
        }
        if all == Bag::new([self.content.copies; KINDS]) {
            Ok(())
        } else {
            Err(format!("pebbles were lost: {all:?}"))
        }
    }
}
