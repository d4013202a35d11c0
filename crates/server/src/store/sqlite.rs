//! The store on SQLite: many readers, one writer that commits everything waiting in one go.
//!
//! Each commit reaches the disk before anybody hears of it. Writes that arrive while a commit is under way wait
//! together for the next one, so a busy server pays for one disk flush per batch, not per step.

mod boards;
mod challenges;
mod club;
mod facts;
mod gatherings;
mod house;
mod notices;
mod puzzles;
mod reviews;

use super::files::{self, Hold};
use super::migrations;
use super::rows::{self, Columns, FromRow};
use super::sql::{damaged, read, status_name, visibility_name};
use super::writer::{self, Write};
use super::{
    EventRow, Ground, Pulse, Quota, SessionRow, Snapshot, Store, StoreError, TableQuery, TableRow, User,
    UserChange,
};
use crate::ids::{TableId, UserId};
use async_trait::async_trait;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use std::sync::PoisonError;
use std::time::Duration;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

/// Keeps everything in one file.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writes: mpsc::Sender<(Write, oneshot::Sender<Result<(), StoreError>>)>,
    writer: Mutex<Option<JoinHandle<()>>>,
    options: SqliteConnectOptions,
    hold: std::sync::Mutex<Option<Hold>>,
}

impl Sqlite {
    /// Opens a file, makes it when it is new, and brings an older one up to date. Until it is closed, no other
    /// process can open it, and nobody but the file's owner can read it.
    ///
    /// # Errors
    /// When the file cannot be opened, is in use, or was made by a newer program.
    pub async fn open(file: &Path) -> Result<Self, StoreError> {
        let hold = std::sync::Mutex::new(Some(Hold::take(file)?));
        files::own(file)?;
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            .foreign_keys(true);
        let mut connection = options.connect().await?;
        migrations::sqlite()?
            .run(&mut connection)
            .await
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        let readers =
            SqlitePoolOptions::new().max_connections(4).connect_with(options.clone().read_only(true)).await?;
        let (writes, queue) = mpsc::channel(1024);
        let writer = Mutex::new(Some(tokio::spawn(writer::run(connection, queue))));
        Ok(Sqlite { readers, writes, writer, options, hold })
    }

    /// Copies a store's file into a new one. The server may be running on it.
    ///
    /// # Errors
    /// When the file cannot be read, or the copy exists already.
    pub async fn copy(file: &Path, copy: &Path) -> Result<(), StoreError> {
        let options = SqliteConnectOptions::new().filename(file).busy_timeout(Duration::from_secs(60));
        vacuum_into(options.connect().await?, copy).await
    }

    /// Where the server that runs on a file answers; `None` when none does.
    ///
    /// # Errors
    /// When the file is in use by something that does not tell.
    pub fn answers_at(file: &Path) -> Result<Option<String>, StoreError> {
        files::holder(file)
    }

    /// The server's own secret. Whoever can read the file may act as an admin.
    ///
    /// # Errors
    /// When the file cannot be read, or no server was ever started on it.
    pub async fn secret_of(file: &Path) -> Result<[u8; 32], StoreError> {
        let options = SqliteConnectOptions::new().filename(file).busy_timeout(Duration::from_secs(10));
        let mut connection = options.connect().await?;
        let bytes: Vec<u8> =
            sqlx::query_scalar("SELECT bytes FROM secret").fetch_one(&mut connection).await?;
        connection.close().await?;
        bytes.try_into().map_err(|_| damaged("secret"))
    }

    /// Another connection to the file.
    pub(super) async fn connect(&self) -> Result<SqliteConnection, StoreError> {
        Ok(self.options.connect().await?)
    }

    async fn write(&self, write: Write) -> Result<(), StoreError> {
        let closed = || StoreError::Failed("the store is closed".to_owned());
        let (done, answer) = oneshot::channel();
        self.writes.send((write, done)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    async fn find_user(&self, sql: &'static str, name: &str) -> Result<Option<User>, StoreError> {
        let row = sqlx::query(sql).bind(name).fetch_optional(&self.readers).await?;
        row.map(|row| User::from_row(&row)).transpose()
    }
}

async fn vacuum_into(mut connection: SqliteConnection, copy: &Path) -> Result<(), StoreError> {
    // Into an empty file SQLite writes; one that it made itself everybody could read.
    files::create(copy)?;
    let done =
        sqlx::query("VACUUM INTO ?").bind(copy.to_string_lossy().as_ref()).execute(&mut connection).await;
    if done.is_err() {
        let _ = std::fs::remove_file(copy);
    }
    connection.close().await?;
    done?;
    Ok(())
}

fn read_table(row: &SqliteRow) -> Result<TableRow, StoreError> {
    let members = row.maybe_text("members")?;
    rows::table(row, members.iter().flat_map(|names| names.split(' ')).map(UserId::new).collect())
}

macro_rules! tables {
    ($rest:literal) => {
        concat!(
            "SELECT id, seq, alarm, summary, \
             (SELECT group_concat(user, ' ') FROM members WHERE table_id = id) AS members \
             FROM tables ",
            $rest
        )
    };
}

#[async_trait]
impl Store for Sqlite {
    async fn secret(&self, fresh: [u8; 32]) -> Result<[u8; 32], StoreError> {
        self.write(Write::Secret(fresh)).await?;
        let bytes: Vec<u8> = sqlx::query_scalar("SELECT bytes FROM secret").fetch_one(&self.readers).await?;
        bytes.try_into().map_err(|_| damaged("secret"))
    }

    async fn add_user(&self, user: User) -> Result<(), StoreError> {
        self.write(Write::AddUser(Box::new(user))).await
    }

    async fn add_program(&self, program: User, ground: Ground, most: usize) -> Result<(), StoreError> {
        self.write(Write::AddProgram(Box::new(program), ground, most)).await
    }

    async fn remove_program(&self, owner: &UserId, id: &UserId, ground: Ground) -> Result<bool, StoreError> {
        let program = self.user(id).await?;
        let owned = program.is_some_and(|program| program.owner.as_ref() == Some(owner));
        self.write(Write::RemoveProgram(owner.clone(), id.clone(), ground)).await?;
        Ok(owned)
    }

    async fn change_user(&self, id: &UserId, ground: Ground, change: UserChange) -> Result<User, StoreError> {
        self.write(Write::ChangeUser(id.clone(), ground, Box::new(change))).await?;
        self.user(id).await?.ok_or(StoreError::Outdated)
    }

    async fn user(&self, id: &UserId) -> Result<Option<User>, StoreError> {
        self.find_user("SELECT * FROM users WHERE id = ?", id.as_str()).await
    }

    async fn user_by_login(&self, login: &str) -> Result<Option<User>, StoreError> {
        self.find_user("SELECT * FROM users WHERE login = ?", login).await
    }

    async fn user_by_token(&self, token: &str) -> Result<Option<User>, StoreError> {
        self.find_user("SELECT * FROM users WHERE token = ?", token).await
    }

    async fn programs(&self, owner: &UserId) -> Result<Vec<User>, StoreError> {
        let rows = sqlx::query("SELECT * FROM users WHERE owner = ? ORDER BY created_at, rowid")
            .bind(owner.as_str())
            .fetch_all(&self.readers)
            .await?;
        FromRow::all(&rows)
    }

    async fn add_session(&self, session: SessionRow, version: u64) -> Result<(), StoreError> {
        self.write(Write::AddSession(session, version)).await
    }

    async fn session(&self, id: &str) -> Result<Option<SessionRow>, StoreError> {
        let row = sqlx::query("SELECT id, user, created_at, seen_at FROM sessions WHERE id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| SessionRow::from_row(&row)).transpose()
    }

    async fn end_session(&self, id: &str) -> Result<(), StoreError> {
        self.write(Write::EndSession(id.to_owned())).await
    }

    async fn end_sessions(&self, user: &UserId, except: Option<&str>) -> Result<(), StoreError> {
        self.write(Write::EndSessions(user.clone(), except.map(str::to_owned))).await
    }

    async fn open(
        &self,
        row: TableRow,
        events: Vec<EventRow>,
        quota: Option<Quota>,
    ) -> Result<(), StoreError> {
        self.write(Write::Open(Box::new(row), events, quota)).await
    }

    async fn append(&self, row: TableRow, events: Vec<EventRow>) -> Result<(), StoreError> {
        self.write(Write::Append(Box::new(row), events)).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError> {
        let row =
            sqlx::query(tables!("WHERE id = ?")).bind(id.as_str()).fetch_optional(&self.readers).await?;
        row.map(|row| read_table(&row)).transpose()
    }

    async fn tables(&self, query: TableQuery) -> Result<Vec<TableRow>, StoreError> {
        // Two statements, because a member's tables are found through another index.
        let sql = if query.member.is_some() {
            tables!(
                "WHERE id IN (SELECT table_id FROM members WHERE user = ?1) \
                 AND (?2 IS NULL OR status = ?2) AND (?3 IS NULL OR visibility = ?3) \
                 AND (?4 IS NULL OR game = ?4) AND (?5 IS NULL OR updated_at < ?5) \
                 ORDER BY updated_at DESC, id DESC LIMIT ?6"
            )
        } else {
            tables!(
                "WHERE ?1 IS NULL \
                 AND (?2 IS NULL OR status = ?2) AND (?3 IS NULL OR visibility = ?3) \
                 AND (?4 IS NULL OR game = ?4) AND (?5 IS NULL OR updated_at < ?5) \
                 ORDER BY updated_at DESC, id DESC LIMIT ?6"
            )
        };
        let rows = sqlx::query(sql)
            .bind(query.member.as_ref().map(UserId::as_str))
            .bind(query.status.map(status_name))
            .bind(query.visibility.map(visibility_name))
            .bind(query.game)
            .bind(query.before)
            .bind(query.limit)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(read_table).collect()
    }

    async fn alarms(&self) -> Result<Vec<(TableId, i64)>, StoreError> {
        let rows = sqlx::query("SELECT id, alarm FROM tables WHERE alarm IS NOT NULL")
            .fetch_all(&self.readers)
            .await?;
        FromRow::all(&rows)
    }

    async fn events(&self, id: &TableId, after: u64) -> Result<Vec<EventRow>, StoreError> {
        let rows =
            sqlx::query("SELECT seq, at, key, body FROM events WHERE table_id = ? AND seq > ? ORDER BY seq")
                .bind(id.as_str())
                .bind(i64::try_from(after).unwrap_or(i64::MAX))
                .fetch_all(&self.readers)
                .await?;
        EventRow::all(&rows)
    }

    async fn put_snapshot(&self, id: &TableId, snapshot: Snapshot) -> Result<(), StoreError> {
        self.write(Write::Snapshot(id.clone(), snapshot)).await
    }

    async fn snapshot(&self, id: &TableId) -> Result<Option<Snapshot>, StoreError> {
        let row = sqlx::query("SELECT seq, body FROM snapshots WHERE table_id = ?")
            .bind(id.as_str())
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| Snapshot::from_row(&row)).transpose()
    }

    async fn put_notes(&self, table: &TableId, user: &UserId, text: &str) -> Result<(), StoreError> {
        self.write(Write::Notes(table.clone(), user.clone(), text.to_owned())).await
    }

    async fn notes(&self, table: &TableId, user: &UserId) -> Result<String, StoreError> {
        let text = sqlx::query_scalar("SELECT text FROM notes WHERE table_id = ? AND user = ?")
            .bind(table.as_str())
            .bind(user.as_str())
            .fetch_optional(&self.readers)
            .await?;
        Ok(text.unwrap_or_default())
    }

    async fn put_pulse(&self, pulse: Pulse) -> Result<(), StoreError> {
        self.write(Write::Pulse(pulse)).await
    }

    async fn pulse(&self) -> Result<Option<Pulse>, StoreError> {
        let body: Option<String> =
            sqlx::query_scalar("SELECT body FROM pulse").fetch_optional(&self.readers).await?;
        body.map(|body| read(&body, "pulse")).transpose()
    }

    async fn announce(&self, address: &str) -> Result<(), StoreError> {
        if let Some(hold) = &*self.hold.lock().unwrap_or_else(PoisonError::into_inner) {
            hold.note(&format!("process {} at {address}", std::process::id()));
        }
        Ok(())
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        vacuum_into(self.options.connect().await?, file).await
    }

    async fn check(&self) -> Result<(), StoreError> {
        self.write(Write::Health(crate::ids::now())).await?;
        let _: i64 = sqlx::query_scalar("SELECT count(*) FROM secret").fetch_one(&self.readers).await?;
        Ok(())
    }

    async fn close(&self) {
        let _ = self.write(Write::Close).await;
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
        self.readers.close().await;
        drop(self.hold.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}
