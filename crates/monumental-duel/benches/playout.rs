//! Speed of the rules: whole random games, a copy of a position, a list of options.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use game_core::{Content as _, Game, QuickRandom, Walk};
use monumental_duel::{Content, Position, PromptKind, Setup};
use std::hint::black_box;

/// Plays random steps until `stop`, and counts them.
fn play(
    rng: &mut QuickRandom,
    legal: &mut Vec<monumental_duel::Action>,
    stop: fn(&Position) -> bool,
) -> (Position, u64) {
    let mut position = Position::new(Content::standard(), &Setup::usual()).expect("the usual game");
    let mut steps = 0;
    while !stop(&position) && Walk::legal().play(&mut position, rng, legal, 1) == 1 {
        steps += 1;
    }
    (position, steps)
}

fn playouts(criterion: &mut Criterion) {
    let mut rng = QuickRandom::new(1);
    let mut legal = Vec::new();
    let steps: u64 = (0..200).map(|_| play(&mut rng, &mut legal, |_| false).1).sum();
    let mut group = criterion.benchmark_group("monumental-duel");
    group.throughput(Throughput::Elements(steps / 200));
    group.bench_function("playout (elements are steps)", |bench| {
        let mut rng = QuickRandom::new(2);
        bench.iter(|| play(&mut rng, &mut legal, |_| false).1);
    });
    let (middle, _) =
        play(&mut rng, &mut legal, |p| p.round() == 5 && p.question() == Some(PromptKind::Turn));
    group.throughput(Throughput::Elements(1));
    group.bench_function("clone", |bench| bench.iter(|| *black_box(&middle)));
    group.bench_function("legal", |bench| {
        bench.iter(|| {
            legal.clear();
            black_box(&middle).legal(middle.acting(), &mut legal);
            legal.len()
        });
    });
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
