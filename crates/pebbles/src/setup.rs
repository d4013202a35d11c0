//! What is chosen before a game.

use serde::{Deserialize, Serialize};

/// The set-up of Pebbles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 2 to 4.
    pub players: u8,
    /// 1 to 4.
    #[serde(default = "three")]
    pub rounds: u8,
}

pub(crate) const fn three() -> u8 {
    3
}

/// A set-up of Pebbles that cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("Pebbles is played by 2 to 4 players over 1 to 4 rounds, not by {0} over {1}")]
pub struct SetupError(pub(crate) u8, pub(crate) u8);
