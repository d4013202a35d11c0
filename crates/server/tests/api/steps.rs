//! Steps, stale clicks, double clicks, undo.

use crate::House;
use crate::house::{AtTable, code, fresh_key, table};
use serde_json::json;
use server::api::{ErrorCode, Hints, StepAnswer, TableState, Trial, Wish};
use server::client::ClientError;

async fn two(house: &House) -> (server::client::Client, server::client::Client, String) {
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({ "hints": true })).await;
    (ada, ben, id)
}

#[tokio::test]
async fn a_key_makes_one_step_however_often_it_is_sent() {
    let house = House::open().await;
    let (ada, _ben, id) = two(&house).await;
    let state = ada.state(&id).await;
    let path = format!("/api/tables/{id}/steps");
    let body = json!({ "step": state.options[0].step, "rev": state.rev, "key": "the-same-click" });
    let first: StepAnswer = ada.post(&path, &body).await.unwrap();
    assert!(!first.replayed);
    assert_eq!(first.state.table.steps, state.table.steps + 1);
    assert_eq!(first.state.log.from, state.table.steps, "the answer's log holds the new line only");
    let second: StepAnswer = ada.post(&path, &body).await.unwrap();
    assert!(second.replayed);
    assert_eq!(second.state.table.steps, first.state.table.steps);
    let other = json!({ "step": "seal 9", "rev": state.rev, "key": "the-same-click" });
    assert_eq!(code(ada.post::<StepAnswer>(&path, &other).await), (409, ErrorCode::KeyReused));
}

#[tokio::test]
async fn a_stale_click_is_refused_with_the_new_number() {
    let house = House::open().await;
    let (ada, ben, id) = two(&house).await;
    let old = ada.state(&id).await;
    ada.step(&id, &old.options[0].step, old.rev).await.unwrap();
    ben.play_first(&id).await;
    let now = ada.state(&id).await;
    match ada.step(&id, &now.options[0].step, old.rev).await {
        Err(ClientError::Refused { status: 409, body }) => {
            assert_eq!((body.code, body.rev), (ErrorCode::Stale, Some(now.rev)));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(ada.state(&id).await.table.steps, now.table.steps);
}

#[tokio::test]
async fn simultaneous_answers_do_not_make_each_other_stale() {
    let house = House::open().await;
    let (ada, ben, id) = two(&house).await;
    let (a, b) = (ada.state(&id).await, ben.state(&id).await);
    ada.step(&id, &a.options[0].step, a.rev).await.unwrap();
    ben.step(&id, &b.options[0].step, b.rev).await.unwrap();
}

#[tokio::test]
async fn a_step_the_rules_forbid_is_refused_with_its_reason() {
    let house = House::open().await;
    let (ada, _ben, id) = two(&house).await;
    let state = ada.state(&id).await;
    let held: Vec<&str> = state.options.iter().map(|option| option.step.as_str()).collect();
    let missing = (1..=6).map(|n| format!("seal {n}")).find(|step| !held.contains(&step.as_str())).unwrap();
    match ada.step(&id, &missing, state.rev).await {
        Err(ClientError::Refused { status: 422, body }) => {
            let refusal = body.refusal.unwrap();
            assert_eq!(refusal.text.key, "refused-not-in-hand");
            assert_eq!(refusal.rule, Some("1"));
            assert!(refusal.text.args.iter().any(|(name, _)| *name == "value"));
        }
        other => panic!("{other:?}"),
    }
    let steps = json!({ "steps": [held[0], missing, "dance"] });
    let trials: Vec<Trial> = ada.post(&format!("/api/tables/{id}/try"), &steps).await.unwrap();
    assert!(trials[0].refusal.is_none() && trials[1].refusal.is_some());
    assert_eq!(trials[2].refusal.as_ref().unwrap().text.key, "error-not-a-step");
    assert_eq!(ada.state(&id).await, state, "asking changes nothing");
}

#[tokio::test]
async fn whoever_is_asked_hears_why_a_wish_is_no_option() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "terra-mystica", 2, json!({})).await;
    let asked_first = !ada.state(&id).await.options.is_empty();
    let (asked, waiting) = if asked_first { (&ada, &ben) } else { (&ben, &ada) };
    let path = format!("/api/tables/{id}/wishes?kind=favor&id=favor_fire_three");
    let before = asked.state(&id).await;
    let wishes: Vec<Wish> = asked.get(&path).await.unwrap();
    assert_eq!(wishes.iter().map(|wish| wish.kind).collect::<Vec<_>>(), ["favor"]);
    assert!(wishes[0].refusal.rule.is_some() && wishes[0].targets[0].id == "favor_fire_three");
    assert_eq!(waiting.get::<Vec<Wish>>(&path).await.unwrap(), [], "nobody waits for them");
    let eve = house.guest("Eve").await;
    assert_eq!(code(eve.get::<Vec<Wish>>(&path).await), (403, ErrorCode::Forbidden));
    assert_eq!(asked.state(&id).await, before, "asking changes nothing");
}

#[tokio::test]
async fn only_players_move_and_only_on_their_own_seat() {
    let house = House::open().await;
    let (ada, _ben, id) = two(&house).await;
    let eve = house.guest("Eve").await;
    let state = ada.state(&id).await;
    let foreign = eve.step(&id, &state.options[0].step, state.rev).await;
    assert_eq!(code(foreign), (403, ErrorCode::Forbidden));
    let nobody = server::client::Client::stranger(&house.base).unwrap();
    assert_eq!(code(nobody.step(&id, "seal 1", state.rev).await), (401, ErrorCode::SignInNeeded));
    let after = ada.step(&id, &state.options[0].step, state.rev).await.unwrap().state;
    let twice = ada.step(&id, "seal 1", after.rev).await;
    assert_eq!(code(twice), (422, ErrorCode::Refused), "not awaited");
}

#[tokio::test]
async fn own_steps_can_be_taken_back_until_something_is_revealed() {
    let house = House::open().await;
    let (ada, ben, id) = two(&house).await;
    let start = ada.state(&id).await;
    assert!(!start.can_undo && !start.can_redo);
    let after = ada.step(&id, &start.options[0].step, start.rev).await.unwrap().state;
    assert!(after.can_undo);
    let undo = format!("/api/tables/{id}/undo");
    let redo = format!("/api/tables/{id}/redo");
    let key = fresh_key();
    let back: StepAnswer = ada.post(&undo, &json!({ "rev": after.rev, "key": key })).await.unwrap();
    assert_eq!(back.state.view, start.view);
    assert!(back.state.can_redo && !back.state.can_undo);
    let again: StepAnswer = ada.post(&undo, &json!({ "rev": after.rev, "key": key })).await.unwrap();
    assert!(again.replayed, "a double click takes back one step");
    let forth: StepAnswer =
        ada.post(&redo, &json!({ "rev": back.state.rev, "key": fresh_key() })).await.unwrap();
    assert_eq!(forth.state.view, after.view);
    let body = json!({ "rev": ben.state(&id).await.rev, "key": fresh_key() });
    let foreign = ben.post::<StepAnswer>(&undo, &body).await;
    assert_eq!(code(foreign), (409, ErrorCode::NoUndo));
    let shown = ben.play_first(&id).await;
    assert!(!shown.can_undo, "the pebbles are on the table");
    let late = json!({ "rev": ada.state(&id).await.rev, "key": fresh_key(), "all": true });
    assert_eq!(code(ada.post::<StepAnswer>(&undo, &late).await), (409, ErrorCode::NoUndo));
}

#[tokio::test]
async fn beyond_a_reveal_everybody_is_asked() {
    let house = House::open().await;
    let (ada, ben, id) = two(&house).await;
    let before = ada.state(&id).await;
    ada.play_first(&id).await;
    ben.play_first(&id).await;
    let (ask, answer) = (format!("/api/tables/{id}/undo-ask"), format!("/api/tables/{id}/undo-answer"));
    let asked: TableState = ada.post(&ask, &json!({})).await.unwrap();
    let request = asked.undo_request.unwrap();
    assert_eq!(request.waiting, [1]);
    let own = ada.post::<TableState>(&answer, &json!({ "request": request.id, "accept": true })).await;
    assert_eq!(code(own), (409, ErrorCode::WrongTime));
    let no: TableState = ben.post(&answer, &json!({ "request": request.id, "accept": false })).await.unwrap();
    assert!(no.undo_request.is_none() && no.table.steps > before.table.steps);
    let asked: TableState = ada.post(&ask, &json!({})).await.unwrap();
    let late = ben.post::<TableState>(&answer, &json!({ "request": request.id, "accept": true })).await;
    assert_eq!(code(late), (409, ErrorCode::Stale), "an answer to one request is none to another");
    let request = asked.undo_request.unwrap();
    let yes: TableState = ben.post(&answer, &json!({ "request": request.id, "accept": true })).await.unwrap();
    assert_eq!(yes.table.steps, before.table.steps);
    assert_eq!(ada.state(&id).await.view, before.view);
    let ahead = ada.post::<TableState>(&ask, &json!({ "to": 9999 })).await;
    assert_eq!(code(ahead), (422, ErrorCode::Invalid));
}

#[tokio::test]
async fn bots_agree_to_go_back_at_once() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = table(&[&ada], "pebbles", 2, json!({})).await;
    let before = ada.state(&id).await;
    let mut events = ada.events(&format!("/api/tables/{id}/events"), None).await.unwrap();
    ada.play_first(&id).await;
    while ada.state(&id).await.options.is_empty() {
        events.next().await.unwrap();
    }
    let state: TableState = ada.post(&format!("/api/tables/{id}/undo-ask"), &json!({})).await.unwrap();
    assert!(state.undo_request.is_none());
    assert!(
        state.table.steps <= before.table.steps + 1,
        "{} after {}",
        state.table.steps,
        before.table.steps
    );
    assert_eq!(state.table.awaited.first(), Some(&0));
}

#[tokio::test]
async fn tables_can_forbid_undo_and_hints() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({ "undo": "never", "hints": false })).await;
    let state = ada.play_first(&id).await;
    assert!(!state.can_undo);
    let undo = json!({ "rev": state.rev, "key": fresh_key() });
    assert_eq!(
        code(ada.post::<StepAnswer>(&format!("/api/tables/{id}/undo"), &undo).await).1,
        ErrorCode::NoUndo
    );
    let ask = ada.post::<TableState>(&format!("/api/tables/{id}/undo-ask"), &json!({})).await;
    assert_eq!(code(ask).1, ErrorCode::NoUndo);
    let body = json!({ "rev": ben.state(&id).await.rev });
    let hint = ben.post::<Hints>(&format!("/api/tables/{id}/hints"), &body).await;
    assert_eq!(code(hint), (403, ErrorCode::Forbidden));
}

#[tokio::test]
async fn hints_are_legal_steps_with_their_texts() {
    let house = House::open().await;
    let (ada, _ben, id) = two(&house).await;
    let state = ada.state(&id).await;
    let hints: Hints =
        ada.post(&format!("/api/tables/{id}/hints"), &json!({ "rev": state.rev })).await.unwrap();
    assert!(!hints.hints.is_empty());
    for hint in &hints.hints {
        let option = state.options.iter().find(|option| option.step == hint.step).unwrap();
        assert_eq!((&hint.text, &hint.targets), (&option.text, &option.targets));
    }
    let stale = ada.post::<Hints>(&format!("/api/tables/{id}/hints"), &json!({ "rev": 0 })).await;
    assert_eq!(code(stale), (409, ErrorCode::Stale));
}
