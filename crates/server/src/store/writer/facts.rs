//! Writing what was chosen in finished games.

use crate::ids::TableId;
use crate::store::{FactRow, Saying, StoreError};
use sqlx::sqlite::SqliteConnection;

/// What was chosen at a table, in the place of what was kept before.
pub(in crate::store) struct FactWrite {
    pub table: TableId,
    pub version: u32,
    pub rows: Vec<FactRow>,
    pub sayings: Vec<Saying>,
}

pub(super) async fn make(connection: &mut SqliteConnection, write: FactWrite) -> Result<(), StoreError> {
    let FactWrite { table, version, rows, sayings } = write;
    let sql = "DELETE FROM facts WHERE table_id = ?";
    sqlx::query(sql).bind(table.as_str()).execute(&mut *connection).await?;
    let sql = "INSERT OR REPLACE INTO surveyed (table_id, version) VALUES (?, ?)";
    sqlx::query(sql).bind(table.as_str()).bind(version).execute(&mut *connection).await?;
    for Saying { id, body } in sayings {
        let sql = "INSERT OR REPLACE INTO sayings (id, body) VALUES (?, ?)";
        sqlx::query(sql).bind(id).bind(body).execute(&mut *connection).await?;
    }
    for row in rows {
        let sql = "INSERT INTO facts (table_id, seat, game, at, shown, subject, players, strength, rules, \
                   side, start, first, points, won, above) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
        sqlx::query(sql)
            .bind(row.table.as_str())
            .bind(row.seat)
            .bind(row.game)
            .bind(row.at)
            .bind(row.shown)
            .bind(row.subject)
            .bind(row.players)
            .bind(row.strength)
            .bind(row.rules)
            .bind(row.side)
            .bind(row.start)
            .bind(row.first)
            .bind(row.points)
            .bind(row.won)
            .bind(row.above)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
