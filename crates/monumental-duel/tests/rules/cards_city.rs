//! Every city card plays its effect: starting buildings, basic buildings, knowledge, development buildings,
//! wonders.

use crate::table::*;
use game_core::Game;
use monumental_duel::{PromptKind, Puzzle, Refusal};

/// What activating a card alone in the middle of the city gives to seat A.
fn activated(puzzle: Puzzle, card: &str) -> Play {
    let mut p = play(puzzle.holds(A, Gold, 0).city(A, 4, card).activation(A));
    p.go("activate:1,1");
    p
}

/// A turn with the card activated in place 4; the opponent has passed.
fn in_play(puzzle: Puzzle, card: &str) -> Puzzle {
    puzzle.city(A, 4, card).active(A, &[4]).passed(B)
}

#[test]
fn yields_of_plain_buildings() {
    for (card, yields) in [
        ("work_camp", [1, 0, 0, 0, 0]),
        ("library", [0, 1, 0, 0, 0]),
        ("fort", [0, 0, 1, 0, 0]),
        ("forum", [0, 0, 0, 1, 0]),
        ("workshop", [2, 0, 0, 0, 0]),
        ("laboratory", [0, 2, 0, 0, 0]),
        ("archery_range", [0, 0, 2, 0, 0]),
        ("trading_post", [0, 0, 0, 0, 2]),
        ("mine", [1, 0, 0, 0, 0]),
        ("ball_court", [0, 0, 1, 0, 0]),
        ("aqueduct", [1, 0, 0, 0, 0]),
        ("university", [0, 3, 0, 0, 0]),
        ("guild_hall", [3, 0, 0, 0, 0]),
        ("caravanserai", [0, 0, 0, 0, 2]),
        ("colossus_of_rhodes", [0, 0, 1, 0, 1]),
        ("great_library", [0, 2, 0, 0, 0]),
        ("petra", [0, 0, 0, 0, 1]),
        ("angkor_wat", [1, 0, 0, 1, 0]),
        ("forbidden_city", [2, 0, 0, 0, 0]),
        ("suez_canal", [0, 0, 0, 0, 2]),
        ("eiffel_tower", [0, 0, 0, 2, 0]),
    ] {
        let p = activated(aztecs(), card);
        assert_eq!(p.held(A), yields, "{card}");
        assert_eq!(p.0.player(A).gained, yields, "{card}");
    }
    assert_eq!(activated(malians(), "goldfield").held(A), [0, 0, 0, 0, 1]);
    assert_eq!(activated(malians(), "taghaza_saltworks").held(A), [1, 0, 0, 0, 0]);
}

// ---- starting buildings

#[test]
fn mine_gives_gold_after_three_production() {
    let mut p = play(in_play(aztecs(), "mine").gained(A, Production, 3).turn(A));
    p.go("use:4:top");
    assert_eq!(p.has(A, Gold), 3);
}

#[test]
fn dojo_gives_culture_with_the_advantage() {
    assert_eq!(activated(japanese(), "dojo").held(A), [0, 0, 2, 0, 0]);
    assert_eq!(activated(japanese().advantage(A, Science, 1), "dojo").held(A), [0, 0, 2, 1, 0]);
}

#[test]
fn taghaza_saltworks_turns_gold_into_two_of_a_kind() {
    let mut p = play(in_play(malians(), "taghaza_saltworks").holds(A, Gold, 1).turn(A));
    p.steps("use:4:top military");
    assert_eq!(p.held(A), [0, 0, 2, 0, 0]);
    let p = play(in_play(malians(), "taghaza_saltworks").holds(A, Gold, 0).holds(A, Science, 1).turn(A));
    assert_eq!(p.refusal("use:4:top"), Some(Refusal::CostNotPayable));
}

#[test]
fn chinampas_feed_on_province_types() {
    assert_eq!(activated(aztecs(), "chinampas").held(A), [1, 1, 0, 0, 0], "Lake Texcoco is coastal");
    let all = aztecs().provinces(A, &["sahara", "nile_delta"]);
    assert_eq!(activated(all, "chinampas").held(A), [2, 1, 1, 0, 0]);
}

#[test]
fn ball_court_pays_for_a_discard() {
    let mut p = play(in_play(aztecs(), "ball_court").city(A, 0, "fort").turn(A));
    p.go("use:4:top");
    assert_eq!((p.has(A, Gold), p.in_discard(A, "fort")), (3, 1));
    let p = play(in_play(aztecs(), "ball_court").turn(A));
    assert_eq!(p.refusal("use:4:top"), Some(Refusal::NoEffect), "no card to discard");
}

// ---- basic buildings

#[test]
fn basic_buildings_cost_two_and_go_on_the_deck() {
    for id in ["workshop", "laboratory", "archery_range"] {
        let mut p = play(japanese().holds(A, Production, 2).holds(A, Gold, 0).turn(A));
        p.go(&format!("acquire:basic:{id}"));
        assert_eq!((p.has(A, Production), p.deck_top(A), p.pile(id)), (0, vec![id], 4));
    }
}

#[test]
fn barricade_lies_on_the_stack_and_adds_two() {
    let mut p = play(aztecs().holds(A, Production, 2).holds(A, Gold, 0).holds(B, Gold, 7).turn(A));
    p.go("acquire:basic:barricade");
    assert_eq!((p.lands(A), p.deck_top(A).len()), (vec!["lake_texcoco", "barricade"], 0));
    assert_eq!(p.refusal("conquer"), Some(Refusal::CannotPayGold { price: 8, gold: 7 }));
}

// ---- knowledge

#[test]
fn bushido_drills_and_reinforces_with_the_advantage() {
    let mut p = play(in_play(japanese(), "fort/bushido").turn(A));
    p.go("use:4:knowledge");
    assert_eq!((p.has(A, Military), p.0.question()), (2, Some(PromptKind::Turn)));
    let mut p = play(in_play(japanese().advantage(A, Science, 1), "fort/bushido").turn(A));
    p.steps("use:4:knowledge stop");
    assert!(p.active(A, 4));
}

#[test]
fn regional_tributes_double_with_two_provinces() {
    let mut p = play(in_play(malians(), "fort/regional_tributes").provinces(A, &["sahara"]).turn(A));
    p.go("use:4:knowledge");
    assert_eq!(p.has(A, Gold), 3);
    let two = malians().provinces(A, &["sahara", "phoenicia"]);
    let mut p = play(in_play(two, "fort/regional_tributes").turn(A));
    p.go("use:4:knowledge");
    assert_eq!(p.has(A, Gold), 4);
}

#[test]
fn land_use_puts_a_token() {
    let mut p = play(in_play(aztecs(), "fort/land_use").turn(A));
    p.steps("use:4:knowledge type:lake_texcoco:agrarian");
    assert_eq!((p.0.province_types(A).len(), p.0.player(A).tokens), (2, [2, 2, 1]));
}

#[test]
fn writing_gives_culture() {
    assert_eq!(activated(aztecs(), "/writing").held(A), [0, 0, 0, 1, 0]);
}

#[test]
fn currency_exchanges_two_of_a_kind_for_gold() {
    let puzzle =
        in_play(aztecs(), "fort/currency").holds(A, Science, 3).holds(A, Production, 2).holds(A, Military, 1);
    let mut p = play(puzzle.turn(A));
    p.go("free:4:knowledge");
    assert_eq!(p.offers(), ["production", "science"]);
    p.go("science");
    assert_eq!((p.held(A), p.0.question()), ([2, 1, 1, 0, 3], Some(PromptKind::Turn)), "the turn goes on");
    p.go("free:4:knowledge");
    assert_eq!(p.held(A), [0, 1, 1, 0, 4], "only production is left to pay with");
    assert_eq!(p.refusal("free:4:knowledge"), Some(Refusal::CostNotPayable));
}

#[test]
fn masonry_makes_parts_cheaper() {
    let puzzle = in_play(aztecs(), "fort/masonry").row(&["petra"]).holds(A, Production, 4).holds(A, Gold, 0);
    let mut p = play(puzzle.turn(A));
    p.steps("acquire:row:0 complete");
    assert_eq!(p.held(A), [0, 0, 0, 0, 2], "3 + 3 for 2 + 2");
}

#[test]
fn cartography_repeats_a_province() {
    let puzzle = in_play(aztecs(), "fort/cartography").provinces(A, &["phoenicia", "barricade"]);
    let mut p = play(puzzle.turn(A));
    p.go("use:4:knowledge");
    assert_eq!(p.has(A, Gold), 4, "through the Barricade");
}

#[test]
fn banking_breeds_gold() {
    let mut p = play(in_play(aztecs(), "fort/banking").gained(A, Gold, 2).turn(A));
    p.go("use:4:knowledge");
    assert_eq!(p.has(A, Gold), 4);
    let p = play(in_play(aztecs(), "fort/banking").gained(A, Gold, 1).turn(A));
    assert_eq!(p.refusal("use:4:knowledge"), Some(Refusal::ConditionFails));
}

#[test]
fn gunpowder_makes_conquest_cheaper() {
    let puzzle =
        in_play(japanese(), "fort/gunpowder").row(&["klondike"]).provinces(B, &["sahara"]).holds(A, Gold, 0);
    let mut p = play(puzzle.holds(A, Military, 6).turn(A));
    p.steps("acquire:row:0 conquer gold:0");
    assert_eq!((p.has(A, Military), p.lands(A)), (0, vec!["klondike", "sahara"]));
}

#[test]
fn steam_power_makes_building_cheaper() {
    let puzzle =
        in_play(aztecs(), "fort/steam_power").row(&["university"]).holds(A, Production, 3).holds(A, Gold, 0);
    let mut p = play(puzzle.turn(A));
    p.steps("acquire:row:0 acquire:basic:workshop");
    assert_eq!(p.has(A, Production), 0);
}

#[test]
fn telegraphy_draws_two() {
    let mut p = activated(aztecs().deck_top(A, &["workshop", "laboratory"]), "fort/telegraphy");
    assert_eq!(p.held(A), [2, 2, 1, 0, 0]);
    p.go("pass");
}

// ---- development buildings

#[test]
fn trading_post_is_bought_for_three() {
    let mut p = play(aztecs().row(&["trading_post"]).holds(A, Production, 3).holds(A, Gold, 0).turn(A));
    p.go("acquire:row:0");
    assert_eq!((p.has(A, Production), p.deck_top(A), p.row()[0]), (0, vec!["trading_post"], "_"));
}

#[test]
fn aqueduct_archives() {
    let mut p = play(in_play(aztecs(), "aqueduct").city(A, 0, "fort").city(A, 1, "fort").turn(A));
    p.steps("use:4:top place:1");
    assert_eq!((p.in_archive(A, "fort"), p.place(A, 0).as_str()), (1, "fort"));
}

#[test]
fn amphitheatre_gives_gold_with_the_advantage() {
    assert_eq!(activated(aztecs(), "amphitheatre").held(A), [0, 0, 0, 1, 0]);
    assert_eq!(activated(aztecs().advantage(A, Science, 1), "amphitheatre").held(A), [0, 0, 0, 1, 1]);
}

#[test]
fn university_rewards_knowledge() {
    let puzzle = in_play(aztecs(), "university").row(&["writing", "currency"]).holds(A, Science, 7);
    let mut p = play(puzzle.holds(A, Gold, 0).turn(A));
    p.steps("acquire:row:0 acquire:row:1");
    assert_eq!(p.held(A), [0, 0, 0, 2, 0], "each time");
}

#[test]
fn guild_hall_builds_a_part() {
    let puzzle = in_play(aztecs(), "guild_hall").wonder(A, "petra").row(&["suez_canal"]).holds(A, Gold, 0);
    let mut p = play(puzzle.clone().holds(A, Production, 2).turn(A));
    p.go("use:4:top");
    assert_eq!(p.offers(), ["complete", "row:0"]);
    p.go("complete");
    assert_eq!((p.held(A), p.0.wonders(A)), ([2, 0, 0, 0, 2], 1), "3 less 3 is nothing");
    let mut p = play(puzzle.holds(A, Production, 2).turn(A));
    p.steps("use:4:top row:0 keep:new");
    assert_eq!(p.has(A, Production), 0, "5 less 3");
}

#[test]
fn caravanserai_trades_for_free() {
    let mut p = play(in_play(aztecs(), "caravanserai").market("samarkand", [0, 0]).holds(A, Gold, 0).turn(A));
    p.steps("use:4:top city:samarkand");
    assert_eq!((p.held(A), p.stall("samarkand")), ([0, 0, 0, 1, 0], Some([1, 0])));
}

// ---- wonders

/// Completes a wonder for its right part.
fn completed(puzzle: Puzzle, wonder: &str) -> Play {
    let right = standard().card(standard().card_by_id(wonder).unwrap()).cost[1];
    let puzzle = puzzle.wonder(A, wonder).holds(A, Production, u16::from(right)).holds(A, Gold, 0);
    let mut p = play(puzzle.turn(A));
    p.go("complete");
    assert_eq!(p.has(A, Production), 0);
    p
}

#[test]
fn colossus_of_rhodes() {
    assert_eq!(completed(aztecs(), "colossus_of_rhodes").held(A), [0, 0, 2, 0, 0]);
    let puzzle = in_play(japanese(), "colossus_of_rhodes").row(&["phoenicia", "pamirs"]).holds(A, Gold, 0);
    let mut p = play(puzzle.holds(A, Military, 7).turn(A));
    p.go("acquire:row:0");
    assert_eq!(p.has(A, Gold), 3, "2 of Phoenicia, 1 of the Colossus");
    p.go("acquire:row:1");
    p.go("gold:0");
    assert_eq!((p.has(A, Gold), p.has(A, Culture)), (3, 1), "only the first time each round");
}

#[test]
fn great_library_of_alexandria() {
    assert_eq!(completed(aztecs(), "great_library").held(A), [0, 2, 0, 0, 0]);
    let mut p = play(in_play(aztecs(), "great_library").deck_top(A, &["workshop"]).turn(A));
    p.go("use:4:top");
    assert_eq!((p.has(A, Production), p.in_discard(A, "workshop")), (2, 1));
}

#[test]
fn petra() {
    assert_eq!(completed(aztecs(), "petra").held(A), [0, 0, 0, 0, 2]);
    let mut p = play(in_play(aztecs(), "petra").market("kilwa", [0, 0]).turn(A));
    p.steps("use:4:top city:kilwa");
    assert_eq!(p.has(A, Gold), 4, "Lake Texcoco is coastal");
}

#[test]
fn angkor_wat() {
    assert_eq!(completed(aztecs(), "angkor_wat").held(A), [0, 0, 0, 1, 0]);
    let mut p = play(in_play(aztecs(), "angkor_wat").city(A, 0, "fort").turn(A));
    p.go("use:4:top");
    assert_eq!(p.offers(), ["place:0", "stop"]);
    p.steps("place:0 science");
    assert_eq!((p.in_archive(A, "fort"), p.has(A, Science)), (1, 1));
    let mut p = play(in_play(aztecs(), "angkor_wat").city(A, 0, "fort").turn(A));
    p.steps("use:4:top stop military");
    assert_eq!((p.in_archive(A, "fort"), p.has(A, Military)), (0, 1));
}

#[test]
fn alhambra() {
    let p = completed(aztecs().advantage(B, Science, 3), "alhambra");
    let card = p.0.advantage();
    assert_eq!((card.holder, card.resource, card.tokens), (Some(A), None, 0));
    assert_eq!(activated(aztecs(), "alhambra").held(A), [0, 0, 2, 0, 0]);
    assert_eq!(activated(aztecs().advantage(A, Science, 1), "alhambra").held(A), [0, 0, 2, 1, 0]);
}

#[test]
fn forbidden_city() {
    let mut p = completed(aztecs(), "forbidden_city");
    assert_eq!(p.0.question(), Some(PromptKind::GainBasic));
    p.go("basic:barricade");
    assert_eq!((p.lands(A).last(), p.deck_top(A)), (Some(&"barricade"), vec!["forbidden_city"]));
    let mut p = play(in_play(aztecs(), "forbidden_city").city(A, 0, "workshop").turn(A));
    p.go("use:4:top");
    assert_eq!(p.has(A, Production), 2, "copies the Workshop");
}

#[test]
fn suez_canal() {
    let mut p = completed(aztecs().market("samarkand", [0, 0]), "suez_canal");
    assert_eq!(p.has(A, Gold), 2);
    p.go("city:samarkand");
    assert_eq!((p.has(A, Culture), p.deck_top(A)), (1, vec!["suez_canal"]), "not yet in the city");
    let puzzle = in_play(aztecs(), "suez_canal").city(A, 0, "petra").active(A, &[0, 4]);
    let mut p = play(puzzle.market("ragusa", [0, 0]).market("kilwa", [0, 0]).turn(A));
    p.steps("scout city:ragusa use:0:top city:kilwa");
    assert_eq!(p.has(A, Culture), 2, "each time");
}

#[test]
fn eiffel_tower() {
    assert_eq!(completed(aztecs(), "eiffel_tower").held(A), [0, 0, 0, 2, 0]);
    let puzzle = in_play(aztecs(), "eiffel_tower").holds(A, Culture, 3).holds(A, Gold, 0);
    let mut p = play(puzzle.turn(A));
    p.go("policy:codex");
    assert_eq!(p.has(A, Gold), 2);
    p.go("policy:flower_wars");
    assert_eq!(p.has(A, Gold), 2, "the first time each round only");
    assert_eq!(p.0.score(A), p.0.total(A));
}
