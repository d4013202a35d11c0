//! What things cost and whether the price can be paid (spec 3.2.2).

use crate::content::language::{BasicCost, Condition, ConditionId, Cost, Standing};
use crate::ids::{CardId, CardKind, CostKind, PolicyId, Resource};
use crate::refusal::Refusal;
use crate::state::{Player, Position, other};
use crate::view::PriceTag;
use game_core::{BitSet, Seat};

/// A price that can be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Price {
    pub(crate) kind: CostKind,
    pub(crate) amount: u8,
}

/// Kinds of purchases that an effect allows.
pub(crate) type Kinds = BitSet<CostKind, u8>;
/// Every kind.
pub(crate) const ANY: Kinds = Kinds::from_word(0xFF);

/// A player about to buy, with the modifiers in force.
pub(crate) struct Purse<'a> {
    position: &'a Position,
    seat: Seat,
    me: &'a Player,
    pub(crate) standing: Standing,
}

impl Position {
    /// All modifiers in force for a player.
    pub(crate) fn standing(&self, seat: Seat) -> Standing {
        let player = &self.players[seat];
        let content = self.content.get();
        let mut sum = Standing::NONE;
        let mut add = |card: &crate::content::Card| {
            sum.merge(&card.standing);
            if card.conditional {
                for ability in content.abilities_of(card) {
                    if ability.test != ConditionId::default() && self.holds(seat, ability.test) {
                        content.mods(ability).iter().for_each(|modifier| sum.add(*modifier));
                    }
                }
            }
        };
        for place in player.active {
            let place = &player.city[usize::from(place)];
            if let Some(card) = place.top
                && content.with_modifiers.contains(card)
            {
                add(content.card(card));
            }
            if let Some(card) = place.under
                && content.with_modifiers.contains(card)
            {
                add(content.card(card));
            }
        }
        if let Some(policy) = player.policy()
            && content.policy(policy).modifies
        {
            add(content.policy(policy));
        }
        sum
    }

    /// Does a condition hold for a player (5.3)?
    pub(crate) fn holds(&self, seat: Seat, id: ConditionId) -> bool {
        let player = &self.players[seat];
        let each = |first: ConditionId, count: u8| {
            (0..u16::from(count)).map(move |i| self.holds(seat, ConditionId(first.0 + i)))
        };
        match self.content.get().condition(id) {
            Condition::Always => true,
            Condition::Gained { resource, min } => player.gained[resource as usize] >= u16::from(min),
            Condition::Advantage => self.advantage.holder == Some(seat),
            Condition::Provinces { of_type, min } => self.provinces(seat, of_type) >= min,
            Condition::ProvinceTypes { min } => self.province_types(seat).len() >= usize::from(min),
            Condition::Policies { min } => player.policies.len() >= usize::from(min),
            Condition::Wonders { min } => self.wonders(seat) >= min,
            Condition::FreeCities { min } => player.cities.len() >= usize::from(min),
            Condition::All { first, count } => each(first, count).all(|holds| holds),
            Condition::Any { first, count } => each(first, count).any(|holds| holds),
            Condition::Not(of) => !self.holds(seat, of),
        }
    }

    /// Can the cost of an ability be paid?
    pub(crate) fn payable(&self, seat: Seat, cost: Cost) -> bool {
        let me = &self.players[seat];
        let Some(gold) = me.has(Resource::Gold).checked_sub(u16::from(cost.gold)) else { return false };
        me.has(Resource::Culture) >= u16::from(cost.culture)
            && match cost.basic {
                BasicCost::None => true,
                BasicCost::Of(resource, n) => me.has(resource) + gold >= u16::from(n),
                BasicCost::Same(n) => Resource::BASIC.iter().any(|basic| me.has(*basic) >= u16::from(n)),
            }
    }

    /// A player about to buy.
    pub(crate) fn purse(&self, seat: Seat) -> Purse<'_> {
        Purse { position: self, seat, me: &self.players[seat], standing: self.standing(seat) }
    }
}

impl Purse<'_> {
    /// The price after all modifiers, at least 0 (R15).
    fn price(&self, kind: CostKind, printed: u8, discount: u8) -> Price {
        let sum = i32::from(printed) + i32::from(self.standing.cost[kind as usize]) - i32::from(discount);
        Price { kind, amount: sum.clamp(0, 255) as u8 }
    }

    /// What a purchase is paid with, and how much of it is at hand with gold and substitutes.
    fn means(&self, kind: CostKind) -> (Resource, u16) {
        let gold = self.me.has(Resource::Gold);
        let conquest = matches!(kind, CostKind::ProvinceRow | CostKind::ProvinceOpponent);
        if conquest && self.position.civ(self.seat).is_some_and(|civ| civ.conquer_with_gold) {
            return (Resource::Gold, gold);
        }
        let resource = kind.paid_with();
        if resource == Resource::Culture {
            return (resource, self.me.has(resource));
        }
        let with = self.standing.substitute[kind as usize];
        (resource, self.me.has(resource) + gold + with.map_or(0, |with| self.me.has(with)))
    }

    /// The price, if tokens, substitutes and gold reach it.
    fn afford(&self, price: Price) -> Result<Price, Refusal> {
        let (resource, payable) = self.means(price.kind);
        if payable >= u16::from(price.amount) {
            Ok(price)
        } else if resource == Resource::Gold {
            Err(Refusal::CannotPayGold { price: price.amount, gold: payable })
        } else {
            Err(Refusal::CannotPay { resource, price: price.amount, payable })
        }
    }

    /// A price as people see it, payable or not.
    pub(crate) fn tag(&self, price: Price) -> PriceTag {
        let (resource, payable) = self.means(price.kind);
        PriceTag {
            resource,
            amount: price.amount,
            short: u16::from(price.amount).saturating_sub(payable) as u8,
        }
    }

    /// What the card at a place of the row costs.
    pub(crate) fn row_price(&self, place: u8, discount: u8) -> Option<Price> {
        let card = self.position.row.get(usize::from(place)).copied().flatten()?;
        let card = self.position.content.get().card(card);
        let kind = match card.kind {
            CardKind::Building | CardKind::Basic => CostKind::Building,
            CardKind::Knowledge => CostKind::Knowledge,
            CardKind::Wonder => CostKind::WonderPart,
            CardKind::Province => CostKind::ProvinceRow,
        };
        Some(self.price(kind, card.cost[0], discount))
    }

    /// Buying the card at a place of the row (3.3.1).
    pub(crate) fn row(&self, place: u8, kinds: Kinds, discount: u8) -> Result<Price, Refusal> {
        let price = self.row_price(place, discount).ok_or(Refusal::RowEmpty)?;
        if kinds.contains(price.kind) { self.afford(price) } else { Err(Refusal::WrongKind) }
    }

    /// What a basic building costs.
    pub(crate) fn basic_price(&self, card: CardId, discount: u8) -> Price {
        self.price(CostKind::Basic, self.position.content.get().card(card).cost[0], discount)
    }

    /// Buying a basic building (3.3.1).
    pub(crate) fn basic(&self, card: CardId, discount: u8) -> Result<(u8, Price), Refusal> {
        let basic = self.position.content.get().basic_index(card).ok_or(Refusal::NoSuchPile)?;
        Ok((basic as u8, self.basic_of(basic, discount)?))
    }

    /// Buying the basic building with this number.
    pub(crate) fn basic_of(&self, basic: usize, discount: u8) -> Result<Price, Refusal> {
        if self.position.piles[basic] == 0 {
            return Err(Refusal::PileEmpty);
        }
        self.afford(self.basic_price(self.position.content.get().basics[basic], discount))
    }

    /// What the second part of the own wonder costs.
    pub(crate) fn wonder_price(&self, discount: u8) -> Option<Price> {
        let card = self.me.wonder?;
        Some(self.price(CostKind::WonderPart, self.position.content.get().card(card).cost[1], discount))
    }

    /// Completing the own wonder (3.3.2).
    pub(crate) fn complete(&self, discount: u8) -> Result<Price, Refusal> {
        self.afford(self.wonder_price(discount).ok_or(Refusal::NoUnfinishedWonder)?)
    }

    /// What the next policy costs, until all are developed.
    pub(crate) fn policy_price(&self) -> Option<Price> {
        let step = self.position.content.get().rules.policy_costs.get(self.me.policies.len())?;
        Some(self.price(CostKind::Policy, *step, 0))
    }

    /// Developing a policy (3.3.3).
    pub(crate) fn policy(&self, policy: PolicyId) -> Result<u8, Refusal> {
        if policy.index() >= self.position.content.get().policies.len()
            || !self.me.culture_deck.contains(policy)
        {
            return Err(Refusal::NotInCultureDeck);
        }
        let price = self.policy_price().ok_or(Refusal::NotInCultureDeck)?.amount;
        let culture = self.me.has(Resource::Culture);
        if culture >= u16::from(price) {
            Ok(price)
        } else {
            Err(Refusal::NotEnoughCulture { price, culture })
        }
    }

    /// What the topmost province of the opponent costs with all that protects it.
    pub(crate) fn opponent_price(&self, discount: u8) -> Option<Price> {
        let victim = other(self.seat);
        let (at, land) = self.position.topmost(victim)?;
        let content = self.position.content.get();
        let above = &self.position.players[victim].lands[at + 1..];
        let barricades: u8 = above.iter().map(|land| content.card(land.card).defence).sum();
        let defence = self.position.standing(victim).defence;
        let printed = content.card(land.card).cost[0].saturating_add(barricades).saturating_add(defence);
        Some(self.price(CostKind::ProvinceOpponent, printed, discount))
    }

    /// Conquering from the opponent (3.3.5).
    pub(crate) fn opponent(&self, discount: u8) -> Result<Price, Refusal> {
        self.afford(self.opponent_price(discount).ok_or(Refusal::NothingToConquer)?)
    }

    /// What scientific progress costs.
    pub(crate) fn progress_price(&self) -> Price {
        self.price(CostKind::Progress, self.position.content.get().rules.progress_science, 0)
    }

    /// Scientific progress (3.3.7).
    pub(crate) fn progress(&self) -> Result<Price, Refusal> {
        if self.me.deck.is_empty() {
            return Err(Refusal::DeckEmpty);
        }
        self.afford(self.progress_price())
    }
}
