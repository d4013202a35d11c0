//! Thinking time, charged from the stamps of the events, so that it survives a restart.

use crate::api::{Clock, ClockState, OnTimeout, SeatClock};
use game_core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

const SECOND: i64 = 1_000;
const HOUR: i64 = 3_600 * SECOND;

/// The clocks of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Clocks {
    kind: Clock,
    /// Milliseconds left per seat, as of `since`.
    left: Vec<i64>,
    since: i64,
    /// The clocks of people who are away stand still until then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    rests: Vec<i64>,
}

impl Clocks {
    pub fn new(kind: Clock, seats: usize) -> Self {
        let full = match kind {
            Clock::None => 0,
            Clock::Live { bank, .. } => i64::from(bank) * SECOND,
            Clock::Turns { hours, .. } => i64::from(hours) * HOUR,
        };
        Clocks { kind, left: vec![full; seats], since: 0, rests: Vec::new() }
    }

    /// Time begins to run.
    pub fn start(&mut self, at: i64) {
        self.since = at;
    }

    /// Takes the time since the last event from these seats.
    pub fn charge(&mut self, at: i64, ticking: SeatSet) {
        if self.kind != Clock::None {
            for seat in ticking.iter() {
                self.left[seat.index()] -= (at - self.runs_from(seat)).max(0);
            }
        }
        self.since = at;
    }

    /// The clock of a seat stands still until then.
    pub fn rest(&mut self, seat: usize, until: i64) {
        if until == 0 && self.rests.is_empty() {
            return;
        }
        self.rests.resize(self.left.len(), 0);
        if let Some(rest) = self.rests.get_mut(seat) {
            *rest = until;
        }
    }

    /// Until when the clock of a seat stands still, if it ever did.
    pub fn rests_until(&self, seat: Seat) -> Option<i64> {
        self.rests.get(seat.index()).copied().filter(|until| *until > 0)
    }

    /// Since when, or from when on, the time of a ticking seat runs.
    pub fn runs_from(&self, seat: Seat) -> i64 {
        self.since.max(self.rests_until(seat).unwrap_or(0))
    }

    /// A seat finished its turn.
    pub fn reward(&mut self, seat: Seat) {
        if let Clock::Live { increment, .. } = self.kind {
            self.left[seat.index()] += i64::from(increment) * SECOND;
        }
    }

    /// A seat begins its turn.
    pub fn begin(&mut self, seat: Seat) {
        if let Clock::Turns { hours, .. } = self.kind {
            self.left[seat.index()] = i64::from(hours) * HOUR;
        }
    }

    /// Somebody came back after the time was over: enough for a move or two, so that it is not over at once.
    pub fn refresh(&mut self, seat: Seat) {
        let least = match self.kind {
            Clock::None => return,
            Clock::Live { increment, .. } => i64::from(increment.max(30)) * SECOND,
            Clock::Turns { hours, .. } => i64::from(hours) * HOUR,
        };
        let left = &mut self.left[seat.index()];
        *left = (*left).max(least);
    }

    /// So many milliseconds since the last event are nobody's.
    pub fn skip(&mut self, lost: i64) {
        self.since += lost;
    }

    /// The server was away: whoever was to move finds the table again first.
    pub fn grace(&mut self, seat: Seat) {
        let least = match self.kind {
            Clock::None => return,
            Clock::Live { .. } => 60 * SECOND,
            Clock::Turns { .. } => HOUR,
        };
        let left = &mut self.left[seat.index()];
        *left = (*left).max(least);
    }

    /// Does time count at all?
    pub fn counts(&self) -> bool {
        self.kind != Clock::None
    }

    /// When the time of a ticking seat is over, and what happens then; `None` when nothing does.
    pub fn deadline(&self, seat: Seat) -> Option<(i64, OnTimeout)> {
        let timeout = match self.kind {
            Clock::None => return None,
            Clock::Live { timeout, .. } | Clock::Turns { timeout, .. } => timeout,
        };
        (timeout != OnTimeout::Wait).then(|| (self.runs_from(seat) + self.left[seat.index()], timeout))
    }

    /// When the time of a ticking seat is over, whatever happens then.
    pub fn over_at(&self, seat: Seat) -> Option<i64> {
        self.counts().then(|| self.runs_from(seat) + self.left[seat.index()])
    }

    /// When the last event was.
    pub fn since(&self) -> i64 {
        self.since
    }

    pub fn state(&self, now: i64, ticking: SeatSet) -> Option<ClockState> {
        if self.kind == Clock::None {
            return None;
        }
        let seat = |(index, left): (usize, &i64)| {
            let from = self.runs_from(Seat::new(index as u8));
            let running = ticking.contains(Seat::new(index as u8)) && from <= now.max(self.since);
            let spent = if running { (now - from).max(0) } else { 0 };
            SeatClock { left: left - spent, running }
        };
        Some(ClockState { now, seats: self.left.iter().enumerate().map(seat).collect() })
    }
}

/// Is this a clock one can play with?
pub(crate) fn check(clock: Clock) -> Result<(), String> {
    match clock {
        Clock::None => Ok(()),
        Clock::Live { bank: 10..=86_400, increment: 0..=3_600, .. } => Ok(()),
        Clock::Live { .. } => {
            Err("a live clock has a bank of 10 to 86400 s and an increment of 0 to 3600 s".to_owned())
        }
        Clock::Turns { hours: 1..=720, .. } => Ok(()),
        Clock::Turns { .. } => Err("a clock by turns gives 1 to 720 hours".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bank_is_used_up_and_refilled() {
        let seat = Seat::new(0);
        let mut clocks = Clocks::new(Clock::Live { bank: 60, increment: 5, timeout: OnTimeout::Bot }, 2);
        clocks.start(1_000);
        clocks.charge(11_000, SeatSet::one(seat));
        clocks.reward(seat);
        assert_eq!(clocks.deadline(seat), Some((11_000 + 55_000, OnTimeout::Bot)));
        let state = clocks.state(21_000, SeatSet::one(seat)).unwrap();
        assert_eq!((state.seats[0].left, state.seats[1].left), (45_000, 60_000));
    }

    #[test]
    fn the_clock_of_who_is_away_stands_still() {
        let (seat, other) = (Seat::new(0), Seat::new(1));
        let both: SeatSet = [seat, other].into_iter().collect();
        let mut clocks = Clocks::new(Clock::Turns { hours: 24, timeout: OnTimeout::Bot }, 2);
        clocks.start(0);
        clocks.charge(4 * HOUR, both);
        clocks.rest(0, 104 * HOUR);
        assert_eq!(clocks.deadline(seat), Some((124 * HOUR, OnTimeout::Bot)));
        assert_eq!(clocks.deadline(other), Some((24 * HOUR, OnTimeout::Bot)));
        let state = clocks.state(10 * HOUR, both).unwrap();
        assert_eq!((state.seats[0].left, state.seats[0].running), (20 * HOUR, false));
        assert_eq!((state.seats[1].left, state.seats[1].running), (14 * HOUR, true));
        clocks.charge(12 * HOUR, both);
        assert_eq!(clocks.over_at(seat), Some(124 * HOUR), "an event in between costs nothing");
        clocks.charge(114 * HOUR, SeatSet::one(seat));
        assert_eq!(clocks.over_at(seat), Some(124 * HOUR), "and then it runs on");
        clocks.rest(0, 100 * HOUR);
        assert_eq!(clocks.over_at(seat), Some(124 * HOUR), "what has passed is no rest");
    }

    #[test]
    fn by_turns_each_turn_has_its_hours() {
        let seat = Seat::new(1);
        let mut clocks = Clocks::new(Clock::Turns { hours: 24, timeout: OnTimeout::Wait }, 2);
        clocks.start(0);
        clocks.charge(23 * HOUR, SeatSet::one(seat));
        assert_eq!(clocks.deadline(seat), None, "this clock only tells");
        clocks.begin(seat);
        assert_eq!(clocks.state(23 * HOUR, SeatSet::one(seat)).unwrap().seats[1].left, 24 * HOUR);
    }
}
