//! Standard tasks: five per game, the same for everybody, and how well a bot or a program does at them.

use crate::engine::{Engine, EngineError, Shared};
use crate::play::{LabError, Progress, Setups, on_all_cores, play_with, salt, threads_of};
use bots::{Budget, Evaluate, Seated, Spec, SpecError, Visit, visit};
use game_core::{Seat, Seed};
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// What counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Measure {
    /// The share of games won; a shared first place counts in part.
    Wins,
    /// Mean final points.
    Points,
}

/// A standard task.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Task {
    /// Its name: the game, a stroke and a word.
    pub name: &'static str,
    /// The game.
    pub game: &'static str,
    /// Seats; the contestant sits on each of them equally often.
    pub players: u8,
    /// Options of the set-up that differ from the default.
    pub variant: &'static [(&'static str, &'static str)],
    /// Who sits on the other seats.
    pub opponent: &'static str,
    /// What counts.
    pub measure: Measure,
}

macro_rules! task {
    ($game:literal, $word:literal, $players:literal, $opponent:literal, $measure:ident $(, $option:literal = $value:literal)*) => {
        Task {
            name: concat!($game, "/", $word),
            game: $game,
            players: $players,
            variant: &[$(($option, $value)),*],
            opponent: $opponent,
            measure: Measure::$measure,
        }
    };
}

/// All tasks. One may be added; none is ever changed, so that results stay comparable.
pub const TASKS: [Task; 20] = [
    task!("terra-mystica", "first", 2, "random", Wins),
    task!("terra-mystica", "duel", 2, "greedy", Wins),
    task!("terra-mystica", "points", 2, "greedy", Points),
    task!("terra-mystica", "passing", 3, "greedy", Wins, "turn_order" = "passing"),
    task!("terra-mystica", "table", 4, "greedy", Wins),
    task!("altay", "first", 2, "random", Wins),
    task!("altay", "duel", 2, "greedy", Wins),
    task!("altay", "points", 2, "greedy", Points),
    task!("altay", "trade", 3, "greedy", Wins, "trade" = "true"),
    task!("altay", "table", 4, "greedy", Wins),
    task!("anunnaki", "first", 2, "random", Wins),
    task!("anunnaki", "duel", 2, "greedy", Wins),
    task!("anunnaki", "points", 2, "greedy", Points),
    task!("anunnaki", "houses", 3, "greedy", Wins, "houses" = "random"),
    task!("anunnaki", "table", 4, "greedy", Wins),
    task!("monumental-duel", "first", 2, "random", Wins),
    task!("monumental-duel", "duel", 2, "greedy", Wins),
    task!("monumental-duel", "points", 2, "greedy", Points),
    task!("monumental-duel", "deep", 2, "search@100", Wins),
    task!("monumental-duel", "reactions", 2, "greedy", Wins, "reactions" = "always"),
];

/// Who does a task.
#[derive(Clone, Debug)]
pub enum Contestant {
    /// One of our bots.
    Bot(Spec),
    /// A program that speaks the protocol of [`engine`](mod@crate::engine).
    Program {
        /// It, with its arguments behind it.
        command: String,
        /// How long it may take for an answer.
        patience: Duration,
        /// How many games may be lost by a fault; the next one ends the run.
        faults: usize,
    },
}

/// A game that a program lost by a fault.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fault {
    /// Which game, from 0.
    pub game: u32,
    /// What it did wrong.
    #[serde(flatten)]
    pub error: EngineError,
    /// The same in words.
    pub message: String,
}

/// How it went.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TaskReport {
    /// The task.
    pub task: Task,
    /// Who did it.
    pub contestant: String,
    /// Games played.
    pub games: u32,
    /// The mean of what counts.
    pub result: f64,
    /// Half the width of its 95 % interval.
    pub error: f64,
    /// Games lost by a fault of the program: no win, no points.
    pub faults: Vec<Fault>,
    /// How long it took.
    pub seconds: f64,
}

/// Why a task could not be done.
#[derive(Debug, thiserror::Error)]
pub enum TaskError {
    /// The bots or the set-up.
    #[error(transparent)]
    Lab(#[from] LabError),
    /// The program.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

/// Does a task.
///
/// # Errors
/// When the bot cannot be built, or the program does not play.
pub fn run_task(
    task: &Task,
    contestant: &Contestant,
    games: u32,
    seed: &str,
    progress: &dyn Progress,
) -> Result<TaskReport, TaskError> {
    let run = Run { task, contestant, games, seed, progress };
    visit(task.game, run).ok_or_else(|| LabError::Bot(SpecError::Game(task.game.to_owned())))?
}

struct Run<'a> {
    task: &'a Task,
    contestant: &'a Contestant,
    games: u32,
    seed: &'a str,
    progress: &'a dyn Progress,
}

impl Visit for Run<'_> {
    type Out = Result<TaskReport, TaskError>;

    fn with<G: Evaluate>(self) -> Self::Out {
        let Run { task, contestant, games, seed, progress } = self;
        let clock = Instant::now();
        let setup = setup::<G>(task);
        let setups = Setups::<G>::new(task.players, setup.as_ref(), seed)?;
        let opponent = task.opponent.parse().map_err(LabError::Bot)?;
        let series = Series { task, opponent, setups, seed };
        let (results, faults, name) = match contestant {
            Contestant::Bot(spec) => (series.of_bot(spec, games, progress)?, Vec::new(), spec.to_string()),
            Contestant::Program { command, patience, faults } => {
                let start = || Engine::start(command, *patience).map(Shared::new);
                series.of_program(start, *faults, games, progress)?
            }
        };
        let (result, error) = mean(&results);
        let seconds = clock.elapsed().as_secs_f64();
        Ok(TaskReport { task: *task, contestant: name, games, result, error, faults, seconds })
    }
}

/// The games of one task.
struct Series<'a, G: Evaluate> {
    task: &'a Task,
    opponent: Spec,
    setups: Setups<G>,
    seed: &'a str,
}

impl<G: Evaluate> Series<'_, G> {
    fn of_bot(&self, spec: &Spec, games: u32, progress: &dyn Progress) -> Result<Vec<f64>, LabError> {
        let done = AtomicU32::new(0);
        let job = |game| {
            let built = spec.build::<G>(salt(self.seed, game, self.own(game).index() as u32), 1)?;
            self.play(game, built, |_, _| {})
        };
        let each = |_: u32, _: &_| progress.played(done.fetch_add(1, Ordering::Relaxed) + 1, games);
        let all = on_all_cores(games, threads_of(0), &AtomicBool::new(false), job, each);
        all.into_iter().collect()
    }

    /// One game after the other, as one program plays them.
    fn of_program(
        &self,
        start: impl Fn() -> Result<Shared, EngineError>,
        allowed: usize,
        games: u32,
        progress: &dyn Progress,
    ) -> Result<(Vec<f64>, Vec<Fault>, String), TaskError> {
        let mut engine = start()?;
        let name = engine.name();
        let (mut results, mut faults) = (Vec::new(), Vec::new());
        for game in 0..games {
            let setup = json!(self.setups.of(self.deal(game)));
            engine.begin(self.task.game, self.task.players, self.own(game), &setup);
            let seated = Seated { bot: Box::new(engine.clone()), budget: Budget::Iterations(1) };
            let mut result = self.play(game, seated, |scores, places| engine.end(scores, places))?;
            if let Some(error) = engine.trouble() {
                if faults.len() >= allowed {
                    return Err(error.into());
                }
                faults.push(Fault { game, message: error.to_string(), error });
                result = 0.0;
                engine = start()?;
            }
            results.push(result);
            progress.played(game + 1, games);
        }
        Ok((results, faults, name))
    }

    /// Every deal comes once to each seat, so that luck and the value of a seat are shared.
    fn deal(&self, game: u32) -> u32 {
        game / u32::from(self.task.players)
    }

    fn own(&self, game: u32) -> Seat {
        Seat::new((game % u32::from(self.task.players)) as u8)
    }

    /// Plays a game and tells what counts of it.
    fn play(
        &self,
        game: u32,
        contestant: Seated<G>,
        over: impl FnOnce(&[i32], &[u8]),
    ) -> Result<f64, LabError> {
        let own = self.own(game);
        let mut contestant = Some(contestant);
        let mut table = Vec::new();
        for seat in Seat::all(self.task.players) {
            let own = if seat == own { contestant.take() } else { None };
            table.push(match own {
                Some(contestant) => contestant,
                None => self.opponent.build::<G>(salt(self.seed, game, seat.index() as u32), 1)?,
            });
        }
        let deal = self.deal(game);
        let (phrase, setup) = (Seed::from_phrase(&format!("{}/{deal}", self.seed)), self.setups.of(deal));
        let salted = salt(self.seed, game, 1000);
        let played = play_with(self.setups.content, &setup, phrase, &mut table, salted, false);
        over(&played.scores, &played.places);
        Ok(match self.task.measure {
            Measure::Points => f64::from(played.scores[own.index()]),
            Measure::Wins => played.win(own.index()),
        })
    }
}

/// The default set-up with the variant of a task; `None` where there is none. An option that the game does not have is
/// refused when the set-up is read.
fn setup<G: Evaluate>(task: &Task) -> Option<Value> {
    let mut setup = json!(G::default_setup(task.players));
    for (option, value) in task.variant {
        setup[*option] = serde_json::from_str(value).unwrap_or_else(|_| json!(value));
    }
    (!task.variant.is_empty()).then_some(setup)
}

fn mean(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count;
    (mean, 1.96 * (variance / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Silent;
    use crate::engine::LONGEST;

    #[test]
    fn every_game_has_five_tasks_that_can_be_played() {
        let random = Contestant::Bot("random".parse().expect("a bot"));
        for task in &TASKS {
            assert_eq!(TASKS.iter().filter(|other| other.game == task.game).count(), 5, "{}", task.name);
            assert_eq!(TASKS.iter().filter(|other| other.name == task.name).count(), 1, "{}", task.name);
            if task.opponent != "search@100" {
                let report =
                    run_task(task, &random, u32::from(task.players), "try", &Silent).expect(task.name);
                assert_eq!(report.games, u32::from(task.players), "{}", task.name);
            }
        }
    }

    #[test]
    fn the_page_tells_every_task_as_it_is() {
        let page = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/research/tasks.md");
        let page = std::fs::read_to_string(page).expect("docs/research/tasks.md");
        for task in &TASKS {
            let variant: Vec<String> =
                task.variant.iter().map(|(option, value)| format!("`{option}={value}`")).collect();
            let measure = if task.measure == Measure::Wins { "wins" } else { "points" };
            let Task { name, players, opponent, .. } = task;
            let row = format!("| `{name}` | {players} | {} | `{opponent}` | {measure} |", variant.join(" "));
            assert!(page.contains(&row), "{row}");
        }
    }

    #[test]
    fn a_bot_against_itself_wins_its_share_and_a_better_one_more() {
        let task = TASKS.iter().find(|task| task.name == "monumental-duel/first").expect("a task");
        let run = |bot: &str| {
            let contestant = Contestant::Bot(bot.parse().expect("a bot"));
            run_task(task, &contestant, 40, "share", &Silent).expect("it is played").result
        };
        assert!((0.2..=0.8).contains(&run("random")), "chance wins about half");
        assert!(run("greedy") > 0.9);
    }

    /// Nobody here is slow, however busy the machine is.
    fn program(command: &str, faults: usize) -> Result<TaskReport, TaskError> {
        let patience = Duration::from_secs(600);
        let contestant = Contestant::Program { command: command.to_owned(), patience, faults };
        let task = TASKS.iter().find(|task| task.name == "monumental-duel/first").expect("a task");
        run_task(task, &contestant, 2, "wrong", &Silent)
    }

    /// A shell script that greets and then does something else with the first question.
    fn after_greeting(then: &str) -> String {
        format!(
            "sh -c 'read hello; echo {{\\\"name\\\": \\\"x\\\", \\\"protocol\\\": 1}}; read start; read choose; {then}'"
        )
    }

    #[test]
    fn what_is_wrong_with_a_program_is_told() {
        let kind = |command: &str| match program(command, 0) {
            Err(TaskError::Engine(error)) => error,
            other => panic!("{command}: {other:?}"),
        };
        assert!(matches!(kind("/no/such/program"), EngineError::Start { .. }));
        assert!(matches!(kind("sh -c 'left open"), EngineError::Start { .. }));
        assert!(matches!(kind(""), EngineError::Start { .. }));
        assert_eq!(kind("true"), EngineError::Ended { asked: "its name" });
        assert!(matches!(kind("cat"), EngineError::Answer { .. }), "an echo is no answer");
        assert_eq!(kind("cat /dev/zero"), EngineError::Long { asked: "its name", longest: LONGEST });
        assert!(matches!(kind("yes"), EngineError::Answer { .. }), "one that never stops is ended");
        assert_eq!(kind(&after_greeting("exit 3")), EngineError::Ended { asked: "a step" });
        assert!(
            matches!(kind(&after_greeting("printf \"\\377\\n\"")), EngineError::Answer { .. }),
            "not UTF-8"
        );
        let step = kind(&after_greeting("echo {\\\"step\\\": \\\"fly\\\"}"));
        assert!(matches!(step, EngineError::Step { step, options } if step == "fly" && options > 0));
    }

    #[test]
    fn a_fault_loses_the_game_where_faults_are_allowed() {
        let command = after_greeting("exit 3");
        let report = program(&command, 2).expect("two faults in two games");
        assert_eq!((report.games, report.result), (2, 0.0));
        assert_eq!(report.faults.iter().map(|fault| fault.game).collect::<Vec<_>>(), [0, 1]);
        assert_eq!(report.faults[0].error, EngineError::Ended { asked: "a step" });
        assert!(program(&command, 1).is_err(), "the second is one too many");
    }
}
