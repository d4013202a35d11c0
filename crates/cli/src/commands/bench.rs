//! `ziggurat bench`: one core, random legal play.

use crate::args::BenchArgs;
use crate::failure::Failure;
use crate::registry;
use game_core::erased::{Pack, StartError};
use game_core::{Awaiting, Content, Playable, QuickRandom, Walk};
use games::Visitor;
use serde::Serialize;
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

/// The figures of one game.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    players: u8,
    steps_per_second: f64,
    playouts_per_second: f64,
    steps_per_playout: f64,
    clone_ns: f64,
    legal_ns: f64,
    position_bytes: usize,
}

pub fn run(args: &BenchArgs) -> Result<(), Failure> {
    let pack = registry::pack(args.content.as_deref())?;
    let ids: Vec<&str> = match &args.game {
        Some(game) => vec![registry::find(game)?.info().id],
        None => games::names(),
    };
    if !(0.01..=600.0).contains(&args.seconds) {
        return Err(Failure::Usage("--seconds takes 0.01 to 600".to_owned()));
    }
    let mut all = Vec::new();
    for id in ids {
        let time = Duration::from_secs_f64(args.seconds);
        all.push(registry::visit(id, Bench { players: args.players, pack: pack.as_ref(), time })??);
    }
    let mut out = std::io::stdout().lock();
    if args.json {
        let json = match (&args.game, &all[..]) {
            (Some(_), [one]) => serde_json::to_string_pretty(one),
            _ => serde_json::to_string_pretty(&all),
        };
        return writeln!(out, "{}", json.expect("figures are plain data")).map_err(Failure::Output);
    }
    for f in all {
        writeln!(
            out,
            "{} ({} players)\n  {:>12.0} steps/s\n  {:>12.0} playouts/s, {:.0} steps each\n  {:>12.0} ns clone\n  {:>12.0} ns legal\n  {:>12} bytes per position",
            f.game, f.players, f.steps_per_second, f.playouts_per_second, f.steps_per_playout, f.clone_ns, f.legal_ns, f.position_bytes
        )
        .map_err(Failure::Output)?;
    }
    Ok(())
}

struct Bench<'a> {
    players: Option<u8>,
    pack: Option<&'a Pack>,
    time: Duration,
}

impl Visitor for Bench<'_> {
    type Out = Result<Figures, Failure>;

    fn visit<G: Playable>(self) -> Self::Out {
        let info = G::info();
        let players = self.players.unwrap_or(info.max_players.min(4));
        let content = match self.pack {
            Some(pack) => G::Content::load(&pack.file, &pack.text)?,
            None => G::Content::standard(),
        };
        let start =
            G::new(content, &G::default_setup(players)).map_err(|e| StartError::Setup(e.to_string()))?;
        let mut rng = QuickRandom::new(2026);
        playout(&start, &mut rng, &mut Vec::new(), |_| {}); // warm up
        let (mut steps, mut playouts) = (0u64, 0u64);
        let mut options = Vec::with_capacity(256);
        let clock = Instant::now();
        while clock.elapsed() < self.time {
            steps += playout(&start, &mut rng, &mut options, |_| {});
            playouts += 1;
        }
        let seconds = clock.elapsed().as_secs_f64();
        let mut sample = Vec::new();
        playout(&start, &mut rng, &mut options, |position| sample.push(position.clone()));
        Ok(Figures {
            game: G::ID,
            players,
            steps_per_second: steps as f64 / seconds,
            playouts_per_second: playouts as f64 / seconds,
            steps_per_playout: steps as f64 / playouts as f64,
            clone_ns: nanoseconds(&sample, self.time / 4, |position| drop(black_box(position.clone()))),
            legal_ns: nanoseconds(&sample, self.time / 4, |position| {
                options.clear();
                if let Awaiting::Players(seats) = position.awaiting() {
                    position.legal(seats.first().expect("an awaited set is not empty"), &mut options);
                }
                black_box(&options);
            }),
            position_bytes: size_of::<G>(),
        })
    }
}

/// Plays one game by random legal steps; gives the number of steps.
fn playout<G: Playable>(
    start: &G,
    rng: &mut QuickRandom,
    options: &mut Vec<G::Action>,
    mut each: impl FnMut(&G),
) -> u64 {
    let mut position = start.clone();
    let mut steps = 0;
    while let Some((actor, action)) = Walk::suggested().any_seat().step(&position, rng, options) {
        each(&position);
        position.apply(actor, action);
        steps += 1;
    }
    steps
}

/// Nanoseconds per call, over the sample again and again.
fn nanoseconds<G>(sample: &[G], time: Duration, mut call: impl FnMut(&G)) -> f64 {
    let clock = Instant::now();
    let mut calls = 0u64;
    while clock.elapsed() < time {
        for position in sample {
            call(black_box(position));
        }
        calls += sample.len() as u64;
    }
    clock.elapsed().as_nanos() as f64 / calls as f64
}
