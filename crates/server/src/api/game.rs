//! The games and what can be chosen for them.

use super::Text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game on the shelf.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct GameCard {
    /// Name in addresses, such as `terra-mystica`.
    pub id: String,
    /// The title on the box.
    pub title: String,
    /// Fewest players.
    pub min_players: u8,
    /// Most players.
    pub max_players: u8,
    /// Version of the rules; tables and records pin it.
    pub rules: u32,
    /// Hash of the standard content; tables and records pin the one they are played with.
    pub content: String,
    /// Content packs a new table may choose instead.
    pub packs: Vec<PackInfo>,
    /// What a person may choose in the set-up.
    pub options: Vec<GameOption>,
    /// The set-up a person expects, by number of players.
    #[ts(type = "Record<string, unknown>")]
    pub setups: BTreeMap<String, serde_json::Value>,
    /// The bots that can sit down, weakest first.
    pub bots: Vec<BotLevel>,
    /// Does it have questions that can be answered without asking?
    #[serde(default)]
    pub habits: bool,
}

/// Content that replaces the standard one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct PackInfo {
    /// The name whoever started the server gave it.
    pub name: String,
    /// Its hash: what a new table names to be played with it.
    pub content: String,
}

/// One option of a set-up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct GameOption {
    /// The field of the set-up.
    pub id: String,
    /// The values it takes, the default first.
    #[ts(type = "unknown[]")]
    pub values: Vec<serde_json::Value>,
}

/// A bot that can sit down.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct BotLevel {
    /// What to send to seat it.
    pub id: String,
    /// Its measured rating, where there is one.
    pub rating: Option<i32>,
    /// Half the width of the 95 % interval of the rating; 0 where it is so by definition.
    pub error: Option<i32>,
    /// Does it answer the same to the same? Bots that think by the clock may not.
    pub repeats: bool,
}

/// One component of a game: a card, a tile, a faction.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ContentItem {
    /// Kind of component.
    pub kind: String,
    /// Its id, as views name it.
    pub id: String,
    /// What it does, as an English sentence; empty when the values say it all.
    pub sentence: String,
    /// The same as messages of the game's catalogue, where there are any.
    pub texts: Vec<Text>,
    /// Its values.
    pub values: Vec<ContentValue>,
}

/// One printed value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ContentValue {
    /// The field.
    pub field: String,
    /// Its value.
    pub value: String,
    /// Where it was read: `rulebook`, `published`, `derived` or `reconstructed`.
    pub source: String,
}
