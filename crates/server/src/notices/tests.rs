//! Who is told what and when, by a clock of the test's own and a program of the test's own that listens.

use super::carrier::Carrier;
use super::{Herald, address::Address};
use crate::api::{
    ByWay, Clock, HookShape, NoticeChoices, Occupant, OnTimeout, Preferences, QuietHours, UserKind, Wants,
};
use crate::config::Config;
use crate::error::Error;
use crate::hall::Hall;
use crate::ids::{TableId, UserId};
use crate::metrics::Metrics;
use crate::store::{Memory, Notices, Store, User};
use crate::table::Opening;
use crate::table::tests::{PEBBLES, TERRA, opening, person};
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use game_core::{AnyGame, Viewer};
use serde_json::Value;
use std::sync::atomic::{AtomicU16, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

const MINUTE: i64 = 60;
const HOUR: i64 = 60 * MINUTE;

/// A webhook that writes down what it hears, and answers as told.
#[derive(Clone)]
struct Ear {
    heard: Arc<Mutex<Vec<Value>>>,
    answer: Arc<AtomicU16>,
    url: String,
}

impl Ear {
    async fn open() -> Ear {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/hook", listener.local_addr().unwrap());
        let ear = Ear { heard: Arc::default(), answer: Arc::new(AtomicU16::new(200)), url };
        let hear = |State(ear): State<Ear>, body: String| async move {
            let status = StatusCode::from_u16(ear.answer.load(Ordering::SeqCst)).unwrap();
            if status.is_success() {
                ear.heard.lock().unwrap().push(serde_json::from_str(&body).unwrap());
            }
            status
        };
        let router = Router::new().route("/hook", post(hear)).with_state(ear.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        ear
    }

    /// What was heard since the last time.
    fn take(&self) -> Vec<Value> {
        std::mem::take(&mut self.heard.lock().unwrap())
    }

    fn titles(&self) -> Vec<String> {
        self.take().iter().map(|said| said["title"].as_str().unwrap().to_owned()).collect()
    }
}

/// A server whose clock the test sets, and Ben, who wants to be told by webhook.
struct Club {
    hall: Arc<Hall>,
    herald: Arc<Herald>,
    ear: Ear,
    store: Arc<Memory>,
}

async fn add(store: &Memory, name: &str) {
    let user = User {
        id: UserId::new(name.to_lowercase()),
        name: name.to_owned(),
        kind: UserKind::Guest,
        login: None,
        token: None,
        owner: None,
        created_at: 0,
        password: None,
        recovery: Vec::new(),
        preferences: Preferences::default(),
        version: 0,
    };
    store.add_user(user).await.unwrap();
}

impl Club {
    async fn open(choices: NoticeChoices) -> Club {
        let store = Arc::new(Memory::default());
        for name in ["Ada", "Ben"] {
            add(&store, name).await;
        }
        let ear = Ear::open().await;
        let (url, shape, secret) = (ear.url.clone(), HookShape::Plain, "s".to_owned());
        let ben = UserId::new("ben");
        store.put_way(Address::Webhook { url, shape, secret }.row(&ben).unwrap()).await.unwrap();
        store.put_choices(&ben, &choices).await.unwrap();
        let (hall, herald) = Club::server(&store).await;
        Club { hall, herald, ear, store }
    }

    async fn server(store: &Arc<Memory>) -> (Arc<Hall>, Arc<Herald>) {
        let games: [&'static dyn AnyGame; 2] = [&PEBBLES, &TERRA];
        let mut config = Config::new(&games);
        config.notices.public_url = Some("https://play.example.org".to_owned());
        config.notices.private_targets = true;
        config.notices.grace = Duration::from_secs(60);
        config.notices.retry = Duration::from_secs(30);
        let store = Arc::clone(store) as Arc<dyn Store>;
        let carrier = Carrier::of(store.as_ref(), &config.notices).await.unwrap().unwrap();
        let hall = Hall::new(store, config, Arc::new(Metrics::new()));
        let herald = Herald::new(Arc::clone(&hall), carrier);
        (hall, herald)
    }

    /// Ada and Ben at a table of Terra Mystica, where Ada has to begin.
    async fn table(&self, change: impl FnOnce(&mut Opening)) -> TableId {
        let mut opening = opening(&TERRA);
        opening.title = Some("Lamplight".to_owned());
        change(&mut opening);
        self.hall.open(opening).await.unwrap()
    }

    /// Somebody makes a step.
    async fn step(&self, id: &TableId, name: &'static str) {
        static KEYS: AtomicU64 = AtomicU64::new(0);
        let key = format!("key-{:08}", KEYS.fetch_add(1, Ordering::Relaxed));
        let made = self.hall.change(id, move |loaded, now| {
            let table = &mut loaded.table;
            let seat = table.player(&person(name))?;
            let step = table.running()?.options(seat).first().map(|option| option.step.clone());
            let rev = table.rev(Viewer::Seat(seat));
            table.step(now, &person(name), step.ok_or(Error::NotFound("step"))?, rev, &key)
        });
        made.await.unwrap();
    }

    /// Lets time pass and does what is due, after whatever was begun has reached the queue.
    async fn pass(&self, seconds: i64) {
        for _ in 0..200 {
            tokio::task::yield_now().await;
        }
        self.hall.time.pass(seconds);
        self.herald.round().await.unwrap();
    }
}

fn plain() -> NoticeChoices {
    NoticeChoices::default()
}

#[tokio::test]
async fn a_turn_is_told_once_after_the_grace_and_says_what_happened() {
    let club = Club::open(plain()).await;
    let id = club.table(|_| {}).await;
    club.step(&id, "Ada").await;
    club.pass(30).await;
    assert_eq!(club.ear.titles(), [""; 0], "there is still time to see it");
    club.pass(31).await;
    let told = club.ear.take();
    assert_eq!(told.len(), 1);
    assert_eq!(told[0]["title"], "Your turn at Lamplight");
    assert_eq!(told[0]["url"], format!("https://play.example.org/table/{id}"));
    assert!(told[0]["text"].as_str().unwrap().starts_with("Ada: "), "{}", told[0]);
    assert_eq!(told[0]["items"][0]["kind"], "turn");
    club.pass(HOUR).await;
    assert!(club.ear.take().is_empty(), "once");
}

#[tokio::test]
async fn whoever_moves_or_watches_is_told_nothing() {
    let club = Club::open(plain()).await;
    let (first, second) = (club.table(|_| {}).await, club.table(|_| {}).await);
    club.step(&first, "Ada").await;
    club.step(&second, "Ada").await;
    club.step(&first, "Ben").await;
    let ben = UserId::new("ben");
    let stream = club.hall.subscribe(&second, Some(&ben), None).await.unwrap();
    club.pass(61).await;
    assert!(club.ear.take().is_empty(), "Ben moved at one table and looks at the other");
    drop(stream);
    club.pass(HOUR).await;
    assert!(club.ear.take().is_empty(), "and has seen it");
}

#[tokio::test]
async fn a_turn_that_is_taken_back_and_finished_again_is_told_once() {
    let club = Club::open(plain()).await;
    let id = club.table(|_| {}).await;
    club.step(&id, "Ada").await;
    club.pass(61).await;
    assert_eq!(club.ear.take().len(), 1);
    let undone = club.hall.change(&id, |loaded, now| {
        let seat = loaded.table.player(&person("Ada"))?;
        let rev = loaded.table.rev(Viewer::Seat(seat));
        loaded.table.undo(now, &person("Ada"), rev, "key-undo-a", false)
    });
    undone.await.unwrap();
    club.step(&id, "Ada").await;
    club.pass(61).await;
    assert!(club.ear.take().is_empty());
}

#[tokio::test]
async fn a_turn_that_is_taken_back_before_it_was_told_is_told_when_it_is_finished_again() {
    let club = Club::open(plain()).await;
    let id = club.table(|_| {}).await;
    club.step(&id, "Ada").await;
    let undone = club.hall.change(&id, |loaded, now| {
        let seat = loaded.table.player(&person("Ada"))?;
        let rev = loaded.table.rev(Viewer::Seat(seat));
        loaded.table.undo(now, &person("Ada"), rev, "key-undo-b", false)
    });
    undone.await.unwrap();
    club.pass(61).await;
    club.pass(HOUR).await;
    assert!(club.ear.take().is_empty(), "it is Ada's turn");
    club.step(&id, "Ada").await;
    club.pass(61).await;
    assert_eq!(club.ear.titles(), ["Your turn at Lamplight"]);
    club.pass(HOUR).await;
    assert!(club.ear.take().is_empty(), "once");
}

#[tokio::test]
async fn what_comes_in_quiet_hours_is_told_at_their_end_in_one_message() {
    let night = QuietHours { on: true, from: 0, until: 0, zone: "UTC".to_owned(), wake: true };
    let club = Club::open(plain()).await;
    // A night around whatever time it is now: an hour is gone of it, two are left.
    let minute = u16::try_from(club.hall.time.now() / 60_000 % 1_440).unwrap();
    let quiet = QuietHours { from: (minute + 1_380) % 1_440, until: (minute + 120) % 1_440, ..night };
    club.store.put_choices(&UserId::new("ben"), &NoticeChoices { quiet, ..plain() }).await.unwrap();
    club.hall.outbox.forget(&UserId::new("ben"));
    let clock = Clock::Turns { hours: 1, timeout: OnTimeout::Bot };
    let first = club.table(|_| {}).await;
    let second = club.table(|opening| opening.title = Some("Hearth".to_owned())).await;
    let short =
        club.table(|opening| (opening.clock, opening.title) = (clock, Some("Anvil".to_owned()))).await;
    for id in [&first, &second, &short] {
        club.step(id, "Ada").await;
    }
    club.pass(61).await;
    assert!(club.ear.take().is_empty(), "it is night");
    club.pass(31 * MINUTE).await;
    let told = club.ear.titles();
    assert!(told.len() == 1 && told[0].ends_with("min left at Anvil"), "but a turn would run out: {told:?}");
    club.pass(90 * MINUTE).await;
    let told = club.ear.take();
    assert_eq!(told.len(), 1, "in one message: {told:?}");
    assert_eq!(told[0]["title"], "Your turn at 3 tables", "{told:?}");
    club.pass(HOUR).await;
    assert!(club.ear.take().is_empty());
}

#[tokio::test]
async fn time_that_runs_out_is_told_when_a_tenth_is_left() {
    let off = ByWay { push: false, mail: false, webhook: false };
    let wants = Wants { turn: off, time: ByWay::all(), over: off, invited: off };
    let club = Club::open(NoticeChoices { wants, ..plain() }).await;
    let clock = Clock::Turns { hours: 24, timeout: OnTimeout::Resign };
    let id = club.table(|opening| opening.clock = clock).await;
    club.step(&id, "Ada").await;
    club.pass(21 * HOUR).await;
    assert!(club.ear.take().is_empty());
    club.pass(HOUR).await;
    let told = club.ear.take();
    assert_eq!(told.len(), 1);
    assert_eq!(told[0]["text"], "After that you have given up the game.");
    club.pass(HOUR).await;
    assert!(club.ear.take().is_empty(), "once");
}

#[tokio::test]
async fn a_webhook_that_fails_is_tried_again_later_and_later() {
    let club = Club::open(plain()).await;
    let id = club.table(|_| {}).await;
    club.step(&id, "Ada").await;
    club.ear.answer.store(500, Ordering::SeqCst);
    club.pass(61).await;
    let trouble = club.store.ways(&UserId::new("ben")).await.unwrap()[0].trouble.clone();
    assert_eq!(trouble.as_deref(), Some("answered 500"));
    club.pass(31).await;
    club.ear.answer.store(200, Ordering::SeqCst);
    club.pass(50).await;
    assert!(club.ear.take().is_empty(), "the second pause is twice as long");
    club.pass(11).await;
    assert_eq!(club.ear.take().len(), 1);
    assert_eq!(club.store.ways(&UserId::new("ben")).await.unwrap()[0].trouble, None);
    club.step(&id, "Ben").await;
    club.ear.answer.store(500, Ordering::SeqCst);
    club.step(&id, "Ada").await;
    club.pass(61).await;
    club.step(&id, "Ben").await;
    club.step(&id, "Ben").await;
    club.ear.answer.store(200, Ordering::SeqCst);
    club.pass(HOUR).await;
    assert!(club.ear.take().is_empty(), "what is not true any more is not tried again");
}

#[tokio::test]
async fn the_queue_and_what_never_reached_it_survive_a_restart() {
    let club = Club::open(plain()).await;
    let (queued, lost) = (club.table(|_| {}).await, club.table(|_| {}).await);
    club.step(&queued, "Ada").await;
    club.pass(1).await;
    let before = club.hall.time.now();
    // The server dies before this call reaches the queue.
    club.hall.outbox.forget(&UserId::new("ben"));
    let ways = club.store.ways(&UserId::new("ben")).await.unwrap();
    let rows = club.store.take_notices(i64::MAX, 0, 100).await.unwrap();
    assert_eq!(rows.len(), 1);
    let way = ways[0].clone();
    club.store.drop_way(&UserId::new("ben"), "webhook").await.unwrap();
    club.step(&lost, "Ada").await;
    club.pass(0).await;
    club.store.put_way(way).await.unwrap();
    club.store.queue(rows).await.unwrap();
    let (hall, herald) = Club::server(&club.store).await;
    let again = Club { hall, herald, ear: club.ear.clone(), store: Arc::clone(&club.store) };
    again.herald.mend(before - 600_000).await;
    again.herald.mend(before - 600_000).await;
    again.pass(HOUR).await;
    assert_eq!(
        again.ear.titles(),
        ["Your turn at 2 tables"],
        "each once, and together because they are due together"
    );
    again.herald.mend(before - 600_000).await;
    again.pass(HOUR).await;
    assert!(again.ear.take().is_empty(), "nothing twice");
}

#[tokio::test]
async fn what_the_store_would_not_queue_is_queued_when_it_does() {
    let club = Club::open(plain()).await;
    let id = club.table(|_| {}).await;
    club.store.faults.set_deaf(true);
    club.step(&id, "Ada").await;
    club.pass(61).await;
    assert!(club.hall.outbox.has_missed(), "the herald is told to look back");
    let heeded = club.hall.outbox.heeded();
    assert!(!club.herald.look_back(600_000).await, "and still cannot");
    assert_eq!(club.hall.outbox.heeded(), heeded, "so it stays to be looked for");
    assert!(club.ear.take().is_empty());
    club.store.faults.set_deaf(false);
    assert!(club.herald.look_back(600_000).await);
    assert!(club.hall.outbox.heeded() > heeded);
    club.pass(61).await;
    assert_eq!(club.ear.titles(), ["Your turn at Lamplight"]);
}

#[tokio::test]
async fn a_server_that_dies_again_before_it_looked_back_loses_nobody() {
    let club = Club::open(plain()).await;
    let wall = club.hall.time.now();
    club.hall.resume_at(wall).await.unwrap();
    let id = club.table(|_| {}).await;
    // The server dies between the step and the queue.
    club.store.faults.set_deaf(true);
    club.step(&id, "Ada").await;
    club.pass(0).await;
    club.store.faults.set_deaf(false);
    // The next one, hours later, is there and dies before it looked back.
    let (second, _) = Club::server(&club.store).await;
    second.resume_at(wall + 8 * HOUR * 1_000).await.unwrap();
    let (hall, herald) = Club::server(&club.store).await;
    hall.resume_at(wall + 9 * HOUR * 1_000).await.unwrap();
    let third = Club { hall, herald, ear: club.ear.clone(), store: Arc::clone(&club.store) };
    assert!(third.herald.look_back(600_000).await);
    third.pass(61).await;
    assert_eq!(third.ear.titles(), ["Your turn at Lamplight"]);
    assert!(third.herald.look_back(600_000).await);
    third.pass(HOUR).await;
    assert!(third.ear.take().is_empty(), "once");
}

#[tokio::test]
async fn what_was_sent_is_not_sent_again_while_the_store_cannot_write_it_down() {
    let club = Club::open(plain()).await;
    let id = club.table(|_| {}).await;
    club.step(&id, "Ada").await;
    club.pass(0).await;
    club.store.faults.set_deaf(true);
    club.hall.time.pass(61);
    assert!(club.herald.round().await.unwrap().failed);
    assert_eq!(club.ear.titles(), ["Your turn at Lamplight"]);
    assert!(club.herald.round().await.unwrap().failed);
    club.store.faults.set_deaf(false);
    assert!(!club.herald.round().await.unwrap().failed);
    club.pass(HOUR).await;
    assert!(club.ear.take().is_empty(), "once");
    assert_eq!(club.store.next_notice().await.unwrap(), None, "and it is written down");
}

#[tokio::test]
async fn mail_comes_at_most_once_in_the_time_somebody_chose_and_time_that_runs_out_at_once() {
    let club = Club::open(NoticeChoices { digest: 60, ..plain() }).await;
    let ben = UserId::new("ben");
    club.store.drop_way(&ben, "webhook").await.unwrap();
    let address = Address::Mail { address: "ben@example.org".to_owned(), confirmed: true };
    club.store.put_way(address.row(&ben).unwrap()).await.unwrap();
    club.store.note_way(&ben, "mail", Ok(club.hall.time.now())).await.unwrap();
    club.hall.outbox.forget(&ben);
    // No mail is sent here, so an attempt is told as a trouble of the way.
    let tried = || async { club.store.ways(&ben).await.unwrap()[0].trouble.is_some() };
    let clock = Clock::Turns { hours: 1, timeout: OnTimeout::Bot };
    let id = club.table(|_| {}).await;
    club.step(&id, "Ada").await;
    club.pass(30 * MINUTE).await;
    assert!(!tried().await, "the last one came half an hour ago");
    club.pass(29 * MINUTE).await;
    assert!(!tried().await);
    club.pass(2 * MINUTE).await;
    assert!(tried().await, "and now it is an hour");
    club.step(&id, "Ben").await;
    club.store.note_way(&ben, "mail", Ok(club.hall.time.now())).await.unwrap();
    let short = club.table(|opening| opening.clock = clock).await;
    club.step(&short, "Ada").await;
    club.pass(25 * MINUTE).await;
    assert!(!tried().await);
    club.pass(6 * MINUTE).await;
    assert!(tried().await, "the turn would be over before the next mail");
}

#[tokio::test]
async fn the_end_is_told_to_those_who_were_not_there() {
    let club = Club::open(plain()).await;
    let mut opening = opening(&PEBBLES);
    opening.seats[0] = Occupant::Bot { level: "random".to_owned() };
    opening.owner = UserId::new("ben");
    opening.title = Some("Lamplight".to_owned());
    let id = club.hall.open(opening).await.unwrap();
    let resigned =
        club.hall.change(&id, |loaded, now| loaded.table.resign(now, &person("Ben"), "random".to_owned()));
    resigned.await.unwrap();
    club.pass(61).await;
    let told = club.ear.titles();
    assert_eq!(told, ["The game at Lamplight is over"]);
}
