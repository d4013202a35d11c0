//! A long run: tables of bots and people who come and go, and the memory of the server minute by minute.

use super::{LoadError, Usage};
use crate::api::{GameCard, TableState, TableStatus};
use crate::client::{Client, ClientError};
use crate::ids;
use game_core::{QuickRandom, Random};
use serde::Serialize;
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::time::Instant;

/// Memory is compared with that after so many minutes.
const WARM: u32 = 5;
/// One table in so many has the strongest bots, the others the weakest.
const STRONG: usize = 20;

/// How long, and with how many tables.
#[derive(Clone, Debug)]
pub struct SoakOptions {
    /// Which game.
    pub game: String,
    /// Tables at a time, at most 5,000.
    pub tables: usize,
    /// For how long, at most 600 minutes.
    pub minutes: u32,
}

/// The server after a minute.
#[derive(Clone, Debug, Serialize)]
pub struct SoakMinute {
    /// Minutes since the start.
    pub minute: u32,
    /// Memory of the server in bytes, where the system tells.
    pub bytes: Option<u64>,
    /// Tables it has in memory.
    pub tables: Option<u64>,
    /// Games that came to their end so far.
    pub finished: u64,
    /// Steps of people so far.
    pub steps: u64,
    /// Requests that failed so far.
    pub errors: u64,
}

/// What came of it.
#[derive(Clone, Debug, Serialize)]
pub struct SoakReport {
    /// Minute by minute.
    pub minutes: Vec<SoakMinute>,
    /// Memory after five minutes.
    pub warm: Option<u64>,
    /// Memory at the end.
    pub end: Option<u64>,
    /// By how much it grew in between, in percent.
    pub grown: Option<f64>,
    /// Tables found waiting for nothing.
    pub healed: Option<u64>,
}

struct Soak {
    options: SoakOptions,
    stranger: Client,
    players: u8,
    weakest: String,
    strongest: String,
    until: Instant,
    finished: AtomicU64,
    steps: AtomicU64,
    errors: AtomicU64,
}

/// Lets people come and go at a server on this machine, whose rates must be unlimited
/// ([`crate::Limits::unlimited_rates`]); `each` hears of every minute.
///
/// # Errors
/// When the options go too far, the server is elsewhere, or it does not play along.
pub async fn soak(
    address: SocketAddr,
    options: SoakOptions,
    mut each: impl FnMut(&SoakMinute),
) -> Result<SoakReport, LoadError> {
    if !address.ip().is_loopback() {
        return Err(LoadError::Options(format!("{address} is not on this machine")));
    }
    if !(1..=5_000).contains(&options.tables) || !(1..=600).contains(&options.minutes) {
        return Err(LoadError::Options("expected 1 to 5000 tables and 1 to 600 minutes".to_owned()));
    }
    let stranger = Client::stranger(&format!("http://{address}"))?;
    let cards: Vec<GameCard> = stranger.get("/api/games").await?;
    let card = cards.into_iter().find(|card| card.id == options.game);
    let card = card.ok_or_else(|| LoadError::Options(format!("there is no game {:?}", options.game)))?;
    let level = |bot: Option<&crate::api::BotLevel>| bot.map(|bot| bot.id.clone()).unwrap_or_default();
    let begun = Instant::now();
    let soak = Arc::new(Soak {
        players: card.min_players.max(2),
        weakest: level(card.bots.first()),
        strongest: level(card.bots.last()),
        until: begun + Duration::from_secs(60 * u64::from(options.minutes)),
        finished: AtomicU64::new(0),
        steps: AtomicU64::new(0),
        errors: AtomicU64::new(0),
        stranger,
        options,
    });
    let desks: Vec<_> =
        (0..soak.options.tables).map(|number| tokio::spawn(Arc::clone(&soak).desk(number))).collect();
    let mut minutes = Vec::new();
    for minute in 1..=soak.options.minutes {
        tokio::time::sleep_until(begun + Duration::from_secs(60 * u64::from(minute))).await;
        let now = soak.look(minute).await;
        each(&now);
        minutes.push(now);
    }
    desks.iter().for_each(tokio::task::JoinHandle::abort);
    let bytes = |minute: u32| minutes.get(minute as usize - 1).and_then(|minute: &SoakMinute| minute.bytes);
    let (warm, end) = (bytes(WARM.min(soak.options.minutes)), bytes(soak.options.minutes));
    let grown = warm.zip(end).map(|(warm, end)| (end as f64 / warm as f64 - 1.0) * 100.0);
    let healed = Usage::of(&soak.stranger).await.healed.map(|healed| healed as u64);
    Ok(SoakReport { minutes, warm, end, grown, healed })
}

impl Soak {
    async fn look(&self, minute: u32) -> SoakMinute {
        let usage = Usage::of(&self.stranger).await;
        SoakMinute {
            minute,
            bytes: usage.bytes.map(|bytes| bytes as u64),
            tables: usage.tables.map(|tables| tables as u64),
            finished: self.finished.load(Ordering::Relaxed),
            steps: self.steps.load(Ordering::Relaxed),
            errors: self.errors.load(Ordering::Relaxed),
        }
    }

    /// One table after the other, each with a person who has just come.
    async fn desk(self: Arc<Self>, number: usize) {
        let mut rng = QuickRandom::new(number as u64);
        // Not everybody comes in the same second.
        tokio::time::sleep(Duration::from_millis(u64::from(rng.below(20_000)))).await;
        while Instant::now() < self.until {
            if self.visit(number, &mut rng).await.is_err() {
                self.errors.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_secs(1)).await;
            }
        }
    }

    /// A person plays for a while against bots, looks away now and then, and perhaps leaves the rest to a bot.
    async fn visit(&self, number: usize, rng: &mut QuickRandom) -> Result<(), ClientError> {
        let person = self.stranger.clone().into_guest(&format!("Soak {number}")).await?;
        let level = if number.is_multiple_of(STRONG) { &self.strongest } else { &self.weakest };
        let mut seats = vec![json!({ "kind": "me" })];
        seats.extend((1..self.players).map(|_| json!({ "kind": "bot", "level": level })));
        let new = json!({ "game": self.options.game, "players": self.players, "seats": seats });
        let made: TableState = person.post("/api/tables", &new).await?;
        let at = |what: &str| format!("/api/tables/{}/{what}", made.table.id);
        let mut stream = Some(person.events(&at("events"), None).await?);
        let patience = 10 + rng.below(200);
        for count in 0.. {
            let path = format!("/api/tables/{}?log_from=4294967295", made.table.id);
            let state: TableState = person.get(&path).await?;
            if state.table.status == TableStatus::Finished || Instant::now() >= self.until {
                break;
            }
            if count >= patience {
                // Whoever gives up a game of two ends it; among more, the bots play on.
                let _: TableState = person.post(&at("resign"), &json!({})).await?;
                break;
            }
            if let Some(option) = rng.pick(&state.options) {
                let body = json!({ "step": option.step, "rev": state.rev, "key": ids::letters(16) });
                let _: crate::api::StepAnswer = person.post(&at("steps"), &body).await?;
                self.steps.fetch_add(1, Ordering::Relaxed);
            }
            match rng.below(20) {
                0 => stream = None,
                1 if stream.is_none() => stream = Some(person.events(&at("events"), Some(state.seq)).await?),
                _ => {}
            }
            let pause = tokio::time::sleep(Duration::from_millis(200 + u64::from(rng.below(1_300))));
            tokio::pin!(pause);
            loop {
                let heard = async {
                    match &mut stream {
                        Some(stream) => stream.next().await.is_some(),
                        None => std::future::pending().await,
                    }
                };
                tokio::select! {
                    () = &mut pause => break,
                    open = heard => if !open { stream = None },
                }
            }
        }
        self.finished.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }
}
