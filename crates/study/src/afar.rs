//! Pieces of a review that somebody elsewhere does.
//!
//! A piece travels with the whole record, so whoever does it needs nothing else, and it comes to the same wherever it is
//! done. What was found travels bit by bit: a review is the same to the last digit.

use crate::VERSION;
use crate::depth::Depth;
use crate::judge::Judged;
use crate::lines::Read;
use crate::luck::Luck;
use crate::study::{AnyStudy, StudyError, begin};
use game_core::Record;
use game_core::review::ReviewLook;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, Mutex, PoisonError};

/// So many games that were begun for others are remembered: the next piece is most likely of one of them.
const REMEMBERED: usize = 4;

/// A piece as it travels.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Task {
    pub version: u32,
    pub rules: u32,
    pub record: String,
    pub depth: Depth,
    pub seed: u64,
    pub look: ReviewLook,
    pub piece: usize,
}

/// What was found at one place of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant, reason = "nearly all of them are choices")]
pub(crate) enum Finding {
    Choice(Option<(Read, Judged)>),
    Run(Luck),
}

/// Why a piece cannot be done for somebody else.
#[derive(Debug, thiserror::Error)]
pub enum TaskError {
    /// It cannot be understood.
    #[error("not a piece of a review: {0}")]
    Task(#[from] serde_json::Error),
    /// It is for another reviewer.
    #[error("it is for version {0} of the reviewer; here is {here}", here = VERSION)]
    Version(u32),
    /// It is for other rules.
    #[error("it is for rules {wanted} of the game; here are {here}")]
    Rules {
        /// Those that are wanted.
        wanted: u32,
        /// Those of this program.
        here: u32,
    },
    /// The record is no record.
    #[error("the record cannot be read: {0}")]
    Record(String),
    /// The game has no such piece.
    #[error("the game has no piece {0}")]
    Piece(usize),
    /// The game cannot be gone over.
    #[error(transparent)]
    Study(#[from] StudyError),
}

/// Does a piece for somebody else, as [`AnyStudy::task`] tells it; what is found is for [`AnyStudy::take`].
///
/// # Errors
/// When it cannot be understood, or the game cannot be gone over here.
pub fn work_for(task: &[u8]) -> Result<Vec<u8>, TaskError> {
    let Task { version, rules, record, depth, seed, look, piece } = serde_json::from_slice(task)?;
    if version != VERSION {
        return Err(TaskError::Version(version));
    }
    let study = begun(record, depth, seed)?;
    if study.rules() != rules {
        return Err(TaskError::Rules { wanted: rules, here: study.rules() });
    }
    if piece >= study.pieces(look) {
        return Err(TaskError::Piece(piece));
    }
    Ok(study.work_for(look, piece))
}

type Known = ((String, Depth, u64), Arc<dyn AnyStudy>);

/// The game, begun before or now.
fn begun(record: String, depth: Depth, seed: u64) -> Result<Arc<dyn AnyStudy>, TaskError> {
    static KNOWN: Mutex<Vec<Known>> = Mutex::new(Vec::new());
    let key = (record, depth, seed);
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, study)) = known().iter().find(|(known, _)| *known == key) {
        return Ok(Arc::clone(study));
    }
    let record: Record = key.0.parse().map_err(|error| TaskError::Record(format!("{error}")))?;
    let study: Arc<dyn AnyStudy> = Arc::from(begin(&record, depth, seed)?);
    let mut known = known();
    if known.len() >= REMEMBERED {
        known.remove(0);
    }
    known.push((key, Arc::clone(&study)));
    Ok(study)
}

/// Numbers bit by bit.
pub(crate) mod bits {
    use game_core::Seat;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
    pub fn serialize<S: Serializer>(number: &f64, to: S) -> Result<S::Ok, S::Error> {
        number.to_bits().serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<f64, D::Error> {
        u64::deserialize(from).map(f64::from_bits)
    }

    /// One for each seat.
    pub mod each {
        use super::{Deserialize, Deserializer, Error, Seat, Serialize, Serializer};

        pub fn serialize<S: Serializer>(numbers: &[f64; Seat::MAX], to: S) -> Result<S::Ok, S::Error> {
            numbers.map(f64::to_bits).as_slice().serialize(to)
        }

        pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[f64; Seat::MAX], D::Error> {
            let numbers: Vec<u64> = Vec::deserialize(from)?;
            let numbers: [u64; Seat::MAX] =
                numbers.try_into().map_err(|_| D::Error::custom("not a number for each seat"))?;
            Ok(numbers.map(f64::from_bits))
        }
    }
}
