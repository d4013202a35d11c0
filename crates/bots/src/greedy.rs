//! The bot that takes what looks best after one step.

use crate::bot::{Advice, Bot, Effort, Limits, Ranked};
use crate::evaluate::{Evaluate, Outlook};
use crate::scout::{Scout, draw_by_value};
use crate::tuning::Tuning;
use game_core::{QuickRandom, Seat, Sight};
use std::sync::Arc;

/// One step ahead by the evaluation, sub-questions played out.
#[derive(Clone, Debug)]
pub struct Greedy<G: Evaluate> {
    scout: Scout<G>,
    rng: QuickRandom,
    temperature: f32,
    looked: Vec<(G::Action, Outlook)>,
    values: Vec<f32>,
}

impl<G: Evaluate> Greedy<G> {
    /// The bot with this tuning; a step worth `temperature` points less is taken e times less often.
    #[must_use]
    pub fn new(tuning: Arc<Tuning<G::Weights>>, temperature: f32, seed: u64) -> Self {
        Greedy {
            scout: Scout::new(tuning),
            rng: QuickRandom::new(seed),
            temperature,
            looked: Vec::new(),
            values: Vec::new(),
        }
    }
}

impl<G: Evaluate> Bot<G> for Greedy<G> {
    fn choose(&mut self, sight: &Sight<G>, _limits: &Limits) -> Advice<G::Action> {
        let (position, seat): (&G, Seat) = (sight, sight.seat());
        let follows = self.temperature <= 0.0;
        let known = self.scout.forced(position, seat);
        let known = known.or_else(|| follows.then(|| self.scout.planned(position, seat)).flatten());
        if let Some(step) = known {
            return Advice { step, ranked: Vec::new(), effort: Effort::default() };
        }
        let before = self.scout.evaluated();
        self.scout.look(position, seat, &mut self.looked);
        self.values.clear();
        self.values.extend(self.looked.iter().map(|(_, outlook)| outlook.value[seat.index()]));
        let chosen = draw_by_value(&self.values, self.temperature, &mut self.rng);
        let step = self.looked[chosen].0;
        let mut ranked: Vec<_> =
            self.looked.iter().map(|(step, outlook)| ranked(*step, outlook, seat)).collect();
        ranked.sort_by(|a, b| b.value.total_cmp(&a.value));
        let evaluated = self.scout.evaluated() - before;
        Advice { step, ranked, effort: Effort { iterations: 1, evaluated, depth: 1 } }
    }
}

fn ranked<A>(step: A, outlook: &Outlook, seat: Seat) -> Ranked<A> {
    let index = seat.index();
    Ranked {
        step,
        value: outlook.value[index],
        score: outlook.score[index],
        share: outlook.share[index],
        visits: 1,
        line: Vec::new(),
    }
}
