//! Tables at which people meet who look for each other: when the time is over, bots take the seats that are left.

use super::journal::Entry;
use super::ledger::{Match, number_of, seat_of};
use crate::api::{Occupant, Pace, TableStatus};
use crate::error::Error;
use game_core::Seat;

impl Match {
    /// When bots take the seats that are left.
    pub(super) fn fills_at(&self) -> Option<i64> {
        let waits = self.ledger.status == TableStatus::Waiting && self.kept.is_none();
        let matched = self.ledger.opening.matched.as_ref().filter(|_| waits && self.has_open_seat())?;
        Some(matched.fills_at)
    }

    /// Fills the table when its time has come. A game at one sitting whose people have all gone away is given up.
    pub(super) fn fill(&mut self, now: i64, absent_since: impl Fn(Seat) -> Option<i64>) -> Result<(), Error> {
        if self.fills_at().is_none_or(|at| at > now) {
            return Ok(());
        }
        let Some(matched) = self.ledger.opening.matched.clone() else { return Ok(()) };
        let people = self.people();
        let gone = people.iter().all(|seat| absent_since(seat).is_some());
        if gone && matched.speed.pace() == Pace::Live {
            return self.enter(now, None, Entry::Cancelled);
        }
        let seats = (0u8..).map_while(seat_of).take(self.ledger.seats.len());
        let open = |seat: &Seat| self.ledger.seats[seat.index()].occupant == Occupant::Open;
        let open: Vec<Seat> = seats.filter(open).collect();
        for seat in open {
            let occupant = Occupant::Bot { level: matched.bot.clone() };
            self.enter(now, None, Entry::Seated { seat: number_of(seat), occupant })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::api::{MatchInfo, MatchSpeed, Occupant, TableStatus};
    use crate::table::Match;
    use crate::table::tests::{PEBBLES, person, table};

    fn waiting(speed: MatchSpeed) -> Match {
        table(&PEBBLES, |opening| {
            opening.clock = speed.clock();
            opening.seats[1] = Occupant::Open;
            opening.matched =
                Some(MatchInfo { speed, around: None, fills_at: 60_000, bot: "random".to_owned() });
        })
    }

    fn due(table: &mut Match, now: i64, here: bool) {
        table.due(now, "random", |_| (!here).then_some(0)).unwrap();
        table.settle(now).unwrap();
    }

    #[test]
    fn bots_take_the_seats_that_are_left_when_the_time_is_over() {
        let mut table = waiting(MatchSpeed::Quick);
        assert_eq!(table.alarm(|_| None), Some(60_000));
        due(&mut table, 59_999, true);
        assert_eq!(table.ledger.status, TableStatus::Waiting);
        due(&mut table, 60_000, true);
        assert_eq!(table.ledger.status, TableStatus::Running);
        assert_eq!(table.ledger.seats[1].bot(), Some("random"));
        assert!(table.ledger.seats[0].bot().is_none());
    }

    #[test]
    fn people_who_come_in_time_need_no_bots() {
        let mut table = waiting(MatchSpeed::Quick);
        table.join(1_000, &person("Ben"), None, None).unwrap();
        table.settle(1_000).unwrap();
        assert_eq!(table.ledger.status, TableStatus::Running);
        assert!(table.ledger.seats.iter().all(|seat| seat.bot().is_none()));
    }

    #[test]
    fn a_sitting_that_nobody_waits_for_any_more_is_given_up_and_a_game_by_turns_is_not() {
        let mut live = waiting(MatchSpeed::Calm);
        due(&mut live, 60_000, false);
        assert!(live.ledger.cancelled);
        assert_eq!(live.alarm(|_| None), None);
        let mut turns = waiting(MatchSpeed::Day);
        due(&mut turns, 60_000, false);
        assert_eq!(turns.ledger.status, TableStatus::Running);
    }
}
