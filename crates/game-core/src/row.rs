//! Rows of any length, written and read as lists: `#[serde(with = "game_core::row")]`.
//!
//! ```
//! #[derive(serde::Serialize, serde::Deserialize)]
//! struct Row(#[serde(with = "game_core::row")] [u8; 40]);
//!
//! let text = serde_json::to_string(&Row([7; 40])).unwrap();
//! assert_eq!(serde_json::from_str::<Row>(&text).unwrap().0, [7; 40]);
//! assert!(serde_json::from_str::<Row>("[7]").is_err());
//! ```

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Writes a row.
///
/// # Errors
/// Those of the format.
pub fn serialize<T: Serialize, S: Serializer, const N: usize>(
    row: &[T; N],
    out: S,
) -> Result<S::Ok, S::Error> {
    row.as_slice().serialize(out)
}

/// Reads a row.
///
/// # Errors
/// When there are not as many items as the row has places, or those of the format.
pub fn deserialize<'a, T: Deserialize<'a>, D: Deserializer<'a>, const N: usize>(
    from: D,
) -> Result<[T; N], D::Error> {
    let items = Vec::<T>::deserialize(from)?;
    items.try_into().map_err(|items: Vec<T>| D::Error::custom(format!("{N} items, not {}", items.len())))
}
