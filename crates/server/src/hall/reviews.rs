//! Finished games are gone over: one job for a table, in pieces that the workers do when no bot is asked.
//!
//! Where a cluster has workers, they do the pieces; what they do not do in time is done here.
//!
//! Everybody's first look comes at once; second looks wait for each other. What is under way when the server stops
//! begins anew when it starts, and comes to the same.

use super::Hall;
use crate::api::{Review, ReviewLook, ReviewProgress, ReviewStage, ReviewState, TableStatus};
use crate::error::Error;
use crate::ids::{self, TableId, UserId};
use crate::reviewer::Reviewing;
use crate::store::{ReviewRow, ReviewWork, StoreError};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, Semaphore, SemaphorePermit, oneshot};
use tokio::task::JoinSet;

/// So long no other node works on a review, in milliseconds; it is renewed meanwhile.
const LEASE: i64 = 600_000;
/// How often a node looks for reviews that nobody works on, and renews its own.
const TAKE: Duration = Duration::from_secs(60);
/// A look is told in so many steps.
const STEPS: usize = 20;
/// The number of a review that is done.
const LAST: u32 = 1_000;
/// Whoever has too many under way is told to wait so many seconds.
const WAIT: u64 = 60;

/// All reviews under way.
pub(crate) struct Reviews {
    jobs: Mutex<HashMap<TableId, Arc<Job>>>,
    /// Who may do a second look.
    turn: Semaphore,
    /// How many wait for it or have it.
    waiting: AtomicU32,
}

impl Default for Reviews {
    fn default() -> Self {
        Reviews { jobs: Mutex::default(), turn: Semaphore::new(1), waiting: AtomicU32::new(0) }
    }
}

/// One review under way.
struct Job {
    row: ReviewRow,
    /// Tells its pieces from those of a review of the same game that was begun elsewhere or before.
    #[cfg_attr(not(feature = "cluster"), allow(dead_code, reason = "only workers are told"))]
    name: String,
    study: OnceLock<Box<dyn Reviewing>>,
    paused: AtomicBool,
    woken: Notify,
    at: Mutex<At>,
    told: Mutex<(u32, Option<Arc<Review>>)>,
}

/// How far a job is.
#[derive(Clone, Copy)]
struct At {
    stage: ReviewStage,
    done: usize,
    of: usize,
    round: u16,
    /// Second looks that come first.
    ahead: u32,
    since: Instant,
    kept: Instant,
}

/// Why a job ended before its time.
enum End {
    /// The server stops.
    Closing,
    /// It cannot be made.
    Failed(String),
}

impl Job {
    fn new(row: ReviewRow) -> Arc<Self> {
        let now = Instant::now();
        let at = At { stage: ReviewStage::Queued, done: 0, of: 0, round: 0, ahead: 0, since: now, kept: now };
        Arc::new(Job {
            paused: AtomicBool::new(row.work == ReviewWork::Paused),
            row,
            name: ids::letters(12),
            study: OnceLock::new(),
            woken: Notify::new(),
            at: Mutex::new(at),
            told: Mutex::default(),
        })
    }

    fn at(&self) -> MutexGuard<'_, At> {
        self.at.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_paused(&self) -> bool {
        self.paused.load(Ordering::Relaxed)
    }

    /// Grows whenever there is something new to tell.
    fn rev(&self) -> u32 {
        let at = *self.at();
        match at.stage {
            ReviewStage::SecondLook => 1 + (at.done * STEPS / at.of.max(1)) as u32,
            _ => 0,
        }
    }

    /// The review as far as it is, put together at most once for each number.
    fn review(&self) -> (u32, Option<Arc<Review>>) {
        let rev = self.rev();
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if rev > told.0
            && let Some(review) = self.study.get().and_then(|study| study.review())
        {
            *told = (rev, Some(Arc::new(review)));
        }
        told.clone()
    }

    fn progress(&self) -> ReviewProgress {
        let At { done, of, round, ahead, since, .. } = *self.at();
        let left = (done > 0).then(|| since.elapsed().as_secs_f64() / done as f64 * (of - done) as f64);
        let left = left.map(|seconds| seconds.ceil() as u32);
        ReviewProgress { done: done as u32, of: of as u32, round, ahead, left }
    }
}

impl Reviews {
    fn jobs(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn job(&self, id: &TableId) -> Option<Arc<Job>> {
        self.jobs().get(id).cloned()
    }
}

fn told(text: &str) -> Result<Review, Error> {
    serde_json::from_str(text).map_err(|_| Error::Unavailable("the stored review cannot be read"))
}

impl Hall {
    /// Goes on with the reviews that were under way when the server stopped.
    pub async fn resume_reviews(self: &Arc<Self>) -> Result<(), Error> {
        if !self.bus.is_shared() {
            // Nobody else is there.
            self.take_reviews(i64::MAX).await?;
            return Ok(());
        }
        self.take_reviews(self.time.now()).await?;
        let hall = Arc::clone(self);
        let mut closing = self.closing.subscribe();
        tokio::spawn(async move {
            let mut tick = tokio::time::interval(TAKE);
            loop {
                tokio::select! {
                    _ = tick.tick() => {
                        if let Err(error) = hall.take_reviews(hall.time.now()).await {
                            tracing::warn!(%error, "reviews that nobody works on cannot be looked up");
                        }
                    }
                    () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
                }
            }
        });
        Ok(())
    }

    async fn take_reviews(self: &Arc<Self>, now: i64) -> Result<(), StoreError> {
        let lease = self.time.now() + LEASE;
        for row in self.store.take_reviews(now, lease).await? {
            self.begin_review(row);
        }
        Ok(())
    }

    /// Asks for the review of a finished game, unless there is one, and tells how far it is.
    pub async fn ask_review(self: &Arc<Self>, id: &TableId, user: &UserId) -> Result<(), Error> {
        let now = self.time.now();
        let row = ReviewRow {
            table: id.clone(),
            asked_by: Some(user.clone()),
            asked_at: now,
            work: ReviewWork::Open,
            version: self.settings.reviewer.version(),
            until: now + LEASE,
            problem: None,
            body: None,
        };
        let most = self.settings.limits.reviews_per_caller;
        match self.store.ask_review(row.clone(), most).await {
            Ok(kept) => {
                if kept == row {
                    self.begin_review(row);
                }
                Ok(())
            }
            Err(StoreError::Full) => Err(Error::TooFast { seconds: WAIT }),
            Err(error) => Err(error.into()),
        }
    }

    /// Is there a review that need not be made again?
    pub async fn has_review(&self, id: &TableId) -> Result<bool, Error> {
        let row = self.store.review(id).await?;
        let version = self.settings.reviewer.version();
        Ok(row.is_some_and(|row| {
            row.work.is_under_way() || (row.work == ReviewWork::Done && row.version >= version)
        }))
    }

    /// Stops a review for now, or lets it go on; only for whoever asked for it.
    pub async fn pause_review(
        self: &Arc<Self>,
        id: &TableId,
        user: &UserId,
        pause: bool,
    ) -> Result<(), Error> {
        let mut row = self.store.review(id).await?.ok_or(Error::NotFound("review"))?;
        if row.asked_by.as_ref() != Some(user) {
            return Err(Error::Forbidden("only whoever asked for a review can pause it"));
        }
        if !row.work.is_under_way() {
            return Err(Error::WrongTime("this review is not under way"));
        }
        row.work = if pause { ReviewWork::Paused } else { ReviewWork::Open };
        row.until = self.time.now() + LEASE;
        self.store.put_review(row.clone()).await?;
        match self.reviews.job(id) {
            Some(job) => {
                job.paused.store(pause, Ordering::Relaxed);
                job.woken.notify_one();
            }
            None if !pause => self.begin_review(row),
            None => {}
        }
        Ok(())
    }

    /// How far the review of a table is. The review itself is left out for whoever knows it.
    pub async fn review_state(
        &self,
        id: &TableId,
        user: Option<&UserId>,
        known: Option<u32>,
    ) -> Result<ReviewState, Error> {
        let job = self.reviews.job(id);
        let row = match &job {
            Some(job) => Some(job.row.clone()),
            None => self.store.review(id).await?,
        };
        let mut state = ReviewState {
            stage: ReviewStage::None,
            rev: 0,
            progress: None,
            paused: false,
            may_pause: false,
            asked_at: row.as_ref().map(|row| row.asked_at),
            problem: None,
            review: None,
        };
        let Some(row) = row else { return Ok(state) };
        let mine = user.is_some() && row.asked_by.as_ref() == user;
        if let Some(job) = job {
            (state.stage, state.paused, state.may_pause) = (job.at().stage, job.is_paused(), mine);
            state.progress = Some(job.progress());
            let put = tokio::task::spawn_blocking(move || job.review()).await;
            let (rev, review) =
                put.map_err(|_| Error::Unavailable("the review could not be put together"))?;
            state.rev = rev;
            state.review = review.filter(|_| known != Some(rev)).map(Arc::unwrap_or_clone);
            return Ok(state);
        }
        let first = row.body.is_some();
        (state.stage, state.rev) = match row.work {
            ReviewWork::Done => (ReviewStage::Done, LAST),
            ReviewWork::Failed => (ReviewStage::Failed, 0),
            _ if first => (ReviewStage::SecondLook, 1),
            _ => (ReviewStage::Queued, 0),
        };
        (state.paused, state.problem) = (row.work == ReviewWork::Paused, row.problem);
        state.may_pause = mine && row.work.is_under_way();
        if known != Some(state.rev) {
            state.review = row.body.as_deref().map(told).transpose()?;
        }
        Ok(state)
    }

    fn begin_review(self: &Arc<Self>, row: ReviewRow) {
        let id = row.table.clone();
        let job = Job::new(row);
        {
            let mut jobs = self.reviews.jobs();
            if jobs.contains_key(&id) {
                return;
            }
            jobs.insert(id.clone(), Arc::clone(&job));
        }
        let hall = Arc::clone(self);
        tokio::spawn(async move {
            let ended = hall.go_over(&job).await;
            if let Err(End::Failed(problem)) = ended {
                tracing::warn!(table = %id, %problem, "a game could not be gone over");
                hall.keep_review(&job, ReviewWork::Failed, None, Some(problem)).await;
            }
            hall.reviews.jobs().remove(&id);
        });
    }

    async fn go_over(self: &Arc<Self>, job: &Arc<Job>) -> Result<(), End> {
        let record = self.read(&job.row.table, |loaded| {
            if loaded.table.ledger.status != TableStatus::Finished {
                return Err(Error::WrongTime("a game is gone over when it is over"));
            }
            loaded.table.record(None)
        });
        let record = record.await.map_err(|error| match error {
            // The server stops, or the store is away: it is begun anew after the next start.
            Error::Unavailable(_) => End::Closing,
            other => End::Failed(other.to_string()),
        })?;
        let reviewer = Arc::clone(&self.settings.reviewer);
        let study = self.when_idle(move || reviewer.begin(&record)).await?.map_err(End::Failed)?;
        let _ = job.study.set(study);
        self.look_over(job, ReviewLook::First, ReviewStage::FirstLook).await?;
        {
            let mut at = job.at();
            let pieces = job.study.get().map_or(0, |study| study.pieces(ReviewLook::Second));
            *at = At { stage: ReviewStage::SecondLook, done: 0, of: pieces, round: 0, ..*at };
        }
        let (_, first) = job.review();
        let work = if job.is_paused() { ReviewWork::Paused } else { ReviewWork::Open };
        self.keep_review(job, work, first.as_deref(), None).await;
        self.look_over(job, ReviewLook::Second, ReviewStage::SecondLook).await?;
        let done = job.study.get().and_then(|study| study.review());
        let done = done.ok_or_else(|| End::Failed("nothing came of it".to_owned()))?;
        // First what comes back of it: nobody goes over a game again whose review is done.
        self.keep_mistakes(&job.row.table, &done).await;
        self.keep_review(job, ReviewWork::Done, Some(&done), None).await;
        Ok(())
    }

    /// Lets the workers do all pieces of a look, a few at a time.
    async fn look_over(
        self: &Arc<Self>,
        job: &Arc<Job>,
        look: ReviewLook,
        stage: ReviewStage,
    ) -> Result<(), End> {
        let Some(study) = job.study.get() else { return Err(End::Closing) };
        let of = study.pieces(look);
        let mut turn = self.turn_for(job, look).await?;
        *job.at() =
            At { stage, done: 0, of, round: 0, ahead: 0, since: Instant::now(), kept: Instant::now() };
        let (mut next, mut running) = (0, JoinSet::new());
        while next < of || !running.is_empty() {
            while next < of && running.len() < self.pieces_at_once() && !job.is_paused() {
                running.spawn(Arc::clone(self).do_piece(Arc::clone(job), look, next));
                job.at().round = study.round(look, next);
                next += 1;
            }
            match running.join_next().await {
                Some(Ok(Ok(()))) => job.at().done += 1,
                Some(Ok(Err(end))) => return Err(end),
                Some(Err(_)) => return Err(End::Closing),
                None => {
                    // Paused: others may go on meanwhile.
                    drop(turn.take());
                    job.woken.notified().await;
                    turn = self.turn_for(job, look).await?;
                }
            }
            self.renew(job).await;
        }
        Ok(())
    }

    /// How many pieces of a review are under way at a time.
    fn pieces_at_once(&self) -> usize {
        self.settings.workers.max(self.hands_afar()).max(1)
    }

    /// Lets somebody do a piece: a worker elsewhere, or a thread of this node when no bot is asked.
    async fn do_piece(self: Arc<Self>, job: Arc<Job>, look: ReviewLook, piece: usize) -> Result<(), End> {
        #[cfg(feature = "cluster")]
        let _taken_back = match self.do_afar(&job, look, piece).await {
            Ok(()) => return Ok(()),
            Err(taken_back) => taken_back,
        };
        let work = move || job.study.get().map(|study| study.work(look, piece));
        self.when_idle(work).await.map(drop)
    }

    /// Lets a worker elsewhere do a piece, if there is one; then nobody else need do it.
    #[cfg(feature = "cluster")]
    async fn do_afar(
        &self,
        job: &Job,
        look: ReviewLook,
        piece: usize,
    ) -> Result<(), Option<crew::TakenBack>> {
        let Some(study) = job.study.get().filter(|_| self.hands_afar() > 0) else { return Err(None) };
        let Some(task) = study.task(look, piece) else { return Err(None) };
        let number = if look == ReviewLook::First { 1 } else { 2 };
        let found = self.ask_reviewers(format!("{}:{number}:{piece}", job.name), task).await?;
        if study.take(look, piece, &found) { Ok(()) } else { Err(None) }
    }

    /// Waits until second looks that were begun before are done.
    async fn turn_for(&self, job: &Job, look: ReviewLook) -> Result<Option<SemaphorePermit<'_>>, End> {
        if look == ReviewLook::First {
            return Ok(None);
        }
        job.at().ahead = self.reviews.waiting.fetch_add(1, Ordering::Relaxed);
        let turn = self.reviews.turn.acquire().await;
        self.reviews.waiting.fetch_sub(1, Ordering::Relaxed);
        job.at().ahead = 0;
        turn.map(Some).map_err(|_| End::Closing)
    }

    /// Lets a worker do something when no bot is asked.
    async fn when_idle<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, End> {
        let (answer, answered) = oneshot::channel();
        self.workers.spare(move || {
            let _ = answer.send(catch_unwind(AssertUnwindSafe(work)));
        });
        match answered.await {
            Ok(Ok(done)) => Ok(done),
            Ok(Err(_)) => Err(End::Failed("the reviewer broke at this game".to_owned())),
            Err(_) => Err(End::Closing),
        }
    }

    /// Keeps a long look from being taken by another node, with what it has found so far.
    async fn renew(&self, job: &Job) {
        let at = *job.at();
        if at.stage != ReviewStage::SecondLook || at.kept.elapsed() < TAKE {
            return;
        }
        job.at().kept = Instant::now();
        let (_, review) = job.review();
        let work = if job.is_paused() { ReviewWork::Paused } else { ReviewWork::Open };
        self.keep_review(job, work, review.as_deref(), None).await;
    }

    async fn keep_review(
        &self,
        job: &Job,
        work: ReviewWork,
        review: Option<&Review>,
        problem: Option<String>,
    ) {
        let body = review.and_then(|review| serde_json::to_string(review).ok());
        let until = self.time.now() + LEASE;
        let row = ReviewRow { work, until, problem, body, ..job.row.clone() };
        if let Err(error) = self.store.put_review(row).await {
            tracing::warn!(table = %job.row.table, %error, "a review could not be kept");
        }
    }
}
