//! Packs that people type in: forms, checks, and the file that comes out.

use super::ContentItem;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A content pack as its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PackFile {
    /// What it is called at the table.
    pub name: String,
    /// The whole file.
    pub text: String,
}

/// A pack to look at, with changes to make in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct DraftRequest {
    /// The file as it is; the standard content without it.
    #[serde(default)]
    pub text: Option<String>,
    /// What to change, one after the other.
    #[serde(default)]
    #[ts(as = "Option<Vec<PackEdit>>")]
    pub edits: Vec<PackEdit>,
}

/// A change of a content file. Tables and fields are named as in the file; entries are counted from 0.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum PackEdit {
    /// Gives a field a value.
    Set {
        /// The table.
        table: String,
        /// The entry.
        entry: u32,
        /// The field.
        field: String,
        /// What it shall be.
        #[ts(type = "unknown")]
        value: serde_json::Value,
    },
    /// Takes a field away.
    Remove {
        /// The table.
        table: String,
        /// The entry.
        entry: u32,
        /// The field.
        field: String,
    },
    /// Says where a value was read.
    Source {
        /// The table.
        table: String,
        /// The entry.
        entry: u32,
        /// The field.
        field: String,
        /// `rulebook`, `published`, `derived` or `reconstructed`.
        source: String,
    },
    /// Adds an entry behind the last one: a copy of another one.
    Add {
        /// The table.
        table: String,
        /// The entry to copy.
        like: u32,
        /// The id of the new one.
        id: String,
    },
    /// Takes an entry away.
    Drop {
        /// The table.
        table: String,
        /// The entry.
        entry: u32,
    },
}

/// A pack after its changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Draft {
    /// The file.
    pub text: String,
    /// Its hash when it can be played, and no other time.
    pub content: Option<String>,
    /// Is it the standard content?
    pub standard: bool,
    /// What is wrong with it.
    pub problem: Option<PackProblem>,
    /// Every table with its entries.
    pub sheets: Vec<PackSheet>,
    /// What its components do; nothing while something is wrong.
    pub items: Vec<ContentItem>,
    /// What is printed in it, as `/api/games/{game}/content/{hash}` tells it; nothing while something is wrong.
    #[ts(type = "unknown")]
    pub printed: Option<serde_json::Value>,
}

/// What is wrong with a content file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackProblem {
    /// Line of the file, from 1.
    pub line: Option<u32>,
    /// Component and field.
    pub place: String,
    /// What is wrong and what would be right.
    pub problem: String,
}

/// A table of a content file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackSheet {
    /// Its name in the file.
    pub table: String,
    /// Its entries, in the order of the file.
    pub entries: Vec<PackEntry>,
}

/// An entry of a table: a card, a board, a number of the rules.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackEntry {
    /// Its id.
    pub id: String,
    /// Its printed values.
    pub fields: Vec<PackField>,
}

/// A printed value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackField {
    /// Its name in the file.
    pub name: String,
    /// The value.
    #[ts(type = "unknown")]
    pub value: serde_json::Value,
    /// Where it was read.
    pub source: String,
}
