//! Pebbles, a tiny game with everything that is hard: secret hands, sealed choices made at once, a pile nobody has
//! seen. It is the example of `docs/how-to/new-game.md`; the laws are tried on it, and whoever builds on tables can
//! test without a real game. `RULES.md` has the rules.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`content`], [`setup`] | the printed facts; what is chosen before a game |
//! | [`state`] | [`Position`] |
//! | [`action`], [`refusal`] | every answer and every deal; every reason why not |
//! | `game` | the parts joined into one [`game_core::Game`] |
//! | [`view`], `hidden` | who sees what; dealing the unknown afresh |
//! | `notation`, `describe` | steps as text; what is said and drawn for people |
//! | `tell`, `words` | the story of a game; the whole table in words |
//! | `invariants` | counts that never change |

pub mod action;
pub mod content;
mod describe;
mod game;
mod hidden;
mod invariants;
mod notation;
pub mod refusal;
pub mod setup;
pub mod state;
mod tell;
pub mod view;
mod words;

pub use action::Action;
pub use content::Content;
pub use refusal::Refusal;
pub use setup::{Setup, SetupError};
pub use state::Position;
pub use view::View;
