//! A bounded pool of threads on which bots think, so that a request never does.
//!
//! A chooser that panics loses its answer. One that overruns is told to stop and left behind: its thread is
//! replaced, so that the others are still served. Only so many threads may be left behind at a time; beyond that
//! the pool shrinks rather than the machine.

use crate::chooser::{Advice, Cancel, Chooser, Question};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// Questions that wait; more are answered "no".
const WAITING: usize = 10_000;
/// Threads that overran and have not come back.
const LEFT_BEHIND: usize = 8;
/// A chooser may exceed its budget by this much before it is left behind.
pub(crate) const GRACE: Duration = Duration::from_secs(2);

/// Threads on which bots think.
pub struct Workers {
    shared: Arc<Shared>,
    grace: Duration,
}

struct Shared {
    chooser: Arc<dyn Chooser>,
    queue: Mutex<Queue>,
    wake: Condvar,
    left_behind: AtomicUsize,
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
    closed: bool,
}

struct Job {
    question: Question,
    started: oneshot::Sender<()>,
    answer: oneshot::Sender<Option<Advice>>,
}

impl Workers {
    /// A pool of so many threads, where a chooser may exceed its budget by `grace`.
    #[must_use]
    pub fn new(chooser: Arc<dyn Chooser>, threads: usize, grace: Duration) -> Self {
        let shared = Arc::new(Shared {
            chooser,
            queue: Mutex::default(),
            wake: Condvar::new(),
            left_behind: AtomicUsize::new(0),
        });
        for _ in 0..threads.max(1) {
            spawn(&shared);
        }
        Workers { shared, grace }
    }

    /// How many questions wait.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner).jobs.len()
    }

    /// Asks, and waits without holding a thread. `None` when the chooser had no answer, panicked or overran.
    pub async fn ask(&self, question: Question) -> Option<Advice> {
        let (budget, cancel) = (question.budget, question.cancel.clone());
        let (started, has_started) = oneshot::channel();
        let (answer, answered) = oneshot::channel();
        {
            let mut queue = self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
            if queue.closed || queue.jobs.len() >= WAITING {
                return None;
            }
            let job = Job { question, started, answer };
            // Somebody waits for a hint with the finger on the key; bots can wait a moment.
            if job.question.hints > 0 { queue.jobs.push_front(job) } else { queue.jobs.push_back(job) }
        }
        self.shared.wake.notify_one();
        let guard = CancelOnDrop(cancel);
        has_started.await.ok()?;
        match tokio::time::timeout(budget + self.grace, answered).await {
            Ok(answer) => answer.ok().flatten(),
            Err(_) => {
                guard.0.cancel();
                self.leave_behind();
                None
            }
        }
    }

    fn leave_behind(&self) {
        tracing::warn!("a bot overran its time and was left behind");
        if self.shared.left_behind.fetch_add(1, Ordering::Relaxed) < LEFT_BEHIND {
            spawn(&self.shared);
        }
    }

    /// Takes no more questions and ends the threads.
    pub fn close(&self) {
        let mut queue = self.shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        queue.closed = true;
        queue.jobs.clear();
        drop(queue);
        self.shared.wake.notify_all();
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.close();
    }
}

/// A question nobody waits for any more need not be thought about.
struct CancelOnDrop(Cancel);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.cancel();
    }
}

fn spawn(shared: &Arc<Shared>) {
    let shared = Arc::clone(shared);
    let thread = std::thread::Builder::new().name("bot".to_owned()).stack_size(8 << 20);
    if let Err(error) = thread.spawn(move || work(&shared)) {
        tracing::error!(%error, "a bot's thread could not start");
    }
}

fn work(shared: &Shared) {
    loop {
        let job = {
            let mut queue = shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
            loop {
                if queue.closed {
                    return;
                }
                if let Some(job) = queue.jobs.pop_front() {
                    break job;
                }
                queue = shared.wake.wait(queue).unwrap_or_else(PoisonError::into_inner);
            }
        };
        if job.question.cancel.is_cancelled() || job.started.send(()).is_err() {
            continue;
        }
        let advice = catch_unwind(AssertUnwindSafe(|| shared.chooser.choose(job.question)));
        if advice.is_err() {
            tracing::error!("a bot panicked");
        }
        if job.answer.send(advice.ok().flatten()).is_err() && release(shared) {
            return;
        }
    }
}

/// A thread that nobody waited for any more was left behind and replaced: it ends.
fn release(shared: &Shared) -> bool {
    let take = |left: usize| left.checked_sub(1);
    let before = shared.left_behind.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take);
    before.is_ok_and(|left| left <= LEFT_BEHIND)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chooser::{Level, RandomChooser};
    use game_core::{AnyGame, ErasedGame, Seat, Seed};
    use game_laws::toy::Toy;

    struct Odd;

    impl Chooser for Odd {
        fn levels(&self, game: &str) -> Vec<Level> {
            RandomChooser.levels(game)
        }
        fn choose(&self, question: Question) -> Option<Advice> {
            match question.level.as_str() {
                "panic" => panic!("a bot's bug"),
                "overrun" => {
                    while !question.cancel.is_cancelled() {
                        std::thread::yield_now();
                    }
                    None
                }
                _ => RandomChooser.choose(question),
            }
        }
    }

    fn question(level: &str) -> Question {
        let game = ErasedGame::<Toy>::new();
        let table = game.start(&game.default_setup(2), None, Seed::from_phrase("x")).unwrap();
        Question {
            table,
            seat: Seat::new(0),
            level: level.to_owned(),
            budget: if level == "overrun" { Duration::ZERO } else { Duration::from_secs(60) },
            cancel: Cancel::default(),
            hints: 0,
        }
    }

    #[tokio::test]
    async fn neither_a_crash_nor_an_overrun_stops_the_pool() {
        let workers = Workers::new(Arc::new(Odd), 1, Duration::from_millis(20));
        assert_eq!(workers.ask(question("panic")).await, None);
        assert!(workers.ask(question("good")).await.is_some());
        for _ in 0..3 {
            assert_eq!(workers.ask(question("overrun")).await, None);
        }
        assert!(workers.ask(question("good")).await.is_some());
    }
}
