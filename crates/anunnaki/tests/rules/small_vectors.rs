//! The small examples TV20 to TV63 (11), each by its number.

use super::scene::{BABYLONS, HELLENIS, NORRENIS, PHARAOS, Scene, four, two};
use anunnaki::ids::{Artifact, Goal, House, Kind, MinorGod, Resource, Slot, Token, Track, Weapon};
use anunnaki::prompt::Phase;
use anunnaki::puzzle::Puzzle;
use anunnaki::{Refusal, Setup};
use game_core::{Game, Viewer};

#[test]
fn tv20_tv21_tv22_two_type_hexes() {
    let puzzle =
        |n| two(House::Pharaos, House::Norrenis).followers(PHARAOS, "gaia2_b1", n).goods(PHARAOS, [0; 4]);
    let mut both = Scene(puzzle(2).acting(PHARAOS, Token::HarvestBlue, false));
    both.play(PHARAOS, "harvest gaia2_b1");
    assert_eq!(both.goods(PHARAOS), [1, 0, 0, 1]);
    assert_eq!(both.options(PHARAOS), ["cover food", "cover gold"]);
    both.play(PHARAOS, "cover gold");
    assert_eq!(both.exhausted("gaia2_b1"), 1);

    let mut one = Scene(puzzle(1).acting(PHARAOS, Token::HarvestBlue, false));
    one.play(PHARAOS, "harvest gaia2_b1");
    assert_eq!(one.options(PHARAOS), ["collect food", "collect gold"]);
    one.play(PHARAOS, "collect gold");
    assert_eq!((one.goods(PHARAOS), one.exhausted("gaia2_b1")), ([0, 0, 0, 1], 1));

    let covered = puzzle(3).exhausted_type("gaia2_b1", Resource::Food);
    let mut rest = Scene(covered.acting(PHARAOS, Token::HarvestBlue, false));
    rest.play(PHARAOS, "harvest gaia2_b1");
    assert_eq!((rest.goods(PHARAOS), rest.exhausted("gaia2_b1")), ([0, 0, 0, 1], 2));
}

#[test]
fn tv23_upgraded_ra() {
    let puzzle = four().major(PHARAOS, "pharaos_f").pawn(PHARAOS, Slot::T0).goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.turn(PHARAOS));
    let crystals = scene.0.mat(PHARAOS).crystals();
    scene.play(PHARAOS, "pawn v0");
    assert_eq!(scene.asked(), "ask-gain");
    scene.play(PHARAOS, "gain wood");
    assert_eq!((scene.0.mat(PHARAOS).crystals(), scene.goods(PHARAOS)), (crystals + 2, [0, 1, 0, 0]));
}

/// The battle totals once a battle has begun and weapons are sealed.
fn totals(scene: &Scene) -> (i32, i32) {
    (scene.0.battle_total(0), scene.0.battle_total(1))
}

#[test]
fn tv24_tv25_tv41_norrenis_settlements_in_battle() {
    let defending = |major: bool| {
        let puzzle = four()
            .move_settlement(NORRENIS, "norrenis_f", "gaia4_a1")
            .minor(NORRENIS, MinorGod::Heimdallr, "norrenis_f")
            .followers(PHARAOS, "gaia4_a1", 1)
            .hand(PHARAOS, &[Weapon::Dagger]);
        let puzzle = if major { puzzle.major(NORRENIS, "norrenis_f") } else { puzzle };
        Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]))
    };
    let scene = defending(true);
    assert!(scene.contested("gaia4_a1"), "TV41: a settlement alone is a defender");
    assert_eq!(totals(&scene), (1, 5), "TV24");
    assert_eq!(totals(&defending(false)), (1, 3));
    let attacking = Scene(
        four()
            .move_settlement(NORRENIS, "norrenis_f", "gaia4_a1")
            .minor(NORRENIS, MinorGod::Heimdallr, "norrenis_f")
            .followers(PHARAOS, "gaia4_a1", 1)
            .hand(NORRENIS, &[Weapon::Dagger])
            .phase(NORRENIS, Phase::Battles, &[]),
    );
    assert_eq!(totals(&attacking), (0, 1), "TV25");
}

fn in_atlantis(token: &str, weapon: Weapon) -> Scene {
    Scene(
        four()
            .major(PHARAOS, "gaia4_b3")
            .ancient("gaia4_b3", token)
            .hand(PHARAOS, &[weapon])
            .goods(PHARAOS, [0, 0, 1, 0])
            .phase(PHARAOS, Phase::Battles, &[]),
    )
}

#[test]
fn tv26_ballista_in_atlantis() {
    let mut scene = in_atlantis("ancient_05", Weapon::Ballista);
    scene.play(PHARAOS, "weapon ballista");
    assert!(
        !scene.contested("gaia4_b3") && scene.0.mat(PHARAOS).ancients() == 1,
        "3 + 2 = 5 against 4 + 1 = 5"
    );
}

#[test]
fn tv51_a_void_token_in_atlantis() {
    let mut scene = in_atlantis("ancient_04", Weapon::Ballista);
    scene.play(PHARAOS, "weapon ballista");
    assert_eq!(scene.count(PHARAOS, "pharaos_f", Kind::Major), 1, "5 against 6: lost");
    assert_eq!(scene.has(PHARAOS, Resource::Metal), 1, "1 paid, 1 for the defeat");
}

#[test]
fn tv27_attacker_with_regular_weapons_only_r38() {
    let puzzle =
        four().followers(PHARAOS, "gaia4_a1", 2).followers(BABYLONS, "gaia4_a1", 1).goods(PHARAOS, [0; 4]);
    let scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    assert_eq!(scene.count(PHARAOS, "pharaos_f", Kind::Follower), 4);
    assert_eq!(scene.goods(PHARAOS), [0; 4], "no metal");
    assert!(scene.controls(BABYLONS, "gaia4_a1"));
    assert_eq!((scene.vp(BABYLONS), scene.track(BABYLONS, Track::War)), (0, 0));
}

#[test]
fn tv28_tv29_tv30_ranks() {
    let ranks = |markers: [u8; 4]| {
        let mut puzzle = four();
        for (seat, marker) in [PHARAOS, NORRENIS, BABYLONS, HELLENIS].into_iter().zip(markers) {
            puzzle = puzzle.track(seat, Track::War, marker);
        }
        let position = puzzle.turn(PHARAOS);
        [PHARAOS, NORRENIS, BABYLONS, HELLENIS].map(|seat| position.rank_points(seat, Track::War))
    };
    assert_eq!(ranks([5, 5, 5, 1]), [2, 2, 2, 0], "TV28");
    assert_eq!(ranks([5, 3, 3, 1]), [4, 1, 1, 0], "TV29");
    assert_eq!(ranks([5, 3, 3, 3]), [4, 0, 0, 0], "TV30");
    assert_eq!(ranks([4, 4, 2, 2]), [3, 3, 0, 0]);
    assert_eq!(ranks([0, 0, 0, 0]), [1, 1, 1, 1], "R50: markers at the start count");
}

#[test]
fn tv31_the_lightning() {
    let at = |power| {
        let puzzle = four().track(PHARAOS, Track::Technology, 10).track(PHARAOS, Track::Power, power);
        let puzzle = puzzle.pawn(PHARAOS, Slot::V0).goods(PHARAOS, [0, 0, 0, 2]).crystals(PHARAOS, 1);
        let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Magic, &[]));
        scene.all(PHARAOS, &["cast magic_upgrade", "upgrade portal"]);
        (
            scene.track(PHARAOS, Track::Technology),
            scene.0.end_triggered(),
            scene.0.multiplier(PHARAOS, Track::Technology),
        )
    };
    assert_eq!(at(8), (10, false, 4));
    assert_eq!(at(9), (11, true, 5));
}

#[test]
fn tv32_tv33_leftovers_and_the_tablet() {
    let scene = Scene(
        four()
            .defeated(PHARAOS, "gaia4_b3")
            .artifact(PHARAOS, Artifact::Tablet, &[Artifact::Scarab, Artifact::Cornucopia])
            .destiny(PHARAOS, Track::War)
            .track(NORRENIS, Track::War, 9)
            .goods(PHARAOS, [5, 0, 0, 5])
            .crystals(PHARAOS, 4)
            .last_turn_done(),
    );
    use game_core::Describe;
    let sheet = scene.0.score_sheet(PHARAOS);
    let points = |key: &str| sheet.iter().find(|line| line.key == key).map(|line| line.points);
    assert_eq!(points("points-leftovers"), Some(2), "TV32: 14 left");
    assert_eq!(points("points-artifacts"), Some(4), "TV33: the leader stands at x4");
}

fn helmet(defender_hand: &[Weapon], goods: [u8; 4]) -> Scene {
    let mut scene = Scene(
        four()
            .followers(NORRENIS, "gaia4_a1", 1)
            .major(PHARAOS, "gaia4_a1")
            .hand(NORRENIS, &[Weapon::VikingHelmet])
            .hand(PHARAOS, defender_hand)
            .goods(NORRENIS, [0, 0, 1, 0])
            .goods(PHARAOS, goods)
            .phase(NORRENIS, Phase::Battles, &[]),
    );
    scene.play(NORRENIS, "weapon viking_helmet");
    scene
}

#[test]
fn tv34_helmet_against_a_defender_without_another_card() {
    let mut scene = helmet(&[], [0; 4]);
    scene.play(PHARAOS, "weapon slingshot");
    assert_eq!(scene.options(PHARAOS), ["weapon none"], "asked all the same");
    assert_eq!(scene.refused(PHARAOS, "weapon slingshot"), Refusal::ForcedOff);
    scene.play(PHARAOS, "weapon none");
    assert!(scene.controls(NORRENIS, "gaia4_a1"));
    assert_eq!(scene.vp(NORRENIS), 4);
    assert_eq!(scene.goods(PHARAOS), [0; 4], "R77: a slingshot forced off steals nothing");
}

#[test]
fn tv46_helmet_wins_without_totals_r36_r37() {
    let mut scene = helmet(&[Weapon::DoubleAxe, Weapon::ShortBow], [0, 0, 1, 0]);
    scene.play(PHARAOS, "weapon double_axe").play(PHARAOS, "weapon none");
    assert_eq!((scene.track(NORRENIS, Track::War), scene.vp(NORRENIS)), (1, 4));
    assert_eq!(scene.has(PHARAOS, Resource::Metal), 1, "1 paid, 1 for the defeat");
    assert_eq!(scene.count(PHARAOS, "pharaos_f", Kind::Major), 1);
    assert!(scene.0.weapon_stack(PHARAOS).contains(Weapon::DoubleAxe));
    assert!(scene.in_hand(PHARAOS, Weapon::ShortBow));
}

#[test]
fn tv35_composite_bow_with_double_axe() {
    let mut scene = Scene(
        four()
            .followers(BABYLONS, "gaia4_a1", 1)
            .followers(PHARAOS, "gaia4_a1", 1)
            .hand(BABYLONS, &[Weapon::CompositeBow, Weapon::DoubleAxe])
            .goods(BABYLONS, [0, 0, 2, 0])
            .goods(PHARAOS, [0; 4])
            .phase(BABYLONS, Phase::Battles, &[]),
    );
    scene.play(BABYLONS, "weapon composite_bow").play(PHARAOS, "weapon slingshot");
    assert_eq!(scene.options(BABYLONS), ["weapon double_axe", "weapon none"]);
    scene.play(BABYLONS, "weapon double_axe");
    assert_eq!((scene.track(BABYLONS, Track::War), scene.vp(BABYLONS)), (3, 4));
    assert_eq!(scene.goods(BABYLONS), [0; 4], "both costs are paid; nothing is left to steal");
}

#[test]
fn tv36_isis_does_not_defend_alone() {
    let scene = Scene(
        four()
            .minor(PHARAOS, MinorGod::Isis, "pharaos_f")
            .settlement(PHARAOS, "gaia4_a1")
            .followers(BABYLONS, "gaia4_a1", 1)
            .phase(BABYLONS, Phase::Battles, &[]),
    );
    assert!(!scene.contested("gaia4_a1"), "no battle");
    assert!(scene.controls(BABYLONS, "gaia4_a1") && !scene.controls(PHARAOS, "gaia4_a1"), "besieged");
}

#[test]
fn tv37_tv38_tv54_tv55_ishtar() {
    let puzzle = || four().goods(BABYLONS, [0; 4]);
    let alone = puzzle().settlement(BABYLONS, "gaia4_b1");
    let mut scene = Scene(alone.acting(BABYLONS, Token::HarvestBlue, false));
    scene.play(BABYLONS, "harvest gaia4_b1");
    assert_eq!((scene.goods(BABYLONS), scene.exhausted("gaia4_b1")), ([0, 0, 2, 0], 1), "TV37");

    let full = puzzle().settlement(BABYLONS, "gaia4_b1").major(BABYLONS, "gaia4_b1").exhausted("gaia4_b1", 2);
    let mut scene = Scene(full.acting(BABYLONS, Token::HarvestBlue, false));
    scene.play(BABYLONS, "harvest gaia4_b1");
    assert_eq!((scene.goods(BABYLONS), scene.exhausted("gaia4_b1")), ([0, 0, 5, 0], 3), "TV38");

    let capital = puzzle().major(BABYLONS, "babylons_a");
    let mut scene = Scene(capital.acting(BABYLONS, Token::HarvestBlue, false));
    scene.play(BABYLONS, "harvest babylons_f");
    assert_eq!((scene.goods(BABYLONS), scene.exhausted("babylons_f")), ([0, 0, 0, 1], 0), "TV54");

    let two_types =
        two(House::Babylons, House::Pharaos).settlement(PHARAOS, "gaia2_b1").goods(PHARAOS, [0; 4]);
    let mut scene = Scene(two_types.acting(PHARAOS, Token::HarvestBlue, false));
    scene.play(PHARAOS, "harvest gaia2_b1");
    assert_eq!(scene.goods(PHARAOS), [1, 0, 0, 1], "TV55");
    assert_eq!(scene.asked(), "ask-cover");
}

#[test]
fn tv39_tv40_tv44_counting() {
    let puzzle = four()
        .minor(PHARAOS, MinorGod::Seth, "pharaos_f")
        .followers(PHARAOS, "pharaos_a", 1)
        .followers(PHARAOS, "pharaos_c", 1)
        .followers(PHARAOS, "pharaos_e", 1)
        .followers(PHARAOS, "gaia4_b4", 1);
    let puzzle = puzzle
        .exhausted("pharaos_a", 2)
        .exhausted("pharaos_c", 2)
        .exhausted("pharaos_d", 1)
        .exhausted("pharaos_e", 1)
        .exhausted("gaia4_b4", 1);
    use game_core::Describe;
    let scene = Scene(puzzle.last_turn_done());
    let gods = scene.0.score_sheet(PHARAOS).into_iter().find(|line| line.key == "points-gods");
    assert_eq!(gods.map(|line| line.points), Some(6), "TV39: 3 x floor(5 / 2)");

    let away = ["gaia4_a1", "gaia4_a2", "gaia4_a3", "gaia4_a4", "gaia4_b1"];
    let puzzle = away.iter().fold(four(), |puzzle, at| puzzle.followers(NORRENIS, at, 1));
    let puzzle = puzzle
        .gods(NORRENIS, [MinorGod::Freyr, MinorGod::Thor, MinorGod::Loki, MinorGod::Aegir])
        .summon_tokens(NORRENIS, 1, false)
        .crystals(NORRENIS, 0)
        .goods(NORRENIS, [0; 4]);
    let mut scene = Scene(puzzle.phase(NORRENIS, Phase::Additional, &[]));
    scene.all(NORRENIS, &["summon", "summon freyr", "replace norrenis_f", "use"]);
    assert_eq!((scene.vp(NORRENIS), scene.0.mat(NORRENIS).crystals()), (2, 2), "TV40");

    let seven = ["pharaos_a", "pharaos_c", "pharaos_e", "gaia4_a1", "gaia4_a2"];
    let puzzle = seven.iter().fold(four(), |puzzle, at| puzzle.followers(PHARAOS, at, 1));
    assert_eq!(
        puzzle.phase(PHARAOS, Phase::Magic, &[]).goal_value(PHARAOS, Goal::Territories),
        3,
        "TV44: 7 controlled"
    );
    let more = ["gaia4_a3", "gaia4_a4", "gaia4_b1", "gaia4_b2"];
    let puzzle = seven.iter().chain(&more).fold(four(), |puzzle, at| puzzle.followers(PHARAOS, at, 1));
    let puzzle = puzzle.minor(PHARAOS, MinorGod::Isis, "gaia4_b4").minor(PHARAOS, MinorGod::Seth, "gaia4_b5");
    let position = puzzle.phase(PHARAOS, Phase::Magic, &[]);
    assert_eq!(position.controlled(PHARAOS).len(), 13);
    assert_eq!(position.goal_value(PHARAOS, Goal::Territories), 5, "TV44: the cap");
}

#[test]
fn tv42_atlantis_is_closed_at_the_end() {
    let puzzle = || {
        four()
            .defeated(PHARAOS, "gaia4_b3")
            .followers(PHARAOS, "gaia4_b3", 1)
            .followers(PHARAOS, "gaia4_a2", 1)
    };
    let open = Scene(puzzle().acting(PHARAOS, Token::MoveBlue, false));
    assert!(open.options(PHARAOS).contains(&"pick gaia4_b3 follower".to_owned()));
    let mut closed = Scene(puzzle().end_triggered().acting(PHARAOS, Token::MoveBlue, false));
    assert_eq!(closed.refused(PHARAOS, "pick gaia4_b3 follower"), Refusal::NoStep);
    closed.play(PHARAOS, "pick gaia4_a2 follower");
    assert_eq!(closed.refused(PHARAOS, "step gaia4_b3"), Refusal::AtlantisClosed);
}

#[test]
fn tv43_first_turn_r64() {
    let mut scene = Scene(four().turn(PHARAOS));
    assert_eq!(scene.options(PHARAOS), ["pawn t0", "pawn t1", "pawn t3", "pawn t4", "pawn v1", "pawn v4"]);
    assert_eq!(scene.refused(PHARAOS, "pawn v0"), Refusal::FirstTurnBlue);
    scene.play(PHARAOS, "pawn t0");
    assert_eq!(scene.0.mat(PHARAOS).signs_left(), 14);
}

#[test]
fn tv45_first_game_pacts() {
    let setup = Setup { first_game: true, ..Setup::new(2) };
    let puzzle = Puzzle::new(super::scene::worked(), &setup, &[House::Babylons, House::Pharaos]);
    let puzzle = puzzle.pact(PHARAOS, "pact_hellenis_3").goods(PHARAOS, [1, 0, 0, 3]).crystals(PHARAOS, 0);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Additional, &[]));
    scene.play(PHARAOS, "fulfil");
    assert_eq!(scene.goods(PHARAOS), [0, 2, 0, 0]);
    assert_eq!((scene.vp(PHARAOS), scene.track(PHARAOS, Track::Trade)), (4, 2), "both rewards");
}

#[test]
fn tv47_zeus_and_hera() {
    let mut scene = Scene(
        four()
            .major(HELLENIS, "hellenis_f")
            .minor(HELLENIS, MinorGod::Hera, "hellenis_f")
            .followers(HELLENIS, "gaia4_a3", 1)
            .followers(HELLENIS, "gaia4_a4", 1)
            .followers(HELLENIS, "gaia4_b4", 1)
            .culture("gaia4_k02", "culture_follower_1")
            .phase(HELLENIS, Phase::Culture, &[]),
    );
    let reserve = scene.0.mat(HELLENIS).reserve();
    scene.play(HELLENIS, "use");
    scene.all(HELLENIS, &["recruit hellenis_f"; 3]);
    assert_eq!(scene.0.mat(HELLENIS).reserve(), reserve - 3);
    assert_eq!(scene.asked(), "ask-pawn", "one recruitment of 2 + 1");
}

fn loki_battle() -> Scene {
    Scene(
        four()
            .minor(NORRENIS, MinorGod::Loki, "gaia4_a1")
            .followers(PHARAOS, "gaia4_a1", 1)
            .hand(NORRENIS, &[Weapon::Dagger, Weapon::ShortBow, Weapon::CastingNet])
            .hand(PHARAOS, &[Weapon::Dagger, Weapon::WarCart])
            .phase(NORRENIS, Phase::Battles, &[]),
    )
}

#[test]
fn tv48_sealed_weapons_show_nothing() {
    let bytes =
        |scene: &Scene, viewer| serde_json::to_string(&scene.0.view(viewer)).expect("a view is plain data");
    let (mut one, mut two) = (loki_battle(), loki_battle());
    one.all(NORRENIS, &["weapon dagger", "weapon none"]);
    two.all(NORRENIS, &["weapon short_bow", "weapon casting_net"]);
    for viewer in [Viewer::Seat(PHARAOS), Viewer::Spectator, Viewer::Seat(BABYLONS)] {
        assert_eq!(bytes(&one, viewer), bytes(&two, viewer));
    }
    assert_ne!(bytes(&one, Viewer::Seat(NORRENIS)), bytes(&two, Viewer::Seat(NORRENIS)));
    let (mut one, mut two) = (loki_battle(), loki_battle());
    one.play(PHARAOS, "weapon slingshot");
    two.play(PHARAOS, "weapon war_cart");
    for viewer in [Viewer::Seat(NORRENIS), Viewer::Spectator] {
        assert_eq!(bytes(&one, viewer), bytes(&two, viewer));
    }
    assert_ne!(bytes(&one, Viewer::Seat(PHARAOS)), bytes(&two, Viewer::Seat(PHARAOS)));
}

#[test]
fn tv49_a_locked_follower_may_be_recruited_elsewhere() {
    let mut scene = Scene(
        four()
            .followers(PHARAOS, "pharaos_f", 8)
            .followers(PHARAOS, "pharaos_b", 1)
            .goods(PHARAOS, [2, 0, 0, 0])
            .crystals(PHARAOS, 1)
            .phase(PHARAOS, Phase::Magic, &[]),
    );
    assert!(scene.contested("pharaos_b"));
    assert_eq!(scene.0.mat(PHARAOS).reserve(), 0);
    scene.all(PHARAOS, &["cast magic_followers", "recruit pharaos_f"]);
    assert!(scene.options(PHARAOS).contains(&"bring pharaos_b".to_owned()));
    scene.all(PHARAOS, &["bring pharaos_b", "stop"]);
    assert!(!scene.contested("pharaos_b"));
    scene.end_turn(PHARAOS);
    assert_eq!(scene.0.active(), NORRENIS, "no battle takes place");
}

#[test]
fn tv50_composite_bow_against_a_void_token() {
    let mut scene = Scene(
        four()
            .followers(BABYLONS, "babylons_b", 2)
            .ancient("babylons_b", "ancient_08")
            .hand(BABYLONS, &[Weapon::CompositeBow, Weapon::DoubleAxe])
            .goods(BABYLONS, [0, 0, 2, 0])
            .phase(BABYLONS, Phase::Battles, &[]),
    );
    scene.play(BABYLONS, "weapon composite_bow");
    assert_eq!(scene.count(BABYLONS, "babylons_f", Kind::Follower), 4, "3 against 4, no second card: lost");
    assert_eq!(scene.has(BABYLONS, Resource::Metal), 2, "1 paid, 1 for the defeat");
}

#[test]
fn tv52_long_spear() {
    let mut scene = Scene(
        four()
            .followers(HELLENIS, "gaia4_a1", 2)
            .major(PHARAOS, "gaia4_a1")
            .followers(PHARAOS, "gaia4_a1", 1)
            .hand(HELLENIS, &[Weapon::LongSpear])
            .goods(HELLENIS, [1, 0, 1, 0])
            .goods(PHARAOS, [0; 4])
            .phase(HELLENIS, Phase::Battles, &[]),
    );
    scene.play(HELLENIS, "weapon long_spear").play(PHARAOS, "weapon slingshot");
    assert_eq!((scene.track(HELLENIS, Track::War), scene.vp(HELLENIS)), (1, 4), "4 against 2");
    assert_eq!(scene.goods(HELLENIS), [0; 4], "1 metal paid, the food stolen");
    assert_eq!(scene.goods(PHARAOS), [1, 0, 0, 0]);
}

#[test]
fn tv53_war_cart_and_the_tie() {
    let mut scene = Scene(
        four()
            .followers(BABYLONS, "gaia4_a1", 2)
            .followers(PHARAOS, "gaia4_a1", 1)
            .hand(BABYLONS, &[Weapon::ShortBow])
            .hand(PHARAOS, &[Weapon::WarCart])
            .goods(PHARAOS, [0, 0, 3, 0])
            .phase(BABYLONS, Phase::Battles, &[]),
    );
    scene.play(PHARAOS, "weapon war_cart").play(BABYLONS, "weapon short_bow");
    assert_eq!(scene.options(PHARAOS), ["metal 0", "metal 1", "metal 2", "metal 3"]);
    scene.play(PHARAOS, "metal 3");
    assert!(scene.controls(BABYLONS, "gaia4_a1"), "5 against 5: the attacker wins");
    assert_eq!(scene.has(PHARAOS, Resource::Metal), 1, "all paid, 1 for the defeat");
}

#[test]
fn tv56_passing_a_token_and_the_lightning() {
    let puzzle =
        four().track(PHARAOS, Track::Power, 6).pact(PHARAOS, "pact_pharaos_6").goods(PHARAOS, [0, 0, 5, 0]);
    let puzzle = puzzle.followers(PHARAOS, "gaia4_a1", 1).crystals(PHARAOS, 0);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Additional, &[]));
    let before = scene.vp(PHARAOS);
    scene.play(PHARAOS, "fulfil");
    assert_eq!(scene.track(PHARAOS, Track::Power), 9);
    assert!(scene.0.past_lightning(PHARAOS));
    assert_eq!(scene.vp(PHARAOS) - before, 2 + 5, "2 for the token, 5 for the pact");
}

#[test]
fn tv57_major_god_at_the_lightning_r10() {
    let puzzle = four()
        .track(PHARAOS, Track::Power, 7)
        .track(PHARAOS, Track::Technology, 10)
        .summon_tokens(PHARAOS, 0, true)
        .goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Additional, &[]));
    scene.all(PHARAOS, &["summon", "replace pharaos_d"]);
    assert_eq!(Track::ALL.map(|track| scene.track(PHARAOS, track)), [1, 11, 1, 9]);
    assert!(scene.0.end_triggered());
}

#[test]
fn tv58_the_mirror() {
    let mut scene = Scene(
        four()
            .defeated(PHARAOS, "gaia4_b3")
            .artifact(PHARAOS, Artifact::Mirror, &[Artifact::Scarab, Artifact::Cornucopia])
            .goods(PHARAOS, [2, 4, 0, 0])
            .crystals(PHARAOS, 0)
            .phase(PHARAOS, Phase::Magic, &[]),
    );
    scene.all(PHARAOS, &["mirror", "cast magic_build", "build pharaos_d"]);
    assert_eq!(scene.refused(PHARAOS, "cast magic_build"), Refusal::SameMagic);
    scene.all(PHARAOS, &["cast magic_followers", "recruit pharaos_d", "stop"]);
    assert_eq!((scene.goods(PHARAOS), scene.0.mat(PHARAOS).crystals()), ([0, 2, 0, 0], 0));
    assert!(scene.0.view(Viewer::Spectator).seats[0].artifacts.is_empty(), "the card is gone");
}

#[test]
fn tv59_no_figure_twice_through_one_portal() {
    let mut scene = Scene(four().acting(PHARAOS, Token::Portal, true));
    scene.all(PHARAOS, &["pick pharaos_f follower", "teleport gaia4_b1"]);
    assert_eq!(scene.refused(PHARAOS, "pick gaia4_b1 follower"), Refusal::AlreadyArrived);
    assert!(scene.options(PHARAOS).contains(&"pick pharaos_f follower".to_owned()));
}

#[test]
fn tv60_artifacts_of_two_players() {
    let mut scene = Scene(
        two(House::Pharaos, House::Norrenis)
            .major(PHARAOS, "gaia2_b2")
            .followers(PHARAOS, "gaia2_b2", 2)
            .ancient("gaia2_b2", "ancient_05")
            .hand(PHARAOS, &[Weapon::ShortBow])
            .phase(PHARAOS, Phase::Battles, &[]),
    );
    scene
        .play(PHARAOS, "weapon short_bow")
        .deal("deal artifacts cornucopia scarab_amulet tablet_of_destinies");
    assert_eq!(scene.options(PHARAOS).len(), 3);
    let seen = |viewer| scene.0.view(viewer).artifacts.seen;
    assert_eq!(seen(Viewer::Seat(PHARAOS)).map(|cards| cards.len()), Some(3));
    assert_eq!((seen(Viewer::Seat(NORRENIS)), seen(Viewer::Spectator)), (None, None));
    scene.play(PHARAOS, "artifact cornucopia");
    let view = scene.0.view(Viewer::Seat(NORRENIS));
    assert_eq!((view.artifacts.stack, view.artifacts.taken.len()), (0, 1), "two leave the game unseen");
}

#[test]
fn tv61_market_with_one_type() {
    let mut scene = Scene(four().goods(PHARAOS, [0, 1, 0, 0]).acting(PHARAOS, Token::Market, false));
    assert_eq!(scene.options(PHARAOS), ["sell wood", "decline"]);
    scene.play(PHARAOS, "sell wood");
    assert_eq!(scene.options(PHARAOS), ["buy food metal", "buy food gold", "buy metal gold"]);
}

#[test]
fn tv62_sekhmet_r15() {
    let position = four().minor(PHARAOS, MinorGod::Sekhmet, "pharaos_f").turn(PHARAOS);
    let sword = position.weapon_cost(PHARAOS, Weapon::Broadsword);
    assert_eq!((sword.fixed, sword.any), ([0, 0, 1, 0], 0));
    let shield = position.weapon_cost(PHARAOS, Weapon::LongShield);
    assert_eq!((shield.fixed, shield.any), ([0; 4], 2));
    assert!(position.weapon_cost(PHARAOS, Weapon::DoubleAxe).is_free());
}

#[test]
fn tv63_a_settlement_turns_a_token_up() {
    let mut scene = Scene(four().acting(NORRENIS, Token::Portal, false));
    scene.all(NORRENIS, &["pick norrenis_f settlement", "teleport gaia4_b1", "stop"]);
    scene.deal("deal culture culture_vp_1");
    assert_eq!(scene.culture("gaia4_k05").as_deref(), Some("culture_vp_1"));
}
