//! Culture tokens: every kind, several players in order (6).

use super::scene::{BABYLONS, HELLENIS, NORRENIS, PHARAOS, Scene, four};
use anunnaki::Refusal;
use anunnaki::ids::{Token, Track, Weapon};
use anunnaki::prompt::Phase;
use anunnaki::puzzle::Puzzle;
use game_core::Game;

/// Babylons, Hellenis and Pharaos stand around gaia4_k02 (a3, a4, b4).
fn around(token: &str) -> Puzzle {
    four()
        .followers(BABYLONS, "gaia4_a3", 1)
        .followers(HELLENIS, "gaia4_a4", 1)
        .followers(PHARAOS, "gaia4_b4", 1)
        .culture("gaia4_k02", token)
        .goods(BABYLONS, [0; 4])
}

#[test]
fn plain_rewards_are_taken_at_once_r17() {
    for (token, goods, crystals, vp, power) in [
        ("culture_crystal_1", [0, 0, 0, 0], 1, 0, 0),
        ("culture_gold_2", [0, 0, 0, 2], 0, 0, 0),
        ("culture_wood_1", [0, 2, 0, 0], 0, 0, 0),
        ("culture_metal_1", [0, 0, 2, 0], 0, 0, 0),
        ("culture_food_2", [2, 0, 0, 0], 0, 0, 0),
        ("culture_power_2", [0, 0, 0, 0], 0, 0, 2),
        ("culture_vp_1", [0, 0, 0, 0], 0, 2, 0),
    ] {
        let scene = Scene(around(token).crystals(BABYLONS, 0).phase(BABYLONS, Phase::Culture, &[]));
        assert_eq!(scene.goods(BABYLONS), goods, "{token}");
        assert_eq!((scene.0.mat(BABYLONS).crystals(), scene.vp(BABYLONS)), (crystals, vp), "{token}");
        assert_eq!(scene.track(BABYLONS, Track::Power), power, "{token}");
        assert_eq!(scene.culture("gaia4_k02"), None, "{token}");
    }
}

#[test]
fn rewards_with_a_choice_are_asked_in_turn_order_from_the_active_player() {
    let mut scene = Scene(around("culture_weapon_1").phase(BABYLONS, Phase::Culture, &[]));
    scene.all(BABYLONS, &["use", "arm composite_bow"]);
    scene.all(HELLENIS, &["decline"]);
    scene.all(PHARAOS, &["use", "arm war_cart"]);
    assert!(scene.in_hand(BABYLONS, Weapon::CompositeBow) && scene.in_hand(PHARAOS, Weapon::WarCart));
    assert_eq!(scene.0.advanced_in_hand(HELLENIS).len(), 0);
    assert_eq!(scene.culture("gaia4_k02"), None);
}

#[test]
fn a_pact_reward_for_several_players_fills_the_row_between() {
    let mut scene = Scene(around("culture_pact_1").phase(BABYLONS, Phase::Culture, &[]));
    scene.all(BABYLONS, &["use", "pact 0"]).deal("deal pact pact_hellenis_1");
    scene.all(HELLENIS, &["use", "pact 0"]).deal_all();
    let held: Vec<_> = scene.0.mat(HELLENIS).held().collect();
    assert_eq!(held.len(), 1);
    assert_eq!(scene.0.content().pact_id(held[0]), "pact_hellenis_1");
    scene.play(PHARAOS, "decline");
}

#[test]
fn a_follower_reward_recruits_for_a_player_who_is_not_active() {
    let mut scene = Scene(around("culture_follower_2").phase(BABYLONS, Phase::Culture, &[]));
    scene.all(BABYLONS, &["decline"]);
    scene.all(HELLENIS, &["use", "recruit hellenis_f"]);
    scene.all(PHARAOS, &["use", "recruit pharaos_f"]);
    assert_eq!(scene.0.mat(PHARAOS).reserve(), 7);
}

#[test]
fn settlements_complete_the_ring_but_turn_nothing_up_r5_r57() {
    let puzzle = four()
        .settlement(BABYLONS, "gaia4_a3")
        .settlement(BABYLONS, "gaia4_a4")
        .settlement(PHARAOS, "gaia4_b4")
        .goods(BABYLONS, [0; 4])
        .goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.phase(BABYLONS, Phase::Culture, &[]));
    scene.deal("deal culture culture_gold_2");
    assert_eq!((scene.goods(BABYLONS), scene.goods(PHARAOS)), ([0, 0, 0, 2], [0, 0, 0, 2]));
}

#[test]
fn once_per_player_and_the_besieger_takes_it() {
    let puzzle = four()
        .followers(BABYLONS, "gaia4_a3", 1)
        .followers(BABYLONS, "gaia4_a4", 1)
        .settlement(PHARAOS, "gaia4_b4")
        .followers(NORRENIS, "gaia4_b4", 1)
        .culture("gaia4_k02", "culture_vp_1");
    let scene = Scene(puzzle.phase(BABYLONS, Phase::Culture, &[]));
    assert_eq!([BABYLONS, NORRENIS, PHARAOS].map(|seat| scene.vp(seat)), [2, 2, 0]);
}

#[test]
fn several_tokens_are_chosen_and_looked_for_again_s3_7() {
    let puzzle = four()
        .followers(BABYLONS, "gaia4_a3", 1)
        .followers(BABYLONS, "gaia4_a4", 1)
        .followers(BABYLONS, "gaia4_b4", 1)
        .followers(BABYLONS, "gaia4_b5", 1)
        .culture("gaia4_k02", "culture_vp_1")
        .culture("gaia4_k04", "culture_gold_2");
    let mut scene = Scene(puzzle.goods(BABYLONS, [0; 4]).phase(BABYLONS, Phase::Culture, &[]));
    assert_eq!(scene.options(BABYLONS), ["resolve gaia4_k02", "resolve gaia4_k04"]);
    assert_eq!(scene.refused(BABYLONS, "resolve gaia4_k01"), Refusal::NotSurrounded);
    scene.play(BABYLONS, "resolve gaia4_k04");
    assert_eq!(
        (scene.goods(BABYLONS), scene.vp(BABYLONS)),
        ([0, 0, 0, 2], 2),
        "the last one resolves by itself"
    );
}

#[test]
fn passing_through_does_not_turn_a_token_up() {
    let mut scene = Scene(four().followers(PHARAOS, "gaia4_d4", 1).acting(PHARAOS, Token::MoveBlue, false));
    assert_eq!(scene.culture("gaia4_k06").as_deref(), Some("face down"));
    // d4 -> c5 touches k06 (b5-c4-c5); back again before the action ends.
    scene.all(
        PHARAOS,
        &["pick gaia4_d4 follower", "step gaia4_c5", "pick gaia4_c5 follower", "step gaia4_d4"],
    );
    assert_eq!(scene.culture("gaia4_k06").as_deref(), Some("face down"));
}

#[test]
fn an_ancient_token_is_no_object() {
    let puzzle = four().followers(PHARAOS, "pharaos_a", 1);
    let scene = Scene(puzzle.phase(PHARAOS, Phase::Culture, &[]));
    assert!(scene.culture("pharaos_abd").is_some(), "a and d are held, b holds only the ancient token");
}
