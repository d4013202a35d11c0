//! What a player decided beforehand is answered as they would.

use super::board::*;
use game_core::{Chosen, Describe, Seat};

fn chosen(pairs: &[(&str, &str)]) -> Chosen {
    pairs.iter().map(|(habit, choice)| ((*habit).to_owned(), (*choice).to_owned())).collect()
}

/// Mermaids have built next to Nomads, who are offered so much.
fn offered(amount: u8) -> Puzzle {
    let around: &[(&str, Structure)] = match amount {
        1 => &[("E3", Dwelling)],
        2 => &[("E3", TradingPost)],
        _ => &[("E3", Stronghold)],
    };
    let mut puzzle = table(&[Faction::Mermaids, Faction::Nomads])
        .on(A, "E4", Dwelling)
        .goods(A, 20, 10, 0)
        .bowls(B, [4, 4, 4]);
    for (name, structure) in around {
        puzzle = puzzle.on(B, name, *structure);
    }
    puzzle
}

fn answer(puzzle: Puzzle, pairs: &[(&str, &str)]) -> Option<Action> {
    let mut position = puzzle.at(A);
    position.play(A, upgrade("E4", TradingPost)).play(A, Action::EndTurn);
    assert_eq!(position.waits_for(), [B]);
    let answer = position.by_habit(B, &chosen(pairs));
    assert!(answer.is_none_or(|step| position.steps(B).contains(&step)), "{answer:?} is legal");
    answer
}

#[test]
fn offers_are_taken_up_to_the_mark_and_asked_about_above_it() {
    let upto = [("power", "2")];
    assert_eq!(answer(offered(1), &upto), Some(accept(A, 1)));
    assert_eq!(answer(offered(2), &upto), Some(accept(A, 2)));
    assert_eq!(answer(offered(3), &upto), None, "3 power cost more than was allowed");
    assert_eq!(answer(offered(3), &[("power", "2"), ("above", "refuse")]), Some(decline(A, 3)));
    assert_eq!(answer(offered(3), &[("power", "always")]), Some(accept(A, 3)));
    assert_eq!(answer(offered(1), &[("power", "never")]), Some(decline(A, 1)));
    assert_eq!(answer(offered(1), &[]), None);
    assert_eq!(answer(offered(1), &[("above", "refuse")]), None, "without a mark nothing is above it");
}

#[test]
fn what_an_offer_really_brings_counts() {
    let full = offered(3).bowls(B, [0, 1, 11]);
    assert_eq!(answer(full, &[("power", "1")]), Some(accept(A, 3)), "there is room for 1, which is free");
}

#[test]
fn in_the_last_round_one_is_asked_unless_one_said_otherwise() {
    let last = || offered(1).round(6);
    assert_eq!(answer(last(), &[("power", "always")]), None);
    assert_eq!(answer(last(), &[("power", "always"), ("last", "same")]), Some(accept(A, 1)));
}

/// The payment that follows for a trading post that lacks so many coins, and all payments.
fn payment(bowls: [u8; 3]) -> (Option<Action>, Vec<Action>) {
    let puzzle = table(&[Faction::Mermaids, Faction::Nomads]).on(A, "E4", Dwelling);
    let mut position = puzzle.goods(A, 4, 5, 0).bowls(A, bowls).at(A);
    position.play(A, upgrade("E4", TradingPost));
    (position.by_habit(A, &chosen(&[("pay", "power")])), position.steps(A))
}

#[test]
fn what_is_missing_is_paid_with_power_if_nothing_else_is_given_up() {
    let (paid, ways) = payment([4, 4, 4]);
    assert!(ways.len() > 1, "there are several ways: {ways:?}");
    let Some(Action::Plan(plan)) = paid else { panic!("{paid:?}") };
    assert_eq!((plan.pw_c, plan.burn, plan.w_c), (2, 0, 0));
    let (paid, ways) = payment([4, 7, 1]);
    assert!(ways.len() > 1, "there are several ways: {ways:?}");
    assert_eq!(paid, None, "tokens would be sacrificed");
}

/// Witches with four trading posts pass for the tile that brings 3 power more, after whatever they decided: the
/// conversions before it, then bowls, coins and workers of the next round.
fn passes(bowls: [u8; 3], pairs: &[(&str, &str)]) -> (Vec<Conversion>, [u8; 3], u16, u8) {
    let mut puzzle = alone(Faction::Witches).goods(A, 0, 0, 0).bowls(A, bowls);
    for name in ["A1", "A3", "A5", "A7"] {
        puzzle = puzzle.on(A, name, TradingPost);
    }
    let (mut position, pass) = (puzzle.at(A), pass(BonusTile::PowerWorker));
    let mut before = Vec::new();
    while let Some(first) = position.ahead_by_habit(A, pass, &chosen(pairs)) {
        let Action::Convert { kind } = first else { panic!("{first:?}") };
        position.play(A, first);
        before.push(kind);
    }
    position.play(A, pass);
    let player = position.player(A);
    (before, player.bowls, player.coins, player.workers)
}

/// R21: conversions come before the pass. Only power that the income would push out is converted.
#[test]
fn before_a_pass_power_that_would_be_lost_becomes_goods() {
    use Conversion::{PowerToCoin, PowerToWorker};
    let full = [0, 0, 12];
    let (none, bowls, coins, workers) = passes(full, &[("power", "always")]);
    assert_eq!((none, bowls), (Vec::new(), full));
    let income = 9;
    assert_eq!(passes([0, income, 12 - income], &[("pass", "coins")]).0, [], "all of it fits");
    let (before, bowls, more, same) = passes(full, &[("pass", "coins")]);
    assert_eq!(
        (before, bowls),
        (vec![PowerToCoin; 4], full),
        "half of 9, and the bowls are full all the same"
    );
    assert_eq!((more, same), (coins + 4, workers));
    let (before, bowls, more, some) = passes(full, &[("pass", "workers")]);
    assert_eq!((before, bowls), (vec![PowerToWorker, PowerToCoin], full));
    assert_eq!((more, some), (coins + 1, workers + 1));
    let (before, bowls, ..) = passes([0, 11, 1], &[("pass", "coins")]);
    assert_eq!((before, bowls), (Vec::new(), [0, 2, 10]), "there is room for 11");
    assert_eq!(
        passes([0, 6, 6], &[("pass", "coins")]).0,
        [PowerToCoin],
        "3 too much: one token makes room for two"
    );
}

#[test]
fn nothing_comes_before_other_steps_or_the_last_pass() {
    let both = chosen(&[("pass", "coins")]);
    let puzzle = || alone(Faction::Witches).goods(A, 20, 10, 0).bowls(A, [0, 0, 12]).on(A, "A3", Dwelling);
    let position = puzzle().at(A);
    assert_eq!(position.ahead_by_habit(A, upgrade("A3", TradingPost), &both), None);
    let last = puzzle().round(6).at(A);
    assert_eq!(
        last.ahead_by_habit(A, Action::Pass { tile: None }, &both),
        None,
        "the end converts everything"
    );
}

#[test]
fn the_words_say_what_was_chosen() {
    let keys = |pairs: &[(&str, &str)]| -> Vec<&str> {
        Position::habits_said(&chosen(pairs)).iter().map(|text| text.key).collect()
    };
    assert_eq!(keys(&[]), ["habit-said-ask"]);
    assert_eq!(
        keys(&[("power", "2"), ("pay", "power")]),
        ["habit-said-mark", "habit-said-above-ask", "habit-said-last-ask", "habit-said-pay"]
    );
    assert_eq!(keys(&[("pass", "workers")]), ["habit-said-ask", "habit-said-pass-workers"]);
    assert_eq!(keys(&[("power", "always"), ("last", "same")]), ["habit-said-always", "habit-said-last-same"]);
}

/// Every seat of the table, to be sure that nobody else is meant.
#[test]
fn nobody_else_is_answered_for() {
    let mut position = offered(1).at(A);
    position.play(A, upgrade("E4", TradingPost)).play(A, Action::EndTurn);
    let others: Vec<Seat> = Seat::all(2).filter(|seat| *seat != B).collect();
    for seat in others {
        assert_eq!(position.by_habit(seat, &chosen(&[("power", "always")])), None);
    }
}
