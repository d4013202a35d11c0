//! Test vectors V21 to V40 of the specification.

use crate::table::*;
use game_core::Game;
use monumental_duel::setup::Reactions;
use monumental_duel::{PromptKind, Refusal, Setup};

/// R20: tokens of the declared type stand for the gold paid into a bid.
#[test]
fn v21_gold_in_a_bid() {
    let mut p = play(japanese().holds(A, Science, 1).holds(A, Gold, 2).turn(A));
    p.steps("advantage bid:science amount:3");
    assert_eq!(p.held(A), [0; 5]);
    let card = p.0.advantage();
    assert_eq!((card.holder, card.resource, card.tokens), (Some(A), Some(Science), 3));
}

/// R36: Barricades are paid in gold too. R37: the reward comes from the opponent's provinces too. R38: after paying.
#[test]
fn v22_malian_conquest() {
    let puzzle = malians().row(&["sahara"]).holds(A, Military, 5);
    let p = play(puzzle.clone().holds(A, Gold, 3).turn(A));
    assert_eq!(p.refusal("acquire:row:0"), Some(Refusal::CannotPayGold { price: 4, gold: 3 }));
    let mut p = play(puzzle.holds(A, Gold, 4).turn(A));
    p.go("acquire:row:0");
    assert_eq!((p.has(A, Gold), p.has(A, Military)), (2, 5), "4 paid, 1 reward, 1 bonus");
    assert_eq!(p.0.question(), Some(PromptKind::FreeCity));

    let puzzle = malians().provinces(B, &["sahara", "barricade"]).holds(A, Gold, 6);
    let mut p = play(puzzle.turn(A));
    p.go("conquer");
    assert_eq!((p.has(A, Gold), p.lands(A)), (1, vec!["sahara"]));
}

#[test]
fn v23_unfinished_wonder_replaced() {
    let puzzle =
        japanese().wonder(A, "petra").row(&["great_library"]).holds(A, Production, 2).holds(A, Gold, 0);
    let mut p = play(puzzle.clone().turn(A));
    p.steps("acquire:row:0 keep:new");
    assert_eq!(p.has(A, Production), 0);
    assert!(p.discarded("petra"));
    assert_eq!(p.0.player(A).wonder, Some(p.card("great_library")));

    let mut p = play(puzzle.turn(A));
    p.steps("acquire:row:0 keep:old");
    assert!(p.discarded("great_library"), "R27: keeping the old one denies the new one");
    assert_eq!(p.0.player(A).wonder, Some(p.card("petra")));
}

#[test]
fn v24_texcoco() {
    let puzzle = aztecs().provinces(A, &["nile_delta"]).advantage(A, Military, 1).passed(B);
    let mut p = play(puzzle.clone().turn(A));
    p.steps("warlord production science");
    assert_eq!(p.held(A), [1, 1, 0, 0, 2]);
    let mut p = play(puzzle.clone().type_token(A, "nile_delta", Mountain).turn(A));
    p.steps("warlord production production military");
    assert_eq!(p.held(A), [2, 0, 1, 0, 2]);
    let mut p = play(puzzle.clone().provinces(B, &["lake_texcoco"]).turn(A));
    p.steps("warlord military");
    assert_eq!(p.held(A), [0, 0, 1, 0, 2]);

    let puzzle = aztecs().city(A, 0, "workshop/cartography").active(A, &[0]);
    assert_eq!(play(puzzle.turn(A)).refusal("use:0:knowledge"), Some(Refusal::NoEffect));
}

/// R42: tokens return to the reserve with the conquest. R43: no type twice on a province.
#[test]
fn v25_type_token_rules() {
    let puzzle = aztecs().provinces(A, &["nile_delta"]).type_token(A, "nile_delta", Coastal);
    let puzzle = puzzle.city(A, 0, "fort/land_use").active(A, &[0]);
    let mut p = play(puzzle.clone().turn(A));
    p.go("use:0:knowledge");
    let offers = ["type:lake_texcoco:mountain", "type:lake_texcoco:agrarian", "type:nile_delta:mountain"];
    let mut offered = p.offers();
    offered.sort();
    assert_eq!(offered, [offers[1], offers[0], offers[2]]);
    assert_eq!(p.refusal("type:nile_delta:coastal"), Some(Refusal::TypeThere { of: Coastal }));
    assert_eq!(p.refusal("type:nile_delta:agrarian"), Some(Refusal::TypeThere { of: Agrarian }));

    let mut p = play(puzzle.holds(B, Gold, 4).turn(B));
    assert_eq!(p.0.player(A).tokens, [1, 2, 2]);
    p.go("conquer");
    assert_eq!(p.0.player(A).tokens, [2, 2, 2]);
    assert!(p.0.player(B).lands[0].tokens.is_empty());
}

#[test]
fn v26_free_trade() {
    let puzzle = aztecs().city(A, 0, "petra").city(A, 1, "caravanserai").active(A, &[0, 1]).holds(A, Gold, 0);
    let mut p = play(puzzle.clone().market("samarkand", [0, 0]).passed(B).turn(A));
    p.steps("use:0:top city:samarkand");
    assert_eq!((p.stall("samarkand"), p.held(A)), (Some([1, 0]), [0, 0, 0, 1, 0]));
    assert!(!p.0.player(A).scout_used);
    p.go("use:1:top");
    assert_eq!(p.refusal("city:samarkand"), Some(Refusal::AlreadyTraded));

    let mut p = play(puzzle.free_cities(A, &["samarkand"]).passed(B).turn(A));
    p.steps("use:0:top city:samarkand");
    assert_eq!(p.held(A), [0, 0, 0, 1, 0]);
    assert!(p.0.market().iter().all(|stall| stall.gold == [0, 0]), "no gold moves");
}

#[test]
fn v27_final_round() {
    let after = |deck: &[&str]| {
        let puzzle = japanese().row(&["_", "_", "_", "writing", "sahara", "petra"]);
        let mut p = play(puzzle.development_deck(deck).end_of_round(A));
        p.deal_cities();
        while !p.deals().is_empty() {
            let deal = p.deals()[0].0.clone();
            p.go(&deal);
        }
        p.0.is_last_round()
    };
    assert!(!after(&["klondike", "pampas"]), "5 cards");
    assert!(after(&["klondike"]), "4 cards");
    assert!(after(&[]), "3 cards");

    let mut p = play(japanese().last_round().turn(A));
    p.steps("pass pass");
    assert_eq!(p.0.awaiting(), game_core::Awaiting::Nothing);
}

#[test]
fn v28_scoring() {
    let puzzle = japanese()
        .provinces(A, &["sahara", "phoenicia", "pamirs", "barricade"])
        .discard(A, &["writing", "currency", "petra"])
        .policies(A, &["shogunate", "rangaku", "castle_towns"])
        .free_cities(A, &["venice"])
        .provinces(B, &["nile_delta"])
        .discard(B, &["masonry", "banking", "angkor_wat", "alhambra"])
        .policies(B, &["griots", "kouroukan_fouga", "timbuktu_manuscripts"]);
    let p = play(puzzle.turn(A));
    assert_eq!(p.0.points(A).map(|line| line.points), [3, 2, 2, 6, 2, 3, 3, 0, 3]);
    assert_eq!(p.0.points(B).map(|line| line.points), [1, 2, 4, 6, 0, 0, 3, 3, 3]);
    assert_eq!((p.0.score(A), p.0.score(B)), (24, 22));
    assert_eq!((p.0.place(A), p.0.place(B)), (1, 2));
}

#[test]
fn v29_tie_breaks() {
    let places = |puzzle: monumental_duel::Puzzle| {
        let p = play(puzzle.turn(A));
        assert_eq!(p.0.score(A), p.0.score(B));
        (p.0.place(A), p.0.place(B))
    };
    let rich = japanese().holds(A, Gold, 9).holds(A, Culture, 9);
    assert_eq!(places(rich.clone().advantage(B, Science, 1)), (2, 1), "the advantage comes first");
    assert_eq!(places(japanese().holds(A, Gold, 1).holds(A, Culture, 9)), (2, 1), "then gold");
    assert_eq!(places(japanese().holds(B, Culture, 1)), (2, 1), "then culture");
    assert_eq!(places(japanese()), (1, 1), "then a shared victory");
}

#[test]
fn v30_substitution() {
    let puzzle = japanese().holds(A, Production, 1).holds(A, Military, 2).holds(A, Gold, 0);
    let mut p = play(puzzle.clone().policies(A, &["castle_towns"]).turn(A));
    p.go("acquire:basic:workshop");
    assert_eq!(p.offers(), ["substitute:1", "substitute:2"]);
    p.go("substitute:2");
    assert_eq!(p.held(A), [1, 0, 0, 0, 0]);
    let p = play(puzzle.turn(A));
    let missing = Refusal::CannotPay { resource: Production, price: 2, payable: 1 };
    assert_eq!(p.refusal("acquire:basic:workshop"), Some(missing));
}

#[test]
fn v31_known_prefix_and_bag() {
    let puzzle = japanese().bag(A, &["fort", "fort", "library"]).holds(A, Production, 4).holds(A, Science, 4);
    let mut p = play(puzzle.holds(A, Gold, 0).passed(B).turn(A));
    p.steps("acquire:basic:workshop acquire:basic:laboratory");
    assert_eq!(p.deck_top(A), ["laboratory", "workshop"]);
    p.go("progress");
    assert_eq!(p.deck_top(A), ["workshop"]);
    p.go("progress");
    assert_eq!((p.in_discard(A, "workshop"), p.in_discard(A, "laboratory")), (1, 1));
    p.go("progress");
    assert_eq!(p.deals(), [("deal:city:0:library".to_owned(), 1), ("deal:city:0:fort".to_owned(), 2)]);
}

#[test]
fn v32_eras_come_in_order() {
    let second: Vec<&str> =
        standard().eras[1].iter().map(|c| standard().card_names[c.index()].id.as_str()).collect();
    let mut deck = vec!["masonry"];
    deck.extend(&second);
    let puzzle = japanese().row(&["_", "_", "_", "writing", "sahara", "petra"]).development_deck(&deck);
    let mut p = play(puzzle.end_of_round(A));
    p.deal_cities();
    assert_eq!(p.deals(), [("deal:row:masonry".to_owned(), 1)], "certain, and still a deal");
    p.go("deal:row:masonry");
    assert_eq!(p.deals().len(), 12);
    p.go("deal:row:university");
    assert_eq!(p.deals().len(), 11);
    assert!(p.deals().iter().all(|(deal, odds)| *odds == 1 && second.iter().any(|id| deal.ends_with(id))));
}

/// R59: whoever listens when the queue runs hears, also a policy that came after the event.
#[test]
fn v33_own_bonus_heard() {
    let mut p = play(aztecs().holds(A, Culture, 1).passed(B).turn(A));
    p.go("policy:triple_alliance");
    assert_eq!(p.offers(), ["branch:0", "branch:2"], "there is no token to move");
    p.steps("branch:0 type:lake_texcoco:mountain");
    assert_eq!(p.has(A, Culture), 1);

    let mut p = play(aztecs().policies(A, &["triple_alliance"]).holds(A, Culture, 2).passed(B).turn(A));
    p.go("policy:codex");
    assert_eq!(p.offers(), ["next:policy:codex", "next:policy:triple_alliance"]);
    p.steps("next:policy:triple_alliance branch:0 type:lake_texcoco:mountain");
    assert_eq!(p.has(A, Culture), 0, "Triple Alliance is covered when the queue runs");
    assert_eq!(p.has(A, Science), 2);
}

/// R64: a price of 0 is paid without a question.
#[test]
fn v34_steam_power() {
    let puzzle =
        japanese().row(&["university", "suez_canal", "colossus_of_rhodes"]).holds(A, Gold, 0).passed(B);
    let steam = puzzle.clone().city(A, 0, "workshop/steam_power").active(A, &[0]);
    let paid = |production: u16, step: &str| {
        let mut p = play(steam.clone().holds(A, Production, production).turn(A));
        p.go(step);
        production - p.has(A, Production)
    };
    assert_eq!(paid(9, "acquire:basic:workshop"), 1);
    assert_eq!(paid(9, "acquire:row:0"), 2);
    assert_eq!(paid(9, "acquire:row:1"), 3);
    let mut p = play(steam.clone().holds(A, Production, 3).wonder(A, "eiffel_tower").turn(A));
    assert_eq!(
        p.refusal("complete"),
        Some(Refusal::CannotPay { resource: Production, price: 4, payable: 3 })
    );
    p.steps("acquire:row:1 keep:new");

    let both = steam.city(A, 1, "laboratory/masonry").active(A, &[0, 1]);
    let mut p = play(both.clone().holds(A, Production, 4).turn(A));
    p.steps("acquire:row:1");
    assert_eq!(p.has(A, Production), 2);
    p.go("complete");
    assert_eq!(p.has(A, Production), 0);
    let mut p = play(both.turn(A));
    assert_eq!(p.held(A), [0; 5]);
    p.go("acquire:row:2");
    assert_eq!(p.0.question(), Some(PromptKind::Turn), "nothing is asked at a price of 0");
    p.go("complete");
    assert_eq!(p.has(A, Military), 2);
}

#[test]
fn v35_malian_warlord() {
    let puzzle = malians().advantage(A, Military, 1).holds(A, Military, 5).row(&["_", "phoenicia"]).passed(B);
    let mut p = play(puzzle.clone().holds(A, Gold, 1).turn(A));
    p.steps("warlord branch:1");
    assert_eq!((p.has(A, Gold), p.has(A, Military)), (3, 5), "1 paid, 1 reward, 2 bonus");
    let mut p = play(puzzle.holds(A, Gold, 0).turn(A));
    p.go("warlord");
    assert_eq!(p.0.question(), Some(PromptKind::FreeCity), "only the trade branch is left");
}

#[test]
fn v36_activation_effect_with_draws() {
    let always = Setup { reactions: Reactions::Always, ..Setup::usual() };
    let puzzle = aztecs().read_as(&always).city(A, 0, "fort/telegraphy").policies(A, &["triple_alliance"]);
    let mut p = play(puzzle.clone().deck_top(A, &["land_use"]).activation(A));
    p.steps("activate:0,0 yes type:lake_texcoco:agrarian");
    assert_eq!(p.has(A, Culture), 0, "the queue waits for the second card");
    p.go("deal:city:0:library");
    assert_eq!((p.has(A, Science), p.has(A, Culture)), (1, 1));
    assert_eq!((p.in_discard(A, "land_use"), p.in_discard(A, "library")), (1, 1));

    let mut p = play(puzzle.deck_top(A, &["land_use"]).bag(A, &[]).activation(A));
    p.steps("activate:0,0 yes type:lake_texcoco:agrarian");
    assert_eq!((p.has(A, Culture), p.0.question()), (1, Some(PromptKind::Turn)));
}

/// R65: the inner effect is finished first.
#[test]
fn v37_trade_inside_a_trade() {
    let puzzle = malians().policies(A, &["trans_saharan_caravans"]).market("malacca", [3, 0]);
    let puzzle = puzzle.market("samarkand", [0, 0]).deck_top(A, &["caravanserai"]);
    let mut p = play(puzzle.passed(B).turn(A));
    p.steps("scout city:malacca");
    assert_eq!(
        (p.has(A, Gold), p.0.question()),
        (3, Some(PromptKind::Offer)),
        "1 placed, 2 from Caravanserai"
    );
    p.steps("yes city:samarkand");
    assert_eq!(
        (p.has(A, Culture), p.stall("samarkand")),
        (1, Some([1, 0])),
        "the inner trade is finished first"
    );
    p.go("science");
    assert!(p.owns_city(A, "malacca"));
    assert_eq!(p.in_discard(A, "caravanserai"), 1);
    p.go("deal:free_city:aden");
    assert_eq!(p.held(A), [0, 1, 0, 1, 4], "1 gold from the Caravans in all");
}

/// R23: cards of the own city, activated or not, and no copiers.
#[test]
fn v38_copy() {
    let puzzle = japanese().city(A, 0, "forbidden_city").city(A, 4, "mine").city(A, 5, "fort/writing");
    let puzzle = puzzle.city(A, 6, "petra").active(A, &[0]).gained(A, Production, 2);
    let mut p = play(puzzle.passed(B).turn(A));
    p.go("use:0:top");
    assert_eq!(p.offers(), ["place:4", "place:5"]);
    for wrong in ["place:0", "place:6", "place:5:knowledge"] {
        assert_eq!(p.refusal(wrong), Some(Refusal::CannotCopy));
    }
    p.go("place:4");
    assert_eq!(p.0.player(A).gained[0], 3);
    p.go("yes");
    assert_eq!(p.held(A), [1, 0, 0, 0, 3]);
    assert_eq!((p.place(A, 4).as_str(), p.0.player(A).city[4].marks), ("mine", [0, 0]));
}

/// R62: the effect goes on though its card has left the city.
#[test]
fn v39_bushido_under_the_card() {
    let puzzle = japanese().advantage(A, Science, 1).city(A, 0, "trading_post/bushido").active(A, &[0]);
    let mut p = play(puzzle.passed(B).turn(A));
    p.go("use:0:knowledge");
    assert_eq!(p.offers(), ["place:0", "stop"]);
    p.go("place:0");
    assert_eq!(p.has(A, Military), 2);
    assert!(!p.active(A, 0));
    assert_eq!((p.place(A, 0).as_str(), p.in_discard(A, "bushido")), ("trading_post", 1));
}

#[test]
fn v40_counting_what_was_moved() {
    let puzzle = japanese().market("hormuz", [0, 0]).row(&["_", "_", "_", "writing"]).passed(B);
    let mut p = play(puzzle.clone().turn(A));
    p.steps("scout city:hormuz");
    assert_eq!(p.offers(), ["row:3", "stop"]);
    p.go("row:3");
    assert_eq!(p.offers(), ["production", "science", "military"]);
    p.go("military");
    assert_eq!(p.held(A), [0, 0, 1, 0, 1]);
    assert!(p.discarded("writing"));
    let mut p = play(puzzle.turn(A));
    p.steps("scout city:hormuz stop");
    assert_eq!(p.held(A), [0, 0, 0, 0, 1]);
    assert_eq!(p.0.question(), Some(PromptKind::Turn), "nothing moved, nothing to choose");

    let puzzle = japanese().policies(A, &["meiji_restoration"]).city(A, 0, "fort").passed(B);
    let mut p = play(puzzle.clone().turn(A));
    p.steps("use:policy science military");
    assert_eq!((p.held(A), p.in_archive(A, "fort")), ([0, 1, 1, 0, 2], 1));
    assert_eq!(play(puzzle.active(A, &[0]).turn(A)).refusal("use:policy"), Some(Refusal::NoEffect));
}
