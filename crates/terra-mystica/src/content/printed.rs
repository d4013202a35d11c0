//! What is printed on the map, the boards and the tiles, for drawings.

use super::MapTables;
use super::raw::{BonusRow, FactionRow, FavorRow, Pack, PowerRow, ScoringRow, StructureRow, TownRow};
use crate::ids::{Hex, River, Terrain};
use serde::Serialize;

/// The tables of the content file that boards and tiles are drawn from, and where the hexes lie.
#[derive(Clone, Default, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Printed {
    /// Land hexes.
    pub hexes: Vec<HexPlace>,
    /// River hexes.
    pub rivers: Vec<RiverPlace>,
    /// Kinds of structures.
    pub structure: Vec<StructureRow>,
    /// Power actions.
    pub power_action: Vec<PowerRow>,
    /// Scoring tiles.
    pub scoring_tile: Vec<ScoringRow>,
    /// Bonus tiles.
    pub bonus_tile: Vec<BonusRow>,
    /// Favor tiles.
    pub favor_tile: Vec<FavorRow>,
    /// Town tiles.
    pub town_tile: Vec<TownRow>,
    /// Faction boards.
    pub faction: Vec<FactionRow>,
}

/// Where a land hex lies.
#[derive(Clone, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct HexPlace {
    /// Its name.
    pub id: Hex,
    /// Row on the printed map.
    pub row: u8,
    /// Column on the printed map; odd rows are shifted half a hex to the right.
    pub column: u8,
    /// What is printed on it.
    pub terrain: Terrain,
}

/// Where a river hex lies.
#[derive(Clone, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct RiverPlace {
    /// Its name.
    pub id: River,
    /// Row on the printed map.
    pub row: u8,
    /// Column on the printed map.
    pub column: u8,
}

pub(super) fn printed(raw: Pack, map: &MapTables) -> Printed {
    let hex = |id: Hex| {
        let (row, column) = map.land_at[id.index()];
        HexPlace { id, row, column, terrain: map.terrain[id.index()] }
    };
    let river = |id: River| {
        let (row, column) = map.river_at[id.index()];
        RiverPlace { id, row, column }
    };
    Printed {
        hexes: Hex::all().map(hex).collect(),
        rivers: River::all().map(river).collect(),
        structure: raw.structure,
        power_action: raw.power_action,
        scoring_tile: raw.scoring_tile,
        bonus_tile: raw.bonus_tile,
        favor_tile: raw.favor_tile,
        town_tile: raw.town_tile,
        faction: raw.faction,
    }
}
