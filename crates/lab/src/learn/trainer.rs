//! The gradient of one position and Adam over many.

use super::compare;
use super::counsel::Choice;
use super::episode::{Lesson, Scene};
use bots::net::network::{HIDDEN, OUTPUTS, POINTS, SECOND, WIN, slope};
use bots::net::{Network, Shape, Sparse, Trace};
use game_core::Seat;

/// Positions of one step of learning.
pub const BATCH: usize = 256;
/// Parts of a batch that are added up apart, whatever the number of cores: so sums are the same everywhere.
const PARTS: usize = 4;
/// How much the error of a single line of the score sheet counts beside the error of their sum.
const LINES: f32 = 0.1;
/// How much the share of the win counts.
const SHARE: f32 = 0.5;
/// How much a standing of its own costs: without a price it grows for ever where a lead is sure, and its slopes drown
/// those of the points.
const STANDING: f32 = 0.2;
/// Standings beyond this cost no more for each step: those of a network that was learned without a price are far beyond.
const TALL: f32 = 4.0;
/// Errors beyond this count no more.
const FAR: f32 = 40.0;
/// The part of the hand-made estimate in each line moves more slowly: it is a factor of large numbers.
const SKIP_RATE: f32 = 0.02;
/// How much of itself the mean network keeps at every step.
const MEAN: f32 = 0.998;

/// The loss of a scene, added to `gradient` with its derivative by every number of the network.
pub fn gradient(network: &Network, lesson: &Lesson, scene: &Scene, gradient: &mut [f32]) -> f32 {
    let (params, shape) = (network.params(), network.shape());
    let rows = &lesson.rows[scene.rows.clone()];
    let mut traces = [Trace::ZERO; Seat::MAX];
    let mut sparse = Sparse::default();
    let mut logits = [0.0f32; Seat::MAX];
    for (seat, row) in rows.iter().enumerate() {
        lesson.read(row, &mut sparse);
        network.trace(&sparse, row.base, &mut traces[seat]);
        let points: f32 = traces[seat].out[..shape.sources].iter().sum();
        logits[seat] = (row.made + points) / scene.spread.max(0.5) + traces[seat].out[WIN];
    }
    let shares = shares(&logits[..rows.len()]);
    let mut loss = 0.0;
    for (seat, row) in rows.iter().enumerate() {
        let trace = &traces[seat];
        let mut error = [0.0f32; OUTPUTS];
        let lines = error[..shape.sources].iter_mut().zip(&trace.out).zip(&row.target);
        lines.for_each(|((error, out), target)| *error = out - target);
        let sum: f32 = error[..shape.sources].iter().sum();
        let unit = 1.0 / (POINTS * POINTS);
        let near = sum.clamp(-FAR, FAR);
        loss += unit * (near * (sum - 0.5 * near));
        let mut down = [0.0f32; OUTPUTS];
        for line in 0..shape.sources {
            loss += unit * LINES * 0.5 * error[line] * error[line];
            down[line] = unit * (near + LINES * error[line]);
            gradient[shape.skip() + line] += down[line] * row.base;
            down[line] *= POINTS;
        }
        loss -= SHARE * row.share * shares[seat].max(1e-6).ln();
        let standing = trace.out[WIN];
        let price = STANDING * standing.clamp(-TALL, TALL);
        loss += price * (standing - 0.5 * standing.clamp(-TALL, TALL));
        down[WIN] = SHARE * (shares[seat] - row.share) + price;
        lesson.read(row, &mut sparse);
        back(params, shape, trace, &down, &sparse, gradient);
    }
    loss
}

/// Points decide the race, and the standing shifts it. Only the standing learns from it: points have their own
/// target.
pub(super) fn shares(logits: &[f32]) -> [f32; Seat::MAX] {
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let mut shares = [0.0; Seat::MAX];
    let mut all = 0.0;
    for (seat, logit) in logits.iter().enumerate() {
        shares[seat] = (logit - most).exp();
        all += shares[seat];
    }
    shares.map(|share| share / all)
}

pub(super) fn back(
    params: &[f32],
    shape: Shape,
    trace: &Trace,
    down: &[f32; OUTPUTS],
    sparse: &Sparse,
    gradient: &mut [f32],
) {
    for (sum, one) in gradient[shape.last_bias()..].iter_mut().zip(down) {
        *sum += one;
    }
    let mut second = [0.0f32; SECOND];
    for (unit, below) in second.iter_mut().enumerate() {
        let from = shape.last() + unit * OUTPUTS;
        let weights = &params[from..from + OUTPUTS];
        *below = slope(trace.second[unit]) * weights.iter().zip(down).map(|(w, d)| w * d).sum::<f32>();
        for (sum, one) in gradient[from..from + OUTPUTS].iter_mut().zip(down) {
            *sum += one * trace.second[unit];
        }
    }
    for (sum, one) in gradient[shape.second_bias()..].iter_mut().zip(&second) {
        *sum += one;
    }
    let mut hidden = [0.0f32; HIDDEN];
    for (unit, below) in hidden.iter_mut().enumerate() {
        let from = shape.second() + unit * SECOND;
        let weights = &params[from..from + SECOND];
        *below = slope(trace.hidden[unit]) * weights.iter().zip(&second).map(|(w, d)| w * d).sum::<f32>();
        for (sum, one) in gradient[from..from + SECOND].iter_mut().zip(&second) {
            *sum += one * trace.hidden[unit];
        }
    }
    for (sum, one) in gradient[shape.first_bias()..].iter_mut().zip(&hidden) {
        *sum += one;
    }
    let (at, value) = sparse.parts();
    for (at, value) in at.iter().zip(value) {
        let from = usize::from(*at) * HIDDEN;
        for (sum, one) in gradient[from..from + HIDDEN].iter_mut().zip(&hidden) {
            *sum += one * value;
        }
    }
}

/// Adam, and the running mean of the network, which plays better than its last state.
#[derive(Clone, PartialEq, Debug)]
pub struct Trainer {
    first: Vec<f32>,
    second: Vec<f32>,
    steps: u32,
    /// Steps left out because a slope was no number.
    pub skipped: u32,
    /// The numbers that are changed.
    pub current: Vec<f32>,
    /// Their running mean: what plays.
    pub mean: Vec<f32>,
}

/// What is learned at a time.
#[derive(Clone, Copy, Debug)]
pub enum Task<'s> {
    /// What a position came to.
    Scene(&'s Scene),
    /// What a search went for, and how much that counts.
    Choice(&'s Choice, f32),
}

impl<'s> Task<'s> {
    /// Everything a lesson holds; a decision counts `weight` times as much as a position.
    pub fn all(lesson: &'s Lesson, weight: f32) -> impl Iterator<Item = (&'s Lesson, Task<'s>)> {
        let scenes = lesson.scenes.iter().map(Task::Scene);
        let choices = lesson.choices.iter().map(move |choice| Task::Choice(choice, weight));
        scenes.chain(choices).map(move |task| (lesson, task))
    }

    /// The readings of seats in it.
    fn rows(&self) -> usize {
        match self {
            Task::Scene(scene) => scene.rows.len(),
            Task::Choice(choice, _) => choice.options.iter().map(|option| option.sides.len()).sum(),
        }
    }

    fn gradient(&self, network: &Network, lesson: &Lesson, slopes: &mut [f32]) -> f32 {
        match *self {
            Task::Scene(scene) => gradient(network, lesson, scene, slopes),
            Task::Choice(choice, weight) => compare::gradient(network, lesson, choice, weight, slopes),
        }
    }
}

/// Tasks, and where their slopes are added up.
type Part<'a, 's> = (&'a mut Vec<f32>, &'a [(&'s Lesson, Task<'s>)]);

impl Trainer {
    /// Starts from a network.
    pub fn new(network: &Network) -> Self {
        let params = network.params().to_vec();
        let zeros = vec![0.0; params.len()];
        Trainer {
            first: zeros.clone(),
            second: zeros,
            steps: 0,
            skipped: 0,
            mean: params.clone(),
            current: params,
        }
    }

    /// Everything as bytes: the steps, then the four lists.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = self.steps.to_le_bytes().to_vec();
        for list in [&self.first, &self.second, &self.current, &self.mean] {
            bytes.extend(list.iter().flat_map(|number| number.to_le_bytes()));
        }
        bytes
    }

    /// The same read again; `None` when there are not as many numbers as the shape needs.
    #[must_use]
    pub fn from_bytes(bytes: &[u8], shape: Shape) -> Option<Self> {
        let (steps, lists) = bytes.split_first_chunk::<4>()?;
        let (words, rest) = lists.as_chunks::<4>();
        let numbers: Vec<f32> = words.iter().map(|word| f32::from_le_bytes(*word)).collect();
        if !rest.is_empty() || numbers.len() != 4 * shape.len() {
            return None;
        }
        let list = |number: usize| numbers[number * shape.len()..(number + 1) * shape.len()].to_vec();
        Some(Trainer {
            steps: u32::from_le_bytes(*steps),
            skipped: 0,
            first: list(0),
            second: list(1),
            current: list(2),
            mean: list(3),
        })
    }

    /// One pass over tasks in the given order; answers with the mean loss of a seat.
    pub fn pass(&mut self, shape: Shape, tasks: &[(&Lesson, Task<'_>)], rate: f32, threads: usize) -> f32 {
        let mut network = Network::new(shape, self.current.clone()).expect("the trainer keeps the shape");
        let mut sums: Vec<Vec<f32>> = (0..PARTS).map(|_| vec![0.0; shape.len()]).collect();
        let (mut loss, mut seats) = (0.0f64, 0usize);
        for batch in tasks.chunks(BATCH) {
            let size = batch.len().div_ceil(PARTS);
            let mut parts: Vec<Part<'_, '_>> = sums.iter_mut().zip(batch.chunks(size)).collect();
            let network_now = &network;
            let share = parts.len().div_ceil(threads.clamp(1, PARTS));
            let work = |parts: &mut [Part<'_, '_>]| {
                let mut loss = 0.0;
                for (sum, tasks) in parts {
                    sum.fill(0.0);
                    for (lesson, task) in *tasks {
                        loss += f64::from(task.gradient(network_now, lesson, sum));
                    }
                }
                loss
            };
            loss += std::thread::scope(|scope| {
                let work = &work;
                let threads: Vec<_> =
                    parts.chunks_mut(share).map(|parts| scope.spawn(move || work(parts))).collect();
                threads.into_iter().map(|one| one.join().expect("learning does not panic")).sum::<f64>()
            });
            let used = parts.len();
            let rows: usize = batch.iter().map(|(_, task)| task.rows()).sum();
            seats += rows;
            if !sums[..used].iter().flatten().all(|slope| slope.is_finite()) {
                self.skipped += 1;
                continue;
            }
            self.step(shape, &sums[..used], 1.0 / rows as f32, rate);
            network.change(|params| params.copy_from_slice(&self.current));
        }
        (loss / seats.max(1) as f64) as f32
    }

    fn step(&mut self, shape: Shape, sums: &[Vec<f32>], scale: f32, rate: f32) {
        const DECAY: (f32, f32) = (0.9, 0.999);
        self.steps += 1;
        let steps = self.steps.min(100_000) as i32;
        let correct = (1.0 - DECAY.1.powi(steps)).sqrt() / (1.0 - DECAY.0.powi(steps));
        let skip = shape.skip();
        for index in 0..self.current.len() {
            let slope = sums.iter().map(|sum| sum[index]).sum::<f32>() * scale;
            let first = &mut self.first[index];
            *first += (1.0 - DECAY.0) * (slope - *first);
            let second = &mut self.second[index];
            *second += (1.0 - DECAY.1) * (slope * slope - *second);
            let rate = if index >= skip { rate * SKIP_RATE } else { rate };
            self.current[index] -= rate * correct * *first / (second.sqrt() + 1e-8);
            self.mean[index] += (1.0 - MEAN) * (self.current[index] - self.mean[index]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::episode::tests::made_up;
    use super::*;

    const SHAPE: Shape = Shape { inputs: 30, sources: 4 };

    fn network() -> Network {
        let mut network = Network::fresh(SHAPE, 9);
        network.change(|params| {
            for (index, number) in params.iter_mut().enumerate() {
                *number += ((index * 7919) % 101) as f32 / 1000.0 - 0.05;
            }
        });
        network
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let mut lesson = made_up(SHAPE.inputs, SHAPE.sources);
        // Points have a target of their own, so the race for the win is kept from them; here it cannot see them.
        lesson.scenes.iter_mut().for_each(|scene| scene.spread = 1e9);
        let network = network();
        let mut slopes = vec![0.0; SHAPE.len()];
        let mut unused = vec![0.0; SHAPE.len()];
        for scene in &lesson.scenes {
            gradient(&network, &lesson, scene, &mut slopes);
        }
        let loss = |network: &Network, sink: &mut [f32]| -> f64 {
            lesson.scenes.iter().map(|scene| f64::from(gradient(network, &lesson, scene, sink))).sum()
        };
        let mut compared = 0;
        for index in (0..SHAPE.len()).step_by(37).chain(SHAPE.last()..SHAPE.len()) {
            let mut moved = network.clone();
            let step = 0.004;
            moved.change(|params| params[index] += step);
            let above = loss(&moved, &mut unused);
            moved.change(|params| params[index] -= 2.0 * step);
            let below = loss(&moved, &mut unused);
            let slope = ((above - below) / f64::from(2.0 * step)) as f32;
            let told = slopes[index];
            assert!((slope - told).abs() < 0.01 + 0.03 * told.abs(), "{index}: {told} told, {slope} found");
            compared += usize::from(told.abs() > 0.1);
        }
        assert!(compared > 20, "only {compared} slopes were steep enough to tell");
    }

    #[test]
    fn learning_brings_the_estimate_to_its_target() {
        let lesson = made_up(SHAPE.inputs, SHAPE.sources);
        let mut trainer = Trainer::new(&network());
        let scenes: Vec<_> = lesson.scenes.iter().map(|scene| (&lesson, Task::Scene(scene))).collect();
        let before = trainer.pass(SHAPE, &scenes, 0.003, 1);
        let mut after = before;
        for _ in 0..400 {
            after = trainer.pass(SHAPE, &scenes, 0.003, 1);
        }
        // What remains is the doubt about the win, which has a target of 0.3 to 0.7.
        assert!(after < 0.5 * before && after < 0.35, "{before} to {after}");
    }

    #[test]
    fn the_number_of_cores_changes_nothing() {
        let lesson = made_up(SHAPE.inputs, SHAPE.sources);
        let scenes: Vec<_> =
            (0..40).flat_map(|_| lesson.scenes.iter().map(|scene| (&lesson, Task::Scene(scene)))).collect();
        let learned = |threads: usize| {
            let mut trainer = Trainer::new(&network());
            trainer.pass(SHAPE, &scenes, 0.001, threads);
            trainer
        };
        assert_eq!(learned(1), learned(3));
    }

    #[test]
    fn a_trainer_is_read_back() {
        let lesson = made_up(SHAPE.inputs, SHAPE.sources);
        let scenes: Vec<_> = lesson.scenes.iter().map(|scene| (&lesson, Task::Scene(scene))).collect();
        let mut trainer = Trainer::new(&network());
        trainer.pass(SHAPE, &scenes, 0.001, 1);
        assert_eq!(Trainer::from_bytes(&trainer.to_bytes(), SHAPE), Some(trainer.clone()));
        assert_eq!(Trainer::from_bytes(&trainer.to_bytes()[1..], SHAPE), None);
    }
}
