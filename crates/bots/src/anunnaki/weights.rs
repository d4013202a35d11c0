//! The numbers of the evaluation, all in points.

use serde::{Deserialize, Serialize};

/// The evaluation of Anunnaki. Pairs are a worth now and a worth for each turn still to come.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// Turns a seat needs to place a sign: on the trail before its pawn, and after a detour. How long the game
    /// still lasts.
    pub pace: [f32; 2],
    /// The round after which a seat hurries, and what a turn on the way to its last sign costs for each round beyond.
    pub haste: [f32; 2],
    /// Food, wood, metal, gold in hand.
    pub goods: [f32; 4],
    /// A crystal.
    pub crystal: f32,
    /// How much of that is left when the game is over: a fifth of a point is sure.
    pub late: f32,
    /// A follower on a board.
    pub follower: [f32; 2],
    /// A minor god on a board.
    pub minor: [f32; 2],
    /// The major god on a board.
    pub major: [f32; 2],
    /// A settlement.
    pub settlement: [f32; 2],
    /// A sign on the star.
    pub sign: [f32; 2],
    /// A sign that can be placed without a detour.
    pub trail: f32,
    /// Regions of the star: what a nearly closed one is worth.
    pub region: f32,
    /// A summon token not used.
    pub token: f32,
    /// An upgraded blue action, an upgraded red one.
    pub upgrade: [f32; 2],
    /// An advanced weapon in hand: the first, and each more.
    pub weapon: [f32; 2],
    /// A pact held that can be paid now, and one that cannot.
    pub pact: [f32; 2],
    /// A territory controlled.
    pub territory: [f32; 2],
    /// A source that can be harvested, for each turn to come.
    pub source: f32,
    /// A shrine controlled, for each turn to come.
    pub shrine: f32,
    /// An artifact.
    pub artifact: f32,
    /// Strength that is enough to conquer Atlantis, with a weapon: next to it, and in it before the battle.
    pub siege: [f32; 2],
    /// Steps on war, technology and trade, beside what they score now.
    pub step: [f32; 3],
    /// A step of power, beside what it scores now.
    pub power: f32,
    /// Growth of the goals that a multiplier will meet, for each turn to come.
    pub goal_growth: f32,
    /// What a lead on a track must be to hold: now, and for each turn to come.
    pub doubt: [f32; 2],
    /// A figure in a contested territory.
    pub contested: f32,
    /// How far final points stray: now, and for each turn to come.
    pub spread: [f32; 2],
}
