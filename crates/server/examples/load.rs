//! A load on a server that runs on this machine: `cargo run --release -p server --example load -- ADDRESS GAME
//! TABLES STREAMS STEPS_PER_SECOND SECONDS`. Its rates must be unlimited, as those of the example `pebbles`.

use server::loadtest::{LoadOptions, run};
use std::error::Error;
use std::io::Write;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [address, game, tables, streams, rate, seconds] = arguments.as_slice() else {
        return Err("expected ADDRESS GAME TABLES STREAMS STEPS_PER_SECOND SECONDS".into());
    };
    let options = LoadOptions {
        game: game.clone(),
        tables: tables.parse()?,
        streams: streams.parse()?,
        steps_per_second: rate.parse()?,
        seconds: seconds.parse()?,
    };
    let report = run(address.parse()?, options).await?;
    writeln!(std::io::stdout(), "{}", serde_json::to_string_pretty(&report)?)?;
    Ok(())
}
