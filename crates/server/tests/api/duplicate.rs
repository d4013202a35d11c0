//! Duplicate events: the same deals for everybody, told when the round is over, scored by matchpoints.

use crate::House;
use crate::house::{AtTable, code, play_to_the_end};
use game_core::Record;
use serde_json::{Value, json};
use server::api::{
    ChallengeState, ContestState, ContestStatus, ErrorCode, Profile, TableList, TableState, TableStatus,
    Uncounted,
};
use server::client::Client;
use std::time::Duration;

/// How long somebody waits before looking again.
const PAUSE: Duration = Duration::from_millis(40);

fn new(deals: u8, level: &str) -> Value {
    json!({
        "title": "Same for all", "game": "pebbles", "players": 3, "kind": { "kind": "duplicate", "deals": deals },
        "most": 3, "clock": { "kind": "none" }, "round_minutes": 60, "prompt": true,
        "vanish": { "rule": "forfeit", "level": level },
    })
}

async fn show(who: &Client, id: &str) -> ContestState {
    who.get(&format!("/api/contests/{id}")).await.unwrap()
}

/// The own table of a deal, once it is there.
async fn own_table(who: &Client, id: &str, round: usize) -> String {
    loop {
        let state = show(who, id).await;
        let you = state.you.unwrap();
        let rounds = state.season.map(|season| season.rounds).unwrap_or_default();
        let games = rounds.get(round).map(|round| round.games.clone()).unwrap_or_default();
        let table = games.into_iter().find(|game| game.seats == [you]).and_then(|game| game.table);
        let mine: TableList = who.get("/api/tables?list=mine&limit=100").await.unwrap();
        if let Some(table) = table.filter(|table| mine.tables.iter().any(|one| one.id == *table)) {
            return table;
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn sees(who: &Client, table: &str) -> bool {
    who.get::<TableState>(&format!("/api/tables/{table}")).await.is_ok()
}

/// Two are done; whoever has yet to play, or only looks on, is told nothing of it.
async fn is_told_nothing(who: &Client, id: &str, round: usize, done: &[String], deal: &str) {
    let text = who.text(&format!("/api/contests/{id}")).await.unwrap();
    assert!(done.iter().all(|table| !text.contains(table)) && !text.contains(deal), "{text}");
    let state = show(who, id).await.season.unwrap().rounds[round].clone();
    let others = state.games.iter().filter(|game| game.decided.is_some());
    assert!(others.into_iter().all(|game| game.scores.is_empty() && game.points.is_empty()));
    let replay = format!("/api/challenges/{deal}/replay");
    let early = who.post::<TableState>(&replay, &json!({ "table": done[0] })).await;
    assert_eq!(code(early), (403, ErrorCode::Forbidden));
}

/// Everybody could have heard of the deals, so they count for no ladder.
async fn counts_for_no_ladder(who: &Client, games: u32) {
    let own = loop {
        let own: Profile = who.get("/api/people/me?games=100").await.unwrap();
        if own.finished >= games {
            break own;
        }
        tokio::time::sleep(PAUSE).await;
    };
    assert!(own.ratings.is_empty(), "{:?}", own.ratings);
    assert!(own.recent.iter().all(|one| one.uncounted == Some(Uncounted::Practice) && one.change.is_none()));
}

#[tokio::test]
async fn everybody_plays_the_same_deals_and_learns_of_others_when_the_round_is_over() {
    let house = House::open().await;
    let (ada, ben, cleo, eve) = (
        house.guest("Ada").await,
        house.guest("Ben").await,
        house.guest("Cleo").await,
        house.guest("Eve").await,
    );
    let made: ContestState = ada.post("/api/contests", &new(2, "random")).await.unwrap();
    let id = made.card.id;
    let people = [&ada, &ben, &cleo];
    for who in people {
        who.post::<ContestState>(&format!("/api/contests/{id}/join"), &json!({})).await.unwrap();
    }
    let mut seeds = Vec::new();
    for round in 0..2 {
        let mut tables = Vec::new();
        for who in people {
            tables.push(own_table(who, &id, round).await);
        }
        let deal = ada.state(&tables[0]).await.table.challenge.unwrap();
        // Nobody plays it elsewhere, and nobody looks at a table of others.
        for who in [&ada, &ben, &eve] {
            let elsewhere = who.get::<ChallengeState>(&format!("/api/challenges/{deal}")).await;
            assert_eq!(code(elsewhere), (404, ErrorCode::NotFound));
            let play = who.post::<TableState>(&format!("/api/challenges/{deal}/play"), &json!({})).await;
            assert_eq!(code(play), (404, ErrorCode::NotFound));
            assert!(!sees(who, &tables[2]).await);
        }
        play_to_the_end(&[&ada], &tables[0], |_| 0).await;
        play_to_the_end(&[&ben], &tables[1], |options| options - 1).await;
        for who in [&cleo, &eve] {
            is_told_nothing(who, &id, round, &tables[..2], &deal).await;
        }
        cleo.act(&tables[2], "resign", json!({})).await;
        let ended = loop {
            let state = show(&cleo, &id).await.season.unwrap().rounds[round].clone();
            if state.ended_at.is_some() {
                break state;
            }
            tokio::time::sleep(PAUSE).await;
        };
        let sum: f64 = ended.games.iter().map(|game| game.points[0]).sum();
        assert!((sum - 150.0).abs() < 0.1, "each of three beats one of two in the mean: {ended:?}");
        let cleos =
            ended.games.iter().find(|game| game.table.as_deref() == Some(tables[2].as_str())).unwrap();
        assert_eq!((cleos.places[0], cleos.points[0]), (3, 0.0), "whoever gave up is behind who stayed");
        // Everybody's replay, for those who took part.
        let replay = format!("/api/challenges/{}/replay", ended.deal.unwrap());
        let seen: TableState = cleo.post(&replay, &json!({ "table": tables[0] })).await.unwrap();
        assert_eq!(seen.table.status, TableStatus::Finished);
        let record = |text: String| text.parse::<Record>().unwrap().seed;
        let mut same = Vec::new();
        for (who, table) in people.iter().zip(&tables) {
            same.push(record(who.text(&format!("/api/tables/{table}/record")).await.unwrap()));
        }
        assert!(same[0].is_some() && same.windows(2).all(|pair| pair[0] == pair[1]), "one deal");
        seeds.push(same[0]);
        assert!(
            !sees(&eve, &tables[0]).await
                && show(&eve, &id).await.season.unwrap().rounds[round].deal.is_none()
        );
    }
    assert_ne!(seeds[0], seeds[1], "each round has its own");
    let over = loop {
        let state = show(&ada, &id).await;
        if state.card.status == ContestStatus::Over {
            break state;
        }
        tokio::time::sleep(PAUSE).await;
    };
    let lines = &over.season.unwrap().divisions[0].standings;
    assert_eq!(lines.len(), 3);
    assert!(lines.windows(2).all(|pair| pair[0].points >= pair[1].points));
    assert_eq!((lines[2].entrant, lines[2].points), (2, 0.0), "{lines:?}");
    assert!((lines.iter().map(|line| line.points).sum::<f64>() - 150.0).abs() < 0.1);
    counts_for_no_ladder(&ada, 2).await;
    house.server.stop().await;
}

#[tokio::test]
async fn an_event_of_deals_is_checked_when_it_is_made() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    for wrong in [new(0, "random"), new(13, "random"), new(2, "nobody")] {
        let answer = ada.post::<ContestState>("/api/contests", &wrong).await;
        assert_eq!(code(answer), (422, ErrorCode::Invalid), "{wrong}");
    }
    house.server.stop().await;
}
