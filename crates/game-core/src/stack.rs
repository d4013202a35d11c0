//! A short list in a fixed array: plain data, so that positions copy fast. The open questions of a position stand on one.
//!
//! ```
//! use game_core::Stack;
//!
//! let mut open: Stack<char, 3> = Stack::of('-', &['a', 'b']);
//! open.replace('c');
//! assert_eq!((open.top(), open.len(), open[0]), (Some('c'), 2, 'a'));
//! open.pop();
//! assert_eq!(open, Stack::of('?', &['a']), "what fills the rest does not count");
//! ```

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// What fills the unused room of a list that is read.
pub trait Filler: Copy {
    /// Any value: it is never looked at.
    const FILLER: Self;
}

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

    /// These items, the last on top.
    ///
    /// # Panics
    /// When there is no room for them.
    #[must_use]
    pub fn of(filler: T, items: &[T]) -> Self {
        let mut stack = Stack::new(filler);
        items.iter().for_each(|item| stack.push(*item));
        stack
    }

    /// The last item: what is on top.
    #[inline]
    #[must_use]
    pub const fn top(&self) -> Option<T> {
        if self.len == 0 { None } else { Some(self.items[self.len as usize - 1]) }
    }

    /// Puts an item on top.
    ///
    /// # Panics
    /// When there is no room: capacities are chosen so that the rules cannot fill them.
    #[inline]
    pub fn push(&mut self, item: T) {
        assert!(
            usize::from(self.len) < N,
            "a list of {N} items is full: questions or effects are nested too deeply"
        );
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Puts an item in the place of the top one.
    pub fn replace(&mut self, item: T) {
        self.pop();
        self.push(item);
    }

    /// Takes the top item off.
    #[inline]
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

impl<T: Serialize, const N: usize> Serialize for Stack<T, N> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        // Whatever once lay above the top is not told.
        (**self).serialize(out)
    }
}

impl<'a, T: Deserialize<'a> + Filler, const N: usize> Deserialize<'a> for Stack<T, N> {
    fn deserialize<D: Deserializer<'a>>(from: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(from)?;
        if items.len() > N {
            return Err(D::Error::custom(format!("at most {N} items, not {}", items.len())));
        }
        Ok(Stack::of(T::FILLER, &items))
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
