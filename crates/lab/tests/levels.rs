//! Whoever plays better gives away less: the levels of the bots in the order of their strength, by the reviews of a fixed
//! set of games.

use lab::{ReviewRun, review};
use study::Depth;

/// Passes instead of a clock: the same games and the same reviews on every machine.
const LEVELS: [&str; 4] = ["master@400", "adept", "apprentice", "novice"];

fn is_long() -> bool {
    std::env::var_os("LONG").is_some_and(|long| long == "1")
}

/// The levels take the seats in turn, and the stronger one loses less a decision.
fn stand_in_order(game: &str, players: u8, games: u32) {
    let run = ReviewRun {
        game: game.to_owned(),
        players,
        bots: LEVELS.iter().map(|bot| bot.parse().expect("a bot")).collect(),
        games,
        depth: Depth::STANDARD,
        seed: "lab".to_owned(),
        threads: 1,
        files: Vec::new(),
    };
    let figures = review(&run).expect("the games are played and gone over");
    assert!(figures.left_out.is_empty() && figures.games == games, "{:?}", figures.left_out);
    let losses: Vec<f64> = LEVELS.iter().map(|bot| figures.losses[*bot].loss).collect();
    assert!(losses.windows(2).all(|pair| pair[0] < pair[1]), "{LEVELS:?} lose {losses:?} points a decision");
    assert!(figures.gap < 1e-6, "the parts of each result come to it");
}

#[test]
fn the_stronger_level_loses_less_a_decision_in_altay() {
    stand_in_order("altay", 4, 3);
}

#[test]
fn the_stronger_level_loses_less_a_decision_in_monumental_duel() {
    stand_in_order("monumental-duel", 2, if is_long() { 24 } else { 4 });
}

/// The other titles take minutes in a build for tests, so only with `LONG=1`.
#[test]
fn the_stronger_level_loses_less_a_decision_in_the_long_titles() {
    if is_long() {
        stand_in_order("anunnaki", 4, 6);
        stand_in_order("terra-mystica", 4, 3);
    }
}
