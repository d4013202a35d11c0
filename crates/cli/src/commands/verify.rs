//! `ziggurat verify`

use crate::args::VerifyArgs;
use crate::failure::Failure;
use crate::registry;
use game_core::erased::Pack;
use std::io::Write;
use std::path::Path;

pub fn run(args: &VerifyArgs) -> Result<(), Failure> {
    let pack = registry::pack(args.content.as_deref())?;
    let mut out = std::io::stdout().lock();
    let mut wrong = false;
    for file in &args.files {
        let verdict = verify(file, pack.as_ref());
        wrong |= verdict.is_err();
        let line = verdict.unwrap_or_else(|failure| failure.to_string());
        writeln!(out, "{line}").map_err(Failure::Output)?;
    }
    if wrong { Err(Failure::Said) } else { Ok(()) }
}

fn verify(file: &Path, pack: Option<&Pack>) -> Result<String, Failure> {
    let (game, record) = registry::record(file)?;
    let table = game.replay(&record, pack).map_err(|error| Failure::replay(file, error))?;
    let end = table.result().map_or_else(|| "unfinished".to_owned(), |result| result.to_string());
    let deals = match record.seed {
        Some(_) => "every deal follows from the seed",
        None => "no seed is named, so deals were checked for possibility only",
    };
    Ok(format!("{}: ok: {}, {} steps, {end}; {deals}", file.display(), record.game, record.steps.len()))
}
