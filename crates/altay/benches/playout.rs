//! Steps per second of random play, playouts, clones and option lists.

use altay::{Action, Content, Position, Setup};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game_core::{Content as _, Game, QuickRandom, Walk};
use std::hint::black_box;

/// Plays to the end by random legal steps; the number of steps.
fn playout(mut position: Position, rng: &mut QuickRandom, options: &mut Vec<Action>) -> u64 {
    Walk::legal().play(&mut position, rng, options, u64::MAX)
}

/// A position in the middle of a game: the main menu of the thirtieth turn or so.
fn middle(start: &Position) -> Position {
    let mut position = start.clone();
    Walk::suggested().play(&mut position, &mut QuickRandom::new(5), &mut Vec::new(), 400);
    position
}

fn bench(c: &mut Criterion) {
    for players in 2..=4 {
        let start = Position::new(Content::standard(), &Setup::new(players)).expect("defaults are playable");
        let mut options = Vec::new();
        let steps: u64 =
            (0..200).map(|seed| playout(start.clone(), &mut QuickRandom::new(seed), &mut options)).sum();
        let mut group = c.benchmark_group(format!("{players} players"));
        group.throughput(Throughput::Elements(steps));
        group.sample_size(10);
        group.bench_function("steps of 200 playouts", |b| {
            b.iter(|| {
                (0..200)
                    .map(|seed| playout(start.clone(), &mut QuickRandom::new(seed), &mut options))
                    .sum::<u64>()
            });
        });
        group.finish();
    }
    let position = middle(&Position::new(Content::standard(), &Setup::new(3)).expect("playable"));
    c.bench_function("clone", |b| b.iter(|| black_box(&position).clone()));
    let mut options = Vec::new();
    c.bench_function("legal", |b| {
        b.iter(|| {
            options.clear();
            black_box(&position).legal(position.active(), &mut options);
            options.len()
        });
    });
}

criterion_group!(benches, bench);
criterion_main!(benches);
