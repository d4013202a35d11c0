//! Operations of the effect language, used and copied cards, picks (spec 5.4, 5.5).

use crate::action::Action;
use crate::content::language::{CopyFrom, Gained, List, Op};
use crate::ids::{CardId, CityMove, CostKind, Event, Keep, Part, Resource, Trigger};
use crate::legal::price::Price;
use crate::prompt::Prompt;
use crate::state::{Advantage, Position};
use game_core::BitSet;

/// Why prices cannot fail here.
const CHECKED: &str = "a listed target has a payable price";

impl Position {
    /// Puts a list of operations on the stack.
    pub(crate) fn run(&mut self, list: List, warlord: bool) {
        if !list.is_empty() {
            self.prompts.push(Prompt::Run { list, moved: 0, warlord });
        }
    }

    /// Carries out the next operation of the list on top; operations that change nothing are skipped.
    pub(crate) fn step_list(&mut self, list: List, moved: u8, warlord: bool) {
        if list.is_empty() {
            self.prompts.pop();
            return;
        }
        let rest = List { start: list.start + 1, len: list.len - 1 };
        *self.prompts.last_mut().expect("the list is on top") = Prompt::Run { list: rest, moved: 0, warlord };
        let op = self.content.get().ops[usize::from(list.start)];
        let me = self.turn;
        match op {
            Op::Gain { what, amount } => {
                let n = self.amount(me, amount, moved);
                match what {
                    _ if n == 0 => {}
                    Gained::Of(resource) => self.me_mut().gain(resource, u16::from(n)),
                    Gained::Basic => self.prompts.push(Prompt::Basics { left: n, from: 0, same: false }),
                    Gained::BasicSame => self.prompts.push(Prompt::Basics { left: n, from: 0, same: true }),
                }
            }
            Op::When { test, then, otherwise } => {
                let branch = if self.holds(me, test) { then } else { otherwise };
                self.run(branch, warlord);
            }
            _ if !self.changes(me, op, warlord) => {}
            Op::Choose { first, count } => self.prompts.push(Prompt::Branch { first, count, warlord }),
            Op::Optional { cost, body } => self.prompts.push(Prompt::Offer { cost, body, warlord }),
            Op::DrawUse { n } => self.prompts.push(Prompt::Draw { left: n }),
            Op::MoveCity { how, n, up_to } => {
                let there = self.movable(me, how).len() as u8;
                let left = if up_to { n } else { n.min(there) };
                self.prompts.push(Prompt::PickCity { how, left, from: 0, up_to });
            }
            Op::DiscardRow { n, up_to } => {
                let there = self.row.iter().flatten().count() as u8;
                let left = if up_to { n } else { n.min(there) };
                self.prompts.push(Prompt::PickRow { left, from: 0, up_to });
            }
            Op::Copy { from: CopyFrom::City(kinds) } => self.prompts.push(Prompt::CopyCity { kinds }),
            Op::Copy { from: CopyFrom::Policy } => self.prompts.push(Prompt::CopyPolicy),
            Op::Acquire { .. } | Op::GainRow { .. } | Op::BuildPart { .. } | Op::Conquer { .. } => {
                self.prompts.push(Prompt::Target { op: list.start });
            }
            Op::GainBasic => self.prompts.push(Prompt::GainBasic),
            Op::GainAdvantage => {
                let new = self.advantage.holder != Some(me);
                self.advantage = Advantage { holder: Some(me), resource: None, tokens: 0 };
                if new {
                    self.raise(Event::GainAdvantage);
                }
            }
            Op::FreeTrade => self.prompts.push(Prompt::PickFreeCity { free: true }),
            Op::AddType => self.prompts.push(Prompt::AddType),
            Op::MoveType => self.prompts.push(Prompt::MoveType),
            Op::ApplyBonus { of, otherwise } => {
                let bonus = self.bonus_list(me, of, otherwise, warlord);
                self.run(bonus, false);
            }
        }
    }

    /// Answers a question that is already off the stack.
    #[allow(clippy::too_many_lines, reason = "one arm per question")]
    pub(super) fn answer_effect(&mut self, prompt: Prompt, action: Action) {
        match (prompt, action) {
            (Prompt::Substitute { resource, price, with }, Action::Substitute(n)) => {
                self.me_mut().pay(with, u16::from(n));
                self.charge_tokens(resource, price - n);
            }
            (Prompt::Gold { resource, price }, Action::Gold(gold)) => {
                self.pay_with_gold(resource, price, gold)
            }
            (Prompt::KeepWonder { new }, Action::Keep(keep)) => self.keep_wonder(new, keep == Keep::New),
            (Prompt::BidResource, Action::Bid(resource)) => self.prompts.push(Prompt::BidAmount { resource }),
            (Prompt::BidAmount { resource }, Action::Amount(amount)) => {
                self.prompts.push(Prompt::PlaceBid { resource, amount });
                self.charge_tokens(resource, amount);
            }
            (Prompt::Basics { left, same, .. }, Action::Basic(resource)) => {
                let units = if same { left } else { 1 };
                self.me_mut().gain(resource, u16::from(units));
                if left > units {
                    let from = resource as u8;
                    self.prompts.push(Prompt::Basics { left: left - units, from, same });
                }
            }
            (Prompt::PayType { n }, Action::Basic(resource)) => self.me_mut().pay(resource, u16::from(n)),
            (Prompt::Branch { first, warlord, .. }, Action::Branch(branch)) => {
                self.run(self.content.get().branches[usize::from(first) + usize::from(branch)], warlord);
            }
            (Prompt::Offer { cost, body, warlord }, Action::Yes) => {
                self.run(body, warlord);
                self.charge_cost(cost);
            }
            (Prompt::Again { cost, body }, Action::Yes) => {
                self.prompts.push(prompt);
                self.run(body, false);
                self.charge_cost(cost);
            }
            (Prompt::PickCity { how, left, up_to, .. }, Action::Place(slot)) => {
                let (place, _) = slot.place().expect("a listed place is in the city");
                self.move_city(how, place);
                self.count_moved();
                self.prompts.push(Prompt::PickCity { how, left: left - 1, from: place as u8 + 1, up_to });
            }
            (Prompt::PickRow { left, up_to, .. }, Action::Row(place)) => {
                let card = self.row[usize::from(place)].take().expect("a listed card lies in the row");
                self.discard.insert(card);
                self.count_moved();
                self.prompts.push(Prompt::PickRow { left: left - 1, from: place + 1, up_to });
            }
            (Prompt::CopyCity { .. }, Action::Place(slot)) => {
                let (place, part) = slot.place().expect("a listed place is in the city");
                let card = self.me().city[place].card(part).expect("a listed card is there");
                self.use_card(card, true);
            }
            (Prompt::CopyPolicy, Action::Policy(policy)) => {
                let card = self.content.get().policy(policy);
                let index = card.action.expect("a listed policy has an action");
                let ability = self.content.get().ability(card, index);
                self.run(ability.body, false);
                self.charge_cost(ability.cost);
            }
            (Prompt::PickFreeCity { free }, _) => self.answer_free_city(action, free),
            (Prompt::GainBasic, Action::BasicBuilding(card)) => {
                self.count_moved();
                let basic = self.content.get().basic_index(card).expect("a listed card is a basic building");
                self.take_basic(basic as u8);
            }
            (Prompt::Target { op }, _) => {
                self.count_moved();
                self.answer_target(self.content.get().ops[usize::from(op)], action);
            }
            (Prompt::AddType, Action::Type(card, of)) => {
                self.me_mut().tokens[of as usize] -= 1;
                self.put_token(card, of);
                self.raise(Event::AddType);
            }
            (Prompt::MoveType, Action::Move(from, of, to)) => {
                let lands = &mut self.me_mut().lands;
                if let Some(land) = lands.iter_mut().find(|land| land.card == from) {
                    land.tokens.remove(of);
                }
                self.put_token(to, of);
            }
            _ => {}
        }
    }

    fn put_token(&mut self, card: CardId, of: crate::ids::ProvinceType) {
        if let Some(land) = self.me_mut().lands.iter_mut().find(|land| land.card == card) {
            land.tokens.insert(of);
        }
    }

    /// D16.
    fn answer_target(&mut self, op: Op, action: Action) {
        let purse = self.purse(self.turn);
        let (prompt, price) = match (op, action) {
            (Op::GainRow { .. }, Action::Row(place)) => {
                (Prompt::TakeRow { place }, Price { kind: CostKind::Building, amount: 0 })
            }
            (Op::Acquire { kinds, discount }, Action::Row(place)) => {
                (Prompt::TakeRow { place }, purse.row(place, kinds, discount).expect(CHECKED))
            }
            (Op::Acquire { discount, .. }, Action::BasicBuilding(card)) => {
                let (basic, price) = purse.basic(card, discount).expect(CHECKED);
                (Prompt::TakeBasic { basic }, price)
            }
            (Op::BuildPart { discount }, Action::Row(place)) => {
                let wonder = BitSet::one(CostKind::WonderPart);
                (Prompt::TakeRow { place }, purse.row(place, wonder, discount).expect(CHECKED))
            }
            (Op::BuildPart { discount }, _) => {
                (Prompt::CompleteWonder, purse.complete(discount).expect(CHECKED))
            }
            (Op::Conquer { discount, .. }, Action::Row(place)) => {
                let province = BitSet::one(CostKind::ProvinceRow);
                (Prompt::TakeRow { place }, purse.row(place, province, discount).expect(CHECKED))
            }
            (Op::Conquer { discount, .. }, _) => {
                (Prompt::TakeProvince, purse.opponent(discount).expect(CHECKED))
            }
            _ => return,
        };
        self.prompts.push(prompt);
        self.charge(price);
    }

    /// Archives, discards or reinforces the card of a place; its knowledge goes to the discard (R24, R25).
    fn move_city(&mut self, how: CityMove, place: usize) {
        let me = &mut self.players[self.turn];
        let there = &mut me.city[place];
        let alone = there.top.is_none();
        if how == CityMove::Reinforce && alone {
            me.active.remove(place as u8);
            return;
        }
        let under = there.under.take();
        there.marks[Part::Knowledge as usize] = 0;
        match how {
            CityMove::Reinforce => {
                me.active.remove(place as u8);
                if let Some(knowledge) = under {
                    me.discard.add(knowledge.index());
                }
            }
            CityMove::Discard => {
                there.marks[Part::Top as usize] = 0;
                let top = there.top.take();
                for card in [top, under].into_iter().flatten() {
                    me.discard.add(card.index());
                }
                self.raise(Event::DiscardCity);
            }
            CityMove::Archive => {
                there.marks[Part::Top as usize] = 0;
                let (gone, rest) = if alone { (under, None) } else { (there.top.take(), under) };
                if let Some(knowledge) = rest {
                    me.discard.add(knowledge.index());
                }
                if let Some(card) = gone {
                    me.archive.add(card.index());
                    me.owned.remove(card);
                }
                self.raise(Event::Archive);
            }
        }
    }

    /// Counts a moved card for the operation after this one (`previous`).
    pub(crate) fn count_moved(&mut self) {
        if let Some(Prompt::Run { moved, .. }) = self.prompts.last_mut() {
            *moved += 1;
        }
    }

    /// Uses a card: its yield, then what it can do at once (5.5).
    pub(crate) fn use_card(&mut self, card: CardId, copied: bool) {
        self.gain_yield(card);
        self.prompts.push(Prompt::Use { card, next: 0, copied });
    }

    /// Gains what a card yields.
    pub(crate) fn gain_yield(&mut self, card: CardId) {
        let printed = self.content.get().card(card);
        if printed.has_yield {
            for resource in Resource::ALL {
                let n = printed.yields[resource as usize];
                if n > 0 {
                    self.me_mut().gain(resource, u16::from(n));
                }
            }
        }
    }

    /// Offers the next usable ability of a used card; after the last one it goes to the discard.
    pub(crate) fn step_use(&mut self, card: CardId, next: u8, copied: bool) {
        let printed = self.content.get().card(card);
        for (i, ability) in
            self.content.get().abilities_of(printed).iter().enumerate().skip(usize::from(next))
        {
            if ability.works_at_once() && self.usable(self.turn, ability).is_ok() {
                *self.prompts.last_mut().expect("the used card is on top") =
                    Prompt::Use { card, next: i as u8 + 1, copied };
                let (cost, body) = (ability.cost, ability.body);
                self.prompts.push(match ability.trigger {
                    Trigger::May => Prompt::Again { cost, body },
                    _ => Prompt::Offer { cost, body, warlord: false },
                });
                return;
            }
        }
        self.prompts.pop();
        if !copied {
            self.me_mut().discard.add(card.index());
        }
    }
}
