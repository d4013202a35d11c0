//! Which abilities and operations would do something (spec 5.6).

use crate::content::Card;
use crate::content::language::{Ability, Amount, BonusOf, CopyFrom, CostId, List, Op};
use crate::ids::{CardKind, CityMove, CostKind, Counter, Part, PolicyId, ProvinceType, Slot};
use crate::refusal::Refusal;
use crate::setup::OwnTokens;
use crate::state::{Land, PLACES, Places, Position};
use game_core::{BitSet, Seat};

impl Position {
    /// Condition, cost and effect of an ability allow it now.
    pub(crate) fn usable(&self, seat: Seat, ability: &Ability) -> Result<(), Refusal> {
        if !self.holds(seat, ability.test) {
            return Err(Refusal::ConditionFails);
        }
        if ability.cost != CostId::default() && !self.payable(seat, self.content.get().cost(ability.cost)) {
            return Err(Refusal::CostNotPayable);
        }
        if self.does_something(seat, ability.body, false) { Ok(()) } else { Err(Refusal::NoEffect) }
    }

    /// At least one operation would change something.
    pub(crate) fn does_something(&self, seat: Seat, list: List, warlord: bool) -> bool {
        self.content.get().list(list).iter().any(|op| self.changes(seat, *op, warlord))
    }

    /// The operation would change something.
    pub(crate) fn changes(&self, seat: Seat, op: Op, warlord: bool) -> bool {
        let player = &self.players[seat];
        match op {
            Op::Gain { amount, .. } => self.amount(seat, amount, 0) > 0,
            Op::Choose { first, count } => self
                .content
                .get()
                .branches
                .get(usize::from(first)..usize::from(first) + usize::from(count))
                .is_some_and(|branches| branches.iter().any(|b| self.does_something(seat, *b, warlord))),
            Op::Optional { cost, body } => {
                self.payable(seat, self.content.get().cost(cost)) && self.does_something(seat, body, warlord)
            }
            Op::When { test, then, otherwise } => {
                let branch = if self.holds(seat, test) { then } else { otherwise };
                self.does_something(seat, branch, warlord)
            }
            Op::DrawUse { .. } => !player.deck.is_empty(),
            Op::MoveCity { how, .. } => !self.movable(seat, how).is_empty(),
            Op::DiscardRow { .. } => self.row.iter().any(Option::is_some),
            Op::Copy { from: CopyFrom::City(kinds) } => {
                self.city_slots(seat).any(|slot| self.can_copy(seat, slot, kinds))
            }
            Op::Copy { from: CopyFrom::Policy } => {
                player.policies.iter().any(|policy| self.can_copy_policy(seat, *policy))
            }
            Op::Acquire { .. } | Op::GainRow { .. } | Op::BuildPart { .. } | Op::Conquer { .. } => {
                self.has_target(seat, op)
            }
            Op::GainBasic => self.piles.iter().any(|pile| *pile > 0),
            Op::GainAdvantage => {
                let strips = self.readings.own_tokens == OwnTokens::Removed && self.advantage.tokens > 0;
                self.advantage.holder != Some(seat) || strips
            }
            Op::FreeTrade => self.can_trade(seat),
            Op::AddType => ProvinceType::ALL
                .into_iter()
                .any(|of| player.lands.iter().any(|land| self.can_add_type(seat, land, of).is_ok())),
            Op::MoveType => player
                .lands
                .iter()
                .any(|from| from.tokens.iter().any(|of| player.lands.iter().any(|to| self.lacks(to, of)))),
            Op::ApplyBonus { of, otherwise } => {
                self.does_something(seat, self.bonus_list(seat, of, otherwise, warlord), false)
            }
        }
    }

    /// How many an amount is now (5.3).
    pub(crate) fn amount(&self, seat: Seat, amount: Amount, previous: u8) -> u8 {
        let Amount::Per { counter, of_type, each, max } = amount else {
            let Amount::Fixed(n) = amount else { return 0 };
            return n;
        };
        let player = &self.players[seat];
        let count = match counter {
            Counter::Province => self.provinces(seat, of_type),
            Counter::ProvinceTypes => self.province_types(seat).len() as u8,
            Counter::Policy => player.policies.len() as u8,
            Counter::Wonder => self.wonders(seat),
            Counter::FreeCity => player.cities.len() as u8,
            Counter::Previous => previous,
        };
        count.saturating_mul(each).min(max.unwrap_or(u8::MAX))
    }

    /// Places whose card can be moved so: activated ones for reinforce, the others otherwise.
    pub(crate) fn movable(&self, seat: Seat, how: CityMove) -> Places {
        let player = &self.players[seat];
        match how {
            CityMove::Reinforce => player.active,
            CityMove::Archive | CityMove::Discard => player.occupied().difference(player.active),
        }
    }

    /// Slots of the city with a card.
    pub(crate) fn city_slots(&self, seat: Seat) -> impl Iterator<Item = Slot> {
        let city = &self.players[seat].city;
        (0..PLACES).flat_map(move |place| {
            let slot = |part: Part| city[place].card(part).map(|_| Slot::city(place, part));
            [slot(Part::Top), slot(Part::Knowledge)].into_iter().flatten()
        })
    }

    /// A card of the city that `copy` may take: of the kinds, no copier, and of some use (5.5, R13).
    pub(crate) fn can_copy(&self, seat: Seat, slot: Slot, kinds: BitSet<CardKind, u8>) -> bool {
        let Some(card) = self.slot_card(seat, slot) else { return false };
        kinds.contains(card.kind)
            && !card.copier
            && (card.has_yield || self.at_once(card).any(|ability| self.usable(seat, ability).is_ok()))
    }

    /// The abilities that a used card gives (R22).
    fn at_once(&self, card: &Card) -> impl Iterator<Item = &'static Ability> + use<> {
        self.content.get().abilities_of(card).iter().filter(|ability| ability.works_at_once())
    }

    /// May the exchange of a used card be made once more?
    pub(crate) fn can_repeat(&self, cost: CostId, body: List) -> bool {
        self.payable(self.turn, self.content.get().cost(cost)) && self.does_something(self.turn, body, false)
    }

    /// A developed policy whose action `copy` may carry out.
    pub(crate) fn can_copy_policy(&self, seat: Seat, policy: PolicyId) -> bool {
        let card = self.content.get().policy(policy);
        let action = card.action.map(|index| self.content.get().ability(card, index));
        self.players[seat].policies.contains(&policy)
            && !card.copier
            && action.is_some_and(|ability| self.usable(seat, ability).is_ok())
    }

    /// Is there an answer to the question of this operation (D16)?
    fn has_target(&self, seat: Seat, op: Op) -> bool {
        if let Op::GainRow { kinds, max_cost } = op {
            return (0..6).any(|place| self.can_gain_row(place, kinds, max_cost).is_ok());
        }
        let purse = self.purse(seat);
        match op {
            Op::Acquire { kinds, discount } => {
                (kinds.contains(CostKind::Basic)
                    && self.content.get().basics.iter().any(|basic| purse.basic(*basic, discount).is_ok()))
                    || (0..6).any(|place| purse.row(place, kinds, discount).is_ok())
            }
            Op::BuildPart { discount } => {
                purse.complete(discount).is_ok()
                    || (0..6)
                        .any(|place| purse.row(place, BitSet::one(CostKind::WonderPart), discount).is_ok())
            }
            Op::Conquer { row, opponent, discount } => {
                (opponent && purse.opponent(discount).is_ok())
                    || (row
                        && (0..6).any(|place| {
                            purse.row(place, BitSet::one(CostKind::ProvinceRow), discount).is_ok()
                        }))
            }
            _ => false,
        }
    }

    /// May the card at this place of the row be gained for nothing?
    pub(crate) fn can_gain_row(
        &self,
        place: u8,
        kinds: BitSet<CardKind, u8>,
        max: u8,
    ) -> Result<(), Refusal> {
        let card = self.row.get(usize::from(place)).copied().flatten().ok_or(Refusal::RowEmpty)?;
        let card = self.content.get().card(card);
        if !kinds.contains(card.kind) {
            return Err(Refusal::WrongKind);
        }
        let cost = card.cost[0];
        if cost > max { Err(Refusal::TooDear { cost, max }) } else { Ok(()) }
    }

    /// Does a province lack this type?
    pub(crate) fn lacks(&self, land: &Land, of: ProvinceType) -> bool {
        self.content.get().card(land.card).kind == CardKind::Province && !self.types_of(land).contains(of)
    }

    /// May a token of this type be put on this land (R43)?
    pub(crate) fn can_add_type(&self, seat: Seat, land: &Land, of: ProvinceType) -> Result<(), Refusal> {
        if self.players[seat].tokens[of as usize] == 0 {
            return Err(Refusal::NoToken { of });
        }
        if self.content.get().card(land.card).kind != CardKind::Province {
            return Err(Refusal::NotYourProvince);
        }
        if self.lacks(land, of) { Ok(()) } else { Err(Refusal::TypeThere { of }) }
    }

    /// The list that `apply_bonus` carries out; empty when there is none (R41).
    pub(crate) fn bonus_list(&self, seat: Seat, of: BonusOf, otherwise: List, warlord: bool) -> List {
        let card = match of {
            BonusOf::Top => match self.topmost(seat) {
                Some((_, land)) => self.content.get().card(land.card),
                None => return otherwise,
            },
            BonusOf::Named(card) => {
                if !self.players[seat].lands.iter().any(|land| land.card == card) {
                    return otherwise;
                }
                self.content.get().card(card)
            }
        };
        let unlocked = match (card.locked, of) {
            (None, _) => true,
            (Some(_), BonusOf::Top) => false,
            (Some(civ), BonusOf::Named(_)) => warlord && self.players[seat].civ == Some(civ),
        };
        if unlocked { card.bonus } else { List::EMPTY }
    }
}
