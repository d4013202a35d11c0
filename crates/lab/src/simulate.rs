//! Many games between bots in fixed seats, told per seat and per faction.

use crate::play::{LabError, Played, Progress, Setups, on_all_cores, play, salt, threads_of};
use bots::{Evaluate, Spec, SpecError, Visit, visit};
use game_core::Seed;
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
    /// Per seat.
    pub seats: Vec<SeatLine>,
    /// Per faction; empty where the game has none.
    pub factions: BTreeMap<String, FactionLine>,
}

/// How a seat did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatLine {
    /// Who sat there.
    pub bot: String,
    /// First places; a shared one counts in part.
    pub wins: f64,
    /// Mean points.
    pub mean_score: f64,
    /// Mean place.
    pub mean_place: f64,
}

/// How a faction did.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct FactionLine {
    /// Games it was in.
    pub games: u32,
    /// First places; a shared one counts in part.
    pub wins: f64,
    /// Mean points.
    pub mean_score: f64,
}

/// Plays the games.
///
/// # Errors
/// When the game, a bot, the set-up or the folder for records is wrong.
pub fn simulate(simulation: &Simulation, progress: &dyn Progress) -> Result<SimulationReport, LabError> {
    visit(&simulation.game, Run(simulation, progress))
        .ok_or_else(|| SpecError::Game(simulation.game.clone()))?
}

struct Run<'a>(&'a Simulation, &'a dyn Progress);

impl Visit for Run<'_> {
    type Out = Result<SimulationReport, LabError>;
    fn with<G: Evaluate>(self) -> Self::Out {
        simulate_game::<G>(self.0, self.1)
    }
}

/// The same where the type of the game is known.
///
/// # Errors
/// As [`simulate`].
pub fn simulate_game<G: Evaluate>(
    simulation: &Simulation,
    progress: &dyn Progress,
) -> Result<SimulationReport, LabError> {
    let Simulation { players, games, seed, .. } = simulation;
    let seats = usize::from(*players);
    let specs: Vec<&Spec> = match simulation.bots.len() {
        1 => vec![&simulation.bots[0]; seats],
        n if n == seats => simulation.bots.iter().collect(),
        n => return Err(LabError::Seats { bots: n, players: *players }),
    };
    let tunings = specs.iter().map(|spec| spec.tuning::<G>().map(Arc::new)).collect::<Result<Vec<_>, _>>()?;
    let setups = Setups::<G>::new(*players, simulation.setup.as_ref(), seed)?;
    if let Some(folder) = &simulation.records {
        std::fs::create_dir_all(folder).map_err(|e| LabError::File(folder.display().to_string(), e))?;
    }
    let started = Instant::now();
    let done = AtomicU32::new(0);
    let job = |game: u32| -> Result<Played, LabError> {
        let mut table: Vec<_> = (0..)
            .zip(specs.iter().zip(&tunings))
            .map(|(seat, (spec, tuning))| spec.build_with::<G>(Arc::clone(tuning), salt(seed, game, seat), 1))
            .collect();
        let deal = Seed::from_phrase(&format!("{seed}/{game}"));
        let keep = simulation.records.is_some();
        let played = play::<G>(&setups.of(game), deal, &mut table, salt(seed, game, 1000), keep);
        if let (Some(folder), Some(record)) = (&simulation.records, &played.record) {
            write_record(folder, game, &record.to_string())?;
        }
        Ok(played)
    };
    let each = |_: u32, _: &_| progress.played(done.fetch_add(1, Ordering::Relaxed) + 1, *games);
    let all = on_all_cores(*games, threads_of(simulation.threads), &AtomicBool::new(false), job, each);
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
    let seat = |(seat, spec): (usize, &&Spec)| SeatLine {
        bot: spec.to_string(),
        wins: all.iter().map(|game| game.win(seat)).sum(),
        mean_score: all.iter().map(|game| f64::from(game.scores[seat])).sum::<f64>() / games,
        mean_place: all.iter().map(|game| f64::from(game.places[seat])).sum::<f64>() / games,
    };
    let mut factions: BTreeMap<String, FactionLine> = BTreeMap::new();
    for game in all {
        for (seat, side) in game.sides.iter().enumerate() {
            let Some(side) = side else { continue };
            let line = factions.entry((*side).to_owned()).or_default();
            line.games += 1;
            line.wins += game.win(seat);
            line.mean_score += f64::from(game.scores[seat]);
        }
    }
    for line in factions.values_mut() {
        line.mean_score /= f64::from(line.games);
    }
    SimulationReport {
        game: simulation.game.clone(),
        players: simulation.players,
        games: all.len() as u32,
        seconds,
        steps,
        steps_per_second: steps as f64 / seconds,
        seats: specs.iter().enumerate().map(seat).collect(),
        factions,
    }
}
