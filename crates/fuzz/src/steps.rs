//! Steps at a table, in notation: taken exactly when they are listed, and nothing changes when they are not.

use crate::GAMES;
use crate::choices::Choices;
use game_core::{AnyTable, Awaiting, Seat, Viewer};

/// Plays a game by these choices: now a listed step, now a line made up from steps.
///
/// # Panics
/// When a made-up step is taken that was not listed, a listed one is refused, or a refused one changed something.
pub fn run(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let Some(game) = choices.pick(GAMES) else { return };
    let info = game.info();
    let players =
        info.min_players + choices.below(usize::from(info.max_players - info.min_players) + 1) as u8;
    let mut table = game
        .start(&game.default_setup(players), None, choices.seed())
        .expect("the default set-up can be played");
    while let Awaiting::Players(awaited) = table.awaiting() {
        if choices.is_empty() {
            break;
        }
        let seats: Vec<Seat> = awaited.iter().collect();
        let Some(seat) = choices.pick(&seats).copied() else { break };
        let options: Vec<String> = table.options(seat).into_iter().map(|option| option.step).collect();
        if choices.below(3) == 0 {
            made_up(&mut choices, table.as_mut(), seat, &options);
        } else if let Some(step) = choices.pick(&options) {
            table.play(seat, step).expect("a listed step is taken");
        }
    }
}

fn made_up(choices: &mut Choices<'_>, table: &mut dyn AnyTable, seat: Seat, options: &[String]) {
    let (Some(one), Some(other)) = (choices.pick(options), choices.pick(options)) else { return };
    let line = choices.change_words(one, other);
    let before = (table.steps(), table.view(Viewer::Judge));
    match table.play(seat, &line) {
        Ok(()) => {
            let made = table.log(Viewer::Judge, before.0).into_iter().next().and_then(|line| line.notation);
            let listed = made.as_ref().is_some_and(|made| options.contains(made));
            assert!(listed, "{line:?} was taken as {made:?}, which is not listed");
        }
        Err(refused) => {
            assert!(!refused.text.key.is_empty(), "a refusal has words");
            assert!(
                before == (table.steps(), table.view(Viewer::Judge)),
                "{line:?} was refused and changed something"
            );
        }
    }
}
