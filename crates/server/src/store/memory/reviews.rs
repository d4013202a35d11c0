//! Reviews, in memory.

use super::Memory;
use crate::ids::TableId;
use crate::store::{ReviewRow, ReviewWork, Reviews, StoreError};
use async_trait::async_trait;

#[async_trait]
impl Reviews for Memory {
    async fn ask_review(&self, row: ReviewRow, most: u32) -> Result<ReviewRow, StoreError> {
        let mut kept = self.kept();
        if let Some(known) = kept.reviews.get(&row.table).filter(|known| known.serves(&row)) {
            return Ok(known.clone());
        }
        let mine = |other: &&ReviewRow| other.asked_by == row.asked_by && other.work.is_under_way();
        if kept.reviews.values().filter(mine).count() >= most as usize {
            return Err(StoreError::Full);
        }
        kept.reviews.insert(row.table.clone(), row.clone());
        Ok(row)
    }

    async fn review(&self, table: &TableId) -> Result<Option<ReviewRow>, StoreError> {
        Ok(self.kept().reviews.get(table).cloned())
    }

    async fn put_review(&self, row: ReviewRow) -> Result<(), StoreError> {
        if let Some(known) = self.kept().reviews.get_mut(&row.table) {
            (known.work, known.version, known.until) = (row.work, row.version, row.until);
            (known.problem, known.body) = (row.problem, row.body);
        }
        Ok(())
    }

    async fn take_reviews(&self, now: i64, lease: i64) -> Result<Vec<ReviewRow>, StoreError> {
        let mut kept = self.kept();
        let free = |row: &&mut ReviewRow| row.work == ReviewWork::Open && row.until <= now;
        let mut taken: Vec<ReviewRow> = Vec::new();
        for row in kept.reviews.values_mut().filter(free) {
            row.until = lease;
            taken.push(row.clone());
        }
        taken.sort_by(|a, b| (a.asked_at, &a.table).cmp(&(b.asked_at, &b.table)));
        Ok(taken)
    }
}
