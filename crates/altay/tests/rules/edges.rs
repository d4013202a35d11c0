//! Edges of the rules that small changes of them would move (MUTANTS.md): limits met exactly, and the reason of each
//! refusal.

use crate::board::{A, B, Case, full, open_beside, r, two};
use altay::Resource::{Culture, Food, Metal, Stone, Wood};
use altay::puzzle::Puzzle;
use altay::{Achievement, Card, Content, Edition, Faction, Refusal, Resources, Setup, Supply, Token};
use game_core::{Content as _, Game};

/// Content with so many tokens of each resource.
fn scarce(count: u8) -> &'static Content {
    let few = format!("id = \"resource_tokens\"\ncount = {count}");
    let text = altay::content::STANDARD.replace("id = \"resource_tokens\"\ncount = 16", &few);
    Content::load("scarce.toml", &text).expect("only a count is changed")
}

fn limited(count: u8) -> Puzzle {
    let setup = Setup { resource_supply: Supply::Limited, ..full(2) };
    Puzzle::with_content(scarce(count), setup).expect("a playable set-up")
}

/// R6: nothing archived, or archived and only for playing.
#[test]
fn r_6_why_the_archived_card_is_not_discarded() {
    let surrendered = |edition: Edition, archived: bool| {
        let mut puzzle = Puzzle::new(Setup { edition, ..full(2) }).unwrap();
        puzzle
            .settle(A, r(16), 2)
            .settle(B, r(3), 3)
            .hand(A, &[Card::Warrior; 2])
            .hand(B, &[Card::Hunter])
            .completed(B, &[Achievement::Writing]);
        if archived {
            puzzle.archive(B, Card::Loremaster);
        }
        let mut case = Case::of(&puzzle);
        case.play(A, &["attack 16 3", "add warrior", "add warrior", "done"]).play(B, &["surrender"]);
        case.refusal(B, "discard_archived")
    };
    assert_eq!(surrendered(Edition::It, true), Refusal::ArchivedOnlyPlays);
    assert_eq!(surrendered(Edition::Ru, false), Refusal::NothingArchived);
}

/// Spec 4.3: the target is a token or an opponent, never an own region.
#[test]
fn an_own_region_is_not_attacked() {
    let case =
        Case::of(two().settle(A, r(0), 1).settle(A, r(6), 1).settle(B, r(5), 1).hand(A, &[Card::Warrior]));
    assert_eq!(case.refusal(A, "attack 0 6"), Refusal::NothingToAttack { region: r(6) });
}

/// Spec 4.3: only cards with the symbol defend, and the defender's cards are what counts.
#[test]
fn a_card_without_the_symbol_does_not_defend() {
    let mut puzzle = two();
    puzzle.settle(A, r(16), 2).settle(B, r(3), 3).hand(A, &[Card::Warrior]).hand(B, &[Card::Hunter]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["attack 16 3", "add warrior", "done"]).play(B, &["fight"]);
    assert_eq!(case.refusal(B, "defend hunter"), Refusal::NoDefenceSymbol { card: Card::Hunter });
    assert_eq!(case.refusal(B, "defend cavalry_vp1"), Refusal::NotInHand { card: Card::Cavalry1 });
}

/// D16, R1, R30: what is not in the pool, and what nothing else is in stock for.
#[test]
fn r_30_why_a_resource_is_not_given() {
    let mut puzzle = limited(2);
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Masonry, Achievement::Strategy, Achievement::Commerce])
        .progress(A, Achievement::Philosophy, &[Culture, Culture], true)
        .table(A, Card::Merchant1, &[Stone, Stone])
        .pool(&[Food, Wood, Wood, Metal, Metal]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["tech commerce"]);
    assert_eq!(case.options(A), ["give wood", "give metal"], "only food is in stock");
    assert_eq!(case.refusal(A, "give food"), Refusal::NothingToSwapFor { resource: Food });
    assert_eq!(case.refusal(A, "give stone"), Refusal::NotInPool { resource: Stone });
    case.play(A, &["give wood"]);
    assert_eq!(case.0.pool(), [Food, Food, Wood, Metal, Metal].into_iter().collect::<Resources>());
    assert_eq!((case.0.supply().get(Food), case.0.supply().get(Wood)), (0, 1), "R1: tokens come and go");
}

/// R31: why a settlement does not leave a region or enter one.
#[test]
fn r_31_why_a_settlement_does_not_move() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(20), 1)
        .settle(A, r(0), 1)
        .settle(A, r(6), 1)
        .settle(B, r(1), 1)
        .settle(B, r(7), 1)
        .settle(B, r(12), 1)
        .completed(A, &[Achievement::Masonry, Achievement::Religion]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["tech religion"]);
    assert_eq!(case.refusal(A, "from 20"), Refusal::CannotMoveFrom { region: r(20) });
    assert_eq!(case.refusal(A, "from 1"), Refusal::NotOwnRegion { region: r(1) });
    case.play(A, &["from 0"]);
    assert_eq!(case.refusal(A, "to 12"), Refusal::HeldByOther { region: r(12) });
}

/// R31: a region of four takes no fifth, and has room again when one has left it.
#[test]
fn r_31_a_full_region_is_closed_until_one_leaves() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 3)
        .settle(A, r(6), 4)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Masonry, Achievement::Religion])
        .table(A, Card::Village, &[Food])
        .pool(&[Food]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["tech religion", "from 0"]);
    assert_eq!(case.refusal(A, "to 6"), Refusal::RegionFull { region: r(6), cap: 4 });
    let mut other = Case::of(&puzzle);
    other.play(A, &["tech religion", "from 6", "to 0", "put food village"]);
    assert_eq!((other.at(0), other.at(6)), (Some((A, 4)), Some((A, 3))));
    assert!(other.offers(A, "settle 6"), "there is room again");
    assert_eq!(other.refusal(A, "settle 0"), Refusal::RegionFull { region: r(0), cap: 4 });
}

/// Spec 3.2: regions out of play are said to be so.
#[test]
fn a_region_out_of_play_is_named_so() {
    let mut puzzle = Puzzle::new(Setup::new(2)).unwrap();
    puzzle.settle(A, r(1), 1).settle(B, r(5), 1).table(A, Card::Village, &[Food]).pool(&[Food]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["put food village"]);
    assert_eq!(case.refusal(A, "settle 0"), Refusal::OutOfPlay { region: r(0) });
}

/// R1: the Shaman takes only what is in stock, and needs something to be there.
#[test]
fn r_1_a_shaman_in_a_limited_supply() {
    let build = |pool: &[altay::Resource]| {
        let mut puzzle = limited(1);
        puzzle
            .faction(A, Faction::Firefolk)
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .hand(A, &[Card::Shaman])
            .conquests(A, &[Token::One], &[])
            .pool(pool);
        Case::of(&puzzle)
    };
    let mut some = build(&[Stone, Food]);
    some.play(A, &["play shaman 2"]);
    assert_eq!(some.options(A), ["take wood", "take metal", "take culture"]);
    assert_eq!(some.refusal(A, "take stone"), Refusal::OutOfStock { resource: Stone });
    let none = build(&[Food, Wood, Metal, Stone, Culture]);
    assert_eq!(none.refusal(A, "play shaman 2"), Refusal::SupplyEmpty);
}

/// R1: tokens on a completed card, on a dropped technology and paid for a card go back to a limited supply.
#[test]
fn r_1_used_tokens_go_back_to_a_limited_supply() {
    let mut puzzle = limited(16);
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .table(A, Card::Village, &[Food])
        .progress(A, Achievement::Writing, &[Food], true)
        .pool(&[Food, Food]);
    let mut case = Case::of(&puzzle);
    assert_eq!(case.0.supply().get(Food), 12);
    case.play(A, &["put food village", "settle 0"]);
    assert_eq!(case.0.supply().get(Food), 14, "both of the village");
    case.play(A, &["drop"]).deal_rest(1);
    assert_eq!(case.0.supply().get(Food), 15, "that of Writing");
    case.play(A, &["end_turn"]);
    assert_eq!(case.0.supply().get(Food), 16, "and what was left in the pool");
}

/// R26: the last settlement of the stock is placed or lost, and sets the end.
#[test]
fn r_26_the_last_settlement_may_be_lost_and_ends_the_game() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(20), 4)
        .settle(B, r(1), 1)
        .settle(B, r(7), 1)
        .stock(A, 1)
        .table(A, Card::Village, &[Food])
        .pool(&[Food]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["put food village"]);
    assert_eq!((case.0.player(A).stock, case.0.final_round()), (0, true));
}

/// Spec 4.4: without a settlement in stock a technology is started all the same.
#[test]
fn an_empty_stock_puts_nothing_on_a_technology() {
    let mut puzzle = two();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).stock(A, 0).pool(&[Food, Stone]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["start masonry", "first stone"]);
    assert_eq!((case.0.player(A).on_card, case.0.player(A).stock), (false, 0));
}

/// 2.2: the odds of a deal are those of the pile it is made from.
#[test]
fn the_odds_of_tokens_and_secret_wonders_are_those_of_their_piles() {
    let until = |case: &mut Case, word: &str| {
        while !case.odds().iter().any(|(deal, _)| deal.starts_with(word)) {
            let first = case.odds()[0].0.clone();
            case.deal(&[&first]);
        }
        case.odds().iter().map(|(_, weight)| *weight).collect::<Vec<u32>>()
    };
    let mut case = Case::start(full(2));
    assert_eq!(until(&mut case, "token conquest_3").iter().sum::<u32>(), 9, "RNG-4");
    assert_eq!(until(&mut case, "token conquest_1").iter().sum::<u32>(), 24, "RNG-5");
    case.deal_rest(1);
    let seats =
        [(A, "faction earthfolk"), (B, "faction firefolk"), (B, "start_region 3"), (A, "start_region 0")];
    let order = if case.asks(A) { [0, 1, 2, 3] } else { [1, 0, 3, 2] };
    for at in order {
        let (seat, step) = seats[at];
        case.play(seat, &[step]);
    }
    assert_eq!(until(&mut case, "secret"), vec![1; 7], "RNG-3: ten wonders, three of them open");
}

/// 2.2: a deal is made even if only one result is possible: the fourth faction is dealt like the others.
#[test]
fn the_last_faction_is_dealt_too() {
    let setup = Setup { factions: altay::Factions::Random, ..Setup::new(4) };
    let mut case = Case::start(setup);
    let mut dealt = 0;
    while let Some((first, _)) = case.odds().first().cloned() {
        if first.contains("faction") {
            let key = case.0.deal_key();
            assert_eq!((key.purpose, key.seat.is_some()), ("RNG-6 faction", true), "a stream per seat");
            dealt += 1;
        }
        case.deal(&[&first]);
    }
    assert_eq!(dealt, 4);
}

/// R3, R4: a discarded technology waits until its level's deck is empty.
#[test]
fn r_4_a_discarded_technology_waits_for_an_empty_deck() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .open(&open_beside([Achievement::Masonry, Achievement::Strategy, Achievement::Mathematics]))
        .progress(A, Achievement::Writing, &[Food], true)
        .pool(&[Food, Stone]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["drop", "start masonry", "first stone"]);
    assert_eq!(case.0.achievements().discards[0].len(), 1, "Writing lies there");
    let deck = case.0.achievements().decks[0].len();
    assert_eq!(case.odds().iter().map(|(_, weight)| weight).sum::<u32>(), deck);
    case.deal_rest(1);
    assert_eq!(case.0.achievements().discards[0].len(), 1, "and is not shuffled in");
}

/// Spec 5: every conquest token counts with its value, several of a kind as well.
#[test]
fn conquest_tokens_of_a_kind_add_up() {
    let mut puzzle = two();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).conquests(A, &[Token::TwoFood; 3], &[Token::ThreeWood; 2]);
    assert_eq!(Case::of(&puzzle).0.points(A).conquest_tokens, 4, "12 / 3");
}

/// Spec 5, 3.9: points and coins follow the numbers of the content.
#[test]
fn points_and_coins_follow_the_content() {
    let changed = |text: String, id: &str, from: u8, to: u8| {
        let old = format!("id = \"{id}\"\nvalue = {from}");
        assert!(text.contains(&old), "{id}");
        text.replace(&old, &format!("id = \"{id}\"\nvalue = {to}"))
    };
    let mut text = altay::content::STANDARD.to_owned();
    for id in ["vp_per_region", "vp_per_vp_token", "vp_per_captured_settlement", "coins_per_unused_resource"]
    {
        text = changed(text, id, 1, 2);
    }
    for (old, new) in [
        ("id = \"town_vp1\", vp = 1, count = 1", "id = \"town_vp1\", vp = 1, count = 2"),
        ("id = \"town_vp0\", vp = 0, count = 7", "id = \"town_vp0\", vp = 0, count = 6"),
    ] {
        assert!(text.contains(old));
        text = text.replace(old, new);
    }
    let content = Content::load("dear.toml", &text).expect("numbers may be changed");
    let mut puzzle = Puzzle::with_content(content, Setup { trade: true, ..full(2) }).unwrap();
    puzzle.settle(A, r(18), 1).settle(A, r(0), 1).settle(A, r(6), 1).settle(B, r(5), 1).captured(A, B, 3);
    puzzle.discard(A, &[Card::Town1, Card::Town1]);
    let mut case = Case::of(puzzle.pool(&[Food, Wood, Wood]));
    let points = case.0.points(A);
    assert_eq!((points.regions, points.captured_settlements), (3 * 2 + 2, 3 * 2));
    assert_eq!(points.action_cards, 2, "two of a kind");
    case.play(A, &["end_turn"]);
    assert_eq!(case.0.player(A).coins, 6);
}

/// Spec 5: the place of a player follows from the points.
#[test]
fn whoever_has_more_points_is_first() {
    let case = Case::of(two().settle(A, r(0), 1).settle(B, r(5), 1).settle(B, r(9), 1));
    assert_eq!((case.0.rank(A), case.0.rank(B)), (2, 1));
}
