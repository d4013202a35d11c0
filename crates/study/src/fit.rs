//! A calibration made of samples.
//!
//! Along the way to the end stand rows, about as many samples between any two of them. What lies between two rows belongs to
//! both, in parts. The weights of all rows are those of least squares; the band is the width that holds nine of ten
//! results; what is sure of the race is what makes the winners most likely.

use crate::calibration::{Row, Way};
use crate::samples::Sample;

/// Rows of a way.
const ROWS: usize = 8;
/// Weights of a row.
const WEIGHTS: usize = 4;
/// Samples that speak against a weight other than that of the reading as it is: few games say little.
const CAUTION: f64 = 20.0;
/// Nine of ten.
const HELD: f64 = 0.9;

/// A sample's place between two rows.
#[derive(Clone, Copy)]
struct Place {
    low: usize,
    /// The part that belongs to the row above.
    part: f64,
}

impl Place {
    fn of(lefts: &[f64], left: f64) -> Self {
        let above = lefts.partition_point(|row| *row < left).clamp(1, lefts.len().max(2) - 1);
        let (Some(low), Some(high)) = (lefts.get(above - 1), lefts.get(above)) else {
            return Place { low: 0, part: 0.0 };
        };
        Place { low: above - 1, part: ((left - low) / (high - low)).clamp(0.0, 1.0) }
    }

    /// How much of it belongs to a row.
    fn belongs(self, row: usize) -> f64 {
        match row.checked_sub(self.low) {
            Some(0) => 1.0 - self.part,
            Some(1) => self.part,
            _ => 0.0,
        }
    }
}

/// Places of rows: about as many samples between any two.
fn spaced(samples: &[Sample]) -> Vec<f64> {
    let mut lefts: Vec<f64> = samples.iter().map(|sample| sample.plain.left).collect();
    lefts.sort_by(f64::total_cmp);
    let at = |row: usize| lefts[(lefts.len() - 1) * row / (ROWS - 1)];
    let mut rows: Vec<f64> = (0..ROWS).map(|row| (at(row) * 1000.0).round() / 1000.0).collect();
    rows.dedup();
    rows
}

/// Solves a system of equations that is symmetric and positive.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for pivot in 0..size {
        let scale = matrix[pivot][pivot];
        for row in pivot + 1..size {
            let times = matrix[row][pivot] / scale;
            if times != 0.0 {
                let (above, below) = matrix.split_at_mut(row);
                for (value, over) in below[0].iter_mut().zip(&above[pivot]).skip(pivot) {
                    *value -= times * over;
                }
                right[row] -= times * right[pivot];
            }
        }
    }
    for pivot in (0..size).rev() {
        let known: f64 = (pivot + 1..size).map(|column| matrix[pivot][column] * right[column]).sum();
        right[pivot] = (right[pivot] - known) / matrix[pivot][pivot];
    }
    right
}

/// The weights of all rows by least squares.
fn weights(samples: &[Sample], places: &[Place], rows: usize) -> Vec<[f64; WEIGHTS]> {
    let size = rows * WEIGHTS;
    let (mut matrix, mut right) = (vec![vec![0.0; size]; size], vec![0.0; size]);
    let mut squares = [0.0; WEIGHTS];
    for (sample, place) in samples.iter().zip(places) {
        for seat in 0..usize::from(sample.plain.players) {
            if sample.plain.open[seat] {
                continue;
            }
            let seen = sample.plain.seen(seat);
            let come = sample.result[seat] - sample.plain.made[seat];
            for row in place.low..(place.low + 2).min(rows) {
                for (index, one) in seen.iter().enumerate() {
                    let own = place.belongs(row) * one;
                    right[row * WEIGHTS + index] += own * come;
                    for other in place.low..(place.low + 2).min(rows) {
                        for (column, two) in seen.iter().enumerate() {
                            matrix[row * WEIGHTS + index][other * WEIGHTS + column] +=
                                own * place.belongs(other) * two;
                        }
                    }
                }
            }
            squares.iter_mut().zip(seen).for_each(|(sum, one)| *sum += one * one);
        }
    }
    // Without samples a weight is what the reading itself says: all of what it reads, and nothing else.
    let count = samples.len().max(1) as f64;
    for place in 0..size {
        let pull = CAUTION * (squares[place % WEIGHTS] / count).max(1e-3);
        matrix[place][place] += pull;
        right[place] += pull * f64::from(u8::from(place % WEIGHTS == 1));
    }
    let found = solve(matrix, right);
    found.chunks(WEIGHTS).map(|row| [row[0], row[1], row[2], row[3]]).collect()
}

/// The width that holds nine of ten; what does not belong to the row whole counts in part.
fn holding(mut strays: Vec<(f64, f64)>) -> f64 {
    strays.sort_by(|a, b| a.0.total_cmp(&b.0));
    let all: f64 = strays.iter().map(|(_, part)| part).sum();
    let mut sum = 0.0;
    for (stray, part) in &strays {
        sum += part;
        if sum >= HELD * all {
            return *stray;
        }
    }
    0.0
}

/// How sure the race is: what makes those likely who won.
fn sureness(samples: &[Sample], places: &[Place], row: usize) -> f64 {
    let unlikely = |sure: f64| -> f64 {
        let told =
            Row { left: 0.0, base: 0.0, read: 0.0, made: 0.0, rivals: 0.0, band: 0.0, sure, open: None };
        let mut sum = 0.0;
        for (sample, place) in samples.iter().zip(places) {
            let belongs = place.belongs(row);
            if belongs > 0.0 {
                let shares = told.shares(&sample.plain);
                let won = sample.won.iter().zip(shares).filter(|(won, _)| **won > 0.0);
                sum -= belongs * won.map(|(won, share)| won * share.ln()).sum::<f64>();
            }
        }
        sum
    };
    // The sum has one lowest place, which halves and halves of thirds come near to.
    let (mut low, mut high) = (0.0, 3.0);
    for _ in 0..18 {
        let (one, two) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
        if unlikely(one) < unlikely(two) { high = two } else { low = one }
    }
    f64::midpoint(low, high)
}

/// What seats without a side had still to come, on average.
fn come_open(samples: &[Sample]) -> Option<f64> {
    let (mut sum, mut count) = (0.0, 0.0);
    for sample in samples {
        for seat in (0..usize::from(sample.plain.players)).filter(|seat| sample.plain.open[*seat]) {
            sum += sample.result[seat] - sample.plain.made[seat];
            count += 1.0;
        }
    }
    (count > 0.0).then(|| tidy(sum / count))
}

fn tidy(number: f64) -> f64 {
    let tidy = (number * 10_000.0).round() / 10_000.0;
    if tidy == 0.0 { 0.0 } else { tidy }
}

/// The way of games with one number of players, before or after their first round; `None` without samples.
#[must_use]
pub fn way(samples: &[Sample], games: u32) -> Option<Way> {
    let first = samples.first()?;
    let lefts = spaced(samples);
    let places: Vec<Place> = samples.iter().map(|sample| Place::of(&lefts, sample.plain.left)).collect();
    let weights = weights(samples, &places, lefts.len());
    let open = come_open(samples);
    let bare = |(left, [base, read, made, rivals]): (&f64, [f64; WEIGHTS])| Row {
        left: *left,
        base: tidy(base),
        read: tidy(read),
        made: tidy(made),
        rivals: tidy(rivals),
        band: 0.0,
        sure: 1.0,
        open,
    };
    let rows = lefts.iter().zip(weights).map(bare).collect();
    let mut way = Way { players: first.plain.players, setup: first.plain.setup, games, rows };
    let mut strays: Vec<Vec<(f64, f64)>> = vec![Vec::new(); lefts.len()];
    for (sample, place) in samples.iter().zip(&places) {
        let told = way.at(sample.plain.left);
        for seat in 0..usize::from(sample.plain.players) {
            let stray = (sample.result[seat] - told.points(&sample.plain, seat)).abs();
            for (row, strays) in strays.iter_mut().enumerate().skip(place.low).take(2) {
                strays.push((stray, place.belongs(row)));
            }
        }
    }
    for (row, strays) in strays.into_iter().enumerate() {
        way.rows[row].band = tidy(holding(strays));
        way.rows[row].sure = tidy(sureness(samples, &places, row));
    }
    Some(way)
}
