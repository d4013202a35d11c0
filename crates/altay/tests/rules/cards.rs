//! Sections 3.4, 3.5 and 4.1: playing and buying.

use crate::board::{A, B, Case, full, list, r, two};
use altay::Resource::{Culture, Food, Metal, Stone, Wood};
use altay::puzzle::Puzzle;
use altay::{
    Achievement, Card, Cost, Faction, Kind, Refusal, Resource, Resources, Setup, Supply, Terrain, Token,
};

fn pool(resources: &[Resource]) -> Resources {
    resources.iter().copied().collect()
}

#[test]
fn tv_08_a_mountain_doubles_the_stone() {
    let mut bare = Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1).hand(A, &[Card::Stonecutter]));
    assert!(!bare.offers(A, "play stonecutter_vp0 2"));
    let refusal = bare.refusal(A, "play stonecutter_vp0 2");
    assert_eq!(refusal, Refusal::NoUnusedRegion { terrain: Terrain::Mountain });
    bare.play(A, &["play stonecutter_vp0 1"]);
    assert_eq!(bare.0.pool(), pool(&[Stone]));
    let mut rich = Case::of(two().settle(A, r(18), 1).settle(B, r(5), 1).hand(A, &[Card::Stonecutter]));
    rich.play(A, &["play stonecutter_vp0 2"]);
    assert_eq!(rich.0.pool(), pool(&[Stone, Stone]));
}

#[test]
fn tv_09_two_mountains_serve_two_stonecutters() {
    let mut case = Case::of(
        two().settle(A, r(18), 1).settle(A, r(19), 1).settle(B, r(5), 1).hand(A, &[Card::Stonecutter; 2]),
    );
    case.play(A, &["play stonecutter_vp0 2"]);
    assert_eq!(case.prompt(), "use", "D4, R22");
    assert_eq!(case.options(A), ["use 18", "use 19"]);
    assert_eq!(case.refusal(A, "use 20"), Refusal::CannotUse { region: r(20) });
    case.play(A, &["use 19", "play stonecutter_vp0 2"]);
    assert_eq!(case.0.pool(), pool(&[Stone; 4]), "the second mountain is the only one left, so it is used");
    assert!(case.0.turn().used.contains(r(18)) && case.0.turn().used.contains(r(19)));
}

#[test]
fn tv_10_one_mountain_serves_one_stonecutter() {
    let mut case = Case::of(two().settle(A, r(18), 1).settle(B, r(5), 1).hand(A, &[Card::Stonecutter; 2]));
    case.play(A, &["play stonecutter_vp0 2"]);
    assert_eq!(case.options(A).iter().filter(|o| o.starts_with("play")).count(), 1);
    case.play(A, &["play stonecutter_vp0 1"]);
    assert_eq!(case.0.pool(), pool(&[Stone; 3]));
}

#[test]
fn tv_26_one_card_of_a_kind_per_turn() {
    let case = Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1).pool(&[Food, Food]).bought(Kind::Farmer));
    assert!(!case.offers(A, "buy farmer"));
    assert_eq!(case.refusal(A, "buy farmer"), Refusal::AlreadyBought { kind: Kind::Farmer });
    for kind in ["lumberjack", "miner", "stonecutter", "scholar"] {
        assert!(case.offers(A, &format!("buy {kind}")), "{kind}");
    }
    let missing = Refusal::CannotPay { missing: Cost { fixed: pool(&[Metal, Culture]), wild: 0 } };
    assert_eq!(case.refusal(A, "buy cavalry"), missing);
    assert_eq!(
        case.refusal(A, "buy worker"),
        Refusal::CannotPay { missing: Cost { fixed: pool(&[Culture]), wild: 2 } },
        "the numbers that are missing"
    );
    assert_eq!(case.refusal(A, "buy hunter"), Refusal::NotForSale { kind: Kind::Hunter });
}

#[test]
fn tv_26_a_bought_card_goes_to_the_discard_pile() {
    let mut case =
        Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1).pool(&[Wood, Wood, Culture, Culture]));
    case.play(A, &["buy city"]);
    assert_eq!(case.0.player(A).discard, altay::Pile::one(Card::City2), "R16: the top card");
    assert_eq!((case.0.pool(), case.0.pile(Kind::City)), (Resources::NONE, 3));
    assert_eq!(case.0.top_card(Kind::City), Some(Card::City1));
    assert!(case.0.turn().bought.contains(Kind::City));
}

#[test]
fn tv_26_an_empty_pile_is_closed() {
    let mut puzzle = two();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).pool(&[Food]).discard(B, &[Card::Farmer; 4]);
    let case = Case::of(&puzzle);
    assert_eq!(case.refusal(A, "buy farmer"), Refusal::PileEmpty { kind: Kind::Farmer });
}

#[test]
fn tv_27_tokens_on_a_settlement_card_cannot_be_spent() {
    let case = Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1).table(A, Card::Village, &[Food]));
    assert!(!case.offers_any(A, "buy"));
    assert_eq!(case.refusal(A, "release village"), Refusal::NotAStore { kind: Kind::Village });
}

#[test]
fn tv_29_one_card_of_a_title_on_the_table() {
    let mut case = Case::of(
        two()
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .table(A, Card::Village, &[Food])
            .hand(A, &[Card::Village])
            .pool(&[Food]),
    );
    assert_eq!(case.refusal(A, "play village 1"), Refusal::TitleOnTable { kind: Kind::Village });
    case.play(A, &["put food village", "settle 0"]);
    case.play(A, &["play village 1"]);
    assert_eq!(case.0.player(A).table[0], Some(Card::Village));
}

#[test]
fn tv_29_copies_with_other_points_have_the_same_title() {
    let case = Case::of(
        two().settle(A, r(0), 1).settle(B, r(5), 1).table(A, Card::City2, &[]).hand(A, &[Card::City]),
    );
    assert!(!case.offers(A, "play city_vp0 1"));
}

#[test]
fn tv_50_a_colonist_fills_the_village() {
    let mut case = Case::of(
        two()
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .table(A, Card::Village, &[Food])
            .hand(A, &[Card::Colonist]),
    );
    case.play(A, &["play colonist 2"]);
    assert!(case.0.turn().used.contains(r(0)), "the only farmland is used without a question");
    assert_eq!(case.prompt(), "place");
    assert_eq!(case.0.player(A).discard, altay::Pile::one(Card::Village));
    assert_eq!(case.0.pool(), Resources::NONE);
    case.play(A, &["settle 0"]);
    assert_eq!(case.at(0), Some((A, 2)));
}

#[test]
fn tv_51_a_colonist_needs_an_unused_farmland() {
    let mut puzzle = two();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).hand(A, &[Card::Colonist]).used(r(0));
    let without_village = Case::of(&puzzle);
    assert!(without_village.offers(A, "play colonist 1"));
    puzzle.table(A, Card::Village, &[Food]);
    let case = Case::of(&puzzle);
    let refusal = case.refusal(A, "play colonist 2");
    assert_eq!(refusal, Refusal::NoUnusedRegion { terrain: Terrain::Farmland });
}

#[test]
fn r_23_a_colonist_fills_only_a_village() {
    let case = Case::of(
        two().settle(A, r(0), 1).settle(B, r(5), 1).table(A, Card::Town1, &[]).hand(A, &[Card::Colonist]),
    );
    assert_eq!(case.refusal(A, "play colonist 2"), Refusal::NothingToFill { kind: Kind::Village });
}

#[test]
fn r_23_the_farmland_is_chosen_and_an_empty_village_is_filled() {
    let mut case = Case::of(
        two()
            .settle(A, r(0), 1)
            .settle(A, r(3), 1)
            .settle(B, r(5), 1)
            .table(A, Card::Village, &[])
            .hand(A, &[Card::Colonist]),
    );
    case.play(A, &["play colonist 2"]);
    assert_eq!(case.options(A), ["use 0", "use 3"]);
    case.play(A, &["use 3", "settle 3"]);
    assert_eq!(case.at(3), Some((A, 2)));
}

#[test]
fn tv_52_a_shaman_consumes_a_token_once() {
    let mut puzzle = two();
    puzzle
        .faction(A, Faction::Firefolk)
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .conquests(A, &[Token::ThreeMetal], &[Token::One])
        .hand(A, &[Card::Shaman]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["play shaman 2"]);
    assert_eq!(case.options(A), ["take food", "take wood", "take metal", "take stone", "take culture"]);
    case.play(A, &["take culture"]);
    let player = case.0.player(A);
    assert!(player.fresh.is_empty());
    assert_eq!(player.consumed.len(), 2);
    assert_eq!(case.0.pool(), pool(&[Culture]));
    assert_eq!(case.0.points(A).conquest_tokens, 1, "4 / 3, consumed tokens score");
    puzzle.conquests(A, &[], &[Token::ThreeMetal, Token::One]);
    assert_eq!(Case::of(&puzzle).refusal(A, "play shaman 2"), Refusal::NoFreshToken, "I-8");
}

#[test]
fn tv_53_wild_units_are_paid_in_order() {
    let mut case =
        Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1).pool(&[Food, Wood, Wood, Stone, Culture]));
    case.play(A, &["buy worker"]);
    // Wood is the only first unit (stone first would leave nothing for the second), so it is paid at once.
    assert_eq!(case.prompt(), "pay");
    assert_eq!(case.options(A), ["pay wood", "pay stone"]);
    assert!(matches!(case.refusal(A, "pay food"), Refusal::NotWild { .. }));
    assert!(matches!(case.refusal(A, "pay metal"), Refusal::NotInPool { .. }));
    let mut other = case.clone();
    case.play(A, &["pay wood"]);
    assert_eq!(case.0.pool(), pool(&[Stone]));
    other.play(A, &["pay stone"]);
    assert_eq!(other.0.pool(), pool(&[Wood]));
    assert_eq!(other.0.player(A).discard, altay::Pile::one(Card::Worker1));
}

#[test]
fn tv_53_no_combination_appears_twice() {
    let mut case =
        Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1).pool(&[Food, Wood, Metal, Stone, Culture]));
    case.play(A, &["buy worker"]);
    assert_eq!(case.options(A), ["pay wood", "pay metal"]);
    assert!(matches!(case.refusal(A, "pay stone"), Refusal::RestUnpaid { .. }));
    case.play(A, &["pay metal"]);
    assert_eq!(case.0.pool(), pool(&[Wood]), "after metal only stone is left, and it is paid at once");
    let mut case = Case::of(
        two().settle(A, r(0), 1).settle(B, r(5), 1).pool(&[Food, Wood, Metal, Metal, Stone, Culture]),
    );
    case.play(A, &["buy worker", "pay metal"]);
    assert!(matches!(case.refusal(A, "pay wood"), Refusal::OutOfOrder { .. }));
}

#[test]
fn tv_59_a_scholar_needs_something_to_draw() {
    let case = Case::of(
        two()
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .hand(A, &[Card::Scholar])
            .deck(A, &[])
            .played(A, &[Card::Hunter]),
    );
    assert_eq!(case.refusal(A, "play scholar_vp0 2"), Refusal::NothingToDraw, "R20, R48");
    assert!(case.offers(A, "play scholar_vp0 1"));
}

#[test]
fn tv_60_a_card_bought_this_turn_can_be_drawn_and_played() {
    let mut case = Case::of(
        two()
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .hand(A, &[Card::Scholar])
            .deck(A, &[])
            .pool(&[Food, Wood, Culture]),
    );
    case.play(A, &["buy town", "play scholar_vp0 2"]);
    assert_eq!(case.odds(), [("draw town_vp1".to_owned(), 1)]);
    case.deal(&["draw town_vp1"]);
    assert!(case.offers(A, "play town_vp1 1"));
}

#[test]
fn tv_72_a_limited_supply_gives_what_it_has() {
    let setup = Setup { resource_supply: Supply::Limited, ..full(2) };
    let mut puzzle = Puzzle::new(setup).unwrap();
    puzzle
        .settle(A, r(18), 1)
        .settle(B, r(5), 1)
        .hand(A, &[Card::Stonecutter, Card::Stonecutter])
        .pool(&[Stone; 15]);
    let mut case = Case::of(&puzzle);
    assert_eq!(case.0.supply().get(Stone), 1);
    case.play(A, &["play stonecutter_vp0 2"]);
    assert_eq!((case.0.pool().get(Stone), case.0.supply().get(Stone)), (16, 0));
    assert!(case.0.turn().used.contains(r(18)));
    assert_eq!(case.refusal(A, "play stonecutter_vp0 1"), Refusal::SupplyEmpty, "R1");
    assert_eq!(case.options(A).iter().filter(|option| option.starts_with("play")).count(), 0);
}

#[test]
fn r_1_a_colonist_needs_all_missing_food_in_a_limited_supply() {
    let setup = Setup { resource_supply: Supply::Limited, ..full(2) };
    let mut puzzle = Puzzle::new(setup).unwrap();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .hand(A, &[Card::Colonist])
        .table(A, Card::Village, &[])
        .pool(&[Food; 15]);
    let case = Case::of(&puzzle);
    assert_eq!(case.refusal(A, "play colonist 2"), Refusal::SupplyShort { missing: pool(&[Food]) });
    puzzle.pool(&[Food; 14]);
    assert!(Case::of(&puzzle).offers(A, "play colonist 2"));
}

#[test]
fn tv_24_and_25_coins_for_what_is_left_and_resources_for_coins() {
    let setup = Setup { trade: true, ..full(2) };
    let mut puzzle = Puzzle::new(setup).unwrap();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).pool(&[Food, Food, Culture]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["end_turn"]);
    assert_eq!((case.0.player(A).coins, case.0.pool()), (3, Resources::NONE), "TV-24");
    puzzle.pool(&[]).coins(A, 12);
    let mut case = Case::of(&puzzle);
    case.play(A, &["buy_resource metal", "buy_resource metal"]);
    assert_eq!((case.0.pool(), case.0.player(A).coins), (pool(&[Metal, Metal]), 2), "TV-25");
    assert_eq!(case.refusal(A, "buy_resource metal"), Refusal::TooFewCoins { have: 2, need: 5 });
    let case = Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1));
    assert_eq!(case.refusal(A, "buy_resource metal"), Refusal::NoTrade);
}

#[test]
fn r_1_a_limited_supply_sells_only_what_it_has() {
    let setup = Setup { trade: true, resource_supply: Supply::Limited, ..full(2) };
    let mut puzzle = Puzzle::new(setup).unwrap();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).pool(&[Stone; 16]).coins(A, 5);
    let case = Case::of(&puzzle);
    assert_eq!(case.refusal(A, "buy_resource stone"), Refusal::OutOfStock { resource: Stone });
    assert!(case.offers(A, "buy_resource food"));
}

#[test]
fn spec_3_5_a_card_with_several_products_gives_one_of_them() {
    let mut case =
        Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1).hand(A, &[Card::Worker1, Card::Digger]));
    let plays: Vec<_> = case.options(A).into_iter().filter(|option| option.starts_with("play")).collect();
    assert_eq!(
        plays,
        list(&[
            "play digger 1",
            "play digger 2",
            "play worker_vp1 1",
            "play worker_vp1 2",
            "play worker_vp1 3"
        ])
    );
    assert_eq!(case.refusal(A, "play worker_vp1 4"), Refusal::NoSuchEffect { card: Card::Worker1, has: 3 });
    assert_eq!(case.refusal(A, "play hunter 1"), Refusal::NotInHand { card: Card::Hunter });
    assert_eq!(case.refusal(A, "play digger 1 archived"), Refusal::NotArchived { card: Card::Digger });
    case.play(A, &["play worker_vp1 2", "play digger 2"]);
    assert_eq!(case.0.pool(), pool(&[Metal, Stone]));
}

#[test]
fn spec_3_5_battle_effects_are_not_played_in_the_menu() {
    let case = Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1).hand(A, &[Card::Warrior]));
    assert_eq!(case.refusal(A, "play warrior 1"), Refusal::OnlyInBattle);
    assert_eq!(case.refusal(A, "take food"), Refusal::NotTheQuestion);
    assert_eq!(case.refusal(B, "end_turn"), Refusal::NotAsked { seat: B });
}

#[test]
fn r_6_an_archived_card_is_played_as_if_in_hand() {
    let mut case = Case::of(
        two()
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .completed(A, &[Achievement::Writing])
            .archive(A, Card::Hunter)
            .hand(A, &[Card::Hunter]),
    );
    assert!(case.offers(A, "play hunter 1") && case.offers(A, "play hunter 1 archived"));
    case.play(A, &["play hunter 1 archived"]);
    assert_eq!((case.0.pool(), case.0.player(A).archive), (pool(&[Food]), None));
    assert!(case.0.player(A).hand.has(Card::Hunter));
}
