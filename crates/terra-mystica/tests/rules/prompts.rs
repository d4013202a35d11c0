//! Prompts, forced steps, free steps, the two generators (spec 3.1, 3.4, 3.6).

use super::board::*;
use game_core::{Content as _, Describe, Explain, Game, Notation};
use terra_mystica::{Content, Prompt};

fn without_free_steps(factions: &[Faction]) -> Puzzle {
    let setup =
        Setup { factions: factions.to_vec(), free_conversions: false, ..Setup::new(factions.len() as u8) };
    Puzzle::with(setup).expect("playable")
}

#[test]
fn free_conversions_can_be_switched_off() {
    let position = without_free_steps(&[Faction::Witches, Faction::Halflings]).bowls(A, [0, 6, 6]).at(A);
    assert_eq!(position.refused(A, Action::Burn), Refusal::NoFreeConversions);
    assert_eq!(position.refused(A, convert(Conversion::PowerToCoin)), Refusal::NoFreeConversions);
    assert!(position.may(A, Action::OpenConvert), "spec 3.6 (d): the menu exists in both settings");
}

/// Z1: without free conversions D15 is asked only if something else is possible.
#[test]
fn the_only_step_is_made_by_itself() {
    // One place for the bridge, nothing to convert: D13 and D15 need no answer.
    let mut position = without_free_steps(&[Faction::Nomads, Faction::Halflings])
        .on(A, "B1", Dwelling)
        .bridge(B, place("B1-C1"))
        .goods(A, 0, 0, 0)
        .bowls(A, [9, 0, 3])
        .at(A);
    position.play(A, power(PowerAction::Bridge));
    assert!(position.player(A).bridges.contains(place("B1-D1")));
    assert_eq!(position.waits_for(), [B]);
}

/// Z1.
#[test]
fn with_free_conversions_the_end_of_the_turn_is_always_seen() {
    let mut position = table(&[Faction::Nomads, Faction::Halflings])
        .on(A, "B1", Dwelling)
        .goods(A, 0, 0, 1)
        .bowls(A, [12, 0, 0])
        .at(A);
    position.play(A, send(Cult::Fire, Order::Three));
    assert_eq!((position.prompt(), position.suggested(A)), (Prompt::After, vec![Action::EndTurn]));
}

#[test]
fn r21_a_pass_ends_the_turn_at_once() {
    let mut position = table(&[Faction::Nomads, Faction::Halflings]).at(A);
    position.play(A, pass(BonusTile::Stronghold));
    assert_eq!(position.waits_for(), [B]);
}

#[test]
fn a_turn_has_one_main_action() {
    let mut position =
        table(&[Faction::Witches, Faction::Halflings]).on(A, "F4", Dwelling).bowls(A, [0, 0, 12]).at(A);
    position.play(A, power(PowerAction::Workers));
    assert_eq!(position.refused(A, power(PowerAction::Coins)), Refusal::NotAsked);
    assert_eq!(position.refused(A, pass(BonusTile::Stronghold)), Refusal::NotAsked);
}

#[test]
fn a_due_dwelling_can_be_left_out_and_conversions_come_between() {
    let mut position =
        alone(Faction::Witches).on(A, "F2", Dwelling).goods(A, 1, 4, 0).bowls(A, [10, 0, 1]).at(A);
    position.play(A, dig("F1", 1));
    assert_eq!(position.question_kind(A), "build_here");
    position.play(A, convert(Conversion::PowerToCoin)).play(A, build("F1"));
    assert_eq!(position.has(A), (0, 0, 0, 20));
    let mut left = alone(Faction::Witches).on(A, "F2", Dwelling).goods(A, 2, 4, 0).at(A);
    left.play(A, dig("F1", 1)).play(A, Action::NoBuild);
    assert_eq!(left.prompt(), Prompt::After);
    let mut poor = alone(Faction::Witches).on(A, "F2", Dwelling).goods(A, 0, 3, 0).bowls(A, [12, 0, 0]).at(A);
    poor.play(A, dig("F1", 1));
    assert_eq!(poor.prompt(), Prompt::After, "D8 is skipped when it cannot be paid");
}

#[test]
fn refusals_name_rule_and_numbers() {
    let position =
        alone(Faction::Witches).on(A, "F4", TradingPost).goods(A, 2, 1, 0).bowls(A, [12, 0, 0]).at(A);
    let refusal = position.refused(A, upgrade("F4", Stronghold));
    assert_eq!(refusal, Refusal::Lacks { coins: 4, workers: 3, priests: 0, power: 0 });
    assert_eq!((refusal.rule(), refusal.text().key), ("3.6", "refusal-lacks"));
    let far = position.refused(A, dig("A1", 1));
    assert_eq!((far, far.rule()), (Refusal::OutOfReach { hex: hex("A1") }, "4.1.1"));
    let deal = Action::DealFirst { seat: A };
    assert_eq!(position.refused(A, deal), Refusal::OnlyDealt);
    assert_eq!(position.refusal(B, Action::EndTurn), Some(Refusal::NotAwaited));
}

#[test]
fn steps_are_written_as_words() {
    let content = Content::standard();
    let written = |action| Position::write_step(content, action);
    assert_eq!(written(dig("E7", 2)), "dig E7 2");
    assert_eq!(written(special(Special::Sandstorm(hex("A1")))), "special sandstorm A1");
    assert_eq!(written(accept(B, 3)), "accept 3 from 1");
    assert_eq!(Position::parse_step(content, "  DIG  e7   2 "), Ok(dig("E7", 2)));
    for wrong in
        ["", "dig", "dig E7", "dig E7 02", "dig J1 1", "plan pw_c 0", "plan w_c 1 burn 1", "fly E7", "pass x"]
    {
        assert!(Position::parse_step(content, wrong).is_err(), "{wrong:?}");
    }
}

#[test]
fn the_terminal_shows_everything() {
    let position =
        table(&[Faction::Witches, Faction::Nomads]).on(A, "F4", Stronghold).bridge(A, place("F4-G3")).at(A);
    let text = position.draw(game_core::Viewer::Spectator);
    for piece in ["round 1 of 6", "F4G:SH0", "~r22~", "F4-G3 (0)", "witches", "bonus pool", "fire"] {
        assert!(text.contains(piece), "{piece:?} is missing in\n{text}");
    }
    assert!(text.lines().all(|line| line.chars().count() <= 112), "{text}");
}
