//! `ziggurat content`

use crate::args::{ContentArgs, ContentCommand};
use crate::failure::Failure;
use crate::registry;
use game_core::AnyGame;
use game_core::content::{ContentEntry, Source};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::Path;

pub fn run(args: &ContentArgs) -> Result<(), Failure> {
    match &args.command {
        ContentCommand::Check { file } => check(file),
        ContentCommand::Diff { a, b, json } => diff(a, b, *json),
        ContentCommand::Show { game, toml: true, .. } => print(registry::find(game)?.content_text()),
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

/// A pack by its file, or the standard content of a game by its name.
fn content(named: &str) -> Result<(&'static dyn AnyGame, Vec<ContentEntry>), Failure> {
    let file = Path::new(named);
    if !file.exists()
        && let Ok(game) = registry::find(named)
    {
        return Ok((game, game.list_content(None)?));
    }
    let (game, pack) = registry::named_pack(file)?;
    Ok((game, game.list_content(Some(&pack))?))
}

/// A value in which two contents differ; on one side `None` where it is not there.
#[derive(PartialEq, Debug, Serialize)]
struct Difference {
    kind: &'static str,
    id: String,
    field: String,
    a: Option<String>,
    b: Option<String>,
    /// Where the value of the second comes from, or of the first where the second has none.
    source: &'static str,
}

type Values = BTreeMap<(&'static str, String, String), (String, Source)>;

fn values(entries: Vec<ContentEntry>) -> Values {
    let mut values = Values::new();
    for entry in entries {
        for (field, value, source) in entry.values {
            let mut place = (entry.kind, entry.id.clone(), field.clone());
            // A field may stand several times in an entry: the second is told apart by its number.
            for number in 2.. {
                if !values.contains_key(&place) {
                    break;
                }
                place.2 = format!("{field} ({number})");
            }
            values.insert(place, (value, source));
        }
    }
    values
}

fn differences(a: &Values, b: &Values) -> Vec<Difference> {
    let places: BTreeSet<_> = a.keys().chain(b.keys()).collect();
    let difference = |place: &(&'static str, String, String)| {
        let (old, new) = (a.get(place), b.get(place));
        let value = |found: Option<&(String, Source)>| found.map(|(value, _)| value.clone());
        (value(old) != value(new)).then(|| Difference {
            kind: place.0,
            id: place.1.clone(),
            field: place.2.clone(),
            a: value(old),
            b: value(new),
            source: new.or(old).map_or("", |(_, source)| source.name()),
        })
    };
    places.into_iter().filter_map(difference).collect()
}

fn diff(a: &str, b: &str, json: bool) -> Result<(), Failure> {
    let ((game, old), (other, new)) = (content(a)?, content(b)?);
    if game.info().id != other.info().id {
        let (one, two) = (game.info().id, other.info().id);
        return Err(Failure::Usage(format!("{a} is content of {one}, {b} of {two}: name two of one game")));
    }
    let found = differences(&values(old), &values(new));
    let mut out = std::io::stdout().lock();
    if json {
        let json = serde_json::to_string_pretty(&found).expect("differences are plain data");
        return writeln!(out, "{json}").map_err(Failure::Output);
    }
    for Difference { kind, id, field, a, b, source } in &found {
        let say = |value: &Option<String>| value.clone().unwrap_or_else(|| "(not there)".to_owned());
        writeln!(out, "{kind} {id}: {field} = {} -> {}  [{source}]", say(a), say(b))
            .map_err(Failure::Output)?;
    }
    let (one, more) = (found.len(), if found.len() == 1 { "" } else { "s" });
    writeln!(out, "{one} value{more} of {} differ{}", game.info().id, if found.len() == 1 { "s" } else { "" })
        .map_err(Failure::Output)
}
