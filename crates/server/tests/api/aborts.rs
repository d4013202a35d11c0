//! People who click and are gone before the answer comes.

use crate::House;
use crate::house::{AtTable, fresh_key, table};
use game_core::{QuickRandom, Random};
use reqwest::Method;
use serde_json::json;
use server::api::{TableState, TableStatus};
use server::client::Client;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Requests given up at random moments.
const MOMENTS: usize = 2_000;
const TABLES: u64 = 10;
/// No answer takes this long; without a bound, a table that is stuck would show as a test that never ends.
const STUCK: Duration = Duration::from_secs(60);

/// Sends something and is gone some microseconds later. `true` when no answer had come by then.
async fn give_up(client: &Client, path: &str, body: &serde_json::Value, rng: &mut QuickRandom) -> bool {
    let request = client.request(Method::POST, path).json(body).send();
    let most = if rng.below(2) == 0 { 1_500 } else { 15_000 };
    let patience = Duration::from_micros(u64::from(rng.below(most)));
    tokio::time::timeout(patience, request).await.is_err()
}

/// Plays whole games against two bots, never waiting for an answer, until enough requests were given up.
async fn play(house: Arc<House>, number: u64, moments: Arc<AtomicUsize>) -> usize {
    let ada = house.guest("Ada").await;
    let mut rng = QuickRandom::new(number);
    let mut games = 0;
    while moments.load(Ordering::Relaxed) < MOMENTS {
        let id = table(&[&ada], "pebbles", 3, json!({ "setup": { "rounds": 4 }, "hints": true })).await;
        let at = |what: &str| format!("/api/tables/{id}/{what}");
        loop {
            let state: TableState = ada.glance(&id).await;
            if state.table.status == TableStatus::Finished {
                break;
            }
            let Some(option) = rng.pick(&state.options) else {
                let mut events = ada.events(&at("events"), Some(state.seq)).await.unwrap();
                let quiet = async {
                    while ada.glance(&id).await.seq == state.seq {
                        events.next().await.expect("the stream goes on");
                    }
                };
                tokio::time::timeout(STUCK, quiet).await.expect("the bots move");
                continue;
            };
            let (what, body) = match rng.below(8) {
                0 => ("undo", json!({ "rev": state.rev, "key": fresh_key() })),
                1 => ("chat", json!({ "text": "hm" })),
                2 => ("hints", json!({ "rev": state.rev })),
                _ => ("steps", json!({ "step": option.step, "rev": state.rev, "key": fresh_key() })),
            };
            if give_up(&ada, &at(what), &body, &mut rng).await {
                moments.fetch_add(1, Ordering::Relaxed);
            }
        }
        games += 1;
    }
    games
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_table_is_stuck_by_requests_given_up_at_any_moment() {
    let house = Arc::new(House::open().await);
    let moments = Arc::new(AtomicUsize::new(0));
    let players: Vec<_> = (0..TABLES)
        .map(|number| tokio::spawn(play(Arc::clone(&house), number, Arc::clone(&moments))))
        .collect();
    let mut games = 0;
    for player in players {
        games += player.await.unwrap();
    }
    assert!(games as u64 >= TABLES && moments.load(Ordering::Relaxed) >= MOMENTS);
    let metrics = house.guest("Eve").await.text("/metrics").await.unwrap();
    assert!(metrics.contains("ziggurat_healed_total 0"), "every bot was asked in its turn: {metrics}");
    assert!(metrics.contains("ziggurat_panics_total 0"), "{metrics}");
}
