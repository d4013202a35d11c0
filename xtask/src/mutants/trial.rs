//! The tests, run once per change.

use super::Game;
use super::copy::Built;
use super::list::Mutant;
use super::record::Record;
use crate::shell::say;
use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A test failed.
    Noticed,
    /// The tests did not end, or ended by overflowing their stack.
    Endless,
    /// No test failed.
    Survives,
    /// It does not compile.
    Unbuildable,
}

impl Verdict {
    const WORDS: [(Verdict, &str); 4] = [
        (Verdict::Noticed, "noticed"),
        (Verdict::Endless, "endless"),
        (Verdict::Survives, "survives"),
        (Verdict::Unbuildable, "unbuildable"),
    ];

    /// The word for it in the record.
    pub fn word(self) -> &'static str {
        Verdict::WORDS.iter().find(|(verdict, _)| *verdict == self).map_or("", |(_, word)| word)
    }

    /// The verdict of a word.
    pub fn read(word: &str) -> Option<Verdict> {
        Verdict::WORDS.iter().find(|(_, known)| *known == word).map(|(verdict, _)| *verdict)
    }
}

/// Runs the tests with every change, and notes what becomes of it.
pub fn run(
    game: &Game,
    built: &Built,
    chosen: &[Mutant],
    jobs: usize,
    record: &Record,
    done: &BTreeMap<String, Verdict>,
) -> Result<(), String> {
    let limit = 2 * alone(game, built)?;
    say(&format!("each change has {limit} s of the processor's time"));
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let work = || -> Result<(), String> {
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(mutant) = chosen.get(at) else { return Ok(()) };
                if done.contains_key(&mutant.name) {
                    continue;
                }
                let verdict = if built.unbuildable.contains(&at) {
                    Verdict::Unbuildable
                } else {
                    once(game, built, at + 1, limit)
                };
                record.note(mutant, verdict)?;
                if verdict == Verdict::Survives {
                    say(&format!("{} of {}, survives: {}", at + 1, chosen.len(), mutant.name));
                }
            }
        };
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("no worker breaks off"))
    })
}

/// Runs all tests without any change; the seconds of the processor's time that they take, rounded up.
fn alone(game: &Game, built: &Built) -> Result<u32, String> {
    for seconds in [1, 2, 4, 8, 15, 30, 60] {
        if once(game, built, 0, seconds) == Verdict::Survives {
            return Ok(seconds);
        }
    }
    Err("the tests fail without any change".to_owned())
}

/// Runs the tests with one change.
fn once(game: &Game, built: &Built, number: usize, limit: u32) -> Verdict {
    let not_now: Vec<&str> =
        game.skip.into_iter().chain(game.last).flat_map(|name| ["--skip", name]).collect();
    for program in &built.programs {
        for chosen in [Some(not_now.clone()), game.last.map(|name| vec![name])].into_iter().flatten() {
            match run_once(program, &chosen, &built.folder, number, limit) {
                Verdict::Survives => {}
                noticed => return noticed,
            }
        }
    }
    Verdict::Survives
}

/// Runs some tests of a program with one change. A program that cannot be started counts as noticed.
fn run_once(program: &Path, chosen: &[&str], folder: &Path, number: usize, limit: u32) -> Verdict {
    // The time of the processor, so that a busy machine changes no verdict.
    let script = format!("ulimit -t {limit} && exec \"$0\" \"$@\"");
    let mut command = Command::new("sh");
    command.arg("-c").arg(script).arg(program).args(chosen).args(["--quiet", "--test-threads=1"]);
    command
        .current_dir(folder)
        .env("ZIGGURAT_MUTANT", number.to_string())
        .env("INSTA_UPDATE", "no")
        .env("INSTA_FORCE_PASS", "0")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    match command.status() {
        Ok(status) if status.success() => Verdict::Survives,
        // Killed from outside, for its time or its memory, instead of ending by itself.
        Ok(status) if status.code().is_none() => Verdict::Endless,
        _ => Verdict::Noticed,
    }
}
