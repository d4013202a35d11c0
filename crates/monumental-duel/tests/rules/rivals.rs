//! "Each time your opponent …": answers to events of the other player, which packs may carry (R61, Z13, Z14, Z15).

use crate::table::*;
use monumental_duel::{PromptKind, Puzzle};

/// Aztecs against Malians; the Malians' Forum answers when the opponent does something.
fn watching(trigger: &str, event: &str, effect: &str) -> Puzzle {
    let old = "id = \"forum\"\nname = \"Forum\"\nset = \"start\"\nsource = \"reconstructed\"\nyield = { culture = 1 }\n";
    let ability =
        format!("{{ trigger = \"{trigger}\", event = \"{event}\", by = \"opponent\", do = [{effect}] }}");
    let content = pack(&[(old, &format!("{old}abilities = [{ability}]\n"))]);
    Puzzle::new(content, ["aztecs", "malians"]).city(B, 4, "forum").active(B, &[4])
}

const CULTURE: &str = r#"{ op = "gain", res = "culture", n = 1 }"#;

#[test]
fn an_opponents_event_is_answered_in_the_opponents_turn() {
    let puzzle = watching("each_time", "trade", CULTURE).market("samarkand", [0, 0]);
    let mut p = play(puzzle.clone().turn(A));
    p.steps("scout city:samarkand");
    assert_eq!((p.has(A, Culture), p.has(B, Culture), p.0.acting()), (1, 1, B), "then it is B's turn");
    p.steps("scout city:samarkand");
    assert_eq!((p.has(B, Culture), p.0.acting()), (2, A), "the own trade is not the opponent's");
}

/// Z15: the opponent answers after whoever caused the event.
#[test]
fn whoever_caused_the_event_answers_first() {
    // Aztec Suez Canal: each time you trade, 1 culture; the Malians draw a card from their deck for it.
    let puzzle = watching("each_time", "trade", r#"{ op = "draw_use", n = 1 }"#).market("ragusa", [0, 0]);
    let puzzle =
        puzzle.city(A, 0, "suez_canal").active(A, &[0]).deck_top(B, &["mine"]).gained(B, Production, 2);
    let mut p = play(puzzle.turn(A));
    p.steps("scout city:ragusa");
    assert_eq!(p.has(A, Culture), 1, "the Canal has answered");
    assert_eq!((p.0.question(), p.0.acting()), (Some(PromptKind::Offer), B), "B decides about the Mine");
    p.go("yes");
    assert_eq!((p.has(B, Production), p.has(B, Gold), p.in_discard(B, "mine")), (1, 3, 1));
    assert_eq!((p.0.question(), p.0.acting()), (Some(PromptKind::Turn), B));
}

/// Z15: its owner is asked, then the turn goes on as if nothing had happened.
#[test]
fn after_the_answer_the_turn_goes_on_in_order() {
    let puzzle = watching("each_time", "trade", r#"{ op = "draw_use", n = 1 }"#).market("ragusa", [0, 0]);
    let mut p = play(puzzle.deck_top(B, &["mine"]).gained(B, Production, 2).holds(B, Gold, 0).turn(A));
    p.steps("scout city:ragusa no pass");
    assert_eq!(p.0.acting(), A, "B answered in A's turn, took its own turn, and passed");
}

#[test]
fn the_first_time_is_once_per_round() {
    let puzzle =
        watching("first_time", "scientific_progress", CULTURE).deck_top(A, &["workshop", "laboratory"]);
    let mut p =
        play(puzzle.holds(A, Science, 4).holds(A, Gold, 0).holds(B, Military, 1).holds(B, Gold, 0).turn(A));
    p.go("progress");
    assert_eq!(p.has(B, Culture), 1);
    p.steps("advantage progress");
    assert_eq!(p.has(B, Culture), 1, "the second time of the round is not answered");
}

#[test]
fn z13_whoever_has_passed_answers_nothing() {
    let puzzle = watching("each_time", "trade", CULTURE).market("ragusa", [0, 0]).active(B, &[]);
    let mut p = play(puzzle.passed(B).turn(A));
    p.steps("scout city:ragusa");
    assert_eq!(p.has(B, Culture), 0);
    let old = "trigger = \"first_time\", event = \"trade\", do";
    let content = pack(&[(old, "trigger = \"each_time\", event = \"trade\", by = \"opponent\", do")]);
    let puzzle = Puzzle::new(content, ["aztecs", "malians"]).policies(B, &["trans_saharan_caravans"]);
    let mut p = play(puzzle.clone().market("ragusa", [0, 0]).passed(B).turn(A));
    p.steps("scout city:ragusa");
    assert_eq!(p.has(B, Gold), 2, "the policy of a player who has passed is silent");
    let mut p = play(puzzle.market("ragusa", [0, 0]).turn(A));
    p.steps("scout city:ragusa");
    assert_eq!(p.has(B, Gold), 3);
}

#[test]
fn z14_an_answer_is_not_answered_again() {
    // Both take the advantage back each time the other gains it; without the ruling this would never end.
    let back = r#"{ trigger = "each_time", event = "gain_advantage", by = "opponent", do = [{ op = "gain_advantage" }] }"#;
    let old = "id = \"forum\"\nname = \"Forum\"\nset = \"start\"\nsource = \"reconstructed\"\nyield = { culture = 1 }\n";
    let post = "yield = { gold = 2 }\n\n[[building]]\nid = \"aqueduct\"";
    let with_post =
        format!("yield = {{ gold = 2 }}\nabilities = [{back}]\n\n[[building]]\nid = \"aqueduct\"");
    let content = pack(&[(old, &format!("{old}abilities = [{back}]\n")), (post, &with_post)]);
    let puzzle = Puzzle::new(content, ["aztecs", "malians"]).city(A, 0, "trading_post").active(A, &[0]);
    let puzzle = puzzle.city(B, 4, "forum").active(B, &[4]).holds(A, Science, 1).holds(A, Gold, 0);
    let mut p = play(puzzle.turn(A));
    p.go("advantage");
    assert_eq!((p.0.advantage().holder, p.0.acting()), (Some(B), B), "B takes it back, and that is that");
}

#[test]
fn the_sentence_says_opponent() {
    use game_core::Content as _;
    let p = watching("each_time", "conquer", CULTURE).turn(A);
    let content = game_core::Game::content(&p);
    let listing = content.listing();
    let forum = listing.iter().find(|entry| entry.id == "forum").unwrap();
    assert!(
        forum.sentence.contains("ach time your opponent conquers a province: gain 1 culture"),
        "{}",
        forum.sentence
    );
}
