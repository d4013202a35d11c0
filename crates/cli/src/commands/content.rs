//! `ziggurat content`

use crate::args::{ContentArgs, ContentCommand};
use crate::failure::{self, Failure};
use crate::registry;
use game_core::content::ContentError;
use game_core::erased::Pack;
use std::io::Write;
use std::path::Path;

pub fn run(args: &ContentArgs) -> Result<(), Failure> {
    match &args.command {
        ContentCommand::Check { file } => check(file),
        ContentCommand::Show { game, content, json } => show(game, content.as_deref(), *json),
    }
}

fn check(file: &Path) -> Result<(), Failure> {
    let pack = Pack { file: file.display().to_string(), text: failure::read(file)? };
    let table: toml::Table =
        pack.text.parse().map_err(|error| ContentError::toml(&pack.file, &pack.text, &error))?;
    let Some(name) = table.get("game").and_then(toml::Value::as_str) else {
        let problem = "a content pack names its game, such as game = \"terra_mystica\"";
        return Err(ContentError::new(&pack.file, "field game", problem).into());
    };
    let game = registry::find(name)?;
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
