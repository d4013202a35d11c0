//! Time as the tables know it. It runs evenly, whatever happens to the clock of the machine, and it knows when the
//! server was not there: time that went by while it was down, stopped or asleep is nobody's.

use crate::store::{Gap, Pulse};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// A clock of the machine that is ahead by so many milliseconds was put forward, or the machine slept.
const JUMP: i64 = 3_000;
/// Of several servers one was there if something was heard of it within so many milliseconds.
const COMPANY: i64 = 30_000;
/// A server that did not ask for the time for so many milliseconds was stopped.
const STALL: i64 = 15_000;
/// Gaps are remembered for so many milliseconds: longer than any turn lasts.
const REMEMBERED: i64 = 60 * 24 * 3_600_000;

/// Goes on by itself from where it was set.
#[derive(Debug)]
pub(crate) struct Time {
    begun: Instant,
    /// What to add to the milliseconds since then.
    base: AtomicI64,
    /// When it was last asked, in milliseconds since it began.
    asked: AtomicI64,
    /// Time of the last gap, or of the start.
    since: AtomicI64,
    gaps: Mutex<Vec<Gap>>,
    /// Others are there when this server is not, so its own absence is nobody's gap.
    shared: bool,
    /// Milliseconds that a test lets pass.
    #[cfg(test)]
    passed: AtomicI64,
}

impl Time {
    /// Starts with the clock of the machine.
    #[cfg(test)]
    pub fn new(wall: i64) -> Self {
        Time::among(wall, false)
    }

    /// Starts with the clock of the machine, alone or as one of several servers.
    pub fn among(wall: i64, shared: bool) -> Self {
        Time {
            shared,
            begun: Instant::now(),
            base: AtomicI64::new(wall),
            asked: AtomicI64::new(0),
            since: AtomicI64::new(wall),
            gaps: Mutex::default(),
            #[cfg(test)]
            passed: AtomicI64::new(0),
        }
    }

    /// Goes on where an earlier server stopped, and never before that.
    pub fn resume(&self, pulse: Option<Pulse>, wall: i64) {
        let Some(Pulse { beat, gaps, .. }) = pulse else { return };
        let now = wall.max(beat);
        self.base.fetch_add(now - self.now(), Ordering::SeqCst);
        self.since.store(now, Ordering::SeqCst);
        let mut all = self.gaps.lock().unwrap_or_else(PoisonError::into_inner);
        *all = gaps;
        if !self.shared || now - beat > COMPANY {
            all.push(Gap { from: beat, until: now });
        }
        all.retain(|gap| gap.until > gap.from && gap.until > now - REMEMBERED);
    }

    fn elapsed(&self) -> i64 {
        let elapsed = i64::try_from(self.begun.elapsed().as_millis()).unwrap_or(i64::MAX);
        #[cfg(test)]
        let elapsed = elapsed + self.passed.load(Ordering::SeqCst);
        elapsed
    }

    #[cfg(test)]
    pub fn pass(&self, seconds: i64) {
        // Somebody asked all the time.
        self.asked.fetch_add(seconds * 1_000, Ordering::SeqCst);
        self.passed.fetch_add(seconds * 1_000, Ordering::SeqCst);
    }

    #[cfg(test)]
    pub fn stall(&self, seconds: i64) {
        self.passed.fetch_add(seconds * 1_000, Ordering::SeqCst);
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        let elapsed = self.elapsed();
        let base = self.base.load(Ordering::SeqCst);
        let asked = self.asked.fetch_max(elapsed, Ordering::SeqCst);
        if elapsed - asked > STALL {
            self.add(Gap { from: base + asked, until: base + elapsed });
        }
        base + elapsed
    }

    fn add(&self, gap: Gap) {
        if self.shared {
            return;
        }
        tracing::warn!(
            seconds = (gap.until - gap.from) / 1_000,
            "the server was away; nobody is charged for it"
        );
        self.since.fetch_max(gap.until, Ordering::SeqCst);
        self.gaps.lock().unwrap_or_else(PoisonError::into_inner).push(gap);
    }

    /// Compares with the clock of the machine. `true` when that went ahead: it was put forward, or the machine
    /// slept, which a process does not notice. A clock that was put back is left behind instead.
    pub fn compare(&self, wall: i64) -> bool {
        let now = self.now();
        if wall <= now + JUMP {
            return false;
        }
        self.add(Gap { from: now, until: wall });
        self.base.fetch_add(wall - now, Ordering::SeqCst);
        true
    }

    /// Since when it has run without a gap.
    pub fn since(&self) -> i64 {
        self.since.load(Ordering::SeqCst)
    }

    /// How much of the time from `from` to `until` was nobody's.
    pub fn lost(&self, from: i64, until: i64) -> i64 {
        let gaps = self.gaps.lock().unwrap_or_else(PoisonError::into_inner);
        let part = |gap: &Gap| (gap.until.min(until) - gap.from.max(from)).max(0);
        gaps.iter().map(part).sum()
    }

    /// What the next server has to know.
    pub fn pulse(&self) -> Pulse {
        let beat = self.now();
        let gaps = self.gaps.lock().unwrap_or_else(PoisonError::into_inner).clone();
        Pulse { beat, gaps, heeded: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3_600_000;

    #[test]
    fn a_jump_forward_is_a_gap_and_a_jump_back_is_nothing() {
        let time = Time::new(1_000_000);
        let before = time.now();
        assert!(!time.compare(before + 1_000), "clocks are corrected by a little all the time");
        assert!(time.compare(before + 8 * HOUR));
        let after = time.now();
        assert!(after >= before + 8 * HOUR);
        assert!((8 * HOUR - 1_000..=8 * HOUR).contains(&time.lost(before, after)));
        assert!(!time.compare(before), "time does not run backwards");
        assert!(time.now() >= after);
        assert_eq!(time.lost(after, after + HOUR), 0);
    }

    #[test]
    fn a_process_that_was_stopped_has_a_gap() {
        let time = Time::new(1_000_000);
        let before = time.now();
        time.pass(60);
        assert_eq!(time.lost(before, time.now()), 0);
        time.stall(60);
        assert!(time.lost(before, time.now()) >= 60_000);
    }

    #[test]
    fn the_next_server_knows_every_gap_and_is_never_earlier() {
        let first = Time::new(10 * HOUR);
        let second = Time::new(11 * HOUR);
        second.resume(Some(first.pulse()), 11 * HOUR);
        assert!((HOUR - 1_000..=HOUR).contains(&second.lost(0, second.now())));
        let third = Time::new(13 * HOUR);
        third.resume(Some(second.pulse()), 13 * HOUR);
        assert!((3 * HOUR - 2_000..=3 * HOUR).contains(&third.lost(0, third.now())));
        let early = Time::new(HOUR);
        early.resume(Some(third.pulse()), HOUR);
        assert!(early.now() >= 13 * HOUR, "the clock of the machine was put back while the server was down");
    }
}
