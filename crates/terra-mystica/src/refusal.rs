//! Why a step is not allowed: typed, with the missing numbers and the rule.

use crate::ids::{
    BonusTile, BridgePlace, Conversion, Cult, Faction, FavorTile, Hex, Order, PowerAction, River, Structure,
    Terrain, TownTile,
};
use game_core::{Seat, refusals};

refusals! {
    /// Why a step is not allowed.
    #[allow(missing_docs, reason = "the fields are the numbers of the sentence above them")]
    Refusal {
        /// It is not this seat's turn to answer.
        NotAwaited = "refusal-not-awaited", "3.7";
        /// The step answers another question than the open one.
        NotAsked = "refusal-not-asked", "3.7";
        /// Deals are made by chance.
        OnlyDealt = "refusal-only-dealt", "2.1";
        /// Somebody took this faction or the other one of its terrain.
        FactionTaken { faction: Faction } = "refusal-faction-taken", "2.3";
        /// The faction has another colour than the one dealt.
        OtherColour { dealt: Terrain as "terrain" } = "refusal-other-colour", "2.3";
        /// The tile is not in the pool.
        NotInPool { tile: BonusTile } = "refusal-not-in-pool", "4.7.5";
        /// A bonus tile must be taken.
        TileNeeded = "refusal-tile-needed", "4.7.5";
        /// No bonus tile is taken in the last round.
        NoTileInLastRound = "refusal-no-tile-in-last-round", "4.7.5";
        /// The hex holds a structure.
        Occupied { hex: Hex } = "refusal-occupied", "4.1.1";
        /// The hex has another terrain than the one needed.
        OtherTerrain { hex: Hex, needed: Terrain as "terrain" } = "refusal-other-terrain", "4.1.1";
        /// The hex already is home terrain.
        AlreadyHome { hex: Hex } = "refusal-already-home", "4.1.3";
        /// No own structure reaches the hex.
        OutOfReach { hex: Hex } = "refusal-out-of-reach", "4.1.1";
        /// Tunnel or carpet was used in this action.
        SkipUsed { hex: Hex } = "refusal-skip-used", "4.1.1";
        /// The hex was dug in this action.
        DugBefore { hex: Hex } = "refusal-dug-before", "4.1.3";
        /// So many spades cannot be used there.
        WrongSpades { given: u8, least: u8, most: u8 } = "refusal-wrong-spades", "4.1.3";
        /// The step must name its target terrain, or must not.
        WrongTarget = "refusal-wrong-target", "4.1.3";
        /// No spade can be paid here.
        NoPaidSpades { missing: u8 } = "refusal-no-paid-spades", "4.1.2";
        /// No hex can be dug with these spades.
        NothingToDig = "refusal-nothing-to-dig", "4.1.3";
        /// The hex was not turned into home terrain by this action.
        NotTransformed { hex: Hex } = "refusal-not-transformed", "4.1.4";
        /// Spades cannot be given up before one was used.
        UseSpadesFirst = "refusal-use-spades-first", "R38";
        /// No such structure is left on the board.
        NoPieceLeft { structure: Structure } = "refusal-no-piece-left", "1";
        /// The price cannot be paid, with any conversions.
        Lacks { coins: u8, workers: u8, priests: u8, power: u8 } = "refusal-lacks", "3.6";
        /// The faction has no such track.
        NoTrack = "refusal-no-track", "4.2";
        /// The track is at its end.
        TrackAtEnd { level: u8 } = "refusal-track-at-end", "4.2";
        /// No own structure stands there.
        NotOwn { hex: Hex } = "refusal-not-own", "4.3";
        /// This structure does not become that one.
        WrongUpgrade { from: Structure, to: Structure } = "refusal-wrong-upgrade", "4.3";
        /// The order space is taken.
        SpaceTaken { cult: Cult, space: Order => |space: Order| space.name().to_owned() } = "refusal-space-taken", "4.6";
        /// Somebody used the power action this round.
        PowerActionUsed { action: PowerAction } = "refusal-power-action-used", "4.7.1";
        /// The special action was used this round.
        SpecialUsed = "refusal-special-used", "4.7.3";
        /// It belongs to another faction.
        OtherFaction { faction: Faction } = "refusal-other-faction", "4.7.3";
        /// It needs the stronghold.
        NoStronghold = "refusal-no-stronghold", "4.7.3";
        /// It needs this bonus tile.
        BonusNotHeld { tile: BonusTile } = "refusal-bonus-not-held", "4.7.3";
        /// It needs this favor tile.
        FavorNotHeld { tile: FavorTile } = "refusal-favor-not-held", "4.7.3";
        /// The hex has no common edge with an own structure.
        NoCommonEdge { hex: Hex } = "refusal-no-common-edge", "R9";
        /// The plan is not among the offered ones.
        NoSuchPlan = "refusal-no-such-plan", "3.6";
        /// Single conversions are switched off in this game.
        NoFreeConversions = "refusal-no-free-conversions", "3.6";
        /// There is not enough for this conversion.
        CannotConvert { kind: Conversion, needed: u8, there: u8 } = "refusal-cannot-convert", "4.9";
        /// No priest is left in the supply.
        NoPriestLeft = "refusal-no-priest-left", "4.7.4";
        /// Only the Alchemists exchange points.
        OnlyAlchemists = "refusal-only-alchemists", "4.9";
        /// Nothing can be converted.
        NothingToConvert = "refusal-nothing-to-convert", "3.6";
        /// The menu asks for another kind.
        OtherKindAsked { asked: Conversion as "kind" } = "refusal-other-kind-asked", "3.6";
        /// More than possible.
        TooMany { most: u8 } = "refusal-too-many", "3.6";
        /// No favor tile of this kind is left.
        FavorGone { tile: FavorTile } = "refusal-favor-gone", "4.4";
        /// The player has this favor tile.
        FavorOwned { tile: FavorTile } = "refusal-favor-owned", "4.4";
        /// No town tile of this kind is left.
        TownGone { tile: TownTile } = "refusal-town-gone", "4.8";
        /// The marker of this track is not about to enter space 10.
        NotEntering { cult: Cult } = "refusal-not-entering", "4.6";
        /// It is only asked which marker enters.
        MustEnter = "refusal-must-enter", "4.6";
        /// The place holds a bridge.
        Bridged { place: BridgePlace } = "refusal-bridged", "4.7.2";
        /// No own structure at either end.
        NoOwnEnd { place: BridgePlace } = "refusal-no-own-end", "4.7.2";
        /// All own bridges are built.
        NoBridgeLeft = "refusal-no-bridge-left", "4.7.2";
        /// No bridge can be built anywhere.
        NowhereToBridge = "refusal-nowhere-to-bridge", "4.7.2";
        /// The river hex is a link already.
        Linked { river: River } = "refusal-linked", "4.8.4";
        /// The structures around the river hex make no town together.
        NoTownThere { river: River, structures: u8, power: u8 } = "refusal-no-town-there", "4.8.4";
        /// There is no such open offer.
        NoSuchOffer { giver: Seat as "seat", amount: u8 } = "refusal-no-such-offer", "3.5";
        /// Only records contain this step.
        OnlyInRecords = "refusal-only-in-records", "4.7.3";
    }
}
