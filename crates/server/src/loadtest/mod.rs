//! A bounded load on a server on this machine, or on several of one house: many live tables, many streams, a steady rate of steps.

mod asked;
mod opening;
mod soak;

pub use opening::{Opening, OpeningReport};
pub use soak::{SoakMinute, SoakOptions, SoakReport, soak};

use crate::api::{NewTable, TableEvent, TableState};
use crate::client::{Client, ClientError};
use crate::ids;
use asked::{Answer, Asked, Notice, State};
use serde::Serialize;
use serde_json::json;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, Semaphore};

/// How much load.
#[derive(Clone, Debug)]
pub struct LoadOptions {
    /// Which game.
    pub game: String,
    /// Live tables of two, at most 5,000.
    pub tables: usize,
    /// Open event streams, at most 10,000: the players' own first, then spectators.
    pub streams: usize,
    /// Steps per second over all tables, at most 5,000.
    pub steps_per_second: u32,
    /// For how long, at most 600 s.
    pub seconds: u32,
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct LoadReport {
    /// Tables that were live.
    pub tables: usize,
    /// Streams that were open.
    pub streams: usize,
    /// Steps made.
    pub steps: u64,
    /// How long it took.
    pub seconds: f64,
    /// Steps made per second.
    pub steps_per_second: f64,
    /// Games that came to their end and were replaced.
    pub finished: u64,
    /// Requests that failed.
    pub errors: u64,
    /// Half of the events reached the other seat within this time after the step was sent, in milliseconds.
    pub p50_ms: f64,
    /// 99 of 100 did.
    pub p99_ms: f64,
    /// All did.
    pub max_ms: f64,
    /// Events measured.
    pub measured: usize,
    /// Bytes that told the other seat of a step, as an average.
    pub bytes_to_other: u64,
    /// So many of these were the answers that seat may give next.
    pub bytes_of_options: u64,
    /// States that players had to fetch while steps were made.
    pub fetches: u64,
    /// Milliseconds the server computed for each step; unlike the times above it does not depend on what else the
    /// machine does.
    pub cpu_ms_per_step: Option<f64>,
    /// Memory the server took for each table right after the start of its game, in bytes, where the system tells.
    pub bytes_per_fresh_table: Option<u64>,
    /// Memory it took for each table at the end, with the streams, the log of the game and all that grew with it.
    pub bytes_per_table: Option<u64>,
}

/// Why no load was put on a server.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// More than is allowed, or elsewhere.
    #[error("{0}")]
    Options(String),
    /// The server did not play along.
    #[error("the server did not answer as it should: {0}")]
    Server(#[from] ClientError),
}

/// How long a page waits for its stream before it fetches the state.
const PATIENCE: Duration = Duration::from_millis(400);

struct Load {
    options: LoadOptions,
    steps: AtomicU64,
    errors: AtomicU64,
    finished: AtomicU64,
    fetches: AtomicU64,
    bytes: AtomicU64,
    bytes_of_options: AtomicU64,
    /// Milliseconds from a step to its event at the other seat.
    latencies: Mutex<Vec<f64>>,
}

/// A table of two guests, what each is asked, and when each of its steps was sent.
struct Desk {
    players: [Client; 2],
    id: Mutex<String>,
    asked: [Mutex<Asked>; 2],
    /// Somebody is asked something.
    news: Notify,
    sent: Mutex<HashMap<u64, Instant>>,
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Desk {
    fn is_asked(&self) -> bool {
        self.asked.iter().any(|asked| lock(asked).is_open())
    }
}

impl LoadOptions {
    fn check(&self, address: SocketAddr) -> Result<(), LoadError> {
        let most = |value: usize, most: usize, name: &str| match value {
            0 => Err(LoadError::Options(format!("{name}: expected at least 1"))),
            _ if value > most => Err(LoadError::Options(format!("{name}: expected at most {most}"))),
            _ => Ok(()),
        };
        if !address.ip().is_loopback() {
            return Err(LoadError::Options(format!("{address} is not on this machine")));
        }
        most(self.tables, 5_000, "tables")?;
        most(self.streams.max(1), 10_000, "streams")?;
        most(self.steps_per_second as usize, 5_000, "steps per second")?;
        most(self.seconds as usize, 600, "seconds")
    }
}

/// Puts load on a server on this machine, whose rates must be unlimited ([`crate::Limits::unlimited_rates`]).
///
/// # Errors
/// When the options go too far, the server is elsewhere, or it does not play along.
pub async fn run(address: SocketAddr, options: LoadOptions) -> Result<LoadReport, LoadError> {
    let (report, _) = run_beside(&[address], options, Vec::new).await?;
    Ok(report)
}

/// Puts load on the servers of one house, which are asked by turns. `beside` tells the seconds that other programs have
/// computed so far; what they computed for each step, in milliseconds, is told beside the report.
///
/// # Errors
/// As [`run`].
pub async fn run_beside(
    addresses: &[SocketAddr],
    options: LoadOptions,
    beside: impl Fn() -> Vec<f64>,
) -> Result<(LoadReport, Vec<f64>), LoadError> {
    addresses.iter().try_for_each(|address| options.check(*address))?;
    let bases: Vec<String> = addresses.iter().map(|address| format!("http://{address}")).collect();
    let load = Arc::new(Load {
        steps: AtomicU64::new(0),
        errors: AtomicU64::new(0),
        finished: AtomicU64::new(0),
        fetches: AtomicU64::new(0),
        bytes: AtomicU64::new(0),
        bytes_of_options: AtomicU64::new(0),
        latencies: Mutex::default(),
        options,
    });
    let stranger = Client::by_turns(&bases.iter().map(String::as_str).collect::<Vec<_>>())?;
    let each: Vec<Client> = bases.iter().map(|base| Client::stranger(base)).collect::<Result<_, _>>()?;
    let before = Usage::of_all(&each).await;
    let desks = load.set_up(&stranger).await?;
    let fresh = Usage::of_all(&each).await;
    let readers = load.listen(&stranger, &desks).await?;
    let (idle, others) = (Usage::of_all(&each).await, beside());
    let begun = Instant::now();
    load.drive(&desks).await;
    let seconds = begun.elapsed().as_secs_f64();
    let (end, later) = (Usage::of_all(&each).await, beside());
    readers.iter().for_each(tokio::task::AbortHandle::abort);
    let steps = load.steps.load(Ordering::Relaxed).max(1) as f64;
    let others = others.iter().zip(&later).map(|(idle, end)| (end - idle) * 1_000.0 / steps).collect();
    Ok((load.report(seconds, readers.len(), [before, fresh, idle, end]), others))
}

/// What the server has used so far, as its metrics tell.
#[derive(Clone, Copy, Default)]
struct Usage {
    bytes: Option<f64>,
    cpu_seconds: Option<f64>,
    tables: Option<f64>,
    healed: Option<f64>,
}

impl Usage {
    /// What several servers have used together.
    async fn of_all(clients: &[Client]) -> Usage {
        let mut all =
            Usage { bytes: Some(0.0), cpu_seconds: Some(0.0), tables: Some(0.0), healed: Some(0.0) };
        let sum = |all: Option<f64>, one: Option<f64>| Some(all? + one?);
        for client in clients {
            let one = Usage::of(client).await;
            all = Usage {
                bytes: sum(all.bytes, one.bytes),
                cpu_seconds: sum(all.cpu_seconds, one.cpu_seconds),
                tables: sum(all.tables, one.tables),
                healed: sum(all.healed, one.healed),
            };
        }
        all
    }

    async fn of(client: &Client) -> Usage {
        let metrics = client.text("/metrics").await.unwrap_or_default();
        let find = |name: &str| {
            let value = metrics.lines().find_map(|line| line.strip_prefix(name))?;
            value.trim().parse().ok()
        };
        Usage {
            bytes: find("ziggurat_resident_bytes "),
            cpu_seconds: find("ziggurat_cpu_seconds "),
            tables: find("ziggurat_tables "),
            healed: find("ziggurat_healed_total "),
        }
    }
}

impl Load {
    async fn set_up(self: &Arc<Self>, stranger: &Client) -> Result<Vec<Arc<Desk>>, LoadError> {
        let places = Arc::new(Semaphore::new(32));
        let tasks: Vec<_> = (0..self.options.tables)
            .map(|number| {
                let (load, stranger, places) = (Arc::clone(self), stranger.clone(), Arc::clone(&places));
                tokio::spawn(async move {
                    let _place = places.acquire().await;
                    let one = stranger.clone().into_guest(&format!("Load {number} a")).await?;
                    let two = stranger.into_guest(&format!("Load {number} b")).await?;
                    let id = load.seat(&one, &two).await?;
                    Ok::<_, ClientError>(Arc::new(Desk {
                        players: [one, two],
                        id: Mutex::new(id),
                        asked: Default::default(),
                        news: Notify::new(),
                        sent: Mutex::default(),
                    }))
                })
            })
            .collect();
        let mut desks = Vec::with_capacity(tasks.len());
        for task in tasks {
            desks.push(task.await.map_err(|error| ClientError::Broken(error.to_string()))??);
        }
        Ok(desks)
    }

    async fn seat(&self, one: &Client, two: &Client) -> Result<String, ClientError> {
        let new = json!({ "game": self.options.game, "players": 2 });
        let new: NewTable =
            serde_json::from_value(new).map_err(|error| ClientError::Broken(error.to_string()))?;
        let made: TableState = one.post("/api/tables", &new).await?;
        let _: TableState = two.post(&format!("/api/tables/{}/join", made.table.id), &json!({})).await?;
        Ok(made.table.id)
    }

    async fn listen(
        self: &Arc<Self>,
        stranger: &Client,
        desks: &[Arc<Desk>],
    ) -> Result<Vec<tokio::task::AbortHandle>, LoadError> {
        let mut readers = Vec::new();
        let mut places = desks.iter().flat_map(|desk| [(desk, Some(0)), (desk, Some(1))]).collect::<Vec<_>>();
        places.extend(desks.iter().cycle().take(self.options.streams).map(|desk| (desk, None)));
        for (desk, seat) in places.into_iter().take(self.options.streams) {
            let client = seat.map_or_else(|| stranger.clone(), |seat: usize| desk.players[seat].clone());
            let id = lock(&desk.id).clone();
            if let Some(seat) = seat {
                // As a page does: it reads the table once, then it listens.
                let state: State = client.get(&format!("/api/tables/{id}?log_from=4294967295")).await?;
                *lock(&desk.asked[seat]) = state.into();
            }
            let events = client.events(&format!("/api/tables/{id}/events"), None).await?;
            let (load, desk) = (Arc::clone(self), Arc::clone(desk));
            let reader = tokio::spawn(async move { load.read(&desk, &client, seat, events).await });
            readers.push(reader.abort_handle());
        }
        Ok(readers)
    }

    /// Reads one stream; when its game ends, that of the next game at this desk.
    async fn read(
        &self,
        desk: &Desk,
        client: &Client,
        seat: Option<usize>,
        mut events: crate::client::Events,
    ) {
        loop {
            while let Some(message) = events.next().await {
                let Ok(notice) = serde_json::from_str::<Notice<'_>>(&message.data) else { continue };
                if let TableEvent::Step { seat: mover, .. } = notice.event
                    && seat == Some(1 - usize::from(mover.min(1)))
                    && let Some(sent) = lock(&desk.sent).remove(&notice.seq)
                {
                    lock(&self.latencies).push(sent.elapsed().as_secs_f64() * 1_000.0);
                    self.bytes.fetch_add(message.data.len() as u64, Ordering::Relaxed);
                    self.bytes_of_options.fetch_add(notice.options().len() as u64, Ordering::Relaxed);
                }
                if let Some(seat) = seat {
                    lock(&desk.asked[seat]).hear(&notice);
                    desk.news.notify_waiters();
                }
                if matches!(notice.event, TableEvent::Rematch { .. }) {
                    break;
                }
            }
            let id = lock(&desk.id).clone();
            match client.events(&format!("/api/tables/{id}/events"), None).await {
                Ok(next) => events = next,
                Err(_) => return,
            }
        }
    }

    /// Makes steps at a steady rate, at one desk after the other.
    async fn drive(self: &Arc<Self>, desks: &[Arc<Desk>]) {
        let count = u64::from(self.options.steps_per_second) * u64::from(self.options.seconds);
        let busy: Arc<Vec<Semaphore>> = Arc::new(desks.iter().map(|_| Semaphore::new(1)).collect());
        let mut tick =
            tokio::time::interval(Duration::from_secs_f64(1.0 / f64::from(self.options.steps_per_second)));
        let mut tasks = tokio::task::JoinSet::new();
        for number in 0..count {
            tick.tick().await;
            let at = (number % desks.len() as u64) as usize;
            let (load, desk, busy) = (Arc::clone(self), Arc::clone(&desks[at]), Arc::clone(&busy));
            tasks.spawn(async move {
                let _turn = busy[at].acquire().await;
                if load.step(&desk).await.is_err() {
                    load.errors.fetch_add(1, Ordering::Relaxed);
                }
            });
            while tasks.try_join_next().is_some() {}
        }
        while tasks.join_next().await.is_some() {}
    }

    /// Makes a step as a page does: what is asked was told by the stream, and only a page that has heard nothing
    /// fetches the state.
    async fn step(&self, desk: &Desk) -> Result<(), ClientError> {
        let id = lock(&desk.id).clone();
        if !desk.is_asked() {
            // The answer to a step may be quicker than the stream of the other.
            let _ = tokio::time::timeout(PATIENCE, desk.news.notified()).await;
        }
        if !desk.is_asked() {
            for (player, asked) in desk.players.iter().zip(&desk.asked) {
                let state: State = player.get(&format!("/api/tables/{id}?log_from=4294967295")).await?;
                self.fetches.fetch_add(1, Ordering::Relaxed);
                if state.table.outcome.is_some() {
                    return self.next_game(desk, &id).await;
                }
                *lock(asked) = state.into();
            }
        }
        for (player, asked) in desk.players.iter().zip(&desk.asked) {
            let Some((step, rev, seq)) = lock(asked).choose(ids::now().unsigned_abs() as usize) else {
                continue;
            };
            let body = json!({ "step": step, "rev": rev, "key": ids::letters(16) });
            lock(&desk.sent).insert(seq + 1, Instant::now());
            let path = format!("/api/tables/{id}/steps?answer=notice");
            let answer: Answer = player.post(&path, &body).await?;
            self.steps.fetch_add(1, Ordering::Relaxed);
            if let Some(state) = answer.state {
                *lock(asked) = state.into();
            }
            return Ok(());
        }
        Ok(())
    }

    async fn next_game(&self, desk: &Desk, id: &str) -> Result<(), ClientError> {
        let path = format!("/api/tables/{id}/rematch");
        let [one, two] = &desk.players;
        let fresh: TableState = one.post(&path, &json!({})).await?;
        lock(&desk.id).clone_from(&fresh.table.id);
        let _: TableState = two.post(&path, &json!({})).await?;
        lock(&desk.sent).clear();
        desk.asked.iter().for_each(|asked| *lock(asked) = Asked::default());
        self.finished.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    fn report(&self, seconds: f64, streams: usize, [before, fresh, idle, end]: [Usage; 4]) -> LoadReport {
        let times = Times::of(std::mem::take(&mut *lock(&self.latencies)));
        let steps = self.steps.load(Ordering::Relaxed);
        let per_table = |after: Usage| {
            let grown = (after.bytes? - before.bytes?).max(0.0);
            Some((grown / self.options.tables as f64) as u64)
        };
        let computed = end.cpu_seconds.zip(idle.cpu_seconds).map(|(end, idle)| end - idle);
        LoadReport {
            tables: self.options.tables,
            streams,
            steps,
            seconds,
            steps_per_second: steps as f64 / seconds,
            finished: self.finished.load(Ordering::Relaxed),
            errors: self.errors.load(Ordering::Relaxed),
            p50_ms: times.p50_ms,
            p99_ms: times.p99_ms,
            max_ms: times.max_ms,
            measured: times.count,
            bytes_to_other: self.bytes.load(Ordering::Relaxed) / times.count.max(1) as u64,
            bytes_of_options: self.bytes_of_options.load(Ordering::Relaxed) / times.count.max(1) as u64,
            fetches: self.fetches.load(Ordering::Relaxed),
            cpu_ms_per_step: computed.map(|seconds| seconds * 1_000.0 / steps.max(1) as f64),
            bytes_per_fresh_table: per_table(fresh),
            bytes_per_table: per_table(end),
        }
    }
}

/// How long something took.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Times {
    /// How often it was measured.
    pub count: usize,
    /// Half took no longer than this, in milliseconds.
    pub p50_ms: f64,
    /// 99 of 100 did not.
    pub p99_ms: f64,
    /// None did.
    pub max_ms: f64,
}

impl Times {
    fn of(mut milliseconds: Vec<f64>) -> Self {
        milliseconds.sort_by(f64::total_cmp);
        let at = |share: f64| {
            let last = milliseconds.len().saturating_sub(1);
            milliseconds.get((last as f64 * share).round() as usize).copied().unwrap_or(0.0)
        };
        Times { count: milliseconds.len(), p50_ms: at(0.5), p99_ms: at(0.99), max_ms: at(1.0) }
    }
}
