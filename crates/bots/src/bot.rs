//! What a bot is asked and what it answers.

use game_core::{Game, Sight};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How much a bot may think about one step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many passes through the tree: the same answer on every machine.
    Iterations(u32),
    /// So long.
    Time(Duration),
}

impl Budget {
    /// A budget in milliseconds.
    #[must_use]
    pub const fn millis(millis: u64) -> Self {
        Budget::Time(Duration::from_millis(millis))
    }
}

/// Tells a thinking bot to answer with its best so far. Copies are the same signal.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// A signal not given yet.
    #[must_use]
    pub fn new() -> Self {
        Cancel::default()
    }

    /// The signal that this flag gives when it becomes true.
    #[must_use]
    pub const fn from_flag(flag: Arc<AtomicBool>) -> Self {
        Cancel(flag)
    }

    /// Gives the signal.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Was it given?
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The bounds of one answer.
#[derive(Clone, Debug)]
pub struct Limits {
    /// How much to think.
    pub budget: Budget,
    /// Stops the thinking early.
    pub cancel: Cancel,
}

impl Limits {
    /// Only a budget.
    #[must_use]
    pub fn new(budget: Budget) -> Self {
        Limits { budget, cancel: Cancel::new() }
    }
}

/// Something that chooses steps for one seat of one game.
pub trait Bot<G: Game>: Send {
    /// Chooses a step for the seat, which is awaited, from what that seat may know.
    ///
    /// A position that holds everybody's secrets cannot be asked about:
    ///
    /// ```compile_fail,E0308
    /// use bots::{Bot, Limits};
    /// use game_core::{Game, Table};
    ///
    /// fn cheat<G: Game>(bot: &mut dyn Bot<G>, table: &Table<G>, limits: &Limits) {
    ///     bot.choose(table.position(), limits);
    /// }
    /// ```
    fn choose(&mut self, sight: &Sight<G>, limits: &Limits) -> Advice<G::Action>;
}

/// The answer of a bot.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// The step chosen.
    pub step: A,
    /// The steps considered, best first; empty for bots that compare nothing.
    pub ranked: Vec<Ranked<A>>,
    /// What the answer cost.
    pub effort: Effort,
}

/// One step a bot considered.
#[derive(Clone, PartialEq, Debug)]
pub struct Ranked<A> {
    /// The step.
    pub step: A,
    /// What the bot maximises: points, rivals' points and the chance to win in one number.
    pub value: f32,
    /// Expected final points of the seat.
    pub score: f32,
    /// Expected share of the win, 0 to 1.
    pub share: f32,
    /// How often the search went this way.
    pub visits: u32,
    /// What the seat would decide next in the same turn, as far as the search looked.
    pub line: Vec<A>,
}

/// What an answer cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Effort {
    /// Passes through the tree.
    pub iterations: u32,
    /// Positions evaluated.
    pub evaluated: u64,
    /// Decisions looked ahead at most.
    pub depth: u32,
}
