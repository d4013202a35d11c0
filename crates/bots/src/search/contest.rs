//! All steps of a decision held against the best one, for whoever looks for decisions with one answer.
//!
//! A search gives most of its visits to what looks best, so it knows little of the rest. Here everything that comes near the
//! best is visited as often as the best, until nothing comes near it or too much does.

use super::LINE;
use super::grow::Grower;
use super::scales::{Scales, Trees, Weighed, gather, tempered};
use crate::evaluate::Evaluate;
use game_core::{QuickRandom, Random, Sight};

/// How steps are held against each other.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Contest {
    /// How much is searched.
    pub trees: Trees,
    /// Steps within so many points of the best are looked at as closely as the best.
    pub reach: f32,
    /// With more steps than this so near there is no one answer, and nothing more is looked at.
    pub most: usize,
}

/// How often the list of what comes near is made again: closer looks move steps up and down.
const ROUNDS: usize = 3;

impl<G: Evaluate> Scales<G> {
    /// Holds all these legal steps of a decision against each other, the best first. What came near the best has its line;
    /// `None` when too much came near.
    pub fn contest(
        &mut self,
        sight: &Sight<G>,
        steps: &[G::Action],
        contest: Contest,
        seed: u64,
    ) -> Option<Vec<Weighed<G::Action>>> {
        let (seat, trees) = (sight.seat(), contest.trees);
        let mut rng = QuickRandom::new(seed);
        let mut grown: Vec<(Grower<G>, Sight<G>)> = Vec::with_capacity(trees.count as usize);
        for index in 0..trees.count.max(1) {
            let root = sight.dealt_again(&mut rng);
            let mut grower = Grower::<G>::new(self.scout.shared_tuning(), 0, rng.next_u64());
            grower.temper(tempered(index));
            grower.tree.clear(seat.index() as u8, !G::SECRETS);
            grower.prepare(&root, seat);
            for _ in 0..trees.passes {
                grower.pass(&root, seat);
            }
            for step in steps {
                let _ = grower.edge_of(&root, seat, *step);
            }
            grown.push((grower, root));
        }
        let enough = trees.passes.div_ceil(2);
        for _ in 0..ROUNDS {
            let near = near(&by_value(&grown), contest.reach);
            if near.len() > contest.most {
                return None;
            }
            let mut changed = false;
            for (grower, root) in &mut grown {
                for step in &near {
                    let edge = grower.edge_of(root, seat, *step);
                    while grower.tree.edges[edge as usize].visits < enough {
                        grower.pass_by(root, seat, Some(edge));
                        changed = true;
                    }
                }
            }
            if !changed {
                break;
            }
        }
        let mut ranked = by_value(&grown);
        let near = near(&ranked, contest.reach);
        // The second choice beyond what is near is wanted too.
        for weighed in ranked.iter_mut().take(near.len() + 1) {
            weighed.line = grown[0].0.tree.line(weighed.step, LINE);
        }
        Some(ranked)
    }
}

fn by_value<G: Evaluate>(grown: &[(Grower<G>, Sight<G>)]) -> Vec<Weighed<G::Action>> {
    let mut all = gather(grown);
    all.sort_by(|a, b| b.mean().value.total_cmp(&a.mean().value).then_with(|| a.step.cmp(&b.step)));
    all
}

/// The steps within reach of the first.
fn near<A: Copy>(ranked: &[Weighed<A>], reach: f32) -> Vec<A> {
    let Some(best) = ranked.first().map(|first| first.mean().value) else { return Vec::new() };
    ranked.iter().filter(|one| one.mean().value >= best - reach).map(|one| one.step).collect()
}
