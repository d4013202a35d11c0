//! The stack of running effects with the open question or the pending draw on top.
//!
//! A frame is one thing that is being done: a list of operations with its place, a purchase waiting for its
//! payment, a card being used. Whatever must happen first is pushed on top of it. When the top is a question
//! with at least two answers, a player is asked; when it is a draw, chance is.

use crate::content::language::{CostId, List};
use crate::ids::{CardId, CardKind, CityId, CityMove, Event, Resource};
use game_core::{BitSet, Seat};

/// Room for 32 levels of nested effects, each with its list, its draw and its card (R65).
pub const MAX_FRAMES: usize = 100;

/// Which effects wait for their turn (D2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
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

const _: () = assert!(size_of::<Frame>() <= 8);

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

impl Frame {
    /// The question this frame asks a player.
    #[must_use]
    pub const fn question(self) -> Option<PromptKind> {
        Some(match self {
            Frame::Civ => PromptKind::Civilization,
            Frame::Activate => PromptKind::Activate,
            Frame::Order { .. } => PromptKind::Order,
            Frame::Turn => PromptKind::Turn,
            Frame::Substitute { .. } => PromptKind::Substitute,
            Frame::Gold { .. } => PromptKind::Gold,
            Frame::KeepWonder { .. } => PromptKind::KeepWonder,
            Frame::BidResource => PromptKind::BidResource,
            Frame::BidAmount { .. } => PromptKind::BidAmount,
            Frame::Basics { .. } => PromptKind::Basic,
            Frame::PayType { .. } => PromptKind::PayType,
            Frame::Branch { .. } => PromptKind::Branch,
            Frame::Offer { .. } | Frame::Again { .. } => PromptKind::Offer,
            Frame::PickCity { .. } => PromptKind::PickCity,
            Frame::CopyCity { .. } => PromptKind::CopyCity,
            Frame::CopyPolicy => PromptKind::CopyPolicy,
            Frame::PickRow { .. } => PromptKind::PickRow,
            Frame::PickFreeCity { .. } => PromptKind::FreeCity,
            Frame::GainBasic => PromptKind::GainBasic,
            Frame::Target { .. } => PromptKind::Target,
            Frame::AddType => PromptKind::AddType,
            Frame::MoveType => PromptKind::MoveType,
            Frame::KeepKnowledge { .. } => PromptKind::KeepKnowledge,
            _ => return None,
        })
    }

    /// Does this frame wait for a draw?
    #[must_use]
    pub const fn draws(self) -> bool {
        matches!(
            self,
            Frame::FirstPlayer
                | Frame::FillRow
                | Frame::FillMarket
                | Frame::FillCity { .. }
                | Frame::Draw { .. }
        )
    }

    /// The card that lies in no other zone while this frame waits.
    #[must_use]
    pub const fn card(self) -> Option<CardId> {
        match self {
            Frame::FillCity { knowledge, .. } => knowledge,
            Frame::KeepKnowledge { drawn: card }
            | Frame::KeepWonder { new: card }
            | Frame::CrownWonder { card }
            | Frame::Use { card, copied: false, .. } => Some(card),
            _ => None,
        }
    }
}
