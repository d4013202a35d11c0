//! The table server: live and by-turns play over HTTP that loses nothing.
//!
//! The server knows no rules. Games come in as [`game_core::AnyGame`], bots as a [`Chooser`], pages as
//! [`WebFiles`]; whoever starts it brings them. Positions are never serialised for a client: only views, options,
//! log lines and tallies of one viewer leave, and only `table/show.rs`, `table/notice.rs` and `boards/show.rs` make them;
//! the last of positions that were dealt afresh.
//!
//! | Module | Holds |
//! | --- | --- |
//! | [`api`] | every request, answer, event and error as a type |
//! | `table` | one table as a fold of its events |
//! | `hall` | all tables: memory, storing, streams, bots, clocks |
//! | [`store`] | what must survive, in memory, on SQLite or on PostgreSQL |
//! | `boards` | boards to think on: somebody's own copy of a moment |
//! | `challenges` | the same deal for many tables |
//! | `puzzles` | positions with one answer, and own mistakes that come back |
//! | `http` | routes and guards |
//! | `identity`, `accounts`, `names`, `limits` | who calls, and how often |
//! | `notices` | who is away is told that it is their turn |
//! | `doors` | connections: how many, and how long each may take |
//! | `bans`, `keeper`, [`admin`] | who is not let in, what goes by itself, who gives orders |
//! | [`club`] | results, ratings, pages of people |
//! | `contests` | leagues, tournaments, clubs of people |
//! | [`chooser`], [`reviewer`], `workers` | bots and whoever goes over games, on threads of their own |
//! | [`shelf`], [`web`], [`config`] | what is brought in |
//! | `client` | the API for programs in Rust, where the feature of that name is on |
//! | `loadtest` | a bounded load on a server on this machine, likewise |
//! | [`upgrade`] | stored tables under the rules of now |
//! | [`types`] | the API in TypeScript |
//! | `work` | thinking for the servers of a cluster, where the feature of that name is on |
//! | [`logs`] | structured logs |

mod accounts;
pub mod admin;
pub mod api;
mod bans;
mod boards;
mod bus;
mod challenges;
pub mod chooser;
#[cfg(feature = "client")]
pub mod client;
pub mod club;
pub mod config;
mod contests;
mod doors;
pub mod error;
mod hall;
mod http;
mod identity;
pub mod ids;
mod keeper;
mod limits;
#[cfg(feature = "client")]
pub mod loadtest;
pub mod logs;
mod metrics;
mod names;
mod notices;
mod puzzles;
pub mod reviewer;
mod serve;
pub mod shelf;
pub mod store;
mod table;
pub mod types;
pub mod upgrade;
pub mod web;
#[cfg(feature = "cluster")]
pub mod work;
mod workers;

pub use bus::BusError;
pub use chooser::{Advice, Cancel, Chooser, Level, Player, Question, RandomChooser, Ranked};
pub use config::{Catalogues, Config, Lifetimes, Limits, NoticeSettings, Patience, Rate};
pub use http::openapi;
pub use puzzles::{NoPuzzles, PuzzleEntry, PuzzleSource};
pub use reviewer::{NoReviewer, Reading, Reviewer, Reviewing};
pub use serve::{Server, StartError, stop_signal};
pub use shelf::{GameEntry, Importer, PackError};
pub use store::{Location, Memory, Postgres, Sqlite, Store, StoreError};
pub use web::{Embedded, Folder, WebFile, WebFiles};
