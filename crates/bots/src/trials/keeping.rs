//! What every bot must keep in every game: written once, run on each game by `fairness.rs`.

use crate::{Advice, Bot, Budget, Cancel, Evaluate, Greedy, Limits, Search, Tuning};
use game_core::{Awaiting, Content, QuickRandom, Random, Seat, Seed, Table, Viewer};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Positions of real play where somebody has a choice, re-dealt for that seat.
pub fn questions<G: Evaluate>(players: u8, seed: &str, every: usize, wanted: usize) -> Vec<(G, Seat)> {
    let setup = G::default_setup(players);
    let mut table = Table::<G>::new(G::Content::standard(), setup, Seed::from_phrase(seed)).unwrap();
    let mut greedy = Greedy::<G>::new(Arc::new(Tuning::standard::<G>()), 1.0, 5);
    let mut rng = QuickRandom::new(9);
    let (mut found, mut count) = (Vec::new(), 0);
    while let Awaiting::Players(seats) = table.position().awaiting() {
        let seat = seats.first().unwrap();
        let position = table.for_bot(seat, &mut rng);
        let mut options = Vec::new();
        position.suggest(seat, &mut options);
        if options.len() > 1 {
            count += 1;
            if count % every == 0 && found.len() < wanted {
                found.push((position.clone(), seat));
            }
        }
        let step = greedy.choose(&position, seat, &Limits::new(Budget::Iterations(0))).step;
        table.play(seat, step).unwrap();
    }
    assert!(!found.is_empty(), "{} asks nothing", G::ID);
    found
}

fn search<G: Evaluate>(seed: u64, threads: usize) -> Search<G> {
    Search::new(Arc::new(Tuning::standard::<G>()), 0, 0.0, threads, seed)
}

fn answer<G: Evaluate>(bot: &mut dyn Bot<G>, position: &G, seat: Seat, budget: Budget) -> Advice<G::Action> {
    bot.choose(position, seat, &Limits::new(budget))
}

/// The same seed and number of iterations give the same answer, with one tree and with three.
pub fn answers_repeat<G: Evaluate>(players: u8) {
    for (position, seat) in questions::<G>(players, "repeat", 7, 6) {
        for threads in [1, 3] {
            let think = || answer(&mut search::<G>(3, threads), &position, seat, Budget::Iterations(90));
            assert_eq!(think(), think(), "{} with {threads} trees", G::ID);
        }
    }
}

/// Two positions that differ only in what the seat cannot know get the same answer for the same seed.
pub fn secrets_stay_secret<G: Evaluate>(players: u8) {
    let mut differed = 0;
    for (truth, seat) in questions::<G>(players, "secrets", 5, 12) {
        let mut other = truth.clone();
        let mut rng = QuickRandom::new(77);
        for _ in 0..20 {
            other.determinize(Viewer::Seat(seat), &mut rng);
        }
        differed += u32::from(other != truth);
        let think = |position: &G, iterations: u32| {
            let mut seen = position.clone();
            seen.determinize(Viewer::Seat(seat), &mut QuickRandom::new(1));
            if iterations == 0 {
                let mut greedy = Greedy::new(Arc::new(Tuning::standard::<G>()), 0.0, 3);
                answer(&mut greedy, &seen, seat, Budget::Iterations(0))
            } else {
                answer(&mut search::<G>(3, 1), &seen, seat, Budget::Iterations(iterations))
            }
        };
        for iterations in [0, 60] {
            assert_eq!(think(&truth, iterations), think(&other, iterations), "{} {seat:?}", G::ID);
        }
    }
    assert!(differed > 0 || !G::SECRETS, "{}: no pair of positions differed in a secret", G::ID);
}

/// A search answers within its time, one fifth more allowed, and a cancelled one at once with its best.
pub fn budgets_are_kept<G: Evaluate>(players: u8) {
    let (position, seat) = questions::<G>(players, "budget", 4, 1).remove(0);
    let budget = Duration::from_millis(200);
    // Other work on the machine may take the core away: the best of a few tries counts.
    let fastest = (0..5)
        .map(|try_| {
            let started = Instant::now();
            answer(&mut search::<G>(try_, 1), &position, seat, Budget::Time(budget));
            started.elapsed()
        })
        .min()
        .unwrap();
    assert!(fastest <= budget.mul_f64(1.2), "{}: {fastest:?} instead of {budget:?}", G::ID);

    let cancel = Cancel::new();
    cancel.cancel();
    let limits = Limits { budget: Budget::millis(60_000), cancel };
    let started = Instant::now();
    let advice = search::<G>(1, 1).choose(&position, seat, &limits);
    assert!(started.elapsed() < Duration::from_secs(5));
    assert_eq!(advice.effort.iterations, 0);
    assert_eq!(advice.step, advice.ranked[0].step);
    assert_eq!(position.refusal(seat, advice.step), None);

    let cancel = Cancel::new();
    let limits = Limits { budget: Budget::millis(60_000), cancel: cancel.clone() };
    let advice = std::thread::scope(|scope| {
        let thinking = scope.spawn(|| search::<G>(1, 2).choose(&position, seat, &limits));
        let mut rng = QuickRandom::new(1);
        (0..2_000_000).for_each(|_| _ = std::hint::black_box(rng.next_u64()));
        cancel.cancel();
        thinking.join().unwrap()
    });
    assert_eq!(position.refusal(seat, advice.step), None);
}
