//! What may be answered. Each question lists its candidates and keeps those its check allows; a refusal is the
//! error of the same check.
//!
//! | File | Holds |
//! | --- | --- |
//! | `turn` | D3: the eleven actions and exchanges |
//! | `questions` | every other question |
//! | `price` | prices, payments, conditions |
//! | `usable` | what would do something (5.6) |

pub(crate) mod price;
mod questions;
mod turn;
mod usable;

use crate::action::Action;
use crate::ids::{Resource, Slot};
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::options::Sink;

impl Position {
    /// Lists the answers to the open question, in order.
    pub(crate) fn list(&self, sink: &mut impl Sink<Action>) {
        match self.prompts.last() {
            Some(Prompt::Turn) => self.turn_options(sink),
            Some(prompt) => self.question_options(*prompt, sink),
            None => {}
        }
    }

    /// Why an answer to the open question is not allowed.
    pub(crate) fn check(&self, action: Action) -> Result<(), Refusal> {
        match self.prompts.last() {
            Some(Prompt::Turn) => self.check_turn(&self.purse(self.turn), action),
            Some(prompt) => self.check_question(*prompt, action),
            None => Err(Refusal::NotAsked),
        }
    }

    /// What a bot should consider: gold only as far as needed, bids not far above the lowest.
    pub(crate) fn suggested(&self, out: &mut Vec<Action>) {
        let Some(prompt) = self.prompts.last() else { return };
        let few = match prompt {
            Prompt::Gold { .. } if !self.may_exchange() => 1,
            Prompt::BidAmount { .. } => 4,
            _ => return self.list(out),
        };
        let start = out.len();
        self.list(out);
        out.truncate(start + few);
    }

    /// Spare tokens could feed an exchange, so more gold than needed may be right (3.2.2).
    fn may_exchange(&self) -> bool {
        let mut slots = self.city_slots(self.turn).chain([Slot::POLICY]);
        slots.any(|slot| self.slot_card(self.turn, slot).is_some_and(|card| card.exchange.is_some()))
    }

    /// The numbers a question allows (D4, D5, D8).
    pub(crate) fn range(&self, prompt: Prompt) -> (u16, u16) {
        let me = self.me();
        let gold = me.has(Resource::Gold);
        match prompt {
            Prompt::Substitute { resource, price, with } => {
                let price = u16::from(price);
                (price.saturating_sub(me.has(resource) + gold), price.min(me.has(with)))
            }
            Prompt::Gold { resource, price } => {
                let price = u16::from(price);
                (price.saturating_sub(me.has(resource)), price.min(gold))
            }
            Prompt::BidAmount { resource } => {
                let low = self.lowest_bid(self.turn).map_or(1, |(_, low)| low);
                (low, (me.has(resource) + gold).min(u16::from(u8::MAX)))
            }
            _ => (0, 0),
        }
    }
}
