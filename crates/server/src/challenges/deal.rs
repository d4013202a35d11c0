//! A deal as it is kept, and the tables made from it.

use crate::api::{
    ChallengeMeasure, Clock, Occupant, OutcomeReason, StandIn, TableStatus, UndoPolicy, Visibility,
};
use crate::club::played::Played;
use crate::error::Error;
use crate::ids::{self, ChallengeId, GatheringId};
use crate::shelf::{Edition, Shelf};
use crate::store::EventRow;
use crate::table::ledger::{Match, number_of};
use crate::table::{Opening, Person};
use game_core::Seed;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Everything that makes a game come out the same when the same steps are made. Stored, never sent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Deal {
    pub game: String,
    /// Version of the rules and hash of the content it was made with.
    pub rules: u32,
    pub content: String,
    pub setup: Value,
    pub seed: Seed,
    /// The seat everybody plays.
    pub seat: u8,
    /// Levels of the bots, seat by seat; `None` on the own seat.
    pub bots: Vec<Option<String>>,
    /// May those who play it ask for hints? As at the table it was made of.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// What its maker got, and with which side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_beat: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// The day of a deal of the house.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<String>,
    /// The event in which it is played: by nobody else, and nowhere else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contest: Option<GatheringId>,
}

const NOT_OVER: Error = Error::WrongTime("a challenge is made of a game that was played to its end");
const NOT_ALONE: Error = Error::Forbidden("a challenge is made of a game you played against bots alone");
const NOT_FAIR: Error = Error::Forbidden(
    "a challenge is made of a game whose draws nobody knew: without a typed seed, packs, or going back over a draw",
);

impl Deal {
    /// A deal that nobody has seen.
    pub fn fresh(
        edition: &Edition,
        players: u8,
        setup: Option<serde_json::Map<String, Value>>,
        seat: u8,
        level: &str,
    ) -> Result<Self, Error> {
        if seat >= players {
            return Err(Error::invalid("seat: there is none"));
        }
        let deal = Deal {
            game: edition.game.info().id.to_owned(),
            rules: edition.game.rules_version(),
            content: edition.content(),
            setup: edition.setup(players, setup)?,
            seed: Seed::new(ids::bytes()),
            seat,
            bots: (0..players).map(|other| (other != seat).then(|| level.to_owned())).collect(),
            hints: false,
            to_beat: None,
            side: None,
            day: None,
            contest: None,
        };
        edition.start(&deal.setup, deal.seed)?;
        Ok(deal)
    }

    /// The deal of a finished table of one's own.
    pub fn of(table: &Match, person: &Person, events: &[EventRow]) -> Result<Self, Error> {
        let (ledger, opening) = (&table.ledger, &table.ledger.opening);
        let seat = table.player(person)?;
        let outcome = ledger.outcome.as_ref().filter(|_| ledger.status == TableStatus::Finished);
        let outcome = outcome.filter(|outcome| outcome.reason == OutcomeReason::Completed).ok_or(NOT_OVER)?;
        let bot = |(at, state): (usize, &crate::table::ledger::SeatState)| match &state.occupant {
            Occupant::Bot { level } if at != seat.index() => Ok(Some(level.clone())),
            Occupant::Person { .. } if at == seat.index() && state.stand_in.is_none() => Ok(None),
            _ => Err(NOT_ALONE),
        };
        let bots = ledger.seats.iter().enumerate().map(bot).collect::<Result<Vec<_>, _>>()?;
        let seed = opening.seed.filter(|_| opening.record.is_none()).ok_or(NOT_FAIR)?;
        if !Played::read(events).is_some_and(|played| played.was_fair()) {
            return Err(NOT_FAIR);
        }
        Ok(Deal {
            game: opening.game.clone(),
            rules: opening.rules,
            content: opening.content.clone(),
            setup: opening.setup.clone(),
            seed,
            seat: number_of(seat),
            bots,
            hints: opening.hints,
            to_beat: outcome.scores.get(seat.index()).copied(),
            side: table.game.as_ref().and_then(|game| game.plays(seat)),
            day: None,
            contest: None,
        })
    }

    pub fn read(body: &str) -> Result<Self, Error> {
        serde_json::from_str(body).map_err(|_| Error::Unavailable("the stored deal cannot be read"))
    }

    pub fn written(&self) -> Result<String, Error> {
        serde_json::to_string(self).map_err(|_| Error::Unavailable("the deal cannot be written"))
    }

    /// By what its results are compared.
    pub fn measure(&self) -> ChallengeMeasure {
        if self.bots.len() == 2 { ChallengeMeasure::Margin } else { ChallengeMeasure::Points }
    }

    /// Would it come out the same by the rules and the content of now?
    pub fn is_current(&self, shelf: &Shelf) -> bool {
        shelf.find(&self.game).is_ok_and(|entry| {
            entry.game.rules_version() == self.rules && entry.edition(Some(&self.content)).is_some()
        })
    }

    /// A table at which a person plays it.
    pub fn opening(&self, id: &ChallengeId, person: &Person) -> Opening {
        let occupant = |level: &Option<String>| match level {
            Some(level) => Occupant::Bot { level: level.clone() },
            None => person.occupant(),
        };
        Opening {
            game: self.game.clone(),
            rules: self.rules,
            content: self.content.clone(),
            pack: None,
            brought: None,
            owner: person.id.clone(),
            setup: self.setup.clone(),
            seats: self.bots.iter().map(occupant).collect(),
            shuffle: false,
            clock: Clock::None,
            undo: UndoPolicy::Reveal,
            hints: self.hints,
            visibility: Visibility::Private,
            stand_in: StandIn::Never,
            title: None,
            start: true,
            seed: Some(self.seed),
            practice: true,
            invite: ids::letters(16),
            record: None,
            matched: None,
            challenge: Some(id.clone()),
            contest: None,
        }
    }
}
