//! The terminal picture: pinned, complete, and no wider than 100 columns.

use anunnaki::ids::{House, MinorGod, Slot, Weapon};
use anunnaki::prompt::Phase;
use anunnaki::puzzle::Puzzle;
use anunnaki::{Content, Position, Setup};
use game_core::{Content as _, Describe, Game, QuickRandom, Seat, Viewer, Walk};

#[test]
fn a_battle_is_drawn() {
    let (pharaos, norrenis) = (Seat::new(0), Seat::new(1));
    let position = Puzzle::new(Content::standard(), &Setup::new(3), &House::ALL[..3])
        .minor(norrenis, MinorGod::Loki, "gaia4_a1")
        .followers(pharaos, "gaia4_a1", 2)
        .major(pharaos, "gaia4_b4")
        .followers(pharaos, "gaia4_b4", 4)
        .ancient("gaia4_c3", "ancient_09")
        .exhausted("gaia4_b1", 2)
        .hand(norrenis, &[Weapon::Dagger])
        .pact(pharaos, "pact_neutral_12")
        .pawn(pharaos, Slot::V2)
        .phase(norrenis, Phase::Battles, &[]);
    insta::assert_snapshot!("battle", position.draw(Viewer::Seat(norrenis)));
}

#[test]
fn every_picture_fits_into_100_columns() {
    for players in 2..=4 {
        let mut rng = QuickRandom::new(u64::from(players));
        let start = Position::new(Content::standard(), &Setup::new(players)).expect("a playable set-up");
        let mut step = 0;
        Walk::suggested().from(start, &mut rng, |_, _, _, after| {
            if step % 50 == 0 {
                let picture = after.draw(Viewer::Spectator);
                let wide = picture.lines().find(|line| line.chars().count() > 100);
                assert_eq!(wide, None, "at step {step} of {players} players");
                assert!(picture.contains("STAR") && picture.contains("TRACKS") && picture.contains("PACTS"));
            }
            step += 1;
        });
    }
}
