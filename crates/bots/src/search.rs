//! The bot that looks ahead: a tree over small decisions, grown by the evaluation.
//!
//! Options get priors from a first look by the evaluation, leaves are valued by it, every seat backs up its
//! own value. What the seat cannot know is dealt afresh in every pass; rivals weigh their options by what
//! they know. Draws are sampled, questions with one answer take no decision, the tree is kept while the
//! seat goes on deciding. One tree per core, merged at the root.

mod contest;
mod grow;
mod scales;
mod tree;

pub use contest::Contest;
pub use scales::{Reading, Scales, Trees, Weighed};

use crate::bot::{Advice, Bot, Budget, Effort, Limits, Ranked};
use crate::evaluate::Evaluate;
use crate::scout::{Scout, draw_by_value};
use crate::tuning::Tuning;
use game_core::{Actor, Awaiting, QuickRandom, Random, Seat, Sight, Viewer};
use grow::{Grower, Stat};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Passes between two looks at whether thinking on can still change the answer.
const PASSES: u32 = 32;

/// Options that are told with what may follow them, and how many steps of it.
const LINES: usize = 6;
const LINE: usize = 5;

/// Tree search over small decisions.
pub struct Search<G: Evaluate> {
    growers: Vec<Grower<G>>,
    scout: Scout<G>,
    rng: QuickRandom,
    temperature: f32,
    /// The time since some beginning; trials tell it themselves.
    clock: Arc<dyn Fn() -> Duration + Send + Sync>,
    /// What the seat will see when the next question of its turn comes as the trees expect it.
    expected: Option<Vec<u8>>,
}

impl<G: Evaluate> Search<G> {
    /// The bot with this tuning. `depth` 0 leaves the depth to the tuning; `threads` trees are grown at
    /// once, and their number changes the answer.
    #[must_use]
    pub fn new(
        tuning: Arc<Tuning<G::Weights>>,
        depth: u32,
        temperature: f32,
        threads: usize,
        seed: u64,
    ) -> Self {
        let mut rng = QuickRandom::new(seed);
        let growers =
            (0..threads.max(1)).map(|_| Grower::new(Arc::clone(&tuning), depth, rng.next_u64())).collect();
        let beginning = Instant::now();
        let clock = Arc::new(move || beginning.elapsed());
        Search { growers, scout: Scout::new(tuning), rng, temperature, clock, expected: None }
    }

    /// The bot with another clock.
    #[cfg(test)]
    pub(crate) fn with_clock(self, clock: impl Fn() -> Duration + Send + Sync + 'static) -> Self {
        Search { clock: Arc::new(clock), ..self }
    }

    /// The bot as if it had grown its tree at one question and now expected another.
    #[cfg(test)]
    pub(crate) fn grown_elsewhere(mut self, grown: &G, expected: &G, seat: Seat, limits: &Limits) -> Self {
        self.growers[0].tree.clear(seat.index() as u8, !G::SECRETS);
        self.think(grown, seat, limits);
        self.expected = Some(Self::sight(expected, seat));
        self
    }

    /// Everything the seat sees and may do, as bytes to compare.
    fn sight(position: &G, seat: Seat) -> Vec<u8> {
        let mut legal = Vec::new();
        position.legal(seat, &mut legal);
        serde_json::to_vec(&(position.view(Viewer::Seat(seat)), legal))
            .expect("views and steps are plain data")
    }

    /// Moves the trees on when the chosen step leads to another question of the same turn.
    fn follow(&mut self, position: &G, seat: Seat, step: G::Action) {
        self.expected = None;
        let mut next = position.clone();
        next.apply(Actor::Seat(seat), step);
        while let Awaiting::Players(seats) = next.awaiting() {
            if seats.first() != Some(seat) || seats.len() > 1 {
                return;
            }
            match self.scout.forced(&next, seat) {
                Some(only) => next.apply(Actor::Seat(seat), only),
                None => break,
            }
        }
        if !next.awaiting().includes(seat) || self.scout.collapses(&next) {
            return;
        }
        for grower in &mut self.growers {
            let tree = &mut grower.tree;
            let edge = tree.edges_of(tree.root).find(|(_, edge)| edge.action == step).map(|(index, _)| index);
            match edge.and_then(|edge| tree.find(edge, 0, seat.index() as u8)) {
                Some(child) if !tree.is_crowded() => tree.root = child,
                _ => tree.clear(seat.index() as u8, !G::SECRETS),
            }
        }
        self.expected = Some(Self::sight(&next, seat));
    }

    fn think(&mut self, position: &G, seat: Seat, limits: &Limits) -> Effort {
        let clock = &self.clock;
        let started = clock();
        let trees = self.growers.len() as u32;
        let enough = self.scout.tuning().search.enough;
        let grow = |grower: &mut Grower<G>, most: u32| {
            let before = grower.scout.evaluated();
            grower.deepest = 0;
            grower.prepare(position, seat);
            let mut done = 0;
            while !limits.cancel.is_cancelled() {
                let in_time = match limits.budget {
                    Budget::Iterations(_) => u32::MAX,
                    Budget::Time(time) => {
                        let used = clock().saturating_sub(started);
                        if used >= time {
                            0
                        } else if done < PASSES {
                            u32::MAX
                        } else {
                            ((time - used).as_secs_f64() / used.as_secs_f64() * f64::from(done)) as u32
                        }
                    }
                };
                let left = in_time.min(most.saturating_sub(done));
                if left == 0 || (done.is_multiple_of(PASSES) && lead(grower) > left) {
                    break;
                }
                grower.pass(position, seat);
                done += 1;
            }
            (done, grower.scout.evaluated() - before, grower.deepest)
        };
        let share = |index: u32, all: u32| all / trees + u32::from(index < all % trees);
        let most = |index: u32| {
            let enough = match enough {
                0 => u32::MAX,
                all => share(index, all).max(1),
            };
            match limits.budget {
                Budget::Iterations(all) => share(index, all).min(enough),
                Budget::Time(_) => enough,
            }
        };
        let mut results = Vec::with_capacity(self.growers.len());
        if let [grower] = &mut self.growers[..] {
            results.push(grow(grower, most(0)));
        } else {
            std::thread::scope(|scope| {
                let grow = &grow;
                let spawn = |(index, grower)| scope.spawn(move || grow(grower, most(index)));
                let threads: Vec<_> = (0..).zip(&mut self.growers).map(spawn).collect();
                results
                    .extend(threads.into_iter().map(|thread| thread.join().expect("growing does not panic")));
            });
        }
        results.into_iter().fold(Effort::default(), |sum, (done, evaluated, depth)| Effort {
            iterations: sum.iterations + done,
            evaluated: sum.evaluated + evaluated,
            depth: sum.depth.max(depth),
        })
    }

    /// The options of all roots together, the one to take first. Where the seat does not know everything, a root
    /// that was kept may also hold what only other deals would allow.
    fn gather(&self, position: &G, seat: Seat) -> Vec<Ranked<G::Action>> {
        let mut options = Vec::new();
        position.consider(seat, &mut options);
        let mut all: Vec<(G::Action, Stat, u32, Stat)> = Vec::new();
        for grower in &self.growers {
            let edges = grower.tree.edges_of(grower.tree.root);
            for (_, edge) in edges.filter(|(_, edge)| options.contains(&edge.action)) {
                match all.iter_mut().find(|(action, ..)| *action == edge.action) {
                    Some((_, total, visits, _)) => {
                        total.add(edge.total);
                        *visits += edge.visits;
                    }
                    None => all.push((edge.action, edge.total, edge.visits, edge.first)),
                }
            }
        }
        let rank = |(step, total, visits, first): (G::Action, Stat, u32, Stat)| {
            let (sum, n) = if visits == 0 { (first, 1.0) } else { (total, visits as f32) };
            let (value, score, share) = (sum.value / n, sum.score / n, sum.share / n);
            Ranked { step, value, score, share, visits, line: Vec::new() }
        };
        let mut ranked: Vec<_> = all.into_iter().map(rank).collect();
        ranked.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)));
        for option in ranked.iter_mut().take(LINES) {
            option.line = self.growers[0].tree.line(option.step, LINE);
        }
        ranked
    }

    /// The best, or with a temperature sometimes another one that was looked at.
    fn pick(&mut self, ranked: &[Ranked<G::Action>]) -> G::Action {
        if self.temperature <= 0.0 {
            return ranked[0].step;
        }
        let most = ranked[0].visits;
        let values: Vec<f32> = ranked
            .iter()
            .map(|option| if option.visits * 50 >= most { option.value } else { f32::NEG_INFINITY })
            .collect();
        ranked[draw_by_value(&values, self.temperature, &mut self.rng)].step
    }
}

/// By how many visits the first option of the root leads.
fn lead<G: Evaluate>(grower: &Grower<G>) -> u32 {
    let (mut first, mut second) = (0, 0);
    for (_, edge) in grower.tree.edges_of(grower.tree.root) {
        if edge.visits > first {
            (first, second) = (edge.visits, first);
        } else {
            second = second.max(edge.visits);
        }
    }
    first - second
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, sight: &Sight<G>, limits: &Limits) -> Advice<G::Action> {
        let (position, seat): (&G, Seat) = (sight, sight.seat());
        if let Some(step) = self.scout.forced(position, seat) {
            return Advice { step, ranked: Vec::new(), effort: Effort::default() };
        }
        let known = self.expected.take().is_some_and(|expected| expected == Self::sight(position, seat));
        if !known {
            for grower in &mut self.growers {
                grower.tree.clear(seat.index() as u8, !G::SECRETS);
            }
        }
        let effort = self.think(position, seat, limits);
        let ranked = self.gather(position, seat);
        let step = self.pick(&ranked);
        self.follow(position, seat, step);
        if self.expected.is_none() {
            // A bot sits at its table for hours; its tree is of use only while its turn lasts.
            self.growers.iter_mut().for_each(|grower| grower.tree.forget());
        }
        Advice { step, ranked, effort }
    }
}
