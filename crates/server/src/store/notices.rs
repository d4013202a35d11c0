//! What people want to be told, where to, and the queue of what has to be told.

use super::StoreError;
use crate::api::{NoticeChoices, NoticeKind};
use crate::ids::{TableId, UserId};
use async_trait::async_trait;

/// A way to somebody who is not at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayRow {
    /// Whose.
    pub user: UserId,
    /// `mail`, `webhook` or `push:ID`.
    pub way: String,
    /// The address, as JSON.
    pub body: String,
    /// What was wrong at the last attempt.
    pub trouble: Option<String>,
    /// When something last came through.
    pub told_at: Option<i64>,
}

/// Something to be told once to somebody, by one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoticeRow {
    /// To whom.
    pub user: UserId,
    /// By which way.
    pub way: String,
    /// About which table.
    pub table: TableId,
    /// What about it.
    pub kind: NoticeKind,
    /// Which turn of theirs: the number of the event that began it. A later one replaces an earlier one.
    pub mark: u64,
    /// Since when.
    pub at: i64,
    /// Not before; `None` when there is nothing more to do.
    pub due: Option<i64>,
    /// How often it was tried in vain.
    pub tries: u32,
}

/// What people want to be told, and the queue.
#[async_trait]
pub trait Notices: Send + Sync + 'static {
    /// A key of the server's own: kept from the first call on.
    async fn key(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError>;

    /// What somebody chose; `None` before the first time.
    async fn choices(&self, user: &UserId) -> Result<Option<NoticeChoices>, StoreError>;
    /// Keeps what somebody chose. Here and below, of somebody who is gone nothing is kept.
    async fn put_choices(&self, user: &UserId, choices: &NoticeChoices) -> Result<(), StoreError>;
    /// The ways to somebody, by name.
    async fn ways(&self, user: &UserId) -> Result<Vec<WayRow>, StoreError>;
    /// Adds a way, or gives one another address.
    async fn put_way(&self, way: WayRow) -> Result<(), StoreError>;
    /// Takes a way away, with what waits to go by it.
    async fn drop_way(&self, user: &UserId, way: &str) -> Result<(), StoreError>;
    /// How it went on a way, if it is still there: when something came through, or what was wrong.
    async fn note_way(&self, user: &UserId, way: &str, went: Result<i64, String>) -> Result<(), StoreError>;

    /// Adds to the queue what is not there yet: each at most once for its mark, whether it was told or not.
    async fn queue(&self, notices: Vec<NoticeRow>) -> Result<(), StoreError>;
    /// Takes up to `most` that are due. Whoever shares the store does not get them until `lease`.
    async fn take_notices(&self, now: i64, lease: i64, most: u32) -> Result<Vec<NoticeRow>, StoreError>;
    /// Writes down what became of those taken: done, or due again. One that was replaced meanwhile stays as it is.
    async fn settle(&self, notices: Vec<NoticeRow>) -> Result<(), StoreError>;
    /// When the next is due.
    async fn next_notice(&self) -> Result<Option<i64>, StoreError>;
}
