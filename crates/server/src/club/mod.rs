//! Club life: what came of finished games, how strong everybody is, and what people may know of each other.
//!
//! Everything about results and ratings is made from the events of finished tables, in an order that does not depend
//! on who makes it or when, so that it can be made again at any time and comes out the same: `docs/how-to/ratings.md`.
//!
//! | File | Holds |
//! | --- | --- |
//! | `rating` | from places to ratings: pure numbers |
//! | `played` | a finished game as its events tell it |
//! | `ladder` | ratings of a whole ladder, kept in the store |
//! | `scribe` | writes down what came of tables as they end |
//! | `survey` | goes over finished games for their openings |
//! | `profile` | somebody's page, for one who looks at it |
//! | `vacation` | days on which games by turns wait |

pub(crate) mod ladder;
pub(crate) mod played;
pub(crate) mod profile;
pub(crate) mod rating;
pub(crate) mod scribe;
pub(crate) mod survey;
pub(crate) mod vacation;

pub use ladder::{Rung, Tower, rated, recompute, towers};
