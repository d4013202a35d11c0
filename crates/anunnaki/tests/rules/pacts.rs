//! Pacts: cost, house condition and every kind of middle reward (3.8 PACT and REWARD).

use super::scene::{BABYLONS, HELLENIS, NORRENIS, PHARAOS, Scene, four};
use anunnaki::ids::{Cell, Colour, Kind, Resource, Slot, Track, Weapon};
use anunnaki::prompt::Phase;
use anunnaki::{Prompt, Refusal};
use game_core::Seat;

/// A seat fulfils a pact whose house it visits, with 5 of each resource.
fn fulfil(seat: Seat, pact: &str) -> Scene {
    let puzzle = four()
        .pact(seat, pact)
        .goods(seat, [5; 4])
        .crystals(seat, 0)
        .pawn(seat, Slot::T0)
        .followers(seat, "gaia4_a1", 1);
    let puzzle = ["pharaos_a", "norrenis_a", "babylons_a", "hellenis_c"]
        .iter()
        .fold(puzzle, |puzzle, at| puzzle.followers(seat, at, 1));
    let mut scene = Scene(puzzle.phase(seat, Phase::Additional, &[]));
    scene.play(seat, "fulfil");
    scene
}

#[test]
fn fixed_costs_first_then_units_of_any_type_d30() {
    let mut scene = fulfil(PHARAOS, "pact_pharaos_6");
    assert_eq!(scene.goods(PHARAOS), [5, 5, 3, 5]);
    scene.all(PHARAOS, &["pay food", "pay wood", "pay metal"]);
    assert_eq!(scene.goods(PHARAOS), [4, 4, 2, 5]);
    assert_eq!((scene.track(PHARAOS, Track::Power), scene.vp(PHARAOS)), (3, 2 + 5));
}

#[test]
fn what_cannot_be_paid_is_not_offered() {
    let puzzle =
        four().pact(PHARAOS, "pact_neutral_01").pact(PHARAOS, "pact_neutral_12").goods(PHARAOS, [1, 1, 1, 1]);
    let mut scene = Scene(puzzle.clone().phase(PHARAOS, Phase::Additional, &[]));
    scene.play(PHARAOS, "fulfil");
    assert_eq!(scene.0.mat(PHARAOS).held().count(), 1, "only one of the two could be paid, so it is chosen");
    let none = Scene(puzzle.goods(PHARAOS, [1, 0, 0, 0]).phase(PHARAOS, Phase::Additional, &[]));
    assert_eq!(none.asked(), "ask-pawn", "nothing to do in phase 3");
}

#[test]
fn the_own_house_asks_for_gaia() {
    let pact = |away: bool| {
        let puzzle = four().pact(PHARAOS, "pact_pharaos_3").goods(PHARAOS, [1, 2, 1, 0]).crystals(PHARAOS, 0);
        let puzzle = if away { puzzle.followers(PHARAOS, "gaia4_a1", 1) } else { puzzle };
        let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Additional, &[]));
        scene.play(PHARAOS, "fulfil");
        scene
    };
    assert_eq!(pact(false).asked(), "ask-half");
    assert_eq!(pact(true).goods(PHARAOS), [2, 0, 0, 0], "2 food at once");
}

#[test]
fn r47_the_condition_is_tested_before_the_rewards() {
    // The portal of the middle could visit the house, but that is too late.
    let puzzle = four().pact(PHARAOS, "pact_hellenis_1").goods(PHARAOS, [0, 0, 2, 2]).crystals(PHARAOS, 0);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Additional, &[]));
    scene.play(PHARAOS, "fulfil");
    assert_eq!(scene.options(PHARAOS), ["middle", "bottom"]);
}

#[test]
fn middle_follower_crystal_weapon_track() {
    let mut scene = fulfil(PHARAOS, "pact_neutral_01");
    scene.play(PHARAOS, "recruit pharaos_f");
    assert_eq!((scene.vp(PHARAOS), scene.track(PHARAOS, Track::Trade)), (3, 1), "R45: middle first");
    let scene = fulfil(PHARAOS, "pact_neutral_02");
    assert_eq!(scene.0.mat(PHARAOS).crystals(), 1);
    let mut scene = fulfil(PHARAOS, "pact_neutral_03");
    scene.play(PHARAOS, "arm war_cart");
    assert!(scene.in_hand(PHARAOS, Weapon::WarCart));
    let scene = fulfil(PHARAOS, "pact_neutral_04");
    assert_eq!(scene.track(PHARAOS, Track::Technology), 1);
}

#[test]
fn middle_build_and_decline() {
    let mut scene = fulfil(PHARAOS, "pact_neutral_06");
    let mut declined = scene.clone();
    scene.play(PHARAOS, "build gaia4_a1");
    assert_eq!(scene.count(PHARAOS, "gaia4_a1", Kind::Settlement), 1);
    declined.play(PHARAOS, "decline");
    assert_eq!(declined.vp(PHARAOS), 3);
}

#[test]
fn middle_action_of_a_blue_or_red_token_r74() {
    let mut blue = fulfil(PHARAOS, "pact_neutral_07");
    blue.all(PHARAOS, &["pay food", "pay food"]);
    assert_eq!(blue.prompt(), Some(Prompt::Token { colour: Colour::Blue }));
    blue.all(PHARAOS, &["perform creation"]);
    assert_eq!(blue.vp(PHARAOS), 4);
    let mut red = fulfil(PHARAOS, "pact_neutral_09");
    assert_eq!(red.options(PHARAOS).len(), 4, "the pawn stands on a blue one");
    red.play(PHARAOS, "perform power");
    assert!(red.track(PHARAOS, Track::Power) > 0);
}

#[test]
fn middle_income_and_portal_take_the_base_amount_r74() {
    let mut income = fulfil(PHARAOS, "pact_neutral_10");
    assert_eq!(income.prompt(), Some(Prompt::Recruit { left: 2, board: None }));
    income.play(PHARAOS, "stop");
    let mut portal = fulfil(PHARAOS, "pact_neutral_12");
    portal.all(PHARAOS, &["pay food", "pay wood", "pay metal", "pay gold"]);
    assert_eq!(portal.prompt(), Some(Prompt::PortalPick { left: 1 }));
    portal.all(PHARAOS, &["pick pharaos_f follower", "teleport gaia4_c5"]).deal_all();
    assert!(portal.controls(PHARAOS, "gaia4_c5"));
}

#[test]
fn middle_move_and_weapon_of_a_norrenis_pact_r53() {
    let mut scene = fulfil(NORRENIS, "pact_norrenis_4");
    scene.play(NORRENIS, "arm dagger");
    assert_eq!(scene.prompt(), Some(Prompt::MovePick { points: 2 }));
    scene.play(NORRENIS, "stop");
    assert_eq!(scene.vp(NORRENIS), 5);
}

#[test]
fn middle_upgrade_may_be_declined_and_acts_at_once() {
    let mut scene = fulfil(BABYLONS, "pact_babylons_4");
    assert!(scene.options(BABYLONS).contains(&"decline".to_owned()));
    scene.play(BABYLONS, "upgrade market");
    scene.all(BABYLONS, &["use", "buy food gold"]);
    assert_eq!(scene.track(BABYLONS, Track::Technology), 1);
    assert_eq!(scene.vp(BABYLONS), 4);
}

#[test]
fn middle_move_a_sign_without_signs_is_skipped() {
    let scene = fulfil(PHARAOS, "pact_pharaos_4");
    assert_eq!((scene.0.mat(PHARAOS).crystals(), scene.vp(PHARAOS)), (1, 5));
    let puzzle = four()
        .pact(HELLENIS, "pact_pharaos_4")
        .signs(HELLENIS, &[Cell::T0V0])
        .followers(HELLENIS, "pharaos_a", 1)
        .goods(HELLENIS, [0, 2, 1, 2])
        .crystals(HELLENIS, 0);
    let mut moved = Scene(puzzle.phase(HELLENIS, Phase::Additional, &[]));
    moved.play(HELLENIS, "fulfil");
    assert_eq!(moved.options(HELLENIS), ["lift t0_v0", "decline"]);
    assert_eq!(moved.refused(HELLENIS, "lift t1_v0"), Refusal::CellEmpty);
    moved.all(HELLENIS, &["lift t0_v0"]);
    assert_eq!(moved.refused(HELLENIS, "place t0_v0"), Refusal::CellTaken, "any other cell");
    moved.play(HELLENIS, "place t2_v1");
    assert_eq!(moved.0.mat(HELLENIS).crystals(), 2 + 1);
    assert_eq!(moved.0.mat(HELLENIS).signs_left(), 13);
}

#[test]
fn middle_any_resource_and_technology() {
    let mut scene = fulfil(BABYLONS, "pact_babylons_1");
    scene.all(BABYLONS, &["pay gold", "gain metal"]);
    assert_eq!(scene.track(BABYLONS, Track::Technology), 1);
    assert_eq!(scene.has(BABYLONS, Resource::Metal), 5);
}

#[test]
fn r45_power_of_the_middle_opens_the_last_trade_space() {
    let puzzle = four()
        .pact(PHARAOS, "pact_pharaos_6")
        .goods(PHARAOS, [0, 0, 5, 0])
        .crystals(PHARAOS, 0)
        .followers(PHARAOS, "gaia4_a1", 1)
        .track(PHARAOS, Track::Power, 6)
        .track(PHARAOS, Track::Trade, 9);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Additional, &[]));
    scene.play(PHARAOS, "fulfil");
    assert_eq!(scene.track(PHARAOS, Track::Trade), 11);
    assert!(scene.0.end_triggered());
}

#[test]
fn s3_5_one_pact_per_turn() {
    let puzzle =
        four().pact(PHARAOS, "pact_neutral_02").pact(PHARAOS, "pact_neutral_03").goods(PHARAOS, [5; 4]);
    let puzzle = puzzle.summon_tokens(PHARAOS, 1, false);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Additional, &[]));
    scene.all(PHARAOS, &["fulfil", "fulfil pact_neutral_02"]);
    assert_eq!(scene.refused(PHARAOS, "fulfil"), Refusal::OncePerTurn);
    assert_eq!(scene.options(PHARAOS), ["summon", "done"]);
}
