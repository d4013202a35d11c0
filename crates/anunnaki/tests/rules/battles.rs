//! Battles: who fights, sieges, retreats, civilizations, Atlantis (3.1, 5).

use super::scene::{BABYLONS, HELLENIS, NORRENIS, PHARAOS, Scene, four};
use anunnaki::Refusal;
use anunnaki::ids::{Artifact, Kind, MinorGod, Resource, Token, Track, Weapon};
use anunnaki::prompt::Phase;
use game_core::{Awaiting, Game, Seat, SeatSet, Viewer};

#[test]
fn s5_1_both_sides_are_asked_at_once_and_either_may_answer_first_r71() {
    let puzzle = four()
        .followers(PHARAOS, "gaia4_a1", 2)
        .followers(BABYLONS, "gaia4_a1", 1)
        .hand(PHARAOS, &[Weapon::Dagger, Weapon::ShortBow]);
    let start = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    let both: SeatSet = [PHARAOS, BABYLONS].into_iter().collect();
    assert_eq!(start.0.awaiting(), Awaiting::Players(both));
    let mut one = start.clone();
    one.play(PHARAOS, "weapon dagger");
    assert_eq!(one.0.awaiting(), Awaiting::one(BABYLONS));
    one.play(BABYLONS, "weapon slingshot");
    let mut other = start.clone();
    other.play(BABYLONS, "weapon slingshot");
    assert_eq!(other.0.awaiting(), Awaiting::one(PHARAOS));
    other.play(PHARAOS, "weapon dagger");
    assert_eq!(one.0, other.0, "the order of the answers changes nothing");
    assert_eq!(
        start.refused(PHARAOS, "weapon slingshot"),
        Refusal::RegularWeapon,
        "attackers play advanced cards"
    );
    assert_eq!(start.refused(PHARAOS, "weapon none"), Refusal::MustPlay, "he must if he can");
    assert_eq!(start.refused(PHARAOS, "weapon broadsword"), Refusal::NotInHand);
}

#[test]
fn s5_2_a_card_must_be_payable() {
    let puzzle = four()
        .followers(PHARAOS, "gaia4_a1", 2)
        .followers(BABYLONS, "gaia4_a1", 1)
        .hand(PHARAOS, &[Weapon::Dagger, Weapon::Broadsword])
        .goods(PHARAOS, [5, 5, 1, 5])
        .goods(BABYLONS, [1, 0, 0, 0]);
    let scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    let need = Refusal::Lacking { resource: Resource::Metal, have: 1, need: 2 };
    assert_eq!(scene.refused(PHARAOS, "weapon broadsword"), need);
    assert_eq!(scene.refused(BABYLONS, "weapon long_shield"), Refusal::Goods { have: 1, need: 2 });
}

#[test]
fn s5_2_the_loser_leaves_and_the_settlement_is_besieged() {
    let puzzle = four()
        .followers(PHARAOS, "gaia4_a1", 3)
        .settlement(BABYLONS, "gaia4_a1")
        .followers(BABYLONS, "gaia4_a1", 1)
        .minor(BABYLONS, MinorGod::Ea, "gaia4_a1")
        .hand(PHARAOS, &[Weapon::ShortBow])
        .goods(BABYLONS, [0; 4]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    scene.play(PHARAOS, "weapon short_bow").play(BABYLONS, "weapon slingshot");
    scene.play(BABYLONS, "steal food");
    assert!(scene.controls(PHARAOS, "gaia4_a1"));
    assert_eq!(scene.count(BABYLONS, "gaia4_a1", Kind::Settlement), 1, "it stays");
    assert_eq!(scene.count(BABYLONS, "babylons_f", Kind::Minor), 1);
    assert_eq!(scene.count(BABYLONS, "babylons_f", Kind::Follower), 3);
    assert!(!scene.controls(BABYLONS, "gaia4_a1"), "besieged");
}

#[test]
fn s3_1_entering_a_settlement_alone_is_a_siege_not_a_battle() {
    let puzzle = four().settlement(BABYLONS, "gaia4_a1").followers(PHARAOS, "gaia4_a2", 1);
    let mut scene = Scene(puzzle.acting(PHARAOS, Token::MoveBlue, false));
    scene.all(PHARAOS, &["pick gaia4_a2 follower", "step gaia4_a1"]);
    assert!(!scene.contested("gaia4_a1"));
    assert!(scene.controls(PHARAOS, "gaia4_a1"));
    assert_eq!(
        scene.options(PHARAOS).iter().filter(|step| step.contains("gaia4_a1")).count(),
        1,
        "not locked"
    );
}

#[test]
fn s5_1_a_third_players_besieged_settlement_is_a_bystander_r14() {
    let puzzle = four()
        .settlement(BABYLONS, "gaia4_a1")
        .followers(HELLENIS, "gaia4_a1", 1)
        .followers(PHARAOS, "gaia4_a1", 2)
        .hand(PHARAOS, &[Weapon::Dagger]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    assert_eq!(scene.0.battle_total(1), 1);
    scene.play(PHARAOS, "weapon dagger").play(HELLENIS, "weapon slingshot");
    scene.end_turn(PHARAOS);
    assert!(scene.controls(PHARAOS, "gaia4_a1"));
    assert_eq!(scene.count(BABYLONS, "gaia4_a1", Kind::Settlement), 1);
}

#[test]
fn s5_2_norrenis_retreat_with_their_settlements() {
    let puzzle = four()
        .move_settlement(NORRENIS, "norrenis_f", "gaia4_a1")
        .followers(NORRENIS, "gaia4_a1", 1)
        .followers(PHARAOS, "gaia4_a1", 3)
        .hand(PHARAOS, &[Weapon::ShortBow])
        .goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    scene.play(PHARAOS, "weapon short_bow").play(NORRENIS, "weapon slingshot");
    assert_eq!(scene.count(NORRENIS, "norrenis_f", Kind::Settlement), 1);
    assert_eq!(scene.count(NORRENIS, "norrenis_f", Kind::Follower), 3);
}

#[test]
fn s3_6_the_active_player_chooses_the_next_battle() {
    let puzzle = four()
        .followers(PHARAOS, "gaia4_a1", 1)
        .followers(BABYLONS, "gaia4_a1", 1)
        .followers(PHARAOS, "pharaos_b", 1)
        .hand(PHARAOS, &[Weapon::Dagger]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    assert_eq!(scene.options(PHARAOS).len(), 2);
    assert_eq!(scene.refused(PHARAOS, "fight gaia4_a2"), Refusal::NotContested);
    scene.play(PHARAOS, "fight gaia4_a1").play(PHARAOS, "weapon dagger").play(BABYLONS, "weapon slingshot");
    scene.end_turn(PHARAOS);
    assert_eq!(
        scene.count(PHARAOS, "pharaos_b", Kind::Follower),
        0,
        "the second battle is lost without a card"
    );
}

#[test]
fn r16_lost_to_a_civilization_without_a_card() {
    let puzzle = four().followers(PHARAOS, "pharaos_b", 2).goods(PHARAOS, [0; 4]);
    let scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    assert_eq!(scene.count(PHARAOS, "pharaos_f", Kind::Follower), 4);
    assert_eq!(scene.goods(PHARAOS), [0, 0, 1, 0], "the metal of a defeat, card or no card");
    let view = scene.0.view(Viewer::Spectator);
    assert_eq!(view.ancient_tokens_unseen, 12, "the token is not turned");
    let player = four().followers(PHARAOS, "gaia4_a1", 2).followers(BABYLONS, "gaia4_a1", 1);
    let scene = Scene(player.goods(PHARAOS, [0; 4]).phase(PHARAOS, Phase::Battles, &[]));
    assert_eq!(scene.goods(PHARAOS), [0; 4], "against a player it asks for an advanced card");
}

#[test]
fn s5_3_a_lost_battle_turns_the_token_up_for_good() {
    let puzzle =
        || four().followers(PHARAOS, "pharaos_b", 1).hand(PHARAOS, &[Weapon::Dagger]).goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle().phase(PHARAOS, Phase::Battles, &[]));
    scene.play(PHARAOS, "weapon dagger").deal("deal ancient ancient_12");
    assert_eq!(scene.has(PHARAOS, Resource::Metal), 1);
    assert_eq!(scene.count(PHARAOS, "pharaos_b", Kind::Follower), 0);
    let view = scene.0.view(Viewer::Spectator);
    let hex =
        view.boards.iter().flat_map(|board| &board.territories).find(|hex| hex.territory == "pharaos_b");
    assert_eq!(hex.and_then(|hex| hex.ancient.as_ref()?.token), Some("ancient_12"));
    assert_eq!(scene.0.mat(PHARAOS).ancients(), 0);
    let mut again = Scene(puzzle().ancient("pharaos_b", "ancient_12").phase(PHARAOS, Phase::Battles, &[]));
    again.play(PHARAOS, "weapon dagger");
    assert_ne!(again.0.awaiting(), Awaiting::Chance, "no draw for a token that is up");
}

#[test]
fn s5_3_every_civilization_pays_its_reward() {
    let goods = |token: &str, choices: &[&str]| {
        let puzzle = four()
            .major(PHARAOS, "pharaos_b")
            .followers(PHARAOS, "pharaos_b", 2)
            .ancient("pharaos_b", token)
            .hand(PHARAOS, &[Weapon::ShortBow])
            .goods(PHARAOS, [0; 4]);
        let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
        scene.play(PHARAOS, "weapon short_bow").all(PHARAOS, choices);
        assert_eq!(scene.0.mat(PHARAOS).ancients(), 1, "{token}");
        (scene.goods(PHARAOS), scene.vp(PHARAOS) - 3)
    };
    assert_eq!(goods("ancient_01", &["choose 1"]), ([0, 1, 0, 0], 0));
    assert_eq!(goods("ancient_02", &["choose 0"]), ([1, 0, 0, 0], 0));
    assert_eq!(goods("ancient_03", &["gain gold"]), ([0, 0, 0, 1], 0));
    assert_eq!(goods("ancient_04", &[]), ([1, 0, 0, 1], 0));
    assert_eq!(goods("ancient_05", &[]), ([0, 1, 0, 1], 0));
    assert_eq!(goods("ancient_06", &[]), ([1, 0, 1, 0], 0));
    assert_eq!(goods("ancient_07", &["gain food"]), ([1, 1, 0, 0], 1));
    assert_eq!(goods("ancient_08", &["gain food"]), ([1, 0, 1, 0], 1));
    assert_eq!(goods("ancient_09", &[]), ([1, 0, 2, 0], 0));
    assert_eq!(goods("ancient_10", &[]), ([0, 1, 0, 2], 0));
    assert_eq!(goods("ancient_11", &["gain food", "gain gold"]), ([1, 0, 0, 1], 1));
    assert_eq!(goods("ancient_12", &["gain food", "gain gold", "gain gold"]), ([1, 0, 0, 2], 0));
}

#[test]
fn s5_3_a_token_that_humbles_gods() {
    let puzzle = four()
        .major(PHARAOS, "pharaos_b")
        .ancient("pharaos_b", "ancient_12")
        .hand(PHARAOS, &[Weapon::ShortBow])
        .goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    scene.play(PHARAOS, "weapon short_bow");
    assert_eq!(scene.count(PHARAOS, "pharaos_f", Kind::Major), 1, "1 + 3 against 5");
}

#[test]
fn s5_4_later_battles_in_atlantis_give_no_artifact() {
    let puzzle = four()
        .defeated(BABYLONS, "gaia4_b3")
        .artifact(BABYLONS, Artifact::Scarab, &[Artifact::Mirror, Artifact::Tablet])
        .followers(BABYLONS, "gaia4_b3", 1)
        .followers(PHARAOS, "gaia4_b3", 2)
        .hand(PHARAOS, &[Weapon::Dagger])
        .goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    scene.play(PHARAOS, "weapon dagger").play(BABYLONS, "weapon slingshot");
    assert!(scene.controls(PHARAOS, "gaia4_b3"));
    assert_eq!(scene.0.mat(PHARAOS).artifact_count(), 0);
}

#[test]
fn r76_what_the_table_knows_of_a_hand() {
    let sure = |scene: &Scene, seat: Seat| {
        let weapons = scene.0.view(Viewer::Spectator).seats[seat.index()].weapons.clone();
        (
            weapons.hand_count,
            weapons.certainly_in_hand.len(),
            weapons.certainly_in_stack.len(),
            weapons.unknown.len(),
        )
    };
    let puzzle = four().goods(PHARAOS, [0, 0, 2, 0]).crystals(PHARAOS, 1);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Magic, &[]));
    assert_eq!(sure(&scene, PHARAOS), (2, 2, 7, 0), "all seven are in the stack");
    scene.all(PHARAOS, &["cast magic_weapons", "arm dagger", "arm war_cart"]);
    assert_eq!(sure(&scene, PHARAOS), (4, 2, 0, 7), "a gain makes the stack unknown");

    let puzzle = four()
        .minor(NORRENIS, MinorGod::Loki, "gaia4_a1")
        .followers(PHARAOS, "gaia4_a1", 1)
        .hand(NORRENIS, &[Weapon::Dagger, Weapon::ShortBow, Weapon::CastingNet])
        .goods(PHARAOS, [0; 4])
        .goods(NORRENIS, [0; 4]);
    let mut scene = Scene(puzzle.phase(NORRENIS, Phase::Battles, &[]));
    scene.all(NORRENIS, &["weapon dagger", "weapon short_bow"]);
    assert_eq!(sure(&scene, NORRENIS).0, 5, "sealed cards still count as in hand");
    scene.play(PHARAOS, "weapon slingshot").play(NORRENIS, "keep dagger");
    let weapons = &scene.0.view(Viewer::Spectator).seats[1].weapons;
    assert!(weapons.certainly_in_hand.contains(&"short_bow"), "shown and taken back");
    assert!(weapons.certainly_in_stack.contains(&"dagger"), "shown and returned");
    assert_eq!(weapons.unknown.len(), 5, "the net is one of five");
}

#[test]
fn r76_a_known_count_settles_the_rest() {
    let puzzle = four()
        .followers(PHARAOS, "gaia4_a1", 2)
        .followers(BABYLONS, "gaia4_a1", 1)
        .hand(PHARAOS, &[Weapon::Dagger]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    scene.play(PHARAOS, "weapon dagger").play(BABYLONS, "weapon slingshot").end_turn(PHARAOS);
    let weapons = &scene.0.view(Viewer::Spectator).seats[0].weapons;
    assert_eq!((weapons.hand_count, weapons.certainly_in_stack.len()), (2, 7), "nothing advanced is in hand");
}

#[test]
fn r48_figures_already_in_atlantis_fight_after_the_trigger() {
    let puzzle = four().followers(PHARAOS, "gaia4_b3", 1).hand(PHARAOS, &[Weapon::Dagger]).end_triggered();
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    scene.play(PHARAOS, "weapon dagger").deal("deal ancient ancient_01");
    assert_eq!(scene.count(PHARAOS, "pharaos_f", Kind::Follower), 3, "and retreat from it (R73)");
}

#[test]
fn s5_2_war_steps_of_the_winner_may_trigger_the_end() {
    let puzzle = four()
        .followers(PHARAOS, "gaia4_a1", 2)
        .followers(BABYLONS, "gaia4_a1", 1)
        .hand(PHARAOS, &[Weapon::Dagger])
        .track(PHARAOS, Track::Power, 9)
        .track(PHARAOS, Track::War, 9);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    scene.play(PHARAOS, "weapon dagger").play(BABYLONS, "weapon slingshot");
    assert!(scene.0.end_triggered());
}
