//! What a bot considers: everything but steps that only waste something.

use crate::board::{A, B, Case, full, r, two};
use altay::Resource::{Culture, Food, Stone, Wood};
use altay::puzzle::Puzzle;
use altay::{Achievement, Card, Setup};

fn base() -> Puzzle {
    let mut puzzle = two();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1);
    puzzle
}

/// Is this among the legal steps, and does a bot consider it?
fn considered(puzzle: &Puzzle, step: &str) -> bool {
    let case = Case::of(puzzle);
    assert!(case.offers(A, step), "{step} is legal");
    case.suggested(A).iter().any(|option| option == step)
}

#[test]
fn a_turn_does_not_end_while_a_card_could_produce() {
    assert!(!considered(base().hand(A, &[Card::Hunter]), "end_turn"));
    assert!(considered(base().hand(A, &[Card::Warrior]), "end_turn"), "battle cards need not be played");
    assert!(considered(base().hand(A, &[Card::Merchant1]), "end_turn"), "nor cards for the table");
    assert!(considered(base().hand(A, &[]), "end_turn"));
    let case = Case::of(base().hand(A, &[Card::Hunter]));
    let mut legal = case.options(A);
    legal.retain(|option| option != "end_turn");
    assert_eq!(case.suggested(A), legal, "everything else is considered");
}

#[test]
fn a_card_may_be_kept_for_the_archive_and_resources_for_coins() {
    let mut writing = base();
    writing.hand(A, &[Card::Hunter]).completed(A, &[Achievement::Writing]);
    assert!(considered(&writing, "end_turn"), "the card may be archived");
    writing.archive(A, Card::Digger);
    assert!(!considered(&writing, "end_turn"), "not while another one lies there");
    let mut trade = Puzzle::new(Setup { trade: true, ..full(2) }).unwrap();
    trade.settle(A, r(0), 1).settle(B, r(5), 1).hand(A, &[Card::Hunter]);
    assert!(considered(&trade, "end_turn"), "with coins nothing is forced");
}

#[test]
fn an_archived_card_forces_nothing() {
    let mut puzzle = base();
    puzzle.hand(A, &[]).completed(A, &[Achievement::Writing]).archive(A, Card::Hunter);
    assert!(considered(&puzzle, "end_turn"), "it stays for later turns");
}

#[test]
fn tokens_go_on_cards_before_the_turn_ends_but_the_last_one_need_not() {
    let mut achievement = base();
    achievement.progress(A, Achievement::Masonry, &[Stone], true).pool(&[Food]);
    assert!(!considered(&achievement, "end_turn"));
    let mut village = base();
    village.table(A, Card::Village, &[]).pool(&[Food]);
    assert!(!considered(&village, "end_turn"), "the first of two");
    village.table(A, Card::Village, &[Food]);
    assert!(considered(&village, "end_turn"), "the last one builds at once, which is not always wanted");
    let mut store = base();
    store.table(A, Card::Merchant1, &[]).pool(&[Food]);
    assert!(considered(&store, "end_turn"), "storing is a choice");
}

#[test]
fn a_technology_is_dropped_only_for_the_sake_of_the_pool() {
    let mut puzzle = base();
    puzzle.progress(A, Achievement::Writing, &[Food], true).pool(&[]);
    assert!(!considered(&puzzle, "drop"), "with an empty pool nothing else could be started");
    puzzle.pool(&[Wood, Culture]);
    let fits = Case::of(&puzzle).offers_any(A, "put");
    assert_eq!(considered(&puzzle, "drop"), !fits, "not while the pool advances it");
    let mut stuck = base();
    stuck
        .completed(A, &[Achievement::Masonry])
        .progress(A, Achievement::Philosophy, &[Culture], true)
        .pool(&[Food]);
    assert!(considered(&stuck, "drop"), "food is of no use for it");
    stuck.pool(&[Culture]);
    assert!(!considered(&stuck, "drop"));
}

/// R28: one more card is never worse.
#[test]
fn r_28_the_additional_card_is_always_drawn() {
    let mut puzzle = base();
    puzzle.completed(A, &[Achievement::Masonry, Achievement::Government]).hand(A, &[]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["end_turn"]);
    assert_eq!(
        (case.options(A), case.suggested(A)),
        (vec!["draw_more".to_owned(), "draw_no_more".to_owned()], vec!["draw_more".to_owned()])
    );
}
