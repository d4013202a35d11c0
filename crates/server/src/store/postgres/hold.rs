//! One server at a time on a database, or several that hear of each other.
//!
//! The numbers of events keep a second one from doing harm, but those who sit at the same table would not hear of
//! each other's steps. So whoever comes second is refused, unless both are nodes of one house. The lock hangs on a
//! connection and goes with it.

use crate::store::StoreError;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// The lock among those of the database, which are numbers.
const LOCK: i64 = 0x005a_4947_4755_5241;
/// A database notices within this time that the server before was killed.
const PATIENCE: &str = "5s";
/// How often it is seen to that the lock is still held.
const ROUND: Duration = Duration::from_secs(5);
/// The database lacks this much of a lock when the time is over.
const NOT_AVAILABLE: &str = "55P03";

/// Who else may use a database.
#[derive(Clone, Copy, Debug)]
pub(super) enum Company {
    Nobody,
    /// The other nodes of the house.
    Nodes,
}

/// A database in use by this process.
#[derive(Debug)]
pub(super) struct Hold {
    release: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Hold {
    /// Takes a database for this process, or says that another one has it.
    pub async fn take(options: PgConnectOptions, company: Company) -> Result<Self, StoreError> {
        // A machine that is gone is noticed, and its lock with it.
        let options = options.options([
            ("lock_timeout", PATIENCE),
            ("tcp_keepalives_idle", "30"),
            ("tcp_keepalives_interval", "10"),
            ("tcp_keepalives_count", "3"),
        ]);
        let connection = lock(&options, company).await?;
        let (release, released) = oneshot::channel();
        Ok(Hold { release, task: tokio::spawn(keep(options, company, connection, released)) })
    }

    /// Lets another one in.
    pub async fn release(self) {
        let _ = self.release.send(());
        let _ = self.task.await;
    }
}

async fn lock(options: &PgConnectOptions, company: Company) -> Result<PgConnection, StoreError> {
    let mut connection = options.connect().await?;
    let sql = match company {
        Company::Nobody => "SELECT pg_advisory_lock($1)",
        Company::Nodes => "SELECT pg_advisory_lock_shared($1)",
    };
    let locked = sqlx::query(sql).bind(LOCK).execute(&mut connection).await;
    match locked {
        Ok(_) => Ok(connection),
        Err(error)
            if error.as_database_error().is_some_and(|e| e.code().as_deref() == Some(NOT_AVAILABLE)) =>
        {
            Err(StoreError::Failed(
                "the database is in use by another server; stop that one first, or choose another database"
                    .to_owned(),
            ))
        }
        Err(error) => Err(error.into()),
    }
}

/// Holds the lock until told to release it, also over a restart of the database.
async fn keep(
    options: PgConnectOptions,
    company: Company,
    connection: PgConnection,
    mut released: oneshot::Receiver<()>,
) {
    let mut connection = Some(connection);
    loop {
        tokio::select! {
            _ = &mut released => break,
            () = tokio::time::sleep(ROUND) => {}
        }
        connection = match connection.take() {
            Some(mut held) => held.ping().await.is_ok().then_some(held),
            None => lock(&options, company)
                .await
                .inspect_err(|error| tracing::warn!(%error, "the lock on the database is not held"))
                .ok(),
        };
    }
    if let Some(connection) = connection {
        let _ = connection.close().await;
    }
}

/// Does nobody hold the database?
pub(super) async fn is_free(connection: &mut PgConnection) -> Result<bool, StoreError> {
    let free: bool =
        sqlx::query_scalar("SELECT pg_try_advisory_lock($1)").bind(LOCK).fetch_one(&mut *connection).await?;
    if free {
        sqlx::query("SELECT pg_advisory_unlock($1)").bind(LOCK).execute(connection).await?;
    }
    Ok(free)
}
