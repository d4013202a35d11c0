//! How strong the bots were found to be: the ladder of `docs/bots.md` as data.

use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// One measured match of a ladder.
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

/// Where a bot stands among the bots of its game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rung {
    /// The bot.
    pub bot: String,
    /// Its Elo; the novice has 1000 in every game, so ratings of different games cannot be compared.
    pub rating: i32,
    /// Half the width of the 95 % interval; errors of all matches between the novice and the bot add up.
    pub error: i32,
}

/// The rating of the bot that all others are measured from.
const NOVICE: f64 = 1000.0;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    rating: Vec<Rating>,
}

/// All measured matches of a game, in the order of the ladder.
pub fn ratings(game: &str) -> impl Iterator<Item = &'static Rating> {
    static ALL: LazyLock<Vec<Rating>> = LazyLock::new(|| {
        toml::from_str::<File>(include_str!("../weights/ratings.toml"))
            .expect("the file that comes with the program is tested")
            .rating
    });
    ALL.iter().filter(move |rating| rating.game == game)
}

/// The bots of a game with their ratings, the weakest first; empty where nothing was measured.
#[must_use]
pub fn ladder(game: &str) -> Vec<Rung> {
    climb(ratings(game))
}

/// Joins matches to one scale, beginning with the novice.
fn climb<'a>(matches: impl Iterator<Item = &'a Rating>) -> Vec<Rung> {
    let mut left: Vec<&Rating> = matches.collect();
    let mut known: Vec<(&str, f64, f64)> = vec![("novice", NOVICE, 0.0)];
    loop {
        let of = |bot: &str| known.iter().find(|(name, ..)| *name == bot).copied();
        let next = left.iter().position(|m| of(&m.bot).is_some() != of(&m.against).is_some());
        let Some(next) = next else { break };
        let m = left.remove(next);
        let error = (m.high - m.low) / 2.0;
        let entry = match (of(&m.bot), of(&m.against)) {
            (Some((_, elo, so_far)), _) => (m.against.as_str(), elo - m.elo, so_far.hypot(error)),
            (_, Some((_, elo, so_far))) => (m.bot.as_str(), elo + m.elo, so_far.hypot(error)),
            (None, None) => break,
        };
        known.push(entry);
    }
    if known.len() == 1 {
        return Vec::new();
    }
    known.sort_by(|a, b| a.1.total_cmp(&b.1));
    let rung = |(bot, rating, error): (&str, f64, f64)| Rung {
        bot: bot.to_owned(),
        rating: rating.round() as i32,
        error: error.round() as i32,
    };
    known.into_iter().map(rung).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(bot: &str, against: &str, elo: f64, error: f64) -> Rating {
        Rating {
            game: "pebbles".to_owned(),
            players: 2,
            bot: bot.to_owned(),
            against: against.to_owned(),
            games: 100,
            score: 0.5,
            elo,
            low: elo - error,
            high: elo + error,
        }
    }

    #[test]
    fn matches_join_to_one_ladder_with_growing_errors() {
        let matches = [
            measured("master", "greedy", 150.0, 40.0),
            measured("greedy", "random", 500.0, 60.0),
            measured("apprentice", "novice", 100.0, 30.0),
            measured("master", "apprentice", 200.0, 40.0),
        ];
        let rungs = climb(matches.iter());
        let told: Vec<_> = rungs.iter().map(|rung| (rung.bot.as_str(), rung.rating, rung.error)).collect();
        assert_eq!(
            told,
            [
                ("random", 650, 88),
                ("novice", 1000, 0),
                ("apprentice", 1100, 30),
                ("greedy", 1150, 64),
                ("master", 1300, 50),
            ]
        );
    }

    #[test]
    fn without_matches_there_is_no_ladder() {
        assert_eq!(climb([].iter()), []);
        assert_eq!(ladder("pebbles"), []);
    }
}
