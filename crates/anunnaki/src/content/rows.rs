//! The content file as it is written: one struct per kind of entry, nothing unknown accepted.

use super::reward::{CostRow, RewardRow};
use crate::ids::{
    Artifact, Board, Cell, Colour, Goal, House, Magic, MajorGod, MinorGod, Pandora, Region, Resource, Slot,
    Token, Track, Weapon,
};
use game_core::Source;
use serde::{Deserialize, Serialize};
use toml::Spanned;

/// A list of entries, each with its place in the text.
pub(super) type Rows<T> = Vec<Spanned<T>>;

macro_rules! row {
    ($(#[$doc:meta])* $name:ident { $($(#[$meta:meta])* $field:ident : $type:ty),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Deserialize, Serialize, Clone, Debug)]
        #[cfg_attr(feature = "wire", derive(ts_rs::TS))]
        #[serde(deny_unknown_fields)]
        #[allow(missing_docs, reason = "fields are called as in the content file")]
        #[allow(dead_code, reason = "names, texts and sources are read by the listing, from the same text")]
        pub struct $name {
            $($(#[$meta])* pub $field: $type,)*
            #[serde(skip_serializing)]
            #[cfg_attr(feature = "wire", ts(skip))]
            source: Source,
            #[serde(default, skip_serializing)]
            #[cfg_attr(feature = "wire", ts(skip))]
            derived_fields: Vec<String>,
            #[serde(default, skip_serializing)]
            #[cfg_attr(feature = "wire", ts(skip))]
            reconstructed_fields: Vec<String>,
        }
    };
}

/// The whole file.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) meta: Spanned<MetaRow>,
    pub(super) constants: Spanned<Constants>,
    pub(super) power_track: Spanned<PowerRow>,
    pub(super) components: Rows<ComponentRow>,
    pub(super) houses: Rows<HouseRow>,
    pub(super) star_slots: Rows<SlotRow>,
    pub(super) star_segments: Rows<SegmentRow>,
    pub(super) star_regions: Rows<RegionRow>,
    pub(super) action_tokens: Rows<TokenRow>,
    pub(super) magic_actions: Rows<MagicRow>,
    pub(super) boards: Rows<BoardRow>,
    pub(super) territories: Rows<TerritoryRow>,
    pub(super) dotted_borders: Rows<BorderRow>,
    pub(super) culture_corners: Rows<CornerRow>,
    pub(super) weapons: Rows<WeaponRow>,
    pub(super) trade_agreements: Rows<PactRow>,
    pub(super) culture_tokens: Rows<CultureRow>,
    pub(super) ancient_civilizations: Rows<AncientRow>,
    pub(super) development_tracks: Rows<TrackRow>,
    pub(super) settlement_area: Rows<AreaRow>,
    pub(super) goal_tiles: Rows<GoalRow>,
    pub(super) major_gods: Rows<MajorRow>,
    pub(super) minor_gods: Rows<MinorRow>,
    pub(super) artifacts: Rows<ArtifactRow>,
    pub(super) pandora_tokens: Rows<PandoraRow>,
}

row!(
    /// Which file it is.
    MetaRow { game: String, format: u32, revision: String }
);
row!(
    /// How many of a component are in the box.
    ComponentRow { id: String, count: u8, per: Per }
);
row!(
    /// A house.
    HouseRow {
        id: House,
        #[serde(skip_serializing)]
        #[cfg_attr(feature = "wire", ts(skip))]
        name: String,
        #[serde(skip_serializing)]
        #[cfg_attr(feature = "wire", ts(skip))]
        color: String,
        major_god: MajorGod,
        capital_resource: Resource,
        missing_resource: Resource,
        weapons: Vec<Weapon>,
    }
);
row!(
    /// A slot of the star.
    SlotRow { id: Slot, kind: SlotKind }
);
row!(
    /// A segment of the star, with its cell.
    SegmentRow { id: Cell, ends: [Slot; 2], kind: SegmentKind, crystals: u8, borders: Vec<Region> }
);
row!(
    /// A region of the star.
    RegionRow { id: Region, token: SummonToken, segments: Vec<Cell> }
);
row!(
    /// An action token.
    TokenRow { id: Token, number: u8, color: Colour, op: OpName, base: SideRow, upgraded: SideRow }
);
row!(
    /// A magic action.
    MagicRow {
        id: Magic,
        crystals: u8,
        cost: CostRow,
        reward: Vec<RewardRow>,
        #[serde(skip_serializing)]
        #[cfg_attr(feature = "wire", ts(skip))]
        text: String,
    }
);
row!(
    /// A board.
    BoardRow { id: Board, kind: BoardKind, house: Option<House>, players: Vec<u8> }
);
row!(
    /// A territory.
    TerritoryRow {
        id: String,
        board: Board,
        q: i8,
        r: i8,
        sources: Vec<SourceType>,
        #[serde(default)]
        shrines: u8,
        #[serde(default)]
        capital: bool,
        #[serde(default)]
        ancient: bool,
        #[serde(default)]
        atlantis: bool,
        #[serde(default)]
        start_follower: bool,
    }
);
row!(
    /// A dotted border.
    BorderRow { atlantis: String, territory: String }
);
row!(
    /// A culture corner.
    CornerRow { id: String, board: Board, territories: [String; 3] }
);
row!(
    /// A weapon card.
    WeaponRow {
        id: Weapon,
        #[serde(skip_serializing)]
        #[cfg_attr(feature = "wire", ts(skip))]
        name: String,
        kind: WeaponKind,
        cost: CostRow,
        strength: u8,
        effect: WeaponEffect,
        war: u8,
        vp: u8,
        #[serde(default, skip_serializing)]
        #[cfg_attr(feature = "wire", ts(skip))]
        text: String,
    }
);
row!(
    /// A trade agreement.
    PactRow {
        id: String,
        house: Option<House>,
        cost: CostRow,
        middle: Vec<RewardRow>,
        vp: u8,
        trade: u8,
    }
);
row!(
    /// A culture token.
    CultureRow { id: String, reward: Vec<RewardRow> }
);
row!(
    /// An ancient civilization.
    AncientRow { id: String, strength: u8, effect: WeaponEffect, reward: Vec<RewardRow> }
);
row!(
    /// A development track.
    TrackRow { id: Track, last: u8, multipliers: Vec<u8> }
);
row!(
    /// The power track.
    PowerRow { values: Vec<i8>, start: u8, lightning_after: u8, vp2_spaces: Vec<u8> }
);
row!(
    /// A cell of the settlement area.
    AreaRow { id: String, cell: u8, reward: Vec<RewardRow> }
);
row!(
    /// A goal tile.
    GoalRow {
        id: Goal,
        #[serde(skip_serializing)]
        #[cfg_attr(feature = "wire", ts(skip))]
        name: String,
        counts: Counts,
        divisor: u8,
        cap: u8,
    }
);
row!(
    /// A major god.
    MajorRow {
        id: MajorGod,
        house: House,
        #[serde(skip_serializing)]
        #[cfg_attr(feature = "wire", ts(skip))]
        name: String,
        strength: u8,
        base: MajorPower,
        upgraded: MajorPower,
        #[serde(skip_serializing)]
        #[cfg_attr(feature = "wire", ts(skip))]
        base_text: String,
        #[serde(skip_serializing)]
        #[cfg_attr(feature = "wire", ts(skip))]
        upgraded_text: String,
    }
);
row!(
    /// A minor god.
    MinorRow {
        id: MinorGod,
        house: House,
        #[serde(skip_serializing)]
        #[cfg_attr(feature = "wire", ts(skip))]
        name: String,
        kind: GodKind,
        strength: u8,
        track: Track,
        steps: u8,
        effect: GodEffect,
        #[serde(skip_serializing)]
        #[cfg_attr(feature = "wire", ts(skip))]
        text: String,
    }
);
row!(
    /// An artifact.
    ArtifactRow {
        id: Artifact,
        #[serde(skip_serializing)]
        #[cfg_attr(feature = "wire", ts(skip))]
        name: String,
        kind: String,
        params: ArtifactParams,
        #[serde(skip_serializing)]
        #[cfg_attr(feature = "wire", ts(skip))]
        text: String,
    }
);
row!(
    /// A token of Pandora's Box.
    PandoraRow { id: Pandora, reward: Vec<RewardRow> }
);

row!(
    /// Numbers that belong to no component.
    Constants {
        start_resource_each: u8,
        start_crystals: u8,
        start_followers_capital: u8,
        start_followers_shrine: u8,
        start_followers_reserve: u8,
        start_settlements: u8,
        start_vp: u8,
        minor_gods_dealt: u8,
        minor_gods_kept: u8,
        minor_gods_dealt_first_game: u8,
        market_row: u8,
        artifacts_in_play: u8,
        resource_cap: u8,
        strength_follower: u8,
        strength_minor_god: u8,
        strength_major_god: u8,
        atlantis_god_strength: u8,
        goal_cap: u8,
        rank_first_vp: u8,
        rank_second_vp: u8,
        leftover_per_vp: u8,
        defeat_metal: u8,
        red_upgrade_cost: CostRow,
        blue_upgrade_steps: u8,
        red_upgrade_steps: u8,
        major_god_development_steps: u8,
        major_god_power_steps: u8,
        crystal_supply_limited: bool,
        exhaust_supply_limited: bool,
    }
);

/// Per game or per house.
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "variants are called as in the content file")]
pub enum Per {
    Game,
    House,
}

/// Tips have two neighbours, crossings four.
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "variants are called as in the content file")]
pub enum SlotKind {
    Tip,
    Crossing,
}

/// Outer segments touch a tip.
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "variants are called as in the content file")]
pub enum SegmentKind {
    Outer,
    Inner,
}

/// What a region releases.
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "variants are called as in the content file")]
pub enum SummonToken {
    Minor,
    Major,
}

/// A home planet or a side of Gaia.
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "variants are called as in the content file")]
pub enum BoardKind {
    Home,
    Gaia,
}

/// What an action token does.
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "variants are called as in the content file")]
pub enum OpName {
    Portal,
    Move,
    Trade,
    Harvest,
    Creation,
    Income,
    Power,
    Market,
}

/// The numbers on one side of an action token.
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "fields are called as in the content file")]
pub struct SideRow {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub figures: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub points: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub pacts: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub territories: Option<u8>,
    #[serde(rename = "type")]
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub creates: Option<Creates>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub extra_followers: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub extra_steps: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub pay: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub gain: Option<u8>,
}

/// What a creation action brings.
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "variants are called as in the content file")]
pub enum Creates {
    CapitalResource,
    AnyOne,
}

/// A printed source symbol.
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "variants are called as in the content file")]
pub enum SourceType {
    Food,
    Wood,
    Metal,
    Gold,
    Any,
}

/// Regular weapons are in hand from the start and only for defence.
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "variants are called as in the content file")]
pub enum WeaponKind {
    Regular,
    Advanced,
}

/// What a weapon or an ancient civilization does in a battle, besides its strength (5.2).
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum WeaponEffect {
    /// Nothing.
    None,
    /// Gods of the other side count 1 each.
    GodsCountOne,
    /// The effect of the opposing card is switched off.
    VoidEffect,
    /// The strongest figure of the other side is left out.
    IgnoreStrongest,
    /// Metal may be paid for strength.
    PayMetalForStrength,
    /// A second advanced card may be added.
    SecondCard,
    /// The opposing card leaves; another must follow.
    ForceReplacement,
    /// The loser takes a resource from the winner.
    LoserStealsResource,
}

/// When the power of a minor god works.
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GodKind {
    /// Once, when summoned.
    Immediate,
    /// From summoning on.
    Permanent,
    /// At the final scoring.
    End,
}

/// The power of a minor god (9.11).
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each power is described where section 9.11 is carried out")]
pub enum GodEffect {
    AddFollowerToGodBattle {},
    FreePact { crystals: u8 },
    VpPerResourceTerritory { resource: Resource, vp: u8 },
    SettlementStrength { battle: u8, harvest: u8, needs_figures: bool },
    HarvestStrength { n: u8 },
    VpPerExhaustedPair { vp: u8, per: u8 },
    WeaponDiscount { metal: u8 },
    TwoCardsChooseOne {},
    VpPerStrongTerritory { strength: u8, vp: u8 },
    AwayTerritories { per: u8, vp: u8, crystals: u8 },
    SacrificeFollower { resources: u8 },
    FollowerWhereThree { n: u8 },
    SettlementDefence { n: u8 },
    GroupPortal { figures: u8 },
    StrengthWithTwoFigures { battle: u8, harvest: u8 },
    FollowerPerSettledPlanet {},
    AwayShrines { vp: u8, metal: u8 },
    VpPerAtlantis { vp: u8 },
    PortalExtra { n: u8 },
    VpPerReserveFollowers { per: u8, vp: u8 },
    VpPerKeptAncient { vp: u8 },
    ResourcePerSettledTerritory {},
    RecruitExtra { n: u8 },
    MoveExtra { points: u8 },
    ExtraShrine { n: u8 },
}

impl GodEffect {
    /// When a power of this sort works.
    pub(super) const fn kind(self) -> GodKind {
        use GodEffect as E;
        match self {
            E::FreePact { .. }
            | E::AwayTerritories { .. }
            | E::SacrificeFollower { .. }
            | E::FollowerWhereThree { .. }
            | E::GroupPortal { .. }
            | E::FollowerPerSettledPlanet {}
            | E::AwayShrines { .. }
            | E::ResourcePerSettledTerritory {} => GodKind::Immediate,
            E::VpPerResourceTerritory { .. }
            | E::VpPerExhaustedPair { .. }
            | E::VpPerStrongTerritory { .. }
            | E::VpPerAtlantis { .. }
            | E::VpPerReserveFollowers { .. }
            | E::VpPerKeptAncient { .. } => GodKind::End,
            _ => GodKind::Permanent,
        }
    }
}

/// A power of a major god (9.10).
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "op", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "each power is described where section 9.10 is carried out")]
pub enum MajorPower {
    ShiftCrossedSign {},
    ResourceWithCrystals { n: u8 },
    MobileSettlements { carries: u8 },
    SettlementStrength { n: u8 },
    SettlementHarvest { n: u8 },
    FullHarvest {},
    CultureByPresence {},
    DoubleCulture {},
}

/// What a goal tile counts.
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Counts {
    /// Shrines in controlled territories.
    ControlledShrines,
    /// Controlled territories.
    ControlledTerritories,
    /// Own settlements on boards.
    SettlementsInPlay,
    /// Own followers and gods on boards.
    FiguresInPlay,
}

/// The numbers of an artifact; which ones it needs depends on the artifact.
#[derive(Deserialize, Serialize, Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs, reason = "fields are called as in the content file")]
pub struct ArtifactParams {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub discount: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub actions: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub territory: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub gain: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub pay: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub vp: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub vp_by_multiplier: Option<[u8; 5]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional))]
    pub tokens: Option<Vec<String>>,
}
