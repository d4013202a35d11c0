//! Sections 3.8 and 4.4: technologies and wonders.

use crate::board::{A, B, Case, full, open_beside, r, two};
use altay::Resource::{Culture, Food, Metal, Stone, Wood};
use altay::puzzle::Puzzle;
use altay::{
    Achievement, Archived, Card, Content, Dropped, Edition, Level, Pile, Refusal, Resource, Resources, Setup,
    Supply,
};
use game_core::Content as _;

#[test]
fn tv_16_levels_build_on_each_other() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Masonry, Achievement::Philosophy])
        .pool(&[Food, Wood, Metal, Stone, Culture]);
    let case = Case::of(&puzzle);
    let level_2 = case.refusal(A, "start commerce");
    assert_eq!(level_2, Refusal::LevelClosed { level: Level::One, have: 1, need: 2 });
    assert!(case.offers(A, "start engineering"));
    assert!(case.offers(A, "start academy"), "a first wonder");
    puzzle.pool(&[Food]);
    let case = Case::of(&puzzle);
    let nothing = Refusal::NothingFits { achievement: Achievement::Academy };
    assert_eq!(case.refusal(A, "start academy"), nothing, "with a fitting resource");
}

#[test]
fn tv_17_a_dropped_technology_gives_its_settlement_back() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Masonry])
        .progress(A, Achievement::Philosophy, &[Culture, Culture], true)
        .pool(&[Food]);
    let mut case = Case::of(&puzzle);
    let stock = case.0.player(A).stock;
    assert!(!case.offers_any(A, "start"));
    case.play(A, &["drop"]);
    let player = case.0.player(A);
    assert_eq!((player.stock, player.on_card, player.progress), (stock + 1, false, None));
    assert_eq!(player.progress_tokens, Resources::NONE);
    assert_eq!(case.0.pool(), [Food].into_iter().collect::<Resources>(), "the tokens are not regained");
    let discard = case.0.achievements().discards[Level::Two.index()];
    assert_eq!(discard, Pile::one(Achievement::Philosophy), "R3");
    case.deal_rest(1);
    assert!(case.offers_any(A, "start"), "another achievement may be started in the same turn");
}

#[test]
fn tv_18_a_wonder_is_never_dropped() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Masonry, Achievement::Philosophy])
        .progress(A, Achievement::Colossus, &[Culture], false)
        .pool(&[Food, Wood, Metal, Stone]);
    let case = Case::of(&puzzle);
    assert!(!case.offers(A, "drop") && !case.offers_any(A, "start"));
    let stays = Refusal::WonderStays { achievement: Achievement::Colossus };
    assert_eq!(case.refusal(A, "drop"), stays);
    let busy = Refusal::BusyWith { achievement: Achievement::Colossus };
    assert_eq!(case.refusal(A, "start engineering"), busy);
}

#[test]
fn spec_4_4_starting_puts_a_token_and_a_settlement_on_the_card() {
    let mut puzzle = two();
    puzzle.settle(A, r(0), 1).settle(B, r(5), 1).pool(&[Food, Food, Stone, Culture]);
    let mut case = Case::of(&puzzle);
    assert!(!case.offers(A, "start commerce"), "level 2 needs level 1");
    case.play(A, &["start masonry"]);
    assert_eq!(case.options(A), ["first food", "first stone"], "D13");
    assert!(case.asks(A), "E2: the market is refilled after the first token");
    assert_eq!(case.refusal(A, "first culture"), Refusal::NoOpenSpace { resource: Culture });
    assert_eq!(case.refusal(A, "first metal"), Refusal::NotInPool { resource: Metal });
    case.play(A, &["first stone"]);
    let player = case.0.player(A);
    assert_eq!((player.progress, player.on_card, player.stock), (Some(Achievement::Masonry), true, 13));
    assert_eq!(case.odds().iter().map(|(_, n)| n).sum::<u32>(), 10 - 3, "refilled from the deck");
    case.deal_rest(1);
    case.play(A, &["put food achievement", "put food achievement"]);
    assert!(!case.offers(A, "put food achievement"), "two spaces for food");
}

#[test]
fn spec_4_4_a_kind_completed_or_given_up_is_not_started_again() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Masonry])
        .open(&open_beside([Achievement::Masonry, Achievement::Strategy, Achievement::Writing]))
        .progress(A, Achievement::Writing, &[Food], true)
        .pool(&[Food, Stone]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["drop"]).deal_rest(1);
    let again = Refusal::AlreadyCompleted { achievement: Achievement::Masonry };
    assert_eq!(case.refusal(A, "start masonry"), again);
    let given_up = Refusal::GivenUp { achievement: Achievement::Writing };
    assert_eq!(case.refusal(A, "start writing"), given_up, "R40, edition it");
    let closed = Refusal::NotOpen { achievement: Achievement::Engineering };
    assert_eq!(case.refusal(A, "start engineering"), closed);
}

#[test]
fn tv_61_a_dropped_technology_refills_an_empty_level() {
    // Both players together hold every card of three kinds of level 2.
    let level_1 = [Achievement::Engineering, Achievement::Masonry, Achievement::Mathematics];
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[level_1.as_slice(), &[Achievement::Commerce, Achievement::Philosophy]].concat())
        .completed(
            B,
            &[level_1.as_slice(), &[Achievement::Commerce, Achievement::Philosophy, Achievement::Religion]]
                .concat(),
        )
        .progress(A, Achievement::Religion, &[Food], true)
        .open(&[
            Achievement::Strategy,
            Achievement::Strategy,
            Achievement::Writing,
            Achievement::Writing,
            Achievement::Government,
            Achievement::Government,
            Achievement::Leadership,
            Achievement::Leadership,
            Achievement::Academy,
            Achievement::Ark,
            Achievement::Colossus,
        ]);
    let mut case = Case::of(&puzzle);
    assert!(case.0.achievements().decks[1].is_empty());
    case.play(A, &["drop"]);
    assert_eq!(case.odds(), [("reveal religion".to_owned(), 1)], "R4: the discard pile became the deck");
    case.deal(&["reveal religion"]);
    let open: Vec<_> = case.0.achievements().open.sorts().filter(|(a, _)| a.level() == Level::Two).collect();
    assert_eq!(open.len(), 3);
}

#[test]
fn tv_83_a_started_kind_is_replaced() {
    let mut case = Case::start(Setup::new(4));
    case.deal(&["first_player 0", "reveal engineering", "reveal engineering", "reveal masonry"]);
    case.deal(&["reveal engineering", "reveal writing"]).deal_rest(1);
    for (seat, faction) in game_core::Seat::all(3).zip(["earthfolk", "elvenfolk", "firefolk"]) {
        case.play(seat, &[&format!("faction {faction}")]);
    }
    for seat in game_core::Seat::all(4).rev() {
        let option = case.options(seat)[0].clone();
        case.play(seat, &[&option]);
    }
    case.deal(&["draw hunter", "draw hunter", "draw hunter", "draw warrior", "draw warrior"]).deal_rest(1);
    case.play(A, &["play hunter 1", "start masonry"]);
    assert!(!case.0.achievements().open.has(Achievement::Masonry));
    let odds: Vec<_> = case.odds();
    let expected = [
        ("reveal engineering".to_owned(), 1),
        ("reveal masonry".to_owned(), 3),
        ("reveal mathematics".to_owned(), 4),
        ("reveal strategy".to_owned(), 4),
        ("reveal writing".to_owned(), 3),
    ];
    assert_eq!(odds, expected);
    case.deal(&["reveal writing"]);
    assert_eq!(case.odds().len(), 5, "stacked, so the dealing goes on");
    case.deal(&["reveal strategy"]);
    assert!(case.asks(A));
}

#[test]
fn spec_4_4_the_secret_wonder_follows_the_same_conditions() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .secret(A, Achievement::Colossus, false)
        .completed(A, &[Achievement::Masonry])
        .pool(&[Culture]);
    let closed = Refusal::LevelClosed { level: Level::Two, have: 0, need: 1 };
    assert_eq!(Case::of(&puzzle).refusal(A, "start_secret colossus"), closed);
    puzzle.completed(A, &[Achievement::Masonry, Achievement::Philosophy]);
    let mut case = Case::of(&puzzle);
    assert_eq!(case.refusal(A, "start_secret ark"), Refusal::NotOwnSecret);
    let stock = case.0.player(A).stock;
    assert!(case.offers(A, "start_secret colossus"), "E3: the step names the wonder");
    case.play(A, &["start_secret colossus"]);
    let player = case.0.player(A);
    assert!(player.secret_revealed && player.progress == Some(Achievement::Colossus));
    assert_eq!((player.stock, player.on_card), (stock, false), "no settlement on a wonder");
    assert_eq!(case.refusal(A, "start_secret colossus"), Refusal::SecretRevealed);
}

#[test]
fn spec_4_4_a_completed_achievement_works_at_once() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Masonry])
        .progress(A, Achievement::Philosophy, &[Culture, Culture], true)
        .pool(&[Culture]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["put culture achievement", "settle 0", "tech philosophy"]);
    assert_eq!(case.0.pool(), Resources::one(Culture), "R55");
    let used = Refusal::AlreadyUsed { achievement: Achievement::Philosophy };
    assert_eq!(case.refusal(A, "tech philosophy"), used);
    let nothing = Refusal::NotUsable { achievement: Achievement::Masonry };
    assert_eq!(case.refusal(A, "tech masonry"), nothing);
    let unfinished = Refusal::NotCompleted { achievement: Achievement::Religion };
    assert_eq!(case.refusal(A, "tech religion"), unfinished);
}

#[test]
fn tv_75_copies_with_other_points_are_other_options() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Engineering])
        .hand(A, &[Card::City2, Card::City, Card::Hunter, Card::Hunter]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["tech engineering"]);
    assert_eq!(case.options(A), ["trash hunter", "trash city_vp2", "trash city_vp0"], "R66");
    case.play(A, &["trash city_vp2"]);
    assert!(case.0.player(A).trashed.has(Card::City2));
    case.deal_rest(1);
    assert_eq!(case.0.player(A).hand.len(), 4, "trashed one, drew one");
}

#[test]
fn tv_76_a_single_sort_of_card_is_still_asked_for() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Mathematics])
        .hand(A, &[Card::Hunter; 3]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["tech mathematics"]);
    assert_eq!((case.prompt(), case.options(A)), ("swap", vec!["discard hunter".to_owned()]), "R65");
    case.play(A, &["discard hunter"]).deal_rest(1);
    assert_eq!(case.0.player(A).hand.len(), 3);
    assert!(case.0.player(A).discard.has(Card::Hunter));
}

#[test]
fn spec_3_8_hand_technologies_need_a_hand() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Engineering, Achievement::Mathematics]);
    let case = Case::of(&puzzle);
    assert_eq!(case.refusal(A, "tech engineering"), Refusal::HandEmpty);
    assert_eq!(case.refusal(A, "tech mathematics"), Refusal::HandEmpty);
}

#[test]
fn r_30_commerce_gives_another_type() {
    let mut puzzle = two();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Masonry, Achievement::Commerce])
        .pool(&[Food, Wood]);
    let mut case = Case::of(&puzzle);
    case.play(A, &["tech commerce"]);
    assert_eq!(case.options(A), ["give food", "give wood"]);
    case.play(A, &["give wood"]);
    assert_eq!(case.refusal(A, "take wood"), Refusal::SameResource { resource: Wood });
    case.play(A, &["take culture"]);
    assert_eq!(case.0.pool(), [Food, Culture].into_iter().collect::<Resources>());
    puzzle.pool(&[]);
    assert_eq!(Case::of(&puzzle).refusal(A, "tech commerce"), Refusal::PoolEmpty);
}

/// Content with a single token of each resource, so that a supply can run dry in a few steps.
fn scarce() -> &'static Content {
    let text = altay::content::STANDARD
        .replace("id = \"resource_tokens\"\ncount = 16", "id = \"resource_tokens\"\ncount = 1");
    Content::load("scarce.toml", &text).expect("only a count is changed")
}

#[test]
fn tv_80_commerce_needs_something_else_in_a_limited_supply() {
    let setup = Setup { resource_supply: Supply::Limited, ..full(2) };
    let build = |tokens: &[Resource]| {
        let mut puzzle = Puzzle::with_content(scarce(), setup).unwrap();
        puzzle
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .completed(A, &[Achievement::Masonry, Achievement::Strategy, Achievement::Commerce])
            .table(A, Card::Merchant1, &[Wood, Metal])
            .progress(A, Achievement::Government, tokens, true)
            .pool(&[Food]);
        Case::of(&puzzle)
    };
    let dry = build(&[Stone, Culture]);
    assert_eq!(dry.refusal(A, "tech commerce"), Refusal::NothingToSwapFor { resource: Food });
    let mut case = build(&[Culture]);
    case.play(A, &["tech commerce"]);
    assert_eq!(case.0.pool(), Resources::one(Stone), "give food, take stone: both the only answers");
}

#[test]
fn r_1_effects_that_gain_nothing_are_not_offered() {
    let setup = Setup { resource_supply: Supply::Limited, ..full(2) };
    let mut puzzle = Puzzle::with_content(scarce(), setup).unwrap();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Masonry, Achievement::Philosophy])
        .pool(&[Culture]);
    let case = Case::of(&puzzle);
    assert_eq!(case.refusal(A, "tech philosophy"), Refusal::SupplyEmpty);
}

/// R40: the printings differ, and a table can choose.
#[test]
fn r_40_a_technology_given_up_by_edition_and_option() {
    let again = |setup: Setup| {
        let mut puzzle = Puzzle::new(setup).unwrap();
        puzzle
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .open(&open_beside([Achievement::Masonry, Achievement::Strategy, Achievement::Writing]))
            .progress(A, Achievement::Writing, &[Food], true)
            .pool(&[Food]);
        let mut case = Case::of(&puzzle);
        case.play(A, &["drop"]).deal_rest(1);
        assert!(case.0.player(A).given_up.contains(Achievement::Writing));
        case.offers(A, "start writing")
    };
    let ru = Setup { edition: Edition::Ru, ..full(2) };
    assert!(!again(full(2)), "it: never twice");
    assert!(again(ru), "ru: only completed ones are closed");
    assert!(again(Setup { dropped: Dropped::Again, ..full(2) }));
    assert!(!again(Setup { dropped: Dropped::Never, ..ru }));
}

/// R6: in `ru` the archived card is a hand card for Engineering and Mathematics, in `it` it is not.
#[test]
fn r_6_an_archived_card_for_engineering_and_mathematics() {
    let lay_out = |setup: Setup| {
        let mut puzzle = Puzzle::new(setup).unwrap();
        puzzle
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .completed(A, &[Achievement::Writing, Achievement::Engineering, Achievement::Mathematics])
            .archive(A, Card::Digger)
            .hand(A, &[])
            .deck(A, &[Card::Hunter; 3]);
        Case::of(&puzzle)
    };
    let it = lay_out(full(2));
    assert_eq!(it.refusal(A, "tech engineering"), Refusal::HandEmpty);
    let ru = lay_out(Setup { edition: Edition::Ru, ..full(2) });
    let mut trashed = ru.clone();
    trashed.play(A, &["tech engineering"]);
    assert_eq!(trashed.options(A), ["trash_archived"]);
    trashed.play(A, &["trash_archived"]).deal(&["draw hunter"]);
    let player = trashed.0.player(A);
    assert!(player.archive.is_none() && player.trashed.has(Card::Digger));
    let mut swapped = ru.clone();
    swapped.play(A, &["tech mathematics", "discard_archived"]).deal(&["draw hunter"]);
    let player = swapped.0.player(A);
    assert!(player.archive.is_none() && player.discard.has(Card::Digger) && player.hand.has(Card::Hunter));
    let option = lay_out(Setup { archived: Archived::Hand, ..full(2) });
    assert!(option.offers(A, "tech engineering"));
    let never = lay_out(Setup { archived: Archived::Play, edition: Edition::Ru, ..full(2) });
    assert!(!never.offers(A, "tech engineering"));
    let mut with_hand = two();
    with_hand
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Writing, Achievement::Engineering])
        .archive(A, Card::Digger)
        .hand(A, &[Card::Hunter]);
    let mut case = Case::of(&with_hand);
    case.play(A, &["tech engineering"]);
    assert_eq!(case.options(A), ["trash hunter"]);
    assert_eq!(case.refusal(A, "trash_archived"), Refusal::ArchivedOnlyPlays);
}
