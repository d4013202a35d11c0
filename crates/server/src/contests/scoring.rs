//! From places at a table to points.

use crate::api::Vanish;
use serde::{Deserialize, Serialize};

/// Points are kept in sixtieths, so that two, three, four or five who share places can share points.
pub(crate) const UNIT: i64 = 60;

/// How a game came to its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Decided {
    /// It was played.
    Played,
    /// The other one did not come.
    Walkover,
    /// It could not be played to its end, and is as good as a draw for everybody.
    Annulled,
}

/// What came of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct GameResult {
    pub how: Decided,
    /// The places that count, by seat.
    pub places: Vec<u8>,
    /// The points of the game itself, by seat.
    pub scores: Vec<i32>,
    /// What it is worth, by seat, in sixtieths.
    pub points: Vec<i64>,
    /// What came of a deal that others play too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<super::duplicate::DealEnd>,
}

/// A seat at the end of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatEnd {
    pub place: u8,
    pub score: i32,
    /// The person gave up.
    pub resigned: bool,
    /// A bot sat there at the end, or all the time.
    pub bot: bool,
}

/// What each place gives at a table of so many, the first place first.
pub(crate) fn place_points(seats: usize) -> Vec<i64> {
    let whole: Vec<i64> = match seats {
        2 => vec![2, 0],
        3 => vec![3, 1, 0],
        4 => vec![5, 3, 1, 0],
        5 => vec![6, 4, 2, 1, 0],
        more => (0..more as i64).rev().collect(),
    };
    whole.into_iter().map(|points| points * UNIT).collect()
}

/// What a round without a game gives: of two the win, of more the second place.
pub(crate) fn bye_points(seats: usize) -> i64 {
    let all = place_points(seats);
    all.get(usize::from(seats > 2)).copied().unwrap_or_default()
}

/// Places as a ranking of these keys: equal keys share a place.
fn ranking<K: PartialOrd>(keys: &[K]) -> Vec<u8> {
    let place = |one: &K| 1 + keys.iter().filter(|other| *other < one).count() as u8;
    keys.iter().map(place).collect()
}

/// Those who share a place share what the places they take would give.
fn shared(places: &[u8]) -> Vec<i64> {
    let scale = place_points(places.len());
    let worth = |place: &u8| {
        let first = usize::from(*place).saturating_sub(1);
        let count = places.iter().filter(|other| *other == place).count().max(1);
        let sum: i64 = scale.iter().skip(first).take(count).sum();
        sum / count as i64
    };
    places.iter().map(worth).collect()
}

/// What a game is worth that came to its end. Whoever gave up, and by forfeit whoever vanished, is behind all others
/// and gets nothing; otherwise what the bot reached counts.
pub(crate) fn played(seats: &[SeatEnd], rule: Vanish) -> GameResult {
    let lost = |seat: &SeatEnd| seat.resigned || (seat.bot && rule == Vanish::Forfeit);
    let key = |seat: &SeatEnd| (lost(seat), if lost(seat) { 0 } else { seat.place });
    let places = ranking(&seats.iter().map(key).collect::<Vec<_>>());
    let mut points = shared(&places);
    for (points, seat) in points.iter_mut().zip(seats) {
        if lost(seat) {
            *points = 0;
        }
    }
    let scores = seats.iter().map(|seat| seat.score).collect();
    GameResult { how: Decided::Played, places, scores, points, deal: None }
}

/// A game of two that is not played: whoever is there wins.
pub(crate) fn walkover(gone: &[bool]) -> GameResult {
    let places = ranking(gone);
    let points = shared(&places).into_iter().zip(gone).map(|(points, gone)| if *gone { 0 } else { points });
    GameResult {
        how: Decided::Walkover,
        points: points.collect(),
        scores: vec![0; gone.len()],
        places: if gone.iter().all(|gone| *gone) { vec![1; gone.len()] } else { places },
        deal: None,
    }
}

/// A game that came to nothing.
pub(crate) fn annulled(seats: usize) -> GameResult {
    let places = vec![1; seats];
    GameResult { how: Decided::Annulled, points: shared(&places), scores: vec![0; seats], places, deal: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(places: &[u8]) -> Vec<SeatEnd> {
        places
            .iter()
            .map(|place| SeatEnd { place: *place, score: -i32::from(*place), ..SeatEnd::default() })
            .collect()
    }

    fn worth(places: &[u8]) -> Vec<i64> {
        played(&seats(places), Vanish::Bot).points
    }

    #[test]
    fn places_give_points() {
        assert_eq!(worth(&[2, 1]), [0, 120]);
        assert_eq!(worth(&[1, 2, 3, 4]), [300, 180, 60, 0]);
        assert_eq!(worth(&[3, 1, 2]), [0, 180, 60]);
        assert_eq!(worth(&[5, 4, 3, 2, 1]), [0, 60, 120, 240, 360]);
    }

    #[test]
    fn who_shares_a_place_shares_the_points_and_none_is_lost() {
        assert_eq!(worth(&[1, 1]), [60, 60]);
        assert_eq!(worth(&[1, 2, 2, 4]), [300, 120, 120, 0]);
        assert_eq!(worth(&[1, 1, 1]), [80, 80, 80]);
        for places in [[1, 1, 1, 1], [1, 1, 3, 3], [1, 2, 2, 2], [1, 1, 1, 4]] {
            assert_eq!(worth(&places).iter().sum::<i64>(), place_points(4).iter().sum::<i64>(), "{places:?}");
        }
    }

    #[test]
    fn by_forfeit_who_vanished_is_behind_everybody_and_gets_nothing() {
        let mut table = seats(&[1, 2, 3, 4]);
        table[0].bot = true;
        let forfeit = played(&table, Vanish::Forfeit);
        assert_eq!((forfeit.places, forfeit.points), (vec![4, 1, 2, 3], vec![0, 300, 180, 60]));
        let bot = played(&table, Vanish::Bot);
        assert_eq!((bot.places, bot.points), (vec![1, 2, 3, 4], vec![300, 180, 60, 0]));
    }

    #[test]
    fn who_gives_up_gets_nothing_whatever_the_rule() {
        let mut table = seats(&[1, 2]);
        table[0].resigned = true;
        for rule in [Vanish::Bot, Vanish::Forfeit] {
            assert_eq!(played(&table, rule).points, [0, 120]);
        }
    }

    #[test]
    fn two_who_vanished_share_the_last_place_and_get_nothing() {
        let mut table = seats(&[1, 2, 3, 4]);
        (table[0].bot, table[2].bot) = (true, true);
        let result = played(&table, Vanish::Forfeit);
        assert_eq!((result.places, result.points), (vec![3, 1, 3, 2], vec![0, 300, 0, 180]));
    }

    #[test]
    fn who_is_there_wins_without_a_game() {
        assert_eq!(walkover(&[true, false]).points, [0, 120]);
        assert_eq!(walkover(&[true, true]).points, [0, 0]);
        assert_eq!(walkover(&[true, true]).places, [1, 1]);
    }

    #[test]
    fn a_game_that_came_to_nothing_is_a_draw() {
        assert_eq!(annulled(2).points, [60, 60]);
        assert_eq!(annulled(4).points, [135, 135, 135, 135]);
    }

    #[test]
    fn a_round_without_a_game_gives_the_win_of_two_and_the_second_place_of_more() {
        assert_eq!((bye_points(2), bye_points(3), bye_points(4)), (120, 60, 180));
    }
}
