//! One step, one line of text.
//!
//! ```
//! use game_core::{Content, Notation};
//! use game_laws::toy::{Action, Pebbles, Toy};
//!
//! let content = Pebbles::standard();
//! assert_eq!(Toy::write_step(content, Action::Seal(4)), "seal 4");
//! assert_eq!(Toy::parse_step(content, "  SEAL   4"), Ok(Action::Seal(4)));
//! let error = Toy::parse_step(content, "seel 4").unwrap_err();
//! assert!(error.expected.contains("seal VALUE"));
//! ```

use crate::game::Game;

/// Steps as short lines, the same for people, records and tests. Needs no position.
pub trait Notation: Game {
    /// The step as text, without a line break.
    fn write_step(content: &'static Self::Content, action: Self::Action) -> String;

    /// The step a text means; accepts exactly what [`Notation::write_step`] writes, in any letter case and
    /// with any amount of blanks between words.
    ///
    /// # Errors
    /// When the text is not a step of this game.
    fn parse_step(content: &'static Self::Content, text: &str) -> Result<Self::Action, NotationError>;
}

/// A text that is no step.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{text:?} is not a step: {expected}")]
pub struct NotationError {
    /// What was read.
    pub text: String,
    /// What would be right.
    pub expected: String,
}

impl NotationError {
    /// The error for this text.
    pub fn new(text: &str, expected: impl Into<String>) -> Self {
        NotationError { text: text.to_owned(), expected: expected.into() }
    }
}
