//! Law 10: what is dealt follows the stated odds.

use game_core::{Game, QuickRandom};
use std::collections::BTreeMap;

/// Deals many times from one position and compares the frequencies with the odds.
pub(crate) fn check<G: Game>(position: &G, rng: &mut QuickRandom) -> Result<(), String> {
    let mut odds = Vec::new();
    position.odds(&mut odds);
    let weights: BTreeMap<G::Action, u32> = odds.iter().copied().collect();
    let all: u64 = odds.iter().map(|(_, weight)| u64::from(*weight)).sum();
    if weights.len() != odds.len() || all == 0 || odds.iter().any(|(_, weight)| *weight == 0) {
        return Err(format!("odds list a deal twice, with weight 0, or none at all: {odds:?}"));
    }
    let draws = (weights.len() as u64 * 100).clamp(1_000, 20_000);
    let mut seen: BTreeMap<G::Action, u64> = BTreeMap::new();
    for _ in 0..draws {
        *seen.entry(position.deal(rng)).or_default() += 1;
    }
    if let Some(strange) = seen.keys().find(|deal| !weights.contains_key(deal)) {
        return Err(format!("dealt {strange:?}, which the odds do not list"));
    }
    // Chi-square against the odds. Its mean is the degrees of freedom and its spread their doubled root; ten
    // spreads and some never happen by chance, but do at once when a weight is wrong.
    let square: f64 = weights
        .iter()
        .map(|(deal, weight)| {
            let expected = draws as f64 * f64::from(*weight) / all as f64;
            let found = seen.get(deal).copied().unwrap_or(0) as f64;
            (found - expected).powi(2) / expected
        })
        .sum();
    let freedom = weights.len() as f64;
    let limit = freedom + 10.0 * (2.0 * freedom).sqrt() + 20.0;
    if square > limit {
        return Err(format!(
            "frequencies of {draws} deals do not match the odds (chi-square {square:.0} over {limit:.0})"
        ));
    }
    Ok(())
}
