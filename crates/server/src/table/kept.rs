//! A table that cannot go on: by the rules of now its game would go another way, or its content is not here. It is
//! kept as it was, to be looked at, exported and left.
//!
//! The game on it stops at the last moment that still comes out as it was stored; its record is put together from
//! the events alone, without asking any rules.

use super::journal::{Entry, Opening};
use super::ledger::{Match, SeatState};
use crate::api::{Kept, OutcomeReason, TableStatus};
use crate::error::Error;
use game_core::record::RecordResult;
use game_core::{Actor, Record, SeatSet};

/// Why a table cannot go on, and what was played there.
pub(crate) struct Keeping {
    pub why: Kept,
    /// `None` when the first deals are not known any more.
    pub transcript: Option<Transcript>,
}

/// The steps of a game as they were stored, in notation.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Transcript {
    pub steps: Vec<(Actor, String)>,
    /// Steps taken back that may be made again.
    undone: Vec<(Actor, String)>,
}

impl Transcript {
    /// From the steps of a record.
    pub fn new(steps: Vec<(Actor, String)>) -> Self {
        Transcript { steps, undone: Vec::new() }
    }

    /// Makes the change that an event made.
    pub fn follow(&mut self, entry: &Entry) {
        match entry {
            Entry::Started { deals: Some(deals), .. } => self.deal(deals),
            Entry::Stepped { seat, step, deals, .. } => {
                let Some(seat) = super::ledger::seat_of(*seat) else { return };
                self.undone.clear();
                self.steps.push((Actor::Seat(seat), step.clone()));
                self.deal(deals.as_deref().unwrap_or_default());
            }
            Entry::Undone { count, .. } => {
                for _ in 0..*count {
                    self.undone.extend(self.steps.pop());
                }
            }
            Entry::Redone { .. } => self.steps.extend(self.undone.pop()),
            Entry::Rewound { to, .. } => {
                self.undone.clear();
                // What was dealt right after that moment is dealt again.
                let to = (*to as usize).min(self.steps.len());
                let deals = self.steps[to..].iter().take_while(|(actor, _)| *actor == Actor::Chance).count();
                self.steps.truncate(to + deals);
            }
            _ => {}
        }
    }

    fn deal(&mut self, deals: &[String]) {
        self.steps.extend(deals.iter().map(|deal| (Actor::Chance, deal.clone())));
    }
}

impl Match {
    /// The game goes on: it runs, and nothing stands in its way.
    pub fn goes_on(&self) -> bool {
        self.ledger.status == TableStatus::Running && self.kept.is_none()
    }

    /// Nothing that needs the rules can be done at a table that is only kept.
    pub fn not_kept(&self) -> Result<(), Error> {
        match &self.kept {
            Some(keeping) => Err(Error::OtherRules(keeping.why.to_string())),
            None => Ok(()),
        }
    }

    /// From here on the table is only kept.
    pub fn keep(&mut self, why: Kept, transcript: Option<Transcript>) {
        if let Kept::Rules { played, .. } = why {
            self.ledger.opening.rules = played;
        }
        self.broken = false;
        self.kept = Some(Keeping { why, transcript });
    }

    /// What an event that moves the game leaves behind at a table that is only kept. `false` when the event is of
    /// another kind.
    pub fn keep_up(&mut self, entry: &Entry) -> bool {
        let Some(keeping) = &mut self.kept else { return false };
        match entry {
            Entry::Started { seats, .. } => {
                self.ledger.seats = seats.iter().cloned().map(SeatState::new).collect();
                self.ledger.status = TableStatus::Running;
            }
            Entry::Stepped { .. } | Entry::Undone { .. } | Entry::Redone { .. } | Entry::Rewound { .. } => {
                self.ledger.held = None;
                self.ledger.ask = None;
            }
            Entry::Opened(opening) => {
                if opening.record.is_some() {
                    self.ledger.status = TableStatus::Finished;
                    self.ledger.outcome = Some(recorded_outcome(opening));
                }
            }
            _ => return false,
        }
        if let Some(transcript) = &mut keeping.transcript {
            transcript.follow(entry);
        }
        self.ledger.public_rev = self.ledger.seq;
        self.ledger.revs.fill(self.ledger.seq);
        true
    }

    /// The record of a table that is only kept. A game that may still go on elsewhere keeps its secrets.
    pub fn kept_record(&self, keeping: &Keeping) -> Result<Record, Error> {
        let opening = &self.ledger.opening;
        let over = self.ledger.status == TableStatus::Finished;
        if !over && matches!(keeping.why, Kept::Content { .. }) {
            return Err(Error::WrongTime(
                "the record names every draw, so it comes when the game is over or its maker has left the table",
            ));
        }
        if let Some(text) = &opening.record {
            return text.parse().map_err(|_| Error::Unavailable("a stored record cannot be read"));
        }
        let transcript = keeping.transcript.as_ref().filter(|transcript| !transcript.steps.is_empty());
        let transcript = transcript.ok_or(Error::NotFound("record"))?;
        let outcome = self.ledger.outcome.as_ref();
        let completed = outcome.filter(|outcome| outcome.reason == OutcomeReason::Completed);
        Ok(Record {
            game: opening.game.clone(),
            rules: opening.rules,
            content: opening
                .content
                .clone()
                .try_into()
                .map_err(|_| Error::Unavailable("a stored event cannot be read"))?,
            seed: opening.seed,
            notes: self.record_notes(),
            setup: opening.setup.clone(),
            steps: transcript.steps.clone(),
            result: completed.map(|outcome| RecordResult {
                scores: outcome.scores.clone(),
                places: outcome.places.clone(),
            }),
        })
    }

    /// Nobody's time runs at a table that is only kept.
    pub fn kept_or(&self, seats: SeatSet) -> SeatSet {
        if self.kept.is_some() { SeatSet::EMPTY } else { seats }
    }
}

fn recorded_outcome(opening: &Opening) -> crate::api::Outcome {
    let record = opening.record.as_ref().and_then(|text| text.parse::<Record>().ok());
    match record.and_then(|record| record.result) {
        Some(result) => crate::api::Outcome {
            reason: OutcomeReason::Completed,
            scores: result.scores,
            places: result.places,
        },
        None => {
            crate::api::Outcome { reason: OutcomeReason::Unfinished, scores: Vec::new(), places: Vec::new() }
        }
    }
}
