//! Finished games are gone over: once, in the background, for everybody who may see them.

use crate::House;
use crate::house::{TempFile, code, config, play_to_the_end, table};
use game_core::Record;
use game_core::review::{Review, ReviewCertainty, ReviewLook};
use serde_json::json;
use server::api::{ErrorCode, ReviewStage, ReviewState};
use server::client::Client;
use server::{Config, Memory, Reviewer, Reviewing, Sqlite, Store};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};

/// Pieces of each look.
const PIECES: usize = 10;

/// A reviewer whose pieces wait until the test lets them go on.
#[derive(Default)]
struct Slow {
    begun: AtomicUsize,
    open: Mutex<usize>,
    opened: Condvar,
}

impl Slow {
    /// Lets so many more pieces go on.
    fn let_go(&self, pieces: usize) {
        *self.open.lock().unwrap() += pieces;
        self.opened.notify_all();
    }

    fn pass(&self) {
        let mut open = self.opened.wait_while(self.open.lock().unwrap(), |open| *open == 0).unwrap();
        *open -= 1;
    }
}

struct Begun(Arc<Slow>, u32, Mutex<[usize; 2]>);

/// The reviewer of a server.
struct Gated(Arc<Slow>);

impl Reviewer for Gated {
    fn version(&self) -> u32 {
        7
    }

    fn begin(&self, record: &Record) -> Result<Box<dyn Reviewing>, String> {
        self.0.begun.fetch_add(1, Ordering::Relaxed);
        Ok(Box::new(Begun(Arc::clone(&self.0), record.steps.len() as u32, Mutex::default())))
    }
}

impl Reviewing for Begun {
    fn pieces(&self, _look: ReviewLook) -> usize {
        PIECES
    }

    fn round(&self, _look: ReviewLook, piece: usize) -> u16 {
        piece as u16
    }

    fn work(&self, look: ReviewLook, _piece: usize) {
        self.0.pass();
        self.2.lock().unwrap()[look as usize] += 1;
    }

    fn review(&self) -> Option<Review> {
        let [first, second] = *self.2.lock().unwrap();
        let certainty = ReviewCertainty { deals: 1, trees: 1, passes: 1, draws: 1, error: 0.5 };
        (first == PIECES).then(|| Review {
            version: 7,
            steps: self.1,
            moments: Vec::new(),
            rounds: Vec::new(),
            reached: second as u32,
            chance: false,
            seats: Vec::new(),
            decisions: Vec::new(),
            draws: Vec::new(),
            certainty,
            doubts: Vec::new(),
        })
    }
}

fn with(slow: &Arc<Slow>) -> Config {
    let mut config = config();
    config.reviewer = Arc::new(Gated(Arc::clone(slow)));
    config.workers = 2;
    config
}

async fn finished(ada: &Client) -> String {
    let id = table(&[ada], "pebbles", 2, json!({ "setup": { "rounds": 1 } })).await;
    play_to_the_end(&[ada], &id, |_| 0).await;
    id
}

async fn ask(person: &Client, id: &str) -> ReviewState {
    person.post(&format!("/api/tables/{id}/review"), &json!({})).await.unwrap()
}

async fn state(person: &Client, id: &str) -> ReviewState {
    person.get(&format!("/api/tables/{id}/review")).await.unwrap()
}

/// Looks until the review is as it should be.
async fn until(person: &Client, id: &str, so: impl Fn(&ReviewState) -> bool) -> ReviewState {
    loop {
        let state = state(person, id).await;
        if so(&state) {
            return state;
        }
    }
}

#[tokio::test]
async fn a_review_is_made_in_two_looks_and_only_once() {
    let slow = Arc::new(Slow::default());
    let house = House::with(Arc::new(Memory::default()), with(&slow)).await;
    let (ada, eve) = (house.guest("Ada").await, house.guest("Eve").await);
    let id = finished(&ada).await;
    assert_eq!(state(&eve, &id).await.stage, ReviewStage::None);
    let asked = ask(&ada, &id).await;
    assert!(asked.review.is_none() && asked.asked_at.is_some() && asked.may_pause, "{asked:?}");

    slow.let_go(4);
    let early = until(&eve, &id, |state| state.progress.is_some_and(|progress| progress.done == 4)).await;
    assert_eq!((early.stage, early.may_pause), (ReviewStage::FirstLook, false));
    assert!(early.review.is_none(), "half a first look tells nothing");
    slow.let_go(PIECES - 4);
    let first = until(&eve, &id, |state| state.review.is_some()).await;
    assert_eq!((first.stage, first.rev), (ReviewStage::SecondLook, 1));
    let known: ReviewState = eve.get(&format!("/api/tables/{id}/review?known=1")).await.unwrap();
    assert!(known.review.is_none() && known.rev == 1, "whoever knows it is not told again");
    ask(&eve, &id).await;

    slow.let_go(5);
    let half = until(&eve, &id, |state| state.rev > 10).await;
    assert_eq!(half.review.map(|review| review.reached), Some(5));
    slow.let_go(PIECES);
    let done = until(&eve, &id, |state| state.stage == ReviewStage::Done).await;
    let review = done.review.unwrap();
    assert_eq!((review.reached as usize, done.progress, done.may_pause), (PIECES, None, false));
    let again = ask(&eve, &id).await;
    assert_eq!(again.review, Some(review), "it is kept with the table");
    assert_eq!(slow.begun.load(Ordering::Relaxed), 1);
    house.server.stop().await;
}

#[tokio::test]
async fn nothing_is_told_of_running_games_and_unknown_tables() {
    let slow = Arc::new(Slow::default());
    let house = House::with(Arc::new(Memory::default()), with(&slow)).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let running = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let at = |id: &str| format!("/api/tables/{id}/review");
    for person in [&ada, &ben] {
        let asked = person.post::<ReviewState>(&at(&running), &json!({})).await;
        assert_eq!(code(asked), (409, ErrorCode::WrongTime));
        assert_eq!(code(person.get::<ReviewState>(&at(&running)).await), (409, ErrorCode::WrongTime));
    }
    assert_eq!(code(ada.post::<ReviewState>(&at("nowhere"), &json!({})).await), (404, ErrorCode::NotFound));
    assert_eq!(code(ada.get::<ReviewState>(&at("nowhere")).await), (404, ErrorCode::NotFound));
    let private =
        table(&[&ada], "pebbles", 2, json!({ "visibility": "private", "setup": { "rounds": 1 } })).await;
    play_to_the_end(&[&ada], &private, |_| 0).await;
    assert_eq!(code(ben.get::<ReviewState>(&at(&private)).await), (404, ErrorCode::NotFound));
    assert_eq!(code(ben.post::<ReviewState>(&at(&private), &json!({})).await), (404, ErrorCode::NotFound));
    let strange = json!({ "depth": "deep" });
    assert_eq!(code(ada.post::<ReviewState>(&at(&private), &strange).await), (422, ErrorCode::Invalid));
    let nobody = Client::stranger(&house.base).unwrap();
    let open = finished(&ada).await;
    assert_eq!(
        code(nobody.post::<ReviewState>(&at(&open), &json!({})).await),
        (401, ErrorCode::SignInNeeded)
    );
    assert_eq!(state(&nobody, &open).await.stage, ReviewStage::None, "whoever may see the replay may look");
    assert_eq!(slow.begun.load(Ordering::Relaxed), 0);
    house.server.stop().await;
}

#[tokio::test]
async fn one_person_has_only_so_many_under_way() {
    let slow = Arc::new(Slow::default());
    let mut config = with(&slow);
    config.limits.reviews_per_caller = 2;
    let house = House::with(Arc::new(Memory::default()), config).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let (one, two, three) = (finished(&ada).await, finished(&ada).await, finished(&ada).await);
    ask(&ada, &one).await;
    ask(&ada, &two).await;
    let third = format!("/api/tables/{three}/review");
    let refused = ada.post::<ReviewState>(&third, &json!({})).await;
    assert_eq!(code(refused), (429, ErrorCode::TooFast));
    assert_eq!(state(&ada, &three).await.stage, ReviewStage::None);
    ask(&ada, &two).await;
    ask(&ben, &three).await;
    slow.let_go(6 * PIECES);
    until(&ada, &one, |state| state.stage == ReviewStage::Done).await;
    until(&ada, &two, |state| state.stage == ReviewStage::Done).await;
    let fourth = finished(&ada).await;
    ask(&ada, &fourth).await;
    slow.let_go(2 * PIECES);
    until(&ada, &fourth, |state| state.stage == ReviewStage::Done).await;
    house.server.stop().await;
}

#[tokio::test]
async fn whoever_asked_may_pause_it() {
    let slow = Arc::new(Slow::default());
    let house = House::with(Arc::new(Memory::default()), with(&slow)).await;
    let (ada, eve) = (house.guest("Ada").await, house.guest("Eve").await);
    let (id, other) = (finished(&ada).await, finished(&ada).await);
    let at = format!("/api/tables/{id}/review");
    let pause = |pause: bool| json!({ "paused": pause });
    assert_eq!(code(ada.post::<ReviewState>(&at, &pause(true)).await), (404, ErrorCode::NotFound));
    ask(&ada, &id).await;
    slow.let_go(PIECES);
    until(&ada, &id, |state| state.stage == ReviewStage::SecondLook).await;
    assert_eq!(code(eve.post::<ReviewState>(&at, &pause(true)).await), (403, ErrorCode::Forbidden));
    let paused: ReviewState = ada.post(&at, &pause(true)).await.unwrap();
    assert!(paused.paused && paused.review.is_some(), "{paused:?}");
    // What two threads had begun may still be done; nothing else is, and others go on.
    ask(&eve, &other).await;
    slow.let_go(2 * PIECES + 2);
    until(&eve, &other, |state| state.stage == ReviewStage::Done).await;
    let waits = state(&ada, &id).await;
    assert!(waits.paused && waits.progress.unwrap().done <= 2, "{waits:?}");
    let on: ReviewState = ada.post(&at, &pause(false)).await.unwrap();
    assert!(!on.paused);
    slow.let_go(PIECES);
    until(&ada, &id, |state| state.stage == ReviewStage::Done).await;
    assert_eq!(code(ada.post::<ReviewState>(&at, &pause(true)).await), (409, ErrorCode::WrongTime));
    house.server.stop().await;
}

#[tokio::test]
async fn a_review_survives_a_restart() {
    let file = TempFile::new();
    let open = async |slow: &Arc<Slow>| {
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file.0).await.unwrap());
        House::with(store, with(slow)).await
    };
    let slow = Arc::new(Slow::default());
    let house = open(&slow).await;
    let ada = house.guest("Ada").await;
    let id = finished(&ada).await;
    ask(&ada, &id).await;
    slow.let_go(PIECES + 3);
    until(&ada, &id, |state| state.progress.is_some_and(|at| state.rev > 0 && at.done == 3)).await;
    house.server.stop().await;
    slow.let_go(PIECES);

    let slow = Arc::new(Slow::default());
    let house = open(&slow).await;
    let eve = house.guest("Eve").await;
    // Nobody asks again: the server itself has to remember.
    slow.let_go(2 * PIECES);
    let done = until(&eve, &id, |state| state.stage == ReviewStage::Done).await;
    assert_eq!(slow.begun.load(Ordering::Relaxed), 1);
    house.server.stop().await;

    let slow = Arc::new(Slow::default());
    let house = open(&slow).await;
    let eve = house.guest("Eve").await;
    assert_eq!(state(&eve, &id).await, done);
    ask(&eve, &id).await;
    assert_eq!(slow.begun.load(Ordering::Relaxed), 0, "what is done is not done again");
    house.server.stop().await;
}

#[tokio::test]
async fn a_server_without_a_reviewer_says_so() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = finished(&ada).await;
    ask(&ada, &id).await;
    let failed = until(&ada, &id, |state| state.stage == ReviewStage::Failed).await;
    assert_eq!(failed.problem.as_deref(), Some("this server has nobody who goes over games"));
    house.server.stop().await;
}
