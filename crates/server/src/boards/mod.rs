//! Boards to think on. A board begins at what one seat may know of a moment; the rest is dealt, and never the truth: only
//! what a [`game_core::Sight`] writes is kept of a position.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`board`] | the document: where it begins, branches, steps, comments |
//! | [`change`] | what can be done with it |
//! | [`play`] | its steps made on the engine |
//! | [`show`] | the board as its owner sees it, or whoever has a link |
//! | [`orders`] | lines of it as standing orders |
//! | [`export`] | the record of the game with the branches as variations |

pub(crate) mod board;
pub(crate) mod change;
pub(crate) mod export;
pub(crate) mod orders;
pub(crate) mod play;
pub(crate) mod show;

pub(crate) use board::Board;
