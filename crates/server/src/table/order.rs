//! Order at the table: how people are called, who is kept out or silent, what is taken back or forgotten.

use super::journal::Entry;
use super::ledger::{Match, Person, SeatState};
use crate::api::{
    KeptOut, Occupant, OrderRequest, OrderState, Outcome, OutcomeReason, TableStatus, Visibility,
};
use crate::error::Error;
use crate::ids::{ChallengeId, UserId};
use crate::names;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Something that was put in order. Stored for ever, like every event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Order {
    /// Somebody is not let in any more, and sits nowhere if the game has not begun.
    KeptOut { user: UserId, name: String },
    /// Somebody is let in again.
    LetIn { user: UserId },
    /// Somebody says nothing any more.
    Muted { user: UserId },
    /// Somebody may speak again.
    Unmuted { user: UserId },
    /// A line of chat is gone.
    Unsaid { line: u64 },
    /// Others may see the table than before.
    Shown { visibility: Visibility },
    /// The deal is played at other tables too: only those who have played it may look, whoever might before.
    Challenged { challenge: ChallengeId },
    /// Somebody wants to be forgotten: no name, no word stays.
    Forgotten { user: UserId },
}

impl Match {
    /// What somebody is called here: as on the seat, or by a name that nobody else at this table shows.
    pub fn shown_name(&self, person: &Person) -> String {
        let mine = |seat: &&SeatState| seat.user() == Some(person.id.as_str());
        if let Some(name) = self.ledger.seats.iter().find(mine).and_then(|seat| seat.name()) {
            return name.to_owned();
        }
        let seated = self.ledger.seats.iter().filter_map(|seat| seat.name());
        let others = self.ledger.chat.iter().filter(|line| line.user != person.id.as_str());
        names::distinct(&person.name, seated.chain(others.map(|line| line.name.as_str())))
    }

    /// Somebody as this table shows them on a seat.
    pub fn occupant(&self, person: &Person) -> Occupant {
        Person { name: self.shown_name(person), ..person.clone() }.occupant()
    }

    /// May a stream that was opened by this person go on? Not when the table is no longer the person's to see, and
    /// not with the eyes of a seat that is lost.
    pub fn may_listen(&self, user: Option<&UserId>, seated: bool) -> bool {
        let sits = user.is_some_and(|user| self.seat_of_user(user).is_some());
        self.may_look(user) && (sits || !seated)
    }

    /// Who is kept out finds no table here.
    pub fn let_in(&self, user: &UserId) -> Result<(), Error> {
        if self.ledger.kept_out.contains_key(user) { Err(Error::NotFound("table")) } else { Ok(()) }
    }

    pub fn may_speak(&self, user: &UserId) -> Result<(), Error> {
        let muted = self.ledger.muted.contains(user);
        if muted { Err(Error::Forbidden("who made the table has asked you to be silent")) } else { Ok(()) }
    }

    /// What the owner has ordered here.
    pub fn order_state(&self) -> OrderState {
        let kept_out =
            |(user, name): (&UserId, &String)| KeptOut { user: user.to_string(), name: name.clone() };
        OrderState {
            muted: self.ledger.muted.iter().map(ToString::to_string).collect(),
            kept_out: self.ledger.kept_out.iter().map(kept_out).collect(),
        }
    }

    /// An order of the owner.
    pub fn order(&mut self, now: i64, person: &Person, request: &OrderRequest) -> Result<(), Error> {
        if !self.is_owner(Some(&person.id)) {
            return Err(Error::Forbidden("only who made the table may do this"));
        }
        let other = |user: &str| match UserId::new(user) {
            user if user == person.id => Err(Error::invalid("user: expected somebody else")),
            user => Ok(user),
        };
        let order = match request {
            OrderRequest::Remove { user } => {
                let user = other(user)?;
                if self.ledger.status != TableStatus::Waiting && self.seat_of_user(&user).is_some() {
                    return Err(Error::WrongTime("players are not removed once the game has begun"));
                }
                Order::KeptOut { name: self.name_of(&user).ok_or(Error::NotFound("person"))?, user }
            }
            OrderRequest::LetIn { user } => Order::LetIn { user: other(user)? },
            OrderRequest::Mute { user } => {
                let user = other(user)?;
                self.name_of(&user).ok_or(Error::NotFound("person"))?;
                Order::Muted { user }
            }
            OrderRequest::Unmute { user } => Order::Unmuted { user: other(user)? },
            OrderRequest::Show { .. } if self.ledger.opening.challenge.is_some() => {
                return Err(Error::Forbidden("a deal that others have yet to play is shown to nobody"));
            }
            OrderRequest::Show { visibility } => Order::Shown { visibility: *visibility },
        };
        self.enter(now, None, Entry::Ordered { order })
    }

    /// What somebody is called who sits or has spoken here, or came with the invite.
    fn name_of(&self, user: &UserId) -> Option<String> {
        let seated = self.ledger.seats.iter().find(|seat| seat.user() == Some(user.as_str()));
        let spoke = || self.ledger.chat.iter().rev().find(|line| line.user == user.as_str());
        let name = seated.and_then(|seat| seat.name()).or_else(|| spoke().map(|line| line.name.as_str()));
        name.map(str::to_owned).or_else(|| self.ledger.admitted.contains(user).then(String::new))
    }

    /// Makes an order true.
    pub fn keep_order(&mut self, order: &Order) {
        let ledger = &mut self.ledger;
        match order {
            Order::KeptOut { user, name } => {
                ledger.kept_out.insert(user.clone(), name.clone());
                ledger.admitted.remove(user);
                if ledger.status == TableStatus::Waiting {
                    ledger.empty_seats(user, &Occupant::Open);
                }
            }
            Order::LetIn { user } => {
                ledger.kept_out.remove(user);
            }
            Order::Muted { user } => {
                ledger.muted.insert(user.clone());
            }
            Order::Unmuted { user } => {
                ledger.muted.remove(user);
            }
            Order::Unsaid { line } => ledger.chat.retain(|said| said.seq != *line),
            Order::Shown { visibility } => ledger.opening.visibility = *visibility,
            Order::Challenged { challenge } => {
                ledger.opening.challenge = Some(challenge.clone());
                ledger.opening.visibility = Visibility::Private;
                ledger.admitted.clear();
            }
            Order::Forgotten { user } => {
                ledger.empty_seats(user, &Occupant::Person { user: String::new(), name: String::new() });
                ledger.chat.retain(|line| line.user != user.as_str());
                ledger.admitted.remove(user);
                ledger.kept_out.remove(user);
                ledger.muted.remove(user);
            }
        }
    }

    /// Lets a user leave for good: what has not begun is given up, a bot plays on, the name goes.
    pub fn forget(&mut self, now: i64, user: &UserId, stand_in: &str) -> Result<(), Error> {
        match (self.ledger.status, self.seat_of_user(user)) {
            (TableStatus::Waiting, _) if self.is_owner(Some(user)) => {
                self.enter(now, None, Entry::Cancelled)?;
            }
            (TableStatus::Running, Some(seat)) => self.enter_resigned(now, seat, stand_in.to_owned())?,
            (TableStatus::Waiting, Some(seat)) => {
                let seat = super::ledger::number_of(seat);
                self.enter(now, None, Entry::Seated { seat, occupant: Occupant::Open })?;
            }
            _ => {}
        }
        self.enter(now, None, Entry::Ordered { order: Order::Forgotten { user: user.clone() } })
    }

    /// Ends a table from above.
    pub fn shut(&mut self, now: i64) -> Result<(), Error> {
        match self.ledger.status {
            TableStatus::Waiting => self.enter(now, None, Entry::Cancelled),
            TableStatus::Running => {
                let outcome = Outcome { reason: OutcomeReason::Closed, ..self.outcome_now() };
                self.enter(now, None, Entry::Finished { outcome })
            }
            TableStatus::Finished => Ok(()),
        }
    }

    /// Takes a line of chat away.
    pub fn unsay(&mut self, now: i64, line: u64) -> Result<(), Error> {
        if !self.ledger.chat.iter().any(|said| said.seq == line) {
            return Err(Error::NotFound("line"));
        }
        self.enter(now, None, Entry::Ordered { order: Order::Unsaid { line } })
    }
}

/// The same JSON without what a user was called and said; `None` when there was nothing.
pub(crate) fn without(json: &str, user: &UserId) -> Option<String> {
    let mut value: Value = serde_json::from_str(json).ok()?;
    blank(&mut value, user).then(|| value.to_string())
}

fn blank(value: &mut Value, user: &UserId) -> bool {
    let mut changed = false;
    if let Value::Object(fields) = value {
        if fields.get("user").and_then(Value::as_str) == Some(user.as_str()) {
            for field in ["name", "text"] {
                if let Some(said) = fields.get_mut(field).filter(|said| said.as_str() != Some("")) {
                    *said = Value::String(String::new());
                    changed = true;
                }
            }
        }
        for field in fields.values_mut() {
            changed |= blank(field, user);
        }
    } else if let Value::Array(items) = value {
        for item in items {
            changed |= blank(item, user);
        }
    }
    changed
}

/// A snapshot without what was said in a line; `None` when it does not hold it.
pub(crate) fn without_line(json: &str, line: u64) -> Option<String> {
    let mut value: Value = serde_json::from_str(json).ok()?;
    let chat = value.pointer_mut("/ledger/chat")?.as_array_mut()?;
    let before = chat.len();
    chat.retain(|said| said.get("seq").and_then(Value::as_u64) != Some(line));
    (chat.len() < before).then(|| value.to_string())
}

/// An event without what was said in it; `None` when nothing was.
pub(crate) fn silent(json: &str) -> Option<String> {
    let mut value: Value = serde_json::from_str(json).ok()?;
    let said = value.get("kind").and_then(Value::as_str) == Some("said");
    value.get_mut("text").filter(|_| said).map(|text| *text = Value::String(String::new()))?;
    Some(value.to_string())
}
