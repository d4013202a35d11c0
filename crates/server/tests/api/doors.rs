//! Who takes too long, and what happens when there are too many.

use crate::House;
use crate::house::{TempFile, config};
use reqwest::Method;
use serde_json::{Value, json};
use server::api::ErrorCode;
use server::client::Client;
use server::{Config, Memory, Sqlite};
use sqlx::ConnectOptions;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const MOMENT: Duration = Duration::from_millis(200);

async fn house(change: impl FnOnce(&mut Config)) -> House {
    let mut config = config();
    change(&mut config);
    House::with(Arc::new(Memory::default()), config).await
}

async fn connect(house: &House, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(house.base.trim_start_matches("http://")).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// Everything the server says until it closes the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut said = Vec::new();
    // A connection that is cut off is closed as well.
    let _ = stream.read_to_end(&mut said).await;
    String::from_utf8_lossy(&said).into_owned()
}

/// The first answer on a connection that stays open.
async fn answer(stream: &mut TcpStream) -> String {
    let mut said = vec![0; 4096];
    let count = stream.read(&mut said).await.unwrap();
    String::from_utf8_lossy(&said[..count]).into_owned()
}

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n";

#[tokio::test]
async fn a_head_that_does_not_end_is_not_waited_for() {
    let house = house(|config| config.patience.head = MOMENT).await;
    for half in ["", "GET /heal", "GET /healthz HTTP/1.1\r\nhost: here\r\nx: "] {
        let said = rest(connect(&house, half).await).await;
        assert!(!said.contains("200"), "{half:?}: {said}");
    }
    let mut idle = connect(&house, HEALTH).await;
    assert!(answer(&mut idle).await.starts_with("HTTP/1.1 200"));
    assert_eq!(rest(idle).await, "", "a connection nobody uses is closed");
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let house = house(|config| config.patience.body = MOMENT).await;
    let head = "POST /api/session HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n\
                content-length: 20\r\n\r\n{\"name\":";
    let mut stream = connect(&house, head).await;
    let said = answer(&mut stream).await;
    assert!(said.starts_with("HTTP/1.1 408") && said.contains("too_slow"), "{said}");
}

#[tokio::test]
async fn a_store_that_does_not_answer_is_not_waited_for() {
    let file = TempFile::new();
    let mut config = config();
    // Enough for what is answered at once on a busy machine, and less than the store waits for its turn.
    config.patience.whole = 10 * MOMENT;
    let house = House::with(Arc::new(Sqlite::open(&file.0).await.unwrap()), config).await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&file.0);
    let mut other = options.connect().await.unwrap();
    let ada = house.guest("Ada").await;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    for (method, path) in [(Method::POST, "/api/tables"), (Method::GET, "/healthz")] {
        let body = json!({ "game": "pebbles", "players": 2 });
        let answer = ada.request(method, path).json(&body).send().await.unwrap();
        assert_eq!(answer.status(), 503, "{path}");
        assert!(answer.headers().contains_key("retry-after"), "{path}");
    }
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    assert_eq!(ada.text("/healthz").await.unwrap(), "ok");
}

#[tokio::test]
async fn who_waits_longest_makes_room() {
    let house = house(|config| config.limits.connections = 3).await;
    let mut first = connect(&house, HEALTH).await;
    assert!(answer(&mut first).await.contains("200 OK"));
    let mut second = connect(&house, HEALTH).await;
    assert!(answer(&mut second).await.contains("200 OK"));
    let half = connect(&house, "GET /healthz HTTP/1.1\r\n").await;
    // The first has waited longest when the fourth comes, then the second.
    let mut fourth = connect(&house, HEALTH).await;
    assert!(answer(&mut fourth).await.contains("200 OK"));
    assert_eq!(rest(first).await, "");
    let mut fifth = connect(&house, HEALTH).await;
    assert!(answer(&mut fifth).await.contains("200 OK"));
    assert_eq!(rest(second).await, "");
    drop(half);
}

#[tokio::test]
async fn when_everybody_is_busy_others_come_back_later() {
    let house = house(|config| config.limits.connections = 3).await;
    let mut streams = Vec::new();
    for _ in 0..3 {
        let client = Client::stranger(&house.base).unwrap();
        let mut stream = client.events("/api/events", None).await.unwrap();
        assert_eq!(stream.next().await.unwrap().event, "hello");
        streams.push((client, stream));
    }
    let said = rest(connect(&house, HEALTH).await).await;
    assert!(said.starts_with("HTTP/1.1 503") && said.contains("retry-after"), "{said}");
    let body: Value = serde_json::from_str(said.split("\r\n\r\n").nth(1).unwrap()).unwrap();
    assert_eq!(body["code"], json!("unavailable"));
    streams.pop();
    // A stream that has ended leaves its place as soon as the server has noticed.
    loop {
        let mut stream = connect(&house, HEALTH).await;
        if answer(&mut stream).await.starts_with("HTTP/1.1 200") {
            break;
        }
    }
}

#[tokio::test]
async fn with_too_much_to_do_the_health_is_still_told() {
    let house = house(|config| config.limits.requests = 1).await;
    let head = "POST /api/session HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n\
                content-length: 2\r\nexpect: 100-continue\r\n\r\n";
    let mut slow = connect(&house, head).await;
    assert!(answer(&mut slow).await.starts_with("HTTP/1.1 100"), "the server waits for the body");
    let client = Client::stranger(&house.base).unwrap();
    let sent = client.request(Method::GET, "/api/games").send().await.unwrap();
    assert_eq!(sent.status(), 503);
    assert!(sent.headers().contains_key("retry-after"));
    let refused = crate::house::code(client.get::<Value>("/api/games").await);
    assert_eq!(refused, (503, ErrorCode::Unavailable));
    assert_eq!(client.text("/healthz").await.unwrap(), "ok");
    assert!(client.text("/metrics").await.unwrap().contains("ziggurat_shed_total 2"));
    slow.write_all(b"{}").await.unwrap();
    assert!(answer(&mut slow).await.starts_with("HTTP/1.1 200"));
    client.get::<Value>("/api/games").await.unwrap();
}

/// Every address under a table that the server publishes, with its methods.
async fn table_doors(client: &Client) -> Vec<(Method, String)> {
    let api: Value = client.get("/api/openapi.json").await.unwrap();
    let paths = api["paths"].as_object().unwrap();
    let doors = paths.iter().filter(|(path, _)| path.starts_with("/api/tables/{id}"));
    let methods = |(path, item): (&String, &Value)| -> Vec<(Method, String)> {
        let path = path.replace("{seat}", "0").replace("{step}", "0");
        let names = item.as_object().unwrap().keys();
        let known = names.filter_map(|name| name.to_uppercase().parse::<Method>().ok());
        known.map(|method| (method, path.clone())).collect()
    };
    doors.flat_map(methods).collect()
}

#[tokio::test]
async fn no_door_of_a_table_opens_to_those_it_is_hidden_from() {
    let house = House::open().await;
    let (ada, eve) = (house.guest("Ada").await, house.guest("Eve").await);
    let new = json!({ "game": "pebbles", "players": 2, "visibility": "private" });
    let made: server::api::TableState = ada.post("/api/tables", &new).await.unwrap();
    let nobody = Client::stranger(&house.base).unwrap();
    let doors = table_doors(&nobody).await;
    assert!(doors.len() >= 25, "{doors:?}");
    for (method, door) in doors {
        let path = door.replace("{id}", &made.table.id);
        for client in [&eve, &nobody] {
            let body = json!({ "text": "x", "invite": "wrong", "token": "wrong" });
            let request = client.request(method.clone(), &path).json(&body);
            let status = request.send().await.unwrap().status().as_u16();
            let knocked = ["/enter", "/join", "/claim"].iter().any(|end| door.ends_with(end));
            // Whoever knocks is asked who they are and what they bring; nothing tells that there is a table.
            let expected: &[u16] = if knocked { &[401, 404, 422] } else { &[404] };
            assert!(expected.contains(&status), "{method} {door}: {status}");
        }
    }
}
