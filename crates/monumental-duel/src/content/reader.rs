//! Walking a content file so that every complaint can say file, line, card and field.

use game_core::ContentError;
use std::ops::Range;
use toml::de::{DeTable, DeValue};

/// One value of the file, and how a person would call it.
#[derive(Clone)]
pub(super) struct Node<'a> {
    file: &'a str,
    text: &'a str,
    value: &'a DeValue<'a>,
    span: Range<usize>,
    owner: String,
    field: String,
}

/// A table of the file whose keys are all known.
pub(super) struct Fields<'a> {
    node: Node<'a>,
    table: &'a DeTable<'a>,
}

type Read<T> = Result<T, ContentError>;

impl<'a> Node<'a> {
    /// A complaint about this value.
    pub(super) fn error(&self, problem: impl Into<String>) -> ContentError {
        let place = match (self.owner.is_empty(), self.field.is_empty()) {
            (true, _) => self.field.clone(),
            (false, true) => self.owner.clone(),
            (false, false) => format!("{}, field {}", self.owner, self.field),
        };
        ContentError::new(self.file, place, problem).at(self.text, self.span.start)
    }

    fn inner(&self, value: &'a DeValue<'a>, span: Range<usize>, field: String) -> Node<'a> {
        Node { file: self.file, text: self.text, value, span, owner: self.owner.clone(), field }
    }

    /// The same value, called by the card it describes.
    pub(super) fn named(mut self, owner: String) -> Node<'a> {
        self.owner = owner;
        self.field = String::new();
        self
    }

    /// A table with these keys only.
    pub(super) fn fields(&self, known: &[&str]) -> Read<Fields<'a>> {
        let DeValue::Table(table) = self.value else {
            return Err(self.error(format!("this must be a table with the fields {}", list(known))));
        };
        for (key, value) in table {
            if !known.contains(&key.get_ref().as_ref()) {
                let hint = did_you_mean(key.get_ref(), known);
                let mut at = self.inner(value.get_ref(), key.span(), self.field.clone());
                at.span = key.span();
                return Err(at.error(format!(
                    "unknown field {:?}{hint}; the fields here are {}",
                    key.get_ref(),
                    list(known)
                )));
            }
        }
        Ok(Fields { node: self.clone(), table })
    }

    /// A field of a table whose other keys do not matter yet.
    pub(super) fn any_field(&self, key: &str) -> Option<Node<'a>> {
        let DeValue::Table(table) = self.value else { return None };
        let value = table.get(key)?;
        Some(self.inner(value.get_ref(), value.span(), key.to_owned()))
    }

    /// The value as it stands in the file, on one line.
    pub(super) fn said(&self) -> String {
        let text = self.text.get(self.span.clone()).unwrap_or_default();
        text.split_whitespace().collect::<Vec<_>>().join(" ").trim_matches('"').to_owned()
    }

    /// A list.
    pub(super) fn items(&self) -> Read<Vec<Node<'a>>> {
        let DeValue::Array(array) = self.value else {
            return Err(self.error("this must be a list in square brackets"));
        };
        let item = |(i, value): (usize, &'a toml::Spanned<DeValue<'a>>)| {
            self.inner(value.get_ref(), value.span(), format!("{}[{i}]", self.field))
        };
        Ok(array.iter().enumerate().map(item).collect())
    }

    /// A text.
    pub(super) fn text(&self) -> Read<&'a str> {
        match self.value {
            DeValue::String(text) => Ok(text),
            _ => Err(self.error("this must be a text in quotes")),
        }
    }

    /// A whole number in a range.
    pub(super) fn number(&self, range: std::ops::RangeInclusive<i64>) -> Read<i64> {
        let (low, high) = (range.start(), range.end());
        let DeValue::Integer(digits) = self.value else {
            return Err(self.error(format!("this must be a whole number from {low} to {high}")));
        };
        match i64::from_str_radix(digits.as_str(), digits.radix()) {
            Ok(number) if range.contains(&number) => Ok(number),
            _ => {
                Err(self.error(format!("{digits} is not possible; use a whole number from {low} to {high}")))
            }
        }
    }

    /// A small count.
    pub(super) fn count(&self, range: std::ops::RangeInclusive<u8>) -> Read<u8> {
        self.number(i64::from(*range.start())..=i64::from(*range.end())).map(|n| n as u8)
    }

    /// `true` or `false`.
    pub(super) fn flag(&self) -> Read<bool> {
        self.value.as_bool().ok_or_else(|| self.error("this must be true or false"))
    }

    /// Is it a table?
    pub(super) fn is_table(&self) -> bool {
        self.value.is_table()
    }

    /// Is it a list?
    pub(super) fn is_list(&self) -> bool {
        self.value.is_array()
    }

    /// One word of a vocabulary; `what` says which.
    pub(super) fn word<T>(&self, what: &str, words: &[&str], find: impl Fn(&str) -> Option<T>) -> Read<T> {
        let word = self.text()?;
        find(word).ok_or_else(|| {
            self.error(format!(
                "unknown {what} {word:?}{}; use one of {}",
                did_you_mean(word, words),
                list(words)
            ))
        })
    }
}

impl<'a> Fields<'a> {
    /// The whole document.
    pub(super) fn document(
        file: &'a str,
        text: &'a str,
        table: &'a DeTable<'a>,
        known: &[&str],
    ) -> Read<Self> {
        static NOTHING: DeValue<'static> = DeValue::Boolean(true);
        let node =
            Node { file, text, value: &NOTHING, span: 0..0, owner: String::new(), field: String::new() };
        for (key, _) in table {
            if !known.contains(&key.get_ref().as_ref()) {
                let hint = did_you_mean(key.get_ref(), known);
                let at = Node { span: key.span(), ..node };
                return Err(at.error(format!(
                    "unknown section {:?}{hint}; the sections are {}",
                    key.get_ref(),
                    list(known)
                )));
            }
        }
        Ok(Fields { node, table })
    }

    /// A field, if it is there.
    pub(super) fn get(&self, key: &str) -> Option<Node<'a>> {
        let value = self.table.get(key)?;
        let field =
            if self.node.field.is_empty() { key.to_owned() } else { format!("{}.{key}", self.node.field) };
        Some(self.node.inner(value.get_ref(), value.span(), field))
    }

    /// A field that must be there; `meaning` says what it is for.
    pub(super) fn need(&self, key: &str, meaning: &str) -> Read<Node<'a>> {
        self.get(key).ok_or_else(|| self.error(format!("the field {key:?} is missing: {meaning}")))
    }

    /// A complaint about the whole table.
    pub(super) fn error(&self, problem: impl Into<String>) -> ContentError {
        self.node.error(problem)
    }

    /// The keys that are there.
    pub(super) fn keys(&self) -> impl Iterator<Item = &'a str> + use<'a> {
        self.table.keys().map(|key| key.get_ref().as_ref())
    }
}

fn list(words: &[&str]) -> String {
    words.join(", ")
}

/// A hint for a word that is nearly right.
fn did_you_mean(word: &str, words: &[&str]) -> String {
    let nearest = words.iter().map(|known| (distance(word, known), known)).min();
    match nearest {
        Some((distance, known)) if distance <= 1 + word.len() / 4 => format!(" (did you mean {known:?}?)"),
        _ => String::new(),
    }
}

/// How many letters differ, as changed, missing or surplus ones.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}
