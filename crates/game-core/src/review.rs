//! A finished game gone over: what each decision was worth, and what each draw.
//!
//! All points are points of the final score. A number that was found by trying has an error beside it: nine times of
//! ten the true one lies within so much of it. Steps are counted as the log counts them: step `n` leads from moment
//! `n - 1` to moment `n`.

use crate::text::{Target, Text};
use crate::word::{self, Word};
use serde::{Deserialize, Serialize};

/// A decision that loses less than this many points is as good as the best.
pub const FINE: f64 = 0.3;
/// A decision that loses less than this many points is a small mistake.
pub const SMALL: f64 = 1.0;
/// A decision that loses at least this many points is a large mistake: as much as the answer of a puzzle is worth.
pub const LARGE: f64 = 4.0;
/// So many costly decisions of a seat are named.
pub const COSTLY: usize = 3;

/// How closely something was looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReviewLook {
    /// One step ahead.
    First,
    /// By a search.
    Second,
}

/// A game gone over. What was expected at the start, the deal, the decisions and the draws come to the result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Review {
    /// The version of the reviewer: a newer one may find other numbers.
    pub version: u32,
    /// The steps of the game: the last moment.
    pub steps: u32,
    /// The moments of the lines, ascending: the first is the first decision or before it, the last is the end.
    pub moments: Vec<u32>,
    /// Where the rounds begin.
    pub rounds: Vec<ReviewRound>,
    /// The second look has reached this moment; all decisions up to it were looked at twice.
    pub reached: u32,
    /// Is something drawn after the deal? Where not, nobody was lucky or unlucky.
    pub chance: bool,
    /// One entry per seat, in order.
    pub seats: Vec<ReviewSeat>,
    /// Every decision with a choice, in order.
    pub decisions: Vec<ReviewDecision>,
    /// Every draw that could have come out otherwise, in order.
    pub draws: Vec<ReviewDraw>,
    /// How sure it all is.
    pub certainty: ReviewCertainty,
    /// Why the reviewer is not to be trusted here; empty when nothing speaks against it.
    pub doubts: Vec<ReviewDoubt>,
}

/// Where a round begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReviewRound {
    /// The round; 0 before the first.
    pub round: u16,
    /// Its first moment.
    pub from: u32,
}

/// The game of one seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReviewSeat {
    /// Whose.
    pub seat: u8,
    /// The points at the end: `start + deal + own + others + luck + rest`.
    pub result: i32,
    /// The place at the end, 1 is best.
    pub place: u8,
    /// Points expected before the deal.
    pub start: f64,
    /// What the deal brought, against the average deal.
    pub deal: f64,
    /// What the own decisions brought, against what was expected before each of them.
    pub own: f64,
    /// What the decisions of the others brought or cost.
    pub others: f64,
    /// What the draws after the deal brought, against the average draw.
    pub luck: f64,
    /// The error of `luck`.
    pub luck_error: f64,
    /// What was still expected when a game was broken off, as a loss; 0 for games that were played to their end.
    pub rest: f64,
    /// Points expected at each moment.
    pub points: Vec<f64>,
    /// Nine of ten games end with at least so many points.
    pub low: Vec<f64>,
    /// Nine of ten games end with at most so many points.
    pub high: Vec<f64>,
    /// The chance to win at each moment, 0 to 1; a shared win counts its part.
    pub win: Vec<f64>,
    /// Decisions with a choice.
    pub decisions: u32,
    /// How many of them lost less than 0.3 points.
    pub fine: u32,
    /// Points lost by all of them together, against the best found.
    pub lost: f64,
    /// The error of `lost`.
    pub lost_error: f64,
    /// Points lost per decision.
    pub loss: f64,
    /// The error of `loss`.
    pub loss_error: f64,
    /// The same round by round: as long as `rounds` of the review.
    pub rounds: Vec<ReviewPhase>,
    /// What the better steps would have brought more, by the parts of the evaluation, the largest first; of decisions
    /// that lost something.
    pub sources: Vec<ReviewPart>,
    /// The most costly decisions, as places in `decisions` of the review, the worst first; at most three, and none that
    /// are only perhaps mistakes.
    pub costly: Vec<u32>,
    /// The best find, as a place in `decisions`: the step farthest above the second choice.
    pub best: Option<u32>,
}

/// One round of a seat.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReviewPhase {
    /// The round.
    pub round: u16,
    /// Decisions with a choice.
    pub decisions: u32,
    /// How many of them lost less than 0.3 points.
    pub fine: u32,
    /// Points lost.
    pub lost: f64,
    /// What the draws brought, the deal left out.
    pub luck: f64,
}

/// Points by a part of the evaluation.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReviewPart {
    /// Message key of the part, in the catalogue of the game.
    #[serde(deserialize_with = "word::read")]
    pub key: Word,
    /// Points.
    pub points: f64,
}

/// A decision with a choice, judged by what the seat could know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReviewDecision {
    /// Who decided.
    pub seat: u8,
    /// Number of the step that was made; it was decided at moment `step - 1`.
    pub step: u32,
    /// The round.
    pub round: u16,
    /// How many steps were possible.
    pub options: u32,
    /// How closely it was looked at.
    pub look: ReviewLook,
    /// Points lost against the best found, 0 where nothing better was found: `own + rivals + win`.
    pub loss: f64,
    /// The error of `loss`.
    pub error: f64,
    /// Is the loss no larger than its error? Then it is perhaps no mistake.
    pub perhaps: bool,
    /// How much of the loss is own points.
    pub own: f64,
    /// How much of it is what the rivals gain.
    pub rivals: f64,
    /// How much of it is the chance to win, in points.
    pub win: f64,
    /// What was played.
    pub played: ReviewChoice,
    /// What would have been better; `null` where the loss is under 0.3 points.
    pub better: Option<ReviewChoice>,
    /// What the better step has more of, by the parts of the evaluation, the largest first.
    pub parts: Vec<ReviewPart>,
    /// The same as one sentence.
    pub why: Option<Text>,
    /// What the better step aims at.
    pub goal: Option<Text>,
    /// By how many points the step is better than the second choice, where it is the best.
    pub ahead: Option<f64>,
    /// What the draws brought the seat between this decision and its next one.
    pub luck_after: f64,
}

/// A step that was weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReviewChoice {
    /// The step in notation.
    pub step: String,
    /// What it means, as an option says it.
    pub text: Text,
    /// Things on the board that it is about.
    pub targets: Vec<Target>,
    /// Points that its seat can expect at the end.
    pub points: f64,
    /// The error of `points`.
    pub error: f64,
    /// The chance to win, 0 to 1.
    pub win: f64,
    /// How it goes on in the same turn, as far as the reviewer looked; legal steps of the game as it was.
    pub line: Vec<ReviewStep>,
}

/// A step of a line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReviewStep {
    /// The step in notation.
    pub step: String,
    /// What it means, as an option says it.
    pub text: Text,
    /// Things on the board that it is about.
    pub targets: Vec<Target>,
}

/// Draws that came one after another, against the average of what could have come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReviewDraw {
    /// Number of the first step.
    pub from: u32,
    /// Number of the last step.
    pub to: u32,
    /// The round.
    pub round: u16,
    /// Is it the deal, before anybody decides?
    pub deal: bool,
    /// What was drawn, a message per step; at most six.
    pub texts: Vec<Text>,
    /// What it brought each seat.
    pub luck: Vec<f64>,
    /// The errors of `luck`; 0 where all that could have come was counted.
    pub errors: Vec<f64>,
}

/// How sure a review is.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ReviewCertainty {
    /// Deals of what a seat could not know, in which each decision was tried.
    pub deals: u32,
    /// Trees grown for a decision in the second look; 0 before it.
    pub trees: u32,
    /// Passes through each of them.
    pub passes: u32,
    /// Draws tried for each draw.
    pub draws: u32,
    /// The typical error of a decision's loss: half of them are surer.
    pub error: f64,
}

/// Why a reviewer is not to be trusted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReviewDoubt {
    /// The game was played with a content pack that the evaluation was not made for.
    ForeignContent,
    /// The game was played by other rules than those of this program.
    OtherRules,
    /// The network of the program does not fit; positions are read by hand.
    NetworkRefused,
    /// The game was broken off, so nobody knows how it would have ended.
    BrokenOff,
}
