//! What a position of Pebbles is worth, so that bots can be tried without a real game.

use crate::{Estimate, Evaluate};
use game_core::{Game, Seat};
use games::pebbles::{Action, Position};
use serde::{Deserialize, Serialize};

/// The numbers of the evaluation.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    /// What a held pebble is worth, for each point of its value.
    held: f32,
}

impl Evaluate for Position {
    type Weights = Weights;
    const TUNING: &'static str = include_str!("../weights/pebbles.toml");
    const SECRETS: bool = true;

    fn estimate(&self, weights: &Weights) -> Estimate {
        let mut score = [0.0; Seat::MAX];
        let mut legal = Vec::new();
        for seat in Seat::all(self.players()) {
            legal.clear();
            self.legal(seat, &mut legal);
            let held: u8 =
                legal.iter().map(|action| if let Action::Seal(value) = action { *value } else { 0 }).sum();
            score[seat.index()] = self.score(seat) as f32 + weights.held * f32::from(held);
        }
        Estimate { score, spread: 4.0 }
    }
}
