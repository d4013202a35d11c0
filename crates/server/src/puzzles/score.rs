//! Ratings of people and puzzles against each other, and days in a row.

use crate::challenges::daily::day_of;
use crate::club::rating::{Entrant, rate};
use crate::store::{AnswerRow, AnswerStage, PuzzleStanding, Standing};
use jiff::ToSpan;
use jiff::civil::Date;
use std::collections::BTreeSet;

/// What puzzles of the three levels begin with, and half the width of its 95 % interval.
const LEVELS: [i32; 3] = [1300, 1500, 1700];
const UNKNOWN: i32 = 400;
/// Whoever answers within the first hour of a day may have begun the day before.
const MIDNIGHT: i64 = 3_600_000;

/// The name of a puzzle among ratings.
pub(crate) fn subject(puzzle: &str) -> String {
    format!("puzzle:{puzzle}")
}

/// Where a puzzle of a level begins.
pub(crate) fn of_level(level: u8) -> Standing {
    let place = usize::from(level.clamp(1, 3)) - 1;
    Standing::measured(LEVELS[place], UNKNOWN)
}

/// Both ratings after an answer, and what the person gained. A hint halves the gain, and never a loss.
pub(crate) fn after(
    person: PuzzleStanding,
    puzzle: PuzzleStanding,
    found: bool,
    hint: bool,
) -> ([PuzzleStanding; 2], i64) {
    let entrant = |one: &PuzzleStanding, ahead: bool| Entrant {
        before: one.standing,
        place: if ahead { 1 } else { 2 },
        fixed: false,
    };
    let rated = rate(&[entrant(&person, found), entrant(&puzzle, !found)]);
    let [mut own, other] = [rated[0], rated[1]];
    let mut gain = own.mean - person.standing.mean;
    if hint && gain > 0 {
        gain /= 2;
        own.mean = person.standing.mean + gain;
    }
    let with = |one: PuzzleStanding, standing| PuzzleStanding { standing, answers: one.answers + 1, ..one };
    ([with(person, own), with(puzzle, other)], gain)
}

/// Days with an answer.
pub(crate) fn days(answers: &[AnswerRow]) -> BTreeSet<Date> {
    let given = answers.iter().filter(|row| row.stage != AnswerStage::Hinted);
    given.flat_map(|row| [day_of(row.at), day_of(row.at - MIDNIGHT)]).collect()
}

/// Days in a row with an answer, up to today; today need not have one yet.
pub(crate) fn streak(days: &BTreeSet<Date>, today: Date) -> u32 {
    let before = |day: Date| day.checked_sub(1.day()).ok();
    let mut day = if days.contains(&today) { Some(today) } else { before(today) };
    let mut count = 0;
    while let Some(one) = day.filter(|day| days.contains(day)) {
        count += 1;
        day = before(one);
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::UserId;

    const DAY: i64 = 24 * MIDNIGHT;
    /// 18 November 2026, noon.
    const NOON: i64 = 1_795_003_200_000;

    fn answer(at: i64) -> AnswerRow {
        AnswerRow {
            user: UserId::new("ada"),
            puzzle: at.to_string(),
            game: "altay".to_owned(),
            at,
            stage: AnswerStage::Answered,
            step: String::new(),
            found: false,
            hint: false,
            loss: 0,
            gain: 0,
        }
    }

    #[test]
    fn a_streak_counts_days_with_an_answer_and_waits_for_today() {
        let of = |answers: &[i64], now: i64| {
            let rows: Vec<AnswerRow> = answers.iter().map(|at| answer(*at)).collect();
            streak(&days(&rows), day_of(now))
        };
        assert_eq!(of(&[], NOON), 0);
        assert_eq!(of(&[NOON], NOON), 1);
        assert_eq!(of(&[NOON - DAY, NOON - 2 * DAY], NOON), 2, "today is not over");
        assert_eq!(of(&[NOON - 2 * DAY], NOON), 0);
        // Begun before midnight, answered a few minutes after it.
        let late = NOON + DAY / 2 + 300_000;
        assert_eq!(of(&[NOON - DAY, late], late), 3);
    }

    #[test]
    fn a_hint_halves_what_is_won_and_nothing_else() {
        let start = |subject: &str, standing| PuzzleStanding {
            subject: subject.to_owned(),
            game: "altay".to_owned(),
            standing,
            answers: 0,
        };
        let try_it = |found, hint| {
            after(start("ada", Standing::newcomer()), start("puzzle:p", of_level(2)), found, hint)
        };
        let ((whole, half), (lost, hinted)) =
            ((try_it(true, false).1, try_it(true, true).1), (try_it(false, false).1, try_it(false, true).1));
        assert!(whole > 0 && half == whole / 2 && lost < 0 && lost == hinted);
        let ([person, puzzle], _) = try_it(true, false);
        assert!(puzzle.standing.mean < of_level(2).mean && (person.answers, puzzle.answers) == (1, 1));
        assert!(of_level(1).mean < of_level(2).mean && of_level(2).mean < of_level(3).mean);
    }
}
