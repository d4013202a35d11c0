//! The server over real HTTP on a free port of this machine, and nothing but HTTP.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

mod aborts;
mod abuse;
mod bots;
mod consent;
mod doors;
mod guide;
mod house;
mod identity;
mod order;
mod packs;
mod pages;
mod queue;
mod replay;
mod restart;
mod seats;
mod secrecy;
mod sessions;
mod steps;
mod streams;
mod upgrade;
mod whole_games;

use house::House;
