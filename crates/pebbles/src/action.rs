//! Every answer and every deal.

use game_core::Seat;
use serde::{Deserialize, Serialize};

/// A step of Pebbles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Chance gives a seat a pebble.
    Draw(Seat, u8),
    /// A seat seals a pebble.
    Seal(u8),
}
