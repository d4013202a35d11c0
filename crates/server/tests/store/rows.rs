//! Rows to write, and files to write them to.

use server::api::{Clock, Preferences, TableStatus, TableSummary, UserKind, Visibility};
use server::ids::{TableId, UserId};
use server::store::{Deed, EventRow, TableRow, User};
use std::path::PathBuf;

pub fn user(name: &str) -> User {
    User {
        id: UserId::fresh(),
        name: name.to_owned(),
        kind: UserKind::Guest,
        login: None,
        token: None,
        owner: None,
        created_at: 7,
        password: None,
        recovery: Vec::new(),
        preferences: Preferences::default(),
        version: 0,
    }
}

pub fn row(id: &TableId, seq: u64, updated_at: i64) -> TableRow {
    TableRow {
        id: id.clone(),
        seq,
        alarm: None,
        members: vec![UserId::new("ada"), UserId::new("ben")],
        summary: TableSummary {
            id: id.to_string(),
            game: "pebbles".to_owned(),
            title: None,
            status: TableStatus::Waiting,
            visibility: Visibility::Open,
            seats: Vec::new(),
            awaited: Vec::new(),
            your_seat: None,
            your_turn: false,
            practice: false,
            pack: None,
            imported: false,
            clock: Clock::None,
            steps: 0,
            round: 0,
            outcome: None,
            matched: None,
            challenge: None,
            contest: None,
            kept: None,
            rules: 1,
            content: String::new(),
            due: None,
            created_at: 1,
            updated_at,
        },
    }
}

pub fn event(seq: u64, key: Option<&str>) -> EventRow {
    EventRow { seq, at: 5, key: key.map(str::to_owned), body: format!("{{\"n\":{seq}}}") }
}

pub fn deed(at: i64) -> Deed {
    let text = |text: &str| text.to_owned();
    Deed { at, who: text("ada"), what: text("sign-in"), about: text(""), network: text("192.0.2.1") }
}

pub fn file(name: &str) -> PathBuf {
    let file = std::env::temp_dir().join(format!("ziggurat-store-{}-{name}.db", std::process::id()));
    remove(&file);
    file
}

pub fn remove(file: &std::path::Path) {
    for end in ["", "-wal", "-shm", "-lock"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
}
