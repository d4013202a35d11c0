//! The replay file: set-up, rules version, content hash and one step per line, draws included.
//!
//! ```text
//! ziggurat record 1
//! game: terra-mystica
//! rules: 1
//! content: 5f1c…
//! seed: 09ab…                  (when the deals follow from one)
//! note.date: 2026-11-15        (any number of notes)
//! setup: {"players":2}
//!
//! * scoring score_town
//! 0 place E7
//! …
//!
//! result: 103 97
//! places: 1 2
//! hash: 77d0…                  (of every line above)
//! ```
//!
//! ```
//! use game_core::{Content, Game, Record, Seed, Table};
//! use game_laws::toy::{Pebbles, Toy};
//!
//! let setup = Toy::default_setup(2);
//! let table = Table::<Toy>::new(Pebbles::standard(), setup, Seed::from_phrase("a")).unwrap();
//! let text = table.record().to_string();
//! let record: Record = text.parse().unwrap();
//! let again = Table::<Toy>::replay(Pebbles::standard(), &record).unwrap();
//! assert_eq!(again.position(), table.position());
//! assert!(text.replace("draw 0", "draw 1").parse::<Record>().is_err(), "the hash tells a changed file");
//! ```

use crate::content::ContentHash;
use crate::game::Actor;
use crate::random::Seed;
use crate::seat::Seat;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::{self, Write};
use std::str::FromStr;

const FIRST_LINE: &str = "ziggurat record 1";

/// A whole or unfinished game as text lines; [`crate::Table`] replays it.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// [`crate::Game::ID`].
    pub game: String,
    /// [`crate::Game::RULES_VERSION`] it was played with.
    pub rules: u32,
    /// The content it was played with.
    pub content: ContentHash,
    /// The seed, when the deals follow from one and it may be known.
    pub seed: Option<Seed>,
    /// Names, dates, places: no meaning for the rules.
    pub notes: BTreeMap<String, String>,
    /// The set-up as the game writes it.
    pub setup: serde_json::Value,
    /// The steps in order, each with its actor and its notation.
    pub steps: Vec<(Actor, String)>,
    /// Points and places per seat; only of a finished game.
    pub result: Option<RecordResult>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordResult {
    /// Points per seat.
    pub scores: Vec<i32>,
    /// Place per seat.
    pub places: Vec<u8>,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum RecordError {
    /// A line that does not fit the format.
    #[error("line {line}: {problem}")]
    Format {
        /// Line, counted from 1.
        line: usize,
        /// What is wrong and what would be right.
        problem: String,
    },
    /// The file was changed after it was written.
    #[error(
        "the hash does not match: the file says {written}, its lines give {computed}; it was changed or damaged"
    )]
    Hash {
        /// As in the file.
        written: String,
        /// As it should be.
        computed: String,
    },
    /// Another game.
    #[error("this is a record of {found:?}, not of {expected:?}")]
    Game {
        /// As in the file.
        found: String,
        /// What was asked for.
        expected: String,
    },
    /// Rules this program does not know yet.
    #[error(
        "the record was played by rules version {found}; this program plays version {expected}, so a newer program is needed"
    )]
    Rules {
        /// As in the file.
        found: u32,
        /// Of the program.
        expected: u32,
    },
    /// The rules were mended since, and by the rules of now the game goes another way.
    #[error(
        "the record was played by rules version {found}; by version {expected}, which this program plays, \
         the game goes another way: {difference}"
    )]
    Mended {
        /// As in the file.
        found: u32,
        /// Of the program.
        expected: u32,
        /// Where, and how.
        difference: Box<RecordError>,
    },
    /// Other content.
    #[error(
        "the record was played with content {found}, not with {expected}; name its content pack with --content"
    )]
    Content {
        /// As in the file.
        found: ContentHash,
        /// What was given.
        expected: ContentHash,
    },
    /// A set-up that cannot be played.
    #[error("the set-up cannot be played: {0}")]
    Setup(String),
    /// A step that cannot be made.
    #[error("step {step} ({text}): {problem}")]
    Step {
        /// Number of the step, counted from 1.
        step: usize,
        /// The line.
        text: String,
        /// Why not.
        problem: String,
    },
    /// A deal that does not follow from the seed.
    #[error("step {step}: the record deals {found:?}, the seed deals {expected:?}")]
    Deal {
        /// Number of the step, counted from 1.
        step: usize,
        /// As in the file.
        found: String,
        /// What the seed gives.
        expected: String,
    },
    /// Another result.
    #[error("the record claims {claimed}, its steps give {reached}")]
    Result {
        /// As in the file.
        claimed: String,
        /// What the replay gives.
        reached: String,
    },
}

impl RecordError {
    /// The number of the step from which on the game cannot be replayed, counted from 1; `None` when it is not one
    /// step that is wrong.
    #[must_use]
    pub fn step(&self) -> Option<usize> {
        match self {
            RecordError::Step { step, .. } | RecordError::Deal { step, .. } => Some(*step),
            RecordError::Mended { difference, .. } => difference.step(),
            _ => None,
        }
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let body = self.body();
        writeln!(f, "{body}hash: {}", fingerprint(&body))
    }
}

impl Record {
    /// The hash that the written record carries: of every line but the hash line.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        fingerprint(&self.body())
    }

    fn body(&self) -> String {
        let mut text = String::new();
        let mut line = |args: fmt::Arguments<'_>| {
            text.write_fmt(args).expect("a String takes everything");
            text.push('\n');
        };
        line(format_args!("{FIRST_LINE}"));
        line(format_args!("game: {}", self.game));
        line(format_args!("rules: {}", self.rules));
        line(format_args!("content: {}", self.content));
        if let Some(seed) = self.seed {
            line(format_args!("seed: {seed}"));
        }
        for (name, note) in &self.notes {
            line(format_args!("note.{name}: {}", note.replace(['\n', '\r'], " ")));
        }
        line(format_args!("setup: {}", self.setup));
        line(format_args!(""));
        for (actor, step) in &self.steps {
            match actor {
                Actor::Seat(seat) => line(format_args!("{seat} {step}")),
                Actor::Chance => line(format_args!("* {step}")),
            }
        }
        if let Some(result) = &self.result {
            line(format_args!(""));
            line(format_args!("result: {}", join(&result.scores)));
            line(format_args!("places: {}", join(&result.places)));
        }
        text
    }
}

impl fmt::Display for RecordResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "scores {}, places {}", join(&self.scores), join(&self.places))
    }
}

fn fingerprint(body: &str) -> String {
    hex::encode(Sha256::digest(body.as_bytes()))
}

fn join<T: ToString>(items: &[T]) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        Reader::default().read(text)
    }
}

#[derive(Default)]
struct Reader {
    game: Option<String>,
    rules: Option<u32>,
    content: Option<ContentHash>,
    seed: Option<Seed>,
    notes: BTreeMap<String, String>,
    setup: Option<serde_json::Value>,
    steps: Vec<(Actor, String)>,
    scores: Option<Vec<i32>>,
    places: Option<Vec<u8>>,
    hash: Option<String>,
}

impl Reader {
    fn read(mut self, text: &str) -> Result<Record, RecordError> {
        let mut lines = text.lines().enumerate();
        if lines.next().map(|(_, first)| first.trim()) != Some(FIRST_LINE) {
            return Err(RecordError::Format {
                line: 1,
                problem: format!("a record begins with {FIRST_LINE:?}"),
            });
        }
        for (index, line) in lines {
            let line = line.trim();
            if !line.is_empty() {
                self.line(line).map_err(|problem| RecordError::Format { line: index + 1, problem })?;
            }
        }
        let end = text.lines().count();
        let missing =
            |what: &str| RecordError::Format { line: end, problem: format!("the file ends without {what}") };
        let hash = self.hash.ok_or_else(|| missing("a \"hash:\" line; it may be cut off"))?;
        let result = match (self.scores, self.places) {
            (Some(scores), Some(places)) if scores.len() == places.len() => {
                Some(RecordResult { scores, places })
            }
            (None, None) => None,
            _ => return Err(missing("\"result:\" and \"places:\" for the same seats")),
        };
        let record = Record {
            game: self.game.ok_or_else(|| missing("a \"game:\" line"))?,
            rules: self.rules.ok_or_else(|| missing("a \"rules:\" line"))?,
            content: self.content.ok_or_else(|| missing("a \"content:\" line"))?,
            seed: self.seed,
            notes: self.notes,
            setup: self.setup.ok_or_else(|| missing("a \"setup:\" line"))?,
            steps: self.steps,
            result,
        };
        let computed = record.fingerprint();
        if hash == computed { Ok(record) } else { Err(RecordError::Hash { written: hash, computed }) }
    }

    fn line(&mut self, line: &str) -> Result<(), String> {
        if self.hash.is_some() {
            return Err("nothing follows the \"hash:\" line".to_owned());
        }
        if let Some(step) = line.strip_prefix("* ") {
            self.steps.push((Actor::Chance, step.trim().to_owned()));
            return Ok(());
        }
        if let Some((seat, step)) = line.split_once(' ')
            && let Ok(seat) = seat.parse::<u8>()
        {
            if usize::from(seat) >= Seat::MAX {
                return Err(format!("there is no seat {seat}"));
            }
            self.steps.push((Actor::Seat(Seat::new(seat)), step.trim().to_owned()));
            return Ok(());
        }
        let (name, value) =
            line.split_once(':').ok_or("expected \"name: value\", \"* deal\" or \"seat step\"".to_owned())?;
        let value = value.trim();
        match name {
            "game" => set(&mut self.game, name, value.to_owned()),
            "rules" => set(&mut self.rules, name, value.parse().map_err(|_| "rules: expected a number")?),
            "content" => set(&mut self.content, name, ContentHash::try_from(value.to_owned())?),
            "seed" => set(&mut self.seed, name, value.parse().map_err(|e| format!("{e}"))?),
            "setup" => {
                let setup = serde_json::from_str(value).map_err(|e| format!("setup: {e}"))?;
                set(&mut self.setup, name, setup)
            }
            "result" => set(&mut self.scores, name, numbers(value)?),
            "places" => set(&mut self.places, name, numbers(value)?),
            "hash" => set(&mut self.hash, name, value.to_owned()),
            _ => match name.strip_prefix("note.") {
                Some(note) if self.notes.insert(note.to_owned(), value.to_owned()).is_none() => Ok(()),
                Some(note) => Err(format!("note.{note} stands twice")),
                None => Err(format!("unknown line {name:?}")),
            },
        }
    }
}

fn set<T>(slot: &mut Option<T>, name: &str, value: T) -> Result<(), String> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(format!("{name:?} stands twice")),
    }
}

fn numbers<T: FromStr>(text: &str) -> Result<Vec<T>, String> {
    text.split_whitespace().map(|n| n.parse().map_err(|_| format!("expected a number, not {n:?}"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn sample() -> Record {
        Record {
            game: "toy".into(),
            rules: 1,
            content: ContentHash::of(&["x"]),
            seed: Some(Seed::from_phrase("a")),
            notes: BTreeMap::from([("date".into(), "today".into())]),
            setup: serde_json::json!({"players": 2}),
            steps: vec![(Actor::Chance, "deal 3".into()), (Actor::Seat(Seat::new(1)), "take 2".into())],
            result: Some(RecordResult { scores: vec![3, -1], places: vec![1, 2] }),
        }
    }

    #[test]
    fn text_and_back() {
        let record = sample();
        assert_eq!(record.to_string().parse(), Ok(record));
    }

    #[test]
    fn a_changed_step_breaks_the_hash() {
        let text = sample().to_string().replace("take 2", "take 3");
        assert!(matches!(text.parse::<Record>(), Err(RecordError::Hash { .. })));
    }

    #[test]
    fn a_cut_file_says_so() {
        let text = sample().to_string();
        let cut = &text[..text.find("result").unwrap()];
        assert_eq!(
            cut.parse::<Record>().unwrap_err().to_string(),
            "line 11: the file ends without a \"hash:\" line; it may be cut off"
        );
    }

    proptest! {
        #[test]
        fn nothing_read_can_panic(text in "(ziggurat record 1\n)?(\\PC|\n|: |\\* |[0-9] ){0,200}") {
            let _ = text.parse::<Record>();
        }

        #[test]
        fn a_damaged_record_is_never_taken(at in 0usize..400, byte in 32u8..127) {
            let record = sample();
            let mut text = record.to_string().into_bytes();
            let at = at % text.len();
            text[at] = byte;
            if let Ok(read) = String::from_utf8(text).unwrap().parse::<Record>() {
                prop_assert_eq!(read, record);
            }
        }
    }
}
