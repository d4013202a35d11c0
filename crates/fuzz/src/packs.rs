//! Content packs: refused with their place, or played. A pack that the loader takes can be played.

use crate::GAMES;
use crate::choices::Choices;
use game_core::Awaiting;
use game_core::erased::Pack;

/// How many steps are played with a pack that was taken.
const STEPS: usize = 60;

/// Changes a standard content by these choices and, where it is taken, plays with it.
///
/// # Panics
/// When a pack that was taken cannot be played.
pub fn run(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let Some(game) = choices.pick(GAMES) else { return };
    let pack = Pack { file: "fuzz.toml".to_owned(), text: choices.change_lines(game.content_text()) };
    if game.check_content(&pack).is_err() {
        return;
    }
    let info = game.info();
    let players =
        info.min_players + choices.below(usize::from(info.max_players - info.min_players) + 1) as u8;
    let Ok(mut table) = game.start(&game.default_setup(players), Some(&pack), choices.seed()) else { return };
    for _ in 0..STEPS {
        let Awaiting::Players(awaited) = table.awaiting() else { break };
        let seat = awaited.first().expect("somebody is awaited");
        let options = table.options(seat);
        let step = &choices.pick(&options).expect("an awaited seat has a step").step;
        table.play(seat, step).expect("a listed step is taken");
    }
}
