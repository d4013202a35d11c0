//! Writes down what came of tables as they end, and brings the ladders up to date.
//!
//! It is told of tables that end here, and from time to time looks for others that were forgotten, such as those of a
//! server that was stopped in between. Whoever writes down a table second changes nothing.

use super::ladder::{self, Anchors};
use super::survey;
use crate::api::Pace;
use crate::hall::Hall;
use crate::ids::TableId;
use crate::store::StoreError;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::UnboundedReceiver;

/// How often it looks for tables that were forgotten.
const ROUND: Duration = Duration::from_secs(300);
/// So many are written down in one go.
const PAGE: u32 = 100;

/// Runs until the server stops; `ended` tells of tables that are over.
pub(crate) async fn run(hall: Arc<Hall>, mut ended: UnboundedReceiver<TableId>) {
    let mut round = tokio::time::interval(ROUND);
    let mut news = Vec::new();
    loop {
        let done = tokio::select! {
            _ = round.tick() => catch_up(&hall).await,
            count = ended.recv_many(&mut news, PAGE as usize) => {
                if count == 0 {
                    return;
                }
                write_all(&hall, std::mem::take(&mut news)).await
            }
        };
        if let Err(error) = done {
            tracing::warn!(%error, "results could not be written down; it is tried again");
        }
    }
}

/// Writes down what was forgotten, and reckons ladders anew whose basis is no longer that of now.
pub(crate) async fn catch_up(hall: &Hall) -> Result<(), StoreError> {
    loop {
        let forgotten = hall.store.unwritten(PAGE).await?;
        let all = forgotten.len() < PAGE as usize;
        write_all(hall, forgotten).await?;
        if all {
            break;
        }
    }
    for game in hall.shelf.names() {
        for pace in Pace::ALL {
            ladder::settle(hall.store.as_ref(), game, pace, &Anchors::of(&hall.shelf, game)).await?;
        }
    }
    survey::catch_up(hall).await?;
    Ok(())
}

async fn write_all(hall: &Hall, tables: Vec<TableId>) -> Result<(), StoreError> {
    let mut ladders = BTreeSet::new();
    for table in tables {
        ladders.extend(ladder::write(hall.store.as_ref(), &hall.shelf, &table).await?);
        survey::survey(hall.store.as_ref(), &hall.shelf, &table).await?;
    }
    for (game, pace) in ladders {
        ladder::settle(hall.store.as_ref(), &game, pace, &Anchors::of(&hall.shelf, &game)).await?;
    }
    Ok(())
}
