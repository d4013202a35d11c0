//! The sets of puzzles that come with the program: whole, open, and solved again.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

use game_core::{Awaiting, Seat};
use std::collections::BTreeSet;
use study::puzzle::book::{Book, BookError, GAMES, book};
use study::puzzle::{LEVELS, RIGHT, check};

fn books() -> Vec<Book> {
    GAMES.iter().map(|game| book(game).unwrap().unwrap()).collect()
}

/// So many puzzles of a set, spread over it.
fn sample(book: &Book, count: usize) -> impl Iterator<Item = &study::puzzle::Puzzle> {
    let all = book.puzzles.len();
    (0..count.min(all)).map(move |place| &book.puzzles[place * all / count.min(all)])
}

fn is_long() -> bool {
    std::env::var_os("LONG").is_some()
}

#[test]
fn every_puzzle_has_one_answer_that_is_much_better() {
    for book in books() {
        let head = &book.head;
        let mut ids = BTreeSet::new();
        for puzzle in &book.puzzles {
            let about = format!("{} {}", head.game, puzzle.id);
            assert!(ids.insert(&puzzle.id), "{about} is there twice");
            assert!(puzzle.gap >= head.least && puzzle.gap >= 3.0 * puzzle.spread - 0.05, "{about}");
            assert!((1..=LEVELS).contains(&puzzle.level) && puzzle.round > 0, "{about}");
            // What is not right and decides something is far behind.
            let right = |value: f64| puzzle.points - value < RIGHT;
            let others = puzzle
                .values
                .iter()
                .enumerate()
                .filter(|(place, value)| !right(**value) && !puzzle.open.contains(place));
            assert!(others.count() >= 3, "{about} leaves nothing to choose");
            assert!(puzzle.values.iter().any(|value| right(*value)), "{about}");
        }
        for level in 1..=LEVELS {
            assert!(book.puzzles.iter().any(|puzzle| puzzle.level == level), "{} {level}", head.game);
        }
    }
}

#[test]
fn every_puzzle_opens_by_the_rules_of_now() {
    for book in books() {
        let game = games::find(&book.head.game).unwrap();
        let count = if is_long() { usize::MAX } else { 12 };
        for puzzle in sample(&book, count) {
            let record = book.record(puzzle);
            let former = game
                .former()
                .into_iter()
                .find(|pack| game.check_content(pack).is_ok_and(|hash| hash == record.content));
            let table = game.replay(&record, former.as_ref()).unwrap();
            let seat = Seat::new(puzzle.seat);
            assert!(matches!(table.awaiting(), Awaiting::Players(seats) if seats.contains(seat)));
            let answers = table.answers(seat);
            assert_eq!(answers.len(), puzzle.values.len(), "{}", puzzle.id);
            let place = answers.iter().position(|step| *step == puzzle.answer).unwrap();
            assert!(puzzle.points - puzzle.values[place] < RIGHT, "{}", puzzle.id);
            assert!(answers.contains(&puzzle.second), "{}", puzzle.id);
        }
    }
}

/// Solved again: with `LONG=1` with twice the passes, otherwise a few of them with a third.
#[test]
fn puzzles_have_the_same_answer_when_they_are_solved_again() {
    let (count, depth) = if is_long() { (20, (2, 1)) } else { (3, (1, 3)) };
    for book in books() {
        let checked: Vec<_> =
            sample(&book, count).map(|puzzle| check(&book, puzzle, depth, 77).unwrap()).collect();
        let same = checked.iter().filter(|one| one.same).count();
        assert!(same * 100 >= checked.len() * 95, "{}: {checked:#?}", book.head.game);
    }
}

#[test]
fn a_set_is_read_as_it_was_written_and_says_what_is_wrong() {
    for book in books() {
        assert_eq!(Book::read(&book.write()).unwrap(), book);
    }
    assert!(matches!(Book::read(""), Err(BookError::Empty)));
    let book = &books()[0];
    let text = book.write();
    let without_games: String = text
        .lines()
        .filter(|line| !line.starts_with("{\"record\""))
        .map(|line| format!("{line}\n"))
        .collect();
    assert!(matches!(Book::read(&without_games), Err(BookError::From(2, _))));
    let other = text.replacen("\"version\":1", "\"version\":9", 1);
    assert_eq!(
        Book::read(&other).unwrap_err().to_string(),
        "the set has format 9; this program reads format 1"
    );
}

#[test]
fn the_levels_are_thirds_and_the_hardest_are_hidden_best() {
    let book = &books()[0];
    let fewer = book.choose(6);
    assert_eq!(fewer.puzzles.len(), 6.min(book.puzzles.len()));
    for level in 1..=LEVELS {
        assert_eq!(fewer.puzzles.iter().filter(|puzzle| puzzle.level == level).count(), 2);
    }
    let of = |level: u8| fewer.puzzles.iter().filter(move |puzzle| puzzle.level == level);
    let hardest = of(1).map(|puzzle| puzzle.rank).max();
    assert!(of(3).all(|puzzle| Some(puzzle.rank) >= hardest));
    assert!(fewer.games.len() <= book.games.len());
}
