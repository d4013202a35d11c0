//! Closed vocabularies: everything a rule, a card or a step can name.

use game_core::bits::BitSet;
use game_core::vocabulary;

vocabulary! {
    /// One of the five goods.
    Resource, "resource" {
        Food = "food", Wood = "wood", Metal = "metal", Stone = "stone", Culture = "culture",
    }
}

impl Resource {
    /// Wood, metal and stone: what a `wms` cost or space takes.
    pub const WMS: [Resource; 3] = [Resource::Wood, Resource::Metal, Resource::Stone];

    /// Is it wood, metal or stone?
    #[must_use]
    pub const fn is_wms(self) -> bool {
        matches!(self, Resource::Wood | Resource::Metal | Resource::Stone)
    }

    /// The letter for it on boards drawn as text.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Resource::Food => 'F',
            Resource::Wood => 'W',
            Resource::Metal => 'M',
            Resource::Stone => 'S',
            Resource::Culture => 'C',
        }
    }
}

vocabulary! {
    /// The landscape of a region.
    Terrain, "terrain" {
        Farmland = "farmland", Forest = "forest", Hill = "hill", Mountain = "mountain",
    }
}

vocabulary! {
    /// One of the four peoples.
    Faction, "faction" {
        Earthfolk = "earthfolk", Elvenfolk = "elvenfolk", Firefolk = "firefolk", Smallfolk = "smallfolk",
    }
}

vocabulary! {
    /// A region of the map; its number is its place in this list (spec 6.7).
    Region, "region" {
        FarmlandTopLeft = "farmland_top_left",
        FarmlandTopCentre = "farmland_top_centre",
        FarmlandTopRight = "farmland_top_right",
        FarmlandBottomLeft = "farmland_bottom_left",
        FarmlandBottomCentre = "farmland_bottom_centre",
        FarmlandBottomRight = "farmland_bottom_right",
        ForestUpperLeft = "forest_upper_left",
        ForestTop = "forest_top",
        ForestRight = "forest_right",
        ForestLowerLeft = "forest_lower_left",
        ForestInnerRight = "forest_inner_right",
        ForestBottomRight = "forest_bottom_right",
        HillLeft = "hill_left",
        HillTop = "hill_top",
        HillUpperRight = "hill_upper_right",
        HillInnerLeft = "hill_inner_left",
        HillBottom = "hill_bottom",
        HillLowerRight = "hill_lower_right",
        MountainLeft = "mountain_left",
        MountainCentre = "mountain_centre",
        MountainTop = "mountain_top",
        MountainRight = "mountain_right",
        MountainBottom = "mountain_bottom",
    }
}

impl Region {
    /// The region with this number.
    #[must_use]
    pub fn numbered(number: usize) -> Option<Region> {
        Region::ALL.get(number).copied()
    }
}

vocabulary! {
    /// What an action card is, whatever points it shows: ten starting cards, eleven market kinds.
    Kind, "kind" {
        Hunter = "hunter",
        Warrior = "warrior",
        Village = "village",
        Colonist = "colonist",
        Digger = "digger",
        Loremaster = "loremaster",
        Shaman = "shaman",
        CraftsmanWood = "craftsman_wood",
        CraftsmanStone = "craftsman_stone",
        Spellweaver = "spellweaver",
        Farmer = "farmer",
        Lumberjack = "lumberjack",
        Miner = "miner",
        Stonecutter = "stonecutter",
        Scholar = "scholar",
        Merchant = "merchant",
        Cavalry = "cavalry",
        Town = "town",
        Worker = "worker",
        Chariot = "chariot",
        City = "city",
    }
}

impl Kind {
    /// How many kinds are starting cards; they come first.
    pub const STARTING: usize = 10;
    /// How many kinds are sold on the market.
    pub const MARKET: usize = Kind::COUNT - Kind::STARTING;

    /// The place of its pile on the market; none for a starting card.
    #[must_use]
    pub const fn pile(self) -> Option<usize> {
        (self as usize).checked_sub(Kind::STARTING)
    }

    /// The kinds sold on the market.
    pub fn market() -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().skip(Kind::STARTING)
    }
}

vocabulary! {
    /// An action card as printed: copies of a kind with other points are other cards (R66).
    Card, "card" {
        Hunter = "hunter",
        Warrior = "warrior",
        Village = "village",
        Colonist = "colonist",
        Digger = "digger",
        Loremaster = "loremaster",
        Shaman = "shaman",
        CraftsmanWood = "craftsman_wood",
        CraftsmanStone = "craftsman_stone",
        Spellweaver = "spellweaver",
        Farmer = "farmer_vp0",
        Lumberjack = "lumberjack_vp0",
        Miner = "miner_vp0",
        Stonecutter = "stonecutter_vp0",
        Scholar = "scholar_vp0",
        Merchant1 = "merchant_vp1",
        Merchant = "merchant_vp0",
        Cavalry1 = "cavalry_vp1",
        Cavalry = "cavalry_vp0",
        Town1 = "town_vp1",
        Town = "town_vp0",
        Worker1 = "worker_vp1",
        Worker = "worker_vp0",
        Chariot2 = "chariot_vp2",
        Chariot1 = "chariot_vp1",
        Chariot = "chariot_vp0",
        City2 = "city_vp2",
        City1 = "city_vp1",
        City = "city_vp0",
    }
}

impl Card {
    /// What kind of card it is.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Card::Hunter => Kind::Hunter,
            Card::Warrior => Kind::Warrior,
            Card::Village => Kind::Village,
            Card::Colonist => Kind::Colonist,
            Card::Digger => Kind::Digger,
            Card::Loremaster => Kind::Loremaster,
            Card::Shaman => Kind::Shaman,
            Card::CraftsmanWood => Kind::CraftsmanWood,
            Card::CraftsmanStone => Kind::CraftsmanStone,
            Card::Spellweaver => Kind::Spellweaver,
            Card::Farmer => Kind::Farmer,
            Card::Lumberjack => Kind::Lumberjack,
            Card::Miner => Kind::Miner,
            Card::Stonecutter => Kind::Stonecutter,
            Card::Scholar => Kind::Scholar,
            Card::Merchant1 | Card::Merchant => Kind::Merchant,
            Card::Cavalry1 | Card::Cavalry => Kind::Cavalry,
            Card::Town1 | Card::Town => Kind::Town,
            Card::Worker1 | Card::Worker => Kind::Worker,
            Card::Chariot2 | Card::Chariot1 | Card::Chariot => Kind::Chariot,
            Card::City2 | Card::City1 | Card::City => Kind::City,
        }
    }

    /// The starting card of a kind; none for a market kind.
    #[must_use]
    pub fn starting(kind: Kind) -> Option<Card> {
        (kind.index() < Kind::STARTING).then(|| Card::ALL[kind.index()])
    }

    /// Does it come with a faction?
    #[must_use]
    pub const fn is_starting(self) -> bool {
        (self as usize) < Kind::STARTING
    }
}

vocabulary! {
    /// A technology (levels 1 and 2) or a wonder (level 3).
    Achievement, "achievement" {
        Engineering = "engineering",
        Masonry = "masonry",
        Mathematics = "mathematics",
        Strategy = "strategy",
        Writing = "writing",
        Commerce = "commerce",
        Government = "government",
        Leadership = "leadership",
        Philosophy = "philosophy",
        Religion = "religion",
        Academy = "academy",
        Amphitheatre = "amphitheatre",
        Aqueducts = "aqueducts",
        Ark = "ark",
        Colossus = "colossus",
        GreatWall = "great_wall",
        Highways = "highways",
        Mausoleum = "mausoleum",
        SiegeEngines = "siege_engines",
        TriumphalArch = "triumphal_arch",
    }
}

impl Achievement {
    /// The level of the card.
    #[must_use]
    pub const fn level(self) -> Level {
        match self as u8 {
            0..5 => Level::One,
            5..10 => Level::Two,
            _ => Level::Three,
        }
    }

    /// Is it of level 1 or 2?
    #[must_use]
    pub const fn is_technology(self) -> bool {
        !matches!(self.level(), Level::Three)
    }
}

vocabulary! {
    /// The level of an achievement.
    Level, "level" { One = "1", Two = "2", Three = "3", }
}

impl Level {
    /// The level as a number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The achievements of this level.
    #[must_use]
    pub const fn members(self) -> AchievementSet {
        BitSet::from_word(match self {
            Level::One => 0b1_1111,
            Level::Two => 0b1_1111 << 5,
            Level::Three => 0b11_1111_1111 << 10,
        })
    }

    /// The level below; none below level 1.
    #[must_use]
    pub const fn below(self) -> Option<Level> {
        match self {
            Level::One => None,
            Level::Two => Some(Level::One),
            Level::Three => Some(Level::Two),
        }
    }
}

vocabulary! {
    /// A conquest token: its value and the resource it shows.
    Token, "token" {
        One = "conquest_1",
        TwoFood = "conquest_2_food",
        TwoWood = "conquest_2_wood",
        TwoMetal = "conquest_2_metal",
        TwoStone = "conquest_2_stone",
        ThreeWood = "conquest_3_wood",
        ThreeMetal = "conquest_3_metal",
        ThreeStone = "conquest_3_stone",
    }
}

vocabulary! {
    /// Which printing decides where the two rulebooks differ (spec 7).
    Edition, "edition" { It = "it", Ru = "ru", }
}

vocabulary! {
    /// How two regions border on each other; the rules treat all alike.
    Crossing, "crossing" { Land = "land", River = "river", Strait = "strait", }
}

/// Some resources.
pub type ResourceSet = BitSet<Resource, u8>;
/// Some regions.
pub type RegionSet = BitSet<Region, u32>;
/// Some kinds of action cards.
pub type KindSet = BitSet<Kind, u32>;
/// Some achievements.
pub type AchievementSet = BitSet<Achievement, u32>;
/// Some factions.
pub type FactionSet = BitSet<Faction, u8>;
