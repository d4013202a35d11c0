//! `ziggurat upgrade --check`

use super::serve::{database, failed, offer, runtime};
use crate::args::UpgradeArgs;
use crate::failure::Failure;
use serde_json::json;
use server::upgrade::{Examined, Fate, examine};
use server::{Config, Location, Postgres, Sqlite, Store};
use std::io::Write;
use std::path::Path;

pub fn run(args: &UpgradeArgs) -> Result<(), Failure> {
    if !args.check {
        return Err(Failure::Usage(
            "tables go over to the rules of now by themselves when the server starts; \
             --check tells beforehand what becomes of each"
                .to_owned(),
        ));
    }
    let place = database(&args.data)?;
    if !place.exists() {
        return Err(Failure::Usage(format!("there is no database {place}")));
    }
    let mut config = Config::new(games::WITH_TOY);
    offer(&mut config, &args.content)?;
    let examined = match &place {
        Location::File(file) => {
            let copy = std::env::temp_dir().join(format!("ziggurat-upgrade-{}.sqlite", std::process::id()));
            let examined = runtime()?.block_on(look_at(file, &copy, &config));
            remove(&copy);
            examined?
        }
        Location::Postgres(url) => runtime()?.block_on(async {
            // It reads only, so it needs no copy.
            let store = Postgres::look(url).await.map_err(failed)?;
            let examined = examine(&store, &config).await.map_err(failed);
            store.close().await;
            examined
        })?,
    };
    if args.json { print_json(&examined) } else { print(&examined) }
}

/// Works on a copy: the server may be running on the file, and the file is not to change.
async fn look_at(file: &Path, copy: &Path, config: &Config) -> Result<Vec<Examined>, Failure> {
    Sqlite::copy(file, copy).await.map_err(failed)?;
    let store = Sqlite::open(copy).await.map_err(failed)?;
    let examined = examine(&store, config).await.map_err(failed);
    store.close().await;
    examined
}

fn remove(copy: &Path) {
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", copy.display()));
    }
}

fn print(examined: &[Examined]) -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let mut say = |line: String| writeln!(out, "{line}").map_err(Failure::Output);
    let (mut same, mut renewed, mut kept, mut unreadable) = (0, 0, 0, 0);
    for Examined { table, fate } in examined {
        let name = format!("{} {} ({})", table.game, table.id, status(table));
        match fate {
            Fate::Same => same += 1,
            Fate::Renewed { .. } => renewed += 1,
            Fate::Kept(why) => {
                kept += 1;
                say(format!("{name}: kept as it is: {why}"))?;
            }
            Fate::Unreadable(problem) => {
                unreadable += 1;
                say(format!("{name}: cannot be read: {problem}"))?;
            }
        }
    }
    say(format!(
        "{} tables: {same} as before, {renewed} the same by newer rules, {kept} kept as they are, \
         {unreadable} not readable",
        examined.len()
    ))
}

fn print_json(examined: &[Examined]) -> Result<(), Failure> {
    let line = |Examined { table, fate }: &Examined| {
        let (name, why) = match fate {
            Fate::Same => ("same", json!(null)),
            Fate::Renewed { from, to } => ("renewed", json!({ "from": from, "to": to })),
            Fate::Kept(why) => ("kept", json!(why)),
            Fate::Unreadable(problem) => ("unreadable", json!(problem)),
        };
        json!({ "id": table.id, "game": table.game, "status": table.status, "fate": name, "why": why })
    };
    let lines: Vec<_> = examined.iter().map(line).collect();
    writeln!(std::io::stdout(), "{:#}", json!(lines)).map_err(Failure::Output)
}

const fn status(table: &server::api::TableSummary) -> &'static str {
    match table.status {
        server::api::TableStatus::Waiting => "waiting",
        server::api::TableStatus::Running => "running",
        server::api::TableStatus::Finished => "finished",
    }
}
