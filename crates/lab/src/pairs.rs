//! A match: every deal is played once with the candidate in each seat, all other seats taken by the baseline.
//! What the deal gives a seat, its faction included, so goes to both sides.

use crate::afar::{Helpers, Job};
use crate::play::{LabError, Played, Progress, Setups, on_all_cores, play_table, salt, threads_of};
use crate::simulate::write_record;
use crate::stats::{Elo, Sample, Sprt, Verdict};
use bots::{Evaluate, Spec, SpecError, Visit, visit};
use game_core::Seed;
use game_core::erased::Pack;
use serde::Serialize;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Instant;

/// Which match to play.
#[derive(Clone, Debug)]
pub struct Match {
    /// Name of the game.
    pub game: String,
    /// Seats.
    pub players: u8,
    /// Who must show its strength.
    pub candidate: Spec,
    /// Against whom.
    pub baseline: Spec,
    /// Deals at most; each is played once per seat.
    pub pairs: u32,
    /// Stops as soon as the test decides.
    pub sprt: Option<Sprt>,
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
pub struct MatchReport {
    /// Name of the game.
    pub game: String,
    /// Seats.
    pub players: u8,
    /// Who must show its strength.
    pub candidate: String,
    /// Against whom.
    pub baseline: String,
    /// Deals played.
    pub pairs: u32,
    /// Games played.
    pub games: u32,
    /// How long it took.
    pub seconds: f64,
    /// Games the candidate won; a shared win counts in part.
    pub wins: f64,
    /// Part of all rivals that the candidate left behind, ties counting half; with two players the part of
    /// the games it won.
    pub score: f64,
    /// The standard error of that.
    pub score_error: f64,
    /// The candidate's strength over the baseline's.
    pub elo: Elo,
    /// Mean points of the candidate.
    pub candidate_mean_score: f64,
    /// Mean points of the baseline.
    pub baseline_mean_score: f64,
    /// The sequential test, if one was asked for.
    pub sprt: Option<SprtReport>,
}

/// How the sequential test ended.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SprtReport {
    /// Its bounds.
    #[serde(flatten)]
    pub bounds: Sprt,
    /// The log-likelihood ratio reached.
    pub ratio: f64,
    /// Below this the candidate fails.
    pub lower: f64,
    /// Above this it passes.
    pub upper: f64,
    /// What it says.
    pub verdict: Verdict,
}

/// Plays the match.
///
/// # Errors
/// When the game, a bot, the set-up or the folder for records is wrong.
pub fn run_match(wanted: &Match, progress: &dyn Progress) -> Result<MatchReport, LabError> {
    visit(&wanted.game, Run(wanted, progress)).ok_or_else(|| SpecError::Game(wanted.game.clone()))?
}

struct Run<'a>(&'a Match, &'a dyn Progress);

impl Visit for Run<'_> {
    type Out = Result<MatchReport, LabError>;
    fn with<G: Evaluate>(self) -> Self::Out {
        match_game::<G>(self.0, self.1)
    }
}

/// The same where the type of the game is known.
///
/// # Errors
/// As [`run_match`].
pub fn match_game<G: Evaluate>(wanted: &Match, progress: &dyn Progress) -> Result<MatchReport, LabError> {
    let candidate = Arc::new(wanted.candidate.tuning::<G>()?);
    let baseline = Arc::new(wanted.baseline.tuning::<G>()?);
    let setups =
        Setups::<G>::with(wanted.players, wanted.setup.as_ref(), wanted.content.as_ref(), &wanted.seed)?;
    if let Some(folder) = &wanted.records {
        std::fs::create_dir_all(folder).map_err(|e| LabError::File(folder.display().to_string(), e))?;
    }
    let seats = u32::from(wanted.players);
    let started = Instant::now();
    let done = AtomicU32::new(0);
    let stop = AtomicBool::new(false);
    let job = |pair: u32| -> Result<Vec<Played>, LabError> {
        let deal = Seed::from_phrase(&format!("{}/{pair}", wanted.seed));
        let one = |rotation: u32| {
            let game = pair * seats + rotation;
            let bot = |seat: u32| {
                if seat == rotation { (&wanted.candidate, &candidate) } else { (&wanted.baseline, &baseline) }
            };
            let chance = |seat: u32| salt(&wanted.seed, game, seat);
            let (setup, salted) = (setups.of(pair), salt(&wanted.seed, game, 1000));
            let told = || {
                let names = (0..seats).map(|seat| (bot(seat).0.to_string(), chance(seat))).collect();
                Job::of::<G>(wanted.content.as_ref(), &setup, deal, names, salted)
            };
            let both = [&wanted.candidate, &wanted.baseline];
            let elsewhere = wanted.helpers.play::<G>(setups.content, &both, told);
            let (end, evaluated) = elsewhere.unwrap_or_else(|| {
                let seat = |seat: u32| {
                    let (spec, tuning) = bot(seat);
                    spec.build_with::<G>(Arc::clone(tuning), chance(seat), 1)
                };
                let mut table: Vec<_> = (0..seats).map(seat).collect();
                play_table::<G>(setups.content, &setup, deal, &mut table, salted)
            });
            let played = Played::of(&end, evaluated, wanted.records.is_some());
            if let (Some(folder), Some(record)) = (&wanted.records, &played.record) {
                write_record(folder, game, &record.to_string())?;
            }
            progress.played(done.fetch_add(1, Ordering::Relaxed) + 1, wanted.pairs * seats);
            Ok(played)
        };
        (0..seats).map(one).collect()
    };
    let mut so_far = Sample::default();
    let each = |_: u32, result: &Result<Vec<Played>, LabError>| {
        let Ok(games) = result else { return };
        so_far.add(score_of_deal(games));
        if wanted.sprt.is_some_and(|sprt| sprt.verdict(&so_far) != Verdict::Open) {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let threads = wanted.helpers.threads(threads_of(wanted.threads));
    let all = on_all_cores(wanted.pairs, threads, &stop, job, each);
    let all = all.into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(report(wanted, &all, started.elapsed().as_secs_f64()))
}

/// Game number n of a deal has the candidate in seat n.
fn score_of_deal(games: &[Played]) -> f64 {
    games.iter().enumerate().map(|(seat, game)| game.beaten(seat)).sum::<f64>() / games.len() as f64
}

fn report(wanted: &Match, all: &[Vec<Played>], seconds: f64) -> MatchReport {
    let mut sample = Sample::default();
    let (mut wins, mut mine, mut theirs, mut games) = (0.0, 0.0, 0.0, 0u32);
    for deal in all {
        sample.add(score_of_deal(deal));
        for (seat, game) in deal.iter().enumerate() {
            games += 1;
            wins += game.win(seat);
            let total: i32 = game.scores.iter().sum();
            mine += f64::from(game.scores[seat]);
            theirs += f64::from(total - game.scores[seat]) / (game.scores.len() as f64 - 1.0).max(1.0);
        }
    }
    let sprt = wanted.sprt.map(|bounds| {
        let (lower, upper) = bounds.bounds();
        SprtReport { bounds, ratio: bounds.ratio(&sample), lower, upper, verdict: bounds.verdict(&sample) }
    });
    MatchReport {
        game: wanted.game.clone(),
        players: wanted.players,
        candidate: wanted.candidate.to_string(),
        baseline: wanted.baseline.to_string(),
        pairs: all.len() as u32,
        games,
        seconds,
        wins,
        score: sample.mean(),
        score_error: sample.error(),
        elo: sample.elo(),
        candidate_mean_score: mine / f64::from(games.max(1)),
        baseline_mean_score: theirs / f64::from(games.max(1)),
        sprt,
    }
}
