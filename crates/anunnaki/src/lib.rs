//! Anunnaki: Dawn of the Gods, the complete rules for 2 to 4 players (reconstructed edition, see RULES.md).
//!
//! | File | Holds |
//! | --- | --- |
//! | [`ids`] | closed vocabularies: houses, gods, weapons, tokens, slots |
//! | [`content`] | the printed facts, read from `content/anunnaki.toml` and checked |
//! | [`setup`] | [`Setup`] and the steps of the set-up |
//! | [`state`] | [`Position`] and its parts |
//! | [`board`] | control, contests, borders, strengths |
//! | [`prompt`] | [`Prompt`]: the small stack of open questions |
//! | [`action`] | [`Action`]: every answer, every deal |
//! | [`refusal`] | [`Refusal`]: why a step is not allowed |
//! | `legal` | whom a question waits for, where options go, verdicts |
//! | `decisions` | every decision: its answers, their checks, their effects |
//! | `apply` | what answers and automatic steps change |
//! | `deals` | what the dealer draws |
//! | `flow` | turns, phases, what is asked next |
//! | `scoring` | final scoring and places |
//! | [`view`] | what each viewer may see |
//! | `hidden` | re-dealing the unknown |
//! | `notation` | text for a step, and back |
//! | `tensor` | the position as numbers, every step with an index |
//! | `describe`, `phrase`, `draw` | texts and the terminal picture |
//! | `invariants` | counts that never change |
//! | [`puzzle`] | positions made by hand, for tests and puzzles |

pub mod action;
mod apply;
pub mod board;
pub mod content;
mod deals;
mod decisions;
mod describe;
mod draw;
mod flow;
mod game;
mod hidden;
pub mod ids;
mod invariants;
mod legal;
mod notation;
mod phrase;
pub mod prompt;
pub mod puzzle;
pub mod refusal;
mod scoring;
pub mod setup;
pub mod state;
mod tell;
mod tensor;
pub mod view;
mod wishes;
mod words;

pub use action::Action;
pub use content::Content;
pub use prompt::Prompt;
pub use refusal::Refusal;
pub use setup::{HouseMode, Setup, SetupError};
pub use state::Position;
pub use view::View;
