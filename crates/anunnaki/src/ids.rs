//! Closed vocabularies: every name the rules and the content file use.

use game_core::BitSet;
use game_core::{numbered, vocabulary};

vocabulary! {
    /// A kind of goods.
    Resource, "resource" { Food = "food", Wood = "wood", Metal = "metal", Gold = "gold" }
}
vocabulary! {
    /// A track of the development board.
    Track, "track" { War = "war", Technology = "technology", Trade = "trade", Power = "power" }
}
vocabulary! {
    /// A house.
    House, "house" { Pharaos = "pharaos", Norrenis = "norrenis", Babylons = "babylons", Hellenis = "hellenis" }
}
vocabulary! {
    /// What stands on a board. A settlement is a figure only for the Norrenis.
    Kind, "kind" { Follower = "follower", Minor = "minor_god", Major = "major_god", Settlement = "settlement" }
}
vocabulary! {
    /// The colour of an action token.
    Colour, "colour" { Blue = "blue", Red = "red" }
}
vocabulary! {
    /// One of the ten action tokens.
    Token, "token" {
        Portal = "portal", MoveBlue = "move_blue", MoveRed = "move_red", Trade = "trade",
        HarvestBlue = "harvest_blue", HarvestRed = "harvest_red", Creation = "creation",
        Income = "income", Power = "power", Market = "market",
    }
}
vocabulary! {
    /// A place for a token on the action star: five tips, five crossings.
    Slot, "slot" {
        T0 = "t0", T1 = "t1", T2 = "t2", T3 = "t3", T4 = "t4",
        V0 = "v0", V1 = "v1", V2 = "v2", V3 = "v3", V4 = "v4",
    }
}
vocabulary! {
    /// The cell for a sign on one segment of the star.
    Cell, "cell" {
        T0V4 = "t0_v4", T0V0 = "t0_v0", V4V0 = "v4_v0", T1V0 = "t1_v0", T1V1 = "t1_v1", V0V1 = "v0_v1",
        T2V1 = "t2_v1", T2V2 = "t2_v2", V1V2 = "v1_v2", T3V2 = "t3_v2", T3V3 = "t3_v3", V2V3 = "v2_v3",
        T4V3 = "t4_v3", T4V4 = "t4_v4", V3V4 = "v3_v4",
    }
}
vocabulary! {
    /// A region of the star, holding a summon token until it is enclosed.
    Region, "region" {
        Minor0 = "minor_0", Minor1 = "minor_1", Minor2 = "minor_2", Minor3 = "minor_3", Minor4 = "minor_4",
        Major = "major",
    }
}
vocabulary! {
    /// A magic action.
    Magic, "magic" {
        Red = "magic_red", Blue = "magic_blue", Weapons = "magic_weapons", Upgrade = "magic_upgrade",
        Build = "magic_build", Followers = "magic_followers",
    }
}
vocabulary! {
    /// A weapon card.
    Weapon, "weapon" {
        Slingshot = "slingshot", LongShield = "long_shield", Dagger = "dagger", ShortBow = "short_bow",
        DoubleAxe = "double_axe", Ballista = "ballista", CastingNet = "casting_net",
        Broadsword = "broadsword", WarCart = "war_cart", VikingHelmet = "viking_helmet",
        CompositeBow = "composite_bow", LongSpear = "long_spear",
    }
}
vocabulary! {
    /// A minor god; seven of each house, in the order of the houses.
    MinorGod, "god" {
        Anubis = "anubis", Bast = "bast", Horus = "horus", Isis = "isis", Osiris = "osiris", Seth = "seth",
        Sekhmet = "sekhmet",
        Loki = "loki", Thor = "thor", Freyr = "freyr", Freya = "freya", Frigg = "frigg",
        Heimdallr = "heimdallr", Aegir = "aegir",
        Anu = "anu", Assur = "assur", Marduk = "marduk", Ninlil = "ninlil", Ninhursag = "ninhursag",
        Ea = "ea", Enlil = "enlil",
        Hades = "hades", Ares = "ares", Athena = "athena", Demeter = "demeter", Hera = "hera",
        Hermes = "hermes", Poseidon = "poseidon",
    }
}
vocabulary! {
    /// A major god, one of each house.
    MajorGod, "god" { Ra = "ra", Odin = "odin", Ishtar = "ishtar", Zeus = "zeus" }
}
vocabulary! {
    /// An artifact of Atlantis.
    Artifact, "artifact" {
        Scarab = "scarab_amulet", Mirror = "duplicity_mirror", Map = "afterworld_map",
        Cornucopia = "cornucopia", Tablet = "tablet_of_destinies", Pandora = "pandoras_box",
    }
}
vocabulary! {
    /// A token of Pandora's Box.
    Pandora, "pandora" { Crystal = "pandora_crystal", Follower = "pandora_follower", Weapon = "pandora_weapon" }
}
vocabulary! {
    /// A goal tile.
    Goal, "goal" {
        Shrines = "goal_shrines", Territories = "goal_territories", Settlements = "goal_settlements",
        Units = "goal_units",
    }
}
vocabulary! {
    /// A board: the four home planets, both sides of Gaia, and the Afterworld.
    Board, "board" {
        Pharaos = "pharaos", Norrenis = "norrenis", Babylons = "babylons", Hellenis = "hellenis",
        Gaia2 = "gaia2", Gaia4 = "gaia4", Afterworld = "afterworld",
    }
}

numbered! {
    /// One hex of a board.
    Territory
}
numbered! {
    /// A place for a culture token, where three territories meet.
    Corner
}
numbered! {
    /// A trade agreement.
    Pact
}
numbered! {
    /// A culture token.
    Culture
}
numbered! {
    /// An ancient civilization.
    Ancient
}

/// Some territories.
pub type TerritorySet = BitSet<Territory, u64>;
/// Some cells of the star.
pub type CellSet = BitSet<Cell, u16>;
/// Some weapon cards.
pub type WeaponSet = BitSet<Weapon, u16>;
/// Some minor gods.
pub type GodSet = BitSet<MinorGod, u32>;
/// Some action tokens.
pub type TokenSet = BitSet<Token, u16>;
/// Some artifacts.
pub type ArtifactSet = BitSet<Artifact, u8>;

impl Resource {
    /// The two-word pairs of different goods, in order.
    pub const PAIRS: [(Resource, Resource); 6] = {
        use Resource::{Food, Gold, Metal, Wood};
        [(Food, Wood), (Food, Metal), (Food, Gold), (Wood, Metal), (Wood, Gold), (Metal, Gold)]
    };
}

impl Track {
    /// The three development tracks.
    pub const DEVELOPMENT: [Track; 3] = [Track::War, Track::Technology, Track::Trade];
}

impl House {
    /// The home planet.
    #[must_use]
    pub const fn board(self) -> Board {
        Board::ALL[self as usize]
    }

    /// The major god.
    #[must_use]
    pub const fn major(self) -> MajorGod {
        MajorGod::ALL[self as usize]
    }

    /// The seven minor gods.
    #[must_use]
    pub fn minors(self) -> GodSet {
        GodSet::from_word(0x7f << (7 * self as u32))
    }
}

impl MinorGod {
    /// Whose god.
    #[must_use]
    pub const fn house(self) -> House {
        House::ALL[self as usize / 7]
    }
}

impl Kind {
    /// The kinds that are figures for everybody.
    pub const FIGURES: [Kind; 3] = [Kind::Follower, Kind::Minor, Kind::Major];

    /// Is it a god?
    #[must_use]
    pub const fn is_god(self) -> bool {
        matches!(self, Kind::Minor | Kind::Major)
    }
}
