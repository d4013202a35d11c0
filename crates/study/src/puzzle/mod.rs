//! Puzzles: positions in which one choice is much better than all others for the seat to move.
//!
//! They are found in games ([`find`](mod@find)), kept as lines of text beside the program ([`book`](mod@book)), and solved
//! again with more work than they were found with ([`check`](mod@check)).

pub mod book;
pub mod check;
pub mod find;
mod seek;

pub use book::{Book, BookError, Head, Puzzle, book};
pub use check::{Checked, check};
pub use find::{Hunt, find};

/// A choice less than this many points off counts as right.
pub const RIGHT: f64 = 1.0;
/// So many levels a set is cut into.
pub const LEVELS: u8 = 3;

/// The smallest gap, in points, that makes a puzzle of a game. Four points, where that is a rare thing in a turn; games
/// whose single steps are worth more ask for more.
#[must_use]
pub fn least(game: &str) -> f64 {
    match game {
        "pebbles" => 1.0,
        _ => 4.0,
    }
}
