//! Everything said to people: a message key with typed arguments. Words live in catalogues.
//!
//! ```
//! use game_core::{Arg, Seat, Target, Text};
//!
//! let text = Text::new("step-seal").with("seat", Seat::new(1)).with("value", 4u8);
//! assert_eq!(text.args[1], ("value", Arg::Number(4)));
//! assert_eq!(Target::new("pebble", "4"), Target::new("pebble", "4"));
//! ```

use crate::game::{Actor, Game, ScoreLine, Tally, Viewer};
use crate::habits::{Chosen, Habit};
use crate::seat::Seat;
use crate::word::{self, Word};
use serde::{Deserialize, Serialize};

/// A message: the key of a sentence in the catalogue and what to put into it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Text {
    /// Key in the catalogue.
    #[serde(deserialize_with = "word::read")]
    pub key: Word,
    /// Arguments by name.
    #[serde(with = "word::by_name")]
    #[cfg_attr(feature = "wire", ts(as = "std::collections::BTreeMap<String, Arg>"))]
    #[cfg_attr(feature = "wire", schema(no_recursion, value_type = std::collections::BTreeMap<String, Arg>))]
    pub args: Vec<(Word, Arg)>,
}

impl Text {
    /// A message without arguments.
    #[must_use]
    pub const fn new(key: &'static str) -> Self {
        Text { key, args: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, so that plurals come out right.
    Number(i64),
    /// The key of another message: the name of a faction, a card, a resource.
    Term(#[serde(deserialize_with = "word::read")] Word),
    /// Several messages in a row, joined as a list.
    #[cfg_attr(feature = "wire", schema(no_recursion))]
    Terms(Vec<Text>),
    /// A player; the client knows the name.
    Seat(Seat),
    /// A label that is the same in every language, such as the hex `E7`.
    Label(String),
}

impl From<i32> for Arg {
    fn from(number: i32) -> Arg {
        Arg::Number(number.into())
    }
}
impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}
impl From<u16> for Arg {
    fn from(number: u16) -> Arg {
        Arg::Number(number.into())
    }
}
impl From<u32> for Arg {
    fn from(number: u32) -> Arg {
        Arg::Number(number.into())
    }
}
impl From<&'static str> for Arg {
    fn from(key: &'static str) -> Arg {
        Arg::Term(key)
    }
}
impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}
impl From<String> for Arg {
    fn from(label: String) -> Arg {
        Arg::Label(label)
    }
}
impl From<Vec<Text>> for Arg {
    fn from(texts: Vec<Text>) -> Arg {
        Arg::Terms(texts)
    }
}

/// A thing on the board that an option is about, so that a click on it chooses the option.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Target {
    /// Kind of thing: `hex`, `card`, `track`.
    #[serde(deserialize_with = "word::read")]
    pub kind: Word,
    /// Which one, as the view names it.
    pub id: String,
    /// What it is to the step, where that is not plain from its kind: `from`, `to`.
    #[serde(default, deserialize_with = "word::read_some", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub role: Option<Word>,
}

impl Target {
    /// A target.
    pub fn new(kind: &'static str, id: impl Into<String>) -> Self {
        Target { kind, id: id.into(), role: None }
    }

    /// The target in a role.
    #[must_use]
    pub const fn role(mut self, role: &'static str) -> Self {
        self.role = Some(role);
        self
    }
}

/// How a game speaks to people.
pub trait Describe: Game {
    /// The English catalogue in Fluent syntax: every key this game uses.
    const CATALOGUE: &'static str;
    /// What a teacher says in a first game, and when, as a file of lessons; empty where nobody wrote any.
    const LESSONS: &'static str = "";
    /// Exercises for the book of rules, as a file; empty where nobody wrote any.
    const PRACTICE: &'static str = "";

    /// The open question of an awaited seat, as the viewer may hear it: the sentence in the action bar.
    fn prompt(&self, seat: Seat) -> Text;

    /// A step as a log line, told to `viewer` from the position before it. What the viewer must not know is
    /// left out ("draws a card").
    fn describe(&self, viewer: Viewer, actor: Actor, action: Self::Action) -> Text;

    /// A step as an option of an awaited seat. A log line may tell what the step brought to light; an option
    /// must not.
    fn offer(&self, seat: Seat, action: Self::Action) -> Text {
        self.describe(Viewer::Seat(seat), Actor::Seat(seat), action)
    }

    /// May the viewer read the step itself, from the position before it?
    fn sees(&self, _viewer: Viewer, _actor: Actor, _action: Self::Action) -> bool {
        true
    }

    /// Kinds of things that lie open on the board: a line of the log names those that its step is about.
    const OPEN: &'static [&'static str] = &[];

    /// The things on the board that the step is about.
    fn targets(&self, action: Self::Action, out: &mut Vec<Target>);

    /// Steps that an awaited person may wish for now: the usual ones, or what choosing a thing (its kind and id)
    /// would mean. Whoever misses one of them among the options is told why it is none.
    fn wishes(&self, _seat: Seat, _about: Option<(&str, &str)>, _out: &mut Vec<Self::Action>) {}

    /// What the whole deed costs that a legal step begins, where a part of it is paid by later steps.
    fn whole_price(&self, _seat: Seat, _action: Self::Action) -> Vec<Tally> {
        Vec::new()
    }

    /// The questions that may be answered without asking: those that come often and matter little.
    #[must_use]
    fn habits() -> Vec<Habit> {
        Vec::new()
    }

    /// What these choices mean, said by the person who made them.
    #[must_use]
    fn habits_said(_chosen: &Chosen) -> Vec<Text> {
        Vec::new()
    }

    /// The answer of an awaited seat that follows from what it chose beforehand; `None` when it is to be asked. A legal
    /// step that depends on nothing the seat does not know.
    fn by_habit(&self, _seat: Seat, _chosen: &Chosen) -> Option<Self::Action> {
        None
    }

    /// What an awaited seat does before a legal step of its own, after what it chose beforehand; asked again until there
    /// is nothing more. A legal step that depends on nothing the seat does not know, and leaves the other one legal.
    fn ahead_by_habit(&self, _seat: Seat, _action: Self::Action, _chosen: &Chosen) -> Option<Self::Action> {
        None
    }

    /// The numbers of a seat that the viewer may see, always the same keys in the same order.
    fn tallies(&self, viewer: Viewer, seat: Seat, out: &mut Vec<Tally>);

    /// Points by source; they add up to [`Game::score`].
    fn score_sheet(&self, seat: Seat) -> Vec<ScoreLine>;

    /// The round being played, counted from 1; 0 before the first and in games without rounds.
    fn round(&self) -> u16;

    /// What a seat plays, once that is known to everybody: the message that names its faction, house or people.
    fn plays(&self, _seat: Seat) -> Option<String> {
        None
    }

    /// The position as text for a terminal, in English.
    fn draw(&self, viewer: Viewer) -> String;
}
