//! Standing orders: what somebody wants done when the own turn comes.

use game_core::Text;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The standing orders of the caller at a table. Nobody else learns that there are any.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct StandingOrders {
    /// The rows, tried from the first on; after the last the person is asked. Empty when there are no orders.
    pub rows: Vec<StandingRow>,
    /// The row that was begun, once one was.
    pub begun: Option<u32>,
    /// So many steps of it were made.
    pub done: u32,
    /// The moment of the board they were written on.
    pub moment: u32,
    /// How the last ones ended.
    pub ended: Option<StandingEnd>,
    /// The steps that were made by orders and still stand, by their numbers from 1.
    pub made: Vec<u32>,
}

/// One row: if all of this holds, do that.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct StandingRow {
    /// All of it must hold; nothing always does.
    pub when: Vec<StandingCondition>,
    /// The steps, one after the other; without any the person is asked.
    pub steps: Vec<StandingStep>,
}

/// A step that is to be made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct StandingStep {
    /// The key of the question it answers: at any other question it waits.
    pub question: String,
    /// In notation.
    pub step: String,
    /// What it means.
    pub text: Text,
    /// What others must have done since the step before.
    pub when: Vec<StandingCondition>,
}

/// Something that can be so or not.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct StandingCondition {
    /// What.
    pub fact: StandingFact,
    /// It must not be so.
    pub not: bool,
    /// The step that it is about, in words.
    pub text: Text,
}

/// What a condition is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum StandingFact {
    /// This step is offered to the own seat when it is asked.
    Offered {
        /// In notation.
        step: String,
    },
    /// Somebody made a step since the own last one.
    Did {
        /// Who; anybody else otherwise.
        seat: Option<u8>,
        /// In notation.
        step: String,
        /// Any step of the same kind will do: one that is told by the same message.
        like: bool,
    },
}

/// Orders that are no more.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct StandingEnd {
    /// Why.
    pub why: StandingWhy,
    /// Number of the event.
    pub seq: u64,
    /// The step that could not be made, where it was one.
    pub text: Option<Text>,
}

/// Why orders ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum StandingWhy {
    /// Every step was made.
    Done,
    /// They said to stop and ask.
    Asked,
    /// The next step is not allowed.
    Impossible,
    /// Others did something else than was foreseen between two steps.
    Otherwise,
    /// Something was drawn between two steps.
    Drawn,
    /// The person made the step, or took one back.
    ByHand,
    /// The game went back behind them.
    Back,
    /// Somebody or a bot took the seat.
    TakenOver,
}

impl StandingWhy {
    /// Were they dropped, against what the person wanted?
    #[must_use]
    pub const fn is_dropped(self) -> bool {
        matches!(self, Self::Impossible | Self::Otherwise | Self::Drawn | Self::Back)
    }
}

/// Keeps what was thought on a board as orders, instead of those there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct StandingRequest {
    /// Id of the board, which must be of this table and the own seat.
    pub board: String,
    /// The deal in which the steps are read.
    #[serde(default)]
    #[ts(as = "Option<u32>")]
    pub deal: u32,
    /// The rows, at most 8.
    pub rows: Vec<StandingRowRequest>,
}

/// A row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct StandingRowRequest {
    /// All of it must hold, at most 4.
    pub when: Vec<StandingConditionRequest>,
    /// The last step of a line of the board: the own steps on the way to it are made. Without one the person is asked.
    #[serde(default)]
    pub line: Option<u32>,
}

/// A condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct StandingConditionRequest {
    /// A step of the board: an own one is offered, one of somebody else was made.
    pub node: u32,
    /// It must not be so.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub not: bool,
    /// Whoever made it.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub anybody: bool,
    /// Any step of the same kind will do.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub like: bool,
}
