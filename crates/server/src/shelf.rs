//! The games of this server, with their content packs and the formats it can read.

use crate::api::{BotLevel, ContentItem, ContentValue, GameCard, GameOption, ImportFormat};
use crate::chooser::Chooser;
use crate::error::Error;
use game_core::erased::{Pack, ReplayError, StartError};
use game_core::{AnyGame, AnyTable, Record, Seed};
use serde_json::{Map, Value};
use std::sync::Arc;

/// Turns a foreign file into a record.
pub trait Importer: Send + Sync + 'static {
    /// Name of the format, such as `snellman`.
    fn format(&self) -> &str;
    /// The game it is for.
    fn game(&self) -> &str;
    /// Reads a file.
    ///
    /// # Errors
    /// A sentence that says what is wrong and where.
    fn import(&self, text: &str) -> Result<Record, String>;
}

/// A game and the content it is played with here.
#[derive(Clone)]
pub struct GameEntry {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// Its content, when it is not the standard.
    pub pack: Option<Pack>,
}

impl From<&'static dyn AnyGame> for GameEntry {
    fn from(game: &'static dyn AnyGame) -> Self {
        GameEntry { game, pack: None }
    }
}

/// The games of this server.
pub struct Shelf {
    games: Vec<GameEntry>,
    importers: Vec<Arc<dyn Importer>>,
    chooser: Arc<dyn Chooser>,
}

impl Shelf {
    pub(crate) fn new(
        games: Vec<GameEntry>,
        importers: Vec<Arc<dyn Importer>>,
        chooser: Arc<dyn Chooser>,
    ) -> Self {
        Shelf { games, importers, chooser }
    }

    pub(crate) fn find(&self, id: &str) -> Result<&GameEntry, Error> {
        self.games.iter().find(|entry| entry.game.info().id == id).ok_or(Error::NotFound("game"))
    }

    /// The games as a client lists them.
    pub(crate) fn cards(&self) -> Vec<GameCard> {
        self.games.iter().map(|entry| self.card(entry)).collect()
    }

    fn card(&self, entry: &GameEntry) -> GameCard {
        let info = entry.game.info();
        let setups = (info.min_players..=info.max_players)
            .map(|players| (players.to_string(), entry.game.default_setup(players)))
            .collect();
        GameCard {
            id: info.id.to_owned(),
            title: info.title.to_owned(),
            min_players: info.min_players,
            max_players: info.max_players,
            rules: entry.game.rules_version(),
            content: entry.content(),
            options: info
                .options
                .into_iter()
                .filter(|option| !option.internal)
                .map(|option| GameOption { id: option.id.to_owned(), values: option.values })
                .collect(),
            setups,
            bots: self
                .chooser
                .levels(info.id)
                .into_iter()
                .map(|level| BotLevel { id: level.id, rating: level.rating })
                .collect(),
        }
    }

    /// Is there a bot of this level?
    pub(crate) fn check_level(&self, game: &str, level: &str) -> Result<(), Error> {
        let levels = self.chooser.levels(game);
        if levels.iter().any(|known| known.id == level) {
            return Ok(());
        }
        let names: Vec<&str> = levels.iter().map(|known| known.id.as_str()).collect();
        Err(Error::invalid(format!("there is no bot {level:?}; there are: {}", names.join(", "))))
    }

    /// The level of a bot that plays for somebody who vanished: the strongest.
    pub(crate) fn stand_in(&self, game: &str) -> String {
        self.chooser.levels(game).pop().map_or_else(|| "random".to_owned(), |level| level.id)
    }

    pub(crate) fn formats(&self) -> Vec<ImportFormat> {
        let own = ImportFormat { id: "ziggurat".to_owned(), game: None };
        let foreign = self.importers.iter().map(|importer| ImportFormat {
            id: importer.format().to_owned(),
            game: Some(importer.game().to_owned()),
        });
        std::iter::once(own).chain(foreign).collect()
    }

    /// Reads a record file.
    pub(crate) fn read_record(&self, format: &str, text: &str) -> Result<Record, Error> {
        if format == "ziggurat" {
            return text.parse().map_err(|error: game_core::RecordError| Error::invalid(error.to_string()));
        }
        let importer = self
            .importers
            .iter()
            .find(|importer| importer.format() == format)
            .ok_or_else(|| Error::invalid(format!("the format {format:?} is not known")))?;
        importer.import(text).map_err(Error::Invalid)
    }
}

impl GameEntry {
    /// Hash of the content, as text.
    pub(crate) fn content(&self) -> String {
        let packed = self.pack.as_ref().and_then(|pack| self.game.check_content(pack).ok());
        packed.unwrap_or_else(|| self.game.content_hash()).to_string()
    }

    pub(crate) fn listing(&self) -> Result<Vec<ContentItem>, Error> {
        let entries = self
            .game
            .list_content(self.pack.as_ref())
            .map_err(|error| Error::OtherRules(error.to_string()))?;
        let item = |entry: game_core::content::ContentEntry| ContentItem {
            kind: entry.kind.to_owned(),
            id: entry.id,
            sentence: entry.sentence,
            values: entry
                .values
                .into_iter()
                .map(|(field, value, source)| ContentValue { field, value, source: source.name().to_owned() })
                .collect(),
        };
        Ok(entries.into_iter().map(item).collect())
    }

    /// The default set-up with what a person chose. Options that menus do not show are refused.
    pub(crate) fn setup(&self, players: u8, chosen: Option<Map<String, Value>>) -> Result<Value, Error> {
        let info = self.game.info();
        if !(info.min_players..=info.max_players).contains(&players) {
            return Err(Error::invalid(format!(
                "{} is played by {} to {}, not by {players}",
                info.title, info.min_players, info.max_players
            )));
        }
        let mut setup = self.game.default_setup(players);
        let fields = setup.as_object_mut().ok_or(Error::Unavailable("the game has no set-up"))?;
        for (name, value) in chosen.unwrap_or_default() {
            let known = info.options.iter().any(|option| option.id == name && !option.internal);
            if !known && (fields.get(&name) != Some(&value)) {
                return Err(Error::invalid(format!("{} has no option {name:?}", info.title)));
            }
            fields.insert(name, value);
        }
        Ok(setup)
    }

    pub(crate) fn start(&self, setup: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, Error> {
        self.game.start(setup, self.pack.as_ref(), seed).map_err(|error| match error {
            StartError::Setup(problem) => Error::Invalid(problem),
            StartError::Content(problem) => Error::OtherRules(problem.to_string()),
        })
    }

    pub(crate) fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, Error> {
        self.game.replay(record, self.pack.as_ref()).map_err(|error| match error {
            ReplayError::Record(problem) => Error::Invalid(problem.to_string()),
            ReplayError::Content(problem) => Error::OtherRules(problem.to_string()),
        })
    }
}
