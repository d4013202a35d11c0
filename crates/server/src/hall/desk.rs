//! A table in use: a task with a mailbox, the only one that holds the match.
//!
//! Every message is handled to its end before the next one. A change is checked and entered in memory, appended to
//! the store under the number that follows the last one, and only then told; what is told, which bots are asked and
//! when the alarm rings follows from the events alone. When the number is taken, or the store cannot say whether it
//! kept the events, the match is read back from what is stored, and what was not told yet is told.

use super::live::Loaded;
use super::streams::{Joining, Stream};
use super::{Hall, LobbyItem};
use crate::api::TableStatus;
use crate::bus::Word;
use crate::error::Error;
use crate::ids::{TableId, UserId};
use crate::store::{EventRow, Quota, StoreError, TableRow};
use crate::table::ledger::Pending;
use crate::table::{Entry, Match};
use crate::workers::Thought;
use game_core::Seat;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Instant;
use tokio::sync::{mpsc, oneshot};

/// A snapshot is kept every so many events.
const SNAPSHOT_EVERY: u64 = 64;
/// A table nobody looks at leaves the memory after so many milliseconds.
const IDLE: i64 = 10 * 60_000;
/// A finished one sooner.
const IDLE_FINISHED: i64 = 2 * 60_000;
/// So often a change is checked again because somebody else was faster.
const TRIES: usize = 8;
/// When the store fails, the table looks again after so many milliseconds.
const RETRY: i64 = 2_000;
/// A table that cannot be played by this program is looked at again after so many milliseconds.
const HOPELESS: i64 = 3_600_000;

pub(super) type Mailbox = mpsc::UnboundedReceiver<Message>;
type Reading = Box<dyn FnOnce(Result<&Loaded, Error>) + Send>;

/// What a table is told.
pub(super) enum Message {
    /// It begins with this match.
    Open(Box<Match>, Option<Quota>, oneshot::Sender<Result<(), StoreError>>),
    Read(Reading),
    Change(Box<dyn Request>),
    /// Somebody wants to listen.
    Join(Joining, oneshot::Sender<Result<Stream, Error>>),
    /// A listener has left.
    Left(u64, Option<UserId>),
    /// What came of the question `rev` to a bot.
    Thought {
        seat: Seat,
        rev: u64,
        thought: Thought,
        /// Whom to tell that the step is stored, or the question has passed.
        done: Option<oneshot::Sender<()>>,
    },
    /// Other nodes stored these events.
    Stored(Vec<EventRow>),
    /// These people watch at another node.
    Here(String, Vec<UserId>),
    /// Other nodes may have stored something that was not heard of.
    Refresh,
    /// Something is due.
    Wake,
    /// Does anybody still need this table, and does it wait for a bot that nobody asked?
    Sweep,
    /// The server stops.
    Close(oneshot::Sender<()>),
}

/// A change somebody waits for.
pub(super) trait Request: Send {
    /// Checks and enters it. Called again when somebody else was faster.
    fn make(&mut self, loaded: &mut Loaded, now: i64) -> Result<(), Error>;
    /// Tells how it went.
    fn answer(self: Box<Self>, made: Result<&Loaded, Error>);
}

/// A change, what came of it, what is looked at afterwards, and who is told.
pub(super) struct Errand<T, R, F, L> {
    change: F,
    made: Option<T>,
    then: L,
    reply: oneshot::Sender<Result<R, Error>>,
}

impl<T, R, F, L> Errand<T, R, F, L>
where
    T: Send + 'static,
    R: Send + 'static,
    F: FnMut(&mut Loaded, i64) -> Result<T, Error> + Send + 'static,
    L: FnOnce(&Loaded, T) -> R + Send + 'static,
{
    pub fn boxed(change: F, then: L, reply: oneshot::Sender<Result<R, Error>>) -> Box<dyn Request> {
        Box::new(Errand { change, made: None, then, reply })
    }
}

impl<T, R, F, L> Request for Errand<T, R, F, L>
where
    T: Send,
    R: Send,
    F: FnMut(&mut Loaded, i64) -> Result<T, Error> + Send,
    L: FnOnce(&Loaded, T) -> R + Send,
{
    fn make(&mut self, loaded: &mut Loaded, now: i64) -> Result<(), Error> {
        self.made = Some((self.change)(loaded, now)?);
        Ok(())
    }

    fn answer(self: Box<Self>, made: Result<&Loaded, Error>) {
        let Errand { made: value, then, reply, .. } = *self;
        // Whoever left does not hear it; what was made is made.
        let _ = reply.send(made.and_then(|loaded| Ok(then(loaded, value.ok_or(super::LOST)?))));
    }
}

/// The task of a table.
pub(super) struct Desk {
    pub hall: Arc<Hall>,
    pub id: TableId,
    /// `None` until it was read, and while it cannot be.
    pub loaded: Option<Loaded>,
    /// When somebody last needed it.
    touched: i64,
}

impl Desk {
    /// Runs until nobody needs the table any more.
    pub async fn run(hall: Arc<Hall>, id: TableId, mut mailbox: Mailbox) {
        let touched = hall.time.now();
        let mut desk = Desk { hall, id, loaded: None, touched };
        while let Some(message) = mailbox.recv().await {
            let sweep = matches!(message, Message::Sweep);
            desk.handle(message).await;
            let done = desk.loaded.is_none() || (sweep && desk.is_idle());
            if done && desk.hall.retire(&desk.id, &mailbox) {
                return;
            }
        }
    }

    async fn handle(&mut self, message: Message) {
        let aside = matches!(
            message,
            Message::Sweep | Message::Left(..) | Message::Stored(_) | Message::Here(..) | Message::Refresh
        );
        if !aside {
            self.touched = self.hall.time.now();
        }
        match message {
            Message::Open(table, quota, reply) => {
                let _ = reply.send(self.open(*table, quota).await);
            }
            Message::Read(read) => {
                self.refresh().await;
                self.read(read).await;
            }
            Message::Change(mut request) => {
                let made = self.change(|loaded, now| request.make(loaded, now)).await;
                let made = made.and_then(|()| self.loaded.as_ref().ok_or(super::LOST));
                let (hall, id) = (Arc::clone(&self.hall), self.id.clone());
                if catch_unwind(AssertUnwindSafe(|| request.answer(made))).is_err() {
                    hall.panicked(&id);
                }
            }
            Message::Join(joining, reply) => {
                self.refresh().await;
                let stream = self.join(joining).await;
                self.announce();
                // A stream that nobody takes ends here.
                let _ = reply.send(stream);
            }
            Message::Left(number, user) => {
                self.leave(number, user.as_ref());
                self.announce();
            }
            Message::Stored(events) => self.stored(events).await,
            Message::Here(node, people) => {
                if let Some(loaded) = &mut self.loaded {
                    loaded.hear_of(node, people);
                    self.hall.alarms.set(&self.id, Hall::next_look(loaded));
                }
            }
            Message::Refresh => self.refresh().await,
            Message::Thought { seat, rev, thought, done } => {
                let settled = self.thought(seat, rev, thought).await;
                if let Some(done) = done.filter(|_| settled) {
                    let _ = done.send(());
                }
            }
            Message::Wake => {
                self.refresh().await;
                self.wake().await;
            }
            Message::Sweep => {
                self.sweep();
                if self.loaded.as_ref().is_some_and(|loaded| !loaded.subscribers.is_empty()) {
                    self.announce();
                }
            }
            Message::Close(done) => {
                if let Some(loaded) = &mut self.loaded {
                    loaded.subscribers.clear();
                }
                let _ = done.send(());
            }
        }
    }

    async fn open(&mut self, mut table: Match, quota: Option<Quota>) -> Result<(), StoreError> {
        let pending = std::mem::take(&mut table.pending);
        let loaded = Loaded::new(table, 0, Arc::clone(&self.hall.time));
        let row = Hall::row(&loaded);
        let events = pending.iter().map(|event| event.row.clone()).collect();
        self.hall.store.open(row.clone(), events, quota).await.inspect_err(|error| {
            // It may be stored all the same.
            if matches!(error, StoreError::Failed(_)) {
                self.hall.alarms.set(&self.id, Some(self.hall.time.now() + RETRY));
            }
        })?;
        self.loaded = Some(loaded);
        self.follow(&pending, row).await;
        Ok(())
    }

    async fn read(&mut self, read: Reading) {
        let (hall, id) = (Arc::clone(&self.hall), self.id.clone());
        let loaded = self.load().await.map(|loaded| &*loaded);
        if catch_unwind(AssertUnwindSafe(|| read(loaded))).is_err() {
            hall.panicked(&id);
        }
    }

    /// Changes the table, after whatever the server missed.
    pub async fn change(
        &mut self,
        change: impl FnMut(&mut Loaded, i64) -> Result<(), Error> + Send,
    ) -> Result<(), Error> {
        if self.load().await?.lost() > 0 {
            self.enter(|loaded, now| {
                let lost = loaded.lost();
                loaded.table.resume(now, lost)
            })
            .await?;
        }
        self.enter(change).await
    }

    /// Changes the table: `change` enters events, what follows by itself is entered too, then all is stored and
    /// told. On an error nothing has changed.
    async fn enter(
        &mut self,
        mut change: impl FnMut(&mut Loaded, i64) -> Result<(), Error> + Send,
    ) -> Result<(), Error> {
        for _ in 0..TRIES {
            let loaded = self.load().await?;
            let made = catch_unwind(AssertUnwindSafe(|| {
                let now = loaded.time.now();
                change(loaded, now)?;
                loaded.table.settle(now)
            }));
            let spoilt = match &made {
                Ok(Ok(())) => false,
                Ok(Err(_)) => loaded.table.broken || !loaded.table.pending.is_empty(),
                Err(_) => true,
            };
            if spoilt {
                self.read_back().await;
            } else if matches!(made, Ok(Err(_))) && self.fill().await {
                // It was refused by what another node had made of the table meanwhile, or is not any more.
                continue;
            }
            made.unwrap_or_else(|_| Err(self.hall.panicked(&self.id)))?;
            match self.conclude().await {
                Ok(()) => return Ok(()),
                Err(StoreError::Conflict) => self.read_back().await,
                Err(error) => {
                    self.read_back().await;
                    return Err(match error {
                        StoreError::KeyUsed => Error::KeyReused,
                        other => other.into(),
                    });
                }
            }
        }
        Err(Error::Unavailable("others are faster all the time; try again"))
    }

    /// Stores what was entered, then does what follows from it.
    async fn conclude(&mut self) -> Result<(), StoreError> {
        let Some(loaded) = &mut self.loaded else { return Ok(()) };
        let pending = std::mem::take(&mut loaded.table.pending);
        if pending.is_empty() {
            return Ok(());
        }
        let row = Hall::row(loaded);
        let events = pending.iter().map(|event| event.row.clone()).collect();
        let begun = Instant::now();
        self.hall.store.append(row.clone(), events).await?;
        self.hall.metrics.store_seconds.observe(begun.elapsed().as_secs_f64());
        self.follow(&pending, row).await;
        Ok(())
    }

    /// Everything that follows from stored events: those who watch are told, the alarm is set, bots are asked.
    async fn follow(&mut self, events: &[Pending], row: TableRow) {
        if let Some(loaded) = &mut self.loaded {
            loaded.tell(events);
        }
        self.proceed(events, row).await;
    }

    /// What follows from stored events that were told here.
    async fn proceed(&mut self, events: &[Pending], row: TableRow) {
        let Some(loaded) = &mut self.loaded else { return };
        count_steps(&self.hall, loaded, events);
        keep_snapshot(&self.hall, loaded, events).await;
        self.hall.ask_bots(&self.id, loaded, 0);
        self.hall.alarms.set(&self.id, Hall::next_look(loaded));
        if let Some(first) = events.first() {
            let over = events.iter().any(|event| matches!(event.entry, Entry::Finished { .. }));
            self.hall.outbox.heed(loaded, first.row.seq, over);
        }
        let public = events.iter().any(|event| {
            use Entry::{Cancelled, Finished, Opened, Ordered, Seated, Started, StoodIn};
            matches!(
                event.entry,
                Opened(_)
                    | Seated { .. }
                    | Started { .. }
                    | StoodIn { .. }
                    | Ordered { .. }
                    | Finished { .. }
                    | Cancelled
            )
        });
        let cancelled = loaded.table.ledger.cancelled;
        if let Some(contest) = &loaded.table.ledger.opening.contest
            && events
                .iter()
                .any(|event| matches!(event.entry, Entry::Finished { .. } | Entry::StoodIn { .. }))
        {
            self.hall.contests.call(&contest.id);
        }
        // Of a game that is over, also who may look at it is news.
        let over = loaded.table.ledger.status == TableStatus::Finished;
        let news = |entry: &Entry| {
            matches!(entry, Entry::Finished { .. } | Entry::Opened(_) | Entry::Ordered { .. })
        };
        if over && events.iter().any(|event| news(&event.entry)) {
            let _ = self.hall.ended.send(self.id.clone());
        }
        self.hall.bus.tell(|| Word::Stored {
            row: Box::new(row.clone()),
            events: events.iter().map(|event| event.row.clone()).collect(),
            public,
            cancelled,
        });
        self.hall.lobby.tell(LobbyItem { row, public, cancelled });
    }

    /// The table, read from the store when it is not in memory.
    pub async fn load(&mut self) -> Result<&mut Loaded, Error> {
        if self.loaded.is_none() {
            let restored = restore(&self.hall, &self.id, u64::MAX).await.inspect_err(|error| {
                // Nobody may ask again, so the table looks after itself.
                let wait = match error {
                    Error::NotFound(_) => return,
                    Error::Unavailable(_) => RETRY,
                    _ => HOPELESS,
                };
                self.hall.alarms.set(&self.id, Some(self.hall.time.now() + wait));
            })?;
            let Stored { table, kept, .. } = restored;
            let mut loaded = Loaded::new(table, kept, Arc::clone(&self.hall.time));
            if self.hall.bus.is_shared() {
                loaded.hear_everybody();
            }
            if loaded.lost() > 0 {
                self.hall.post_if_live(&self.id, Message::Wake);
            }
            self.loaded = Some(loaded);
            self.catch_up();
        }
        self.loaded.as_mut().ok_or(Error::NotFound("table"))
    }

    /// Sets the alarm and asks the bots as the table stands.
    pub fn catch_up(&mut self) {
        if let Some(loaded) = &mut self.loaded {
            // Where several may ask the bots, whoever stored the last event does, unless nothing comes of it.
            let earliest =
                if self.hall.bus.is_shared() { loaded.table.ledger.at + self.hall.takeover() } else { 0 };
            self.hall.ask_bots(&self.id, loaded, earliest);
            self.hall.alarms.set(&self.id, Hall::next_look(loaded));
        }
    }

    /// Reads the match back from the store, tells what was not told yet, and looks again in a moment.
    pub(super) async fn read_back(&mut self) {
        tracing::warn!(table = %self.id, "a table is read back from the store");
        self.hall.metrics.read_back.inc();
        let again = self.hall.time.now() + RETRY;
        self.hall.alarms.set(&self.id, Some(again));
        let Some(told) = self.loaded.as_ref().map(|loaded| loaded.told) else { return };
        let events = match self.read_since(told).await {
            Ok(Some(events)) => events,
            // One of them follows only by the rules it was made with: what is between is not told.
            Ok(None) => match self.read_since(u64::MAX).await {
                Ok(_) => return self.catch_up(),
                Err(error) => return self.give_up(&error),
            },
            Err(error) => return self.give_up(&error),
        };
        if let (false, Some(loaded)) = (events.is_empty(), &self.loaded) {
            let row = Hall::row(loaded);
            self.proceed(&events, row).await;
        }
    }

    fn give_up(&mut self, error: &Error) {
        tracing::warn!(table = %self.id, %error, "a table could not be read back");
        self.loaded = None;
    }

    /// Puts the stored match in the place of the one in memory, as it was after event `told`, then enters and tells
    /// what came later; gives that, or `None` when it cannot be entered one by one.
    async fn read_since(&mut self, told: u64) -> Result<Option<Vec<Pending>>, Error> {
        let Stored { table, kept, later } = restore(&self.hall, &self.id, told).await?;
        let Some(loaded) = &mut self.loaded else { return Ok(None) };
        if table.ledger.seq > loaded.told {
            // What lies before it cannot be told; those who watch resume by its number.
            loaded.subscribers.clear();
            loaded.shown.clear();
        }
        (loaded.told, loaded.table, loaded.kept) = (table.ledger.seq, table, kept);
        Ok(loaded.retrace(later))
    }

    /// Does what is due. Whatever comes of it, the table is looked at again when it has to be.
    async fn wake(&mut self) {
        let hall = Arc::clone(&self.hall);
        let due = self.change(|loaded, now| {
            let stand_in = hall.shelf.bot_for(&loaded.table.ledger.opening);
            let absent = loaded.absences();
            loaded.table.due(now, &stand_in, |seat| absent.get(seat.index()).copied().flatten())
        });
        match due.await {
            Ok(()) => {
                self.catch_up();
                let now = self.hall.time.now();
                if let Some(at) = self.hall.alarms.at(&self.id).filter(|at| *at <= now) {
                    // Everything due was done, so nothing can be: without this the alarm would ring for ever.
                    tracing::error!(table = %self.id, at, "an alarm is due and nothing follows from it");
                    self.hall.alarms.set(&self.id, Some(now + HOPELESS));
                }
            }
            Err(Error::NotFound(_)) => {}
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "a table could not go on");
                if self.hall.alarms.at(&self.id).is_none() {
                    self.hall.alarms.set(&self.id, Some(self.hall.time.now() + RETRY));
                }
            }
        }
    }

    /// Asks the bots that nobody asked, which must not happen.
    fn sweep(&mut self) {
        let Some(loaded) = &mut self.loaded else { return };
        let waits = loaded.has_forgotten_bot();
        let deaf = Hall::next_due(loaded).is_some();
        if (waits || deaf) && self.hall.alarms.at(&self.id).is_none() {
            self.hall.healed(&self.id);
            self.catch_up();
        }
    }

    fn is_idle(&self) -> bool {
        let Some(loaded) = &self.loaded else { return true };
        let over = loaded.table.ledger.outcome.is_some();
        let patience = if over { IDLE_FINISHED } else { IDLE };
        !loaded.is_busy() && self.hall.time.now() - self.touched >= patience
    }
}

/// A match as it is stored.
struct Stored {
    table: Match,
    /// The number of its snapshot.
    kept: u64,
    /// What was not entered.
    later: Vec<EventRow>,
}

/// The match as it is stored, at event `until` if it did not come further in its snapshot.
async fn restore(hall: &Hall, id: &TableId, until: u64) -> Result<Stored, Error> {
    let _turn = hall.loading.acquire().await;
    let snapshot = hall.store.snapshot(id).await?;
    let kept = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
    let mut events = hall.store.events(id, kept).await?;
    if snapshot.is_none() && events.is_empty() {
        return Err(Error::NotFound("table"));
    }
    let later = events.split_off(events.partition_point(|event| event.seq <= until));
    let restored = catch_unwind(AssertUnwindSafe(|| Match::restore(&hall.shelf, id, snapshot, events)));
    let mut table = restored.unwrap_or_else(|_| Err(hall.panicked(id)))?;
    table.pending.clear();
    Ok(Stored { table, kept, later })
}

fn count_steps(hall: &Hall, loaded: &Loaded, events: &[Pending]) {
    for event in events {
        if let Entry::Stepped { seat, .. } = event.entry {
            let bot = loaded.table.ledger.seats.get(usize::from(seat)).is_some_and(|s| s.bot().is_some());
            let by = if bot { "bot" } else { "person" };
            hall.metrics.steps.get_or_create(&crate::metrics::Mover { by }).inc();
        }
    }
}

async fn keep_snapshot(hall: &Hall, loaded: &mut Loaded, events: &[Pending]) {
    let ended = events.iter().any(|event| match &event.entry {
        Entry::Finished { .. } => true,
        Entry::Opened(opening) => opening.record.is_some(),
        _ => false,
    });
    let seq = loaded.table.ledger.seq;
    if !ended && seq < loaded.kept + SNAPSHOT_EVERY {
        return;
    }
    if let Some(snapshot) = loaded.table.snapshot() {
        let id = &loaded.table.ledger.id;
        // The events are the truth; a snapshot that could not be kept costs only time.
        match hall.store.put_snapshot(id, snapshot).await {
            Ok(()) => loaded.kept = seq,
            Err(error) => tracing::warn!(table = %id, %error, "no snapshot was kept"),
        }
    }
}
