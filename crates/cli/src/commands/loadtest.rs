//! `ziggurat loadtest`: a server of its own in a process of its own, so that its memory is its own too.

mod compare;
mod parts;

use super::serve::{failed, runtime};
use crate::args::LoadtestArgs;
use crate::failure::Failure;
use crate::registry;
use game_core::{AnyGame, Awaiting, QuickRandom, Random, Seed};
use serde::Serialize;
use server::loadtest::{self, LoadOptions, LoadReport, Opening, OpeningReport};
use server::loadtest::{SoakMinute, SoakOptions, SoakReport};
use std::io::{BufRead, BufReader, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

/// How often the server is started anew to open a game from disk.
const STARTS: u32 = 20;

pub fn run(args: &LoadtestArgs) -> Result<(), Failure> {
    let game = registry::find(&args.game)?;
    let folder = Folder::new()?;
    if let Some(rounds) = args.compare {
        let report = compare::compare(&options(game, args), rounds, &folder.0)?;
        return print(&report, args.json, ToString::to_string);
    }
    let server = Process::start(&folder.0, args.database.as_deref(), None)?;
    match (args.moments, args.soak) {
        (Some(count), _) => {
            let report = opening(game, count, server, &folder.0)?;
            print(&report, args.json, opened)
        }
        (None, Some(minutes)) => {
            let game = game.info().id.to_owned();
            let options = SoakOptions { game, tables: args.tables.unwrap_or(200), minutes };
            // Whoever waits for half an hour wants to see that it goes on.
            let each = |minute: &SoakMinute| {
                let _ = writeln!(std::io::stderr(), "{}", minute_line(minute));
            };
            let report =
                runtime()?.block_on(loadtest::soak(server.address, options, each)).map_err(failed)?;
            print(&report, args.json, soaked)
        }
        (None, None) => {
            let report = runtime()?.block_on(loadtest::run(server.address, options(game, args)));
            print(&report.map_err(failed)?, args.json, loaded)
        }
    }
}

fn options(game: &dyn AnyGame, args: &LoadtestArgs) -> LoadOptions {
    LoadOptions {
        game: game.info().id.to_owned(),
        tables: args.tables.unwrap_or(1_000),
        streams: args.streams,
        steps_per_second: args.steps,
        seconds: args.seconds,
    }
}

fn opening(game: &dyn AnyGame, count: u32, server: Process, folder: &Path) -> Result<OpeningReport, Failure> {
    let runtime = runtime()?;
    let record = played(game);
    let mut opening = runtime.block_on(Opening::prepare(server.address, &record)).map_err(failed)?;
    runtime.block_on(opening.from_memory(count)).map_err(failed)?;
    drop(server);
    for _ in 0..STARTS {
        let server = Process::start(folder, None, None)?;
        runtime.block_on(opening.from_disk(server.address)).map_err(failed)?;
    }
    Ok(opening.report())
}

/// The record of a whole game of four, or as many as the game seats, played at random.
fn played(game: &dyn AnyGame) -> String {
    let players = game.info().max_players.min(4);
    let mut table = game
        .start(&game.default_setup(players), None, Seed::from_phrase("loadtest"))
        .expect("the default set-up can be played");
    let mut rng = QuickRandom::new(5);
    while let Awaiting::Players(seats) = table.awaiting() {
        let seat = seats.first().expect("somebody is awaited");
        let options = table.options(seat);
        let step = rng.pick(&options).expect("an awaited seat has a step").step.clone();
        table.play(seat, &step).expect("a listed step is taken");
    }
    table.record().to_string()
}

/// A folder for the database, gone at the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Self, Failure> {
        let folder = std::env::temp_dir().join(format!("ziggurat-loadtest-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(failed)?;
        Ok(Folder(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left over lies in the folder for what is left over.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// This very program as a server on any free port.
struct Process {
    child: Child,
    address: SocketAddr,
    /// Kept open: a server that cannot tell where it is gives up.
    _output: BufReader<ChildStdout>,
}

impl Process {
    fn start(folder: &Path, database: Option<&str>, nats: Option<&str>) -> Result<Self, Failure> {
        let mut command = Command::new(std::env::current_exe().map_err(failed)?);
        command.args(["serve", "--port", "0", "--no-open", "--unlimited"]);
        match database {
            Some(url) => command.arg("--database").arg(url),
            None => command.arg("--data").arg(folder),
        };
        if let Some(url) = nats {
            command.args(["--nats", url]);
        }
        let mut child = command.stdout(Stdio::piped()).spawn().map_err(failed)?;
        let mut output = BufReader::new(child.stdout.take().expect("the output is piped"));
        let mut line = String::new();
        let read = output.read_line(&mut line);
        let address = line.trim_end().rsplit("http://").next().and_then(|text| text.parse().ok());
        match (read, address) {
            (Ok(_), Some(address)) => Ok(Process { child, address, _output: output }),
            _ => {
                let _ = child.kill();
                Err(Failure::Usage(format!("the server did not start: {line:?}")))
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It loses nothing by being killed, and there is nothing here that is worth keeping.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn print<R: Serialize>(report: &R, json: bool, say: impl Fn(&R) -> String) -> Result<(), Failure> {
    let text = if json {
        serde_json::to_string_pretty(report).expect("a report is plain data")
    } else {
        say(report)
    };
    writeln!(std::io::stdout(), "{text}").map_err(Failure::Output)
}

fn loaded(report: &LoadReport) -> String {
    let memory = |bytes: Option<u64>| {
        bytes.map_or_else(|| "?".to_owned(), |bytes| format!("{:.0}", bytes as f64 / 1000.0))
    };
    format!(
        "{} tables, {} streams: {} steps in {:.1} s ({:.0}/s), {} games finished, {} errors\n  \
         from step to event at the other seat: half within {:.1} ms, 99 % within {:.1} ms, all within {:.1} ms\n  \
         {} bytes tell the other seat of a step, {} of them what it may answer; {} states fetched\n  \
         {:.2} ms of computing per step\n  \
         memory per table: {} kB fresh, {} kB at the end with its streams",
        report.tables,
        report.streams,
        report.steps,
        report.seconds,
        report.steps_per_second,
        report.finished,
        report.errors,
        report.p50_ms,
        report.p99_ms,
        report.max_ms,
        report.bytes_to_other,
        report.bytes_of_options,
        report.fetches,
        report.cpu_ms_per_step.unwrap_or_default(),
        memory(report.bytes_per_fresh_table),
        memory(report.bytes_per_table),
    )
}

fn megabytes(bytes: Option<u64>) -> String {
    bytes.map_or_else(|| "?".to_owned(), |bytes| format!("{:.1}", bytes as f64 / 1e6))
}

fn minute_line(minute: &SoakMinute) -> String {
    let tables = minute.tables.map_or_else(|| "?".to_owned(), |tables| tables.to_string());
    format!(
        "minute {}: {} MB, {tables} tables in memory, {} games over, {} steps of people, {} errors",
        minute.minute,
        megabytes(minute.bytes),
        minute.finished,
        minute.steps,
        minute.errors
    )
}

fn soaked(report: &SoakReport) -> String {
    format!(
        "memory after 5 minutes: {} MB, at the end: {} MB ({:+.1} %); {} tables had to be healed",
        megabytes(report.warm),
        megabytes(report.end),
        report.grown.unwrap_or_default(),
        report.healed.unwrap_or_default()
    )
}

fn opened(report: &OpeningReport) -> String {
    format!(
        "a finished game of {} steps, opened at any moment\n  \
         from memory, {} times: half within {:.1} ms, 99 % within {:.1} ms, all within {:.1} ms\n  \
         from disk, {} times: half within {:.1} ms, all within {:.1} ms",
        report.steps,
        report.memory.count,
        report.memory.p50_ms,
        report.memory.p99_ms,
        report.memory.max_ms,
        report.disk.count,
        report.disk.p50_ms,
        report.disk.max_ms,
    )
}
