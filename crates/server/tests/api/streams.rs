//! What the event streams say, and what a reader that was away is told.

use crate::House;
use crate::house::{AtTable, table};
use serde_json::json;
use server::api::{Ended, LobbyNotice, StepTold, TableEvent, TableNotice, TableState, TableStatus, apply};
use server::client::{Client, Events};

async fn next(events: &mut Events) -> TableNotice {
    serde_json::from_str(&events.next().await.expect("the stream goes on").data).unwrap()
}

async fn listen(client: &Client, id: &str, after: Option<u64>) -> Events {
    client.events(&format!("/api/tables/{id}/events"), after).await.unwrap()
}

#[tokio::test]
async fn everybody_hears_what_happens_with_the_own_eyes() {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let (mut at_ada, mut at_eve) = (listen(&ada, &id, None).await, listen(&eve, &id, None).await);
    for events in [&mut at_ada, &mut at_eve] {
        assert_eq!(next(events).await.event, TableEvent::Hello);
    }
    ada.play_first(&id).await;
    let own = next(&mut at_ada).await;
    assert_eq!(own.awaited, [1]);
    let TableEvent::Step { seat: 0, lines, .. } = own.event else { panic!("{own:?}") };
    assert!(lines[0].notation.as_ref().unwrap().starts_with("seal"));
    let TableEvent::Step { lines, .. } = next(&mut at_eve).await.event else { panic!() };
    assert_eq!((lines[0].notation.as_deref(), lines[0].text.key), (None, "step-seal-hidden"));
}

#[tokio::test]
async fn who_was_away_is_told_what_was_missed() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let seq = ada.state(&id).await.seq;
    ada.play_first(&id).await;
    ben.play_first(&id).await;
    ada.post::<server::api::ChatLine>(&format!("/api/tables/{id}/chat"), &json!({ "text": "hm" }))
        .await
        .unwrap();
    let mut events = listen(&ben, &id, Some(seq)).await;
    let hello = next(&mut events).await;
    assert_eq!((hello.event, hello.seq), (TableEvent::Hello, seq + 3));
    let mut seqs = Vec::new();
    for _ in 0..3 {
        seqs.push(next(&mut events).await.seq);
    }
    assert_eq!(seqs, [seq + 1, seq + 2, seq + 3]);
    let mut late = listen(&ben, &id, Some(seq + 2)).await;
    next(&mut late).await;
    let last = next(&mut late).await;
    assert!(matches!(last.event, TableEvent::Chat { line } if line.text == "hm"));
}

#[tokio::test]
async fn a_step_taken_back_is_not_told_with_another_ones_words() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let seq = ada.state(&id).await.seq;
    let after = ada.play_first(&id).await;
    let undo = json!({ "rev": after.rev, "key": "take-it-back" });
    ada.post::<server::api::StepAnswer>(&format!("/api/tables/{id}/undo"), &undo).await.unwrap();
    ada.play_first(&id).await;
    let mut events = listen(&ada, &id, Some(seq)).await;
    next(&mut events).await;
    let mut told = Vec::new();
    for _ in 0..3 {
        told.push(match next(&mut events).await.event {
            TableEvent::Step { lines, .. } => lines.len(),
            TableEvent::Undone { .. } => 100,
            other => panic!("{other:?}"),
        });
    }
    assert_eq!(told, [0, 100, 1]);
}

#[tokio::test]
async fn people_see_who_is_here() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let mut at_ada = listen(&ada, &id, None).await;
    next(&mut at_ada).await;
    let at_ben = listen(&ben, &id, None).await;
    assert_eq!(next(&mut at_ada).await.event, TableEvent::Presence { seat: 1, present: true });
    assert!(ada.state(&id).await.table.seats[1].present);
    drop(at_ben);
    assert_eq!(next(&mut at_ada).await.event, TableEvent::Presence { seat: 1, present: false });
}

#[tokio::test]
async fn the_lobby_hears_of_tables_and_of_the_own_turn() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let mut lobby = ben.events("/api/events", None).await.unwrap();
    assert_eq!(lobby.next().await.unwrap().event, "hello");
    let made: TableState =
        ada.post("/api/tables", &json!({ "game": "pebbles", "players": 2 })).await.unwrap();
    let read = |data: String| serde_json::from_str::<LobbyNotice>(&data).unwrap();
    let heard = read(lobby.next().await.unwrap().data);
    assert_eq!(heard.table.unwrap().status, TableStatus::Waiting);
    ben.act(&made.table.id, "join", json!({})).await;
    assert!(read(lobby.next().await.unwrap().data).table.unwrap().your_turn);
    let private = json!({ "game": "pebbles", "players": 2, "visibility": "private" });
    ada.post::<TableState>("/api/tables", &private).await.unwrap();
    ada.play_first(&made.table.id).await;
    let heard = read(lobby.next().await.unwrap().data);
    assert_eq!(heard.id, made.table.id, "nothing is heard of private tables");
}

/// Makes the state after a notice out of the one before it, as the page does.
fn advance(state: &mut TableState, notice: &TableNotice) {
    let news = notice.news.as_ref().expect("the notice tells what changed");
    assert!(news.from <= state.seq && state.seq < notice.seq, "{} builds on {}", notice.seq, news.from);
    apply(state.view.as_mut().unwrap(), &news.view.changes().unwrap()).unwrap();
    let lines = match &notice.event {
        TableEvent::Step { lines, .. } | TableEvent::Rewound { lines, .. } => lines.clone(),
        _ => Vec::new(),
    };
    state.log.lines.truncate(news.log_from as usize);
    state.log.lines.extend(lines);
    (state.seq, state.rev) = (notice.seq, notice.rev);
    (state.prompt, state.options) = (news.prompt.clone(), news.options.clone());
    (state.can_undo, state.can_redo) = (news.can_undo, news.can_redo);
    (state.held, state.undo_request) = (notice.held, news.undo_request.clone());
    state.clock.clone_from(&notice.clock);
    state.table.awaited.clone_from(&notice.awaited);
    (state.table.your_turn, state.table.steps) = (news.your_turn, notice.steps);
    (state.table.round, state.table.updated_at) = (notice.round, notice.at);
}

/// Nothing of the state but who is here may differ from what the notices led to.
async fn same(client: &Client, id: &str, followed: &TableState) {
    let mut fetched = client.state(id).await;
    fetched.table.seats.clone_from(&followed.table.seats);
    assert_eq!(*followed, fetched);
}

/// The notices of steps to come, one for each, presence and greetings aside.
async fn told(events: &mut Events) -> TableNotice {
    loop {
        let notice = next(events).await;
        if !matches!(notice.event, TableEvent::Hello | TableEvent::Presence { .. }) {
            return notice;
        }
    }
}

#[tokio::test]
async fn every_step_is_followed_without_a_fetch() {
    for game in ["pebbles", "terra-mystica"] {
        let house = House::open().await;
        let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
        let id = table(&[&ada, &ben], game, 2, json!({})).await;
        let mut followers = Vec::new();
        for who in [&ada, &ben, &eve] {
            let state = who.state(&id).await;
            let events = listen(who, &id, Some(state.seq)).await;
            followers.push((who, state, events));
        }
        for _ in 0..5 {
            let turn = followers.iter().position(|(_, state, _)| !state.options.is_empty()).unwrap();
            followers[turn].0.play_first(&id).await;
            for (_, state, events) in &mut followers {
                advance(state, &told(events).await);
            }
        }
        let mover = followers.iter().position(|(_, state, _)| state.can_undo);
        if let Some(mover) = mover {
            let undo = json!({ "rev": followers[mover].1.rev, "key": "take-it-back" });
            followers[mover]
                .0
                .post::<server::api::StepAnswer>(&format!("/api/tables/{id}/undo"), &undo)
                .await
                .unwrap();
            for (_, state, events) in &mut followers {
                advance(state, &told(events).await);
            }
        }
        for (who, state, _) in &followers {
            same(who, &id, state).await;
        }
    }
}

#[tokio::test]
async fn who_was_away_follows_step_by_step_unless_something_was_taken_back() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let mut state = ben.state(&id).await;
    let seq = state.seq;
    ada.play_first(&id).await;
    ben.play_first(&id).await;
    ada.play_first(&id).await;
    let mut events = listen(&ben, &id, Some(seq)).await;
    for _ in 0..3 {
        let notice = told(&mut events).await;
        advance(&mut state, &notice);
    }
    same(&ben, &id, &state).await;
    let rev = ada.state(&id).await.rev;
    let undo = json!({ "rev": rev, "key": "take-it-back" });
    ada.post::<server::api::StepAnswer>(&format!("/api/tables/{id}/undo"), &undo).await.unwrap();
    let mut late = listen(&ben, &id, Some(seq)).await;
    let mut kinds = Vec::new();
    for _ in 0..5 {
        let notice = told(&mut late).await;
        assert!(notice.news.is_none(), "moments in between are lost");
        kinds.push(notice.event);
    }
    assert_eq!(kinds.pop(), Some(TableEvent::Behind));
}

#[tokio::test]
async fn a_step_is_answered_with_its_notice_for_those_who_listen() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let path = format!("/api/tables/{id}/steps?answer=notice");
    let step = |state: &TableState, key: &str| json!({ "step": state.options[0].step, "rev": state.rev, "key": key });
    let deaf = ada.state(&id).await;
    let answer: StepTold = ada.post(&path, &step(&deaf, "nobody-listens")).await.unwrap();
    assert!(answer.notice.is_none() && answer.state.unwrap().seq > deaf.seq);
    let mut state = ben.state(&id).await;
    let mut events = listen(&ben, &id, Some(state.seq)).await;
    let answer: StepTold = ben.post(&path, &step(&state, "ben-listens")).await.unwrap();
    let notice = answer.notice.expect("the notice is enough");
    assert_eq!(told(&mut events).await, notice, "the stream says the same");
    let again: StepTold = ben.post(&path, &step(&state, "ben-listens")).await.unwrap();
    assert!(again.replayed && again.state.is_some());
    advance(&mut state, &notice);
    same(&ben, &id, &state).await;
}

#[tokio::test]
async fn one_stream_tells_of_several_tables_and_of_the_lobby() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let one = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    let two = table(&[&ada, &ben], "pebbles", 2, json!({ "visibility": "private" })).await;
    let secret = house.guest("Cid").await;
    let third = table(&[&ada, &secret], "pebbles", 2, json!({ "visibility": "private" })).await;
    let mut seqs = Vec::new();
    for id in [&one, &two] {
        seqs.push(ben.state(id).await.seq);
    }
    ada.play_first(&two).await;
    let path = format!("/api/events?tables={one}:{},{two}:{},{third}:0", seqs[0], seqs[1]);
    let mut events = ben.events(&path, None).await.unwrap();
    let (mut steps, mut lobby, mut ended) = (Vec::new(), Vec::new(), Vec::new());
    let mut played = false;
    while steps.len() < 2 || lobby.is_empty() || ended.is_empty() {
        let message = events.next().await.unwrap();
        match message.event.as_str() {
            "table" => {
                let notice: TableNotice = serde_json::from_str(&message.data).unwrap();
                if matches!(notice.event, TableEvent::Step { .. }) {
                    assert!(notice.news.is_some());
                    steps.push(notice.table);
                }
                if !played && steps.len() == 1 {
                    played = true;
                    ada.play_first(&one).await;
                }
            }
            "lobby" => lobby.push(serde_json::from_str::<LobbyNotice>(&message.data).unwrap().id),
            "ended" => ended.push(serde_json::from_str::<Ended>(&message.data).unwrap()),
            _ => {}
        }
    }
    assert_eq!(steps, [two, one.clone()], "what was missed, then what happens");
    assert_eq!(ended, [Ended { table: third, again: false }], "others' tables are nobody's business");
    assert_eq!(lobby, [one]);
    let wrong = ben.events("/api/events?tables=a:b", None).await;
    assert!(wrong.is_err());
}
