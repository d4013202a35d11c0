//! What was chosen in finished games, in memory.

use super::{Kept, Memory};
use crate::api::TableStatus;
use crate::ids::{TableId, UserId};
use crate::store::{FactColumn, FactGroup, FactQuery, FactRow, Facts, Saying, StoreError};
use async_trait::async_trait;
use std::collections::{BTreeMap, BTreeSet};

/// What was chosen, and what that is called.
#[derive(Debug, Default)]
pub(super) struct Survey {
    surveyed: BTreeMap<TableId, u32>,
    rows: BTreeMap<(TableId, u8), FactRow>,
    sayings: BTreeMap<String, String>,
}

impl Survey {
    /// These people are gone.
    pub fn forget(&mut self, gone: &[UserId]) {
        for row in self.rows.values_mut() {
            if gone.iter().any(|user| user.as_str() == row.subject) {
                row.subject = String::new();
            }
        }
    }
}

impl Kept {
    fn asked<'a>(&'a self, query: &'a FactQuery) -> impl Iterator<Item = &'a FactRow> {
        let member = |row: &FactRow| match &query.member {
            Some(member) => self.tables.get(&row.table).is_some_and(|table| table.members.contains(member)),
            None => row.shown,
        };
        let same = |wish: &Option<String>, value: &String| wish.as_ref().is_none_or(|wish| wish == value);
        self.survey.rows.values().filter(move |row| {
            row.game == query.game
                && member(row)
                && query.players.is_none_or(|players| players == row.players)
                && query.player.as_ref().is_none_or(|player| player.is(&row.subject))
                && query.strength.is_none_or(|least| row.strength.is_some_and(|strength| strength >= least))
                && query.rules.is_none_or(|rules| rules == row.rules)
                && same(&query.side, &row.side)
                && same(&query.start, &row.start)
                && same(&query.first, &row.first)
        })
    }
}

#[async_trait]
impl Facts for Memory {
    async fn unsurveyed(&self, version: u32, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let kept = self.kept();
        let over = kept.tables.values().filter(|row| row.summary.status == TableStatus::Finished);
        let old = |id: &TableId| kept.survey.surveyed.get(id).is_none_or(|known| *known < version);
        let mut ids: Vec<TableId> = over.map(|row| row.id.clone()).filter(old).collect();
        ids.sort();
        ids.truncate(limit as usize);
        Ok(ids)
    }

    async fn put_facts(
        &self,
        table: &TableId,
        version: u32,
        rows: Vec<FactRow>,
        sayings: Vec<Saying>,
    ) -> Result<(), StoreError> {
        let survey = &mut self.kept().survey;
        survey.rows.retain(|(known, _), _| known != table);
        survey.rows.extend(rows.into_iter().map(|row| ((row.table.clone(), row.seat), row)));
        survey.sayings.extend(sayings.into_iter().map(|saying| (saying.id, saying.body)));
        survey.surveyed.insert(table.clone(), version);
        Ok(())
    }

    async fn facts_by(
        &self,
        query: &FactQuery,
        column: FactColumn,
        limit: u32,
    ) -> Result<Vec<FactGroup>, StoreError> {
        let kept = self.kept();
        let mut groups: BTreeMap<&str, FactGroup> = BTreeMap::new();
        for row in kept.asked(query) {
            let value = match column {
                FactColumn::Side => &row.side,
                FactColumn::Start => &row.start,
                FactColumn::First => &row.first,
            };
            if value.is_empty() {
                continue;
            }
            let fresh = || FactGroup { value: value.clone(), count: 0, won: 0, sum: 0, squares: 0 };
            let group = groups.entry(value).or_insert_with(fresh);
            group.count += 1;
            group.won += u64::from(row.won);
            group.sum += row.above;
            group.squares += row.above * row.above;
        }
        let mut groups: Vec<FactGroup> = groups.into_values().collect();
        groups.sort_by(|a, b| (b.count, &a.value).cmp(&(a.count, &b.value)));
        groups.truncate(limit as usize);
        Ok(groups)
    }

    async fn count_facts(&self, query: &FactQuery) -> Result<u64, StoreError> {
        Ok(self.kept().asked(query).count() as u64)
    }

    async fn facts(&self, query: &FactQuery, limit: u32) -> Result<Vec<FactRow>, StoreError> {
        let kept = self.kept();
        let mut rows: Vec<FactRow> = kept.asked(query).cloned().collect();
        rows.sort_by(|a, b| (b.at, &b.table, a.seat).cmp(&(a.at, &a.table, b.seat)));
        rows.truncate(limit as usize);
        Ok(rows)
    }

    async fn fact_rules(&self, game: &str) -> Result<Vec<u32>, StoreError> {
        let kept = self.kept();
        let all: BTreeSet<u32> =
            kept.survey.rows.values().filter(|row| row.game == game).map(|row| row.rules).collect();
        Ok(all.into_iter().rev().collect())
    }

    async fn sayings(&self, ids: &[String]) -> Result<Vec<Saying>, StoreError> {
        let kept = self.kept();
        let said = |id: &String| Some(Saying { id: id.clone(), body: kept.survey.sayings.get(id)?.clone() });
        Ok(ids.iter().filter_map(said).collect())
    }
}
