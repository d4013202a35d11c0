//! Standing orders: what is done for a person when their turn comes.

use super::App;
use super::boards::{Opened, aside};
use super::extract::{Json, Path};
use super::tables::look;
use crate::api::{ErrorBody, StandingOrders, StandingRequest};
use crate::error::Error;
use crate::hall::Loaded;
use crate::identity::Caller;
use crate::ids::TableId;
use axum::extract::State;
use game_core::Viewer;
use std::sync::Arc;

const NONE: Error = Error::WrongTime("standing orders are for running games by turns");

/// The caller's orders at a table.
fn own(loaded: &Loaded, caller: &Caller) -> Result<StandingOrders, Error> {
    let seat = loaded.table.player(&caller.person())?;
    loaded.table.standing_of(Viewer::Seat(seat)).ok_or(NONE)
}

/// What the caller wants done at this table when the own turn comes.
#[utoipa::path(get, path = "/api/tables/{id}/orders", tag = "play", params(("id" = String, Path)),
    responses((status = 200, body = StandingOrders), (status = "default", body = ErrorBody)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<StandingOrders>, Error> {
    let read = move |loaded: &Loaded| {
        look(loaded, Some(caller.id()))?;
        own(loaded, &caller)
    };
    Ok(Json(app.hall.read(&TableId::new(id), read).await?))
}

/// Keep what was thought on a board as orders, instead of those there are.
#[utoipa::path(post, path = "/api/tables/{id}/orders", tag = "play", params(("id" = String, Path)),
    request_body = StandingRequest,
    responses((status = 200, body = StandingOrders), (status = "default", body = ErrorBody)))]
pub(super) async fn keep(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<StandingRequest>,
) -> Result<Json<StandingOrders>, Error> {
    let id = TableId::new(id);
    let Opened { row, board, edition, .. } = app.own_board(&request.board, caller.id()).await?;
    if row.table != id {
        return Err(Error::invalid("board: it is of another table"));
    }
    let (seat, moment) = (row.seat, row.step);
    let written = aside(move || board.orders(&edition, seat, &request)).await?;
    let change = move |loaded: &mut Loaded, now: i64| {
        look(loaded, Some(caller.id()))?;
        loaded.heard(caller.id());
        loaded.table.keep_orders(now, &caller.person(), seat, moment, &written)?;
        own(loaded, &caller)
    };
    Ok(Json(app.hall.change(&id, change).await?))
}

/// Take the own orders away.
#[utoipa::path(delete, path = "/api/tables/{id}/orders", tag = "play", params(("id" = String, Path)),
    responses((status = 200, body = StandingOrders), (status = "default", body = ErrorBody)))]
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<StandingOrders>, Error> {
    let change = move |loaded: &mut Loaded, now: i64| {
        look(loaded, Some(caller.id()))?;
        loaded.heard(caller.id());
        loaded.table.take_orders_away(now, &caller.person())?;
        own(loaded, &caller)
    };
    Ok(Json(app.hall.change(&TableId::new(id), change).await?))
}
