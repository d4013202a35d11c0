//! Files of the store: for their owner's eyes only, and for one process at a time.

use super::StoreError;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A database in use by this process. Dropping it lets another one in.
#[derive(Debug)]
pub(super) struct Hold {
    lock: File,
}

fn failed(file: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Failed(format!("{}: {error}", file.display()))
}

/// The file beside a database with this end of its name.
fn beside(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    name.into()
}

impl Hold {
    /// Takes a database for this process, or tells who has it. The lock is a file of its own: closing a second
    /// handle on the database would end SQLite's own locks.
    pub fn take(file: &Path) -> Result<Self, StoreError> {
        let path = beside(file, "-lock");
        let mut lock = open(&path)?;
        let mut holder = String::new();
        let _ = lock.read_to_string(&mut holder);
        match lock.try_lock() {
            Ok(()) => {
                let hold = Hold { lock };
                hold.note(&format!("process {}", std::process::id()));
                Ok(hold)
            }
            Err(TryLockError::WouldBlock) => {
                let who = if holder.is_empty() { "another process" } else { holder.trim() };
                Err(StoreError::Failed(format!(
                    "{} is in use by {who}; stop that one first, or choose another place for this one",
                    file.display()
                )))
            }
            Err(TryLockError::Error(error)) => Err(failed(&path, &error)),
        }
    }

    /// Writes down who holds it, for whoever is refused. Only a message hangs on it.
    pub fn note(&self, who: &str) {
        let mut lock = &self.lock;
        let _ = lock.set_len(0);
        let _ = lock.seek(SeekFrom::Start(0));
        let _ = lock.write_all(who.as_bytes());
    }
}

/// Where the process that holds a database answers; `None` when nobody holds it.
pub(super) fn holder(file: &Path) -> Result<Option<String>, StoreError> {
    let path = beside(file, "-lock");
    if !path.exists() {
        return Ok(None);
    }
    let mut lock = open(&path)?;
    match lock.try_lock() {
        Ok(()) => Ok(None),
        Err(TryLockError::Error(error)) => Err(failed(&path, &error)),
        Err(TryLockError::WouldBlock) => {
            let mut holder = String::new();
            let _ = lock.read_to_string(&mut holder);
            let address = holder.split_once(" at ").map(|(_, address)| address.trim().to_owned());
            let silent = || StoreError::Failed(format!("{} is in use by {holder}", file.display()));
            address.map(Some).ok_or_else(silent)
        }
    }
}

fn open(path: &Path) -> Result<File, StoreError> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map_err(|error| failed(path, &error))
}

/// Makes the file when it is new. Only its owner can read it, and what the database writes beside it.
pub(super) fn own(file: &Path) -> Result<(), StoreError> {
    drop(open(file)?);
    for end in ["", "-wal", "-shm", "-lock"] {
        let path = beside(file, end);
        if path.exists() {
            close_to_others(&path)?;
        }
    }
    Ok(())
}

/// Makes a new, empty file that only its owner can read.
pub(super) fn create(file: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(file) {
        Ok(_) => close_to_others(file),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            Err(StoreError::Failed(format!("{} exists already", file.display())))
        }
        Err(error) => Err(failed(file, &error)),
    }
}

#[cfg(unix)]
fn close_to_others(file: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::PermissionsExt;
    let private = std::fs::Permissions::from_mode(0o600);
    std::fs::set_permissions(file, private).map_err(|error| failed(file, &error))
}

#[cfg(not(unix))]
fn close_to_others(_file: &Path) -> Result<(), StoreError> {
    Ok(())
}
