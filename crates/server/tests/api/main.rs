//! The server over real HTTP on a free port of this machine, and nothing but HTTP.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

mod aborts;
mod abuse;
mod boards;
mod bots;
mod challenges;
mod clubs;
mod consent;
mod contests;
mod doors;
mod duplicate;
mod feeds;
mod guide;
mod habits;
mod house;
mod identity;
mod matching;
mod notices;
mod openings;
mod order;
mod packs;
mod pages;
mod people;
mod puzzles;
mod queue;
#[path = "../recorder/mod.rs"]
mod recorder;
mod replay;
mod restart;
mod review;
mod seats;
mod secrecy;
mod services;
mod sessions;
mod standing;
mod steps;
mod streams;
mod upgrade;
mod whole_games;

use house::House;
