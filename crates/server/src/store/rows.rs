//! How rows are read, whichever database they come from.

use super::sql::{kind_of, read};
use super::{Ban, Deed, EventRow, Report, SessionRow, Snapshot, StoreError, TableRow, User};
use crate::ids::{TableId, UserId};
use sqlx::Row;

/// The columns of a row by name.
pub(super) trait Columns {
    fn text(&self, name: &str) -> Result<String, StoreError>;
    fn maybe_text(&self, name: &str) -> Result<Option<String>, StoreError>;
    fn number(&self, name: &str) -> Result<i64, StoreError>;
    fn maybe_number(&self, name: &str) -> Result<Option<i64>, StoreError>;
    /// Databases count with a sign.
    fn count(&self, name: &str) -> Result<u64, StoreError> {
        Ok(self.number(name)?.unsigned_abs())
    }
}

macro_rules! columns {
    ($($row:ty),*) => { $(
        impl Columns for $row {
            fn text(&self, name: &str) -> Result<String, StoreError> {
                Ok(self.try_get(name)?)
            }
            fn maybe_text(&self, name: &str) -> Result<Option<String>, StoreError> {
                Ok(self.try_get(name)?)
            }
            fn number(&self, name: &str) -> Result<i64, StoreError> {
                Ok(self.try_get(name)?)
            }
            fn maybe_number(&self, name: &str) -> Result<Option<i64>, StoreError> {
                Ok(self.try_get(name)?)
            }
        }
    )* };
}

columns!(sqlx::sqlite::SqliteRow, sqlx::postgres::PgRow);

/// Something made of one row.
pub(super) trait FromRow: Sized {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError>;

    fn all<R: Columns>(rows: &[R]) -> Result<Vec<Self>, StoreError> {
        rows.iter().map(Self::from_row).collect()
    }
}

impl FromRow for User {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(User {
            id: UserId::new(row.text("id")?),
            name: row.text("name")?,
            kind: kind_of(&row.text("kind")?)?,
            login: row.maybe_text("login")?,
            token: row.maybe_text("token")?,
            owner: row.maybe_text("owner")?.map(UserId::new),
            created_at: row.number("created_at")?,
            password: row.maybe_text("password")?,
            recovery: read(&row.text("recovery")?, "user")?,
            preferences: read(&row.text("preferences")?, "user")?,
            version: row.count("version")?,
        })
    }
}

impl FromRow for SessionRow {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(SessionRow {
            id: row.text("id")?,
            user: UserId::new(row.text("user")?),
            created_at: row.number("created_at")?,
            seen_at: row.number("seen_at")?,
        })
    }
}

/// A table; each database lists the members in its own way.
pub(super) fn table(row: &impl Columns, members: Vec<UserId>) -> Result<TableRow, StoreError> {
    Ok(TableRow {
        id: TableId::new(row.text("id")?),
        seq: row.count("seq")?,
        alarm: row.maybe_number("alarm")?,
        members,
        summary: read(&row.text("summary")?, "table")?,
    })
}

impl FromRow for EventRow {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(EventRow {
            seq: row.count("seq")?,
            at: row.number("at")?,
            key: row.maybe_text("key")?,
            body: row.text("body")?,
        })
    }
}

impl FromRow for Snapshot {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(Snapshot { seq: row.count("seq")?, body: row.text("body")? })
    }
}

/// A table and when it wants to be woken.
impl FromRow for (TableId, i64) {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok((TableId::new(row.text("id")?), row.number("alarm")?))
    }
}

/// A note and its table.
impl FromRow for (TableId, String) {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok((TableId::new(row.text("table_id")?), row.text("text")?))
    }
}

impl FromRow for Ban {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(Ban {
            id: row.text("id")?,
            subject: row.text("subject")?,
            reason: row.text("reason")?,
            at: row.number("at")?,
            until: row.maybe_number("until")?,
        })
    }
}

impl FromRow for Report {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(Report {
            id: row.count("id")?,
            at: row.number("at")?,
            by: UserId::new(row.text("by")?),
            table: TableId::new(row.text("table_id")?),
            about: row.maybe_text("about")?.map(UserId::new),
            line: row.maybe_number("line")?.map(i64::unsigned_abs),
            said: row.maybe_text("said")?,
            text: row.text("text")?,
        })
    }
}

impl FromRow for Deed {
    fn from_row(row: &impl Columns) -> Result<Self, StoreError> {
        Ok(Deed {
            at: row.number("at")?,
            who: row.text("who")?,
            what: row.text("what")?,
            about: row.text("about")?,
            network: row.text("network")?,
        })
    }
}
