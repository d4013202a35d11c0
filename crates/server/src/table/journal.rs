//! The kinds of events, as they are stored for ever: fields may be added with a default, never changed.

use crate::api::{
    Clock, MatchInfo, Occupant, Outcome, StandIn, StandingWhy, TurnEnd, UndoPolicy, Visibility,
};
use crate::ids::{ChallengeId, GatheringId, TableId, UserId};
use game_core::Seed;
use serde::{Deserialize, Serialize};

/// Everything that was decided when the table was made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Opening {
    pub game: String,
    /// Version of the rules this table was made with, and hash of the content it is played with to its end.
    pub rules: u32,
    pub content: String,
    /// Name of the content pack, for messages; the hash above decides.
    #[serde(default)]
    pub pack: Option<String>,
    /// The content pack itself, where the table brought it along.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brought: Option<String>,
    pub owner: UserId,
    pub setup: serde_json::Value,
    pub seats: Vec<Occupant>,
    #[serde(default)]
    pub shuffle: bool,
    #[serde(default)]
    pub clock: Clock,
    #[serde(default)]
    pub undo: UndoPolicy,
    #[serde(default)]
    pub hints: bool,
    #[serde(default)]
    pub visibility: Visibility,
    #[serde(default)]
    pub stand_in: StandIn,
    #[serde(default)]
    pub title: Option<String>,
    /// Start as soon as every seat is taken.
    #[serde(default)]
    pub start: bool,
    /// What every draw follows from; `None` for records without one.
    pub seed: Option<Seed>,
    /// Somebody typed the seed in.
    #[serde(default)]
    pub practice: bool,
    /// Word for the link.
    pub invite: String,
    /// Read from this record file.
    #[serde(default)]
    pub record: Option<String>,
    /// People who look for each other meet here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub matched: Option<MatchInfo>,
    /// The deal that is played here, and at other tables too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub challenge: Option<ChallengeId>,
    /// It is a game of a league or tournament: nobody owns it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contest: Option<OfContest>,
}

/// The league or tournament a table belongs to.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct OfContest {
    pub id: GatheringId,
    /// Level of the bot that plays for whoever vanishes.
    pub bot: String,
}

/// Something that happened at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum Entry {
    /// The table was made. Always the first event.
    Opened(Box<Opening>),
    /// Somebody showed the invite and may watch.
    Admitted { user: UserId },
    /// Somebody sits here now, or nobody.
    Seated { seat: u8, occupant: Occupant },
    /// The game began with these people.
    Started {
        seats: Vec<Occupant>,
        /// The first deals; when the entry is replayed they must come out the same.
        #[serde(default)]
        deals: Option<Vec<String>>,
    },
    /// A step and the draws that followed from it.
    Stepped {
        seat: u8,
        step: String,
        /// The draws; when the entry is replayed they must come out the same.
        #[serde(default)]
        deals: Option<Vec<String>>,
        #[serde(default)]
        turn_end: TurnEnd,
        /// Made for the seat by what it chose beforehand.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        automatic: bool,
        /// Made by standing orders: the row, and which of its steps.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ordered: Option<(u32, u32)>,
    },
    /// A seat left orders for when it is asked, or took them away.
    Standing { seat: u8, orders: Option<Box<super::standing::Orders>> },
    /// Orders ended before their last step.
    StandingEnded { seat: u8, why: StandingWhy },
    /// A seat chose what is answered without asking.
    Habits { seat: u8, chosen: game_core::Chosen },
    /// A seat took back so many of its steps.
    Undone { seat: u8, count: u32 },
    /// A seat made a step again.
    Redone { seat: u8 },
    /// A seat asks to go back to a moment.
    UndoAsked { seat: u8, to: u32 },
    /// An answer to it.
    UndoAnswered { seat: u8, accept: bool },
    /// Everybody agreed.
    Rewound { seat: u8, to: u32 },
    /// A held turn was confirmed, by its player or by time.
    Confirmed { seat: u8 },
    /// A bot plays for the person.
    StoodIn { seat: u8, level: String },
    /// The person is back.
    Returned { seat: u8 },
    /// The person gave up; a bot of this level plays on while others play.
    Resigned { seat: u8, level: String },
    /// The seat is on offer to whoever shows the token with this hash.
    Offered { seat: u8, token: String },
    /// The server was not there for so many milliseconds since time was last charged; they are nobody's.
    Resumed { lost: i64 },
    /// The clock of a seat stands still until then: its person is away.
    Rested { seat: u8, until: i64 },
    /// The game is over.
    Finished { outcome: Outcome },
    /// Somebody said something.
    Said { user: UserId, name: String, seat: Option<u8>, text: String },
    /// Something was put in order.
    Ordered { order: super::order::Order },
    /// There is a rematch.
    Rematched { table: TableId },
    /// The table was given up before it began.
    Cancelled,
}
