//! Puzzles, in memory.

use super::Memory;
use crate::ids::UserId;
use crate::store::{AnswerCount, AnswerRow, AnswerStage, PuzzleStanding, Puzzles, ReturnRow, StoreError};
use async_trait::async_trait;
use std::collections::BTreeMap;

/// Answers, ratings and what comes back.
#[derive(Debug, Default)]
pub(super) struct Solved {
    answers: BTreeMap<(UserId, String), AnswerRow>,
    standings: BTreeMap<(String, String), PuzzleStanding>,
    returns: BTreeMap<(UserId, String), ReturnRow>,
}

impl Solved {
    /// These people are gone.
    pub fn forget(&mut self, gone: &[UserId]) {
        self.answers.retain(|(user, _), _| !gone.contains(user));
        self.standings.retain(|(subject, _), _| !gone.iter().any(|user| user.as_str() == subject));
        self.returns.retain(|(user, _), _| !gone.contains(user));
    }

    /// This table is gone.
    pub fn forget_table(&mut self, table: &crate::ids::TableId) {
        self.returns.retain(|_, row| row.table != *table);
    }
}

#[async_trait]
impl Puzzles for Memory {
    async fn add_answer(
        &self,
        row: AnswerRow,
        standings: Vec<PuzzleStanding>,
    ) -> Result<AnswerRow, StoreError> {
        let mut kept = self.kept();
        let key = (row.user.clone(), row.puzzle.clone());
        let known = kept.solved.answers.get(&key);
        if let Some(known) = known.filter(|known| known.stage != AnswerStage::Hinted) {
            return Ok(known.clone());
        }
        let follows = |one: &PuzzleStanding| {
            let known = kept.solved.standings.get(&(one.subject.clone(), one.game.clone()));
            known.is_none_or(|known| known.answers + 1 == one.answers)
        };
        if !standings.iter().all(follows) {
            return Err(StoreError::Conflict);
        }
        kept.solved.answers.insert(key, row.clone());
        for standing in standings {
            let key = (standing.subject.clone(), standing.game.clone());
            kept.solved.standings.insert(key, standing);
        }
        Ok(row)
    }

    async fn answer(&self, user: &UserId, puzzle: &str) -> Result<Option<AnswerRow>, StoreError> {
        Ok(self.kept().solved.answers.get(&(user.clone(), puzzle.to_owned())).cloned())
    }

    async fn answers_of(
        &self,
        user: &UserId,
        game: Option<&str>,
        limit: u32,
    ) -> Result<Vec<AnswerRow>, StoreError> {
        let kept = self.kept();
        let theirs = |row: &&AnswerRow| row.user == *user && game.is_none_or(|game| row.game == game);
        let mut rows: Vec<AnswerRow> = kept.solved.answers.values().filter(theirs).cloned().collect();
        rows.sort_by(|a, b| (b.at, &b.puzzle).cmp(&(a.at, &a.puzzle)));
        rows.truncate(limit as usize);
        Ok(rows)
    }

    async fn answer_counts(&self, puzzle: &str) -> Result<Vec<AnswerCount>, StoreError> {
        let kept = self.kept();
        let mut counts: BTreeMap<String, u64> = BTreeMap::new();
        let given = |row: &&AnswerRow| row.puzzle == puzzle && row.stage == AnswerStage::Answered;
        for row in kept.solved.answers.values().filter(given) {
            *counts.entry(row.step.clone()).or_default() += 1;
        }
        let mut all: Vec<AnswerCount> =
            counts.into_iter().map(|(step, count)| AnswerCount { step, count }).collect();
        all.sort_by(|a, b| b.count.cmp(&a.count).then_with(|| a.step.cmp(&b.step)));
        Ok(all)
    }

    async fn puzzle_standing(&self, subject: &str, game: &str) -> Result<Option<PuzzleStanding>, StoreError> {
        Ok(self.kept().solved.standings.get(&(subject.to_owned(), game.to_owned())).cloned())
    }

    async fn add_returns(&self, rows: Vec<ReturnRow>) -> Result<(), StoreError> {
        let mut kept = self.kept();
        for row in rows {
            kept.solved.returns.entry((row.user.clone(), row.id.clone())).or_insert(row);
        }
        Ok(())
    }

    async fn put_return(&self, row: ReturnRow) -> Result<(), StoreError> {
        if let Some(known) = self.kept().solved.returns.get_mut(&(row.user.clone(), row.id.clone())) {
            *known = row;
        }
        Ok(())
    }

    async fn returns_of(&self, user: &UserId, game: Option<&str>) -> Result<Vec<ReturnRow>, StoreError> {
        let kept = self.kept();
        let theirs = |row: &&ReturnRow| row.user == *user && game.is_none_or(|game| row.game == game);
        let mut rows: Vec<ReturnRow> = kept.solved.returns.values().filter(theirs).cloned().collect();
        rows.sort_by(|a, b| (a.due, &a.id).cmp(&(b.due, &b.id)));
        Ok(rows)
    }
}
