//! Openings: what was chosen in finished games, how often, and what came of it.

use super::table::TableSummary;
use game_core::Text;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What was chosen in a collection of games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Openings {
    /// Which game.
    pub game: String,
    /// Seats that the filters leave, with everything that was chosen; each seat of a game is one.
    pub seats: u64,
    /// Seats of the whole collection.
    pub of: u64,
    /// The sides, whichever is chosen.
    pub sides: Vec<OpeningRow>,
    /// How seats began, with the chosen side.
    pub starts: Vec<OpeningRow>,
    /// First deeds, with the chosen side and start.
    pub firsts: Vec<OpeningRow>,
    /// Versions of the rules, the newest first.
    pub rules: Vec<u32>,
    /// The newest games with everything that was chosen; only where something was.
    pub games: Vec<OpeningGame>,
}

/// A choice, and what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct OpeningRow {
    /// What to ask for to choose it.
    pub id: String,
    /// What it is called; several, where several things were chosen together.
    pub said: Vec<Text>,
    /// How often it was chosen.
    pub count: u64,
    /// First places among them.
    pub won: u64,
    /// Points above the mean of the same tables.
    pub mean: f64,
    /// Half the width of the 95 % interval of that mean; `null` for one game.
    pub error: Option<f64>,
}

/// A game with a choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct OpeningGame {
    /// The table.
    pub table: TableSummary,
    /// The seat that chose.
    pub seat: u8,
    /// Its points.
    pub points: i32,
    /// Points above the mean of the table.
    pub above: f64,
}
