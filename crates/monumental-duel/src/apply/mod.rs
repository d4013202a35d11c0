//! What an answer does: one function per question, split by rule area.
//!
//! | File | Holds |
//! | --- | --- |
//! | `turn` | the eleven actions and exchanges |
//! | `purchase` | payments, and what happens to a card that was paid for |
//! | `effects` | operations, used and copied cards, picks |

mod effects;
mod purchase;
mod turn;

use crate::action::Action;
use crate::ids::{Keep, PolicyId, Slot};
use crate::prompt::{Pending, Prompt};
use crate::state::Position;
use game_core::Seat;
use game_core::bits::Bit;

impl Position {
    /// Answers the open question, or makes the pending draw. The answer is known to be legal.
    pub(crate) fn answer(&mut self, action: Action) {
        let Some(prompt) = self.prompts.last().copied() else { return };
        match (prompt, action) {
            (Prompt::Turn, _) => self.answer_turn(action),
            (Prompt::Order { kind, pending }, _) => self.answer_order(kind, pending, action),
            (Prompt::FirstPlayer, Action::DealFirst(seat)) => {
                self.prompts.pop();
                self.first = seat;
            }
            (Prompt::FillRow, Action::DealRow(card)) => self.deal_row(card),
            (Prompt::FillMarket, Action::DealFreeCity(city)) => self.deal_free_city(city),
            (Prompt::FillCity { .. } | Prompt::Draw { .. }, Action::DealCity(_, card)) => {
                let there = self.me_mut().deck.bag.take(card.index());
                debug_assert!(there, "a deal takes a card out of the bag");
                self.drawn(card);
            }
            (Prompt::Civ, Action::Civ(civ)) => {
                self.prompts.pop();
                self.settle(self.turn, civ);
            }
            (Prompt::Activate, Action::Activate { row, column }) => self.activate(row, column),
            (Prompt::KeepKnowledge { drawn }, Action::Keep(keep)) => {
                self.keep_knowledge(drawn, keep == Keep::Drawn)
            }
            _ => {
                self.prompts.pop();
                self.answer_effect(prompt, action);
            }
        }
    }

    /// D2: the chosen effect goes first.
    fn answer_order(&mut self, kind: Pending, pending: u32, action: Action) {
        let bit = match action {
            Action::Next(slot) => slot.to_bit(),
            Action::NextPolicy(policy) => 18 + self.policy_bit(self.turn, policy),
            _ => return,
        };
        self.resolve_pending(kind, pending, bit);
    }

    /// The number of a policy among those of the player's civilization.
    pub(crate) fn policy_bit(&self, seat: Seat, policy: PolicyId) -> u32 {
        let civ = self.civ(seat).expect("whoever acts has a civilization");
        (policy.index() - civ.policies[0].index()) as u32
    }

    /// Resolves one of the pending effects.
    pub(crate) fn resolve_pending(&mut self, kind: Pending, pending: u32, bit: u32) {
        let rest = Prompt::Order { kind, pending: pending & !(1 << bit) };
        *self.prompts.last_mut().expect("the order prompt is on top") = rest;
        let content = self.content.get();
        if kind == Pending::Bonuses {
            let civ = self.civ(self.turn).expect("whoever acts has a civilization");
            let policy = civ.policies[bit as usize - 18];
            return self.run(content.policy(policy).bonus, false);
        }
        let slot = if bit < 18 { Slot::from_bit(bit) } else { Slot::POLICY };
        let Some(card) = self.slot_card(self.turn, slot) else { return };
        let index = match kind {
            Pending::Activation => card.activation,
            Pending::Reaction { event, rival } => {
                let answers = content.abilities_of(card).iter().position(|a| a.answers(event, rival));
                answers.map(|index| index as u8)
            }
            Pending::Bonuses => None,
        };
        let Some(index) = index else { return };
        let ability = content.ability(card, index);
        if !self.holds(self.turn, ability.test) {
            return;
        }
        if ability.trigger != crate::ids::Trigger::EachTime {
            self.mark(slot, index);
        }
        self.run(ability.body, false);
    }

    /// Marks an ability as used.
    pub(crate) fn mark(&mut self, slot: Slot, ability: u8) {
        let me = self.me_mut();
        let marks = match slot.place() {
            Some((place, part)) => &mut me.city[place].marks[part as usize],
            None => &mut me.policy_marks,
        };
        *marks |= 1 << ability;
    }
}
