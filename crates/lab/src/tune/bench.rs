//! Weights as a list of numbers, and two sets of them compared over the same deals.

use super::{Aim, Tune};
use crate::play::{LabError, Played, Setups, on_all_cores, play, salt, threads_of};
use bots::{Evaluate, SpecError, Tuning, TuningError};
use game_core::Seed;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// A weight by its place in the file.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Weight {
    pub path: Vec<String>,
    pub value: f64,
}

/// Every number of a table of weights, in the order of names.
fn flatten(value: &toml::Value, path: &mut Vec<String>, out: &mut Vec<Weight>) {
    let mut inside = |name: String, value: &toml::Value| {
        path.push(name);
        flatten(value, path, out);
        path.pop();
    };
    match value {
        toml::Value::Table(table) => table.iter().for_each(|(name, value)| inside(name.clone(), value)),
        toml::Value::Array(list) => {
            list.iter().enumerate().for_each(|(index, value)| inside(index.to_string(), value));
        }
        toml::Value::Float(number) => out.push(Weight { path: path.clone(), value: *number }),
        toml::Value::Integer(number) => out.push(Weight { path: path.clone(), value: *number as f64 }),
        _ => {}
    }
}

/// Puts a number back to its place.
fn put(root: &mut toml::Value, weight: &Weight) {
    let mut at = root;
    for name in &weight.path {
        at = match at {
            toml::Value::Table(table) => &mut table[name.as_str()],
            toml::Value::Array(list) => {
                &mut list[name.parse::<usize>().expect("the path came from this list")]
            }
            _ => unreachable!("the path came from this value"),
        };
    }
    *at = toml::Value::Float((weight.value * 10_000.0).round() / 10_000.0);
}

fn wrong<G: Evaluate>(problem: &dyn std::fmt::Display) -> LabError {
    SpecError::from(TuningError { file: G::ID.to_owned(), problem: problem.to_string() }).into()
}

fn to_table<G: Evaluate>(weights: &G::Weights) -> Result<toml::Value, LabError> {
    toml::Value::try_from(weights).map_err(|error| wrong::<G>(&error))
}

/// The tuning with these numbers in it.
pub(super) fn with_weights<G: Evaluate>(
    tuning: &Tuning<G::Weights>,
    weights: &[Weight],
) -> Result<Tuning<G::Weights>, LabError> {
    let mut value = to_table::<G>(&tuning.weights)?;
    weights.iter().for_each(|weight| put(&mut value, weight));
    let new = value.try_into().map_err(|error: toml::de::Error| wrong::<G>(&error))?;
    Ok(Tuning { weights: new, ..tuning.clone() })
}

/// How much better the seats of one side did than those of the other, in wins and points.
fn advantage(game: &Played, rotation: usize) -> f64 {
    let (mut plus, mut minus) = ((0.0, 0.0, 0.0), (0.0, 0.0, 0.0));
    for seat in 0..game.scores.len() {
        let side = if (seat + rotation).is_multiple_of(2) { &mut plus } else { &mut minus };
        side.0 += 1.0;
        side.1 += f64::from(game.scores[seat]);
        side.2 += game.win(seat);
    }
    (plus.2 / plus.0 - minus.2 / minus.0) * 10.0 + (plus.1 / plus.0 - minus.1 / minus.0)
}

/// What the seats of a table made on average.
fn mean_points(game: &Played) -> f64 {
    game.scores.iter().copied().map(f64::from).sum::<f64>() / game.scores.len() as f64
}

/// Plays two sets of weights against each other.
pub(super) struct Bench<'a, G: Evaluate> {
    wanted: &'a Tune,
    setups: Setups<G>,
    before: Tuning<G::Weights>,
    games: AtomicU32,
    /// Points that weights made in the present round.
    known: Mutex<Vec<Made>>,
}

/// What a table made with some weights in every seat.
struct Made {
    round: u32,
    values: Vec<f64>,
    points: f64,
}

impl<'a, G: Evaluate> Bench<'a, G> {
    pub fn new(wanted: &'a Tune, before: Tuning<G::Weights>) -> Result<Self, LabError> {
        let setups = Setups::<G>::new(wanted.players, wanted.setup.as_ref(), &wanted.seed)?;
        Ok(Bench { wanted, setups, before, games: AtomicU32::new(0), known: Mutex::default() })
    }

    /// The chosen weights as they are before.
    pub fn weights(&self) -> Result<Vec<Weight>, LabError> {
        let mut weights = Vec::new();
        flatten(&to_table::<G>(&self.before.weights)?, &mut Vec::new(), &mut weights);
        let only = &self.wanted.only;
        weights.retain(|weight| {
            let name = weight.path.join(".");
            only.is_empty() || only.iter().any(|start| name.starts_with(start.as_str()))
        });
        Ok(weights)
    }

    /// Games played so far.
    pub fn games(&self) -> u32 {
        self.games.load(Ordering::Relaxed)
    }

    /// By how much the first weights are better than the second, over the deals of a round.
    pub fn compare(&self, plus: &[Weight], minus: &[Weight], round: u32) -> Result<f64, LabError> {
        match self.wanted.aim {
            Aim::Lead => self.lead(plus, minus, round),
            Aim::Points => Ok(self.points(plus, round)? - self.points(minus, round)?),
        }
    }

    /// Both at the same tables, every deal with the seats one way round and the other.
    fn lead(&self, plus: &[Weight], minus: &[Weight], round: u32) -> Result<f64, LabError> {
        let sides = [self.tuning(plus)?, self.tuning(minus)?];
        let one = |number: u32, rotation: usize| {
            let game = self.game(number, rotation as u32, |seat| &sides[(seat + rotation) % 2]);
            advantage(&game, rotation)
        };
        Ok(self.mean(round, |number| (one(number, 0) + one(number, 1)) / 2.0))
    }

    /// What a table makes with these weights in every seat. The way that keeps its weights and tries others asks for
    /// the same ones again and again, so what they made is kept.
    fn points(&self, weights: &[Weight], round: u32) -> Result<f64, LabError> {
        let values: Vec<f64> = weights.iter().map(|weight| weight.value).collect();
        let known = || self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(made) = known().iter().find(|made| made.round == round && made.values == values) {
            return Ok(made.points);
        }
        let tuning = self.tuning(weights)?;
        let points = self.mean(round, |number| mean_points(&self.game(number, 0, |_| &tuning)));
        let mut known = known();
        known.retain(|made| made.round == round);
        known.push(Made { round, values, points });
        drop(known);
        Ok(points)
    }

    fn tuning(&self, weights: &[Weight]) -> Result<Arc<Tuning<G::Weights>>, LabError> {
        with_weights::<G>(&self.before, weights).map(Arc::new)
    }

    fn game<'t>(
        &self,
        number: u32,
        rotation: u32,
        side: impl Fn(usize) -> &'t Arc<Tuning<G::Weights>>,
    ) -> Played {
        let wanted = self.wanted;
        let sit = |seat: u32| {
            let salt = salt(&wanted.seed, number * 2 + rotation, seat);
            wanted.bot.build_with::<G>(Arc::clone(side(seat as usize)), salt, 1)
        };
        let mut table: Vec<_> = (0..u32::from(wanted.players)).map(sit).collect();
        let seed = Seed::from_phrase(&format!("{}/tune/{number}", wanted.seed));
        self.games.fetch_add(1, Ordering::Relaxed);
        play::<G>(&self.setups.of(number), seed, &mut table, salt(&wanted.seed, number, 1000), false)
    }

    /// The mean over the deals of a round, each told by its number.
    fn mean(&self, round: u32, of: impl Fn(u32) -> f64 + Sync) -> f64 {
        let (deals, stop) = (self.wanted.deals, AtomicBool::new(false));
        let job = |deal: u32| of(round * deals + deal);
        let all = on_all_cores(deals, threads_of(self.wanted.threads), &stop, job, |_, _| {});
        all.iter().sum::<f64>() / all.len().max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_leave_their_table_and_return() {
        let mut root: toml::Value =
            toml::from_str::<toml::Table>("a = 1.5\n[b]\nlist = [2.0, 3.0]").unwrap().into();
        let mut all = Vec::new();
        flatten(&root, &mut Vec::new(), &mut all);
        let names: Vec<String> = all.iter().map(|weight| weight.path.join(".")).collect();
        assert_eq!(names, ["a", "b.list.0", "b.list.1"]);
        all[2].value = 7.25;
        put(&mut root, &all[2]);
        assert_eq!(root["b"]["list"][1].as_float(), Some(7.25));
    }
    struct Tries;

    impl bots::Visit for Tries {
        type Out = [u32; 4];
        fn with<G: Evaluate>(self) -> Self::Out {
            let wanted = Tune {
                game: G::ID.to_owned(),
                players: 2,
                bot: bots::Kind::Random.into(),
                aim: Aim::Points,
                way: super::super::Way::Groups,
                only: Vec::new(),
                rounds: 2,
                deals: 3,
                shift: 0.5,
                gain: 0.2,
                proof: 0,
                seed: "tries".to_owned(),
                threads: 1,
                models: std::path::PathBuf::new(),
                setup: None,
            };
            let bench = Bench::<G>::new(&wanted, Tuning::standard::<G>()).unwrap();
            let weights = bench.weights().unwrap();
            let larger = |by: f64| -> Vec<Weight> {
                weights.iter().map(|w| Weight { path: w.path.clone(), value: w.value * by }).collect()
            };
            [(1.5, 0), (2.0, 0), (2.0, 0), (2.0, 1)].map(|(by, round)| {
                bench.compare(&larger(by), &weights, round).unwrap();
                bench.games()
            })
        }
    }

    #[test]
    fn weights_that_stay_are_played_once_in_a_round() {
        assert_eq!(bots::visit("monumental-duel", Tries), Some([6, 9, 9, 15]));
    }
}
