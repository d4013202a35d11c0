//! Messages as keys with typed arguments, and the log made of them.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A message: the key of a sentence in the game's catalogue and what to put into it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Text {
    /// Key in the catalogue.
    pub key: String,
    /// Arguments by name.
    #[schema(no_recursion)]
    pub args: BTreeMap<String, Arg>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A number, so that plurals come out right.
    Number(i64),
    /// The key of another message: the name of a faction, a card, a resource.
    Term(String),
    /// Several messages in a row, joined as a list.
    #[schema(no_recursion)]
    Terms(Vec<Text>),
    /// A seat; the client knows the name of who sits there.
    Seat(u8),
    /// A label that is the same in every language, such as the hex `E7`.
    Label(String),
}

/// A thing on the board that an option is about, so that a click on it chooses the option.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Target {
    /// Kind of thing: `hex`, `card`, `track`.
    pub kind: String,
    /// Which one, as the view names it.
    pub id: String,
}

/// Who made a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// A player.
    Seat(u8),
    /// The dealer.
    Chance,
}

/// A line of the log as one viewer may read it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct LogLine {
    /// Number of the step, counted from 1: the position after it is moment `step`.
    pub step: u32,
    /// Who made it.
    pub actor: Actor,
    /// The step in notation, if the viewer may read it.
    pub notation: Option<String>,
    /// What happened.
    pub text: Text,
    /// The round after it, counted from 1; 0 before the first.
    pub round: u16,
}

impl From<game_core::Text> for Text {
    fn from(text: game_core::Text) -> Self {
        Text {
            key: text.key.to_owned(),
            args: text.args.into_iter().map(|(name, arg)| (name.to_owned(), arg.into())).collect(),
        }
    }
}

impl From<game_core::Arg> for Arg {
    fn from(arg: game_core::Arg) -> Self {
        match arg {
            game_core::Arg::Number(number) => Arg::Number(number),
            game_core::Arg::Term(key) => Arg::Term(key.to_owned()),
            game_core::Arg::Terms(texts) => Arg::Terms(texts.into_iter().map(Text::from).collect()),
            game_core::Arg::Seat(seat) => Arg::Seat(seat.index() as u8),
            game_core::Arg::Label(label) => Arg::Label(label),
        }
    }
}

impl From<game_core::Target> for Target {
    fn from(target: game_core::Target) -> Self {
        Target { kind: target.kind.to_owned(), id: target.id }
    }
}

impl From<game_core::Actor> for Actor {
    fn from(actor: game_core::Actor) -> Self {
        match actor {
            game_core::Actor::Seat(seat) => Actor::Seat(seat.index() as u8),
            game_core::Actor::Chance => Actor::Chance,
        }
    }
}

impl From<game_core::table::LogLine> for LogLine {
    fn from(line: game_core::table::LogLine) -> Self {
        LogLine {
            step: line.step as u32,
            actor: line.actor.into(),
            notation: line.notation,
            text: line.text.into(),
            round: line.round,
        }
    }
}
