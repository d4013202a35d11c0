//! Puzzles, on PostgreSQL.

use super::{Postgres, plain};
use crate::ids::UserId;
use crate::store::rows::{Columns, FromRow};
use crate::store::sql::number;
use crate::store::{AnswerCount, AnswerRow, PuzzleStanding, Puzzles, ReturnRow, StoreError};
use async_trait::async_trait;

#[async_trait]
impl Puzzles for Postgres {
    async fn add_answer(
        &self,
        row: AnswerRow,
        standings: Vec<PuzzleStanding>,
    ) -> Result<AnswerRow, StoreError> {
        let mut change = self.begin().await?;
        let sql = "INSERT INTO puzzle_answers (\"user\", puzzle, game, at, stage, step, found, hint, loss, gain) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (\"user\", puzzle) DO UPDATE SET \
                   at = excluded.at, stage = excluded.stage, step = excluded.step, found = excluded.found, \
                   hint = excluded.hint, loss = excluded.loss, gain = excluded.gain \
                   WHERE puzzle_answers.stage = 'hinted'";
        let query = sqlx::query(sql).bind(row.user.as_str()).bind(&row.puzzle).bind(&row.game).bind(row.at);
        let query = query.bind(row.stage.name()).bind(&row.step).bind(i64::from(row.found));
        let query = query.bind(i64::from(row.hint)).bind(row.loss).bind(row.gain);
        let done = query.execute(&mut *change).await?;
        // Only the first answer changes ratings.
        for one in standings.into_iter().filter(|_| done.rows_affected() > 0) {
            let sql = "INSERT INTO puzzle_standings (subject, game, mean, spread, answers) \
                       VALUES ($1, $2, $3, $4, $5) ON CONFLICT (subject, game) DO UPDATE SET \
                       mean = excluded.mean, spread = excluded.spread, answers = excluded.answers \
                       WHERE puzzle_standings.answers = excluded.answers - 1";
            let query = sqlx::query(sql).bind(one.subject).bind(one.game).bind(one.standing.mean);
            let query = query.bind(one.standing.spread).bind(number(one.answers));
            if query.execute(&mut *change).await?.rows_affected() == 0 {
                return Err(StoreError::Conflict);
            }
        }
        change.commit().await?;
        let kept = self.answer(&row.user, &row.puzzle).await?;
        kept.ok_or_else(|| StoreError::Failed("an answer that was kept is gone".to_owned()))
    }

    async fn answer(&self, user: &UserId, puzzle: &str) -> Result<Option<AnswerRow>, StoreError> {
        let sql = "SELECT * FROM puzzle_answers WHERE \"user\" = $1 AND puzzle = $2";
        let query = sqlx::query(sql).bind(plain(user.as_str())).bind(plain(puzzle));
        let row = query.fetch_optional(&self.pool).await?;
        row.map(|row| AnswerRow::from_row(&row)).transpose()
    }

    async fn answers_of(
        &self,
        user: &UserId,
        game: Option<&str>,
        limit: u32,
    ) -> Result<Vec<AnswerRow>, StoreError> {
        let sql = "SELECT * FROM puzzle_answers WHERE \"user\" = $1 AND ($2::text IS NULL OR game = $2) \
                   ORDER BY at DESC, puzzle DESC LIMIT $3";
        let query = sqlx::query(sql).bind(user.as_str()).bind(game.map(plain)).bind(i64::from(limit));
        FromRow::all(&query.fetch_all(&self.pool).await?)
    }

    async fn answer_counts(&self, puzzle: &str) -> Result<Vec<AnswerCount>, StoreError> {
        let sql = "SELECT step, count(*) AS count FROM puzzle_answers WHERE puzzle = $1 AND stage = 'answered' \
                   GROUP BY step ORDER BY 2 DESC, step COLLATE \"C\"";
        let rows = sqlx::query(sql).bind(plain(puzzle)).fetch_all(&self.pool).await?;
        rows.iter()
            .map(|row| Ok(AnswerCount { step: row.text("step")?, count: row.count("count")? }))
            .collect()
    }

    async fn puzzle_standing(&self, subject: &str, game: &str) -> Result<Option<PuzzleStanding>, StoreError> {
        let sql = "SELECT * FROM puzzle_standings WHERE subject = $1 AND game = $2";
        let row = sqlx::query(sql).bind(plain(subject)).bind(plain(game)).fetch_optional(&self.pool).await?;
        row.map(|row| PuzzleStanding::from_row(&row)).transpose()
    }

    async fn add_returns(&self, rows: Vec<ReturnRow>) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        for row in rows {
            let sql = "INSERT INTO puzzle_returns (\"user\", id, game, table_id, due, stage, body) \
                       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING";
            let query = sqlx::query(sql).bind(row.user.as_str()).bind(row.id).bind(row.game);
            let query = query.bind(row.table.as_str()).bind(row.due).bind(i64::from(row.stage));
            query.bind(row.body).execute(&mut *change).await?;
        }
        change.commit().await?;
        Ok(())
    }

    async fn put_return(&self, row: ReturnRow) -> Result<(), StoreError> {
        let sql = "UPDATE puzzle_returns SET due = $1, stage = $2 WHERE \"user\" = $3 AND id = $4";
        let query = sqlx::query(sql).bind(row.due).bind(i64::from(row.stage));
        query.bind(row.user.as_str()).bind(row.id).execute(&self.pool).await?;
        Ok(())
    }

    async fn returns_of(&self, user: &UserId, game: Option<&str>) -> Result<Vec<ReturnRow>, StoreError> {
        let sql = "SELECT * FROM puzzle_returns WHERE \"user\" = $1 AND ($2::text IS NULL OR game = $2) \
                   ORDER BY due, id";
        let query = sqlx::query(sql).bind(user.as_str()).bind(game.map(plain));
        FromRow::all(&query.fetch_all(&self.pool).await?)
    }
}
