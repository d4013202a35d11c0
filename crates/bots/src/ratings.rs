//! How strong the bots were found to be: the ladder of `docs/bots.md` as data.

use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// One measured step of a ladder.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating {
    /// Name of the game.
    pub game: String,
    /// Seats.
    pub players: u8,
    /// The bot.
    pub bot: String,
    /// Against whom.
    pub against: String,
    /// Games played.
    pub games: u32,
    /// Part of the games won (of rivals left behind, with more than two players), 0 to 1.
    pub score: f64,
    /// The difference in Elo.
    pub elo: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    rating: Vec<Rating>,
}

/// All measured ratings of a game, in the order of the ladder.
pub fn ratings(game: &str) -> impl Iterator<Item = &'static Rating> {
    static ALL: LazyLock<Vec<Rating>> = LazyLock::new(|| {
        toml::from_str::<File>(include_str!("../weights/ratings.toml"))
            .expect("the file that comes with the program is tested")
            .rating
    });
    ALL.iter().filter(move |rating| rating.game == game)
}
