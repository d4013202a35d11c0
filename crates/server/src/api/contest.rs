//! Leagues and tournaments: what is asked for when one is made, and how it stands.

use super::{Clock, ClubRef, PersonName};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum ContestKind {
    /// Divisions in which everybody meets everybody, and seasons between which the best go up and the last go down.
    League {
        /// How many people a division has, 4 to 7; some have one more or less.
        division: u8,
        /// How many go up and down, 0 to 3.
        movers: u8,
        /// How many seasons, 1 to 20.
        seasons: u8,
        /// Hours between two seasons, 0 to 720.
        pause_hours: u32,
        /// All games of a season begin together.
        at_once: bool,
    },
    /// A number of rounds in which people of about the same standing meet.
    Swiss {
        /// How many, 1 to 15.
        rounds: u8,
    },
    /// Whoever loses is out.
    Knockout,
    /// Everybody plays the same deals, one a round, each at a table of their own against the same bots; compared by
    /// matchpoints in percent. The bots are those of `vanish`, and whoever does not play a deal in time has given it up.
    Duplicate {
        /// How many, 1 to 12.
        deals: u8,
    },
}

/// What becomes of people who vanish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Vanish {
    /// A bot plays on for them, and what it reaches counts.
    Bot,
    /// They lose, and get no more points.
    Forfeit,
}

/// What becomes of people who vanish, and which bot takes their seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct VanishRule {
    /// What becomes of them.
    pub rule: Vanish,
    /// Level of the bot that sits down where a game of more than two goes on without them, or plays for them.
    pub level: String,
}

/// A new league or tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct NewContest {
    /// Its name, 1 to 40 characters.
    pub title: String,
    /// Which game.
    pub game: String,
    /// How many sit at a table.
    pub players: u8,
    /// Chosen options of the set-up, as for a table.
    #[serde(default)]
    #[ts(type = "Record<string, unknown> | null")]
    pub setup: Option<serde_json::Map<String, serde_json::Value>>,
    /// What is played.
    pub kind: ContestKind,
    /// Thinking time; what happens at its end follows from `vanish`.
    pub clock: Clock,
    /// Minutes from the beginning of a round to its end, 5 to 129,600; of a season where all games begin together.
    pub round_minutes: u32,
    /// The next round begins as soon as the last one is over, and not only when its day has come.
    #[serde(default)]
    #[ts(as = "Option<bool>")]
    pub prompt: bool,
    /// What becomes of people who vanish.
    pub vanish: VanishRule,
    /// As many as may take part, up to 128.
    pub most: u16,
    /// When it begins; without it when it is full, or when whoever made it says so.
    #[serde(default)]
    pub start_at: Option<i64>,
    /// Only for members of this club.
    #[serde(default)]
    pub club: Option<String>,
}

/// Where a league or tournament is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum ContestStatus {
    /// People come and leave.
    Open,
    /// It is played.
    Running,
    /// It is over.
    Over,
    /// It came to nothing.
    Cancelled,
}

/// A league or tournament in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ContestCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub title: String,
    /// Which game.
    pub game: String,
    /// How many sit at a table.
    pub players: u8,
    /// What is played.
    pub kind: ContestKind,
    /// Open, running, over or cancelled.
    pub status: ContestStatus,
    /// The club whose members may take part.
    pub club: Option<ClubRef>,
    /// How many take part.
    pub entrants: u16,
    /// How many may.
    pub most: u16,
    /// The season that is played or was played last, from 1; 0 before the first.
    pub season: u16,
    /// The round that is played, from 1; 0 before the first.
    pub round: u16,
    /// How many rounds the season has.
    pub rounds: u16,
    /// When it begins, where that is known.
    pub start_at: Option<i64>,
    /// When the round ends, while one is played.
    pub deadline: Option<i64>,
    /// Does the caller take part?
    pub joined: bool,
    /// When something last happened.
    pub updated_at: i64,
}

/// A page of leagues and tournaments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ContestList {
    /// The last changed first.
    pub contests: Vec<ContestCard>,
    /// Send as `before` for the next page.
    pub next: Option<i64>,
}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Entrant {
    /// Who; without a name when the person is no longer here.
    pub person: PersonName,
    /// The rating with which the person began; `null` before the beginning.
    pub rating: Option<i32>,
    /// Vanished or left: the rule of the contest holds.
    pub gone: bool,
}

/// What parts people with equal points, in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum TieBreak {
    /// The round that was reached.
    Reached,
    /// The place at the last table.
    Place,
    /// Points of the contest.
    Points,
    /// The points of all opponents together.
    Strength,
    /// Among those who are equal: how often ahead of each other, less how often behind.
    Direct,
    /// The share of all points of the game at each table, together.
    Share,
    /// The order at the beginning.
    Seed,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct StandingLine {
    /// Which of the entrants.
    pub entrant: u16,
    /// The place, from 1.
    pub place: u16,
    /// Games that are decided.
    pub played: u16,
    /// Points.
    pub points: f64,
    /// The points of all opponents together.
    pub strength: f64,
    /// Ahead less behind, against those who are equal up to there.
    pub direct: i32,
    /// The shares of the points at each table, together.
    pub share: f64,
    /// The round that was reached in a knock-out; one more for who won it.
    pub reached: u16,
    /// Where this place leads after the season: 1 is up, -1 down.
    pub moves: i8,
}

/// A division of a league; a tournament has one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct DivisionState {
    /// `A` is the highest.
    pub name: String,
    /// The standings.
    pub standings: Vec<StandingLine>,
}

/// How a game came to its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum GameDecided {
    /// It was played.
    Played,
    /// The other one did not come.
    Walkover,
    /// It could not be played to its end, and is as good as a draw for everybody.
    Annulled,
}

/// A game of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ContestGame {
    /// Its table; `null` before the round begins, and where nothing was played.
    pub table: Option<String>,
    /// Which division.
    pub division: u16,
    /// The entrants by seat.
    pub seats: Vec<u16>,
    /// Those of them for whom a bot sat down.
    pub bots: Vec<u16>,
    /// How it came to its result; `null` while it has none.
    pub decided: Option<GameDecided>,
    /// The places that count, by seat.
    pub places: Vec<u8>,
    /// The points of the game itself, by seat.
    pub scores: Vec<i32>,
    /// What it is worth, by seat.
    pub points: Vec<f64>,
}

/// A round in the calendar.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct RoundState {
    /// Its number, from 1.
    pub number: u16,
    /// When it begins or began.
    pub starts_at: i64,
    /// Until when it is to be played.
    pub deadline: i64,
    /// Has it begun?
    pub begun: bool,
    /// When it was over.
    pub ended_at: Option<i64>,
    /// Its games; empty while nobody knows who meets whom.
    pub games: Vec<ContestGame>,
    /// The entrants without a game who get points for it or go through.
    pub byes: Vec<u16>,
    /// The deal that everybody played, once the round is over; for those who took part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deal: Option<String>,
}

/// A season of a league; a tournament has one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct SeasonState {
    /// Its number, from 1.
    pub number: u16,
    /// The divisions.
    pub divisions: Vec<DivisionState>,
    /// The calendar.
    pub rounds: Vec<RoundState>,
    /// When it was over.
    pub ended_at: Option<i64>,
    /// When the next one begins.
    pub next_at: Option<i64>,
}

/// A league or tournament as the caller sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ContestState {
    /// As in lists.
    pub card: ContestCard,
    /// Who made it.
    pub owner: PersonName,
    /// Did the caller make it?
    pub yours: bool,
    /// The caller among the entrants.
    pub you: Option<u16>,
    /// May the caller come in now?
    pub may_join: bool,
    /// As few as may begin.
    pub least: u16,
    /// Thinking time.
    pub clock: Clock,
    /// Minutes of a round.
    pub round_minutes: u32,
    /// Does the next round begin as soon as the last one is over?
    pub prompt: bool,
    /// What becomes of people who vanish.
    pub vanish: VanishRule,
    /// What each place gives.
    pub place_points: Vec<f64>,
    /// What a round without a game gives.
    pub bye_points: f64,
    /// What parts equal points, in this order.
    pub tie_breaks: Vec<TieBreak>,
    /// Everybody who takes part, in the order in which they came.
    pub entrants: Vec<Entrant>,
    /// How many seasons there were or are.
    pub seasons: u16,
    /// The season that is shown; `null` before the first.
    pub season: Option<SeasonState>,
}
