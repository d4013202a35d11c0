//! Payments (spec 3.2.2), and what happens to a card once it is paid for (3.3.1, 3.3.2, 3.3.5).

use crate::content::language::{BasicCost, CostId};
use crate::ids::{CardId, CardKind, CostKind, Event, Resource};
use crate::legal::price::Price;
use crate::prompt::Prompt;
use crate::state::{Advantage, Land, Position, other};
use game_core::BitSet;

impl Position {
    /// Charges the price of a purchase; what is to be asked goes on the stack.
    pub(super) fn charge(&mut self, price: Price) {
        if price.amount == 0 {
            return;
        }
        let conquest = matches!(price.kind, CostKind::ProvinceRow | CostKind::ProvinceOpponent);
        if conquest && self.civ(self.turn).is_some_and(|civ| civ.conquer_with_gold) {
            return self.me_mut().pay(Resource::Gold, u16::from(price.amount));
        }
        let resource = price.kind.paid_with();
        let substitute = self.standing(self.turn).substitute[price.kind as usize];
        match substitute.filter(|with| self.me().has(*with) > 0) {
            Some(with) => self.prompts.push(Prompt::Substitute { resource, price: price.amount, with }),
            None => self.charge_tokens(resource, price.amount),
        }
    }

    /// Charges tokens of a basic resource, gold allowed; asks for the gold only when there is a choice.
    pub(super) fn charge_tokens(&mut self, resource: Resource, price: u8) {
        let prompt = Prompt::Gold { resource, price };
        match self.range(prompt) {
            (low, high) if low == high => self.pay_with_gold(resource, price, low as u8),
            _ => self.prompts.push(prompt),
        }
    }

    /// Pays so much of the price in gold, the rest in tokens.
    pub(super) fn pay_with_gold(&mut self, resource: Resource, price: u8, gold: u8) {
        let me = self.me_mut();
        me.pay(Resource::Gold, u16::from(gold));
        me.pay(resource, u16::from(price - gold));
    }

    /// Charges the cost of an ability.
    pub(super) fn charge_cost(&mut self, id: CostId) {
        let cost = self.content.get().cost(id);
        let me = self.me_mut();
        me.pay(Resource::Gold, u16::from(cost.gold));
        me.pay(Resource::Culture, u16::from(cost.culture));
        match cost.basic {
            BasicCost::None => {}
            BasicCost::Of(resource, n) => self.charge_tokens(resource, n),
            BasicCost::Same(n) => self.prompts.push(Prompt::PayType { n }),
        }
    }

    /// The card at a place of the row comes to the player.
    pub(crate) fn take_row(&mut self, place: u8) {
        let card = self.row[usize::from(place)].take().expect("a bought card lies in the row");
        let printed = self.content.get().card(card);
        match printed.kind {
            CardKind::Building | CardKind::Basic => {
                self.own(card);
                self.me_mut().put_on_deck(card);
                self.raise(Event::AcquireBuilding);
            }
            CardKind::Knowledge => {
                self.own(card);
                self.me_mut().put_on_deck(card);
                self.raise(Event::AcquireKnowledge);
            }
            CardKind::Province => {
                self.me_mut().lands.push(Land { card, tokens: BitSet::EMPTY });
                self.reward();
                self.prompts.push(Prompt::Raise(Event::Conquer));
                self.run(printed.bonus, false);
            }
            CardKind::Wonder => {
                self.raise(Event::AcquireWonder);
                if self.me().wonder.is_some() {
                    self.prompts.push(Prompt::KeepWonder { new: card });
                } else {
                    self.me_mut().wonder = Some(card);
                }
            }
        }
    }

    /// A basic building comes to the player.
    pub(crate) fn take_basic(&mut self, basic: u8) {
        self.piles[usize::from(basic)] -= 1;
        let card = self.content.get().basics[usize::from(basic)];
        if self.content.get().card(card).on_stack {
            self.me_mut().lands.push(Land { card, tokens: BitSet::EMPTY });
        } else {
            self.me_mut().put_on_deck(card);
        }
        self.raise(Event::AcquireBuilding);
    }

    /// The topmost province of the opponent changes hands; Barricades on it go back to their pile.
    pub(crate) fn take_province(&mut self) {
        let victim = other(self.turn);
        let (at, land) = self.topmost(victim).expect("a paid conquest has its province");
        while self.players[victim].lands.len() > at {
            let above = self.players[victim].lands.pop().expect("counted above");
            if let Some(basic) = self.content.get().basic_index(above.card) {
                self.piles[basic] += 1;
            }
        }
        for of in land.tokens {
            self.players[victim].tokens[of as usize] += 1;
        }
        self.me_mut().lands.push(Land { card: land.card, tokens: BitSet::EMPTY });
        self.reward();
        self.raise(Event::Conquer);
    }

    /// R37, R38: what a civilization gains after a conquest.
    fn reward(&mut self) {
        if let Some((resource, n)) = self.civ(self.turn).and_then(|civ| civ.reward) {
            self.me_mut().gain(resource, u16::from(n));
        }
    }

    /// Part 2 is built: the bonus, then the card goes on the deck (R28).
    pub(crate) fn complete_wonder(&mut self) {
        let card = self.me_mut().wonder.take().expect("a completed wonder was unfinished");
        self.own(card);
        self.prompts.push(Prompt::CrownWonder { card });
        self.run(self.content.get().card(card).bonus, false);
    }

    /// The bid lies on the advantage card (R20).
    pub(crate) fn place_bid(&mut self, resource: Resource, amount: u8) {
        let new = self.advantage.holder != Some(self.turn);
        self.advantage = Advantage { holder: Some(self.turn), resource: Some(resource), tokens: amount };
        if new {
            self.raise(Event::GainAdvantage);
        }
    }

    /// D6: the other wonder leaves the game (R27).
    pub(super) fn keep_wonder(&mut self, new: CardId, keep_new: bool) {
        let gone = if keep_new { self.me_mut().wonder.replace(new) } else { Some(new) };
        self.discard.insert(gone.expect("there was an unfinished wonder"));
    }

    /// A development card is now in the possession of the player.
    fn own(&mut self, card: CardId) {
        self.me_mut().owned.insert(card);
    }
}
