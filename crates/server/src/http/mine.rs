//! What is somebody's own: to take along, and to delete.

use super::App;
use super::extract::{Address, Json};
use super::session::{session, set, with_password};
use crate::api::{DeleteRequest, ErrorBody, MyData, MyLine, MyNote, MySession, Program, Session, UserKind};
use crate::error::Error;
use crate::hall::Hall;
use crate::identity::{Caller, me};
use crate::ids::UserId;
use crate::store::TableQuery;
use crate::table::Entry;
use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::IntoResponse;
use std::sync::Arc;
use std::time::Instant;

/// Tables that are named in what somebody takes along.
const TABLES: u32 = 10_000;

/// Everything the server keeps about the caller.
#[utoipa::path(get, path = "/api/me/data", tag = "session",
    responses((status = 200, body = MyData), (status = "default", body = ErrorBody)))]
pub(super) async fn data(State(app): State<Arc<App>>, caller: Caller) -> Result<impl IntoResponse, Error> {
    app.reports.take(caller.id().clone(), Instant::now())?;
    let (store, id) = (&app.hall.store, caller.id());
    let user = store.user(id).await?.ok_or(Error::SignInNeeded)?;
    let query = TableQuery { member: Some(id.clone()), limit: TABLES, ..TableQuery::default() };
    let sessions = store.sessions(id).await?.into_iter();
    let programs = store.programs(id).await?.into_iter();
    let notes = store.all_notes(id).await?.into_iter();
    let data = MyData {
        me: me(&user),
        created_at: user.created_at,
        sessions: sessions.map(|s| MySession { created_at: s.created_at, seen_at: s.seen_at }).collect(),
        programs: programs.map(|p| Program { id: p.id.to_string(), name: p.name }).collect(),
        tables: store.tables(query).await?.into_iter().map(|row| Hall::summary_for(row, Some(id))).collect(),
        notes: notes.map(|(table, text)| MyNote { table: table.to_string(), text }).collect(),
        chat: chat(&app, id).await?,
    };
    Ok(([(CONTENT_DISPOSITION, "attachment; filename=\"ziggurat.json\"")], Json(data)))
}

async fn chat(app: &App, id: &UserId) -> Result<Vec<MyLine>, Error> {
    let mut lines = Vec::new();
    for table in app.hall.store.tables_naming(id).await? {
        for event in app.hall.store.events(&table, 0).await? {
            if let Ok(Entry::Said { user, text, .. }) = serde_json::from_str(&event.body)
                && user == *id
            {
                lines.push(MyLine { table: table.to_string(), at: event.at, text });
            }
        }
    }
    Ok(lines)
}

/// Delete the caller for good. Seats stay, as those of somebody who left.
#[utoipa::path(post, path = "/api/me/delete", tag = "session", request_body = DeleteRequest,
    responses((status = 200, body = Session), (status = "default", body = ErrorBody)))]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    Address(network): Address,
    caller: Caller,
    Json(request): Json<DeleteRequest>,
) -> Result<impl IntoResponse, Error> {
    let version = match caller.user.kind {
        UserKind::Guest => None,
        UserKind::Program => return Err(Error::Forbidden("a program is removed by its person")),
        UserKind::Account => {
            app.doors.take(network, Instant::now())?;
            with_password(&app, &caller, request.password.unwrap_or_default()).await?
        }
    };
    app.identity.erase(caller.id(), caller.ground(version)).await?;
    app.leaving.notify_one();
    app.note(caller.id().as_str(), "deleted", "", network).await;
    Ok((set(app.identity.no_cookie()), session(None)))
}
