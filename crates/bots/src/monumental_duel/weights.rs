//! The numbers of the evaluation, all in points.

use serde::{Deserialize, Serialize};

/// The evaluation of Monumental Duel.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Cards that leave the development row per round: how long the game lasts.
    pub cards_per_round: f32,
    /// What a lead must be to hold: now, and for each round to come.
    pub domination_doubt: [f32; 2],
    /// A province beside its point.
    pub province: f32,
    /// A policy beside its points, for each round to come.
    pub policy: f32,
    /// A free city beside its points, for each round to come.
    pub free_city: f32,
    /// A gold.
    pub gold: f32,
    /// The culture for a whole policy.
    pub culture: f32,
    /// A production, a science, a military in hand.
    pub basic: [f32; 3],
    /// What cards of the deck bring per round and strength.
    pub engine: f32,
    /// A yield of production, science, military, culture, gold: the strength of a card.
    pub yields: [f32; 5],
    /// An ability.
    pub ability: f32,
    /// What a development card is stronger for each era.
    pub era: f32,
    /// A card on top of the deck comes soon.
    pub soon: f32,
    /// Strength that the coming activation will use.
    pub activation: f32,
    /// Strength of cards that stay in the city.
    pub stay: f32,
    /// An activated card with an action not used.
    pub unused_action: f32,
    /// A wonder begun.
    pub half_wonder: f32,
    /// A gold on the own side of a free city, and more when only one is missing.
    pub stall: f32,
    /// Each gold from the third on.
    pub stall_near: f32,
    /// Holding the advantage, and each token on it.
    pub advantage: [f32; 2],
    /// The warlord not used.
    pub warlord: f32,
    /// The scout not used.
    pub scout: f32,
    /// A Barricade over the topmost province.
    pub barricade: f32,
    /// How far final points stray: now, and for each round to come.
    pub spread: [f32; 2],
}
