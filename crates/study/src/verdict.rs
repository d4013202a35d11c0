//! What a decision lost against the best found, and how sure that is.

use bots::{Reading, Weighed};
use game_core::review::ReviewLook;

/// Nine times of ten the mean of so many samples lies within so many standard errors (Student's t).
fn student(samples: usize) -> f64 {
    match samples {
        0..=2 => 6.31,
        3 => 2.92,
        4 => 2.35,
        5 => 2.13,
        6 => 2.02,
        7..=9 => 1.9,
        10..=20 => 1.77,
        _ => 1.66,
    }
}

/// The mean of samples and its error: nine times of ten the true mean lies within it.
pub(crate) fn mean(samples: &[f64]) -> (f64, f64) {
    let count = samples.len() as f64;
    let mean = samples.iter().sum::<f64>() / count.max(1.0);
    if samples.len() < 2 {
        return (mean, 0.0);
    }
    let variance = samples.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, student(samples.len()) * (variance / count).sqrt())
}

/// What the evaluation itself is wrong by, which no number of deals or trees shows: so many points, and so much of the
/// loss. Chosen, not measured.
const fn doubt(look: ReviewLook) -> (f64, f64) {
    match look {
        ReviewLook::First => (0.5, 0.4),
        ReviewLook::Second => (0.2, 0.2),
    }
}

/// What came of a decision.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Verdict<A> {
    pub played: Weighed<A>,
    /// The best found, where that is another one.
    pub better: Option<Weighed<A>>,
    pub loss: f64,
    pub error: f64,
    /// The loss by what it is made of.
    pub own: f64,
    pub rivals: f64,
    pub win: f64,
    /// By how much the step played is better than the second choice, where it is the best.
    pub ahead: Option<f64>,
}

/// The error of a loss of this size.
pub(crate) fn whole_error(sampled: f64, loss: f64, look: ReviewLook) -> f64 {
    let (points, part) = doubt(look);
    sampled.hypot(points + part * loss)
}

impl<A: Copy + PartialEq> Verdict<A> {
    /// Compares the first of the weighed steps with the one played; `None` when that was not weighed. A share of the win
    /// is worth `win` points.
    pub fn of(weighed: &[Weighed<A>], played: A, win: f32, look: ReviewLook) -> Option<Self> {
        let own = weighed.iter().find(|one| one.step == played)?;
        let differences = |one: &Weighed<A>, other: &Weighed<A>| {
            let pairs = one.readings.iter().zip(&other.readings);
            let values: Vec<f64> = pairs.map(|(a, b)| f64::from(a.value) - f64::from(b.value)).collect();
            mean(&values)
        };
        let first = weighed.first()?;
        let (loss, sampled) = if first.step == played { (0.0, 0.0) } else { differences(first, own) };
        if loss > 0.0 {
            let (a, b): (Reading, Reading) = (first.mean(), own.mean());
            let points = f64::from(a.score) - f64::from(b.score);
            let chance = f64::from(win) * (f64::from(a.share) - f64::from(b.share));
            return Some(Verdict {
                played: own.clone(),
                better: Some(first.clone()),
                loss,
                error: whole_error(sampled, loss, look),
                own: points,
                rivals: loss - points - chance,
                win: chance,
                ahead: None,
            });
        }
        let second = weighed.iter().find(|one| one.step != played);
        let (ahead, sampled) = second.map_or((0.0, 0.0), |second| differences(own, second));
        Some(Verdict {
            played: own.clone(),
            better: None,
            loss: 0.0,
            error: whole_error(if second.is_some() { sampled } else { 0.0 }, 0.0, look),
            own: 0.0,
            rivals: 0.0,
            win: 0.0,
            ahead: (ahead > 0.0).then_some(ahead),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weighed(step: u8, values: &[f32]) -> Weighed<u8> {
        let reading = |value: &f32| Reading { value: *value, score: *value - 1.0, share: 0.5 };
        Weighed { step, readings: values.iter().map(reading).collect(), visits: 1, line: Vec::new() }
    }

    #[test]
    fn a_loss_is_measured_in_pairs() {
        // Both swing by ten points from deal to deal, and one is always two better.
        let all = [weighed(1, &[12.0, 22.0, 32.0]), weighed(2, &[10.0, 20.0, 30.0])];
        let verdict = Verdict::of(&all, 2, 6.0, ReviewLook::Second).unwrap();
        assert!((verdict.loss - 2.0).abs() < 1e-6 && verdict.error < 1.0, "{verdict:?}");
        assert!((verdict.own + verdict.rivals + verdict.win - verdict.loss).abs() < 1e-6);
        assert_eq!(verdict.better.map(|better| better.step), Some(1));
    }

    #[test]
    fn the_best_is_ahead_of_the_second_choice() {
        let all = [weighed(1, &[12.0, 14.0]), weighed(2, &[10.0, 13.0])];
        let verdict = Verdict::of(&all, 1, 6.0, ReviewLook::First).unwrap();
        assert_eq!((verdict.loss, verdict.ahead), (0.0, Some(1.5)));
        assert!(verdict.better.is_none());
        assert!(Verdict::of(&all, 3, 6.0, ReviewLook::First).is_none(), "it was not weighed");
    }

    #[test]
    fn what_turns_out_worse_than_the_step_played_is_not_better() {
        let all = [weighed(1, &[9.0, 9.0]), weighed(2, &[10.0, 13.0])];
        let verdict = Verdict::of(&all, 2, 6.0, ReviewLook::Second).unwrap();
        assert_eq!((verdict.loss, verdict.better.is_none(), verdict.ahead), (0.0, true, Some(2.5)));
    }

    #[test]
    fn samples_that_disagree_make_a_large_error() {
        let (_, calm) = mean(&[1.0, 1.1, 0.9]);
        let (middle, wild) = mean(&[4.0, -3.0, 2.0]);
        assert!(wild > 10.0 * calm && (middle - 1.0).abs() < 1e-9);
        assert_eq!(mean(&[5.0]), (5.0, 0.0));
    }
}
