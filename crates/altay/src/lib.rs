//! Altay: Dawn of Civilization for 2 to 4 players by the full rules.
//!
//! Covers both printings (`it`, the default, and `ru`), the reduced and the full map, free and recommended
//! starts, chosen and dealt factions, the coin rule, and limited or unlimited resource tokens. `RULES.md`
//! has the rules in words, with the function and the test of each.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`ids`] | closed vocabularies: resources, regions, cards, achievements, tokens |
//! | [`pile`], [`resources`] | multisets of cards, amounts of resources |
//! | [`effect`] | what cards do, as data |
//! | [`content`] | the printed facts of `content/altay.toml`, checked |
//! | [`sentences`] | the texts of cards, generated from that data |
//! | [`setup`] | the options and the first position |
//! | [`state`] | [`Position`] and its parts |
//! | [`prompt`] | the stack of open questions |
//! | [`action`] | every answer and every deal |
//! | [`refusal`] | why a step is not allowed |
//! | `legal` | what is allowed, by area of the rules |
//! | `apply` | what steps do, by area of the rules |
//! | `flow` | rounds, turn order, what is asked next, the end |
//! | [`scoring`] | points and places |
//! | [`view`] | what each viewer may see |
//! | `hidden` | re-dealing the unknown |
//! | [`notation`] | a step as text, and back |
//! | `tensor` | the position as numbers, every step with an index |
//! | [`describe`], `draw` | what is said and drawn for people |
//! | `invariants` | counts that never change |
//! | [`puzzle`] | positions built by hand, for tests and puzzles |
//! | `game` | the parts joined into one [`game_core::Game`] |

pub mod action;
mod apply;
pub mod content;
pub mod describe;
mod draw;
pub mod effect;
mod flow;
mod game;
mod hidden;
pub mod ids;
mod invariants;
mod legal;
pub mod notation;
pub mod pile;
pub mod prompt;
pub mod puzzle;
pub mod refusal;
pub mod resources;
pub mod scoring;
pub mod sentences;
pub mod setup;
pub mod state;
mod tell;
mod tensor;
pub mod view;
mod wishes;
mod words;

pub use action::{Action, Target, Zone};
pub use content::Content;
pub use ids::{
    Achievement, AchievementSet, Card, Edition, Faction, Kind, KindSet, Level, Region, RegionSet, Resource,
    ResourceSet, Terrain, Token,
};
pub use pile::Pile;
pub use prompt::Prompt;
pub use refusal::Refusal;
pub use resources::{Cost, Resources, Spaces};
pub use scoring::Points;
pub use setup::{Archived, Dropped, Factions, Government, MapSize, Setup, SetupError, Start, Store, Supply};
pub use state::{Battle, Board, EndedBy, Options, Player, Position, Turn};
pub use view::View;
