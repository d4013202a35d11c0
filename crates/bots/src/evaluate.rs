//! What a game tells its bots about a position.

use crate::net::Inputs;
use crate::tuning::Goal;
use game_core::{Content, Playable, QuickRandom, Seat, Text};
use serde::{Serialize, de::DeserializeOwned};

/// One number per seat.
pub type Values = [f32; Seat::MAX];

/// How a position will probably end.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// Expected final points per seat.
    pub score: Values,
    /// How far final points may still stray from that: decides how sure a lead is.
    pub spread: f32,
}

/// A game with a hand-made evaluation.
pub trait Evaluate: Playable {
    /// The named numbers of the evaluation. Numbers and lists of numbers only, so that they can be tuned.
    type Weights: Clone + std::fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The tuning that comes with the program, as TOML.
    const TUNING: &'static str;
    /// Does a seat not know everything? Perfect information lets the search keep its lists of options.
    const SECRETS: bool;

    /// Expected final points of every seat. Must also read positions in the middle of a turn.
    fn estimate(&self, weights: &Self::Weights) -> Estimate;

    /// Expected final points of one seat: what compares answers that concern nobody else.
    fn own_estimate(&self, weights: &Self::Weights, seat: Seat) -> f32 {
        self.estimate(weights).score[seat.index()]
    }

    /// The estimate of one seat taken apart: message keys of the game with points, always the same keys in the same
    /// order. Together they come to the estimate; hints say with them why a step is good.
    fn parts(&self, _weights: &Self::Weights, _seat: Seat) -> Vec<(&'static str, f32)> {
        Vec::new()
    }

    /// What the steps of a seat since an earlier position mean here, as a message of the game with numbers that the rules
    /// count: what was joined, and what is still missing for what they work towards.
    fn remark(&self, _before: &Self, _seat: Seat) -> Option<Text> {
        None
    }

    /// May the answer to the open question change what others can expect? Where not, a first look at what
    /// follows reads the own points only.
    fn concerns_others(&self) -> bool {
        true
    }

    /// May [`Evaluate::estimate`] be trusted here? Where not, bots first play the open questions out.
    fn settled(&self) -> bool {
        true
    }

    /// Is the open question a detail of a step, which a tree may leave to the first look?
    fn is_detail(&self) -> bool {
        !self.settled() && !self.concerns_others()
    }

    /// Did the step before change nothing yet, because the open question is its second half? A first look
    /// then takes both together.
    fn halfway(&self) -> bool {
        false
    }

    /// The steps a bot weighs, in order and at least one: what the game suggests, less what experience shows
    /// to be idle. Fewer questions make deeper looks.
    fn consider(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.suggest(seat, out);
    }

    /// The network that comes with the program, as a file; `None` where nothing was learned yet.
    const NETWORK: Option<&'static [u8]> = None;

    /// The names of the features that a network reads; none where the game has none yet.
    fn feature_names() -> Vec<String> {
        Vec::new()
    }

    /// Writes what a network reads of every seat, and answers with the hand-made estimate. May know no more
    /// than the estimate: what every seat here may know.
    fn features(&self, weights: &Self::Weights, inputs: &mut Inputs) -> Estimate {
        inputs.clear();
        self.estimate(weights)
    }

    /// The lines of the score sheet that a network tells apart.
    ///
    /// # Panics
    /// When the default set-up cannot be played.
    fn sources() -> Vec<&'static str> {
        let players = Self::info().min_players;
        let setup = Self::default_setup(players);
        let position =
            Self::new(Self::Content::standard(), &setup).expect("the default set-up can be played");
        position.score_sheet(Seat::new(0)).into_iter().map(|line| line.key).collect()
    }

    /// A set-up to learn from: what people may choose, the usual more often than the rest.
    fn practice_setup(players: u8, rng: &mut QuickRandom) -> Self::Setup {
        Self::arena_setup(players, rng)
    }

    /// A set-up for measuring bots: the default one, with everything drawn that people would choose.
    fn arena_setup(players: u8, _rng: &mut QuickRandom) -> Self::Setup {
        Self::default_setup(players)
    }

    /// How a finished game came to its end, for statistics; one word where it always ends the same way.
    fn ending(&self) -> &'static str {
        "played_out"
    }

    /// The faction, people or colour of a seat, for statistics.
    fn side(&self, _seat: Seat) -> Option<&'static str> {
        None
    }
}

/// An estimate as a bot weighs it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outlook {
    /// What each seat maximises.
    pub value: Values,
    /// Expected final points.
    pub score: Values,
    /// Expected share of the win.
    pub share: Values,
}

impl Outlook {
    /// Nothing known.
    pub const ZERO: Outlook =
        Outlook { value: [0.0; Seat::MAX], score: [0.0; Seat::MAX], share: [0.0; Seat::MAX] };

    /// The outlook of a finished game.
    pub fn of_end(position: &impl Playable, goal: &Goal) -> Self {
        let players = usize::from(position.players());
        let mut outlook = Outlook::ZERO;
        let seats = Seat::all(position.players());
        let winners = seats.clone().filter(|seat| position.place(*seat) == 1).count().max(1);
        for seat in seats {
            outlook.score[seat.index()] = position.score(seat) as f32;
            if position.place(seat) == 1 {
                outlook.share[seat.index()] = 1.0 / winners as f32;
            }
        }
        outlook.weigh(players, goal);
        outlook
    }

    /// The outlook of an estimate.
    #[must_use]
    pub fn of_estimate(estimate: &Estimate, players: u8, goal: &Goal) -> Self {
        Outlook::of_reading(estimate, &[0.0; Seat::MAX], players, goal)
    }

    /// The outlook of an estimate, with what a network says of each seat's standing beside its points.
    #[must_use]
    pub fn of_reading(estimate: &Estimate, standing: &Values, players: u8, goal: &Goal) -> Self {
        let players = usize::from(players);
        let mut outlook = Outlook { score: estimate.score, ..Outlook::ZERO };
        let scale = 1.0 / estimate.spread.max(0.5);
        let race = |seat: usize| estimate.score[seat] * scale + standing[seat];
        let best = (0..players).map(race).fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for seat in 0..players {
            outlook.share[seat] = (race(seat) - best).exp();
            sum += outlook.share[seat];
        }
        for share in &mut outlook.share[..players] {
            *share /= sum;
        }
        outlook.weigh(players, goal);
        outlook
    }

    fn weigh(&mut self, players: usize, goal: &Goal) {
        let total: f32 = self.score[..players].iter().sum();
        let rivals = goal.of_rival(players);
        for i in 0..players {
            self.value[i] = self.score[i] - rivals * (total - self.score[i]) + goal.win * self.share[i];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crowd_shares_what_a_rival_counts() {
        let mut score = [0.0; Seat::MAX];
        score[..4].copy_from_slice(&[30.0, 10.0, 20.0, 60.0]);
        let estimate = Estimate { score, spread: 1.0 };
        let value = |players, crowd| {
            let goal = Goal { rivals: 1.0, crowd, win: 0.0 };
            Outlook::of_estimate(&estimate, players, &goal).value[0]
        };
        assert!((value(4, 1.0) - 0.0).abs() < 1e-4, "30 less the mean of 10, 20 and 60");
        assert!((value(4, 2.0) - 20.0).abs() < 1e-4, "30 less a third of that mean");
        assert!((value(2, 2.0) - 20.0).abs() < 1e-4, "at a table of two there is no crowd");
    }
}
