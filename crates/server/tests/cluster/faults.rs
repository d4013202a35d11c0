//! Parts of the house go and come back while people play: no step that was acknowledged is lost, none is made twice,
//! and every game goes on.

use crate::nats::Nats;
use crate::nodes::fresh_key;
use crate::postgres::Database;
use game_core::{AnyGame, ErasedGame, QuickRandom, Random, Seat, Seed};
use game_laws::toy::Toy;
use serde_json::{Value, json};
use server::api::{ErrorCode, StepAnswer, TableState, TableStatus};
use server::client::{Client, ClientError};
use server::ids::TableId;
use server::{Postgres, Store};
use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::watch;

static PEBBLES: ErasedGame<Toy> = ErasedGame::new();
const NODES: usize = 3;
const PAIRS: usize = 4;

fn long() -> bool {
    std::env::var_os("LONG").is_some_and(|long| long == "1")
}

/// A node in a process of its own.
struct Node(Child);

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Node {
    fn start(database: &str, nats: &str) -> (Node, String) {
        let here = std::env::current_exe().unwrap();
        let program: PathBuf = here.parent().unwrap().parent().unwrap().join("examples").join("pebbles");
        let mut child = Command::new(program)
            .args([database, "0", nats])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the example is built");
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.starts_with("http://"), "the node did not start: {line:?}");
        (Node(child), line.trim().to_owned())
    }

    fn signal(&self, name: &str) {
        let pid = self.0.id().to_string();
        assert!(Command::new("kill").args([name, &pid]).status().unwrap().success());
    }
}

/// The house under load, with what was acknowledged.
struct Trial {
    database: Database,
    nats: Nats,
    nodes: Vec<Node>,
    addresses: watch::Sender<Vec<String>>,
    stop: watch::Sender<bool>,
    yes: Arc<Mutex<Vec<(String, String, String)>>>,
    count: watch::Receiver<usize>,
    players: Vec<tokio::task::JoinHandle<()>>,
}

impl Trial {
    async fn begin() -> Option<Trial> {
        let (database, nats) = (Database::start()?, Nats::start().await?);
        let (mut nodes, mut bases) = (Vec::new(), Vec::new());
        for _ in 0..NODES {
            let (node, base) = Node::start(&database.url("postgres"), &nats.url());
            nodes.push(node);
            bases.push(base);
        }
        let (addresses, all) = watch::channel(bases);
        let (stop, stopped) = watch::channel(false);
        let (counter, count) = watch::channel(0);
        let yes: Arc<Mutex<Vec<(String, String, String)>>> = Arc::default();
        let counter = Arc::new(counter);
        let players = (0..PAIRS)
            .map(|number| {
                let told = Told { yes: Arc::clone(&yes), counter: Arc::clone(&counter) };
                tokio::spawn(play(number as u64, all.clone(), stopped.clone(), told))
            })
            .collect();
        Some(Trial { database, nats, nodes, addresses, stop, yes, count, players })
    }

    /// Waits until some more steps were acknowledged.
    async fn some_steps(&mut self, more: usize) {
        let wanted = *self.count.borrow() + more;
        let made =
            tokio::time::timeout(Duration::from_secs(120), self.count.wait_for(|n| *n >= wanted)).await;
        assert!(made.is_ok_and(|made| made.is_ok()), "play goes on to {wanted} steps");
    }

    /// A node is gone at once, and another one comes.
    fn replace(&mut self, index: usize) {
        self.nodes[index].0.kill().unwrap();
        self.nodes[index].0.wait().unwrap();
        let (node, base) = Node::start(&self.database.url("postgres"), &self.nats.url());
        self.nodes[index] = node;
        self.addresses.send_modify(|all| all[index] = base);
    }

    /// Ends the load, and compares what was acknowledged with what is stored, and what every node shows.
    async fn end(self) -> usize {
        self.stop.send_replace(true);
        for player in self.players {
            player.await.unwrap();
        }
        let store = Postgres::look(&self.database.url("postgres")).await.unwrap();
        let yes = self.yes.lock().unwrap().clone();
        let mut tables: HashMap<&str, Vec<(&str, &str)>> = HashMap::new();
        for (table, key, step) in &yes {
            tables.entry(table).or_default().push((key, step));
        }
        for (id, acknowledged) in tables {
            let events = store.events(&TableId::new(id), 0).await.unwrap();
            let numbers: Vec<u64> = events.iter().map(|event| event.seq).collect();
            assert_eq!(numbers, (1..=events.len() as u64).collect::<Vec<_>>(), "{id}: numbers without gaps");
            let bodies: Vec<Value> =
                events.iter().map(|event| serde_json::from_str(&event.body).unwrap()).collect();
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
            for (key, step) in acknowledged {
                assert_eq!(made.get(key).map(Vec::as_slice), Some(&[step][..]), "{key} at {id}: once");
            }
            let seqs = |base: String| async move {
                let client = Client::stranger(&base).unwrap();
                client.get::<TableState>(&format!("/api/tables/{id}")).await.unwrap().seq
            };
            let stored = store.table(&TableId::new(id)).await.unwrap().unwrap();
            if stored.summary.status == TableStatus::Finished {
                for base in self.addresses.borrow().clone() {
                    assert_eq!(seqs(base).await, stored.seq, "every node shows what is stored");
                }
            }
        }
        yes.len()
    }
}

/// Whom a player tells of a yes.
struct Told {
    yes: Arc<Mutex<Vec<(String, String, String)>>>,
    counter: Arc<watch::Sender<usize>>,
}

/// Somebody who asks any node, and the next one when there is no answer, word for word.
struct Stubborn {
    cookie: Option<String>,
    addresses: watch::Receiver<Vec<String>>,
    rng: QuickRandom,
}

impl Stubborn {
    async fn new(addresses: watch::Receiver<Vec<String>>, name: &str, seed: u64) -> Stubborn {
        let mut person = Stubborn { cookie: None, addresses, rng: QuickRandom::new(seed) };
        loop {
            let base = person.any();
            if let Ok(client) = Client::guest(&base, name).await {
                person.cookie = client.cookie().map(str::to_owned);
                return person;
            }
        }
    }

    fn any(&mut self) -> String {
        let all = self.addresses.borrow().clone();
        self.rng.pick(&all).unwrap().clone()
    }

    async fn ask<T: serde::de::DeserializeOwned>(
        &mut self,
        path: &str,
        body: Option<&Value>,
    ) -> Result<T, ClientError> {
        loop {
            let client = Client::stranger(&self.any()).unwrap().with_cookie(self.cookie.clone());
            let asked = async {
                match body {
                    Some(body) => client.post(path, body).await,
                    None => client.get(path).await,
                }
            };
            // A node that is stopped does not answer; neither does one whose database is gone.
            match tokio::time::timeout(Duration::from_secs(3), asked).await {
                Ok(Err(ClientError::Refused { status: 503, .. }) | Err(ClientError::Broken(_))) | Err(_) => {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                Ok(answer) => return answer,
            }
        }
    }
}

/// Two people and a bot play one game after the other until told to stop.
async fn play(seed: u64, addresses: watch::Receiver<Vec<String>>, stop: watch::Receiver<bool>, told: Told) {
    let mut people = [
        Stubborn::new(addresses.clone(), "Ada", 2 * seed).await,
        Stubborn::new(addresses, "Ben", 2 * seed + 1).await,
    ];
    let mut rng = QuickRandom::new(seed);
    let bot = json!({ "kind": "bot", "level": "random" });
    let new = json!({ "game": "pebbles", "players": 3, "seats": [{ "kind": "me" }, { "kind": "open" }, bot],
        "setup": { "rounds": 4 } });
    while !*stop.borrow() {
        let made: TableState = people[0].ask("/api/tables", Some(&new)).await.unwrap();
        let id = made.table.id;
        let join = json!({ "invite": made.invite });
        match people[1].ask::<TableState>(&format!("/api/tables/{id}/join"), Some(&join)).await {
            Ok(_) => {}
            // He sat down already, and the answer was lost.
            Err(ClientError::Refused { .. }) => {}
            Err(error) => panic!("{error}"),
        }
        loop {
            let mut over = false;
            for person in &mut people {
                let state: TableState = person.ask(&format!("/api/tables/{id}"), None).await.unwrap();
                over |= state.table.status == TableStatus::Finished;
                let Some(option) = rng.pick(&state.options) else { continue };
                let key = fresh_key();
                let body = json!({ "step": option.step, "rev": state.rev, "key": key });
                match person.ask::<StepAnswer>(&format!("/api/tables/{id}/steps"), Some(&body)).await {
                    Ok(_) => {
                        told.yes.lock().unwrap().push((id.clone(), key, option.step.clone()));
                        told.counter.send_modify(|count| *count += 1);
                    }
                    Err(ClientError::Refused { body, .. })
                        if matches!(body.code, ErrorCode::Stale | ErrorCode::WrongTime) => {}
                    Err(error) => panic!("{error}"),
                }
            }
            if over || *stop.borrow() {
                break;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_is_killed_takes_nothing_along() {
    let Some(mut trial) = Trial::begin().await else { return };
    let kills = if long() { 50 } else { 5 };
    for kill in 0..kills {
        trial.some_steps(5).await;
        trial.replace(kill % NODES);
    }
    trial.some_steps(20).await;
    assert!(trial.end().await >= kills * 5);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_slept_does_no_harm_when_it_wakes() {
    let Some(mut trial) = Trial::begin().await else { return };
    let (times, asleep) = if long() { (20, 60) } else { (2, 3) };
    for time in 0..times {
        trial.some_steps(5).await;
        // Somewhere in the middle of an append: it is load that decides.
        trial.nodes[time % NODES].signal("-STOP");
        let others = trial.some_steps(10);
        let (_, ()) = tokio::join!(tokio::time::sleep(Duration::from_secs(asleep)), others);
        trial.nodes[time % NODES].signal("-CONT");
    }
    trial.some_steps(20).await;
    trial.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn play_goes_on_without_nats_and_after_a_crash_of_the_database() {
    let Some(mut trial) = Trial::begin().await else { return };
    trial.some_steps(10).await;
    trial.nats.kill();
    trial.some_steps(20).await;
    trial.nats.go().await;
    trial.some_steps(20).await;
    trial.database.crash();
    trial.some_steps(20).await;
    trial.end().await;
}
