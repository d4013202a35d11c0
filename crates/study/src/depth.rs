//! How much work a review is. Counted in passes, so that a review is the same on every machine.

use bots::Trees;
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// How much work a review is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Depth {
    /// Deals of what a seat cannot know, in each of which a decision is looked at.
    pub deals: u32,
    /// Draws that are tried where something was drawn.
    pub draws: u32,
    /// Trees of the second look for a decision; 0 leaves it out.
    pub trees: u32,
    /// Passes of the second look through the whole game, shared out evenly among its decisions; some games get several
    /// times as many ([`deeper`](crate::calibration::deeper)).
    pub passes: u32,
}

/// Fewest and most passes through one tree of a decision, whatever the length of the game.
const PASSES: (u32, u32) = (12, 1_600);

impl Depth {
    /// The first look only.
    pub const QUICK: Depth = Depth { deals: 6, draws: 24, trees: 0, passes: 0 };
    /// What a server does.
    pub const STANDARD: Depth = Depth { deals: 6, draws: 24, trees: 3, passes: 40_000 };
    /// For whoever has time.
    pub const DEEP: Depth = Depth { deals: 12, draws: 64, trees: 5, passes: 320_000 };

    /// The search for each of so many decisions, so many times as deep as usual; `None` where there is only one look.
    #[must_use]
    pub fn trees_for(self, decisions: usize, deeper: u32) -> Option<Trees> {
        if self.trees == 0 {
            return None;
        }
        let share = self.passes.saturating_mul(deeper) / self.trees / (decisions as u32).max(1);
        Some(Trees { count: self.trees, passes: share.clamp(PASSES.0, PASSES.1) })
    }
}

/// A word that is no depth.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no depth; there are quick, standard and deep")]
pub struct DepthError(pub String);

impl FromStr for Depth {
    type Err = DepthError;

    fn from_str(text: &str) -> Result<Self, DepthError> {
        match text {
            "quick" => Ok(Depth::QUICK),
            "standard" => Ok(Depth::STANDARD),
            "deep" => Ok(Depth::DEEP),
            other => Err(DepthError(other.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_game_gets_fewer_passes_a_decision_and_never_none() {
        let per_decision = |decisions| Depth::STANDARD.trees_for(decisions, 1).unwrap().passes;
        assert!(per_decision(100) > per_decision(400));
        assert_eq!((per_decision(1), per_decision(1_000_000)), (PASSES.1, PASSES.0));
        let deeper = Depth::STANDARD.trees_for(400, 4).unwrap().passes;
        assert_eq!(deeper / 4, per_decision(400));
        assert_eq!(Depth::QUICK.trees_for(10, 1), None);
    }

    #[test]
    fn depths_have_names() {
        assert_eq!("deep".parse(), Ok(Depth::DEEP));
        let told = "deeper".parse::<Depth>().unwrap_err().to_string();
        assert_eq!(told, "`deeper` is no depth; there are quick, standard and deep");
    }
}
