//! What whoever starts the server decides.

use crate::chooser::{Chooser, RandomChooser};
use crate::puzzles::{NoPuzzles, PuzzleSource};
use crate::reviewer::{NoReviewer, Reviewer};
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
    /// Who goes over finished games.
    pub reviewer: Arc<dyn Reviewer>,
    /// Who brings puzzles.
    pub puzzles: Arc<dyn PuzzleSource>,
    /// Foreign formats that can be read.
    pub importers: Vec<Arc<dyn Importer>>,
    /// The pages.
    pub web: Arc<dyn WebFiles>,
    /// How much is too much.
    pub limits: Limits,
    /// How long is too long.
    pub patience: Patience,
    /// After which time what nobody uses goes.
    pub lifetimes: Lifetimes,
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
    /// The NATS server over which several servers on one database hear of each other.
    pub nats: Option<String>,
    /// A worker that says nothing about a question for so long is not waited for.
    pub silence: Duration,
    /// How people are told while their browser is closed.
    pub notices: NoticeSettings,
}

impl Config {
    /// A server for these games, with bots that play at random and no pages.
    #[must_use]
    pub fn new(games: &[&'static dyn AnyGame]) -> Self {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            games: games.iter().map(|game| GameEntry::from(*game)).collect(),
            chooser: Arc::new(RandomChooser),
            reviewer: Arc::new(NoReviewer),
            puzzles: Arc::new(NoPuzzles),
            importers: Vec::new(),
            web: Arc::new(NoFiles),
            limits: Limits::default(),
            patience: Patience::default(),
            lifetimes: Lifetimes::default(),
            workers: threads.saturating_sub(1).max(1),
            bot_budget: Duration::from_secs(2),
            hint_budget: Duration::from_secs(2),
            https: false,
            behind_proxy: false,
            nats: None,
            silence: Duration::from_secs(3),
            notices: NoticeSettings::default(),
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

/// The words of a game in a language such as `it`; `None` where there are none.
pub type Catalogues = fn(game: &str, language: &str) -> Option<&'static str>;

/// How people are told while their browser is closed. Without an address of its own the server tells nobody anything.
#[derive(Clone, Debug)]
pub struct NoticeSettings {
    /// Where people reach the server, such as `https://play.example.org`: links lead there. Switches on push messages
    /// and webhooks.
    pub public_url: Option<String>,
    /// The mail server, such as `smtps://user:password@mail.example.org`; no mail without.
    pub smtp_url: Option<String>,
    /// Who the mail is from; `ziggurat@` and the host of the public address otherwise.
    pub mail_from: Option<String>,
    /// Push services and webhooks may be on this machine, in this network and without TLS: for tests, and where everybody
    /// who plays is trusted.
    pub private_targets: bool,
    /// Whoever moves within this time is told nothing.
    pub grace: Duration,
    /// After the first failure; each further one waits twice as long, up to an hour.
    pub retry: Duration,
    /// The words of the games in other languages than English.
    pub catalogues: Option<Catalogues>,
}

impl Default for NoticeSettings {
    fn default() -> Self {
        NoticeSettings {
            public_url: None,
            smtp_url: None,
            mail_from: None,
            private_targets: false,
            grace: Duration::from_secs(60),
            retry: Duration::from_secs(30),
            catalogues: None,
        }
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
    /// Passwords and codes tried on one account, from anywhere; right ones do not count.
    pub account: Rate,
    /// Lines of chat of one person.
    pub chat: Rate,
    /// Tables one person makes.
    pub openings: Rate,
    /// Records one person reads in: a folder of them at a time.
    pub imports: Rate,
    /// Reports of one person, and how often somebody takes along what is theirs.
    pub reports: Rate,
    /// Reviews one person asks for.
    pub reviews: Rate,
    /// Reviews of one person that may be under way.
    pub reviews_per_caller: u32,
    /// Records one person may have read in; the same file counts once.
    pub imports_per_caller: u32,
    /// Boards to think on that one person may have.
    pub boards_per_caller: u32,
    /// Event streams of one caller.
    pub streams_per_caller: usize,
    /// Event streams in all.
    pub streams: usize,
    /// Tables one caller may have waiting or running.
    pub tables_per_caller: u32,
    /// Connections at a time; never more than three quarters of the files the process may open.
    pub connections: usize,
    /// Requests answered at a time, streams aside.
    pub requests: usize,
    /// Bytes of a body.
    pub body: usize,
    /// Bytes of a record file.
    pub record: usize,
}

/// How long is too long.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// Until the head of a request is here: from the beginning of the connection, or from the last answer.
    pub head: Duration,
    /// Until the body is here.
    pub body: Duration,
    /// Until a request is answered, its body included. Streams are answered by their first message.
    pub whole: Duration,
    /// While the other end reads nothing of an answer, or of a stream.
    pub write: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        let seconds = Duration::from_secs;
        Patience { head: seconds(20), body: seconds(20), whole: seconds(60), write: seconds(30) }
    }
}

/// After which time what nobody uses goes.
#[derive(Clone, Copy, Debug)]
pub struct Lifetimes {
    /// A session that was not used; a guest goes with the last one.
    pub session: Duration,
    /// The same for a guest who sits at no table.
    pub guest: Duration,
    /// A table that waits, where nothing happened and nobody looks.
    pub waiting: Duration,
    /// A line of the log, and a report.
    pub log: Duration,
    /// How often the server looks.
    pub round: Duration,
}

impl Default for Lifetimes {
    fn default() -> Self {
        let days = |days: u64| Duration::from_secs(days * 24 * 3_600);
        Lifetimes {
            session: days(90),
            guest: days(14),
            waiting: days(30),
            log: days(90),
            round: Duration::from_secs(3_600),
        }
    }
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
            account: Rate { burst: 10.0, per_second: 0.05 },
            chat: Rate { burst: 10.0, per_second: 0.5 },
            openings: Rate { burst: 30.0, per_second: 0.05 },
            imports: Rate { burst: 60.0, per_second: 0.5 },
            reports: Rate { burst: 10.0, per_second: 0.01 },
            reviews: Rate { burst: 20.0, per_second: 0.01 },
            reviews_per_caller: 3,
            imports_per_caller: 500,
            boards_per_caller: 200,
            streams_per_caller: 24,
            streams: 20_000,
            tables_per_caller: 200,
            connections: 20_000,
            requests: 512,
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
        (self.guests, self.doors, self.account) = (Rate::NONE, Rate::NONE, Rate::NONE);
        (self.chat, self.openings, self.reports) = (Rate::NONE, Rate::NONE, Rate::NONE);
        (self.reviews, self.imports) = (Rate::NONE, Rate::NONE);
        self.tables_per_caller = u32::MAX;
        self.streams_per_caller = usize::MAX;
        self
    }
}
