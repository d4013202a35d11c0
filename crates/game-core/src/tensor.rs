//! A position as numbers, for programs that learn: what one seat may know, and every step with an index.
//!
//! Names and numbers come from the same lines of a game: whoever collects names ([`Names`]) walks the same way as
//! whoever collects numbers ([`Numbers`]), so an entry cannot mean anything else than its name says.
//!
//! ```
//! use game_core::tensor::{Entries, Names, Numbers};
//!
//! fn purse(coins: u8, colour: Option<usize>, out: &mut impl Entries) {
//!     out.number(|| "coins".to_owned(), f32::from(coins));
//!     out.one_of(3, colour, |i| format!("colour.{}", ["red", "green", "blue"][i]));
//! }
//!
//! let mut names = Names::default();
//! purse(0, None, &mut names);
//! assert_eq!(names.list(), ["coins", "colour.red", "colour.green", "colour.blue"]);
//! let mut numbers = [9.0; 4];
//! purse(7, Some(2), &mut Numbers::new(&mut numbers));
//! assert_eq!(numbers, [7.0, 0.0, 0.0, 1.0]);
//! ```

use crate::game::Game;
use crate::seat::Seat;

/// A game whose positions can be written as numbers.
pub trait Tensor: Game {
    /// Grows whenever an entry or an index means something else than before.
    const ENCODING: u32;

    /// Writes what a seat may know, and nothing else. Positions of one content and one number of players write the
    /// same entries in the same order.
    fn observe(&self, seat: Seat, out: &mut impl Entries);

    /// Appends every step of a player that has an index of its own, in the order of the indices, none twice. Steps that
    /// are left out (such as ways to pay, of which there are too many) are told apart by their place in the list of
    /// legal steps.
    fn every_step(content: &'static Self::Content, out: &mut Vec<Self::Action>);
}

/// Takes the entries of an observation one after the other.
pub trait Entries {
    /// A number.
    fn number(&mut self, name: impl FnOnce() -> String, value: f32);
    /// A number for each of `count` things.
    fn each(&mut self, count: usize, value: impl Fn(usize) -> f32, name: impl Fn(usize) -> String);
    /// At most one of `count` things: 1 for it, 0 for the others.
    fn one_of(&mut self, count: usize, chosen: Option<usize>, name: impl Fn(usize) -> String);
    /// Some of `count` things, as bits: 1 for what is there, 0 for the others.
    fn some_of(&mut self, count: usize, bits: u128, name: impl Fn(usize) -> String);

    /// Yes or no.
    fn flag(&mut self, name: impl FnOnce() -> String, value: bool) {
        self.number(name, f32::from(u8::from(value)));
    }
}

/// Collects the names of the entries.
#[derive(Clone, Debug, Default)]
pub struct Names(Vec<String>);

impl Names {
    /// The names so far.
    #[must_use]
    pub fn list(&self) -> &[String] {
        &self.0
    }

    /// The names.
    #[must_use]
    pub fn into_list(self) -> Vec<String> {
        self.0
    }
}

impl Entries for Names {
    fn number(&mut self, name: impl FnOnce() -> String, _value: f32) {
        self.0.push(name());
    }

    fn each(&mut self, count: usize, _value: impl Fn(usize) -> f32, name: impl Fn(usize) -> String) {
        self.0.extend((0..count).map(name));
    }

    fn one_of(&mut self, count: usize, _chosen: Option<usize>, name: impl Fn(usize) -> String) {
        self.0.extend((0..count).map(name));
    }

    fn some_of(&mut self, count: usize, _bits: u128, name: impl Fn(usize) -> String) {
        self.0.extend((0..count).map(name));
    }
}

/// Writes the numbers into a slice as long as the observation.
#[derive(Debug)]
pub struct Numbers<'a> {
    out: &'a mut [f32],
    at: usize,
}

impl<'a> Numbers<'a> {
    /// Writes from the beginning of the slice, which is emptied first.
    pub fn new(out: &'a mut [f32]) -> Self {
        out.fill(0.0);
        Numbers { out, at: 0 }
    }

    /// How many entries were written.
    #[must_use]
    pub const fn written(&self) -> usize {
        self.at
    }
}

impl Entries for Numbers<'_> {
    #[inline]
    fn number(&mut self, _name: impl FnOnce() -> String, value: f32) {
        self.out[self.at] = value;
        self.at += 1;
    }

    #[inline]
    fn each(&mut self, count: usize, value: impl Fn(usize) -> f32, _name: impl Fn(usize) -> String) {
        for (index, place) in self.out[self.at..self.at + count].iter_mut().enumerate() {
            *place = value(index);
        }
        self.at += count;
    }

    #[inline]
    fn one_of(&mut self, count: usize, chosen: Option<usize>, _name: impl Fn(usize) -> String) {
        if let Some(place) = chosen.and_then(|chosen| self.out[self.at..self.at + count].get_mut(chosen)) {
            *place = 1.0;
        }
        self.at += count;
    }

    #[inline]
    fn some_of(&mut self, count: usize, mut bits: u128, _name: impl Fn(usize) -> String) {
        let places = &mut self.out[self.at..self.at + count];
        while bits != 0 {
            if let Some(place) = places.get_mut(bits.trailing_zeros() as usize) {
                *place = 1.0;
            }
            bits &= bits - 1;
        }
        self.at += count;
    }
}

/// The name of a seat in an observation: the observer is `seat+0`, the next clockwise `seat+1`.
#[must_use]
pub fn seat_name(away: usize) -> String {
    format!("seat+{away}")
}

/// How many places a seat sits clockwise from the observer, at a table of this size.
#[must_use]
pub const fn away(observer: Seat, seat: Seat, players: u8) -> usize {
    let players = players as usize;
    (seat.index() + players - observer.index()) % players
}
