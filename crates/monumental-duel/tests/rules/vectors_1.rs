//! Test vectors V1 to V20 of the specification.

use crate::table::*;
use monumental_duel::{PromptKind, Refusal};

#[test]
fn v01_city_activation() {
    let puzzle = japanese().city(A, 0, "work_camp").city(A, 1, "work_camp/bushido").city(A, 2, "fort");
    let mut p = play(puzzle.city(A, 4, "fort").city(A, 7, "library").city(A, 8, "mine").activation(A));
    assert_eq!(p.offers().len(), 9);
    p.go("activate:0,1");
    assert_eq!(p.held(A), [2, 1, 2, 0, 2]);
    assert_eq!(p.0.player(A).gained, [2, 1, 2, 0, 0]);
    let active: Vec<u8> = p.0.player(A).active.iter().collect();
    assert_eq!(active, [0, 1, 2, 4, 7]);
    p.go("pass");
    assert!(p.offered("use:1:knowledge"));
    assert!(!p.offered("use:1:top") && !p.offered("use:8:top"));
}

#[test]
fn v02_completing_a_wonder() {
    let puzzle = aztecs().wonder(A, "colossus_of_rhodes").holds(A, Production, 4).holds(A, Gold, 0);
    let mut p = play(puzzle.passed(B).turn(A));
    p.go("complete");
    assert_eq!(p.held(A), [1, 0, 2, 0, 0]);
    assert_eq!(p.deck_top(A), ["colossus_of_rhodes"]);
    assert_eq!((p.0.player(A).wonder, p.0.wonders(A)), (None, 1));
}

#[test]
fn v03_second_policy() {
    let mut p = play(aztecs().policies(A, &["calendar"]).holds(A, Culture, 2).passed(B).turn(A));
    p.go("policy:codex");
    assert_eq!(p.held(A), [0, 2, 0, 0, 3], "2 science of Codex, 1 gold of Calendar");
    assert_eq!(p.0.player(A).policy(), Some(p.policy("codex")));
    p.go("use:policy");
    assert!(p.deals()[0].0.starts_with("deal:city:0"), "the action is that of Codex now");
}

/// R13: an action without effect is not offered.
#[test]
fn v04_calendar() {
    let puzzle = aztecs().policies(A, &["calendar"]).city(A, 0, "fort").city(A, 3, "library/land_use");
    let mut p = play(puzzle.city(A, 8, "mine").active(A, &[8]).passed(B).turn(A));
    p.go("use:policy");
    assert_eq!(p.offers(), ["place:0", "place:3"]);
    p.go("place:0");
    assert_eq!((p.in_discard(A, "fort"), p.place(A, 0).as_str()), (1, ""));
    assert_eq!(p.refusal("use:policy"), Some(Refusal::AlreadyUsed));

    let puzzle = aztecs().policies(A, &["calendar"]).city(A, 0, "fort").active(A, &[0]);
    assert_eq!(play(puzzle.turn(A)).refusal("use:policy"), Some(Refusal::NoEffect));
}

#[test]
fn v05_conquest_over_a_barricade() {
    let puzzle = japanese().provinces(B, &["phoenicia", "sahara", "barricade"]).holds(A, Gold, 0);
    let mut p = play(puzzle.clone().holds(A, Military, 6).turn(A));
    assert_eq!(p.pile("barricade"), 4);
    p.go("conquer");
    assert_eq!(p.held(A), [0; 5], "6 paid, no bonus");
    assert_eq!((p.pile("barricade"), p.lands(A), p.lands(B)), (5, vec!["sahara"], vec!["phoenicia"]));

    let p = play(puzzle.holds(A, Military, 5).turn(A));
    let missing = Refusal::CannotPay { resource: Military, price: 6, payable: 5 };
    assert_eq!(p.refusal("conquer"), Some(missing));
}

#[test]
fn v06_card_and_attached_knowledge() {
    let puzzle = malians().city(A, 4, "mine/regional_tributes").active(A, &[4]).gained(A, Production, 3);
    let mut p = play(puzzle.passed(B).turn(A));
    assert!(p.offered("use:4:top") && p.offered("use:4:knowledge"));
    p.go("use:4:top");
    assert_eq!(p.has(A, Gold), 3);
    assert!(!p.offered("use:4:top"));
    p.go("use:4:knowledge");
    assert_eq!(p.has(A, Gold), 4);
}

#[test]
fn v07_scientific_progress() {
    let puzzle = japanese().deck_top(A, &["trading_post"]).holds(A, Science, 2).holds(A, Gold, 0);
    let mut p = play(puzzle.passed(B).turn(A));
    let cards = p.0.player(A).deck.len();
    p.go("progress");
    assert_eq!(p.held(A), [0, 0, 0, 0, 2]);
    assert_eq!((p.in_discard(A, "trading_post"), p.0.player(A).deck.len()), (1, cards - 1));
}

#[test]
fn v08_outbidding() {
    let puzzle =
        aztecs().advantage(B, Military, 2).holds(A, Gold, 0).holds(A, Production, 5).holds(A, Science, 5);
    let mut p = play(puzzle.clone().holds(A, Military, 4).turn(A));
    p.go("advantage");
    assert_eq!(p.offers(), ["amount:3", "amount:4"], "only military, more than 2");
    p.go("amount:3");
    let card = p.0.advantage();
    assert_eq!((card.holder, card.resource, card.tokens), (Some(A), Some(Military), 3));
    assert_eq!(p.has(A, Military), 1);

    let p = play(puzzle.holds(A, Military, 2).turn(A));
    assert_eq!(p.refusal("advantage"), Some(Refusal::BidNotPayable { min: 3 }));
}

#[test]
fn v09_trade() {
    let mut p = play(aztecs().market("venice", [0, 0]).passed(B).turn(A));
    p.steps("scout city:venice basic:workshop");
    assert_eq!((p.has(A, Gold), p.stall("venice")), (1, Some([1, 0])));
    assert!(p.0.player(A).scout_used);
    assert!(p.traded(A, "venice"));
    assert_eq!((p.deck_top(A), p.pile("workshop")), (vec!["workshop"], 4));
}

#[test]
fn v10_fourth_trade() {
    let puzzle = malians().market("samarkand", [3, 2]).city(A, 0, "caravanserai").active(A, &[0]);
    let mut p = play(puzzle.passed(B).turn(A));
    p.steps("scout city:samarkand");
    assert_eq!(p.held(A), [0, 0, 0, 1, 1], "the effect, then all gold leaves");
    p.go("deal:free_city:ragusa");
    assert!(p.owns_city(A, "samarkand") && p.stall("samarkand").is_none());
    assert_eq!(p.stall("ragusa"), Some([0, 0]));
    p.go("use:0:top");
    assert_eq!(p.refusal("city:samarkand"), Some(Refusal::AlreadyTraded));
}

/// A round that ends with this row.
fn row_after(row: &[&str], deals: &str) -> Vec<&'static str> {
    let mut p = play(japanese().row(row).end_of_round(A));
    p.deal_cities();
    p.steps(deals);
    assert_eq!(p.0.question(), Some(PromptKind::Activate));
    p.row()
}

#[test]
fn v11_row_with_three_or_fewer_left() {
    let deals = "deal:row:petra deal:row:aqueduct deal:row:currency deal:row:nile_delta";
    let row = row_after(&["_", "writing", "_", "_", "sahara", "_"], deals);
    assert_eq!(row, ["nile_delta", "currency", "aqueduct", "petra", "writing", "sahara"]);
}

#[test]
fn v12_row_with_more_than_three_left() {
    let mut p =
        play(japanese().row(&["writing", "sahara", "_", "petra", "aqueduct", "currency"]).end_of_round(A));
    p.deal_cities();
    assert!(p.discarded("currency") && p.discarded("aqueduct") && !p.discarded("petra"));
    p.steps("deal:row:nile_delta deal:row:masonry deal:row:phoenicia");
    assert_eq!(p.row(), ["phoenicia", "masonry", "nile_delta", "writing", "sahara", "petra"]);
}

#[test]
fn v13_second_knowledge_in_the_refill() {
    let mut puzzle = japanese().deck_top(A, &["writing", "currency", "dojo"]);
    for place in 0..8 {
        puzzle = puzzle.city(A, place, if place < 5 { "work_camp" } else { "library" });
    }
    let mut p = play(puzzle.clone().end_of_round(A));
    assert_eq!(p.offers(), ["keep:placed", "keep:drawn"]);
    p.go("keep:drawn");
    assert_eq!((p.place(A, 8).as_str(), p.in_discard(A, "writing")), ("dojo/currency", 1));

    let mut p = play(puzzle.end_of_round(A));
    p.go("keep:placed");
    assert_eq!((p.place(A, 8).as_str(), p.in_discard(A, "currency")), ("dojo/writing", 1));
}

#[test]
fn v14_knowledge_alone() {
    let mut puzzle = japanese().bag(A, &[]);
    for place in 0..7 {
        puzzle = puzzle.no_discard(A).city(A, place, ["workshop", "laboratory"][place % 2]);
    }
    let mut p = play(puzzle.deck_top(A, &["writing"]).discard(A, &["currency"]).end_of_round(A));
    assert_eq!((p.place(A, 7).as_str(), p.place(A, 8).as_str()), ("/writing", ""));
    assert_eq!(p.in_discard(A, "currency"), 1, "a discard of knowledge only is not shuffled");
    p.deal_cities();
    while p.0.question() != Some(PromptKind::Activate) {
        let deal = p.deals()[0].0.clone();
        p.go(&deal);
    }
    p.steps("activate:0,0 activate:2,1");
    assert_eq!(p.has(A, Culture), 1, "Writing is activated by itself");
    assert!(p.active(A, 7));
}

/// R57: an empty deck gives no card outside the refill. R58: nor can progress be made with it.
#[test]
fn v15_no_reshuffle_in_the_action_phase() {
    let puzzle = japanese().bag(A, &[]).holds(A, Science, 4).market("malacca", [0, 0]);
    let mut p = play(puzzle.passed(B).turn(A));
    assert!(p.0.player(A).discard.len() >= 8);
    assert_eq!(p.refusal("progress"), Some(Refusal::DeckEmpty));
    p.steps("scout city:malacca production");
    assert_eq!((p.has(A, Production), p.0.player(A).discard.len()), (1, 15));
}

#[test]
fn v16_gained_counts_spent_tokens() {
    let puzzle = japanese().city(A, 0, "mine").active(A, &[0]);
    let mut p = play(puzzle.clone().gained(A, Production, 3).passed(B).turn(A));
    p.go("use:0:top");
    assert_eq!(p.has(A, Gold), 3);
    let p = play(puzzle.gained(A, Production, 2).holds(A, Production, 9).turn(A));
    assert_eq!(p.refusal("use:0:top"), Some(Refusal::ConditionFails));
}

#[test]
fn v17_reinforce() {
    let puzzle = japanese().policies(A, &["tea_ceremony"]).city(A, 0, "trading_post/writing").active(A, &[0]);
    let mut p = play(puzzle.passed(B).turn(A));
    p.steps("use:policy place:0");
    assert!(!p.active(A, 0));
    assert_eq!((p.place(A, 0).as_str(), p.in_discard(A, "writing")), ("trading_post", 1));
    p.go("pass");
    assert_eq!((p.place(A, 0).as_str(), p.in_discard(A, "trading_post")), ("trading_post", 0));
}

#[test]
fn v18_archive() {
    let puzzle =
        aztecs().city(A, 0, "aqueduct").city(A, 4, "fort/writing").city(A, 5, "petra").active(A, &[0]);
    let mut p = play(puzzle.passed(B).turn(A));
    assert_eq!((p.0.knowledge(A), p.0.wonders(A)), (1, 1));
    p.steps("use:0:top place:4");
    assert_eq!((p.in_archive(A, "fort"), p.in_discard(A, "writing"), p.0.knowledge(A)), (1, 1, 1));

    let puzzle = aztecs().city(A, 0, "aqueduct").city(A, 4, "/writing").city(A, 5, "petra").active(A, &[0]);
    let mut p = play(puzzle.clone().passed(B).turn(A));
    p.steps("use:0:top place:5");
    assert_eq!((p.in_archive(A, "petra"), p.0.wonders(A)), (1, 0));
    let mut p = play(puzzle.passed(B).turn(A));
    p.steps("use:0:top place:4");
    assert_eq!((p.in_archive(A, "writing"), p.0.knowledge(A)), (1, 0));
}

#[test]
fn v19_pass() {
    let puzzle = malians().city(A, 0, "fort/regional_tributes").city(A, 4, "library").active(A, &[0]);
    let puzzle = puzzle.market("venice", [2, 1]).holds(A, Military, 2).holds(A, Gold, 3).holds(A, Culture, 1);
    let mut p = play(puzzle.turn(A));
    p.go("use:0:knowledge"); // a mark to be cleared
    p.go("pass"); // the Japanese
    assert_eq!(p.held(A), [0, 0, 2, 1, 4]);
    p.steps("scout city:venice basic:workshop pass");
    assert_eq!(p.held(A), [0, 0, 0, 1, 3]);
    assert_eq!(p.stall("venice"), Some([3, 1]));
    assert_eq!((p.in_discard(A, "fort"), p.in_discard(A, "regional_tributes")), (1, 1));
    assert!(!p.0.player(A).scout_used && p.0.player(A).traded.is_empty());
}

#[test]
fn v20_decay() {
    let after = |policies: &[&str], tokens: u8| {
        let puzzle = japanese().policies(A, policies).advantage(A, Science, tokens).last_round();
        let p = play(puzzle.end_of_round(A));
        (p.0.advantage().holder, p.0.advantage().tokens)
    };
    assert_eq!(after(&[], 3), (Some(A), 2));
    assert_eq!(after(&[], 1), (None, 0));
    assert_eq!(after(&[], 0), (None, 0));
    assert_eq!(after(&["shogunate"], 3), (Some(A), 3));
    assert_eq!(after(&["shogunate"], 0), (None, 0));
}
