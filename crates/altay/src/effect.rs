//! Effects as data: small values read from the content file, interpreted by `apply`.

use crate::ids::{Kind, Terrain};
use crate::resources::{Resources, Spaces};

/// What an action card can be played for (spec 3.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Gain resources.
    Produce(Resources),
    /// Use an own region of a terrain, gain resources.
    ProduceUsing {
        /// The terrain to use.
        terrain: Terrain,
        /// What is gained.
        gain: Resources,
    },
    /// Use an own region of a terrain, fill the named card on the own table from the supply.
    FillUsing {
        /// The terrain to use.
        terrain: Terrain,
        /// The card that is filled.
        kind: Kind,
    },
    /// Flip an own fresh conquest token, gain one resource of choice.
    ConsumeToken,
    /// Lie on the table; when every space is filled, build settlements.
    Collect {
        /// What it takes.
        spaces: Spaces,
        /// How many settlements.
        build: u8,
    },
    /// Lie on the table and keep tokens for later turns.
    Store(Spaces),
    /// Draw cards.
    Draw(u8),
    /// Strength in an attack.
    Attack(u8),
    /// Strength in a defence.
    Defend(u8),
}

impl Effect {
    /// Does it happen only inside a battle?
    #[must_use]
    pub const fn is_battle(self) -> bool {
        matches!(self, Effect::Attack(_) | Effect::Defend(_))
    }

    /// The spaces of a card that goes to the table.
    #[must_use]
    pub const fn spaces(self) -> Option<Spaces> {
        match self {
            Effect::Collect { spaces, .. } | Effect::Store(spaces) => Some(spaces),
            _ => None,
        }
    }
}

/// What a completed technology does (spec 3.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TechEffect {
    /// Once per turn: trash a hand card, then draw one.
    TrashThenDraw,
    /// On completion: place one more settlement from the stock.
    PlaceExtraSettlement,
    /// Once per turn: discard a hand card, then draw one.
    DiscardThenDraw,
    /// Always: more strength when defending.
    DefenceBonus(u8),
    /// At the end of the turn: lay a hand card aside.
    Archive,
    /// Once per turn: spend one resource, gain one of another type.
    SwapResource,
    /// At the end of the turn: draw more cards.
    DrawMore(u8),
    /// Always: more strength when attacking.
    AttackBonus(u8),
    /// Once per turn: gain resources.
    Produce(Resources),
    /// Once per turn: move an own settlement to a neighbouring region.
    Resettle,
}

impl TechEffect {
    /// When it works.
    #[must_use]
    pub const fn timing(self) -> Timing {
        match self {
            TechEffect::TrashThenDraw
            | TechEffect::DiscardThenDraw
            | TechEffect::SwapResource
            | TechEffect::Produce(_)
            | TechEffect::Resettle => Timing::OncePerTurn,
            TechEffect::PlaceExtraSettlement => Timing::Instant,
            TechEffect::DefenceBonus(_) | TechEffect::AttackBonus(_) => Timing::Continuous,
            TechEffect::Archive | TechEffect::DrawMore(_) => Timing::EndOfTurn,
        }
    }
}

/// When a technology works.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Timing {
    /// Once in each own turn, on demand.
    OncePerTurn,
    /// Once, when it is completed.
    Instant,
    /// All the time.
    Continuous,
    /// At the end of each own turn.
    EndOfTurn,
}

impl Timing {
    /// The word for it in the content file.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Timing::OncePerTurn => "once_per_turn",
            Timing::Instant => "instant",
            Timing::Continuous => "continuous",
            Timing::EndOfTurn => "end_of_turn",
        }
    }
}

/// What a wonder counts (spec 6.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Counted {
    /// Own completed technologies.
    Technologies,
    /// Action cards owned.
    ActionCards,
    /// Own regions with two or more settlements.
    RegionsWithTwo,
    /// Own regions with exactly one settlement.
    RegionsWithOne,
    /// Owned action cards that show points.
    CardsWithPoints,
    /// Own regions next to an opponent's.
    RegionsNextToOpponent,
    /// Own regions of the best terrain.
    RegionsOfBestTerrain,
    /// Starting cards still owned.
    StartingCards,
    /// Captured settlements.
    CapturedSettlements,
    /// Captured conquest tokens.
    ConquestTokens,
}

impl Counted {
    /// All of them with their words in the content file.
    pub const ALL: [(Counted, &'static str); 10] = [
        (Counted::Technologies, "per_completed_technology"),
        (Counted::ActionCards, "per_owned_action_cards"),
        (Counted::RegionsWithTwo, "per_region_with_2_plus"),
        (Counted::RegionsWithOne, "per_region_with_exactly_1"),
        (Counted::CardsWithPoints, "per_owned_card_with_vp"),
        (Counted::RegionsNextToOpponent, "per_region_next_to_opponent"),
        (Counted::RegionsOfBestTerrain, "per_region_of_best_terrain"),
        (Counted::StartingCards, "per_owned_starting_cards"),
        (Counted::CapturedSettlements, "per_captured_settlement"),
        (Counted::ConquestTokens, "per_conquest_tokens"),
    ];
}

/// How a wonder scores: `bonus + counted / divisor`, at most `cap`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WonderScore {
    /// What is counted.
    pub counted: Counted,
    /// How many of it make a point.
    pub divisor: u8,
    /// Points on top.
    pub bonus: u8,
    /// The most points it gives.
    pub cap: u8,
}
