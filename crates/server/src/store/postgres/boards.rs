//! Boards to think on, on PostgreSQL.

use super::{Postgres, in_turn, plain};
use crate::ids::{BoardId, UserId};
use crate::store::rows::FromRow;
use crate::store::sql::number;
use crate::store::{BoardRow, Boards, StoreError};
use async_trait::async_trait;

#[async_trait]
impl Boards for Postgres {
    async fn add_board(&self, row: BoardRow, most: u32) -> Result<BoardRow, StoreError> {
        let mut change = self.begin().await?;
        // Of two that one person makes, one comes first.
        in_turn(&mut change, &format!("boards of {}", row.owner)).await?;
        let sql = "SELECT * FROM boards WHERE owner = $1 AND table_id = $2 AND step = $3 AND seat = $4";
        let query = sqlx::query(sql).bind(row.owner.as_str()).bind(row.table.as_str());
        let query = query.bind(i64::from(row.step)).bind(i64::from(row.seat));
        if let Some(known) = query.fetch_optional(&mut *change).await? {
            return BoardRow::from_row(&known);
        }
        let sql = "SELECT count(*) FROM boards WHERE owner = $1";
        let count: i64 = sqlx::query_scalar(sql).bind(row.owner.as_str()).fetch_one(&mut *change).await?;
        if count >= i64::from(most) {
            let sql = "DELETE FROM boards WHERE id = (SELECT id FROM boards WHERE owner = $1 AND rev = 0 \
                       ORDER BY updated_at, id LIMIT 1)";
            let done = sqlx::query(sql).bind(row.owner.as_str()).execute(&mut *change).await?;
            if done.rows_affected() == 0 {
                return Err(StoreError::Full);
            }
        }
        let sql = "INSERT INTO boards (id, owner, table_id, step, seat, rev, created_at, updated_at, body) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        sqlx::query(sql)
            .bind(row.id.as_str())
            .bind(row.owner.as_str())
            .bind(row.table.as_str())
            .bind(i64::from(row.step))
            .bind(i64::from(row.seat))
            .bind(number(row.rev))
            .bind(row.created_at)
            .bind(row.updated_at)
            .bind(row.body.as_str())
            .execute(&mut *change)
            .await?;
        change.commit().await?;
        Ok(row)
    }

    async fn board(&self, id: &BoardId) -> Result<Option<BoardRow>, StoreError> {
        let sql = "SELECT * FROM boards WHERE id = $1";
        let row = sqlx::query(sql).bind(plain(id.as_str())).fetch_optional(&self.pool).await?;
        row.map(|row| BoardRow::from_row(&row)).transpose()
    }

    async fn boards(&self, owner: &UserId) -> Result<Vec<BoardRow>, StoreError> {
        let sql = "SELECT * FROM boards WHERE owner = $1 ORDER BY updated_at DESC, id DESC";
        let rows = sqlx::query(sql).bind(owner.as_str()).fetch_all(&self.pool).await?;
        FromRow::all(&rows)
    }

    async fn put_board(&self, row: BoardRow, rev: u64) -> Result<(), StoreError> {
        let sql = "UPDATE boards SET rev = $1, updated_at = $2, body = $3 WHERE id = $4 AND rev = $5";
        let query = sqlx::query(sql).bind(number(row.rev)).bind(row.updated_at).bind(row.body);
        let done = query.bind(row.id.as_str()).bind(number(rev)).execute(&self.pool).await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
    }

    async fn remove_board(&self, owner: &UserId, id: &BoardId) -> Result<bool, StoreError> {
        let sql = "DELETE FROM boards WHERE id = $1 AND owner = $2";
        let done = sqlx::query(sql).bind(plain(id.as_str())).bind(owner.as_str()).execute(&self.pool).await?;
        Ok(done.rows_affected() == 1)
    }
}
