//! Deals that many play, in memory.

use super::Memory;
use crate::api::TableSummary;
use crate::ids::{ChallengeId, UserId};
use crate::store::{AttemptRow, ChallengeRow, Challenges, StoreError};
use async_trait::async_trait;
use std::collections::BTreeMap;

/// Deals, and who plays them where.
#[derive(Debug, Default)]
pub(super) struct Duplicate {
    challenges: BTreeMap<ChallengeId, ChallengeRow>,
    attempts: BTreeMap<(ChallengeId, UserId), AttemptRow>,
}

impl Duplicate {
    /// These people are gone.
    pub fn forget(&mut self, gone: &[UserId]) {
        self.attempts.retain(|(_, user), _| !gone.contains(user));
        for row in self.challenges.values_mut() {
            row.maker = row.maker.take().filter(|maker| !gone.contains(maker));
        }
    }
}

#[async_trait]
impl Challenges for Memory {
    async fn add_challenge(&self, row: ChallengeRow) -> Result<ChallengeRow, StoreError> {
        let mut kept = self.kept();
        Ok(kept.duplicate.challenges.entry(row.id.clone()).or_insert(row).clone())
    }

    async fn challenge(&self, id: &ChallengeId) -> Result<Option<ChallengeRow>, StoreError> {
        Ok(self.kept().duplicate.challenges.get(id).cloned())
    }

    async fn challenges_of(&self, user: &UserId, limit: u32) -> Result<Vec<ChallengeRow>, StoreError> {
        let kept = self.kept();
        let Duplicate { challenges, attempts } = &kept.duplicate;
        let theirs = |row: &&ChallengeRow| {
            row.maker.as_ref() == Some(user) || attempts.contains_key(&(row.id.clone(), user.clone()))
        };
        let mut rows: Vec<ChallengeRow> = challenges.values().filter(theirs).cloned().collect();
        rows.sort_by(|a, b| (b.created_at, &b.id).cmp(&(a.created_at, &a.id)));
        rows.truncate(limit as usize);
        Ok(rows)
    }

    async fn add_attempt(&self, row: AttemptRow) -> Result<AttemptRow, StoreError> {
        let key = (row.challenge.clone(), row.user.clone());
        Ok(self.kept().duplicate.attempts.entry(key).or_insert(row).clone())
    }

    async fn attempt(&self, id: &ChallengeId, user: &UserId) -> Result<Option<AttemptRow>, StoreError> {
        Ok(self.kept().duplicate.attempts.get(&(id.clone(), user.clone())).cloned())
    }

    async fn attempts(&self, id: &ChallengeId) -> Result<Vec<(AttemptRow, TableSummary)>, StoreError> {
        let kept = self.kept();
        let mine = kept.duplicate.attempts.values().filter(|row| row.challenge == *id);
        let listed = |row: &AttemptRow| Some((row.clone(), kept.tables.get(&row.table)?.summary.clone()));
        let mut all: Vec<(AttemptRow, TableSummary)> = mine.filter_map(listed).collect();
        all.sort_by(|(a, _), (b, _)| (a.at, &a.user).cmp(&(b.at, &b.user)));
        Ok(all)
    }
}
