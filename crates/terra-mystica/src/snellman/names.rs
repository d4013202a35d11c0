//! The site's names for factions, hexes, tiles and colours, and ours behind them.

use crate::ids::{
    BonusTile, Cult, Faction, FavorTile, Hex, PowerAction, River, ScoringTile, Structure, Terrain, TownTile,
};

/// The faction with this name, in any letter case.
#[must_use]
pub fn faction(name: &str) -> Option<Faction> {
    Faction::ALL.into_iter().find(|faction| faction_name(*faction).eq_ignore_ascii_case(name))
}

/// A faction as the site writes it.
#[must_use]
pub const fn faction_name(faction: Faction) -> &'static str {
    match faction {
        Faction::ChaosMagicians => "chaosmagicians",
        _ => faction.name(),
    }
}

/// The terrain of a colour.
#[must_use]
pub fn colour(name: &str) -> Option<Terrain> {
    let name = if name.eq_ignore_ascii_case("grey") { "gray" } else { name };
    Terrain::ALL.into_iter().find(|terrain| colour_name(*terrain).eq_ignore_ascii_case(name))
}

/// The colour of a terrain.
#[must_use]
pub const fn colour_name(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Desert => "yellow",
        Terrain::Plains => "brown",
        Terrain::Swamp => "black",
        Terrain::Lakes => "blue",
        Terrain::Forest => "green",
        Terrain::Mountains => "gray",
        Terrain::Wasteland => "red",
    }
}

/// The cult with this name.
#[must_use]
pub fn cult(name: &str) -> Option<Cult> {
    Cult::named(&name.to_ascii_lowercase())
}

/// A cult as the site writes it.
#[must_use]
pub const fn cult_name(cult: Cult) -> &'static str {
    match cult {
        Cult::Fire => "FIRE",
        Cult::Water => "WATER",
        Cult::Earth => "EARTH",
        Cult::Air => "AIR",
    }
}

/// The land hex with this name.
#[must_use]
pub fn hex(name: &str) -> Option<Hex> {
    name.parse().ok()
}

/// The river hex with this name.
#[must_use]
pub fn river(name: &str) -> Option<River> {
    name.parse().ok()
}

/// What a structure is upgraded to: a short or a long name.
#[must_use]
pub fn structure(name: &str) -> Option<Structure> {
    Some(match name.to_ascii_lowercase().as_str() {
        "tp" | "trading post" | "trading house" => Structure::TradingPost,
        "te" | "temple" => Structure::Temple,
        "sh" | "stronghold" => Structure::Stronghold,
        "sa" | "sanctuary" => Structure::Sanctuary,
        _ => return None,
    })
}

/// A structure as the site writes it.
#[must_use]
pub const fn structure_name(structure: Structure) -> &'static str {
    match structure {
        Structure::Dwelling => "D",
        Structure::TradingPost => "TP",
        Structure::Temple => "TE",
        Structure::Stronghold => "SH",
        Structure::Sanctuary => "SA",
    }
}

/// What comes `number`-th, counted from 1, after the prefix: `BON3`.
fn numbered<T: Copy>(name: &str, prefix: &str, all: &[T]) -> Option<T> {
    let (head, digits) = name.split_at_checked(prefix.len())?;
    if !head.eq_ignore_ascii_case(prefix) || digits.starts_with(['0', '+']) {
        return None;
    }
    digits.parse::<usize>().ok()?.checked_sub(1).and_then(|index| all.get(index)).copied()
}

/// `BON1` to `BON10`.
#[must_use]
pub fn bonus(name: &str) -> Option<BonusTile> {
    numbered(name, "BON", &BonusTile::ALL)
}

/// `FAV1` to `FAV12`.
#[must_use]
pub fn favor(name: &str) -> Option<FavorTile> {
    numbered(name, "FAV", &FavorTile::ALL)
}

/// `TW1` to `TW8`.
#[must_use]
pub fn town(name: &str) -> Option<TownTile> {
    numbered(name, "TW", &TownTile::ALL)
}

/// `SCORE1` to `SCORE9`.
#[must_use]
pub fn scoring(name: &str) -> Option<ScoringTile> {
    numbered(name, "SCORE", &ScoringTile::ALL)
}

/// `ACT1` to `ACT6`.
#[must_use]
pub fn power_action(name: &str) -> Option<PowerAction> {
    numbered(name, "ACT", &PowerAction::ALL)
}

/// What a scoring tile rewards, as the site's header says it.
#[must_use]
pub const fn scoring_text(tile: ScoringTile) -> &'static str {
    match tile {
        ScoringTile::Spade => "SPADE >> 2",
        ScoringTile::Town => "TOWN >> 5",
        ScoringTile::DwellingWater | ScoringTile::DwellingFire => "D >> 2",
        ScoringTile::StrongholdFire | ScoringTile::StrongholdAir => "SA/SH >> 5",
        ScoringTile::TradingPostWater | ScoringTile::TradingPostAir => "TP >> 3",
        ScoringTile::Temple => "TE >> 4",
    }
}
