//! People who are away are told: by push message, by mail, by webhook, each from the step to whoever gets it.

use crate::house::{AtTable, House, TempFile, code, config, table};
use crate::services::{Browser, Letterbox, Service, check_hook, check_vapid};
use axum::http::StatusCode;
use reqwest::Method;
use serde_json::{Value, json};
use server::api::{Done, ErrorCode, InvitationCard, LinkDone, NoticeState, Session, TableState, WayKind};
use server::client::Client;
use server::{Config, Memory, Sqlite};
use std::sync::Arc;
use std::time::Duration;

/// A server that tells at once.
fn telling() -> Config {
    let mut config = config();
    config.notices.public_url = Some("https://play.example.org".to_owned());
    config.notices.private_targets = true;
    config.notices.grace = Duration::ZERO;
    config.notices.retry = Duration::from_millis(20);
    config
}

async fn open(config: Config) -> House {
    House::with(Arc::new(Memory::default()), config).await
}

async fn set(client: &Client, what: &str, body: Value) -> NoticeState {
    client.post(&format!("/api/me/notices{what}"), &body).await.unwrap()
}

/// Of twelve hours, at once or a moment later.
const LEFT: [&str; 2] = ["12 h 0 min left.", "11 h 59 min left."];

/// A table where Ada has moved and Ben is waited for.
async fn bens_turn(ada: &Client, ben: &Client) -> String {
    let clock = json!({ "kind": "turns", "hours": 12, "timeout": "bot" });
    let id =
        table(&[ada, ben], "terra-mystica", 2, json!({ "title": "Lamplight table", "clock": clock })).await;
    while ben.glance(&id).await.options.is_empty() {
        ada.play_first(&id).await;
    }
    id
}

#[tokio::test]
async fn a_push_message_is_signed_and_sealed_for_the_browser_alone() {
    let mut service = Service::open().await;
    let house = open(telling()).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let key = set(&ben, "", json!({})).await.offers.push.expect("the server offers push");
    let browser = Browser::new();
    let endpoint = format!("{}/ben", service.base);
    let state = set(&ben, "/push", browser.subscription(&endpoint)).await;
    assert_eq!((state.ways[0].kind, state.ways[0].label.as_str()), (WayKind::Push, "Firefox on Linux"));
    let text = serde_json::to_string(&state).unwrap();
    assert!(!text.contains(&endpoint), "not even its owner needs the address again: {text}");
    let id = bens_turn(&ada, &ben).await;
    let arrived = service.next().await;
    assert_eq!(arrived.name, "ben");
    check_vapid(&arrived, &service.base, &key);
    let body = String::from_utf8_lossy(&arrived.body).into_owned();
    assert!(!body.contains("Lamplight"), "the push service reads nothing");
    let shown = browser.open(&arrived.body);
    assert_eq!(shown["title"], "Your turn at Lamplight table");
    assert_eq!(shown["path"], format!("/table/{id}"));
    let said = shown["body"].as_str().unwrap();
    // Where the lot let Ben begin, there is nothing to tell of Ada yet.
    assert!(said.starts_with("Ada: ") || LEFT.contains(&said), "{said}");
    assert!(LEFT.iter().any(|left| said.ends_with(left)), "{said}");
    service.answer(StatusCode::GONE);
    while !ben.glance(&id).await.options.is_empty() {
        ben.play_first(&id).await;
    }
    while ben.glance(&id).await.options.is_empty() {
        ada.play_first(&id).await;
    }
    service.next().await;
    // The browser has unsubscribed: the device is forgotten as soon as the service has said so.
    loop {
        let state: NoticeState = ben.get("/api/me/notices").await.unwrap();
        if state.ways.is_empty() {
            break;
        }
        tokio::task::yield_now().await;
    }
    house.server.stop().await;
}

#[tokio::test]
async fn mail_needs_a_yes_has_a_link_to_the_table_and_one_to_be_left_alone() {
    let mut letters = Letterbox::open().await;
    let mut config = telling();
    config.notices.smtp_url = Some(letters.url.clone());
    let house = open(config).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let state = set(&ben, "/mail", json!({ "address": "ben@example.org" })).await;
    assert!(!state.ways[0].confirmed);
    let asked = letters.next().await;
    assert_eq!(asked.to, "ben@example.org");
    assert!(asked.text.contains("Ben gave this address"), "{}", asked.text);
    let early = ben.post::<NoticeState>("/api/me/notices/test", &json!({ "way": "mail" })).await;
    assert_eq!(code(early), (409, ErrorCode::WrongTime));
    let stranger = Client::stranger(&house.base).unwrap();
    let confirm = asked.link("/told?confirm=").replace("/told?confirm=", "/api/notices/confirm/");
    let forged = confirm.replace("/api/notices/confirm/", "/api/notices/leave/");
    assert_eq!(code(stranger.post::<LinkDone>(&forged, &json!({})).await), (404, ErrorCode::NotFound));
    let done: LinkDone = stranger.post(&confirm, &json!({})).await.unwrap();
    assert_eq!(done.address.as_deref(), Some("ben@example.org"));

    let id = bens_turn(&ada, &ben).await;
    let letter = letters.next().await;
    assert!(letter.heads.contains("Subject: Your turn at Lamplight table"), "{}", letter.heads);
    assert_eq!(letter.link("/table/"), format!("/table/{id}"));
    assert!(LEFT.iter().any(|left| letter.text.contains(left)), "{}", letter.text);
    assert!(letter.heads.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{}", letter.heads);
    let leave = letter.link("/told?leave=").replace("/told?leave=", "/api/notices/leave/");
    // As a mail program calls it: a form, and no session.
    let form = stranger.request(Method::POST, &leave).body("List-Unsubscribe=One-Click");
    let answer = form.header("content-type", "application/x-www-form-urlencoded").send().await.unwrap();
    assert_eq!(answer.status(), 200);
    let again: LinkDone = stranger.post(&leave, &json!({})).await.unwrap();
    assert_eq!(again.address, None, "twice does no harm");
    let state: NoticeState = ben.get("/api/me/notices").await.unwrap();
    assert!(state.ways.is_empty(), "the address is forgotten");
    bens_turn(&ada, &ben).await;
    house.server.stop().await;
    assert!(letters.at_once().is_none(), "left alone");
}

#[tokio::test]
async fn a_webhook_is_signed_or_looks_like_one_of_discord() {
    let mut service = Service::open().await;
    let house = open(telling()).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let url = format!("{}/ben", service.base);
    let state = set(&ben, "/webhook", json!({ "url": url })).await;
    let secret = state.ways[0].secret.clone().unwrap();
    let id = bens_turn(&ada, &ben).await;
    let arrived = service.next().await;
    let said = check_hook(&arrived, &secret);
    assert_eq!(said["title"], "Your turn at Lamplight table");
    assert_eq!(said["items"][0]["table"], id);
    assert_eq!(said["url"], format!("https://play.example.org/table/{id}"));
    assert_eq!(said["id"], arrived.headers["x-ziggurat-notice"].to_str().unwrap());

    set(&ben, "/webhook", json!({ "url": format!("{url}-discord"), "shape": "discord" })).await;
    let state = set(&ben, "/test", json!({ "way": "webhook" })).await;
    assert_eq!(state.ways[0].trouble, None);
    let arrived = service.next().await;
    let said: Value = serde_json::from_slice(&arrived.body).unwrap();
    assert_eq!(said["allowed_mentions"], json!({ "parse": [] }));
    assert!(said["content"].as_str().unwrap().starts_with("**This works**\n"), "{said}");
    service.answer(StatusCode::NOT_FOUND);
    let state = set(&ben, "/test", json!({ "way": "webhook" })).await;
    assert_eq!(state.ways[0].trouble.as_deref(), Some("answered 404"));
    house.server.stop().await;
}

#[tokio::test]
async fn who_is_asked_to_a_table_is_told_once_and_not_of_what_is_over() {
    let mut service = Service::open().await;
    let house = open(telling()).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    set(&ben, "/webhook", json!({ "url": format!("{}/ben", service.base) })).await;
    let bens = ben.get::<Session>("/api/session").await.unwrap().me.unwrap().id;
    let new =
        json!({ "game": "terra-mystica", "players": 3, "visibility": "private", "title": "Friday ledge" });
    let made: TableState = ada.post("/api/tables", &new).await.unwrap();
    let path = format!("/api/tables/{}/invitations", made.table.id);
    for _ in 0..2 {
        ada.post::<Done>(&path, &json!({ "person": bens })).await.unwrap();
    }
    let told: Value = serde_json::from_slice(&service.next().await.body).unwrap();
    assert_eq!(
        (&told["title"], &told["text"]),
        (&json!("Ada asks you to Friday ledge"), &json!("Terra Mystica, 3 players."))
    );
    assert_eq!(
        (&told["items"][0]["kind"], &told["url"]),
        (&json!("invited"), &json!("https://play.example.org/"))
    );
    // Asked again after a no: that is another invitation.
    let cards: Vec<InvitationCard> = ben.get("/api/me/invitations").await.unwrap();
    ben.post::<Vec<InvitationCard>>(&format!("/api/me/invitations/{}/decline", cards[0].id), &json!({}))
        .await
        .unwrap();
    ada.post::<Done>(&path, &json!({ "person": bens })).await.unwrap();
    let again: Value = serde_json::from_slice(&service.next().await.body).unwrap();
    assert_eq!(again["title"], told["title"]);
    assert_ne!(again["id"], told["id"]);
    // Whoever wants to hear nothing of it, or has blocked who asks, does not; the turn that follows is the next thing told.
    let all = json!({ "push": true, "mail": true, "webhook": true });
    let none = json!({ "push": false, "mail": false, "webhook": false });
    let wants = json!({ "turn": all, "time": all, "over": all, "invited": none });
    set(&ben, "", json!({ "wants": wants })).await;
    let other: TableState = ada.post("/api/tables", &new).await.unwrap();
    let path = format!("/api/tables/{}/invitations", other.table.id);
    ada.post::<Done>(&path, &json!({ "person": bens })).await.unwrap();
    bens_turn(&ada, &ben).await;
    let next: Value = serde_json::from_slice(&service.next().await.body).unwrap();
    assert_eq!(next["items"][0]["kind"], "turn");
    house.server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_is_refused_and_private_targets_are() {
    let mut config = telling();
    config.notices.private_targets = false;
    let house = open(config).await;
    let ben = house.guest("Ben").await;
    let refused = async |what: &str, body: Value| {
        let answer = ben.post::<NoticeState>(&format!("/api/me/notices{what}"), &body).await;
        code(answer)
    };
    let invalid = (422, ErrorCode::Invalid);
    for url in
        ["http://example.org/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.1.2.3", "word", ""]
    {
        assert_eq!(refused("/webhook", json!({ "url": url })).await, invalid, "{url}");
    }
    let browser = Browser::new();
    assert_eq!(refused("/push", browser.subscription("https://192.168.0.1/push")).await, invalid);
    let mut broken = browser.subscription("https://push.example.org/x");
    broken["p256dh"] = json!("AAAA");
    assert_eq!(refused("/push", broken).await, invalid);
    assert_eq!(refused("/mail", json!({ "address": "ben@example.org" })).await, (409, ErrorCode::WrongTime));
    let quiet = json!({ "on": true, "from": 60, "until": 120, "zone": "Europe/Atlantis", "wake": true });
    assert_eq!(refused("", json!({ "quiet": quiet })).await, invalid);
    assert_eq!(refused("", json!({ "digest": 1_000_000 })).await, invalid);
    let localhost = set(&ben, "/webhook", json!({ "url": "https://localhost:1/x" })).await;
    assert_eq!(localhost.ways[0].trouble, None, "names are looked up when something is sent");
    let tried = set(&ben, "/test", json!({ "way": "webhook" })).await;
    assert_eq!(tried.ways[0].trouble.as_deref(), Some("is not on the public internet"));
    house.server.stop().await;
    let silent = open(crate::house::config()).await;
    let ben = silent.guest("Ben").await;
    let state: NoticeState = ben.get("/api/me/notices").await.unwrap();
    assert!(state.offers.push.is_none() && !state.offers.mail && !state.offers.webhook);
    let answer =
        ben.post::<NoticeState>("/api/me/notices/webhook", &json!({ "url": "https://example.org/x" })).await;
    assert_eq!(code(answer), (409, ErrorCode::WrongTime), "nothing is sent where nothing is configured");
    silent.server.stop().await;
}

#[tokio::test]
async fn choices_are_private_are_taken_along_and_go_with_their_person() {
    let file = TempFile::new();
    let store = Arc::new(Sqlite::open(&file.0).await.unwrap());
    let house = House::with(store, telling()).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let key = set(&ben, "", json!({})).await.offers.push;
    set(&ben, "/webhook", json!({ "url": "http://127.0.0.1:1/ben" })).await;
    let quiet = json!({ "on": true, "from": 1350, "until": 420, "zone": "Europe/Prague", "wake": false });
    set(&ben, "", json!({ "quiet": quiet, "digest": 60, "language": "it" })).await;
    let id = bens_turn(&ada, &ben).await;
    for path in [format!("/api/tables/{id}"), "/api/me/data".to_owned(), "/api/me/notices".to_owned()] {
        let seen = ada.text(&path).await.unwrap();
        assert!(!seen.contains("127.0.0.1:1") && !seen.contains("Prague"), "{path}");
    }
    let mine: Value = ben.get("/api/me/data").await.unwrap();
    assert_eq!(mine["notices"]["ways"][0]["label"], "http://127.0.0.1:1/ben");
    house.server.stop().await;

    let house = House::with(Arc::new(Sqlite::open(&file.0).await.unwrap()), telling()).await;
    let ben = Client::stranger(&house.base).unwrap().with_cookie(ben.cookie().map(str::to_owned));
    let state: NoticeState = ben.get("/api/me/notices").await.unwrap();
    assert_eq!(state.offers.push, key, "the key for push services is made once");
    assert_eq!(state.choices.quiet.zone, "Europe/Prague");
    let _: Value = ben.post("/api/me/delete", &json!({})).await.unwrap();
    house.server.stop().await;
    let store = Sqlite::open(&file.0).await.unwrap();
    let rows = server::Store::table(&store, &server::ids::TableId::new(id)).await.unwrap();
    assert!(rows.is_some(), "the table stays");
    let left = server::store::Notices::next_notice(&store).await.unwrap();
    assert_eq!(left, None, "nothing of Ben waits in the queue");
    server::Store::close(&store).await;
}

#[tokio::test]
async fn a_wrong_setting_is_told_at_the_start_without_its_password() {
    let start = async |change: fn(&mut Config)| {
        let mut config = telling();
        change(&mut config);
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        match server::Server::start(Arc::new(Memory::default()), config, listener).await {
            Ok(_) => panic!("it must not start"),
            Err(error) => error.to_string(),
        }
    };
    let told = start(|config| config.notices.public_url = Some("play.example.org/x".to_owned())).await;
    assert!(told.contains("expected one such as https://play.example.org"), "{told}");
    let told = start(|config| config.notices.smtp_url = Some("mail://ben:secret@host".to_owned())).await;
    assert!(told.contains("smtps://") && !told.contains("secret"), "{told}");
    let told = start(|config| {
        config.notices.smtp_url = Some("smtp://127.0.0.1".to_owned());
        config.notices.mail_from = Some("nobody".to_owned());
    })
    .await;
    assert!(told.contains("--mail-from"), "{told}");
}
