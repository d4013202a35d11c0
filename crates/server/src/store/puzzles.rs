//! Puzzles as they are stored: what people answered, how people and puzzles stand, and own mistakes that come back.

use super::sql::damaged;
use super::{Standing, StoreError};
use crate::ids::{TableId, UserId};
use async_trait::async_trait;

/// How far somebody is with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerStage {
    /// A hint was given, and there is no answer yet.
    Hinted,
    /// It was answered.
    Answered,
    /// The solution was shown before there was an answer.
    GivenUp,
}

impl AnswerStage {
    /// The word for it in databases.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            AnswerStage::Hinted => "hinted",
            AnswerStage::Answered => "answered",
            AnswerStage::GivenUp => "given_up",
        }
    }

    pub(super) fn of(name: &str) -> Result<Self, StoreError> {
        let all = [AnswerStage::Hinted, AnswerStage::Answered, AnswerStage::GivenUp];
        all.into_iter().find(|stage| stage.name() == name).ok_or_else(|| damaged("answer"))
    }
}

/// What somebody did with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerRow {
    /// Who.
    pub user: UserId,
    /// Which puzzle.
    pub puzzle: String,
    /// Of which game.
    pub game: String,
    /// When.
    pub at: i64,
    /// How far it is.
    pub stage: AnswerStage,
    /// The answer; empty without one.
    pub step: String,
    /// Was it right?
    pub found: bool,
    /// Was there a hint before?
    pub hint: bool,
    /// Points less than the solution, in hundredths.
    pub loss: i64,
    /// What it changed in the rating, in millionths.
    pub gain: i64,
}

/// How a person or a puzzle stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleStanding {
    /// The id of a person, or `puzzle:` and that of a puzzle.
    pub subject: String,
    /// In which game.
    pub game: String,
    /// The rating.
    pub standing: Standing,
    /// Answers that made it.
    pub answers: u64,
}

/// An own mistake that comes back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReturnRow {
    /// Whose.
    pub user: UserId,
    /// The id of the puzzle.
    pub id: String,
    /// Of which game.
    pub game: String,
    /// Of which table.
    pub table: TableId,
    /// From when on.
    pub due: i64,
    /// How often it came back already.
    pub stage: u32,
    /// The decision as JSON.
    pub body: String,
}

/// A step and how many chose it first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerCount {
    /// The step.
    pub step: String,
    /// How many.
    pub count: u64,
}

/// What is kept of puzzles.
#[async_trait]
pub trait Puzzles: Send + Sync + 'static {
    /// Keeps what somebody did, unless there is an answer already, with the ratings that follow from it; gives what is
    /// kept. A rating follows only from the one with one answer less: [`StoreError::Conflict`] when another one is kept.
    async fn add_answer(
        &self,
        row: AnswerRow,
        standings: Vec<PuzzleStanding>,
    ) -> Result<AnswerRow, StoreError>;
    /// What somebody did with a puzzle.
    async fn answer(&self, user: &UserId, puzzle: &str) -> Result<Option<AnswerRow>, StoreError>;
    /// What somebody did with puzzles, the last first; of one game or of all.
    async fn answers_of(
        &self,
        user: &UserId,
        game: Option<&str>,
        limit: u32,
    ) -> Result<Vec<AnswerRow>, StoreError>;
    /// What everybody answered to a puzzle, the most frequent first.
    async fn answer_counts(&self, puzzle: &str) -> Result<Vec<AnswerCount>, StoreError>;
    /// How somebody or a puzzle stands.
    async fn puzzle_standing(&self, subject: &str, game: &str) -> Result<Option<PuzzleStanding>, StoreError>;
    /// Lets mistakes come back; those that are known stay as they are.
    async fn add_returns(&self, rows: Vec<ReturnRow>) -> Result<(), StoreError>;
    /// Changes when a mistake comes back.
    async fn put_return(&self, row: ReturnRow) -> Result<(), StoreError>;
    /// The mistakes of somebody, the one that is due first first; of one game or of all.
    async fn returns_of(&self, user: &UserId, game: Option<&str>) -> Result<Vec<ReturnRow>, StoreError>;
}
