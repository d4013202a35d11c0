//! Whose word counts: sessions that end, codes that are used, addresses, names.

use crate::House;
use crate::house::{AtTable, code, config, table};
use reqwest::Method;
use serde_json::{Value, json};
use server::api::{AccountCreated, ChatLine, ErrorCode, Occupant, ProgramCreated, Session, TableState};
use server::client::{Client, Events};
use server::{Memory, Rate};
use std::sync::Arc;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

const OLD: &str = "analytical engine";

/// Somebody with an account, and its recovery codes.
async fn account(house: &House) -> (Client, Vec<String>) {
    let ada = house.guest("Ada").await;
    let created: AccountCreated =
        ada.post("/api/account", &json!({ "login": "ada", "password": OLD })).await.unwrap();
    (ada, created.recovery_codes)
}

async fn sign_in(base: &str, password: &str) -> (u16, Client) {
    let mut client = Client::stranger(base).unwrap();
    let body = json!({ "login": "ada", "password": password });
    let response = client.request(Method::POST, "/api/session/sign-in").json(&body).send().await.unwrap();
    client.take_cookie(&response);
    (response.status().as_u16(), client)
}

/// A request whose head the server has read and whose body it waits for.
struct HalfSent(BufReader<TcpStream>, String);

impl HalfSent {
    async fn new(house: &House, client: &Client, path: &str, body: &Value) -> HalfSent {
        let host = house.base.trim_start_matches("http://");
        let body = body.to_string();
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: {host}\r\ncookie: {}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\nexpect: 100-continue\r\nconnection: close\r\n\r\n",
            client.cookie().unwrap(),
            body.len()
        );
        let mut stream = BufReader::new(TcpStream::connect(host).await.unwrap());
        stream.write_all(head.as_bytes()).await.unwrap();
        // The server asks for the body when it has decided who calls.
        let mut line = String::new();
        stream.read_line(&mut line).await.unwrap();
        assert!(line.starts_with("HTTP/1.1 100"), "{line}");
        stream.read_line(&mut line).await.unwrap();
        HalfSent(stream, body)
    }

    /// Sends the body and is gone.
    async fn leave(mut self) {
        self.0.write_all(self.1.as_bytes()).await.unwrap();
        self.0.shutdown().await.unwrap();
    }

    /// Sends the body; gives the status.
    async fn finish(mut self) -> u16 {
        self.0.write_all(self.1.as_bytes()).await.unwrap();
        let mut answer = String::new();
        self.0.read_to_string(&mut answer).await.unwrap();
        answer.split(' ').nth(1).unwrap().parse().unwrap()
    }
}

#[tokio::test]
async fn a_session_that_ends_meanwhile_changes_nothing() {
    let house = House::open().await;
    let (thief, _) = account(&house).await;
    let (_, ada) = sign_in(&house.base, OLD).await;
    let rename = json!({ "name": "Mallory" });
    let slow = HalfSent::new(&house, &thief, "/api/session", &rename).await;
    let program = HalfSent::new(&house, &thief, "/api/programs", &json!({ "name": "Spy" })).await;
    let change = json!({ "password": OLD, "new_password": "difference engine" });
    ada.post::<Session>("/api/account/password", &change).await.unwrap();
    assert_eq!(slow.finish().await, 401);
    assert_eq!(program.finish().await, 401);
    assert_eq!(sign_in(&house.base, OLD).await.0, 401, "the old password is not back");
    assert_eq!(sign_in(&house.base, "difference engine").await.0, 200);
    let me = ada.get::<Session>("/api/session").await.unwrap().me.unwrap();
    assert_eq!(me.name, "Ada");
    assert_eq!(ada.get::<Vec<Value>>("/api/programs").await.unwrap(), Vec::<Value>::new());
}

#[tokio::test]
async fn a_password_change_is_finished_when_its_caller_leaves() {
    let house = House::open().await;
    let (ada, _) = account(&house).await;
    let (_, thief) = sign_in(&house.base, OLD).await;
    assert!(thief.get::<Session>("/api/session").await.unwrap().me.is_some(), "the server knows the thief");
    let change = json!({ "password": OLD, "new_password": "difference engine" });
    HalfSent::new(&house, &ada, "/api/account/password", &change).await.leave().await;
    let changed = async { while sign_in(&house.base, "difference engine").await.0 != 200 {} };
    let patience = std::time::Duration::from_secs(30);
    tokio::time::timeout(patience, changed).await.expect("what was begun is finished");
    let me = thief.get::<Session>("/api/session").await.unwrap().me;
    assert_eq!(me, None, "whoever was in by the old password is out");
}

#[tokio::test]
async fn of_two_password_changes_at_once_one_counts() {
    let house = House::open().await;
    let (ada, _) = account(&house).await;
    let (_, thief) = sign_in(&house.base, OLD).await;
    let change = |password: &str| json!({ "password": OLD, "new_password": password });
    let slow = HalfSent::new(&house, &thief, "/api/account/password", &change("a thief's word")).await;
    ada.post::<Session>("/api/account/password", &change("difference engine")).await.unwrap();
    assert_eq!(slow.finish().await, 401, "its session ended with the password it knew");
    assert_eq!(sign_in(&house.base, "a thief's word").await.0, 401);
    assert_eq!(sign_in(&house.base, "difference engine").await.0, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_recovery_code_works_once_however_many_try_it_at_once() {
    let house = House::open().await;
    let (_, codes) = account(&house).await;
    let tries = (0..8).map(|number| {
        let (base, code) = (house.base.clone(), codes[0].clone());
        tokio::spawn(async move {
            let body = json!({ "login": "ada", "code": code, "password": format!("new password {number}") });
            Client::stranger(&base).unwrap().post::<Session>("/api/session/recover", &body).await.is_ok()
        })
    });
    let mut opened = 0;
    for attempt in tries.collect::<Vec<_>>() {
        opened += u32::from(attempt.await.unwrap());
    }
    assert_eq!(opened, 1);
}

/// Reads until the stream ends.
async fn drain(mut events: Events) -> usize {
    let mut count = 0;
    while events.next().await.is_some() {
        count += 1;
    }
    count
}

#[tokio::test]
async fn streams_end_with_the_session() {
    let house = House::open().await;
    let (ada, _) = account(&house).await;
    let (_, elsewhere) = sign_in(&house.base, OLD).await;
    let id = table(&[&ada], "pebbles", 2, json!({ "seats": [{ "kind": "me" }] })).await;
    let path = format!("/api/tables/{id}/events");
    let (at_table, lobby) =
        (elsewhere.events(&path, None).await, elsewhere.events("/api/events", None).await);
    let mut own = ada.events(&path, None).await.unwrap();
    let change = json!({ "password": OLD, "new_password": "difference engine" });
    ada.post::<Session>("/api/account/password", &change).await.unwrap();
    drain(at_table.unwrap()).await;
    drain(lobby.unwrap()).await;
    ada.post::<ChatLine>(&format!("/api/tables/{id}/chat"), &json!({ "text": "still here" })).await.unwrap();
    while !own.next().await.expect("the own stream goes on").data.contains("still here") {}
    let second = ada.events(&path, None).await.unwrap();
    ada.post::<Session>("/api/session/sign-out", &json!({})).await.unwrap();
    drain(own).await;
    drain(second).await;

    let ben = house.guest("Ben").await;
    let created: ProgramCreated = ben.post("/api/programs", &json!({ "name": "Engine" })).await.unwrap();
    let engine = Client::program(&house.base, &created).unwrap();
    let stream = engine.events("/api/events", None).await.unwrap();
    let gone = ben.request(Method::DELETE, &format!("/api/programs/{}", created.program.id));
    assert!(gone.send().await.unwrap().status().is_success());
    drain(stream).await;
}

#[tokio::test]
async fn streams_end_when_the_seat_is_cleared() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    for visibility in ["private", "link", "open"] {
        let new = json!({ "game": "pebbles", "players": 2, "visibility": visibility, "start": false });
        let made: TableState = ada.post("/api/tables", &new).await.unwrap();
        let id = made.table.id;
        ben.act(&id, "join", json!({ "invite": made.invite })).await;
        let stream = ben.events(&format!("/api/tables/{id}/events"), None).await.unwrap();
        ada.act(&id, "seats/1/clear", json!({})).await;
        assert_eq!(drain(stream).await, 1, "{visibility}: nothing after the greeting");
        let again = ben.get::<TableState>(&format!("/api/tables/{id}")).await;
        assert_eq!(again.is_ok(), visibility == "open");
    }
}

#[tokio::test]
async fn authorization_of_another_kind_does_not_make_the_cookie_free() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let body = json!({ "game": "pebbles", "players": 2 });
    for authorization in ["Basic YTpi", "Bearer", "bearer x", "Negotiate"] {
        let request = ada.request(Method::POST, "/api/tables").header("origin", "https://evil.example");
        let answer = request.header("authorization", authorization).json(&body).send().await.unwrap();
        assert_eq!(answer.status(), 403, "{authorization}");
    }
    let forged = ada.request(Method::POST, "/api/tables").header("origin", "https://evil.example");
    let answer = forged.header("authorization", "Bearer invented").json(&body).send().await.unwrap();
    assert_eq!(answer.status(), 401, "with a token the cookie does not count");
}

async fn guest_from(base: &str, lines: &[&str]) -> u16 {
    let mut request = Client::stranger(base).unwrap().request(Method::POST, "/api/session");
    for line in lines {
        request = request.header("x-forwarded-for", *line);
    }
    request.json(&json!({ "name": "Ada" })).send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn an_address_is_what_the_own_proxy_saw() {
    let mut limited = config();
    limited.limits.guests = Rate { burst: 1.0, per_second: 0.001 };
    limited.behind_proxy = true;
    let house = House::with(Arc::new(Memory::default()), limited.clone()).await;
    assert_eq!(guest_from(&house.base, &["192.0.2.1"]).await, 200);
    assert_eq!(guest_from(&house.base, &["203.0.113.5", "192.0.2.1"]).await, 429, "the first line is forged");
    assert_eq!(guest_from(&house.base, &["203.0.113.6, 192.0.2.1"]).await, 429);
    assert_eq!(guest_from(&house.base, &["2001:db8:1:2::1"]).await, 200);
    assert_eq!(guest_from(&house.base, &["2001:db8:1:2:ffff::9"]).await, 429, "one line has one network");
    assert_eq!(guest_from(&house.base, &["2001:db8:1:3::1"]).await, 200);
    limited.behind_proxy = false;
    let house = House::with(Arc::new(Memory::default()), limited).await;
    assert_eq!(guest_from(&house.base, &["192.0.2.1"]).await, 200);
    assert_eq!(guest_from(&house.base, &["192.0.2.2"]).await, 429, "without a proxy nobody's word counts");
}

#[tokio::test]
async fn guessing_slows_down_per_account_too() {
    let mut limited = config();
    limited.limits.account = Rate { burst: 3.0, per_second: 0.001 };
    limited.behind_proxy = true;
    let house = House::with(Arc::new(Memory::default()), limited).await;
    account(&house).await;
    for _ in 0..5 {
        assert_eq!(sign_in(&house.base, OLD).await.0, 200, "right ones do not count");
    }
    let guess = async |number: u32, login: &str| {
        let body = json!({ "login": login, "password": format!("guess number {number}") });
        let client = Client::stranger(&house.base).unwrap();
        let request = client.request(Method::POST, "/api/session/sign-in");
        let request = request.header("x-forwarded-for", format!("192.0.2.{number}"));
        request.json(&body).send().await.unwrap().status().as_u16()
    };
    for number in 1..=3 {
        assert_eq!(guess(number, "ada").await, 401);
        assert_eq!(guess(number, "nobody").await, 401);
    }
    assert_eq!(guess(4, "ADA").await, 429, "from yet another address");
    assert_eq!(guess(5, "nobody").await, 429, "nothing tells which accounts there are");
    assert_eq!(guess(6, "ben").await, 401);
}

#[tokio::test]
async fn names_can_be_seen_and_told_apart() {
    let house = House::open().await;
    for wrong in ["A\u{202E}da", "\u{200B}", "Ada\u{2066}", "Ad\u{200D}a", "\u{3164}"] {
        let refused = Client::guest(&house.base, wrong).await;
        assert_eq!(code(refused), (422, ErrorCode::Invalid), "{wrong:?}");
    }
    let (ada, twin) = (house.guest("Ada").await, house.guest("АDA").await);
    let id = table(&[&ada, &twin], "pebbles", 2, json!({})).await;
    let name = |state: &TableState, seat: usize| match &state.table.seats[seat].occupant {
        Occupant::Person { name, .. } => name.clone(),
        other => panic!("{other:?}"),
    };
    let state = ada.state(&id).await;
    assert_eq!((name(&state, 0).as_str(), name(&state, 1).as_str()), ("Ada", "АDA (2)"));
    let chat = format!("/api/tables/{id}/chat");
    let line: ChatLine = twin.post(&chat, &json!({ "text": "I am Ada" })).await.unwrap();
    assert_eq!(line.name, "АDA (2)", "the chat calls people as the seats do");
    let turned = ada.post::<ChatLine>(&chat, &json!({ "text": "a\u{202E}b" })).await;
    assert_eq!(code(turned), (422, ErrorCode::Invalid));
}
