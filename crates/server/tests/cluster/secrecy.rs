//! A recorder of everything that is sent to a seat and to a spectator, whole games long, through three nodes: every
//! request goes to a node of chance, and streams change nodes.

use crate::nodes::{House, table_with};
use crate::recorder::{self, Caller, Recorder};
use game_core::{AnyGame, Record, Seat, Viewer};
use serde_json::json;

async fn nobody_learns_a_secret(house: &House, game: &'static dyn AnyGame) {
    let mut people = [house.guest("Ada", 1).await, house.guest("Ben", 2).await];
    let eve = house.guest("Eve", 3).await;
    let info = game.info();
    let id = table_with(&mut people, info.id, info.min_players, json!({ "hints": true })).await;
    let [ada, ben] = people;
    let viewers = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator];
    let clients = [ada.at, ben.at, eve.at.clone()];
    let mut recorders: Vec<Recorder> = clients
        .into_iter()
        .zip(viewers)
        .zip(11..)
        .map(|((at, viewer), seed)| Recorder::new(&Caller::new(at, seed), viewer, &id))
        .collect();
    recorder::play(&mut recorders, &eve.at[0], &id).await;
    let record: Record = eve.at[1].text(&format!("/api/tables/{id}/record")).await.unwrap().parse().unwrap();
    recorder::check(recorders, game, &record).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_learns_a_secret_of_any_game_from_any_node() {
    let Some(house) = House::open().await else { return };
    for game in games::WITH_TOY {
        nobody_learns_a_secret(&house, *game).await;
    }
    house.close().await;
}
