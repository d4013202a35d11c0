//! Streams of server-sent events.

use super::App;
use super::extract::{From, Path, Query, Who};
use crate::api::{Ended, ErrorBody, LobbyNotice, TableNotice};
use crate::error::Error;
use crate::hall::{frame, lobby_frames};
use crate::identity::Caller;
use crate::ids::TableId;
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::future::Either;
use futures_util::stream::SelectAll;
use futures_util::{Stream, StreamExt};
use serde::Deserialize;
use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// How many streams each caller has open.
#[derive(Clone, Default)]
pub(crate) struct Open(Arc<Mutex<HashMap<String, usize>>>);

/// One open stream of a caller.
struct Place {
    open: Open,
    caller: String,
}

impl Open {
    fn take(&self, caller: String, most: usize) -> Result<Place, Error> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(caller.clone()).or_insert(0);
        if *count >= most {
            return Err(Error::TooFast { seconds: 10 });
        }
        *count += 1;
        Ok(Place { open: self.clone(), caller })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.open.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.caller) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.caller);
            }
        }
    }
}

/// Sends messages until the table or the caller's session has none to give.
fn answer(
    app: &App,
    caller: Option<&Caller>,
    from: IpAddr,
    frames: impl Stream<Item = Result<Bytes, Infallible>> + Send + 'static,
    place: Place,
) -> Response {
    let over = match caller {
        Some(caller) => Either::Left(app.identity.until_over(caller)),
        None => Either::Right(std::future::pending()),
    };
    let banned = app.bans.until_banned(from, caller.cloned());
    let over = async move {
        tokio::select! {
            () = over => {}
            () = banned => {}
        }
    };
    let bytes = frames.take_until(over).map(move |frame| {
        let _ = &place;
        frame
    });
    let mut response = Body::from_stream(bytes).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("text/event-stream"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    // Proxies must hand each message on at once.
    headers.insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

impl App {
    fn place(&self, caller: Option<&Caller>) -> Result<Place, Error> {
        let name = caller.map_or_else(|| "nobody".to_owned(), |caller| caller.id().to_string());
        let limits = &self.hall.settings.limits;
        // Those without a name share one, so they get as many places as the server has.
        let most = if caller.is_some() { limits.streams_per_caller } else { limits.streams / 2 };
        self.streams.take(name, most)
    }
}

#[derive(Deserialize)]
pub(super) struct StreamQuery {
    after: Option<u64>,
}

/// What happens at a table, as it happens.
#[utoipa::path(get, path = "/api/tables/{id}/events", tag = "events",
    params(("id" = String, Path), ("after" = Option<u64>, Query, description = "resume after this event"),
        ("Last-Event-ID" = Option<u64>, Header)),
    responses((status = 200, body = TableNotice, content_type = "text/event-stream"),
        (status = "default", body = ErrorBody)))]
pub(super) async fn table(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    From(from): From,
    Path(id): Path<String>,
    Query(query): Query<StreamQuery>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let last = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let place = app.place(caller.as_ref())?;
    let user = caller.as_ref().map(Caller::id);
    let stream = app.hall.subscribe(&TableId::new(id), user, last.or(query.after)).await?;
    Ok(answer(&app, caller.as_ref(), from, stream.frames(), place))
}

/// Tables one stream tells of at most.
const TABLES: usize = 64;

#[derive(Deserialize)]
pub(super) struct BrowserQuery {
    tables: Option<String>,
    lobby: Option<bool>,
}

/// Tables and the events after which they are told, as in `abc:17,def`.
fn wishes(text: &str) -> Result<Vec<(TableId, Option<u64>)>, Error> {
    let wrong = || Error::invalid("tables: expected ids, each with the number of an event: abc:17,def:4");
    let wish = |text: &str| match text.split_once(':') {
        None => Ok((TableId::new(text), None)),
        Some((id, after)) => Ok((TableId::new(id), Some(after.parse().map_err(|_| wrong())?))),
    };
    let wishes: Vec<_> =
        text.split(',').filter(|text| !text.is_empty()).map(wish).collect::<Result<_, Error>>()?;
    if wishes.len() > TABLES {
        return Err(Error::invalid(format!("tables: at most {TABLES} in one stream")));
    }
    Ok(wishes)
}

/// Everything a browser listens to, as it happens: several tables, the lobby, and the caller's own tables.
#[utoipa::path(get, path = "/api/events", tag = "events",
    params(("tables" = Option<String>, Query, description = "ids, each with the event to resume after: abc:17,def:4"),
        ("lobby" = Option<bool>, Query, description = "false: the tables alone")),
    responses((status = 200, body = LobbyNotice, content_type = "text/event-stream"),
        (status = "default", body = ErrorBody)))]
pub(super) async fn browser(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    From(from): From,
    Query(query): Query<BrowserQuery>,
) -> Result<Response, Error> {
    let wishes = wishes(query.tables.as_deref().unwrap_or_default())?;
    let place = app.place(caller.as_ref())?;
    let user = caller.as_ref().map(Caller::id);
    let mut all = SelectAll::new();
    if query.lobby.unwrap_or(true) {
        all.push(lobby_frames(&app.hall, user.cloned()).boxed());
    }
    for (id, after) in wishes {
        let ended = |again| {
            let ended = frame("ended", None, &Ended { table: id.to_string(), again });
            futures_util::stream::iter(ended.map(Ok))
        };
        all.push(match app.hall.subscribe(&id, user, after).await {
            Ok(stream) => stream.frames().chain(ended(true)).boxed(),
            Err(error) => ended(matches!(error, Error::Unavailable(_))).boxed(),
        });
    }
    Ok(answer(&app, caller.as_ref(), from, all, place))
}
