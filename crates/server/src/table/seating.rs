//! Coming, leaving, starting, giving up. Each function checks, then enters what happened.

use super::journal::Entry;
use super::ledger::{Match, Person, number_of, seat_of};
use crate::api::{Kept, Occupant, Outcome, OutcomeReason, TableStatus, Visibility};
use crate::chooser::random;
use crate::error::Error;
use crate::ids::{self, UserId};
use game_core::{Awaiting, Random, Seat};

const BEGUN: Error = Error::WrongTime("the game has begun");
const NOT_SEATED: Error = Error::Forbidden("only players of this table may do this");
const GAVE_UP: Error = Error::WrongTime("whoever gave up has left the game; the bot plays on");
const NOT_OWNER: Error = Error::Forbidden("only who made the table may do this");

impl Match {
    /// May this person see the table?
    pub fn may_look(&self, user: Option<&UserId>) -> bool {
        if user.is_some_and(|user| self.let_in(user).is_err()) {
            return false;
        }
        let seated = user.is_some_and(|user| self.seat_of_user(user).is_some()) || self.is_owner(user);
        match self.ledger.opening.visibility {
            Visibility::Open => true,
            Visibility::Link => seated || user.is_some_and(|user| self.ledger.admitted.contains(user)),
            // Others who have played the same deal may see what came of it here.
            Visibility::Private => {
                seated
                    || (self.is_played_deal() && user.is_some_and(|user| self.ledger.admitted.contains(user)))
            }
        }
    }

    /// Was a deal that others play too played here to the end?
    fn is_played_deal(&self) -> bool {
        self.ledger.opening.challenge.is_some() && self.ledger.status == TableStatus::Finished
    }

    /// Lets somebody look who has played the same deal.
    pub fn admit_player(&mut self, now: i64, user: &UserId) -> Result<(), Error> {
        if self.may_look(Some(user)) {
            return Ok(());
        }
        self.let_in(user)?;
        if !self.is_played_deal() {
            return Err(Error::NotFound("table"));
        }
        self.enter(now, None, Entry::Admitted { user: user.clone() })
    }

    /// Whoever plays a challenge plays it to the end.
    fn own_hands(&self) -> Result<(), Error> {
        match self.ledger.opening.challenge {
            Some(_) => Err(Error::Forbidden("at a challenge everybody plays for themselves")),
            None => Ok(()),
        }
    }

    /// Shows the invite of a table that can be watched with it.
    pub fn admit(&mut self, now: i64, person: &Person, invite: &str) -> Result<(), Error> {
        if self.may_look(Some(&person.id)) {
            return Ok(());
        }
        self.let_in(&person.id)?;
        self.check_invite(invite)?;
        if self.ledger.opening.visibility == Visibility::Private {
            return Err(Error::Forbidden("nobody watches a private table"));
        }
        self.enter(now, None, Entry::Admitted { user: person.id.clone() })
    }

    fn check_invite(&self, invite: &str) -> Result<(), Error> {
        // As if the table were not there: an invite cannot be guessed by trying.
        if invite == self.ledger.opening.invite { Ok(()) } else { Err(Error::NotFound("table")) }
    }

    fn waiting(&self) -> Result<(), Error> {
        if self.ledger.status == TableStatus::Waiting { Ok(()) } else { Err(BEGUN) }
    }

    /// The seat of somebody in a running game.
    pub fn player(&self, person: &Person) -> Result<Seat, Error> {
        self.seat_of_user(&person.id).ok_or(NOT_SEATED)
    }

    fn owner(&self, person: &Person) -> Result<(), Error> {
        if self.is_owner(Some(&person.id)) { Ok(()) } else { Err(NOT_OWNER) }
    }

    fn seat(&self, seat: u8) -> Result<&Occupant, Error> {
        self.ledger.seats.get(usize::from(seat)).map(|state| &state.occupant).ok_or(Error::NotFound("seat"))
    }

    pub fn join(
        &mut self,
        now: i64,
        person: &Person,
        seat: Option<u8>,
        invite: Option<&str>,
    ) -> Result<(), Error> {
        self.let_in(&person.id)?;
        if self.ledger.opening.visibility != Visibility::Open && !self.is_owner(Some(&person.id)) {
            let admitted = self.ledger.admitted.contains(&person.id);
            if !admitted {
                self.check_invite(invite.unwrap_or_default())?;
            }
        }
        if self.seat_of_user(&person.id).is_some() {
            return Ok(());
        }
        self.not_kept()?;
        self.waiting()?;
        let seat = self.open_seat(seat)?;
        self.enter(now, None, Entry::Seated { seat, occupant: self.occupant(person) })
    }

    fn open_seat(&self, wish: Option<u8>) -> Result<u8, Error> {
        let open = |state: &super::ledger::SeatState| state.occupant == Occupant::Open;
        match wish {
            Some(seat) if *self.seat(seat)? == Occupant::Open => Ok(seat),
            Some(_) => Err(Error::Taken("seat")),
            None => Ok(self.ledger.seats.iter().position(open).ok_or(Error::Taken("table"))? as u8),
        }
    }

    /// Takes one more seat for somebody else at the same screen. From then on the person has the eyes of whichever of
    /// the own seats is asked.
    pub fn sit_beside(
        &mut self,
        now: i64,
        person: &Person,
        seat: Option<u8>,
        name: &str,
    ) -> Result<(), Error> {
        self.player(person)?;
        self.not_kept()?;
        self.waiting()?;
        let seat = self.open_seat(seat)?;
        let others = self.ledger.seats.iter().filter_map(|state| state.name());
        let name = crate::names::distinct(name, others);
        self.enter(now, None, Entry::Seated { seat, occupant: Person { name, ..person.clone() }.occupant() })
    }

    /// Leaves before the start; when the owner leaves, the table is gone. A table that cannot go on is left at any
    /// time, and is over then.
    pub fn leave(&mut self, now: i64, person: &Person) -> Result<(), Error> {
        if let Some(keeping) = &self.kept
            && self.ledger.status == TableStatus::Running
        {
            match keeping.why {
                Kept::Rules { .. } if !self.is_owner(Some(&person.id)) => drop(self.player(person)?),
                Kept::Rules { .. } => {}
                // The pack may come back, so only who made the table gives it up.
                Kept::Content { .. } => self.owner(person)?,
            }
            let outcome = Outcome { reason: OutcomeReason::Unfinished, ..self.outcome_now() };
            return self.enter(now, None, Entry::Finished { outcome });
        }
        self.waiting()?;
        if self.is_owner(Some(&person.id)) {
            return self.enter(now, None, Entry::Cancelled);
        }
        let seat = number_of(self.player(person)?);
        self.enter(now, None, Entry::Seated { seat, occupant: Occupant::Open })
    }

    pub fn seat_bot(&mut self, now: i64, person: &Person, seat: u8, level: String) -> Result<(), Error> {
        self.owner(person)?;
        self.waiting()?;
        if *self.seat(seat)? != Occupant::Open {
            return Err(Error::Taken("seat"));
        }
        self.enter(now, None, Entry::Seated { seat, occupant: Occupant::Bot { level } })
    }

    pub fn clear(&mut self, now: i64, person: &Person, seat: u8) -> Result<(), Error> {
        self.owner(person)?;
        self.waiting()?;
        if *self.seat(seat)? == Occupant::Open {
            return Ok(());
        }
        self.enter(now, None, Entry::Seated { seat, occupant: Occupant::Open })
    }

    pub fn begin(&mut self, now: i64, person: &Person) -> Result<(), Error> {
        self.owner(person)?;
        self.not_kept()?;
        self.waiting()?;
        if self.has_open_seat() {
            return Err(Error::WrongTime("there are open seats; put bots there or wait"));
        }
        self.enter_start(now)
    }

    pub(super) fn has_open_seat(&self) -> bool {
        self.ledger.seats.iter().any(|seat| seat.occupant == Occupant::Open)
    }

    fn enter_start(&mut self, now: i64) -> Result<(), Error> {
        let mut seats: Vec<Occupant> = self.ledger.seats.iter().map(|seat| seat.occupant.clone()).collect();
        if self.ledger.opening.shuffle {
            random().shuffle(&mut seats);
        }
        self.enter(now, None, Entry::Started { seats, deals: None })
    }

    pub fn resign(&mut self, now: i64, person: &Person, level: String) -> Result<(), Error> {
        let seat = self.player(person)?;
        self.running()?;
        self.enter_resigned(now, seat, level)
    }

    pub fn enter_resigned(&mut self, now: i64, seat: Seat, level: String) -> Result<(), Error> {
        if self.ledger.seats[seat.index()].resigned {
            return Ok(());
        }
        self.enter(now, None, Entry::Resigned { seat: number_of(seat), level })
    }

    /// In a league or tournament a rule that was set beforehand says who plays for whom.
    fn own_to_give(&self) -> Result<(), Error> {
        if self.ledger.opening.contest.is_none() {
            return Ok(());
        }
        Err(Error::Forbidden("nobody gives a seat of a league or tournament away; withdraw from it instead"))
    }

    /// Puts a bot in the place of people for whom a rule of the contest does so: of everybody the game waits for, or of
    /// one person.
    pub fn replace(&mut self, now: i64, who: Option<&UserId>, level: &str) -> Result<(), Error> {
        if !self.goes_on() {
            return Ok(());
        }
        let (people, awaited) = (self.people(), self.awaited());
        for seat in people.iter() {
            let meant = match who {
                Some(user) => self.ledger.seats[seat.index()].user() == Some(user.as_str()),
                None => awaited.contains(seat),
            };
            if meant {
                self.enter(now, None, Entry::StoodIn { seat: number_of(seat), level: level.to_owned() })?;
            }
        }
        Ok(())
    }

    /// Ends the game for those in whose place a bot plays.
    pub fn forfeit(&mut self, now: i64, level: &str) -> Result<(), Error> {
        if !self.goes_on() {
            return Ok(());
        }
        let seats: Vec<Seat> = (0u8..).map_while(seat_of).take(self.ledger.seats.len()).collect();
        for seat in seats {
            let state = &self.ledger.seats[seat.index()];
            if state.stand_in.is_some() && !state.resigned {
                self.enter_resigned(now, seat, level.to_owned())?;
            }
        }
        Ok(())
    }

    /// Ends the game for the people who play it, as if they had given up.
    pub fn retire(&mut self, now: i64, level: &str) -> Result<(), Error> {
        if !self.goes_on() {
            return Ok(());
        }
        for seat in self.people().iter() {
            self.enter_resigned(now, seat, level.to_owned())?;
        }
        Ok(())
    }

    /// Lets a bot play on for the person.
    pub fn hand_to_bot(&mut self, now: i64, person: &Person, level: String) -> Result<(), Error> {
        let seat = self.player(person)?;
        self.own_hands()?;
        self.own_to_give()?;
        self.running()?;
        self.not_resigned(seat)?;
        self.enter(now, None, Entry::StoodIn { seat: number_of(seat), level })
    }

    /// Giving up is final.
    pub fn not_resigned(&self, seat: Seat) -> Result<(), Error> {
        let resigned = self.ledger.seats.get(seat.index()).is_some_and(|state| state.resigned);
        if resigned { Err(GAVE_UP) } else { Ok(()) }
    }

    /// Offers the own seat; gives the token for whoever takes it.
    pub fn offer(&mut self, now: i64, person: &Person) -> Result<String, Error> {
        let seat = self.player(person)?;
        self.own_hands()?;
        self.own_to_give()?;
        self.not_resigned(seat)?;
        let seat = number_of(seat);
        if self.ledger.status == TableStatus::Finished {
            return Err(Error::WrongTime("the game is over"));
        }
        let token = ids::letters(20);
        self.enter(now, None, Entry::Offered { seat, token: ids::hash(&token) })?;
        Ok(token)
    }

    pub fn claim(&mut self, now: i64, person: &Person, token: &str) -> Result<(), Error> {
        self.let_in(&person.id)?;
        let hash = ids::hash(token);
        let offer = self.ledger.offers.iter().find(|(_, offered)| *offered == hash);
        let (seat, _) = *offer.as_ref().ok_or(Error::NotFound("offer"))?;
        let seat = *seat;
        seat_of(seat).map_or(Ok(()), |seat| self.not_resigned(seat))?;
        match self.seat_of_user(&person.id) {
            Some(own) if number_of(own) == seat => return Ok(()),
            Some(_) => return Err(Error::Forbidden("you sit at this table already")),
            None => {}
        }
        if self.ledger.status == TableStatus::Finished {
            return Err(Error::WrongTime("the game is over"));
        }
        self.enter(now, None, Entry::Seated { seat, occupant: self.occupant(person) })
    }

    /// Takes the own seat back from the bot that stood in.
    pub fn come_back(&mut self, now: i64, person: &Person) -> Result<(), Error> {
        let seat = self.player(person)?;
        self.not_resigned(seat)?;
        let state = &self.ledger.seats[seat.index()];
        if state.stand_in.is_none() || self.ledger.status != TableStatus::Running {
            return Ok(());
        }
        self.enter(now, None, Entry::Returned { seat: number_of(seat) })
    }

    pub fn say(&mut self, now: i64, person: &Person, text: String) -> Result<(), Error> {
        self.may_speak(&person.id)?;
        let seat = self.seat_of_user(&person.id);
        if seat.is_none() && self.ledger.status != TableStatus::Finished && !self.is_owner(Some(&person.id)) {
            return Err(Error::Forbidden("who watches stays silent until the game is over"));
        }
        let (user, name) = (person.id.clone(), self.shown_name(person));
        self.enter(now, None, Entry::Said { user, name, seat: seat.map(number_of), text })
    }

    /// Enters what follows by itself: the start of a full table, a bot's turn that nobody would confirm, an agreed
    /// rewind, the end.
    pub fn settle(&mut self, now: i64) -> Result<(), Error> {
        if self.kept.is_some() {
            return Ok(());
        }
        if let Some(held) = self.ledger.held
            && self.ledger.seats.get(usize::from(held.seat)).is_some_and(|state| state.bot().is_some())
        {
            self.enter(now, None, Entry::Confirmed { seat: held.seat })?;
        }
        let full = self.ledger.opening.start && !self.has_open_seat();
        if self.ledger.status == TableStatus::Waiting && full {
            self.enter_start(now)?;
        }
        if let Some(ask) = &self.ledger.ask
            && ask.waiting.is_empty()
        {
            let (seat, to) = (ask.seat, ask.to);
            self.enter(now, None, Entry::Rewound { seat, to })?;
        }
        self.drop_orders_behind(now)?;
        self.answer_beforehand(now)?;
        if self.ledger.status == TableStatus::Running && self.is_over() {
            let outcome = self.outcome_now();
            self.enter(now, None, Entry::Finished { outcome })?;
        }
        Ok(())
    }

    fn is_over(&self) -> bool {
        let ended = self.game.as_ref().is_some_and(|game| game.awaiting() == Awaiting::Nothing);
        let playing = || self.ledger.seats.iter().filter(|seat| !seat.resigned);
        let given_up = self.ledger.seats.iter().any(|seat| seat.resigned)
            && (playing().count() < 2 || playing().all(|seat| seat.user().is_none()));
        (ended && self.ledger.held.is_none()) || given_up
    }

    /// Everybody who finds the table among "my tables".
    pub fn members(&self) -> Vec<UserId> {
        let mut members: Vec<UserId> =
            self.ledger.seats.iter().filter_map(|seat| seat.user()).map(UserId::new).collect();
        let opening = &self.ledger.opening;
        if !self.ledger.cancelled && opening.contest.is_none() && !members.contains(&opening.owner) {
            members.push(opening.owner.clone());
        }
        members.sort();
        members.dedup();
        if self.ledger.cancelled { Vec::new() } else { members }
    }
}
