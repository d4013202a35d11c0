//! Goods: harvest, creation, market, payments, gains, weapons taken (3.8, 4).

use super::{Decision, holds};
use crate::action::Action;
use crate::content::{Cost, RewardList};
use crate::ids::{Resource, Territory, TerritorySet};
use crate::legal::{Verdict, must, within};
use crate::prompt::Prompt;
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::Seat;
use game_core::options::Sink;
use std::ops::ControlFlow;

/// How much of a type the running harvest has collected.
const fn collected(got: u16, resource: Resource) -> u8 {
    (got >> (4 * resource as u16) & 15) as u8
}

decision! {
    /// D16: all of a territory's harvest, or less (R13).
    Harvest { left: u8 } |position, seat, out| {
        Harvest { at } (all position.harvest_sites(seat))
            ? (position.check_harvest(seat, at))
            => { position.harvest(seat, left, at, position.harvest_yield(seat, at)); }
        HarvestPart { at, n } (all position.harvest_parts(seat))
            ? (position.check_harvest_part(seat, at, n))
            => { position.harvest(seat, left, at, n); }
        Stop {} (always) ? (Ok(())) => {}
    }
}

decision! {
    /// D17.
    Collect { at: Territory, left: u8, got: u16, full: bool } |position, seat, out| {
        Collect { resource } (some Resource::ALL)
            ? (position.check_collect(at, got, full, resource))
            => { position.collect(seat, Collect { at, left, got, full }, resource); }
    }
}

decision! {
    /// D18.
    Cover { at: Territory, types: u8 } |position, seat, out| {
        Cover { resource } (some Resource::ALL)
            ? (position.check_cover(at, types, resource))
            => { position.cover(at, resource); }
    }
}

decision! {
    /// D19.
    Create { amount: u8 } |position, seat, out| {
        Create { resource } (all Resource::ALL) ? (Ok(())) => { position.gain(seat, resource, amount); }
    }
}

decision! {
    /// D20.
    Sell {} |position, seat, out| {
        Sell { resource } (some Resource::ALL)
            ? (position.check_held(seat, resource, 1))
            => {
                position.mats[seat].resources[resource.index()] -= 1;
                position.ask(seat, Prompt::Buy { paid: Some(resource) });
            }
        Decline {} (always) ? (Ok(())) => {}
    }
}

decision! {
    /// D21.
    Buy { paid: Option<Resource> } |position, seat, out| {
        Buy { first, second } (some Resource::PAIRS)
            ? (must(first < second && paid != Some(first) && paid != Some(second), Refusal::OtherTypes))
            => {
                position.gain(seat, first, 1);
                position.gain(seat, second, 1);
            }
    }
}

decision! {
    /// D30.
    Pay { left: u8 } |position, seat, out| {
        Pay { resource } (some Resource::ALL)
            ? (position.check_held(seat, resource, 1))
            => {
                position.mats[seat].resources[resource.index()] -= 1;
                if left > 1 {
                    position.ask(seat, Prompt::Pay { left: left - 1 });
                }
            }
    }
}

decision! {
    /// D31.
    Gain { left: u8 } |position, seat, out| {
        Gain { resource } (all Resource::ALL) ? (Ok(())) => {
            position.gain(seat, resource, 1);
            if left > 1 {
                position.ask(seat, Prompt::Gain { left: left - 1 });
            }
        }
    }
}

decision! {
    /// D32.
    Choose { list: RewardList } |position, seat, out| {
        Choose { alternative } (all 0..list.len)
            ? (must(alternative < list.len, Refusal::NoAlternative { have: list.len }))
            => {
                let item = position.content.get().rewards(list)[usize::from(alternative)];
                position.reward_item(seat, item, 1);
            }
    }
}

decision! {
    /// D27.
    Arm { left: u8 } |position, seat, out| {
        Arm { weapon } (all position.weapon_stack(seat))
            ? (must(position.weapon_stack(seat).contains(weapon), Refusal::NotInStack))
            => { position.arm(seat, left, weapon); }
    }
}

impl Position {
    /// Can the seat pay this, units of any type included?
    pub(crate) fn check_cost(&self, seat: Seat, cost: &Cost) -> Verdict {
        let mat = &self.mats[seat];
        let mut left = 0u32;
        for resource in Resource::ALL {
            let (have, need) = (mat.resource(resource), cost.fixed[resource.index()]);
            if have < need {
                return Err(Refusal::Lacking { resource, have, need });
            }
            left += u32::from(have - need);
        }
        let have = left.min(255) as u8;
        must(have >= cost.any, Refusal::Goods { have, need: cost.any })
    }

    pub(super) fn check_held(&self, seat: Seat, resource: Resource, need: u8) -> Verdict {
        let have = self.mats[seat].resource(resource);
        must(have >= need, Refusal::Lacking { resource, have, need })
    }

    /// Where this action may still harvest.
    fn harvest_sites(&self, seat: Seat) -> TerritorySet {
        let sites = self.controlled(seat).difference(self.turn.harvested);
        sites.iter().filter(|at| self.harvestable(seat, *at)).collect()
    }

    /// Every amount that is less than a whole harvest.
    fn harvest_parts(&self, seat: Seat) -> impl Iterator<Item = (Territory, u8)> + use<'_> {
        let parts = move |at| (1..self.harvest_yield(seat, at)).map(move |n| (at, n));
        self.harvest_sites(seat).iter().flat_map(parts)
    }

    fn check_harvest(&self, seat: Seat, at: Territory) -> Verdict {
        must(!self.turn.harvested.contains(at), Refusal::AlreadyHarvested)?;
        within(self.controlled(seat), at, || Refusal::NotControlled)?;
        must(self.open_sources(at) != 0, Refusal::Exhausted)?;
        must(self.harvest_strength(seat, at) > 0, Refusal::NoHarvestStrength)
    }

    fn check_harvest_part(&self, seat: Seat, at: Territory, n: u8) -> Verdict {
        self.check_harvest(seat, at)?;
        let all = self.harvest_yield(seat, at);
        must((1..all).contains(&n), Refusal::HarvestLess { most: all - 1 })
    }

    /// A type that an open source still offers.
    fn check_collect(&self, at: Territory, got: u16, full: bool, resource: Resource) -> Verdict {
        let open = self.open_of(at, resource);
        let left = if full { open } else { open.saturating_sub(collected(got, resource)) };
        must(left > 0, Refusal::TypeNotHere { resource })
    }

    /// A unit is collected; after the last one a source is covered.
    fn collect(&mut self, seat: Seat, asked: Collect, resource: Resource) {
        let Collect { at, left, got, full } = asked;
        self.gain(seat, resource, 1);
        let more = u16::from(collected(got, resource) < 15);
        let got = got + (more << (4 * resource as u16));
        if left > 1 {
            return self.ask(seat, Prompt::Collect { at, left: left - 1, got, full });
        }
        if at != self.capital(seat) {
            let taken = Resource::ALL.iter().filter(|one| collected(got, **one) > 0);
            let types = taken.fold(0, |types, one| types | 1 << one.index());
            self.ask(seat, Prompt::Cover { at, types });
        }
    }

    /// An open source of a type just collected.
    fn check_cover(&self, at: Territory, types: u8, resource: Resource) -> Verdict {
        let fits = types >> resource.index() & 1 != 0 && self.open_of(at, resource) > 0;
        must(fits, Refusal::TypeNotHere { resource })
    }
}
