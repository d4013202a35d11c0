//! Who waits to be told is told, and nobody twice of a turn, also when the server is killed in the middle: people who move
//! only when they are told play on and on.

use super::{PEBBLES, Process, Stubborn, start_with};
use axum::Router;
use axum::extract::{Path, State};
use axum::routing::post;
use game_core::{AnyGame, AnyTable, Awaiting, QuickRandom, Random, Seat, SeatSet, Seed};
use serde_json::{Value, json};
use server::api::{ErrorCode, StepAnswer, TableState, TableStatus};
use server::client::ClientError;
use server::ids::TableId;
use server::{Sqlite, Store};
use std::collections::{HashMap, HashSet};
use std::ffi::OsStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use tokio::sync::{mpsc, watch};

/// With `LONG=1` in the environment there are more.
const TURNS: usize = 250;
const KILLS: usize = 4;
const MANY_TURNS: usize = 1_000;
const MANY_KILLS: usize = 20;
const PAIRS: usize = 4;

/// What everybody was told: name, table, and the id of the message.
type Heard = Arc<Mutex<Vec<(String, String, String)>>>;

/// The webhooks of everybody: each passes on the tables its person is told of.
#[derive(Clone)]
struct Hooks {
    people: Arc<Mutex<HashMap<String, mpsc::UnboundedSender<String>>>>,
    heard: Heard,
    /// How many there are.
    count: watch::Sender<usize>,
}

impl Hooks {
    async fn open(&self) -> String {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let hear = |State(hooks): State<Hooks>, Path(name): Path<String>, body: String| async move {
            let said: Value = serde_json::from_str(&body).unwrap();
            for item in said["items"].as_array().unwrap().iter().filter(|item| item["kind"] == "turn") {
                let table = item["table"].as_str().unwrap().to_owned();
                let id = said["id"].as_str().unwrap().to_owned();
                hooks.heard.lock().unwrap().push((name.clone(), table.clone(), id));
                hooks.count.send_modify(|count| *count += 1);
                if let Some(person) = hooks.people.lock().unwrap().get(&name) {
                    let _ = person.send(table);
                }
            }
        };
        let router = Router::new().route("/{name}", post(hear)).with_state(self.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        base
    }
}

/// Somebody who sits down where told, and moves only when told.
struct Patient {
    person: Stubborn,
    told: mpsc::UnboundedReceiver<String>,
}

impl Patient {
    async fn new(address: watch::Receiver<String>, hooks: &Hooks, base: &str, name: String) -> Patient {
        let (sender, told) = mpsc::unbounded_channel();
        hooks.people.lock().unwrap().insert(name.clone(), sender);
        let mut person = Stubborn::new(address, &name).await;
        let url = format!("{base}/{name}");
        let _: Value = person.post("/api/me/notices/webhook", &json!({ "url": url })).await.unwrap();
        Patient { person, told }
    }

    /// Waits to be told of this table, then moves as long as the table asks. Is the game over?
    async fn turn(&mut self, id: &str, rng: &mut QuickRandom) -> bool {
        static KEYS: AtomicU64 = AtomicU64::new(0);
        while self.told.recv().await.unwrap() != id {}
        loop {
            let state = self.person.state(id).await;
            let Some(option) = rng.pick(&state.options) else {
                return state.table.status == TableStatus::Finished;
            };
            let key = format!("told-{:08}", KEYS.fetch_add(1, Ordering::Relaxed));
            let body = json!({ "step": option.step, "rev": state.rev, "key": key });
            match self.person.post::<StepAnswer>(&format!("/api/tables/{id}/steps"), &body).await {
                Ok(_) => {}
                Err(ClientError::Refused { body, .. }) if body.code == ErrorCode::Stale => {}
                Err(error) => panic!("{error}"),
            }
        }
    }
}

/// Two people play one game after the other, each moving only when told, until it is enough. Gives the tables.
async fn play(
    pair: usize,
    address: watch::Receiver<String>,
    hooks: Hooks,
    base: String,
    enough: watch::Receiver<bool>,
) -> Vec<String> {
    let mut people = Vec::new();
    for name in ["ada", "ben"] {
        people.push(Patient::new(address.clone(), &hooks, &base, format!("{name}{pair}")).await);
    }
    let new = json!({ "game": "pebbles", "players": 2, "seats": [{ "kind": "me" }, { "kind": "open" }],
        "setup": { "rounds": 4 } });
    let mut tables = Vec::new();
    while !*enough.borrow() {
        let made: TableState = people[0].person.post("/api/tables", &new).await.unwrap();
        let id = made.table.id;
        let _: TableState =
            people[1].person.post(&format!("/api/tables/{id}/join"), &json!({})).await.unwrap();
        let [first, second] = people.as_mut_slice() else { panic!("two people") };
        let (mut one, mut other) = (QuickRandom::new(pair as u64), QuickRandom::new(100 + pair as u64));
        // Whoever makes the last step sees the end; the other one is not waited for any more.
        tokio::select! {
            () = async { while !first.turn(&id, &mut one).await {} } => {}
            () = async { while !second.turn(&id, &mut other).await {} } => {}
        }
        tables.push(id);
    }
    tables
}

/// How often each seat was called at a table, by the stored events and the rules alone.
async fn calls(store: &dyn Store, id: &str) -> [HashSet<u64>; 2] {
    let events = store.events(&TableId::new(id), 0).await.unwrap();
    let bodies: Vec<Value> = events.iter().map(|event| serde_json::from_str(&event.body).unwrap()).collect();
    let seed: Seed = bodies[0]["seed"].as_str().unwrap().parse().unwrap();
    let mut truth: Option<Box<dyn AnyTable>> = None;
    let waited = |truth: &Option<Box<dyn AnyTable>>| match truth.as_ref().map(|game| game.awaiting()) {
        Some(Awaiting::Players(seats)) => seats,
        _ => SeatSet::EMPTY,
    };
    let mut called = [HashSet::new(), HashSet::new()];
    for (event, body) in events.iter().zip(&bodies) {
        let before = waited(&truth);
        match body["kind"].as_str().unwrap() {
            "started" => truth = Some(PEBBLES.start(&bodies[0]["setup"], None, seed).unwrap()),
            "stepped" => {
                let seat = Seat::new(body["seat"].as_u64().unwrap() as u8);
                truth.as_mut().unwrap().play(seat, body["step"].as_str().unwrap()).unwrap();
            }
            _ => continue,
        }
        for seat in waited(&truth).iter().filter(|seat| !before.contains(*seat)) {
            called[seat.index()].insert(event.seq);
        }
    }
    called
}

struct Course {
    process: Process,
    tables: Vec<Vec<String>>,
}

/// Lets people play on a server on this file, which is killed so often, until they were told so often.
async fn course(place: &OsStr, hooks: &Hooks, turns: usize, kills: usize) -> Course {
    let tell = [("TELL", "1")];
    let (mut process, base) = start_with(place, &tell);
    let (address, addresses) = watch::channel(base);
    let (stop, enough) = watch::channel(false);
    let hook = hooks.open().await;
    let mut counted = hooks.count.subscribe();
    let pairs: Vec<_> = (0..PAIRS)
        .map(|pair| tokio::spawn(play(pair, addresses.clone(), hooks.clone(), hook.clone(), enough.clone())))
        .collect();
    let mut rng = QuickRandom::new(7);
    for kill in 1..=kills {
        let wanted = turns * kill / (kills + 1);
        counted.wait_for(|count| *count >= wanted).await.unwrap();
        for _ in 0..rng.below(3_000) {
            tokio::task::yield_now().await;
        }
        process.0.kill().unwrap(); // SIGKILL
        process.0.wait().unwrap();
        let (next, base) = start_with(place, &tell);
        process = next;
        address.send_replace(base);
    }
    counted.wait_for(|count| *count >= turns).await.unwrap();
    stop.send_replace(true);
    let mut tables = Vec::new();
    for pair in pairs {
        tables.push(pair.await.unwrap());
    }
    Course { process, tables }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_waits_to_be_told_is_told_and_nobody_twice_of_a_turn_through_kills() {
    let long = std::env::var_os("LONG").is_some_and(|long| long == "1");
    let (turns, kills) = if long { (MANY_TURNS, MANY_KILLS) } else { (TURNS, KILLS) };
    let file = std::env::temp_dir().join(format!("ziggurat-told-{}.db", std::process::id()));
    let _ = std::fs::remove_file(&file);
    let hooks = Hooks { people: Arc::default(), heard: Arc::default(), count: watch::channel(0).0 };
    let Course { process, tables } = course(file.as_os_str(), &hooks, turns, kills).await;
    drop(process);
    let store = Sqlite::open(&file).await.unwrap();
    let heard = hooks.heard.lock().unwrap().clone();
    let (mut right, mut repeated) = (0, heard.len());
    for (pair, ids) in tables.iter().enumerate() {
        for id in ids {
            let called = calls(&store, id).await;
            for (name, called) in ["ada", "ben"].into_iter().zip(called) {
                let name = format!("{name}{pair}");
                let own = heard.iter().filter(|(who, table, _)| *who == name && table == id);
                let told: HashSet<&String> = own.map(|(_, _, message)| message).collect();
                // Who still sits there when asked again needs no message; nobody gets two for a turn.
                assert!(told.len() <= called.len(), "{name} at {id}: {} of {}", told.len(), called.len());
                right += told.len();
                repeated -= told.len();
            }
        }
    }
    assert!(right >= turns * 9 / 10, "{right} turns");
    // What was under way when the server died may come again, under the same id.
    assert!(repeated <= kills * 2 * PAIRS, "{repeated} of {} came again", heard.len());
    store.close().await;
    for end in ["", "-wal", "-shm", "-lock"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
}
