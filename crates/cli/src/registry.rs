//! The games this program knows: the only list of them.

use crate::failure::{self, Failure};
use game_core::content::ContentError;
use game_core::erased::Pack;
use game_core::{AnyGame, ErasedGame, Game, Playable, Record};
use std::path::Path;

/// Does something with a game whose type matters.
pub trait Visitor {
    /// What comes out.
    type Out;
    /// Does it.
    fn visit<G: Playable>(self) -> Self::Out;
}

macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// All games, in the order of the shelf.
        pub static ALL: &[&dyn AnyGame] = &[$(&ErasedGame::<$game>::new()),*];

        /// Calls the visitor with the type of a game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, Failure> {
            $(if same(id, <$game as Game>::ID) {
                return Ok(visitor.visit::<$game>());
            })*
            Err(unknown(id))
        }
    };
}

games![
    terra_mystica::Position,
    altay::Position,
    anunnaki::Position,
    monumental_duel::Position,
];

/// The game with this id; `terra_mystica` and `Terra-Mystica` are the same.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, Failure> {
    ALL.iter().copied().find(|game| same(id, game.info().id)).ok_or_else(|| unknown(id))
}

fn same(asked: &str, id: &str) -> bool {
    asked.replace('_', "-").eq_ignore_ascii_case(id)
}

fn unknown(name: &str) -> Failure {
    let known = ALL.iter().map(|game| game.info().id).collect::<Vec<_>>().join(", ");
    Failure::UnknownGame { name: name.to_owned(), known }
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
