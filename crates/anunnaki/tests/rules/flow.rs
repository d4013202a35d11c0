//! Turns, the end trigger, equal turns, final scoring (3.2, 7, 8).

use super::scene::{BABYLONS, HELLENIS, NORRENIS, PHARAOS, Scene, four, two};
use anunnaki::Setup;
use anunnaki::ids::{Cell, Goal, House, Slot, Track};
use anunnaki::prompt::Phase;
use anunnaki::puzzle::Puzzle;
use game_core::{Awaiting, Describe, Game, Seat};

/// All cells but these.
fn all_but(left: &[Cell]) -> Vec<Cell> {
    Cell::ALL.into_iter().filter(|cell| !left.contains(cell)).collect()
}

#[test]
fn s8_the_fourteenth_sign_ends_the_game_with_the_round() {
    let puzzle = four()
        .signs(PHARAOS, &all_but(&[Cell::T0V0, Cell::T1V0]))
        .pawn(PHARAOS, Slot::T0)
        .goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.turn(PHARAOS));
    scene.play(PHARAOS, "pawn v0");
    assert!(scene.0.end_triggered());
    assert_eq!(scene.0.mat(PHARAOS).signs_left(), 0);
    scene.end_turn(PHARAOS);
    for seat in [NORRENIS, BABYLONS, HELLENIS] {
        assert_eq!(scene.0.active(), seat, "everybody has the same number of turns");
        let first = scene.options(seat)[0].clone();
        scene.play(seat, &first).end_turn(seat);
    }
    assert_eq!(scene.0.awaiting(), Awaiting::Nothing);
    assert_eq!(scene.0.phase(), Phase::Over);
}

#[test]
fn s8_a_trigger_of_the_last_player_ends_at_once() {
    let puzzle = four().signs(HELLENIS, &all_but(&[Cell::T0V0, Cell::T1V0])).pawn(HELLENIS, Slot::T0);
    let puzzle = puzzle.turns(&[1, 1, 1, 0]);
    let mut scene = Scene(puzzle.turn(HELLENIS));
    scene.play(HELLENIS, "pawn v0").end_turn(HELLENIS);
    assert_eq!(scene.0.awaiting(), Awaiting::Nothing);
}

#[test]
fn r19_one_cell_always_stays_empty() {
    let puzzle = four().signs(PHARAOS, &all_but(&[Cell::T0V0])).pawn(PHARAOS, Slot::T0).end_triggered();
    let mut scene = Scene(puzzle.turn(PHARAOS));
    scene.play(PHARAOS, "pawn v0");
    assert!(!scene.0.mat(PHARAOS).signs().contains(Cell::T0V0), "no sign is left for it");
}

#[test]
fn r70_the_round_limit() {
    let setup = Setup { round_limit: 1, ..Setup::new(2) };
    let puzzle = Puzzle::new(super::scene::worked(), &setup, &[House::Pharaos, House::Norrenis]);
    let mut scene = Scene(puzzle.turn(PHARAOS));
    for seat in [PHARAOS, NORRENIS] {
        let first = scene.options(seat)[0].clone();
        scene.play(seat, &first).end_turn(seat);
    }
    assert_eq!(scene.0.phase(), Phase::Over);
    assert!(!scene.0.end_triggered());
}

#[test]
fn s7_refused_steps_are_lost_r68() {
    let puzzle =
        four().track(PHARAOS, Track::Trade, 9).pact(PHARAOS, "pact_norrenis_3").goods(PHARAOS, [2, 0, 0, 2]);
    let mut scene = Scene(puzzle.followers(PHARAOS, "norrenis_a", 1).phase(PHARAOS, Phase::Additional, &[]));
    scene.play(PHARAOS, "fulfil");
    assert_eq!(scene.track(PHARAOS, Track::Trade), 10, "the second of two steps is refused");
}

#[test]
fn s7_power_stops_at_its_last_space() {
    let puzzle =
        four().track(PHARAOS, Track::Power, 16).pact(PHARAOS, "pact_pharaos_6").goods(PHARAOS, [0, 0, 5, 0]);
    let mut scene = Scene(puzzle.followers(PHARAOS, "gaia4_a1", 1).phase(PHARAOS, Phase::Additional, &[]));
    scene.play(PHARAOS, "fulfil");
    assert_eq!(scene.track(PHARAOS, Track::Power), 17);
    assert_eq!(scene.0.power_points(PHARAOS), 12);
}

#[test]
fn s8_power_may_cost_points() {
    let scene = Scene(four().last_turn_done());
    let power = scene.0.score_sheet(PHARAOS).into_iter().find(|line| line.key == "points-power");
    assert_eq!(power.map(|line| line.points), Some(-8));
}

#[test]
fn s8_goal_tiles_times_multipliers() {
    let puzzle = two(House::Pharaos, House::Norrenis)
        .goals([Goal::Settlements, Goal::Units, Goal::Shrines, Goal::Territories])
        .settlement(PHARAOS, "pharaos_d")
        .track(PHARAOS, Track::War, 3)
        .track(PHARAOS, Track::Technology, 6);
    let scene = Scene(puzzle.last_turn_done());
    assert_eq!(scene.0.goal_points(PHARAOS, Track::War), 2 * 2);
    assert_eq!(scene.0.goal_points(PHARAOS, Track::Technology), 3, "3 figures / 3, x3");
    assert_eq!(scene.0.goal_points(PHARAOS, Track::Trade), 1, "one shrine, x1");
}

#[test]
fn r49_ties_go_to_the_earlier_in_turn_order() {
    let scene = Scene(two(House::Pharaos, House::Norrenis).last_turn_done());
    assert_eq!(scene.vp(PHARAOS), scene.vp(NORRENIS));
    assert_eq!((scene.0.place(PHARAOS), scene.0.place(NORRENIS)), (1, 2), "seat 0 is the first player");
}

#[test]
fn s3_2_phases_follow_each_other() {
    let puzzle = four().goods(PHARAOS, [0, 2, 0, 0]).crystals(PHARAOS, 3).summon_tokens(PHARAOS, 1, false);
    let mut scene = Scene(puzzle.turn(PHARAOS));
    assert_eq!(scene.0.phase(), Phase::Main);
    scene.all(PHARAOS, &["pawn t0", "stop"]);
    assert_eq!(scene.0.phase(), Phase::Magic);
    scene.play(PHARAOS, "decline");
    assert_eq!(scene.0.phase(), Phase::Additional);
    scene.play(PHARAOS, "done");
    assert_eq!((scene.0.active(), scene.0.phase()), (NORRENIS, Phase::Main));
}

#[test]
fn r73_followers_from_the_reserve_may_still_be_placed_in_atlantis() {
    let puzzle = four()
        .defeated(PHARAOS, "gaia4_b3")
        .settlement(PHARAOS, "gaia4_b3")
        .end_triggered()
        .goods(PHARAOS, [2, 0, 0, 0])
        .crystals(PHARAOS, 1);
    let mut scene = Scene(puzzle.clone().phase(PHARAOS, Phase::Magic, &[]));
    scene.all(PHARAOS, &["cast magic_followers", "recruit gaia4_b3", "stop"]);
    let empty = puzzle.followers(PHARAOS, "pharaos_f", 9);
    let mut scene = Scene(empty.phase(PHARAOS, Phase::Magic, &[]));
    scene.play(PHARAOS, "cast magic_followers");
    let none = anunnaki::Refusal::NoFollowerToTake;
    assert_eq!(scene.refused(PHARAOS, "recruit gaia4_b3"), none, "R9: not with an empty reserve");
}

#[test]
fn every_seat_is_somebody() {
    let scene = Scene(four().turn(PHARAOS));
    let places: Vec<u8> = Seat::all(4).map(|seat| scene.0.place(seat)).collect();
    assert_eq!(places, [1, 2, 3, 4], "level at the start, in turn order");
}
