//! Where options go while they are listed: into a list, or to somebody who only asks whether there is a choice.
//!
//! ```
//! use game_core::options::{Only, Sink};
//!
//! fn evens(sink: &mut impl Sink<u8>) -> std::ops::ControlFlow<()> {
//!     (0..=255).filter(|n| n % 2 == 0).try_for_each(|n| sink.offer(n))
//! }
//!
//! let (mut list, mut only) = (Vec::new(), Only::default());
//! let _ = (evens(&mut list), evens(&mut only));
//! assert_eq!(list.len(), 128);
//! assert_eq!((only.first(), only.single()), (Some(0), None), "after the second it has seen enough");
//! ```

use std::ops::ControlFlow;

/// Takes options in their order.
pub trait Sink<A> {
    /// Takes one.
    fn put(&mut self, option: A);

    /// Has it seen enough?
    fn full(&self) -> bool;

    /// Takes one, and tells when it has seen enough.
    #[inline]
    fn offer(&mut self, option: A) -> ControlFlow<()> {
        self.put(option);
        if self.full() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl<A> Sink<A> for Vec<A> {
    #[inline]
    fn put(&mut self, option: A) {
        self.push(option);
    }

    #[inline]
    fn full(&self) -> bool {
        false
    }
}

/// Keeps the first option and learns whether there is another one.
#[derive(Clone, Copy, Debug)]
pub struct Only<A> {
    first: Option<A>,
    more: bool,
}

impl<A> Default for Only<A> {
    fn default() -> Self {
        Only { first: None, more: false }
    }
}

impl<A: Copy> Only<A> {
    /// The first option.
    #[must_use]
    pub const fn first(&self) -> Option<A> {
        self.first
    }

    /// The single option, if there is exactly one.
    #[must_use]
    pub const fn single(&self) -> Option<A> {
        if self.more { None } else { self.first }
    }

    /// No option at all?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.first.is_none()
    }
}

impl<A> Sink<A> for Only<A> {
    #[inline]
    fn put(&mut self, option: A) {
        if self.first.is_some() {
            self.more = true;
        } else {
            self.first = Some(option);
        }
    }

    #[inline]
    fn full(&self) -> bool {
        self.more
    }
}
