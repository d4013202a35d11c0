//! Puzzles: positions in which one choice is much better than all others.

use super::play::TableState;
use game_core::{Target, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// An answer to a puzzle: any legal step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PuzzleAnswer {
    /// The step in notation.
    pub step: String,
}

/// How far the caller is with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum PuzzleStage {
    /// No answer yet.
    Fresh,
    /// Answered; the first answer counts.
    Answered,
    /// The solution was shown before there was an answer.
    GivenUp,
}

/// Which puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum PuzzleKind {
    /// One of the set of the game.
    Set,
    /// The one of the day.
    Daily,
    /// An own mistake that came back.
    Own,
}

/// Puzzles of one level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct PuzzleLevel {
    /// 1 to 3, the hardest last.
    pub level: u8,
    /// How many there are.
    pub all: u32,
    /// How many the caller has not answered.
    pub left: u32,
}

/// A day of the last week.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct PuzzleDay {
    /// The day, such as 2026-11-18.
    pub day: String,
    /// Was anything answered on it?
    pub answered: bool,
}

/// The puzzles of a game, and how the caller stands with them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PuzzleHome {
    /// Which game.
    pub game: String,
    /// Today, by UTC.
    pub day: String,
    /// By level.
    pub levels: Vec<PuzzleLevel>,
    /// Puzzles that do not open any more because rules or contents changed.
    pub left_out: u32,
    /// Was the puzzle of the day answered?
    pub daily_done: bool,
    /// Own mistakes that have come back.
    pub due: u32,
    /// Own mistakes that will.
    pub later: u32,
    /// The rating of the caller in this game; `null` before the first answer.
    pub rating: Option<i32>,
    /// Half the width of its 95 % interval.
    pub error: i32,
    /// Days in a row with an answer, in any game.
    pub streak: u32,
    /// The last seven days, today last.
    pub week: Vec<PuzzleDay>,
    /// The last answers in this game, the last one last: were they right?
    pub last: Vec<bool>,
    /// What they changed in the rating.
    pub last_gain: i32,
}

/// Where to look.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PuzzleHint {
    /// The kind of the answer, as options tell it.
    pub kind: String,
    /// Things that choices of this kind are about.
    pub targets: Vec<Target>,
}

/// What came of a try.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PuzzleTry {
    /// The step.
    pub step: String,
    /// What it means.
    pub text: Text,
    /// Points that can be expected after it.
    pub points: f64,
    /// How many points more there are to be had.
    pub loss: f64,
    /// Less than a point off.
    pub found: bool,
    /// It decides nothing: everything is still possible after it. Such a step is no answer.
    pub open: bool,
    /// Is it the answer that counts?
    pub counts: bool,
    /// What it changed in the rating; `null` where it changed nothing.
    pub gain: Option<i32>,
}

/// A step of the solution.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PuzzleStep {
    /// The step in notation.
    pub step: String,
    /// What it means.
    pub text: Text,
    /// What it is about.
    pub targets: Vec<Target>,
    /// The table after it, as the seat sees it; what is drawn is one of many possible draws.
    #[ts(type = "unknown")]
    pub view: serde_json::Value,
}

/// Points by a part of what the position is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PuzzlePart {
    /// Message key of the part, in the catalogue of the game.
    pub key: String,
    /// Points that the answer has more of it than the second choice.
    pub points: f64,
}

/// What people played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PuzzlePlayed {
    /// The step.
    pub step: String,
    /// What it means.
    pub text: Text,
    /// How many chose it first.
    pub count: u32,
    /// Points that can be expected after it; `null` where nobody has looked.
    pub points: Option<f64>,
    /// Does it count as right?
    pub found: bool,
}

/// The solution.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PuzzleSolution {
    /// The answer and what the seat would decide next.
    pub line: Vec<PuzzleStep>,
    /// Points that can be expected after it.
    pub points: f64,
    /// By how many points it is better than the second choice.
    pub gap: f64,
    /// Nine times of ten the true gap is within so many points.
    pub spread: f64,
    /// The second choice.
    pub second: Text,
    /// What the gap is made of.
    pub parts: Vec<PuzzlePart>,
    /// What people played first, the most frequent first.
    pub played: Vec<PuzzlePlayed>,
    /// How many have answered.
    pub answers: u32,
    /// How many of them were right.
    pub right: u32,
}

/// A puzzle. Nothing of the solution is told before the caller has answered or given up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PuzzleState {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: String,
    /// What it is.
    pub kind: PuzzleKind,
    /// Its place in the set; 0 for own mistakes.
    pub number: u32,
    /// 1 to 3, the hardest last.
    pub level: u8,
    /// Who moves.
    pub seat: u8,
    /// The round.
    pub round: u16,
    /// By how many points one choice is better than all others, in whole points.
    pub size: u32,
    /// The rating of the puzzle; `null` for own mistakes.
    pub rating: Option<i32>,
    /// Half the width of its 95 % interval.
    pub error: i32,
    /// The table an own mistake is of.
    pub table: Option<String>,
    /// The step of that table.
    pub step: Option<u32>,
    /// How far the caller is.
    pub stage: PuzzleStage,
    /// The hint, once there was one.
    pub hint: Option<PuzzleHint>,
    /// The answer that counts, or the try just made.
    pub tried: Option<PuzzleTry>,
    /// Once it was found or shown.
    pub solution: Option<PuzzleSolution>,
    /// How the caller stands.
    pub home: PuzzleHome,
    /// The position as its seat sees it, with everything that can be done.
    pub state: TableState,
}
