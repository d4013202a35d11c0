//! Invariants of chapter 9 that need the course of a game; those of a single position are checked after every
//! step by `Position::invariants`, here and in the laws.

use crate::table::*;
use game_core::{Actor, Awaiting, Game, Invariants, QuickRandom, Random, Seat};
use monumental_duel::ids::Resource;
use monumental_duel::state::{Phase, SEATS};
use monumental_duel::{Action, Position, PromptKind, Setup};

const GAMES: u64 = 60;

/// Plays random games and shows every step with the positions around it.
fn walk(mut see: impl FnMut(&Position, Actor, Action, &Position)) {
    for seed in 0..GAMES {
        let mut rng = QuickRandom::new(seed);
        let mut position = Position::new(standard(), &Setup::usual()).unwrap();
        let mut steps = 0;
        loop {
            let (actor, action) = match position.awaiting() {
                Awaiting::Nothing => break,
                Awaiting::Chance => (Actor::Chance, position.deal(&mut rng)),
                Awaiting::Players(seats) => {
                    let seat = seats.first().unwrap();
                    let mut legal = Vec::new();
                    position.legal(seat, &mut legal);
                    assert!(legal.len() >= 2, "15: a question has a choice");
                    assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "15: no option twice");
                    (Actor::Seat(seat), *rng.pick(&legal).unwrap())
                }
            };
            let before = position;
            position.apply(actor, action);
            position.invariants().unwrap();
            see(&before, actor, action, &position);
            steps += 1;
            assert!(steps < 5_000, "19: a game ends");
        }
        assert!((6..=10).contains(&position.round()), "14: {} rounds", position.round());
    }
}

#[test]
fn i02_stacks_change_at_their_top_only() {
    walk(|before, _, _, after| {
        for seat in SEATS {
            let ids = |p: &Position| p.player(seat).lands.iter().map(|land| land.card).collect::<Vec<_>>();
            let (old, new) = (ids(before), ids(after));
            let same = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
            assert!(same == old.len() || same == new.len(), "2: {old:?} became {new:?}");
        }
    });
}

#[test]
fn i04_gold_on_free_cities_stays_below_the_threshold() {
    walk(|_, _, _, after| {
        if after.question() == Some(PromptKind::Turn) {
            let take = after.content().rules.free_city_take_gold;
            assert!(after.market().iter().all(|stall| stall.gold.iter().all(|gold| *gold < take)));
        }
    });
}

#[test]
fn i05_the_row_grows_only_in_its_refill() {
    walk(|before, _, _, after| {
        let cards = |p: &Position| p.row().iter().flatten().count();
        if cards(after) > cards(before) {
            assert!(matches!(before.phase(), Phase::Row | Phase::RowRefill));
        }
    });
}

#[test]
fn i08_a_knowledge_is_activated_with_its_card() {
    walk(|before, _, action, after| {
        if let Action::Activate { .. } = action {
            let seat = before.acting();
            assert!(after.player(seat).active.len() <= 5);
        }
    });
}

#[test]
fn i10_gains_never_fall_inside_a_round_and_cover_what_is_held() {
    let mut gained = [[0u32; 5]; 2];
    walk(|before, _, action, after| {
        if before.phase() < Phase::FirstActivation {
            gained = [[0; 5]; 2];
        }
        for seat in SEATS {
            let (old, new) = (before.player(seat), after.player(seat));
            let reset = matches!(action, Action::Activate { .. }) && before.acting() == seat;
            for resource in Resource::ALL {
                let i = resource as usize;
                let base = if reset { 0 } else { old.gained[i] };
                assert!(new.gained[i] >= base, "10: {} fell", resource.name());
                gained[seat.index()][i] += u32::from(new.gained[i] - base);
            }
            let sum = |counts: [u32; 5]| counts[3] + counts[4];
            let held = sum(new.held.map(u32::from));
            assert!(held <= 2 + sum(gained[seat.index()]), "10: gold and culture out of nothing");
        }
    });
}

#[test]
fn i11_turns_alternate_and_exchanges_use_tokens_up() {
    let mut last: Option<Seat> = None;
    walk(|before, _, action, after| {
        if before.phase() != Phase::Actions {
            last = None;
        }
        if before.question() != Some(PromptKind::Turn) {
            return;
        }
        let seat = before.acting();
        if let Action::Free(_) = action {
            let basics = |p: &Position| p.player(seat).held[..3].iter().sum::<u16>();
            if after.question() == Some(PromptKind::Turn) {
                assert!(basics(after) < basics(before));
            }
            return;
        }
        // An opponent with nothing but a pass is passed without being asked.
        let other = seat.next(2);
        if last == Some(seat) {
            assert!(before.player(other).passed, "11: two turns in a row");
        }
        last = if action == Action::Pass { None } else { Some(seat) };
    });
}

#[test]
fn i12_marks_are_set_once_and_the_warlord_needs_the_advantage() {
    walk(|before, _, action, after| {
        if action == Action::Warlord {
            assert_eq!(before.advantage().holder, Some(before.acting()));
            assert!(!before.player(before.acting()).warlord_used);
        }
        if action == Action::Scout {
            assert!(!before.player(before.acting()).scout_used);
        }
        for (old, new) in before.player(B).city.iter().zip(&after.player(B).city) {
            let stays = (old.top, old.under) == (new.top, new.under) && !after.player(B).passed;
            let kept = old.marks.iter().zip(new.marks).all(|(old, new)| old & new == *old);
            assert!(!stays || kept, "12: a mark vanished before the end of the round");
        }
        for seat in SEATS {
            let passed = !before.player(seat).passed && after.player(seat).passed;
            if passed {
                assert!(after.player(seat).city.iter().all(|place| place.marks == [0, 0]));
            }
        }
    });
}

#[test]
fn i16_deals_follow_the_bag_and_never_pass_over_known_cards() {
    walk(|before, actor, action, _| {
        if let (Actor::Chance, Action::DealCity(seat, card)) = (actor, action) {
            let deck = &before.player(seat).deck;
            assert!(deck.top.is_empty() && deck.bag.count(card.index()) > 0);
            let mut odds = Vec::new();
            before.odds(&mut odds);
            assert_eq!(odds.iter().map(|(_, n)| n).sum::<u32>(), deck.bag.len());
        }
    });
}

#[test]
fn i16_the_same_steps_give_the_same_game() {
    let mut steps = Vec::new();
    let mut last = None;
    walk(|before, actor, action, after| {
        if before.phase() == Phase::FirstPlayer {
            steps.clear();
        }
        steps.push((actor, action));
        last = Some((steps.clone(), *after));
    });
    let (steps, end) = last.unwrap();
    let mut again = Position::new(standard(), &Setup::usual()).unwrap();
    for (actor, action) in steps {
        again.apply(actor, action);
    }
    assert_eq!(again, end);
}

#[test]
fn i17_domination_is_0_or_3_and_seats_are_alike() {
    walk(|_, _, _, after| {
        for i in 5..9 {
            let (a, b) = (after.points(A)[i].points, after.points(B)[i].points);
            assert!(matches!((a, b), (0, 0) | (3, 0) | (0, 3) | (3, 3)));
        }
    });
    let one = play(japanese().provinces(A, &["sahara"]).discard(B, &["petra"]).turn(A));
    let two = play(malians().provinces(B, &["sahara"]).discard(A, &["petra"]).turn(A));
    assert_eq!((one.0.score(A), one.0.score(B)), (two.0.score(B), two.0.score(A)));
}

#[test]
fn i19_every_action_uses_something_up() {
    walk(|before, _, action, after| {
        if before.question() == Some(PromptKind::Turn) && action != Action::Pass {
            assert_ne!(before, after);
        }
    });
}
