//! The one writer of the SQLite store.

mod boards;
mod challenges;
mod club;
mod facts;
mod gatherings;
mod house;
mod notices;
mod people;
mod puzzles;
mod reviews;

pub(super) use boards::BoardWrite;
pub(super) use challenges::ChallengeWrite;
pub(super) use club::ClubWrite;
pub(super) use facts::FactWrite;
pub(super) use gatherings::GatheringWrite;
pub(super) use house::{HouseWrite, TOO_OLD};
pub(super) use notices::NoticeWrite;
pub(super) use puzzles::PuzzleWrite;
pub(super) use reviews::ReviewWrite;

use super::sql::{json, number, status_name, visibility_name};
use super::{EventRow, Ground, Pulse, Quota, SessionRow, Snapshot, StoreError, TableRow, User, UserChange};
use crate::api::TableStatus;
use crate::ids::{TableId, UserId};
use sqlx::Connection;
use sqlx::sqlite::SqliteConnection;
use std::collections::HashMap;
use tokio::sync::{mpsc, oneshot};

/// Writes that wait longer than this many others wait for the next commit.
const BATCH: usize = 256;
/// The writer remembers so many tables, to leave alone what has not changed.
const REMEMBERED: usize = 10_000;

macro_rules! insert_event {
    () => {
        "INSERT INTO events (table_id, seq, at, key, body) VALUES (?, ?, ?, ?, ?)"
    };
}

macro_rules! update_table {
    () => {
        "UPDATE tables SET status = ?, visibility = ?, seq = ?, alarm = ?, updated_at = ?, summary = ? WHERE id = ?"
    };
}

/// Something to write.
pub(super) enum Write {
    Secret([u8; 32]),
    AddUser(Box<User>),
    AddProgram(Box<User>, Ground, usize),
    RemoveProgram(UserId, UserId, Ground),
    ChangeUser(UserId, Ground, Box<UserChange>),
    AddSession(SessionRow, u64),
    EndSession(String),
    EndSessions(UserId, Option<String>),
    Open(Box<TableRow>, Vec<EventRow>, Option<Quota>),
    Append(Box<TableRow>, Vec<EventRow>),
    Snapshot(TableId, Snapshot),
    Notes(TableId, UserId, String),
    House(Box<HouseWrite>),
    Notice(NoticeWrite),
    Club(Box<ClubWrite>),
    Review(Box<ReviewWrite>),
    Board(Box<BoardWrite>),
    Challenge(Box<ChallengeWrite>),
    Puzzle(Box<PuzzleWrite>),
    Fact(Box<FactWrite>),
    Gathering(Box<GatheringWrite>),
    Health(i64),
    Pulse(Pulse),
    Close,
}

type Done = oneshot::Sender<Result<(), StoreError>>;

/// Writes until told to close.
pub(super) async fn run(mut connection: SqliteConnection, mut queue: mpsc::Receiver<(Write, Done)>) {
    let mut rows = HashMap::new();
    let mut batch = Vec::with_capacity(BATCH);
    let mut open = true;
    while open && queue.recv_many(&mut batch, BATCH).await > 0 {
        open = !batch.iter().any(|(write, _)| matches!(write, Write::Close));
        let (writes, answers): (Vec<Write>, Vec<Done>) = batch.drain(..).unzip();
        match commit(&mut connection, &mut rows, writes).await {
            Ok(results) => {
                for (answer, result) in answers.into_iter().zip(results) {
                    let _ = answer.send(result);
                }
            }
            Err(error) => {
                let _ = sqlx::query("ROLLBACK").execute(&mut connection).await;
                rows.clear();
                for answer in answers {
                    let _ = answer.send(Err(error.clone()));
                }
            }
        }
    }
    let _ = connection.close().await;
}

/// What is stored of tables lately written to. Nobody else writes, so it stays true until something is rolled back.
type Rows = HashMap<TableId, Stored>;

struct Stored {
    seq: u64,
    members: Vec<UserId>,
}

async fn commit(
    connection: &mut SqliteConnection,
    rows: &mut Rows,
    writes: Vec<Write>,
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    if let [write] = writes.as_slice()
        && let Some(step) = Step::of(rows, write)
    {
        let made = step.make(connection, rows, ALONE).await?;
        if made.is_err() {
            sqlx::query("ROLLBACK").execute(&mut *connection).await?;
        }
        return Ok(vec![made]);
    }
    let mut results = Vec::with_capacity(writes.len());
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    for write in writes {
        if let Some(step) = Step::of(rows, &write) {
            results.push(step.make(connection, rows, AMONG_OTHERS).await?);
            continue;
        }
        sqlx::query("SAVEPOINT one").execute(&mut *connection).await?;
        let result = make(connection, rows, write).await;
        if result.is_err() {
            sqlx::query("ROLLBACK TO one").execute(&mut *connection).await?;
        }
        sqlx::query("RELEASE one").execute(&mut *connection).await?;
        results.push(result);
    }
    sqlx::query("COMMIT").execute(&mut *connection).await?;
    Ok(results)
}

async fn make(connection: &mut SqliteConnection, rows: &mut Rows, write: Write) -> Result<(), StoreError> {
    match write {
        Write::Secret(bytes) => {
            let sql = "INSERT OR IGNORE INTO secret (id, bytes) VALUES (1, ?)";
            sqlx::query(sql).bind(bytes.as_slice()).execute(connection).await?;
        }
        Write::AddUser(user) => people::add(connection, &user).await?,
        Write::AddProgram(program, ground, most) => {
            people::add_program(connection, &program, &ground, most).await?;
        }
        Write::RemoveProgram(owner, id, ground) => {
            people::remove_program(connection, &owner, &id, &ground).await?;
        }
        Write::ChangeUser(id, ground, change) => people::change(connection, &id, &ground, &change).await?,
        Write::AddSession(session, version) => people::add_session(connection, &session, version).await?,
        Write::EndSession(id) => {
            sqlx::query("DELETE FROM sessions WHERE id = ?").bind(id).execute(connection).await?;
        }
        Write::EndSessions(user, except) => {
            people::end_sessions(connection, &user, except.as_deref()).await?;
        }
        Write::Open(row, events, quota) => {
            if let Some(quota) = quota {
                let sql = "SELECT count(*) FROM members JOIN tables ON tables.id = members.table_id \
                           WHERE members.user = ? AND tables.status <> 'finished' \
                           AND json_extract(tables.summary, '$.kept') IS NULL";
                let under_way: i64 =
                    sqlx::query_scalar(sql).bind(quota.user.as_str()).fetch_one(&mut *connection).await?;
                if under_way >= i64::from(quota.most) {
                    return Err(StoreError::Full);
                }
            }
            append(connection, rows, &row, &events).await?;
        }
        Write::Append(row, events) => append(connection, rows, &row, &events).await?,
        Write::Snapshot(id, snapshot) => {
            let sql = "INSERT INTO snapshots (table_id, seq, body) VALUES (?, ?, ?) \
                       ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body \
                       WHERE excluded.seq > snapshots.seq";
            sqlx::query(sql)
                .bind(id.as_str())
                .bind(number(snapshot.seq))
                .bind(snapshot.body)
                .execute(connection)
                .await?;
        }
        Write::Notes(table, user, text) => {
            let sql = "INSERT INTO notes (table_id, user, text) VALUES (?, ?, ?) \
                       ON CONFLICT (table_id, user) DO UPDATE SET text = excluded.text";
            sqlx::query(sql).bind(table.as_str()).bind(user.as_str()).bind(text).execute(connection).await?;
        }
        Write::Pulse(pulse) => {
            let sql = "INSERT INTO pulse (id, body) VALUES (1, ?) \
                       ON CONFLICT (id) DO UPDATE SET body = excluded.body";
            sqlx::query(sql).bind(json(&pulse)?).execute(connection).await?;
        }
        Write::House(write) => {
            // It may take tables away.
            rows.clear();
            house::make(connection, *write).await?;
        }
        Write::Notice(write) => notices::make(connection, write).await?,
        Write::Club(write) => club::make(connection, *write).await?,
        Write::Review(write) => reviews::make(connection, *write).await?,
        Write::Board(write) => boards::make(connection, *write).await?,
        Write::Challenge(write) => challenges::make(connection, *write).await?,
        Write::Puzzle(write) => puzzles::make(connection, *write).await?,
        Write::Fact(write) => facts::make(connection, *write).await?,
        Write::Gathering(write) => gatherings::make(connection, *write).await?,
        Write::Health(at) => {
            // Twice in a millisecond is written twice: SQLite writes nothing where nothing changes.
            let sql = "INSERT INTO health (id, at) VALUES (1, ?) \
                       ON CONFLICT (id) DO UPDATE SET at = max(excluded.at, at + 1)";
            sqlx::query(sql).bind(at).execute(connection).await?;
        }
        Write::Close => {}
    }
    Ok(())
}

/// What nearly every write is: one event that follows the last one of a table whose row is known, with the same people.
struct Step<'a> {
    row: &'a TableRow,
    event: &'a EventRow,
}

impl<'a> Step<'a> {
    fn of(rows: &Rows, write: &'a Write) -> Option<Self> {
        let Write::Append(row, events) = write else { return None };
        let stored = rows.get(&row.id)?;
        match events.as_slice() {
            [event]
                if event.seq == stored.seq + 1 && row.seq == event.seq && stored.members == row.members =>
            {
                Some(Step { row, event })
            }
            _ => None,
        }
    }

    /// Two statements, of which only the first can refuse, so there is nothing to take back. They go to the thread of
    /// the connection together: every way there and back costs more than a statement.
    async fn make(
        self,
        connection: &mut SqliteConnection,
        rows: &mut Rows,
        sql: &'static str,
    ) -> Result<Result<(), StoreError>, StoreError> {
        let (id, summary) = (self.row.id.as_str(), &self.row.summary);
        let made = insertion(sql, id, self.event)
            .bind(status_name(summary.status))
            .bind(visibility_name(summary.visibility))
            .bind(number(self.row.seq))
            .bind(self.row.alarm)
            .bind(summary.updated_at)
            .bind(json(summary)?)
            .bind(id)
            .execute(connection)
            .await;
        if let Err(error) = inserted(made) {
            return if error == StoreError::KeyUsed { Ok(Err(error)) } else { Err(error) };
        }
        if let Some(stored) = rows.get_mut(&self.row.id) {
            stored.seq = self.event.seq;
        }
        Ok(Ok(()))
    }
}

/// A step within a transaction.
const AMONG_OTHERS: &str = concat!(insert_event!(), "; ", update_table!());
/// A step that is a transaction.
const ALONE: &str = concat!("BEGIN IMMEDIATE; ", insert_event!(), "; ", update_table!(), "; COMMIT");

type Insertion<'q> = sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

/// A query whose first parameters are an event.
fn insertion<'q>(sql: &'static str, id: &'q str, event: &'q EventRow) -> Insertion<'q> {
    sqlx::query(sql).bind(id).bind(number(event.seq)).bind(event.at).bind(&event.key).bind(&event.body)
}

fn inserted(made: Result<sqlx::sqlite::SqliteQueryResult, sqlx::Error>) -> Result<(), StoreError> {
    // The numbers were checked before, so only the key can be there twice.
    made.map(drop).map_err(|error| match StoreError::from(error) {
        StoreError::Taken => StoreError::KeyUsed,
        other => other,
    })
}

async fn insert(connection: &mut SqliteConnection, id: &str, event: &EventRow) -> Result<(), StoreError> {
    inserted(insertion(insert_event!(), id, event).execute(connection).await)
}

async fn append(
    connection: &mut SqliteConnection,
    rows: &mut Rows,
    row: &TableRow,
    events: &[EventRow],
) -> Result<(), StoreError> {
    let id = row.id.as_str();
    // Whatever fails below is rolled back; then nothing is known of this table.
    let known = rows.remove(&row.id);
    let stored: Option<i64> = sqlx::query_scalar("SELECT seq FROM tables WHERE id = ?")
        .bind(id)
        .fetch_optional(&mut *connection)
        .await?;
    let mut last = stored.unwrap_or(0).unsigned_abs();
    let sql = "INSERT INTO tables (id, game, status, visibility, seq, alarm, created_at, updated_at, summary) \
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) \
               ON CONFLICT (id) DO UPDATE SET status = excluded.status, visibility = excluded.visibility, \
               seq = excluded.seq, alarm = excluded.alarm, updated_at = excluded.updated_at, \
               summary = excluded.summary";
    sqlx::query(sql)
        .bind(id)
        .bind(&row.summary.game)
        .bind(status_name(row.summary.status))
        .bind(visibility_name(row.summary.visibility))
        .bind(number(row.seq))
        .bind(row.alarm)
        .bind(row.summary.created_at)
        .bind(row.summary.updated_at)
        .bind(json(&row.summary)?)
        .execute(&mut *connection)
        .await?;
    for event in events {
        if event.seq != last + 1 {
            return Err(StoreError::Conflict);
        }
        last = event.seq;
        insert(connection, id, event).await?;
    }
    if known.is_none_or(|known| known.members != row.members) {
        sqlx::query("DELETE FROM members WHERE table_id = ?").bind(id).execute(&mut *connection).await?;
        for user in &row.members {
            sqlx::query("INSERT OR IGNORE INTO members (user, table_id) VALUES (?, ?)")
                .bind(user.as_str())
                .bind(id)
                .execute(&mut *connection)
                .await?;
        }
    }
    if rows.len() >= REMEMBERED {
        rows.clear();
    }
    // Hardly anything is written of a game that is over.
    if row.summary.status != TableStatus::Finished {
        rows.insert(row.id.clone(), Stored { seq: last, members: row.members.clone() });
    }
    Ok(())
}
