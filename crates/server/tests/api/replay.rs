//! Earlier moments, charts, records.

use crate::House;
use crate::house::{AtTable, code, config, play_to_the_end, table};
use game_core::Record;
use serde_json::json;
use server::api::{Chart, ErrorCode, ImportFormat, Moment, TableState, TableStatus, ViewerInfo};
use server::{Importer, Memory};
use std::sync::Arc;

#[tokio::test]
async fn a_finished_game_shows_every_moment_to_everybody() {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let start = ben.state(&id).await;
    let moments = format!("/api/tables/{id}/moments");
    let early: Moment = ben.get(&format!("{moments}/{}", start.table.steps)).await.unwrap();
    assert_eq!(Some(early.view), start.view);
    assert_eq!(start.table.round, 1);
    assert!(early.scores.is_none(), "sheets wait for the end");
    for eyes in ["seat:0", "judge"] {
        let foreign = ben.get::<Moment>(&format!("{moments}/1?as={eyes}")).await;
        assert_eq!(code(foreign), (403, ErrorCode::Forbidden));
    }
    play_to_the_end(&[&ada, &ben], &id, |_| 0).await;

    let end = eve.state(&id).await;
    assert_eq!(end.viewer, ViewerInfo::Judge);
    let all: Moment = eve.get(&format!("{moments}/{}?as=seat:1", start.table.steps)).await.unwrap();
    assert_eq!(Some(all.view), start.view, "the view of a seat is what the seat saw");
    let last: Moment = eve.get(&format!("{moments}/{}", end.table.steps)).await.unwrap();
    assert_eq!(Some(&last.view), end.view.as_ref());
    assert_eq!(last.scores, end.scores);
    let beyond = eve.get::<Moment>(&format!("{moments}/{}", end.table.steps + 1)).await;
    assert_eq!(code(beyond), (404, ErrorCode::NotFound));

    let mut rounds: Vec<u16> = end.log.lines.iter().map(|line| line.round).collect();
    assert_eq!(rounds.last(), Some(&end.table.round));
    rounds.dedup();
    assert!(rounds.len() > 2 && rounds.windows(2).all(|pair| pair[1] == pair[0] + 1), "{rounds:?}");

    let chart: Chart = eve.get(&format!("/api/tables/{id}/chart?points=5")).await.unwrap();
    assert!(chart.steps.len() <= 5 && *chart.steps.last().unwrap() == end.table.steps);
    let points = chart.scores.iter().filter(|series| series.seat == 0);
    let total: i32 = points.map(|series| series.values.last().unwrap()).sum();
    assert_eq!(total, end.scores.unwrap()[0].score);
}

#[tokio::test]
async fn a_record_travels_from_server_to_server() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let running = ada.text(&format!("/api/tables/{id}/record")).await;
    assert_eq!(code(running), (409, ErrorCode::WrongTime), "a record names every draw");
    play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
    let text = ada.text(&format!("/api/tables/{id}/record")).await.unwrap();

    let other = House::open().await;
    let cid = other.guest("Cid").await;
    let import = json!({ "format": "ziggurat", "text": text, "title": "From afar" });
    let state: TableState = cid.post("/api/records", &import).await.unwrap();
    assert_eq!(state.table.status, TableStatus::Finished);
    assert!(state.table.imported);
    assert_eq!(state.view, ada.state(&id).await.view.map(|_| state.view.clone().unwrap()));
    assert_eq!(state.table.outcome, ada.state(&id).await.table.outcome);
    let again = cid.text(&format!("/api/tables/{}/record", state.table.id)).await.unwrap();
    assert_eq!(again, text, "the same file comes out");
    let mine: server::api::TableList = cid.get("/api/tables?list=finished").await.unwrap();
    assert_eq!(mine.tables.len(), 1);

    let changed = json!({ "format": "ziggurat", "text": text.replace("seal", "SEAL") });
    assert_eq!(code(cid.post::<TableState>("/api/records", &changed).await), (422, ErrorCode::Invalid));
    let unknown = json!({ "format": "telegram", "text": "" });
    assert_eq!(code(cid.post::<TableState>("/api/records", &unknown).await), (422, ErrorCode::Invalid));
}

/// A foreign format for the test: the record in capitals.
struct Capitals;

impl Importer for Capitals {
    fn format(&self) -> &str {
        "capitals"
    }
    fn game(&self) -> &str {
        "pebbles"
    }
    fn import(&self, text: &str) -> Result<Record, String> {
        text.to_lowercase().parse::<Record>().map_err(|error| format!("row 1: {error}"))
    }
}

#[tokio::test]
async fn foreign_formats_are_read_by_whoever_knows_them() {
    let mut config = config();
    config.importers.push(Arc::new(Capitals));
    let house = House::with(Arc::new(Memory::default()), config).await;
    let (ada, ben) = (house.guest("ada").await, house.guest("ben").await);
    let formats: Vec<ImportFormat> = ada.get("/api/records/formats").await.unwrap();
    assert_eq!(formats[1], ImportFormat { id: "capitals".to_owned(), game: Some("pebbles".to_owned()) });
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
    let text = ada.text(&format!("/api/tables/{id}/record")).await.unwrap();
    let import = json!({ "format": "capitals", "text": text.to_uppercase() });
    assert!(ada.post::<TableState>("/api/records", &import).await.unwrap().table.imported);
    let wrong = json!({ "format": "capitals", "text": "NOTHING" });
    let error = ada.post::<TableState>("/api/records", &wrong).await.unwrap_err();
    assert!(error.to_string().contains("row 1"), "{error}");
}
