//! Files, headers, health, metrics, the page of the API.

use crate::House;
use crate::house::config;
use reqwest::Method;
use serde_json::Value;
use server::api::{ContentItem, GameCard};
use server::client::Client;
use server::{Memory, WebFile, WebFiles};
use std::sync::Arc;

struct Site;

impl WebFiles for Site {
    fn get(&self, path: &str) -> Option<WebFile> {
        let (text, mime) = match path {
            "index.html" => ("<!doctype html><title>Table</title>", "text/html"),
            "assets/app-1a2b.js" => ("start()", "text/javascript"),
            _ => return None,
        };
        Some(WebFile { bytes: text.as_bytes().into(), mime: mime.to_owned(), etag: "e1".to_owned() })
    }
}

async fn site() -> (House, Client) {
    let mut config = config();
    config.web = Arc::new(Site);
    let house = House::with(Arc::new(Memory::default()), config).await;
    let client = Client::stranger(&house.base).unwrap();
    (house, client)
}

#[tokio::test]
async fn pages_are_served_and_unknown_paths_are_pages_too() {
    let (_house, client) = site().await;
    let get = async |path: &str| client.request(Method::GET, path).send().await.unwrap();
    for path in ["/", "/index.html", "/tables/abc", "/learn/altay"] {
        let page = get(path).await;
        assert_eq!(page.status(), 200, "{path}");
        assert_eq!(page.headers()["cache-control"], "no-cache");
        assert!(page.text().await.unwrap().contains("<title>Table"));
    }
    let script = get("/assets/app-1a2b.js").await;
    assert!(script.headers()["cache-control"].to_str().unwrap().contains("immutable"));
    assert_eq!(get("/assets/old.js").await.status(), 404, "a missing file is not a page");
    let known = client.request(Method::GET, "/").header("if-none-match", "\"e1\"").send().await.unwrap();
    assert_eq!(known.status(), 304);
    assert_eq!(client.request(Method::POST, "/").send().await.unwrap().status(), 405);
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let (_house, client) = site().await;
    for path in ["/", "/api/session", "/api/nothing", "/healthz", "/missing.js"] {
        let answer = client.request(Method::GET, path).send().await.unwrap();
        let csp = answer.headers()["content-security-policy"].to_str().unwrap();
        assert!(csp.contains("script-src 'self'") && csp.contains("frame-ancestors 'none'"), "{path}: {csp}");
        assert!(!csp.contains("unsafe-eval") && !csp.contains("script-src 'self' 'unsafe-inline'"));
        assert_eq!(answer.headers()["x-content-type-options"], "nosniff");
    }
}

#[tokio::test]
async fn operators_see_health_and_numbers() {
    let (_house, client) = site().await;
    assert_eq!(client.text("/healthz").await.unwrap(), "ok");
    client.get::<Vec<GameCard>>("/api/games").await.unwrap();
    let metrics = client.text("/metrics").await.unwrap();
    assert!(metrics.contains("ziggurat_requests_total{route=\"/api/games\",status=\"200\"} 1"), "{metrics}");
    assert!(metrics.contains("ziggurat_panics_total 0"));
}

#[tokio::test]
async fn the_api_describes_itself() {
    let (_house, client) = site().await;
    let api: Value = client.get("/api/openapi.json").await.unwrap();
    let page = include_str!("../../../../docs/api.md");
    for path in api["paths"].as_object().unwrap().keys() {
        let under_a_table = path.strip_prefix("/api/tables/{id}").filter(|rest| !rest.is_empty());
        let named =
            page.contains(path) || under_a_table.is_some_and(|rest| page.contains(&format!("…{rest}")));
        assert!(named, "docs/api.md does not speak of {path}");
    }
    let references = serde_json::to_string(&api).unwrap();
    for name in references.split("#/components/schemas/").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(api["components"]["schemas"].get(name).is_some(), "{name} is named and not described");
    }
    assert!(client.text("/api/docs").await.unwrap().contains("/api/docs.js"));
    assert!(client.text("/api/docs.js").await.unwrap().contains("openapi.json"));
}

#[tokio::test]
async fn the_shelf_tells_what_can_be_chosen() {
    let (_house, client) = site().await;
    let games: Vec<GameCard> = client.get("/api/games").await.unwrap();
    let pebbles = games.iter().find(|game| game.id == "pebbles").unwrap();
    assert_eq!((pebbles.min_players, pebbles.max_players), (2, 4));
    assert_eq!(pebbles.options[0].id, "rounds");
    assert_eq!(pebbles.setups["3"]["players"], 3);
    assert_eq!(pebbles.bots[0].id, "random");
    assert!(client.text("/api/games/pebbles/catalogue").await.unwrap().contains("prompt-seal"));
    let content: Vec<ContentItem> = client.get("/api/games/pebbles/content").await.unwrap();
    assert_eq!(content[0].values[0].source, "derived");
}
