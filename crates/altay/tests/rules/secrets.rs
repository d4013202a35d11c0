//! Sections 2.1 and 2.2: who knows what.

use crate::board::{A, B, C, Case, full, r, two};
use altay::puzzle::Puzzle;
use altay::{Achievement, Card, Faction, Pile, Position, Setup, Token};
use game_core::{Actor, Awaiting, Describe, Game, Hidden, QuickRandom, Seat, Seed, Table, Viewer};

/// A started game of two with chosen hands: A is the first player.
fn started() -> Case {
    let mut case = Case::start(full(2));
    case.deal(&["first_player 0"]).deal_rest(7);
    case.play(A, &["faction earthfolk"]).play(B, &["faction firefolk"]);
    case.play(B, &["start_region 3"]).play(A, &["start_region 0"]);
    case
}

#[test]
fn tv_77_a_hand_that_empties_the_deck_is_known_to_all() {
    let mut case = started();
    case.deal_rest(5);
    assert!(case.0.player(A).certain.is_empty());
    case.play(A, &["end_turn"]).deal_rest(6);
    let player = case.0.player(A);
    assert_eq!((player.deck.len(), player.discard.len(), player.hand.len()), (0, 5, 5));
    assert_eq!(player.certain, player.hand, "R63");
    let view = serde_json::to_value(case.0.view(Viewer::Spectator)).unwrap();
    let shown: u64 =
        view["seats"][0]["certain"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum();
    assert_eq!(shown, 5);
}

#[test]
fn tv_78_cards_drawn_later_are_not_certain() {
    let mut puzzle = two();
    let discard = [Card::Hunter, Card::Warrior, Card::Warrior, Card::Village, Card::Digger];
    puzzle
        .settle(A, r(3), 3)
        .settle(B, r(16), 2)
        .faction(B, Faction::Firefolk)
        .active(B)
        .hand(A, &[Card::Hunter, Card::Hunter, Card::Warrior, Card::Village, Card::Colonist])
        .discard(A, &discard)
        .deck(A, &[])
        .hand(B, &[Card::Warrior]);
    let mut case = Case::of(&puzzle);
    assert_eq!(case.0.player(A).certain.len(), 5);
    case.play(B, &["attack 16 3", "add warrior", "done"]).play(A, &["surrender", "discard hunter"]);
    assert_eq!(case.odds().iter().map(|(_, n)| n).sum::<u32>(), 6, "the discard pile of 6 is the deck");
    case.deal(&["draw digger"]);
    let player = case.0.player(A);
    assert_eq!((player.hand.len(), player.certain.len(), player.deck.len()), (5, 4, 5));
    let certain = player.certain;
    for seed in 0..200 {
        let mut other = case.0.clone();
        other.determinize(Viewer::Seat(B), &mut QuickRandom::new(seed));
        assert!(other.player(A).hand.includes(certain), "a re-deal never touches the four");
        assert_eq!((other.player(A).hand.len(), other.player(A).certain), (5, certain));
    }
}

#[test]
fn tv_82_a_redeal_keeps_the_promise_of_an_attack() {
    let mut puzzle = two();
    puzzle
        .faction(A, Faction::Firefolk)
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .token(r(13), Token::TwoWood)
        .hand(A, &[Card::Warrior, Card::Warrior, Card::Hunter, Card::Hunter, Card::Hunter]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 0 13"]);
    let mut other_hands = 0;
    for seed in 0..300 {
        let mut other = case.0.clone();
        other.determinize(Viewer::Seat(B), &mut QuickRandom::new(seed));
        let hand = other.player(A).hand;
        assert!(hand.count(Card::Warrior) >= 2, "R64");
        other_hands += u32::from(hand != case.0.player(A).hand);
    }
    assert!(other_hands > 100, "and still the hand is re-dealt");
}

#[test]
fn r_64_against_an_opponent_one_attack_card_is_promised() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(16), 1)
        .settle(B, r(3), 1)
        .hand(A, &[Card::Warrior, Card::Hunter])
        .deck(A, &[Card::Hunter, Card::Hunter, Card::Village, Card::Village, Card::Colonist, Card::Digger]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 16 3"]);
    for seed in 0..300 {
        let mut other = case.0.clone();
        other.determinize(Viewer::Spectator, &mut QuickRandom::new(seed));
        assert!(other.player(A).hand.has(Card::Warrior), "the only one there is");
        assert_eq!(other.awaiting(), case.0.awaiting());
    }
    case.play(A, &["add warrior"]);
    let mut hands = std::collections::BTreeSet::new();
    for seed in 0..100 {
        let mut other = case.0.clone();
        other.determinize(Viewer::Spectator, &mut QuickRandom::new(seed));
        hands.insert(format!("{:?}", other.player(A).hand));
    }
    assert!(hands.len() > 2, "no promise is left: {hands:?}");
}

/// E1: the first attack card.
#[test]
fn r_64_a_token_that_is_already_beaten_still_promises_the_first_card() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 4)
        .settle(B, r(5), 1)
        .token(r(13), Token::One)
        .hand(A, &[Card::Warrior, Card::Hunter])
        .deck(A, &[Card::Hunter, Card::Hunter, Card::Village, Card::Village, Card::Digger]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 0 13"]);
    assert_eq!((case.prompt(), case.options(A)), ("attack_cards", vec!["add warrior".to_owned()]));
    for seed in 0..100 {
        let mut other = case.0.clone();
        other.determinize(Viewer::Seat(B), &mut QuickRandom::new(seed));
        assert!(other.player(A).hand.has(Card::Warrior), "else A would have no step");
    }
}

#[test]
fn r_64_the_archive_keeps_the_promise_too() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(16), 1)
        .settle(B, r(3), 1)
        .completed(A, &[Achievement::Writing])
        .archive(A, Card::Warrior)
        .hand(A, &[Card::Warrior]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 16 3"]);
    let mut without = 0;
    for seed in 0..100 {
        let mut other = case.0.clone();
        other.determinize(Viewer::Spectator, &mut QuickRandom::new(seed));
        without += u32::from(!other.player(A).hand.has(Card::Warrior));
    }
    assert!(without > 0, "an open attack card says enough");
}

#[test]
fn spec_2_1_a_secret_wonder_is_seen_by_its_owner_only() {
    let mut puzzle = Puzzle::new(full(3)).unwrap();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).settle(C, r(3), 1).secret(A, Achievement::Ark, false);
    let case = Case::of(&puzzle);
    let secret = |viewer: Viewer| {
        let view = serde_json::to_value(case.0.view(viewer)).unwrap();
        view["seats"][0]["secret"].as_str().map(str::to_owned)
    };
    assert_eq!(secret(Viewer::Seat(A)).as_deref(), Some("ark"));
    assert_eq!((secret(Viewer::Seat(B)), secret(Viewer::Spectator)), (None, None));
    let unknown = |viewer: Viewer| {
        let view = serde_json::to_value(case.0.view(viewer)).unwrap();
        view["unknown_wonders"].as_array().unwrap().len()
    };
    assert_eq!((unknown(Viewer::Spectator), unknown(Viewer::Seat(A)), unknown(Viewer::Judge)), (7, 6, 4));
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let mut other = case.0.clone();
        other.determinize(Viewer::Seat(B), &mut QuickRandom::new(seed));
        assert_eq!(other.player(B).secret, case.0.player(B).secret);
        seen.insert(other.player(A).secret.unwrap().name());
    }
    assert_eq!(seen.len(), 6, "each wonder that B cannot place: the deck and two secrets");
}

#[test]
fn spec_2_1_after_the_game_secret_wonders_are_turned_up() {
    let mut puzzle = two();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).stock(A, 0).active(B).secret(A, Achievement::Ark, false);
    let mut case = Case::of(&puzzle);
    case.play(B, &["end_turn"]).deal_rest(1);
    assert_eq!(case.0.awaiting(), Awaiting::Nothing);
    let view = serde_json::to_value(case.0.view(Viewer::Spectator)).unwrap();
    assert_eq!(view["seats"][0]["secret"], "ark");
    assert_eq!(view["seats"][0]["points"]["achievements"], 0, "they score nothing");
    let mut other = case.0.clone();
    other.determinize(Viewer::Spectator, &mut QuickRandom::new(1));
    assert_eq!(other.player(A).secret, Some(Achievement::Ark));
}

#[test]
fn spec_2_1_draws_are_public_as_a_number_only() {
    let mut table =
        Table::<Position>::new(game_core::Content::standard(), full(2), Seed::from_phrase("log")).unwrap();
    while table.position().round() == 0 {
        let Awaiting::Players(seats) = table.position().awaiting() else { break };
        let seat = seats.first().unwrap();
        let mut options = Vec::new();
        table.position().legal(seat, &mut options);
        table.play(seat, options[0]).unwrap();
    }
    let private = |line: &&game_core::table::LogLine| {
        line.text.key.starts_with("step-draw") || line.text.key.starts_with("step-secret")
    };
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        let log = table.log(viewer, 0);
        let lines: Vec<_> = log.iter().filter(private).collect();
        assert_eq!(lines.len(), 12, "five cards and a wonder each");
        for line in lines {
            let mine =
                line.text.args.iter().any(
                    |(_, arg)| matches!(arg, game_core::Arg::Seat(seat) if viewer == Viewer::Seat(*seat)),
                );
            assert_eq!(line.notation.is_some(), mine, "{viewer:?}: {line:?}");
            let args = line.text.args.len();
            assert_eq!(args, if mine { 2 } else { 1 }, "no card in the words: {line:?}");
        }
    }
}

#[test]
fn spec_2_1_option_lists_reach_their_decider_only() {
    let case = started();
    let mut case = Case(case.0);
    case.deal_rest(3);
    for seat in Seat::all(2) {
        assert_eq!(case.options(seat).is_empty(), seat != case.0.active());
    }
    let drawn = case.0.draw(Viewer::Seat(B));
    assert!(drawn.contains("Hand: ") && drawn.matches("  Hand: ").count() == 1, "{drawn}");
    assert!(!case.0.draw(Viewer::Spectator).contains("  Hand: "));
}

#[test]
fn spec_2_2_a_deal_gives_every_card_the_same_chance() {
    let mut case = started();
    let odds = case.odds();
    let expected = [
        ("draw hunter", 3),
        ("draw warrior", 3),
        ("draw village", 2),
        ("draw colonist", 1),
        ("draw digger", 1),
    ];
    assert_eq!(odds, expected.map(|(deal, n)| (deal.to_owned(), n)));
    case.deal(&["draw hunter"]);
    assert_eq!(case.odds()[0], ("draw hunter".to_owned(), 2));
}

#[test]
fn spec_2_2_streams_are_keyed_by_purpose_and_seat() {
    let mut case = Case::start(Setup::new(2));
    let mut purposes = std::collections::BTreeSet::new();
    let mut rng = QuickRandom::new(1);
    let mut options = Vec::new();
    for _ in 0..600 {
        options.clear();
        match case.0.awaiting() {
            Awaiting::Nothing => break,
            Awaiting::Chance => {
                let key = case.0.deal_key();
                purposes.insert((key.purpose, key.seat));
                let deal = case.0.deal(&mut rng);
                case.0.apply(Actor::Chance, deal);
            }
            Awaiting::Players(seats) => {
                let seat = seats.first().unwrap();
                case.0.suggest(seat, &mut options);
                let action = options[game_core::Random::below(&mut rng, options.len() as u32) as usize];
                case.0.apply(Actor::Seat(seat), action);
            }
        }
    }
    for (purpose, seat) in [
        ("RNG-0 first player", None),
        ("RNG-1 level 1", None),
        ("RNG-2 level 2", None),
        ("RNG-3 level 3", None),
        ("RNG-3 secret wonder", Some(A)),
        ("RNG-4 tokens of value 3", None),
        ("RNG-5 tokens of value 1 and 2", None),
        ("RNG-7 first hand", Some(B)),
        ("RNG-8 draw", Some(A)),
        ("RNG-9 level 1", None),
    ] {
        assert!(purposes.contains(&(purpose, seat)), "{purpose} for {seat:?}: {purposes:?}");
    }
}

/// E4: deals and a revealed secret wonder stand.
#[test]
fn r_62_reveals_stop_undo() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Masonry, Achievement::Philosophy])
        .secret(A, Achievement::Colossus, false)
        .hand(A, &[Card::Hunter])
        .pool(&[altay::Resource::Culture]);
    let case = Case::of(&puzzle);
    let reveals = |text: &str| {
        let action =
            <Position as game_core::Notation>::parse_step(game_core::Content::standard(), text).unwrap();
        case.0.reveals(Actor::Seat(A), action)
    };
    assert!(reveals("start_secret colossus"));
    assert!(!reveals("play hunter 1") && !reveals("end_turn"));
    assert!(case.0.reveals(Actor::Chance, altay::Action::Draw(Card::Hunter)));
}

#[test]
fn certain_cards_leave_the_hand_first() {
    let mut puzzle = two();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).hand(A, &[Card::Hunter, Card::Hunter]).deck(A, &[]);
    let mut case = Case::of(&puzzle);
    assert_eq!(case.0.player(A).certain.len(), 2);
    case.play(A, &["play hunter 1"]);
    assert_eq!(case.0.player(A).certain, Pile::one(Card::Hunter));
}
