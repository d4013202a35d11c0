//! The games as the command line asks for them; the list itself is in `games`.

use crate::failure::{self, Failure};
use game_core::content::ContentError;
use game_core::erased::Pack;
use game_core::{AnyGame, Record};
use games::Visitor;
use std::path::Path;

/// Calls the visitor with the type of a game.
pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, Failure> {
    games::visit(id, visitor).ok_or_else(|| unknown(id))
}

/// The game with this id, in any spelling.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, Failure> {
    games::find(id).ok_or_else(|| unknown(id))
}

/// The games on the shelf; with the toy, if that is wanted.
pub fn shelf(toy: bool) -> &'static [&'static dyn AnyGame] {
    if toy { games::WITH_TOY } else { games::TITLES }
}

fn unknown(name: &str) -> Failure {
    Failure::UnknownGame { name: name.to_owned(), known: games::names().join(", ") }
}

/// Reads a content pack, if one is named.
pub fn pack(file: Option<&Path>) -> Result<Option<Pack>, Failure> {
    file.map(|file| Ok(Pack { file: file.display().to_string(), text: failure::read(file)? })).transpose()
}

/// Reads a content pack and finds the game it names.
pub fn named_pack(file: &Path) -> Result<(&'static dyn AnyGame, Pack), Failure> {
    let pack = Pack { file: file.display().to_string(), text: failure::read(file)? };
    let table: toml::Table =
        pack.text.parse().map_err(|error| ContentError::toml(&pack.file, &pack.text, &error))?;
    let named = table.get("game").or_else(|| table.get("meta")?.get("game"));
    let Some(name) = named.and_then(toml::Value::as_str) else {
        let problem = "a content pack names its game, such as game = \"terra_mystica\"";
        return Err(ContentError::new(&pack.file, "field game", problem).into());
    };
    Ok((find(name)?, pack))
}

/// Reads a record and finds its game.
pub fn record(file: &Path) -> Result<(&'static dyn AnyGame, Record), Failure> {
    let record: Record =
        failure::read(file)?.parse().map_err(|error| Failure::Record { file: file.to_owned(), error })?;
    Ok((find(&record.game)?, record))
}
