//! Guests, accounts, programs.

use super::App;
use super::extract::{Address, Json, Nothing, Path, Who};
use crate::accounts::{check_login, check_name, check_password, code_hash, recovery_codes};
use crate::api::{
    AccountCreated, AccountRequest, ErrorBody, PasswordRequest, Preferences, Program, ProgramCreated,
    ProgramRequest, RecoverRequest, RecoveryCodes, RecoveryRequest, Session, SessionRequest, SignInRequest,
    UserKind,
};
use crate::error::Error;
use crate::identity::{Caller, me};
use crate::ids::{self, UserId};
use crate::store::{StoreError, User};
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use std::sync::Arc;
use std::time::Instant;

/// Programs one person may have.
const PROGRAMS: usize = 20;

type Cookies = AppendHeaders<Option<(axum::http::HeaderName, HeaderValue)>>;

fn session(user: Option<&User>) -> Json<Session> {
    let version = env!("CARGO_PKG_VERSION").to_owned();
    Json(Session { me: user.map(me), version, now: ids::now() })
}

fn set(cookie: HeaderValue) -> Cookies {
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
        let name = name.unwrap_or_else(|| format!("Guest {}", ids::letters(4)));
        let user = app.identity.guest(name, preferences.unwrap_or_default()).await?;
        let cookie = app.identity.sign_in(&user.id).await?;
        return Ok((set(cookie), session(Some(&user))));
    };
    let mut user = User::clone(&caller.user);
    user.name = name.unwrap_or(user.name);
    user.body.preferences = preferences.unwrap_or(user.body.preferences);
    app.identity.update(user.clone()).await?;
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
    let user = app.hall.store.user_by_login(&request.login.to_ascii_lowercase()).await?;
    let stored = user.as_ref().and_then(|user| user.body.password.clone());
    let right = app.passwords.verify(request.password, stored).await?;
    let user = user.filter(|_| right).ok_or(Error::WrongCredentials)?;
    let cookie = app.identity.sign_in(&user.id).await?;
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
    let found = app.hall.store.user_by_login(&request.login.to_ascii_lowercase()).await?;
    let mut user = found.ok_or(Error::WrongCredentials)?;
    let code = code_hash(&request.code);
    let at = user.body.recovery.iter().position(|kept| *kept == code).ok_or(Error::WrongCredentials)?;
    user.body.recovery.remove(at);
    user.body.password = Some(app.passwords.hash(request.password).await?);
    app.identity.update(user.clone()).await?;
    app.identity.sign_out_others(&user.id, None).await?;
    let cookie = app.identity.sign_in(&user.id).await?;
    Ok((set(cookie), session(Some(&user))))
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
    let (codes, hashes) = recovery_codes();
    let mut user = User::clone(&caller.user);
    user.kind = UserKind::Account;
    user.login = Some(login);
    user.body.password = Some(app.passwords.hash(request.password).await?);
    user.body.recovery = hashes;
    let taken = app.hall.store.update_user(user.clone()).await;
    app.identity.forget(&user.id);
    taken.map_err(|error| match error {
        StoreError::Taken => Error::Taken("login"),
        other => other.into(),
    })?;
    Ok(Json(AccountCreated { me: me(&user), recovery_codes: codes }))
}

async fn with_password(app: &App, caller: &Caller, password: String) -> Result<User, Error> {
    let user = User::clone(&caller.user);
    if user.kind != UserKind::Account {
        return Err(Error::WrongTime("only accounts have a password"));
    }
    let right = app.passwords.verify(password, user.body.password.clone()).await?;
    if right { Ok(user) } else { Err(Error::WrongCredentials) }
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
    let mut user = with_password(&app, &caller, request.password).await?;
    user.body.password = Some(app.passwords.hash(request.new_password).await?);
    app.identity.update(user.clone()).await?;
    app.identity.sign_out_others(&user.id, caller.session.as_deref()).await?;
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
    let mut user = with_password(&app, &caller, request.password).await?;
    let (recovery_codes, hashes) = recovery_codes();
    user.body.recovery = hashes;
    app.identity.update(user).await?;
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
    if app.hall.store.programs(caller.id()).await?.len() >= PROGRAMS {
        return Err(Error::invalid(format!("at most {PROGRAMS} programs; remove one first")));
    }
    let (user, token) = app.identity.program(caller.id(), name).await?;
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
    let owned = app.hall.store.programs(caller.id()).await?.iter().any(|program| program.id == id);
    if !owned {
        return Err(Error::NotFound("program"));
    }
    app.hall.store.remove_user(&id).await?;
    app.identity.forget(&id);
    list_programs(&app, &caller).await
}
