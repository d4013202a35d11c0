//! The printed facts: factions, tiles, tracks and the map, read once from a content file and checked.

mod check;
mod listing;
mod map;
pub mod printed;
mod raw;

pub use map::MapTables;

use crate::ids::{
    BonusTile, Cult, Faction, FavorTile, Hex, PowerAction, ScoringTile, Structure, Terrain, TownTile,
};
use game_core::content::{Content as Facts, ContentEntry, ContentError, ContentHash};
use printed::Printed;
use std::fmt;
use std::sync::LazyLock;

/// The content file that comes with the program.
pub const STANDARD: &str = include_str!("../../content/terra-mystica.toml");

/// Coins, workers, priests and power: a price or a gain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Goods {
    /// Coins.
    pub coins: u8,
    /// Workers.
    pub workers: u8,
    /// Priests.
    pub priests: u8,
    /// Power.
    pub power: u8,
}

impl Goods {
    /// Nothing.
    pub const NONE: Goods = Goods { coins: 0, workers: 0, priests: 0, power: 0 };

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Goods) -> Goods {
        Goods {
            coins: self.coins + other.coins,
            workers: self.workers + other.workers,
            priests: self.priests + other.priests,
            power: self.power + other.power,
        }
    }

    /// So many times.
    #[must_use]
    pub const fn times(self, n: u8) -> Goods {
        Goods {
            coins: self.coins * n,
            workers: self.workers * n,
            priests: self.priests * n,
            power: self.power * n,
        }
    }
}

/// Everything printed.
#[derive(Clone)]
pub struct Content {
    hash: ContentHash,
    listing: Vec<ContentEntry>,
    printed: Printed,
    /// Fewest players.
    pub min_players: u8,
    /// Most players.
    pub max_players: u8,
    /// Bonus tiles in the game beyond one per player.
    pub bonus_tiles_extra: u8,
    /// Numbers of the rules.
    pub constants: Constants,
    /// The map with everything computed from it.
    pub map: MapTables,
    factions: Vec<FactionBoard>,
    structures: Vec<StructureFacts>,
    powers: Vec<PowerFacts>,
    scoring: Vec<ScoringFacts>,
    bonus: Vec<BonusFacts>,
    favors: Vec<FavorFacts>,
    towns: Vec<TownFacts>,
    introductory: Vec<Introductory>,
    introductory_scoring: [ScoringTile; 6],
    /// Steps of each order space of a cult, the best first.
    pub order_steps: [u8; 4],
    /// Steps of a priest that returns.
    pub return_steps: u8,
    /// Power for reaching each space of a cult track.
    pub cult_power: [u8; 11],
    /// End points for the best three of a cult.
    pub cult_places: [u8; 3],
    /// End points for the three largest networks.
    pub network_places: [u8; 3],
}

/// Numbers of the rules (table `constant` of the content file).
#[derive(Clone, Debug, Default)]
pub struct Constants {
    /// Points everybody starts with.
    pub start_vp: u8,
    /// Power tokens per player.
    pub power_tokens: u8,
    /// Priests per player.
    pub priests_per_player: u8,
    /// Bridges per player.
    pub bridges_per_player: u8,
    /// Workers for the Engineers' bridge.
    pub engineers_bridge_workers: u8,
    /// Structures of a town.
    pub town_structures: u8,
    /// Structures of a town with a sanctuary.
    pub town_structures_sanctuary: u8,
    /// Power of a town.
    pub town_power: u8,
    /// Power of a town with `favor_town_six`.
    pub town_power_six: u8,
    /// Coins put on each tile left in the pool.
    pub pool_coins: u8,
    /// Coins per point at the end.
    pub coins_per_vp: u8,
    /// The same for the Alchemists.
    pub coins_per_vp_alchemists: u8,
    /// Accepted power without a price.
    pub leech_free_power: u8,
    /// Points per tunnel or flight.
    pub skip_vp: u8,
    /// Darklings: points per spade paid.
    pub darklings_spade_vp: u8,
    /// Halflings: points per spade.
    pub halflings_spade_vp: u8,
    /// Alchemists with stronghold: power per spade.
    pub alchemists_spade_power: u8,
    /// Witches: points per town.
    pub witches_town_vp: u8,
    /// Swarmlings: workers per town.
    pub swarmlings_town_workers: u8,
    /// Engineers with stronghold: points per bridge.
    pub engineers_bridge_vp: u8,
    /// Cultists: points for the stronghold.
    pub cultists_stronghold_vp: u8,
    /// Alchemists: power for the stronghold.
    pub alchemists_stronghold_power: u8,
    /// Halflings: spades for the stronghold.
    pub halflings_stronghold_spades: u8,
    /// Darklings: workers exchanged for the stronghold.
    pub darklings_exchange: u8,
    /// Giants: spades of every transform.
    pub giants_spades: u8,
}

/// A faction board.
#[derive(Clone, Copy, Debug)]
pub struct FactionBoard {
    /// Home terrain.
    pub home: Terrain,
    /// Coins, workers and priests at the start.
    pub start: Goods,
    /// Power bowls at the start.
    pub bowls: [u8; 3],
    /// Cult positions at the start.
    pub cults: [u8; Cult::COUNT],
    /// Starting dwellings.
    pub start_dwellings: u8,
    /// Price of each structure; of a trading post next to an opponent.
    pub cost: [Goods; Structure::COUNT],
    /// Price of a trading post without a neighbour.
    pub trading_post_alone: Goods,
    /// Workers per round by dwellings on the map.
    pub worker_income: [u8; 9],
    /// Coins per round by trading posts on the map.
    pub trading_post_coins: [u8; 5],
    /// Power per round by trading posts on the map.
    pub trading_post_power: [u8; 5],
    /// Priests per round by temples on the map.
    pub temple_priests: [u8; 4],
    /// Power per round by temples on the map.
    pub temple_power: [u8; 4],
    /// Income of the stronghold.
    pub stronghold_income: Goods,
    /// Income of the sanctuary.
    pub sanctuary_income: Goods,
    /// Shipping at the start.
    pub shipping_start: u8,
    /// Highest level of shipping.
    pub shipping_max: u8,
    /// Price of a level of shipping.
    pub shipping_cost: Goods,
    /// Points for each level above the start.
    pub shipping_vp: [u8; 5],
    /// Price of one spade at each level of digging.
    pub spade_cost: [Goods; 3],
    /// Highest level of digging.
    pub digging_max: u8,
    /// Price of a level of digging.
    pub digging_cost: Goods,
    /// Points for each level of digging.
    pub digging_vp: [u8; 2],
    /// Tunnel or carpet.
    pub skip: Option<Skip>,
}

/// Tunnel or carpet flight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skip {
    /// Price.
    pub cost: Goods,
    /// Price with the stronghold.
    pub cost_stronghold: Goods,
    /// Hexes skipped.
    pub range: u8,
    /// Hexes skipped with the stronghold.
    pub range_stronghold: u8,
}

/// A kind of structure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StructureFacts {
    /// Pieces per player.
    pub supply: u8,
    /// Power value.
    pub power: u8,
}

/// A power action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PowerFacts {
    /// Power it costs.
    pub cost: u8,
    /// Goods it gives.
    pub gain: Goods,
    /// Spades it gives.
    pub spades: u8,
    /// Does it build a bridge?
    pub bridge: bool,
}

/// What a scoring tile rewards in phase II.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A spade gained.
    Spade,
    /// A town founded.
    Town,
    /// A dwelling built.
    Dwelling,
    /// A trading post built.
    TradingPost,
    /// A temple built.
    Temple,
    /// A stronghold or a sanctuary built.
    StrongholdOrSanctuary,
}

impl Event {
    /// The event of building this.
    #[must_use]
    pub const fn of(structure: Structure) -> Event {
        match structure {
            Structure::Dwelling => Event::Dwelling,
            Structure::TradingPost => Event::TradingPost,
            Structure::Temple => Event::Temple,
            Structure::Stronghold | Structure::Sanctuary => Event::StrongholdOrSanctuary,
        }
    }
}

/// What the cult bonus of a scoring tile counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counted {
    /// Steps on this track.
    Cult(Cult),
    /// Own priests on order spaces.
    Priests,
}

/// A scoring tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoringFacts {
    /// What it rewards in phase II.
    pub event: Event,
    /// With how many points.
    pub vp: u8,
    /// What its bonus in phase III counts.
    pub counted: Counted,
    /// How many of them for one bonus.
    pub per: u8,
    /// The goods of one bonus.
    pub gain: Goods,
    /// The spades of one bonus.
    pub spades: u8,
    /// A promo tile?
    pub promo: bool,
    /// Rounds it is never in, as bits.
    not_in_rounds: u8,
}

impl ScoringFacts {
    /// May the tile be the one of this round (R1)?
    #[must_use]
    pub const fn may_be_in_round(&self, round: u8) -> bool {
        self.not_in_rounds & (1 << round) == 0
    }
}

/// A bonus tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BonusFacts {
    /// Income.
    pub income: Goods,
    /// Spades of its special action.
    pub spades: u8,
    /// Cult steps of its special action.
    pub steps: u8,
    /// Shipping while held.
    pub shipping: u8,
    /// Points per structure on the map when passing.
    pub pass_vp: [u8; Structure::COUNT],
    /// Points per level of shipping when passing.
    pub pass_vp_shipping: u8,
    /// A promo tile?
    pub promo: bool,
}

/// A favor tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FavorFacts {
    /// The track it moves on.
    pub cult: Cult,
    /// Its steps.
    pub steps: u8,
    /// Copies.
    pub copies: u8,
    /// Income.
    pub income: Goods,
    /// Cult steps of its special action.
    pub action_steps: u8,
    /// Points per structure built.
    pub build_vp: [u8; Structure::COUNT],
    /// Points by trading posts on the map when passing.
    pub pass_vp: [u8; 5],
}

/// A town tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TownFacts {
    /// Points.
    pub vp: u8,
    /// Goods.
    pub gain: Goods,
    /// Steps on each cult track.
    pub steps: u8,
    /// Levels of shipping.
    pub shipping: u8,
    /// Keys.
    pub keys: u8,
    /// Copies.
    pub copies: u8,
    /// A promo tile?
    pub promo: bool,
}

/// The introductory game for a number of players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Introductory {
    /// Players.
    pub players: u8,
    /// Factions in turn order.
    pub factions: Vec<Faction>,
    /// Dwellings of each.
    pub dwellings: Vec<Vec<Hex>>,
    /// Bonus tiles.
    pub bonus_tiles: Vec<BonusTile>,
}

impl Content {
    /// The board of a faction.
    #[must_use]
    pub fn faction(&self, faction: Faction) -> &FactionBoard {
        &self.factions[faction.index()]
    }

    /// A kind of structure.
    #[must_use]
    pub fn structure(&self, structure: Structure) -> &StructureFacts {
        &self.structures[structure.index()]
    }

    /// A power action.
    #[must_use]
    pub fn power(&self, action: PowerAction) -> &PowerFacts {
        &self.powers[action.index()]
    }

    /// A scoring tile.
    #[must_use]
    pub fn scoring(&self, tile: ScoringTile) -> &ScoringFacts {
        &self.scoring[tile.index()]
    }

    /// A bonus tile.
    #[must_use]
    pub fn bonus(&self, tile: BonusTile) -> &BonusFacts {
        &self.bonus[tile.index()]
    }

    /// A favor tile.
    #[must_use]
    pub fn favor(&self, tile: FavorTile) -> &FavorFacts {
        &self.favors[tile.index()]
    }

    /// A town tile.
    #[must_use]
    pub fn town(&self, tile: TownTile) -> &TownFacts {
        &self.towns[tile.index()]
    }

    /// The introductory game for a number of players.
    #[must_use]
    pub fn introductory(&self, players: u8) -> Option<&Introductory> {
        self.introductory.iter().find(|one| one.players == players)
    }

    /// The scoring tiles of the introductory game.
    #[must_use]
    pub const fn introductory_scoring(&self) -> &[ScoringTile; 6] {
        &self.introductory_scoring
    }

    /// Power gained by moving up a cult track.
    #[must_use]
    pub fn cult_power_between(&self, from: u8, to: u8) -> u8 {
        self.cult_power[usize::from(from) + 1..=usize::from(to)].iter().sum()
    }
}

impl fmt::Debug for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "content {}", self.hash)
    }
}

impl Facts for Content {
    type Printed = Printed;

    const TEXT: &'static str = STANDARD;

    fn standard() -> &'static Self {
        static KEPT: LazyLock<Content> = LazyLock::new(|| {
            Content::parse("content/terra-mystica.toml", STANDARD).expect("the standard content is tested")
        });
        &KEPT
    }

    fn parse(file: &str, text: &str) -> Result<Self, ContentError> {
        let raw: raw::Pack = toml::from_str(text).map_err(|error| ContentError::toml(file, text, &error))?;
        let content = check::content(file, text, &raw)?;
        Ok(Content { printed: printed::printed(raw, &content.map), ..content })
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
