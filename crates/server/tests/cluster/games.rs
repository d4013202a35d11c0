//! Whole games through three nodes.

use crate::nodes::{House, Person, table};
use game_core::{AnyGame, QuickRandom, Random, Record};
use server::api::{ErrorCode, TableEvent, TableNotice, TableStatus};
use server::client::{ClientError, Events};
use server::ids::TableId;
use server::{Store, api::Session};
use std::time::Duration;

/// Everything somebody was told of a table by the streams of one node after another, until it is over.
async fn listen(mut person: Person, id: String) -> Vec<u64> {
    let mut numbers: Vec<u64> = Vec::new();
    let mut rng = QuickRandom::new(7);
    loop {
        let mut events = person.events(&id, numbers.last().copied().or(Some(0))).await;
        // After some messages the stream is left, and resumed at another node.
        for _ in 0..1 + rng.below(40) {
            let Some(message) = events.next().await else { break };
            let Ok(notice) = serde_json::from_str::<TableNotice>(&message.data) else { continue };
            if let Some(number) = message.id {
                numbers.push(number);
            }
            if matches!(notice.event, TableEvent::Finished { .. }) {
                return numbers;
            }
        }
    }
}

async fn a_whole_game(house: &House, game: &'static dyn AnyGame, people: usize, players: u8) {
    let mut all = Vec::new();
    for seat in 0..people {
        all.push(house.guest(["Ada", "Ben"][seat], seat as u64).await);
    }
    let id = table(&mut all, game.info().id, players).await;
    let watchers: Vec<_> = all
        .iter()
        .enumerate()
        .map(|(n, person)| {
            let watcher = person.twin(n as u64 + 50);
            tokio::spawn(listen(watcher, id.clone()))
        })
        .collect();
    let mut rng = QuickRandom::new(3);
    'game: loop {
        let mut moved = false;
        for person in &mut all {
            let state = person.state(&id).await;
            if state.table.status == TableStatus::Finished {
                break 'game;
            }
            let Some(option) = rng.pick(&state.options) else { continue };
            match person.step(&id, &option.step, state.rev).await {
                Ok(_) => moved = true,
                Err(ClientError::Refused { body, .. }) if body.code == ErrorCode::Stale => {}
                Err(error) => panic!("{}: {error}", game.info().id),
            }
        }
        if !moved {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
    let text = all[0].any().text(&format!("/api/tables/{id}/record")).await.unwrap();
    let record: Record = text.parse().unwrap();
    game.replay(&record, None).unwrap();

    let stored = house.store().await.events(&TableId::new(&id), 0).await.unwrap();
    let numbers: Vec<u64> = stored.iter().map(|event| event.seq).collect();
    assert_eq!(numbers, (1..=stored.len() as u64).collect::<Vec<_>>());
    let steps = stored.iter().filter(|event| event.body.contains("\"kind\":\"stepped\""));
    let steps: Vec<u64> = steps.map(|event| event.seq).collect();
    for watcher in watchers {
        let told = watcher.await.unwrap();
        assert!(told.is_sorted_by(|a, b| a < b), "{}: in order and once: {told:?}", game.info().id);
        let missed: Vec<&u64> = steps.iter().filter(|step| !told.contains(step)).collect();
        assert!(missed.is_empty(), "{}: not told of {missed:?}", game.info().id);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_each_title_goes_through_three_nodes() {
    let Some(house) = House::open().await else { return };
    for game in games::WITH_TOY {
        match game.info().max_players {
            2 => a_whole_game(&house, *game, 2, 2).await,
            _ => a_whole_game(&house, *game, 2, 3).await,
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_ends_at_one_node_is_over_at_all() {
    let Some(house) = House::open().await else { return };
    let mut people = [house.guest("Ada", 1).await, house.guest("Ben", 2).await];
    let id = table(&mut people, "pebbles", 2).await;
    let [ada, _] = &people;
    let mut streams = Vec::new();
    for node in &ada.at {
        let me: Session = node.get("/api/session").await.unwrap();
        assert_eq!(me.me.unwrap().name, "Ada", "every node knows her");
        streams.push(node.events(&format!("/api/tables/{id}/events"), None).await.unwrap());
    }
    ada.at[0].post::<Session>("/api/session/sign-out", &serde_json::json!({})).await.unwrap();
    for mut stream in streams {
        while stream.next().await.is_some() {}
    }
    for node in &ada.at {
        let me: Session = node.get("/api/session").await.unwrap();
        assert!(me.me.is_none(), "nobody comes in with it any more");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sits_at_another_node_is_here() {
    let Some(house) = House::open().await else { return };
    let mut people = [house.guest("Ada", 1).await, house.guest("Ben", 2).await];
    let id = table(&mut people, "pebbles", 2).await;
    let path = format!("/api/tables/{id}/events");
    let mut hers = people[0].at[0].events(&path, None).await.unwrap();
    let his = people[1].at[2].events(&path, None).await.unwrap();
    until_present(&mut hers, true).await;
    drop(his);
    until_present(&mut hers, false).await;
    house.close().await;
}

/// Waits until it is told that the second seat is here, or is not.
async fn until_present(events: &mut Events, present: bool) {
    let wanted = TableEvent::Presence { seat: 1, present };
    loop {
        let message = events.next().await.expect("the stream goes on");
        let notice = serde_json::from_str::<TableNotice>(&message.data);
        if notice.is_ok_and(|notice| notice.event == wanted) {
            return;
        }
    }
}
