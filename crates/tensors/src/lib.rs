//! Games as arrays, for programs that learn: what a seat may know as numbers, every step as an index with a mask, and
//! thousands of games stepped in one call.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`mod@encoding`] | [`Encoding`]: names, sizes and versions of observations and steps |
//! | [`games`](mod@games) | the games that have one, by name |
//! | [`position`] | [`AnyPosition`]: a plain position without its type |
//! | [`table`] | [`AnyMatch`]: a table that also takes indices |
//! | [`vector`] | [`AnyVector`]: many games at once, with automatic reset |
//! | `laws` | the laws that can be seen from one position |
//! | `hasher` | a quick hash of small steps |

pub mod encoding;
pub mod games;
mod hasher;
mod laws;
pub mod position;
pub mod table;
pub mod vector;

pub use encoding::{Encoding, OTHERS, mask};
pub use games::{AnyEncoding, Encoded, Visit, encoding, games, visit};
pub use position::{AnyPosition, StepProblem};
pub use table::AnyMatch;
pub use vector::{AnyVector, Arrays, Opponents, VectorError, VectorOrder};
