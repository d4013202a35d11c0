//! A review of a finished game: the state of the work, and what came of it so far.

use game_core::review::Review;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How far a review is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum ReviewStage {
    /// Nobody has asked for one.
    None,
    /// It waits for others.
    Queued,
    /// The first, quick look.
    FirstLook,
    /// The second, deeper look; the result of the first is there.
    SecondLook,
    /// Everything was looked at.
    Done,
    /// It could not be made.
    Failed,
}

/// The review of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ReviewState {
    /// How far it is.
    pub stage: ReviewStage,
    /// Grows whenever `review` changes; send it back as `known` to be told the review only when it is newer.
    pub rev: u32,
    /// The work of the look that goes on; `null` when nothing is under way.
    pub progress: Option<ReviewProgress>,
    /// Did whoever asked for it stop it for now?
    pub paused: bool,
    /// May the caller pause it and let it go on?
    pub may_pause: bool,
    /// When it was asked for, in milliseconds since 1970.
    pub asked_at: Option<i64>,
    /// Why it could not be made.
    pub problem: Option<String>,
    /// The review as far as it is; `null` before the first look is over and when the caller knows it.
    pub review: Option<Review>,
}

/// How much of a look is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct ReviewProgress {
    /// Decisions and draws looked at.
    pub done: u32,
    /// All of them.
    pub of: u32,
    /// The round that it is at.
    pub round: u16,
    /// Reviews of others that come first.
    pub ahead: u32,
    /// Seconds until it is done, as far as can be told.
    pub left: Option<u32>,
}

/// Asks for a review, pauses it, or lets it go on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct ReviewRequest {
    /// Stop for now, or go on; only for whoever asked for the review.
    pub paused: Option<bool>,
}
