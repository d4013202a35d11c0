//! The program as a person meets it: arguments in; words, JSON and an exit code out.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

mod admin;
mod bench;
mod content;
mod corpus;
#[path = "../../../server/tests/postgres/mod.rs"]
mod database;
mod deploy;
mod mistakes;
#[cfg(feature = "cluster")]
#[path = "../../../server/tests/cluster/nats.rs"]
mod nats;
mod postgres;
mod program;
mod ratings;
mod records;
mod refusals;
mod review;
mod serve;
mod simulate;
mod snellman;
mod toy;
#[cfg(feature = "cluster")]
mod workers;
