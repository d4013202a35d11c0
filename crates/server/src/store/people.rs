//! Guests, accounts, programs and sessions as they are stored, and how they change.
//!
//! Nobody writes a whole user back. A change names what it changes and on what ground, and the ground is checked in
//! the same transaction: a session that has ended meanwhile changes nothing, and a code opens once.

use crate::api::{Preferences, UserKind};
use crate::ids::UserId;

/// A guest, an account or a program.
#[derive(Clone, Debug, PartialEq)]
pub struct User {
    /// Its id.
    pub id: UserId,
    /// The name others see.
    pub name: String,
    /// What it is.
    pub kind: UserKind,
    /// The login of an account, in lower case.
    pub login: Option<String>,
    /// Hash of the token of a program.
    pub token: Option<String>,
    /// Whose program it is.
    pub owner: Option<UserId>,
    /// When it came.
    pub created_at: i64,
    /// Argon2 hash of the password.
    pub password: Option<String>,
    /// Hashes of the recovery codes not used yet.
    pub recovery: Vec<String>,
    /// How the person likes things.
    pub preferences: Preferences,
    /// Grows whenever password or codes change.
    pub version: u64,
}

/// On what ground a user is changed. Whatever is named here must be true when the change is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ground {
    /// This session of the user is open.
    pub session: Option<String>,
    /// Password and codes are still those that were looked at.
    pub version: Option<u64>,
}

/// A change of a user. What it does not name stays as it is in the store.
#[derive(Clone, Debug, PartialEq)]
pub enum UserChange {
    /// Another name, other preferences, or both.
    Profile {
        /// The name from now on.
        name: Option<String>,
        /// The preferences from now on.
        preferences: Option<Preferences>,
    },
    /// The guest becomes an account.
    Account {
        /// Its login.
        login: String,
        /// Hash of its password.
        password: String,
        /// Hashes of its codes.
        recovery: Vec<String>,
    },
    /// Another password; all sessions end but the one of the ground.
    Password(String),
    /// Other recovery codes.
    Codes(Vec<String>),
    /// Another password by a recovery code, which is used up; all sessions end.
    Recovered {
        /// Hash of the code.
        code: String,
        /// Hash of the password.
        password: String,
    },
}

impl UserChange {
    /// Does it end sessions?
    #[must_use]
    pub const fn ends_sessions(&self) -> bool {
        matches!(self, UserChange::Password(_) | UserChange::Recovered { .. })
    }
}

/// A browser that is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// Hash of the secret in the cookie.
    pub id: String,
    /// Who.
    pub user: UserId,
    /// Since when.
    pub created_at: i64,
    /// When it was last used, to the day.
    pub seen_at: i64,
}
