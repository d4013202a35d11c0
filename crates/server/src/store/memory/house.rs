//! What keeps the house in order, in memory.

use super::{Kept, Memory};
use crate::api::UserKind;
use crate::ids::{TableId, UserId};
use crate::store::{Ages, Ban, Deed, Ground, House, Report, SessionRow, Snapshot, StoreError, User};
use async_trait::async_trait;
use std::collections::{BTreeMap, HashMap};

/// Bans, reports and the like.
#[derive(Debug, Default)]
pub(super) struct Order {
    imports: HashMap<(UserId, String), TableId>,
    leaving: BTreeMap<UserId, i64>,
    bans: Vec<Ban>,
    reports: Vec<Report>,
    deeds: Vec<Deed>,
}

impl Kept {
    fn remove_person(&mut self, id: &UserId) {
        let mut gone: Vec<UserId> = self.programs_of(id).map(|program| program.id.clone()).collect();
        gone.push(id.clone());
        self.notes.retain(|(_, user), _| !gone.contains(user));
        self.told.forget(&gone);
        for review in self.reviews.values_mut() {
            review.asked_by.take_if(|user| gone.contains(user));
        }
        self.boards.retain(|_, board| !gone.contains(&board.owner));
        self.duplicate.forget(&gone);
        self.solved.forget(&gone);
        self.survey.forget(&gone);
        self.order.imports.retain(|(owner, _), _| !gone.contains(owner));
        self.sessions.retain(|_, session| !gone.contains(&session.user));
        self.users.retain(|user, _| !gone.contains(user));
        self.club.forget(&gone);
    }

    fn programs_of(&self, owner: &UserId) -> impl Iterator<Item = &User> {
        self.users.values().filter(move |user| user.owner.as_ref() == Some(owner))
    }

    fn is_too_old(&self, session: &SessionRow, ages: Ages) -> bool {
        let guest = self.users.get(&session.user).is_some_and(|user| user.kind == UserKind::Guest);
        let sits = || self.tables.values().any(|row| row.members.contains(&session.user));
        session.seen_at < ages.sessions || (session.seen_at < ages.guests && guest && !sits())
    }
}

#[async_trait]
impl House for Memory {
    async fn touch_session(&self, id: &str, at: i64) -> Result<(), StoreError> {
        if let Some(session) = self.kept().sessions.get_mut(id) {
            session.seen_at = at;
        }
        Ok(())
    }

    async fn sessions(&self, user: &UserId) -> Result<Vec<SessionRow>, StoreError> {
        let kept = self.kept();
        let mut found: Vec<SessionRow> =
            kept.sessions.values().filter(|session| session.user == *user).cloned().collect();
        found.sort_by(|a, b| (a.created_at, &a.id).cmp(&(b.created_at, &b.id)));
        Ok(found)
    }

    async fn expire(&self, ages: Ages, now: i64) -> Result<Vec<UserId>, StoreError> {
        let mut kept = self.kept();
        let old: Vec<SessionRow> =
            kept.sessions.values().filter(|session| kept.is_too_old(session, ages)).cloned().collect();
        for session in &old {
            kept.sessions.remove(&session.id);
        }
        let open: Vec<UserId> = kept.sessions.values().map(|session| session.user.clone()).collect();
        let closed = |user: &&User| {
            user.kind == UserKind::Guest && user.created_at < ages.guests && !open.contains(&user.id)
        };
        let gone: Vec<UserId> = kept.users.values().filter(closed).map(|user| user.id.clone()).collect();
        for id in &gone {
            kept.remove_person(id);
        }
        kept.order.deeds.retain(|deed| deed.at >= ages.deeds);
        kept.told.expire(ages.deeds);
        kept.order.reports.retain(|report| report.at >= ages.deeds);
        kept.order.bans.retain(|ban| ban.until.is_none_or(|until| until >= now));
        let mut users: Vec<UserId> = old.into_iter().map(|session| session.user).collect();
        users.sort();
        users.dedup();
        Ok(users)
    }

    async fn remove_table(&self, id: &TableId) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let begun = |body: &str| body.contains("\"kind\":\"started\"");
        if kept.events.get(id).is_some_and(|events| events.iter().any(|event| begun(&event.body))) {
            return Err(StoreError::Conflict);
        }
        kept.tables.remove(id);
        kept.events.remove(id);
        kept.snapshots.remove(id);
        kept.reviews.remove(id);
        kept.notes.retain(|(table, _), _| table != id);
        kept.club.forget_table(id);
        kept.solved.forget_table(id);
        Ok(())
    }

    async fn claim_import(
        &self,
        owner: &UserId,
        hash: &str,
        fresh: &TableId,
        most: u32,
        _now: i64,
    ) -> Result<TableId, StoreError> {
        let mut kept = self.kept();
        let count = kept.order.imports.keys().filter(|(kept, _)| kept == owner).count();
        let key = (owner.clone(), hash.to_owned());
        match kept.order.imports.get(&key) {
            Some(known) => Ok(known.clone()),
            None if count >= most as usize => Err(StoreError::Full),
            None => {
                kept.order.imports.insert(key, fresh.clone());
                Ok(fresh.clone())
            }
        }
    }

    async fn drop_import(&self, owner: &UserId, hash: &str) -> Result<(), StoreError> {
        self.kept().order.imports.remove(&(owner.clone(), hash.to_owned()));
        Ok(())
    }

    async fn erase_user(&self, id: &UserId, ground: Ground, now: i64) -> Result<(), StoreError> {
        let mut kept = self.kept();
        kept.holds(id, &ground)?;
        let programs: Vec<UserId> = kept.programs_of(id).map(|program| program.id.clone()).collect();
        kept.remove_person(id);
        kept.order.leaving.extend(programs.into_iter().chain([id.clone()]).map(|user| (user, now)));
        Ok(())
    }

    async fn leaving(&self) -> Result<Vec<UserId>, StoreError> {
        Ok(self.kept().order.leaving.keys().cloned().collect())
    }

    async fn left(&self, user: &UserId) -> Result<(), StoreError> {
        self.kept().order.leaving.remove(user);
        Ok(())
    }

    async fn tables_naming(&self, user: &UserId) -> Result<Vec<TableId>, StoreError> {
        let name = format!("\"{user}\"");
        let kept = self.kept();
        let names = |events: &[crate::store::EventRow]| events.iter().any(|event| event.body.contains(&name));
        let found = kept.events.iter().filter(|(_, events)| names(events));
        let mut ids: Vec<TableId> = found.map(|(id, _)| id.clone()).collect();
        ids.sort();
        Ok(ids)
    }

    async fn redact(&self, table: &TableId, bodies: Vec<(u64, String)>) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let events = kept.events.entry(table.clone()).or_default();
        for (seq, body) in bodies {
            if let Some(event) = events.iter_mut().find(|event| event.seq == seq) {
                event.body = body;
            }
        }
        Ok(())
    }

    async fn replace_snapshot(&self, table: &TableId, snapshot: Snapshot) -> Result<(), StoreError> {
        let mut kept = self.kept();
        if let Some(kept) = kept.snapshots.get_mut(table).filter(|kept| kept.seq == snapshot.seq) {
            *kept = snapshot;
        }
        Ok(())
    }

    async fn all_notes(&self, user: &UserId) -> Result<Vec<(TableId, String)>, StoreError> {
        let kept = self.kept();
        let own = kept.notes.iter().filter(|((_, who), text)| who == user && !text.is_empty());
        let mut notes: Vec<(TableId, String)> =
            own.map(|((table, _), text)| (table.clone(), text.clone())).collect();
        notes.sort();
        Ok(notes)
    }

    async fn people(&self, text: &str, limit: u32) -> Result<Vec<User>, StoreError> {
        let text = text.to_lowercase();
        let fits = |user: &&User| {
            user.name.to_lowercase().contains(&text)
                || user.login.as_ref().is_some_and(|login| login.contains(&text))
                || user.id.as_str() == text
        };
        let mut found: Vec<User> = self.kept().users.values().filter(fits).cloned().collect();
        found.sort_by(|a, b| (b.created_at, &a.id).cmp(&(a.created_at, &b.id)));
        found.truncate(limit as usize);
        Ok(found)
    }

    async fn add_ban(&self, ban: Ban) -> Result<(), StoreError> {
        self.kept().order.bans.push(ban);
        Ok(())
    }

    async fn lift_ban(&self, id: &str) -> Result<bool, StoreError> {
        let mut kept = self.kept();
        let before = kept.order.bans.len();
        kept.order.bans.retain(|ban| ban.id != id);
        Ok(kept.order.bans.len() < before)
    }

    async fn bans(&self) -> Result<Vec<Ban>, StoreError> {
        let mut bans = self.kept().order.bans.clone();
        bans.sort_by(|a, b| (a.at, &a.id).cmp(&(b.at, &b.id)));
        Ok(bans)
    }

    async fn add_report(&self, report: Report) -> Result<(), StoreError> {
        let mut kept = self.kept();
        let id = kept.order.reports.last().map_or(1, |last| last.id + 1);
        kept.order.reports.push(Report { id, ..report });
        Ok(())
    }

    async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError> {
        Ok(self.kept().order.reports.iter().rev().take(limit as usize).cloned().collect())
    }

    async fn add_deed(&self, deed: Deed) -> Result<(), StoreError> {
        self.kept().order.deeds.push(deed);
        Ok(())
    }

    async fn deeds(&self, limit: u32) -> Result<Vec<Deed>, StoreError> {
        Ok(self.kept().order.deeds.iter().rev().take(limit as usize).cloned().collect())
    }
}
