//! The store without a disk, for tests and for a table that lives one evening.

mod boards;
mod challenges;
mod club;
mod facts;
mod gatherings;
mod house;
mod notices;
mod puzzles;
mod reviews;

use super::{
    BoardRow, EventRow, GatheringRow, Ground, Pulse, Quota, ReviewRow, SessionRow, Snapshot, Store,
    StoreError, TableQuery, TableRow, User, UserChange,
};
use crate::api::UserKind;
use crate::ids::{BoardId, GatheringId, TableId, UserId};
use async_trait::async_trait;
use std::collections::{BTreeMap, HashMap};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Keeps everything until the program ends.
#[derive(Debug, Default)]
pub struct Memory {
    kept: Mutex<Kept>,
    #[cfg(test)]
    pub(crate) faults: super::faults::Faults,
}

#[derive(Debug, Default)]
struct Kept {
    secret: Option<[u8; 32]>,
    users: BTreeMap<UserId, User>,
    sessions: HashMap<String, SessionRow>,
    tables: HashMap<TableId, TableRow>,
    events: HashMap<TableId, Vec<EventRow>>,
    snapshots: HashMap<TableId, Snapshot>,
    notes: HashMap<(TableId, UserId), String>,
    reviews: HashMap<TableId, ReviewRow>,
    boards: HashMap<BoardId, BoardRow>,
    duplicate: challenges::Duplicate,
    solved: puzzles::Solved,
    survey: facts::Survey,
    gatherings: HashMap<GatheringId, GatheringRow>,
    order: house::Order,
    told: notices::Told,
    club: club::Register,
    pulse: Option<Pulse>,
}

impl Memory {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Kept {
    /// The user, if the ground holds.
    fn holds(&self, id: &UserId, ground: &Ground) -> Result<User, StoreError> {
        let user = self.users.get(id).ok_or(StoreError::Outdated)?;
        let open = |session: &String| self.sessions.get(session).is_some_and(|open| open.user == *id);
        let holds = ground.session.as_ref().is_none_or(open)
            && ground.version.is_none_or(|version| version == user.version);
        if holds { Ok(user.clone()) } else { Err(StoreError::Outdated) }
    }

    fn append(&mut self, row: TableRow, events: Vec<EventRow>) -> Result<(), StoreError> {
        let stored = self.events.entry(row.id.clone()).or_default();
        let mut last = stored.last().map_or(0, |event| event.seq);
        for event in &events {
            if event.seq != last + 1 {
                return Err(StoreError::Conflict);
            }
            if event.key.is_some() && stored.iter().any(|old| old.key == event.key) {
                return Err(StoreError::KeyUsed);
            }
            last = event.seq;
        }
        stored.extend(events);
        self.tables.insert(row.id.clone(), row);
        Ok(())
    }

    fn is_taken(&self, user: &User) -> bool {
        self.users.values().any(|other| {
            other.id != user.id
                && ((user.login.is_some() && other.login == user.login)
                    || (user.token.is_some() && other.token == user.token))
        })
    }
}

/// Makes a change in a user.
fn apply(user: &mut User, change: UserChange) -> Result<(), StoreError> {
    match change {
        UserChange::Profile { name, preferences } => {
            user.name = name.unwrap_or_else(|| user.name.clone());
            user.preferences = preferences.unwrap_or_else(|| user.preferences.clone());
            return Ok(());
        }
        UserChange::Account { login, password, recovery } => {
            if user.kind != UserKind::Guest {
                return Err(StoreError::Outdated);
            }
            user.kind = UserKind::Account;
            (user.login, user.password, user.recovery) = (Some(login), Some(password), recovery);
        }
        UserChange::Password(password) => user.password = Some(password),
        UserChange::Codes(recovery) => user.recovery = recovery,
        UserChange::Recovered { code, password } => {
            let at = user.recovery.iter().position(|kept| *kept == code).ok_or(StoreError::Outdated)?;
            user.recovery.remove(at);
            user.password = Some(password);
        }
    }
    user.version += 1;
    Ok(())
}

#[async_trait]
impl Store for Memory {
    async fn secret(&self, fresh: [u8; 32]) -> Result<[u8; 32], StoreError> {
        Ok(*self.kept().secret.get_or_insert(fresh))
    }

    async fn add_user(&self, user: User) -> Result<(), StoreError> {
        let mut kept = self.kept();
        if kept.users.contains_key(&user.id) || kept.is_taken(&user) {
            return Err(StoreError::Taken);
        }
        kept.users.insert(user.id.clone(), user);
        Ok(())
    }

    async fn add_program(&self, program: User, ground: Ground, most: usize) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let owner = program.owner.clone().ok_or(StoreError::Outdated)?;
        kept.holds(&owner, &ground)?;
        if kept.users.values().filter(|user| user.owner.as_ref() == Some(&owner)).count() >= most {
            return Err(StoreError::Full);
        }
        if kept.is_taken(&program) {
            return Err(StoreError::Taken);
        }
        kept.users.insert(program.id.clone(), program);
        Ok(())
    }

    async fn remove_program(&self, owner: &UserId, id: &UserId, ground: Ground) -> Result<bool, StoreError> {
        let mut kept = self.kept();
        kept.holds(owner, &ground)?;
        let owned = kept.users.get(id).is_some_and(|program| program.owner.as_ref() == Some(owner));
        if owned {
            kept.users.remove(id);
        }
        Ok(owned)
    }

    async fn change_user(&self, id: &UserId, ground: Ground, change: UserChange) -> Result<User, StoreError> {
        let mut kept = self.kept();
        let mut user = kept.holds(id, &ground)?;
        let ends = change.ends_sessions();
        let except = ground.session.filter(|_| matches!(change, UserChange::Password(_)));
        apply(&mut user, change)?;
        if kept.is_taken(&user) {
            return Err(StoreError::Taken);
        }
        if ends {
            kept.sessions.retain(|key, session| session.user != *id || Some(key) == except.as_ref());
        }
        kept.users.insert(id.clone(), user.clone());
        Ok(user)
    }

    async fn user(&self, id: &UserId) -> Result<Option<User>, StoreError> {
        Ok(self.kept().users.get(id).cloned())
    }

    async fn user_by_login(&self, login: &str) -> Result<Option<User>, StoreError> {
        Ok(self.kept().users.values().find(|user| user.login.as_deref() == Some(login)).cloned())
    }

    async fn user_by_token(&self, token: &str) -> Result<Option<User>, StoreError> {
        Ok(self.kept().users.values().find(|user| user.token.as_deref() == Some(token)).cloned())
    }

    async fn programs(&self, owner: &UserId) -> Result<Vec<User>, StoreError> {
        let kept = self.kept();
        let mut programs: Vec<User> =
            kept.users.values().filter(|user| user.owner.as_ref() == Some(owner)).cloned().collect();
        programs.sort_by_key(|user| user.created_at);
        Ok(programs)
    }

    async fn add_session(&self, session: SessionRow, version: u64) -> Result<(), StoreError> {
        let mut kept = self.kept();
        kept.holds(&session.user, &Ground { session: None, version: Some(version) })?;
        kept.sessions.insert(session.id.clone(), session);
        Ok(())
    }

    async fn session(&self, id: &str) -> Result<Option<SessionRow>, StoreError> {
        Ok(self.kept().sessions.get(id).cloned())
    }

    async fn end_session(&self, id: &str) -> Result<(), StoreError> {
        self.kept().sessions.remove(id);
        Ok(())
    }

    async fn end_sessions(&self, user: &UserId, except: Option<&str>) -> Result<(), StoreError> {
        self.kept().sessions.retain(|id, session| session.user != *user || Some(id.as_str()) == except);
        Ok(())
    }

    async fn open(
        &self,
        row: TableRow,
        events: Vec<EventRow>,
        quota: Option<Quota>,
    ) -> Result<(), StoreError> {
        let mut kept = self.kept();
        if let Some(quota) = quota {
            let under_way = kept
                .tables
                .values()
                .filter(|row| row.summary.is_under_way() && row.members.contains(&quota.user));
            if under_way.count() >= quota.most as usize {
                return Err(StoreError::Full);
            }
        }
        kept.append(row, events)
    }

    async fn append(&self, row: TableRow, events: Vec<EventRow>) -> Result<(), StoreError> {
        #[cfg(test)]
        let denied = self.faults.meet().await?;
        self.kept().append(row, events)?;
        #[cfg(test)]
        if denied {
            return Err(super::faults::failed());
        }
        Ok(())
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        Ok(self.kept().tables.get(id).cloned())
    }

    async fn tables(&self, query: TableQuery) -> Result<Vec<TableRow>, StoreError> {
        let kept = self.kept();
        let fits = |row: &&TableRow| {
            query.member.as_ref().is_none_or(|user| row.members.contains(user))
                && query.status.is_none_or(|status| row.summary.status == status)
                && query.visibility.is_none_or(|visibility| row.summary.visibility == visibility)
                && query.game.as_ref().is_none_or(|game| row.summary.game == *game)
                && query.before.is_none_or(|before| row.summary.updated_at < before)
        };
        let mut rows: Vec<TableRow> = kept.tables.values().filter(fits).cloned().collect();
        rows.sort_by(|a, b| (b.summary.updated_at, &b.id).cmp(&(a.summary.updated_at, &a.id)));
        rows.truncate(query.limit as usize);
        Ok(rows)
    }

    async fn alarms(&self) -> Result<Vec<(TableId, i64)>, StoreError> {
        Ok(self.kept().tables.values().filter_map(|row| Some((row.id.clone(), row.alarm?))).collect())
    }

    async fn events(&self, id: &TableId, after: u64) -> Result<Vec<EventRow>, StoreError> {
        #[cfg(test)]
        self.faults.check()?;
        let kept = self.kept();
        let all = kept.events.get(id).map_or(&[][..], Vec::as_slice);
        Ok(all.iter().filter(|event| event.seq > after).cloned().collect())
    }

    async fn put_snapshot(&self, id: &TableId, snapshot: Snapshot) -> Result<(), StoreError> {
        let mut kept = self.kept();
        if kept.snapshots.get(id).is_none_or(|old| old.seq < snapshot.seq) {
            kept.snapshots.insert(id.clone(), snapshot);
        }
        Ok(())
    }

    async fn snapshot(&self, id: &TableId) -> Result<Option<Snapshot>, StoreError> {
        Ok(self.kept().snapshots.get(id).cloned())
    }

    async fn put_notes(&self, table: &TableId, user: &UserId, text: &str) -> Result<(), StoreError> {
        self.kept().notes.insert((table.clone(), user.clone()), text.to_owned());
        Ok(())
    }

    async fn notes(&self, table: &TableId, user: &UserId) -> Result<String, StoreError> {
        Ok(self.kept().notes.get(&(table.clone(), user.clone())).cloned().unwrap_or_default())
    }

    async fn put_pulse(&self, pulse: Pulse) -> Result<(), StoreError> {
        self.kept().pulse = Some(pulse);
        Ok(())
    }

    async fn pulse(&self) -> Result<Option<Pulse>, StoreError> {
        Ok(self.kept().pulse.clone())
    }

    async fn announce(&self, _address: &str) -> Result<(), StoreError> {
        Ok(())
    }

    async fn backup(&self, _file: &Path) -> Result<(), StoreError> {
        Err(StoreError::Failed("tables kept in memory have no file to back up".to_owned()))
    }

    async fn check(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn close(&self) {}
}
