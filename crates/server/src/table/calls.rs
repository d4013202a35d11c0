//! Since when each seat is waited for: what people who are away are told of, once.
//!
//! A call ends when the seat makes a step. Until then it stays the same call, however often others take their turn back
//! and finish it again; so whoever is told of each call once is told of each turn once. It follows from the events
//! alone, so every server that reads them knows the same calls.

use super::journal::Entry;
use super::ledger::{Match, seat_of};
use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// A seat is waited for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Call {
    /// The event it began with; 0 before the first.
    pub seq: u64,
    /// The seat has made a step since.
    pub answered: bool,
}

impl Match {
    /// Notes who is waited for after an event and was not before it.
    pub(super) fn call(&mut self, before: SeatSet, entry: &Entry) {
        let (seq, now) = (self.ledger.seq, self.ticking());
        let calls = &mut self.ledger.calls;
        calls.resize(self.ledger.seats.len(), Call::default());
        let acts = match entry {
            Entry::Stepped { seat, .. } | Entry::Undone { seat, .. } | Entry::Redone { seat } => {
                seat_of(*seat)
            }
            _ => None,
        };
        if let Some(call) = acts.and_then(|seat| calls.get_mut(seat.index())) {
            call.answered = true;
        }
        // Whoever takes back their own turn knows that it is theirs again.
        for seat in now.iter().filter(|seat| !before.contains(*seat) && acts != Some(*seat)) {
            if let Some(call) = calls.get_mut(seat.index()).filter(|call| call.seq == 0 || call.answered) {
                *call = Call { seq, answered: false };
            }
        }
    }

    /// The call of a seat that is waited for now and has a person who plays; its number.
    pub fn called(&self, seat: Seat) -> Option<u64> {
        let waited = self.ticking().contains(seat) && self.people().contains(seat);
        let call = self.ledger.calls.get(seat.index()).filter(|call| waited && call.seq > 0)?;
        Some(call.seq)
    }

    /// The call of a seat that is not waited for now and will be by the same call, once whoever took a turn back has
    /// finished it again.
    pub fn suspended(&self, seat: Seat) -> Option<u64> {
        let open = self.ledger.outcome.is_none() && self.people().contains(seat);
        let call =
            self.ledger.calls.get(seat.index()).filter(|call| open && call.seq > 0 && !call.answered)?;
        (!self.ticking().contains(seat)).then_some(call.seq)
    }

    /// Seats that were called with an event from this one on and still are.
    pub fn called_since(&self, seq: u64) -> impl Iterator<Item = (Seat, u64)> {
        let seats = (0u8..).map_while(seat_of).take(self.ledger.seats.len());
        seats.filter_map(move |seat| Some((seat, self.called(seat).filter(|call| *call >= seq)?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chooser::RandomChooser;
    use crate::shelf::{GameEntry, Shelf};
    use crate::table::tests::{PEBBLES, TERRA, person, step, table};
    use game_core::AnyGame;
    use std::sync::Arc;

    fn calls(table: &Match) -> Vec<u64> {
        table.ledger.calls.iter().map(|call| call.seq).collect()
    }

    #[test]
    fn a_seat_is_called_once_however_often_the_turn_before_is_finished() {
        let mut table = table(&TERRA, |_| {});
        let (ada, ben) = (person("Ada"), person("Ben"));
        let first = calls(&table);
        assert!(first[0] > 0 && first[1] == 0, "Ada begins: {first:?}");
        step(&mut table, 0, &ada).unwrap();
        let asked = calls(&table);
        assert_eq!((asked[0], asked[1]), (first[0], table.ledger.seq), "now Ben");
        let seat = Seat::new(0);
        let rev = table.rev(game_core::Viewer::Seat(seat));
        table.undo(1, &ada, rev, "key-undo-1", false).unwrap();
        table.settle(1).unwrap();
        assert_eq!(calls(&table), asked, "who takes back knows");
        assert_eq!(table.called(Seat::new(1)), None, "Ben is not waited for any more");
        assert_eq!(table.suspended(Seat::new(1)), Some(asked[1]), "but will be");
        step(&mut table, 2, &ada).unwrap();
        assert_eq!(calls(&table), asked, "it is the turn Ben was called for");
        assert_eq!(table.called(Seat::new(1)), Some(asked[1]));
        assert_eq!(table.suspended(Seat::new(1)), None);
        while table.called(Seat::new(1)).is_some() {
            step(&mut table, 3, &ben).unwrap();
        }
        assert!(calls(&table)[0] > asked[1], "and Ada again, by another call");
    }

    #[test]
    fn a_table_read_back_knows_the_same_calls() {
        let mut table = table(&PEBBLES, |_| {});
        for _ in 0..3 {
            for name in ["Ada", "Ben"] {
                let _ = step(&mut table, 0, &person(name));
            }
        }
        let events = table.pending.iter().map(|event| event.row.clone()).collect();
        let games = vec![GameEntry::from(&PEBBLES as &dyn AnyGame)];
        let shelf = Shelf::new(games, Vec::new(), Arc::new(RandomChooser));
        let again = Match::restore(&shelf, &table.ledger.id, None, events).unwrap();
        assert_eq!(again.ledger.calls, table.ledger.calls);
    }
}
