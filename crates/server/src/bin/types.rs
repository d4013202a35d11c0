//! Writes the API in TypeScript: `types DIR`, or with `--check` says which files are stale.

use std::path::Path;
use std::process::ExitCode;

#[expect(clippy::print_stderr, reason = "a tool for people")]
fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let problem = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["--check", dir] => match server::types::stale(Path::new(dir)) {
            stale if stale.is_empty() => return ExitCode::SUCCESS,
            stale => format!("stale: {}", stale.join(", ")),
        },
        [dir] => match server::types::write(Path::new(dir)) {
            Ok(()) => return ExitCode::SUCCESS,
            Err(error) => format!("{dir}: {error}"),
        },
        _ => "expected a folder, or --check and a folder".to_owned(),
    };
    eprintln!("types: {problem}");
    ExitCode::FAILURE
}
