//! Every store keeps what it is given; each on its own ground.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

mod conformance;
#[path = "../postgres/mod.rs"]
mod postgres;
mod postgresql;
mod rows;
mod sqlite;
