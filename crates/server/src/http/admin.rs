//! The doors of admins: `ziggurat admin` knocks here.

use super::App;
use super::extract::{Json, Nothing, Path, Query};
use crate::api::{
    AdminBan, AdminDeed, AdminPerson, AdminReport, BanRequest, Done, ErrorBody, TableStatus, TableSummary,
};
use crate::bans::Subject;
use crate::bus::Word;
use crate::error::Error;
use crate::identity::me;
use crate::ids::{self, TableId, UserId};
use crate::limits::Network;
use crate::store::{Ban, Deed, Ground, Report, TableQuery, User};
use crate::table::order;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use serde::Deserialize;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

/// Lines of a list.
const PAGE: u32 = 100;
const HOUR: i64 = 3_600_000;

/// Whoever knows the secret of the store.
pub(super) struct Admin;

impl FromRequestParts<Arc<App>> for Admin {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Error> {
        app.identity.check_admin(&parts.headers).map(|()| Admin)
    }
}

impl App {
    /// Writes down what was done. That it could not be written stops nobody.
    pub(super) async fn note(&self, who: &str, what: &str, about: &str, network: Network) {
        tracing::info!(target: "server::deeds", who, what, about, network = %network, "noted");
        let deed = Deed {
            at: ids::now(),
            who: who.to_owned(),
            what: what.to_owned(),
            about: about.to_owned(),
            network: network.to_string(),
        };
        if let Err(error) = self.hall.store.add_deed(deed).await {
            tracing::error!(%error, what, "a deed could not be written down");
        }
    }

    async fn note_admin(&self, what: &str, about: &str) {
        self.note("admin", what, about, Network::from(IpAddr::from(Ipv4Addr::LOCALHOST))).await;
    }
}

fn done(what: impl Into<String>) -> Json<Done> {
    Json(Done { done: what.into() })
}

#[derive(Deserialize)]
pub(super) struct Search {
    #[serde(default)]
    text: String,
    status: Option<TableStatus>,
    limit: Option<u32>,
}

impl Search {
    fn limit(&self) -> u32 {
        self.limit.unwrap_or(PAGE).clamp(1, 1_000)
    }
}

/// People by name, login or id.
#[utoipa::path(get, path = "/api/admin/people", tag = "admin",
    params(("text" = Option<String>, Query), ("limit" = Option<u32>, Query)),
    responses((status = 200, body = Vec<AdminPerson>), (status = "default", body = ErrorBody)))]
pub(super) async fn people(
    _: Admin,
    State(app): State<Arc<App>>,
    Query(search): Query<Search>,
) -> Result<Json<Vec<AdminPerson>>, Error> {
    let person = |user: User| AdminPerson {
        me: me(&user),
        owner: user.owner.map(|owner| owner.to_string()),
        created_at: user.created_at,
    };
    let found = app.hall.store.people(&search.text, search.limit()).await?;
    Ok(Json(found.into_iter().map(person).collect()))
}

/// Tables, the last changed first.
#[utoipa::path(get, path = "/api/admin/tables", tag = "admin",
    params(("status" = Option<String>, Query), ("limit" = Option<u32>, Query)),
    responses((status = 200, body = Vec<TableSummary>), (status = "default", body = ErrorBody)))]
pub(super) async fn tables(
    _: Admin,
    State(app): State<Arc<App>>,
    Query(search): Query<Search>,
) -> Result<Json<Vec<TableSummary>>, Error> {
    let query = TableQuery { status: search.status, limit: search.limit(), ..TableQuery::default() };
    Ok(Json(app.hall.store.tables(query).await?.into_iter().map(|row| row.summary).collect()))
}

/// What people told of.
#[utoipa::path(get, path = "/api/admin/reports", tag = "admin", params(("limit" = Option<u32>, Query)),
    responses((status = 200, body = Vec<AdminReport>), (status = "default", body = ErrorBody)))]
pub(super) async fn reports(
    _: Admin,
    State(app): State<Arc<App>>,
    Query(search): Query<Search>,
) -> Result<Json<Vec<AdminReport>>, Error> {
    let report = |report: Report| AdminReport {
        id: report.id,
        at: report.at,
        by: report.by.to_string(),
        table: report.table.to_string(),
        about: report.about.map(|about| about.to_string()),
        line: report.line,
        said: report.said,
        text: report.text,
    };
    Ok(Json(app.hall.store.reports(search.limit()).await?.into_iter().map(report).collect()))
}

/// The log of sign-ins, changed passwords and what admins did.
#[utoipa::path(get, path = "/api/admin/log", tag = "admin", params(("limit" = Option<u32>, Query)),
    responses((status = 200, body = Vec<AdminDeed>), (status = "default", body = ErrorBody)))]
pub(super) async fn log(
    _: Admin,
    State(app): State<Arc<App>>,
    Query(search): Query<Search>,
) -> Result<Json<Vec<AdminDeed>>, Error> {
    let deed = |deed: Deed| AdminDeed {
        at: deed.at,
        who: deed.who,
        what: deed.what,
        about: deed.about,
        network: deed.network,
    };
    Ok(Json(app.hall.store.deeds(search.limit()).await?.into_iter().map(deed).collect()))
}

/// Who is not let in.
#[utoipa::path(get, path = "/api/admin/bans", tag = "admin",
    responses((status = 200, body = Vec<AdminBan>), (status = "default", body = ErrorBody)))]
pub(super) async fn bans(_: Admin, State(app): State<Arc<App>>) -> Result<Json<Vec<AdminBan>>, Error> {
    Ok(Json(app.hall.store.bans().await?.into_iter().map(shown).collect()))
}

fn shown(ban: Ban) -> AdminBan {
    AdminBan { id: ban.id, subject: ban.subject, reason: ban.reason, at: ban.at, until: ban.until }
}

/// Do not let somebody in any more. What is open ends at once.
#[utoipa::path(post, path = "/api/admin/bans", tag = "admin", request_body = BanRequest,
    responses((status = 200, body = AdminBan), (status = "default", body = ErrorBody)))]
pub(super) async fn ban(
    _: Admin,
    State(app): State<Arc<App>>,
    Json(request): Json<BanRequest>,
) -> Result<Json<AdminBan>, Error> {
    if let Subject::User(user) = Subject::parse(&request.subject)?
        && app.hall.store.user(&user).await?.is_none()
    {
        return Err(Error::NotFound("person"));
    }
    let at = ids::now();
    let ban = Ban {
        id: ids::letters(8),
        subject: request.subject,
        reason: request.reason.chars().take(500).collect(),
        at,
        until: request.hours.map(|hours| at + i64::from(hours) * HOUR),
    };
    app.hall.store.add_ban(ban.clone()).await?;
    app.bans.read().await?;
    app.hall.bus.tell(|| Word::Bans);
    app.note_admin("ban", &ban.subject).await;
    Ok(Json(shown(ban)))
}

/// Lift a ban.
#[utoipa::path(delete, path = "/api/admin/bans/{id}", tag = "admin", params(("id" = String, Path)),
    responses((status = 200, body = Done), (status = "default", body = ErrorBody)))]
pub(super) async fn lift(
    _: Admin,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Json<Done>, Error> {
    if !app.hall.store.lift_ban(&id).await? {
        return Err(Error::NotFound("ban"));
    }
    app.bans.read().await?;
    app.hall.bus.tell(|| Word::Bans);
    app.note_admin("lift ban", &id).await;
    Ok(done(format!("ban {id} is lifted")))
}

/// End a table.
#[utoipa::path(post, path = "/api/admin/tables/{id}/close", tag = "admin", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = Done), (status = "default", body = ErrorBody)))]
pub(super) async fn close(
    _: Admin,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<Done>, Error> {
    app.hall.change(&TableId::new(id.clone()), move |loaded, now| loaded.table.shut(now)).await?;
    app.note_admin("close table", &id).await;
    Ok(done(format!("table {id} is closed")))
}

/// Take a line of chat away: from the table, and from what is stored.
#[utoipa::path(post, path = "/api/admin/tables/{id}/lines/{line}/remove", tag = "admin",
    params(("id" = String, Path), ("line" = u64, Path)), request_body = Nothing,
    responses((status = 200, body = Done), (status = "default", body = ErrorBody)))]
pub(super) async fn remove_line(
    _: Admin,
    State(app): State<Arc<App>>,
    Path((id, line)): Path<(String, u64)>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<Done>, Error> {
    let (table, store) = (TableId::new(id.clone()), &app.hall.store);
    app.hall.change(&table, move |loaded, now| loaded.table.unsay(now, line)).await?;
    let events = store.events(&table, line.saturating_sub(1)).await?;
    let body = events.first().filter(|event| event.seq == line).and_then(|event| order::silent(&event.body));
    if let Some(body) = body {
        store.redact(&table, vec![(line, body)]).await?;
    }
    if let Some(mut snapshot) = store.snapshot(&table).await?
        && let Some(body) = order::without_line(&snapshot.body, line)
    {
        snapshot.body = body;
        store.replace_snapshot(&table, snapshot).await?;
    }
    app.note_admin("remove line", &format!("{id} {line}")).await;
    Ok(done(format!("line {line} of table {id} is gone")))
}

/// Delete a person for good, as the person could.
#[utoipa::path(post, path = "/api/admin/people/{id}/delete", tag = "admin", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = Done), (status = "default", body = ErrorBody)))]
pub(super) async fn delete_person(
    _: Admin,
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<Done>, Error> {
    let user = UserId::new(id.clone());
    if app.hall.store.user(&user).await?.is_none() {
        return Err(Error::NotFound("person"));
    }
    app.identity.erase(&user, Ground::default()).await?;
    app.leaving.notify_one();
    app.note_admin("delete person", &id).await;
    Ok(done(format!("{id} is deleted; tables forget the name")))
}
