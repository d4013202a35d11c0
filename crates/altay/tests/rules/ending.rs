//! Sections 3.10 and 5: the end of a turn and of the game.

use crate::board::{A, B, Case, full, r, two};
use altay::Resource::{Culture, Food};
use altay::puzzle::Puzzle;
use altay::{Achievement, Card, EndedBy, Government, Refusal, Resources, Setup, Supply};
use game_core::{Awaiting, Describe, Game, Viewer};

#[test]
fn tv_30_a_deck_that_suffices_is_not_reshuffled() {
    let mut case = Case::of(
        two()
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .hand(A, &[Card::Hunter, Card::Hunter, Card::Hunter, Card::Warrior, Card::Warrior]),
    );
    case.play(A, &["end_turn"]).deal_rest(1);
    let player = case.0.player(A);
    assert_eq!((player.hand.len(), player.deck.len(), player.discard.len()), (5, 0, 5));
}

#[test]
fn tv_31_a_short_deck_is_drawn_first() {
    let hand = [Card::Hunter, Card::Hunter, Card::Hunter, Card::Warrior, Card::Warrior];
    let discard = [Card::Warrior, Card::Village, Card::Village, Card::Digger];
    let mut case = Case::of(
        two()
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .hand(A, &hand)
            .discard(A, &discard)
            .deck(A, &[Card::Farmer, Card::Farmer]),
    );
    case.play(A, &["end_turn"]);
    case.deal(&["draw farmer_vp0", "draw farmer_vp0"]);
    assert_eq!(case.odds().iter().map(|(_, n)| n).sum::<u32>(), 9, "the discard pile of 9 is the deck now");
    case.deal_rest(1);
    let player = case.0.player(A);
    assert_eq!((player.hand.len(), player.deck.len(), player.discard.len()), (5, 6, 0));
}

#[test]
fn r_44_too_few_cards_are_drawn_as_far_as_they_go() {
    let mut case = Case::of(
        two().settle(A, r(0), 1).settle(B, r(5), 1).hand(A, &[Card::Hunter]).deck(A, &[Card::Warrior]),
    );
    case.play(A, &["end_turn"]).deal_rest(1);
    assert_eq!(case.0.player(A).hand.len(), 2, "I-21");
    assert!(case.asks(B));
}

#[test]
fn spec_3_10_table_and_archive_stay_and_the_pool_is_lost() {
    let mut case = Case::of(
        two()
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .completed(A, &[Achievement::Writing])
            .archive(A, Card::Digger)
            .table(A, Card::Village, &[Food])
            .played(A, &[Card::Hunter])
            .hand(A, &[Card::Warrior])
            .deck(A, &[Card::Hunter; 2])
            .pool(&[Culture]),
    );
    case.play(A, &["end_turn"]);
    let player = case.0.player(A);
    assert_eq!(player.archive, Some(Card::Digger), "not asked: something is archived");
    assert_eq!(player.table[0], Some(Card::Village));
    assert_eq!((case.0.pool(), player.played.len(), player.discard.len()), (Resources::NONE, 0, 2));
}

#[test]
fn tv_57_government_draws_six() {
    let mut case = Case::of(
        two()
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .completed(A, &[Achievement::Masonry, Achievement::Government]),
    );
    case.play(A, &["end_turn"]);
    assert_eq!(
        (case.prompt(), case.options(A)),
        ("more", vec!["draw_more".to_owned(), "draw_no_more".to_owned()])
    );
    assert_eq!(case.refusal(A, "end_turn"), Refusal::NotTheQuestion);
    let mut fewer = case.clone();
    case.play(A, &["draw_more"]).deal_rest(1);
    assert_eq!(case.0.player(A).hand.len(), 6, "R28");
    fewer.play(A, &["draw_no_more"]).deal_rest(1);
    assert_eq!((fewer.0.player(A).hand.len(), fewer.asks(B)), (5, true), "R28: both printings say may");
}

/// R28: a table can choose that the card is drawn without asking.
#[test]
fn r_28_government_without_asking() {
    let mut puzzle = Puzzle::new(Setup { government: Government::Always, ..full(2) }).unwrap();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Masonry, Achievement::Government]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["end_turn"]).deal_rest(1);
    assert_eq!((case.0.player(A).hand.len(), case.asks(B)), (6, true));
}

/// R2: with a limited supply the coins of the box, worth 100, are all there are.
#[test]
fn r_2_coins_are_limited_with_the_supply() {
    let paid = |supply: Supply, mine: u32, others: u32| {
        let setup = Setup { trade: true, resource_supply: supply, ..full(2) };
        let mut puzzle = Puzzle::new(setup).unwrap();
        puzzle
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .pool(&[Food, Food, Culture])
            .coins(A, mine)
            .coins(B, others);
        let mut case = Case::of(&puzzle);
        case.play(A, &["end_turn"]);
        case.0.player(A).coins
    };
    assert_eq!(paid(Supply::Limited, 40, 50), 43);
    assert_eq!(paid(Supply::Limited, 40, 58), 42, "two were left");
    assert_eq!(paid(Supply::Limited, 40, 60), 40, "none was left");
    assert_eq!(paid(Supply::Unlimited, 40, 60), 43);
}

#[test]
fn tv_58_writing_archives_a_hand_card() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Writing])
        .hand(A, &[Card::Hunter, Card::Warrior]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["end_turn"]);
    assert_eq!(case.options(A), ["archive hunter", "archive warrior", "no_archive"], "R29");
    assert_eq!(case.refusal(A, "archive digger"), Refusal::NotInHand { card: Card::Digger });
    let mut none = case.clone();
    case.play(A, &["archive warrior"]);
    assert_eq!(case.0.player(A).archive, Some(Card::Warrior));
    assert_eq!(case.0.player(A).discard, altay::Pile::one(Card::Hunter));
    none.play(A, &["no_archive"]);
    assert_eq!(none.0.player(A).discard.len(), 2);
}

#[test]
fn tv_23_a_settlement_on_a_technology_is_still_to_be_placed() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .stock(A, 0)
        .completed(A, &[Achievement::Masonry])
        .progress(A, Achievement::Philosophy, &[Culture, Culture], true)
        .pool(&[Culture]);
    let mut case = Case::of(&puzzle);
    assert!(!case.0.final_round(), "R57");
    case.play(A, &["put culture achievement"]);
    assert!(!case.0.final_round(), "it still lies on the card while D11 is open");
    case.play(A, &["settle 0"]);
    assert!(case.0.final_round());
}

#[test]
fn tv_23_a_removed_settlement_ends_the_game_too() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(20), 4)
        .settle(B, r(1), 1)
        .settle(B, r(7), 1)
        .stock(A, 0)
        .completed(A, &[Achievement::Masonry])
        .progress(A, Achievement::Philosophy, &[Culture, Culture], true)
        .pool(&[Culture]);
    let mut case = Case::of(&puzzle);
    assert!(!case.0.final_round());
    case.play(A, &["put culture achievement"]);
    assert!(case.0.final_round() && case.0.player(A).removed == 11);
}

#[test]
fn tv_62_a_wiped_out_player_finishes_the_round() {
    let mut puzzle = two();
    puzzle
        .round(8)
        .settle(A, r(16), 2)
        .settle(B, r(3), 1)
        .hand(A, &[Card::Warrior])
        .faction(B, altay::Faction::Firefolk)
        .hand(B, &[Card::Hunter, Card::Hunter])
        .table(B, Card::Village, &[]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 16 3", "add warrior", "done"]).play(B, &["surrender", "done"]);
    assert!(case.0.final_round());
    case.play(A, &["end_turn"]).deal_rest(1);
    assert!(case.asks(B), "R13: B takes the turn of round 8");
    case.play(B, &["play hunter 1", "play hunter 1", "put food village", "put food village"]);
    assert_eq!(case.0.player(B).removed, 1);
    case.play(B, &["end_turn"]).deal_rest(1);
    assert_eq!(case.0.awaiting(), Awaiting::Nothing);
    assert_eq!((case.0.round(), case.0.ended_by()), (8, Some(EndedBy::FinalRound)));
}

#[test]
fn spec_5_the_round_is_always_finished() {
    let mut puzzle = two();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).stock(A, 0);
    let mut case = Case::of(&puzzle);
    assert!(case.0.final_round());
    case.play(A, &["end_turn"]).deal_rest(1);
    assert!(case.asks(B), "I-22");
    case.play(B, &["end_turn"]).deal_rest(1);
    assert_eq!(case.0.awaiting(), Awaiting::Nothing);
}

#[test]
fn r_60_the_round_limit_is_reported() {
    let mut puzzle = Puzzle::new(Setup { round_limit: 3, ..full(2) }).unwrap();
    puzzle.round(3).settle(A, r(0), 1).settle(B, r(5), 1);
    let mut case = Case::of(&puzzle);
    case.play(A, &["end_turn"]).deal_rest(1);
    case.play(B, &["end_turn"]).deal_rest(1);
    assert_eq!(case.0.awaiting(), Awaiting::Nothing);
    assert_eq!(case.0.ended_by(), Some(EndedBy::RoundLimit));
    let view = serde_json::to_value(case.0.view(Viewer::Spectator)).unwrap();
    assert_eq!(view["ended_by"], "round_limit");
    let drawn = case.0.draw(Viewer::Spectator);
    assert!(drawn.contains("stopped by the round limit after round 3"), "{drawn}");
    let mut endless = Puzzle::new(Setup { round_limit: 0, ..full(2) }).unwrap();
    endless.round(3).settle(A, r(0), 1).settle(B, r(5), 1);
    let mut case = Case::of(&endless);
    case.play(A, &["end_turn"]).deal_rest(1);
    case.play(B, &["end_turn"]).deal_rest(1);
    assert_eq!((case.0.round(), case.0.ended_by()), (4, None));
}

/// E6: both ends at once are the end by rule.
#[test]
fn r_60_the_log_of_a_normal_end_says_so_too() {
    let mut puzzle = Puzzle::new(Setup { round_limit: 3, ..full(2) }).unwrap();
    puzzle.round(3).active(B).settle(A, r(0), 1).settle(B, r(5), 1).stock(B, 0);
    let mut case = Case::of(&puzzle);
    case.play(B, &["end_turn"]).deal_rest(1);
    assert_eq!(case.0.ended_by(), Some(EndedBy::FinalRound), "the rules ended it, not the guard");
}
