//! Quiet hours, wherever the clock stands.

use crate::api::QuietHours;
use crate::error::Error;
use jiff::civil::Time;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

const DAY: u16 = 24 * 60;

fn time_of(minute: u16) -> Option<Time> {
    Time::new(i8::try_from(minute / 60).ok()?, i8::try_from(minute % 60).ok()?, 0, 0).ok()
}

/// Are these hours anybody's? Says what would be right otherwise.
pub(crate) fn check(quiet: &QuietHours) -> Result<(), Error> {
    if quiet.from >= DAY || quiet.until >= DAY {
        return Err(Error::invalid("quiet: from and until are minutes of the day, 0 to 1439"));
    }
    if quiet.on && quiet.from == quiet.until {
        return Err(Error::invalid("quiet: from and until must differ; switch everything off instead"));
    }
    match TimeZone::get(&quiet.zone) {
        Ok(_) if quiet.zone.len() <= 64 => Ok(()),
        _ => Err(Error::invalid("quiet.zone: expected a time zone such as \"Europe/Prague\"")),
    }
}

/// The end of the quiet hours that are now, in milliseconds since 1970; `None` when nothing is quiet.
pub(super) fn until(quiet: &QuietHours, now: i64) -> Option<i64> {
    if !quiet.on || quiet.from == quiet.until {
        return None;
    }
    let zone = TimeZone::get(&quiet.zone).ok()?;
    let now: Zoned = Timestamp::from_millisecond(now).ok()?.to_zoned(zone.clone());
    let minute = u16::try_from(now.hour()).ok()? * 60 + u16::try_from(now.minute()).ok()?;
    let over_midnight = quiet.from > quiet.until;
    let (evening, morning) = (minute >= quiet.from, minute < quiet.until);
    let date = match (over_midnight, evening, morning) {
        (true, true, _) => now.date().tomorrow().ok()?,
        (true, false, true) | (false, true, true) => now.date(),
        _ => return None,
    };
    // Where the clock is put forward over that minute, the next one that there is.
    let end = date.to_datetime(time_of(quiet.until)?).to_zoned(zone).ok()?;
    Some(end.timestamp().as_millisecond())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> i64 {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    fn night(zone: &str) -> QuietHours {
        QuietHours { on: true, from: 22 * 60 + 30, until: 7 * 60, zone: zone.to_owned(), wake: true }
    }

    #[test]
    fn a_night_ends_in_the_morning_of_its_place() {
        let prague = night("Europe/Prague");
        assert_eq!(until(&prague, at("2026-07-01T20:29:00Z")), None, "22:29 there");
        assert_eq!(until(&prague, at("2026-07-01T20:30:00Z")), Some(at("2026-07-02T05:00:00Z")));
        assert_eq!(until(&prague, at("2026-07-02T04:59:00Z")), Some(at("2026-07-02T05:00:00Z")));
        assert_eq!(until(&prague, at("2026-07-02T05:00:00Z")), None);
        assert_eq!(until(&prague, at("2026-12-01T21:30:00Z")), Some(at("2026-12-02T06:00:00Z")), "in winter");
        let off = QuietHours { on: false, ..prague };
        assert_eq!(until(&off, at("2026-07-01T22:00:00Z")), None);
    }

    #[test]
    fn hours_by_day_and_the_night_the_clock_is_put_forward() {
        let noon = QuietHours { from: 12 * 60, until: 13 * 60, ..night("UTC") };
        assert_eq!(until(&noon, at("2026-07-01T12:10:00Z")), Some(at("2026-07-01T13:00:00Z")));
        assert_eq!(until(&noon, at("2026-07-01T13:00:00Z")), None);
        assert_eq!(until(&noon, at("2026-07-01T11:59:00Z")), None);
        // On 29 March 2026 the minutes from 2:00 to 2:59 do not exist in Prague.
        let early = QuietHours { until: 2 * 60 + 30, ..night("Europe/Prague") };
        let end = until(&early, at("2026-03-28T23:00:00Z")).unwrap();
        assert_eq!(end, at("2026-03-29T01:30:00Z"));
    }

    #[test]
    fn what_cannot_be_is_told() {
        assert!(check(&night("Europe/Prague")).is_ok());
        assert!(check(&QuietHours::default()).is_ok());
        for wrong in [
            night("Europe/Atlantis"),
            night(""),
            QuietHours { from: 1440, ..night("UTC") },
            QuietHours { until: 22 * 60 + 30, ..night("UTC") },
        ] {
            assert!(check(&wrong).is_err(), "{wrong:?}");
        }
    }
}
