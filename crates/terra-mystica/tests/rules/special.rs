//! Power and special actions (spec 4.7, 6.3).

use super::board::*;
use terra_mystica::Prompt;

#[test]
fn power_actions_give_their_goods() {
    let play = |action| {
        let mut position =
            alone(Faction::Witches).on(A, "F4", Dwelling).goods(A, 0, 0, 0).bowls(A, [0, 6, 6]).at(A);
        position.play(A, power(action));
        (position.has(A), position.player(A).bowls)
    };
    assert_eq!(play(PowerAction::Priest), ((0, 0, 1, 20), [3, 6, 3]));
    assert_eq!(play(PowerAction::Workers), ((0, 2, 0, 20), [4, 6, 2]));
    assert_eq!(play(PowerAction::Coins), ((7, 0, 0, 20), [4, 6, 2]));
}

#[test]
fn r30_the_priest_action_with_an_empty_supply() {
    let mut puzzle = alone(Faction::Witches).goods(A, 0, 0, 3).bowls(A, [0, 6, 6]);
    for (cult, space) in [(Cult::Fire, 0), (Cult::Fire, 1), (Cult::Air, 0), (Cult::Air, 1)] {
        puzzle = puzzle.order(A, cult, space);
    }
    let mut position = puzzle.at(A);
    assert!(!position.suggested(A).contains(&power(PowerAction::Priest)));
    assert_eq!(position.refused(A, convert(Conversion::PowerToPriest)), Refusal::NoPriestLeft, "R32");
    position.play(A, power(PowerAction::Priest));
    assert_eq!(position.player(A).priests, 3, "legal, and the gain is lost");
}

#[test]
fn bridges() {
    let puzzle = alone(Faction::Nomads).on(A, "B1", Dwelling).bowls(A, [0, 6, 6]);
    let mut position = puzzle.clone().at(A);
    position.play(A, power(PowerAction::Bridge));
    let own: Vec<Action> =
        position.steps(A).into_iter().filter(|s| matches!(s, Action::Bridge { .. })).collect();
    assert_eq!(own, [bridge("B1-C1"), bridge("B1-D1")]);
    assert_eq!(position.refused(A, bridge("G4-H5")), Refusal::NoOwnEnd { place: place("G4-H5") });
    position.play(A, bridge("B1-D1"));
    assert!(position.touching(hex("B1")).contains(hex("D1")));
    let taken = puzzle.clone().bridge(B, place("B1-C1")).at(A);
    let mut taken = taken;
    taken.play(A, power(PowerAction::Bridge));
    assert_eq!(taken.refused(A, bridge("B1-C1")), Refusal::Bridged { place: place("B1-C1") });
    let spent = puzzle.bridge(A, place("G4-H5")).bridge(A, place("H6-I9")).bridge(A, place("G2-I6")).at(A);
    assert_eq!(spent.refused(A, power(PowerAction::Bridge)), Refusal::NoBridgeLeft);
    let inland = alone(Faction::Nomads).on(A, "A5", Dwelling).bowls(A, [0, 6, 6]).at(A);
    assert_eq!(inland.refused(A, power(PowerAction::Bridge)), Refusal::NowhereToBridge);
}

#[test]
fn engineers_build_bridges_for_workers() {
    let mut position = alone(Faction::Engineers).on(A, "C2", Dwelling).goods(A, 0, 4, 0).at(A);
    position.play(A, special(Special::EngineerBridge)).play(A, bridge("C2-D3")).play(A, Action::EndTurn);
    position.play(A, special(Special::EngineerBridge)).play(A, bridge("C2-D4"));
    assert_eq!(position.player(A).workers, 0, "no limit per round");
    assert!(position.player(A).used.is_empty(), "it is no action of a stronghold");
    let others = alone(Faction::Dwarves).on(A, "C2", Dwelling).goods(A, 0, 4, 0).at(A);
    let only = Refusal::OtherFaction { faction: Faction::Engineers };
    assert_eq!(others.refused(A, special(Special::EngineerBridge)), only);
}

#[test]
fn tv_41_witches_ride() {
    let mut position = table(&[Faction::Witches, Faction::Nomads])
        .on(A, "F4", Stronghold)
        .on(B, "H3", Dwelling)
        .goods(A, 0, 0, 0)
        .scoring(ScoringTile::DwellingFire)
        .favor(A, FavorTile::DwellingVp)
        .terrain(hex("I4"), Terrain::Forest)
        .at(A);
    let ride = |name: &str| special(Special::Ride(hex(name)));
    position.play(A, ride("I4")).play(A, Action::EndTurn);
    assert_eq!(position.structure_at(hex("I4")), Some((A, Dwelling)));
    assert_eq!(position.has(A), (0, 0, 0, 24), "no price; tile and favor score");
    position.play(B, decline(A, 1)).play(B, pass(BonusTile::Stronghold));
    assert_eq!(position.refused(A, ride("C3")), Refusal::SpecialUsed);
    let weak = alone(Faction::Witches).on(A, "F4", Dwelling).at(A);
    assert_eq!(weak.refused(A, ride("C3")), Refusal::NoStronghold);
    assert_eq!(weak.refused(A, special(Special::RideWaived)), Refusal::NoStronghold);
}

#[test]
fn a_ride_is_waived_only_in_records() {
    let strong = alone(Faction::Witches).on(A, "F4", Stronghold).at(A);
    assert_eq!(strong.refused(A, special(Special::RideWaived)), Refusal::OnlyInRecords);
}

#[test]
fn tv_69_r9_sandstorm() {
    let puzzle = alone(Faction::Nomads).on(A, "B1", Stronghold).bridge(A, place("B1-C1")).goods(A, 2, 1, 0);
    let mut position = puzzle.scoring(ScoringTile::Spade).at(A);
    let storm = |name: &str| special(Special::Sandstorm(hex(name)));
    assert_eq!(position.refused(A, storm("C1")), Refusal::NoCommonEdge { hex: hex("C1") });
    position.play(A, storm("A1"));
    assert_eq!(position.map().terrain[hex("A1").index()], Terrain::Desert);
    position.play(A, build("A1"));
    assert_eq!(position.has(A), (0, 0, 0, 20), "no spades, so no points for them; the dwelling is paid");
    assert_eq!(position.refused(A, storm("A2")), Refusal::NotAsked);
}

#[test]
fn swarmlings_upgrade_for_nothing() {
    let mut position = alone(Faction::Swarmlings)
        .on(A, "E4", Dwelling)
        .on(A, "D2", Stronghold)
        .goods(A, 0, 0, 0)
        .scoring(ScoringTile::TradingPostAir)
        .at(A);
    position.play(A, special(Special::Swarm(hex("E4"))));
    assert_eq!((position.structure_at(hex("E4")), position.player(A).vp), (Some((A, TradingPost)), 23));
}

#[test]
fn giants_dig_with_their_stronghold() {
    let mut position = alone(Faction::Giants).on(A, "D4", Stronghold).goods(A, 2, 1, 0).at(A);
    position.play(A, special(Special::GiantsSpades)).play(A, dig("E6", 2)).play(A, build("E6"));
    assert_eq!(position.has(A), (0, 0, 0, 20));
}

#[test]
fn r36_chaos_magicians_take_two_actions() {
    let puzzle = alone(Faction::ChaosMagicians).on(A, "D4", Stronghold).goods(A, 0, 0, 0).bowls(A, [0, 4, 8]);
    let mut position = puzzle.clone().at(A);
    position.play(A, special(Special::DoubleAction)).play(A, power(PowerAction::Workers));
    assert_eq!(
        position.refused(A, special(Special::DoubleAction)),
        Refusal::SpecialUsed,
        "it cannot contain itself"
    );
    position.play(A, power(PowerAction::Coins));
    assert_eq!((position.has(A), position.prompt()), ((7, 2, 0, 20), Prompt::After));
    let mut passing = table(&[Faction::ChaosMagicians, Faction::Auren]).on(A, "D4", Stronghold).at(A);
    passing.play(A, special(Special::DoubleAction)).play(A, pass(BonusTile::Stronghold));
    assert_eq!(passing.waits_for(), [B], "a pass as first ends the turn");
}

#[test]
fn r36_r39_both_builds_make_offers_answered_after_the_second() {
    let mut position = table(&[Faction::ChaosMagicians, Faction::Auren])
        .on(A, "D4", Stronghold)
        .on(A, "E6", Dwelling)
        .on(A, "E7", Dwelling)
        .on(B, "F4", Dwelling)
        .goods(A, 20, 9, 0)
        .at(A);
    position.play(A, special(Special::DoubleAction)).play(A, upgrade("E6", TradingPost));
    assert_eq!(position.offers().open().count(), 1);
    position.play(A, upgrade("E7", TradingPost)).play(A, Action::EndTurn);
    assert_eq!(position.offers().open().count(), 2, "build by build");
    position.play(B, accept(A, 1)).play(B, decline(A, 1));
    assert_eq!(position.prompt(), Prompt::Turn);
}

#[test]
fn r40_r51_tile_actions() {
    let mut position =
        alone(Faction::Witches).on(A, "F2", Dwelling).goods(A, 0, 0, 0).bonus(A, BonusTile::Spade).at(A);
    position.play(A, special(Special::BonusSpade)).play(A, dig("F1", 1));
    assert_eq!(position.map().terrain[hex("F1").index()], Terrain::Forest);
    let without = alone(Faction::Witches).on(A, "F2", Dwelling).at(A);
    let missing = Refusal::BonusNotHeld { tile: BonusTile::Spade };
    assert_eq!(without.refused(A, special(Special::BonusSpade)), missing);
    let missing = Refusal::FavorNotHeld { tile: FavorTile::CultAction };
    assert_eq!(without.refused(A, special(Special::FavorCultAction)), missing);
    let mut favored = alone(Faction::Witches).on(A, "F4", TradingPost).goods(A, 9, 9, 0).at(A);
    favored.play(A, upgrade("F4", Temple)).play(A, favor(FavorTile::CultAction)).play(A, Action::EndTurn);
    favored.play(A, special(Special::FavorCultAction)).play(A, step(Cult::Earth));
    assert_eq!(favored.player(A).cults[Cult::Earth.index()], 1, "usable in the same round");
}
