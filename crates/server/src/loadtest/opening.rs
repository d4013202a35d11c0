//! How long it takes to open a finished game at any moment.

use super::{LoadError, Times};
use crate::api::{Moment, TableState};
use crate::client::Client;
use game_core::{QuickRandom, Random};
use serde::Serialize;
use serde_json::json;
use std::net::SocketAddr;
use std::time::Instant;

/// Opens one finished game at random moments.
pub struct Opening {
    client: Client,
    table: String,
    steps: u32,
    rng: QuickRandom,
    memory: Vec<f64>,
    disk: Vec<f64>,
}

/// How long it takes to open a finished game at any moment.
#[derive(Clone, Debug, Serialize)]
pub struct OpeningReport {
    /// Steps of the game.
    pub steps: u32,
    /// While the server has the table in memory.
    pub memory: Times,
    /// The first time after a start.
    pub disk: Times,
}

impl Opening {
    /// Brings a record to the server.
    ///
    /// # Errors
    /// When the server does not take it.
    pub async fn prepare(address: SocketAddr, record: &str) -> Result<Self, LoadError> {
        let client = Client::guest(&format!("http://{address}"), "Reader").await?;
        let import = json!({ "format": "ziggurat", "text": record });
        let state: TableState = client.post("/api/records", &import).await?;
        let (table, steps) = (state.table.id, state.table.steps);
        Ok(Opening { client, table, steps, rng: QuickRandom::new(6), memory: Vec::new(), disk: Vec::new() })
    }

    /// Opens so many moments, one after the other.
    ///
    /// # Errors
    /// When the server does not show one.
    pub async fn from_memory(&mut self, count: u32) -> Result<(), LoadError> {
        for _ in 0..count {
            let took = self.open().await?;
            self.memory.push(took);
        }
        Ok(())
    }

    /// Opens a moment at a server that has just started on the same database.
    ///
    /// # Errors
    /// As [`Opening::from_memory`].
    pub async fn from_disk(&mut self, address: SocketAddr) -> Result<(), LoadError> {
        let cookie = self.client.cookie().map(str::to_owned);
        self.client = Client::stranger(&format!("http://{address}"))?.with_cookie(cookie);
        // The connection is not what is measured.
        self.client.text("/healthz").await?;
        let took = self.open().await?;
        self.disk.push(took);
        Ok(())
    }

    async fn open(&mut self) -> Result<f64, LoadError> {
        let path = format!("/api/tables/{}/moments/{}", self.table, self.rng.below(self.steps + 1));
        let begun = Instant::now();
        let _: Moment = self.client.get(&path).await?;
        Ok(begun.elapsed().as_secs_f64() * 1_000.0)
    }

    /// What was measured.
    #[must_use]
    pub fn report(self) -> OpeningReport {
        OpeningReport { steps: self.steps, memory: Times::of(self.memory), disk: Times::of(self.disk) }
    }
}
