//! Stored tables under the rules of now: which of them go on, and which can only be kept.

use crate::api::{Kept, TableStatus, TableSummary};
use crate::config::Config;
use crate::ids;
use crate::shelf::Shelf;
use crate::store::{Store, StoreError, TableQuery, TableRow};
use crate::table::Match;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What becomes of a stored table under the rules of now.
#[derive(Clone, Debug, PartialEq)]
pub struct Examined {
    /// The table as it is listed.
    pub table: TableSummary,
    /// What becomes of it.
    pub fate: Fate,
}

/// What becomes of a stored table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It goes on, or can be replayed, by the rules it was stored with.
    Same,
    /// The same by newer rules: everything agrees.
    Renewed {
        /// The version it was stored with.
        from: u32,
        /// The version of this program.
        to: u32,
    },
    /// It is only kept.
    Kept(Kept),
    /// It cannot even be read.
    Unreadable(String),
}

/// Looks at every table of a store with the games and packs of this config, and changes nothing.
///
/// # Errors
/// When the store cannot be read.
pub async fn examine(store: &dyn Store, config: &Config) -> Result<Vec<Examined>, StoreError> {
    let shelf = Shelf::of(config);
    let mut examined = Vec::new();
    for row in store.tables(TableQuery { limit: u32::MAX, ..TableQuery::default() }).await? {
        let stored = version(store, &row).await?;
        let fate = match restore(store, &shelf, &row).await? {
            Ok(table) => match table.kept {
                Some(keeping) => Fate::Kept(keeping.why),
                None if stored != Some(table.ledger.opening.rules) => {
                    Fate::Renewed { from: stored.unwrap_or(0), to: table.ledger.opening.rules }
                }
                None => Fate::Same,
            },
            Err(problem) => Fate::Unreadable(problem),
        };
        examined.push(Examined { table: row.summary, fate });
    }
    Ok(examined)
}

/// Brings the list of unfinished tables up to date with the rules and packs of now, so that those that are only kept
/// say so and count against nobody. Tables that were listed by the same rules and content are not even read.
pub(crate) async fn renew(store: &dyn Store, shelf: &Shelf) -> Result<usize, StoreError> {
    let mut kept = 0;
    for status in [TableStatus::Waiting, TableStatus::Running] {
        let query = TableQuery { status: Some(status), limit: u32::MAX, ..TableQuery::default() };
        for row in store.tables(query).await? {
            if shelf.is_current(&row.summary) {
                continue;
            }
            let mut table = match restore(store, shelf, &row).await? {
                Ok(table) => table,
                Err(problem) => {
                    tracing::warn!(table = %row.id, problem, "a stored table cannot be read");
                    continue;
                }
            };
            kept += usize::from(table.kept.is_some());
            let now = ids::now();
            table.pending.clear();
            if row.summary.kept.is_some() {
                // While it could not go on, nobody could move.
                let lost = now - table.ledger.at;
                if let Err(problem) = table.resume(now, lost) {
                    tracing::warn!(table = %row.id, %problem, "a table could not go on");
                    continue;
                }
            }
            let events = table.pending.iter().map(|pending| pending.row.clone()).collect();
            let row = TableRow {
                seq: table.ledger.seq,
                alarm: table.alarm(|_| Some(now)),
                summary: TableSummary { your_turn: false, ..table.summary(None, &[]) },
                ..row
            };
            store.append(row, events).await?;
        }
    }
    Ok(kept)
}

pub(crate) async fn restore(
    store: &dyn Store,
    shelf: &Shelf,
    row: &TableRow,
) -> Result<Result<Match, String>, StoreError> {
    let snapshot = store.snapshot(&row.id).await?;
    let after = snapshot.as_ref().map_or(0, |snapshot| snapshot.seq);
    let events = store.events(&row.id, after).await?;
    let restored = catch_unwind(AssertUnwindSafe(|| Match::restore(shelf, &row.id, snapshot, events)));
    Ok(match restored {
        Ok(restored) => restored.map_err(|error| error.to_string()),
        Err(_) => Err("its game breaks the rules' own expectations".to_owned()),
    })
}

/// The version of the rules a table was opened with, as its first event or its last snapshot says.
async fn version(store: &dyn Store, row: &TableRow) -> Result<Option<u32>, StoreError> {
    if row.summary.rules != 0 {
        return Ok(Some(row.summary.rules));
    }
    let opened = store.events(&row.id, 0).await?.into_iter().next();
    let body = opened.and_then(|event| serde_json::from_str::<serde_json::Value>(&event.body).ok());
    Ok(body.and_then(|body| body["rules"].as_u64()).and_then(|rules| u32::try_from(rules).ok()))
}
