//! What keeps the house in order: lifetimes, quotas, people who leave, bans, reports, the log of deeds.

use super::{Ground, SessionRow, Snapshot, StoreError, User};
use crate::ids::{TableId, UserId};
use async_trait::async_trait;

/// Somebody or some addresses that are not let in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ban {
    /// Its name.
    pub id: String,
    /// The id of a user, or a range such as `192.0.2.0/24`.
    pub subject: String,
    /// Why.
    pub reason: String,
    /// Since when.
    pub at: i64,
    /// Until when; for ever otherwise.
    pub until: Option<i64>,
}

/// Somebody was told of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Its number; 0 before it is stored.
    pub id: u64,
    /// When.
    pub at: i64,
    /// Who tells.
    pub by: UserId,
    /// At which table.
    pub table: TableId,
    /// Whom it is about.
    pub about: Option<UserId>,
    /// The number of a line of chat.
    pub line: Option<u64>,
    /// The line, as it was then.
    pub said: Option<String>,
    /// What is wrong.
    pub text: String,
}

/// Something that was done and must be possible to look up. Never a secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// When.
    pub at: i64,
    /// Who: the id of a user, a login that was tried, or `admin`.
    pub who: String,
    /// What, such as `sign-in`.
    pub what: String,
    /// About whom or what.
    pub about: String,
    /// From where, as far as limits tell addresses apart.
    pub network: String,
}

/// What was not used since these moments goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ages {
    /// Sessions.
    pub sessions: i64,
    /// Sessions of guests who sit at no table.
    pub guests: i64,
    /// Deeds and reports.
    pub deeds: i64,
}

/// What keeps the house in order.
#[async_trait]
pub trait House: Send + Sync + 'static {
    /// A session was used.
    async fn touch_session(&self, id: &str, at: i64) -> Result<(), StoreError>;
    /// The sessions of somebody, oldest first.
    async fn sessions(&self, user: &UserId) -> Result<Vec<SessionRow>, StoreError>;
    /// Takes away what is too old: sessions, guests whom no session opens any more with their notes and programs,
    /// deeds, reports, bans that are over. Gives everybody who lost a session.
    async fn expire(&self, ages: Ages, now: i64) -> Result<Vec<UserId>, StoreError>;
    /// Takes a table away with everything about it. Only for tables that never began.
    async fn remove_table(&self, id: &TableId) -> Result<(), StoreError>;

    /// The table a person's record file is kept as: the one it is kept as already, or `fresh`, unless the person
    /// has `most` already.
    async fn claim_import(
        &self,
        owner: &UserId,
        hash: &str,
        fresh: &TableId,
        most: u32,
        now: i64,
    ) -> Result<TableId, StoreError>;
    /// Gives up a claim that nothing came of.
    async fn drop_import(&self, owner: &UserId, hash: &str) -> Result<(), StoreError>;

    /// Takes a user away with sessions, programs, notes and imports, if the ground holds. Tables remember until
    /// they are told: the user is among the leaving.
    async fn erase_user(&self, id: &UserId, ground: Ground, now: i64) -> Result<(), StoreError>;
    /// Those whom some tables may remember.
    async fn leaving(&self) -> Result<Vec<UserId>, StoreError>;
    /// No table remembers this user any more.
    async fn left(&self, user: &UserId) -> Result<(), StoreError>;
    /// Every table whose events name a user.
    async fn tables_naming(&self, user: &UserId) -> Result<Vec<TableId>, StoreError>;
    /// Replaces the bodies of events by such as say less. Nothing else of them changes.
    async fn redact(&self, table: &TableId, bodies: Vec<(u64, String)>) -> Result<(), StoreError>;
    /// Replaces the body of the snapshot that is kept, if it is still this one.
    async fn replace_snapshot(&self, table: &TableId, snapshot: Snapshot) -> Result<(), StoreError>;
    /// Everything somebody noted.
    async fn all_notes(&self, user: &UserId) -> Result<Vec<(TableId, String)>, StoreError>;
    /// People whose name, login or id holds this text, newest first.
    async fn people(&self, text: &str, limit: u32) -> Result<Vec<User>, StoreError>;

    /// Adds a ban.
    async fn add_ban(&self, ban: Ban) -> Result<(), StoreError>;
    /// Lifts a ban; `false` when there is none.
    async fn lift_ban(&self, id: &str) -> Result<bool, StoreError>;
    /// All bans, oldest first.
    async fn bans(&self) -> Result<Vec<Ban>, StoreError>;
    /// Adds a report.
    async fn add_report(&self, report: Report) -> Result<(), StoreError>;
    /// Reports, newest first.
    async fn reports(&self, limit: u32) -> Result<Vec<Report>, StoreError>;
    /// Adds a deed.
    async fn add_deed(&self, deed: Deed) -> Result<(), StoreError>;
    /// Deeds, newest first.
    async fn deeds(&self, limit: u32) -> Result<Vec<Deed>, StoreError>;
}
