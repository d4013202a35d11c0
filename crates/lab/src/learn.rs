//! Networks made from self-play: greedy games with some chance in them, what came of every position, and again.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`episode`] | a game and what it teaches |
//! | `afar` | games that others play |
//! | [`counsel`] | decisions that a search was asked about |
//! | [`trainer`] | the gradient of a position, and Adam |
//! | [`compare`] | the gradient of a decision |
//! | [`run`] | a run on disk: its state, networks, learning curve |
//! | [`curve`] | the learning curve as a picture |
//! | [`mod@install`] | an accepted network put into the program, with its card |

pub(crate) mod afar;
pub mod compare;
pub mod counsel;
pub mod curve;
pub mod episode;
pub mod install;
pub mod run;
pub mod trainer;

pub use install::{Install, install};

use crate::afar::Helpers;
use crate::pairs::{Match, match_game};
use crate::play::{LabError, Progress, Silent, on_all_cores, salt, threads_of};
use crate::sheet::sheet;
use crate::stats::{Sprt, Verdict};
use bots::net::{Learned, Network, Pin, Sparse, Trace};
use bots::{Evaluate, Kind, NetworkChoice, Spec, SpecError, Tuning, Visit, visit};
use episode::{Lesson, Style};
use game_core::{QuickRandom, Random};
use run::{Folder, Point, State};
use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Instant;
use trainer::Task;

/// One game of so many is kept for the error and never learned from.
const HELD_OUT: usize = 20;

/// What to learn, and how long.
#[derive(Clone, Debug)]
pub struct Learn {
    /// Name of the game.
    pub game: String,
    /// The table sizes of the games, taken in turn; the first is the one that is measured.
    pub tables: Vec<u8>,
    /// Rounds of self-play in all.
    pub rounds: u32,
    /// Games of a round.
    pub games: u32,
    /// Rounds that are learned from at a time.
    pub window: usize,
    /// Passes over them after each round of games.
    pub passes: u32,
    /// How much a position is told by the end of its game, per round of the table; by the round of the run if `None`.
    pub lambda: Option<f32>,
    /// Passes of the search that is asked about some decisions; 0 asks none.
    pub counsel: u32,
    /// The part of the decisions that it is asked about.
    pub asked: f32,
    /// How much such a decision counts beside a position.
    pub weight: f32,
    /// How far one step of learning goes, at the beginning.
    pub rate: f32,
    /// Rounds until half of that.
    pub slower: u32,
    /// Rounds between two tests against the accepted network.
    pub test_every: u32,
    /// Deals of such a test at most.
    pub pairs: u32,
    /// Everything dealt follows from it.
    pub seed: String,
    /// Cores; 0 for all.
    pub threads: usize,
    /// Where the run is kept.
    pub folder: PathBuf,
    /// Go on with the run in the folder.
    pub resume: bool,
    /// Go on even though the rules have changed since.
    pub adopt: bool,
    /// Start from this network instead of from the hand-made estimate.
    pub from: Option<PathBuf>,
    /// Who plays the games to learn from; this machine by itself by default.
    pub helpers: Helpers,
}

impl Learn {
    /// Early rounds look at the next positions and try more; later ones trust the end of the game more, but not so
    /// much that the luck of single games is learned by heart.
    fn style(&self, round: u32) -> Style {
        let (temperature, lambda) = if round < 20 { (0.8, 0.85) } else { (0.6, 0.92) };
        let lambda = self.lambda.unwrap_or(lambda);
        Style { temperature, lambda, passes: self.counsel, asked: self.asked }
    }

    /// Rounds that must be at hand before anything is learned: a run that goes on has lost its window, and few games
    /// would be learned by heart.
    fn enough(&self) -> usize {
        self.window.clamp(1, 3)
    }

    fn rate(&self, round: u32) -> f32 {
        self.rate / (1.0 + round as f32 / self.slower.max(1) as f32)
    }
}

/// Learns, and keeps the run in its folder; ends with the state of the run.
///
/// # Errors
/// When the game lists no features, or the folder cannot be used.
pub fn learn(wanted: &Learn, progress: &dyn Progress) -> Result<State, LabError> {
    visit(&wanted.game, Run(wanted, progress)).ok_or_else(|| SpecError::Game(wanted.game.clone()))?
}

struct Run<'a>(&'a Learn, &'a dyn Progress);

impl Visit for Run<'_> {
    type Out = Result<State, LabError>;
    fn with<G: Evaluate>(self) -> Self::Out {
        if G::feature_names().is_empty() {
            return Err(LabError::NoFeatures(G::ID));
        }
        let mut school = School::<G>::open(self.0)?;
        while school.state.round < self.0.rounds {
            school.round(self.1)?;
        }
        Ok(school.state)
    }
}

/// A run at work.
struct School<'a, G: Evaluate> {
    wanted: &'a Learn,
    folder: Folder,
    pin: Pin,
    tuning: Tuning<G::Weights>,
    state: State,
    network: Network,
    trainer: trainer::Trainer,
    window: VecDeque<Vec<Lesson>>,
    threads: usize,
}

impl<'a, G: Evaluate> School<'a, G> {
    fn open(wanted: &'a Learn) -> Result<Self, LabError> {
        let tuning = Tuning::standard::<G>();
        let pin = Pin::of::<G>(&tuning.weights);
        let folder = Folder::new(&wanted.folder);
        let shape = bots::net::Shape { inputs: G::feature_names().len(), sources: G::sources().len() };
        let (state, trainer) = if wanted.resume {
            if wanted.adopt {
                folder.adopt(&pin)?;
            }
            folder.resume(&pin, shape)?
        } else {
            let (start, games) = match &wanted.from {
                None => (Network::fresh(shape, salt(&wanted.seed, 0, 4000)), 0),
                Some(file) => run::adopted(file, &pin)?,
            };
            folder.begin(&start, &pin, games)?;
            (State { games, ..State::default() }, trainer::Trainer::new(&start))
        };
        let network = Network::new(shape, trainer.mean.clone()).expect("the trainer keeps the shape");
        let threads = threads_of(wanted.threads);
        let window = VecDeque::new();
        Ok(School { wanted, folder, pin, tuning, state, network, trainer, window, threads })
    }

    /// Self-play, error, learning, and from time to time a test.
    fn round(&mut self, progress: &dyn Progress) -> Result<(), LabError> {
        let started = Instant::now();
        let round = self.state.round;
        let lessons = self.play();
        let held_out: Vec<&Lesson> = lessons.iter().step_by(HELD_OUT).collect();
        let (error, by_hand) = self.errors(&held_out);
        let agreed = self.agreement(&held_out);
        let mean = mean_score(&lessons);
        let left_out: u32 = lessons.iter().map(|lesson| lesson.left_out).sum();
        self.state.games += u64::from(self.wanted.games);
        self.window.push_back(lessons);
        while self.window.len() > self.wanted.window.max(1) {
            self.window.pop_front();
        }
        let skipped = self.trainer.skipped;
        let fresh = round < self.wanted.window as u32;
        let ready = fresh || self.window.len() >= self.wanted.enough();
        let loss = if ready { self.learn(round) } else { 0.0 };
        if !self.trainer.mean.iter().all(|number| number.is_finite()) {
            let told = "its numbers ran away; resume with a smaller --rate".to_owned();
            return Err(LabError::Run(self.wanted.folder.display().to_string(), told));
        }
        self.state.round += 1;
        self.state.seconds += started.elapsed().as_secs_f64();
        let mut point = Point {
            round: self.state.round,
            games: self.state.games,
            error,
            by_hand,
            agreed,
            loss,
            mean,
            left_out: [self.trainer.skipped - skipped, left_out],
            ..Point::default()
        };
        self.folder.keep(&self.network, &self.trainer, &self.pin, self.state.games)?;
        if self.state.round.is_multiple_of(self.wanted.test_every.max(1)) {
            self.test(&mut point)?;
        }
        point.hours = self.state.seconds / 3600.0;
        self.state.curve.push(point);
        self.folder.write(&self.state)?;
        curve::draw(&self.folder.curve(), &self.wanted.game, &self.state)?;
        progress.played(self.state.round, self.wanted.rounds);
        Ok(())
    }

    fn play(&self) -> Vec<Lesson> {
        let (round, wanted) = (self.state.round, self.wanted);
        let mut tuning = self.tuning.clone();
        let known = self.network.to_file(self.pin.clone(), self.state.games);
        let learned = Learned::read::<G>("in the making", &known, &tuning.weights);
        // Others are sent the network, and have nothing else to play with.
        let helpers = wanted.helpers.clone().only_if(learned.is_ok());
        if let Ok(learned) = learned {
            tuning.learn(Arc::new(learned));
        }
        // Until a network was accepted nothing says that a search would do better with it, and by hand it is faster.
        let by_hand = self.state.accepted == 0 && wanted.from.is_none();
        let playing = Arc::new(tuning);
        let asked = if by_hand { Arc::new(self.tuning.clone()) } else { Arc::clone(&playing) };
        let minds = episode::Minds { playing, asked };
        let seed = format!("{}/{round}", wanted.seed);
        let style = wanted.style(round);
        let network = &self.network;
        let players = |game: u32| wanted.tables[game as usize % wanted.tables.len()];
        let here = |game| episode::play::<G>(&minds, network, players(game), (&seed, game), style);
        let stop = AtomicBool::new(false);
        if !helpers.are_there() {
            return on_all_cores(wanted.games, self.threads, &stop, here, |_, _| {});
        }
        let job = |batch: u32| {
            let first = batch * afar::BATCH;
            let games = first..wanted.games.min(first + afar::BATCH);
            let asked = games.clone().map(|game| (game, players(game))).collect();
            let asked = afar::Wanted::of::<G>(asked, &seed, style);
            let played = afar::ask::<G>(&helpers, &asked, &known).into_iter().flatten();
            let played = played.map(Some).chain(std::iter::repeat(None));
            let lesson = |(game, steps): (u32, Option<Vec<G::Action>>)| {
                let follow =
                    |steps| episode::follow::<G>(&minds, network, players(game), (&seed, game), style, steps);
                steps.and_then(follow).unwrap_or_else(|| here(game))
            };
            games.zip(played).map(lesson).collect::<Vec<Lesson>>()
        };
        let threads = helpers.threads(self.threads);
        let batches = wanted.games.div_ceil(afar::BATCH);
        on_all_cores(batches, threads, &stop, job, |_, _| {}).into_iter().flatten().collect()
    }

    /// The error of the expected final points, by the network and by the hand-made estimate.
    fn errors(&self, held_out: &[&Lesson]) -> (f32, f32) {
        let (mut mine, mut hand, mut count) = (0.0f64, 0.0f64, 0.0f64);
        let mut sparse = Sparse::default();
        let mut trace = Trace::ZERO;
        for lesson in held_out {
            for row in &lesson.rows {
                lesson.read(row, &mut sparse);
                self.network.trace(&sparse, row.base, &mut trace);
                let told: f32 = row.made + trace.out[..self.network.shape().sources].iter().sum::<f32>();
                mine += f64::from(told - row.end).powi(2);
                hand += f64::from(row.made + row.base - row.end).powi(2);
                count += 1.0;
            }
        }
        let root = |sum: f64| (sum / count.max(1.0)).sqrt() as f32;
        (root(mine), root(hand))
    }

    /// The part of the decisions in which the network, and the hand-made estimate, would have gone where the search
    /// went; `None` when none was asked about.
    fn agreement(&self, held_out: &[&Lesson]) -> Option<[f32; 2]> {
        let (mut agreed, mut all) = ([0u32; 2], 0u32);
        for lesson in held_out {
            for choice in &lesson.choices {
                let both = compare::agreed(&self.network, lesson, choice);
                agreed = [agreed[0] + u32::from(both[0]), agreed[1] + u32::from(both[1])];
                all += 1;
            }
        }
        (all > 0).then(|| agreed.map(|agreed| agreed as f32 / all as f32))
    }

    /// Passes over the window, each in a new order; answers with the loss of the last.
    fn learn(&mut self, round: u32) -> f32 {
        let weight = self.wanted.weight;
        let mut tasks: Vec<_> = self
            .window
            .iter()
            .flat_map(|lessons| lessons.iter().enumerate().filter(|(game, _)| game % HELD_OUT != 0))
            .flat_map(|(_, lesson)| Task::all(lesson, weight))
            .collect();
        let mut rng = QuickRandom::new(salt(&self.wanted.seed, round, 5000));
        let (shape, rate) = (self.network.shape(), self.wanted.rate(round));
        let mut loss = 0.0;
        for _ in 0..self.wanted.passes.max(1) {
            rng.shuffle(&mut tasks);
            loss = self.trainer.pass(shape, &tasks, rate, self.threads);
        }
        self.network.change(|params| params.copy_from_slice(&self.trainer.mean));
        loss
    }

    /// The network against the last accepted one, at the measured table; a better one is accepted.
    fn test(&mut self, point: &mut Point) -> Result<(), LabError> {
        let with = |file: PathBuf| Spec {
            network: NetworkChoice::File(file.display().to_string()),
            ..Kind::Greedy.into()
        };
        let players = self.wanted.tables[0];
        let report = match_game::<G>(
            &Match {
                game: self.wanted.game.clone(),
                players,
                candidate: with(self.folder.latest()),
                baseline: with(self.folder.accepted()),
                pairs: self.wanted.pairs,
                sprt: Some(Sprt::default()),
                seed: format!("{}/test/{}", self.wanted.seed, self.state.round),
                threads: self.wanted.threads,
                records: None,
                setup: None,
                content: None,
                helpers: Helpers::default(),
            },
            &Silent,
        )?;
        let games = self.wanted.pairs;
        let all = sheet(
            &self.wanted.game,
            players,
            &with(self.folder.latest()),
            games,
            "learn",
            self.wanted.threads,
        )?;
        point.points = all.get("all").and_then(|lines| lines.get("total")).copied();
        point.against = Some(report.score);
        let better = report.sprt.is_some_and(|sprt| sprt.verdict == Verdict::Better);
        point.accepted = better;
        if better {
            self.folder.accept()?;
            self.state.accepted = self.state.round;
        }
        Ok(())
    }
}

fn mean_score(lessons: &[Lesson]) -> f32 {
    let all: Vec<f32> = lessons.iter().flat_map(|lesson| lesson.scores.iter().copied()).collect();
    all.iter().sum::<f32>() / all.len().max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(folder: &std::path::Path, rounds: u32, resume: bool) -> Learn {
        Learn {
            game: "altay".to_owned(),
            tables: vec![2, 3],
            rounds,
            games: 6,
            window: 1,
            passes: 2,
            lambda: None,
            counsel: 8,
            asked: 0.05,
            weight: 1.0,
            rate: 0.001,
            slower: 10,
            test_every: 2,
            pairs: 2,
            seed: "trial".to_owned(),
            threads: 2,
            folder: folder.to_owned(),
            resume,
            adopt: false,
            from: None,
            helpers: Helpers::default(),
        }
    }

    /// A fresh folder that is removed at the end.
    struct Place(PathBuf);

    impl Place {
        fn new(name: &str) -> Self {
            let place = std::env::temp_dir().join(format!("lab-learn-{}-{name}", std::process::id()));
            let _ = std::fs::remove_dir_all(&place);
            Place(place)
        }
    }

    impl Drop for Place {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    /// The learning curve without what depends on the machine.
    fn timeless(state: &State) -> Vec<Point> {
        state.curve.iter().map(|point| Point { hours: 0.0, ..*point }).collect()
    }

    #[test]
    fn a_run_that_was_stopped_goes_on_as_if_it_had_not_been() {
        let (whole, parts) = (Place::new("whole"), Place::new("parts"));
        let straight = learn(&wanted(&whole.0, 2, false), &Silent).unwrap();
        learn(&wanted(&parts.0, 1, false), &Silent).unwrap();
        let resumed = learn(&wanted(&parts.0, 2, true), &Silent).unwrap();
        assert_eq!((straight.games, straight.round), (12, 2));
        assert_eq!(timeless(&straight), timeless(&resumed));
        let network = |place: &Place| std::fs::read(place.0.join("latest.net")).unwrap();
        assert!(network(&whole) == network(&parts), "the networks differ");
        assert!(straight.curve[1].points.is_some() && straight.curve[0].points.is_none());
        let picture = std::fs::read_to_string(whole.0.join("curve.svg")).unwrap();
        assert!(picture.starts_with("<svg") && picture.contains("12 games"));
    }

    #[test]
    fn a_run_is_the_same_whoever_plays_its_games() {
        let (here, there) = (Place::new("here"), Place::new("there"));
        let games = 20;
        let alone = learn(&Learn { games, ..wanted(&here.0, 2, false) }, &Silent).unwrap();
        let helpers = crate::afar::tests::neighbour();
        let spread = Learn { games, helpers: helpers.clone(), ..wanted(&there.0, 2, false) };
        let spread = learn(&spread, &Silent).unwrap();
        assert_eq!(helpers.done(), 4, "two of three handfuls in each round");
        assert_eq!(timeless(&alone), timeless(&spread));
        let network = |place: &Place| std::fs::read(place.0.join("latest.net")).unwrap();
        assert!(network(&here) == network(&there), "the networks differ");
    }

    #[test]
    fn a_run_is_not_begun_twice_and_a_game_without_features_teaches_nothing() {
        let place = Place::new("twice");
        learn(&wanted(&place.0, 0, false), &Silent).unwrap();
        let error = learn(&wanted(&place.0, 1, false), &Silent).unwrap_err();
        assert!(error.to_string().contains("--resume"), "{error}");
        let none = Learn { game: "pebbles".to_owned(), ..wanted(&place.0, 1, false) };
        assert!(matches!(learn(&none, &Silent), Err(LabError::NoFeatures("pebbles"))));
    }
}
