//! One suite for every store: what the server relies on, and nothing that only one of them can do.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

mod postgres;

use server::api::{Clock, Preferences, TableStatus, TableSummary, UserKind, Visibility};
use server::ids::{TableId, UserId};
use server::store::{
    Ages, Ban, Copied, Deed, EventRow, Ground, House, Location, Pulse, Quota, Report, SessionRow, Snapshot,
    TableQuery, TableRow, User, UserChange, copy,
};
use server::{Memory, Postgres, Sqlite, Store, StoreError};
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
        password: None,
        recovery: Vec::new(),
        preferences: Preferences::default(),
        version: 0,
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
    let account =
        UserChange::Account { login: "ada".to_owned(), password: "p".to_owned(), recovery: Vec::new() };
    assert_eq!(store.change_user(&twin.id, Ground::default(), account).await, Err(StoreError::Taken));
    assert_eq!(store.user(&twin.id).await.unwrap(), Some(twin), "nothing of a refused change stays");

    let session =
        |id: &str| SessionRow { id: id.to_owned(), user: ada.id.clone(), created_at: 1, seen_at: 1 };
    for id in ["s1", "s2", "s3"] {
        store.add_session(session(id), 0).await.unwrap();
    }
    assert_eq!(store.session("s1").await.unwrap(), Some(session("s1")));
    store.end_session("s1").await.unwrap();
    store.end_sessions(&ada.id, Some("s3")).await.unwrap();
    assert_eq!(store.session("s1").await.unwrap(), None);
    assert_eq!(store.session("s2").await.unwrap(), None);
    assert!(store.session("s3").await.unwrap().is_some());
    store.end_sessions(&ada.id, None).await.unwrap();
    assert_eq!(store.session("s3").await.unwrap(), None);

    let mut engine = user("Engine");
    (engine.kind, engine.token, engine.owner) =
        (UserKind::Program, Some("t".to_owned()), Some(ada.id.clone()));
    let gone = Ground { session: Some("s3".to_owned()), version: None };
    let refused = store.add_program(engine.clone(), gone.clone(), 1).await;
    assert_eq!(refused, Err(StoreError::Outdated), "a session that is over makes no token");
    store.add_program(engine.clone(), Ground::default(), 1).await.unwrap();
    let mut second = user("Second");
    (second.token, second.owner) = (Some("u".to_owned()), Some(ada.id.clone()));
    assert_eq!(store.add_program(second, Ground::default(), 1).await, Err(StoreError::Full));
    assert_eq!(store.user_by_token("t").await.unwrap(), Some(engine.clone()));
    assert_eq!(store.programs(&ada.id).await.unwrap(), [engine.clone()]);
    let stranger = UserId::fresh();
    assert_eq!(store.remove_program(&ada.id, &engine.id, gone).await, Err(StoreError::Outdated));
    assert_eq!(store.remove_program(&ada.id, &stranger, Ground::default()).await, Ok(false));
    assert_eq!(store.remove_program(&ada.id, &engine.id, Ground::default()).await, Ok(true));
    assert_eq!(store.user_by_token("t").await.unwrap(), None);
}

/// Each change touches what it names, and rests on a ground that still holds.
async fn grounds(store: &dyn Store) {
    let bea = user("Bea");
    let id = bea.id.clone();
    store.add_user(bea).await.unwrap();
    let session =
        |name: &str| SessionRow { id: name.to_owned(), user: id.clone(), created_at: 1, seen_at: 1 };
    for name in ["b1", "b2"] {
        store.add_session(session(name), 0).await.unwrap();
    }
    let through = |name: &str, version: Option<u64>| Ground { session: Some(name.to_owned()), version };
    let change = async |ground: Ground, change: UserChange| store.change_user(&id, ground, change).await;
    let named = |name: &str| UserChange::Profile { name: Some(name.to_owned()), preferences: None };
    let codes = |list: &[&str]| list.iter().map(|code| (*code).to_owned()).collect::<Vec<_>>();

    let account = UserChange::Account {
        login: "bea".to_owned(),
        password: "p1".to_owned(),
        recovery: codes(&["c1", "c2"]),
    };
    let made = change(through("b1", Some(0)), account.clone()).await.unwrap();
    assert_eq!((made.kind, made.version, made.name.as_str()), (UserKind::Account, 1, "Bea"));
    assert_eq!(
        change(through("b1", None), account).await,
        Err(StoreError::Outdated),
        "an account is made once"
    );

    let renewed = change(through("b1", Some(1)), UserChange::Password("p2".to_owned())).await.unwrap();
    assert_eq!((renewed.password.as_deref(), renewed.version), (Some("p2"), 2));
    assert_eq!(store.session("b2").await.unwrap(), None, "other sessions end with the old password");
    assert!(store.session("b1").await.unwrap().is_some());
    assert_eq!(change(through("b2", None), named("Eve")).await, Err(StoreError::Outdated));
    assert_eq!(
        change(through("b1", Some(1)), UserChange::Password("p3".to_owned())).await,
        Err(StoreError::Outdated)
    );
    assert_eq!(store.add_session(session("b3"), 1).await, Err(StoreError::Outdated), "by the old password");

    let recovered = |code: &str, password: &str| UserChange::Recovered {
        code: code.to_owned(),
        password: password.to_owned(),
    };
    let back = change(Ground::default(), recovered("c1", "p4")).await.unwrap();
    assert_eq!((back.password.as_deref(), back.recovery.as_slice()), (Some("p4"), &codes(&["c2"])[..]));
    assert_eq!(store.session("b1").await.unwrap(), None);
    assert_eq!(change(Ground::default(), recovered("c1", "p5")).await, Err(StoreError::Outdated));
    store.add_session(session("b4"), back.version).await.unwrap();
    let fresh = change(through("b4", Some(back.version)), UserChange::Codes(codes(&["c3"]))).await.unwrap();
    assert_eq!(fresh.recovery, codes(&["c3"]));
    let last = change(through("b4", None), named("Bea B")).await.unwrap();
    assert_eq!(last, User { name: "Bea B".to_owned(), ..fresh }, "a new name touches nothing else");
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

/// What goes by itself, and who wants to be forgotten.
async fn leaving(store: &dyn Store) {
    let (old, new, seated) = (user("Old"), user("New"), user("Seated"));
    for person in [&old, &new, &seated] {
        store.add_user(person.clone()).await.unwrap();
    }
    let session = |id: &str, user: &User, seen_at: i64| SessionRow {
        id: id.to_owned(),
        user: user.id.clone(),
        created_at: 1,
        seen_at,
    };
    store.add_session(session("l1", &old, 100), 0).await.unwrap();
    store.add_session(session("l2", &new, 100), 0).await.unwrap();
    store.add_session(session("l3", &seated, 100), 0).await.unwrap();
    store.touch_session("l2", 900).await.unwrap();
    assert_eq!(store.sessions(&new.id).await.unwrap(), [session("l2", &new, 900)]);
    let table = TableId::fresh();
    let mut sits = row(&table, 1, 1);
    sits.members = vec![seated.id.clone()];
    let said = format!("{{\"kind\":\"said\",\"user\":\"{}\",\"text\":\"secret\"}}", seated.id);
    store.append(sits, vec![EventRow { body: said, ..event(1, None) }]).await.unwrap();
    store.put_notes(&table, &seated.id, "a plan").await.unwrap();
    store.add_deed(deed(5)).await.unwrap();
    store.add_deed(deed(700)).await.unwrap();
    let lost = store.expire(Ages { sessions: 50, guests: 500, deeds: 600 }, 1_000).await.unwrap();
    assert!(lost.contains(&old.id) && !lost.contains(&new.id) && !lost.contains(&seated.id));
    assert_eq!(store.user(&old.id).await.unwrap(), None, "a guest nobody can come in as");
    assert!(store.user(&new.id).await.unwrap().is_some());
    assert!(store.user(&seated.id).await.unwrap().is_some(), "who sits somewhere stays longer");
    assert_eq!(store.deeds(10).await.unwrap(), [deed(700)]);

    assert_eq!(store.all_notes(&seated.id).await.unwrap(), [(table.clone(), "a plan".to_owned())]);
    assert_eq!(store.tables_naming(&seated.id).await.unwrap(), std::slice::from_ref(&table));
    let gone = Ground { session: Some("l1".to_owned()), version: None };
    assert_eq!(store.erase_user(&seated.id, gone, 5).await, Err(StoreError::Outdated));
    let through = Ground { session: Some("l3".to_owned()), version: Some(0) };
    store.erase_user(&seated.id, through, 5).await.unwrap();
    assert_eq!(store.user(&seated.id).await.unwrap(), None);
    assert_eq!(store.session("l3").await.unwrap(), None);
    assert_eq!(store.all_notes(&seated.id).await.unwrap(), []);
    assert!(store.leaving().await.unwrap().contains(&seated.id));
    store.redact(&table, vec![(1, "{}".to_owned())]).await.unwrap();
    assert_eq!(store.events(&table, 0).await.unwrap()[0].body, "{}");
    assert_eq!(store.tables_naming(&seated.id).await.unwrap(), []);
    store.put_snapshot(&table, Snapshot { seq: 1, body: "secret".to_owned() }).await.unwrap();
    for seq in [1, 2] {
        store.replace_snapshot(&table, Snapshot { seq, body: format!("after {seq}") }).await.unwrap();
    }
    assert_eq!(store.snapshot(&table).await.unwrap().unwrap().body, "after 1", "only the one that is kept");
    store.left(&seated.id).await.unwrap();
    assert!(!store.leaving().await.unwrap().contains(&seated.id));
}

fn deed(at: i64) -> Deed {
    let text = |text: &str| text.to_owned();
    Deed { at, who: text("ada"), what: text("sign-in"), about: text(""), network: text("192.0.2.1") }
}

/// Bans, reports, imports, tables that never began.
async fn order(store: &dyn Store) {
    let ban = |id: &str, until: Option<i64>| Ban {
        id: id.to_owned(),
        subject: "192.0.2.0/24".to_owned(),
        reason: "rude".to_owned(),
        at: 1,
        until,
    };
    store.add_ban(ban("b1", None)).await.unwrap();
    store.add_ban(ban("b2", Some(50))).await.unwrap();
    assert_eq!(store.bans().await.unwrap(), [ban("b1", None), ban("b2", Some(50))]);
    store.expire(Ages { sessions: 0, guests: 0, deeds: 0 }, 60).await.unwrap();
    assert_eq!(store.bans().await.unwrap(), [ban("b1", None)], "what is over goes");
    assert!(store.lift_ban("b1").await.unwrap() && !store.lift_ban("b1").await.unwrap());

    let table = TableId::fresh();
    let report = Report {
        id: 0,
        at: 10,
        by: UserId::new("ada"),
        table: table.clone(),
        about: Some(UserId::new("ben")),
        line: Some(3),
        said: Some("rude".to_owned()),
        text: "look".to_owned(),
    };
    store.add_report(report.clone()).await.unwrap();
    let stored = store.reports(5).await.unwrap();
    assert_eq!(stored, [Report { id: stored[0].id, ..report }]);
    assert_ne!(stored[0].id, 0);

    let ada = UserId::new("importer");
    let (one, two) = (TableId::fresh(), TableId::fresh());
    assert_eq!(store.claim_import(&ada, "h1", &one, 1, 1).await.unwrap(), one);
    assert_eq!(store.claim_import(&ada, "h1", &two, 1, 1).await.unwrap(), one, "a file is kept once");
    assert_eq!(store.claim_import(&ada, "h2", &two, 1, 1).await, Err(StoreError::Full));
    store.drop_import(&ada, "h1").await.unwrap();
    assert_eq!(store.claim_import(&ada, "h2", &two, 1, 1).await.unwrap(), two);

    let body = |kind: &str| EventRow { body: format!("{{\"kind\":\"{kind}\"}}"), ..event(1, None) };
    store.append(row(&one, 1, 1), vec![body("opened")]).await.unwrap();
    store.append(row(&two, 1, 1), vec![body("started")]).await.unwrap();
    store.remove_table(&one).await.unwrap();
    assert_eq!((store.table(&one).await.unwrap(), store.events(&one, 0).await.unwrap()), (None, Vec::new()));
    assert_eq!(store.remove_table(&two).await, Err(StoreError::Conflict), "what has begun stays");
    assert_eq!(store.events(&two, 0).await.unwrap().len(), 1);
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

/// Of two that bring the same number at the same moment, one is refused, and nothing of it stays.
async fn races(store: Arc<dyn Store>) {
    let id = TableId::fresh();
    for seq in 1..=50 {
        let bring = |who: &str| {
            let (store, row, key) = (Arc::clone(&store), row(&id, seq, 1), format!("{who}-{seq}"));
            tokio::spawn(async move { store.append(row, vec![event(seq, Some(&key))]).await })
        };
        let (one, two) = (bring("ada"), bring("ben"));
        let brought = [one.await.unwrap(), two.await.unwrap()];
        assert_eq!(brought.iter().filter(|done| done.is_ok()).count(), 1, "{seq}: {brought:?}");
        assert!(brought.contains(&Err(StoreError::Conflict)), "{seq}: {brought:?}");
    }
    assert_eq!(store.events(&id, 0).await.unwrap().len(), 50);
}

/// Limits hold however many ask at once.
async fn limits(store: Arc<dyn Store>) {
    let user = UserId::fresh();
    let ask = |number: usize| {
        let (store, user) = (Arc::clone(&store), user.clone());
        tokio::spawn(async move {
            let id = TableId::fresh();
            let table = TableRow { members: vec![user.clone()], ..row(&id, 1, 1) };
            let opened = store.open(table, vec![event(1, None)], Some(Quota { user: user.clone(), most: 3 }));
            let opened = opened.await;
            let claimed = store.claim_import(&user, &format!("file {number}"), &id, 3, 1).await;
            (opened, claimed.map(drop))
        })
    };
    let asked: Vec<_> = (0..10).map(ask).collect();
    let (mut opened, mut claimed) = (Vec::new(), Vec::new());
    for asked in asked {
        let (open, claim) = asked.await.unwrap();
        opened.push(open);
        claimed.push(claim);
    }
    for done in [opened, claimed] {
        assert_eq!(done.iter().filter(|done| **done == Ok(())).count(), 3, "{done:?}");
        assert_eq!(done.iter().filter(|done| **done == Err(StoreError::Full)).count(), 7, "{done:?}");
    }
}

/// What somebody typed as an id or a login may hold anything.
async fn odd_names(store: &dyn Store) {
    for odd in ["", "\0", "a\0b", "'; DROP TABLE events; --", "%", "\u{FFFD}"] {
        let (table, user) = (TableId::new(odd), UserId::new(odd));
        assert_eq!(store.user_by_login(odd).await.unwrap(), None, "{odd:?}");
        assert_eq!(store.user(&user).await.unwrap(), None, "{odd:?}");
        assert_eq!(store.table(&table).await.unwrap(), None, "{odd:?}");
        assert_eq!(store.snapshot(&table).await.unwrap(), None, "{odd:?}");
        assert_eq!(store.events(&table, 0).await.unwrap(), [], "{odd:?}");
        assert_eq!(store.notes(&table, &UserId::new("ada")).await.unwrap(), "", "{odd:?}");
        assert!(!store.lift_ban(odd).await.unwrap(), "{odd:?}");
    }
}

async fn conforms(store: Arc<dyn Store>) {
    store.check().await.unwrap();
    assert_eq!(store.pulse().await.unwrap(), None);
    for beat in [5, 7] {
        store.put_pulse(Pulse { beat, gaps: Vec::new() }).await.unwrap();
        assert_eq!(store.pulse().await.unwrap().map(|pulse| pulse.beat), Some(beat));
    }
    odd_names(store.as_ref()).await;
    people(store.as_ref()).await;
    grounds(store.as_ref()).await;
    leaving(store.as_ref()).await;
    order(store.as_ref()).await;
    events(store.as_ref()).await;
    lists(store.as_ref()).await;
    races(Arc::clone(&store)).await;
    limits(Arc::clone(&store)).await;
    many_writers(store).await;
}

fn file(name: &str) -> PathBuf {
    let file = std::env::temp_dir().join(format!("ziggurat-store-{}-{name}.db", std::process::id()));
    remove(&file);
    file
}

fn remove(file: &std::path::Path) {
    for end in ["", "-wal", "-shm", "-lock"] {
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
    store.put_pulse(Pulse { beat: 5, gaps: Vec::new() }).await.unwrap();
    people(&store).await;
    grounds(&store).await;
    leaving(&store).await;
    order(&store).await;
    events(&store).await;
    lists(&store).await;
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
    left.close().await;
    right.close().await;
    remove(&first);
    remove(&second);
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

async fn connect(file: &std::path::Path) -> sqlx::SqliteConnection {
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
    let mut first = sqlx::migrate!("./migrations");
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
