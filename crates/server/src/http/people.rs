//! Pages of people, ladders, friends and blocked people.

use super::App;
use super::extract::{Json, Path, Query, Who};
use crate::api::{
    ErrorBody, Ladder, LadderRung, Pace, PersonName, PlayedTable, Profile, ProfileShown, Reliability,
    ShownRequest, TableStatus, TableSummary, Tie, TieRequest, Ties, UserKind, Visibility,
};
use crate::bus::Word;
use crate::club::ladder::Anchors;
use crate::club::played::{bot_level, bot_subject};
use crate::club::profile::{self, Games};
use crate::club::rating::PROVISIONAL;
use crate::error::Error;
use crate::hall::Hall;
use crate::identity::Caller;
use crate::ids::{TableId, UserId};
use crate::store::{LadderRow, TableQuery, User};
use axum::extract::State;
use serde::Deserialize;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// Friends and blocked people somebody may have.
const MOST_TIES: u32 = 500;
/// Finished tables a page lists unless asked for more, and at most.
const RECENT: usize = 10;
const MOST_RECENT: usize = 200;
/// Running tables looked at for a page.
const RUNNING: u32 = 50;

/// Somebody, in short.
pub(super) fn name_of(user: &User) -> PersonName {
    PersonName { id: user.id.to_string(), name: user.name.clone(), kind: user.kind }
}

impl App {
    /// Somebody by id or login; `me` is the caller.
    pub(super) async fn person(&self, who: &str, caller: Option<&Caller>) -> Result<User, Error> {
        let store = &self.hall.store;
        if who == "me" {
            let caller = caller.ok_or(Error::SignInNeeded)?;
            return store.user(caller.id()).await?.ok_or(Error::SignInNeeded);
        }
        if let Some(user) = store.user(&UserId::new(who)).await? {
            return Ok(user);
        }
        store.user_by_login(&who.to_lowercase()).await?.ok_or(Error::NotFound("person"))
    }

    /// May the caller sit down at a table? Not when its owner and the caller have nothing to do with each other.
    pub(super) async fn may_sit(&self, table: &TableId, caller: &Caller) -> Result<(), Error> {
        let owner = self.hall.read(table, |loaded| Ok(loaded.table.ledger.opening.owner.clone())).await?;
        let store = &self.hall.store;
        if store.tie(&owner, caller.id()).await? == Some(Tie::Blocked) {
            return Err(Error::Forbidden("who made this table keeps its seats for others"));
        }
        if store.tie(caller.id(), &owner).await? == Some(Tie::Blocked) {
            return Err(Error::Forbidden("you have blocked who made this table; unblock them to sit down"));
        }
        Ok(())
    }

    /// People whom somebody has blocked.
    pub(super) async fn blocked_by(&self, user: &UserId) -> Result<HashSet<String>, Error> {
        let ties = self.hall.store.ties(user).await?.into_iter();
        Ok(ties.filter(|(_, tie)| *tie == Tie::Blocked).map(|(other, _)| other.to_string()).collect())
    }
}

#[derive(Deserialize)]
pub(super) struct ProfileQuery {
    games: Option<usize>,
}

/// Somebody's page, by id or login; `me` is the caller's own.
#[utoipa::path(get, path = "/api/people/{who}", tag = "people",
    params(("who" = String, Path), ("games" = Option<u32>, Query, description = "how many finished tables to list")),
    responses((status = 200, body = Profile), (status = "default", body = ErrorBody)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Path(who): Path<String>,
    Query(query): Query<ProfileQuery>,
) -> Result<Json<Profile>, Error> {
    let user = app.person(&who, caller.as_ref()).await?;
    let recent = query.games.unwrap_or(RECENT).min(MOST_RECENT);
    Ok(Json(profile(&app, &user, caller.as_ref(), recent).await?))
}

async fn profile(app: &App, user: &User, caller: Option<&Caller>, recent: usize) -> Result<Profile, Error> {
    let (store, viewer) = (&app.hall.store, caller.map(Caller::id));
    let you = viewer == Some(&user.id);
    let games = Games::new(&user.id, viewer, store.results_with(user.id.as_str()).await?);
    let shown = store.shown(std::slice::from_ref(&user.id)).await?;
    let shown = shown.first().map(|(_, shown)| *shown).unwrap_or_default();
    let (tie, blocked) = match viewer.filter(|_| !you) {
        Some(viewer) => {
            (store.tie(viewer, &user.id).await?, store.tie(&user.id, viewer).await? == Some(Tie::Blocked))
        }
        None => (None, false),
    };
    let hidden = blocked || !games.are_shown(shown);
    let bare = Profile {
        person: name_of(user),
        you,
        hidden,
        shown: you.then_some(shown),
        tie,
        since: None,
        last_at: None,
        ratings: Vec::new(),
        games: Vec::new(),
        reliability: Reliability::default(),
        openings: Vec::new(),
        recent: Vec::new(),
        finished: 0,
        running: Vec::new(),
        met: None,
    };
    if hidden {
        return Ok(bare);
    }
    Ok(Profile {
        since: Some(user.created_at),
        last_at: games.last_at(),
        ratings: games.ratings(),
        games: games.results(),
        reliability: games.reliability(),
        openings: games.openings(),
        recent: list(app, &games, viewer, recent).await?,
        finished: games.listed(),
        running: running(app, &user.id, viewer).await?,
        met: games.met(),
        ..bare
    })
}

async fn list(
    app: &App,
    games: &Games,
    viewer: Option<&UserId>,
    most: usize,
) -> Result<Vec<PlayedTable>, Error> {
    let mut tables = Vec::new();
    for game in games.recent(most) {
        let Some(row) = app.hall.store.table(&game.table).await? else { continue };
        tables.push(PlayedTable {
            table: Hall::summary_for(row, viewer),
            seat: game.seat,
            side: game.result.side,
            place: game.result.place,
            points: game.result.points,
            left: game.result.left,
            change: game.change,
            uncounted: game.result.uncounted,
        });
    }
    Ok(tables)
}

/// Running tables that both may look at.
async fn running(app: &App, user: &UserId, viewer: Option<&UserId>) -> Result<Vec<TableSummary>, Error> {
    let query = TableQuery {
        member: Some(user.clone()),
        status: Some(TableStatus::Running),
        limit: RUNNING,
        ..TableQuery::default()
    };
    let rows = app.hall.store.tables(query).await?.into_iter().filter(|row| {
        let shared = viewer.is_some_and(|viewer| row.members.contains(viewer));
        row.summary.kept.is_none() && (shared || row.summary.visibility == Visibility::Open)
    });
    Ok(rows.map(|row| Hall::summary_for(row, viewer)).collect())
}

/// Choose who may see the caller's page.
#[utoipa::path(post, path = "/api/me/profile", tag = "people", request_body = ShownRequest,
    responses((status = 200, body = Profile), (status = "default", body = ErrorBody)))]
pub(super) async fn choose_shown(
    State(app): State<Arc<App>>,
    caller: Caller,
    Json(request): Json<ShownRequest>,
) -> Result<Json<Profile>, Error> {
    app.hall.store.put_shown(caller.id(), request.shown).await?;
    Ok(Json(profile(&app, &caller.user, Some(&caller), RECENT).await?))
}

/// The caller's friends and blocked people.
#[utoipa::path(get, path = "/api/me/ties", tag = "people",
    responses((status = 200, body = Ties), (status = "default", body = ErrorBody)))]
pub(super) async fn ties(State(app): State<Arc<App>>, caller: Caller) -> Result<Json<Ties>, Error> {
    Ok(Json(ties_of(&app, caller.id()).await?))
}

pub(super) async fn ties_of(app: &App, user: &UserId) -> Result<Ties, Error> {
    let ties = app.hall.store.ties(user).await?;
    let ids: Vec<UserId> = ties.iter().map(|(other, _)| other.clone()).collect();
    let users = app.hall.store.users(&ids).await?;
    let mut told = Ties::default();
    for (other, tie) in ties {
        let Some(user) = users.iter().find(|user| user.id == other) else { continue };
        match tie {
            Tie::Friend => told.friends.push(name_of(user)),
            Tie::Blocked => told.blocked.push(name_of(user)),
        }
    }
    Ok(told)
}

/// Make somebody a friend, block somebody, or neither.
#[utoipa::path(post, path = "/api/people/{who}/tie", tag = "people", params(("who" = String, Path)),
    request_body = TieRequest,
    responses((status = 200, body = Ties), (status = "default", body = ErrorBody)))]
pub(super) async fn tie(
    State(app): State<Arc<App>>,
    caller: Caller,
    Path(who): Path<String>,
    Json(request): Json<TieRequest>,
) -> Result<Json<Ties>, Error> {
    let other = app.person(&who, Some(&caller)).await?;
    if other.id == *caller.id() {
        return Err(Error::invalid("who: expected somebody else"));
    }
    let now = app.hall.time.now();
    app.hall.store.put_tie(caller.id(), &other.id, request.tie, MOST_TIES, now).await?;
    app.hall.look_whom_to_hear(caller.id()).await;
    app.hall.bus.tell(|| Word::Changed { user: caller.id().clone(), over: false });
    Ok(Json(ties_of(&app, caller.id()).await?))
}

#[derive(Deserialize)]
pub(super) struct LadderQuery {
    pace: Option<Pace>,
}

/// The ladder of a game: people, programs and bots, live or by turns.
#[utoipa::path(get, path = "/api/games/{game}/ladder", tag = "people",
    params(("game" = String, Path), ("pace" = Option<String>, Query, description = "live or turns")),
    responses((status = 200, body = Ladder), (status = "default", body = ErrorBody)))]
pub(super) async fn ladder(
    State(app): State<Arc<App>>,
    Who(caller): Who,
    Path(game): Path<String>,
    Query(query): Query<LadderQuery>,
) -> Result<Json<Ladder>, Error> {
    app.hall.shelf.find(&game)?;
    let pace = query.pace.unwrap_or(Pace::Live);
    let rows = app.hall.store.ladder(&game, pace).await?;
    let ids: Vec<UserId> = rows.iter().map(|row| UserId::new(&*row.subject)).collect();
    let users = seen_by(&app, caller.as_ref().map(Caller::id), &ids).await?;
    let anchors = Anchors::of(&app.hall.shelf, &game);
    let viewer = caller.as_ref().map(Caller::id);
    let mut rungs: Vec<LadderRung> =
        rows.iter().filter_map(|row| rung(row, &users, &anchors, viewer)).collect();
    // Bots that were measured stand there before anybody has played against them.
    for (level, standing) in anchors.iter() {
        if !rows.iter().any(|row| row.subject == bot_subject(level)) {
            rungs.push(LadderRung {
                place: None,
                person: None,
                bot: Some(level.clone()),
                you: false,
                rating: standing.rating(),
                error: standing.error(),
                provisional: false,
                measured: true,
                games: 0,
                won: 0,
            });
        }
    }
    rungs.sort_by(|a, b| b.rating.cmp(&a.rating).then_with(|| a.bot.cmp(&b.bot)));
    let mut places = 1..;
    for rung in rungs.iter_mut().filter(|rung| rung.person.is_some() && !rung.provisional) {
        rung.place = places.next();
    }
    Ok(Json(Ladder { game, pace, rungs }))
}

fn rung(
    row: &LadderRow,
    users: &HashMap<UserId, User>,
    anchors: &Anchors,
    viewer: Option<&UserId>,
) -> Option<LadderRung> {
    let bot = bot_level(&row.subject).map(str::to_owned);
    let person = users.get(&UserId::new(&*row.subject)).map(name_of);
    if bot.is_none() && person.is_none() {
        return None;
    }
    let measured = anchors.get(&row.subject).is_some();
    Some(LadderRung {
        place: None,
        person,
        bot,
        you: viewer.is_some_and(|viewer| viewer.as_str() == row.subject),
        rating: row.standing.rating(),
        error: row.standing.error(),
        provisional: row.games < PROVISIONAL && !measured,
        measured,
        games: row.games as u32,
        won: row.won as u32,
    })
}

/// Those of these people whose pages somebody may see.
async fn seen_by(app: &App, viewer: Option<&UserId>, ids: &[UserId]) -> Result<HashMap<UserId, User>, Error> {
    let store = &app.hall.store;
    let shown: HashMap<UserId, ProfileShown> = store.shown(ids).await?.into_iter().collect();
    let blockers = match viewer {
        Some(viewer) => store.blockers(viewer).await?,
        None => Vec::new(),
    };
    let company = match viewer {
        Some(viewer) if shown.values().any(|shown| *shown == ProfileShown::Met) => {
            profile::company(&store.results_with(viewer.as_str()).await?)
        }
        _ => HashSet::new(),
    };
    let seen = |user: &User| {
        viewer == Some(&user.id)
            || !blockers.contains(&user.id)
                && match shown.get(&user.id).copied().unwrap_or_default() {
                    ProfileShown::Everybody => true,
                    ProfileShown::Met => company.contains(&user.id),
                    ProfileShown::Nobody => false,
                }
    };
    let users = store.users(ids).await?.into_iter().filter(seen);
    Ok(users.map(|user| (user.id.clone(), user)).collect())
}

/// Can somebody be asked to a table? Programs sit down by themselves.
pub(super) fn can_be_asked(user: &User) -> Result<(), Error> {
    match user.kind {
        UserKind::Program => Err(Error::invalid("person: expected a person; a program sits down by itself")),
        UserKind::Guest | UserKind::Account => Ok(()),
    }
}
