//! Store cards (rulings 7, 19, 46, 47) and the edition that asks for a use.

use crate::board::{A, B, Case, full, r, two};
use altay::Resource::{Culture, Food, Metal, Wood};
use altay::puzzle::Puzzle;
use altay::{Achievement, Card, Edition, Faction, Kind, Refusal, Resources, Setup};

fn ru() -> Puzzle {
    Puzzle::new(Setup { edition: Edition::Ru, ..full(2) }).expect("a playable set-up")
}

#[test]
fn tv_28_a_merchant_gives_everything_back() {
    let mut case =
        Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1).table(A, Card::Merchant1, &[Food, Food]));
    assert!(!case.offers_any(A, "buy"));
    case.play(A, &["release merchant"]);
    assert_eq!(case.0.pool(), [Food, Food].into_iter().collect::<Resources>());
    assert!(case.0.player(A).discard.has(Card::Merchant1));
    assert!(case.offers(A, "buy scholar"));
}

#[test]
fn tv_43_a_fed_store_card_waits_for_a_later_turn() {
    let mut case =
        Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1).hand(A, &[Card::Merchant1, Card::Hunter]).deck(
            A,
            &[Card::Hunter, Card::Hunter, Card::Village, Card::Village, Card::Digger, Card::Warrior],
        ));
    case.play(A, &["play merchant_vp1 1", "play hunter 1", "put food merchant"]);
    assert_eq!(case.refusal(A, "release merchant"), Refusal::StoreFed { kind: Kind::Merchant });
    case.play(A, &["end_turn"]);
    case.deal(&["draw hunter", "draw hunter", "draw village", "draw village", "draw digger"]);
    case.play(B, &["end_turn"]).deal_rest(1);
    assert!(case.asks(A) && case.offers(A, "release merchant"));
    case.play(A, &["play hunter 1", "put food merchant"]);
    assert_eq!(case.refusal(A, "release merchant"), Refusal::StoreFed { kind: Kind::Merchant });
    case.play(A, &["end_turn"]).deal_rest(2);
    case.play(B, &["end_turn"]).deal_rest(3);
    assert!(case.offers(A, "release merchant"), "the turn after");
}

#[test]
fn tv_42_in_ru_everything_released_must_have_a_use() {
    let build = |mut puzzle: Puzzle| {
        puzzle
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .table(A, Card::Merchant1, &[Culture, Wood])
            .discard(B, &[Card::Chariot2])
            .secret(A, Achievement::SiegeEngines, false)
            .open(&[
                Achievement::Masonry,
                Achievement::Mathematics,
                Achievement::Strategy,
                Achievement::Commerce,
                Achievement::Government,
                Achievement::Leadership,
                Achievement::Academy,
                Achievement::Ark,
                Achievement::Colossus,
            ])
            .pool(&[Metal, Metal]);
        Case::of(&puzzle)
    };
    let case = build(ru());
    assert_eq!(case.0.top_card(Kind::Chariot), Some(Card::Chariot1));
    assert!(!case.offers(A, "release merchant"));
    assert_eq!(case.refusal(A, "release merchant"), Refusal::NoUseFor { resource: Wood });
    assert!(build(two()).offers(A, "release merchant"), "edition it");
}

#[test]
fn tv_81_commerce_is_a_use() {
    let mut puzzle = ru();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Masonry, Achievement::Commerce])
        .table(A, Card::Merchant1, &[Wood])
        .open(&[
            Achievement::Masonry,
            Achievement::Mathematics,
            Achievement::Strategy,
            Achievement::Government,
            Achievement::Leadership,
            Achievement::Philosophy,
            Achievement::Academy,
            Achievement::Colossus,
            Achievement::GreatWall,
        ])
        .secret(A, Achievement::SiegeEngines, false);
    assert!(Case::of(&puzzle).offers(A, "release merchant"));
    puzzle.tech_used(Achievement::Commerce);
    assert_eq!(Case::of(&puzzle).refusal(A, "release merchant"), Refusal::NoUseFor { resource: Wood });
}

#[test]
fn r_19_uses_are_table_cards_progress_purchases_and_starts() {
    let base = |puzzle: &mut Puzzle| {
        puzzle
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .table(A, Card::Merchant1, &[Wood])
            .secret(A, Achievement::SiegeEngines, false)
            .open(&[
                Achievement::Masonry,
                Achievement::Mathematics,
                Achievement::Strategy,
                Achievement::Government,
                Achievement::Leadership,
                Achievement::Philosophy,
                Achievement::Academy,
                Achievement::Colossus,
                Achievement::GreatWall,
            ]);
    };
    let released = |edit: fn(&mut Puzzle)| {
        let mut puzzle = ru();
        base(&mut puzzle);
        edit(&mut puzzle);
        Case::of(&puzzle).offers(A, "release merchant")
    };
    assert!(!released(|_| ()), "no use at all");
    assert!(released(|puzzle| _ = puzzle.table(A, Card::Town1, &[])), "a space on the table");
    assert!(released(|puzzle| _ = puzzle.pool(&[Food, Culture])), "a Town can be paid with it");
    assert!(
        released(|puzzle| _ = puzzle.progress(A, Achievement::Writing, &[Food], true)),
        "a space on the achievement in progress"
    );
    assert!(
        !released(|puzzle| _ = puzzle.progress(A, Achievement::Writing, &[Food, Wood, Wood], true)),
        "no space left there"
    );
    let mut puzzle = ru();
    base(&mut puzzle);
    puzzle.open(&[
        Achievement::Writing,
        Achievement::Mathematics,
        Achievement::Strategy,
        Achievement::Government,
        Achievement::Leadership,
        Achievement::Philosophy,
        Achievement::Academy,
        Achievement::Colossus,
        Achievement::GreatWall,
    ]);
    assert!(Case::of(&puzzle).offers(A, "release merchant"), "Writing can be started with it");
}

#[test]
fn tv_71_a_loremaster_stores_culture_only() {
    let mut puzzle = two();
    puzzle
        .faction(A, Faction::Elvenfolk)
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .table(A, Card::Loremaster, &[])
        .pool(&[Wood]);
    let case = Case::of(&puzzle);
    assert_eq!(case.refusal(A, "put wood loremaster"), Refusal::NoOpenSpace { resource: Wood });
    assert_eq!(case.refusal(A, "release loremaster"), Refusal::StoreEmpty { kind: Kind::Loremaster }, "R47");
    puzzle.pool(&[Wood, Culture]);
    let mut case = Case::of(&puzzle);
    assert!(case.offers(A, "put culture loremaster"));
    case.play(A, &["put culture loremaster"]);
    assert!(!case.offers_any(A, "put"), "one space");
}

#[test]
fn r_46_a_merchant_takes_any_two() {
    let mut puzzle = two();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).table(A, Card::Merchant1, &[]).pool(&[Wood, Wood, Culture]);
    let mut case = Case::of(&puzzle);
    assert!(case.offers(A, "put wood merchant") && case.offers(A, "put culture merchant"));
    case.play(A, &["put wood merchant", "put wood merchant"]);
    assert_eq!(case.refusal(A, "put culture merchant"), Refusal::NoOpenSpace { resource: Culture });
    assert!(case.0.player(A).table.contains(&Some(Card::Merchant1)), "a full store card stays");
}
