//! The same load on three ways to run a house, by turns, so that whatever else the machine does falls on all of them.

use super::parts::{Nats, Postgres};
use super::{Folder, Process};
use crate::commands::serve::{failed, runtime};
use crate::failure::Failure;
use serde::Serialize;
use server::loadtest::{self, LoadOptions, LoadReport};
use std::fmt;
use std::io::Write;
use std::net::SocketAddr;
use std::path::Path;

/// Servers of a house that is not one alone.
const NODES: usize = 3;

/// A way to run a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Way {
    Sqlite,
    Postgresql,
    Cluster,
}

impl Way {
    const ALL: [Way; 3] = [Way::Sqlite, Way::Postgresql, Way::Cluster];

    fn name(self) -> &'static str {
        match self {
            Way::Sqlite => "one on SQLite",
            Way::Postgresql => "one on PostgreSQL",
            Way::Cluster => "three on PostgreSQL and NATS",
        }
    }

    /// How many times the processor time of SQLite it may take.
    fn goal(self) -> f64 {
        match self {
            Way::Sqlite => 1.0,
            Way::Postgresql => 1.5,
            Way::Cluster => 2.5,
        }
    }
}

/// One turn of a way.
#[derive(Debug, Serialize)]
struct Turn {
    way: Way,
    /// Milliseconds per step that PostgreSQL and NATS computed beside the servers.
    postgresql_ms_per_step: f64,
    nats_ms_per_step: f64,
    load: LoadReport,
}

/// Everything that was measured.
#[derive(Debug, Serialize)]
pub struct Comparison {
    turns: Vec<Turn>,
}

/// Puts the load on each way, so many times.
pub fn compare(options: &LoadOptions, rounds: u32, folder: &Path) -> Result<Comparison, Failure> {
    let (postgres, nats) = (Postgres::start(folder)?, Nats::start(folder)?);
    let mut turns = Vec::new();
    for round in 0..rounds.max(1) {
        for way in Way::ALL {
            let _ = writeln!(std::io::stderr(), "round {}: {}", round + 1, way.name());
            turns.push(turn(way, round, options, (&postgres, &nats), folder)?);
        }
    }
    Ok(Comparison { turns })
}

fn turn(
    way: Way,
    round: u32,
    options: &LoadOptions,
    (postgres, nats): (&Postgres, &Nats),
    folder: &Path,
) -> Result<Turn, Failure> {
    let place = Folder(folder.join(format!("round-{round}")));
    std::fs::create_dir_all(&place.0).map_err(failed)?;
    let servers: Vec<Process> = match way {
        Way::Sqlite => vec![Process::start(&place.0, None, None)?],
        Way::Postgresql => {
            let url = postgres.create(&format!("alone_{round}"))?;
            vec![Process::start(&place.0, Some(&url), None)?]
        }
        Way::Cluster => {
            let url = postgres.create(&format!("cluster_{round}"))?;
            let node = |_| Process::start(&place.0, Some(&url), Some(&nats.url()));
            (0..NODES).map(node).collect::<Result<_, _>>()?
        }
    };
    let addresses: Vec<SocketAddr> = servers.iter().map(|server| server.address).collect();
    let beside = || vec![postgres.computed(), nats.computed()];
    let run = loadtest::run_beside(&addresses, options.clone(), beside);
    let (load, others) = runtime()?.block_on(run).map_err(failed)?;
    let other = |at: usize| others.get(at).copied().unwrap_or_default();
    Ok(Turn { way, postgresql_ms_per_step: other(0), nats_ms_per_step: other(1), load })
}

impl Comparison {
    /// The mean processor time of the servers per step.
    fn mean(&self, way: Way) -> f64 {
        let of_way = self.turns.iter().filter(|turn| turn.way == way);
        let times: Vec<f64> = of_way.filter_map(|turn| turn.load.cpu_ms_per_step).collect();
        times.iter().sum::<f64>() / times.len().max(1) as f64
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Turn { load, .. }) = self.turns.first() {
            writeln!(f, "{} tables, {} streams, {:.0} s a turn", load.tables, load.streams, load.seconds)?;
        }
        writeln!(
            f,
            "| servers | steps/s | p50 ms | p99 ms | errors | ms of processor per step | PostgreSQL | NATS |\n\
             | --- | --- | --- | --- | --- | --- | --- | --- |"
        )?;
        for Turn { way, postgresql_ms_per_step, nats_ms_per_step, load } in &self.turns {
            writeln!(
                f,
                "| {} | {:.1} | {:.1} | {:.1} | {} | {:.2} | {postgresql_ms_per_step:.2} | {nats_ms_per_step:.2} |",
                way.name(),
                load.steps_per_second,
                load.p50_ms,
                load.p99_ms,
                load.errors,
                load.cpu_ms_per_step.unwrap_or_default(),
            )?;
        }
        let alone = self.mean(Way::Sqlite);
        for way in [Way::Postgresql, Way::Cluster] {
            let times = self.mean(way) / alone;
            let met = if times <= way.goal() { "met" } else { "NOT met" };
            writeln!(
                f,
                "{}: {times:.2} times the processor time of SQLite (goal {}: {met})",
                way.name(),
                way.goal()
            )?;
        }
        Ok(())
    }
}
