//! Why a step is not allowed: the rule and the numbers that are missing.

use crate::ids::{Achievement, Card, Faction, Kind, Level, Region, Resource, Terrain};
use crate::resources::Resources;
use crate::sentences;
use game_core::{Arg, Explain, Seat, Text};

/// Why a step is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields are the things and numbers named in the doc of their variant")]
pub enum Refusal {
    /// It does not answer the open question, or it is a deal.
    NotTheQuestion,
    /// Another player is asked.
    NotAsked { seat: Seat },
    /// The faction is taken.
    FactionTaken { faction: Faction },
    /// Only a farmland in play is a start.
    NotAStart { region: Region },
    /// Somebody starts there.
    StartTaken { region: Region },
    /// The card is not in the hand.
    NotInHand { card: Card },
    /// The card is not archived.
    NotArchived { card: Card },
    /// The card has no effect of this number.
    NoSuchEffect { card: Card, has: u8 },
    /// The effect works only in a battle.
    OnlyInBattle,
    /// The effect works only in a defence, or the card has no attack symbol.
    NoAttackSymbol { card: Card },
    /// The card has no defence symbol.
    NoDefenceSymbol { card: Card },
    /// No own region of the terrain is unused.
    NoUnusedRegion { terrain: Terrain },
    /// The card to fill is not on the own table.
    NothingToFill { kind: Kind },
    /// A card of the same title lies on the own table.
    TitleOnTable { kind: Kind },
    /// Deck and discard pile are empty.
    NothingToDraw,
    /// No captured token is fresh.
    NoFreshToken,
    /// The supply has none of what would be gained.
    SupplyEmpty,
    /// The supply has too few to fill the card.
    SupplyShort { missing: Resources },
    /// The pool has none of the resource.
    NotInPool { resource: Resource },
    /// The card is not on the own table.
    NotOnTable { kind: Kind },
    /// Nothing is in progress.
    NothingInProgress,
    /// No open space takes the resource.
    NoOpenSpace { resource: Resource },
    /// It is no store card.
    NotAStore { kind: Kind },
    /// Nothing lies on the store card.
    StoreEmpty { kind: Kind },
    /// The store card received a token this turn.
    StoreFed { kind: Kind },
    /// Something on the store card has no use now (edition `ru`).
    NoUseFor { resource: Resource },
    /// Nothing on the store card can be spent now (edition `it`).
    NothingToSpendOn { resource: Resource },
    /// Each type on the store card has a use, but not all tokens together (edition `ru`).
    NoUseForAll { resource: Resource },
    /// What is left of a released store card cannot be stored again (edition `it`).
    Wasted { resource: Resource },
    /// Released tokens must be used while they can be.
    ReleasedUnused { resource: Resource },
    /// Starting cards are not sold.
    NotForSale { kind: Kind },
    /// The pile is empty.
    PileEmpty { kind: Kind },
    /// The kind was bought this turn.
    AlreadyBought { kind: Kind },
    /// The pool cannot pay.
    CannotPay { missing: Resources, wild: u8 },
    /// The region is not held by the player.
    NotOwnRegion { region: Region },
    /// The regions are not next to each other in this game.
    NotAdjacent { from: Region, to: Region },
    /// Nothing to attack there.
    NothingToAttack { region: Region },
    /// The region was attacked this turn.
    AlreadyAttacked { region: Region },
    /// The region was attacked from there this turn.
    AlreadyAttackedFrom { from: Region, to: Region },
    /// No attack card in hand or archive.
    NoAttackCard,
    /// All attack cards together do not beat the token.
    TooWeak { strength: u8, value: u8 },
    /// An attack has at least one card.
    NoCardAdded,
    /// An attack on a token goes on until it is strong enough.
    TokenNotBeaten { strength: u8, value: u8 },
    /// The achievement is not open.
    NotOpen { achievement: Achievement },
    /// Another achievement is in progress.
    BusyWith { achievement: Achievement },
    /// The achievement is completed already.
    AlreadyCompleted { achievement: Achievement },
    /// The player gave the technology up before (edition `it`).
    GivenUp { achievement: Achievement },
    /// Too few completed achievements of the level below.
    LevelClosed { level: Level, have: u8, need: u8 },
    /// Nothing in the pool fits a space of the card.
    NothingFits { achievement: Achievement },
    /// The own secret wonder is another one.
    NotOwnSecret,
    /// The own secret wonder is already revealed.
    SecretRevealed,
    /// A wonder is never given up.
    WonderStays { achievement: Achievement },
    /// The technology is not completed.
    NotCompleted { achievement: Achievement },
    /// The achievement has nothing to be used once per turn.
    NotUsable { achievement: Achievement },
    /// The technology was used this turn.
    AlreadyUsed { achievement: Achievement },
    /// The hand is empty.
    HandEmpty,
    /// Nothing is archived.
    NothingArchived,
    /// The archived card can only be played (edition `it`).
    ArchivedOnlyPlays,
    /// The pool is empty.
    PoolEmpty,
    /// The supply has no other type of resource.
    NothingToSwapFor { resource: Resource },
    /// No own settlement can move.
    NowhereToMove,
    /// No settlement can move from there.
    CannotMoveFrom { region: Region },
    /// Coins are not in this game.
    NoTrade,
    /// Too few coins.
    TooFewCoins { have: u32, need: u8 },
    /// The region cannot be used now.
    CannotUse { region: Region },
    /// The resource just spent cannot be taken.
    SameResource { resource: Resource },
    /// The supply has none of the resource.
    OutOfStock { resource: Resource },
    /// Wild units are paid with wood, metal or stone.
    NotWild { resource: Resource },
    /// Wild units are chosen in the order wood, metal, stone.
    OutOfOrder { resource: Resource },
    /// With this unit the rest could not be paid.
    RestUnpaid { resource: Resource },
    /// The region is out of play.
    OutOfPlay { region: Region },
    /// A conquest token lies there.
    Guarded { region: Region },
    /// Another player holds the region.
    HeldByOther { region: Region },
    /// The region is full.
    RegionFull { region: Region, cap: u8 },
    /// The region is next to no own region.
    NotNearOwn { region: Region },
    /// A region is legal, so the settlement is not lost.
    RegionsLeft,
}

/// Place of the rule, message key.
type Rule = (&'static str, &'static str);

impl Refusal {
    const fn about(self) -> Rule {
        match self {
            Refusal::NotTheQuestion => ("3.1", "refusal-not-the-question"),
            Refusal::NotAsked { .. } => ("3.1", "refusal-not-asked"),
            Refusal::FactionTaken { .. } => ("3.3", "refusal-faction-taken"),
            Refusal::NotAStart { .. } => ("3.3", "refusal-not-a-start"),
            Refusal::StartTaken { .. } => ("3.3", "refusal-start-taken"),
            Refusal::NotInHand { .. } => ("3.4", "refusal-not-in-hand"),
            Refusal::NotArchived { .. } => ("3.4", "refusal-not-archived"),
            Refusal::NoSuchEffect { .. } => ("3.4", "refusal-no-such-effect"),
            Refusal::OnlyInBattle => ("3.5", "refusal-only-in-battle"),
            Refusal::NoAttackSymbol { .. } => ("3.7", "refusal-no-attack-symbol"),
            Refusal::NoDefenceSymbol { .. } => ("3.7", "refusal-no-defence-symbol"),
            Refusal::NoUnusedRegion { .. } => ("3.5", "refusal-no-unused-region"),
            Refusal::NothingToFill { .. } => ("3.5", "refusal-nothing-to-fill"),
            Refusal::TitleOnTable { .. } => ("3.5", "refusal-title-on-table"),
            Refusal::NothingToDraw => ("3.5", "refusal-nothing-to-draw"),
            Refusal::NoFreshToken => ("3.5", "refusal-no-fresh-token"),
            Refusal::SupplyEmpty => ("8 R1", "refusal-supply-empty"),
            Refusal::SupplyShort { .. } => ("8 R1", "refusal-supply-short"),
            Refusal::NotInPool { .. } => ("3.4", "refusal-not-in-pool"),
            Refusal::NotOnTable { .. } => ("3.4", "refusal-not-on-table"),
            Refusal::NothingInProgress => ("3.4", "refusal-nothing-in-progress"),
            Refusal::NoOpenSpace { .. } => ("4.2", "refusal-no-open-space"),
            Refusal::NotAStore { .. } => ("3.4", "refusal-not-a-store"),
            Refusal::StoreEmpty { .. } => ("3.4", "refusal-store-empty"),
            Refusal::StoreFed { .. } => ("8 R7", "refusal-store-fed"),
            Refusal::NoUseFor { .. } => ("8 R19", "refusal-no-use-for"),
            Refusal::NothingToSpendOn { .. } => ("8 R19", "refusal-nothing-to-spend-on"),
            Refusal::NoUseForAll { .. } => ("8 R19", "refusal-no-use-for-all"),
            Refusal::Wasted { .. } => ("8 R19", "refusal-wasted"),
            Refusal::ReleasedUnused { .. } => ("8 R19", "refusal-released-unused"),
            Refusal::NotForSale { .. } => ("4.1", "refusal-not-for-sale"),
            Refusal::PileEmpty { .. } => ("4.1", "refusal-pile-empty"),
            Refusal::AlreadyBought { .. } => ("4.1", "refusal-already-bought"),
            Refusal::CannotPay { .. } => ("4.1", "refusal-cannot-pay"),
            Refusal::NotOwnRegion { .. } => ("4.3", "refusal-not-own-region"),
            Refusal::NotAdjacent { .. } => ("4.3", "refusal-not-adjacent"),
            Refusal::NothingToAttack { .. } => ("4.3", "refusal-nothing-to-attack"),
            Refusal::AlreadyAttacked { .. } => ("4.3", "refusal-already-attacked"),
            Refusal::AlreadyAttackedFrom { .. } => ("4.3", "refusal-already-attacked-from"),
            Refusal::NoAttackCard => ("8 R8", "refusal-no-attack-card"),
            Refusal::TooWeak { .. } => ("8 R9", "refusal-too-weak"),
            Refusal::NoCardAdded => ("8 R8", "refusal-no-card-added"),
            Refusal::TokenNotBeaten { .. } => ("3.7", "refusal-token-not-beaten"),
            Refusal::NotOpen { .. } => ("4.4", "refusal-not-open"),
            Refusal::BusyWith { .. } => ("4.4", "refusal-busy-with"),
            Refusal::AlreadyCompleted { .. } => ("4.4", "refusal-already-completed"),
            Refusal::GivenUp { .. } => ("8 R40", "refusal-given-up"),
            Refusal::LevelClosed { .. } => ("4.4", "refusal-level-closed"),
            Refusal::NothingFits { .. } => ("4.4", "refusal-nothing-fits"),
            Refusal::NotOwnSecret => ("4.4", "refusal-not-own-secret"),
            Refusal::SecretRevealed => ("4.4", "refusal-secret-revealed"),
            Refusal::WonderStays { .. } => ("4.4", "refusal-wonder-stays"),
            Refusal::NotCompleted { .. } => ("3.8", "refusal-not-completed"),
            Refusal::NotUsable { .. } => ("3.8", "refusal-not-usable"),
            Refusal::AlreadyUsed { .. } => ("3.8", "refusal-already-used"),
            Refusal::HandEmpty => ("3.8", "refusal-hand-empty"),
            Refusal::NothingArchived => ("8 R6", "refusal-nothing-archived"),
            Refusal::ArchivedOnlyPlays => ("8 R6", "refusal-archived-only-plays"),
            Refusal::PoolEmpty => ("3.8", "refusal-pool-empty"),
            Refusal::NothingToSwapFor { .. } => ("8 R1", "refusal-nothing-to-swap-for"),
            Refusal::NowhereToMove => ("3.8", "refusal-nowhere-to-move"),
            Refusal::CannotMoveFrom { .. } => ("3.6", "refusal-cannot-move-from"),
            Refusal::NoTrade => ("3.9", "refusal-no-trade"),
            Refusal::TooFewCoins { .. } => ("3.9", "refusal-too-few-coins"),
            Refusal::CannotUse { .. } => ("3.6", "refusal-cannot-use"),
            Refusal::SameResource { .. } => ("8 R30", "refusal-same-resource"),
            Refusal::OutOfStock { .. } => ("8 R1", "refusal-out-of-stock"),
            Refusal::NotWild { .. } => ("3.6", "refusal-not-wild"),
            Refusal::OutOfOrder { .. } => ("3.6", "refusal-out-of-order"),
            Refusal::RestUnpaid { .. } => ("3.6", "refusal-rest-unpaid"),
            Refusal::OutOfPlay { .. } => ("2", "refusal-out-of-play"),
            Refusal::Guarded { .. } => ("4.2", "refusal-guarded"),
            Refusal::HeldByOther { .. } => ("3.2", "refusal-held-by-other"),
            Refusal::RegionFull { .. } => ("3.2", "refusal-region-full"),
            Refusal::NotNearOwn { .. } => ("3.2", "refusal-not-near-own"),
            Refusal::RegionsLeft => ("3.6", "refusal-regions-left"),
        }
    }
}

/// A region as people name it.
pub(crate) fn label(region: Region) -> Arg {
    Arg::Label(region.index().to_string())
}

impl Explain for Refusal {
    fn rule(&self) -> &'static str {
        self.about().0
    }

    fn text(&self) -> Text {
        let text = Text::new(self.about().1);
        let clamp = |n: u32| Arg::Number(i64::from(n));
        match *self {
            Refusal::NotAsked { seat } => text.with("seat", seat),
            Refusal::FactionTaken { faction } => text.with("faction", faction.key()),
            Refusal::NotInHand { card }
            | Refusal::NotArchived { card }
            | Refusal::NoAttackSymbol { card }
            | Refusal::NoDefenceSymbol { card } => text.with("card", card.key()),
            Refusal::NoSuchEffect { card, has } => text.with("card", card.key()).with("has", has),
            Refusal::NoUnusedRegion { terrain } => text.with("terrain", terrain.key()),
            Refusal::NothingToFill { kind }
            | Refusal::TitleOnTable { kind }
            | Refusal::NotOnTable { kind }
            | Refusal::NotAStore { kind }
            | Refusal::StoreEmpty { kind }
            | Refusal::StoreFed { kind }
            | Refusal::NotForSale { kind }
            | Refusal::PileEmpty { kind }
            | Refusal::AlreadyBought { kind } => text.with("card", kind.key()),
            Refusal::SupplyShort { missing } => text.with("missing", sentences::resources(missing)),
            Refusal::CannotPay { missing, wild } => {
                let cost = crate::resources::Cost { fixed: missing, wild };
                text.with("missing", sentences::cost(cost))
            }
            Refusal::NotInPool { resource }
            | Refusal::NoOpenSpace { resource }
            | Refusal::NoUseFor { resource }
            | Refusal::NothingToSpendOn { resource }
            | Refusal::NoUseForAll { resource }
            | Refusal::Wasted { resource }
            | Refusal::ReleasedUnused { resource }
            | Refusal::NothingToSwapFor { resource }
            | Refusal::SameResource { resource }
            | Refusal::OutOfStock { resource }
            | Refusal::NotWild { resource }
            | Refusal::OutOfOrder { resource }
            | Refusal::RestUnpaid { resource } => text.with("resource", resource.key()),
            Refusal::NotAStart { region }
            | Refusal::StartTaken { region }
            | Refusal::NotOwnRegion { region }
            | Refusal::NothingToAttack { region }
            | Refusal::AlreadyAttacked { region }
            | Refusal::CannotMoveFrom { region }
            | Refusal::CannotUse { region }
            | Refusal::OutOfPlay { region }
            | Refusal::Guarded { region }
            | Refusal::HeldByOther { region }
            | Refusal::NotNearOwn { region } => text.with("region", label(region)),
            Refusal::RegionFull { region, cap } => text.with("region", label(region)).with("cap", cap),
            Refusal::NotAdjacent { from, to } | Refusal::AlreadyAttackedFrom { from, to } => {
                text.with("from", label(from)).with("to", label(to))
            }
            Refusal::TooWeak { strength, value } | Refusal::TokenNotBeaten { strength, value } => {
                text.with("strength", strength).with("value", value)
            }
            Refusal::NotOpen { achievement }
            | Refusal::BusyWith { achievement }
            | Refusal::AlreadyCompleted { achievement }
            | Refusal::GivenUp { achievement }
            | Refusal::NothingFits { achievement }
            | Refusal::WonderStays { achievement }
            | Refusal::NotCompleted { achievement }
            | Refusal::NotUsable { achievement }
            | Refusal::AlreadyUsed { achievement } => text.with("achievement", achievement.key()),
            Refusal::LevelClosed { level, have, need } => {
                text.with("level", level.number()).with("have", have).with("need", need)
            }
            Refusal::TooFewCoins { have, need } => text.with("have", clamp(have)).with("need", need),
            Refusal::NotTheQuestion
            | Refusal::OnlyInBattle
            | Refusal::NothingToDraw
            | Refusal::NoFreshToken
            | Refusal::SupplyEmpty
            | Refusal::NothingInProgress
            | Refusal::NoAttackCard
            | Refusal::NoCardAdded
            | Refusal::NotOwnSecret
            | Refusal::SecretRevealed
            | Refusal::HandEmpty
            | Refusal::NothingArchived
            | Refusal::ArchivedOnlyPlays
            | Refusal::PoolEmpty
            | Refusal::NowhereToMove
            | Refusal::NoTrade
            | Refusal::RegionsLeft => text,
        }
    }
}
