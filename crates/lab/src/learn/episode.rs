//! Games to learn from: greedy self-play with some chance in it, and what every position came to.

use crate::play::salt;
use bots::net::network::WIN;
use bots::net::{Inputs, Network, Sparse, Trace};
use bots::{Bot, Budget, Evaluate, Greedy, Limits, Outlook, Tuning, Values};
use game_core::{Actor, Awaiting, Content, QuickRandom, Random, Seat, Seed, Table};
use std::sync::Arc;

/// Positions kept of one game; neighbours in time tell nearly the same.
const KEPT: usize = 36;

/// One seat in one position.
#[derive(Clone, Debug)]
pub struct Row {
    features: std::ops::Range<usize>,
    /// Points to come by the hand-made estimate.
    pub base: f32,
    /// Points made so far.
    pub made: f32,
    /// The points of the seat at the end.
    pub end: f32,
    /// What the seat should have been told: points to come per line of the score sheet.
    pub target: Vec<f32>,
    /// Its share of the win.
    pub share: f32,
}

/// One position: its rows, and how far points may stray from it.
#[derive(Clone, Debug)]
pub struct Scene {
    pub rows: std::ops::Range<usize>,
    pub spread: f32,
}

/// What one game teaches.
#[derive(Clone, Debug, Default)]
pub struct Lesson {
    at: Vec<u16>,
    value: Vec<f32>,
    pub rows: Vec<Row>,
    pub scenes: Vec<Scene>,
    /// Points of each seat at the end.
    pub scores: Vec<f32>,
}

impl Lesson {
    /// The features of a row.
    pub fn read(&self, row: &Row, sparse: &mut Sparse) {
        sparse.clear();
        let features = row.features.clone();
        for (at, value) in self.at[features.clone()].iter().zip(&self.value[features]) {
            sparse.put(usize::from(*at), *value);
        }
    }
}

/// How games are played to learn from them.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// A step worth so many points less is taken e times less often.
    pub temperature: f32,
    /// How much a position is told by the end of the game rather than by the next positions: per round of the
    /// table, taken as two positions of every seat.
    pub lambda: f32,
}

/// One position as it was met: what the network said, and what was made so far.
struct Moment {
    rows: Vec<Met>,
    spread: f32,
    kept: bool,
}

struct Met {
    features: std::ops::Range<usize>,
    base: f32,
    /// Made so far per line.
    sheet: Vec<f32>,
    /// Expected at the end per line.
    told: Vec<f32>,
    share: f32,
}

/// Plays one game and tells what it teaches.
///
/// # Panics
/// When a practice set-up cannot be played.
pub fn play<G: Evaluate>(
    tuning: &Arc<Tuning<G::Weights>>,
    network: &Network,
    players: u8,
    (seed, game): (&str, u32),
    style: Style,
) -> Lesson {
    let mut rng = QuickRandom::new(salt(seed, game, 3000));
    let setup = G::practice_setup(players, &mut rng);
    let deal = Seed::from_phrase(&format!("{seed}/{game}"));
    let mut table =
        Table::<G>::new(G::Content::standard(), setup, deal).expect("practice set-ups are tested");
    let mut bot = Greedy::<G>::new(Arc::clone(tuning), style.temperature, rng.next_u64());
    let limits = Limits::new(Budget::Iterations(0));
    let mut lesson = Lesson::default();
    let mut moments = Vec::new();
    let mut inputs = Inputs::default();
    let mut options = Vec::new();
    while let Awaiting::Players(seats) = table.position().awaiting() {
        let seat = seats.first().expect("somebody is awaited");
        let position = table.for_bot(seat, &mut rng);
        options.clear();
        position.consider(seat, &mut options);
        let step = bot.choose(&position, &limits).step;
        if options.len() > 1 {
            let mut next = (*position).clone();
            next.apply(Actor::Seat(seat), step);
            if next.settled() && next.awaiting() != Awaiting::Nothing {
                moments.push(meet::<G>(&next, tuning, network, &mut inputs, &mut lesson));
            }
        }
        table.play(seat, step).expect("greedy answers are legal");
    }
    let mut order: Vec<usize> = (0..moments.len()).collect();
    rng.shuffle(&mut order);
    for &index in order.iter().take(KEPT) {
        moments[index].kept = true;
    }
    teach(&mut lesson, table.position(), tuning, moments, style.lambda.powf(0.5 / f32::from(players)));
    lesson
}

fn meet<G: Evaluate>(
    position: &G,
    tuning: &Tuning<G::Weights>,
    network: &Network,
    inputs: &mut Inputs,
    lesson: &mut Lesson,
) -> Moment {
    let mut estimate = position.features(&tuning.weights, inputs);
    let mut standing: Values = [0.0; Seat::MAX];
    let mut rows = Vec::new();
    for seat in Seat::all(position.players()) {
        let (sparse, index) = (inputs.seat(seat), seat.index());
        let start = lesson.at.len();
        let (at, value) = sparse.parts();
        lesson.at.extend(at);
        lesson.value.extend(value);
        let sheet: Vec<f32> = position.score_sheet(seat).iter().map(|line| line.points as f32).collect();
        let base = estimate.score[index] - position.score(seat) as f32;
        let mut trace = Trace::ZERO;
        network.trace(sparse, base, &mut trace);
        let told: Vec<f32> = sheet.iter().zip(trace.out).map(|(made, more)| made + more).collect();
        if !sparse.is_empty() {
            estimate.score[index] = told.iter().sum();
            standing[index] = trace.out[WIN];
        }
        rows.push(Met { features: start..lesson.at.len(), base, sheet, told, share: 0.0 });
    }
    let outlook = Outlook::of_reading(&estimate, &standing, position.players(), &tuning.goal);
    for (row, share) in rows.iter_mut().zip(outlook.share) {
        row.share = share;
    }
    Moment { rows, spread: estimate.spread, kept: false }
}

/// Goes back from the end: each position should have told a mixture of what the next one told and what came.
fn teach<G: Evaluate>(
    lesson: &mut Lesson,
    end: &G,
    tuning: &Tuning<G::Weights>,
    moments: Vec<Moment>,
    lambda: f32,
) {
    let players = end.players();
    let outlook = Outlook::of_end(end, &tuning.goal);
    let seats = Seat::all(players);
    let sheet = |seat| end.score_sheet(seat).iter().map(|line| line.points as f32).collect::<Vec<f32>>();
    let mut came: Vec<Vec<f32>> = seats.clone().map(sheet).collect();
    let mut shares = outlook.share;
    lesson.scores = seats.map(|seat| end.score(seat) as f32).collect();
    let mut next: Option<Vec<Met>> = None;
    for moment in moments.into_iter().rev() {
        if let Some(next) = next {
            for (seat, row) in next.iter().enumerate().filter(|(_, row)| !row.features.is_empty()) {
                for (came, told) in came[seat].iter_mut().zip(&row.told) {
                    *came += (1.0 - lambda) * (told - *came);
                }
                shares[seat] += (1.0 - lambda) * (row.share - shares[seat]);
            }
        }
        if moment.kept {
            let start = lesson.rows.len();
            for (seat, row) in moment.rows.iter().enumerate().filter(|(_, row)| !row.features.is_empty()) {
                lesson.rows.push(Row {
                    features: row.features.clone(),
                    base: row.base,
                    made: row.sheet.iter().sum(),
                    end: lesson.scores[seat],
                    target: came[seat].iter().zip(&row.sheet).map(|(came, made)| came - made).collect(),
                    share: shares[seat],
                });
            }
            if lesson.rows.len() > start {
                lesson.scenes.push(Scene { rows: start..lesson.rows.len(), spread: moment.spread });
            }
        }
        next = Some(moment.rows);
    }
    forget(lesson);
}

/// Drops the features of positions that are not kept.
fn forget(lesson: &mut Lesson) {
    let (mut at, mut value) = (Vec::new(), Vec::new());
    for row in &mut lesson.rows {
        let start = at.len();
        at.extend(&lesson.at[row.features.clone()]);
        value.extend(&lesson.value[row.features.clone()]);
        row.features = start..at.len();
    }
    (lesson.at, lesson.value) = (at, value);
}
