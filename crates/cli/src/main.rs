//! The binary `ziggurat`: the program with the pages of `web` inside.

use server::Embedded;
use std::process::ExitCode;
use std::sync::Arc;

/// The pages, built into the program.
#[derive(rust_embed::RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Pages;

fn main() -> ExitCode {
    cli::main(Arc::new(Embedded::<Pages>::new()))
}
