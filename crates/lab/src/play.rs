//! One game between bots, and many of them on all cores.

use bots::{Advice, Evaluate, Seated, SpecError};
use game_core::erased::Pack;
use game_core::{Actor, Awaiting, Content, ContentError, QuickRandom, Random, Record, Seat, Seed, Table};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// Why a run could not be made.
#[derive(Debug, thiserror::Error)]
pub enum LabError {
    /// A bot that cannot be built.
    #[error(transparent)]
    Bot(#[from] SpecError),
    /// A set-up that cannot be played.
    #[error("the set-up cannot be played: {0}")]
    Setup(String),
    /// Bots and seats do not match.
    #[error("{bots} bots for {players} seats; name one bot for all seats or one for each")]
    Seats {
        /// Named.
        bots: usize,
        /// At the table.
        players: u8,
    },
    /// A content pack that cannot be played with.
    #[error(transparent)]
    Content(#[from] ContentError),
    /// A file could not be read or written.
    #[error("{0}: {1}")]
    File(String, std::io::Error),
    /// Nothing can be learned.
    #[error("{0} lists no features yet, so there is nothing to learn from")]
    NoFeatures(&'static str),
    /// A run that cannot go on.
    #[error("the run in {0} cannot go on: {1}")]
    Run(String, String),
    /// Nobody helps.
    #[error("{0}")]
    Helpers(String),
    /// Content that cannot be changed so.
    #[error("{0}")]
    Change(String),
}

/// Told how far a run is.
pub trait Progress: Sync {
    /// So many of so many games are played.
    fn played(&self, done: u32, of: u32);
}

/// Progress nobody looks at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Progress for Silent {
    fn played(&self, _done: u32, _of: u32) {}
}

/// A finished game.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Points per seat.
    pub scores: Vec<i32>,
    /// Place per seat.
    pub places: Vec<u8>,
    /// Faction per seat, where the game has them.
    pub sides: Vec<Option<&'static str>>,
    /// Steps made, draws included.
    pub steps: usize,
    /// Rounds played, as the game counts them.
    pub rounds: u16,
    /// Who made the first step.
    pub first: Option<Seat>,
    /// How it came to its end.
    pub ending: &'static str,
    /// Positions the bots evaluated.
    pub evaluated: u64,
    /// The replay file, if it was wanted.
    pub record: Option<Record>,
}

impl Played {
    /// What there is to tell of a finished table.
    pub(crate) fn of<G: Evaluate>(table: &Table<G>, evaluated: u64, keep_record: bool) -> Played {
        let position = table.position();
        let seats = Seat::all(position.players());
        Played {
            scores: seats.clone().map(|seat| position.score(seat)).collect(),
            places: seats.clone().map(|seat| position.place(seat)).collect(),
            sides: seats.map(|seat| position.side(seat)).collect(),
            steps: table.steps().len(),
            rounds: position.round(),
            first: table.steps().iter().find_map(|(actor, _)| match actor {
                Actor::Seat(seat) => Some(*seat),
                Actor::Chance => None,
            }),
            ending: position.ending(),
            evaluated,
            record: keep_record.then(|| table.record()),
        }
    }

    /// The part of a win that a seat has: 1, or less when the first place is shared.
    #[must_use]
    pub fn win(&self, seat: usize) -> f64 {
        let winners = self.places.iter().filter(|place| **place == 1).count();
        if self.places[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// By how many points the winner leads the next seat.
    #[must_use]
    pub fn lead(&self) -> i32 {
        let mut scores = self.scores.clone();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        scores.first().zip(scores.get(1)).map_or(0, |(first, second)| first - second)
    }

    /// The part of its rivals that a seat leaves behind; ties count half.
    #[must_use]
    pub fn beaten(&self, seat: usize) -> f64 {
        let mine = self.places[seat];
        let rivals = self.places.iter().enumerate().filter(|(other, _)| *other != seat);
        let points: f64 = rivals
            .map(|(_, place)| match mine.cmp(place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            })
            .sum();
        points / (self.places.len() as f64 - 1.0).max(1.0)
    }
}

/// Where the set-ups of a run come from: one given, or a fresh arena set-up for each deal.
pub(crate) struct Setups<G: Evaluate> {
    /// What is played with.
    pub content: &'static G::Content,
    given: Option<G::Setup>,
    players: u8,
    seed: String,
}

impl<G: Evaluate> Setups<G> {
    /// Reads and checks a given set-up.
    pub fn new(players: u8, given: Option<&serde_json::Value>, seed: &str) -> Result<Self, LabError> {
        Setups::with(players, given, None, seed)
    }

    /// The same, to be played with a content pack.
    pub fn with(
        players: u8,
        given: Option<&serde_json::Value>,
        pack: Option<&Pack>,
        seed: &str,
    ) -> Result<Self, LabError> {
        let content = match pack {
            Some(pack) => G::Content::load(&pack.file, &pack.text)?,
            None => G::Content::standard(),
        };
        let wrong = |problem: String| LabError::Setup(problem);
        let given = given
            .map(|value| serde_json::from_value::<G::Setup>(value.clone()))
            .transpose()
            .map_err(|e| wrong(e.to_string()))?;
        let setups = Setups { content, given, players, seed: seed.to_owned() };
        let position = G::new(content, &setups.of(0)).map_err(|e| wrong(e.to_string()))?;
        if position.players() == players {
            Ok(setups)
        } else {
            Err(wrong(format!("it is for {} players, not for {players}", position.players())))
        }
    }

    /// The set-up of a deal.
    pub fn of(&self, deal: u32) -> G::Setup {
        let mut rng = QuickRandom::new(salt(&self.seed, deal, 2000));
        self.given.clone().unwrap_or_else(|| G::arena_setup(self.players, &mut rng))
    }
}

/// Plays one game to its end. Every bot gets each position re-dealt for its seat.
///
/// # Panics
/// When a bot answers with a step that is not legal, or a set-up that was checked cannot be played.
pub fn play<G: Evaluate>(
    setup: &G::Setup,
    seed: Seed,
    bots: &mut [Seated<G>],
    salt: u64,
    keep_record: bool,
) -> Played {
    play_with(G::Content::standard(), setup, seed, bots, salt, keep_record)
}

/// The same with other content.
///
/// # Panics
/// As [`play`].
pub fn play_with<G: Evaluate>(
    content: &'static G::Content,
    setup: &G::Setup,
    seed: Seed,
    bots: &mut [Seated<G>],
    salt: u64,
    keep_record: bool,
) -> Played {
    let (table, evaluated) = play_table(content, setup, seed, bots, salt);
    Played::of(&table, evaluated, keep_record)
}

/// The same, with the whole table at the end and the number of positions evaluated.
pub(crate) fn play_table<G: Evaluate>(
    content: &'static G::Content,
    setup: &G::Setup,
    seed: Seed,
    bots: &mut [Seated<G>],
    salt: u64,
) -> (Table<G>, u64) {
    play_heard(content, setup, seed, bots, salt, |_| {})
}

/// The same; `hear` is told every answer of a bot, in order.
pub(crate) fn play_heard<G: Evaluate>(
    content: &'static G::Content,
    setup: &G::Setup,
    seed: Seed,
    bots: &mut [Seated<G>],
    salt: u64,
    mut hear: impl FnMut(Advice<G::Action>),
) -> (Table<G>, u64) {
    let mut table = Table::<G>::new(content, setup.clone(), seed).expect("the set-up was checked");
    let mut rng = QuickRandom::new(salt);
    let mut evaluated = 0;
    while let Awaiting::Players(seats) = table.position().awaiting() {
        let seat = seats.first().expect("somebody is awaited");
        let position = table.for_bot(seat, &mut rng);
        let seated = &mut bots[seat.index()];
        let advice = seated.bot.choose(&position, &seated.limits());
        evaluated += advice.effort.evaluated;
        if let Err(error) = table.play(seat, advice.step) {
            panic!("{seat:?} answered {:?}, which is refused: {error:?}", advice.step);
        }
        hear(advice);
    }
    (table, evaluated)
}

/// A number for one purpose of one game, from the seed of the whole run.
pub(crate) fn salt(seed: &str, game: u32, purpose: u32) -> u64 {
    let mut state = 0xCBF2_9CE4_8422_2325u64;
    for byte in seed.bytes() {
        state = (state ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    }
    QuickRandom::new(state ^ (u64::from(game) << 32) ^ u64::from(purpose)).next_u64()
}

/// Does `jobs` numbered jobs on `threads` cores; `stop` ends the run early. Results come in job order.
pub(crate) fn on_all_cores<T: Send>(
    jobs: u32,
    threads: usize,
    stop: &AtomicBool,
    job: impl Fn(u32) -> T + Sync,
    mut each: impl FnMut(u32, &T) + Send,
) -> Vec<T> {
    let next = AtomicU32::new(0);
    let done: Mutex<(Vec<Option<T>>, &mut _)> = Mutex::new(((0..jobs).map(|_| None).collect(), &mut each));
    let threads = threads.clamp(1, jobs.max(1) as usize);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while !stop.load(Ordering::Relaxed) {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= jobs {
                        break;
                    }
                    let result = job(number);
                    let mut done = done.lock().expect("nobody panics while holding it");
                    (done.1)(number, &result);
                    done.0[number as usize] = Some(result);
                }
            });
        }
    });
    let (results, _) = done.into_inner().expect("all threads are done");
    results.into_iter().flatten().collect()
}

/// As many threads as there are cores, where 0 was asked for.
pub(crate) fn threads_of(threads: usize) -> usize {
    if threads > 0 { threads } else { std::thread::available_parallelism().map_or(1, usize::from) }
}
