//! Deals that many play, on PostgreSQL.

use super::{Postgres, plain};
use crate::api::TableSummary;
use crate::ids::{ChallengeId, UserId};
use crate::store::rows::{Columns, FromRow};
use crate::store::sql::read;
use crate::store::{AttemptRow, ChallengeRow, Challenges, StoreError};
use async_trait::async_trait;

fn gone() -> StoreError {
    StoreError::Failed("a deal that was kept is gone".to_owned())
}

#[async_trait]
impl Challenges for Postgres {
    async fn add_challenge(&self, row: ChallengeRow) -> Result<ChallengeRow, StoreError> {
        let sql = "INSERT INTO challenges (id, game, maker, created_at, body) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT DO NOTHING";
        let query = sqlx::query(sql).bind(row.id.as_str()).bind(row.game);
        let query = query.bind(row.maker.as_ref().map(|maker| maker.as_str())).bind(row.created_at);
        query.bind(row.body).execute(&self.pool).await?;
        self.challenge(&row.id).await?.ok_or_else(gone)
    }

    async fn challenge(&self, id: &ChallengeId) -> Result<Option<ChallengeRow>, StoreError> {
        let sql = "SELECT * FROM challenges WHERE id = $1";
        let row = sqlx::query(sql).bind(plain(id.as_str())).fetch_optional(&self.pool).await?;
        row.map(|row| ChallengeRow::from_row(&row)).transpose()
    }

    async fn challenges_of(&self, user: &UserId, limit: u32) -> Result<Vec<ChallengeRow>, StoreError> {
        let sql = "SELECT * FROM challenges WHERE maker = $1 \
                   OR id IN (SELECT challenge FROM attempts WHERE \"user\" = $1) \
                   ORDER BY created_at DESC, id DESC LIMIT $2";
        let query = sqlx::query(sql).bind(user.as_str()).bind(i64::from(limit));
        FromRow::all(&query.fetch_all(&self.pool).await?)
    }

    async fn add_attempt(&self, row: AttemptRow) -> Result<AttemptRow, StoreError> {
        let sql = "INSERT INTO attempts (challenge, \"user\", table_id, at) VALUES ($1, $2, $3, $4) \
                   ON CONFLICT DO NOTHING";
        let query = sqlx::query(sql).bind(row.challenge.as_str()).bind(row.user.as_str());
        query.bind(row.table.as_str()).bind(row.at).execute(&self.pool).await?;
        self.attempt(&row.challenge, &row.user).await?.ok_or_else(gone)
    }

    async fn attempt(&self, id: &ChallengeId, user: &UserId) -> Result<Option<AttemptRow>, StoreError> {
        let sql = "SELECT * FROM attempts WHERE challenge = $1 AND \"user\" = $2";
        let query = sqlx::query(sql).bind(plain(id.as_str())).bind(plain(user.as_str()));
        let row = query.fetch_optional(&self.pool).await?;
        row.map(|row| AttemptRow::from_row(&row)).transpose()
    }

    async fn attempts(&self, id: &ChallengeId) -> Result<Vec<(AttemptRow, TableSummary)>, StoreError> {
        let sql = "SELECT attempts.*, tables.summary FROM attempts JOIN tables ON tables.id = attempts.table_id \
                   WHERE attempts.challenge = $1 ORDER BY attempts.at, attempts.\"user\"";
        let rows = sqlx::query(sql).bind(plain(id.as_str())).fetch_all(&self.pool).await?;
        rows.iter()
            .map(|row| Ok((AttemptRow::from_row(row)?, read(&row.text("summary")?, "table")?)))
            .collect()
    }
}
