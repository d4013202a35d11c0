//! The hall with all tables.
//!
//! A table in use is a task with a mailbox ([`desk`]): it alone holds the match, and whatever it has begun runs to
//! its end, whether the one who asked still listens or not. Here are the map from ids to mailboxes, and what acts
//! on tables by itself: alarms, and the sweep that ends idle tasks and looks for bots nobody has asked.

mod afar;
mod alarms;
mod boards;
mod bots;
mod desk;
mod ears;
mod elsewhere;
mod live;
mod lobby;
pub(crate) mod puzzles;
mod reviews;
mod shown;
mod streams;
#[cfg(test)]
mod tests;
mod time;

pub(crate) use boards::Leave;
pub(crate) use live::Loaded;
pub(crate) use lobby::lobby_frames;
pub(crate) use streams::frame;

use crate::api::TableSummary;
use crate::bus::Bus;
use crate::config::Config;
use crate::contests::steward::Calls;
use crate::error::Error;
use crate::ids::{self, TableId, UserId};
use crate::metrics::Metrics;
use crate::notices::Outbox;
use crate::shelf::Shelf;
use crate::store::{Due, EventRow, Pulse, Quota, Store, StoreError, TableRow};
use crate::table::{Match, Opening};
use crate::workers::{GRACE, Workers};
use alarms::Alarms;
use desk::{Desk, Errand, Mailbox, Message};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use time::Time;
use tokio::sync::{Semaphore, mpsc, oneshot, watch};

/// How often idle tables are ended and forgotten bots looked for.
const SWEEP: Duration = Duration::from_secs(10);
/// How often the store is asked for tables that were forgotten altogether.
const SEARCH: Duration = Duration::from_secs(60);
/// How often it is kept that the server is there. Whatever is not known counts as a gap.
const BEAT: Duration = Duration::from_secs(10);
/// How often a node looks for tables that nobody looks after.
const TAKE: Duration = Duration::from_secs(1);
/// So many of them are taken at a time.
const TAKEN: u32 = 200;
/// Beyond its time to think, a bot of another node has so many milliseconds for its step to be heard of.
const TAKEOVER: i64 = 2_000;
/// How often the clock of the machine is looked at.
const COMPARE: Duration = Duration::from_secs(1);

/// All tables.
pub(crate) struct Hall {
    pub store: Arc<dyn Store>,
    pub shelf: Shelf,
    pub workers: Workers,
    pub metrics: Arc<Metrics>,
    pub settings: Config,
    desks: Mutex<HashMap<TableId, mpsc::UnboundedSender<Message>>>,
    alarms: Alarms,
    lobby: lobby::Lobby,
    ears: ears::Ears,
    reviews: reviews::Reviews,
    thinkers: boards::Thinkers,
    puzzles: crate::puzzles::PuzzleBox,
    closing: watch::Sender<bool>,
    /// How many tables are read back at a time after a restart.
    loading: Semaphore,
    pub time: Arc<Time>,
    /// What people who are away have to be told.
    pub outbox: Arc<Outbox>,
    /// Leagues and tournaments at whose tables something happened.
    pub contests: Calls,
    /// The other nodes.
    pub bus: Bus,
    /// Told of every table that ends here.
    ended: mpsc::UnboundedSender<TableId>,
    /// Where that is heard, until somebody takes it.
    endings: Mutex<Option<mpsc::UnboundedReceiver<TableId>>>,
    /// Those who think for them.
    #[cfg(feature = "cluster")]
    crew: std::sync::OnceLock<crew::Crew>,
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
    #[cfg(test)]
    pub fn new(store: Arc<dyn Store>, settings: Config, metrics: Arc<Metrics>) -> Arc<Self> {
        Hall::among(store, settings, metrics, Bus::Alone)
    }

    /// The tables of a node that reaches the others by this bus.
    pub fn among(store: Arc<dyn Store>, settings: Config, metrics: Arc<Metrics>, bus: Bus) -> Arc<Self> {
        let (ended, endings) = mpsc::unbounded_channel();
        Arc::new(Hall {
            outbox: Outbox::new(Arc::clone(&store), &settings.notices),
            store,
            shelf: Shelf::of(&settings),
            workers: Workers::new(settings.workers, GRACE),
            metrics,
            settings,
            desks: Mutex::default(),
            alarms: Alarms::default(),
            lobby: lobby::Lobby::default(),
            ears: ears::Ears::default(),
            reviews: reviews::Reviews::default(),
            thinkers: boards::Thinkers::default(),
            puzzles: crate::puzzles::PuzzleBox::default(),
            closing: watch::channel(false).0,
            loading: Semaphore::new(8),
            time: Arc::new(Time::among(ids::now(), bus.is_shared())),
            contests: Calls::default(),
            bus,
            ended,
            endings: Mutex::new(Some(endings)),
            #[cfg(feature = "cluster")]
            crew: std::sync::OnceLock::new(),
        })
    }

    /// Finds everything that was under way when the server stopped, and goes on.
    pub async fn resume(self: &Arc<Self>) -> Result<usize, Error> {
        self.resume_at(ids::now()).await
    }

    pub(crate) async fn resume_at(self: &Arc<Self>, wall: i64) -> Result<usize, Error> {
        let pulse = self.store.pulse().await?;
        if let Some(pulse) = &pulse {
            self.outbox.resume(pulse.heeded.unwrap_or(pulse.beat));
        }
        self.time.resume(pulse, wall);
        self.store.put_pulse(self.pulse()).await?;
        if self.bus.is_shared() {
            // Whatever is due is taken when nobody else does it.
            return Ok(0);
        }
        let alarms = self.store.alarms().await?;
        let count = alarms.len();
        for (id, at) in alarms {
            self.alarms.set(&id, Some(at));
        }
        Ok(count)
    }

    /// Tells of every table that ends here; for one listener.
    pub fn endings(&self) -> Option<mpsc::UnboundedReceiver<TableId>> {
        self.endings.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Makes a new table, unless its owner has as many as may be.
    pub async fn open(self: &Arc<Self>, opening: Opening) -> Result<TableId, Error> {
        self.open_as(TableId::fresh(), opening).await
    }

    /// Makes a new table with an id that was given to nothing else.
    pub async fn open_as(self: &Arc<Self>, id: TableId, opening: Opening) -> Result<TableId, Error> {
        let now = self.time.now();
        let mut table = Match::open(self.shelf.edition_of(&opening)?, id.clone(), now, opening)?;
        table.settle(now)?;
        let most = self.settings.limits.tables_per_caller;
        // What is read from a record is over, and whoever made a contest does not play all of it.
        let opening = &table.ledger.opening;
        let limited = most < u32::MAX && opening.record.is_none() && opening.contest.is_none();
        let quota = limited.then(|| Quota { user: table.ledger.opening.owner.clone(), most });
        let (reply, answer) = oneshot::channel();
        self.post(&id, Message::Open(Box::new(table), quota, reply));
        match answer.await {
            Ok(Ok(())) => Ok(id),
            Ok(Err(StoreError::Full)) => {
                Err(Error::invalid(format!("at most {most} tables at a time; finish one first")))
            }
            Ok(Err(error)) => Err(error.into()),
            Err(_) => Err(LOST),
        }
    }

    /// Reads a table.
    pub async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        id: &TableId,
        read: impl FnOnce(&Loaded) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let (reply, answer) = oneshot::channel();
        self.post(
            id,
            Message::Read(Box::new(move |loaded| {
                // Nobody who left needs an answer.
                if !reply.is_closed() {
                    let _ = reply.send(loaded.and_then(read));
                }
            })),
        );
        answer.await.unwrap_or(Err(LOST))
    }

    /// Changes a table: `change` enters events, what follows from them is entered too, then everything is stored
    /// and told. On an error nothing has changed. It may be called again when somebody else was faster.
    pub async fn change<T: Send + 'static>(
        self: &Arc<Self>,
        id: &TableId,
        change: impl FnMut(&mut Loaded, i64) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        self.change_then(id, change, |_, made| made).await
    }

    /// Changes a table, and looks at it before anything else happens there.
    pub async fn change_then<T: Send + 'static, R: Send + 'static>(
        self: &Arc<Self>,
        id: &TableId,
        change: impl FnMut(&mut Loaded, i64) -> Result<T, Error> + Send + 'static,
        then: impl FnOnce(&Loaded, T) -> R + Send + 'static,
    ) -> Result<R, Error> {
        let (reply, answer) = oneshot::channel();
        self.post(id, Message::Change(Errand::boxed(change, then, reply)));
        answer.await.unwrap_or(Err(LOST))
    }

    fn desks(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::UnboundedSender<Message>>> {
        self.desks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts a message into the mailbox of a table, whose task is started if need be.
    fn post(self: &Arc<Self>, id: &TableId, message: Message) {
        let mut desks = self.desks();
        let message = match desks.get(id) {
            Some(mailbox) => match mailbox.send(message) {
                Ok(()) => return,
                // The task broke; another one takes its place.
                Err(mpsc::error::SendError(message)) => message,
            },
            None => message,
        };
        let (sender, mailbox) = mpsc::unbounded_channel();
        let _ = sender.send(message);
        desks.insert(id.clone(), sender);
        self.metrics.tables.set(desks.len() as i64);
        tokio::spawn(Desk::run(Arc::clone(self), id.clone(), mailbox));
    }

    /// Puts a message into a mailbox if the table has a task.
    fn post_if_live(&self, id: &TableId, message: Message) {
        if let Some(mailbox) = self.desks().get(id) {
            let _ = mailbox.send(message);
        }
    }

    /// Lets the task of a table end unless something has come for it. Messages are put into mailboxes under the
    /// same lock, so none is lost.
    fn retire(&self, id: &TableId, mailbox: &Mailbox) -> bool {
        let mut desks = self.desks();
        if !mailbox.is_empty() {
            return false;
        }
        desks.remove(id);
        self.metrics.tables.set(desks.len() as i64);
        true
    }

    fn panicked(&self, id: &TableId) -> Error {
        self.metrics.panics.inc();
        tracing::error!(table = %id, "a panic at a table");
        Error::Unavailable("something broke at this table; it was read back from disk")
    }

    fn row(loaded: &Loaded) -> TableRow {
        let (table, absences) = (&loaded.table, loaded.absences());
        let summary = TableSummary { your_turn: false, ..table.summary(None, &[]) };
        TableRow {
            id: table.ledger.id.clone(),
            seq: table.ledger.seq,
            alarm: table.alarm(|seat| absences.get(seat.index()).copied().flatten()),
            members: table.members(),
            summary,
        }
    }

    /// When something is due at this table by the clock.
    fn next_due(loaded: &Loaded) -> Option<i64> {
        let absences = loaded.absences();
        loaded.table.next_due(|seat| absences.get(seat.index()).copied().flatten())
    }

    /// When the server has to look at this table again by itself.
    fn next_look(loaded: &Loaded) -> Option<i64> {
        let rests = loaded.chairs.iter().filter_map(|chair| chair.rests_until);
        Hall::next_due(loaded).into_iter().chain(rests).min()
    }

    /// Runs until the server stops: clocks, and the sweep.
    pub async fn watch(self: Arc<Self>) {
        let every = tokio::time::interval;
        let (mut sweep, mut search) = (every(SWEEP), every(SEARCH));
        let (mut beat, mut compare, mut take) = (every(BEAT), every(COMPARE), every(TAKE));
        loop {
            // In one loop, so that an alarm that was taken has become a message before anybody looks.
            tokio::select! {
                id = self.alarms.next(&self.time) => self.post(&id, Message::Wake),
                _ = sweep.tick() => self.sweep(),
                _ = search.tick(), if !self.bus.is_shared() => self.search().await,
                _ = take.tick(), if self.bus.is_shared() => self.take_due().await,
                _ = beat.tick() => self.beat().await,
                _ = compare.tick() => if self.time.compare(ids::now()) {
                    self.wake_all();
                    self.beat().await;
                },
            }
        }
    }

    /// Looks after every table in use.
    fn sweep(&self) {
        for mailbox in self.desks().values() {
            let _ = mailbox.send(Message::Sweep);
        }
        self.count();
    }

    /// Counts who waits for whom.
    pub fn count(&self) {
        self.metrics.questions.set(self.workers.waiting() as i64);
        #[cfg(feature = "cluster")]
        if let Some(crew) = self.crew.get() {
            self.metrics.crew_hands.set(crew.hands() as i64);
            self.metrics.crew_asked.set(crew.asked() as i64);
        }
    }

    /// Looks for tables that ought to be in use: what is stored as waiting for the server has a task or an alarm.
    async fn search(self: &Arc<Self>) {
        // Read first: who has neither afterwards is forgotten, not just about to be woken.
        let Ok(stored) = self.store.alarms().await else { return };
        let forgotten: Vec<TableId> = {
            let desks = self.desks();
            let idle = |id: &TableId| !desks.contains_key(id) && self.alarms.at(id).is_none();
            stored.into_iter().map(|(id, _)| id).filter(idle).collect()
        };
        for id in forgotten {
            self.healed(&id);
            self.post(&id, Message::Wake);
        }
    }

    /// Takes tables where something is due and nobody seems to do it, such as those of a node that is gone.
    async fn take_due(self: &Arc<Self>) {
        let (now, takeover) = (self.time.now(), self.takeover());
        let due = Due { now, quiet: now - takeover, lease: now + 2 * takeover, most: TAKEN };
        match self.store.take_due(due).await {
            Ok(tables) => tables.iter().for_each(|id| self.post(id, Message::Wake)),
            Err(error) => tracing::warn!(%error, "what is due cannot be looked up"),
        }
    }

    /// A bot is asked by the node that stored the last event. After so many milliseconds another one asks.
    fn takeover(&self) -> i64 {
        let budget = i64::try_from(self.settings.bot_budget.as_millis()).unwrap_or(i64::MAX / 4);
        budget + TAKEOVER
    }

    /// Other nodes stored events.
    pub fn hear(&self, row: TableRow, events: Vec<EventRow>, public: bool, cancelled: bool) {
        self.post_if_live(&row.id, Message::Stored(events));
        self.lobby.tell(LobbyItem { row, public, cancelled });
    }

    /// Tells one person of a table, who may be none of its members.
    pub fn tell_person(&self, row: TableRow, user: &UserId) {
        let row = TableRow { members: vec![user.clone()], ..row };
        self.lobby.tell(LobbyItem { row, public: false, cancelled: false });
    }

    /// Another node says who watches there.
    pub fn hear_of(&self, table: &TableId, node: String, people: Vec<UserId>) {
        self.post_if_live(table, Message::Here(node, people));
    }

    /// Something may have been stored that was not heard of.
    pub fn refresh(&self) {
        for mailbox in self.desks().values() {
            let _ = mailbox.send(Message::Refresh);
        }
    }

    /// What the next server has to know.
    fn pulse(&self) -> Pulse {
        Pulse { heeded: self.outbox.heeded(), ..self.time.pulse() }
    }

    /// Keeps that the server is there.
    async fn beat(&self) {
        if let Err(error) = self.store.put_pulse(self.pulse()).await {
            tracing::warn!(%error, "the time could not be kept");
        }
    }

    /// Lets every table in use look at the time.
    fn wake_all(&self) {
        for mailbox in self.desks().values() {
            let _ = mailbox.send(Message::Wake);
        }
    }

    /// A table would have waited for ever; it does no longer.
    fn healed(&self, id: &TableId) {
        self.metrics.healed.inc();
        tracing::error!(table = %id, "nobody had asked the bot this table waits for");
    }

    /// Stops bots, ends every stream, and waits until every table has finished what it began.
    pub async fn close(&self) {
        self.workers.close();
        self.closing.send_replace(true);
        let mailboxes: Vec<_> = self.desks().drain().map(|(_, mailbox)| mailbox).collect();
        for mailbox in mailboxes {
            let (reply, done) = oneshot::channel();
            if mailbox.send(Message::Close(reply)).is_ok() {
                let _ = done.await;
            }
        }
        self.beat().await;
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

/// The task of the table broke before it could answer.
const LOST: Error = Error::Unavailable("something broke at this table; try again");
