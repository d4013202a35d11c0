//! Several servers on one database: whoever asks whichever of them, it is one house, and nothing is lost or doubled
//! when one of its parts goes.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

mod faults;
mod games;
mod nats;
mod nodes;
mod partition;
mod people;
#[path = "../postgres/mod.rs"]
mod postgres;
mod races;
#[path = "../recorder/mod.rs"]
mod recorder;
mod secrecy;
mod workers;
