//! Everything from one store to another, line by line, and then compared.
//!
//! Both databases have the same tables with the same columns, so nothing here knows what the lines mean. Whoever is
//! asked for a page gives the lines after the last one, in the order of their keys, which is the same on both sides.

use super::{Location, Postgres, Sqlite, StoreError};
use async_trait::async_trait;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnection;
use sqlx::{AssertSqlSafe, Row};

/// Lines that are brought at a time.
const PAGE: usize = 500;

/// What stands in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Text,
    Number,
    Bytes,
}

/// A table of the database: its columns, and how many of the first ones are its key.
struct Sheet {
    name: &'static str,
    columns: &'static [(&'static str, Kind)],
    key: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Cell {
    Nothing,
    Text(String),
    Number(i64),
    Bytes(Vec<u8>),
}

type Line = Vec<Cell>;

use Kind::{Bytes, Number, Text};

/// Everything that is kept. What a table refers to comes before it.
const SHEETS: [Sheet; 37] = [
    Sheet { name: "secret", columns: &[("id", Number), ("bytes", Bytes)], key: 1 },
    Sheet {
        name: "users",
        columns: &[
            ("id", Text),
            ("name", Text),
            ("kind", Text),
            ("login", Text),
            ("token", Text),
            ("owner", Text),
            ("created_at", Number),
            ("password", Text),
            ("recovery", Text),
            ("preferences", Text),
            ("version", Number),
        ],
        key: 1,
    },
    Sheet {
        name: "sessions",
        columns: &[("id", Text), ("user", Text), ("created_at", Number), ("seen_at", Number)],
        key: 1,
    },
    Sheet {
        name: "tables",
        columns: &[
            ("id", Text),
            ("game", Text),
            ("status", Text),
            ("visibility", Text),
            ("seq", Number),
            ("alarm", Number),
            ("created_at", Number),
            ("updated_at", Number),
            ("summary", Text),
        ],
        key: 1,
    },
    Sheet { name: "members", columns: &[("user", Text), ("table_id", Text)], key: 2 },
    Sheet {
        name: "events",
        columns: &[("table_id", Text), ("seq", Number), ("at", Number), ("key", Text), ("body", Text)],
        key: 2,
    },
    Sheet { name: "snapshots", columns: &[("table_id", Text), ("seq", Number), ("body", Text)], key: 1 },
    Sheet { name: "notes", columns: &[("table_id", Text), ("user", Text), ("text", Text)], key: 2 },
    Sheet { name: "keys", columns: &[("name", Text), ("bytes", Bytes)], key: 1 },
    Sheet { name: "choices", columns: &[("user", Text), ("body", Text)], key: 1 },
    Sheet {
        name: "ways",
        columns: &[("user", Text), ("way", Text), ("body", Text), ("trouble", Text), ("told_at", Number)],
        key: 2,
    },
    Sheet {
        name: "notices",
        columns: &[
            ("user", Text),
            ("way", Text),
            ("table_id", Text),
            ("kind", Text),
            ("mark", Number),
            ("at", Number),
            ("due", Number),
            ("tries", Number),
            ("taken", Number),
        ],
        key: 4,
    },
    Sheet { name: "pulse", columns: &[("id", Number), ("body", Text)], key: 1 },
    Sheet {
        name: "imports",
        columns: &[("owner", Text), ("hash", Text), ("table_id", Text), ("at", Number)],
        key: 2,
    },
    Sheet {
        name: "reviews",
        columns: &[
            ("table_id", Text),
            ("asked_by", Text),
            ("asked_at", Number),
            ("state", Text),
            ("version", Number),
            ("until", Number),
            ("problem", Text),
            ("body", Text),
        ],
        key: 1,
    },
    Sheet {
        name: "boards",
        columns: &[
            ("id", Text),
            ("owner", Text),
            ("table_id", Text),
            ("step", Number),
            ("seat", Number),
            ("rev", Number),
            ("created_at", Number),
            ("updated_at", Number),
            ("body", Text),
        ],
        key: 1,
    },
    Sheet {
        name: "challenges",
        columns: &[("id", Text), ("game", Text), ("maker", Text), ("created_at", Number), ("body", Text)],
        key: 1,
    },
    Sheet {
        name: "attempts",
        columns: &[("challenge", Text), ("user", Text), ("table_id", Text), ("at", Number)],
        key: 2,
    },
    Sheet {
        name: "puzzle_answers",
        columns: &[
            ("user", Text),
            ("puzzle", Text),
            ("game", Text),
            ("at", Number),
            ("stage", Text),
            ("step", Text),
            ("found", Number),
            ("hint", Number),
            ("loss", Number),
            ("gain", Number),
        ],
        key: 2,
    },
    Sheet {
        name: "puzzle_standings",
        columns: &[
            ("subject", Text),
            ("game", Text),
            ("mean", Number),
            ("spread", Number),
            ("answers", Number),
        ],
        key: 2,
    },
    Sheet {
        name: "puzzle_returns",
        columns: &[
            ("user", Text),
            ("id", Text),
            ("game", Text),
            ("table_id", Text),
            ("due", Number),
            ("stage", Number),
            ("body", Text),
        ],
        key: 2,
    },
    Sheet { name: "surveyed", columns: &[("table_id", Text), ("version", Number)], key: 1 },
    Sheet {
        name: "facts",
        columns: &[
            ("table_id", Text),
            ("seat", Number),
            ("game", Text),
            ("at", Number),
            ("shown", Number),
            ("subject", Text),
            ("players", Number),
            ("strength", Number),
            ("rules", Number),
            ("side", Text),
            ("start", Text),
            ("first", Text),
            ("points", Number),
            ("won", Number),
            ("above", Number),
        ],
        key: 2,
    },
    Sheet { name: "sayings", columns: &[("id", Text), ("body", Text)], key: 1 },
    Sheet {
        name: "gatherings",
        columns: &[
            ("id", Text),
            ("kind", Text),
            ("status", Text),
            ("home", Text),
            ("due", Number),
            ("rev", Number),
            ("created_at", Number),
            ("updated_at", Number),
            ("body", Text),
        ],
        key: 1,
    },
    Sheet { name: "gathered", columns: &[("user", Text), ("gathering_id", Text)], key: 2 },
    Sheet { name: "leaving", columns: &[("user", Text), ("at", Number)], key: 1 },
    Sheet {
        name: "bans",
        columns: &[("id", Text), ("subject", Text), ("reason", Text), ("at", Number), ("until", Number)],
        key: 1,
    },
    Sheet {
        name: "reports",
        columns: &[
            ("id", Number),
            ("at", Number),
            ("by", Text),
            ("table_id", Text),
            ("about", Text),
            ("line", Number),
            ("said", Text),
            ("text", Text),
        ],
        key: 1,
    },
    Sheet {
        name: "deeds",
        columns: &[
            ("id", Number),
            ("at", Number),
            ("who", Text),
            ("what", Text),
            ("about", Text),
            ("network", Text),
        ],
        key: 1,
    },
    Sheet { name: "finished", columns: &[("table_id", Text), ("at", Number)], key: 1 },
    Sheet {
        name: "results",
        columns: &[
            ("table_id", Text),
            ("seat", Number),
            ("subject", Text),
            ("game", Text),
            ("pace", Text),
            ("at", Number),
            ("rated", Number),
            ("won", Number),
            ("body", Text),
            ("mean", Number),
            ("spread", Number),
        ],
        key: 2,
    },
    Sheet {
        name: "ladders",
        columns: &[("game", Text), ("pace", Text), ("version", Number), ("basis", Text)],
        key: 2,
    },
    Sheet { name: "profiles", columns: &[("user", Text), ("shown", Text)], key: 1 },
    Sheet { name: "belongings", columns: &[("user", Text), ("name", Text), ("body", Text)], key: 2 },
    Sheet {
        name: "ties",
        columns: &[("user", Text), ("other", Text), ("kind", Text), ("at", Number)],
        key: 2,
    },
    Sheet {
        name: "invitations",
        columns: &[("id", Text), ("table_id", Text), ("asker", Text), ("asked", Text), ("at", Number)],
        key: 1,
    },
];

/// How many lines of each kind were brought over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    /// The kinds, such as `events`, and how many.
    pub lines: Vec<(&'static str, u64)>,
}

impl Sheet {
    fn names(&self, columns: &[(&str, Kind)]) -> String {
        columns.iter().map(|(name, _)| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
    }

    /// The query for a page, with such a word for each of its parameters.
    fn reading(&self, after: bool, word: impl Fn(usize) -> String) -> String {
        let key = self.names(&self.columns[..self.key]);
        let words = (1..=self.key).map(word).collect::<Vec<_>>().join(", ");
        let from = if after { format!("WHERE ({key}) > ({words})") } else { String::new() };
        let all = self.names(self.columns);
        format!("SELECT {all} FROM {} {from} ORDER BY {key} LIMIT {PAGE}", self.name)
    }
}

/// One side, as of one moment.
#[async_trait]
trait Side: Send {
    /// The lines after one.
    async fn read(&mut self, sheet: &Sheet, after: Option<&Line>) -> Result<Vec<Line>, StoreError>;
    async fn write(&mut self, sheet: &Sheet, lines: Vec<Line>) -> Result<(), StoreError>;
    /// Makes what was written last, and shows what others see.
    async fn commit(&mut self) -> Result<(), StoreError>;
}

struct OnSqlite(SqliteConnection);

struct OnPostgres(PgConnection);

/// Reads a line of either database.
macro_rules! cells {
    ($row:expr, $sheet:expr) => {{
        let cell = |(at, (_, kind)): (usize, &(&str, Kind))| -> Result<Cell, StoreError> {
            Ok(match kind {
                Text => $row.try_get::<Option<String>, _>(at)?.map_or(Cell::Nothing, Cell::Text),
                Number => $row.try_get::<Option<i64>, _>(at)?.map_or(Cell::Nothing, Cell::Number),
                Bytes => $row.try_get::<Option<Vec<u8>>, _>(at)?.map_or(Cell::Nothing, Cell::Bytes),
            })
        };
        $sheet.columns.iter().enumerate().map(cell).collect::<Result<Line, StoreError>>()
    }};
}

/// Binds a cell to a query of either database.
macro_rules! bind {
    ($query:expr, $cell:expr, $kind:expr) => {
        match ($cell, $kind) {
            (Cell::Text(text), _) => $query.bind(text),
            (Cell::Number(number), _) => $query.bind(number),
            (Cell::Bytes(bytes), _) => $query.bind(bytes),
            (Cell::Nothing, Text) => $query.bind(None::<String>),
            (Cell::Nothing, Number) => $query.bind(None::<i64>),
            (Cell::Nothing, Bytes) => $query.bind(None::<Vec<u8>>),
        }
    };
}

#[async_trait]
impl Side for OnSqlite {
    async fn read(&mut self, sheet: &Sheet, after: Option<&Line>) -> Result<Vec<Line>, StoreError> {
        let sql = sheet.reading(after.is_some(), |at| format!("?{at}"));
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (cell, (_, kind)) in after.into_iter().flatten().zip(&sheet.columns[..sheet.key]) {
            query = bind!(query, cell.clone(), kind);
        }
        let rows = query.fetch_all(&mut self.0).await?;
        rows.iter().map(|row| cells!(row, sheet)).collect()
    }

    async fn write(&mut self, sheet: &Sheet, lines: Vec<Line>) -> Result<(), StoreError> {
        let words = vec!["?"; sheet.columns.len()].join(", ");
        let sql = format!("INSERT INTO {} ({}) VALUES ({words})", sheet.name, sheet.names(sheet.columns));
        for line in lines {
            let mut query = sqlx::query(AssertSqlSafe(sql.clone()));
            for (cell, (_, kind)) in line.into_iter().zip(sheet.columns) {
                query = bind!(query, cell, kind);
            }
            query.execute(&mut self.0).await?;
        }
        Ok(())
    }

    async fn commit(&mut self) -> Result<(), StoreError> {
        sqlx::query("COMMIT").execute(&mut self.0).await?;
        sqlx::query("BEGIN").execute(&mut self.0).await?;
        Ok(())
    }
}

/// A column of lines, as PostgreSQL takes many at once.
fn column<T>(lines: &[Line], at: usize, value: impl Fn(&Cell) -> Option<T>) -> Vec<Option<T>> {
    lines.iter().map(|line| line.get(at).and_then(&value)).collect()
}

#[async_trait]
impl Side for OnPostgres {
    async fn read(&mut self, sheet: &Sheet, after: Option<&Line>) -> Result<Vec<Line>, StoreError> {
        let sql = sheet.reading(after.is_some(), |at| format!("${at}"));
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (cell, (_, kind)) in after.into_iter().flatten().zip(&sheet.columns[..sheet.key]) {
            query = bind!(query, cell.clone(), kind);
        }
        let rows = query.fetch_all(&mut self.0).await?;
        rows.iter().map(|row| cells!(row, sheet)).collect()
    }

    async fn write(&mut self, sheet: &Sheet, lines: Vec<Line>) -> Result<(), StoreError> {
        let array = |(at, (_, kind)): (usize, &(&str, Kind))| match kind {
            Text => format!("${}::text[]", at + 1),
            Number => format!("${}::bigint[]", at + 1),
            Bytes => format!("${}::bytea[]", at + 1),
        };
        let arrays = sheet.columns.iter().enumerate().map(array).collect::<Vec<_>>().join(", ");
        let names = sheet.names(sheet.columns);
        let sql = format!("INSERT INTO {} ({names}) SELECT * FROM unnest({arrays})", sheet.name);
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (at, (_, kind)) in sheet.columns.iter().enumerate() {
            query = match kind {
                Text => query.bind(column(&lines, at, |cell| match cell {
                    Cell::Text(text) => Some(text.clone()),
                    _ => None,
                })),
                Number => query.bind(column(&lines, at, |cell| match cell {
                    Cell::Number(number) => Some(*number),
                    _ => None,
                })),
                Bytes => query.bind(column(&lines, at, |cell| match cell {
                    Cell::Bytes(bytes) => Some(bytes.clone()),
                    _ => None,
                })),
            };
        }
        query.execute(&mut self.0).await?;
        Ok(())
    }

    async fn commit(&mut self) -> Result<(), StoreError> {
        // The next ones are numbered after those that came.
        for sql in [
            "SELECT setval(pg_get_serial_sequence('reports', 'id'), max(id)) FROM reports",
            "SELECT setval(pg_get_serial_sequence('deeds', 'id'), max(id)) FROM deeds",
            "COMMIT",
            "BEGIN ISOLATION LEVEL REPEATABLE READ",
        ] {
            sqlx::query(sql).execute(&mut self.0).await?;
        }
        Ok(())
    }
}

/// A store that is open for this alone, and a side of it.
enum Opened {
    File(Box<Sqlite>),
    Database(Postgres),
}

impl Opened {
    async fn new(location: &Location) -> Result<Self, StoreError> {
        Ok(match location {
            Location::File(file) => Opened::File(Box::new(Sqlite::open(file).await?)),
            Location::Postgres(url) => Opened::Database(Postgres::open(url).await?),
        })
    }

    async fn side(&self) -> Result<Box<dyn Side>, StoreError> {
        Ok(match self {
            Opened::File(store) => {
                let mut connection = store.connect().await?;
                sqlx::query("BEGIN").execute(&mut connection).await?;
                Box::new(OnSqlite(connection))
            }
            Opened::Database(store) => {
                let mut connection = store.pool().acquire().await?.detach();
                sqlx::query("BEGIN ISOLATION LEVEL REPEATABLE READ").execute(&mut connection).await?;
                Box::new(OnPostgres(connection))
            }
        })
    }

    async fn close(&self) {
        match self {
            Opened::File(store) => super::Store::close(store.as_ref()).await,
            Opened::Database(store) => super::Store::close(store).await,
        }
    }
}

/// Brings everything from one place to another, which must be empty, and compares the two. No server may be running
/// on either. On an error nothing was brought over, or the message says that the two differ.
///
/// # Errors
/// When one of them cannot be opened or is in use, when the second is not empty, and when they differ afterwards.
pub async fn copy(from: &Location, to: &Location) -> Result<Copied, StoreError> {
    if from == to {
        return Err(StoreError::Failed("both are the same place".to_owned()));
    }
    if !from.exists() {
        return Err(StoreError::Failed(format!("there is no database {from}")));
    }
    let source = Opened::new(from).await?;
    let opened = Opened::new(to).await;
    let done = match &opened {
        Ok(target) => bring(&source, target, to).await,
        Err(error) => Err(error.clone()),
    };
    source.close().await;
    if let Ok(target) = &opened {
        target.close().await;
    }
    done
}

async fn bring(source: &Opened, target: &Opened, to: &Location) -> Result<Copied, StoreError> {
    let (mut source, mut target) = (source.side().await?, target.side().await?);
    for sheet in &SHEETS {
        if !target.read(sheet, None).await?.is_empty() {
            return Err(StoreError::Failed(format!("{to} is not empty; nothing was copied")));
        }
    }
    let mut copied = Copied::default();
    for sheet in &SHEETS {
        let named = |error: StoreError| StoreError::Failed(format!("{}: {error}", sheet.name));
        let (mut count, mut after) = (0, None);
        loop {
            let lines = source.read(sheet, after.as_ref()).await.map_err(named)?;
            let Some(last) = lines.last() else { break };
            after = Some(last.clone());
            count += lines.len() as u64;
            target.write(sheet, lines).await.map_err(named)?;
        }
        copied.lines.push((sheet.name, count));
    }
    target.commit().await?;
    for sheet in &SHEETS {
        compare(&mut *source, &mut *target, sheet).await?;
    }
    Ok(copied)
}

/// Are the same lines on both sides?
async fn compare(source: &mut dyn Side, target: &mut dyn Side, sheet: &Sheet) -> Result<(), StoreError> {
    let mut after = None;
    loop {
        let (left, right) =
            (source.read(sheet, after.as_ref()).await?, target.read(sheet, after.as_ref()).await?);
        if left != right {
            let at = left.iter().zip(&right).position(|(left, right)| left != right);
            let line = at.unwrap_or(left.len().min(right.len()));
            let key = left.get(line).or(right.get(line)).map(|line| line[..sheet.key].to_vec());
            return Err(StoreError::Failed(format!(
                "the copy differs in {} at {key:?}; do not use it",
                sheet.name
            )));
        }
        match left.last() {
            Some(last) => after = Some(last.clone()),
            None => return Ok(()),
        }
    }
}
