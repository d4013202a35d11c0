//! Order at the table and in the house: owners, reports, admins, people who leave, what grows too old.

use crate::House;
use crate::house::{AtTable, code, config, play_to_the_end, table};
use reqwest::Method;
use serde_json::{Value, json};
use server::api::{
    AccountCreated, AdminBan, AdminDeed, AdminPerson, AdminReport, ChatLine, Done, ErrorCode, MyData,
    Occupant, OutcomeReason, Program, ProgramCreated, ReportReceived, Session, TableEvent, TableList,
    TableNotice, TableState, TableStatus,
};
use server::client::{Client, Events};
use server::ids::{TableId, UserId};
use server::store::House as _;
use server::{Config, Memory, Rate, Store};
use std::sync::Arc;
use std::time::Duration;

async fn house(change: impl FnOnce(&mut Config)) -> (House, Arc<Memory>) {
    let (store, mut config) = (Arc::new(Memory::default()), config());
    change(&mut config);
    (House::with(Arc::clone(&store) as Arc<dyn Store>, config).await, store)
}

async fn admin(house: &House, store: &Memory) -> Client {
    let token = server::admin::token(&store.secret([0; 32]).await.unwrap());
    let program = Program { id: String::new(), name: String::new() };
    Client::program(&house.base, &ProgramCreated { program, token }).unwrap()
}

async fn id_of(client: &Client) -> String {
    client.get::<Session>("/api/session").await.unwrap().me.unwrap().id
}

async fn drain(mut events: Events) {
    while events.next().await.is_some() {}
}

async fn say(client: &Client, id: &str, text: &str) -> Result<ChatLine, server::client::ClientError> {
    client.post(&format!("/api/tables/{id}/chat"), &json!({ "text": text })).await
}

#[tokio::test]
async fn the_owner_removes_and_keeps_out() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let made: TableState =
        ada.post("/api/tables", &json!({ "game": "pebbles", "players": 2, "start": false })).await.unwrap();
    let id = made.table.id;
    ben.act(&id, "join", json!({})).await;
    let stream = ben.events(&format!("/api/tables/{id}/events"), None).await.unwrap();
    let (order, user) = (format!("/api/tables/{id}/order"), id_of(&ben).await);
    let remove = json!({ "order": "remove", "user": user });
    assert_eq!(code(ben.post::<TableState>(&order, &remove).await), (403, ErrorCode::Forbidden));
    let state = ada.act(&id, "order", remove.clone()).await;
    assert_eq!(state.table.seats[1].occupant, Occupant::Open);
    assert_eq!(state.order.unwrap().kept_out[0].name, "Ben");
    drain(stream).await;
    for path in ["join", "enter"] {
        let body = json!({ "invite": made.invite });
        let refused = ben.post::<TableState>(&format!("/api/tables/{id}/{path}"), &body).await;
        assert_eq!(code(refused), (404, ErrorCode::NotFound), "{path}");
    }
    assert_eq!(code(ben.get::<TableState>(&format!("/api/tables/{id}")).await).0, 404);
    let own = json!({ "order": "remove", "user": id_of(&ada).await });
    assert_eq!(code(ada.post::<TableState>(&order, &own).await), (422, ErrorCode::Invalid));
    let nobody = json!({ "order": "remove", "user": "nobody" });
    assert_eq!(code(ada.post::<TableState>(&order, &nobody).await), (404, ErrorCode::NotFound));
    ada.act(&id, "order", json!({ "order": "let_in", "user": user })).await;
    assert!(ben.act(&id, "join", json!({})).await.order.is_none(), "only the owner sees who is kept out");
    ada.act(&id, "start", json!({})).await;
    assert_eq!(code(ada.post::<TableState>(&order, &remove).await), (409, ErrorCode::WrongTime));
}

#[tokio::test]
async fn who_is_muted_plays_on_in_silence() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    say(&ben, &id, "hello").await.unwrap();
    let user = id_of(&ben).await;
    ada.act(&id, "order", json!({ "order": "mute", "user": user })).await;
    assert_eq!(code(say(&ben, &id, "hello?").await), (403, ErrorCode::Forbidden));
    assert!(ben.state(&id).await.muted && !ada.state(&id).await.muted);
    say(&ada, &id, "at last").await.unwrap();
    ada.act(&id, "order", json!({ "order": "unmute", "user": user })).await;
    say(&ben, &id, "hello!").await.unwrap();
    ada.act(&id, "order", json!({ "order": "mute", "user": user })).await;
    play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
}

#[tokio::test]
async fn a_table_that_turns_private_loses_those_who_watch() {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let path = format!("/api/tables/{id}/events");
    let nobody = Client::stranger(&house.base).unwrap();
    let watching = (eve.events(&path, None).await.unwrap(), nobody.events(&path, None).await.unwrap());
    let mut at_ben = ben.events(&path, None).await.unwrap();
    ada.act(&id, "order", json!({ "order": "show", "visibility": "private" })).await;
    drain(watching.0).await;
    drain(watching.1).await;
    ada.play_first(&id).await;
    loop {
        let notice: TableNotice = serde_json::from_str(&at_ben.next().await.unwrap().data).unwrap();
        if matches!(notice.event, TableEvent::Step { .. }) {
            break;
        }
    }
    assert_eq!(code(eve.get::<TableState>(&format!("/api/tables/{id}")).await).0, 404);
}

#[tokio::test]
async fn reports_reach_admins_and_nobody_else() {
    let (house, store) = house(|_| {}).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let line = say(&ben, &id, "something rude").await.unwrap();
    let report = json!({ "line": line.seq, "text": "this is rude" });
    ada.post::<ReportReceived>(&format!("/api/tables/{id}/report"), &report).await.unwrap();
    let eve = house.guest("Eve").await;
    let hidden =
        table(&[&ben], "pebbles", 2, json!({ "visibility": "private", "seats": [{ "kind": "me" }] })).await;
    let foreign =
        eve.post::<ReportReceived>(&format!("/api/tables/{hidden}/report"), &json!({ "text": "x" })).await;
    assert_eq!(code(foreign).0, 404);

    let boss = admin(&house, &store).await;
    let reports: Vec<AdminReport> = boss.get("/api/admin/reports").await.unwrap();
    assert_eq!(reports.len(), 1);
    assert_eq!(reports[0].said.as_deref(), Some("something rude"));
    assert_eq!(reports[0].about, Some(id_of(&ben).await));
    let forged = server::admin::token(&[9; 32]);
    let program = Program { id: String::new(), name: String::new() };
    let forged = Client::program(&house.base, &ProgramCreated { program, token: forged }).unwrap();
    for (client, status) in [(&ada, 401), (&forged, 401)] {
        assert_eq!(code(client.get::<Vec<AdminReport>>("/api/admin/reports").await).0, status);
        let close = client.post::<Done>(&format!("/api/admin/tables/{id}/close"), &json!({})).await;
        assert_eq!(code(close).0, status);
    }

    let remove = format!("/api/admin/tables/{id}/lines/{}/remove", line.seq);
    boss.post::<Done>(&remove, &json!({})).await.unwrap();
    assert_eq!(ada.state(&id).await.chat, []);
    let events = store.events(&TableId::new(id.clone()), 0).await.unwrap();
    assert!(events.iter().all(|event| !event.body.contains("something rude")), "not even on disk");
    boss.post::<Done>(&format!("/api/admin/tables/{id}/close"), &json!({})).await.unwrap();
    let state = ada.state(&id).await;
    assert_eq!(state.table.status, TableStatus::Finished);
    assert_eq!(state.table.outcome.unwrap().reason, OutcomeReason::Closed);
    let log: Vec<AdminDeed> = boss.get("/api/admin/log").await.unwrap();
    let done: Vec<&str> = log.iter().map(|deed| deed.what.as_str()).collect();
    assert_eq!(done, ["close table", "remove line"]);
}

#[tokio::test]
async fn who_is_banned_is_out_at_once() {
    let (house, store) = house(|_| {}).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let created: ProgramCreated = ben.post("/api/programs", &json!({ "name": "Engine" })).await.unwrap();
    let engine = Client::program(&house.base, &created).unwrap();
    let boss = admin(&house, &store).await;
    let found: Vec<AdminPerson> = boss.get("/api/admin/people?text=BEN").await.unwrap();
    assert_eq!(found.len(), 1);
    let stream = ben.events("/api/events", None).await.unwrap();
    let ban = json!({ "subject": found[0].me.id, "reason": "rude", "hours": 1 });
    let banned: AdminBan = boss.post("/api/admin/bans", &ban).await.unwrap();
    drain(stream).await;
    for client in [&ben, &engine] {
        assert_eq!(code(client.get::<Session>("/api/session").await), (403, ErrorCode::Forbidden));
    }
    ada.get::<Session>("/api/session").await.unwrap();
    let lift = boss.request(Method::DELETE, &format!("/api/admin/bans/{}", banned.id)).send().await.unwrap();
    assert!(lift.status().is_success());
    ben.get::<Session>("/api/session").await.unwrap();

    let watching = Client::stranger(&house.base).unwrap().events("/api/events", None).await.unwrap();
    let range: AdminBan = boss.post("/api/admin/bans", &json!({ "subject": "127.0.0.0/8" })).await.unwrap();
    drain(watching).await;
    assert_eq!(code(Client::guest(&house.base, "Cid").await), (403, ErrorCode::Forbidden));
    assert_eq!(ada.text("/healthz").await.unwrap(), "ok");
    let lift = boss.request(Method::DELETE, &format!("/api/admin/bans/{}", range.id)).send().await.unwrap();
    assert!(lift.status().is_success(), "an admin is never kept out");
    for wrong in ["192.0.2.0/33", "nobody", "", "0123456789abcdef"] {
        let refused = boss.post::<AdminBan>("/api/admin/bans", &json!({ "subject": wrong })).await;
        assert!([404, 422].contains(&code(refused).0), "{wrong}");
    }
}

#[tokio::test]
async fn the_log_knows_who_came_and_no_secret() {
    let (house, store) = house(|_| {}).await;
    let ada = house.guest("Ada").await;
    let account = json!({ "login": "ada", "password": "analytical engine" });
    let created: AccountCreated = ada.post("/api/account", &account).await.unwrap();
    let stranger = Client::stranger(&house.base).unwrap();
    for (login, password) in [("ada", "analytical engine"), ("ada", "wrong guess"), ("my real password", "x")]
    {
        let body = json!({ "login": login, "password": password });
        let _ = stranger.post::<Session>("/api/session/sign-in", &body).await;
    }
    let change = json!({ "password": "analytical engine", "new_password": "difference engine" });
    ada.post::<Session>("/api/account/password", &change).await.unwrap();
    let code = &created.recovery_codes[0];
    let recover = json!({ "login": "ada", "code": code, "password": "third engine" });
    stranger.post::<Session>("/api/session/recover", &recover).await.unwrap();
    let log: Value = admin(&house, &store).await.get("/api/admin/log").await.unwrap();
    let done: Vec<&str> =
        log.as_array().unwrap().iter().rev().map(|deed| deed["what"].as_str().unwrap()).collect();
    let expected = [
        "account made",
        "sign-in",
        "sign-in failed",
        "sign-in failed",
        "password changed",
        "password recovered",
    ];
    assert_eq!(done, expected);
    let text = log.to_string();
    for secret in ["engine", "guess", "my real password", code] {
        assert!(!text.contains(secret), "{secret}");
    }
    assert!(text.contains("127.0.0.1"));
}

#[tokio::test]
async fn chat_and_new_tables_have_a_pace() {
    let (house, _) = house(|config| {
        config.limits.chat = Rate { burst: 2.0, per_second: 0.001 };
        config.limits.openings = Rate { burst: 1.0, per_second: 0.001 };
    })
    .await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    say(&ada, &id, "one").await.unwrap();
    say(&ada, &id, "two").await.unwrap();
    assert_eq!(code(say(&ada, &id, "three").await), (429, ErrorCode::TooFast));
    say(&ben, &id, "mine").await.unwrap();
    let new = json!({ "game": "pebbles", "players": 2 });
    assert_eq!(code(ada.post::<TableState>("/api/tables", &new).await), (429, ErrorCode::TooFast));
    ben.post::<TableState>("/api/tables", &new).await.unwrap();
}

#[tokio::test]
async fn somebody_takes_everything_along_and_leaves() {
    let (house, store) = house(|_| {}).await;
    let (ada, ben) = (house.guest("Lovelace").await, house.guest("Ben").await);
    let account = json!({ "login": "ada", "password": "analytical engine" });
    ada.post::<AccountCreated>("/api/account", &account).await.unwrap();
    let user = id_of(&ada).await;
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    say(&ada, &id, "my very own words").await.unwrap();
    say(&ben, &id, "not hers").await.unwrap();
    ada.post::<Value>(&format!("/api/tables/{id}/notes"), &json!({ "text": "a plan" })).await.unwrap();
    let over = table(&[&ada], "pebbles", 2, json!({})).await;
    play_to_the_end(&[&ada], &over, |_| 0).await;
    let waiting: TableState =
        ada.post("/api/tables", &json!({ "game": "pebbles", "players": 2 })).await.unwrap();

    let mine: MyData = ada.get("/api/me/data").await.unwrap();
    assert_eq!((mine.me.login.as_deref(), mine.sessions.len(), mine.tables.len()), (Some("ada"), 1, 3));
    assert_eq!(mine.chat.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["my very own words"]);
    assert_eq!(mine.notes[0].text, "a plan");

    let mut events = ben.events(&format!("/api/tables/{id}/events"), None).await.unwrap();
    let wrong = ada.post::<Session>("/api/me/delete", &json!({ "password": "wrong guess" })).await;
    assert_eq!(code(wrong), (401, ErrorCode::WrongCredentials));
    let gone: Session =
        ada.post("/api/me/delete", &json!({ "password": "analytical engine" })).await.unwrap();
    assert!(gone.me.is_none() && ada.get::<Session>("/api/session").await.unwrap().me.is_none());
    let sign_in =
        Client::stranger(&house.base).unwrap().post::<Session>("/api/session/sign-in", &account).await;
    assert_eq!(code(sign_in).0, 401);
    loop {
        let notice: TableNotice = serde_json::from_str(&events.next().await.unwrap().data).unwrap();
        if matches!(notice.event, TableEvent::Order { .. }) {
            break;
        }
    }
    let state = ben.state(&id).await;
    let left = Occupant::Person { user: String::new(), name: String::new() };
    assert_eq!(state.table.seats[0].occupant, left, "somebody who left");
    assert_eq!(state.table.status, TableStatus::Finished, "among two, who leaves gives up");
    assert_eq!(state.chat.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["not hers"]);
    // The rest is forgotten table by table; who leaves is among the leaving until it is done.
    while !store.leaving().await.unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    for table in [&id, &over, &waiting.table.id] {
        let table = TableId::new(table.clone());
        let stored = store.events(&table, 0).await.unwrap().into_iter().map(|event| event.body);
        let snapshot = store.snapshot(&table).await.unwrap().map(|snapshot| snapshot.body);
        let row = store.table(&table).await.unwrap().map(|row| serde_json::to_string(&row.summary).unwrap());
        for text in stored.chain(snapshot).chain(row) {
            assert!(!text.contains("Lovelace") && !text.contains("my very own words"), "{text}");
        }
    }
    assert_eq!(store.user(&UserId::new(user)).await.unwrap(), None);
    let list: TableList = ben.get("/api/tables?list=open").await.unwrap();
    assert!(list.tables.is_empty(), "what had not begun is given up");
}

#[tokio::test]
async fn what_nobody_uses_goes() {
    let (house, store) = house(|config| {
        config.lifetimes.guest = Duration::ZERO;
        config.lifetimes.round = Duration::from_millis(20);
    })
    .await;
    // Who sits nowhere goes at any moment, even before the own first table.
    let ben = loop {
        let Ok(ben) = Client::guest(&house.base, "Ben").await else { continue };
        let new = json!({ "game": "pebbles", "players": 2, "start": false });
        if ben.post::<TableState>("/api/tables", &new).await.is_ok() {
            break ben;
        }
    };
    let ada = loop {
        if let Ok(ada) = Client::guest(&house.base, "Ada").await {
            break ada;
        }
    };
    while ada.get::<Session>("/api/session").await.unwrap().me.is_some() {
        tokio::task::yield_now().await;
    }
    assert!(ben.get::<Session>("/api/session").await.unwrap().me.is_some());
    while store.people("Ada", 5).await.unwrap().iter().any(|user| user.name == "Ada") {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_waiting_table_nobody_looks_at_goes() {
    let (house, store) = house(|config| {
        config.lifetimes.waiting = Duration::ZERO;
        config.lifetimes.round = Duration::from_millis(20);
    })
    .await;
    let ada = house.guest("Ada").await;
    let running = table(&[&ada], "pebbles", 2, json!({})).await;
    let waiting: TableState =
        ada.post("/api/tables", &json!({ "game": "pebbles", "players": 2 })).await.unwrap();
    let id = TableId::new(waiting.table.id);
    while store.table(&id).await.unwrap().is_some() {
        tokio::task::yield_now().await;
    }
    assert_eq!(store.events(&id, 0).await.unwrap(), [], "nothing stays of it");
    assert_eq!(ada.state(&running).await.table.status, TableStatus::Running);
}

#[tokio::test]
async fn a_record_is_kept_once_and_not_without_end() {
    let (house, _) = house(|config| config.limits.imports_per_caller = 1).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let record = async |rounds: u8| {
        let id = table(&[&ada, &ben], "pebbles", 2, json!({ "setup": { "rounds": rounds } })).await;
        play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
        ada.text(&format!("/api/tables/{id}/record")).await.unwrap()
    };
    let (first, second) = (record(1).await, record(2).await);
    let read = async |who: &Client, text: &str| {
        who.post::<TableState>("/api/records", &json!({ "format": "ziggurat", "text": text })).await
    };
    let once = read(&ada, &first).await.unwrap().table.id;
    assert_eq!(read(&ada, &first).await.unwrap().table.id, once);
    assert_eq!(code(read(&ada, &second).await), (422, ErrorCode::Invalid));
    let other = read(&ben, &first).await.unwrap().table.id;
    assert_ne!(other, once, "everybody has the own ones");
}

#[tokio::test]
async fn a_word_after_the_end_does_not_write_the_whole_game_again() {
    let (house, store) = house(|_| {}).await;
    let ada = house.guest("Ada").await;
    let id = table(&[&ada], "pebbles", 2, json!({})).await;
    play_to_the_end(&[&ada], &id, |_| 0).await;
    let kept = store.snapshot(&TableId::new(id.clone())).await.unwrap();
    assert!(kept.is_some(), "a finished game opens quickly");
    say(&ada, &id, "well played").await.unwrap();
    assert_eq!(store.snapshot(&TableId::new(id)).await.unwrap(), kept);
}
