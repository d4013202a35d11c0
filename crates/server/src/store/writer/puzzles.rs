//! Writing what people do with puzzles.

use crate::store::sql::number;
use crate::store::{AnswerRow, PuzzleStanding, ReturnRow, StoreError};
use sqlx::sqlite::SqliteConnection;

/// Something to write.
pub(in crate::store) enum PuzzleWrite {
    Answer(AnswerRow, Vec<PuzzleStanding>),
    Returns(Vec<ReturnRow>),
    Again(ReturnRow),
}

pub(super) async fn make(connection: &mut SqliteConnection, write: PuzzleWrite) -> Result<(), StoreError> {
    match write {
        PuzzleWrite::Answer(row, standings) => answer(connection, row, standings).await,
        PuzzleWrite::Returns(rows) => {
            for row in rows {
                let sql = "INSERT OR IGNORE INTO puzzle_returns (user, id, game, table_id, due, stage, body) \
                           VALUES (?, ?, ?, ?, ?, ?, ?)";
                let query = sqlx::query(sql).bind(row.user.as_str()).bind(row.id).bind(row.game);
                let query = query.bind(row.table.as_str()).bind(row.due).bind(row.stage);
                query.bind(row.body).execute(&mut *connection).await?;
            }
            Ok(())
        }
        PuzzleWrite::Again(row) => {
            let sql = "UPDATE puzzle_returns SET due = ?, stage = ? WHERE user = ? AND id = ?";
            let query = sqlx::query(sql).bind(row.due).bind(row.stage);
            query.bind(row.user.as_str()).bind(row.id).execute(connection).await?;
            Ok(())
        }
    }
}

/// The first answer counts, and only that changes ratings.
async fn answer(
    connection: &mut SqliteConnection,
    row: AnswerRow,
    standings: Vec<PuzzleStanding>,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO puzzle_answers (user, puzzle, game, at, stage, step, found, hint, loss, gain) \
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (user, puzzle) DO UPDATE SET \
               at = excluded.at, stage = excluded.stage, step = excluded.step, found = excluded.found, \
               hint = excluded.hint, loss = excluded.loss, gain = excluded.gain \
               WHERE puzzle_answers.stage = 'hinted'";
    let query = sqlx::query(sql).bind(row.user.as_str()).bind(row.puzzle).bind(row.game).bind(row.at);
    let query = query.bind(row.stage.name()).bind(row.step).bind(row.found).bind(row.hint);
    let done = query.bind(row.loss).bind(row.gain).execute(&mut *connection).await?;
    if done.rows_affected() == 0 {
        return Ok(());
    }
    for one in standings {
        let sql = "INSERT INTO puzzle_standings (subject, game, mean, spread, answers) VALUES (?, ?, ?, ?, ?) \
                   ON CONFLICT (subject, game) DO UPDATE SET mean = excluded.mean, spread = excluded.spread, \
                   answers = excluded.answers WHERE puzzle_standings.answers = excluded.answers - 1";
        let query = sqlx::query(sql).bind(one.subject).bind(one.game).bind(one.standing.mean);
        let query = query.bind(one.standing.spread).bind(number(one.answers));
        if query.execute(&mut *connection).await?.rows_affected() == 0 {
            return Err(StoreError::Conflict);
        }
    }
    Ok(())
}
