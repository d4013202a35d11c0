//! People: their pages, the ladders, friends and blocked people, invitations.

use super::table::TableSummary;
use super::user::UserKind;
use game_core::Text;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How a game was played. Each has a ladder of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// At one sitting.
    Live,
    /// Over days, a turn now and then.
    Turns,
}

impl Pace {
    /// Both.
    pub const ALL: [Pace; 2] = [Pace::Live, Pace::Turns];

    /// As it is written.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Live => "live",
            Pace::Turns => "turns",
        }
    }
}

/// Who may see somebody's page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum ProfileShown {
    /// Everybody.
    #[default]
    Everybody,
    /// People who finished a game with its owner.
    Met,
    /// Nobody else.
    Nobody,
}

/// What somebody is to the caller. Nobody else is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// On the caller's list of friends.
    Friend,
    /// Cannot invite the caller, sit down at the caller's tables, or be read in chat.
    Blocked,
}

/// Somebody, in short.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct PersonName {
    /// The id.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Guest, account or program.
    pub kind: UserKind,
}

/// Somebody's page, as far as the caller may see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Profile {
    /// Who.
    pub person: PersonName,
    /// Is it the caller's own?
    pub you: bool,
    /// The caller may not see it: everything below is empty.
    pub hidden: bool,
    /// Who may see it; told to its owner only.
    pub shown: Option<ProfileShown>,
    /// What the person is to the caller.
    pub tie: Option<Tie>,
    /// Here since, in milliseconds since 1970.
    pub since: Option<i64>,
    /// When the last game ended that the caller may know of.
    pub last_at: Option<i64>,
    /// Ratings, at most one per game and pace.
    pub ratings: Vec<ProfileRating>,
    /// Results, one per game.
    pub games: Vec<GameResults>,
    /// Does the person stay to the end, and how quickly does an answer come?
    pub reliability: Reliability,
    /// First choices that came more than once, the usual first.
    pub openings: Vec<UsualOpening>,
    /// Finished tables that the caller may look at, the newest first.
    pub recent: Vec<PlayedTable>,
    /// How many there are.
    pub finished: u32,
    /// Running tables that the caller may look at.
    pub running: Vec<TableSummary>,
    /// Games of the caller with this person; `null` on the own page and before the first one.
    pub met: Option<Met>,
}

/// A rating and how it came about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ProfileRating {
    /// Which game.
    pub game: String,
    /// Live or by turns.
    pub pace: Pace,
    /// The rating.
    pub rating: i32,
    /// Half the width of its 95 % interval.
    pub error: i32,
    /// Too few games to rely on it.
    pub provisional: bool,
    /// Games that count.
    pub games: u32,
    /// First places among them.
    pub won: u32,
    /// After each game that counts, the oldest first.
    pub history: Vec<RatingPoint>,
}

/// A rating at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct RatingPoint {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// The rating.
    pub rating: i32,
}

/// Results of somebody in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct GameResults {
    /// Which game.
    pub game: String,
    /// All of them.
    pub all: Counted,
    /// By what was played: the message of the game that names the faction, house or people.
    pub sides: Vec<SideResults>,
    /// By the number of players.
    pub players: Vec<PlayersResults>,
}

/// Games counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Counted {
    /// Games.
    pub games: u32,
    /// First places.
    pub won: u32,
    /// Part of the games that chance alone would win, 0 to 1.
    pub chance: f64,
    /// Points on average.
    pub points: f64,
}

/// Results with one faction, house or people.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct SideResults {
    /// The message of the game that names it.
    pub side: String,
    /// How it went.
    pub results: Counted,
}

/// Results at tables of one size.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PlayersResults {
    /// How many players.
    pub players: u8,
    /// How it went.
    pub results: Counted,
}

/// Numbers, not judgement.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Reliability {
    /// Games that the person began and that are over.
    pub begun: u32,
    /// Those of them that the person played to the end.
    pub finished: u32,
    /// The usual time until an answer, in milliseconds: half of the turns took longer.
    pub answer: Option<i64>,
    /// How often an answer came in each hour of the day, by UTC; empty where there was none.
    pub hours: Vec<u32>,
}

/// The first choices of several games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct UsualOpening {
    /// Which game.
    pub game: String,
    /// The message of the game that names what was played.
    pub side: Option<String>,
    /// What was done first, in messages of the game.
    pub choices: Vec<Text>,
    /// How it went.
    pub results: Counted,
}

/// A finished table of somebody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct PlayedTable {
    /// The table.
    pub table: TableSummary,
    /// Where the person sat.
    pub seat: u8,
    /// The message of the game that names what the person played.
    pub side: Option<String>,
    /// The place.
    pub place: u8,
    /// The points.
    pub points: i32,
    /// Did the person leave before the end?
    pub left: bool,
    /// By how much the rating changed; `null` where the game does not count.
    pub change: Option<i32>,
    /// Why it does not count; `null` where it does.
    pub uncounted: Option<Uncounted>,
}

/// Why a game does not count for the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Uncounted {
    /// Somebody knew the seed: a practice or guided game.
    Practice,
    /// Played with a content pack.
    Pack,
    /// Bots could be asked for hints.
    Hints,
    /// Nobody could watch.
    Private,
    /// It went back beyond something that was revealed.
    Rewound,
    /// Two seats at one screen.
    SameScreen,
    /// Only bots played.
    BotsOnly,
    /// It did not come to its end.
    Unfinished,
}

/// Games of two people with each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Met {
    /// Games.
    pub games: u32,
    /// In so many the person was ahead of the caller.
    pub ahead: u32,
    /// In so many behind.
    pub behind: u32,
}

/// The ladder of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Ladder {
    /// Which game.
    pub game: String,
    /// Live or by turns.
    pub pace: Pace,
    /// Everybody, the strongest first.
    pub rungs: Vec<LadderRung>,
}

/// Somebody on a ladder.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct LadderRung {
    /// The place; `null` for bots, which are there to compare, and while the rating is provisional.
    pub place: Option<u32>,
    /// A person or program; `null` for a bot.
    pub person: Option<PersonName>,
    /// The level of a bot of the house.
    pub bot: Option<String>,
    /// Is it the caller?
    pub you: bool,
    /// The rating.
    pub rating: i32,
    /// Half the width of its 95 % interval.
    pub error: i32,
    /// Too few games to rely on it.
    pub provisional: bool,
    /// Was the rating measured beforehand, so that games do not change it?
    pub measured: bool,
    /// Games that count.
    pub games: u32,
    /// First places among them.
    pub won: u32,
}

/// Chooses who may see the caller's page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ShownRequest {
    /// Who.
    pub shown: ProfileShown,
}

/// Makes somebody a friend, blocks somebody, or neither.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct TieRequest {
    /// What the person shall be to the caller.
    pub tie: Option<Tie>,
}

/// The caller's friends and blocked people. Nobody else is told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Ties {
    /// Friends.
    pub friends: Vec<PersonName>,
    /// Blocked people.
    pub blocked: Vec<PersonName>,
}

/// Asks somebody to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct InviteRequest {
    /// The id or login of the person.
    pub person: String,
}

/// Somebody asks the caller to a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct InvitationCard {
    /// Its name.
    pub id: String,
    /// Who asks.
    pub from: PersonName,
    /// To which table.
    pub table: TableSummary,
    /// When, in milliseconds since 1970.
    pub at: i64,
}
