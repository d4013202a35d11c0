//! Standard tasks: five per game, the same for everybody, and how well a bot or a program does at them.

use crate::engine::{Engine, EngineError, Shared};
use crate::play::{LabError, Progress, Setups, play_table, salt};
use bots::{Budget, Evaluate, Seated, Spec, SpecError, Visit, visit};
use game_core::{Seat, Seed};
use serde::Serialize;
use serde_json::{Value, json};
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
    /// A program, with its arguments behind it, and how long it may take for a step.
    Program(String, Duration),
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
        let opponent: Spec = task.opponent.parse().map_err(LabError::Bot)?;
        let engine = match contestant {
            Contestant::Bot(_) => None,
            Contestant::Program(command, patience) => Some(Shared::new(Engine::start(command, *patience)?)),
        };
        let setup = setup::<G>(task)?;
        let setups = Setups::<G>::new(task.players, setup.as_ref(), seed)?;
        let mut results = Vec::new();
        for game in 0..games {
            // Every deal comes once to each seat, so that luck and the value of a seat are shared.
            let deal = game / u32::from(task.players);
            let own = Seat::new((game % u32::from(task.players)) as u8);
            let mut table = Vec::new();
            for seat in Seat::all(task.players) {
                let salted = salt(seed, game, seat.index() as u32);
                table.push(match (seat == own, contestant, &engine) {
                    (true, _, Some(engine)) => {
                        Seated { bot: Box::new(engine.clone()), budget: Budget::Iterations(1) }
                    }
                    (true, Contestant::Bot(spec), None) => {
                        spec.build::<G>(salted, 1).map_err(LabError::Bot)?
                    }
                    _ => opponent.build::<G>(salted, 1).map_err(LabError::Bot)?,
                });
            }
            let setup = setups.of(deal);
            if let Some(engine) = &engine {
                let told = serde_json::to_value(&setup).expect("a set-up is plain data");
                engine.begin(task.game, task.players, own, &told);
            }
            let phrase = Seed::from_phrase(&format!("{seed}/{deal}"));
            let (end, _) = play_table(setups.content, &setup, phrase, &mut table, salt(seed, game, 1000));
            let position = end.position();
            let places: Vec<u8> = Seat::all(task.players).map(|seat| position.place(seat)).collect();
            if let Some(engine) = &engine {
                let scores: Vec<i32> = Seat::all(task.players).map(|seat| position.score(seat)).collect();
                engine.end(&scores, &places);
                engine.trouble()?;
            }
            results.push(match task.measure {
                Measure::Points => f64::from(position.score(own)),
                Measure::Wins if places[own.index()] == 1 => {
                    1.0 / places.iter().filter(|place| **place == 1).count() as f64
                }
                Measure::Wins => 0.0,
            });
            progress.played(game + 1, games);
        }
        let (result, error) = mean(&results);
        let contestant = match (contestant, &engine) {
            (_, Some(engine)) => engine.name(),
            (Contestant::Bot(spec), None) => spec.to_string(),
            (Contestant::Program(command, _), None) => command.clone(),
        };
        Ok(TaskReport {
            task: *task,
            contestant,
            games,
            result,
            error,
            seconds: clock.elapsed().as_secs_f64(),
        })
    }
}

/// The default set-up with the variant of a task; `None` where there is none.
fn setup<G: Evaluate>(task: &Task) -> Result<Option<Value>, LabError> {
    if task.variant.is_empty() {
        return Ok(None);
    }
    let mut setup = json!(G::default_setup(task.players));
    for (option, value) in task.variant {
        let value = serde_json::from_str(value).unwrap_or_else(|_| json!(value));
        let known = setup.get_mut(option);
        *known.ok_or_else(|| LabError::Setup(format!("{} has no option {option}", task.game)))? = value;
    }
    Ok(Some(setup))
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
    fn a_bot_against_itself_wins_its_share_and_a_better_one_more() {
        let task = TASKS.iter().find(|task| task.name == "monumental-duel/first").expect("a task");
        let run = |bot: &str| {
            let contestant = Contestant::Bot(bot.parse().expect("a bot"));
            run_task(task, &contestant, 40, "share", &Silent).expect("it is played").result
        };
        assert!((0.2..=0.8).contains(&run("random")), "chance wins about half");
        assert!(run("greedy") > 0.9);
    }

    #[test]
    fn what_is_wrong_with_a_program_is_told() {
        let try_it = |command: &str| {
            let contestant = Contestant::Program(command.to_owned(), Duration::from_secs(20));
            run_task(&TASKS[15], &contestant, 2, "wrong", &Silent).expect_err(command).to_string()
        };
        assert!(try_it("/no/such/program").contains("could not be started"));
        assert!(try_it("true").contains("ended"));
        assert!(try_it("cat").contains("is expected"), "an echo is no answer");
    }
}
