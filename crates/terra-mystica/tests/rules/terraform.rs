//! Transform and build (spec 4.1), phase III spades (spec 5.1.2).

use super::board::*;
use terra_mystica::Prompt;
use terra_mystica::setup::{BuildAfterSpades, TransformTargets};

/// Witches on F2: F1 is one step from forest, E3 two, E2 three.
fn witches() -> Puzzle {
    alone(Faction::Witches).on(A, "F2", Dwelling).goods(A, 0, 0, 0).bowls(A, [5, 7, 0])
}

#[test]
fn tv_11_three_workers_per_spade() {
    for (name, spades, workers) in [("F1", 1, 3), ("E3", 2, 6), ("E2", 3, 9)] {
        let mut position = witches().goods(A, 0, workers, 0).bowls(A, [12, 0, 0]).at(A);
        let price = position.price(A, dig(name, spades)).expect("it is in reach");
        assert_eq!(price, Goods { workers, ..Goods::NONE });
        position.play(A, dig(name, spades));
        assert_eq!(position.map().terrain[hex(name).index()], Terrain::Forest);
        assert_eq!(position.player(A).workers, 0);
        let short = witches().goods(A, 0, workers - 1, 0).bowls(A, [12, 0, 0]).at(A);
        let missing = Refusal::Lacks { coins: 0, workers: 1, priests: 0, power: 0 };
        assert_eq!(short.refused(A, dig(name, spades)), missing);
    }
}

#[test]
fn tv_11_giants_always_two_spades() {
    let position = alone(Faction::Giants).on(A, "D4", Dwelling).goods(A, 0, 20, 0).at(A);
    for neighbour in position.touching(hex("D4")) {
        if position.map().terrain[neighbour.index()] != Terrain::Wasteland {
            let name = neighbour.to_string();
            assert_eq!(position.price(A, dig(&name, 2)), Ok(Goods { workers: 6, ..Goods::NONE }));
            let wrong = Refusal::WrongSpades { given: 1, least: 2, most: 2 };
            assert_eq!(position.refused(A, dig(&name, 1)), wrong, "R34: no partial transform");
        }
    }
}

#[test]
fn digging_levels_lower_the_price() {
    for (level, workers) in [(0, 3), (1, 2), (2, 1)] {
        let position = witches().digging(A, level).goods(A, 0, 9, 0).at(A);
        assert_eq!(position.price(A, dig("F1", 1)), Ok(Goods { workers, ..Goods::NONE }));
    }
}

#[test]
fn tv_12_transform_and_build() {
    let mut position = witches().goods(A, 2, 4, 0).at(A);
    position.play(A, dig("F1", 1)).play(A, build("F1"));
    assert_eq!(position.structure_at(hex("F1")), Some((A, Dwelling)));
    assert_eq!(position.has(A), (0, 0, 0, 20));
}

#[test]
fn tv_13_a_free_spade_and_a_paid_one() {
    let mut position = witches().goods(A, 2, 4, 0).bowls(A, [4, 4, 4]).at(A);
    position.play(A, power(PowerAction::Spade));
    assert_eq!(position.player(A).bowls, [8, 4, 0]);
    position.play(A, dig("E3", 2));
    assert_eq!(position.player(A).workers, 1, "3 W for the second spade");
    position.play(A, build("E3"));
    assert_eq!(position.has(A), (0, 0, 0, 20));
}

#[test]
fn tv_14_darklings_pay_the_missing_spade_with_a_priest() {
    let mut position =
        alone(Faction::Darklings).on(A, "E5", Dwelling).goods(A, 0, 0, 1).bowls(A, [4, 4, 4]).at(A);
    position.play(A, power(PowerAction::Spade)).play(A, dig("F3", 2));
    assert_eq!(position.has(A), (0, 0, 0, 22), "2 VP for the paid one only");
    assert_eq!(position.priest_supply(A), 7, "the priest returns to the supply");
}

#[test]
fn tv_15_two_spades_two_hexes_one_dwelling() {
    let mut position =
        alone(Faction::Darklings).on(A, "E5", Dwelling).goods(A, 9, 9, 0).bowls(A, [0, 6, 6]).at(A);
    position.play(A, power(PowerAction::TwoSpades)).play(A, dig("E4", 1)).play(A, dig("E6", 1));
    assert!(position.may(A, build("E4")) && position.may(A, build("E6")), "R12: on either of them");
    position.play(A, build("E4"));
    assert_eq!(position.refused(A, build("E6")), Refusal::NotAsked);
    assert_eq!(position.prompt(), Prompt::After);
}

#[test]
fn r12_the_second_hex_may_be_topped_up() {
    let mut position =
        alone(Faction::Darklings).on(A, "E5", Dwelling).goods(A, 9, 9, 1).bowls(A, [0, 6, 6]).at(A);
    position.play(A, power(PowerAction::TwoSpades)).play(A, dig("E4", 1));
    assert_eq!(position.price(A, dig("F3", 2)), Ok(Goods { priests: 1, ..Goods::NONE }));
    assert_eq!(position.refused(A, dig("E4", 1)), Refusal::DugBefore { hex: hex("E4") });
}

#[test]
fn a_hex_short_of_home_ends_the_digging() {
    let mut position =
        alone(Faction::Darklings).on(A, "E5", Dwelling).goods(A, 9, 9, 0).bowls(A, [0, 6, 6]).at(A);
    position.play(A, power(PowerAction::TwoSpades)).play(A, dig("F3", 1));
    assert_eq!(position.map().terrain[hex("F3").index()], Terrain::Plains, "one step towards swamp");
    assert_eq!(position.prompt(), Prompt::After);
    assert_eq!(
        position.refused(A, dig("E4", 1)),
        Refusal::OutOfReach { hex: hex("E4") },
        "no other hex follows"
    );
}

#[test]
fn tv_16_tv_62_dwellings_score() {
    for tile in [ScoringTile::DwellingFire, ScoringTile::DwellingWater] {
        let puzzle = witches().terrain(hex("F1"), Terrain::Forest).goods(A, 2, 1, 0).scoring(tile);
        let mut position = puzzle.clone().at(A);
        position.play(A, build("F1"));
        assert_eq!(position.player(A).vp, 22);
        let mut position = puzzle.favor(A, FavorTile::DwellingVp).at(A);
        position.play(A, build("F1"));
        assert_eq!(position.player(A).vp, 24, "TV-62");
        assert_eq!(position.player(A).ledger[VpSource::Favor.index()], 2);
    }
}

#[test]
fn tv_17_spades_score_when_gained() {
    let mut position = witches().goods(A, 0, 6, 0).scoring(ScoringTile::Spade).at(A);
    position.play(A, dig("E3", 2));
    assert_eq!(position.player(A).vp, 24);
    let mut giants =
        alone(Faction::Giants).on(A, "D4", Dwelling).goods(A, 0, 6, 0).scoring(ScoringTile::Spade).at(A);
    giants.play(A, dig("D5", 2));
    assert_eq!(giants.player(A).vp, 24, "R24: 2 per Giants' transform");
}

#[test]
fn tv_18_spades_are_not_stored() {
    let mut position =
        alone(Faction::Darklings).on(A, "E5", Dwelling).goods(A, 0, 0, 0).bowls(A, [0, 6, 6]).at(A);
    position.play(A, power(PowerAction::TwoSpades));
    assert_eq!(position.refused(A, Action::Forfeit), Refusal::UseSpadesFirst, "R38");
    position.play(A, dig("E4", 1)).play(A, Action::Forfeit).play(A, Action::EndTurn);
    assert_eq!((position.prompt(), position.turn().spades.left), (Prompt::Turn, 0));
    assert_eq!(
        position.refused(A, dig("E6", 1)),
        Refusal::Lacks { coins: 0, workers: 0, priests: 1, power: 0 }
    );
}

#[test]
fn tv_19_a_bridge_makes_adjacent() {
    let puzzle = alone(Faction::Nomads).on(A, "B1", Dwelling).goods(A, 0, 9, 0);
    assert_eq!(puzzle.clone().at(A).refused(A, dig("C1", 1)), Refusal::OutOfReach { hex: hex("C1") });
    assert!(puzzle.clone().bridge(A, place("B1-C1")).at(A).may(A, dig("C1", 1)));
    assert!(puzzle.bridge(B, place("B1-C1")).at(A).may(A, dig("C1", 1)), "R22: whoever built it");
}

#[test]
fn tv_20_ships_reach_over_rivers() {
    let puzzle = alone(Faction::Giants).on(A, "D6", Dwelling).goods(A, 0, 9, 0);
    assert_eq!(
        puzzle.clone().shipping(A, 1).at(A).refused(A, dig("G3", 2)),
        Refusal::OutOfReach { hex: hex("G3") }
    );
    assert!(puzzle.clone().shipping(A, 2).at(A).may(A, dig("G3", 2)));
    let tile = Setup {
        factions: vec![Faction::Giants, Faction::Auren],
        bonus_tiles: vec![
            BonusTile::Shipping,
            BonusTile::Coins,
            BonusTile::Cult,
            BonusTile::Spade,
            BonusTile::Priest,
        ],
        ..Setup::new(2)
    };
    let with_tile = |puzzle: Puzzle| puzzle.on(A, "D6", Dwelling).goods(A, 0, 9, 0).shipping(A, 1).at(A);
    assert!(
        with_tile(Puzzle::with(tile).unwrap()).may(A, dig("G3", 2)),
        "R29: the bonus tile counts while held"
    );
}

#[test]
fn partial_transforms_go_towards_home() {
    let mut position = witches().goods(A, 0, 9, 0).at(A);
    let digs: Vec<Action> = position
        .steps(A)
        .into_iter()
        .filter(|s| matches!(s, Action::Dig { hex: h, .. } if *h == hex("E2")))
        .collect();
    assert_eq!(digs, [dig("E2", 1), dig("E2", 2), dig("E2", 3)]);
    assert!(!position.suggested(A).contains(&dig("E2", 1)), "a bot digs the whole way");
    let away = Action::Dig { hex: hex("E2"), spades: 1, to: Some(Terrain::Desert) };
    assert_eq!(position.refused(A, away), Refusal::WrongTarget, "R13");
    position.play(A, dig("E2", 2));
    assert_eq!(position.map().terrain[hex("E2").index()], Terrain::Lakes);
    assert_eq!(position.prompt(), Prompt::After, "no dwelling short of home");
}

#[test]
fn r13_records_may_aim_anywhere() {
    let setup = Setup {
        factions: vec![Faction::Witches, Faction::Halflings],
        transform_targets: TransformTargets::Any,
        ..Setup::new(2)
    };
    let mut position = Puzzle::with(setup).unwrap().passed(B).on(A, "F2", Dwelling).goods(A, 9, 9, 0).at(A);
    let to = |spades, terrain| Action::Dig { hex: hex("E2"), spades, to: Some(terrain) };
    assert_eq!(position.refused(A, dig("E2", 1)), Refusal::WrongTarget);
    assert_eq!(
        position.refused(A, to(2, Terrain::Desert)),
        Refusal::WrongSpades { given: 2, least: 1, most: 1 }
    );
    position.play(A, to(1, Terrain::Desert));
    assert_eq!(position.map().terrain[hex("E2").index()], Terrain::Desert);
}

#[test]
fn r45_the_dwelling_stands_on_a_transformed_hex() {
    let setup = |build_after_spades| Setup {
        factions: vec![Faction::Darklings, Faction::Halflings],
        build_after_spades,
        ..Setup::new(2)
    };
    let play = |option| {
        let mut position = Puzzle::with(setup(option))
            .unwrap()
            .passed(B)
            .on(A, "E5", Dwelling)
            .terrain(hex("E6"), Terrain::Swamp)
            .goods(A, 9, 9, 0)
            .bowls(A, [4, 4, 4])
            .at(A);
        position.play(A, power(PowerAction::Spade)).play(A, dig("E4", 1));
        position
    };
    let strict = play(BuildAfterSpades::TransformedHex);
    assert_eq!(strict.refused(A, build("E6")), Refusal::NotTransformed { hex: hex("E6") });
    let loose = play(BuildAfterSpades::AnyHomeHex);
    assert!(loose.may(A, build("E6")));
    assert_eq!(loose.refused(A, build("A1")), Refusal::NotTransformed { hex: hex("A1") }, "near ones only");
}

#[test]
fn tv_67_dwarves_tunnel() {
    let puzzle = alone(Faction::Dwarves)
        .on(A, "E7", Dwelling)
        .terrain(hex("E5"), Terrain::Mountains)
        .goods(A, 2, 6, 0);
    let mut position = puzzle.clone().at(A);
    assert_eq!(position.price(A, build("E5")), Ok(Goods { coins: 2, workers: 3, ..Goods::NONE }));
    position.play(A, build("E5"));
    assert_eq!(position.has(A), (0, 3, 0, 24));
    let strong = puzzle.on(A, "E7", Stronghold).at(A);
    assert_eq!(strong.price(A, build("E5")), Ok(Goods { coins: 2, workers: 2, ..Goods::NONE }));
}

#[test]
fn tv_68_fakirs_fly_two_hexes_with_the_stronghold() {
    let puzzle =
        alone(Faction::Fakirs).on(A, "E8", Dwelling).terrain(hex("E5"), Terrain::Desert).goods(A, 2, 1, 1);
    assert_eq!(puzzle.clone().at(A).refused(A, build("E5")), Refusal::OutOfReach { hex: hex("E5") });
    let mut position = puzzle.on(A, "E8", Stronghold).at(A);
    assert_eq!(position.price(A, build("E5")), Ok(Goods { coins: 2, workers: 1, priests: 1, power: 0 }));
    position.play(A, build("E5"));
    assert_eq!(position.has(A), (0, 0, 0, 24));
}

#[test]
fn r11_one_tunnel_per_action() {
    let mut position = alone(Faction::Dwarves)
        .on(A, "E7", Dwelling)
        .terrain(hex("E5"), Terrain::Forest)
        .terrain(hex("F3"), Terrain::Forest)
        .goods(A, 2, 9, 0)
        .bowls(A, [0, 6, 6])
        .at(A);
    position.play(A, power(PowerAction::TwoSpades)).play(A, dig("E5", 1));
    assert_eq!((position.player(A).workers, position.player(A).vp), (7, 24));
    assert_eq!(position.refused(A, dig("F3", 1)), Refusal::SkipUsed { hex: hex("F3") });
    position.play(A, Action::Forfeit).play(A, build("E5"));
    assert_eq!(position.player(A).vp, 24, "building on the hex tunnelled to is not a second tunnel");
}

#[test]
fn a_spade_source_needs_a_hex_to_dig() {
    let mut puzzle = alone(Faction::Witches).on(A, "F2", Dwelling).bowls(A, [0, 6, 6]).goods(A, 0, 0, 0);
    for name in ["F1", "E2", "E3"] {
        puzzle = puzzle.terrain(hex(name), Terrain::Forest);
    }
    assert_eq!(puzzle.at(A).refused(A, power(PowerAction::Spade)), Refusal::NothingToDig);
}

#[test]
fn giants_need_the_second_spade() {
    let puzzle = alone(Faction::Giants).on(A, "D4", Dwelling).goods(A, 0, 0, 0).bowls(A, [8, 0, 4]);
    assert_eq!(puzzle.clone().at(A).refused(A, power(PowerAction::Spade)), Refusal::NothingToDig);
    assert!(puzzle.goods(A, 0, 3, 0).at(A).may(A, power(PowerAction::Spade)), "R34");
}

fn end_of_round(puzzle: Puzzle) -> Position {
    let mut position = puzzle.at(A);
    position.play(A, pass(BonusTile::PowerWorker));
    position
}

#[test]
fn tv_53_cult_bonus_spades_only_dig() {
    let mut position = end_of_round(
        alone(Faction::Darklings).on(A, "E5", Dwelling).goods(A, 9, 9, 3).scoring(ScoringTile::Town).cult(
            A,
            Cult::Earth,
            8,
        ),
    );
    assert_eq!((position.prompt(), position.waits_for()), (Prompt::BonusSpades, vec![A]));
    assert_eq!(position.refused(A, dig("F3", 3)), Refusal::WrongSpades { given: 3, least: 1, most: 2 });
    assert_eq!(position.refused(A, Action::Burn), Refusal::NotAsked);
    position.play(A, dig("E4", 1));
    assert_eq!(position.refused(A, dig("F3", 2)), Refusal::NoPaidSpades { missing: 1 });
    assert_eq!(position.refused(A, build("E4")), Refusal::NotAsked);
    position.play(A, dig("E6", 1));
    assert_eq!(position.round(), 2);
    assert_eq!(position.player(A).vp, 20, "no points for free spades");
}

#[test]
fn tv_54_a_lone_spade_of_giants_is_lost() {
    let position = end_of_round(
        alone(Faction::Giants).on(A, "D4", Dwelling).scoring(ScoringTile::Town).cult(A, Cult::Earth, 4),
    );
    assert_eq!((position.round(), position.prompt()), (2, Prompt::Turn));
}

#[test]
fn r24_halflings_and_alchemists_gain_from_cult_spades() {
    let position = end_of_round(
        alone(Faction::Halflings).on(A, "E6", Dwelling).scoring(ScoringTile::Town).cult(A, Cult::Earth, 8),
    );
    assert_eq!(position.player(A).vp, 22);
    let position = end_of_round(
        alone(Faction::Alchemists)
            .on(A, "E5", Stronghold)
            .bowls(A, [6, 6, 0])
            .scoring(ScoringTile::Town)
            .cult(A, Cult::Earth, 4),
    );
    assert_eq!(position.player(A).bowls, [4, 8, 0]);
}

#[test]
fn r53_cult_spades_reach_by_shipping_level_but_not_by_tunnel() {
    let town = |puzzle: Puzzle| end_of_round(puzzle.scoring(ScoringTile::Town).cult(A, Cult::Earth, 4));
    let ship = town(alone(Faction::Nomads).on(A, "B1", Dwelling).shipping(A, 1));
    assert!(ship.may(A, dig("C1", 1)));
    let dwarves = town(alone(Faction::Dwarves).on(A, "E7", Dwelling));
    assert_eq!(dwarves.refused(A, dig("E5", 1)), Refusal::OutOfReach { hex: hex("E5") });
}
