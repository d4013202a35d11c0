//! What must survive: one trait, implemented in memory, on SQLite and on PostgreSQL, held to one conformance suite.
//!
//! The events of a table are the truth and only ever grow. Rows in lists and snapshots are made from them, for
//! speed.

mod boards;
mod challenges;
mod club;
mod facts;
#[cfg(test)]
pub(crate) mod faults;
mod files;
mod gatherings;
mod house;
mod location;
mod memory;
mod migrations;
mod moving;
mod notices;
mod people;
mod postgres;
mod puzzles;
mod reviews;
mod rows;
mod sql;
mod sqlite;
mod writer;

pub use boards::{BoardRow, Boards};
pub use challenges::{AttemptRow, ChallengeRow, Challenges};
pub use club::{
    Club, Invitation, LadderChange, LadderRow, LadderState, Point, ResultRow, SeenResult, Standing,
};
pub use facts::{FactColumn, FactGroup, FactPlayer, FactQuery, FactRow, Facts, Saying};
pub use gatherings::{GatheringKind, GatheringQuery, GatheringRow, Gatherings};
pub use house::{Ages, Ban, Deed, House, Report};
pub use location::Location;
pub use memory::Memory;
pub use moving::{Copied, copy};
pub use notices::{NoticeRow, Notices, WayRow};
pub use people::{Ground, SessionRow, User, UserChange};
pub use postgres::Postgres;
pub use puzzles::{AnswerCount, AnswerRow, AnswerStage, PuzzleStanding, Puzzles, ReturnRow};
pub use reviews::{ReviewRow, ReviewWork, Reviews};
pub use sqlite::Sqlite;

use crate::api::{TableStatus, TableSummary, Visibility};
use crate::ids::{TableId, UserId};
use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// Why the store did not do it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// A login or token that exists already.
    #[error("this name is taken")]
    Taken,
    /// The events do not follow the last one stored.
    #[error("the events do not follow the last one stored")]
    Conflict,
    /// An event with this key is stored already.
    #[error("an event with this key is stored already")]
    KeyUsed,
    /// The session has ended, the password was changed, or the code was used since somebody looked.
    #[error("the session, password or code is no longer what it was")]
    Outdated,
    /// There are as many as may be.
    #[error("there are as many of these as may be")]
    Full,
    /// Disk, file, database.
    #[error("{0}")]
    Failed(String),
}

/// A table in lists.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// Number of the last event.
    pub seq: u64,
    /// When the server has something to do there, in milliseconds since 1970; 0 for "at once".
    pub alarm: Option<i64>,
    /// Who finds it among "my tables".
    pub members: Vec<UserId>,
    /// What everybody may know.
    pub summary: TableSummary,
}

/// One event of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventRow {
    /// Its number, from 1.
    pub seq: u64,
    /// When.
    pub at: i64,
    /// The caller's key, if it had one.
    pub key: Option<String>,
    /// The event as JSON.
    pub body: String,
}

/// A short way to the state after event `seq`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The last event in it.
    pub seq: u64,
    /// The state as JSON.
    pub body: String,
}

/// When the server last was there, and when it was not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pulse {
    /// It was there at this moment, in milliseconds since 1970.
    pub beat: i64,
    /// When it was not, the earliest first.
    pub gaps: Vec<Gap>,
    /// Everybody who was called before this moment was put into the queue of those who are told; `None` where nobody is
    /// told anything.
    #[serde(default)]
    pub heeded: Option<i64>,
}

/// The server was not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gap {
    /// From this moment, in milliseconds since 1970.
    pub from: i64,
    /// To this one.
    pub until: i64,
}

/// Which tables a node takes, because something is due there and nobody seems to do it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Due {
    /// It was due at this moment.
    pub now: i64,
    /// Nothing was stored since this one.
    pub quiet: i64,
    /// Until this one no other node takes them.
    pub lease: i64,
    /// At most so many.
    pub most: u32,
}

/// How many tables somebody may have waiting or running.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quota {
    /// Who.
    pub user: UserId,
    /// How many, the new one included.
    pub most: u32,
}

/// Which tables to list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TableQuery {
    /// Only tables of this member.
    pub member: Option<UserId>,
    /// Only with this status.
    pub status: Option<TableStatus>,
    /// Only with this visibility.
    pub visibility: Option<Visibility>,
    /// Only of this game.
    pub game: Option<String>,
    /// Only changed before this moment.
    pub before: Option<i64>,
    /// At most so many.
    pub limit: u32,
}

/// What must survive. A method that returned `Ok` has its effect on disk.
#[async_trait]
pub trait Store:
    House + Notices + Club + Reviews + Boards + Challenges + Puzzles + Facts + Gatherings
{
    /// The server's own secret: kept from the first call on.
    async fn secret(&self, fresh: [u8; 32]) -> Result<[u8; 32], StoreError>;

    /// Adds a guest.
    async fn add_user(&self, user: User) -> Result<(), StoreError>;
    /// Adds a program of its owner, unless there are `most` already.
    async fn add_program(&self, program: User, ground: Ground, most: usize) -> Result<(), StoreError>;
    /// Takes a program of this owner away. `false` when there is none.
    async fn remove_program(&self, owner: &UserId, id: &UserId, ground: Ground) -> Result<bool, StoreError>;
    /// Changes a user if the ground holds; gives the user as stored afterwards.
    async fn change_user(&self, id: &UserId, ground: Ground, change: UserChange) -> Result<User, StoreError>;
    /// A user by id.
    async fn user(&self, id: &UserId) -> Result<Option<User>, StoreError>;
    /// An account by login.
    async fn user_by_login(&self, login: &str) -> Result<Option<User>, StoreError>;
    /// A program by the hash of its token.
    async fn user_by_token(&self, token: &str) -> Result<Option<User>, StoreError>;
    /// The programs of somebody, oldest first.
    async fn programs(&self, owner: &UserId) -> Result<Vec<User>, StoreError>;

    /// Adds a session of a user whose password and codes are still those of `version`.
    async fn add_session(&self, session: SessionRow, version: u64) -> Result<(), StoreError>;
    /// A session by the hash of its secret.
    async fn session(&self, id: &str) -> Result<Option<SessionRow>, StoreError>;
    /// Ends one session.
    async fn end_session(&self, id: &str) -> Result<(), StoreError>;
    /// Ends all sessions of a user but one.
    async fn end_sessions(&self, user: &UserId, except: Option<&str>) -> Result<(), StoreError>;

    /// Adds a table with its first events, unless its owner has as many as may be: counted and added in one piece.
    async fn open(
        &self,
        row: TableRow,
        events: Vec<EventRow>,
        quota: Option<Quota>,
    ) -> Result<(), StoreError>;
    /// Adds events to a table, and the row that lists it, in one piece. The first of them must follow the last
    /// one stored.
    async fn append(&self, row: TableRow, events: Vec<EventRow>) -> Result<(), StoreError>;
    /// A table's row.
    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError>;
    /// Tables, the last changed first.
    async fn tables(&self, query: TableQuery) -> Result<Vec<TableRow>, StoreError>;
    /// Every table where the server has something to do, and when.
    async fn alarms(&self) -> Result<Vec<(TableId, i64)>, StoreError>;
    /// Takes up to `most` tables whose alarm is due and where nothing was stored since `quiet`. Whoever shares the
    /// store does not get them until `lease`, unless something is stored there meanwhile and is due again.
    async fn take_due(&self, due: Due) -> Result<Vec<TableId>, StoreError> {
        let due_now = |(id, at): (TableId, i64)| (at <= due.now).then_some(id);
        let alarms = self.alarms().await?.into_iter().filter_map(due_now);
        Ok(alarms.take(due.most as usize).collect())
    }
    /// The events of a table after a number.
    async fn events(&self, id: &TableId, after: u64) -> Result<Vec<EventRow>, StoreError>;
    /// Keeps a snapshot unless a later one is kept.
    async fn put_snapshot(&self, id: &TableId, snapshot: Snapshot) -> Result<(), StoreError>;
    /// The last snapshot.
    async fn snapshot(&self, id: &TableId) -> Result<Option<Snapshot>, StoreError>;

    /// Keeps somebody's private notes on a table.
    async fn put_notes(&self, table: &TableId, user: &UserId, text: &str) -> Result<(), StoreError>;
    /// Somebody's private notes on a table; empty when there are none.
    async fn notes(&self, table: &TableId, user: &UserId) -> Result<String, StoreError>;

    /// Keeps when the server was there.
    async fn put_pulse(&self, pulse: Pulse) -> Result<(), StoreError>;
    /// When the server was there; `None` before the first time.
    async fn pulse(&self) -> Result<Option<Pulse>, StoreError>;

    /// Writes down where the server on this store answers, for whoever looks after it.
    async fn announce(&self, address: &str) -> Result<(), StoreError>;
    /// Copies everything into a new file, while the server runs.
    async fn backup(&self, file: &Path) -> Result<(), StoreError>;
    /// Reads, and writes something to disk.
    async fn check(&self) -> Result<(), StoreError>;
    /// Finishes what is under way and closes.
    async fn close(&self);
}
