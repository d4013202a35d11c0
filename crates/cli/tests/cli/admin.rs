//! `ziggurat admin`: orders to a running server, and to a database nobody serves.

use crate::program::{Folder, Run, run};
use crate::serve::Serving;
use serde_json::{Value, json};
use server::api::{ChatLine, ReportReceived, Session, TableState};
use server::client::{Client, ClientError};
use std::path::Path;

fn admin(data: &Path, args: &[&str]) -> Run {
    run([&["admin", "--data", data.to_str().unwrap()], args].concat())
}

async fn status<T: serde::de::DeserializeOwned>(client: &Client, path: &str) -> u16 {
    match client.get::<T>(path).await {
        Ok(_) => 200,
        Err(ClientError::Refused { status, .. }) => status,
        Err(broken) => panic!("{broken}"),
    }
}

#[tokio::test]
async fn order_is_kept_on_a_running_server_and_without_one() {
    let folder = Folder::new();
    let data = folder.path("data");
    let serving = Serving::start(&data, &[]);
    let ada = Client::guest(&serving.base, "Ada").await.unwrap();
    let ben = Client::guest(&serving.base, "Ben").await.unwrap();
    let new = json!({ "game": "altay", "players": 2 });
    let made: TableState = ada.post("/api/tables", &new).await.unwrap();
    let path = format!("/api/tables/{}", made.table.id);
    ben.post::<TableState>(&format!("{path}/join"), &json!({})).await.unwrap();
    let line: ChatLine = ben.post(&format!("{path}/chat"), &json!({ "text": "rude words" })).await.unwrap();
    let report = json!({ "line": line.seq, "text": "look at this" });
    ada.post::<ReportReceived>(&format!("{path}/report"), &report).await.unwrap();

    let reports = admin(&data, &["reports"]).ok();
    assert!(reports.contains("look at this") && reports.contains("rude words"), "{reports}");
    let people = admin(&data, &["people", "ben", "--json"]).json();
    let id = people[0]["me"]["id"].as_str().unwrap();
    admin(&data, &["remove-line", &made.table.id, &line.seq.to_string()]).ok();
    assert_eq!(ada.get::<TableState>(&path).await.unwrap().chat, []);
    assert!(admin(&data, &["ban", id, "--reason", "rude"]).ok().contains("is not let in any more"));
    assert_eq!(status::<Session>(&ben, "/api/session").await, 403);
    let ban = admin(&data, &["bans", "--json"]).json()[0]["id"].as_str().unwrap().to_owned();
    admin(&data, &["lift", &ban]).ok();
    assert_eq!(status::<Session>(&ben, "/api/session").await, 200);
    admin(&data, &["close", &made.table.id]).ok();
    assert!(admin(&data, &["tables"]).ok().contains("Finished"));
    admin(&data, &["close", "nowhere"]).fails(1, "there is no such table");
    admin(&data, &["ban", "192.0.2.0/40"]).fails(1, "subject: expected");
    drop(serving);

    admin(&data, &["delete", id]).ok();
    assert_eq!(admin(&data, &["people", id, "--json"]).json(), Value::Array(Vec::new()));
    let log = admin(&data, &["log"]).ok();
    for deed in ["delete person", "close table", "lift ban", "ban", "remove line"] {
        assert!(log.contains(deed), "{deed}: {log}");
    }
    admin(&folder.path("nothing"), &["people"]).fails(1, "there is no database");
}
