//! The steps of a decision weighed for whoever goes over a game: in several deals and several trees, each on its own,
//! so that their disagreement tells how sure the answer is.

use super::LINE;
use super::grow::Grower;
use crate::evaluate::{Evaluate, Outlook};
use crate::scout::Scout;
use crate::tuning::Tuning;
use game_core::{Actor, QuickRandom, Random, Seat, Sight};
use std::sync::Arc;

/// How much more or less than usual the trees hold to their first looks. Without secrets and draws, trees of one temper
/// would all be the same.
const TEMPERS: [f32; 3] = [1.0, 0.6, 1.7];

/// What a seat can expect of a step.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Reading {
    /// What bots maximise.
    pub value: f32,
    /// Expected final points.
    pub score: f32,
    /// Expected share of the win, 0 to 1.
    pub share: f32,
}

/// A step that was weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed<A> {
    /// The step.
    pub step: A,
    /// What each deal or each tree says of it; those of two steps belong together in pairs.
    pub readings: Vec<Reading>,
    /// How often the trees went this way.
    pub visits: u32,
    /// What the seat would decide next in the same turn, as far as the trees looked.
    pub line: Vec<A>,
}

impl<A> Weighed<A> {
    /// What all deals or trees say together.
    #[must_use]
    pub fn mean(&self) -> Reading {
        let count = self.readings.len().max(1) as f32;
        let sum = |of: fn(&Reading) -> f32| self.readings.iter().map(of).sum::<f32>() / count;
        Reading { value: sum(|r| r.value), score: sum(|r| r.score), share: sum(|r| r.share) }
    }
}

/// How much a decision is searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trees {
    /// Trees, each on its own.
    pub count: u32,
    /// Passes through each; as many again at most go to the two steps that are compared.
    pub passes: u32,
}

/// Weighs steps with one game's tuning.
pub struct Scales<G: Evaluate> {
    pub(super) scout: Scout<G>,
    looked: Vec<(G::Action, Outlook)>,
}

impl<G: Evaluate> Scales<G> {
    /// Scales with this tuning.
    #[must_use]
    pub fn new(tuning: Arc<Tuning<G::Weights>>) -> Self {
        Scales { scout: Scout::new(tuning), looked: Vec::new() }
    }

    /// The outlook of a position after its open sub-questions, and how far final points may stray from it.
    pub fn read(&mut self, position: &G) -> (Outlook, f32) {
        let mut settled = position.clone();
        let outlook = self.scout.read_settled(&mut settled);
        (outlook, position.estimate(&self.scout.tuning().weights).spread)
    }

    /// The parts of the evaluation of a seat, after the open sub-questions.
    pub fn parts(&mut self, position: &G, seat: Seat) -> Vec<(&'static str, f32)> {
        let mut settled = position.clone();
        let _ = self.scout.read_settled(&mut settled);
        settled.parts(&self.scout.tuning().weights, seat)
    }

    /// Does the search leave this question to a first look?
    #[must_use]
    pub fn is_detail(&self, position: &G) -> bool {
        self.scout.collapses(position)
    }

    /// The steps that bots consider, and the one that was played, after one look in every deal; the best first.
    pub fn first_look(&mut self, deals: &[Sight<G>], played: G::Action) -> Vec<Weighed<G::Action>> {
        let mut all: Vec<Weighed<G::Action>> = Vec::new();
        for (index, sight) in deals.iter().enumerate() {
            let (position, seat): (&G, Seat) = (sight, sight.seat());
            let mut looked = std::mem::take(&mut self.looked);
            self.scout.look(position, seat, &mut looked);
            if !looked.iter().any(|(step, _)| *step == played) {
                let mut next = position.clone();
                next.apply(Actor::Seat(seat), played);
                looked.push((played, self.scout.read_settled(&mut next)));
            }
            for (step, outlook) in &looked {
                let reading = reading(outlook, seat);
                match all.iter_mut().find(|weighed| weighed.step == *step) {
                    // What some deals do not suggest is compared in none.
                    Some(weighed) if weighed.readings.len() == index => weighed.readings.push(reading),
                    None if index == 0 => {
                        let readings = vec![reading];
                        all.push(Weighed { step: *step, readings, visits: 1, line: Vec::new() });
                    }
                    _ => {}
                }
            }
            self.looked = looked;
        }
        all.retain(|weighed| weighed.readings.len() == deals.len());
        all.sort_by(|a, b| b.mean().value.total_cmp(&a.mean().value).then_with(|| a.step.cmp(&b.step)));
        all
    }

    /// The best steps by several trees, the best first, and the one that was played. The first and the one it is compared
    /// with, which is the one played or else the second choice, have about the same number of visits.
    pub fn look_ahead(
        &mut self,
        sight: &Sight<G>,
        played: G::Action,
        trees: Trees,
        seed: u64,
    ) -> Vec<Weighed<G::Action>> {
        let seat = sight.seat();
        let mut rng = QuickRandom::new(seed);
        let mut grown: Vec<(Grower<G>, Sight<G>)> = Vec::with_capacity(trees.count as usize);
        for index in 0..trees.count.max(1) {
            let root = sight.dealt_again(&mut rng);
            let mut grower = Grower::<G>::new(self.scout.shared_tuning(), 0, rng.next_u64());
            grower.temper(tempered(index));
            grower.tree.clear(seat.index() as u8, !G::SECRETS);
            grower.prepare(&root, seat);
            let _ = grower.edge_of(&root, seat, played);
            for _ in 0..trees.passes {
                grower.pass(&root, seat);
            }
            grown.push((grower, root));
        }
        let ranked = gather(&grown);
        let Some(first) = ranked.first().map(|weighed| weighed.step) else { return ranked };
        let mut steps = ranked.iter().map(|weighed| weighed.step);
        let other = if first == played { steps.nth(1) } else { Some(played) };
        let Some(other) = other else { return ranked };
        for (grower, root) in &mut grown {
            for step in [first, other] {
                let edge = grower.edge_of(root, seat, step);
                while grower.tree.edges[edge as usize].visits < trees.passes.div_ceil(2) {
                    grower.pass_by(root, seat, Some(edge));
                }
            }
        }
        let mut ranked = gather(&grown);
        ranked.sort_by_key(|weighed| (weighed.step != first, weighed.step != other));
        for weighed in ranked.iter_mut().take(2) {
            weighed.line = grown[0].0.tree.line(weighed.step, LINE);
        }
        ranked
    }
}

/// The temper of a tree.
pub(super) fn tempered(index: u32) -> f32 {
    TEMPERS[index as usize % TEMPERS.len()]
}

fn reading(outlook: &Outlook, seat: Seat) -> Reading {
    let index = seat.index();
    Reading { value: outlook.value[index], score: outlook.score[index], share: outlook.share[index] }
}

/// The options that every tree has, the most visited first.
pub(super) fn gather<G: Evaluate>(grown: &[(Grower<G>, Sight<G>)]) -> Vec<Weighed<G::Action>> {
    let mut all: Vec<Weighed<G::Action>> = Vec::new();
    for (index, (grower, _)) in grown.iter().enumerate() {
        for (_, edge) in grower.tree.edges_of(grower.tree.root) {
            let (sum, n) =
                if edge.visits == 0 { (edge.first, 1.0) } else { (edge.total, edge.visits as f32) };
            let reading = Reading { value: sum.value / n, score: sum.score / n, share: sum.share / n };
            match all.iter_mut().find(|weighed| weighed.step == edge.action) {
                Some(weighed) if weighed.readings.len() == index => {
                    weighed.readings.push(reading);
                    weighed.visits += edge.visits;
                }
                None if index == 0 => all.push(Weighed {
                    step: edge.action,
                    readings: vec![reading],
                    visits: edge.visits,
                    line: Vec::new(),
                }),
                _ => {}
            }
        }
    }
    all.retain(|weighed| weighed.readings.len() == grown.len());
    all.sort_by(|a, b| {
        let by_value = || b.mean().value.total_cmp(&a.mean().value);
        b.visits.cmp(&a.visits).then_with(by_value).then_with(|| a.step.cmp(&b.step))
    });
    all
}
