//! `ziggurat ratings`: the ladders as they came about, and made anew from the events.

use crate::program::{Folder, Run, run};
use crate::serve::Serving;
use serde_json::{Value, json};
use server::api::{Profile, TableState};
use server::client::Client;
use std::path::Path;

fn ratings(data: &Path, args: &[&str]) -> Run {
    run([&["ratings", "--data", data.to_str().unwrap()], args].concat())
}

/// A game of two that ends at once: the first gives up.
async fn lose(loser: &Client, winner: &Client, more: Value) {
    let mut new = json!({ "game": "altay", "players": 2 });
    new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let made: TableState = loser.post("/api/tables", &new).await.unwrap();
    let path = format!("/api/tables/{}", made.table.id);
    winner.post::<TableState>(&format!("{path}/join"), &json!({})).await.unwrap();
    loser.post::<TableState>(&format!("{path}/resign"), &json!({})).await.unwrap();
}

#[tokio::test]
async fn ratings_are_made_anew_from_the_events_and_come_out_the_same() {
    let folder = Folder::new();
    let data = folder.path("data");
    let serving = Serving::start(&data, &[]);
    let ada = Client::guest(&serving.base, "Ada").await.unwrap();
    let ben = Client::guest(&serving.base, "Ben").await.unwrap();
    let turns = json!({ "clock": { "kind": "turns", "hours": 24, "timeout": "bot" } });
    for _ in 0..3 {
        lose(&ada, &ben, json!({})).await;
    }
    lose(&ben, &ada, json!({})).await;
    lose(&ben, &ada, turns).await;
    lose(&ben, &ada, json!({ "seed": "known" })).await;
    loop {
        let own: Profile = ada.get("/api/people/me?games=100").await.unwrap();
        if own.finished == 6 && own.recent.iter().all(|one| one.uncounted.is_some() || one.change.is_some()) {
            break;
        }
        tokio::task::yield_now().await;
    }
    let running = ratings(&data, &["--json"]).json();
    let games = |pace: &str| -> Vec<(String, u64)> {
        let tower = running.as_array().unwrap().iter().find(|tower| tower["pace"] == pace).unwrap();
        let rungs = tower["rungs"].as_array().unwrap().iter();
        rungs
            .map(|rung| (rung["name"].as_str().unwrap().to_owned(), rung["games"].as_u64().unwrap()))
            .collect()
    };
    assert_eq!(games("live"), [("Ben".to_owned(), 4), ("Ada".to_owned(), 4)], "practice does not count");
    assert_eq!(games("turns"), [("Ada".to_owned(), 1), ("Ben".to_owned(), 1)]);
    ratings(&data, &["--recompute"]).fails(1, "is in use by");
    drop(serving);

    let anew = ratings(&data, &["--recompute", "--json"]);
    assert_eq!(anew.code, 0, "{}", anew.err);
    assert!(anew.err.contains("5 games count; the ratings are the same as before"), "{}", anew.err);
    assert_eq!(serde_json::from_str::<Value>(&anew.out).unwrap(), running);
    assert!(ratings(&data, &[]).ok().contains("Ben: 4 games, 3 won"));
    ratings(&folder.path("nothing"), &[]).fails(1, "there is no database");
}
