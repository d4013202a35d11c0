//! Changes of single values. Comments, order and every other value stay as they were.

use crate::form::read;
use crate::origin::{Way, is_printed};
use game_core::{ContentError, Source};
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use toml_edit::{Array, DocumentMut, InlineTable, Item, TableLike, Value};

/// A change of a content file. Tables and fields are named as in the file; entries are counted from 0.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Edit {
    /// Gives a field a value.
    Set {
        /// The table.
        table: String,
        /// The entry.
        entry: usize,
        /// The field.
        field: String,
        /// What it shall be.
        value: Json,
    },
    /// Takes a field away.
    Remove {
        /// The table.
        table: String,
        /// The entry.
        entry: usize,
        /// The field.
        field: String,
    },
    /// Says where a value comes from.
    Source {
        /// The table.
        table: String,
        /// The entry.
        entry: usize,
        /// The field.
        field: String,
        /// Where it was read.
        source: Source,
    },
    /// Adds an entry behind the last one: a copy of another one with an id of its own.
    Add {
        /// The table.
        table: String,
        /// The entry to copy.
        like: usize,
        /// The new id.
        id: String,
    },
    /// Takes an entry away.
    Drop {
        /// The table.
        table: String,
        /// The entry.
        entry: usize,
    },
}

/// Why a change was not made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EditError {
    /// The file itself is wrong.
    #[error(transparent)]
    Content(#[from] ContentError),
    /// There is no such place.
    #[error("{0} has no entry number {1}")]
    Entry(String, usize),
    /// The field has a meaning of its own.
    #[error("{0} is not typed in; it says where values come from")]
    Silent(String),
    /// A content file cannot say it.
    #[error("{0}: a content file has numbers, texts, yes or no, lists and tables")]
    Value(String),
}

/// The text of a content file after these changes.
///
/// # Errors
/// When the file is not TOML, or a change names what is not there.
pub fn edit(file: &str, text: &str, edits: &[Edit]) -> Result<String, EditError> {
    let mut document = read(file, text)?;
    let way = Way::of(&document);
    for edit in edits {
        one(&mut document, way, edit)?;
    }
    Ok(document.to_string())
}

fn one(document: &mut DocumentMut, way: Way, edit: &Edit) -> Result<(), EditError> {
    match edit {
        Edit::Set { table, entry, field, value } => {
            speaks(field)?;
            let value = toml(field, value)?;
            put(row(document, table, *entry)?, field, value);
        }
        Edit::Remove { table, entry, field } => {
            speaks(field)?;
            let row = row(document, table, *entry)?;
            row.remove(field);
            // What is not there has no source.
            for list in ["known", "derived_fields", "reconstructed_fields"] {
                if let Some(names) = row.get_mut(list).and_then(Item::as_array_mut) {
                    names.retain(|name| name.as_str() != Some(field));
                }
            }
        }
        Edit::Source { table, entry, field, source } => way.set(row(document, table, *entry)?, field, *source),
        Edit::Add { table, like, id } => {
            let missing = || EditError::Entry(table.clone(), *like);
            match document.get_mut(table).ok_or_else(missing)? {
                Item::ArrayOfTables(list) => {
                    let mut copy = list.get(*like).ok_or_else(missing)?.clone();
                    put(&mut copy, "id", Value::from(id.as_str()));
                    // Behind the last one in the text as well.
                    copy.set_position(list.iter().filter_map(toml_edit::Table::position).max());
                    list.push(copy);
                }
                Item::Value(Value::Array(list)) => {
                    let mut copy = list.get(*like).and_then(Value::as_inline_table).ok_or_else(missing)?.clone();
                    put(&mut copy, "id", Value::from(id.as_str()));
                    list.push_formatted(Value::InlineTable(copy));
                }
                _ => return Err(missing()),
            }
        }
        Edit::Drop { table, entry } => {
            row(document, table, *entry)?;
            match document.get_mut(table) {
                Some(Item::ArrayOfTables(list)) => {
                    list.remove(*entry);
                }
                Some(Item::Value(Value::Array(list))) => {
                    list.remove(*entry);
                }
                _ => return Err(EditError::Entry(table.clone(), *entry)),
            }
        }
    }
    Ok(())
}

fn speaks(field: &str) -> Result<(), EditError> {
    if is_printed(field) { Ok(()) } else { Err(EditError::Silent(field.to_owned())) }
}

fn row<'d>(document: &'d mut DocumentMut, table: &str, at: usize) -> Result<&'d mut dyn TableLike, EditError> {
    let missing = || EditError::Entry(table.to_owned(), at);
    let found: Option<&'d mut dyn TableLike> = match document.get_mut(table).ok_or_else(missing)? {
        Item::ArrayOfTables(list) => list.get_mut(at).map(|row| row as &mut dyn TableLike),
        Item::Table(only) if at == 0 => Some(only),
        Item::Value(Value::Array(list)) => {
            list.get_mut(at).and_then(Value::as_inline_table_mut).map(|row| row as &mut dyn TableLike)
        }
        _ => None,
    };
    found.ok_or_else(missing)
}

/// Sets a field, with the spaces and the comment that were around its value.
pub(crate) fn put(row: &mut dyn TableLike, field: &str, mut value: Value) {
    if let Some(old) = row.get(field).and_then(Item::as_value) {
        *value.decor_mut() = old.decor().clone();
    }
    match row.get_mut(field) {
        Some(item) => *item = Item::Value(value),
        None => {
            row.insert(field, Item::Value(value));
        }
    }
}

fn toml(field: &str, value: &Json) -> Result<Value, EditError> {
    let wrong = || EditError::Value(field.to_owned());
    Ok(match value {
        Json::Null => return Err(wrong()),
        Json::Bool(flag) => Value::from(*flag),
        Json::Number(number) => match number.as_i64() {
            Some(whole) => Value::from(whole),
            None => Value::from(number.as_f64().ok_or_else(wrong)?),
        },
        Json::String(text) => Value::from(text.as_str()),
        Json::Array(list) => {
            let items = list.iter().map(|item| toml(field, item)).collect::<Result<Vec<_>, _>>()?;
            Value::Array(items.into_iter().collect::<Array>())
        }
        Json::Object(fields) => {
            let mut table = InlineTable::new();
            for (name, item) in fields {
                table.insert(name, toml(field, item)?);
            }
            Value::InlineTable(table)
        }
    })
}
