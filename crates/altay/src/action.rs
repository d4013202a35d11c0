//! Every answer and every deal.

use crate::ids::{Achievement, Card, Faction, Kind, Region, Resource, Token};
use game_core::Seat;
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantNames};

/// A step. The order of the variants is the order in which options are listed.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    Serialize,
    Deserialize,
    IntoStaticStr,
    VariantNames,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Action {
    /// D1: take a faction.
    Faction(Faction),
    /// D2: start in a farmland.
    StartRegion(Region),
    /// D3: play a card for one of its effects.
    Play {
        /// The card.
        card: Card,
        /// Where it lies.
        from: Zone,
        /// The number of the effect, counted from 1.
        effect: u8,
    },
    /// D3: put a resource on an own card.
    Put {
        /// The resource.
        resource: Resource,
        /// The card.
        target: Target,
    },
    /// D3: take all tokens of a store card.
    Release(Kind),
    /// D3: buy the top card of a pile.
    Buy(Kind),
    /// D3: attack.
    Attack {
        /// The own region.
        from: Region,
        /// The region attacked.
        to: Region,
    },
    /// D3: start an open achievement.
    Start(Achievement),
    /// D3: reveal and start the own secret wonder, which is this one.
    StartSecret(Achievement),
    /// D3: give up the technology in progress.
    Drop,
    /// D3: use a completed technology.
    Tech(Achievement),
    /// D3: buy a resource for coins.
    BuyResource(Resource),
    /// D3: end the turn.
    EndTurn,
    /// D4: use this region.
    Use(Region),
    /// D5: take this resource.
    Take(Resource),
    /// D6: pay a wild unit with this resource.
    Pay(Resource),
    /// D7: add an attack card.
    Add {
        /// The card.
        card: Card,
        /// Where it lies.
        from: Zone,
    },
    /// D8: surrender.
    Surrender,
    /// D8: fight.
    Fight,
    /// D9: add a defence card.
    Defend {
        /// The card.
        card: Card,
        /// Where it lies.
        from: Zone,
    },
    /// D10 and D15: discard a hand card.
    Discard(Card),
    /// D10 and D15: discard the archived card, as if in hand (R6).
    DiscardArchived,
    /// D7, D9 and D10: no more cards.
    Done,
    /// D11 and D12: place the settlement here.
    Settle(Region),
    /// D12: build the settlement although no region is legal; it is lost.
    BuildAndLose,
    /// D12: do not build it.
    Decline,
    /// D13: begin with this resource.
    First(Resource),
    /// D14: trash a hand card.
    Trash(Card),
    /// D14: trash the archived card, as if in hand (R6).
    TrashArchived,
    /// D16: give this resource.
    Give(Resource),
    /// D17: move a settlement from here.
    From(Region),
    /// D18: move it here.
    To(Region),
    /// D19: archive a hand card.
    Archive(Card),
    /// D19: archive nothing.
    NoArchive,
    /// D20: draw the additional card.
    DrawMore,
    /// D20: draw the usual number.
    DrawNoMore,
    /// RNG-0: this seat begins.
    FirstPlayer(Seat),
    /// RNG-1, 2, 3 and 9: this card is turned up for the market.
    Reveal(Achievement),
    /// RNG-4 and RNG-5: this token lies in the next region.
    Token(Token),
    /// RNG-6: the next player gets this faction.
    DealFaction(Faction),
    /// RNG-7 and RNG-8: this card is drawn.
    Draw(Card),
    /// RNG-3: the next player's secret wonder.
    Secret(Achievement),
}

/// Where a card that can be played lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// In the hand.
    Hand,
    /// In the archive, which plays as if in hand (R6).
    Archive,
}

/// What a resource is put on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// The own table card of this kind.
    Card(Kind),
    /// The own achievement in progress.
    Achievement,
}

impl Action {
    /// The name of the step.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Is it made by the dealer?
    #[must_use]
    pub const fn is_deal(self) -> bool {
        matches!(
            self,
            Action::FirstPlayer(_)
                | Action::Reveal(_)
                | Action::Token(_)
                | Action::DealFaction(_)
                | Action::Draw(_)
                | Action::Secret(_)
        )
    }
}
