//! `ziggurat work`

use crate::args::WorkArgs;
use crate::chooser::Bots;
use crate::commands::serve::{failed, runtime};
use crate::failure::Failure;
use crew::{Queue, Task, Worker};
use server::logs;
use server::work::Thinker;
use std::fmt::Display;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;

/// How often a piece or a game that waits for its turn looks whether questions are answered.
const LOOK: std::time::Duration = std::time::Duration::from_millis(50);

pub fn run(args: &WorkArgs) -> Result<(), Failure> {
    let format = if args.log_json { logs::Format::Json } else { logs::Format::Text };
    logs::init(format, &args.log);
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.unwrap_or_else(cores).max(1);
    runtime()?.block_on(async {
        let worker = Worker::join(&args.nats, threads).await.map_err(failed)?;
        let (stop, stopped) = watch::channel(false);
        let hands = hands(&worker, threads, &stopped);
        let mut out = std::io::stdout();
        writeln!(out, "Working for {} on {threads} threads. Stop with Ctrl-C.", args.nats)
            .and_then(|()| out.flush())
            .map_err(Failure::Output)?;
        let there = worker.be_there(stopped);
        let ending = async {
            server::stop_signal().await;
            stop.send_replace(true);
        };
        let (there, ()) = tokio::join!(there, ending);
        // What was begun is finished: whoever asked waits for it.
        hands.join_all().await;
        there.map_err(failed)
    })
}

/// One task per thread for questions, one for pieces of reviews, and one for games; these begin only while nobody waits
/// at a table, and no more of them than there are threads.
fn hands(worker: &Worker, threads: usize, stopped: &watch::Receiver<bool>) -> JoinSet<()> {
    let thinker = Arc::new(Thinker::new(games::WITH_TOY, Arc::new(Bots), threads));
    let asked = Arc::new(AtomicUsize::new(0));
    let mut hands = JoinSet::new();
    for _ in 0..threads {
        let (worker, thinker, stopped) = (worker.clone(), Arc::clone(&thinker), stopped.clone());
        let busy = Arc::clone(&asked);
        hands.spawn(async move {
            let think = |task: Task| {
                let (thinker, busy) = (Arc::clone(&thinker), Busy::new(&busy));
                async move {
                    let answer = thinker.think(task).await;
                    drop(busy);
                    answer
                }
            };
            worker.run(Queue::Questions, think, stopped).await;
        });
    }
    let spare = Arc::new(Spare { asked, threads: Semaphore::new(threads) });
    for _ in 0..threads {
        let (reviewer, stop, leave) = (worker.clone(), stopped.clone(), Arc::clone(&spare));
        hands.spawn(async move {
            reviewer.run(Queue::Reviews, |task| Arc::clone(&leave).work(task, study::work_for), stop).await;
        });
        let (player, stop, leave) = (worker.clone(), stopped.clone(), Arc::clone(&spare));
        hands.spawn(async move {
            player.run(Queue::Games, |task| Arc::clone(&leave).work(task, lab::play_job), stop).await;
        });
    }
    hands
}

/// Threads for what may wait.
struct Spare {
    /// Questions that are thought about.
    asked: Arc<AtomicUsize>,
    threads: Semaphore,
}

impl Spare {
    /// Does something for somebody elsewhere when no table waits.
    async fn work<E: Display + Send + 'static>(
        self: Arc<Self>,
        task: Task,
        work: fn(&[u8]) -> Result<Vec<u8>, E>,
    ) -> Option<bytes::Bytes> {
        let _thread = self.threads.acquire().await.ok()?;
        while self.asked.load(Ordering::Relaxed) > 0 && !task.unwanted.load(Ordering::Relaxed) {
            tokio::time::sleep(LOOK).await;
        }
        if task.unwanted.load(Ordering::Relaxed) {
            return None;
        }
        match tokio::task::spawn_blocking(move || work(&task.body)).await {
            Ok(Ok(done)) => Some(done.into()),
            Ok(Err(error)) => {
                tracing::warn!(%error, "something is left to whoever asked for it");
                None
            }
            Err(_) => {
                tracing::error!("something ended in a panic, and is left to whoever asked for it");
                None
            }
        }
    }
}

/// A question is thought about.
struct Busy(Arc<AtomicUsize>);

impl Busy {
    fn new(asked: &Arc<AtomicUsize>) -> Self {
        asked.fetch_add(1, Ordering::Relaxed);
        Busy(Arc::clone(asked))
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
