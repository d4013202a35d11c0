//! The store on PostgreSQL: the database hands out the numbers of events, to however many ask.
//!
//! A change is one transaction, and an append one call of a function in the database, so that a step costs one round
//! trip and one flush. What a change rests on is locked before it is looked at.

mod boards;
mod challenges;
mod club;
mod facts;
mod gatherings;
mod hold;
mod house;
mod notices;
mod people;
mod puzzles;
mod reviews;

use super::migrations;
use super::rows::{self, FromRow};
use super::sql::{damaged, json, number, read, status_name, visibility_name};
use super::{
    Due, EventRow, Ground, Pulse, Quota, SessionRow, Snapshot, Store, StoreError, TableQuery, TableRow, User,
    UserChange,
};
use crate::ids::{TableId, UserId};
use async_trait::async_trait;
use hold::{Company, Hold};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions, PgRow};
use sqlx::{ConnectOptions, Connection, Row, Transaction};
use std::borrow::Cow;
use std::path::Path;
use std::time::Duration;
use tokio::sync::Mutex;

/// Connections at a time. Each is a process of the database.
const CONNECTIONS: u32 = 16;
/// How long to wait for one.
const PATIENCE: Duration = Duration::from_secs(10);

/// Keeps everything in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    hold: Mutex<Option<Hold>>,
}

fn options(url: &str) -> Result<PgConnectOptions, StoreError> {
    let options: PgConnectOptions = url.parse()?;
    // What was acknowledged is on disk, whatever the database does for others.
    let options = options.application_name("ziggurat").options([("synchronous_commit", "on")]);
    Ok(options.disable_statement_logging())
}

fn pool(connections: u32) -> PgPoolOptions {
    // A connection is looked at when it is given back, and that is enough: one that broke later costs one request.
    PgPoolOptions::new().max_connections(connections).acquire_timeout(PATIENCE).test_before_acquire(false)
}

impl Postgres {
    /// Opens a database and brings it up to date. Until it is closed, no other server can open it.
    ///
    /// # Errors
    /// When the database does not answer, is in use, or was made by a newer program.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        Postgres::open_with(url, Company::Nobody).await
    }

    /// Opens a database that other servers of the same house use too, and brings it up to date. They must hear of
    /// each other over NATS. A server that wants to be alone is refused meanwhile.
    ///
    /// # Errors
    /// When the database does not answer, is in use by a server alone, or was made by a newer program.
    pub async fn join(url: &str) -> Result<Self, StoreError> {
        Postgres::open_with(url, Company::Nodes).await
    }

    async fn open_with(url: &str, company: Company) -> Result<Self, StoreError> {
        let options = options(url)?;
        let mut connection = options.connect().await?;
        let hold = Hold::take(options.clone(), company).await?;
        migrations::postgres()?
            .run(&mut connection)
            .await
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        connection.close().await?;
        let pool = pool(CONNECTIONS).connect_with(options).await?;
        Ok(Postgres { pool, hold: Mutex::new(Some(hold)) })
    }

    /// Opens a database only to look at it. A server may be running on it.
    ///
    /// # Errors
    /// When the database does not answer.
    pub async fn look(url: &str) -> Result<Self, StoreError> {
        let options = options(url)?.options([("default_transaction_read_only", "on")]);
        Ok(Postgres { pool: pool(2).connect_with(options).await?, hold: Mutex::default() })
    }

    /// Where the server that runs on a database answers; `None` when none does.
    ///
    /// # Errors
    /// When the database does not answer, or a server is only about to start.
    pub async fn answers_at(url: &str) -> Result<Option<String>, StoreError> {
        let mut connection = options(url)?.connect().await?;
        if hold::is_free(&mut connection).await? {
            return Ok(None);
        }
        let address: Option<String> =
            sqlx::query_scalar("SELECT url FROM address").fetch_optional(&mut connection).await?;
        let silent =
            || StoreError::Failed("the database is in use by a server that does not tell".to_owned());
        address.map(Some).ok_or_else(silent)
    }

    /// The server's own secret. Whoever can read the database may act as an admin.
    ///
    /// # Errors
    /// When the database does not answer, or no server was ever started on it.
    pub async fn secret_of(url: &str) -> Result<[u8; 32], StoreError> {
        let mut connection = options(url)?.connect().await?;
        let bytes: Vec<u8> =
            sqlx::query_scalar("SELECT bytes FROM secret").fetch_one(&mut connection).await?;
        bytes.try_into().map_err(|_| damaged("secret"))
    }

    pub(super) fn pool(&self) -> &PgPool {
        &self.pool
    }

    async fn begin(&self) -> Result<Transaction<'static, sqlx::Postgres>, StoreError> {
        Ok(self.pool.begin().await?)
    }

    async fn find_user(&self, sql: &'static str, name: &str) -> Result<Option<User>, StoreError> {
        let row = sqlx::query(sql).bind(plain(name)).fetch_optional(&self.pool).await?;
        row.map(|row| User::from_row(&row)).transpose()
    }
}

/// What somebody typed, as the database can compare it: it has no letter NUL, and no name of ours holds the other.
fn plain(text: &str) -> Cow<'_, str> {
    if text.contains('\0') { text.replace('\0', "\u{FFFD}").into() } else { text.into() }
}

/// Lets changes of one thing wait for each other until the end of the transaction.
async fn in_turn(connection: &mut PgConnection, what: &str) -> Result<(), StoreError> {
    let sql = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))";
    sqlx::query(sql).bind(what).execute(connection).await?;
    Ok(())
}

fn read_table(row: &PgRow) -> Result<TableRow, StoreError> {
    let members: Vec<String> = row.try_get("members")?;
    rows::table(row, members.into_iter().map(UserId::new).collect())
}

async fn append(
    connection: &mut PgConnection,
    row: &TableRow,
    events: Vec<EventRow>,
) -> Result<(), StoreError> {
    let mut members: Vec<&str> = row.members.iter().map(UserId::as_str).collect();
    members.sort_unstable();
    members.dedup();
    let seqs: Vec<i64> = events.iter().map(|event| number(event.seq)).collect();
    let ats: Vec<i64> = events.iter().map(|event| event.at).collect();
    let (keys, bodies): (Vec<Option<String>>, Vec<String>) =
        events.into_iter().map(|event| (event.key, event.body)).unzip();
    sqlx::query("SELECT append_events($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)")
        .bind(row.id.as_str())
        .bind(&row.summary.game)
        .bind(status_name(row.summary.status))
        .bind(visibility_name(row.summary.visibility))
        .bind(number(row.seq))
        .bind(row.alarm)
        .bind(row.summary.created_at)
        .bind(row.summary.updated_at)
        .bind(json(&row.summary)?)
        .bind(members)
        .bind(seqs)
        .bind(ats)
        .bind(keys)
        .bind(bodies)
        .execute(connection)
        .await?;
    Ok(())
}

macro_rules! tables {
    ($rest:literal) => {
        concat!(
            "SELECT id, seq, alarm, summary, ARRAY(SELECT member.\"user\" FROM members AS member \
             WHERE member.table_id = tables.id ORDER BY member.\"user\") AS members FROM tables ",
            $rest
        )
    };
}

#[async_trait]
impl Store for Postgres {
    async fn secret(&self, fresh: [u8; 32]) -> Result<[u8; 32], StoreError> {
        let sql = "INSERT INTO secret (id, bytes) VALUES (1, $1) ON CONFLICT DO NOTHING";
        sqlx::query(sql).bind(fresh.as_slice()).execute(&self.pool).await?;
        let bytes: Vec<u8> = sqlx::query_scalar("SELECT bytes FROM secret").fetch_one(&self.pool).await?;
        bytes.try_into().map_err(|_| damaged("secret"))
    }

    async fn add_user(&self, user: User) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await?;
        people::add(&mut connection, &user).await
    }

    async fn add_program(&self, program: User, ground: Ground, most: usize) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        people::add_program(&mut change, &program, &ground, most).await?;
        Ok(change.commit().await?)
    }

    async fn remove_program(&self, owner: &UserId, id: &UserId, ground: Ground) -> Result<bool, StoreError> {
        let mut change = self.begin().await?;
        people::holds(&mut change, owner, &ground).await?;
        let sql = "DELETE FROM users WHERE id = $1 AND owner = $2";
        let gone =
            sqlx::query(sql).bind(plain(id.as_str())).bind(owner.as_str()).execute(&mut *change).await?;
        change.commit().await?;
        Ok(gone.rows_affected() > 0)
    }

    async fn change_user(&self, id: &UserId, ground: Ground, change: UserChange) -> Result<User, StoreError> {
        let mut transaction = self.begin().await?;
        let user = people::change(&mut transaction, id, &ground, &change).await?;
        transaction.commit().await?;
        Ok(user)
    }

    async fn user(&self, id: &UserId) -> Result<Option<User>, StoreError> {
        self.find_user("SELECT * FROM users WHERE id = $1", id.as_str()).await
    }

    async fn user_by_login(&self, login: &str) -> Result<Option<User>, StoreError> {
        self.find_user("SELECT * FROM users WHERE login = $1", login).await
    }

    async fn user_by_token(&self, token: &str) -> Result<Option<User>, StoreError> {
        self.find_user("SELECT * FROM users WHERE token = $1", token).await
    }

    async fn programs(&self, owner: &UserId) -> Result<Vec<User>, StoreError> {
        let sql = "SELECT * FROM users WHERE owner = $1 ORDER BY created_at, id";
        let rows = sqlx::query(sql).bind(owner.as_str()).fetch_all(&self.pool).await?;
        FromRow::all(&rows)
    }

    async fn add_session(&self, session: SessionRow, version: u64) -> Result<(), StoreError> {
        let mut change = self.begin().await?;
        people::add_session(&mut change, &session, version).await?;
        Ok(change.commit().await?)
    }

    async fn session(&self, id: &str) -> Result<Option<SessionRow>, StoreError> {
        let sql = "SELECT * FROM sessions WHERE id = $1";
        let row = sqlx::query(sql).bind(id).fetch_optional(&self.pool).await?;
        row.map(|row| SessionRow::from_row(&row)).transpose()
    }

    async fn end_session(&self, id: &str) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM sessions WHERE id = $1").bind(id).execute(&self.pool).await?;
        Ok(())
    }

    async fn end_sessions(&self, user: &UserId, except: Option<&str>) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await?;
        people::end_sessions(&mut connection, user, except).await
    }

    async fn open(
        &self,
        row: TableRow,
        events: Vec<EventRow>,
        quota: Option<Quota>,
    ) -> Result<(), StoreError> {
        let Some(quota) = quota else { return self.append(row, events).await };
        let mut change = self.begin().await?;
        in_turn(&mut change, quota.user.as_str()).await?;
        let sql = "SELECT count(*) FROM members JOIN tables ON tables.id = members.table_id \
                   WHERE members.\"user\" = $1 AND tables.status <> 'finished' \
                   AND tables.summary::json ->> 'kept' IS NULL";
        let under_way: i64 =
            sqlx::query_scalar(sql).bind(quota.user.as_str()).fetch_one(&mut *change).await?;
        if under_way >= i64::from(quota.most) {
            return Err(StoreError::Full);
        }
        append(&mut change, &row, events).await?;
        Ok(change.commit().await?)
    }

    async fn append(&self, row: TableRow, events: Vec<EventRow>) -> Result<(), StoreError> {
        let mut connection = self.pool.acquire().await?;
        append(&mut connection, &row, events).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        let sql = tables!("WHERE id = $1");
        let row = sqlx::query(sql).bind(plain(id.as_str())).fetch_optional(&self.pool).await?;
        row.map(|row| read_table(&row)).transpose()
    }

    async fn tables(&self, query: TableQuery) -> Result<Vec<TableRow>, StoreError> {
        // Two statements, because a member's tables are found through another index.
        let sql = if query.member.is_some() {
            tables!(
                "WHERE id IN (SELECT table_id FROM members WHERE \"user\" = $1) \
                 AND ($2::text IS NULL OR status = $2) AND ($3::text IS NULL OR visibility = $3) \
                 AND ($4::text IS NULL OR game = $4) AND ($5::bigint IS NULL OR updated_at < $5) \
                 ORDER BY updated_at DESC, id DESC LIMIT $6"
            )
        } else {
            tables!(
                "WHERE $1::text IS NULL \
                 AND ($2::text IS NULL OR status = $2) AND ($3::text IS NULL OR visibility = $3) \
                 AND ($4::text IS NULL OR game = $4) AND ($5::bigint IS NULL OR updated_at < $5) \
                 ORDER BY updated_at DESC, id DESC LIMIT $6"
            )
        };
        let rows = sqlx::query(sql)
            .bind(query.member.as_ref().map(UserId::as_str))
            .bind(query.status.map(status_name))
            .bind(query.visibility.map(visibility_name))
            .bind(query.game.as_deref().map(plain))
            .bind(query.before)
            .bind(i64::from(query.limit))
            .fetch_all(&self.pool)
            .await?;
        rows.iter().map(read_table).collect()
    }

    async fn alarms(&self) -> Result<Vec<(TableId, i64)>, StoreError> {
        let sql = "SELECT id, alarm FROM tables WHERE alarm IS NOT NULL";
        let rows = sqlx::query(sql).fetch_all(&self.pool).await?;
        FromRow::all(&rows)
    }

    async fn take_due(&self, due: Due) -> Result<Vec<TableId>, StoreError> {
        let sql = "INSERT INTO leases (table_id, until) \
                   SELECT t.id, $3 FROM tables AS t LEFT JOIN leases AS l ON l.table_id = t.id \
                   WHERE t.alarm <= $1 AND t.updated_at <= $2 AND coalesce(l.until, 0) <= $1 \
                   ORDER BY t.alarm LIMIT $4 \
                   ON CONFLICT (table_id) DO UPDATE SET until = excluded.until WHERE leases.until <= $1 \
                   RETURNING table_id";
        let query = sqlx::query_scalar(sql).bind(due.now).bind(due.quiet).bind(due.lease);
        let ids: Vec<String> = query.bind(i64::from(due.most)).fetch_all(&self.pool).await?;
        Ok(ids.into_iter().map(TableId::new).collect())
    }

    async fn events(&self, id: &TableId, after: u64) -> Result<Vec<EventRow>, StoreError> {
        let sql = "SELECT seq, at, key, body FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq";
        let query = sqlx::query(sql).bind(plain(id.as_str())).bind(number(after));
        let rows = query.fetch_all(&self.pool).await?;
        EventRow::all(&rows)
    }

    async fn put_snapshot(&self, id: &TableId, snapshot: Snapshot) -> Result<(), StoreError> {
        let sql = "INSERT INTO snapshots (table_id, seq, body) VALUES ($1, $2, $3) \
                   ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body \
                   WHERE excluded.seq > snapshots.seq";
        let query = sqlx::query(sql).bind(id.as_str()).bind(number(snapshot.seq)).bind(snapshot.body);
        query.execute(&self.pool).await?;
        Ok(())
    }

    async fn snapshot(&self, id: &TableId) -> Result<Option<Snapshot>, StoreError> {
        let sql = "SELECT seq, body FROM snapshots WHERE table_id = $1";
        let row = sqlx::query(sql).bind(plain(id.as_str())).fetch_optional(&self.pool).await?;
        row.map(|row| Snapshot::from_row(&row)).transpose()
    }

    async fn put_notes(&self, table: &TableId, user: &UserId, text: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO notes (table_id, \"user\", text) VALUES ($1, $2, $3) \
                   ON CONFLICT (table_id, \"user\") DO UPDATE SET text = excluded.text";
        let query = sqlx::query(sql).bind(table.as_str()).bind(user.as_str()).bind(text);
        query.execute(&self.pool).await?;
        Ok(())
    }

    async fn notes(&self, table: &TableId, user: &UserId) -> Result<String, StoreError> {
        let sql = "SELECT text FROM notes WHERE table_id = $1 AND \"user\" = $2";
        let query = sqlx::query_scalar(sql).bind(plain(table.as_str())).bind(user.as_str());
        Ok(query.fetch_optional(&self.pool).await?.unwrap_or_default())
    }

    async fn put_pulse(&self, pulse: Pulse) -> Result<(), StoreError> {
        let sql =
            "INSERT INTO pulse (id, body) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET body = excluded.body";
        sqlx::query(sql).bind(json(&pulse)?).execute(&self.pool).await?;
        Ok(())
    }

    async fn pulse(&self) -> Result<Option<Pulse>, StoreError> {
        let body: Option<String> =
            sqlx::query_scalar("SELECT body FROM pulse").fetch_optional(&self.pool).await?;
        body.map(|body| read(&body, "pulse")).transpose()
    }

    async fn announce(&self, address: &str) -> Result<(), StoreError> {
        let sql =
            "INSERT INTO address (id, url) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET url = excluded.url";
        sqlx::query(sql).bind(address).execute(&self.pool).await?;
        Ok(())
    }

    async fn backup(&self, _file: &Path) -> Result<(), StoreError> {
        Err(StoreError::Failed(
            "a PostgreSQL database is backed up with its own tools, such as pg_dump".to_owned(),
        ))
    }

    async fn check(&self) -> Result<(), StoreError> {
        let sql =
            "INSERT INTO health (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at";
        sqlx::query(sql).bind(crate::ids::now()).execute(&self.pool).await?;
        Ok(())
    }

    async fn close(&self) {
        self.pool.close().await;
        if let Some(hold) = self.hold.lock().await.take() {
            hold.release().await;
        }
    }
}
