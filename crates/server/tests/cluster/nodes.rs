//! Three nodes of one house, and people who ask any of them.

use crate::nats::Nats;
use crate::postgres::Database;
use game_core::{QuickRandom, Random};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::api::{StepAnswer, TableState};
use server::client::{Client, ClientError, Events};
use server::{Config, Postgres, Server};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::net::TcpListener;

/// The house, and what it rests on.
pub struct House {
    pub nodes: Vec<Server>,
    pub nats: Nats,
    pub database: Database,
}

/// As fast as tests like, with bots that are given up soon.
pub fn config(nats: String) -> Config {
    let mut config = Config::new(games::WITH_TOY);
    config.limits = config.limits.unlimited_rates();
    config.bot_budget = Duration::from_millis(200);
    config.nats = Some(nats);
    config
}

impl House {
    /// Three nodes, or nothing where a part of it is not installed.
    pub async fn open() -> Option<House> {
        let mut house = House::empty().await?;
        for _ in 0..3 {
            house.add(house.nats.url()).await;
        }
        Some(house)
    }

    /// What nodes rest on, without any.
    pub async fn empty() -> Option<House> {
        House::on(Nats::start().await?)
    }

    /// The same with this NATS server.
    pub fn on(nats: Nats) -> Option<House> {
        Some(House { nodes: Vec::new(), nats, database: Database::start()? })
    }

    /// One more node, which reaches NATS there.
    pub async fn add(&mut self, nats: String) {
        self.add_with(config(nats)).await;
    }

    /// One more node that was told so.
    pub async fn add_with(&mut self, config: Config) {
        let store = Arc::new(Postgres::join(&self.database.url("postgres")).await.unwrap());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        self.nodes.push(Server::start(store, config, listener).await.unwrap());
    }

    pub fn bases(&self) -> Vec<String> {
        self.nodes.iter().map(|node| format!("http://{}", node.address())).collect()
    }

    pub async fn guest(&self, name: &str, seed: u64) -> Person {
        Person::new(&self.bases(), name, seed).await
    }

    /// A look at what is stored.
    pub async fn store(&self) -> Postgres {
        Postgres::look(&self.database.url("postgres")).await.unwrap()
    }

    pub async fn close(self) {
        for node in self.nodes {
            node.stop().await;
        }
    }
}

/// Somebody whose every request goes to a node of chance, as behind a proxy.
pub struct Person {
    pub at: Vec<Client>,
    rng: QuickRandom,
}

impl Person {
    pub async fn new(bases: &[String], name: &str, seed: u64) -> Person {
        let first = Client::guest(&bases[0], name).await.unwrap();
        let cookie = first.cookie().map(str::to_owned);
        let other = |base: &String| Client::stranger(base).unwrap().with_cookie(cookie.clone());
        Person { at: bases.iter().map(other).collect(), rng: QuickRandom::new(seed) }
    }

    /// The same one in another window.
    pub fn twin(&self, seed: u64) -> Person {
        Person { at: self.at.clone(), rng: QuickRandom::new(seed) }
    }

    /// The next node.
    pub fn any(&mut self) -> &Client {
        let next = self.rng.below(self.at.len() as u32) as usize;
        &self.at[next]
    }

    pub async fn get<T: DeserializeOwned>(&mut self, path: &str) -> T {
        self.any().get(path).await.unwrap()
    }

    pub async fn post<T: DeserializeOwned>(&mut self, path: &str, body: &Value) -> Result<T, ClientError> {
        self.any().post(path, body).await
    }

    /// The state without its log.
    pub async fn state(&mut self, id: &str) -> TableState {
        self.get(&format!("/api/tables/{id}?log_from=4294967295")).await
    }

    pub async fn events(&mut self, id: &str, after: Option<u64>) -> Events {
        self.any().events(&format!("/api/tables/{id}/events"), after).await.unwrap()
    }

    pub async fn step(&mut self, id: &str, step: &str, rev: u64) -> Result<StepAnswer, ClientError> {
        let body = json!({ "step": step, "rev": rev, "key": fresh_key() });
        self.post(&format!("/api/tables/{id}/steps"), &body).await
    }
}

/// A key no click had before.
pub fn fresh_key() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    format!("click-{:08}", NUMBER.fetch_add(1, Ordering::Relaxed))
}

/// A table of these people, the first of whom makes it, with bots on the other seats.
pub async fn table(people: &mut [Person], game: &str, players: u8) -> String {
    table_with(people, game, players, json!({})).await
}

/// The same with more settings.
pub async fn table_with(people: &mut [Person], game: &str, players: u8, more: Value) -> String {
    let mut seats = vec![json!({ "kind": "me" })];
    seats.extend(people.iter().skip(1).map(|_| json!({ "kind": "open" })));
    seats.extend((people.len()..usize::from(players)).map(|_| json!({ "kind": "bot", "level": "random" })));
    let mut new = json!({ "game": game, "players": players, "seats": seats });
    new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let state: TableState = people[0].post("/api/tables", &new).await.unwrap();
    let id = state.table.id;
    for person in &mut people[1..] {
        let body = json!({ "invite": state.invite });
        let _: TableState = person.post(&format!("/api/tables/{id}/join"), &body).await.unwrap();
    }
    id
}
