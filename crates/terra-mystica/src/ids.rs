//! Closed vocabularies: factions, terrains, structures, cults, tiles, actions, places of the map.

pub use crate::places::{BridgePlace, Hex, LAND_PER_ROW, NoSuchPlace, River};
use game_core::vocabulary;
use serde::{Deserialize, Serialize};

vocabulary! {
    /// The seven terrains in the order of the transformation circle.
    Terrain, "terrain" {
        /// Yellow.
        Desert = "desert",
        /// Brown.
        Plains = "plains",
        /// Black.
        Swamp = "swamp",
        /// Blue.
        Lakes = "lakes",
        /// Green.
        Forest = "forest",
        /// Gray.
        Mountains = "mountains",
        /// Red.
        Wasteland = "wasteland",
    }
}

impl Terrain {
    /// Spades between two terrains: the shorter way round the circle, 0 to 3.
    #[must_use]
    pub const fn distance(self, other: Terrain) -> u8 {
        let way = (self as u8 + 7 - other as u8) % 7;
        if way > 3 { 7 - way } else { way }
    }

    /// The terrain `spades` steps along the shorter way towards `goal`.
    #[must_use]
    pub const fn towards(self, goal: Terrain, spades: u8) -> Terrain {
        let up = (goal as u8 + 7 - self as u8) % 7;
        let step = if up <= 3 { spades } else { 7 - spades };
        Terrain::ALL[((self as u8 + step) % 7) as usize]
    }
}

vocabulary! {
    /// The fourteen factions.
    Faction, "faction" {
        /// Plains.
        Halflings = "halflings",
        /// Plains.
        Cultists = "cultists",
        /// Swamp.
        Alchemists = "alchemists",
        /// Swamp.
        Darklings = "darklings",
        /// Lakes.
        Mermaids = "mermaids",
        /// Lakes.
        Swarmlings = "swarmlings",
        /// Forest.
        Witches = "witches",
        /// Forest.
        Auren = "auren",
        /// Mountains.
        Dwarves = "dwarves",
        /// Mountains.
        Engineers = "engineers",
        /// Wasteland.
        Giants = "giants",
        /// Wasteland.
        ChaosMagicians = "chaos_magicians",
        /// Desert.
        Nomads = "nomads",
        /// Desert.
        Fakirs = "fakirs",
    }
}

vocabulary! {
    /// The five kinds of structures.
    Structure, "structure" {
        /// D.
        Dwelling = "dwelling",
        /// TP.
        TradingPost = "trading_post",
        /// TE.
        Temple = "temple",
        /// SH.
        Stronghold = "stronghold",
        /// SA.
        Sanctuary = "sanctuary",
    }
}

vocabulary! {
    /// The four cults.
    Cult, "cult" {
        /// Fire.
        Fire = "fire",
        /// Water.
        Water = "water",
        /// Earth.
        Earth = "earth",
        /// Air.
        Air = "air",
    }
}

vocabulary! {
    /// Where a priest sent to a cult goes (spec 4.6).
    Order, "order" {
        /// The order space worth three steps; the priest stays.
        Three = "3",
        /// An order space worth two steps; the priest stays.
        Two = "2",
        /// One step; the priest returns to the supply.
        Return = "return",
    }
}

vocabulary! {
    /// The six power actions of the board.
    PowerAction, "power" {
        /// ACT1.
        Bridge = "power_bridge",
        /// ACT2.
        Priest = "power_priest",
        /// ACT3.
        Workers = "power_workers",
        /// ACT4.
        Coins = "power_coins",
        /// ACT5.
        Spade = "power_spade",
        /// ACT6.
        TwoSpades = "power_two_spades",
    }
}

vocabulary! {
    /// The scoring tiles, the promo tile last.
    ScoringTile, "scoring" {
        /// SCORE1.
        Spade = "score_spade",
        /// SCORE2.
        Town = "score_town",
        /// SCORE3.
        DwellingWater = "score_dwelling_water",
        /// SCORE4.
        StrongholdFire = "score_stronghold_fire",
        /// SCORE5.
        DwellingFire = "score_dwelling_fire",
        /// SCORE6.
        TradingPostWater = "score_trading_post_water",
        /// SCORE7.
        StrongholdAir = "score_stronghold_air",
        /// SCORE8.
        TradingPostAir = "score_trading_post_air",
        /// SCORE9, promo.
        Temple = "score_temple",
    }
}

vocabulary! {
    /// The bonus tiles, the promo tile last.
    BonusTile, "bonus" {
        /// BON1.
        Spade = "bonus_spade",
        /// BON2.
        Cult = "bonus_cult",
        /// BON3.
        Coins = "bonus_coins",
        /// BON4.
        Shipping = "bonus_shipping",
        /// BON5.
        PowerWorker = "bonus_power_worker",
        /// BON6.
        Stronghold = "bonus_stronghold",
        /// BON7.
        TradingPost = "bonus_trading_post",
        /// BON8.
        Priest = "bonus_priest",
        /// BON9.
        Dwelling = "bonus_dwelling",
        /// BON10, promo.
        ShippingVp = "bonus_shipping_vp",
    }
}

vocabulary! {
    /// The favor tiles.
    FavorTile, "favor" {
        /// FAV1.
        FireThree = "favor_fire_three",
        /// FAV2.
        WaterThree = "favor_water_three",
        /// FAV3.
        EarthThree = "favor_earth_three",
        /// FAV4.
        AirThree = "favor_air_three",
        /// FAV5.
        TownSix = "favor_town_six",
        /// FAV6.
        CultAction = "favor_cult_action",
        /// FAV7.
        WorkerPower = "favor_worker_power",
        /// FAV8.
        Power = "favor_power",
        /// FAV9.
        Coins = "favor_coins",
        /// FAV10.
        TradingPostVp = "favor_trading_post_vp",
        /// FAV11.
        DwellingVp = "favor_dwelling_vp",
        /// FAV12.
        PassTradingPosts = "favor_pass_trading_posts",
    }
}

vocabulary! {
    /// The town tiles, the promo tiles last.
    TownTile, "town" {
        /// TW1.
        Coins = "town_coins",
        /// TW2.
        Workers = "town_workers",
        /// TW3.
        Priest = "town_priest",
        /// TW4.
        Power = "town_power",
        /// TW5.
        Cults = "town_cults",
        /// TW6, promo.
        TwoKeys = "town_two_keys",
        /// TW7, promo.
        Shipping = "town_shipping",
        /// TW8, promo.
        Vp = "town_vp",
    }
}

vocabulary! {
    /// The conversions of one unit, and burning, in the fixed order of the convert menu (spec 3.6 f).
    Conversion, "convert" {
        /// Sacrifice one token of bowl II to move another to bowl III.
        Burn = "burn",
        /// 5 power to 1 priest.
        PowerToPriest = "pw_p",
        /// 3 power to 1 worker.
        PowerToWorker = "pw_w",
        /// 1 power to 1 coin.
        PowerToCoin = "pw_c",
        /// 1 priest to 1 worker.
        PriestToWorker = "p_w",
        /// 1 worker to 1 coin.
        WorkerToCoin = "w_c",
        /// 1 VP to 1 coin; Alchemists.
        VpToCoin = "vp_c",
        /// 2 coins to 1 VP; Alchemists.
        CoinsToVp = "c_vp",
    }
}

vocabulary! {
    /// Where points come from: the lines of the score sheet.
    VpSource, "points" {
        /// The points everybody starts with.
        Start = "start",
        /// Scoring tiles of the rounds.
        Scoring = "scoring",
        /// Favor tiles.
        Favor = "favor",
        /// Bonus tiles, when passing.
        Bonus = "bonus",
        /// Town tiles.
        Town = "town",
        /// Steps on the shipping and digging tracks.
        Tracks = "tracks",
        /// Abilities of the faction.
        Faction = "faction",
        /// Points paid for accepted power.
        Leech = "leech",
        /// Points exchanged by the Alchemists.
        Exchange = "exchange",
        /// Cult tracks at the end.
        Cults = "cults",
        /// The largest network at the end.
        Network = "network",
        /// Resources at the end.
        Resources = "resources",
    }
}

/// A special action (spec 4.7.3). Each once per round and owner, except the Engineers' bridge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Special {
    /// The spade of `bonus_spade`.
    BonusSpade,
    /// The cult step of `bonus_cult`.
    BonusCult,
    /// The cult step of `favor_cult_action`.
    FavorCultAction,
    /// Auren: two steps on one track.
    AurenCult,
    /// Chaos Magicians: two actions in a row.
    DoubleAction,
    /// Giants: two spades.
    GiantsSpades,
    /// Nomads: the hex becomes desert.
    Sandstorm(Hex),
    /// Swarmlings: the dwelling becomes a trading post.
    Swarm(Hex),
    /// Witches: a free dwelling on the forest hex.
    Ride(Hex),
    /// Witches: the ride is used up without a dwelling; for records only.
    RideWaived,
    /// Engineers: a bridge for two workers, without round limit.
    EngineerBridge,
}

impl Special {
    /// The id in steps and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Special::BonusSpade => "bonus_spade",
            Special::BonusCult => "bonus_cult",
            Special::FavorCultAction => "favor_cult_action",
            Special::AurenCult => "auren_cult",
            Special::DoubleAction => "double_action",
            Special::GiantsSpades => "giants_spades",
            Special::Sandstorm(_) => "sandstorm",
            Special::Swarm(_) => "swarm",
            Special::Ride(_) => "ride",
            Special::RideWaived => "ride_waived",
            Special::EngineerBridge => "engineer_bridge",
        }
    }

    /// The key of its name in the catalogue.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Special::BonusSpade => "special-bonus_spade",
            Special::BonusCult => "special-bonus_cult",
            Special::FavorCultAction => "special-favor_cult_action",
            Special::AurenCult => "special-auren_cult",
            Special::DoubleAction => "special-double_action",
            Special::GiantsSpades => "special-giants_spades",
            Special::Sandstorm(_) => "special-sandstorm",
            Special::Swarm(_) => "special-swarm",
            Special::Ride(_) => "special-ride",
            Special::RideWaived => "special-ride_waived",
            Special::EngineerBridge => "special-engineer_bridge",
        }
    }

    /// The hex it is about.
    #[must_use]
    pub const fn hex(self) -> Option<Hex> {
        match self {
            Special::Sandstorm(hex) | Special::Swarm(hex) | Special::Ride(hex) => Some(hex),
            _ => None,
        }
    }
}
