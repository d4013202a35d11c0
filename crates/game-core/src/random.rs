//! Chance: what a game asks of a generator, and the dealer whose streams are keyed by purpose.
//!
//! Positions hold no generator. A table asks its [`Dealer`] for the stream of the next deal, named by
//! what is dealt, to whom, and how often that was dealt before. So two games of one seed deal the same
//! things for the same purpose even after they have diverged.
//!
//! ```
//! use game_core::{DealKey, Dealer, QuickRandom, Random, Seed};
//!
//! let seed = Seed::from_phrase("monday");
//! let bonus = DealKey::table("bonus");
//! let deal = |dealer: &mut Dealer| dealer.stream(bonus).below(1000);
//! let (mut one, mut two) = (Dealer::new(seed), Dealer::new(seed));
//! let _ = two.stream(DealKey::table("scoring"));
//! assert_eq!(deal(&mut one), deal(&mut two), "what was dealt for another purpose does not matter");
//! assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
//! assert_eq!(QuickRandom::new(1).below(6), QuickRandom::new(1).below(6));
//! ```

use crate::seat::Seat;
use chacha20::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// A source of chance. The derived methods are fixed here, so that a seed gives the same game for ever.
pub trait Random {
    /// 64 fresh bits.
    fn next_u64(&mut self) -> u64;

    /// A number below `n`, all equally likely. Multiply-and-reject, so there is no bias.
    ///
    /// # Panics
    /// When `n` is 0: there is no such number.
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "no number is below 0");
        let threshold = n.wrapping_neg() % n;
        loop {
            let wide = u64::from(self.next_u64() as u32) * u64::from(n);
            if wide as u32 >= threshold {
                return (wide >> 32) as u32;
            }
        }
    }

    /// Shuffles a slice, every order equally likely.
    fn shuffle<T>(&mut self, items: &mut [T])
    where
        Self: Sized,
    {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// One of the items, all equally likely; `None` when there is none.
    fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T>
    where
        Self: Sized,
    {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize) }
    }

    /// One of the items, each as likely as its weight says; `None` when no weight is left.
    fn weighted<T>(&mut self, items: impl Iterator<Item = (T, u32)> + Clone) -> Option<T>
    where
        Self: Sized,
    {
        let all: u32 = items.clone().map(|(_, weight)| weight).sum();
        if all == 0 {
            return None;
        }
        let mut left = self.below(all);
        for (item, weight) in items {
            match left.checked_sub(weight) {
                Some(rest) => left = rest,
                None => return Some(item),
            }
        }
        None
    }
}

impl Random for ChaCha12Rng {
    fn next_u64(&mut self) -> u64 {
        Rng::next_u64(self)
    }
}

impl<R: Random + ?Sized> Random for &mut R {
    fn next_u64(&mut self) -> u64 {
        (**self).next_u64()
    }
}

/// A small fast generator (SplitMix64) for playouts and tests, where nobody must be unable to guess.
#[derive(Clone, Debug)]
pub struct QuickRandom(u64);

impl QuickRandom {
    /// The generator with this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        QuickRandom(seed)
    }

    /// The generator that follows from a seed of 32 bytes, and tells nothing about what else follows from it.
    #[must_use]
    pub fn of(seed: Seed) -> Self {
        let bytes = sha256(&[b"ziggurat quick random", &seed.0]);
        QuickRandom(bytes.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte)))
    }
}

impl Random for QuickRandom {
    fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

/// 32 bytes from which every deal of a game follows. Written as 64 hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Seed(bytes)
    }

    /// The seed a person meant by a short word or number.
    #[must_use]
    pub fn from_phrase(phrase: &str) -> Self {
        Seed(sha256(&[b"ziggurat seed phrase", phrase.as_bytes()]))
    }

    /// What may be published before the game: the seed cannot be found from it, but is proven by it.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex::encode(sha256(&[b"ziggurat seed commitment", &self.0]))
    }
}

/// A seed is 64 hex digits.
#[derive(Debug, thiserror::Error)]
#[error("a seed is 64 hexadecimal digits; this is not: {0:?}")]
pub struct SeedError(String);

impl FromStr for Seed {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Self, SeedError> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text.trim(), &mut bytes).map_err(|_| SeedError(text.to_owned()))?;
        Ok(Seed(bytes))
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;
    fn try_from(text: String) -> Result<Self, SeedError> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)") // a seed in a log would give every draw away
    }
}

/// What a chance step is about: which pile, and whose (if somebody's).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DealKey {
    /// Name of the purpose, such as `"bonus tiles"`.
    pub purpose: &'static str,
    /// The seat dealt to, if the pile belongs to one.
    pub seat: Option<Seat>,
}

impl DealKey {
    /// A deal from a pile of the whole table.
    #[must_use]
    pub const fn table(purpose: &'static str) -> Self {
        DealKey { purpose, seat: None }
    }

    /// A deal from a pile of one seat.
    #[must_use]
    pub const fn of(purpose: &'static str, seat: Seat) -> Self {
        DealKey { purpose, seat: Some(seat) }
    }
}

/// Hands out the stream of each deal. Counts the deals made for each purpose.
#[derive(Clone, Debug)]
pub struct Dealer {
    seed: Seed,
    dealt: BTreeMap<DealKey, u32>,
}

impl Dealer {
    /// A dealer at the beginning of a game.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Dealer { seed, dealt: BTreeMap::new() }
    }

    /// The seed all deals follow from.
    #[must_use]
    pub const fn seed(&self) -> Seed {
        self.seed
    }

    /// The stream of the next deal for this purpose.
    pub fn stream(&mut self, key: DealKey) -> impl Random + use<> {
        let draw = self.dealt.entry(key).or_insert(0);
        let seat = key.seat.map_or(u8::MAX, |seat| seat.index() as u8);
        let bytes = sha256(&[&self.seed.0, key.purpose.as_bytes(), &[0, seat], &draw.to_le_bytes()]);
        *draw += 1;
        ChaCha12Rng::from_seed(bytes)
    }

    /// Takes back the last deal for this purpose.
    pub fn take_back(&mut self, key: DealKey) {
        if let Some(draw) = self.dealt.get_mut(&key) {
            *draw = draw.saturating_sub(1);
        }
    }
}

fn sha256(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update(part);
    }
    hash.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_depends_on_purpose_seat_and_count_only() {
        let seed = Seed::from_phrase("tonight");
        let mut a = Dealer::new(seed);
        let mut b = Dealer::new(seed);
        let deck = DealKey::of("deck", Seat::new(1));
        a.stream(DealKey::table("tiles"));
        assert_eq!(a.stream(deck).next_u64(), b.stream(deck).next_u64());
        let second = a.stream(deck).next_u64();
        assert_ne!(second, b.stream(DealKey::of("deck", Seat::new(0))).next_u64());
        a.take_back(deck);
        assert_eq!(a.stream(deck).next_u64(), second);
    }

    #[test]
    fn deals_never_change() {
        let mut dealer = Dealer::new(Seed::from_phrase("pinned"));
        let mut stream = dealer.stream(DealKey::table("tiles"));
        let drawn: Vec<u32> = (0..8).map(|_| stream.below(100)).collect();
        assert_eq!(drawn, PINNED, "a changed stream makes old seeds deal other games");
    }
    const PINNED: [u32; 8] = [62, 24, 76, 89, 76, 45, 10, 8];

    #[test]
    fn below_is_even() {
        let mut rng = QuickRandom::new(3);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[rng.below(6) as usize] += 1;
        }
        assert!(seen.iter().all(|n| (9_600..10_400).contains(n)), "{seen:?}");
    }

    #[test]
    fn a_seed_travels_as_hex_and_stays_out_of_logs() {
        let seed = Seed::from_phrase("x");
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        assert!("12".parse::<Seed>().is_err());
        assert!(!format!("{seed:?}").contains(&seed.to_string()[..8]));
        assert_ne!(seed.commitment(), Seed::from_phrase("y").commitment());
    }
}
