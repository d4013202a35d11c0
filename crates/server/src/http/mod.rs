//! The HTTP side: routes, guards, and the translation between requests and the hall.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`extract`] | bodies, paths and queries with typed errors; who calls |
//! | [`guard`] | rates, origins, headers, counting: before and after every request |
//! | [`visit`] | may this caller look at this table? Asked at every door |
//! | [`session`] | guests, accounts, programs |
//! | [`notices`] | being told while the browser is closed |
//! | [`feeds`] | private links to somebody's games |
//! | [`mine`] | what is somebody's own: to take along, to delete |
//! | [`people`], [`invitations`] | pages of people, ladders, friends, who asks whom to a table |
//! | [`boards`] | boards to think on |
//! | [`puzzles`] | positions with one answer |
//! | [`challenges`] | the same deal for many tables |
//! | [`contests`], [`clubs`] | leagues and tournaments, clubs |
//! | [`games`] | the shelf |
//! | [`guide`] | the teacher beside the board |
//! | [`habits`] | what is answered without asking |
//! | [`practice`] | the exercises of the rules |
//! | [`workshop`] | packs that people type in |
//! | [`tables`] | making, joining, leaving |
//! | [`matching`] | playing against people who come by |
//! | [`vacation`] | games by turns wait for who is away |
//! | [`openings`] | choices over finished games |
//! | [`order`] | orders of the owner, reports |
//! | [`admin`] | the doors of admins |
//! | [`play`] | steps, undo, hints, chat |
//! | [`events`] | streams |
//! | [`reach`] | where others find this server |
//! | [`replay`] | earlier moments, charts, records |
//! | [`review`] | finished games gone over |
//! | [`standing`] | what is done when the own turn comes |
//! | [`story`] | what happened and how things stand, in words |
//! | [`pages`] | files of the web table, the page of the API, health and metrics |

mod admin;
mod boards;
mod challenges;
mod clubs;
mod contests;
mod events;
mod extract;
mod feeds;
mod games;
mod guard;
mod guide;
mod habits;
mod invitations;
mod matching;
mod mine;
mod notices;
mod openings;
mod order;
mod pages;
mod people;
mod play;
mod practice;
mod puzzles;
mod reach;
mod replay;
mod review;
mod session;
mod standing;
mod story;
mod tables;
mod vacation;
mod visit;
mod workshop;

pub(crate) use events::Open;

use crate::accounts::Passwords;
use crate::bans::Bans;
use crate::error::Error;
use crate::hall::Hall;
use crate::identity::Identity;
use crate::ids::UserId;
use crate::limits::{Buckets, Network};
use crate::notices::Herald;
use axum::extract::DefaultBodyLimit;
use axum::{Router, middleware};
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::sync::{Notify, Semaphore};
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What every handler can reach.
pub(crate) struct App {
    pub hall: Arc<Hall>,
    pub identity: Arc<Identity>,
    pub herald: Arc<Herald>,
    pub passwords: Passwords,
    pub addresses: Buckets<Network>,
    pub callers: Buckets<UserId>,
    pub guests: Buckets<Network>,
    pub doors: Buckets<Network>,
    pub accounts: Buckets<String>,
    pub chat: Buckets<UserId>,
    pub openings: Buckets<UserId>,
    pub imports: Buckets<UserId>,
    pub reports: Buckets<UserId>,
    pub reviews: Buckets<UserId>,
    pub bans: Arc<Bans>,
    /// Calls who keeps the house: somebody wants to be forgotten.
    pub leaving: Arc<Notify>,
    pub streams: Open,
    /// Where the server listens.
    pub address: SocketAddr,
    /// Turns of requests that are answered at a time.
    pub busy: Arc<Semaphore>,
    pub openapi: String,
    /// Answers to puzzles are rated one after another.
    pub puzzles: tokio::sync::Mutex<()>,
}

/// The description of the API that the routes are added to.
#[derive(OpenApi)]
#[openapi(
    info(title = "Ziggurat", description = "The table server. Ground rules and examples: docs/api.md."),
    components(schemas(
        crate::api::Arg,
        crate::api::Ended,
        crate::api::TableNotice,
        crate::api::LobbyNotice,
        crate::api::StepTold
    ))
)]
struct Description;

fn routes(record_limit: usize) -> OpenApiRouter<Arc<App>> {
    // Records and content packs are longer than anything else that is sent.
    let long = OpenApiRouter::new()
        .routes(routes!(replay::import))
        .routes(routes!(workshop::draft))
        .routes(routes!(tables::list, tables::open))
        .layer(DefaultBodyLimit::max(record_limit));
    OpenApiRouter::with_openapi(Description::openapi())
        .merge(of_people())
        .merge(of_study())
        .merge(of_clubs())
        .routes(routes!(games::list))
        .routes(routes!(games::catalogue))
        .routes(routes!(games::content))
        .routes(routes!(games::printed))
        .routes(routes!(guide::course))
        .routes(routes!(practice::list))
        .routes(routes!(practice::open, practice::step))
        .routes(routes!(tables::show))
        .routes(routes!(tables::glance))
        .routes(routes!(tables::enter))
        .routes(routes!(tables::join))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::seat_bot))
        .routes(routes!(tables::clear))
        .routes(routes!(tables::start))
        .routes(routes!(tables::resign))
        .routes(routes!(tables::hand_over))
        .routes(routes!(tables::claim))
        .routes(routes!(tables::come_back))
        .routes(routes!(tables::rematch))
        .routes(routes!(matching::seek))
        .routes(routes!(order::order))
        .routes(routes!(order::report))
        .routes(routes!(play::step))
        .routes(routes!(play::try_steps))
        .routes(routes!(play::wishes))
        .routes(routes!(play::undo))
        .routes(routes!(play::redo))
        .routes(routes!(play::ask_undo))
        .routes(routes!(play::answer_undo))
        .routes(routes!(play::confirm))
        .routes(routes!(play::hints))
        .routes(routes!(guide::guide))
        .routes(routes!(habits::show, habits::choose))
        .routes(routes!(standing::show, standing::keep, standing::remove))
        .routes(routes!(play::chat))
        .routes(routes!(play::notes))
        .routes(routes!(events::table))
        .routes(routes!(events::browser))
        .routes(routes!(replay::moment))
        .routes(routes!(replay::chart))
        .routes(routes!(review::show, review::ask))
        .routes(routes!(story::story))
        .routes(routes!(story::words))
        .routes(routes!(replay::record))
        .routes(routes!(replay::formats))
        .routes(routes!(admin::people))
        .routes(routes!(admin::tables))
        .routes(routes!(admin::reports))
        .routes(routes!(admin::log))
        .routes(routes!(admin::bans, admin::ban))
        .routes(routes!(admin::lift))
        .routes(routes!(admin::close))
        .routes(routes!(admin::remove_line))
        .routes(routes!(admin::delete_person))
        .merge(long)
}

/// Boards to think on, deals that many play, openings.
fn of_study() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(boards::list, boards::open))
        .routes(routes!(boards::show, boards::change, boards::remove))
        .routes(routes!(boards::wishes))
        .routes(routes!(boards::lines))
        .routes(routes!(boards::values))
        .routes(routes!(boards::answers))
        .routes(routes!(boards::record))
        .routes(routes!(boards::shared))
        .routes(routes!(challenges::list, challenges::make))
        .routes(routes!(challenges::show))
        .routes(routes!(challenges::play))
        .routes(routes!(challenges::replay))
        .routes(routes!(openings::show))
        .routes(routes!(puzzles::home))
        .routes(routes!(puzzles::next))
        .routes(routes!(puzzles::show))
        .routes(routes!(puzzles::answer))
        .routes(routes!(puzzles::ask_hint))
        .routes(routes!(puzzles::solution))
}

/// Who calls, what is theirs, and whom they know.
fn of_people() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(session::show, session::change))
        .routes(routes!(session::sign_in))
        .routes(routes!(session::recover))
        .routes(routes!(session::sign_out))
        .routes(routes!(session::make_account))
        .routes(routes!(session::change_password))
        .routes(routes!(session::renew_codes))
        .routes(routes!(session::programs, session::make_program))
        .routes(routes!(session::remove_program))
        .routes(routes!(reach::reach))
        .routes(routes!(mine::data))
        .routes(routes!(mine::delete))
        .routes(routes!(notices::show, notices::choose))
        .routes(routes!(notices::add_device))
        .routes(routes!(notices::add_mail))
        .routes(routes!(notices::add_webhook))
        .routes(routes!(notices::remove))
        .routes(routes!(notices::test))
        .routes(routes!(notices::confirm))
        .routes(routes!(notices::leave))
        .routes(routes!(feeds::show, feeds::renew))
        .routes(routes!(feeds::read))
        .routes(routes!(people::show))
        .routes(routes!(people::tie))
        .routes(routes!(people::ties))
        .routes(routes!(people::choose_shown))
        .routes(routes!(people::ladder))
        .routes(routes!(vacation::show, vacation::set))
        .routes(routes!(invitations::invite))
        .routes(routes!(invitations::list))
        .routes(routes!(invitations::accept))
        .routes(routes!(invitations::decline))
}

/// Leagues, tournaments and clubs.
fn of_clubs() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(contests::list, contests::make))
        .routes(routes!(contests::show))
        .routes(routes!(contests::join))
        .routes(routes!(contests::leave))
        .routes(routes!(contests::come_back))
        .routes(routes!(contests::start))
        .routes(routes!(contests::cancel))
        .routes(routes!(clubs::list, clubs::make))
        .routes(routes!(clubs::show, clubs::change))
        .routes(routes!(clubs::join))
        .routes(routes!(clubs::leave))
}

/// The API as OpenAPI JSON, without a server.
#[must_use]
pub fn openapi() -> String {
    let (_, description) = routes(0).split_for_parts();
    description.to_pretty_json().unwrap_or_default()
}

/// Everything the server answers to.
pub(crate) fn router(app: Arc<App>) -> Router {
    let limits = app.hall.settings.limits;
    let metrics = Arc::clone(&app.hall.metrics);
    let (api, _) = routes(limits.record).split_for_parts();
    let panicked = move |_: Box<dyn std::any::Any + Send>| {
        metrics.panics.inc();
        tracing::error!("a request ended in a panic");
        axum::response::IntoResponse::into_response(Error::Unavailable("something broke; try again"))
    };
    api.merge(pages::routes())
        .method_not_allowed_fallback(|| async { Error::MethodNotAllowed })
        .fallback(pages::file)
        .layer(CatchPanicLayer::custom(panicked))
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(middleware::from_fn_with_state(Arc::clone(&app), guard::guard))
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
        .with_state(app)
}
