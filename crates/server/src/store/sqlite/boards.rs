//! Boards to think on, on SQLite.

use super::Sqlite;
use crate::ids::{BoardId, UserId};
use crate::store::rows::FromRow;
use crate::store::writer::{BoardWrite, Write};
use crate::store::{BoardRow, Boards, StoreError};
use async_trait::async_trait;

#[async_trait]
impl Boards for Sqlite {
    async fn add_board(&self, row: BoardRow, most: u32) -> Result<BoardRow, StoreError> {
        self.write(Write::Board(Box::new(BoardWrite::Add(row.clone(), most)))).await?;
        let sql = "SELECT * FROM boards WHERE owner = ? AND table_id = ? AND step = ? AND seat = ?";
        let query = sqlx::query(sql).bind(row.owner.as_str()).bind(row.table.as_str());
        let kept = query.bind(row.step).bind(row.seat).fetch_optional(&self.readers).await?;
        let kept = kept.map(|kept| BoardRow::from_row(&kept)).transpose()?;
        kept.ok_or_else(|| StoreError::Failed("a board that was made is gone".to_owned()))
    }

    async fn board(&self, id: &BoardId) -> Result<Option<BoardRow>, StoreError> {
        let sql = "SELECT * FROM boards WHERE id = ?";
        let row = sqlx::query(sql).bind(id.as_str()).fetch_optional(&self.readers).await?;
        row.map(|row| BoardRow::from_row(&row)).transpose()
    }

    async fn boards(&self, owner: &UserId) -> Result<Vec<BoardRow>, StoreError> {
        let sql = "SELECT * FROM boards WHERE owner = ? ORDER BY updated_at DESC, id DESC";
        let rows = sqlx::query(sql).bind(owner.as_str()).fetch_all(&self.readers).await?;
        FromRow::all(&rows)
    }

    async fn put_board(&self, row: BoardRow, rev: u64) -> Result<(), StoreError> {
        self.write(Write::Board(Box::new(BoardWrite::Put(row, rev)))).await
    }

    async fn remove_board(&self, owner: &UserId, id: &BoardId) -> Result<bool, StoreError> {
        let known = self.board(id).await?.is_some_and(|row| row.owner == *owner);
        self.write(Write::Board(Box::new(BoardWrite::Remove(owner.clone(), id.clone())))).await?;
        Ok(known)
    }
}
