//! The bot that chooses blindly: the yardstick for all others.

use crate::bot::{Advice, Bot, Effort, Limits};
use game_core::{Game, QuickRandom, Random, Sight};

/// Any legal step, all equally likely.
#[derive(Clone, Debug)]
pub struct RandomBot<G: Game> {
    rng: QuickRandom,
    legal: Vec<G::Action>,
}

impl<G: Game> RandomBot<G> {
    /// The bot with this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        RandomBot { rng: QuickRandom::new(seed), legal: Vec::new() }
    }
}

impl<G: Game> Bot<G> for RandomBot<G> {
    fn choose(&mut self, sight: &Sight<G>, _limits: &Limits) -> Advice<G::Action> {
        self.legal.clear();
        sight.legal(sight.seat(), &mut self.legal);
        let step = *self.rng.pick(&self.legal).expect("an awaited seat has a legal step");
        Advice { step, ranked: Vec::new(), effort: Effort::default() }
    }
}
