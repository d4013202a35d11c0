//! `ziggurat content`

use crate::args::{ContentArgs, ContentCommand};
use crate::failure::Failure;
use crate::registry;
use std::io::Write;
use std::path::Path;

pub fn run(args: &ContentArgs) -> Result<(), Failure> {
    match &args.command {
        ContentCommand::Check { file } => check(file),
        ContentCommand::Show { game, toml: true, .. } => print(registry::standard_content(game)?),
        ContentCommand::Show { game, content, json, .. } => show(game, content.as_deref(), *json),
    }
}

fn print(text: &str) -> Result<(), Failure> {
    std::io::stdout().write_all(text.as_bytes()).map_err(Failure::Output)
}

fn check(file: &Path) -> Result<(), Failure> {
    let (game, pack) = registry::named_pack(file)?;
    let hash = game.check_content(&pack)?;
    let standard = if hash == game.content_hash() { " (the standard content)" } else { "" };
    writeln!(std::io::stdout(), "{}: ok: {}, content {hash}{standard}", file.display(), game.info().id)
        .map_err(Failure::Output)
}

fn show(game: &str, content: Option<&Path>, json: bool) -> Result<(), Failure> {
    let listing = registry::find(game)?.list_content(registry::pack(content)?.as_ref())?;
    let mut out = std::io::stdout().lock();
    if json {
        let json = serde_json::to_string_pretty(&listing).expect("a listing is plain data");
        return writeln!(out, "{json}").map_err(Failure::Output);
    }
    for entry in listing {
        writeln!(out, "{} {}", entry.kind, entry.id).map_err(Failure::Output)?;
        if !entry.sentence.is_empty() {
            writeln!(out, "    {}", entry.sentence).map_err(Failure::Output)?;
        }
        for (field, value, source) in entry.values {
            writeln!(out, "    {field} = {value}  [{}]", source.name()).map_err(Failure::Output)?;
        }
    }
    Ok(())
}
