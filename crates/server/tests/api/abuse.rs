//! Whatever is sent, the answer has the right status and a typed error, and nothing changes.

use crate::House;
use crate::house::{AtTable, table};
use game_core::{QuickRandom, Random};
use reqwest::Method;
use serde_json::json;
use server::api::ErrorBody;
use server::client::Client;
use std::sync::Arc;

const REQUESTS: u32 = 10_000;

async fn status(client: &Client, method: Method, path: &str, body: &str) -> (u16, Option<ErrorBody>) {
    let request = client.request(method, path).header("content-type", "application/json");
    let response = request.body(body.to_owned()).send().await.unwrap();
    let status = response.status().as_u16();
    (status, serde_json::from_slice(&response.bytes().await.unwrap()).ok())
}

#[tokio::test]
async fn malformed_requests_are_told_what_is_wrong() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let before = ada.state(&id).await;
    let steps = format!("/api/tables/{id}/steps");
    let huge = format!("{{\"step\":\"{}\"}}", "x".repeat(100_000));
    let long = json!({ "step": "x".repeat(5_000), "rev": 1, "key": "a-fresh-key" }).to_string();
    let deep = "[".repeat(20_000);
    for (method, path, body, expected) in [
        (Method::POST, steps.as_str(), "", 400),
        (Method::POST, &steps, "{", 400),
        (Method::POST, &steps, "\u{0}\u{1}", 400),
        (Method::POST, &steps, &deep, 422),
        (Method::POST, &steps, "[]", 422),
        (Method::POST, &steps, "{}", 422),
        (Method::POST, &steps, "{\"step\":1,\"rev\":1,\"key\":\"a-fresh-key\"}", 422),
        (Method::POST, &steps, "{\"step\":\"x\",\"rev\":-1,\"key\":\"a-fresh-key\"}", 422),
        (Method::POST, &steps, "{\"step\":\"x\",\"rev\":1,\"key\":\"a-fresh-key\",\"more\":1}", 422),
        (Method::POST, &steps, "{\"step\":\"x\",\"rev\":1,\"key\":\"short\"}", 422),
        (Method::POST, &steps, "{\"step\":\"x\",\"rev\":1,\"key\":\"with spaces in it\"}", 422),
        (Method::POST, &steps, &huge, 413),
        (Method::POST, &steps, &long, 422),
        (Method::DELETE, &steps, "", 405),
        (Method::GET, &steps, "", 405),
        (Method::GET, "/api/tables/nowhere", "", 404),
        (Method::GET, "/api/tables/%00%ff", "", 404),
        (Method::GET, "/api/tables/..%2f..%2fetc", "", 404),
        (Method::GET, "/api/tables?list=everything", "", 422),
        (Method::GET, "/api/tables?limit=-5", "", 422),
        (Method::GET, &format!("/api/tables/{id}/moments/99999999999999999999"), "", 404),
        (Method::GET, &format!("/api/tables/{id}/moments/1?as=seat:77"), "", 422),
        (Method::GET, "/api/nothing", "", 404),
        (Method::POST, &format!("/api/tables/{id}/seats/200/clear"), "{}", 409),
        (Method::POST, &format!("/api/tables/{id}/seats/999/clear"), "{}", 404),
    ] {
        let (status, error) = status(&ada, method.clone(), path, body).await;
        let body = body.chars().take(60).collect::<String>();
        assert_eq!(status, expected, "{method} {path} {body}: {error:?}");
        assert_eq!(error.unwrap().code.status(), expected, "{method} {path} {body}");
    }
    assert_eq!(ada.state(&id).await, before, "nothing changed");
}

#[tokio::test]
async fn a_forged_cookie_is_nobody() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({ "visibility": "private" })).await;
    let real = ada.cookie().unwrap().to_owned();
    let mut rng = QuickRandom::new(3);
    for _ in 0..100 {
        let mut forged = real.clone().into_bytes();
        let at = 9 + rng.below(forged.len() as u32 - 9) as usize;
        forged[at] = if forged[at] == b'0' { b'1' } else { b'0' };
        let forged = ada.clone().with_cookie(Some(String::from_utf8(forged).unwrap()));
        let (status, _) = status(&forged, Method::GET, &format!("/api/tables/{id}"), "").await;
        assert_eq!(status, 404, "a private table does not exist for nobody");
    }
}

/// A request nobody would send on purpose, aimed at doors that exist.
#[allow(clippy::too_many_lines, reason = "one arm per kind of odd request")]
fn odd_request(rng: &mut QuickRandom, id: &str) -> (Method, String, String) {
    let pick = |rng: &mut QuickRandom, from: &[&str]| (*rng.pick(from).unwrap()).to_owned();
    let methods =
        [Method::GET, Method::POST, Method::POST, Method::POST, Method::PUT, Method::DELETE, Method::PATCH];
    let method = rng.pick(&methods).unwrap().clone();
    let table = match rng.below(4) {
        0 => format!("x{:x}", rng.next_u64()),
        _ => id.to_owned(),
    };
    let doors = [
        "",
        "/steps",
        "/undo",
        "/redo",
        "/undo-ask",
        "/undo-answer",
        "/confirm",
        "/hints",
        "/chat",
        "/notes",
        "/try",
        "/join",
        "/leave",
        "/start",
        "/resign",
        "/claim",
        "/return",
        "/rematch",
        "/hand-over",
        "/enter",
        "/seats/0/bot",
        "/seats/9/clear",
        "/moments/3",
        "/moments/-1",
        "/chart",
        "/record",
        "/chart?points=0",
        "/moments/2?as=judge",
        "/moments/2?as=seat:0",
        "/%2e%2e/",
        "/steps/steps",
        "?log_from=x",
    ];
    let path = match rng.below(6) {
        0 => pick(
            rng,
            &[
                "/api/session",
                "/api/tables",
                "/api/games/x/content",
                "/api/records",
                "/api/account",
                "/api/programs",
                "/api/session/sign-in",
                "/api/session/recover",
                "/api/tables?list=mine&before=abc",
                "/api",
                "/api/games",
                "/api/account/password",
                "/api/programs/zzz",
                "/x/../../y",
                "/healthz",
            ],
        ),
        _ => format!("/api/tables/{table}{}", pick(rng, &doors)),
    };
    let value = |rng: &mut QuickRandom| match rng.below(9) {
        0 => "null".to_owned(),
        1 => "-1".to_owned(),
        2 => "18446744073709551616".to_owned(),
        3 => "1e999".to_owned(),
        4 => "\"\\ud800\"".to_owned(),
        5 => format!("\"{}\"", "a".repeat(rng.below(3_000) as usize)),
        6 => "[[[]]]".to_owned(),
        7 => "\"seal 1\"".to_owned(),
        _ => format!("{}", rng.below(300)),
    };
    let fields = [
        "step",
        "rev",
        "key",
        "text",
        "invite",
        "token",
        "seat",
        "level",
        "accept",
        "to",
        "steps",
        "game",
        "players",
        "setup",
        "seats",
        "clock",
        "name",
        "login",
        "password",
        "code",
        "format",
        "all",
        "bot",
        "preferences",
        "seed",
    ];
    let body = match rng.below(5) {
        0 => String::new(),
        1 => "{}".to_owned(),
        2 => value(rng),
        _ => {
            let count = rng.below(6);
            let pairs: Vec<String> =
                (0..count).map(|_| format!("\"{}\":{}", pick(rng, &fields), value(rng))).collect();
            format!("{{{}}}", pairs.join(","))
        }
    };
    (method, path, body)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_odd_requests_change_nothing() {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let before = (ada.state(&id).await, ben.state(&id).await);
    let senders: Vec<Arc<Client>> = vec![
        Arc::new(Client::stranger(&house.base).unwrap()),
        Arc::new(eve),
        Arc::new(house.guest("Mallory").await),
        Arc::new(ada.clone().with_cookie(Some("ziggurat=forged.00".to_owned()))),
    ];
    let tasks: Vec<_> = senders
        .into_iter()
        .enumerate()
        .map(|(number, client)| {
            let id = id.clone();
            tokio::spawn(async move {
                let mut rng = QuickRandom::new(number as u64);
                for _ in 0..REQUESTS / 4 {
                    let (method, path, body) = odd_request(&mut rng, &id);
                    // Streams do not end; they have tests of their own.
                    let (status, error) = status(&client, method.clone(), &path, &body).await;
                    let told = format!("{method} {path} {}", body.chars().take(80).collect::<String>());
                    assert!(status < 500, "{status}: {told}");
                    if (400..500).contains(&status) {
                        let error = error.unwrap_or_else(|| panic!("{status} without a typed error: {told}"));
                        assert_eq!(error.code.status(), status, "{told}");
                    }
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    assert_eq!((ada.state(&id).await, ben.state(&id).await), before);
    let metrics = ada.text("/metrics").await.unwrap();
    assert!(metrics.contains("ziggurat_panics_total 0"), "no request ended in a panic");
}
