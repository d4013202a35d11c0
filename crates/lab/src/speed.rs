//! How fast bots think: positions evaluated per second on one core, and the length of a greedy game.

use crate::play::{LabError, Setups, play, salt};
use bots::net::Inputs;
use bots::{Budget, Evaluate, Kind, NetworkChoice, Seated, Spec, SpecError, Tuning, Visit, visit};
use game_core::{Awaiting, Content, QuickRandom, Seat, Seed, Table};
use serde::Serialize;
use std::sync::Arc;
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
    /// Microseconds of the hand-made estimate of one seat.
    pub estimate_micros: f64,
    /// Microseconds that features and network of one seat take beside that; none where there is no network.
    pub network_micros: Option<f64>,
}

/// Measures a game with one of its networks or without.
///
/// # Errors
/// When no bot plays the game or not with so many players, or the network cannot be used.
pub fn speed(game: &str, players: u8, network: NetworkChoice) -> Result<SpeedReport, LabError> {
    visit(game, Run(players, network)).ok_or_else(|| SpecError::Game(game.to_owned()))?
}

struct Run(u8, NetworkChoice);

impl Visit for Run {
    type Out = Result<SpeedReport, LabError>;
    fn with<G: Evaluate>(self) -> Self::Out {
        let players = self.0;
        let setups = Setups::<G>::new(players, None, "speed")?;
        let greedy = Spec { network: self.1.clone(), ..Kind::Greedy.into() };
        let tuning = Arc::new(greedy.tuning::<G>()?);
        let (mut games, mut steps, started) = (0u32, 0usize, Stopwatch::start());
        while games < 5 || (started.seconds() < 2.0 && games < 200) {
            let mut table: Vec<_> = (0..u32::from(players))
                .map(|seat| greedy.build_with::<G>(Arc::clone(&tuning), salt("speed", games, seat), 1))
                .collect();
            let seed = Seed::from_phrase(&format!("speed/{games}"));
            steps += play::<G>(&setups.of(games), seed, &mut table, 0, false).steps;
            games += 1;
        }
        let greedy_game_ms = started.seconds() * 1000.0 / f64::from(games);
        let search = Spec { budget: Some(Budget::Iterations(200)), network: self.1, ..Kind::Search.into() };
        let mut table = (0..u32::from(players))
            .map(|seat| search.build::<G>(salt("speed", 0, seat), 1))
            .collect::<Result<Vec<_>, _>>()?;
        let started = Stopwatch::start();
        let played = play::<G>(&setups.of(0), Seed::from_phrase("speed"), &mut table, 0, false);
        let mut table = greedy.build_with::<G>(Arc::clone(&tuning), 1, 1);
        let (estimate_micros, network_micros) = micros(&met::<G>(&setups, &mut table), &tuning);
        Ok(SpeedReport {
            game: G::ID.to_owned(),
            players,
            greedy_game_ms,
            evaluated_per_second: played.evaluated as f64 / started.seconds(),
            steps_of_greedy_game: steps as f64 / f64::from(games),
            estimate_micros,
            network_micros,
        })
    }
}

/// The positions of one greedy game in which somebody is asked.
fn met<G: Evaluate>(setups: &Setups<G>, greedy: &mut Seated<G>) -> Vec<G> {
    let seed = Seed::from_phrase("speed");
    let mut table =
        Table::<G>::new(G::Content::standard(), setups.of(0), seed).expect("the set-up was checked");
    let mut positions = Vec::new();
    let mut rng = QuickRandom::new(1);
    while let Awaiting::Players(seats) = table.position().awaiting() {
        let seat = seats.first().expect("somebody is awaited");
        let sight = table.for_bot(seat, &mut rng);
        let step = greedy.bot.choose(&sight, &greedy.limits()).step;
        positions.push(G::clone(&sight));
        table.play(seat, step).expect("greedy answers are legal");
    }
    positions
}

/// Microseconds of one seat by hand, and what the network adds, over the positions of a game.
fn micros<G: Evaluate>(positions: &[G], tuning: &Tuning<G::Weights>) -> (f64, Option<f64>) {
    const TIMES: u32 = 60;
    let seats: f64 = positions.iter().map(|position| f64::from(position.players())).sum();
    let each = |read: &mut dyn FnMut(&G) -> f32| {
        let (started, mut sum) = (Stopwatch::start(), 0.0);
        for _ in 0..TIMES {
            sum += positions.iter().map(&mut *read).sum::<f32>();
        }
        std::hint::black_box(sum);
        started.seconds() * 1e6 / (seats * f64::from(TIMES))
    };
    let by_hand = each(&mut |position| position.estimate(&tuning.weights).score[0]);
    let mut inputs = Inputs::default();
    let all = tuning.network.as_ref().map(|learned| {
        each(&mut |position| {
            let estimate = position.features(&tuning.weights, &mut inputs);
            let read =
                |seat: Seat| learned.network.read(inputs.seat(seat), estimate.score[seat.index()]).points;
            Seat::all(position.players()).map(read).sum()
        })
    });
    (by_hand, all.map(|all| all - by_hand))
}
