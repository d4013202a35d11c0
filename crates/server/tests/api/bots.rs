//! Bots that misbehave.

use crate::House;
use crate::house::{AtTable, config, play_to_the_end, table};
use serde_json::json;
use server::api::TableStatus;
use server::{Advice, Chooser, Level, Memory, Player, Question, RandomChooser};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

/// Panics, cheats, says nothing, and sometimes plays.
#[derive(Default)]
struct Drunk(Arc<AtomicU32>);

impl Chooser for Drunk {
    fn levels(&self, game: &str) -> Vec<Level> {
        RandomChooser.levels(game)
    }
    fn seat(&self, _game: &str, _level: &str) -> Option<Box<dyn Player>> {
        Some(Box::new(Drunk(Arc::clone(&self.0))))
    }
}

impl Player for Drunk {
    fn choose(&mut self, question: &Question) -> Option<Advice> {
        match self.0.fetch_add(1, Ordering::Relaxed) % 4 {
            0 => panic!("a bot's bug"),
            1 => Some(Advice { step: "draw 0 6".to_owned(), ranked: Vec::new() }),
            2 => None,
            _ => RandomChooser.choose(question),
        }
    }
}

#[tokio::test]
async fn a_game_goes_on_whatever_a_bot_does() {
    let mut config = config();
    config.chooser = Arc::new(Drunk::default());
    let house = House::with(Arc::new(Memory::default()), config).await;
    let ada = house.guest("Ada").await;
    let id = table(&[&ada], "pebbles", 4, json!({ "setup": { "rounds": 4 } })).await;
    play_to_the_end(&[&ada], &id, |_| 0).await;
    assert_eq!(ada.state(&id).await.table.status, TableStatus::Finished);
    let metrics = ada.text("/metrics").await.unwrap();
    assert!(metrics.contains("ziggurat_bot_failures_total"), "{metrics}");
    assert!(!metrics.contains("ziggurat_bot_failures_total 0"), "failures are counted");
}

#[tokio::test]
async fn bots_alone_play_to_the_end() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let bot = json!({ "kind": "bot", "level": "random" });
    let new = json!({ "game": "pebbles", "players": 3, "seats": [bot, bot, bot], "start": false });
    let made: server::api::TableState = ada.post("/api/tables", &new).await.unwrap();
    let id = made.table.id;
    let mut events = ada.events(&format!("/api/tables/{id}/events"), None).await.unwrap();
    ada.act(&id, "start", json!({})).await;
    while ada.state(&id).await.table.status != TableStatus::Finished {
        events.next().await.unwrap();
    }
}
