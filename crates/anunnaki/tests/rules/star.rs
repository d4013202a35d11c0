//! The pawn, signs, magic and upgrades (3.3, 3.4, 3.8).

use super::scene::{BABYLONS, NORRENIS, PHARAOS, Scene, four, four_with};
use anunnaki::Refusal;
use anunnaki::ids::{Artifact, Cell, Kind, Resource, Slot, Token, Track};
use anunnaki::prompt::Phase;

#[test]
fn s3_3_a_jump_crosses_nothing_r20() {
    let mut scene = Scene(four().pawn(BABYLONS, Slot::T0).turn(BABYLONS));
    assert_eq!(scene.refused(BABYLONS, "pawn t0"), Refusal::PawnMustMove);
    scene.play(BABYLONS, "pawn v2");
    assert_eq!(scene.0.mat(BABYLONS).signs_left(), 14);
}

#[test]
fn s3_3_a_crossed_sign_gives_others_nothing_and_ra_a_move() {
    let puzzle =
        |seat| four().pawn(seat, Slot::T0).signs(seat, &[Cell::T0V0]).goods(seat, [0; 4]).crystals(seat, 0);
    let mut plain = Scene(puzzle(NORRENIS).turn(NORRENIS));
    plain.play(NORRENIS, "pawn v0");
    assert_eq!(plain.asked(), "ask-harvest");
    let mut ra = Scene(puzzle(PHARAOS).turn(PHARAOS));
    ra.play(PHARAOS, "pawn v0");
    assert_eq!(ra.asked(), "ask-crossed-sign");
    assert_eq!(ra.options(PHARAOS).len(), 14 + 1, "each empty cell, or decline");
    assert_eq!(ra.refused(PHARAOS, "shift t0_v0"), Refusal::CellTaken);
    ra.play(PHARAOS, "shift t2_v1");
    assert_eq!(ra.0.mat(PHARAOS).crystals(), 2 + 2, "of t2_v1 and of the new sign in t0_v0");
}

#[test]
fn r80_a_new_sign_falls_on_the_cell_that_ras_shift_leaves() {
    let shifted = |empty: bool, signs: &[Cell]| {
        let puzzle = four_with(|setup| setup.ra_leaves_cell_empty = empty);
        let puzzle = puzzle.pawn(PHARAOS, Slot::T0).signs(PHARAOS, signs).goods(PHARAOS, [0; 4]);
        let mut scene = Scene(puzzle.crystals(PHARAOS, 0).turn(PHARAOS));
        scene.all(PHARAOS, &["pawn v0", "shift t2_v1"]);
        scene
    };
    let signs = |scene: &Scene| scene.0.mat(PHARAOS).signs().iter().collect::<Vec<_>>();
    let new = shifted(false, &[Cell::T0V0]);
    assert_eq!(signs(&new), [Cell::T0V0, Cell::T2V1]);
    assert_eq!((new.0.mat(PHARAOS).crystals(), new.0.mat(PHARAOS).signs_left()), (4, 12));
    let empty = shifted(true, &[Cell::T0V0]);
    assert_eq!(signs(&empty), [Cell::T2V1]);
    assert_eq!(
        (empty.0.mat(PHARAOS).crystals(), empty.0.mat(PHARAOS).signs_left()),
        (2, 13),
        "R6: no new sign"
    );
    let most: Vec<Cell> =
        Cell::ALL.into_iter().filter(|cell| ![Cell::T2V1, Cell::T4V4].contains(cell)).collect();
    let last = shifted(false, &most);
    assert!(last.0.end_triggered() && last.0.mat(PHARAOS).signs_left() == 0, "the fourteenth sign");
    let all: Vec<Cell> = Cell::ALL.into_iter().filter(|cell| *cell != Cell::T2V1).collect();
    let puzzle = four().pawn(PHARAOS, Slot::T0).signs(PHARAOS, &all).end_triggered();
    let mut none = Scene(puzzle.turn(PHARAOS));
    none.all(PHARAOS, &["pawn v0", "shift t2_v1"]);
    assert!(!none.0.mat(PHARAOS).signs().contains(Cell::T0V0), "no sign is left for it");
}

#[test]
fn s3_3_ra_may_decline() {
    let mut scene = Scene(four().pawn(PHARAOS, Slot::T0).signs(PHARAOS, &[Cell::T0V0]).turn(PHARAOS));
    scene.all(PHARAOS, &["pawn v0", "decline"]);
    assert!(scene.0.mat(PHARAOS).signs().contains(Cell::T0V0));
}

#[test]
fn r6_upgraded_ra_counts_a_moved_sign() {
    let puzzle = |new_only: bool, empty: bool| {
        four_with(|setup| (setup.ra_new_signs_only, setup.ra_leaves_cell_empty) = (new_only, empty))
            .major(PHARAOS, "pharaos_f")
            .pawn(PHARAOS, Slot::T0)
            .signs(PHARAOS, &[Cell::T0V0])
            .goods(PHARAOS, [0; 4])
    };
    let mut scene = Scene(puzzle(false, true).turn(PHARAOS));
    scene.all(PHARAOS, &["pawn v0", "shift t1_v1", "gain metal"]);
    assert_eq!(scene.goods(PHARAOS), [0, 0, 1, 0]);
    assert_ne!(scene.asked(), "ask-gain", "one sign, one resource");
    let mut both = Scene(puzzle(false, false).turn(PHARAOS));
    both.all(PHARAOS, &["pawn v0", "shift t1_v1", "gain metal", "gain gold"]);
    assert_eq!(both.goods(PHARAOS), [0, 0, 1, 1], "the moved sign and the new one");
    let mut dry = Scene(puzzle(false, true).turn(PHARAOS));
    dry.all(PHARAOS, &["pawn v0", "shift v4_v0"]);
    assert_ne!(dry.asked(), "ask-gain", "a cell without crystals gives no resource");
    let mut new_only = Scene(puzzle(true, false).turn(PHARAOS));
    new_only.all(PHARAOS, &["pawn v0", "shift t1_v1", "gain metal"]);
    assert_ne!(new_only.asked(), "ask-gain", "by option: the new sign alone");
}

#[test]
fn s3_1_god_check_frees_the_major_god_once_and_for_all() {
    let inner = [Cell::V4V0, Cell::V0V1, Cell::V1V2, Cell::V2V3];
    let puzzle =
        four().pawn(PHARAOS, Slot::V3).signs(PHARAOS, &inner).goods(PHARAOS, [0; 4]).crystals(PHARAOS, 0);
    let mut scene = Scene(puzzle.turn(PHARAOS));
    assert!(!scene.0.mat(PHARAOS).major_token());
    scene.play(PHARAOS, "pawn v4");
    assert!(scene.0.mat(PHARAOS).major_token(), "five inner signs");
    // Ra lifts one of them later; the token stays free (permanently released).
    let five = [inner[0], inner[1], inner[2], inner[3], Cell::V3V4];
    let puzzle = four_with(|setup| setup.ra_leaves_cell_empty = true);
    let mut scene = Scene(puzzle.pawn(PHARAOS, Slot::V3).signs(PHARAOS, &five).turn(PHARAOS));
    scene.all(PHARAOS, &["pawn v4", "shift t0_v0"]);
    assert!(!scene.0.mat(PHARAOS).signs().contains(Cell::V3V4));
    assert!(scene.0.mat(PHARAOS).major_token());
}

#[test]
fn s3_4_magic_red_and_blue_use_the_side_showing() {
    let puzzle = four().pawn(PHARAOS, Slot::T0).upgraded(PHARAOS, Token::MoveRed).crystals(PHARAOS, 5);
    let mut scene = Scene(puzzle.goods(PHARAOS, [0; 4]).phase(PHARAOS, Phase::Magic, &[]));
    let mut blue = scene.clone();
    scene.play(PHARAOS, "cast magic_red");
    assert_eq!(scene.0.mat(PHARAOS).crystals(), 2);
    assert_eq!(scene.refused(PHARAOS, "perform trade"), Refusal::WrongColour);
    scene.play(PHARAOS, "perform move_red");
    assert_eq!(scene.prompt(), Some(anunnaki::Prompt::MovePick { points: 5 }));
    blue.play(PHARAOS, "cast magic_blue");
    assert_eq!(blue.0.mat(PHARAOS).crystals(), 3);
    assert_eq!(blue.refused(PHARAOS, "perform portal"), Refusal::UnderPawn);
    blue.play(PHARAOS, "perform move_blue");
    assert_eq!(blue.prompt(), Some(anunnaki::Prompt::MovePick { points: 2 }));
}

#[test]
fn s3_4_magic_weapons() {
    let mut scene =
        Scene(four().goods(PHARAOS, [0, 0, 2, 0]).crystals(PHARAOS, 1).phase(PHARAOS, Phase::Magic, &[]));
    scene.all(PHARAOS, &["cast magic_weapons", "arm dagger", "arm war_cart"]);
    assert_eq!(scene.0.advanced_in_hand(PHARAOS).len(), 2);
    assert_eq!((scene.goods(PHARAOS), scene.0.mat(PHARAOS).crystals()), ([0; 4], 0));
}

#[test]
fn s3_4_prices_and_r7_no_effect() {
    let rich = |crystals| four().goods(PHARAOS, [0; 4]).crystals(PHARAOS, crystals);
    let poor = Scene(rich(1).phase(PHARAOS, Phase::Magic, &[]));
    assert_eq!((poor.0.active(), poor.0.phase()), (NORRENIS, Phase::Main), "1 crystal alone buys nothing");
    let scene = Scene(rich(2).phase(PHARAOS, Phase::Magic, &[]));
    assert_eq!(scene.refused(PHARAOS, "cast magic_red"), Refusal::Crystals { have: 2, need: 3 });
    assert_eq!(
        scene.refused(PHARAOS, "cast magic_build"),
        Refusal::Lacking { resource: Resource::Wood, have: 0, need: 2 }
    );
    assert_eq!(scene.refused(PHARAOS, "mirror"), Refusal::NotOwned);
    // R7: no settlement left to build, no site to recruit at, no stack card, no token beside the pawn.
    let built = ["gaia4_a1", "gaia4_a2", "gaia4_a3", "gaia4_a4"];
    let puzzle = built.iter().fold(four(), |puzzle, at| puzzle.settlement(PHARAOS, at));
    let puzzle = puzzle.goods(PHARAOS, [2; 4]).crystals(PHARAOS, 3).hand(PHARAOS, &advanced());
    let scene = Scene(puzzle.phase(PHARAOS, Phase::Magic, &[]));
    assert_eq!(scene.refused(PHARAOS, "cast magic_build"), Refusal::NoEffect);
    assert_eq!(scene.refused(PHARAOS, "cast magic_weapons"), Refusal::NoEffect);
    assert_eq!(scene.refused(PHARAOS, "cast magic_upgrade"), Refusal::NoEffect, "no pawn on the star");
}

fn advanced() -> Vec<anunnaki::ids::Weapon> {
    use anunnaki::ids::Weapon as W;
    vec![W::Dagger, W::ShortBow, W::DoubleAxe, W::Ballista, W::CastingNet, W::Broadsword, W::WarCart]
}

#[test]
fn s3_8_upgrade_red_costs_wood_and_metal_and_gives_two_steps() {
    let puzzle = four().pawn(PHARAOS, Slot::T0).goods(PHARAOS, [0, 1, 1, 2]).crystals(PHARAOS, 1);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Magic, &[]));
    scene.all(PHARAOS, &["cast magic_upgrade", "upgrade harvest_red", "decline"]);
    assert_eq!(scene.goods(PHARAOS), [0; 4]);
    assert_eq!(scene.track(PHARAOS, Track::Technology), 2);
    assert!(scene.0.mat(PHARAOS).upgraded().contains(Token::HarvestRed));
    assert!(!scene.0.mat(NORRENIS).upgraded().contains(Token::HarvestRed), "only the own token is turned");
}

#[test]
fn r52_only_base_sides_can_be_upgraded() {
    let puzzle = four().pawn(PHARAOS, Slot::V0).upgraded(PHARAOS, Token::Market).goods(PHARAOS, [0, 1, 1, 2]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Magic, &[]));
    scene.play(PHARAOS, "cast magic_upgrade");
    assert_eq!(scene.refused(PHARAOS, "upgrade market"), Refusal::AlreadyUpgraded);
}

#[test]
fn r61_one_of_the_mirrors_actions_may_be_passed() {
    let mut scene = Scene(
        four()
            .defeated(PHARAOS, "gaia4_b3")
            .artifact(PHARAOS, Artifact::Mirror, &[Artifact::Scarab, Artifact::Cornucopia])
            .goods(PHARAOS, [0, 2, 0, 0])
            .crystals(PHARAOS, 0)
            .phase(PHARAOS, Phase::Magic, &[]),
    );
    scene.all(PHARAOS, &["mirror", "decline", "cast magic_build", "build pharaos_d"]);
    assert_eq!(scene.count(PHARAOS, "pharaos_d", Kind::Settlement), 1);
    assert_ne!(scene.asked(), "ask-magic");
}

#[test]
fn r22_the_main_action_is_compulsory_but_can_be_cut_short() {
    let mut scene = Scene(four().turn(PHARAOS));
    assert_eq!(scene.refused(PHARAOS, "decline"), Refusal::NotTheQuestion);
    scene.all(PHARAOS, &["pawn t1", "stop"]);
    assert_ne!(scene.asked(), "ask-move-pick");
}
