//! The puzzles of a game as lines of text: a head, the games they are from, and the puzzles.
//!
//! ```text
//! {"version":1,"game":"altay","rules":1,"content":"5f1c…","least":4.0,"made":"lab puzzles altay …"}
//! {"record":"ziggurat record 1\ngame: altay\n…"}
//! {"id":"a41b03c9","from":0,"at":57,"seat":1,…}
//! ```
//!
//! A game is written once, up to the last moment that a puzzle of it is about.

use super::LEVELS;
use game_core::{ContentHash, Record, RecordError};
use serde::{Deserialize, Serialize};

/// The format of the file.
pub const VERSION: u32 = 1;

/// What a set of puzzles is for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// [`VERSION`].
    pub version: u32,
    /// The game.
    pub game: String,
    /// The rules they were found with.
    pub rules: u32,
    /// The content they were found with.
    pub content: ContentHash,
    /// The smallest gap.
    pub least: f64,
    /// How to make the set again.
    pub made: String,
}

/// A position with one answer. Points are final points that the seat can expect, less what a choice gives to rivals: what
/// bots play for, counted from the expected points of the answer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Puzzle {
    /// Stays the same as long as the position does.
    pub id: String,
    /// Which of the games.
    pub from: usize,
    /// The moment: so many steps were made.
    pub at: usize,
    /// Who moves.
    pub seat: u8,
    /// The round.
    pub round: u16,
    /// The answer.
    pub answer: String,
    /// What the seat would decide next in the same turn.
    pub line: Vec<String>,
    /// The best of the other choices.
    pub second: String,
    /// Expected points of the answer.
    pub points: f64,
    /// By how many points it is better than the second.
    pub gap: f64,
    /// Nine times of ten the true gap is within so many points of it.
    pub spread: f64,
    /// The place of the answer in a first look, 1 is the best.
    pub rank: u16,
    /// By how many points the answer is ahead of all others in a first look; negative when it is behind.
    pub lead: f64,
    /// 1 to 3: how hidden the answer is from a first look.
    pub level: u8,
    /// What the answer has more of than the second, by the parts of the evaluation.
    pub parts: Vec<(String, f64)>,
    /// Places of legal steps after which the answer can still be given: they decide nothing yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub open: Vec<usize>,
    /// Points of all legal steps, in the order of the game.
    pub values: Vec<f64>,
}

impl Puzzle {
    /// Is the answer more hidden from a first look than that of another puzzle?
    fn hidden(&self, other: &Puzzle) -> std::cmp::Ordering {
        let (a, b) = (self, other);
        a.rank.cmp(&b.rank).then(b.lead.total_cmp(&a.lead)).then_with(|| a.id.cmp(&b.id))
    }
}

#[derive(Serialize, Deserialize)]
struct Game {
    record: String,
}

/// A set of puzzles.
#[derive(Clone, PartialEq, Debug)]
pub struct Book {
    /// What it is for.
    pub head: Head,
    /// The games up to the last moment needed.
    pub games: Vec<Record>,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
}

/// What is wrong with a set.
#[derive(Debug, thiserror::Error)]
pub enum BookError {
    /// A line that is none of the three kinds.
    #[error("line {0}: {1}; a head, a game with `record`, or a puzzle with `id` is expected")]
    Line(usize, serde_json::Error),
    /// No head.
    #[error("the first line must be the head of the set; the file is empty")]
    Empty,
    /// Another format.
    #[error("the set has format {0}; this program reads format {VERSION}")]
    Version(u32),
    /// A game that cannot be read.
    #[error("line {0}: {1}")]
    Record(usize, RecordError),
    /// A puzzle of a game that is not there.
    #[error("line {0}: there is no game number {1} above it")]
    From(usize, usize),
}

impl Book {
    /// Reads a set.
    ///
    /// # Errors
    /// What is wrong, with the number of the line.
    pub fn read(text: &str) -> Result<Self, BookError> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
        let (_, first) = lines.next().ok_or(BookError::Empty)?;
        let head: Head = serde_json::from_str(first).map_err(|error| BookError::Line(1, error))?;
        if head.version != VERSION {
            return Err(BookError::Version(head.version));
        }
        let mut book = Book { head, games: Vec::new(), puzzles: Vec::new() };
        for (index, line) in lines {
            let wrong = |error| BookError::Line(index + 1, error);
            if line.starts_with("{\"record\"") {
                let game: Game = serde_json::from_str(line).map_err(wrong)?;
                let record = game.record.parse().map_err(|error| BookError::Record(index + 1, error))?;
                book.games.push(record);
                continue;
            }
            let puzzle: Puzzle = serde_json::from_str(line).map_err(wrong)?;
            if puzzle.from >= book.games.len() {
                return Err(BookError::From(index + 1, puzzle.from));
            }
            book.puzzles.push(puzzle);
        }
        Ok(book)
    }

    /// Writes it.
    ///
    /// # Panics
    /// Never: it is plain data.
    #[must_use]
    pub fn write(&self) -> String {
        let json = |value: &dyn erased::Plain| value.json();
        let mut lines = vec![json(&self.head)];
        for (from, record) in self.games.iter().enumerate() {
            lines.push(json(&Game { record: record.to_string() }));
            lines.extend(self.puzzles.iter().filter(|puzzle| puzzle.from == from).map(|puzzle| json(puzzle)));
        }
        lines.push(String::new());
        lines.join("\n")
    }

    /// Adds what was found in one more game, which is kept up to the last moment needed and without what a puzzle has no
    /// use for.
    pub fn add(&mut self, record: &Record, found: Vec<Puzzle>) {
        let Some(last) = found.iter().map(|puzzle| puzzle.at).max() else { return };
        let steps = record.steps[..last].to_vec();
        let kept = Record {
            seed: None,
            notes: std::collections::BTreeMap::new(),
            result: None,
            steps,
            ..record.clone()
        };
        let from = self.games.len();
        self.games.push(kept);
        self.puzzles.extend(found.into_iter().map(|puzzle| Puzzle { from, ..puzzle }));
    }

    /// Keeps so many of them: two of three are those that a first look sees worst, the rest is spread over all others.
    #[must_use]
    pub fn choose(&self, want: usize) -> Book {
        let mut order: Vec<&Puzzle> = self.puzzles.iter().collect();
        order.sort_by(|a, b| b.hidden(a));
        let hidden = (want * 2 / 3).min(order.len());
        let rest = order.split_off(hidden);
        let more = (want - hidden).min(rest.len());
        order.extend((0..more).map(|place| rest[place * rest.len() / more]));
        let mut book = Book { head: self.head.clone(), games: Vec::new(), puzzles: Vec::new() };
        for (from, record) in self.games.iter().enumerate() {
            let mut own: Vec<Puzzle> =
                order.iter().filter(|puzzle| puzzle.from == from).map(|puzzle| (*puzzle).clone()).collect();
            own.sort_by_key(|puzzle| puzzle.at);
            book.add(record, own);
        }
        book.grade();
        book
    }

    /// Cuts the set into levels of the same size: the better a first look sees the answer, the easier.
    pub fn grade(&mut self) {
        let mut order: Vec<usize> = (0..self.puzzles.len()).collect();
        let puzzles = &mut self.puzzles;
        order.sort_by(|a, b| puzzles[*a].hidden(&puzzles[*b]));
        let count = order.len();
        for (place, index) in order.into_iter().enumerate() {
            puzzles[index].level = (place * usize::from(LEVELS) / count.max(1)) as u8 + 1;
        }
    }

    /// The record up to the moment of a puzzle.
    #[must_use]
    pub fn record(&self, puzzle: &Puzzle) -> Record {
        let whole = &self.games[puzzle.from];
        let steps = whole.steps[..puzzle.at.min(whole.steps.len())].to_vec();
        Record { steps, ..whole.clone() }
    }
}

mod erased {
    /// Something that can be written as JSON.
    pub(super) trait Plain {
        /// As one line.
        fn json(&self) -> String;
    }

    impl<T: serde::Serialize> Plain for T {
        fn json(&self) -> String {
            serde_json::to_string(self).expect("plain data can be written")
        }
    }
}

macro_rules! books {
    ($($game:literal),+) => {
        /// The set of a game that comes with the program; `None` where there is none.
        ///
        /// # Errors
        /// When the program was built with a file that cannot be read.
        pub fn book(game: &str) -> Option<Result<Book, BookError>> {
            match game {
                $($game => Some(Book::read(include_str!(concat!("../../puzzles/", $game, ".jsonl")))),)+
                _ => None,
            }
        }

        /// The games that have a set.
        pub const GAMES: &[&str] = &[$($game),+];
    };
}
books!("altay", "anunnaki", "monumental-duel", "terra-mystica");
