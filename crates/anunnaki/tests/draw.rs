//! The terminal picture: pinned, complete, and no wider than 100 columns.

use anunnaki::ids::{House, MinorGod, Slot, Weapon};
use anunnaki::prompt::Phase;
use anunnaki::puzzle::Puzzle;
use anunnaki::{Content, Position, Setup};
use game_core::{Actor, Awaiting, Content as _, Describe, Game, QuickRandom, Random, Seat, Viewer};

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
        let mut position =
            Position::new(Content::standard(), &Setup::new(players)).expect("a playable set-up");
        let mut legal = Vec::new();
        for step in 0.. {
            match position.awaiting() {
                Awaiting::Nothing => break,
                Awaiting::Chance => {
                    let deal = position.deal(&mut rng);
                    position.apply(Actor::Chance, deal);
                }
                Awaiting::Players(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    legal.clear();
                    position.suggest(seat, &mut legal);
                    position.apply(Actor::Seat(seat), *rng.pick(&legal).expect("a step"));
                }
            }
            if step % 50 == 0 {
                let picture = position.draw(Viewer::Spectator);
                let wide = picture.lines().find(|line| line.chars().count() > 100);
                assert_eq!(wide, None, "at step {step} of {players} players");
                assert!(picture.contains("STAR") && picture.contains("TRACKS") && picture.contains("PACTS"));
            }
        }
    }
}
