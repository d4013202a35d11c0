//! Bots for tables without a type: what the server and the terminal ask.

use crate::bot::{Budget, Cancel, Effort, Limits};
use crate::evaluate::Evaluate;
use crate::net::Learned;
use crate::reasons::Reasons;
use crate::spec::{Seated, Spec, SpecError};
use crate::tuning::Tuning;
use game_core::{AnySight, AnyTable, Game, Notation, QuickRandom, Random, Seat, Sight};
use serde::Serialize;

/// Something to do with a game once its type is known.
pub trait Visit {
    /// What comes of it.
    type Out;
    /// Does it with the game `G`.
    fn with<G: Evaluate>(self) -> Self::Out;
}

macro_rules! list {
    ($($name:ident: $game:ty,)+) => {
        /// The games that bots play.
        #[must_use]
        pub fn games() -> Vec<&'static str> {
            vec![$(<$game as Game>::ID),+]
        }

        /// Does something with the game of this name; `None` when no bot plays it.
        pub fn visit<V: Visit>(game: &str, visitor: V) -> Option<V::Out> {
            match game {
                $(<$game as Game>::ID => Some(visitor.with::<$game>()),)+
                _ => None,
            }
        }
    };
}
games::each_game!(list);

/// The answer of a bot in notation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AnyAdvice {
    /// The step chosen.
    pub step: String,
    /// The best steps, best first.
    pub hints: Vec<Hint>,
    /// Passes through the tree.
    pub iterations: u32,
    /// Positions evaluated.
    pub evaluated: u64,
}

/// One step worth considering.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// The step in notation.
    pub step: String,
    /// What the bot maximises.
    pub value: f32,
    /// Expected final points.
    pub score: f32,
    /// Expected share of the win, 0 to 1.
    pub share: f32,
    /// How often the search went this way.
    pub visits: u32,
    /// What the seat would decide next in the same turn, in notation; steps without a choice are left out.
    pub line: Vec<String>,
    /// What speaks for it.
    #[serde(skip)]
    pub reasons: Reasons,
}

/// A bot for one seat of a table without a type. It keeps its tree while its turn lasts.
pub trait AnyBot: Send {
    /// Chooses a step for the seat, with at most `hints` ranked steps; `None` when the seat is not awaited
    /// or it is another game.
    fn choose(
        &mut self,
        sight: &dyn AnySight,
        budget: Option<Budget>,
        cancel: &Cancel,
        hints: usize,
    ) -> Option<AnyAdvice>;
}

struct Erased<G: Evaluate> {
    seated: Seated<G>,
}

impl<G: Evaluate> AnyBot for Erased<G> {
    fn choose(
        &mut self,
        sight: &dyn AnySight,
        budget: Option<Budget>,
        cancel: &Cancel,
        hints: usize,
    ) -> Option<AnyAdvice> {
        let position = sight.as_any().downcast_ref::<Sight<G>>()?;
        if !position.awaiting().includes(position.seat()) {
            return None;
        }
        let limits = Limits { budget: budget.unwrap_or(self.seated.budget), cancel: cancel.clone() };
        let advice = self.seated.bot.choose(position, &limits);
        let write = |step| <G as Notation>::write_step(position.content(), step);
        let hint = |ranked: &crate::Ranked<G::Action>| Hint {
            step: write(ranked.step),
            value: ranked.value,
            score: ranked.score,
            share: ranked.share,
            visits: ranked.visits,
            line: ranked.line.iter().map(|step| write(*step)).collect(),
            reasons: Reasons::of(position, ranked.step, &ranked.line),
        };
        let Effort { iterations, evaluated, .. } = advice.effort;
        Some(AnyAdvice {
            step: write(advice.step),
            hints: advice.ranked.iter().take(hints).map(hint).collect(),
            iterations,
            evaluated,
        })
    }
}

struct Build<'a> {
    spec: &'a Spec,
    seed: u64,
    threads: usize,
}

impl Visit for Build<'_> {
    type Out = Result<Box<dyn AnyBot>, SpecError>;
    fn with<G: Evaluate>(self) -> Self::Out {
        Ok(Box::new(Erased { seated: self.spec.build::<G>(self.seed, self.threads)? }))
    }
}

/// Builds a bot for a game by its name. A search grows `threads` trees.
///
/// # Errors
/// When no bot plays the game or the weights cannot be read.
pub fn build(game: &str, spec: &Spec, seed: u64, threads: usize) -> Result<Box<dyn AnyBot>, SpecError> {
    visit(game, Build { spec, seed, threads }).ok_or_else(|| SpecError::Game(game.to_owned()))?
}

/// How the bots of a game read positions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Evaluation {
    /// By hand: nothing was learned yet.
    ByHand,
    /// By hand, because the network of the program does not fit.
    Refused(String),
    /// With a network.
    Learned {
        /// Games it has learned from.
        games: u64,
        /// The content pack it was made for; any other is played by hand.
        content: String,
        /// The hash of its numbers.
        hash: String,
    },
}

struct HowToRead;

impl Visit for HowToRead {
    type Out = Evaluation;
    fn with<G: Evaluate>(self) -> Evaluation {
        match Learned::own::<G>(&Tuning::standard::<G>().weights) {
            Ok(None) => Evaluation::ByHand,
            Ok(Some(learned)) => Evaluation::Learned {
                games: learned.known.games,
                content: learned.known.pin.content.to_string(),
                hash: learned.known.hash.to_string(),
            },
            Err(error) => Evaluation::Refused(error.problem),
        }
    }
}

/// How the bots of a game read positions; `None` when no bot plays it.
#[must_use]
pub fn evaluation(game: &str) -> Option<Evaluation> {
    visit(game, HowToRead)
}

/// Lets a fresh bot choose one step: for hints, and for whoever does not keep a bot.
///
/// # Errors
/// As [`build`]; `Ok(None)` when the seat is not awaited.
pub fn choose(
    table: &dyn AnyTable,
    seat: Seat,
    spec: &Spec,
    seed: u64,
    cancel: &Cancel,
    hints: usize,
) -> Result<Option<AnyAdvice>, SpecError> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let mut rng = QuickRandom::new(seed);
    let mut bot = build(table.game(), spec, rng.next_u64(), threads)?;
    Ok(bot.choose(table.for_bot(seat, &mut rng).as_ref(), None, cancel, hints))
}
