//! Nothing is hidden: whatever is unknown is unknown to both, and lies in bags until it is drawn (spec 2.2).

use crate::state::Position;
use game_core::{Hidden, Random, Viewer};

impl Hidden for Position {
    fn determinize(&mut self, _observer: Viewer, _rng: &mut impl Random) {}
}
