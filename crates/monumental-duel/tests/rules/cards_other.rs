//! Provinces, policies, warlords, scouts, free cities, type tokens and civilizations play their effects.

use crate::table::*;
use monumental_duel::{PromptKind, Puzzle, Refusal};

/// Conquers a province of the row as the Japanese, paying exactly.
fn conquered(puzzle: Puzzle, province: &str) -> Play {
    let cost = standard().card(standard().card_by_id(province).unwrap()).cost[0];
    let puzzle = puzzle.row(&[province]).holds(A, Military, u16::from(cost)).holds(A, Gold, 0);
    let mut p = play(puzzle.turn(A));
    p.go("acquire:row:0");
    assert_eq!((p.has(A, Military), p.lands(A).last().copied()), (0, Some(province)));
    p
}

/// Develops a policy as the first one.
fn developed(puzzle: Puzzle, policy: &str) -> Play {
    let mut p = play(puzzle.holds(A, Culture, 1).holds(A, Gold, 0).passed(B).turn(A));
    p.go(&format!("policy:{policy}"));
    p
}

/// A turn with this policy active; the opponent has passed.
fn under(puzzle: Puzzle, policy: &str) -> Puzzle {
    puzzle.policies(A, &[policy]).passed(B)
}

// ---- provinces

/// R40: the first card of the Aztec stack.
#[test]
fn lake_texcoco_is_a_province_with_a_locked_bonus() {
    let p = play(aztecs().turn(A));
    assert_eq!((p.lands(A), p.0.holdings(A).provinces), (vec!["lake_texcoco"], 1));
    let mut p = play(aztecs().holds(B, Gold, 6).turn(B));
    p.go("conquer");
    assert_eq!((p.lands(B), p.has(B, Gold)), (vec!["lake_texcoco"], 1), "6 paid, 1 reward, no bonus");
}

#[test]
fn sahara() {
    let mut p = conquered(japanese().market("samarkand", [0, 0]), "sahara");
    p.go("city:samarkand");
    assert_eq!((p.held(A), p.stall("samarkand")), ([0, 0, 0, 1, 1], Some([1, 0])));
}

#[test]
fn nile_delta() {
    let mut p = conquered(japanese(), "nile_delta");
    p.go("basic:laboratory");
    assert_eq!((p.deck_top(A), p.held(A)), (vec!["laboratory"], [0; 5]));
}

#[test]
fn phoenicia() {
    assert_eq!(conquered(japanese(), "phoenicia").held(A), [0, 0, 0, 0, 2]);
}

#[test]
fn champagne() {
    let mut p = conquered(japanese().market("samarkand", [0, 0]), "champagne");
    p.go("city:samarkand");
    assert_eq!(p.held(A), [2, 0, 0, 1, 0]);
}

#[test]
fn swahili_coast_counts_itself() {
    assert_eq!(conquered(japanese(), "swahili_coast").has(A, Gold), 1);
    assert_eq!(conquered(japanese().provinces(A, &["phoenicia"]), "swahili_coast").has(A, Gold), 2);
    let types = aztecs().provinces(A, &["phoenicia", "sahara"]).type_token(A, "sahara", Coastal);
    assert_eq!(conquered(types, "swahili_coast").has(A, Gold), 3, "4 coastal provinces, at most 3 gold");
}

#[test]
fn pamirs() {
    let mut p = conquered(japanese().city(A, 0, "fort"), "pamirs");
    assert_eq!(p.offers(), ["place:0", "stop"]);
    p.go("place:0");
    assert_eq!((p.has(A, Culture), p.in_archive(A, "fort")), (1, 1));
}

#[test]
fn klondike() {
    assert_eq!(conquered(japanese(), "klondike").has(A, Gold), 3);
}

#[test]
fn pampas() {
    assert_eq!(conquered(japanese(), "pampas").has(A, Culture), 1);
    let two = japanese().provinces(A, &["nile_delta", "champagne"]);
    assert_eq!(conquered(two, "pampas").has(A, Culture), 2, "3 agrarian provinces, at most 2");
}

// ---- Japanese policies

#[test]
fn shogunate() {
    assert_eq!(developed(japanese(), "shogunate").held(A), [0, 0, 2, 0, 0]);
    let puzzle = japanese().policies(A, &["shogunate"]).advantage(A, Science, 2).holds(B, Gold, 3);
    assert_eq!(play(puzzle.clone().turn(B)).refusal("advantage"), Some(Refusal::BidNotPayable { min: 4 }));
    let mut p = play(puzzle.holds(B, Gold, 4).turn(B));
    p.go("advantage");
    assert_eq!(p.0.advantage().holder, Some(B));
}

#[test]
fn tea_ceremony() {
    assert_eq!(developed(japanese(), "tea_ceremony").held(A), [0, 0, 0, 0, 1]);
    let puzzle = under(japanese(), "tea_ceremony").city(A, 0, "fort").city(A, 1, "fort").city(A, 2, "fort");
    let mut p = play(puzzle.active(A, &[0, 1, 2]).turn(A));
    p.steps("use:policy place:0");
    assert_eq!(p.offers(), ["place:1", "place:2", "stop"], "upwards");
    p.go("place:2");
    assert_eq!(p.0.player(A).active.iter().collect::<Vec<_>>(), [1]);
}

#[test]
fn castle_towns() {
    assert_eq!(developed(japanese(), "castle_towns").held(A), [2, 0, 0, 0, 0]);
    let puzzle = japanese().policies(A, &["castle_towns"]).provinces(A, &["phoenicia"]).holds(B, Gold, 4);
    let p = play(puzzle.turn(B));
    assert_eq!(p.refusal("conquer"), Some(Refusal::CannotPayGold { price: 5, gold: 4 }));
    let puzzle = under(japanese(), "castle_towns").row(&["petra", "aqueduct"]).holds(A, Military, 5);
    let mut p = play(puzzle.holds(A, Gold, 0).turn(A));
    p.steps("acquire:row:0 acquire:row:1");
    assert_eq!(p.has(A, Military), 0, "military builds");
}

#[test]
fn rangaku() {
    assert_eq!(developed(japanese(), "rangaku").held(A), [0, 2, 0, 0, 0]);
    let puzzle = under(japanese(), "rangaku").row(&["currency"]).deck_top(A, &["workshop"]);
    let mut p = play(puzzle.holds(A, Science, 3).holds(A, Gold, 0).turn(A));
    p.steps("progress acquire:row:0");
    assert_eq!(p.held(A), [2, 0, 0, 0, 0], "1 for progress, 2 for Currency");
}

#[test]
fn meiji_restoration() {
    let mut p = developed(japanese().city(A, 0, "fort"), "meiji_restoration");
    p.steps("place:0 military");
    assert_eq!((p.in_archive(A, "fort"), p.held(A)), (1, [0, 0, 1, 0, 0]));
    let mut p = play(under(japanese(), "meiji_restoration").city(A, 0, "fort").turn(A));
    p.steps("use:policy production military");
    assert_eq!((p.in_archive(A, "fort"), p.held(A)), (1, [1, 0, 1, 0, 2]));
}

// ---- Malian policies

#[test]
fn pilgrimage_to_mecca() {
    assert_eq!(developed(malians(), "pilgrimage_to_mecca").held(A), [0, 0, 0, 0, 1]);
    let mut p = play(under(malians(), "pilgrimage_to_mecca").holds(A, Gold, 3).turn(A));
    p.go("use:policy");
    assert_eq!(p.held(A), [0, 0, 0, 2, 1]);
}

#[test]
fn trans_saharan_caravans() {
    let mut p = developed(malians(), "trans_saharan_caravans");
    p.go("science");
    assert_eq!(p.held(A), [0, 1, 0, 0, 0]);
    let puzzle = under(malians(), "trans_saharan_caravans").city(A, 0, "petra").active(A, &[0]);
    let mut p = play(puzzle.market("samarkand", [0, 0]).market("ragusa", [0, 0]).turn(A));
    p.steps("scout city:samarkand");
    assert_eq!(p.has(A, Gold), 2, "1 paid, 1 gained");
    p.steps("use:0:top city:ragusa");
    assert_eq!(p.has(A, Gold), 2, "the first time each round only");
}

#[test]
fn timbuktu_manuscripts() {
    assert_eq!(developed(malians(), "timbuktu_manuscripts").held(A), [0, 2, 0, 0, 0]);
    let puzzle = under(malians(), "timbuktu_manuscripts").row(&["currency", "masonry"]);
    let mut p = play(puzzle.holds(A, Science, 4).holds(A, Gold, 0).turn(A));
    p.steps("acquire:row:0 acquire:row:1 gold:0");
    assert_eq!(p.held(A), [0, 0, 0, 0, 2], "2 each, 1 gold each time");
}

#[test]
fn kouroukan_fouga() {
    assert_eq!(developed(malians(), "kouroukan_fouga").held(A), [2, 0, 0, 0, 0]);
    let mut p = play(under(malians(), "kouroukan_fouga").market("samarkand", [2, 3]).turn(A));
    p.steps("scout city:samarkand deal:free_city:aden");
    assert!(p.owns_city(A, "samarkand"));
    let mut p = play(malians().market("samarkand", [2, 3]).turn(A));
    p.steps("scout city:samarkand");
    assert!(!p.owns_city(A, "samarkand"));
}

#[test]
fn griots() {
    let mut p = developed(malians(), "griots");
    p.go("military");
    assert_eq!(p.held(A), [0, 0, 1, 0, 0]);
    let both = malians().policies(A, &["pilgrimage_to_mecca", "griots"]).passed(B).city(A, 0, "workshop");
    let mut p = play(both.clone().turn(A));
    p.steps("use:policy branch:0");
    assert_eq!(p.has(A, Production), 2, "copies the Workshop, activated or not");
    let mut p = play(both.turn(A));
    p.steps("use:policy branch:1");
    assert_eq!(p.held(A), [0, 0, 0, 2, 0], "pays for the Pilgrimage");
}

// ---- Aztec policies

#[test]
fn calendar() {
    assert_eq!(developed(aztecs(), "calendar").held(A), [0, 0, 0, 0, 1]);
    let mut p = play(under(aztecs(), "calendar").city(A, 0, "fort").turn(A));
    p.go("use:policy");
    assert_eq!(p.in_discard(A, "fort"), 1);
}

#[test]
fn codex() {
    assert_eq!(developed(aztecs(), "codex").held(A), [0, 2, 0, 0, 0]);
    let mut p = play(under(aztecs(), "codex").deck_top(A, &["trading_post"]).turn(A));
    p.go("use:policy");
    assert_eq!((p.has(A, Gold), p.in_discard(A, "trading_post")), (4, 1));
}

/// R68: tokens put by other effects than Land Use follow the same rules.
#[test]
fn triple_alliance() {
    let mut p = developed(aztecs(), "triple_alliance");
    p.steps("branch:2 science");
    assert_eq!(p.held(A), [0, 1, 0, 0, 0]);
    let puzzle = under(aztecs(), "triple_alliance").city(A, 0, "fort/land_use").active(A, &[0]);
    let mut p = play(puzzle.turn(A));
    p.steps("use:0:knowledge type:lake_texcoco:mountain");
    assert_eq!(p.has(A, Culture), 1, "each time a token is put");
    let puzzle = aztecs().provinces(A, &["nile_delta"]).type_token(A, "nile_delta", Mountain);
    let mut p = developed(puzzle, "triple_alliance");
    p.go("branch:1");
    assert_eq!(p.has(A, Culture), 0, "moving a token is no event");
    assert!(p.0.player(A).lands[0].tokens.contains(Mountain), "the only move there was");
}

#[test]
fn flower_wars() {
    assert_eq!(developed(aztecs(), "flower_wars").held(A), [0, 0, 2, 0, 0]);
    let puzzle =
        under(aztecs(), "flower_wars").row(&["phoenicia"]).city(A, 0, "fort").deck_top(A, &["workshop"]);
    let mut p = play(puzzle.holds(A, Military, 2).holds(A, Gold, 0).turn(A));
    p.go("acquire:row:0");
    assert_eq!(p.offers(), ["place:0", "stop"]);
    p.go("place:0");
    assert_eq!(p.held(A), [2, 0, 0, 0, 2], "2 military for a province of 3; a drawn Workshop");
    assert_eq!(p.in_discard(A, "fort"), 1);
}

#[test]
fn tlatelolco_market() {
    assert_eq!(developed(aztecs(), "tlatelolco_market").held(A), [2, 0, 0, 0, 0]);
    let puzzle = aztecs().policies(A, &["tlatelolco_market"]);
    let mut p = play(puzzle.clone().activation(A));
    p.go("activate:0,0");
    assert_eq!(p.has(A, Gold), 3);
    let mut p = play(puzzle.provinces(A, &["sahara", "nile_delta"]).activation(A));
    p.go("activate:0,0");
    assert_eq!(p.has(A, Gold), 4, "all three types");
}

// ---- warlords and scouts

#[test]
fn tomoe_gozen() {
    let puzzle = japanese().advantage(A, Science, 1).row(&["phoenicia"]).provinces(B, &["sahara"]);
    let mut p =
        play(puzzle.holds(A, Military, 1).holds(A, Production, 2).holds(A, Gold, 0).passed(B).turn(A));
    p.go("warlord");
    assert_eq!(p.offers(), ["row:0", "opponent"]);
    p.go("opponent");
    assert_eq!((p.has(A, Military), p.lands(A)), (0, vec!["sahara"]), "4 less 3");
    assert_eq!(p.refusal("warlord"), Some(Refusal::AlreadyUsed));
    let p = play(japanese().row(&["phoenicia"]).turn(A));
    assert_eq!(p.refusal("warlord"), Some(Refusal::NeedsAdvantage));
}

#[test]
fn sundiata_keita() {
    let puzzle = malians().advantage(A, Science, 1).market("samarkand", [0, 0]).holds(A, Gold, 0);
    let mut p = play(puzzle.turn(A));
    p.steps("warlord city:samarkand");
    assert_eq!((p.has(A, Culture), p.0.player(A).scout_used), (1, false));
}

#[test]
fn moctezuma_i() {
    let mut p = play(aztecs().advantage(A, Science, 1).turn(A));
    p.steps("warlord science");
    assert_eq!(p.has(A, Science), 1);
}

#[test]
fn the_three_scouts_trade() {
    for puzzle in [japanese(), malians(), aztecs()] {
        let mut p = play(puzzle.market("samarkand", [0, 0]).passed(B).turn(A));
        p.steps("scout city:samarkand");
        assert_eq!((p.has(A, Culture), p.has(A, Gold)), (1, 1));
        assert_eq!(p.refusal("scout"), Some(Refusal::AlreadyUsed));
    }
}

// ---- free cities

/// Trades by scout with a city.
fn traded(puzzle: Puzzle, city: &str) -> Play {
    let mut p = play(puzzle.market(city, [0, 0]).holds(A, Gold, 1).turn(A));
    p.go("scout");
    if p.0.question() == Some(PromptKind::FreeCity) {
        p.go(&format!("city:{city}"));
    }
    p
}

#[test]
fn venice() {
    let mut p = traded(japanese(), "venice");
    p.go("basic:archery_range");
    assert_eq!(p.deck_top(A), ["archery_range"]);
}

#[test]
fn samarkand() {
    assert_eq!(traded(japanese(), "samarkand").held(A), [0, 0, 0, 1, 0]);
}

#[test]
fn lubeck() {
    let puzzle = japanese().row(&["trading_post", "petra"]).holds(A, Production, 1);
    let mut p = traded(puzzle.clone(), "lubeck");
    assert_eq!(p.offers(), ["branch:0", "branch:1", "branch:2"]);
    p.go("branch:0");
    let basics = ["basic:workshop", "basic:laboratory", "basic:archery_range", "basic:barricade"];
    assert_eq!(p.offers(), [&["row:0"][..], &basics].concat());
    p.go("row:0");
    assert_eq!((p.has(A, Production), p.deck_top(A)), (0, vec!["trading_post"]));
    let mut p = traded(puzzle.clone(), "lubeck");
    p.steps("branch:0 basic:workshop");
    assert_eq!(
        (p.has(A, Production), p.deck_top(A), p.pile("workshop")),
        (1, vec!["workshop"], 4),
        "2 - 2 = 0"
    );
    let mut p = traded(puzzle.clone(), "lubeck");
    p.go("branch:1");
    assert_eq!(p.0.player(A).wonder, Some(p.card("petra")));
    let mut p = traded(puzzle, "lubeck");
    p.go("branch:2");
    assert_eq!(p.has(A, Production), 3);
}

#[test]
fn novgorod() {
    let mut p = traded(japanese(), "novgorod");
    p.go("science");
    assert_eq!(p.held(A), [0, 2, 0, 0, 0]);
}

#[test]
fn malacca() {
    let mut p = traded(japanese().deck_top(A, &["workshop"]), "malacca");
    p.go("military");
    assert_eq!(p.held(A), [2, 0, 1, 0, 0]);
}

#[test]
fn kilwa() {
    assert_eq!(traded(japanese(), "kilwa").has(A, Gold), 1);
    assert_eq!(traded(japanese().provinces(A, &["phoenicia"]), "kilwa").has(A, Gold), 2);
}

#[test]
fn ragusa() {
    let p = traded(japanese().advantage(B, Military, 4), "ragusa");
    let card = p.0.advantage();
    assert_eq!((card.holder, card.tokens), (Some(A), 0));
    let p = traded(japanese().advantage(A, Military, 4), "ragusa");
    assert_eq!(p.0.advantage().tokens, 0, "R21: all tokens leave the card");
}

#[test]
fn quanzhou() {
    let mut p = traded(japanese().city(A, 0, "fort").active(A, &[0]), "quanzhou");
    p.steps("place:0 military");
    assert!(!p.active(A, 0));
    assert_eq!(p.has(A, Military), 1);
}

#[test]
fn hormuz() {
    let mut p = traded(japanese().row(&["writing", "petra", "sahara"]), "hormuz");
    p.steps("row:0 row:2 production production");
    assert_eq!((p.has(A, Production), p.row()[..3].to_vec()), (2, vec!["_", "petra", "_"]));
}

#[test]
fn aden() {
    let mut p = traded(japanese().city(A, 0, "fort"), "aden");
    p.go("place:0");
    assert_eq!((p.in_archive(A, "fort"), p.has(A, Science)), (1, 1));
}

// ---- civilizations and tokens

#[test]
fn civilizations_start_with_their_own_things() {
    let p = play(aztecs().turn(A));
    assert_eq!((p.0.player(A).tokens, p.0.player(A).deck.len()), ([2, 2, 2], 15));
    assert_eq!((p.0.player(B).tokens, p.lands(B).len()), ([0; 3], 0));
    let p = play(japanese().turn(A));
    assert_eq!((p.lands(A).len(), p.has(A, Gold)), (0, 2));
    let mut p = play(malians().row(&["klondike"]).holds(A, Gold, 6).turn(A));
    p.go("acquire:row:0");
    assert_eq!(p.has(A, Gold), 4, "paid in gold: 6, reward 1, bonus 3");
}

#[test]
fn type_tokens_of_each_kind_can_be_put() {
    for (token, left) in [("coastal", [1, 2, 2]), ("mountain", [2, 1, 2])] {
        let puzzle = aztecs().provinces(A, &["nile_delta"]).city(A, 0, "fort/land_use").active(A, &[0]);
        let mut p = play(puzzle.turn(A));
        p.steps(&format!("use:0:knowledge type:nile_delta:{token}"));
        assert_eq!(p.0.player(A).tokens, left);
    }
    let mut p = play(aztecs().city(A, 0, "fort/land_use").active(A, &[0]).turn(A));
    p.steps("use:0:knowledge type:lake_texcoco:agrarian");
    assert_eq!(p.0.player(A).tokens, [2, 2, 1]);
}
