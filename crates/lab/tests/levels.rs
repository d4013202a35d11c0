//! Whoever plays better gives away less: the levels of the bots in the order of their strength, by the reviews of a fixed
//! set of games in which all four sit at one table.

use lab::{ReviewRun, review};
use study::Depth;

#[test]
fn the_stronger_level_loses_less_a_decision() {
    let bots = ["master@200", "adept", "apprentice", "novice"];
    // Passes instead of a clock: the same games and the same reviews on every machine.
    let run = ReviewRun {
        game: "altay".to_owned(),
        players: 4,
        bots: bots.iter().map(|bot| bot.parse().expect("a bot")).collect(),
        games: 3,
        depth: Depth::STANDARD,
        seed: "lab".to_owned(),
        threads: 1,
        files: Vec::new(),
    };
    let figures = review(&run).expect("the games are played and gone over");
    assert!(figures.left_out.is_empty() && figures.games == 3, "{:?}", figures.left_out);
    let losses: Vec<f64> = bots.iter().map(|bot| figures.losses[*bot].loss).collect();
    assert!(losses.windows(2).all(|pair| pair[0] < pair[1]), "{bots:?} lose {losses:?} points a decision");
    assert!(figures.gap < 1e-6, "the parts of each result come to it");
}
