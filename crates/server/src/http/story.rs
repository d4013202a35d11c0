//! What happened and how things stand, in words for one viewer.

use super::App;
use super::extract::{Json, Path, Query, Who};
use super::tables::look;
use crate::api::{ErrorBody, Story, TableWords};
use crate::error::Error;
use crate::identity::Caller;
use crate::ids::TableId;
use axum::extract::State;
use serde::Deserialize;
use std::sync::Arc;

#[derive(Deserialize)]
pub(super) struct StoryQuery {
    #[serde(rename = "as")]
    eyes: Option<String>,
    from: Option<usize>,
    at: Option<usize>,
}

/// The story of a game.
#[utoipa::path(get, path = "/api/tables/{id}/story", tag = "replay",
    params(("id" = String, Path),
        ("from" = Option<u32>, Query, description = "from the deed that holds this step on"),
        ("as" = Option<String>, Query, description = "seat:0, spectator or judge")),
    responses((status = 200, body = Story), (status = "default", body = ErrorBody)))]
pub(super) async fn story(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Path(id): Path<String>,
    Query(query): Query<StoryQuery>,
) -> Result<Json<Story>, Error> {
    let told = app
        .hall
        .read(&TableId::new(id), move |loaded| {
            let user = caller.as_ref().map(Caller::id);
            look(loaded, user)?;
            let viewer = loaded.table.eyes(user, query.eyes.as_deref())?;
            Ok(loaded.table.story(viewer, query.from.unwrap_or(0)))
        })
        .await?;
    Ok(Json(told))
}

/// A whole table in words.
#[utoipa::path(get, path = "/api/tables/{id}/words", tag = "replay",
    params(("id" = String, Path),
        ("at" = Option<u32>, Query, description = "an earlier moment; now otherwise"),
        ("as" = Option<String>, Query, description = "seat:0, spectator or judge")),
    responses((status = 200, body = TableWords), (status = "default", body = ErrorBody)))]
pub(super) async fn words(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Path(id): Path<String>,
    Query(query): Query<StoryQuery>,
) -> Result<Json<TableWords>, Error> {
    let page = app
        .hall
        .read(&TableId::new(id), move |loaded| {
            let user = caller.as_ref().map(Caller::id);
            look(loaded, user)?;
            let viewer = loaded.table.eyes(user, query.eyes.as_deref())?;
            loaded.table.in_words(viewer, query.at)
        })
        .await?;
    Ok(Json(page))
}
