//! The sets of puzzles that come with the program. The server knows no set; whoever starts it brings them.

use super::laid::{Laid, lay};
use crate::error::Error;
use crate::ids::UserId;
use crate::shelf::Shelf;
use game_core::{QuickRandom, Random, Record};
use sha2::{Digest, Sha256};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A position with one answer. Points are those that the seat can expect at the end, less what a choice gives to rivals.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleEntry {
    /// Its id.
    pub id: String,
    /// The game up to the moment.
    pub record: Record,
    /// Who moves.
    pub seat: u8,
    /// The round.
    pub round: u16,
    /// 1 to 3, the hardest last.
    pub level: u8,
    /// The answer in notation.
    pub answer: String,
    /// What the seat would decide next.
    pub line: Vec<String>,
    /// The best of the other choices.
    pub second: String,
    /// Points of the answer.
    pub points: f64,
    /// By how many points it is better than the second.
    pub gap: f64,
    /// Nine times of ten the true gap is within so many points.
    pub spread: f64,
    /// What the answer has more of than the second: message keys of the game with points.
    pub parts: Vec<(String, f64)>,
    /// Places of legal steps after which the answer can still be given.
    pub open: Vec<usize>,
    /// Points of all legal steps, in the order of the game; none where only answer and second are known.
    pub values: Vec<f64>,
}

/// Who brings puzzles.
pub trait PuzzleSource: Send + Sync + 'static {
    /// The puzzles of a game; asked once, on a thread of its own.
    ///
    /// # Errors
    /// Why there are none, for the log.
    fn of(&self, game: &str) -> Result<Vec<PuzzleEntry>, String>;
}

/// Brings none.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoPuzzles;

impl PuzzleSource for NoPuzzles {
    fn of(&self, _game: &str) -> Result<Vec<PuzzleEntry>, String> {
        Ok(Vec::new())
    }
}

/// The puzzles of one game.
#[derive(Default)]
pub(crate) struct Set {
    pub entries: Vec<Arc<PuzzleEntry>>,
    /// Those that do not open any more: the rules or the content have changed.
    broken: Mutex<BTreeSet<String>>,
}

/// All puzzles, read when they are first asked for.
#[derive(Default)]
pub(crate) struct PuzzleBox {
    sets: Mutex<HashMap<String, Arc<Set>>>,
}

impl PuzzleBox {
    /// The puzzles of a game. Reading takes a moment: not for threads that answer requests.
    pub fn of(&self, source: &dyn PuzzleSource, game: &str) -> Arc<Set> {
        let mut sets = self.sets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(set) = sets.get(game) {
            return Arc::clone(set);
        }
        let entries = source.of(game).unwrap_or_else(|problem| {
            tracing::error!(%game, %problem, "the puzzles of a game cannot be read");
            Vec::new()
        });
        let set = Arc::new(Set { entries: entries.into_iter().map(Arc::new).collect(), ..Set::default() });
        sets.insert(game.to_owned(), Arc::clone(&set));
        set
    }
}

fn number_of(text: &str) -> u64 {
    let hash: [u8; 32] = Sha256::digest(text).into();
    let mut first = [0; 8];
    first.copy_from_slice(&hash[..8]);
    u64::from_le_bytes(first)
}

impl Set {
    fn broken(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.broken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many were found not to open any more.
    pub fn left_out(&self) -> u32 {
        self.broken().len() as u32
    }

    /// The place of a puzzle in its set, counted from 1, and the puzzle.
    pub fn find(&self, id: &str) -> Option<(u32, &Arc<PuzzleEntry>)> {
        let place = self.entries.iter().position(|entry| entry.id == id)?;
        Some((place as u32 + 1, &self.entries[place]))
    }

    /// Those of a level that were not found wanting.
    pub fn of_level(&self, level: Option<u8>) -> impl Iterator<Item = &Arc<PuzzleEntry>> {
        let broken = self.broken().clone();
        self.entries.iter().filter(move |entry| {
            level.is_none_or(|level| entry.level == level) && !broken.contains(&entry.id)
        })
    }

    /// Opens a puzzle; one that does not open is left out from now on, and that is said.
    pub fn open(&self, shelf: &Shelf, entry: &PuzzleEntry) -> Result<Laid, Error> {
        let edition = shelf.find(&entry.record.game)?.edition(Some(&entry.record.content.to_string()));
        let content =
            || Error::OtherRules("the content that this puzzle was made with is not here".to_owned());
        let opened = edition.ok_or_else(content).and_then(|edition| lay(entry, &edition));
        if let Err(problem) = &opened
            && self.broken().insert(entry.id.clone())
        {
            tracing::warn!(puzzle = %entry.id, game = %entry.record.game, %problem, "a puzzle is left out");
        }
        opened
    }

    /// The next puzzle of a level for somebody: the same as long as it is not answered, in another order for everybody.
    pub fn next(
        &self,
        level: Option<u8>,
        user: &UserId,
        answered: &BTreeSet<String>,
    ) -> Vec<Arc<PuzzleEntry>> {
        let mut left: Vec<Arc<PuzzleEntry>> =
            self.of_level(level).filter(|entry| !answered.contains(&entry.id)).cloned().collect();
        left.sort_by_key(|entry| number_of(&format!("{user} {}", entry.id)));
        left
    }

    /// The puzzle of a day, the same for everybody.
    pub fn daily(&self, game: &str, day: &str) -> Vec<Arc<PuzzleEntry>> {
        let mut all: Vec<Arc<PuzzleEntry>> = self.of_level(None).cloned().collect();
        let mut rng = QuickRandom::new(number_of(&format!("puzzle of the day\n{game}\n{day}")));
        rng.shuffle(&mut all);
        all.truncate(8);
        all
    }
}
