//! The record of a game up to the moment of a board, with the branches as variations.
//!
//! Variations stand among the notes, so that everybody who reads records reads this one too:
//!
//! ```text
//! note.variation.B: The free forest
//! note.variation.B.007: 003 0 settle 8           (step 7, after step 3: seat 0; 000 is the moment itself)
//! note.variation.B.007.comment: Opens 21.
//! ```

use super::board::Board;
use game_core::Record;

/// The letter of a branch.
fn letter(branch: u32) -> char {
    char::from_u32(u32::from(b'A') + branch).unwrap_or('?')
}

/// The record up to a moment, with everything that was tried from there.
pub(crate) fn record(mut record: Record, step: u32, board: &Board) -> Record {
    record.steps.truncate(step as usize);
    record.result = None;
    for branch in &board.branches {
        record.notes.insert(format!("variation.{}", letter(branch.id)), branch.name.clone());
    }
    for node in &board.nodes {
        let name = format!("variation.{}.{:03}", letter(node.branch), node.id);
        if !node.comment.is_empty() {
            record.notes.insert(format!("{name}.comment"), node.comment.clone());
        }
        record.notes.insert(name, format!("{:03} {} {}", node.after, node.seat, node.step));
    }
    record
}

#[cfg(test)]
mod tests {
    use super::super::board::{START, tests::board};
    use super::*;
    use game_core::{AnyGame, ErasedGame, Seat, Seed};
    use game_laws::toy::Toy;

    #[test]
    fn a_record_with_variations_is_a_record() {
        static PEBBLES: ErasedGame<Toy> = ErasedGame::new();
        let setup = PEBBLES.default_setup(2);
        let mut table = PEBBLES.start(&setup, None, Seed::from_phrase("a")).unwrap();
        let moment = table.steps() as u32;
        let step = table.options(Seat::new(0)).remove(0).step;
        table.play(Seat::new(0), &step).unwrap();
        let mut board = board();
        let first = board.add(START, 0, &step, None).unwrap();
        board.branches[0].name = "Mine".to_owned();
        board.nodes[0].comment = "two\nlines".to_owned();
        let text = record(table.record(), moment, &board).to_string();
        let read: Record = text.parse().unwrap();
        assert_eq!(PEBBLES.replay(&read, None).unwrap().steps(), moment as usize);
        assert_eq!(read.notes["variation.A"], "Mine");
        assert_eq!(read.notes[&format!("variation.A.{first:03}")], format!("000 0 {step}"));
        assert_eq!(read.notes[&format!("variation.A.{first:03}.comment")], "two lines");
    }
}
