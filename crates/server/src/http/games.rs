//! The shelf.

use super::App;
use super::extract::{Json, Path, Query};
use crate::api::{ContentItem, ErrorBody, GameCard};
use crate::error::Error;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::IntoResponse;
use game_core::ContentHash;
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

/// What is printed on boards, cards and tiles of a game, as drawings need it: its `Printed`, as the types of the
/// game tell it. Content with a hash never changes, so it is fetched once by every browser.
#[utoipa::path(get, path = "/api/games/{game}/content/{hash}", tag = "games",
    params(("game" = String, Path), ("hash" = String, Path, description = "`content` of a game, a pack or a table")),
    responses((status = 200, body = serde_json::Value), (status = "default", body = ErrorBody)))]
pub(super) async fn printed(
    State(app): State<Arc<App>>,
    Path((game, hash)): Path<(String, String)>,
    asked: HeaderMap,
) -> Result<impl IntoResponse, Error> {
    let edition = app.hall.shelf.find(&game)?.edition(Some(&hash)).ok_or(Error::NotFound("content"))?;
    let text = edition.printed()?;
    let etag = format!("\"{}\"", ContentHash::of(&[&text]));
    let known = asked.get(IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == etag.as_bytes());
    let headers = [
        (CONTENT_TYPE, "application/json".to_owned()),
        (CACHE_CONTROL, "public, max-age=31536000, immutable".to_owned()),
        (ETAG, etag),
    ];
    let answer = if known { StatusCode::NOT_MODIFIED.into_response() } else { text.into_response() };
    Ok((headers, answer))
}
