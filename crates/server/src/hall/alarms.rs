//! When something is due at a table.

use super::time::Time;
use crate::ids::TableId;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::Notify;

/// The next alarm of each table.
#[derive(Debug, Default)]
pub(super) struct Alarms {
    set: Mutex<Set>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Set {
    order: BTreeSet<(i64, TableId)>,
    at: HashMap<TableId, i64>,
}

impl Alarms {
    /// Sets the alarm of a table, or takes it away.
    pub fn set(&self, id: &TableId, at: Option<i64>) {
        let mut set = self.set.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(old) = set.at.remove(id) {
            set.order.remove(&(old, id.clone()));
        }
        if let Some(at) = at {
            set.at.insert(id.clone(), at);
            set.order.insert((at, id.clone()));
            self.changed.notify_one();
        }
    }

    /// When the alarm of a table is due.
    pub fn at(&self, id: &TableId) -> Option<i64> {
        self.set.lock().unwrap_or_else(PoisonError::into_inner).at.get(id).copied()
    }

    /// Looks at the time again.
    #[cfg(test)]
    pub fn poke(&self) {
        self.changed.notify_one();
    }

    /// Waits for the next alarm and takes it out.
    pub async fn next(&self, time: &Time) -> TableId {
        loop {
            let wait = {
                let mut set = self.set.lock().unwrap_or_else(PoisonError::into_inner);
                let now = time.now();
                match set.order.first().cloned() {
                    Some((at, id)) if at <= now => {
                        set.order.pop_first();
                        set.at.remove(&id);
                        return id;
                    }
                    Some((at, _)) => Duration::from_millis((at - now).unsigned_abs()),
                    None => Duration::from_secs(3_600),
                }
            };
            tokio::select! {
                () = self.changed.notified() => {}
                () = tokio::time::sleep(wait) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn alarms_come_in_order_and_can_be_moved() {
        let (alarms, time) = (Alarms::default(), Time::new(0));
        let (a, b) = (TableId::new("a"), TableId::new("b"));
        alarms.set(&a, Some(1));
        alarms.set(&b, Some(2));
        alarms.set(&a, Some(3));
        assert_eq!(alarms.next(&time).await, b);
        assert_eq!(alarms.next(&time).await, a);
        alarms.set(&a, Some(1));
        alarms.set(&a, None);
        alarms.set(&b, Some(time.now() + 5));
        assert_eq!(alarms.next(&time).await, b);
    }
}
