//! Edges of rules that only a changed operator would show: each test here was asked for by a mutant that lived.

use super::scene::{BABYLONS, HELLENIS, NORRENIS, PHARAOS, Scene, four, two};
use anunnaki::ids::{Artifact, House, Kind, MinorGod, Resource, Token, Track, Weapon};
use anunnaki::prompt::Phase;
use anunnaki::puzzle::Puzzle;
use anunnaki::{Action, Content, Position, Refusal, Setup};
use game_core::{Actor, Awaiting, Content as _, Describe, Game, Seat, Viewer};

/// The file of the worked examples with one text replaced.
fn pack(from: &str, to: &str) -> &'static Content {
    let text = super::scene::WORKED;
    assert_eq!(text.matches(from).count(), 1, "{from:?}");
    Content::load("my.toml", &text.replacen(from, to, 1)).expect("a right pack")
}

fn four_of(content: &'static Content) -> Puzzle {
    Puzzle::new(content, &Setup::new(4), &House::ALL)
}

#[test]
fn s8_places_by_points_then_by_the_order_from_the_first_player() {
    let puzzle = two(House::Pharaos, House::Norrenis).track(NORRENIS, Track::War, 3);
    let scene = Scene(puzzle.last_turn_done());
    assert!(scene.vp(NORRENIS) > scene.vp(PHARAOS));
    assert_eq!((scene.0.place(PHARAOS), scene.0.place(NORRENIS)), (2, 1), "more points come first");
    let setup = Setup { houses: anunnaki::HouseMode::Random, first_game: true, ..Setup::new(3) };
    let mut position = Position::new(super::scene::worked(), &setup).expect("a playable set-up");
    while position.awaiting() == Awaiting::Chance {
        let mut odds = Vec::new();
        position.odds(&mut odds);
        let third = |deal: &Action| matches!(deal, Action::DealFirst { seat } if seat.index() == 2);
        let deal = odds.iter().map(|(deal, _)| *deal).find(third).unwrap_or(odds[0].0);
        position.apply(Actor::Chance, deal);
    }
    assert_eq!(
        Seat::all(3).map(|seat| position.place(seat)).collect::<Vec<_>>(),
        [2, 3, 1],
        "R49, all level"
    );
}

#[test]
fn s8_two_points_per_civilization_of_ares() {
    let puzzle = four().defeated(HELLENIS, "hellenis_b").minor(HELLENIS, MinorGod::Ares, "hellenis_f");
    let sheet = Scene(puzzle.last_turn_done()).0.score_sheet(HELLENIS);
    let gods = sheet.into_iter().find(|line| line.key == "points-gods").map(|line| line.points);
    assert_eq!(gods, Some(2), "2 VP for one civilization");
}

#[test]
fn s4_a_series_ends_with_its_number() {
    let puzzle = four().followers(PHARAOS, "gaia4_b1", 1);
    let mut harvest = Scene(puzzle.acting(PHARAOS, Token::HarvestBlue, false));
    harvest.play(PHARAOS, "harvest gaia4_b1");
    assert_ne!(harvest.asked(), "ask-harvest", "one territory");
    let mut trade = Scene(four().acting(PHARAOS, Token::Trade, true));
    trade.play(PHARAOS, "pact 0").deal_all().play(PHARAOS, "pact 1").deal_all();
    assert_ne!(trade.asked(), "ask-take-pact", "two pacts");
    let puzzle = four().goods(PHARAOS, [0, 0, 2, 0]).crystals(PHARAOS, 1).summon_tokens(PHARAOS, 1, false);
    let mut weapons = Scene(puzzle.phase(PHARAOS, Phase::Magic, &[]));
    weapons.all(PHARAOS, &["cast magic_weapons", "arm dagger", "arm war_cart"]);
    assert_eq!(weapons.asked(), "ask-menu", "two weapons");
}

#[test]
fn s5_3_a_single_card_is_paid_before_the_token_is_turned() {
    let puzzle = four()
        .followers(PHARAOS, "pharaos_b", 2)
        .hand(PHARAOS, &[Weapon::DoubleAxe])
        .goods(PHARAOS, [0, 0, 1, 0]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    scene.play(PHARAOS, "weapon double_axe");
    assert_eq!((scene.0.awaiting(), scene.has(PHARAOS, Resource::Metal)), (Awaiting::Chance, 0));
}

#[test]
fn s5_2_a_net_beside_the_bow_voids_a_token() {
    let puzzle = four()
        .major(BABYLONS, "babylons_b")
        .ancient("babylons_b", "ancient_12")
        .hand(BABYLONS, &[Weapon::CompositeBow, Weapon::CastingNet])
        .goods(BABYLONS, [0, 0, 1, 0]);
    let mut scene = Scene(puzzle.phase(BABYLONS, Phase::Battles, &[]));
    scene.all(BABYLONS, &["weapon composite_bow", "weapon casting_net"]);
    assert_eq!(scene.0.mat(BABYLONS).ancients(), 1, "3 + 1 + 2 against 5: the god counts in full");
}

#[test]
fn s5_2_a_helmet_effect_beside_the_bow_works_at_once() {
    // No house has both cards, so a pack gives the effect to the Dagger.
    let content = pack("cost = {}, strength = 1, effect = \"none\", war = 2, vp = 4", HELMET_DAGGER);
    let puzzle = four_of(content)
        .followers(BABYLONS, "gaia4_a1", 1)
        .followers(PHARAOS, "gaia4_a1", 3)
        .hand(BABYLONS, &[Weapon::CompositeBow, Weapon::Dagger])
        .goods(BABYLONS, [0, 0, 1, 0])
        .goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.phase(BABYLONS, Phase::Battles, &[]));
    scene.play(BABYLONS, "weapon composite_bow").play(PHARAOS, "weapon slingshot");
    scene.play(BABYLONS, "weapon dagger");
    assert_eq!(scene.asked(), "ask-replacement");
    scene.play(PHARAOS, "weapon none");
    assert!(scene.controls(BABYLONS, "gaia4_a1"));
}

const HELMET_DAGGER: &str = "cost = {}, strength = 1, effect = \"force_replacement\", war = 2, vp = 4";

#[test]
fn s9_11_the_numbers_of_freyr_and_ninlil_multiply() {
    let content = pack("per = 2, vp = 1, crystals = 1", "per = 2, vp = 2, crystals = 3");
    let away = ["gaia4_a1", "gaia4_a3"];
    let puzzle = away.iter().fold(four_of(content), |puzzle, at| puzzle.followers(NORRENIS, at, 1));
    let kept = [MinorGod::Freyr, MinorGod::Thor, MinorGod::Loki, MinorGod::Aegir];
    let puzzle = puzzle.gods(NORRENIS, kept).summon_tokens(NORRENIS, 1, false).crystals(NORRENIS, 0);
    let mut scene = Scene(puzzle.phase(NORRENIS, Phase::Additional, &[]));
    scene.all(NORRENIS, &["summon", "summon freyr", "replace norrenis_f", "use"]);
    assert_eq!((scene.vp(NORRENIS), scene.0.mat(NORRENIS).crystals()), (2, 3));
    let content =
        pack("op = \"away_shrines\", vp = 1, metal = 1", "op = \"away_shrines\", vp = 2, metal = 3");
    let puzzle = four_of(content).followers(BABYLONS, "gaia4_a2", 1).goods(BABYLONS, [0; 4]);
    let kept = [MinorGod::Ninlil, MinorGod::Ea, MinorGod::Assur, MinorGod::Enlil];
    let puzzle = puzzle.gods(BABYLONS, kept).summon_tokens(BABYLONS, 1, false);
    let mut scene = Scene(puzzle.phase(BABYLONS, Phase::Additional, &[]));
    scene.all(BABYLONS, &["summon", "summon ninlil", "replace babylons_f", "use"]);
    assert_eq!((scene.vp(BABYLONS), scene.goods(BABYLONS)), (2, [0, 0, 3, 0]));
}

#[test]
fn r72_zeus_doubles_crystals_and_free_choices() {
    let around = |puzzle: Puzzle, token| {
        ["gaia4_a3", "gaia4_a4", "gaia4_b4"]
            .iter()
            .fold(puzzle, |puzzle, at| puzzle.followers(HELLENIS, at, 1))
            .major(HELLENIS, "hellenis_f")
            .culture("gaia4_k02", token)
            .goods(HELLENIS, [0; 4])
            .crystals(HELLENIS, 0)
    };
    let crystals = Scene(around(four(), "culture_crystal_3").phase(HELLENIS, Phase::Culture, &[]));
    assert_eq!(crystals.0.mat(HELLENIS).crystals(), 2);
    let content = pack(
        "id = \"culture_vp_1\", reward = [{ kind = \"vp\", n = 2 }]",
        "id = \"culture_vp_1\", reward = [{ kind = \"resource\", resource = \"any\", n = 1 }]",
    );
    let mut any = Scene(around(four_of(content), "culture_vp_1").phase(HELLENIS, Phase::Culture, &[]));
    any.all(HELLENIS, &["use", "gain food", "gain gold"]);
    assert_eq!(any.goods(HELLENIS), [1, 0, 0, 1]);
}

#[test]
fn r76_a_hand_known_in_full_makes_the_stack_known() {
    let puzzle = four()
        .minor(NORRENIS, MinorGod::Loki, "gaia4_a1")
        .followers(PHARAOS, "gaia4_a1", 1)
        .followers(NORRENIS, "norrenis_b", 1)
        .ancient("norrenis_b", "ancient_01")
        .hand(NORRENIS, &[Weapon::Dagger, Weapon::ShortBow, Weapon::CastingNet])
        .goods(PHARAOS, [0; 4])
        .goods(NORRENIS, [0; 4]);
    let mut scene = Scene(puzzle.phase(NORRENIS, Phase::Battles, &[]));
    scene.all(NORRENIS, &["fight gaia4_a1", "weapon dagger", "weapon short_bow"]);
    scene.play(PHARAOS, "weapon slingshot").play(NORRENIS, "keep dagger");
    let weapons = |scene: &Scene| {
        let weapons = scene.0.view(Viewer::Spectator).seats[1].weapons.clone();
        (weapons.certainly_in_hand.len(), weapons.certainly_in_stack.len(), weapons.unknown.len())
    };
    assert_eq!(weapons(&scene), (2 + 1, 1, 5), "the bow was shown, one card of five is the net");
    scene.all(NORRENIS, &["weapon casting_net", "weapon none"]);
    scene.end_turn(NORRENIS);
    assert_eq!(weapons(&scene), (2 + 1, 6, 0), "with the net gone only the bow is in hand");
}

#[test]
fn s5_4_the_second_conqueror_sees_the_stack_and_the_first_still_knows_it() {
    let puzzle = four()
        .defeated(HELLENIS, "gaia4_b3")
        .artifact(HELLENIS, Artifact::Mirror, &[Artifact::Scarab, Artifact::Cornucopia])
        .major(NORRENIS, "gaia4_c3")
        .followers(NORRENIS, "gaia4_c3", 3)
        .ancient("gaia4_c3", "ancient_05")
        .hand(NORRENIS, &[Weapon::ShortBow]);
    let mut scene = Scene(puzzle.phase(NORRENIS, Phase::Battles, &[]));
    scene.play(NORRENIS, "weapon short_bow");
    let seen = |seat| scene.0.view(Viewer::Seat(seat)).artifacts.seen.map(|list| list.len());
    assert_eq!([NORRENIS, HELLENIS, PHARAOS].map(seen), [Some(2), Some(2), None]);
}

#[test]
fn s7_each_two_point_token_pays_once() {
    let puzzle = four().track(PHARAOS, Track::Power, 4).track(NORRENIS, Track::Power, 2);
    let puzzle = puzzle.followers(NORRENIS, "norrenis_a", 3);
    let scene = Scene(puzzle.acting(NORRENIS, Token::Power, false));
    assert_eq!((scene.track(NORRENIS, Track::Power), scene.vp(NORRENIS)), (4, 0), "the token of 3 is gone");
}

#[test]
fn s3_8_summoning_needs_a_follower_and_pacts_must_be_held() {
    let puzzle = four()
        .gods(PHARAOS, [MinorGod::Isis, MinorGod::Seth, MinorGod::Horus, MinorGod::Anubis])
        .summon_tokens(PHARAOS, 1, false);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Additional, &[]));
    scene.all(PHARAOS, &["summon", "summon isis"]);
    let none = Refusal::NoSuchPiece { kind: Kind::Follower };
    assert_eq!(scene.refused(PHARAOS, "replace gaia4_a1"), none);
    let held = |pacts: [&str; 2]| pacts.iter().fold(four(), |puzzle, pact| puzzle.pact(PHARAOS, pact));
    let puzzle = held(["pact_neutral_02", "pact_neutral_03"]).goods(PHARAOS, [5; 4]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Additional, &[]));
    scene.play(PHARAOS, "fulfil");
    assert_eq!(scene.refused(PHARAOS, "fulfil pact_neutral_01"), Refusal::PactNotHeld);
    // 1 food, 1 wood and 2 of any type: what the fixed part takes cannot pay the rest.
    let puzzle =
        held(["pact_neutral_07", "pact_neutral_12"]).goods(PHARAOS, [1, 1, 1, 0]).crystals(PHARAOS, 0);
    let poor = Scene(puzzle.summon_tokens(PHARAOS, 1, false).phase(PHARAOS, Phase::Additional, &[]));
    assert!(matches!(poor.refused(PHARAOS, "fulfil"), Refusal::Goods { .. }));
}

#[test]
fn s4_the_source_that_was_used_is_covered_even_after_many_units() {
    let puzzle = two(House::Babylons, House::Pharaos)
        .no_followers(PHARAOS)
        .followers(PHARAOS, "gaia2_b1", 12)
        .settlement(PHARAOS, "gaia2_b1")
        .major(PHARAOS, "gaia2_b1")
        .goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.acting(PHARAOS, Token::HarvestBlue, false));
    scene.play(PHARAOS, "harvest gaia2_b1");
    for _ in 0..17 {
        scene.play(PHARAOS, "collect gold");
    }
    let at = scene.0.content().territory("gaia2_b1").expect("a territory");
    assert_eq!(scene.goods(PHARAOS), [0, 0, 0, 17]);
    assert_eq!(scene.0.open_types(at), 1, "food is open, gold is covered");
}

#[test]
fn r7_no_recruiting_without_a_follower_to_put_there() {
    let puzzle = four().no_followers(PHARAOS).followers(PHARAOS, "pharaos_f", 12);
    let scene = Scene(puzzle.goods(PHARAOS, [2; 4]).crystals(PHARAOS, 2).phase(PHARAOS, Phase::Magic, &[]));
    assert_eq!(scene.refused(PHARAOS, "cast magic_followers"), Refusal::NoEffect);
    let content = pack(
        "cost = { metal = 2 }, reward = [{ kind = \"weapon\", n = 2 }]",
        "cost = { metal = 2 }, reward = [{ kind = \"move_sign\" }]",
    );
    let puzzle = || four_of(content).goods(PHARAOS, [0, 0, 2, 0]).crystals(PHARAOS, 2);
    let none = Scene(puzzle().phase(PHARAOS, Phase::Magic, &[]));
    assert_eq!(none.refused(PHARAOS, "cast magic_weapons"), Refusal::NoEffect, "no sign to move");
    let signs = [anunnaki::ids::Cell::T0V0];
    let mut some = Scene(puzzle().signs(PHARAOS, &signs).phase(PHARAOS, Phase::Magic, &[]));
    some.all(PHARAOS, &["cast magic_weapons", "lift t0_v0", "place t2_v1"]);
}

#[test]
fn s3_8_why_a_follower_cannot_be_brought() {
    let puzzle = four()
        .defeated(PHARAOS, "gaia4_b3")
        .followers(PHARAOS, "gaia4_b3", 1)
        .followers(PHARAOS, "pharaos_d", 8)
        .end_triggered()
        .goods(PHARAOS, [2, 0, 0, 0])
        .crystals(PHARAOS, 1);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Magic, &[]));
    scene.all(PHARAOS, &["cast magic_followers", "recruit pharaos_f"]);
    assert_eq!(scene.refused(PHARAOS, "bring pharaos_f"), Refusal::SameTerritory);
    assert_eq!(scene.refused(PHARAOS, "bring gaia4_a1"), Refusal::NoSuchPiece { kind: Kind::Follower });
    assert_eq!(scene.refused(PHARAOS, "bring gaia4_b3"), Refusal::AtlantisClosed);
    scene.play(PHARAOS, "bring pharaos_d");
    assert_eq!(scene.count(PHARAOS, "pharaos_f", Kind::Follower), 3);
}

#[test]
fn s3_1_what_cannot_step_is_not_listed_and_what_is_not_in_play_is_named() {
    let puzzle = || {
        four()
            .defeated(PHARAOS, "gaia4_b3")
            .artifact(PHARAOS, Artifact::Map, &[Artifact::Scarab, Artifact::Cornucopia])
            .followers(PHARAOS, "gaia4_b3", 1)
    };
    let closed = Scene(puzzle().end_triggered().acting(PHARAOS, Token::MoveBlue, false));
    assert!(!closed.options(PHARAOS).contains(&"pick gaia4_b3 follower".to_owned()));
    let mut stranger = Scene(puzzle().acting(NORRENIS, Token::MoveBlue, false));
    stranger.play(NORRENIS, "pick norrenis_e follower");
    assert_eq!(stranger.refused(NORRENIS, "step afterworld"), Refusal::NotInPlay, "another's Afterworld");
    assert_eq!(stranger.refused(NORRENIS, "step gaia2_a1"), Refusal::NotInPlay, "a board of another game");
    assert_eq!(stranger.refused(NORRENIS, "step norrenis_a"), Refusal::NotNeighbours);
    let mut owner = Scene(puzzle().acting(PHARAOS, Token::MoveBlue, false));
    owner.play(PHARAOS, "pick gaia4_b3 follower");
    assert_eq!(
        owner.refused(PHARAOS, "step afterworld"),
        Refusal::SolidBorder,
        "R11: in play, but not next to it"
    );
}

#[test]
fn r78_a_second_settlement_does_not_carry_what_has_arrived() {
    let puzzle = four().settlement(NORRENIS, "gaia4_b1");
    let mut scene = Scene(puzzle.acting(NORRENIS, Token::Portal, true));
    scene.all(NORRENIS, &["pick norrenis_f settlement", "teleport gaia4_b1", "carry follower", "stop"]);
    scene.all(NORRENIS, &["pick gaia4_b1 settlement", "teleport gaia4_c5"]).deal_all();
    assert_eq!(scene.count(NORRENIS, "gaia4_b1", Kind::Follower), 1, "it has been teleported once");
    assert_ne!(scene.asked(), "ask-carry");
}
