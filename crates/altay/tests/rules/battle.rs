//! Section 4.3: battle.

use crate::board::{A, B, Case, full, r, two};
use altay::puzzle::Puzzle;
use altay::{Achievement, Card, Edition, Faction, Pile, Refusal, Resource, Resources, Setup, Token};
use game_core::Content as _;

/// TV-11 and TV-12: region 0 of the Firefolk with two Warriors against three tokens.
fn neutral_example() -> Puzzle {
    let mut puzzle = two();
    puzzle
        .faction(A, Faction::Firefolk)
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .token(r(13), Token::TwoWood)
        .token(r(6), Token::One)
        .token(r(12), Token::One)
        .hand(A, &[Card::Warrior; 2]);
    puzzle
}

/// TV-13 and TV-14: two Earthfolk settlements against three of the Smallfolk.
fn opponent_example() -> Puzzle {
    let mut puzzle = two();
    puzzle
        .faction(A, Faction::Earthfolk)
        .faction(B, Faction::Smallfolk)
        .settle(A, r(16), 2)
        .settle(B, r(3), 3)
        .hand(A, &[Card::Warrior, Card::Cavalry1, Card::Hunter, Card::Hunter, Card::Hunter])
        .hand(B, &[Card::Warrior, Card::CraftsmanWood, Card::Hunter, Card::Hunter, Card::Hunter]);
    puzzle
}

#[test]
fn tv_11_a_token_is_captured_as_soon_as_it_is_beaten() {
    let mut case = Case::of(&neutral_example());
    case.play(A, &["attack 0 13", "add warrior"]);
    assert_eq!(case.prompt(), "attack_cards", "strength 2 does not beat 2");
    assert_eq!(case.refusal(A, "done"), Refusal::TokenNotBeaten { strength: 2, value: 2 });
    case.play(A, &["add warrior"]);
    assert_eq!(case.prompt(), "main");
    assert_eq!(case.0.player(A).fresh, Pile::one(Token::TwoWood));
    assert_eq!(case.0.pool(), Resources::one(Resource::Wood), "R50");
    assert!(case.0.free_regions().contains(r(13)), "free and empty");
    assert_eq!(case.0.player(A).played.count(Card::Warrior), 2);
}

#[test]
fn tv_12_one_region_attacks_several_targets() {
    let mut case = Case::of(&neutral_example());
    case.play(A, &["attack 0 6", "add warrior", "attack 0 12", "add warrior"]);
    assert_eq!(case.0.player(A).fresh, Pile::of(Token::One, 2));
    assert_eq!(case.0.pool(), Resources::NONE);
    assert!(case.0.free_regions().contains(r(6)) && case.0.free_regions().contains(r(12)));
}

#[test]
fn tv_13_surrender_costs_a_settlement_and_renews_the_hand() {
    let mut case = Case::of(&opponent_example());
    case.play(A, &["attack 16 3", "add warrior", "add cavalry_vp1", "done"]);
    assert!(case.asks(B));
    let view = serde_json::to_value(game_core::Game::view(&case.0, game_core::Viewer::Spectator)).unwrap();
    assert_eq!(view["battle"]["attack"], 5);
    case.play(B, &["surrender"]);
    assert_eq!(case.at(3), Some((B, 2)), "captured before the discards");
    case.play(B, &["discard warrior", "discard craftsman_wood"]);
    assert_eq!(case.odds().iter().map(|(_, n)| n).sum::<u32>(), 5, "no third discard, the draw begins");
    case.deal(&["draw village", "draw hunter"]);
    assert_eq!(case.0.player(B).hand.len(), 5);
    assert_eq!(case.0.player(A).captured[B], 1);
    assert!(case.asks(A) && case.prompt() == "main");
}

#[test]
fn tv_14_a_fight_is_won_by_the_stronger_side() {
    let mut case = Case::of(&opponent_example());
    case.play(A, &["attack 16 3", "add warrior", "add cavalry_vp1", "done"]);
    case.play(B, &["fight", "defend warrior"]);
    assert_eq!(case.options(B), ["done"]);
    case.play(B, &["done"]);
    assert_eq!((case.at(3), case.0.player(A).captured[B]), (Some((B, 2)), 1), "5 against 4");
    assert_eq!(case.0.player(B).discard, Pile::one(Card::Warrior), "R21");
    assert!(case.0.player(B).played.is_empty());
    case.deal_rest(1);
    assert_eq!(case.0.player(B).hand.len(), 5, "one card drawn");
}

#[test]
fn tv_40_in_it_a_region_is_attacked_once_per_turn() {
    let mut puzzle = opponent_example();
    puzzle.settle(A, r(9), 1).attacked(r(16), r(3));
    let case = Case::of(&puzzle);
    assert_eq!(case.refusal(A, "attack 9 3"), Refusal::AlreadyAttacked { region: r(3) });
    assert!(!case.offers(A, "attack 16 3"));
}

#[test]
fn tv_41_in_ru_a_region_is_attacked_once_from_each_neighbour() {
    let mut puzzle = Puzzle::new(Setup { edition: Edition::Ru, ..full(2) }).unwrap();
    puzzle
        .settle(A, r(16), 2)
        .settle(A, r(9), 1)
        .settle(B, r(3), 3)
        .hand(A, &[Card::Warrior; 2])
        .attacked(r(16), r(3));
    let case = Case::of(&puzzle);
    assert!(case.offers(A, "attack 9 3"));
    assert_eq!(case.refusal(A, "attack 16 3"), Refusal::AlreadyAttackedFrom { from: r(16), to: r(3) });
}

#[test]
fn i_18_the_declaration_uses_up_the_limit() {
    for (edition, again) in [(Edition::It, false), (Edition::Ru, true)] {
        let mut puzzle = Puzzle::new(Setup { edition, ..full(2) }).unwrap();
        puzzle.settle(A, r(16), 2).settle(A, r(9), 1).settle(B, r(3), 3).hand(A, &[Card::Warrior; 2]);
        let mut case = Case::of(&puzzle);
        case.play(A, &["attack 16 3", "add warrior", "done"]).play(B, &["fight", "done"]).deal_rest(1);
        assert!(!case.offers(A, "attack 16 3"));
        assert_eq!(case.offers(A, "attack 9 3"), again, "{edition:?}");
    }
}

#[test]
fn tv_44_leadership_does_not_replace_the_first_card() {
    let mut puzzle = neutral_example();
    puzzle.hand(A, &[Card::Hunter]).completed(A, &[Achievement::Masonry, Achievement::Leadership]);
    let case = Case::of(&puzzle);
    assert!(!case.offers_any(A, "attack"));
    assert_eq!(case.refusal(A, "attack 0 6"), Refusal::NoAttackCard, "R8");
}

#[test]
fn tv_45_a_hopeless_attack_on_a_token_is_not_offered() {
    let mut puzzle = neutral_example();
    puzzle.hand(A, &[Card::Warrior]);
    let case = Case::of(&puzzle);
    assert_eq!(case.refusal(A, "attack 0 13"), Refusal::TooWeak { strength: 2, value: 2 }, "R9");
    assert!(case.offers(A, "attack 0 6"));
    puzzle.completed(A, &[Achievement::Masonry, Achievement::Leadership]);
    let mut case = Case::of(&puzzle);
    assert!(case.offers(A, "attack 0 13"), "R27");
    case.play(A, &["attack 0 13", "add warrior"]);
    assert_eq!(case.0.player(A).fresh, Pile::one(Token::TwoWood));
}

#[test]
fn tv_46_equal_strength_captures_nothing() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(16), 2)
        .settle(B, r(3), 2)
        .hand(A, &[Card::Warrior])
        .hand(B, &[Card::Hunter])
        .completed(B, &[Achievement::Strategy]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 16 3", "add warrior", "done"]).play(B, &["fight", "done"]);
    assert_eq!((case.at(16), case.at(3)), (Some((A, 2)), Some((B, 2))));
    assert!(case.asks(A), "B draws nothing, R56");
    assert_eq!(case.0.player(B).hand.len(), 1);
}

#[test]
fn tv_47_the_defender_may_win() {
    let mut puzzle = two();
    puzzle.settle(A, r(16), 1).settle(A, r(22), 1).settle(B, r(3), 3).hand(A, &[Card::Warrior]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 16 3", "add warrior", "done"]).play(B, &["fight", "done"]);
    assert_eq!(case.at(16), None, "R58");
    assert!(case.0.free_regions().contains(r(16)));
    assert_eq!((case.0.player(B).captured[A], case.0.player(A).captures()), (1, 0));
}

#[test]
fn tv_48_an_archived_card_defends() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(16), 2)
        .settle(B, r(3), 3)
        .hand(A, &[Card::Warrior])
        .hand(B, &[Card::Hunter; 5])
        .completed(B, &[Achievement::Writing])
        .archive(B, Card::Cavalry1);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 16 3", "add warrior", "done"]).play(B, &["fight"]);
    assert_eq!(case.options(B), ["defend cavalry_vp1 archived", "done"]);
    case.play(B, &["defend cavalry_vp1 archived", "done"]);
    assert!(case.0.player(B).discard.has(Card::Cavalry1) && case.0.player(B).archive.is_none());
    case.deal_rest(1);
    assert_eq!(case.0.player(B).hand.len(), 6, "R6: it counts for the redraw");
}

#[test]
fn tv_49_an_archived_card_is_no_hand_card() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(16), 2)
        .settle(B, r(3), 3)
        .hand(A, &[Card::Warrior])
        .hand(B, &[Card::Hunter])
        .completed(B, &[Achievement::Writing])
        .archive(B, Card::Cavalry1);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 16 3", "add warrior", "done"]).play(B, &["surrender"]);
    assert_eq!(case.options(B), ["discard hunter", "done"]);
    assert_eq!(case.refusal(B, "discard cavalry_vp1"), Refusal::NotInHand { card: Card::Cavalry1 });
}

#[test]
fn tv_74_done_has_to_be_said() {
    let mut puzzle = two();
    puzzle.settle(A, r(16), 2).settle(B, r(3), 3).hand(A, &[Card::Warrior, Card::Hunter, Card::Hunter]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 16 3"]);
    assert_eq!(case.refusal(A, "done"), Refusal::NoCardAdded);
    assert_eq!(case.refusal(A, "add hunter"), Refusal::NoAttackSymbol { card: Card::Hunter });
    case.play(A, &["add warrior"]);
    assert_eq!((case.options(A), case.asks(A)), (vec!["done".to_owned()], true), "R65");
    case.play(A, &["done"]);
    assert!(case.asks(B) && case.prompt() == "respond");
    assert_eq!(case.options(B), ["surrender", "fight"]);
}

#[test]
fn tv_79_discards_end_with_the_hand() {
    let mut puzzle = two();
    puzzle
        .faction(A, Faction::Firefolk)
        .settle(A, r(16), 2)
        .settle(B, r(3), 3)
        .hand(A, &[Card::Warrior; 3])
        .hand(B, &[Card::Hunter]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 16 3", "add warrior", "add warrior", "add warrior", "done"]);
    case.play(B, &["surrender", "discard hunter"]);
    assert!(!case.odds().is_empty(), "no done needed");
    case.deal_rest(1);
    assert!(case.asks(A));
    assert_eq!(case.0.player(B).hand.len(), 1);
}

#[test]
fn spec_4_3_an_attack_needs_an_own_region_and_a_target_next_to_it() {
    let mut puzzle = neutral_example();
    puzzle.settle(A, r(3), 1);
    let case = Case::of(&puzzle);
    assert_eq!(case.refusal(A, "attack 6 0"), Refusal::NotOwnRegion { region: r(6) });
    assert_eq!(case.refusal(A, "attack 0 5"), Refusal::NotAdjacent { from: r(0), to: r(5) });
    assert_eq!(case.refusal(A, "attack 3 9"), Refusal::NothingToAttack { region: r(9) });
}

#[test]
fn spec_4_3_the_weaker_side_may_attack_an_opponent() {
    let mut puzzle = two();
    puzzle.settle(A, r(16), 1).settle(B, r(3), 4).hand(A, &[Card::Warrior]);
    assert!(Case::of(&puzzle).offers(A, "attack 16 3"));
}

#[test]
fn i_20_the_defender_draws_as_many_as_were_used() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(16), 2)
        .settle(B, r(3), 3)
        .hand(A, &[Card::Warrior])
        .hand(B, &[Card::Warrior, Card::Warrior, Card::Hunter])
        .deck(B, &[]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 16 3", "add warrior", "done"]);
    case.play(B, &["fight", "defend warrior", "defend warrior", "done"]);
    case.deal(&["draw warrior", "draw warrior"]);
    assert_eq!(case.0.player(B).hand.len(), 3, "R21: the used cards came back through the reshuffle");
    assert_eq!(case.0.player(B).captured[A], 1);
}

/// R6, edition `ru`: the archived card may be discarded after a surrender, and is redrawn.
#[test]
fn r_6_in_ru_the_archived_card_can_be_discarded_after_a_surrender() {
    let mut puzzle = Puzzle::new(Setup { edition: Edition::Ru, ..full(2) }).unwrap();
    puzzle
        .settle(A, r(16), 2)
        .settle(B, r(3), 3)
        .hand(A, &[Card::Warrior, Card::Warrior])
        .hand(B, &[Card::Hunter])
        .completed(B, &[Achievement::Writing])
        .archive(B, Card::Loremaster);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 16 3", "add warrior", "add warrior", "done"]).play(B, &["surrender"]);
    assert_eq!(case.options(B), ["discard hunter", "discard_archived", "done"]);
    case.play(B, &["discard hunter"]);
    assert!(case.asks(B), "the hand is empty, but the archived card counts");
    case.play(B, &["discard_archived"]).deal_rest(1);
    let player = case.0.player(B);
    assert_eq!((player.archive, player.hand.len()), (None, 2), "two discarded, two drawn");
    assert!(case.asks(A));
}

/// Spec 4.3: Leadership counts in every attack, against opponents too.
#[test]
fn leadership_decides_against_an_opponent() {
    let fight = |technologies: &[Achievement]| {
        let mut puzzle = two();
        puzzle
            .settle(A, r(16), 2)
            .settle(B, r(3), 3)
            .hand(A, &[Card::Warrior])
            .hand(B, &[])
            .completed(A, technologies);
        let mut case = Case::of(&puzzle);
        case.play(A, &["attack 16 3", "add warrior", "done"]).play(B, &["fight", "done"]).deal_rest(1);
        case.0.player(A).captured[B]
    };
    assert_eq!(fight(&[]), 0, "3 : 3");
    assert_eq!(fight(&[Achievement::Masonry, Achievement::Leadership]), 1, "4 : 3");
}

/// Spec 6.7: the strait between 13 and 19 is an ordinary border, in both directions.
#[test]
fn the_strait_is_an_ordinary_border() {
    let mut puzzle = two();
    puzzle.settle(A, r(13), 3).settle(B, r(5), 1).token(r(19), Token::ThreeWood).hand(A, &[Card::Warrior]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 13 19", "add warrior"]);
    assert_eq!(case.0.pool(), Resources::one(Resource::Wood), "4 beats 3");
    assert!(case.0.placeable(A).contains(r(19)));
    let mut back = two();
    back.settle(A, r(19), 1).settle(B, r(13), 1).hand(A, &[Card::Warrior]);
    assert!(Case::of(&back).offers(A, "attack 19 13"));
    let border = altay::Content::standard().borders.iter().find(|(a, b, _)| (*a, *b) == (r(13), r(19)));
    assert_eq!(border.map(|(_, _, crossing)| *crossing), Some(altay::ids::Crossing::Strait));
}
