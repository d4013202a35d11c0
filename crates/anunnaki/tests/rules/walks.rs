//! Invariants that compare two moments (12), along random games of every player count.

use super::scene::{BABYLONS, HELLENIS, NORRENIS, PHARAOS, four};
use anunnaki::ids::{Artifact, Kind, MinorGod, Track};
use anunnaki::prompt::Phase;
use anunnaki::view::TerritoryView;
use anunnaki::{Action, Content, Position, Prompt, Setup, View};
use game_core::{Actor, Awaiting, Content as _, Game, Invariants, QuickRandom, Seat, Viewer, Walk};
use std::collections::BTreeSet;

fn walk(games: u64, mut check: impl FnMut(&Position, Actor, Action, &Position)) {
    for game in 0..games {
        let mut rng = QuickRandom::new(game);
        let setup = Setup { first_game: game % 5 == 4, ..Setup::new(2 + (game % 3) as u8) };
        let position = Position::new(Content::standard(), &setup).expect("a playable set-up");
        Walk::suggested().from(position, &mut rng, &mut check);
    }
}

/// Random steps from a position to the end of its game.
fn walk_from(position: Position, seed: u64, check: impl FnMut(&Position, Actor, Action, &Position)) {
    Walk::suggested().from(position, &mut QuickRandom::new(seed), check);
}

#[test]
fn i6_i7_i13_nothing_turns_back_r69() {
    walk(6, |before, _, _, after| {
        for seat in Seat::all(before.players()) {
            let (old, new) = (before.mat(seat), after.mat(seat));
            assert!(after.phase() == Phase::Over || new.vp() >= old.vp(), "12.6: points never fall");
            assert!(Track::ALL.iter().all(|track| new.track(*track) >= old.track(*track)), "12.13");
            assert!(old.upgraded().difference(new.upgraded()).is_empty());
        }
        if before.phase() != Phase::Setup {
            let slots = |position: &Position| anunnaki::ids::Slot::ALL.map(|slot| position.token_on(slot));
            assert_eq!(slots(before), slots(after), "12.7: the layout stays");
        }
    });
}

/// Corners that hold a token, with the ids of their territories.
fn corners(view: &View) -> Vec<(&'static str, Vec<&'static str>)> {
    let printed = &Content::standard().printed().culture_corners;
    let around = |id: &str| printed.iter().find(|corner| corner.id == id).expect("a corner");
    let all = view.boards.iter().flat_map(|board| &board.corners);
    all.filter(|corner| corner.culture.is_some())
        .map(|corner| (corner.corner, around(corner.corner).territories.iter().map(String::as_str).collect()))
        .collect()
}

/// Does each of these territories hold a figure or a settlement, and does somebody control one of them?
fn surrounded(view: &View, territories: &[&str]) -> (bool, bool) {
    let hexes = view.boards.iter().flat_map(|board| &board.territories);
    let mut around = hexes.filter(|hex| territories.contains(&hex.territory));
    let held = |hex: &&TerritoryView| {
        hex.pieces.iter().any(|p| p.followers + p.minor_gods + p.major_gods + p.settlements > 0)
    };
    (around.clone().filter(held).count() == 3, around.any(|hex| hex.controller.is_some()))
}

#[test]
fn i9_culture_tokens_only_go_and_only_surrounded() {
    let (mut ripe, mut active) = (BTreeSet::new(), None);
    let mut gone = 0;
    walk(4, |before, _, _, after| {
        if before.phase() == Phase::Setup {
            return;
        }
        if active != Some(before.active()) {
            ripe.clear();
            active = Some(before.active());
        }
        let (old, new) = (before.view(Viewer::Judge), after.view(Viewer::Judge));
        let left = corners(&new);
        assert!(left.iter().all(|corner| corners(&old).contains(corner)), "12.9: a corner got a token");
        for (corner, territories) in corners(&old) {
            // A reward may take a follower away again, so what counts is the moment the token was ripe.
            if [&old, &new].iter().any(|view| surrounded(view, &territories) == (true, true)) {
                ripe.insert(corner);
            }
            if !left.iter().any(|(other, _)| *other == corner) {
                gone += 1;
                assert!(ripe.contains(corner), "12.9: {corner} left without being surrounded by somebody");
            }
        }
    });
    assert!(gone > 0, "tokens were resolved");
}

#[test]
fn i10_i11_civilizations_fall_and_exhaustion_only_grows() {
    walk(3, |before, _, action, after| {
        if before.phase() == Phase::Setup
            || !matches!(after.open_prompt(), Some((_, Prompt::Pawn | Prompt::Harvest { .. })))
                && !matches!(action, Action::Harvest { .. })
        {
            return;
        }
        let (old, new) = (before.view(Viewer::Judge), after.view(Viewer::Judge));
        let covered = |view: &View| {
            let all = view.boards.iter().flat_map(|board| &board.territories);
            all.map(|hex| hex.exhausted.len()).sum::<usize>()
        };
        assert!(covered(&new) >= covered(&old) && covered(&new) <= covered(&old) + 1, "12.11");
        assert!(
            new.seats.iter().zip(&old.seats).all(|(new, old)| new.ancients_defeated >= old.ancients_defeated)
        );
    });
}

/// How many battles have been fought, and where the last one was.
fn battles(position: &Position) -> (u16, &'static str) {
    position.view(Viewer::Judge).last_battle.map_or((0, ""), |fought| (fought.number, fought.territory))
}

#[test]
fn i14_contests_begin_in_phases_1_to_3_and_end_by_battle_or_r4() {
    let (mut begun, mut fought) = (0, 0);
    walk(12, |before, _, action, after| {
        let (old, new) = (before.contested(), after.contested());
        if old == new {
            return;
        }
        let main = (Phase::Main..=Phase::Additional).contains(&before.phase());
        let taken = matches!(action, Action::Sacrifice { .. } | Action::Bring { .. });
        for at in new.difference(old) {
            begun += 1;
            assert!(
                main,
                "12.14: a contest for {} in {:?}",
                before.content().territory_id(at),
                before.phase()
            );
        }
        let over = old.difference(new).len();
        let ended = usize::from(battles(after).0 - battles(before).0);
        fought += ended;
        assert!(
            over <= ended || taken && over == 1,
            "12.14: {over} contests vanished, {ended} battles ended"
        );
    });
    assert!(begun > 0 && fought > 0, "there were contests ({begun}) and battles ({fought})");
}

/// The end is triggered while everybody has something in Atlantis or next to it.
fn late_game(seed: u64) -> Position {
    let mut puzzle = four()
        .defeated(PHARAOS, "gaia4_b3")
        .artifact(PHARAOS, Artifact::Map, &[Artifact::Scarab, Artifact::Cornucopia])
        .settlement(PHARAOS, "gaia4_b3")
        .followers(PHARAOS, "gaia4_b3", 2)
        .followers(NORRENIS, "gaia4_b4", 2)
        .followers(BABYLONS, "gaia4_a2", 2)
        .followers(HELLENIS, "gaia4_c2", 2)
        .gods(NORRENIS, [MinorGod::Freya, MinorGod::Frigg, MinorGod::Thor, MinorGod::Loki])
        .end_triggered();
    for seat in Seat::all(4) {
        let dagger = [anunnaki::ids::Weapon::Dagger];
        puzzle =
            puzzle.goods(seat, [4; 4]).crystals(seat, 3).summon_tokens(seat, 1, true).hand(seat, &dagger);
    }
    if seed.is_multiple_of(2) {
        // An enemy already inside: a battle and a retreat are due in the first turn.
        puzzle = puzzle.followers(NORRENIS, "gaia4_c3", 1);
        return puzzle.acting(NORRENIS, anunnaki::ids::Token::MoveRed, false);
    }
    puzzle.turn(PHARAOS)
}

#[test]
fn i17_atlantis_after_the_trigger_changes_by_retreat_swap_or_reserve() {
    let content = four().turn(PHARAOS).content();
    let atlantis = ["gaia4_b3", "gaia4_c3"].map(|id| content.territory(id).expect("Atlantis"));
    let (mut placed, mut retreated) = (0, 0);
    for seed in 0..300 {
        walk_from(late_game(seed), seed, |before, _, action, after| {
            for (seat, at) in Seat::all(4).flat_map(|seat| atlantis.map(|at| (seat, at))) {
                let figures = |position: &Position| -> u8 {
                    Kind::FIGURES.iter().map(|kind| position.mat(seat).count(at, *kind)).sum()
                };
                let (old, new) = (figures(before), figures(after));
                if new > old {
                    let spent = before.mat(seat).reserve() - after.mat(seat).reserve();
                    assert!(spent >= new - old, "12.17: {action:?} brings figures of {seat:?} into Atlantis");
                    placed += 1;
                }
                if new < old {
                    // A step may end several battles; then it is enough that one was due here.
                    let (number, place) = battles(after);
                    let ended = number - battles(before).0;
                    let last = Some(at) == content.territory(place);
                    let here = ended == 1 && last || ended > 1 && before.contested().contains(at);
                    assert!(here, "12.17: {action:?} takes figures of {seat:?} out of Atlantis");
                    retreated += 1;
                }
            }
        });
    }
    assert!(placed > 0 && retreated > 0, "{placed} placed, {retreated} retreated");
}

#[test]
fn i20_i21_i22_lists_turns_and_ranks() {
    let mut finished = 0;
    walk(9, |_, _, _, after| {
        if let Awaiting::Players(seats) = after.awaiting() {
            for seat in seats.iter() {
                let mut legal = Vec::new();
                after.legal(seat, &mut legal);
                assert!(!legal.is_empty(), "12.20");
            }
        }
        if after.phase() == Phase::Over {
            finished += 1;
            assert_eq!(after.invariants(), Ok(()));
            for track in Track::DEVELOPMENT {
                let ranks: i32 = Seat::all(after.players()).map(|seat| after.rank_points(seat, track)).sum();
                assert!((0..=6).contains(&ranks), "12.22: {ranks}");
                for seat in Seat::all(after.players()) {
                    assert!((1..=5).contains(&after.multiplier(seat, track)), "12.22");
                }
            }
            for goal in anunnaki::ids::Goal::ALL {
                assert!(Seat::all(after.players()).all(|seat| after.goal_value(seat, goal) <= 5), "12.22");
            }
        }
    });
    assert_eq!(finished, 9, "12.23: every game ends");
}
