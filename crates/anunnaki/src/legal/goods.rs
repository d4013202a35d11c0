//! Goods: harvest, market, pacts and weapons taken (3.8, 4).

use super::{Verdict, must, within};
use crate::ids::{Pact, Resource, Territory, TerritorySet, Weapon};
use crate::refusal::Refusal;
use crate::state::Position;
use game_core::Seat;

/// How much of a type the running harvest has collected.
pub(crate) const fn collected(got: u16, resource: Resource) -> u8 {
    (got >> (4 * resource as u16) & 15) as u8
}

impl Position {
    /// D16: where this action may still harvest.
    pub(crate) fn harvest_sites(&self, seat: Seat) -> TerritorySet {
        let sites = self.controlled(seat).difference(self.turn.harvested);
        sites.iter().filter(|at| self.harvestable(seat, *at)).collect()
    }

    pub(super) fn check_harvest(&self, seat: Seat, at: Territory) -> Verdict {
        must(!self.turn.harvested.contains(at), Refusal::AlreadyHarvested)?;
        within(self.controlled(seat), at, || Refusal::NotControlled)?;
        must(self.open_sources(at) != 0, Refusal::Exhausted)?;
        must(self.harvest_strength(seat, at) > 0, Refusal::NoHarvestStrength)
    }

    /// D16: less than everything (R13).
    pub(super) fn check_harvest_part(&self, seat: Seat, at: Territory, n: u8) -> Verdict {
        self.check_harvest(seat, at)?;
        let all = self.harvest_yield(seat, at);
        must((1..all).contains(&n), Refusal::HarvestLess { most: all - 1 })
    }

    /// D17: a type that an open source still offers.
    pub(super) fn check_collect(&self, at: Territory, got: u16, full: bool, resource: Resource) -> Verdict {
        let open = self.open_of(at, resource);
        let left = if full { open } else { open.saturating_sub(collected(got, resource)) };
        must(left > 0, Refusal::TypeNotHere { resource })
    }

    /// D17 for Athena: a type printed there.
    pub(super) fn check_bless(&self, at: Territory, resource: Resource) -> Verdict {
        let types = self.content.territories[at.index()].types;
        must(types >> resource.index() & 1 != 0, Refusal::TypeNotHere { resource })
    }

    /// D18: an open source of a type just collected.
    pub(super) fn check_cover(&self, at: Territory, types: u8, resource: Resource) -> Verdict {
        let fits = types >> resource.index() & 1 != 0 && self.open_of(at, resource) > 0;
        must(fits, Refusal::TypeNotHere { resource })
    }

    /// D21.
    pub(super) fn check_buy(&self, paid: Option<Resource>, first: Resource, second: Resource) -> Verdict {
        let fits = first < second && paid != Some(first) && paid != Some(second);
        must(fits, Refusal::OtherTypes)
    }

    /// D15.
    pub(super) fn check_take_pact(&self, slot: u8) -> Verdict {
        let there = self.pacts.row.get(usize::from(slot)).is_some_and(Option::is_some);
        must(there, Refusal::NoPact)
    }

    pub(super) fn check_pact_held(&self, seat: Seat, pact: Pact) -> Verdict {
        must(self.mats[seat].held >> pact.index() & 1 != 0, Refusal::PactNotHeld)
    }

    /// D40.
    pub(super) fn check_pact(&self, seat: Seat, pact: Pact) -> Verdict {
        self.check_pact_held(seat, pact)?;
        self.check_cost(seat, &self.content.pacts[pact.index()].cost)
    }

    /// D27.
    pub(super) fn check_arm(&self, seat: Seat, weapon: Weapon) -> Verdict {
        must(self.weapon_stack(seat).contains(weapon), Refusal::NotInStack)
    }
}
