//! Points, the five categories, placing with tie-breaks (spec 5, 6.4).

use crate::content::Worth;
use crate::effect::{Counted, WonderScore};
use crate::ids::{Achievement, Card, RegionSet, Terrain};
use crate::pile::Pile;
use crate::state::Position;
use game_core::Seat;
use serde::Serialize;

/// Points by category, in the order that breaks ties.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS))]
pub struct Points {
    /// Technologies and wonders.
    pub achievements: i32,
    /// Points printed on action cards.
    pub action_cards: i32,
    /// Regions and VP tokens.
    pub regions: i32,
    /// Captured settlements.
    pub captured_settlements: i32,
    /// Conquest tokens.
    pub conquest_tokens: i32,
}

impl Points {
    /// All categories together.
    #[must_use]
    pub const fn total(self) -> i32 {
        self.achievements
            + self.action_cards
            + self.regions
            + self.captured_settlements
            + self.conquest_tokens
    }

    /// How the points rank: the total, then the categories in order.
    #[must_use]
    pub const fn rank(self) -> (i32, Points) {
        (self.total(), self)
    }
}

impl Position {
    /// The points of a player by category. All of it is public.
    #[must_use]
    pub fn points(&self, seat: Seat) -> Points {
        let player = &self.seats[seat];
        let content = self.content.get();
        let rules = &content.rules;
        let vp = |pile: Pile<Card>| -> i32 {
            let shown = pile.only(content.with_points).sorts();
            shown.map(|(card, n)| i32::from(content.face(card).vp) * i32::from(n)).sum()
        };
        let value: i32 = player
            .conquests()
            .sorts()
            .map(|(token, n)| i32::from(content.token(token).value) * i32::from(n))
            .sum();
        let held = self.board.held[seat];
        let with_token = held.intersection(self.layout().vp_tokens);
        Points {
            achievements: player.completed.iter().map(|a| self.achievement_points(seat, a)).sum(),
            action_cards: vp(player.owned()),
            regions: held.len() as i32 * i32::from(rules.region_points)
                + with_token.len() as i32 * i32::from(rules.vp_token_points),
            captured_settlements: i32::from(player.captures()) * i32::from(rules.capture_points),
            conquest_tokens: value / i32::from(rules.conquest_divisor),
        }
    }

    /// The points of a completed achievement, the bonus for the secret wonder included (R59).
    #[must_use]
    pub fn achievement_points(&self, seat: Seat, achievement: Achievement) -> i32 {
        match self.content.get().achievement(achievement).worth {
            Worth::Technology(_) => i32::from(self.content.rules.technology_points),
            Worth::Wonder(score) => {
                let secret = self.seats[seat].secret == Some(achievement);
                let bonus = if secret { i32::from(self.content.rules.secret_bonus) } else { 0 };
                self.wonder_points(seat, score) + bonus
            }
        }
    }

    /// The points of a wonder by its formula, at most its cap.
    #[must_use]
    pub fn wonder_points(&self, seat: Seat, score: WonderScore) -> i32 {
        let counted = self.count_for_wonder(seat, score.counted) / i32::from(score.divisor);
        (i32::from(score.bonus) + counted).min(i32::from(score.cap))
    }

    fn count_for_wonder(&self, seat: Seat, counted: Counted) -> i32 {
        let player = &self.seats[seat];
        let content = self.content.get();
        let held = self.board.held[seat];
        let with = |test: fn(u8) -> bool| held.iter().filter(|r| test(self.board.settlements(*r))).count();
        let count = match counted {
            Counted::Technologies => player.completed.iter().filter(|a| a.is_technology()).count(),
            Counted::ActionCards => player.owned().len() as usize,
            Counted::RegionsWithTwo => with(|n| n >= 2),
            Counted::RegionsWithOne => with(|n| n == 1),
            Counted::CardsWithPoints => player.owned().only(content.with_points).len() as usize,
            Counted::RegionsNextToOpponent => {
                let others: RegionSet = self.board.settled().difference(held);
                let near = &self.layout().near;
                held.iter().filter(|region| near[region.index()].intersects(others)).count()
            }
            Counted::RegionsOfBestTerrain => {
                let of = |terrain: Terrain| held.intersection(content.terrains[terrain.index()]).len();
                Terrain::ALL.into_iter().map(of).max().unwrap_or(0)
            }
            Counted::StartingCards => player.owned().only(content.starting_cards).len() as usize,
            Counted::CapturedSettlements => usize::from(player.captures()),
            Counted::ConquestTokens => player.conquests().len() as usize,
        };
        count as i32
    }

    /// The place of a player: total, then categories 1 to 5; still equal shares the place (R36).
    #[must_use]
    pub fn rank(&self, seat: Seat) -> u8 {
        place_among(seat, Seat::all(self.options.players).map(|other| (other, self.points(other))))
    }
}

/// The place of a seat among all points.
pub fn place_among(seat: Seat, points: impl Iterator<Item = (Seat, Points)> + Clone) -> u8 {
    let own = points.clone().find(|(other, _)| *other == seat).map(|(_, points)| points.rank());
    1 + points.filter(|(_, points)| Some(points.rank()) > own).count() as u8
}
