//! A plain position without its type: cloned, searched, dealt by hand.

use crate::encoding::{Encoding, next_seat};
use crate::games::Encoded;
use crate::laws;
use game_core::game::ScoreLine;
use game_core::{Actor, Awaiting, Explain, Notation, NotationError, QuickRandom, Seat, Viewer};
use serde_json::Value;
use std::any::Any;
use std::hash::{DefaultHasher, Hasher};
use std::sync::Arc;

/// Why a step was not made. Nothing changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StepProblem {
    /// It is not this seat's turn to answer.
    #[error("seat {0} is not asked anything now")]
    NotAwaited(Seat),
    /// Nobody is asked: a draw is due, or the game is over.
    #[error("no player is asked anything now")]
    Nobody,
    /// The text is no step.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// The rules forbid it.
    #[error("rule {rule} does not allow {step:?} now: {reason}")]
    Refused {
        /// The step.
        step: String,
        /// The place of the rule.
        rule: &'static str,
        /// What is missing or wrong.
        reason: String,
    },
    /// The index is not that of a legal step.
    #[error("{index} is not the index of a legal step of seat {seat}; the mask has 1 at those that are")]
    Index {
        /// Whose turn it is.
        seat: Seat,
        /// What was given.
        index: i64,
    },
    /// No draw is due.
    #[error("no draw is due now")]
    NoChance,
    /// No such outcome of the draw.
    #[error("the draw has {outcomes} outcomes, so there is no outcome {index}")]
    Outcome {
        /// What was given.
        index: usize,
        /// How many there are.
        outcomes: usize,
    },
}

/// A position without its type.
pub trait AnyPosition: Send + Sync {
    /// The game.
    fn game(&self) -> &'static str;
    /// How many seats.
    fn players(&self) -> u8;
    /// Whom it waits for.
    fn awaiting(&self) -> Awaiting;
    /// Whoever answers next: of several seats the first.
    fn seat(&self) -> Option<Seat> {
        next_seat(self.awaiting())
    }
    /// The legal steps of a seat: index and notation.
    fn legal(&self, seat: Seat) -> Vec<(u32, String)>;
    /// The indices of the legal steps of a seat.
    fn legal_indices(&self, seat: Seat) -> Vec<u32>;
    /// Makes a step given as text.
    ///
    /// # Errors
    /// When it is no legal step of the seat.
    fn apply(&mut self, seat: Seat, step: &str) -> Result<(), StepProblem>;
    /// Makes the step with this index.
    ///
    /// # Errors
    /// When it is no legal step of the seat.
    fn apply_index(&mut self, seat: Seat, index: i64) -> Result<(), StepProblem>;
    /// The possible draws with their weights; none when no draw is due.
    fn odds(&self) -> Vec<(String, u32)>;
    /// Makes the draw with this number in [`AnyPosition::odds`].
    ///
    /// # Errors
    /// When no draw is due or there is no such outcome.
    fn draw_outcome(&mut self, outcome: usize) -> Result<(), StepProblem>;
    /// Makes a draw by its odds.
    ///
    /// # Errors
    /// When no draw is due.
    fn deal(&mut self, rng: &mut QuickRandom) -> Result<String, StepProblem>;
    /// Writes what a seat may know.
    fn observe(&self, seat: Seat, out: &mut [f32]);
    /// Numbers in an observation, and indices of steps.
    fn sizes(&self) -> (usize, usize);
    /// What a viewer may see.
    fn view(&self, viewer: Viewer) -> Value;
    /// The picture for a terminal.
    fn picture(&self, viewer: Viewer) -> String;
    /// May a viewer read this step, made now?
    fn sees(&self, viewer: Viewer, actor: Actor, step: &str) -> bool;
    /// The points of a seat now.
    fn score(&self, seat: Seat) -> i32;
    /// The place of a seat now.
    fn place(&self, seat: Seat) -> u8;
    /// The points of a seat by source.
    fn score_sheet(&self, seat: Seat) -> Vec<ScoreLine>;
    /// The same to a seat, with everything it cannot know dealt afresh.
    fn imagine(&self, seat: Seat, rng: &mut QuickRandom) -> Box<dyn AnyPosition>;
    /// Checks the laws that can be seen from one position.
    ///
    /// # Errors
    /// The number of the law and what is wrong.
    fn check_laws(&self, rng: &mut QuickRandom) -> Result<(), String>;
    /// A copy.
    fn clone_box(&self) -> Box<dyn AnyPosition>;
    /// Is it the same position?
    fn equals(&self, other: &dyn AnyPosition) -> bool;
    /// A hash: equal positions have equal hashes.
    fn fingerprint(&self) -> u64;
    /// For comparing.
    fn as_any(&self) -> &dyn Any;
}

#[derive(Clone)]
struct Erased<G: Encoded> {
    position: G,
    encoding: Arc<Encoding<G>>,
}

/// Hides the type of a position.
pub(crate) fn erase<G: Encoded>(position: G, encoding: Arc<Encoding<G>>) -> Box<dyn AnyPosition> {
    Box::new(Erased { position, encoding })
}

impl<G: Encoded> Erased<G> {
    fn listed(&self, seat: Seat) -> (Vec<G::Action>, Vec<u32>) {
        let (mut steps, mut indices) = (Vec::new(), Vec::new());
        self.encoding.legal(&self.position, seat, &mut steps, &mut indices);
        (steps, indices)
    }

    fn write(&self, step: G::Action) -> String {
        <G as Notation>::write_step(self.position.content(), step)
    }

    fn outcomes(&self) -> Vec<(G::Action, u32)> {
        let mut odds = Vec::new();
        if self.position.awaiting() == Awaiting::Chance {
            self.position.odds(&mut odds);
        }
        odds
    }
}

impl<G: Encoded> AnyPosition for Erased<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn players(&self) -> u8 {
        self.position.players()
    }

    fn awaiting(&self) -> Awaiting {
        self.position.awaiting()
    }

    fn legal(&self, seat: Seat) -> Vec<(u32, String)> {
        let (steps, indices) = self.listed(seat);
        indices.into_iter().zip(steps.into_iter().map(|step| self.write(step))).collect()
    }

    fn legal_indices(&self, seat: Seat) -> Vec<u32> {
        self.listed(seat).1
    }

    fn apply(&mut self, seat: Seat, step: &str) -> Result<(), StepProblem> {
        let action = <G as Notation>::parse_step(self.position.content(), step)?;
        if !self.position.awaiting().includes(seat) {
            return Err(StepProblem::NotAwaited(seat));
        }
        if let Some(refusal) = self.position.refusal(seat, action) {
            let (rule, reason) = (refusal.rule(), format!("{refusal:?}"));
            return Err(StepProblem::Refused { step: step.to_owned(), rule, reason });
        }
        self.position.apply(Actor::Seat(seat), action);
        Ok(())
    }

    fn apply_index(&mut self, seat: Seat, index: i64) -> Result<(), StepProblem> {
        if !self.position.awaiting().includes(seat) {
            return Err(StepProblem::NotAwaited(seat));
        }
        let (steps, indices) = self.listed(seat);
        let at = indices.iter().position(|listed| i64::from(*listed) == index);
        let at = at.ok_or(StepProblem::Index { seat, index })?;
        self.position.apply(Actor::Seat(seat), steps[at]);
        Ok(())
    }

    fn odds(&self) -> Vec<(String, u32)> {
        self.outcomes().into_iter().map(|(step, weight)| (self.write(step), weight)).collect()
    }

    fn draw_outcome(&mut self, outcome: usize) -> Result<(), StepProblem> {
        let odds = self.outcomes();
        if odds.is_empty() {
            return Err(StepProblem::NoChance);
        }
        let missing = StepProblem::Outcome { index: outcome, outcomes: odds.len() };
        let (step, _) = odds.get(outcome).ok_or(missing)?;
        self.position.apply(Actor::Chance, *step);
        Ok(())
    }

    fn deal(&mut self, rng: &mut QuickRandom) -> Result<String, StepProblem> {
        if self.position.awaiting() != Awaiting::Chance {
            return Err(StepProblem::NoChance);
        }
        let step = self.position.deal(rng);
        self.position.apply(Actor::Chance, step);
        Ok(self.write(step))
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        self.encoding.observe(&self.position, seat, out);
    }

    fn sizes(&self) -> (usize, usize) {
        (self.encoding.observation_size(), self.encoding.step_size())
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.position.view(viewer)).expect("views are plain data with string keys")
    }

    fn picture(&self, viewer: Viewer) -> String {
        self.position.draw(viewer)
    }

    fn sees(&self, viewer: Viewer, actor: Actor, step: &str) -> bool {
        let step = <G as Notation>::parse_step(self.position.content(), step);
        step.is_ok_and(|step| self.position.sees(viewer, actor, step))
    }

    fn score(&self, seat: Seat) -> i32 {
        self.position.score(seat)
    }

    fn place(&self, seat: Seat) -> u8 {
        self.position.place(seat)
    }

    fn score_sheet(&self, seat: Seat) -> Vec<ScoreLine> {
        self.position.score_sheet(seat)
    }

    fn imagine(&self, seat: Seat, rng: &mut QuickRandom) -> Box<dyn AnyPosition> {
        let mut other = self.clone();
        other.position.determinize(Viewer::Seat(seat), rng);
        Box::new(other)
    }

    fn check_laws(&self, rng: &mut QuickRandom) -> Result<(), String> {
        laws::check(&self.position, &self.encoding, rng)
    }

    fn clone_box(&self) -> Box<dyn AnyPosition> {
        Box::new(self.clone())
    }

    fn equals(&self, other: &dyn AnyPosition) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| other.position == self.position)
    }

    fn fingerprint(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.position.hash(&mut hasher);
        hasher.finish()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
