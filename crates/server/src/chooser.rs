//! Who chooses for a bot's seat. The server knows no bot; whoever starts it brings one.

use game_core::{AnySight, QuickRandom, Random};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::Notify;

/// What a player is asked.
pub struct Question {
    /// What the seat may know, and nothing else: only a table makes it, for the seat that is asked.
    ///
    /// ```compile_fail,E0308
    /// fn cheat(table: Box<dyn game_core::AnyTable>, mut question: server::Question) {
    ///     question.sight = table;
    /// }
    /// ```
    pub sight: Box<dyn AnySight>,
    /// How long it may think.
    pub budget: Duration,
    /// Set when the time is over, or nobody waits for the answer any more: answer with the best so far.
    pub cancel: Cancel,
    /// How many ranked steps are wanted; 0 when only the step counts.
    pub hints: usize,
}

/// Tells a player to stop.
#[derive(Clone, Debug, Default)]
pub struct Cancel {
    flag: Arc<AtomicBool>,
    told: Arc<Notify>,
}

impl Cancel {
    /// Asks to stop.
    pub fn cancel(&self) {
        self.flag.store(true, Ordering::Relaxed);
        self.told.notify_waiters();
    }

    /// Was it asked?
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.flag.load(Ordering::Relaxed)
    }

    /// The flag itself, for choosers with a stop flag of their own kind.
    #[must_use]
    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.flag)
    }

    /// One that this flag sets too, without waking those who wait for it.
    #[must_use]
    pub fn from_flag(flag: Arc<AtomicBool>) -> Self {
        Cancel { flag, told: Arc::default() }
    }

    /// Waits until it is asked.
    pub async fn cancelled(&self) {
        let told = self.told.notified();
        tokio::pin!(told);
        told.as_mut().enable();
        if !self.is_cancelled() {
            told.await;
        }
    }
}

/// What a player answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Advice {
    /// The step in notation.
    pub step: String,
    /// Steps worth considering, best first.
    pub ranked: Vec<Ranked>,
}

/// A step worth considering.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ranked {
    /// The step in notation.
    pub step: String,
    /// Points expected at the end.
    pub expected: Option<f64>,
    /// How far the final points may stray from that.
    pub spread: Option<f64>,
    /// What it aims at.
    pub goal: Option<game_core::Text>,
    /// Why, by the parts of the evaluation.
    pub why: Option<game_core::Text>,
    /// How it may go on, in words.
    pub then: Vec<game_core::Text>,
    /// How it may go on, in notation.
    pub line: Vec<String>,
}

impl Ranked {
    /// A step of which nothing more is known.
    #[must_use]
    pub const fn bare(step: String) -> Self {
        Ranked {
            step,
            expected: None,
            spread: None,
            goal: None,
            why: None,
            then: Vec::new(),
            line: Vec::new(),
        }
    }
}

/// A level of play on offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Level {
    /// Its name.
    pub id: String,
    /// Its measured rating, where there is one.
    pub rating: Option<i32>,
    /// Half the width of the 95 % interval of the rating; 0 where it is so by definition.
    pub error: Option<i32>,
}

/// Has bots to seat.
pub trait Chooser: Send + Sync + 'static {
    /// The levels it plays this game at, weakest first; at least one.
    fn levels(&self, game: &str) -> Vec<Level>;
    /// A bot for one seat of one table, where it stays; `None` when there is none of this level.
    fn seat(&self, game: &str, level: &str) -> Option<Box<dyn Player>>;
    /// The same with a seed for everything it would leave to chance.
    fn seat_with(&self, game: &str, level: &str, seed: u64) -> Option<Box<dyn Player>> {
        let _ = seed;
        self.seat(game, level)
    }
    /// Does a bot of this level that is seated with the same seed answer the same to the same question? Those who think
    /// by the clock do not.
    fn repeats(&self, game: &str, level: &str) -> bool {
        let _ = (game, level);
        false
    }
}

/// A bot on its seat, with whatever it keeps from one question to the next. Asked on worker threads only; it may
/// block, and if it panics or overruns, another one takes its seat.
pub trait Player: Send {
    /// Chooses; `None` when it cannot.
    fn choose(&mut self, question: &Question) -> Option<Advice>;
}

/// Any legal step, all equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomChooser;

impl RandomChooser {
    /// The one level it plays.
    pub const LEVEL: &'static str = "random";
}

impl Chooser for RandomChooser {
    fn levels(&self, _game: &str) -> Vec<Level> {
        vec![Level { id: Self::LEVEL.to_owned(), rating: None, error: None }]
    }

    fn seat(&self, _game: &str, _level: &str) -> Option<Box<dyn Player>> {
        Some(Box::new(RandomChooser))
    }

    fn seat_with(&self, _game: &str, _level: &str, seed: u64) -> Option<Box<dyn Player>> {
        Some(Box::new(Dealt(QuickRandom::new(seed))))
    }

    fn repeats(&self, _game: &str, _level: &str) -> bool {
        true
    }
}

impl Player for RandomChooser {
    fn choose(&mut self, question: &Question) -> Option<Advice> {
        any_step(question, &mut random())
    }
}

/// The same with a seed.
struct Dealt(QuickRandom);

impl Player for Dealt {
    fn choose(&mut self, question: &Question) -> Option<Advice> {
        any_step(question, &mut self.0)
    }
}

fn any_step(question: &Question, rng: &mut QuickRandom) -> Option<Advice> {
    let options = question.sight.options();
    let step = rng.pick(&options)?.step.clone();
    let ranked = options.into_iter().take(question.hints).map(|option| Ranked::bare(option.step)).collect();
    Some(Advice { step, ranked })
}

/// A small generator with a fresh seed, for choices nobody has to verify.
pub(crate) fn random() -> QuickRandom {
    let bytes = crate::ids::bytes();
    QuickRandom::new(bytes.iter().fold(0, |seed, byte| seed << 8 | u64::from(*byte)))
}
