//! Results of one deal, compared by matchpoints: one for everybody beaten, half for a tie, as a share of what could be had.

use crate::api::{ChallengeMeasure, Outcome, OutcomeReason};
use std::cmp::Ordering;

/// What came of an attempt; the greater one is the better one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Finish {
    pub gave_up: bool,
    pub points: i32,
    /// Points more than the best other.
    pub margin: i32,
    pub won: bool,
    pub measure: ChallengeMeasure,
}

impl Finish {
    /// What came of a seat; `None` while the table goes on, and when it was closed or broke off.
    pub fn of(outcome: &Outcome, seat: u8, measure: ChallengeMeasure) -> Option<Self> {
        let seat = usize::from(seat);
        let gave_up = match outcome.reason {
            OutcomeReason::Completed => false,
            OutcomeReason::Resigned => true,
            OutcomeReason::Unfinished | OutcomeReason::Closed => return None,
        };
        let points = *outcome.scores.get(seat)?;
        let others = outcome.scores.iter().enumerate().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, points)| *points).max().unwrap_or_default();
        let won = !gave_up && outcome.places.get(seat) == Some(&1);
        Some(Finish { gave_up, points, margin: points - best, won, measure })
    }

    /// The number that is compared and shown.
    pub fn value(&self) -> i32 {
        match self.measure {
            ChallengeMeasure::Points => self.points,
            ChallengeMeasure::Margin => self.margin,
        }
    }

    /// What is compared, the first part first.
    fn key(&self) -> (bool, bool, i32) {
        // All who gave up are equal; a game for two is won first, and then by so much.
        let wins = self.measure == ChallengeMeasure::Margin && self.won;
        if self.gave_up { (false, false, 0) } else { (true, wins, self.value()) }
    }
}

impl Ord for Finish {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Finish {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// How a result stands in a field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Stand {
    /// 1 is best; those who are equal share the place.
    pub place: u32,
    /// Percent of the matchpoints; `None` where there is nobody else.
    pub share: Option<f64>,
}

/// How each result stands among all of them.
pub(crate) fn matchpoints<T: Ord>(field: &[T]) -> Vec<Stand> {
    let stand = |(index, one): (usize, &T)| {
        let others = field.iter().enumerate().filter(|(other, _)| *other != index);
        against(others.map(|(_, other)| other), one)
    };
    field.iter().enumerate().map(stand).collect()
}

/// How a result stands against those of others.
pub(crate) fn against<'a, T: Ord + 'a>(others: impl Iterator<Item = &'a T>, one: &T) -> Stand {
    let (mut ahead, mut halves, mut all) = (0u32, 0u32, 0u32);
    for other in others {
        all += 1;
        match one.cmp(other) {
            Ordering::Greater => halves += 2,
            Ordering::Equal => halves += 1,
            Ordering::Less => ahead += 1,
        }
    }
    let share = (all > 0).then(|| 50.0 * f64::from(halves) / f64::from(all));
    Stand { place: ahead + 1, share }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(field: &[i32]) -> Vec<(u32, Option<f64>)> {
        matchpoints(field).into_iter().map(|stand| (stand.place, stand.share)).collect()
    }

    #[test]
    fn one_for_everybody_beaten() {
        let expected = [(1, Some(100.0)), (3, Some(0.0)), (2, Some(50.0))];
        assert_eq!(told(&[143, 90, 120]), expected);
    }

    #[test]
    fn ties_share_the_place_and_the_points() {
        let expected = [(1, Some(87.5)), (1, Some(87.5)), (3, Some(50.0)), (4, Some(12.5)), (4, Some(12.5))];
        assert_eq!(told(&[9, 9, 7, 2, 2]), expected);
        assert_eq!(told(&[5, 5, 5]), [(1, Some(50.0)); 3]);
    }

    #[test]
    fn alone_there_is_nobody_to_beat() {
        assert_eq!(told(&[5]), [(1, None)]);
        assert_eq!(told(&[]), []);
    }

    #[test]
    fn all_shares_together_are_one_half_of_what_could_be_had() {
        for field in [vec![1, 2, 3, 4], vec![4, 4, 1], vec![0, 0, 0, 9, 9, 3, 3, 3]] {
            let sum: f64 = matchpoints(&field).iter().filter_map(|stand| stand.share).sum();
            assert!((sum - 50.0 * field.len() as f64).abs() < 1e-9, "{field:?}: {sum}");
        }
    }

    #[test]
    fn who_does_not_count_is_held_against_those_who_do() {
        let field = [10, 20, 30];
        assert_eq!(against(field.iter(), &20), Stand { place: 2, share: Some(50.0) });
        assert_eq!(matchpoints(&field)[2], Stand { place: 1, share: Some(100.0) }, "and changes nothing");
    }

    fn outcome(reason: OutcomeReason, scores: &[i32], places: &[u8]) -> Outcome {
        Outcome { reason, scores: scores.to_vec(), places: places.to_vec() }
    }

    #[test]
    fn giving_up_comes_after_everybody_who_stayed() {
        let of = |reason, scores: &[i32]| {
            Finish::of(&outcome(reason, scores, &[1, 2]), 0, ChallengeMeasure::Points).unwrap()
        };
        let (poor, gone) = (of(OutcomeReason::Completed, &[1, 50]), of(OutcomeReason::Resigned, &[90, 50]));
        assert!(poor > gone && !gone.won);
        assert_eq!(gone.cmp(&of(OutcomeReason::Resigned, &[3, 50])), Ordering::Equal);
        for reason in [OutcomeReason::Unfinished, OutcomeReason::Closed] {
            assert_eq!(Finish::of(&outcome(reason, &[1, 2], &[2, 1]), 0, ChallengeMeasure::Points), None);
        }
    }

    #[test]
    fn a_game_for_two_is_won_first_and_then_by_so_much() {
        let of = |scores: &[i32], places: &[u8]| {
            let ended = outcome(OutcomeReason::Completed, scores, places);
            Finish::of(&ended, 1, ChallengeMeasure::Margin).unwrap()
        };
        let (clear, close) = (of(&[20, 40], &[2, 1]), of(&[39, 41], &[2, 1]));
        assert_eq!((clear.margin, close.margin), (20, 2));
        assert!(clear > close, "more points do not help");
        // Won at once, though behind in points.
        assert!(of(&[30, 10], &[2, 1]) > of(&[30, 30], &[1, 2]));
    }
}
