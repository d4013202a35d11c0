//! Costs and rewards: small data that the rules interpret.

use super::rows::SourceType;
use crate::ids::{Colour, Resource, Track};
use serde::{Deserialize, Serialize};

/// What something costs: fixed goods, and goods of any type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Of each resource.
    pub fixed: [u8; 4],
    /// Of any type.
    pub any: u8,
}

impl Cost {
    /// Nothing to pay?
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.any == 0 && self.fixed == [0; 4]
    }
}

/// A cost as written.
#[derive(Deserialize, Serialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(deny_unknown_fields, default)]
pub struct CostRow {
    #[serde(skip_serializing_if = "none")]
    #[cfg_attr(feature = "wire", ts(as = "Option<u8>", optional))]
    food: u8,
    #[serde(skip_serializing_if = "none")]
    #[cfg_attr(feature = "wire", ts(as = "Option<u8>", optional))]
    wood: u8,
    #[serde(skip_serializing_if = "none")]
    #[cfg_attr(feature = "wire", ts(as = "Option<u8>", optional))]
    metal: u8,
    #[serde(skip_serializing_if = "none")]
    #[cfg_attr(feature = "wire", ts(as = "Option<u8>", optional))]
    gold: u8,
    #[serde(skip_serializing_if = "none")]
    #[cfg_attr(feature = "wire", ts(as = "Option<u8>", optional))]
    any: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields so")]
const fn none(n: &u8) -> bool {
    *n == 0
}

impl From<CostRow> for Cost {
    fn from(row: CostRow) -> Cost {
        Cost { fixed: [row.food, row.wood, row.metal, row.gold], any: row.any }
    }
}

/// One item of a reward list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// Goods of one type, or of any types.
    Resource(Option<Resource>, u8),
    /// Crystals.
    Crystal(u8),
    /// Victory points.
    Vp(u8),
    /// Steps on a track.
    Track(Track, u8),
    /// Followers to recruit.
    Follower(u8),
    /// Advanced weapons.
    Weapon(u8),
    /// Pacts to take.
    Pact(u8),
    /// A settlement to build.
    Build,
    /// A token to upgrade.
    Upgrade,
    /// A sign to move.
    MoveSign,
    /// A portal action for so many figures.
    Portal(u8),
    /// A move action with so many points.
    Move(u8),
    /// The income action, base side.
    Income,
    /// The power action, base side.
    PowerAction,
    /// The action of an own token of this colour.
    Action(Colour),
    /// One of these.
    Choice(RewardList),
}

/// A stretch of the content's table of rewards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RewardList {
    pub(crate) start: u16,
    pub(crate) len: u8,
}

/// A reward as written.
#[derive(Deserialize, Serialize, Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "variants are called as in the content file")]
pub enum RewardRow {
    Resource { resource: SourceType, n: u8 },
    Crystal { n: u8 },
    Vp { n: u8 },
    Track { track: Track, n: u8 },
    Follower { n: u8 },
    Weapon { n: u8 },
    Pact { n: u8 },
    Build {},
    Upgrade {},
    MoveSign {},
    Portal { figures: u8 },
    Move { points: u8 },
    Income {},
    PowerAction {},
    BlueAction {},
    RedAction {},
    Choice { of: Vec<RewardRow> },
}

/// The resource a source symbol stands for; `None` for any.
pub(super) const fn resource_of(source: SourceType) -> Option<Resource> {
    match source {
        SourceType::Food => Some(Resource::Food),
        SourceType::Wood => Some(Resource::Wood),
        SourceType::Metal => Some(Resource::Metal),
        SourceType::Gold => Some(Resource::Gold),
        SourceType::Any => None,
    }
}

/// All rewards of a content file in one table.
#[derive(Debug, Default)]
pub(super) struct RewardTable(pub(super) Vec<Reward>);

impl RewardTable {
    /// Adds a list and tells where it stands.
    pub(super) fn add(&mut self, rows: &[RewardRow]) -> RewardList {
        let items: Vec<Reward> = rows.iter().map(|row| self.item(row)).collect();
        let start = self.0.len() as u16;
        self.0.extend(items);
        RewardList { start, len: rows.len() as u8 }
    }

    fn item(&mut self, row: &RewardRow) -> Reward {
        match row {
            RewardRow::Resource { resource, n } => Reward::Resource(resource_of(*resource), *n),
            RewardRow::Crystal { n } => Reward::Crystal(*n),
            RewardRow::Vp { n } => Reward::Vp(*n),
            RewardRow::Track { track, n } => Reward::Track(*track, *n),
            RewardRow::Follower { n } => Reward::Follower(*n),
            RewardRow::Weapon { n } => Reward::Weapon(*n),
            RewardRow::Pact { n } => Reward::Pact(*n),
            RewardRow::Build {} => Reward::Build,
            RewardRow::Upgrade {} => Reward::Upgrade,
            RewardRow::MoveSign {} => Reward::MoveSign,
            RewardRow::Portal { figures } => Reward::Portal(*figures),
            RewardRow::Move { points } => Reward::Move(*points),
            RewardRow::Income {} => Reward::Income,
            RewardRow::PowerAction {} => Reward::PowerAction,
            RewardRow::BlueAction {} => Reward::Action(Colour::Blue),
            RewardRow::RedAction {} => Reward::Action(Colour::Red),
            RewardRow::Choice { of } => Reward::Choice(self.add(of)),
        }
    }
}

/// Which rewards a component may carry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Safety {
    /// Pacts and magic: everything.
    Any,
    /// Culture tokens: what every player can take out of turn (6).
    Culture,
    /// Ancient civilizations: plain gains and choices of them (6).
    Ancient,
    /// Cells of the settlement area: followers and points (9.13).
    Area,
}

impl Safety {
    /// May a component carry this reward? Otherwise says what it may carry.
    pub(super) fn allows(self, row: &RewardRow) -> Result<(), &'static str> {
        use RewardRow as R;
        let (fine, list) = match self {
            Safety::Any => (true, ""),
            Safety::Culture => (
                matches!(
                    row,
                    R::Resource { .. }
                        | R::Crystal { .. }
                        | R::Vp { .. }
                        | R::Track { .. }
                        | R::Weapon { .. }
                        | R::Pact { .. }
                        | R::Follower { .. }
                ),
                "resource, crystal, vp, track, weapon, pact or follower",
            ),
            Safety::Ancient => (
                match row {
                    R::Resource { .. } | R::Crystal { .. } | R::Vp { .. } | R::Track { .. } => true,
                    R::Choice { of } => of
                        .iter()
                        .all(|one| !matches!(one, R::Choice { .. }) && Safety::Ancient.allows(one).is_ok()),
                    _ => false,
                },
                "resource, crystal, vp, track, or a choice of these",
            ),
            Safety::Area => (matches!(row, R::Follower { .. } | R::Vp { .. }), "follower or vp"),
        };
        if fine { Ok(()) } else { Err(list) }
    }
}
