//! Writing clubs, leagues and tournaments.

use crate::ids::GatheringId;
use crate::store::sql::number;
use crate::store::{GatheringRow, StoreError};
use sqlx::sqlite::SqliteConnection;

/// Something to write.
pub(in crate::store) enum GatheringWrite {
    Add(GatheringRow),
    Put(GatheringRow, u64),
    Remove(GatheringId, u64),
}

pub(super) async fn make(connection: &mut SqliteConnection, write: GatheringWrite) -> Result<(), StoreError> {
    match write {
        GatheringWrite::Add(row) => {
            let sql = "INSERT INTO gatherings (id, kind, status, home, due, rev, created_at, updated_at, body) \
                       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";
            sqlx::query(sql)
                .bind(row.id.as_str())
                .bind(row.kind.name())
                .bind(&row.status)
                .bind(row.home.as_ref().map(GatheringId::as_str))
                .bind(row.due)
                .bind(number(row.rev))
                .bind(row.created_at)
                .bind(row.updated_at)
                .bind(&row.body)
                .execute(&mut *connection)
                .await?;
            people(connection, &row).await
        }
        GatheringWrite::Put(row, rev) => {
            let sql = "UPDATE gatherings SET status = ?, home = ?, due = ?, rev = ?, updated_at = ?, body = ? \
                       WHERE id = ? AND rev = ?";
            let done = sqlx::query(sql)
                .bind(&row.status)
                .bind(row.home.as_ref().map(GatheringId::as_str))
                .bind(row.due)
                .bind(number(row.rev))
                .bind(row.updated_at)
                .bind(&row.body)
                .bind(row.id.as_str())
                .bind(number(rev))
                .execute(&mut *connection)
                .await?;
            if done.rows_affected() == 0 {
                return Err(StoreError::Conflict);
            }
            let sql = "DELETE FROM gathered WHERE gathering_id = ?";
            sqlx::query(sql).bind(row.id.as_str()).execute(&mut *connection).await?;
            people(connection, &row).await
        }
        GatheringWrite::Remove(id, rev) => {
            let sql = "DELETE FROM gatherings WHERE id = ? AND rev = ?";
            let done = sqlx::query(sql).bind(id.as_str()).bind(number(rev)).execute(&mut *connection).await?;
            if done.rows_affected() == 0 {
                return Err(StoreError::Conflict);
            }
            let sql = "DELETE FROM gathered WHERE gathering_id = ?";
            sqlx::query(sql).bind(id.as_str()).execute(connection).await?;
            Ok(())
        }
    }
}

async fn people(connection: &mut SqliteConnection, row: &GatheringRow) -> Result<(), StoreError> {
    for user in &row.people {
        sqlx::query("INSERT OR IGNORE INTO gathered (user, gathering_id) VALUES (?, ?)")
            .bind(user.as_str())
            .bind(row.id.as_str())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
