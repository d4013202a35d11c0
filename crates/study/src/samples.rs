//! What was read at the moments of games that are over, beside what came of them: what readings are calibrated by.

use crate::calibration::Plain;
use crate::course::Course;
use crate::lines::Numbers;
use crate::study::{StudyError, open};
use bots::{Evaluate, Scales, Visit};
use game_core::{Awaiting, Record};

/// What was read at one moment of a game, and what came of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample {
    /// What was read.
    pub plain: Plain,
    /// Final points.
    pub result: Numbers,
    /// Parts of the win.
    pub won: Numbers,
}

struct Gather<'a>(&'a Record);

impl Visit for Gather<'_> {
    type Out = Result<Vec<Sample>, StudyError>;

    fn with<G: Evaluate>(self) -> Self::Out {
        let (table, tuning) = open::<G>(self.0)?;
        if table.position().awaiting() != Awaiting::Nothing {
            return Err(StudyError::Unfinished);
        }
        let mut scales = Scales::<G>::new(tuning);
        let Plain { read: result, share: won, .. } = Plain::of(&mut scales, table.position());
        let mut sample =
            |at: usize| Sample { plain: Plain::of(&mut scales, &table.position_at(at)), result, won };
        Ok(Course::of(&table, |_| false).choices.iter().map(|choice| sample(choice.at)).collect())
    }
}

/// What was read at every decision of a game that was played to its end.
///
/// # Errors
/// When the game is not known, cannot be replayed, or was broken off.
pub fn samples(record: &Record) -> Result<Vec<Sample>, StudyError> {
    bots::visit(&record.game, Gather(record)).ok_or_else(|| StudyError::Game(record.game.clone()))?
}
