//! What is to be told, into the queue.

use super::address::Address;
use super::standing::time_due;
use crate::api::{NoticeChoices, NoticeKind, Occupant, WayKind};
use crate::config::NoticeSettings;
use crate::hall::Loaded;
use crate::ids::{TableId, UserId};
use crate::store::{NoticeRow, Store, StoreError};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use tokio::sync::Notify;

/// So many people are remembered.
const REMEMBERED: usize = 10_000;

/// What somebody wants to be told, and by which ways.
pub(crate) struct Listener {
    choices: NoticeChoices,
    ways: Vec<(String, WayKind)>,
}

/// People who were looked up; most want to be told nothing.
#[derive(Default)]
struct Known {
    people: HashMap<UserId, Option<Arc<Listener>>>,
    /// How often something was forgotten. What was read before that may no longer be true.
    forgotten: u64,
}

/// Something somebody might want to be told.
struct Occasion {
    user: UserId,
    kind: NoticeKind,
    mark: u64,
    /// `None` for what the person has seen.
    due: Option<i64>,
}

/// What is to be told, into the queue.
pub(crate) struct Outbox {
    store: Arc<dyn Store>,
    on: bool,
    grace: i64,
    known: RwLock<Known>,
    /// Everybody called before this moment is in the queue.
    heeded: AtomicI64,
    /// Somebody could not be put into the queue.
    missed: AtomicBool,
    /// There may be something to do.
    pub called: Notify,
}

impl Outbox {
    pub fn new(store: Arc<dyn Store>, settings: &NoticeSettings) -> Arc<Self> {
        Arc::new(Outbox {
            store,
            on: settings.public_url.is_some(),
            grace: i64::try_from(settings.grace.as_millis()).unwrap_or(i64::MAX / 4),
            known: RwLock::default(),
            heeded: AtomicI64::new(crate::ids::now()),
            missed: AtomicBool::new(false),
            called: Notify::new(),
        })
    }

    /// Something was stored at a table, from event `seq` on: whoever is called by it goes into the queue. That takes its
    /// own time; what does not get there, because the store fails or the server dies meanwhile, the herald finds when it
    /// looks back.
    pub fn heed(self: &Arc<Self>, loaded: &Loaded, seq: u64, over: bool) {
        let occasions = self.occasions(loaded, seq, over);
        if occasions.is_empty() {
            return;
        }
        let (outbox, table, now) = (Arc::clone(self), loaded.table.ledger.id.clone(), loaded.time.now());
        tokio::spawn(async move {
            if let Err(error) = outbox.queue(table, occasions, now).await {
                tracing::warn!(%error, "somebody could not be put into the queue");
                outbox.missed.store(true, Ordering::SeqCst);
                outbox.called.notify_one();
            }
        });
    }

    /// Until when everybody who was called is in the queue; `None` where nobody is told anything.
    pub fn heeded(&self) -> Option<i64> {
        self.on.then(|| self.heeded.load(Ordering::SeqCst))
    }

    /// Everybody called before this moment is in the queue.
    pub fn resume(&self, heeded: i64) {
        self.heeded.store(heeded, Ordering::SeqCst);
    }

    /// Could somebody not be put into the queue since this was last asked?
    pub fn has_missed(&self) -> bool {
        self.missed.swap(false, Ordering::SeqCst)
    }

    /// Somebody was asked to a table at this moment. That the queue took it is waited for: whoever asks and hears nothing
    /// asks again.
    pub async fn invited(&self, table: &TableId, user: &UserId, at: i64, now: i64) -> Result<(), StoreError> {
        if !self.on {
            return Ok(());
        }
        let (mark, due) = (u64::try_from(at).unwrap_or(0), Some(now + self.grace));
        let occasion = Occasion { user: user.clone(), kind: NoticeKind::Invited, mark, due };
        self.queue(table.clone(), vec![occasion], now).await
    }

    /// As [`Outbox::heed`], and waits for the queue.
    pub async fn mend(
        &self,
        table: &TableId,
        hall: &Arc<crate::hall::Hall>,
    ) -> Result<(), crate::error::Error> {
        let outbox = Arc::clone(&hall.outbox);
        let found = hall.read(table, move |loaded| Ok(outbox.occasions(loaded, 0, true))).await?;
        Ok(self.queue(table.clone(), found, hall.time.now()).await?)
    }

    fn occasions(&self, loaded: &Loaded, seq: u64, over: bool) -> Vec<Occasion> {
        if !self.on {
            return Vec::new();
        }
        let (table, now) = (&loaded.table, loaded.time.now());
        let person = |seat: usize| match table.ledger.seats.get(seat).map(|seat| &seat.occupant) {
            Some(Occupant::Person { user, .. }) => Some(UserId::new(user.clone())),
            _ => None,
        };
        let mut found = Vec::new();
        for (seat, mark) in table.called_since(seq) {
            let Some(user) = person(seat.index()) else { continue };
            let turn =
                Occasion { user: user.clone(), kind: NoticeKind::Turn, mark, due: Some(now + self.grace) };
            found.push(turn);
            let time = time_due(table, seat, now).map(Some);
            found.extend(time.map(|due| Occasion { user, kind: NoticeKind::Time, mark, due }));
        }
        if over && table.ledger.outcome.is_some() && table.ledger.opening.record.is_none() {
            // Whoever is at the table sees it, and is not told after a restart either.
            for (seat, present) in loaded.present().into_iter().enumerate() {
                let due = (!present).then_some(now + self.grace);
                found.extend(person(seat).map(|user| Occasion {
                    user,
                    kind: NoticeKind::Over,
                    mark: 1,
                    due,
                }));
            }
        }
        found
    }

    async fn queue(&self, table: TableId, occasions: Vec<Occasion>, now: i64) -> Result<(), StoreError> {
        let mut rows = Vec::new();
        for Occasion { user, kind, mark, due } in occasions {
            let Some(listener) = self.listener(&user).await? else { continue };
            let wanted = listener.choices.wants.of(kind);
            for (way, _) in listener.ways.iter().filter(|(_, kind)| wanted.has(*kind)) {
                let (user, way, table) = (user.clone(), way.clone(), table.clone());
                rows.push(NoticeRow { user, way, table, kind, mark, at: now, due, tries: 0 });
            }
        }
        if !rows.is_empty() {
            self.store.queue(rows).await?;
            self.called.notify_one();
        }
        Ok(())
    }

    /// What somebody wants; `None` when there is no way to them.
    pub async fn listener(&self, user: &UserId) -> Result<Option<Arc<Listener>>, StoreError> {
        let forgotten = {
            let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
            if let Some(listener) = known.people.get(user) {
                return Ok(listener.clone());
            }
            known.forgotten
        };
        let ways = self.store.ways(user).await?;
        let open = ways.iter().filter_map(|way| {
            let address = Address::read(&way.body)?;
            address.is_confirmed().then(|| (way.way.clone(), address.kind()))
        });
        let ways: Vec<(String, WayKind)> = open.collect();
        let listener = if ways.is_empty() {
            None
        } else {
            let choices = self.store.choices(user).await?.unwrap_or_default();
            Some(Arc::new(Listener { choices, ways }))
        };
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        if known.forgotten == forgotten {
            if known.people.len() >= REMEMBERED {
                known.people.clear();
            }
            known.people.insert(user.clone(), listener.clone());
        }
        Ok(listener)
    }

    /// Somebody changed what they want.
    pub fn forget(&self, user: &UserId) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        known.forgotten += 1;
        known.people.remove(user);
    }

    /// Somebody may have changed what they want.
    pub fn forget_everybody(&self) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        known.forgotten += 1;
        known.people.clear();
    }
}
