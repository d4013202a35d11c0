//! Deals that many play, on SQLite.

use super::Sqlite;
use crate::api::TableSummary;
use crate::ids::{ChallengeId, UserId};
use crate::store::rows::{Columns, FromRow};
use crate::store::sql::read;
use crate::store::writer::{ChallengeWrite, Write};
use crate::store::{AttemptRow, ChallengeRow, Challenges, StoreError};
use async_trait::async_trait;

fn gone() -> StoreError {
    StoreError::Failed("a deal that was kept is gone".to_owned())
}

#[async_trait]
impl Challenges for Sqlite {
    async fn add_challenge(&self, row: ChallengeRow) -> Result<ChallengeRow, StoreError> {
        let id = row.id.clone();
        self.write(Write::Challenge(Box::new(ChallengeWrite::Add(row)))).await?;
        self.challenge(&id).await?.ok_or_else(gone)
    }

    async fn challenge(&self, id: &ChallengeId) -> Result<Option<ChallengeRow>, StoreError> {
        let sql = "SELECT * FROM challenges WHERE id = ?";
        let row = sqlx::query(sql).bind(id.as_str()).fetch_optional(&self.readers).await?;
        row.map(|row| ChallengeRow::from_row(&row)).transpose()
    }

    async fn challenges_of(&self, user: &UserId, limit: u32) -> Result<Vec<ChallengeRow>, StoreError> {
        let sql = "SELECT * FROM challenges WHERE maker = ?1 \
                   OR id IN (SELECT challenge FROM attempts WHERE user = ?1) \
                   ORDER BY created_at DESC, id DESC LIMIT ?2";
        let rows = sqlx::query(sql).bind(user.as_str()).bind(limit).fetch_all(&self.readers).await?;
        FromRow::all(&rows)
    }

    async fn add_attempt(&self, row: AttemptRow) -> Result<AttemptRow, StoreError> {
        let (challenge, user) = (row.challenge.clone(), row.user.clone());
        self.write(Write::Challenge(Box::new(ChallengeWrite::Attempt(row)))).await?;
        self.attempt(&challenge, &user).await?.ok_or_else(gone)
    }

    async fn attempt(&self, id: &ChallengeId, user: &UserId) -> Result<Option<AttemptRow>, StoreError> {
        let sql = "SELECT * FROM attempts WHERE challenge = ? AND user = ?";
        let query = sqlx::query(sql).bind(id.as_str()).bind(user.as_str());
        let row = query.fetch_optional(&self.readers).await?;
        row.map(|row| AttemptRow::from_row(&row)).transpose()
    }

    async fn attempts(&self, id: &ChallengeId) -> Result<Vec<(AttemptRow, TableSummary)>, StoreError> {
        let sql = "SELECT attempts.*, tables.summary FROM attempts JOIN tables ON tables.id = attempts.table_id \
                   WHERE attempts.challenge = ? ORDER BY attempts.at, attempts.user";
        let rows = sqlx::query(sql).bind(id.as_str()).fetch_all(&self.readers).await?;
        rows.iter()
            .map(|row| Ok((AttemptRow::from_row(row)?, read(&row.text("summary")?, "table")?)))
            .collect()
    }
}
