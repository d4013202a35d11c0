//! Terra Mystica: expected final points of every seat.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`weights`] | the numbers, by name |
//! | `economy` | what lies in hand, what comes every round, tiles |
//! | `land` | networks, room to grow, neighbours |
//! | `towns` | groups that may grow into towns |
//! | `features` | what the network reads |
//! | `ranks` | cult tracks and networks against the rivals |
//! | `remark` | what a step means on the map, in words |

mod economy;
mod features;
mod land;
mod ranks;
mod remark;
mod towns;
pub mod weights;

use crate::evaluate::{Estimate, Evaluate};
use crate::net::{Inputs, layout};
use economy::{Prices, Purse};
use game_core::{Game, QuickRandom, Random, Seat, Text};
use land::Land;
use terra_mystica::ids::{Faction, Special, Terrain};
use terra_mystica::setup::{FactionChoice, Start, TurnOrder};
use terra_mystica::{Action, Position, Prompt, Setup};
use weights::Weights;

/// Bowls that can take no more power than this are full enough to think about converting.
const FULL: u8 = 4;

/// The time of a position, as all parts of the evaluation read it.
#[derive(Clone, Copy)]
struct Clock {
    /// Rounds that come after this one.
    rounds: usize,
    /// Rounds of which the cult bonus is still to come: from this one on.
    bonus_from: usize,
}

impl Clock {
    fn of(position: &Position) -> Self {
        let flow = position.flow();
        let round = usize::from(flow.round);
        let paid = flow.prompts.base == Prompt::BonusSpades;
        Clock { rounds: 6 - round, bonus_from: round.max(1) + usize::from(paid) }
    }
}

/// The hand-made estimate, and the land of every seat for whoever wants to know more.
fn estimate(position: &Position, weights: &Weights) -> (Estimate, [Land; Seat::MAX]) {
    let clock = Clock::of(position);
    let prices = Prices::of(weights, clock);
    let mut score = [0.0; Seat::MAX];
    let mut lands = [Land::NONE; Seat::MAX];
    for seat in Seat::all(position.players()) {
        let Some(faction) = position.faction_of(seat) else { continue };
        let land = Land::of(position, weights, seat, faction);
        let purse = Purse::of(position, weights, &prices, seat, faction, clock);
        score[seat.index()] =
            f32::from(position.player(seat).vp) + purse.worth() + land.worth(weights, clock);
        if clock.rounds == 6 {
            score[seat.index()] += weights.faction[faction];
        }
        lands[seat.index()] = land;
    }
    ranks::add_prizes(position, weights, clock, &lands, &mut score);
    let spread = weights.spread[0] + weights.spread[1] * clock.rounds as f32;
    (Estimate { score, spread }, lands)
}

/// The Chaos Magicians' double action is not opened with nothing to do, and not closed by passing.
fn keep_busy(position: &Position, out: &mut Vec<Action>) {
    let double = |step: &Action| matches!(step, Action::Special { special: Special::DoubleAction });
    let idle = |step: &Action| matches!(step, Action::Pass { .. } | Action::OpenConvert) || double(step);
    let busy = out.iter().any(|step| !idle(step));
    if position.turn().actions == 2 && busy {
        out.retain(|step| !matches!(step, Action::Pass { .. }));
    } else if !busy && out.iter().any(|step| !double(step)) {
        out.retain(|step| !double(step));
    }
}

impl Evaluate for Position {
    type Weights = Weights;
    const TUNING: &'static str = include_str!("../../weights/terra-mystica.toml");
    const SECRETS: bool = false;
    const NETWORK: Option<&'static [u8]> = Some(include_bytes!("../../networks/terra-mystica.net"));

    fn estimate(&self, weights: &Weights) -> Estimate {
        estimate(self, weights).0
    }

    fn parts(&self, weights: &Weights, seat: Seat) -> Vec<(&'static str, f32)> {
        let clock = Clock::of(self);
        let prices = Prices::of(weights, clock);
        let mut parts = vec![("worth-points", f32::from(self.player(seat).vp))];
        match self.faction_of(seat) {
            Some(faction) => {
                parts.extend(Purse::of(self, weights, &prices, seat, faction, clock).parts());
                parts.push(("worth-land", Land::of(self, weights, seat, faction).worth(weights, clock)));
            }
            None => parts.extend(economy::NAMES.into_iter().chain(["worth-land"]).map(|key| (key, 0.0))),
        }
        // Cults and networks depend on the rivals: they are what is left of the whole.
        let named: f32 = parts.iter().map(|(_, points)| points).sum();
        let rest = estimate(self, weights).0.score[seat.index()] - named;
        parts.push(("worth-prizes", rest));
        parts
    }

    fn feature_names() -> Vec<String> {
        layout::names(features::layout::BLOCKS)
    }

    fn features(&self, weights: &Weights, inputs: &mut Inputs) -> Estimate {
        let (estimate, lands) = estimate(self, weights);
        let clock = Clock::of(self);
        inputs.clear();
        for seat in Seat::all(self.players()) {
            let Some(faction) = self.faction_of(seat) else { continue };
            let base = estimate.score[seat.index()] - f32::from(self.player(seat).vp);
            features::write(self, clock, &lands, seat, faction, base, inputs.seat_mut(seat));
        }
        estimate
    }

    fn settled(&self) -> bool {
        match Position::prompt(self) {
            Prompt::Pay { .. }
            | Prompt::Choices
            | Prompt::Convert { .. }
            | Prompt::Key { .. }
            | Prompt::Echo => false,
            // The Chaos Magicians' double action is worth what is done with it.
            Prompt::Turn => self.turn().actions < 2,
            _ => true,
        }
    }

    fn consider(&self, seat: Seat, out: &mut Vec<Action>) {
        self.suggest(seat, out);
        match Position::prompt(self) {
            // Power keeps until it is needed: converting early pays only before full bowls lose some.
            Prompt::After if self.player(seat).room() > FULL => {
                out.retain(|step| *step != Action::OpenConvert);
            }
            Prompt::Turn => keep_busy(self, out),
            // A single power is free.
            Prompt::Offer => {
                if let Some(&accept) =
                    out.iter().find(|step| matches!(step, Action::Accept { amount: 1, .. }))
                {
                    out.clear();
                    out.push(accept);
                }
            }
            _ => {}
        }
    }

    fn practice_setup(players: u8, rng: &mut QuickRandom) -> Setup {
        let mut setup = Self::arena_setup(players, rng);
        match rng.below(10) {
            0..=5 => return setup,
            6 => setup = Setup { setup: Start::Introductory, ..<Position as Game>::default_setup(players) },
            7 => setup = <Position as Game>::default_setup(players),
            8 => {
                setup = Setup {
                    faction_choice: FactionChoice::RandomColours,
                    ..<Position as Game>::default_setup(players)
                }
            }
            _ => {}
        }
        setup.turn_order = if rng.below(2) == 0 { TurnOrder::Passing } else { TurnOrder::Clockwise };
        setup.promo_town_tiles = rng.below(2) == 0;
        if setup.setup != Start::Introductory {
            setup.promo_bonus_shipping = rng.below(2) == 0;
            setup.promo_scoring_temple = rng.below(2) == 0;
        }
        setup
    }

    fn remark(&self, before: &Self, seat: Seat) -> Option<Text> {
        remark::of(self, before, seat)
    }

    fn side(&self, seat: Seat) -> Option<&'static str> {
        self.faction_of(seat).map(Faction::name)
    }

    fn arena_setup(players: u8, rng: &mut QuickRandom) -> Setup {
        let mut colours = Terrain::ALL;
        rng.shuffle(&mut colours);
        let content = <terra_mystica::Content as game_core::Content>::standard();
        let one_of = |terrain: &Terrain| {
            let both: Vec<Faction> =
                Faction::ALL.into_iter().filter(|f| content.faction(*f).home == *terrain).collect();
            both[rng.below(2) as usize % both.len()]
        };
        let factions = colours[..usize::from(players)].iter().map(one_of).collect();
        Setup { faction_choice: FactionChoice::Given, factions, ..<Position as Game>::default_setup(players) }
    }
}
