//! The table server: live and by-turns play over HTTP that loses nothing.

pub mod api;
pub mod types;
