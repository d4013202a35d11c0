//! The parts of the effect language that no card of the standard set uses, played with packs of their own.

use crate::table::*;
use game_core::Game;
use monumental_duel::ids::PolicyId;
use monumental_duel::{Action, PromptKind, Puzzle, Refusal};

/// Aztecs against Malians with a Trading Post of these abilities activated in place 4; B has passed.
fn post(abilities: &str) -> Puzzle {
    let puzzle = Puzzle::new(trading_post_with(abilities), ["aztecs", "malians"]);
    puzzle.city(A, 4, "trading_post").active(A, &[4]).passed(B)
}

fn action(effect: &str) -> Puzzle {
    post(&format!("{{ trigger = \"action\", do = [{effect}] }}"))
}

fn each_time(event: &str) -> Puzzle {
    post(&format!(
        "{{ trigger = \"each_time\", event = \"{event}\", do = [{{ op = \"gain\", res = \"culture\", n = 1 }}] }}"
    ))
}

fn when(condition: &str) -> Puzzle {
    post(&format!(
        "{{ trigger = \"action\", if = {condition}, do = [{{ op = \"gain\", res = \"culture\", n = 1 }}] }}"
    ))
}

#[test]
fn optional_asks_and_charges() {
    let effect =
        r#"{ op = "optional", cost = { culture = 1 }, do = [{ op = "gain", res = "gold", n = 3 }] }"#;
    let mut p = play(action(effect).holds(A, Culture, 1).turn(A));
    p.steps("use:4:top yes");
    assert_eq!(p.held(A), [0, 0, 0, 0, 5]);
    let mut p = play(action(effect).holds(A, Culture, 1).turn(A));
    p.steps("use:4:top no");
    assert_eq!(p.held(A), [0, 0, 0, 1, 2]);
    assert_eq!(
        play(action(effect).turn(A)).refusal("use:4:top"),
        Some(Refusal::NoEffect),
        "cost not payable"
    );
    let free = r#"{ op = "optional", do = [{ op = "gain", res = "gold", n = 3 }] }"#;
    let mut p = play(action(free).turn(A));
    p.steps("use:4:top yes");
    assert_eq!(p.has(A, Gold), 5);
}

#[test]
fn costs_of_basic_resources_may_be_paid_in_gold() {
    let ability = r#"{ trigger = "action", cost = { science = 2, gold = 1 }, do = [{ op = "gain", res = "culture", n = 2 }] }"#;
    let mut p = play(post(ability).holds(A, Science, 2).holds(A, Gold, 3).turn(A));
    p.go("use:4:top");
    assert_eq!(p.offers(), ["gold:0", "gold:1", "gold:2"], "one gold is paid already");
    p.go("gold:1");
    assert_eq!(p.held(A), [0, 1, 0, 2, 1]);
    let p = play(post(ability).holds(A, Science, 1).holds(A, Gold, 1).turn(A));
    assert_eq!(p.refusal("use:4:top"), Some(Refusal::CostNotPayable));
}

#[test]
fn gain_card_from_the_row() {
    let effect = r#"{ op = "gain_card", from = "row", kinds = ["building", "knowledge"], max_cost = 4 }"#;
    let row = &["university", "cartography", "petra", "writing", "sahara"];
    let mut p = play(action(effect).row(row).turn(A));
    p.go("use:4:top");
    assert_eq!(p.offers(), ["row:0", "row:3"]);
    assert_eq!(p.refusal("row:1"), Some(Refusal::TooDear { cost: 5, max: 4 }));
    assert_eq!(p.refusal("row:2"), Some(Refusal::WrongKind));
    assert_eq!(p.refusal("row:5"), Some(Refusal::RowEmpty));
    p.go("row:3");
    assert_eq!(
        (p.deck_top(A), p.0.knowledge(A), p.has(A, Gold)),
        (vec!["writing"], 1, 2),
        "R53: counts as acquired"
    );
}

#[test]
fn gain_card_can_start_a_wonder_or_conquer() {
    let effect = r#"{ op = "gain_card", from = "row" }"#;
    let mut p = play(action(effect).row(&["petra", "sahara"]).wonder(A, "alhambra").turn(A));
    p.steps("use:4:top row:0 keep:old");
    assert!(p.discarded("petra"));
    let content = trading_post_with(&format!("{{ trigger = \"action\", do = [{effect}] }}"));
    let puzzle = Puzzle::new(content, ["malians", "aztecs"]).city(A, 4, "trading_post").active(A, &[4]);
    let mut p =
        play(puzzle.row(&["petra", "phoenicia"]).holds(A, Gold, 0).holds(A, Science, 1).passed(B).turn(A));
    p.steps("use:4:top row:1");
    assert_eq!((p.lands(A), p.has(A, Gold)), (vec!["phoenicia"], 3), "reward and bonus");
}

#[test]
fn events_of_acquisition() {
    let mut p = play(each_time("acquire_building").holds(A, Production, 4).holds(A, Gold, 0).turn(A));
    p.steps("acquire:basic:workshop acquire:basic:barricade");
    assert_eq!(p.has(A, Culture), 2, "R67: a Barricade is a building acquired");
    let mut p = play(each_time("acquire_building").row(&["aqueduct"]).holds(A, Production, 2).turn(A));
    p.steps("acquire:row:0 gold:0");
    assert_eq!(p.has(A, Culture), 1);
    let mut p = play(each_time("acquire_wonder").row(&["petra"]).holds(A, Production, 3).turn(A));
    p.steps("acquire:row:0 gold:0");
    assert_eq!(p.has(A, Culture), 1);
    let mut p = play(each_time("complete_wonder").wonder(A, "petra").holds(A, Production, 3).turn(A));
    p.steps("complete gold:0");
    assert_eq!(p.has(A, Culture), 1);
}

#[test]
fn events_of_trade_advantage_and_progress() {
    let mut p = play(each_time("take_free_city").market("ragusa", [3, 0]).turn(A));
    p.steps("scout city:ragusa deal:free_city:aden");
    assert_eq!(p.has(A, Culture), 1);
    let mut p = play(each_time("gain_advantage").holds(A, Science, 1).holds(A, Gold, 0).turn(A));
    p.go("advantage");
    assert_eq!(p.has(A, Culture), 1);
    let mut p = play(each_time("gain_advantage").market("ragusa", [0, 0]).turn(A));
    p.steps("scout city:ragusa");
    assert_eq!(p.has(A, Culture), 1);
    let mut p = play(each_time("gain_advantage").market("ragusa", [0, 0]).advantage(A, Science, 1).turn(A));
    p.steps("scout city:ragusa");
    assert_eq!(p.has(A, Culture), 0, "R21: no event");
    let mut p =
        play(each_time("scientific_progress").deck_top(A, &["workshop"]).holds(A, Science, 2).turn(A));
    p.steps("progress gold:0");
    assert_eq!(p.has(A, Culture), 1);
}

#[test]
fn events_of_the_city() {
    let puzzle = each_time("discard_city").policies(A, &["calendar"]).city(A, 0, "fort");
    let mut p = play(puzzle.turn(A));
    p.go("use:policy");
    assert_eq!(p.has(A, Culture), 1);
    let puzzle = each_time("archive").city(A, 0, "fort").city(A, 3, "aqueduct").active(A, &[3, 4]);
    let mut p = play(puzzle.turn(A));
    p.go("use:3:top");
    assert_eq!((p.has(A, Culture), p.in_archive(A, "fort")), (1, 1));
}

#[test]
fn conditions() {
    let usable = |puzzle: Puzzle| play(puzzle.turn(A)).offered("use:4:top");
    let policies = r#"{ is = "policies", min = 2 }"#;
    assert!(!usable(when(policies).policies(A, &["codex"])));
    assert!(usable(when(policies).policies(A, &["codex", "calendar"])));
    let wonders = r#"{ is = "wonders", min = 1 }"#;
    assert!(!usable(when(wonders).wonder(A, "petra")), "an unfinished one does not count");
    assert!(usable(when(wonders).discard(A, &["petra"])));
    let cities = r#"{ is = "free_cities", min = 1 }"#;
    assert!(!usable(when(cities)));
    assert!(usable(when(cities).free_cities(A, &["venice"])));
    let not = r#"{ is = "not", of = { is = "advantage" } }"#;
    assert!(usable(when(not)));
    assert!(!usable(when(not).advantage(A, Science, 1)));
    let all = r#"{ is = "all", of = [{ is = "advantage" }, { is = "province_types", min = 2 }] }"#;
    assert!(!usable(when(all).advantage(A, Science, 1)));
    assert!(usable(when(all).advantage(A, Science, 1).provinces(A, &["sahara"])));
    let any = r#"{ is = "any", of = [{ is = "advantage" }, { is = "provinces", type = "any", min = 2 }] }"#;
    assert!(!usable(when(any)));
    assert!(usable(when(any).provinces(A, &["sahara"])));
}

#[test]
fn counters() {
    let gained = |per: &str, puzzle: fn(Puzzle) -> Puzzle| {
        let effect = format!("{{ op = \"gain\", res = \"culture\", n = {{ per = {per} }} }}");
        let mut p = play(puzzle(action(&effect)).turn(A));
        p.go("use:4:top");
        p.has(A, Culture)
    };
    assert_eq!(gained(r#""policy", each = 2"#, |p| p.policies(A, &["codex", "calendar"])), 4);
    assert_eq!(gained(r#""wonder""#, |p| p.discard(A, &["petra", "alhambra"])), 2);
    assert_eq!(gained(r#""free_city", each = 3, max = 4"#, |p| p.free_cities(A, &["aden", "kilwa"])), 4);
    assert_eq!(gained(r#""province", type = "any""#, |p| p.provinces(A, &["sahara", "barricade"])), 2);
    let none = r#"{ op = "gain", res = "culture", n = { per = "wonder" } }"#;
    assert_eq!(play(action(none).turn(A)).refusal("use:4:top"), Some(Refusal::NoEffect));
}

/// Z4.
#[test]
fn previous_counts_every_op_that_moves_cards() {
    let after = |op: &str, puzzle: fn(Puzzle) -> Puzzle, steps: &str| {
        let effect = format!("{op}, {{ op = \"gain\", res = \"culture\", n = {{ per = \"previous\" }} }}");
        let mut p = play(puzzle(action(&effect)).turn(A));
        p.go("use:4:top");
        p.steps(steps);
        p.has(A, Culture)
    };
    let draw = r#"{ op = "draw_use", n = 3 }"#;
    assert_eq!(after(draw, |p| p.bag(A, &[]).deck_top(A, &["workshop", "workshop"]), ""), 2);
    assert_eq!(after(r#"{ op = "gain_card", from = "basic" }"#, |p| p, "basic:workshop"), 1);
    let gain = r#"{ op = "gain_card", from = "row" }"#;
    assert_eq!(after(gain, |p| p.row(&["writing"]), ""), 1);
    let conquer = r#"{ op = "conquer", from = ["row"], discount = 9 }"#;
    assert_eq!(after(conquer, |p| p.row(&["klondike"]), ""), 1);
    let acquire = r#"{ op = "acquire", kinds = ["knowledge"], discount = 9 }"#;
    assert_eq!(after(acquire, |p| p.row(&["writing"]), ""), 1);
    let build = r#"{ op = "build_part", discount = 9 }"#;
    assert_eq!(after(build, |p| p.row(&["alhambra"]), ""), 1);
    assert_eq!(after(r#"{ op = "reinforce", n = 1 }"#, |p| p, ""), 1);
    assert_eq!(after(r#"{ op = "discard_row", n = 2 }"#, |p| p.row(&["writing", "petra"]), ""), 2);
    let city = |p: Puzzle| p.city(A, 0, "fort/writing");
    assert_eq!(
        after(r#"{ op = "archive", n = 1 }"#, city, ""),
        1,
        "the knowledge that follows is not counted"
    );
    assert_eq!(after(r#"{ op = "discard_city", n = 1 }"#, city, ""), 1, "neither here");
}

/// Z8: the condition of a modifier is tested when the price is asked.
#[test]
fn cost_kind_policy_and_conditional_modifiers() {
    let ability = r#"{ trigger = "lasting", if = { is = "advantage" }, mod = [{ mod = "cost", kinds = ["policy"], n = -1 }] }"#;
    let mut p = play(post(ability).advantage(A, Science, 1).turn(A));
    p.go("policy:codex");
    assert_eq!(p.has(A, Culture), 0, "the first policy for nothing");
    let p = play(post(ability).turn(A));
    assert_eq!(p.refusal("policy:codex"), Some(Refusal::NotEnoughCulture { price: 1, culture: 0 }));
}

/// Z9: a policy may carry an exchange.
#[test]
fn exchanges_of_a_policy() {
    let old = r#"{ trigger = "action", do = [{ op = "discard_city", n = 1 }] }"#;
    let new = r#"{ trigger = "may", cost = { military = 2 }, do = [{ op = "gain", res = "culture", n = 1 }, { op = "gain", res = "science", n = 1 }] }"#;
    let id = "id = \"calendar\"\nname = \"Calendar\"\ncivilization = \"aztecs\"\nsource = \"rulebook\"\nknown = [\"name\", \"abilities\"]\nabilities = [\n  ";
    let content = pack(&[(&format!("{id}{old}"), &format!("{id}{new}"))]);
    let puzzle = Puzzle::new(content, ["aztecs", "malians"]).policies(A, &["calendar"]).holds(A, Military, 2);
    let mut p = play(puzzle.holds(A, Gold, 0).turn(A));
    assert!(p.offered("free:policy"));
    p.go("free:policy");
    assert_eq!((p.held(A), p.0.acting()), ([0, 1, 0, 1, 0], A));
}

/// Z6: only cards that give something are offered.
#[test]
fn copies_of_knowledge_and_wonders() {
    let old = r#"{ op = "copy", from = "city", kinds = ["building"] }] },"#;
    let new = r#"{ op = "copy", from = "city", kinds = ["knowledge", "wonder"] }] },"#;
    let content = pack(&[(old, new)]);
    let puzzle = Puzzle::new(content, ["aztecs", "malians"]).city(A, 0, "forbidden_city").active(A, &[0]);
    let puzzle = puzzle.city(A, 4, "fort/writing").city(A, 5, "petra").city(A, 6, "/masonry").passed(B);
    let mut p = play(puzzle.turn(A));
    p.go("use:0:top");
    assert_eq!(
        p.offers(),
        ["place:4:knowledge", "place:5"],
        "Masonry has nothing to copy, the copier is out"
    );
    p.steps("place:4:knowledge yes");
    assert_eq!(p.has(A, Culture), 1);
}

/// Z5: D19 is the choice; whether to carry the action out is not asked again.
#[test]
fn d19_asks_which_policy_to_copy() {
    let old = "  { trigger = \"first_time\", event = \"trade\", do = [{ op = \"gain\", res = \"gold\", n = 1 }] },\n]\nbonus = [{ op = \"gain\", res = \"basic\", n = 1 }]";
    let new = old.replace("trigger = \"first_time\", event = \"trade\"", "trigger = \"action\"");
    let content = pack(&[(old, &new)]);
    let three = &["pilgrimage_to_mecca", "trans_saharan_caravans", "griots"];
    let mut p = play(Puzzle::new(content, ["malians", "aztecs"]).policies(A, three).passed(B).turn(A));
    p.go("use:policy");
    assert_eq!(p.0.question(), Some(PromptKind::CopyPolicy));
    assert_eq!(p.offers(), ["policy:pilgrimage_to_mecca", "policy:trans_saharan_caravans"]);
    assert_eq!(p.refusal("policy:griots"), Some(Refusal::CannotCopy), "no copier");
    let unknown = Action::Policy(PolicyId::new(content.policies.len()));
    assert_eq!(p.0.refusal(A, unknown), Some(Refusal::CannotCopy), "there is no such policy");
    p.go("policy:trans_saharan_caravans");
    assert_eq!(p.has(A, Gold), 3);
}

#[test]
fn mandatory_picks_leave_enough_for_the_rest() {
    let effect = r#"{ op = "archive", n = 2 }"#;
    let puzzle = action(effect).city(A, 0, "fort").city(A, 1, "fort").city(A, 2, "library");
    let mut p = play(puzzle.turn(A));
    p.go("use:4:top");
    assert_eq!(p.offers(), ["place:0", "place:1"]);
    assert_eq!(p.refusal("place:2"), Some(Refusal::PickEarlier));
    assert_eq!(p.refusal("stop"), Some(Refusal::MustPick));
    assert_eq!(p.refusal("place:4"), Some(Refusal::Activated));
    p.go("place:0");
    assert_eq!(p.offers(), ["place:1", "place:2"]);
    p.go("place:2");
    assert_eq!(p.0.player(A).archive.len(), 2);
    let row = r#"{ op = "discard_row", n = 5 }"#;
    let mut p = play(action(row).row(&["petra", "_", "sahara"]).turn(A));
    p.go("use:4:top");
    assert!(p.discarded("petra") && p.discarded("sahara"), "as far as the row allows, nothing to ask");
}

#[test]
fn on_city_works_from_an_activated_card() {
    let ability = r#"{ trigger = "on_city", do = [{ op = "gain", res = "culture", n = 1 }] }"#;
    let puzzle = Puzzle::new(trading_post_with(ability), ["aztecs", "malians"]).city(A, 4, "trading_post");
    let mut p = play(puzzle.clone().activation(A));
    p.go("activate:1,0");
    assert_eq!(p.has(A, Culture), 1);
    let mut p = play(puzzle.activation(A));
    p.go("activate:0,0");
    assert_eq!(p.has(A, Culture), 0, "only an activated card");
}

#[test]
fn when_has_an_else() {
    let effect = r#"{ op = "when", if = { is = "advantage" }, do = [{ op = "gain", res = "gold", n = 1 }], else = [{ op = "gain", res = "culture", n = 1 }] }"#;
    let mut p = play(action(effect).turn(A));
    p.go("use:4:top");
    assert_eq!((p.has(A, Gold), p.has(A, Culture)), (2, 1));
}

#[test]
fn apply_bonus_of_a_named_province() {
    let effect =
        r#"{ op = "apply_bonus", province = "phoenicia", else = [{ op = "gain", res = "culture", n = 1 }] }"#;
    let mut p = play(action(effect).provinces(A, &["phoenicia", "sahara"]).turn(A));
    p.go("use:4:top");
    assert_eq!((p.has(A, Gold), p.has(A, Culture)), (4, 0));
    let mut p = play(action(effect).turn(A));
    p.go("use:4:top");
    assert_eq!((p.has(A, Gold), p.has(A, Culture)), (2, 1));
    let locked = r#"{ op = "apply_bonus", province = "lake_texcoco" }"#;
    assert_eq!(play(action(locked).turn(A)).refusal("use:4:top"), Some(Refusal::NoEffect), "R41");
    let other = locked.replace(" }", r#", else = [{ op = "gain", res = "culture", n = 1 }] }"#);
    let p = play(action(&other).turn(A));
    assert_eq!(
        p.refusal("use:4:top"),
        Some(Refusal::NoEffect),
        "Z12: the province is controlled, so no else"
    );
    let mut p = play(action(&other).provinces(B, &["lake_texcoco"]).turn(A));
    p.go("use:4:top");
    assert_eq!(p.has(A, Culture), 1, "Z12: the else belongs to not controlling it");
}

#[test]
fn the_remaining_modifiers_work_on_cards_too() {
    let mods = r#"{ trigger = "lasting", mod = [{ mod = "defence", n = 3 }, { mod = "outbid", n = 2 }, { mod = "city_threshold", n = 2 }, { mod = "cost", kinds = ["province_row"], n = 2 }] }"#;
    let content = trading_post_with(mods);
    let puzzle = Puzzle::new(content, ["aztecs", "japanese"]).city(A, 4, "trading_post").active(A, &[4]);
    let puzzle = puzzle.advantage(A, Science, 1).holds(B, Military, 8).holds(B, Gold, 0).row(&["phoenicia"]);
    let p = play(puzzle.clone().turn(B));
    assert_eq!(p.refusal("conquer"), Some(Refusal::CannotPay { resource: Military, price: 9, payable: 8 }));
    assert_eq!(p.refusal("advantage"), Some(Refusal::BidNotPayable { min: 4 }));
    let p = play(puzzle.clone().holds(A, Military, 4).holds(A, Gold, 0).turn(A));
    assert_eq!(
        p.refusal("acquire:row:0"),
        Some(Refusal::CannotPay { resource: Military, price: 5, payable: 4 })
    );
    let mut p = play(puzzle.market("ragusa", [1, 0]).passed(B).holds(B, Military, 0).turn(A));
    p.steps("scout city:ragusa deal:free_city:aden");
    assert!(p.owns_city(A, "ragusa"));
}

#[test]
fn several_reactions_to_one_event_are_ordered_by_the_owner() {
    let ability = r#"{ trigger = "each_time", event = "conquer", do = [{ op = "draw_use", n = 1 }] }"#;
    let puzzle = post(ability)
        .policies(A, &["flower_wars"])
        .row(&["phoenicia"])
        .holds(A, Military, 2)
        .holds(A, Gold, 0);
    let mut p = play(puzzle.deck_top(A, &["workshop", "laboratory"]).turn(A));
    p.go("acquire:row:0");
    assert_eq!(p.offers(), ["next:4:top", "next:policy:flower_wars"]);
    assert_eq!(p.refusal("next:3:top"), Some(Refusal::NotPending));
    p.go("next:policy:flower_wars");
    assert_eq!(p.held(A), [2, 2, 0, 0, 2], "both drew");
}

#[test]
fn an_exchange_may_give_some_basic_resources_back() {
    let ability =
        r#"{ trigger = "may", cost = { basic_same = 3 }, do = [{ op = "gain", res = "basic", n = 2 }] }"#;
    let mut p = play(post(ability).holds(A, Science, 3).turn(A));
    p.steps("free:4:top production military");
    assert_eq!(p.held(A), [1, 0, 1, 0, 2]);
}

#[test]
fn a_substitute_may_be_culture() {
    let ability = r#"{ trigger = "may", mod = [{ mod = "substitute", pay = "culture", as = "science", kinds = ["knowledge"] }] }"#;
    let puzzle = post(ability).row(&["currency"]).holds(A, Science, 1).holds(A, Culture, 2).holds(A, Gold, 0);
    let mut p = play(puzzle.turn(A));
    p.go("acquire:row:0");
    assert_eq!(p.held(A), [0; 5].map(|n: u16| n), "1 science and 2 culture, nothing to ask");
}
