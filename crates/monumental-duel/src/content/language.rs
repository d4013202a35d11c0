//! The effect language (spec 5): operations, conditions, amounts, costs, modifiers and abilities.
//!
//! All of it is plain `Copy` data. Lists, conditions and costs lie side by side in the content, and are named
//! by where they start, so that a position can say "at the third operation of this list" in four bytes.

use crate::ids::{CardId, CardKind, CityMove, CostKind, Counter, Event, ProvinceType, Resource, Trigger};
use game_core::BitSet;
use serde::{Deserialize, Serialize};

/// Some operations in a row, by their place in [`super::Content::ops`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct List {
    /// Index of the first.
    pub start: u16,
    /// How many.
    pub len: u8,
}

impl List {
    /// No operation.
    pub const EMPTY: List = List { start: 0, len: 0 };

    /// Nothing to do?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }
}

/// A condition, by its place in [`super::Content::conditions`]; 0 is always true.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ConditionId(pub u16);

/// A cost, by its place in [`super::Content::costs`]; 0 is nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct CostId(pub u8);

/// What to gain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gained {
    /// This resource.
    Of(Resource),
    /// Basic resources, each of a type the owner chooses.
    Basic,
    /// Basic resources, all of one type the owner chooses.
    BasicSame,
}

/// How many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Amount {
    /// Always so many.
    Fixed(u8),
    /// So many for each thing counted, up to a limit.
    Per {
        /// What is counted.
        counter: Counter,
        /// Only provinces of this type.
        of_type: Option<ProvinceType>,
        /// For each.
        each: u8,
        /// At most.
        max: Option<u8>,
    },
}

/// Which card `copy` may take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CopyFrom {
    /// A card of the own city of one of these kinds.
    City(BitSet<CardKind, u8>),
    /// Another developed policy.
    Policy,
}

/// Which province's bonus `apply_bonus` carries out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BonusOf {
    /// The topmost province of the own stack.
    Top,
    /// This province, if the owner controls it.
    Named(CardId),
}

/// One operation (5.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// Gain resources.
    Gain {
        /// What.
        what: Gained,
        /// How many.
        amount: Amount,
    },
    /// One usable branch, of those that lie at this place of [`super::Content::branches`].
    Choose {
        /// Index of the first branch.
        first: u16,
        /// How many branches.
        count: u8,
    },
    /// Pay and do, if the owner wants.
    Optional {
        /// What it costs.
        cost: CostId,
        /// What it does.
        body: List,
    },
    /// Branch on a condition.
    When {
        /// The condition.
        test: ConditionId,
        /// If it holds.
        then: List,
        /// If not.
        otherwise: List,
    },
    /// Draw and use cards of the own city deck.
    DrawUse {
        /// How many.
        n: u8,
    },
    /// Archive, discard or reinforce cards of the own city.
    MoveCity {
        /// What happens to them.
        how: CityMove,
        /// How many.
        n: u8,
        /// May the owner stop earlier?
        up_to: bool,
    },
    /// Discard cards of the development row.
    DiscardRow {
        /// How many.
        n: u8,
        /// May the owner stop earlier?
        up_to: bool,
    },
    /// Gain the yield of a card and carry out its one-shot abilities.
    Copy {
        /// Which cards.
        from: CopyFrom,
    },
    /// One purchase as an action would make it, cheaper.
    Acquire {
        /// Which purchases.
        kinds: BitSet<CostKind, u8>,
        /// By how much.
        discount: u8,
    },
    /// A basic building for nothing.
    GainBasic,
    /// A card of the row for nothing.
    GainRow {
        /// Which cards.
        kinds: BitSet<CardKind, u8>,
        /// Printed cost at most.
        max_cost: u8,
    },
    /// Start or complete a wonder, cheaper.
    BuildPart {
        /// By how much.
        discount: u8,
    },
    /// One conquest, cheaper.
    Conquer {
        /// From the row?
        row: bool,
        /// From the opponent?
        opponent: bool,
        /// By how much.
        discount: u8,
    },
    /// Take the advantage without payment.
    GainAdvantage,
    /// Trade without gold and without the scout.
    FreeTrade,
    /// Put a type token on an own province.
    AddType,
    /// Move a type token between own provinces.
    MoveType,
    /// Carry out the bonus of a province.
    ApplyBonus {
        /// Of which one.
        of: BonusOf,
        /// If the owner does not control it.
        otherwise: List,
    },
}

/// A condition (5.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Condition {
    /// No condition.
    Always,
    /// The counter of the round is high enough.
    Gained {
        /// Of which resource.
        resource: Resource,
        /// At least.
        min: u8,
    },
    /// The owner holds the advantage.
    Advantage,
    /// Enough provinces, of one type or any.
    Provinces {
        /// Of this type.
        of_type: Option<ProvinceType>,
        /// At least.
        min: u8,
    },
    /// Enough different types among the provinces.
    ProvinceTypes {
        /// At least.
        min: u8,
    },
    /// Enough developed policies.
    Policies {
        /// At least.
        min: u8,
    },
    /// Enough completed wonders.
    Wonders {
        /// At least.
        min: u8,
    },
    /// Enough free cities.
    FreeCities {
        /// At least.
        min: u8,
    },
    /// All of the conditions that lie here.
    All {
        /// The first.
        first: ConditionId,
        /// How many.
        count: u8,
    },
    /// One of the conditions that lie here.
    Any {
        /// The first.
        first: ConditionId,
        /// How many.
        count: u8,
    },
    /// Not this one.
    Not(ConditionId),
}

/// The basic part of a cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BasicCost {
    /// Nothing.
    None,
    /// So many of this resource; gold may stand for them.
    Of(Resource, u8),
    /// So many of one type; gold may not stand for them.
    Same(u8),
}

/// What an ability costs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cost {
    /// Gold, exactly.
    pub gold: u8,
    /// Culture, exactly.
    pub culture: u8,
    /// Basic resources.
    pub basic: BasicCost,
}

impl Cost {
    /// Nothing.
    pub const NONE: Cost = Cost { gold: 0, culture: 0, basic: BasicCost::None };
}

/// A standing change of the rules for its owner (5.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Modifier {
    /// Own prices of these kinds change.
    Cost {
        /// Which prices.
        kinds: BitSet<CostKind, u8>,
        /// By how much.
        n: i8,
    },
    /// The opponent pays more for the topmost province.
    Defence {
        /// By how much.
        n: u8,
    },
    /// The advantage card loses no token.
    NoDecay,
    /// The opponent must bid more for the advantage.
    Outbid {
        /// By how much.
        n: u8,
    },
    /// One resource may stand for the one a purchase is paid with.
    Substitute {
        /// What may be paid.
        pay: Resource,
        /// In which purchases.
        kinds: BitSet<CostKind, u8>,
    },
    /// Gold needed to take a free city.
    CityThreshold {
        /// So much.
        n: u8,
    },
}

/// The sum of all modifiers in force for one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    /// Change of price per kind of purchase.
    pub cost: [i8; CostKind::ALL.len()],
    /// Extra price of the topmost province.
    pub defence: u8,
    /// Extra bid.
    pub outbid: u8,
    /// Does the advantage card keep its tokens?
    pub no_decay: bool,
    /// The lowest gold that takes a free city, if one is given.
    pub threshold: Option<u8>,
    /// The resource that may stand for the usual one, per kind of purchase.
    pub substitute: [Option<Resource>; CostKind::ALL.len()],
}

impl Standing {
    /// No modifier at all.
    pub const NONE: Standing = Standing {
        cost: [0; CostKind::ALL.len()],
        defence: 0,
        outbid: 0,
        no_decay: false,
        threshold: None,
        substitute: [None; CostKind::ALL.len()],
    };

    /// Adds one modifier.
    pub fn add(&mut self, modifier: Modifier) {
        match modifier {
            Modifier::Cost { kinds, n } => kinds.iter().for_each(|kind| self.cost[kind as usize] += n),
            Modifier::Defence { n } => self.defence += n,
            Modifier::NoDecay => self.no_decay = true,
            Modifier::Outbid { n } => self.outbid += n,
            Modifier::Substitute { pay, kinds } => {
                kinds.iter().for_each(|kind| self.substitute[kind as usize] = Some(pay));
            }
            Modifier::CityThreshold { n } => {
                self.threshold = Some(self.threshold.map_or(n, |lower| lower.min(n)));
            }
        }
    }

    /// Adds a whole card.
    pub fn merge(&mut self, other: &Standing) {
        for (mine, theirs) in self.cost.iter_mut().zip(other.cost) {
            *mine += theirs;
        }
        self.defence += other.defence;
        self.outbid += other.outbid;
        self.no_decay |= other.no_decay;
        self.threshold = match (self.threshold, other.threshold) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        for (mine, theirs) in self.substitute.iter_mut().zip(other.substitute) {
            *mine = mine.or(theirs);
        }
    }
}

/// One ability of a card (5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ability {
    /// When it works.
    pub trigger: Trigger,
    /// What it answers to.
    pub event: Option<Event>,
    /// Does it answer to the opponent instead of its owner?
    pub rival: bool,
    /// Only if.
    pub test: ConditionId,
    /// What it costs.
    pub cost: CostId,
    /// What it does.
    pub body: List,
    /// Its modifiers, by their place in [`super::Content::modifiers`].
    pub mods: List,
    /// Only gains, and no condition on what was gained: its order among others cannot matter (D2).
    pub plain: bool,
}

impl Ability {
    /// Does it answer to this event of its owner, or of the rival?
    #[must_use]
    pub fn answers(&self, event: Event, rival: bool) -> bool {
        self.event == Some(event) && self.rival == rival
    }

    /// Does a used or copied card give it: an action, an activation effect or an exchange (R22)?
    #[must_use]
    pub fn works_at_once(&self) -> bool {
        match self.trigger {
            Trigger::Action | Trigger::OnCard | Trigger::OnCity => true,
            Trigger::May => !self.body.is_empty(),
            Trigger::FirstTime | Trigger::EachTime | Trigger::Lasting => false,
        }
    }
}
