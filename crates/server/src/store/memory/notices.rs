//! The queue of what has to be told, in memory.

use super::Memory;
use crate::api::NoticeChoices;
use crate::ids::{TableId, UserId};
use crate::store::{NoticeRow, Notices, StoreError, WayRow};
use async_trait::async_trait;
use std::collections::{BTreeMap, HashMap};

type Key = (UserId, String, TableId, &'static str);

/// Choices, ways, the queue and the server's own keys.
#[derive(Debug, Default)]
pub(super) struct Told {
    keys: HashMap<String, Vec<u8>>,
    choices: HashMap<UserId, NoticeChoices>,
    ways: BTreeMap<(UserId, String), WayRow>,
    queue: BTreeMap<Key, NoticeRow>,
}

fn key(row: &NoticeRow) -> Key {
    (row.user.clone(), row.way.clone(), row.table.clone(), row.kind.name())
}

impl Told {
    pub(super) fn forget(&mut self, gone: &[UserId]) {
        self.choices.retain(|user, _| !gone.contains(user));
        self.ways.retain(|(user, _), _| !gone.contains(user));
        self.queue.retain(|(user, ..), _| !gone.contains(user));
    }

    pub(super) fn expire(&mut self, before: i64) {
        self.queue.retain(|_, row| row.at >= before);
    }
}

#[async_trait]
impl Notices for Memory {
    async fn key(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StoreError> {
        Ok(self.kept().told.keys.entry(name.to_owned()).or_insert(fresh).clone())
    }

    async fn choices(&self, user: &UserId) -> Result<Option<NoticeChoices>, StoreError> {
        Ok(self.kept().told.choices.get(user).cloned())
    }

    async fn put_choices(&self, user: &UserId, choices: &NoticeChoices) -> Result<(), StoreError> {
        let mut kept = self.kept();
        if kept.users.contains_key(user) {
            kept.told.choices.insert(user.clone(), choices.clone());
        }
        Ok(())
    }

    async fn ways(&self, user: &UserId) -> Result<Vec<WayRow>, StoreError> {
        Ok(self.kept().told.ways.values().filter(|way| way.user == *user).cloned().collect())
    }

    async fn put_way(&self, way: WayRow) -> Result<(), StoreError> {
        let mut kept = self.kept();
        if kept.users.contains_key(&way.user) {
            kept.told.ways.insert((way.user.clone(), way.way.clone()), way);
        }
        Ok(())
    }

    async fn drop_way(&self, user: &UserId, way: &str) -> Result<(), StoreError> {
        let told = &mut self.kept().told;
        told.ways.remove(&(user.clone(), way.to_owned()));
        told.queue.retain(|_, row| row.user != *user || row.way != way);
        Ok(())
    }

    async fn note_way(&self, user: &UserId, way: &str, went: Result<i64, String>) -> Result<(), StoreError> {
        if let Some(row) = self.kept().told.ways.get_mut(&(user.clone(), way.to_owned())) {
            match went {
                Ok(at) => (row.told_at, row.trouble) = (Some(at), None),
                Err(trouble) => row.trouble = Some(trouble),
            }
        }
        Ok(())
    }

    async fn queue(&self, notices: Vec<NoticeRow>) -> Result<(), StoreError> {
        #[cfg(test)]
        self.faults.check_queue()?;
        let mut kept = self.kept();
        for row in notices {
            let key = key(&row);
            let known = kept.users.contains_key(&row.user);
            if known && kept.told.queue.get(&key).is_none_or(|old| old.mark < row.mark) {
                kept.told.queue.insert(key, row);
            }
        }
        Ok(())
    }

    async fn take_notices(&self, now: i64, _lease: i64, most: u32) -> Result<Vec<NoticeRow>, StoreError> {
        let kept = self.kept();
        let due = kept.told.queue.values().filter(|row| row.due.is_some_and(|due| due <= now));
        let mut due: Vec<NoticeRow> = due.cloned().collect();
        due.sort_by_key(|row| row.due);
        due.truncate(most as usize);
        Ok(due)
    }

    async fn settle(&self, notices: Vec<NoticeRow>) -> Result<(), StoreError> {
        #[cfg(test)]
        self.faults.check_queue()?;
        let queue = &mut self.kept().told.queue;
        for row in notices {
            if let Some(old) = queue.get_mut(&key(&row)).filter(|old| old.mark == row.mark) {
                (old.due, old.tries) = (row.due, row.tries);
            }
        }
        Ok(())
    }

    async fn next_notice(&self) -> Result<Option<i64>, StoreError> {
        Ok(self.kept().told.queue.values().filter_map(|row| row.due).min())
    }
}
