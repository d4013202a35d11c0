//! End scoring (spec 5.2).

use super::board::*;
use game_core::{Awaiting, Game};
use terra_mystica::scoring::prize;

fn finish(puzzle: Puzzle) -> Position {
    let mut position = puzzle.round(6).at(A);
    position.play(A, Action::Pass { tile: None });
    assert_eq!(position.awaiting(), Awaiting::Nothing);
    position
}

fn points(position: &Position, source: VpSource) -> i16 {
    position.player(A).ledger[source.index()]
}

#[test]
fn tv_55_shared_cult_places() {
    let fire = [9, 9, 0, 0];
    assert_eq!([0, 1, 2, 3].map(|i| prize(&fire, i, [8, 4, 2])), [6, 6, 0, 0]);
    assert_eq!([0, 1, 2, 3].map(|i| prize(&[5, 3, 3, 3], i, [8, 4, 2])), [8, 2, 2, 2], "R27: rounded down");
}

#[test]
fn tv_56_shared_network_places() {
    let sizes = [20, 19, 19, 19];
    assert_eq!([0, 1, 2, 3].map(|i| prize(&sizes, i, [18, 12, 6])), [18, 6, 6, 6]);
}

fn network(faction: Faction, names: &[&str], shipping: u8) -> u8 {
    let mut puzzle = alone(faction).shipping(A, shipping);
    for name in names {
        puzzle = puzzle.on(A, name, Dwelling);
    }
    puzzle.at(A).network(A)
}

#[test]
fn tv_57_tv_58_networks_by_ship() {
    let first = ["A3", "C1", "D3", "C2", "B3", "C3", "D4", "E5"];
    assert_eq!((network(Faction::Witches, &first, 1), network(Faction::Witches, &first, 0)), (8, 2));
    let second = ["A3", "C1", "C2", "D4", "C3", "C4", "D6", "G3"];
    assert_eq!((network(Faction::Witches, &second, 1), network(Faction::Witches, &second, 2)), (7, 8));
}

#[test]
fn tunnels_and_carpets_count_in_the_network() {
    assert_eq!(network(Faction::Dwarves, &["E5", "E7"], 0), 2);
    assert_eq!(network(Faction::Fakirs, &["E5", "E8"], 0), 1);
    let strong = alone(Faction::Fakirs).on(A, "E5", Dwelling).on(A, "E8", Stronghold).at(A);
    assert_eq!(strong.network(A), 2);
}

#[test]
fn bridges_count_in_the_network() {
    let puzzle = alone(Faction::Nomads).on(A, "B1", Dwelling).on(A, "C1", Dwelling);
    assert_eq!(puzzle.clone().at(A).network(A), 1);
    assert_eq!(puzzle.bridge(B, place("B1-C1")).at(A).network(A), 2);
}

#[test]
fn tv_59_resources_become_points() {
    let position = finish(alone(Faction::Witches).goods(A, 9, 1, 0).bowls(A, [1, 0, 5]));
    assert_eq!(points(&position, VpSource::Resources), 5);
    assert_eq!((position.player(A).coins, position.player(A).bowls), (0, [6, 0, 0]));
}

#[test]
fn r35_pairs_of_bowl_two_are_burned() {
    let position = finish(alone(Faction::Witches).goods(A, 1, 1, 1).bowls(A, [1, 5, 0]));
    // 1 + 1 + 1 coins, and 2 from burning two pairs.
    assert_eq!((points(&position, VpSource::Resources), position.player(A).coins), (1, 2));
    assert_eq!(position.player(A).bowls, [3, 1, 0]);
}

#[test]
fn tv_60_alchemists_get_a_point_for_two_coins() {
    let position = finish(alone(Faction::Alchemists).goods(A, 5, 0, 0).bowls(A, [12, 0, 0]));
    assert_eq!((points(&position, VpSource::Resources), position.player(A).coins), (2, 1));
}

#[test]
fn the_end_adds_cults_network_and_resources() {
    let position = finish(
        alone(Faction::Witches)
            .on(A, "F4", Dwelling)
            .on(B, "E8", Dwelling)
            .goods(A, 3, 0, 0)
            .goods(B, 0, 0, 0)
            .bowls(A, [12, 0, 0])
            .bowls(B, [12, 0, 0])
            .cult(A, Cult::Fire, 4),
    );
    // Fire alone 8; air 2 against the Halflings' 1: 8; networks of 1 each share 18 + 12.
    assert_eq!(points(&position, VpSource::Cults), 16);
    assert_eq!((points(&position, VpSource::Network), points(&position, VpSource::Resources)), (15, 1));
    assert_eq!(position.player(A).vp, 20 + 16 + 15 + 1);
    assert_eq!((position.place(A), position.place(B)), (1, 2));
}

#[test]
fn r43_equal_points_share_the_place() {
    let position = finish(
        table(&[Faction::Witches, Faction::Halflings])
            .passed(B)
            .goods(A, 0, 0, 0)
            .goods(B, 0, 0, 0)
            .bowls(A, [12, 0, 0])
            .bowls(B, [12, 0, 0])
            .cult(A, Cult::Air, 0)
            .cult(B, Cult::Fire, 0)
            .cult(B, Cult::Earth, 0)
            .cult(B, Cult::Air, 0),
    );
    assert_eq!((position.place(A), position.place(B)), (1, 1));
}
