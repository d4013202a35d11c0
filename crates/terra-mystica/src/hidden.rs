//! Nothing is hidden in Terra Mystica: there is nothing to deal afresh.

use crate::state::Position;
use game_core::{Hidden, Random, Viewer};

impl Hidden for Position {
    fn determinize(&mut self, _: Viewer, _: &mut impl Random) {}
}
