//! Cards and tokens that lie together without an order.
//!
//! Every pile of this game that is not sorted face up is a multiset: nobody ever looks into a deck or
//! arranges it (spec 2.2). No pile holds more than 15 of one sort, so a sort is four bits of one word;
//! pouring a pile is an addition and a copy of a position stays small.

use game_core::Random;
use game_core::bits::Bit;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

const LOW_NIBBLES: u128 = 0x0f0f_0f0f_0f0f_0f0f_0f0f_0f0f_0f0f_0f0f;
const LOW_BITS: u128 = 0x1111_1111_1111_1111_1111_1111_1111_1111;

/// How many there are of each sort `T`, at most 15 of a sort and 255 in all.
pub struct Pile<T>(u128, PhantomData<T>);

impl<T: Bit> Pile<T> {
    /// Nothing.
    pub const EMPTY: Pile<T> = Pile(0, PhantomData);

    /// One of this sort.
    #[must_use]
    pub fn one(sort: T) -> Self {
        Pile(1 << (sort.to_bit() * 4), PhantomData)
    }

    /// So many of this sort.
    #[must_use]
    pub fn of(sort: T, count: u8) -> Self {
        debug_assert!(count <= 15, "four bits per sort");
        Pile(u128::from(count) << (sort.to_bit() * 4), PhantomData)
    }

    /// How many of this sort.
    #[must_use]
    pub fn count(self, sort: T) -> u8 {
        (self.0 >> (sort.to_bit() * 4)) as u8 & 15
    }

    /// Is there one of this sort?
    #[must_use]
    pub fn has(self, sort: T) -> bool {
        self.count(sort) > 0
    }

    /// How many in all.
    #[must_use]
    pub const fn len(self) -> u32 {
        let pairs = (self.0 & LOW_NIBBLES) + ((self.0 >> 4) & LOW_NIBBLES);
        let bytes = (pairs as u64).wrapping_add((pairs >> 64) as u64);
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }

    /// Nothing there?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts one in.
    pub fn add(&mut self, sort: T) {
        debug_assert!(self.count(sort) < 15, "four bits per sort");
        self.0 += 1 << (sort.to_bit() * 4);
    }

    /// Takes one out; `false` (and nothing changes) when there is none of this sort.
    pub fn take(&mut self, sort: T) -> bool {
        let there = self.has(sort);
        self.0 -= u128::from(there) << (sort.to_bit() * 4);
        there
    }

    /// Pours another pile in.
    pub fn pour(&mut self, other: &mut Self) {
        self.0 += std::mem::take(&mut other.0);
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Pile(self.0 + other.0, PhantomData)
    }

    /// This without the other, which is part of it.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Pile(self.0 - other.0, PhantomData)
    }

    /// Is the other a part of this?
    #[must_use]
    pub fn includes(self, other: Self) -> bool {
        other.sorts().all(|(sort, count)| self.count(sort) >= count)
    }

    /// Only the sorts of the mask.
    #[must_use]
    pub const fn only(self, mask: PileMask<T>) -> Self {
        Pile(self.0 & mask.0, PhantomData)
    }

    /// How many different sorts.
    #[must_use]
    pub const fn variety(self) -> u32 {
        self.marks().count_ones()
    }

    /// One bit per sort that is there, at its lowest bit.
    const fn marks(self) -> u128 {
        (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & LOW_BITS
    }

    /// The sorts that are there, ascending, with their counts.
    pub fn sorts(self) -> impl Iterator<Item = (T, u8)> {
        // By halves: shifting one word is much cheaper than shifting two.
        let (mut left, mut next) = (self.0 as u64, (self.0 >> 64) as u64);
        let mut before = 0;
        std::iter::from_fn(move || {
            if left == 0 {
                if next == 0 {
                    return None;
                }
                (left, next, before) = (next, 0, 16);
            }
            let at = left.trailing_zeros() & !3;
            let count = (left >> at) as u8 & 15;
            left &= !(15 << at);
            Some((T::from_bit(before + at / 4), count))
        })
    }

    /// The sort of one drawn blindly, left in the pile; `None` when it is empty.
    pub fn look(self, rng: &mut impl Random) -> Option<T> {
        let all = self.len();
        if all == 0 {
            return None;
        }
        let mut left = rng.below(all) as u8;
        for (sort, count) in self.sorts() {
            if left < count {
                return Some(sort);
            }
            left -= count;
        }
        None
    }
}

/// Chooses sorts of a [`Pile`].
pub struct PileMask<T>(u128, PhantomData<T>);

impl<T: Bit> PileMask<T> {
    /// No sort.
    pub const EMPTY: PileMask<T> = PileMask(0, PhantomData);

    /// The mask with this sort too.
    #[must_use]
    pub fn with(self, sort: T) -> Self {
        PileMask(self.0 | 15 << (sort.to_bit() * 4), PhantomData)
    }

    /// Is the sort chosen?
    #[must_use]
    pub fn has(self, sort: T) -> bool {
        self.0 >> (sort.to_bit() * 4) & 15 != 0
    }
}

impl<T: Bit> FromIterator<T> for PileMask<T> {
    fn from_iter<I: IntoIterator<Item = T>>(sorts: I) -> Self {
        sorts.into_iter().fold(PileMask::EMPTY, PileMask::with)
    }
}

impl<T: Bit> FromIterator<T> for Pile<T> {
    fn from_iter<I: IntoIterator<Item = T>>(sorts: I) -> Self {
        let mut pile = Pile::EMPTY;
        for sort in sorts {
            pile.add(sort);
        }
        pile
    }
}

// Written by hand because derives would ask the same of `T`, of which no value is held.
impl<T> Clone for Pile<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for Pile<T> {}
impl<T> PartialEq for Pile<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T> Eq for Pile<T> {}
impl<T> Hash for Pile<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<T> Serialize for Pile<T> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(out)
    }
}
impl<'a, T> Deserialize<'a> for Pile<T> {
    fn deserialize<D: Deserializer<'a>>(from: D) -> Result<Self, D::Error> {
        u128::deserialize(from).map(|word| Pile(word, PhantomData))
    }
}
impl<T: Bit> Default for Pile<T> {
    fn default() -> Self {
        Pile::EMPTY
    }
}
impl<T: Bit + fmt::Debug> fmt::Debug for Pile<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.sorts()).finish()
    }
}
impl<T> Clone for PileMask<T> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T> Copy for PileMask<T> {}
impl<T> fmt::Debug for PileMask<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Card;
    use game_core::QuickRandom;

    #[test]
    fn a_pile_counts_what_was_put_in() {
        let mut pile: Pile<Card> = [Card::City, Card::Hunter, Card::Hunter].into_iter().collect();
        assert_eq!((pile.len(), pile.variety(), pile.count(Card::Hunter)), (3, 2, 2));
        assert!(pile.take(Card::Hunter) && pile.take(Card::Hunter) && !pile.take(Card::Hunter));
        assert_eq!(pile, Pile::one(Card::City));
        assert!(!pile.includes(Pile::of(Card::City, 2)));
    }

    #[test]
    fn all_cards_of_a_game_fit_into_one_pile() {
        let all: Pile<Card> = Card::ALL.into_iter().flat_map(|card| [card; 8]).collect();
        assert_eq!(all.len(), 29 * 8);
        assert_eq!(all.sorts().map(|(_, n)| u32::from(n)).sum::<u32>(), all.len());
    }

    #[test]
    fn looking_follows_the_counts() {
        let pile = Pile::of(Card::Hunter, 1).plus(Pile::of(Card::City2, 3));
        let mut rng = QuickRandom::new(1);
        let cities = (0..40_000).filter(|_| pile.look(&mut rng) == Some(Card::City2)).count();
        assert!((29_500..30_500).contains(&cities), "{cities} of 40000 instead of about 30000");
    }
}
