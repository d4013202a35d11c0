//! The introductory game.

use super::{Checked, File};
use crate::content::{Content, Introductory, raw};
use crate::ids::{BonusTile, Faction, Hex, ScoringTile};

pub(super) fn introductory_scoring(file: &File<'_>, raw: &raw::Pack) -> Checked<[ScoringTile; 6]> {
    let rounds = &raw.introductory_scoring.rounds;
    let wrong = |problem: &str| file.at(rounds, "introductory_scoring, field rounds", problem);
    let tiles: Option<Vec<ScoringTile>> =
        rounds.get_ref().iter().map(|name| ScoringTile::named(name)).collect();
    let tiles = tiles.ok_or_else(|| wrong("it names an unknown tile"))?;
    let tiles: [ScoringTile; 6] = tiles.try_into().map_err(|_| wrong("it names six tiles"))?;
    let twice = (1..6).any(|i| tiles[..i].contains(&tiles[i]));
    if twice { Err(wrong("it names a tile twice")) } else { Ok(tiles) }
}

pub(super) fn introductory(file: &File<'_>, raw: &raw::Pack) -> Checked<Vec<Introductory>> {
    let one = |row: &raw::IntroductoryRow| {
        let wrong = |problem: String| {
            file.at(&row.players, format!("introductory game for {}", row.players.get_ref()), problem)
        };
        let names = |what: &str, name: &String| wrong(format!("{name:?} is no {what}"));
        let factions: Checked<Vec<Faction>> = row
            .factions
            .iter()
            .map(|name| Faction::named(name).ok_or_else(|| names("faction", name)))
            .collect();
        let bonus_tiles: Checked<Vec<BonusTile>> = row
            .bonus_tiles
            .iter()
            .map(|name| BonusTile::named(name).ok_or_else(|| names("bonus tile", name)))
            .collect();
        let hexes = |list: &Vec<String>| -> Checked<Vec<Hex>> {
            list.iter().map(|name| name.parse().map_err(|_| names("land hex", name))).collect()
        };
        let dwellings: Checked<Vec<Vec<Hex>>> = row.dwellings.iter().map(hexes).collect();
        Ok(Introductory {
            players: *row.players.get_ref(),
            factions: factions?,
            dwellings: dwellings?,
            bonus_tiles: bonus_tiles?,
        })
    };
    raw.introductory.iter().map(one).collect()
}

pub(super) fn check_introductory(file: &File<'_>, raw: &raw::Pack, content: &Content) -> Checked<()> {
    for players in content.min_players..=content.max_players {
        let Some(game) = content.introductory(players) else {
            return Err(file.error(format!("introductory game for {players}"), "it is missing"));
        };
        let row = raw.introductory.iter().find(|row| *row.players.get_ref() == players);
        let row = row.expect("it was just made from this row");
        let wrong =
            |problem: String| file.at(&row.players, format!("introductory game for {players}"), problem);
        let n = usize::from(players);
        if (game.factions.len(), game.dwellings.len(), game.bonus_tiles.len()) != (n, n, n + 3) {
            return Err(wrong(format!("it has {n} factions with their dwellings and {} bonus tiles", n + 3)));
        }
        for (faction, hexes) in game.factions.iter().zip(&game.dwellings) {
            let board = content.faction(*faction);
            if hexes.len() != usize::from(board.start_dwellings) {
                return Err(wrong(format!("{faction} start with {} dwellings", board.start_dwellings)));
            }
            if let Some(hex) = hexes.iter().find(|hex| content.map.terrain[hex.index()] != board.home) {
                return Err(wrong(format!("{hex} is not the home terrain of {faction}")));
            }
        }
    }
    Ok(())
}
