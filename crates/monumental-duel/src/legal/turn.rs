//! D3: the turn menu with its eleven actions and the exchanges (spec 3.3).

use super::price::{ANY, Purse};
use crate::action::Action;
use crate::ids::{Part, Resource, Slot};
use crate::refusal::Refusal;
use crate::setup::Holder;
use crate::state::{Position, other};
use game_core::Seat;
use game_core::options::Sink;

impl Position {
    pub(crate) fn turn_options(&self, sink: &mut impl Sink<Action>) {
        let content = self.content.get();
        let me = self.me();
        let purse = self.purse(self.turn);
        for place in 0..6 {
            if purse.row(place, ANY, 0).is_ok() {
                sink.put(Action::AcquireRow(place));
            }
        }
        if sink.full() {
            return;
        }
        for (number, basic) in content.basics.into_iter().enumerate() {
            if purse.basic_of(number, 0).is_ok() {
                sink.put(Action::AcquireBasic(basic));
            }
        }
        if sink.full() {
            return;
        }
        if purse.complete(0).is_ok() {
            sink.put(Action::Complete);
        }
        for policy in me.culture_deck {
            if purse.policy(policy).is_err() {
                break; // all policies of the culture deck have the same price
            }
            sink.put(Action::Policy(policy));
        }
        if purse.opponent(0).is_ok() {
            sink.put(Action::Conquer);
        }
        if sink.full() {
            return;
        }
        self.slots_of(content.with_action, |slot| {
            if self.check_use(slot).is_ok() {
                sink.put(Action::Use(slot));
            }
        });
        if purse.progress().is_ok() {
            sink.put(Action::Progress);
        }
        if self.check_advantage().is_ok() {
            sink.put(Action::Advantage);
        }
        if self.check_warlord().is_ok() {
            sink.put(Action::Warlord);
        }
        if self.check_scout().is_ok() {
            sink.put(Action::Scout);
        }
        sink.put(Action::Pass);
        if sink.full() {
            return;
        }
        self.slots_of(content.with_exchange, |slot| {
            if self.check_exchange(slot).is_ok() {
                sink.put(Action::Free(slot));
            }
        });
    }

    /// Is there certainly more to do than to pass? Only what is quickly seen counts.
    pub(crate) fn may_do_more(&self) -> bool {
        (self.advantage.holder.is_none() && self.check_advantage().is_ok()) || self.check_scout().is_ok()
    }

    /// Activated slots whose card is in a set, then the policy.
    fn slots_of(&self, cards: crate::content::CardSet, mut visit: impl FnMut(Slot)) {
        let me = self.me();
        for place in me.active {
            let there = &me.city[usize::from(place)];
            for part in Part::ALL {
                if there.card(part).is_some_and(|card| cards.contains(card)) {
                    visit(Slot::city(usize::from(place), part));
                }
            }
        }
        visit(Slot::POLICY);
    }

    pub(crate) fn check_turn(&self, purse: &Purse<'_>, action: Action) -> Result<(), Refusal> {
        match action {
            Action::AcquireRow(place) => purse.row(place, ANY, 0).map(drop),
            Action::AcquireBasic(card) => purse.basic(card, 0).map(drop),
            Action::Complete => purse.complete(0).map(drop),
            Action::Policy(policy) => purse.policy(policy).map(drop),
            Action::Conquer => purse.opponent(0).map(drop),
            Action::Use(slot) => self.check_use(slot),
            Action::Progress => purse.progress().map(drop),
            Action::Advantage => self.check_advantage(),
            Action::Warlord => self.check_warlord(),
            Action::Scout => self.check_scout(),
            Action::Pass => Ok(()),
            Action::Free(slot) => self.check_exchange(slot),
            _ => Err(Refusal::NotAsked),
        }
    }

    /// A4 and A6: in force, with an action, not used, usable.
    fn check_use(&self, slot: Slot) -> Result<(), Refusal> {
        let marks = self.in_force(self.turn, slot)?;
        let card = self.slot_card(self.turn, slot).ok_or(Refusal::NoCardThere)?;
        let index = card.action.ok_or(Refusal::NoSuchAbility)?;
        if marks & (1 << index) != 0 {
            return Err(Refusal::AlreadyUsed);
        }
        self.usable(self.turn, self.content.get().ability(card, index))
    }

    /// F: in force, with an exchange, usable.
    fn check_exchange(&self, slot: Slot) -> Result<(), Refusal> {
        self.in_force(self.turn, slot)?;
        let card = self.slot_card(self.turn, slot).ok_or(Refusal::NoCardThere)?;
        let index = card.exchange.ok_or(Refusal::NoSuchAbility)?;
        self.usable(self.turn, self.content.get().ability(card, index))
    }

    /// The marks of a card that is in force: activated, or the active policy (5.2).
    pub(crate) fn in_force(&self, seat: Seat, slot: Slot) -> Result<u8, Refusal> {
        let player = &self.players[seat];
        match slot.place() {
            Some((place, part)) => {
                player.city[place].card(part).ok_or(Refusal::NoCardThere)?;
                if player.active.contains(place as u8) {
                    Ok(player.city[place].marks[part as usize])
                } else {
                    Err(Refusal::NotActivated)
                }
            }
            None if slot == Slot::POLICY && !player.policies.is_empty() => Ok(player.policy_marks),
            None => Err(Refusal::NoCardThere),
        }
    }

    /// The type a bid must have, if one, and the lowest bid (3.3.8).
    pub(crate) fn lowest_bid(&self, seat: Seat) -> Result<(Option<Resource>, u16), Refusal> {
        let card = self.advantage;
        match card.holder {
            Some(holder) if holder == seat => {
                let secures = self.readings.holder == Holder::Secures && card.tokens == 0;
                if secures { Ok((None, 1)) } else { Err(Refusal::AdvantageHeld) }
            }
            None => Ok((None, 1)),
            Some(_) => {
                let outbid = self.standing(other(seat)).outbid;
                Ok((card.resource, u16::from(card.tokens) + 1 + u16::from(outbid)))
            }
        }
    }

    /// A bid of this resource can reach the lowest bid.
    pub(crate) fn check_bid(&self, seat: Seat, resource: Resource) -> Result<(), Refusal> {
        let (of, min) = self.lowest_bid(seat)?;
        self.check_bid_of(seat, resource, of, min)
    }

    /// The same with the type, if one, and the lowest bid.
    fn check_bid_of(
        &self,
        seat: Seat,
        resource: Resource,
        of: Option<Resource>,
        min: u16,
    ) -> Result<(), Refusal> {
        if !resource.is_basic() {
            return Err(Refusal::NotBasic);
        }
        if of.is_some_and(|of| of != resource) {
            return Err(Refusal::BidOtherType);
        }
        let player = &self.players[seat];
        if player.has(resource) + player.has(Resource::Gold) < min {
            return Err(Refusal::BidNotPayable { min });
        }
        Ok(())
    }

    fn check_advantage(&self) -> Result<(), Refusal> {
        let (of, min) = self.lowest_bid(self.turn)?;
        let can_bid = |basic: Resource| self.check_bid_of(self.turn, basic, of, min).is_ok();
        let payable = Resource::BASIC.into_iter().any(can_bid);
        if payable { Ok(()) } else { Err(Refusal::BidNotPayable { min }) }
    }

    fn check_warlord(&self) -> Result<(), Refusal> {
        if self.advantage.holder != Some(self.turn) {
            return Err(Refusal::NeedsAdvantage);
        }
        if self.me().warlord_used {
            return Err(Refusal::AlreadyUsed);
        }
        let civ = self.civ(self.turn).ok_or(Refusal::NoEffect)?;
        if self.does_something(self.turn, civ.warlord, true) { Ok(()) } else { Err(Refusal::NoEffect) }
    }

    fn check_scout(&self) -> Result<(), Refusal> {
        if self.me().scout_used {
            return Err(Refusal::AlreadyUsed);
        }
        let civ = self.civ(self.turn).ok_or(Refusal::NoCityInReach)?;
        self.check_module(self.turn, civ.module)
    }
}
