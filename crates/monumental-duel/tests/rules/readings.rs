//! Places that the rulebook leaves open or that groups play differently: the book's reading by default, the other
//! one as an option of the table.

use crate::table::*;
use monumental_duel::setup::{Holder, OwnTokens, Reactions, Yields};
use monumental_duel::{PromptKind, Puzzle, Refusal, Setup};

fn read(change: impl Fn(&mut Setup)) -> Setup {
    let mut setup = Setup::usual();
    change(&mut setup);
    setup
}

#[test]
fn r09_resources_come_after_the_effects_of_activation() {
    let ability = r#"{ trigger = "on_card", if = { is = "gained", res = "military", min = 1 }, do = [{ op = "gain", res = "culture", n = 1 }] }"#;
    let puzzle = Puzzle::new(trading_post_with(ability), ["aztecs", "malians"]);
    let puzzle = puzzle.city(A, 0, "trading_post").city(A, 8, "fort");
    let mut p = play(puzzle.clone().activation(A));
    p.go("activate:0,2");
    assert_eq!((p.has(A, Culture), p.has(A, Military)), (0, 1), "the Fort's military comes last");
    let before = read(|setup| setup.yields = Yields::BeforeEffects);
    let mut p = play(puzzle.read_as(&before).activation(A));
    p.go("activate:0,2");
    assert_eq!((p.has(A, Culture), p.has(A, Military)), (1, 1), "as an option it comes first");
}

/// A card that an effect of the activation turned back is activated no more when resources come.
#[test]
fn r09_a_card_turned_back_meanwhile_gives_nothing() {
    let puzzle = japanese().advantage(A, Science, 1).city(A, 0, "fort/telegraphy").city(A, 1, "library");
    let puzzle = puzzle.deck_top(A, &["bushido"]).bag(A, &[]);
    let mut p = play(puzzle.clone().activation(A));
    p.steps("activate:0,0 yes place:1");
    assert_eq!((p.has(A, Science), p.has(A, Military)), (0, 3), "2 of Bushido, 1 of the Fort, no science");
    let before = read(|setup| setup.yields = Yields::BeforeEffects);
    let mut p = play(puzzle.read_as(&before).activation(A));
    p.steps("activate:0,0 yes place:1");
    assert_eq!((p.has(A, Science), p.has(A, Military)), (1, 3));
}

#[test]
fn r18_the_holder_secures_an_advantage_without_tokens() {
    let puzzle = japanese().advantage(A, Science, 0).holds(A, Military, 2).holds(A, Science, 2).passed(B);
    let mut p = play(puzzle.clone().holds(A, Gold, 0).turn(A));
    p.steps("advantage bid:military amount:2");
    let card = p.0.advantage();
    assert_eq!((card.holder, card.resource, card.tokens), (Some(A), Some(Military), 2));
    assert_eq!(p.refusal("advantage"), Some(Refusal::AdvantageHeld), "a bid that lies there is not raised");
    let waits = read(|setup| setup.holder = Holder::Waits);
    let p = play(puzzle.read_as(&waits).turn(A));
    assert_eq!(p.refusal("advantage"), Some(Refusal::AdvantageHeld));
}

/// Securing what one holds is no gain of it.
#[test]
fn r18_securing_is_no_event() {
    let ability = r#"{ trigger = "each_time", event = "gain_advantage", do = [{ op = "gain", res = "culture", n = 1 }] }"#;
    let puzzle = Puzzle::new(trading_post_with(ability), ["aztecs", "malians"]);
    let puzzle = puzzle.city(A, 4, "trading_post").active(A, &[4]).advantage(A, Science, 0);
    let mut p = play(puzzle.holds(A, Military, 1).holds(A, Gold, 0).passed(B).turn(A));
    p.go("advantage");
    assert_eq!((p.has(A, Culture), p.0.advantage().tokens), (0, 1));
}

#[test]
fn r21_gaining_the_advantage_again_removes_the_own_tokens() {
    let puzzle = japanese().market("ragusa", [0, 0]).advantage(A, Science, 3);
    let mut p = play(puzzle.clone().turn(A));
    p.steps("scout city:ragusa");
    assert_eq!((p.0.advantage().holder, p.0.advantage().tokens), (Some(A), 0));
    let kept = read(|setup| setup.own_tokens = OwnTokens::Kept);
    let mut p = play(puzzle.read_as(&kept).turn(A));
    p.steps("scout city:ragusa");
    assert_eq!((p.0.advantage().holder, p.0.advantage().tokens), (Some(A), 3));
}

#[test]
fn r22_a_used_card_gives_its_exchange_as_often_as_wanted() {
    let puzzle = aztecs().deck_top(A, &["currency"]).holds(A, Science, 8).holds(A, Gold, 0).passed(B);
    let mut p = play(puzzle.clone().turn(A));
    p.steps("progress yes yes no");
    assert_eq!((p.has(A, Science), p.has(A, Gold), p.in_discard(A, "currency")), (2, 2, 1));
    let mut p = play(puzzle.turn(A));
    p.steps("progress yes yes yes");
    assert_eq!((p.has(A, Science), p.has(A, Gold)), (0, 3), "asked no more when nothing is left to pay");
    assert_eq!(p.0.question(), Some(PromptKind::Turn));
}

#[test]
fn r22_standing_and_reacting_abilities_need_an_activated_card() {
    let puzzle =
        aztecs().deck_top(A, &["university", "masonry"]).holds(A, Science, 8).row(&["writing", "petra"]);
    let mut p = play(puzzle.holds(A, Production, 2).holds(A, Gold, 0).passed(B).turn(A));
    p.steps("progress progress acquire:row:0");
    assert_eq!(p.has(A, Culture), 0, "the University lies in the discard");
    assert!(!p.offered("acquire:row:1"), "and so does Masonry");
}

#[test]
fn r61_reactions_work_in_the_players_turns() {
    let puzzle = aztecs().policies(A, &["triple_alliance"]).city(A, 0, "fort/telegraphy");
    let puzzle = puzzle.deck_top(A, &["land_use"]).bag(A, &[]);
    let mut p = play(puzzle.clone().activation(A));
    p.steps("activate:0,0 yes type:lake_texcoco:mountain");
    assert_eq!(p.has(A, Culture), 0, "no turn yet");
    let always = read(|setup| setup.reactions = Reactions::Always);
    let mut p = play(puzzle.read_as(&always).activation(A));
    p.steps("activate:0,0 yes type:lake_texcoco:mountain");
    assert_eq!(p.has(A, Culture), 1);
}

#[test]
fn r61_as_an_option_reactions_come_between_activation_effects() {
    let ability = r#"{ trigger = "on_card", if = { is = "gained", res = "culture", min = 1 }, do = [{ op = "gain", res = "gold", n = 5 }] }"#;
    let puzzle =
        Puzzle::new(trading_post_with(ability), ["aztecs", "malians"]).policies(A, &["triple_alliance"]);
    let puzzle = puzzle.city(A, 0, "trading_post").city(A, 1, "fort/telegraphy").deck_top(A, &["land_use"]);
    let puzzle = puzzle.bag(A, &[]).read_as(&read(|setup| setup.reactions = Reactions::Always));
    let mut p = play(puzzle.clone().activation(A));
    p.go("activate:0,0");
    assert_eq!(p.offers(), ["next:0:top", "next:1:knowledge"]);
    p.steps("next:1:knowledge yes type:lake_texcoco:mountain");
    assert_eq!(
        (p.has(A, Culture), p.has(A, Gold)),
        (1, 9),
        "the culture of the reaction feeds the Trading Post"
    );
    let mut p = play(puzzle.activation(A));
    p.steps("activate:0,0 next:0:top yes type:lake_texcoco:mountain");
    assert_eq!((p.has(A, Culture), p.has(A, Gold)), (1, 4), "the other way round it comes too late");
}

#[test]
fn the_table_options_are_read_and_written() {
    let text = r#"{"players":2,"yields":"before_effects","reactions":"always","holder":"waits","own_tokens":"kept"}"#;
    let setup: Setup = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_string(&setup).unwrap(), text);
    let usual: Setup = serde_json::from_str(r#"{"players":2}"#).unwrap();
    assert_eq!(
        (usual.clone(), serde_json::to_string(&usual).unwrap()),
        (Setup::usual(), r#"{"players":2}"#.to_owned())
    );
}
