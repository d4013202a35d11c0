//! Clubs: making, joining, leaving, asking people.

use super::App;
use super::contests::card;
use super::extract::{Json, Nothing, Path, Query, Who};
use super::people::can_be_asked;
use super::tables::check_line;
use crate::api::{
    ClubCard, ClubChange, ClubJoinRequest, ClubState, ErrorBody, NewClub, PersonName, Tie, UserKind,
};
use crate::contests::club::{self, Club, Member};
use crate::error::Error;
use crate::identity::Caller;
use crate::ids::{GatheringId, UserId};
use crate::store::{GatheringKind, GatheringQuery};
use axum::extract::State;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;

/// Clubs and contests a page lists at most.
const PAGE: u32 = 50;
/// So many somebody may lead.
const MOST_LED: usize = 10;

#[derive(Deserialize)]
pub(super) struct ListQuery {
    #[serde(default)]
    list: List,
}

#[derive(Clone, Copy, Default, Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum List {
    #[default]
    Open,
    Mine,
}

impl Caller {
    fn member(&self) -> Member {
        Member { user: self.id().clone(), name: self.user.name.clone(), kind: self.user.kind }
    }
}

/// Clubs that whoever comes may join, or those of the caller with those the caller is asked to join.
#[utoipa::path(get, path = "/api/clubs", tag = "contests",
    params(("list" = Option<String>, Query, description = "open or mine")),
    responses((status = 200, body = [ClubCard]), (status = "default", body = ErrorBody)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Query(query): Query<ListQuery>,
) -> Result<Json<Vec<ClubCard>>, Error> {
    let user = caller.as_ref().map(Caller::id);
    if query.list == List::Mine && user.is_none() {
        return Ok(Json(Vec::new()));
    }
    let wanted = GatheringQuery {
        kind: Some(GatheringKind::Club),
        person: user.filter(|_| query.list == List::Mine).cloned(),
        limit: 4 * PAGE,
        ..GatheringQuery::default()
    };
    let rows = app.hall.store.gatherings(wanted).await?;
    let cards = rows.iter().filter_map(|row| Some(club::read(row).ok()?.card(row.id.as_str(), user)));
    let shown = |card: &ClubCard| query.list == List::Mine || card.open;
    Ok(Json(cards.filter(shown).take(PAGE as usize).collect()))
}

fn about(text: &str) -> Result<String, Error> {
    if text.trim().is_empty() { Ok(String::new()) } else { check_line(text, "about", 300) }
}

/// Make a club; the caller leads it.
#[utoipa::path(post, path = "/api/clubs", tag = "contests", request_body = NewClub,
    responses((status = 200, body = ClubState), (status = "default", body = ErrorBody)))]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(new): Json<NewClub>,
) -> Result<Json<ClubState>, Error> {
    if caller.user.kind == UserKind::Program {
        return Err(Error::Forbidden("a program makes no clubs; this is for people"));
    }
    app.openings.take(caller.id().clone(), Instant::now())?;
    let club = Club::new(
        check_line(&new.name, "name", 40)?,
        about(&new.about.unwrap_or_default())?,
        new.open,
        caller.member(),
    );
    let mine = GatheringQuery {
        kind: Some(GatheringKind::Club),
        person: Some(caller.id().clone()),
        limit: 10 * PAGE,
        ..GatheringQuery::default()
    };
    let rows = app.hall.store.gatherings(mine).await?;
    let led = rows.iter().filter(|row| club::read(row).is_ok_and(|club| club.is_led_by(caller.id())));
    if led.count() >= MOST_LED {
        return Err(Error::invalid(format!("one leads at most {MOST_LED} clubs")));
    }
    let id = GatheringId::fresh();
    app.hall.store.add_gathering(club::row_of(id.clone(), &club, None, app.hall.time.now())).await?;
    app.club(&id, Some(&caller)).await
}

impl App {
    async fn club(&self, id: &GatheringId, caller: Option<&Caller>) -> Result<Json<ClubState>, Error> {
        let club = club::read(&club::stored(&self.hall, id).await?)?;
        let user = caller.map(Caller::id);
        let inside = user.is_some_and(|user| club.is_member(user));
        let query = GatheringQuery {
            kind: Some(GatheringKind::Contest),
            home: Some(id.clone()),
            limit: PAGE,
            ..GatheringQuery::default()
        };
        let contests = self.hall.store.gatherings(query).await?;
        let nobody = PersonName { id: String::new(), name: String::new(), kind: UserKind::Guest };
        let members =
            if inside || club.open { club.members.iter().map(Member::shown).collect() } else { Vec::new() };
        Ok(Json(ClubState {
            card: club.card(id.as_str(), user),
            owner: club.members.first().map_or(nobody, Member::shown),
            yours: user.is_some_and(|user| club.is_led_by(user)),
            members,
            invite: inside.then(|| club.invite.clone()),
            contests: contests.iter().filter_map(|row| card(row, user)).collect(),
        }))
    }
}

/// A club.
#[utoipa::path(get, path = "/api/clubs/{id}", tag = "contests", params(("id" = String, Path)),
    responses((status = 200, body = ClubState), (status = "default", body = ErrorBody)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Path(id): Path<String>,
) -> Result<Json<ClubState>, Error> {
    app.club(&GatheringId::new(id), caller.as_ref()).await
}

/// Join a club: an open one, or one that asked the caller, or with its link.
#[utoipa::path(post, path = "/api/clubs/{id}/join", tag = "contests", params(("id" = String, Path)),
    request_body = ClubJoinRequest,
    responses((status = 200, body = ClubState), (status = "default", body = ErrorBody)))]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<ClubJoinRequest>,
) -> Result<Json<ClubState>, Error> {
    let id = GatheringId::new(id);
    club::change(&app.hall, &id, |club| club.join(caller.member(), request.invite.as_deref())).await?;
    app.club(&id, Some(&caller)).await
}

/// Leave a club, or decline to join. Who is left longest leads it then; without members it is gone.
#[utoipa::path(post, path = "/api/clubs/{id}/leave", tag = "contests", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = [ClubCard]), (status = "default", body = ErrorBody)))]
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<Vec<ClubCard>>, Error> {
    club::change(&app.hall, &GatheringId::new(id), |club| {
        club.leave(caller.id());
        Ok(())
    })
    .await?;
    list(State(app), Who(Some(caller)), Query(ListQuery { list: List::Mine })).await
}

/// Ask somebody to join, let a member go, change what it is about, or renew the link.
#[utoipa::path(post, path = "/api/clubs/{id}", tag = "contests", params(("id" = String, Path)),
    request_body = ClubChange,
    responses((status = 200, body = ClubState), (status = "default", body = ErrorBody)))]
pub(super) async fn change(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<ClubChange>,
) -> Result<Json<ClubState>, Error> {
    let (id, by) = (GatheringId::new(id), caller.id());
    match request {
        ClubChange::About { about: text, open } => {
            let text = about(&text)?;
            club::change(&app.hall, &id, |club| club.describe(by, text.clone(), open)).await?;
        }
        ClubChange::Ask { person } => {
            app.chat.take(by.clone(), Instant::now())?;
            let person = app.person(&person, Some(&caller)).await?;
            can_be_asked(&person)?;
            // Whoever has blocked the one who asks is not told, and nobody is told that.
            if app.hall.store.tie(&person.id, by).await? != Some(Tie::Blocked) {
                club::change(&app.hall, &id, |club| club.ask(by, &person.id)).await?;
            }
        }
        ClubChange::Remove { person } => {
            let person = UserId::new(person);
            club::change(&app.hall, &id, |club| club.remove(by, &person)).await?;
        }
        ClubChange::Renew => club::change(&app.hall, &id, |club| club.renew(by)).await?,
    }
    app.club(&id, Some(&caller)).await
}
