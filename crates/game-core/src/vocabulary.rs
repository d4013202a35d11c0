//! Closed vocabularies: everything that rules, content and steps can name, as an enum or by its number.
//!
//! ```
//! use game_core::{Arg, BitSet};
//!
//! game_core::vocabulary! {
//!     /// What is paid with.
//!     Good, "good" {
//!         Grain = "grain",
//!         /// Keeps for ever.
//!         Amber = "amber",
//!     }
//! }
//! game_core::numbered! {
//!     /// A card, by its number in the content.
//!     CardId
//! }
//!
//! assert_eq!(Good::named("amber"), Some(Good::Amber));
//! assert_eq!((Good::COUNT, Good::Amber.index(), Good::Amber.key()), (2, 1, "good-amber"));
//! assert_eq!(Arg::from(Good::Grain), Arg::from("good-grain"), "put into sentences by its key");
//! let held: BitSet<Good, u8> = Good::ALL.into_iter().collect();
//! assert_eq!(held.len(), 2);
//! assert_eq!((CardId::new(7).index(), size_of::<Option<CardId>>()), (7, 1));
//! ```

/// A closed vocabulary: an enum whose members have a word for content, notation, records and views, and, where a prefix
/// is given, the message key `prefix-word`. They are members of a [`BitSet`](crate::BitSet).
#[macro_export]
macro_rules! vocabulary {
    ($(#[$doc:meta])* $Name:ident, $prefix:literal { $($(#[$note:meta])* $Variant:ident = $word:literal),+ $(,)? }) => {
        $crate::vocabulary! { $(#[$doc])* $Name { $($(#[$note])* $Variant = $word),+ } }

        impl $Name {
            /// The key of its name in the catalogue.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self { $($Name::$Variant => concat!($prefix, "-", $word)),+ }
            }
        }

        impl From<$Name> for $crate::Arg {
            fn from(one: $Name) -> $crate::Arg {
                one.key().into()
            }
        }
    };
    ($(#[$doc:meta])* $Name:ident { $($(#[$note:meta])* $Variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "wire", derive(::ts_rs::TS))]
        #[repr(u8)]
        pub enum $Name {
            $($(#[$note])* #[doc = concat!("`", $word, "`")] #[serde(rename = $word)] $Variant),+
        }

        impl $Name {
            /// Their words, in order.
            pub const WORDS: [&'static str; [$($word),+].len()] = [$($word),+];
            /// How many there are.
            pub const COUNT: usize = Self::WORDS.len();
            /// All of them, in order.
            pub const ALL: [Self; Self::COUNT] = [$($Name::$Variant),+];

            /// The word for it in content, notation, records and views.
            #[must_use]
            pub const fn name(self) -> &'static str {
                Self::WORDS[self as usize]
            }

            /// Its number, from 0.
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one with this word.
            #[must_use]
            pub fn named(word: &str) -> Option<Self> {
                Self::WORDS.iter().position(|one| *one == word).map(|index| Self::ALL[index])
            }
        }

        impl $crate::bits::Bit for $Name {
            #[inline]
            fn to_bit(self) -> u32 {
                self as u32
            }
            #[inline]
            fn from_bit(bit: u32) -> Self {
                Self::ALL[bit as usize]
            }
        }

        impl ::std::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

/// Pieces of the content by their number, 0 to 254; `Option` of one takes a byte as well. They are written as one more
/// than the number.
#[macro_export]
macro_rules! numbered {
    ($($(#[$doc:meta])* $Name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(transparent)]
        pub struct $Name(::std::num::NonZeroU8);

        impl $Name {
            /// The one with this number in the content.
            ///
            /// # Panics
            /// When the number is 255 or more.
            #[inline]
            #[must_use]
            pub const fn new(number: usize) -> Self {
                match ::std::num::NonZeroU8::new((number as u8).wrapping_add(1)) {
                    Some(one) if number < 255 => $Name(one),
                    _ => panic!("a number is below 255"),
                }
            }

            /// Its number in the content.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }

        impl $crate::stack::Filler for $Name {
            const FILLER: Self = $Name::new(0);
        }

        impl $crate::bits::Bit for $Name {
            #[inline]
            fn to_bit(self) -> u32 {
                self.index() as u32
            }
            #[inline]
            fn from_bit(bit: u32) -> Self {
                $Name::new(bit as usize)
            }
        }

        impl ::std::fmt::Debug for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, "{}{}", stringify!($Name), self.index())
            }
        }
    )+};
}
