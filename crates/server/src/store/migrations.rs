//! How databases come into being and are brought up to date: the files in `migrations`, carried inside the program.
//!
//! The library's macro would do the same, and build half of its dependencies a second time for the compiler.

use super::StoreError;
use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Names and texts of files in `migrations`.
macro_rules! files {
    ($($name:literal),+ $(,)?) => {
        &[$(($name, include_str!(concat!("../../migrations/", $name)))),+]
    };
}

const SQLITE: &[(&str, &str)] = files![
    "0001_tables.sql",
    "0002_people.sql",
    "0003_pulse.sql",
    "0004_house.sql",
    "0005_reviews.sql",
    "0006_notices.sql",
    "0007_ratings.sql",
    "0008_boards.sql",
    "0009_belongings.sql",
    "0010_gatherings.sql",
    "0011_study.sql",
    "0012_puzzles.sql",
];

const POSTGRES: &[(&str, &str)] = files![
    "postgres/0001_everything.sql",
    "postgres/0002_leases.sql",
    "postgres/0003_reviews.sql",
    "postgres/0004_notices.sql",
    "postgres/0005_ratings.sql",
    "postgres/0006_boards.sql",
    "postgres/0007_belongings.sql",
    "postgres/0008_gatherings.sql",
    "postgres/0009_study.sql",
    "postgres/0010_puzzles.sql",
];

/// Those of SQLite.
pub fn sqlite() -> Result<Migrator, StoreError> {
    migrator(SQLITE)
}

/// Those of PostgreSQL.
pub fn postgres() -> Result<Migrator, StoreError> {
    migrator(POSTGRES)
}

fn migrator(files: &[(&'static str, &'static str)]) -> Result<Migrator, StoreError> {
    let all = files.iter().map(|(name, text)| migration(name, text)).collect::<Result<_, _>>()?;
    Ok(Migrator::with_migrations(all))
}

/// `0002_people.sql` is number 2, "people".
fn migration(name: &'static str, text: &'static str) -> Result<Migration, StoreError> {
    let file = name.rsplit('/').next().unwrap_or(name);
    let parts = file.strip_suffix(".sql").and_then(|file| file.split_once('_'));
    let (Some(version), Some((_, title))) = (parts.and_then(|(number, _)| number.parse().ok()), parts) else {
        return Err(StoreError::Failed(format!("{name}: a migration is called like 0002_people.sql")));
    };
    let title = title.replace('_', " ").into();
    Ok(Migration::new(version, title, MigrationType::Simple, text.into_sql_str(), false))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    /// What the library reads in the folder, which is what its macro carried in programs of before: number, title and
    /// checksum are in every database.
    async fn is_the_folder(folder: &str, ours: Migrator) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let theirs = Migrator::new(folder).await.unwrap();
        let known = |all: &Migrator| {
            all.iter()
                .map(|one| (one.version, one.description.clone(), one.migration_type, one.checksum.clone()))
                .collect::<Vec<_>>()
        };
        assert_eq!(known(&ours), known(&theirs));
    }

    #[tokio::test]
    async fn every_migration_of_the_folders_is_in_the_program() {
        is_the_folder("migrations", sqlite().unwrap()).await;
        is_the_folder("migrations/postgres", postgres().unwrap()).await;
    }

    #[test]
    fn a_name_without_a_number_is_told() {
        let told = migration("people.sql", "").unwrap_err().to_string();
        assert_eq!(told, "people.sql: a migration is called like 0002_people.sql");
    }
}
