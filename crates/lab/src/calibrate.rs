//! Readings held against what came of them, and written down as the calibration of a game.

use crate::play::{LabError, on_all_cores, threads_of};
use crate::review::Games;
use bots::{Evaluate, Spec, SpecError, Visit, visit};
use game_core::{ContentHash, Record};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use study::Sample;
use study::calibration::{Calibration, Head, VERSION};

/// What to calibrate with.
#[derive(Clone, Debug)]
pub struct Calibrate {
    /// Name of the game.
    pub game: String,
    /// Bots, who take the seats in turn.
    pub bots: Vec<Spec>,
    /// Games for each number of players.
    pub games: u32,
    /// Everything follows from it.
    pub seed: String,
    /// Cores; 0 for all.
    pub threads: usize,
    /// Ledgers of Terra Mystica to take beside them; folders are searched for .txt files.
    pub files: Vec<PathBuf>,
    /// How to make it again.
    pub made: String,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CalibrateFigures {
    /// Name of the game.
    pub game: String,
    /// Games by the number of players.
    pub games: BTreeMap<u8, u32>,
    /// Moments by the number of players.
    pub moments: BTreeMap<u8, usize>,
    /// Ledgers that could not be read, and why.
    pub left_out: Vec<String>,
}

/// The numbers of players of a game, its rules and the evaluation it is read with.
struct Known;

impl Visit for Known {
    type Out = Result<(std::ops::RangeInclusive<u8>, u32, ContentHash), SpecError>;
    fn with<G: Evaluate>(self) -> Self::Out {
        let tuning = "search".parse::<Spec>()?.tuning::<G>()?;
        let (info, evaluation) = (G::info(), study::calibration::evaluation::<G>(&tuning));
        Ok((info.min_players..=info.max_players, G::RULES_VERSION, evaluation))
    }
}

type Sampled = Result<Vec<Sample>, String>;

fn of_bots(wanted: &Calibrate, players: u8) -> Result<Vec<Sampled>, LabError> {
    let Calibrate { game, bots, games, seed, threads, .. } = wanted;
    let each = |record: &Record, _| study::samples(record).map_err(|error| error.to_string());
    let played = Games { players, bots, games: *games, seed, threads: *threads, each };
    visit(game, played).ok_or_else(|| SpecError::Game(game.clone()))?
}

/// Ledgers by their names.
fn of_people(wanted: &Calibrate) -> Result<Vec<(String, Sampled)>, LabError> {
    let records = crate::league::records(&wanted.files)?;
    let job = |index: u32| {
        let (file, record) = &records[index as usize];
        let name = file.rsplit('/').next().unwrap_or(file).to_owned();
        let record = record.as_ref().map_err(Clone::clone);
        (name, record.and_then(|record| study::samples(record).map_err(|error| error.to_string())))
    };
    let threads = threads_of(wanted.threads);
    Ok(on_all_cores(records.len() as u32, threads, &AtomicBool::new(false), job, |_, _| {}))
}

/// Plays and reads games, and makes the calibration of their readings.
///
/// # Errors
/// When the game or a bot is wrong, or a file cannot be read.
pub fn calibrate(wanted: &Calibrate) -> Result<(Calibration, CalibrateFigures), LabError> {
    let known = visit(&wanted.game, Known).ok_or_else(|| SpecError::Game(wanted.game.clone()))?;
    let (seats, rules, evaluation) = known?;
    let (mut ledgers, mut left_out, mut all) = (Vec::new(), Vec::new(), Vec::new());
    for players in seats {
        for game in of_bots(wanted, players)? {
            match game {
                Ok(samples) => all.push(samples),
                Err(problem) => left_out.push(problem),
            }
        }
    }
    for (name, game) in of_people(wanted)? {
        match game {
            Ok(samples) => {
                ledgers.push(name);
                all.push(samples);
            }
            Err(problem) => left_out.push(format!("{name}: {problem}")),
        }
    }
    let mut figures = CalibrateFigures {
        game: wanted.game.clone(),
        games: BTreeMap::new(),
        moments: BTreeMap::new(),
        left_out,
    };
    let mut ways: BTreeMap<(u8, bool), (Vec<Sample>, u32)> = BTreeMap::new();
    for samples in all {
        let Some(players) = samples.first().map(|sample| sample.plain.players) else { continue };
        *figures.games.entry(players).or_default() += 1;
        *figures.moments.entry(players).or_default() += samples.len();
        for setup in [true, false] {
            let (sum, games) = ways.entry((players, setup)).or_default();
            sum.extend(samples.iter().filter(|sample| sample.plain.setup == setup));
            *games += 1;
        }
    }
    let head = Head {
        version: VERSION,
        game: wanted.game.clone(),
        rules,
        evaluation,
        deeper: study::calibration::deeper(&wanted.game),
        made: wanted.made.clone(),
        ledgers,
    };
    let ways = ways.into_values().filter_map(|(samples, games)| study::fit::way(&samples, games)).collect();
    Ok((Calibration { head, ways }, figures))
}
