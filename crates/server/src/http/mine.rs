//! What is somebody's own: to take along, and to delete.

use super::App;
use super::contests;
use super::extract::{Address, Json};
use super::notices;
use super::session::{session, set, with_password};
use crate::api::{
    ClubCard, DeleteRequest, ErrorBody, MyBoard, MyChallenge, MyData, MyLine, MyNote, MySession, Program,
    Session, UserKind,
};
use crate::boards::Board;
use crate::error::Error;
use crate::hall::Hall;
use crate::identity::{Caller, me};
use crate::ids::UserId;
use crate::store::{BoardRow, GatheringKind, GatheringQuery, GatheringRow, TableQuery};
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
        boards: store.boards(id).await?.iter().filter_map(board).collect(),
        challenges: challenges(&app, id).await?,
        chat: chat(&app, id).await?,
        notices: notices::state(&app, id).await?,
        clubs: gathered(&app, id, GatheringKind::Club)
            .await?
            .iter()
            .filter_map(|row| club(row, id))
            .collect(),
        contests: gathered(&app, id, GatheringKind::Contest)
            .await?
            .iter()
            .filter_map(|row| contests::card(row, Some(id)))
            .collect(),
        ties: super::people::ties_of(&app, id).await?,
        shown: store
            .shown(std::slice::from_ref(id))
            .await?
            .first()
            .map(|(_, shown)| *shown)
            .unwrap_or_default(),
    };
    Ok(([(CONTENT_DISPOSITION, "attachment; filename=\"ziggurat.json\"")], Json(data)))
}

async fn gathered(app: &App, id: &UserId, kind: GatheringKind) -> Result<Vec<GatheringRow>, Error> {
    let query = GatheringQuery {
        kind: Some(kind),
        person: Some(id.clone()),
        limit: TABLES,
        ..GatheringQuery::default()
    };
    Ok(app.hall.store.gatherings(query).await?)
}

fn club(row: &GatheringRow, id: &UserId) -> Option<ClubCard> {
    Some(crate::contests::club::read(row).ok()?.card(row.id.as_str(), Some(id)))
}

fn board(row: &BoardRow) -> Option<MyBoard> {
    let board: Board = serde_json::from_str(&row.body).ok()?;
    let comments = board.nodes.into_iter().map(|node| node.comment);
    Some(MyBoard {
        id: row.id.to_string(),
        table: row.table.to_string(),
        names: board.branches.into_iter().map(|branch| branch.name).collect(),
        comments: comments.filter(|comment| !comment.is_empty()).collect(),
    })
}

async fn challenges(app: &App, id: &UserId) -> Result<Vec<MyChallenge>, Error> {
    let mut mine = Vec::new();
    for row in app.hall.store.challenges_of(id, TABLES).await? {
        let attempt = app.hall.store.attempt(&row.id, id).await?;
        mine.push(MyChallenge {
            id: row.id.to_string(),
            made: row.maker.as_ref() == Some(id),
            table: attempt.map(|attempt| attempt.table.to_string()),
        });
    }
    Ok(mine)
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
