//! Words of a closed vocabulary, such as the keys of messages: literals where they are written, kept once for good
//! where they are read.
//!
//! ```
//! use game_core::{Arg, Text};
//!
//! let text = Text::new("step-seal").with("value", 4u8);
//! let json = serde_json::to_string(&text).unwrap();
//! assert_eq!(json, r#"{"key":"step-seal","args":{"value":{"number":4}}}"#);
//! assert_eq!(serde_json::from_str::<Text>(&json).unwrap(), text);
//! ```

use crate::text::Arg;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::collections::HashSet;
use std::fmt;
use std::sync::{LazyLock, Mutex, PoisonError};

/// A word of a closed vocabulary: the key of a message, the name of an argument, a kind of thing.
pub type Word = &'static str;

/// No catalogue has longer keys.
const LONGEST: usize = 96;
/// More words than all catalogues together have, so that a program that reads them stays small whoever it reads from.
const MOST: usize = 1 << 15;

/// The word with this text, kept for as long as the program runs.
fn kept(text: &str) -> Result<Word, String> {
    static KEPT: LazyLock<Mutex<HashSet<Word>>> = LazyLock::new(Mutex::default);
    if text.len() > LONGEST {
        return Err(format!("a word has at most {LONGEST} letters, not {}", text.len()));
    }
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = kept.get(text) {
        return Ok(known);
    }
    if kept.len() >= MOST {
        return Err(format!("{text:?} is one word too many: no vocabulary has more than {MOST}"));
    }
    let word: Word = Box::leak(text.into());
    kept.insert(word);
    Ok(word)
}

/// Reads a word.
///
/// # Errors
/// When it is no text, or longer than any word.
pub fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Word, D::Error> {
    let text = std::borrow::Cow::<str>::deserialize(from)?;
    kept(&text).map_err(D::Error::custom)
}

/// Reads a word that may be missing.
///
/// # Errors
/// As [`read`].
pub fn read_some<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Word>, D::Error> {
    let text = Option::<String>::deserialize(from)?;
    text.map(|text| kept(&text)).transpose().map_err(D::Error::custom)
}

/// Arguments of a message as a map by their names, in the order in which the message was made.
pub mod by_name {
    use super::{Arg, Arguments, Word};
    use serde::{Deserializer, Serializer};

    /// Writes them.
    ///
    /// # Errors
    /// When there is nowhere to write to.
    pub fn serialize<S: Serializer>(args: &[(Word, Arg)], to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(args.iter().map(|(name, arg)| (name, arg)))
    }

    /// Reads them.
    ///
    /// # Errors
    /// When it is no map of arguments.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<(Word, Arg)>, D::Error> {
        from.deserialize_map(Arguments)
    }
}

struct Arguments;

impl<'de> Visitor<'de> for Arguments {
    type Value = Vec<(Word, Arg)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the arguments of a message by their names")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let mut args = Vec::new();
        while let Some(name) = map.next_key::<String>()? {
            args.push((kept(&name).map_err(A::Error::custom)?, map.next_value()?));
        }
        Ok(args)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Text;

    #[test]
    fn a_word_read_twice_is_kept_once() {
        let read = || kept("word-of-this-test").unwrap();
        assert!(std::ptr::eq(read(), read()));
    }

    #[test]
    fn what_is_no_word_is_not_kept() {
        let long = format!(r#"{{"key":"{}","args":{{}}}}"#, "x".repeat(LONGEST + 1));
        let error = serde_json::from_str::<Text>(&long).unwrap_err().to_string();
        assert!(error.contains("at most 96 letters, not 97"), "{error}");
        let pairs = r#"{"key":"step","args":[["n",{"number":1}]]}"#;
        let error = serde_json::from_str::<Text>(pairs).unwrap_err().to_string();
        assert!(error.contains("arguments of a message by their names"), "{error}");
    }

    #[test]
    fn a_message_within_a_message_comes_back() {
        let part = Text::new("part").with("of", "word-part").with("seat", crate::Seat::new(1));
        let text = Text::new("whole").with("parts", vec![part]).with("at", "E7".to_owned());
        let json = serde_json::to_string(&text).unwrap();
        assert_eq!(serde_json::from_str::<Text>(&json).unwrap(), text);
    }
}
