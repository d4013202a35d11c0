//! The program `ziggurat`: everything a person or a researcher does in a terminal. The binary around it adds the pages,
//! so that they are built at the same time.
//!
//! | File | Holds |
//! | --- | --- |
//! | `args` | the command line, as one set of types |
//! | `registry` | the games this program knows |
//! | `chooser` | the bots, as the server asks them |
//! | `puzzles` | the sets of puzzles, likewise |
//! | `reviewer` | whoever goes over games, likewise |
//! | `failure` | why a command did not succeed |
//! | `speech` | messages turned into English |
//! | `commands` | one file per command |

mod args;
mod chooser;
mod commands;
mod failure;
mod puzzles;
mod registry;
mod reviewer;
mod speech;

use args::{Arguments, Command};
use clap::Parser;
use server::WebFiles;
use std::process::ExitCode;
use std::sync::Arc;

/// Does what the command line says; the server shows these pages.
pub fn main(pages: Arc<dyn WebFiles>) -> ExitCode {
    let arguments = Arguments::parse();
    match run(arguments.command.unwrap_or(Command::Serve(arguments.serve)), pages) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: Command, pages: Arc<dyn WebFiles>) -> Result<(), failure::Failure> {
    match command {
        Command::Serve(args) => commands::serve::serve(&args, pages),
        #[cfg(feature = "cluster")]
        Command::Work(args) => commands::work::run(&args),
        Command::Backup(args) => commands::serve::backup(&args),
        Command::Copy(args) => commands::serve::copy(&args),
        Command::Admin(args) => commands::admin::run(&args),
        Command::Upgrade(args) => commands::upgrade::run(&args),
        Command::Ratings(args) => commands::ratings::run(&args),
        #[cfg(feature = "loadtest")]
        Command::Loadtest(args) => commands::loadtest::run(&args),
        Command::Games(args) => commands::games::run(&args),
        Command::Play(args) => commands::play::run(&args),
        Command::Simulate(args) => commands::arena::simulate(&args),
        Command::Match(args) => commands::arena::run_match(&args),
        Command::Bots(args) => commands::arena::bots(&args),
        Command::Replay(args) => commands::replay::run(&args),
        Command::Review(args) => commands::review::run(&args),
        Command::Verify(args) => commands::verify::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
        Command::BenchBot(args) => commands::bench_bot::run(&args),
        Command::Import(args) => match args.format {
            args::ImportFormat::Snellman(args) => commands::snellman::import(&args),
        },
        Command::Export(args) => commands::export::run(args),
        Command::Content(args) => commands::content::run(&args),
    }
}
