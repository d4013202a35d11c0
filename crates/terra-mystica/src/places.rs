//! Places of the map: land hexes, river hexes, places for bridges.

use game_core::bits::Bit;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Land hexes per row of the printed map, rows A to I.
pub const LAND_PER_ROW: [u8; 9] = [13, 6, 5, 8, 11, 7, 7, 8, 12];

/// A text that names no such place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is no {1} of the map")]
pub struct NoSuchPlace(pub String, pub &'static str);

macro_rules! place {
    ($(#[$doc:meta])* $Name:ident, $count:literal, $kind:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        #[cfg_attr(feature = "wire", derive(ts_rs::TS), ts(as = "String"))]
        pub struct $Name(u8);

        impl $Name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The one with this number.
            ///
            /// # Panics
            /// When the number is not below [`Self::COUNT`].
            #[must_use]
            pub const fn new(index: u8) -> Self {
                assert!((index as usize) < Self::COUNT, "no such place on the map");
                $Name(index)
            }

            /// Its number, from 0.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// All of them, in reading order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..$count as u8).map($Name)
            }
        }

        impl Bit for $Name {
            fn to_bit(self) -> u32 {
                u32::from(self.0)
            }
            fn from_bit(bit: u32) -> Self {
                $Name(bit as u8)
            }
        }

        impl From<$Name> for game_core::Arg {
            fn from(place: $Name) -> game_core::Arg {
                game_core::Arg::Label(place.to_string())
            }
        }

        impl fmt::Debug for $Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{self}")
            }
        }

        impl TryFrom<String> for $Name {
            type Error = NoSuchPlace;
            fn try_from(text: String) -> Result<Self, NoSuchPlace> {
                text.parse()
            }
        }

        impl From<$Name> for String {
            fn from(place: $Name) -> String {
                place.to_string()
            }
        }
    };
}

place! {
    /// A land hex, `A1` to `I12`.
    Hex, 77, "land hex"
}
place! {
    /// A river hex, `r0` to `r35`.
    River, 36, "river hex"
}
place! {
    /// One of the 29 places for a bridge, written as its two ends, `A3-C1`.
    BridgePlace, 29, "place for a bridge"
}

/// The ends of the 29 bridge places; the content check proves them against the map.
const BRIDGE_NAMES: [&str; BridgePlace::COUNT] = [
    "A3-C1", "A7-C3", "A11-C5", "B1-C1", "B1-D1", "B2-C1", "B3-C3", "B4-C3", "B5-C5", "B6-C5", "B6-D8",
    "C2-D3", "C2-D4", "C2-E5", "C4-D5", "C5-D6", "D6-E8", "D6-E9", "E4-G1", "E8-G3", "F1-H1", "F2-G1",
    "F2-H2", "F3-G1", "F4-G3", "G2-H4", "G2-I6", "G4-H5", "H6-I9",
];

impl Hex {
    /// The row, 0 for A, and the number inside the row, from 1.
    #[must_use]
    pub fn row_and_number(self) -> (u8, u8) {
        let mut left = self.0;
        let mut row = 0;
        while left >= LAND_PER_ROW[row as usize] {
            left -= LAND_PER_ROW[row as usize];
            row += 1;
        }
        (row, left + 1)
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, number) = self.row_and_number();
        write!(f, "{}{number}", char::from(b'A' + row))
    }
}

impl FromStr for Hex {
    type Err = NoSuchPlace;
    fn from_str(text: &str) -> Result<Self, NoSuchPlace> {
        let wrong = || NoSuchPlace(text.to_owned(), "land hex");
        let mut chars = text.chars();
        let row = chars.next().map(|c| c.to_ascii_uppercase()).filter(|c| ('A'..='I').contains(c));
        let row = row.ok_or_else(wrong)? as usize - 'A' as usize;
        let digits = chars.as_str();
        let number: u8 = digits.parse().map_err(|_| wrong())?;
        if number == 0 || number > LAND_PER_ROW[row] || digits.starts_with(['0', '+']) {
            return Err(wrong());
        }
        Ok(Hex(LAND_PER_ROW[..row].iter().sum::<u8>() + number - 1))
    }
}

impl fmt::Display for River {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}", self.0)
    }
}

impl FromStr for River {
    type Err = NoSuchPlace;
    fn from_str(text: &str) -> Result<Self, NoSuchPlace> {
        let wrong = || NoSuchPlace(text.to_owned(), "river hex");
        let digits = text.strip_prefix(['r', 'R']).ok_or_else(wrong)?;
        let number: u8 = digits.parse().map_err(|_| wrong())?;
        let plain = digits.len() == number.to_string().len();
        if usize::from(number) < River::COUNT && plain { Ok(River(number)) } else { Err(wrong()) }
    }
}

impl BridgePlace {
    /// The two ends.
    ///
    /// # Panics
    /// Never: the names are tested.
    #[must_use]
    pub fn ends(self) -> (Hex, Hex) {
        let (a, b) = BRIDGE_NAMES[self.index()].split_once('-').expect("two ends");
        (a.parse().expect("a hex"), b.parse().expect("a hex"))
    }

    /// The place between two hexes, in either order.
    #[must_use]
    pub fn between(a: Hex, b: Hex) -> Option<BridgePlace> {
        BridgePlace::all().find(|place| place.ends() == (a, b) || place.ends() == (b, a))
    }
}

impl fmt::Display for BridgePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(BRIDGE_NAMES[self.index()])
    }
}

impl FromStr for BridgePlace {
    type Err = NoSuchPlace;
    fn from_str(text: &str) -> Result<Self, NoSuchPlace> {
        let found = BRIDGE_NAMES.iter().position(|name| name.eq_ignore_ascii_case(text));
        let found = found.ok_or_else(|| NoSuchPlace(text.to_owned(), "place for a bridge"))?;
        Ok(BridgePlace(found as u8))
    }
}
