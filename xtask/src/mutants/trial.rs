//! The tests, run once per change.

use super::Game;
use super::copy::Built;
use super::list::Mutant;
use crate::shell::say;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// A test failed.
    Noticed,
    /// The tests did not end.
    Endless,
    /// No test failed.
    Survives,
    /// It does not compile.
    Unbuildable,
}

/// Runs the tests with every change.
pub fn run(game: &Game, built: &Built, chosen: &[Mutant], jobs: usize) -> Result<Vec<Verdict>, String> {
    let started = Instant::now();
    if once(game, built, 0, Duration::from_secs(600)) != Verdict::Survives {
        return Err("the tests fail without any change".to_owned());
    }
    let patience = started.elapsed() * 8 + Duration::from_secs(10);
    let next = AtomicUsize::new(0);
    let verdicts = Mutex::new(vec![Verdict::Unbuildable; chosen.len()]);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(mutant) = chosen.get(at) else { break };
                    if built.unbuildable.contains(&at) {
                        continue;
                    }
                    let verdict = once(game, built, at + 1, patience);
                    if verdict == Verdict::Survives {
                        say(&format!("survives: {}", mutant.name));
                    }
                    verdicts.lock().expect("no thread breaks off with the lock")[at] = verdict;
                }
            });
        }
    });
    Ok(verdicts.into_inner().expect("no thread breaks off with the lock"))
}

/// Runs the tests with one change.
fn once(game: &Game, built: &Built, number: usize, patience: Duration) -> Verdict {
    for program in &built.programs {
        let mut command = Command::new(program);
        if let Some(skip) = game.skip {
            command.args(["--skip", skip]);
        }
        command
            .args(["--quiet", "--test-threads=1"])
            .current_dir(&built.folder)
            .env("ZIGGURAT_MUTANT", number.to_string())
            .env("INSTA_UPDATE", "no")
            .env("INSTA_FORCE_PASS", "0")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        match wait(&mut command, patience) {
            Some(true) => {}
            Some(false) => return Verdict::Noticed,
            None => return Verdict::Endless,
        }
    }
    Verdict::Survives
}

/// Whether a program ends well; nothing where it does not end. A program that cannot be started does not end well.
fn wait(command: &mut Command, patience: Duration) -> Option<bool> {
    let Ok(mut child) = command.spawn() else { return Some(false) };
    let started = Instant::now();
    while started.elapsed() < patience {
        match child.try_wait() {
            Ok(Some(status)) => return Some(status.success()),
            Ok(None) => std::thread::sleep(Duration::from_millis(10)),
            Err(_) => return Some(false),
        }
    }
    // It may have ended in the meantime.
    let _ = child.kill();
    let _ = child.wait();
    None
}
