//! Own mistakes that come back as puzzles: after three days, then after ten, then after thirty.

use super::box_of::PuzzleEntry;
use crate::api::{Review, ReviewDecision, ReviewLook};
use crate::ids::{TableId, UserId};
use crate::store::ReturnRow;
use game_core::Record;

const DAY: i64 = 86_400_000;
/// Days until a mistake comes back, for the first time and after each time it was found.
const DAYS: [i64; 3] = [3, 10, 30];
/// A mistake smaller than this asks for too little.
const LEAST: f64 = 2.0;
/// A row counts how often its puzzle was asked and, in steps of this, how often it was found in a row.
const RUNG: u32 = 1_000;

/// The mistakes of somebody's seat that come back: the costly ones that a second look is sure of.
pub(crate) fn mistakes(
    review: &Review,
    (table, game): (&TableId, &str),
    seat: u8,
    user: &UserId,
    now: i64,
) -> Vec<ReturnRow> {
    let own = review.seats.iter().find(|one| one.seat == seat);
    let costly = own.into_iter().flat_map(|own| &own.costly);
    let sure = |one: &&ReviewDecision| {
        one.look == ReviewLook::Second && !one.perhaps && one.loss >= LEAST && one.better.is_some()
    };
    costly
        .filter_map(|place| review.decisions.get(*place as usize))
        .filter(sure)
        .filter_map(|decision| {
            Some(ReturnRow {
                user: user.clone(),
                id: format!("own-{table}-{}", decision.step),
                game: game.to_owned(),
                table: table.clone(),
                due: now + DAYS[0] * DAY,
                stage: 0,
                body: serde_json::to_string(decision).ok()?,
            })
        })
        .collect()
}

/// The id of a mistake as it is asked this time: it is a fresh puzzle whenever it comes back.
pub(crate) fn asked_as(row: &ReturnRow) -> String {
    format!("{}-{}", row.id, row.stage % RUNG)
}

/// When it comes back after an answer; never, once it was found three times in a row.
pub(crate) fn after(row: ReturnRow, found: bool, now: i64) -> ReturnRow {
    let rung = if found { row.stage / RUNG + 1 } else { 0 };
    let days = DAYS.get(rung as usize);
    let due = days.map_or(i64::MAX, |days| now + days * DAY);
    ReturnRow { due, stage: rung * RUNG + row.stage % RUNG + 1, ..row }
}

/// A mistake as a puzzle, in the game as it was recorded.
pub(crate) fn puzzle(row: &ReturnRow, record: Record) -> Option<PuzzleEntry> {
    let decision: ReviewDecision = serde_json::from_str(&row.body).ok()?;
    let better = decision.better?;
    let steps = record.steps.get(..(decision.step as usize).checked_sub(1)?)?.to_vec();
    Some(PuzzleEntry {
        id: asked_as(row),
        record: Record { steps, result: None, ..record },
        seat: decision.seat,
        round: decision.round,
        level: 2,
        answer: better.step,
        line: better.line.into_iter().map(|one| one.step).collect(),
        second: decision.played.step,
        points: better.points,
        gap: decision.loss,
        spread: decision.error,
        parts: decision.parts.into_iter().map(|part| (part.key.to_owned(), part.points)).collect(),
        open: Vec::new(),
        values: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistake_comes_back_after_three_ten_and_thirty_days() {
        let row = ReturnRow {
            user: UserId::new("ada"),
            id: "own-t-5".to_owned(),
            game: "altay".to_owned(),
            table: TableId::new("t"),
            due: 0,
            stage: 0,
            body: String::new(),
        };
        let first = after(row.clone(), true, 0);
        assert_eq!(
            (first.due, asked_as(&row), asked_as(&first)),
            (10 * DAY, "own-t-5-0".into(), "own-t-5-1".into())
        );
        let second = after(first, true, 0);
        assert_eq!(second.due, 30 * DAY);
        let again = after(second.clone(), false, 7);
        assert_eq!((again.due, asked_as(&again)), (7 + 3 * DAY, "own-t-5-3".to_owned()));
        assert_eq!(after(second, true, 0).due, i64::MAX, "then it is known");
    }
}
