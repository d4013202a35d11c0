//! The games of this server, with their content packs and the formats it can read.

use crate::api::{
    BotLevel, ContentItem, ContentValue, GameCard, GameOption, ImportFormat, Kept, PackInfo, TableSummary,
};
use crate::chooser::Chooser;
use crate::config::Config;
use crate::error::Error;
use crate::table::Opening;
use game_core::content::{ContentEntry, ContentError};
use game_core::erased::{Pack, ReplayError, StartError};
use game_core::record::RecordError;
use game_core::{AnyGame, AnyTable, ContentHash, Record, Seed};
use guide::{Course, Practice, Teacher};
use serde_json::{Map, Value};
use std::sync::{Arc, PoisonError, RwLock};

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

/// A game and what it can be played with here.
#[derive(Clone)]
pub struct GameEntry {
    /// The game.
    pub game: &'static dyn AnyGame,
    packs: Vec<Arc<ContentPack>>,
    /// The standard contents of earlier programs, for games that began with them.
    former: Vec<Arc<ContentPack>>,
    /// What tables brought along since the server was started.
    brought: Arc<RwLock<Vec<Arc<ContentPack>>>>,
    teacher: Option<Arc<Teacher>>,
    practice: Option<Arc<Practice>>,
}

/// Packs that people bring along to new tables of one game, until the server is started again: each stays in memory.
const MOST_BROUGHT: usize = 400;

/// Content that replaces the standard one at tables that choose it.
#[derive(Clone, Debug)]
pub struct ContentPack {
    name: String,
    hash: ContentHash,
    pack: Pack,
}

/// Why a content pack is not offered.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PackError {
    /// The game is not on the shelf.
    #[error("{0:?} is no game of this server")]
    UnknownGame(String),
    /// The pack is wrong.
    #[error(transparent)]
    Content(#[from] ContentError),
    /// Nobody could tell them apart.
    #[error("{game} has two different content packs {name:?}; rename the file of one")]
    SameName {
        /// The game.
        game: String,
        /// The name of both.
        name: String,
    },
}

impl From<&'static dyn AnyGame> for GameEntry {
    fn from(game: &'static dyn AnyGame) -> Self {
        let former = |pack: Pack| {
            let hash = game.check_content(&pack).ok()?;
            Some(Arc::new(ContentPack { name: pack.file.clone(), hash, pack }))
        };
        let course = Course::read(game.lessons()).unwrap_or_else(|problem| {
            tracing::error!(game = game.info().id, %problem, "the game is not taught");
            None
        });
        let practice = Practice::read(game.practice()).unwrap_or_else(|problem| {
            tracing::error!(game = game.info().id, %problem, "the game has no exercises");
            None
        });
        GameEntry {
            game,
            practice: practice.map(Arc::new),
            teacher: course.map(|course| Arc::new(Teacher::new(course))),
            packs: Vec::new(),
            former: game.former().into_iter().filter_map(former).collect(),
            brought: Arc::default(),
        }
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

    /// The games of a config.
    pub(crate) fn of(config: &Config) -> Self {
        Shelf::new(config.games.clone(), config.importers.clone(), Arc::clone(&config.chooser))
    }

    /// Was this table listed with the rules and the content that are here now?
    pub(crate) fn is_current(&self, table: &TableSummary) -> bool {
        self.find(&table.game).is_ok_and(|entry| {
            table.kept.is_none()
                && table.rules == entry.game.rules_version()
                && entry.edition(Some(&table.content)).is_some()
        })
    }

    pub(crate) fn find(&self, id: &str) -> Result<&GameEntry, Error> {
        self.games.iter().find(|entry| entry.game.info().id == id).ok_or(Error::NotFound("game"))
    }

    /// The game of a new table with the content it names.
    pub(crate) fn edition_of(&self, opening: &Opening) -> Result<Edition, Error> {
        match self.at_hand(opening)? {
            (edition, None) => Ok(edition),
            (_, Some(why)) => Err(Error::OtherRules(why.to_string())),
        }
    }

    /// The game of a stored table with the content it began with, and why the table cannot go on; without its
    /// content the standard one is in its place, and nothing is played with it.
    pub(crate) fn at_hand(&self, opening: &Opening) -> Result<(Edition, Option<Kept>), Error> {
        let entry = self.find(&opening.game)?;
        if let Some(text) = &opening.brought {
            // A pack that these rules no longer read leaves the table kept, as any pack that is missing.
            let _ = entry.bring(opening.pack.as_deref().unwrap_or_default(), text, usize::MAX);
        }
        let (played, known) = (opening.rules, entry.game.rules_version());
        let Some(edition) = entry.edition(Some(&opening.content)) else {
            let (pack, content) = (opening.pack.clone(), opening.content.clone());
            return Ok((entry.standard(), Some(Kept::Content { pack, content })));
        };
        let newer = (played > known).then(|| {
            let problem = "a newer program is needed".to_owned();
            Kept::Rules { played, known, step: None, problem }
        });
        Ok((edition, newer))
    }

    /// The game of a record with the content it was played with.
    pub(crate) fn edition_for(&self, record: &Record) -> Result<Edition, Error> {
        let content = record.content.to_string();
        self.find(&record.game)?.edition(Some(&content)).ok_or_else(|| {
            Error::OtherRules(format!(
                "the record was played with content {content}, which this server does not have; \
                 start it with --content and that file"
            ))
        })
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
            content: entry.standard().content(),
            packs: entry
                .packs
                .iter()
                .map(|pack| PackInfo { name: pack.name.clone(), content: pack.hash.to_string() })
                .collect(),
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
                .map(|level| BotLevel {
                    repeats: self.chooser.repeats(info.id, &level.id),
                    id: level.id,
                    rating: level.rating,
                    error: level.error,
                })
                .collect(),
            habits: !entry.game.habits().is_empty(),
        }
    }

    /// The names of all games.
    pub(crate) fn names(&self) -> Vec<&'static str> {
        self.games.iter().map(|entry| entry.game.info().id).collect()
    }

    /// The levels at which bots play a game.
    pub(crate) fn levels(&self, game: &str) -> Vec<crate::chooser::Level> {
        self.chooser.levels(game)
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

    /// Does a bot of this level answer the same to the same question?
    pub(crate) fn repeats(&self, game: &str, level: &str) -> bool {
        self.chooser.repeats(game, level)
    }

    /// The strongest level that answers the same to the same question; the weakest where none does.
    pub(crate) fn steady(&self, game: &str) -> String {
        let levels = self.chooser.levels(game);
        let steady = levels.iter().rev().find(|level| self.chooser.repeats(game, &level.id));
        steady.or(levels.first()).map_or_else(|| "random".to_owned(), |level| level.id.clone())
    }

    /// The level of a bot that plays for somebody who vanished from this table.
    pub(crate) fn bot_for(&self, opening: &Opening) -> String {
        opening.contest.as_ref().map_or_else(|| self.stand_in(&opening.game), |contest| contest.bot.clone())
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
            return text.parse().map_err(|error: RecordError| Error::invalid(error.to_string()));
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
    /// Who teaches the game.
    pub(crate) fn teacher(&self) -> Option<&Teacher> {
        self.teacher.as_deref()
    }

    /// The exercises of its rules.
    pub(crate) fn practice(&self) -> Option<&Practice> {
        self.practice.as_deref()
    }

    /// Offers a content pack at new tables. The standard content is on offer anyway, so a pack that says the same
    /// adds nothing.
    ///
    /// # Errors
    /// When the pack is wrong, or another one has its name.
    pub fn offer(&mut self, name: &str, pack: Pack) -> Result<(), PackError> {
        let hash = self.game.check_content(&pack)?;
        if hash == self.game.content_hash() || self.packs.iter().any(|known| known.hash == hash) {
            return Ok(());
        }
        if self.packs.iter().any(|known| known.name == name) {
            let game = self.game.info().id.to_owned();
            return Err(PackError::SameName { game, name: name.to_owned() });
        }
        self.packs.push(Arc::new(ContentPack { name: name.to_owned(), hash, pack }));
        Ok(())
    }

    /// The game with the standard content.
    pub(crate) fn standard(&self) -> Edition {
        Edition { game: self.game, pack: None }
    }

    /// The game with the content of this hash; the standard content when none is named.
    pub(crate) fn edition(&self, content: Option<&str>) -> Option<Edition> {
        let Some(content) = content.filter(|hash| *hash != self.game.content_hash().to_string()) else {
            return Some(self.standard());
        };
        let brought = self.brought.read().unwrap_or_else(PoisonError::into_inner);
        let mut packs = self.packs.iter().chain(&self.former).chain(brought.iter());
        let pack = packs.find(|pack| pack.hash.to_string() == content)?;
        Some(Edition { game: self.game, pack: Some(Arc::clone(pack)) })
    }

    /// The game with a pack that a new table brings along.
    pub(crate) fn brought(&self, name: &str, text: &str) -> Result<Edition, Error> {
        self.bring(name, text, MOST_BROUGHT)
    }

    fn bring(&self, name: &str, text: &str, most: usize) -> Result<Edition, Error> {
        let pack = Pack { file: name.to_owned(), text: text.to_owned() };
        let hash = self.game.check_content(&pack).map_err(|error| Error::invalid(error.to_string()))?;
        if let Some(known) = self.edition(Some(&hash.to_string())) {
            return Ok(known);
        }
        let pack = Arc::new(ContentPack { name: name.to_owned(), hash, pack });
        let mut brought = self.brought.write().unwrap_or_else(PoisonError::into_inner);
        if brought.len() >= most {
            return Err(Error::Unavailable(
                "too many content packs were brought here; try again another day",
            ));
        }
        brought.push(Arc::clone(&pack));
        Ok(Edition { game: self.game, pack: Some(pack) })
    }

    /// The game with the content that somebody chose.
    pub(crate) fn chosen(&self, content: Option<&str>) -> Result<Edition, Error> {
        self.edition(content).ok_or_else(|| {
            let mut known = vec![format!("{} (standard)", self.game.content_hash())];
            known.extend(self.packs.iter().map(|pack| format!("{} ({})", pack.hash, pack.name)));
            let title = self.game.info().title;
            Error::invalid(format!("content: {title} is played here with {}", known.join(", ")))
        })
    }
}

/// A game with the content that one table is played with.
#[derive(Clone)]
pub(crate) struct Edition {
    pub game: &'static dyn AnyGame,
    pack: Option<Arc<ContentPack>>,
}

impl Edition {
    pub(crate) fn pack(&self) -> Option<&Pack> {
        self.pack.as_ref().map(|pack| &pack.pack)
    }

    /// The name of the pack; `None` for the standard content.
    pub fn pack_name(&self) -> Option<String> {
        self.pack.as_ref().map(|pack| pack.name.clone())
    }

    /// Hash of the content, as text.
    pub fn content(&self) -> String {
        self.pack.as_ref().map_or_else(|| self.game.content_hash(), |pack| pack.hash).to_string()
    }

    pub fn listing(&self) -> Result<Vec<ContentItem>, Error> {
        let entries =
            self.game.list_content(self.pack()).map_err(|error| Error::OtherRules(error.to_string()))?;
        Ok(items(entries))
    }

    /// What is printed, as JSON.
    pub fn printed(&self) -> Result<String, Error> {
        self.game.printed(self.pack()).map_err(|error| Error::OtherRules(error.to_string()))
    }

    /// The default set-up with what a person chose. Options that menus do not show are refused.
    pub fn setup(&self, players: u8, chosen: Option<Map<String, Value>>) -> Result<Value, Error> {
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

    pub fn start(&self, setup: &Value, seed: Seed) -> Result<Box<dyn AnyTable>, Error> {
        self.game.start(setup, self.pack(), seed).map_err(|error| match error {
            StartError::Setup(problem) => Error::Invalid(problem),
            StartError::Content(problem) => Error::OtherRules(problem.to_string()),
        })
    }

    pub fn replay(&self, record: &Record) -> Result<Box<dyn AnyTable>, Error> {
        self.game.replay(record, self.pack()).map_err(|error| match error {
            ReplayError::Record(problem @ (RecordError::Rules { .. } | RecordError::Mended { .. })) => {
                Error::OtherRules(problem.to_string())
            }
            ReplayError::Record(problem) => Error::Invalid(problem.to_string()),
            ReplayError::Content(problem) => Error::OtherRules(problem.to_string()),
        })
    }
}

/// A listing as it is sent.
pub(crate) fn items(entries: Vec<ContentEntry>) -> Vec<ContentItem> {
    let item = |entry: ContentEntry| ContentItem {
        kind: entry.kind.to_owned(),
        id: entry.id,
        sentence: entry.sentence,
        texts: entry.texts,
        values: entry
            .values
            .into_iter()
            .map(|(field, value, source)| ContentValue { field, value, source: source.name().to_owned() })
            .collect(),
    };
    entries.into_iter().map(item).collect()
}
