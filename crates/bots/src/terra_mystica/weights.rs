//! The numbers of the evaluation, all in points. Lists that run over time are indexed by the rounds that
//! come after this one, 0 to 6.

use crate::named::table;
use serde::{Deserialize, Serialize};
use terra_mystica::ids::{Faction, Structure};

/// A number for each count of rounds still to come.
pub type ByRound = [f32; 7];

/// The evaluation of Terra Mystica.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// A coin in hand.
    pub coin: ByRound,
    /// A worker in hand.
    pub worker: ByRound,
    /// A priest in hand.
    pub priest: ByRound,
    /// A token in bowl III.
    pub bowl_three: ByRound,
    /// A token in bowl II.
    pub bowl_two: ByRound,
    /// A token in bowl I.
    pub bowl_one: ByRound,
    /// A worker with two coins beside it: what is needed to build.
    pub pair: f32,
    /// One power of income.
    pub power_income: ByRound,
    /// A structure on the map, beside its income: now, and for each round to come.
    pub structure: PerStructure,
    /// The ability of the stronghold for each round to come.
    pub stronghold: PerFaction,
    /// What a faction reaches on average: only its choice looks at this.
    pub faction: PerFaction,
    /// Reachable free hexes by the spades they need: 0 to 3 (square root of how many, for each round to come).
    pub open: [f32; 4],
    /// The same before the game starts, for the starting dwellings.
    pub open_start: [f32; 4],
    /// A structure next to a rival, for each round to come.
    pub neighbour: f32,
    /// A dwelling without a rival next to it: its trading post will be dear.
    pub lonely: f32,
    /// A level of digging for each round to come.
    pub digging: f32,
    /// A level of shipping for each round to come.
    pub shipping: f32,
    /// A group that is nearly a town.
    pub town_ahead: ByRound,
    /// How little of it a half-made group has: the power of its progress.
    pub town_curve: f32,
    /// How much of it two groups have that one dwelling would join.
    pub town_gap: f32,
    /// How much the second group counts.
    pub second_town: f32,
    /// An unused key.
    pub key: f32,
    /// A spade of a cult bonus to come.
    pub cult_spade: f32,
    /// How much of a cult bonus of a later round counts.
    pub cult_ahead: f32,
    /// The prizes of the cult tracks at the end.
    pub cult_prize: f32,
    /// How many steps a lead on a cult track must have to be sure: now, and for each round to come.
    pub cult_doubt: [f32; 2],
    /// The prizes of the networks at the end.
    pub network_prize: f32,
    /// How many structures a lead in the network must have to be sure: now, and for each round to come.
    pub network_doubt: [f32; 2],
    /// An own structure outside the largest network.
    pub apart: f32,
    /// `favor_town_six`.
    pub favor_town_six: f32,
    /// `favor_cult_action` for each round to come.
    pub favor_cult_action: f32,
    /// Dwellings built per round, for `favor_dwelling_vp`.
    pub dwelling_rate: f32,
    /// Trading posts built per round, for `favor_trading_post_vp`.
    pub trading_post_rate: f32,
    /// Points of a scoring tile to come that a seat can hope for.
    pub scoring_ahead: f32,
    /// The spade of `bonus_spade`.
    pub bonus_spade: f32,
    /// The step of `bonus_cult`.
    pub bonus_cult: f32,
    /// The shipping of `bonus_shipping`.
    pub bonus_shipping: f32,
    /// How much of the points of a bonus tile for passing counts before passing.
    pub pass_ahead: f32,
    /// How much of the best free bonus tile a seat counts before passing.
    pub tile_ahead: f32,
    /// The stronghold's action not used yet in this round, as part of its worth per round.
    pub unused_stronghold: f32,
    /// How far final points stray: now, and for each round to come.
    pub spread: [f32; 2],
}

table! {
    /// A number for each faction, by name.
    PerFaction, Faction, f32
}
table! {
    /// Two numbers for each kind of structure, by name.
    PerStructure, Structure, [f32; 2]
}
