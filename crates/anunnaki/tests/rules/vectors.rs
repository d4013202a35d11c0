//! The worked examples TV1 to TV19 (11), each by its number.

use super::scene::{BABYLONS, HELLENIS, NORRENIS, PHARAOS, Scene, four};
use anunnaki::Refusal;
use anunnaki::ids::{Artifact, Cell, Goal, Kind, MinorGod, Resource, Slot, Token, Track, Weapon};
use anunnaki::prompt::Phase;
use game_core::{Game, Viewer};

/// A star with these tokens on these slots, the others swapped about.
fn star_with(slots: [(Slot, Token); 2]) -> [Token; 10] {
    slots.into_iter().fold(Token::ALL, |star, (slot, token)| swapped(star, slot, token))
}

/// A token on a slot, what lay there in its old place.
fn swapped(mut star: [Token; 10], slot: Slot, token: Token) -> [Token; 10] {
    let old = star.iter().position(|one| *one == token).expect("every token has a slot");
    star.swap(old, slot.index());
    star
}

#[test]
fn tv1_pawn_and_sign() {
    let star = star_with([(Slot::T1, Token::Creation), (Slot::V0, Token::Market)]);
    let mut scene = Scene(four().star(star).pawn(BABYLONS, Slot::T1).goods(BABYLONS, [0; 4]).turn(BABYLONS));
    let crystals = scene.0.mat(BABYLONS).crystals();
    scene.play(BABYLONS, "pawn v0");
    assert!(scene.0.mat(BABYLONS).signs().contains(Cell::T1V0));
    assert_eq!(scene.0.mat(BABYLONS).signs_left(), 13);
    assert_eq!(scene.0.mat(BABYLONS).crystals(), crystals + 1);
}

#[test]
fn tv2_portal_turns_up_the_token_it_reaches() {
    let mut scene = Scene(four().acting(PHARAOS, Token::Portal, false));
    assert_eq!(scene.culture("gaia4_k05").as_deref(), Some("face down"));
    scene.play(PHARAOS, "pick pharaos_f follower").play(PHARAOS, "teleport gaia4_b1");
    scene.deal("deal culture culture_food_1");
    assert_eq!(scene.count(PHARAOS, "gaia4_b1", Kind::Follower), 1);
    assert!(scene.controls(PHARAOS, "gaia4_b1"));
    assert_eq!(scene.culture("gaia4_k05").as_deref(), Some("culture_food_1"));
    let up = (1..=12).filter(|n| scene.culture(&format!("gaia4_k{n:02}")).as_deref() != Some("face down"));
    assert_eq!(up.count(), 1, "no other token of Gaia is turned");
}

#[test]
fn tv3_blue_move_into_an_ancient_site() {
    let puzzle = four().followers(NORRENIS, "norrenis_e", 1).crystals(NORRENIS, 2).goods(NORRENIS, [0; 4]);
    let puzzle = puzzle.hand(NORRENIS, &[Weapon::Dagger]).pawn(NORRENIS, Slot::T1);
    let mut scene = Scene(puzzle.acting(NORRENIS, Token::MoveBlue, false));
    scene.all(NORRENIS, &["pick norrenis_e follower", "step norrenis_b"]);
    scene.all(NORRENIS, &["pick norrenis_e follower", "step norrenis_b"]).deal_all();
    assert!(scene.contested("norrenis_b"));
    let b = scene.0.content().territory("norrenis_b").expect("a territory");
    assert_eq!((scene.0.mat(NORRENIS).count(b, Kind::Follower), scene.0.controller(b)), (2, None));
    assert_eq!(scene.0.phase(), Phase::Magic, "both points are spent, the battle waits for phase 4");
    scene.all(NORRENIS, &["cast magic_blue", "perform portal"]);
    assert_eq!(scene.refused(NORRENIS, "pick norrenis_b follower"), Refusal::Locked);
    scene.play(NORRENIS, "stop");
    assert_eq!((scene.0.phase(), scene.asked()), (Phase::Battles, "ask-commit"));
}

#[test]
fn tv4_upgraded_red_move() {
    let mut scene = Scene(
        four()
            .no_followers(HELLENIS)
            .defeated(HELLENIS, "hellenis_b")
            .followers(HELLENIS, "hellenis_b", 1)
            .followers(HELLENIS, "hellenis_e", 1)
            .followers(HELLENIS, "hellenis_f", 1)
            .major(HELLENIS, "gaia4_b4")
            .minor(HELLENIS, MinorGod::Ares, "gaia4_b4")
            .followers(HELLENIS, "gaia4_b4", 1)
            .hand(HELLENIS, &[Weapon::Broadsword])
            .goods(HELLENIS, [0, 0, 2, 0])
            .ancient("gaia4_b3", "ancient_01")
            .crystals(HELLENIS, 0)
            .culture("hellenis_bce", "culture_vp_1")
            .acting(HELLENIS, Token::MoveRed, true),
    );
    scene.all(HELLENIS, &["pick hellenis_f follower", "step hellenis_e"]);
    scene.all(HELLENIS, &["pick hellenis_e follower", "step hellenis_c"]);
    for kind in ["follower", "minor_god", "major_god"] {
        scene.all(HELLENIS, &[format!("pick gaia4_b4 {kind}").as_str(), "step gaia4_b3"]);
    }
    scene.deal_all();
    assert_eq!(scene.0.phase(), Phase::Battles, "5 points are spent, nothing else can be done");
    let b3 = scene.0.content().territory("gaia4_b3").expect("Atlantis");
    assert_eq!(scene.0.figure_strength(HELLENIS, b3), 6);
    scene.play(HELLENIS, "weapon broadsword");
    let before = scene.vp(HELLENIS);
    scene.play(HELLENIS, "choose 0").deal("deal artifacts scarab_amulet cornucopia duplicity_mirror");
    scene.play(HELLENIS, "artifact scarab_amulet");
    scene.deal_all();
    assert_eq!(scene.culture("hellenis_bce"), None, "resolved in phase 5");
    assert_eq!(scene.vp(HELLENIS), before + 4, "2 VP, doubled by Zeus");
}

#[test]
fn tv5_trade() {
    let mut scene =
        Scene(four().row(3, "pact_neutral_12").goods(PHARAOS, [1; 4]).crystals(PHARAOS, 0).acting(
            PHARAOS,
            Token::Trade,
            false,
        ));
    let stack = scene.0.view(Viewer::Spectator).pacts.stack;
    scene.play(PHARAOS, "pact 3").deal("deal pact pact_hellenis_6");
    let view = scene.0.view(Viewer::Spectator);
    assert_eq!(view.seats[0].held_pacts[0], "pact_neutral_12");
    assert_eq!(view.pacts.row[3], Some("pact_hellenis_6"));
    assert_eq!(view.pacts.stack, stack - 1);
    assert!(scene.options(PHARAOS).contains(&"fulfil".to_owned()), "it may be fulfilled in the same turn");
}

#[test]
fn tv6_red_harvest() {
    let mut scene = Scene(
        four()
            .followers(PHARAOS, "pharaos_a", 2)
            .followers(PHARAOS, "gaia4_b1", 3)
            .exhausted("pharaos_d", 1)
            .goods(PHARAOS, [0; 4])
            .acting(PHARAOS, Token::HarvestRed, false),
    );
    assert_eq!(scene.refused(PHARAOS, "harvest pharaos_d"), Refusal::Exhausted);
    scene.all(PHARAOS, &["harvest pharaos_a", "harvest gaia4_b1"]);
    assert_eq!(scene.goods(PHARAOS), [2, 0, 3, 0]);
    assert_eq!((scene.exhausted("pharaos_a"), scene.exhausted("gaia4_b1")), (1, 1));
}

#[test]
fn tv7_creation() {
    let puzzle = || four().followers(HELLENIS, "hellenis_a", 1).goods(HELLENIS, [0; 4]);
    let mut scene = Scene(puzzle().acting(HELLENIS, Token::Creation, true));
    assert_eq!(scene.options(HELLENIS), ["create food", "create wood", "create metal", "create gold"]);
    scene.play(HELLENIS, "create gold");
    assert_eq!(scene.goods(HELLENIS), [0, 0, 0, 2]);
    let base = Scene(puzzle().acting(HELLENIS, Token::Creation, false));
    assert_eq!(base.goods(HELLENIS), [0, 2, 0, 0], "base side: 2 wood, no choice");
}

#[test]
fn tv8_market() {
    let mut scene = Scene(four().goods(PHARAOS, [0, 0, 2, 0]).acting(PHARAOS, Token::Market, false));
    scene.play(PHARAOS, "sell metal");
    assert_eq!(scene.options(PHARAOS), ["buy food wood", "buy food gold", "buy wood gold"]);
    assert_eq!(scene.refused(PHARAOS, "buy wood metal"), Refusal::OtherTypes);
    assert_eq!(scene.refused(PHARAOS, "buy gold gold"), Refusal::OtherTypes);
    scene.play(PHARAOS, "buy wood gold");
    assert_eq!(scene.goods(PHARAOS), [0, 1, 1, 1]);
    let upgraded = Scene(four().goods(PHARAOS, [0; 4]).acting(PHARAOS, Token::Market, true));
    assert_eq!(upgraded.options(PHARAOS).len(), 6, "nothing is paid");
}

#[test]
fn tv9_power() {
    let puzzle = four().followers(PHARAOS, "pharaos_a", 2).minor(PHARAOS, MinorGod::Isis, "pharaos_a").track(
        PHARAOS,
        Track::Power,
        2,
    );
    let before = 0;
    let scene = Scene(puzzle.acting(PHARAOS, Token::Power, false));
    assert_eq!(scene.track(PHARAOS, Track::Power), 4);
    assert_eq!(scene.vp(PHARAOS), before + 2);
    assert!(!scene.0.view(Viewer::Spectator).power_track.vp2_spaces.contains(&3));
}

#[test]
fn tv10_upgrade() {
    // Around v0: t0 creation, t1 income and v4 red harvest (both red), v1 the market, upgraded before.
    let star = star_with([(Slot::T0, Token::Creation), (Slot::T1, Token::Income)]);
    let star = swapped(swapped(star, Slot::V4, Token::HarvestRed), Slot::V1, Token::Market);
    let puzzle = || {
        four()
            .star(star)
            .pawn(PHARAOS, Slot::V0)
            .upgraded(PHARAOS, Token::Market)
            .goods(PHARAOS, [0, 0, 1, 2])
            .crystals(PHARAOS, 1)
    };
    let mut two = Scene(puzzle().goods(PHARAOS, [0, 1, 1, 2]).phase(PHARAOS, Phase::Magic, &[]));
    two.play(PHARAOS, "cast magic_upgrade");
    assert_eq!(two.options(PHARAOS), ["upgrade harvest_red", "upgrade creation", "upgrade income"]);
    assert_eq!(two.refused(PHARAOS, "upgrade move_red"), Refusal::NotNextToPawn);
    assert_eq!(two.refused(PHARAOS, "upgrade trade"), Refusal::NotNextToPawn);
    assert_eq!(two.refused(PHARAOS, "upgrade market"), Refusal::AlreadyUpgraded);
    assert_eq!(two.refused(PHARAOS, "decline"), Refusal::NotTheQuestion);
    // Without wood for a red one a pact's upgrade offers 7 or nothing.
    let pact = puzzle().pact(PHARAOS, "pact_babylons_2").followers(PHARAOS, "babylons_a", 1);
    let mut offered = Scene(pact.goods(PHARAOS, [1, 2, 0, 1]).phase(PHARAOS, Phase::Additional, &[]));
    offered.play(PHARAOS, "fulfil");
    assert_eq!(offered.options(PHARAOS), ["upgrade creation", "decline"]);
    assert!(matches!(
        offered.refused(PHARAOS, "upgrade income"),
        Refusal::Lacking { resource: Resource::Wood, .. }
    ));
    // The magic action cannot be declined, so 7 is turned by itself.
    let mut scene = Scene(puzzle().phase(PHARAOS, Phase::Magic, &[]));
    scene.play(PHARAOS, "cast magic_upgrade");
    assert!(scene.0.mat(PHARAOS).upgraded().contains(Token::Creation));
    assert_eq!(scene.track(PHARAOS, Track::Technology), 1);
    assert_eq!(scene.options(PHARAOS), ["use", "decline"]);
    scene.play(PHARAOS, "use");
    assert_eq!(scene.asked(), "ask-create");
    assert_eq!(scene.0.mat(PHARAOS).pawn(), Some(Slot::V0), "the pawn does not move");
}

#[test]
fn tv11_recruiting() {
    let mut scene = Scene(
        four()
            .settlement(NORRENIS, "gaia4_a1")
            .settlement(NORRENIS, "norrenis_d")
            .goods(NORRENIS, [2, 0, 0, 0])
            .crystals(NORRENIS, 1)
            .phase(NORRENIS, Phase::Magic, &[]),
    );
    scene.play(NORRENIS, "cast magic_followers");
    assert_eq!((scene.0.mat(NORRENIS).crystals(), scene.has(NORRENIS, Resource::Food)), (0, 0));
    scene.all(NORRENIS, &["recruit gaia4_a1", "recruit gaia4_a1", "recruit norrenis_f"]);
    assert_eq!(scene.count(NORRENIS, "gaia4_a1", Kind::Follower), 2);
    assert_eq!(scene.count(NORRENIS, "norrenis_f", Kind::Follower), 3);
    assert_eq!(scene.0.mat(NORRENIS).reserve(), 6);
}

#[test]
fn tv12_building() {
    let puzzle = four().pawn(PHARAOS, Slot::T0).goods(PHARAOS, [0, 2, 0, 0]).crystals(PHARAOS, 1);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Magic, &[]));
    scene.all(PHARAOS, &["cast magic_build", "build pharaos_d"]);
    assert_eq!((scene.0.mat(PHARAOS).crystals(), scene.has(PHARAOS, Resource::Wood)), (0, 0));
    assert_eq!(scene.count(PHARAOS, "pharaos_d", Kind::Settlement), 1);
    for seat in [NORRENIS, BABYLONS, HELLENIS] {
        let first = scene.options(seat)[0].clone();
        scene.play(seat, &first).end_turn(seat);
    }
    // The later income action of the same game: v2 holds its token.
    scene.play(PHARAOS, "pawn v2");
    assert_eq!(scene.vp(PHARAOS), 2);
    scene.all(PHARAOS, &["recruit pharaos_d", "recruit pharaos_d"]);
    assert_eq!(scene.count(PHARAOS, "pharaos_d", Kind::Follower), 3);
    assert_eq!(scene.0.active(), NORRENIS, "two followers and no more");
}

#[test]
fn tv13_summoning() {
    let puzzle = four()
        .gods(NORRENIS, [MinorGod::Loki, MinorGod::Thor, MinorGod::Heimdallr, MinorGod::Aegir])
        .signs(NORRENIS, &[Cell::T0V4, Cell::T0V0])
        .pawn(NORRENIS, Slot::V4)
        .goods(NORRENIS, [0; 4])
        .crystals(NORRENIS, 0);
    let mut scene = Scene(puzzle.turn(NORRENIS));
    assert_eq!(scene.0.mat(NORRENIS).minor_tokens(), 0);
    scene.play(NORRENIS, "pawn v0");
    assert_eq!(scene.0.mat(NORRENIS).minor_tokens(), 1, "the third sign frees the token");
    scene.play(NORRENIS, "stop").all(NORRENIS, &["summon", "summon heimdallr", "replace norrenis_e"]);
    assert_eq!(scene.count(NORRENIS, "norrenis_e", Kind::Minor), 1);
    assert_eq!(scene.count(NORRENIS, "norrenis_e", Kind::Follower), 0);
    assert_eq!(scene.0.mat(NORRENIS).reserve(), 10);
    assert_eq!(scene.track(NORRENIS, Track::Power), 2);
    assert_eq!(scene.0.mat(NORRENIS).minor_tokens(), 0);
}

fn tv14(visiting: bool) -> Scene {
    let puzzle = four().pact(BABYLONS, "pact_norrenis_1").goods(BABYLONS, [1, 2, 0, 1]);
    let puzzle = if visiting { puzzle.followers(BABYLONS, "norrenis_d", 1) } else { puzzle };
    let mut scene = Scene(puzzle.crystals(BABYLONS, 0).phase(BABYLONS, Phase::Additional, &[]));
    scene.play(BABYLONS, "fulfil");
    assert_eq!(scene.goods(BABYLONS), [0; 4], "everything is paid, the last unit of any type by itself");
    scene
}

#[test]
fn tv14_pact_with_a_house() {
    let mut scene = tv14(true);
    scene.all(BABYLONS, &["gain gold", "arm composite_bow"]);
    assert_eq!(scene.goods(BABYLONS), [0, 0, 0, 1]);
    assert!(scene.in_hand(BABYLONS, Weapon::CompositeBow));
    assert_eq!((scene.vp(BABYLONS), scene.track(BABYLONS, Track::Trade)), (4, 2));
    assert_eq!(scene.0.view(Viewer::Spectator).seats[2].fulfilled_pacts, ["pact_norrenis_1"]);
}

#[test]
fn tv14b_pact_without_a_visit() {
    let mut scene = tv14(false);
    assert_eq!(scene.options(BABYLONS), ["middle", "bottom"]);
    let mut other = scene.clone();
    scene.all(BABYLONS, &["middle", "gain gold", "arm dagger"]);
    assert_eq!((scene.vp(BABYLONS), scene.track(BABYLONS, Track::Trade)), (0, 0));
    other.play(BABYLONS, "bottom");
    assert_eq!((other.vp(BABYLONS), other.track(BABYLONS, Track::Trade)), (4, 2));
    assert_eq!(other.goods(BABYLONS), [0; 4]);
}

#[test]
fn tv15_ancient_battle() {
    let mut scene = Scene(
        four()
            .minor(NORRENIS, MinorGod::Thor, "norrenis_b")
            .followers(NORRENIS, "norrenis_c", 1)
            .ancient("norrenis_b", "ancient_09")
            .culture("norrenis_bce", "culture_crystal_1")
            .hand(NORRENIS, &[Weapon::ShortBow])
            .goods(NORRENIS, [0; 4])
            .crystals(NORRENIS, 0)
            .phase(NORRENIS, Phase::Battles, &[]),
    );
    scene.play(NORRENIS, "weapon short_bow");
    assert_eq!((scene.track(NORRENIS, Track::War), scene.vp(NORRENIS)), (1, 3));
    assert_eq!(scene.goods(NORRENIS), [1, 0, 2, 0]);
    assert!(scene.controls(NORRENIS, "norrenis_b"), "2 + 3 = 5: a tie goes to the attacker");
    assert_eq!(scene.0.mat(NORRENIS).crystals(), 1, "the culture token of phase 5");
    assert_eq!(scene.culture("norrenis_bce"), None);
    assert!(scene.0.weapon_stack(NORRENIS).contains(Weapon::ShortBow));
}

#[test]
fn tv16_battle_of_players() {
    let mut scene = Scene(
        four()
            .followers(HELLENIS, "gaia4_a1", 2)
            .followers(BABYLONS, "gaia4_a1", 1)
            .hand(HELLENIS, &[Weapon::Dagger])
            .goods(HELLENIS, [1, 1, 0, 0])
            .goods(BABYLONS, [0; 4])
            .phase(HELLENIS, Phase::Battles, &[]),
    );
    scene.play(HELLENIS, "weapon dagger").play(BABYLONS, "weapon slingshot");
    assert_eq!((scene.track(HELLENIS, Track::War), scene.vp(HELLENIS)), (2, 4), "3 against 2");
    assert_eq!(scene.count(BABYLONS, "babylons_f", Kind::Follower), 3);
    assert_eq!(scene.options(BABYLONS), ["steal food", "steal wood"]);
    scene.play(BABYLONS, "steal wood");
    assert_eq!((scene.goods(HELLENIS), scene.goods(BABYLONS)), ([1, 0, 0, 0], [0, 1, 0, 0]));
    assert!(scene.0.weapon_stack(HELLENIS).contains(Weapon::Dagger));
    assert_eq!(scene.0.view(Viewer::Seat(BABYLONS)).seats[2].weapons.hand.as_ref().map(Vec::len), Some(2));
}

#[test]
fn tv17_atlantis_z9() {
    let mut scene = Scene(
        four()
            .defeated(HELLENIS, "gaia4_b3")
            .artifact(HELLENIS, Artifact::Mirror, &[Artifact::Scarab, Artifact::Cornucopia])
            .minor(PHARAOS, MinorGod::Horus, "gaia4_c3")
            .minor(PHARAOS, MinorGod::Seth, "gaia4_c3")
            .followers(PHARAOS, "gaia4_c3", 1)
            .ancient("gaia4_c3", "ancient_01")
            .hand(PHARAOS, &[Weapon::DoubleAxe])
            .goods(PHARAOS, [0, 0, 1, 0])
            .phase(PHARAOS, Phase::Battles, &[]),
    );
    scene.play(PHARAOS, "weapon double_axe");
    assert_eq!(scene.has(PHARAOS, Resource::Metal), 0);
    assert_eq!((scene.track(PHARAOS, Track::War), scene.vp(PHARAOS)), (2, 3), "8 against 6");
    assert_eq!(scene.options(PHARAOS), ["choose 0", "choose 1"]);
    scene.play(PHARAOS, "choose 0");
    assert_eq!(scene.has(PHARAOS, Resource::Gold), 1);
    assert_eq!(scene.options(PHARAOS), ["artifact scarab_amulet", "artifact cornucopia"]);
    scene.play(PHARAOS, "artifact cornucopia");
    let view = scene.0.view(Viewer::Judge);
    assert_eq!(view.artifacts.stack, 0, "the last one leaves the game");
    assert!(scene.controls(PHARAOS, "gaia4_c3"));
    let atlantis =
        view.boards.iter().flat_map(|board| &board.territories).find(|hex| hex.territory == "gaia4_c3");
    assert!(atlantis.is_some_and(|hex| hex.ancient.is_none() && !hex.atlantis_god));
}

fn tv18(major: bool) -> Scene {
    let puzzle = four()
        .followers(HELLENIS, "gaia4_a3", 1)
        .followers(HELLENIS, "gaia4_a4", 1)
        .followers(BABYLONS, "gaia4_b4", 1)
        .culture("gaia4_k02", "culture_gold_1")
        .goods(HELLENIS, [0; 4])
        .goods(BABYLONS, [0; 4]);
    let puzzle = if major { puzzle.major(HELLENIS, "hellenis_f") } else { puzzle };
    Scene(puzzle.phase(HELLENIS, Phase::Culture, &[]))
}

#[test]
fn tv18_culture_for_everybody_around() {
    let scene = tv18(false);
    assert_eq!((scene.has(HELLENIS, Resource::Gold), scene.has(BABYLONS, Resource::Gold)), (2, 2));
    assert_eq!(scene.has(PHARAOS, Resource::Gold), 1, "not around");
    assert_eq!(scene.culture("gaia4_k02"), None);
    assert_eq!(tv18(true).has(HELLENIS, Resource::Gold), 4, "an upgraded Zeus doubles");
}

#[test]
fn tv19_scoring() {
    let scene = Scene(
        four()
            .no_followers(PHARAOS)
            .followers(PHARAOS, "gaia4_c2", 2) // wood, 1 shrine
            .followers(PHARAOS, "gaia4_d1", 1) // wood
            .followers(PHARAOS, "pharaos_d", 1) // gold, 1 shrine
            .followers(PHARAOS, "pharaos_c", 1) // gold, 1 shrine
            .followers(PHARAOS, "pharaos_f", 2)
            .minor(PHARAOS, MinorGod::Horus, "pharaos_f")
            .settlement(PHARAOS, "pharaos_d")
            .settlement(PHARAOS, "pharaos_c")
            .goals([Goal::Shrines, Goal::Settlements, Goal::Units, Goal::Territories])
            .track(PHARAOS, Track::War, 4)
            .track(HELLENIS, Track::War, 6)
            .track(PHARAOS, Track::Power, 11)
            .track(PHARAOS, Track::Technology, 11)
            .track(PHARAOS, Track::Trade, 10)
            .goods(PHARAOS, [4, 0, 0, 0])
            .crystals(PHARAOS, 3)
            .last_turn_done(),
    );
    // 6 points come from the three 2-VP tokens the marker passed in this puzzle.
    assert_eq!(scene.0.phase(), Phase::Over);
    assert_eq!(scene.vp(PHARAOS) - 6, 47);
}
