//! Real and generated games of terra.snellman.net, replayed row by row and written back.

mod snellman {
    pub mod games;

    mod bad_input;
    mod export;
    mod replay;
}
