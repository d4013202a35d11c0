//! Amounts of the five resources, and the spaces and costs they fit.

use crate::ids::{Resource, ResourceSet};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Bits per resource; the highest is kept free for comparing all five at once.
const LANE: u32 = 12;
const GUARDS: u64 = 0x800_800_800_800_800;
/// One of each resource.
const LOWEST: u64 = GUARDS >> (LANE - 1);
/// The first, third and fifth resource.
const EVEN_LANES: u64 = 0xfff_000_fff_000_fff;
/// A multiplication by this brings the lowest bits of all lanes together, from the bit [`GATHERED`] on.
const GATHER: u64 = 1 | 1 << 11 | 1 << 22 | 1 << 33 | 1 << GATHERED;
const GATHERED: u32 = 44;

/// How many of each resource, fewer than 2048 of each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Resources(u64);

impl Resources {
    /// Nothing.
    pub const NONE: Resources = Resources(0);

    /// So many of one resource.
    #[must_use]
    pub const fn of(resource: Resource, count: u8) -> Self {
        Resources((count as u64) << (resource as u32 * LANE))
    }

    /// One of a resource.
    #[must_use]
    pub const fn one(resource: Resource) -> Self {
        Resources::of(resource, 1)
    }

    /// How many of this resource.
    #[must_use]
    pub const fn get(self, resource: Resource) -> u16 {
        (self.0 >> (resource as u32 * LANE)) as u16 & 0x7ff
    }

    /// Is there one of this resource?
    #[must_use]
    pub const fn has(self, resource: Resource) -> bool {
        self.get(resource) > 0
    }

    /// How many in all.
    #[must_use]
    pub const fn total(self) -> u16 {
        // Neighbouring lanes are added first, into lanes of twice the width.
        let pairs = (self.0 & EVEN_LANES) + (self.0 >> LANE & EVEN_LANES);
        (pairs + (pairs >> (2 * LANE)) + (pairs >> (4 * LANE))) as u16
    }

    /// How many of wood, metal and stone.
    #[must_use]
    pub fn wms(self) -> u16 {
        Resource::WMS.iter().map(|r| self.get(*r)).sum()
    }

    /// Nothing there?
    #[must_use]
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }

    /// At least as many of every resource?
    #[must_use]
    pub const fn covers(self, other: Self) -> bool {
        ((self.0 | GUARDS) - other.0) & GUARDS == GUARDS
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Resources(self.0 + other.0)
    }

    /// This without the other, which it covers.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        debug_assert!(self.covers(other), "{self:?} does not cover {other:?}");
        Resources(self.0 - other.0)
    }

    /// What the other has more than this.
    #[must_use]
    pub fn missing(self, other: Self) -> Self {
        let difference = (other.0 | GUARDS) - self.0;
        let more = difference & GUARDS; // where the guard is left, the other has at least as many
        Resources(difference & (more - (more >> (LANE - 1))))
    }

    /// Of each resource the smaller amount.
    #[must_use]
    pub fn min(self, other: Self) -> Self {
        if other.covers(self) { self } else { self.minus(other.missing(self)) }
    }

    /// The resources that are there.
    #[must_use]
    pub fn present(self) -> ResourceSet {
        let there = ((self.0 + (GUARDS - LOWEST)) & GUARDS) >> (LANE - 1); // the lowest bit of every lane with some
        ResourceSet::from_word((there.wrapping_mul(GATHER) >> GATHERED) as u8 & 0b1_1111)
    }

    /// The resources with their amounts, where there are any.
    pub fn iter(self) -> impl Iterator<Item = (Resource, u16)> {
        Resource::ALL.into_iter().map(move |r| (r, self.get(r))).filter(|(_, n)| *n > 0)
    }
}

impl FromIterator<Resource> for Resources {
    fn from_iter<I: IntoIterator<Item = Resource>>(resources: I) -> Self {
        resources.into_iter().fold(Resources::NONE, |all, r| all.plus(Resources::one(r)))
    }
}

impl fmt::Debug for Resources {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

/// The spaces of a card. No token fits two sorts of space of one card (spec 4.4), so filling needs no choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Spaces {
    /// Spaces for one certain resource.
    pub fixed: Resources,
    /// Spaces for wood, metal or stone.
    pub wms: u8,
    /// Spaces for anything.
    pub any: u8,
}

impl Spaces {
    /// How many spaces.
    #[must_use]
    pub fn total(self) -> u16 {
        self.fixed.total() + u16::from(self.wms) + u16::from(self.any)
    }

    /// Is every space for one certain resource?
    #[must_use]
    pub const fn is_fixed(self) -> bool {
        self.wms == 0 && self.any == 0
    }

    /// Could a token of this resource lie on an empty card?
    #[must_use]
    pub fn fits(self, resource: Resource) -> bool {
        self.accepts(Resources::NONE, resource)
    }

    /// Could a token of one of these resources lie on an empty card?
    #[must_use]
    pub fn fits_any(self, resources: ResourceSet) -> bool {
        let wms = self.wms > 0 && resources.iter().any(Resource::is_wms);
        (self.any > 0 && !resources.is_empty()) || wms || self.fixed.present().intersects(resources)
    }

    /// Is a space left for this resource, with these tokens on the card? (R46)
    #[must_use]
    pub fn accepts(self, filled: Resources, resource: Resource) -> bool {
        filled.get(resource) < self.fixed.get(resource)
            || (self.wms > 0 && resource.is_wms() && filled.wms() < u16::from(self.wms))
            || (self.any > 0 && filled.total() < u16::from(self.any))
    }

    /// The resources for which a space is left.
    #[must_use]
    pub fn open(self, filled: Resources) -> ResourceSet {
        Resource::ALL.into_iter().filter(|r| self.accepts(filled, *r)).collect()
    }

    /// Is every space filled?
    #[must_use]
    pub fn full(self, filled: Resources) -> bool {
        filled.total() == self.total()
    }
}

/// The price of a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cost {
    /// To be paid with exactly these.
    pub fixed: Resources,
    /// Units of wood, metal or stone at the buyer's choice; the fixed part then has none of them (spec 4.1).
    pub wild: u8,
}

impl Cost {
    /// Can it be paid from this pool?
    #[must_use]
    pub fn payable(self, pool: Resources) -> bool {
        pool.covers(self.fixed) && (self.wild == 0 || pool.wms() >= u16::from(self.wild))
    }

    /// Can it be paid from this pool so that the payment includes the resource?
    #[must_use]
    pub fn takes(self, pool: Resources, resource: Resource) -> bool {
        let wild = self.wild > 0 && resource.is_wms() && pool.has(resource);
        self.payable(pool) && (self.fixed.has(resource) || wild)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Resource::{Culture, Food, Metal, Stone, Wood};

    fn pool(resources: &[Resource]) -> Resources {
        resources.iter().copied().collect()
    }

    #[test]
    fn comparing_looks_at_every_resource() {
        assert!(pool(&[Food, Food, Culture]).covers(pool(&[Food, Culture])));
        assert!(!pool(&[Food, Food, Culture]).covers(pool(&[Wood])));
        assert_eq!(pool(&[Food, Metal]).missing(pool(&[Food, Food, Stone])), pool(&[Food, Stone]));
        assert_eq!(pool(&[Food, Food, Metal]).min(pool(&[Food, Metal, Metal])), pool(&[Food, Metal]));
    }

    #[test]
    fn wild_spaces_take_repeated_types() {
        let spaces = Spaces { fixed: Resources::of(Culture, 3), wms: 3, any: 0 };
        assert!(spaces.accepts(pool(&[Wood, Wood]), Wood));
        assert!(!spaces.accepts(pool(&[Wood, Wood, Stone]), Metal));
        assert!(!spaces.accepts(Resources::NONE, Food));
        let store = Spaces { any: 2, ..Spaces::default() };
        assert!(store.accepts(pool(&[Food]), Culture) && !store.accepts(pool(&[Food, Wood]), Food));
    }

    #[test]
    fn wild_costs_take_any_of_three() {
        let worker = Cost { fixed: Resources::one(Food), wild: 2 };
        assert!(worker.payable(pool(&[Food, Wood, Stone])) && !worker.payable(pool(&[Food, Wood, Culture])));
        assert!(worker.takes(pool(&[Food, Wood, Stone]), Stone) && !worker.takes(pool(&[Food, Wood]), Wood));
    }
}
