//! Many games between bots in fixed seats, told per seat and per faction.

use crate::afar::{Helpers, Job};
use crate::data::{Sink, rows};
use crate::play::{
    LabError, Played, Progress, Setups, on_all_cores, play_heard, play_table, salt, threads_of,
};
use bots::{Evaluate, Spec, SpecError, Visit, visit};
use game_core::Seed;
use game_core::erased::Pack;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Instant;

/// Which games to play.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// Name of the game.
    pub game: String,
    /// Seats.
    pub players: u8,
    /// One bot for all seats, or one for each.
    pub bots: Vec<Spec>,
    /// How many games.
    pub games: u32,
    /// Everything dealt and every bot's chance follows from it.
    pub seed: String,
    /// Cores; 0 for all.
    pub threads: usize,
    /// Where to write the replay files.
    pub records: Option<PathBuf>,
    /// Instead of the default set-up.
    pub setup: Option<serde_json::Value>,
    /// Instead of the standard content.
    pub content: Option<Pack>,
    /// Who plays the games; this machine by itself by default.
    pub helpers: Helpers,
}

/// What came out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SimulationReport {
    /// Name of the game.
    pub game: String,
    /// Seats.
    pub players: u8,
    /// Games played.
    pub games: u32,
    /// How long it took.
    pub seconds: f64,
    /// Steps made in all games.
    pub steps: u64,
    /// Steps per second over all cores.
    pub steps_per_second: f64,
    /// Steps in a game.
    pub length: Spread,
    /// Rounds in a game, as the game counts them.
    pub rounds: Spread,
    /// Points by which the winner leads the next seat.
    pub lead: Spread,
    /// Games in which the first place was shared.
    pub shared: u32,
    /// How games came to their end, and how often.
    pub endings: BTreeMap<String, u32>,
    /// The seat that made the first step.
    pub first: Rate,
    /// Per seat.
    pub seats: Vec<SeatLine>,
    /// Per faction, house, civilization or whatever the game calls its sides; empty where it has none.
    pub factions: BTreeMap<String, FactionLine>,
}

/// How often something was won.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Rate {
    /// Games it was in.
    pub games: u32,
    /// First places; a shared one counts in part.
    pub wins: f64,
    /// First places as a part of the games.
    pub rate: f64,
    /// Half the width of its 95 % interval.
    pub rate_error: f64,
}

impl Rate {
    fn of(wins: &[f64]) -> Self {
        let (games, sum) = (wins.len() as f64, wins.iter().sum::<f64>());
        let rate = sum / games.max(1.0);
        let variance = wins.iter().map(|win| (win - rate).powi(2)).sum::<f64>() / games.max(1.0);
        let rate_error = 1.96 * (variance / games.max(1.0)).sqrt();
        Rate { games: wins.len() as u32, wins: sum, rate, rate_error }
    }
}

/// How a number varied over the games.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Spread {
    /// The least.
    pub least: f64,
    /// A tenth of the games had no more.
    pub low: f64,
    /// Half of the games had no more.
    pub median: f64,
    /// A tenth of the games had no less.
    pub high: f64,
    /// The most.
    pub most: f64,
    /// The mean.
    pub mean: f64,
    /// The standard deviation.
    pub deviation: f64,
}

impl Spread {
    fn of(values: impl Iterator<Item = f64>) -> Self {
        let mut values: Vec<f64> = values.collect();
        values.sort_unstable_by(f64::total_cmp);
        let Some(last) = values.len().checked_sub(1) else { return Spread::default() };
        let at = |part: f64| values[(part * last as f64).round() as usize];
        let mean = values.iter().sum::<f64>() / values.len() as f64;
        let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / values.len() as f64;
        Spread {
            least: at(0.0),
            low: at(0.1),
            median: at(0.5),
            high: at(0.9),
            most: at(1.0),
            mean,
            deviation: variance.sqrt(),
        }
    }
}

/// How a seat did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatLine {
    /// Who sat there.
    pub bot: String,
    /// How often it won.
    #[serde(flatten)]
    pub rate: Rate,
    /// Mean points.
    pub mean_score: f64,
    /// Mean place.
    pub mean_place: f64,
}

/// How a faction did.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct FactionLine {
    /// How often it won.
    #[serde(flatten)]
    pub rate: Rate,
    /// The same by the seat it had.
    pub by_seat: Vec<Rate>,
    /// Mean points.
    pub mean_score: f64,
}

/// Plays the games.
///
/// # Errors
/// When the game, a bot, the set-up or the folder for records is wrong.
pub fn simulate(simulation: &Simulation, progress: &dyn Progress) -> Result<SimulationReport, LabError> {
    simulate_into(simulation, progress, None)
}

/// The same; every game is also handed to the sink, with all its decisions.
///
/// # Errors
/// As [`simulate`], and when the sink cannot take a game.
pub fn simulate_into(
    simulation: &Simulation,
    progress: &dyn Progress,
    sink: Option<&dyn Sink>,
) -> Result<SimulationReport, LabError> {
    visit(&simulation.game, Run(simulation, progress, sink))
        .ok_or_else(|| SpecError::Game(simulation.game.clone()))?
}

struct Run<'a>(&'a Simulation, &'a dyn Progress, Option<&'a dyn Sink>);

impl Visit for Run<'_> {
    type Out = Result<SimulationReport, LabError>;
    fn with<G: Evaluate>(self) -> Self::Out {
        simulate_game::<G>(self.0, self.1, self.2)
    }
}

/// The same where the type of the game is known.
///
/// # Errors
/// As [`simulate`].
pub fn simulate_game<G: Evaluate>(
    simulation: &Simulation,
    progress: &dyn Progress,
    sink: Option<&dyn Sink>,
) -> Result<SimulationReport, LabError> {
    let Simulation { players, games, seed, .. } = simulation;
    let seats = usize::from(*players);
    let specs: Vec<&Spec> = match simulation.bots.len() {
        1 => vec![&simulation.bots[0]; seats],
        n if n == seats => simulation.bots.iter().collect(),
        n => return Err(LabError::Seats { bots: n, players: *players }),
    };
    let tunings = specs.iter().map(|spec| spec.tuning::<G>().map(Arc::new)).collect::<Result<Vec<_>, _>>()?;
    let setups = Setups::<G>::with(*players, simulation.setup.as_ref(), simulation.content.as_ref(), seed)?;
    if let Some(folder) = &simulation.records {
        std::fs::create_dir_all(folder).map_err(|e| LabError::File(folder.display().to_string(), e))?;
    }
    let names: Vec<String> = specs.iter().map(ToString::to_string).collect();
    let started = Instant::now();
    let done = AtomicU32::new(0);
    let job = |game: u32| -> Result<Played, LabError> {
        let mut table: Vec<_> = (0..)
            .zip(specs.iter().zip(&tunings))
            .map(|(seat, (spec, tuning))| spec.build_with::<G>(Arc::clone(tuning), salt(seed, game, seat), 1))
            .collect();
        let deal = Seed::from_phrase(&format!("{seed}/{game}"));
        let keep = simulation.records.is_some();
        let salted = salt(seed, game, 1000);
        let setup = setups.of(game);
        let (end, evaluated) = if let Some(sink) = sink {
            let mut advices = Vec::new();
            let hear = |advice| advices.push(advice);
            let end = play_heard::<G>(setups.content, &setup, deal, &mut table, salted, hear);
            // As records write it, in the order of the names.
            let setup = serde_json::to_value(&setup).expect("a set-up is plain data").to_string();
            sink.take(rows(game, Some(deal), setup, &end.0, &names, &advices))?;
            end
        } else {
            let seats =
                (0..).zip(&names).map(|(seat, name)| (name.clone(), salt(seed, game, seat))).collect();
            let told = || Job::of::<G>(simulation.content.as_ref(), &setup, deal, seats, salted);
            let elsewhere = simulation.helpers.play::<G>(setups.content, &specs, told);
            elsewhere.unwrap_or_else(|| play_table::<G>(setups.content, &setup, deal, &mut table, salted))
        };
        let played = Played::of(&end, evaluated, keep);
        if let (Some(folder), Some(record)) = (&simulation.records, &played.record) {
            write_record(folder, game, &record.to_string())?;
        }
        Ok(played)
    };
    let each = |_: u32, _: &_| progress.played(done.fetch_add(1, Ordering::Relaxed) + 1, *games);
    // What a bot thought of every option is not told by others.
    let here = threads_of(simulation.threads);
    let threads = if sink.is_some() { here } else { simulation.helpers.threads(here) };
    let all = on_all_cores(*games, threads, &AtomicBool::new(false), job, each);
    let all = all.into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(report(simulation, &specs, &all, started.elapsed().as_secs_f64()))
}

pub(crate) fn write_record(folder: &Path, game: u32, text: &str) -> Result<(), LabError> {
    let file = folder.join(format!("{game:05}.record"));
    std::fs::write(&file, text).map_err(|e| LabError::File(file.display().to_string(), e))
}

fn report(simulation: &Simulation, specs: &[&Spec], all: &[Played], seconds: f64) -> SimulationReport {
    let games = all.len() as f64;
    let steps: u64 = all.iter().map(|game| game.steps as u64).sum();
    let wins = |seat: usize| all.iter().map(|game| game.win(seat)).collect::<Vec<f64>>();
    let seat = |(seat, spec): (usize, &&Spec)| SeatLine {
        bot: spec.to_string(),
        rate: Rate::of(&wins(seat)),
        mean_score: all.iter().map(|game| f64::from(game.scores[seat])).sum::<f64>() / games,
        mean_place: all.iter().map(|game| f64::from(game.places[seat])).sum::<f64>() / games,
    };
    let first = all.iter().filter_map(|game| Some(game.win(game.first?.index()))).collect::<Vec<f64>>();
    let mut endings: BTreeMap<String, u32> = BTreeMap::new();
    for game in all {
        *endings.entry(game.ending.to_owned()).or_default() += 1;
    }
    let spread = |number: fn(&Played) -> f64| Spread::of(all.iter().map(number));
    SimulationReport {
        game: simulation.game.clone(),
        players: simulation.players,
        games: all.len() as u32,
        seconds,
        steps,
        steps_per_second: steps as f64 / seconds,
        length: spread(|game| game.steps as f64),
        rounds: spread(|game| f64::from(game.rounds)),
        lead: spread(|game| f64::from(game.lead())),
        shared: all.iter().filter(|game| game.places.iter().filter(|place| **place == 1).count() > 1).count()
            as u32,
        endings,
        first: Rate::of(&first),
        seats: specs.iter().enumerate().map(seat).collect(),
        factions: factions(simulation.players, all),
    }
}

fn factions(players: u8, all: &[Played]) -> BTreeMap<String, FactionLine> {
    // Wins and points of each faction on each seat.
    let mut found: BTreeMap<&str, Vec<Vec<(f64, i32)>>> = BTreeMap::new();
    for game in all {
        for (seat, side) in game.sides.iter().enumerate() {
            let Some(side) = side else { continue };
            let seats = found.entry(side).or_insert_with(|| vec![Vec::new(); usize::from(players)]);
            seats[seat].push((game.win(seat), game.scores[seat]));
        }
    }
    let rate = |games: &[(f64, i32)]| Rate::of(&games.iter().map(|(win, _)| *win).collect::<Vec<_>>());
    let line = |seats: Vec<Vec<(f64, i32)>>| {
        let whole = seats.concat();
        let points: i32 = whole.iter().map(|(_, points)| points).sum();
        FactionLine {
            rate: rate(&whole),
            by_seat: seats.iter().map(|games| rate(games)).collect(),
            mean_score: f64::from(points) / whole.len() as f64,
        }
    };
    found.into_iter().map(|(side, seats)| (side.to_owned(), line(seats))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(scores: [i32; 2], sides: [&'static str; 2], first: u8) -> Played {
        let better = scores[0].cmp(&scores[1]);
        Played {
            scores: scores.to_vec(),
            places: vec![1 + u8::from(better.is_lt()), 1 + u8::from(better.is_gt())],
            sides: sides.map(Some).to_vec(),
            steps: 10,
            rounds: 3,
            first: Some(game_core::Seat::new(first)),
            ending: if better.is_eq() { "even" } else { "won" },
            evaluated: 0,
            record: None,
        }
    }

    #[test]
    fn rates_are_told_by_seat_by_side_and_by_who_begins() {
        let all = [
            played([9, 5], ["sun", "moon"], 0),
            played([4, 7], ["moon", "sun"], 1),
            played([6, 6], ["sun", "moon"], 0),
            played([8, 2], ["moon", "sun"], 1),
        ];
        let sides = factions(2, &all);
        assert_eq!((sides["sun"].rate.wins, sides["moon"].rate.wins), (2.5, 1.5));
        assert_eq!(sides["sun"].by_seat[0].rate, 0.75, "a shared win is half a win");
        assert_eq!((sides["sun"].by_seat[1].games, sides["sun"].by_seat[1].rate), (2, 0.5));
        assert_eq!(sides["moon"].mean_score, (5 + 4 + 6 + 8) as f64 / 4.0);
        let lead = Spread::of(all.iter().map(|game| f64::from(game.lead())));
        assert_eq!((lead.least, lead.median, lead.most, lead.mean), (0.0, 4.0, 6.0, 13.0 / 4.0));
        let rate = Rate::of(&[1.0, 0.0, 1.0, 0.0]);
        assert!((rate.rate_error - 0.49).abs() < 1e-9, "1.96 times the standard error");
    }
}
