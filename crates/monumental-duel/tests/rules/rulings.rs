//! Rulings of chapter 7 that affect play and are not shown by a test vector or a card. The table in RULES.md
//! says where each ruling is tested.

use crate::table::*;
use game_core::Game;
use monumental_duel::{PromptKind, Puzzle, Refusal};

#[test]
fn r04_no_supply_runs_out() {
    let puzzle = japanese().city(A, 0, "forum").holds(A, Culture, 30).holds(A, Gold, 40);
    let mut p = play(puzzle.activation(A));
    p.go("activate:0,0");
    assert_eq!((p.has(A, Culture), p.has(A, Gold)), (31, 40));
}

#[test]
fn r05_r06_r07_everything_is_open() {
    let p = play(japanese().deck_top(A, &["workshop"]).discard(A, &["fort"]).turn(A));
    let json = serde_json::to_value(p.0.view(game_core::Viewer::Seat(B))).unwrap();
    assert_eq!(json, serde_json::to_value(p.0.view(game_core::Viewer::Spectator)).unwrap());
    let player = &json["players"][0];
    assert_eq!(player["deck_top"], serde_json::json!(["workshop"]));
    assert_eq!(
        (player["deck"]["work_camp"].as_u64(), player["discard"]["fort"].as_u64()),
        (Some(5), Some(1))
    );
    assert_eq!(player["culture_deck"].as_array().unwrap().len(), 5);
}

/// What the table shows is what the rules charge.
#[test]
fn prices_and_points_are_told() {
    let puzzle =
        aztecs().city(A, 0, "fort/masonry").active(A, &[0]).holds(A, Production, 1).holds(A, Gold, 1);
    let p = play(puzzle.row(&["petra", "sahara"]).turn(A));
    let json = serde_json::to_value(p.0.view(game_core::Viewer::Seat(A))).unwrap();
    let mine = &json["players"][0];
    let tag = |resource: &str, amount: u8, short: u8| serde_json::json!({ "resource": resource, "amount": amount, "short": short });
    let row = json["row"].as_array().unwrap();
    let at = |id: &str| row.iter().position(|card| card == id).unwrap();
    assert_eq!(mine["prices"]["row"][at("petra")], tag("production", 2, 0), "3 less 1 through Masonry");
    assert_eq!(mine["prices"]["row"][at("sahara")], tag("military", 4, 3));
    assert_eq!(mine["prices"]["policy"], tag("culture", 1, 1), "gold is no culture");
    assert_eq!(mine["prices"]["wonder"], serde_json::Value::Null);
    assert_eq!((mine["city_gold"].as_u64(), mine["score"]["score-provinces"].as_i64()), (Some(4), Some(1)));
}

#[test]
fn r10_activation_effects_are_compulsory() {
    let ability = r#"{ trigger = "on_card", do = [{ op = "discard_city", n = 1 }] }"#;
    let puzzle = Puzzle::new(trading_post_with(ability), ["aztecs", "malians"]);
    let mut p = play(puzzle.city(A, 0, "trading_post").city(A, 8, "fort").city(A, 7, "fort").activation(A));
    p.go("activate:0,0");
    assert_eq!(p.offers(), ["place:7", "place:8"], "no way to decline");
}

#[test]
fn r11_empty_places_may_be_activated() {
    let mut p = play(japanese().city(A, 8, "fort").activation(A));
    p.go("activate:0,0");
    assert!(p.0.player(A).active.is_empty());
}

#[test]
fn r12_exchanges_belong_to_the_own_turn() {
    let puzzle = aztecs().city(A, 0, "fort/currency").active(A, &[0]).holds(A, Science, 4);
    let mut p = play(puzzle.turn(A));
    p.steps("free:0:knowledge free:0:knowledge");
    assert_eq!((p.has(A, Gold), p.0.acting()), (4, A));
    p.go("scout");
    assert!(!p.offered("free:0:knowledge"), "not in the middle of an action");
    let mut p = play(aztecs().city(A, 0, "fort/currency").active(A, &[0]).holds(A, Science, 4).turn(A));
    p.go("pass");
    assert_eq!((p.0.acting(), p.offered("free:0:knowledge")), (B, false), "never after passing");
}

#[test]
fn r15_all_changes_are_summed_then_floored() {
    let puzzle = aztecs().policies(A, &["flower_wars"]).city(A, 0, "fort/gunpowder").active(A, &[0]);
    let mut p = play(puzzle.row(&["phoenicia"]).holds(A, Gold, 0).passed(B).turn(A));
    p.go("acquire:row:0");
    assert_eq!(p.has(A, Gold), 2, "3 - 1 - 2 = 0 military");
}

#[test]
fn r16_every_gain_counts_and_payments_never_lower_it() {
    let mut p = play(malians().row(&["klondike"]).holds(A, Gold, 6).passed(B).turn(A));
    p.go("acquire:row:0");
    assert_eq!(p.0.player(A).gained[Gold as usize], 4, "1 reward and 3 bonus, 6 paid");
    let mut p = play(japanese().holds(A, Science, 2).holds(A, Gold, 0).turn(A));
    p.steps("advantage amount:2");
    assert_eq!(p.0.player(A).gained, [0; 5], "tokens on the advantage card are not gained");
}

#[test]
fn r17_a_knowledge_under_a_card_is_no_target() {
    let puzzle = aztecs().policies(A, &["calendar"]).city(A, 0, "fort/land_use").city(A, 1, "/writing");
    let mut p = play(puzzle.passed(B).turn(A));
    p.go("use:policy");
    assert_eq!(p.offers(), ["place:0", "place:1"], "alone in its place it is one");
    assert_eq!(p.refusal("place:0:knowledge"), Some(Refusal::NoCardThere));
    p.go("place:1");
    assert_eq!(p.in_discard(A, "writing"), 1);
}

#[test]
fn r19_a_free_advantage_is_taken_with_any_type() {
    let mut p = play(japanese().advantage(B, Science, 0).holds(A, Military, 1).holds(A, Gold, 0).turn(A));
    p.go("advantage");
    assert_eq!(p.0.advantage().resource, Some(Military));
    let puzzle = malians().policies(B, &["shogunate"]).advantage(B, Science, 0).holds(A, Gold, 1);
    assert_eq!(
        play(puzzle.turn(A)).refusal("advantage"),
        Some(Refusal::BidNotPayable { min: 2 }),
        "outbid counts"
    );
}

#[test]
fn r22_abilities_of_a_used_card_are_optional() {
    let puzzle =
        aztecs().deck_top(A, &["mine"]).gained(A, Production, 2).holds(A, Science, 2).holds(A, Gold, 0);
    let mut p = play(puzzle.passed(B).turn(A));
    p.steps("progress no");
    assert_eq!((p.has(A, Production), p.has(A, Gold)), (1, 0));
}

#[test]
fn r24_r25_knowledge_follows_its_card() {
    let puzzle = aztecs().policies(A, &["calendar"]).city(A, 0, "fort/land_use");
    let mut p = play(puzzle.passed(B).turn(A));
    p.go("use:policy");
    assert_eq!((p.in_discard(A, "fort"), p.in_discard(A, "land_use")), (1, 1));

    let puzzle = japanese().policies(A, &["tea_ceremony"]).city(A, 0, "mine").city(A, 1, "aqueduct");
    let mut p = play(puzzle.active(A, &[0, 1]).gained(A, Production, 3).passed(B).turn(A));
    p.steps("use:0:top use:policy place:0 stop");
    assert_eq!(p.refusal("use:0:top"), Some(Refusal::NotActivated), "its abilities stop");
    assert_ne!(p.0.player(A).city[0].marks, [0, 0], "a used mark stays until you pass");
    p.go("use:1:top");
    assert_eq!(p.in_archive(A, "mine"), 1, "and it may be archived");
}

#[test]
fn r26_a_reinforced_card_is_activated_again() {
    let puzzle =
        japanese().policies(A, &["tea_ceremony"]).city(A, 0, "mine").active(A, &[0]).gained(A, Production, 3);
    let mut p = play(puzzle.passed(B).turn(A));
    p.steps("use:0:top use:policy place:0 pass");
    p.deal_cities();
    while p.0.question() != Some(PromptKind::Activate) {
        let deal = p.deals()[0].0.clone();
        p.go(&deal);
    }
    p.steps("activate:0,0 activate:0,0");
    assert_eq!((p.place(A, 0).as_str(), p.active(A, 0)), ("mine", true));
    assert_eq!(p.0.player(A).city[0].marks, [0, 0]);
}

#[test]
fn r28_the_bonus_comes_before_the_card_goes_on_the_deck() {
    let old = "bonus = [{ op = \"gain\", res = \"science\", n = 2 }]\n\n[[wonder]]\nid = \"petra\"";
    let new = old.replace("op = \"gain\", res = \"science\", n = 2", "op = \"draw_use\", n = 1");
    let content = pack(&[(old, &new)]);
    let puzzle =
        Puzzle::new(content, ["aztecs", "malians"]).wonder(A, "great_library").deck_top(A, &["workshop"]);
    let mut p = play(puzzle.holds(A, Production, 4).holds(A, Gold, 0).passed(B).turn(A));
    p.go("complete");
    assert_eq!(
        (p.has(A, Production), p.deck_top(A)),
        (2, vec!["great_library"]),
        "the former top card was drawn"
    );
}

#[test]
fn r29_bonuses_are_ordered_only_when_it_matters() {
    let puzzle = japanese().policies(A, &["shogunate", "meiji_restoration"]).holds(A, Culture, 3);
    let mut p = play(puzzle.city(A, 0, "fort").passed(B).turn(A));
    p.go("policy:rangaku");
    let offers = ["next:policy:shogunate", "next:policy:rangaku", "next:policy:meiji_restoration"];
    assert_eq!(p.offers(), offers);
    p.steps("next:policy:meiji_restoration stop science");
    assert_eq!(
        (p.held(A), p.0.question()),
        ([0, 3, 2, 0, 2], Some(PromptKind::Turn)),
        "the rest needs no order"
    );
}

#[test]
fn r30_a_new_policy_is_fresh() {
    let puzzle = aztecs().policies(A, &["calendar"]).city(A, 0, "fort").deck_top(A, &["workshop"]);
    let mut p = play(puzzle.holds(A, Culture, 2).passed(B).turn(A));
    p.steps("use:policy policy:codex use:policy");
    assert_eq!((p.in_discard(A, "fort"), p.has(A, Production)), (1, 2));
}

#[test]
fn r31_on_city_waits_for_the_next_activation() {
    let mut p = play(aztecs().holds(A, Culture, 1).holds(A, Gold, 0).passed(B).turn(A));
    p.go("policy:tlatelolco_market");
    assert_eq!(p.has(A, Gold), 0);
}

#[test]
fn r32_first_time_is_once_per_round_and_card() {
    let conquests = aztecs().city(A, 0, "colossus_of_rhodes").active(A, &[0]).row(&["phoenicia", "klondike"]);
    let mut p = play(conquests.holds(A, Military, 20).holds(A, Gold, 0).passed(B).turn(A));
    p.go("acquire:row:0");
    let after_one = p.has(A, Gold);
    p.steps("acquire:row:1 gold:0");
    let bonus = 3; // of the Klondike
    assert_eq!(p.has(A, Gold), after_one + bonus, "the Colossus answers the first conquest only");
}

/// A card that left the city and came back is a new card: its mark went with the old one.
#[test]
fn r32_a_card_that_comes_back_is_new() {
    let ability = r#"{ trigger = "first_time", event = "trade", do = [{ op = "gain", res = "culture", n = 1 }] }, { trigger = "action", do = [{ op = "reinforce", n = 1 }] }"#;
    let puzzle = Puzzle::new(trading_post_with(ability), ["aztecs", "malians"]).city(A, 0, "trading_post");
    let puzzle = puzzle.active(A, &[0]).policies(A, &["calendar"]).market("ragusa", [0, 0]).passed(B);
    let mut p = play(puzzle.turn(A));
    p.steps("scout city:ragusa use:0:top");
    assert_ne!(p.0.player(A).city[0].marks, [0, 0], "reinforced, it keeps its marks");
    p.go("use:policy");
    assert_eq!((p.place(A, 0).as_str(), p.in_discard(A, "trading_post")), ("", 1));
    assert_eq!(p.0.player(A).city[0].marks, [0, 0], "they left with the card");
}

#[test]
fn r33_a_barricade_needs_no_province() {
    let mut p = play(japanese().holds(A, Production, 2).holds(A, Gold, 0).turn(A));
    p.go("acquire:basic:barricade");
    assert_eq!((p.lands(A), p.0.holdings(A).provinces), (vec!["barricade"], 0));
}

#[test]
fn r39_malian_military_can_be_bid() {
    let mut p = play(malians().holds(A, Military, 1).holds(A, Gold, 0).turn(A));
    p.go("advantage");
    assert_eq!(p.0.advantage().resource, Some(Military));
}

#[test]
fn r41_top_does_not_look_past_texcoco() {
    let puzzle = aztecs().city(A, 0, "fort/cartography").active(A, &[0]).provinces(A, &["phoenicia"]);
    let mut p = play(puzzle.clone().turn(A));
    p.go("use:0:knowledge");
    assert_eq!(p.has(A, Gold), 4);
    let p = play(puzzle.provinces(A, &["lake_texcoco"]).turn(A)); // now topmost
    assert_eq!(p.lands(A), ["phoenicia", "lake_texcoco"]);
    assert_eq!(p.refusal("use:0:knowledge"), Some(Refusal::NoEffect));
}

#[test]
fn r44_a_trade_without_effect_counts() {
    let mut p = play(japanese().market("ragusa", [0, 0]).advantage(A, Science, 0).turn(A));
    p.steps("scout city:ragusa");
    assert_eq!((p.stall("ragusa"), p.0.advantage().holder), (Some([1, 0]), Some(A)));
}

#[test]
fn r45_once_per_round_and_player() {
    let mut p = play(japanese().market("samarkand", [0, 0]).turn(A));
    p.steps("scout city:samarkand scout city:samarkand");
    assert_eq!(p.stall("samarkand"), Some([1, 1]), "both may trade with the same city");

    let puzzle = japanese().market("samarkand", [3, 0]).city(A, 0, "petra").active(A, &[0]).passed(B);
    let mut p = play(puzzle.turn(A));
    p.steps("scout city:samarkand deal:free_city:ragusa use:0:top city:ragusa");
    assert_eq!(p.stall("ragusa"), Some([1, 0]), "a freshly revealed city may be traded with at once");
}

#[test]
fn r46_the_policy_works_after_passing() {
    let puzzle = malians().policies(B, &["castle_towns"]).provinces(B, &["phoenicia"]).holds(A, Gold, 4);
    let p = play(puzzle.passed(B).turn(A));
    assert_eq!(p.refusal("conquer"), Some(Refusal::CannotPayGold { price: 5, gold: 4 }), "its defence");
    let puzzle = malians().policies(B, &["shogunate"]).advantage(B, Science, 1).holds(A, Science, 2);
    let p = play(puzzle.holds(A, Gold, 0).passed(B).turn(A));
    assert_eq!(p.refusal("advantage"), Some(Refusal::BidNotPayable { min: 3 }), "its price of a bid");
}

/// The modifiers of city cards end with the pass, because the cards are gone.
#[test]
fn r46_city_cards_stop_working_with_the_pass() {
    let ability = r#"{ trigger = "lasting", mod = [{ mod = "defence", n = 3 }] }"#;
    let puzzle = Puzzle::new(trading_post_with(ability), ["malians", "aztecs"]);
    let puzzle =
        puzzle.city(B, 0, "trading_post").active(B, &[0]).provinces(B, &["phoenicia"]).holds(A, Gold, 5);
    let mut p = play(puzzle.turn(B));
    let price = |p: &Play| {
        serde_json::to_value(p.0.view(game_core::Viewer::Spectator)).unwrap()["players"][0]["prices"]["conquest"]["amount"].as_u64()
    };
    let (before, _) = (price(&p), p.go("pass"));
    assert_eq!((before, price(&p)), (price(&p).map(|n| n + 3), price(&p)), "the defence is gone");
    assert!(p.offered("conquer"));
}

#[test]
fn r47_a_knowledge_alone_keeps_its_place() {
    let mut p = play(japanese().city(A, 0, "/writing").end_of_round(A));
    p.deal_cities();
    assert_eq!(p.place(A, 0), "/writing");
    assert_eq!(p.0.player(A).occupied().len(), 9);
}

#[test]
fn r48_the_threshold_is_checked_at_the_end_of_a_trade() {
    let puzzle = malians().holds(A, Culture, 1).market("samarkand", [3, 0]).market("ragusa", [0, 0]);
    let mut p = play(puzzle.passed(B).turn(A));
    p.go("policy:kouroukan_fouga");
    assert!(!p.owns_city(A, "samarkand"), "enough gold lies there, but nobody traded");
    p.steps("scout city:samarkand deal:free_city:aden");
    assert!(p.owns_city(A, "samarkand"));
}

/// 3.4.3 in a round that is not the last: one token leaves the card before the next activation.
#[test]
fn the_advantage_is_reduced_after_every_round() {
    for (tokens, left) in [(3, Some(2)), (1, None)] {
        let mut p = play(japanese().advantage(B, Science, tokens).end_of_round(A));
        p.deal_cities();
        while p.0.question() != Some(PromptKind::Activate) {
            let deal = p.deals()[0].0.clone();
            p.go(&deal);
        }
        let card = p.0.advantage();
        assert_eq!((card.holder.map(|_| card.tokens), p.0.is_last_round()), (left, false));
    }
}

/// R16: what was gained counts from the own activation on, so every round begins at 0.
#[test]
fn r16_gains_are_counted_anew_in_every_round() {
    let puzzle =
        japanese().city(A, 0, "fort").gained(A, Production, 3).gained(A, Gold, 2).gained(B, Science, 4);
    let mut p = play(puzzle.activation(A));
    p.go("activate:0,0");
    assert_eq!(p.0.player(A).gained, [0, 0, 1, 0, 0], "the Fort of this round only");
    assert_eq!(
        p.0.player(B).gained[Science as usize],
        4,
        "the other player's are reset by his own activation"
    );
}

#[test]
fn r49_only_the_advantage_is_reduced_after_the_last_round() {
    let p = play(japanese().row(&["petra"]).advantage(A, Science, 2).last_round().end_of_round(A));
    assert_eq!((p.0.advantage().tokens, p.row()[0]), (1, "petra"));
    assert!(p.0.player(A).occupied().is_empty(), "no refill");
}

#[test]
fn r50_once_set_the_last_round_stays() {
    let puzzle = japanese().row(&["petra"]).development_deck(&[]);
    let mut p = play(puzzle.end_of_round(A));
    p.deal_cities();
    assert!(p.0.is_last_round());
    p.steps("activate:0,0 activate:0,0 pass pass");
    assert_eq!(p.0.awaiting(), game_core::Awaiting::Nothing);
}

#[test]
fn r51_starting_knowledge_scores_nothing() {
    let p = play(japanese().turn(A));
    assert_eq!(
        (p.0.knowledge(A), p.0.score(A), p.0.score(B)),
        (0, 12, 12),
        "four ties at 0 and nothing else"
    );
    let content = pack(&[("starting_knowledge_counts = false", "starting_knowledge_counts = true")]);
    let p = play(Puzzle::new(content, ["japanese", "malians"]).turn(A));
    assert_eq!((p.0.score(A), p.0.score(B)), (13, 13), "the ruling is a value of the content");
}

#[test]
fn r52_a_tie_at_nothing_is_a_tie() {
    let p = play(japanese().provinces(A, &["sahara"]).turn(A));
    assert_eq!((p.0.score(A), p.0.score(B)), (1 + 4 * 3, 3 * 3));
    let content = pack(&[("domination_minimum = 0", "domination_minimum = 1")]);
    let p = play(Puzzle::new(content, ["japanese", "malians"]).provinces(A, &["sahara"]).turn(A));
    assert_eq!((p.0.score(A), p.0.score(B)), (1 + 3, 0), "a pack may ask for at least one");
}

#[test]
fn r53_a_card_gained_for_nothing_is_acquired() {
    let ability =
        r#"{ trigger = "action", do = [{ op = "gain_card", from = "row", kinds = ["knowledge"] }] }"#;
    let puzzle = Puzzle::new(trading_post_with(ability), ["aztecs", "malians"]).city(A, 0, "trading_post");
    let mut p = play(puzzle.city(A, 1, "university").active(A, &[0, 1]).row(&["writing"]).passed(B).turn(A));
    p.go("use:0:top");
    assert_eq!((p.has(A, Culture), p.0.knowledge(A)), (1, 1));
}

#[test]
fn r60_effects_leave_gaps_in_the_row() {
    let mut p = play(japanese().market("hormuz", [0, 0]).row(&["writing", "petra", "sahara"]).turn(A));
    p.steps("scout city:hormuz row:1 stop science");
    assert_eq!(p.row()[..3], ["writing", "_", "sahara"]);
}

#[test]
fn r66_a_wonder_being_completed_is_not_unfinished() {
    let old = "bonus = [{ op = \"gain\", res = \"gold\", n = 2 }]\n\n[[wonder]]\nid = \"angkor_wat\"";
    let new = old.replace("op = \"gain\", res = \"gold\", n = 2", "op = \"build_part\", discount = 9");
    let puzzle =
        Puzzle::new(pack(&[(old, &new)]), ["aztecs", "malians"]).wonder(A, "petra").row(&["alhambra"]);
    let mut p = play(puzzle.holds(A, Production, 3).holds(A, Gold, 0).turn(A));
    p.go("complete");
    assert_eq!(p.0.player(A).wonder, Some(p.card("alhambra")), "started without D6");
    assert_eq!(p.deck_top(A), ["petra"]);
}
