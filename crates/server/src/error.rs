//! Everything a request can fail with, as one type.

use crate::api::{ErrorBody, ErrorCode};
use crate::store::StoreError;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game_core::erased::Refused;
use game_core::table::UndoError;

/// Seconds after which it is worth to try again what could not be done.
const RETRY: u64 = 2;

/// Why a request was not answered as asked. Nothing changed.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// Not HTTP, JSON or text as it should be.
    #[error("{0}")]
    Malformed(String),
    /// Nobody is signed in.
    #[error("this needs a session: POST /api/session makes a guest")]
    SignInNeeded,
    /// Wrong login, password, code or token.
    #[error("the login, password, code or token is wrong")]
    WrongCredentials,
    /// Another site sent this request.
    #[error("changing requests must come from this server's own pages, or carry a token")]
    ForeignOrigin,
    /// Not for this caller.
    #[error("{0}")]
    Forbidden(&'static str),
    /// No such thing.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// Not that way.
    #[error("this address does not answer to that method")]
    MethodNotAllowed,
    /// The state has moved on.
    #[error("the table has moved on: rev is {rev} now")]
    Stale {
        /// The caller's rev now.
        rev: u64,
    },
    /// This key was used for something else.
    #[error("this key was used for something else; each click needs a fresh one")]
    KeyReused,
    /// Somebody was faster.
    #[error("this {0} is taken")]
    Taken(&'static str),
    /// Not at this time of the table's life.
    #[error("{0}")]
    WrongTime(&'static str),
    /// A finished turn is not confirmed yet.
    #[error("the last turn is not confirmed yet")]
    TurnHeld,
    /// Nothing can be taken back or made again.
    #[error("{0}")]
    NoUndo(String),
    /// Played by rules or content this program does not have.
    #[error("{0}")]
    OtherRules(String),
    /// Too much.
    #[error("too large: {0}")]
    TooLarge(&'static str),
    /// Not JSON.
    #[error("send JSON with content-type: application/json")]
    NotJson,
    /// A value that cannot be.
    #[error("{0}")]
    Invalid(String),
    /// The rules of the game forbid it.
    #[error("the rules do not allow this step now")]
    Refused(Box<Refused>),
    /// The request did not arrive in time.
    #[error("the request did not arrive in time; send it again")]
    TooSlow,
    /// Too fast.
    #[error("too many requests; wait {seconds} s")]
    TooFast {
        /// How long to wait.
        seconds: u64,
    },
    /// Everybody who could do it is busy.
    #[error("{0}")]
    Busy(&'static str),
    /// Not now.
    #[error("{0}")]
    Unavailable(&'static str),
}

impl Error {
    /// The code a program reads.
    #[must_use]
    pub const fn code(&self) -> ErrorCode {
        match self {
            Error::Malformed(_) => ErrorCode::Malformed,
            Error::SignInNeeded => ErrorCode::SignInNeeded,
            Error::WrongCredentials => ErrorCode::WrongCredentials,
            Error::ForeignOrigin => ErrorCode::ForeignOrigin,
            Error::Forbidden(_) => ErrorCode::Forbidden,
            Error::NotFound(_) => ErrorCode::NotFound,
            Error::MethodNotAllowed => ErrorCode::MethodNotAllowed,
            Error::Stale { .. } => ErrorCode::Stale,
            Error::KeyReused => ErrorCode::KeyReused,
            Error::Taken(_) => ErrorCode::Taken,
            Error::WrongTime(_) => ErrorCode::WrongTime,
            Error::TurnHeld => ErrorCode::TurnHeld,
            Error::NoUndo(_) => ErrorCode::NoUndo,
            Error::OtherRules(_) => ErrorCode::OtherRules,
            Error::TooLarge(_) => ErrorCode::TooLarge,
            Error::NotJson => ErrorCode::NotJson,
            Error::Invalid(_) => ErrorCode::Invalid,
            Error::Refused(_) => ErrorCode::Refused,
            Error::TooSlow => ErrorCode::TooSlow,
            Error::TooFast { .. } => ErrorCode::TooFast,
            Error::Busy(_) => ErrorCode::Busy,
            Error::Unavailable(_) => ErrorCode::Unavailable,
        }
    }

    pub(crate) fn invalid(message: impl Into<String>) -> Self {
        Error::Invalid(message.into())
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Error::Taken("name"),
            StoreError::Conflict | StoreError::KeyUsed => {
                Error::Unavailable("the table was changed elsewhere; try again")
            }
            StoreError::Outdated => Error::SignInNeeded,
            StoreError::Full => Error::WrongTime("there are as many of these as may be; remove one first"),
            StoreError::Failed(reason) => {
                tracing::error!(%reason, "the store failed");
                Error::Unavailable("the store does not answer; try again")
            }
        }
    }
}

impl From<Refused> for Error {
    fn from(refused: Refused) -> Self {
        Error::Refused(Box::new(refused))
    }
}

impl From<UndoError> for Error {
    fn from(error: UndoError) -> Self {
        Error::NoUndo(error.to_string())
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let code = self.code();
        let message = self.to_string();
        let rev = if let Error::Stale { rev } = self { Some(rev) } else { None };
        let wait = match self {
            Error::TooFast { seconds } => Some(seconds),
            Error::Unavailable(_) => Some(RETRY),
            Error::Busy(_) => Some(2),
            _ => None,
        };
        let refusal = if let Error::Refused(refusal) = self { Some(*refusal) } else { None };
        let status = StatusCode::from_u16(code.status()).expect("the codes have valid numbers");
        let body = axum::Json(ErrorBody { code, message, refusal, rev });
        let mut response = (status, body).into_response();
        if let Some(seconds) = wait {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
