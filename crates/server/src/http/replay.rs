//! Earlier moments, charts, records.

use super::App;
use super::extract::{Json, Path, Query, Who};
use super::tables::{check_line, look};
use crate::api::{
    Chart, Clock, ErrorBody, ImportFormat, ImportRequest, Moment, Occupant, StandIn, TableState,
};
use crate::api::{TableStatus, UndoPolicy, Visibility};
use crate::error::Error;
use crate::identity::Caller;
use crate::ids::{self, TableId};
use crate::names;
use crate::store::StoreError;
use crate::table::{Opening, show};
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use game_core::{Record, Seat};
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;

#[derive(Deserialize)]
pub(super) struct EyesQuery {
    #[serde(rename = "as")]
    eyes: Option<String>,
    points: Option<usize>,
}

/// An earlier moment.
#[utoipa::path(get, path = "/api/tables/{id}/moments/{step}", tag = "replay",
    params(("id" = String, Path), ("step" = u32, Path),
        ("as" = Option<String>, Query, description = "seat:0, spectator or judge")),
    responses((status = 200, body = Moment), (status = "default", body = ErrorBody)))]
pub(super) async fn moment(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Path((id, step)): Path<(String, usize)>,
    Query(query): Query<EyesQuery>,
) -> Result<Json<Moment>, Error> {
    let moment = app
        .hall
        .read(&TableId::new(id), move |loaded| {
            let user = caller.as_ref().map(Caller::id);
            look(loaded, user)?;
            let viewer = loaded.table.eyes(user, query.eyes.as_deref())?;
            loaded.table.moment(viewer, step)
        })
        .await?;
    Ok(Json(moment))
}

/// Numbers over time.
#[utoipa::path(get, path = "/api/tables/{id}/chart", tag = "replay",
    params(("id" = String, Path), ("points" = Option<u32>, Query), ("as" = Option<String>, Query)),
    responses((status = 200, body = Chart), (status = "default", body = ErrorBody)))]
pub(super) async fn chart(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Path(id): Path<String>,
    Query(query): Query<EyesQuery>,
) -> Result<Json<Chart>, Error> {
    let (game, viewer, over) = app
        .hall
        .read(&TableId::new(id), move |loaded| {
            let user = caller.as_ref().map(Caller::id);
            look(loaded, user)?;
            let viewer = loaded.table.eyes(user, query.eyes.as_deref())?;
            let game = loaded.table.game.as_ref().ok_or(Error::WrongTime("the game has not begun"))?;
            Ok((game.clone_box(), viewer, loaded.table.ledger.status == TableStatus::Finished))
        })
        .await?;
    let points = query.points.unwrap_or(200);
    let drawn = tokio::task::spawn_blocking(move || show::chart(game.as_ref(), viewer, points, over)).await;
    drawn.map(Json).map_err(|_| Error::Unavailable("the chart could not be drawn"))
}

/// The record file of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "replay", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "default", body = ErrorBody)))]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let record = app
        .hall
        .read(&TableId::new(id), move |loaded| {
            let user = caller.as_ref().map(Caller::id);
            look(loaded, user)?;
            let name = format!("{}-{}.zig", loaded.table.ledger.opening.game, loaded.table.ledger.id);
            Ok((name, loaded.table.record(user)?.to_string()))
        })
        .await?;
    let (name, text) = record;
    let headers = [
        (CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (CONTENT_DISPOSITION, format!("attachment; filename=\"{name}\"")),
    ];
    Ok((headers, text))
}

/// Formats that can be read.
#[utoipa::path(get, path = "/api/records/formats", tag = "replay",
    responses((status = 200, body = Vec<ImportFormat>)))]
pub(super) async fn formats(State(app): State<Arc<App>>) -> Json<Vec<ImportFormat>> {
    Json(app.hall.shelf.formats())
}

/// Read a record file into a finished table.
#[utoipa::path(post, path = "/api/records", tag = "replay", request_body = ImportRequest,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn import(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(request): Json<ImportRequest>,
) -> Result<Json<TableState>, Error> {
    app.imports.take(caller.id().clone(), Instant::now())?;
    let title = request.title.as_deref().map(|title| check_line(title, "title", 60)).transpose()?;
    let hall = Arc::clone(&app.hall);
    let owner = caller.clone();
    // A whole game is replayed, so this does not belong among the requests that only look something up.
    let reading = tokio::task::spawn_blocking(move || {
        let record = hall.shelf.read_record(&request.format, &request.text)?;
        let edition = hall.shelf.edition_for(&record)?;
        let players = edition.replay(&record)?.players();
        Ok::<_, Error>(Opening { pack: edition.pack_name(), ..opening(&owner, record, players, title) })
    });
    let opening = reading.await.map_err(|_| Error::invalid("this file cannot be read"))??;
    let id = keep(&app, &caller, opening).await?;
    Ok(Json(app.state(&id, Some(caller.id()), 0).await?))
}

/// Keeps a record as a table, once for each person and file.
async fn keep(app: &App, caller: &Caller, opening: Opening) -> Result<TableId, Error> {
    let hash = ids::hash(opening.record.as_deref().unwrap_or_default());
    let (store, owner) = (&app.hall.store, caller.id());
    let most = app.hall.settings.limits.imports_per_caller;
    let claimed = store.claim_import(owner, &hash, &TableId::fresh(), most, ids::now()).await;
    let id = claimed.map_err(|error| match error {
        StoreError::Full => Error::invalid(format!("at most {most} records of one person are kept")),
        other => other.into(),
    })?;
    if store.table(&id).await?.is_some() {
        return Ok(id);
    }
    match app.hall.open_as(id.clone(), opening).await {
        // The same file was sent twice at once.
        Err(_) if store.table(&id).await?.is_some() => Ok(id),
        Err(error) => {
            store.drop_import(owner, &hash).await?;
            Err(error)
        }
        opened => opened,
    }
}

fn opening(owner: &Caller, record: Record, players: u8, title: Option<String>) -> Opening {
    let name = |seat: Seat| {
        let noted = record.notes.get(&format!("seat-{seat}"));
        let noted = noted.map(|name| names::clean(name, 40)).filter(|name| !name.is_empty());
        let name = noted.unwrap_or_else(|| format!("Seat {}", seat.index() + 1));
        // Nobody here: a name from a file, with an id that no user has.
        Occupant::Person { user: String::new(), name }
    };
    Opening {
        game: record.game.clone(),
        rules: record.rules,
        content: record.content.to_string(),
        pack: None,
        brought: None,
        owner: owner.id().clone(),
        setup: record.setup.clone(),
        seats: Seat::all(players).map(name).collect(),
        shuffle: false,
        clock: Clock::None,
        undo: UndoPolicy::Never,
        hints: false,
        visibility: Visibility::Link,
        stand_in: StandIn::Never,
        title,
        start: false,
        seed: record.seed,
        practice: false,
        invite: ids::letters(16),
        record: Some(record.to_string()),
        matched: None,
        challenge: None,
        contest: None,
    }
}
