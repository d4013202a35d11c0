//! Reviews of finished games as they are stored: one for a table, from when it is asked for until it is done.

use super::StoreError;
use super::sql::damaged;
use crate::ids::{TableId, UserId};
use async_trait::async_trait;

/// How far a review is, as it is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewWork {
    /// It is to be worked on.
    Open,
    /// It is to wait.
    Paused,
    /// It is done.
    Done,
    /// It could not be made.
    Failed,
}

impl ReviewWork {
    /// The word for it in databases.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            ReviewWork::Open => "open",
            ReviewWork::Paused => "paused",
            ReviewWork::Done => "done",
            ReviewWork::Failed => "failed",
        }
    }

    pub(super) fn of(name: &str) -> Result<Self, StoreError> {
        let all = [ReviewWork::Open, ReviewWork::Paused, ReviewWork::Done, ReviewWork::Failed];
        all.into_iter().find(|work| work.name() == name).ok_or_else(|| damaged("review"))
    }

    /// Is there still work to do?
    #[must_use]
    pub const fn is_under_way(self) -> bool {
        matches!(self, ReviewWork::Open | ReviewWork::Paused)
    }
}

/// A review as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewRow {
    /// Of which table.
    pub table: TableId,
    /// Who asked for it; `None` when that person is forgotten.
    pub asked_by: Option<UserId>,
    /// When.
    pub asked_at: i64,
    /// How far it is.
    pub work: ReviewWork,
    /// The version of the reviewer.
    pub version: u32,
    /// Until this moment nobody else works on it.
    pub until: i64,
    /// Why it could not be made.
    pub problem: Option<String>,
    /// The review as far as it is, as JSON.
    pub body: Option<String>,
}

impl ReviewRow {
    /// Is what is stored as good as what another one asks for? Then that is not made again.
    #[must_use]
    pub fn serves(&self, asked: &ReviewRow) -> bool {
        self.work.is_under_way() || (self.work == ReviewWork::Done && self.version >= asked.version)
    }
}

/// What is kept of reviews.
#[async_trait]
pub trait Reviews: Send + Sync + 'static {
    /// Keeps that a review is asked for, unless there is one that serves; gives the one that is kept then. Refused when
    /// the person has `most` under way.
    async fn ask_review(&self, row: ReviewRow, most: u32) -> Result<ReviewRow, StoreError>;
    /// The review of a table.
    async fn review(&self, table: &TableId) -> Result<Option<ReviewRow>, StoreError>;
    /// Keeps how far a review is: its work, its problem, its body, and until when nobody else works on it. Who asked, and
    /// when, stays as it is.
    async fn put_review(&self, row: ReviewRow) -> Result<(), StoreError>;
    /// Takes the reviews that are to be worked on and that nobody works on, the oldest first. Nobody else gets them
    /// until `lease`.
    async fn take_reviews(&self, now: i64, lease: i64) -> Result<Vec<ReviewRow>, StoreError>;
}
