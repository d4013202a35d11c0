//! The exercises of the rules. Nothing is kept: an attempt is made of all its steps each time.

use super::App;
use super::extract::{Json, Path};
use crate::api::{Attempt, AttemptRequest, ErrorBody, ExerciseCard};
use crate::error::Error;
use axum::extract::State;
use guide::TryError;
use std::sync::Arc;

/// More steps than any exercise asks for, and more characters than any step has.
const MOST_STEPS: usize = 20;
const STEP: usize = 200;

/// The exercises of a game, and where in its rules they stand.
#[utoipa::path(get, path = "/api/games/{game}/practice", tag = "games", params(("game" = String, Path)),
    responses((status = 200, body = Vec<ExerciseCard>), (status = "default", body = ErrorBody)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<Json<Vec<ExerciseCard>>, Error> {
    Ok(Json(app.hall.shelf.find(&game)?.practice().map(guide::Practice::cards).unwrap_or_default()))
}

/// An exercise at its beginning.
#[utoipa::path(get, path = "/api/games/{game}/practice/{exercise}", tag = "games",
    params(("game" = String, Path), ("exercise" = String, Path)),
    responses((status = 200, body = Attempt), (status = "default", body = ErrorBody)))]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    Path((game, exercise)): Path<(String, String)>,
) -> Result<Json<Attempt>, Error> {
    attempt(app, game, exercise, Vec::new()).await
}

/// An exercise after the steps that somebody made in it.
#[utoipa::path(post, path = "/api/games/{game}/practice/{exercise}", tag = "games",
    params(("game" = String, Path), ("exercise" = String, Path)), request_body = AttemptRequest,
    responses((status = 200, body = Attempt), (status = "default", body = ErrorBody)))]
pub(super) async fn step(
    State(app): State<Arc<App>>,
    Path((game, exercise)): Path<(String, String)>,
    Json(request): Json<AttemptRequest>,
) -> Result<Json<Attempt>, Error> {
    if request.steps.len() > MOST_STEPS {
        return Err(Error::invalid(format!("steps: at most {MOST_STEPS}, not {}", request.steps.len())));
    }
    if request.steps.iter().any(|step| step.len() > STEP) {
        return Err(Error::invalid(format!("steps: a step has at most {STEP} characters")));
    }
    attempt(app, game, exercise, request.steps).await
}

async fn attempt(app: Arc<App>, game: String, id: String, made: Vec<String>) -> Result<Json<Attempt>, Error> {
    // A game played again is work for a thread of its own.
    let work = tokio::task::spawn_blocking(move || {
        let entry = app.hall.shelf.find(&game)?;
        let practice = entry.practice().ok_or(Error::NotFound("exercise"))?;
        let exercise = practice.exercise(&id).ok_or(Error::NotFound("exercise"))?;
        let edition = entry.standard();
        let printed = || serde_json::from_str(&edition.printed().unwrap_or_default()).unwrap_or_default();
        practice.attempt(entry.game, exercise, &made, &printed).map_err(|problem| match problem {
            TryError::Refused(refused) => Error::Refused(refused),
            TryError::Over { .. } => Error::invalid(format!("steps: {problem}")),
            TryError::Start(_) | TryError::Line { .. } | TryError::Broken { .. } => {
                tracing::error!(%game, %problem, "an exercise does not fit the rules");
                Error::Unavailable("this exercise cannot be tried now")
            }
        })
    });
    Ok(Json(work.await.map_err(|_| Error::Unavailable("something broke; try again"))??))
}
