//! What a seat may answer, wish for and is refused, as it is told: without the type of its game.

use crate::game::Tally;
use crate::refusal::Explain;
use crate::seat::Seat;
use crate::table::StepError;
use crate::text::{Target, Text};
use crate::word::{self, Word};
use serde::{Deserialize, Serialize};

/// An answer a seat may give.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct OptionLine {
    /// What kind of step it is: the word that its notation begins with.
    #[serde(deserialize_with = "word::read")]
    pub kind: Word,
    /// The step in notation: what to send back.
    pub step: String,
    /// What it means.
    pub text: Text,
    /// What it is about, and what to highlight.
    pub targets: Vec<Target>,
    /// What it would change at once, before any draw.
    pub changes: Vec<Change>,
    /// What the whole deed costs that it begins, where later steps pay for a part of it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(as = "Option<Vec<Tally>>", optional))]
    pub price: Vec<Tally>,
}

/// A step that a seat may wish for and may not make now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Wish {
    /// What kind of step it is, as [`OptionLine::kind`].
    #[serde(deserialize_with = "word::read")]
    pub kind: Word,
    /// The step in notation.
    pub step: String,
    /// What it is about.
    pub targets: Vec<Target>,
    /// Why not.
    pub refusal: Refused,
}

/// What a step would change for a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Change {
    /// Whose number.
    pub seat: Seat,
    /// What is counted, as a message key.
    #[serde(deserialize_with = "word::read")]
    pub key: Word,
    /// By how much it would grow or shrink.
    pub by: i32,
}

/// Why a step in notation was not made. Nothing changed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema), ts(rename = "Refusal"), schema(as = Refusal))]
pub struct Refused {
    /// What was wrong, as a message.
    pub text: Text,
    /// The place of the rule, if a rule forbids it.
    #[serde(default, deserialize_with = "word::read_some")]
    pub rule: Option<Word>,
}

impl<R: Explain> From<StepError<R>> for Refused {
    fn from(error: StepError<R>) -> Self {
        Refused { text: error.text(), rule: error.rule() }
    }
}
