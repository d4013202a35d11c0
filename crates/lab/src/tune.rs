//! Weights improved over paired games: two sets of them play the same deals, and the better one is followed.
//!
//! | File | Holds |
//! | --- | --- |
//! | `bench` | weights as numbers, and two sets of them compared |
//! | `ways` | SPSA over all weights at once, or group by group |

mod bench;
mod ways;

use crate::afar::Helpers;
use crate::pairs::{Match, MatchReport, match_game};
use crate::play::{LabError, Progress, Silent};
use bench::{Bench, with_weights};
use bots::{Evaluate, Spec, SpecError, Tuning, Visit, visit};
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

/// What makes weights better.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub enum Aim {
    /// Winning against the other weights at the same table.
    #[default]
    Lead,
    /// Points when every seat plays them: what a game grows to, not who takes it from whom.
    Points,
}

/// How better weights are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, clap::ValueEnum)]
pub enum Way {
    /// All at once in random directions: fine steps.
    #[default]
    Spsa,
    /// Group by group: long steps.
    Groups,
}

/// What to tune, and how long.
#[derive(Clone, Debug)]
pub struct Tune {
    /// Name of the game.
    pub game: String,
    /// Seats of the games played.
    pub players: u8,
    /// The bot that plays them, with the weights to start from.
    pub bot: Spec,
    /// What makes weights better.
    pub aim: Aim,
    /// How they are looked for.
    pub way: Way,
    /// Only weights whose name starts with one of these; all when empty.
    pub only: Vec<String>,
    /// Steps of the tuner.
    pub rounds: u32,
    /// Deals per step, each played twice.
    pub deals: u32,
    /// Shift of a weight, as a part of its size.
    pub shift: f64,
    /// How far one step goes, as a part of the shift.
    pub gain: f64,
    /// Deals of the match after - before that the card reports.
    pub proof: u32,
    /// Everything dealt follows from it.
    pub seed: String,
    /// Cores; 0 for all.
    pub threads: usize,
    /// Folder for the weights and their card.
    pub models: PathBuf,
    /// Instead of the default set-up.
    pub setup: Option<serde_json::Value>,
}

/// What came out.
#[derive(Clone, Debug)]
pub struct TuneReport {
    /// The weights file.
    pub weights: PathBuf,
    /// Its card.
    pub card: PathBuf,
    /// Games played to tune.
    pub games: u32,
    /// The match of the new weights against the old ones.
    pub proof: MatchReport,
}

/// Tunes and writes `GAME.toml` and `GAME.card.md` into the folder for models.
///
/// # Errors
/// When the game, the bot, the set-up or the folder is wrong.
pub fn tune(wanted: &Tune, progress: &dyn Progress) -> Result<TuneReport, LabError> {
    visit(&wanted.game, Run(wanted, progress)).ok_or_else(|| SpecError::Game(wanted.game.clone()))?
}

struct Run<'a>(&'a Tune, &'a dyn Progress);

impl Visit for Run<'_> {
    type Out = Result<TuneReport, LabError>;
    fn with<G: Evaluate>(self) -> Self::Out {
        tune_game::<G>(self.0, self.1)
    }
}

/// The same where the type of the game is known.
///
/// # Errors
/// As [`tune`].
pub fn tune_game<G: Evaluate>(wanted: &Tune, progress: &dyn Progress) -> Result<TuneReport, LabError> {
    let before = wanted.bot.tuning::<G>()?;
    let bench = Bench::<G>::new(wanted, before.clone())?;
    let weights = match wanted.way {
        Way::Spsa => ways::spsa(wanted, &bench, progress)?,
        Way::Groups => ways::by_groups(wanted, &bench, progress)?,
    };
    let after = with_weights::<G>(&before, &weights)?;
    write_result::<G>(wanted, &before, &after, (weights.len(), bench.games()))
}

fn write_result<G: Evaluate>(
    wanted: &Tune,
    before: &Tuning<G::Weights>,
    after: &Tuning<G::Weights>,
    (tuned, games): (usize, u32),
) -> Result<TuneReport, LabError> {
    let failed = |path: &PathBuf, e| LabError::File(path.display().to_string(), e);
    std::fs::create_dir_all(&wanted.models).map_err(|e| failed(&wanted.models, e))?;
    let weights = wanted.models.join(format!("{}.toml", G::ID));
    let old = wanted.models.join(format!("{}.before.toml", G::ID));
    let card = wanted.models.join(format!("{}.card.md", G::ID));
    std::fs::write(&weights, after.to_toml()).map_err(|e| failed(&weights, e))?;
    std::fs::write(&old, before.to_toml()).map_err(|e| failed(&old, e))?;
    let with = |file: &PathBuf| Spec { weights: Some(file.display().to_string()), ..wanted.bot.clone() };
    let proof = match_game::<G>(
        &Match {
            game: wanted.game.clone(),
            players: wanted.players,
            candidate: with(&weights),
            baseline: with(&old),
            pairs: wanted.proof,
            sprt: None,
            seed: format!("{}/proof", wanted.seed),
            threads: wanted.threads,
            records: None,
            setup: wanted.setup.clone(),
            content: None,
            helpers: Helpers::default(),
        },
        &Silent,
    )?;
    std::fs::remove_file(&old).map_err(|e| failed(&old, e))?;
    let text = card_text(wanted, &proof, games, tuned);
    std::fs::write(&card, text).map_err(|e| failed(&card, e))?;
    Ok(TuneReport { weights, card, games, proof })
}

fn card_text(wanted: &Tune, proof: &MatchReport, games: u32, tuned: usize) -> String {
    format!(
        "# Weights for {game}\n\n\
         | | |\n| --- | --- |\n\
         | Date | {date} |\n\
         | Method | {way} for {aim}, {rounds} rounds of {deals} deals, shift {shift}, gain {gain} |\n\
         | Weights tuned | {tuned} |\n\
         | Games played to tune | {games}, {players} players, every seat `{bot}` |\n\
         | Seed | `{seed}` |\n\
         | After against before | {pairs} fresh deals, {proved} games: {score:.1} % of rivals left behind (± {error:.1}), Elo {elo:+.0} [{low:+.0}, {high:+.0}] |\n\
         | Mean points | {mine:.1} after, {theirs:.1} before |\n",
        game = wanted.game,
        date = today(),
        way = match wanted.way {
            Way::Spsa => "SPSA",
            Way::Groups => "Group by group",
        },
        aim = match wanted.aim {
            Aim::Lead => "the lead over the other weights",
            Aim::Points => "the points of all seats",
        },
        rounds = wanted.rounds,
        deals = wanted.deals,
        shift = wanted.shift,
        gain = wanted.gain,
        players = wanted.players,
        bot = wanted.bot.kind.name(),
        seed = wanted.seed,
        pairs = proof.pairs,
        proved = proof.games,
        score = proof.score * 100.0,
        error = proof.score_error * 196.0,
        elo = proof.elo.difference,
        low = proof.elo.low,
        high = proof.elo.high,
        mine = proof.candidate_mean_score,
        theirs = proof.baseline_mean_score,
    )
}

/// The day as `2026-11-15`.
pub(crate) fn today() -> String {
    let days = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() / 86_400) as i64;
    // Days to a date of the Gregorian calendar, counted in eras of 400 years from 1 March of year 0.
    let z = days + 719_468;
    let era = z.div_euclid(146_097);
    let day_of_era = z.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_has_its_date() {
        let text = today();
        assert!(text.len() == 10 && text.starts_with("20"), "{text}");
    }
}
