//! The shelf.

use super::App;
use super::extract::{Json, Path, Query};
use crate::api::{ContentItem, ErrorBody, GameCard};
use crate::error::Error;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use serde::Deserialize;
use std::sync::Arc;

/// The games.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameCard>)))]
pub(super) async fn list(State(app): State<Arc<App>>) -> Json<Vec<GameCard>> {
    Json(app.hall.shelf.cards())
}

/// The English catalogue of a game, in Fluent syntax.
#[utoipa::path(get, path = "/api/games/{game}/catalogue", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "default", body = ErrorBody)))]
pub(super) async fn catalogue(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<impl IntoResponse, Error> {
    let text = app.hall.shelf.find(&game)?.game.catalogue();
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}

#[derive(Deserialize)]
pub(super) struct ContentQuery {
    content: Option<String>,
}

/// Every component of a game, with the source of each value.
#[utoipa::path(get, path = "/api/games/{game}/content", tag = "games",
    params(("game" = String, Path),
        ("content" = Option<String>, Query, description = "hash of a content pack; the standard content otherwise")),
    responses((status = 200, body = Vec<ContentItem>), (status = "default", body = ErrorBody)))]
pub(super) async fn content(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(query): Query<ContentQuery>,
) -> Result<Json<Vec<ContentItem>>, Error> {
    Ok(Json(app.hall.shelf.find(&game)?.chosen(query.content.as_deref())?.listing()?))
}
