//! Decisions that a search was asked about: what it went for, among the options as the network reads them.
//!
//! How a game ends tells little about one step of it, least of all where much is luck. A search compares the options of
//! one decision with each other, and a network that puts them in the same order plays better at once.

use super::episode::Lesson;
use bots::net::{Inputs, Sparse};
use bots::scout::{Scout, unit};
use bots::{Bot, Budget, Evaluate, Goal, Limits, Search, Tuning};
use game_core::{Actor, Awaiting, QuickRandom, Random, Seat, Sight};
use std::ops::Range;
use std::sync::Arc;

/// Options of a decision that are compared: those that the search went for most, then those that looked best.
const MOST: usize = 8;

/// One seat after an option.
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    /// What the network reads; empty where it has nothing to say.
    pub features: Range<usize>,
    /// Points to come by the hand-made estimate.
    pub base: f32,
    /// Points made so far.
    pub made: f32,
}

/// An option, its open questions played out.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// Every seat.
    pub sides: Vec<Side>,
    /// How far final points may stray.
    pub spread: f32,
    /// The part of its passes that the search gave it.
    pub share: f32,
}

impl Answer {
    /// The points of every seat at the end by the hand-made estimate, nobody standing apart.
    pub fn by_hand(&self) -> [(f32, f32); Seat::MAX] {
        std::array::from_fn(|seat| (self.sides.get(seat).map_or(0.0, |side| side.made + side.base), 0.0))
    }
}

/// A decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// Who decides.
    pub seat: usize,
    /// What the seat plays for.
    pub goal: Goal,
    /// What it can do.
    pub options: Vec<Answer>,
}

/// What was heard of an option, before it is written into the lesson.
struct Heard {
    sides: Vec<(Sparse, f32, f32)>,
    spread: f32,
    share: f32,
}

/// A search that is asked about some decisions of a game.
pub(super) struct Counsel<G: Evaluate> {
    scout: Scout<G>,
    rng: QuickRandom,
    limits: Limits,
    asked: f32,
    inputs: Inputs,
    heard: Vec<(usize, Vec<Heard>)>,
}

impl<G: Evaluate> Counsel<G> {
    /// A search with so many passes, asked about a part of the decisions.
    pub fn new(tuning: &Arc<Tuning<G::Weights>>, passes: u32, asked: f32, seed: u64) -> Self {
        Counsel {
            scout: Scout::new(Arc::clone(tuning)),
            rng: QuickRandom::new(seed),
            limits: Limits::new(Budget::Iterations(passes)),
            asked: if passes == 0 { 0.0 } else { asked },
            inputs: Inputs::default(),
            heard: Vec::new(),
        }
    }

    /// Asks about a decision, or not.
    pub fn hear(&mut self, position: &Sight<G>) {
        if self.asked <= 0.0 || unit(&mut self.rng) >= self.asked {
            return;
        }
        let seat = position.seat();
        // A new search each time: one that is asked again goes on with its tree, and takes its own step to have been taken.
        let tuning = self.scout.shared_tuning();
        let mut search = Search::<G>::new(tuning, 0, 0.0, 1, self.rng.next_u64());
        let ranked = search.choose(position, &self.limits).ranked;
        let all: u32 = ranked.iter().take(MOST).map(|option| option.visits).sum();
        if ranked.len() < 2 || all == 0 {
            return;
        }
        let mut options = Vec::with_capacity(MOST);
        for option in ranked.iter().take(MOST) {
            let mut next = (**position).clone();
            next.apply(Actor::Seat(seat), option.step);
            self.scout.read_settled(&mut next);
            options.push(self.option(&next, option.visits as f32 / all as f32));
        }
        self.heard.push((seat.index(), options));
    }

    fn option(&mut self, position: &G, share: f32) -> Heard {
        let weights = &self.scout.tuning().weights;
        let estimate = position.features(weights, &mut self.inputs);
        let over = position.awaiting() == Awaiting::Nothing;
        let side = |seat: Seat| {
            let made = position.score(seat) as f32;
            let mut sparse = Sparse::default();
            if over {
                return (sparse, 0.0, made);
            }
            sparse.copy_from(self.inputs.seat(seat));
            (sparse, estimate.score[seat.index()] - made, made)
        };
        let sides = Seat::all(position.players()).map(side).collect();
        Heard { sides, spread: estimate.spread, share }
    }

    /// Writes what was heard into the lesson of the game.
    pub fn write(&mut self, lesson: &mut Lesson) {
        let goal = self.scout.tuning().goal;
        for (seat, heard) in self.heard.drain(..) {
            let whole = heard.iter().all(|option| {
                let of_side = |(sparse, base, made): &(Sparse, f32, f32)| {
                    base.is_finite() && made.is_finite() && sparse.parts().1.iter().all(|x| x.is_finite())
                };
                option.spread.is_finite() && option.sides.iter().all(of_side)
            });
            if !whole {
                lesson.left_out += 1;
                continue;
            }
            let option = |option: &Heard| {
                let side = |(sparse, base, made): &(Sparse, f32, f32)| Side {
                    features: lesson.write(sparse),
                    base: *base,
                    made: *made,
                };
                let sides = option.sides.iter().map(side).collect();
                Answer { sides, spread: option.spread, share: option.share }
            };
            let options = heard.iter().map(option).collect();
            lesson.choices.push(Choice { seat, goal, options });
        }
    }
}
