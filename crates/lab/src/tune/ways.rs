//! Two ways to better weights: all at once in random directions, or group by group.

use super::Tune;
use super::bench::{Bench, Weight};
use crate::play::{LabError, Progress, salt};
use bots::Evaluate;
use game_core::{QuickRandom, Random};

/// Points that a group must gain to be changed; less is chance.
const MARGIN: f64 = 0.15;

/// Shifts all weights at once in a random direction and against it, and follows the better side a little.
pub(super) fn spsa<G: Evaluate>(
    wanted: &Tune,
    bench: &Bench<'_, G>,
    progress: &dyn Progress,
) -> Result<Vec<Weight>, LabError> {
    let mut weights = bench.weights()?;
    let sizes: Vec<f64> = weights.iter().map(|w| w.value.abs().max(0.1)).collect();
    let mut rng = QuickRandom::new(salt(&wanted.seed, 0, 7));
    let mut typical: f64 = 10.0;
    for round in 0..wanted.rounds {
        let signs: Vec<f64> = weights.iter().map(|_| if rng.below(2) == 0 { 1.0 } else { -1.0 }).collect();
        let fade = (1.0 + f64::from(round) / f64::from(wanted.rounds.max(1)) * 9.0).powf(-0.3);
        let shifted = |by: f64| -> Vec<Weight> {
            let move_one = |((w, sign), size): ((&Weight, &f64), &f64)| Weight {
                path: w.path.clone(),
                value: w.value + by * wanted.shift * fade * size * sign,
            };
            weights.iter().zip(&signs).zip(&sizes).map(move_one).collect()
        };
        let mean = bench.compare(&shifted(1.0), &shifted(-1.0), round)?;
        typical = 0.95 * typical + 0.05 * mean.abs().max(0.5);
        let push = (mean / typical).clamp(-2.0, 2.0) * wanted.gain * wanted.shift * fade * fade;
        for ((weight, sign), size) in weights.iter_mut().zip(&signs).zip(&sizes) {
            weight.value += push * size * sign;
        }
        progress.played(round + 1, wanted.rounds);
    }
    Ok(weights)
}

/// Weights that move together: a name, a table, or the early, middle or late part of a long list.
fn groups(weights: &[Weight]) -> Vec<Vec<usize>> {
    let mut found: Vec<(String, Vec<usize>)> = Vec::new();
    for (index, weight) in weights.iter().enumerate() {
        let name = &weight.path[0];
        let in_list = weights.iter().filter(|w| w.path[0] == *name && w.path.len() == 2).count();
        let third = match weight.path.get(1).and_then(|place| place.parse::<usize>().ok()) {
            Some(place) if in_list > 4 => place * 3 / in_list,
            _ => 0,
        };
        let key = format!("{name}/{third}");
        match found.iter_mut().find(|(other, _)| *other == key) {
            Some((_, members)) => members.push(index),
            None => found.push((key, vec![index])),
        }
    }
    found.into_iter().map(|(_, members)| members).collect()
}

/// Makes each group larger, then smaller, and keeps what is better; steps shrink where nothing is found.
pub(super) fn by_groups<G: Evaluate>(
    wanted: &Tune,
    bench: &Bench<'_, G>,
    progress: &dyn Progress,
) -> Result<Vec<Weight>, LabError> {
    let mut weights = bench.weights()?;
    let mut groups: Vec<(f64, Vec<usize>)> =
        groups(&weights).into_iter().map(|members| (wanted.shift, members)).collect();
    let mut rng = QuickRandom::new(salt(&wanted.seed, 0, 8));
    for round in 0..wanted.rounds {
        rng.shuffle(&mut groups);
        for (step, members) in &mut groups {
            let mut found = false;
            for factor in [1.0 + *step, 1.0 / (1.0 + *step)] {
                let mut candidate = weights.clone();
                members.iter().for_each(|index| candidate[*index].value *= factor);
                if bench.compare(&candidate, &weights, round)? > MARGIN {
                    (weights, found) = (candidate, true);
                    break;
                }
            }
            *step = if found { (*step * 1.3).min(1.0) } else { (*step * 0.6).max(0.08) };
        }
        progress.played(round + 1, wanted.rounds);
    }
    Ok(weights)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_has_three_parts_and_a_table_is_one() {
        let weight =
            |path: &[&str]| Weight { path: path.iter().map(ToString::to_string).collect(), value: 1.0 };
        let mut all = vec![weight(&["pair"])];
        all.extend((0..6).map(|n| weight(&["coin", &n.to_string()])));
        all.extend((0..2).map(|n| weight(&["doubt", &n.to_string()])));
        all.extend(["a", "b", "c", "d", "e"].map(|name| weight(&["faction", name])));
        let sizes: Vec<usize> = groups(&all).iter().map(Vec::len).collect();
        assert_eq!(sizes, [1, 2, 2, 2, 2, 5]);
    }
}
