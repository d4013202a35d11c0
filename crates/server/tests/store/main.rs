//! Every store keeps what it is given; each on its own ground.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

mod boards;
mod challenges;
mod club;
mod conformance;
mod facts;
mod gatherings;
#[path = "../postgres/mod.rs"]
mod postgres;
mod postgresql;
mod puzzles;
mod rows;
mod sqlite;
