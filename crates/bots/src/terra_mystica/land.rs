//! What a seat holds on the map: groups that grow into towns, its largest network, room to grow.

use super::Clock;
use super::towns::{self, Ahead};
use super::weights::Weights;
use game_core::{Game, Seat};
use terra_mystica::Position;
use terra_mystica::ids::{Faction, Hex, Structure, Terrain};
use terra_mystica::state::HexSet;

/// What the map says about one seat.
#[derive(Clone, Copy)]
pub(super) struct Land {
    /// Structures in the largest network.
    pub network: f32,
    /// Structures in all.
    pub structures: f32,
    /// The groups that are next to become towns.
    pub towns: [Ahead; 2],
    /// Reachable free hexes by the spades they need.
    pub open: [u8; 4],
    /// Own structures next to a rival.
    pub neighbours: f32,
    /// Own dwellings without one.
    pub lonely: f32,
    /// The hexes next to own structures.
    pub touched: HexSet,
}

impl Land {
    pub const NONE: Land = Land {
        network: 0.0,
        structures: 0.0,
        towns: [Ahead::NONE; 2],
        open: [0; 4],
        neighbours: 0.0,
        lonely: 0.0,
        touched: HexSet::EMPTY,
    };

    pub fn of(position: &Position, w: &Weights, seat: Seat, faction: Faction) -> Land {
        let player = position.player(seat);
        let tables = &position.content().map;
        let map = position.map();
        let board = position.content().faction(faction);
        let mut land = Land { structures: player.built.len() as f32, ..Land::NONE };
        if player.built.is_empty() {
            return land;
        }
        let any_bridge = !map.bridges.is_empty();
        let bridged = |hex: Hex| {
            let mut set = tables.adjacent[hex.index()];
            if !any_bridge {
                return set;
            }
            for place in map.bridges {
                let (a, b) = tables.bridges[place.index()];
                if a == hex {
                    set.insert(b);
                } else if b == hex {
                    set.insert(a);
                }
            }
            set
        };
        let rivals = map.occupied.difference(player.built);
        // Network and reach.
        let ship = usize::from(player.shipping.min(6));
        let held_ship = usize::from(u8::from(player.bonus == Some(terra_mystica::ids::BonusTile::Shipping)));
        let skip = board.skip.map(|skip| {
            let range = if position.has_stronghold(seat) { skip.range_stronghold } else { skip.range };
            usize::from(range + player.extra_range) + 1
        });
        let near = |hex: Hex| match skip {
            Some(range) => bridged(hex).union(tables.near[range.min(5)][hex.index()]),
            None => bridged(hex).union(tables.reach[ship][hex.index()]),
        };
        let mut left = player.built;
        let mut reach = HexSet::EMPTY;
        while let Some(start) = left.first() {
            let (group, around) = flood(start, left, near);
            land.network = land.network.max(group.len() as f32);
            reach = reach.union(around);
            left = left.difference(group);
        }
        if held_ship == 1 && skip.is_none() {
            let further = (ship + 1).min(6);
            for hex in player.built {
                reach = reach.union(tables.reach[further][hex.index()]);
            }
        }
        for hex in reach.difference(map.occupied) {
            land.open[spades(map.terrain[hex.index()], board.home, faction)] += 1;
        }
        land.towns = towns::ahead(position, seat, w, |start, left| flood(start, left, bridged));
        // Rivals next door.
        for hex in player.built {
            land.touched = land.touched.union(tables.adjacent[hex.index()]);
            let next = tables.adjacent[hex.index()].intersects(rivals);
            land.neighbours += f32::from(u8::from(next));
            if !next && map.structure[hex.index()] == Some(Structure::Dwelling) {
                land.lonely += 1.0;
            }
        }
        land
    }

    pub fn worth(&self, w: &Weights, clock: Clock) -> f32 {
        let rounds = clock.rounds as f32;
        let mut sum =
            w.town_ahead[clock.rounds] * (self.towns[0].progress + w.second_town * self.towns[1].progress);
        for (count, weight) in self.open.iter().zip(w.open) {
            sum += weight * f32::from(*count).sqrt() * rounds;
        }
        if clock.rounds == 6 {
            for (count, weight) in self.open.iter().zip(w.open_start) {
                sum += weight * f32::from(*count).sqrt();
            }
        }
        sum + w.neighbour * self.neighbours.min(6.0) * rounds
            + w.lonely * self.lonely * rounds.min(2.0)
            + w.apart * (self.structures - self.network)
    }
}

/// Spades to make a hex home; Giants always need two.
fn spades(terrain: Terrain, home: Terrain, faction: Faction) -> usize {
    match terrain.distance(home) {
        0 => 0,
        _ if faction == Faction::Giants => 2,
        n => usize::from(n),
    }
}

/// The members connected with the first one, and everything around them.
fn flood(start: Hex, members: HexSet, near: impl Fn(Hex) -> HexSet) -> (HexSet, HexSet) {
    let mut group = HexSet::one(start);
    let mut around = HexSet::EMPTY;
    let mut fresh = group;
    while !fresh.is_empty() {
        let mut next = HexSet::EMPTY;
        for hex in fresh {
            next = next.union(near(hex));
        }
        around = around.union(next);
        fresh = next.intersection(members).difference(group);
        group = group.union(fresh);
    }
    (group, around)
}
