//! The entries of a content file, with their values and sources: what a form is made from.

use crate::origin::{Way, is_printed};
use game_core::{ContentError, Source};
use serde::Serialize;
use serde_json::{Map, Value as Json};
use toml_edit::{DocumentMut, Item, TableLike, Value};

/// A table of the file.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Sheet {
    /// Its name in the file, such as `minor_gods`.
    pub table: String,
    /// Its entries in the order of the file; one where the table has no list.
    pub entries: Vec<Entry>,
}

/// An entry of a table: a card, a board, a number of the rules.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Entry {
    /// Its id, or what stands for one.
    pub id: String,
    /// Its printed values.
    pub fields: Vec<Field>,
}

/// A printed value.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Field {
    /// Its name in the file.
    pub name: String,
    /// The value.
    pub value: Json,
    /// Where it comes from.
    pub source: Source,
}

/// Every table of a content file.
///
/// # Errors
/// When the file is not TOML.
pub fn sheets(file: &str, text: &str) -> Result<Vec<Sheet>, ContentError> {
    let document = read(file, text)?;
    let way = Way::of(&document);
    let entry = |table: &str, at: usize, row: &dyn TableLike| Entry {
        id: id(row).unwrap_or_else(|| if at == 0 { table.to_owned() } else { (at + 1).to_string() }),
        fields: row
            .iter()
            .filter(|(name, _)| is_printed(name))
            .map(|(name, item)| Field { name: name.to_owned(), value: json(item), source: way.source(row, name) })
            .collect(),
    };
    Ok(tables(&document)
        .into_iter()
        .map(|(table, rows)| {
            let entries = rows.iter().enumerate().map(|(at, row)| entry(&table, at, *row)).collect();
            Sheet { table, entries }
        })
        .collect())
}

pub(crate) fn read(file: &str, text: &str) -> Result<DocumentMut, ContentError> {
    text.parse().map_err(|error: toml_edit::TomlError| {
        let told = ContentError::new(file, "", error.message());
        match error.span() {
            Some(span) => told.at(text, span.start),
            None => told,
        }
    })
}

/// The tables of a file with their rows; what stands outside of tables is no printed value.
pub(crate) fn tables(document: &DocumentMut) -> Vec<(String, Vec<&dyn TableLike>)> {
    fn rows(item: &Item) -> Vec<&dyn TableLike> {
        match item {
            Item::ArrayOfTables(list) => list.iter().map(|row| row as &dyn TableLike).collect(),
            Item::Table(table) => vec![table],
            Item::Value(Value::Array(list)) => {
                list.iter().filter_map(Value::as_inline_table).map(|row| row as &dyn TableLike).collect()
            }
            _ => Vec::new(),
        }
    }
    let all = document.iter().map(|(name, item)| (name.to_owned(), rows(item)));
    all.filter(|(name, rows)| !rows.is_empty() && name != "meta").collect()
}

fn id(row: &dyn TableLike) -> Option<String> {
    row.get("id").and_then(Item::as_str).map(str::to_owned)
}

fn json(item: &Item) -> Json {
    match item {
        Item::None => Json::Null,
        Item::Value(value) => of_value(value),
        Item::Table(table) => table.iter().map(|(name, item)| (name.to_owned(), json(item))).collect::<Map<_, _>>().into(),
        Item::ArrayOfTables(list) => {
            let row = |table: &toml_edit::Table| -> Json {
                table.iter().map(|(name, item)| (name.to_owned(), json(item))).collect::<Map<_, _>>().into()
            };
            list.iter().map(row).collect::<Vec<_>>().into()
        }
    }
}

fn of_value(value: &Value) -> Json {
    match value {
        Value::String(text) => text.value().as_str().into(),
        Value::Integer(number) => (*number.value()).into(),
        Value::Float(number) => (*number.value()).into(),
        Value::Boolean(flag) => (*flag.value()).into(),
        Value::Datetime(time) => time.value().to_string().into(),
        Value::Array(list) => list.iter().map(of_value).collect::<Vec<_>>().into(),
        Value::InlineTable(table) => {
            table.iter().map(|(name, value)| (name.to_owned(), of_value(value))).collect::<Map<_, _>>().into()
        }
    }
}
