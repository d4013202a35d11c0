//! Reviews, on PostgreSQL.

use super::{Postgres, in_turn, plain};
use crate::ids::{TableId, UserId};
use crate::store::rows::FromRow;
use crate::store::{ReviewRow, Reviews, StoreError};
use async_trait::async_trait;

#[async_trait]
impl Reviews for Postgres {
    async fn ask_review(&self, row: ReviewRow, most: u32) -> Result<ReviewRow, StoreError> {
        let asked_by = row.asked_by.as_ref().map(UserId::as_str);
        let mut change = self.begin().await?;
        // Of two who ask for the same, and of two that one person asks for, one comes first.
        in_turn(&mut change, &format!("reviews of {}", asked_by.unwrap_or_default())).await?;
        in_turn(&mut change, &format!("review {}", row.table)).await?;
        let known = sqlx::query("SELECT * FROM reviews WHERE table_id = $1")
            .bind(row.table.as_str())
            .fetch_optional(&mut *change)
            .await?;
        if let Some(known) = known.map(|known| ReviewRow::from_row(&known)).transpose()?
            && known.serves(&row)
        {
            return Ok(known);
        }
        let sql = "SELECT count(*) FROM reviews WHERE asked_by = $1 AND state IN ('open', 'paused')";
        let count: i64 = sqlx::query_scalar(sql).bind(asked_by).fetch_one(&mut *change).await?;
        if count >= i64::from(most) {
            return Err(StoreError::Full);
        }
        let sql = "INSERT INTO reviews (table_id, asked_by, asked_at, state, version, until, problem, body) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (table_id) DO UPDATE SET \
                   asked_by = excluded.asked_by, asked_at = excluded.asked_at, state = excluded.state, \
                   version = excluded.version, until = excluded.until, problem = excluded.problem, \
                   body = excluded.body";
        sqlx::query(sql)
            .bind(row.table.as_str())
            .bind(asked_by)
            .bind(row.asked_at)
            .bind(row.work.name())
            .bind(i64::from(row.version))
            .bind(row.until)
            .bind(row.problem.as_deref())
            .bind(row.body.as_deref())
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        Ok(row)
    }

    async fn review(&self, table: &TableId) -> Result<Option<ReviewRow>, StoreError> {
        let sql = "SELECT * FROM reviews WHERE table_id = $1";
        let row = sqlx::query(sql).bind(plain(table.as_str())).fetch_optional(&self.pool).await?;
        row.map(|row| ReviewRow::from_row(&row)).transpose()
    }

    async fn put_review(&self, row: ReviewRow) -> Result<(), StoreError> {
        let sql = "UPDATE reviews SET state = $1, version = $2, until = $3, problem = $4, body = $5 \
                   WHERE table_id = $6";
        let query = sqlx::query(sql).bind(row.work.name()).bind(i64::from(row.version)).bind(row.until);
        let query = query.bind(row.problem).bind(row.body).bind(row.table.as_str());
        query.execute(&self.pool).await?;
        Ok(())
    }

    async fn take_reviews(&self, now: i64, lease: i64) -> Result<Vec<ReviewRow>, StoreError> {
        let sql = "UPDATE reviews SET until = $2 WHERE state = 'open' AND until <= $1 RETURNING *";
        let rows = sqlx::query(sql).bind(now).bind(lease).fetch_all(&self.pool).await?;
        let mut taken: Vec<ReviewRow> = FromRow::all(&rows)?;
        taken.sort_by(|a, b| (a.asked_at, &a.table).cmp(&(b.asked_at, &b.table)));
        Ok(taken)
    }
}
