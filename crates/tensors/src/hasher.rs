//! A hash for small steps. Steps come from the rules, never from strangers, so nobody can aim at it.

use std::hash::{BuildHasherDefault, Hasher};

/// Multiplies and turns, one word after the other.
#[derive(Clone, Copy, Default)]
pub(crate) struct Quick(u64);

/// Builds [`Quick`].
pub(crate) type QuickBuild = BuildHasherDefault<Quick>;

impl Quick {
    fn add(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95);
    }
}

impl Hasher for Quick {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.add(u64::from(*byte)));
    }

    fn write_u8(&mut self, n: u8) {
        self.add(n.into());
    }

    fn write_u32(&mut self, n: u32) {
        self.add(n.into());
    }

    fn write_u64(&mut self, n: u64) {
        self.add(n);
    }

    fn write_usize(&mut self, n: usize) {
        self.add(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.add(n as u64);
    }
}
