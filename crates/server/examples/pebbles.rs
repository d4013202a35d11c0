//! The smallest server: the titles and Pebbles with bots that play at random.
//! `cargo run -p server --example pebbles -- FILE PORT`
//!
//! The durability test kills it over and over; it is also the shortest way to try the API by hand.

use server::{Config, Server, Sqlite, logs};
use std::error::Error;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [file, port] = arguments.as_slice() else { return Err("expected FILE PORT".into()) };
    logs::init(logs::Format::Text, "warn");
    let store = Arc::new(Sqlite::open(Path::new(file)).await?);
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", port.parse::<u16>()?)).await?;
    let mut config = Config::new(games::WITH_TOY);
    config.limits = config.limits.unlimited_rates();
    let server = Server::start(store, config, listener).await?;
    writeln!(std::io::stdout(), "http://{}", server.address())?;
    server.run().await;
    Ok(())
}
