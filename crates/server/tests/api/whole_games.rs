//! Whole games through the API alone.

use crate::House;
use crate::house::{AtTable, code, fresh_key, games, play_to_the_end, table};
use game_core::{AnyGame, QuickRandom, Random, Record};
use serde_json::json;
use server::api::{ErrorCode, OutcomeReason, StepAnswer, TableEvent, TableNotice, TableState, TableStatus};
use server::client::Client;

/// People and bots finish a game; its record is what the rules accept, and its seed what was promised.
async fn a_whole_game(game: &'static dyn AnyGame, people: u8, bots: u8) {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let people = &[&ada, &ben][..usize::from(people)];
    let id = table(people, game.info().id, people.len() as u8 + bots, json!({})).await;
    let promised = ada.state(&id).await.config.fairness;
    assert!(promised.commitment.is_some() && promised.seed.is_none());

    let mut rng = QuickRandom::new(1);
    play_to_the_end(people, &id, |options| rng.below(options as u32) as usize).await;

    let state = ada.state(&id).await;
    assert_eq!(state.table.status, TableStatus::Finished);
    let outcome = state.table.outcome.unwrap();
    assert_eq!(outcome.reason, OutcomeReason::Completed);
    let sheets = state.scores.unwrap();
    let scores: Vec<i32> = sheets.iter().map(|sheet| sheet.score).collect();
    assert_eq!(scores, outcome.scores, "the sheets add up to the points");
    assert!(outcome.places.contains(&1));

    let text = ada.text(&format!("/api/tables/{id}/record")).await.unwrap();
    let record: Record = text.parse().unwrap();
    assert_eq!(record.result.as_ref().unwrap().scores, outcome.scores);
    assert_eq!(record.seed.unwrap().commitment(), promised.commitment.unwrap());
    assert_eq!(record.notes["seat-0"], "Ada");
    game.replay(&record, None).unwrap();
    house.server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_two_bots_finish_a_game_of_each_title() {
    for game in games() {
        match game.info().max_players {
            // At a duel there is room for two only: two people, and a person against a bot.
            2 => {
                a_whole_game(*game, 2, 0).await;
                a_whole_game(*game, 1, 1).await;
            }
            _ => a_whole_game(*game, 2, 2).await,
        }
    }
}

/// Plays until a turn of Ada's ends in a step that could still be taken back.
async fn until_held(ada: &Client, ben: &Client, id: &str) -> TableState {
    loop {
        let state = ada.state(id).await;
        if state.held.is_some() {
            return state;
        }
        let next = if state.options.is_empty() { ben } else { ada };
        next.play_first(id).await;
    }
}

#[tokio::test]
async fn a_held_turn_confirms_itself_when_its_time_is_over() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let wish = json!({ "preferences": { "turn_end": "hold" } });
    ada.post::<server::api::Session>("/api/session", &wish).await.unwrap();
    let id = table(&[&ada, &ben], "terra-mystica", 2, json!({})).await;
    let held = until_held(&ada, &ben, &id).await;
    let until = held.held.unwrap().until.unwrap();
    // Nobody asks for the table: the server's own clock ends the turn.
    let mut events = ben.events(&format!("/api/tables/{id}/events"), Some(held.seq)).await.unwrap();
    let confirmed = loop {
        let notice: TableNotice = serde_json::from_str(&events.next().await.unwrap().data).unwrap();
        if notice.event == (TableEvent::Confirmed { seat: 0 }) {
            break notice;
        }
    };
    assert!(confirmed.at >= until && confirmed.held.is_none());
    assert!(!ben.state(&id).await.options.is_empty());
}

#[tokio::test]
async fn a_turn_can_be_held_until_its_player_confirms_it() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let wish = json!({ "preferences": { "turn_end": "confirm" } });
    ada.post::<server::api::Session>("/api/session", &wish).await.unwrap();
    let id = table(&[&ada, &ben], "terra-mystica", 2, json!({})).await;
    let held = until_held(&ada, &ben, &id).await;
    assert_eq!(held.held.unwrap().seat, 0);
    assert!(held.can_undo && held.options.is_empty());
    let waiting = ben.state(&id).await;
    assert!(waiting.options.is_empty() && !waiting.table.your_turn);
    let early = ben.step(&id, "pass", waiting.rev).await;
    assert_eq!(code(early), (409, ErrorCode::TurnHeld));
    let foreign = ben.post::<TableState>(&format!("/api/tables/{id}/confirm"), &json!({})).await;
    assert_eq!(code(foreign), (409, ErrorCode::TurnHeld));
    let undo = json!({ "rev": held.rev, "key": fresh_key() });
    let back: StepAnswer = ada.post(&format!("/api/tables/{id}/undo"), &undo).await.unwrap();
    assert!(back.state.held.is_none() && !back.state.options.is_empty());
    let again = ada.play_first(&id).await;
    assert!(again.held.is_some());
    assert!(ada.act(&id, "confirm", json!({})).await.held.is_none());
    assert!(!ben.state(&id).await.options.is_empty());
}
