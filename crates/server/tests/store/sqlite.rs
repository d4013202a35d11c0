//! SQLite: the suite, and what holds of its files.

use crate::conformance::conforms;
use crate::rows::{event, file, remove, row, user};
use server::ids::{TableId, UserId};
use server::{Sqlite, Store, StoreError};
use std::path::Path;
use std::sync::Arc;

#[tokio::test]
async fn sqlite_conforms() {
    let file = file("conforms");
    let store = Arc::new(Sqlite::open(&file).await.unwrap());
    conforms(Arc::clone(&store) as Arc<dyn Store>).await;
    store.close().await;
    assert!(matches!(store.check().await, Err(StoreError::Failed(_))), "a closed store says so");
    remove(&file);
}

#[tokio::test]
async fn what_was_written_is_there_after_a_restart() {
    let file = file("restart");
    let id = TableId::fresh();
    let store = Sqlite::open(&file).await.unwrap();
    let secret = store.secret([3; 32]).await.unwrap();
    store.append(row(&id, 1, 1), vec![event(1, Some("k"))]).await.unwrap();
    drop(store); // as if the process were gone: no close
    let store = Sqlite::open(&file).await.unwrap();
    assert_eq!(store.events(&id, 0).await.unwrap(), [event(1, Some("k"))]);
    assert_eq!(store.secret([4; 32]).await.unwrap(), secret);
    store.close().await;
    remove(&file);
}

#[tokio::test]
async fn events_cannot_be_changed_or_taken_away() {
    use sqlx::Connection;
    let file = file("append-only");
    let store = Sqlite::open(&file).await.unwrap();
    store.append(row(&TableId::fresh(), 1, 1), vec![event(1, None)]).await.unwrap();
    let mut connection =
        sqlx::SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    for forbidden in ["UPDATE events SET body = 'x'", "DELETE FROM events"] {
        let result = sqlx::query(forbidden).execute(&mut connection).await;
        assert!(result.unwrap_err().to_string().contains("events never"), "{forbidden}");
    }
    store.close().await;
    remove(&file);
}

#[tokio::test]
async fn a_backup_made_while_writing_is_whole() {
    let (file, copy) = (file("backup"), file("backup-copy"));
    let store = Arc::new(Sqlite::open(&file).await.unwrap());
    let id = TableId::fresh();
    store.append(row(&id, 1, 1), vec![event(1, None)]).await.unwrap();
    let writing = {
        let (store, id) = (Arc::clone(&store), id.clone());
        tokio::spawn(async move {
            for seq in 2..=200 {
                store.append(row(&id, seq, 1), vec![event(seq, None)]).await.unwrap();
            }
        })
    };
    Sqlite::copy(&file, &copy).await.unwrap();
    writing.await.unwrap();
    let copied = Sqlite::open(&copy).await.unwrap();
    let events = copied.events(&id, 0).await.unwrap();
    let seq = copied.table(&id).await.unwrap().unwrap().seq;
    assert_eq!(events.last().unwrap().seq, seq, "row and events are of the same moment");
    assert!(
        matches!(Sqlite::copy(&file, &copy).await, Err(StoreError::Failed(_))),
        "a copy is not written over"
    );
    copied.close().await;
    store.close().await;
    remove(&file);
    remove(&copy);
}

async fn connect(file: &Path) -> sqlx::SqliteConnection {
    use sqlx::Connection;
    sqlx::SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap()
}

#[tokio::test]
async fn looking_at_the_health_writes_to_disk() {
    let file = file("health");
    let store = Sqlite::open(&file).await.unwrap();
    store.check().await.unwrap();
    let mut connection = connect(&file).await;
    // SQLite's own count of what other connections changed.
    let changes = "PRAGMA data_version";
    let before: i64 = sqlx::query_scalar(changes).fetch_one(&mut connection).await.unwrap();
    store.check().await.unwrap();
    let after: i64 = sqlx::query_scalar(changes).fetch_one(&mut connection).await.unwrap();
    assert_ne!(before, after);
    store.close().await;
    remove(&file);
}

#[tokio::test]
async fn a_file_is_open_to_one_at_a_time() {
    let file = file("twice");
    let store = Sqlite::open(&file).await.unwrap();
    let Err(StoreError::Failed(message)) = Sqlite::open(&file).await else { panic!("opened twice") };
    assert!(message.contains("is in use by process"), "{message}");
    store.close().await;
    Sqlite::open(&file).await.unwrap().close().await;
    remove(&file);
}

#[cfg(unix)]
#[tokio::test]
async fn files_are_for_their_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &str| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let (file, copy) = (file("modes"), file("modes-copy"));
    std::fs::write(&file, "").unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let store = Sqlite::open(&file).await.unwrap();
    store.add_user(user("Ada")).await.unwrap();
    store.backup(&copy).await.unwrap();
    for end in ["", "-wal", "-shm", "-lock"] {
        assert_eq!(mode(&format!("{}{end}", file.display())), 0o600, "{end}");
    }
    assert_eq!(mode(copy.to_str().unwrap()), 0o600);
    store.close().await;
    remove(&file);
    remove(&copy);
}

#[tokio::test]
async fn people_of_an_older_file_keep_everything() {
    let file = file("older");
    let mut connection = sqlx::ConnectOptions::connect(
        &sqlx::sqlite::SqliteConnectOptions::new().filename(&file).create_if_missing(true),
    )
    .await
    .unwrap();
    let mut first =
        sqlx::migrate::Migrator::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations")).await.unwrap();
    first.migrations = first.migrations.iter().take(1).cloned().collect::<Vec<_>>().into();
    first.run(&mut connection).await.unwrap();
    let body = r#"{"password":"p","recovery":["c"],"preferences":{"theme":"dark"}}"#;
    sqlx::query("INSERT INTO users VALUES ('a', 'Ada', 'account', 'ada', NULL, NULL, ?, 7), ('b', 'Ben', 'guest', NULL, NULL, NULL, '{}', 8)")
        .bind(body)
        .execute(&mut connection)
        .await
        .unwrap();
    drop(connection);
    let store = Sqlite::open(&file).await.unwrap();
    let ada = store.user(&UserId::new("a")).await.unwrap().unwrap();
    assert_eq!((ada.password.as_deref(), ada.recovery, ada.version), (Some("p"), vec!["c".to_owned()], 0));
    assert_eq!(ada.preferences.theme, server::api::Theme::Dark);
    let ben = store.user(&UserId::new("b")).await.unwrap().unwrap();
    assert_eq!((ben.password, ben.recovery), (None, Vec::new()));
    store.close().await;
    remove(&file);
}
