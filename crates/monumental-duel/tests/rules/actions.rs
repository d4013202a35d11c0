//! The rules of set-up, payment and the actions, where no test vector already shows them.

use crate::table::*;
use game_core::{Content as _, Explain, Game, Seat};
use monumental_duel::state::Phase;
use monumental_duel::{Content, Position, PromptKind, Refusal, Setup, SetupError};

fn start(setup: &Setup) -> Play {
    play(Position::new(Content::standard(), setup).unwrap())
}

fn assigned(a: &str, b: &str) -> Setup {
    Setup { civilizations: Some([a.to_owned(), b.to_owned()]), first: Some(A), ..Setup::usual() }
}

#[test]
fn setup_2_1_runs_through_all_steps() {
    let mut p = start(&Setup::usual());
    assert_eq!(p.deals(), [("deal:first:0".to_owned(), 1), ("deal:first:1".to_owned(), 1)], "S1, R1");
    p.go("deal:first:1");
    assert_eq!(p.0.acting(), A, "D0: whoever moves second chooses first (R3)");
    assert_eq!(p.offers(), ["civ:japanese", "civ:malians", "civ:aztecs"]);
    p.go("civ:aztecs");
    assert_eq!((p.0.acting(), p.offers()), (B, vec!["civ:japanese".to_owned(), "civ:malians".to_owned()]));
    p.go("civ:malians");
    let row = ["petra", "writing", "sahara", "aqueduct", "currency", "phoenicia"];
    for card in row {
        assert_eq!(p.0.deal_key().purpose, "development row");
        p.go(&format!("deal:row:{card}"));
    }
    let mut laid = row.to_vec();
    laid.reverse();
    assert_eq!(p.row(), laid, "R8: the first card into the rightmost place");
    p.steps("deal:free_city:aden deal:free_city:venice deal:free_city:kilwa");
    assert_eq!((p.0.acting(), p.0.phase()), (B, Phase::FirstCity), "the first player first");
    assert_eq!(p.deals().iter().map(|(_, n)| n).sum::<u32>(), 15);
    p.deal_cities();
    assert_eq!(p.0.phase(), Phase::FirstActivation);
    for seat in [A, B] {
        let player = p.0.player(seat);
        assert_eq!(player.occupied().len(), 9);
        let under = player.city.iter().filter(|place| place.under.is_some()).count() as u32;
        assert_eq!(
            player.deck.len() + under,
            6,
            "R2: nine places, the knowledge under one of them or in the deck"
        );
        assert_eq!(player.held, [0, 0, 0, 0, 2]);
    }
    assert_eq!((p.0.round(), p.0.acting(), p.0.advantage().holder), (1, B, None));
}

#[test]
fn r02_a_knowledge_slips_under_the_next_card() {
    let mut p = start(&assigned("japanese", "malians"));
    while p.0.phase() < Phase::FirstCity {
        let deal = p.deals()[0].0.clone();
        p.go(&deal);
    }
    p.steps("deal:city:0:bushido deal:city:0:fort deal:city:0:mine");
    assert_eq!((p.place(A, 0).as_str(), p.place(A, 1).as_str()), ("fort/bushido", "mine"));
}

#[test]
fn setups_that_cannot_be_played_say_why() {
    let new = |setup: &Setup| Position::new(Content::standard(), setup).unwrap_err();
    let three = Setup { players: 3, ..Setup::usual() };
    assert_eq!(new(&three).to_string(), "this game is for 2 players, not 3");
    assert_eq!(new(&assigned("aztecs", "aztecs")), SetupError::SameCivilization("aztecs".to_owned()));
    assert!(new(&assigned("aztecs", "romans")).to_string().contains("japanese, malians, aztecs"));
    let first = Setup { first: Some(Seat::new(5)), ..Setup::usual() };
    assert_eq!(new(&first), SetupError::First(Seat::new(5)));
    let read = |json: &str| serde_json::from_str::<Setup>(json);
    assert_eq!(read(r#"{"players":2}"#).unwrap(), Setup::usual());
    assert!(read(r#"{"players":2,"expansion":true}"#).is_err());
}

/// Z11: what the set-up assigns is neither drawn (S1) nor chosen (D0).
#[test]
fn every_pairing_can_be_assigned() {
    for (a, b) in [("japanese", "malians"), ("japanese", "aztecs"), ("malians", "aztecs")] {
        assert_eq!(start(&assigned(a, b)).0.phase(), Phase::Row);
        assert_eq!(start(&assigned(b, a)).0.phase(), Phase::Row);
    }
}

/// R14: the payer chooses the share of gold.
#[test]
fn payment_3_2_2_asks_for_the_share_of_gold() {
    let puzzle = japanese().row(&["trading_post"]).holds(A, Production, 2).holds(A, Gold, 2);
    let mut p = play(puzzle.turn(A));
    p.go("acquire:row:0");
    assert_eq!(p.offers(), ["gold:1", "gold:2"]);
    assert_eq!(p.refusal("gold:0"), Some(Refusal::OutOfRange { low: 1, high: 2 }));
    let mut suggested = Vec::new();
    p.0.suggest(A, &mut suggested);
    assert_eq!(suggested, [monumental_duel::Action::Gold(1)], "bots need the smallest share only");
    p.go("gold:2");
    assert_eq!(p.held(A), [1, 0, 0, 0, 0]);
}

#[test]
fn suggestions_keep_all_shares_with_an_exchange() {
    let puzzle = japanese().city(A, 0, "fort/currency").active(A, &[0]).row(&["trading_post"]);
    let mut p = play(puzzle.holds(A, Production, 3).turn(A));
    p.go("acquire:row:0");
    let mut suggested = Vec::new();
    p.0.suggest(A, &mut suggested);
    assert_eq!(suggested.len(), 3);
}

#[test]
fn substitutes_are_asked_before_gold() {
    let puzzle = japanese().policies(A, &["castle_towns"]).row(&["trading_post"]);
    let mut p = play(puzzle.holds(A, Production, 1).holds(A, Military, 1).holds(A, Gold, 2).turn(A));
    p.go("acquire:row:0");
    assert_eq!(p.offers(), ["substitute:0", "substitute:1"]);
    p.go("substitute:1");
    assert_eq!(p.offers(), ["gold:1", "gold:2"]);
}

#[test]
fn gold_never_replaces_culture() {
    let p = play(japanese().holds(A, Gold, 9).turn(A));
    assert_eq!(p.refusal("policy:rangaku"), Some(Refusal::NotEnoughCulture { price: 1, culture: 0 }));
}

/// R54: 1, 2, 3, 4, 5.
#[test]
fn policies_cost_one_more_each_time() {
    let four = &["shogunate", "tea_ceremony", "castle_towns", "rangaku"];
    for developed in 0..=4 {
        let p = play(japanese().policies(A, &four[..developed]).turn(A));
        let price = developed as u8 + 1;
        assert_eq!(
            p.refusal("policy:meiji_restoration"),
            Some(Refusal::NotEnoughCulture { price, culture: 0 })
        );
    }
}

#[test]
fn a1_newest_purchase_lies_on_top() {
    let puzzle = japanese().row(&["writing", "aqueduct"]).holds(A, Science, 4).holds(A, Production, 2);
    let mut p = play(puzzle.holds(A, Gold, 0).holds(A, Military, 1).turn(A));
    p.steps("acquire:row:0 pass acquire:row:1");
    assert_eq!(p.deck_top(A), ["aqueduct", "writing"]);
    assert_eq!(p.row()[..2], ["_", "_"], "the places stay empty until the end of the round");
}

#[test]
fn notation_is_read_in_any_case_and_nothing_else() {
    use game_core::Notation;
    let read = |text: &str| Position::parse_step(standard(), text);
    assert_eq!(read(" USE : 4 : Top ").unwrap(), read("use:4:top").unwrap());
    assert_eq!(read("activate: 0, 1").unwrap(), read("activate:0,1").unwrap());
    for wrong in
        ["", "use:9:top", "use:4", "gold:01", "gold:-1", "gold:256", "deal:city:2:fort", "civ:romans"]
    {
        let error = read(wrong).unwrap_err();
        assert_eq!(error.text, wrong);
        assert!(!error.expected.is_empty());
    }
}

#[test]
fn the_table_is_drawn_within_100_columns() {
    let puzzle = aztecs().row(&["petra", "great_library", "_", "sahara", "trading_post", "amphitheatre"]);
    let puzzle =
        puzzle.city(A, 0, "colossus_of_rhodes").city(A, 4, "mine/land_use").city(B, 8, "/regional_tributes");
    let puzzle = puzzle.active(A, &[4]).gained(A, Production, 3).provinces(A, &["nile_delta", "barricade"]);
    let puzzle =
        puzzle.policies(A, &["codex", "triple_alliance"]).deck_top(A, &["workshop"]).wonder(B, "suez_canal");
    let mut p = play(puzzle.free_cities(B, &["quanzhou"]).advantage(B, Military, 2).passed(B).turn(A));
    p.go("use:4:top");
    let drawing = game_core::Describe::draw(&p.0, game_core::Viewer::Spectator);
    assert!(drawing.lines().all(|line| line.chars().count() <= 100), "{drawing}");
    insta::assert_snapshot!(drawing);
}

#[test]
fn a1_an_empty_pile_sells_nothing() {
    let mut puzzle = japanese().holds(A, Production, 2);
    for place in 0..5 {
        puzzle = puzzle.city(A, place, "workshop");
    }
    let p = play(puzzle.turn(A));
    assert_eq!(p.refusal("acquire:basic:workshop"), Some(Refusal::PileEmpty));
    assert_eq!(p.refusal("acquire:basic:fort"), Some(Refusal::NoSuchPile));
    assert_eq!(p.refusal("acquire:row:3"), Some(Refusal::RowEmpty));
}

#[test]
fn a2_needs_an_unfinished_wonder() {
    let p = play(japanese().turn(A));
    assert_eq!(p.refusal("complete"), Some(Refusal::NoUnfinishedWonder));
    assert_eq!(p.refusal("complete").unwrap().rule(), "3.3.2");
}

#[test]
fn a5_all_barricades_are_paid_and_go_home() {
    let puzzle = japanese().provinces(B, &["sahara", "barricade", "phoenicia", "barricade", "barricade"]);
    let mut p = play(puzzle.holds(A, Military, 7).holds(A, Gold, 0).turn(A));
    p.go("conquer");
    assert_eq!(
        (p.lands(B), p.pile("barricade")),
        (vec!["sahara", "barricade"], 4),
        "R34: the lower one waits"
    );
    let p = play(japanese().provinces(B, &["barricade"]).holds(A, Military, 9).turn(A));
    assert_eq!(p.refusal("conquer"), Some(Refusal::NothingToConquer), "Barricades alone protect nothing");
}

#[test]
fn a7_progress_is_not_limited() {
    let puzzle = japanese().deck_top(A, &["workshop", "workshop", "laboratory"]).holds(A, Science, 6);
    let mut p = play(puzzle.holds(A, Gold, 0).passed(B).turn(A));
    p.steps("progress progress progress");
    assert_eq!(p.held(A), [4, 2, 0, 0, 0]);
}

#[test]
fn a8_the_holder_cannot_raise() {
    let p = play(japanese().advantage(A, Science, 1).holds(A, Science, 5).turn(A));
    assert_eq!(p.refusal("advantage"), Some(Refusal::AdvantageHeld), "R18");
}

#[test]
fn a8_only_the_type_on_the_card() {
    let puzzle = japanese().advantage(B, Science, 1).holds(A, Military, 5).holds(A, Science, 2);
    let mut p = play(puzzle.holds(A, Gold, 0).turn(A));
    p.go("advantage");
    assert_eq!((p.has(A, Science), p.0.advantage().tokens), (0, 2), "nothing else could be bid");
    let mut p = play(japanese().holds(A, Military, 2).holds(A, Gold, 0).turn(A));
    p.go("advantage");
    assert_eq!(p.0.question(), Some(PromptKind::BidAmount), "D7 with one resource is not asked");
    assert_eq!(p.offers(), ["amount:1", "amount:2"]);
}

#[test]
fn a9_the_warlord_acts_once_and_keeps_the_advantage() {
    let puzzle = malians().advantage(A, Science, 1).market("samarkand", [0, 0]).market("ragusa", [0, 0]);
    let mut p = play(puzzle.holds(A, Gold, 1).passed(B).turn(A));
    p.steps("warlord city:samarkand");
    assert_eq!(p.refusal("warlord"), Some(Refusal::AlreadyUsed));
    assert_eq!(p.0.advantage().tokens, 1);
}

#[test]
fn a10_a_trade_needs_gold_unless_the_city_is_yours() {
    let p = play(japanese().holds(A, Gold, 0).holds(A, Science, 1).turn(A));
    assert_eq!(p.refusal("scout"), Some(Refusal::TradeNeedsGold { price: 1 }));
    let puzzle = japanese().holds(A, Gold, 0).holds(A, Science, 1).free_cities(A, &["samarkand"]);
    let mut p = play(puzzle.turn(A));
    p.go("scout");
    assert_eq!(p.has(A, Culture), 1, "the only city in reach without gold");
    let mut p = play(japanese().free_cities(B, &["samarkand"]).turn(A));
    p.go("scout");
    assert_eq!(p.refusal("city:samarkand"), Some(Refusal::CityOutOfReach));
}

#[test]
fn a11_players_alternate_until_both_have_passed() {
    let mut p = play(japanese().holds(A, Gold, 9).holds(B, Gold, 9).turn(A));
    p.steps("acquire:basic:workshop");
    assert_eq!(p.0.acting(), B);
    p.steps("acquire:basic:workshop pass");
    assert_eq!(p.0.acting(), B, "whoever has passed is skipped");
    p.go("acquire:basic:laboratory");
    assert_eq!(p.0.acting(), B);
    p.go("pass");
    assert_eq!(p.0.phase(), Phase::FirstRefill);
}

#[test]
fn c_the_marker_goes_to_the_other_player() {
    let mut p = play(japanese().end_of_round(A));
    p.deal_cities();
    while p.0.phase() == Phase::RowRefill {
        let deal = p.deals()[0].0.clone();
        p.go(&deal);
    }
    assert_eq!((p.0.first_player(), p.0.round(), p.0.acting()), (B, 2, B));
}

#[test]
fn c_known_cards_are_drawn_before_the_bag() {
    let mut p = play(japanese().deck_top(A, &["workshop", "laboratory"]).end_of_round(A));
    assert_eq!((p.place(A, 0).as_str(), p.place(A, 1).as_str()), ("workshop", "laboratory"));
    assert_eq!(p.deals().iter().map(|(_, n)| n).sum::<u32>(), 15);
    p.go("deal:city:0:fort");
    assert_eq!(p.place(A, 2), "fort");
}

#[test]
fn c_the_discard_becomes_the_deck_when_it_is_empty() {
    let mut p = play(japanese().bag(A, &["dojo"]).end_of_round(A));
    p.go("deal:city:0:dojo");
    let deals = p.deals();
    assert_eq!(deals.iter().map(|(_, n)| n).sum::<u32>(), 14, "S5 poured the discard into the bag");
    assert!(p.0.player(A).discard.is_empty());
}

/// Z10: neither is a turn in which passing is the only option.
#[test]
fn a_single_option_is_taken_without_asking() {
    let mut p = play(japanese().holds(A, Gold, 0).holds(A, Science, 1).turn(A));
    p.steps("advantage");
    assert_eq!(p.0.acting(), B, "resource and amount had one answer each");
    p.go("pass");
    assert_eq!(p.0.phase(), Phase::FirstRefill, "A had nothing left but to pass");
}

#[test]
fn refusals_name_rule_and_numbers() {
    let p = play(japanese().row(&["petra"]).holds(A, Gold, 1).turn(A));
    let refusal = p.refusal("acquire:row:0").unwrap();
    assert_eq!((refusal.rule(), refusal.text().key), ("3.2.2", "refusal-cannot-pay"));
    assert_eq!(
        monumental_duel::english::english(&refusal.text()),
        "The price is 3 production; with gold and substitutes you can pay 1."
    );
    assert_eq!(p.refusal("yes"), Some(Refusal::NotAsked));
}
