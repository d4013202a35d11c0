//! Invariants of chapter 9 that need the course of a game; those of a single position are checked after every
//! step by `Position::invariants`, here and in the laws.

use crate::table::*;
use game_core::{Actor, Game, Invariants, QuickRandom, Seat, Walk};
use monumental_duel::ids::Resource;
use monumental_duel::state::{Phase, SEATS};
use monumental_duel::{Action, Position, PromptKind, Puzzle, Setup};

const GAMES: u64 = 60;

/// Plays random games and shows every step with the positions around it.
fn walk(mut see: impl FnMut(&Position, Actor, Action, &Position)) {
    for seed in 0..GAMES {
        let start = Position::new(standard(), &Setup::usual()).unwrap();
        let mut steps = 0;
        let end = Walk::legal().from(start, &mut QuickRandom::new(seed), |before, actor, action, after| {
            if let Actor::Seat(seat) = actor {
                let mut legal = Vec::new();
                before.legal(seat, &mut legal);
                assert!(legal.len() >= 2, "15: a question has a choice");
                assert!(legal.windows(2).all(|pair| pair[0] < pair[1]), "15: no option twice");
            }
            after.invariants().unwrap();
            see(before, actor, action, after);
            steps += 1;
            assert!(steps < 5_000, "19: a game ends");
        });
        assert!((6..=10).contains(&end.round()), "14: {} rounds", end.round());
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

/// A place is activated as a whole, so a knowledge has the state of its card; exactly the occupied places of the
/// chosen row and column are.
#[test]
fn i08_exactly_the_chosen_row_and_column_are_activated() {
    let mut with_knowledge = 0;
    walk(|before, _, action, after| {
        let Action::Activate { row, column } = action else { return };
        let seat = before.acting();
        if after.acting() == seat && after.question() != Some(PromptKind::Activate) {
            return; // an effect of the activation asks something and may have turned a card back already
        }
        let chosen = |place: u8| place / 3 == row || place % 3 == column;
        let city = &before.player(seat).city;
        let wanted: Vec<u8> = (0..9).filter(|p| chosen(*p) && !city[usize::from(*p)].is_empty()).collect();
        let active: Vec<u8> = after.player(seat).active.iter().collect();
        assert_eq!(active, wanted, "8: after {row},{column}");
        with_knowledge += wanted.iter().filter(|p| city[usize::from(**p)].under.is_some()).count();
    });
    assert!(with_knowledge > 100, "knowledge was activated {with_knowledge} times");
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
    let mut used = 0;
    walk(|before, _, action, after| {
        if action == Action::Warlord {
            assert_eq!(before.advantage().holder, Some(before.acting()));
            assert!(!before.player(before.acting()).warlord_used);
        }
        if action == Action::Scout {
            assert!(!before.player(before.acting()).scout_used);
        }
        if let (Action::Use(slot), Some(PromptKind::Turn)) = (action, before.question()) {
            let player = before.player(before.acting());
            let (card, marks) = match slot.place() {
                Some((place, part)) => {
                    let card = player.city[place].card(part).unwrap();
                    (before.content().card(card), player.city[place].marks[part as usize])
                }
                None => (before.content().policy(player.policy().unwrap()), player.policy_marks),
            };
            let action = card.action.unwrap();
            assert_eq!(marks & (1 << action), 0, "12: an action was used twice in a round");
            used += 1;
        }
        for seat in SEATS {
            for (old, new) in before.player(seat).city.iter().zip(&after.player(seat).city) {
                let stays = (old.top, old.under) == (new.top, new.under) && !after.player(seat).passed;
                let kept = old.marks.iter().zip(new.marks).all(|(old, new)| old & new == *old);
                assert!(!stays || kept, "12: a mark vanished before the end of the round");
            }
            let passed = !before.player(seat).passed && after.player(seat).passed;
            if passed {
                assert!(after.player(seat).city.iter().all(|place| place.marks == [0, 0]));
            }
        }
    });
    assert!(used > 500, "actions were used {used} times");
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
fn i17_domination_goes_to_the_most_and_to_both_on_a_tie() {
    let mut ties = 0;
    walk(|_, _, _, after| {
        let (mine, theirs) = (after.holdings(A), after.holdings(B));
        let pairs = [
            (mine.provinces, theirs.provinces),
            (mine.knowledge, theirs.knowledge),
            (mine.wonders, theirs.wonders),
            (mine.policies, theirs.policies),
        ];
        for (i, (mine, theirs)) in pairs.into_iter().enumerate() {
            let wanted = (if mine >= theirs { 3 } else { 0 }, if theirs >= mine { 3 } else { 0 });
            assert_eq!((after.points(A)[5 + i].points, after.points(B)[5 + i].points), wanted, "17");
            ties += u32::from(mine == theirs && mine > 0);
        }
        for (seat, held) in [(A, mine), (B, theirs)] {
            let each =
                [held.provinces, held.knowledge, 2 * held.wonders, 2 * held.policies, 2 * held.free_cities];
            let single: i32 = each.into_iter().map(i32::from).sum();
            let most: i32 = after.points(seat)[5..].iter().map(|line| line.points).sum();
            assert_eq!(after.score(seat), single + most, "17: the total is the sum of its parts");
        }
    });
    assert!(ties > 0);
}

/// Swapping the seats swaps the scores: the same holdings laid out for either seat.
#[test]
fn i17_seats_are_alike() {
    let lay = |civs: [&str; 2], rich: Seat, poor: Seat| {
        let puzzle =
            Puzzle::new(standard(), civs).provinces(rich, &["sahara", "pampas"]).discard(poor, &["petra"]);
        let puzzle = puzzle.discard(rich, &["writing"]).discard(poor, &["banking", "masonry"]);
        play(puzzle.free_cities(rich, &["venice"]).turn(A))
    };
    let one = lay(["japanese", "malians"], A, B);
    let two = lay(["malians", "japanese"], B, A);
    assert_eq!((one.0.score(A), one.0.score(B)), (two.0.score(B), two.0.score(A)));
    assert_eq!((one.0.score(A), one.0.score(B)), (2 + 1 + 2 + 3 + 3, 2 + 2 + 3 + 3 + 3));
}

/// What a round can be spent of: tokens, marks not yet set, cards of piles and row, of the city, policies and
/// trades left. Gains of an action are taken off, so that only its price counts.
fn spendable(p: &Position, seat: Seat) -> i64 {
    let me = p.player(seat);
    let net = |i: usize| i64::from(me.held[i]) - i64::from(me.gained[i]);
    let marks: u32 = me.city.iter().flat_map(|place| place.marks).map(u8::count_ones).sum();
    let used = marks + me.policy_marks.count_ones() + u32::from(me.warlord_used) + u32::from(me.scout_used);
    let table = p.row().iter().flatten().count() + p.piles().iter().map(|n| usize::from(*n)).sum::<usize>();
    let free = p.free_city_deck().len() + me.culture_deck.len() - me.traded.len();
    let city =
        me.city.iter().map(|place| usize::from(place.top.is_some()) + usize::from(place.under.is_some()));
    let there = table + free + city.sum::<usize>() + me.active.len();
    (0..5).map(net).sum::<i64>() + there as i64 - i64::from(used)
}

/// Every action pays, marks, or takes a card off the table; only acquiring the deck's own cards by drawing and
/// conquering for nothing do neither, and those use the deck or the opponent's stack up.
#[test]
fn i19_every_action_uses_something_up() {
    let mut seen = 0;
    let mut open: Option<(Position, Action)> = None;
    walk(|before, _, action, after| {
        let asked = before.question() == Some(PromptKind::Turn) && before.phase() == Phase::Actions;
        if asked && !matches!(action, Action::Pass | Action::Free(_)) {
            open = Some((*before, action));
        } else if asked {
            open = None;
        }
        // The action is over when a turn is asked for again, or the round has gone on.
        let Some((start, action)) = open else { return };
        if after.question() != Some(PromptKind::Turn) || after.round() != start.round() {
            if after.phase() != Phase::Actions {
                open = None;
            }
            return;
        }
        open = None;
        let seat = start.acting();
        let stack = |p: &Position| p.player(seat.next(2)).lands.len();
        let deck = |p: &Position| p.player(seat).deck.len();
        let less = spendable(after, seat) < spendable(&start, seat)
            || stack(after) < stack(&start)
            || deck(after) < deck(&start);
        assert!(less || after.player(seat).passed, "19: {action:?} used nothing up");
        seen += 1;
    });
    assert!(seen > 1_000, "{seen} actions were followed to their end");
}
