//! One decision looked at as a puzzle: is one choice much better than all others?

use super::RIGHT;
use crate::course::Choice;
use crate::judge::Judge;
use crate::verdict::{mean, whole_error};
use bots::{Contest, Evaluate, Scales, Weighed};
use game_core::review::ReviewLook;
use game_core::{Actor, Random, Sight};

/// What a look at a decision says.
#[derive(Clone, Debug)]
pub(crate) struct Answer<A> {
    /// The best.
    pub best: Weighed<A>,
    /// The best of what is another deed.
    pub second: Weighed<A>,
    /// Steps that count as right.
    pub right: Vec<A>,
    pub gap: f64,
    pub spread: f64,
    /// All that was weighed, with its value.
    pub values: Vec<(A, f64)>,
}

/// Does one of two steps lead to the other in the same turn? Then they are one deed in another order.
fn same_deed<A: Copy + PartialEq>(one: &Weighed<A>, other: &Weighed<A>) -> bool {
    let leads = |from: &Weighed<A>, to: A| from.step == to || from.line.contains(&to);
    leads(one, other.step) || leads(other, one.step)
}

/// May the answer still be given after this step, at once or after one step more? Then the step decides nothing yet. A step
/// after which something is drawn or somebody else is asked decides.
pub(crate) fn keeps_open<G: Evaluate>(sight: &Sight<G>, step: G::Action, answer: G::Action) -> bool {
    let seat = sight.seat();
    let after = |position: &G, step: G::Action| {
        let mut next = position.clone();
        next.apply(Actor::Seat(seat), step);
        next.awaiting().includes(seat).then_some(next)
    };
    let Some(next) = after(sight, step) else { return false };
    if next.refusal(seat, answer).is_none() {
        return true;
    }
    let mut legal = Vec::new();
    next.legal(seat, &mut legal);
    legal.into_iter().filter_map(|more| after(&next, more)).any(|last| last.refusal(seat, answer).is_none())
}

fn value<A>(weighed: &Weighed<A>) -> f64 {
    weighed.mean().value.into()
}

impl<A: Copy + PartialEq> Answer<A> {
    /// The answer among weighed steps, the best of which is the first; `None` when everything is one deed, or keeps the
    /// answer open.
    pub fn of(ranked: Vec<Weighed<A>>, keeps_open: impl Fn(A, A) -> bool) -> Option<Self> {
        let best = ranked.first()?.clone();
        let top = value(&best);
        let other = |one: &&Weighed<A>| !same_deed(&best, one) && !keeps_open(one.step, best.step);
        let second = ranked.iter().find(other)?.clone();
        let pairs = best.readings.iter().zip(&second.readings);
        let differences: Vec<f64> =
            pairs.map(|(one, other)| f64::from(one.value) - f64::from(other.value)).collect();
        let (gap, sampled) = mean(&differences);
        let right = ranked.iter().take_while(|one| top - value(one) < RIGHT).map(|one| one.step).collect();
        let values = ranked.iter().map(|one| (one.step, value(one))).collect();
        Some(Answer {
            best,
            second,
            right,
            gap,
            spread: whole_error(sampled, gap, ReviewLook::Second),
            values,
        })
    }

    /// Is it a puzzle with at least this gap, so many times larger than what it may be wrong by?
    pub fn holds(&self, least: f64, times: f64) -> bool {
        self.gap >= least && self.gap >= times * self.spread
    }
}

impl<G: Evaluate> Judge<'_, G> {
    /// Holds all steps of a choice against each other.
    pub(crate) fn answer(
        &self,
        choice: &Choice,
        scales: &mut Scales<G>,
        (sight, steps): (&Sight<G>, &[G::Action]),
        contest: Contest,
        purpose: u64,
    ) -> Option<Answer<G::Action>> {
        let seed = self.rng(choice.at, purpose).next_u64();
        let ranked = scales.contest(sight, steps, contest, seed)?;
        Answer::of(ranked, |step, best| keeps_open(sight, step, best))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Reading;

    fn weighed(step: u8, values: [f32; 3], line: &[u8]) -> Weighed<u8> {
        let reading = |value| Reading { value, score: value, share: 0.0 };
        Weighed { step, readings: values.map(reading).to_vec(), visits: 9, line: line.to_vec() }
    }

    #[test]
    fn another_order_of_the_same_deed_is_no_second_answer() {
        let all = vec![
            weighed(1, [20.0, 20.1, 19.9], &[2]),
            weighed(2, [19.8, 19.8, 19.8], &[1]),
            weighed(3, [12.0, 12.2, 11.8], &[]),
        ];
        let answer = Answer::of(all, |_, _| false).unwrap();
        assert_eq!((answer.best.step, answer.second.step, answer.right.as_slice()), (1, 3, &[1, 2][..]));
        assert!((answer.gap - 8.0).abs() < 0.1 && answer.holds(4.0, 3.0), "{answer:?}");
        assert!(!answer.holds(9.0, 3.0));
    }

    #[test]
    fn a_gap_that_trees_disagree_about_does_not_hold() {
        let all = vec![weighed(1, [20.0, 30.0, 10.0], &[]), weighed(3, [12.0, 12.0, 12.0], &[])];
        let answer = Answer::of(all, |_, _| false).unwrap();
        assert!((answer.gap - 8.0).abs() < 0.1 && !answer.holds(4.0, 3.0), "{answer:?}");
    }

    #[test]
    fn one_deed_alone_asks_nothing() {
        let two = || vec![weighed(1, [30.0; 3], &[2]), weighed(2, [20.0; 3], &[])];
        assert!(Answer::of(two(), |_, _| false).is_none());
        let apart = || vec![weighed(1, [30.0; 3], &[]), weighed(2, [20.0; 3], &[])];
        assert!(Answer::of(apart(), |_, _| false).is_some());
        assert!(Answer::of(apart(), |step, best| (step, best) == (2, 1)).is_none(), "it decides nothing");
    }
}
