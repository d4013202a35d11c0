//! What both databases say in the same words.

use super::StoreError;
use crate::api::{Pace, ProfileShown, TableStatus, Tie, UserKind, Visibility};

/// PostgreSQL says so when the number of an event is taken.
const CONFLICT: &str = "ZG001";

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        let Some(database) = error.as_database_error() else { return StoreError::Failed(error.to_string()) };
        if database.code().as_deref() == Some(CONFLICT) {
            return StoreError::Conflict;
        }
        match database.constraint() {
            Some("events_key") => StoreError::KeyUsed,
            Some("events_pkey" | "tables_pkey") => StoreError::Conflict,
            _ if database.is_unique_violation() => StoreError::Taken,
            _ => StoreError::Failed(error.to_string()),
        }
    }
}

pub(super) fn kind_name(kind: UserKind) -> &'static str {
    match kind {
        UserKind::Guest => "guest",
        UserKind::Account => "account",
        UserKind::Program => "program",
    }
}

pub(super) fn kind_of(name: &str) -> Result<UserKind, StoreError> {
    match name {
        "guest" => Ok(UserKind::Guest),
        "account" => Ok(UserKind::Account),
        "program" => Ok(UserKind::Program),
        _ => Err(damaged("user")),
    }
}

pub(super) fn status_name(status: TableStatus) -> &'static str {
    match status {
        TableStatus::Waiting => "waiting",
        TableStatus::Running => "running",
        TableStatus::Finished => "finished",
    }
}

pub(super) fn visibility_name(visibility: Visibility) -> &'static str {
    match visibility {
        Visibility::Open => "open",
        Visibility::Link => "link",
        Visibility::Private => "private",
    }
}

pub(super) fn visibility_of(name: &str) -> Result<Visibility, StoreError> {
    let all = [Visibility::Open, Visibility::Link, Visibility::Private];
    all.into_iter().find(|one| visibility_name(*one) == name).ok_or_else(|| damaged("table"))
}

pub(super) fn pace_of(name: &str) -> Result<Pace, StoreError> {
    Pace::ALL.into_iter().find(|pace| pace.name() == name).ok_or_else(|| damaged("result"))
}

pub(super) fn shown_name(shown: ProfileShown) -> &'static str {
    match shown {
        ProfileShown::Everybody => "everybody",
        ProfileShown::Met => "met",
        ProfileShown::Nobody => "nobody",
    }
}

pub(super) fn shown_of(name: &str) -> Result<ProfileShown, StoreError> {
    let all = [ProfileShown::Everybody, ProfileShown::Met, ProfileShown::Nobody];
    all.into_iter().find(|one| shown_name(*one) == name).ok_or_else(|| damaged("profile"))
}

pub(super) fn tie_name(tie: Tie) -> &'static str {
    match tie {
        Tie::Friend => "friend",
        Tie::Blocked => "blocked",
    }
}

pub(super) fn tie_of(name: &str) -> Result<Tie, StoreError> {
    [Tie::Friend, Tie::Blocked].into_iter().find(|one| tie_name(*one) == name).ok_or_else(|| damaged("tie"))
}

pub(super) fn damaged(what: &str) -> StoreError {
    StoreError::Failed(format!("a stored {what} cannot be read"))
}

/// Databases count with a sign.
pub(super) fn number(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

pub(super) fn json(value: &impl serde::Serialize) -> Result<String, StoreError> {
    serde_json::to_string(value).map_err(|error| StoreError::Failed(error.to_string()))
}

pub(super) fn read<T: serde::de::DeserializeOwned>(text: &str, what: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|_| damaged(what))
}
