//! Clubs, leagues and tournaments, in every store.

use server::ids::{GatheringId, UserId};
use server::store::{GatheringKind, GatheringQuery, GatheringRow};
use server::{Store, StoreError};
use std::slice::from_ref;

fn row(kind: GatheringKind, at: i64, people: &[&str]) -> GatheringRow {
    GatheringRow {
        id: GatheringId::fresh(),
        kind,
        status: "open".to_owned(),
        home: None,
        due: None,
        rev: 0,
        created_at: at,
        updated_at: at,
        people: people.iter().map(|name| UserId::new(*name)).collect(),
        body: "{}".to_owned(),
    }
}

pub async fn gatherings(store: &dyn Store) {
    let club = row(GatheringKind::Club, 10, &["ada", "ben"]);
    let league = GatheringRow {
        home: Some(club.id.clone()),
        due: Some(50),
        ..row(GatheringKind::Contest, 11, &["ada", "cid"])
    };
    let cup = GatheringRow { due: Some(40), ..row(GatheringKind::Contest, 12, &[]) };
    for one in [&club, &league, &cup] {
        store.add_gathering(one.clone()).await.unwrap();
        assert_eq!(store.gathering(&one.id).await.unwrap().as_ref(), Some(one));
    }
    assert_eq!(store.add_gathering(club.clone()).await, Err(StoreError::Taken));

    let query = GatheringQuery { limit: 10, ..GatheringQuery::default() };
    let list = async |query: GatheringQuery| store.gatherings(query).await.unwrap();
    assert_eq!(list(query.clone()).await, [cup.clone(), league.clone(), club.clone()]);
    assert_eq!(list(GatheringQuery { limit: 1, ..query.clone() }).await, from_ref(&cup));
    assert_eq!(
        list(GatheringQuery { before: Some(12), ..query.clone() }).await,
        [league.clone(), club.clone()]
    );
    let kind = Some(GatheringKind::Contest);
    assert_eq!(list(GatheringQuery { kind, ..query.clone() }).await, [cup.clone(), league.clone()]);
    let person = Some(UserId::new("ada"));
    assert_eq!(list(GatheringQuery { person, ..query.clone() }).await, [league.clone(), club.clone()]);
    let home = Some(club.id.clone());
    assert_eq!(list(GatheringQuery { home, ..query.clone() }).await, from_ref(&league));

    assert_eq!(store.next_gathering().await.unwrap(), Some(40));
    assert_eq!(store.due_gatherings(39, 10).await.unwrap(), []);
    assert_eq!(store.due_gatherings(50, 10).await.unwrap(), [cup.id.clone(), league.id.clone()]);
    assert_eq!(store.due_gatherings(50, 1).await.unwrap(), from_ref(&cup.id));

    let begun = GatheringRow {
        status: "running".to_owned(),
        due: None,
        rev: 1,
        updated_at: 60,
        people: vec![UserId::new("ben")],
        body: "{\"n\":1}".to_owned(),
        ..league.clone()
    };
    store.put_gathering(begun.clone(), 0).await.unwrap();
    let late = GatheringRow { body: "late".to_owned(), ..begun.clone() };
    assert_eq!(store.put_gathering(late, 0).await, Err(StoreError::Conflict), "of two, one is late");
    assert_eq!(store.gathering(&begun.id).await.unwrap(), Some(begun.clone()));
    let status = Some("running".to_owned());
    assert_eq!(list(GatheringQuery { status, ..query.clone() }).await, from_ref(&begun));
    let person = Some(UserId::new("cid"));
    assert_eq!(list(GatheringQuery { person, ..query.clone() }).await, [], "who left does not find it");

    assert_eq!(store.remove_gathering(&begun.id, 0).await, Err(StoreError::Conflict));
    store.remove_gathering(&begun.id, 1).await.unwrap();
    assert_eq!(store.gathering(&begun.id).await.unwrap(), None);
    assert_eq!(store.put_gathering(begun, 1).await, Err(StoreError::Conflict), "what is gone stays gone");
    for odd in ["", "\0", "'; DROP TABLE gatherings; --"] {
        assert_eq!(store.gathering(&GatheringId::new(odd)).await.unwrap(), None);
    }
}
