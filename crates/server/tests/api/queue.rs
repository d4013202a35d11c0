//! Bots and advisers: who is asked, who waits, and who makes the steps.

use crate::House;
use crate::house::{AtTable, code, config, play_to_the_end, table};
use game_core::Seat;
use serde_json::json;
use server::api::{Actor, ErrorCode, Hints, TableState};
use server::client::{Client, ClientError};
use server::{Advice, Chooser, Level, Memory, Player, Question, RandomChooser};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

/// Advisers think until they are told to stop; counts those who think.
#[derive(Clone, Default)]
struct Thorough(Arc<AtomicUsize>);

impl Chooser for Thorough {
    fn levels(&self, game: &str) -> Vec<Level> {
        RandomChooser.levels(game)
    }
    fn seat(&self, _game: &str, _level: &str) -> Option<Box<dyn Player>> {
        Some(Box::new(self.clone()))
    }
}

impl Player for Thorough {
    fn choose(&mut self, question: &Question) -> Option<Advice> {
        self.0.fetch_add(1, Ordering::SeqCst);
        while !question.cancel.is_cancelled() {
            std::thread::yield_now();
        }
        self.0.fetch_sub(1, Ordering::SeqCst);
        RandomChooser.choose(question)
    }
}

/// A house with one worker and a thorough adviser, and how many think.
async fn thorough_house() -> (House, Arc<AtomicUsize>) {
    let (mut config, thorough) = (config(), Thorough::default());
    config.chooser = Arc::new(thorough.clone());
    config.hint_budget = std::time::Duration::from_secs(3_600);
    config.workers = 1;
    (House::with(Arc::new(Memory::default()), config).await, thorough.0)
}

async fn until(thinking: &AtomicUsize, count: usize) {
    while thinking.load(Ordering::SeqCst) != count {
        tokio::task::yield_now().await;
    }
}

fn ask(client: &Client, id: &str, rev: u64) -> tokio::task::JoinHandle<Result<Hints, ClientError>> {
    let (client, path) = (client.clone(), format!("/api/tables/{id}/hints"));
    tokio::spawn(async move { client.post(&path, &json!({ "rev": rev })).await })
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_has_one_adviser_at_a_time_and_who_leaves_frees_the_worker() {
    let (house, thinking) = thorough_house().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({ "hints": true })).await;
    let rev = ada.state(&id).await.rev;
    let first = ask(&ada, &id, rev);
    until(&thinking, 1).await;
    assert_eq!(code(ask(&ada, &id, rev).await.unwrap()), (503, ErrorCode::Busy));
    first.abort();
    until(&thinking, 0).await;
    let rev = ben.state(&id).await.rev;
    let second = ask(&ben, &id, rev);
    until(&thinking, 1).await;
    second.abort();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn advice_on_a_position_that_has_passed_is_stale() {
    let (house, thinking) = thorough_house().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({ "hints": true })).await;
    let state = ada.state(&id).await;
    let hint = ask(&ada, &id, state.rev);
    until(&thinking, 1).await;
    ada.step(&id, &state.options[0].step, state.rev).await.unwrap();
    assert_eq!(code(hint.await.unwrap()), (409, ErrorCode::Stale));
}

/// Fails most of the time, and remembers every step it did choose and how often it was seated.
#[derive(Clone, Default)]
struct Moody {
    chosen: Arc<Mutex<Vec<String>>>,
    asked: Arc<AtomicUsize>,
    seated: Arc<AtomicUsize>,
    reliable: bool,
}

impl Chooser for Moody {
    fn levels(&self, game: &str) -> Vec<Level> {
        RandomChooser.levels(game)
    }
    fn seat(&self, _game: &str, _level: &str) -> Option<Box<dyn Player>> {
        self.seated.fetch_add(1, Ordering::SeqCst);
        Some(Box::new(self.clone()))
    }
}

impl Player for Moody {
    fn choose(&mut self, question: &Question) -> Option<Advice> {
        let number = self.asked.fetch_add(1, Ordering::SeqCst);
        if !self.reliable && number % 3 != 2 {
            return number.is_multiple_of(3).then(|| Advice { step: "dance".to_owned(), ranked: Vec::new() });
        }
        let advice = RandomChooser.choose(question)?;
        self.chosen.lock().unwrap().push(advice.step.clone());
        Some(advice)
    }
}

async fn game_with(moody: &Moody) -> TableState {
    let mut config = config();
    config.chooser = Arc::new(moody.clone());
    let house = House::with(Arc::new(Memory::default()), config).await;
    let ada = house.guest("Ada").await;
    let id = table(&[&ada], "pebbles", 2, json!({ "setup": { "rounds": 4 } })).await;
    play_to_the_end(&[&ada], &id, |_| 0).await;
    // Whoever did not play sees everything once the game is over; a player keeps the own eyes.
    house.guest("Eve").await.state(&id).await
}

#[tokio::test]
async fn every_step_of_a_bot_was_chosen_by_a_bot() {
    let moody = Moody::default();
    let state = game_with(&moody).await;
    let own = state.log.lines.iter().filter(|line| line.actor == Actor::Seat(Seat::new(1)));
    let made: Vec<String> = own.map(|line| line.notation.clone().unwrap()).collect();
    assert_eq!(made, *moody.chosen.lock().unwrap());
}

#[tokio::test]
async fn a_bot_stays_on_its_seat_for_the_whole_game() {
    let moody = Moody { reliable: true, ..Moody::default() };
    game_with(&moody).await;
    assert!(moody.asked.load(Ordering::SeqCst) > 1);
    assert_eq!(moody.seated.load(Ordering::SeqCst), 1);
}
