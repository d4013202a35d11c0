//! Where everything is kept: a file of SQLite, or a database of PostgreSQL.

use super::{Postgres, Sqlite, Store, StoreError};
use sqlx::postgres::PgConnectOptions;
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

/// Where everything is kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// A file of SQLite.
    File(PathBuf),
    /// The address of a PostgreSQL database, which may hold a password.
    Postgres(String),
}

impl FromStr for Location {
    type Err = StoreError;

    fn from_str(url: &str) -> Result<Self, StoreError> {
        if let Some(file) = url.strip_prefix("sqlite:") {
            return Ok(Location::File(file.trim_start_matches("//").into()));
        }
        if !["postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme)) {
            return Err(StoreError::Failed(format!(
                "{url:?}: expected sqlite:FILE, such as sqlite:games.sqlite, or postgres://USER@HOST/DATABASE"
            )));
        }
        // What is wrong with it is told, but not what it says: there may be a password in it.
        let wrong = |error| StoreError::Failed(format!("the address of the PostgreSQL database: {error}"));
        url.parse::<PgConnectOptions>().map_err(wrong)?;
        Ok(Location::Postgres(url.to_owned()))
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::File(file) => write!(f, "{}", file.display()),
            Location::Postgres(url) => match url.parse::<PgConnectOptions>() {
                Ok(options) => {
                    let name = options.get_database().unwrap_or_else(|| options.get_username());
                    write!(f, "PostgreSQL database {name} at {}:{}", options.get_host(), options.get_port())
                }
                Err(_) => f.write_str("PostgreSQL"),
            },
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Location {
    /// May there be something? Files are looked for; a database says itself when it is not there.
    #[must_use]
    pub fn exists(&self) -> bool {
        match self {
            Location::File(file) => file.exists(),
            Location::Postgres(_) => true,
        }
    }

    /// Opens it for a server.
    ///
    /// # Errors
    /// When it cannot be opened, is in use, or was made by a newer program.
    pub async fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Location::File(file) => Arc::new(Sqlite::open(file).await?),
            Location::Postgres(url) => Arc::new(Postgres::open(url).await?),
        })
    }

    /// Opens it for one of several servers that hear of each other.
    ///
    /// # Errors
    /// When it cannot be opened, or is not a database that several can share.
    pub async fn join(&self) -> Result<Arc<dyn Store>, StoreError> {
        match self {
            Location::File(file) => Err(StoreError::Failed(format!(
                "{}: several servers share a PostgreSQL database; name one with --database postgres://USER@HOST/DATABASE",
                file.display()
            ))),
            Location::Postgres(url) => Ok(Arc::new(Postgres::join(url).await?)),
        }
    }

    /// Where the server that runs on it answers; `None` when none does.
    ///
    /// # Errors
    /// When it is in use by something that does not tell.
    pub async fn answers_at(&self) -> Result<Option<String>, StoreError> {
        match self {
            Location::File(file) => Sqlite::answers_at(file),
            Location::Postgres(url) => Postgres::answers_at(url).await,
        }
    }

    /// The server's own secret. Whoever can read what is kept may act as an admin.
    ///
    /// # Errors
    /// When it cannot be read, or no server was ever started on it.
    pub async fn secret(&self) -> Result<[u8; 32], StoreError> {
        match self {
            Location::File(file) => Sqlite::secret_of(file).await,
            Location::Postgres(url) => Postgres::secret_of(url).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_read_and_told_without_its_password() {
        let file: Location = "sqlite:games.sqlite".parse().unwrap();
        assert_eq!(file, Location::File("games.sqlite".into()));
        assert_eq!("sqlite:///srv/games".parse::<Location>().unwrap(), Location::File("/srv/games".into()));
        let database: Location = "postgres://ada:engine@db.example:5433/club".parse().unwrap();
        assert_eq!(database.to_string(), "PostgreSQL database club at db.example:5433");
        assert_eq!(format!("{database:?}"), database.to_string());
        for wrong in ["mysql://x", "games.sqlite", "postgres://ada:engine@host:port/x"] {
            let said = wrong.parse::<Location>().unwrap_err().to_string();
            assert!(!said.contains("engine"), "{said}");
        }
    }
}
