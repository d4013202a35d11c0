//! What went wrong, for programs and for people.

use game_core::erased::Refused;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The body of every answer that is not a success.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ErrorBody {
    /// What went wrong, for programs.
    pub code: ErrorCode,
    /// What went wrong and what would be right, in English.
    pub message: String,
    /// Why the rules forbid it, when they do.
    pub refusal: Option<Refused>,
    /// The `rev` of the caller now, when it was out of date.
    pub rev: Option<u64>,
}

/// What went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// 400: not HTTP, JSON or text as it should be.
    Malformed,
    /// 401: nobody is signed in.
    SignInNeeded,
    /// 401: wrong login, password, code or token.
    WrongCredentials,
    /// 403: another site sent this request.
    ForeignOrigin,
    /// 403: not for this caller.
    Forbidden,
    /// 404: no such thing.
    NotFound,
    /// 405: not that way.
    MethodNotAllowed,
    /// 408: the request did not arrive in time.
    TooSlow,
    /// 409: the state has moved on; `rev` tells where.
    Stale,
    /// 409: this key was used for something else.
    KeyReused,
    /// 409: somebody was faster: the seat, the login.
    Taken,
    /// 409: not at this time of the table's life.
    WrongTime,
    /// 409: a finished turn is not confirmed yet.
    TurnHeld,
    /// 409: nothing can be taken back or made again.
    NoUndo,
    /// 409: played by rules or content this program does not have.
    OtherRules,
    /// 413: too much.
    TooLarge,
    /// 415: not JSON.
    NotJson,
    /// 422: a value that cannot be; the message says which would.
    Invalid,
    /// 422: the rules of the game forbid it; `refusal` tells why.
    Refused,
    /// 429: too fast.
    TooFast,
    /// 503: everybody who could do it is busy; try again.
    Busy,
    /// 503: not now; try again.
    Unavailable,
}

impl ErrorCode {
    /// The status of the answer.
    #[must_use]
    pub const fn status(self) -> u16 {
        match self {
            ErrorCode::Malformed => 400,
            ErrorCode::SignInNeeded | ErrorCode::WrongCredentials => 401,
            ErrorCode::ForeignOrigin | ErrorCode::Forbidden => 403,
            ErrorCode::NotFound => 404,
            ErrorCode::MethodNotAllowed => 405,
            ErrorCode::TooSlow => 408,
            ErrorCode::Stale
            | ErrorCode::KeyReused
            | ErrorCode::Taken
            | ErrorCode::WrongTime
            | ErrorCode::TurnHeld
            | ErrorCode::NoUndo
            | ErrorCode::OtherRules => 409,
            ErrorCode::TooLarge => 413,
            ErrorCode::NotJson => 415,
            ErrorCode::Invalid | ErrorCode::Refused => 422,
            ErrorCode::TooFast => 429,
            ErrorCode::Busy | ErrorCode::Unavailable => 503,
        }
    }
}
