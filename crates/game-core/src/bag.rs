//! A pile known only by its contents: no order to leak, drawn from at deal time.
//!
//! ```
//! use game_core::{Bag, QuickRandom};
//!
//! let mut bag: Bag<3> = Bag::new([2, 0, 1]);
//! assert!(bag.take(0) && !bag.take(1));
//! assert_eq!(bag.kinds().collect::<Vec<_>>(), [(0, 1), (2, 1)]);
//! assert_ne!(bag.look(&mut QuickRandom::new(1)), Some(1), "there is none of that kind");
//! ```

use crate::random::Random;
use serde::{Deserialize, Serialize};

/// So many counts are looked at in one go.
const CHUNK: usize = 16;

/// How many there are of each of `N` kinds. Nobody has looked at the order, so there is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Bag<const N: usize>(#[serde(with = "crate::row")] [u8; N]);

impl<const N: usize> Bag<N> {
    /// Nothing in it.
    pub const EMPTY: Bag<N> = Bag([0; N]);

    /// A bag with these counts per kind.
    #[must_use]
    pub const fn new(counts: [u8; N]) -> Self {
        Bag(counts)
    }

    /// How many of this kind.
    #[must_use]
    pub fn count(&self, kind: usize) -> u8 {
        self.0[kind]
    }

    /// How many in all.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|n| u32::from(*n)).sum()
    }

    /// Nothing left?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let (chunks, rest) = self.0.as_chunks::<CHUNK>();
        chunks.iter().all(|chunk| *chunk == [0; CHUNK]) && rest.iter().all(|n| *n == 0)
    }

    /// Puts one in.
    pub fn add(&mut self, kind: usize) {
        self.0[kind] += 1;
    }

    /// Takes one out; `false` (and nothing changes) when there is none of this kind.
    pub fn take(&mut self, kind: usize) -> bool {
        let there = self.0[kind] > 0;
        self.0[kind] -= u8::from(there);
        there
    }

    /// Pours another bag in.
    pub fn pour(&mut self, other: &mut Bag<N>) {
        for (mine, theirs) in self.0.iter_mut().zip(&mut other.0) {
            *mine += std::mem::take(theirs);
        }
    }

    /// The kinds with at least one left, ascending, with their counts.
    pub fn kinds(&self) -> impl Iterator<Item = (usize, u8)> + '_ {
        self.0.iter().copied().enumerate().filter(|(_, n)| *n > 0)
    }

    /// The kind of one drawn blindly, left in the bag; `None` when it is empty.
    pub fn look(&self, rng: &mut impl Random) -> Option<usize> {
        let all = self.len();
        if all == 0 {
            return None;
        }
        self.at(rng.below(all))
    }

    /// The kind of one of them, where all lie in a row by kind. Whole chunks are passed first: of most kinds there is none.
    fn at(&self, mut place: u32) -> Option<usize> {
        let mut start = 0;
        for chunk in self.0.as_chunks::<CHUNK>().0 {
            let there: u32 = chunk.iter().map(|n| u32::from(*n)).sum();
            if place < there {
                break;
            }
            place -= there;
            start += CHUNK;
        }
        (start..N).find(|kind| match place.checked_sub(u32::from(self.0[*kind])) {
            Some(rest) => {
                place = rest;
                false
            }
            None => true,
        })
    }

    /// Draws one blindly and takes it out.
    pub fn draw(&mut self, rng: &mut impl Random) -> Option<usize> {
        let kind = self.look(rng)?;
        self.take(kind);
        Some(kind)
    }
}

impl<const N: usize> Default for Bag<N> {
    fn default() -> Self {
        Bag::EMPTY
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::QuickRandom;

    #[test]
    fn drawing_empties_the_bag_and_keeps_the_contents() {
        let mut bag = Bag::new([2, 0, 3]);
        let mut drawn = Bag::<3>::EMPTY;
        let mut rng = QuickRandom::new(7);
        while let Some(kind) = bag.draw(&mut rng) {
            drawn.add(kind);
        }
        assert!(bag.is_empty());
        assert_eq!(drawn, Bag::new([2, 0, 3]));
        assert!(!bag.take(0));
    }

    #[test]
    fn odds_follow_the_counts() {
        let bag = Bag::new([1, 3]);
        let mut rng = QuickRandom::new(1);
        let ones = (0..40_000).filter(|_| bag.look(&mut rng) == Some(1)).count();
        assert!((29_500..30_500).contains(&ones), "{ones} of 40000 instead of about 30000");
    }

    #[test]
    fn every_place_of_a_large_bag_has_its_kind() {
        let mut bag = Bag::<40>::EMPTY;
        for kind in [0, 15, 15, 16, 31, 31, 39] {
            bag.add(kind);
        }
        let row: Vec<usize> = (0..bag.len()).filter_map(|place| bag.at(place)).collect();
        assert_eq!((row, bag.at(7)), (vec![0, 15, 15, 16, 31, 31, 39], None));
    }

    #[test]
    fn pouring_moves_everything() {
        let (mut a, mut b) = (Bag::new([1, 0]), Bag::new([1, 2]));
        a.pour(&mut b);
        assert_eq!((a, b.is_empty()), (Bag::new([2, 2]), true));
    }
}
