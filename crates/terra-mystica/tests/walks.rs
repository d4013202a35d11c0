//! Invariants that compare a position with the one before it (spec 10), along random games.

use game_core::{Actor, Awaiting, Content as _, Game, QuickRandom, Seat, Walk};
use std::collections::BTreeSet;
use terra_mystica::ids::{BonusTile, Conversion, Cult, Hex, PowerAction, Structure, VpSource};
use terra_mystica::setup::OfferTiming;
use terra_mystica::{Action, Content, Player, Position, Prompt, Setup};

/// Plays one random game and shows every step with the positions around it.
fn walk(
    setup: &Setup,
    seed: u64,
    suggested: bool,
    look: impl FnMut(&Position, Actor, Action, &Position),
) -> Position {
    let position = Position::new(Content::standard(), setup).expect("playable");
    let walk = if suggested { Walk::suggested() } else { Walk::legal() };
    walk.any_seat().from(position, &mut QuickRandom::new(seed), look)
}

fn set_ups() -> Vec<Setup> {
    (2..=5)
        .flat_map(|players| {
            let base = Setup::new(players);
            [
                base.clone(),
                Setup { free_conversions: false, promo_town_tiles: true, ..base.clone() },
                Setup { offer_timing: OfferTiming::Late, ..base },
            ]
        })
        .collect()
}

fn every_game(mut look: impl FnMut(&Position, Actor, Action, &Position)) {
    for (i, setup) in set_ups().iter().enumerate() {
        for seed in 0..3 {
            walk(setup, 100 * i as u64 + seed, seed != 1, &mut look);
        }
    }
}

/// I-21: what every free step lowers.
fn potential(player: &Player) -> i32 {
    let [_, two, three] = player.bowls.map(i32::from);
    5 * three
        + 3 * two
        + 6 * i32::from(player.priests)
        + 5 * i32::from(player.workers)
        + 4 * i32::from(player.coins)
        + 6 * i32::from(player.vp)
}

#[test]
fn i_1_tokens_never_grow_and_only_burning_lowers_them() {
    every_game(|before, _, action, after| {
        for seat in Seat::all(before.players()).filter(|seat| before.faction_of(*seat).is_some()) {
            let tokens = |position: &Position| position.player(seat).bowls.iter().sum::<u8>();
            assert!(tokens(after) <= tokens(before), "{action:?}");
            let burned = matches!(
                action,
                Action::Burn | Action::Plan(_) | Action::Count { kind: Conversion::Burn, .. }
            );
            let ended = after.awaiting() == Awaiting::Nothing;
            if tokens(after) < tokens(before) && !burned && !ended {
                // The only plan is applied with its step.
                assert!(
                    action.is_main() || matches!(action, Action::Build { .. } | Action::Dig { .. }),
                    "{action:?}"
                );
            }
        }
    });
}

#[test]
fn i_6_occupied_terrain_stays_and_structures_only_rise() {
    every_game(|before, _, action, after| {
        for hex in Hex::all() {
            let Some((owner, old)) = before.structure_at(hex) else { continue };
            assert_eq!(before.map().terrain[hex.index()], after.map().terrain[hex.index()], "{action:?}");
            let (now, new) = after.structure_at(hex).expect("structures never leave the map");
            let rises = matches!(
                (old, new),
                (Structure::Dwelling, Structure::TradingPost)
                    | (Structure::TradingPost, Structure::Temple | Structure::Stronghold)
                    | (Structure::Temple, Structure::Sanctuary)
            );
            assert!(owner == now && (old == new || rises), "{action:?} makes {old} {new}");
        }
    });
}

#[test]
fn i_7_a_new_bridge_has_an_own_end() {
    every_game(|before, actor, action, after| {
        let Actor::Seat(seat) = actor else { return };
        for place in after.player(seat).bridges.difference(before.player(seat).bridges) {
            let (a, b) = place.ends();
            let built = before.player(seat).built;
            assert!(built.contains(a) || built.contains(b), "{action:?}");
        }
    });
}

#[test]
fn i_8_cult_positions_never_fall() {
    every_game(|before, _, action, after| {
        for seat in Seat::all(before.players()).filter(|seat| before.faction_of(*seat).is_some()) {
            for cult in Cult::ALL {
                let at = |position: &Position| position.player(seat).cults[cult.index()];
                assert!(at(after) >= at(before), "{action:?}");
            }
        }
    });
}

#[test]
fn i_13_i_15_actions_once_per_round_and_one_pass_each() {
    let mut powers: BTreeSet<(u8, PowerAction)> = BTreeSet::new();
    let mut passes: BTreeSet<(u8, usize)> = BTreeSet::new();
    every_game(|before, actor, action, after| {
        match (actor, action) {
            (Actor::Seat(_), Action::Power { action })
                if after.prompt() != (Prompt::Pay { step: Action::Power { action } }) =>
            {
                assert!(
                    powers.insert((before.round(), action)),
                    "{action} twice in round {}",
                    before.round()
                );
            }
            (Actor::Seat(seat), Action::Pass { .. }) => {
                assert!(passes.insert((before.round(), seat.index())), "{seat:?} passes twice");
            }
            _ => {}
        }
        if after.awaiting() == Awaiting::Nothing {
            assert_eq!(passes.len(), 6 * usize::from(after.players()));
            powers.clear();
            passes.clear();
        }
    });
}

/// I-16: a plan is the same as its conversions made one by one before the step.
#[test]
fn i_16_plans_equal_single_conversions() {
    let mut compared = 0;
    for players in 2..=4 {
        for seed in 0..30 {
            let mut earlier: Option<Position> = None;
            walk(&Setup::new(players), seed, true, |before, actor, action, _| {
                if let (Prompt::Pay { step }, Actor::Seat(seat), Action::Plan(_), Some(start)) =
                    (before.prompt(), actor, action, &earlier)
                {
                    let mut plans = Vec::new();
                    before.legal(seat, &mut plans);
                    for action in plans {
                        let Action::Plan(plan) = action else { panic!("only plans answer D5") };
                        let mut one_by_one = start.clone();
                        for (kind, n) in plan.conversions() {
                            let single = if kind == Conversion::Burn {
                                Action::Burn
                            } else {
                                Action::Convert { kind }
                            };
                            for _ in 0..n {
                                assert_eq!(one_by_one.refusal(seat, single), None, "{plan:?}");
                                one_by_one.apply(actor, single);
                            }
                        }
                        assert_eq!(one_by_one.pays_directly(seat, step), Ok(()));
                        one_by_one.apply(actor, step);
                        let mut planned = before.clone();
                        planned.apply(actor, action);
                        assert_eq!(planned, one_by_one, "{step:?} by {plan:?}");
                        compared += 1;
                    }
                }
                earlier = Some(before.clone());
            });
        }
    }
    assert!(compared > 50, "only {compared} plans were compared");
}

#[test]
fn i_16_prices_are_the_printed_ones() {
    every_game(|before, actor, action, after| {
        let (Actor::Seat(seat), Action::Upgrade { hex, to }) = (actor, action) else { return };
        if before.pays_directly(seat, action).is_err() || after.prompt() == (Prompt::Pay { step: action }) {
            return;
        }
        let board = before.content().faction(before.faction_of(seat).expect("playing"));
        let others = Seat::all(before.players()).filter(|other| *other != seat);
        let near = others
            .map(|other| before.player(other).built)
            .any(|built| before.touching(hex).intersects(built));
        let price = if to == Structure::TradingPost && !near {
            board.trading_post_alone
        } else {
            board.cost[to.index()]
        };
        assert_eq!(before.player(seat).coins - after.player(seat).coins, u16::from(price.coins));
        assert_eq!(before.player(seat).workers - after.player(seat).workers, price.workers);
    });
}

#[test]
fn i_18_end_prizes_are_bounded() {
    for setup in set_ups() {
        let end = walk(&setup, 5, true, |_, _, _, _| {});
        let sum = |source: VpSource| -> i16 {
            Seat::all(end.players()).map(|seat| end.player(seat).ledger[source.index()]).sum()
        };
        assert!(sum(VpSource::Cults) <= 4 * 14 && sum(VpSource::Network) <= 36);
    }
}

#[test]
fn i_19_accepting_costs_one_point_less_than_it_brings() {
    let mut seen = 0;
    every_game(|before, actor, action, after| {
        let (Actor::Seat(seat), Action::Accept { amount, .. }) = (actor, action) else { return };
        let old = before.player(seat);
        if old.room() == 0 || after.round() != before.round() || after.awaiting() == Awaiting::Nothing {
            return;
        }
        let moved = |player: &Player| i16::from(player.bowls[1]) + 2 * i16::from(player.bowls[2]);
        let gain = moved(after.player(seat)) - moved(old);
        assert!((1..=i16::from(amount)).contains(&gain), "{gain} of {amount}");
        assert_eq!(after.player(seat).vp - old.vp, 1 - gain);
        seen += 1;
    });
    assert!(seen > 20);
}

#[test]
fn i_20_same_steps_same_position() {
    let mut steps = Vec::new();
    let end = walk(&Setup::new(3), 77, true, |_, actor, action, _| steps.push((actor, action)));
    let mut again = Position::new(Content::standard(), &Setup::new(3)).expect("playable");
    for (actor, action) in steps {
        again.apply(actor, action);
    }
    assert_eq!(again, end);
}

#[test]
fn i_21_free_steps_lower_the_potential_and_games_end() {
    every_game(|before, actor, action, after| {
        let Actor::Seat(seat) = actor else { return };
        if matches!(action, Action::Burn | Action::Convert { .. }) {
            assert!(potential(after.player(seat)) < potential(before.player(seat)), "{action:?}");
        }
    });
    for players in 2..=5 {
        let mut steps = 0;
        walk(&Setup::new(players), 3, true, |_, _, _, _| steps += 1);
        assert!(steps < 1_000, "{steps} steps with {players} players");
    }
}

#[test]
fn i_12_every_tile_stays_in_the_game() {
    every_game(|_, _, action, after| {
        if after.round() > 0 {
            let held = Seat::all(after.players()).filter_map(|seat| after.player(seat).bonus);
            let all: BTreeSet<BonusTile> = held.chain(after.board().pool).collect();
            assert_eq!(all.len(), usize::from(after.players()) + 3, "{action:?}");
        }
    });
}
