//! The hall with all tables: loads them, changes them one request at a time, stores what happened, tells those who
//! watch, and lets bots and clocks act.
//!
//! A change is made in memory, then stored, and only then told to anybody. When storing fails, the table is dropped
//! from memory and read back from what is stored.

mod alarms;
mod bots;
mod live;
mod streams;

pub(crate) use live::{Live, Loaded};
pub(crate) use streams::lobby_frames;

use crate::api::TableSummary;
use crate::config::Config;
use crate::error::Error;
use crate::ids::{self, TableId, UserId};
use crate::metrics::Metrics;
use crate::shelf::Shelf;
use crate::store::{Store, TableRow};
use crate::table::{Entry, Match, Opening};
use crate::workers::{GRACE, Workers};
use alarms::Alarms;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, broadcast, watch};

/// A snapshot is kept every so many events.
const SNAPSHOT_EVERY: u64 = 64;
/// A table nobody looks at leaves the memory after this time.
const IDLE: i64 = 10 * 60_000;
/// A finished one sooner.
const IDLE_FINISHED: i64 = 2 * 60_000;

/// All tables.
pub(crate) struct Hall {
    pub store: Arc<dyn Store>,
    pub shelf: Shelf,
    pub workers: Workers,
    pub metrics: Arc<Metrics>,
    pub settings: Config,
    live: Mutex<HashMap<TableId, Arc<Live>>>,
    alarms: Alarms,
    lobby: broadcast::Sender<Arc<LobbyItem>>,
    closing: watch::Sender<bool>,
    /// How many tables are read back at a time after a restart.
    loading: Semaphore,
    started_at: i64,
}

/// A table that changed, for the lobby.
#[derive(Clone, Debug)]
pub(crate) struct LobbyItem {
    pub row: TableRow,
    /// Does it concern those who only look for a table?
    pub public: bool,
    pub cancelled: bool,
}

impl Hall {
    pub fn new(store: Arc<dyn Store>, settings: Config, metrics: Arc<Metrics>) -> Arc<Self> {
        let chooser = Arc::clone(&settings.chooser);
        Arc::new(Hall {
            store,
            shelf: Shelf::new(settings.games.clone(), settings.importers.clone(), Arc::clone(&chooser)),
            workers: Workers::new(chooser, settings.workers, GRACE),
            metrics,
            settings,
            live: Mutex::default(),
            alarms: Alarms::default(),
            lobby: broadcast::channel(1024).0,
            closing: watch::channel(false).0,
            loading: Semaphore::new(8),
            started_at: ids::now(),
        })
    }

    /// Finds everything that was under way when the server stopped, and goes on.
    pub async fn resume(self: &Arc<Self>) -> Result<usize, Error> {
        let alarms = self.store.alarms().await?;
        let count = alarms.len();
        for (id, at) in alarms {
            self.alarms.set(&id, Some(at));
        }
        Ok(count)
    }

    /// Makes a new table.
    pub async fn open(self: &Arc<Self>, opening: Opening) -> Result<TableId, Error> {
        self.open_as(TableId::fresh(), opening).await
    }

    /// Makes a new table with an id that was given to nothing else.
    pub async fn open_as(self: &Arc<Self>, id: TableId, opening: Opening) -> Result<TableId, Error> {
        let mut table = Match::open(self.shelf.edition_of(&opening)?, id.clone(), ids::now(), opening)?;
        table.settle(ids::now())?;
        let live = self.slot(&id);
        let mut slot = live.slot.lock().await;
        let mut loaded = Loaded::new(table, 0);
        self.conclude(&live, &mut loaded).await?;
        *slot = Some(loaded);
        Ok(id)
    }

    /// Reads a table.
    pub async fn read<T>(
        self: &Arc<Self>,
        id: &TableId,
        read: impl FnOnce(&Loaded) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let live = self.slot(id);
        let mut slot = live.slot.lock().await;
        let loaded = self.load(&live, &mut slot).await?;
        live.touched.store(ids::now(), Ordering::Relaxed);
        catch_unwind(AssertUnwindSafe(|| read(loaded))).unwrap_or_else(|_| Err(self.panicked(id)))
    }

    /// Changes a table: `change` enters events, what follows from them is entered too, then everything is stored
    /// and told. On an error nothing has changed.
    pub async fn change<T>(
        self: &Arc<Self>,
        id: &TableId,
        change: impl FnOnce(&mut Loaded, i64) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let live = self.slot(id);
        let mut slot = live.slot.lock().await;
        let loaded = self.load(&live, &mut slot).await?;
        live.touched.store(ids::now(), Ordering::Relaxed);
        let made = catch_unwind(AssertUnwindSafe(|| {
            let value = change(loaded, ids::now())?;
            loaded.table.settle(ids::now())?;
            Ok(value)
        }))
        .unwrap_or_else(|_| {
            loaded.table.broken = true;
            Err(self.panicked(id))
        });
        let broken = loaded.table.broken || (made.is_err() && !loaded.table.pending.is_empty());
        if broken {
            self.drop_table(&live, &mut slot);
            return made;
        }
        let value = made?;
        if let Err(error) = self.conclude(&live, loaded).await {
            self.drop_table(&live, &mut slot);
            return Err(error);
        }
        Ok(value)
    }

    fn panicked(&self, id: &TableId) -> Error {
        self.metrics.panics.inc();
        tracing::error!(table = %id, "a panic at a table");
        Error::Unavailable("something broke at this table; it was read back from disk")
    }

    fn drop_table(&self, live: &Live, slot: &mut Option<Loaded>) {
        tracing::warn!(table = %live.id, "a table is read back from disk");
        *slot = None;
    }

    /// Stores what was entered, then tells everybody and sets bots and clocks going.
    async fn conclude(self: &Arc<Self>, live: &Arc<Live>, loaded: &mut Loaded) -> Result<(), Error> {
        let pending = std::mem::take(&mut loaded.table.pending);
        if pending.is_empty() {
            return Ok(());
        }
        let row = self.row(loaded);
        let events = pending.iter().map(|event| event.row.clone()).collect();
        let begun = Instant::now();
        self.store.append(row.clone(), events).await.map_err(|error| match error {
            crate::store::StoreError::KeyUsed => Error::KeyReused,
            other => other.into(),
        })?;
        self.metrics.store_seconds.observe(begun.elapsed().as_secs_f64());
        self.count_steps(loaded, &pending);
        loaded.tell(&pending);
        let cancelled = loaded.table.ledger.cancelled;
        let public = pending.iter().any(|event| {
            use Entry::{Cancelled, Finished, Opened, Seated, Started, StoodIn};
            let entry = &event.entry;
            matches!(
                entry,
                Opened(_) | Seated { .. } | Started { .. } | StoodIn { .. } | Finished { .. } | Cancelled
            )
        });
        self.keep_snapshot(live, loaded).await;
        self.alarms.set(&live.id, row.alarm.filter(|at| *at > 0));
        self.ask_bots(live, loaded);
        let _ = self.lobby.send(Arc::new(LobbyItem { row, public, cancelled }));
        Ok(())
    }

    fn count_steps(&self, loaded: &Loaded, pending: &[crate::table::ledger::Pending]) {
        for event in pending {
            if let Entry::Stepped { seat, .. } = event.entry {
                let bot = loaded.table.ledger.seats.get(usize::from(seat)).is_some_and(|s| s.bot().is_some());
                let by = if bot { "bot" } else { "person" };
                self.metrics.steps.get_or_create(&crate::metrics::Mover { by }).inc();
            }
        }
    }

    fn row(&self, loaded: &Loaded) -> TableRow {
        let table = &loaded.table;
        let summary = TableSummary { your_turn: false, ..table.summary(None, &[]) };
        TableRow {
            id: table.ledger.id.clone(),
            seq: table.ledger.seq,
            alarm: table.alarm(|seat| loaded.absent_since(seat, self.started_at)),
            members: table.members(),
            summary,
        }
    }

    async fn keep_snapshot(&self, live: &Live, loaded: &mut Loaded) {
        let (seq, over) = (loaded.table.ledger.seq, loaded.table.ledger.outcome.is_some());
        if !over && seq < loaded.snapshot_seq + SNAPSHOT_EVERY {
            return;
        }
        if let Some(snapshot) = loaded.table.snapshot() {
            // The events are the truth; a snapshot that could not be kept costs only time.
            match self.store.put_snapshot(&live.id, snapshot).await {
                Ok(()) => loaded.snapshot_seq = seq,
                Err(error) => tracing::warn!(table = %live.id, %error, "no snapshot was kept"),
            }
        }
    }

    fn slot(&self, id: &TableId) -> Arc<Live> {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        Arc::clone(live.entry(id.clone()).or_insert_with(|| Arc::new(Live::new(id.clone()))))
    }

    async fn load<'a>(
        self: &Arc<Self>,
        live: &Arc<Live>,
        slot: &'a mut Option<Loaded>,
    ) -> Result<&'a mut Loaded, Error> {
        if slot.is_none() {
            match self.restore(&live.id).await {
                Ok(loaded) => {
                    let loaded = slot.insert(loaded);
                    self.alarms.set(&live.id, self.row(loaded).alarm.filter(|at| *at > 0));
                    self.ask_bots(live, loaded);
                }
                Err(error) => {
                    // A name that nobody uses must not stay in memory.
                    self.forget(live);
                    return Err(error);
                }
            }
        }
        slot.as_mut().ok_or(Error::NotFound("table"))
    }

    async fn restore(&self, id: &TableId) -> Result<Loaded, Error> {
        let snapshot = self.store.snapshot(id).await?;
        let after = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
        let events = self.store.events(id, after).await?;
        if snapshot.is_none() && events.is_empty() {
            return Err(Error::NotFound("table"));
        }
        let restored = catch_unwind(AssertUnwindSafe(|| Match::restore(&self.shelf, id, snapshot, events)));
        let table = restored.unwrap_or_else(|_| Err(self.panicked(id)))?;
        Ok(Loaded::new(table, after))
    }

    fn forget(&self, live: &Arc<Live>) {
        let mut all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if all.get(&live.id).is_some_and(|kept| Arc::ptr_eq(kept, live)) {
            all.remove(&live.id);
        }
    }

    /// Lets tables that nobody looks at leave the memory.
    pub fn tidy(&self, now: i64) {
        let mut all = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, live| {
            let idle = now - live.touched.load(Ordering::Relaxed);
            // Somebody who holds the table also holds another reference, and the count cannot grow under the lock.
            if idle < IDLE_FINISHED || Arc::strong_count(live) > 1 {
                return true;
            }
            let Ok(slot) = live.slot.try_lock() else { return true };
            slot.as_ref().is_some_and(|loaded| {
                loaded.is_busy() || (idle < IDLE && loaded.table.ledger.outcome.is_none())
            })
        });
        self.metrics.tables.set(all.len() as i64);
        self.metrics.questions.set(self.workers.waiting() as i64);
    }

    /// Runs until the server stops: clocks, and what is to be tidied.
    pub async fn watch(self: Arc<Self>) {
        let mut tidy = tokio::time::interval(Duration::from_secs(10));
        loop {
            tokio::select! {
                id = self.alarms.next() => {
                    let hall = Arc::clone(&self);
                    tokio::spawn(async move { hall.wake(&id).await });
                }
                _ = tidy.tick() => self.tidy(ids::now()),
            }
        }
    }

    /// Does what is due at a table.
    async fn wake(self: &Arc<Self>, id: &TableId) {
        let Ok(_turn) = self.loading.acquire().await else { return };
        let started_at = self.started_at;
        let due = self.change(id, |loaded, now| {
            let stand_in = self.shelf.stand_in(&loaded.table.ledger.opening.game);
            let absent: Vec<Option<i64>> = loaded.absences(started_at);
            loaded.table.due(now, &stand_in, |seat| absent.get(seat.index()).copied().flatten())
        });
        let next = match due.await {
            Ok(()) => self.read(id, |loaded| Ok(self.row(loaded).alarm)).await,
            Err(error) => Err(error),
        };
        match next {
            Ok(alarm) => self.alarms.set(id, alarm.filter(|at| *at > 0)),
            Err(error) => tracing::warn!(table = %id, %error, "a table could not go on"),
        }
    }

    /// Stops bots and ends every stream; what is stored stays.
    pub async fn close(&self) {
        self.workers.close();
        self.closing.send_replace(true);
        let all: Vec<Arc<Live>> =
            self.live.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
        for live in all {
            if let Some(loaded) = live.slot.lock().await.as_mut() {
                loaded.subscribers.clear();
            }
        }
    }

    /// A row as one person sees it.
    pub fn summary_for(row: TableRow, user: Option<&UserId>) -> TableSummary {
        let mut summary = row.summary;
        let mine = |seat: &&crate::api::SeatInfo| match &seat.occupant {
            crate::api::Occupant::Person { user: id, .. }
            | crate::api::Occupant::Program { user: id, .. } => user.is_some_and(|user| user.as_str() == id),
            crate::api::Occupant::Open | crate::api::Occupant::Bot { .. } => false,
        };
        summary.your_seat = summary.seats.iter().find(mine).map(|seat| seat.seat);
        summary.your_turn = summary.your_seat.is_some_and(|seat| summary.awaited.contains(&seat));
        summary
    }
}
