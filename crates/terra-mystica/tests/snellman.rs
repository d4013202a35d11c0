//! Real and generated games of terra.snellman.net, replayed row by row and written back.

#![allow(clippy::unwrap_used, reason = "a test stops where something is missing")]

mod snellman {
    pub mod games;

    mod bad_input;
    mod export;
    mod replay;
    mod rows;
    mod words;
}
