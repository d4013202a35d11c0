//! What whoever starts the server decides.

use crate::chooser::{Chooser, RandomChooser};
use crate::shelf::{GameEntry, Importer, PackError};
use crate::web::{NoFiles, WebFiles};
use game_core::AnyGame;
use game_core::erased::Pack;
use std::sync::Arc;
use std::time::Duration;

/// What whoever starts the server decides. [`Config::new`] has sensible values for everything but the games.
#[derive(Clone)]
pub struct Config {
    /// The games.
    pub games: Vec<GameEntry>,
    /// Who chooses for bots and advises people.
    pub chooser: Arc<dyn Chooser>,
    /// Foreign formats that can be read.
    pub importers: Vec<Arc<dyn Importer>>,
    /// The pages.
    pub web: Arc<dyn WebFiles>,
    /// How much is too much.
    pub limits: Limits,
    /// Threads on which bots think.
    pub workers: usize,
    /// How long a bot may think about a step.
    pub bot_budget: Duration,
    /// How long an adviser may think.
    pub hint_budget: Duration,
    /// The server is reached through HTTPS only: cookies say so, and browsers are told to stay there.
    pub https: bool,
    /// A proxy in front tells the address of the caller in `x-forwarded-for`.
    pub behind_proxy: bool,
}

impl Config {
    /// A server for these games, with bots that play at random and no pages.
    #[must_use]
    pub fn new(games: &[&'static dyn AnyGame]) -> Self {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            games: games.iter().map(|game| GameEntry::from(*game)).collect(),
            chooser: Arc::new(RandomChooser),
            importers: Vec::new(),
            web: Arc::new(NoFiles),
            limits: Limits::default(),
            workers: threads.saturating_sub(1).max(1),
            bot_budget: Duration::from_secs(2),
            hint_budget: Duration::from_secs(2),
            https: false,
            behind_proxy: false,
        }
    }
}

impl Config {
    /// Offers a content pack for a game at new tables.
    ///
    /// # Errors
    /// When there is no such game, the pack is wrong, or another one has its name.
    pub fn offer(&mut self, game: &str, name: &str, pack: Pack) -> Result<(), PackError> {
        let entry = self.games.iter_mut().find(|entry| entry.game.info().id == game);
        entry.ok_or_else(|| PackError::UnknownGame(game.to_owned()))?.offer(name, pack)
    }
}

/// How much is too much.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests of one address.
    pub address: Rate,
    /// Requests of one caller.
    pub caller: Rate,
    /// New guests from one address.
    pub guests: Rate,
    /// Passwords and codes tried from one address.
    pub doors: Rate,
    /// Event streams of one caller.
    pub streams_per_caller: usize,
    /// Event streams in all.
    pub streams: usize,
    /// Tables one caller may have waiting or running.
    pub tables_per_caller: u32,
    /// Bytes of a body.
    pub body: usize,
    /// Bytes of a record file.
    pub record: usize,
}

/// So many at once, refilled so many times per second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rate {
    /// At once.
    pub burst: f64,
    /// Per second; 0 for no limit at all.
    pub per_second: f64,
}

impl Rate {
    /// No limit.
    pub const NONE: Rate = Rate { burst: 0.0, per_second: 0.0 };
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            address: Rate { burst: 400.0, per_second: 100.0 },
            caller: Rate { burst: 200.0, per_second: 40.0 },
            guests: Rate { burst: 200.0, per_second: 2.0 },
            doors: Rate { burst: 20.0, per_second: 0.2 },
            streams_per_caller: 24,
            streams: 20_000,
            tables_per_caller: 200,
            body: 64 << 10,
            record: 1 << 20,
        }
    }
}

impl Limits {
    /// Nothing is too fast: for load tests on loopback.
    #[must_use]
    pub fn unlimited_rates(mut self) -> Self {
        (self.address, self.caller) = (Rate::NONE, Rate::NONE);
        (self.guests, self.doors) = (Rate::NONE, Rate::NONE);
        self.tables_per_caller = u32::MAX;
        self.streams_per_caller = usize::MAX;
        self
    }
}
