//! The map and everything computed from it once: neighbours, reach over rivers, hex distances, bridges.

use crate::ids::{BridgePlace, Hex, LAND_PER_ROW, River, Terrain};
use crate::state::HexSet;

/// Highest shipping level with a reach of its own: Mermaids on 5 with the bonus tile.
pub const MAX_SHIPPING: usize = 6;
/// Highest hex distance looked at: carpet with stronghold and both promo town tiles.
pub const MAX_DISTANCE: usize = 5;

/// The map as tables.
#[derive(Clone, Debug)]
pub struct MapTables {
    /// Printed terrain of each land hex.
    pub terrain: [Terrain; Hex::COUNT],
    /// Land hexes with a common edge.
    pub adjacent: [HexSet; Hex::COUNT],
    /// `reach[n]`: land hexes adjacent, or joined by at most `n` river hexes.
    pub reach: [[HexSet; Hex::COUNT]; MAX_SHIPPING + 1],
    /// `near[n]`: land hexes at hex distance 1 to `n`.
    pub near: [[HexSet; Hex::COUNT]; MAX_DISTANCE + 1],
    /// Land hexes around each river hex.
    pub shores: [HexSet; River::COUNT],
    /// The ends of each bridge place.
    pub bridges: [(Hex, Hex); BridgePlace::COUNT],
    /// Row and column of each land hex on the printed map; columns of shifted rows count half a hex more.
    pub land_at: [(u8, u8); Hex::COUNT],
    /// Row and column of each river hex.
    pub river_at: [(u8, u8); River::COUNT],
}

/// What the counts of the content file are compared with.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct MapCounts {
    pub per_terrain: [u16; Terrain::COUNT],
    pub adjacent_land: u16,
    pub adjacent_land_river: u16,
    pub adjacent_river: u16,
    pub river_distance: [u16; 6],
    pub hex_distance: [u16; 3],
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Cell {
    Land(Hex),
    River(River),
}

/// Builds the tables from rows of terrain letters; says what does not fit the printed shape.
#[allow(clippy::too_many_lines, reason = "each table is read from the one before")]
pub(super) fn tables(
    rows: &[String],
    letter: impl Fn(char) -> Option<Terrain>,
) -> Result<(MapTables, MapCounts), String> {
    let mut terrain = [Terrain::Desert; Hex::COUNT];
    let mut land_at = [(0, 0); Hex::COUNT];
    let mut river_at = [(0, 0); River::COUNT];
    let mut cells: Vec<Vec<Cell>> = Vec::new();
    let (mut land, mut river) = (0usize, 0usize);
    if rows.len() != LAND_PER_ROW.len() {
        return Err(format!("the map has 9 rows, not {}", rows.len()));
    }
    for (r, row) in rows.iter().enumerate() {
        let name = char::from(b'A' + r as u8);
        let width = if r % 2 == 0 { 13 } else { 12 };
        if row.chars().count() != width {
            return Err(format!("row {name} has {width} hexes, not {}", row.chars().count()));
        }
        let mut line = Vec::new();
        let before = land;
        for (c, char) in row.chars().enumerate() {
            if char == '~' {
                if river == River::COUNT {
                    return Err("there are 36 river hexes, not more".to_owned());
                }
                river_at[river] = (r as u8, c as u8);
                line.push(Cell::River(River::new(river as u8)));
                river += 1;
            } else {
                let Some(kind) = letter(char) else {
                    return Err(format!("row {name} has the unknown letter {char:?}"));
                };
                if land - before == usize::from(LAND_PER_ROW[r]) {
                    return Err(format!("row {name} has {} land hexes, not more", LAND_PER_ROW[r]));
                }
                terrain[land] = kind;
                land_at[land] = (r as u8, c as u8);
                line.push(Cell::Land(Hex::new(land as u8)));
                land += 1;
            }
        }
        if land - before != usize::from(LAND_PER_ROW[r]) {
            return Err(format!("row {name} has {} land hexes, not {}", LAND_PER_ROW[r], land - before));
        }
        cells.push(line);
    }
    let mut map = MapTables {
        terrain,
        adjacent: [HexSet::EMPTY; Hex::COUNT],
        reach: [[HexSet::EMPTY; Hex::COUNT]; MAX_SHIPPING + 1],
        near: [[HexSet::EMPTY; Hex::COUNT]; MAX_DISTANCE + 1],
        shores: [HexSet::EMPTY; River::COUNT],
        bridges: std::array::from_fn(|i| BridgePlace::new(i as u8).ends()),
        land_at,
        river_at,
    };
    let mut counts = MapCounts {
        per_terrain: [0; Terrain::COUNT],
        adjacent_land: 0,
        adjacent_land_river: 0,
        adjacent_river: 0,
        river_distance: [0; 6],
        hex_distance: [0; 3],
    };
    for kind in terrain {
        counts.per_terrain[kind.index()] += 1;
    }
    let mut rivers = [0u64; River::COUNT];
    for (r, line) in cells.iter().enumerate() {
        for (c, cell) in line.iter().enumerate() {
            for other in neighbours(&cells, r, c) {
                match (*cell, other) {
                    (Cell::Land(a), Cell::Land(b)) => {
                        map.adjacent[a.index()].insert(b);
                        counts.adjacent_land += 1;
                    }
                    (Cell::River(a), Cell::Land(b)) => {
                        map.shores[a.index()].insert(b);
                        counts.adjacent_land_river += 1;
                    }
                    (Cell::River(a), Cell::River(b)) => {
                        rivers[a.index()] |= 1 << b.index();
                        counts.adjacent_river += 1;
                    }
                    (Cell::Land(_), Cell::River(_)) => {}
                }
            }
        }
    }
    counts.adjacent_land /= 2;
    counts.adjacent_river /= 2;
    fill_reach(&mut map, &rivers, &mut counts);
    fill_near(&mut map, &mut counts);
    Ok((map, counts))
}

fn neighbours(cells: &[Vec<Cell>], r: usize, c: usize) -> impl Iterator<Item = Cell> + '_ {
    // Spec 6.1: left, right, and c-1, c in the rows above and below (c, c+1 for shifted rows).
    let left = if r.is_multiple_of(2) { c.wrapping_sub(1) } else { c };
    let row = move |r: usize, c: usize| cells.get(r).and_then(|line| line.get(c)).copied();
    [
        row(r, c.wrapping_sub(1)),
        row(r, c + 1),
        row(r.wrapping_sub(1), left),
        row(r.wrapping_sub(1), left.wrapping_add(1)),
        row(r + 1, left),
        row(r + 1, left.wrapping_add(1)),
    ]
    .into_iter()
    .flatten()
}

fn fill_reach(map: &mut MapTables, rivers: &[u64; River::COUNT], counts: &mut MapCounts) {
    for hex in Hex::all() {
        map.reach[0][hex.index()] = map.adjacent[hex.index()];
        let mut by_ship = HexSet::one(hex);
        let mut sailed: u64 = 0;
        for n in 1..=MAX_SHIPPING {
            let next = if n == 1 {
                River::all()
                    .filter(|river| map.shores[river.index()].contains(hex))
                    .fold(0, |all, river| all | 1 << river.index())
            } else {
                (0..River::COUNT).filter(|i| sailed >> i & 1 == 1).fold(0, |all, i| all | rivers[i])
            };
            sailed |= next;
            let landed = (0..River::COUNT)
                .filter(|i| sailed >> i & 1 == 1)
                .fold(HexSet::EMPTY, |all, i| all.union(map.shores[i]));
            counts.river_distance[n - 1] += landed.difference(by_ship).len() as u16;
            by_ship = by_ship.union(landed);
            let here = by_ship.difference(HexSet::one(hex));
            map.reach[n][hex.index()] = map.adjacent[hex.index()].union(here);
        }
    }
    counts.river_distance.iter_mut().for_each(|n| *n /= 2);
}

fn fill_near(map: &mut MapTables, counts: &mut MapCounts) {
    let distance = |a: (u8, u8), b: (u8, u8)| {
        let axial = |(r, c): (u8, u8)| (i32::from(c) - (i32::from(r) - i32::from(r % 2)) / 2, i32::from(r));
        let ((q1, r1), (q2, r2)) = (axial(a), axial(b));
        let (q, r) = (q1 - q2, r1 - r2);
        ((q.abs() + r.abs() + (q + r).abs()) / 2) as usize
    };
    for a in Hex::all() {
        for b in Hex::all().filter(|b| *b != a) {
            let d = distance(map.land_at[a.index()], map.land_at[b.index()]);
            if let Some(count) = counts.hex_distance.get_mut(d - 1) {
                *count += 1;
            }
            for n in d..=MAX_DISTANCE {
                map.near[n][a.index()].insert(b);
            }
        }
    }
    counts.hex_distance.iter_mut().for_each(|n| *n /= 2);
}

/// The pairs that may be bridged by the rule of the map: not adjacent, two common neighbours, both river.
pub(super) fn bridgeable(map: &MapTables) -> Vec<(Hex, Hex)> {
    let shared = |a: Hex, b: Hex| {
        let rivers = map.shores.iter().filter(|shore| shore.contains(a) && shore.contains(b)).count();
        let land = map.adjacent[a.index()].intersection(map.adjacent[b.index()]).len();
        (rivers, land)
    };
    let mut pairs = Vec::new();
    for a in Hex::all() {
        for b in Hex::all().skip(a.index() + 1) {
            let apart = !map.adjacent[a.index()].contains(b);
            if apart && map.near[2][a.index()].contains(b) && shared(a, b) == (2, 0) {
                pairs.push((a, b));
            }
        }
    }
    pairs
}
