//! What a person lets be answered without being asked.

use super::App;
use super::extract::{Json, Path};
use super::tables::look;
use crate::api::{ErrorBody, HabitRequest, HabitState};
use crate::error::Error;
use crate::identity::Caller;
use crate::ids::TableId;
use axum::extract::State;
use std::sync::Arc;

/// What the caller lets be answered here.
#[utoipa::path(get, path = "/api/tables/{id}/habits", tag = "play", params(("id" = String, Path)),
    responses((status = 200, body = HabitState), (status = "default", body = ErrorBody)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<HabitState>, Error> {
    let state = app
        .hall
        .read(&TableId::new(id), move |loaded| {
            look(loaded, Some(caller.id()))?;
            loaded.table.habits(&caller.person())
        })
        .await?;
    Ok(Json(state))
}

/// Choose what is answered here, from the next question on.
#[utoipa::path(post, path = "/api/tables/{id}/habits", tag = "play", params(("id" = String, Path)),
    request_body = HabitRequest,
    responses((status = 200, body = HabitState), (status = "default", body = ErrorBody)))]
pub(super) async fn choose(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<HabitRequest>,
) -> Result<Json<HabitState>, Error> {
    let person = caller.person();
    let change = move |loaded: &mut crate::hall::Loaded, now: i64| {
        look(loaded, Some(&person.id))?;
        loaded.heard(&person.id);
        loaded.table.choose_habits(now, &person, &request.chosen)?;
        loaded.table.habits(&person)
    };
    Ok(Json(app.hall.change(&TableId::new(id), change).await?))
}
