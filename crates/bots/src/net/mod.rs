//! The learned part of an evaluation: a small network that corrects the hand-made estimate.
//!
//! A game lists named features of every seat ([`crate::Evaluate::features`]); most of them are nothing most of
//! the time, so only the others are written down ([`Sparse`]). The network reads them together with the
//! hand-made estimate and tells the points to come by the lines of the score sheet, and how the win is shared.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`sparse`] | [`Sparse`]: the features of one seat; [`Inputs`]: those of all seats |
//! | [`layout`] | features in named blocks |
//! | [`network`] | [`Network`]: the numbers and how they are read |
//! | [`beside`] | [`Beside`]: positions read by what differs from another one |
//! | [`file`](mod@file) | [`Pin`]: what a network was made for; the file it lives in |

pub mod beside;
pub mod file;
pub mod layout;
pub mod network;
pub mod sparse;

pub use beside::Beside;
pub use file::{Learned, NetworkError, NetworkFile, Pin};
pub use network::{Network, Shape, Trace};
pub use sparse::{Inputs, Sparse};
