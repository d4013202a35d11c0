//! Store cards (rulings 7, 19, 46, 47) and what each edition asks for.

use crate::board::{A, B, Case, full, open_beside, r, two};
use altay::Resource::{Culture, Food, Metal, Stone, Wood};
use altay::puzzle::Puzzle;
use altay::{
    Achievement, Card, Content, Edition, Faction, Kind, Refusal, Resource, Resources, Setup, Store, Supply,
};
use game_core::Content as _;

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

/// R7: fed this turn, a store card is not released with what lay on it before either.
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

/// E5: with a limited supply Commerce is a use only while another type is in stock.
#[test]
fn e_5_commerce_is_no_use_when_nothing_else_is_in_stock() {
    let setup = Setup { edition: Edition::Ru, resource_supply: Supply::Limited, ..full(2) };
    let one_of_each = altay::content::STANDARD
        .replace("id = \"resource_tokens\"\ncount = 16", "id = \"resource_tokens\"\ncount = 1");
    let content = Content::load("scarce.toml", &one_of_each).unwrap();
    let build = |village: &[Resource]| {
        let mut puzzle = Puzzle::with_content(content, setup).unwrap();
        puzzle
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .completed(A, &[Achievement::Masonry, Achievement::Strategy, Achievement::Commerce])
            .progress(A, Achievement::Government, &[Metal, Stone, Culture], true)
            .table(A, Card::Merchant1, &[Wood])
            .table(B, Card::Village, village)
            .secret(A, Achievement::SiegeEngines, false);
        Case::of(&puzzle)
    };
    assert!(build(&[]).offers(A, "release merchant"), "food is there to be had for wood");
    assert_eq!(build(&[Food]).refusal(A, "release merchant"), Refusal::NoUseFor { resource: Wood });
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

/// Achievements that nobody can start with wood.
const NOT_FOR_WOOD: [Achievement; 9] = [
    Achievement::Masonry,
    Achievement::Mathematics,
    Achievement::Strategy,
    Achievement::Government,
    Achievement::Leadership,
    Achievement::Philosophy,
    Achievement::Academy,
    Achievement::Colossus,
    Achievement::GreatWall,
];

fn stored(setup: Setup, tokens: &[Resource], edit: impl FnOnce(&mut Puzzle)) -> Case {
    let mut puzzle = Puzzle::new(setup).expect("a playable set-up");
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .table(A, Card::Merchant1, tokens)
        .secret(A, Achievement::SiegeEngines, false)
        .open(&NOT_FOR_WOOD);
    edit(&mut puzzle);
    Case::of(&puzzle)
}

fn in_ru() -> Setup {
    Setup { edition: Edition::Ru, ..full(2) }
}

#[test]
fn r_19_in_ru_two_tokens_of_one_type_need_two_uses() {
    let one_use = stored(in_ru(), &[Wood, Wood], |puzzle| _ = puzzle.table(A, Card::Town1, &[]));
    assert_eq!(one_use.refusal(A, "release merchant"), Refusal::NoUseForAll { resource: Wood });
    let town_and_purchase =
        stored(in_ru(), &[Wood, Wood], |puzzle| _ = puzzle.table(A, Card::Town1, &[]).pool(&[Food, Culture]));
    assert!(town_and_purchase.offers(A, "release merchant"), "a space and the price of a Town");
    let one_purchase = stored(in_ru(), &[Wood, Wood], |puzzle| {
        puzzle.pool(&[Food, Culture]).discard(B, &[Card::City2, Card::City1]);
    });
    assert!(one_purchase.offers(A, "release merchant"), "a City costs two wood");
    let merchant = stored(in_ru(), &[Wood, Wood], |puzzle| _ = puzzle.pool(&[Food, Food]));
    let one_wood = Refusal::NoUseForAll { resource: Wood };
    assert_eq!(merchant.refusal(A, "release merchant"), one_wood, "a second Merchant costs one wood only");
    let worker = stored(in_ru(), &[Wood, Metal], |puzzle| _ = puzzle.pool(&[Food, Culture]));
    assert!(worker.offers(A, "release merchant"), "both pay the wild units of a Worker");
    let writing = stored(in_ru(), &[Wood, Wood], |puzzle| {
        puzzle.progress(A, Achievement::Writing, &[Food], true);
    });
    assert!(writing.offers(A, "release merchant"), "two spaces for wood");
    let half = stored(in_ru(), &[Wood, Wood], |puzzle| {
        puzzle.progress(A, Achievement::Writing, &[Food, Wood], true);
    });
    assert_eq!(half.refusal(A, "release merchant"), Refusal::NoUseForAll { resource: Wood });
}

#[test]
fn r_19_in_ru_commerce_is_one_use() {
    let commerce = |tokens: &[Resource]| {
        stored(in_ru(), tokens, |puzzle| {
            puzzle.completed(A, &[Achievement::Masonry, Achievement::Commerce]).open(&[
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
        })
    };
    assert!(commerce(&[Wood]).offers(A, "release merchant"));
    let twice = commerce(&[Wood, Wood]).refusal(A, "release merchant");
    assert_eq!(twice, Refusal::NoUseForAll { resource: Wood });
}

#[test]
fn r_19_in_ru_a_start_takes_the_first_token_and_more() {
    let open = |third: Achievement| {
        let mut all = NOT_FOR_WOOD;
        all[2] = third;
        stored(in_ru(), &[Wood, Wood], |puzzle| _ = puzzle.open(&all))
    };
    assert!(open(Achievement::Writing).offers(A, "release merchant"), "Writing has two spaces for wood");
    assert_eq!(
        open(Achievement::Strategy).refusal(A, "release merchant"),
        Refusal::NoUseFor { resource: Wood }
    );
    let busy = stored(in_ru(), &[Wood, Wood], |puzzle| {
        let mut all = NOT_FOR_WOOD;
        all[2] = Achievement::Writing;
        puzzle.open(&all).progress(A, Achievement::Strategy, &[Metal], true);
    });
    assert!(!busy.offers(A, "release merchant"), "something else is in progress");
}

#[test]
fn r_19_in_ru_everything_released_is_used_before_the_turn_ends() {
    let setup = Setup { trade: true, ..in_ru() };
    let mut case = stored(setup, &[Wood, Wood], |puzzle| {
        puzzle.progress(A, Achievement::Writing, &[Food], true);
    });
    case.play(A, &["release merchant"]);
    let owed = Refusal::ReleasedUnused { resource: Wood };
    assert_eq!(case.refusal(A, "end_turn"), owed);
    case.play(A, &["put wood achievement"]);
    assert_eq!(case.refusal(A, "end_turn"), owed, "one use is still owed");
    case.play(A, &["put wood achievement", "end_turn"]);
    assert_eq!(case.0.player(A).coins, 0);
}

#[test]
fn r_19_whoever_spoils_the_last_use_ends_the_turn_without_coins() {
    let setup = Setup { trade: true, ..in_ru() };
    let mut case = stored(setup, &[Wood], |puzzle| {
        puzzle.progress(A, Achievement::Writing, &[Food], true).pool(&[Culture]);
    });
    case.play(A, &["release merchant", "drop"]).deal_rest(1);
    assert!(!case.offers_any(A, "start"), "wood has no use any more");
    case.play(A, &["end_turn"]);
    assert_eq!(case.0.player(A).coins, 1, "the culture earns a coin, the released wood none");
}

#[test]
fn r_19_in_it_at_least_one_token_is_spent_and_the_rest_is_wasted() {
    let setup = Setup { trade: true, ..full(2) };
    let none = stored(setup, &[Wood, Wood], |_| ());
    assert_eq!(none.refusal(A, "release merchant"), Refusal::NothingToSpendOn { resource: Wood });
    let storing = stored(setup, &[Wood, Wood], |puzzle| {
        puzzle.faction(A, Faction::Smallfolk).table(A, Card::Spellweaver, &[]);
    });
    let refusal = storing.refusal(A, "release merchant");
    assert_eq!(refusal, Refusal::NothingToSpendOn { resource: Wood }, "storing again is not spending");
    let mut case = stored(setup, &[Wood, Wood], |puzzle| {
        puzzle.faction(A, Faction::Smallfolk).table(A, Card::Spellweaver, &[]).table(A, Card::Town1, &[]);
    });
    case.play(A, &["release merchant"]);
    assert_eq!(case.refusal(A, "end_turn"), Refusal::ReleasedUnused { resource: Wood });
    assert_eq!(case.refusal(A, "put wood spellweaver"), Refusal::Wasted { resource: Wood });
    assert!(!case.offers(A, "put wood spellweaver"));
    case.play(A, &["put wood town", "settle 0"]);
    assert_eq!(case.refusal(A, "put wood spellweaver"), Refusal::Wasted { resource: Wood }, "still wasted");
    case.play(A, &["end_turn"]);
    assert_eq!(case.0.player(A).coins, 0, "what is left earns no coin");
}

#[test]
fn r_19_in_it_other_resources_of_the_type_may_be_stored() {
    let mut case = stored(full(2), &[Wood, Wood], |puzzle| {
        puzzle
            .faction(A, Faction::Smallfolk)
            .table(A, Card::Spellweaver, &[])
            .table(A, Card::Town1, &[])
            .pool(&[Wood]);
    });
    case.play(A, &["release merchant"]);
    assert!(case.offers(A, "put wood spellweaver"), "one wood of three was not released");
    case.play(A, &["put wood spellweaver"]);
    assert!(case.offers(A, "end_turn"), "released tokens go first, so a use was made");
}

#[test]
fn r_19_with_the_free_option_nothing_is_owed() {
    let setup = Setup { store: Store::Free, trade: true, ..full(2) };
    for setup in [setup, Setup { edition: Edition::Ru, ..setup }] {
        let mut case = stored(setup, &[Wood, Wood], |_| ());
        case.play(A, &["release merchant", "end_turn"]);
        assert_eq!(case.0.player(A).coins, 2);
    }
}

#[test]
fn r_19_content_of_rules_version_1_keeps_its_reading() {
    let text = include_str!("../../content/altay.toml")
        .replace("spend_at_least_one\"\n", "free\"\n")
        .replace("use_everything\"\n", "all_must_be_usable\"\n");
    let lines =
        text.lines().filter(|line| !line.starts_with("same_project") && !line.starts_with("archived_card"));
    let pack: &'static Content =
        Box::leak(Box::new(Content::parse("old.toml", &lines.collect::<Vec<_>>().join("\n")).unwrap()));
    let case = |setup: Setup, town: bool| {
        let mut puzzle = Puzzle::with_content(pack, setup).unwrap();
        puzzle
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .table(A, Card::Merchant1, &[Wood, Wood])
            .secret(A, Achievement::SiegeEngines, false)
            .open(&NOT_FOR_WOOD);
        if town {
            puzzle.table(A, Card::Town1, &[]);
        }
        Case::of(&puzzle)
    };
    let mut it = case(full(2), false);
    it.play(A, &["release merchant", "end_turn"]);
    let mut ru = case(in_ru(), true);
    ru.play(A, &["release merchant", "end_turn"]);
    assert_eq!(case(in_ru(), false).refusal(A, "release merchant"), Refusal::NoUseFor { resource: Wood });
}

/// Everything on the market but some kinds was bought, and nothing can be started: what is left to use tokens for?
fn only_to_buy(kinds: &[Kind], stored: &[Resource], pool: &[Resource]) -> Case {
    let mut puzzle = ru();
    puzzle
        .settle(A, r(0), 1)
        .settle(B, r(5), 1)
        .completed(A, &[Achievement::Masonry])
        .progress(A, Achievement::Philosophy, &[Culture], true)
        .table(A, Card::Merchant1, stored)
        .pool(pool);
    for other in Kind::market().filter(|other| !kinds.contains(other)) {
        puzzle.bought(other);
    }
    Case::of(&puzzle)
}

#[test]
fn r_19_in_ru_a_kind_is_bought_once_for_all_tokens() {
    let pool = [Food, Food, Culture, Culture];
    assert!(only_to_buy(&[Kind::Town], &[Wood], &pool).offers(A, "release merchant"));
    let twice = only_to_buy(&[Kind::Town], &[Wood, Wood], &pool);
    assert_eq!(twice.refusal(A, "release merchant"), Refusal::NoUseForAll { resource: Wood });
}

#[test]
fn r_19_in_ru_wild_units_take_tokens_of_both_types() {
    for stored in [[Wood, Metal], [Wood, Stone], [Metal, Stone], [Metal, Metal]] {
        let case = only_to_buy(&[Kind::Worker], &stored, &[Food, Culture]);
        assert!(case.offers(A, "release merchant"), "{stored:?}");
    }
}

#[test]
fn r_19_in_ru_only_one_achievement_is_started() {
    let lay_out = |stored: &[Resource]| {
        let mut puzzle = ru();
        puzzle
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .table(A, Card::Merchant1, stored)
            .open(&open_beside([Achievement::Writing, Achievement::Mathematics, Achievement::Masonry]))
            .secret(A, Achievement::SiegeEngines, false);
        for kind in Kind::market() {
            puzzle.bought(kind);
        }
        Case::of(&puzzle)
    };
    assert!(lay_out(&[Wood]).offers(A, "release merchant"), "Writing takes wood");
    assert!(lay_out(&[Metal]).offers(A, "release merchant"), "Mathematics takes metal");
    let both = lay_out(&[Wood, Metal]);
    assert_eq!(both.refusal(A, "release merchant"), Refusal::NoUseForAll { resource: Wood });
}

/// R19: the other cards on the table take tokens, the released card itself does not.
#[test]
fn r_19_in_ru_the_released_card_takes_nothing_back() {
    let lay_out = |village: bool| {
        let mut puzzle = ru();
        puzzle
            .settle(A, r(0), 1)
            .settle(B, r(5), 1)
            .completed(A, &[Achievement::Masonry])
            .progress(A, Achievement::Philosophy, &[Culture], true)
            .table(A, Card::Merchant1, &[Food, Food]);
        if village {
            puzzle.table(A, Card::Village, &[]);
        }
        for kind in Kind::market() {
            puzzle.bought(kind);
        }
        Case::of(&puzzle)
    };
    assert!(lay_out(true).offers(A, "release merchant"), "both on the Village");
    let nowhere = lay_out(false);
    assert_eq!(nowhere.refusal(A, "release merchant"), Refusal::NoUseFor { resource: Food });
}

#[test]
fn r_19_in_ru_two_purchases_are_paid_one_after_the_other() {
    let two = |pool: &[Resource]| only_to_buy(&[Kind::Town, Kind::Cavalry], &[Wood, Metal], pool);
    assert!(two(&[Food, Food, Culture, Culture]).offers(A, "release merchant"));
    let once = two(&[Food, Culture]);
    assert_eq!(once.refusal(A, "release merchant"), Refusal::NoUseForAll { resource: Wood });
}
