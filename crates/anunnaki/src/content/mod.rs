//! The printed facts: read once from `content/anunnaki.toml`, checked, and compiled into tables.

mod cards;
mod check;
mod compile;
mod listing;
mod map;
pub mod printed;
mod reward;
mod rows;
mod trails;

pub use reward::{Cost, Reward, RewardList};
pub use rows::{Counts, GodEffect, GodKind, MajorPower, WeaponEffect};

use crate::ids::{
    Ancient, Artifact, Board, Cell, CellSet, Colour, Corner, Culture, Goal, House, Kind, Magic, MajorGod,
    MinorGod, Pact, Pandora, Region, Resource, Slot, Territory, TerritorySet, Token, Track, Weapon,
    WeaponSet,
};
use game_core::content::ContentEntry;
use game_core::{ContentError, ContentHash};
use printed::Printed;
use std::sync::{LazyLock, OnceLock};

const STANDARD: &str = include_str!("../../content/anunnaki.toml");
const FORMER: &[(&str, &str)] = &[
    ("2026-11", include_str!("../../content/former/2026-11.toml")),
    ("2026-11-16", include_str!("../../content/former/2026-11-16.toml")),
    ("2026-11-17", include_str!("../../content/former/2026-11-17.toml")),
];

/// Most territories a content file may have, the Afterworld included.
pub(crate) const TERRITORIES: usize = 64;
/// Most culture corners a content file may have.
pub(crate) const CORNERS: usize = 32;
/// Pacts.
pub(crate) const PACTS: usize = 36;
/// Culture tokens.
pub(crate) const CULTURES: usize = 20;
/// Ancient civilizations.
pub(crate) const ANCIENTS: usize = 12;
/// Spaces of the market row.
pub(crate) const ROW: usize = 6;
/// Followers of a house.
pub(crate) const FOLLOWERS: u8 = 12;
/// Settlements of a house.
pub(crate) const SETTLEMENTS: u8 = 5;
/// Signs of a house.
pub(crate) const SIGNS: u32 = 14;
/// Minor gods a house keeps.
pub(crate) const KEPT_GODS: usize = 4;
/// Artifacts brought into play.
pub(crate) const ARTIFACTS_IN_PLAY: u32 = 3;

/// The printed facts of one edition.
#[derive(Debug)]
pub struct Content {
    pub(crate) hash: ContentHash,
    pub(crate) listing: Vec<ContentEntry>,
    pub(crate) printed: Printed,
    pub(crate) rewards: Vec<Reward>,
    pub(crate) numbers: Numbers,
    pub(crate) houses: [HouseFacts; 4],
    pub(crate) crystals: [u8; 15],
    pub(crate) joint: [[Option<Cell>; 10]; 10],
    pub(crate) neighbours: [u16; 10],
    pub(crate) regions: [CellSet; 6],
    /// Counted when first asked for.
    trails: OnceLock<trails::Trails>,
    pub(crate) tokens: [TokenFacts; 10],
    pub(crate) magics: [MagicFacts; 6],
    pub(crate) territories: Vec<TerritoryFacts>,
    pub(crate) boards: [TerritorySet; 7],
    pub(crate) steps: [TerritorySet; TERRITORIES],
    pub(crate) atlantis: TerritorySet,
    pub(crate) ancient_sites: TerritorySet,
    pub(crate) afterworld: Territory,
    pub(crate) corners: Vec<CornerFacts>,
    pub(crate) weapons: [WeaponFacts; 12],
    pub(crate) pacts: Vec<PactFacts>,
    pub(crate) cultures: Vec<CultureFacts>,
    pub(crate) ancients: Vec<AncientFacts>,
    pub(crate) tracks: [TrackFacts; 3],
    pub(crate) power: PowerFacts,
    pub(crate) area: [AreaFacts; 5],
    pub(crate) goals: [GoalFacts; 4],
    pub(crate) majors: [MajorFacts; 4],
    pub(crate) minors: [MinorFacts; 28],
    pub(crate) artifacts: ArtifactNumbers,
    pub(crate) pandora: [RewardList; 3],
}

/// Numbers that belong to no component.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbers {
    pub(crate) start_resource_each: u8,
    pub(crate) start_crystals: u8,
    pub(crate) start_followers_capital: u8,
    pub(crate) start_followers_shrine: u8,
    pub(crate) start_settlements: u8,
    pub(crate) start_vp: u8,
    pub(crate) minor_gods_dealt: u8,
    pub(crate) resource_cap: u8,
    pub(crate) strength: [u8; 4],
    pub(crate) atlantis_god_strength: u8,
    pub(crate) rank_first_vp: u8,
    pub(crate) rank_second_vp: u8,
    pub(crate) leftover_per_vp: u8,
    pub(crate) defeat_metal: u8,
    pub(crate) red_upgrade_cost: Cost,
    pub(crate) upgrade_steps: [u8; 2],
    pub(crate) major_god_development_steps: u8,
    pub(crate) major_god_power_steps: u8,
}

/// A house.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HouseFacts {
    pub(crate) capital: Territory,
    pub(crate) start: Territory,
    pub(crate) capital_resource: Resource,
    pub(crate) regular: WeaponSet,
    pub(crate) advanced: WeaponSet,
}

/// What a side of an action token does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// Teleport so many figures.
    Portal(u8),
    /// Move with so many points.
    Move(u8),
    /// Take so many pacts.
    Trade(u8),
    /// Harvest so many territories.
    Harvest(u8),
    /// Goods by shrines: of the capital's type.
    CreateOwn,
    /// Goods by shrines: of one type to choose.
    CreateAny,
    /// The settlement area pays, and so many followers more.
    Income(u8),
    /// Power steps by the goal tile, and so many more.
    Power(u8),
    /// Pay so many of a type for one each of two others.
    Market(u8),
}

/// An action token.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TokenFacts {
    pub(crate) colour: Colour,
    pub(crate) sides: [Op; 2],
}

/// A magic action.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MagicFacts {
    pub(crate) crystals: u8,
    pub(crate) cost: Cost,
    pub(crate) reward: RewardList,
}

/// A territory.
#[derive(Clone, Debug)]
pub(crate) struct TerritoryFacts {
    pub(crate) id: String,
    pub(crate) q: i8,
    pub(crate) r: i8,
    /// The printed sources; `None` stands for any type.
    pub(crate) sources: Vec<Option<Resource>>,
    /// Which types come from here, as bits.
    pub(crate) types: u8,
    pub(crate) shrines: u8,
    pub(crate) capital_of: Option<House>,
}

/// A culture corner.
#[derive(Clone, Debug)]
pub(crate) struct CornerFacts {
    pub(crate) id: String,
    pub(crate) board: Board,
    pub(crate) territories: TerritorySet,
}

/// A weapon card.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WeaponFacts {
    pub(crate) regular: bool,
    pub(crate) cost: Cost,
    pub(crate) strength: u8,
    pub(crate) effect: WeaponEffect,
    pub(crate) war: u8,
    pub(crate) vp: u8,
}

/// A trade agreement.
#[derive(Clone, Debug)]
pub(crate) struct PactFacts {
    pub(crate) id: String,
    pub(crate) house: Option<House>,
    pub(crate) cost: Cost,
    pub(crate) middle: RewardList,
    pub(crate) vp: u8,
    pub(crate) trade: u8,
}

/// A culture token.
#[derive(Clone, Debug)]
pub(crate) struct CultureFacts {
    pub(crate) id: String,
    pub(crate) reward: RewardList,
    /// Nothing in it needs a decision, so it is taken at once (R17).
    pub(crate) plain: bool,
}

/// An ancient civilization.
#[derive(Clone, Debug)]
pub(crate) struct AncientFacts {
    pub(crate) id: String,
    pub(crate) strength: u8,
    pub(crate) effect: WeaponEffect,
    pub(crate) reward: RewardList,
}

/// A development track.
#[derive(Clone, Debug)]
pub(crate) struct TrackFacts {
    pub(crate) last: u8,
    pub(crate) multipliers: Vec<u8>,
}

/// The power track.
#[derive(Clone, Debug)]
pub(crate) struct PowerFacts {
    pub(crate) values: Vec<i8>,
    pub(crate) start: u8,
    pub(crate) lightning_after: u8,
    pub(crate) vp2_spaces: [u8; 4],
}

/// A cell of the settlement area.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct AreaFacts {
    pub(crate) followers: u8,
    pub(crate) vp: u8,
}

/// A goal tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GoalFacts {
    pub(crate) counts: Counts,
    pub(crate) divisor: u8,
    pub(crate) cap: u8,
}

/// A major god.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MajorFacts {
    pub(crate) base: MajorPower,
    pub(crate) upgraded: MajorPower,
}

/// A minor god.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MinorFacts {
    pub(crate) kind: GodKind,
    pub(crate) track: Track,
    pub(crate) steps: u8,
    pub(crate) effect: GodEffect,
}

/// The numbers on the artifacts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ArtifactNumbers {
    pub(crate) mirror_discount: u8,
    pub(crate) cornucopia_gain: u8,
    pub(crate) cornucopia_pay: u8,
    pub(crate) cornucopia_vp: u8,
    pub(crate) tablet_vp: [u8; 5],
}

impl Content {
    /// The items of a reward list.
    #[must_use]
    pub fn rewards(&self, list: RewardList) -> &[Reward] {
        &self.rewards[usize::from(list.start)..usize::from(list.start) + usize::from(list.len)]
    }

    /// The id of a territory.
    #[must_use]
    pub fn territory_id(&self, territory: Territory) -> &str {
        &self.territories[territory.index()].id
    }

    /// The territory with this id.
    #[must_use]
    pub fn territory(&self, id: &str) -> Option<Territory> {
        let at = self.territories.iter().position(|territory| territory.id == id)?;
        Some(Territory::new(at))
    }

    /// The id of a culture corner.
    #[must_use]
    pub fn corner_id(&self, corner: Corner) -> &str {
        &self.corners[corner.index()].id
    }

    /// The culture corner with this id.
    #[must_use]
    pub fn corner(&self, id: &str) -> Option<Corner> {
        Some(Corner::new(self.corners.iter().position(|corner| corner.id == id)?))
    }

    /// The id of a pact.
    #[must_use]
    pub fn pact_id(&self, pact: Pact) -> &str {
        &self.pacts[pact.index()].id
    }

    /// The pact with this id.
    #[must_use]
    pub fn pact(&self, id: &str) -> Option<Pact> {
        Some(Pact::new(self.pacts.iter().position(|pact| pact.id == id)?))
    }

    /// The id of a culture token.
    #[must_use]
    pub fn culture_id(&self, culture: Culture) -> &str {
        &self.cultures[culture.index()].id
    }

    /// The culture token with this id.
    #[must_use]
    pub fn culture(&self, id: &str) -> Option<Culture> {
        Some(Culture::new(self.cultures.iter().position(|token| token.id == id)?))
    }

    /// The id of an ancient civilization.
    #[must_use]
    pub fn ancient_id(&self, ancient: Ancient) -> &str {
        &self.ancients[ancient.index()].id
    }

    /// The ancient civilization with this id.
    #[must_use]
    pub fn ancient(&self, id: &str) -> Option<Ancient> {
        Some(Ancient::new(self.ancients.iter().position(|token| token.id == id)?))
    }

    /// What a side of a token does.
    #[must_use]
    pub fn op(&self, token: Token, upgraded: bool) -> Op {
        self.tokens[token.index()].sides[usize::from(upgraded)]
    }

    /// The colour of a token.
    #[must_use]
    pub fn colour(&self, token: Token) -> Colour {
        self.tokens[token.index()].colour
    }

    /// The territories of a board.
    #[must_use]
    pub fn board(&self, board: Board) -> TerritorySet {
        self.boards[board.index()]
    }

    /// The capital of a house.
    #[must_use]
    pub fn capital(&self, house: House) -> Territory {
        self.houses[house.index()].capital
    }

    /// The strength of a figure by itself.
    #[must_use]
    pub fn strength(&self, kind: Kind) -> u8 {
        self.numbers.strength[kind.index()]
    }

    pub(crate) fn weapon(&self, weapon: Weapon) -> &WeaponFacts {
        &self.weapons[weapon.index()]
    }

    pub(crate) fn minor(&self, god: MinorGod) -> &MinorFacts {
        &self.minors[god.index()]
    }

    pub(crate) fn house(&self, house: House) -> &HouseFacts {
        &self.houses[house.index()]
    }

    /// The cell between two slots of the star, if a segment joins them.
    #[must_use]
    pub fn joint(&self, from: Slot, to: Slot) -> Option<Cell> {
        self.joint[from.index()][to.index()]
    }
}

impl game_core::Content for Content {
    type Printed = Printed;

    const FORMER: &'static [(&'static str, &'static str)] = FORMER;
    const TEXT: &'static str = STANDARD;

    fn standard() -> &'static Self {
        static CONTENT: LazyLock<Content> = LazyLock::new(|| {
            Content::parse("content/anunnaki.toml", STANDARD).expect("the tests read the standard content")
        });
        &CONTENT
    }

    fn parse(file: &str, text: &str) -> Result<Self, ContentError> {
        compile::compile(file, text)
    }

    fn hash(&self) -> ContentHash {
        self.hash
    }

    fn listing(&self) -> Vec<ContentEntry> {
        self.listing.clone()
    }

    fn printed(&self) -> &Printed {
        &self.printed
    }
}

// Every list of the file that the rules name by an enum has one row per name.
const _: () = {
    assert!(Cell::COUNT == 15 && Slot::COUNT == 10 && Region::COUNT == 6);
    assert!(Token::COUNT == 10 && Magic::COUNT == 6 && Weapon::COUNT == 12);
    assert!(MinorGod::COUNT == 28 && MajorGod::COUNT == 4 && Artifact::COUNT == 6);
    assert!(Goal::COUNT == 4 && Pandora::COUNT == 3 && Board::COUNT == 7);
};
