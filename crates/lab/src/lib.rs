//! The arena that measures bots and the bench that tunes them.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`afar`](mod@afar) | games played by others, and replayed here |
//! | [`balance`](mod@balance) | whether a game is fair and rich, over all pairings of its sides |
//! | [`calibrate`](mod@calibrate) | readings held against what came of them |
//! | [`play`](mod@play) | one game between bots |
//! | [`simulate`](mod@simulate) | many games, told per seat and per faction |
//! | [`pairs`](mod@pairs) | a match: the same deals with the seats rotated |
//! | [`data`](mod@data) | games as rows of tables, with every decision |
//! | [`engine`](mod@engine) | programs of anybody's at a seat, by JSON lines |
//! | [`ladder`](mod@ladder) | every level against the one below, written as data |
//! | [`puzzles`](mod@puzzles) | positions with one answer, made into sets and solved again |
//! | [`review`](mod@review) | games gone over by the hundred |
//! | [`sheet`](mod@sheet) | where points come from |
//! | [`tasks`](mod@tasks) | standard tasks, and how well somebody does at them |
//! | [`stats`](mod@stats) | Elo with error bars, the sequential test |
//! | [`tune`](mod@tune) | weights improved over paired games, written with a card |
//! | [`league`](mod@league) | games of people as a yardstick |
//! | [`learn`](mod@learn) | networks made from self-play, with a card and a curve |
//! | [`speed`](mod@speed) | positions evaluated per second |

pub mod afar;
pub mod balance;
pub mod calibrate;
pub mod data;
pub mod engine;
pub mod ladder;
pub mod league;
pub mod learn;
pub mod pairs;
pub mod play;
pub mod puzzles;
pub mod review;
pub mod sheet;
pub mod simulate;
pub mod speed;
pub mod stats;
pub mod tasks;
pub mod tune;

pub use afar::{Help, Helpers, JobError, play_job};
pub use balance::{BalanceReport, Search, Wanted, balance, search};
pub use calibrate::{Calibrate, CalibrateFigures, calibrate};
pub use data::{Decision, GameData, RetellError, SeatData, Sink, retell};
pub use engine::{Engine, EngineError};
pub use ladder::{Ladder, ladder};
pub use league::{League, LeagueReport, league};
pub use learn::{Install, Learn, install, learn};
pub use pairs::{Match, MatchReport, run_match};
pub use play::{LabError, Played, Progress, Silent};
pub use puzzles::{CheckFigures, PuzzleFigures, PuzzleRun, check_puzzles, puzzles};
pub use review::{Losses, MeanLuck, ReviewFigures, ReviewRun, review};
pub use sheet::sheet;
pub use simulate::{Simulation, SimulationReport, simulate, simulate_into};
pub use speed::{SpeedReport, speed};
pub use stats::{Elo, Sprt, Verdict};
pub use tasks::{Contestant, Fault, Measure, TASKS, Task, TaskError, TaskReport, run_task};
pub use tune::{Aim, Tune, TuneReport, Way, tune};
