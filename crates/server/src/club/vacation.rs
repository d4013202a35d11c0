//! Days on which games by turns wait for somebody: so many in a year, and everybody at the table sees until when.

use crate::api::VacationState;
use serde::{Deserialize, Serialize};

/// The name of what is kept.
pub(crate) const VACATION: &str = "vacation";
/// Days that everybody has in a year.
pub(crate) const DAYS: u32 = 30;
const DAY: i64 = 24 * 3_600_000;
/// Vacations before the last year are forgotten.
const KEPT: i64 = 2 * 366 * DAY;

/// One vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Rest {
    from: i64,
    until: i64,
}

/// The vacations of somebody, the last one last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Vacations {
    taken: Vec<Rest>,
}

/// More days were wished for than are left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooLong {
    pub left: u32,
}

impl Vacations {
    /// Until when the vacation of now lasts.
    pub fn until(&self, now: i64) -> Option<i64> {
        self.taken.last().map(|rest| rest.until).filter(|until| *until > now)
    }

    /// Days that were taken of the year of `now`; a day that was begun counts.
    fn taken(&self, now: i64) -> i64 {
        let (from, until) = year(now);
        let part = |rest: &Rest| (rest.until.min(until) - rest.from.max(from)).max(0);
        self.taken.iter().map(|rest| (part(rest) + DAY - 1) / DAY).sum()
    }

    /// Days that are left of the year of `now`.
    pub fn left(&self, now: i64) -> u32 {
        DAYS.saturating_sub(u32::try_from(self.taken(now)).unwrap_or(u32::MAX))
    }

    /// From now on until `until`, longer or shorter than before; what has passed ends it. Asking twice for the same
    /// changes nothing.
    pub fn set(&mut self, now: i64, until: Option<i64>) -> Result<(), TooLong> {
        let until = until.filter(|until| *until > now);
        let before = self.clone();
        self.taken.retain(|rest| rest.until > now - KEPT);
        match (self.taken.last_mut().filter(|rest| rest.until > now), until) {
            (Some(rest), until) => rest.until = until.unwrap_or(now),
            (None, Some(until)) => self.taken.push(Rest { from: now, until }),
            (None, None) => {}
        }
        // What reaches into the next year is taken from its days, too; nobody takes more than a year has.
        let rest = self.taken.last().filter(|_| until.is_some());
        let long = rest.is_some_and(|rest| rest.until - rest.from > i64::from(DAYS) * DAY);
        if until.is_some() && (long || self.taken(now) > i64::from(DAYS)) {
            let left = before.left(now);
            *self = before;
            return Err(TooLong { left });
        }
        Ok(())
    }

    /// What its owner is told.
    pub fn state(&self, now: i64) -> VacationState {
        VacationState { until: self.until(now), left: self.left(now), most: DAYS }
    }
}

/// The first moments of the year of `now` and of the next one, by UTC.
fn year(now: i64) -> (i64, i64) {
    let at = jiff::Timestamp::from_millisecond(now).unwrap_or_default();
    let this = at.to_zoned(jiff::tz::TimeZone::UTC).year();
    let first = |year: i16| {
        let day = jiff::civil::Date::new(year, 1, 1).unwrap_or_default();
        let zoned = day.to_zoned(jiff::tz::TimeZone::UTC);
        zoned.map_or(0, |zoned| zoned.timestamp().as_millisecond())
    };
    (first(this), first(this.saturating_add(1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 18 November 2026, noon.
    const NOW: i64 = 1_795_003_200_000;

    #[test]
    fn days_are_used_up_and_given_back() {
        let mut vacations = Vacations::default();
        assert_eq!(vacations.state(NOW), VacationState { until: None, left: 30, most: 30 });
        vacations.set(NOW, Some(NOW + 10 * DAY)).unwrap();
        assert_eq!(vacations.state(NOW), VacationState { until: Some(NOW + 10 * DAY), left: 20, most: 30 });
        vacations.set(NOW + DAY, Some(NOW + 10 * DAY)).unwrap();
        assert_eq!(vacations.left(NOW), 20, "the same once more");
        vacations.set(NOW + DAY + 1, None).unwrap();
        assert_eq!(vacations.state(NOW + DAY + 1), VacationState { until: None, left: 28, most: 30 });
        vacations.set(NOW + 5 * DAY, None).unwrap();
        assert_eq!(vacations.left(NOW + 5 * DAY), 28, "there was none to end");
    }

    #[test]
    fn nobody_has_more_days_than_there_are() {
        let mut vacations = Vacations::default();
        vacations.set(NOW, Some(NOW + 25 * DAY)).unwrap();
        vacations.set(NOW + 25 * DAY, None).unwrap();
        let later = NOW + 26 * DAY;
        assert_eq!(vacations.set(later, Some(later + 6 * DAY)), Err(TooLong { left: 5 }));
        assert_eq!(vacations.until(later), None, "nothing changed");
        vacations.set(later, Some(later + 5 * DAY)).unwrap();
        assert_eq!(vacations.left(later), 0);
        let next = NOW + 60 * DAY;
        assert_eq!(vacations.left(next), 30, "a new year");
        assert!(vacations.set(next, Some(next + 31 * DAY)).is_err());
    }

    #[test]
    fn a_vacation_over_the_turn_of_the_year_is_counted_in_both() {
        let mut vacations = Vacations::default();
        let december = NOW + 38 * DAY;
        vacations.set(december, Some(december + 14 * DAY)).unwrap();
        assert_eq!(vacations.left(december), 24, "from the 26th at noon to the end of the year");
        assert_eq!(vacations.left(december + 10 * DAY), 21);
    }
}
