//! Keeps the house: what nobody needs any more goes, and who wants to be forgotten is.

use crate::api::TableStatus;
use crate::bans::Bans;
use crate::config::Lifetimes;
use crate::contests::steward;
use crate::error::Error;
use crate::hall::Hall;
use crate::identity::Identity;
use crate::ids::{self, TableId, UserId};
use crate::store::{Ages, TableQuery};
use crate::table::order;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Notify;

/// Waiting tables looked at in one go.
const PAGE: u32 = 200;

/// Whoever keeps the house.
pub(crate) struct Keeper {
    pub hall: Arc<Hall>,
    pub identity: Arc<Identity>,
    pub bans: Arc<Bans>,
    /// Somebody wants to be forgotten now.
    pub called: Arc<Notify>,
}

fn before(now: i64, age: Duration) -> i64 {
    now.saturating_sub(i64::try_from(age.as_millis()).unwrap_or(i64::MAX))
}

impl Keeper {
    /// Looks after everything from time to time, and when called.
    pub async fn run(self) {
        let lifetimes = self.hall.settings.lifetimes;
        let mut round = tokio::time::interval(lifetimes.round.max(Duration::from_millis(1)));
        loop {
            let whole = tokio::select! {
                _ = round.tick() => true,
                () = self.called.notified() => false,
            };
            let done = async {
                self.forget_the_leaving().await?;
                if whole {
                    self.expire(lifetimes, ids::now()).await?;
                }
                Ok::<(), Error>(())
            };
            if let Err(error) = done.await {
                tracing::warn!(%error, "the house could not be kept; it is tried again");
            }
        }
    }

    async fn expire(&self, lifetimes: Lifetimes, now: i64) -> Result<(), Error> {
        let ages = Ages {
            sessions: before(now, lifetimes.session),
            guests: before(now, lifetimes.guest),
            deeds: before(now, lifetimes.log),
        };
        for user in self.hall.store.expire(ages, now).await? {
            self.identity.end(&user);
        }
        self.bans.read().await?;
        let old = TableQuery {
            status: Some(TableStatus::Waiting),
            before: Some(before(now, lifetimes.waiting)),
            limit: PAGE,
            ..TableQuery::default()
        };
        for row in self.hall.store.tables(old).await? {
            if let Err(error) = self.give_up(&row.id, before(now, lifetimes.waiting)).await {
                tracing::warn!(table = %row.id, %error, "a waiting table could not be given up");
            }
        }
        Ok(())
    }

    /// Takes away a table that still waits, where nothing has happened and nobody looks.
    async fn give_up(&self, id: &TableId, since: i64) -> Result<(), Error> {
        let given_up = self.hall.change(id, move |loaded, now| {
            let waits = loaded.table.ledger.status == TableStatus::Waiting;
            let dead = waits && loaded.table.ledger.at < since && !loaded.is_busy();
            if dead {
                loaded.table.shut(now)?;
            }
            Ok(dead)
        });
        if given_up.await? {
            self.hall.store.remove_table(id).await?;
        }
        Ok(())
    }

    /// Lets every table forget those who left. Whatever is interrupted is done again.
    async fn forget_the_leaving(&self) -> Result<(), Error> {
        for user in self.hall.store.leaving().await? {
            for table in self.hall.store.tables_naming(&user).await? {
                self.forget(&table, &user).await?;
            }
            steward::forget(&self.hall, &user).await?;
            self.hall.store.left(&user).await?;
        }
        Ok(())
    }

    async fn forget(&self, id: &TableId, user: &UserId) -> Result<(), Error> {
        let (hall, who) = (Arc::clone(&self.hall), user.clone());
        let told = self.hall.change(id, move |loaded, now| {
            let stand_in = hall.shelf.bot_for(&loaded.table.ledger.opening);
            loaded.table.forget(now, &who, &stand_in)
        });
        match told.await {
            // What this program cannot play still has to be silent.
            Ok(()) | Err(Error::OtherRules(_) | Error::NotFound(_)) => {}
            Err(error) => return Err(error),
        }
        let store = &self.hall.store;
        let events = store.events(id, 0).await?;
        let bodies = events.iter().filter_map(|event| Some((event.seq, order::without(&event.body, user)?)));
        store.redact(id, bodies.collect()).await?;
        if let Some(mut snapshot) = store.snapshot(id).await?
            && let Some(body) = order::without(&snapshot.body, user)
        {
            snapshot.body = body;
            store.replace_snapshot(id, snapshot).await?;
        }
        Ok(())
    }
}
