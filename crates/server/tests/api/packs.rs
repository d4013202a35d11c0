//! Content packs: offered as a choice at new tables, pinned by the tables that chose them.

use crate::House;
use crate::house::{AtTable, TempFile, code, config, play_to_the_end, table};
use game_core::erased::Pack;
use game_core::{AnyGame, ErasedGame, Record};
use game_laws::toy::Toy;
use reqwest::Method;
use serde_json::{Value, json};
use server::api::{ContentItem, Draft, ErrorCode, GameCard, Kept, PackInfo, TableList, TableState};
use server::client::{Client, ClientError};
use server::{Config, Memory, PackError, Sqlite, Store};
use std::sync::Arc;

static PEBBLES: ErasedGame<Toy> = ErasedGame::new();

/// Five pebbles of each value instead of four.
fn many() -> Pack {
    Pack { file: "many.toml".to_owned(), text: "copies = 5".to_owned() }
}

fn with_pack() -> Config {
    let mut config = config();
    config.offer("pebbles", "many", many()).unwrap();
    config
}

async fn packed(house: &House) -> PackInfo {
    let nobody = Client::stranger(&house.base).unwrap();
    let games: Vec<GameCard> = nobody.get("/api/games").await.unwrap();
    games.into_iter().find(|game| game.id == "pebbles").unwrap().packs.pop().unwrap()
}

fn pile(state: &TableState) -> &Value {
    &state.view.as_ref().unwrap()["pile"]
}

#[tokio::test]
async fn a_new_table_may_choose_a_pack() {
    let house = House::with(Arc::new(Memory::default()), with_pack()).await;
    let pack = packed(&house).await;
    let hash = PEBBLES.check_content(&many()).unwrap().to_string();
    assert_eq!(pack, PackInfo { name: "many".to_owned(), content: hash.clone() });

    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({ "content": hash })).await;
    let plain = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let (chosen, standard) = (ada.state(&id).await, ada.state(&plain).await);
    assert_eq!((chosen.config.content.as_str(), chosen.table.pack.as_deref()), (&*hash, Some("many")));
    assert_eq!(standard.config.content, PEBBLES.content_hash().to_string());
    assert_eq!(standard.table.pack, None);
    assert_eq!(pile(&chosen), 5 * 6 - 2 * 3, "the pack's numbers are played");
    assert_eq!(pile(&standard), 4 * 6 - 2 * 3);

    play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
    let text = ada.text(&format!("/api/tables/{id}/record")).await.unwrap();
    let record: Record = text.parse().unwrap();
    assert_eq!(record.content.to_string(), hash, "the record tells what it was played with");
    PEBBLES.replay(&record, Some(&many())).unwrap();
    let again: TableState = ada.post(&format!("/api/tables/{id}/rematch"), &json!({})).await.unwrap();
    assert_eq!(again.config.content, hash, "a rematch is played with the same");

    let import = json!({ "format": "ziggurat", "text": text });
    let read: TableState = ada.post("/api/records", &import).await.unwrap();
    assert_eq!(read.table.pack.as_deref(), Some("many"));
    let other = House::open().await;
    let cid = other.guest("Cid").await;
    let unknown = cid.post::<TableState>("/api/records", &import).await;
    assert_eq!(code(unknown), (409, ErrorCode::OtherRules), "a server without the pack says so");
}

#[tokio::test]
async fn content_is_listed_with_the_source_of_each_value() {
    let house = House::with(Arc::new(Memory::default()), with_pack()).await;
    let nobody = Client::stranger(&house.base).unwrap();
    let hash = packed(&house).await.content;
    let list = async |query: &str| -> Vec<ContentItem> {
        nobody.get(&format!("/api/games/pebbles/content{query}")).await.unwrap()
    };
    assert_eq!(list("").await[0].values[0].value, "4");
    assert_eq!(list(&format!("?content={hash}")).await[0].values[0].value, "5");
    let unknown = nobody.get::<Vec<ContentItem>>("/api/games/pebbles/content?content=00").await;
    assert_eq!(code(unknown), (422, ErrorCode::Invalid));
    for game in games::names() {
        let items: Vec<ContentItem> = nobody.get(&format!("/api/games/{game}/content")).await.unwrap();
        let sources = items.iter().flat_map(|item| &item.values).map(|value| value.source.as_str());
        let known = ["rulebook", "published", "derived", "reconstructed"];
        assert!(sources.clone().count() > 50 && sources.clone().all(|source| known.contains(&source)));
    }
}

/// Drawings are made from what is printed: fetched once for the content of a table, whoever brought it.
#[tokio::test]
async fn what_is_printed_has_an_address_that_never_changes() {
    let house = House::with(Arc::new(Memory::default()), with_pack()).await;
    let nobody = Client::stranger(&house.base).unwrap();
    let ada = house.guest("Ada").await;
    let cards: Vec<GameCard> = nobody.get("/api/games").await.unwrap();
    for card in cards {
        let text = nobody.text(&format!("/api/games/{}/content/{}", card.id, card.content)).await.unwrap();
        let printed: Value = serde_json::from_str(&text).unwrap();
        let tables = printed.as_object().unwrap();
        assert!(card.id == "pebbles" || tables.len() >= 6, "{} prints {:?}", card.id, tables.keys());
    }
    let printed = async |hash: &str| -> Value {
        nobody.get(&format!("/api/games/pebbles/content/{hash}")).await.unwrap()
    };
    assert_eq!(printed(&PEBBLES.content_hash().to_string()).await, json!({ "copies": 4 }));
    assert_eq!(printed(&packed(&house).await.content).await, json!({ "copies": 5 }), "an offered pack");
    let brought = json!({ "pack": { "name": "mine", "text": "copies = 6" } });
    let id = table(&[&ada, &house.guest("Ben").await], "pebbles", 2, brought).await;
    let hash = ada.state(&id).await.config.content;
    assert_eq!(printed(&hash).await, json!({ "copies": 6 }), "a pack that a table brought along");

    let path = format!("/api/games/pebbles/content/{hash}");
    let answer = nobody.request(Method::GET, &path).send().await.unwrap();
    assert_eq!(answer.headers()["cache-control"], "public, max-age=31536000, immutable");
    let again = nobody.request(Method::GET, &path).header("if-none-match", &answer.headers()["etag"]);
    assert_eq!(again.send().await.unwrap().status(), 304);
    let unknown = nobody.get::<Value>(&format!("/api/games/pebbles/content/{}", "0".repeat(64))).await;
    assert_eq!(code(unknown), (404, ErrorCode::NotFound));
}

#[tokio::test]
async fn content_nobody_offers_is_refused() {
    let house = House::with(Arc::new(Memory::default()), with_pack()).await;
    let ada = house.guest("Ada").await;
    let foreign = packed(&house).await.content;
    for (game, content) in [("pebbles", "0".repeat(64)), ("pebbles", "many".to_owned()), ("altay", foreign)] {
        let new = json!({ "game": game, "players": 2, "content": content });
        let refused = ada.post::<TableState>("/api/tables", &new).await;
        assert_eq!(code(refused), (422, ErrorCode::Invalid), "{new}");
    }

    let mut config = with_pack();
    assert_eq!(config.offer("pebbles", "again", many()), Ok(()), "the same content twice is one");
    let standard = Pack { file: "s.toml".to_owned(), text: PEBBLES.content_text().to_owned() };
    config.offer("pebbles", "standard", standard).unwrap();
    let more = Pack { text: "copies = 6".to_owned(), ..many() };
    let same = PackError::SameName { game: "pebbles".to_owned(), name: "many".to_owned() };
    assert_eq!(config.offer("pebbles", "many", more), Err(same));
    let wrong = Pack { text: "copies = 1".to_owned(), ..many() };
    let error = config.offer("pebbles", "few", wrong).unwrap_err();
    assert_eq!(error.to_string(), "many.toml: copies: 4 to 40 pebbles of each value, not 1");
    assert!(matches!(config.offer("chess", "x", many()), Err(PackError::UnknownGame(_))));
    let house = House::with(Arc::new(Memory::default()), config).await;
    let cards: Vec<GameCard> = Client::stranger(&house.base).unwrap().get("/api/games").await.unwrap();
    assert_eq!(cards.iter().map(|card| card.packs.len()).sum::<usize>(), 1);
}

#[tokio::test]
async fn a_table_waits_for_its_pack_to_come_back() {
    let file = TempFile::new();
    let open = async |config: Config| {
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file.0).await.unwrap());
        House::with(store, config).await
    };
    let moved = |client: &Client, house: &House| {
        Client::stranger(&house.base).unwrap().with_cookie(client.cookie().map(str::to_owned))
    };
    let house = open(with_pack()).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let content = packed(&house).await.content;
    let id = table(&[&ada, &ben], "pebbles", 2, json!({ "content": content })).await;
    ada.play_first(&id).await;
    let before = ada.state(&id).await;
    house.server.stop().await;

    let house = open(config()).await;
    let away = moved(&ada, &house);
    let mine: TableList = away.get("/api/tables?list=mine").await.unwrap();
    let listed = &mine.tables[0];
    assert_eq!(listed.pack.as_deref(), Some("many"), "the table is still listed");
    assert_eq!(listed.kept, Some(Kept::Content { pack: Some("many".to_owned()), content: content.clone() }));
    let kept = away.state(&id).await;
    assert_eq!((kept.table.kept, kept.view, kept.chat), (listed.kept.clone(), None, before.chat.clone()));
    match away.step(&id, "seal 1", kept.rev).await {
        Err(ClientError::Refused { status: 409, body }) => {
            assert_eq!(body.code, ErrorCode::OtherRules);
            assert!(body.message.contains("content pack \"many\""), "{}", body.message);
            assert!(body.message.contains("--content"), "{}", body.message);
        }
        other => panic!("{other:?}"),
    }
    let record = away.text(&format!("/api/tables/{id}/record")).await;
    assert_eq!(code(record), (409, ErrorCode::WrongTime), "it may go on, so its secrets stay secret");
    let left = moved(&ben, &house).post::<TableList>(&format!("/api/tables/{id}/leave"), &json!({})).await;
    assert_eq!(code(left), (403, ErrorCode::Forbidden), "only who made it gives it up");
    house.server.stop().await;

    let house = open(with_pack()).await;
    let (ada, ben) = (moved(&ada, &house), moved(&ben, &house));
    assert_eq!(ada.state(&id).await, before);
    play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
    house.server.stop().await;
}

#[tokio::test]
async fn a_pack_is_typed_in_and_checked_while_it_is_typed() {
    let house = House::open().await;
    let nobody = Client::stranger(&house.base).unwrap();
    let draft =
        async |body: Value| -> Draft { nobody.post("/api/games/anunnaki/draft", &body).await.unwrap() };
    let begun = draft(json!({})).await;
    assert!(begun.standard && begun.problem.is_none() && !begun.items.is_empty());
    let gods = begun.sheets.iter().find(|sheet| sheet.table == "minor_gods").unwrap();
    let loki = gods.entries.iter().position(|god| god.id == "loki").unwrap();
    let set = |value: Value| json!({ "kind": "set", "table": "minor_gods", "entry": loki, "field": "steps", "value": value });
    let source = json!({ "kind": "source", "table": "minor_gods", "entry": loki, "field": "track", "source": "published" });
    let typed = draft(json!({ "text": begun.text, "edits": [set(json!(2)), source] })).await;
    assert!(!typed.standard && typed.content.is_some(), "{:?}", typed.problem);
    let drawn = typed.printed.unwrap()["minor_gods"].as_array().unwrap().clone();
    assert_eq!(drawn.iter().find(|god| god["id"] == "loki").unwrap()["steps"], 2, "the pieces are drawn so");
    let item = typed.items.iter().find(|item| item.id == "loki").unwrap();
    let value = |field: &str| item.values.iter().find(|value| value.field == field).unwrap();
    assert_eq!((value("steps").value.as_str(), value("track").source.as_str()), ("2", "rulebook"));

    let wrong = draft(json!({ "text": typed.text, "edits": [set(json!("many"))] })).await;
    let problem = wrong.problem.unwrap();
    assert!(problem.line.is_some() && wrong.content.is_none() && wrong.items.is_empty(), "{problem:?}");
    assert!(!wrong.sheets.is_empty(), "what is wrong can still be mended");
    let broken = draft(json!({ "text": "a = [" })).await;
    assert_eq!(broken.problem.unwrap().line, Some(1));
    for edits in [
        json!([{ "kind": "set", "table": "dragons", "entry": 0, "field": "x", "value": 1 }]),
        json!([{ "kind": "source", "table": "weapons", "entry": 0, "field": "vp", "source": "hearsay" }]),
    ] {
        let refused = nobody.post::<Draft>("/api/games/anunnaki/draft", &json!({ "edits": edits })).await;
        assert_eq!(code(refused), (422, ErrorCode::Invalid));
    }
}

#[tokio::test]
async fn a_table_brings_its_pack_along_and_keeps_it() {
    let file = TempFile::new();
    let open = async || {
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&file.0).await.unwrap());
        House::with(store, config()).await
    };
    let house = open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let brought = json!({ "name": "ours", "text": many().text });
    let id = table(&[&ada, &ben], "pebbles", 2, json!({ "pack": brought })).await;
    let before = ada.state(&id).await;
    let hash = PEBBLES.check_content(&many()).unwrap().to_string();
    assert_eq!((before.config.content.as_str(), before.table.pack.as_deref()), (&*hash, Some("ours")));
    assert_eq!(pile(&before), 5 * 6 - 2 * 3, "the pack's numbers are played");
    let listed: Vec<ContentItem> =
        ben.get(&format!("/api/games/pebbles/content?content={hash}")).await.unwrap();
    assert_eq!(listed[0].values[0].value, "5", "everybody at the table can read it");
    let cards: Vec<GameCard> = ben.get("/api/games").await.unwrap();
    assert!(cards.iter().all(|card| card.packs.is_empty()), "it is on offer nowhere else");

    for (pack, content) in [
        (json!({ "name": "few", "text": "copies = 1" }), Value::Null),
        (json!({ "name": "", "text": "copies = 6" }), Value::Null),
        (brought, json!(hash)),
    ] {
        let new = json!({ "game": "pebbles", "players": 2, "pack": pack, "content": content });
        let refused = ada.post::<TableState>("/api/tables", &new).await;
        assert_eq!(code(refused), (422, ErrorCode::Invalid), "{new}");
    }
    house.server.stop().await;

    // A server that has never heard of the pack: the table has it.
    let house = open().await;
    let moved = |client: &Client| {
        Client::stranger(&house.base).unwrap().with_cookie(client.cookie().map(str::to_owned))
    };
    let (ada, ben) = (moved(&ada), moved(&ben));
    let after = ada.state(&id).await;
    assert_eq!((after.view, after.table.kept), (before.view, None));
    play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
    let again: TableState = ada.post(&format!("/api/tables/{id}/rematch"), &json!({})).await.unwrap();
    assert_eq!(again.config.content, hash, "a rematch is played with the same");
    house.server.stop().await;
}
