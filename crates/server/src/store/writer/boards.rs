//! Writing boards to think on.

use crate::ids::{BoardId, UserId};
use crate::store::sql::number;
use crate::store::{BoardRow, StoreError};
use sqlx::sqlite::SqliteConnection;

/// Something to write.
pub(in crate::store) enum BoardWrite {
    Add(BoardRow, u32),
    Put(BoardRow, u64),
    Remove(UserId, BoardId),
}

pub(super) async fn make(connection: &mut SqliteConnection, write: BoardWrite) -> Result<(), StoreError> {
    match write {
        BoardWrite::Add(row, most) => add(connection, row, most).await,
        BoardWrite::Put(row, rev) => {
            let sql = "UPDATE boards SET rev = ?, updated_at = ?, body = ? WHERE id = ? AND rev = ?";
            let query = sqlx::query(sql).bind(number(row.rev)).bind(row.updated_at).bind(row.body);
            let done = query.bind(row.id.as_str()).bind(number(rev)).execute(connection).await?;
            if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Conflict) }
        }
        BoardWrite::Remove(owner, id) => {
            let sql = "DELETE FROM boards WHERE id = ? AND owner = ?";
            sqlx::query(sql).bind(id.as_str()).bind(owner.as_str()).execute(connection).await?;
            Ok(())
        }
    }
}

async fn add(connection: &mut SqliteConnection, row: BoardRow, most: u32) -> Result<(), StoreError> {
    let sql = "SELECT 1 FROM boards WHERE owner = ? AND table_id = ? AND step = ? AND seat = ?";
    let query = sqlx::query_scalar(sql).bind(row.owner.as_str()).bind(row.table.as_str());
    let known: Option<i64> = query.bind(row.step).bind(row.seat).fetch_optional(&mut *connection).await?;
    if known.is_some() {
        return Ok(());
    }
    let sql = "SELECT count(*) FROM boards WHERE owner = ?";
    let count: i64 = sqlx::query_scalar(sql).bind(row.owner.as_str()).fetch_one(&mut *connection).await?;
    if count >= i64::from(most) {
        let sql = "DELETE FROM boards WHERE id = (SELECT id FROM boards WHERE owner = ? AND rev = 0 \
                   ORDER BY updated_at, id LIMIT 1)";
        let done = sqlx::query(sql).bind(row.owner.as_str()).execute(&mut *connection).await?;
        if done.rows_affected() == 0 {
            return Err(StoreError::Full);
        }
    }
    let sql = "INSERT INTO boards (id, owner, table_id, step, seat, rev, created_at, updated_at, body) \
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";
    sqlx::query(sql)
        .bind(row.id.as_str())
        .bind(row.owner.as_str())
        .bind(row.table.as_str())
        .bind(row.step)
        .bind(row.seat)
        .bind(number(row.rev))
        .bind(row.created_at)
        .bind(row.updated_at)
        .bind(row.body)
        .execute(connection)
        .await?;
    Ok(())
}
