//! Steps per second, playouts, clone and lists of Terra Mystica.

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use game_core::{Actor, Content as _, Game, QuickRandom, Seat, Walk};
use std::hint::black_box;
use terra_mystica::{Action, Content, Position, Setup};

fn start(players: u8) -> Position {
    Position::new(Content::standard(), &Setup::new(players)).expect("the defaults are playable")
}

/// One step of random play, by what bots are offered or by everything legal.
fn step(position: &mut Position, rng: &mut QuickRandom, steps: &mut Vec<Action>, suggested: bool) -> bool {
    let walk = if suggested { Walk::suggested() } else { Walk::legal() };
    walk.play(position, rng, steps, 1) == 1
}

fn play_out(mut position: Position, rng: &mut QuickRandom, steps: &mut Vec<Action>, suggested: bool) -> u64 {
    let mut count = 0;
    while step(&mut position, rng, steps, suggested) {
        count += 1;
    }
    count
}

fn playouts(c: &mut Criterion) {
    for players in [2, 4, 5] {
        for (name, suggested) in [("suggested", true), ("legal", false)] {
            let first = start(players);
            let mut steps = Vec::with_capacity(256);
            let average = (0..200)
                .map(|seed| play_out(first.clone(), &mut QuickRandom::new(seed), &mut steps, suggested))
                .sum::<u64>()
                / 200;
            let mut group = c.benchmark_group(format!("playout {players} players"));
            group.throughput(Throughput::Elements(average));
            let mut rng = QuickRandom::new(1);
            group.bench_function(name, |b| {
                b.iter(|| play_out(black_box(&first).clone(), &mut rng, &mut steps, suggested));
            });
            group.finish();
        }
    }
}

/// A position in the middle of a game, at a main action.
fn middle() -> (Position, Seat) {
    let mut position = start(4);
    let mut rng = QuickRandom::new(11);
    let mut steps = Vec::new();
    while position.round() < 4 || position.question_kind(position.flow().active) != "turn" {
        step(&mut position, &mut rng, &mut steps, true);
    }
    let seat = position.flow().active;
    (position, seat)
}

fn parts(c: &mut Criterion) {
    let (position, seat) = middle();
    c.bench_function("clone", |b| b.iter(|| black_box(&position).clone()));
    let mut steps = Vec::with_capacity(256);
    c.bench_function("legal", |b| {
        b.iter(|| {
            steps.clear();
            black_box(&position).legal(seat, &mut steps);
            steps.len()
        });
    });
    position.suggest(seat, &mut steps);
    let action = steps[0];
    c.bench_function("apply", |b| {
        b.iter_batched_ref(
            || position.clone(),
            |position| position.apply(Actor::Seat(seat), action),
            BatchSize::SmallInput,
        );
    });
}

criterion_group!(benches, playouts, parts);
criterion_main!(benches);
