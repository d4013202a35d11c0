//! All automation of Ziggurat, so that nothing else has to be installed or remembered.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`shell`] | running other programs, and saying what failed |
//! | [`check`] | `cargo xtask test` |
//! | [`web`] | npm packages, Chromium, building and testing the web table |
//! | [`watch`] | a clock over the checks |
//! | [`parts`] | PostgreSQL and NATS, which some tests start |
//! | [`mutants`] | `cargo xtask mutants` |
//! | [`python`] | `cargo xtask python`: the Python package in an environment of its own |
//! | [`release`] | `cargo xtask release`: the program, licences and checksums in one file |
//! | [`chores`] | `play`, `bless`, `laws`, `fuzz`, `bench`, `loadtest`, `types` |

mod check;
mod chores;
mod mutants;
mod parts;
mod python;
mod release;
mod shell;
mod watch;
mod web;

use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask play [ARGS]          build everything in release and sit down at the table
cargo xtask test                 run every check
cargo xtask bless [--oracle DIR] rewrite snapshots; with --oracle, check every ledger in a folder too
cargo xtask laws GAME [GAMES]    play that many random games (100000) of a game under all laws, in release
cargo xtask mutants GAME [--sample N] [--resume] [--again] [--jobs N]
                                 change the rules of a game in many places, each time for the tests to notice
cargo xtask fuzz TARGET [SECONDS] feed steps, records, ledgers or packs with made-up input, in release
cargo xtask loadtest [ARGS]      put a load on a server of its own: ziggurat loadtest; with --compare, the same load by
                                 turns on one with SQLite, one with PostgreSQL and three with PostgreSQL and NATS
cargo xtask bench [ARGS]         measure the rules: ziggurat bench
cargo xtask python               build the Python package and test it in an environment of its own
cargo xtask release [--debug]    build the program with everything in it and pack it with licences and checksums
cargo xtask types                rewrite the TypeScript types of the web table";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) = match arguments.split_first() {
        Some((command, rest)) => (command.as_str(), rest),
        None => ("help", &[][..]),
    };
    let done = match command {
        "play" => chores::play(rest),
        "test" => check::run_all(),
        "bless" => chores::bless(rest),
        "laws" => chores::laws(rest),
        "mutants" => mutants::mutants(rest),
        "fuzz" => chores::fuzz(rest),
        "loadtest" => chores::loadtest(rest),
        "bench" => chores::bench(rest),
        "python" => python::python(rest),
        "release" => release::release(rest),
        "types" => chores::types(),
        "help" | "--help" | "-h" => {
            shell::say(USAGE);
            Ok(())
        }
        other => Err(format!("there is no `cargo xtask {other}`\n{USAGE}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            shell::complain(&problem);
            ExitCode::FAILURE
        }
    }
}
