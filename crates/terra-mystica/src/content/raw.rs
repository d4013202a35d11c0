//! The content file as it is written: every table and field, nothing else.

use game_core::Source;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use toml::Spanned;

/// An id with its place in the file, for messages.
pub(super) type Id = Spanned<String>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pack {
    pub schema: Spanned<u32>,
    pub game: Id,
    #[allow(dead_code)]
    pub title: String,
    #[allow(dead_code)]
    pub content_version: String,
    pub players: Players,
    pub option: Vec<OptionRow>,
    pub constant: Vec<Constant>,
    pub end_scoring: EndScoring,
    pub components: Components,
    pub terrain: Vec<TerrainRow>,
    pub map: Map,
    pub bridges: Bridges,
    pub structure: Vec<StructureRow>,
    pub cult: Vec<CultRow>,
    pub cult_power: CultPower,
    pub conversion: Vec<ConversionRow>,
    pub burn: Burn,
    pub power_action: Vec<PowerRow>,
    pub scoring_tile: Vec<ScoringRow>,
    pub bonus_tile: Vec<BonusRow>,
    pub favor_tile: Vec<FavorRow>,
    pub town_tile: Vec<TownRow>,
    pub ability: Vec<AbilityRow>,
    pub faction: Vec<FactionRow>,
    pub introductory_scoring: IntroductoryScoring,
    pub introductory: Vec<IntroductoryRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Players {
    pub min: Spanned<u8>,
    pub max: Spanned<u8>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OptionRow {
    pub id: Id,
    pub default: toml::Value,
    pub values: Vec<toml::Value>,
    #[serde(default)]
    pub note: String,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Constant {
    pub id: Id,
    pub value: u8,
    #[serde(default)]
    pub note: String,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EndScoring {
    pub cult_places: [u8; 3],
    pub network_places: [u8; 3],
    pub ties: String,
    pub zero_scores: Spanned<bool>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Components {
    pub terrain_tiles: u16,
    pub worker_tokens: u16,
    pub coins_1: u16,
    pub coins_2: u16,
    pub coins_5: u16,
    pub power_tokens: u16,
    pub action_tokens: u16,
    pub vp_100_tokens: u16,
    pub town_tiles: Spanned<u16>,
    pub scoring_tiles: Spanned<u16>,
    pub bonus_tiles: Spanned<u16>,
    pub favor_tiles: Spanned<u16>,
    pub player_aids: u16,
    pub faction_boards: Spanned<u16>,
    #[serde(default)]
    pub note: String,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TerrainRow {
    pub id: Id,
    pub index: u8,
    pub color: String,
    pub letter: String,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Map {
    pub row_names: Vec<String>,
    pub rows: Spanned<Vec<String>>,
    pub shifted_rows: Vec<String>,
    pub land: u16,
    pub river: u16,
    pub land_per_terrain: u16,
    pub adjacent_pairs_land: u16,
    pub adjacent_pairs_land_river: u16,
    pub adjacent_pairs_river: u16,
    pub river_distance_pairs: Vec<u16>,
    pub hex_distance_pairs_land: Vec<u16>,
    #[serde(default)]
    #[allow(dead_code)]
    pub note: String,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bridges {
    pub pairs: Spanned<Vec<(String, String)>>,
    pub source: Source,
}

/// A kind of structure.
#[derive(Deserialize, Serialize, Clone)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "fields are called as in the content file")]
pub struct StructureRow {
    #[cfg_attr(feature = "wire", ts(as = "crate::ids::Structure"))]
    pub id: Id,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub snellman: String,
    pub supply: u8,
    pub power_value: u8,
    #[serde(default)]
    pub upgrade_from: Option<String>,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CultRow {
    pub id: Id,
    pub order_spaces: [u8; 4],
    pub return_priest_steps: u8,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CultPower {
    pub spaces: Spanned<Vec<u8>>,
    pub power: Vec<u8>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ConversionRow {
    pub id: Id,
    pub from: BTreeMap<String, u8>,
    pub to: BTreeMap<String, u8>,
    #[serde(default)]
    pub only: Option<String>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Burn {
    pub bowl_two_tokens_needed: Spanned<u8>,
    pub removed_from_game: u8,
    pub moved_to_bowl_three: u8,
    pub source: Source,
}

/// Things of any kind: each table allows only some of them. What there is none of is not told.
#[derive(Deserialize, Serialize, Default, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "fields are called as in the content file")]
pub struct Things {
    #[serde(skip_serializing_if = "none")]
    #[cfg_attr(feature = "wire", ts(as = "Option<u8>", optional))]
    pub c: u8,
    #[serde(skip_serializing_if = "none")]
    #[cfg_attr(feature = "wire", ts(as = "Option<u8>", optional))]
    pub w: u8,
    #[serde(skip_serializing_if = "none")]
    #[cfg_attr(feature = "wire", ts(as = "Option<u8>", optional))]
    pub p: u8,
    #[serde(skip_serializing_if = "none")]
    #[cfg_attr(feature = "wire", ts(as = "Option<u8>", optional))]
    pub pw: u8,
    #[serde(skip_serializing_if = "none")]
    #[cfg_attr(feature = "wire", ts(as = "Option<u8>", optional))]
    pub spade: u8,
    #[serde(skip_serializing_if = "none")]
    #[cfg_attr(feature = "wire", ts(as = "Option<u8>", optional))]
    pub bridge: u8,
    #[serde(skip_serializing_if = "none")]
    #[cfg_attr(feature = "wire", ts(as = "Option<u8>", optional))]
    pub cult_step: u8,
    #[serde(skip_serializing_if = "none")]
    #[cfg_attr(feature = "wire", ts(as = "Option<u8>", optional))]
    pub cult_steps_each: u8,
    #[serde(skip_serializing_if = "none")]
    #[cfg_attr(feature = "wire", ts(as = "Option<u8>", optional))]
    pub shipping_step: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields so")]
const fn none(n: &u8) -> bool {
    *n == 0
}

fn nothing(things: &Things) -> bool {
    *things == Things::default()
}

/// A power action.
#[derive(Deserialize, Serialize, Clone)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "fields are called as in the content file")]
pub struct PowerRow {
    #[cfg_attr(feature = "wire", ts(as = "crate::ids::PowerAction"))]
    pub id: Id,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub snellman: String,
    pub cost_pw: u8,
    pub gain: Things,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub source: Source,
}

/// A scoring tile.
#[derive(Deserialize, Serialize, Clone)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "fields are called as in the content file")]
pub struct ScoringRow {
    #[cfg_attr(feature = "wire", ts(as = "crate::ids::ScoringTile"))]
    pub id: Id,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub snellman: String,
    pub event: String,
    pub vp: u8,
    #[serde(default)]
    #[cfg_attr(feature = "wire", ts(as = "Option<crate::ids::Cult>"))]
    pub bonus_cult: Option<String>,
    #[serde(default)]
    pub bonus_counts: Option<String>,
    pub bonus_per_steps: u8,
    pub bonus_gain: Things,
    pub promo: bool,
    #[serde(default)]
    pub not_in_rounds: Vec<u8>,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub source: Source,
}

/// A bonus tile.
#[derive(Deserialize, Serialize, Clone)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "fields are called as in the content file")]
pub struct BonusRow {
    #[cfg_attr(feature = "wire", ts(as = "crate::ids::BonusTile"))]
    pub id: Id,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub snellman: String,
    pub income: Things,
    pub effect: BonusEffect,
    pub promo: bool,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub source: Source,
}

/// What a bonus tile does besides its income.
#[derive(Deserialize, Default, Serialize, Clone)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "fields are called as in the content file")]
pub struct BonusEffect {
    #[serde(skip_serializing_if = "nothing")]
    #[cfg_attr(feature = "wire", ts(as = "Option<Things>", optional))]
    pub action: Things,
    #[serde(skip_serializing_if = "none")]
    #[cfg_attr(feature = "wire", ts(as = "Option<u8>", optional))]
    pub shipping: u8,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "wire", ts(as = "Option<BTreeMap<String, u8>>", optional))]
    pub pass_vp: BTreeMap<String, u8>,
}

/// A favor tile.
#[derive(Deserialize, Serialize, Clone)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "fields are called as in the content file")]
pub struct FavorRow {
    #[cfg_attr(feature = "wire", ts(as = "crate::ids::FavorTile"))]
    pub id: Id,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub snellman: String,
    #[cfg_attr(feature = "wire", ts(as = "crate::ids::Cult"))]
    pub cult: String,
    pub steps: u8,
    pub copies: u8,
    pub income: Things,
    pub effect: FavorEffect,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub source: Source,
}

/// What a favor tile does besides its income.
#[derive(Deserialize, Default, Serialize, Clone)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "fields are called as in the content file")]
pub struct FavorEffect {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub town_power: Option<u8>,
    #[serde(skip_serializing_if = "nothing")]
    #[cfg_attr(feature = "wire", ts(as = "Option<Things>", optional))]
    pub action: Things,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "wire", ts(as = "Option<BTreeMap<String, u8>>", optional))]
    pub build_vp: BTreeMap<String, u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "wire", ts(as = "Option<Vec<u8>>", optional))]
    pub pass_vp_by_trading_posts: Vec<u8>,
}

/// A town tile.
#[derive(Deserialize, Serialize, Clone)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "fields are called as in the content file")]
pub struct TownRow {
    #[cfg_attr(feature = "wire", ts(as = "crate::ids::TownTile"))]
    pub id: Id,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub snellman: String,
    pub vp: u8,
    pub gain: Things,
    pub keys: u8,
    pub copies: u8,
    pub promo: bool,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AbilityRow {
    pub id: Id,
    pub note: String,
    pub source: Source,
}

/// A faction board.
#[derive(Deserialize, Serialize, Clone)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "fields are called as in the content file")]
pub struct FactionRow {
    #[cfg_attr(feature = "wire", ts(as = "crate::ids::Faction"))]
    pub id: Id,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub name: String,
    #[serde(default)]
    #[allow(dead_code)]
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub name_ru: String,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub snellman: String,
    #[cfg_attr(feature = "wire", ts(as = "crate::ids::Terrain"))]
    pub home: String,
    pub start: Things,
    pub bowls: [u8; 3],
    pub cults: BTreeMap<String, u8>,
    pub start_dwellings: u8,
    pub cost_dwelling: Things,
    pub cost_trading_post: Things,
    pub cost_trading_post_alone: Things,
    pub cost_temple: Things,
    pub cost_stronghold: Things,
    pub cost_sanctuary: Things,
    pub worker_income: Vec<u8>,
    pub trading_post_coins: Vec<u8>,
    pub trading_post_power: Vec<u8>,
    pub temple_priests: Vec<u8>,
    pub temple_power: Vec<u8>,
    pub stronghold_income: Things,
    pub sanctuary_income: Things,
    pub shipping_start: u8,
    pub shipping_max: u8,
    pub shipping_cost: Things,
    pub shipping_vp: Vec<u8>,
    pub spade_cost: Vec<Things>,
    pub digging_cost: Things,
    pub digging_vp: Vec<u8>,
    #[serde(default)]
    pub skip: Option<SkipRow>,
    pub ability: String,
    pub stronghold_ability: String,
    #[serde(default)]
    #[allow(dead_code)]
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub stronghold_action_snellman: Option<String>,
    #[serde(default)]
    #[allow(dead_code)]
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub start_vp_balanced_variant: Option<u8>,
    #[serde(skip_serializing)]
    #[cfg_attr(feature = "wire", ts(skip))]
    pub source: Source,
}

/// Tunnel or carpet flight.
#[derive(Deserialize, Serialize, Clone)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "fields are called as in the content file")]
pub struct SkipRow {
    pub kind: String,
    pub cost: Things,
    pub cost_with_stronghold: Things,
    pub range: u8,
    pub range_with_stronghold: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct IntroductoryScoring {
    pub rounds: Spanned<Vec<String>>,
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct IntroductoryRow {
    pub players: Spanned<u8>,
    pub factions: Vec<String>,
    pub dwellings: Vec<Vec<String>>,
    pub bonus_tiles: Vec<String>,
    pub source: Source,
}
