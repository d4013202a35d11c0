//! Opening a finished game at any move: from memory, and from disk right after a start. The goal is 50 ms.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

use criterion::{Criterion, criterion_group, criterion_main};
use game_core::{AnyGame, Awaiting, ErasedGame, QuickRandom, Random, Seed};
use serde_json::json;
use server::api::{Moment, TableState};
use server::client::Client;
use server::{Config, Server, Sqlite};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

static TERRA: ErasedGame<terra_mystica::Position> = ErasedGame::new();

/// A whole game of four, played at random.
fn record() -> String {
    let mut table = TERRA.start(&TERRA.default_setup(4), None, Seed::from_phrase("bench")).unwrap();
    let mut rng = QuickRandom::new(5);
    while let Awaiting::Players(seats) = table.awaiting() {
        let seat = seats.first().unwrap();
        let options = table.options(seat);
        let step = rng.pick(&options).unwrap().step.clone();
        table.play(seat, &step).unwrap();
    }
    table.record().to_string()
}

async fn start(file: &Path) -> (Server, Client) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let mut config = Config::new(&[&TERRA]);
    config.limits = config.limits.unlimited_rates();
    let server = Server::start(Arc::new(Sqlite::open(file).await.unwrap()), config, listener).await.unwrap();
    let client = Client::guest(&format!("http://{}", server.address()), "Ada").await.unwrap();
    (server, client)
}

fn opening(criterion: &mut Criterion) {
    let runtime = Runtime::new().unwrap();
    let file = std::env::temp_dir().join(format!("ziggurat-opening-{}.db", std::process::id()));
    let (server, ada) = runtime.block_on(start(&file));
    let import = json!({ "format": "ziggurat", "text": record() });
    let state: TableState = runtime.block_on(ada.post("/api/records", &import)).unwrap();
    let (id, steps) = (state.table.id, state.table.steps);
    let mut rng = QuickRandom::new(6);
    let mut path = move || format!("/api/tables/{id}/moments/{}", rng.below(steps + 1));

    criterion.bench_function("open a moment from memory", |bench| {
        bench.iter(|| runtime.block_on(ada.get::<Moment>(&path())).unwrap());
    });
    runtime.block_on(server.stop());
    criterion.bench_function("open a moment from disk", |bench| {
        bench.iter_custom(|count| {
            let mut spent = Duration::ZERO;
            for _ in 0..count {
                runtime.block_on(async {
                    let (server, cold) = start(&file).await;
                    let cold = cold.with_cookie(ada.cookie().map(str::to_owned));
                    let begun = Instant::now();
                    cold.get::<Moment>(&path()).await.unwrap();
                    spent += begun.elapsed();
                    server.stop().await;
                });
            }
            spent
        });
    });
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).measurement_time(Duration::from_secs(5));
    targets = opening
}
criterion_main!(benches);
