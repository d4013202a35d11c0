//! Games to learn from: greedy self-play with some chance in it, and what every position came to.

use super::counsel::{Choice, Counsel};
use crate::play::salt;
use bots::net::network::WIN;
use bots::net::{Inputs, Network, Sparse, Trace};
use bots::{Bot, Budget, Evaluate, Greedy, Limits, Outlook, Tuning, Values};
use game_core::{Actor, Awaiting, Content, QuickRandom, Random, Seat, Seed, Sight, Table};
use std::sync::Arc;

/// Positions kept of one game; neighbours in time tell nearly the same.
const KEPT: usize = 60;

/// One seat in one position.
#[derive(Clone, PartialEq, Debug)]
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
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// Its seats.
    pub rows: std::ops::Range<usize>,
    /// How far final points may stray.
    pub spread: f32,
}

/// What one game teaches.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Lesson {
    at: Vec<u16>,
    value: Vec<f32>,
    /// Every seat of every position.
    pub rows: Vec<Row>,
    /// Every position.
    pub scenes: Vec<Scene>,
    /// Decisions that a search was asked about.
    pub choices: Vec<Choice>,
    /// Points of each seat at the end.
    pub scores: Vec<f32>,
    /// Positions left out because something in them was no number.
    pub left_out: u32,
}

impl Lesson {
    /// Keeps the features of a seat.
    pub(super) fn write(&mut self, sparse: &Sparse) -> std::ops::Range<usize> {
        let start = self.at.len();
        let (at, value) = sparse.parts();
        self.at.extend(at);
        self.value.extend(value);
        start..self.at.len()
    }

    /// The features of a row.
    pub fn read(&self, row: &Row, sparse: &mut Sparse) {
        self.read_features(row.features.clone(), sparse);
    }

    /// Features that were kept.
    pub(super) fn read_features(&self, features: std::ops::Range<usize>, sparse: &mut Sparse) {
        sparse.clear();
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
    /// Passes of the search that is asked about decisions.
    pub passes: u32,
    /// The part of the decisions that it is asked about.
    pub asked: f32,
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

/// A game before its first step, with the chance that everything dealt follows from.
struct Opening<G: Evaluate> {
    table: Table<G>,
    rng: QuickRandom,
    /// What the chance of the bot follows from.
    bot: u64,
}

impl<G: Evaluate> Opening<G> {
    fn of(players: u8, (seed, game): (&str, u32)) -> Self {
        let mut rng = QuickRandom::new(salt(seed, game, 3000));
        let setup = G::practice_setup(players, &mut rng);
        let deal = Seed::from_phrase(&format!("{seed}/{game}"));
        let table =
            Table::<G>::new(G::Content::standard(), setup, deal).expect("practice set-ups are tested");
        let bot = rng.next_u64();
        Opening { table, rng, bot }
    }

    /// Goes on to the end: `choose` answers every question, `see` is shown what every real choice led to. `None` when an
    /// answer is not legal.
    fn go_on(
        &mut self,
        mut choose: impl FnMut(&Sight<G>) -> Option<G::Action>,
        mut see: impl FnMut(&G),
    ) -> Option<()> {
        let mut options = Vec::new();
        while let Awaiting::Players(seats) = self.table.position().awaiting() {
            let seat = seats.first().expect("somebody is awaited");
            let position = self.table.for_bot(seat, &mut self.rng);
            options.clear();
            position.consider(seat, &mut options);
            let step = choose(&position)?;
            self.table.play(seat, step).ok()?;
            if options.len() > 1 {
                let mut next = (*position).clone();
                next.apply(Actor::Seat(seat), step);
                if next.settled() && next.awaiting() != Awaiting::Nothing {
                    see(&next);
                }
            }
        }
        Some(())
    }
}

/// Plays one game, which somebody else learns from.
///
/// # Panics
/// When a practice set-up cannot be played.
pub(crate) fn play_out<G: Evaluate>(
    tuning: &Arc<Tuning<G::Weights>>,
    players: u8,
    number: (&str, u32),
    temperature: f32,
) -> Table<G> {
    let mut game = Opening::<G>::of(players, number);
    let mut bot = Greedy::<G>::new(Arc::clone(tuning), temperature, game.bot);
    let limits = Limits::new(Budget::Iterations(0));
    game.go_on(|position| Some(bot.choose(position, &limits).step), |_| {})
        .expect("greedy answers are legal");
    game.table
}

/// How the games of a round are read.
#[derive(Clone, Debug)]
pub struct Minds<W> {
    /// By whoever plays them.
    pub playing: Arc<Tuning<W>>,
    /// By the search that is asked about some decisions.
    pub asked: Arc<Tuning<W>>,
}

/// Plays one game and tells what it teaches.
///
/// # Panics
/// When a practice set-up cannot be played.
pub fn play<G: Evaluate>(
    minds: &Minds<G::Weights>,
    network: &Network,
    players: u8,
    number: (&str, u32),
    style: Style,
) -> Lesson {
    let game = Opening::<G>::of(players, number);
    let mut bot = Greedy::<G>::new(Arc::clone(&minds.playing), style.temperature, game.bot);
    let limits = Limits::new(Budget::Iterations(0));
    lesson(game, minds, network, number, style, |position| Some(bot.choose(position, &limits).step))
        .expect("greedy answers are legal")
}

/// What a game teaches that somebody else has played, by its steps; `None` when they are not those of this game.
pub(crate) fn follow<G: Evaluate>(
    minds: &Minds<G::Weights>,
    network: &Network,
    players: u8,
    number: (&str, u32),
    style: Style,
    steps: Vec<G::Action>,
) -> Option<Lesson> {
    let mut steps = steps.into_iter();
    lesson(Opening::<G>::of(players, number), minds, network, number, style, |_| steps.next())
}

fn lesson<G: Evaluate>(
    mut game: Opening<G>,
    minds: &Minds<G::Weights>,
    network: &Network,
    (seed, number): (&str, u32),
    style: Style,
    mut choose: impl FnMut(&Sight<G>) -> Option<G::Action>,
) -> Option<Lesson> {
    let (mut lesson, mut moments, mut inputs) = (Lesson::default(), Vec::new(), Inputs::default());
    let tuning = &*minds.playing;
    let mut counsel = Counsel::<G>::new(&minds.asked, style.passes, style.asked, salt(seed, number, 6000));
    let listen = |position: &Sight<G>| {
        counsel.hear(position);
        choose(position)
    };
    game.go_on(listen, |next| {
        moments.push(meet::<G>(next, tuning, network, &mut inputs, &mut lesson));
    })?;
    let mut order: Vec<usize> = (0..moments.len()).collect();
    game.rng.shuffle(&mut order);
    for &index in order.iter().take(KEPT) {
        moments[index].kept = true;
    }
    let position = game.table.position();
    let lambda = style.lambda.powf(0.5 / f32::from(position.players()));
    teach(&mut lesson, position, tuning, moments, lambda);
    counsel.write(&mut lesson);
    Some(lesson)
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
        let features = lesson.write(sparse);
        let sheet: Vec<f32> = position.score_sheet(seat).iter().map(|line| line.points as f32).collect();
        let base = estimate.score[index] - position.score(seat) as f32;
        let mut trace = Trace::ZERO;
        network.trace(sparse, base, &mut trace);
        let told: Vec<f32> = sheet.iter().zip(trace.out).map(|(made, more)| made + more).collect();
        if !sparse.is_empty() {
            estimate.score[index] = told.iter().sum();
            standing[index] = trace.out[WIN];
        }
        rows.push(Met { features, base, sheet, told, share: 0.0 });
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
            let whole = lesson.rows[start..].iter().all(|row| {
                let numbers = [row.base, row.made, row.share];
                numbers
                    .iter()
                    .chain(&row.target)
                    .chain(&lesson.value[row.features.clone()])
                    .all(|x| x.is_finite())
            });
            if !whole {
                lesson.rows.truncate(start);
                lesson.left_out += 1;
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

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use bots::net::Shape;

    /// A lesson of two seats in two positions, made up.
    pub fn made_up(inputs: usize, sources: usize) -> Lesson {
        let mut rng = QuickRandom::new(5);
        let mut unit = move || f32::from(rng.below(2000) as u16) / 1000.0 - 1.0;
        let mut lesson = Lesson::default();
        for scene in 0..2 {
            for seat in 0..2 {
                let start = lesson.at.len();
                for feature in 0..6 {
                    lesson.at.push(((feature * 5 + scene * 3 + seat) % inputs) as u16);
                    lesson.value.push(unit());
                }
                lesson.rows.push(Row {
                    features: start..lesson.at.len(),
                    base: 20.0 + 10.0 * unit(),
                    made: 30.0,
                    end: 60.0,
                    target: (0..sources).map(|_| 8.0 * unit()).collect(),
                    share: if seat == 0 { 0.3 } else { 0.7 },
                });
            }
            lesson.scenes.push(Scene { rows: 2 * scene..2 * scene + 2, spread: 6.0 });
        }
        lesson
    }

    #[test]
    fn a_game_that_somebody_else_played_teaches_the_same_and_another_nothing() {
        type Game = altay::Position;
        let tuning = Arc::new(Tuning::standard::<Game>());
        let minds = Minds { playing: Arc::clone(&tuning), asked: Arc::clone(&tuning) };
        let shape = Shape { inputs: Game::feature_names().len(), sources: Game::sources().len() };
        let (network, style) =
            (Network::fresh(shape, 1), Style { temperature: 0.5, lambda: 0.9, passes: 8, asked: 0.1 });
        let own = play::<Game>(&minds, &network, 3, ("twice", 1), style);
        let there = play_out::<Game>(&tuning, 3, ("twice", 1), style.temperature);
        let all = there.steps().iter().filter(|(actor, _)| *actor != Actor::Chance);
        let steps: Vec<_> = all.map(|(_, step)| *step).collect();
        let follow = |game, steps| follow::<Game>(&minds, &network, 3, ("twice", game), style, steps);
        assert!(own.choices.len() > 2, "a search was asked about {} decisions", own.choices.len());
        for choice in &own.choices {
            let all: f32 = choice.options.iter().map(|option| option.share).sum();
            assert!((all - 1.0).abs() < 1e-4 && choice.options.iter().all(|option| option.sides.len() == 3));
        }
        assert!(follow(1, steps.clone()) == Some(own), "the lessons differ");
        assert!(follow(1, steps[..steps.len() - 1].to_vec()).is_none(), "one step is missing");
        assert!(follow(2, steps).is_none(), "those are the steps of another game");
    }

    /// What a position should have told lies between what the next one told and what came, by lambda.
    #[test]
    fn what_came_flows_back_by_lambda() {
        type Game = altay::Position;
        let tuning = Arc::new(Tuning::standard::<Game>());
        let minds = Minds { playing: Arc::clone(&tuning), asked: tuning };
        let shape = Shape { inputs: Game::feature_names().len(), sources: Game::sources().len() };
        let network = Network::fresh(shape, 1);
        let lesson = |lambda: f32| {
            play::<Game>(
                &minds,
                &network,
                2,
                ("flow", 1),
                Style { temperature: 0.5, lambda, passes: 0, asked: 0.0 },
            )
        };
        let end = lesson(1.0);
        assert!(!end.rows.is_empty() && end.scenes.len() <= KEPT);
        for row in &end.rows {
            let told: f32 = row.made + row.target.iter().sum::<f32>();
            assert!((told - row.end).abs() < 1e-2, "with lambda 1 the end decides: {told} {}", row.end);
        }
        let next = lesson(0.0);
        let off = |lesson: &Lesson| -> f32 {
            let told = |row: &Row| (row.made + row.target.iter().sum::<f32>() - row.end).abs();
            lesson.rows.iter().map(told).sum::<f32>() / lesson.rows.len() as f32
        };
        assert!(off(&next) > 1.0, "with lambda 0 the next position decides");
    }
}
