//! Nobody is spoken for: going back, giving up, playing again, and how many tables one may have.

use crate::House;
use crate::house::{AtTable, code, config, play_to_the_end, table};
use serde_json::json;
use server::api::{ErrorCode, HandOver, TableList, TableState};
use server::client::ClientError;
use server::{Memory, Sqlite, Store};
use std::sync::Arc;

#[tokio::test]
async fn going_back_asks_a_person_whose_seat_a_bot_plays() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    ada.play_first(&id).await;
    ben.play_first(&id).await;
    let _: HandOver =
        ben.post(&format!("/api/tables/{id}/hand-over"), &json!({ "bot": "random" })).await.unwrap();
    let asked: TableState =
        ada.post(&format!("/api/tables/{id}/undo-ask"), &json!({ "to": 0 })).await.unwrap();
    assert_eq!(asked.undo_request.expect("Ben is asked").waiting, [1]);
    assert!(asked.table.steps > 0);
}

#[tokio::test]
async fn a_seat_given_up_is_not_taken_again() {
    let house = House::open().await;
    let (ada, ben, cid) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Cid").await);
    let id = table(&[&ada, &ben, &cid], "pebbles", 3, json!({})).await;
    let offer: HandOver = ada.post(&format!("/api/tables/{id}/hand-over"), &json!({})).await.unwrap();
    ada.act(&id, "resign", json!({})).await;
    let claim = format!("/api/tables/{id}/claim");
    let dan = house.guest("Dan").await;
    let refused = dan.post::<TableState>(&claim, &json!({ "token": offer.token })).await;
    assert_eq!(code(refused), (404, ErrorCode::NotFound));
    let again = ada.post::<HandOver>(&format!("/api/tables/{id}/hand-over"), &json!({})).await;
    assert_eq!(code(again), (409, ErrorCode::WrongTime));
}

#[tokio::test]
async fn a_rematch_that_was_cancelled_can_be_asked_for_again() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({ "setup": { "rounds": 1 } })).await;
    play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
    let path = format!("/api/tables/{id}/rematch");
    let first: TableState = ada.post(&path, &json!({})).await.unwrap();
    let _: TableList = ada.post(&format!("/api/tables/{}/leave", first.table.id), &json!({})).await.unwrap();
    let second: TableState = ben.post(&path, &json!({})).await.unwrap();
    assert_ne!(second.table.id, first.table.id);
    let joined: TableState = ada.post(&path, &json!({})).await.unwrap();
    assert_eq!(joined.table.id, second.table.id);
    assert_eq!(ada.state(&id).await.rematch, Some(second.table.id));
}

#[tokio::test]
async fn limits_on_tables_hold_when_many_are_asked_for_at_once_and_for_rematches() {
    let file = crate::house::TempFile::new();
    let sqlite: Arc<dyn Store> = Arc::new(Sqlite::open(&file.0).await.unwrap());
    for store in [Arc::new(Memory::default()) as Arc<dyn Store>, sqlite] {
        let mut config = config();
        config.limits.tables_per_caller = 5;
        let house = House::with(store, config).await;
        let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
        let old = table(&[&ada, &ben], "pebbles", 2, json!({ "setup": { "rounds": 1 } })).await;
        play_to_the_end(&[&ada, &ben], &old, |_| 0).await;
        let new = json!({ "game": "pebbles", "players": 2 });
        let asking: Vec<_> = (0..20)
            .map(|_| {
                let (ada, new) = (ada.clone(), new.clone());
                tokio::spawn(async move { ada.post::<TableState>("/api/tables", &new).await })
            })
            .collect();
        let mut made = 0;
        for asked in asking {
            match asked.await.unwrap() {
                Ok(_) => made += 1,
                Err(ClientError::Refused { body, .. }) => assert_eq!(body.code, ErrorCode::Invalid),
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!(made, 5);
        let rematch = format!("/api/tables/{old}/rematch");
        assert_eq!(code(ada.post::<TableState>(&rematch, &json!({})).await), (422, ErrorCode::Invalid));
        let mine: TableList = ada.get("/api/tables?list=mine").await.unwrap();
        assert_eq!(mine.tables.iter().filter(|table| table.outcome.is_none()).count(), 5);
        house.server.stop().await;
    }
}
