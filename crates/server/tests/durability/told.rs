//! Everybody is told of exactly the right things, each once, also when the server is killed in the middle: people who move
//! only when they are told play on and on, and what they were told is compared with what the rules say about the stored
//! events.

use super::{PEBBLES, Process, Stubborn, start_with};
use axum::Router;
use axum::extract::{Path, State};
use axum::routing::post;
use game_core::{Actor, AnyGame, AnyTable, Awaiting, QuickRandom, Random, Seat, SeatSet, Seed};
use serde_json::{Value, json};
use server::api::{StepAnswer, TableState, TableStatus};
use server::ids::TableId;
use server::{Sqlite, Store};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, HashMap};
use std::ffi::OsStr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{mpsc, watch};

/// With `LONG=1` in the environment there are more.
const TURNS: usize = 250;
const KILLS: usize = 4;
const MANY_TURNS: usize = 1_000;
const MANY_KILLS: usize = 20;
const PAIRS: usize = 4;
/// Whatever is due comes within this time, however busy the machine.
const PATIENCE: Duration = Duration::from_secs(300);

/// What somebody was told, or is to be told: name, table, what about.
type About = (String, String, &'static str);

/// Everything that was told, by the ids under which it came, and how often it came.
type Heard = Arc<Mutex<BTreeMap<String, (About, usize)>>>;

/// The webhooks of everybody: each passes on the tables at which it is its person's turn.
#[derive(Clone)]
struct Hooks {
    people: Arc<Mutex<HashMap<String, mpsc::UnboundedSender<String>>>>,
    heard: Heard,
    /// How many turns and how many ends were told.
    count: watch::Sender<(usize, usize)>,
}

impl Hooks {
    fn new() -> Hooks {
        Hooks { people: Arc::default(), heard: Arc::default(), count: watch::channel((0, 0)).0 }
    }

    async fn open(&self) -> String {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let hear = |State(hooks): State<Hooks>, Path(name): Path<String>, body: String| async move {
            let said: Value = serde_json::from_str(&body).unwrap();
            for item in said["items"].as_array().unwrap() {
                hooks.hear(&name, item);
            }
        };
        let router = Router::new().route("/{name}", post(hear)).with_state(self.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        base
    }

    fn hear(&self, name: &str, item: &Value) {
        let text = |key: &str| item[key].as_str().unwrap().to_owned();
        let (id, table) = (text("id"), text("table"));
        let kind = match text("kind").as_str() {
            "turn" => "turn",
            "over" => "over",
            other => panic!("nobody has a clock here, yet {other} is told"),
        };
        let about = (name.to_owned(), table.clone(), kind);
        let mut heard = self.heard.lock().unwrap();
        let (_, times) = heard.entry(id).or_insert((about, 0));
        *times += 1;
        // What was under way when the server died may come again, under the same id, and is no news.
        if *times > 1 {
            return;
        }
        if kind == "turn" {
            self.people.lock().unwrap()[name].send(table).unwrap();
        }
        self.count.send_modify(|(turns, ends)| *(if kind == "turn" { turns } else { ends }) += 1);
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

    /// Waits to be told of this table, then moves; and again where the own step led to the own next question, of which
    /// nobody is told. Is the game over?
    async fn turn(&mut self, id: &str, rng: &mut QuickRandom) -> bool {
        let told = tokio::time::timeout(PATIENCE, self.told.recv()).await;
        assert_eq!(told.expect("everybody who is waited for is told").unwrap(), id, "of the game that runs");
        let mut state = self.person.state(id).await;
        loop {
            static KEYS: AtomicU64 = AtomicU64::new(0);
            let option = rng.pick(&state.options).expect("whoever is told is waited for");
            let key = format!("told-{:08}", KEYS.fetch_add(1, Ordering::Relaxed));
            let body = json!({ "step": option.step, "rev": state.rev, "key": key });
            let _: StepAnswer = self.person.post(&format!("/api/tables/{id}/steps"), &body).await.unwrap();
            // Others may have moved since the answer was made, and it does not hold the whole log.
            state = self.person.state(id).await;
            if state.options.is_empty() || !follows_own_step(&state) {
                return state.table.status == TableStatus::Finished;
            }
        }
    }
}

/// Did the viewer's own step open the question? Both are asked at once: it did when the other one had answered the question
/// before, whatever the other one has done since. Otherwise the other one's answer opened it, and that is told.
fn follows_own_step(state: &TableState) -> bool {
    let own = state.table.your_seat.map(Seat::new);
    let steps: Vec<bool> = (state.log.lines.iter())
        .filter_map(|line| match line.actor {
            Actor::Seat(seat) => Some(Some(seat) == own),
            Actor::Chance => None,
        })
        .collect();
    assert_eq!(state.log.from, 0, "the whole log");
    let until = steps.iter().rposition(|own| *own).map_or(0, |last| last + 1);
    let mine = steps[..until].iter().filter(|own| **own).count();
    2 * mine == until
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

/// The events by which a seat was called at a table, by the stored events and the rules alone: those after which the game
/// waits for the seat and did not before, and which another one made. Whose own step leads to their own next question
/// needs nobody to tell them. And who sat there.
async fn calls(store: &dyn Store, id: &str) -> Vec<(String, u64)> {
    let events = store.events(&TableId::new(id), 0).await.unwrap();
    let bodies: Vec<Value> = events.iter().map(|event| serde_json::from_str(&event.body).unwrap()).collect();
    let users = users(store, id).await;
    let seed: Seed = bodies[0]["seed"].as_str().unwrap().parse().unwrap();
    let mut truth: Option<Box<dyn AnyTable>> = None;
    let waited = |truth: &Option<Box<dyn AnyTable>>| match truth.as_ref().map(|game| game.awaiting()) {
        Some(Awaiting::Players(seats)) => seats,
        _ => SeatSet::EMPTY,
    };
    let mut called = Vec::new();
    for (event, body) in events.iter().zip(&bodies) {
        let before = waited(&truth);
        let mut actor = None;
        match body["kind"].as_str().unwrap() {
            "started" => truth = Some(PEBBLES.start(&bodies[0]["setup"], None, seed).unwrap()),
            "stepped" => {
                let seat = Seat::new(body["seat"].as_u64().unwrap() as u8);
                truth.as_mut().unwrap().play(seat, body["step"].as_str().unwrap()).unwrap();
                actor = Some(seat);
            }
            _ => continue,
        }
        let fresh = waited(&truth).iter().filter(|seat| !before.contains(*seat) && actor != Some(*seat));
        called.extend(fresh.map(|seat| (users[seat.index()].clone(), event.seq)));
    }
    assert_eq!(truth.unwrap().awaiting(), Awaiting::Nothing, "{id} was played to its end");
    called
}

/// The people at a table, by their seats.
async fn users(store: &dyn Store, id: &str) -> [String; 2] {
    let row = store.table(&TableId::new(id)).await.unwrap().unwrap();
    let seats = serde_json::to_value(&row.summary.seats).unwrap();
    [0, 1].map(|seat| seats[seat]["occupant"]["user"].as_str().unwrap().to_owned())
}

/// The id under which somebody is told something.
fn id_of(user: &str, table: &str, kind: &str, mark: u64) -> String {
    let hash = Sha256::digest(format!("{user} {table} {kind} {mark}"));
    hex::encode(hash)[..32].to_owned()
}

/// What the people of these tables are to be told, no more and no less: every call, and every end.
async fn due(store: &dyn Store, pair: usize, tables: &[String]) -> BTreeMap<String, About> {
    let mut due = BTreeMap::new();
    for table in tables {
        let people = users(store, table).await;
        let named = |user: &str| {
            let at = people.iter().position(|one| one == user).unwrap();
            format!("{}{pair}", ["ada", "ben"][at])
        };
        for (user, seq) in calls(store, table).await {
            due.insert(id_of(&user, table, "turn", seq), (named(&user), table.clone(), "turn"));
        }
        for user in &people {
            due.insert(id_of(user, table, "over", 1), (named(user), table.clone(), "over"));
        }
    }
    due
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
        counted.wait_for(|(told, _)| *told >= wanted).await.unwrap();
        for _ in 0..rng.below(3_000) {
            tokio::task::yield_now().await;
        }
        process.0.kill().unwrap(); // SIGKILL
        process.0.wait().unwrap();
        let (next, base) = start_with(place, &tell);
        process = next;
        address.send_replace(base);
    }
    counted.wait_for(|(told, _)| *told >= turns).await.unwrap();
    stop.send_replace(true);
    let mut tables = Vec::new();
    for pair in pairs {
        tables.push(pair.await.unwrap());
    }
    // The ends of the last games are still on their way.
    let ends = 2 * tables.iter().map(Vec::len).sum::<usize>();
    let told = tokio::time::timeout(PATIENCE, counted.wait_for(|(_, told)| *told >= ends)).await;
    assert!(told.is_ok(), "{ends} ends, told {:?}", hooks.count.borrow());
    Course { process, tables }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn exactly_the_right_notices_come_through_kills() {
    let long = std::env::var_os("LONG").is_some_and(|long| long == "1");
    let (turns, kills) = if long { (MANY_TURNS, MANY_KILLS) } else { (TURNS, KILLS) };
    let file = std::env::temp_dir().join(format!("ziggurat-told-{}.db", std::process::id()));
    let _ = std::fs::remove_file(&file);
    let hooks = Hooks::new();
    let Course { process, tables } = course(file.as_os_str(), &hooks, turns, kills).await;
    drop(process);
    let store = Sqlite::open(&file).await.unwrap();
    let mut right = BTreeMap::new();
    for (pair, ids) in tables.iter().enumerate() {
        right.extend(due(&store, pair, ids).await);
    }
    let heard = hooks.heard.lock().unwrap().clone();
    let told: BTreeMap<String, About> =
        heard.iter().map(|(id, (about, _))| (id.clone(), about.clone())).collect();
    let (wrong, missing): (Vec<_>, Vec<_>) = (
        told.iter().filter(|(id, _)| !right.contains_key(*id)).collect(),
        right.iter().filter(|(id, _)| !told.contains_key(*id)).collect(),
    );
    assert!(wrong.is_empty() && missing.is_empty(), "wrong: {wrong:?}; missing: {missing:?}");
    assert_eq!(told, right, "each to whom it concerns");
    let turned = right.values().filter(|(_, _, kind)| *kind == "turn").count();
    assert!(turned >= turns, "{turned} turns");
    // What was under way when the server died may come again: at most one message to each person and kill.
    let repeated: usize = heard.values().map(|(_, times)| times - 1).sum();
    assert!(repeated <= kills * 2 * PAIRS, "{repeated} of {} came again", heard.len());
    eprintln!(
        "{turned} turns and {} ends told, {repeated} of them again after {kills} kills",
        right.len() - turned
    );
    store.close().await;
    for end in ["", "-wal", "-shm", "-lock"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
}
