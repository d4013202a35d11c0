//! Vacations: games by turns wait for somebody who is away.

use super::App;
use super::extract::Json;
use crate::api::{Clock, ErrorBody, TableStatus, UserKind, VacationRequest, VacationState};
use crate::club::vacation::{VACATION, Vacations};
use crate::error::Error;
use crate::identity::Caller;
use crate::ids::UserId;
use crate::store::{StoreError, TableQuery};
use axum::extract::State;
use std::sync::Arc;

/// Tables of one person that are looked at.
const TABLES: u32 = 1_000;
/// So often it is tried again when another window was faster.
const TRIES: usize = 4;

/// The caller's vacation.
#[utoipa::path(get, path = "/api/me/vacation", tag = "people",
    responses((status = 200, body = VacationState), (status = "default", body = ErrorBody)))]
pub(super) async fn show(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<VacationState>, Error> {
    let (vacations, _) = app.vacations(caller.id()).await?;
    Ok(Json(vacations.state(app.hall.time.now())))
}

/// Be away until a moment, from now on; or be back.
#[utoipa::path(post, path = "/api/me/vacation", tag = "people", request_body = VacationRequest,
    responses((status = 200, body = VacationState), (status = "default", body = ErrorBody)))]
pub(super) async fn set(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(request): Json<VacationRequest>,
) -> Result<Json<VacationState>, Error> {
    if caller.user.kind == UserKind::Program {
        return Err(Error::Forbidden("a program has no vacation; this is for people"));
    }
    let now = app.hall.time.now();
    let vacations = app.keep_vacation(caller.id(), now, request.until).await?;
    app.rest(&caller, vacations.until(now).unwrap_or(now)).await?;
    Ok(Json(vacations.state(now)))
}

impl App {
    async fn vacations(&self, user: &UserId) -> Result<(Vacations, Option<String>), Error> {
        let body = self.hall.store.belonging(user, VACATION).await?;
        let vacations = body.as_deref().and_then(|body| serde_json::from_str(body).ok()).unwrap_or_default();
        Ok((vacations, body))
    }

    async fn keep_vacation(&self, user: &UserId, now: i64, until: Option<i64>) -> Result<Vacations, Error> {
        for _ in 0..TRIES {
            let (mut vacations, before) = self.vacations(user).await?;
            vacations
                .set(now, until)
                .map_err(|wrong| Error::invalid(format!("until: {} days are left this year", wrong.left)))?;
            let body = serde_json::to_string(&vacations)
                .map_err(|_| Error::Unavailable("a vacation cannot be written"))?;
            match self.hall.store.put_belonging(user, VACATION, before.as_deref(), Some(&body)).await {
                Ok(()) => return Ok(vacations),
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Err(Error::Unavailable("others are faster all the time; try again"))
    }

    /// Lets the clock of the caller stand still at every running table by turns.
    async fn rest(&self, caller: &Caller, until: i64) -> Result<(), Error> {
        let mine = TableQuery {
            member: Some(caller.id().clone()),
            status: Some(TableStatus::Running),
            limit: TABLES,
            ..TableQuery::default()
        };
        for row in self.hall.store.tables(mine).await? {
            let by_turns = matches!(row.summary.clock, Clock::Turns { .. });
            if !by_turns || row.summary.kept.is_some() {
                continue;
            }
            let person = caller.person();
            let rested = self.hall.change(&row.id, move |loaded, now| loaded.table.rest(now, &person, until));
            match rested.await {
                // It ended meanwhile, or the caller only watches there.
                Ok(()) | Err(Error::WrongTime(_) | Error::Forbidden(_) | Error::NotFound(_)) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}
