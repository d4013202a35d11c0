//! Reviews, on SQLite.

use super::Sqlite;
use crate::ids::TableId;
use crate::store::rows::FromRow;
use crate::store::writer::{ReviewWrite, Write};
use crate::store::{ReviewRow, Reviews, StoreError};
use async_trait::async_trait;

#[async_trait]
impl Reviews for Sqlite {
    async fn ask_review(&self, row: ReviewRow, most: u32) -> Result<ReviewRow, StoreError> {
        let table = row.table.clone();
        self.write(Write::Review(Box::new(ReviewWrite::Ask(row, most)))).await?;
        let kept = self.review(&table).await?;
        kept.ok_or_else(|| StoreError::Failed("a review that was asked for is gone".to_owned()))
    }

    async fn review(&self, table: &TableId) -> Result<Option<ReviewRow>, StoreError> {
        let sql = "SELECT * FROM reviews WHERE table_id = ?";
        let row = sqlx::query(sql).bind(table.as_str()).fetch_optional(&self.readers).await?;
        row.map(|row| ReviewRow::from_row(&row)).transpose()
    }

    async fn put_review(&self, row: ReviewRow) -> Result<(), StoreError> {
        self.write(Write::Review(Box::new(ReviewWrite::Put(row)))).await
    }

    async fn take_reviews(&self, now: i64, lease: i64) -> Result<Vec<ReviewRow>, StoreError> {
        let sql = "SELECT * FROM reviews WHERE state = 'open' AND until <= ? ORDER BY asked_at, table_id";
        let rows = sqlx::query(sql).bind(now).fetch_all(&self.readers).await?;
        let mut taken: Vec<ReviewRow> = FromRow::all(&rows)?;
        // Nobody else writes into the file, so they are still free.
        self.write(Write::Review(Box::new(ReviewWrite::Take(now, lease)))).await?;
        taken.iter_mut().for_each(|row| row.until = lease);
        Ok(taken)
    }
}
