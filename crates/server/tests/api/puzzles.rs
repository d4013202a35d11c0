//! Puzzles: asked, answered, rated, hinted and shown, and what they do not tell before.

use crate::House;
use crate::house::{code, config, games, play_to_the_end, table};
use game_core::review::{ReviewChoice, ReviewDecision, ReviewLook};
use game_core::{AnyGame, Awaiting, Record, Seat, Seed, Text};
use serde_json::{Value, json};
use server::api::{ErrorCode, PuzzleHome, PuzzleKind, PuzzleStage, PuzzleState};
use server::client::{Client, ClientError};
use server::ids::{TableId, UserId};
use server::store::{Puzzles, ReturnRow};
use server::{Memory, PuzzleEntry, PuzzleSource};
use std::sync::Arc;

const GAME: &str = "pebbles";

fn pebbles() -> &'static dyn AnyGame {
    *games().iter().find(|game| game.info().id == GAME).unwrap()
}

/// The first question of a game to its first seat in which three things at least can be answered, and all of them.
fn question(seed: &str) -> (Record, Vec<String>) {
    let setup = pebbles().default_setup(2);
    let deal = |number: u32| {
        let seed = Seed::from_phrase(&format!("{seed} {number}"));
        let table = pebbles().start(&setup, None, seed).unwrap();
        assert!(matches!(table.awaiting(), Awaiting::Players(seats) if seats.contains(Seat::new(0))));
        let answers = table.answers(Seat::new(0));
        let record = Record { seed: None, result: None, ..table.record() };
        (answers.len() >= 3).then_some((record, answers))
    };
    (0..1000).find_map(deal).expect("hands differ")
}

/// A puzzle whose answer is the second thing that can be done; the last thing decides nothing.
fn puzzle(id: &str, level: u8) -> PuzzleEntry {
    let (record, answers) = question(id);
    let mut values = vec![3.0; answers.len()];
    values[1] = 10.0;
    PuzzleEntry {
        id: id.to_owned(),
        record,
        seat: 0,
        round: 1,
        level,
        answer: answers[1].clone(),
        line: Vec::new(),
        second: answers[0].clone(),
        points: 10.0,
        gap: 7.0,
        spread: 1.2,
        parts: vec![("worth-hand".to_owned(), 6.0)],
        open: vec![answers.len() - 1],
        values,
    }
}

/// Three puzzles of the first level, and one that does not open.
struct Few;

impl PuzzleSource for Few {
    fn of(&self, game: &str) -> Result<Vec<PuzzleEntry>, String> {
        if game != GAME {
            return Ok(Vec::new());
        }
        let broken = PuzzleEntry { answer: "seal 999".to_owned(), ..puzzle("broken", 3) };
        Ok(vec![puzzle("one", 1), puzzle("two", 1), puzzle("three", 1), broken])
    }
}

async fn house() -> (House, Arc<Memory>) {
    let store = Arc::new(Memory::default());
    let mut config = config();
    config.puzzles = Arc::new(Few);
    (House::with(store.clone(), config).await, store)
}

async fn next(who: &Client) -> Result<PuzzleState, ClientError> {
    who.get("/api/puzzles/pebbles/next?level=1").await
}

async fn answer(who: &Client, puzzle: &PuzzleState, place: usize) -> PuzzleState {
    let step = &puzzle.state.options[place].step;
    let path = format!("/api/puzzles/pebbles/{}/answer", puzzle.id);
    who.post(&path, &json!({ "step": step })).await.unwrap()
}

async fn post(who: &Client, puzzle: &PuzzleState, what: &str) -> PuzzleState {
    who.post(&format!("/api/puzzles/pebbles/{}/{what}", puzzle.id), &json!({})).await.unwrap()
}

#[tokio::test]
async fn the_first_answer_counts_and_nothing_is_told_before() {
    let (house, _) = house().await;
    let ada = house.guest("Ada").await;
    let asked = next(&ada).await.unwrap();
    assert_eq!((asked.stage, asked.size, asked.kind), (PuzzleStage::Fresh, 7, PuzzleKind::Set));
    assert!(asked.solution.is_none() && asked.hint.is_none() && asked.tried.is_none());
    let told: Value = ada.get(&format!("/api/puzzles/pebbles/{}", asked.id)).await.unwrap();
    for word in ["\"solution\":null", "\"hint\":null"] {
        assert!(told.to_string().contains(word), "{word}");
    }
    assert!(!told.to_string().contains("worth-hand"), "no part of the solution");

    // Something that leaves everything open is no answer.
    let open = answer(&ada, &asked, asked.state.options.len() - 1).await;
    assert!(open.tried.is_some_and(|tried| tried.open && !tried.counts) && open.stage == PuzzleStage::Fresh);
    let wrong = answer(&ada, &asked, 0).await;
    let tried = wrong.tried.unwrap();
    assert_eq!((tried.found, tried.counts, tried.points, tried.loss), (false, true, 3.0, 7.0));
    assert!(tried.gain.is_some_and(|gain| gain < 0) && wrong.solution.is_none(), "there is a second try");
    let rated = wrong.home.rating;
    assert!(rated.is_some_and(|rating| rating < 1500) && wrong.home.streak == 1);

    let right = answer(&ada, &asked, 1).await;
    let tried = right.tried.unwrap();
    assert_eq!((tried.found, tried.counts, tried.gain), (true, false, None), "without rating");
    assert_eq!((right.home.rating, right.home.last.as_slice()), (rated, &[false][..]));
    let solution = right.solution.unwrap();
    assert_eq!((solution.line.len(), solution.answers, solution.right), (1, 1, 0));
    assert_eq!(solution.line[0].step, asked.state.options[1].step);
    assert_eq!(solution.played[0].step, asked.state.options[0].step);
    assert!(solution.line[0].view.is_object());
    house.server.stop().await;
}

#[tokio::test]
async fn no_puzzle_comes_twice_and_one_that_does_not_open_is_left_out() {
    let (house, _) = house().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let mut seen = Vec::new();
    for _ in 0..3 {
        let asked = next(&ada).await.unwrap();
        assert_eq!(next(&ada).await.unwrap().id, asked.id, "the same until it is answered");
        assert!(!seen.contains(&asked.id));
        let found = answer(&ada, &asked, 1).await;
        assert!(found.tried.is_some_and(|tried| tried.found && tried.gain.is_some_and(|gain| gain > 0)));
        seen.push(asked.id);
    }
    assert_eq!(code(next(&ada).await), (404, ErrorCode::NotFound));
    assert!(next(&ben).await.is_ok(), "others have theirs");
    let hard = ada.get::<PuzzleState>("/api/puzzles/pebbles/next?level=3").await;
    assert_eq!(code(hard), (404, ErrorCode::NotFound));
    let home: PuzzleHome = ada.get("/api/puzzles/pebbles").await.unwrap();
    assert_eq!((home.left_out, home.levels[0].left, home.levels[0].all), (1, 0, 3));
    assert_eq!((home.levels[2].all, home.last.len(), home.week.len()), (0, 3, 7));
    assert!(home.rating.is_some_and(|rating| rating > 1500));
    let wrong = ada.get::<PuzzleState>("/api/puzzles/pebbles/next?level=4").await;
    assert_eq!(code(wrong), (422, ErrorCode::Invalid));
    assert_eq!(code(ada.get::<PuzzleHome>("/api/puzzles/chess").await), (404, ErrorCode::NotFound));
    let step = ada.post::<PuzzleState>("/api/puzzles/pebbles/one/answer", &json!({ "step": "fly" })).await;
    assert!(code(step).0 >= 400, "what is no step is no answer");
    house.server.stop().await;
}

#[tokio::test]
async fn a_hint_halves_the_gain_and_giving_up_shows_it() {
    let (house, _) = house().await;
    let (ada, ben, cid) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Cid").await);
    let daily: PuzzleState = ada.get("/api/puzzles/pebbles/daily").await.unwrap();
    let same: PuzzleState = ben.get("/api/puzzles/pebbles/daily").await.unwrap();
    assert_eq!((daily.kind, &daily.id), (PuzzleKind::Daily, &same.id), "everybody has the same");
    let hinted = post(&ada, &daily, "hint").await;
    assert_eq!(hinted.stage, PuzzleStage::Fresh);
    let hint = hinted.hint.unwrap();
    assert!(hinted.solution.is_none() && daily.state.options.iter().any(|option| option.kind == hint.kind));
    let halved = answer(&ada, &daily, 1).await.tried.unwrap().gain.unwrap();

    // Cid meets a puzzle that nobody has answered, as Ada did.
    let other = next(&cid).await.unwrap();
    let whole = answer(&cid, &other, 1).await.tried.unwrap().gain.unwrap();
    if other.id != daily.id {
        assert!(whole >= 2 * halved - 1 && whole <= 2 * halved + 1, "{whole} and {halved}");
    }
    let shown = post(&ben, &same, "solution").await;
    assert_eq!((shown.stage, shown.tried.is_none()), (PuzzleStage::GivenUp, true));
    assert!(shown.solution.is_some() && shown.home.last == [false] && shown.home.daily_done);
    assert!(shown.home.rating.is_some_and(|rating| rating < 1500));
    let late = answer(&ben, &same, 1).await;
    assert!(!late.tried.unwrap().counts, "it was given up");
    house.server.stop().await;
}

fn choice(step: &str, points: f64) -> ReviewChoice {
    let (step, text) = (step.to_owned(), Text::new("step"));
    ReviewChoice { step, text, targets: Vec::new(), points, error: 0.5, win: 0.5, line: Vec::new() }
}

#[tokio::test]
async fn own_mistakes_come_back_until_they_are_known() {
    let (house, store) = house().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], GAME, 2, json!({})).await;
    play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
    let session: Value = ada.get("/api/session").await.unwrap();
    let user = UserId::new(session["me"]["id"].as_str().unwrap());
    let record: Record = ada.text(&format!("/api/tables/{id}/record")).await.unwrap().parse().unwrap();
    let at =
        record.steps.iter().position(|(actor, _)| *actor == game_core::Actor::Seat(Seat::new(0))).unwrap();
    let before = Record { steps: record.steps[..at].to_vec(), result: None, seed: None, ..record.clone() };
    let answers = pebbles().replay(&before, None).unwrap().answers(Seat::new(0));
    let played = record.steps[at].1.clone();
    let better = answers.iter().find(|step| **step != played).unwrap();
    let decision = ReviewDecision {
        seat: 0,
        step: at as u32 + 1,
        round: 1,
        options: answers.len() as u32,
        look: ReviewLook::Second,
        loss: 4.0,
        error: 0.5,
        perhaps: false,
        own: 4.0,
        rivals: 0.0,
        win: 0.0,
        played: choice(&played, 6.0),
        better: Some(choice(better, 10.0)),
        goal: None,
        why: None,
        parts: Vec::new(),
        ahead: None,
        luck_after: 0.0,
    };
    let row = ReturnRow {
        user,
        id: format!("own-{id}-{}", decision.step),
        game: GAME.to_owned(),
        table: TableId::new(id.clone()),
        due: 1,
        stage: 0,
        body: serde_json::to_string(&decision).unwrap(),
    };
    store.add_returns(vec![row]).await.unwrap();
    let home: PuzzleHome = ada.get("/api/puzzles/pebbles").await.unwrap();
    assert_eq!((home.due, home.later), (1, 0));
    let asked: PuzzleState = ada.get("/api/puzzles/pebbles/next?own=true").await.unwrap();
    assert_eq!((asked.kind, asked.size, asked.table.as_deref()), (PuzzleKind::Own, 4, Some(id.as_str())));
    assert!(asked.rating.is_none() && asked.solution.is_none());
    let path = format!("/api/puzzles/pebbles/{}", asked.id);
    let seen = ben.get::<PuzzleState>(&path).await;
    assert_eq!(code(seen), (404, ErrorCode::NotFound), "nobody else's business");
    let wrong: PuzzleState = ada.post(&format!("{path}/answer"), &json!({ "step": played })).await.unwrap();
    assert_eq!(wrong.tried.map(|tried| (tried.found, tried.points, tried.gain)), Some((false, 6.0, None)));
    assert_eq!((wrong.home.due, wrong.home.later, wrong.home.rating), (0, 1, None), "it comes back, unrated");
    let right: PuzzleState = ada.post(&format!("{path}/answer"), &json!({ "step": better })).await.unwrap();
    assert!(right.solution.is_some() && right.tried.is_some_and(|tried| tried.found && !tried.counts));
    let none = ada.get::<PuzzleState>("/api/puzzles/pebbles/next?own=true").await;
    assert_eq!(code(none), (404, ErrorCode::NotFound), "nothing is due for three days");
    house.server.stop().await;
}
