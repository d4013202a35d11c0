//! The state of a table as a fold of its events. Everything that changes a table goes through [`Match::enter`],
//! when it happens and when it is read back.

use super::calls::Call;
use super::clock::Clocks;
use super::journal::{Entry, Opening};
use crate::api::{
    ChatLine, Held, Kept, Occupant, Outcome, OutcomeReason, StandingWhy, TableStatus, TurnEnd, UndoPolicy,
    UserKind,
};
use crate::error::Error;
use crate::ids::{TableId, UserId};
use crate::shelf::Edition;
use crate::store::EventRow;
use game_core::{AnyTable, Awaiting, Chosen, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Lines of chat a state shows.
const CHAT: usize = 100;
/// Keys remembered here; older ones the store still refuses.
const KEYS: usize = 64;
/// How long a turn is held when the person wants to be able to change it.
const HOLD: i64 = 3_000;

/// Who does something.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub id: UserId,
    pub name: String,
    pub kind: UserKind,
    pub turn_end: TurnEnd,
}

impl Person {
    /// This person on a seat.
    pub fn occupant(&self) -> Occupant {
        let (user, name) = (self.id.to_string(), self.name.clone());
        match self.kind {
            UserKind::Program => Occupant::Program { user, name },
            UserKind::Guest | UserKind::Account => Occupant::Person { user, name },
        }
    }
}

/// Everything about a table but the position.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Ledger {
    pub id: TableId,
    pub opening: Opening,
    /// Number and time of the last event.
    pub seq: u64,
    pub at: i64,
    pub created_at: i64,
    pub status: TableStatus,
    pub cancelled: bool,
    pub seats: Vec<SeatState>,
    pub admitted: BTreeSet<UserId>,
    /// Who is not let in, and how they were called.
    #[serde(default)]
    pub kept_out: BTreeMap<UserId, String>,
    #[serde(default)]
    pub muted: BTreeSet<UserId>,
    /// When the question to each seat changed last, and when anything changed for those who only watch.
    pub revs: Vec<u64>,
    pub public_rev: u64,
    /// Which event made each step of the game.
    pub origins: Vec<u64>,
    pub held: Option<Held>,
    pub ask: Option<Ask>,
    pub clocks: Clocks,
    /// Since when each seat is waited for.
    #[serde(default)]
    pub calls: Vec<Call>,
    pub chat: VecDeque<ChatLine>,
    pub keys: VecDeque<UsedKey>,
    pub offers: Vec<(u8, String)>,
    pub outcome: Option<Outcome>,
    pub rematch: Option<TableId>,
    /// What each seat chose beforehand.
    #[serde(default)]
    pub habits: Vec<Chosen>,
    /// The events that were answers by it, and whose.
    #[serde(default)]
    pub automatic: Vec<(u64, u8)>,
    /// What each seat wants done when it is asked.
    #[serde(default)]
    pub standing: Vec<super::standing::Standing>,
}

/// A seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct SeatState {
    pub occupant: Occupant,
    pub stand_in: Option<String>,
    pub resigned: bool,
}

/// Somebody asks to go back.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Ask {
    /// Number of the event with which it was asked.
    #[serde(default)]
    pub id: u64,
    pub seat: u8,
    pub to: u32,
    pub waiting: SeatSet,
}

/// A key and what it was used for.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct UsedKey {
    pub key: String,
    pub mark: String,
}

impl Ledger {
    /// Whoever of these sat somewhere sits there no more.
    pub fn empty_seats(&mut self, user: &UserId, occupant: &Occupant) {
        for seat in self.seats.iter_mut().filter(|seat| seat.user() == Some(user.as_str())) {
            seat.occupant = occupant.clone();
        }
    }
}

impl SeatState {
    pub fn new(occupant: Occupant) -> Self {
        SeatState { occupant, stand_in: None, resigned: false }
    }

    /// The user who sits here.
    pub fn user(&self) -> Option<&str> {
        match &self.occupant {
            Occupant::Person { user, .. } | Occupant::Program { user, .. } => Some(user),
            Occupant::Open | Occupant::Bot { .. } => None,
        }
    }

    /// The name of the user who sits here.
    pub fn name(&self) -> Option<&str> {
        match &self.occupant {
            Occupant::Person { name, .. } | Occupant::Program { name, .. } => Some(name),
            Occupant::Open | Occupant::Bot { .. } => None,
        }
    }

    /// The level of the bot that makes the steps here; `None` when a person does.
    pub fn bot(&self) -> Option<&str> {
        match &self.occupant {
            Occupant::Bot { level } => Some(level),
            _ => self.stand_in.as_deref(),
        }
    }
}

/// A table: its ledger and, once it runs, the game on it.
pub(crate) struct Match {
    pub edition: Edition,
    pub ledger: Ledger,
    pub game: Option<Box<dyn AnyTable>>,
    /// What was entered and not stored yet.
    pub pending: Vec<Pending>,
    /// An event could not be entered: only what is stored can be trusted.
    pub broken: bool,
    /// Set when the table cannot go on by the rules of now.
    pub kept: Option<super::kept::Keeping>,
}

/// An event on its way to the store and to those who watch.
pub(crate) struct Pending {
    pub row: EventRow,
    pub entry: Entry,
    pub facts: super::notice::Facts,
}

/// A seat number as the rules know it.
pub(crate) fn seat_of(number: u8) -> Option<Seat> {
    (usize::from(number) < Seat::MAX).then(|| Seat::new(number))
}

pub(crate) fn number_of(seat: Seat) -> u8 {
    seat.index() as u8
}

impl Match {
    /// A table from its first event, played by the rules of now.
    pub fn open(edition: Edition, id: TableId, at: i64, opening: Opening) -> Result<Self, Error> {
        let opening = Opening { rules: edition.game.rules_version(), ..opening };
        let mut table = Match::set_up(edition, id, at, &opening);
        table.enter(at, None, Entry::Opened(Box::new(opening)))?;
        Ok(table)
    }

    /// A table that is only kept, from its first event.
    pub fn open_kept(
        edition: Edition,
        id: TableId,
        at: i64,
        opening: Opening,
        why: Kept,
    ) -> Result<Self, Error> {
        let mut table = Match::set_up(edition, id, at, &opening);
        table.keep(why, Some(super::kept::Transcript::default()));
        table.enter(at, None, Entry::Opened(Box::new(opening)))?;
        Ok(table)
    }

    fn set_up(edition: Edition, id: TableId, at: i64, opening: &Opening) -> Self {
        let ledger = Ledger {
            id,
            seq: 0,
            at,
            created_at: at,
            status: TableStatus::Waiting,
            cancelled: false,
            seats: opening.seats.iter().cloned().map(SeatState::new).collect(),
            admitted: BTreeSet::new(),
            kept_out: BTreeMap::new(),
            muted: BTreeSet::new(),
            revs: vec![0; opening.seats.len()],
            public_rev: 0,
            origins: Vec::new(),
            held: None,
            ask: None,
            clocks: Clocks::new(opening.clock, opening.seats.len()),
            calls: Vec::new(),
            chat: VecDeque::new(),
            keys: VecDeque::new(),
            offers: Vec::new(),
            outcome: None,
            rematch: None,
            habits: Vec::new(),
            automatic: Vec::new(),
            standing: Vec::new(),
            opening: opening.clone(),
        };
        Match { edition, ledger, game: None, pending: Vec::new(), broken: false, kept: None }
    }

    /// Adds one event that is allowed, and everything that follows from it at once.
    pub fn enter(&mut self, at: i64, key: Option<UsedKey>, mut entry: Entry) -> Result<(), Error> {
        let at = at.max(self.ledger.at);
        self.ledger.seq += 1;
        let before = self.ticking();
        self.apply(at, &mut entry).inspect_err(|_| self.broken = true)?;
        self.call(before, &entry);
        self.ledger.at = at;
        let stored_key = key.map(|used| {
            let text = used.key.clone();
            self.ledger.keys.push_back(used);
            if self.ledger.keys.len() > KEYS {
                self.ledger.keys.pop_front();
            }
            text
        });
        let body =
            serde_json::to_string(&entry).map_err(|_| Error::Unavailable("an event cannot be written"))?;
        let row = EventRow { seq: self.ledger.seq, at, key: stored_key, body };
        let facts = self.facts();
        self.pending.push(Pending { row, entry, facts });
        Ok(())
    }

    /// How many steps were made.
    pub fn steps(&self) -> usize {
        self.game.as_ref().map_or(0, |game| game.steps())
    }

    /// Seats the rules wait for.
    pub fn awaited(&self) -> SeatSet {
        match self.game.as_ref().map(|game| game.awaiting()) {
            Some(Awaiting::Players(seats)) if self.goes_on() => seats,
            _ => SeatSet::EMPTY,
        }
    }

    /// Seats whose time runs: the one that holds its turn, or those awaited.
    pub fn ticking(&self) -> SeatSet {
        match self.ledger.held.and_then(|held| seat_of(held.seat)) {
            Some(seat) => self.kept_or(SeatSet::one(seat)),
            None => self.awaited(),
        }
    }

    /// Where a user sits; of several seats at one screen, the one that is asked.
    pub fn seat_of_user(&self, user: &UserId) -> Option<Seat> {
        let seats = (0u8..).zip(&self.ledger.seats);
        let own = seats.filter(|(_, state)| state.user() == Some(user.as_str()));
        let own: Vec<Seat> = own.filter_map(|(at, _)| seat_of(at)).collect();
        if own.len() < 2 {
            return own.first().copied();
        }
        let asked = self.ticking();
        own.iter().find(|seat| asked.contains(**seat)).or(own.first()).copied()
    }

    /// Whose eyes a user has here.
    pub fn viewer(&self, user: Option<&UserId>) -> Viewer {
        user.and_then(|user| self.seat_of_user(user)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The number a viewer has to name with a step.
    pub fn rev(&self, viewer: Viewer) -> u64 {
        match viewer {
            Viewer::Seat(seat) => {
                self.ledger.revs.get(seat.index()).copied().unwrap_or(self.ledger.public_rev)
            }
            Viewer::Spectator | Viewer::Judge => self.ledger.public_rev,
        }
    }

    #[allow(clippy::too_many_lines, reason = "one arm per kind of entry")]
    fn apply(&mut self, at: i64, entry: &mut Entry) -> Result<(), Error> {
        let seq = self.ledger.seq;
        if self.keep_up(entry) {
            return Ok(());
        }
        match entry {
            Entry::Opened(opening) => {
                if let Some(record) = &opening.record {
                    self.read_record(record)?;
                }
                self.ledger.public_rev = seq;
                self.ledger.revs.fill(seq);
            }
            Entry::Admitted { user } => {
                self.ledger.admitted.insert(user.clone());
            }
            Entry::Seated { seat, occupant } => {
                if let Some(state) = self.ledger.seats.get_mut(usize::from(*seat)) {
                    state.occupant = occupant.clone();
                    state.stand_in = None;
                }
                self.ledger.offers.retain(|(offered, _)| offered != seat);
                self.ledger.choose(*seat, Chosen::new());
                self.ledger.forget_orders(*seat);
                self.ledger.clocks.rest(usize::from(*seat), 0);
            }
            Entry::Habits { seat, chosen } => self.ledger.choose(*seat, chosen.clone()),
            Entry::Standing { seat, orders } => self.ledger.keep_orders(*seat, orders.as_deref().cloned()),
            Entry::StandingEnded { seat, why } => self.ledger.end_orders(*seat, *why),
            Entry::Started { seats, deals } => *deals = Some(self.start(at, seats, deals.take())?),
            Entry::Stepped { .. } | Entry::Undone { .. } | Entry::Redone { .. } | Entry::Rewound { .. } => {
                self.play(at, entry)?;
                if let Entry::Stepped { seat, automatic: true, ordered, .. } = entry {
                    self.ledger.automatic.push((seq, *seat));
                    let made = self.steps_of(seq).start as u32 + 1;
                    ordered.iter().for_each(|place| self.ledger.follow_orders(*seat, *place, made));
                }
            }
            Entry::UndoAsked { seat, to } => {
                let waiting = self.holders().without(seat_of(*seat).unwrap_or(Seat::new(0)));
                self.ledger.ask = Some(Ask { id: seq, seat: *seat, to: *to, waiting });
            }
            Entry::UndoAnswered { seat, accept } => {
                let (accept, seat) = (*accept, seat_of(*seat));
                self.ledger.ask = self.ledger.ask.take().filter(|_| accept).map(|mut ask| {
                    if let Some(seat) = seat {
                        ask.waiting.remove(seat);
                    }
                    ask
                });
            }
            Entry::Confirmed { .. } => {
                self.charge(at);
                self.ledger.held = None;
                self.renew();
                self.begin_turns(SeatSet::EMPTY);
            }
            Entry::StoodIn { seat, level } => {
                self.charge(at);
                self.ledger.end_orders(*seat, StandingWhy::TakenOver);
                self.set_stand_in(*seat, Some(level.clone()));
            }
            Entry::Returned { seat } => {
                self.charge(at);
                self.set_stand_in(*seat, None);
                if let Some(seat) = seat_of(*seat) {
                    self.ledger.clocks.refresh(seat);
                }
            }
            Entry::Resigned { seat, level } => {
                self.charge(at);
                self.ledger.end_orders(*seat, StandingWhy::TakenOver);
                self.set_stand_in(*seat, Some(level.clone()));
                if let Some(state) = self.ledger.seats.get_mut(usize::from(*seat)) {
                    state.resigned = true;
                }
                // Who has left the game is asked nothing, and has nothing to give away.
                if let (Some(seat), Some(ask)) = (seat_of(*seat), &mut self.ledger.ask) {
                    ask.waiting.remove(seat);
                }
                self.ledger.offers.retain(|(offered, _)| offered != seat);
                self.ledger.held = self.ledger.held.filter(|held| held.seat != *seat);
            }
            Entry::Offered { seat, token } => {
                self.ledger.offers.retain(|(offered, _)| offered != seat);
                self.ledger.offers.push((*seat, token.clone()));
            }
            Entry::Resumed { lost } => {
                self.ledger.clocks.skip(*lost);
                self.charge(at);
                for seat in self.ticking().iter() {
                    self.ledger.clocks.grace(seat);
                }
                if let Some(Held { until: Some(until), .. }) = &mut self.ledger.held {
                    *until = (*until).max(at + HOLD);
                }
            }
            Entry::Rested { seat, until } => {
                self.charge(at);
                self.ledger.clocks.rest(usize::from(*seat), *until);
            }
            Entry::Finished { outcome } => {
                self.charge(at);
                self.ledger.status = TableStatus::Finished;
                self.ledger.outcome = Some(outcome.clone());
                self.ledger.standing.clear();
                self.ledger.held = None;
                self.ledger.ask = None;
                self.renew();
            }
            Entry::Said { user, name, seat, text } => {
                let (user, name, text) = (user.to_string(), name.clone(), text.clone());
                self.ledger.chat.push_back(ChatLine { seq, at, user, name, seat: *seat, text });
                if self.ledger.chat.len() > CHAT {
                    self.ledger.chat.pop_front();
                }
            }
            Entry::Ordered { order } => self.keep_order(&order.clone()),
            Entry::Rematched { table } => self.ledger.rematch = Some(table.clone()),
            Entry::Cancelled => {
                self.ledger.status = TableStatus::Finished;
                self.ledger.cancelled = true;
            }
        }
        Ok(())
    }

    fn read_record(&mut self, text: &str) -> Result<(), Error> {
        let record: game_core::Record =
            text.parse().map_err(|error: game_core::RecordError| Error::invalid(error.to_string()))?;
        let game = self.edition.replay(&record)?;
        self.ledger.origins = vec![self.ledger.seq; game.steps()];
        self.game = Some(game);
        self.ledger.outcome = Some(self.outcome_now());
        self.ledger.status = TableStatus::Finished;
        Ok(())
    }

    /// Begins the game; gives its first deals, which must be those that were stored.
    fn start(
        &mut self,
        at: i64,
        seats: &[Occupant],
        stored: Option<Vec<String>>,
    ) -> Result<Vec<String>, Error> {
        let seed = self.ledger.opening.seed.ok_or(Error::Unavailable("the table has no seed"))?;
        let game = self.edition.start(&self.ledger.opening.setup, seed)?;
        let deals = drawn(game.as_ref(), 0);
        if stored.is_some_and(|stored| stored != deals) {
            return Err(Error::OtherRules("the first deals come out differently now".to_owned()));
        }
        self.ledger.seats = seats.iter().cloned().map(SeatState::new).collect();
        self.ledger.origins = vec![self.ledger.seq; game.steps()];
        self.game = Some(game);
        self.ledger.status = TableStatus::Running;
        self.renew();
        self.ledger.clocks.start(at);
        self.begin_turns(SeatSet::EMPTY);
        Ok(deals)
    }

    /// A change of the position: the game makes it, then clocks and numbers follow.
    fn play(&mut self, at: i64, entry: &mut Entry) -> Result<(), Error> {
        self.charge(at);
        let before = self.awaited();
        let revs = self.ledger.revs.clone();
        let asked = self.asked_besides(entry, before);
        let game = self.game.as_mut().ok_or(Error::WrongTime("the game has not begun"))?;
        let from = game.steps();
        let (mover, wish) = change(game.as_mut(), entry)?;
        let steps = game.steps();
        let undoable = game.can_undo(mover) && self.ledger.opening.undo != UndoPolicy::Never;
        self.ledger.origins.truncate(from.min(steps));
        self.ledger.origins.resize(steps, self.ledger.seq);
        self.ledger.ask = None;
        self.ledger.held = None;
        let after = self.awaited();
        if wish.is_some() && !after.contains(mover) {
            self.ledger.clocks.reward(mover);
        }
        if before == SeatSet::one(mover) && !after.contains(mover) && undoable {
            let seat = number_of(mover);
            self.ledger.held = match wish.unwrap_or_default() {
                TurnEnd::Automatic => None,
                TurnEnd::Hold => Some(Held { seat, until: Some(at + HOLD) }),
                TurnEnd::Confirm => Some(Held { seat, until: None }),
            };
        }
        self.renew();
        for (seat, question) in asked {
            if after.contains(seat) && self.question(seat) == question {
                self.ledger.revs[seat.index()] = revs[seat.index()];
            }
        }
        // Hours are per move: who has just moved and is asked again begins anew.
        self.begin_turns(if wish.is_some() { before.without(mover) } else { before });
        Ok(())
    }

    /// What the others are asked while one of several awaited seats answers: an answer that leaves their
    /// question as it was must not make their own answer stale.
    fn asked_besides(&self, entry: &Entry, awaited: SeatSet) -> Vec<(Seat, [u8; 32])> {
        match entry {
            Entry::Stepped { seat, .. } if awaited.len() > 1 => awaited
                .iter()
                .filter(|other| number_of(*other) != *seat)
                .map(|other| (other, self.question(other)))
                .collect(),
            _ => Vec::new(),
        }
    }

    fn question(&self, seat: Seat) -> [u8; 32] {
        let mut hash = Sha256::new();
        if let Some(game) = &self.game {
            hash.update(game.prompt(seat).map_or("", |prompt| prompt.key));
            for step in game.answers(seat) {
                hash.update([0]);
                hash.update(step);
            }
        }
        hash.finalize().into()
    }

    fn renew(&mut self) {
        self.ledger.public_rev = self.ledger.seq;
        self.ledger.revs.fill(self.ledger.seq);
    }

    /// Takes the time since the last event from those who had it.
    fn charge(&mut self, at: i64) {
        let ticking = self.ticking();
        self.ledger.clocks.charge(at, ticking);
    }

    /// Gives those who were not asked before a fresh time for their turn.
    fn begin_turns(&mut self, before: SeatSet) {
        if self.ledger.held.is_none() {
            for seat in self.awaited().iter().filter(|seat| !before.contains(*seat)) {
                self.ledger.clocks.begin(seat);
            }
        }
    }

    /// Seats where a person or a program makes the steps.
    pub fn people(&self) -> SeatSet {
        let seats = self.ledger.seats.iter().enumerate();
        let played = seats.filter(|(_, state)| state.user().is_some() && state.bot().is_none());
        played.filter_map(|(index, _)| seat_of(index as u8)).collect()
    }

    /// Seats that belong to somebody who has not given up, also while away or stood in for.
    fn holders(&self) -> SeatSet {
        let seats = self.ledger.seats.iter().enumerate();
        let held = seats.filter(|(_, state)| state.user().is_some() && !state.resigned);
        held.filter_map(|(index, _)| seat_of(index as u8)).collect()
    }

    fn set_stand_in(&mut self, seat: u8, level: Option<String>) {
        if let Some(state) = self.ledger.seats.get_mut(usize::from(seat)) {
            state.stand_in = level;
        }
    }

    /// Points and places as they are; those who gave up come last.
    pub fn outcome_now(&self) -> Outcome {
        let Some(game) = &self.game else {
            return Outcome { reason: OutcomeReason::Unfinished, scores: Vec::new(), places: Vec::new() };
        };
        if let Some(result) = game.result() {
            return Outcome {
                reason: OutcomeReason::Completed,
                scores: result.scores,
                places: result.places,
            };
        }
        let steps = game.steps();
        let score = |seat| game.score_sheet_at(steps, seat).iter().map(|line| line.points).sum::<i32>();
        let scores: Vec<i32> = Seat::all(game.players()).map(score).collect();
        let gave_up = |index: usize| self.ledger.seats.get(index).is_some_and(|seat| seat.resigned);
        let rank = |index: usize| (!gave_up(index), scores[index]);
        let places = (0..scores.len())
            .map(|index| 1 + (0..scores.len()).filter(|other| rank(*other) > rank(index)).count() as u8)
            .collect();
        let resigned = self.ledger.seats.iter().any(|seat| seat.resigned);
        let reason = if resigned { OutcomeReason::Resigned } else { OutcomeReason::Unfinished };
        Outcome { reason, scores, places }
    }
}

/// What was dealt from a moment on.
fn drawn(game: &dyn AnyTable, from: usize) -> Vec<String> {
    game.log(Viewer::Judge, from).into_iter().map(|line| line.notation.unwrap_or_default()).collect()
}

/// Lets the game make the change. Gives whose it was and, for a step, what that player wants to end a turn.
fn change(game: &mut dyn AnyTable, entry: &mut Entry) -> Result<(Seat, Option<TurnEnd>), Error> {
    let find = |seat: &u8| seat_of(*seat).ok_or(Error::NotFound("seat"));
    match entry {
        Entry::Stepped { seat, step, deals, turn_end, .. } => {
            let (mover, from) = (find(seat)?, game.steps());
            game.play(mover, step)?;
            let drawn = drawn(game, from + 1);
            // The same step drew something else when it was stored: these are other rules.
            if deals.as_ref().is_some_and(|stored| *stored != drawn) {
                return Err(Error::OtherRules(format!("step {} draws something else now", from + 1)));
            }
            *deals = Some(drawn);
            Ok((mover, Some(*turn_end)))
        }
        Entry::Undone { seat, count } => {
            let mover = find(seat)?;
            for _ in 0..*count {
                game.undo(mover)?;
            }
            Ok((mover, None))
        }
        Entry::Redone { seat } => {
            let mover = find(seat)?;
            game.redo(mover)?;
            Ok((mover, None))
        }
        Entry::Rewound { seat, to } => {
            game.rewind(*to as usize);
            Ok((find(seat)?, None))
        }
        _ => Err(Error::Unavailable("this does not change the position")),
    }
}
