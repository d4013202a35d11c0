//! Why a step is not allowed: typed, with the missing numbers and the rule.

use crate::ids::{Kind, Resource, Track};
use game_core::{Explain, Text};

/// The reason a step is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "fields are the numbers of the reason")]
pub enum Refusal {
    /// The step answers another question than the open one.
    NotTheQuestion,
    /// Another seat has this house.
    HouseTaken,
    /// This god was not dealt to the seat.
    GodNotDealt,
    /// The pawn stands there already.
    PawnMustMove,
    /// The first turn begins on a blue token.
    FirstTurnBlue,
    /// The cell holds a sign.
    CellTaken,
    /// The cell holds no sign.
    CellEmpty,
    /// Not enough crystals.
    Crystals { have: u16, need: u8 },
    /// Not enough of a resource.
    Lacking { resource: Resource, have: u8, need: u8 },
    /// Not enough goods in all.
    Goods { have: u8, need: u8 },
    /// It would have no effect.
    NoEffect,
    /// The artifact is not owned.
    NotOwned,
    /// The Mirror asks for two different actions.
    SameMagic,
    /// The token has the other colour.
    WrongColour,
    /// The pawn stands on this token.
    UnderPawn,
    /// The token does not lie next to the pawn.
    NotNextToPawn,
    /// The token is upgraded already.
    AlreadyUpgraded,
    /// No more than one of this kind in a turn.
    OncePerTurn,
    /// No free summon token.
    NoSummonToken,
    /// No own follower stands on a board.
    NoFollowerOnBoard,
    /// No such piece stands there.
    NoSuchPiece { kind: Kind },
    /// Settlements of this house are no figures.
    SettlementIsNoFigure,
    /// Figures of a contested territory are locked.
    Locked,
    /// The figure was teleported already.
    AlreadyArrived,
    /// Nothing can leave Atlantis or enter it this way.
    AtlantisClosed,
    /// The border is solid.
    SolidBorder,
    /// The territories are no neighbours.
    NotNeighbours,
    /// There is no legal step for it.
    NoStep,
    /// Capitals are closed to others.
    ForeignCapital,
    /// The territory is not in play for this player.
    NotInPlay,
    /// The figure is there already.
    SameTerritory,
    /// The player does not control the territory.
    NotControlled,
    /// No own settlement there.
    NoSettlement,
    /// There is a settlement already.
    SettlementThere,
    /// No settlement left to build.
    NoSettlementLeft,
    /// Neither the reserve nor another territory has a follower for it.
    NoFollowerToTake,
    /// It lies on another board.
    OtherBoard,
    /// Harvested already by this action.
    AlreadyHarvested,
    /// The harvest strength is 0.
    NoHarvestStrength,
    /// All sources are exhausted.
    Exhausted,
    /// A part of a harvest is less than all of it.
    HarvestLess { most: u8 },
    /// The type is not to be had here.
    TypeNotHere { resource: Resource },
    /// The market gives two other, different types.
    OtherTypes,
    /// No pact there.
    NoPact,
    /// The pact is not held.
    PactNotHeld,
    /// The card is not in the own stack.
    NotInStack,
    /// The card is not in the own hand.
    NotInHand,
    /// Attackers play advanced weapons.
    RegularWeapon,
    /// The card was just forced off.
    ForcedOff,
    /// It is not one of the two cards played.
    NotPlayed,
    /// A card must be played.
    MustPlay,
    /// The god is not among those kept, or is summoned already.
    GodNotAvailable,
    /// No such alternative.
    NoAlternative { have: u8 },
    /// The token is used up.
    TokenUsed,
    /// Nothing is contested there.
    NotContested,
    /// More metal than there is.
    Metal { have: u8, need: u8 },
    /// The artifact is not in the stack.
    NotInArtifactStack,
    /// The token is not surrounded.
    NotSurrounded,
    /// The track was chosen for the first step.
    TrackChosen { track: Track },
    /// The marker cannot move on.
    TrackClosed { track: Track },
    /// Fewer figures than needed.
    NoFigures,
}

impl Explain for Refusal {
    fn rule(&self) -> &'static str {
        use Refusal as R;
        match self {
            R::NotTheQuestion => "3.1",
            R::HouseTaken | R::GodNotDealt => "2",
            R::PawnMustMove | R::FirstTurnBlue | R::CellTaken | R::CellEmpty => "3.3",
            R::Crystals { .. } | R::NoEffect | R::SameMagic | R::WrongColour | R::UnderPawn => "3.4",
            R::NotOwned | R::OncePerTurn => "3.5",
            R::Lacking { .. }
            | R::Goods { .. }
            | R::NotNextToPawn
            | R::AlreadyUpgraded
            | R::NoSummonToken
            | R::NoFollowerOnBoard
            | R::NoSettlement
            | R::SettlementThere
            | R::NoSettlementLeft
            | R::NoFollowerToTake
            | R::NoPact
            | R::PactNotHeld
            | R::NotInStack
            | R::GodNotAvailable
            | R::NoAlternative { .. }
            | R::TokenUsed => "3.8",
            R::NotControlled
            | R::Locked
            | R::AtlantisClosed
            | R::SolidBorder
            | R::NotNeighbours
            | R::NoStep
            | R::ForeignCapital => "3.1",
            R::NotInPlay => "3.9",
            R::NoSuchPiece { .. }
            | R::SettlementIsNoFigure
            | R::AlreadyArrived
            | R::SameTerritory
            | R::AlreadyHarvested
            | R::NoHarvestStrength
            | R::Exhausted
            | R::HarvestLess { .. }
            | R::TypeNotHere { .. }
            | R::OtherTypes => "4",
            R::NotInHand | R::RegularWeapon | R::ForcedOff | R::NotPlayed | R::MustPlay | R::Metal { .. } => {
                "5.2"
            }
            R::NotContested => "3.6",
            R::NotInArtifactStack => "5.4",
            R::NotSurrounded => "6",
            R::TrackChosen { .. } | R::TrackClosed { .. } => "8",
            R::OtherBoard | R::NoFigures => "9.11",
        }
    }

    fn text(&self) -> Text {
        use Refusal as R;
        match *self {
            R::Crystals { have, need } => {
                Text::new("refused-crystals").with("have", i32::from(have)).with("need", need)
            }
            R::Lacking { resource, have, need } => Text::new("refused-lacking")
                .with("resource", resource.key())
                .with("have", have)
                .with("need", need),
            R::Goods { have, need } => Text::new("refused-goods").with("have", have).with("need", need),
            R::Metal { have, need } => Text::new("refused-metal").with("have", have).with("need", need),
            R::NoSuchPiece { kind } => Text::new("refused-no-such-piece").with("kind", kind.key()),
            R::TypeNotHere { resource } => {
                Text::new("refused-type-not-here").with("resource", resource.key())
            }
            R::HarvestLess { most } => Text::new("refused-harvest-less").with("most", most),
            R::NoAlternative { have } => Text::new("refused-no-alternative").with("have", have),
            R::TrackChosen { track } => Text::new("refused-track-chosen").with("track", track.key()),
            R::TrackClosed { track } => Text::new("refused-track-closed").with("track", track.key()),
            other => Text::new(other.plain_key()),
        }
    }
}

impl Refusal {
    const fn plain_key(self) -> &'static str {
        use Refusal as R;
        match self {
            R::HouseTaken => "refused-house-taken",
            R::GodNotDealt => "refused-god-not-dealt",
            R::PawnMustMove => "refused-pawn-must-move",
            R::FirstTurnBlue => "refused-first-turn-blue",
            R::CellTaken => "refused-cell-taken",
            R::CellEmpty => "refused-cell-empty",
            R::NoEffect => "refused-no-effect",
            R::NotOwned => "refused-not-owned",
            R::SameMagic => "refused-same-magic",
            R::WrongColour => "refused-wrong-colour",
            R::UnderPawn => "refused-under-pawn",
            R::NotNextToPawn => "refused-not-next-to-pawn",
            R::AlreadyUpgraded => "refused-already-upgraded",
            R::OncePerTurn => "refused-once-per-turn",
            R::NoSummonToken => "refused-no-summon-token",
            R::NoFollowerOnBoard => "refused-no-follower-on-board",
            R::SettlementIsNoFigure => "refused-settlement-is-no-figure",
            R::Locked => "refused-locked",
            R::AlreadyArrived => "refused-already-arrived",
            R::AtlantisClosed => "refused-atlantis-closed",
            R::SolidBorder => "refused-solid-border",
            R::NotNeighbours => "refused-not-neighbours",
            R::NoStep => "refused-no-step",
            R::ForeignCapital => "refused-foreign-capital",
            R::NotInPlay => "refused-not-in-play",
            R::SameTerritory => "refused-same-territory",
            R::NotControlled => "refused-not-controlled",
            R::NoSettlement => "refused-no-settlement",
            R::SettlementThere => "refused-settlement-there",
            R::NoSettlementLeft => "refused-no-settlement-left",
            R::NoFollowerToTake => "refused-no-follower-to-take",
            R::OtherBoard => "refused-other-board",
            R::AlreadyHarvested => "refused-already-harvested",
            R::NoHarvestStrength => "refused-no-harvest-strength",
            R::Exhausted => "refused-exhausted",
            R::OtherTypes => "refused-other-types",
            R::NoPact => "refused-no-pact",
            R::PactNotHeld => "refused-pact-not-held",
            R::NotInStack => "refused-not-in-stack",
            R::NotInHand => "refused-not-in-hand",
            R::RegularWeapon => "refused-regular-weapon",
            R::ForcedOff => "refused-forced-off",
            R::NotPlayed => "refused-not-played",
            R::MustPlay => "refused-must-play",
            R::GodNotAvailable => "refused-god-not-available",
            R::TokenUsed => "refused-token-used",
            R::NotContested => "refused-not-contested",
            R::NotInArtifactStack => "refused-not-in-artifact-stack",
            R::NotSurrounded => "refused-not-surrounded",
            R::NoFigures => "refused-no-figures",
            _ => "refused-not-the-question",
        }
    }
}
