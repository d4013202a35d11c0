//! Stored games outlive mended rules: a table that comes out the same goes on, another one is kept as it was.
//!
//! Version 0 of Pebbles never was: a table stored with it is an older one to the server.

use crate::House;
use crate::house::{AtTable, TempFile, code, config, play_to_the_end, table};
use game_core::{AnyGame, ErasedGame, Record};
use game_laws::toy::Toy;
use serde_json::json;
use server::api::{ErrorCode, Kept, OutcomeReason, StepAnswer, TableList, TableState, TableStatus};
use server::client::Client;
use server::upgrade::{Fate, examine};
use server::{Sqlite, Store};
use sqlx::Connection;

static PEBBLES: ErasedGame<Toy> = ErasedGame::new();

fn moved(client: &Client, house: &House) -> Client {
    Client::stranger(&house.base).unwrap().with_cookie(client.cookie().map(str::to_owned))
}

/// Makes everything in the file the work of rules version 0, as a program before the change would have left it.
async fn age(file: &TempFile, more: &[&str]) {
    let mut connection =
        sqlx::SqliteConnection::connect(&format!("sqlite:{}", file.0.display())).await.unwrap();
    let older = [
        // Only a test may change what happened.
        "DROP TRIGGER events_stay",
        "UPDATE events SET body = replace(body, '\"rules\":1,', '\"rules\":0,') WHERE seq = 1",
        "UPDATE tables SET summary = json_remove(summary, '$.rules', '$.content', '$.kept')",
        "DELETE FROM snapshots",
    ];
    for sql in older.iter().chain(more) {
        sqlx::query(sqlx::AssertSqlSafe(*sql)).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

/// The third step of seat 0 is one that no rules of now allow.
const OTHER_STEP: &str = "UPDATE events SET body = json_replace(body, '$.step', 'seal 9') WHERE seq = \
     (SELECT max(seq) FROM events AS last WHERE last.table_id = events.table_id \
      AND json_extract(last.body, '$.kind') = 'stepped')";

async fn fates(file: &TempFile) -> Vec<Fate> {
    let store = Sqlite::open(&file.0).await.unwrap();
    let fates = examine(&store, &config()).await.unwrap();
    store.close().await;
    fates.into_iter().map(|examined| examined.fate).collect()
}

#[tokio::test]
async fn a_table_that_comes_out_the_same_goes_on_under_the_new_rules() {
    let file = TempFile::new();
    let house = House::on_file(&file).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let waiting: TableState =
        ada.post("/api/tables", &json!({ "game": "pebbles", "players": 2 })).await.unwrap();
    ada.play_first(&id).await;
    ben.play_first(&id).await;
    let before = ada.state(&id).await;
    house.server.stop().await;

    age(&file, &[]).await;
    assert_eq!(fates(&file).await, [Fate::Renewed { from: 0, to: 1 }, Fate::Renewed { from: 0, to: 1 }]);
    let house = House::on_file(&file).await;
    let (ada, ben) = (moved(&ada, &house), moved(&ben, &house));
    assert_eq!(ada.state(&id).await, before, "nobody notices");
    ben.act(&waiting.table.id, "join", json!({})).await;
    play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
    let record: Record = ada.text(&format!("/api/tables/{id}/record")).await.unwrap().parse().unwrap();
    assert_eq!(record.rules, 1);
    PEBBLES.replay(&record, None).unwrap();
    house.server.stop().await;
    assert_eq!(fates(&file).await, [Fate::Same, Fate::Same], "and it stays with them");
}

#[tokio::test]
async fn a_table_that_goes_another_way_is_kept_to_be_looked_at_exported_and_left() {
    let file = TempFile::new();
    let house = House::on_file(&file).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    for _ in 0..2 {
        ada.play_first(&id).await;
        ben.play_first(&id).await;
    }
    let before = ada.state(&id).await;
    house.server.stop().await;

    age(&file, &[OTHER_STEP]).await;
    let mut config = config();
    config.limits.tables_per_caller = 1;
    let store: std::sync::Arc<dyn Store> = std::sync::Arc::new(Sqlite::open(&file.0).await.unwrap());
    let house = House::with(store, config).await;
    let (ada, ben, cid) = (moved(&ada, &house), moved(&ben, &house), house.guest("Cid").await);
    let mine: TableList = ada.get("/api/tables?list=mine").await.unwrap();
    let Some(Kept::Rules { played: 0, known: 1, step: Some(step), problem }) = &mine.tables[0].kept else {
        panic!("the list says why: {:?}", mine.tables[0]);
    };
    assert!(problem.contains("not allowed any more"), "{problem}");
    let running: TableList = ada.get("/api/tables?list=watch").await.unwrap();
    assert_eq!(running.tables.len(), 0, "there is nothing to watch");

    let state = ada.state(&id).await;
    assert_eq!(
        (state.table.kept.as_ref(), state.table.status),
        (mine.tables[0].kept.as_ref(), before.table.status)
    );
    assert_eq!(state.table.steps + 1, *step, "it shows the last moment that comes out as it did");
    assert_eq!(state.log.lines[..], before.log.lines[..state.table.steps as usize]);
    assert!(state.view.is_some() && state.options.is_empty() && state.table.awaited.is_empty());
    for person in [&ada, &ben] {
        let stepped = person.step(&id, "seal 1", state.rev).await;
        assert_eq!(code(stepped), (409, ErrorCode::OtherRules));
    }
    ada.post::<server::api::ChatLine>(&format!("/api/tables/{id}/chat"), &json!({ "text": "well" }))
        .await
        .unwrap();

    let path = format!("/api/tables/{id}/record");
    assert_eq!(
        code(cid.text(&path).await),
        (409, ErrorCode::WrongTime),
        "its draws are its players' business"
    );
    let record: Record = ada.text(&path).await.unwrap().parse().unwrap();
    assert_eq!((record.rules, record.result.as_ref()), (0, None));
    assert_eq!(record.steps.len(), before.table.steps as usize, "every step and every draw is in it");
    let error = PEBBLES.replay(&record, None).map(drop).unwrap_err();
    assert!(error.to_string().contains("by version 1, which this program plays, the game goes another way"));

    let next: TableState = ada
        .post("/api/tables", &json!({ "game": "pebbles", "players": 2 }))
        .await
        .expect("it counts against no limit");
    let over = ada.post::<TableState>("/api/tables", &json!({ "game": "pebbles", "players": 2 })).await;
    assert_eq!(code(over), (422, ErrorCode::Invalid), "the limit itself holds");
    assert_ne!(next.table.id, id);

    ben.post::<TableList>(&format!("/api/tables/{id}/leave"), &json!({})).await.unwrap();
    let left = ada.state(&id).await;
    assert_eq!(left.table.status, TableStatus::Finished);
    assert_eq!(left.table.outcome.unwrap().reason, OutcomeReason::Unfinished);
    cid.text(&path).await.expect("it is over");
    house.server.stop().await;
}

#[tokio::test]
async fn a_result_that_comes_out_differently_stays_as_it_was() {
    let file = TempFile::new();
    let house = House::on_file(&file).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
    let record = ada.text(&format!("/api/tables/{id}/record")).await.unwrap();
    house.server.stop().await;

    let scored = "UPDATE events SET body = json_replace(body, '$.outcome.scores[0]', 99) \
                  WHERE json_extract(body, '$.kind') = 'finished'";
    age(&file, &[scored]).await;
    let house = House::on_file(&file).await;
    let ada = moved(&ada, &house);
    let state = ada.state(&id).await;
    assert!(matches!(state.table.kept, Some(Kept::Rules { step: None, .. })), "{:?}", state.table.kept);
    assert_eq!(state.table.outcome.unwrap().scores[0], 99);
    let kept: Record = ada.text(&format!("/api/tables/{id}/record")).await.unwrap().parse().unwrap();
    assert_eq!(kept.result.unwrap().scores[0], 99);
    let played: Record = record.parse().unwrap();
    assert_eq!(kept.steps, played.steps, "put together from the events alone, it is the same game");
    house.server.stop().await;
}

#[tokio::test]
async fn a_record_of_older_rules_is_read_where_it_comes_out_the_same() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
    let mut record: Record = ada.text(&format!("/api/tables/{id}/record")).await.unwrap().parse().unwrap();
    let import = async |record: &Record| {
        let body = json!({ "format": "ziggurat", "text": record.to_string() });
        ada.post::<TableState>("/api/records", &body).await
    };
    record.rules = 0;
    let same = import(&record).await.unwrap();
    assert_eq!((same.table.status, same.table.kept), (TableStatus::Finished, None));
    record.rules = 7;
    assert_eq!(code(import(&record).await), (409, ErrorCode::OtherRules), "rules of a newer program");
    record.rules = 0;
    record.result.as_mut().unwrap().scores[1] += 1;
    assert_eq!(code(import(&record).await), (409, ErrorCode::OtherRules), "other points");
    record.rules = 1;
    assert_eq!(code(import(&record).await), (422, ErrorCode::Invalid), "not mended: wrong");
    house.server.stop().await;
}

#[tokio::test]
async fn steps_taken_back_and_made_again_are_in_the_record_as_they_ended() {
    let file = TempFile::new();
    let house = House::on_file(&file).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let first = ada.play_first(&id).await;
    let undo = json!({ "rev": first.rev, "key": "take-it-back" });
    let back: StepAnswer = ada.post(&format!("/api/tables/{id}/undo"), &undo).await.unwrap();
    let redo = json!({ "rev": back.state.rev, "key": "make-it-again" });
    ada.post::<StepAnswer>(&format!("/api/tables/{id}/redo"), &redo).await.unwrap();
    ben.play_first(&id).await;
    let asked = ada.act(&id, "undo-ask", json!({ "to": 6 })).await.undo_request.unwrap();
    ben.act(&id, "undo-answer", json!({ "request": asked.id, "accept": true })).await;
    ada.play_first(&id).await;
    ben.play_first(&id).await;
    ada.play_first(&id).await;
    let before = ada.state(&id).await;
    house.server.stop().await;

    age(&file, &[OTHER_STEP]).await;
    let house = House::on_file(&file).await;
    let ada = moved(&ada, &house);
    let record: Record = ada.text(&format!("/api/tables/{id}/record")).await.unwrap().parse().unwrap();
    assert_eq!(record.steps.len(), before.table.steps as usize);
    let told = |at: usize| before.log.lines[at].notation.clone();
    let public = (0..record.steps.len() - 1).filter(|at| told(*at).is_some());
    for at in public {
        assert_eq!(Some(record.steps[at].1.clone()), told(at), "step {}", at + 1);
    }
    house.server.stop().await;
}
