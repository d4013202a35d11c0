//! Everything on the table in words: headings, sentences, lists and tables, for whoever cannot or would not look.
//!
//! A game writes a [`Page`] from what a viewer may see. The words are keys like all others, so every language has
//! them; the few that hold a page together (`words-pair` and its like) are in the catalogues of the clients.
//!
//! ```
//! use game_core::page::{Block, Page};
//! use game_core::{Seat, Text};
//!
//! let mut page = Page::default();
//! page.heading(2, Text::new("words-players"));
//! page.pair("points", 7);
//! page.table("words-players", &["points"], [(Page::seat(Seat::new(0)), vec![Page::number(7)])]);
//! assert!(matches!(page.blocks()[2], Block::Table { .. }));
//! ```

use crate::game::{Game, Viewer};
use crate::seat::Seat;
use crate::text::{Arg, Text};
use serde::Serialize;

/// A position as text for one viewer. Whatever the viewer must not know is not on the page.
pub trait InWords: Game {
    /// The whole table in words.
    fn in_words(&self, viewer: Viewer) -> Page;
}

/// A part of a page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Block {
    /// A heading; level 2 for a part of the table, 3 for a part of that.
    Heading {
        /// 2 or 3.
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
        rows: Vec<Row>,
    },
}

/// A row of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Row {
    /// Its heading.
    pub head: Text,
    /// Its cells, one per column.
    pub cells: Vec<Text>,
}

/// A page being written.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Page(Vec<Block>);

impl Page {
    /// What is on it.
    #[must_use]
    pub fn blocks(&self) -> &[Block] {
        &self.0
    }

    /// Every message on it.
    pub fn texts(&self) -> impl Iterator<Item = &Text> {
        self.0.iter().flat_map(|block| match block {
            Block::Heading { text, .. } | Block::Said { text } => vec![text],
            Block::List { items } => items.iter().collect(),
            Block::Table { caption, head, rows } => {
                let cells = rows.iter().flat_map(|row| row.cells.iter().chain([&row.head]));
                cells.chain(head).chain([caption]).collect()
            }
        })
    }

    /// A heading.
    pub fn heading(&mut self, level: u8, text: Text) {
        self.0.push(Block::Heading { level, text });
    }

    /// A sentence.
    pub fn say(&mut self, text: Text) {
        self.0.push(Block::Said { text });
    }

    /// "What: value."
    pub fn pair(&mut self, what: &'static str, value: impl Into<Arg>) {
        self.say(Page::named(what, value));
    }

    /// "What: one, another", or nothing where the list is empty.
    pub fn pair_list(&mut self, what: &'static str, values: Vec<Text>) {
        if !values.is_empty() {
            self.pair(what, values);
        }
    }

    /// A list, or nothing where it is empty.
    pub fn list(&mut self, items: Vec<Text>) {
        if !items.is_empty() {
            self.0.push(Block::List { items });
        }
    }

    /// A table, or nothing where it has no rows.
    pub fn table(
        &mut self,
        caption: &'static str,
        head: &[&'static str],
        rows: impl IntoIterator<Item = (Text, Vec<Text>)>,
    ) {
        let head = head.iter().map(|key| Text::new(key)).collect();
        self.table_of(caption, head, rows);
    }

    /// A table whose columns are not all fixed.
    pub fn table_of(
        &mut self,
        caption: &'static str,
        head: Vec<Text>,
        rows: impl IntoIterator<Item = (Text, Vec<Text>)>,
    ) {
        let rows: Vec<Row> = rows.into_iter().map(|(head, cells)| Row { head, cells }).collect();
        if !rows.is_empty() {
            self.0.push(Block::Table { caption: Text::new(caption), head, rows });
        }
    }

    /// "What: value", as an item or a cell.
    #[must_use]
    pub fn named(what: &'static str, value: impl Into<Arg>) -> Text {
        Text::new("words-pair").with("what", what).with("value", value)
    }

    /// "Thing: this, that", where the thing is named by an argument.
    #[must_use]
    pub fn about(what: impl Into<Arg>, value: impl Into<Arg>) -> Text {
        Text::new("words-pair").with("what", what).with("value", value)
    }

    /// A number.
    #[must_use]
    pub fn number(n: impl Into<i64>) -> Text {
        Text::new("words-number").with("n", Arg::Number(n.into()))
    }

    /// A player.
    #[must_use]
    pub fn seat(seat: Seat) -> Text {
        Text::new("words-seat").with("seat", seat)
    }

    /// A list as a cell; a dash where it is empty.
    #[must_use]
    pub fn all(values: Vec<Text>) -> Text {
        if values.is_empty() { Page::none() } else { Text::new("words-list").with("list", values) }
    }

    /// Something by its argument, such as a place.
    #[must_use]
    pub fn thing(value: impl Into<Arg>) -> Text {
        Text::new("words-list").with("list", value)
    }

    /// "3 × thing".
    #[must_use]
    pub fn count(n: impl Into<i64>, what: impl Into<Arg>) -> Text {
        Text::new("words-count").with("n", Arg::Number(n.into())).with("what", what)
    }

    /// "Thing (note)".
    #[must_use]
    pub fn noted(what: impl Into<Arg>, note: impl Into<Arg>) -> Text {
        Text::new("words-noted").with("what", what).with("note", note)
    }

    /// Nothing, as a cell.
    #[must_use]
    pub fn none() -> Text {
        Text::new("words-none")
    }
}
