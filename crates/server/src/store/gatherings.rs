//! Clubs, leagues and tournaments as they are stored: documents with people in them.

use super::StoreError;
use crate::ids::{GatheringId, UserId};
use async_trait::async_trait;

/// What a gathering is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GatheringKind {
    /// People who play together.
    Club,
    /// A league or tournament.
    Contest,
}

impl GatheringKind {
    /// As it is written.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            GatheringKind::Club => "club",
            GatheringKind::Contest => "contest",
        }
    }

    /// The one that is written so.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        [GatheringKind::Club, GatheringKind::Contest].into_iter().find(|kind| kind.name() == name)
    }
}

/// A gathering as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GatheringRow {
    /// Its id.
    pub id: GatheringId,
    /// What it is.
    pub kind: GatheringKind,
    /// Where it is in its life, in one word.
    pub status: String,
    /// The club a contest belongs to.
    pub home: Option<GatheringId>,
    /// When the server has something to do there.
    pub due: Option<i64>,
    /// Grows with every change.
    pub rev: u64,
    /// When it was made.
    pub created_at: i64,
    /// When it was changed last.
    pub updated_at: i64,
    /// Who finds it among their own, in order.
    pub people: Vec<UserId>,
    /// The gathering as JSON.
    pub body: String,
}

/// Which gatherings to list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GatheringQuery {
    /// Only of this kind.
    pub kind: Option<GatheringKind>,
    /// Only with this word for where they are in their life.
    pub status: Option<String>,
    /// Only of this person.
    pub person: Option<UserId>,
    /// Only of this club.
    pub home: Option<GatheringId>,
    /// Only changed before this moment.
    pub before: Option<i64>,
    /// At most so many.
    pub limit: u32,
}

/// What is kept of gatherings.
#[async_trait]
pub trait Gatherings: Send + Sync + 'static {
    /// Keeps a new one; `Taken` when its id is.
    async fn add_gathering(&self, row: GatheringRow) -> Result<(), StoreError>;
    /// A gathering.
    async fn gathering(&self, id: &GatheringId) -> Result<Option<GatheringRow>, StoreError>;
    /// Gatherings, the last changed first.
    async fn gatherings(&self, query: GatheringQuery) -> Result<Vec<GatheringRow>, StoreError>;
    /// Keeps a changed one, if it still has the number `rev`: `Conflict` otherwise.
    async fn put_gathering(&self, row: GatheringRow, rev: u64) -> Result<(), StoreError>;
    /// Takes one away, if it still has the number `rev`: `Conflict` otherwise.
    async fn remove_gathering(&self, id: &GatheringId, rev: u64) -> Result<(), StoreError>;
    /// Where something is due, the longest first.
    async fn due_gatherings(&self, now: i64, most: u32) -> Result<Vec<GatheringId>, StoreError>;
    /// When something is due next.
    async fn next_gathering(&self) -> Result<Option<i64>, StoreError>;
}
