//! Edges of the rules that small changes of them would move (MUTANTS.md).

use super::board::*;
use terra_mystica::setup::OfferTiming;

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
