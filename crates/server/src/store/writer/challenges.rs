//! Writing deals that many play.

use crate::store::{AttemptRow, ChallengeRow, StoreError};
use sqlx::sqlite::SqliteConnection;

/// Something to write.
pub(in crate::store) enum ChallengeWrite {
    Add(ChallengeRow),
    Attempt(AttemptRow),
}

pub(super) async fn make(connection: &mut SqliteConnection, write: ChallengeWrite) -> Result<(), StoreError> {
    match write {
        ChallengeWrite::Add(row) => {
            let sql = "INSERT OR IGNORE INTO challenges (id, game, maker, created_at, body) \
                       VALUES (?, ?, ?, ?, ?)";
            let query = sqlx::query(sql).bind(row.id.as_str()).bind(row.game);
            let query = query.bind(row.maker.as_ref().map(|maker| maker.as_str())).bind(row.created_at);
            query.bind(row.body).execute(connection).await?;
        }
        ChallengeWrite::Attempt(row) => {
            let sql = "INSERT OR IGNORE INTO attempts (challenge, user, table_id, at) VALUES (?, ?, ?, ?)";
            let query = sqlx::query(sql).bind(row.challenge.as_str()).bind(row.user.as_str());
            query.bind(row.table.as_str()).bind(row.at).execute(connection).await?;
        }
    }
    Ok(())
}
