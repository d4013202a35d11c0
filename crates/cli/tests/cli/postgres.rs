//! The real program on PostgreSQL: serving, orders, looking ahead, and moving out and back.

use crate::database::Database;
use crate::program::{Folder, run};
use crate::serve::Serving;
use serde_json::json;
use server::api::{StepAnswer, TableState};
use server::client::Client;

#[tokio::test]
async fn a_club_moves_to_postgres_and_back() {
    let Some(database) = Database::start() else { return };
    let folder = Folder::new();
    let url = database.create("club");
    let serving = Serving::on(&["--database", &url]);
    let ada = Client::guest(&serving.base, "Ada").await.unwrap();
    let ben = Client::guest(&serving.base, "Ben").await.unwrap();
    let made: TableState = ada.post("/api/tables", &json!({ "game": "altay", "players": 2 })).await.unwrap();
    let path = format!("/api/tables/{}", made.table.id);
    ben.post::<TableState>(&format!("{path}/join"), &json!({})).await.unwrap();
    let state: TableState = ada.get(&path).await.unwrap();
    let mover = if state.options.is_empty() { &ben } else { &ada };
    let state: TableState = mover.get(&path).await.unwrap();
    let body = json!({ "step": state.options[0].step, "rev": state.rev, "key": "click-00000001" });
    mover.post::<StepAnswer>(&format!("{path}/steps"), &body).await.unwrap();
    let before: TableState = ada.get(&path).await.unwrap();

    run(["serve", "--no-open", "--port", "0", "--database", &url]).fails(1, "is in use by another server");
    let file = format!("sqlite:{}", folder.path("club.sqlite").display());
    run(["copy", "--from", &url, "--to", &file]).fails(1, "is in use by another server");
    let tables = run(["admin", "tables", "--database", &url]).ok();
    assert!(tables.contains(&made.table.id), "{tables}");
    let fates = run(["upgrade", "--check", "--database", &url]).ok();
    assert!(fates.contains("1 tables: 1 as before"), "{fates}");
    run(["backup", "x.sqlite", "--database", &url]).fails(1, "pg_dump");
    drop(serving);

    let copied = run(["copy", "--from", &url, "--to", &file]).ok();
    assert!(copied.contains("and the same there: ") && copied.contains("1 tables"), "{copied}");
    run(["copy", "--from", &url, "--to", &file]).fails(1, "is not empty");
    let serving = Serving::on(&["--database", &file]);
    let ada = Client::stranger(&serving.base).unwrap().with_cookie(ada.cookie().map(str::to_owned));
    let after: TableState = ada.get(&path).await.unwrap();
    assert_eq!(
        (after.rev, after.seq, after.view),
        (before.rev, before.seq, before.view),
        "Ada sits where she sat"
    );
    drop(serving);
    let back = database.create("back");
    run(["copy", "--from", &file, "--to", &back]).ok();
}
