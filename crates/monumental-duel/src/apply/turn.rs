//! The eleven actions and the exchanges (spec 3.3).

use crate::action::Action;
use crate::ids::{Event, PolicyId, Resource, Slot};
use crate::legal::price::ANY;
use crate::prompt::{Pending, Prompt};
use crate::state::Position;

/// Why prices cannot fail here.
const CHECKED: &str = "a listed action has a payable price";

impl Position {
    /// D3. Every action but an exchange ends the turn once it is worked off.
    pub(super) fn answer_turn(&mut self, action: Action) {
        if let Action::Free(slot) = action {
            return self.exchange(slot);
        }
        *self.prompts.last_mut().expect("the turn prompt is on top") = Prompt::EndTurn;
        match action {
            Action::AcquireRow(place) => {
                let price = self.purse(self.turn).row(place, ANY, 0).expect(CHECKED);
                self.prompts.push(Prompt::TakeRow { place });
                self.charge(price);
            }
            Action::AcquireBasic(card) => {
                let (basic, price) = self.purse(self.turn).basic(card, 0).expect(CHECKED);
                self.prompts.push(Prompt::TakeBasic { basic });
                self.charge(price);
            }
            Action::Complete => {
                let price = self.purse(self.turn).complete(0).expect(CHECKED);
                self.prompts.push(Prompt::CompleteWonder);
                self.charge(price);
            }
            Action::Policy(policy) => self.develop(policy),
            Action::Conquer => {
                let price = self.purse(self.turn).opponent(0).expect(CHECKED);
                self.prompts.push(Prompt::TakeProvince);
                self.charge(price);
            }
            Action::Use(slot) => self.use_slot(slot),
            Action::Progress => {
                let price = self.purse(self.turn).progress().expect(CHECKED);
                self.prompts.push(Prompt::Raise(Event::ScientificProgress));
                self.prompts.push(Prompt::Draw { left: 1 });
                self.charge(price);
            }
            Action::Advantage => self.prompts.push(Prompt::BidResource),
            Action::Warlord => {
                self.me_mut().warlord_used = true;
                let civ = self.civ(self.turn).expect("whoever acts has a civilization");
                self.run(civ.warlord, true);
            }
            Action::Scout => {
                self.me_mut().scout_used = true;
                let civ = self.civ(self.turn).expect("whoever acts has a civilization");
                self.begin_module(civ.module);
            }
            _ => self.pass(),
        }
    }

    /// F: pay and gain; the turn goes on.
    fn exchange(&mut self, slot: Slot) {
        let card = self.slot_card(self.turn, slot).expect("a listed exchange has a card");
        let index = card.exchange.expect("a listed exchange is on the card");
        let ability = self.content.get().ability(card, index);
        self.run(ability.body, false);
        self.charge_cost(ability.cost);
    }

    /// A4 and A6.
    fn use_slot(&mut self, slot: Slot) {
        let card = self.slot_card(self.turn, slot).expect("a listed action has a card");
        let index = card.action.expect("a listed action is on the card");
        let ability = self.content.get().ability(card, index);
        self.mark(slot, index);
        self.run(ability.body, false);
        self.charge_cost(ability.cost);
    }

    /// A3: the new policy covers the others; all bonuses are carried out (3.3.3).
    fn develop(&mut self, policy: PolicyId) {
        let price = self.purse(self.turn).policy(policy).expect(CHECKED);
        let me = self.me_mut();
        me.pay(Resource::Culture, u16::from(price));
        me.culture_deck.remove(policy);
        me.policies.push(policy);
        me.policy_marks = 0;
        let developed = self.me().policies;
        let pending =
            developed.iter().fold(0, |bits, policy| bits | 1 << (18 + self.policy_bit(self.turn, *policy)));
        self.prompts.push(Prompt::Raise(Event::DevelopPolicy));
        self.prompts.push(Prompt::Order { kind: Pending::Bonuses, pending });
    }

    /// A11 (3.3.11).
    fn pass(&mut self) {
        let me = self.me_mut();
        me.passed = true;
        me.warlord_used = false;
        me.scout_used = false;
        me.policy_marks = 0;
        me.traded = game_core::BitSet::EMPTY;
        for basic in Resource::BASIC {
            me.held[basic as usize] = 0;
        }
        for place in me.active {
            let place = &mut me.city[usize::from(place)];
            for card in [place.top.take(), place.under.take()].into_iter().flatten() {
                me.discard.add(card.index());
            }
        }
        me.active = game_core::BitSet::EMPTY;
        for place in &mut me.city {
            place.marks = [0; 2];
        }
    }
}
