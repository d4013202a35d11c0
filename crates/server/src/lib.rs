//! The table server: live and by-turns play over HTTP that loses nothing.
//!
//! The server knows no rules. Games come in as [`game_core::AnyGame`], bots as a [`Chooser`], pages as
//! [`WebFiles`]; whoever starts it brings them. Positions are never serialised for a client: only views, options,
//! log lines and tallies of one viewer leave, and only `table/show.rs` and `table/notice.rs` make them.
//!
//! | Module | Holds |
//! | --- | --- |
//! | [`api`] | every request, answer, event and error as a type |
//! | `table` | one table as a fold of its events |
//! | `hall` | all tables: memory, storing, streams, bots, clocks |
//! | [`store`] | what must survive, in memory, on SQLite or on PostgreSQL |
//! | `http` | routes and guards |
//! | `identity`, `accounts`, `names`, `limits` | who calls, and how often |
//! | `doors` | connections: how many, and how long each may take |
//! | `bans`, `keeper`, [`admin`] | who is not let in, what goes by itself, who gives orders |
//! | [`chooser`], `workers` | bots, on threads of their own |
//! | [`shelf`], [`web`], [`config`] | what is brought in |
//! | `client` | the API for programs in Rust, where the feature of that name is on |
//! | `loadtest` | a bounded load on a server on this machine, likewise |
//! | [`upgrade`] | stored tables under the rules of now |
//! | [`types`] | the API in TypeScript |
//! | [`logs`] | structured logs |

mod accounts;
pub mod admin;
pub mod api;
mod bans;
mod bus;
pub mod chooser;
#[cfg(feature = "client")]
pub mod client;
pub mod config;
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
mod serve;
pub mod shelf;
pub mod store;
mod table;
pub mod types;
pub mod upgrade;
pub mod web;
mod workers;

pub use bus::BusError;
pub use chooser::{Advice, Cancel, Chooser, Level, Player, Question, RandomChooser, Ranked};
pub use config::{Config, Lifetimes, Limits, Patience, Rate};
pub use http::openapi;
pub use serve::{Server, StartError};
pub use shelf::{GameEntry, Importer, PackError};
pub use store::{Location, Memory, Postgres, Sqlite, Store, StoreError};
pub use web::{Embedded, Folder, WebFile, WebFiles};
