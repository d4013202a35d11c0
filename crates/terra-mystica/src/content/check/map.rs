//! The map: rows, counts, places for bridges.

use super::{Checked, File};
use crate::content::{Content, STANDARD, map, raw};
use crate::ids::{Hex, Terrain};
use game_core::Content as _;

pub(super) fn check_map(file: &File<'_>, raw: &raw::Pack) -> Checked<map::MapTables> {
    let terrains = file.arrange("terrain", &raw.terrain, |row| &row.id, &Terrain::ALL, Terrain::name)?;
    for (row, terrain) in terrains.iter().zip(Terrain::ALL) {
        if usize::from(row.index) != terrain.index() || row.letter.chars().count() != 1 {
            return Err(file.at(
                &row.id,
                format!("terrain {:?}", terrain.name()),
                format!("its index is {} and its letter one character", terrain.index()),
            ));
        }
    }
    let letter = |c: char| {
        let found = terrains.iter().position(|row| row.letter.starts_with(c))?;
        Some(Terrain::ALL[found])
    };
    let place = "map, field rows";
    let wrong = |problem: String| file.at(&raw.map.rows, place, problem);
    let (tables, counts) = map::tables(raw.map.rows.get_ref(), letter).map_err(wrong)?;
    let names: Vec<String> = ('A'..='I').map(String::from).collect();
    if raw.map.row_names != names || raw.map.shifted_rows != ["B", "D", "F", "H"] {
        return Err(wrong("the rows are A to I; B, D, F and H are shifted".to_owned()));
    }
    let stated = &raw.map;
    let pairs = [
        ("land", stated.land, Hex::COUNT as u16),
        ("river", stated.river, 36),
        ("adjacent_pairs_land", stated.adjacent_pairs_land, counts.adjacent_land),
        ("adjacent_pairs_land_river", stated.adjacent_pairs_land_river, counts.adjacent_land_river),
        ("adjacent_pairs_river", stated.adjacent_pairs_river, counts.adjacent_river),
    ];
    for (field, stated, counted) in pairs {
        if stated != counted {
            return Err(wrong(format!("the map has {counted} for {field}, the file states {stated}")));
        }
    }
    for terrain in Terrain::ALL {
        let counted = counts.per_terrain[terrain.index()];
        if counted != stated.land_per_terrain {
            return Err(wrong(format!(
                "the map has {counted} hexes of {terrain}, the file states {}",
                stated.land_per_terrain
            )));
        }
    }
    if stated.river_distance_pairs != counts.river_distance
        || stated.hex_distance_pairs_land != counts.hex_distance
    {
        return Err(wrong(format!(
            "the map has {:?} pairs by river distance and {:?} by hex distance; the file states {:?} and {:?}",
            counts.river_distance,
            counts.hex_distance,
            stated.river_distance_pairs,
            stated.hex_distance_pairs_land
        )));
    }
    check_bridges(file, raw, &tables)?;
    check_printed(file, raw, &tables)?;
    Ok(tables)
}

fn check_bridges(file: &File<'_>, raw: &raw::Pack, tables: &map::MapTables) -> Checked<()> {
    let wrong = |problem: String| file.at(&raw.bridges.pairs, "bridges, field pairs", problem);
    let mut stated = Vec::new();
    for (a, b) in raw.bridges.pairs.get_ref() {
        let read = |text: &String| text.parse::<Hex>().map_err(|error| wrong(error.to_string()));
        stated.push((read(a)?, read(b)?));
    }
    let by_rule = map::bridgeable(tables);
    for (a, b) in &by_rule {
        if !stated.contains(&(*a, *b)) {
            return Err(wrong(format!("the pair {a}, {b} is missing")));
        }
    }
    if stated.len() != by_rule.len() || tables.bridges.as_slice() != by_rule {
        let strange = stated.iter().find(|pair| !by_rule.contains(pair));
        return Err(wrong(match strange {
            Some((a, b)) => format!("no bridge fits between {a} and {b}"),
            None => format!("there are {} places, not {}", by_rule.len(), stated.len()),
        }));
    }
    Ok(())
}

/// Another map of the same shape would be another game: records and introductory dwellings name its hexes.
fn check_printed(file: &File<'_>, raw: &raw::Pack, tables: &map::MapTables) -> Checked<()> {
    if file.text == STANDARD {
        return Ok(());
    }
    let printed = &Content::standard().map.terrain;
    match Hex::all().find(|hex| tables.terrain[hex.index()] != printed[hex.index()]) {
        None => Ok(()),
        Some(hex) => {
            let (found, right) = (tables.terrain[hex.index()], printed[hex.index()]);
            Err(file.at(
                &raw.map.rows,
                "map, field rows",
                format!("{hex} is {right} on the printed map, not {found}"),
            ))
        }
    }
}
