//! Weapons in a battle (5.2, 5.3).

use super::{Verdict, must};
use crate::content::{Cost, GodEffect};
use crate::ids::{Resource, Weapon, WeaponSet};
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::state::{Position, Side};
use game_core::Seat;

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

    /// D52, D53, D55, D56: a card.
    pub(super) fn check_commit(&self, seat: Seat, prompt: Prompt, weapon: Weapon) -> Verdict {
        must(self.mats[seat].hand.contains(weapon), Refusal::NotInHand)?;
        let side = self.side(seat);
        let advanced_only = self.side_of(seat) == 0 || prompt == Prompt::SecondCard;
        must(!(advanced_only && self.content.weapon(weapon).regular), Refusal::RegularWeapon)?;
        must(!side.sealed.contains(weapon), Refusal::NotInHand)?;
        must(prompt != Prompt::Replacement || side.forced != Some(weapon), Refusal::ForcedOff)?;
        self.check_cost(seat, &self.weapon_cost(seat, weapon))
    }

    /// D52, D53: no second card (Loki); D55: pass; D56: none.
    pub(super) fn check_commit_none(&self, seat: Seat, prompt: Prompt) -> Verdict {
        let open = prompt != Prompt::Commit || !self.side(seat).sealed.is_empty();
        must(open, Refusal::MustPlay)
    }

    /// D54.
    pub(super) fn check_keep(&self, seat: Seat, weapon: Weapon) -> Verdict {
        must(self.side(seat).cards.contains(weapon), Refusal::NotPlayed)
    }
}
