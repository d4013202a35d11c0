//! Guests, accounts, programs.

use super::App;
use super::extract::{Address, Json, Nothing, Path, Who};
use crate::accounts::{check_login, check_password, code_hash, recovery_codes};
use crate::api::{
    AccountCreated, AccountRequest, ErrorBody, PasswordRequest, Preferences, Program, ProgramCreated,
    ProgramRequest, RecoverRequest, RecoveryCodes, RecoveryRequest, Session, SessionRequest, SignInRequest,
    UserKind,
};
use crate::error::Error;
use crate::identity::{Caller, me};
use crate::ids::{self, UserId};
use crate::names::{self, check_name};
use crate::store::{StoreError, User, UserChange};
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use std::sync::Arc;
use std::time::Instant;

/// Programs one person may have.
const PROGRAMS: usize = 20;

pub(super) type Cookies = AppendHeaders<Option<(axum::http::HeaderName, HeaderValue)>>;

pub(super) fn session(user: Option<&User>) -> Json<Session> {
    let version = env!("CARGO_PKG_VERSION").to_owned();
    Json(Session { me: user.map(me), version, now: ids::now() })
}

pub(super) fn set(cookie: HeaderValue) -> Cookies {
    AppendHeaders(Some((SET_COOKIE, cookie)))
}

/// Who am I?
#[utoipa::path(get, path = "/api/session", tag = "session", responses((status = 200, body = Session)))]
pub(super) async fn show(Who(caller): Who) -> Json<Session> {
    session(caller.as_ref().map(|caller| caller.user.as_ref()))
}

/// Become a guest, or change name and preferences.
#[utoipa::path(post, path = "/api/session", tag = "session", request_body = SessionRequest,
    responses((status = 200, body = Session), (status = "default", body = ErrorBody)))]
pub(super) async fn change(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Who(caller): Who,
    Json(request): Json<SessionRequest>,
) -> Result<impl IntoResponse, Error> {
    let name = request.name.as_deref().map(check_name).transpose()?;
    let preferences = request.preferences.map(check_preferences).transpose()?;
    let Some(caller) = caller else {
        app.guests.take(address, Instant::now())?;
        let name = name.unwrap_or_else(|| names::invented(&mut crate::chooser::random()));
        let user = app.identity.guest(name, preferences.unwrap_or_default()).await?;
        let cookie = app.identity.sign_in(&user).await?;
        return Ok((set(cookie), session(Some(&user))));
    };
    let user = app.identity.change(&caller, None, UserChange::Profile { name, preferences }).await?;
    Ok((AppendHeaders(None), session(Some(&user))))
}

fn check_preferences(preferences: Preferences) -> Result<Preferences, Error> {
    match &preferences.language {
        Some(language) if language.len() > 35 || !language.is_ascii() => {
            Err(Error::invalid("language: expected a tag such as \"en\""))
        }
        _ => Ok(preferences),
    }
}

/// Sign in to an account.
#[utoipa::path(post, path = "/api/session/sign-in", tag = "session", request_body = SignInRequest,
    responses((status = 200, body = Session), (status = "default", body = ErrorBody)))]
pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Json(request): Json<SignInRequest>,
) -> Result<impl IntoResponse, Error> {
    app.doors.take(address, Instant::now())?;
    let login = request.login.to_ascii_lowercase();
    app.accounts.take(login.clone(), Instant::now())?;
    let user = app.hall.store.user_by_login(&login).await?;
    let stored = user.as_ref().and_then(|user| user.password.clone());
    let right = app.passwords.verify(request.password, stored).await?;
    let Some(user) = user else {
        // What was typed may be anything, a password too.
        app.note("nobody", "sign-in failed", "", address).await;
        return Err(Error::WrongCredentials);
    };
    if !right {
        app.note(user.id.as_str(), "sign-in failed", "", address).await;
        return Err(Error::WrongCredentials);
    }
    let cookie = app.identity.sign_in(&user).await.map_err(outdated)?;
    app.accounts.give_back(&login);
    app.note(user.id.as_str(), "sign-in", "", address).await;
    Ok((set(cookie), session(Some(&user))))
}

/// Sign in with a recovery code and set a new password.
#[utoipa::path(post, path = "/api/session/recover", tag = "session", request_body = RecoverRequest,
    responses((status = 200, body = Session), (status = "default", body = ErrorBody)))]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Json(request): Json<RecoverRequest>,
) -> Result<impl IntoResponse, Error> {
    app.doors.take(address, Instant::now())?;
    check_password(&request.password)?;
    let login = request.login.to_ascii_lowercase();
    app.accounts.take(login.clone(), Instant::now())?;
    let found = app.hall.store.user_by_login(&login).await?;
    let user = found.ok_or(Error::WrongCredentials)?;
    let code = code_hash(&request.code);
    if !user.recovery.contains(&code) {
        app.note(user.id.as_str(), "recovery failed", "", address).await;
        return Err(Error::WrongCredentials);
    }
    let password = app.passwords.hash(request.password).await?;
    let user = app.identity.recover(&user.id, code, password).await.map_err(outdated)?;
    let cookie = app.identity.sign_in(&user).await.map_err(outdated)?;
    app.accounts.give_back(&login);
    app.note(user.id.as_str(), "password recovered", "", address).await;
    Ok((set(cookie), session(Some(&user))))
}

/// What was right when it was looked at was changed or used before it could count.
fn outdated(error: StoreError) -> Error {
    match error {
        StoreError::Outdated => Error::WrongCredentials,
        other => other.into(),
    }
}

/// Sign out. A guest who signs out is gone for good.
#[utoipa::path(post, path = "/api/session/sign-out", tag = "session", request_body = Nothing,
    responses((status = 200, body = Session), (status = "default", body = ErrorBody)))]
pub(super) async fn sign_out(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(Nothing {}): Json<Nothing>,
) -> Result<impl IntoResponse, Error> {
    let cookie = app.identity.sign_out(&caller).await?;
    Ok((set(cookie), session(None)))
}

/// Make the calling guest an account.
#[utoipa::path(post, path = "/api/account", tag = "session", request_body = AccountRequest,
    responses((status = 200, body = AccountCreated), (status = "default", body = ErrorBody)))]
pub(super) async fn make_account(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Json(request): Json<AccountRequest>,
) -> Result<Json<AccountCreated>, Error> {
    app.doors.take(address, Instant::now())?;
    if caller.user.kind != UserKind::Guest {
        return Err(Error::WrongTime("this is an account already"));
    }
    let login = check_login(&request.login)?;
    check_password(&request.password)?;
    let (codes, recovery) = recovery_codes();
    let password = app.passwords.hash(request.password).await?;
    let change = UserChange::Account { login, password, recovery };
    let version = Some(caller.user.version);
    let user = app.identity.change(&caller, version, change).await.map_err(|error| match error {
        StoreError::Taken => Error::Taken("login"),
        other => other.into(),
    })?;
    app.note(user.id.as_str(), "account made", "", address).await;
    Ok(Json(AccountCreated { me: me(&user), recovery_codes: codes }))
}

/// Checks the caller's password; gives the version it is of.
pub(super) async fn with_password(
    app: &App,
    caller: &Caller,
    password: String,
) -> Result<Option<u64>, Error> {
    let user = &caller.user;
    let Some(login) = user.login.clone().filter(|_| user.kind == UserKind::Account) else {
        return Err(Error::WrongTime("only accounts have a password"));
    };
    app.accounts.take(login.clone(), Instant::now())?;
    if !app.passwords.verify(password, user.password.clone()).await? {
        return Err(Error::WrongCredentials);
    }
    app.accounts.give_back(&login);
    Ok(Some(user.version))
}

/// Change the password; other sessions end.
#[utoipa::path(post, path = "/api/account/password", tag = "session", request_body = PasswordRequest,
    responses((status = 200, body = Session), (status = "default", body = ErrorBody)))]
pub(super) async fn change_password(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Json(request): Json<PasswordRequest>,
) -> Result<Json<Session>, Error> {
    app.doors.take(address, Instant::now())?;
    check_password(&request.new_password)?;
    let version = with_password(&app, &caller, request.password).await?;
    let password = app.passwords.hash(request.new_password).await?;
    let user = app.identity.change(&caller, version, UserChange::Password(password)).await?;
    app.note(user.id.as_str(), "password changed", "", address).await;
    Ok(session(Some(&user)))
}

/// Fresh recovery codes.
#[utoipa::path(post, path = "/api/account/recovery-codes", tag = "session", request_body = RecoveryRequest,
    responses((status = 200, body = RecoveryCodes), (status = "default", body = ErrorBody)))]
pub(super) async fn renew_codes(
    State(app): State<Arc<App>>,
    Address(address): Address,
    caller: Caller,
    Json(request): Json<RecoveryRequest>,
) -> Result<Json<RecoveryCodes>, Error> {
    app.doors.take(address, Instant::now())?;
    let version = with_password(&app, &caller, request.password).await?;
    let (recovery_codes, hashes) = recovery_codes();
    app.identity.change(&caller, version, UserChange::Codes(hashes)).await?;
    app.note(caller.id().as_str(), "recovery codes renewed", "", address).await;
    Ok(Json(RecoveryCodes { recovery_codes }))
}

async fn list_programs(app: &App, caller: &Caller) -> Result<Json<Vec<Program>>, Error> {
    let programs = app.hall.store.programs(caller.id()).await?;
    let program = |user: User| Program { id: user.id.to_string(), name: user.name };
    Ok(Json(programs.into_iter().map(program).collect()))
}

/// The caller's outside programs.
#[utoipa::path(get, path = "/api/programs", tag = "session",
    responses((status = 200, body = Vec<Program>), (status = "default", body = ErrorBody)))]
pub(super) async fn programs(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<Vec<Program>>, Error> {
    list_programs(&app, &caller).await
}

/// Make a token for an outside program.
#[utoipa::path(post, path = "/api/programs", tag = "session", request_body = ProgramRequest,
    responses((status = 200, body = ProgramCreated), (status = "default", body = ErrorBody)))]
pub(super) async fn make_program(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(request): Json<ProgramRequest>,
) -> Result<Json<ProgramCreated>, Error> {
    if caller.user.kind == UserKind::Program {
        return Err(Error::Forbidden("a program cannot make programs"));
    }
    let name = check_name(&request.name)?;
    let made = app.identity.program(&caller, name, PROGRAMS).await;
    let (user, token) = made.map_err(|error| match error {
        StoreError::Full => Error::invalid(format!("at most {PROGRAMS} programs; remove one first")),
        other => other.into(),
    })?;
    Ok(Json(ProgramCreated { program: Program { id: user.id.to_string(), name: user.name }, token }))
}

/// Remove a program: its token no longer works.
#[utoipa::path(delete, path = "/api/programs/{id}", tag = "session", params(("id" = String, Path)),
    responses((status = 200, body = Vec<Program>), (status = "default", body = ErrorBody)))]
pub(super) async fn remove_program(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Vec<Program>>, Error> {
    let id = UserId::new(id);
    if !app.identity.remove_program(&caller, &id).await? {
        return Err(Error::NotFound("program"));
    }
    list_programs(&app, &caller).await
}
