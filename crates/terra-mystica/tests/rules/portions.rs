//! A hex dug in portions (ruling Z15), and the looser spades of real logs (ruling Z16).

use super::board::*;
use game_core::{Game, Seat};
use terra_mystica::Prompt;
use terra_mystica::setup::{OfferTiming, TransformTargets};

/// Alchemists with a stronghold on E1 and cheap spades: F1 is three steps from swamp.
fn alchemists() -> Puzzle {
    alone(Faction::Alchemists).on(A, "E1", Stronghold).digging(A, 2).goods(A, 2, 2, 0).bowls(A, [2, 2, 0])
}

#[test]
fn z15_the_power_of_the_first_spades_pays_for_the_next() {
    let mut position = alchemists().vp(A, 0).at(A);
    let missing = Refusal::Lacks { coins: 0, workers: 1, priests: 0, power: 0 };
    assert_eq!(position.refused(A, dig("F1", 3)), missing, "three spades at once are too dear");
    position.play(A, dig("F1", 2));
    assert_eq!((position.prompt(), position.player(A).bowls), (Prompt::After, [0, 2, 2]));
    let mut by_plan = position.clone();
    by_plan.play(A, dig("F1", 1));
    assert_eq!(by_plan.player(A).bowls, [1, 2, 0], "the only plan burns and converts without asking");
    position.play(A, Action::Burn).play(A, convert(Conversion::PowerToWorker));
    assert_eq!(position.suggested(A)[0], dig("F1", 1), "a bot sees it as soon as it can be paid");
    position.play(A, dig("F1", 1));
    assert_eq!(position.map().terrain[hex("F1").index()], Terrain::Swamp);
    assert_eq!(position.player(A).bowls, [1, 2, 0]);
    assert!(!position.may(A, build("F1")), "no worker is left for the dwelling");
}

#[test]
fn z15_the_dwelling_follows_the_last_portion() {
    let mut position = alchemists().goods(A, 2, 2, 0).bowls(A, [0, 4, 1]).at(A);
    position.play(A, dig("F1", 2)).play(A, convert(Conversion::PowerToWorker)).play(A, dig("F1", 1));
    position.play(A, Action::Burn).play(A, convert(Conversion::PowerToWorker)).play(A, build("F1"));
    assert_eq!(position.structure_at(hex("F1")), Some((A, Dwelling)));
    assert_eq!((position.player(A).bowls, position.has(A)), ([4, 0, 0], (0, 0, 0, 20)));
}

#[test]
fn z15_digging_on_may_be_left_alone() {
    let mut position = alchemists().goods(A, 2, 9, 0).at(A);
    position.play(A, dig("F1", 1));
    assert!(position.may(A, dig("F1", 1)) && position.may(A, dig("F1", 2)));
    assert!(!position.may(A, dig("F1", 3)), "two steps are left");
    assert_eq!(position.refused(A, dig("E2", 1)), Refusal::OutOfReach { hex: hex("E2") }, "no other hex");
    position.play(A, Action::EndTurn);
    assert_eq!(position.prompt(), Prompt::Turn);
    assert_eq!(position.map().terrain[hex("F1").index()], Terrain::Forest);
    assert_eq!(position.price(A, dig("F1", 2)), Ok(Goods { workers: 2, ..Goods::NONE }), "a new action");
}

#[test]
fn z15_every_spade_is_paid_and_scored_once() {
    let mut at_once = alchemists().goods(A, 2, 9, 0).scoring(ScoringTile::Spade).at(A);
    let mut portions = at_once.clone();
    at_once.play(A, dig("F1", 3));
    portions.play(A, dig("F1", 1)).play(A, dig("F1", 1)).play(A, dig("F1", 1));
    assert_eq!(portions.player(A), at_once.player(A));
    assert_eq!(portions.player(A).vp, 26, "2 VP per spade");
    assert_eq!(portions.prompt(), at_once.prompt());
}

#[test]
fn z15_a_tunnel_is_paid_once() {
    let mut position = alone(Faction::Dwarves).on(A, "C2", Dwelling).goods(A, 9, 20, 0).at(A);
    let far = position
        .steps(A)
        .into_iter()
        .find_map(|step| match step {
            Action::Dig { hex, spades: 2, .. } if !position.touching(self::hex("C2")).contains(hex) => {
                Some(hex)
            }
            _ => None,
        })
        .expect("a tunnel leads somewhere");
    let name = far.to_string();
    position.play(A, dig(&name, 1));
    assert_eq!(position.has(A), (9, 15, 0, 24), "2 W for the tunnel, 3 W for the spade, 4 VP");
    position.play(A, dig(&name, 1));
    assert_eq!(position.has(A), (9, 12, 0, 24), "3 W more and nothing else");
}

#[test]
fn z15_free_spades_left_over_are_good_for_the_open_hex_only() {
    let mut position =
        alone(Faction::Witches).on(A, "F2", Dwelling).goods(A, 4, 4, 0).bowls(A, [0, 0, 6]).at(A);
    position.play(A, power(PowerAction::TwoSpades)).play(A, dig("E3", 1));
    assert_eq!(position.price(A, dig("E3", 1)), Ok(Goods::NONE), "the second free spade");
    assert_eq!(position.refused(A, dig("F1", 1)), Refusal::OutOfReach { hex: hex("F1") });
    position.play(A, dig("E3", 1)).play(A, build("E3"));
    assert_eq!(position.has(A), (2, 3, 0, 20));
}

#[test]
fn z15_no_dig_follows_the_dwelling() {
    let mut position =
        alone(Faction::Witches).on(A, "F2", Dwelling).goods(A, 9, 9, 0).bowls(A, [0, 0, 6]).at(A);
    position.play(A, power(PowerAction::TwoSpades)).play(A, dig("F1", 1)).play(A, dig("E3", 1));
    assert!(position.may(A, dig("E3", 1)), "before the dwelling the second hex may be dug on");
    assert!(!position.suggested(A).contains(&dig("E3", 1)), "a bot builds");
    let mut later = position.clone();
    later.play(A, Action::NoBuild);
    assert_eq!(later.refused(A, dig("E3", 1)), Refusal::NotAsked, "saying no ends the action as well");
    position.play(A, build("F1"));
    assert_eq!(position.refused(A, dig("E3", 1)), Refusal::NotAsked);
}

#[test]
fn z15_is_no_reason_to_ask_without_free_conversions() {
    let setup = Setup {
        factions: vec![Faction::Witches, Faction::Halflings],
        free_conversions: false,
        ..Setup::new(2)
    };
    let mut position = Puzzle::with(setup)
        .expect("a playable set-up")
        .passed(B)
        .on(A, "F2", Dwelling)
        .goods(A, 0, 6, 0)
        .bowls(A, [12, 0, 0])
        .at(A);
    position.play(A, dig("E3", 1));
    assert!(matches!(position.prompt(), Prompt::After), "workers can still be converted, so it is asked");
    let setup = Setup {
        factions: vec![Faction::Darklings, Faction::Auren],
        free_conversions: false,
        ..Setup::new(2)
    };
    let mut position = Puzzle::with(setup)
        .expect("a playable set-up")
        .passed(B)
        .on(A, "E5", Dwelling)
        .goods(A, 0, 0, 1)
        .bowls(A, [12, 0, 0])
        .at(A);
    position.play(A, dig("F3", 1));
    assert_eq!(position.prompt(), Prompt::Turn, "nothing else could be done, so the turn ended by itself");
}

#[test]
fn z15_a_double_turn_starts_a_new_action() {
    let mut position =
        alone(Faction::ChaosMagicians).on(A, "D4", Stronghold).goods(A, 0, 12, 0).bowls(A, [0, 0, 6]).at(A);
    let near = position.touching(hex("D4")).iter().find(|near| {
        position.structure_at(*near).is_none()
            && position.map().terrain[near.index()].distance(Terrain::Wasteland) >= 2
    });
    let name = near.expect("some neighbour lies two steps away").to_string();
    position
        .play(A, special(Special::DoubleAction))
        .play(A, power(PowerAction::TwoSpades))
        .play(A, dig(&name, 1));
    assert_eq!((position.prompt(), position.turn().spades.left), (Prompt::Turn, 0));
    assert_eq!(
        position.price(A, dig(&name, 1)),
        Ok(Goods { workers: 3, ..Goods::NONE }),
        "the free spade is gone"
    );
}

fn logged(faction: Faction) -> Puzzle {
    let setup = Setup {
        factions: vec![faction, other_than(faction)],
        transform_targets: TransformTargets::Any,
        offer_timing: OfferTiming::Late,
        ..Setup::new(2)
    };
    Puzzle::with(setup).expect("a playable set-up").scoring(ScoringTile::Town).cult(A, Cult::Earth, 8)
}

fn dig_to(name: &str, to: Terrain) -> Action {
    let hex = hex(name);
    Action::Dig { hex, spades: 1, to: Some(to) }
}

fn pass_all(position: &mut Position) {
    for seat in [A, B] {
        let tile = position.board().pool.first().expect("three tiles");
        position.play(seat, pass(tile));
    }
}

/// Row 254 of the league game S67 G2: two hexes of phase III end short of home.
#[test]
fn z16_logs_leave_several_hexes_of_phase_three_short_of_home() {
    let mut position = logged(Faction::ChaosMagicians).on(A, "E3", Dwelling).at(A);
    pass_all(&mut position);
    position.play(A, dig_to("F2", Terrain::Mountains));
    assert_eq!(position.prompt(), Prompt::BonusSpades, "one spade is left");
    position.play(A, dig_to("E2", Terrain::Desert));
    assert_eq!(position.round(), 2);
    let mut strict = alone(Faction::ChaosMagicians)
        .on(A, "E3", Dwelling)
        .scoring(ScoringTile::Town)
        .cult(A, Cult::Earth, 8)
        .at(A);
    let tile = strict.board().pool.first().expect("three tiles");
    strict.play(A, pass(tile)).play(A, dig("F2", 1));
    assert_eq!(strict.round(), 2, "at the table a hex that ends short of home is the last (4.1.3)");
}

#[test]
fn z16_logs_use_the_spades_of_phase_three_in_any_order() {
    let mut position = logged(Faction::ChaosMagicians)
        .on(A, "E3", Dwelling)
        .on(B, "F2", Dwelling)
        .cult(B, Cult::Earth, 4)
        .at(A);
    pass_all(&mut position);
    assert_eq!(position.waits_for(), [A, B]);
    position.play(B, dig_to("F1", Terrain::Forest));
    assert_eq!(position.waits_for(), [A], "the spade of B is used");
    assert_eq!(position.refusal(B, Action::Forfeit), Some(Refusal::NotAwaited));
    position.play(A, Action::Forfeit);
    assert_eq!((position.round(), position.waits_for()), (2, vec![Seat::new(0)]));
}
