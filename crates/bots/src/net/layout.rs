//! Features in named blocks: a block is a run of numbers, one for each of its labels.

/// One run of features.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    /// What it tells.
    pub name: &'static str,
    /// How many features.
    pub len: usize,
    /// The first of them.
    pub start: usize,
}

impl Block {
    /// The number of one of its features.
    #[inline]
    #[must_use]
    pub const fn at(&self, index: usize) -> usize {
        debug_assert!(index < self.len);
        self.start + index
    }

    /// The feature of a count; counts beyond the last label share it.
    #[inline]
    #[must_use]
    pub const fn count(&self, count: usize) -> usize {
        self.start + if count < self.len { count } else { self.len - 1 }
    }
}

/// Defines blocks one after the other: a constant for each and `BLOCKS` with all of them.
macro_rules! blocks {
    ($($(#[$doc:meta])* $NAME:ident = $name:literal, $len:expr;)+) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        #[derive(Clone, Copy)]
        enum Order { $($NAME),+ }
        const LENGTHS: &[usize] = &[$($len),+];
        const fn start_of(order: Order) -> usize {
            let (mut sum, mut at) = (0, 0);
            while at < order as usize {
                sum += LENGTHS[at];
                at += 1;
            }
            sum
        }
        $($(#[$doc])* pub(crate) const $NAME: $crate::net::layout::Block =
            $crate::net::layout::Block { name: $name, len: $len, start: start_of(Order::$NAME) };)+
        /// All blocks in order.
        pub(crate) const BLOCKS: &[$crate::net::layout::Block] = &[$($NAME),+];
    };
}
pub(crate) use blocks;

/// The names of all features of some blocks: `block.number`.
#[must_use]
pub fn names(blocks: &[Block]) -> Vec<String> {
    let of = |block: &Block| {
        let name = block.name;
        (0..block.len).map(move |index| format!("{name}.{index}")).collect::<Vec<_>>()
    };
    blocks.iter().flat_map(of).collect()
}
