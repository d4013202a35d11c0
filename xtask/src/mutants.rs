//! `cargo xtask mutants`: small wrong changes of a game's rules, each of which some test must notice.
//!
//! The changes are those that cargo-mutants lists. Instead of one build for each, all of them stand in one copy of
//! the game behind a switch, which is set when its tests start: minutes instead of hours.
//!
//! | File | Holds |
//! | --- | --- |
//! | `list` | what cargo-mutants would change, and which changes a game explains |
//! | `switch` | source text with every change behind the switch |
//! | `copy` | the copy of the project, built until only what compiles is left |
//! | `trial` | the tests, run once per change |
//! | `record` | what became of each, in a file |

mod copy;
mod list;
mod record;
mod switch;
mod trial;

use crate::shell::{Done, complain, root, say};
use list::Mutant;
use record::Record;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use trial::Verdict;

/// The chapters of the rules: what may be done, what it does, what is asked next, points.
const CHAPTERS: [&str; 7] = [
    "legal.rs",
    "legal/**/*.rs",
    "decisions/**/*.rs",
    "apply/**/*.rs",
    "flow.rs",
    "flow/**/*.rs",
    "scoring.rs",
];

/// The test binaries of each game that check rules and take seconds, and the tests among them that are left out.
const GAMES: [Game; 4] = [
    Game { name: "terra-mystica", tests: &["rules", "legal_actions"], skip: None, last: None },
    Game { name: "altay", tests: &["rules"], skip: None, last: None },
    Game { name: "anunnaki", tests: &["rules"], skip: Some("walks"), last: None },
    Game { name: "monumental-duel", tests: &["rules"], skip: Some("invariants"), last: Some("boxes") },
];

/// A game whose rules are changed.
struct Game {
    name: &'static str,
    tests: &'static [&'static str],
    /// Random games: they would notice changes without saying which rule was broken.
    skip: Option<&'static str>,
    /// Tests that take longest, for what all others let live.
    last: Option<&'static str>,
}

/// Tries changes and tells which ones no test noticed.
pub fn mutants(arguments: &[String]) -> Done {
    let wanted = Wanted::read(arguments)?;
    let game = GAMES.iter().find(|game| game.name == wanted.game).ok_or_else(|| {
        let known = GAMES.iter().map(|game| game.name).collect::<Vec<_>>().join(", ");
        format!("there is no game {:?}; known are {known}", wanted.game)
    })?;
    let folder = folder(game);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let file = folder.join("verdicts.txt");
    let all = list::list(game.name, &CHAPTERS)?;
    let total = all.len();
    let mut chosen: Vec<Mutant> = if wanted.again {
        let before = record::read(&file)?;
        all.into_iter().filter(|mutant| before.get(&mutant.name) == Some(&Verdict::Survives)).collect()
    } else {
        let sample = wanted.sample.unwrap_or(total);
        all.into_iter().enumerate().filter(|(at, _)| in_sample(*at, total, sample)).map(|(_, m)| m).collect()
    };
    say(&format!("{total} changes of {}; {} of them are tried", game.name, chosen.len()));
    let built = copy::build(game, &chosen)?;
    let mut done = if wanted.resume { record::read(&file)? } else { BTreeMap::new() };
    done.retain(|_, verdict| *verdict != Verdict::Survives);
    let record = Record::open(&file, wanted.again || wanted.resume)?;
    trial::run(game, &built, &chosen, wanted.jobs, &record, &done)?;
    if wanted.again {
        chosen = list::list(game.name, &CHAPTERS)?;
    }
    let summary = Summary::new(game.name, &chosen, &record::read(&file)?);
    let text = summary.text(game.name, total);
    fs::write(folder.join("summary.txt"), &text).map_err(|error| format!("summary.txt: {error}"))?;
    say(&text);
    if summary.survivors.is_empty() {
        return Ok(());
    }
    complain("kill each survivor with a test, or explain it in the game's MUTANTS.md");
    Err(format!("{} changes of {} survive", summary.survivors.len(), game.name))
}

/// Is this place of a list in a sample of it? As many as asked for, evenly spread.
fn in_sample(at: usize, total: usize, sample: usize) -> bool {
    let before = |place: usize| place * sample.min(total) / total;
    before(at) < before(at + 1)
}

/// Where everything about a game's changes is.
fn folder(game: &Game) -> PathBuf {
    root().join("target/mutants").join(game.name)
}

/// What to do.
struct Wanted {
    game: String,
    /// How many changes; all of them where nobody says.
    sample: Option<usize>,
    jobs: usize,
    /// Only what survived the last time.
    again: bool,
    /// Goes on with a run that was broken off, and tries again what survived in it.
    resume: bool,
}

impl Wanted {
    fn read(arguments: &[String]) -> Result<Wanted, String> {
        let usage = || {
            "say: cargo xtask mutants GAME [--sample NUMBER] [--resume] [--again] [--jobs NUMBER]".to_owned()
        };
        let (game, mut rest) = arguments.split_first().ok_or_else(usage)?;
        let jobs = std::thread::available_parallelism().map_or(1, usize::from);
        let mut wanted = Wanted { game: game.clone(), sample: None, jobs, again: false, resume: false };
        while let [flag, others @ ..] = rest {
            let known = match flag.as_str() {
                "--again" => Some(&mut wanted.again),
                "--resume" => Some(&mut wanted.resume),
                _ => None,
            };
            if let Some(known) = known {
                *known = true;
                rest = others;
                continue;
            }
            let (number, others) = others.split_first().ok_or_else(usage)?;
            let number: usize = number.parse().map_err(|_| usage())?;
            match flag.as_str() {
                "--sample" => wanted.sample = Some(number),
                "--jobs" => wanted.jobs = number.max(1),
                _ => return Err(usage()),
            }
            rest = others;
        }
        if wanted.again && (wanted.resume || wanted.sample.is_some()) { Err(usage()) } else { Ok(wanted) }
    }
}

/// What became of the changes.
struct Summary<'a> {
    noticed: usize,
    endless: usize,
    unbuildable: usize,
    explained: Vec<&'a Mutant>,
    survivors: Vec<&'a Mutant>,
}

impl<'a> Summary<'a> {
    fn new(game: &str, chosen: &'a [Mutant], verdicts: &BTreeMap<String, Verdict>) -> Summary<'a> {
        let known = list::explained(&root().join("crates").join(game).join("MUTANTS.md"));
        let told: Vec<(&Mutant, Verdict)> =
            chosen.iter().filter_map(|mutant| Some((mutant, *verdicts.get(&mutant.name)?))).collect();
        let count = |wanted: Verdict| told.iter().filter(|(_, verdict)| *verdict == wanted).count();
        let alive = told.iter().filter(|(_, verdict)| *verdict == Verdict::Survives);
        let (explained, survivors) =
            alive.map(|(mutant, _)| *mutant).partition(|mutant| known.contains(&mutant.named()));
        Summary {
            noticed: count(Verdict::Noticed),
            endless: count(Verdict::Endless),
            unbuildable: count(Verdict::Unbuildable),
            explained,
            survivors,
        }
    }

    fn text(&self, game: &str, total: usize) -> String {
        let Summary { noticed, endless, unbuildable, explained, survivors } = self;
        let tried = noticed + endless + explained.len() + survivors.len();
        let mut text = format!(
            "{game}: {tried} of {total} changes tried, {} noticed ({endless} because tests do not end), {} explained, \
             {} survive; {unbuildable} more do not compile\n",
            noticed + endless,
            explained.len(),
            survivors.len(),
        );
        for survivor in survivors {
            let line = survivor.span.start.line;
            text.push_str(&format!("  line {line}: `{}`\n", survivor.named()));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::in_sample;

    #[test]
    fn a_sample_has_as_many_as_asked_for_from_everywhere() {
        let places =
            |total, sample| (0..total).filter(|at| in_sample(*at, total, sample)).collect::<Vec<_>>();
        assert_eq!(places(803, 450).len(), 450);
        assert_eq!(places(10, 3), [3, 6, 9]);
        assert_eq!(places(3, 10), [0, 1, 2]);
    }
}
