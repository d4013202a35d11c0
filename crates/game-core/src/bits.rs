//! Sets of small numbers in one machine word.
//!
//! ```
//! use game_core::BitSet;
//!
//! let mut set: BitSet<u8, u16> = BitSet::one(3);
//! set.insert(11);
//! assert!(set.contains(3) && !set.contains(4));
//! assert_eq!(set.iter().collect::<Vec<u8>>(), [3, 11]);
//! ```

use crate::random::Random;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;

/// A word that can hold a set.
pub trait Word: Copy + Eq + Ord + Hash {
    /// Numbers that fit.
    const BITS: u32;
    /// No number.
    const ZERO: Self;
    /// Only this number.
    fn bit(index: u32) -> Self;
    /// Is this number in it?
    fn has(self, index: u32) -> bool;
    /// In either.
    fn or(self, other: Self) -> Self;
    /// In both.
    fn and(self, other: Self) -> Self;
    /// In the first only.
    fn and_not(self, other: Self) -> Self;
    /// How many.
    fn ones(self) -> u32;
    /// The lowest, [`Word::BITS`] when there is none.
    fn lowest(self) -> u32;
    /// All but the lowest.
    fn but_lowest(self) -> Self;
}

/// Is this bit set?
macro_rules! has {
    (u128) => {
        // Of two words one is looked at: a shift of both is dear.
        #[inline]
        fn has(self, index: u32) -> bool {
            let half = if index < 64 { self as u64 } else { (self >> 64) as u64 };
            half.has(index % 64)
        }
    };
    ($word:ident) => {
        #[inline]
        fn has(self, index: u32) -> bool {
            self >> index & 1 != 0
        }
    };
}

macro_rules! word {
    ($($word:ident),*) => {$(
        impl Word for $word {
            const BITS: u32 = <$word>::BITS;
            const ZERO: Self = 0;
            #[inline]
            fn bit(index: u32) -> Self { 1 << index }
            has!($word);
            #[inline]
            fn or(self, other: Self) -> Self { self | other }
            #[inline]
            fn and(self, other: Self) -> Self { self & other }
            #[inline]
            fn and_not(self, other: Self) -> Self { self & !other }
            #[inline]
            fn ones(self) -> u32 { self.count_ones() }
            #[inline]
            fn lowest(self) -> u32 { self.trailing_zeros() }
            #[inline]
            fn but_lowest(self) -> Self { self & self.wrapping_sub(1) }
        }
    )*};
}
word!(u8, u16, u32, u64, u128);

/// What may be a member of a [`BitSet`]: something with a small number.
pub trait Bit: Copy {
    /// The number of this member.
    fn to_bit(self) -> u32;
    /// The member with this number, which came out of a set of such members.
    fn from_bit(bit: u32) -> Self;
}

macro_rules! bit {
    ($($number:ty),*) => {$(
        impl Bit for $number {
            #[inline]
            fn to_bit(self) -> u32 { u32::from(self) }
            #[inline]
            fn from_bit(bit: u32) -> Self { bit as $number }
        }
    )*};
}
bit!(u8, u16, u32);

/// A set of members numbered below the size of the word `W`.
pub struct BitSet<T, W = u64>(W, PhantomData<T>);

impl<T: Bit, W: Word> BitSet<T, W> {
    /// No member.
    pub const EMPTY: Self = BitSet(W::ZERO, PhantomData);

    /// The set with this bit pattern.
    pub const fn from_word(word: W) -> Self {
        BitSet(word, PhantomData)
    }

    /// The bit pattern.
    pub const fn word(self) -> W {
        self.0
    }

    /// Only this member.
    pub fn one(member: T) -> Self {
        BitSet(W::bit(member.to_bit()), PhantomData)
    }

    /// Is it a member?
    pub fn contains(self, member: T) -> bool {
        self.0.has(member.to_bit())
    }

    /// Puts a member in; tells whether it was new.
    pub fn insert(&mut self, member: T) -> bool {
        let new = !self.contains(member);
        self.0 = self.0.or(W::bit(member.to_bit()));
        new
    }

    /// Takes a member out; tells whether it was there.
    pub fn remove(&mut self, member: T) -> bool {
        let there = self.contains(member);
        self.0 = self.0.and_not(W::bit(member.to_bit()));
        there
    }

    /// In either set.
    pub fn union(self, other: Self) -> Self {
        BitSet(self.0.or(other.0), PhantomData)
    }

    /// In both sets.
    pub fn intersection(self, other: Self) -> Self {
        BitSet(self.0.and(other.0), PhantomData)
    }

    /// In this set and not in the other.
    pub fn difference(self, other: Self) -> Self {
        BitSet(self.0.and_not(other.0), PhantomData)
    }

    /// This set without one member.
    #[must_use]
    pub fn without(self, member: T) -> Self {
        self.difference(Self::one(member))
    }

    /// Have the sets a member in common?
    pub fn intersects(self, other: Self) -> bool {
        self.0.and(other.0) != W::ZERO
    }

    /// How many members.
    pub fn len(self) -> usize {
        self.0.ones() as usize
    }

    /// No member at all?
    pub fn is_empty(self) -> bool {
        self.0 == W::ZERO
    }

    /// The lowest member.
    pub fn first(self) -> Option<T> {
        if self.is_empty() { None } else { Some(T::from_bit(self.0.lowest())) }
    }

    /// One of the members, all equally likely; `None` when there is none.
    pub fn pick(self, rng: &mut impl Random) -> Option<T> {
        if self.is_empty() { None } else { self.iter().nth(rng.below(self.0.ones()) as usize) }
    }

    /// The members in ascending order.
    pub fn iter(self) -> BitIter<T, W> {
        BitIter(self)
    }
}

/// The members of a [`BitSet`] in ascending order.
pub struct BitIter<T, W>(BitSet<T, W>);

impl<T: Bit, W: Word> Iterator for BitIter<T, W> {
    type Item = T;
    #[inline]
    fn next(&mut self) -> Option<T> {
        let first = self.0.first()?;
        self.0 = BitSet(self.0.0.but_lowest(), PhantomData);
        Some(first)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<T: Bit, W: Word> IntoIterator for BitSet<T, W> {
    type Item = T;
    type IntoIter = BitIter<T, W>;
    fn into_iter(self) -> BitIter<T, W> {
        self.iter()
    }
}

impl<T: Bit, W: Word> FromIterator<T> for BitSet<T, W> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Self::EMPTY;
        for member in members {
            set.insert(member);
        }
        set
    }
}

// Written by hand because derives would ask the same of `T`, of which no value is held.
impl<T, W: Copy> Clone for BitSet<T, W> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<T, W: Copy> Copy for BitSet<T, W> {}
impl<T, W: Copy> Clone for BitIter<T, W> {
    fn clone(&self) -> Self {
        BitIter(self.0)
    }
}
impl<T, W: PartialEq> PartialEq for BitSet<T, W> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}
impl<T, W: Eq> Eq for BitSet<T, W> {}
impl<T, W: PartialOrd> PartialOrd for BitSet<T, W> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        self.0.partial_cmp(&other.0)
    }
}
impl<T, W: Ord> Ord for BitSet<T, W> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}
impl<T, W: Hash> Hash for BitSet<T, W> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}
impl<T, W: Serialize> Serialize for BitSet<T, W> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(out)
    }
}
impl<'a, T, W: Deserialize<'a>> Deserialize<'a> for BitSet<T, W> {
    fn deserialize<D: Deserializer<'a>>(from: D) -> Result<Self, D::Error> {
        W::deserialize(from).map(|word| BitSet(word, PhantomData))
    }
}
impl<T: Bit, W: Word> Default for BitSet<T, W> {
    fn default() -> Self {
        Self::EMPTY
    }
}
impl<T: Bit + fmt::Debug, W: Word> fmt::Debug for BitSet<T, W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::QuickRandom;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    proptest! {
        #[test]
        fn behaves_like_a_sorted_set(a in proptest::collection::vec(0u8..128, 0..40), b in proptest::collection::vec(0u8..128, 0..40)) {
            let (x, y): (BitSet<u8, u128>, BitSet<u8, u128>) = (a.iter().copied().collect(), b.iter().copied().collect());
            let (p, q): (BTreeSet<u8>, BTreeSet<u8>) = (a.into_iter().collect(), b.into_iter().collect());
            prop_assert!(x.iter().eq(p.iter().copied()));
            prop_assert!(x.union(y).iter().eq(p.union(&q).copied()));
            prop_assert!(x.intersection(y).iter().eq(p.intersection(&q).copied()));
            prop_assert!(x.difference(y).iter().eq(p.difference(&q).copied()));
            prop_assert_eq!(x.intersects(y), !p.is_disjoint(&q));
            prop_assert_eq!((x.len(), x.first()), (p.len(), p.first().copied()));
        }

        #[test]
        fn picks_as_from_a_list(members in proptest::collection::vec(0u8..128, 0..40), seed in 0u64..100) {
            let set: BitSet<u8, u128> = members.into_iter().collect();
            let list: Vec<u8> = set.iter().collect();
            let (mut one, mut two) = (QuickRandom::new(seed), QuickRandom::new(seed));
            prop_assert_eq!(set.pick(&mut one), two.pick(&list).copied());
        }
    }
}
