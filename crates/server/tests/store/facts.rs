//! What was chosen in finished games, in every store.

use crate::rows::{event, row, user};
use server::Store;
use server::api::TableStatus;
use server::ids::{TableId, UserId};
use server::store::{FactColumn, FactPlayer, FactQuery, FactRow, Ground, Saying, TableRow};

const GAME: &str = "go";

fn fact(table: &TableId, seat: u8, side: &str, above: i64) -> FactRow {
    FactRow {
        table: table.clone(),
        seat,
        game: GAME.to_owned(),
        at: 100,
        shown: true,
        subject: "bot:adept".to_owned(),
        players: 2,
        strength: Some(1_500),
        rules: 1,
        side: side.to_owned(),
        start: "s1".to_owned(),
        first: "f1".to_owned(),
        points: 10,
        won: above > 0,
        above,
    }
}

fn said(id: &str) -> Saying {
    Saying { id: id.to_owned(), body: format!("[\"{id}\"]") }
}

async fn finished(store: &dyn Store, members: &[&UserId]) -> TableId {
    let id = TableId::fresh();
    let mut row: TableRow = row(&id, 1, 5);
    row.summary.status = TableStatus::Finished;
    row.members = members.iter().map(|user| (*user).clone()).collect();
    store.open(row, vec![event(1, None)], None).await.unwrap();
    id
}

/// Values with counts.
async fn by(store: &dyn Store, query: &FactQuery, column: FactColumn) -> Vec<(String, u64)> {
    let groups = store.facts_by(query, column, 9).await.unwrap();
    groups.into_iter().map(|group| (group.value, group.count)).collect()
}

pub async fn facts(store: &dyn Store) {
    let ada = user("Ada");
    store.add_user(ada.clone()).await.unwrap();
    let (first, second) = (finished(store, &[&ada.id]).await, finished(store, &[]).await);
    let due = store.unsurveyed(1, 1_000).await.unwrap();
    assert!(due.contains(&first) && due.contains(&second));
    let rows = vec![
        FactRow { subject: ada.id.to_string(), strength: None, ..fact(&first, 0, "east", 350) },
        fact(&first, 1, "west", -350),
    ];
    store.put_facts(&first, 1, rows.clone(), vec![said("s1"), said("f1")]).await.unwrap();
    let hidden = |row: FactRow| FactRow { shown: false, players: 3, rules: 2, at: 200, ..row };
    let others = vec![
        FactRow { first: "f2".to_owned(), ..fact(&second, 0, "east", -50) },
        FactRow { start: String::new(), strength: Some(1_900), ..fact(&second, 1, "west", 50) },
    ];
    store.put_facts(&second, 1, others.clone(), vec![said("f2"), said("s1")]).await.unwrap();
    let due = store.unsurveyed(1, 1_000).await.unwrap();
    assert!(!due.contains(&first) && !due.contains(&second), "they were gone over");
    assert!(store.unsurveyed(2, 1_000).await.unwrap().contains(&first), "and are again by a newer survey");

    let all = FactQuery { game: GAME.to_owned(), ..FactQuery::default() };
    let pair = |value: &str, count: u64| (value.to_owned(), count);
    assert_eq!(by(store, &all, FactColumn::Side).await, [pair("east", 2), pair("west", 2)]);
    let east = &store.facts_by(&all, FactColumn::Side, 1).await.unwrap()[0];
    assert_eq!((east.won, east.sum, east.squares), (1, 300, 350 * 350 + 50 * 50));
    assert_eq!(by(store, &all, FactColumn::Start).await, [pair("s1", 3)], "who chose nothing is left out");
    assert_eq!(by(store, &all, FactColumn::First).await, [pair("f1", 3), pair("f2", 1)]);
    assert_eq!(store.count_facts(&all).await, Ok(4));
    assert_eq!(store.count_facts(&FactQuery { game: "chess".to_owned(), ..all.clone() }).await, Ok(0));

    let count = async |query: FactQuery| store.count_facts(&query).await.unwrap();
    let level = |level: &str| Some(FactPlayer::Level(level.to_owned()));
    let some = |text: &str| Some(text.to_owned());
    assert_eq!(count(FactQuery { player: Some(FactPlayer::People), ..all.clone() }).await, 1);
    assert_eq!(count(FactQuery { player: Some(FactPlayer::Bots), ..all.clone() }).await, 3);
    assert_eq!(count(FactQuery { player: level("adept"), ..all.clone() }).await, 3);
    assert_eq!(count(FactQuery { player: level("ad%"), ..all.clone() }).await, 0);
    assert_eq!(count(FactQuery { strength: Some(1_600), ..all.clone() }).await, 1);
    assert_eq!(count(FactQuery { side: some("west"), start: some("s1"), ..all.clone() }).await, 1);
    assert_eq!(count(FactQuery { first: some("f2"), ..all.clone() }).await, 1);
    assert_eq!(count(FactQuery { side: some("\0'; --"), ..all.clone() }).await, 0);

    let changed: Vec<FactRow> = others.into_iter().map(hidden).collect();
    store.put_facts(&second, 2, changed.clone(), Vec::new()).await.unwrap();
    assert_eq!(store.count_facts(&all).await, Ok(2), "what is not shown to everybody is not counted");
    let mine = FactQuery { member: Some(ada.id.clone()), ..all.clone() };
    assert_eq!(store.facts(&mine, 9).await.unwrap(), rows, "one's own are");
    assert_eq!(store.facts(&mine, 1).await.unwrap(), rows[..1]);
    let nobodys = FactQuery { member: Some(UserId::new("nobody")), ..all.clone() };
    assert_eq!(store.facts(&nobodys, 9).await.unwrap(), []);
    assert_eq!(store.fact_rules(GAME).await.unwrap(), [2, 1]);
    assert_eq!(count(FactQuery { players: Some(2), rules: Some(1), ..all.clone() }).await, 2);

    let ids = ["f2".to_owned(), "nothing".to_owned()];
    assert_eq!(store.sayings(&ids).await.unwrap(), [said("f2")]);
    assert_eq!(store.sayings(&[]).await.unwrap(), []);
    store.erase_user(&ada.id, Ground::default(), 70).await.unwrap();
    store.left(&ada.id).await.unwrap();
    let subjects: Vec<String> =
        store.facts(&all, 9).await.unwrap().into_iter().map(|row| row.subject).collect();
    assert_eq!(subjects, ["", "bot:adept"], "the person is gone, what was played is not");
}
