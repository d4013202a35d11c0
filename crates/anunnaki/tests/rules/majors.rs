//! The four major gods, base and upgraded (9.10). Ra stands in `star.rs`, Ishtar's harvests in `vectors.rs`.

use super::scene::{BABYLONS, HELLENIS, NORRENIS, PHARAOS, Scene, four, two};
use anunnaki::ids::{Cell, House, Kind, MinorGod, Slot, Token, Track, Weapon};
use anunnaki::prompt::Phase;
use anunnaki::{Prompt, Refusal};

#[test]
fn odin_moves_settlements_and_carries_two_figures() {
    let puzzle = four().minor(NORRENIS, MinorGod::Thor, "norrenis_f");
    let mut scene = Scene(puzzle.acting(NORRENIS, Token::MoveBlue, false));
    scene.all(NORRENIS, &["pick norrenis_f settlement", "step norrenis_d"]);
    assert_eq!(scene.options(NORRENIS), ["carry follower", "carry minor_god", "stop"]);
    scene.all(NORRENIS, &["carry minor_god", "carry follower"]);
    for kind in [Kind::Settlement, Kind::Minor, Kind::Follower] {
        assert_eq!(scene.count(NORRENIS, "norrenis_d", kind), 1);
    }
    assert_eq!(scene.prompt(), Some(Prompt::MovePick { points: 1 }), "the load travels free");
    // R54: the load may differ at each step.
    scene.all(NORRENIS, &["pick norrenis_d settlement", "step norrenis_a", "stop"]);
    assert_eq!(scene.count(NORRENIS, "norrenis_a", Kind::Settlement), 1);
    assert_eq!(scene.count(NORRENIS, "norrenis_d", Kind::Follower), 1);
}

#[test]
fn odin_portals_a_settlement_with_its_load_once() {
    let mut scene = Scene(four().acting(NORRENIS, Token::Portal, true));
    scene.all(NORRENIS, &["pick norrenis_f settlement", "teleport gaia4_b1", "carry follower", "stop"]);
    assert_eq!(scene.refused(NORRENIS, "pick gaia4_b1 settlement"), Refusal::AlreadyArrived, "R78");
    assert_eq!(scene.refused(NORRENIS, "pick gaia4_b1 follower"), Refusal::AlreadyArrived);
    scene.play(NORRENIS, "stop");
}

#[test]
fn odin_settlements_gather_and_are_never_besieged_r55_r56() {
    let puzzle = four().settlement(NORRENIS, "norrenis_d");
    let mut scene = Scene(puzzle.acting(NORRENIS, Token::MoveRed, false));
    scene.all(
        NORRENIS,
        &["pick norrenis_f settlement", "step norrenis_d", "carry follower", "carry follower"],
    );
    assert_eq!(scene.count(NORRENIS, "norrenis_d", Kind::Settlement), 2);
    assert!(!scene.controls(NORRENIS, "norrenis_f"), "R56: an empty capital is not controlled");
    let puzzle = four().move_settlement(NORRENIS, "norrenis_f", "gaia4_a1").followers(PHARAOS, "gaia4_a1", 1);
    let scene = Scene(puzzle.hand(PHARAOS, &[Weapon::Dagger]).phase(PHARAOS, Phase::Battles, &[]));
    assert!(scene.contested("gaia4_a1"));
}

#[test]
fn odin_upgraded_settlements_have_strength_two() {
    let puzzle = |major: bool| {
        let puzzle = four().move_settlement(NORRENIS, "norrenis_f", "gaia4_b1").goods(NORRENIS, [0; 4]);
        if major { puzzle.major(NORRENIS, "norrenis_f") } else { puzzle }
    };
    let base = Scene(puzzle(false).acting(NORRENIS, Token::HarvestBlue, false));
    assert_eq!(base.refused(NORRENIS, "harvest gaia4_b1"), Refusal::NoHarvestStrength);
    let mut scene = Scene(puzzle(true).acting(NORRENIS, Token::HarvestBlue, false));
    scene.play(NORRENIS, "harvest gaia4_b1");
    assert_eq!(scene.goods(NORRENIS), [0, 0, 2, 0]);
    let attack = puzzle(true).followers(PHARAOS, "gaia4_b1", 1).hand(NORRENIS, &[Weapon::Dagger]);
    let scene = Scene(attack.phase(NORRENIS, Phase::Battles, &[]));
    assert_eq!((scene.0.battle_total(0), scene.0.battle_total(1)), (2, 1));
}

#[test]
fn ishtar_base_two_per_settlement_beside_figures() {
    let puzzle =
        four().settlement(BABYLONS, "gaia4_b1").followers(BABYLONS, "gaia4_b1", 1).goods(BABYLONS, [0; 4]);
    let mut scene = Scene(puzzle.acting(BABYLONS, Token::HarvestBlue, false));
    scene.play(BABYLONS, "harvest gaia4_b1");
    assert_eq!(scene.goods(BABYLONS), [0, 0, 3, 0], "1 + 2 against a limit of 3");
}

#[test]
fn ishtar_upgraded_chooses_each_unit_of_a_two_type_hex() {
    let puzzle = two(House::Babylons, House::Pharaos)
        .settlement(PHARAOS, "gaia2_b1")
        .followers(PHARAOS, "gaia2_b1", 1)
        .major(PHARAOS, "babylons_f")
        .goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.acting(PHARAOS, Token::HarvestBlue, false));
    scene.all(PHARAOS, &["harvest gaia2_b1", "collect gold", "collect gold", "collect gold"]);
    assert_eq!(
        (scene.goods(PHARAOS), scene.exhausted("gaia2_b1")),
        ([0, 0, 0, 3], 1),
        "only gold was collected"
    );
}

#[test]
fn zeus_base_any_figure_on_the_planet() {
    let puzzle = four()
        .followers(BABYLONS, "gaia4_a3", 1)
        .followers(BABYLONS, "gaia4_a4", 1)
        .followers(BABYLONS, "gaia4_b4", 1)
        .followers(HELLENIS, "gaia4_d1", 1)
        .followers(PHARAOS, "gaia4_d2", 1)
        .culture("gaia4_k02", "culture_crystal_3");
    let scene = Scene(puzzle.phase(BABYLONS, Phase::Culture, &[]));
    let crystals = |seat| scene.0.mat(seat).crystals();
    assert_eq!([crystals(BABYLONS), crystals(HELLENIS), crystals(PHARAOS)], [3, 3, 2]);
}

#[test]
fn r58_a_settlement_is_no_figure_for_zeus() {
    let puzzle = four()
        .followers(BABYLONS, "gaia4_a3", 1)
        .followers(BABYLONS, "gaia4_a4", 1)
        .followers(BABYLONS, "gaia4_b4", 1)
        .settlement(HELLENIS, "gaia4_d1")
        .culture("gaia4_k02", "culture_crystal_3");
    let scene = Scene(puzzle.phase(BABYLONS, Phase::Culture, &[]));
    assert_eq!(scene.0.mat(HELLENIS).crystals(), 2);
}

#[test]
fn zeus_upgraded_doubles_every_kind_of_amount_r72() {
    let puzzle = |token| {
        four()
            .major(HELLENIS, "hellenis_f")
            .followers(HELLENIS, "gaia4_a3", 1)
            .followers(HELLENIS, "gaia4_a4", 1)
            .followers(HELLENIS, "gaia4_b4", 1)
            .culture("gaia4_k02", token)
    };
    let power = Scene(puzzle("culture_power_1").phase(HELLENIS, Phase::Culture, &[]));
    assert_eq!(power.track(HELLENIS, Track::Power), 4);
    let mut weapon = Scene(puzzle("culture_weapon_1").phase(HELLENIS, Phase::Culture, &[]));
    weapon.all(HELLENIS, &["use", "arm dagger", "arm long_spear"]);
    assert_eq!(weapon.0.advanced_in_hand(HELLENIS).len(), 2);
    let mut pact = Scene(puzzle("culture_pact_1").phase(HELLENIS, Phase::Culture, &[]));
    pact.all(HELLENIS, &["use", "pact 0"]).deal_all();
    pact.play(HELLENIS, "pact 1").deal_all();
    assert_eq!(pact.0.mat(HELLENIS).held().count(), 2);
}

#[test]
fn ra_upgraded_works_for_the_reward_move_a_sign_r6() {
    let puzzle = four()
        .major(PHARAOS, "pharaos_f")
        .signs(PHARAOS, &[Cell::T4V4])
        .pawn(PHARAOS, Slot::T0)
        .pact(PHARAOS, "pact_pharaos_4")
        .followers(PHARAOS, "gaia4_a1", 1)
        .goods(PHARAOS, [0, 2, 1, 2])
        .crystals(PHARAOS, 0);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Additional, &[]));
    scene.all(PHARAOS, &["fulfil", "lift t4_v4", "place t4_v3", "gain food"]);
    assert_eq!(scene.0.mat(PHARAOS).crystals(), 2 + 1, "two of the cell, one of the pact");
    assert_eq!(scene.goods(PHARAOS), [1, 0, 0, 0]);
    assert_eq!(scene.vp(PHARAOS), 5);
}
