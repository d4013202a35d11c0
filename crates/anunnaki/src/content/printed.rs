//! What is printed on boards, cards and tokens, for drawings.

use super::TerritoryFacts;
use super::rows::{
    AncientRow, AreaRow, ArtifactRow, BoardRow, Constants, CornerRow, CultureRow, File, GoalRow, HouseRow,
    MagicRow, MajorRow, MinorRow, PactRow, PandoraRow, PowerRow, RegionRow, Rows, SegmentRow, TerritoryRow,
    TokenRow, TrackRow, WeaponRow,
};
use crate::ids::{Territory, TerritorySet};
use serde::Serialize;
use std::collections::BTreeMap;

/// The tables of the content file that boards and cards are drawn from, and the ways between territories.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "tables are called as in the content file")]
pub struct Printed {
    pub constants: Constants,
    pub houses: Vec<HouseRow>,
    pub star_segments: Vec<SegmentRow>,
    pub star_regions: Vec<RegionRow>,
    pub action_tokens: Vec<TokenRow>,
    pub magic_actions: Vec<MagicRow>,
    pub boards: Vec<BoardRow>,
    pub territories: Vec<TerritoryRow>,
    /// Dotted borders or neighbours a figure may step to.
    pub steps: BTreeMap<String, Vec<String>>,
    pub culture_corners: Vec<CornerRow>,
    pub weapons: Vec<WeaponRow>,
    pub trade_agreements: Vec<PactRow>,
    pub culture_tokens: Vec<CultureRow>,
    pub ancient_civilizations: Vec<AncientRow>,
    pub development_tracks: Vec<TrackRow>,
    pub power_track: PowerRow,
    pub settlement_area: Vec<AreaRow>,
    pub goal_tiles: Vec<GoalRow>,
    pub major_gods: Vec<MajorRow>,
    pub minor_gods: Vec<MinorRow>,
    pub artifacts: Vec<ArtifactRow>,
    pub pandora_tokens: Vec<PandoraRow>,
}

fn plain<T: Clone>(rows: &Rows<T>) -> Vec<T> {
    rows.iter().map(|row| row.get_ref().clone()).collect()
}

pub(super) fn printed(rows: &File, territories: &[TerritoryFacts], steps: &[TerritorySet]) -> Printed {
    let id = |at: Territory| territories[at.index()].id.clone();
    Printed {
        constants: rows.constants.get_ref().clone(),
        houses: plain(&rows.houses),
        star_segments: plain(&rows.star_segments),
        star_regions: plain(&rows.star_regions),
        action_tokens: plain(&rows.action_tokens),
        magic_actions: plain(&rows.magic_actions),
        boards: plain(&rows.boards),
        territories: plain(&rows.territories),
        steps: territories
            .iter()
            .zip(steps)
            .map(|(from, to)| (from.id.clone(), to.iter().map(id).collect()))
            .collect(),
        culture_corners: plain(&rows.culture_corners),
        weapons: plain(&rows.weapons),
        trade_agreements: plain(&rows.trade_agreements),
        culture_tokens: plain(&rows.culture_tokens),
        ancient_civilizations: plain(&rows.ancient_civilizations),
        development_tracks: plain(&rows.development_tracks),
        power_track: rows.power_track.get_ref().clone(),
        settlement_area: plain(&rows.settlement_area),
        goal_tiles: plain(&rows.goal_tiles),
        major_gods: plain(&rows.major_gods),
        minor_gods: plain(&rows.minor_gods),
        artifacts: plain(&rows.artifacts),
        pandora_tokens: plain(&rows.pandora_tokens),
    }
}
