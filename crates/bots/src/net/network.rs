//! A network of two hidden layers over sparse features, and how it is read.
//!
//! All its numbers stand in one list: the first layer (a row per feature), its bias, the second layer (a row per
//! hidden unit), its bias, the last layer (a row per unit), its bias, and the part of the hand-made estimate that
//! each line of the score sheet gets. The last layer has one column per line of the score sheet and, in the last
//! column, the standing in the race for the win.

use super::sparse::Sparse;
use game_core::{QuickRandom, Random};

/// Units of the first hidden layer.
pub const HIDDEN: usize = 64;
/// Units of the second hidden layer.
pub const SECOND: usize = 32;
/// Columns of the last layer: lines of the score sheet at most, and one for the win.
pub const OUTPUTS: usize = 16;
/// The column of the win.
pub const WIN: usize = OUTPUTS - 1;
/// Points of one unit of output: keeps the numbers of all layers of one size.
pub const POINTS: f32 = 10.0;
/// What a unit lets through of a negative sum, so that none is lost for good.
const LEAK: f32 = 1.0 / 16.0;

/// How many features and lines of the score sheet a network has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Features.
    pub inputs: usize,
    /// Lines of the score sheet.
    pub sources: usize,
}

impl Shape {
    /// Where the bias of the first layer starts.
    #[must_use]
    pub const fn first_bias(self) -> usize {
        self.inputs * HIDDEN
    }

    /// Where the second layer starts.
    #[must_use]
    pub const fn second(self) -> usize {
        self.first_bias() + HIDDEN
    }

    /// Where its bias starts.
    #[must_use]
    pub const fn second_bias(self) -> usize {
        self.second() + HIDDEN * SECOND
    }

    /// Where the last layer starts.
    #[must_use]
    pub const fn last(self) -> usize {
        self.second_bias() + SECOND
    }

    /// Where its bias starts.
    #[must_use]
    pub const fn last_bias(self) -> usize {
        self.last() + SECOND * OUTPUTS
    }

    /// Where the parts of the hand-made estimate start.
    #[must_use]
    pub const fn skip(self) -> usize {
        self.last_bias() + OUTPUTS
    }

    /// How many numbers.
    #[must_use]
    pub const fn len(self) -> usize {
        self.skip() + OUTPUTS
    }

    /// Is there no feature?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.inputs == 0
    }
}

/// A network ready to be read.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    shape: Shape,
    params: Vec<f32>,
    /// All lines of the score sheet added up, and the win: what a bot asks for.
    sum: [f32; SECOND],
    win: [f32; SECOND],
    bias: [f32; 2],
    kept: f32,
}

/// What a network says about a seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reading {
    /// Points to come.
    pub points: f32,
    /// What its standing in the race for the win is beside the points, as a logit.
    pub standing: f32,
}

/// Every unit of a network after one reading: what learning and explaining need.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trace {
    /// The first hidden layer.
    pub hidden: [f32; HIDDEN],
    /// The second.
    pub second: [f32; SECOND],
    /// Points to come per line of the score sheet; the last is the standing.
    pub out: [f32; OUTPUTS],
}

impl Trace {
    /// Nothing read.
    pub const ZERO: Trace = Trace { hidden: [0.0; HIDDEN], second: [0.0; SECOND], out: [0.0; OUTPUTS] };
}

/// What a unit lets through.
#[inline]
fn bend(sum: f32) -> f32 {
    sum.max(sum * LEAK)
}

/// How steep that is, by what came out.
#[inline]
#[must_use]
pub fn slope(out: f32) -> f32 {
    if out > 0.0 { 1.0 } else { LEAK }
}

pub(super) fn row<const N: usize>(params: &[f32], start: usize, index: usize) -> &[f32; N] {
    params[start + index * N..].first_chunk().expect("the shape gives every row its place")
}

impl Network {
    /// The network with these numbers; `None` when there are not as many as its shape needs.
    #[must_use]
    pub fn new(shape: Shape, params: Vec<f32>) -> Option<Self> {
        if params.len() != shape.len() || shape.sources >= OUTPUTS {
            return None;
        }
        let mut network =
            Network { shape, params, sum: [0.0; SECOND], win: [0.0; SECOND], bias: [0.0; 2], kept: 0.0 };
        network.add_up();
        Some(network)
    }

    /// A network that says what the hand-made estimate says, with small random numbers below.
    #[must_use]
    pub fn fresh(shape: Shape, seed: u64) -> Self {
        let mut rng = QuickRandom::new(seed);
        let mut noise = |size: f32| ((rng.next_u64() >> 40) as f32 / (1u64 << 23) as f32 - 1.0) * size;
        let mut params = vec![0.0; shape.len()];
        // Some hundred features are something at a time.
        params[..shape.first_bias()].iter_mut().for_each(|number| *number = noise(0.12));
        let second = shape.second()..shape.second_bias();
        params[second].iter_mut().for_each(|number| *number = noise(0.2));
        let skip = shape.skip();
        params[skip..skip + shape.sources].fill(1.0 / shape.sources as f32);
        Network::new(shape, params).expect("made for this shape")
    }

    fn add_up(&mut self) {
        let Shape { sources, .. } = self.shape;
        for unit in 0..SECOND {
            let row: &[f32; OUTPUTS] = row(&self.params, self.shape.last(), unit);
            self.sum[unit] = row[..sources].iter().sum::<f32>() * POINTS;
            self.win[unit] = row[WIN];
        }
        let bias = &self.params[self.shape.last_bias()..][..OUTPUTS];
        self.bias = [bias[..sources].iter().sum::<f32>() * POINTS, bias[WIN]];
        self.kept = self.params[self.shape.skip()..][..sources].iter().sum();
    }

    /// Features and lines.
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// All numbers, in the order of the file.
    #[must_use]
    pub fn params(&self) -> &[f32] {
        &self.params
    }

    /// Changes the numbers.
    pub fn change(&mut self, change: impl FnOnce(&mut [f32])) {
        change(&mut self.params);
        self.add_up();
    }

    /// The first layer before it is bent.
    pub(super) fn sums(&self, sparse: &Sparse) -> [f32; HIDDEN] {
        let mut sums: [f32; HIDDEN] = *row(&self.params, self.shape.first_bias(), 0);
        let (at, value) = sparse.parts();
        let (pairs, odd) = at.as_chunks::<2>();
        let (values, last) = value.as_chunks::<2>();
        for (&[a, b], &[x, y]) in pairs.iter().zip(values) {
            let a: &[f32; HIDDEN] = row(&self.params, 0, usize::from(a));
            let b: &[f32; HIDDEN] = row(&self.params, 0, usize::from(b));
            for unit in 0..HIDDEN {
                sums[unit] += a[unit] * x + b[unit] * y;
            }
        }
        for (&a, &x) in odd.iter().zip(last) {
            let a: &[f32; HIDDEN] = row(&self.params, 0, usize::from(a));
            for unit in 0..HIDDEN {
                sums[unit] += a[unit] * x;
            }
        }
        sums
    }

    fn second(&self, hidden: &[f32; HIDDEN]) -> [f32; SECOND] {
        let mut sums: [f32; SECOND] = *row(&self.params, self.shape.second_bias(), 0);
        for (unit, &x) in hidden.iter().enumerate() {
            let weights: &[f32; SECOND] = row(&self.params, self.shape.second(), unit);
            for (sum, weight) in sums.iter_mut().zip(weights) {
                *sum += weight * x;
            }
        }
        sums.map(bend)
    }

    /// Reads a seat: its features and the points to come by the hand-made estimate. Allocates nothing.
    #[must_use]
    pub fn read(&self, sparse: &Sparse, base: f32) -> Reading {
        self.finish(self.sums(sparse), base)
    }

    /// What follows from the first layer.
    pub(super) fn finish(&self, sums: [f32; HIDDEN], base: f32) -> Reading {
        let second = self.second(&sums.map(bend));
        let (mut points, mut standing) = (self.bias[0] + self.kept * base, self.bias[1]);
        for (unit, (sum, win)) in second.iter().zip(self.sum.iter().zip(&self.win)) {
            points += unit * sum;
            standing += unit * win;
        }
        Reading { points, standing }
    }

    /// The same with every unit and every line of the score sheet.
    pub fn trace(&self, sparse: &Sparse, base: f32, trace: &mut Trace) {
        trace.hidden = self.sums(sparse).map(bend);
        trace.second = self.second(&trace.hidden);
        let mut out: [f32; OUTPUTS] = *row(&self.params, self.shape.last_bias(), 0);
        for (unit, &x) in trace.second.iter().enumerate() {
            let weights: &[f32; OUTPUTS] = row(&self.params, self.shape.last(), unit);
            for (sum, weight) in out.iter_mut().zip(weights) {
                *sum += weight * x;
            }
        }
        let skip: &[f32; OUTPUTS] = row(&self.params, self.shape.skip(), 0);
        for line in 0..self.shape.sources {
            out[line] = out[line] * POINTS + skip[line] * base;
        }
        out[self.shape.sources..WIN].fill(0.0);
        trace.out = out;
    }
}
