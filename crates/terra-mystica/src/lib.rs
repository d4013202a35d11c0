//! Terra Mystica, the base game for 2 to 5 players with all 14 factions, and the small promo tiles that
//! league games use. The rules are those of RULES.md in this crate.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`ids`] | closed vocabularies: factions, terrains, tiles, places of the map |
//! | [`content`] | the printed facts, read from `content/terra-mystica.toml` and checked |
//! | [`setup`] | [`Setup`]: options, and the first position |
//! | [`state`] | [`Position`] and its parts |
//! | [`prompt`] | [`Prompt`]: the open questions |
//! | [`action`] | [`Action`]: every answer and every deal |
//! | [`offers`] | power offers |

pub mod action;
pub mod content;
pub mod ids;
pub mod offers;
pub mod prompt;
pub mod setup;
pub mod snellman;
pub mod state;

pub use action::{Action, Plan};
pub use content::Content;
pub use offers::{Offer, Offers};
pub use prompt::Prompt;
pub use setup::{Setup, SetupError};
pub use state::{Player, Position};
