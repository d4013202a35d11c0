//! Rulings of chapter 7 about content (R35, R55) and of this program (Z1 and on) that no test of another chapter shows.

use crate::table::*;
use monumental_duel::{Puzzle, Refusal};

/// R35: no province is defended beyond its cost, as long as nothing lies on it.
#[test]
fn r35_a_province_has_no_defence_of_its_own() {
    let content = standard();
    for id in ["phoenicia", "sahara", "nile_delta", "pamirs", "klondike", "pampas"] {
        let card = content.card_by_id(id).unwrap();
        let cost = u16::from(content.card(card).cost[0]);
        let puzzle = japanese().provinces(B, &[id]).holds(A, Gold, 0);
        assert!(play(puzzle.clone().holds(A, Military, cost).turn(A)).offered("conquer"), "{id}");
        assert!(!play(puzzle.holds(A, Military, cost - 1).turn(A)).offered("conquer"), "{id}");
    }
}

/// R55: the Trading Post is a development building of era I and in nobody's starting deck.
#[test]
fn r55_the_trading_post_is_a_development_building() {
    let content = standard();
    let card = content.card_by_id("trading_post").unwrap();
    assert!(content.eras[0].contains(card) && !content.eras[1].contains(card));
    assert!(content.civs.iter().all(|civ| civ.deck.count(card.index()) == 0));
}

/// R63: what would do nothing is offered neither in the menu, nor as a branch, nor as a copy.
#[test]
fn r63_one_test_of_use_for_menus_branches_and_copies() {
    let old = r#"{ op = "copy", from = "city", kinds = ["building"] }] },"#;
    let content = pack(&[(old, &old.replace("building", "knowledge"))]);
    let puzzle = Puzzle::new(content, ["aztecs", "malians"]).city(A, 0, "forbidden_city");
    let puzzle = puzzle.city(A, 4, "fort/land_use").active(A, &[0, 4]).holds(A, Culture, 1).passed(B);
    let mut with = play(puzzle.clone().turn(A));
    assert!(with.offered("use:4:knowledge") && with.offered("use:0:top"));
    with.go("policy:triple_alliance");
    assert!(with.offered("branch:0"));
    // Without a province no token can be put anywhere.
    let mut without = play(puzzle.provinces(B, &["lake_texcoco"]).turn(A));
    assert_eq!(without.refusal("use:4:knowledge"), Some(Refusal::NoEffect));
    assert_eq!(without.refusal("use:0:top"), Some(Refusal::NoEffect));
    without.go("policy:triple_alliance");
    assert_eq!(without.offers(), ["production", "science", "military"], "the only branch left");
}

#[test]
fn z1_a_reinforced_card_loses_its_pending_effect() {
    // Bushido, drawn by Telegraphy, turns the Dojo back before its turn comes (R25: its abilities stop).
    let puzzle = japanese().advantage(A, Science, 1).city(A, 0, "fort/telegraphy").city(A, 1, "dojo");
    let mut p = play(puzzle.deck_top(A, &["bushido"]).bag(A, &[]).activation(A));
    p.steps("activate:0,0 next:0:knowledge yes place:1");
    assert_eq!((p.has(A, Culture), p.active(A, 1)), (0, false));
}

#[test]
fn z2_a_first_time_whose_condition_fails_waits_for_the_next_event() {
    let ability = r#"{ trigger = "first_time", event = "trade", if = { is = "gained", res = "culture", min = 1 }, do = [{ op = "gain", res = "military", n = 1 }] }"#;
    let puzzle = Puzzle::new(trading_post_with(ability), ["aztecs", "malians"]).city(A, 4, "trading_post");
    let puzzle = puzzle.city(A, 0, "petra").city(A, 1, "caravanserai").active(A, &[0, 1, 4]);
    let puzzle = puzzle.market("ragusa", [0, 0]).market("samarkand", [0, 0]).market("kilwa", [0, 0]);
    let mut p = play(puzzle.holds(A, Gold, 5).passed(B).turn(A));
    p.steps("scout city:ragusa");
    assert_eq!(p.has(A, Military), 0, "no culture was gained yet");
    p.steps("use:0:top city:samarkand");
    assert_eq!(p.has(A, Military), 1, "the first event for which it can answer");
    assert_ne!(p.0.player(A).city[4].marks, [0, 0], "now it is marked");
}

#[test]
fn z3_a_wonder_that_is_not_kept_was_acquired() {
    let ability = r#"{ trigger = "each_time", event = "acquire_wonder", do = [{ op = "gain", res = "culture", n = 1 }] }"#;
    let puzzle = Puzzle::new(trading_post_with(ability), ["aztecs", "malians"]).city(A, 4, "trading_post");
    let puzzle = puzzle.active(A, &[4]).wonder(A, "petra").row(&["great_library"]).passed(B);
    let mut p = play(puzzle.holds(A, Production, 2).holds(A, Gold, 0).turn(A));
    p.steps("acquire:row:0 keep:old");
    assert_eq!((p.has(A, Culture), p.discarded("great_library")), (1, true));
}

#[test]
fn z7_a_wonder_counts_in_its_own_bonus() {
    let old = "bonus = [{ op = \"gain\", res = \"gold\", n = 2 }]\n\n[[wonder]]\nid = \"angkor_wat\"";
    let new = old.replace("res = \"gold\", n = 2", "res = \"culture\", n = { per = \"wonder\" }");
    let puzzle = Puzzle::new(pack(&[(old, &new)]), ["aztecs", "malians"]).wonder(A, "petra").passed(B);
    let mut p = play(puzzle.holds(A, Production, 3).holds(A, Gold, 0).turn(A));
    p.go("complete");
    assert_eq!((p.has(A, Culture), p.0.wonders(A)), (1, 1));
}
