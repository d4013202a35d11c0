//! The stack of running effects with the open question or the pending draw on top.
//!
//! A prompt is one thing that is being done: a list of operations with its place, a purchase waiting for its
//! payment, a card being used. Whatever must happen first is pushed on top of it. When the top is a question
//! with at least two answers, a player is asked; when it is a draw, chance is.

use crate::content::language::{CostId, List};
use crate::ids::{CardId, CardKind, CityId, CityMove, Event, Resource};
use game_core::stack::Filler;
use game_core::{BitSet, Seat};
use serde::{Deserialize, Serialize};

/// Room for 32 levels of nested effects, each with its list, its draw and its card (R65).
pub const MAX_PROMPTS: usize = 100;

impl Filler for Prompt {
    const FILLER: Self = Prompt::EndTurn;
}

/// Which effects wait for their turn (D2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Pending {
    /// Effects of an activation.
    Activation,
    /// Answers to an event.
    Reaction {
        /// What happened.
        event: Event,
        /// To the opponent?
        rival: bool,
    },
    /// Bonuses of the developed policies.
    Bonuses,
}

/// One thing that is being done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Prompt {
    // ---- draws
    /// S1.
    FirstPlayer,
    /// S2: fill the development row.
    FillRow,
    /// S3: fill the row of free cities.
    FillMarket,
    /// S4: fill a city (3.4.1).
    FillCity {
        /// The place being filled.
        place: u8,
        /// The knowledge waiting for a card.
        knowledge: Option<CardId>,
    },
    /// S4: draw and use cards.
    Draw {
        /// How many are left.
        left: u8,
    },

    // ---- questions
    /// D0.
    Civ,
    /// D1.
    Activate,
    /// D2: one bit per [`crate::ids::Slot`], from bit 18 on one per policy of the civilization.
    Order {
        /// Which effects.
        kind: Pending,
        /// Those still to come.
        pending: u32,
    },
    /// D3.
    Turn,
    /// D5.
    Substitute {
        /// What is paid.
        resource: Resource,
        /// How many.
        price: u8,
        /// What may stand for it.
        with: Resource,
    },
    /// D4.
    Gold {
        /// What is paid.
        resource: Resource,
        /// How many, substitutes already taken off.
        price: u8,
    },
    /// D6.
    KeepWonder {
        /// The wonder just started.
        new: CardId,
    },
    /// D7.
    BidResource,
    /// D8.
    BidAmount {
        /// What is bid.
        resource: Resource,
    },
    /// D9.
    Basics {
        /// Units still to gain.
        left: u8,
        /// The lowest type still offered.
        from: u8,
        /// One type for all?
        same: bool,
    },
    /// D9 for a cost of several basic resources of one type.
    PayType {
        /// How many.
        n: u8,
    },
    /// D10.
    Branch {
        /// Index of the first branch.
        first: u16,
        /// How many.
        count: u8,
        /// In the effect of the warlord?
        warlord: bool,
    },
    /// D11.
    Offer {
        /// What it costs.
        cost: CostId,
        /// What it does.
        body: List,
        /// In the effect of the warlord?
        warlord: bool,
    },
    /// D11 for the exchange of a used card: as often as its owner wants (R22).
    Again {
        /// What it costs.
        cost: CostId,
        /// What it does.
        body: List,
    },
    /// D12 for archive, discard, reinforce.
    PickCity {
        /// What happens to the card.
        how: CityMove,
        /// How many are left to pick.
        left: u8,
        /// The lowest place still offered.
        from: u8,
        /// May the owner stop?
        up_to: bool,
    },
    /// D12 for copy.
    CopyCity {
        /// Which cards.
        kinds: BitSet<CardKind, u8>,
    },
    /// D19.
    CopyPolicy,
    /// D13.
    PickRow {
        /// How many are left to pick.
        left: u8,
        /// The lowest place still offered.
        from: u8,
        /// May the owner stop?
        up_to: bool,
    },
    /// D14.
    PickFreeCity {
        /// Without paying gold?
        free: bool,
    },
    /// D15.
    GainBasic,
    /// D16, for the operation with this index.
    Target {
        /// Index in the operations of the content.
        op: u16,
    },
    /// D17.
    AddType,
    /// D18.
    MoveType,
    /// D20.
    KeepKnowledge {
        /// The knowledge just drawn.
        drawn: CardId,
    },

    // ---- work
    /// Operations one after the other.
    Run {
        /// Those still to come.
        list: List,
        /// Cards moved by the one before.
        moved: u8,
        /// The effect of the warlord?
        warlord: bool,
    },
    /// Abilities of a used or copied card (5.5).
    Use {
        /// The card.
        card: CardId,
        /// Its next ability.
        next: u8,
        /// Copied, so it goes nowhere?
        copied: bool,
    },
    /// The card at this place of the row is paid.
    TakeRow {
        /// Which place.
        place: u8,
    },
    /// A basic building is paid.
    TakeBasic {
        /// Which of the four.
        basic: u8,
    },
    /// The province of the opponent is paid.
    TakeProvince,
    /// The second part of the wonder is paid.
    CompleteWonder,
    /// The bonus of the wonder is done: it goes on the deck.
    CrownWonder {
        /// The wonder.
        card: CardId,
    },
    /// The bid is paid.
    PlaceBid {
        /// What was bid.
        resource: Resource,
        /// How many.
        amount: u8,
    },
    /// The trade effect is done.
    AfterTrade {
        /// The city.
        city: CityId,
    },
    /// An event happens.
    Raise(Event),
    /// A player may answer to an event.
    React {
        /// Who.
        seat: Seat,
        /// What happened.
        event: Event,
        /// To the opponent?
        rival: bool,
    },
    /// The answer is done: it is the turn of the other player again.
    Return,
    /// The effects of the activation are done: resources come (R9).
    Yields,
    /// The action is done: events, then the next turn.
    EndTurn,
}

const _: () = assert!(size_of::<Prompt>() <= 8);

/// What kind of question a player is asked; the decision points of spec 3.1.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    serde::Serialize,
    strum::IntoStaticStr,
    strum::VariantNames,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // each is the decision point of the same name in spec 3.1
pub enum PromptKind {
    Civilization,
    Activate,
    Order,
    Turn,
    Gold,
    Substitute,
    KeepWonder,
    BidResource,
    BidAmount,
    Basic,
    PayType,
    Branch,
    Offer,
    PickCity,
    CopyCity,
    CopyPolicy,
    PickRow,
    FreeCity,
    GainBasic,
    Target,
    AddType,
    MoveType,
    KeepKnowledge,
}

impl Prompt {
    /// The question this prompt asks a player.
    #[must_use]
    pub const fn question(self) -> Option<PromptKind> {
        Some(match self {
            Prompt::Civ => PromptKind::Civilization,
            Prompt::Activate => PromptKind::Activate,
            Prompt::Order { .. } => PromptKind::Order,
            Prompt::Turn => PromptKind::Turn,
            Prompt::Substitute { .. } => PromptKind::Substitute,
            Prompt::Gold { .. } => PromptKind::Gold,
            Prompt::KeepWonder { .. } => PromptKind::KeepWonder,
            Prompt::BidResource => PromptKind::BidResource,
            Prompt::BidAmount { .. } => PromptKind::BidAmount,
            Prompt::Basics { .. } => PromptKind::Basic,
            Prompt::PayType { .. } => PromptKind::PayType,
            Prompt::Branch { .. } => PromptKind::Branch,
            Prompt::Offer { .. } | Prompt::Again { .. } => PromptKind::Offer,
            Prompt::PickCity { .. } => PromptKind::PickCity,
            Prompt::CopyCity { .. } => PromptKind::CopyCity,
            Prompt::CopyPolicy => PromptKind::CopyPolicy,
            Prompt::PickRow { .. } => PromptKind::PickRow,
            Prompt::PickFreeCity { .. } => PromptKind::FreeCity,
            Prompt::GainBasic => PromptKind::GainBasic,
            Prompt::Target { .. } => PromptKind::Target,
            Prompt::AddType => PromptKind::AddType,
            Prompt::MoveType => PromptKind::MoveType,
            Prompt::KeepKnowledge { .. } => PromptKind::KeepKnowledge,
            _ => return None,
        })
    }

    /// Does this prompt wait for a draw?
    #[must_use]
    pub const fn draws(self) -> bool {
        matches!(
            self,
            Prompt::FirstPlayer
                | Prompt::FillRow
                | Prompt::FillMarket
                | Prompt::FillCity { .. }
                | Prompt::Draw { .. }
        )
    }

    /// The card that lies in no other zone while this prompt waits.
    #[must_use]
    pub const fn card(self) -> Option<CardId> {
        match self {
            Prompt::FillCity { knowledge, .. } => knowledge,
            Prompt::KeepKnowledge { drawn: card }
            | Prompt::KeepWonder { new: card }
            | Prompt::CrownWonder { card }
            | Prompt::Use { card, copied: false, .. } => Some(card),
            _ => None,
        }
    }
}
