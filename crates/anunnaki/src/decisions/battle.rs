//! Battles: which one, and the weapons (3.6, 5.2, 5.3).

use super::{Decision, holds};
use crate::action::Action;
use crate::content::{Cost, GodEffect};
use crate::ids::{Resource, Weapon, WeaponSet};
use crate::legal::{Verdict, must, within};
use crate::refusal::Refusal;
use crate::state::{Position, Side};
use game_core::Seat;
use game_core::options::Sink;
use std::ops::ControlFlow;

decision! {
    /// D50.
    Battle {} |position, seat, out| {
        Fight { at } (all position.contested())
            ? (within(position.contested(), at, || Refusal::NotContested))
            => { position.fight(seat, at); }
    }
}

decision! {
    /// D51.
    Anubis {} |position, seat, out| {
        Use {} (always) ? (Ok(())) => {
            let at = position.battle.expect("Anubis is asked inside a battle").at;
            position.add_follower(seat, at);
        }
        Decline {} (always) ? (Ok(())) => {}
    }
}

decision! {
    /// D52 and D53, both sides at once and in secret; none only as Loki's second card.
    Commit {} |position, seat, out| {
        Commit { weapon } (some position.mats[seat].hand)
            ? (position.check_card(seat, weapon, false))
            => { position.commit(seat, Some(weapon)); }
        CommitNone {} (when)
            ? (must(!position.side(seat).sealed.is_empty(), Refusal::MustPlay))
            => { position.commit(seat, None); }
    }
}

decision! {
    /// D54: Loki.
    Keep {} |position, seat, out| {
        Keep { weapon } (all position.side(seat).cards)
            ? (must(position.side(seat).cards.contains(weapon), Refusal::NotPlayed))
            => { position.keep(seat, weapon); }
    }
}

decision! {
    /// D55: against the Viking Helmet.
    Replacement {} |position, seat, out| {
        Commit { weapon } (some position.mats[seat].hand)
            ? (position.check_card(seat, weapon, false))
            => { position.replacement(seat, weapon); }
        CommitNone {} (always) ? (Ok(())) => { position.finish(1 - position.side_of(seat)); }
    }
}

decision! {
    /// D56: beside the Composite Bow.
    SecondCard {} |position, seat, out| {
        Commit { weapon } (some position.mats[seat].hand)
            ? (position.check_card(seat, weapon, true))
            => { position.second_card(seat, weapon); }
        CommitNone {} (always) ? (Ok(())) => {}
    }
}

decision! {
    /// D57.
    Cart {} |position, seat, out| {
        PayMetal { n } (all 0..=position.mats[seat].resource(Resource::Metal))
            ? (position.check_metal(seat, n))
            => {
                position.mats[seat].resources[Resource::Metal.index()] -= n;
                position.own_side(seat).bought += n;
            }
    }
}

decision! {
    /// D58.
    Steal { from: Seat } |position, seat, out| {
        Steal { resource } (some Resource::ALL)
            ? (position.check_held(from, resource, 1))
            => {
                position.mats[from].resources[resource.index()] -= 1;
                position.gain(seat, resource, 1);
            }
    }
}

impl Position {
    /// Which side of the battle a seat is: 0 attacks, 1 defends.
    pub(crate) fn side_of(&self, seat: Seat) -> usize {
        usize::from(self.battle.as_ref().is_some_and(|battle| battle.attacker != seat))
    }

    pub(crate) fn side(&self, seat: Seat) -> Side {
        self.battle.as_ref().map_or(Side::FRESH, |battle| battle.sides[self.side_of(seat)])
    }

    /// What a weapon costs this seat (Sekhmet lowers metal, R15).
    #[must_use]
    pub fn weapon_cost(&self, seat: Seat, weapon: Weapon) -> Cost {
        let mut cost = self.content.weapon(weapon).cost;
        let discount = self.bonus(seat, |effect| match effect {
            GodEffect::WeaponDiscount { metal } => metal,
            _ => 0,
        });
        let metal = &mut cost.fixed[Resource::Metal.index()];
        *metal = metal.saturating_sub(discount);
        cost
    }

    /// Does the seat play two cards and keep one (Loki)?
    pub(crate) fn plays_two(&self, seat: Seat) -> bool {
        self.god_effects(seat).any(|effect| matches!(effect, GodEffect::TwoCardsChooseOne {}))
    }

    /// The cards a seat could commit now in its role, whatever it has sealed already.
    pub(crate) fn playable(&self, seat: Seat) -> WeaponSet {
        let hand = self.mats[seat].hand;
        let attacks = self.side_of(seat) == 0;
        let fits = |weapon: &Weapon| {
            !(attacks && self.content.weapon(*weapon).regular)
                && self.check_cost(seat, &self.weapon_cost(seat, *weapon)).is_ok()
        };
        hand.iter().filter(fits).collect()
    }

    /// A card that fits the role and can be paid; attackers and second cards are advanced.
    fn check_card(&self, seat: Seat, weapon: Weapon, second: bool) -> Verdict {
        must(self.mats[seat].hand.contains(weapon), Refusal::NotInHand)?;
        let side = self.side(seat);
        let advanced_only = self.side_of(seat) == 0 || second;
        must(!(advanced_only && self.content.weapon(weapon).regular), Refusal::RegularWeapon)?;
        must(!side.sealed.contains(weapon), Refusal::NotInHand)?;
        must(side.forced != Some(weapon), Refusal::ForcedOff)?;
        self.check_cost(seat, &self.weapon_cost(seat, weapon))
    }

    fn check_metal(&self, seat: Seat, n: u8) -> Verdict {
        let have = self.mats[seat].resource(Resource::Metal);
        must(n <= have, Refusal::Metal { have, need: n })
    }
}
