//! Victory points, domination and tie-breaks (spec 4).

use crate::ids::Resource;
use crate::state::{Position, SEATS, other};
use game_core::{ScoreLine, Seat};

/// What a player has of everything that scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Holdings {
    /// Controlled provinces.
    pub provinces: u8,
    /// Acquired knowledge cards.
    pub knowledge: u8,
    /// Completed wonders.
    pub wonders: u8,
    /// Developed policies.
    pub policies: u8,
    /// Free cities.
    pub free_cities: u8,
}

impl Holdings {
    /// The four categories of domination.
    const fn categories(self) -> [u8; 4] {
        [self.provinces, self.knowledge, self.wonders, self.policies]
    }
}

const DOMINATION: [&str; 4] =
    ["score-most-provinces", "score-most-knowledge", "score-most-wonders", "score-most-policies"];

impl Position {
    /// What a player has of everything that scores.
    #[must_use]
    pub fn holdings(&self, seat: Seat) -> Holdings {
        let player = &self.players[seat];
        Holdings {
            provinces: self.provinces(seat, None),
            knowledge: self.knowledge(seat),
            wonders: self.wonders(seat),
            policies: player.policies.len() as u8,
            free_cities: player.cities.len() as u8,
        }
    }

    /// Points by source, as they would be if the game ended now.
    #[must_use]
    pub fn points(&self, seat: Seat) -> [ScoreLine; 9] {
        let scoring = &self.content.get().scoring;
        let (mine, theirs) = (self.holdings(seat), self.holdings(other(seat)));
        let line = |key, count: u8, each: u8| ScoreLine { key, points: i32::from(count) * i32::from(each) };
        let most = |i: usize| {
            let (mine, theirs) = (mine.categories()[i], theirs.categories()[i]);
            let wins = mine >= theirs && mine >= scoring.domination_minimum;
            line(DOMINATION[i], u8::from(wins), scoring.domination)
        };
        [
            line("score-provinces", mine.provinces, scoring.province),
            line("score-knowledge", mine.knowledge, scoring.knowledge),
            line("score-wonders", mine.wonders, scoring.wonder),
            line("score-policies", mine.policies, scoring.policy),
            line("score-free-cities", mine.free_cities, scoring.free_city),
            most(0),
            most(1),
            most(2),
            most(3),
        ]
    }

    /// The sum of all points.
    #[must_use]
    pub fn total(&self, seat: Seat) -> i32 {
        self.points(seat).iter().map(|line| line.points).sum()
    }

    /// Points, then the advantage, then gold, then culture.
    fn result(&self, seat: Seat) -> (i32, bool, u16, u16) {
        let player = &self.players[seat];
        (
            self.total(seat),
            self.advantage.holder == Some(seat),
            player.has(Resource::Gold),
            player.has(Resource::Culture),
        )
    }

    /// 1 for the winner, and for both after a shared victory.
    pub(crate) fn rank(&self, seat: Seat) -> u8 {
        let better = SEATS.into_iter().filter(|s| self.result(*s) > self.result(seat)).count();
        better as u8 + 1
    }
}
