//! Pebbles with an evaluation, so that bots can be tried without a real game.

use crate::{Estimate, Evaluate};
use game_core::{Game, Seat};
use game_laws::toy::{Action, Toy};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Weights {
    held: f32,
}

impl Evaluate for Toy {
    type Weights = Weights;
    const TUNING: &'static str = r"
[goal]
rivals = 1.0
crowd = 1.0
win = 3.0
[search]
exploration = 2.0
temperature = 1.0
even = 0.1
first = 0.5
width = 3.0
widening = 1.0
rival_width = 3.0
rival_widening = 1.0
depth = 8
play_out = 4
[levels]
novice = { temperature = 3.0 }
apprentice = { temperature = 0.5 }
adept = { iterations = 100, temperature = 0.0 }
master = { millis = 50, temperature = 0.0 }
grandmaster = { millis = 100, temperature = 0.0 }
[weights]
held = 0.4
";
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
