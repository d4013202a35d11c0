//! Rulings that no chapter's case shows (RULES.md 0.2 and 7).

use super::board::*;
use game_core::Seat;
use terra_mystica::payment::Purse;
use terra_mystica::setup::OfferTiming;
use terra_mystica::{Plan, Prompt};

#[test]
fn r33_coins_and_workers_never_run_out() {
    let mut position = alone(Faction::Witches).goods(A, 500, 200, 0).at(A);
    position.play(A, convert(Conversion::WorkerToCoin));
    assert_eq!(position.has(A), (501, 199, 0, 20));
}

#[test]
fn r47_spades_of_phase_three_are_used_in_the_new_turn_order() {
    let mut position = table(&[Faction::Darklings, Faction::Nomads])
        .on(A, "E5", Dwelling)
        .on(B, "B1", Dwelling)
        .scoring(ScoringTile::Town)
        .cult(A, Cult::Earth, 4)
        .cult(B, Cult::Earth, 4)
        .passed(B)
        .at(A);
    position.play(A, pass(BonusTile::PowerWorker));
    assert_eq!((position.prompt(), position.waits_for()), (Prompt::BonusSpades, vec![B]), "B passed first");
    let first = position.steps(B)[0];
    position.play(B, first);
    assert_eq!((position.prompt(), position.waits_for()), (Prompt::BonusSpades, vec![A]));
}

/// R50: whoever has every kind of favor tile that is left gets none, and nothing is asked.
#[test]
fn r50_a_favor_tile_that_cannot_be_had_is_dropped() {
    let mut puzzle = alone(Faction::Witches).on(A, "F4", TradingPost).goods(A, 9, 9, 0);
    for tile in FavorTile::ALL {
        puzzle = puzzle.favor(A, tile);
    }
    let mut position = puzzle.at(A);
    position.play(A, upgrade("F4", Temple));
    assert_eq!((position.prompt(), position.turn().due.favors), (Prompt::After, 0));
}

/// Z3: late offers pile up to 32; a turn starts only while 8 more fit.
#[test]
fn z3_a_turn_waits_while_too_many_late_offers_are_open() {
    use Faction::{Darklings, Dwarves, Giants, Nomads, Witches};
    let setup = Setup {
        factions: vec![Witches, Nomads, Darklings, Giants, Dwarves],
        offer_timing: OfferTiming::Late,
        ..Setup::new(5)
    };
    let others: Vec<Seat> = Seat::all(5).skip(1).collect();
    let bare = Puzzle::with(setup.clone()).expect("playable").at(A);
    let mut taken = Vec::new();
    let mut centres = Vec::new();
    for centre in Hex::all() {
        let near: Vec<Hex> =
            bare.touching(centre).iter().filter(|hex| !taken.contains(hex)).take(4).collect();
        if near.len() == 4 && !taken.contains(&centre) && centres.len() < 3 {
            taken.push(centre);
            taken.extend(&near);
            centres.push((centre, near));
        }
    }
    let mut puzzle = Puzzle::with(setup).expect("playable").goods(A, 200, 100, 0);
    for (centre, near) in &centres {
        puzzle = puzzle.structure(A, *centre, Dwelling);
        for (hex, seat) in near.iter().zip(&others) {
            puzzle = puzzle.structure(*seat, *hex, Dwelling);
        }
    }
    for seat in &others {
        puzzle = puzzle.passed(*seat).bowls(*seat, [12, 0, 0]);
    }
    let mut position = puzzle.at(A);
    let [first, second, third] = [0, 1, 2].map(|i: usize| centres[i].0);
    let builds = [
        (first, TradingPost),
        (second, TradingPost),
        (third, TradingPost),
        (first, Temple),
        (second, Temple),
        (third, Stronghold),
        (first, Sanctuary),
    ];
    for (done, (hex, to)) in builds.into_iter().enumerate() {
        assert_eq!((position.prompt(), position.offers().open().count()), (Prompt::Turn, 4 * done));
        position.play(A, Action::Upgrade { hex, to });
        if position.turn().due.favors > 0 {
            let favor = position.steps(A).into_iter().find(|step| matches!(step, Action::Favor { .. }));
            position.play(A, favor.expect("a tile is due"));
        }
        position.play(A, Action::EndTurn);
    }
    assert_eq!(position.offers().open().count(), 28);
    assert_eq!(
        (position.prompt(), position.waits_for()),
        (Prompt::Settle, others.clone()),
        "24 are the limit"
    );
    for seat in others {
        let answer = position.steps(seat).into_iter().find(|step| matches!(step, Action::Decline { .. }));
        position.play(seat, answer.expect("an offer is open"));
    }
    assert_eq!(position.prompt(), Prompt::Turn, "8 more fit again");
    assert!(position.waits_for().contains(&A));
}

/// Z4: free spades that can be used nowhere are gone without a word.
#[test]
fn z4_spades_without_a_hex_are_dropped() {
    let bare = alone(Faction::Halflings).at(A);
    let mut puzzle = alone(Faction::Halflings).on(A, "A1", TradingPost).goods(A, 20, 9, 0);
    for near in bare.touching(hex("A1")) {
        puzzle = puzzle.structure(B, near, Dwelling);
    }
    let mut position = puzzle.at(A);
    position.play(A, upgrade("A1", Stronghold));
    assert_eq!((position.prompt(), position.turn().due.spades), (Prompt::After, false));
    assert_eq!(position.player(A).vp, 20 + 3, "R24: they were gained, so the Halflings score them");
}

/// Z5: with late answers a cult step may be put off and a ride waived, and only then.
#[test]
fn z5_late_steps_and_waived_rides() {
    let table = |offer_timing| {
        let setup =
            Setup { factions: vec![Faction::Witches, Faction::Nomads], offer_timing, ..Setup::new(2) };
        Puzzle::with(setup)
            .expect("playable")
            .passed(B)
            .on(A, "F4", Stronghold)
            .bonus(A, BonusTile::Cult)
            .at(A)
    };
    let mut late = table(OfferTiming::Late);
    assert!(late.may(A, special(Special::RideWaived)));
    late.play(A, special(Special::BonusCult));
    assert!(late.may(A, Action::EndTurn), "the step may follow later");
    let before = late.player(A).cults[Cult::Air.index()];
    late.play(A, Action::EndTurn);
    assert_eq!(late.flow().echo[0], 1, "it is still due");
    late.play(A, step(Cult::Air));
    assert_eq!((late.player(A).cults[Cult::Air.index()], late.flow().echo[0]), (before + 1, 0));
    let mut usual = table(OfferTiming::TurnEnd);
    assert_eq!(usual.refused(A, special(Special::RideWaived)), Refusal::OnlyInRecords);
    usual.play(A, special(Special::BonusCult));
    assert!(!usual.may(A, Action::EndTurn));
}

/// Z10: power becomes a coin directly, never by way of a worker or a priest.
#[test]
fn z10_no_plan_goes_through_two_conversions() {
    let purse = Purse { coins: 0, workers: 0, priests: 0, supply: 7, two: 0, three: 12, vp: 0 };
    let coins: Vec<Plan> = purse.plans(Goods { coins: 2, ..Goods::NONE }).iter().collect();
    assert_eq!(coins, [Plan { pw_c: 2, ..Plan::default() }]);
    let workers: Vec<Plan> = purse.plans(Goods { workers: 2, ..Goods::NONE }).iter().collect();
    assert_eq!(workers, [Plan { pw_w: 2, ..Plan::default() }]);
}

/// Z12: both tiles widen the carpet of the Fakirs by a hex each.
#[test]
fn z12_two_shipping_towns_widen_the_carpet_twice() {
    let setup =
        Setup { factions: vec![Faction::Fakirs, Faction::Witches], promo_town_tiles: true, ..Setup::new(2) };
    let mut position = two_towns(Puzzle::with(setup).expect("playable").passed(B)).at(A);
    position.play(A, upgrade("G5", Temple)).play(A, favor(FavorTile::TownSix));
    position.play(A, town(TownTile::Shipping));
    assert_eq!(position.player(A).extra_range, 1);
    position.play(A, town(TownTile::Shipping));
    assert_eq!(position.player(A).extra_range, 2);
}

/// Z14: the power that the spade will bring does not pay for the action that brings the spade.
#[test]
fn z14_a_source_is_paid_before_its_spades_bring_power() {
    let alchemists =
        |bowls| alone(Faction::Alchemists).on(A, "E1", Stronghold).goods(A, 0, 0, 0).bowls(A, bowls).at(A);
    let missing = Refusal::Lacks { coins: 0, workers: 0, priests: 0, power: 1 };
    assert_eq!(alchemists([9, 0, 3]).refused(A, power(PowerAction::Spade)), missing);
    let mut enough = alchemists([8, 0, 4]);
    enough.play(A, power(PowerAction::Spade));
    assert_eq!(enough.player(A).bowls, [10, 2, 0], "4 spent, 2 gained with the spade");
}
