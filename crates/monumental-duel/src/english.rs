//! The English catalogue, and as much of Fluent as the sentences of effects need.

use game_core::{Arg, Text};
use std::collections::HashMap;
use std::sync::LazyLock;

/// Every message of the game.
pub const CATALOGUE: &str = include_str!("../text/en.ftl");

static PATTERNS: LazyLock<HashMap<&'static str, &'static str>> = LazyLock::new(|| {
    let message = |line: &'static str| {
        let (key, words) = line.split_once(" = ")?;
        (!key.starts_with(['#', ' '])).then_some((key, words))
    };
    CATALOGUE.lines().filter_map(message).collect()
});

/// The key of a message, if the catalogue has exactly these words under it.
pub(crate) fn key_of(key: &str, words: &str) -> Option<&'static str> {
    PATTERNS.get_key_value(key).filter(|(_, pattern)| **pattern == words).map(|(key, _)| *key)
}

/// A message in English: the words of its key with its arguments put in.
#[must_use]
pub fn english(text: &Text) -> String {
    let mut words = pattern(text.key).to_owned();
    for (name, arg) in &text.args {
        let said = match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Term(key) => pattern(key).to_owned(),
            Arg::Terms(texts) => texts.iter().map(english).collect::<Vec<_>>().join(", "),
            Arg::Seat(seat) => format!("seat {seat}"),
            Arg::Label(label) => label.clone(),
        };
        words = words.replace(&format!("{{ ${name} }}"), &said);
    }
    words
}

/// A message as an English sentence with a capital letter and a full stop.
#[must_use]
pub fn sentence(text: &Text) -> String {
    let said = english(text);
    let mut letters = said.chars();
    match letters.next() {
        Some(first) => format!("{}{}.", first.to_uppercase(), letters.as_str()),
        None => String::new(),
    }
}

fn pattern(key: &str) -> &'static str {
    PATTERNS.get(key).copied().unwrap_or("…")
}
