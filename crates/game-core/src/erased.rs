//! The same table without its type: for the server and the command line, which speak JSON and notation.
//!
//! ```
//! use game_core::{AnyGame, AnyTable, ErasedGame, Seat, Seed, Viewer};
//! use game_laws::toy::Toy;
//!
//! static PEBBLES: ErasedGame<Toy> = ErasedGame::new();
//! let game: &dyn AnyGame = &PEBBLES;
//! let setup = game.default_setup(2);
//! let mut table: Box<dyn AnyTable> = game.start(&setup, None, Seed::from_phrase("a")).unwrap();
//! let seat = Seat::new(0);
//! let option = table.options(seat).remove(0);
//! table.play(seat, &option.step).unwrap();
//! assert!(table.play(seat, "seal 9").is_err());
//! assert!(table.view(Viewer::Spectator).is_object());
//! assert_eq!(game.replay(&table.record(), None).unwrap().steps(), table.steps());
//! ```

use crate::Playable;
use crate::content::{Content, ContentEntry, ContentError, ContentHash};
use crate::deeds::Deed;
use crate::foresight::{Foresight, PREVIEWED, tallies_of};
use crate::game::{Awaiting, Game, GameInfo, ScoreLine, Tally, Viewer};
use crate::habits::{Chosen, Habit};
pub use crate::lines::{Change, OptionLine, Refused, Wish};
use crate::notation::Notation;
use crate::page::Page;
use crate::random::{QuickRandom, Seed};
use crate::record::{Record, RecordError, RecordResult};
use crate::refusal::Explain;
use crate::seat::Seat;
pub use crate::sight::AnySight;
use crate::sight::{Sight, SightError};
use crate::table::{LogLine, Table, UndoError};
use crate::text::Text;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::marker::PhantomData;

/// A game without its type.
pub trait AnyGame: Send + Sync {
    /// What the game is.
    fn info(&self) -> GameInfo;
    /// The version of its rules.
    fn rules_version(&self) -> u32;
    /// The English catalogue.
    fn catalogue(&self) -> &'static str;
    /// The lessons of a guided first game, as a file; empty where there are none.
    fn lessons(&self) -> &'static str;
    /// Exercises for the book of rules, as a file; empty where there are none.
    fn practice(&self) -> &'static str;
    /// The questions that may be answered without asking.
    fn habits(&self) -> Vec<Habit>;
    /// What such choices mean.
    fn habits_said(&self, chosen: &Chosen) -> Vec<Text>;
    /// The defaults for a number of players.
    fn default_setup(&self, players: u8) -> Value;
    /// Starts a game. `pack` replaces the standard content.
    ///
    /// # Errors
    /// When the set-up or the pack is wrong.
    fn start(&self, setup: &Value, pack: Option<&Pack>, seed: Seed) -> Result<Box<dyn AnyTable>, StartError>;
    /// Replays a record.
    ///
    /// # Errors
    /// When the record is wrong, or the pack.
    fn replay(&self, record: &Record, pack: Option<&Pack>) -> Result<Box<dyn AnyTable>, ReplayError>;
    /// Replays a record as far as it goes by the rules of now.
    ///
    /// # Errors
    /// When not even its first position can be set up, or the pack is wrong.
    fn retrace(&self, record: &Record, pack: Option<&Pack>) -> Result<Retraced, ReplayError>;
    /// Checks a content pack.
    ///
    /// # Errors
    /// What is wrong with it.
    fn check_content(&self, pack: &Pack) -> Result<ContentHash, ContentError>;
    /// Lists the standard content, or that of a pack.
    ///
    /// # Errors
    /// What is wrong with the pack.
    fn list_content(&self, pack: Option<&Pack>) -> Result<Vec<ContentEntry>, ContentError>;
    /// What is printed, as JSON: the standard content, or that of a pack.
    ///
    /// # Errors
    /// What is wrong with the pack.
    fn printed(&self, pack: Option<&Pack>) -> Result<String, ContentError>;
    /// The hash of the standard content.
    fn content_hash(&self) -> ContentHash;
    /// The file of the standard content.
    fn content_text(&self) -> &'static str;
    /// The standard contents of earlier programs.
    fn former(&self) -> Vec<Pack>;
    /// Reads what [`AnySight::write`] wrote, with a fresh deal of what its seat cannot know.
    ///
    /// # Errors
    /// When it is no position of this game with this content, or the pack is wrong.
    fn sight(
        &self,
        text: &str,
        pack: Option<&Pack>,
        rng: &mut QuickRandom,
    ) -> Result<Box<dyn AnySight>, ReadError>;
    /// Lays a table to think at from what [`AnySight::write`] wrote: what its seat cannot know is dealt afresh, and that
    /// deal and every later draw follow from the seed.
    ///
    /// # Errors
    /// When the text is no position of this game with this content, or the set-up or the pack is wrong.
    fn think(
        &self,
        text: &str,
        setup: &Value,
        pack: Option<&Pack>,
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, ReadError>;
}

/// A content file in hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pack {
    /// Its name, for messages.
    pub file: String,
    /// Its text.
    pub text: String,
}

/// Why a game could not start.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StartError {
    /// The set-up is wrong.
    #[error("set-up: {0}")]
    Setup(String),
    /// The content pack is wrong.
    #[error(transparent)]
    Content(#[from] ContentError),
}

/// Why a record could not be replayed.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum ReplayError {
    /// The record is wrong.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The content pack is wrong.
    #[error(transparent)]
    Content(#[from] ContentError),
}

/// Why what a seat may know could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The text is wrong.
    #[error(transparent)]
    Sight(#[from] SightError),
    /// The set-up is wrong.
    #[error("set-up: {0}")]
    Setup(String),
    /// The content pack is wrong.
    #[error(transparent)]
    Content(#[from] ContentError),
}

/// A record replayed as far as it goes.
pub struct Retraced {
    /// The table at the last moment that comes out as recorded.
    pub table: Box<dyn AnyTable>,
    /// What comes out differently after it; `None` when everything agrees.
    pub difference: Option<RecordError>,
}

/// A live match without its type.
pub trait AnyTable: Send + Sync {
    /// [`Game::ID`].
    fn game(&self) -> &'static str;
    /// How many seats.
    fn players(&self) -> u8;
    /// How many steps were made, draws included.
    fn steps(&self) -> usize;
    /// Whom the table waits for.
    fn awaiting(&self) -> Awaiting;
    /// The round being played, as [`crate::Describe::round`] counts them.
    fn round(&self) -> u16;
    /// What a seat plays, once that is known: the message that names its faction, house or people.
    fn plays(&self, seat: Seat) -> Option<String>;
    /// The position as a viewer may see it.
    fn view(&self, viewer: Viewer) -> Value;
    /// The view of an earlier moment, after the first `step` steps.
    fn view_at(&self, step: usize, viewer: Viewer) -> Value;
    /// The same as JSON text without blanks, where only bytes are wanted.
    fn view_text_at(&self, step: usize, viewer: Viewer) -> String;
    /// The position as text for a terminal.
    fn draw(&self, viewer: Viewer) -> String;
    /// An earlier moment as text for a terminal.
    fn draw_at(&self, step: usize, viewer: Viewer) -> String;
    /// A moment in words, as a viewer may read it.
    fn in_words_at(&self, step: usize, viewer: Viewer) -> Page;
    /// The open question of a seat; `None` when it is not awaited.
    fn prompt(&self, seat: Seat) -> Option<Text>;
    /// The answers a seat may give, up to 300 of them with what they change; only for the eyes of that seat.
    fn options(&self, seat: Seat) -> Vec<OptionLine>;
    /// What an awaited seat may wish for and may not do now: the usual things, or what choosing a thing (its kind and
    /// id) would mean.
    fn wishes(&self, seat: Seat, about: Option<(&str, &str)>) -> Vec<Wish>;
    /// The same answers as steps alone.
    fn answers(&self, seat: Seat) -> Vec<String>;
    /// The answer that follows from what the seat chose beforehand; `None` when it is to be asked, or not awaited.
    fn by_habit(&self, seat: Seat, chosen: &Chosen) -> Option<String>;
    /// What is done before a step of the seat, after what it chose beforehand; `None` when nothing is.
    fn ahead_by_habit(&self, seat: Seat, step: &str, chosen: &Chosen) -> Option<String>;
    /// What a listed step would change at once in the numbers the seat may see, before any draw. Where the
    /// outcome depends on secrets of others, only what is certain without knowing them.
    ///
    /// # Errors
    /// When the step would not be taken.
    fn preview(&self, seat: Seat, step: &str) -> Result<Vec<Change>, Refused>;
    /// Would the step be taken?
    ///
    /// # Errors
    /// Why not.
    fn check(&self, seat: Seat, step: &str) -> Result<(), Refused>;
    /// Makes a step, and every deal that follows.
    ///
    /// # Errors
    /// Why not; nothing changed.
    fn play(&mut self, seat: Seat, step: &str) -> Result<(), Refused>;
    /// Takes back the last step of a seat.
    ///
    /// # Errors
    /// Why not.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// Makes it again.
    ///
    /// # Errors
    /// Why not.
    fn redo(&mut self, seat: Seat) -> Result<(), UndoError>;
    /// Can the seat take back its last step?
    fn can_undo(&self, seat: Seat) -> bool;
    /// Can the seat make a step again?
    fn can_redo(&self, seat: Seat) -> bool;
    /// Goes back to an earlier moment by agreement.
    fn rewind(&mut self, step: usize);
    /// The log from a step on.
    fn log(&self, viewer: Viewer, from: usize) -> Vec<LogLine>;
    /// The story from the deed that holds step `from` on.
    fn deeds(&self, viewer: Viewer, from: usize) -> Vec<Deed>;
    /// The numbers of a seat after the first `step` steps, as a viewer may see them.
    fn tallies_at(&self, step: usize, viewer: Viewer, seat: Seat) -> Vec<Tally>;
    /// Points by source after the first `step` steps.
    fn score_sheet_at(&self, step: usize, seat: Seat) -> Vec<ScoreLine>;
    /// Points and places, once the game is over.
    fn result(&self) -> Option<RecordResult>;
    /// The replay file; it names every draw.
    fn record(&self) -> Record;
    /// Names, dates and places that travel with the record.
    fn notes_mut(&mut self) -> &mut BTreeMap<String, String>;
    /// A copy of the whole table.
    fn clone_box(&self) -> Box<dyn AnyTable>;
    /// A legal step as an option, without what it changes.
    ///
    /// # Errors
    /// When the step would not be taken.
    fn option(&self, seat: Seat, step: &str) -> Result<OptionLine, Refused>;
    /// The position as a bot of this seat may know it: everything else is dealt afresh.
    fn for_bot(&self, seat: Seat, rng: &mut QuickRandom) -> Box<dyn AnySight>;
    /// The same of an earlier moment, after the first `step` steps.
    fn for_bot_at(&self, step: usize, seat: Seat, rng: &mut QuickRandom) -> Box<dyn AnySight>;
}

pub(crate) fn legal_of<G: Game>(position: &G, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    if position.awaiting().includes(seat) {
        position.legal(seat, &mut legal);
    }
    legal
}

pub(crate) fn option_of<G: Playable>(position: &G, seat: Seat, action: G::Action) -> OptionLine {
    let mut targets = Vec::new();
    position.targets(action, &mut targets);
    OptionLine {
        kind: G::kind(action),
        step: G::write_step(position.content(), action),
        text: position.offer(seat, action),
        targets,
        changes: Vec::new(),
        price: position.whole_price(seat, action),
    }
}

/// The only implementation of [`AnyGame`].
#[derive(Clone, Copy, Debug, Default)]
pub struct ErasedGame<G>(PhantomData<fn() -> G>);

impl<G> ErasedGame<G> {
    /// The game `G` without its type.
    #[must_use]
    pub const fn new() -> Self {
        ErasedGame(PhantomData)
    }
}

fn content_of<G: Game>(pack: Option<&Pack>) -> Result<&'static G::Content, ContentError> {
    match pack {
        Some(pack) => G::Content::load(&pack.file, &pack.text),
        None => Ok(G::Content::standard()),
    }
}

/// The content a record was played with, if it is a pack in hand or came with some program.
fn content_for<G: Game>(pack: Option<&Pack>, record: &Record) -> Result<&'static G::Content, ContentError> {
    match pack {
        Some(_) => content_of::<G>(pack),
        None => Ok(G::Content::known(record.content)),
    }
}

/// Keeps the content of a pack, so that positions with it can be read.
fn load<G: Game>(pack: Option<&Pack>) -> Result<(), ContentError> {
    if let Some(pack) = pack
        && G::Content::kept(ContentHash::of(&[&pack.text])).is_none()
    {
        G::Content::load(&pack.file, &pack.text)?;
    }
    Ok(())
}

fn json(value: impl Serialize) -> Value {
    serde_json::to_value(value).expect("views and set-ups are plain data with string keys")
}

impl<G: Playable> AnyGame for ErasedGame<G> {
    fn info(&self) -> GameInfo {
        G::info()
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn catalogue(&self) -> &'static str {
        G::CATALOGUE
    }

    fn lessons(&self) -> &'static str {
        G::LESSONS
    }

    fn practice(&self) -> &'static str {
        G::PRACTICE
    }

    fn habits(&self) -> Vec<Habit> {
        G::habits()
    }

    fn habits_said(&self, chosen: &Chosen) -> Vec<Text> {
        G::habits_said(chosen)
    }

    fn default_setup(&self, players: u8) -> Value {
        json(G::default_setup(players))
    }

    fn start(&self, setup: &Value, pack: Option<&Pack>, seed: Seed) -> Result<Box<dyn AnyTable>, StartError> {
        let setup = serde_json::from_value(setup.clone()).map_err(|e| StartError::Setup(e.to_string()))?;
        let table = Table::<G>::new(content_of::<G>(pack)?, setup, seed)
            .map_err(|e| StartError::Setup(e.to_string()))?;
        Ok(Box::new(table))
    }

    fn replay(&self, record: &Record, pack: Option<&Pack>) -> Result<Box<dyn AnyTable>, ReplayError> {
        Ok(Box::new(Table::<G>::replay(content_for::<G>(pack, record)?, record)?))
    }

    fn retrace(&self, record: &Record, pack: Option<&Pack>) -> Result<Retraced, ReplayError> {
        let (table, difference) = Table::<G>::retrace(content_for::<G>(pack, record)?, record)?;
        Ok(Retraced { table: Box::new(table), difference })
    }

    fn check_content(&self, pack: &Pack) -> Result<ContentHash, ContentError> {
        G::Content::parse(&pack.file, &pack.text).map(|content| content.hash())
    }

    fn list_content(&self, pack: Option<&Pack>) -> Result<Vec<ContentEntry>, ContentError> {
        match pack {
            // Not kept: somebody who types a pack in has it listed with every value.
            Some(pack) => Ok(G::Content::parse(&pack.file, &pack.text)?.listing()),
            None => Ok(G::Content::standard().listing()),
        }
    }

    fn printed(&self, pack: Option<&Pack>) -> Result<String, ContentError> {
        let written = |content: &G::Content| {
            serde_json::to_string(content.printed()).expect("printed facts are plain data with string keys")
        };
        match pack {
            // Not kept, as above.
            Some(pack) => Ok(written(&G::Content::parse(&pack.file, &pack.text)?)),
            None => Ok(written(G::Content::standard())),
        }
    }

    fn content_hash(&self) -> ContentHash {
        G::Content::standard().hash()
    }

    fn content_text(&self) -> &'static str {
        G::Content::TEXT
    }

    fn former(&self) -> Vec<Pack> {
        let pack = |(name, text): &(&str, &str)| Pack { file: (*name).to_owned(), text: (*text).to_owned() };
        G::Content::FORMER.iter().map(pack).collect()
    }

    fn sight(
        &self,
        text: &str,
        pack: Option<&Pack>,
        rng: &mut QuickRandom,
    ) -> Result<Box<dyn AnySight>, ReadError> {
        load::<G>(pack)?;
        Ok(Box::new(Sight::<G>::read(text, rng)?))
    }

    fn think(
        &self,
        text: &str,
        setup: &Value,
        pack: Option<&Pack>,
        seed: Seed,
    ) -> Result<Box<dyn AnyTable>, ReadError> {
        load::<G>(pack)?;
        let setup = serde_json::from_value(setup.clone()).map_err(|e| ReadError::Setup(e.to_string()))?;
        let sight = Sight::<G>::read(text, &mut QuickRandom::of(seed))?;
        Ok(Box::new(Table::thinking(&sight, setup, seed)))
    }
}

impl<G: Playable> Table<G> {
    fn read(&self, step: &str) -> Result<G::Action, Refused> {
        <G as Notation>::parse_step(self.position().content(), step).map_err(|error| Refused {
            text: Text::new("error-not-a-step").with("step", error.text).with("expected", error.expected),
            rule: None,
        })
    }

    fn checked(&self, seat: Seat, step: &str) -> Result<G::Action, Refused> {
        let action = self.read(step)?;
        Table::check(self, seat, action)?;
        Ok(action)
    }
}

impl<G: Playable> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> u8 {
        self.position().players()
    }

    fn steps(&self) -> usize {
        Table::steps(self).len()
    }

    fn awaiting(&self) -> Awaiting {
        self.position().awaiting()
    }

    fn round(&self) -> u16 {
        self.position().round()
    }

    fn plays(&self, seat: Seat) -> Option<String> {
        self.position().plays(seat)
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(self.position().view(viewer))
    }

    fn view_at(&self, step: usize, viewer: Viewer) -> Value {
        json(self.position_at(step).view(viewer))
    }

    fn view_text_at(&self, step: usize, viewer: Viewer) -> String {
        let text = if step >= Table::steps(self).len() {
            serde_json::to_string(&self.position().view(viewer))
        } else {
            serde_json::to_string(&self.position_at(step).view(viewer))
        };
        text.expect("views are plain data with string keys")
    }

    fn draw(&self, viewer: Viewer) -> String {
        self.position().draw(viewer)
    }

    fn draw_at(&self, step: usize, viewer: Viewer) -> String {
        self.position_at(step).draw(viewer)
    }

    fn in_words_at(&self, step: usize, viewer: Viewer) -> Page {
        self.position_at(step).in_words(viewer)
    }

    fn prompt(&self, seat: Seat) -> Option<Text> {
        self.position().awaiting().includes(seat).then(|| self.position().prompt(seat))
    }

    fn options(&self, seat: Seat) -> Vec<OptionLine> {
        let legal = legal_of(self.position(), seat);
        let mut foresight = (legal.len() <= PREVIEWED).then(|| Foresight::new(self, seat));
        let line = |action| {
            let mut line = option_of(self.position(), seat, action);
            line.changes = foresight.as_mut().map_or_else(Vec::new, |foresight| foresight.changes(action));
            // What is paid at once stands among the changes already.
            let paid =
                |tally: &Tally| line.changes.contains(&Change { seat, key: tally.key, by: -tally.value });
            if line.price.iter().all(paid) {
                line.price.clear();
            }
            line
        };
        legal.into_iter().map(line).collect()
    }

    fn wishes(&self, seat: Seat, about: Option<(&str, &str)>) -> Vec<Wish> {
        let position = self.position();
        if !position.awaiting().includes(seat) {
            return Vec::new();
        }
        let mut wishes = Vec::new();
        position.wishes(seat, about, &mut wishes);
        let refused = |action: G::Action| {
            let refusal = position.refusal(seat, action)?;
            let mut targets = Vec::new();
            position.targets(action, &mut targets);
            Some(Wish {
                kind: G::kind(action),
                step: G::write_step(position.content(), action),
                targets,
                refusal: Refused { text: refusal.text(), rule: Some(refusal.rule()) },
            })
        };
        wishes.into_iter().filter_map(refused).collect()
    }

    fn answers(&self, seat: Seat) -> Vec<String> {
        let position = self.position();
        let step = |action| G::write_step(position.content(), action);
        legal_of(position, seat).into_iter().map(step).collect()
    }

    fn by_habit(&self, seat: Seat, chosen: &Chosen) -> Option<String> {
        let position = self.position();
        let asked = position.awaiting().includes(seat) && !chosen.is_empty();
        let action = asked.then(|| position.by_habit(seat, chosen)).flatten()?;
        Some(G::write_step(position.content(), action))
    }

    fn ahead_by_habit(&self, seat: Seat, step: &str, chosen: &Chosen) -> Option<String> {
        let action = self.checked(seat, step).ok().filter(|_| !chosen.is_empty())?;
        let position = self.position();
        let first = position.ahead_by_habit(seat, action, chosen)?;
        Some(G::write_step(position.content(), first))
    }

    fn preview(&self, seat: Seat, step: &str) -> Result<Vec<Change>, Refused> {
        let action = self.checked(seat, step)?;
        Ok(Foresight::new(self, seat).changes(action))
    }

    fn check(&self, seat: Seat, step: &str) -> Result<(), Refused> {
        self.checked(seat, step).map(drop)
    }

    fn play(&mut self, seat: Seat, step: &str) -> Result<(), Refused> {
        let action = self.read(step)?;
        Ok(Table::play(self, seat, action)?)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        Table::undo(self, seat)
    }

    fn redo(&mut self, seat: Seat) -> Result<(), UndoError> {
        Table::redo(self, seat)
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Table::can_undo(self, seat)
    }

    fn can_redo(&self, seat: Seat) -> bool {
        Table::can_redo(self, seat)
    }

    fn rewind(&mut self, step: usize) {
        Table::rewind(self, step);
    }

    fn log(&self, viewer: Viewer, from: usize) -> Vec<LogLine> {
        Table::log(self, viewer, from)
    }

    fn deeds(&self, viewer: Viewer, from: usize) -> Vec<Deed> {
        Table::deeds(self, viewer, from)
    }

    fn tallies_at(&self, step: usize, viewer: Viewer, seat: Seat) -> Vec<Tally> {
        tallies_of(&self.position_at(step), viewer, seat)
    }

    fn score_sheet_at(&self, step: usize, seat: Seat) -> Vec<ScoreLine> {
        self.position_at(step).score_sheet(seat)
    }

    fn result(&self) -> Option<RecordResult> {
        Table::result(self)
    }

    fn record(&self) -> Record {
        Table::record(self)
    }

    fn notes_mut(&mut self) -> &mut BTreeMap<String, String> {
        Table::notes_mut(self)
    }

    fn clone_box(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn option(&self, seat: Seat, step: &str) -> Result<OptionLine, Refused> {
        let action = self.checked(seat, step)?;
        Ok(option_of(self.position(), seat, action))
    }

    fn for_bot(&self, seat: Seat, rng: &mut QuickRandom) -> Box<dyn AnySight> {
        Box::new(Table::for_bot(self, seat, rng))
    }

    fn for_bot_at(&self, step: usize, seat: Seat, rng: &mut QuickRandom) -> Box<dyn AnySight> {
        Box::new(Table::for_bot_at(self, step, seat, rng))
    }
}
