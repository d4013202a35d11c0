//! A short way to a late state: the ledger and the record of the game, instead of every event since the start. And
//! the way back: a table is read by the rules of now, and compared with what was stored.

use super::journal::{Entry, Opening};
use super::kept::Transcript;
use super::ledger::{Match, UsedKey};
use crate::api::{Kept, OutcomeReason, TableStatus};
use crate::error::Error;
use crate::ids::TableId;
use crate::shelf::{Edition, Shelf};
use crate::store::{EventRow, Snapshot};
use game_core::erased::{ReplayError, Retraced};
use game_core::record::RecordResult;
use game_core::{Actor, AnyTable, Record, Seat, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
struct Body {
    ledger: super::ledger::Ledger,
    record: Option<String>,
    /// The numbers of every seat, for a later version of the rules to compare.
    #[serde(default)]
    counts: Option<Vec<Vec<(String, i32)>>>,
}

fn unreadable(_: serde_json::Error) -> Error {
    Error::Unavailable("a stored event cannot be read")
}

/// What everybody would see counted.
fn counts(game: &dyn AnyTable) -> Vec<Vec<(String, i32)>> {
    let tallies = |seat| game.tallies_at(game.steps(), Viewer::Judge, seat).into_iter();
    Seat::all(game.players())
        .map(|seat| tallies(seat).map(|tally| (tally.key.to_owned(), tally.value)).collect())
        .collect()
}

impl Match {
    /// A snapshot, unless somebody could still make a step again, which a record does not tell, or the table is
    /// only kept: then what is stored stays as it is.
    pub fn snapshot(&self) -> Option<Snapshot> {
        let game = self.game.as_ref().filter(|_| self.kept.is_none())?;
        if Seat::all(game.players()).any(|seat| game.can_redo(seat)) {
            return None;
        }
        let body = Body {
            ledger: self.ledger.clone(),
            record: Some(game.record().to_string()),
            counts: Some(counts(game.as_ref())),
        };
        Some(Snapshot { seq: self.ledger.seq, body: serde_json::to_string(&body).ok()? })
    }

    /// A table from its snapshot and the events after it, or from all its events. The events read are its pending
    /// ones. Where the rules of now do not lead to what was stored, or the content is not here, the table is only
    /// kept.
    pub fn restore(
        shelf: &Shelf,
        id: &TableId,
        snapshot: Option<Snapshot>,
        events: Vec<EventRow>,
    ) -> Result<Self, Error> {
        let read = |event: EventRow| {
            let entry = serde_json::from_str(&event.body).map_err(unreadable)?;
            Ok((event, entry))
        };
        let events: Vec<(EventRow, Entry)> = events.into_iter().map(read).collect::<Result<_, Error>>()?;
        let mut reading = match snapshot {
            Some(snapshot) => Reading::from_snapshot(shelf, &snapshot)?,
            None => Reading::from_opening(shelf, id, events.first())?,
        };
        let opened = usize::from(reading.from_start);
        for (index, (event, entry)) in events.iter().enumerate().skip(opened) {
            let used = event.key.clone().map(|key| UsedKey { key, mark: mark(entry) });
            if let Err(error) = reading.table.enter(event.at, used.clone(), entry.clone()) {
                if reading.table.kept.is_some() {
                    return Err(error);
                }
                let before = events[opened..index].iter().map(|(_, entry)| entry);
                reading.keep(&difference(&error), before);
                reading.table.ledger.seq = event.seq - 1;
                reading.table.enter(event.at, used, entry.clone())?;
            }
        }
        reading.finish(events[opened..].iter().map(|(_, entry)| entry));
        let table = reading.table;
        Ok(table)
    }
}

impl Match {
    /// Enters an event that is stored and follows the last one here. It is pending.
    pub fn follow(&mut self, event: EventRow) -> Result<(), Error> {
        if event.seq != self.ledger.seq + 1 {
            return Err(Error::Unavailable("a stored event is missing before this one"));
        }
        let entry: Entry = serde_json::from_str(&event.body).map_err(unreadable)?;
        let used = event.key.map(|key| UsedKey { key, mark: mark(&entry) });
        self.enter(event.at, used, entry)
    }
}

/// A table on its way back.
struct Reading {
    table: Match,
    /// The version of the rules it was stored with.
    played: u32,
    /// The steps at which the events begin: those of the snapshot.
    steps: Option<Vec<(Actor, String)>>,
    from_start: bool,
}

impl Reading {
    fn from_snapshot(shelf: &Shelf, snapshot: &Snapshot) -> Result<Self, Error> {
        let body: Body = serde_json::from_str(&snapshot.body).map_err(unreadable)?;
        let record: Option<Record> = body
            .record
            .map(|text| text.parse())
            .transpose()
            .map_err(|_| Error::Unavailable("a stored record cannot be read"))?;
        let (edition, kept) = shelf.at_hand(&body.ledger.opening)?;
        let (played, known) = (body.ledger.opening.rules, edition.game.rules_version());
        let steps = record.as_ref().map(|record| record.steps.clone());
        let mut table = Match {
            edition,
            ledger: body.ledger,
            game: None,
            pending: Vec::new(),
            broken: false,
            kept: None,
        };
        let mut why = kept;
        if let Some(record) = record.filter(|_| why.is_none()) {
            match table.edition.retrace(&record) {
                Ok(Retraced { table: game, difference }) => {
                    let counted = body.counts.filter(|_| played != known && difference.is_none());
                    let problem = match difference {
                        Some(difference) => Some((difference.step(), difference.to_string())),
                        None if counted.is_some_and(|stored| stored != counts(game.as_ref())) => {
                            let problem = "the same steps lead to other numbers";
                            Some((None, problem.to_owned()))
                        }
                        None => None,
                    };
                    why = problem.map(|(step, problem)| rules(played, known, step, problem));
                    table.game = Some(game);
                }
                Err(error) => why = Some(rules(played, known, None, error.to_string())),
            }
        }
        table.ledger.opening.rules = known;
        if let Some(why) = why {
            table.ledger.opening.rules = played;
            table.keep(why, steps.clone().map(Transcript::new));
        }
        Ok(Reading { table, played, steps, from_start: false })
    }

    fn from_opening(shelf: &Shelf, id: &TableId, first: Option<&(EventRow, Entry)>) -> Result<Self, Error> {
        let (event, entry) = first.ok_or(Error::NotFound("table"))?;
        let Entry::Opened(opening) = entry else {
            return Err(Error::Unavailable("the first event of a table opens it"));
        };
        let (edition, kept) = shelf.at_hand(opening)?;
        let played = opening.rules;
        let known = edition.game.rules_version();
        let (id, opening) = (id.clone(), Opening::clone(opening));
        let table = match kept {
            Some(why) => Match::open_kept(edition, id, event.at, opening, why)?,
            None => match Match::open(edition.clone(), id.clone(), event.at, opening.clone()) {
                Ok(table) => table,
                Err(error) => {
                    let why = rules(played, known, None, difference(&error));
                    Match::open_kept(edition, id, event.at, opening, why)?
                }
            },
        };
        Ok(Reading { table, played, steps: None, from_start: true })
    }

    /// The table is only kept from here on.
    fn keep<'a>(&mut self, problem: &str, before: impl Iterator<Item = &'a Entry>) {
        let known = self.table.edition.game.rules_version();
        let step = self.table.steps() as u32 + 1;
        let why = Kept::Rules { played: self.played, known, step: Some(step), problem: problem.to_owned() };
        let transcript = self.transcript(before);
        self.table.keep(why, transcript);
    }

    /// What was played by these events, as it was stored.
    fn transcript<'a>(&self, events: impl Iterator<Item = &'a Entry>) -> Option<Transcript> {
        let mut transcript = Transcript::new(self.steps.clone().unwrap_or_default());
        for entry in events {
            if let Entry::Started { deals: None, .. } = entry {
                transcript = Transcript::new(first_deals(&self.table.edition, &self.table.ledger.opening)?);
            }
            transcript.follow(entry);
        }
        Some(transcript)
    }

    /// The last comparison: of the end with the end that was stored, or of a table that has not begun with what can
    /// be played.
    fn finish<'a>(&mut self, events: impl Iterator<Item = &'a Entry>) {
        let table = &self.table;
        if table.kept.is_some() {
            return;
        }
        let known = table.edition.game.rules_version();
        let ledger = &table.ledger;
        let result = table.game.as_ref().and_then(|game| game.result());
        let problem = match (&ledger.outcome, ledger.status) {
            (Some(outcome), _) if outcome.reason == OutcomeReason::Completed => {
                let stored = RecordResult { scores: outcome.scores.clone(), places: outcome.places.clone() };
                (result.as_ref() != Some(&stored)).then(|| {
                    let now = result.map_or_else(|| "an unfinished game".to_owned(), |now| now.to_string());
                    format!("it ended with {stored}, and ends with {now}")
                })
            }
            (None, TableStatus::Waiting) if self.played != known => {
                let seed = ledger.opening.seed;
                let started = seed.map(|seed| table.edition.start(&ledger.opening.setup, seed).map(drop));
                started.and_then(Result::err).map(|error| error.to_string())
            }
            _ => None,
        };
        if let Some(problem) = problem {
            let why = rules(self.played, known, None, problem);
            let transcript = self.transcript(events);
            self.table.keep(why, transcript);
        }
    }
}

fn rules(played: u32, known: u32, step: Option<usize>, problem: String) -> Kept {
    Kept::Rules { played, known, step: step.map(|step| step as u32), problem }
}

fn difference(error: &Error) -> String {
    match error {
        Error::Refused(refusal) => {
            let rule = refusal.rule.as_ref().map(|rule| format!(" (rule {rule})")).unwrap_or_default();
            format!("a step is not allowed any more: {}{rule}", refusal.text.key)
        }
        other => other.to_string(),
    }
}

/// The deals a game begins with, as the rules of now make them: for tables that were stored without them.
fn first_deals(edition: &Edition, opening: &Opening) -> Option<Vec<(Actor, String)>> {
    let game = edition.start(&opening.setup, opening.seed?).ok()?;
    Some(game.record().steps)
}

impl Edition {
    /// Replays a record as far as it goes.
    fn retrace(&self, record: &Record) -> Result<Retraced, ReplayError> {
        self.game.retrace(record, self.pack())
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
