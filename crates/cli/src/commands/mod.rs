//! One file per command.

pub mod admin;
pub mod arena;
pub mod bench;
pub mod bench_bot;
pub mod content;
pub mod export;
pub mod games;
#[cfg(feature = "loadtest")]
pub mod loadtest;
pub mod play;
pub mod ratings;
pub mod replay;
pub mod review;
pub mod serve;
pub mod snellman;
pub mod upgrade;
pub mod verify;
#[cfg(feature = "cluster")]
pub mod work;
