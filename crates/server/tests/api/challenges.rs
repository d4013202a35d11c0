//! The same deal for many tables: who may know what when, and that it is the same deal.

use crate::House;
use crate::house::{AtTable, TempFile, code, config, games, play_to_the_end, table};
use crate::recorder::{self, Caller, Recorder};
use game_core::{Actor, Record, Seat, Viewer};
use reqwest::Method;
use serde_json::{Value, json};
use server::api::{
    BoardState, ChallengeList, ChallengeMeasure, ChallengeStage, ChallengeState, ErrorCode, HandOver, Hints,
    MyData, TableList, TableState, TableStatus,
};
use server::client::{Client, ClientError};
use server::{Memory, Store};
use std::collections::HashSet;
use std::sync::Arc;

async fn make(who: &Client, body: Value) -> Result<ChallengeState, ClientError> {
    who.post("/api/challenges", &body).await
}

async fn fresh(who: &Client, game: &str, players: u8) -> String {
    let new = json!({ "kind": "fresh", "game": game, "players": players, "level": "random" });
    make(who, new).await.unwrap().card.id
}

async fn show(who: &Client, id: &str) -> ChallengeState {
    who.get(&format!("/api/challenges/{id}")).await.unwrap()
}

async fn begin(who: &Client, id: &str) -> TableState {
    who.post(&format!("/api/challenges/{id}/play"), &json!({})).await.unwrap()
}

async fn replay(who: &Client, id: &str, table: &str) -> Result<TableState, ClientError> {
    who.post(&format!("/api/challenges/{id}/replay"), &json!({ "table": table })).await
}

async fn record(who: &Client, table: &str) -> Record {
    who.text(&format!("/api/tables/{table}/record")).await.unwrap().parse().unwrap()
}

/// Everything that tells of a table.
async fn sees_nothing_of(who: &Client, table: &str) {
    for door in ["", "/moments/1", "/chart", "/record", "/story", "/words", "/review", "/events"] {
        let answer = who.get::<Value>(&format!("/api/tables/{table}{door}")).await;
        assert_eq!(code(answer), (404, ErrorCode::NotFound), "{door}");
    }
    let board = who.post::<BoardState>("/api/boards", &json!({ "table": table, "step": 1 })).await;
    assert_eq!(code(board), (404, ErrorCode::NotFound));
}

#[tokio::test]
async fn a_finished_table_becomes_a_challenge_that_tells_nothing_before_it_is_played() {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let source = table(&[&ada], "pebbles", 3, json!({})).await;
    play_to_the_end(&[&ada], &source, |_| 0).await;
    let points = ada.state(&source).await.table.outcome.unwrap().scores[0];
    assert_eq!(ben.state(&source).await.table.status, TableStatus::Finished, "anybody may look before");

    let made = make(&ada, json!({ "kind": "table", "table": source })).await.unwrap();
    let id = made.card.id.clone();
    assert!(made.card.own && made.card.repeats && made.card.open && made.card.day.is_none());
    assert_eq!((made.card.to_beat, made.card.stage), (Some(points), ChallengeStage::Finished));
    assert_eq!((made.card.measure, made.card.played), (ChallengeMeasure::Points, 1));
    assert_eq!((made.lines.len(), made.lines[0].share), (1, None), "there is nobody to compare with");
    let again = make(&ada, json!({ "kind": "table", "table": source })).await.unwrap();
    assert_eq!(again.card.id, id, "one table is one challenge");

    let seed = ada.state(&source).await.config.fairness.seed.unwrap();
    sees_nothing_of(&ben, &source).await;
    let listed = ben.text("/api/tables?list=finished").await.unwrap();
    assert!(!listed.contains(&source), "{listed}");
    let told = show(&ben, &id).await;
    assert_eq!((told.card.to_beat, told.card.stage), (Some(points), ChallengeStage::Fresh));
    assert!(told.lines.is_empty() && told.field.is_empty());
    assert_eq!(code(replay(&ben, &id, &source).await), (403, ErrorCode::Forbidden));
    let profile = ben.text("/api/people/me").await.unwrap();
    for text in [ben.text(&format!("/api/challenges/{id}")).await.unwrap(), profile] {
        assert!(!text.contains(&seed) && !text.contains(&source));
    }

    let mine = begin(&ben, &id).await;
    assert_eq!(begin(&ben, &id).await.table.id, mine.table.id, "the first attempt is the only one");
    assert_eq!(mine.table.your_seat, Some(0));
    assert_eq!(mine.table.challenge.as_deref(), Some(id.as_str()));
    assert!(mine.table.practice && mine.config.fairness.seed.is_none());
    sees_nothing_of(&eve, &mine.table.id).await;
    sees_nothing_of(&ada, &mine.table.id).await;
    assert_eq!(code(replay(&ada, &id, &mine.table.id).await), (404, ErrorCode::NotFound), "it still runs");
    play_to_the_end(&[&ben], &mine.table.id, |options| options - 1).await;

    let ended = show(&ben, &id).await;
    assert_eq!((ended.card.stage, ended.lines.len(), ended.field.len()), (ChallengeStage::Finished, 2, 2));
    let shares: f64 = ended.lines.iter().filter_map(|line| line.share).sum();
    assert!((shares - 100.0).abs() < 1e-9 && ended.lines.iter().all(|line| line.counts));
    assert!(ended.lines.iter().any(|line| line.maker && line.name == "Ada" && line.points == points));
    assert!(replay(&ben, &id, &source).await.unwrap().config.fairness.seed.is_some());
    assert_eq!(record(&ben, &source).await.seed.unwrap().to_string(), seed);
    replay(&ada, &id, &mine.table.id).await.unwrap();
    assert_eq!(record(&ada, &mine.table.id).await.seed.unwrap().to_string(), seed, "the same deal");
    sees_nothing_of(&eve, &source).await;
    assert_eq!(code(replay(&eve, &id, &source).await), (403, ErrorCode::Forbidden));
    let strange = table(&[&ada], "pebbles", 2, json!({})).await;
    assert_eq!(code(replay(&ben, &id, &strange).await), (404, ErrorCode::NotFound), "it is of another deal");
    let data: MyData = ben.get("/api/me/data").await.unwrap();
    assert_eq!((data.challenges.len(), data.challenges[0].made), (1, false));
    house.server.stop().await;
}

#[tokio::test]
async fn while_it_runs_there_is_no_advice_no_board_and_nobody_else() {
    let house = House::open().await;
    let (ada, eve) = (house.guest("Ada").await, house.guest("Eve").await);
    let id = fresh(&ada, "pebbles", 2).await;
    let TableState { table, rev, invite, .. } = begin(&ada, &id).await;
    let at = |door: &str| format!("/api/tables/{}/{door}", table.id);
    let hints = ada.post::<Hints>(&at("hints"), &json!({ "rev": rev })).await;
    assert_eq!(code(hints), (403, ErrorCode::Forbidden));
    let board = ada.post::<BoardState>("/api/boards", &json!({ "table": table.id, "step": 0 })).await;
    assert_eq!(code(board), (409, ErrorCode::WrongTime));
    let refused = [
        ("order", json!({ "order": "show", "visibility": "open" })),
        ("hand-over", json!({})),
        ("hand-over", json!({ "bot": "random" })),
    ];
    for (door, body) in refused {
        let answer = ada.post::<HandOver>(&at(door), &body).await;
        assert_eq!(code(answer), (403, ErrorCode::Forbidden), "{door} {body}");
    }
    let ask = ada.post::<TableState>(&at("undo-ask"), &json!({})).await;
    assert!(matches!(ask, Err(ClientError::Refused { .. })), "nothing is taken back beyond a draw");
    let enter = eve.post::<TableState>(&at("enter"), &json!({ "invite": invite })).await;
    assert_eq!(code(enter), (403, ErrorCode::Forbidden));
    let watched: TableList = eve.get("/api/tables?list=watch").await.unwrap();
    assert!(watched.tables.is_empty());

    // Who gives up sees the rest, behind everybody who stayed.
    ada.act(&table.id, "resign", json!({})).await;
    let state = show(&ada, &id).await;
    assert!(state.lines[0].gave_up && !state.lines[0].won);
    assert_eq!(state.card.measure, ChallengeMeasure::Margin);
    let ended = begin(&ada, &id).await;
    assert_eq!(ended.table.status, TableStatus::Finished, "there is no second attempt");
    let again: TableState = ada.act(&table.id, "rematch", json!({})).await;
    assert_eq!((again.table.challenge, again.table.practice), (None, false), "a rematch is another game");
    house.server.stop().await;
}

#[tokio::test]
async fn who_makes_the_same_steps_gets_the_same_game() {
    let house = House::open().await;
    let people = [house.guest("Ada").await, house.guest("Ben").await];
    for game in ["pebbles", "monumental-duel"] {
        let id = fresh(&people[0], game, 2).await;
        let mut records = Vec::new();
        for who in &people {
            let table = begin(who, &id).await.table.id;
            play_to_the_end(&[who], &table, |options| options / 2).await;
            records.push(record(who, &table).await);
        }
        // Of two who are asked at once, either may be faster.
        let actors: HashSet<Actor> = records[0].steps.iter().map(|(actor, _)| *actor).collect();
        assert!(actors.len() == 3 && records[0].steps.len() == records[1].steps.len());
        for actor in actors {
            let [first, second] = [0, 1].map(|at: usize| -> Vec<_> {
                records[at].steps.iter().filter(|(who, _)| *who == actor).collect()
            });
            assert_eq!(first, second, "{game}: draws and bots follow from the deal");
        }
        let lines = show(&people[0], &id).await.lines;
        assert!(lines.iter().all(|line| line.place == 1 && line.share == Some(50.0)), "{lines:?}");
    }
    house.server.stop().await;
}

#[tokio::test]
async fn only_a_fair_game_against_bots_alone_is_a_challenge() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let ask = async |table: &str| code(make(&ada, json!({ "kind": "table", "table": table })).await);
    let running = table(&[&ada], "pebbles", 2, json!({})).await;
    assert_eq!(ask(&running).await, (409, ErrorCode::WrongTime));
    for (people, more) in [(vec![&ada, &ben], json!({})), (vec![&ada], json!({ "seed": "known" }))] {
        let id = table(&people, "pebbles", 2, more).await;
        play_to_the_end(&people, &id, |_| 0).await;
        assert_eq!(ask(&id).await, (403, ErrorCode::Forbidden));
    }
    let advised = table(&[&ada], "pebbles", 2, json!({ "hints": true })).await;
    play_to_the_end(&[&ada], &advised, |_| 0).await;
    let made = make(&ada, json!({ "kind": "table", "table": advised })).await.unwrap();
    assert!(
        made.card.hints && begin(&ben, &made.card.id).await.config.hints,
        "what its maker could do, others can"
    );
    let back = table(&[&ada], "pebbles", 2, json!({})).await;
    ada.play_first(&back).await;
    ada.act(&back, "undo-ask", json!({ "to": 0 })).await;
    play_to_the_end(&[&ada], &back, |_| 0).await;
    assert_eq!(ask(&back).await, (403, ErrorCode::Forbidden), "it went back over a draw");
    let others = table(&[&ben], "pebbles", 2, json!({})).await;
    play_to_the_end(&[&ben], &others, |_| 0).await;
    assert_eq!(ask(&others).await, (403, ErrorCode::Forbidden));
    for wrong in [
        json!({ "kind": "fresh", "game": "pebbles", "players": 9, "level": "random" }),
        json!({ "kind": "fresh", "game": "pebbles", "players": 2, "level": "nobody" }),
        json!({ "kind": "fresh", "game": "pebbles", "players": 2, "seat": 2, "level": "random" }),
    ] {
        assert_eq!(code(make(&ada, wrong).await), (422, ErrorCode::Invalid));
    }
    assert_eq!(code(ada.get::<ChallengeState>("/api/challenges/nothing").await), (404, ErrorCode::NotFound));
    house.server.stop().await;
}

fn commitment(state: &TableState) -> String {
    state.config.fairness.commitment.clone().unwrap()
}

#[tokio::test]
async fn every_game_has_a_deal_of_the_day_that_is_the_same_for_all_and_known_to_nobody() {
    let file = TempFile::new();
    let house = House::on_file(&file).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let list: ChallengeList = ada.get("/api/challenges").await.unwrap();
    assert_eq!(list.today.len(), games().len());
    assert!(list.today.iter().all(|card| card.day.as_ref() == Some(&list.day) && card.until.is_some()));
    assert!(list.mine.is_empty());
    let id = format!("pebbles-{}", list.day);
    let (first, second) = (begin(&ada, &id).await, begin(&ben, &id).await);
    assert_eq!(commitment(&first), commitment(&second));
    assert_ne!(first.table.id, second.table.id);
    for other in ["pebbles-2200-01-01", "pebbles-2020-01-01", "chess-2026-01-01", "pebbles-"] {
        let answer = ada.get::<ChallengeState>(&format!("/api/challenges/{other}")).await;
        assert_eq!(code(answer), (404, ErrorCode::NotFound), "{other}");
        let answer = ada.post::<TableState>(&format!("/api/challenges/{other}/play"), &json!({})).await;
        assert_eq!(code(answer), (404, ErrorCode::NotFound), "{other}");
    }
    play_to_the_end(&[&ada], &first.table.id, |_| 0).await;
    let state = show(&ada, &id).await;
    assert!(
        !state.lines[0].counts,
        "whoever came after the deal was out may have seen it under another name"
    );
    assert!(state.field.is_empty() && state.lines[0].share.is_none());
    let cookie = ben.cookie().map(str::to_owned);
    house.server.stop().await;

    let house = House::on_file(&file).await;
    let ben = Client::stranger(&house.base).unwrap().with_cookie(cookie);
    assert_eq!(begin(&ben, &id).await.table.id, second.table.id, "after a restart it goes on");
    house.server.stop().await;
    let elsewhere = House::open().await;
    let cid = elsewhere.guest("Cid").await;
    let list: ChallengeList = cid.get("/api/challenges").await.unwrap();
    let other = begin(&cid, &format!("pebbles-{}", list.day)).await;
    assert_ne!(commitment(&other), commitment(&first), "another house deals otherwise");
    elsewhere.server.stop().await;
}

#[tokio::test]
async fn a_branch_of_a_deal_is_shown_to_those_who_have_played_it() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = fresh(&ada, "pebbles", 2).await;
    let table = begin(&ada, &id).await.table.id;
    play_to_the_end(&[&ada], &table, |_| 0).await;
    let board: BoardState = ada.post("/api/boards", &json!({ "table": table, "step": 2 })).await.unwrap();
    let path = format!("/api/boards/{}", board.id);
    let branch = json!({ "rev": board.rev, "change": { "kind": "branch", "at": 0 } });
    let board: BoardState = ada.post(&path, &branch).await.unwrap();
    let last = board.branches.last().unwrap().id;
    let share = json!({ "rev": board.rev, "change": { "kind": "share", "branch": last, "on": true } });
    let board: BoardState = ada.post(&path, &share).await.unwrap();
    let link =
        format!("/api/boards/{}/shared/{}", board.id, board.branches.last().unwrap().key.as_ref().unwrap());
    for who in [&ben, &Client::stranger(&house.base).unwrap()] {
        assert_eq!(code(who.get::<BoardState>(&link).await), (404, ErrorCode::NotFound));
    }
    let own = begin(&ben, &id).await.table.id;
    play_to_the_end(&[&ben], &own, |_| 0).await;
    replay(&ben, &id, &table).await.unwrap();
    assert!(ben.get::<BoardState>(&link).await.is_ok());
    house.server.stop().await;
}

/// Everything that is sent to somebody who plays a challenge is held against the rules, and never has the seed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_learns_a_secret_of_a_deal() {
    let store: Arc<dyn Store> = Arc::new(Memory::default());
    let house = House::with(store, config()).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    for game in games() {
        let id = fresh(&ada, game.info().id, game.info().min_players).await;
        let state = begin(&ben, &id).await;
        let (table, seat) = (state.table.id.clone(), state.table.your_seat.unwrap());
        let viewer = Viewer::Seat(Seat::new(seat));
        // The bots do not wait until somebody listens, so what came before is heard of later.
        let caller = Caller::new(vec![ben.clone(), ben.clone()], 1);
        let mut recorders = vec![Recorder::new(&caller, viewer, &table)];
        let before = ben.request(Method::GET, &format!("/api/challenges/{id}")).send().await.unwrap();
        let before = before.text().await.unwrap();
        recorder::play(&mut recorders, &ben, &table).await;
        let record = record(&ben, &table).await;
        assert!(!before.contains(&record.seed.unwrap().to_string()));
        recorder::check(recorders, *game, &record).await;
    }
    house.server.stop().await;
}
