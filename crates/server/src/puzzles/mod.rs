//! Puzzles: positions in which one choice is much better than all others.
//!
//! | File | Holds |
//! | --- | --- |
//! | `box_of` | the sets that come with the program, opened when they are asked for |
//! | `laid` | a puzzle on the board: what its seat may know, and what each step is worth |
//! | `back` | own mistakes that come back after days |
//! | `score` | ratings of people and puzzles, and days in a row |

pub(crate) mod back;
mod box_of;
mod laid;
pub(crate) mod score;

pub use box_of::{NoPuzzles, PuzzleEntry, PuzzleSource};
pub(crate) use box_of::{PuzzleBox, Set};
pub(crate) use laid::{Laid, Worth, lay};

/// A choice less than this many points off counts as right.
pub(crate) const RIGHT: f64 = 1.0;
