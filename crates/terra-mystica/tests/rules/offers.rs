//! Power offers (spec 3.5, 4.4, 9.4).

use super::board::*;
use game_core::Seat;
use terra_mystica::Prompt;
use terra_mystica::setup::OfferTiming;

/// Mermaids about to upgrade E4; Nomads around it.
fn neighbours(structures: &[(&str, Structure)]) -> Puzzle {
    let mut puzzle = table(&[Faction::Mermaids, Faction::Nomads])
        .on(A, "E4", Dwelling)
        .goods(A, 20, 10, 0)
        .bowls(B, [4, 4, 4]);
    for (name, structure) in structures {
        puzzle = puzzle.on(B, name, *structure);
    }
    puzzle
}

fn offer_of(amount: u8) -> Puzzle {
    match amount {
        1 => neighbours(&[("E3", Dwelling)]),
        2 => neighbours(&[("E3", TradingPost)]),
        3 => neighbours(&[("E3", Stronghold)]),
        _ => neighbours(&[("E3", Stronghold), ("D3", Dwelling)]),
    }
}

fn build_next_to(puzzle: Puzzle) -> Position {
    let mut position = puzzle.at(A);
    position.play(A, upgrade("E4", TradingPost)).play(A, Action::EndTurn);
    position
}

#[test]
fn tv_28_the_offer_counts_directly_adjacent_structures() {
    let position = neighbours(&[("E3", Dwelling), ("D3", Temple), ("D2", TradingPost)]).at(A);
    let offers: Vec<(Seat, u8)> = position.offers_from(A, hex("E4")).collect();
    assert_eq!(offers, [(B, 3)], "D2 does not touch E4");
}

#[test]
fn tv_29_accepting_costs_points_declining_nothing() {
    let puzzle = neighbours(&[("E3", Dwelling), ("D3", Temple), ("D2", TradingPost)]);
    let mut taken = build_next_to(puzzle.clone());
    taken.play(B, accept(A, 3));
    assert_eq!((taken.player(B).bowls, taken.player(B).vp), ([1, 7, 4], 18));
    assert_eq!(taken.waits_for(), [B], "and the next turn starts");
    let mut left = build_next_to(puzzle);
    left.play(B, decline(A, 3));
    assert_eq!((left.player(B).bowls, left.player(B).vp), ([4, 4, 4], 20));
}

#[test]
fn tv_30_the_price_is_one_less_than_the_power() {
    for amount in 1..=4 {
        let mut position = build_next_to(offer_of(amount));
        position.play(B, accept(A, amount));
        assert_eq!(position.player(B).vp, 21 - i16::from(amount));
        assert_eq!(position.player(B).ledger[VpSource::Leech.index()], 1 - i16::from(amount));
    }
}

/// R20: limited by the room.
#[test]
fn tv_31_power_beyond_the_room_is_neither_gained_nor_paid() {
    let mut position = build_next_to(offer_of(4).bowls(B, [0, 2, 10]));
    position.play(B, accept(A, 4));
    assert_eq!((position.player(B).bowls, position.player(B).vp), ([0, 0, 12], 19));
}

/// R20: limited by the points.
#[test]
fn tv_32_nobody_pays_more_points_than_there_are() {
    let mut position = build_next_to(offer_of(4).bowls(B, [4, 0, 8]).vp(B, 1));
    position.play(B, accept(A, 4));
    assert_eq!((position.player(B).bowls, position.player(B).vp), ([2, 2, 8], 0));
}

/// R19: an offer without room is void.
#[test]
fn tv_33_without_room_nothing_is_asked() {
    let position = build_next_to(offer_of(2).bowls(B, [0, 0, 12]));
    assert_eq!((position.prompt(), position.waits_for()), (Prompt::Turn, vec![B]));
    assert!(position.offers().is_empty());
}

#[test]
fn r18_answers_come_before_anybody_else_acts() {
    let position = build_next_to(offer_of(2));
    assert_eq!((position.prompt(), position.waits_for()), (Prompt::Offer, vec![B]));
    assert_eq!(position.steps(B), [accept(A, 2), decline(A, 2)]);
    assert_eq!(position.refused(B, accept(A, 3)), Refusal::NoSuchOffer { giver: A, amount: 3 });
    assert_eq!(position.refused(A, Action::Burn), Refusal::NotAwaited);
}

#[test]
fn offers_go_clockwise_and_passed_players_get_them() {
    let mut position = table(&[Faction::Mermaids, Faction::Nomads, Faction::Halflings])
        .on(B, "E4", Dwelling)
        .on(A, "E3", Dwelling)
        .on(C, "D3", Dwelling)
        .goods(B, 20, 9, 0)
        .passed(A)
        .at(B);
    position.play(B, upgrade("E4", TradingPost)).play(B, Action::EndTurn);
    assert_eq!(position.waits_for(), [C]);
    position.play(C, accept(B, 1));
    assert_eq!(position.waits_for(), [A]);
    position.play(A, decline(B, 1));
    assert_eq!(position.waits_for(), [C]);
}

#[test]
fn r22_bridges_of_anybody_carry_offers() {
    let puzzle = table(&[Faction::Nomads, Faction::Darklings])
        .on(A, "B1", Dwelling)
        .on(B, "C1", TradingPost)
        .goods(A, 20, 9, 0);
    let apart = puzzle.clone().at(A);
    assert_eq!(apart.offers_from(A, hex("B1")).count(), 0, "ships do not count");
    let joined = puzzle.bridge(B, place("B1-C1")).at(A);
    assert_eq!(joined.offers_from(A, hex("B1")).collect::<Vec<_>>(), [(B, 2)]);
}

fn cultists(others: [[u8; 3]; 2]) -> Position {
    let mut position = table(&[Faction::Cultists, Faction::Nomads, Faction::Mermaids])
        .on(A, "E4", Dwelling)
        .on(B, "E3", Dwelling)
        .on(C, "D3", Dwelling)
        .bowls(B, others[0])
        .bowls(C, others[1])
        .bowls(A, [5, 7, 0])
        .goods(A, 20, 9, 0)
        .at(A);
    position.play(A, upgrade("E4", TradingPost)).play(A, Action::EndTurn);
    position
}
const ROOM: [u8; 3] = [5, 7, 0];
const FULL: [u8; 3] = [0, 0, 12];

#[test]
fn tv_63_cultists_one_accepts() {
    let mut position = cultists([ROOM, ROOM]);
    position.play(B, accept(A, 1)).play(C, decline(A, 1));
    assert_eq!((position.prompt(), position.waits_for()), (Prompt::Echo, vec![A]));
    assert_eq!(position.steps(A), Cult::ALL.map(step), "no conversions outside the own turn");
    let air = position.player(A).cults[Cult::Air.index()];
    position.play(A, step(Cult::Air));
    assert_eq!(position.player(A).cults[Cult::Air.index()], air + 1);
    assert_eq!(position.waits_for(), [B]);
}

#[test]
fn tv_63_cultists_all_decline() {
    let mut position = cultists([ROOM, ROOM]);
    position.play(B, decline(A, 1)).play(C, decline(A, 1));
    assert_eq!((position.player(A).bowls, position.waits_for()), ([4, 8, 0], vec![B]));
}

/// R19: a void offer counts neither as accepted nor as declined.
#[test]
fn tv_63_cultists_one_void_one_declines() {
    let mut position = cultists([FULL, ROOM]);
    assert_eq!(position.waits_for(), [C]);
    position.play(C, decline(A, 1));
    assert_eq!(position.player(A).bowls, [4, 8, 0]);
}

#[test]
fn tv_63_cultists_only_void_offers() {
    let position = cultists([FULL, FULL]);
    assert_eq!((position.player(A).bowls, position.waits_for()), ([5, 7, 0], vec![B]));
}

#[test]
fn r17_the_power_can_be_switched_off() {
    let setup = Setup {
        factions: vec![Faction::Cultists, Faction::Nomads],
        cultists_decline_power: false,
        ..Setup::new(2)
    };
    let mut position =
        Puzzle::with(setup).unwrap().on(A, "E4", Dwelling).on(B, "E3", Dwelling).goods(A, 20, 9, 0).at(A);
    position.play(A, upgrade("E4", TradingPost)).play(A, Action::EndTurn).play(B, decline(A, 1));
    assert_eq!(position.player(A).bowls, [5, 7, 0]);
}

/// Cultists and two neighbours whose answers come late.
fn late() -> Position {
    let setup = Setup {
        factions: vec![Faction::Cultists, Faction::Nomads, Faction::Mermaids],
        offer_timing: OfferTiming::Late,
        ..Setup::new(3)
    };
    let mut position = Puzzle::with(setup)
        .expect("a playable set-up")
        .on(A, "E4", Dwelling)
        .on(B, "E3", Dwelling)
        .on(C, "D3", Dwelling)
        .goods(A, 20, 9, 0)
        .bowls(B, [3, 6, 3])
        .at(A);
    position.play(A, upgrade("E4", TradingPost)).play(A, Action::EndTurn);
    position
}

#[test]
fn late_answers_wait_while_others_play() {
    let mut position = late();
    assert_eq!(position.waits_for(), [B, C], "spec 9.4.1: the player to move, and who may answer");
    assert_eq!(position.steps(C), [accept(A, 1), decline(A, 1)]);
    position.play(B, Action::Burn).play(B, accept(A, 1));
    assert_eq!(position.player(B).bowls, [2, 5, 4], "spec 9.4.3: free steps, then the answer");
    assert_eq!(position.waits_for(), [A, B, C], "spec 9.4.5: the first acceptance makes the step due");
    position.play(A, step(Cult::Fire)).play(C, decline(A, 1));
    assert_eq!(position.waits_for(), [B]);
    assert!(position.offers().is_empty());
}

#[test]
fn late_a_main_action_declines_the_own_offers() {
    let mut position = late();
    position.play(C, decline(A, 1));
    let bowls = position.player(A).bowls;
    position.play(B, pass(BonusTile::Stronghold));
    assert_ne!(position.player(A).bowls, bowls, "spec 9.4.4, 9.4.5: all declined, so 1 power");
    assert!(position.offers().is_empty());
}

#[test]
fn late_phase_three_waits_for_the_answers() {
    let mut position = late();
    position.play(B, pass(BonusTile::Stronghold));
    position.apply_pass_of(A, C);
    assert_eq!((position.prompt(), position.round()), (Prompt::Turn, 2), "C closed its own offer by passing");
    let mut position = late();
    position.play(B, accept(A, 1));
    position.play(B, pass(BonusTile::Stronghold));
    position.apply_pass_of(C, A);
    assert_eq!((position.prompt(), position.waits_for()), (Prompt::Settle, vec![A]), "the step is still due");
    position.play(A, step(Cult::Fire));
    assert_eq!(position.round(), 2);
}

#[test]
fn late_void_offers_may_be_answered_and_do_nothing() {
    let setup = Setup {
        factions: vec![Faction::Cultists, Faction::Nomads],
        offer_timing: OfferTiming::Late,
        ..Setup::new(2)
    };
    let mut position = Puzzle::with(setup)
        .unwrap()
        .on(A, "E4", Dwelling)
        .on(B, "E3", Dwelling)
        .goods(A, 20, 9, 0)
        .bowls(B, FULL)
        .at(A);
    position.play(A, upgrade("E4", TradingPost)).play(A, Action::EndTurn);
    position.play(B, accept(A, 1));
    assert_eq!((position.player(B).bowls, position.player(A).bowls), (FULL, [5, 7, 0]), "spec 9.4.6");
    assert_eq!(position.waits_for(), [B]);
}

/// Ruling Z8: power accepted elsewhere leaves no room for an open offer of the Cultists. If everybody else
/// declined, their power comes at that moment.
#[test]
fn z8_late_an_offer_lapses_when_other_power_fills_the_bowls() {
    let setup = Setup {
        factions: vec![Faction::Cultists, Faction::Nomads, Faction::Mermaids],
        offer_timing: OfferTiming::Late,
        ..Setup::new(3)
    };
    let puzzle = Puzzle::with(setup)
        .expect("a playable set-up")
        .on(A, "E4", Dwelling)
        .on(B, "E3", Dwelling)
        .on(C, "D3", Dwelling)
        .goods(A, 20, 9, 0)
        .goods(B, 20, 9, 0)
        .bowls(C, [0, 1, 11]);
    let mut position = puzzle.clone().at(A);
    position.play(A, upgrade("E4", TradingPost)).play(A, Action::EndTurn).play(B, decline(A, 1));
    position.play(B, upgrade("E3", TradingPost)).play(B, Action::EndTurn);
    assert_eq!(position.player(A).bowls, [5, 7, 0], "C may still accept");
    position.play(C, accept(B, 1));
    assert_eq!(position.player(A).bowls, [4, 8, 0], "nobody can accept any more");
    position.play(C, accept(A, 1));
    assert_eq!((position.player(C).bowls, position.player(A).bowls), ([0, 0, 12], [4, 8, 0]));
    assert_eq!(position.flow().echo, [0; 5], "an offer without room brings no step");

    // An offer that was real stays so when the receiver burns the room away.
    let mut burnt = puzzle.bowls(B, [0, 2, 10]).at(A);
    burnt.play(A, upgrade("E4", TradingPost)).play(A, Action::EndTurn);
    burnt.play(B, Action::Burn).play(B, accept(A, 1));
    assert_eq!((burnt.player(B).bowls, burnt.flow().echo[0]), ([0, 0, 11], 1));
}

trait BothPass {
    fn apply_pass_of(&mut self, first: Seat, second: Seat);
}

impl BothPass for Position {
    fn apply_pass_of(&mut self, first: Seat, second: Seat) {
        // Whoever is to move passes with the first tile of the pool, until both have.
        for _ in 0..2 {
            let seat = self.flow().active;
            assert!([first, second].contains(&seat));
            let tile = self.board().pool.first().expect("three tiles");
            self.play(seat, pass(tile));
        }
    }
}
