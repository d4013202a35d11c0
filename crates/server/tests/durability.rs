//! No acknowledged step is ever lost: a real server is killed over and over in the middle of play.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

#[path = "durability/orders.rs"]
mod orders;
mod postgres;
#[path = "durability/told.rs"]
mod told;

use game_core::{AnyGame, Awaiting, ErasedGame, QuickRandom, Random, Seat, Seed, Viewer};
use game_laws::toy::Toy;
use serde_json::{Value, json};
use server::api::{ErrorCode, StepAnswer, TableState, TableStatus};
use server::client::{Client, ClientError};
use server::ids::TableId;
use server::{Postgres, Sqlite, Store};
use std::collections::HashMap;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::watch;

/// With `LONG=1` in the environment there are 200.
const KILLS: usize = 10;
const MANY_KILLS: usize = 200;
const PAIRS: usize = 6;
/// After this time whoever got no answer asks again.
const PAUSE: Duration = Duration::from_secs(2);

static PEBBLES: ErasedGame<Toy> = ErasedGame::new();

/// The server of the example, built beside this test.
fn program() -> PathBuf {
    let here = std::env::current_exe().unwrap();
    here.parent().unwrap().parent().unwrap().join("examples").join("pebbles")
}

struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn start(place: &OsStr) -> (Process, String) {
    start_with(place, &[])
}

fn start_with(place: &OsStr, variables: &[(&str, &str)]) -> (Process, String) {
    let mut child = Command::new(program())
        .arg(place)
        .arg("0")
        .envs(variables.iter().copied())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the example is built");
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.starts_with("http://"), "the server did not start: {line:?}");
    (Process(child), line.trim().to_owned())
}

/// A step the server said yes to.
#[derive(Clone, Debug, PartialEq)]
struct Acknowledged {
    table: String,
    key: String,
    step: String,
}

/// Every yes of the server, and how many there are.
#[derive(Clone)]
struct Yes(Arc<Mutex<Vec<Acknowledged>>>, watch::Sender<usize>);

impl Yes {
    fn push(&self, acknowledged: Acknowledged) {
        self.0.lock().unwrap().push(acknowledged);
        self.1.send_modify(|count| *count += 1);
    }
}

/// Waits for the next server; not for long, because a busy one may have broken off and is still there.
async fn another(address: &mut watch::Receiver<String>) {
    if let Ok(changed) = tokio::time::timeout(PAUSE, address.changed()).await {
        changed.unwrap();
    }
}

/// Somebody who sends a request again, word for word, until there is an answer.
struct Stubborn {
    cookie: Option<String>,
    address: watch::Receiver<String>,
}

impl Stubborn {
    async fn new(mut address: watch::Receiver<String>, name: &str) -> Stubborn {
        loop {
            let base = address.borrow_and_update().clone();
            match Client::guest(&base, name).await {
                Ok(client) => return Stubborn { cookie: client.cookie().map(str::to_owned), address },
                Err(_) => another(&mut address).await,
            }
        }
    }

    async fn post<T: serde::de::DeserializeOwned>(
        &mut self,
        path: &str,
        body: &Value,
    ) -> Result<T, ClientError> {
        loop {
            let base = self.address.borrow_and_update().clone();
            let client = Client::stranger(&base)?.with_cookie(self.cookie.clone());
            match client.post(path, body).await {
                Err(ClientError::Broken(_) | ClientError::Unreached(_))
                    if self.address.has_changed().is_ok() =>
                {
                    another(&mut self.address).await;
                }
                answer => return answer,
            }
        }
    }

    async fn state(&mut self, id: &str) -> TableState {
        loop {
            let base = self.address.borrow_and_update().clone();
            let client = Client::stranger(&base).unwrap().with_cookie(self.cookie.clone());
            match client.get(&format!("/api/tables/{id}")).await {
                Err(ClientError::Broken(_) | ClientError::Unreached(_)) => another(&mut self.address).await,
                answer => return answer.unwrap(),
            }
        }
    }
}

/// Two people play one game after the other, with a bot, until told to stop.
async fn play(number: usize, address: watch::Receiver<String>, stop: watch::Receiver<bool>, yes: Yes) {
    static KEYS: AtomicU64 = AtomicU64::new(0);
    let mut people = [Stubborn::new(address.clone(), "Ada").await, Stubborn::new(address, "Ben").await];
    let mut rng = QuickRandom::new(number as u64);
    let bot = json!({ "kind": "bot", "level": "random" });
    let new = json!({ "game": "pebbles", "players": 3, "seats": [{ "kind": "me" }, { "kind": "open" }, bot],
        "setup": { "rounds": 4 } });
    while !*stop.borrow() {
        let made: TableState = people[0].post("/api/tables", &new).await.unwrap();
        let id = made.table.id;
        let _: TableState = people[1].post(&format!("/api/tables/{id}/join"), &json!({})).await.unwrap();
        loop {
            let mut over = false;
            for person in &mut people {
                let state = person.state(&id).await;
                over |= state.table.status == TableStatus::Finished;
                let Some(option) = rng.pick(&state.options) else { continue };
                let key = format!("click-{:08}", KEYS.fetch_add(1, Ordering::Relaxed));
                let body = json!({ "step": option.step, "rev": state.rev, "key": key });
                match person.post::<StepAnswer>(&format!("/api/tables/{id}/steps"), &body).await {
                    Ok(_) => {
                        let step = option.step.clone();
                        yes.push(Acknowledged { table: id.clone(), key, step });
                    }
                    Err(ClientError::Refused { body, .. }) if body.code == ErrorCode::Stale => {}
                    Err(error) => panic!("{error}"),
                }
            }
            if over || *stop.borrow() {
                break;
            }
        }
    }
}

/// What the stored events of a table say, played by the rules alone.
async fn check_table(store: &dyn Store, client: &Client, id: &str, yes: &[&Acknowledged]) -> usize {
    // Bots go on after a restart: what is stored and what is shown are read again when one moved in between.
    let (events, shown) = loop {
        let events = store.events(&TableId::new(id), 0).await.unwrap();
        let shown: TableState = client.get(&format!("/api/tables/{id}")).await.unwrap();
        if store.events(&TableId::new(id), 0).await.unwrap().len() == events.len() {
            break (events, shown);
        }
    };
    let numbers: Vec<u64> = events.iter().map(|event| event.seq).collect();
    assert_eq!(numbers, (1..=events.len() as u64).collect::<Vec<_>>(), "{id}: numbers without gaps");
    let bodies: Vec<Value> = events.iter().map(|event| serde_json::from_str(&event.body).unwrap()).collect();
    let seed: Seed = bodies[0]["seed"].as_str().unwrap().parse().unwrap();
    let mut truth = PEBBLES.start(&bodies[0]["setup"], None, seed).unwrap();
    let mut made: HashMap<&str, Vec<&str>> = HashMap::new();
    for (event, body) in events.iter().zip(&bodies).filter(|(_, body)| body["kind"] == "stepped") {
        let step = body["step"].as_str().unwrap();
        truth.play(Seat::new(body["seat"].as_u64().unwrap() as u8), step).unwrap();
        if let Some(key) = &event.key {
            made.entry(key.split(':').nth(1).unwrap()).or_default().push(step);
        }
    }
    for acknowledged in yes {
        assert_eq!(made[acknowledged.key.as_str()], [acknowledged.step.as_str()], "{acknowledged:?}: once");
    }
    let eyes = if shown.table.status == TableStatus::Finished { Viewer::Judge } else { Viewer::Spectator };
    assert_eq!(shown.view.unwrap(), truth.view(eyes), "{id}: the server shows what a replay gives");
    assert_eq!(shown.table.status == TableStatus::Finished, truth.awaiting() == Awaiting::Nothing);
    made.len()
}

/// Kills a server on this place over and over while people play. Gives the last one, and every yes.
async fn kill_over_and_over(place: &OsStr, kills: usize) -> (Process, String, Vec<Acknowledged>) {
    let (mut process, base) = start(place);
    let (address, addresses) = watch::channel(base);
    let (stop, stopped) = watch::channel(false);
    let (count, mut counted) = watch::channel(0);
    let yes = Yes(Arc::default(), count);
    let players: Vec<_> =
        (0..PAIRS).map(|n| tokio::spawn(play(n, addresses.clone(), stopped.clone(), yes.clone()))).collect();
    let mut rng = QuickRandom::new(99);
    for _ in 0..kills {
        // The kill comes some steps later, at a moment nobody can foresee.
        let wanted = *counted.borrow() + 1 + rng.below(20) as usize;
        counted.wait_for(|count| *count >= wanted).await.unwrap();
        for _ in 0..rng.below(3_000) {
            tokio::task::yield_now().await;
        }
        process.0.kill().unwrap(); // SIGKILL
        process.0.wait().unwrap();
        let (next, base) = start(place);
        process = next;
        address.send_replace(base);
    }
    stop.send_replace(true);
    for player in players {
        player.await.unwrap();
    }
    process.0.kill().unwrap();
    process.0.wait().unwrap();
    let (last, base) = start(place);
    let yes = yes.0.lock().unwrap().clone();
    assert!(yes.len() >= kills, "{} steps under {kills} kills", yes.len());
    (last, base, yes)
}

/// Is every yes in the store, once, and does the server show what the store holds?
async fn check(store: &dyn Store, base: &str, yes: &[Acknowledged]) {
    let client = Client::stranger(base).unwrap();
    let mut by_table: HashMap<&str, Vec<&Acknowledged>> = HashMap::new();
    for acknowledged in yes {
        by_table.entry(&acknowledged.table).or_default().push(acknowledged);
    }
    let mut made = 0;
    for (id, acknowledged) in &by_table {
        made += check_table(store, &client, id, acknowledged).await;
    }
    assert_eq!(made, yes.len(), "what was sent until it was answered was made exactly once");
}

fn kills() -> usize {
    if std::env::var_os("LONG").is_some_and(|long| long == "1") { MANY_KILLS } else { KILLS }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kills_in_the_middle_of_play_lose_nothing_and_double_nothing() {
    let file = std::env::temp_dir().join(format!("ziggurat-durability-{}.db", std::process::id()));
    let _ = std::fs::remove_file(&file);
    let (last, base, yes) = kill_over_and_over(file.as_os_str(), kills()).await;
    let copy = file.with_extension("copy.db");
    Sqlite::copy(&file, &copy).await.unwrap();
    let store = Sqlite::open(&copy).await.unwrap();
    check(&store, &base, &yes).await;
    drop(last);
    store.close().await;
    for end in ["", "-wal", "-shm", "-lock"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
        let _ = std::fs::remove_file(format!("{}{end}", copy.display()));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kills_lose_nothing_and_double_nothing_on_postgres() {
    let Some(database) = postgres::Database::start() else { return };
    let url = database.url("postgres");
    let (last, base, yes) = kill_over_and_over(url.as_ref(), kills()).await;
    let store = Postgres::look(&url).await.unwrap();
    check(&store, &base, &yes).await;
    drop(last);
}
