//! `cargo xtask mutants`: small wrong changes of a game's rules, each of which some test must notice.
//!
//! The changes are made by cargo-mutants in a copy of the project. A sample is every n-th change of the fixed list,
//! so the same call tries the same ones; what was noticed once is not tried again, so a run that was stopped goes on
//! where it was.

use crate::shell::{Done, answers, cargo, complain, root, say};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// The chapters of the rules: what may be done, what it does, what is asked next, points.
const CHAPTERS: [&str; 4] = ["legal/**/*.rs", "apply/**/*.rs", "flow.rs", "scoring.rs"];

/// The test binaries of a game that check rules and take seconds.
const TESTS: [&str; 2] = ["rules", "legal_actions"];

/// How many changes are tried where nobody says.
const SAMPLE: usize = 400;

/// Tries a sample of changes and tells which ones no test noticed.
pub fn mutants(arguments: &[String]) -> Done {
    let (game, sample) = read(arguments)?;
    let tests = tests(game)?;
    if !answers("cargo", &["mutants", "--version"]) {
        return Err("cargo-mutants is missing: cargo install cargo-mutants --locked".to_owned());
    }
    let folder = root().join("target/mutants").join(game);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let total = count(game)?;
    // At least as many as asked for.
    let shards = (total / sample.max(1)).max(1);
    say(&format!("{total} changes of {game}; every {shards}. one is tried"));
    let mut command = cargo(&["mutants", "--no-shuffle", "--iterate", "--baseline=skip", "--colors=never"]);
    command
        .args(choice(game))
        .args(["--sharding=round-robin", &format!("--shard=0/{shards}")])
        .args(["--timeout=120", "--build-timeout=1800", "--cap-lints=true"])
        .arg("--output")
        .arg(&folder)
        .arg("--")
        .args(tests)
        // Dependencies are built once for all runs, and nothing is optimised: a change costs one build of the game.
        .env("CARGO_TARGET_DIR", root().join("target/mutants/build"))
        .env("CARGO_PROFILE_DEV_OPT_LEVEL", "0")
        .env("CARGO_INCREMENTAL", "1")
        .env("INSTA_UPDATE", "no");
    // It fails when a change survives; the summary says more.
    let status = command.status().map_err(|error| format!("cargo mutants: {error}"))?;
    let summary = Summary::read(game, &folder.join("mutants.out"))?;
    let text = summary.text(game, total);
    fs::write(folder.join("summary.txt"), &text).map_err(|error| format!("summary.txt: {error}"))?;
    say(&text);
    if summary.survivors.is_empty() {
        return if summary.tried() > 0 {
            Ok(())
        } else {
            Err(format!("cargo mutants tried nothing ({status})"))
        };
    }
    complain("kill each survivor with a test, or explain it in the game's MUTANTS.md");
    Err(format!("{} changes of {game} survive", summary.survivors.len()))
}

fn read(arguments: &[String]) -> Result<(&str, usize), String> {
    let usage = || "say: cargo xtask mutants GAME [--sample NUMBER]".to_owned();
    match arguments {
        [game] => Ok((game, SAMPLE)),
        [game, flag, number] if flag == "--sample" => Ok((game, number.parse().map_err(|_| usage())?)),
        _ => Err(usage()),
    }
}

/// The games are the crates with rules in words; each has some of the test binaries.
fn tests(game: &str) -> Result<Vec<String>, String> {
    let crates = root().join("crates");
    let folders = fs::read_dir(&crates).map_err(|error| format!("{}: {error}", crates.display()))?;
    let mut games: Vec<String> = folders
        .filter_map(|folder| folder.ok().filter(|folder| folder.path().join("RULES.md").exists()))
        .map(|folder| folder.file_name().to_string_lossy().into_owned())
        .collect();
    games.sort_unstable();
    if !games.iter().any(|known| known == game) {
        return Err(format!("there is no game {game:?}; known are {}", games.join(", ")));
    }
    let own = crates.join(game).join("tests");
    let there =
        |test: &&&str| own.join(format!("{test}.rs")).exists() || own.join(test).join("main.rs").exists();
    Ok(TESTS.iter().filter(there).map(|test| format!("--test={test}")).collect())
}

fn choice(game: &str) -> Vec<String> {
    let files = CHAPTERS.iter().map(|chapter| format!("--file=crates/{game}/src/{chapter}"));
    files.chain([format!("--package={game}")]).collect()
}

/// How many changes there are at all.
fn count(game: &str) -> Result<usize, String> {
    let mut command = cargo(&["mutants", "--list", "--colors=never"]);
    let output = command.args(choice(game)).stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| format!("cargo mutants --list: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo mutants --list failed ({})", output.status));
    }
    Ok(String::from_utf8_lossy(&output.stdout).lines().count())
}

/// What became of the changes, over all runs so far.
struct Summary {
    caught: usize,
    unviable: usize,
    explained: Vec<String>,
    survivors: Vec<String>,
}

impl Summary {
    /// Reads the lists of cargo-mutants. A change that makes a test run for ever is noticed as well.
    fn read(game: &str, out: &Path) -> Result<Summary, String> {
        let lines = |name: &str| -> Vec<String> {
            let text = fs::read_to_string(out.join(name)).unwrap_or_default();
            text.lines().map(str::to_owned).collect()
        };
        let together = |name: &str, before: &str| {
            let mut all = lines(name);
            all.extend(lines(before));
            all.sort_unstable();
            all.dedup();
            all
        };
        let known = explained(&root().join("crates").join(game).join("MUTANTS.md"));
        let caught = together("caught.txt", "previously_caught.txt");
        let (explained, survivors) =
            lines("missed.txt").into_iter().partition(|missed| known.iter().any(|k| *k == named(missed)));
        Ok(Summary {
            caught: caught.len() + lines("timeout.txt").len(),
            unviable: lines("unviable.txt").len(),
            explained,
            survivors,
        })
    }

    fn tried(&self) -> usize {
        self.caught + self.explained.len() + self.survivors.len()
    }

    fn text(&self, game: &str, total: usize) -> String {
        let mut text = format!(
            "{game}: {} of {total} changes tried, {} noticed, {} explained, {} survive; {} more do not compile\n",
            self.tried(),
            self.caught,
            self.explained.len(),
            self.survivors.len(),
            self.unviable,
        );
        for survivor in &self.survivors {
            text.push_str(&format!("  {survivor}\n"));
        }
        text
    }
}

/// A change without its line and column, which move with every edit.
fn named(change: &str) -> String {
    let mut parts = change.splitn(4, ':');
    let file = parts.next().unwrap_or_default();
    let what = parts.nth(2).unwrap_or(change).trim();
    format!("{file}: {what}")
}

/// The changes that the list of a game explains: what stands in backquotes at the start of a table row.
fn explained(list: &PathBuf) -> Vec<String> {
    let text = fs::read_to_string(list).unwrap_or_default();
    text.lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once("` |"))
        .map(|(change, _)| change.to_owned())
        .collect()
}
