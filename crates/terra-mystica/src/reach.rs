//! Adjacency, reach, groups and networks (spec 4.1.1, 4.8.1, 5.2).

use crate::content::Goods;
use crate::ids::{BonusTile, Hex, River, Structure};
use crate::state::{HexSet, Position};
use game_core::Seat;

/// Where a seat may transform and build.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// Directly adjacent or by ship.
    pub near: HexSet,
    /// Only by tunnel or carpet.
    pub skip: HexSet,
    /// Price of tunnel or carpet.
    pub skip_cost: Goods,
}

impl Position {
    /// Land hexes directly adjacent to a hex: common edge or bridge, whoever owns it (R22).
    #[must_use]
    pub fn touching(&self, hex: Hex) -> HexSet {
        let mut set = self.content.map.adjacent[hex.index()];
        for bridge in self.map.bridges {
            let (a, b) = self.content.map.bridges[bridge.index()];
            if a == hex {
                set.insert(b);
            } else if b == hex {
                set.insert(a);
            }
        }
        set
    }

    /// Shipping of a seat now: the level, and the bonus tile while it is held and the seat has not passed (R29).
    #[must_use]
    pub fn shipping_now(&self, seat: Seat) -> u8 {
        let player = &self.seats[seat];
        let able = self.content.faction(self.faction(seat)).shipping_max > 0;
        let held = player.bonus.filter(|_| able && !self.flow.passed.contains(seat));
        player.shipping + held.map_or(0, |tile: BonusTile| self.content.bonus(tile).shipping)
    }

    /// Hexes one step from a set of own structures: by edge, bridge and so many river hexes.
    fn spread(&self, from: HexSet, shipping: u8) -> HexSet {
        let table = &self.content.map.reach[usize::from(shipping)];
        let mut set = HexSet::EMPTY;
        for hex in from {
            set = set.union(table[hex.index()]);
        }
        self.over_bridges(from, set)
    }

    fn over_bridges(&self, from: HexSet, mut set: HexSet) -> HexSet {
        for bridge in self.map.bridges {
            let (a, b) = self.content.map.bridges[bridge.index()];
            if from.contains(a) {
                set.insert(b);
            }
            if from.contains(b) {
                set.insert(a);
            }
        }
        set
    }

    /// Hexes skipped at most by tunnel or carpet; 0 for factions without.
    fn skip_range(&self, seat: Seat) -> u8 {
        let Some(skip) = self.content.faction(self.faction(seat)).skip else { return 0 };
        let base = if self.has_stronghold(seat) { skip.range_stronghold } else { skip.range };
        base + self.seats[seat].extra_range
    }

    /// Where the seat may transform and build in phase II (spec 4.1.1).
    pub(crate) fn reach(&self, seat: Seat) -> Reach {
        let built = self.seats[seat].built;
        let near = self.spread(built, self.shipping_now(seat));
        let range = self.skip_range(seat);
        if range == 0 {
            return Reach { near, skip: HexSet::EMPTY, skip_cost: Goods::NONE };
        }
        let table = &self.content.map.near[usize::from(range) + 1];
        let mut skip = HexSet::EMPTY;
        for hex in built {
            skip = skip.union(table[hex.index()]);
        }
        let facts = self.content.faction(self.faction(seat)).skip.expect("it has a range");
        let cost = if self.has_stronghold(seat) { facts.cost_stronghold } else { facts.cost };
        Reach { near, skip: skip.difference(near), skip_cost: cost }
    }

    /// Where the seat may dig in phase III: no bonus tile, no tunnel, no carpet (R29, R53).
    pub(crate) fn reach_in_phase_three(&self, seat: Seat) -> Reach {
        let near = self.spread(self.seats[seat].built, self.seats[seat].shipping);
        Reach { near, skip: HexSet::EMPTY, skip_cost: Goods::NONE }
    }

    /// Does a structure of somebody else touch the hex (R23)?
    pub(crate) fn has_neighbour(&self, seat: Seat, hex: Hex) -> bool {
        let others = self.map.occupied.difference(self.seats[seat].built);
        self.touching(hex).intersects(others)
    }

    /// The group of own structures around a set of them (spec 4.8.1).
    pub(crate) fn group(&self, seat: Seat, start: HexSet) -> HexSet {
        let built = self.seats[seat].built;
        let spans_rivers = self.able(seat).spans_rivers;
        let mut group = start.intersection(built);
        let mut fresh = group;
        while !fresh.is_empty() {
            let mut next = HexSet::EMPTY;
            for hex in fresh {
                next = next.union(self.content.map.adjacent[hex.index()]);
            }
            next = self.over_bridges(fresh, next);
            if spans_rivers {
                for river in self.map.links {
                    let shore = self.content.map.shores[river.index()];
                    if shore.intersects(fresh) {
                        next = next.union(shore);
                    }
                }
            }
            fresh = next.intersection(built).difference(group);
            group = group.union(fresh);
        }
        group
    }

    /// Structures and power of a group.
    pub(crate) fn strength(&self, group: HexSet) -> (u8, u8, bool) {
        let mut power = 0;
        let mut sanctuary = false;
        for hex in group {
            if let Some(structure) = self.map.structure[hex.index()] {
                power += self.content.structure(structure).power;
                sanctuary |= structure == Structure::Sanctuary;
            }
        }
        (group.len() as u8, power, sanctuary)
    }

    /// Is the group large and strong enough for a town (spec 4.8.2)? Tiles are another matter.
    pub(crate) fn makes_town(&self, seat: Seat, group: HexSet) -> bool {
        // Three structures are the fewest, so most groups end here.
        if group.len() < usize::from(self.content.constants.town_structures_sanctuary) {
            return false;
        }
        let (_, structures, power) = self.town_lacks(seat, group);
        structures == 0 && power == 0 && !group.intersects(self.seats[seat].in_town)
    }

    /// Structures of a group, and what it lacks to be a town: structures and power.
    fn town_lacks(&self, seat: Seat, group: HexSet) -> (u8, u8, u8) {
        let constants = &self.content.constants;
        let six = self.seats[seat].favors.contains(crate::ids::FavorTile::TownSix);
        let (structures, power, sanctuary) = self.strength(group);
        let enough = if sanctuary { constants.town_structures_sanctuary } else { constants.town_structures };
        let needed = if six { constants.town_power_six } else { constants.town_power };
        (structures, enough.saturating_sub(structures), needed.saturating_sub(power))
    }

    /// The group of an own structure: how many structures it has, and how many and how much power it lacks to be a town;
    /// `None` where it belongs to one.
    #[must_use]
    pub fn town_ahead(&self, seat: Seat, hex: Hex) -> Option<(u8, u8, u8)> {
        let group = self.group(seat, HexSet::one(hex));
        (!group.intersects(self.seats[seat].in_town)).then(|| self.town_lacks(seat, group))
    }

    /// The group that a river hex would join (spec 4.8.4).
    pub(crate) fn group_over(&self, seat: Seat, river: River) -> HexSet {
        self.group(seat, self.content.map.shores[river.index()])
    }

    /// The size of the largest network (spec 5.2.2).
    #[must_use]
    pub fn network(&self, seat: Seat) -> u8 {
        let built = self.seats[seat].built;
        let range = self.skip_range(seat);
        let near = &self.content.map.near[usize::from(range) + 1];
        let mut left = built;
        let mut largest = 0;
        while let Some(start) = left.first() {
            let mut group = HexSet::one(start);
            let mut fresh = group;
            while !fresh.is_empty() {
                let mut next = self.spread(fresh, self.seats[seat].shipping);
                if range > 0 {
                    for hex in fresh {
                        next = next.union(near[hex.index()]);
                    }
                }
                fresh = next.intersection(built).difference(group);
                group = group.union(fresh);
            }
            largest = largest.max(group.len() as u8);
            left = left.difference(group);
        }
        largest
    }

    /// The power each seat would be offered by a build of `giver` on a hex, void offers included (spec 4.4).
    pub fn offers_from(&self, giver: Seat, hex: Hex) -> impl Iterator<Item = (Seat, u8)> + '_ {
        let around = self.touching(hex).intersection(self.map.occupied);
        giver.clockwise(self.players).skip(1).filter_map(move |receiver| {
            let theirs = around.intersection(self.seats[receiver].built);
            let (_, power, _) = self.strength(theirs);
            (power > 0).then_some((receiver, power))
        })
    }
}
