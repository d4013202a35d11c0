//! Towns (spec 4.8).

use super::board::*;
use game_core::Game as _;
use terra_mystica::Prompt;

fn river(name: &str) -> River {
    name.parse().expect("a river hex")
}

/// Stronghold and three dwellings: power 6.
fn power_six() -> Puzzle {
    alone(Faction::Witches)
        .on(A, "E5", Stronghold)
        .on(A, "E6", Dwelling)
        .on(A, "E7", Dwelling)
        .on(A, "F4", Dwelling)
        .on(A, "A1", TradingPost)
        .goods(A, 30, 20, 0)
}

#[test]
fn tv_46_power_six_needs_the_favor_tile() {
    let mut without = power_six().at(A);
    without.play(A, upgrade("A1", Temple)).play(A, favor(FavorTile::Coins));
    assert_eq!((without.turn().due.towns, without.player(A).in_town.len()), (0, 0));
    let mut with = power_six().at(A);
    with.play(A, upgrade("A1", Temple)).play(A, favor(FavorTile::TownSix));
    assert_eq!((with.question_kind(A), with.player(A).in_town.len()), ("town", 4));
}

#[test]
fn tv_47_three_structures_with_a_sanctuary() {
    let mut position = alone(Faction::Witches)
        .on(A, "E5", Sanctuary)
        .on(A, "E6", Temple)
        .on(A, "E7", Dwelling)
        .goods(A, 9, 9, 0)
        .at(A);
    position.play(A, upgrade("E7", TradingPost));
    assert_eq!((position.question_kind(A), position.player(A).in_town.len()), ("town", 3));
}

#[test]
fn three_structures_without_one_are_no_town() {
    let mut position = alone(Faction::Witches)
        .on(A, "E5", Stronghold)
        .on(A, "E6", Temple)
        .on(A, "E7", Dwelling)
        .goods(A, 9, 9, 0)
        .at(A);
    position.play(A, upgrade("E7", TradingPost));
    assert_eq!(position.prompt(), Prompt::After);
}

#[test]
fn tv_48_a_bridge_founds_a_town() {
    let puzzle = alone(Faction::Nomads)
        .on(A, "B1", Stronghold)
        .on(A, "A1", TradingPost)
        .on(A, "C1", TradingPost)
        .on(A, "D2", Dwelling)
        .bowls(A, [9, 0, 3]);
    let mut position = puzzle.at(A);
    position.play(A, power(PowerAction::Bridge));
    assert_eq!(position.question_kind(A), "bridge");
    position.play(A, bridge("B1-C1"));
    assert_eq!((position.question_kind(A), position.player(A).in_town.len()), ("town", 4));
}

#[test]
fn r31_a_foreign_bridge_founds_nothing_until_the_next_own_build() {
    let mut position = table(&[Faction::Nomads, Faction::Darklings])
        .on(A, "B1", Stronghold)
        .on(A, "A1", TradingPost)
        .on(A, "C1", TradingPost)
        .on(A, "D2", Dwelling)
        .bridge(B, place("B1-C1"))
        .goods(A, 9, 9, 0)
        .at(A);
    assert_eq!(position.player(A).in_town.len(), 0);
    position.play(A, upgrade("D2", TradingPost));
    assert_eq!((position.question_kind(A), position.player(A).in_town.len()), ("town", 4));
}

#[test]
fn tv_49_a_neighbour_joins_the_town() {
    let mut position = power_six()
        .town(A, TownTile::Coins, &["E5", "E6", "E7", "F4"].map(hex))
        .terrain(hex("F3"), Terrain::Forest)
        .at(A);
    position.play(A, build("F3"));
    assert!(position.player(A).in_town.contains(hex("F3")));
    assert_eq!((position.turn().due.towns, position.prompt()), (0, Prompt::After));
}

/// The last trading post of a town of power 7.
fn about_to_found(faction: Faction) -> Puzzle {
    alone(faction)
        .on(A, "E5", TradingPost)
        .on(A, "E6", TradingPost)
        .on(A, "E7", Dwelling)
        .on(A, "F4", Dwelling)
        .goods(A, 3, 2, 0)
        .on(B, "E8", Dwelling)
        .bowls(A, [5, 7, 0])
}

#[test]
fn tv_50_witches_found_a_town() {
    let mut position = about_to_found(Faction::Witches).scoring(ScoringTile::Town).at(A);
    position.play(A, upgrade("E7", TradingPost)).play(A, town(TownTile::Priest));
    assert_eq!(position.has(A), (0, 0, 1, 20 + 9 + 5 + 5));
    assert_eq!((position.player(A).keys, position.player(A).keys_received), (1, 1));
    let ledger = position.player(A).ledger;
    let from = |source: VpSource| ledger[source.index()];
    assert_eq!((from(VpSource::Town), from(VpSource::Scoring), from(VpSource::Faction)), (9, 5, 5));
}

#[test]
fn tv_51_the_other_town_tiles() {
    let found = |tile| {
        let mut position = about_to_found(Faction::Nomads).scoring(ScoringTile::DwellingFire).at(A);
        position.play(A, upgrade("E7", TradingPost)).play(A, town(tile));
        position
    };
    let cults = found(TownTile::Cults);
    assert_eq!((cults.player(A).vp, cults.player(A).cults), (28, [2, 1, 2, 1]));
    assert_eq!(found(TownTile::Workers).has(A), (0, 2, 0, 27));
    let power = found(TownTile::Power);
    assert_eq!((power.player(A).vp, power.player(A).bowls), (26, [0, 9, 3]));
    assert_eq!(found(TownTile::Coins).has(A), (6, 0, 0, 25));
}

#[test]
fn swarmlings_gain_workers_per_town() {
    let mut position = about_to_found(Faction::Swarmlings).goods(A, 4, 3, 0).at(A);
    position.play(A, upgrade("E7", TradingPost)).play(A, town(TownTile::Coins));
    assert_eq!(position.player(A).workers, 3);
}

#[test]
fn promo_town_tiles() {
    let found = |faction: Faction, tile| {
        let setup =
            Setup { factions: vec![faction, Faction::Halflings], promo_town_tiles: true, ..Setup::new(2) };
        let mut position = Puzzle::with(setup)
            .unwrap()
            .passed(B)
            .on(A, "E5", TradingPost)
            .on(A, "E6", TradingPost)
            .on(A, "E7", Dwelling)
            .on(A, "F4", Dwelling)
            .on(B, "E8", Dwelling)
            .goods(A, 9, 9, 0)
            .scoring(ScoringTile::DwellingFire)
            .at(A);
        position.play(A, upgrade("E7", TradingPost)).play(A, town(tile));
        position
    };
    let two = found(Faction::Nomads, TownTile::TwoKeys);
    assert_eq!((two.player(A).vp, two.player(A).keys, two.player(A).cults), (22, 2, [3, 2, 3, 2]));
    assert_eq!(found(Faction::Nomads, TownTile::Vp).player(A).vp, 31);
    let ship = found(Faction::Nomads, TownTile::Shipping);
    assert_eq!((ship.player(A).vp, ship.player(A).shipping), (26, 1));
    let fakirs = found(Faction::Fakirs, TownTile::Shipping);
    assert_eq!((fakirs.player(A).vp, fakirs.player(A).extra_range), (24, 1));
    let dwarves = found(Faction::Dwarves, TownTile::Shipping);
    assert_eq!((dwarves.player(A).vp, dwarves.player(A).shipping, dwarves.player(A).extra_range), (24, 0, 0));
    let base = about_to_found(Faction::Nomads).at(A);
    assert_eq!(base.board().towns.iter().sum::<u8>(), 10, "14 with the promo tiles");
    assert_eq!(two.board().towns.iter().sum::<u8>(), 13);
}

/// R54: favor tile and town tiles in any order. Z2: all of them in one prompt, and a bot takes towns first.
#[test]
fn one_favor_tile_may_found_several_towns() {
    let mut position = two_towns(alone(Faction::ChaosMagicians)).at(A);
    position.play(A, upgrade("G5", Temple)).play(A, favor(FavorTile::TownSix));
    assert_eq!((position.turn().due.towns, position.turn().due.favors), (2, 1));
    assert_eq!(position.question_kind(A), "choices", "spec 3.1: one prompt for everything due");
    assert!(
        position.suggested(A).iter().all(|step| matches!(step, Action::Town { .. })),
        "a bot takes towns first"
    );
    position.play(A, favor(FavorTile::Coins)).play(A, town(TownTile::Coins));
    position.play(A, town(TownTile::Priest));
    assert_eq!((position.player(A).keys, position.prompt()), (2, Prompt::After));
}

/// Two players who share all ten town tiles, five towns of three structures each.
fn without_tiles() -> Puzzle {
    let hexes = [
        ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9", "A10", "A11", "A12", "A13", "B4", "B5"],
        ["I1", "I2", "I3", "I4", "I5", "I6", "I7", "I8", "I9", "I10", "I11", "I12", "H1", "H2", "H3"],
    ];
    let mut puzzle = table(&[Faction::Witches, Faction::Nomads, Faction::Halflings]).passed(B).passed(C);
    for (seat, names) in [B, C].into_iter().zip(hexes) {
        for (i, name) in names.into_iter().enumerate() {
            let structure = if i < 8 {
                Dwelling
            } else if i < 12 {
                TradingPost
            } else {
                Temple
            };
            puzzle = puzzle.on(seat, name, structure);
        }
        for tile in &TownTile::ALL[..5] {
            puzzle = puzzle.town(seat, *tile, &names.map(hex));
        }
    }
    puzzle
}

#[test]
fn r31_no_tile_left_no_town() {
    let mut position = without_tiles()
        .on(A, "E5", TradingPost)
        .on(A, "E6", TradingPost)
        .on(A, "E7", Dwelling)
        .on(A, "F4", Dwelling)
        .goods(A, 9, 9, 0)
        .at(A);
    position.play(A, upgrade("E7", TradingPost));
    assert_eq!((position.prompt(), position.player(A).in_town.len()), (Prompt::After, 0));
}

/// Mermaids with groups on both sides of r20: E3 E4 and F2 F1.
fn mermaids() -> Puzzle {
    alone(Faction::Mermaids)
        .on(A, "E4", TradingPost)
        .on(A, "E5", TradingPost)
        .on(A, "F2", TradingPost)
        .on(A, "F1", Dwelling)
        .goods(A, 20, 9, 0)
}

#[test]
fn r10_mermaids_found_a_town_over_a_river() {
    let mut position = mermaids().at(A);
    let connect = Action::Connect { river: river("r20") };
    assert!(!position.suggested(A).contains(&connect), "a bot connects in the after-window");
    position.play(A, connect);
    assert_eq!((position.question_kind(A), position.player(A).in_town.len()), ("town", 4));
    position.play(A, town(TownTile::Coins));
    assert_eq!(position.prompt(), Prompt::Turn, "it is a free step, the action is still to come");
    assert_eq!(position.refused(A, connect), Refusal::Linked { river: river("r20") });
    let after = {
        let mut position = mermaids().at(A);
        position.play(A, upgrade("F1", TradingPost));
        position
    };
    assert!(after.suggested(A).contains(&connect));
}

#[test]
fn a_link_needs_a_town_and_mermaids() {
    let far = mermaids().at(A);
    let refusal = far.refused(A, Action::Connect { river: river("r0") });
    assert_eq!(refusal, Refusal::NoTownThere { river: river("r0"), structures: 0, power: 0 });
    let others = power_six().at(A);
    let only = Refusal::OtherFaction { faction: Faction::Mermaids };
    assert_eq!(others.refused(A, Action::Connect { river: river("r20") }), only);
    assert_eq!(others.players(), 2);
}
