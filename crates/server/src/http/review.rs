//! Finished games gone over. Everything a review tells is open once a game is over; of running games there is none.

use super::App;
use super::extract::{Json, Path, Query, Who};
use super::tables::look;
use crate::api::{ErrorBody, ReviewRequest, ReviewState, TableStatus};
use crate::error::Error;
use crate::identity::Caller;
use crate::ids::{TableId, UserId};
use axum::extract::State;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;

#[derive(Deserialize)]
pub(super) struct KnownQuery {
    known: Option<u32>,
}

/// A table of which there can be a review.
async fn finished(app: &App, id: &TableId, user: Option<UserId>) -> Result<(), Error> {
    let over = app.hall.read(id, move |loaded| {
        look(loaded, user.as_ref())?;
        match loaded.table.ledger.status {
            TableStatus::Finished => Ok(()),
            _ => Err(Error::WrongTime("a game is gone over when it is over")),
        }
    });
    over.await
}

/// How far the review of a finished game is, and what came of it.
#[utoipa::path(get, path = "/api/tables/{id}/review", tag = "replay",
    params(("id" = String, Path),
        ("known" = Option<u32>, Query, description = "the `rev` that the caller has; the review is left out then")),
    responses((status = 200, body = ReviewState), (status = "default", body = ErrorBody)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Path(id): Path<String>,
    Query(query): Query<KnownQuery>,
) -> Result<Json<ReviewState>, Error> {
    let (id, user) = (TableId::new(id), caller.as_ref().map(Caller::id));
    finished(&app, &id, user.cloned()).await?;
    Ok(Json(app.hall.review_state(&id, user, query.known).await?))
}

/// Ask for the review of a finished game, pause it, or let it go on.
#[utoipa::path(post, path = "/api/tables/{id}/review", tag = "replay", params(("id" = String, Path)),
    request_body = ReviewRequest,
    responses((status = 200, body = ReviewState), (status = "default", body = ErrorBody)))]
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<ReviewRequest>,
) -> Result<Json<ReviewState>, Error> {
    let (id, user) = (TableId::new(id), caller.id());
    finished(&app, &id, Some(user.clone())).await?;
    match request.paused {
        Some(pause) => app.hall.pause_review(&id, user, pause).await?,
        None if app.hall.has_review(&id).await? => {}
        None => {
            app.reviews.take(user.clone(), Instant::now())?;
            app.hall.ask_review(&id, user).await?;
        }
    }
    Ok(Json(app.hall.review_state(&id, Some(user), None).await?))
}
