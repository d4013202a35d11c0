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

mod copy;
mod list;
mod switch;
mod trial;

use crate::shell::{Done, complain, root, say};
use list::Mutant;
use std::fs;
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
    Game { name: "terra-mystica", tests: &["rules", "legal_actions"], skip: None },
    Game { name: "altay", tests: &["rules"], skip: None },
    Game { name: "anunnaki", tests: &["rules"], skip: Some("walks") },
    Game { name: "monumental-duel", tests: &["rules"], skip: None },
];

/// A game whose rules are changed.
struct Game {
    name: &'static str,
    tests: &'static [&'static str],
    /// Random games: they would notice changes without saying which rule was broken.
    skip: Option<&'static str>,
}

/// Tries changes and tells which ones no test noticed.
pub fn mutants(arguments: &[String]) -> Done {
    let wanted = Wanted::read(arguments)?;
    let game = GAMES.iter().find(|game| game.name == wanted.game).ok_or_else(|| {
        let known = GAMES.iter().map(|game| game.name).collect::<Vec<_>>().join(", ");
        format!("there is no game {:?}; known are {known}", wanted.game)
    })?;
    let folder = root().join("target/mutants").join(game.name);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let all = list::list(game.name, &CHAPTERS)?;
    let total = all.len();
    // Every n-th, and at least as many as asked for.
    let every = wanted.sample.map_or(1, |sample| (total / sample.max(1)).max(1));
    let chosen: Vec<Mutant> = all.into_iter().step_by(every).collect();
    say(&format!("{total} changes of {}; {} of them are tried", game.name, chosen.len()));
    let built = copy::build(game, &chosen)?;
    let verdicts = trial::run(game, &built, &chosen, wanted.jobs)?;
    let summary = Summary::new(game.name, &chosen, &verdicts);
    let text = summary.text(game.name, total);
    fs::write(folder.join("summary.txt"), &text).map_err(|error| format!("summary.txt: {error}"))?;
    say(&text);
    if summary.survivors.is_empty() {
        return Ok(());
    }
    complain("kill each survivor with a test, or explain it in the game's MUTANTS.md");
    Err(format!("{} changes of {} survive", summary.survivors.len(), game.name))
}

/// What to do.
struct Wanted {
    game: String,
    /// How many changes at least; all of them where nobody says.
    sample: Option<usize>,
    jobs: usize,
}

impl Wanted {
    fn read(arguments: &[String]) -> Result<Wanted, String> {
        let usage = || "say: cargo xtask mutants GAME [--sample NUMBER] [--jobs NUMBER]".to_owned();
        let (game, mut rest) = arguments.split_first().ok_or_else(usage)?;
        let jobs = std::thread::available_parallelism().map_or(1, usize::from);
        let mut wanted = Wanted { game: game.clone(), sample: None, jobs };
        while let [flag, number, others @ ..] = rest {
            let number: usize = number.parse().map_err(|_| usage())?;
            match flag.as_str() {
                "--sample" => wanted.sample = Some(number),
                "--jobs" => wanted.jobs = number.max(1),
                _ => return Err(usage()),
            }
            rest = others;
        }
        if rest.is_empty() { Ok(wanted) } else { Err(usage()) }
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
    fn new(game: &str, chosen: &'a [Mutant], verdicts: &[Verdict]) -> Summary<'a> {
        let known = list::explained(&root().join("crates").join(game).join("MUTANTS.md"));
        let count = |wanted: Verdict| verdicts.iter().filter(|verdict| **verdict == wanted).count();
        let alive = chosen.iter().zip(verdicts).filter(|(_, verdict)| **verdict == Verdict::Survives);
        let (explained, survivors) =
            alive.map(|(mutant, _)| mutant).partition(|mutant| known.contains(&mutant.named()));
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
            text.push_str(&format!("  {}\n", survivor.name));
        }
        text
    }
}
