//! Finding puzzles in a game: a cheap look at every decision, a search where that promises something, and a deeper search
//! where the first one held.

use super::book::Puzzle;
use super::seek::{Answer, keeps_open};
use crate::course::{Choice, Course};
use crate::depth::Depth;
use crate::judge::{Judge, tidy};
use crate::study::{StudyError, open};
use bots::{Contest, Evaluate, Scales, Trees, Visit};
use game_core::{Awaiting, Random, Record, Table};
use std::collections::BTreeSet;
use std::sync::Arc;

/// How puzzles are looked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hunt {
    /// The smallest gap.
    pub least: f64,
    /// So many puzzles of one game at most.
    pub most: usize,
    /// Everything follows from it.
    pub seed: u64,
}

/// A gap must be so many times what it may be wrong by.
pub(super) const TIMES: f64 = 3.0;
/// With fewer legal steps there is nothing to look for.
const OPTIONS: u32 = 4;
/// So many other choices there must be at least that put an end to the answer.
const OTHERS: usize = 3;
/// Deals of the first look.
const DEALS: Depth = Depth { deals: 4, draws: 0, trees: 0, passes: 0 };
/// The part of the gap that a cheap look must see.
const PROMISE: f64 = 0.7;

/// The cheap look at every decision.
const PROBE: Trees = Trees { count: 2, passes: 24 };
/// The search where the probe promises something.
const SEARCH: Trees = Trees { count: 3, passes: 120 };
/// The search that decides.
pub(super) const DEEP: Trees = Trees { count: 5, passes: 360 };

/// A search that looks closely at everything which could spoil a gap of this size.
pub(super) fn closely(trees: Trees, least: f64) -> Contest {
    Contest { trees, reach: least as f32, most: 8 }
}

struct Find<'a> {
    record: &'a Record,
    hunt: Hunt,
}

impl Visit for Find<'_> {
    type Out = Result<Vec<Puzzle>, StudyError>;

    fn with<G: Evaluate>(self) -> Self::Out {
        let (table, tuning) = open::<G>(self.record)?;
        let judge = Judge { table: &table, tuning: &tuning, depth: DEALS, seed: self.hunt.seed };
        let mut scales = Scales::new(Arc::clone(&tuning));
        let mut choices = Course::of(&table, |_| false).choices;
        shuffle(&mut choices, &judge);
        let (mut found, mut taken) = (Vec::new(), BTreeSet::new());
        for choice in choices {
            if found.len() >= self.hunt.most {
                break;
            }
            // Two puzzles of one seat in one round would be much the same.
            if taken.contains(&(choice.seat.index(), choice.round)) || !asks(&table, &choice) {
                continue;
            }
            if let Some(puzzle) = at_choice(&judge, &mut scales, &choice, self.hunt.least) {
                taken.insert((choice.seat.index(), choice.round));
                found.push(puzzle);
            }
        }
        found.sort_by_key(|puzzle| puzzle.at);
        Ok(found)
    }
}

/// Games are looked through in no order, so that early rounds do not come first in all of them.
fn shuffle<G: Evaluate>(choices: &mut [Choice], judge: &Judge<'_, G>) {
    let mut rng = judge.rng(0, 10);
    for index in (1..choices.len()).rev() {
        choices.swap(index, rng.below(index as u32 + 1) as usize);
    }
}

/// Is one seat asked alone, after the set-up, with something to choose from?
fn asks<G: Evaluate>(table: &Table<G>, choice: &Choice) -> bool {
    let position = table.position_at(choice.at);
    let alone = matches!(position.awaiting(), Awaiting::Players(seats) if seats.len() == 1);
    alone && choice.round > 0 && choice.options >= OPTIONS
}

/// The puzzle at a choice, if there is one.
fn at_choice<G: Evaluate>(
    judge: &Judge<'_, G>,
    scales: &mut Scales<G>,
    choice: &Choice,
    least: f64,
) -> Option<Puzzle> {
    let deals = judge.deals(choice);
    let sight = deals.first()?;
    if scales.is_detail(sight) {
        return None;
    }
    let probe = Contest { trees: PROBE, reach: (least * 0.5) as f32, most: 4 };
    let first = judge.answer(choice, scales, (sight, &[]), probe, 11)?;
    if !first.holds(PROMISE * least, 0.0) {
        return None;
    }
    let mut legal = Vec::new();
    sight.legal(choice.seat, &mut legal);
    let searched = judge.answer(choice, scales, (sight, &legal), closely(SEARCH, least), 12)?;
    if !searched.holds(least, TIMES * 0.6) {
        return None;
    }
    let open = still_open(sight, &legal, &searched);
    if legal.len() < searched.right.len() + open.len() + OTHERS {
        return None;
    }
    let deep = judge.answer(choice, scales, (sight, &legal), closely(DEEP, least), 13)?;
    if !deep.holds(least, TIMES) || !searched.right.contains(&deep.best.step) {
        return None;
    }
    let open = still_open(sight, &legal, &deep);
    if legal.len() < deep.right.len() + open.len() + OTHERS {
        return None;
    }
    let (rank, lead) = first_look(scales, &deals, &deep);
    let parts = judge.compared(choice, scales, &deals, [&deep.best, &deep.second]);
    Some(Puzzle { open, ..written(judge, choice, &legal, &deep, (rank, lead), parts) })
}

/// The places of legal steps that are not right and decide nothing either.
fn still_open<G: Evaluate>(
    sight: &game_core::Sight<G>,
    legal: &[G::Action],
    answer: &Answer<G::Action>,
) -> Vec<usize> {
    let open = |step: &G::Action| !answer.right.contains(step) && keeps_open(sight, *step, answer.best.step);
    legal.iter().enumerate().filter(|(_, step)| open(step)).map(|(place, _)| place).collect()
}

/// The place of the answer in a first look, and by how much it leads there.
fn first_look<G: Evaluate>(
    scales: &mut Scales<G>,
    deals: &[game_core::Sight<G>],
    answer: &Answer<G::Action>,
) -> (u16, f64) {
    let looked = scales.first_look(deals, answer.best.step);
    let of = |step| looked.iter().find(|one| one.step == step).map(|one| f64::from(one.mean().value));
    let own = of(answer.best.step).unwrap_or_default();
    let others = looked.iter().filter(|one| !answer.right.contains(&one.step));
    let others: Vec<f64> = others.map(|one| f64::from(one.mean().value)).collect();
    let rank = 1 + others.iter().filter(|other| **other > own).count();
    let most = others.into_iter().fold(f64::MIN, f64::max);
    (rank as u16, if most == f64::MIN { 0.0 } else { own - most })
}

fn tenth(number: f64) -> f64 {
    let tidy = (number * 10.0).round() / 10.0;
    if tidy == 0.0 { 0.0 } else { tidy }
}

fn written<G: Evaluate>(
    judge: &Judge<'_, G>,
    choice: &Choice,
    legal: &[G::Action],
    answer: &Answer<G::Action>,
    (rank, lead): (u16, f64),
    parts: Vec<(&'static str, f32)>,
) -> Puzzle {
    let position = judge.table.position_at(choice.at);
    let write = |step: G::Action| G::write_step(position.content(), step);
    let points = f64::from(answer.best.mean().score);
    let best = f64::from(answer.best.mean().value);
    let value = |step: &G::Action| {
        let known = answer.values.iter().find(|(one, _)| one == step).map(|(_, value)| *value);
        // Trees of other deals may not have had it; then nobody can say.
        known.map_or(points - 99.0, |value| points - (best - value))
    };
    let record = judge.table.record();
    let steps = record.steps[..choice.at].to_vec();
    let upto = Record { seed: None, notes: std::collections::BTreeMap::new(), result: None, steps, ..record };
    Puzzle {
        id: upto.fingerprint()[..8].to_owned(),
        from: 0,
        at: choice.at,
        seat: choice.seat.index() as u8,
        round: choice.round,
        answer: write(answer.best.step),
        line: answer.best.line.iter().map(|step| write(*step)).collect(),
        second: write(answer.second.step),
        points: tidy(points),
        gap: tidy(answer.gap),
        spread: tidy(answer.spread),
        rank,
        lead: tidy(lead),
        level: 0,
        parts: parts.into_iter().map(|(key, points)| (key.to_owned(), tidy(points.into()))).collect(),
        open: Vec::new(),
        values: legal.iter().map(|step| tenth(value(step))).collect(),
    }
}

/// The puzzles in a game, in the order of the game and without a level.
///
/// # Errors
/// When no bot plays the game or its record cannot be replayed.
pub fn find(record: &Record, hunt: Hunt) -> Result<Vec<Puzzle>, StudyError> {
    bots::visit(&record.game, Find { record, hunt }).ok_or_else(|| StudyError::Game(record.game.clone()))?
}
