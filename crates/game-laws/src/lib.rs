//! One generic test suite that every game must pass: the thirteen laws of ARCHITECTURE.md, run on random
//! games, plus a pinned playthrough and pinned counts of positions.
//!
//! A game calls [`Laws::check`] in its `tests/laws.rs`. The number of games comes from the environment
//! variable `ZIGGURAT_LAW_GAMES` where it is set (`cargo xtask laws` sets it), so the same test is quick in
//! every run and thorough when asked. A failure prints the law, the seed and the record of the game.

mod catalogue;
mod chance;
mod game;
mod generated;
mod perft;
mod playthrough;
mod rulings;
mod story;

/// Pebbles under the names that tests know it by.
pub mod toy {
    pub use pebbles::{Action, Content as Pebbles, Position as Toy, Refusal, Setup, SetupError, View};
}

pub use catalogue::Catalogue;
pub use perft::perft;
pub use playthrough::playthrough;
pub use rulings::rulings_without_a_test;
pub use story::told_in_full;

use game_core::{Game, Playable, QuickRandom, Seat};
use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

/// One in so many steps gets the costly checks (secrets, refusals of strange steps, notation, words, undo), fewer
/// in a run of many games; lists, invariants and replays are checked throughout.
fn spot(games: u32) -> u32 {
    (games / 400).clamp(8, 256)
}

/// What the suite must know about a game. Fill in what has no default.
pub struct Laws<G: Playable> {
    /// How many random games, unless the environment says otherwise.
    pub games: u32,
    /// Seed of the first game; the others follow.
    pub seed: u64,
    /// Law 2: a game that takes more steps has failed to end.
    pub max_steps: usize,
    /// A random set-up over all player counts and options.
    pub setup: fn(&mut QuickRandom) -> G::Setup,
    /// The kind of a step, for the coverage of law 13 (`strum::IntoStaticStr`).
    pub action_kind: fn(G::Action) -> &'static str,
    /// All kinds of steps that random play must reach (`strum::VariantNames`).
    pub action_kinds: &'static [&'static str],
    /// The kind of the open question of an awaited seat.
    pub prompt_kind: fn(&G, Seat) -> &'static str,
    /// All kinds of questions that random play must reach.
    pub prompt_kinds: &'static [&'static str],
    /// Does more points always mean a better place? Not where a game can be won otherwise.
    pub points_decide: bool,
}

/// What a run saw.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Games played to the end.
    pub games: u32,
    /// Steps in all of them, draws included.
    pub steps: u64,
    /// Steps of the longest game.
    pub longest: usize,
    kinds: BTreeSet<&'static str>,
    prompts: BTreeSet<&'static str>,
    chance_nodes: u32,
}

impl Report {
    fn add(&mut self, other: Report) {
        self.games += other.games;
        self.steps += other.steps;
        self.longest = self.longest.max(other.longest);
        self.kinds.extend(other.kinds);
        self.prompts.extend(other.prompts);
        self.chance_nodes += other.chance_nodes;
    }
}

impl<G: Playable> Laws<G> {
    /// Plays the random games on all cores and checks every law.
    ///
    /// # Panics
    /// When a law is broken, with the law, the seed and the record of the game.
    #[must_use = "a test may want to look at the report"]
    pub fn check(&self) -> Report {
        let games = std::env::var("ZIGGURAT_LAW_GAMES")
            .ok()
            .map_or(self.games, |n| n.parse().expect("ZIGGURAT_LAW_GAMES is a number of games"));
        let catalogue = Catalogue::of(G::CATALOGUE);
        let spot = spot(games);
        let next = AtomicU32::new(0);
        let total = Mutex::new(Report::default());
        let failure: Mutex<Option<game::Broken>> = Mutex::new(None);
        // Of several broken games the first one is told, whichever thread is the fastest.
        let told_before = |number: u32| {
            failure.lock().expect("no panic while held").as_ref().is_some_and(|broken| broken.number < number)
        };
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    let mut mine = Report::default();
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= games || told_before(number) {
                            break;
                        }
                        if let Err(broken) = game::play_one(self, &catalogue, number, spot, &mut mine) {
                            let mut first = failure.lock().expect("no panic while held");
                            if first.as_ref().is_none_or(|first| number < first.number) {
                                *first = Some(broken);
                            }
                            break;
                        }
                    }
                    total.lock().expect("no panic while held").add(mine);
                });
            }
        });
        if let Some(broken) = failure.into_inner().expect("threads are done") {
            panic!("{broken}");
        }
        let report = total.into_inner().expect("threads are done");
        self.check_coverage(&report);
        report
    }

    /// Law 13: random play reaches every kind of step and of question.
    fn check_coverage(&self, report: &Report) {
        let missed = |all: &[&'static str], seen: &BTreeSet<&'static str>| {
            all.iter().filter(|kind| !seen.contains(*kind)).copied().collect::<Vec<_>>()
        };
        let actions = missed(self.action_kinds, &report.kinds);
        let prompts = missed(self.prompt_kinds, &report.prompts);
        assert!(
            actions.is_empty() && prompts.is_empty(),
            "law 13: {} games of {} never reached the steps {actions:?} and the prompts {prompts:?}",
            report.games,
            <G as Game>::ID,
        );
    }
}
