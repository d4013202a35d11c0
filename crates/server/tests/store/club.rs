//! What the club remembers, in every store.

use crate::rows::{event, row, user};
use server::api::{Pace, ProfileShown, TableStatus, Tie, Visibility};
use server::ids::{TableId, UserId};
use server::store::{Ground, Invitation, LadderChange, LadderState, Point, ResultRow, Standing};
use server::{Store, StoreError};

const GAME: &str = "club";

fn standing(mean: i64) -> Standing {
    Standing { mean, spread: mean / 10 }
}

fn result(point: &Point, seat: u8, subject: &str) -> ResultRow {
    ResultRow {
        point: point.clone(),
        seat,
        subject: subject.to_owned(),
        game: GAME.to_owned(),
        pace: Pace::Turns,
        rated: true,
        won: seat == 0,
        body: "{}".to_owned(),
        standing: None,
    }
}

async fn finished(store: &dyn Store, id: &TableId, visibility: Visibility) {
    let mut row = row(id, 1, 9);
    (row.summary.status, row.summary.visibility) = (TableStatus::Finished, visibility);
    store.append(row, vec![event(1, None)]).await.unwrap();
}

/// Each table is written down once, and ratings only by whoever looked last.
pub async fn results(store: &dyn Store) {
    let (a, b) = (TableId::new("club-a"), TableId::new("club-b"));
    let late = Point { at: 20, table: a.clone() };
    let early = Point { at: 10, table: b.clone() };
    finished(store, &a, Visibility::Link).await;
    assert!(store.unwritten(1000).await.unwrap().contains(&a));
    store.put_results(&late, vec![result(&late, 0, "xa"), result(&late, 1, "xb")]).await.unwrap();
    store.put_results(&late, vec![result(&late, 0, "xz")]).await.unwrap();
    assert!(!store.unwritten(1000).await.unwrap().contains(&a));
    assert_eq!(store.first_unrated(GAME, Pace::Live).await.unwrap(), None, "each pace has its own ladder");
    assert_eq!(store.first_unrated(GAME, Pace::Turns).await.unwrap(), Some(late.clone()));
    assert_eq!(store.ladder_state(GAME, Pace::Turns).await.unwrap(), LadderState::default());

    let change = |version: u64, standings: Vec<(TableId, u8, Standing)>| LadderChange {
        game: GAME.to_owned(),
        pace: Pace::Turns,
        version,
        basis: "basis".to_owned(),
        standings,
    };
    let both = vec![(a.clone(), 0, standing(1_500_000_001)), (a.clone(), 1, standing(-5))];
    store.put_standings(change(0, both.clone())).await.unwrap();
    assert_eq!(store.put_standings(change(0, both)).await, Err(StoreError::Conflict), "somebody was faster");
    let state = store.ladder_state(GAME, Pace::Turns).await.unwrap();
    assert_eq!(state, LadderState { version: 1, basis: "basis".to_owned() });
    assert_eq!(store.first_unrated(GAME, Pace::Turns).await.unwrap(), None);

    // A game comes to light that ended before.
    finished(store, &b, Visibility::Open).await;
    store.put_results(&early, vec![result(&early, 0, "xb"), result(&early, 1, "xa")]).await.unwrap();
    assert_eq!(store.first_unrated(GAME, Pace::Turns).await.unwrap(), Some(early.clone()));
    let from = store.rated_from(GAME, Pace::Turns, &early).await.unwrap();
    let order: Vec<(&str, u8)> = from.iter().map(|row| (row.point.table.as_str(), row.seat)).collect();
    assert_eq!(order, [("club-b", 0), ("club-b", 1), ("club-a", 0), ("club-a", 1)]);
    assert_eq!(store.rated_from(GAME, Pace::Turns, &late).await.unwrap().len(), 2);
    let before = async |subject: &str, point: &Point| {
        store.standing_before(GAME, Pace::Turns, subject, point).await.unwrap()
    };
    assert_eq!(before("xa", &late).await, None, "what is not reckoned is not taken");
    store.put_standings(change(1, vec![(b.clone(), 1, standing(7)), (b, 0, standing(8))])).await.unwrap();
    assert_eq!(before("xa", &late).await, Some(standing(7)));
    assert_eq!(before("xa", &early).await, None);

    let rungs = store.ladder(GAME, Pace::Turns).await.unwrap();
    let told: Vec<_> =
        rungs.iter().map(|row| (row.subject.as_str(), row.standing.mean, row.games, row.won)).collect();
    assert_eq!(told, [("xa", 1_500_000_001, 2, 1), ("xb", -5, 2, 1)]);
    assert_eq!(rungs[0].last_at, 20);
    let seen = store.results_with("xa").await.unwrap();
    let told: Vec<_> =
        seen.iter().map(|seen| (seen.row.subject.as_str(), seen.row.point.at, seen.visibility)).collect();
    let expected = [
        ("xa", 20, Visibility::Link),
        ("xb", 20, Visibility::Link),
        ("xb", 10, Visibility::Open),
        ("xa", 10, Visibility::Open),
    ];
    assert_eq!(told, expected, "the newest first, with everybody at the table");
    assert_eq!(store.results_with("nobody").await.unwrap(), []);

    store.clear_results().await.unwrap();
    assert!(store.unwritten(1000).await.unwrap().contains(&a));
    assert_eq!(store.ladder(GAME, Pace::Turns).await.unwrap(), []);
    assert_eq!(store.ladder_state(GAME, Pace::Turns).await.unwrap(), LadderState::default());
}

/// Friends, blocked people, invitations; all of it goes with the person.
pub async fn ties(store: &dyn Store) {
    let (ada, ben, cid) = (user("Ada"), user("Ben"), user("Cid"));
    for one in [&ada, &ben, &cid] {
        store.add_user(one.clone()).await.unwrap();
    }
    let ids = [ada.id.clone(), cid.id.clone(), UserId::new("nobody")];
    assert_eq!(store.users(&ids).await.unwrap().len(), 2);

    assert_eq!(store.shown(&ids).await.unwrap(), []);
    for shown in [ProfileShown::Nobody, ProfileShown::Met] {
        store.put_shown(&ada.id, shown).await.unwrap();
        assert_eq!(store.shown(&ids).await.unwrap(), [(ada.id.clone(), shown)]);
    }

    let put = async |before, body| store.put_belonging(&ada.id, "feed", before, body).await;
    assert_eq!(store.belonging(&ada.id, "feed").await.unwrap(), None);
    put(None, Some("one")).await.unwrap();
    assert_eq!(put(None, Some("two")).await, Err(StoreError::Conflict), "somebody was faster");
    assert_eq!(put(Some("two"), None).await, Err(StoreError::Conflict));
    put(Some("one"), Some("two")).await.unwrap();
    assert_eq!(store.belonging(&ada.id, "feed").await.unwrap().as_deref(), Some("two"));
    assert_eq!(store.belonging(&ada.id, "other").await.unwrap(), None);
    assert_eq!(store.belonging(&ben.id, "feed").await.unwrap(), None);
    put(Some("two"), None).await.unwrap();
    assert_eq!(store.belonging(&ada.id, "feed").await.unwrap(), None);
    put(None, Some("three")).await.unwrap();
    let nobody = store.put_belonging(&UserId::new("nobody"), "feed", None, Some("one")).await;
    assert_eq!(nobody, Err(StoreError::Conflict), "of who is not here nothing is kept");

    store.put_tie(&ada.id, &ben.id, Some(Tie::Friend), 2, 1).await.unwrap();
    store.put_tie(&ada.id, &cid.id, Some(Tie::Blocked), 2, 2).await.unwrap();
    let third = store.put_tie(&ada.id, &UserId::new("third"), Some(Tie::Friend), 2, 3).await;
    assert_eq!(third, Err(StoreError::Full));
    store.put_tie(&ada.id, &ben.id, Some(Tie::Blocked), 2, 3).await.unwrap();
    assert_eq!(store.tie(&ada.id, &ben.id).await.unwrap(), Some(Tie::Blocked));
    assert_eq!(store.tie(&ben.id, &ada.id).await.unwrap(), None, "a tie is one person's own");
    let both = [(cid.id.clone(), Tie::Blocked), (ben.id.clone(), Tie::Blocked)];
    assert_eq!(store.ties(&ada.id).await.unwrap(), both);
    assert_eq!(store.blockers(&cid.id).await.unwrap(), std::slice::from_ref(&ada.id));
    store.put_tie(&ada.id, &ben.id, None, 2, 4).await.unwrap();
    assert_eq!(store.ties(&ada.id).await.unwrap(), both[..1]);

    let ask = |id: &str, table: &str, at: i64| Invitation {
        id: id.to_owned(),
        table: TableId::new(table),
        from: ada.id.clone(),
        to: ben.id.clone(),
        at,
    };
    store.invite(ask("i1", "t1", 1), 2).await.unwrap();
    store.invite(ask("i2", "t1", 2), 2).await.unwrap();
    store.invite(ask("i3", "t2", 3), 2).await.unwrap();
    assert_eq!(store.invite(ask("i4", "t3", 4), 2).await, Err(StoreError::Full));
    assert_eq!(store.invitations(&ben.id).await.unwrap(), [ask("i3", "t2", 3), ask("i1", "t1", 1)]);
    assert!(!store.drop_invitation(&cid.id, "i3").await.unwrap(), "only who was asked answers");
    assert!(store.drop_invitation(&ben.id, "i3").await.unwrap());
    assert_eq!(store.invitations(&ben.id).await.unwrap(), [ask("i1", "t1", 1)]);

    store.erase_user(&ada.id, Ground::default(), 5).await.unwrap();
    assert_eq!(store.shown(std::slice::from_ref(&ada.id)).await.unwrap(), []);
    assert_eq!(store.belonging(&ada.id, "feed").await.unwrap(), None);
    assert_eq!(store.ties(&ada.id).await.unwrap(), []);
    assert_eq!(store.invitations(&ben.id).await.unwrap(), []);
    store.put_tie(&ben.id, &cid.id, Some(Tie::Friend), 2, 6).await.unwrap();
    store.erase_user(&cid.id, Ground::default(), 7).await.unwrap();
    assert_eq!(store.ties(&ben.id).await.unwrap(), [], "nor does anybody keep a tie to who is gone");
}
