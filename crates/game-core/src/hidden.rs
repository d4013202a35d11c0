//! Re-dealing what an observer cannot know.
//!
//! ```
//! use game_core::{Game, Hidden, QuickRandom, Seat, Seed, Table, Viewer};
//! use game_laws::toy::{Pebbles, Toy};
//! use game_core::Content;
//!
//! let setup = Toy::default_setup(2);
//! let table = Table::<Toy>::new(Pebbles::standard(), setup, Seed::from_phrase("a")).unwrap();
//! let viewer = Viewer::Seat(Seat::new(1));
//! let mut guess = table.position().clone();
//! guess.determinize(viewer, &mut QuickRandom::new(3));
//! let seen = |position: &Toy| serde_json::to_string(&position.view(viewer)).unwrap();
//! assert_eq!(seen(&guess), seen(table.position()), "it looks the same to that seat");
//! ```

use crate::game::{Game, Viewer};
use crate::random::Random;

/// A game that can imagine itself through somebody's eyes.
pub trait Hidden: Game {
    /// Replaces everything `observer` cannot know (hands, order of decks, sealed choices) by a fresh deal
    /// that agrees with all the observer does know. Does nothing for the judge, or where nothing is hidden.
    fn determinize(&mut self, observer: Viewer, rng: &mut impl Random);
}
