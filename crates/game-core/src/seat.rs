//! Seats at a table, sets of them, and tables indexed by them.
//!
//! ```
//! use game_core::{PerSeat, Seat, SeatSet};
//!
//! let third = Seat::new(2);
//! assert_eq!(third.next(3), Seat::new(0));
//! let others = SeatSet::all(3).without(third);
//! assert_eq!(others.iter().map(Seat::index).collect::<Vec<_>>(), [0, 1]);
//! let mut coins: PerSeat<u8, 4> = PerSeat::all(5);
//! coins[third] += 2;
//! assert_eq!((coins[third], coins[Seat::new(0)]), (7, 5));
//! // A seat that no table has is not read.
//! assert!(serde_json::from_str::<Seat>("8").is_err());
//! ```

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// A place at the table, counted from 0 in clockwise order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Seat(u8);

/// A number that no seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("seats are numbered from 0 to {last}, so there is no seat {0}", last = Seat::MAX - 1)]
pub struct NoSuchSeat(u8);

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;
    fn try_from(index: u8) -> Result<Seat, NoSuchSeat> {
        if usize::from(index) < Seat::MAX { Ok(Seat(index)) } else { Err(NoSuchSeat(index)) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl Seat {
    /// The most seats any game has.
    pub const MAX: usize = 8;

    /// The seat with this number.
    ///
    /// # Panics
    /// When `index` is not below [`Seat::MAX`].
    #[inline]
    #[must_use]
    pub const fn new(index: u8) -> Seat {
        assert!((index as usize) < Seat::MAX, "seat numbers are below Seat::MAX");
        Seat(index)
    }

    /// The number of the seat.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a table of this size, in clockwise order.
    #[inline]
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone + ExactSizeIterator {
        (0..players).map(Seat::new)
    }

    /// The next seat clockwise at a table of this size.
    #[must_use]
    pub const fn next(self, players: u8) -> Seat {
        Seat((self.0 + 1) % players)
    }

    /// The seats of a table of this size clockwise from this one, itself first.
    pub fn clockwise(self, players: u8) -> impl Iterator<Item = Seat> + Clone {
        (0..players).map(move |i| Seat((self.0 + i) % players))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(from = "Vec<Seat>", into = "Vec<Seat>")]
#[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Only this seat.
    #[must_use]
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// All seats of a table of this size.
    #[must_use]
    pub const fn all(players: u8) -> SeatSet {
        SeatSet(((1u16 << players) - 1) as u8)
    }

    /// Is the seat in the set?
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set with this seat too.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// The set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Is nobody in the set?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..Seat::MAX as u8).map(Seat).filter(move |seat| self.contains(*seat))
    }

    /// The lowest seat of the set.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl From<Vec<Seat>> for SeatSet {
    fn from(seats: Vec<Seat>) -> SeatSet {
        seats.into_iter().collect()
    }
}

impl From<SeatSet> for Vec<Seat> {
    fn from(set: SeatSet) -> Vec<Seat> {
        set.iter().collect()
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value per seat, for games of at most `N` seats. Plain data.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Serialize", deserialize = "T: Deserialize<'de>"))]
pub struct PerSeat<T, const N: usize>(#[serde(with = "crate::row")] [T; N]);

impl<T, const N: usize> PerSeat<T, N> {
    /// One value for each seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        PerSeat(std::array::from_fn(|i| value(Seat::new(i as u8))))
    }

    /// The values of the first `players` seats with their seats.
    pub fn iter(&self, players: u8) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        Seat::all(players).zip(self.0.iter())
    }

    /// The values of the first `players` seats with their seats, to change.
    pub fn iter_mut(&mut self, players: u8) -> impl DoubleEndedIterator<Item = (Seat, &mut T)> {
        Seat::all(players).zip(self.0.iter_mut())
    }
}

impl<T: Copy, const N: usize> PerSeat<T, N> {
    /// The same value for every seat.
    #[must_use]
    pub const fn all(value: T) -> Self {
        PerSeat([value; N])
    }
}

impl<T: Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        PerSeat::from_fn(|_| T::default())
    }
}

impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_starts_with_itself_and_wraps() {
        let order: Vec<usize> = Seat::new(2).clockwise(4).map(Seat::index).collect();
        assert_eq!(order, [2, 3, 0, 1]);
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let mut set = SeatSet::all(3);
        set.remove(Seat::new(1));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(2)]);
        assert_eq!((set.len(), set.first()), (2, Some(Seat::new(0))));
        assert_eq!(SeatSet::all(8).len(), 8);
    }

    #[test]
    fn a_seat_that_no_table_has_is_not_read() {
        assert_eq!(serde_json::from_str::<Seat>("7").unwrap(), Seat::new(7));
        let error = serde_json::from_str::<SeatSet>("[0,8]").unwrap_err();
        assert!(error.to_string().contains("from 0 to 7, so there is no seat 8"), "{error}");
        assert!(serde_json::from_str::<Seat>("-1").is_err());
    }

    #[test]
    fn sets_travel_as_lists() {
        let json = serde_json::to_string(&SeatSet::all(2)).unwrap();
        assert_eq!(json, "[0,1]");
        assert_eq!(serde_json::from_str::<SeatSet>(&json).unwrap(), SeatSet::all(2));
    }
}
