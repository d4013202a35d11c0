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
use crate::seat::Seat;
use serde::Serialize;

/// A message: the key of a sentence in the catalogue and what to put into it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Text {
    /// Key in the catalogue.
    pub key: &'static str,
    /// Arguments by name.
    pub args: Vec<(&'static str, Arg)>,
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, so that plurals come out right.
    Number(i64),
    /// The key of another message: the name of a faction, a card, a resource.
    Term(&'static str),
    /// Several messages in a row, joined as a list.
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
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct Target {
    /// Kind of thing: `hex`, `card`, `track`.
    pub kind: &'static str,
    /// Which one, as the view names it.
    pub id: String,
}

impl Target {
    /// A target.
    pub fn new(kind: &'static str, id: impl Into<String>) -> Self {
        Target { kind, id: id.into() }
    }
}

/// How a game speaks to people.
pub trait Describe: Game {
    /// The English catalogue in Fluent syntax: every key this game uses.
    const CATALOGUE: &'static str;

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

    /// The things on the board that the step is about.
    fn targets(&self, action: Self::Action, out: &mut Vec<Target>);

    /// The numbers of a seat that the viewer may see, always the same keys in the same order.
    fn tallies(&self, viewer: Viewer, seat: Seat, out: &mut Vec<Tally>);

    /// Points by source; they add up to [`Game::score`].
    fn score_sheet(&self, seat: Seat) -> Vec<ScoreLine>;

    /// The round being played, counted from 1; 0 before the first and in games without rounds.
    fn round(&self) -> u16;

    /// The position as text for a terminal, in English.
    fn draw(&self, viewer: Viewer) -> String;
}
