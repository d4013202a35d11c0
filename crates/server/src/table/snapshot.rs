//! A short way to a late state: the ledger and the record of the game, instead of every event since the start.

use super::journal::Entry;
use super::ledger::{Ledger, Match, UsedKey};
use crate::error::Error;
use crate::ids::TableId;
use crate::shelf::Shelf;
use crate::store::{EventRow, Snapshot};
use game_core::Seat;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct Body {
    ledger: Ledger,
    record: Option<String>,
}

fn unreadable(_: serde_json::Error) -> Error {
    Error::Unavailable("a stored event cannot be read")
}

impl Match {
    /// A snapshot, unless somebody could still make a step again, which a record does not tell.
    pub fn snapshot(&self) -> Option<Snapshot> {
        let game = self.game.as_ref()?;
        if Seat::all(game.players()).any(|seat| game.can_redo(seat)) {
            return None;
        }
        let body = Body { ledger: self.ledger.clone(), record: Some(game.record().to_string()) };
        Some(Snapshot { seq: self.ledger.seq, body: serde_json::to_string(&body).ok()? })
    }

    /// A table from its snapshot and the events after it, or from all its events. The events read are its pending
    /// ones.
    pub fn restore(
        shelf: &Shelf,
        id: &TableId,
        snapshot: Option<Snapshot>,
        events: Vec<EventRow>,
    ) -> Result<Self, Error> {
        let mut events = events.into_iter();
        let mut table = match snapshot {
            Some(snapshot) => {
                let body: Body = serde_json::from_str(&snapshot.body).map_err(unreadable)?;
                let edition = shelf.edition_of(&body.ledger.opening)?;
                let record = body.record.map(|text| text.parse()).transpose();
                let record = record.map_err(|_| Error::Unavailable("a stored record cannot be read"))?;
                let game = record.map(|record| edition.replay(&record)).transpose()?;
                Match { edition, ledger: body.ledger, game, pending: Vec::new(), broken: false }
            }
            None => {
                let first = events.next().ok_or(Error::NotFound("table"))?;
                let Entry::Opened(opening) = serde_json::from_str(&first.body).map_err(unreadable)? else {
                    return Err(Error::Unavailable("the first event of a table opens it"));
                };
                Match::open(shelf.edition_of(&opening)?, id.clone(), first.at, *opening)?
            }
        };
        for event in events {
            let entry: Entry = serde_json::from_str(&event.body).map_err(unreadable)?;
            let used = event.key.map(|key| UsedKey { key, mark: mark(&entry) });
            table.enter(event.at, used, entry)?;
        }
        Ok(table)
    }
}

/// What a key was used for, as far as a repetition must agree.
pub(crate) fn mark(entry: &Entry) -> String {
    match entry {
        Entry::Stepped { step, .. } => format!("step {step}"),
        Entry::Undone { .. } => "undo".to_owned(),
        Entry::Redone { .. } => "redo".to_owned(),
        _ => String::new(),
    }
}
