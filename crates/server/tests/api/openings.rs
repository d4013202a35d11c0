//! Openings over finished games: what is counted, for whom, and that closed tables tell nothing.

use crate::House;
use crate::house::{AtTable, TempFile, code, play_to_the_end, table};
use serde_json::json;
use server::api::{ErrorCode, OpeningRow, Openings, TableState};
use server::client::Client;

async fn openings(who: &Client, game: &str, query: &str) -> Openings {
    who.get(&format!("/api/games/{game}/openings{query}")).await.unwrap()
}

/// Asks until so many seats are counted: games are gone over a moment after they end.
async fn counted(who: &Client, game: &str, query: &str, seats: u64) -> Openings {
    loop {
        let found = openings(who, game, query).await;
        if found.of == seats {
            return found;
        }
        tokio::task::yield_now().await;
    }
}

fn count(rows: &[OpeningRow]) -> u64 {
    rows.iter().map(|row| row.count).sum()
}

#[tokio::test]
async fn finished_games_are_counted_by_what_was_chosen() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "altay", 3, json!({})).await;
    play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
    let outcome = ada.state(&id).await.table.outcome.unwrap();
    let all = counted(&ada, "altay", "", 3).await;
    assert_eq!((all.seats, all.sides.len()), (3, 3), "{all:?}");
    assert_eq!((count(&all.sides), count(&all.starts), count(&all.firsts)), (3, 3, 3));
    assert!(all.games.is_empty(), "nothing was chosen yet");
    let sum: f64 = all.sides.iter().map(|row| row.mean).sum();
    assert!(sum.abs() < 0.05, "over one table, nobody is above the mean: {sum}");
    assert!(all.starts.iter().all(|row| row.said.len() == 1 && row.said[0].key == "step-start-region"));
    assert!(all.firsts.iter().all(|row| row.said.len() == 1 && row.error.is_some() == (row.count > 1)));

    let side = &all.sides[0].id;
    let one = openings(&ben, "altay", &format!("?side={side}")).await;
    assert_eq!((one.seats, one.of, count(&one.sides)), (1, 3, 3), "sides stay whichever is chosen");
    assert_eq!((count(&one.starts), count(&one.firsts), one.games.len()), (1, 1, 1));
    let game = &one.games[0];
    assert_eq!(game.table.id, id);
    assert_eq!(game.points, outcome.scores[usize::from(game.seat)]);
    let start = &one.starts[0].id;
    assert_eq!(openings(&ada, "altay", &format!("?side={side}&start={start}&players=3")).await.seats, 1);

    assert_eq!(openings(&ada, "altay", "?by=people").await.seats, 2);
    assert_eq!(openings(&ada, "altay", "?by=random").await.seats, 1);
    assert_eq!(openings(&ada, "altay", "?players=2").await.seats, 0);
    assert_eq!(openings(&ada, "altay", "?rating=3000").await.seats, 0);
    let rules = all.rules[0];
    assert_eq!(openings(&ada, "altay", &format!("?rules={rules}")).await.seats, 3);
    assert_eq!(openings(&ada, "altay", &format!("?rules={}", rules + 1)).await.seats, 0);
    let stranger = Client::stranger(&house.base).unwrap();
    assert_eq!(openings(&stranger, "altay", "").await.seats, 3);
    let mine = stranger.get::<Openings>("/api/games/altay/openings?list=mine").await;
    assert_eq!(code(mine), (401, ErrorCode::SignInNeeded));
    assert_eq!(code(ada.get::<Openings>("/api/games/chess/openings").await), (404, ErrorCode::NotFound));
    house.server.stop().await;
}

#[tokio::test]
async fn closed_tables_are_counted_for_their_own_people_alone() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let private = table(&[&ada], "monumental-duel", 2, json!({ "visibility": "private" })).await;
    play_to_the_end(&[&ada], &private, |_| 0).await;
    assert_eq!(counted(&ada, "monumental-duel", "?list=mine", 2).await.seats, 2);
    let open = openings(&ben, "monumental-duel", "").await;
    assert_eq!((open.of, open.sides.len(), open.games.len()), (0, 0, 0));

    // An open game becomes a challenge: from then on it is in nobody else's collection.
    let source = table(&[&ada], "monumental-duel", 2, json!({})).await;
    play_to_the_end(&[&ada], &source, |_| 0).await;
    let side = counted(&ben, "monumental-duel", "", 2).await.sides[0].id.clone();
    let chosen = format!("?side={side}");
    assert!(
        openings(&ben, "monumental-duel", &chosen).await.games.iter().any(|game| game.table.id == source)
    );
    let challenge = json!({ "kind": "table", "table": source });
    ada.post::<serde_json::Value>("/api/challenges", &challenge).await.unwrap();
    let text = ben.text(&format!("/api/games/monumental-duel/openings{chosen}")).await.unwrap();
    assert!(!text.contains(&source), "in the same moment");
    counted(&ben, "monumental-duel", "", 0).await;
    assert_eq!(counted(&ada, "monumental-duel", "?list=mine", 4).await.seats, 4);
    house.server.stop().await;
}

#[tokio::test]
async fn records_that_somebody_brought_are_in_their_own_collection() {
    let file = TempFile::new();
    let house = House::on_file(&file).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada], "altay", 2, json!({})).await;
    play_to_the_end(&[&ada], &id, |_| 0).await;
    let text = ada.text(&format!("/api/tables/{id}/record")).await.unwrap();
    let import = json!({ "format": "ziggurat", "text": text });
    let brought: TableState = ben.post("/api/records", &import).await.unwrap();
    let found = counted(&ben, "altay", "?list=mine", 2).await;
    let side = &found.sides[0].id;
    let games = openings(&ben, "altay", &format!("?list=mine&side={side}")).await.games;
    assert_eq!(games.iter().map(|game| &game.table.id).collect::<Vec<_>>(), [&brought.table.id]);
    assert_eq!(openings(&ben, "altay", "?list=mine&by=people").await.seats, 2, "names in files are people");
    counted(&ada, "altay", "", 2).await;
    house.server.stop().await;

    // What was counted is there after a restart, and nothing is counted twice.
    let house = House::on_file(&file).await;
    let cid = house.guest("Cid").await;
    assert_eq!(openings(&cid, "altay", "").await.of, 2);
    house.server.stop().await;
}
