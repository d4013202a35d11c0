//! Coming, leaving, giving up, coming back.

use crate::House;
use crate::house::{AtTable, code, table};
use serde_json::json;
use server::api::{
    ErrorCode, HandOver, NotesRequest, Occupant, OutcomeReason, TableList, TableState, TableStatus,
};

#[tokio::test]
async fn a_table_fills_and_starts_by_itself() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let new = json!({ "game": "pebbles", "players": 2, "title": "Tonight" });
    let made: TableState = ada.post("/api/tables", &new).await.unwrap();
    assert_eq!(made.table.status, TableStatus::Waiting);
    assert!(made.owner && made.view.is_none() && made.options.is_empty());

    let lobby: TableList = ben.get("/api/tables?list=open").await.unwrap();
    assert_eq!(lobby.tables[0].title.as_deref(), Some("Tonight"));
    let state = ben.act(&made.table.id, "join", json!({})).await;
    assert_eq!(state.table.status, TableStatus::Running);
    assert_eq!(state.table.your_seat, Some(1));
    assert!(state.table.your_turn && !state.options.is_empty());
    let mine: TableList = ben.get("/api/tables?list=mine").await.unwrap();
    assert!(mine.tables[0].your_turn);
    let lobby: TableList = ben.get("/api/tables?list=open").await.unwrap();
    assert!(lobby.tables.is_empty());
    let watch: TableList = ben.get("/api/tables?list=watch&game=pebbles").await.unwrap();
    assert_eq!(watch.tables.len(), 1);
}

#[tokio::test]
async fn the_owner_arranges_the_seats() {
    let house = House::open().await;
    let (ada, ben, cid) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Cid").await);
    let new = json!({ "game": "pebbles", "players": 3, "start": false });
    let made: TableState = ada.post("/api/tables", &new).await.unwrap();
    let path = |what: &str| format!("/api/tables/{}/{what}", made.table.id);
    ben.act(&made.table.id, "join", json!({ "seat": 2 })).await;
    let taken = cid.post::<TableState>(&path("join"), &json!({ "seat": 2 })).await;
    assert_eq!(code(taken), (409, ErrorCode::Taken));
    let foreign = ben.post::<TableState>(&path("seats/1/bot"), &json!({ "level": "random" })).await;
    assert_eq!(code(foreign), (403, ErrorCode::Forbidden));
    let early = ada.post::<TableState>(&path("start"), &json!({})).await;
    assert_eq!(code(early), (409, ErrorCode::WrongTime));
    let unknown = ada.post::<TableState>(&path("seats/1/bot"), &json!({ "level": "genius" })).await;
    assert_eq!(code(unknown), (422, ErrorCode::Invalid));
    ada.act(&made.table.id, "seats/1/bot", json!({ "level": "random" })).await;
    ada.act(&made.table.id, "seats/2/clear", json!({})).await;
    cid.act(&made.table.id, "join", json!({})).await;
    let left: TableList = cid.post(&path("leave"), &json!({})).await.unwrap();
    assert!(left.tables.is_empty());
    ben.act(&made.table.id, "join", json!({})).await;
    let state = ada.act(&made.table.id, "start", json!({})).await;
    assert_eq!(state.table.status, TableStatus::Running);
    assert_eq!(state.table.seats[1].occupant, Occupant::Bot { level: "random".to_owned() });
    let late = cid.post::<TableState>(&path("join"), &json!({})).await;
    assert_eq!(code(late), (409, ErrorCode::WrongTime));
}

#[tokio::test]
async fn a_cancelled_table_is_gone_from_every_list() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let made: TableState =
        ada.post("/api/tables", &json!({ "game": "pebbles", "players": 2 })).await.unwrap();
    let left: TableList =
        ada.post(&format!("/api/tables/{}/leave", made.table.id), &json!({})).await.unwrap();
    assert!(left.tables.is_empty());
    for list in ["open", "finished", "mine"] {
        let found: TableList = ada.get(&format!("/api/tables?list={list}")).await.unwrap();
        assert!(found.tables.is_empty(), "{list}");
    }
}

#[tokio::test]
async fn tables_by_invite_and_private_tables_exist_only_for_those_invited() {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    for visibility in ["link", "private"] {
        let new = json!({ "game": "pebbles", "players": 2, "visibility": visibility });
        let made: TableState = ada.post("/api/tables", &new).await.unwrap();
        let path = format!("/api/tables/{}", made.table.id);
        let lobby: TableList = eve.get("/api/tables?list=open").await.unwrap();
        assert!(lobby.tables.is_empty());
        assert_eq!(code(eve.get::<TableState>(&path).await), (404, ErrorCode::NotFound));
        let guessed = json!({ "invite": "0000000000000000" });
        let refused = eve.post::<TableState>(&format!("{path}/join"), &guessed).await;
        assert_eq!(code(refused), (404, ErrorCode::NotFound));
        let invite = json!({ "invite": made.invite.as_ref().unwrap() });
        let entered = eve.post::<TableState>(&format!("{path}/enter"), &invite).await;
        if visibility == "link" {
            assert!(entered.unwrap().invite.is_none(), "who watches hands no invites on");
            assert!(eve.get::<TableState>(&path).await.is_ok());
        } else {
            assert_eq!(code(entered), (403, ErrorCode::Forbidden));
        }
        assert_eq!(ben.act(&made.table.id, "join", invite).await.table.your_seat, Some(1));
    }
}

#[tokio::test]
async fn a_duel_ends_when_one_gives_up() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let state = ada.act(&id, "resign", json!({})).await;
    let outcome = state.table.outcome.unwrap();
    assert_eq!((outcome.reason, outcome.places), (OutcomeReason::Resigned, vec![2, 1]));
    let record = ben.text(&format!("/api/tables/{id}/record")).await.unwrap();
    assert!(record.contains("note.seat-0: Ada (resigned)"));
}

#[tokio::test]
async fn among_three_a_bot_plays_on_for_who_gave_up() {
    let house = House::open().await;
    let (ada, ben, cid) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Cid").await);
    let id = table(&[&ada, &ben, &cid], "pebbles", 3, json!({})).await;
    let state = ada.act(&id, "resign", json!({})).await;
    assert_eq!(state.table.status, TableStatus::Running);
    assert!(state.table.seats[0].resigned && state.table.seats[0].stand_in.is_some());
    let back = ada.post::<TableState>(&format!("/api/tables/{id}/return"), &json!({})).await;
    assert_eq!(code(back), (409, ErrorCode::WrongTime));
    crate::house::play_to_the_end(&[&ben, &cid], &id, |_| 0).await;
    assert_eq!(ben.state(&id).await.table.outcome.unwrap().reason, OutcomeReason::Completed);
}

#[tokio::test]
async fn a_seat_can_be_handed_to_a_bot_and_taken_back() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let path = format!("/api/tables/{id}/hand-over");
    let mut events = ben.events(&format!("/api/tables/{id}/events"), None).await.unwrap();
    let given: HandOver = ada.post(&path, &json!({ "bot": "random" })).await.unwrap();
    assert_eq!(given.token, None);
    while ada.state(&id).await.table.awaited.contains(&0) {
        events.next().await.unwrap(); // the bot seals Ada's pebble
    }
    let state = ada.state(&id).await;
    let own = ada.step(&id, "seal 1", state.rev).await;
    assert_eq!(code(own), (409, ErrorCode::WrongTime));
    assert_eq!(ada.act(&id, "return", json!({})).await.table.seats[0].stand_in, None);
    ben.play_first(&id).await;
    assert!(ada.state(&id).await.table.your_turn);
}

#[tokio::test]
async fn a_seat_can_be_handed_to_somebody_else() {
    let house = House::open().await;
    let (ada, ben, cid) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Cid").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let offer: HandOver = ada.post(&format!("/api/tables/{id}/hand-over"), &json!({})).await.unwrap();
    let claim = format!("/api/tables/{id}/claim");
    let wrong = cid.post::<TableState>(&claim, &json!({ "token": "nonsense" })).await;
    assert_eq!(code(wrong), (404, ErrorCode::NotFound));
    let both = ben.post::<TableState>(&claim, &json!({ "token": offer.token })).await;
    assert_eq!(code(both), (403, ErrorCode::Forbidden));
    let state = cid.act(&id, "claim", json!({ "token": offer.token })).await;
    assert_eq!(state.table.your_seat, Some(0));
    assert!(!state.options.is_empty());
    let before = ada.state(&id).await;
    assert_eq!(before.table.your_seat, None);
    assert!(before.options.is_empty(), "whoever gave the seat away no longer sees its hand");
    let again = house.guest("Dan").await.post::<TableState>(&claim, &json!({ "token": offer.token })).await;
    assert_eq!(code(again), (404, ErrorCode::NotFound), "an offer is taken once");
}

#[tokio::test]
async fn a_rematch_seats_the_same_people_again() {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let id = table(&[&ada, &ben], "pebbles", 3, json!({ "setup": { "rounds": 1 } })).await;
    let path = format!("/api/tables/{id}/rematch");
    assert_eq!(code(ada.post::<TableState>(&path, &json!({})).await), (409, ErrorCode::WrongTime));
    crate::house::play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
    assert_eq!(code(eve.post::<TableState>(&path, &json!({})).await), (403, ErrorCode::Forbidden));
    let first: TableState = ben.post(&path, &json!({})).await.unwrap();
    let second: TableState = ada.post(&path, &json!({})).await.unwrap();
    assert_eq!(first.table.id, second.table.id);
    assert_eq!(second.table.status, TableStatus::Running);
    assert_eq!(second.table.your_seat, Some(2), "the next one begins");
    assert_eq!(ada.state(&id).await.rematch, Some(first.table.id));
    assert_ne!(ada.state(&id).await.config.fairness.commitment, second.config.fairness.commitment);
}

#[tokio::test]
async fn notes_are_private_and_chat_is_for_players() {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let notes: NotesRequest =
        ada.post(&format!("/api/tables/{id}/notes"), &json!({ "text": "Ben bluffs" })).await.unwrap();
    assert_eq!(notes.text, ada.state(&id).await.notes);
    let odd = ada.post::<NotesRequest>(&format!("/api/tables/{id}/notes"), &json!({ "text": "a\0b" })).await;
    assert_eq!(code(odd), (422, ErrorCode::Invalid), "not every database keeps it");
    assert_eq!(ben.state(&id).await.notes, "");
    let chat = format!("/api/tables/{id}/chat");
    let rev = ben.state(&id).await.rev;
    ada.post::<server::api::ChatLine>(&chat, &json!({ "text": "Good luck" })).await.unwrap();
    let seen = ben.state(&id).await;
    assert_eq!((seen.chat[0].name.as_str(), seen.chat[0].seat), ("Ada", Some(0)));
    assert_eq!(seen.rev, rev, "talking does not make anybody's click stale");
    let silent = eve.post::<server::api::ChatLine>(&chat, &json!({ "text": "He holds a six" })).await;
    assert_eq!(code(silent), (403, ErrorCode::Forbidden));
    let long = ada.post::<server::api::ChatLine>(&chat, &json!({ "text": "x".repeat(501) })).await;
    assert_eq!(code(long), (422, ErrorCode::Invalid));
}

#[tokio::test]
async fn a_new_table_says_what_is_wrong_with_it() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    for (wrong, names) in [
        (json!({ "game": "pebbles", "players": 9 }), "2 to 4"),
        (json!({ "game": "pebbles", "players": 2, "setup": { "rounds": 99 } }), "rounds"),
        (json!({ "game": "pebbles", "players": 2, "setup": { "colour": "red" } }), "colour"),
        (json!({ "game": "pebbles", "players": 2, "seats": [{"kind":"me"},{"kind":"me"}] }), "one seat"),
        (
            json!({ "game": "pebbles", "players": 2, "clock": {"kind":"live","bank":1,"increment":0} }),
            "10 to 86400",
        ),
        (json!({ "game": "pebbles", "players": 2, "stand_in": {"kind":"after","minutes":0} }), "minutes"),
        (json!({ "game": "pebbles", "players": 2, "title": "x".repeat(99) }), "title"),
    ] {
        let error = ada.post::<TableState>("/api/tables", &wrong).await.unwrap_err();
        assert!(error.to_string().contains(names), "{wrong}: {error}");
        assert_eq!(code(Err::<(), _>(error)), (422, ErrorCode::Invalid));
    }
    let unknown = ada.post::<TableState>("/api/tables", &json!({ "game": "go", "players": 2 })).await;
    assert_eq!(code(unknown), (404, ErrorCode::NotFound));
}
