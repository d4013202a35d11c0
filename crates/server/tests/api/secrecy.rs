//! A recorder of everything that is sent to a seat and to a spectator, whole games long, at one server.

use crate::House;
use crate::house::{AtTable, code, games, table};
use crate::recorder::{self, Caller, Recorder};
use game_core::{AnyGame, Record, Seat, Viewer};
use serde_json::json;
use server::api::{ErrorCode, Glance, Moment, StepAnswer, TableState, TableStatus, Trial};
use server::client::Client;

async fn nobody_learns_a_secret(game: &'static dyn AnyGame) {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let info = game.info();
    let players = info.min_players;
    let id = table(&[&ada, &ben], info.id, players, json!({ "hints": true })).await;
    let viewers = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator];
    let people = [&ada, &ben, &eve].into_iter().zip(viewers);
    let recorder = |(client, viewer): (&Client, Viewer)| {
        Recorder::new(&Caller::new(vec![client.clone()], 1), viewer, &id)
    };
    let mut recorders: Vec<Recorder> = people.map(recorder).collect();
    refused_to_others(&eve, &ben, &id).await;
    recorder::play(&mut recorders, &eve, &id).await;
    let record: Record = ada.text(&format!("/api/tables/{id}/record")).await.unwrap().parse().unwrap();
    recorder::check(recorders, game, &record).await;
}

/// Whatever one asks for while the game runs, one's own eyes are all one gets.
async fn refused_to_others(eve: &Client, ben: &Client, id: &str) {
    for who in [eve, ben] {
        for eyes in ["seat:0", "judge"] {
            for path in [format!("moments/1?as={eyes}"), format!("chart?as={eyes}")] {
                let answer = who.get::<Moment>(&format!("/api/tables/{id}/{path}")).await;
                assert_eq!(code(answer), (403, ErrorCode::Forbidden), "{path}");
            }
        }
        let record = who.text(&format!("/api/tables/{id}/record")).await;
        assert_eq!(code(record), (409, ErrorCode::WrongTime));
    }
    let trial = eve.post::<Vec<Trial>>(&format!("/api/tables/{id}/try"), &json!({ "steps": ["x"] })).await;
    assert_eq!(code(trial), (403, ErrorCode::Forbidden));
    let undo = json!({ "rev": 1, "key": "not-my-table" });
    let undo = eve.post::<StepAnswer>(&format!("/api/tables/{id}/undo"), &undo).await;
    assert_eq!(code(undo), (403, ErrorCode::Forbidden));
    assert_eq!(eve.state(id).await.table.status, TableStatus::Running);
}

/// Small pictures are made from what a spectator sees, whoever asks.
#[tokio::test]
async fn a_glance_shows_a_seat_no_more_than_everybody() {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let path = format!("/api/tables/{id}/glance");
    let seen = eve.state(&id).await;
    for who in [&ada, &ben, &eve] {
        let glance: Glance = who.get(&path).await.unwrap();
        assert_eq!((glance.seq, &glance.view), (seen.seq, &seen.view));
    }
    assert_ne!(ada.state(&id).await.view, seen.view, "Ada holds pebbles that others do not see");
    let new = json!({ "game": "pebbles", "players": 2, "visibility": "private" });
    let private: TableState = ada.post("/api/tables", &new).await.unwrap();
    let path = format!("/api/tables/{}/glance", private.table.id);
    assert_eq!(ada.get::<Glance>(&path).await.unwrap().view, None, "it has not begun");
    assert_eq!(code(eve.get::<Glance>(&path).await), (404, ErrorCode::NotFound));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_learns_a_secret_of_any_game() {
    for game in games() {
        nobody_learns_a_secret(*game).await;
    }
}
