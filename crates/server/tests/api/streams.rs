//! What the event streams say, and what a reader that was away is told.

use crate::House;
use crate::house::{AtTable, table};
use serde_json::json;
use server::api::{LobbyNotice, TableEvent, TableNotice, TableState, TableStatus};
use server::client::{Client, Events};

async fn next(events: &mut Events) -> TableNotice {
    serde_json::from_str(&events.next().await.expect("the stream goes on").data).unwrap()
}

async fn listen(client: &Client, id: &str, after: Option<u64>) -> Events {
    client.events(&format!("/api/tables/{id}/events"), after).await.unwrap()
}

#[tokio::test]
async fn everybody_hears_what_happens_with_the_own_eyes() {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let (mut at_ada, mut at_eve) = (listen(&ada, &id, None).await, listen(&eve, &id, None).await);
    for events in [&mut at_ada, &mut at_eve] {
        assert_eq!(next(events).await.event, TableEvent::Hello);
    }
    ada.play_first(&id).await;
    let own = next(&mut at_ada).await;
    assert_eq!(own.awaited, [1]);
    let TableEvent::Step { seat: 0, lines } = own.event else { panic!("{own:?}") };
    assert!(lines[0].notation.as_ref().unwrap().starts_with("seal"));
    let TableEvent::Step { lines, .. } = next(&mut at_eve).await.event else { panic!() };
    assert_eq!((lines[0].notation.as_deref(), lines[0].text.key.as_str()), (None, "step-seal-hidden"));
}

#[tokio::test]
async fn who_was_away_is_told_what_was_missed() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let seq = ada.state(&id).await.seq;
    ada.play_first(&id).await;
    ben.play_first(&id).await;
    ada.post::<server::api::ChatLine>(&format!("/api/tables/{id}/chat"), &json!({ "text": "hm" }))
        .await
        .unwrap();
    let mut events = listen(&ben, &id, Some(seq)).await;
    let hello = next(&mut events).await;
    assert_eq!((hello.event, hello.seq), (TableEvent::Hello, seq + 3));
    let mut seqs = Vec::new();
    for _ in 0..3 {
        seqs.push(next(&mut events).await.seq);
    }
    assert_eq!(seqs, [seq + 1, seq + 2, seq + 3]);
    let mut late = listen(&ben, &id, Some(seq + 2)).await;
    next(&mut late).await;
    let last = next(&mut late).await;
    assert!(matches!(last.event, TableEvent::Chat { line } if line.text == "hm"));
}

#[tokio::test]
async fn a_step_taken_back_is_not_told_with_another_ones_words() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let seq = ada.state(&id).await.seq;
    let after = ada.play_first(&id).await;
    let undo = json!({ "rev": after.rev, "key": "take-it-back" });
    ada.post::<server::api::StepAnswer>(&format!("/api/tables/{id}/undo"), &undo).await.unwrap();
    ada.play_first(&id).await;
    let mut events = listen(&ada, &id, Some(seq)).await;
    next(&mut events).await;
    let mut told = Vec::new();
    for _ in 0..3 {
        told.push(match next(&mut events).await.event {
            TableEvent::Step { lines, .. } => lines.len(),
            TableEvent::Undone { .. } => 100,
            other => panic!("{other:?}"),
        });
    }
    assert_eq!(told, [0, 100, 1]);
}

#[tokio::test]
async fn people_see_who_is_here() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let mut at_ada = listen(&ada, &id, None).await;
    next(&mut at_ada).await;
    let at_ben = listen(&ben, &id, None).await;
    assert_eq!(next(&mut at_ada).await.event, TableEvent::Presence { seat: 1, present: true });
    assert!(ada.state(&id).await.table.seats[1].present);
    drop(at_ben);
    assert_eq!(next(&mut at_ada).await.event, TableEvent::Presence { seat: 1, present: false });
}

#[tokio::test]
async fn the_lobby_hears_of_tables_and_of_the_own_turn() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let mut lobby = ben.events("/api/events", None).await.unwrap();
    assert_eq!(lobby.next().await.unwrap().event, "hello");
    let made: TableState =
        ada.post("/api/tables", &json!({ "game": "pebbles", "players": 2 })).await.unwrap();
    let read = |data: String| serde_json::from_str::<LobbyNotice>(&data).unwrap();
    let heard = read(lobby.next().await.unwrap().data);
    assert_eq!(heard.table.unwrap().status, TableStatus::Waiting);
    ben.act(&made.table.id, "join", json!({})).await;
    assert!(read(lobby.next().await.unwrap().data).table.unwrap().your_turn);
    let private = json!({ "game": "pebbles", "players": 2, "visibility": "private" });
    ada.post::<TableState>("/api/tables", &private).await.unwrap();
    ada.play_first(&made.table.id).await;
    let heard = read(lobby.next().await.unwrap().data);
    assert_eq!(heard.id, made.table.id, "nothing is heard of private tables");
}
