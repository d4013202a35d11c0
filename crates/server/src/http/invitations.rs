//! Asking people to a table, and what they answer.

use super::App;
use super::extract::{Json, Nothing, Path};
use super::people::{can_be_asked, name_of};
use super::tables::look;
use crate::api::{Done, ErrorBody, InvitationCard, InviteRequest, TableState, Tie};
use crate::error::Error;
use crate::hall::Hall;
use crate::identity::Caller;
use crate::ids::{self, TableId, UserId};
use crate::store::{Invitation, StoreError, TableRow};
use axum::extract::State;
use std::sync::Arc;
use std::time::Instant;

/// So many may wait for one person.
const MOST: u32 = 50;

impl App {
    /// Asks somebody to a table. Whoever has blocked the one who asks is not told, and nobody is told that.
    pub(super) async fn ask(&self, table: &TableId, from: &UserId, to: &UserId) -> Result<(), Error> {
        let store = &self.hall.store;
        if store.tie(to, from).await? == Some(Tie::Blocked) {
            return Ok(());
        }
        let invitation = Invitation {
            id: ids::letters(16),
            table: table.clone(),
            from: from.clone(),
            to: to.clone(),
            at: self.hall.time.now(),
        };
        match store.invite(invitation, MOST).await {
            Err(StoreError::Full) => Err(Error::WrongTime("too many invitations wait for this person")),
            other => other.map_err(Error::from),
        }?;
        if let Some(row) = store.table(table).await? {
            self.hall.tell_person(row, to);
        }
        // Whoever was asked already is told of that once.
        let asked =
            store.invitations(to).await?.into_iter().find(|one| one.table == *table && one.from == *from);
        if let Some(asked) = asked {
            self.hall.outbox.invited(table, to, asked.at, self.hall.time.now()).await?;
        }
        Ok(())
    }

    /// What somebody is asked to. What is over goes.
    async fn asked(&self, user: &UserId) -> Result<Vec<InvitationCard>, Error> {
        let store = &self.hall.store;
        let mut cards = Vec::new();
        for invitation in store.invitations(user).await? {
            let row = store.table(&invitation.table).await?;
            let from = store.user(&invitation.from).await?;
            let open = |row: &TableRow| row.summary.has_seat() && !row.members.contains(user);
            let (Some(row), Some(from)) = (row.filter(open), from) else {
                store.drop_invitation(user, &invitation.id).await?;
                continue;
            };
            if store.tie(user, &from.id).await? != Some(Tie::Blocked) {
                cards.push(InvitationCard {
                    id: invitation.id,
                    from: name_of(&from),
                    table: Hall::summary_for(row, Some(user)),
                    at: invitation.at,
                });
            }
        }
        Ok(cards)
    }
}

/// Ask somebody to a table that waits for players.
#[utoipa::path(post, path = "/api/tables/{id}/invitations", tag = "people", params(("id" = String, Path)),
    request_body = InviteRequest,
    responses((status = 200, body = Done), (status = "default", body = ErrorBody)))]
pub(super) async fn invite(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(request): Json<InviteRequest>,
) -> Result<Json<Done>, Error> {
    app.chat.take(caller.id().clone(), Instant::now())?;
    let (id, user) = (TableId::new(id), caller.id().clone());
    let summary = app
        .hall
        .read(&id, move |loaded| {
            look(loaded, Some(&user))?;
            let table = &loaded.table;
            if !table.is_owner(Some(&user)) && table.seat_of_user(&user).is_none() {
                return Err(Error::Forbidden("only players of this table may do this"));
            }
            Ok(table.summary(None, &[]))
        })
        .await?;
    if !summary.has_seat() {
        return Err(Error::WrongTime("nobody can sit down at this table any more"));
    }
    let person = app.person(&request.person, Some(&caller)).await?;
    can_be_asked(&person)?;
    if person.id == *caller.id() {
        return Err(Error::invalid("person: expected somebody else"));
    }
    if app.hall.store.tie(caller.id(), &person.id).await? == Some(Tie::Blocked) {
        return Err(Error::invalid("person: you have blocked this person; unblock them first"));
    }
    app.ask(&id, caller.id(), &person.id).await?;
    Ok(Json(Done { done: "asked".to_owned() }))
}

/// What the caller is asked to.
#[utoipa::path(get, path = "/api/me/invitations", tag = "people",
    responses((status = 200, body = [InvitationCard]), (status = "default", body = ErrorBody)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<Json<Vec<InvitationCard>>, Error> {
    Ok(Json(app.asked(caller.id()).await?))
}

/// Sit down where one was asked to.
#[utoipa::path(post, path = "/api/me/invitations/{id}/accept", tag = "people", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn accept(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<TableState>, Error> {
    let cards = app.asked(caller.id()).await?;
    let card = cards.into_iter().find(|card| card.id == id).ok_or(Error::NotFound("invitation"))?;
    let (table, person) = (TableId::new(card.table.id), caller.person());
    app.may_sit(&table, &caller).await?;
    app.hall
        .change(&table, move |loaded, now| {
            let invite = loaded.table.ledger.opening.invite.clone();
            loaded.table.join(now, &person, None, Some(&invite))
        })
        .await?;
    app.hall.store.drop_invitation(caller.id(), &id).await?;
    Ok(Json(app.state(&table, Some(caller.id()), 0).await?))
}

/// Decline. Nobody asks why.
#[utoipa::path(post, path = "/api/me/invitations/{id}/decline", tag = "people", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = [InvitationCard]), (status = "default", body = ErrorBody)))]
pub(super) async fn decline(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<Vec<InvitationCard>>, Error> {
    app.hall.store.drop_invitation(caller.id(), &id).await?;
    Ok(Json(app.asked(caller.id()).await?))
}
