//! The gradient of a decision: the options that a search went for should look better than the others.

use super::counsel::{Answer, Choice};
use super::episode::Lesson;
use super::trainer::{back, shares};
use bots::net::network::{OUTPUTS, POINTS, WIN};
use bots::net::{Network, Sparse, Trace};
use game_core::Seat;

/// An option that looks so many points worse is taken to be chosen e times less often.
const TEMPER: f32 = 1.0;

/// An option as the network reads it.
struct Read {
    traces: Vec<Trace>,
    /// How the value for the deciding seat moves with the points of each seat, and with its standing.
    slopes: [(f32, f32); Seat::MAX],
    value: f32,
}

fn read(network: &Network, lesson: &Lesson, choice: &Choice, option: &Answer) -> Read {
    let sources = network.shape().sources;
    let mut sparse = Sparse::default();
    let mut traces = vec![Trace::ZERO; option.sides.len()];
    let mut told = option.by_hand();
    for ((side, trace), told) in option.sides.iter().zip(&mut traces).zip(&mut told) {
        if !side.features.is_empty() {
            lesson.read_features(side.features.clone(), &mut sparse);
            network.trace(&sparse, side.base, trace);
            *told = (side.made + trace.out[..sources].iter().sum::<f32>(), trace.out[WIN]);
        }
    }
    let (value, slopes) = value(choice, option, told);
    Read { traces, slopes, value }
}

/// What an option is worth to the deciding seat by the points of every seat and its standing beside them, and how that
/// moves with each.
fn value(choice: &Choice, option: &Answer, told: [(f32, f32); Seat::MAX]) -> (f32, [(f32, f32); Seat::MAX]) {
    let (players, spread) = (option.sides.len(), option.spread.max(0.5));
    let race = told.map(|(score, standing)| score / spread + standing);
    let shares = shares(&race[..players]);
    let (own, goal) = (choice.seat, &choice.goal);
    let rival = goal.of_rival(players);
    let mut slopes = [(0.0, 0.0); Seat::MAX];
    let mut value = goal.win * shares[own];
    for seat in 0..players {
        let (worth, mine) = if seat == own { (1.0, 1.0) } else { (-rival, 0.0) };
        value += worth * told[seat].0;
        let standing = goal.win * shares[own] * (mine - shares[seat]);
        slopes[seat] = (worth + standing / spread, standing);
    }
    (value, slopes)
}

/// Does the option that looks best by the network, and by the hand-made estimate, have most of the search's passes?
pub fn agreed(network: &Network, lesson: &Lesson, choice: &Choice) -> [bool; 2] {
    let best = |values: &mut dyn Iterator<Item = f32>| {
        let better = |best: (usize, f32), one: (usize, f32)| if one.1 > best.1 { one } else { best };
        values.enumerate().fold((0, f32::MIN), better).0
    };
    let options = || choice.options.iter();
    let first = best(&mut options().map(|option| option.share));
    let told = best(&mut options().map(|option| read(network, lesson, choice, option).value));
    let by_hand = best(&mut options().map(|option| value(choice, option, option.by_hand()).0));
    [told == first, by_hand == first]
}

/// The loss of a decision, `weight` times added to `gradient` with its derivative by every number of the network.
pub fn gradient(
    network: &Network,
    lesson: &Lesson,
    choice: &Choice,
    weight: f32,
    gradient: &mut [f32],
) -> f32 {
    let shape = network.shape();
    let read: Vec<Read> = choice.options.iter().map(|option| read(network, lesson, choice, option)).collect();
    let best = read.iter().map(|read| read.value).fold(f32::MIN, f32::max);
    let pull = |read: &Read| ((read.value - best) / TEMPER).exp();
    let all: f32 = read.iter().map(pull).sum();
    let mut sparse = Sparse::default();
    let mut loss = 0.0;
    for (option, read) in choice.options.iter().zip(&read) {
        let told = pull(read) / all;
        loss -= weight * option.share * told.max(1e-9).ln();
        let slope = weight * (told - option.share) / TEMPER;
        for ((side, trace), (points, standing)) in option.sides.iter().zip(&read.traces).zip(read.slopes) {
            if side.features.is_empty() {
                continue;
            }
            let mut down = [0.0f32; OUTPUTS];
            for line in 0..shape.sources {
                gradient[shape.skip() + line] += slope * points * side.base;
                down[line] = slope * points * POINTS;
            }
            down[WIN] = slope * standing;
            lesson.read_features(side.features.clone(), &mut sparse);
            back(network.params(), shape, trace, &down, &sparse, gradient);
        }
    }
    loss
}

#[cfg(test)]
mod tests {
    use super::super::counsel::Side;
    use super::super::trainer::{Task, Trainer};
    use super::*;
    use bots::Goal;
    use bots::net::Shape;

    const SHAPE: Shape = Shape { inputs: 30, sources: 4 };

    /// Three options of a decision at a table of two, made up: the search went for the one that looks worst.
    fn made_up() -> (Lesson, Network) {
        let mut lesson = Lesson::default();
        let goal = Goal { rivals: 1.0, crowd: 1.0, win: 6.0 };
        let mut options = Vec::new();
        for (option, share) in [0.1, 0.2, 0.7].into_iter().enumerate() {
            let side = |seat: usize| {
                let mut sparse = Sparse::default();
                for feature in 0..6 {
                    sparse.put((feature * 5 + option * 3 + seat) % SHAPE.inputs, 0.5 + feature as f32 / 4.0);
                }
                let base = if seat == 0 { 20.0 - option as f32 / 4.0 } else { 18.0 };
                Side { features: lesson.write(&sparse), base, made: 12.0 }
            };
            options.push(Answer { sides: (0..2).map(side).collect(), spread: 6.0, share });
        }
        lesson.choices.push(Choice { seat: 0, goal, options });
        let mut network = Network::fresh(SHAPE, 9);
        network.change(|params| {
            for (index, number) in params.iter_mut().enumerate() {
                *number += ((index * 7919) % 101) as f32 / 2000.0 - 0.025;
            }
        });
        (lesson, network)
    }

    #[test]
    fn the_gradient_is_the_slope_of_the_loss() {
        let (lesson, network) = made_up();
        let choice = &lesson.choices[0];
        let mut slopes = vec![0.0; SHAPE.len()];
        let mut unused = vec![0.0; SHAPE.len()];
        gradient(&network, &lesson, choice, 2.0, &mut slopes);
        let mut compared = 0;
        for index in (0..SHAPE.len()).step_by(7).chain(SHAPE.last()..SHAPE.len()) {
            let mut loss = |step: f32| {
                let mut moved = network.clone();
                moved.change(|params| params[index] += step);
                gradient(&moved, &lesson, choice, 2.0, &mut unused)
            };
            let step = 0.0003;
            let slope = (loss(step) - loss(-step)) / (2.0 * step);
            let told = slopes[index];
            assert!((slope - told).abs() < 0.02 + 0.05 * told.abs(), "{index}: {told} told, {slope} found");
            compared += usize::from(told.abs() > 0.05);
        }
        assert!(compared > 20, "only {compared} slopes were steep enough to tell");
    }

    #[test]
    fn learning_puts_options_in_the_order_of_the_search() {
        let (lesson, network) = made_up();
        let values = |network: &Network| {
            let choice = &lesson.choices[0];
            let value = |option| read(network, &lesson, choice, option).value;
            choice.options.iter().map(value).collect::<Vec<_>>()
        };
        let mut trainer = Trainer::new(&network);
        let tasks: Vec<_> = Task::all(&lesson, 1.0).collect();
        for _ in 0..300 {
            trainer.pass(SHAPE, &tasks, 0.001, 1);
        }
        let after = values(&Network::new(SHAPE, trainer.current.clone()).unwrap());
        assert!(after[2] > after[1] && after[1] > after[0], "{:?} became {after:?}", values(&network));
        // The search went there 7 times of 10, not always: the lead stays small.
        assert!((after[2] - after[0] - TEMPER * 7f32.ln()).abs() < 0.3, "{after:?}");
    }
}
