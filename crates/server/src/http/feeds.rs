//! Private links: the caller's games as news and as a calendar, for programs that know no session.

use super::App;
use super::extract::{Json, Path};
use crate::api::{ErrorBody, FeedLinks, FeedRequest};
use crate::error::Error;
use crate::identity::Caller;
use crate::notices::{atom, calendar};
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Programs that ask more often hear the same.
const KEPT: &str = "private, max-age=300";

/// The caller's links.
#[utoipa::path(get, path = "/api/me/feeds", tag = "notices",
    responses((status = 200, body = FeedLinks), (status = "default", body = ErrorBody)))]
pub(super) async fn show(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<FeedLinks>, Error> {
    Ok(Json(app.herald.feed_links(caller.id()).await?))
}

/// New links in the place of the old ones, or none.
#[utoipa::path(post, path = "/api/me/feeds", tag = "notices", request_body = FeedRequest,
    responses((status = 200, body = FeedLinks), (status = "default", body = ErrorBody)))]
pub(super) async fn renew(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(request): Json<FeedRequest>,
) -> Result<Json<FeedLinks>, Error> {
    if request.language.as_ref().is_some_and(|tag| tag.len() > 35 || !tag.is_ascii()) {
        return Err(Error::invalid("language: expected a tag such as \"en\""));
    }
    Ok(Json(app.herald.renew_feed(caller.id(), request.wanted, request.language).await?))
}

/// What a private link tells: where it is its owner's turn, and what came of their games.
#[utoipa::path(get, path = "/api/feeds/{file}", tag = "notices",
    params(("file" = String, Path, description = "the word of the link, and .atom or .ics")),
    responses((status = 200, description = "an Atom feed or an iCalendar file", body = String),
        (status = "default", body = ErrorBody)))]
pub(super) async fn read(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Path(file): Path<String>,
) -> Result<Response, Error> {
    let (token, kind) = file.rsplit_once('.').ok_or(Error::NotFound("feed"))?;
    if !matches!(kind, "atom" | "ics") {
        return Err(Error::NotFound("feed"));
    }
    let reader = app.herald.reader(token).await?;
    let occasions = app.herald.occasions(&reader).await?;
    let base = base(&app, &headers);
    let now = app.hall.time.now();
    let (name, body) = match kind {
        "ics" => ("text/calendar; charset=utf-8", calendar::write(&base, now, &occasions)),
        _ => {
            let own = format!("/api/feeds/{file}");
            ("application/atom+xml; charset=utf-8", atom::write(&base, &own, now, &occasions))
        }
    };
    Ok(([(header::CONTENT_TYPE, name), (header::CACHE_CONTROL, KEPT)], body).into_response())
}

/// Where people reach this server: as whoever runs it said, or as whoever asks found it.
fn base(app: &App, headers: &HeaderMap) -> String {
    if let Some(url) = &app.hall.settings.notices.public_url {
        return url.trim_end_matches('/').to_owned();
    }
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let scheme = text("x-forwarded-proto").filter(|scheme| matches!(*scheme, "http" | "https"));
    format!("{}://{}", scheme.unwrap_or("http"), text("host").unwrap_or("localhost"))
}
