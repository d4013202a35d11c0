//! A short list in a fixed array: plain data, so that positions copy fast.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// Up to `N` items in order. Items beyond the length do not count when lists are compared.
#[derive(Clone, Copy)]
pub struct Stack<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy, const N: usize> Stack<T, N> {
    /// An empty list; `filler` fills the unused room.
    #[must_use]
    pub const fn new(filler: T) -> Self {
        Stack { len: 0, items: [filler; N] }
    }

    /// Adds an item at the end.
    ///
    /// # Panics
    /// When there is no room: capacities are chosen so that the rules cannot fill them (R65).
    pub fn push(&mut self, item: T) {
        assert!(
            usize::from(self.len) < N,
            "a list of {N} items is full: effects are nested too deeply (R65)"
        );
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last item.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Takes the first item; the others move up.
    pub fn take_first(&mut self) -> Option<T> {
        let first = *self.first()?;
        self.items.copy_within(1..usize::from(self.len), 0);
        self.len -= 1;
        Some(first)
    }
}

impl<T, const N: usize> Deref for Stack<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for Stack<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Stack<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Stack<T, N> {}

impl<T: Hash, const N: usize> Hash for Stack<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Stack<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
