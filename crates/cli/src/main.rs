//! The binary `ziggurat`: everything a person or a researcher does in a terminal.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`args`] | the command line, as one set of types |
//! | [`registry`] | the games this program knows |
//! | [`chooser`] | the bots, as the server asks them |
//! | [`failure`] | why a command did not succeed |
//! | [`speech`] | messages turned into English |
//! | [`commands`] | one file per command |

mod args;
mod chooser;
mod commands;
mod failure;
mod registry;
mod speech;

use args::{Arguments, Command};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match run(arguments.command.unwrap_or(Command::Serve(arguments.serve))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: Command) -> Result<(), failure::Failure> {
    match command {
        Command::Serve(args) => commands::serve::serve(&args),
        Command::Backup(args) => commands::serve::backup(&args),
        Command::Admin(args) => commands::admin::run(&args),
        Command::Loadtest(args) => commands::loadtest::run(&args),
        Command::Games(args) => commands::games::run(&args),
        Command::Play(args) => commands::play::run(&args),
        Command::Simulate(args) => commands::arena::simulate(&args),
        Command::Match(args) => commands::arena::run_match(&args),
        Command::Bots(args) => commands::arena::bots(&args),
        Command::Replay(args) => commands::replay::run(&args),
        Command::Verify(args) => commands::verify::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
        Command::Import(args) => match args.format {
            args::ImportFormat::Snellman(args) => commands::snellman::import(&args),
        },
        Command::Export(args) => commands::snellman::export(&args),
        Command::Content(args) => commands::content::run(&args),
    }
}
