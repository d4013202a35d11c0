//! Printed facts as data: each with its source, checked when read, replaceable by a file.
//!
//! ```
//! use game_core::{Content, ContentHash, Source};
//! use game_laws::toy::Pebbles;
//!
//! let pack = Pebbles::load("mine.toml", "copies = 5").unwrap();
//! assert_ne!(pack.hash(), Pebbles::standard().hash(), "a game names its content by its hash");
//! assert_eq!(pack.hash(), ContentHash::of(&["copies = 5"]));
//! assert_eq!(pack.listing()[0].values[0].2, Source::Derived);
//! let error = Pebbles::load("mine.toml", "copies = 1").unwrap_err();
//! assert_eq!(error.to_string(), "mine.toml: copies: 4 to 40 pebbles of each value, not 1");
//! ```

use crate::text::Text;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::{LazyLock, Mutex, PoisonError};

/// Where a printed value was read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Printed in the rulebook.
    Rulebook,
    /// Known from public material.
    Published,
    /// Follows from the facts above.
    Derived,
    /// Designed by us, because the printed value is not public.
    Reconstructed,
}

impl Source {
    /// All sources, the most certain first.
    pub const ALL: [Source; 4] =
        [Source::Rulebook, Source::Published, Source::Derived, Source::Reconstructed];

    /// The word for it in content files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Source::Rulebook => "rulebook",
            Source::Published => "published",
            Source::Derived => "derived",
            Source::Reconstructed => "reconstructed",
        }
    }
}

/// The printed facts of one game.
pub trait Content: Sized + Send + Sync + 'static {
    /// What is printed on boards, cards and tiles, as drawings need it.
    type Printed: Serialize;

    /// Content files that came with earlier programs, by when: games that began with them go on.
    const FORMER: &'static [(&'static str, &'static str)] = &[];

    /// The content file that comes with the program: where a pack begins.
    const TEXT: &'static str;

    /// The facts that come with the program.
    fn standard() -> &'static Self;

    /// Reads and checks a content file. `file` is only for messages.
    ///
    /// # Errors
    /// When the file is not TOML, lacks something, has something unknown, or its counts are wrong.
    fn parse(file: &str, text: &str) -> Result<Self, ContentError>;

    /// Tells one set of facts from another.
    fn hash(&self) -> ContentHash;

    /// Everything in it, for people: each component with its sentence and the source of each value.
    fn listing(&self) -> Vec<ContentEntry>;

    /// What is printed, for drawings. It never changes, so clients fetch it once; views name things by their ids.
    fn printed(&self) -> &Self::Printed;

    /// The facts with this hash, as far as this program or an earlier one brought them; else the standard ones.
    fn known(hash: ContentHash) -> &'static Self {
        if hash == Self::standard().hash() {
            return Self::standard();
        }
        let former = Self::FORMER.iter().find(|(_, text)| ContentHash::of(&[text]) == hash);
        former.and_then(|(name, text)| Self::load(name, text).ok()).unwrap_or_else(Self::standard)
    }

    /// The facts with this hash, if they came with this program or an earlier one or were loaded before.
    fn kept(hash: ContentHash) -> Option<&'static Self> {
        let known = Self::known(hash);
        if known.hash() == hash {
            return Some(known);
        }
        let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        kept.get(&(TypeId::of::<Self>(), hash)).and_then(|any| any.downcast_ref())
    }

    /// Reads a content file and keeps it for as long as the program runs, each text once.
    ///
    /// # Errors
    /// As [`Content::parse`].
    fn load(file: &str, text: &str) -> Result<&'static Self, ContentError> {
        let content = Self::parse(file, text)?;
        if content.hash() == Self::standard().hash() {
            return Ok(Self::standard());
        }
        let key = (TypeId::of::<Self>(), content.hash());
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        let any = *kept.entry(key).or_insert_with(|| Box::leak(Box::new(content)));
        Ok(any.downcast_ref().expect("the key names the type"))
    }
}

type Kept = HashMap<(TypeId, ContentHash), &'static (dyn Any + Send + Sync)>;
static KEPT: LazyLock<Mutex<Kept>> = LazyLock::new(Mutex::default);

/// The hash of a content file: SHA-256 of its text with line ends as `\n`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct ContentHash([u8; 32]);

impl ContentHash {
    /// The hash of these texts, one after the other.
    #[must_use]
    pub fn of(texts: &[&str]) -> Self {
        let mut hash = Sha256::new();
        for text in texts {
            hash.update(text.replace("\r\n", "\n").as_bytes());
            hash.update([0]);
        }
        ContentHash(hash.finalize().into())
    }
}

impl fmt::Display for ContentHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for ContentHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl TryFrom<String> for ContentHash {
    type Error = String;
    fn try_from(text: String) -> Result<Self, String> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(&text, &mut bytes)
            .map_err(|_| format!("a content hash is 64 hexadecimal digits, not {text:?}"))?;
        Ok(ContentHash(bytes))
    }
}

impl From<ContentHash> for String {
    fn from(hash: ContentHash) -> String {
        hash.to_string()
    }
}

/// What is wrong with a content file, and where.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct ContentError {
    /// The file as named by whoever read it.
    pub file: String,
    /// Line, counted from 1, where it is known.
    pub line: Option<usize>,
    /// Component and field, such as `card "granary", field cost`.
    pub place: String,
    /// What is wrong and what would be right.
    pub problem: String,
}

impl ContentError {
    /// An error without a line.
    pub fn new(file: &str, place: impl Into<String>, problem: impl Into<String>) -> Self {
        ContentError { file: file.to_owned(), line: None, place: place.into(), problem: problem.into() }
    }

    /// The error at a byte of the text.
    #[must_use]
    pub fn at(mut self, text: &str, byte: usize) -> Self {
        self.line = Some(text.bytes().take(byte).filter(|b| *b == b'\n').count() + 1);
        self
    }

    /// The error of the TOML reader, with its line.
    #[must_use]
    pub fn toml(file: &str, text: &str, error: &toml::de::Error) -> Self {
        let new = ContentError::new(file, "", error.message());
        match error.span() {
            Some(span) => new.at(text, span.start),
            None => new,
        }
    }
}

impl fmt::Display for ContentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        if !self.place.is_empty() {
            write!(f, ": {}", self.place)?;
        }
        write!(f, ": {}", self.problem)
    }
}

/// One component of a game, for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ContentEntry {
    /// Kind of component: `faction`, `card`, `tile`.
    pub kind: &'static str,
    /// Its id in the content file.
    pub id: String,
    /// Its effect as an English sentence generated from the data; empty when the values say it all.
    pub sentence: String,
    /// The same as messages for every language, where the game has them.
    pub texts: Vec<Text>,
    /// Its values: field, value, source.
    pub values: Vec<(String, String, Source)>,
}

/// A position's handle on its content: compared by address, printed short.
pub struct Handle<C: 'static>(&'static C);

impl<C> Handle<C> {
    /// The handle of kept content.
    pub const fn new(content: &'static C) -> Self {
        Handle(content)
    }

    /// The content itself.
    pub const fn get(self) -> &'static C {
        self.0
    }
}

impl<C> Clone for Handle<C> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<C> Copy for Handle<C> {}
impl<C> Deref for Handle<C> {
    type Target = C;
    fn deref(&self) -> &C {
        self.0
    }
}
impl<C> PartialEq for Handle<C> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}
impl<C> Eq for Handle<C> {}
impl<C> Hash for Handle<C> {
    fn hash<H: Hasher>(&self, _: &mut H) {} // an address would make hashes differ between runs
}
impl<C: Content> Serialize for Handle<C> {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        self.0.hash().serialize(out)
    }
}
impl<'a, C: Content> Deserialize<'a> for Handle<C> {
    fn deserialize<D: Deserializer<'a>>(from: D) -> Result<Self, D::Error> {
        let hash = ContentHash::deserialize(from)?;
        let missing =
            || serde::de::Error::custom(format!("the content {hash} is not here; load its pack first"));
        C::kept(hash).map(Handle).ok_or_else(missing)
    }
}
impl<C> fmt::Debug for Handle<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("content")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_do_not_depend_on_line_ends() {
        assert_eq!(ContentHash::of(&["a\r\nb"]), ContentHash::of(&["a\nb"]));
        assert_ne!(ContentHash::of(&["a", "b"]), ContentHash::of(&["ab"]));
    }

    #[test]
    fn an_error_names_file_line_and_place() {
        let error =
            ContentError::new("my.toml", "card \"x\"", "cost must be 0 to 9, not 12").at("a\nb\nc", 4);
        assert_eq!(error.to_string(), "my.toml:3: card \"x\": cost must be 0 to 9, not 12");
    }
}
