//! The puzzles that come with the program, as the server asks for them.

use server::{PuzzleEntry, PuzzleSource};
use study::puzzle::book::{BookError, book};

/// The sets of `crates/study`.
pub struct Books;

impl PuzzleSource for Books {
    fn of(&self, game: &str) -> Result<Vec<PuzzleEntry>, String> {
        let book = match book(game) {
            None | Some(Err(BookError::Empty)) => return Ok(Vec::new()),
            Some(read) => read.map_err(|error| error.to_string())?,
        };
        let entry = |puzzle: &study::puzzle::Puzzle| PuzzleEntry {
            id: puzzle.id.clone(),
            record: book.record(puzzle),
            seat: puzzle.seat,
            round: puzzle.round,
            level: puzzle.level,
            answer: puzzle.answer.clone(),
            line: puzzle.line.clone(),
            second: puzzle.second.clone(),
            points: puzzle.points,
            gap: puzzle.gap,
            spread: puzzle.spread,
            parts: puzzle.parts.clone(),
            open: puzzle.open.clone(),
            values: puzzle.values.clone(),
        };
        Ok(book.puzzles.iter().map(entry).collect())
    }
}
