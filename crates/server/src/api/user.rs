//! Guests, accounts, programs and their preferences.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who somebody is to the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum UserKind {
    /// Known by a cookie and a name only.
    Guest,
    /// Has a login and a password.
    Account,
    /// An outside program with a token.
    Program,
}

/// The caller.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Me {
    /// Stays the same for ever.
    pub id: String,
    /// The name others see.
    pub name: String,
    /// Guest, account or program.
    pub kind: UserKind,
    /// The login of an account.
    pub login: Option<String>,
    /// How the caller likes things.
    pub preferences: Preferences,
}

/// How a person likes things; kept with the person, not with the browser.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields, default)]
pub struct Preferences {
    /// A language such as `en`; `null` follows the browser.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// Animations.
    pub motion: Motion,
    /// What ends a turn.
    pub turn_end: TurnEnd,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// Animations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Motion {
    /// As the system says.
    #[default]
    System,
    /// All of them.
    Full,
    /// As few as possible.
    Reduced,
}

/// What ends a turn. While a turn is held, its steps can be undone and nobody else can move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum TurnEnd {
    /// The last step of the turn.
    #[default]
    Automatic,
    /// Three seconds after the last step, or earlier by `confirm`.
    Hold,
    /// Only `confirm`.
    Confirm,
}

/// Who calls; `me` is `null` before the first [`SessionRequest`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Session {
    /// The caller.
    pub me: Option<Me>,
    /// Version of the server.
    pub version: String,
    /// The server's clock, in milliseconds since 1970.
    pub now: i64,
}

/// Makes a guest, or changes name and preferences of the caller.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct SessionRequest {
    /// A new name, 1 to 24 characters; a new guest without one gets one.
    pub name: Option<String>,
    /// New preferences.
    pub preferences: Option<Preferences>,
}

/// Turns the calling guest into an account; tables and records stay.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct AccountRequest {
    /// 3 to 24 letters, digits, `-` or `_`; upper and lower case are the same.
    pub login: String,
    /// 8 to 128 characters.
    pub password: String,
}

/// A new account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct AccountCreated {
    /// The caller.
    pub me: Me,
    /// Each opens the account once when the password is lost. Shown only now.
    pub recovery_codes: Vec<String>,
}

/// Signs in to an account.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct SignInRequest {
    /// The login.
    pub login: String,
    /// The password.
    pub password: String,
}

/// Signs in with a recovery code and sets a new password.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct RecoverRequest {
    /// The login.
    pub login: String,
    /// One of the codes; it works once.
    pub code: String,
    /// The new password.
    pub password: String,
}

/// Changes the password; every other session of the account ends.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct PasswordRequest {
    /// The password now.
    pub password: String,
    /// The password from now on.
    pub new_password: String,
}

/// Asks for fresh recovery codes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct RecoveryRequest {
    /// The password.
    pub password: String,
}

/// Fresh recovery codes; the old ones no longer work.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct RecoveryCodes {
    /// Each works once. Shown only now.
    pub recovery_codes: Vec<String>,
}

/// Makes a token for an outside program that sits down as a bot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ProgramRequest {
    /// The name others see.
    pub name: String,
}

/// An outside program.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Program {
    /// Its id.
    pub id: String,
    /// The name others see.
    pub name: String,
}

/// A new program and its token.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct ProgramCreated {
    /// The program.
    pub program: Program,
    /// Sent as `Authorization: Bearer …`. Shown only now.
    pub token: String,
}

/// Where others find this server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
pub struct Reach {
    /// Its address in the local network; `null` when only its own machine can connect.
    pub network: Option<String>,
}
