//! The ledgers in `tests/records/snellman` and what is known about them.

use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use terra_mystica::snellman::{Imported, Ledger, Row, import};

/// What the manifest says about a game.
#[derive(Deserialize)]
pub struct Game {
    pub set: String,
    pub id: String,
    pub rows: usize,
    pub final_vp: BTreeMap<String, i32>,
    pub dropped: Vec<String>,
}

/// The folder of the ledgers.
pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records/snellman")
}

/// All games of the manifest.
pub fn all() -> Vec<Game> {
    let manifest = fs::read_to_string(folder().join("manifest.jsonl")).unwrap();
    manifest.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The games that nobody left.
pub fn complete() -> Vec<Game> {
    all().into_iter().filter(|game| game.dropped.is_empty()).collect()
}

impl Game {
    /// The text of the ledger.
    pub fn text(&self) -> String {
        fs::read_to_string(folder().join(&self.set).join(format!("{}.txt", self.id))).unwrap()
    }

    /// The ledger.
    pub fn ledger(&self) -> Ledger {
        Ledger::parse(&self.text()).unwrap_or_else(|error| panic!("{}: {error}", self.id))
    }

    /// The ledger, replayed.
    pub fn import(&self) -> Imported {
        import(&self.ledger()).unwrap_or_else(|error| panic!("{}: {error}", self.id))
    }
}

/// The game with this id.
pub fn game(id: &str) -> Game {
    all().into_iter().find(|game| game.id == id).unwrap_or_else(|| panic!("no game {id}"))
}

/// A row of a ledger.
pub fn row(ledger: &Ledger, number: usize) -> Row {
    ledger.rows().nth(number - 1).unwrap().clone()
}
