//! The ladder of a game: every level against the one below, and the result as data for `ziggurat bots`.

use crate::afar::Helpers;
use crate::pairs::{Match, MatchReport, run_match};
use crate::play::{LabError, Progress};
use crate::stats::elo_of;
use bots::{Rating, SpecError};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// Who meets whom, the weakest first.
const MATCHES: [(&str, &str); 6] = [
    ("greedy", "random"),
    ("apprentice", "novice"),
    ("adept", "apprentice"),
    ("master", "adept"),
    ("master", "greedy"),
    ("grandmaster", "master"),
];

/// What to measure.
#[derive(Clone, Debug)]
pub struct Ladder {
    /// Name of the game.
    pub game: String,
    /// Deals of each match; each is played with both seatings.
    pub pairs: u32,
    /// A budget for `master`, such as `200ms`, instead of its own.
    pub master: Option<String>,
    /// Everything dealt follows from it.
    pub seed: String,
    /// Cores; 0 for all.
    pub threads: usize,
    /// The file of ratings; results of this game replace what stands there.
    pub ratings: PathBuf,
    /// Who plays the games; this machine by itself by default.
    pub helpers: Helpers,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    rating: Vec<Rating>,
}

/// Plays all matches of a ladder; each result is written as soon as it is there.
///
/// # Errors
/// When the game or a budget is wrong or the file cannot be read or written.
pub fn ladder(wanted: &Ladder, progress: &dyn Progress) -> Result<Vec<MatchReport>, LabError> {
    let mut reports = Vec::new();
    for (bot, against) in MATCHES {
        let candidate = match &wanted.master {
            Some(budget) if bot == "master" => format!("{bot}@{budget}"),
            _ => bot.to_owned(),
        };
        let report = run_match(
            &Match {
                game: wanted.game.clone(),
                players: 2,
                candidate: candidate.parse()?,
                baseline: against.parse()?,
                pairs: wanted.pairs,
                sprt: None,
                seed: wanted.seed.clone(),
                threads: wanted.threads,
                records: None,
                setup: None,
                content: None,
                helpers: wanted.helpers.clone(),
            },
            progress,
        )?;
        write(&wanted.ratings, rating(&report, bot, against))?;
        reports.push(report);
    }
    Ok(reports)
}

/// Two imagined deals, one won and one lost, keep a match without a loss from having no bound.
fn rating(report: &MatchReport, bot: &str, against: &str) -> Rating {
    let deals = f64::from(report.pairs);
    let mean = (report.score * deals + 1.0) / (deals + 2.0);
    let margin = 1.96 * report.score_error;
    let elo = |score: f64| elo_of(score).round();
    Rating {
        game: report.game.clone(),
        players: report.players,
        bot: bot.to_owned(),
        against: against.to_owned(),
        games: report.games,
        score: (report.score * 1000.0).round() / 1000.0,
        elo: elo(mean),
        low: elo(mean - margin),
        high: elo(mean + margin),
    }
}

/// Puts a result in its place in the file.
fn write(path: &Path, new: Rating) -> Result<(), LabError> {
    let failed = |e| LabError::File(path.display().to_string(), e);
    let text = if path.exists() { std::fs::read_to_string(path).map_err(failed)? } else { String::new() };
    std::fs::write(path, entered(path, &text, new)?).map_err(failed)
}

fn entered(path: &Path, text: &str, new: Rating) -> Result<String, LabError> {
    let wrong =
        |problem: String| SpecError::from(bots::TuningError { file: path.display().to_string(), problem });
    let mut file: File = toml::from_str(text).map_err(|e| wrong(e.to_string()))?;
    let same = |old: &Rating| (&old.game, &old.bot, &old.against) == (&new.game, &new.bot, &new.against);
    match file.rating.iter_mut().find(|old| same(old)) {
        Some(old) => *old = new,
        None => file.rating.push(new),
    }
    let list = toml::to_string(&file).map_err(|e| wrong(e.to_string()))?;
    Ok(format!("# Measured with `lab ladder` or `lab match`; docs/bots.md has the commands.\n\n{list}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(bot: &str, elo: f64) -> Rating {
        Rating {
            game: "pebbles".to_owned(),
            players: 2,
            bot: bot.to_owned(),
            against: "novice".to_owned(),
            games: 10,
            score: 0.5,
            elo,
            low: elo - 9.0,
            high: elo + 9.0,
        }
    }

    #[test]
    fn a_new_result_replaces_the_old_one_of_the_same_match() {
        let path = Path::new("ratings.toml");
        let text = entered(path, "", result("adept", 50.0)).unwrap();
        let text = entered(path, &text, result("master", 150.0)).unwrap();
        let text = entered(path, &text, result("adept", 70.0)).unwrap();
        let file: File = toml::from_str(&text).unwrap();
        assert_eq!(file.rating, [result("adept", 70.0), result("master", 150.0)]);
        assert!(entered(path, "rating = 3", result("adept", 1.0)).is_err());
    }
}
