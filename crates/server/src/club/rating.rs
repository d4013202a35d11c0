//! From places to ratings: Weng and Lin's method for any number of players, each for themselves.
//!
//! Points are those of the bots' measured ladder: whoever has 400 more is ten times as likely to be ahead. The method
//! itself is that of the crate `skillratings`; here are the numbers it works with.

use crate::store::Standing;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// Whatever changes here changes ratings: all of them are then reckoned anew.
pub(crate) const VERSION: u32 = 1;

/// Ratings are kept in whole millionths.
const UNIT: f64 = 1_000_000.0;
/// Where everybody begins.
const START: f64 = 1500.0;
/// How far a newcomer may be off: one standard deviation.
const NEWCOMER: f64 = 220.0;
/// People change, so nobody is ever known better than this.
const BEST_KNOWN: f64 = 50.0;
/// And before every game they are known a little less well.
const DRIFT: f64 = 10.0;
/// With fewer games a rating is provisional.
pub(crate) const PROVISIONAL: u64 = 10;
/// Half the width of a 95 % interval in standard deviations.
const WIDE: f64 = 1.96;
/// A difference of points at which the odds are e to one: 400 points are ten to one.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// Somebody in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Entrant {
    /// The rating before it.
    pub before: Standing,
    /// The place; 1 is best, and several may share one.
    pub place: u8,
    /// Was the rating measured beforehand, so that games do not change it?
    pub fixed: bool,
}

impl Standing {
    /// Where everybody begins.
    pub(crate) fn newcomer() -> Self {
        Standing::of(START, NEWCOMER)
    }

    /// A measured strength with half the width of its 95 % interval.
    pub(crate) fn measured(rating: i32, error: i32) -> Self {
        Standing::of(rating.into(), (f64::from(error) / WIDE).max(0.001))
    }

    fn of(mean: f64, spread: f64) -> Self {
        Standing { mean: (mean * UNIT).round() as i64, spread: (spread * UNIT).round() as i64 }
    }

    fn mean(self) -> f64 {
        self.mean as f64 / UNIT
    }

    fn spread(self) -> f64 {
        self.spread as f64 / UNIT
    }

    /// The rating as it is shown.
    pub(crate) fn rating(self) -> i32 {
        self.mean().round() as i32
    }

    /// Half the width of its 95 % interval.
    pub(crate) fn error(self) -> i32 {
        (self.spread() * WIDE).round() as i32
    }
}

/// Ratings after a game, in the order of the entrants.
pub(crate) fn rate(entrants: &[Entrant]) -> Vec<Standing> {
    // Of two who are equally likely to be ahead when nothing is uncertain, the crate divides by beta times √2.
    let config = WengLinConfig { beta: SCALE / std::f64::consts::SQRT_2, ..WengLinConfig::default() };
    let before = |entrant: &Entrant| {
        let drift = if entrant.fixed { 0.0 } else { DRIFT };
        [WengLinRating { rating: entrant.before.mean(), uncertainty: entrant.before.spread().hypot(drift) }]
    };
    let teams: Vec<[WengLinRating; 1]> = entrants.iter().map(before).collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(entrants)
        .map(|(team, entrant)| (&team[..], MultiTeamOutcome::new(entrant.place.into())))
        .collect();
    let after = weng_lin_multi_team(&ranked, &config);
    let settle = |(entrant, after): (&Entrant, Vec<WengLinRating>)| match after.first() {
        Some(after) if !entrant.fixed => {
            Standing::of(after.rating, after.uncertainty.clamp(BEST_KNOWN, NEWCOMER))
        }
        _ => entrant.before,
    };
    entrants.iter().zip(after).map(settle).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::{QuickRandom, Random};

    fn entrant(before: Standing, place: u8) -> Entrant {
        Entrant { before, place, fixed: false }
    }

    /// Evenly spread between 0 and 1, without the ends.
    fn chance(rng: &mut QuickRandom) -> f64 {
        (f64::from(rng.below(1 << 24)) + 0.5) / f64::from(1 << 24)
    }

    /// Who of these comes first, second and so on, when strength is what ratings say it is.
    fn places(strengths: &[f64], rng: &mut QuickRandom) -> Vec<u8> {
        let luck = |strength: &f64| strength - SCALE * (-chance(rng).ln()).ln();
        let shown: Vec<f64> = strengths.iter().map(luck).collect();
        shown.iter().map(|one| 1 + shown.iter().filter(|other| *other > one).count() as u8).collect()
    }

    /// How well two orders agree: 1 when they are the same, 0 when they have nothing to do with each other.
    fn rank_correlation(a: &[f64], b: &[f64]) -> f64 {
        let ranks = |values: &[f64]| -> Vec<f64> {
            values.iter().map(|one| values.iter().filter(|other| *other < one).count() as f64).collect()
        };
        let (a, b) = (ranks(a), ranks(b));
        let n = a.len() as f64;
        let square = a.iter().zip(&b).map(|(a, b)| (a - b).powi(2)).sum::<f64>();
        1.0 - 6.0 * square / (n * (n * n - 1.0))
    }

    /// Everybody plays so many games at tables of this size with whoever comes.
    fn a_season(people: usize, seats: usize, games: usize, seed: u64) -> (Vec<f64>, Vec<Standing>) {
        let mut rng = QuickRandom::new(seed);
        let strengths: Vec<f64> =
            (0..people).map(|person| 1000.0 + 1000.0 * person as f64 / (people - 1) as f64).collect();
        let mut standings = vec![Standing::newcomer(); people];
        for _ in 0..games {
            let mut order: Vec<usize> = (0..people).collect();
            rng.shuffle(&mut order);
            for table in order.chunks(seats) {
                let here: Vec<f64> = table.iter().map(|person| strengths[*person]).collect();
                let entrants: Vec<Entrant> = table
                    .iter()
                    .zip(places(&here, &mut rng))
                    .map(|(person, place)| entrant(standings[*person], place))
                    .collect();
                for (person, after) in table.iter().zip(rate(&entrants)) {
                    standings[*person] = after;
                }
            }
        }
        (strengths, standings)
    }

    #[test]
    fn people_of_known_strength_are_ordered_rightly_after_thirty_games_each() {
        for seed in 0..8 {
            for seats in [2, 3, 4, 5] {
                let (strengths, standings) = a_season(60, seats, 30, seed);
                let means: Vec<f64> = standings.iter().map(|standing| standing.mean()).collect();
                let agree = rank_correlation(&strengths, &means);
                assert!(agree >= 0.9, "{seats} at a table, seed {seed}: {agree}");
                let spread = standings.iter().map(|standing| standing.spread()).sum::<f64>() / 60.0;
                assert!(spread < 0.8 * NEWCOMER, "who has played is known better: {spread}");
            }
        }
    }

    #[test]
    fn who_wins_gains_and_who_loses_pays_and_a_draw_of_equals_changes_nothing() {
        let new = Standing::newcomer();
        let won = rate(&[entrant(new, 1), entrant(new, 2)]);
        assert!(won[0].mean > new.mean && won[1].mean < new.mean);
        assert_eq!(won[0].mean - new.mean, new.mean - won[1].mean);
        assert!(won[0].spread < new.spread);
        let drawn = rate(&[entrant(new, 1), entrant(new, 1)]);
        assert_eq!((drawn[0].mean, drawn[1].mean), (new.mean, new.mean));
        let four = rate(&[entrant(new, 1), entrant(new, 2), entrant(new, 3), entrant(new, 4)]);
        assert!(four.windows(2).all(|two| two[0].mean > two[1].mean), "{four:?}");
    }

    #[test]
    fn beating_the_strong_gives_more_than_beating_the_weak() {
        let new = Standing::newcomer();
        let against = |rating| {
            let fixed = Entrant { before: Standing::measured(rating, 40), place: 2, fixed: true };
            let after = rate(&[entrant(new, 1), fixed]);
            assert_eq!(after[1], fixed.before, "a measured rating stays what it is");
            after[0].mean - new.mean
        };
        assert!(against(2000) > against(1500) && against(1500) > against(1000) && against(1000) > 0);
    }

    #[test]
    fn ratings_stay_on_the_scale_of_the_bots() {
        // Whoever wins three games of four has 191 points more; a little is added for what stays uncertain.
        let mut rng = QuickRandom::new(5);
        let bot = Entrant { before: Standing::measured(1500, 0), place: 1, fixed: true };
        let mut standing = Standing::newcomer();
        let mut sum = 0.0;
        for game in 0..20_000 {
            let ahead = chance(&mut rng) < 0.75;
            let entrants = [
                entrant(standing, if ahead { 1 } else { 2 }),
                Entrant { place: if ahead { 2 } else { 1 }, ..bot },
            ];
            standing = rate(&entrants)[0];
            sum += if game >= 2_000 { standing.mean() } else { 0.0 };
        }
        let mean = sum / 18_000.0;
        assert!((mean - 1690.8).abs() < 30.0, "{mean}");
    }
}
