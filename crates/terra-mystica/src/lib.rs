//! Terra Mystica, the base game for 2 to 5 players with all 14 factions, and the small promo tiles that
//! league games use. The rules are those of RULES.md in this crate.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`ids`] | closed vocabularies: factions, terrains, tiles, places of the map |
//! | [`places`] | land hexes, river hexes, places for bridges |
//! | [`content`] | the printed facts, read from `content/terra-mystica.toml` and checked |
//! | [`setup`] | [`Setup`]: options, and the first position |
//! | [`state`] | [`Position`] and its parts |
//! | `abilities` | what each faction does that no other does, as data |
//! | [`prompt`] | [`Prompt`]: the open questions |
//! | [`action`] | [`Action`]: every answer and every deal |
//! | [`refusal`] | [`Refusal`]: why a step is not allowed |
//! | `legal` | one check per step, one list per prompt |
//! | `apply` | what each step does |
//! | [`payment`] | prices, conversions, payment plans |
//! | `reach` | adjacency, reach, groups, networks |
//! | [`offers`] | power offers |
//! | [`flow`] | rounds, turns, what is asked next; [`Witness`] |
//! | [`scoring`] | end scoring and ranking |
//! | [`game`] | the position as a [`game_core::Game`] |
//! | [`puzzle`] | [`Puzzle`]: positions laid out by hand |
//! | [`view`] | what a viewer sees |
//! | `hidden`, `notation`, `describe`, `draw`, `invariants` | the other traits of a game |
//! | `habits` | what a player may decide beforehand |
//! | `tensor` | the position as numbers, every step with an index |
//! | [`snellman`] | ledgers of terra.snellman.net |

mod abilities;
pub mod action;
mod apply;
pub mod content;
mod describe;
mod draw;
pub mod flow;
pub mod game;
mod habits;
mod hidden;
pub mod ids;
mod invariants;
mod legal;
mod notation;
pub mod offers;
pub mod payment;
pub mod places;
pub mod prompt;
pub mod puzzle;
mod reach;
pub mod refusal;
pub mod scoring;
pub mod setup;
pub mod snellman;
pub mod state;
mod tell;
mod tensor;
pub mod view;
mod wishes;
mod words;

pub use action::{Action, Plan};
pub use content::{Content, Goods};
pub use flow::{Moment, Witness};
pub use offers::{Offer, Offers};
pub use prompt::Prompt;
pub use puzzle::Puzzle;
pub use refusal::Refusal;
pub use setup::{Setup, SetupError};
pub use state::{Player, Position};
