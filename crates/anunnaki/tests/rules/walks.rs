//! Invariants that compare two moments (12), along random games of every player count.

use anunnaki::ids::{Kind, Track};
use anunnaki::prompt::Phase;
use anunnaki::{Action, Content, Position, Prompt, Setup};
use game_core::{Actor, Awaiting, Content as _, Game, Invariants, QuickRandom, Random, Seat, Viewer};

fn walk(games: u64, mut check: impl FnMut(&Position, Actor, Action, &Position)) {
    for game in 0..games {
        let mut rng = QuickRandom::new(game);
        let setup = Setup { first_game: game % 5 == 4, ..Setup::new(2 + (game % 3) as u8) };
        let mut position = Position::new(Content::standard(), &setup).expect("a playable set-up");
        let mut legal = Vec::new();
        loop {
            let (actor, action) = match position.awaiting() {
                Awaiting::Nothing => break,
                Awaiting::Chance => (Actor::Chance, position.deal(&mut rng)),
                Awaiting::Players(seats) => {
                    let seat = seats.first().expect("somebody is awaited");
                    legal.clear();
                    position.suggest(seat, &mut legal);
                    (Actor::Seat(seat), *rng.pick(&legal).expect("a step"))
                }
            };
            let mut next = position.clone();
            next.apply(actor, action);
            check(&position, actor, action, &next);
            position = next;
        }
    }
}

#[test]
fn i6_i7_i13_nothing_turns_back() {
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

#[test]
fn i9_i10_i11_tokens_only_go_and_exhaustion_only_grows() {
    walk(3, |before, _, action, after| {
        if before.phase() == Phase::Setup
            || !matches!(after.open_prompt(), Some((_, Prompt::Pawn | Prompt::Harvest { .. })))
                && !matches!(action, Action::Harvest { .. })
        {
            return;
        }
        let (old, new) = (before.view(Viewer::Judge), after.view(Viewer::Judge));
        let corners = |view: &anunnaki::View| {
            let all = view.boards.iter().flat_map(|board| &board.corners);
            all.filter(|corner| corner.culture.is_some()).map(|corner| corner.corner).collect::<Vec<_>>()
        };
        let left = corners(&old);
        assert!(corners(&new).iter().all(|corner| left.contains(corner)), "12.9");
        let covered = |view: &anunnaki::View| {
            let all = view.boards.iter().flat_map(|board| &board.territories);
            all.flat_map(|hex| &hex.sources).filter(|source| source.exhausted).count()
        };
        assert!(covered(&new) >= covered(&old) && covered(&new) <= covered(&old) + 1, "12.11");
        assert!(
            new.seats.iter().zip(&old.seats).all(|(new, old)| new.ancients_defeated >= old.ancients_defeated)
        );
    });
}

#[test]
fn i14_i15_i17_atlantis_after_the_trigger() {
    walk(40, |before, actor, action, after| {
        if !before.end_triggered() {
            return;
        }
        let content = before.content();
        let atlantis: Vec<_> =
            ["gaia2_b2", "gaia4_b3", "gaia4_c3"].iter().filter_map(|id| content.territory(id)).collect();
        for seat in Seat::all(before.players()) {
            let there = |position: &Position| -> u8 {
                let figures = |at: &anunnaki::ids::Territory| {
                    Kind::FIGURES.iter().map(|kind| position.mat(seat).count(*at, *kind)).sum::<u8>()
                };
                atlantis.iter().map(figures).sum()
            };
            if there(before) == there(after) {
                continue;
            }
            let battle = before.phase() == Phase::Battles
                || after.phase() > Phase::Battles && before.phase() < after.phase();
            let placed =
                matches!(action, Action::Recruit { .. } | Action::Use) && before.mat(seat).reserve() > 0;
            assert!(battle || placed || after.phase() != before.phase(), "12.17: {actor:?} {action:?}");
        }
    });
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
