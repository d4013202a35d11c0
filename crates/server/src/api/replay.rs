//! Earlier moments, charts and record files.

use super::play::{ScoreSheet, ViewerInfo};
use game_core::Tally;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// An earlier moment of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Moment {
    /// How many steps were made.
    pub step: u32,
    /// How many steps there are in all.
    pub steps: u32,
    /// Whose eyes this is for.
    pub viewer: ViewerInfo,
    /// The position as the game shows it to this viewer.
    #[ts(type = "unknown")]
    pub view: serde_json::Value,
    /// The numbers of each seat.
    pub seats: Vec<SeatTallies>,
    /// Points by source, of finished games.
    pub scores: Option<Vec<ScoreSheet>>,
}

/// The numbers of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct SeatTallies {
    /// Whose.
    pub seat: u8,
    /// What is counted.
    pub tallies: Vec<Tally>,
}

/// Numbers over time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Chart {
    /// The moments, ascending; the last is the newest.
    pub steps: Vec<u32>,
    /// What is counted over time, per seat.
    pub tallies: Vec<ChartSeries>,
    /// Points by source over time, per seat; of finished games.
    pub scores: Vec<ChartSeries>,
}

/// One number over time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct ChartSeries {
    /// Whose.
    pub seat: u8,
    /// What is counted, as a message key.
    pub key: String,
    /// One value per moment.
    pub values: Vec<i32>,
}

/// Reads a record file into a finished table that can be replayed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct ImportRequest {
    /// `ziggurat`, or one that [`ImportFormat`] lists.
    pub format: String,
    /// The file.
    pub text: String,
    /// A name for the table.
    #[serde(default)]
    pub title: Option<String>,
}

/// A format that can be imported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct ImportFormat {
    /// Its name.
    pub id: String,
    /// The game it is for; `null` for every game.
    pub game: Option<String>,
}
