//! Many games at once: repeatable, refilled when they end, and as honest as one game.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

use tensors::{AnyVector, Arrays, Opponents, VectorError, VectorOrder, encoding, games};

struct Buffers {
    observations: Vec<f32>,
    masks: Vec<bool>,
    seats: Vec<i64>,
    rewards: Vec<f32>,
    dones: Vec<bool>,
    scores: Vec<i32>,
}

impl Buffers {
    fn of(vector: &dyn AnyVector) -> Self {
        let (numbers, steps) = vector.sizes();
        let (games, players) = (vector.games(), usize::from(vector.players()));
        Buffers {
            observations: vec![0.0; games * numbers],
            masks: vec![false; games * steps],
            seats: vec![0; games],
            rewards: vec![0.0; games * players],
            dones: vec![false; games],
            scores: vec![0; games * players],
        }
    }

    fn arrays(&mut self) -> Arrays<'_> {
        Arrays {
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
            scores: &mut self.scores,
        }
    }
}

fn setup(game: &str) -> serde_json::Value {
    ::games::find(game).unwrap().default_setup(2)
}

fn start(game: &str, games: usize, opponents: Opponents) -> Box<dyn AnyVector> {
    let order = VectorOrder { games, setup: setup(game), seed: 5, opponents };
    encoding(game, 2).unwrap().unwrap().vector(&order).unwrap()
}

#[test]
fn a_seed_gives_the_same_games_and_games_are_refilled() {
    for game in games() {
        let mut ends = 0;
        let mut runs = [start(game, 20, Opponents::None), start(game, 20, Opponents::None)];
        let mut buffers = [Buffers::of(&*runs[0]), Buffers::of(&*runs[1])];
        for (run, buffer) in runs.iter_mut().zip(&mut buffers) {
            run.reset(9, buffer.arrays()).unwrap();
        }
        let mut actions = vec![0; 20];
        for _ in 0..1500 {
            runs[0].sample(&mut actions).unwrap();
            let mut again = vec![0; 20];
            runs[1].sample(&mut again).unwrap();
            assert_eq!(actions, again, "{game}: chance follows from the seed");
            for (run, buffer) in runs.iter_mut().zip(&mut buffers) {
                run.step(&actions, buffer.arrays()).unwrap();
            }
            let steps = runs[0].sizes().1;
            assert!(
                buffers[0].masks.chunks(steps).all(|mask| mask.contains(&true)),
                "{game}: somebody can move"
            );
            for (rewards, done) in buffers[0].rewards.chunks(2).zip(&buffers[0].dones) {
                assert!(rewards.iter().sum::<f32>().abs() < 1e-6, "{game}: zero-sum");
                assert!(*done || rewards == [0.0, 0.0], "{game}: rewards come at the end");
                ends += u32::from(*done);
            }
        }
        assert_eq!(buffers[0].observations, buffers[1].observations, "{game}");
        assert!(ends >= 20, "{game}: {ends} games ended");
    }
}

#[test]
fn a_step_that_is_not_legal_changes_nothing() {
    let mut run = start("altay", 3, Opponents::None);
    let mut buffer = Buffers::of(&*run);
    run.reset(1, buffer.arrays()).unwrap();
    let before = buffer.observations.clone();
    let mut actions = vec![0; 3];
    run.sample(&mut actions).unwrap();
    actions[2] = 100_000;
    let error = run.step(&actions, buffer.arrays()).unwrap_err();
    assert!(matches!(error, VectorError::Step { game: 2, index: 100_000 }), "{error}");
    assert_eq!(buffer.observations, before);
    let short = run.step(&actions[..2], buffer.arrays()).unwrap_err();
    assert_eq!(short.to_string(), "the array of actions has 2 elements; 3 are needed");
}

#[test]
fn bots_sit_at_the_other_seats() {
    for opponents in [Opponents::Random, Opponents::Bot("greedy".parse().unwrap())] {
        let mut run = start("monumental-duel", 4, opponents.clone());
        let mut buffer = Buffers::of(&*run);
        run.reset(2, buffer.arrays()).unwrap();
        let mut actions = vec![0; 4];
        let (mut wins, mut ends) = (0.0, 0);
        while ends < 12 {
            assert_eq!(run.own_seats(), buffer.seats, "only the own seat is asked");
            let own = buffer.seats.clone();
            run.sample(&mut actions).unwrap();
            run.step(&actions, buffer.arrays()).unwrap();
            for (game, done) in buffer.dones.iter().enumerate().filter(|(_, done)| **done) {
                assert!(*done);
                ends += 1;
                wins += buffer.rewards[game * 2 + own[game] as usize];
                assert_ne!(buffer.seats[game], own[game], "the next game is played from the other seat");
            }
        }
        if opponents != Opponents::Random {
            assert!(wins <= -6.0, "random play loses against greedy: {wins} of {ends}");
        }
    }
}
