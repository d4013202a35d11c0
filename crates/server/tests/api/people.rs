//! Ratings, pages of people, friends, blocks and invitations.

use crate::House;
use crate::house::{AtTable, TempFile, code, config, play_to_the_end, table};
use game_core::{QuickRandom, Random};
use serde_json::json;
use server::api::{
    ChatLine, Done, ErrorCode, InvitationCard, Ladder, Met, Profile, ProfileShown, Session, TableEvent,
    TableNotice, TableState, TableStatus, Tie, Ties, Uncounted,
};
use server::client::{Client, Events};
use server::club::{recompute, towers};
use server::store::Club;
use server::{Chooser, Level, Memory, Player, RandomChooser, Sqlite, Store};
use std::sync::Arc;

async fn id_of(client: &Client) -> String {
    client.get::<Session>("/api/session").await.unwrap().me.unwrap().id
}

async fn profile(client: &Client, who: &str) -> Profile {
    client.get(&format!("/api/people/{who}?games=100")).await.unwrap()
}

async fn ladder(client: &Client, pace: &str) -> Ladder {
    client.get(&format!("/api/games/pebbles/ladder?pace={pace}")).await.unwrap()
}

/// The own page, once so many games are written down.
async fn after_games(client: &Client, games: u32) -> Profile {
    loop {
        let own = profile(client, "me").await;
        let reckoned = own.recent.iter().all(|one| one.uncounted.is_some() || one.change.is_some());
        if own.finished >= games && reckoned {
            return own;
        }
        tokio::task::yield_now().await;
    }
}

/// A game that ends at once: the first gives up.
async fn lose(loser: &Client, winner: &Client, more: serde_json::Value) -> String {
    let id = table(&[loser, winner], "pebbles", 2, more).await;
    let state = loser.act(&id, "resign", json!({})).await;
    assert_eq!(state.table.status, TableStatus::Finished);
    id
}

#[tokio::test]
async fn ratings_made_anew_are_those_that_came_about_game_by_game() {
    let file = TempFile::new();
    let house = House::on_file(&file).await;
    let (ada, ben, cid) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Cid").await);
    let mut rng = QuickRandom::new(4);
    for round in 0..4 {
        let people: &[&Client] = if round % 2 == 0 { &[&ada, &ben, &cid] } else { &[&ben, &cid] };
        let id = table(people, "pebbles", 4, json!({})).await;
        play_to_the_end(people, &id, |options| rng.below(options as u32) as usize).await;
    }
    lose(&ada, &ben, json!({ "clock": { "kind": "turns", "hours": 24 } })).await;
    lose(&cid, &ben, json!({})).await;
    lose(&cid, &ada, json!({ "seed": "known" })).await;
    let bens = after_games(&ben, 6).await;
    after_games(&cid, 6).await;
    let adas = after_games(&ada, 4).await;
    let paces: Vec<u32> = bens.ratings.iter().map(|rating| rating.games).collect();
    assert_eq!(paces, [5, 1], "live and by turns have a ladder each");
    assert_eq!(bens.ratings[0].history.len(), 5);
    assert!(adas.ratings.iter().all(|rating| rating.provisional));
    let live = ladder(&ada, "live").await;
    let random = live.rungs.iter().find(|rung| rung.bot.as_deref() == Some("random")).unwrap();
    assert_eq!((random.games, random.measured), (1 + 1 + 2 + 2, false), "bots stand on it too");
    assert!(live.rungs.iter().all(|rung| rung.place.is_none()), "few games give no place");

    // Deleting an account takes nobody else's rating away.
    let bens_id = id_of(&ben).await;
    ben.post::<Session>("/api/me/delete", &json!({})).await.unwrap();
    assert_eq!(code(ada.get::<Profile>(&format!("/api/people/{bens_id}")).await), (404, ErrorCode::NotFound));
    let without = ladder(&ada, "live").await;
    assert!(without.rungs.iter().all(|rung| rung.person.as_ref().is_none_or(|one| one.id != bens_id)));
    house.server.stop().await;

    let store = Sqlite::open(&file.0).await.unwrap();
    let before = towers(&store, &config()).await.unwrap();
    let rows = store.results_with(&bens_id).await.unwrap();
    assert_eq!(recompute(&store, &config()).await.unwrap(), 6, "practice does not count");
    assert_eq!(towers(&store, &config()).await.unwrap(), before);
    assert_eq!(store.results_with(&bens_id).await.unwrap(), rows);
    store.close().await;
}

/// Bots that were measured, though they play at random.
struct Measured;

impl Chooser for Measured {
    fn levels(&self, _game: &str) -> Vec<Level> {
        let level = |id: &str, rating| Level { id: id.to_owned(), rating: Some(rating), error: Some(40) };
        vec![level("random", 1000), level("strong", 1700)]
    }

    fn seat(&self, game: &str, level: &str) -> Option<Box<dyn Player>> {
        RandomChooser.seat(game, level)
    }
}

#[tokio::test]
async fn bots_stand_where_they_were_measured_and_people_are_measured_by_them() {
    let mut config = config();
    config.chooser = Arc::new(Measured);
    let house = House::with(Arc::new(Memory::default()), config).await;
    let ada = house.guest("Ada").await;
    let bots = |ladder: Ladder| -> Vec<(Option<String>, i32, u32)> {
        let bots = ladder.rungs.into_iter().filter(|rung| rung.measured);
        bots.map(|rung| (rung.bot, rung.rating, rung.games)).collect()
    };
    let level = |id: &str| Some(id.to_owned());
    let before = bots(ladder(&ada, "live").await);
    assert_eq!(before, [(level("strong"), 1700, 0), (level("random"), 1000, 0)], "before anybody has played");
    let id = table(&[&ada], "pebbles", 2, json!({})).await;
    ada.act(&id, "resign", json!({})).await;
    let own = after_games(&ada, 1).await;
    assert!(own.recent[0].change.unwrap() < -50, "a loss against the weakest costs more than others");
    let after = bots(ladder(&ada, "live").await);
    assert_eq!(after, [(level("strong"), 1700, 0), (level("random"), 1000, 1)]);
}

#[tokio::test]
async fn a_server_writes_down_what_ended_while_nobody_did() {
    let file = TempFile::new();
    let house = House::on_file(&file).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    lose(&ada, &ben, json!({})).await;
    let before = after_games(&ben, 1).await;
    house.server.stop().await;
    let store = Sqlite::open(&file.0).await.unwrap();
    store.clear_results().await.unwrap();
    store.close().await;
    let house = House::on_file(&file).await;
    let ben = Client::stranger(&house.base).unwrap().with_cookie(ben.cookie().map(str::to_owned));
    assert_eq!(after_games(&ben, 1).await.ratings, before.ratings);
    house.server.stop().await;
}

#[tokio::test]
async fn a_page_tells_what_its_viewer_may_know() {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let open = lose(&ben, &ada, json!({ "title": "In the open" })).await;
    let hidden = lose(&ada, &ben, json!({ "visibility": "private", "title": "Behind the door" })).await;
    let alone = table(&[&ada], "pebbles", 2, json!({ "visibility": "private", "title": "All alone" })).await;
    ada.act(&alone, "resign", json!({})).await;
    let running = table(&[&ada, &ben], "pebbles", 2, json!({ "title": "Going on" })).await;
    let secret =
        table(&[&ada, &ben], "pebbles", 2, json!({ "visibility": "link", "title": "By invite" })).await;
    let own = after_games(&ada, 3).await;
    let id = own.person.id.clone();
    let tables = |profile: &Profile| -> Vec<String> {
        profile.recent.iter().map(|one| one.table.id.clone()).collect()
    };
    let on =
        |profile: &Profile| -> Vec<String> { profile.running.iter().map(|one| one.id.clone()).collect() };
    assert!(own.you && own.shown == Some(ProfileShown::Everybody) && own.met.is_none());
    assert_eq!(own.recent.len(), 3);
    assert_eq!(on(&own).len(), 2);
    assert_eq!(own.games[0].all.games, 3);
    let why: Vec<Option<Uncounted>> = own.recent.iter().map(|one| one.uncounted).collect();
    assert_eq!(why.iter().filter(|why| **why == Some(Uncounted::Private)).count(), 2);

    let met = profile(&ben, &id).await;
    assert_eq!(tables(&met).len(), 2, "whoever sat there knows of it");
    assert!(tables(&met).contains(&hidden) && on(&met).contains(&secret));
    assert_eq!(met.met, Some(Met { games: 2, ahead: 1, behind: 1 }));
    assert_eq!(met.shown, None, "the choice is the owner's to know");

    let stranger = Client::stranger(&house.base).unwrap();
    for viewer in [&eve, &stranger] {
        let seen = profile(viewer, &id).await;
        assert_eq!(tables(&seen), [open.as_str()]);
        assert_eq!(on(&seen), [running.as_str()]);
        assert_eq!((seen.finished, seen.games[0].all.games, seen.reliability.begun), (1, 1, 1));
        let text = viewer.text(&format!("/api/people/{id}?games=100")).await.unwrap();
        for word in ["Behind the door", "All alone", "By invite"] {
            assert!(!text.contains(word), "{word}");
        }
    }
    for (shown, seen) in [("met", [true, false, false]), ("nobody", [false; 3]), ("everybody", [true; 3])] {
        let own: Profile = ada.post("/api/me/profile", &json!({ "shown": shown })).await.unwrap();
        assert!(!own.hidden);
        for (viewer, seen) in [&ben, &eve, &stranger].into_iter().zip(seen) {
            let page = profile(viewer, &id).await;
            assert_eq!(page.hidden, !seen, "{shown}");
            let empty = page.ratings.is_empty() && page.recent.is_empty() && page.since.is_none();
            assert_eq!(empty, !seen, "{shown}");
            let rungs = ladder(viewer, "live").await.rungs;
            let listed = rungs.iter().any(|rung| rung.person.as_ref().is_some_and(|one| one.id == id));
            assert_eq!(listed, seen, "{shown}");
        }
    }
    let nobody = eve.get::<Profile>("/api/people/nobody-of-this-name").await;
    assert_eq!(code(nobody), (404, ErrorCode::NotFound));
    assert_eq!(code(stranger.get::<Profile>("/api/people/me").await), (401, ErrorCode::SignInNeeded));
    let wrong = ada.post::<Profile>("/api/me/profile", &json!({ "shown": "some" })).await;
    assert_eq!(code(wrong), (422, ErrorCode::Invalid));
}

#[tokio::test]
async fn a_page_tells_results_by_side_and_players_and_how_somebody_begins() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    // The same deal twice, played alike; and once at another table.
    for (players, seed) in [(2, "lamp"), (2, "lamp"), (3, "hearth")] {
        let id = table(&[&ada, &ben], "altay", players, json!({ "seed": seed, "shuffle": false })).await;
        play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
    }
    let own = after_games(&ada, 3).await;
    let [results] = own.games.as_slice() else { panic!("{:?}", own.games) };
    assert_eq!((results.game.as_str(), results.all.games), ("altay", 3));
    let by_players: Vec<(u8, u32)> =
        results.players.iter().map(|one| (one.players, one.results.games)).collect();
    assert_eq!(by_players, [(2, 2), (3, 1)]);
    assert_eq!(results.sides.iter().map(|one| one.results.games).sum::<u32>(), 3);
    assert!(results.sides[0].results.games >= 2, "{:?}", results.sides);
    let outcomes: Vec<(u8, i32)> = own.recent.iter().map(|one| (one.place, one.points)).collect();
    let points = f64::from(outcomes.iter().map(|(_, points)| points).sum::<i32>()) / 3.0;
    assert!((results.all.points - points).abs() < 1e-9);
    let won = outcomes.iter().filter(|(place, _)| *place == 1).count();
    assert_eq!(usize::try_from(results.all.won).unwrap(), won);
    assert!((results.all.chance - (0.5 + 0.5 + 1.0 / 3.0) / 3.0).abs() < 1e-9);
    let [usual] = own.openings.as_slice() else { panic!("what came once is not usual: {:?}", own.openings) };
    assert!(usual.game == "altay" && usual.results.games >= 2, "{usual:?}");
    assert_eq!(usual.side.as_deref(), Some(results.sides[0].side.as_str()));
    assert!(!usual.choices.is_empty());
    for one in &own.recent {
        let replay = format!("/api/tables/{}/record", one.table.id);
        ben.text(&replay).await.expect("a finished game can be looked at again");
    }
    assert!(own.ratings.is_empty(), "the seed was known");
}

#[tokio::test]
async fn accounts_are_found_by_their_login_in_any_case() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let account = json!({ "login": "Ada-L", "password": "a long password" });
    ada.post::<serde_json::Value>("/api/account", &account).await.unwrap();
    let eve = house.guest("Eve").await;
    assert_eq!(profile(&eve, "ADA-l").await.person.id, id_of(&ada).await);
}

#[tokio::test]
async fn who_is_blocked_neither_asks_nor_sits_down_nor_is_heard() {
    let house = House::open().await;
    let (ada, ben, cid) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Cid").await);
    let (adas, bens) = (id_of(&ada).await, id_of(&ben).await);
    let together = table(&[&cid, &ada, &ben], "pebbles", 3, json!({})).await;
    ben.post::<ChatLine>(&format!("/api/tables/{together}/chat"), &json!({ "text": "Ha!" })).await.unwrap();
    assert_eq!(ada.state(&together).await.chat.len(), 1);

    let ties: Ties =
        ada.post(&format!("/api/people/{bens}/tie"), &json!({ "tie": "blocked" })).await.unwrap();
    assert_eq!(ties.blocked[0].name, "Ben");
    assert_eq!(ada.state(&together).await.chat.len(), 0);
    assert_eq!(cid.state(&together).await.chat.len(), 1, "others still read it");

    let new = json!({ "game": "pebbles", "players": 2 });
    let by_ada: TableState = ada.post("/api/tables", &new).await.unwrap();
    let by_ben: TableState = ben.post("/api/tables", &new).await.unwrap();
    let join = |id: &str| format!("/api/tables/{id}/join");
    let refused = ben.post::<TableState>(&join(&by_ada.table.id), &json!({})).await;
    assert_eq!(code(refused), (403, ErrorCode::Forbidden));
    let refused = ada.post::<TableState>(&join(&by_ben.table.id), &json!({})).await;
    assert_eq!(code(refused), (403, ErrorCode::Forbidden));
    // Ben is not told that he is blocked: it looks as if he had asked.
    let ask = |id: &str| format!("/api/tables/{id}/invitations");
    ben.post::<Done>(&ask(&by_ben.table.id), &json!({ "person": adas })).await.unwrap();
    assert_eq!(ada.get::<Vec<InvitationCard>>("/api/me/invitations").await.unwrap(), []);
    let refused = ada.post::<Done>(&ask(&by_ada.table.id), &json!({ "person": bens })).await;
    assert_eq!(code(refused), (422, ErrorCode::Invalid));
    assert!(profile(&ben, &adas).await.hidden, "nor does Ada's page tell him anything");
    assert_eq!(profile(&ada, &bens).await.tie, Some(Tie::Blocked));
    assert_eq!(profile(&ben, &adas).await.tie, None);

    ada.post::<Ties>(&format!("/api/people/{bens}/tie"), &json!({ "tie": null })).await.unwrap();
    assert_eq!(ben.act(&by_ada.table.id, "join", json!({})).await.table.your_seat, Some(1));
    assert_eq!(ada.state(&together).await.chat.len(), 1);
    let oneself = ada.post::<Ties>(&format!("/api/people/{adas}/tie"), &json!({ "tie": "friend" })).await;
    assert_eq!(code(oneself), (422, ErrorCode::Invalid));
}

/// The next so many things that a stream tells of what people say.
async fn said(stream: &mut Events, count: usize) -> Vec<String> {
    let mut lines = Vec::new();
    while lines.len() < count {
        let message = stream.next().await.expect("the stream goes on");
        let notice: TableNotice = serde_json::from_str(&message.data).unwrap();
        if let TableEvent::Chat { line } = notice.event {
            lines.push(line.text);
        }
    }
    lines
}

#[tokio::test]
async fn what_blocked_people_say_is_in_no_stream_of_who_blocked_them() {
    let house = House::open().await;
    let (ada, ben, cid) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Cid").await);
    let bens = id_of(&ben).await;
    let together = table(&[&cid, &ada, &ben], "pebbles", 3, json!({})).await;
    let path = format!("/api/tables/{together}/events");
    let chat = format!("/api/tables/{together}/chat");
    let begun = ada.state(&together).await.seq;
    let (mut adas, mut cids) =
        (ada.events(&path, None).await.unwrap(), cid.events(&path, None).await.unwrap());
    let tie = |tie: serde_json::Value| json!({ "tie": tie });
    for (blocked, who, text) in
        [(false, &ben, "one"), (true, &ben, "two"), (true, &cid, "three"), (false, &ben, "four")]
    {
        let wanted = if blocked { tie("blocked".into()) } else { tie(serde_json::Value::Null) };
        ada.post::<Ties>(&format!("/api/people/{bens}/tie"), &wanted).await.unwrap();
        who.post::<ChatLine>(&chat, &json!({ "text": text })).await.unwrap();
    }
    assert_eq!(said(&mut adas, 3).await, ["one", "three", "four"], "a stream that is open");
    assert_eq!(said(&mut cids, 4).await, ["one", "two", "three", "four"], "others hear all of it");
    ada.post::<Ties>(&format!("/api/people/{bens}/tie"), &tie("blocked".into())).await.unwrap();
    let mut again = ada.events(&path, Some(begun)).await.unwrap();
    assert_eq!(said(&mut again, 1).await, ["three"], "and one that is resumed");
}

#[tokio::test]
async fn somebody_is_asked_to_a_private_table_and_sits_down() {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let bens = id_of(&ben).await;
    let new = json!({ "game": "pebbles", "players": 2, "visibility": "private", "title": "Friday" });
    let made: TableState = ada.post("/api/tables", &new).await.unwrap();
    let path = format!("/api/tables/{}/invitations", made.table.id);
    let foreign = eve.post::<Done>(&path, &json!({ "person": bens })).await;
    assert_eq!(code(foreign), (404, ErrorCode::NotFound));
    for _ in 0..2 {
        ada.post::<Done>(&path, &json!({ "person": bens })).await.unwrap();
    }
    let cards: Vec<InvitationCard> = ben.get("/api/me/invitations").await.unwrap();
    let [card] = cards.as_slice() else { panic!("asked once: {cards:?}") };
    assert_eq!((card.from.name.as_str(), card.table.title.as_deref()), ("Ada", Some("Friday")));
    let other = eve.post::<TableState>(&format!("/api/me/invitations/{}/accept", card.id), &json!({})).await;
    assert_eq!(code(other), (404, ErrorCode::NotFound));
    let state: TableState =
        ben.post(&format!("/api/me/invitations/{}/accept", card.id), &json!({})).await.unwrap();
    assert_eq!((state.table.your_seat, state.table.status), (Some(1), TableStatus::Running));
    assert_eq!(ben.get::<Vec<InvitationCard>>("/api/me/invitations").await.unwrap(), []);
    let late = ada.post::<Done>(&path, &json!({ "person": id_of(&eve).await })).await;
    assert_eq!(code(late), (409, ErrorCode::WrongTime));
    let nobody = ada.post::<Done>(&path, &json!({ "person": "nobody" })).await;
    assert_eq!(code(nobody), (409, ErrorCode::WrongTime));
}

#[tokio::test]
async fn whoever_wants_to_play_again_asks_everybody_who_was_there() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = lose(&ada, &ben, json!({ "visibility": "link" })).await;
    let again: TableState = ada.post(&format!("/api/tables/{id}/rematch"), &json!({})).await.unwrap();
    let cards: Vec<InvitationCard> = ben.get("/api/me/invitations").await.unwrap();
    assert_eq!(cards.len(), 1);
    assert_eq!((cards[0].table.id.as_str(), cards[0].from.name.as_str()), (again.table.id.as_str(), "Ada"));
    let left: Vec<InvitationCard> =
        ben.post(&format!("/api/me/invitations/{}/decline", cards[0].id), &json!({})).await.unwrap();
    assert_eq!(left, []);
    // Who declined may think again.
    let state: TableState = ben.post(&format!("/api/tables/{id}/rematch"), &json!({})).await.unwrap();
    assert_eq!(state.table.status, TableStatus::Running);
}

#[tokio::test]
async fn friends_are_ones_own_business() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let (adas, bens) = (id_of(&ada).await, id_of(&ben).await);
    let ties: Ties = ada.post(&format!("/api/people/{bens}/tie"), &json!({ "tie": "friend" })).await.unwrap();
    assert_eq!((ties.friends.len(), ties.blocked.len()), (1, 0));
    assert_eq!(profile(&ada, &bens).await.tie, Some(Tie::Friend));
    let text = ben.text(&format!("/api/people/{adas}")).await.unwrap();
    assert!(!text.contains("\"friend\""), "{text}");
    assert_eq!(ben.get::<Ties>("/api/me/ties").await.unwrap(), Ties::default());
    let data = ada.text("/api/me/data").await.unwrap();
    assert!(data.contains(&bens), "what is kept of somebody can be taken along");
    ben.post::<Session>("/api/me/delete", &json!({})).await.unwrap();
    assert_eq!(ada.get::<Ties>("/api/me/ties").await.unwrap(), Ties::default());
}
