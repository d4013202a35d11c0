//! Section 4.2: building, placing and moving settlements.

use crate::board::{A, B, Case, r, two};
use altay::Resource::{Food, Stone, Wood};
use altay::{Achievement, Card, Refusal, Token};

#[test]
fn tv_15_without_a_legal_region_the_settlement_is_lost() {
    // Region 20 borders 1 and 7 only, and both are full.
    let mut puzzle = two();
    puzzle
        .settle(A, r(20), 4)
        .settle(B, r(1), 1)
        .settle(B, r(7), 1)
        .table(A, Card::Village, &[Food])
        .pool(&[Food]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["put food village"]);
    assert_eq!(case.prompt(), "main", "nothing to choose");
    let player = case.0.player(A);
    assert_eq!((player.stock, player.removed), (10, 1), "R26");
}

#[test]
fn tv_32_a_city_places_one_after_the_other() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 4)
        .settle(B, r(5), 1)
        .token(r(12), Token::One)
        .token(r(13), Token::TwoWood)
        .token(r(18), Token::ThreeStone)
        .table(A, Card::City2, &[Wood])
        .pool(&[Food]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["put food city"]);
    assert_eq!((case.at(6), case.prompt()), (Some((A, 2)), "main"), "only region 6, twice");
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 4)
        .settle(B, r(5), 1)
        .token(r(12), Token::One)
        .token(r(13), Token::TwoWood)
        .table(A, Card::City2, &[Wood])
        .pool(&[Food]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["put food city"]);
    assert_eq!(case.at(6), Some((A, 1)), "the first is forced");
    assert_eq!(case.options(A), ["settle 6", "settle 18"], "the first counts for the second");
}

#[test]
fn tv_33_neither_opponents_nor_tokens() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(6), 1)
        .token(r(13), Token::One)
        .table(A, Card::Village, &[Food])
        .pool(&[Food]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["put food village"]);
    assert_eq!(case.options(A), ["settle 0", "settle 12"]);
    assert_eq!(case.refusal(A, "settle 6"), Refusal::HeldByOther { region: r(6) });
    assert_eq!(case.refusal(A, "settle 13"), Refusal::Guarded { region: r(13) });
    assert_eq!(case.refusal(A, "settle 3"), Refusal::NotNearOwn { region: r(3) });
    case.play(A, &["settle 12"]);
    assert_eq!(case.at(12), Some((A, 1)));
    assert_eq!(case.0.player(A).stock, 13);
}

#[test]
fn spec_3_2_a_region_holds_four_settlements() {
    let mut puzzle = two();
    puzzle.settle(A, r(0), 4).settle(B, r(5), 1).table(A, Card::Village, &[Food]).pool(&[Food]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["put food village"]);
    assert_eq!(case.refusal(A, "settle 0"), Refusal::RegionFull { region: r(0), cap: 4 });
    assert_eq!(case.options(A), ["settle 6", "settle 12", "settle 13"]);
}

#[test]
fn spec_4_2_an_empty_stock_skips_the_placements() {
    let mut puzzle = two();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).stock(A, 1).table(A, Card::City2, &[Wood]).pool(&[Food]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["put food city", "settle 0"]);
    assert_eq!((case.prompt(), case.at(0), case.0.player(A).stock), ("main", Some((A, 2)), 0));
    assert!(case.0.final_round());
}

#[test]
fn spec_4_2_tokens_fit_only_their_spaces() {
    let mut puzzle = two();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).table(A, Card::City2, &[Wood]).pool(&[Food, Wood, Stone]);
    let case = Case::of(&puzzle);
    let puts: Vec<_> = case.options(A).into_iter().filter(|option| option.starts_with("put")).collect();
    assert_eq!(puts, ["put food city"]);
    assert_eq!(case.refusal(A, "put wood city"), Refusal::NoOpenSpace { resource: Wood });
    assert_eq!(
        case.refusal(A, "put culture city"),
        Refusal::NotInPool { resource: altay::Resource::Culture }
    );
    assert!(matches!(case.refusal(A, "put food village"), Refusal::NotOnTable { .. }));
    assert_eq!(case.refusal(A, "put food achievement"), Refusal::NothingInProgress);
}

#[test]
fn tv_54_masonry_places_its_settlement_then_perhaps_one_more() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .stock(A, 3)
        .progress(A, Achievement::Masonry, &[Food, Food, Stone], true)
        .pool(&[Stone]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["put stone achievement"]);
    assert_eq!(case.prompt(), "place_from_card");
    assert!(!case.offers(A, "decline"), "R25: the one on the card is not optional");
    assert!(case.0.player(A).completed.contains(Achievement::Masonry), "completed before its settlement");
    case.play(A, &["settle 12"]);
    assert_eq!((case.prompt(), case.0.player(A).stock), ("place_extra", 3));
    assert!(case.offers(A, "decline") && case.offers(A, "settle 0"));
    assert_eq!(case.refusal(A, "build_and_lose"), Refusal::RegionsLeft);
    let mut declined = case.clone();
    case.play(A, &["settle 0"]);
    assert_eq!((case.at(0), case.0.player(A).stock), (Some((A, 2)), 2));
    declined.play(A, &["decline"]);
    assert_eq!(declined.0.player(A).stock, 3);
}

#[test]
fn tv_55_masonry_with_an_empty_stock_asks_nothing() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .stock(A, 0)
        .progress(A, Achievement::Masonry, &[Food, Food, Stone], false)
        .pool(&[Stone]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["put stone achievement"]);
    assert_eq!(case.prompt(), "main");
}

#[test]
fn spec_3_6_the_extra_settlement_may_be_built_and_lost() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(20), 4)
        .settle(B, r(1), 1)
        .settle(B, r(7), 1)
        .progress(A, Achievement::Masonry, &[Food, Food, Stone], true)
        .pool(&[Stone]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["put stone achievement"]);
    assert_eq!(case.0.player(A).removed, 1, "the settlement of the card had no region");
    assert_eq!(case.options(A), ["build_and_lose", "decline"]);
    case.play(A, &["build_and_lose"]);
    assert_eq!((case.0.player(A).removed, case.0.player(A).stock, case.prompt()), (2, 9, "main"));
}

#[test]
fn tv_56_religion_moves_to_free_or_own_regions() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(A, r(6), 4)
        .settle(B, r(5), 1)
        .token(r(13), Token::One)
        .token(r(18), Token::ThreeWood)
        .completed(A, &[Achievement::Masonry, Achievement::Religion]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["tech religion"]);
    assert_eq!(case.options(A), ["from 0", "from 6"]);
    assert_eq!(case.refusal(A, "from 5"), Refusal::NotOwnRegion { region: r(5) });
    let mut from_six = case.clone();
    case.play(A, &["from 0"]);
    assert_eq!((case.prompt(), case.at(0), case.at(12)), ("main", None, Some((A, 1))), "12 only, so forced");
    from_six.play(A, &["from 6"]);
    assert_eq!(from_six.options(A), ["to 0", "to 12"]);
    assert_eq!(from_six.refusal(A, "to 13"), Refusal::Guarded { region: r(13) });
    assert!(matches!(from_six.refusal(A, "to 3"), Refusal::NotAdjacent { .. }));
    from_six.play(A, &["to 0"]);
    assert_eq!((from_six.at(0), from_six.at(6)), (Some((A, 2)), Some((A, 3))));
    assert!(matches!(from_six.refusal(A, "tech religion"), Refusal::AlreadyUsed { .. }));
    let mut free = two();
    free.settle(A, r(0), 1)
        .settle(A, r(6), 4)
        .settle(B, r(5), 1)
        .token(r(13), Token::One)
        .completed(A, &[Achievement::Masonry, Achievement::Religion]);
    let mut case = Case::of(&free);
    case.play(A, &["tech religion", "from 6"]);
    assert_eq!(case.options(A), ["to 0", "to 12", "to 18"], "18 is free");
}

#[test]
fn spec_3_8_religion_needs_somewhere_to_go() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(20), 1)
        .settle(B, r(1), 1)
        .settle(B, r(7), 1)
        .completed(A, &[Achievement::Masonry, Achievement::Religion]);
    assert_eq!(Case::of(&puzzle).refusal(A, "tech religion"), Refusal::NowhereToMove);
}
