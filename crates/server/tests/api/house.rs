//! A server for one test, and people who come to it.

use game_core::AnyGame;
use serde_json::{Value, json};
use server::api::{ErrorCode, StepAnswer, TableState, TableStatus};
use server::client::{Client, ClientError};
use server::{Config, Memory, Server, Sqlite, Store};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::net::TcpListener;

/// The games of the tests: the titles and Pebbles.
pub fn games() -> &'static [&'static dyn AnyGame] {
    games::WITH_TOY
}

/// A running server and its address.
pub struct House {
    pub server: Server,
    pub base: String,
}

/// A config without rates, so that tests may be fast.
pub fn config() -> Config {
    let mut config = Config::new(games());
    config.limits = config.limits.unlimited_rates();
    config
}

impl House {
    /// A server that forgets.
    pub async fn open() -> House {
        House::with(Arc::new(Memory::default()), config()).await
    }

    pub async fn with(store: Arc<dyn Store>, config: Config) -> House {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Server::start(store, config, listener).await.unwrap();
        House { base: format!("http://{}", server.address()), server }
    }

    /// A server on a file.
    pub async fn on_file(file: &TempFile) -> House {
        House::with(Arc::new(Sqlite::open(&file.0).await.unwrap()), config()).await
    }

    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(&self.base, name).await.unwrap()
    }
}

/// A file of a test's own, gone when the test ends.
pub struct TempFile(pub PathBuf);

impl TempFile {
    pub fn new() -> TempFile {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        TempFile(std::env::temp_dir().join(format!("ziggurat-test-{}-{number}.db", std::process::id())))
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm", "-lock"] {
            let _ = std::fs::remove_file(format!("{}{end}", self.0.display()));
        }
    }
}

/// A key no click had before.
pub fn fresh_key() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    format!("click-{:08}", NUMBER.fetch_add(1, Ordering::Relaxed))
}

/// What somebody does at a table.
pub trait AtTable {
    async fn state(&self, id: &str) -> TableState;
    async fn glance(&self, id: &str) -> TableState;
    async fn act(&self, id: &str, what: &str, body: Value) -> TableState;
    async fn step(&self, id: &str, step: &str, rev: u64) -> Result<StepAnswer, ClientError>;
    async fn play_first(&self, id: &str) -> TableState;
}

impl AtTable for Client {
    async fn state(&self, id: &str) -> TableState {
        self.get(&format!("/api/tables/{id}")).await.unwrap()
    }

    /// The state without its log.
    async fn glance(&self, id: &str) -> TableState {
        self.get(&format!("/api/tables/{id}?log_from=4294967295")).await.unwrap()
    }

    async fn act(&self, id: &str, what: &str, body: Value) -> TableState {
        self.post(&format!("/api/tables/{id}/{what}"), &body).await.unwrap()
    }

    async fn step(&self, id: &str, step: &str, rev: u64) -> Result<StepAnswer, ClientError> {
        let body = json!({ "step": step, "rev": rev, "key": fresh_key() });
        self.post(&format!("/api/tables/{id}/steps"), &body).await
    }

    /// Makes the first step on offer.
    async fn play_first(&self, id: &str) -> TableState {
        let state = self.glance(id).await;
        let option = state.options.first().unwrap_or_else(|| panic!("the table does not wait: {state:#?}"));
        self.step(id, &option.step, state.rev).await.unwrap().state
    }
}

/// A table of these people, the first of whom makes it, with bots on the other seats.
pub async fn table(people: &[&Client], game: &str, players: u8, more: Value) -> String {
    let mut seats = vec![json!({ "kind": "me" })];
    seats.extend(people.iter().skip(1).map(|_| json!({ "kind": "open" })));
    seats.extend((people.len()..usize::from(players)).map(|_| json!({ "kind": "bot", "level": "random" })));
    let mut new = json!({ "game": game, "players": players, "seats": seats });
    new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let state: TableState = people[0].post("/api/tables", &new).await.unwrap();
    let id = state.table.id;
    for person in &people[1..] {
        person.act(&id, "join", json!({ "invite": state.invite })).await;
    }
    id
}

/// Lets these people play to the end, each any step, woken by the events of their own stream only.
pub async fn play_to_the_end(people: &[&Client], id: &str, mut choose: impl FnMut(usize) -> usize) {
    let path = format!("/api/tables/{id}/events");
    let mut events = people[0].events(&path, None).await.unwrap();
    loop {
        let mut moved = false;
        for person in people {
            loop {
                let state = person.glance(id).await;
                if state.table.status == TableStatus::Finished {
                    return;
                }
                if state.options.is_empty() {
                    break;
                }
                let option = &state.options[choose(state.options.len())];
                match person.step(id, &option.step, state.rev).await {
                    Ok(_) => moved = true,
                    Err(ClientError::Refused { body, .. }) if body.code == ErrorCode::Stale => {}
                    Err(error) => panic!("{error}"),
                }
            }
        }
        if !moved {
            events.next().await.expect("the stream goes on while the game does");
        }
    }
}

/// The code a request was refused with.
#[track_caller]
pub fn code<T: std::fmt::Debug>(result: Result<T, ClientError>) -> (u16, ErrorCode) {
    match result {
        Err(ClientError::Refused { status, body }) => (status, body.code),
        other => panic!("expected a refusal, got {other:?}"),
    }
}
