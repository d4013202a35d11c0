//! Passing, bonus tiles, turn order (spec 4.7.5, 3.3), phase III goods (spec 5.1).

use super::board::*;
use game_core::{Actor, Seat};
use terra_mystica::setup::TurnOrder;
use terra_mystica::{Moment, Witness};

/// Points gained by passing in round 6, before the end scoring.
struct AtEnd(Vec<i16>);

impl Witness for AtEnd {
    fn saw(&mut self, moment: Moment, position: &Position) {
        if moment == Moment::EndBegins {
            self.0 = Seat::all(2).map(|seat| position.player(seat).vp).collect();
        }
    }
}

fn points_for_passing(puzzle: Puzzle) -> i16 {
    let mut position = puzzle.round(6).at(A);
    let mut at_end = AtEnd(Vec::new());
    position.apply_watched(Actor::Seat(A), Action::Pass { tile: None }, &mut at_end);
    at_end.0[0] - 20
}

#[test]
fn tv_42_bonus_tiles_score_when_passing() {
    let mut five = alone(Faction::Witches).bonus(A, BonusTile::Dwelling);
    for name in ["A1", "A3", "A5", "A7", "A9"] {
        five = five.on(A, name, Dwelling);
    }
    assert_eq!(points_for_passing(five), 5);
    let mut three = alone(Faction::Witches).bonus(A, BonusTile::TradingPost);
    for name in ["A1", "A3", "A5"] {
        three = three.on(A, name, TradingPost);
    }
    assert_eq!(points_for_passing(three), 6);
    let both = alone(Faction::Witches)
        .bonus(A, BonusTile::Stronghold)
        .on(A, "A1", Stronghold)
        .on(A, "A5", Sanctuary);
    assert_eq!(points_for_passing(both), 8, "R6: 4 each");
}

#[test]
fn promo_bonus_tile_scores_the_shipping_level() {
    let setup = Setup {
        factions: vec![Faction::Witches, Faction::Halflings],
        promo_bonus_shipping: true,
        bonus_tiles: vec![
            BonusTile::ShippingVp,
            BonusTile::Coins,
            BonusTile::Cult,
            BonusTile::Spade,
            BonusTile::Priest,
        ],
        ..Setup::new(2)
    };
    assert_eq!(points_for_passing(Puzzle::with(setup).unwrap().passed(B).shipping(A, 2)), 6);
}

#[test]
fn tv_43_coins_on_tiles_accumulate() {
    let mut position = table(&[Faction::Witches, Faction::Halflings])
        .on(A, "F4", Dwelling)
        .on(B, "E6", Dwelling)
        .goods(A, 0, 0, 0)
        .at(A);
    // Nobody wants the trading post tile in two rounds.
    position.play(A, pass(BonusTile::PowerWorker)).play(B, pass(BonusTile::Stronghold));
    assert_eq!(position.board().coins[BonusTile::TradingPost.index()], 1);
    position.play(A, pass(BonusTile::Coins)).play(B, pass(BonusTile::Priest));
    assert_eq!(position.board().coins[BonusTile::TradingPost.index()], 2);
    let before = position.player(A).coins;
    position.play(A, pass(BonusTile::TradingPost));
    assert_eq!(position.player(A).coins, before + 2);
    assert_eq!(position.board().coins[BonusTile::TradingPost.index()], 0);
}

/// R44: the new tile is taken before the old one goes back.
#[test]
fn tv_44_the_returned_tile_cannot_be_taken() {
    let position = table(&[Faction::Witches, Faction::Halflings]).at(A);
    let held = position.player(A).bonus.expect("held");
    assert_eq!(position.refused(A, pass(held)), Refusal::NotInPool { tile: held });
    let nothing = Action::Pass { tile: None };
    assert_eq!(position.refused(A, nothing), Refusal::TileNeeded);
    let last = table(&[Faction::Witches, Faction::Halflings]).round(6).at(A);
    assert_eq!(last.refused(A, pass(BonusTile::Stronghold)), Refusal::NoTileInLastRound);
}

#[test]
fn tv_45_r28_the_first_to_pass_starts() {
    assert_eq!(next_order(TurnOrder::Clockwise), [2, 3, 0, 1]);
    assert_eq!(next_order(TurnOrder::Passing), [2, 0, 3, 1]);
}

/// Seat 2 passes first, then 0, 3 and 1.
fn next_order(turn_order: TurnOrder) -> Vec<usize> {
    let setup = Setup {
        factions: vec![Faction::Witches, Faction::Halflings, Faction::Nomads, Faction::Giants],
        turn_order,
        ..Setup::new(4)
    };
    let [a, b, c, d] = [0, 1, 2, 3].map(Seat::new);
    let mut position = Puzzle::with(setup).expect("a playable set-up").passed(c).passed(a).passed(d).at(b);
    let tile = position.board().pool.first().expect("three tiles");
    position.play(b, pass(tile));
    assert_eq!(position.round(), 2);
    position.order().iter().map(|seat| seat.index()).collect()
}

#[test]
fn tv_61_favor_tile_for_trading_posts() {
    for (posts, points) in [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4)] {
        let mut puzzle = alone(Faction::Witches).favor(A, FavorTile::PassTradingPosts);
        for name in &["A1", "A3", "A5", "A7"][..posts] {
            puzzle = puzzle.on(A, name, TradingPost);
        }
        assert_eq!(points_for_passing(puzzle), points, "R7");
    }
}

#[test]
fn tv_70_r8_engineers_bridges() {
    let puzzle = alone(Faction::Engineers)
        .on(A, "B1", Stronghold)
        .on(A, "C1", Dwelling)
        .on(A, "F3", Dwelling)
        .bridge(A, place("B1-C1"))
        .bridge(A, place("F3-G1"));
    assert_eq!(points_for_passing(puzzle), 3);
}

#[test]
fn r29_a_passed_player_has_no_bonus_shipping() {
    let setup = Setup {
        factions: vec![Faction::Nomads, Faction::Auren],
        bonus_tiles: vec![
            BonusTile::Shipping,
            BonusTile::Coins,
            BonusTile::Cult,
            BonusTile::Spade,
            BonusTile::Priest,
        ],
        ..Setup::new(2)
    };
    let mut position = Puzzle::with(setup).unwrap().on(A, "B1", Dwelling).at(A);
    assert_eq!(position.shipping_now(A), 1);
    position.play(A, pass(BonusTile::Cult));
    assert_eq!(position.shipping_now(A), 0);
}

/// What the cult bonus of the running round gives: goods before and after, by seat 0.
struct Bonus {
    before: Option<(u16, u8, u8)>,
    after: Option<(u16, u8, u8)>,
}

impl Witness for Bonus {
    fn saw(&mut self, moment: Moment, position: &Position) {
        let (coins, workers, priests, _) = position.has(A);
        match moment {
            Moment::CultIncomeBegins => self.before = Some((coins, workers, priests)),
            Moment::CultIncome(seat) if seat == A => self.after = Some((coins, workers, priests)),
            _ => {}
        }
    }
}

fn cult_bonus(puzzle: Puzzle) -> (u16, u8, u8) {
    let mut position = puzzle.goods(A, 0, 0, 0).at(A);
    let mut bonus = Bonus { before: None, after: None };
    position.apply_watched(Actor::Seat(A), pass(BonusTile::PowerWorker), &mut bonus);
    let (before, after) = (bonus.before.expect("seen"), bonus.after.expect("seen"));
    (after.0 - before.0, after.1 - before.1, after.2 - before.2)
}

#[test]
fn tv_52_cult_bonus() {
    let puzzle = |tile, cult, position| {
        alone(Faction::Engineers).on(A, "C2", Dwelling).scoring(tile).cult(A, cult, position)
    };
    assert_eq!(cult_bonus(puzzle(ScoringTile::StrongholdAir, Cult::Air, 6)), (0, 3, 0));
    assert_eq!(cult_bonus(puzzle(ScoringTile::StrongholdFire, Cult::Fire, 7)), (0, 3, 0));
    assert_eq!(cult_bonus(puzzle(ScoringTile::Spade, Cult::Earth, 5)), (5, 0, 0));
    assert_eq!(cult_bonus(puzzle(ScoringTile::DwellingWater, Cult::Water, 9)), (0, 0, 2));
}

#[test]
fn promo_scoring_tile_pays_priests() {
    let setup = Setup {
        factions: vec![Faction::Engineers, Faction::Auren],
        promo_scoring_temple: true,
        ..Setup::new(2)
    };
    let puzzle = Puzzle::with(setup).unwrap().passed(B).scoring(ScoringTile::Temple);
    assert_eq!(cult_bonus(puzzle.order(A, Cult::Air, 0).order(A, Cult::Fire, 1)), (4, 0, 0));
}

#[test]
fn r32_priests_beyond_the_seventh_are_lost() {
    let mut position = alone(Faction::Witches)
        .on(A, "A1", Temple)
        .on(A, "A3", Temple)
        .on(A, "A5", Temple)
        .order(A, Cult::Fire, 0)
        .order(A, Cult::Air, 0)
        .goods(A, 0, 0, 4)
        .at(A);
    position.play(A, pass(BonusTile::PowerWorker));
    assert_eq!((position.player(A).priests, position.priest_supply(A)), (5, 0));
}

#[test]
fn tokens_leave_at_the_end_of_the_round() {
    let mut position =
        alone(Faction::Auren).on(A, "F4", Stronghold).bowls(A, [0, 6, 6]).bonus(A, BonusTile::Cult).at(A);
    position.play(A, power(PowerAction::Workers)).play(A, Action::EndTurn);
    position.play(A, special(Special::AurenCult)).play(A, step(Cult::Air)).play(A, Action::EndTurn);
    position.play(A, special(Special::BonusCult)).play(A, step(Cult::Air)).play(A, Action::EndTurn);
    assert_eq!(position.refused(A, special(Special::AurenCult)), Refusal::SpecialUsed);
    position.play(A, pass(BonusTile::PowerWorker));
    assert!(position.board().used.is_empty() && position.player(A).used.is_empty());
}
