//! Boards to think on as they are stored: one for a person, a moment of a table, and a pair of eyes.

use super::StoreError;
use crate::ids::{BoardId, TableId, UserId};
use async_trait::async_trait;

/// A board as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardRow {
    /// Its id.
    pub id: BoardId,
    /// Whose.
    pub owner: UserId,
    /// Of which table.
    pub table: TableId,
    /// The moment: after so many steps.
    pub step: u32,
    /// Whose eyes.
    pub seat: u8,
    /// Grows with every change; 0 while nothing was done.
    pub rev: u64,
    /// When it was made.
    pub created_at: i64,
    /// When it was changed last.
    pub updated_at: i64,
    /// The board as JSON.
    pub body: String,
}

impl BoardRow {
    /// Is it of the same person, moment and eyes?
    #[must_use]
    pub fn is_same_moment(&self, other: &BoardRow) -> bool {
        (&self.owner, &self.table, self.step, self.seat)
            == (&other.owner, &other.table, other.step, other.seat)
    }
}

/// What is kept of boards.
#[async_trait]
pub trait Boards: Send + Sync + 'static {
    /// Keeps a new board, unless its person has one of the same moment and eyes; gives the one that is kept. Where the
    /// person has `most`, the oldest on which nothing was done makes room; where there is none of these it is refused.
    async fn add_board(&self, row: BoardRow, most: u32) -> Result<BoardRow, StoreError>;
    /// A board.
    async fn board(&self, id: &BoardId) -> Result<Option<BoardRow>, StoreError>;
    /// Somebody's boards, the last changed first.
    async fn boards(&self, owner: &UserId) -> Result<Vec<BoardRow>, StoreError>;
    /// Keeps a changed board under the next `rev`, if it still has this one: `Conflict` otherwise.
    async fn put_board(&self, row: BoardRow, rev: u64) -> Result<(), StoreError>;
    /// Takes a board of this person away. `false` when there is none.
    async fn remove_board(&self, owner: &UserId, id: &BoardId) -> Result<bool, StoreError>;
}
