//! Clubs, leagues and tournaments, in memory.

use super::Memory;
use crate::ids::GatheringId;
use crate::store::{GatheringQuery, GatheringRow, Gatherings, StoreError};
use async_trait::async_trait;

#[async_trait]
impl Gatherings for Memory {
    async fn add_gathering(&self, row: GatheringRow) -> Result<(), StoreError> {
        let gatherings = &mut self.kept().gatherings;
        if gatherings.contains_key(&row.id) {
            return Err(StoreError::Taken);
        }
        gatherings.insert(row.id.clone(), row);
        Ok(())
    }

    async fn gathering(&self, id: &GatheringId) -> Result<Option<GatheringRow>, StoreError> {
        Ok(self.kept().gatherings.get(id).cloned())
    }

    async fn gatherings(&self, query: GatheringQuery) -> Result<Vec<GatheringRow>, StoreError> {
        let fits = |row: &&GatheringRow| {
            query.kind.is_none_or(|kind| row.kind == kind)
                && query.status.as_ref().is_none_or(|status| row.status == *status)
                && query.person.as_ref().is_none_or(|person| row.people.contains(person))
                && query.home.as_ref().is_none_or(|home| row.home.as_ref() == Some(home))
                && query.before.is_none_or(|before| row.updated_at < before)
        };
        let mut rows: Vec<GatheringRow> = self.kept().gatherings.values().filter(fits).cloned().collect();
        rows.sort_by(|a, b| (b.updated_at, &b.id).cmp(&(a.updated_at, &a.id)));
        rows.truncate(query.limit as usize);
        Ok(rows)
    }

    async fn put_gathering(&self, row: GatheringRow, rev: u64) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let known = kept.gatherings.get_mut(&row.id).filter(|known| known.rev == rev);
        *known.ok_or(StoreError::Conflict)? = row;
        Ok(())
    }

    async fn remove_gathering(&self, id: &GatheringId, rev: u64) -> Result<(), StoreError> {
        let mut kept = self.kept();
        if kept.gatherings.get(id).is_none_or(|known| known.rev != rev) {
            return Err(StoreError::Conflict);
        }
        kept.gatherings.remove(id);
        Ok(())
    }

    async fn due_gatherings(&self, now: i64, most: u32) -> Result<Vec<GatheringId>, StoreError> {
        let kept = self.kept();
        let due = |row: &GatheringRow| Some((row.due.filter(|due| *due <= now)?, row.id.clone()));
        let mut all: Vec<(i64, GatheringId)> = kept.gatherings.values().filter_map(due).collect();
        all.sort();
        Ok(all.into_iter().take(most as usize).map(|(_, id)| id).collect())
    }

    async fn next_gathering(&self) -> Result<Option<i64>, StoreError> {
        Ok(self.kept().gatherings.values().filter_map(|row| row.due).min())
    }
}
