//! Readings led over to points: how it is found, and whether it holds in games that it was not made of.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

use bots::{Evaluate, Spec, Visit};
use game_core::{QuickRandom, Random, Seat};
use study::calibration::{Calibration, FILES, Plain, Row, Way, evaluation, of};
use study::{Sample, fit};

fn row(left: f64, base: f64) -> Row {
    Row { left, base, read: 1.0, made: 0.0, rivals: 0.0, band: left, sure: 1.0, open: None }
}

fn one_way(rows: Vec<Row>) -> Way {
    Way { players: 2, setup: false, games: 1, rows }
}

#[test]
fn between_two_rows_everything_changes_evenly() {
    let way = one_way(vec![row(1.0, 0.0), row(3.0, 10.0), row(5.0, 40.0)]);
    let base = |left: f64| way.at(left).base;
    assert_eq!([base(0.0), base(1.0), base(2.0), base(3.0)], [0.0, 0.0, 5.0, 10.0]);
    assert_eq!([base(4.0), base(5.0), base(9.0)], [25.0, 40.0, 40.0]);
    assert_eq!(way.at(4.0).band, 4.0);
    let single = one_way(vec![row(2.0, 7.0)]);
    assert_eq!([single.at(0.0).base, single.at(2.0).base, single.at(9.0).base], [7.0, 7.0, 7.0]);
}

#[test]
fn a_file_that_is_read_and_written_is_the_same() {
    for (game, text) in FILES {
        let read = Calibration::parse(text).unwrap();
        assert_eq!((read.write().as_str(), read.head.game.as_str()), (text, game));
    }
}

#[test]
fn a_wrong_file_says_what_is_wrong() {
    let told = |text: &str| Calibration::parse(text).unwrap_err().to_string();
    let (_, good) = FILES[0];
    let head = good.lines().next().unwrap();
    assert!(told("").ends_with("the file is empty"));
    assert!(told("{}").starts_with("line 1: "));
    assert!(told(&format!("{head}\nrows")).starts_with("line 2: "));
    assert!(told(&head.replace("\"version\":1", "\"version\":9")).contains("has format 9"));
    let back = serde_json::to_string(&one_way(vec![row(2.0, 0.0), row(1.0, 0.0)])).unwrap();
    assert!(told(&format!("{head}\n{back}")).contains("each farther from the end"));
}

struct Fits;

impl Visit for Fits {
    type Out = ();
    fn with<G: Evaluate>(self) {
        let tuning = "search".parse::<Spec>().unwrap().tuning::<G>().unwrap();
        let Some(known) = of(G::ID) else { return };
        let again = &known.head.made;
        assert_eq!(
            known.head.evaluation,
            evaluation::<G>(&tuning),
            "{} is read otherwise now: {again}",
            G::ID
        );
        for players in G::info().min_players..=G::info().max_players {
            assert!(known.way(players, false).is_some(), "{} for {players}", G::ID);
        }
    }
}

#[test]
fn every_calibration_belongs_to_the_evaluation_that_bots_use() {
    for (game, _) in FILES {
        assert!(of(game).is_some(), "{game}");
        bots::visit(game, Fits).unwrap();
    }
}

fn chance(rng: &mut QuickRandom) -> f64 {
    f64::from(rng.below(1_000_000)) / 1e6
}

/// Games of two in which a reading sees two thirds of what comes, and what it does not see is even chance.
fn made_up(count: usize) -> Vec<Sample> {
    let mut rng = QuickRandom::new(5);
    let sample = |_| {
        let left = 1.0 + 9.0 * chance(&mut rng);
        let (mut made, mut read) = ([0.0; Seat::MAX], [0.0; Seat::MAX]);
        let (mut result, mut won, mut share) = (made, made, made);
        for seat in 0..2 {
            made[seat] = 50.0 - 5.0 * left + 4.0 * chance(&mut rng);
            let seen = left * (2.0 + chance(&mut rng));
            read[seat] = made[seat] + seen;
            result[seat] = made[seat] + 1.5 * seen + 3.0 + left * (2.0 * chance(&mut rng) - 1.0);
        }
        // The reading is sure of what is only three to one.
        let first = chance(&mut rng) < 0.5;
        share[..2].copy_from_slice(if first { &[0.9, 0.1] } else { &[0.1, 0.9] });
        let wins = first == (chance(&mut rng) < 0.75);
        won[..2].copy_from_slice(if wins { &[1.0, 0.0] } else { &[0.0, 1.0] });
        let open = [false; Seat::MAX];
        let plain = Plain { players: 2, setup: false, left, made, read, share, open };
        Sample { plain, result, won }
    };
    (0..count).map(sample).collect()
}

#[test]
fn what_a_reading_leaves_out_is_found() {
    let all = made_up(6_000);
    let (learned, fresh) = all.split_at(3_000);
    let way = fit::way(learned, 30).unwrap();
    let (mut held, mut strays) = (0, 0.0);
    for sample in fresh {
        let row = way.at(sample.plain.left);
        let stray = sample.result[0] - row.points(&sample.plain, 0);
        strays += stray;
        held += u32::from(stray.abs() <= row.band);
    }
    let count = fresh.len() as f64;
    assert!((strays / count).abs() < 0.3, "{} points off", strays / count);
    assert!((f64::from(held) / count - 0.9).abs() < 0.03, "{held} of {count} within the band");
    assert!(way.rows[0].band < way.rows[way.rows.len() - 1].band, "{way:?}");
    let surest = |row: &Row| row.shares(&learned[0].plain).into_iter().fold(0.0, f64::max);
    let told = way.rows.iter().map(surest).sum::<f64>() / way.rows.len() as f64;
    assert!((told - 0.75).abs() < 0.04, "three to one is told as {told}");
}

/// Before a seat has a side there is nothing to read: it can expect what such seats have come to.
#[test]
fn a_seat_without_a_side_can_expect_what_others_came_to() {
    let mut all = made_up(6_000);
    for sample in all.iter_mut().skip(3_000) {
        sample.plain.setup = true;
        sample.plain.open[1] = true;
        sample.plain.read[1] = sample.plain.made[1];
    }
    let come = |sample: &Sample| sample.result[1] - sample.plain.made[1];
    let mean = all[3_000..].iter().map(come).sum::<f64>() / 3_000.0;
    let way = fit::way(&all, 60).unwrap();
    let (told, plain) = (way.at(all[3_000].plain.left), all[3_000].plain);
    assert!((told.points(&plain, 1) - plain.made[1] - mean).abs() < 0.001, "{told:?}");
    let known = fit::way(&all[..3_000], 30).unwrap();
    assert_eq!(known.rows[0].open, None, "everybody had a side");
    let apart = |row: Row, at: usize| row.points(&all[at].plain, 0) - all[at].result[0];
    let strays = (0..6_000).map(|at| apart(way.at(all[at].plain.left), at)).sum::<f64>() / 6_000.0;
    assert!(strays.abs() < 0.3, "the others are read as before: {strays}");
}

#[test]
fn nothing_is_made_of_nothing() {
    assert!(fit::way(&[], 0).is_none());
    let few = made_up(2);
    assert!(fit::way(&few, 1).is_some_and(|way| way.rows.iter().all(|row| row.read.is_finite())));
}
