//! What the event streams say.

use super::news::News;
use super::play::{ChatLine, ClockState, Held, UndoState};
use super::standing::StandingOrders;
use super::table::{Outcome, SeatInfo, TableStatus, TableSummary};
use game_core::table::LogLine;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One message of a table's stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct TableNotice {
    /// Id of the table: one stream may tell of several.
    pub table: String,
    /// Number of the event, also the id of the message; presence and greetings repeat the last one.
    pub seq: u64,
    /// The viewer's `rev` after it.
    pub rev: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: i64,
    /// Waiting, running or finished, after it.
    pub status: TableStatus,
    /// Seats that may answer, after it.
    pub awaited: Vec<u8>,
    /// Steps made, after it.
    pub steps: u32,
    /// The round, after it; 0 before the first.
    pub round: u16,
    /// Time left, after it.
    pub clock: Option<ClockState>,
    /// A finished turn that is not confirmed yet, after it.
    pub held: Option<Held>,
    /// What happened.
    pub event: TableEvent,
    /// The table after it, where the game or a question changed; `null` otherwise.
    pub news: Option<News>,
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TableEvent {
    /// The stream begins here. What happened since `after` follows.
    Hello,
    /// What happened since `after` cannot be told step by step: fetch the state.
    Behind,
    /// The game began.
    Started {
        /// Who sits where.
        seats: Vec<SeatInfo>,
    },
    /// A step was made, or made again.
    Step {
        /// Who.
        seat: u8,
        /// The new lines of the log; empty when the step was taken back since.
        lines: Vec<LogLine>,
        /// The caller's standing orders, where the step was made by them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        standing: Option<StandingOrders>,
    },
    /// The caller's standing orders were kept, taken away, or ended. Nobody else is told.
    Standing {
        /// They, now.
        standing: StandingOrders,
    },
    /// Steps were taken back.
    Undone {
        /// Who.
        seat: u8,
    },
    /// Everybody agreed to go back.
    Rewound {
        /// Who had asked.
        seat: u8,
        /// Draws that were made again.
        lines: Vec<LogLine>,
    },
    /// Somebody asks to go back further, or an answer came.
    UndoAsked {
        /// The request; `null` when it was turned down or is void.
        request: Option<UndoState>,
    },
    /// A held turn was confirmed.
    Confirmed {
        /// Whose.
        seat: u8,
    },
    /// Somebody came, left, gave a seat over, came back or gave up.
    Seats {
        /// Who sits where now.
        seats: Vec<SeatInfo>,
    },
    /// Somebody connected or disconnected.
    Presence {
        /// The seat.
        seat: u8,
        /// Connected now?
        present: bool,
    },
    /// The server was away; that time is nobody's, and whoever is to move has a little more.
    Resumed,
    /// A bot cannot be asked at the moment, because too many are; it is asked again by itself.
    BotLate {
        /// Whose turn waits.
        seat: u8,
    },
    /// The game is over.
    Finished {
        /// How it ended.
        outcome: Outcome,
    },
    /// Somebody said something.
    Chat {
        /// What.
        line: ChatLine,
    },
    /// Somebody was removed, muted or forgotten, a line was taken away, or others may see the table: fetch the state.
    Order {
        /// Who sits where now.
        seats: Vec<SeatInfo>,
    },
    /// A rematch was offered.
    Rematch {
        /// Its table.
        table: String,
    },
    /// The table was cancelled before it began.
    Cancelled,
}

/// One message of the caller's own stream: a table that changed and concerns the caller or the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct LobbyNotice {
    /// Id of the table.
    pub id: String,
    /// The table now; `null` when it is gone.
    pub table: Option<TableSummary>,
}

/// A table that a stream tells nothing of any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Ended {
    /// Id of the table.
    pub table: String,
    /// Is it worth asking again? Not when the table is gone or no longer the caller's to see.
    pub again: bool,
}
