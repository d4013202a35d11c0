//! Why a step is not allowed: the rule, and the numbers that are missing.

use crate::ids::{ProvinceType, Resource};
use game_core::refusals;

refusals! {
    /// Why a step is not allowed now.
    #[allow(missing_docs, reason = "the fields are the things and numbers of the sentence above them")]
    Refusal {
        /// Another question is open.
        NotAsked = "refusal-not-asked", "3.1";
        /// The civilization is taken or unknown.
        CivilizationTaken = "refusal-civilization-taken", "2.1";
        /// The city has three rows and three columns.
        NoSuchLine = "refusal-no-such-line", "3.2";
        /// That effect is not pending.
        NotPending = "refusal-not-pending", "3.3.12";
        /// The place of the row is empty.
        RowEmpty = "refusal-row-empty", "3.3.1";
        /// There is no card of that name in the piles.
        NoSuchPile = "refusal-no-such-pile", "3.3.1";
        /// The pile is empty.
        PileEmpty = "refusal-pile-empty", "3.3.1";
        /// The effect does not allow this kind of card.
        WrongKind = "refusal-wrong-kind", "5.4";
        /// The printed cost is too high for the effect.
        TooDear { cost: u8, max: u8 } = "refusal-too-dear", "5.4";
        /// Tokens, substitutes and gold together do not reach the price.
        CannotPay { resource: Resource, price: u8, payable: u16 } = "refusal-cannot-pay", "3.2.2";
        /// Conquests of this civilization are paid in gold.
        CannotPayGold { price: u8, gold: u16 } = "refusal-cannot-pay-gold", "3.2.2";
        /// No unfinished wonder.
        NoUnfinishedWonder = "refusal-no-unfinished-wonder", "3.3.2";
        /// Not in the culture deck.
        NotInCultureDeck = "refusal-not-in-culture-deck", "3.3.3";
        /// Too little culture.
        NotEnoughCulture { price: u8, culture: u16 } = "refusal-not-enough-culture", "3.3.3";
        /// The opponent has no province.
        NothingToConquer = "refusal-nothing-to-conquer", "3.3.5";
        /// The place or the policy pile is empty.
        NoCardThere = "refusal-no-card-there", "3.3.6";
        /// The card is not activated.
        NotActivated = "refusal-not-activated", "3.3.6";
        /// The card is activated, and the effect wants one that is not.
        Activated = "refusal-activated", "5.4";
        /// The card has no such ability.
        NoSuchAbility = "refusal-no-such-ability", "3.3.6";
        /// Used this round already.
        AlreadyUsed = "refusal-already-used", "3.3.6";
        /// Its condition does not hold.
        ConditionFails = "refusal-condition-fails", "5.6";
        /// Its cost cannot be paid.
        CostNotPayable = "refusal-cost-not-payable", "5.6";
        /// It would change nothing.
        NoEffect = "refusal-no-effect", "5.6";
        /// The city deck is empty.
        DeckEmpty = "refusal-deck-empty", "3.3.7";
        /// The player holds the advantage already.
        AdvantageHeld = "refusal-advantage-held", "3.3.8";
        /// No resource reaches the lowest bid.
        BidNotPayable { min: u16 } = "refusal-bid-not-payable", "3.3.8";
        /// The tokens on the card are of another type.
        BidOtherType = "refusal-bid-other-type", "3.3.8";
        /// Not an amount between the limits.
        OutOfRange { low: u16, high: u16 } = "refusal-out-of-range", "3.2.2";
        /// The warlord needs the advantage.
        NeedsAdvantage = "refusal-needs-advantage", "3.3.9";
        /// No free city can be traded with.
        NoCityInReach = "refusal-no-city-in-reach", "3.3.10";
        /// Neither between the players nor beside the own city.
        CityOutOfReach = "refusal-city-out-of-reach", "3.3.10";
        /// Traded with this round.
        AlreadyTraded = "refusal-already-traded", "3.3.10";
        /// A trade costs gold.
        TradeNeedsGold { price: u8 } = "refusal-trade-needs-gold", "3.3.10";
        /// Gold and culture are no basic resources.
        NotBasic = "refusal-not-basic", "5.4";
        /// Choices of one effect go upwards.
        GoUpwards = "refusal-go-upwards", "3";
        /// Too few cards would be left for the rest of the effect.
        PickEarlier = "refusal-pick-earlier", "3";
        /// The effect must be carried out as far as possible.
        MustPick = "refusal-must-pick", "5.4";
        /// Not a card that can be copied.
        CannotCopy = "refusal-cannot-copy", "5.5";
        /// Not one of the player's provinces.
        NotYourProvince = "refusal-not-your-province", "R43";
        /// The province has this type.
        TypeThere { of: ProvinceType as "type" } = "refusal-type-there", "R43";
        /// No token of this type left.
        NoToken { of: ProvinceType as "type" } = "refusal-no-token", "R43";
        /// No such token lies there.
        NoTokenThere { of: ProvinceType as "type" } = "refusal-no-token-there", "R43";
        /// That branch does not exist.
        NoSuchBranch = "refusal-no-such-branch", "5.6";
        /// The effect does not reach the opponent.
        NotFromOpponent = "refusal-not-from-opponent", "5.4";
    }
}
