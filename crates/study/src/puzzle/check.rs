//! Puzzles solved again, with more work than they were found with.

use super::RIGHT;
use super::book::{Book, Puzzle};
use super::find::{DEEP, closely};
use crate::course::Choice;
use crate::depth::Depth;
use crate::judge::Judge;
use crate::study::{StudyError, open};
use bots::{Contest, Evaluate, Scales, Trees, Visit};
use game_core::{Awaiting, Record, Seat};
use std::sync::Arc;

/// What came of solving a puzzle again.
#[derive(Clone, PartialEq, Debug)]
pub struct Checked {
    /// Which.
    pub id: String,
    /// Was it the same answer?
    pub same: bool,
    /// The answer found now.
    pub answer: String,
    /// By how many points that is better than any other deed; nothing where too many choices come near it.
    pub gap: Option<f64>,
}

struct Solve<'a> {
    record: Record,
    puzzle: &'a Puzzle,
    contest: Contest,
    seed: u64,
}

impl Visit for Solve<'_> {
    type Out = Result<Checked, StudyError>;

    fn with<G: Evaluate>(self) -> Self::Out {
        let (table, tuning) = open::<G>(&self.record)?;
        let depth = Depth { deals: 1, draws: 0, trees: 0, passes: 0 };
        let judge = Judge { table: &table, tuning: &tuning, depth, seed: self.seed };
        let mut scales = Scales::new(Arc::clone(&tuning));
        let seat = match table.position().awaiting() {
            Awaiting::Players(seats) => seats.first(),
            Awaiting::Chance | Awaiting::Nothing => None,
        };
        let seat = seat.filter(|seat| *seat == Seat::new(self.puzzle.seat)).ok_or(StudyError::Nothing)?;
        let mut legal = Vec::new();
        table.position().legal(seat, &mut legal);
        if legal.len() != self.puzzle.values.len() {
            return Err(StudyError::Nothing);
        }
        let choice = Choice {
            at: self.puzzle.at,
            seat,
            round: self.puzzle.round,
            options: legal.len() as u32,
            detail: false,
        };
        let sights = judge.deals(&choice);
        let sight = sights.first().ok_or(StudyError::Nothing)?;
        let found = judge.answer(&choice, &mut scales, (sight, &legal), self.contest, 20);
        let content = table.position().content();
        let write = |step| G::write_step(content, step);
        let id = self.puzzle.id.clone();
        let Some(found) = found else {
            return Ok(Checked { id, same: false, answer: String::new(), gap: None });
        };
        let answer = write(found.best.step);
        // The kept answer is the same when it is right now, or when the one found now was right then.
        let of_now = legal.iter().position(|step| *step == found.best.step);
        let then = of_now.and_then(|index| self.puzzle.values.get(index)).copied();
        let same = answer == self.puzzle.answer
            || found.right.iter().any(|step| write(*step) == self.puzzle.answer)
            || then.is_some_and(|value| self.puzzle.points - value < RIGHT);
        Ok(Checked { id, same, answer, gap: Some(found.gap) })
    }
}

/// Solves a puzzle again with so many times the passes it was found with, or with a part of them for a quick look.
///
/// # Errors
/// When its record cannot be replayed, or leads to another question than it did.
pub fn check(
    book: &Book,
    puzzle: &Puzzle,
    (times, part): (u32, u32),
    seed: u64,
) -> Result<Checked, StudyError> {
    let game = &book.head.game;
    let passes = (DEEP.passes * times).div_ceil(part.max(1));
    // What the answer is has to be told even where more comes near it than a puzzle may have.
    let contest = Contest { most: usize::MAX, ..closely(Trees { passes, ..DEEP }, book.head.least) };
    let solve = Solve { record: book.record(puzzle), puzzle, contest, seed };
    bots::visit(game, solve).ok_or_else(|| StudyError::Game(game.clone()))?
}
