//! Why a step is not allowed: the rule and the numbers that are missing.

use crate::ids::{Achievement, Card, Faction, Kind, Level, Region, Resource, Terrain};
use crate::resources::{Cost, Resources};
use crate::sentences;
use game_core::{Arg, Seat, refusals};

refusals! {
    /// Why a step is not allowed.
    #[allow(missing_docs, reason = "the fields are the things and numbers named in the doc of their variant")]
    Refusal {
        /// It does not answer the open question, or it is a deal.
        NotTheQuestion = "refusal-not-the-question", "3.1";
        /// Another player is asked.
        NotAsked { seat: Seat } = "refusal-not-asked", "3.1";
        /// The faction is taken.
        FactionTaken { faction: Faction } = "refusal-faction-taken", "3.3";
        /// Only a farmland in play is a start.
        NotAStart { region: Region => label } = "refusal-not-a-start", "3.3";
        /// Somebody starts there.
        StartTaken { region: Region => label } = "refusal-start-taken", "3.3";
        /// The card is not in the hand.
        NotInHand { card: Card } = "refusal-not-in-hand", "3.4";
        /// The card is not archived.
        NotArchived { card: Card } = "refusal-not-archived", "3.4";
        /// The card has no effect of this number.
        NoSuchEffect { card: Card, has: u8 } = "refusal-no-such-effect", "3.4";
        /// The effect works only in a battle.
        OnlyInBattle = "refusal-only-in-battle", "3.5";
        /// The effect works only in a defence, or the card has no attack symbol.
        NoAttackSymbol { card: Card } = "refusal-no-attack-symbol", "3.7";
        /// The card has no defence symbol.
        NoDefenceSymbol { card: Card } = "refusal-no-defence-symbol", "3.7";
        /// No own region of the terrain is unused.
        NoUnusedRegion { terrain: Terrain } = "refusal-no-unused-region", "3.5";
        /// The card to fill is not on the own table.
        NothingToFill { kind: Kind as "card" } = "refusal-nothing-to-fill", "3.5";
        /// A card of the same title lies on the own table.
        TitleOnTable { kind: Kind as "card" } = "refusal-title-on-table", "3.5";
        /// Deck and discard pile are empty.
        NothingToDraw = "refusal-nothing-to-draw", "3.5";
        /// No captured token is fresh.
        NoFreshToken = "refusal-no-fresh-token", "3.5";
        /// The supply has none of what would be gained.
        SupplyEmpty = "refusal-supply-empty", "8 R1";
        /// The supply has too few to fill the card.
        SupplyShort { missing: Resources => sentences::resources } = "refusal-supply-short", "8 R1";
        /// The pool has none of the resource.
        NotInPool { resource: Resource } = "refusal-not-in-pool", "3.4";
        /// The card is not on the own table.
        NotOnTable { kind: Kind as "card" } = "refusal-not-on-table", "3.4";
        /// Nothing is in progress.
        NothingInProgress = "refusal-nothing-in-progress", "3.4";
        /// No open space takes the resource.
        NoOpenSpace { resource: Resource } = "refusal-no-open-space", "4.2";
        /// It is no store card.
        NotAStore { kind: Kind as "card" } = "refusal-not-a-store", "3.4";
        /// Nothing lies on the store card.
        StoreEmpty { kind: Kind as "card" } = "refusal-store-empty", "3.4";
        /// The store card received a token this turn.
        StoreFed { kind: Kind as "card" } = "refusal-store-fed", "8 R7";
        /// Something on the store card has no use now (edition `ru`).
        NoUseFor { resource: Resource } = "refusal-no-use-for", "8 R19";
        /// Nothing on the store card can be spent now (edition `it`).
        NothingToSpendOn { resource: Resource } = "refusal-nothing-to-spend-on", "8 R19";
        /// Each type on the store card has a use, but not all tokens together (edition `ru`).
        NoUseForAll { resource: Resource } = "refusal-no-use-for-all", "8 R19";
        /// What is left of a released store card cannot be stored again (edition `it`).
        Wasted { resource: Resource } = "refusal-wasted", "8 R19";
        /// Released tokens must be used while they can be.
        ReleasedUnused { resource: Resource } = "refusal-released-unused", "8 R19";
        /// Starting cards are not sold.
        NotForSale { kind: Kind as "card" } = "refusal-not-for-sale", "4.1";
        /// The pile is empty.
        PileEmpty { kind: Kind as "card" } = "refusal-pile-empty", "4.1";
        /// The kind was bought this turn.
        AlreadyBought { kind: Kind as "card" } = "refusal-already-bought", "4.1";
        /// The pool cannot pay.
        CannotPay { missing: Cost => sentences::cost } = "refusal-cannot-pay", "4.1";
        /// The region is not held by the player.
        NotOwnRegion { region: Region => label } = "refusal-not-own-region", "4.3";
        /// The regions are not next to each other in this game.
        NotAdjacent { from: Region => label, to: Region => label } = "refusal-not-adjacent", "4.3";
        /// Nothing to attack there.
        NothingToAttack { region: Region => label } = "refusal-nothing-to-attack", "4.3";
        /// The region was attacked this turn.
        AlreadyAttacked { region: Region => label } = "refusal-already-attacked", "4.3";
        /// The region was attacked from there this turn.
        AlreadyAttackedFrom { from: Region => label, to: Region => label } = "refusal-already-attacked-from", "4.3";
        /// No attack card in hand or archive.
        NoAttackCard = "refusal-no-attack-card", "8 R8";
        /// All attack cards together do not beat the token.
        TooWeak { strength: u8, value: u8 } = "refusal-too-weak", "8 R9";
        /// An attack has at least one card.
        NoCardAdded = "refusal-no-card-added", "8 R8";
        /// An attack on a token goes on until it is strong enough.
        TokenNotBeaten { strength: u8, value: u8 } = "refusal-token-not-beaten", "3.7";
        /// The achievement is not open.
        NotOpen { achievement: Achievement } = "refusal-not-open", "4.4";
        /// Another achievement is in progress.
        BusyWith { achievement: Achievement } = "refusal-busy-with", "4.4";
        /// The achievement is completed already.
        AlreadyCompleted { achievement: Achievement } = "refusal-already-completed", "4.4";
        /// The player gave the technology up before (edition `it`).
        GivenUp { achievement: Achievement } = "refusal-given-up", "8 R40";
        /// Too few completed achievements of the level below.
        LevelClosed { level: Level => Level::number, have: u8, need: u8 } = "refusal-level-closed", "4.4";
        /// Nothing in the pool fits a space of the card.
        NothingFits { achievement: Achievement } = "refusal-nothing-fits", "4.4";
        /// The own secret wonder is another one.
        NotOwnSecret = "refusal-not-own-secret", "4.4";
        /// The own secret wonder is already revealed.
        SecretRevealed = "refusal-secret-revealed", "4.4";
        /// A wonder is never given up.
        WonderStays { achievement: Achievement } = "refusal-wonder-stays", "4.4";
        /// The technology is not completed.
        NotCompleted { achievement: Achievement } = "refusal-not-completed", "3.8";
        /// The achievement has nothing to be used once per turn.
        NotUsable { achievement: Achievement } = "refusal-not-usable", "3.8";
        /// The technology was used this turn.
        AlreadyUsed { achievement: Achievement } = "refusal-already-used", "3.8";
        /// The hand is empty.
        HandEmpty = "refusal-hand-empty", "3.8";
        /// Nothing is archived.
        NothingArchived = "refusal-nothing-archived", "8 R6";
        /// The archived card can only be played (edition `it`).
        ArchivedOnlyPlays = "refusal-archived-only-plays", "8 R6";
        /// The pool is empty.
        PoolEmpty = "refusal-pool-empty", "3.8";
        /// The supply has no other type of resource.
        NothingToSwapFor { resource: Resource } = "refusal-nothing-to-swap-for", "8 R1";
        /// No own settlement can move.
        NowhereToMove = "refusal-nowhere-to-move", "3.8";
        /// No settlement can move from there.
        CannotMoveFrom { region: Region => label } = "refusal-cannot-move-from", "3.6";
        /// Coins are not in this game.
        NoTrade = "refusal-no-trade", "3.9";
        /// Too few coins.
        TooFewCoins { have: u32, need: u8 } = "refusal-too-few-coins", "3.9";
        /// The region cannot be used now.
        CannotUse { region: Region => label } = "refusal-cannot-use", "3.6";
        /// The resource just spent cannot be taken.
        SameResource { resource: Resource } = "refusal-same-resource", "8 R30";
        /// The supply has none of the resource.
        OutOfStock { resource: Resource } = "refusal-out-of-stock", "8 R1";
        /// Wild units are paid with wood, metal or stone.
        NotWild { resource: Resource } = "refusal-not-wild", "3.6";
        /// Wild units are chosen in the order wood, metal, stone.
        OutOfOrder { resource: Resource } = "refusal-out-of-order", "3.6";
        /// With this unit the rest could not be paid.
        RestUnpaid { resource: Resource } = "refusal-rest-unpaid", "3.6";
        /// The region is out of play.
        OutOfPlay { region: Region => label } = "refusal-out-of-play", "2";
        /// A conquest token lies there.
        Guarded { region: Region => label } = "refusal-guarded", "4.2";
        /// Another player holds the region.
        HeldByOther { region: Region => label } = "refusal-held-by-other", "3.2";
        /// The region is full.
        RegionFull { region: Region => label, cap: u8 } = "refusal-region-full", "3.2";
        /// The region is next to no own region.
        NotNearOwn { region: Region => label } = "refusal-not-near-own", "3.2";
        /// A region is legal, so the settlement is not lost.
        RegionsLeft = "refusal-regions-left", "3.6";
    }
}

/// A region as people name it.
pub(crate) fn label(region: Region) -> Arg {
    Arg::Label(region.index().to_string())
}
