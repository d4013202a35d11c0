//! What the club remembers, in memory.

use super::Memory;
use crate::api::{Pace, ProfileShown, TableStatus, Tie, Visibility};
use crate::ids::{TableId, UserId};
use crate::store::{
    Club, Invitation, LadderChange, LadderRow, LadderState, Point, ResultRow, SeenResult, Standing,
    StoreError, User,
};
use async_trait::async_trait;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Results, ratings, ties, invitations.
#[derive(Debug, Default)]
pub(super) struct Register {
    finished: BTreeSet<TableId>,
    /// In the order in which games are rated.
    results: BTreeMap<(Point, u8), ResultRow>,
    ladders: HashMap<(String, Pace), LadderState>,
    shown: HashMap<UserId, ProfileShown>,
    belongings: HashMap<(UserId, String), String>,
    ties: Vec<(UserId, UserId, Tie)>,
    invitations: Vec<Invitation>,
}

impl Register {
    /// Takes away what is personal about these people.
    pub fn forget(&mut self, gone: &[UserId]) {
        self.shown.retain(|user, _| !gone.contains(user));
        self.belongings.retain(|(user, _), _| !gone.contains(user));
        self.ties.retain(|(user, other, _)| !gone.contains(user) && !gone.contains(other));
        self.invitations.retain(|one| !gone.contains(&one.from) && !gone.contains(&one.to));
    }

    /// A table is gone.
    pub fn forget_table(&mut self, table: &TableId) {
        self.invitations.retain(|one| one.table != *table);
    }

    fn rated<'a>(&'a self, game: &'a str, pace: Pace) -> impl DoubleEndedIterator<Item = &'a ResultRow> {
        self.results.values().filter(move |row| row.rated && row.game == game && row.pace == pace)
    }
}

#[async_trait]
impl Club for Memory {
    async fn unwritten(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let kept = self.kept();
        let over = kept.tables.values().filter(|row| row.summary.status == TableStatus::Finished);
        let mut ids: Vec<TableId> =
            over.map(|row| row.id.clone()).filter(|id| !kept.club.finished.contains(id)).collect();
        ids.sort();
        ids.truncate(limit as usize);
        Ok(ids)
    }

    async fn put_results(&self, point: &Point, rows: Vec<ResultRow>) -> Result<(), StoreError> {
        let mut kept = self.kept();
        if kept.club.finished.insert(point.table.clone()) {
            kept.club.results.extend(rows.into_iter().map(|row| ((row.point.clone(), row.seat), row)));
        }
        Ok(())
    }

    async fn clear_results(&self) -> Result<(), StoreError> {
        let mut kept = self.kept();
        kept.club.finished.clear();
        kept.club.results.clear();
        kept.club.ladders.clear();
        Ok(())
    }

    async fn ladder_state(&self, game: &str, pace: Pace) -> Result<LadderState, StoreError> {
        Ok(self.kept().club.ladders.get(&(game.to_owned(), pace)).cloned().unwrap_or_default())
    }

    async fn first_unrated(&self, game: &str, pace: Pace) -> Result<Option<Point>, StoreError> {
        let kept = self.kept();
        let first = kept.club.rated(game, pace).find(|row| row.standing.is_none());
        Ok(first.map(|row| row.point.clone()))
    }

    async fn rated_from(&self, game: &str, pace: Pace, from: &Point) -> Result<Vec<ResultRow>, StoreError> {
        let kept = self.kept();
        Ok(kept.club.rated(game, pace).filter(|row| row.point >= *from).cloned().collect())
    }

    async fn standing_before(
        &self,
        game: &str,
        pace: Pace,
        subject: &str,
        before: &Point,
    ) -> Result<Option<Standing>, StoreError> {
        let kept = self.kept();
        let mut earlier = kept.club.rated(game, pace).rev().filter(|row| row.point < *before);
        Ok(earlier.find(|row| row.subject == subject && row.standing.is_some()).and_then(|row| row.standing))
    }

    async fn put_standings(&self, change: LadderChange) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let state = kept.club.ladders.entry((change.game.clone(), change.pace)).or_default();
        if state.version != change.version {
            return Err(StoreError::Conflict);
        }
        *state = LadderState { version: change.version + 1, basis: change.basis };
        let new: HashMap<(TableId, u8), Standing> =
            change.standings.into_iter().map(|(table, seat, standing)| ((table, seat), standing)).collect();
        for row in kept.club.results.values_mut() {
            if let Some(standing) = new.get(&(row.point.table.clone(), row.seat)) {
                row.standing = Some(*standing);
            }
        }
        Ok(())
    }

    async fn ladder(&self, game: &str, pace: Pace) -> Result<Vec<LadderRow>, StoreError> {
        let kept = self.kept();
        let mut rows: BTreeMap<&str, LadderRow> = BTreeMap::new();
        for row in kept.club.rated(game, pace) {
            let Some(standing) = row.standing else { continue };
            let entry = rows.entry(&row.subject).or_insert_with(|| LadderRow {
                subject: row.subject.clone(),
                standing,
                games: 0,
                won: 0,
                last_at: 0,
            });
            entry.standing = standing;
            entry.games += 1;
            entry.won += u64::from(row.won);
            entry.last_at = row.point.at;
        }
        let mut rows: Vec<LadderRow> = rows.into_values().collect();
        rows.sort_by(|a, b| (b.standing.mean, &a.subject).cmp(&(a.standing.mean, &b.subject)));
        Ok(rows)
    }

    async fn results_with(&self, subject: &str) -> Result<Vec<SeenResult>, StoreError> {
        let kept = self.kept();
        let tables: BTreeSet<&TableId> = kept
            .club
            .results
            .values()
            .filter(|row| row.subject == subject)
            .map(|row| &row.point.table)
            .collect();
        let seen = |row: &ResultRow| SeenResult {
            visibility: kept
                .tables
                .get(&row.point.table)
                .map_or(Visibility::Private, |table| table.summary.visibility),
            row: row.clone(),
        };
        let mut rows: Vec<SeenResult> =
            kept.club.results.values().filter(|row| tables.contains(&row.point.table)).map(seen).collect();
        rows.sort_by(|a, b| (&b.row.point, a.row.seat).cmp(&(&a.row.point, b.row.seat)));
        Ok(rows)
    }

    async fn users(&self, ids: &[UserId]) -> Result<Vec<User>, StoreError> {
        let kept = self.kept();
        Ok(kept.users.values().filter(|user| ids.contains(&user.id)).cloned().collect())
    }

    async fn shown(&self, users: &[UserId]) -> Result<Vec<(UserId, ProfileShown)>, StoreError> {
        let kept = self.kept();
        Ok(users.iter().filter_map(|user| Some((user.clone(), *kept.club.shown.get(user)?))).collect())
    }

    async fn put_shown(&self, user: &UserId, shown: ProfileShown) -> Result<(), StoreError> {
        self.kept().club.shown.insert(user.clone(), shown);
        Ok(())
    }

    async fn belonging(&self, user: &UserId, name: &str) -> Result<Option<String>, StoreError> {
        Ok(self.kept().club.belongings.get(&(user.clone(), name.to_owned())).cloned())
    }

    async fn put_belonging(
        &self,
        user: &UserId,
        name: &str,
        before: Option<&str>,
        body: Option<&str>,
    ) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let here = kept.users.contains_key(user);
        let place = (user.clone(), name.to_owned());
        if !here || kept.club.belongings.get(&place).map(String::as_str) != before {
            return Err(StoreError::Conflict);
        }
        match body {
            Some(body) => kept.club.belongings.insert(place, body.to_owned()),
            None => kept.club.belongings.remove(&place),
        };
        Ok(())
    }

    async fn ties(&self, user: &UserId) -> Result<Vec<(UserId, Tie)>, StoreError> {
        let kept = self.kept();
        let own = kept.club.ties.iter().filter(|(who, ..)| who == user);
        Ok(own.map(|(_, other, tie)| (other.clone(), *tie)).collect())
    }

    async fn tie(&self, user: &UserId, other: &UserId) -> Result<Option<Tie>, StoreError> {
        let kept = self.kept();
        let mut ties = kept.club.ties.iter();
        Ok(ties.find(|(who, whom, _)| who == user && whom == other).map(|(.., tie)| *tie))
    }

    async fn blockers(&self, of: &UserId) -> Result<Vec<UserId>, StoreError> {
        let kept = self.kept();
        let blocking = kept.club.ties.iter().filter(|(_, whom, tie)| whom == of && *tie == Tie::Blocked);
        let mut users: Vec<UserId> = blocking.map(|(who, ..)| who.clone()).collect();
        users.sort();
        Ok(users)
    }

    async fn put_tie(
        &self,
        user: &UserId,
        other: &UserId,
        tie: Option<Tie>,
        most: u32,
        _now: i64,
    ) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let ties = &mut kept.club.ties;
        let rest = ties.iter().filter(|(who, whom, _)| who == user && whom != other).count();
        if tie.is_some() && rest >= most as usize {
            return Err(StoreError::Full);
        }
        ties.retain(|(who, whom, _)| who != user || whom != other);
        ties.extend(tie.map(|tie| (user.clone(), other.clone(), tie)));
        Ok(())
    }

    async fn invite(&self, invitation: Invitation, most: u32) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let all = &mut kept.club.invitations;
        let waiting = all.iter().filter(|one| one.to == invitation.to && one.table != invitation.table);
        if waiting.count() >= most as usize {
            return Err(StoreError::Full);
        }
        if !all.iter().any(|one| one.to == invitation.to && one.table == invitation.table) {
            all.push(invitation);
        }
        Ok(())
    }

    async fn invitations(&self, to: &UserId) -> Result<Vec<Invitation>, StoreError> {
        let kept = self.kept();
        let mut own: Vec<Invitation> =
            kept.club.invitations.iter().filter(|one| one.to == *to).cloned().collect();
        own.sort_by(|a, b| (b.at, &a.id).cmp(&(a.at, &b.id)));
        Ok(own)
    }

    async fn drop_invitation(&self, to: &UserId, id: &str) -> Result<bool, StoreError> {
        let mut kept = self.kept();
        let before = kept.club.invitations.len();
        kept.club.invitations.retain(|one| one.to != *to || one.id != id);
        Ok(kept.club.invitations.len() < before)
    }
}
