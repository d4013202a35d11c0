//! Why a step is not allowed: typed, with the missing numbers and the rule.

use crate::ids::{
    BonusTile, BridgePlace, Conversion, Cult, Faction, FavorTile, Hex, Order, PowerAction, River, Structure,
    Terrain, TownTile,
};
use game_core::{Explain, Seat, Text};

/// Why a step is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // the fields are the numbers of the sentence above them
pub enum Refusal {
    /// It is not this seat's turn to answer.
    NotAwaited,
    /// The step answers another question than the open one.
    NotAsked,
    /// Deals are made by chance.
    OnlyDealt,
    /// Somebody took this faction or the other one of its terrain.
    FactionTaken { faction: Faction },
    /// The faction has another colour than the one dealt.
    OtherColour { dealt: Terrain },
    /// The tile is not in the pool.
    NotInPool { tile: BonusTile },
    /// A bonus tile must be taken.
    TileNeeded,
    /// No bonus tile is taken in the last round.
    NoTileInLastRound,
    /// The hex holds a structure.
    Occupied { hex: Hex },
    /// The hex has another terrain than the one needed.
    OtherTerrain { hex: Hex, needed: Terrain },
    /// The hex already is home terrain.
    AlreadyHome { hex: Hex },
    /// No own structure reaches the hex.
    OutOfReach { hex: Hex },
    /// Tunnel or carpet was used in this action.
    SkipUsed { hex: Hex },
    /// The hex was dug in this action.
    DugBefore { hex: Hex },
    /// So many spades cannot be used there.
    WrongSpades { given: u8, least: u8, most: u8 },
    /// The step must name its target terrain, or must not.
    WrongTarget,
    /// No spade can be paid here.
    NoPaidSpades { missing: u8 },
    /// No hex can be dug with these spades.
    NothingToDig,
    /// The hex was not turned into home terrain by this action.
    NotTransformed { hex: Hex },
    /// Spades cannot be given up before one was used.
    UseSpadesFirst,
    /// No such structure is left on the board.
    NoPieceLeft { structure: Structure },
    /// The price cannot be paid, with any conversions.
    Lacks { coins: u8, workers: u8, priests: u8, power: u8 },
    /// The faction has no such track.
    NoTrack,
    /// The track is at its end.
    TrackAtEnd { level: u8 },
    /// No own structure stands there.
    NotOwn { hex: Hex },
    /// This structure does not become that one.
    WrongUpgrade { from: Structure, to: Structure },
    /// The order space is taken.
    SpaceTaken { cult: Cult, space: Order },
    /// Somebody used the power action this round.
    PowerActionUsed { action: PowerAction },
    /// The special action was used this round.
    SpecialUsed,
    /// It belongs to another faction.
    OtherFaction { faction: Faction },
    /// It needs the stronghold.
    NoStronghold,
    /// It needs this bonus tile.
    BonusNotHeld { tile: BonusTile },
    /// It needs this favor tile.
    FavorNotHeld { tile: FavorTile },
    /// The hex has no common edge with an own structure.
    NoCommonEdge { hex: Hex },
    /// The plan is not among the offered ones.
    NoSuchPlan,
    /// Single conversions are switched off in this game.
    NoFreeConversions,
    /// There is not enough for this conversion.
    CannotConvert { kind: Conversion, needed: u8, there: u8 },
    /// No priest is left in the supply.
    NoPriestLeft,
    /// Only the Alchemists exchange points.
    OnlyAlchemists,
    /// Nothing can be converted.
    NothingToConvert,
    /// The menu asks for another kind.
    OtherKindAsked { asked: Conversion },
    /// More than possible.
    TooMany { most: u8 },
    /// No favor tile of this kind is left.
    FavorGone { tile: FavorTile },
    /// The player has this favor tile.
    FavorOwned { tile: FavorTile },
    /// No town tile of this kind is left.
    TownGone { tile: TownTile },
    /// The marker of this track is not about to enter space 10.
    NotEntering { cult: Cult },
    /// It is only asked which marker enters.
    MustEnter,
    /// The place holds a bridge.
    Bridged { place: BridgePlace },
    /// No own structure at either end.
    NoOwnEnd { place: BridgePlace },
    /// All own bridges are built.
    NoBridgeLeft,
    /// No bridge can be built anywhere.
    NowhereToBridge,
    /// The river hex is a link already.
    Linked { river: River },
    /// The structures around the river hex make no town together.
    NoTownThere { river: River, structures: u8, power: u8 },
    /// There is no such open offer.
    NoSuchOffer { giver: Seat, amount: u8 },
    /// Only records contain this step.
    OnlyInRecords,
}

impl Explain for Refusal {
    fn rule(&self) -> &'static str {
        use Refusal as R;
        match self {
            R::NotAwaited | R::NotAsked => "3.7",
            R::OnlyDealt => "2.1",
            R::FactionTaken { .. } | R::OtherColour { .. } => "2.3",
            R::NotInPool { .. } | R::TileNeeded | R::NoTileInLastRound => "4.7.5",
            R::Occupied { .. } | R::OtherTerrain { .. } | R::OutOfReach { .. } | R::SkipUsed { .. } => {
                "4.1.1"
            }
            R::WrongSpades { .. } | R::WrongTarget | R::AlreadyHome { .. } | R::DugBefore { .. } => "4.1.3",
            R::NothingToDig => "4.1.3",
            R::NoPaidSpades { .. } => "4.1.2",
            R::NotTransformed { .. } => "4.1.4",
            R::UseSpadesFirst => "R38",
            R::NoPieceLeft { .. } => "1",
            R::Lacks { .. } | R::NoSuchPlan | R::NoFreeConversions => "3.6",
            R::NoTrack | R::TrackAtEnd { .. } => "4.2",
            R::NotOwn { .. } | R::WrongUpgrade { .. } => "4.3",
            R::SpaceTaken { .. } | R::NotEntering { .. } | R::MustEnter => "4.6",
            R::PowerActionUsed { .. } => "4.7.1",
            R::Bridged { .. } | R::NoOwnEnd { .. } | R::NoBridgeLeft | R::NowhereToBridge => "4.7.2",
            R::SpecialUsed
            | R::OtherFaction { .. }
            | R::NoStronghold
            | R::BonusNotHeld { .. }
            | R::FavorNotHeld { .. }
            | R::OnlyInRecords => "4.7.3",
            R::NoCommonEdge { .. } => "R9",
            R::NoPriestLeft => "4.7.4",
            R::CannotConvert { .. } | R::OnlyAlchemists => "4.9",
            R::NothingToConvert | R::OtherKindAsked { .. } | R::TooMany { .. } => "3.6",
            R::FavorGone { .. } | R::FavorOwned { .. } => "4.4",
            R::TownGone { .. } => "4.8",
            R::Linked { .. } | R::NoTownThere { .. } => "4.8.4",
            R::NoSuchOffer { .. } => "3.5",
        }
    }

    fn text(&self) -> Text {
        use Refusal as R;
        let label = |hex: &Hex| hex.to_string();
        match self {
            R::NotAwaited => Text::new("refusal-not-awaited"),
            R::NotAsked => Text::new("refusal-not-asked"),
            R::OnlyDealt => Text::new("refusal-only-dealt"),
            R::FactionTaken { faction } => Text::new("refusal-faction-taken").with("faction", faction.key()),
            R::OtherColour { dealt } => Text::new("refusal-other-colour").with("terrain", dealt.key()),
            R::NotInPool { tile } => Text::new("refusal-not-in-pool").with("tile", tile.key()),
            R::TileNeeded => Text::new("refusal-tile-needed"),
            R::NoTileInLastRound => Text::new("refusal-no-tile-in-last-round"),
            R::Occupied { hex } => Text::new("refusal-occupied").with("hex", label(hex)),
            R::OtherTerrain { hex, needed } => {
                Text::new("refusal-other-terrain").with("hex", label(hex)).with("terrain", needed.key())
            }
            R::AlreadyHome { hex } => Text::new("refusal-already-home").with("hex", label(hex)),
            R::OutOfReach { hex } => Text::new("refusal-out-of-reach").with("hex", label(hex)),
            R::SkipUsed { hex } => Text::new("refusal-skip-used").with("hex", label(hex)),
            R::DugBefore { hex } => Text::new("refusal-dug-before").with("hex", label(hex)),
            R::WrongSpades { given, least, most } => Text::new("refusal-wrong-spades")
                .with("given", *given)
                .with("least", *least)
                .with("most", *most),
            R::WrongTarget => Text::new("refusal-wrong-target"),
            R::NoPaidSpades { missing } => Text::new("refusal-no-paid-spades").with("missing", *missing),
            R::NothingToDig => Text::new("refusal-nothing-to-dig"),
            R::NotTransformed { hex } => Text::new("refusal-not-transformed").with("hex", label(hex)),
            R::UseSpadesFirst => Text::new("refusal-use-spades-first"),
            R::NoPieceLeft { structure } => {
                Text::new("refusal-no-piece-left").with("structure", structure.key())
            }
            R::Lacks { coins, workers, priests, power } => Text::new("refusal-lacks")
                .with("coins", *coins)
                .with("workers", *workers)
                .with("priests", *priests)
                .with("power", *power),
            R::NoTrack => Text::new("refusal-no-track"),
            R::TrackAtEnd { level } => Text::new("refusal-track-at-end").with("level", *level),
            R::NotOwn { hex } => Text::new("refusal-not-own").with("hex", label(hex)),
            R::WrongUpgrade { from, to } => {
                Text::new("refusal-wrong-upgrade").with("from", from.key()).with("to", to.key())
            }
            R::SpaceTaken { cult, space } => Text::new("refusal-space-taken")
                .with("cult", cult.key())
                .with("space", space.name().to_owned()),
            R::PowerActionUsed { action } => {
                Text::new("refusal-power-action-used").with("action", action.key())
            }
            R::SpecialUsed => Text::new("refusal-special-used"),
            R::OtherFaction { faction } => Text::new("refusal-other-faction").with("faction", faction.key()),
            R::NoStronghold => Text::new("refusal-no-stronghold"),
            R::BonusNotHeld { tile } => Text::new("refusal-bonus-not-held").with("tile", tile.key()),
            R::FavorNotHeld { tile } => Text::new("refusal-favor-not-held").with("tile", tile.key()),
            R::NoCommonEdge { hex } => Text::new("refusal-no-common-edge").with("hex", label(hex)),
            R::NoSuchPlan => Text::new("refusal-no-such-plan"),
            R::NoFreeConversions => Text::new("refusal-no-free-conversions"),
            R::CannotConvert { kind, needed, there } => Text::new("refusal-cannot-convert")
                .with("kind", kind.key())
                .with("needed", *needed)
                .with("there", *there),
            R::NoPriestLeft => Text::new("refusal-no-priest-left"),
            R::OnlyAlchemists => Text::new("refusal-only-alchemists"),
            R::NothingToConvert => Text::new("refusal-nothing-to-convert"),
            R::OtherKindAsked { asked } => Text::new("refusal-other-kind-asked").with("kind", asked.key()),
            R::TooMany { most } => Text::new("refusal-too-many").with("most", *most),
            R::FavorGone { tile } => Text::new("refusal-favor-gone").with("tile", tile.key()),
            R::FavorOwned { tile } => Text::new("refusal-favor-owned").with("tile", tile.key()),
            R::TownGone { tile } => Text::new("refusal-town-gone").with("tile", tile.key()),
            R::NotEntering { cult } => Text::new("refusal-not-entering").with("cult", cult.key()),
            R::MustEnter => Text::new("refusal-must-enter"),
            R::Bridged { place } => Text::new("refusal-bridged").with("place", place.to_string()),
            R::NoOwnEnd { place } => Text::new("refusal-no-own-end").with("place", place.to_string()),
            R::NoBridgeLeft => Text::new("refusal-no-bridge-left"),
            R::NowhereToBridge => Text::new("refusal-nowhere-to-bridge"),
            R::Linked { river } => Text::new("refusal-linked").with("river", river.to_string()),
            R::NoTownThere { river, structures, power } => Text::new("refusal-no-town-there")
                .with("river", river.to_string())
                .with("structures", *structures)
                .with("power", *power),
            R::NoSuchOffer { giver, amount } => {
                Text::new("refusal-no-such-offer").with("seat", *giver).with("amount", *amount)
            }
            R::OnlyInRecords => Text::new("refusal-only-in-records"),
        }
    }
}
