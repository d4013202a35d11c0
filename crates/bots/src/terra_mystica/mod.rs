//! Terra Mystica: expected final points of every seat.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`weights`] | the numbers, by name |
//! | `economy` | what lies in hand, what comes every round, tiles |
//! | `land` | networks, room to grow, neighbours |
//! | `towns` | groups that may grow into towns |
//! | `ranks` | cult tracks and networks against the rivals |

mod economy;
mod land;
mod ranks;
mod towns;
pub mod weights;

use crate::evaluate::{Estimate, Evaluate};
use economy::{Prices, Purse};
use game_core::{Game, QuickRandom, Random, Seat};
use land::Land;
use terra_mystica::ids::{Faction, Terrain};
use terra_mystica::setup::FactionChoice;
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

impl Evaluate for Position {
    type Weights = Weights;
    const TUNING: &'static str = include_str!("../../weights/terra-mystica.toml");
    const SECRETS: bool = false;

    fn estimate(&self, weights: &Weights) -> Estimate {
        let clock = Clock::of(self);
        let prices = Prices::of(weights, clock);
        let mut score = [0.0; Seat::MAX];
        let mut lands = [Land::NONE; Seat::MAX];
        for seat in Seat::all(self.players()) {
            let Some(faction) = self.faction_of(seat) else { continue };
            let land = Land::of(self, weights, seat, faction);
            let purse = Purse::of(self, weights, &prices, seat, faction, clock);
            score[seat.index()] =
                f32::from(self.player(seat).vp) + purse.worth() + land.worth(weights, clock);
            if clock.rounds == 6 {
                score[seat.index()] += weights.faction[faction];
            }
            lands[seat.index()] = land;
        }
        ranks::add_prizes(self, weights, clock, &lands, &mut score);
        let spread = weights.spread[0] + weights.spread[1] * clock.rounds as f32;
        Estimate { score, spread }
    }

    fn settled(&self) -> bool {
        !matches!(
            Position::prompt(self),
            Prompt::Pay { .. } | Prompt::Choices | Prompt::Convert { .. } | Prompt::Key { .. } | Prompt::Echo
        )
    }

    fn consider(&self, seat: Seat, out: &mut Vec<Action>) {
        self.suggest(seat, out);
        match Position::prompt(self) {
            // Power keeps until it is needed: converting early pays only before full bowls lose some.
            Prompt::After if self.player(seat).room() > FULL => {
                out.retain(|step| *step != Action::OpenConvert);
            }
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
