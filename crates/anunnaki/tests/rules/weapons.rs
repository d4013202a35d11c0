//! All twelve weapons (9.6), each played at least once, and their interplay (5.2 steps 6 to 11).

use super::scene::{BABYLONS, HELLENIS, NORRENIS, PHARAOS, Scene, four, four_with};
use anunnaki::Refusal;
use anunnaki::ids::{Kind, MinorGod, Resource, Track, Weapon};
use anunnaki::prompt::Phase;
use game_core::Seat;

/// A battle of followers in gaia4_a1: (seat, followers, hand, metal) of attacker and defender.
fn battle(attack: (Seat, u8, &[Weapon], u8), defence: (Seat, u8, &[Weapon], u8)) -> Scene {
    let mut puzzle = four();
    for (seat, followers, hand, metal) in [attack, defence] {
        puzzle = puzzle.followers(seat, "gaia4_a1", followers).hand(seat, hand).goods(seat, [0, 0, metal, 0]);
    }
    Scene(puzzle.phase(attack.0, Phase::Battles, &[]))
}

#[test]
fn long_shield_costs_two_of_any_type() {
    let mut scene = battle((HELLENIS, 1, &[Weapon::Dagger], 0), (PHARAOS, 1, &[], 2));
    scene.play(HELLENIS, "weapon dagger").play(PHARAOS, "weapon long_shield");
    assert_eq!((scene.vp(PHARAOS), scene.track(PHARAOS, Track::War)), (1, 1), "2 against 4");
    assert_eq!(scene.has(PHARAOS, Resource::Metal), 0);
    assert_eq!(scene.has(HELLENIS, Resource::Metal), 1, "lost with an advanced card");
    assert!(scene.controls(PHARAOS, "gaia4_a1"));
    assert_eq!(scene.count(HELLENIS, "hellenis_f", Kind::Follower), 3);
}

#[test]
fn slingshot_wins_a_point_or_steals() {
    let mut won = battle((HELLENIS, 1, &[Weapon::Dagger], 0), (PHARAOS, 3, &[], 0));
    won.play(HELLENIS, "weapon dagger").play(PHARAOS, "weapon slingshot");
    assert_eq!((won.vp(PHARAOS), won.track(PHARAOS, Track::War)), (1, 0));
    let mut poor = battle((HELLENIS, 3, &[Weapon::Dagger], 0), (PHARAOS, 1, &[], 0));
    poor.play(HELLENIS, "weapon dagger").play(PHARAOS, "weapon slingshot");
    assert_ne!(poor.asked(), "ask-steal", "the winner holds nothing");
}

#[test]
fn dagger_short_bow_double_axe_broadsword_pay_and_reward() {
    for (weapon, metal, war, vp) in [
        (Weapon::Dagger, 0, 2, 4),
        (Weapon::ShortBow, 0, 1, 3),
        (Weapon::DoubleAxe, 1, 2, 3),
        (Weapon::Broadsword, 2, 2, 4),
    ] {
        let mut scene = battle((HELLENIS, 3, &[weapon], 2), (PHARAOS, 1, &[], 2));
        scene.play(HELLENIS, &format!("weapon {}", weapon.name()));
        assert_eq!(scene.0.battle_total(0), 3, "nothing shows before both are in");
        scene.play(PHARAOS, "weapon long_shield");
        assert_eq!(scene.has(HELLENIS, Resource::Metal), 2 - metal, "{weapon:?}");
        assert_eq!((scene.track(HELLENIS, Track::War), scene.vp(HELLENIS)), (war, vp), "{weapon:?}");
        assert!(scene.0.weapon_stack(HELLENIS).contains(weapon), "advanced cards go back to the stack");
    }
}

#[test]
fn strengths_decide() {
    // One follower each; the defender plays the Long Shield (3): only 4 and more, or a tie, win.
    for (weapon, wins) in [
        (Weapon::Dagger, false),
        (Weapon::CastingNet, false),
        (Weapon::Ballista, false),
        (Weapon::ShortBow, true),
        (Weapon::DoubleAxe, true),
        (Weapon::Broadsword, true),
    ] {
        let mut scene = battle((HELLENIS, 1, &[weapon], 2), (PHARAOS, 1, &[], 2));
        scene.play(HELLENIS, &format!("weapon {}", weapon.name())).play(PHARAOS, "weapon long_shield");
        assert_eq!(scene.controls(HELLENIS, "gaia4_a1"), wins, "{weapon:?}");
    }
}

#[test]
fn ballista_makes_gods_count_one() {
    let puzzle = four()
        .followers(HELLENIS, "gaia4_a1", 1)
        .major(PHARAOS, "gaia4_a1")
        .hand(HELLENIS, &[Weapon::Ballista])
        .goods(HELLENIS, [0, 0, 1, 0])
        .goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.phase(HELLENIS, Phase::Battles, &[]));
    scene.play(HELLENIS, "weapon ballista").play(PHARAOS, "weapon slingshot");
    assert!(scene.controls(HELLENIS, "gaia4_a1"), "3 against 1 + 1");
    assert_eq!((scene.vp(HELLENIS), scene.track(HELLENIS, Track::War)), (3, 1));
}

#[test]
fn casting_net_voids_war_cart_but_slingshot_pays_r40() {
    let mut cart = battle((HELLENIS, 1, &[Weapon::CastingNet], 0), (PHARAOS, 1, &[Weapon::WarCart], 3));
    cart.play(HELLENIS, "weapon casting_net").play(PHARAOS, "weapon war_cart");
    assert!(cart.controls(HELLENIS, "gaia4_a1"), "3 against 2, no metal asked for");
    assert_eq!(cart.has(PHARAOS, Resource::Metal), 4, "kept, and 1 for the defeat");
    let slung = |stopped: bool| {
        let puzzle = four_with(|setup| setup.net_stops_slingshot = stopped)
            .followers(HELLENIS, "gaia4_a1", 1)
            .followers(PHARAOS, "gaia4_a1", 1)
            .hand(HELLENIS, &[Weapon::CastingNet])
            .goods(HELLENIS, [0, 0, 2, 0])
            .goods(PHARAOS, [0; 4]);
        let mut scene = Scene(puzzle.phase(HELLENIS, Phase::Battles, &[]));
        scene.play(HELLENIS, "weapon casting_net").play(PHARAOS, "weapon slingshot");
        assert!(scene.controls(HELLENIS, "gaia4_a1"), "3 against 2");
        (scene.has(HELLENIS, Resource::Metal), scene.has(PHARAOS, Resource::Metal))
    };
    assert_eq!(slung(false), (1, 1), "what a card pays after the battle is no effect");
    assert_eq!(slung(true), (2, 0), "by option the net stops it");
}

#[test]
fn casting_net_voids_helmet_and_bow_r40() {
    let mut helmet =
        battle((NORRENIS, 3, &[Weapon::VikingHelmet], 1), (PHARAOS, 1, &[Weapon::CastingNet], 0));
    helmet.play(NORRENIS, "weapon viking_helmet").play(PHARAOS, "weapon casting_net");
    assert!(helmet.controls(NORRENIS, "gaia4_a1"), "by totals, 5 against 3");
    let mut bow = battle(
        (BABYLONS, 1, &[Weapon::CompositeBow, Weapon::Dagger], 1),
        (PHARAOS, 2, &[Weapon::CastingNet], 0),
    );
    bow.play(BABYLONS, "weapon composite_bow").play(PHARAOS, "weapon casting_net");
    assert!(bow.controls(PHARAOS, "gaia4_a1"), "2 against 4, no second card");
}

#[test]
fn two_nets_have_no_further_consequence_r41() {
    let mut scene = battle((HELLENIS, 1, &[Weapon::CastingNet], 0), (PHARAOS, 1, &[Weapon::CastingNet], 0));
    scene.play(HELLENIS, "weapon casting_net").play(PHARAOS, "weapon casting_net");
    assert!(scene.controls(HELLENIS, "gaia4_a1"), "3 against 3");
}

#[test]
fn casting_net_voids_a_token_and_a_void_token_leaves_plain_totals() {
    let puzzle = four()
        .major(PHARAOS, "pharaos_b")
        .ancient("pharaos_b", "ancient_07")
        .hand(PHARAOS, &[Weapon::CastingNet])
        .goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    scene.play(PHARAOS, "weapon casting_net").play(PHARAOS, "gain food");
    assert_eq!(scene.0.mat(PHARAOS).ancients(), 1, "3 + 2 against 4: gods_count_one is void");
    assert_eq!(scene.goods(PHARAOS), [1, 1, 0, 0]);
    // ancient_08 (4) voids too: both effects are off, 2 + 2 wins, 1 + 2 does not.
    let voided = |followers| {
        let puzzle = four()
            .followers(PHARAOS, "pharaos_b", followers)
            .ancient("pharaos_b", "ancient_08")
            .hand(PHARAOS, &[Weapon::CastingNet]);
        let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
        scene.play(PHARAOS, "weapon casting_net");
        scene.0.mat(PHARAOS).ancients()
    };
    assert_eq!([voided(1), voided(2)], [0, 1]);
}

#[test]
fn war_cart_buys_strength_in_attack_and_against_tokens() {
    let mut scene = battle((PHARAOS, 1, &[Weapon::WarCart], 2), (HELLENIS, 2, &[], 0));
    scene.play(PHARAOS, "weapon war_cart").play(HELLENIS, "weapon slingshot").play(PHARAOS, "metal 1");
    assert!(scene.controls(PHARAOS, "gaia4_a1"), "1 + 1 + 1 against 2 + 1");
    assert_eq!((scene.vp(PHARAOS), scene.track(PHARAOS, Track::War)), (4, 1));
    let puzzle = four()
        .followers(PHARAOS, "pharaos_b", 2)
        .ancient("pharaos_b", "ancient_05")
        .hand(PHARAOS, &[Weapon::WarCart])
        .goods(PHARAOS, [0, 0, 3, 0]);
    let mut token = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    token.all(PHARAOS, &["weapon war_cart", "metal 1"]);
    assert_eq!(token.0.mat(PHARAOS).ancients(), 1);
}

#[test]
fn helmet_replacement_follows_the_role() {
    // The Norrenis defend: the attacker must replace by an advanced card and pays it too.
    let mut scene = battle(
        (PHARAOS, 1, &[Weapon::DoubleAxe, Weapon::Broadsword], 3),
        (NORRENIS, 1, &[Weapon::VikingHelmet], 1),
    );
    scene.play(PHARAOS, "weapon double_axe").play(NORRENIS, "weapon viking_helmet");
    assert_eq!(scene.refused(PHARAOS, "weapon slingshot"), Refusal::RegularWeapon);
    assert_eq!(scene.refused(PHARAOS, "weapon double_axe"), Refusal::NotInHand, "it went to the stack");
    scene.play(PHARAOS, "weapon broadsword");
    assert_eq!(scene.has(PHARAOS, Resource::Metal), 0, "both are paid");
    assert!(scene.controls(PHARAOS, "gaia4_a1"), "1 + 4 against 1 + 2");
    assert_eq!(scene.vp(PHARAOS), 4, "only the card still in play pays");
    assert_eq!(scene.has(NORRENIS, Resource::Metal), 1);
}

#[test]
fn helmet_against_slingshot_asks_for_the_shield_r35() {
    let mut scene = battle((NORRENIS, 1, &[Weapon::VikingHelmet], 1), (PHARAOS, 2, &[], 2));
    scene.play(NORRENIS, "weapon viking_helmet").play(PHARAOS, "weapon slingshot");
    assert_eq!(scene.options(PHARAOS), ["weapon long_shield", "weapon none"]);
    scene.play(PHARAOS, "weapon long_shield");
    assert!(scene.controls(PHARAOS, "gaia4_a1"), "3 against 5");
    assert_eq!(scene.vp(PHARAOS), 1);
}

#[test]
fn composite_bow_may_stay_alone_and_may_add_a_net_z8() {
    let mut alone = battle((BABYLONS, 3, &[Weapon::CompositeBow], 1), (PHARAOS, 1, &[], 0));
    alone.play(BABYLONS, "weapon composite_bow").play(PHARAOS, "weapon slingshot");
    assert_eq!(alone.options(BABYLONS), ["weapon none"], "asked all the same");
    alone.play(BABYLONS, "weapon none");
    assert_eq!((alone.vp(BABYLONS), alone.track(BABYLONS, Track::War)), (1, 1));
    let mut net = battle(
        (BABYLONS, 1, &[Weapon::CompositeBow, Weapon::CastingNet], 2),
        (PHARAOS, 1, &[Weapon::WarCart], 5),
    );
    net.play(BABYLONS, "weapon composite_bow")
        .play(PHARAOS, "weapon war_cart")
        .play(BABYLONS, "weapon casting_net");
    assert!(net.controls(BABYLONS, "gaia4_a1"), "the net voids the cart that was still to come: 4 against 2");
    assert_eq!(net.refused(BABYLONS, "weapon slingshot"), Refusal::NotTheQuestion);
}

#[test]
fn composite_bow_takes_advanced_cards_only() {
    let mut scene = battle((PHARAOS, 1, &[Weapon::Dagger], 0), (BABYLONS, 1, &[Weapon::CompositeBow], 3));
    scene.play(PHARAOS, "weapon dagger").play(BABYLONS, "weapon composite_bow");
    assert_eq!(scene.refused(BABYLONS, "weapon long_shield"), Refusal::RegularWeapon);
    scene.play(BABYLONS, "weapon none");
    assert!(scene.controls(PHARAOS, "gaia4_a1"), "2 against 2");
}

#[test]
fn long_spear_leaves_out_a_norrenis_settlement_r42() {
    let puzzle = four()
        .major(NORRENIS, "norrenis_f")
        .minor(NORRENIS, MinorGod::Heimdallr, "norrenis_f")
        .move_settlement(NORRENIS, "norrenis_f", "gaia4_a1")
        .followers(NORRENIS, "gaia4_a1", 1)
        .followers(HELLENIS, "gaia4_a1", 1)
        .hand(HELLENIS, &[Weapon::LongSpear])
        .goods(HELLENIS, [0, 0, 1, 0])
        .goods(NORRENIS, [0; 4]);
    let mut scene = Scene(puzzle.phase(HELLENIS, Phase::Battles, &[]));
    assert_eq!(scene.0.battle_total(1), 6);
    scene.play(HELLENIS, "weapon long_spear").play(NORRENIS, "weapon slingshot");
    assert!(scene.controls(HELLENIS, "gaia4_a1"), "1 + 2 against 1 + 1: the settlement of 5 is left out");
    assert_eq!(scene.count(NORRENIS, "norrenis_f", Kind::Settlement), 1, "it retreats");
}

#[test]
fn assur_still_counts_a_figure_left_out_r42() {
    let puzzle = four()
        .minor(BABYLONS, MinorGod::Assur, "babylons_f")
        .followers(BABYLONS, "gaia4_a1", 2)
        .followers(HELLENIS, "gaia4_a1", 1)
        .hand(HELLENIS, &[Weapon::LongSpear])
        .goods(HELLENIS, [0, 0, 1, 0])
        .goods(BABYLONS, [0; 4]);
    let mut scene = Scene(puzzle.phase(HELLENIS, Phase::Battles, &[]));
    scene.play(HELLENIS, "weapon long_spear").play(BABYLONS, "weapon slingshot");
    assert!(scene.controls(HELLENIS, "gaia4_a1"), "1 + 2 against 1 + 1 + 1: a tie");
}
