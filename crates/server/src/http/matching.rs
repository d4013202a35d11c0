//! Playing against people who come by: a table is found or made, and bots fill it when its time is over.

use super::App;
use super::extract::Json;
use super::tables::opening;
use crate::api::{
    ErrorBody, MatchInfo, MatchRequest, NewTable, Occupant, TableState, TableStatus, TableSummary, UserKind,
    Visibility,
};
use crate::error::Error;
use crate::identity::Caller;
use crate::ids::{TableId, UserId};
use crate::store::{Point, Standing, TableQuery};
use axum::extract::State;
use std::sync::Arc;
use std::time::Instant;

/// Ratings that are no further apart are near each other.
const NEAR: i32 = 200;
/// Waiting tables that are looked at.
const LOOKED_AT: u32 = 100;
const MINUTE: i64 = 60_000;

/// Play against people: sits down at a table that waits for somebody like the caller, or makes one.
#[utoipa::path(post, path = "/api/match", tag = "tables", request_body = MatchRequest,
    responses((status = 200, body = TableState), (status = "default", body = ErrorBody)))]
pub(super) async fn seek(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(request): Json<MatchRequest>,
) -> Result<Json<TableState>, Error> {
    if caller.user.kind == UserKind::Program {
        return Err(Error::Forbidden("people look for people here; a program joins a table by its id"));
    }
    let longest = request.speed.longest_wait();
    if !(1..=longest).contains(&request.fill_after) {
        return Err(Error::invalid(format!("fill_after: expected 1 to {longest} minutes")));
    }
    let bot = match &request.bot {
        Some(level) => {
            app.hall.shelf.check_level(&request.game, level)?;
            level.clone()
        }
        None => app.hall.shelf.stand_in(&request.game),
    };
    let rating = app.rating(&request, caller.id()).await?;
    let waiting = app.waiting(&request, caller.id()).await?;
    if let Some(own) = waiting.iter().find(|table| table.your_seat.is_some()) {
        return Ok(Json(app.state(&TableId::new(&*own.id), Some(caller.id()), 0).await?));
    }
    if let Some(found) = app.sit_with(&request, &caller, rating, &waiting).await? {
        return Ok(Json(found));
    }
    let made = app.make_match(&request, &caller, rating, bot.clone()).await?;
    // Somebody may have made one at the same moment: whoever was later goes over to the earlier one.
    let age = |table: &TableSummary| (table.created_at, table.id.clone());
    let mut others = app.waiting(&request, caller.id()).await?;
    others.retain(|table| table.your_seat.is_none());
    let (earlier, later): (Vec<_>, Vec<_>) =
        others.into_iter().partition(|table| age(table) < age(&made.table));
    let own = TableId::new(&*made.table.id);
    if let Some(found) = app.sit_with(&request, &caller, rating, &earlier).await? {
        // Where somebody has sat down meanwhile the game has begun, and is the caller's too.
        if let Err(error) = app.leave_alone(&own, &caller).await {
            tracing::debug!(%error, "two tables of one search");
        }
        return Ok(Json(found));
    }
    // Who made a later one may have looked around before this one was stored, and would wait for ever. So this one is
    // given up first, which fails when somebody came here after all.
    let mut met = false;
    for table in &later {
        met = met || app.suits(&request, &caller, rating, table).await?;
    }
    if !met || app.leave_alone(&own, &caller).await.is_err() {
        return Ok(Json(made));
    }
    match app.sit_with(&request, &caller, rating, &later).await? {
        Some(found) => Ok(Json(found)),
        None => Ok(Json(app.make_match(&request, &caller, rating, bot).await?)),
    }
}

impl App {
    /// The caller's rating where such a game counts, or that of a newcomer.
    async fn rating(&self, request: &MatchRequest, user: &UserId) -> Result<i32, Error> {
        let last = Point { at: i64::MAX, table: TableId::new("") };
        let pace = request.speed.pace();
        let found = self.hall.store.standing_before(&request.game, pace, user.as_str(), &last).await?;
        Ok(found.unwrap_or_else(Standing::newcomer).rating())
    }

    /// The tables that wait for people with such a wish, the oldest first.
    async fn waiting(&self, request: &MatchRequest, user: &UserId) -> Result<Vec<TableSummary>, Error> {
        let query = TableQuery {
            status: Some(TableStatus::Waiting),
            visibility: Some(Visibility::Open),
            game: Some(request.game.clone()),
            limit: LOOKED_AT,
            ..TableQuery::default()
        };
        let rows = self.hall.store.tables(query).await?;
        let mut tables: Vec<TableSummary> =
            rows.into_iter().map(|row| crate::hall::Hall::summary_for(row, Some(user))).collect();
        tables.retain(|table| {
            table.seats.len() == usize::from(request.players)
                && table.kept.is_none()
                && table.matched.as_ref().is_some_and(|matched| matched.speed == request.speed)
        });
        tables.sort_by(|a, b| (a.created_at, &a.id).cmp(&(b.created_at, &b.id)));
        Ok(tables)
    }

    /// Gives up a table that the caller has just made, unless somebody else sits there already.
    async fn leave_alone(&self, own: &TableId, caller: &Caller) -> Result<(), Error> {
        let person = caller.person();
        let leave = self.hall.change(own, move |loaded, now| {
            if loaded.table.people().len() > 1 {
                return Err(Error::WrongTime("somebody else sits there"));
            }
            loaded.table.leave(now, &person)
        });
        leave.await
    }

    /// Would everybody there and the caller play together?
    async fn suits(
        &self,
        request: &MatchRequest,
        caller: &Caller,
        rating: i32,
        table: &TableSummary,
    ) -> Result<bool, Error> {
        let around = table.matched.as_ref().and_then(|matched| matched.around);
        if around.is_some_and(|around| (around - rating).abs() > NEAR) {
            return Ok(false);
        }
        if request.near && !self.all_near(request, rating, table).await? {
            return Ok(false);
        }
        Ok(self.may_sit(&TableId::new(&*table.id), caller).await.is_ok())
    }

    /// Sits down at the first table that suits everybody there.
    async fn sit_with(
        &self,
        request: &MatchRequest,
        caller: &Caller,
        rating: i32,
        tables: &[TableSummary],
    ) -> Result<Option<TableState>, Error> {
        for table in tables.iter().filter(|table| table.your_seat.is_none()) {
            if !self.suits(request, caller, rating, table).await? {
                continue;
            }
            let id = TableId::new(&*table.id);
            let person = caller.person();
            let sat = self.hall.change(&id, move |loaded, now| {
                loaded.heard(&person.id);
                loaded.table.join(now, &person, None, None)
            });
            match sat.await {
                Ok(()) => return Ok(Some(self.state(&id, Some(caller.id()), 0).await?)),
                Err(error @ Error::Unavailable(_)) => return Err(error),
                // It was filled or given up, or the caller is kept out there.
                Err(_) => {}
            }
        }
        Ok(None)
    }

    /// Is everybody who sits there near enough?
    async fn all_near(
        &self,
        request: &MatchRequest,
        rating: i32,
        table: &TableSummary,
    ) -> Result<bool, Error> {
        for seat in &table.seats {
            if let Occupant::Person { user, .. } | Occupant::Program { user, .. } = &seat.occupant
                && (self.rating(request, &UserId::new(user.clone())).await? - rating).abs() > NEAR
            {
                return Ok(false);
            }
        }
        Ok(true)
    }

    async fn make_match(
        &self,
        request: &MatchRequest,
        caller: &Caller,
        rating: i32,
        bot: String,
    ) -> Result<TableState, Error> {
        self.openings.take(caller.id().clone(), Instant::now())?;
        let new = NewTable {
            clock: request.speed.clock(),
            shuffle: true,
            start: true,
            visibility: Visibility::Open,
            ..NewTable::of(&request.game, request.players)
        };
        let mut opening = opening(&self.hall, caller, new)?;
        opening.matched = Some(MatchInfo {
            speed: request.speed,
            around: request.near.then_some(rating),
            fills_at: self.hall.time.now() + i64::from(request.fill_after) * MINUTE,
            bot,
        });
        let id = self.hall.open(opening).await?;
        self.state(&id, Some(caller.id()), 0).await
    }
}
