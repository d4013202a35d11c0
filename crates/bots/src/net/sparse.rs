//! What a network reads of a position: only the features that are not nothing.

use game_core::Seat;

/// Features of one seat at most; a layout in which more could be something is refused by its tests.
pub const MOST: usize = 384;

/// The features of one seat that are not nothing, by number.
#[derive(Clone, Debug)]
pub struct Sparse {
    len: usize,
    at: [u16; MOST],
    value: [f32; MOST],
}

impl Default for Sparse {
    fn default() -> Self {
        Sparse { len: 0, at: [0; MOST], value: [0.0; MOST] }
    }
}

impl Sparse {
    /// Forgets everything.
    pub const fn clear(&mut self) {
        self.len = 0;
    }

    /// The same features as another one.
    pub fn copy_from(&mut self, other: &Sparse) {
        self.len = other.len;
        self.at[..self.len].copy_from_slice(&other.at[..self.len]);
        self.value[..self.len].copy_from_slice(&other.value[..self.len]);
    }

    /// One more feature; nothing is not written down.
    #[inline]
    pub fn put(&mut self, at: usize, value: f32) {
        if value != 0.0 && self.len < MOST {
            self.at[self.len] = at as u16;
            self.value[self.len] = value;
            self.len += 1;
        }
    }

    /// A feature that is there or not.
    #[inline]
    pub fn mark(&mut self, at: usize) {
        self.put(at, 1.0);
    }

    /// How many are something.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Is everything nothing?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Numbers and values.
    #[must_use]
    pub fn parts(&self) -> (&[u16], &[f32]) {
        (&self.at[..self.len], &self.value[..self.len])
    }
}

/// The features of all seats; an empty one stands for a seat that a network says nothing about.
#[derive(Clone, Debug, Default)]
pub struct Inputs {
    seats: [Sparse; Seat::MAX],
}

impl Inputs {
    /// Forgets everything.
    pub fn clear(&mut self) {
        self.seats.iter_mut().for_each(Sparse::clear);
    }

    /// The features of a seat.
    #[must_use]
    pub const fn seat(&self, seat: Seat) -> &Sparse {
        &self.seats[seat.index()]
    }

    /// The same, to be written.
    pub const fn seat_mut(&mut self, seat: Seat) -> &mut Sparse {
        &mut self.seats[seat.index()]
    }
}
