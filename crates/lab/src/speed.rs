//! How fast bots think: positions evaluated per second on one core, and the length of a greedy game.

use crate::play::{LabError, Setups, play, salt};
use bots::{Budget, Evaluate, Kind, Spec, SpecError, Visit, visit};
use game_core::Seed;
use serde::Serialize;
use std::time::Instant;

/// Time spent on the core: other work on the machine does not count where the system tells (Linux).
struct Stopwatch {
    wall: Instant,
    core: Option<f64>,
}

impl Stopwatch {
    fn start() -> Self {
        Stopwatch { wall: Instant::now(), core: seconds_on_core() }
    }

    fn seconds(&self) -> f64 {
        match (self.core, seconds_on_core()) {
            (Some(from), Some(to)) => to - from,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

/// Seconds this thread has run so far.
fn seconds_on_core() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanos: f64 = text.split_whitespace().next()?.parse().ok()?;
    (nanos > 0.0).then_some(nanos / 1e9)
}

/// What was measured, on one core.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SpeedReport {
    /// Name of the game.
    pub game: String,
    /// Seats.
    pub players: u8,
    /// Milliseconds of a whole game of greedy bots.
    pub greedy_game_ms: f64,
    /// Positions a search evaluates per second, bookkeeping included.
    pub evaluated_per_second: f64,
    /// Steps of such a greedy game, draws included.
    pub steps_of_greedy_game: f64,
}

/// Measures a game.
///
/// # Errors
/// When no bot plays the game or not with so many players.
pub fn speed(game: &str, players: u8) -> Result<SpeedReport, LabError> {
    visit(game, Run(players)).ok_or_else(|| SpecError::Game(game.to_owned()))?
}

struct Run(u8);

impl Visit for Run {
    type Out = Result<SpeedReport, LabError>;
    fn with<G: Evaluate>(self) -> Self::Out {
        let players = self.0;
        let setups = Setups::<G>::new(players, None, "speed")?;
        let greedy = Spec::from(Kind::Greedy);
        let (mut games, mut steps, started) = (0u32, 0usize, Stopwatch::start());
        while games < 5 || (started.seconds() < 2.0 && games < 200) {
            let mut table = (0..u32::from(players))
                .map(|seat| greedy.build::<G>(salt("speed", games, seat), 1))
                .collect::<Result<Vec<_>, _>>()?;
            let seed = Seed::from_phrase(&format!("speed/{games}"));
            steps += play::<G>(&setups.of(games), seed, &mut table, 0, false).steps;
            games += 1;
        }
        let greedy_game_ms = started.seconds() * 1000.0 / f64::from(games);
        let search = Spec { budget: Some(Budget::Iterations(200)), ..Kind::Search.into() };
        let mut table = (0..u32::from(players))
            .map(|seat| search.build::<G>(salt("speed", 0, seat), 1))
            .collect::<Result<Vec<_>, _>>()?;
        let started = Stopwatch::start();
        let played = play::<G>(&setups.of(0), Seed::from_phrase("speed"), &mut table, 0, false);
        Ok(SpeedReport {
            game: G::ID.to_owned(),
            players,
            greedy_game_ms,
            evaluated_per_second: played.evaluated as f64 / started.seconds(),
            steps_of_greedy_game: steps as f64 / f64::from(games),
        })
    }
}
