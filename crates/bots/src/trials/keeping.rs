//! What every bot must keep in every game: written once, run on each game by `fairness.rs`.

use crate::{Advice, Bot, Budget, Cancel, Evaluate, Greedy, Level, Limits, Search, Seated, Spec, Tuning};
use game_core::{Awaiting, Content, QuickRandom, Seat, Seed, Sight, Table};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Positions of real play where somebody has a choice, re-dealt for that seat.
pub fn questions<G: Evaluate>(players: u8, seed: &str, every: usize, wanted: usize) -> Vec<(Sight<G>, Seat)> {
    let setup = G::default_setup(players);
    let mut table = Table::<G>::new(G::Content::standard(), setup, Seed::from_phrase(seed)).unwrap();
    let mut greedy = Greedy::<G>::new(Arc::new(Tuning::standard::<G>()), 1.0, 5);
    let mut rng = QuickRandom::new(9);
    let (mut found, mut count) = (Vec::new(), 0);
    while let Awaiting::Players(seats) = table.position().awaiting() {
        let seat = seats.first().unwrap();
        let position = table.for_bot(seat, &mut rng);
        let mut options = Vec::new();
        position.consider(seat, &mut options);
        if options.len() > 1 {
            count += 1;
            if count % every == 0 && found.len() < wanted {
                found.push((position.clone(), seat));
            }
        }
        let step = greedy.choose(&position, &Limits::new(Budget::Iterations(0))).step;
        table.play(seat, step).unwrap();
    }
    assert!(!found.is_empty(), "{} asks nothing", G::ID);
    found
}

fn search<G: Evaluate>(seed: u64, threads: usize) -> Search<G> {
    Search::new(Arc::new(Tuning::standard::<G>()), 0, 0.0, threads, seed)
}

fn answer<G: Evaluate>(bot: &mut dyn Bot<G>, sight: &Sight<G>, budget: Budget) -> Advice<G::Action> {
    bot.choose(sight, &Limits::new(budget))
}

/// The same seed and number of iterations give the same answer, with one tree and with three.
pub fn answers_repeat<G: Evaluate>(players: u8) {
    for (position, _) in questions::<G>(players, "repeat", 7, 6) {
        for threads in [1, 3] {
            let think = || answer(&mut search::<G>(3, threads), &position, Budget::Iterations(90));
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
            other = other.dealt_again(&mut rng);
        }
        differed += u32::from(other != truth);
        let think = |sight: &Sight<G>, iterations: u32| {
            let seen = sight.dealt_again(&mut QuickRandom::new(1));
            if iterations == 0 {
                let mut greedy = Greedy::new(Arc::new(Tuning::standard::<G>()), 0.0, 3);
                answer(&mut greedy, &seen, Budget::Iterations(0))
            } else {
                answer(&mut search::<G>(3, 1), &seen, Budget::Iterations(iterations))
            }
        };
        for iterations in [0, 60] {
            assert_eq!(think(&truth, iterations), think(&other, iterations), "{} {seat:?}", G::ID);
        }
    }
    assert!(differed > 0 || !G::SECRETS, "{}: no pair of positions differed in a secret", G::ID);
}

/// A search looks at the clock before every pass, so it overruns by one pass at most; and one pass is a small
/// part of what fits into any budget.
pub fn budgets_are_kept<G: Evaluate>(players: u8) {
    for (position, _) in questions::<G>(players, "budget", 6, 2) {
        let asked = Arc::new(AtomicU64::new(0));
        let ticks = Arc::clone(&asked);
        // Every look at the clock takes one millisecond.
        let clock = move || Duration::from_millis(ticks.fetch_add(1, Ordering::Relaxed));
        let budget = 60;
        let mut bot = search::<G>(3, 1).with_clock(clock);
        let advice = answer(&mut bot, &position, Budget::millis(budget));
        assert!(advice.effort.iterations > 0, "{}", G::ID);
        assert!(u64::from(advice.effort.iterations) <= budget, "{}: {:?}", G::ID, advice.effort);
        assert!(asked.load(Ordering::Relaxed) <= budget + 2, "{}", G::ID);

        let evaluated = |passes: u32| {
            answer(&mut search::<G>(3, 1), &position, Budget::Iterations(passes)).effort.evaluated
        };
        let first: Vec<u64> = (0..=8).map(evaluated).collect();
        let longest = first.windows(2).map(|two| two[1] - two[0]).max().unwrap().max(first[0]);
        let all = evaluated(60);
        // A tree that is soon complete takes no time at all.
        assert!(longest <= all / 5 || all < 500, "{}: {longest} of {all}", G::ID);
    }
}

/// Where a tuning says how many passes are enough, no budget makes more of them, whatever the number of trees.
pub fn enough_is_enough<G: Evaluate>(players: u8) {
    let (position, _) = questions::<G>(players, "enough", 4, 1).remove(0);
    let mut tuning = Tuning::standard::<G>();
    let passes = |tuning: &Tuning<G::Weights>, threads: usize, budget: Budget| {
        let bot = Search::new(Arc::new(tuning.clone()), 0, 0.0, threads, 3);
        answer(&mut bot.with_clock(|| Duration::ZERO), &position, budget).effort.iterations
    };
    tuning.search.enough = 0;
    assert!(passes(&tuning, 1, Budget::Iterations(31)) > 20, "{} decides at once", G::ID);
    tuning.search.enough = 20;
    for threads in [1, 3] {
        assert_eq!(passes(&tuning, threads, Budget::Iterations(31)), 20, "{}", G::ID);
        assert_eq!(passes(&tuning, threads, Budget::millis(1)), 20, "{}", G::ID);
        assert_eq!(passes(&tuning, threads, Budget::Iterations(9)), 9, "{}", G::ID);
    }
}

/// A cancelled search answers with its best so far: at once, and in the middle of its work.
pub fn a_cancelled_search_answers<G: Evaluate>(players: u8) {
    let (position, seat) = questions::<G>(players, "cancel", 4, 1).remove(0);
    for passes in [0, 40] {
        let cancel = Cancel::new();
        let signal = cancel.clone();
        let asked = AtomicU64::new(0);
        // The clock is asked once at the beginning and once before every pass.
        let clock = move || {
            if asked.fetch_add(1, Ordering::Relaxed) == passes {
                signal.cancel();
            }
            Duration::ZERO
        };
        let mut bot = search::<G>(1, 1).with_clock(clock);
        let limits = Limits { budget: Budget::millis(60_000), cancel };
        let advice = bot.choose(&position, &limits);
        assert_eq!(u64::from(advice.effort.iterations), passes, "{}", G::ID);
        assert_eq!(advice.step, advice.ranked[0].step);
        assert_eq!(position.refusal(seat, advice.step), None);
    }
}

/// Every level plays a whole game with legal steps, and its hints are legal too.
pub fn levels_answer_legally<G: Evaluate>(players: u8) {
    let seed = Seed::from_phrase("levels");
    let mut table = Table::<G>::new(G::Content::standard(), G::default_setup(players), seed).unwrap();
    let mut bots: Vec<Seated<G>> = Level::ALL
        .into_iter()
        .map(|level| Spec { budget: Some(Budget::Iterations(6)), ..level.into() }.build(7, 1).unwrap())
        .collect();
    let mut rng = QuickRandom::new(4);
    let mut count = 0;
    while let Awaiting::Players(seats) = table.position().awaiting() {
        let seat = seats.first().unwrap();
        let position = table.for_bot(seat, &mut rng);
        count += 1;
        let bot = &mut bots[count % Level::ALL.len()];
        let limits = bot.limits();
        let advice = bot.bot.choose(&position, &limits);
        for hint in advice.ranked.iter().take(3) {
            assert_eq!(table.position().refusal(seat, hint.step), None, "{} {:?}", G::ID, hint.step);
        }
        table.play(seat, advice.step).unwrap();
    }
    assert!(count >= Level::ALL.len(), "{} asked only {count} questions", G::ID);
}

/// Greedy bots play a whole game with legal steps; where they follow their first look, some questions need no other.
pub fn greedy_plays_to_the_end<G: Evaluate>(players: u8) {
    let tuning = Arc::new(Tuning::standard::<G>());
    let seed = Seed::from_phrase("greedy");
    let mut table = Table::<G>::new(G::Content::standard(), G::default_setup(players), seed).unwrap();
    let mut bots: Vec<_> =
        (0..players).map(|seat| Greedy::<G>::new(Arc::clone(&tuning), 0.0, seat.into())).collect();
    let mut rng = QuickRandom::new(6);
    let (mut followed, mut options) = (0, Vec::new());
    while let Awaiting::Players(seats) = table.position().awaiting() {
        let seat = seats.first().unwrap();
        let position = table.for_bot(seat, &mut rng);
        options.clear();
        position.consider(seat, &mut options);
        let advice = answer(&mut bots[seat.index()], &position, Budget::Iterations(0));
        followed += usize::from(options.len() > 1 && advice.effort.evaluated == 0);
        table.play(seat, advice.step).unwrap();
    }
    assert_eq!(followed > 0, tuning.search.follow, "{}", G::ID);
}

/// A tree that other deals have led to other questions answers the one that is asked.
pub fn a_kept_tree_answers<G: Evaluate>(players: u8) {
    let limits = Limits::new(Budget::Iterations(40));
    let asked = questions::<G>(players, "kept", 3, 30);
    let mut strange = 0;
    for (grown, seat) in &asked {
        for (position, other) in asked.iter().filter(|(_, other)| other == seat) {
            let mut bot = search::<G>(5, 1).grown_elsewhere(grown, position, *other, &limits);
            let step = bot.choose(position, &Limits::new(Budget::Iterations(0))).step;
            assert_eq!(position.refusal(*seat, step), None, "{} {step:?}", G::ID);
            let best = answer(&mut search::<G>(5, 1), grown, Budget::Iterations(40)).step;
            strange += usize::from(position.refusal(*seat, best).is_some());
        }
    }
    assert!(strange > 0, "{} asks the same everywhere", G::ID);
}

/// What a seat expects for itself is what the estimate of all seats says.
pub fn own_points_agree<G: Evaluate>(players: u8) {
    let tuning = Tuning::standard::<G>();
    for (position, _) in questions::<G>(players, "own", 5, 20) {
        let all = position.estimate(&tuning.weights).score;
        for seat in Seat::all(players) {
            let own = position.own_estimate(&tuning.weights, seat);
            assert!((own - all[seat.index()]).abs() < 1e-3, "{} {seat}: {own} of {all:?}", G::ID);
        }
    }
}
