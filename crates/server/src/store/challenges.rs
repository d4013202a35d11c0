//! The same deal for many tables, as it is stored: the deal, and who plays it where.

use super::StoreError;
use crate::api::TableSummary;
use crate::ids::{ChallengeId, TableId, UserId};
use async_trait::async_trait;

/// A deal that many play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChallengeRow {
    /// Its id.
    pub id: ChallengeId,
    /// Which game.
    pub game: String,
    /// Who made it; nobody for deals of the day, and when the person is gone.
    pub maker: Option<UserId>,
    /// From when on it could be played.
    pub created_at: i64,
    /// The deal as JSON, with its seed: never sent.
    pub body: String,
}

/// Somebody plays a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttemptRow {
    /// Which deal.
    pub challenge: ChallengeId,
    /// Who.
    pub user: UserId,
    /// At which table.
    pub table: TableId,
    /// Since when.
    pub at: i64,
}

/// What is kept of deals that many play.
#[async_trait]
pub trait Challenges: Send + Sync + 'static {
    /// Keeps a deal, unless there is one with this id; gives the one that is kept.
    async fn add_challenge(&self, row: ChallengeRow) -> Result<ChallengeRow, StoreError>;
    /// A deal.
    async fn challenge(&self, id: &ChallengeId) -> Result<Option<ChallengeRow>, StoreError>;
    /// The deals that somebody made or plays, the last one first.
    async fn challenges_of(&self, user: &UserId, limit: u32) -> Result<Vec<ChallengeRow>, StoreError>;
    /// Keeps that somebody plays a deal, unless the person began before; gives the attempt that is kept.
    async fn add_attempt(&self, row: AttemptRow) -> Result<AttemptRow, StoreError>;
    /// Somebody's attempt.
    async fn attempt(&self, id: &ChallengeId, user: &UserId) -> Result<Option<AttemptRow>, StoreError>;
    /// All attempts at a deal with what lists say of their tables, the earliest first.
    async fn attempts(&self, id: &ChallengeId) -> Result<Vec<(AttemptRow, TableSummary)>, StoreError>;
}
