//! Puzzles, on SQLite.

use super::Sqlite;
use crate::ids::UserId;
use crate::store::rows::{Columns, FromRow};
use crate::store::writer::{PuzzleWrite, Write};
use crate::store::{AnswerCount, AnswerRow, PuzzleStanding, Puzzles, ReturnRow, StoreError};
use async_trait::async_trait;

impl Sqlite {
    async fn write_puzzle(&self, write: PuzzleWrite) -> Result<(), StoreError> {
        self.write(Write::Puzzle(Box::new(write))).await.map(drop)
    }
}

#[async_trait]
impl Puzzles for Sqlite {
    async fn add_answer(
        &self,
        row: AnswerRow,
        standings: Vec<PuzzleStanding>,
    ) -> Result<AnswerRow, StoreError> {
        let (user, puzzle) = (row.user.clone(), row.puzzle.clone());
        self.write_puzzle(PuzzleWrite::Answer(row, standings)).await?;
        let kept = self.answer(&user, &puzzle).await?;
        kept.ok_or_else(|| StoreError::Failed("an answer that was kept is gone".to_owned()))
    }

    async fn answer(&self, user: &UserId, puzzle: &str) -> Result<Option<AnswerRow>, StoreError> {
        let sql = "SELECT * FROM puzzle_answers WHERE user = ? AND puzzle = ?";
        let row = sqlx::query(sql).bind(user.as_str()).bind(puzzle).fetch_optional(&self.readers).await?;
        row.map(|row| AnswerRow::from_row(&row)).transpose()
    }

    async fn answers_of(
        &self,
        user: &UserId,
        game: Option<&str>,
        limit: u32,
    ) -> Result<Vec<AnswerRow>, StoreError> {
        let sql = "SELECT * FROM puzzle_answers WHERE user = ?1 AND (?2 IS NULL OR game = ?2) \
                   ORDER BY at DESC, puzzle DESC LIMIT ?3";
        let query = sqlx::query(sql).bind(user.as_str()).bind(game).bind(limit);
        FromRow::all(&query.fetch_all(&self.readers).await?)
    }

    async fn answer_counts(&self, puzzle: &str) -> Result<Vec<AnswerCount>, StoreError> {
        let sql = "SELECT step, count(*) AS count FROM puzzle_answers WHERE puzzle = ? AND stage = 'answered' \
                   GROUP BY step ORDER BY 2 DESC, step";
        let rows = sqlx::query(sql).bind(puzzle).fetch_all(&self.readers).await?;
        rows.iter()
            .map(|row| Ok(AnswerCount { step: row.text("step")?, count: row.count("count")? }))
            .collect()
    }

    async fn puzzle_standing(&self, subject: &str, game: &str) -> Result<Option<PuzzleStanding>, StoreError> {
        let sql = "SELECT * FROM puzzle_standings WHERE subject = ? AND game = ?";
        let row = sqlx::query(sql).bind(subject).bind(game).fetch_optional(&self.readers).await?;
        row.map(|row| PuzzleStanding::from_row(&row)).transpose()
    }

    async fn add_returns(&self, rows: Vec<ReturnRow>) -> Result<(), StoreError> {
        self.write_puzzle(PuzzleWrite::Returns(rows)).await
    }

    async fn put_return(&self, row: ReturnRow) -> Result<(), StoreError> {
        self.write_puzzle(PuzzleWrite::Again(row)).await
    }

    async fn returns_of(&self, user: &UserId, game: Option<&str>) -> Result<Vec<ReturnRow>, StoreError> {
        let sql =
            "SELECT * FROM puzzle_returns WHERE user = ?1 AND (?2 IS NULL OR game = ?2) ORDER BY due, id";
        let rows = sqlx::query(sql).bind(user.as_str()).bind(game).fetch_all(&self.readers).await?;
        FromRow::all(&rows)
    }
}
