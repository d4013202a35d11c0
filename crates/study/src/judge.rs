//! One decision, judged by what its seat could know.

use crate::calibration::{self, Here};
use crate::course::Choice;
use crate::depth::Depth;
use crate::lines::Read;
use crate::verdict::{Verdict, mean};
use bots::reasons::Reasons;
use bots::{Evaluate, Scales, Tuning, Weighed};
use game_core::review::{FINE, ReviewChoice, ReviewDecision, ReviewLook, ReviewPart, ReviewStep};
use game_core::{Actor, Awaiting, QuickRandom, Random, Seat, Sight, Table};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Deals in which the parts of the evaluation are compared.
const TOLD: usize = 4;
/// A part of the evaluation smaller than this is not worth a word.
const LEAST: f32 = 0.3;
/// So many parts are named.
const NAMED: usize = 4;

/// A decision as far as it was looked at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Judged {
    pub decision: ReviewDecision,
    /// Did the first look prefer another step?
    pub hard: bool,
}

/// Everything that is needed to judge.
pub(crate) struct Judge<'a, G: Evaluate> {
    pub table: &'a Table<G>,
    pub tuning: &'a Arc<Tuning<G::Weights>>,
    pub depth: Depth,
    pub seed: u64,
}

/// Two decimals are enough, and keep reviews short.
pub(crate) fn tidy(number: f64) -> f64 {
    let tidy = (number * 100.0).round() / 100.0;
    // No minus before nothing.
    if tidy == 0.0 { 0.0 } else { tidy }
}

impl<G: Evaluate> Judge<'_, G> {
    /// A generator of its own for every moment and purpose, so that pieces may be done in any order.
    pub fn rng(&self, at: usize, purpose: u64) -> QuickRandom {
        let mut rng = QuickRandom::new(self.seed ^ (at as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ purpose);
        QuickRandom::new(rng.next_u64())
    }

    /// What can be expected at the moment of a choice, by the position as it was.
    pub fn read(&self, choice: &Choice, scales: &mut Scales<G>) -> Read {
        calibration::read(scales, &self.table.position_at(choice.at))
    }

    /// The deals of what the seat cannot know.
    pub fn deals(&self, choice: &Choice) -> Vec<Sight<G>> {
        let mut rng = self.rng(choice.at, 1);
        let count = if G::SECRETS { self.depth.deals.max(2) } else { 1 };
        (0..count).map(|_| self.table.for_bot_at(choice.at, choice.seat, &mut rng)).collect()
    }

    /// One look at every step, in several deals.
    pub fn first_look(&self, choice: &Choice, scales: &mut Scales<G>) -> Option<Judged> {
        let (_, played) = *self.table.steps().get(choice.at)?;
        let deals = self.deals(choice);
        let weighed = scales.first_look(&deals, played);
        let hard = weighed.first().is_some_and(|first| first.step != played);
        self.judged(choice, scales, &deals, &weighed, ReviewLook::First)
            .map(|decision| Judged { decision, hard })
    }

    /// A search, and what the first look had found beside it.
    pub fn second_look(
        &self,
        choice: &Choice,
        scales: &mut Scales<G>,
        decisions: usize,
        first: &Judged,
    ) -> Option<Judged> {
        let (_, played) = *self.table.steps().get(choice.at)?;
        let trees = self.depth.trees_for(decisions, calibration::deeper(G::ID))?;
        let deals = self.deals(choice);
        let sight = deals.first()?;
        if choice.detail {
            // The search would leave it to a first look too.
            let decision = ReviewDecision { look: ReviewLook::Second, ..first.decision.clone() };
            return Some(Judged { decision, hard: first.hard });
        }
        let seed = self.rng(choice.at, 2).next_u64();
        let weighed = scales.look_ahead(sight, played, trees, seed);
        let decision = self.judged(choice, scales, &deals, &weighed, ReviewLook::Second)?;
        Some(Judged { decision, hard: first.hard })
    }

    fn judged(
        &self,
        choice: &Choice,
        scales: &mut Scales<G>,
        deals: &[Sight<G>],
        weighed: &[Weighed<G::Action>],
        look: ReviewLook,
    ) -> Option<ReviewDecision> {
        let (_, played) = *self.table.steps().get(choice.at)?;
        let verdict = Verdict::of(weighed, played, self.tuning.goal.win, look)?;
        let position = self.table.position_at(choice.at);
        let here = Here::of(scales, &position);
        let (loss, error) = (tidy(verdict.loss), tidy(verdict.error));
        let told = loss >= FINE;
        let better = verdict.better.as_ref().filter(|_| told);
        let parts = better
            .map_or_else(Vec::new, |better| self.compared(choice, scales, deals, [better, &verdict.played]));
        let reasons = Reasons { parts: parts.clone(), ..Reasons::default() };
        let (own, win) = (tidy(verdict.own), tidy(verdict.win));
        Some(ReviewDecision {
            seat: choice.seat.index() as u8,
            step: choice.at as u32 + 1,
            round: choice.round,
            options: choice.options,
            look,
            loss,
            error,
            perhaps: loss <= error,
            own,
            rivals: tidy(loss - own - win),
            win,
            played: shown(&position, choice.seat, &verdict.played, &here),
            better: better.map(|better| shown(&position, choice.seat, better, &here)),
            goal: reasons.goal(),
            why: reasons.why(),
            parts: parts
                .into_iter()
                .map(|(key, points)| ReviewPart { key, points: tidy(points.into()) })
                .collect(),
            ahead: verdict.ahead.map(tidy),
            luck_after: 0.0,
        })
    }

    /// What the first of two steps has more of, by the parts of the evaluation, the largest first.
    pub fn compared(
        &self,
        choice: &Choice,
        scales: &mut Scales<G>,
        deals: &[Sight<G>],
        steps: [&Weighed<G::Action>; 2],
    ) -> Vec<(&'static str, f32)> {
        let mut sums: Vec<(&'static str, f32)> = Vec::new();
        let told = deals.iter().cycle().take(if G::SECRETS { TOLD } else { 1 });
        let mut count = 0.0;
        for (index, sight) in told.enumerate() {
            let mut after = |weighed: &Weighed<G::Action>| {
                // The same chance for both.
                let mut rng = self.rng(choice.at, 3 + index as u64);
                let position = follow::<G>(sight, weighed, &mut rng);
                scales.parts(&position, sight.seat())
            };
            let (one, other) = (after(steps[0]), after(steps[1]));
            if sums.is_empty() {
                sums = one.iter().map(|(key, _)| (*key, 0.0)).collect();
            }
            for ((sum, one), other) in sums.iter_mut().zip(one).zip(other) {
                sum.1 += one.1 - other.1;
            }
            count += 1.0;
        }
        sums.iter_mut().for_each(|sum| sum.1 /= count);
        sums.retain(|(_, points)| points.abs() >= LEAST);
        sums.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        sums.truncate(NAMED);
        sums
    }
}

/// The position after a step, what its seat would decide next, and what is drawn then.
fn follow<G: Evaluate>(sight: &Sight<G>, weighed: &Weighed<G::Action>, rng: &mut QuickRandom) -> G {
    let seat = sight.seat();
    let mut position: G = (**sight).clone();
    position.apply(Actor::Seat(seat), weighed.step);
    for step in &weighed.line {
        if !position.awaiting().includes(seat) || position.refusal(seat, *step).is_some() {
            break;
        }
        position.apply(Actor::Seat(seat), *step);
    }
    while position.awaiting() == Awaiting::Chance {
        let deal = position.deal(rng);
        position.apply(Actor::Chance, deal);
    }
    position
}

/// A step as people read it, and how it would have gone on in the game as it was.
fn shown<G: Evaluate>(position: &G, seat: Seat, weighed: &Weighed<G::Action>, here: &Here) -> ReviewChoice {
    let scores: Vec<f64> = weighed.readings.iter().map(|reading| reading.score.into()).collect();
    let (points, error) = mean(&scores);
    let first = told(position, seat, weighed.step);
    let mut next = position.clone();
    next.apply(Actor::Seat(seat), weighed.step);
    let (mut line, mut legal) = (Vec::new(), Vec::new());
    for step in &weighed.line {
        // Steps without a choice are not in the line of a search, and belong to it on a board.
        while next.awaiting().includes(seat) && next.refusal(seat, *step).is_some() {
            legal.clear();
            next.legal(seat, &mut legal);
            let [only] = legal[..] else { break };
            line.push(told(&next, seat, only));
            next.apply(Actor::Seat(seat), only);
        }
        if !next.awaiting().includes(seat) || next.refusal(seat, *step).is_some() {
            break;
        }
        line.push(told(&next, seat, *step));
        next.apply(Actor::Seat(seat), *step);
    }
    ReviewChoice {
        step: first.step,
        text: first.text,
        targets: first.targets,
        points: tidy(points + here.shift(seat)),
        error: tidy(error),
        win: tidy(here.chance(seat, weighed.mean().share.into())),
        line,
    }
}

fn told<G: Evaluate>(position: &G, seat: Seat, step: G::Action) -> ReviewStep {
    let mut targets = Vec::new();
    position.targets(step, &mut targets);
    ReviewStep { step: G::write_step(position.content(), step), text: position.offer(seat, step), targets }
}
