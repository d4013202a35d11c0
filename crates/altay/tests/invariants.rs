//! Section 10: what holds in every position and along every game. Invariants of single positions are checked
//! by `Position::invariants` after each step; the others compare the position before and after a step.

use altay::puzzle::Puzzle;
use altay::{
    Achievement, Action, Archived, Content, Dropped, Edition, EndedBy, Factions, Government, MapSize, Pile,
    Position, Region, Setup, Start, Store, Supply, Terrain, Token,
};
use game_core::{
    Actor, Awaiting, Content as _, Game, Hidden, Invariants, QuickRandom, Random, Seat, Seed, Table, Viewer,
    Walk,
};
use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};

const GAMES: u64 = 36;

/// Set-ups over all options.
fn setup(number: u64) -> Setup {
    let bit = |place: u64| number >> place & 1 == 0;
    Setup {
        players: 2 + (number % 3) as u8,
        edition: if bit(0) { Edition::It } else { Edition::Ru },
        map: if bit(1) { MapSize::Reduced } else { MapSize::Full },
        start: if bit(2) { Start::Free } else { Start::Recommended },
        factions: if bit(3) { Factions::Choose } else { Factions::Random },
        trade: !bit(1),
        resource_supply: if bit(2) { Supply::Unlimited } else { Supply::Limited },
        store: if bit(4) { Store::Edition } else { Store::Free },
        dropped: if bit(4) { Dropped::Edition } else { Dropped::Again },
        archived: if bit(3) { Archived::Edition } else { Archived::Hand },
        government: if bit(1) { Government::May } else { Government::Always },
        round_limit: 40,
    }
}

/// Plays random games and shows every step with the positions around it.
fn walk(games: u64, mut look: impl FnMut(&Position, Actor, Action, &Position)) {
    for number in 0..games {
        let position = Position::new(Content::standard(), &setup(number)).expect("a playable set-up");
        Walk::suggested().from(position, &mut QuickRandom::new(number), &mut look);
    }
}

fn seats(position: &Position) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(position.players())
}

fn ended_turn(before: &Position, after: &Position) -> bool {
    before.round() > 0
        && (after.active(), after.round(), after.ended_by()) != (before.active(), before.round(), None)
}

#[test]
fn positions_keep_i_1_to_i_7_i_9_i_11_to_i_17_i_24_and_i_28() {
    walk(GAMES, |_, _, action, after| {
        after.invariants().unwrap_or_else(|problem| panic!("after {action:?}: {problem}"));
    });
}

#[test]
fn i_7_removed_tokens_stay_as_many_as_players() {
    walk(12, |before, _, _, after| {
        if before.round() > 0 {
            assert_eq!(after.tokens_removed(), before.tokens_removed());
            assert_eq!(after.tokens_removed().len(), u32::from(after.players()));
        }
    });
}

#[test]
fn i_8_consumed_tokens_never_become_fresh() {
    let mut consumed = 0;
    walk(GAMES, |before, _, _, after| {
        for seat in seats(after) {
            let (old, new) = (before.player(seat), after.player(seat));
            assert!(new.consumed.includes(old.consumed));
            assert!(new.conquests().includes(old.conquests()), "captured tokens stay");
            consumed += new.consumed.len() - old.consumed.len();
        }
    });
    assert!(consumed > 0, "some Shaman consumed a token");
}

#[test]
fn i_10_the_pool_is_empty_after_a_turn() {
    walk(12, |before, _, _, after| {
        if ended_turn(before, after) {
            assert!(after.pool().is_none());
        }
    });
}

#[test]
fn i_16_piles_shrink_from_the_top_and_kinds_are_bought_once() {
    walk(GAMES, |before, _, action, after| {
        let sold: Vec<_> = altay::Kind::market()
            .filter(|kind| before.pile(*kind) != after.pile(*kind))
            .inspect(|kind| {
                assert_eq!(before.pile(*kind), after.pile(*kind) + 1, "{action:?}");
                assert!(!before.turn().bought.contains(*kind) && after.turn().bought.contains(*kind));
                let card = before.top_card(*kind).unwrap();
                assert_eq!(
                    after.player(before.active()).discard.count(card),
                    before.player(before.active()).discard.count(card) + 1
                );
            })
            .collect();
        assert!(sold.len() <= 1);
        if !ended_turn(before, after) {
            assert_eq!(after.turn().bought.len(), before.turn().bought.len() + sold.len());
        }
    });
}

#[test]
fn i_18_no_target_or_pair_twice_in_a_turn() {
    let mut made = BTreeSet::new();
    let mut attacks = 0;
    walk(GAMES, |before, _, action, after| {
        if let Action::Attack { from, to } = action {
            let per_pair = before.options().edition == Edition::Ru;
            let key = if per_pair { (Some(from), to) } else { (None, to) };
            assert!(made.insert(key), "{action:?} for the second time");
            attacks += 1;
        }
        if ended_turn(before, after) {
            made.clear();
        }
    });
    assert!(attacks > 100);
}

#[test]
fn i_19_a_battle_moves_at_most_one_settlement() {
    let mut in_battle = 0u32;
    let mut captured = 0;
    walk(GAMES, |before, _, action, after| {
        let total = |p: &Position| seats(p).map(|seat| u32::from(p.player(seat).captures())).sum::<u32>();
        let taken = total(after).checked_sub(total(before)).expect("captures never decrease");
        if matches!(action, Action::Attack { .. }) {
            in_battle = 0;
        }
        in_battle += taken;
        captured += taken;
        assert!(in_battle <= 1, "{action:?}");
        assert!(taken == 0 || before.battle().is_some());
    });
    assert!(captured > 0);
}

#[test]
fn i_20_the_defender_draws_what_was_used() {
    let mut open: Option<(Seat, u32, u32, bool)> = None; // defender, hand before, cards used, archive used
    let mut checked = 0;
    walk(GAMES, |before, _, action, after| {
        match action {
            Action::Attack { .. } => {
                open = after
                    .battle()
                    .and_then(|b| b.defender)
                    .map(|seat| (seat, after.player(seat).hand.len(), 0, false));
            }
            Action::Defend { from, .. } => {
                if let Some((_, _, used, archive)) = &mut open {
                    *used += 1;
                    *archive |= from == altay::Zone::Archive;
                }
            }
            Action::Discard(_) | Action::DiscardArchived if before.battle().is_some() => {
                if let Some((_, _, used, archive)) = &mut open {
                    *used += 1;
                    *archive |= action == Action::DiscardArchived;
                }
            }
            _ => {}
        }
        if let Some((seat, hand, used, archive)) = open
            && after.battle().is_none()
            && after.prompt() == altay::Prompt::Main
        {
            let player = after.player(seat);
            let dry = player.deck.is_empty() && player.discard.is_empty();
            assert!(player.hand.len() == hand + u32::from(archive) || dry, "{used} cards were used");
            open = None;
            checked += u32::from(used > 0);
        }
    });
    assert!(checked > 20);
}

#[test]
fn i_21_a_turn_ends_with_a_full_hand() {
    walk(GAMES, |before, _, _, after| {
        if ended_turn(before, after) {
            let player = after.player(before.active());
            // A bot never leaves the card of Government out, and random play follows its suggestions here.
            let government = player.completed.contains(Achievement::Government);
            let size = 5 + u32::from(government);
            let dry = player.deck.is_empty() && player.discard.is_empty();
            assert!(player.hand.len() == size || player.hand.len() < size && dry);
        }
    });
}

#[test]
fn i_22_the_final_round_stays_final_and_turns_are_equal() {
    let mut turns = [0u32; 4];
    let (mut by_rule, mut by_limit) = (0, 0);
    walk(GAMES, |before, _, _, after| {
        assert!(after.final_round() || !before.final_round());
        if ended_turn(before, after) {
            turns[before.active().index()] += 1;
        }
        if let Some(ended_by) = after.ended_by() {
            let all: BTreeSet<_> = seats(after).map(|seat| turns[seat.index()]).collect();
            assert_eq!(all.len(), 1, "{turns:?}");
            turns = [0; 4];
            match ended_by {
                EndedBy::FinalRound => by_rule += 1,
                EndedBy::RoundLimit => by_limit += 1,
            }
        }
    });
    assert!(by_rule > 0 && by_rule + by_limit == GAMES, "{by_rule} {by_limit}");
}

#[test]
fn i_23_every_option_is_applicable_and_turns_are_finite() {
    let mut decisions = 0;
    let mut most = 0;
    let mut options = Vec::new();
    walk(8, |before, actor, _, after| {
        if let Actor::Seat(seat) = actor {
            options.clear();
            before.legal(seat, &mut options);
            assert!(!options.is_empty());
            for option in &options {
                let mut other = before.clone();
                other.apply(actor, *option);
                other.invariants().unwrap_or_else(|problem| panic!("after {option:?}: {problem}"));
            }
            decisions += 1;
            most = most.max(decisions);
        }
        if ended_turn(before, after) {
            decisions = 0;
        }
    });
    assert!(most < 500, "{most} decisions in a turn");
}

/// Each wonder whose count can pass seven, laid out so that it does.
#[test]
fn i_24_a_wonder_gives_at_most_seven_points() {
    let (a, b) = (Seat::new(0), Seat::new(1));
    let lay_out = |wonder: Achievement, edit: &dyn Fn(&mut Puzzle)| {
        let mut puzzle = Puzzle::new(Setup { map: MapSize::Full, ..Setup::new(2) }).unwrap();
        puzzle.completed(a, &[Achievement::Masonry, Achievement::Philosophy, wonder]);
        edit(&mut puzzle);
        puzzle.build().unwrap().achievement_points(a, wonder)
    };
    let region = |number: usize| Region::numbered(number).unwrap();
    let start = |puzzle: &mut Puzzle| _ = puzzle.settle(a, region(0), 1).settle(b, region(5), 1);
    let spread = |count: u8| {
        move |puzzle: &mut Puzzle| {
            puzzle.settle(b, region(5), 1);
            (6..14).for_each(|number| _ = puzzle.settle(a, region(number), count));
        }
    };
    let engines = |captured| {
        lay_out(Achievement::SiegeEngines, &|puzzle| {
            start(puzzle);
            puzzle.captured(a, b, captured);
        })
    };
    assert_eq!((engines(6), engines(7), engines(8), engines(9)), (6, 7, 7, 7));
    assert_eq!(lay_out(Achievement::Ark, &spread(1)), 7, "eight regions with one settlement");
    assert_eq!(
        lay_out(Achievement::Aqueducts, &|puzzle| {
            puzzle.settle(b, region(5), 1);
            (6..13).for_each(|number| _ = puzzle.settle(a, region(number), 2));
        }),
        7,
        "seven regions with two"
    );
    let arch = |tokens: usize| {
        lay_out(Achievement::TriumphalArch, &|puzzle| {
            start(puzzle);
            puzzle.conquests(
                a,
                &[Token::One; 12][..tokens.min(12)],
                &[Token::TwoFood; 3][..tokens.saturating_sub(12)],
            );
        })
    };
    assert_eq!((arch(10), arch(12), arch(14)), (6, 7, 7), "1 and 1 for every two tokens");
    assert_eq!(
        lay_out(Achievement::Academy, &|puzzle| {
            start(puzzle);
            let all = Achievement::ALL.into_iter().filter(|achievement| achievement.is_technology());
            puzzle.completed(a, &all.chain([Achievement::Academy]).collect::<Vec<_>>());
        }),
        7,
        "ten technologies"
    );
}

#[test]
fn i_25_steps_alone_lead_to_the_same_positions() {
    let hash = |position: &Position| {
        let mut hasher = DefaultHasher::new();
        position.hash(&mut hasher);
        hasher.finish()
    };
    for number in 0..6 {
        let mut steps = Vec::new();
        let mut position = Position::new(Content::standard(), &setup(number)).unwrap();
        let mut rng = QuickRandom::new(number);
        let mut options = Vec::new();
        while steps.len() < 600 {
            let (actor, action) = match position.awaiting() {
                Awaiting::Nothing => break,
                Awaiting::Chance => (Actor::Chance, position.deal(&mut rng)),
                Awaiting::Players(seats) => {
                    options.clear();
                    position.legal(seats.first().unwrap(), &mut options);
                    (Actor::Seat(seats.first().unwrap()), *rng.pick(&options).unwrap())
                }
            };
            position.apply(actor, action);
            steps.push((actor, action, hash(&position)));
        }
        let mut again = Position::new(Content::standard(), &setup(number)).unwrap();
        for (actor, action, expected) in steps {
            again.apply(actor, action);
            assert_eq!(hash(&again), expected);
        }
    }
    let deal = |seed: &str| {
        Table::<Position>::new(Content::standard(), setup(0), Seed::from_phrase(seed))
            .unwrap()
            .steps()
            .to_vec()
    };
    assert_eq!(deal("one"), deal("one"), "same seed, same deals");
    assert_ne!(deal("one"), deal("two"));
}

#[test]
fn i_26_a_redeal_keeps_what_is_public() {
    let mut rng = QuickRandom::new(26);
    let mut differs = 0;
    let mut step = 0;
    walk(12, |_, _, _, after| {
        step += 1;
        if step % 7 != 0 {
            return;
        }
        for viewer in seats(after).map(Viewer::Seat).chain([Viewer::Spectator]) {
            let mut other = after.clone();
            other.determinize(viewer, &mut rng);
            let bytes = |p: &Position| serde_json::to_string(&p.view(viewer)).unwrap();
            assert_eq!(bytes(after), bytes(&other));
            for seat in seats(after) {
                let (old, new) = (after.player(seat), other.player(seat));
                assert_eq!(
                    (old.certain, old.hand.len(), old.deck.len()),
                    (new.certain, new.hand.len(), new.deck.len())
                );
                assert_eq!(old.hand.plus(old.deck), new.hand.plus(new.deck));
                assert!(new.hand.includes(new.certain));
            }
            if let Awaiting::Players(awaited) = other.awaiting() {
                let mut options = Vec::new();
                other.legal(awaited.first().unwrap(), &mut options);
                assert!(!options.is_empty(), "the awaited player has a step");
            }
            differs += u32::from(other != *after);
        }
    });
    assert!(differs > 500, "{differs} re-deals were different");
}

#[test]
fn i_27_used_regions_are_own_and_of_the_right_terrain() {
    let content = Content::standard();
    let mut uses = 0;
    walk(GAMES, |before, _, action, after| {
        if ended_turn(before, after) {
            return;
        }
        let new = after.turn().used.difference(before.turn().used);
        assert!(new.len() <= 1 && after.turn().used.union(before.turn().used) == after.turn().used);
        let Some(region) = new.first() else { return };
        uses += 1;
        assert_eq!(before.board().holder(region), Some(before.active()));
        let (card, effect) = match (before.prompt(), action) {
            (altay::Prompt::Use { card, effect }, _) => (card, effect),
            (_, Action::Play { card, effect, .. }) => (card, effect),
            _ => panic!("{action:?} used {region:?}"),
        };
        let wanted: Option<Terrain> = match content.kind(card).effect(effect) {
            Some(
                altay::effect::Effect::ProduceUsing { terrain, .. }
                | altay::effect::Effect::FillUsing { terrain, .. },
            ) => Some(terrain),
            _ => None,
        };
        assert_eq!(Some(content.regions[region.index()].terrain), wanted);
    });
    assert!(uses > 50);
}

#[test]
fn i_28_coins_come_from_unused_resources_and_go_for_purchases() {
    let (mut earned, mut spent) = (0, 0);
    walk(GAMES, |before, _, action, after| {
        for seat in seats(after) {
            let change = i64::from(after.player(seat).coins) - i64::from(before.player(seat).coins);
            let cleans = matches!(action, Action::EndTurn | Action::Archive(_) | Action::NoArchive);
            let expected = match action {
                _ if seat != before.active() || !before.options().trade => 0,
                Action::BuyResource(_) => -5,
                _ if cleans && after.prompt() != altay::Prompt::Archive => {
                    let earns = before.pool().minus(before.turn().released);
                    let held: u32 = seats(before).map(|seat| before.player(seat).coins).sum();
                    let left = if before.options().limited { 100 - i64::from(held) } else { i64::MAX };
                    i64::from(earns.total()).min(left)
                }
                _ => 0,
            };
            assert_eq!(change, expected, "{action:?}");
            earned += change.max(0);
            spent -= change.min(0);
        }
    });
    assert!(earned > 0 && spent > 0);
}

#[test]
fn a_hand_never_mixes_with_the_trash() {
    // I-2 in motion: a trashed card never comes back.
    walk(12, |before, _, _, after| {
        for seat in seats(after) {
            assert!(after.player(seat).trashed.includes(before.player(seat).trashed));
            assert!(before.player(seat).trashed == Pile::EMPTY || after.player(seat).trashed != Pile::EMPTY);
        }
    });
}
