//! A contest as it is stored.

use super::scoring::GameResult;
use super::standings::Line;
use super::swiss::Past;
use crate::api::{Clock, ClubRef, ContestKind, ContestStatus, UserKind, VanishRule};
use crate::ids::{ChallengeId, TableId, UserId};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::HashMap;

/// A league or tournament. Fields may be added with a default, never changed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Contest {
    pub title: String,
    pub game: String,
    /// How many sit at a table.
    pub players: u8,
    #[serde(default)]
    pub setup: Option<Map<String, Value>>,
    pub kind: ContestKind,
    pub owner: UserId,
    pub owner_name: String,
    #[serde(default)]
    pub club: Option<ClubRef>,
    pub clock: Clock,
    pub round_minutes: u32,
    #[serde(default)]
    pub prompt: bool,
    pub vanish: VanishRule,
    pub most: u16,
    #[serde(default)]
    pub start_at: Option<i64>,
    pub status: ContestStatus,
    /// Everybody who takes part; numbers elsewhere are places in this list.
    pub entrants: Vec<Entered>,
    pub seasons: Vec<Season>,
}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Entered {
    /// Empty when the person wants to be forgotten.
    pub user: UserId,
    pub name: String,
    pub kind: UserKind,
    /// The rating at the beginning.
    #[serde(default)]
    pub rating: Option<i32>,
    /// Vanished or left.
    #[serde(default)]
    pub gone: bool,
}

/// A season of a league; a tournament has one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Season {
    /// Who plays in which division, in the order of the beginning.
    pub divisions: Vec<Vec<usize>>,
    pub rounds: Vec<Round>,
    #[serde(default)]
    pub ended_at: Option<i64>,
    /// The standings of each division when it ended.
    #[serde(default)]
    pub finals: Vec<Vec<Line>>,
}

/// A round.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Round {
    pub starts_at: i64,
    pub deadline: i64,
    #[serde(default)]
    pub begun: bool,
    #[serde(default)]
    pub ended_at: Option<i64>,
    pub games: Vec<Game>,
    /// Those without a game who get points for it, or go through.
    #[serde(default)]
    pub byes: Vec<usize>,
    /// The deal that everybody plays.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<ChallengeId>,
}

/// A game of a round.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Game {
    /// The table at which it is played, named before it is made.
    #[serde(default)]
    pub table: Option<TableId>,
    pub division: usize,
    pub seats: Vec<usize>,
    /// Those for whom a bot sat down.
    #[serde(default)]
    pub bots: Vec<usize>,
    /// How often somebody was replaced because the round was over.
    #[serde(default)]
    pub late: u32,
    #[serde(default)]
    pub result: Option<GameResult>,
}

impl Contest {
    pub fn seats(&self) -> usize {
        usize::from(self.players)
    }

    /// As few as may begin.
    pub fn least(&self) -> usize {
        match self.kind {
            ContestKind::League { .. } => self.seats().max(super::league::SMALLEST),
            ContestKind::Swiss { .. } => 2 * self.seats(),
            ContestKind::Knockout => self.seats().max(3),
            ContestKind::Duplicate { .. } => 2,
        }
    }

    /// Somebody among the entrants.
    pub fn find(&self, user: &UserId) -> Option<usize> {
        self.entrants.iter().position(|entered| entered.user == *user)
    }

    /// Everybody who finds it among their own.
    pub fn people(&self) -> Vec<UserId> {
        let all = self.entrants.iter().map(|entered| &entered.user).chain([&self.owner]);
        let mut people: Vec<UserId> = all.filter(|user| !user.as_str().is_empty()).cloned().collect();
        people.sort();
        people.dedup();
        people
    }

    pub fn season(&self) -> Option<&Season> {
        self.seasons.last()
    }

    /// The round that is played or comes next.
    pub fn round(&self) -> Option<(usize, &Round)> {
        let rounds = &self.season()?.rounds;
        rounds.iter().enumerate().find(|(_, round)| round.ended_at.is_none())
    }

    /// The games of the round that is played which have no result yet.
    pub fn open_games(&self) -> Vec<&Game> {
        let round = self.round().filter(|(_, round)| round.begun);
        let games = round.map(|(_, round)| round.games.iter()).into_iter().flatten();
        games.filter(|game| game.result.is_none()).collect()
    }

    /// Somebody wants to be forgotten: no name stays.
    pub fn forget(&mut self, user: &UserId) {
        for entered in self.entrants.iter_mut().filter(|entered| entered.user == *user) {
            entered.gone = true;
            entered.user = UserId::new("");
            entered.name.clear();
        }
        if self.owner == *user {
            self.owner = UserId::new("");
            self.owner_name.clear();
        }
    }
}

impl Round {
    /// Is everything decided?
    pub fn is_decided(&self) -> bool {
        self.begun && self.games.iter().all(|game| game.result.is_some())
    }
}

/// Who met whom, sat where and was without a game, in the rounds that have begun.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    met: HashMap<(usize, usize), u32>,
    byes: HashMap<usize, u32>,
    sat: HashMap<(usize, usize), u32>,
}

impl History {
    pub fn of(season: &Season) -> Self {
        let mut history = History::default();
        for round in season.rounds.iter().filter(|round| round.begun) {
            for game in &round.games {
                for (seat, one) in game.seats.iter().enumerate() {
                    *history.sat.entry((*one, seat)).or_default() += 1;
                    for other in game.seats.iter().filter(|other| *other != one) {
                        *history.met.entry((*one, *other)).or_default() += 1;
                    }
                }
            }
            for one in &round.byes {
                *history.byes.entry(*one).or_default() += 1;
            }
        }
        history
    }

    /// How often somebody sat on a seat.
    pub fn sat(&self, one: usize, seat: usize) -> u32 {
        self.sat.get(&(one, seat)).copied().unwrap_or(0)
    }
}

impl Past for History {
    fn met(&self, a: usize, b: usize) -> u32 {
        self.met.get(&(a, b)).copied().unwrap_or(0)
    }

    fn byes(&self, one: usize) -> u32 {
        self.byes.get(&one).copied().unwrap_or(0)
    }
}
