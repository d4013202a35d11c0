//! Standing orders: what a seat wants done when it is asked.
//!
//! Orders are rows, tried from the first on when the question comes that they answer. A row holds when what it names is
//! so: a step is offered to the seat, or somebody made one since the seat's own last. Both are what the seat itself
//! may see. Its steps are made one by one, each at the question it was thought for; at other questions the orders wait.
//! What is not legal, not as foreseen, or lies behind a draw ends them, and the person is asked.
//!
//! They are kept like habits: as events of their own, each step and each end entered together with the event that
//! asked. So they are carried out at most once, by whichever server is at work.

use super::journal::Entry;
use super::ledger::{Ledger, Match, Person, number_of, seat_of};
use crate::api::{
    Clock, StandingCondition, StandingEnd, StandingFact, StandingOrders, StandingRow, StandingStep,
    StandingWhy, TurnEnd,
};
use crate::error::Error;
use game_core::{Actor, AnyTable, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What a seat left.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Standing {
    pub orders: Option<Orders>,
    pub ended: Option<StandingEnd>,
    /// The events that made steps by orders.
    pub made: Vec<u64>,
}

/// Orders, as they are stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Orders {
    pub rows: Vec<StandingRow>,
    /// The moment of the board they were written on.
    pub moment: u32,
    /// What others did counts from this step on.
    pub since: u32,
    /// The row that was begun, and how many of its steps were made.
    #[serde(default)]
    pub begun: Option<(u32, u32)>,
}

/// A row as it was written on a board, before it is held against what was played since.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    /// What was thought, from the moment of the board on; empty for "stop and ask me".
    pub way: Vec<(u8, String)>,
    /// What must hold, each with its place on the way if it stands there.
    pub when: Vec<(Option<usize>, StandingCondition)>,
    /// The own steps, by their places on the way.
    pub steps: Vec<(usize, StandingStep)>,
}

/// What is to be done at a question.
enum Answer {
    Make { place: (u32, u32), step: String },
    End(StandingWhy),
}

impl Ledger {
    fn standing_mut(&mut self, seat: u8) -> Option<&mut Standing> {
        self.standing.resize(self.seats.len(), Standing::default());
        self.standing.get_mut(usize::from(seat))
    }

    fn orders(&self, seat: Seat) -> Option<&Orders> {
        self.standing.get(seat.index())?.orders.as_ref()
    }

    /// Notes what a seat left, or that it took it away.
    pub(super) fn keep_orders(&mut self, seat: u8, orders: Option<Orders>) {
        if let Some(standing) = self.standing_mut(seat) {
            standing.orders = orders;
            standing.ended = None;
        }
    }

    /// Orders are no more.
    pub(super) fn end_orders(&mut self, seat: u8, why: StandingWhy) {
        let seq = self.seq;
        let Some(standing) = self.standing.get_mut(usize::from(seat)) else { return };
        let Some(orders) = standing.orders.take() else { return };
        let text = orders.next().filter(|_| why.is_dropped()).map(|step| step.text.clone());
        standing.ended = Some(StandingEnd { why, seq, text });
    }

    /// Whoever sits down has left nothing.
    pub(super) fn forget_orders(&mut self, seat: u8) {
        if let Some(standing) = self.standing.get_mut(usize::from(seat)) {
            *standing = Standing::default();
        }
    }

    /// A step of the orders was made: the one that stands at this place of the rows, as step `made` of the game.
    pub(super) fn follow_orders(&mut self, seat: u8, (row, index): (u32, u32), made: u32) {
        let seq = self.seq;
        let Some(standing) = self.standing_mut(seat) else { return };
        standing.made.push(seq);
        let Some(orders) = &mut standing.orders else { return };
        orders.begun = Some((row, index + 1));
        orders.since = made;
        if orders.next().is_none() {
            standing.orders = None;
            standing.ended = Some(StandingEnd { why: StandingWhy::Done, seq, text: None });
        }
    }
}

impl Orders {
    /// The step that comes next in the row that was begun, or else in the first that has one.
    fn next(&self) -> Option<&StandingStep> {
        match self.begun {
            Some((row, done)) => self.rows.get(row as usize)?.steps.get(done as usize),
            None => self.rows.iter().find_map(|row| row.steps.first()),
        }
    }
}

/// Does a condition hold for a seat, by what it may see from step `since` on?
fn holds(game: &dyn AnyTable, seat: Seat, since: u32, condition: &StandingCondition) -> bool {
    let so = match &condition.fact {
        StandingFact::Offered { step } => game.check(seat, step).is_ok(),
        StandingFact::Did { seat: who, step, like } => {
            let told = &condition.text.key;
            game.log(Viewer::Seat(seat), since as usize).iter().any(|line| {
                let Actor::Seat(doer) = line.actor else { return false };
                let meant = doer != seat && who.is_none_or(|who| who == number_of(doer));
                let made = line
                    .notation
                    .as_deref()
                    .is_some_and(|made| made == step.as_str() || (*like && line.text.key == *told));
                meant && made
            })
        }
    };
    so != condition.not
}

impl Match {
    /// The orders of the viewer, where the table allows some.
    pub(crate) fn standing_of(&self, viewer: Viewer) -> Option<StandingOrders> {
        let Viewer::Seat(seat) = viewer else { return None };
        if !self.allows_orders() || self.running().is_err() {
            return None;
        }
        let standing = self.ledger.standing.get(seat.index()).cloned().unwrap_or_default();
        let orders = standing.orders.as_ref();
        let begun = orders.and_then(|orders| orders.begun);
        Some(StandingOrders {
            begun: begun.map(|(row, _)| row),
            done: begun.map_or(0, |(_, done)| done),
            moment: orders.map_or(0, |orders| orders.moment),
            rows: standing.orders.map(|orders| orders.rows).unwrap_or_default(),
            ended: standing.ended,
            made: self.by_orders(seat),
        })
    }

    /// The steps that were made by orders of a seat and still stand, by their numbers from 1.
    pub(super) fn by_orders(&self, seat: Seat) -> Vec<u32> {
        let made = self.ledger.standing.get(seat.index()).map(|standing| &standing.made);
        let step = |seq: &u64| self.steps_of(*seq).next().map(|index| index as u32 + 1);
        made.into_iter().flatten().filter_map(step).collect()
    }

    /// Orders are for games in which one waits for others.
    fn allows_orders(&self) -> bool {
        matches!(self.ledger.opening.clock, Clock::Turns { .. })
    }

    /// Keeps what a person wrote on the board of a moment, instead of what there was.
    pub fn keep_orders(
        &mut self,
        now: i64,
        person: &Person,
        seat: u8,
        moment: u32,
        written: &[Written],
    ) -> Result<(), Error> {
        let own = self.player(person)?;
        let game = self.running()?;
        self.not_resigned(own)?;
        if number_of(own) != seat {
            return Err(Error::Forbidden("orders are for the own seat only"));
        }
        if !self.allows_orders() {
            return Err(Error::WrongTime("standing orders are for games by turns"));
        }
        if !self.people().contains(own) {
            return Err(Error::WrongTime("a bot plays for you; take the seat back first"));
        }
        let orders = as_played(game, own, moment, written)?;
        let question = orders.next().map(|step| step.question.as_str());
        let question = question.ok_or_else(|| Error::invalid("rows: at least one must make a step"))?;
        let mut firsts = orders.rows.iter().filter_map(|row| row.steps.first());
        if firsts.any(|step| step.question != question) {
            return Err(Error::invalid(
                "rows: their first steps answer different questions; keep one of them",
            ));
        }
        let asked = self.awaited().contains(own) && self.ledger.held.is_none();
        if asked && game.prompt(own).is_some_and(|prompt| prompt.key == question) {
            return Err(Error::WrongTime(
                "you are asked already: make the step; orders are for the next time",
            ));
        }
        self.enter(now, None, Entry::Standing { seat, orders: Some(Box::new(orders)) })
    }

    /// Takes the own orders away.
    pub fn take_orders_away(&mut self, now: i64, person: &Person) -> Result<(), Error> {
        let seat = self.player(person)?;
        self.running()?;
        match self.ledger.orders(seat) {
            Some(_) => self.enter(now, None, Entry::Standing { seat: number_of(seat), orders: None }),
            None => Ok(()),
        }
    }

    /// What the orders of a seat say to the question that it is asked; `None` where they wait for another.
    fn answer_of(&self, game: &dyn AnyTable, seat: Seat) -> Option<Answer> {
        let orders = self.ledger.orders(seat)?;
        let prompt = game.prompt(seat)?;
        let next = orders.next().filter(|step| step.question == prompt.key)?;
        let holds = |when: &[StandingCondition]| when.iter().all(|one| holds(game, seat, orders.since, one));
        let (place, step) = match orders.begun {
            Some(place) => {
                let drawn = |line: &game_core::table::LogLine| line.actor == Actor::Chance;
                if game.log(Viewer::Seat(seat), orders.since as usize).iter().any(drawn) {
                    return Some(Answer::End(StandingWhy::Drawn));
                }
                if !holds(&next.when) {
                    return Some(Answer::End(StandingWhy::Otherwise));
                }
                (place, next)
            }
            None => {
                let row = (0u32..).zip(&orders.rows).find(|(_, row)| holds(&row.when));
                let first = row.and_then(|(at, row)| Some((at, row.steps.first()?)));
                let Some((at, first)) = first else { return Some(Answer::End(StandingWhy::Asked)) };
                ((at, 0), first)
            }
        };
        if game.check(seat, &step.step).is_err() {
            return Some(Answer::End(StandingWhy::Impossible));
        }
        Some(Answer::Make { place, step: step.step.clone() })
    }

    /// Does what orders say to a question that was just put; `false` where there is nothing to do.
    pub(super) fn answer_by_order(&mut self, now: i64) -> Result<bool, Error> {
        if self.ledger.standing.iter().all(|standing| standing.orders.is_none()) {
            return Ok(false);
        }
        let (game, people) = (self.running()?, self.people());
        let mut asked = self.awaited().iter().filter(|seat| people.contains(*seat));
        let found = asked.find_map(|seat| Some((number_of(seat), self.answer_of(game, seat)?)));
        let Some((seat, answer)) = found else { return Ok(false) };
        let entry = match answer {
            Answer::Make { place, step } => Entry::Stepped {
                seat,
                step,
                deals: None,
                turn_end: TurnEnd::Automatic,
                automatic: true,
                ordered: Some(place),
            },
            Answer::End(why) => Entry::StandingEnded { seat, why },
        };
        self.enter(now, None, entry)?;
        Ok(true)
    }

    /// Orders that begin at a moment to which the game went back from are void.
    pub(super) fn drop_orders_behind(&mut self, now: i64) -> Result<(), Error> {
        let steps = self.steps() as u32;
        let behind =
            |standing: &Standing| standing.orders.as_ref().is_some_and(|orders| orders.since > steps);
        let seats: Vec<u8> = (0u8..)
            .zip(&self.ledger.standing)
            .filter(|(_, standing)| behind(standing))
            .map(|(seat, _)| seat)
            .collect();
        for seat in seats {
            self.enter(now, None, Entry::StandingEnded { seat, why: StandingWhy::Back })?;
        }
        Ok(())
    }

    /// Does a person who answers now do what was left to orders? Once they have begun, whatever it is: what comes next
    /// was not foreseen any more.
    pub(super) fn is_ordered_answer(&self, seat: Seat) -> bool {
        if self.has_begun_orders(seat) {
            return true;
        }
        let question = self.ledger.orders(seat).and_then(Orders::next).map(|step| step.question.as_str());
        let prompt = self.game.as_ref().and_then(|game| game.prompt(seat));
        question.is_some() && question == prompt.map(|prompt| prompt.key)
    }

    /// Was a step of the orders made already?
    pub(super) fn has_begun_orders(&self, seat: Seat) -> bool {
        self.ledger.orders(seat).is_some_and(|orders| orders.begun.is_some())
    }

    /// Orders that ended with this event or later: what somebody is told who is called.
    pub(crate) fn orders_ended_since(&self, seat: Seat, seq: u64) -> Option<StandingWhy> {
        let ended = self.ledger.standing.get(seat.index())?.ended.as_ref()?;
        (ended.seq >= seq).then_some(ended.why)
    }
}

/// Orders from what was written at a moment: what was played since as it was thought is behind them. Whatever the seat
/// itself did since must be on the way of every line.
fn as_played(game: &dyn AnyTable, seat: Seat, moment: u32, written: &[Written]) -> Result<Orders, Error> {
    let gone = || Error::WrongTime("the game has gone another way than this board; think about it anew");
    if moment as usize > game.steps() {
        return Err(gone());
    }
    let log = game.log(Viewer::Seat(seat), moment as usize);
    let steps = log.iter().filter_map(|line| match line.actor {
        Actor::Seat(doer) => Some((doer, line.notation.as_deref(), line.step)),
        Actor::Chance => None,
    });
    let played: Vec<(Seat, Option<&str>, usize)> = steps.collect();
    let own = played.iter().rposition(|(doer, ..)| *doer == seat).map_or(0, |last| last + 1);
    let since = own.checked_sub(1).map_or(moment, |last| played[last].2 as u32);
    let mut rows = Vec::new();
    for Written { way, when, steps } in written {
        let same = way.iter().zip(&played).take_while(|((thought, step), (doer, made, _))| {
            seat_of(*thought) == Some(*doer) && Some(step.as_str()) == *made
        });
        let same = same.count();
        if !way.is_empty() && same < own {
            return Err(gone());
        }
        // What was thought before the own last step has come true; what was thought after it may still.
        let behind = |place: &Option<usize>| place.is_some_and(|place| place < own);
        if when.iter().any(|(place, condition)| behind(place) && condition.not) {
            return Err(gone());
        }
        let when = when.iter().filter(|(place, _)| !behind(place)).map(|(_, one)| one.clone()).collect();
        let left: Vec<StandingStep> =
            steps.iter().filter(|(place, _)| *place >= own).map(|(_, step)| step.clone()).collect();
        if left.is_empty() && !way.is_empty() {
            return Err(Error::invalid("line: all of its own steps were made already"));
        }
        rows.push(StandingRow { when, steps: left });
    }
    Ok(Orders { rows, moment, since, begun: None })
}

#[cfg(test)]
mod tests;
