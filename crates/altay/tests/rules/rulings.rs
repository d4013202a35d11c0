//! Rulings of section 8 that no worked example shows.

use crate::board::{A, B, C, Case, full, r, two};
use altay::Resource::{Food, Stone, Wood};
use altay::puzzle::Puzzle;
use altay::{Achievement, Card, Content, EndedBy, Faction, Refusal, Setup, Token};
use game_core::{Awaiting, Content as _, Game, Viewer};

#[test]
fn r_18_the_attacking_region_counts_against_a_token() {
    let strength = |settlements: u8| {
        let mut puzzle = two();
        puzzle
            .settle(A, r(0), settlements)
            .settle(A, r(6), 4)
            .settle(B, r(5), 1)
            .token(r(13), Token::TwoWood)
            .hand(A, &[Card::Warrior]);
        Case::of(&puzzle).offers(A, "attack 0 13")
    };
    assert!(!strength(1), "1 + 1 is not more than 2, whatever stands elsewhere");
    assert!(strength(2));
}

#[test]
fn r_24_a_consumed_token_is_the_first_fresh_one_and_scores_as_before() {
    let mut puzzle = two();
    puzzle
        .faction(A, Faction::Firefolk)
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .hand(A, &[Card::Shaman])
        .conquests(A, &[Token::ThreeWood, Token::TwoFood], &[]);
    let mut case = Case::of(&puzzle);
    let before = case.0.points(A).conquest_tokens;
    case.play(A, &["play shaman 2", "take stone"]);
    let player = case.0.player(A);
    assert_eq!((player.fresh.len(), player.consumed.len()), (1, 1));
    assert!(player.consumed.has(Token::TwoFood), "the order of the content file");
    assert_eq!((case.0.points(A).conquest_tokens, before), (1, 1));
}

#[test]
fn r_31_resettling_leaves_used_marks_where_they_are() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(A, r(6), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Masonry, Achievement::Religion])
        .used(r(0));
    let mut case = Case::of(&puzzle);
    case.play(A, &["tech religion", "from 0", "to 6"]);
    assert_eq!((case.at(0), case.at(6)), (None, Some((A, 2))), "the source may be emptied");
    assert!(case.0.turn().used.contains(r(0)) && !case.0.turn().used.contains(r(6)));
}

#[test]
fn r_37_discard_piles_are_open_to_all() {
    let case = Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1).discard(A, &[Card::Chariot2]));
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let view = serde_json::to_value(case.0.view(viewer)).unwrap();
        assert_eq!(view["seats"][0]["discard"]["chariot_vp2"], 1);
    }
}

#[test]
fn r_38_regions_out_of_play_draw_no_token() {
    let mut case = Case::start(Setup::new(2));
    case.deal(&["first_player 0"]).deal_rest(1);
    let layout = case.0.layout();
    let placed = case.0.board().tokens.iter().flatten().count();
    assert_eq!(placed, layout.in_play.len());
    assert_eq!(case.0.token_box().len() as usize, 33 - placed, "the others stay in the box");
}

#[test]
fn r_39_a_wiped_out_player_ends_the_game_with_the_round() {
    let mut puzzle = Puzzle::new(full(3)).unwrap();
    puzzle
        .settle(A, r(16), 4)
        .settle(B, r(3), 1)
        .settle(C, r(5), 1)
        .hand(A, &[Card::Warrior])
        .hand(B, &[])
        .round(4);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 16 3", "add warrior", "done"]).play(B, &["fight", "done"]).deal_rest(1);
    assert!(case.0.final_round() && case.0.ended_by().is_none());
    case.play(A, &["end_turn"]).deal_rest(1);
    case.play(B, &["end_turn"]).deal_rest(1);
    assert!(case.asks(C), "everybody has the same number of turns");
    case.play(C, &["end_turn"]).deal_rest(1);
    assert_eq!((case.0.ended_by(), case.0.awaiting()), (Some(EndedBy::FinalRound), Awaiting::Nothing));
}

#[test]
fn r_41_both_craftsmen_are_played_in_one_turn() {
    let mut puzzle = two();
    puzzle
        .faction(A, Faction::Smallfolk)
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .hand(A, &[Card::CraftsmanWood, Card::CraftsmanStone]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["play craftsman_wood 1", "play craftsman_stone 1"]);
    assert_eq!(case.0.pool(), [Wood, Stone].into_iter().collect());
}

#[test]
fn r_42_a_table_card_stays_until_it_is_filled_or_released() {
    let mut case =
        Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1).table(A, Card::Village, &[Food]).hand(A, &[]));
    assert_eq!(case.options(A), ["end_turn"], "nothing takes it away");
    assert_eq!(case.refusal(A, "release village"), Refusal::NotAStore { kind: altay::Kind::Village });
    case.play(A, &["end_turn"]).deal_rest(1);
    assert_eq!(case.0.player(A).table[0], Some(Card::Village));
}

#[test]
fn r_43_a_hand_has_no_limit() {
    let mut puzzle = two();
    let hand: Vec<_> = [Card::Farmer; 4].into_iter().chain([Card::Scholar; 3]).collect();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).hand(A, &hand).deck(A, &[Card::Hunter; 3]);
    let mut case = Case::of(&puzzle);
    for _ in 0..3 {
        case.play(A, &["play scholar_vp0 2"]).deal(&["draw hunter"]);
    }
    assert_eq!(case.0.player(A).hand.len(), 7, "three played, three drawn");
}

#[test]
fn r_45_the_attack_limit_is_bound_to_the_region_whoever_holds_it() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(16), 2)
        .settle(A, r(9), 1)
        .settle(B, r(3), 1)
        .settle(B, r(5), 1)
        .hand(A, &[Card::Warrior, Card::Warrior])
        .hand(B, &[]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 16 3", "add warrior", "done"]).play(B, &["fight", "done"]).deal_rest(1);
    assert_eq!(case.at(3), None, "the region is free now");
    assert_eq!(case.refusal(A, "attack 9 3"), Refusal::NothingToAttack { region: r(3) });
    assert!(case.0.turn().targets.contains(r(3)), "and would stay closed if somebody settled there");
}

#[test]
fn r_51_there_are_no_seas_and_islands() {
    let content = Content::standard();
    assert_eq!(content.regions.len(), 23);
    assert_eq!(content.borders.len(), 41);
}

#[test]
fn r_52_captured_settlements_never_return() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(16), 1)
        .settle(B, r(3), 4)
        .stock(A, 1)
        .captured(B, A, 2)
        .hand(A, &[Card::Warrior])
        .hand(B, &[]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 16 3", "add warrior", "done"]).play(B, &["fight", "done"]).deal_rest(1);
    assert_eq!(
        (case.0.player(B).captured[A], case.0.player(A).stock),
        (3, 1),
        "with their captor, not in stock"
    );
}

#[test]
fn r_53_nothing_is_compulsory() {
    let mut case = Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1).hand(A, &[Card::Hunter; 3]));
    case.play(A, &["end_turn"]).deal_rest(1);
    assert!(case.asks(B));
}

#[test]
fn r_54_the_first_player_token_stays() {
    let mut case = Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1));
    let first = case.0.first();
    for seat in [A, B, A, B] {
        case.play(seat, &["end_turn"]).deal_rest(1);
    }
    assert_eq!((case.0.first(), case.0.active()), (first, first));
    let listed = Content::standard().listing();
    assert!(listed.iter().any(|entry| entry.id.contains("first_player_token")), "it is in the box");
}
