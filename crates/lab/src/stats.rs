//! How sure a result is: Elo with error bars, and the sequential test.

use serde::Serialize;

/// A difference in playing strength.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Elo {
    /// Of the candidate over the baseline.
    pub difference: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Scores of independent deals, each the candidate's mean over the games of that deal.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sample {
    n: f64,
    sum: f64,
    squares: f64,
}

impl Sample {
    /// One more deal with a score from 0 to 1.
    pub fn add(&mut self, score: f64) {
        self.n += 1.0;
        self.sum += score;
        self.squares += score * score;
    }

    /// How many deals.
    #[must_use]
    pub const fn len(&self) -> f64 {
        self.n
    }

    /// No deal yet?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.n == 0.0
    }

    /// The mean score.
    #[must_use]
    pub fn mean(&self) -> f64 {
        if self.n > 0.0 { self.sum / self.n } else { 0.5 }
    }

    /// The variance of one deal. Two imagined deals, one won and one lost, keep short runs honest.
    #[must_use]
    pub fn variance(&self) -> f64 {
        let (n, sum, squares) = (self.n + 2.0, self.sum + 1.0, self.squares + 1.0);
        (squares / n - (sum / n) * (sum / n)).max(1e-6)
    }

    /// The standard error of the mean.
    #[must_use]
    pub fn error(&self) -> f64 {
        (self.variance() / self.n.max(1.0)).sqrt()
    }

    /// The difference in strength with its 95 % interval.
    #[must_use]
    pub fn elo(&self) -> Elo {
        let margin = 1.96 * self.error();
        Elo {
            difference: elo_of(self.mean()),
            low: elo_of(self.mean() - margin),
            high: elo_of(self.mean() + margin),
        }
    }
}

/// The Elo difference at which this score is expected.
#[must_use]
pub fn elo_of(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    400.0 * (score / (1.0 - score)).log10()
}

/// The score expected at this Elo difference.
#[must_use]
pub fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The bounds of a sequential probability ratio test.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// "No better than this."
    pub elo0: f64,
    /// "At least this much better."
    pub elo1: f64,
    /// How often a candidate of strength `elo0` may pass.
    pub alpha: f64,
    /// How often a candidate of strength `elo1` may fail.
    pub beta: f64,
}

impl Default for Sprt {
    fn default() -> Self {
        Sprt { elo0: 0.0, elo1: 30.0, alpha: 0.05, beta: 0.05 }
    }
}

/// Bounds that no test can decide between.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` are no bounds; write two Elo differences, the lower first, such as 0,30")]
pub struct BoundsError(String);

impl std::str::FromStr for Sprt {
    type Err = BoundsError;

    /// Two Elo differences, with the usual 5 % of error on either side.
    fn from_str(text: &str) -> Result<Self, BoundsError> {
        let number = |text: &str| text.trim().parse().ok().filter(|elo: &f64| elo.abs() <= 1000.0);
        match text.split_once(',').map(|(low, high)| (number(low), number(high))) {
            Some((Some(elo0), Some(elo1))) if elo0 < elo1 => Ok(Sprt { elo0, elo1, ..Sprt::default() }),
            _ => Err(BoundsError(text.to_owned())),
        }
    }
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The candidate is at least `elo1` better.
    Better,
    /// The candidate is not better than `elo0`.
    NotBetter,
    /// Not decided within the games played.
    Open,
}

impl Sprt {
    /// The log-likelihood ratio of the two claims, by the normal approximation over deals.
    #[must_use]
    pub fn ratio(&self, sample: &Sample) -> f64 {
        let (s0, s1) = (score_of(self.elo0), score_of(self.elo1));
        sample.len() * (s1 - s0) * (2.0 * sample.mean() - s0 - s1) / (2.0 * sample.variance())
    }

    /// Below the first number the candidate fails, above the second it passes.
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// What the test says about these deals.
    #[must_use]
    pub fn verdict(&self, sample: &Sample) -> Verdict {
        let (low, high) = self.bounds();
        match self.ratio(sample) {
            ratio if ratio >= high => Verdict::Better,
            ratio if ratio <= low => Verdict::NotBetter,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(scores: &[f64]) -> Sample {
        let mut sample = Sample::default();
        scores.iter().for_each(|score| sample.add(*score));
        sample
    }

    #[test]
    fn three_quarters_are_191_elo() {
        assert!((elo_of(0.75) - 190.85).abs() < 0.01);
        assert!((score_of(elo_of(0.6)) - 0.6).abs() < 1e-9);
    }

    #[test]
    fn more_deals_make_narrower_bars_around_the_same_mean() {
        let few = sample(&[1.0, 0.0, 1.0, 0.5]).elo();
        let many = sample(&[1.0, 0.0, 1.0, 0.5].repeat(25)).elo();
        assert!((few.difference - many.difference).abs() < 1e-9);
        assert!(many.high - many.low < (few.high - few.low) / 3.0);
        assert!(few.low < few.difference && few.difference < few.high);
    }

    #[test]
    fn the_sequential_test_decides_clear_cases_and_waits_otherwise() {
        let sprt = Sprt::default();
        assert_eq!(sprt.verdict(&sample(&[1.0, 0.5].repeat(60))), Verdict::Better);
        assert_eq!(sprt.verdict(&sample(&[0.0, 0.5].repeat(60))), Verdict::NotBetter);
        assert_eq!(sprt.verdict(&sample(&[1.0, 0.0])), Verdict::Open);
    }

    #[test]
    fn a_test_for_three_quarters_asks_for_more_than_being_better() {
        let strict: Sprt = "150,240".parse().unwrap();
        let good = sample(&[1.0, 0.5, 0.5].repeat(20));
        assert_eq!(Sprt::default().verdict(&good), Verdict::Better);
        assert_eq!(strict.verdict(&good), Verdict::NotBetter, "two thirds are 120 Elo");
        assert_eq!(strict.verdict(&sample(&[1.0; 40])), Verdict::Better);
    }

    #[test]
    fn bounds_that_mean_nothing_are_refused() {
        for wrong in ["", "30", "30,0", "5,5", "0,x", "0,nan", "0,5000", "0,30,60"] {
            let error = wrong.parse::<Sprt>().unwrap_err();
            assert!(error.to_string().contains("the lower first"), "{error}");
        }
    }
}
