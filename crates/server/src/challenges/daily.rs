//! The deals of the day: one for each game and day, the same for everybody, known to nobody beforehand.

use super::Deal;
use crate::error::Error;
use crate::ids::ChallengeId;
use crate::shelf::Shelf;
use game_core::{QuickRandom, Random, Seed};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use sha2::{Digest, Sha256};

/// Deals of so many days can be played, today's included.
const DAYS: i32 = 7;
/// More seats would take an evening.
const MOST_SEATS: u8 = 3;

/// The day of a moment, by UTC.
pub(crate) fn day_of(now: i64) -> Date {
    Timestamp::from_millisecond(now).unwrap_or_default().to_zoned(TimeZone::UTC).date()
}

/// When a day begins.
pub(crate) fn begins(day: Date) -> i64 {
    day.to_zoned(TimeZone::UTC).map_or(0, |zoned| zoned.timestamp().as_millisecond())
}

/// When the next day begins.
pub(crate) fn ends(day: Date) -> i64 {
    begins(day.checked_add(1.day()).unwrap_or(day))
}

/// The name of the deal of a game and a day.
pub(crate) fn id(game: &str, day: Date) -> ChallengeId {
    ChallengeId::new(format!("{game}-{day}"))
}

/// The game and day that a name means. Days to come have no deal yet, and those long past have none any more.
pub(crate) fn named(id: &ChallengeId, today: Date) -> Option<(&str, Date)> {
    let text = id.as_str();
    // A day is written with ten letters.
    let (game, day) = text.split_at_checked(text.len().checked_sub(11)?)?;
    let day: Date = day.strip_prefix('-')?.parse().ok()?;
    let oldest = today.checked_sub((DAYS - 1).days()).ok()?;
    let written = self::id(game, day) == *id;
    (written && (oldest..=today).contains(&day)).then_some((game, day))
}

/// The seed of a day follows from the house's own secret: whoever does not know that knows nothing of any other day.
fn seed(secret: [u8; 32], game: &str, day: Date) -> Seed {
    let what = Sha256::digest(format!("deal of the day\n{game}\n{day}"));
    Seed::new(Sha256::new().chain_update(secret).chain_update(what).finalize().into())
}

/// The deal of a game and a day.
pub(crate) fn deal(shelf: &Shelf, secret: [u8; 32], game: &str, day: Date) -> Result<Deal, Error> {
    let edition = shelf.find(game)?.standard();
    let info = edition.game.info();
    let seed = seed(secret, game, day);
    // Another stream than that of the draws.
    let mut rng = QuickRandom::of(self::seed(secret, &format!("{game} seats"), day));
    let most = info.max_players.min(MOST_SEATS.max(info.min_players));
    let players = info.min_players + rng.below(u32::from(most - info.min_players) + 1) as u8;
    let seat = rng.below(u32::from(players)) as u8;
    let deal = Deal::fresh(&edition, players, None, seat, &shelf.steady(game))?;
    Ok(Deal { seed, day: Some(day.to_string()), ..deal })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 18 November 2026, noon.
    const NOON: i64 = 1_795_003_200_000;

    fn today() -> Date {
        day_of(NOON)
    }

    #[test]
    fn a_day_lasts_from_midnight_to_midnight() {
        assert_eq!(today().to_string(), "2026-11-18");
        assert_eq!((begins(today()), ends(today())), (NOON - 12 * 3_600_000, NOON + 12 * 3_600_000));
        assert_eq!(day_of(ends(today()) - 1), today());
        assert_eq!(day_of(ends(today())).to_string(), "2026-11-19");
    }

    #[test]
    fn only_the_last_seven_days_have_deals() {
        let named = |text: &str| named(&ChallengeId::new(text), today()).map(|(_, day)| day.to_string());
        assert_eq!(named("altay-2026-11-18").as_deref(), Some("2026-11-18"));
        assert_eq!(named("altay-2026-11-12").as_deref(), Some("2026-11-12"));
        for wrong in
            ["altay-2026-11-19", "altay-2026-11-11", "altay-2027-01-01", "altay", "altay-today-today", ""]
        {
            assert_eq!(named(wrong), None, "{wrong}");
        }
        assert_eq!(named("altay-2026-11-18T00:00"), None, "one name for one day");
    }

    #[test]
    fn seeds_differ_by_house_game_and_day() {
        let (house, other) = ([1; 32], [2; 32]);
        let yesterday = today().yesterday().unwrap();
        let seeds = [
            seed(house, "altay", today()),
            seed(house, "altay", yesterday),
            seed(house, "anunnaki", today()),
            seed(other, "altay", today()),
        ];
        for (index, one) in seeds.iter().enumerate() {
            assert!(seeds.iter().skip(index + 1).all(|two| one != two));
        }
        assert_eq!(seed(house, "altay", today()), seeds[0], "and are the same when asked again");
    }
}
