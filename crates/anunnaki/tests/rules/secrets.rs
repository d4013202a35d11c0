//! Nothing secret shows in views, logs or draws (2.1); re-dealing respects what the table knows.

use super::scene::{BABYLONS, HELLENIS, NORRENIS, PHARAOS, Scene, four};
use anunnaki::ids::{MinorGod, Weapon};
use anunnaki::prompt::Phase;
use anunnaki::{Action, Content, Position, Setup};
use game_core::{
    Actor, Awaiting, Content as _, Describe, Game, Hidden, Notation, QuickRandom, Random, Seat, Seed, Table,
    Viewer,
};

/// A whole game of random steps; `look` sees every question with its steps before one is taken.
fn random_game(
    setup: Setup,
    game: u64,
    mut look: impl FnMut(&Table<Position>, Seat, &[Action]),
) -> Table<Position> {
    let seed = Seed::from_phrase(&format!("random {game}"));
    let mut table = Table::<Position>::new(Content::standard(), setup, seed).expect("a game");
    let mut rng = QuickRandom::new(game);
    let mut legal = Vec::new();
    while let Awaiting::Players(seats) = table.position().awaiting() {
        let seat = seats.first().expect("somebody is awaited");
        legal.clear();
        table.position().legal(seat, &mut legal);
        look(&table, seat, &legal);
        table.play(seat, *rng.pick(&legal).expect("a step")).expect("it is listed");
    }
    table
}

/// What a viewer reads in the log of a whole game, checked against every secret.
#[test]
fn logs_never_name_what_is_hidden() {
    for game in 0..6u64 {
        let setup = Setup::new(2 + (game % 3) as u8);
        let table = random_game(setup, game, |_, _, _| {});
        let judge = table.log(Viewer::Judge, 0);
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1))] {
            for (line, full) in table.log(viewer, 0).iter().zip(&judge) {
                let step = full.notation.as_deref().expect("the judge reads everything");
                let own = matches!(line.actor, Actor::Seat(seat) if viewer == Viewer::Seat(seat));
                let secret =
                    ["discard ", "arm ", "forfeit ", "destiny "].iter().any(|verb| step.starts_with(verb));
                if secret && !own {
                    assert_eq!(line.notation, None, "{viewer:?} reads {step:?}");
                    assert!(line.text.args.is_empty(), "{viewer:?} is told {:?}", line.text);
                }
                if step.starts_with("deal gods") && viewer == Viewer::Spectator {
                    assert_eq!(line.notation, None);
                }
            }
        }
    }
}

fn battle() -> Scene {
    let puzzle = four()
        .minor(NORRENIS, MinorGod::Loki, "gaia4_a1")
        .followers(PHARAOS, "gaia4_a1", 1)
        .hand(NORRENIS, &[Weapon::Dagger, Weapon::ShortBow, Weapon::CastingNet])
        .hand(PHARAOS, &[Weapon::Dagger, Weapon::WarCart]);
    Scene(puzzle.phase(NORRENIS, Phase::Battles, &[]))
}

fn told(scene: &Scene, viewer: Viewer, seat: Seat, step: &str) -> (bool, String) {
    let action = Position::parse_step(scene.0.content(), step).expect("a step");
    let actor = Actor::Seat(seat);
    (scene.0.sees(viewer, actor, action), format!("{:?}", scene.0.describe(viewer, actor, action)))
}

#[test]
fn sealed_choices_read_alike_until_the_last_is_in() {
    let mut scene = battle();
    for viewer in [Viewer::Seat(PHARAOS), Viewer::Spectator, Viewer::Seat(BABYLONS)] {
        let dagger = told(&scene, viewer, NORRENIS, "weapon dagger");
        assert_eq!(dagger, told(&scene, viewer, NORRENIS, "weapon short_bow"));
        assert!(!dagger.0);
    }
    assert!(told(&scene, Viewer::Seat(NORRENIS), NORRENIS, "weapon dagger").0);
    scene.play(NORRENIS, "weapon dagger");
    for viewer in [Viewer::Seat(PHARAOS), Viewer::Spectator] {
        let none = told(&scene, viewer, NORRENIS, "weapon none");
        assert_eq!(none, told(&scene, viewer, NORRENIS, "weapon short_bow"), "nor the number of cards");
        assert!(!none.0);
    }
    scene.play(NORRENIS, "weapon none");
    let shown = told(&scene, Viewer::Spectator, PHARAOS, "weapon war_cart");
    assert!(shown.0 && shown.1.contains("weapon-dagger") && shown.1.contains("weapon-war_cart"), "{shown:?}");
}

#[test]
fn drawings_follow_the_view() {
    let mut scene = battle();
    scene.play(PHARAOS, "weapon war_cart");
    assert!(scene.0.draw(Viewer::Seat(PHARAOS)).contains("sealed war_cart"));
    assert!(!scene.0.draw(Viewer::Seat(NORRENIS)).contains("war_cart"));
    assert!(!scene.0.draw(Viewer::Spectator).contains("war_cart"));
}

#[test]
fn redealing_keeps_certain_cards_and_a_playable_attack_r76() {
    let mut scene = battle();
    scene.play(NORRENIS, "weapon dagger");
    let mut rng = QuickRandom::new(1);
    let mut hands = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let mut other = scene.0.clone();
        other.determinize(Viewer::Seat(PHARAOS), &mut rng);
        let hand = other.advanced_in_hand(NORRENIS);
        assert_eq!(hand.len(), 3);
        let mut legal = Vec::new();
        other.legal(NORRENIS, &mut legal);
        assert!(legal.contains(&Action::CommitNone), "the second question is still open");
        hands.insert(hand);
    }
    assert!(hands.len() > 10, "many hands are possible");
    let puzzle = four()
        .followers(PHARAOS, "gaia4_a1", 1)
        .followers(HELLENIS, "gaia4_a1", 1)
        .hand(PHARAOS, &[Weapon::Broadsword])
        .goods(PHARAOS, [0; 4])
        .goods(PHARAOS, [0, 0, 2, 0]);
    let scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    for _ in 0..200 {
        let mut other = scene.0.clone();
        other.determinize(Viewer::Seat(HELLENIS), &mut rng);
        let mut legal = Vec::new();
        other.legal(PHARAOS, &mut legal);
        assert!(!legal.is_empty(), "the attacker was asked, so he can play something");
    }
}

/// 5.2 step 1: an attacker without a playable card loses at once, so the choice after which the next battle may
/// begin tells its maker something about that hand, and is final.
#[test]
fn a_choice_that_closes_a_rivals_battle_is_final() {
    let mut scene = Scene(
        four()
            .followers(HELLENIS, "gaia4_a1", 2)
            .followers(BABYLONS, "gaia4_a1", 1)
            .hand(HELLENIS, &[Weapon::Dagger])
            .goods(HELLENIS, [1, 1, 0, 0])
            .phase(HELLENIS, Phase::Battles, &[]),
    );
    scene.play(HELLENIS, "weapon dagger").play(BABYLONS, "weapon slingshot");
    let steal = Position::parse_step(scene.0.content(), "steal wood").expect("a step in notation");
    assert!(scene.options(BABYLONS).contains(&"steal wood".to_owned()));
    assert!(scene.0.reveals(Actor::Seat(BABYLONS), steal));
}

#[test]
fn an_option_does_not_name_the_weapon_the_other_side_has_sealed() {
    let puzzle = four()
        .followers(PHARAOS, "gaia4_a1", 2)
        .followers(BABYLONS, "gaia4_a1", 1)
        .hand(PHARAOS, &[Weapon::Dagger, Weapon::ShortBow]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    scene.play(BABYLONS, "weapon slingshot");
    let mut legal = Vec::new();
    scene.0.legal(PHARAOS, &mut legal);
    assert!(!legal.is_empty());
    for action in legal {
        let words = format!("{:?}", scene.0.offer(PHARAOS, action));
        assert!(!words.contains("slingshot"), "the option tells the sealed choice: {words}");
    }
}

#[test]
fn everybody_sees_the_battle_that_is_over() {
    let puzzle = four()
        .followers(PHARAOS, "gaia4_a1", 2)
        .followers(BABYLONS, "gaia4_a1", 1)
        .hand(PHARAOS, &[Weapon::ShortBow])
        .goods(BABYLONS, [0; 4]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    scene.play(PHARAOS, "weapon short_bow");
    assert_eq!(scene.0.view(Viewer::Spectator).last_battle, None, "nothing is told before both have chosen");
    scene.play(BABYLONS, "weapon slingshot");
    let fought = scene.0.view(Viewer::Spectator).last_battle.expect("a battle was decided");
    assert_eq!((fought.number, fought.territory, fought.attacker_won), (1, "gaia4_a1", true));
    assert_eq!((fought.attacker.cards, fought.attacker.total), (vec!["short_bow"], 5));
    assert_eq!((fought.defender.cards, fought.defender.total), (vec!["slingshot"], 2));
    assert_eq!((fought.attacker.followers, fought.defender.followers), (2, 1));
}

/// 8: the destiny token is turned up at the end, so the step that ends the game is final, in whichever phase.
#[test]
fn a_step_that_ends_the_game_is_final() {
    let mut last_steps = 0;
    for game in 0..40u64 {
        let setup = Setup { players: 2, round_limit: 12, ..Setup::new(2) };
        random_game(setup, game, |table, seat, legal| {
            for step in legal {
                let mut next = table.position().clone();
                next.apply(Actor::Seat(seat), *step);
                if next.awaiting() == Awaiting::Nothing {
                    last_steps += 1;
                    let known = table.position().reveals(Actor::Seat(seat), *step);
                    assert!(known, "{step:?}\n{}", table.record());
                }
            }
        });
    }
    assert!(last_steps > 100, "only {last_steps} last steps seen");
}
