//! PostgreSQL: the suite, its crash, and moving there and back.

use crate::conformance::{conforms, events, grounds, leaving, lists, order, people, reviews, told};
use crate::postgres;
use crate::rows::{deed, event, file, remove, row};
use server::ids::TableId;
use server::store::{Copied, EventRow, House, Location, Notices, Pulse, TableQuery, copy};
use server::{Postgres, Sqlite, Store, StoreError};
use std::sync::Arc;

#[tokio::test]
async fn postgres_conforms() {
    use sqlx::Connection;
    let Some(database) = postgres::Database::start() else { return };
    let url = database.create("conforms");
    let store = Arc::new(Postgres::open(&url).await.unwrap());
    let Err(StoreError::Failed(message)) = Postgres::open(&url).await else { panic!("opened twice") };
    assert!(message.contains("is in use by another server"), "{message}");
    assert!(Postgres::answers_at(&url).await.is_err(), "it is in use and does not tell");
    store.announce("http://127.0.0.1:4400").await.unwrap();
    assert_eq!(Postgres::answers_at(&url).await.unwrap().as_deref(), Some("http://127.0.0.1:4400"));
    conforms(Arc::clone(&store) as Arc<dyn Store>).await;

    let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
    for forbidden in ["UPDATE events SET body = 'x'", "DELETE FROM events"] {
        let result = sqlx::query(forbidden).execute(&mut connection).await;
        assert!(result.unwrap_err().to_string().contains("events never"), "{forbidden}");
    }
    let written = "SELECT at FROM health";
    sqlx::query("UPDATE health SET at = 0").execute(&mut connection).await.unwrap();
    store.check().await.unwrap();
    let at: i64 = sqlx::query_scalar(written).fetch_one(&mut connection).await.unwrap();
    assert_ne!(at, 0, "looking at the health writes");

    let reader = Postgres::look(&url).await.unwrap();
    assert_eq!(reader.pulse().await.unwrap(), store.pulse().await.unwrap());
    assert!(reader.check().await.is_err(), "who only looks writes nothing");
    reader.close().await;
    let secret = store.secret([9; 32]).await.unwrap();
    store.close().await;
    assert!(matches!(store.check().await, Err(StoreError::Failed(_))), "a closed store says so");
    assert_eq!(Postgres::answers_at(&url).await.unwrap(), None);
    assert_eq!(Postgres::secret_of(&url).await.unwrap(), secret);
    let again = Postgres::open(&url).await.unwrap();
    assert_eq!(again.secret([8; 32]).await.unwrap(), secret, "everything is there after a restart");
    again.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_postgres_acknowledged_survives_its_crash() {
    let Some(database) = postgres::Database::start() else { return };
    let store = Arc::new(Postgres::open(&database.url("postgres")).await.unwrap());
    let id = TableId::fresh();
    let (count, mut counted) = tokio::sync::watch::channel(0_u64);
    let (stop, stopped) = tokio::sync::watch::channel(false);
    let writing = {
        let (store, id) = (Arc::clone(&store), id.clone());
        tokio::spawn(async move {
            let mut yes = Vec::new();
            while !*stopped.borrow() {
                let last = match store.events(&id, 0).await {
                    Ok(events) => events.last().map_or(0, |event| event.seq),
                    Err(_) => continue,
                };
                let key = format!("k{}", last + 1);
                if store.append(row(&id, last + 1, 1), vec![event(last + 1, Some(&key))]).await.is_ok() {
                    yes.push(last + 1);
                    count.send_modify(|count| *count += 1);
                }
            }
            yes
        })
    };
    for _ in 0..3 {
        let wanted = *counted.borrow() + 20;
        counted.wait_for(|count| *count >= wanted).await.unwrap();
        let database = &database;
        tokio::task::block_in_place(|| database.crash());
    }
    let wanted = *counted.borrow() + 20;
    counted.wait_for(|count| *count >= wanted).await.unwrap();
    stop.send_replace(true);
    let yes = writing.await.unwrap();
    let stored: Vec<u64> = store.events(&id, 0).await.unwrap().iter().map(|event| event.seq).collect();
    assert_eq!(stored, (1..=stored.len() as u64).collect::<Vec<_>>());
    assert!(yes.iter().all(|seq| stored.contains(seq)), "nothing acknowledged is lost");
    store.close().await;
}

#[tokio::test]
async fn everything_moves_to_postgres_and_back() {
    let Some(database) = postgres::Database::start() else { return };
    let (first, second) = (file("moves"), file("moves-back"));
    let store = Sqlite::open(&first).await.unwrap();
    store.put_pulse(Pulse { beat: 5, gaps: Vec::new(), heeded: Some(3) }).await.unwrap();
    people(&store).await;
    grounds(&store).await;
    leaving(&store).await;
    order(&store).await;
    reviews(&store).await;
    crate::boards::boards(&store).await;
    crate::challenges::challenges(&store).await;
    crate::puzzles::puzzles(&store).await;
    crate::facts::facts(&store).await;
    crate::gatherings::gatherings(&store).await;
    events(&store).await;
    lists(&store).await;
    let ada = told(&store, 2).await;
    let long = TableId::fresh();
    for seq in 1..=1_200 {
        let text = format!("{{\"said\":\"Ж'\\\\ {seq}\"}}");
        let events = vec![EventRow { body: text, ..event(seq, None) }];
        store.append(row(&long, seq, 1), events).await.unwrap();
    }
    store.add_deed(deed(3)).await.unwrap();
    store.close().await;

    let (from, back) = (Location::File(first.clone()), Location::File(second.clone()));
    let there: Location = database.create("moves").parse().unwrap();
    let nothing = Location::File(file("moves-nowhere"));
    assert!(copy(&nothing, &there).await.unwrap_err().to_string().contains("there is no database"));
    assert!(copy(&from, &from).await.is_err());
    let copied: Copied = copy(&from, &there).await.unwrap();
    assert!(copied.lines.contains(&("reviews", 1)), "{copied:?}");
    assert!(copied.lines.contains(&("boards", 1)), "{copied:?}");
    assert!(copied.lines.contains(&("gatherings", 2)), "{copied:?}");
    assert!(copied.lines.iter().any(|(name, count)| *name == "events" && *count > 1_200), "{copied:?}");
    let twice = copy(&from, &there).await.unwrap_err().to_string();
    assert!(twice.contains("is not empty"), "{twice}");
    assert_eq!(copy(&there, &back).await.unwrap(), copied);

    // The next one gets a number of its own.
    let store = there.open().await.unwrap();
    store.add_deed(deed(4)).await.unwrap();
    assert_eq!(store.deeds(1).await.unwrap(), [deed(4)]);
    store.close().await;
    let (left, right) = (Sqlite::open(&first).await.unwrap(), Sqlite::open(&second).await.unwrap());
    let all = TableQuery { limit: 1_000, ..TableQuery::default() };
    let tables = left.tables(all.clone()).await.unwrap();
    assert_eq!(tables, right.tables(all).await.unwrap());
    for table in &tables {
        assert_eq!(left.events(&table.id, 0).await.unwrap(), right.events(&table.id, 0).await.unwrap());
        assert_eq!(left.snapshot(&table.id).await.unwrap(), right.snapshot(&table.id).await.unwrap());
    }
    assert_eq!(left.people("", 100).await.unwrap(), right.people("", 100).await.unwrap());
    assert_eq!(left.secret([0; 32]).await.unwrap(), right.secret([1; 32]).await.unwrap());
    assert_eq!(left.ways(&ada).await.unwrap(), right.ways(&ada).await.unwrap());
    assert_eq!(left.ways(&ada).await.unwrap().len(), 1);
    let waiting = left.take_notices(5, 9, 10).await.unwrap();
    assert_eq!((waiting.len(), &waiting), (2, &right.take_notices(5, 9, 10).await.unwrap()));
    left.close().await;
    right.close().await;
    remove(&first);
    remove(&second);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_several_nodes_one_gets_each_notice() {
    let Some(database) = postgres::Database::start() else { return };
    let url = database.create("queue");
    let nodes: Vec<Arc<Postgres>> =
        [Postgres::join(&url).await.unwrap(), Postgres::join(&url).await.unwrap()]
            .into_iter()
            .map(Arc::new)
            .collect();
    told(nodes[0].as_ref(), 400).await;
    let taking = |node: &Arc<Postgres>| {
        let node = Arc::clone(node);
        tokio::spawn(async move {
            let mut all = Vec::new();
            loop {
                let taken = node.take_notices(10, 1_000, 7).await.unwrap();
                if taken.is_empty() {
                    return all;
                }
                all.extend(taken.into_iter().map(|row| row.table));
            }
        })
    };
    let both: Vec<_> = nodes.iter().map(taking).collect();
    let mut tables = Vec::new();
    for node in both {
        tables.extend(node.await.unwrap());
    }
    tables.sort();
    let count = tables.len();
    tables.dedup();
    assert_eq!((count, tables.len()), (400, 400), "each once");
    let again = nodes[1].take_notices(1_001, 2_000, 500).await.unwrap();
    assert_eq!(again.len(), 400, "whoever took them is gone: after a while they are taken again");
    for node in &nodes {
        node.close().await;
    }
}
