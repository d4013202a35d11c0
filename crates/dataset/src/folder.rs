//! A folder of four tables.

use crate::column::Cell::{Int, MaybeInt, MaybeReal, MaybeText, Real, Reals, Text, Texts};
use crate::schema::TABLES;
use crate::table::Table;
use lab::{GameData, LabError, Sink};
use parquet::errors::ParquetError;
use std::collections::BTreeMap;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Why tables could not be written.
#[derive(Debug, thiserror::Error)]
pub enum DatasetError {
    /// The folder or a file in it.
    #[error("{}: {error}", file.display())]
    File {
        /// Which.
        file: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A table could not be written on.
    #[error("{}: {error}", folder.display())]
    Table {
        /// The folder.
        folder: PathBuf,
        /// What went wrong.
        error: ParquetError,
    },
}

/// Takes games from many threads in any order, and writes them in the order of their numbers: one run gives the same
/// files on any number of cores.
pub struct Folder {
    path: PathBuf,
    writing: Mutex<Writing>,
}

struct Writing {
    tables: [Table; 4],
    next: u32,
    waiting: BTreeMap<u32, GameData>,
}

impl Folder {
    /// Makes the folder and empty tables in it; older ones are replaced.
    ///
    /// # Errors
    /// When that cannot be done.
    pub fn create(path: &Path) -> Result<Self, DatasetError> {
        let failed = |file: &Path, error| DatasetError::File { file: file.to_owned(), error };
        std::fs::create_dir_all(path).map_err(|error| failed(path, error))?;
        let table = |(name, schema): (&str, &str)| {
            let file = path.join(name);
            let opened = File::create(&file).map_err(|error| failed(&file, error))?;
            Table::new(schema, opened).map_err(|error| DatasetError::Table { folder: path.to_owned(), error })
        };
        let [games, seats, points, decisions] = TABLES;
        let tables = [table(games)?, table(seats)?, table(points)?, table(decisions)?];
        let writing = Writing { tables, next: 0, waiting: BTreeMap::new() };
        Ok(Folder { path: path.to_owned(), writing: Mutex::new(writing) })
    }

    fn failed(&self, error: ParquetError) -> DatasetError {
        DatasetError::Table { folder: self.path.clone(), error }
    }

    /// Takes a game; it is written as soon as all before it are.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add(&self, game: GameData) -> Result<(), DatasetError> {
        let mut writing = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        writing.waiting.insert(game.number, game);
        while let Some(game) = {
            let next = writing.next;
            writing.waiting.remove(&next)
        } {
            writing.next += 1;
            write(&mut writing.tables, game).map_err(|error| self.failed(error))?;
        }
        Ok(())
    }

    /// Writes what is left, also behind a gap in the numbers, and closes the files.
    ///
    /// # Errors
    /// When they cannot be written.
    pub fn finish(self) -> Result<(), DatasetError> {
        let path = self.path;
        let failed = |error| DatasetError::Table { folder: path.clone(), error };
        let Writing { mut tables, waiting, .. } =
            self.writing.into_inner().unwrap_or_else(PoisonError::into_inner);
        for game in waiting.into_values() {
            write(&mut tables, game).map_err(failed)?;
        }
        tables.into_iter().try_for_each(|table| table.finish().map_err(failed))
    }
}

impl Sink for Folder {
    fn take(&self, game: GameData) -> Result<(), LabError> {
        let failed =
            |error: DatasetError| LabError::File(self.path.display().to_string(), io::Error::other(error));
        self.add(game).map_err(failed)
    }
}

fn write(tables: &mut [Table; 4], data: GameData) -> Result<(), ParquetError> {
    let [games, seats, points, decisions] = tables;
    let (game, id) = (|| Text(data.game.to_owned()), || Int(data.number as i32));
    games.push([
        game(),
        id(),
        Int(data.players.into()),
        Int(data.rules as i32),
        Text(data.content),
        MaybeText(data.seed),
        Text(data.setup),
        Int(data.steps as i32),
        Int(data.rounds.into()),
        MaybeInt(data.first.map(|seat| seat.index() as i32)),
        Text(data.ending.to_owned()),
    ])?;
    for (number, seat) in (0..).zip(data.seats) {
        for (source, worth) in seat.sheet {
            points.push([game(), id(), Int(number), Text(source.to_owned()), Int(worth)])?;
        }
        seats.push([
            game(),
            id(),
            Int(number),
            MaybeText(seat.bot),
            MaybeText(seat.side.map(str::to_owned)),
            Int(seat.score),
            Int(seat.place.into()),
            Real(seat.win),
        ])?;
    }
    for decision in data.decisions {
        let answer = decision.options.get(decision.chosen as usize).cloned().unwrap_or_default();
        decisions.push([
            game(),
            id(),
            Int(decision.step as i32),
            Int(decision.round.into()),
            Int(decision.seat.index() as i32),
            Text(decision.question.to_owned()),
            Texts(decision.options),
            Reals(decision.values),
            Int(decision.chosen as i32),
            Text(answer),
            MaybeReal(decision.expected_score),
            MaybeReal(decision.expected_win),
        ])?;
    }
    Ok(())
}
