//! Edges of the rules that small changes of them would move (MUTANTS.md): limits met exactly, the reason of each
//! refusal, and cards whose second ability is the one that matters.

use crate::table::*;
use game_core::Game;
use monumental_duel::{Action, PromptKind, Puzzle, Refusal};

/// Aztecs against Malians with a Trading Post of these abilities activated in place 4; B has passed.
fn post(abilities: &str) -> Puzzle {
    let puzzle = Puzzle::new(trading_post_with(abilities), ["aztecs", "malians"]);
    puzzle.city(A, 4, "trading_post").active(A, &[4]).passed(B)
}

fn action(effect: &str) -> Puzzle {
    post(&format!("{{ trigger = \"action\", do = [{effect}] }}"))
}

/// 3.3.6: once per round, also where the action is not the first ability of the card.
#[test]
fn the_mark_of_a_second_ability_counts() {
    let abilities = r#"{ trigger = "lasting", mod = [{ mod = "outbid", n = 1 }] }, { trigger = "action", do = [{ op = "gain", res = "culture", n = 1 }] }"#;
    let mut p = play(post(abilities).turn(A));
    p.go("use:4:top");
    assert_eq!((p.has(A, Culture), p.refusal("use:4:top")), (1, Some(Refusal::AlreadyUsed)));
}

/// D1: three rows and three columns.
#[test]
fn there_is_no_fourth_row_or_column() {
    let p = play(japanese().activation(A));
    for (row, column) in [(3, 0), (0, 3)] {
        assert_eq!(p.0.refusal(A, Action::Activate { row, column }), Some(Refusal::NoSuchLine));
    }
    assert_eq!(p.0.refusal(A, Action::Activate { row: 2, column: 2 }), None);
}

/// D9: units go upwards, so that no combination is offered twice; only basic resources are gained so.
#[test]
fn basic_resources_are_chosen_upwards() {
    let mut p = play(action(r#"{ op = "gain", res = "basic", n = 3 }"#).turn(A));
    p.go("use:4:top");
    for resource in [Gold, Culture] {
        assert_eq!(p.0.refusal(A, Action::Basic(resource)), Some(Refusal::NotBasic));
    }
    p.go("science");
    assert_eq!(p.offers(), ["science", "military"]);
    assert_eq!(p.refusal("production"), Some(Refusal::GoUpwards));
    p.steps("science military");
    assert_eq!(p.held(A), [0, 2, 1, 0, 2]);
}

/// D9 for a cost of one type: exactly as many tokens are enough, gold does not help.
#[test]
fn a_cost_of_one_type_is_paid_in_that_type() {
    let exchange =
        r#"{ trigger = "may", cost = { basic_same = 2 }, do = [{ op = "gain", res = "culture", n = 1 }] }"#;
    let puzzle = post(exchange).holds(A, Production, 1).holds(A, Science, 2).holds(A, Military, 3);
    let mut p = play(puzzle.holds(A, Gold, 9).turn(A));
    p.go("free:4:top");
    assert_eq!(p.offers(), ["science", "military"]);
    let missing = Refusal::CannotPay { resource: Production, price: 2, payable: 1 };
    assert_eq!(p.0.refusal(A, Action::Basic(Production)), Some(missing));
    assert_eq!(p.0.refusal(A, Action::Basic(Gold)), Some(Refusal::NotBasic));
    p.go("science");
    assert_eq!(p.held(A), [1, 0, 3, 1, 9]);
    let p = play(post(exchange).holds(A, Science, 1).holds(A, Gold, 9).turn(A));
    assert_eq!(p.refusal("free:4:top"), Some(Refusal::CostNotPayable));
}

/// D13: cards of the row upwards, and early enough for those that must follow.
#[test]
fn cards_of_the_row_are_picked_upwards() {
    let row = &["petra", "writing", "sahara"];
    let mut p = play(action(r#"{ op = "discard_row", n = 2 }"#).row(row).turn(A));
    p.go("use:4:top");
    assert_eq!(p.offers(), ["row:0", "row:1"]);
    assert_eq!(p.refusal("row:2"), Some(Refusal::PickEarlier));
    assert_eq!(p.refusal("row:3"), Some(Refusal::RowEmpty));
    assert_eq!(p.refusal("stop"), Some(Refusal::MustPick));
    p.go("row:0");
    assert_eq!(p.offers(), ["row:1", "row:2"], "the next place is late enough");
    p.go("row:1");
    assert!(p.discarded("petra") && p.discarded("writing") && !p.discarded("sahara"));

    let mut p = play(action(r#"{ op = "discard_row", n = 2, up_to = true }"#).row(row).turn(A));
    p.steps("use:4:top row:1");
    assert_eq!(p.offers(), ["row:2", "stop"]);
    assert_eq!(p.refusal("row:0"), Some(Refusal::GoUpwards));
    p.go("stop");
    assert_eq!(p.row()[..3], ["petra", "_", "sahara"]);
}

/// D12: places of the city upwards.
#[test]
fn places_of_the_city_are_picked_upwards() {
    let puzzle =
        action(r#"{ op = "archive", n = 3, up_to = true }"#).city(A, 0, "fort").city(A, 1, "library");
    let mut p = play(puzzle.city(A, 3, "library").turn(A));
    p.steps("use:4:top place:1");
    assert_eq!(p.offers(), ["place:3", "stop"]);
    assert_eq!(p.refusal("place:0"), Some(Refusal::GoUpwards));
    assert_eq!(p.refusal("place:5"), Some(Refusal::NoCardThere));
    p.go("place:3");
    assert_eq!((p.0.player(A).archive.len(), p.place(A, 0).as_str()), (2, "fort"), "nothing later is left");
}

/// D8: a bot looks at the lowest bids only; a person may bid everything.
#[test]
fn few_bids_are_suggested() {
    let mut p = play(japanese().holds(A, Science, 9).holds(A, Gold, 0).turn(A));
    p.go("advantage");
    assert_eq!((p.offers().len(), p.offers()[0].as_str()), (9, "amount:1"));
    let mut suggested = vec![Action::Pass];
    p.0.suggest(A, &mut suggested);
    let bids = [Action::Pass, Action::Amount(1), Action::Amount(2), Action::Amount(3), Action::Amount(4)];
    assert_eq!(suggested, bids, "behind what was there before");
}

/// R32: once per round, also where the listening ability is not the first of its card.
#[test]
fn r32_the_first_time_of_a_second_ability_comes_once() {
    let abilities = r#"{ trigger = "lasting", mod = [{ mod = "outbid", n = 1 }] }, { trigger = "first_time", event = "trade", do = [{ op = "gain", res = "military", n = 1 }] }"#;
    let puzzle = post(abilities).city(A, 0, "petra").active(A, &[0, 4]).holds(A, Gold, 5);
    let mut p = play(puzzle.market("ragusa", [0, 0]).market("samarkand", [0, 0]).turn(A));
    p.steps("scout city:ragusa use:0:top city:samarkand");
    assert_eq!((p.has(A, Military), p.has(A, Culture)), (1, 1), "the second trade is not answered");
}

/// D2 is skipped where all pending effects only gain: their order cannot matter.
#[test]
fn the_order_of_plain_gains_is_not_asked() {
    let on_card = r#"{ trigger = "on_card", do = [{ op = "gain", res = "culture", n = 1 }] }"#;
    let puzzle = Puzzle::new(trading_post_with(on_card), ["aztecs", "malians"]);
    let mut p = play(puzzle.city(A, 0, "fort/writing").city(A, 1, "trading_post").activation(A));
    p.go("activate:0,0");
    assert_eq!((p.has(A, Culture), p.0.acting()), (2, B), "both, and the other player activates");

    let reaction =
        r#"{ trigger = "each_time", event = "trade", do = [{ op = "gain", res = "culture", n = 1 }] }"#;
    let puzzle = Puzzle::new(trading_post_with(reaction), ["malians", "aztecs"]).passed(B);
    let puzzle = puzzle.city(A, 4, "trading_post").active(A, &[4]).policies(A, &["trans_saharan_caravans"]);
    let mut p = play(puzzle.market("ragusa", [0, 0]).turn(A));
    p.steps("scout city:ragusa");
    assert_eq!((p.has(A, Culture), p.has(A, Gold)), (1, 2), "1 paid, 1 of the Caravans");
    assert_eq!(p.0.question(), Some(PromptKind::Turn), "nothing was asked");
}
