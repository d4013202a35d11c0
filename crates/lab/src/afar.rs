//! Games played by others: a run hands out whole games, and every one that comes back is replayed.
//!
//! A game is told so that whoever plays it has no choice: set-up, deal, bots, and the chance of each. So it does not
//! matter who plays it, and what is told of it here is read off the replayed game, not believed.

use crate::play::{LabError, play_table};
use bots::net::NetworkError;
use bots::{Evaluate, NetworkChoice, Spec, SpecError, Tuning, Visit, visit};
use game_core::erased::Pack;
use game_core::{Content, Record, Seed, Table};
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::collections::HashMap;
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// Somebody who plays games for a run.
pub trait Help: Send + Sync {
    /// How many games may be under way at a time.
    fn hands(&self) -> usize;
    /// Lets somebody play a game; `None` when nobody does.
    fn play(&self, job: Vec<u8>) -> Option<Vec<u8>>;
}

/// Those who play games for a run; nobody by default.
#[derive(Clone, Default)]
pub struct Helpers {
    help: Option<Arc<dyn Help>>,
    done: Arc<AtomicU64>,
}

impl fmt::Debug for Helpers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.help.is_some() { "helpers" } else { "nobody" })
    }
}

/// A game to be played.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Job {
    pub game: String,
    pub rules: u32,
    pub content: Option<Pack>,
    pub setup: serde_json::Value,
    pub deal: String,
    /// Who sits where, and what the chance of each follows from.
    pub seats: Vec<(String, u64)>,
    /// What the deals for the eyes of bots follow from.
    pub salt: u64,
}

impl Job {
    /// A game with this set-up.
    pub fn of<G: Evaluate>(
        content: Option<&Pack>,
        setup: &G::Setup,
        deal: Seed,
        seats: Vec<(String, u64)>,
        salt: u64,
    ) -> Job {
        Job {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            content: content.cloned(),
            setup: serde_json::to_value(setup).expect("a set-up is plain data"),
            deal: deal.to_string(),
            seats,
            salt,
        }
    }
}

/// A game that was played.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Done {
    record: String,
    evaluated: u64,
}

/// Why a game could not be played for somebody else.
#[derive(Debug, thiserror::Error)]
pub enum JobError {
    /// It cannot be understood.
    #[error("not a game to play: {0}")]
    Job(#[from] serde_json::Error),
    /// It is for other rules.
    #[error("it is for rules {wanted} of {game}; here are {here}")]
    Rules {
        /// Which game.
        game: String,
        /// Those that are wanted.
        wanted: u32,
        /// Those of this program.
        here: u32,
    },
    /// The network that came along is none, or for something else.
    #[error(transparent)]
    Network(#[from] NetworkError),
    /// The deal is no seed.
    #[error("{0:?} is not a deal")]
    Deal(String),
    /// The rest.
    #[error(transparent)]
    Lab(#[from] LabError),
}

impl Helpers {
    /// These.
    #[must_use]
    pub fn of(help: Arc<dyn Help>) -> Self {
        Helpers { help: Some(help), done: Arc::default() }
    }

    /// How much they have done so far: games, or handfuls of games to learn from.
    #[must_use]
    pub fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// How many games are under way at a time, where it would be so many on this machine.
    pub(crate) fn threads(&self, here: usize) -> usize {
        self.help.as_ref().map_or(here, |help| help.hands().max(1))
    }

    /// Are there any?
    pub(crate) fn are_there(&self) -> bool {
        self.help.is_some()
    }

    /// These, or nobody.
    pub(crate) fn only_if(self, wanted: bool) -> Self {
        if wanted { self } else { Helpers::default() }
    }

    /// Lets somebody do something; `None` when nobody does.
    pub(crate) fn ask(&self, job: Vec<u8>) -> Option<Vec<u8>> {
        let done = self.help.as_ref()?.play(job)?;
        self.done.fetch_add(1, Ordering::Relaxed);
        Some(done)
    }

    /// Lets somebody play a game; `None` when it must be played here.
    pub(crate) fn play<G: Evaluate>(
        &self,
        content: &'static G::Content,
        specs: &[&Spec],
        job: impl FnOnce() -> Job,
    ) -> Option<(Table<G>, u64)> {
        if !self.are_there() || !specs.iter().all(|spec| travels(spec)) {
            return None;
        }
        let job = serde_json::to_vec(&job()).ok()?;
        let done: Done = serde_json::from_slice(&self.ask(job)?).ok()?;
        let record: Record = done.record.parse().ok()?;
        Some((Table::replay(content, &record).ok()?, done.evaluated))
    }
}

/// Can a bot play elsewhere? Files of this machine are not there.
fn travels(spec: &Spec) -> bool {
    !matches!(spec.network, NetworkChoice::File(_)) && spec.weights.is_none()
}

/// Plays a game for somebody else, or several to learn from, where a network comes behind the first line.
///
/// # Errors
/// When it cannot be understood or played by the rules of this program.
pub fn play_job(job: &[u8]) -> Result<Vec<u8>, JobError> {
    if let Some(end) = job.iter().position(|byte| *byte == b'\n') {
        return crate::learn::afar::play(&job[..end], &job[end + 1..]);
    }
    let job: Job = serde_json::from_slice(job)?;
    let done =
        visit(&job.game, Play(&job)).ok_or_else(|| LabError::from(SpecError::Game(job.game.clone())))??;
    Ok(serde_json::to_vec(&done)?)
}

struct Play<'a>(&'a Job);

impl Visit for Play<'_> {
    type Out = Result<Done, JobError>;
    fn with<G: Evaluate>(self) -> Self::Out {
        let job = self.0;
        if job.rules != G::RULES_VERSION {
            let (game, wanted, here) = (job.game.clone(), job.rules, G::RULES_VERSION);
            return Err(JobError::Rules { game, wanted, here });
        }
        let content = match &job.content {
            Some(pack) => G::Content::load(&pack.file, &pack.text).map_err(LabError::from)?,
            None => G::Content::standard(),
        };
        let setup: G::Setup = serde_json::from_value(job.setup.clone())?;
        let position = G::new(content, &setup).map_err(|error| LabError::Setup(error.to_string()))?;
        if usize::from(position.players()) != job.seats.len() {
            return Err(LabError::Seats { bots: job.seats.len(), players: position.players() }.into());
        }
        let deal: Seed = job.deal.parse().map_err(|_| JobError::Deal(job.deal.clone()))?;
        let mut table = Vec::new();
        for (name, salt) in &job.seats {
            let spec: Spec = name.parse().map_err(LabError::from)?;
            table.push(spec.build_with::<G>(tuning::<G>(name, &spec)?, *salt, 1));
        }
        let (end, evaluated) = play_table::<G>(content, &setup, deal, &mut table, job.salt);
        Ok(Done { record: end.record().to_string(), evaluated })
    }
}

/// The tuning of a bot, read once: thousands of games come with the same ones.
fn tuning<G: Evaluate>(name: &str, spec: &Spec) -> Result<Arc<Tuning<G::Weights>>, LabError> {
    type Known = HashMap<(&'static str, String), Arc<dyn Any + Send + Sync>>;
    static KNOWN: LazyLock<Mutex<Known>> = LazyLock::new(Mutex::default);
    if !travels(spec) {
        return Ok(Arc::new(spec.tuning::<G>()?));
    }
    let key = (G::ID, name.to_owned());
    let known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
    if let Some(known) = known.and_then(|known| known.downcast().ok()) {
        return Ok(known);
    }
    let fresh = Arc::new(spec.tuning::<G>()?);
    let kept: Arc<dyn Any + Send + Sync> = Arc::clone(&fresh) as _;
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner).insert(key, kept);
    Ok(fresh)
}

#[cfg(feature = "cluster")]
mod crewed {
    use super::{Help, Helpers};
    use crate::play::LabError;
    use crew::{Crew, CrewError, Outcome, Put, Queue};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering};
    use std::time::Duration;
    use tokio::runtime::Runtime;

    /// So long a game may be without a sign of life before it is played here.
    const SILENCE: Duration = Duration::from_secs(10);
    /// So long workers may take to say that they are there.
    const GREETING: Duration = Duration::from_secs(10);

    /// The workers of a cluster.
    struct Workers {
        runtime: Runtime,
        crew: Crew,
        run: String,
        number: AtomicU64,
    }

    impl Helpers {
        /// The workers at this NATS server.
        ///
        /// # Errors
        /// When it cannot be reached, or there is none.
        pub fn at(url: &str) -> Result<Helpers, LabError> {
            let failed = |error: &dyn std::fmt::Display| LabError::Helpers(error.to_string());
            let runtime = Runtime::new().map_err(|error| failed(&error))?;
            let crew = runtime.block_on(async {
                let crew = Crew::at(url).await?;
                crew.wait(GREETING).await;
                Ok::<_, CrewError>(crew)
            });
            let crew = crew.map_err(|error| failed(&error))?;
            if crew.hands() == 0 {
                return Err(failed(&format!(
                    "no worker is heard of at {url}; start some with `ziggurat work`"
                )));
            }
            let run = crew::fresh_name();
            Ok(Helpers::of(Arc::new(Workers { runtime, crew, run, number: AtomicU64::new(0) })))
        }
    }

    impl Help for Workers {
        fn hands(&self) -> usize {
            // A few more than can be played at a time, so that nobody waits for the next one.
            self.crew.hands() * 3 / 2 + 1
        }

        fn play(&self, job: Vec<u8>) -> Option<Vec<u8>> {
            let number = self.number.fetch_add(1, Ordering::Relaxed);
            let put = Put {
                queue: Queue::Games,
                id: format!("{}:{number}", self.run),
                place: "ziggurat-crew.game".to_owned(),
                otherwise: None,
                body: job.into(),
                silence: SILENCE,
            };
            self.runtime.block_on(async {
                match self.crew.ask(put).await {
                    Outcome::Answered(answer) => {
                        let body = answer.body.to_vec();
                        answer.kept().await;
                        Some(body)
                    }
                    Outcome::TakenBack(_) => None,
                }
            })
        }
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::pairs::{Match, run_match};
    use crate::play::Silent;
    use crate::simulate::{Simulation, simulate};
    use std::sync::atomic::AtomicUsize;

    /// Plays every game but each third one, as somebody elsewhere would.
    struct Neighbour(AtomicUsize);

    impl Help for Neighbour {
        fn hands(&self) -> usize {
            3
        }

        fn play(&self, job: Vec<u8>) -> Option<Vec<u8>> {
            let number = self.0.fetch_add(1, Ordering::Relaxed);
            (number % 3 != 2).then(|| play_job(&job).unwrap())
        }
    }

    pub fn neighbour() -> Helpers {
        Helpers::of(Arc::new(Neighbour(AtomicUsize::new(0))))
    }

    #[test]
    fn figures_are_the_same_whoever_plays() {
        let wanted = |helpers: Helpers| Simulation {
            game: "altay".to_owned(),
            players: 3,
            bots: vec!["greedy".parse().unwrap(), "random".parse().unwrap(), "search@8".parse().unwrap()],
            games: 4,
            seed: "afar".to_owned(),
            threads: 2,
            records: None,
            setup: None,
            content: None,
            helpers,
        };
        let timeless = |helpers| {
            let report = simulate(&wanted(helpers), &Silent).unwrap();
            crate::SimulationReport { seconds: 0.0, steps_per_second: 0.0, ..report }
        };
        assert_eq!(timeless(Helpers::default()), timeless(neighbour()));
        let wanted = |helpers: Helpers| Match {
            game: "monumental-duel".to_owned(),
            players: 2,
            candidate: "greedy".parse().unwrap(),
            baseline: "random".parse().unwrap(),
            pairs: 3,
            sprt: None,
            seed: "afar".to_owned(),
            threads: 2,
            records: None,
            setup: None,
            content: None,
            helpers,
        };
        let timeless = |helpers| {
            let report = run_match(&wanted(helpers), &Silent).unwrap();
            crate::MatchReport { seconds: 0.0, ..report }
        };
        assert_eq!(timeless(Helpers::default()), timeless(neighbour()));
    }

    #[test]
    fn what_cannot_be_played_says_why() {
        let error = play_job(b"[]").unwrap_err();
        assert!(error.to_string().contains("not a game"), "{error}");
        let games = r#"{"game":"altay","rules":0,"games":[[0,2]],"seed":"a","temperature":0.5}"#;
        let lessons = |rules: u32, network: &str| {
            let games = games.replace(":0,", &format!(":{rules},"));
            play_job(format!("{games}\n{network}").as_bytes()).unwrap_err()
        };
        assert!(matches!(lessons(0, ""), JobError::Rules { wanted: 0, .. }));
        let error = lessons(<altay::Position as game_core::Game>::RULES_VERSION, "no network");
        assert!(error.to_string().contains("the network sent along cannot be used"), "{error}");
        let job = Job {
            game: "altay".to_owned(),
            rules: 1,
            content: None,
            setup: serde_json::Value::Null,
            deal: String::new(),
            seats: Vec::new(),
            salt: 0,
        };
        let error = play_job(&serde_json::to_vec(&job).unwrap()).unwrap_err();
        assert!(matches!(error, JobError::Rules { wanted: 1, .. }), "{error}");
    }

    #[test]
    fn bots_with_files_stay_here() {
        let stays = |name: &str| !travels(&name.parse().unwrap());
        assert!(stays("greedy+my.net") && stays("greedy:mine.toml"));
        assert!(!stays("greedy+off") && !stays("search@200"));
    }
}
