//! Why a step is not allowed: typed, with the missing numbers and the rule.

use crate::ids::{Kind, Resource, Track};
use game_core::refusals;

refusals! {
    /// The reason a step is refused.
    #[allow(missing_docs, reason = "fields are the numbers of the reason")]
    Refusal {
        /// The step answers another question than the open one.
        NotTheQuestion = "refused-not-the-question", "3.1";
        /// Another seat has this house.
        HouseTaken = "refused-house-taken", "2";
        /// This god was not dealt to the seat.
        GodNotDealt = "refused-god-not-dealt", "2";
        /// The pawn stands there already.
        PawnMustMove = "refused-pawn-must-move", "3.3";
        /// The first turn begins on a blue token.
        FirstTurnBlue = "refused-first-turn-blue", "3.3";
        /// The cell holds a sign.
        CellTaken = "refused-cell-taken", "3.3";
        /// The cell holds no sign.
        CellEmpty = "refused-cell-empty", "3.3";
        /// Not enough crystals.
        Crystals { have: u16, need: u8 } = "refused-crystals", "3.4";
        /// Not enough of a resource.
        Lacking { resource: Resource, have: u8, need: u8 } = "refused-lacking", "3.8";
        /// Not enough goods in all.
        Goods { have: u8, need: u8 } = "refused-goods", "3.8";
        /// It would have no effect.
        NoEffect = "refused-no-effect", "3.4";
        /// The artifact is not owned.
        NotOwned = "refused-not-owned", "3.5";
        /// The Mirror asks for two different actions.
        SameMagic = "refused-same-magic", "3.4";
        /// The token has the other colour.
        WrongColour = "refused-wrong-colour", "3.4";
        /// The pawn stands on this token.
        UnderPawn = "refused-under-pawn", "3.4";
        /// The token does not lie next to the pawn.
        NotNextToPawn = "refused-not-next-to-pawn", "3.8";
        /// The token is upgraded already.
        AlreadyUpgraded = "refused-already-upgraded", "3.8";
        /// No more than one of this kind in a turn.
        OncePerTurn = "refused-once-per-turn", "3.5";
        /// No free summon token.
        NoSummonToken = "refused-no-summon-token", "3.8";
        /// No own follower stands on a board.
        NoFollowerOnBoard = "refused-no-follower-on-board", "3.8";
        /// No such piece stands there.
        NoSuchPiece { kind: Kind } = "refused-no-such-piece", "4";
        /// Settlements of this house are no figures.
        SettlementIsNoFigure = "refused-settlement-is-no-figure", "4";
        /// Figures of a contested territory are locked.
        Locked = "refused-locked", "3.1";
        /// The figure was teleported already.
        AlreadyArrived = "refused-already-arrived", "4";
        /// Nothing can leave Atlantis or enter it this way.
        AtlantisClosed = "refused-atlantis-closed", "3.1";
        /// The border is solid.
        SolidBorder = "refused-solid-border", "3.1";
        /// The territories are no neighbours.
        NotNeighbours = "refused-not-neighbours", "3.1";
        /// There is no legal step for it.
        NoStep = "refused-no-step", "3.1";
        /// Capitals are closed to others.
        ForeignCapital = "refused-foreign-capital", "3.1";
        /// The territory is not in play for this player.
        NotInPlay = "refused-not-in-play", "3.9";
        /// The figure is there already.
        SameTerritory = "refused-same-territory", "4";
        /// The player does not control the territory.
        NotControlled = "refused-not-controlled", "3.1";
        /// No own settlement there.
        NoSettlement = "refused-no-settlement", "3.8";
        /// There is a settlement already.
        SettlementThere = "refused-settlement-there", "3.8";
        /// No settlement left to build.
        NoSettlementLeft = "refused-no-settlement-left", "3.8";
        /// Neither the reserve nor another territory has a follower for it.
        NoFollowerToTake = "refused-no-follower-to-take", "3.8";
        /// It lies on another board.
        OtherBoard = "refused-other-board", "9.11";
        /// Harvested already by this action.
        AlreadyHarvested = "refused-already-harvested", "4";
        /// The harvest strength is 0.
        NoHarvestStrength = "refused-no-harvest-strength", "4";
        /// All sources are exhausted.
        Exhausted = "refused-exhausted", "4";
        /// A part of a harvest is less than all of it.
        HarvestLess { most: u8 } = "refused-harvest-less", "4";
        /// The type is not to be had here.
        TypeNotHere { resource: Resource } = "refused-type-not-here", "4";
        /// The market gives two other, different types.
        OtherTypes = "refused-other-types", "4";
        /// No pact there.
        NoPact = "refused-no-pact", "3.8";
        /// The pact is not held.
        PactNotHeld = "refused-pact-not-held", "3.8";
        /// The card is not in the own stack.
        NotInStack = "refused-not-in-stack", "3.8";
        /// The card is not in the own hand.
        NotInHand = "refused-not-in-hand", "5.2";
        /// Attackers play advanced weapons.
        RegularWeapon = "refused-regular-weapon", "5.2";
        /// The card was just forced off.
        ForcedOff = "refused-forced-off", "5.2";
        /// It is not one of the two cards played.
        NotPlayed = "refused-not-played", "5.2";
        /// A card must be played.
        MustPlay = "refused-must-play", "5.2";
        /// The god is not among those kept, or is summoned already.
        GodNotAvailable = "refused-god-not-available", "3.8";
        /// No such alternative.
        NoAlternative { have: u8 } = "refused-no-alternative", "3.8";
        /// The token is used up.
        TokenUsed = "refused-token-used", "3.8";
        /// Nothing is contested there.
        NotContested = "refused-not-contested", "3.6";
        /// More metal than there is.
        Metal { have: u8, need: u8 } = "refused-metal", "5.2";
        /// The artifact is not in the stack.
        NotInArtifactStack = "refused-not-in-artifact-stack", "5.4";
        /// The token is not surrounded.
        NotSurrounded = "refused-not-surrounded", "6";
        /// The track was chosen for the first step.
        TrackChosen { track: Track } = "refused-track-chosen", "8";
        /// The marker cannot move on.
        TrackClosed { track: Track } = "refused-track-closed", "8";
        /// Fewer figures than needed.
        NoFigures = "refused-no-figures", "9.11";
    }
}
