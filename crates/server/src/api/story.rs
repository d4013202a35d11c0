//! A table in words for one viewer: what people would tell of the game, and how things stand.

use super::play::Change;
use super::text::{Actor, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A part of the story: replaces every deed the client has that reaches step `from` or beyond.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Story {
    /// The step that was asked for.
    pub from: u32,
    /// How many steps were made when it was told.
    pub steps: u32,
    /// From the deed that holds that step on.
    pub deeds: Vec<Deed>,
}

/// What somebody did, or what happened by itself, as one viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Deed {
    /// Number of its first step.
    pub from: u32,
    /// Number of its last step: the position after it is moment `to`.
    pub to: u32,
    /// Who did it; chance for what happens to everybody.
    pub actor: Actor,
    /// What was done.
    pub text: Text,
    /// What it cost and gave: the doer's first, costs before gains.
    pub gains: Vec<Change>,
    /// How much it matters: a folded turn names what matters most.
    pub weight: u8,
    /// Does a turn begin with it?
    pub opens: bool,
    /// In whose turn; `null` for what happens between turns.
    pub turn: Option<u8>,
    /// The round it was made in.
    pub round: u16,
}

/// A whole table in words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct TableWords {
    /// The moment: so many steps from the start.
    pub step: u32,
    /// The page.
    pub blocks: Vec<WordBlock>,
}

/// A part of a page of words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WordBlock {
    /// A heading.
    Heading {
        /// 2 for a part of the table, 3 for a part of that.
        level: u8,
        /// Its words.
        text: Text,
    },
    /// A sentence.
    Said {
        /// Its words.
        text: Text,
    },
    /// A list.
    List {
        /// One message per item.
        items: Vec<Text>,
    },
    /// A table, each row with a heading of its own.
    Table {
        /// What it is about.
        caption: Text,
        /// Headings of the columns after the first.
        head: Vec<Text>,
        /// The rows.
        rows: Vec<WordRow>,
    },
}

/// A row of a table in words.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct WordRow {
    /// Its heading.
    pub head: Text,
    /// Its cells, one per column.
    pub cells: Vec<Text>,
}

impl From<game_core::page::Block> for WordBlock {
    fn from(block: game_core::page::Block) -> Self {
        use game_core::page::Block;
        let all = |texts: Vec<game_core::Text>| texts.into_iter().map(Text::from).collect();
        match block {
            Block::Heading { level, text } => WordBlock::Heading { level, text: text.into() },
            Block::Said { text } => WordBlock::Said { text: text.into() },
            Block::List { items } => WordBlock::List { items: all(items) },
            Block::Table { caption, head, rows } => WordBlock::Table {
                caption: caption.into(),
                head: all(head),
                rows: rows
                    .into_iter()
                    .map(|row| WordRow { head: row.head.into(), cells: all(row.cells) })
                    .collect(),
            },
        }
    }
}

impl From<game_core::deeds::Deed> for Deed {
    fn from(deed: game_core::deeds::Deed) -> Self {
        let change = |gain: game_core::erased::Change| Change {
            seat: gain.seat.index() as u8,
            key: gain.key.to_owned(),
            by: gain.by,
        };
        Deed {
            from: deed.from as u32,
            to: deed.to as u32,
            actor: deed.actor.into(),
            text: deed.text.into(),
            gains: deed.gains.into_iter().map(change).collect(),
            weight: deed.weight,
            opens: deed.opens,
            turn: deed.turn.map(|seat| seat.index() as u8),
            round: deed.round,
        }
    }
}
