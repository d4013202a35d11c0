//! The smallest server: the titles and Pebbles with bots that play at random.
//! `cargo run -p server --example pebbles -- FILE PORT`, or with the address of a PostgreSQL database as FILE,
//! and for one of several servers with the address of a NATS server behind the port.
//! With `TELL` in the environment people who are away are told at once, also by webhooks on this machine.
//!
//! The tests of durability kill it over and over; it is also the shortest way to try the API by hand.

use server::{Config, Location, Server, logs};
use std::error::Error;
use std::io::Write;
use std::time::Duration;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (place, port, nats) = match arguments.as_slice() {
        [place, port] => (place, port, None),
        [place, port, nats] => (place, port, Some(nats.clone())),
        _ => return Err("expected FILE PORT, or DATABASE PORT NATS for one of several".into()),
    };
    logs::init(logs::Format::Text, "warn");
    let place = if place.contains("://") { place.parse()? } else { Location::File(place.into()) };
    let store = if nats.is_some() { place.join().await? } else { place.open().await? };
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", port.parse::<u16>()?)).await?;
    let mut config = Config::new(games::WITH_TOY);
    config.nats = nats;
    config.limits = config.limits.unlimited_rates();
    if std::env::var_os("TELL").is_some() {
        config.notices.public_url = Some("https://play.example.org".to_owned());
        config.notices.private_targets = true;
        config.notices.grace = Duration::ZERO;
    }
    let server = Server::start(store, config, listener).await?;
    writeln!(std::io::stdout(), "http://{}", server.address())?;
    server.run().await;
    Ok(())
}
