//! Record files: read, replayed, refused, never broken by. What is accepted is written and read again the same.

use crate::GAMES;
use crate::choices::Choices;
use game_core::{Awaiting, Record};

/// Changes the record of a short game by these choices, with and without a hash that fits, and reads it.
///
/// # Panics
/// When an accepted record does not come out the same again.
pub fn run(bytes: &[u8]) {
    let _ = String::from_utf8_lossy(bytes).parse::<Record>();
    let mut choices = Choices::new(bytes);
    let Some(game) = choices.pick(GAMES) else { return };
    let mut table = game
        .start(&game.default_setup(game.info().min_players), None, choices.seed())
        .expect("the default set-up can be played");
    for _ in 0..choices.below(40) {
        let Awaiting::Players(awaited) = table.awaiting() else { break };
        let seat = awaited.first().expect("somebody is awaited");
        let options = table.options(seat);
        let step = &choices.pick(&options).expect("an awaited seat has a step").step;
        table.play(seat, step).expect("a listed step is taken");
    }
    let text = table.record().to_string();
    let _ = choices.change_lines(&text).parse::<Record>();

    // The same changes to the steps, under a hash that fits.
    let steps: Vec<String> = table.record().steps.iter().map(|(_, step)| step.clone()).collect();
    let mut record = table.record();
    for _ in 0..=choices.below(3) {
        let (at, other) = (choices.below(steps.len()), choices.below(steps.len()));
        if let (Some(line), Some(source)) = (record.steps.get_mut(at), steps.get(other)) {
            line.1 = choices.change_words(&line.1, source);
        }
    }
    record.rules = choices.below(4) as u32;
    if let Ok(table) = game.replay(&record, None) {
        let again = table.record();
        let read: Record = again.to_string().parse().expect("what was written is read");
        assert_eq!(read, again);
        assert_eq!(again.steps[..record.steps.len()], record.steps[..], "an accepted record keeps its steps");
    }
}
