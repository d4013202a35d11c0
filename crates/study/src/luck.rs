//! One draw: what it changed, against the average of what could have come.

use crate::afar::bits;
use crate::calibration;
use crate::course::Run;
use crate::judge::Judge;
use crate::lines::{Numbers, Read};
use crate::verdict::mean;
use bots::{Evaluate, Scales};
use game_core::{Actor, Awaiting, Seat, Text, Viewer};
use serde::{Deserialize, Serialize};

/// Where no more than so many things can come of one draw, all of them are counted.
const COUNTED: usize = 48;
/// Draws of a run that are told in words.
const TOLD: usize = 6;

/// What draws brought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Luck {
    /// Points per seat.
    #[serde(with = "bits::each")]
    pub points: Numbers,
    /// Their errors.
    #[serde(with = "bits::each")]
    pub errors: Numbers,
    /// Chance to win per seat.
    #[serde(with = "bits::each")]
    pub share: Numbers,
    /// What was drawn.
    pub texts: Vec<Text>,
}

impl<G: Evaluate> Judge<'_, G> {
    /// What a run of draws brought each seat.
    pub fn luck(&self, run: &Run, scales: &mut Scales<G>) -> Luck {
        let before = self.table.position_at(run.from);
        let players = before.players();
        let came = calibration::read(scales, &self.table.position_at(run.to));
        let could = self.counted(&before, run, scales);
        let exact = could.is_some();
        let could = could.unwrap_or_else(|| self.drawn(&before, run, scales));
        let mut luck = Luck {
            points: [0.0; Seat::MAX],
            errors: [0.0; Seat::MAX],
            share: [0.0; Seat::MAX],
            texts: self.told(run),
        };
        let all: f64 = could.iter().map(|(_, weight)| weight).sum();
        for seat in Seat::all(players) {
            let index = seat.index();
            let average = |of: fn(&Read) -> &Numbers| {
                could.iter().map(|(read, weight)| of(read)[index] * weight).sum::<f64>() / all
            };
            luck.points[index] = came.points[index] - average(|read| &read.points);
            luck.share[index] = came.share[index] - average(|read| &read.share);
            if !exact {
                let samples: Vec<f64> = could.iter().map(|(read, _)| read.points[index]).collect();
                luck.errors[index] = mean(&samples).1;
            }
        }
        luck
    }

    /// Everything that could have come of a single draw with its weight; `None` where that is too much to count.
    fn counted(&self, before: &G, run: &Run, scales: &mut Scales<G>) -> Option<Vec<(Read, f64)>> {
        let mut odds = Vec::new();
        before.odds(&mut odds);
        odds.retain(|(_, weight)| *weight > 0);
        if run.to > run.from + 1 || odds.len() > COUNTED.max(self.depth.draws as usize) {
            return None;
        }
        let mut all = Vec::with_capacity(odds.len());
        for (deal, weight) in odds {
            let mut after = before.clone();
            after.apply(Actor::Chance, deal);
            if after.awaiting() == Awaiting::Chance {
                return None;
            }
            all.push((calibration::read(scales, &after), f64::from(weight)));
        }
        Some(all)
    }

    /// What comes when the same is drawn again and again.
    fn drawn(&self, before: &G, run: &Run, scales: &mut Scales<G>) -> Vec<(Read, f64)> {
        let mut rng = self.rng(run.from, 4);
        let again = |_| {
            let mut after = before.clone();
            while after.awaiting() == Awaiting::Chance {
                let deal = after.deal(&mut rng);
                after.apply(Actor::Chance, deal);
            }
            (calibration::read(scales, &after), 1.0)
        };
        (0..self.depth.draws.max(2)).map(again).collect()
    }

    fn told(&self, run: &Run) -> Vec<Text> {
        let mut position = self.table.position_at(run.from);
        let mut texts = Vec::new();
        for (actor, action) in self.table.steps()[run.from..run.to].iter().take(TOLD) {
            texts.push(position.describe(Viewer::Judge, *actor, *action));
            position.apply(*actor, *action);
        }
        texts
    }
}
