//! Battles (5), step by step.

use crate::content::{GodEffect, WeaponEffect};
use crate::ids::{Ancient, Kind, Resource, Territory, Track, Weapon, WeaponSet};
use crate::prompt::{BattlePart, Deal, Prompt, Step, Task};
use crate::state::{Battle, Fought, FoughtSide, Points, Position, Side};
use game_core::Seat;

impl Position {
    fn open_battle(&self) -> &Battle {
        self.battle.as_ref().expect("parts of a battle run inside one")
    }

    fn open_battle_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("parts of a battle run inside one")
    }

    pub(crate) fn own_side(&mut self, seat: Seat) -> &mut Side {
        let side = self.side_of(seat);
        &mut self.open_battle_mut().sides[side]
    }

    fn seat_of_side(&self, side: usize) -> Option<Seat> {
        let battle = self.open_battle();
        if side == 0 { Some(battle.attacker) } else { battle.defender }
    }

    /// D50: the battle in a contested territory begins.
    pub(crate) fn fight(&mut self, attacker: Seat, at: Territory) {
        let ancient = self.board.ancient.contains(at);
        let other = |seat: &Seat| *seat != attacker && self.figures(*seat).contains(at);
        let defender = if ancient { None } else { self.seats().find(other) };
        self.battle = Some(Battle { at, attacker, defender, sides: [Side::FRESH; 2], token_off: false });
        self.plan(attacker, Task::Battle(BattlePart::End));
        self.plan(attacker, Task::Battle(BattlePart::Commit));
        let anubis =
            self.god_effects(attacker).any(|effect| matches!(effect, GodEffect::AddFollowerToGodBattle {}));
        if anubis && self.turn.god_entered.contains(at) && self.can_add_follower(attacker, at) {
            self.ask(attacker, Prompt::Anubis);
        }
    }

    pub(crate) fn battle_part(&mut self, seat: Seat, part: BattlePart) {
        match part {
            BattlePart::Commit => {
                if self.playable(seat).is_empty() {
                    return self.finish(1);
                }
                self.plan(seat, Task::Battle(BattlePart::Reveal));
                self.ask(seat, Prompt::Commit);
            }
            BattlePart::Reveal => self.reveal(seat),
            BattlePart::Pay(side) => self.pay_card(usize::from(side)),
            BattlePart::Turn => {
                let at = self.open_battle().at;
                if !self.board.ancient_up.contains(at) {
                    self.push(seat, Step::Deal(Deal::Ancient { at }));
                }
            }
            BattlePart::Void => self.void(seat),
            BattlePart::Helmet(side) => self.helmet(usize::from(side)),
            BattlePart::Second(side) => {
                let one = self.open_battle().sides[usize::from(side)].cards.len() == 1;
                if one && self.works(usize::from(side), WeaponEffect::SecondCard) {
                    self.ask_side(usize::from(side), Prompt::SecondCard);
                }
            }
            BattlePart::Cart(side) => {
                if self.works(usize::from(side), WeaponEffect::PayMetalForStrength) {
                    self.ask_side(usize::from(side), Prompt::Cart);
                }
            }
            BattlePart::Totals => {
                let won = self.battle_total(0) >= self.battle_total(1);
                self.finish(usize::from(!won));
            }
            BattlePart::End => self.end_battle(seat),
        }
    }

    fn ask_side(&mut self, side: usize, prompt: Prompt) {
        if let Some(seat) = self.seat_of_side(side) {
            self.ask(seat, prompt);
        }
    }

    /// Has a side a card in play that gives its loser something? It is a reward, so a void leaves it (R40).
    fn consoles(&self, side: usize) -> bool {
        let steals = WeaponEffect::LoserStealsResource;
        let shown = &self.open_battle().sides[side].cards;
        let has = shown.iter().any(|weapon| self.content.weapon(weapon).effect == steals);
        if self.readings.net_stops_slingshot { self.works(side, steals) } else { has }
    }

    /// Has a side a card in play with this effect, not switched off?
    fn works(&self, side: usize, effect: WeaponEffect) -> bool {
        let side = &self.open_battle().sides[side];
        side.cards.difference(side.off).iter().any(|weapon| self.content.weapon(weapon).effect == effect)
    }

    /// D52, D53: a choice is sealed; with the last one everything is shown.
    pub(crate) fn commit(&mut self, seat: Seat, card: Option<Weapon>) {
        let two = self.plays_two(seat);
        let side = self.own_side(seat);
        side.ready = card.is_none_or(|weapon| {
            side.sealed.insert(weapon);
            !two || side.sealed.len() > 1
        });
        let battle = self.open_battle();
        if battle.sides[0].ready && (battle.sides[1].ready || battle.defender.is_none()) {
            self.stack.pop();
        }
    }

    /// A card leaves the hand for all to see.
    fn show(&mut self, seat: Seat, weapon: Weapon) {
        self.mats[seat].hand.remove(weapon);
        self.mats[seat].sure_hand.remove(weapon);
        self.mats[seat].sure_stack.remove(weapon);
        self.own_side(seat).cards.insert(weapon);
        self.settle_knowledge(seat);
    }

    /// Advanced cards go to the stack, regular ones to the hand.
    fn put_back(&mut self, seat: Seat, weapon: Weapon) {
        if self.content.weapon(weapon).regular {
            self.mats[seat].hand.insert(weapon);
        } else {
            self.mats[seat].sure_stack.insert(weapon);
        }
        self.settle_knowledge(seat);
    }

    /// All sealed cards are shown (5.2 step 4); against a civilization a single card is paid first (5.3).
    fn reveal(&mut self, seat: Seat) {
        for side in 0..2 {
            if let Some(owner) = self.seat_of_side(side) {
                let sealed =
                    std::mem::replace(&mut self.open_battle_mut().sides[side].sealed, WeaponSet::EMPTY);
                sealed.iter().for_each(|weapon| self.show(owner, weapon));
            }
        }
        let two = |side: usize| self.open_battle().sides[side].cards.len() > 1;
        let (attacker_two, defender_two) = (two(0), two(1));
        self.plan(seat, Task::Battle(BattlePart::Void));
        match self.open_battle().defender {
            Some(defender) => {
                self.plan(seat, Task::Battle(BattlePart::Pay(1)));
                self.plan(seat, Task::Battle(BattlePart::Pay(0)));
                if defender_two {
                    self.ask(defender, Prompt::Keep);
                }
                if attacker_two {
                    self.ask(seat, Prompt::Keep);
                }
            }
            None if attacker_two => {
                self.plan(seat, Task::Battle(BattlePart::Pay(0)));
                self.ask(seat, Prompt::Keep);
                self.plan(seat, Task::Battle(BattlePart::Turn));
            }
            None => {
                self.plan(seat, Task::Battle(BattlePart::Turn));
                self.plan(seat, Task::Battle(BattlePart::Pay(0)));
            }
        }
    }

    /// D54: the other card goes back to the hand, unpaid, and everybody saw it.
    pub(crate) fn keep(&mut self, seat: Seat, weapon: Weapon) {
        let side = self.own_side(seat);
        let rejected = side.cards.difference(WeaponSet::one(weapon));
        side.cards = WeaponSet::one(weapon);
        for card in rejected {
            self.mats[seat].hand.insert(card);
            if !self.content.weapon(card).regular {
                self.mats[seat].sure_hand.insert(card);
            }
        }
        self.settle_knowledge(seat);
    }

    fn pay_card(&mut self, side: usize) {
        let Some(seat) = self.seat_of_side(side) else { return };
        let cards = self.open_battle().sides[side].cards;
        cards.iter().for_each(|weapon| self.pay_for(seat, weapon));
    }

    fn pay_for(&mut self, seat: Seat, weapon: Weapon) {
        let advanced = !self.content.weapon(weapon).regular;
        self.own_side(seat).advanced |= advanced;
        let cost = self.weapon_cost(seat, weapon);
        self.pay(seat, &cost);
    }

    /// Effects are switched off, both sides at once; what is left works in a fixed order (R39).
    fn void(&mut self, seat: Seat) {
        let voids = [self.works(0, WeaponEffect::VoidEffect), self.works(1, WeaponEffect::VoidEffect)];
        let token = match self.open_battle() {
            Battle { defender: None, at, .. } => self.ancient_token(*at),
            _ => None,
        };
        let token = token.map(|token| self.content.ancients[token.index()].effect);
        let battle = self.open_battle_mut();
        if voids[0] {
            battle.sides[1].off = battle.sides[1].cards;
            battle.token_off = true;
        }
        if voids[1] || token == Some(WeaponEffect::VoidEffect) {
            battle.sides[0].off = battle.sides[0].cards;
        }
        self.plan(seat, Task::Battle(BattlePart::Totals));
        for part in [BattlePart::Cart, BattlePart::Second, BattlePart::Helmet] {
            self.plan(seat, Task::Battle(part(1)));
            self.plan(seat, Task::Battle(part(0)));
        }
    }

    /// A later void card switches off what of the other side is still to come.
    fn void_later(&mut self, seat: Seat, weapon: Weapon) {
        if self.content.weapon(weapon).effect == WeaponEffect::VoidEffect {
            let other = 1 - self.side_of(seat);
            let battle = self.open_battle_mut();
            battle.sides[other].off = battle.sides[other].cards;
            battle.token_off |= other == 1;
        }
    }

    /// Viking Helmet: the opposing card leaves and must be replaced (5.2 step 7).
    fn helmet(&mut self, side: usize) {
        if self.open_battle().defender.is_none() || !self.works(side, WeaponEffect::ForceReplacement) {
            return;
        }
        let Some(other) = self.seat_of_side(1 - side) else { return };
        let opponent = self.own_side(other);
        let cards = std::mem::replace(&mut opponent.cards, WeaponSet::EMPTY);
        opponent.off = WeaponSet::EMPTY;
        opponent.forced = cards.first();
        cards.iter().for_each(|weapon| self.put_back(other, weapon));
        self.ask(other, Prompt::Replacement);
    }

    /// D55: another card; without one the battle is lost (R36, R77).
    pub(crate) fn replacement(&mut self, seat: Seat, weapon: Weapon) {
        self.show(seat, weapon);
        self.void_later(seat, weapon);
        self.pay_for(seat, weapon);
    }

    /// D56: a second card beside the Composite Bow.
    pub(crate) fn second_card(&mut self, seat: Seat, weapon: Weapon) {
        self.show(seat, weapon);
        self.void_later(seat, weapon);
        if self.content.weapon(weapon).effect == WeaponEffect::ForceReplacement {
            let side = self.side_of(seat) as u8;
            self.plan(seat, Task::Battle(BattlePart::Helmet(side)));
        }
        self.pay_for(seat, weapon);
    }

    /// The battle is decided: whatever of it is still planned falls away (5.2 step 11, 5.3 step 8).
    pub(crate) fn finish(&mut self, winner: usize) {
        while let Some(frame) = self.stack.top() {
            if frame.step == Step::Do(Task::Battle(BattlePart::End)) {
                break;
            }
            self.stack.pop();
        }
        let battle = *self.open_battle();
        self.fought = Some(self.as_fought(&battle, winner));
        if let Some(seat) = self.seat_of_side(winner) {
            for weapon in battle.sides[winner].cards {
                let facts = *self.content.weapon(weapon);
                self.track(seat, Track::War, facts.war);
                self.score_points(seat, Points::Weapons, i32::from(facts.vp));
            }
            if battle.defender.is_none() {
                self.conquer(seat, battle.at);
            }
        }
        if let Some(loser) = self.seat_of_side(1 - winner) {
            let steals = self.consoles(1 - winner);
            self.retreat(loser, battle.at);
            // Against a player the metal asks for an advanced card; against a civilization it does not (R16).
            if battle.sides[1 - winner].advanced || battle.defender.is_none() {
                self.gain(loser, Resource::Metal, self.content.numbers.defeat_metal);
            }
            if let Some(from) = self.seat_of_side(winner).filter(|_| steals) {
                self.ask(loser, Prompt::Steal { from });
            }
        }
    }

    fn as_fought(&self, battle: &Battle, winner: usize) -> Fought {
        let side = |index: usize| {
            let seat = self.seat_of_side(index);
            let pieces = Kind::ALL.map(|kind| seat.map_or(0, |seat| self.mats[seat].count(battle.at, kind)));
            let Side { cards, bought, .. } = battle.sides[index];
            FoughtSide { cards, bought, total: self.battle_total(index) as i16, pieces }
        };
        Fought {
            number: self.fought.map_or(1, |last| last.number.saturating_add(1)),
            at: battle.at,
            attacker: battle.attacker,
            defender: battle.defender,
            token: if battle.defender.is_none() { self.ancient_token(battle.at) } else { None },
            sides: [side(0), side(1)],
            winner: winner as u8,
        }
    }

    /// An ancient civilization is defeated: its reward, and an artifact in Atlantis (5.4).
    fn conquer(&mut self, seat: Seat, at: Territory) {
        let token = self.board.ancient_at[at.index()];
        let reward = self.content.ancients[token.index()].reward;
        self.board.ancient.remove(at);
        self.board.ancient_up.remove(at);
        self.board.ancient_at[at.index()] = Ancient::new(0);
        self.mats[seat].ancients += 1;
        if self.content.atlantis.contains(at) {
            self.artifacts.conquered += 1;
            self.plan(seat, Task::Artifact);
        }
        self.plan(seat, Task::Reward { list: reward, doubled: false });
    }

    /// Cards return, culture tokens near the retreat are turned up.
    fn end_battle(&mut self, seat: Seat) {
        let Some(battle) = self.battle.take() else { return };
        let owners = [Some(battle.attacker), battle.defender];
        for (side, owner) in battle.sides.iter().zip(owners) {
            if let Some(owner) = owner {
                side.cards.iter().for_each(|weapon| self.put_back(owner, weapon));
            }
        }
        self.plan(seat, Task::Flip);
    }
}
