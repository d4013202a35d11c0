//! Why a step is not allowed: the rule, and the numbers that are missing.

use crate::content::phrase::{resource_key, type_key};
use crate::ids::{ProvinceType, Resource};
use game_core::{Explain, Text};

/// Why a step is not allowed now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Another question is open.
    NotAsked,
    /// The civilization is taken or unknown.
    CivilizationTaken,
    /// The city has three rows and three columns.
    NoSuchLine,
    /// That effect is not pending.
    NotPending,
    /// The place of the row is empty.
    RowEmpty,
    /// There is no card of that name in the piles.
    NoSuchPile,
    /// The pile is empty.
    PileEmpty,
    /// The effect does not allow this kind of card.
    WrongKind,
    /// The printed cost is too high for the effect.
    TooDear {
        /// Printed.
        cost: u8,
        /// Allowed.
        max: u8,
    },
    /// Tokens, substitutes and gold together do not reach the price.
    CannotPay {
        /// What is paid.
        resource: Resource,
        /// The price.
        price: u8,
        /// What could be paid, gold and substitutes included.
        payable: u16,
    },
    /// Conquests of this civilization are paid in gold.
    CannotPayGold {
        /// The price.
        price: u8,
        /// Gold held.
        gold: u16,
    },
    /// No unfinished wonder.
    NoUnfinishedWonder,
    /// Not in the culture deck.
    NotInCultureDeck,
    /// Too little culture.
    NotEnoughCulture {
        /// The price.
        price: u8,
        /// Culture held.
        culture: u16,
    },
    /// The opponent has no province.
    NothingToConquer,
    /// The place or the policy pile is empty.
    NoCardThere,
    /// The card is not activated.
    NotActivated,
    /// The card is activated, and the effect wants one that is not.
    Activated,
    /// The card has no such ability.
    NoSuchAbility,
    /// Used this round already.
    AlreadyUsed,
    /// Its condition does not hold.
    ConditionFails,
    /// Its cost cannot be paid.
    CostNotPayable,
    /// It would change nothing.
    NoEffect,
    /// The city deck is empty.
    DeckEmpty,
    /// The player holds the advantage already.
    AdvantageHeld,
    /// No resource reaches the lowest bid.
    BidNotPayable {
        /// The lowest bid.
        min: u16,
    },
    /// The tokens on the card are of another type.
    BidOtherType,
    /// Not an amount between the limits.
    OutOfRange {
        /// The least.
        low: u16,
        /// The most.
        high: u16,
    },
    /// The warlord needs the advantage.
    NeedsAdvantage,
    /// No free city can be traded with.
    NoCityInReach,
    /// Neither between the players nor beside the own city.
    CityOutOfReach,
    /// Traded with this round.
    AlreadyTraded,
    /// A trade costs gold.
    TradeNeedsGold {
        /// So much.
        price: u8,
    },
    /// Gold and culture are no basic resources.
    NotBasic,
    /// Choices of one effect go upwards.
    GoUpwards,
    /// Too few cards would be left for the rest of the effect.
    PickEarlier,
    /// The effect must be carried out as far as possible.
    MustPick,
    /// Not a card that can be copied.
    CannotCopy,
    /// Not one of the player's provinces.
    NotYourProvince,
    /// The province has this type.
    TypeThere {
        /// Which one.
        of: ProvinceType,
    },
    /// No token of this type left.
    NoToken {
        /// Which one.
        of: ProvinceType,
    },
    /// No such token lies there.
    NoTokenThere {
        /// Which one.
        of: ProvinceType,
    },
    /// That branch does not exist.
    NoSuchBranch,
    /// The effect does not reach the opponent.
    NotFromOpponent,
}

impl Explain for Refusal {
    fn rule(&self) -> &'static str {
        use Refusal as R;
        match self {
            R::NotAsked => "3.1",
            R::CivilizationTaken => "2.1",
            R::NoSuchLine => "3.2",
            R::NotPending => "3.3.12",
            R::RowEmpty | R::NoSuchPile | R::PileEmpty => "3.3.1",
            R::WrongKind | R::TooDear { .. } | R::NotFromOpponent => "5.4",
            R::CannotPay { .. } | R::CannotPayGold { .. } => "3.2.2",
            R::NoUnfinishedWonder => "3.3.2",
            R::NotInCultureDeck | R::NotEnoughCulture { .. } => "3.3.3",
            R::NothingToConquer => "3.3.5",
            R::NoCardThere | R::NotActivated | R::NoSuchAbility | R::AlreadyUsed => "3.3.6",
            R::ConditionFails | R::CostNotPayable | R::NoEffect | R::NoSuchBranch => "5.6",
            R::DeckEmpty => "3.3.7",
            R::AdvantageHeld | R::BidNotPayable { .. } | R::BidOtherType => "3.3.8",
            R::OutOfRange { .. } => "3.2.2",
            R::NeedsAdvantage => "3.3.9",
            R::NoCityInReach | R::CityOutOfReach | R::AlreadyTraded | R::TradeNeedsGold { .. } => "3.3.10",
            R::NotBasic => "5.4",
            R::GoUpwards | R::PickEarlier => "3",
            R::MustPick | R::Activated => "5.4",
            R::CannotCopy => "5.5",
            R::NotYourProvince | R::TypeThere { .. } | R::NoToken { .. } | R::NoTokenThere { .. } => "R43",
        }
    }

    fn text(&self) -> Text {
        use Refusal as R;
        let number = i32::from;
        match *self {
            R::NotAsked => Text::new("refusal-not-asked"),
            R::CivilizationTaken => Text::new("refusal-civilization-taken"),
            R::NoSuchLine => Text::new("refusal-no-such-line"),
            R::NotPending => Text::new("refusal-not-pending"),
            R::RowEmpty => Text::new("refusal-row-empty"),
            R::NoSuchPile => Text::new("refusal-no-such-pile"),
            R::PileEmpty => Text::new("refusal-pile-empty"),
            R::WrongKind => Text::new("refusal-wrong-kind"),
            R::TooDear { cost, max } => Text::new("refusal-too-dear").with("cost", cost).with("max", max),
            R::CannotPay { resource, price, payable } => Text::new("refusal-cannot-pay")
                .with("resource", resource_key(resource))
                .with("price", price)
                .with("payable", number(payable)),
            R::CannotPayGold { price, gold } => {
                Text::new("refusal-cannot-pay-gold").with("price", price).with("gold", number(gold))
            }
            R::NoUnfinishedWonder => Text::new("refusal-no-unfinished-wonder"),
            R::NotInCultureDeck => Text::new("refusal-not-in-culture-deck"),
            R::NotEnoughCulture { price, culture } => {
                Text::new("refusal-not-enough-culture").with("price", price).with("culture", number(culture))
            }
            R::NothingToConquer => Text::new("refusal-nothing-to-conquer"),
            R::NoCardThere => Text::new("refusal-no-card-there"),
            R::NotActivated => Text::new("refusal-not-activated"),
            R::Activated => Text::new("refusal-activated"),
            R::NoSuchAbility => Text::new("refusal-no-such-ability"),
            R::AlreadyUsed => Text::new("refusal-already-used"),
            R::ConditionFails => Text::new("refusal-condition-fails"),
            R::CostNotPayable => Text::new("refusal-cost-not-payable"),
            R::NoEffect => Text::new("refusal-no-effect"),
            R::DeckEmpty => Text::new("refusal-deck-empty"),
            R::AdvantageHeld => Text::new("refusal-advantage-held"),
            R::BidNotPayable { min } => Text::new("refusal-bid-not-payable").with("min", number(min)),
            R::BidOtherType => Text::new("refusal-bid-other-type"),
            R::OutOfRange { low, high } => {
                Text::new("refusal-out-of-range").with("low", number(low)).with("high", number(high))
            }
            R::NeedsAdvantage => Text::new("refusal-needs-advantage"),
            R::NoCityInReach => Text::new("refusal-no-city-in-reach"),
            R::CityOutOfReach => Text::new("refusal-city-out-of-reach"),
            R::AlreadyTraded => Text::new("refusal-already-traded"),
            R::TradeNeedsGold { price } => Text::new("refusal-trade-needs-gold").with("price", price),
            R::NotBasic => Text::new("refusal-not-basic"),
            R::GoUpwards => Text::new("refusal-go-upwards"),
            R::PickEarlier => Text::new("refusal-pick-earlier"),
            R::MustPick => Text::new("refusal-must-pick"),
            R::CannotCopy => Text::new("refusal-cannot-copy"),
            R::NotYourProvince => Text::new("refusal-not-your-province"),
            R::TypeThere { of } => Text::new("refusal-type-there").with("type", type_key(of)),
            R::NoToken { of } => Text::new("refusal-no-token").with("type", type_key(of)),
            R::NoTokenThere { of } => Text::new("refusal-no-token-there").with("type", type_key(of)),
            R::NoSuchBranch => Text::new("refusal-no-such-branch"),
            R::NotFromOpponent => Text::new("refusal-not-from-opponent"),
        }
    }
}
