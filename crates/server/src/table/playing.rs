//! Steps, undo, turn ends, and what is due by the clock.

use super::journal::Entry;
use super::ledger::{Match, Person, UsedKey, number_of, seat_of};
use crate::api::{Clock, OnTimeout, StandIn, StandingWhy, TableStatus, TurnEnd, UndoPolicy};
use crate::error::Error;
use game_core::{Actor, AnyTable, Seat, Viewer};
use sha2::{Digest, Sha256};

const MINUTE: i64 = 60_000;

/// Was the key answered before?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Done {
    Now,
    Before,
}

impl Match {
    /// The running game.
    pub fn running(&self) -> Result<&dyn AnyTable, Error> {
        self.not_kept()?;
        match self.ledger.status {
            TableStatus::Waiting => Err(Error::WrongTime("the game has not begun")),
            TableStatus::Finished => Err(Error::WrongTime("the game is over")),
            TableStatus::Running => self.game.as_deref().ok_or(Error::Unavailable("the game is missing")),
        }
    }

    /// Has this key been answered? A key that was used for something else is an error.
    fn used(&self, person: &Person, key: &str, mark: String) -> Result<Option<UsedKey>, Error> {
        if !(8..=64).contains(&key.len()) || !key.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-') {
            return Err(Error::invalid("key: expected 8 to 64 letters, digits or \"-\""));
        }
        let key = format!("{}:{key}", person.id);
        match self.ledger.keys.iter().find(|used| used.key == key) {
            Some(used) if used.mark == mark => Ok(None),
            Some(_) => Err(Error::KeyReused),
            None => Ok(Some(UsedKey { key, mark })),
        }
    }

    fn current(&self, seat: Seat, rev: u64) -> Result<(), Error> {
        let now = self.rev(Viewer::Seat(seat));
        if rev == now { Ok(()) } else { Err(Error::Stale { rev: now }) }
    }

    /// Nobody but who holds the turn can do anything now.
    fn not_held(&self, seat: Seat) -> Result<(), Error> {
        match self.ledger.held {
            Some(held) if held.seat != number_of(seat) => Err(Error::TurnHeld),
            _ => Ok(()),
        }
    }

    /// A step of a person.
    pub fn step(
        &mut self,
        now: i64,
        person: &Person,
        step: String,
        rev: u64,
        key: &str,
    ) -> Result<Done, Error> {
        let seat = self.player(person)?;
        let Some(key) = self.used(person, key, format!("step {step}"))? else { return Ok(Done::Before) };
        let game = self.running()?;
        self.current(seat, rev)?;
        self.not_held(seat)?;
        if self.ledger.seats[seat.index()].bot().is_some() {
            return Err(Error::WrongTime("a bot plays for you; take the seat back first"));
        }
        game.check(seat, &step)?;
        let by_hand = self.is_ordered_answer(seat);
        self.enter_ahead(now, seat, &step)?;
        let turn_end = person.turn_end;
        let seat = number_of(seat);
        let entry = Entry::Stepped { seat, step, deals: None, turn_end, automatic: false, ordered: None };
        self.enter(now, Some(key), entry)?;
        if by_hand {
            self.enter(now, None, Entry::StandingEnded { seat, why: StandingWhy::ByHand })?;
        }
        Ok(Done::Now)
    }

    /// A step of a bot, chosen for the question `rev`. `false` when the question has changed since.
    pub fn bot_step(&mut self, now: i64, seat: Seat, rev: u64, step: String) -> Result<bool, Error> {
        let due = self.bots_to_move().iter().any(|(awaited, _)| *awaited == seat);
        if !due || self.rev(Viewer::Seat(seat)) != rev {
            return Ok(false);
        }
        self.running()?.check(seat, &step)?;
        let turn_end = TurnEnd::Automatic;
        let seat = number_of(seat);
        self.enter(
            now,
            None,
            Entry::Stepped { seat, step, deals: None, turn_end, automatic: false, ordered: None },
        )?;
        Ok(true)
    }

    /// At a challenge: what a bot on this seat leaves to chance now follows from the deal and how far the game is.
    pub fn bot_seed(&self, seat: Seat) -> Option<u64> {
        let opening = &self.ledger.opening;
        let seed = opening.seed.filter(|_| opening.challenge.is_some())?;
        let what = format!("bot\n{seed}\n{}\n{}", seat.index(), self.steps());
        let hash: [u8; 32] = Sha256::digest(what).into();
        Some(hash.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte)))
    }

    /// The bots the table waits for, with their levels.
    pub fn bots_to_move(&self) -> Vec<(Seat, String)> {
        if self.ledger.held.is_some() || !self.goes_on() {
            return Vec::new();
        }
        let level = |seat: Seat| self.ledger.seats[seat.index()].bot().map(str::to_owned);
        self.awaited().iter().filter_map(|seat| Some((seat, level(seat)?))).collect()
    }

    /// May this seat take something back at all now?
    pub fn may_undo(&self, seat: Seat) -> bool {
        self.goes_on()
            && self.ledger.opening.undo != UndoPolicy::Never
            && self.not_held(seat).is_ok()
            && self.ledger.seats[seat.index()].bot().is_none()
    }

    fn check_undo(&self, seat: Seat, rev: u64) -> Result<(), Error> {
        self.running()?;
        self.current(seat, rev)?;
        self.not_held(seat)?;
        if self.may_undo(seat) {
            Ok(())
        } else {
            Err(Error::NoUndo("at this table nothing is taken back".to_owned()))
        }
    }

    pub fn undo(&mut self, now: i64, person: &Person, rev: u64, key: &str, all: bool) -> Result<Done, Error> {
        let seat = self.player(person)?;
        let Some(key) = self.used(person, key, "undo".to_owned())? else { return Ok(Done::Before) };
        self.check_undo(seat, rev)?;
        let mut copy = self.running()?.clone_box();
        copy.undo(seat)?;
        let mut count = 1;
        while all && copy.can_undo(seat) {
            copy.undo(seat)?;
            count += 1;
        }
        let begun = self.has_begun_orders(seat);
        let seat = number_of(seat);
        self.enter(now, Some(key), Entry::Undone { seat, count })?;
        if begun {
            self.enter(now, None, Entry::StandingEnded { seat, why: StandingWhy::ByHand })?;
        }
        Ok(Done::Now)
    }

    pub fn redo(&mut self, now: i64, person: &Person, rev: u64, key: &str) -> Result<Done, Error> {
        let seat = self.player(person)?;
        let Some(key) = self.used(person, key, "redo".to_owned())? else { return Ok(Done::Before) };
        self.check_undo(seat, rev)?;
        if !self.running()?.can_redo(seat) {
            return Err(game_core::UndoError::NothingToRedo.into());
        }
        self.enter(now, Some(key), Entry::Redone { seat: number_of(seat) })?;
        Ok(Done::Now)
    }

    /// Asks to go back to a moment, or to before the own last step.
    pub fn ask_undo(&mut self, now: i64, person: &Person, to: Option<u32>) -> Result<(), Error> {
        let seat = self.player(person)?;
        self.not_resigned(seat)?;
        let game = self.running()?;
        if self.ledger.opening.undo != UndoPolicy::Ask {
            return Err(Error::NoUndo("at this table nobody is asked to go back".to_owned()));
        }
        let own = || {
            let log = game.log(Viewer::Spectator, 0);
            let last = log.iter().rev().find(|line| line.actor == Actor::Seat(seat));
            last.map(|line| line.step as u32 - 1)
        };
        let nothing = || Error::NoUndo("you have made no step yet".to_owned());
        let to = to.or_else(own).ok_or_else(nothing)?;
        if to as usize >= game.steps() {
            return Err(Error::invalid("to: expected an earlier moment"));
        }
        self.enter(now, None, Entry::UndoAsked { seat: number_of(seat), to })
    }

    /// Answers the request with this number: who has agreed to one has not agreed to another.
    pub fn answer_undo(
        &mut self,
        now: i64,
        person: &Person,
        request: u64,
        accept: bool,
    ) -> Result<(), Error> {
        let seat = self.player(person)?;
        self.running()?;
        let asked = self.ledger.ask.as_ref().filter(|ask| ask.id == request);
        let asked = asked.ok_or_else(|| Error::Stale { rev: self.rev(Viewer::Seat(seat)) })?;
        if !asked.waiting.contains(seat) {
            return Err(Error::WrongTime("nobody waits for your answer"));
        }
        self.enter(now, None, Entry::UndoAnswered { seat: number_of(seat), accept })
    }

    pub fn confirm(&mut self, now: i64, person: &Person) -> Result<(), Error> {
        let seat = self.player(person)?;
        match self.ledger.held {
            Some(held) if held.seat == number_of(seat) => {
                self.enter(now, None, Entry::Confirmed { seat: held.seat })
            }
            Some(_) => Err(Error::TurnHeld),
            None => Ok(()),
        }
    }

    /// The clock of a person who is away stands still until then; it does so for games by turns alone.
    pub fn rest(&mut self, now: i64, person: &Person, until: i64) -> Result<(), Error> {
        self.running()?;
        if !matches!(self.ledger.opening.clock, Clock::Turns { .. }) {
            return Err(Error::WrongTime("only games by turns wait for somebody"));
        }
        let seats = (0u8..).map_while(seat_of).take(self.ledger.seats.len());
        let own = |seat: &Seat| self.ledger.seats[seat.index()].user() == Some(person.id.as_str());
        let own: Vec<Seat> = seats.filter(own).collect();
        for seat in own {
            // Who has none and wants none is left as they are.
            let rests = self.ledger.clocks.rests_until(seat).filter(|rest| *rest > now);
            if rests != Some(until).filter(|until| *until > now) {
                self.enter(now, None, Entry::Rested { seat: number_of(seat), until })?;
            }
        }
        Ok(())
    }

    /// Enters that the server was not there for so many milliseconds since time was last charged, where it matters.
    pub fn resume(&mut self, now: i64, lost: i64) -> Result<(), Error> {
        let matters = self.ledger.clocks.counts() || self.ledger.held.is_some();
        if lost > 0 && matters && self.goes_on() {
            self.enter(now, None, Entry::Resumed { lost })?;
        }
        Ok(())
    }

    /// Enters what is due by the clock. `absent_since` tells since when nothing was heard of a seat; `None` while
    /// it is connected.
    pub fn due(
        &mut self,
        now: i64,
        stand_in: &str,
        absent_since: impl Fn(Seat) -> Option<i64>,
    ) -> Result<(), Error> {
        self.fill(now, &absent_since)?;
        if let Some(held) = self.ledger.held.filter(|_| self.goes_on())
            && held.until.is_some_and(|until| until <= now)
        {
            self.enter(now, None, Entry::Confirmed { seat: held.seat })?;
        }
        for seat in self.timed_people() {
            let level = stand_in.to_owned();
            let resigned = self.ledger.seats[seat.index()].resigned;
            match self.ledger.clocks.deadline(seat) {
                Some((at, OnTimeout::Resign)) if at <= now && !resigned => {
                    self.enter_resigned(now, seat, level)?;
                }
                Some((at, _)) if at <= now => {
                    self.enter(now, None, Entry::StoodIn { seat: number_of(seat), level })?;
                }
                _ if self.absence(seat, &absent_since).is_some_and(|at| at <= now) => {
                    self.enter(now, None, Entry::StoodIn { seat: number_of(seat), level })?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// When the server has to look again; 0 for "a bot is to move".
    pub fn alarm(&self, absent_since: impl Fn(Seat) -> Option<i64>) -> Option<i64> {
        if self.bots_to_move().is_empty() { self.next_due(absent_since) } else { Some(0) }
    }

    /// When something is due by the clock.
    pub fn next_due(&self, absent_since: impl Fn(Seat) -> Option<i64>) -> Option<i64> {
        let held = self.ledger.held.filter(|_| self.goes_on()).and_then(|held| held.until);
        let people = self.timed_people();
        let clocks = people.iter().filter_map(|seat| Some(self.ledger.clocks.deadline(*seat)?.0));
        let absent = people.iter().filter_map(|seat| self.absence(*seat, &absent_since));
        held.into_iter().chain(clocks).chain(absent).chain(self.fills_at()).min()
    }

    /// People whose time runs.
    fn timed_people(&self) -> Vec<Seat> {
        if !self.goes_on() {
            return Vec::new();
        }
        let people = self.people();
        self.ticking().iter().filter(|seat| people.contains(*seat)).collect()
    }

    /// When a bot stands in for a seat that nothing is heard of.
    fn absence(&self, seat: Seat, absent_since: impl Fn(Seat) -> Option<i64>) -> Option<i64> {
        let StandIn::After { minutes } = self.ledger.opening.stand_in else { return None };
        let since = absent_since(seat)?.max(self.ledger.clocks.runs_from(seat));
        Some(since + i64::from(minutes) * MINUTE)
    }

    /// The seat of somebody who may ask for advice now.
    pub fn advised(&self, person: &Person, rev: u64) -> Result<Seat, Error> {
        let seat = self.player(person)?;
        self.running()?;
        if !self.ledger.opening.hints {
            return Err(Error::Forbidden("this table is played without hints"));
        }
        self.current(seat, rev)?;
        self.not_held(seat)?;
        if self.ledger.seats[seat.index()].bot().is_some() {
            return Err(Error::WrongTime("a bot plays for you; take the seat back first"));
        }
        if self.awaited().contains(seat) { Ok(seat) } else { Err(Error::WrongTime("it is not your turn")) }
    }
}
