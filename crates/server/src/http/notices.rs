//! Being told while the browser is closed: what, by which ways, and when not. Nobody but their owner sees any of it.

use super::App;
use super::extract::{Json, Path};
use crate::api::{
    ErrorBody, LinkDone, MailRequest, NoticeChoices, NoticeState, PushRequest, UserKind, WayKind, WayRequest,
    WebhookRequest,
};
use crate::error::Error;
use crate::identity::Caller;
use crate::ids::UserId;
use crate::notices::address::{Address, DEVICES};
use crate::notices::check_quiet;
use crate::notices::links::Purpose;
use axum::extract::State;
use std::sync::Arc;
use std::time::Instant;

/// A digest waits at most so many minutes: a week.
const LONGEST: u32 = 7 * 24 * 60;

/// Everything about how somebody is told.
pub(super) async fn state(app: &App, user: &UserId) -> Result<NoticeState, Error> {
    let store = &app.hall.store;
    let ways = store.ways(user).await?.into_iter();
    Ok(NoticeState {
        offers: app.herald.offers(),
        ways: ways.filter_map(|row| Some(Address::read(&row.body)?.info(row))).collect(),
        choices: store.choices(user).await?.unwrap_or_default(),
    })
}

fn person(caller: &Caller) -> Result<(), Error> {
    match caller.user.kind {
        UserKind::Program => Err(Error::Forbidden("a program listens to its events; this is for people")),
        UserKind::Guest | UserKind::Account => Ok(()),
    }
}

/// Something changed; gives how it is now.
async fn changed(app: &App, caller: &Caller) -> Result<Json<NoticeState>, Error> {
    app.hall.outbox.forget(caller.id());
    // Other servers of the house forget it too.
    app.identity.forget(caller.id());
    Ok(Json(state(app, caller.id()).await?))
}

async fn add(app: &App, caller: &Caller, address: &Address) -> Result<(), Error> {
    person(caller)?;
    if app.herald.carrier.is_none() {
        return Err(Error::WrongTime("this server tells nobody anything; whoever runs it can change that"));
    }
    let ways = app.hall.store.ways(caller.id()).await?;
    let others = ways.iter().filter(|row| row.way.starts_with("push:") && row.way != address.way()).count();
    if address.kind() == WayKind::Push && others >= DEVICES {
        return Err(Error::invalid(format!("at most {DEVICES} devices; remove one first")));
    }
    if let Some(carrier) = &app.herald.carrier {
        carrier.check(address)?;
    }
    Ok(app.hall.store.put_way(address.row(caller.id())?).await?)
}

/// How the caller is told.
#[utoipa::path(get, path = "/api/me/notices", tag = "notices",
    responses((status = 200, body = NoticeState), (status = "default", body = ErrorBody)))]
pub(super) async fn show(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<NoticeState>, Error> {
    Ok(Json(state(&app, caller.id()).await?))
}

/// Choose what to be told by which ways, and when not.
#[utoipa::path(post, path = "/api/me/notices", tag = "notices", request_body = NoticeChoices,
    responses((status = 200, body = NoticeState), (status = "default", body = ErrorBody)))]
pub(super) async fn choose(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(choices): Json<NoticeChoices>,
) -> Result<Json<NoticeState>, Error> {
    person(&caller)?;
    check_quiet(&choices.quiet)?;
    if choices.digest > LONGEST {
        return Err(Error::invalid(format!("digest: expected at most {LONGEST} minutes")));
    }
    if choices.language.as_ref().is_some_and(|tag| tag.len() > 35 || !tag.is_ascii()) {
        return Err(Error::invalid("language: expected a tag such as \"en\""));
    }
    app.hall.store.put_choices(caller.id(), &choices).await?;
    changed(&app, &caller).await
}

/// Tell this browser by push messages.
#[utoipa::path(post, path = "/api/me/notices/push", tag = "notices", request_body = PushRequest,
    responses((status = 200, body = NoticeState), (status = "default", body = ErrorBody)))]
pub(super) async fn add_device(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(request): Json<PushRequest>,
) -> Result<Json<NoticeState>, Error> {
    add(&app, &caller, &Address::push(request)?).await?;
    changed(&app, &caller).await
}

/// Tell me by mail. A message with a link goes to the address, and nothing else until it was opened.
#[utoipa::path(post, path = "/api/me/notices/mail", tag = "notices", request_body = MailRequest,
    responses((status = 200, body = NoticeState), (status = "default", body = ErrorBody)))]
pub(super) async fn add_mail(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(request): Json<MailRequest>,
) -> Result<Json<NoticeState>, Error> {
    let address = Address::mail(&request)?;
    app.reports.take(caller.id().clone(), Instant::now())?;
    add(&app, &caller, &address).await?;
    if let Address::Mail { address, .. } = &address {
        app.herald.ask(&caller.user, address).await?;
    }
    changed(&app, &caller).await
}

/// Tell a program of mine.
#[utoipa::path(post, path = "/api/me/notices/webhook", tag = "notices", request_body = WebhookRequest,
    responses((status = 200, body = NoticeState), (status = "default", body = ErrorBody)))]
pub(super) async fn add_webhook(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(request): Json<WebhookRequest>,
) -> Result<Json<NoticeState>, Error> {
    add(&app, &caller, &Address::webhook(request)?).await?;
    changed(&app, &caller).await
}

/// Forget a way.
#[utoipa::path(post, path = "/api/me/notices/remove", tag = "notices", request_body = WayRequest,
    responses((status = 200, body = NoticeState), (status = "default", body = ErrorBody)))]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(request): Json<WayRequest>,
) -> Result<Json<NoticeState>, Error> {
    app.hall.store.drop_way(caller.id(), &request.way).await?;
    changed(&app, &caller).await
}

/// Send a message now, to see whether a way works.
#[utoipa::path(post, path = "/api/me/notices/test", tag = "notices", request_body = WayRequest,
    responses((status = 200, body = NoticeState), (status = "default", body = ErrorBody)))]
pub(super) async fn test(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(request): Json<WayRequest>,
) -> Result<Json<NoticeState>, Error> {
    app.reports.take(caller.id().clone(), Instant::now())?;
    app.herald.test(&caller.user, &request.way).await?;
    changed(&app, &caller).await
}

const NO_LINK: Error = Error::NotFound("link");

/// Agree to be written to. The link in the mail is enough, no session is needed.
#[utoipa::path(post, path = "/api/notices/confirm/{token}", tag = "notices", params(("token" = String, Path)),
    responses((status = 200, body = LinkDone), (status = "default", body = ErrorBody)))]
pub(super) async fn confirm(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
) -> Result<Json<LinkDone>, Error> {
    let (user, address) = app.herald.linked(Purpose::Confirm, &token).await?.ok_or(NO_LINK)?;
    let address = address.ok_or(Error::WrongTime("this address is not the one to write to any more"))?;
    let agreed = Address::Mail { address: address.clone(), confirmed: true };
    app.hall.store.put_way(agreed.row(&user)?).await?;
    told(&app, &user);
    Ok(Json(LinkDone { address: Some(address) }))
}

/// Never be written to again. The link in the mail is enough, no session is needed; mail programs may call it
/// themselves (RFC 8058).
#[utoipa::path(post, path = "/api/notices/leave/{token}", tag = "notices", params(("token" = String, Path)),
    responses((status = 200, body = LinkDone), (status = "default", body = ErrorBody)))]
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
) -> Result<Json<LinkDone>, Error> {
    let (user, address) = app.herald.linked(Purpose::Leave, &token).await?.ok_or(NO_LINK)?;
    // Whoever clicks twice is left alone all the same.
    if address.is_some() {
        app.hall.store.drop_way(&user, "mail").await?;
        told(&app, &user);
    }
    Ok(Json(LinkDone { address }))
}

/// Everybody here forgets what was known of somebody's ways.
fn told(app: &App, user: &UserId) {
    app.hall.outbox.forget(user);
    app.identity.forget(user);
}
