//! The numbers of the evaluation, all in points.

use crate::named::table;
use altay::ids::{Achievement, Faction, Kind, Resource, Terrain};
use serde::{Deserialize, Serialize};

/// The evaluation of Altay.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Turns a seat needs for one settlement: how long the game still lasts.
    pub pace: f32,
    /// What one card of strength 1 brings in a turn.
    pub engine: f32,
    /// How strong a card is.
    pub card: PerKind,
    /// How much stronger the card of a terrain is with a region of it.
    pub terrain: f32,
    /// A resource in hand during the own turn.
    pub pool: PerResource,
    /// A card of strength 1 not played yet in the own turn.
    pub hand: f32,
    /// A card of strength 1 in hand for the next turn.
    pub next_hand: f32,
    /// A resource kept on a store card.
    pub stored: f32,
    /// A settlement card on the table, and what its tokens add when nearly full.
    pub table: [f32; 2],
    /// A technology completed: its worth besides the point, per turn left.
    pub technology: PerAchievement,
    /// A completed technology opens the next level.
    pub ladder: [f32; 2],
    /// Tokens on an achievement: the part of its worth they have when all but one are there.
    pub progress: f32,
    /// The worth of an unfinished wonder's own points.
    pub wonder: f32,
    /// A secret wonder not completed: the part of its points that a seat on the way counts.
    pub secret: f32,
    /// A settlement on the map, besides its region.
    pub settlement: f32,
    /// A settlement in stock.
    pub stock: f32,
    /// A free region within reach (square root).
    pub room: f32,
    /// A region of each terrain, besides its point.
    pub region: PerTerrain,
    /// A VP token within reach.
    pub goal_near: f32,
    /// Value of captured tokens, for each unit: a third of a point and a bit.
    pub token: f32,
    /// A token not consumed.
    pub fresh: f32,
    /// Attack symbols owned.
    pub attack: f32,
    /// A rival's region next to an own one that holds fewer settlements.
    pub threat: f32,
    /// What a faction reaches on average: only its choice looks at this.
    pub faction: PerFaction,
    /// How far final points stray: now, and for each turn to come.
    pub spread: [f32; 2],
}

table! {
    /// A number for each kind of action card.
    PerKind, Kind, f32
}
table! {
    /// A number for each resource.
    PerResource, Resource, f32
}
table! {
    /// A number for each terrain.
    PerTerrain, Terrain, f32
}
table! {
    /// A number for each achievement.
    PerAchievement, Achievement, f32
}
table! {
    /// A number for each faction.
    PerFaction, Faction, f32
}
