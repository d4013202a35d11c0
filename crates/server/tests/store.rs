//! One suite for every store: what the server relies on, and nothing that only one of them can do.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

use server::api::{Clock, TableStatus, TableSummary, UserKind, Visibility};
use server::ids::{TableId, UserId};
use server::store::{EventRow, SessionRow, Snapshot, TableQuery, TableRow, User, UserBody};
use server::{Memory, Sqlite, Store, StoreError};
use std::path::PathBuf;
use std::sync::Arc;

fn user(name: &str) -> User {
    User {
        id: UserId::fresh(),
        name: name.to_owned(),
        kind: UserKind::Guest,
        login: None,
        token: None,
        owner: None,
        created_at: 7,
        body: UserBody::default(),
    }
}

fn row(id: &TableId, seq: u64, updated_at: i64) -> TableRow {
    TableRow {
        id: id.clone(),
        seq,
        alarm: None,
        members: vec![UserId::new("ada"), UserId::new("ben")],
        summary: TableSummary {
            id: id.to_string(),
            game: "pebbles".to_owned(),
            title: None,
            status: TableStatus::Waiting,
            visibility: Visibility::Open,
            seats: Vec::new(),
            awaited: Vec::new(),
            your_seat: None,
            your_turn: false,
            practice: false,
            pack: None,
            imported: false,
            clock: Clock::None,
            steps: 0,
            round: 0,
            outcome: None,
            kept: None,
            rules: 1,
            content: String::new(),
            created_at: 1,
            updated_at,
        },
    }
}

fn event(seq: u64, key: Option<&str>) -> EventRow {
    EventRow { seq, at: 5, key: key.map(str::to_owned), body: format!("{{\"n\":{seq}}}") }
}

async fn people(store: &dyn Store) {
    let first = store.secret([1; 32]).await.unwrap();
    assert_eq!(store.secret([2; 32]).await.unwrap(), first, "a secret is kept from the first call on");

    let mut ada = user("Ada");
    ada.login = Some("ada".to_owned());
    store.add_user(ada.clone()).await.unwrap();
    assert_eq!(store.user(&ada.id).await.unwrap(), Some(ada.clone()));
    assert_eq!(store.user_by_login("ada").await.unwrap(), Some(ada.clone()));
    let mut twin = user("Twin");
    twin.login = Some("ada".to_owned());
    assert_eq!(store.add_user(twin.clone()).await, Err(StoreError::Taken));
    twin.login = None;
    store.add_user(twin.clone()).await.unwrap();
    twin.login = Some("ada".to_owned());
    assert_eq!(store.update_user(twin).await, Err(StoreError::Taken));

    ada.name = "Ada L".to_owned();
    ada.body.recovery = vec!["x".to_owned()];
    store.update_user(ada.clone()).await.unwrap();
    assert_eq!(store.user(&ada.id).await.unwrap(), Some(ada.clone()));

    let mut engine = user("Engine");
    (engine.kind, engine.token, engine.owner) =
        (UserKind::Program, Some("t".to_owned()), Some(ada.id.clone()));
    store.add_user(engine.clone()).await.unwrap();
    assert_eq!(store.user_by_token("t").await.unwrap(), Some(engine.clone()));
    assert_eq!(store.programs(&ada.id).await.unwrap(), [engine.clone()]);
    store.remove_user(&engine.id).await.unwrap();
    assert_eq!(store.user_by_token("t").await.unwrap(), None);

    let session = |id: &str| SessionRow { id: id.to_owned(), user: ada.id.clone(), created_at: 1 };
    for id in ["s1", "s2", "s3"] {
        store.add_session(session(id)).await.unwrap();
    }
    assert_eq!(store.session("s1").await.unwrap(), Some(session("s1")));
    store.end_session("s1").await.unwrap();
    store.end_sessions(&ada.id, Some("s3")).await.unwrap();
    assert_eq!(store.session("s1").await.unwrap(), None);
    assert_eq!(store.session("s2").await.unwrap(), None);
    assert!(store.session("s3").await.unwrap().is_some());
    store.end_sessions(&ada.id, None).await.unwrap();
    assert_eq!(store.session("s3").await.unwrap(), None);
}

async fn events(store: &dyn Store) {
    let id = TableId::fresh();
    assert_eq!(store.table(&id).await.unwrap(), None);
    store.append(row(&id, 2, 10), vec![event(1, None), event(2, Some("k"))]).await.unwrap();
    assert_eq!(store.table(&id).await.unwrap(), Some(row(&id, 2, 10)));
    let conflict = store.append(row(&id, 2, 11), vec![event(2, None)]).await;
    assert_eq!(conflict, Err(StoreError::Conflict), "a number is given once");
    let gap = store.append(row(&id, 4, 11), vec![event(4, None)]).await;
    assert_eq!(gap, Err(StoreError::Conflict), "no number is left out");
    let again = store.append(row(&id, 4, 11), vec![event(3, None), event(4, Some("k"))]).await;
    assert_eq!(again, Err(StoreError::KeyUsed), "a key is used once");
    assert_eq!(store.table(&id).await.unwrap(), Some(row(&id, 2, 10)), "nothing of a refused append stays");
    assert_eq!(store.events(&id, 0).await.unwrap(), [event(1, None), event(2, Some("k"))]);

    let other = TableId::fresh();
    store.append(row(&other, 1, 10), vec![event(1, Some("k"))]).await.unwrap();
    store.append(row(&id, 3, 12), vec![event(3, None)]).await.unwrap();
    assert_eq!(store.events(&id, 2).await.unwrap(), [event(3, None)]);
    assert_eq!(store.events(&TableId::fresh(), 0).await.unwrap(), []);

    assert_eq!(store.snapshot(&id).await.unwrap(), None);
    let snapshot = |seq: u64| Snapshot { seq, body: format!("after {seq}") };
    store.put_snapshot(&id, snapshot(2)).await.unwrap();
    store.put_snapshot(&id, snapshot(3)).await.unwrap();
    store.put_snapshot(&id, snapshot(1)).await.unwrap();
    assert_eq!(store.snapshot(&id).await.unwrap(), Some(snapshot(3)), "the latest stays");

    let (ada, ben) = (UserId::new("ada"), UserId::new("ben"));
    store.put_notes(&id, &ada, "watch the river").await.unwrap();
    store.put_notes(&id, &ada, "watch the bridge").await.unwrap();
    assert_eq!(store.notes(&id, &ada).await.unwrap(), "watch the bridge");
    assert_eq!(store.notes(&id, &ben).await.unwrap(), "");
}

async fn lists(store: &dyn Store) {
    let game = |row: &mut TableRow| row.summary.game = "lists".to_owned();
    let mut ids = Vec::new();
    for (number, status) in
        [TableStatus::Waiting, TableStatus::Running, TableStatus::Finished].iter().enumerate()
    {
        let id = TableId::fresh();
        let mut table = row(&id, 1, 100 + number as i64);
        game(&mut table);
        table.summary.status = *status;
        table.members = vec![UserId::new(format!("member-{number}"))];
        table.alarm = (number == 1).then_some(55);
        store.append(table, vec![event(1, None)]).await.unwrap();
        ids.push(id);
    }
    let base = TableQuery { game: Some("lists".to_owned()), limit: 10, ..TableQuery::default() };
    let list = async |query: TableQuery| -> Vec<TableId> {
        store.tables(query).await.unwrap().into_iter().map(|row| row.id).collect()
    };
    let newest_first: Vec<TableId> = ids.iter().rev().cloned().collect();
    assert_eq!(list(base.clone()).await, newest_first);
    assert_eq!(list(TableQuery { limit: 1, ..base.clone() }).await, newest_first[..1]);
    assert_eq!(list(TableQuery { before: Some(102), ..base.clone() }).await, newest_first[1..]);
    let running = TableQuery { status: Some(TableStatus::Running), ..base.clone() };
    assert_eq!(list(running).await, ids[1..2]);
    let private = TableQuery { visibility: Some(Visibility::Private), ..base.clone() };
    assert_eq!(list(private).await, []);
    let mine = |user: &str| TableQuery { member: Some(UserId::new(user)), ..base.clone() };
    assert_eq!(list(mine("member-2")).await, ids[2..]);
    let alarms = store.alarms().await.unwrap();
    assert!(alarms.contains(&(ids[1].clone(), 55)) && alarms.iter().all(|(id, _)| *id != ids[0]));

    let mut moved = row(&ids[2], 2, 200);
    game(&mut moved);
    moved.members = vec![UserId::new("member-9")];
    store.append(moved, vec![event(2, None)]).await.unwrap();
    assert_eq!(list(mine("member-2")).await, [], "who left does not find the table any more");
    assert_eq!(list(mine("member-9")).await, ids[2..]);
}

async fn many_writers(store: Arc<dyn Store>) {
    let write = |number: u64| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let id = TableId::fresh();
            for seq in 1..=20 {
                store
                    .append(row(&id, seq, 1), vec![event(seq, Some(&format!("k{number}-{seq}")))])
                    .await
                    .unwrap();
            }
            let stored = store.events(&id, 0).await.unwrap();
            assert_eq!(
                stored.iter().map(|event| event.seq).collect::<Vec<_>>(),
                (1..=20).collect::<Vec<_>>()
            );
        })
    };
    let writers: Vec<_> = (0..16).map(write).collect();
    for writer in writers {
        writer.await.unwrap();
    }
}

async fn conforms(store: Arc<dyn Store>) {
    store.check().await.unwrap();
    people(store.as_ref()).await;
    events(store.as_ref()).await;
    lists(store.as_ref()).await;
    many_writers(store).await;
}

fn file(name: &str) -> PathBuf {
    let file = std::env::temp_dir().join(format!("ziggurat-store-{}-{name}.db", std::process::id()));
    remove(&file);
    file
}

fn remove(file: &std::path::Path) {
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
}

#[tokio::test]
async fn memory_conforms() {
    conforms(Arc::new(Memory::default())).await;
}

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
