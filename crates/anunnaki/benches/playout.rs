//! Steps per second in random play, whole playouts, clone and legal.

#![allow(missing_docs, reason = "criterion's macros write undocumented functions")]

use anunnaki::{Action, Content, Position, Setup};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game_core::{Awaiting, Content as _, Game, QuickRandom, Walk};
use std::hint::black_box;

/// Plays one game by random legal steps; tells how many steps it took.
fn playout(start: &Position, rng: &mut QuickRandom, legal: &mut Vec<Action>) -> u64 {
    Walk::legal().play(&mut start.clone(), rng, legal, u64::MAX)
}

/// A position in the middle of a game.
fn middle(start: &Position, rng: &mut QuickRandom) -> Position {
    let mut position = start.clone();
    Walk::legal().play(&mut position, rng, &mut Vec::new(), 1500);
    position
}

fn bench(criterion: &mut Criterion) {
    for players in 2..=4 {
        let start = Position::new(Content::standard(), &Setup::new(players)).expect("a playable set-up");
        let mut rng = QuickRandom::new(7);
        let mut legal = Vec::with_capacity(128);
        let games = 50u64;
        let steps: u64 = (0..games).map(|_| playout(&start, &mut rng, &mut legal)).sum();
        let mut group = criterion.benchmark_group(format!("{players} players"));
        group.sample_size(20);
        group.throughput(Throughput::Elements(steps / games));
        group.bench_function("playout (elements are steps)", |bench| {
            bench.iter(|| playout(black_box(&start), &mut rng, &mut legal));
        });
        group.throughput(Throughput::Elements(1));
        let position = middle(&start, &mut rng);
        group.bench_function("clone", |bench| bench.iter(|| black_box(&position).clone()));
        if let Awaiting::Players(seats) = position.awaiting() {
            let seat = seats.first().expect("somebody is awaited");
            group.bench_function("legal", |bench| {
                bench.iter(|| {
                    legal.clear();
                    black_box(&position).legal(seat, &mut legal);
                });
            });
        }
        group.finish();
    }
}

criterion_group!(benches, bench);
criterion_main!(benches);
