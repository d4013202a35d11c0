//! Leagues and tournaments: making, joining, leaving, looking.

use super::App;
use super::extract::{Json, Nothing, Path, Query, Who};
use super::tables::check_line;
use crate::api::{
    Clock, ContestCard, ContestKind, ContestList, ContestState, ContestStatus, ErrorBody, NewContest,
    UserKind,
};
use crate::contests::club::Club;
use crate::contests::contest::{Contest, Entered};
use crate::contests::{club, duplicate, steward};
use crate::error::Error;
use crate::identity::Caller;
use crate::ids::{GatheringId, TableId, UserId};
use crate::store::{GatheringKind, GatheringQuery, GatheringRow};
use crate::table::clock;
use axum::extract::State;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;

/// Contests a page lists at most.
const PAGE: u32 = 50;
/// So many somebody may have made that are not over.
const MOST_MADE: usize = 10;
/// As many as may take part in one.
const MOST_PEOPLE: u16 = 128;
/// A day in milliseconds; a beginning lies at most so many of them ahead.
const DAY: i64 = 24 * 3_600_000;
const DAYS_AHEAD: i64 = 180;

#[derive(Deserialize)]
pub(super) struct ListQuery {
    #[serde(default)]
    list: List,
    before: Option<i64>,
}

#[derive(Clone, Copy, Default, Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum List {
    #[default]
    Open,
    Running,
    Over,
    Mine,
}

/// A contest in a list.
pub(super) fn card(row: &GatheringRow, user: Option<&UserId>) -> Option<ContestCard> {
    Some(steward::read(row).ok()?.card(row.id.as_str(), row.updated_at, user))
}

/// Leagues and tournaments: those one can still join, those that run, those that are over, or the caller's own.
#[utoipa::path(get, path = "/api/contests", tag = "contests",
    params(("list" = Option<String>, Query, description = "open, running, over or mine"),
        ("before" = Option<i64>, Query)),
    responses((status = 200, body = ContestList), (status = "default", body = ErrorBody)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Query(query): Query<ListQuery>,
) -> Result<Json<ContestList>, Error> {
    let user = caller.as_ref().map(Caller::id);
    let status = match query.list {
        List::Open => Some(ContestStatus::Open),
        List::Running => Some(ContestStatus::Running),
        List::Over => Some(ContestStatus::Over),
        List::Mine if user.is_none() => {
            return Ok(Json(ContestList { contests: Vec::new(), next: None }));
        }
        List::Mine => None,
    };
    let wanted = GatheringQuery {
        kind: Some(GatheringKind::Contest),
        status: status.map(|status| steward::status_name(status).to_owned()),
        person: user.filter(|_| query.list == List::Mine).cloned(),
        before: query.before,
        limit: PAGE,
        home: None,
    };
    let rows = app.hall.store.gatherings(wanted).await?;
    let full = rows.len() == PAGE as usize;
    let next = rows.last().filter(|_| full).map(|row| row.updated_at);
    Ok(Json(ContestList { contests: rows.iter().filter_map(|row| card(row, user)).collect(), next }))
}

/// Make a league or tournament.
#[utoipa::path(post, path = "/api/contests", tag = "contests", request_body = NewContest,
    responses((status = 200, body = ContestState), (status = "default", body = ErrorBody)))]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(new): Json<NewContest>,
) -> Result<Json<ContestState>, Error> {
    app.openings.take(caller.id().clone(), Instant::now())?;
    let contest = app.new_contest(&caller, new).await?;
    let mine = GatheringQuery {
        kind: Some(GatheringKind::Contest),
        person: Some(caller.id().clone()),
        limit: 10 * PAGE,
        ..GatheringQuery::default()
    };
    let under_way = |row: &GatheringRow| {
        let over = [ContestStatus::Over, ContestStatus::Cancelled].map(steward::status_name);
        !over.contains(&row.status.as_str())
            && steward::read(row).is_ok_and(|contest| contest.owner == *caller.id())
    };
    if app.hall.store.gatherings(mine).await?.iter().filter(|row| under_way(row)).count() >= MOST_MADE {
        return Err(Error::invalid(format!("at most {MOST_MADE} at a time; wait for one to end")));
    }
    let id = GatheringId::fresh();
    app.hall.store.add_gathering(steward::row_of(id.clone(), &contest, None, app.hall.time.now())).await?;
    app.hall.contests.call(&id);
    app.contest(&id, Some(&caller), None).await
}

/// Is a number within its bounds?
fn within<T: PartialOrd + std::fmt::Display>(field: &str, value: T, least: T, most: T) -> Result<(), Error> {
    if value >= least && value <= most {
        Ok(())
    } else {
        Err(Error::invalid(format!("{field}: expected {least} to {most}")))
    }
}

fn check_kind(kind: ContestKind) -> Result<(), Error> {
    match kind {
        ContestKind::League { division, movers, seasons, pause_hours, .. } => {
            within("division", division, 4, 7)?;
            within("movers", movers, 0, 3)?;
            within("seasons", seasons, 1, 20)?;
            within("pause_hours", pause_hours, 0, 720)
        }
        ContestKind::Swiss { rounds } => within("rounds", rounds, 1, 15),
        ContestKind::Knockout => Ok(()),
        ContestKind::Duplicate { deals } => within("deals", deals, 1, 12),
    }
}

impl App {
    async fn new_contest(&self, caller: &Caller, new: NewContest) -> Result<Contest, Error> {
        let now = self.hall.time.now();
        check_kind(new.kind)?;
        clock::check(new.clock).map_err(Error::Invalid)?;
        within("round_minutes", new.round_minutes, 5, 129_600)?;
        self.hall.shelf.check_level(&new.game, &new.vanish.level)?;
        if let Some(at) = new.start_at {
            within("start_at", at, now, now + DAYS_AHEAD * DAY)?;
        }
        let same = matches!(new.kind, ContestKind::Duplicate { .. });
        if same && !self.hall.shelf.repeats(&new.game, &new.vanish.level) {
            let wrong = "vanish.level: the bots of a duplicate event answer the same to the same; choose one that \
                         does not think by the clock";
            return Err(Error::invalid(wrong));
        }
        let club = match &new.club {
            Some(id) => Some(self.club_of(id, caller).await?.reference(id)),
            None => None,
        };
        let contest = Contest {
            title: check_line(&new.title, "title", 40)?,
            game: new.game,
            players: new.players,
            setup: new.setup,
            kind: new.kind,
            owner: caller.id().clone(),
            owner_name: caller.user.name.clone(),
            club,
            // The end of the round is all the time there is.
            clock: if same { Clock::None } else { new.clock },
            round_minutes: new.round_minutes,
            prompt: new.prompt,
            vanish: new.vanish,
            most: new.most,
            start_at: new.start_at,
            status: ContestStatus::Open,
            entrants: Vec::new(),
            seasons: Vec::new(),
        };
        let (edition, setup) = steward::setup(&self.hall, &contest)?;
        edition.start(&setup, game_core::Seed::new([0; 32]))?;
        within("most", contest.most, contest.least() as u16, MOST_PEOPLE)?;
        Ok(contest)
    }

    /// A club of which the caller is a member.
    async fn club_of(&self, id: &str, caller: &Caller) -> Result<Club, Error> {
        let club = club::read(&club::stored(&self.hall, &GatheringId::new(id)).await?)?;
        if club.is_member(caller.id()) {
            return Ok(club);
        }
        Err(Error::Forbidden("this is for members of the club; join it first"))
    }

    async fn contest(
        &self,
        id: &GatheringId,
        caller: Option<&Caller>,
        season: Option<usize>,
    ) -> Result<Json<ContestState>, Error> {
        let row = steward::stored(&self.hall, id).await?;
        let contest = steward::read(&row)?;
        let mut state = contest.shown(id.as_str(), row.updated_at, caller.map(Caller::id), season);
        if let (true, Some(club), Some(caller)) = (state.may_join, &contest.club, caller) {
            state.may_join = self.club_of(&club.id, caller).await.is_ok();
        }
        Ok(Json(state))
    }
}

#[derive(Deserialize)]
pub(super) struct ShowQuery {
    season: Option<usize>,
}

/// A league or tournament, with one of its seasons: the last unless another is named.
#[utoipa::path(get, path = "/api/contests/{id}", tag = "contests",
    params(("id" = String, Path), ("season" = Option<u32>, Query)),
    responses((status = 200, body = ContestState), (status = "default", body = ErrorBody)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Path(id): Path<String>,
    Query(query): Query<ShowQuery>,
) -> Result<Json<ContestState>, Error> {
    app.contest(&GatheringId::new(id), caller.as_ref(), query.season).await
}

/// Take part. In a league that runs one begins with the next season.
#[utoipa::path(post, path = "/api/contests/{id}/join", tag = "contests", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = ContestState), (status = "default", body = ErrorBody)))]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<ContestState>, Error> {
    let id = GatheringId::new(id);
    if let Some(club) = steward::read(&steward::stored(&app.hall, &id).await?)?.club {
        app.club_of(&club.id, &caller).await?;
    }
    steward::change(&app.hall, &id, |contest| {
        if contest.find(caller.id()).is_some() {
            return Ok(());
        }
        if contest.is_duplicate() && caller.user.kind == UserKind::Program {
            return Err(Error::Forbidden("duplicate events are for people"));
        }
        if !contest.takes_more() {
            return Err(Error::WrongTime("nobody can come in any more"));
        }
        contest.entrants.push(Entered {
            user: caller.id().clone(),
            name: caller.user.name.clone(),
            kind: caller.user.kind,
            rating: None,
            gone: false,
        });
        Ok(())
    })
    .await?;
    app.contest(&id, Some(&caller), None).await
}

/// Leave. Once it runs this is as if one had vanished: the rule for that holds, also at tables that run.
#[utoipa::path(post, path = "/api/contests/{id}/leave", tag = "contests", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = ContestState), (status = "default", body = ErrorBody)))]
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<ContestState>, Error> {
    let id = GatheringId::new(id);
    let (tables, level, same) = steward::change(&app.hall, &id, |contest| {
        let at = contest.find(caller.id()).ok_or(NOT_IN)?;
        match contest.status {
            ContestStatus::Open => drop(contest.entrants.remove(at)),
            ContestStatus::Running => contest.entrants[at].gone = true,
            ContestStatus::Over | ContestStatus::Cancelled => return Err(OVER),
        }
        let open = contest.open_games().into_iter().filter(|game| game.seats.contains(&at));
        let tables: Vec<TableId> = open.filter_map(|game| game.table.clone()).collect();
        Ok((tables, contest.vanish.level.clone(), contest.is_duplicate()))
    })
    .await?;
    for table in tables {
        if same {
            duplicate::retire(&app.hall, &table, &level).await?;
            continue;
        }
        steward::replace(&app.hall, &table, Some(caller.id()), &level).await?;
    }
    app.contest(&id, Some(&caller), None).await
}

const NOT_IN: Error = Error::Forbidden("only who takes part may do this");
const NOT_YOURS: Error = Error::Forbidden("only who made it may do this");
const OVER: Error = Error::WrongTime("it is over");

/// Play again oneself, from the next round on; where a table still runs, take the seat back there.
#[utoipa::path(post, path = "/api/contests/{id}/return", tag = "contests", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = ContestState), (status = "default", body = ErrorBody)))]
pub(super) async fn come_back(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<ContestState>, Error> {
    let id = GatheringId::new(id);
    steward::change(&app.hall, &id, |contest| {
        let at = contest.find(caller.id()).ok_or(NOT_IN)?;
        if matches!(contest.status, ContestStatus::Over | ContestStatus::Cancelled) {
            return Err(OVER);
        }
        contest.entrants[at].gone = false;
        Ok(())
    })
    .await?;
    app.contest(&id, Some(&caller), None).await
}

/// Begin now, with those who are there.
#[utoipa::path(post, path = "/api/contests/{id}/start", tag = "contests", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = ContestState), (status = "default", body = ErrorBody)))]
pub(super) async fn start(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<ContestState>, Error> {
    let (id, now) = (GatheringId::new(id), app.hall.time.now());
    steward::change(&app.hall, &id, |contest| {
        if contest.owner != *caller.id() {
            return Err(NOT_YOURS);
        }
        if contest.status != ContestStatus::Open {
            return Err(Error::WrongTime("it has begun already"));
        }
        if contest.entrants.len() < contest.least() {
            return Err(Error::WrongTime("there are too few to begin"));
        }
        contest.start_at = Some(now);
        Ok(())
    })
    .await?;
    app.contest(&id, Some(&caller), None).await
}

/// Call it off before it begins.
#[utoipa::path(post, path = "/api/contests/{id}/cancel", tag = "contests", params(("id" = String, Path)),
    request_body = Nothing,
    responses((status = 200, body = ContestState), (status = "default", body = ErrorBody)))]
pub(super) async fn cancel(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(id): Path<String>,
    Json(Nothing {}): Json<Nothing>,
) -> Result<Json<ContestState>, Error> {
    let id = GatheringId::new(id);
    steward::change(&app.hall, &id, |contest| {
        if contest.owner != *caller.id() {
            return Err(NOT_YOURS);
        }
        if contest.status != ContestStatus::Open {
            return Err(Error::WrongTime("it has begun; it is played to its end"));
        }
        contest.status = ContestStatus::Cancelled;
        Ok(())
    })
    .await?;
    app.contest(&id, Some(&caller), None).await
}
