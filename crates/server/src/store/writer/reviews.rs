//! Writing reviews.

use crate::ids::UserId;
use crate::store::rows::FromRow;
use crate::store::{ReviewRow, StoreError};
use sqlx::sqlite::SqliteConnection;

/// Something to write.
pub(in crate::store) enum ReviewWrite {
    Ask(ReviewRow, u32),
    Put(ReviewRow),
    Take(i64, i64),
}

pub(super) async fn make(connection: &mut SqliteConnection, write: ReviewWrite) -> Result<(), StoreError> {
    match write {
        ReviewWrite::Ask(row, most) => ask(connection, row, most).await,
        ReviewWrite::Put(row) => {
            let sql = "UPDATE reviews SET state = ?, version = ?, until = ?, problem = ?, body = ? \
                       WHERE table_id = ?";
            let query = sqlx::query(sql).bind(row.work.name()).bind(i64::from(row.version)).bind(row.until);
            let query = query.bind(row.problem).bind(row.body).bind(row.table.as_str());
            query.execute(connection).await?;
            Ok(())
        }
        ReviewWrite::Take(now, lease) => {
            let sql = "UPDATE reviews SET until = ? WHERE state = 'open' AND until <= ?";
            sqlx::query(sql).bind(lease).bind(now).execute(connection).await?;
            Ok(())
        }
    }
}

async fn ask(connection: &mut SqliteConnection, row: ReviewRow, most: u32) -> Result<(), StoreError> {
    let known = sqlx::query("SELECT * FROM reviews WHERE table_id = ?")
        .bind(row.table.as_str())
        .fetch_optional(&mut *connection)
        .await?;
    let known = known.map(|known| ReviewRow::from_row(&known)).transpose()?;
    if known.is_some_and(|known| known.serves(&row)) {
        return Ok(());
    }
    let asked_by = row.asked_by.as_ref().map(UserId::as_str);
    let sql = "SELECT count(*) FROM reviews WHERE asked_by = ? AND state IN ('open', 'paused')";
    let count: i64 = sqlx::query_scalar(sql).bind(asked_by).fetch_one(&mut *connection).await?;
    if count >= i64::from(most) {
        return Err(StoreError::Full);
    }
    let sql = "INSERT OR REPLACE INTO reviews \
               (table_id, asked_by, asked_at, state, version, until, problem, body) \
               VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
    sqlx::query(sql)
        .bind(row.table.as_str())
        .bind(asked_by)
        .bind(row.asked_at)
        .bind(row.work.name())
        .bind(i64::from(row.version))
        .bind(row.until)
        .bind(row.problem)
        .bind(row.body)
        .execute(connection)
        .await?;
    Ok(())
}
