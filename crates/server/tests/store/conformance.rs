//! One suite for every store: what the server relies on, and nothing that only one of them can do.

use crate::rows::{deed, event, row, user};
use server::api::{NoticeChoices, NoticeKind, TableStatus, UserKind, Visibility};
use server::ids::{TableId, UserId};
use server::store::{
    Ages, Ban, EventRow, Ground, NoticeRow, Pulse, Quota, Report, ReviewRow, ReviewWork, SessionRow,
    Snapshot, TableQuery, TableRow, User, UserChange, WayRow,
};
use server::{Memory, Store, StoreError};
use std::sync::Arc;

pub async fn people(store: &dyn Store) {
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
pub async fn grounds(store: &dyn Store) {
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

pub async fn events(store: &dyn Store) {
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

pub async fn lists(store: &dyn Store) {
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
pub async fn leaving(store: &dyn Store) {
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

/// Bans, reports, imports, tables that never began.
pub async fn order(store: &dyn Store) {
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

pub async fn ways(store: &dyn Store) {
    let key = store.key("vapid", vec![1, 2]).await.unwrap();
    assert_eq!(store.key("vapid", vec![3]).await.unwrap(), key, "a key is kept from the first call on");
    assert_eq!(store.key("other", vec![3]).await.unwrap(), [3]);
    let (ada, ben) = (user("Told"), user("Untold"));
    store.add_user(ada.clone()).await.unwrap();
    store.add_user(ben.clone()).await.unwrap();
    assert_eq!(store.choices(&ada.id).await.unwrap(), None);
    let choices = NoticeChoices { digest: 60, ..NoticeChoices::default() };
    store.put_choices(&ada.id, &NoticeChoices::default()).await.unwrap();
    store.put_choices(&ada.id, &choices).await.unwrap();
    assert_eq!(store.choices(&ada.id).await.unwrap(), Some(choices));

    let way = |way: &str, body: &str| WayRow {
        user: ada.id.clone(),
        way: way.to_owned(),
        body: body.to_owned(),
        trouble: None,
        told_at: None,
    };
    store.put_way(way("webhook", "a")).await.unwrap();
    store.put_way(way("mail", "m")).await.unwrap();
    store.note_way(&ada.id, "mail", Err("answered 404".to_owned())).await.unwrap();
    store.note_way(&ada.id, "nothing", Ok(1)).await.unwrap();
    let failed = WayRow { trouble: Some("answered 404".to_owned()), ..way("mail", "m") };
    assert_eq!(store.ways(&ada.id).await.unwrap(), [failed, way("webhook", "a")]);
    store.note_way(&ada.id, "mail", Ok(9)).await.unwrap();
    assert_eq!(store.ways(&ada.id).await.unwrap()[0], WayRow { told_at: Some(9), ..way("mail", "m") });
    store.note_way(&ada.id, "mail", Err("x".to_owned())).await.unwrap();
    assert_eq!(
        store.ways(&ada.id).await.unwrap()[0].told_at,
        Some(9),
        "a failure does not undo what came through"
    );
    store.put_way(way("webhook", "b")).await.unwrap();
    assert_eq!(store.ways(&ada.id).await.unwrap()[1].body, "b");
    assert!(store.ways(&ben.id).await.unwrap().is_empty());
}

pub async fn notices(store: &dyn Store) {
    let ada = user("Told of turns");
    store.add_user(ada.clone()).await.unwrap();
    let way = |way: &str| WayRow {
        user: ada.id.clone(),
        way: way.to_owned(),
        body: "b".to_owned(),
        trouble: None,
        told_at: None,
    };
    for name in ["mail", "webhook"] {
        store.put_way(way(name)).await.unwrap();
    }
    store.put_choices(&ada.id, &NoticeChoices::default()).await.unwrap();
    let notice = |table: &str, way: &str, mark: u64, due: i64| NoticeRow {
        user: ada.id.clone(),
        way: way.to_owned(),
        table: TableId::new(table),
        kind: NoticeKind::Turn,
        mark,
        at: 1_000,
        due: Some(due),
        tries: 0,
    };
    assert_eq!(store.next_notice().await.unwrap(), None);
    let all = vec![notice("t1", "mail", 5, 20), notice("t1", "webhook", 5, 10), notice("t2", "mail", 7, 30)];
    store.queue(all).await.unwrap();
    assert_eq!(store.next_notice().await.unwrap(), Some(10));
    assert!(store.take_notices(9, 50, 10).await.unwrap().is_empty());
    let taken = store.take_notices(10, 50, 10).await.unwrap();
    assert_eq!(taken, [notice("t1", "webhook", 5, 10)]);
    store.settle(vec![NoticeRow { due: Some(40), tries: 1, ..taken[0].clone() }]).await.unwrap();
    assert_eq!(
        store.take_notices(39, 50, 1).await.unwrap(),
        [notice("t1", "mail", 5, 20)],
        "at most so many"
    );
    store.settle(vec![NoticeRow { due: None, ..notice("t1", "mail", 5, 20) }]).await.unwrap();
    store.queue(vec![notice("t1", "mail", 5, 20)]).await.unwrap();
    store.queue(vec![notice("t1", "mail", 4, 20)]).await.unwrap();
    let later = store.take_notices(39, 60, 10).await.unwrap();
    assert_eq!(later, [notice("t2", "mail", 7, 30)], "what was told is not told again");
    store.queue(vec![notice("t2", "mail", 8, 31)]).await.unwrap();
    store.settle(vec![NoticeRow { due: None, ..later[0].clone() }]).await.unwrap();
    let again = store.take_notices(40, 60, 10).await.unwrap();
    let retried = NoticeRow { tries: 1, ..notice("t1", "webhook", 5, 40) };
    assert_eq!(again.len(), 2, "the next turn, and what failed: {again:?}");
    assert!(again.contains(&notice("t2", "mail", 8, 31)) && again.contains(&retried), "{again:?}");

    store.drop_way(&ada.id, "webhook").await.unwrap();
    assert_eq!(store.ways(&ada.id).await.unwrap().len(), 1);
    store.erase_user(&ada.id, Ground::default(), 1).await.unwrap();
    store.left(&ada.id).await.unwrap();
    assert!(store.ways(&ada.id).await.unwrap().is_empty());
    assert_eq!(store.choices(&ada.id).await.unwrap(), None);
    store.put_way(way("mail")).await.unwrap();
    store.queue(vec![notice("t3", "mail", 1, 1)]).await.unwrap();
    store.put_choices(&ada.id, &NoticeChoices::default()).await.unwrap();
    assert!(store.ways(&ada.id).await.unwrap().is_empty(), "of somebody who is gone nothing is kept");
    assert_eq!(store.choices(&ada.id).await.unwrap(), None);
    assert_eq!(store.next_notice().await.unwrap(), None, "and nothing waits");
}

/// Somebody with a way and something that waits to be told.
pub async fn told(store: &dyn Store, count: u64) -> UserId {
    let ada = user("Ada who is told");
    store.add_user(ada.clone()).await.unwrap();
    store.put_choices(&ada.id, &NoticeChoices::default()).await.unwrap();
    let (way, body, trouble) = ("mail".to_owned(), "{}".to_owned(), Some("Ж".to_owned()));
    let row = WayRow { user: ada.id.clone(), way: way.clone(), body, trouble, told_at: Some(3) };
    store.put_way(row).await.unwrap();
    let notice = |number: u64| NoticeRow {
        user: ada.id.clone(),
        way: way.clone(),
        table: TableId::new(format!("t{number}")),
        kind: NoticeKind::Time,
        mark: number + 1,
        at: 1,
        due: Some(2),
        tries: 3,
    };
    store.queue((0..count).map(notice).collect()).await.unwrap();
    ada.id
}

/// Reviews: one for a table, so many for a person, and each taken by one.
pub async fn reviews(store: &dyn Store) {
    let asker = user("Asker");
    store.add_user(asker.clone()).await.unwrap();
    let asked = |table: &TableId, version: u32| ReviewRow {
        table: table.clone(),
        asked_by: Some(asker.id.clone()),
        asked_at: 10,
        work: ReviewWork::Open,
        version,
        until: 100,
        problem: None,
        body: None,
    };
    let (one, two) = (TableId::fresh(), TableId::fresh());
    assert_eq!(store.review(&one).await.unwrap(), None);
    assert_eq!(store.ask_review(asked(&one, 1), 1).await.unwrap(), asked(&one, 1));
    let other = ReviewRow { asked_by: Some(UserId::new("ben")), asked_at: 11, ..asked(&one, 1) };
    assert_eq!(store.ask_review(other, 1).await.unwrap(), asked(&one, 1), "one for a table");
    assert_eq!(store.ask_review(asked(&two, 1), 1).await, Err(StoreError::Full));
    assert_eq!(store.review(&two).await.unwrap(), None, "nothing of what was refused stays");

    assert_eq!(store.take_reviews(99, 200).await.unwrap(), [], "somebody works on it");
    let taken = ReviewRow { until: 200, ..asked(&one, 1) };
    assert_eq!(store.take_reviews(100, 200).await.unwrap(), std::slice::from_ref(&taken));
    assert_eq!(store.take_reviews(150, 300).await.unwrap(), [], "it is taken once");
    let body = Some("{\"said\":\"Ж'\\\\\"}".to_owned());
    let paused = ReviewRow { work: ReviewWork::Paused, body: body.clone(), ..taken };
    store.put_review(paused.clone()).await.unwrap();
    assert_eq!(store.review(&one).await.unwrap(), Some(paused.clone()));
    assert_eq!(store.take_reviews(999, 1_000).await.unwrap(), [], "what is paused waits");
    assert_eq!(
        store.ask_review(asked(&two, 1), 1).await,
        Err(StoreError::Full),
        "it is under way all the same"
    );

    let stranger = ReviewRow { asked_by: None, work: ReviewWork::Done, ..paused.clone() };
    store.put_review(stranger).await.unwrap();
    let done = ReviewRow { work: ReviewWork::Done, ..paused };
    assert_eq!(store.review(&one).await.unwrap(), Some(done.clone()), "who asked stays");
    assert_eq!(store.ask_review(asked(&one, 1), 1).await.unwrap(), done, "what is done is not done again");
    assert_eq!(
        store.ask_review(asked(&one, 2), 1).await.unwrap(),
        asked(&one, 2),
        "unless somebody does it better"
    );
    let failed = ReviewRow { work: ReviewWork::Failed, problem: Some("odd".to_owned()), ..asked(&one, 2) };
    store.put_review(failed.clone()).await.unwrap();
    assert_eq!(store.review(&one).await.unwrap(), Some(failed));
    assert_eq!(store.ask_review(asked(&two, 1), 1).await.unwrap(), asked(&two, 1));

    store.erase_user(&asker.id, Ground::default(), 1).await.unwrap();
    let forgotten = store.review(&two).await.unwrap().unwrap();
    assert_eq!(forgotten, ReviewRow { asked_by: None, ..asked(&two, 1) }, "nobody knows who asked");
    store.append(row(&two, 1, 1), vec![event(1, None)]).await.unwrap();
    store.remove_table(&two).await.unwrap();
    assert_eq!(store.review(&two).await.unwrap(), None, "it goes with its table");
}

pub async fn many_writers(store: Arc<dyn Store>) {
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
pub async fn races(store: Arc<dyn Store>) {
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
pub async fn limits(store: Arc<dyn Store>) {
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
pub async fn odd_names(store: &dyn Store) {
    for odd in ["", "\0", "a\0b", "'; DROP TABLE events; --", "%", "\u{FFFD}"] {
        let (table, user) = (TableId::new(odd), UserId::new(odd));
        assert_eq!(store.user_by_login(odd).await.unwrap(), None, "{odd:?}");
        assert_eq!(store.user(&user).await.unwrap(), None, "{odd:?}");
        assert_eq!(store.table(&table).await.unwrap(), None, "{odd:?}");
        assert_eq!(store.snapshot(&table).await.unwrap(), None, "{odd:?}");
        assert_eq!(store.events(&table, 0).await.unwrap(), [], "{odd:?}");
        assert_eq!(store.notes(&table, &UserId::new("ada")).await.unwrap(), "", "{odd:?}");
        assert_eq!(store.review(&table).await.unwrap(), None, "{odd:?}");
        assert!(!store.lift_ban(odd).await.unwrap(), "{odd:?}");
    }
}

pub async fn conforms(store: Arc<dyn Store>) {
    store.check().await.unwrap();
    assert_eq!(store.pulse().await.unwrap(), None);
    for beat in [5, 7] {
        store.put_pulse(Pulse { beat, gaps: Vec::new(), heeded: Some(3) }).await.unwrap();
        assert_eq!(
            store.pulse().await.unwrap().map(|pulse| (pulse.beat, pulse.heeded)),
            Some((beat, Some(3)))
        );
    }
    odd_names(store.as_ref()).await;
    people(store.as_ref()).await;
    grounds(store.as_ref()).await;
    leaving(store.as_ref()).await;
    order(store.as_ref()).await;
    ways(store.as_ref()).await;
    notices(store.as_ref()).await;
    reviews(store.as_ref()).await;
    events(store.as_ref()).await;
    lists(store.as_ref()).await;
    crate::club::results(store.as_ref()).await;
    crate::club::ties(store.as_ref()).await;
    crate::boards::boards(store.as_ref()).await;
    crate::challenges::challenges(store.as_ref()).await;
    crate::puzzles::puzzles(store.as_ref()).await;
    crate::facts::facts(store.as_ref()).await;
    crate::gatherings::gatherings(store.as_ref()).await;
    races(Arc::clone(&store)).await;
    limits(Arc::clone(&store)).await;
    many_writers(store).await;
}

#[tokio::test]
async fn memory_conforms() {
    conforms(Arc::new(Memory::default())).await;
}
