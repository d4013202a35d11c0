//! Edges of the rules that small changes of them would move (MUTANTS.md).

use super::board::*;
use terra_mystica::Prompt;
use terra_mystica::setup::{OfferTiming, TransformTargets};

fn late(factions: &[Faction]) -> Puzzle {
    let setup = Setup {
        factions: factions.to_vec(),
        offer_timing: OfferTiming::Late,
        ..Setup::new(factions.len() as u8)
    };
    Puzzle::with(setup).expect("a playable set-up")
}

/// Spec 9.4: late offers are listed once each, by giver and amount, whatever came first.
#[test]
fn late_offers_are_listed_in_order() {
    let mut position = late(&[Faction::Mermaids, Faction::Nomads])
        .on(A, "E4", Dwelling)
        .on(A, "A1", Dwelling)
        .on(B, "E3", TradingPost)
        .on(B, "A2", Dwelling)
        .goods(A, 40, 20, 0)
        .bowls(B, [12, 0, 0])
        .passed(B)
        .at(A);
    position.play(A, upgrade("E4", TradingPost)).play(A, Action::EndTurn);
    position.play(A, upgrade("A1", TradingPost)).play(A, Action::EndTurn);
    assert_eq!(position.steps(B), [accept(A, 1), accept(A, 2), decline(A, 1), decline(A, 2)]);
    assert_eq!(position.refused(B, accept(A, 3)), Refusal::NoSuchOffer { giver: A, amount: 3 });
    assert_eq!(position.refused(B, step(Cult::Fire)), Refusal::NotAsked, "no step is due");
    position.play(B, accept(A, 2));
    assert_eq!(position.steps(B), [accept(A, 1), decline(A, 1)]);
}

/// Spec 4.6: a person may step where nothing moves, a bot does not while another track can.
#[test]
fn a_bot_steps_where_a_marker_moves() {
    let mut position = alone(Faction::Auren).on(A, "F4", Stronghold).cult(A, Cult::Fire, 9).at(A);
    position.play(A, special(Special::AurenCult));
    assert!(position.may(A, step(Cult::Fire)));
    let suggested = position.suggested(A);
    assert!(!suggested.contains(&step(Cult::Fire)), "without a key it stays at 9");
    for cult in [Cult::Water, Cult::Earth, Cult::Air] {
        assert!(suggested.contains(&step(cult)));
    }
}

/// Z8, R19: a late offer without room that nobody answered is dropped when everybody has passed.
#[test]
fn z8_a_void_late_offer_does_not_hold_up_the_round() {
    let mut position = late(&[Faction::Cultists, Faction::Nomads])
        .on(A, "E4", Dwelling)
        .on(B, "E3", Dwelling)
        .goods(A, 20, 9, 0)
        .bowls(B, [0, 0, 12])
        .passed(B)
        .at(A);
    position.play(A, upgrade("E4", TradingPost)).play(A, Action::EndTurn);
    assert_eq!(position.offers().open().count(), 1);
    let tile = position.board().pool.first().expect("three tiles");
    position.play(A, pass(tile));
    assert_eq!((position.round(), position.offers().is_empty()), (2, true));
}

/// Spec 3.6 (d): a menu without anything to convert says so.
#[test]
fn a_menu_needs_something_to_convert() {
    let poor = alone(Faction::Witches).goods(A, 0, 0, 0).bowls(A, [12, 0, 0]).at(A);
    assert_eq!(poor.refused(A, Action::OpenConvert), Refusal::NothingToConvert);
}

/// Spec 3.6 (e): a bot opens the menu after its action for power alone, and before it never without power.
#[test]
fn bots_open_the_menu_for_power() {
    let mut after =
        alone(Faction::Witches).on(A, "F4", Dwelling).goods(A, 0, 0, 0).bowls(A, [0, 0, 12]).at(A);
    after.play(A, power(PowerAction::Coins));
    assert_eq!((after.player(A).priests, after.player(A).bowls[2]), (0, 8));
    assert_eq!(after.suggested(A), [Action::OpenConvert, Action::EndTurn]);
    let empty = alone(Faction::Witches).on(A, "F4", Dwelling).goods(A, 0, 3, 0).bowls(A, [1, 1, 0]).at(A);
    assert!(empty.may(A, Action::OpenConvert), "workers are there");
    assert!(!empty.suggested(A).contains(&Action::OpenConvert), "no power waits for room");
}

/// Spec 3.6 (c 4): people see every plan, bots the first eight.
#[test]
fn bots_look_at_eight_plans() {
    let mut position =
        alone(Faction::Alchemists).on(A, "E1", TradingPost).goods(A, 0, 9, 3).bowls(A, [0, 0, 12]).at(A);
    position.play(A, upgrade("E1", Stronghold));
    let plans = position.steps(A);
    assert!(plans.len() > 8, "{plans:?}");
    assert_eq!(position.suggested(A), plans[..8]);
}

/// Spec 4.8.4 with 4.8.2: three structures with a sanctuary are enough for a link over a river.
#[test]
fn three_structures_with_a_sanctuary_connect() {
    let position = alone(Faction::Mermaids)
        .on(A, "E4", Sanctuary)
        .on(A, "E5", Dwelling)
        .on(A, "F2", Stronghold)
        .goods(A, 20, 9, 0)
        .at(A);
    assert!(position.may(A, Action::Connect { river: "r20".parse().expect("a river hex") }));
}

/// Spec 4.1.3: a hex at home needs no spade.
#[test]
fn a_home_hex_is_not_dug() {
    let position = alone(Faction::Witches)
        .on(A, "F2", Dwelling)
        .terrain(hex("F1"), Terrain::Forest)
        .goods(A, 9, 9, 0)
        .at(A);
    assert_eq!(position.refused(A, dig("F1", 1)), Refusal::AlreadyHome { hex: hex("F1") });
}

/// Spec 4.1.1: a tunnel is listed only where dwelling and tunnel can both be paid.
#[test]
fn a_tunnel_is_paid_with_the_dwelling() {
    let dwarves = |workers| {
        alone(Faction::Dwarves)
            .on(A, "E7", Dwelling)
            .terrain(hex("E5"), Terrain::Mountains)
            .goods(A, 2, workers, 0)
            .bowls(A, [12, 0, 0])
            .at(A)
    };
    let missing = Refusal::Lacks { coins: 0, workers: 2, priests: 0, power: 0 };
    assert_eq!(dwarves(1).refused(A, build("E5")), missing);
    assert!(dwarves(3).may(A, build("E5")));
}

/// R23: a trading post without neighbours costs twice as much, and is not listed for half the price.
#[test]
fn r23_a_lonely_trading_post_is_not_listed_for_half_the_price() {
    let witches = |coins| {
        alone(Faction::Witches).on(A, "F4", Dwelling).goods(A, coins, 2, 0).bowls(A, [12, 0, 0]).at(A)
    };
    let missing = Refusal::Lacks { coins: 3, workers: 0, priests: 0, power: 0 };
    assert_eq!(witches(3).refused(A, upgrade("F4", TradingPost)), missing);
    assert!(witches(6).may(A, upgrade("F4", TradingPost)));
}

/// Spec 3.6 (e): the power action for a priest is pointless for a bot only when no priest is left.
#[test]
fn bots_take_a_priest_while_there_is_one() {
    let puzzle = alone(Faction::Witches).on(A, "F4", Dwelling).bowls(A, [0, 0, 12]);
    let some = puzzle.clone().goods(A, 0, 0, 0).at(A);
    assert!(some.suggested(A).contains(&power(PowerAction::Priest)));
    let none = puzzle.goods(A, 0, 0, 7).at(A);
    assert!(none.may(A, power(PowerAction::Priest)), "R37: legal for nothing");
    assert!(!none.suggested(A).contains(&power(PowerAction::Priest)));
    assert!(none.suggested(A).contains(&power(PowerAction::Coins)), "the others are not pointless");
}

/// Spec 5.1.2: at the table no hex is dug twice in phase III, and a bot gives no spade up.
#[test]
fn spades_of_phase_three_are_used_on_new_hexes() {
    let mut position = alone(Faction::Darklings)
        .on(A, "E5", Dwelling)
        .scoring(ScoringTile::Town)
        .cult(A, Cult::Earth, 8)
        .at(A);
    position.play(A, pass(BonusTile::PowerWorker));
    assert_eq!(position.prompt(), Prompt::BonusSpades);
    assert!(position.may(A, Action::Forfeit) && !position.suggested(A).contains(&Action::Forfeit));
    position.play(A, dig("E4", 1));
    assert_eq!(position.refused(A, dig("E4", 1)), Refusal::DugBefore { hex: hex("E4") });
}

fn any_target(faction: Faction) -> Puzzle {
    let setup = Setup {
        factions: vec![faction, other_than(faction)],
        transform_targets: TransformTargets::Any,
        ..Setup::new(2)
    };
    Puzzle::with(setup).expect("a playable set-up").passed(B)
}

/// R13: where records aim anywhere, a bot still digs towards home, and only what it can pay.
#[test]
fn r13_a_bot_aims_at_home() {
    let digs = |position: &Position| -> Vec<Action> {
        position.suggested(A).into_iter().filter(|step| matches!(step, Action::Dig { .. })).collect()
    };
    let aimed = |name: &str, spades, to| Action::Dig { hex: hex(name), spades, to: Some(to) };
    let witches = any_target(Faction::Witches).on(A, "F2", Dwelling).bowls(A, [12, 0, 0]);
    let rich = witches.clone().goods(A, 0, 9, 0).at(A);
    let home = Terrain::Forest;
    assert_eq!(digs(&rich), [aimed("E2", 3, home), aimed("E3", 2, home), aimed("F1", 1, home)]);
    assert_eq!(digs(&witches.goods(A, 0, 0, 0).at(A)), []);
}

/// R13: a spade fits every free hex there, but not with the Giants, who dig nothing but home terrain (R34).
#[test]
fn r13_a_spade_may_lead_away_from_home() {
    let mut puzzle = any_target(Faction::Witches).on(A, "F2", Dwelling).goods(A, 0, 0, 0).bowls(A, [8, 0, 4]);
    for name in ["F1", "E2", "E3"] {
        puzzle = puzzle.terrain(hex(name), Terrain::Forest);
    }
    assert!(puzzle.at(A).may(A, power(PowerAction::Spade)));
    let puzzle = any_target(Faction::Giants).on(A, "D4", Dwelling).goods(A, 0, 9, 0);
    let giants = puzzle.clone().at(A);
    let to = |terrain| Action::Dig { hex: hex("D5"), spades: 2, to: Some(terrain) };
    assert!(giants.may(A, to(Terrain::Wasteland)));
    assert_eq!(giants.refused(A, to(Terrain::Plains)), Refusal::WrongTarget);
    let mut home = puzzle.clone();
    for near in giants.touching(hex("D4")) {
        home = home.terrain(near, Terrain::Wasteland);
    }
    assert_eq!(home.bowls(A, [0, 0, 12]).at(A).refused(A, power(PowerAction::Spade)), Refusal::NothingToDig);
}
