//! Writes what clients get in TypeScript: `types DIR`, or with `--check` says which files are stale.

use game_core::{Content, Game};
use games::altay::Position as Altay;
use games::anunnaki::Position as Anunnaki;
use games::monumental_duel::Position as MonumentalDuel;
use games::terra_mystica::Position as TerraMystica;
use server::types::Types;
use std::path::Path;
use std::process::ExitCode;

#[expect(clippy::print_stderr, reason = "a tool for people")]
fn main() -> ExitCode {
    /// What the page draws a game from.
    type Drawn<G> = (<G as Game>::View, <<G as Game>::Content as Content>::Printed);
    let types = Types::of_the_api()
        .with::<Drawn<Altay>>(Altay::ID)
        .with::<Drawn<Anunnaki>>(Anunnaki::ID)
        .with::<Drawn<MonumentalDuel>>(MonumentalDuel::ID)
        .with::<Drawn<TerraMystica>>(TerraMystica::ID);
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let problem = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--check", dir] => match types.stale(Path::new(dir)) {
            stale if stale.is_empty() => return ExitCode::SUCCESS,
            stale => format!("stale: {}", stale.join(", ")),
        },
        [dir] => match types.write(Path::new(dir)) {
            Ok(()) => return ExitCode::SUCCESS,
            Err(error) => format!("{dir}: {error}"),
        },
        _ => "expected a folder, or --check and a folder".to_owned(),
    };
    eprintln!("types: {problem}");
    ExitCode::FAILURE
}
