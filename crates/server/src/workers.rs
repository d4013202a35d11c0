//! A bounded pool of threads on which bots think, so that a request never does, and the one queue before it.
//!
//! Everybody has the same share: whoever has been thought for least comes next, so that somebody's forty tables or
//! thirty hints wait for each other and not for anybody else. A question whose position has passed is handed back
//! without a thought.
//!
//! What nobody waits for ([`Workers::spare`]) is done when no question waits.
//!
//! A chooser that panics loses its answer. One that overruns is told to answer with its best so far, and if it does
//! not, it is left behind: its thread is replaced, so that the others are still served. Only so many threads may be
//! left behind at a time; beyond that the pool shrinks rather than the machine.

use crate::chooser::{Advice, Cancel, Player, Question};
use crate::ids::UserId;
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Questions that wait; more are refused.
const WAITING: usize = 4_000;
/// Threads that overran and have not come back.
const LEFT_BEHIND: usize = 8;
/// Shares remembered although nobody waits there.
const REMEMBERED: usize = 1_000;
/// A chooser may exceed its budget by this much before it is left behind.
pub(crate) const GRACE: Duration = Duration::from_secs(2);

/// Threads on which bots think.
pub struct Workers {
    shared: Arc<Shared>,
    grace: Duration,
}

/// What came of a question.
pub enum Thought {
    /// The queue is full; nobody will think about it.
    Full(Box<dyn Player>),
    /// The chooser answered, or was handed back because nobody wants to know any more.
    Given(Box<dyn Player>, Option<Advice>),
    /// It panicked or overran, or the server stops.
    Lost,
    /// Somebody elsewhere answered a question that another node asked.
    #[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "there is nobody elsewhere"))]
    Brought(Advice),
}

struct Shared {
    queue: Mutex<Queue>,
    wake: Condvar,
    left_behind: AtomicUsize,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Work that can wait.
type Spare = Box<dyn FnOnce() + Send>;

/// One line per person. Each line knows how much time was spent on it, counted from when it last was empty.
#[derive(Default)]
struct Queue {
    lines: HashMap<UserId, Line>,
    /// The time spent on the line that was served last.
    served: Duration,
    waiting: usize,
    most: usize,
    closed: bool,
    /// What is done when nobody waits, the oldest first.
    spare: VecDeque<Spare>,
}

#[derive(Default)]
struct Line {
    jobs: VecDeque<Job>,
    spent: Duration,
    running: usize,
}

struct Job {
    player: Box<dyn Player>,
    question: Question,
    started: oneshot::Sender<()>,
    answer: oneshot::Sender<Thought>,
}

impl Queue {
    /// Puts a question into the line of a person, or hands it back when there are too many.
    fn push(&mut self, person: UserId, job: Job) -> Result<(), Box<Job>> {
        if self.waiting >= self.most {
            self.drop_passed();
        }
        if self.closed || self.waiting >= self.most {
            return Err(Box::new(job));
        }
        if self.lines.len() >= REMEMBERED {
            let served = self.served;
            self.lines.retain(|_, line| !line.jobs.is_empty() || line.running > 0 || line.spent > served);
        }
        let line = self.lines.entry(person).or_default();
        if line.jobs.is_empty() && line.running == 0 {
            // Nobody saves up time by not needing it.
            line.spent = line.spent.max(self.served);
        }
        line.jobs.push_back(job);
        self.waiting += 1;
        Ok(())
    }

    /// The next question of whoever was thought for least.
    fn pop(&mut self) -> Option<(UserId, Job)> {
        let waiting = self.lines.iter_mut().filter(|(_, line)| !line.jobs.is_empty());
        let (person, line) = waiting.min_by_key(|(person, line)| (line.spent, (*person).clone()))?;
        let job = line.jobs.pop_front()?;
        self.served = line.spent;
        line.spent += job.question.budget;
        line.running += 1;
        self.waiting -= 1;
        Some((person.clone(), job))
    }

    /// A thought is over; what it did not use was not spent.
    fn settle(&mut self, person: &UserId, budget: Duration, used: Duration) {
        if let Some(line) = self.lines.get_mut(person) {
            line.running = line.running.saturating_sub(1);
            line.spent = (line.spent + used).saturating_sub(budget);
        }
    }

    fn drop_passed(&mut self) {
        for line in self.lines.values_mut() {
            let (passed, kept) = std::mem::take(&mut line.jobs)
                .into_iter()
                .partition::<VecDeque<Job>, _>(|job| job.question.cancel.is_cancelled());
            line.jobs = kept;
            self.waiting -= passed.len();
            passed.into_iter().for_each(Job::hand_back);
        }
    }
}

impl Job {
    fn hand_back(self) {
        let _ = self.started.send(());
        let _ = self.answer.send(Thought::Given(self.player, None));
    }
}

impl Workers {
    /// A pool of so many threads, where a chooser may exceed its budget by `grace`.
    #[must_use]
    pub fn new(threads: usize, grace: Duration) -> Self {
        Workers::bounded(threads, grace, WAITING)
    }

    fn bounded(threads: usize, grace: Duration, most: usize) -> Self {
        let shared = Arc::new(Shared {
            queue: Mutex::new(Queue { most, ..Queue::default() }),
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
        self.shared.queue().waiting
    }

    /// Asks in the name of a person, and waits without holding a thread. Whoever stops waiting takes the question
    /// back.
    pub async fn ask(&self, person: UserId, player: Box<dyn Player>, question: Question) -> Thought {
        let (budget, guard) = (question.budget, CancelOnDrop(question.cancel.clone()));
        let (started, has_started) = oneshot::channel();
        let (answer, mut answered) = oneshot::channel();
        let pushed = self.shared.queue().push(person, Job { player, question, started, answer });
        if let Err(job) = pushed {
            return Thought::Full(job.player);
        }
        self.shared.wake.notify_one();
        if has_started.await.is_err() {
            return Thought::Lost;
        }
        if let Ok(thought) = tokio::time::timeout(budget, &mut answered).await {
            return thought.unwrap_or(Thought::Lost);
        }
        guard.0.cancel();
        match tokio::time::timeout(self.grace, answered).await {
            Ok(thought) => thought.unwrap_or(Thought::Lost),
            Err(_) => {
                self.leave_behind();
                Thought::Lost
            }
        }
    }

    /// Does something in pieces of well under a second when no question waits.
    pub fn spare(&self, work: impl FnOnce() + Send + 'static) {
        let mut queue = self.shared.queue();
        if !queue.closed {
            queue.spare.push_back(Box::new(work));
            self.shared.wake.notify_one();
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
        let mut queue = self.shared.queue();
        queue.closed = true;
        queue.lines.clear();
        queue.spare.clear();
        queue.waiting = 0;
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

/// What a thread does next.
enum Next {
    Job(UserId, Box<Job>),
    Spare(Spare),
    Nothing,
}

/// Waits for something to do. Questions come before what can wait.
fn next(shared: &Shared) -> Next {
    let mut queue = shared.queue();
    loop {
        if queue.closed {
            return Next::Nothing;
        }
        if let Some((person, job)) = queue.pop() {
            return Next::Job(person, Box::new(job));
        }
        if let Some(work) = queue.spare.pop_front() {
            return Next::Spare(work);
        }
        queue = shared.wake.wait(queue).unwrap_or_else(PoisonError::into_inner);
    }
}

fn work(shared: &Shared) {
    loop {
        let (person, job) = match next(shared) {
            Next::Job(person, job) => (person, *job),
            Next::Spare(work) => {
                if catch_unwind(AssertUnwindSafe(work)).is_err() {
                    tracing::error!("work that could wait panicked");
                }
                continue;
            }
            Next::Nothing => return,
        };
        let budget = job.question.budget;
        if job.question.cancel.is_cancelled() {
            shared.queue().settle(&person, budget, Duration::ZERO);
            job.hand_back();
            continue;
        }
        let Job { mut player, question, started, answer } = job;
        let begun = Instant::now();
        let _ = started.send(());
        let advice = catch_unwind(AssertUnwindSafe(|| player.choose(&question)));
        shared.queue().settle(&person, budget, begun.elapsed());
        let thought = match advice {
            Ok(advice) => Thought::Given(player, advice),
            Err(_) => {
                tracing::error!("a bot panicked");
                Thought::Lost
            }
        };
        if answer.send(thought).is_err() && release(shared) {
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
    use crate::chooser::RandomChooser;
    use game_core::{AnyGame, AnyTable, ErasedGame, QuickRandom, Seat, Seed};
    use game_laws::toy::Toy;
    use std::sync::mpsc;

    fn table() -> Box<dyn AnyTable> {
        let game = ErasedGame::<Toy>::new();
        game.start(&game.default_setup(2), None, Seed::from_phrase("x")).unwrap()
    }

    fn question(budget: Duration) -> Question {
        let sight = table().for_bot(Seat::new(0), &mut QuickRandom::new(1));
        Question { sight, budget, cancel: Cancel::default(), hints: 0 }
    }

    const LONG: Duration = Duration::from_secs(60);

    #[tokio::test]
    async fn what_can_wait_comes_after_every_question_and_outlives_a_panic() {
        let workers = Workers::new(1, LONG);
        let (hold, held) = mpsc::channel::<()>();
        let order = Arc::new(Mutex::new(Vec::new()));
        let note = |what: &'static str| {
            let order = Arc::clone(&order);
            move || order.lock().unwrap().push(what)
        };
        workers.spare(move || held.recv().unwrap());
        workers.spare(|| panic!("a bug"));
        workers.spare(note("spare"));
        struct Noted(Box<dyn FnMut() + Send>);
        impl Player for Noted {
            fn choose(&mut self, _: &Question) -> Option<Advice> {
                (self.0)();
                None
            }
        }
        let player = Box::new(Noted(Box::new(note("question"))));
        let asking = workers.ask(UserId::new("ada"), player, question(LONG));
        let (done, is_done) = oneshot::channel();
        let releasing = async {
            // The question waits in its line by now.
            hold.send(()).unwrap();
            workers.spare(move || done.send(()).unwrap());
            is_done.await.unwrap();
        };
        tokio::join!(asking, releasing);
        assert_eq!(*order.lock().unwrap(), ["question", "spare"]);
    }

    struct Panics;
    impl Player for Panics {
        fn choose(&mut self, _: &Question) -> Option<Advice> {
            panic!("a bot's bug")
        }
    }

    struct Deaf(Arc<std::sync::atomic::AtomicBool>);
    impl Player for Deaf {
        fn choose(&mut self, _: &Question) -> Option<Advice> {
            while !self.0.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            None
        }
    }

    fn is_given(thought: &Thought) -> bool {
        matches!(thought, Thought::Given(_, Some(_)))
    }

    #[tokio::test]
    async fn neither_a_crash_nor_an_overrun_stops_the_pool() {
        let workers = Workers::new(1, Duration::from_millis(20));
        let ada = UserId::new("ada");
        let ask = |player: Box<dyn Player>, budget| workers.ask(ada.clone(), player, question(budget));
        assert!(matches!(ask(Box::new(Panics), LONG).await, Thought::Lost));
        assert!(is_given(&ask(Box::new(RandomChooser), LONG).await));
        let enough = Arc::new(std::sync::atomic::AtomicBool::new(false));
        for _ in 0..3 {
            assert!(matches!(ask(Box::new(Deaf(Arc::clone(&enough))), Duration::ZERO).await, Thought::Lost));
        }
        assert!(is_given(&ask(Box::new(RandomChooser), LONG).await));
        enough.store(true, Ordering::Relaxed);
    }

    /// Answers with its best when its time is over.
    struct Slow;
    impl Player for Slow {
        fn choose(&mut self, question: &Question) -> Option<Advice> {
            while !question.cancel.is_cancelled() {
                std::thread::yield_now();
            }
            RandomChooser.choose(question)
        }
    }

    #[tokio::test]
    async fn who_is_stopped_by_the_clock_answers_with_the_best_so_far() {
        let workers = Workers::new(1, LONG);
        let thought =
            workers.ask(UserId::new("ada"), Box::new(Slow), question(Duration::from_millis(1))).await;
        assert!(is_given(&thought));
    }

    /// Tells that it was asked and waits until it may answer.
    struct Turn {
        name: &'static str,
        asked: mpsc::Sender<&'static str>,
        go: Arc<Mutex<mpsc::Receiver<()>>>,
    }
    impl Player for Turn {
        fn choose(&mut self, question: &Question) -> Option<Advice> {
            let _ = self.asked.send(self.name);
            let _ = self.go.lock().unwrap().recv();
            RandomChooser.choose(question)
        }
    }

    /// One worker; who is asked next is told one by one.
    struct Bench {
        workers: Arc<Workers>,
        asked: mpsc::Receiver<&'static str>,
        asking: mpsc::Sender<&'static str>,
        go: mpsc::Sender<()>,
        gate: Arc<Mutex<mpsc::Receiver<()>>>,
    }

    impl Bench {
        fn new(most: usize) -> Bench {
            let (asking, asked) = mpsc::channel();
            let (go, gate) = mpsc::channel();
            let workers = Arc::new(Workers::bounded(1, LONG, most));
            Bench { workers, asked, asking, go, gate: Arc::new(Mutex::new(gate)) }
        }

        fn ask(&self, name: &'static str, cancel: &Cancel) -> tokio::task::JoinHandle<Thought> {
            let player = Turn { name, asked: self.asking.clone(), go: Arc::clone(&self.gate) };
            let (workers, cancel) = (Arc::clone(&self.workers), cancel.clone());
            tokio::spawn(async move {
                let question = Question { cancel, ..question(LONG) };
                workers.ask(UserId::new(name), Box::new(player), question).await
            })
        }

        async fn until_waiting(&self, count: usize) {
            while self.workers.waiting() != count {
                tokio::task::yield_now().await;
            }
        }

        /// Who is being thought for; the answer comes when [`Bench::done`] is called.
        fn asked(&self) -> &'static str {
            self.asked.recv().unwrap()
        }

        fn done(&self) {
            self.go.send(()).unwrap();
        }
    }

    fn job(budget: Duration) -> Job {
        let (started, answer) = (oneshot::channel().0, oneshot::channel().0);
        Job { player: Box::new(RandomChooser), question: question(budget), started, answer }
    }

    #[test]
    fn forty_tables_of_one_person_delay_nobody_else_by_more_than_one_thought() {
        const BUDGET: Duration = Duration::from_secs(2);
        let mut queue = Queue { most: 1_000, ..Queue::default() };
        let (many, one, few) = (UserId::new("many"), UserId::new("one"), UserId::new("few"));
        for _ in 0..40 {
            assert!(queue.push(many.clone(), job(BUDGET)).is_ok());
        }
        for round in 0..10 {
            // While one of the many is thought about, the others come, and they are next.
            assert_eq!(queue.pop().unwrap().0, many, "round {round}");
            for person in [&one, &few] {
                assert!(queue.push(person.clone(), job(BUDGET)).is_ok());
            }
            queue.settle(&many, BUDGET, BUDGET);
            let mut next: Vec<UserId> = (0..2).map(|_| queue.pop().unwrap().0).collect();
            next.sort();
            assert_eq!(next, [few.clone(), one.clone()], "round {round}");
            // Whoever thinks in no time is charged nothing, and gains no right by it.
            queue.settle(&one, BUDGET, BUDGET);
            queue.settle(&few, BUDGET, Duration::ZERO);
        }
        assert_eq!(queue.waiting, 30);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn the_next_free_worker_goes_to_who_was_not_served_yet() {
        let bench = Bench::new(1_000);
        let many: Vec<_> = (0..40).map(|_| bench.ask("many", &Cancel::default())).collect();
        assert_eq!(bench.asked(), "many");
        bench.until_waiting(39).await;
        let one = bench.ask("one", &Cancel::default());
        bench.until_waiting(40).await;
        bench.done();
        assert_eq!(bench.asked(), "one");
        bench.done();
        assert!(is_given(&one.await.unwrap()));
        many.iter().for_each(tokio::task::JoinHandle::abort);
        (0..40).for_each(|_| bench.done());
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_question_that_passed_is_handed_back_and_a_full_queue_says_so() {
        let bench = Bench::new(2);
        // Whoever has an answer, or none, needs no more thought: every question has a signal of its own.
        let (keep, passed) = (Cancel::default, Cancel::default());
        let first = bench.ask("ada", &keep());
        assert_eq!(bench.asked(), "ada");
        let late = bench.ask("ben", &passed);
        bench.until_waiting(1).await;
        let kept = bench.ask("cid", &keep());
        bench.until_waiting(2).await;
        assert!(matches!(bench.ask("dan", &keep()).await.unwrap(), Thought::Full(_)), "people are told");
        passed.cancel();
        let fits = bench.ask("eve", &keep());
        assert!(matches!(late.await.unwrap(), Thought::Given(_, None)), "nobody thought about it");
        bench.done();
        assert!(is_given(&first.await.unwrap()));
        for _ in 0..2 {
            assert!(["cid", "eve"].contains(&bench.asked()));
            bench.done();
        }
        assert!(is_given(&kept.await.unwrap()) && is_given(&fits.await.unwrap()));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn who_leaves_frees_the_worker() {
        let workers = Arc::new(Workers::new(1, LONG));
        let asking = Arc::clone(&workers);
        let hint = tokio::spawn(async move {
            asking.ask(UserId::new("ada"), Box::new(Slow), question(LONG)).await;
        });
        while workers.shared.queue().lines.values().all(|line| line.running == 0) {
            tokio::task::yield_now().await;
        }
        hint.abort();
        assert!(is_given(&workers.ask(UserId::new("ben"), Box::new(RandomChooser), question(LONG)).await));
    }
}
