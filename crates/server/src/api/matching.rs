//! Playing against people who come by, and being away for some days.

use super::{Clock, OnTimeout, Pace};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How quickly people want to play who look for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum MatchSpeed {
    /// At one sitting: 10 minutes for everybody, and 15 seconds more with each turn.
    Quick,
    /// At one sitting: 30 minutes for everybody, and 30 seconds more with each turn.
    Calm,
    /// A day for each turn.
    Day,
    /// Three days for each turn.
    Days,
}

impl MatchSpeed {
    /// The clock of such a table.
    #[must_use]
    pub const fn clock(self) -> Clock {
        let timeout = OnTimeout::Bot;
        match self {
            MatchSpeed::Quick => Clock::Live { bank: 600, increment: 15, timeout },
            MatchSpeed::Calm => Clock::Live { bank: 1_800, increment: 30, timeout },
            MatchSpeed::Day => Clock::Turns { hours: 24, timeout },
            MatchSpeed::Days => Clock::Turns { hours: 72, timeout },
        }
    }

    /// Which ladder it counts for.
    #[must_use]
    pub const fn pace(self) -> Pace {
        match self {
            MatchSpeed::Quick | MatchSpeed::Calm => Pace::Live,
            MatchSpeed::Day | MatchSpeed::Days => Pace::Turns,
        }
    }

    /// The longest time, in minutes, that people are waited for.
    #[must_use]
    pub const fn longest_wait(self) -> u32 {
        match self.pace() {
            Pace::Live => 60,
            Pace::Turns => 7 * 24 * 60,
        }
    }
}

/// Somebody wants to play against people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct MatchRequest {
    /// Which game.
    pub game: String,
    /// At how many seats.
    pub players: u8,
    /// How quickly.
    pub speed: MatchSpeed,
    /// Only with people whose rating is within 200 points of the own one?
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub near: bool,
    /// After so many minutes bots take the seats that are left: up to 60 at one sitting, up to a week by turns.
    pub fill_after: u32,
    /// Which bots; those that usually stand in otherwise.
    #[serde(default)]
    #[ts(optional)]
    pub bot: Option<String>,
}

/// A table at which people meet who look for each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct MatchInfo {
    /// How quickly they want to play.
    pub speed: MatchSpeed,
    /// The rating near which everybody has to be; `null` for everybody.
    pub around: Option<i32>,
    /// When bots take the seats that are left.
    pub fills_at: i64,
    /// Which bots.
    pub bot: String,
}

/// The caller's vacation: games by turns wait for somebody who is away.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct VacationState {
    /// Until when it lasts, in milliseconds since 1970; `null` when there is none.
    pub until: Option<i64>,
    /// Days that are left this year.
    pub left: u32,
    /// Days that everybody has in a year.
    pub most: u32,
}

/// A vacation from now on, longer or shorter than before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct VacationRequest {
    /// Its end, in milliseconds since 1970; `null`, or what has passed, ends it now.
    pub until: Option<i64>,
}
