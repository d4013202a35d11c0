//! Re-dealing what an observer cannot know.

use crate::game::{Game, Viewer};
use crate::random::Random;

/// A game that can imagine itself through somebody's eyes.
pub trait Hidden: Game {
    /// Replaces everything `observer` cannot know (hands, order of decks, sealed choices) by a fresh deal
    /// that agrees with all the observer does know. Does nothing for the judge, or where nothing is hidden.
    fn determinize(&mut self, observer: Viewer, rng: &mut impl Random);
}
