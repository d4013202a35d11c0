//! The six artifacts (5.4, 9.12, 3.8). The Mirror stands in `star.rs` and `vectors.rs`, the Map in `actions.rs`.

use super::scene::{BABYLONS, HELLENIS, NORRENIS, PHARAOS, Scene, four};
use anunnaki::Refusal;
use anunnaki::board::Siege;
use anunnaki::ids::{Artifact, Kind, MinorGod, Track, Weapon};
use anunnaki::prompt::Phase;
use anunnaki::puzzle::Puzzle;
use game_core::{Game, Viewer};

fn with(artifact: Artifact) -> Puzzle {
    let left: Vec<Artifact> = Artifact::ALL.into_iter().filter(|other| *other != artifact).take(2).collect();
    four().defeated(PHARAOS, "gaia4_b3").artifact(PHARAOS, artifact, &left)
}

/// Pharaos conquer gaia4_b3 and are about to take one of these.
fn conquering(artifacts: &str) -> Scene {
    let puzzle = four()
        .major(PHARAOS, "gaia4_b3")
        .followers(PHARAOS, "gaia4_b3", 3)
        .ancient("gaia4_b3", "ancient_05")
        .hand(PHARAOS, &[Weapon::ShortBow]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    scene.play(PHARAOS, "weapon short_bow").deal(&format!("deal artifacts {artifacts}"));
    scene
}

/// 5.3, 5.4: what stands before Atlantis, and what token and god have together; 3.1: nobody enters after the end.
#[test]
fn s5_4_a_siege_counts_figures_the_best_weapon_token_and_god() {
    let puzzle = || four().hand(PHARAOS, &[Weapon::Dagger, Weapon::ShortBow]);
    assert_eq!(puzzle().turn(PHARAOS).siege(PHARAOS), None, "nobody stands there");
    let before = puzzle().followers(PHARAOS, "gaia4_a2", 2).followers(PHARAOS, "gaia4_a3", 3);
    let siege = Siege { inside: false, figures: 2, weapon: 3, needed: 7 };
    assert_eq!(before.turn(PHARAOS).siege(PHARAOS), Some(siege), "a3 lies at a solid border");
    let late = puzzle().followers(PHARAOS, "gaia4_a2", 2).end_triggered();
    assert_eq!(late.turn(PHARAOS).siege(PHARAOS), None);
    let inside = puzzle().major(PHARAOS, "gaia4_b3").ancient("gaia4_b3", "ancient_09");
    let siege = Siege { inside: true, figures: 3, weapon: 3, needed: 8 };
    assert_eq!(inside.phase(PHARAOS, Phase::Battles, &[]).siege(PHARAOS), Some(siege));
}

#[test]
fn s5_4_the_first_conqueror_knows_what_he_put_back_r24() {
    let mut scene = conquering("scarab_amulet cornucopia tablet_of_destinies");
    scene.play(PHARAOS, "artifact scarab_amulet");
    let seen = |viewer| scene.0.view(viewer).artifacts.seen;
    assert_eq!(seen(Viewer::Seat(PHARAOS)), Some(vec!["cornucopia", "tablet_of_destinies"]));
    assert_eq!(seen(Viewer::Seat(NORRENIS)), None);
    let view = scene.0.view(Viewer::Spectator);
    assert_eq!((view.artifacts.stack, view.artifacts.taken), (2, vec!["scarab_amulet"]));
    assert_eq!(scene.refused(PHARAOS, "artifact cornucopia"), Refusal::NotTheQuestion);
}

#[test]
fn tablet_of_destinies_is_chosen_in_secret() {
    let mut scene = conquering("afterworld_map cornucopia tablet_of_destinies");
    scene.play(PHARAOS, "artifact tablet_of_destinies");
    assert_eq!(scene.options(PHARAOS), ["destiny war", "destiny technology", "destiny trade"]);
    scene.play(PHARAOS, "destiny trade");
    let destiny = |viewer| scene.0.view(viewer).seats[0].destiny;
    assert_eq!(destiny(Viewer::Seat(PHARAOS)), Some("trade"));
    assert_eq!((destiny(Viewer::Seat(HELLENIS)), destiny(Viewer::Spectator)), (None, None));
}

#[test]
fn taking_the_map_and_the_box() {
    let mut map = conquering("afterworld_map cornucopia tablet_of_destinies");
    map.play(PHARAOS, "artifact afterworld_map");
    assert!(map.0.view(Viewer::Spectator).boards.iter().any(|board| board.board == "afterworld"));
    let mut pandora = conquering("pandoras_box cornucopia tablet_of_destinies");
    pandora.play(PHARAOS, "artifact pandoras_box");
    assert_eq!(pandora.0.view(Viewer::Spectator).seats[0].pandora_tokens.len(), 3);
}

#[test]
fn scarab_amulet_two_different_tracks_before_scoring_r62_z4() {
    let puzzle = with(Artifact::Scarab).track(PHARAOS, Track::War, 10).goods(PHARAOS, [0; 4]);
    let mut scene = Scene(puzzle.last_turn_done());
    assert_eq!(
        scene.refused(PHARAOS, "advance war"),
        Refusal::TrackClosed { track: Track::War },
        "lightning"
    );
    scene.play(PHARAOS, "advance trade");
    assert_eq!(scene.refused(PHARAOS, "advance trade"), Refusal::TrackChosen { track: Track::Trade });
    scene.play(PHARAOS, "advance technology");
    assert_eq!(Track::DEVELOPMENT.map(|track| scene.track(PHARAOS, track)), [10, 1, 1]);
    assert_eq!(scene.0.phase(), Phase::Over);
    let mut waived = Scene(with(Artifact::Scarab).last_turn_done());
    waived.all(PHARAOS, &["decline", "advance war"]);
    assert_eq!(waived.track(PHARAOS, Track::War), 1);
}

#[test]
fn cornucopia_gains_or_pays() {
    let mut gain =
        Scene(with(Artifact::Cornucopia).goods(PHARAOS, [0; 4]).phase(PHARAOS, Phase::Additional, &[]));
    gain.play(PHARAOS, "cornucopia");
    assert_eq!(gain.options(PHARAOS).len(), 4, "nothing to pay with");
    gain.play(PHARAOS, "horn gold");
    assert_eq!(gain.goods(PHARAOS), [0, 0, 0, 4]);
    assert_eq!(gain.0.mat(PHARAOS).artifact_count(), 0, "the card leaves the game");
    let mut pay =
        Scene(with(Artifact::Cornucopia).goods(PHARAOS, [4, 3, 0, 0]).phase(PHARAOS, Phase::Additional, &[]));
    pay.play(PHARAOS, "cornucopia");
    assert!(matches!(pay.refused(PHARAOS, "horn pay wood"), Refusal::Lacking { have: 3, need: 4, .. }));
    pay.play(PHARAOS, "horn pay food");
    assert_eq!((pay.goods(PHARAOS), pay.vp(PHARAOS)), ([0, 3, 0, 0], 8));
}

#[test]
fn pandora_crystal() {
    let mut scene =
        Scene(with(Artifact::Pandora).crystals(BABYLONS, 0).summon_tokens(PHARAOS, 1, false).phase(
            PHARAOS,
            Phase::Additional,
            &[],
        ));
    scene.all(PHARAOS, &["pandora", "open pandora_crystal"]);
    let crystals = |seat| scene.0.mat(seat).crystals();
    assert_eq!([PHARAOS, NORRENIS, BABYLONS, HELLENIS].map(crystals), [3, 1, 0, 1]);
    assert_eq!(scene.refused(PHARAOS, "pandora"), Refusal::OncePerTurn);
}

#[test]
fn pandora_follower_in_turn_order_not_locked_r60() {
    let puzzle = with(Artifact::Pandora)
        .followers(NORRENIS, "gaia4_a1", 1)
        .followers(PHARAOS, "gaia4_a1", 1)
        .no_followers(BABYLONS)
        .hand(PHARAOS, &[Weapon::Dagger]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Additional, &[]));
    scene.all(PHARAOS, &["pandora", "open pandora_follower", "recruit pharaos_f"]);
    assert_eq!(scene.refused(NORRENIS, "lose gaia4_a1"), Refusal::Locked);
    scene.play(NORRENIS, "lose norrenis_f");
    assert_eq!(scene.options(HELLENIS), ["lose hellenis_e", "lose hellenis_f"], "Babylons have none");
    scene.play(HELLENIS, "lose hellenis_e");
    assert_eq!([NORRENIS, BABYLONS, HELLENIS].map(|seat| scene.0.mat(seat).reserve()), [9, 12, 10]);
}

#[test]
fn pandora_weapon_is_lost_unseen_and_the_third_token_ends_the_box() {
    let puzzle = with(Artifact::Pandora).hand(HELLENIS, &[Weapon::Dagger, Weapon::LongSpear]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Additional, &[]));
    scene.all(PHARAOS, &["pandora", "open pandora_weapon", "arm dagger"]);
    scene.play(HELLENIS, "forfeit dagger");
    assert_eq!(scene.0.advanced_in_hand(HELLENIS).len(), 1);
    let weapons = &scene.0.view(Viewer::Spectator).seats[3].weapons;
    assert_eq!((weapons.hand_count, weapons.unknown.len()), (3, 7), "nobody else knows which");
    for token in ["pandora_crystal", "pandora_follower"] {
        scene.end_turn(PHARAOS);
        while scene.0.active() != PHARAOS {
            let seat = scene.0.active();
            let first = scene.options(seat)[0].clone();
            scene.play(seat, &first);
            scene.end_turn(seat);
        }
        let first = scene.options(PHARAOS)[0].clone();
        scene.play(PHARAOS, &first);
        while scene.asked() != "ask-menu" {
            let options = scene.options(PHARAOS);
            let quiet = options
                .iter()
                .find(|step| ["stop", "decline"].contains(&step.as_str()))
                .unwrap_or(&options[0])
                .clone();
            scene.play(PHARAOS, &quiet).deal_all();
        }
        scene.play(PHARAOS, "pandora");
        if scene.asked() == "ask-pandora" {
            scene.play(PHARAOS, &format!("open {token}"));
        }
    }
    assert_eq!(scene.0.mat(PHARAOS).artifact_count(), 0);
}

#[test]
fn pandora_spares_atlantis_after_the_end() {
    let puzzle =
        with(Artifact::Pandora).no_followers(NORRENIS).followers(NORRENIS, "gaia4_b3", 1).end_triggered();
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Additional, &[]));
    scene.all(PHARAOS, &["pandora", "open pandora_follower", "stop"]);
    assert_eq!(scene.count(NORRENIS, "gaia4_b3", Kind::Follower), 1, "R73");
    assert_eq!(scene.asked(), "ask-lose-follower");
}

#[test]
fn hera_helps_with_pandoras_follower() {
    let left = [Artifact::Scarab, Artifact::Mirror];
    let puzzle = four().defeated(HELLENIS, "gaia4_b3").artifact(HELLENIS, Artifact::Pandora, &left).minor(
        HELLENIS,
        MinorGod::Hera,
        "hellenis_f",
    );
    let mut scene = Scene(puzzle.phase(HELLENIS, Phase::Additional, &[]));
    scene.all(HELLENIS, &["pandora", "open pandora_follower", "recruit hellenis_f", "recruit hellenis_f"]);
    assert_eq!(scene.0.mat(HELLENIS).reserve(), 7);
}
