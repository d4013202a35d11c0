//! Games gone over by the hundred: who loses how much, whether luck is fair, and whether the lines keep their promise.

use crate::play::{LabError, Setups, on_all_cores, play_table, salt, threads_of};
use bots::{Evaluate, Spec, SpecError, Visit, visit};
use game_core::review::Review;
use game_core::{Record, Seat, Seed};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use study::{Depth, StudyError};

/// What to go over.
#[derive(Clone, Debug)]
pub struct ReviewRun {
    /// Name of the game.
    pub game: String,
    /// Seats.
    pub players: u8,
    /// Bots, who take the seats in turn.
    pub bots: Vec<Spec>,
    /// Games.
    pub games: u32,
    /// How deeply.
    pub depth: Depth,
    /// Everything follows from it.
    pub seed: String,
    /// Cores; 0 for all.
    pub threads: usize,
    /// Ledgers of Terra Mystica to go over instead; folders are searched for .txt files.
    pub files: Vec<PathBuf>,
}

/// What somebody gives away.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Losses {
    /// Seats counted.
    pub seats: u32,
    /// Their decisions.
    pub decisions: u32,
    /// Points lost per decision.
    pub loss: f64,
    /// Half the width of its 95 % interval, by the spread between seats.
    pub error: f64,
    /// Points lost in a game.
    pub lost: f64,
    /// The part of decisions within 0.3 points of the best.
    pub fine: f64,
}

/// What the draws brought a seat on average.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct MeanLuck {
    /// Mean of the draws after the deal.
    pub luck: f64,
    /// Half the width of its 95 % interval.
    pub error: f64,
    /// Mean of the deal.
    pub deal: f64,
    /// Half the width of its 95 % interval.
    pub deal_error: f64,
    /// How far the luck of single games strays.
    pub spread: f64,
}

/// What came of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ReviewFigures {
    /// Name of the game.
    pub game: String,
    /// Games gone over.
    pub games: u32,
    /// Games that could not be, and why.
    pub left_out: Vec<String>,
    /// By who decided.
    pub losses: BTreeMap<String, Losses>,
    /// By seat.
    pub luck: Vec<MeanLuck>,
    /// The largest gap between a result and its parts.
    pub gap: f64,
    /// The part of moments whose band holds the result; nine of ten would be right.
    pub within: f64,
    /// How much wider or narrower the band should be for nine of ten.
    pub band: f64,
    /// Mean of the result less what was expected at the start.
    pub drift: f64,
    /// Half the width of its 95 % interval.
    pub drift_error: f64,
    /// Mean seconds on one core.
    pub seconds: f64,
    /// Mean number of decisions in a game.
    pub decisions: f64,
}

struct Gone {
    review: Review,
    who: Vec<String>,
    seconds: f64,
}

fn go_over(record: &Record, who: Vec<String>, depth: Depth) -> Result<Gone, StudyError> {
    let begun = std::time::Instant::now();
    let study = study::begin(record, depth, 22)?;
    study::run(study.as_ref(), 1, &|_, _, _| {});
    let review = study.review().ok_or(StudyError::Nothing)?;
    Ok(Gone { review, who, seconds: begun.elapsed().as_secs_f64() })
}

/// Games of bots, each handed on as soon as it is over.
pub(crate) struct Games<'a, F> {
    pub players: u8,
    pub bots: &'a [Spec],
    pub games: u32,
    pub seed: &'a str,
    pub threads: usize,
    /// Takes a game and who sat where.
    pub each: F,
}

impl<T: Send, F: Fn(&Record, Vec<String>) -> T + Sync> Visit for Games<'_, F> {
    type Out = Result<Vec<T>, LabError>;
    fn with<G: Evaluate>(self) -> Self::Out {
        let Games { players, bots, games, seed, threads, each } = self;
        let setups = Setups::<G>::new(players, None, seed)?;
        let tunings = bots.iter().map(|bot| Ok((bot, Arc::new(bot.tuning::<G>()?))));
        let tunings = tunings.collect::<Result<Vec<_>, SpecError>>()?;
        let job = |game: u32| {
            let bot = |seat: u32| &tunings[(seat + game) as usize % tunings.len()];
            let seats = 0..u32::from(players);
            let mut table: Vec<_> = seats
                .clone()
                .map(|seat| bot(seat).0.build_with::<G>(Arc::clone(&bot(seat).1), salt(seed, game, seat), 1))
                .collect();
            let deal = Seed::from_phrase(&format!("{seed}/{game}"));
            let (end, _) =
                play_table::<G>(setups.content, &setups.of(game), deal, &mut table, salt(seed, game, 1000));
            each(&end.record(), seats.map(|seat| bot(seat).0.to_string()).collect())
        };
        Ok(on_all_cores(games, threads_of(threads), &AtomicBool::new(false), job, |_, _| {}))
    }
}

/// Goes over games of bots, or over ledgers of people.
///
/// # Errors
/// When the game or a bot is wrong, or a file cannot be read.
pub fn review(wanted: &ReviewRun) -> Result<ReviewFigures, LabError> {
    let gone = if wanted.files.is_empty() {
        let ReviewRun { players, bots, games, seed, threads, depth, .. } = wanted;
        let each = |record: &Record, who| go_over(record, who, *depth).map_err(|error| error.to_string());
        let all = Games { players: *players, bots, games: *games, seed, threads: *threads, each };
        visit(&wanted.game, all).ok_or_else(|| SpecError::Game(wanted.game.clone()))??
    } else {
        let records = crate::league::records(&wanted.files)?;
        let job = |index: u32| {
            let (file, record) = &records[index as usize];
            let record = record.as_ref().map_err(|problem| format!("{file}: {problem}"))?;
            let people = vec!["people".to_owned(); Seat::MAX];
            go_over(record, people, wanted.depth).map_err(|error| format!("{file}: {error}"))
        };
        let threads = threads_of(wanted.threads);
        on_all_cores(records.len() as u32, threads, &AtomicBool::new(false), job, |_, _| {})
    };
    let (mut all, mut left_out) = (Vec::new(), Vec::new());
    for one in gone {
        match one {
            Ok(gone) => all.push(gone),
            Err(problem) => left_out.push(problem),
        }
    }
    Ok(figures(wanted, &all, left_out))
}

/// The mean of some numbers and half the width of its 95 % interval.
fn mean(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let variance = numbers.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (variance / count).sqrt())
}

fn round(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

fn losses(all: &[Gone]) -> BTreeMap<String, Losses> {
    let mut by_name: BTreeMap<String, (Losses, Vec<f64>)> = BTreeMap::new();
    for gone in all {
        for (seat, name) in gone.review.seats.iter().zip(&gone.who) {
            let (losses, each) = by_name.entry(name.clone()).or_default();
            losses.seats += 1;
            losses.decisions += seat.decisions;
            losses.lost += seat.lost;
            losses.fine += f64::from(seat.fine);
            each.push(seat.lost / f64::from(seat.decisions.max(1)));
        }
    }
    let finish = |(name, (losses, each)): (String, (Losses, Vec<f64>))| {
        let decisions = f64::from(losses.decisions.max(1));
        let finished = Losses {
            loss: round(losses.lost / decisions),
            error: round(mean(&each).1),
            lost: round(losses.lost / f64::from(losses.seats.max(1))),
            fine: round(losses.fine / decisions),
            ..losses
        };
        (name, finished)
    };
    by_name.into_iter().map(finish).collect()
}

fn luck(all: &[Gone], seat: usize) -> MeanLuck {
    let seats = || all.iter().filter_map(|gone| gone.review.seats.get(seat));
    let lucks: Vec<f64> = seats().map(|seat| seat.luck).collect();
    let deals: Vec<f64> = seats().map(|seat| seat.deal).collect();
    let ((luck, error), (deal, deal_error)) = (mean(&lucks), mean(&deals));
    let spread = error / 1.96 * (lucks.len() as f64).sqrt();
    MeanLuck {
        luck: round(luck),
        error: round(error),
        deal: round(deal),
        deal_error: round(deal_error),
        spread: round(spread),
    }
}

fn figures(wanted: &ReviewRun, all: &[Gone], left_out: Vec<String>) -> ReviewFigures {
    let seats = all.iter().map(|gone| gone.review.seats.len()).max().unwrap_or_default();
    // How far the end was from what was expected, in widths of the band.
    let mut widths: Vec<f64> = Vec::new();
    let (mut gap, mut drifts) = (0.0_f64, Vec::new());
    for seat in all.iter().flat_map(|gone| &gone.review.seats) {
        let parts = seat.start + seat.deal + seat.own + seat.others + seat.luck + seat.rest;
        gap = gap.max((f64::from(seat.result) - parts).abs());
        drifts.push(f64::from(seat.result) - seat.start);
        for (index, points) in seat.points.iter().enumerate() {
            let half = (seat.high[index] - seat.low[index]) / 2.0;
            if half > 0.0 {
                widths.push((f64::from(seat.result) - points).abs() / half);
            }
        }
    }
    widths.sort_by(f64::total_cmp);
    let within = widths.iter().filter(|width| **width <= 1.0).count() as f64 / widths.len().max(1) as f64;
    let count = all.len().max(1) as f64;
    ReviewFigures {
        game: wanted.game.clone(),
        games: all.len() as u32,
        left_out,
        losses: losses(all),
        luck: (0..seats).map(|seat| luck(all, seat)).collect(),
        gap: round(gap),
        within: round(within),
        band: round(widths.get(widths.len() * 9 / 10).copied().unwrap_or_default()),
        drift: round(mean(&drifts).0),
        drift_error: round(mean(&drifts).1),
        seconds: round(all.iter().map(|gone| gone.seconds).sum::<f64>() / count),
        decisions: round(all.iter().map(|gone| gone.review.decisions.len() as f64).sum::<f64>() / count),
    }
}
