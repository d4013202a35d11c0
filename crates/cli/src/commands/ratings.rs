//! `ziggurat ratings`

use super::serve::{database, failed, offer, runtime};
use crate::args::RatingsArgs;
use crate::chooser::Bots;
use crate::failure::Failure;
use serde_json::json;
use server::club::{Rung, Tower, recompute, towers};
use server::{Config, Location, Postgres, Sqlite, Store};
use std::io::Write;
use std::path::Path;
use std::sync::Arc;

pub fn run(args: &RatingsArgs) -> Result<(), Failure> {
    let place = database(&args.data)?;
    if !place.exists() {
        return Err(Failure::Usage(format!("there is no database {place}")));
    }
    let mut config = Config::new(games::WITH_TOY);
    config.chooser = Arc::new(Bots);
    offer(&mut config, &args.content)?;
    let towers = runtime()?.block_on(async {
        if args.recompute { anew(&place, &config).await } else { look_at(&place, &config).await }
    })?;
    if args.json { print_json(&towers) } else { print(&towers) }
}

/// Makes all ratings anew, and tells whether they came out as they were.
async fn anew(place: &Location, config: &Config) -> Result<Vec<Tower>, Failure> {
    let store = place.open().await.map_err(failed)?;
    let done = async {
        let before = towers(store.as_ref(), config).await?;
        let counted = recompute(store.as_ref(), config).await?;
        let after = towers(store.as_ref(), config).await?;
        Ok((counted, before == after, after))
    };
    let done: Result<_, server::StoreError> = done.await;
    store.close().await;
    let (counted, same, after) = done.map_err(failed)?;
    let came_out =
        if same { "the ratings are the same as before" } else { "some ratings were other ones before" };
    writeln!(std::io::stderr(), "{counted} games count; {came_out}").map_err(Failure::Output)?;
    Ok(after)
}

/// Looks only: a server may be running.
async fn look_at(place: &Location, config: &Config) -> Result<Vec<Tower>, Failure> {
    match place {
        Location::File(file) => {
            let copy = std::env::temp_dir().join(format!("ziggurat-ratings-{}.sqlite", std::process::id()));
            let told = look_at_copy(file, &copy, config).await;
            for end in ["", "-wal", "-shm", "-lock"] {
                let _ = std::fs::remove_file(format!("{}{end}", copy.display()));
            }
            told
        }
        Location::Postgres(url) => {
            let store = Postgres::look(url).await.map_err(failed)?;
            let told = towers(&store, config).await.map_err(failed);
            store.close().await;
            told
        }
    }
}

async fn look_at_copy(file: &Path, copy: &Path, config: &Config) -> Result<Vec<Tower>, Failure> {
    Sqlite::copy(file, copy).await.map_err(failed)?;
    let store = Sqlite::open(copy).await.map_err(failed)?;
    let told = towers(&store, config).await.map_err(failed);
    store.close().await;
    told
}

/// What somebody is called on a ladder; `None` when there is nothing to call them by.
fn name(rung: &Rung) -> Option<String> {
    let level = || rung.subject.strip_prefix("bot:").map(|level| format!("bot {level}"));
    rung.name.clone().or_else(level)
}

fn print(towers: &[Tower]) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let mut say = |line: String| writeln!(out, "{line}").map_err(Failure::Output);
    if towers.is_empty() {
        return say("no game counts yet".to_owned());
    }
    for tower in towers {
        say(format!("{}, {}", tower.game, tower.pace.name()))?;
        for rung in &tower.rungs {
            // Who is gone has no name, and is there only for those who played against them.
            let Some(name) = name(rung) else { continue };
            let mark = if rung.provisional { "?" } else { " " };
            say(format!(
                "  {:>5}{mark} ± {:<4} {name}: {} games, {} won",
                rung.rating, rung.error, rung.games, rung.won
            ))?;
        }
    }
    Ok(())
}

fn print_json(towers: &[Tower]) -> Result<(), Failure> {
    let rung = |rung: &Rung| {
        json!({
            "subject": rung.subject, "name": name(rung), "rating": rung.rating, "error": rung.error,
            "games": rung.games, "won": rung.won, "provisional": rung.provisional,
        })
    };
    let tower = |tower: &Tower| {
        let rungs: Vec<_> = tower.rungs.iter().map(rung).collect();
        json!({ "game": tower.game, "pace": tower.pace.name(), "rungs": rungs })
    };
    let towers: Vec<_> = towers.iter().map(tower).collect();
    writeln!(std::io::stdout(), "{:#}", json!(towers)).map_err(Failure::Output)
}
