//! Guests, accounts, programs, foreign sites, impatience.

use crate::House;
use crate::house::{AtTable, code, config, play_to_the_end, table};
use reqwest::Method;
use serde_json::{Value, json};
use server::api::{
    AccountCreated, ErrorCode, Occupant, Program, ProgramCreated, RecoveryCodes, Session, TableList,
    TableState, UserKind,
};
use server::client::Client;
use server::{Memory, Rate};
use std::sync::Arc;

#[tokio::test]
async fn a_guest_keeps_name_preferences_and_tables() {
    let house = House::open().await;
    let nobody = Client::stranger(&house.base).unwrap();
    assert!(nobody.get::<Session>("/api/session").await.unwrap().me.is_none());
    let ada = house.guest("  Ada   L ").await;
    let me = ada.get::<Session>("/api/session").await.unwrap().me.unwrap();
    assert_eq!((me.name.as_str(), me.kind), ("Ada L", UserKind::Guest));
    let change = json!({ "name": "Countess", "preferences": { "theme": "dark", "turn_end": "confirm" } });
    let changed: Session = ada.post("/api/session", &change).await.unwrap();
    assert_eq!(changed.me, ada.get::<Session>("/api/session").await.unwrap().me);
    assert_eq!(changed.me.unwrap().id, me.id);
    for wrong in ["", " ", &"x".repeat(25), "a\u{7}b"] {
        let refused = ada.post::<Session>("/api/session", &json!({ "name": wrong })).await;
        assert_eq!(code(refused), (422, ErrorCode::Invalid), "{wrong:?}");
    }
}

async fn sign_in(house: &House, login: &str, password: &str) -> Result<Client, (u16, Value)> {
    let mut client = Client::stranger(&house.base).unwrap();
    let body = json!({ "login": login, "password": password });
    let response = client.request(Method::POST, "/api/session/sign-in").json(&body).send().await.unwrap();
    if !response.status().is_success() {
        return Err((response.status().as_u16(), response.json().await.unwrap()));
    }
    client.take_cookie(&response);
    Ok(client)
}

#[tokio::test]
async fn an_account_opens_with_its_password_from_anywhere() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = table(&[&ada], "pebbles", 2, json!({})).await;
    let account = json!({ "login": "Ada-1815", "password": "analytical engine" });
    let created: AccountCreated = ada.post("/api/account", &account).await.unwrap();
    assert_eq!((created.me.kind, created.me.login.as_deref()), (UserKind::Account, Some("ada-1815")));

    let elsewhere = sign_in(&house, "ADA-1815", "analytical engine").await.unwrap();
    let mine: TableList = elsewhere.get("/api/tables?list=mine").await.unwrap();
    assert_eq!(mine.tables[0].id, id, "the guest's tables are the account's");
    for (login, password) in [("ada-1815", "difference engine"), ("nobody", "analytical engine")] {
        let (status, body) = sign_in(&house, login, password).await.unwrap_err();
        assert_eq!((status, &body["code"]), (401, &json!("wrong_credentials")));
    }
    let ben = house.guest("Ben").await;
    assert_eq!(code(ben.post::<AccountCreated>("/api/account", &account).await), (409, ErrorCode::Taken));

    let change = json!({ "password": "analytical engine", "new_password": "difference engine" });
    elsewhere.post::<Session>("/api/account/password", &change).await.unwrap();
    assert!(elsewhere.get::<Session>("/api/session").await.unwrap().me.is_some());
    assert!(ada.get::<Session>("/api/session").await.unwrap().me.is_none(), "other sessions end");
    assert!(sign_in(&house, "ada-1815", "analytical engine").await.is_err());

    let recover =
        json!({ "login": "ada-1815", "code": created.recovery_codes[2], "password": "a new password" });
    let stranger = Client::stranger(&house.base).unwrap();
    stranger.post::<Session>("/api/session/recover", &recover).await.unwrap();
    let again = stranger.post::<Session>("/api/session/recover", &recover).await;
    assert_eq!(code(again), (401, ErrorCode::WrongCredentials), "a code works once");
    let recovered = sign_in(&house, "ada-1815", "a new password").await.unwrap();
    let codes: RecoveryCodes = recovered
        .post("/api/account/recovery-codes", &json!({ "password": "a new password" }))
        .await
        .unwrap();
    assert!(!codes.recovery_codes.contains(&created.recovery_codes[3]));
    let old = json!({ "login": "ada-1815", "code": created.recovery_codes[3], "password": "a new password" });
    assert_eq!(code(stranger.post::<Session>("/api/session/recover", &old).await).0, 401);

    recovered.post::<Session>("/api/session/sign-out", &json!({})).await.unwrap();
    assert!(recovered.get::<Session>("/api/session").await.unwrap().me.is_none());
}

#[tokio::test]
async fn an_outside_program_sits_down_with_a_token() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let created: ProgramCreated = ada.post("/api/programs", &json!({ "name": "Engine" })).await.unwrap();
    let engine = Client::program(&house.base, &created).unwrap();
    let made: TableState =
        ada.post("/api/tables", &json!({ "game": "pebbles", "players": 2 })).await.unwrap();
    let state = engine.act(&made.table.id, "join", json!({})).await;
    assert!(matches!(&state.table.seats[1].occupant, Occupant::Program { name, .. } if name == "Engine"));
    play_to_the_end(&[&ada, &engine], &made.table.id, |_| 0).await;

    let nested = engine.post::<ProgramCreated>("/api/programs", &json!({ "name": "Child" })).await;
    assert_eq!(code(nested), (403, ErrorCode::Forbidden));
    let delete = format!("/api/programs/{}", created.program.id);
    let ben = house.guest("Ben").await;
    let foreign = ben.request(Method::DELETE, &delete).send().await.unwrap();
    assert_eq!(foreign.status(), 404);
    let left = ada.request(Method::DELETE, &delete).send().await.unwrap();
    assert_eq!(left.json::<Vec<Program>>().await.unwrap(), []);
    assert_eq!(code(engine.get::<Session>("/api/session").await), (401, ErrorCode::WrongCredentials));
}

#[tokio::test]
async fn another_site_cannot_act_with_the_cookie() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let body = json!({ "game": "pebbles", "players": 2 });
    let host = house.base.trim_start_matches("http://");
    for (name, value, status) in [
        ("origin", "https://evil.example".to_owned(), 403),
        ("sec-fetch-site", "cross-site".to_owned(), 403),
        ("origin", format!("http://{host}"), 200),
        ("sec-fetch-site", "same-origin".to_owned(), 200),
    ] {
        let request = ada.request(Method::POST, "/api/tables").header(name, &value).json(&body);
        assert_eq!(request.send().await.unwrap().status(), status, "{name}: {value}");
    }
    let form = ada.request(Method::POST, "/api/tables").header("content-type", "text/plain");
    let refused = form.body(body.to_string()).send().await.unwrap();
    assert_eq!(refused.status(), 415, "a plain form cannot post here");
}

#[tokio::test]
async fn who_is_too_fast_has_to_wait() {
    let mut config = config();
    config.limits.caller = Rate { burst: 5.0, per_second: 0.01 };
    config.limits.guests = Rate { burst: 3.0, per_second: 0.01 };
    config.limits.doors = Rate { burst: 2.0, per_second: 0.01 };
    let house = House::with(Arc::new(Memory::default()), config).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    for _ in 0..5 {
        ada.get::<Session>("/api/session").await.unwrap();
    }
    let response = ada.request(Method::GET, "/api/session").send().await.unwrap();
    assert_eq!(response.status(), 429);
    assert!(response.headers().contains_key("retry-after"));
    ben.get::<Session>("/api/session").await.unwrap();
    house.guest("Cid").await;
    let full = Client::guest(&house.base, "Dan").await;
    assert_eq!(code(full), (429, ErrorCode::TooFast), "guests are not made without end");
    for _ in 0..2 {
        assert_eq!(sign_in(&house, "ada", "a wrong guess").await.unwrap_err().0, 401);
    }
    assert_eq!(sign_in(&house, "ada", "a wrong guess").await.unwrap_err().0, 429, "nor passwords guessed");
}
