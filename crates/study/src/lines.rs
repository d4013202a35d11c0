//! What was expected from moment to moment. The lines follow the game backwards: at the end everything is known, before
//! a choice the evaluation is asked, before draws it is what came of them less what luck brought, and between all
//! these nothing changes. So the steps of a line add up, by their making.

use crate::afar::bits;
use crate::course::Course;
use crate::luck::Luck;
use game_core::Seat;
use serde::{Deserialize, Serialize};

/// One number per seat.
pub type Numbers = [f64; Seat::MAX];

/// What can be expected of a position.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Read {
    /// Final points.
    #[serde(with = "bits::each")]
    pub points: Numbers,
    /// Chance to win.
    #[serde(with = "bits::each")]
    pub share: Numbers,
    /// Nine of ten games end within so many points of those expected.
    #[serde(with = "bits")]
    pub band: f64,
}

/// The lines of all seats, a reading for every moment from 0 to the end.
pub(crate) fn lines(course: &Course, choices: &[Read], draws: &[Luck], end: Read) -> Vec<Read> {
    let mut lines = vec![end; course.steps + 1];
    let (mut choices, mut runs) =
        (course.choices.iter().zip(choices).rev().peekable(), course.runs.iter().zip(draws).rev().peekable());
    for at in (0..course.steps).rev() {
        lines[at] = lines[at + 1];
        if let Some((_, read)) = choices.next_if(|(choice, _)| choice.at == at) {
            lines[at] = *read;
        }
        if let Some((run, luck)) = runs.peek()
            && run.to == at + 1
        {
            for index in 0..Seat::MAX {
                lines[at].points[index] -= luck.points[index];
                lines[at].share[index] = (lines[at].share[index] - luck.share[index]).clamp(0.0, 1.0);
            }
        }
        if runs.peek().is_some_and(|(run, _)| run.from == at) {
            runs.next();
        }
    }
    lines
}
