//! The keys of a catalogue, so that no message can be missing.

use game_core::{Arg, Text};
use std::collections::BTreeSet;

/// The message keys of a Fluent catalogue.
pub struct Catalogue {
    keys: BTreeSet<String>,
}

/// Keys that the table itself uses; the clients' own catalogues have them.
const TABLE_KEYS: [&str; 28] = [
    "error-game-over",
    "error-not-awaited",
    "error-not-a-step",
    "deed-several",
    "words-pair",
    "words-list",
    "words-number",
    "words-seat",
    "words-count",
    "words-noted",
    "words-none",
    "words-standing",
    "words-setup",
    "words-round",
    "words-round-of",
    "words-last-round",
    "words-turn",
    "words-awaited",
    "words-players",
    "words-map",
    "words-price",
    "words-left",
    "words-state",
    "words-effects",
    "words-used",
    "words-free",
    "words-passed",
    "words-near",
];

impl Catalogue {
    /// Reads the keys. Values are not looked at.
    #[must_use]
    pub fn of(fluent: &str) -> Self {
        let key = |line: &str| {
            let (key, _) = line.split_once('=')?;
            let key = key.trim_end();
            let named = key.starts_with(|c: char| c.is_ascii_alphabetic())
                && key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
            named.then(|| key.to_owned())
        };
        let keys = fluent.lines().filter_map(key).chain(TABLE_KEYS.map(str::to_owned)).collect();
        Catalogue { keys }
    }

    /// Is the key there?
    ///
    /// # Errors
    /// Says which key is missing.
    pub fn check_key(&self, key: &str) -> Result<(), String> {
        if self.keys.contains(key) { Ok(()) } else { Err(format!("the catalogue has no message {key:?}")) }
    }

    /// Are all keys of a message there?
    ///
    /// # Errors
    /// Says which key is missing.
    pub fn check(&self, text: &Text) -> Result<(), String> {
        self.check_key(text.key)?;
        text.args.iter().try_for_each(|(_, arg)| match arg {
            Arg::Term(key) => self.check_key(key),
            Arg::Terms(texts) => texts.iter().try_for_each(|text| self.check(text)),
            Arg::Number(_) | Arg::Seat(_) | Arg::Label(_) => Ok(()),
        })
    }
}
