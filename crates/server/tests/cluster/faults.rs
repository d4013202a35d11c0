//! Parts of the house go and come back while people play: no step that was acknowledged is lost, none is made twice,
//! every stream tells what is stored, and every game goes on.

use crate::nats::Nats;
use crate::nodes::fresh_key;
use crate::partition::Way;
use crate::postgres::Database;
use game_core::{AnyGame, ErasedGame, QuickRandom, Random, Seat, Seed};
use game_laws::toy::Toy;
use serde_json::{Value, json};
use server::api::{ErrorCode, StepAnswer, TableEvent, TableNotice, TableState, TableStatus};
use server::client::{Client, ClientError};
use server::ids::TableId;
use server::{Postgres, Store};
use sqlx::{Connection, PgConnection};
use std::collections::{BTreeSet, HashMap};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::{JoinHandle, JoinSet};

static PEBBLES: ErasedGame<Toy> = ErasedGame::new();
const NODES: usize = 3;
const PAIRS: usize = 4;
/// Play goes on within this time, however busy the machine.
const PATIENCE: Duration = Duration::from_secs(300);
/// A node that has not answered after so long may be stopped: another one is asked, and waited for twice as long.
const ANSWER: Duration = Duration::from_secs(3);
/// But nobody is waited for longer than this.
const LONGEST_ANSWER: Duration = Duration::from_secs(48);

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

    /// The ports of its connections.
    fn ports(&self) -> BTreeSet<i32> {
        let folder = format!("/proc/{}", self.0.id());
        let open = std::fs::read_dir(format!("{folder}/fd")).unwrap().flatten();
        let open: BTreeSet<String> = open
            .filter_map(|file| Some(std::fs::read_link(file.path()).ok()?.to_str()?.to_owned()))
            .collect();
        let sockets = std::fs::read_to_string(format!("{folder}/net/tcp")).unwrap();
        let port = |line: &str| {
            let words: Vec<&str> = line.split_whitespace().collect();
            let own = open.contains(&format!("socket:[{}]", words.get(9)?));
            let port = words.get(1)?.rsplit_once(':')?.1;
            i32::from_str_radix(port, 16).ok().filter(|_| own)
        };
        sockets.lines().filter_map(port).collect()
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
    unanswered: Arc<AtomicUsize>,
    streams: Streams,
    players: Vec<JoinHandle<JoinSet<()>>>,
}

/// What the streams of each table told, whichever node they came from.
type Streams = Arc<Mutex<HashMap<String, Heard>>>;

#[derive(Clone, Default)]
struct Heard {
    /// The numbers of all events, as they came.
    numbers: Vec<u64>,
    /// Those of steps.
    steps: BTreeSet<u64>,
    /// The game is over.
    over: bool,
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
        let (counter, unanswered) = (Arc::new(counter), Arc::new(AtomicUsize::new(0)));
        let streams = Streams::default();
        let players = (0..PAIRS)
            .map(|number| {
                let told = Told {
                    yes: Arc::clone(&yes),
                    counter: Arc::clone(&counter),
                    unanswered: Arc::clone(&unanswered),
                    streams: Arc::clone(&streams),
                };
                tokio::spawn(play(number as u64, all.clone(), stopped.clone(), told))
            })
            .collect();
        Some(Trial { database, nats, nodes, addresses, stop, yes, count, unanswered, streams, players })
    }

    /// Waits until some more steps were acknowledged.
    async fn some_steps(&mut self, more: usize) {
        let wanted = *self.count.borrow() + more;
        let made = tokio::time::timeout(PATIENCE, self.count.wait_for(|n| *n >= wanted)).await;
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

    /// Stops a node while the database has an append of it in hand; then the append is made, and the node does not
    /// know. Gives the number of the node.
    async fn stop_in_an_append(&mut self) -> usize {
        let mut connection = PgConnection::connect(&self.database.url("postgres")).await.unwrap();
        let mut lock = connection.begin().await.unwrap();
        // Nobody appends while this is held, and everybody reads.
        sqlx::query("LOCK TABLE events IN EXCLUSIVE MODE").execute(&mut *lock).await.unwrap();
        // Looked for on another connection: inside one transaction the activity stays as it was at the first look.
        let mut observer = PgConnection::connect(&self.database.url("postgres")).await.unwrap();
        let waiting = "SELECT client_port FROM pg_stat_activity \
                       WHERE wait_event_type = 'Lock' AND query LIKE '%append_events%'";
        let search = async {
            loop {
                let ports: Vec<i32> = sqlx::query_scalar(waiting).fetch_all(&mut observer).await.unwrap();
                let found = self.nodes.iter().position(|node| {
                    let own = node.ports();
                    ports.iter().any(|port| own.contains(port))
                });
                if let Some(node) = found {
                    return node;
                }
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let node = tokio::time::timeout(PATIENCE, search).await.expect("some node appends");
        self.nodes[node].signal("-STOP");
        lock.rollback().await.unwrap();
        node
    }

    /// Ends the load, and compares what was acknowledged with what is stored, and what every node shows.
    async fn end(self) -> usize {
        self.stop.send_replace(true);
        let mut listeners = Vec::new();
        for player in self.players {
            listeners.push(player.await.unwrap());
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
            let stored = store.table(&TableId::new(id)).await.unwrap().unwrap();
            if stored.summary.status == TableStatus::Finished {
                let bases = self.addresses.borrow().clone();
                for base in bases {
                    assert_eq!(shown_seq(&base, id).await, stored.seq, "every node shows what is stored");
                }
            }
            let heard = heard_of(&self.streams, id, stored.summary.status == TableStatus::Finished).await;
            let last = heard.numbers.last().copied().unwrap_or_default();
            assert!(
                heard.numbers.is_sorted_by(|a, b| a < b) && last <= stored.seq,
                "{id}: in order and once"
            );
            let steps = events.iter().zip(&bodies).filter(|(_, body)| body["kind"] == "stepped");
            let steps: BTreeSet<u64> = steps.map(|(event, _)| event.seq).filter(|seq| *seq <= last).collect();
            assert_eq!(heard.steps, steps, "{id}: the streams tell what is stored");
        }
        drop(listeners);
        yes.len()
    }
}

/// The number of a table as a node shows it, which may have to find its way back to the database first.
async fn shown_seq(base: &str, id: &str) -> u64 {
    let client = Client::stranger(base).unwrap();
    let shown = async {
        loop {
            match client.get::<TableState>(&format!("/api/tables/{id}")).await {
                Ok(state) => return state.seq,
                Err(ClientError::Refused { status: 503, .. }) => {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                Err(error) => panic!("{error}"),
            }
        }
    };
    tokio::time::timeout(PATIENCE, shown).await.expect("every node answers")
}

/// What was heard of a table; of one that is over, when the streams have told so.
async fn heard_of(streams: &Streams, id: &str, over: bool) -> Heard {
    let told = async {
        loop {
            let heard = streams.lock().unwrap().get(id).cloned().unwrap_or_default();
            if heard.over || !over {
                return heard;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, told).await.expect("streams tell of the end")
}

/// Reads the stream of a table to the end of the game, and resumes it at any node when it breaks off or says nothing.
async fn listen(mut person: Stubborn, id: String, streams: Streams) {
    let path = format!("/api/tables/{id}/events");
    loop {
        let last = streams.lock().unwrap().get(&id).and_then(|heard| heard.numbers.last().copied());
        let client = Client::stranger(&person.any()).unwrap().with_cookie(person.cookie.clone());
        let opened = tokio::time::timeout(ANSWER, client.events(&path, last.or(Some(0)))).await;
        let Ok(Ok(mut events)) = opened else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        while let Ok(Some(message)) = tokio::time::timeout(ANSWER, events.next()).await {
            let (Some(number), Ok(notice)) = (message.id, serde_json::from_str::<TableNotice>(&message.data))
            else {
                continue;
            };
            let mut streams = streams.lock().unwrap();
            let heard = streams.entry(id.clone()).or_default();
            heard.numbers.push(number);
            match notice.event {
                TableEvent::Step { .. } => {
                    heard.steps.insert(number);
                }
                TableEvent::Finished { .. } => {
                    heard.over = true;
                    return;
                }
                _ => {}
            }
        }
    }
}

/// Whom a player tells of a yes.
struct Told {
    yes: Arc<Mutex<Vec<(String, String, String)>>>,
    counter: Arc<watch::Sender<usize>>,
    unanswered: Arc<AtomicUsize>,
    streams: Streams,
}

/// Somebody who asks any node, and the next one when there is no answer, word for word.
struct Stubborn {
    cookie: Option<String>,
    addresses: watch::Receiver<Vec<String>>,
    /// Requests that reached a node which did not do what was asked.
    unanswered: Arc<AtomicUsize>,
    rng: QuickRandom,
}

impl Stubborn {
    async fn new(
        addresses: watch::Receiver<Vec<String>>,
        unanswered: Arc<AtomicUsize>,
        name: &str,
        seed: u64,
    ) -> Stubborn {
        let mut person = Stubborn { cookie: None, addresses, unanswered, rng: QuickRandom::new(seed) };
        loop {
            let base = person.any();
            if let Ok(client) = Client::guest(&base, name).await {
                person.cookie = client.cookie().map(str::to_owned);
                return person;
            }
        }
    }

    /// The same one in another window.
    fn twin(&self) -> Stubborn {
        let (addresses, unanswered) = (self.addresses.clone(), Arc::clone(&self.unanswered));
        Stubborn { cookie: self.cookie.clone(), addresses, unanswered, rng: self.rng.clone() }
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
        let mut patience = ANSWER;
        loop {
            let client = Client::stranger(&self.any()).unwrap().with_cookie(self.cookie.clone());
            let asked = async {
                match body {
                    Some(body) => client.post(path, body).await,
                    None => client.get(path).await,
                }
            };
            // A node that is stopped does not answer; neither does one whose database is gone.
            match tokio::time::timeout(patience, asked).await {
                again @ (Ok(Err(
                    ClientError::Refused { status: 503, .. }
                    | ClientError::Broken(_)
                    | ClientError::Unreached(_),
                ))
                | Err(_)) => {
                    if matches!(again, Ok(Err(ClientError::Refused { .. } | ClientError::Broken(_)))) {
                        self.unanswered.fetch_add(1, Ordering::Relaxed);
                    }
                    if again.is_err() {
                        patience = (2 * patience).min(LONGEST_ANSWER);
                    }
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                Ok(answer) => return answer,
            }
        }
    }
}

/// Two people and a bot play one game after the other until told to stop. Gives those who listen to the streams.
async fn play(
    seed: u64,
    addresses: watch::Receiver<Vec<String>>,
    stop: watch::Receiver<bool>,
    told: Told,
) -> JoinSet<()> {
    let mut listeners = JoinSet::new();
    let mut people = [
        Stubborn::new(addresses.clone(), Arc::clone(&told.unanswered), "Ada", 2 * seed).await,
        Stubborn::new(addresses, Arc::clone(&told.unanswered), "Ben", 2 * seed + 1).await,
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
        listeners.spawn(listen(people[0].twin(), id.clone(), Arc::clone(&told.streams)));
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
    listeners
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

/// Nodes that are stopped in the middle of an append, one after the other.
async fn sleepers(mut trial: Trial, times: usize, asleep: Duration) {
    for _ in 0..times {
        trial.some_steps(5).await;
        let node = trial.stop_in_an_append().await;
        let others = trial.some_steps(10);
        let (_, ()) = tokio::join!(tokio::time::sleep(asleep), others);
        trial.nodes[node].signal("-CONT");
    }
    trial.some_steps(20).await;
    trial.end().await;
}

/// The long set has 20 nodes asleep for a minute each, in four houses side by side.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_slept_does_no_harm_when_it_wakes() {
    let (houses, times, asleep) = if long() { (4, 5, 60) } else { (1, 2, 3) };
    let mut trials = Vec::new();
    for _ in 0..houses {
        let Some(trial) = Trial::begin().await else { return };
        trials.push(tokio::spawn(sleepers(trial, times, Duration::from_secs(asleep))));
    }
    for trial in trials {
        trial.await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn play_goes_on_without_nats_and_after_a_crash_of_the_database() {
    let Some(mut trial) = Trial::begin().await else { return };
    let times = if long() { 5 } else { 1 };
    for _ in 0..times {
        trial.some_steps(10).await;
        trial.nats.kill();
        trial.some_steps(20).await;
        trial.nats.go().await;
        trial.some_steps(20).await;
        trial.database.crash();
        trial.some_steps(20).await;
    }
    trial.end().await;
}

/// The way between one node and NATS, under load.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn play_goes_on_at_a_node_that_is_cut_off() {
    let Some(mut trial) = Trial::begin().await else { return };
    let way = Way::to(trial.nats.url().replace("nats://", "")).await;
    let (node, base) = Node::start(&trial.database.url("postgres"), &way.url());
    trial.nodes.push(node);
    trial.addresses.send_modify(|all| all.push(base));
    let times = if long() { 20 } else { 2 };
    for _ in 0..times {
        trial.some_steps(10).await;
        way.cut();
        trial.some_steps(20).await;
        way.heal();
        trial.some_steps(10).await;
    }
    trial.end().await;
}

/// Nodes are asked to go, one after the other, as when a new version is rolled out: whatever they had begun is
/// answered, and nobody is refused by one that goes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_is_asked_to_go_finishes_what_it_began() {
    let Some(mut trial) = Trial::begin().await else { return };
    let times = if long() { 20 } else { 3 };
    for time in 0..times {
        trial.some_steps(10).await;
        let index = time % NODES;
        let (node, base) = Node::start(&trial.database.url("postgres"), &trial.nats.url());
        // First nobody is sent there any more, then it goes.
        let mut old = std::mem::replace(&mut trial.nodes[index], node);
        trial.addresses.send_modify(|all| all[index] = base);
        old.signal("-TERM");
        let went = tokio::task::spawn_blocking(move || old.0.wait().map(|status| (status, old)));
        let (status, _) = tokio::time::timeout(PATIENCE, went).await.expect("it goes").unwrap().unwrap();
        assert!(status.success(), "{status}");
    }
    trial.some_steps(10).await;
    let unanswered = trial.unanswered.load(Ordering::Relaxed);
    assert_eq!(unanswered, 0, "whatever reached a node that was asked to go was answered");
    trial.end().await;
}
