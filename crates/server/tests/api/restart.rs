//! Nothing is lost when the server stops and starts again.

use crate::House;
use crate::house::{AtTable, TempFile, config, play_to_the_end, table};
use serde_json::json;
use server::api::{Session, TableList, TableState, TableStatus};
use server::client::Client;
use server::{Advice, Chooser, Level, Player, Question, RandomChooser, Sqlite, Store};
use std::sync::Arc;

fn moved(client: Client, house: &House) -> Client {
    Client::stranger(&house.base).unwrap().with_cookie(client.cookie().map(str::to_owned))
}

#[tokio::test]
async fn a_table_goes_on_exactly_where_it_was() {
    let file = TempFile::new();
    let house = House::on_file(&file).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    ada.play_first(&id).await;
    ben.play_first(&id).await;
    let last = ada.play_first(&id).await;
    let undo = json!({ "rev": last.rev, "key": "take-it-back" });
    ada.post::<server::api::StepAnswer>(&format!("/api/tables/{id}/undo"), &undo).await.unwrap();
    ada.post::<server::api::ChatLine>(&format!("/api/tables/{id}/chat"), &json!({ "text": "bye" }))
        .await
        .unwrap();
    let before = (ada.state(&id).await, ben.state(&id).await);
    house.server.stop().await;

    let house = House::on_file(&file).await;
    let (ada, ben) = (moved(ada, &house), moved(ben, &house));
    let after = (ada.state(&id).await, ben.state(&id).await);
    assert_eq!(after, before);
    assert!(after.0.can_redo, "even what was taken back can still be made again");
    let replayed: server::api::StepAnswer = ada.post(&format!("/api/tables/{id}/undo"), &undo).await.unwrap();
    assert!(replayed.replayed, "keys are remembered");
    play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
    house.server.stop().await;
}

/// Never answers until the test ends.
struct Asleep;

impl Chooser for Asleep {
    fn levels(&self, game: &str) -> Vec<Level> {
        RandomChooser.levels(game)
    }
    fn seat(&self, _game: &str, _level: &str) -> Option<Box<dyn Player>> {
        Some(Box::new(Asleep))
    }
}

impl Player for Asleep {
    fn choose(&mut self, question: &Question) -> Option<Advice> {
        while !question.cancel.is_cancelled() {
            std::thread::park_timeout(std::time::Duration::from_millis(1));
        }
        None
    }
}

#[tokio::test]
async fn bots_to_move_move_after_a_restart() {
    let file = TempFile::new();
    let mut asleep = config();
    asleep.chooser = Arc::new(Asleep);
    asleep.bot_budget = std::time::Duration::from_secs(3_600);
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file.0).await.unwrap());
    let house = House::with(store, asleep).await;
    let ada = house.guest("Ada").await;
    let id = table(&[&ada], "pebbles", 2, json!({ "setup": { "rounds": 1 } })).await;
    ada.play_first(&id).await;
    assert_eq!(ada.state(&id).await.table.awaited, [1]);
    house.server.stop().await;

    let house = House::on_file(&file).await;
    let ada = moved(ada, &house);
    // Nobody asks for the table: the server itself has to remember the bot.
    let mut lobby = ada.events("/api/events", None).await.unwrap();
    let finished = async || {
        let list: TableList = ada.get("/api/tables?list=finished").await.unwrap();
        !list.tables.is_empty()
    };
    while !finished().await {
        lobby.next().await.unwrap();
    }
    assert_eq!(ada.state(&id).await.table.status, TableStatus::Finished);
    house.server.stop().await;
}

#[tokio::test]
async fn people_stay_who_they_are() {
    let file = TempFile::new();
    let house = House::on_file(&file).await;
    let ada = house.guest("Ada").await;
    let new = json!({ "game": "pebbles", "players": 2 });
    let made: TableState = ada.post("/api/tables", &new).await.unwrap();
    house.server.stop().await;
    let house = House::on_file(&file).await;
    let ada = moved(ada, &house);
    assert_eq!(ada.get::<Session>("/api/session").await.unwrap().me.unwrap().name, "Ada");
    assert!(ada.state(&made.table.id).await.owner);
    house.server.stop().await;
}

#[tokio::test]
async fn streams_end_when_the_server_stops() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = table(&[&ada], "pebbles", 2, json!({})).await;
    let mut at_table = ada.events(&format!("/api/tables/{id}/events"), None).await.unwrap();
    let mut lobby = ada.events("/api/events", None).await.unwrap();
    house.server.stop().await;
    while at_table.next().await.is_some() {}
    while lobby.next().await.is_some() {}
}
