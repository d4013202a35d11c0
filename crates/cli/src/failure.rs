//! Why a command did not succeed: said on standard error, with an exit code other than 0.

use game_core::content::ContentError;
use game_core::erased::{ReplayError, StartError};
use game_core::record::RecordError;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Why a command did not succeed.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// A file could not be read or written.
    #[error("{}: {error}", file.display())]
    File {
        /// Which file.
        file: PathBuf,
        /// What the system said.
        error: std::io::Error,
    },
    /// The terminal or a pipe went away.
    #[error("output: {0}")]
    Output(std::io::Error),
    /// No such game.
    #[error("there is no game {name:?}; there are {known}")]
    UnknownGame {
        /// As asked for.
        name: String,
        /// What there is.
        known: String,
    },
    /// A record could not be read or replayed.
    #[error("{}: {error}", file.display())]
    Record {
        /// Which file.
        file: PathBuf,
        /// What is wrong.
        error: RecordError,
    },
    /// A content pack is wrong.
    #[error(transparent)]
    Content(#[from] ContentError),
    /// A game could not start.
    #[error(transparent)]
    Start(#[from] StartError),
    /// A bot is wrong.
    #[error(transparent)]
    Bot(#[from] bots::SpecError),
    /// A run of bot games is wrong.
    #[error(transparent)]
    Lab(#[from] lab::LabError),
    /// A standard task could not be done.
    #[error(transparent)]
    Task(#[from] lab::TaskError),
    /// Tables could not be written.
    #[cfg(feature = "parquet")]
    #[error(transparent)]
    Dataset(#[from] dataset::DatasetError),
    /// An argument makes no sense here.
    #[error("{0}")]
    Usage(String),
    /// Everything was said already.
    #[error("")]
    Said,
}

impl Failure {
    /// Says the failure and gives the exit code.
    pub fn report(&self) -> ExitCode {
        match self {
            // A reader that has seen enough is no failure.
            Failure::Output(error) if error.kind() == std::io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Failure::Said => {}
            _ => say(self),
        }
        ExitCode::FAILURE
    }

    /// A replay failure of this file.
    pub fn replay(file: &Path, error: ReplayError) -> Self {
        match error {
            ReplayError::Record(error) => Failure::Record { file: file.to_owned(), error },
            ReplayError::Content(error) => Failure::Content(error),
        }
    }
}

#[expect(clippy::print_stderr, reason = "the one place where errors are said")]
fn say(failure: &Failure) {
    eprintln!("ziggurat: {failure}");
}

/// Reads a text file.
pub fn read(file: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(file).map_err(|error| Failure::File { file: file.to_owned(), error })
}

/// Writes a text file.
pub fn write(file: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(file, text).map_err(|error| Failure::File { file: file.to_owned(), error })
}
