//! The exact set of simple actions at 336 turn starts: neither one missing nor one too many.
//!
//! Each entry lists what the site's referee accepted from a fixed universe of lines, without any conversion or
//! burning. The universe is generated here; that it has as many lines as were tried there is part of the test.

#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

use game_core::Game;
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use terra_mystica::Position;
use terra_mystica::ids::{BonusTile, BridgePlace, Cult, Faction, FavorTile, Hex};
use terra_mystica::snellman::{Ledger, import, names, to_move, try_commands};

#[derive(Deserialize)]
struct Entry {
    game: String,
    after_row: usize,
    round: u8,
    faction: String,
    tested: usize,
    legal: Vec<String>,
}

/// Every line that was tried for the faction to move.
fn universe(position: &Position) -> Vec<String> {
    let seat = to_move(position).unwrap();
    let player = position.player(seat);
    let faction = player.faction.unwrap();
    let home = position.content().faction(faction).home;
    let giants = faction == Faction::Giants;
    let mut lines = Vec::new();
    let free = |hex: &Hex| position.structure_at(*hex).is_none();
    let distance = |hex: &Hex| position.map().terrain[hex.index()].distance(home);
    for hex in Hex::all() {
        lines.push(format!("build {hex}"));
    }
    for hex in Hex::all().filter(|hex| free(hex) && distance(hex) > 0) {
        let spades = if giants { 2 } else { distance(&hex) };
        lines.push(format!("dig {spades}. build {hex}"));
        if spades == 1 {
            lines.push(format!("action ACT5. build {hex}"));
            if player.bonus == Some(BonusTile::Spade) {
                lines.push(format!("action BON1. build {hex}"));
            }
        }
        if spades == 2 {
            lines.push(format!("action ACT6. build {hex}"));
        }
        for (owner, action) in [(Faction::Giants, "ACTG"), (Faction::Nomads, "ACTN")] {
            if faction == owner && position.has_stronghold(seat) {
                lines.push(format!("action {action}. build {hex}"));
            }
        }
    }
    if faction == Faction::Witches && position.has_stronghold(seat) {
        lines.extend(Hex::all().map(|hex| format!("action ACTW. build {hex}")));
    }
    for hex in player.built.iter() {
        for to in ["TP", "TE", "SH", "SA"] {
            lines.push(format!("upgrade {hex} to {to}"));
        }
        if faction == Faction::Swarmlings && position.has_stronghold(seat) {
            lines.push(format!("action ACTS. upgrade {hex} to TP"));
        }
    }
    for cult in Cult::ALL {
        for steps in 1..=3 {
            lines.push(format!("send p to {} for {steps}", names::cult_name(cult)));
        }
    }
    lines.extend(
        ["advance ship", "advance dig", "action ACT2", "action ACT3", "action ACT4"].map(str::to_owned),
    );
    for (held, action) in [
        (player.bonus == Some(BonusTile::Cult), "BON2"),
        (player.favors.contains(FavorTile::CultAction), "FAV6"),
        (faction == Faction::Auren && position.has_stronghold(seat), "ACTA"),
        (faction == Faction::ChaosMagicians && position.has_stronghold(seat), "ACTC"),
    ] {
        if held {
            lines.push(format!("action {action}"));
        }
    }
    for place in BridgePlace::all() {
        let (a, b) = place.ends();
        lines.push(format!("action ACT1. bridge {a}:{b}"));
        if faction == Faction::Engineers {
            lines.push(format!("action ACTE. bridge {a}:{b}"));
        }
    }
    if position.round() == 6 {
        lines.push("pass".to_owned());
    } else {
        lines.extend((1..=10).map(|tile| format!("pass BON{tile}")));
    }
    lines
}

#[test]
fn the_accepted_lines_are_exactly_the_listed_ones() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/snellman");
    let entries: Vec<Entry> = fs::read_to_string(folder.join("legal-actions.jsonl"))
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(entries.len(), 336);
    let mut games = BTreeMap::new();
    let mut wrong = Vec::new();
    for entry in &entries {
        let table = games.entry(entry.game.as_str()).or_insert_with(|| {
            let file = ["league-4p", "human-5p-base", "generated-base"]
                .map(|set| folder.join(set).join(format!("{}.txt", entry.game)))
                .into_iter()
                .find(|file| file.exists())
                .unwrap();
            let ledger = Ledger::parse(&fs::read_to_string(file).unwrap()).unwrap();
            let imported = import(&ledger).unwrap();
            let steps: Vec<usize> = imported.rows.iter().map(|row| row.steps).collect();
            (imported.table(), steps)
        });
        let position = table.0.position_at(table.1[entry.after_row - 1]);
        let place = format!("{} after row {}", entry.game, entry.after_row);
        assert_eq!(position.round(), entry.round, "{place}");
        let seat = to_move(&position).unwrap();
        assert_eq!(
            position.faction_of(seat).map(names::faction_name),
            Some(entry.faction.as_str()),
            "{place}"
        );
        let universe = universe(&position);
        if universe.len() != entry.tested {
            wrong.push(format!("{place}: {} lines tried there, {} here", entry.tested, universe.len()));
        }
        let ours: BTreeSet<&str> = universe
            .iter()
            .map(String::as_str)
            .filter(|line| try_commands(&position, line).is_ok())
            .collect();
        let listed: BTreeSet<&str> = entry.legal.iter().map(String::as_str).collect();
        for line in listed.difference(&ours) {
            let problem = try_commands(&position, line).err();
            wrong.push(format!("{place} ({}): refused {line}: {problem:?}", entry.faction));
        }
        for line in ours.difference(&listed) {
            wrong.push(format!("{place} ({}): accepted {line}", entry.faction));
        }
    }
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
}
