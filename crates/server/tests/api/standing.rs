//! Standing orders over HTTP: kept from a board, carried out when the turn comes, by another server too, and nobody else
//! learns of them.

use crate::House;
use crate::house::{AtTable, TempFile, code, config, table};
use serde_json::{Value, json};
use server::Memory;
use server::api::{BoardState, ErrorCode, StandingOrders, StandingWhy, TableState};
use server::client::{Client, ClientError};
use std::sync::Arc;

const TURNS: &str = r#"{ "kind": "turns", "hours": 24, "timeout": "wait" }"#;

/// A game of Terra Mystica in which it is Ada's turn, and Ben's comes after it.
async fn adas_turn(ada: &Client, ben: &Client, clock: &str) -> String {
    let clock: Value = serde_json::from_str(clock).unwrap();
    let id = table(&[ada, ben], "terra-mystica", 2, json!({ "clock": clock, "seed": "orders" })).await;
    loop {
        let state = ada.glance(&id).await;
        match &state.prompt {
            Some(prompt) if prompt.key == "prompt-turn" => return id,
            Some(_) => act(ada, &id, "first").await,
            None => act(ben, &id, "upgrade").await,
        }
    }
}

/// Makes the step that begins like this where it is on offer, or else the first.
async fn act(who: &Client, id: &str, wish: &str) {
    let state = who.glance(id).await;
    let wished = state.options.iter().find(|option| option.step.starts_with(wish));
    let step = wished.unwrap_or(&state.options[0]).step.clone();
    who.step(id, &step, state.rev).await.unwrap();
}

/// What Ben thinks on a board of now: Ada passes, and then he does.
async fn think(ben: &Client, id: &str) -> BoardState {
    let step = ben.glance(id).await.table.steps;
    let mut board: BoardState = ben.post("/api/boards", &json!({ "table": id, "step": step })).await.unwrap();
    for seat in [0, 1] {
        let options = &board.state.options;
        let step = &options.iter().find(|option| option.step.starts_with("pass")).unwrap().step;
        let change = json!({ "kind": "step", "at": board.at, "seat": seat, "step": step });
        let body = json!({ "rev": board.rev, "change": change });
        board = ben.post(&format!("/api/boards/{}", board.id), &body).await.unwrap();
    }
    board
}

async fn keep(who: &Client, id: &str, body: &Value) -> Result<StandingOrders, ClientError> {
    who.post(&format!("/api/tables/{id}/orders"), body).await
}

async fn orders(who: &Client, id: &str) -> StandingOrders {
    who.get(&format!("/api/tables/{id}/orders")).await.unwrap()
}

/// The orders for a line in which Ada does what was foreseen.
fn line(board: &BoardState) -> Value {
    let (first, last) = (board.nodes[0].id, board.nodes[board.nodes.len() - 1].id);
    json!({ "board": board.id, "rows": [{ "when": [{ "node": first }], "line": last }] })
}

#[tokio::test]
async fn a_plan_is_carried_out_by_the_next_server_too_and_nobody_else_learns_of_it() {
    let file = TempFile::new();
    let house = House::on_file(&file).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = adas_turn(&ada, &ben, TURNS).await;
    let board = think(&ben, &id).await;
    let kept = keep(&ben, &id, &line(&board)).await.unwrap();
    assert_eq!((kept.rows.len(), kept.rows[0].steps.len(), kept.begun), (1, 1, None));
    assert_eq!(orders(&ben, &id).await, kept);
    assert!(orders(&ada, &id).await.rows.is_empty());
    house.server.stop().await;

    let house = House::on_file(&file).await;
    let moved = |client: &Client| {
        Client::stranger(&house.base).unwrap().with_cookie(client.cookie().map(str::to_owned))
    };
    let (ada, ben, eve) = (moved(&ada), moved(&ben), house.guest("Eve").await);
    let path = format!("/api/tables/{id}/events");
    let (mut hers, mut his) =
        (ada.events(&path, None).await.unwrap(), ben.events(&path, None).await.unwrap());
    act(&ada, &id, &board.nodes[0].step).await;
    let state = ben.state(&id).await;
    let made: Vec<_> = state.log.lines.iter().filter(|line| line.automatic).collect();
    let steps: Vec<_> = made.iter().filter_map(|line| line.notation.as_deref()).collect();
    assert_eq!(steps, [board.nodes[1].step.as_str()]);
    let own = state.standing.unwrap();
    assert_eq!(own.made, made.iter().map(|line| line.step as u32).collect::<Vec<_>>());
    assert_eq!(own.ended.unwrap().why, StandingWhy::Done);
    assert!(own.rows.is_empty());

    // Everything others were sent.
    let mut seen = Vec::new();
    for who in [&ada, &eve] {
        for door in ["", "/story?from=0", "/words", "/moments/3"] {
            seen.push(who.text(&format!("/api/tables/{id}{door}")).await.unwrap());
        }
    }
    let last = ada.glance(&id).await.seq;
    loop {
        let message = hers.next().await.unwrap();
        seen.push(message.data);
        // The last step of the orders is the last event but nothing of it is theirs.
        if message.id.is_some_and(|seq| seq >= last) {
            break;
        }
    }
    for body in seen {
        let mut body: Value = serde_json::from_str(&body).unwrap();
        // Ada's own have their place, and nothing in it.
        if let Some(own) = body.as_object_mut().and_then(|body| body.remove("standing")) {
            assert_eq!((&own["rows"], &own["made"], &own["ended"]), (&json!([]), &json!([]), &Value::Null));
        }
        let body = body.to_string();
        for secret in ["\"standing\"", "\"automatic\"", board.id.as_str()] {
            assert!(!body.contains(secret), "{secret} in {body}");
        }
    }
    loop {
        let notice: Value = serde_json::from_str(&his.next().await.unwrap().data).unwrap();
        if notice["event"]["standing"]["ended"]["why"] == "done" {
            break;
        }
    }
    house.server.stop().await;
}

#[tokio::test]
async fn what_others_do_otherwise_and_what_cannot_be_done_is_asked() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = adas_turn(&ada, &ben, TURNS).await;
    let board = think(&ben, &id).await;
    let turn = |node: u32| json!({ "board": board.id, "rows": [{ "when": [], "line": node }] });
    // The first of two rows does not hold, and after the last Ben is asked.
    let rows = json!([
        { "when": [{ "node": board.nodes[0].id, "not": true, "anybody": true }], "line": board.at },
        { "when": [{ "node": board.nodes[0].id, "like": true }] },
    ]);
    keep(&ben, &id, &json!({ "board": board.id, "rows": rows })).await.unwrap();
    let replaced = keep(&ben, &id, &line(&board)).await.unwrap();
    assert_eq!(replaced.rows.len(), 1, "the last word holds");
    let gone: StandingOrders = ben.delete(&format!("/api/tables/{id}/orders")).await.unwrap();
    assert!(gone.rows.is_empty() && gone.ended.is_none());

    keep(&ben, &id, &json!({ "board": board.id, "rows": rows })).await.unwrap();
    let mut his = ben.events(&format!("/api/tables/{id}/events"), None).await.unwrap();
    act(&ada, &id, &board.nodes[0].step).await;
    let asked = ben.glance(&id).await;
    assert!(!asked.options.is_empty(), "Ben is asked");
    assert_eq!(asked.standing.unwrap().ended.unwrap().why, StandingWhy::Asked);
    loop {
        let notice: Value = serde_json::from_str(&his.next().await.unwrap().data).unwrap();
        if notice["event"]["kind"] == "standing" {
            assert_eq!(notice["event"]["standing"]["ended"]["why"], "asked");
            break;
        }
    }
    // He is asked already, so there is nothing to order; and then the board is behind the game.
    assert_eq!(code(keep(&ben, &id, &line(&board)).await), (409, ErrorCode::WrongTime));
    let state = ben.glance(&id).await;
    let line_step = &board.nodes[1].step;
    let other =
        state.options.iter().find(|option| option.step.starts_with("pass") && option.step != *line_step);
    ben.step(&id, &other.unwrap().step, state.rev).await.unwrap();
    assert_eq!(code(keep(&ben, &id, &turn(board.at)).await), (409, ErrorCode::WrongTime));
    house.server.stop().await;
}

#[tokio::test]
async fn orders_are_for_the_own_seat_of_a_game_by_turns() {
    let mut config = config();
    config.notices.public_url = None;
    let house = House::with(Arc::new(Memory::default()), config).await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let id = adas_turn(&ada, &ben, TURNS).await;
    let board = think(&ben, &id).await;
    assert_eq!(code(keep(&ada, &id, &line(&board)).await), (404, ErrorCode::NotFound), "it is Ben's board");
    let strange = eve.get::<StandingOrders>(&format!("/api/tables/{id}/orders")).await;
    assert_eq!(code(strange), (403, ErrorCode::Forbidden));
    let wrong = [
        json!({ "board": board.id, "rows": [] }),
        json!({ "board": board.id, "rows": [{ "when": [] }] }),
        json!({ "board": board.id, "rows": [{ "when": vec![json!({ "node": board.at }); 5], "line": board.at }] }),
    ];
    for body in wrong {
        assert_eq!(code(keep(&ben, &id, &body).await), (422, ErrorCode::Invalid), "{body}");
    }
    let nowhere = json!({ "board": board.id, "rows": [{ "when": [], "line": 999 }] });
    assert_eq!(code(keep(&ben, &id, &nowhere).await), (404, ErrorCode::NotFound));

    // Somebody else takes the seat over: the orders are nobody's.
    keep(&ben, &id, &line(&board)).await.unwrap();
    let offer: Value = ben.post(&format!("/api/tables/{id}/hand-over"), &json!({})).await.unwrap();
    eve.act(&id, "claim", json!({ "token": offer["token"] })).await;
    assert!(orders(&eve, &id).await.rows.is_empty());

    // At the pace of a sitting there are none, however the board came about.
    let live = r#"{ "kind": "live", "bank": 600, "increment": 0, "timeout": "wait" }"#;
    let state: TableState = {
        let id = adas_turn(&ada, &ben, live).await;
        let answer = ben.get::<StandingOrders>(&format!("/api/tables/{id}/orders")).await;
        assert_eq!(code(answer), (409, ErrorCode::WrongTime));
        ben.state(&id).await
    };
    assert!(state.standing.is_none());
    house.server.stop().await;
}
