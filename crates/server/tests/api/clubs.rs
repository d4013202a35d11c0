//! Clubs over the API.

use crate::House;
use crate::house::code;
use serde_json::{Value, json};
use server::api::{ClubCard, ClubState, ContestState, ErrorCode, Session};
use server::client::{Client, ClientError};

async fn join(who: &Client, id: &str, invite: Option<&str>) -> Result<ClubState, ClientError> {
    who.post(&format!("/api/clubs/{id}/join"), &json!({ "invite": invite })).await
}

async fn change(who: &Client, id: &str, change: Value) -> Result<ClubState, ClientError> {
    who.post(&format!("/api/clubs/{id}"), &change).await
}

async fn id_of(who: &Client) -> String {
    who.get::<Session>("/api/session").await.unwrap().me.unwrap().id
}

#[tokio::test]
async fn people_join_openly_by_link_or_when_they_are_asked_and_leave() {
    let house = House::open().await;
    let (ada, ben, cid) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Cid").await);
    let closed = json!({ "name": "Lamplight", "about": "Slow games", "open": false });
    let club: ClubState = ada.post("/api/clubs", &closed).await.unwrap();
    let id = club.card.id.clone();
    assert!(club.yours && club.card.joined);
    assert_eq!(code(join(&ben, &id, None).await), (403, ErrorCode::Forbidden));
    assert_eq!(code(join(&ben, &id, Some("guess")).await), (403, ErrorCode::Forbidden));
    let outside: ClubState = ben.get(&format!("/api/clubs/{id}")).await.unwrap();
    assert_eq!((outside.members.len(), outside.invite), (0, None), "strangers see neither members nor link");
    let joined = join(&ben, &id, club.invite.as_deref()).await.unwrap();
    assert_eq!(joined.members.len(), 2);

    let open: Vec<ClubCard> = cid.get("/api/clubs").await.unwrap();
    assert_eq!(open, [], "a closed club is not listed");
    let cid_id = id_of(&cid).await;
    assert_eq!(code(change(&cid, &id, json!({ "change": "ask", "person": cid_id })).await).0, 403);
    change(&ben, &id, json!({ "change": "ask", "person": cid_id })).await.unwrap();
    let mine: Vec<ClubCard> = cid.get("/api/clubs?list=mine").await.unwrap();
    assert!(mine[0].asked && !mine[0].joined);
    join(&cid, &id, None).await.unwrap();

    assert_eq!(code(change(&ben, &id, json!({ "change": "renew" })).await).0, 403);
    let renewed = change(&ada, &id, json!({ "change": "renew" })).await.unwrap();
    assert_ne!(renewed.invite, club.invite);
    change(&ada, &id, json!({ "change": "remove", "person": cid_id })).await.unwrap();
    assert_eq!(code(join(&cid, &id, club.invite.as_deref()).await).0, 403);
    let about = json!({ "change": "about", "about": "", "open": true });
    change(&ada, &id, about).await.unwrap();
    join(&cid, &id, None).await.unwrap();
    for who in [&ada, &ben, &cid] {
        let left: Vec<ClubCard> = who.post(&format!("/api/clubs/{id}/leave"), &json!({})).await.unwrap();
        assert_eq!(left, []);
    }
    assert_eq!(code(ada.get::<ClubState>(&format!("/api/clubs/{id}")).await).0, 404, "nobody is left");
}

#[tokio::test]
async fn only_members_take_part_in_what_a_club_plays() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let club: ClubState =
        ada.post("/api/clubs", &json!({ "name": "Lamplight", "open": true })).await.unwrap();
    let mut new = json!({
        "title": "Club league", "game": "pebbles", "players": 2, "most": 8, "round_minutes": 1440,
        "kind": { "kind": "league", "division": 4, "movers": 1, "seasons": 1, "pause_hours": 0, "at_once": false },
        "clock": { "kind": "turns", "hours": 24 }, "vanish": { "rule": "forfeit", "level": "random" },
        "club": club.card.id,
    });
    assert_eq!(code(ben.post::<ContestState>("/api/contests", &new).await), (403, ErrorCode::Forbidden));
    let made: ContestState = ada.post("/api/contests", &new).await.unwrap();
    let path = format!("/api/contests/{}", made.card.id);
    let seen: ContestState = ben.get(&path).await.unwrap();
    assert!(!seen.may_join);
    let join_contest = format!("{path}/join");
    assert_eq!(code(ben.post::<ContestState>(&join_contest, &json!({})).await), (403, ErrorCode::Forbidden));
    let inside = join(&ben, &club.card.id, None).await.unwrap();
    assert_eq!(inside.contests.len(), 1);
    assert!(ben.get::<ContestState>(&path).await.unwrap().may_join);
    ben.post::<ContestState>(&join_contest, &json!({})).await.unwrap();
    new["club"] = json!(null);
    ben.post::<ContestState>("/api/contests", &new).await.unwrap();
}
