//! How many pebbles there are: the printed facts of `content/pebbles.toml`.

use game_core::content::ContentEntry;
use game_core::{ContentError, ContentHash, Source};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// How many pebbles of each value there are.
#[derive(PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Content {
    /// A pack may name its game, so that it is found by it.
    #[serde(default, skip_serializing)]
    game: Option<String>,
    pub(crate) copies: u8,
    #[serde(skip, default = "no_hash")]
    hash: Option<ContentHash>,
}

const fn no_hash() -> Option<ContentHash> {
    None
}

impl game_core::Content for Content {
    type Printed = Self;

    const TEXT: &'static str = include_str!("../content/pebbles.toml");

    fn standard() -> &'static Self {
        static STANDARD: LazyLock<Content> = LazyLock::new(|| {
            Content::parse("pebbles.toml", Content::TEXT).expect("the laws are tried on it")
        });
        &STANDARD
    }

    fn parse(file: &str, text: &str) -> Result<Self, ContentError> {
        let mut pebbles: Content =
            toml::from_str(text).map_err(|error| ContentError::toml(file, text, &error))?;
        if let Some(game) = pebbles.game.as_deref().filter(|game| *game != "pebbles") {
            return Err(ContentError::new(file, "game", format!("\"pebbles\", not {game:?}")));
        }
        if !(4..=40).contains(&pebbles.copies) {
            let problem = format!("4 to 40 pebbles of each value, not {}", pebbles.copies);
            return Err(ContentError::new(file, "copies", problem));
        }
        pebbles.hash = Some(ContentHash::of(&[text]));
        Ok(pebbles)
    }

    fn hash(&self) -> ContentHash {
        self.hash.expect("set when parsed")
    }

    fn listing(&self) -> Vec<ContentEntry> {
        let values = vec![("copies".to_owned(), self.copies.to_string(), Source::Derived)];
        vec![ContentEntry {
            kind: "pebble",
            id: "all".to_owned(),
            sentence: String::new(),
            texts: Vec::new(),
            values,
        }]
    }

    fn printed(&self) -> &Self {
        self
    }
}
