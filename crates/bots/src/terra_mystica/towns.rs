//! Groups that may grow into towns.

use super::weights::Weights;
use game_core::{Game, Seat};
use terra_mystica::Position;
use terra_mystica::ids::{Faction, FavorTile, Hex, Structure};
use terra_mystica::state::HexSet;

/// Groups looked at; more of them are too small to matter.
const GROUPS: usize = 8;

/// A group that may be the next town.
#[derive(Clone, Copy)]
pub(super) struct Ahead {
    /// How near it is, 0 to 1.
    pub progress: f32,
    /// Power it lacks.
    pub power: u8,
    /// Structures it lacks.
    pub members: u8,
    hexes: HexSet,
}

impl Ahead {
    pub const NONE: Ahead = Ahead { progress: 0.0, power: 7, members: 4, hexes: HexSet::EMPTY };
}

/// Own structures that hang together outside towns, or several groups that one dwelling would join.
#[derive(Clone, Copy)]
struct Group {
    /// Its hexes.
    hexes: HexSet,
    /// The free hexes around it.
    free: HexSet,
    /// Power of its structures.
    power: f32,
    /// How many they are.
    members: f32,
    /// Is one of them a sanctuary?
    sanctuary: bool,
}

impl Group {
    const NONE: Group =
        Group { hexes: HexSet::EMPTY, free: HexSet::EMPTY, power: 0.0, members: 0.0, sanctuary: false };

    fn of(position: &Position, hexes: HexSet, around: HexSet) -> Self {
        let map = position.map();
        let mut group = Group { hexes, free: around.difference(map.occupied), ..Group::NONE };
        for hex in hexes {
            let structure = map.structure[hex.index()].unwrap_or(Structure::Dwelling);
            group.power += f32::from(position.content().structure(structure).power);
            group.members += 1.0;
            group.sanctuary |= structure == Structure::Sanctuary;
        }
        group
    }

    /// Both together, with so many dwellings to join them.
    fn joined(&self, other: &Group, dwellings: f32) -> Group {
        Group {
            hexes: self.hexes.union(other.hexes),
            free: self.free.union(other.free),
            power: self.power + other.power + dwellings,
            members: self.members + other.members + dwellings,
            sanctuary: self.sanctuary || other.sanctuary,
        }
    }

    /// How much of a town it is, when so much power makes one, less what joining it costs.
    fn ahead(&self, power: f32, part: f32, w: &Weights) -> Ahead {
        let members = if self.sanctuary { 3.0 } else { 4.0 };
        Ahead {
            progress: self.progress(power, members, w) * part,
            power: (power - self.power).max(0.0) as u8,
            members: (members - self.members).max(0.0) as u8,
            hexes: self.hexes,
        }
    }

    /// The same as one number, 0 to 1.
    fn progress(&self, power: f32, members: f32, w: &Weights) -> f32 {
        let part = (self.power / power).min(1.0) * (self.members / members).min(1.0);
        let closed_in = self.members < members && self.free.is_empty();
        part.sqrt().powf(w.town_curve) * if closed_in { 0.3 } else { 1.0 }
    }
}

/// The two groups of a seat that are next to become towns.
pub(super) fn ahead(
    position: &Position,
    seat: Seat,
    w: &Weights,
    flood: impl Fn(Hex, HexSet) -> (HexSet, HexSet),
) -> [Ahead; 2] {
    let player = position.player(seat);
    let power = if player.favors.contains(FavorTile::TownSix) { 6.0 } else { 7.0 };
    let mut groups = [Group::NONE; GROUPS];
    let mut count = 0;
    let mut left = player.built.difference(player.in_town);
    while let Some(start) = left.first() {
        let (hexes, around) = flood(start, left);
        left = left.difference(hexes);
        if around.intersects(player.in_town) {
            continue; // it would only extend a town
        }
        if count < GROUPS {
            groups[count] = Group::of(position, hexes, around);
            count += 1;
        }
    }
    let groups = &groups[..count];
    let mermaids = position.faction_of(seat) == Some(Faction::Mermaids);
    let mut best = [Ahead::NONE; 2];
    let mut enter = |group: Ahead| {
        if group.progress > best[0].progress {
            if !best[0].hexes.intersects(group.hexes) {
                best[1] = best[0];
            }
            best[0] = group;
        } else if group.progress > best[1].progress && !best[0].hexes.intersects(group.hexes) {
            best[1] = group;
        }
    };
    for (index, group) in groups.iter().enumerate() {
        enter(group.ahead(power, 1.0, w));
        for other in &groups[index + 1..] {
            if mermaids && over_a_river(position, group.hexes, other.hexes) {
                enter(group.joined(other, 0.0).ahead(power, 1.0, w));
            } else if group.free.intersects(other.free) {
                enter(group.joined(other, 1.0).ahead(power, w.town_gap, w));
            }
        }
    }
    best
}

/// Does one river hex lie between the two?
fn over_a_river(position: &Position, from: HexSet, to: HexSet) -> bool {
    let reach = &position.content().map.reach[1];
    from.iter().any(|hex| reach[hex.index()].intersects(to))
}
