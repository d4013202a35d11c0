//! A bot by its name: `random`, `greedy`, `search`, or a level, with a budget and weights if wanted.

use crate::bot::{Bot, Budget, Limits};
use crate::evaluate::Evaluate;
use crate::greedy::Greedy;
use crate::net::{Learned, NetworkError};
use crate::random::RandomBot;
use crate::search::Search;
use crate::tuning::{LevelParams, Tuning, TuningError};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// How strong a bot plays against people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// The weakest.
    Novice,
    /// Knows the game.
    Apprentice,
    /// Plays well.
    Adept,
    /// Plays very well.
    Master,
    /// As strong as it gets.
    Grandmaster,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 5] =
        [Level::Novice, Level::Apprentice, Level::Adept, Level::Master, Level::Grandmaster];

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Apprentice => "apprentice",
            Level::Adept => "adept",
            Level::Master => "master",
            Level::Grandmaster => "grandmaster",
        }
    }
}

/// Which bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Any legal step.
    Random,
    /// The best after one step.
    Greedy,
    /// Tree search.
    Search,
    /// A level for people.
    Level(Level),
}

impl Kind {
    /// All bots, in the order a list shows them.
    pub const ALL: [Kind; 8] = [
        Kind::Random,
        Kind::Greedy,
        Kind::Search,
        Kind::Level(Level::Novice),
        Kind::Level(Level::Apprentice),
        Kind::Level(Level::Adept),
        Kind::Level(Level::Master),
        Kind::Level(Level::Grandmaster),
    ];

    /// The word for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
            Kind::Search => "search",
            Kind::Level(level) => level.name(),
        }
    }
}

/// The network of a bot.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum NetworkChoice {
    /// The one that comes with the program, where it fits.
    #[default]
    Own,
    /// None: the hand-made evaluation alone.
    Off,
    /// A file, read when the bot is built.
    File(String),
}

/// A bot as written by a person: `KIND[@BUDGET][+NETWORK][:WEIGHTS]`, such as `master`, `master@200ms`,
/// `search@4000`, `master@200ms+off`, `greedy+my.net` or `greedy:my-weights.toml`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    /// Which bot.
    pub kind: Kind,
    /// Instead of its own budget.
    pub budget: Option<Budget>,
    /// Which network corrects its evaluation.
    pub network: NetworkChoice,
    /// Instead of the weights that come with the program: a file, read when the bot is built.
    pub weights: Option<String>,
}

/// What is wrong with the name of a bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SpecError {
    /// No such bot.
    #[error(
        "there is no bot {0:?}; choose one of random, greedy, search, novice, apprentice, adept, master, grandmaster"
    )]
    Kind(String),
    /// Not a budget.
    #[error(
        "{0:?} is not a budget; write a time such as 200ms or 1s, or a number of iterations such as 4000"
    )]
    Budget(String),
    /// The weights cannot be used.
    #[error(transparent)]
    Tuning(#[from] TuningError),
    /// The network cannot be used.
    #[error(transparent)]
    Network(#[from] NetworkError),
    /// No such game.
    #[error("no bot plays {0:?}")]
    Game(String),
}

impl From<Kind> for Spec {
    fn from(kind: Kind) -> Spec {
        Spec { kind, budget: None, network: NetworkChoice::Own, weights: None }
    }
}

impl From<Level> for Spec {
    fn from(level: Level) -> Spec {
        Kind::Level(level).into()
    }
}

impl FromStr for Spec {
    type Err = SpecError;
    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (text, weights) = match text.split_once(':') {
            Some((text, file)) => (text, Some(file.to_owned())),
            None => (text, None),
        };
        let (text, network) = match text.split_once('+') {
            Some((text, "off")) => (text, NetworkChoice::Off),
            Some((text, file)) => (text, NetworkChoice::File(file.to_owned())),
            None => (text, NetworkChoice::Own),
        };
        let (name, budget) = match text.split_once('@') {
            Some((name, budget)) => (name, Some(parse_budget(budget)?)),
            None => (text, None),
        };
        let kind = Kind::ALL
            .into_iter()
            .find(|kind| kind.name() == name.trim().to_lowercase())
            .ok_or_else(|| SpecError::Kind(name.trim().to_owned()))?;
        Ok(Spec { kind, budget, network, weights })
    }
}

fn parse_budget(text: &str) -> Result<Budget, SpecError> {
    let text = text.trim();
    let wrong = || SpecError::Budget(text.to_owned());
    if let Some(millis) = text.strip_suffix("ms") {
        millis.parse().map(Budget::millis).map_err(|_| wrong())
    } else if let Some(seconds) = text.strip_suffix('s') {
        seconds.parse::<u64>().map(|seconds| Budget::millis(seconds * 1000)).map_err(|_| wrong())
    } else {
        text.parse().map(Budget::Iterations).map_err(|_| wrong())
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())?;
        match self.budget {
            Some(Budget::Iterations(n)) => write!(f, "@{n}")?,
            Some(Budget::Time(time)) => write!(f, "@{}ms", time.as_millis())?,
            None => {}
        }
        match &self.network {
            NetworkChoice::Own => {}
            NetworkChoice::Off => f.write_str("+off")?,
            NetworkChoice::File(file) => write!(f, "+{file}")?,
        }
        match &self.weights {
            Some(file) => write!(f, ":{file}"),
            None => Ok(()),
        }
    }
}

/// A bot with its budget, ready to play.
pub struct Seated<G: Evaluate> {
    /// The bot.
    pub bot: Box<dyn Bot<G>>,
    /// What it may think about a step.
    pub budget: Budget,
}

impl Spec {
    /// The tuning this bot plays with.
    ///
    /// # Errors
    /// When its weights or its network cannot be read. A network that comes with the program and does not fit
    /// is left out without an error.
    pub fn tuning<G: Evaluate>(&self) -> Result<Tuning<G::Weights>, SpecError> {
        let mut tuning = match &self.weights {
            None => Tuning::standard::<G>(),
            Some(file) => {
                let text = std::fs::read_to_string(file).map_err(|error| TuningError {
                    file: file.clone(),
                    problem: format!("cannot be read: {error}"),
                })?;
                Tuning::parse(file, &text)?
            }
        };
        let network = match &self.network {
            NetworkChoice::Off => None,
            NetworkChoice::Own => Learned::own::<G>(&tuning.weights).ok().flatten(),
            NetworkChoice::File(file) => {
                let bytes = std::fs::read(file).map_err(|error| NetworkError {
                    file: file.clone(),
                    problem: format!("it cannot be read: {error}"),
                })?;
                Some(Arc::new(Learned::read::<G>(file, &bytes, &tuning.weights)?))
            }
        };
        if let Some(network) = network {
            tuning.learn(network);
        }
        Ok(tuning)
    }

    /// Builds the bot. A search grows `threads` trees.
    ///
    /// # Errors
    /// When its weights cannot be read.
    pub fn build<G: Evaluate>(&self, seed: u64, threads: usize) -> Result<Seated<G>, SpecError> {
        Ok(self.build_with(Arc::new(self.tuning::<G>()?), seed, threads))
    }

    /// Builds the bot with this tuning instead of the one it names.
    #[must_use]
    pub fn build_with<G: Evaluate>(
        &self,
        tuning: Arc<Tuning<G::Weights>>,
        seed: u64,
        threads: usize,
    ) -> Seated<G> {
        let plain = LevelParams { iterations: 1000, millis: 0, depth: 0, temperature: 0.0 };
        let level = match self.kind {
            Kind::Random => return Seated { bot: Box::new(RandomBot::new(seed)), budget: ONE_LOOK },
            Kind::Greedy => LevelParams { iterations: 0, ..plain },
            Kind::Search => plain,
            Kind::Level(level) => tuning.levels.of(level),
        };
        let own = if level.millis > 0 {
            Budget::millis(level.millis.into())
        } else {
            Budget::Iterations(level.iterations)
        };
        if own == ONE_LOOK {
            return Seated { bot: Box::new(Greedy::new(tuning, level.temperature, seed)), budget: ONE_LOOK };
        }
        let bot = Search::new(tuning, level.depth, level.temperature, threads, seed);
        Seated { bot: Box::new(bot), budget: self.budget.unwrap_or(own) }
    }
}

/// The budget of bots that do not search.
const ONE_LOOK: Budget = Budget::Iterations(0);

impl<G: Evaluate> Seated<G> {
    /// The bounds of one answer by its own budget.
    #[must_use]
    pub fn limits(&self) -> Limits {
        Limits::new(self.budget)
    }
}
