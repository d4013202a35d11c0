//! `ziggurat verify`

use crate::args::VerifyArgs;
use crate::failure::Failure;
use crate::registry;
use game_core::erased::Pack;
use std::io::Write;
use std::path::Path;

/// The note in which a server keeps the hash of the seed that it told before the first move.
const COMMITMENT: &str = "commitment";

pub fn run(args: &VerifyArgs) -> Result<(), Failure> {
    let pack = registry::pack(args.content.as_deref())?;
    let mut wrong = false;
    for file in &args.files {
        match verify(file, pack.as_ref()) {
            Ok(line) => writeln!(std::io::stdout(), "{line}").map_err(Failure::Output)?,
            Err(failure) => {
                wrong = true;
                complain(&failure);
            }
        }
    }
    if wrong { Err(Failure::Said) } else { Ok(()) }
}

#[expect(clippy::print_stderr, reason = "errors of single files among many")]
fn complain(failure: &Failure) {
    eprintln!("{failure}");
}

fn verify(file: &Path, pack: Option<&Pack>) -> Result<String, Failure> {
    let (game, record) = registry::record(file)?;
    let table = game.replay(&record, pack).map_err(|error| Failure::replay(file, error))?;
    let mended = game.rules_version() != record.rules;
    let end = table.result().map_or_else(|| "unfinished".to_owned(), |result| result.to_string());
    let promised = record.notes.get(COMMITMENT);
    let deals = match (record.seed, promised) {
        (Some(seed), Some(promised)) if seed.commitment() != *promised => {
            let problem = format!("the seed is not the one that was promised: its hash is not {promised}");
            return Err(Failure::Usage(format!("{}: {problem}", file.display())));
        }
        (Some(_), Some(_)) => "every deal follows from the seed, which was promised before the first move",
        (Some(_), None) => "every deal follows from the seed",
        (None, _) => "no seed is named, so deals were checked for possibility only",
    };
    let rules = match mended {
        true => format!(
            "; played by rules version {}, the same by version {}",
            record.rules,
            game.rules_version()
        ),
        false => String::new(),
    };
    let (game, steps) = (&record.game, record.steps.len());
    Ok(format!("{}: ok: {game}, {steps} steps, {end}; {deals}{rules}", file.display()))
}
