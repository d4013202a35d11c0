//! Every question but the turn menu (spec 3.1).

use super::price::Purse;
use crate::action::Action;
use crate::content::language::Op;
use crate::content::{CitySet, PolicySet};
use crate::ids::{CardKind, CivId, CostKind, Keep, Part, ProvinceType, Resource, Slot};
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::state::{Land, PLACES, Position, SEATS};
use game_core::BitSet;
use game_core::options::Sink;

impl Position {
    /// Lists the answers to a question, in order.
    #[allow(clippy::too_many_lines, reason = "one arm per question")]
    pub(crate) fn question_options(&self, prompt: Prompt, sink: &mut impl Sink<Action>) {
        let mut offer = |action: Action| {
            if self.check_question(prompt, action).is_ok() {
                sink.put(action);
            }
        };
        match prompt {
            Prompt::Civ => {
                (0..self.content.get().civs.len()).for_each(|civ| offer(Action::Civ(CivId::new(civ))))
            }
            Prompt::Activate => {
                for row in 0..3 {
                    for column in 0..3 {
                        sink.put(Action::Activate { row, column });
                    }
                }
            }
            Prompt::Order { pending, .. } => {
                BitSet::<u8, u32>::from_word(pending).iter().for_each(|bit| sink.put(self.order_option(bit)));
            }
            Prompt::Substitute { .. } => self.numbers(prompt, sink, Action::Substitute),
            Prompt::Gold { .. } => self.numbers(prompt, sink, Action::Gold),
            Prompt::BidAmount { .. } => self.numbers(prompt, sink, Action::Amount),
            Prompt::KeepWonder { .. } => {
                [Keep::New, Keep::Old].into_iter().for_each(|k| sink.put(Action::Keep(k)))
            }
            Prompt::KeepKnowledge { .. } => {
                [Keep::Placed, Keep::Drawn].into_iter().for_each(|k| sink.put(Action::Keep(k)));
            }
            Prompt::BidResource => Resource::BASIC.into_iter().for_each(|r| offer(Action::Bid(r))),
            Prompt::Basics { .. } | Prompt::PayType { .. } => {
                Resource::BASIC.into_iter().for_each(|r| offer(Action::Basic(r)));
            }
            Prompt::Branch { count, .. } => (0..count).for_each(|branch| offer(Action::Branch(branch))),
            Prompt::Offer { .. } | Prompt::Again { .. } => {
                sink.put(Action::Yes);
                sink.put(Action::No);
            }
            Prompt::PickCity { .. } => {
                (0..PLACES).for_each(|place| offer(Action::Place(Slot::city(place, Part::Top))));
                offer(Action::Stop);
            }
            Prompt::CopyCity { .. } => self.city_slots(self.turn).for_each(|slot| offer(Action::Place(slot))),
            Prompt::CopyPolicy => {
                let developed: PolicySet = self.me().policies.iter().copied().collect();
                developed.iter().for_each(|policy| offer(Action::Policy(policy)));
            }
            Prompt::PickRow { .. } => {
                (0..6).for_each(|place| offer(Action::Row(place)));
                offer(Action::Stop);
            }
            Prompt::PickFreeCity { .. } => {
                let cities = self.market.iter().filter_map(|stall| stall.city);
                let cities: CitySet = cities.chain(self.me().cities).collect();
                cities.iter().for_each(|city| offer(Action::City(city)));
            }
            Prompt::GainBasic => {
                self.content.get().basics.into_iter().for_each(|b| offer(Action::BasicBuilding(b)));
            }
            Prompt::Target { op } => {
                let (op, purse) = (self.content.get().ops[usize::from(op)], self.purse(self.turn));
                let mut offer = |action: Action| {
                    if self.check_target(op, &purse, action).is_ok() {
                        sink.put(action);
                    }
                };
                offer(Action::Complete);
                (0..6).for_each(|place| offer(Action::Row(place)));
                self.content.get().basics.into_iter().for_each(|b| offer(Action::BasicBuilding(b)));
                offer(Action::Opponent);
            }
            Prompt::AddType => {
                for card in self.own_lands() {
                    ProvinceType::ALL.into_iter().for_each(|of| offer(Action::Type(card, of)));
                }
            }
            Prompt::MoveType => {
                for from in self.own_lands() {
                    for of in ProvinceType::ALL {
                        self.own_lands().iter().for_each(|to| offer(Action::Move(from, of, to)));
                    }
                }
            }
            _ => {}
        }
    }

    /// Why an answer to a question is not allowed.
    #[allow(clippy::too_many_lines, reason = "one arm per question")]
    pub(crate) fn check_question(&self, prompt: Prompt, action: Action) -> Result<(), Refusal> {
        match (prompt, action) {
            (Prompt::Civ, Action::Civ(civ)) => {
                let taken = SEATS.into_iter().any(|seat| self.players[seat].civ == Some(civ));
                if taken || civ.index() >= self.content.get().civs.len() {
                    return Err(Refusal::CivilizationTaken);
                }
                Ok(())
            }
            (Prompt::Activate, Action::Activate { row, column }) => {
                if row < 3 && column < 3 {
                    Ok(())
                } else {
                    Err(Refusal::NoSuchLine)
                }
            }
            (Prompt::Order { pending, .. }, Action::Next(_) | Action::NextPolicy(_)) => {
                let mut bits = BitSet::<u8, u32>::from_word(pending).iter();
                if bits.any(|bit| self.order_option(bit) == action) {
                    Ok(())
                } else {
                    Err(Refusal::NotPending)
                }
            }
            (Prompt::Substitute { .. }, Action::Substitute(n))
            | (Prompt::Gold { .. }, Action::Gold(n))
            | (Prompt::BidAmount { .. }, Action::Amount(n)) => {
                let (low, high) = self.range(prompt);
                let fits = (low..=high).contains(&u16::from(n));
                if fits { Ok(()) } else { Err(Refusal::OutOfRange { low, high }) }
            }
            (Prompt::KeepWonder { .. }, Action::Keep(Keep::New | Keep::Old))
            | (Prompt::KeepKnowledge { .. }, Action::Keep(Keep::Placed | Keep::Drawn))
            | (Prompt::Offer { .. } | Prompt::Again { .. }, Action::Yes | Action::No) => Ok(()),
            (Prompt::BidResource, Action::Bid(resource)) => self.check_bid(self.turn, resource),
            (Prompt::Basics { from, .. }, Action::Basic(resource)) => match resource {
                Resource::Gold | Resource::Culture => Err(Refusal::NotBasic),
                basic if (basic as u8) < from => Err(Refusal::GoUpwards),
                _ => Ok(()),
            },
            (Prompt::PayType { n }, Action::Basic(resource)) => {
                let payable = self.me().has(resource);
                if !resource.is_basic() {
                    Err(Refusal::NotBasic)
                } else if payable < u16::from(n) {
                    Err(Refusal::CannotPay { resource, price: n, payable })
                } else {
                    Ok(())
                }
            }
            (Prompt::Branch { first, count, warlord }, Action::Branch(branch)) => {
                if branch >= count {
                    return Err(Refusal::NoSuchBranch);
                }
                let list = self.content.get().branches[usize::from(first) + usize::from(branch)];
                if self.does_something(self.turn, list, warlord) { Ok(()) } else { Err(Refusal::NoEffect) }
            }
            (Prompt::PickCity { .. }, Action::Place(_) | Action::Stop) => {
                self.check_pick_city(prompt, action)
            }
            (Prompt::CopyCity { kinds }, Action::Place(slot)) => {
                let fits = slot.place().is_some() && self.can_copy(self.turn, slot, kinds);
                if fits { Ok(()) } else { Err(Refusal::CannotCopy) }
            }
            (Prompt::CopyPolicy, Action::Policy(policy)) => {
                let known = policy.index() < self.content.get().policies.len();
                let fits = known && self.can_copy_policy(self.turn, policy);
                if fits { Ok(()) } else { Err(Refusal::CannotCopy) }
            }
            (Prompt::PickRow { .. }, Action::Row(_) | Action::Stop) => self.check_pick_row(prompt, action),
            (Prompt::PickFreeCity { free }, Action::City(city)) => self.check_trade(self.turn, city, free),
            (Prompt::GainBasic, Action::BasicBuilding(card)) => {
                let basic = self.content.get().basic_index(card).ok_or(Refusal::NoSuchPile)?;
                if self.piles[basic] > 0 { Ok(()) } else { Err(Refusal::PileEmpty) }
            }
            (Prompt::Target { op }, _) => {
                self.check_target(self.content.get().ops[usize::from(op)], &self.purse(self.turn), action)
            }
            (Prompt::AddType, Action::Type(card, of)) => {
                let land = self.own_land(card).ok_or(Refusal::NotYourProvince)?;
                self.can_add_type(self.turn, land, of)
            }
            (Prompt::MoveType, Action::Move(from, of, to)) => {
                let from = self.own_land(from).ok_or(Refusal::NotYourProvince)?;
                let to = self.own_land(to).ok_or(Refusal::NotYourProvince)?;
                if !from.tokens.contains(of) {
                    return Err(Refusal::NoTokenThere { of });
                }
                if self.lacks(to, of) { Ok(()) } else { Err(Refusal::TypeThere { of }) }
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    fn numbers(&self, prompt: Prompt, sink: &mut impl Sink<Action>, action: fn(u8) -> Action) {
        let (low, high) = self.range(prompt);
        for n in low..=high {
            if sink.full() {
                return;
            }
            sink.put(action(n as u8));
        }
    }

    /// The option for a bit of a D2 question.
    pub(crate) fn order_option(&self, bit: u8) -> Action {
        match bit.checked_sub(18) {
            None => Action::Next(game_core::bits::Bit::from_bit(u32::from(bit))),
            Some(policy) => {
                let civ = self.civ(self.turn).expect("whoever acts has a civilization");
                Action::NextPolicy(civ.policies[usize::from(policy)])
            }
        }
    }

    fn check_pick_city(&self, prompt: Prompt, action: Action) -> Result<(), Refusal> {
        let Prompt::PickCity { how, left, from, up_to } = prompt else { return Err(Refusal::NotAsked) };
        let slot = match action {
            Action::Place(slot) => slot,
            _ if up_to => return Ok(()),
            _ => return Err(Refusal::MustPick),
        };
        let Some((place, Part::Top)) = slot.place() else { return Err(Refusal::NoCardThere) };
        let movable = self.movable(self.turn, how);
        if self.me().city[place].is_empty() {
            return Err(Refusal::NoCardThere);
        }
        if !movable.contains(place as u8) {
            let active = self.me().active.contains(place as u8);
            return Err(if active { Refusal::Activated } else { Refusal::NotActivated });
        }
        if (place as u8) < from {
            return Err(Refusal::GoUpwards);
        }
        let later = movable.iter().filter(|p| usize::from(*p) > place).count();
        if !up_to && later + 1 < usize::from(left) { Err(Refusal::PickEarlier) } else { Ok(()) }
    }

    fn check_pick_row(&self, prompt: Prompt, action: Action) -> Result<(), Refusal> {
        let Prompt::PickRow { left, from, up_to } = prompt else { return Err(Refusal::NotAsked) };
        let place = match action {
            Action::Row(place) => place,
            _ if up_to => return Ok(()),
            _ => return Err(Refusal::MustPick),
        };
        self.row.get(usize::from(place)).copied().flatten().ok_or(Refusal::RowEmpty)?;
        if place < from {
            return Err(Refusal::GoUpwards);
        }
        let later = self.row[usize::from(place) + 1..].iter().flatten().count();
        if !up_to && later + 1 < usize::from(left) { Err(Refusal::PickEarlier) } else { Ok(()) }
    }

    /// D16: may the operation take this target?
    fn check_target(&self, op: Op, purse: &Purse<'_>, action: Action) -> Result<(), Refusal> {
        match (op, action) {
            (Op::Acquire { kinds, discount }, Action::Row(place)) => {
                purse.row(place, kinds, discount).map(drop)
            }
            (Op::Acquire { kinds, discount }, Action::BasicBuilding(card)) => {
                if kinds.contains(CostKind::Basic) {
                    purse.basic(card, discount).map(drop)
                } else {
                    Err(Refusal::WrongKind)
                }
            }
            (Op::GainRow { kinds, max_cost }, Action::Row(place)) => {
                self.can_gain_row(place, kinds, max_cost)
            }
            (Op::BuildPart { discount }, Action::Row(place)) => {
                purse.row(place, BitSet::one(CostKind::WonderPart), discount).map(drop)
            }
            (Op::BuildPart { discount }, Action::Complete) => purse.complete(discount).map(drop),
            (Op::Conquer { row: true, discount, .. }, Action::Row(place)) => {
                purse.row(place, BitSet::one(CostKind::ProvinceRow), discount).map(drop)
            }
            (Op::Conquer { row: false, .. }, Action::Row(_)) => Err(Refusal::WrongKind),
            (Op::Conquer { opponent: true, discount, .. }, Action::Opponent) => {
                purse.opponent(discount).map(drop)
            }
            (Op::Conquer { opponent: false, .. }, Action::Opponent) => Err(Refusal::NotFromOpponent),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Cards of the own province stack, in the order of their numbers.
    fn own_lands(&self) -> crate::content::CardSet {
        self.me().lands.iter().map(|land| land.card).collect()
    }

    /// An own province; Barricades, which come in several copies, do not count.
    fn own_land(&self, card: crate::ids::CardId) -> Option<&Land> {
        let provinces = self.content.get().of_kind(CardKind::Province);
        self.me().lands.iter().find(|land| land.card == card && provinces.contains(card))
    }
}
