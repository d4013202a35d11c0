//! All 28 minor gods (9.11): each is played at least once.

use super::scene::{BABYLONS, HELLENIS, NORRENIS, PHARAOS, Scene, four};
use anunnaki::Refusal;
use anunnaki::ids::{House, Kind, MinorGod, Resource, Token, Track, Weapon};
use anunnaki::prompt::Phase;
use anunnaki::puzzle::Puzzle;
use game_core::{Describe, Seat};

fn others(god: MinorGod) -> [MinorGod; 4] {
    let mut kept: Vec<MinorGod> = vec![god];
    kept.extend(god.house().minors().iter().filter(|other| *other != god).take(3));
    [kept[0], kept[1], kept[2], kept[3]]
}

fn seat_of(house: House) -> Seat {
    Seat::new(house.index() as u8)
}

/// Summons a god in place of the follower of a territory, from phase 3.
fn summon(puzzle: Puzzle, god: MinorGod, at: &str) -> Scene {
    let seat = seat_of(god.house());
    let puzzle = puzzle.gods(seat, others(god)).summon_tokens(seat, 1, false);
    let mut scene = Scene(puzzle.phase(seat, Phase::Additional, &[]));
    scene.all(seat, &["summon", &format!("summon {}", god.name())]);
    let replace = format!("replace {at}");
    if scene.asked() == "ask-replace" {
        scene.play(seat, &replace);
    }
    assert_eq!(scene.count(seat, at, Kind::Minor), 1);
    scene
}

/// The points a summoned god brings at the end.
fn end_points(puzzle: Puzzle, god: MinorGod, at: &str) -> i32 {
    let seat = seat_of(god.house());
    let scene = Scene(puzzle.minor(seat, god, at).last_turn_done());
    let sheet = scene.0.score_sheet(seat);
    sheet.into_iter().find(|line| line.key == "points-gods").map_or(0, |line| line.points)
}

#[test]
fn every_god_makes_its_track_step() {
    let expected = [
        (MinorGod::Anubis, Track::War, 1),
        (MinorGod::Bast, Track::Trade, 1),
        (MinorGod::Horus, Track::Technology, 1),
        (MinorGod::Isis, Track::Technology, 1),
        (MinorGod::Osiris, Track::Trade, 1),
        (MinorGod::Seth, Track::Power, 2),
        (MinorGod::Sekhmet, Track::War, 1),
        (MinorGod::Loki, Track::War, 1),
        (MinorGod::Thor, Track::War, 1),
        (MinorGod::Freyr, Track::Power, 2),
        (MinorGod::Freya, Track::Trade, 1),
        (MinorGod::Frigg, Track::Technology, 1),
        (MinorGod::Heimdallr, Track::Power, 2),
        (MinorGod::Aegir, Track::Technology, 1),
        (MinorGod::Anu, Track::Power, 2),
        (MinorGod::Assur, Track::War, 1),
        (MinorGod::Marduk, Track::Power, 2),
        (MinorGod::Ninlil, Track::Technology, 1),
        (MinorGod::Ninhursag, Track::Trade, 1),
        (MinorGod::Ea, Track::Technology, 1),
        (MinorGod::Enlil, Track::Trade, 1),
        (MinorGod::Hades, Track::Power, 2),
        (MinorGod::Ares, Track::War, 1),
        (MinorGod::Athena, Track::Technology, 1),
        (MinorGod::Demeter, Track::Trade, 1),
        (MinorGod::Hera, Track::Power, 2),
        (MinorGod::Hermes, Track::Trade, 1),
        (MinorGod::Poseidon, Track::War, 1),
    ];
    assert_eq!(expected.map(|(god, ..)| god), MinorGod::ALL);
    for (god, track, steps) in expected {
        let seat = seat_of(god.house());
        let capital = format!("{}_f", god.house().name());
        let scene = summon(four(), god, &capital);
        assert_eq!(scene.track(seat, track), steps, "{god:?}");
    }
}

#[test]
fn anubis_adds_a_follower_where_a_god_went_r67() {
    let puzzle = || {
        four()
            .minor(PHARAOS, MinorGod::Anubis, "gaia4_a1")
            .followers(BABYLONS, "gaia4_a1", 1)
            .hand(PHARAOS, &[Weapon::Dagger])
    };
    let mut scene = Scene(puzzle().phase(PHARAOS, Phase::Battles, &["gaia4_a1"]));
    assert_eq!(scene.asked(), "ask-anubis");
    scene.play(PHARAOS, "use");
    assert_eq!(scene.count(PHARAOS, "gaia4_a1", Kind::Follower), 1);
    assert_eq!(scene.0.battle_total(0), 3);
    let scene = Scene(puzzle().phase(PHARAOS, Phase::Battles, &[]));
    assert_eq!(scene.asked(), "ask-commit", "no god entered it this turn");
}

#[test]
fn anubis_with_an_empty_reserve_brings_one_d23() {
    let puzzle = four()
        .minor(PHARAOS, MinorGod::Anubis, "pharaos_b")
        .followers(PHARAOS, "pharaos_f", 9)
        .hand(PHARAOS, &[Weapon::Dagger]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &["pharaos_b"]));
    scene.all(PHARAOS, &["use", "bring pharaos_f"]);
    assert_eq!(scene.count(PHARAOS, "pharaos_b", Kind::Follower), 1);
}

#[test]
fn bast_fulfils_a_pact_for_a_crystal() {
    let puzzle = four().pact(PHARAOS, "pact_norrenis_3").goods(PHARAOS, [0; 4]).crystals(PHARAOS, 1);
    let mut scene = summon(puzzle, MinorGod::Bast, "pharaos_f");
    scene.play(PHARAOS, "use");
    assert_eq!(scene.goods(PHARAOS), [0, 0, 2, 0], "R34: both rewards, free of cost and condition");
    assert_eq!((scene.vp(PHARAOS), scene.track(PHARAOS, Track::Trade)), (4, 1 + 2));
    assert_eq!(scene.0.mat(PHARAOS).crystals(), 0);
    let without =
        summon(four().crystals(PHARAOS, 0).pact(PHARAOS, "pact_norrenis_3"), MinorGod::Bast, "pharaos_f");
    assert_ne!(without.asked(), "ask-use-power", "no crystal, no question");
}

#[test]
fn bast_leaves_fulfil_available() {
    let puzzle = four()
        .pact(PHARAOS, "pact_neutral_02")
        .pact(PHARAOS, "pact_neutral_12")
        .goods(PHARAOS, [0, 2, 1, 0])
        .crystals(PHARAOS, 1);
    let mut scene = summon(puzzle, MinorGod::Bast, "pharaos_f");
    scene.all(PHARAOS, &["use", "grant pact_neutral_12", "stop"]);
    assert!(scene.options(PHARAOS).contains(&"fulfil".to_owned()));
}

#[test]
fn horus_aegir_ninhursag_demeter_count_their_type_exhausted_or_not() {
    let wood =
        four().followers(PHARAOS, "gaia4_a3", 1).followers(PHARAOS, "gaia4_c2", 1).exhausted("gaia4_c2", 1);
    assert_eq!(end_points(wood, MinorGod::Horus, "pharaos_f"), 4);
    let gold = four().followers(NORRENIS, "gaia4_a1", 1);
    assert_eq!(end_points(gold, MinorGod::Aegir, "norrenis_f"), 2);
    let metal = four().followers(BABYLONS, "gaia4_b1", 1).followers(BABYLONS, "gaia4_c4", 1);
    assert_eq!(end_points(metal, MinorGod::Ninhursag, "babylons_f"), 4);
    let food = four().followers(HELLENIS, "gaia4_c5", 1);
    assert_eq!(end_points(food, MinorGod::Demeter, "hellenis_f"), 2);
}

#[test]
fn r51_two_type_hexes_count_once_for_each_god() {
    let puzzle = super::scene::two(House::Hellenis, House::Pharaos).followers(PHARAOS, "gaia2_a2", 1);
    let scene = Scene(puzzle.minor(PHARAOS, MinorGod::Demeter, "hellenis_f").last_turn_done());
    let gods = scene.0.score_sheet(PHARAOS).into_iter().find(|line| line.key == "points-gods");
    assert_eq!(gods.map(|line| line.points), Some(2));
}

#[test]
fn isis_adds_one_beside_figures() {
    let puzzle = four()
        .minor(PHARAOS, MinorGod::Isis, "pharaos_f")
        .settlement(PHARAOS, "gaia4_b1")
        .followers(PHARAOS, "gaia4_b1", 1)
        .goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.clone().acting(PHARAOS, Token::HarvestBlue, false));
    scene.play(PHARAOS, "harvest gaia4_b1");
    assert_eq!(scene.goods(PHARAOS), [0, 0, 2, 0]);
    let puzzle = puzzle.followers(BABYLONS, "gaia4_b1", 1).hand(PHARAOS, &[Weapon::Dagger]);
    let scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    assert_eq!((scene.0.battle_total(0), scene.0.battle_total(1)), (2, 1));
}

#[test]
fn osiris_harvests_with_a_settlement_alone_r59() {
    let puzzle = four()
        .minor(PHARAOS, MinorGod::Osiris, "pharaos_f")
        .settlement(PHARAOS, "gaia4_b1")
        .goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.acting(PHARAOS, Token::HarvestBlue, false));
    scene.play(PHARAOS, "harvest gaia4_b1");
    assert_eq!(scene.goods(PHARAOS), [0, 0, 1, 0]);
}

#[test]
fn seth_ignores_capital_and_atlantis_r32() {
    let puzzle = four()
        .defeated(PHARAOS, "gaia4_b3")
        .followers(PHARAOS, "gaia4_b3", 1)
        .exhausted("pharaos_d", 1)
        .followers(PHARAOS, "pharaos_e", 1)
        .exhausted("pharaos_e", 1);
    assert_eq!(end_points(puzzle, MinorGod::Seth, "pharaos_f"), 3, "only d and e");
}

#[test]
fn sekhmet_makes_a_card_playable() {
    let puzzle = |sekhmet: bool| {
        let puzzle = four()
            .followers(PHARAOS, "gaia4_a1", 1)
            .followers(BABYLONS, "gaia4_a1", 1)
            .hand(PHARAOS, &[Weapon::DoubleAxe])
            .goods(PHARAOS, [0; 4]);
        if sekhmet { puzzle.minor(PHARAOS, MinorGod::Sekhmet, "pharaos_f") } else { puzzle }
    };
    let lost = Scene(puzzle(false).phase(PHARAOS, Phase::Battles, &[]));
    assert!(lost.controls(BABYLONS, "gaia4_a1"), "no card to pay, lost at once");
    let mut scene = Scene(puzzle(true).phase(PHARAOS, Phase::Battles, &[]));
    scene.play(PHARAOS, "weapon double_axe").play(BABYLONS, "weapon slingshot");
    assert!(scene.controls(PHARAOS, "gaia4_a1"));
}

#[test]
fn loki_plays_two_and_keeps_one() {
    let puzzle = four()
        .minor(NORRENIS, MinorGod::Loki, "gaia4_a1")
        .followers(PHARAOS, "gaia4_a1", 1)
        .hand(NORRENIS, &[Weapon::DoubleAxe, Weapon::Dagger])
        .goods(NORRENIS, [0, 0, 1, 0])
        .goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.phase(NORRENIS, Phase::Battles, &[]));
    scene.play(NORRENIS, "weapon dagger");
    assert_eq!(scene.options(NORRENIS), ["weapon double_axe", "weapon none"]);
    scene.play(NORRENIS, "weapon double_axe").play(PHARAOS, "weapon slingshot");
    assert_eq!(scene.options(NORRENIS), ["keep dagger", "keep double_axe"]);
    scene.play(NORRENIS, "keep dagger");
    assert_eq!(scene.0.mat(NORRENIS).vp(), 4);
    assert!(scene.in_hand(NORRENIS, Weapon::DoubleAxe), "back to hand, unpaid");
    let weapons = scene.0.mat(NORRENIS);
    assert_eq!(weapons.resource(Resource::Metal), 0, "the slingshot took the metal that was not paid");
}

#[test]
fn loki_against_a_civilization_chooses_after_the_token_and_pays_then() {
    let puzzle = four()
        .minor(NORRENIS, MinorGod::Loki, "norrenis_b")
        .hand(NORRENIS, &[Weapon::Broadsword, Weapon::ShortBow])
        .goods(NORRENIS, [0, 0, 2, 0]);
    let mut scene = Scene(puzzle.phase(NORRENIS, Phase::Battles, &[]));
    scene.all(NORRENIS, &["weapon broadsword", "weapon short_bow"]);
    assert_eq!(scene.has(NORRENIS, Resource::Metal), 2, "nothing is paid yet");
    scene.deal("deal ancient ancient_03").play(NORRENIS, "keep short_bow");
    scene.play(NORRENIS, "gain gold");
    assert_eq!(scene.has(NORRENIS, Resource::Metal), 2);
    assert_eq!(scene.vp(NORRENIS), 3);
}

#[test]
fn thor_counts_figures_and_upgraded_settlements() {
    let puzzle = four().followers(NORRENIS, "norrenis_a", 5).followers(NORRENIS, "norrenis_d", 4);
    assert_eq!(end_points(puzzle, MinorGod::Thor, "norrenis_e"), 2);
    let puzzle = four().followers(NORRENIS, "norrenis_f", 1).major(NORRENIS, "norrenis_e");
    assert_eq!(end_points(puzzle, MinorGod::Thor, "norrenis_e"), 4, "3 + 2 in f; 1 + 3 + 2 in e");
}

#[test]
fn freyr_needs_two_territories_away_z2() {
    let scene = summon(four().followers(NORRENIS, "gaia4_a1", 1), MinorGod::Freyr, "norrenis_f");
    assert_ne!(scene.asked(), "ask-use-power", "one territory is not enough");
}

#[test]
fn freya_takes_a_follower_even_from_a_contested_territory() {
    let puzzle = four().followers(NORRENIS, "norrenis_b", 1).goods(NORRENIS, [0; 4]);
    let mut scene = summon(puzzle, MinorGod::Freya, "norrenis_f");
    scene.all(NORRENIS, &["use", "sacrifice norrenis_b", "gain food", "gain food", "gain wood", "gain gold"]);
    assert_eq!(scene.goods(NORRENIS), [2, 1, 0, 1]);
    assert!(!scene.contested("norrenis_b"), "R4: the contest is over");
    let mut declined = summon(four().goods(NORRENIS, [0; 4]), MinorGod::Freya, "norrenis_f");
    declined.all(NORRENIS, &["use", "decline"]);
    assert_eq!(declined.goods(NORRENIS), [0; 4]);
}

#[test]
fn freya_not_from_atlantis_after_the_end_r73() {
    let puzzle = four().defeated(NORRENIS, "gaia4_b3").followers(NORRENIS, "gaia4_b3", 1).end_triggered();
    let mut scene = summon(puzzle, MinorGod::Freya, "norrenis_f");
    scene.play(NORRENIS, "use");
    assert_eq!(scene.refused(NORRENIS, "sacrifice gaia4_b3"), Refusal::AtlantisClosed);
}

#[test]
fn frigg_reinforces_places_with_three_objects_r29() {
    let puzzle = four().followers(NORRENIS, "gaia4_a1", 3).followers(NORRENIS, "gaia4_a2", 2);
    let mut scene = summon(puzzle, MinorGod::Frigg, "norrenis_f");
    scene.all(NORRENIS, &["use", "use", "use"]);
    assert_eq!(scene.count(NORRENIS, "gaia4_a1", Kind::Follower), 4);
    assert_eq!(scene.count(NORRENIS, "norrenis_f", Kind::Follower), 2, "settlement, god and follower");
    assert_eq!(scene.count(NORRENIS, "gaia4_a2", Kind::Follower), 2, "two objects only");
    let mut skipped = summon(four().followers(NORRENIS, "gaia4_a1", 3), MinorGod::Frigg, "norrenis_e");
    skipped.all(NORRENIS, &["use", "decline", "use"]);
    assert_eq!(skipped.count(NORRENIS, "gaia4_a1", Kind::Follower), 4, "norrenis_f skipped, then Gaia");
}

#[test]
fn heimdallr_only_in_defence() {
    let puzzle = four()
        .minor(NORRENIS, MinorGod::Heimdallr, "norrenis_f")
        .move_settlement(NORRENIS, "norrenis_f", "gaia4_a1")
        .followers(NORRENIS, "gaia4_a1", 1)
        .followers(PHARAOS, "gaia4_a1", 2)
        .hand(PHARAOS, &[Weapon::Dagger]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    assert_eq!((scene.0.battle_total(0), scene.0.battle_total(1)), (2, 4));
    scene.play(PHARAOS, "weapon dagger").play(NORRENIS, "weapon slingshot");
    assert!(scene.controls(NORRENIS, "gaia4_a1"), "3 against 5");
}

#[test]
fn anu_moves_a_group_and_enlil_a_fourth_r26() {
    let puzzle = || {
        four().no_followers(BABYLONS).followers(BABYLONS, "babylons_a", 6).followers(
            BABYLONS,
            "babylons_f",
            1,
        )
    };
    let mut scene = summon(puzzle(), MinorGod::Anu, "babylons_f");
    scene.all(BABYLONS, &["use", "origin babylons_a", "teleport gaia4_a1"]);
    assert_eq!(scene.refused(BABYLONS, "carry minor_god"), Refusal::NoSuchPiece { kind: Kind::Minor });
    scene.all(BABYLONS, &["carry follower", "carry follower", "carry follower"]).deal_all();
    assert_eq!(scene.count(BABYLONS, "gaia4_a1", Kind::Follower), 3);
    assert_ne!(scene.asked(), "ask-group");
    let kept = [MinorGod::Anu, MinorGod::Enlil, MinorGod::Ea, MinorGod::Assur];
    let puzzle = puzzle().gods(BABYLONS, kept).minor(BABYLONS, MinorGod::Enlil, "babylons_f");
    let mut scene = Scene(puzzle.summon_tokens(BABYLONS, 1, false).phase(BABYLONS, Phase::Additional, &[]));
    scene.all(BABYLONS, &["summon", "summon anu", "replace babylons_f", "use", "origin babylons_a"]);
    scene.all(BABYLONS, &["teleport gaia4_a1", "carry follower", "carry follower", "carry follower"]);
    assert_eq!(scene.asked(), "ask-group", "a fourth figure");
    scene.play(BABYLONS, "stop");
}

#[test]
fn anu_not_from_contested_territories() {
    let puzzle = four().followers(BABYLONS, "babylons_b", 1);
    let mut scene = summon(puzzle, MinorGod::Anu, "babylons_f");
    scene.play(BABYLONS, "use");
    assert_eq!(scene.refused(BABYLONS, "origin babylons_b"), Refusal::Locked);
    assert_eq!(scene.refused(BABYLONS, "origin gaia4_a1"), Refusal::NoFigures);
}

#[test]
fn assur_with_two_figures() {
    let puzzle = |n| {
        four()
            .minor(BABYLONS, MinorGod::Assur, "babylons_f")
            .followers(BABYLONS, "gaia4_b1", n)
            .goods(BABYLONS, [0; 4])
    };
    let mut scene = Scene(puzzle(2).acting(BABYLONS, Token::HarvestBlue, false));
    scene.play(BABYLONS, "harvest gaia4_b1");
    assert_eq!(scene.goods(BABYLONS), [0, 0, 3, 0]);
    let battle = |n| {
        let puzzle = puzzle(n).followers(PHARAOS, "gaia4_b1", 1).hand(BABYLONS, &[Weapon::Dagger]);
        Scene(puzzle.phase(BABYLONS, Phase::Battles, &[])).0.battle_total(0)
    };
    assert_eq!((battle(1), battle(2)), (1, 3));
}

#[test]
fn marduk_recruits_on_each_planet_r28() {
    let puzzle = four()
        .settlement(BABYLONS, "gaia4_a1")
        .settlement(BABYLONS, "norrenis_a")
        .settlement(BABYLONS, "pharaos_a")
        .followers(PHARAOS, "pharaos_a", 1);
    let mut scene = summon(puzzle, MinorGod::Marduk, "babylons_f");
    scene.play(BABYLONS, "use");
    assert_eq!(scene.refused(BABYLONS, "recruit gaia4_a1"), Refusal::OtherBoard);
    scene.all(BABYLONS, &["recruit norrenis_a", "recruit babylons_f", "recruit gaia4_a1"]).deal_all();
    assert_eq!(scene.count(BABYLONS, "gaia4_a1", Kind::Follower), 1);
    assert_eq!(scene.count(BABYLONS, "pharaos_a", Kind::Follower), 0, "besieged");
    assert_ne!(scene.asked(), "ask-recruit");
}

#[test]
fn ninlil_counts_shrines_away_from_home() {
    let puzzle =
        four().followers(BABYLONS, "gaia4_a2", 1).followers(BABYLONS, "gaia4_b4", 1).goods(BABYLONS, [0; 4]);
    let mut scene = summon(puzzle, MinorGod::Ninlil, "babylons_f");
    scene.play(BABYLONS, "use");
    assert_eq!((scene.vp(BABYLONS), scene.goods(BABYLONS)), (2, [0, 0, 2, 0]));
    let none = summon(four(), MinorGod::Ninlil, "babylons_f");
    assert_ne!(none.asked(), "ask-use-power");
}

#[test]
fn ea_counts_atlantis() {
    let puzzle = four().defeated(BABYLONS, "gaia4_b3").followers(BABYLONS, "gaia4_b3", 1);
    assert_eq!(end_points(puzzle, MinorGod::Ea, "babylons_f"), 4);
}

#[test]
fn enlil_teleports_one_more() {
    let puzzle = four().minor(BABYLONS, MinorGod::Enlil, "babylons_f").pact(BABYLONS, "pact_neutral_12");
    let mut scene = Scene(puzzle.goods(BABYLONS, [4, 0, 0, 0]).phase(BABYLONS, Phase::Additional, &[]));
    scene.play(BABYLONS, "fulfil");
    assert_eq!(scene.prompt(), Some(anunnaki::Prompt::PortalPick { left: 2 }), "however it was obtained");
}

#[test]
fn hades_counts_the_reserve() {
    assert_eq!(end_points(four(), MinorGod::Hades, "hellenis_f"), 6, "nine in reserve");
    assert_eq!(end_points(four().followers(HELLENIS, "hellenis_f", 1), MinorGod::Hades, "hellenis_f"), 4);
}

#[test]
fn ares_counts_all_defeated_civilizations_r33() {
    let puzzle = four().defeated(HELLENIS, "gaia4_b3").defeated(HELLENIS, "hellenis_b");
    assert_eq!(end_points(puzzle, MinorGod::Ares, "hellenis_f"), 4);
}

#[test]
fn athena_blesses_settlements_exhausted_and_besieged_r27() {
    let puzzle = four()
        .settlement(HELLENIS, "gaia4_a1")
        .exhausted("gaia4_a1", 2)
        .settlement(HELLENIS, "gaia4_b1")
        .followers(PHARAOS, "gaia4_b1", 1)
        .goods(HELLENIS, [0; 4]);
    let mut scene = summon(puzzle, MinorGod::Athena, "hellenis_f");
    scene.play(HELLENIS, "use");
    assert_eq!(scene.goods(HELLENIS), [0, 1, 1, 1], "wood of the capital, metal of b1, gold of a1");
    assert_eq!(scene.exhausted("gaia4_a1"), 2, "no exhaust token");
}

#[test]
fn athena_chooses_in_two_type_hexes() {
    let puzzle = super::scene::two(House::Hellenis, House::Pharaos)
        .settlement(PHARAOS, "gaia2_a2")
        .goods(PHARAOS, [0; 4])
        .gods(PHARAOS, others(MinorGod::Athena))
        .summon_tokens(PHARAOS, 1, false);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Additional, &[]));
    scene.all(PHARAOS, &["summon", "summon athena", "replace hellenis_f", "use"]);
    assert_eq!(scene.options(PHARAOS), ["collect food", "collect wood"]);
    scene.play(PHARAOS, "collect food");
    assert_eq!(scene.goods(PHARAOS), [1, 1, 0, 0]);
}

#[test]
fn hera_adds_one_to_every_recruitment() {
    let puzzle = four().minor(HELLENIS, MinorGod::Hera, "hellenis_f");
    let scene = Scene(puzzle.acting(HELLENIS, Token::Income, false));
    assert_eq!(scene.prompt(), Some(anunnaki::Prompt::Recruit { left: 3, board: None }));
}

#[test]
fn hermes_adds_two_points() {
    let puzzle = four().minor(HELLENIS, MinorGod::Hermes, "hellenis_f");
    let scene = Scene(puzzle.acting(HELLENIS, Token::MoveBlue, false));
    assert_eq!(scene.prompt(), Some(anunnaki::Prompt::MovePick { points: 4 }));
}

#[test]
fn poseidon_is_one_more_shrine_for_everything() {
    let puzzle = four().minor(HELLENIS, MinorGod::Poseidon, "hellenis_f").goods(HELLENIS, [0; 4]);
    let scene = Scene(puzzle.acting(HELLENIS, Token::Creation, false));
    assert_eq!(scene.goods(HELLENIS), [0, 2, 0, 0], "one shrine at home, one of Poseidon");
    assert_eq!(scene.0.goal_value(HELLENIS, anunnaki::ids::Goal::Shrines), 2);
}

#[test]
fn r8_r21_one_god_per_turn_and_only_own_ones() {
    // A payable pact keeps the menu open after the summoning.
    let puzzle = || {
        four().gods(PHARAOS, others(MinorGod::Isis)).pact(PHARAOS, "pact_neutral_12").goods(PHARAOS, [1; 4])
    };
    let tokens = puzzle().summon_tokens(PHARAOS, 2, true);
    let mut scene = Scene(tokens.phase(PHARAOS, Phase::Additional, &[]));
    scene.play(PHARAOS, "summon");
    assert_eq!(scene.refused(PHARAOS, "summon sekhmet"), Refusal::GodNotAvailable);
    assert_eq!(scene.refused(PHARAOS, "summon loki"), Refusal::GodNotAvailable);
    scene.all(PHARAOS, &["summon isis", "replace pharaos_f"]);
    assert!(scene.0.mat(PHARAOS).minor_tokens() == 1 && scene.0.mat(PHARAOS).major_token());
    assert_eq!(
        scene.refused(PHARAOS, "summon"),
        Refusal::OncePerTurn,
        "neither a second minor nor the major"
    );
    let four_gods = others(MinorGod::Isis)
        .into_iter()
        .fold(puzzle(), |puzzle, god| puzzle.minor(PHARAOS, god, "pharaos_f"));
    let fifth = Scene(four_gods.summon_tokens(PHARAOS, 1, false).phase(PHARAOS, Phase::Additional, &[]));
    assert_eq!(fifth.0.mat(PHARAOS).minor_tokens(), 1);
    assert_eq!(fifth.refused(PHARAOS, "summon"), Refusal::NoSummonToken, "R21: the fifth token has no use");
}
