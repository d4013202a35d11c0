//! The teacher over HTTP.

use crate::House;
use crate::house::{AtTable, code, table};
use serde_json::{Value, json};
use server::api::ErrorCode;

#[tokio::test]
async fn a_teacher_speaks_to_whoever_sits_at_the_table_and_to_nobody_else() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let course: Value = ada.get("/api/games/terra-mystica/course").await.unwrap();
    assert_eq!(course["game"], "terra-mystica");
    assert_eq!(course["chapters"].as_array().unwrap().len(), course["lessons"].as_array().unwrap().len());
    assert_eq!(code(ada.get::<Value>("/api/games/pebbles/course").await), (404, ErrorCode::NotFound));

    let first = json!({ "setup": course["first"]["setup"], "visibility": "open" });
    let id = table(&[&ada], "terra-mystica", 3, first).await;
    // Bots may be asked before her.
    let mut events = ada.events(&format!("/api/tables/{id}/events"), None).await.unwrap();
    while ada.glance(&id).await.options.is_empty() {
        events.next().await.unwrap();
    }
    let path = format!("/api/tables/{id}/guide");
    let told: Value = ada.get(&path).await.unwrap();
    let (state, lesson) = (ada.glance(&id).await, &told["guide"]["lesson"]);
    assert_eq!(told["rev"], state.rev);
    let name = lesson["id"].as_str().unwrap();
    let offered: Vec<&str> = state.options.iter().map(|option| option.step.as_str()).collect();
    for asked in lesson["asked"].as_array().unwrap() {
        assert!(offered.contains(&asked["step"].as_str().unwrap()), "{asked} is on offer");
    }
    let next: Value = ada.get(&format!("{path}?taught={name}")).await.unwrap();
    assert_ne!(next["guide"]["lesson"]["id"], name, "what was told is not told again");

    assert_eq!(code(ben.get::<Value>(&path).await), (403, ErrorCode::Forbidden));
    let many = format!("{path}?taught={}", (0..501).map(|n| format!("x{n}")).collect::<Vec<_>>().join(","));
    assert_eq!(code(ada.get::<Value>(&many).await), (422, ErrorCode::Invalid));
    assert_eq!(code(ada.get::<Value>("/api/tables/nowhere/guide").await), (404, ErrorCode::NotFound));
    assert_eq!(ada.glance(&id).await, state, "listening changes nothing");
}

#[tokio::test]
async fn an_exercise_is_tried_without_a_table_and_wrong_steps_are_told_apart() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let cards: Vec<Value> = ada.get("/api/games/terra-mystica/practice").await.unwrap();
    assert!(cards.len() >= 8 && cards.iter().all(|card| card["rule"].is_string()), "{cards:?}");
    let none: Vec<Value> = ada.get("/api/games/pebbles/practice").await.unwrap();
    assert!(none.is_empty());

    let path = "/api/games/terra-mystica/practice/burn";
    let begun: Value = ada.get(path).await.unwrap();
    assert_eq!(begun["stand"], "open");
    assert!(begun["view"].is_object() && begun["told"].is_null());
    let asked = begun["asked"][0].as_str().unwrap();
    let options = begun["options"].as_array().unwrap();
    assert!(options.iter().any(|option| option["step"] == asked));
    let done: Value = ada.post(path, &json!({ "steps": [asked] })).await.unwrap();
    assert_eq!(done["stand"], "done");
    assert_eq!(done["told"]["key"], "done-burn");
    let other = options.iter().find(|option| option["step"] != asked).unwrap();
    let other: Value = ada.post(path, &json!({ "steps": [other["step"]] })).await.unwrap();
    assert_eq!(other["stand"], "other");
    assert_eq!(ada.get::<Value>(path).await.unwrap(), begun, "nothing is kept");

    let refused = ada.post::<Value>(path, &json!({ "steps": ["fly"] })).await;
    assert_eq!(code(refused), (422, ErrorCode::Refused));
    let over = ada.post::<Value>(path, &json!({ "steps": [asked, asked] })).await;
    assert_eq!(code(over), (422, ErrorCode::Invalid));
    let many = ada.post::<Value>(path, &json!({ "steps": vec!["burn"; 21] })).await;
    assert_eq!(code(many), (422, ErrorCode::Invalid));
    let long = ada.post::<Value>(path, &json!({ "steps": ["b".repeat(201)] })).await;
    assert_eq!(code(long), (422, ErrorCode::Invalid));
    let wrong = ada.post::<Value>(path, &json!({ "step": "burn" })).await;
    assert_eq!(code(wrong), (422, ErrorCode::Invalid));
    let nowhere = "/api/games/terra-mystica/practice/nowhere";
    assert_eq!(code(ada.get::<Value>(nowhere).await), (404, ErrorCode::NotFound));
    assert_eq!(code(ada.get::<Value>("/api/games/chess/practice").await), (404, ErrorCode::NotFound));
}
