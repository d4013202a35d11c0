//! Weights improved over paired games (SPSA): shift all weights at once in a random direction and against
//! it, let both play the same deals with seats rotated, and follow the better side a little.

use crate::pairs::{Match, MatchReport, match_game};
use crate::play::{LabError, Played, Progress, Setups, Silent, on_all_cores, play, salt, threads_of};
use bots::{Evaluate, Spec, SpecError, Tuning, TuningError, Visit, visit};
use game_core::{QuickRandom, Random, Seed};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{SystemTime, UNIX_EPOCH};

/// What makes weights better.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Aim {
    /// Winning against the other weights at the same table.
    #[default]
    Lead,
    /// Points when every seat plays them: what a game grows to, not who takes it from whom.
    Points,
}

impl std::str::FromStr for Aim {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "lead" => Ok(Aim::Lead),
            "points" => Ok(Aim::Points),
            other => Err(format!("{other:?} is no aim; write lead or points")),
        }
    }
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

/// A weight by its place in the file.
#[derive(Clone, PartialEq, Debug)]
struct Weight {
    path: Vec<String>,
    value: f64,
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

fn with_weights<G: Evaluate>(
    tuning: &Tuning<G::Weights>,
    weights: &[Weight],
) -> Result<Tuning<G::Weights>, LabError> {
    let wrong = |problem: String| TuningError { file: G::ID.to_owned(), problem };
    let mut value =
        toml::Value::try_from(&tuning.weights).map_err(|e| SpecError::from(wrong(e.to_string())))?;
    weights.iter().for_each(|weight| put(&mut value, weight));
    let new = value.try_into().map_err(|e: toml::de::Error| SpecError::from(wrong(e.to_string())))?;
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

/// The same where the type of the game is known.
///
/// # Errors
/// As [`tune`].
pub fn tune_game<G: Evaluate>(wanted: &Tune, progress: &dyn Progress) -> Result<TuneReport, LabError> {
    let before = wanted.bot.tuning::<G>()?;
    let setups = Setups::<G>::new(wanted.players, wanted.setup.as_ref(), &wanted.seed)?;
    let root = toml::Value::try_from(&before.weights)
        .map_err(|e| SpecError::from(TuningError { file: G::ID.to_owned(), problem: e.to_string() }))?;
    let mut weights = Vec::new();
    flatten(&root, &mut Vec::new(), &mut weights);
    let chosen = |weight: &Weight| {
        let name = weight.path.join(".");
        wanted.only.is_empty() || wanted.only.iter().any(|start| name.starts_with(start.as_str()))
    };
    weights.retain(chosen);
    let sizes: Vec<f64> = weights.iter().map(|w| w.value.abs().max(0.1)).collect();
    let mut rng = QuickRandom::new(salt(&wanted.seed, 0, 7));
    let mut typical: f64 = 10.0;
    for round in 0..wanted.rounds {
        let signs: Vec<f64> = weights.iter().map(|_| if rng.below(2) == 0 { 1.0 } else { -1.0 }).collect();
        let fade = (1.0 + f64::from(round) / f64::from(wanted.rounds.max(1)) * 9.0).powf(-0.3);
        let shifted = |by: f64| -> Vec<Weight> {
            let move_one = |((w, sign), size): ((&Weight, &f64), &f64)| Weight {
                path: w.path.clone(),
                value: w.value + by * wanted.shift * fade * size * sign,
            };
            weights.iter().zip(&signs).zip(&sizes).map(move_one).collect()
        };
        let plus = Arc::new(with_weights::<G>(&before, &shifted(1.0))?);
        let minus = Arc::new(with_weights::<G>(&before, &shifted(-1.0))?);
        let job = |deal: u32| {
            let number = round * wanted.deals + deal;
            let seed = Seed::from_phrase(&format!("{}/tune/{number}", wanted.seed));
            let one = |rotation: usize| {
                let mut table: Vec<_> = (0..u32::from(wanted.players))
                    .map(|seat| {
                        let at = match wanted.aim {
                            Aim::Lead => seat as usize + rotation,
                            Aim::Points => rotation,
                        };
                        let tuning = if at.is_multiple_of(2) { &plus } else { &minus };
                        let salt = salt(&wanted.seed, number * 2 + rotation as u32, seat);
                        wanted.bot.build_with::<G>(Arc::clone(tuning), salt, 1)
                    })
                    .collect();
                let game =
                    play::<G>(&setups.of(number), seed, &mut table, salt(&wanted.seed, number, 1000), false);
                match wanted.aim {
                    Aim::Lead => advantage(&game, rotation),
                    Aim::Points => 2.0 * mean_points(&game) * if rotation == 0 { 1.0 } else { -1.0 },
                }
            };
            (one(0) + one(1)) / 2.0
        };
        let all =
            on_all_cores(wanted.deals, threads_of(wanted.threads), &AtomicBool::new(false), job, |_, _| {});
        let mean = all.iter().sum::<f64>() / all.len().max(1) as f64;
        typical = 0.95 * typical + 0.05 * mean.abs().max(0.5);
        let push = (mean / typical).clamp(-2.0, 2.0) * wanted.gain * wanted.shift * fade * fade;
        for ((weight, sign), size) in weights.iter_mut().zip(&signs).zip(&sizes) {
            weight.value += push * size * sign;
        }
        progress.played(round + 1, wanted.rounds);
    }
    let after = with_weights::<G>(&before, &weights)?;
    write_result::<G>(wanted, &before, &after, weights.len())
}

fn write_result<G: Evaluate>(
    wanted: &Tune,
    before: &Tuning<G::Weights>,
    after: &Tuning<G::Weights>,
    tuned: usize,
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
        },
        &Silent,
    )?;
    std::fs::remove_file(&old).map_err(|e| failed(&old, e))?;
    let games = wanted.rounds * wanted.deals * 2;
    let text = card_text(wanted, &proof, games, tuned);
    std::fs::write(&card, text).map_err(|e| failed(&card, e))?;
    Ok(TuneReport { weights, card, games, proof })
}

fn card_text(wanted: &Tune, proof: &MatchReport, games: u32, tuned: usize) -> String {
    format!(
        "# Weights for {game}\n\n\
         | | |\n| --- | --- |\n\
         | Date | {date} |\n\
         | Method | SPSA for {aim}, {rounds} steps of {deals} deals, shift {shift}, gain {gain} |\n\
         | Weights tuned | {tuned} |\n\
         | Games played to tune | {games}, {players} players, every seat `{bot}` |\n\
         | Seed | `{seed}` |\n\
         | After against before | {pairs} fresh deals, {proved} games: {score:.1} % of rivals left behind (± {error:.1}), Elo {elo:+.0} [{low:+.0}, {high:+.0}] |\n\
         | Mean points | {mine:.1} after, {theirs:.1} before |\n",
        game = wanted.game,
        date = today(),
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
fn today() -> String {
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

    #[test]
    fn a_day_has_its_date() {
        let text = today();
        assert!(text.len() == 10 && text.starts_with("20"), "{text}");
    }
}
