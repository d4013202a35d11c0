//! Everything that chooses a step.
//!
//! A bot sees a position only as its seat may know it ([`game_core::Table::for_bot`] has dealt the rest
//! afresh), and answers one small question at a time.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`bot`] | [`Bot`], [`Limits`], [`Budget`], [`Cancel`], [`Advice`] |
//! | [`evaluate`] | [`Evaluate`]: what a game tells bots about a position; [`Outlook`] |
//! | [`net`] | the learned part of an evaluation |
//! | [`tuning`] | [`Tuning`]: weights, goal, search and levels, read from a file with names |
//! | [`scout`] | one step ahead: what every other bot is built on |
//! | [`random`], [`greedy`], [`search`] | the bots |
//! | [`spec`] | [`Spec`]: a bot by its name, such as `master@200ms` |
//! | [`ratings`](mod@ratings) | how strong they were found to be |
//! | [`reasons`] | why a step is good, by the parts of the evaluation |
//! | [`registry`] | the same for tables without a type |
//! | [`terra_mystica`], [`altay`], [`monumental_duel`], [`anunnaki`], [`pebbles`] | the evaluation of each game |

pub mod altay;
pub mod anunnaki;
pub mod bot;
pub mod evaluate;
pub mod greedy;
pub mod monumental_duel;
mod named;
pub mod net;
pub mod pebbles;
pub mod random;
pub mod ratings;
pub mod reasons;
pub mod registry;
pub mod scout;
pub mod search;
pub mod spec;
pub mod terra_mystica;
pub mod tuning;

pub use bot::{Advice, Bot, Budget, Cancel, Effort, Limits, Ranked};
pub use evaluate::{Estimate, Evaluate, Outlook, Values};
pub use greedy::Greedy;
pub use random::RandomBot;
pub use ratings::{Rating, Rung, ladder, ratings};
pub use registry::{AnyAdvice, AnyBot, Evaluation, Hint, Visit, choose, evaluation, games, visit};
pub use search::{Contest, Reading, Scales, Search, Trees, Weighed};
pub use spec::{Kind, Level, NetworkChoice, Seated, Spec, SpecError};
pub use tuning::{Goal, LevelParams, SearchParams, Tuning, TuningError};

#[cfg(test)]
mod trials;
