//! Orders of the owner of a table, and reports.

use super::App;
use super::extract::{Json, Path};
use super::tables::{check_line, look};
use crate::api::{ErrorBody, OrderRequest, ReportReceived, ReportRequest, TableState};
use crate::error::Error;
use crate::identity::Caller;
use crate::ids::{self, TableId, UserId};
use crate::store::Report;
use axum::extract::State;
use std::sync::Arc;
use std::time::Instant;

/// Remove, mute, or change who may see the table; only for who made it.
#[utoipa::path(post, path = "/api/tables/{id}/order", tag = "tables", params(("id" = String, Path)),
    request_body = OrderRequest,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn order(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<OrderRequest>,
) -> Result<Json<TableState>, Error> {
    let person = caller.person();
    app.act(&id, &caller, move |loaded, now| {
        look(loaded, Some(&person.id))?;
        loaded.table.order(now, &person, &request)
    })
    .await
}

/// Tell those who run the server that something is wrong here.
#[utoipa::path(post, path = "/api/tables/{id}/report", tag = "tables", params(("id" = String, Path)),
    request_body = ReportRequest,
    responses((status = 200, body = ReportReceived), (status = "default", body = ErrorBody)))]
pub(super) async fn report(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<ReportRequest>,
) -> Result<Json<ReportReceived>, Error> {
    let text = check_line(&request.text, "text", 500)?;
    app.reports.take(caller.id().clone(), Instant::now())?;
    let id = TableId::new(id);
    let (user, line) = (caller.id().clone(), request.line);
    let said = app
        .hall
        .read(&id, move |loaded| {
            look(loaded, Some(&user))?;
            let said = |line| loaded.table.ledger.chat.iter().find(|said| said.seq == line).cloned();
            match line {
                Some(line) => said(line).map(Some).ok_or(Error::NotFound("line")),
                None => Ok(None),
            }
        })
        .await?;
    let about = said.as_ref().map(|line| UserId::new(line.user.clone()));
    let report = Report {
        id: 0,
        at: ids::now(),
        by: caller.id().clone(),
        table: id,
        about: about.or_else(|| request.user.map(UserId::new)),
        line,
        said: said.map(|line| line.text),
        text,
    };
    let at = report.at;
    app.hall.store.add_report(report).await?;
    Ok(Json(ReportReceived { at }))
}
