//! The ten actions, both sides of each (4), and what moves figures about (3.1, 3.9).

use super::scene::{BABYLONS, HELLENIS, NORRENIS, PHARAOS, Scene, four, four_with, two};
use anunnaki::ids::{Artifact, Goal, House, Kind, MinorGod, Resource, Token, Track};
use anunnaki::prompt::Phase;
use anunnaki::{Prompt, Refusal};

#[test]
fn action_1_portal_base_and_upgraded() {
    let base = Scene(four().acting(PHARAOS, Token::Portal, false));
    assert_eq!(base.prompt(), Some(Prompt::PortalPick { left: 1 }));
    let mut scene = Scene(four().acting(PHARAOS, Token::Portal, true));
    assert_eq!(scene.prompt(), Some(Prompt::PortalPick { left: 2 }));
    scene.all(PHARAOS, &["pick pharaos_f follower", "teleport norrenis_c"]);
    scene.all(PHARAOS, &["pick pharaos_d follower", "teleport gaia4_c5"]).deal_all();
    assert!(scene.controls(PHARAOS, "norrenis_c") && scene.controls(PHARAOS, "gaia4_c5"), "R25");
}

#[test]
fn action_1_portal_goes_neither_to_atlantis_nor_to_capitals() {
    let mut scene = Scene(four().acting(PHARAOS, Token::Portal, false));
    scene.play(PHARAOS, "pick pharaos_f follower");
    assert_eq!(scene.refused(PHARAOS, "teleport gaia4_b3"), Refusal::AtlantisClosed);
    assert_eq!(scene.refused(PHARAOS, "teleport norrenis_f"), Refusal::ForeignCapital);
    assert_eq!(scene.refused(PHARAOS, "teleport pharaos_f"), Refusal::SameTerritory);
    assert_eq!(scene.refused(PHARAOS, "teleport gaia2_a1"), Refusal::NotInPlay);
    assert_eq!(scene.refused(PHARAOS, "teleport afterworld"), Refusal::NotInPlay);
    let puzzle = four().defeated(PHARAOS, "gaia4_b3").followers(PHARAOS, "gaia4_b3", 1);
    let out = Scene(puzzle.acting(PHARAOS, Token::Portal, false));
    assert_eq!(out.refused(PHARAOS, "pick gaia4_b3 follower"), Refusal::AtlantisClosed);
}

#[test]
fn actions_2_and_3_move_points() {
    let points = |token, upgraded| match Scene(four().acting(PHARAOS, token, upgraded)).prompt() {
        Some(Prompt::MovePick { points }) => points,
        other => panic!("{other:?}"),
    };
    assert_eq!([points(Token::MoveBlue, false), points(Token::MoveBlue, true)], [2, 4]);
    assert_eq!([points(Token::MoveRed, false), points(Token::MoveRed, true)], [3, 5]);
}

#[test]
fn action_2_any_split_of_points_and_locking() {
    let mut scene = Scene(four().acting(PHARAOS, Token::MoveBlue, true));
    scene.all(
        PHARAOS,
        &["pick pharaos_f follower", "step pharaos_d", "pick pharaos_d follower", "step pharaos_a"],
    );
    scene.all(PHARAOS, &["pick pharaos_a follower", "step pharaos_b"]);
    assert_eq!(scene.refused(PHARAOS, "pick pharaos_b follower"), Refusal::Locked);
    assert_eq!(
        scene.refused(PHARAOS, "pick pharaos_a follower"),
        Refusal::NoSuchPiece { kind: Kind::Follower }
    );
    assert_eq!(scene.refused(PHARAOS, "pick pharaos_f settlement"), Refusal::SettlementIsNoFigure);
    scene.play(PHARAOS, "pick pharaos_d follower");
    assert_eq!(scene.refused(PHARAOS, "step pharaos_c"), Refusal::NotNeighbours);
    assert_eq!(scene.refused(PHARAOS, "step gaia4_a1"), Refusal::NotNeighbours);
    scene.play(PHARAOS, "step pharaos_a").deal_all();
    assert_ne!(scene.asked(), "ask-move-pick", "four points");
}

#[test]
fn s3_1_borders_of_atlantis_and_capitals() {
    let puzzle = || four().followers(PHARAOS, "gaia4_a3", 1).followers(PHARAOS, "gaia4_a2", 1);
    let mut solid = Scene(puzzle().acting(PHARAOS, Token::MoveBlue, false));
    solid.play(PHARAOS, "pick gaia4_a3 follower");
    assert_eq!(solid.refused(PHARAOS, "step gaia4_b3"), Refusal::SolidBorder);
    let mut dotted = Scene(puzzle().acting(PHARAOS, Token::MoveBlue, false));
    dotted.all(PHARAOS, &["pick gaia4_a2 follower", "step gaia4_b3"]);
    assert!(dotted.contested("gaia4_b3"));
    let mut capital = Scene(four().followers(PHARAOS, "norrenis_e", 1).no_followers(NORRENIS).acting(
        PHARAOS,
        Token::MoveBlue,
        false,
    ));
    capital.play(PHARAOS, "pick norrenis_e follower");
    assert_eq!(capital.refused(PHARAOS, "step norrenis_f"), Refusal::ForeignCapital);
}

#[test]
fn action_4_trade_base_and_upgraded() {
    let mut base = Scene(four().acting(PHARAOS, Token::Trade, false));
    base.play(PHARAOS, "pact 0").deal_all();
    assert_ne!(base.asked(), "ask-take-pact");
    let mut scene = Scene(four().acting(PHARAOS, Token::Trade, true));
    scene.play(PHARAOS, "pact 0").deal_all();
    assert_eq!(scene.asked(), "ask-take-pact");
    scene.play(PHARAOS, "pact 5").deal_all();
    assert_eq!(scene.0.mat(PHARAOS).held().count(), 2);
}

#[test]
fn actions_5_and_6_numbers_of_territories() {
    let many = |token, upgraded| match Scene(four().acting(PHARAOS, token, upgraded)).prompt() {
        Some(Prompt::Harvest { left }) => left,
        other => panic!("{other:?}"),
    };
    assert_eq!([many(Token::HarvestBlue, false), many(Token::HarvestBlue, true)], [1, 2]);
    assert_eq!([many(Token::HarvestRed, false), many(Token::HarvestRed, true)], [2, 3]);
}

#[test]
fn action_5_not_twice_not_without_strength_never_exhausting_the_own_capital_r63() {
    let puzzle = four().settlement(PHARAOS, "gaia4_a1").goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.acting(PHARAOS, Token::HarvestRed, false));
    assert_eq!(scene.refused(PHARAOS, "harvest gaia4_a1"), Refusal::NoHarvestStrength);
    assert_eq!(scene.refused(PHARAOS, "harvest gaia4_a2"), Refusal::NotControlled);
    scene.play(PHARAOS, "harvest pharaos_f");
    assert_eq!(scene.goods(PHARAOS), [1, 0, 0, 0], "strength 2, the one source of a capital");
    assert_eq!(scene.exhausted("pharaos_f"), 0, "a capital is inexhaustible");
    assert_eq!(scene.refused(PHARAOS, "harvest pharaos_f"), Refusal::AlreadyHarvested);
}

#[test]
fn action_7_creation_needs_controlled_shrines_r66() {
    let created = |puzzle: anunnaki::puzzle::Puzzle| {
        Scene(puzzle.goods(HELLENIS, [0; 4]).acting(HELLENIS, Token::Creation, false)).goods(HELLENIS)
    };
    let puzzle = || four().no_followers(HELLENIS).settlement(HELLENIS, "gaia4_a2");
    assert_eq!(created(puzzle()), [0, 1, 0, 0], "a settlement alone controls its shrine");
    assert_eq!(created(puzzle().followers(PHARAOS, "gaia4_a2", 1)), [0; 4], "besieged");
    let contested = puzzle().followers(HELLENIS, "gaia4_b4", 1).followers(PHARAOS, "gaia4_b4", 1);
    assert_eq!(created(contested.hand(HELLENIS, &[])), [0, 1, 0, 0], "contested: only gaia4_a2 counts");
    let upgraded = four().no_followers(HELLENIS).goods(HELLENIS, [0; 4]).crystals(HELLENIS, 0);
    let scene = Scene(upgraded.acting(HELLENIS, Token::Creation, true));
    assert_ne!(scene.asked(), "ask-create", "nothing to create without shrines");
}

#[test]
fn action_8_income_by_open_cells() {
    let built = ["gaia4_a1", "gaia4_a2", "gaia4_a3", "gaia4_a4"];
    let expect = [(2, 0), (2, 2), (3, 2), (3, 4), (3, 7)];
    for (many, (followers, vp)) in expect.into_iter().enumerate() {
        let puzzle = built[..many].iter().fold(four(), |puzzle, at| puzzle.settlement(PHARAOS, at));
        for upgraded in [false, true] {
            let scene = Scene(puzzle.clone().acting(PHARAOS, Token::Income, upgraded));
            let left = followers + u8::from(upgraded);
            assert_eq!(scene.prompt(), Some(Prompt::Recruit { left, board: None }));
            assert_eq!(scene.vp(PHARAOS), vp);
        }
    }
}

#[test]
fn action_9_power_base_and_upgraded() {
    let steps =
        |upgraded| Scene(four().followers(PHARAOS, "pharaos_a", 3).acting(PHARAOS, Token::Power, upgraded));
    assert_eq!(steps(false).track(PHARAOS, Track::Power), 2, "6 figures / 3");
    assert_eq!(steps(true).track(PHARAOS, Track::Power), 3);
}

#[test]
fn action_10_market_base_and_upgraded() {
    let nothing =
        Scene(four().goods(PHARAOS, [0; 4]).crystals(PHARAOS, 0).acting(PHARAOS, Token::Market, false));
    assert_ne!(nothing.asked(), "ask-sell", "nothing to pay, nothing happens");
    let mut scene = Scene(four().goods(PHARAOS, [0; 4]).acting(PHARAOS, Token::Market, true));
    scene.play(PHARAOS, "buy metal gold");
    assert_eq!(scene.goods(PHARAOS), [0, 0, 1, 1]);
}

#[test]
fn s8_1_goal_values() {
    let puzzle = four()
        .followers(PHARAOS, "pharaos_c", 1)
        .settlement(PHARAOS, "gaia4_a1")
        .followers(BABYLONS, "gaia4_a1", 1);
    let position = puzzle.turn(PHARAOS);
    assert_eq!(position.goal_value(PHARAOS, Goal::Shrines), 2, "pharaos_c and pharaos_d");
    assert_eq!(position.goal_value(PHARAOS, Goal::Territories), 1, "c, d, f");
    assert_eq!(position.goal_value(PHARAOS, Goal::Settlements), 2, "the besieged one counts");
    assert_eq!(position.goal_value(PHARAOS, Goal::Units), 1, "4 followers");
}

#[test]
fn r1_nineteen_of_a_resource() {
    let puzzle = four().followers(PHARAOS, "gaia4_c5", 3).goods(PHARAOS, [18, 0, 0, 0]);
    let mut scene = Scene(puzzle.acting(PHARAOS, Token::HarvestBlue, false));
    scene.play(PHARAOS, "harvest gaia4_c5");
    assert_eq!(scene.has(PHARAOS, Resource::Food), 19, "the excess is lost");
}

#[test]
fn s3_8_recruiting_needs_an_unbesieged_settlement() {
    let puzzle = four().settlement(PHARAOS, "gaia4_a1").followers(BABYLONS, "gaia4_a1", 1);
    let mut scene = Scene(puzzle.acting(PHARAOS, Token::Income, false));
    assert_eq!(scene.refused(PHARAOS, "recruit gaia4_a1"), Refusal::NotControlled);
    assert_eq!(scene.refused(PHARAOS, "recruit pharaos_d"), Refusal::NoSettlement);
    scene.play(PHARAOS, "stop");
    assert_ne!(scene.asked(), "ask-recruit");
}

#[test]
fn s3_8_building_where_nobody_has_built() {
    let puzzle = four()
        .settlement(PHARAOS, "gaia4_a1")
        .followers(BABYLONS, "gaia4_a1", 1)
        .followers(BABYLONS, "gaia4_a2", 1)
        .goods(BABYLONS, [0, 2, 0, 0]);
    let mut scene = Scene(puzzle.phase(BABYLONS, Phase::Magic, &[]));
    scene.play(BABYLONS, "cast magic_build");
    assert_eq!(scene.refused(BABYLONS, "build gaia4_a1"), Refusal::SettlementThere);
    assert_eq!(scene.refused(BABYLONS, "build gaia4_a3"), Refusal::NotControlled);
    scene.play(BABYLONS, "build gaia4_a2");
    assert_eq!(scene.count(BABYLONS, "gaia4_a2", Kind::Settlement), 1);
}

#[test]
fn s3_9_the_afterworld_is_next_to_every_controlled_territory() {
    let puzzle = || {
        four()
            .defeated(PHARAOS, "gaia4_b3")
            .artifact(PHARAOS, Artifact::Map, &[Artifact::Scarab, Artifact::Cornucopia])
            .followers(PHARAOS, "gaia4_b3", 1)
            .goods(PHARAOS, [0; 4])
    };
    let mut scene = Scene(puzzle().acting(PHARAOS, Token::MoveBlue, false));
    scene.all(PHARAOS, &["pick pharaos_f follower", "step afterworld"]);
    assert!(scene.controls(PHARAOS, "afterworld"));
    scene.play(PHARAOS, "pick afterworld follower");
    assert_eq!(scene.options(PHARAOS), ["step pharaos_d", "step pharaos_f"], "R11: not Atlantis");
    let mut out = Scene(puzzle().acting(PHARAOS, Token::MoveBlue, false));
    out.play(PHARAOS, "pick gaia4_b3 follower");
    assert!(!out.options(PHARAOS).contains(&"step afterworld".to_owned()), "R11");
    let stranger = Scene(puzzle().acting(NORRENIS, Token::Portal, false));
    assert!(stranger.options(NORRENIS).iter().all(|step| !step.contains("afterworld")));
}

#[test]
fn s3_9_harvest_and_building_in_the_afterworld() {
    let mut scene = Scene(
        four()
            .defeated(PHARAOS, "gaia4_b3")
            .artifact(PHARAOS, Artifact::Map, &[Artifact::Scarab, Artifact::Cornucopia])
            .followers(PHARAOS, "afterworld", 2)
            .goods(PHARAOS, [0; 4])
            .acting(PHARAOS, Token::HarvestBlue, false),
    );
    scene.all(PHARAOS, &["harvest afterworld", "gain food", "gain gold"]);
    assert_eq!((scene.goods(PHARAOS), scene.exhausted("afterworld")), ([1, 0, 0, 1], 1));
    assert_eq!(scene.0.shrines(PHARAOS), 2, "one shrine there, one at home");
    let builder = four()
        .defeated(PHARAOS, "gaia4_b3")
        .artifact(PHARAOS, Artifact::Map, &[Artifact::Scarab, Artifact::Cornucopia])
        .followers(PHARAOS, "afterworld", 1)
        .goods(PHARAOS, [0, 2, 0, 0]);
    let mut scene = Scene(builder.phase(PHARAOS, Phase::Magic, &[]));
    scene.all(PHARAOS, &["cast magic_build", "build afterworld"]);
    assert_eq!(scene.count(PHARAOS, "afterworld", Kind::Settlement), 1);
}

#[test]
fn r11_a_table_may_join_the_afterworld_to_atlantis() {
    let puzzle = |joined: bool| {
        four_with(|setup| setup.afterworld_joins_atlantis = joined)
            .defeated(PHARAOS, "gaia4_b3")
            .artifact(PHARAOS, Artifact::Map, &[Artifact::Scarab, Artifact::Cornucopia])
            .followers(PHARAOS, "gaia4_b3", 1)
            .followers(PHARAOS, "afterworld", 1)
    };
    let enters = |puzzle: anunnaki::puzzle::Puzzle| {
        let mut scene = Scene(puzzle.acting(PHARAOS, Token::MoveBlue, false));
        scene.play(PHARAOS, "pick afterworld follower");
        scene.options(PHARAOS).contains(&"step gaia4_b3".to_owned())
    };
    assert_eq!([enters(puzzle(false)), enters(puzzle(true))], [false, true]);
    assert!(!enters(puzzle(true).end_triggered()), "R73: nobody enters Atlantis after the trigger");
    let mut out = Scene(puzzle(true).acting(PHARAOS, Token::MoveBlue, false));
    out.all(PHARAOS, &["pick gaia4_b3 follower", "step afterworld"]);
    assert_eq!(out.count(PHARAOS, "afterworld", Kind::Follower), 2);
    let late = Scene(puzzle(true).end_triggered().acting(PHARAOS, Token::MoveBlue, false));
    assert_eq!(late.refused(PHARAOS, "pick gaia4_b3 follower"), Refusal::NoStep);
}

#[test]
fn r13_a_harvest_may_take_less() {
    let puzzle = || four().followers(PHARAOS, "gaia4_b1", 3).goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle().acting(PHARAOS, Token::HarvestBlue, false));
    let here: Vec<String> = scene.options(PHARAOS).into_iter().filter(|step| step.contains("b1")).collect();
    assert_eq!(here, ["harvest gaia4_b1", "harvest gaia4_b1 1", "harvest gaia4_b1 2"]);
    assert_eq!(scene.refused(PHARAOS, "harvest gaia4_b1 0"), Refusal::HarvestLess { most: 2 });
    assert_eq!(scene.refused(PHARAOS, "harvest gaia4_b1 3"), Refusal::HarvestLess { most: 2 }, "that is all");
    assert_eq!(scene.refused(PHARAOS, "harvest gaia4_a1 1"), Refusal::NotControlled);
    assert_eq!(scene.refused(PHARAOS, "harvest pharaos_f 1"), Refusal::HarvestLess { most: 0 });
    scene.play(PHARAOS, "harvest gaia4_b1 2");
    assert_eq!((scene.goods(PHARAOS), scene.exhausted("gaia4_b1")), ([0, 0, 2, 0], 1), "still one token");
    let two_types = two(House::Pharaos, House::Norrenis).followers(PHARAOS, "gaia2_b1", 2);
    let mut scene = Scene(two_types.goods(PHARAOS, [0; 4]).acting(PHARAOS, Token::HarvestRed, false));
    scene.play(PHARAOS, "harvest gaia2_b1 1");
    assert_eq!(scene.options(PHARAOS), ["collect food", "collect gold"], "which of the two is left");
    scene.play(PHARAOS, "collect gold");
    assert_eq!((scene.goods(PHARAOS), scene.exhausted("gaia2_b1")), ([0, 0, 0, 1], 1));
    assert_eq!(scene.prompt(), Some(Prompt::Harvest { left: 1 }), "one territory of two");
    let ishtar = puzzle().settlement(BABYLONS, "gaia4_c4").followers(BABYLONS, "gaia4_c4", 2);
    let ishtar = ishtar.major(BABYLONS, "babylons_f").goods(BABYLONS, [0; 4]);
    let mut full = Scene(ishtar.acting(BABYLONS, Token::HarvestBlue, false));
    full.play(BABYLONS, "harvest gaia4_c4 3");
    assert_eq!(full.goods(BABYLONS), [0, 0, 3, 0], "3 of a full harvest of 4 with two sources");
}

#[test]
fn r46_an_empty_stack_leaves_gaps() {
    let mut puzzle = two(House::Pharaos, House::Norrenis);
    let view = puzzle.clone().turn(PHARAOS);
    let row: Vec<&str> = {
        use game_core::Game;
        view.view(game_core::Viewer::Spectator).pacts.row.into_iter().flatten().collect()
    };
    for house in ["neutral_", "pharaos_", "norrenis_"] {
        let names = (1..=12)
            .map(|n| format!("pact_{house}{n:02}"))
            .chain((1..=6).map(|n| format!("pact_{house}{n}")));
        for pact in names.filter(|pact| pact_exists(pact) && !row.contains(&pact.as_str())) {
            puzzle = puzzle.pact(NORRENIS, &pact);
        }
    }
    let mut scene = Scene(puzzle.acting(PHARAOS, Token::Trade, true));
    scene.play(PHARAOS, "pact 0");
    assert_eq!(scene.refused(PHARAOS, "pact 0"), Refusal::NoPact);
    scene.play(PHARAOS, "pact 1");
    assert_eq!(scene.0.mat(PHARAOS).held().count(), 2);
}

fn pact_exists(id: &str) -> bool {
    use game_core::Content as _;
    anunnaki::Content::standard().pact(id).is_some()
}

#[test]
fn s4_enlil_and_hermes_help_however_the_action_came() {
    let puzzle = four().minor(BABYLONS, MinorGod::Enlil, "babylons_f");
    let scene = Scene(puzzle.acting(BABYLONS, Token::Portal, true));
    assert_eq!(scene.prompt(), Some(Prompt::PortalPick { left: 3 }));
    let puzzle = four().minor(HELLENIS, MinorGod::Hermes, "hellenis_f");
    let scene = Scene(puzzle.acting(HELLENIS, Token::MoveRed, false));
    assert_eq!(scene.prompt(), Some(Prompt::MovePick { points: 5 }));
}
