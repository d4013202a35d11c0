//! Boards to think on: opened, changed, shared, kept, and what they do not tell.

use crate::House;
use crate::house::{AtTable, TempFile, code, config, games, play_to_the_end, table};
use game_core::{AnyGame, AnySight, QuickRandom, Random, Record, Seat, Seed, Viewer};
use reqwest::Method;
use serde_json::{Value, json};
use server::api::{
    BoardCard, BoardLines, BoardState, BoardValues, Done, ErrorCode, MyData, TableState, TableStatus,
};
use server::client::{Client, ClientError};
use server::ids::BoardId;
use server::store::Boards;
use server::{Memory, NoReviewer, Reading, Reviewer, Reviewing, Store};
use std::sync::Arc;

/// Reads the same in every position, a little more for later seats.
struct Plain;

impl Reviewer for Plain {
    fn version(&self) -> u32 {
        NoReviewer.version()
    }

    fn begin(&self, record: &Record) -> Result<Box<dyn Reviewing>, String> {
        NoReviewer.begin(record)
    }

    fn read(&self, sights: &[Box<dyn AnySight>]) -> Vec<Reading> {
        let first = |sight: &dyn AnySight| 10.0 + f64::from(sight.seat().index() as u8);
        let read = |points: f64| Reading {
            points: vec![points, points + 1.0],
            win: vec![0.4, 0.6],
            band: 3.0,
            shift: vec![100.0, 200.0],
        };
        sights.iter().map(|sight| read(first(sight.as_ref()))).collect()
    }
}

async fn open(person: &Client, table: &str, step: u32) -> BoardState {
    person.post("/api/boards", &json!({ "table": table, "step": step })).await.unwrap()
}

async fn try_change(person: &Client, board: &BoardState, change: Value) -> Result<BoardState, ClientError> {
    let body = json!({ "rev": board.rev, "deal": board.deal, "change": change });
    person.post(&format!("/api/boards/{}", board.id), &body).await
}

async fn change(person: &Client, board: &BoardState, what: Value) -> BoardState {
    try_change(person, board, what).await.unwrap()
}

/// Tries the first option there is.
async fn step(person: &Client, board: &BoardState) -> BoardState {
    let TableState { options, viewer, .. } = &board.state;
    let seat = match viewer {
        server::api::ViewerInfo::Seat { seat } => *seat,
        other => panic!("{other:?}"),
    };
    let step = &options[0].step;
    change(person, board, json!({ "kind": "step", "at": board.at, "seat": seat, "step": step })).await
}

async fn look(person: &Client, board: &BoardState, at: u32, deal: u32) -> BoardState {
    person.get(&format!("/api/boards/{}?at={at}&deal={deal}", board.id)).await.unwrap()
}

/// A finished game of Pebbles between people, and the moment in it where both decide first: no bot is faster than that.
async fn finished(people: &[&Client], more: Value) -> (String, u32) {
    let id = table(people, "pebbles", 2, more).await;
    let begins = people[0].state(&id).await.table.steps;
    play_to_the_end(people, &id, |_| 0).await;
    (id, begins)
}

#[tokio::test]
async fn steps_become_branches_that_have_names_and_comments() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let (id, moment) = finished(&[&ada, &ben], json!({})).await;
    let start = open(&ada, &id, moment).await;
    assert!(start.own && start.bot && !start.running && start.chance, "{start:?}");
    assert_eq!((start.seat, start.at, start.deals, start.rev), (0, 0, 1, 0));
    assert!(start.branches[0].played && !start.nodes.is_empty(), "what was played is the first branch");
    let played = &start.nodes[0];
    assert_eq!((played.after, played.seat, played.branch), (0, 0, 0));
    let other = start.state.options.iter().find(|option| option.step != played.step).unwrap();

    let made = json!({ "kind": "step", "at": 0, "seat": 0, "step": other.step });
    let tried = change(&ada, &start, made.clone()).await;
    assert_eq!((tried.rev, tried.branches.len()), (1, 2));
    assert!(tried.at != 0 && tried.state.can_undo && !start.state.can_undo);
    let again = change(&ada, &tried, made.clone()).await;
    assert_eq!((again.at, again.rev), (tried.at, 1), "what was tried before is only gone to");
    let named = json!({ "kind": "name", "branch": 1, "name": " The other pebble " });
    let named = change(&ada, &again, named).await;
    assert_eq!(named.branches[1].name, "The other pebble");
    let said = json!({ "kind": "comment", "at": tried.at, "text": "Perhaps." });
    let said = change(&ada, &named, said).await;
    assert_eq!(said.nodes.iter().find(|node| node.id == tried.at).unwrap().comment, "Perhaps.");
    let on = step(&ada, &said).await;
    assert_eq!(on.nodes.last().map(|node| (node.after, node.branch)), Some((tried.at, 1)));
    assert_eq!(on.nodes.last().unwrap().seat, 1, "steps of all seats are tried");
    let fork = change(&ada, &on, json!({ "kind": "branch", "at": tried.at })).await;
    assert_eq!((fork.at, fork.branches[2].from), (tried.at, tried.at));

    let stale = try_change(&ada, &start, made).await;
    assert_eq!(code(stale), (409, ErrorCode::Stale), "an old tab changes nothing");
    let wrong = json!({ "kind": "step", "at": 0, "seat": 0, "step": "seal 99" });
    assert_eq!(code(try_change(&ada, &fork, wrong).await), (422, ErrorCode::Refused));
    let nowhere = json!({ "kind": "step", "at": 999, "seat": 0, "step": "seal 1" });
    assert_eq!(code(try_change(&ada, &fork, nowhere).await), (404, ErrorCode::NotFound));
    let long = json!({ "kind": "name", "branch": 1, "name": "x".repeat(61) });
    assert_eq!(code(try_change(&ada, &fork, long).await), (422, ErrorCode::Invalid));

    let less = change(&ada, &fork, json!({ "kind": "remove", "at": tried.at })).await;
    assert_eq!((less.at, less.branches.len()), (0, 1), "what followed is gone with it");
    let table: TableState = ada.state(&id).await;
    assert_eq!(table.table.status, TableStatus::Finished);
    house.server.stop().await;
}

#[tokio::test]
async fn lines_are_kept_with_the_steps_between() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let (id, moment) = finished(&[&ada, &ben], json!({})).await;
    let start = open(&ada, &id, moment).await;
    let asked = json!({ "at": 0 });
    let lines: BoardLines = ada.post(&format!("/api/boards/{}/lines", start.id), &asked).await.unwrap();
    assert_eq!((lines.seat, lines.level.as_str()), (Some(0), "random"));
    let best = &lines.lines[0].step;
    let kept = change(&ada, &start, json!({ "kind": "line", "at": 0, "steps": [best, "nonsense"] })).await;
    assert_eq!(kept.branches.len(), 2, "a line is a branch of its own");
    let node = kept.nodes.iter().find(|node| node.id == kept.at).unwrap();
    assert_eq!((&node.step, node.branch), (best, 1));
    let nothing = json!({ "kind": "line", "at": 0, "steps": ["nonsense"] });
    assert_eq!(code(try_change(&ada, &kept, nothing).await), (422, ErrorCode::Invalid));

    let answers = format!("/api/boards/{}/answers", start.id);
    let question = json!({ "rev": kept.rev, "at": kept.at });
    let answered: BoardState = ada.post(&answers, &question).await.unwrap();
    assert!(answered.nodes.len() > kept.nodes.len(), "a bot sealed for the other seat");
    assert_eq!(answered.state.table.awaited.first().copied().unwrap_or(0), 0, "until the own seat is asked");
    assert_eq!(code(ada.post::<BoardState>(&answers, &question).await), (409, ErrorCode::Stale));
    house.server.stop().await;
}

#[tokio::test]
async fn values_are_read_in_every_deal() {
    let mut config = config();
    config.reviewer = Arc::new(Plain);
    let house = House::with(Arc::new(Memory::default()), config).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let (id, moment) = finished(&[&ada, &ben], json!({})).await;
    let start = open(&ada, &id, moment).await;
    let dealt = change(&ada, &start, json!({ "kind": "deal", "at": 0 })).await;
    assert_eq!((dealt.deals, dealt.deal), (2, 1));
    let values: BoardValues =
        ada.post(&format!("/api/boards/{}/values", start.id), &json!({ "at": 0 })).await.unwrap();
    assert_eq!(values.seats.iter().map(|seat| seat.points).collect::<Vec<_>>(), [10.0, 11.0]);
    assert_eq!((values.seats[1].win, values.seats[0].band), (0.6, 3.0));
    let [end] = &values.ends[..] else { panic!("{values:?}") };
    assert_eq!((end.points, end.error, end.deals.len()), (10.0, 0.0, 2));
    assert_eq!(end.deals[0], Some(10.0));
    house.server.stop().await;

    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let (id, moment) = finished(&[&ada, &ben], json!({})).await;
    let start = open(&ada, &id, moment).await;
    let silent: BoardValues =
        ada.post(&format!("/api/boards/{}/values", start.id), &json!({ "at": 0 })).await.unwrap();
    assert!(silent.seats.is_empty() && silent.ends.is_empty(), "nobody reads here: {silent:?}");
    house.server.stop().await;
}

#[tokio::test]
async fn a_board_is_its_owners_alone_and_comes_back_later() {
    let file = TempFile::new();
    let house = House::on_file(&file).await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let (id, moment) = finished(&[&ada, &ben], json!({})).await;
    let start = open(&ada, &id, moment).await;
    assert_eq!(ada.get::<Vec<BoardCard>>("/api/boards").await.unwrap(), [], "nothing was done there");
    let tried = step(&ada, &look(&ada, &start, start.nodes[0].id, 0).await).await;
    let at = format!("/api/boards/{}", start.id);
    assert_eq!(code(eve.get::<BoardState>(&at).await), (404, ErrorCode::NotFound));
    assert_eq!(
        code(try_change(&eve, &tried, json!({ "kind": "deal", "at": 0 })).await),
        (404, ErrorCode::NotFound)
    );
    for path in ["lines", "values"] {
        let asked = eve.post::<Value>(&format!("{at}/{path}"), &json!({})).await;
        assert_eq!(code(asked), (404, ErrorCode::NotFound));
    }
    assert_eq!(code(eve.text(&format!("{at}/record")).await), (404, ErrorCode::NotFound));
    let removed = |who: &Client| who.request(Method::DELETE, &at).send();
    assert_eq!(removed(&eve).await.unwrap().status(), 404);
    house.server.stop().await;

    let house = House::on_file(&file).await;
    let ada = Client::stranger(&house.base).unwrap().with_cookie(ada.cookie().map(str::to_owned));
    let cards: Vec<BoardCard> = ada.get("/api/boards").await.unwrap();
    assert_eq!(cards.iter().map(|card| (&card.id, &card.table)).collect::<Vec<_>>(), [(&start.id, &id)]);
    assert_eq!(look(&ada, &tried, tried.at, 0).await, tried, "as it was left");
    assert_eq!(open(&ada, &id, moment).await.id, start.id, "one board for each moment");
    let mine: MyData = ada.get("/api/me/data").await.unwrap();
    assert_eq!(mine.boards.iter().map(|board| &board.id).collect::<Vec<_>>(), [&start.id]);
    let text = ada.text(&format!("{at}/record")).await.unwrap();
    let record: Record = text.parse().unwrap();
    assert_eq!(record.steps.len(), moment as usize);
    assert!(record.notes.keys().any(|name| name.starts_with("variation.A.")), "{text}");
    let removed = ada.request(Method::DELETE, &at).send().await.unwrap();
    assert_eq!(removed.json::<Done>().await.unwrap().done, start.id);
    assert_eq!(ada.get::<Vec<BoardCard>>("/api/boards").await.unwrap(), []);
    house.server.stop().await;
}

#[tokio::test]
async fn a_link_shows_one_branch_and_nobodys_name() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let (id, moment) = finished(&[&ada, &ben], json!({ "visibility": "private" })).await;
    let eve = Client::stranger(&house.base).unwrap();
    assert_eq!(
        code(
            house
                .guest("Eve")
                .await
                .post::<BoardState>("/api/boards", &json!({ "table": id, "step": moment }))
                .await
        ),
        (404, ErrorCode::NotFound)
    );
    let start = open(&ada, &id, moment).await;
    let other = start.state.options.iter().find(|option| option.step != start.nodes[0].step).unwrap();
    let made = json!({ "kind": "step", "at": 0, "seat": 0, "step": other.step });
    let tried = change(&ada, &start, made).await;
    let shared = change(&ada, &tried, json!({ "kind": "share", "branch": 1, "on": true })).await;
    let key = shared.branches[1].key.clone().unwrap();
    let at = format!("/api/boards/{}/shared/{key}", start.id);
    let seen: BoardState = eve.get(&at).await.unwrap();
    assert!(!seen.own && !seen.bot && seen.state.options.is_empty(), "whoever has a link only looks");
    assert_eq!((seen.at, seen.branches.len(), seen.branches[0].key.as_ref()), (tried.at, 1, None));
    assert_eq!(seen.nodes.iter().map(|node| node.id).collect::<Vec<_>>(), [tried.at]);
    let text = serde_json::to_string(&seen).unwrap();
    assert!(!text.contains("Ada") && !text.contains("Ben"), "{text}");
    assert_eq!(code(eve.get::<BoardState>(&format!("{at}?at=1")).await), (404, ErrorCode::NotFound));
    let closed = change(&ada, &shared, json!({ "kind": "share", "branch": 1, "on": false })).await;
    assert_eq!(closed.branches[1].key, None);
    assert_eq!(code(eve.get::<BoardState>(&at).await), (404, ErrorCode::NotFound));
    house.server.stop().await;
}

#[tokio::test]
async fn running_games_are_thought_about_by_turns_with_the_own_eyes_and_without_bots() {
    let house = House::open().await;
    let (ada, ben, eve) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Eve").await);
    let turns = json!({ "clock": { "kind": "turns", "hours": 24 } });
    let id = table(&[&ada, &ben], "pebbles", 2, turns).await;
    let moment = ada.state(&id).await.table.steps;
    let asked = |seat: Option<u8>| json!({ "table": id, "step": moment, "seat": seat });
    let foreign = ben.post::<BoardState>("/api/boards", &asked(Some(0))).await;
    assert_eq!(code(foreign), (403, ErrorCode::Forbidden), "the own eyes only");
    assert_eq!(code(eve.post::<BoardState>("/api/boards", &asked(None)).await), (403, ErrorCode::Forbidden));
    let beyond = json!({ "table": id, "step": moment + 1 });
    assert_eq!(code(ada.post::<BoardState>("/api/boards", &beyond).await), (404, ErrorCode::NotFound));
    let board = open(&ben, &id, moment).await;
    assert!(board.running && !board.bot && board.nodes.is_empty() && board.seat == 1, "{board:?}");
    let tried = step(&ben, &board).await;
    let at = format!("/api/boards/{}", board.id);
    for path in ["lines", "values"] {
        let silent = ben.post::<Value>(&format!("{at}/{path}"), &json!({})).await;
        assert_eq!(code(silent), (403, ErrorCode::Forbidden), "{path}");
    }
    let answers = json!({ "rev": tried.rev, "at": 0 });
    let silent = ben.post::<Value>(&format!("{at}/answers"), &answers).await;
    assert_eq!(code(silent), (403, ErrorCode::Forbidden));
    let share = json!({ "kind": "share", "branch": 0, "on": true });
    assert_eq!(code(try_change(&ben, &tried, share).await), (409, ErrorCode::WrongTime));
    assert_eq!(code(ben.text(&format!("{at}/record")).await), (409, ErrorCode::WrongTime));
    assert_eq!(ada.state(&id).await.table.steps, moment, "nothing is played");

    let live = json!({ "clock": { "kind": "live", "bank": 600, "increment": 5 } });
    let quick = table(&[&ada, &ben], "pebbles", 2, live.clone()).await;
    let moment = ada.state(&quick).await.table.steps;
    let asked = json!({ "table": quick, "step": moment });
    assert_eq!(code(ada.post::<BoardState>("/api/boards", &asked).await), (409, ErrorCode::WrongTime));
    let mut hints = live;
    hints["hints"] = json!(true);
    let helped = table(&[&ada, &ben], "pebbles", 2, hints).await;
    let board = open(&ada, &helped, ada.state(&helped).await.table.steps).await;
    assert!(board.running && board.bot, "where hints are allowed everything is");
    let _: BoardLines = ada.post(&format!("/api/boards/{}/lines", board.id), &json!({})).await.unwrap();
    house.server.stop().await;
}

#[tokio::test]
async fn one_person_has_only_so_many_boards() {
    let mut config = config();
    config.limits.boards_per_caller = 1;
    let house = House::with(Arc::new(Memory::default()), config).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let (id, moment) = finished(&[&ada, &ben], json!({})).await;
    let first = open(&ada, &id, moment).await;
    let second = open(&ada, &id, moment + 2).await;
    assert!(
        second.id != first.id && ada.get::<BoardState>(&format!("/api/boards/{}", first.id)).await.is_err()
    );
    change(&ada, &second, json!({ "kind": "deal", "at": 0 })).await;
    let third = json!({ "table": id, "step": moment });
    assert_eq!(code(ada.post::<BoardState>("/api/boards", &third).await), (422, ErrorCode::Invalid));
    house.server.stop().await;
}

/// Another world that looks the same to the seat gives the same boards: so a board tells nothing that the seat could not
/// know, in whatever deal.
async fn boards_tell_no_secret(game: &'static dyn AnyGame) -> usize {
    let store = Arc::new(Memory::default());
    let house = House::with(Arc::clone(&store) as Arc<dyn Store>, config()).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let info = game.info();
    let id = table(&[&ada, &ben], info.id, info.min_players, json!({ "hints": true })).await;
    let (mut rng, mut boards, mut moves) = (QuickRandom::new(5), Vec::new(), 0);
    'game: while boards.len() < 8 && moves < 600 {
        for (seat, person) in [&ada, &ben].into_iter().enumerate() {
            let state = person.glance(&id).await;
            if state.table.status == TableStatus::Finished {
                break 'game;
            }
            if rng.below(6) == 0 {
                boards.push((seat as u8, open(person, &id, state.table.steps).await));
            }
            if let Some(option) = rng.pick(&state.options) {
                // A bot may have moved meanwhile.
                let _ = person.step(&id, &option.step, state.rev).await;
            }
            moves += 1;
        }
    }
    play_to_the_end(&[&ada, &ben], &id, |n| n / 2).await;
    let record: Record = ada.text(&format!("/api/tables/{id}/record")).await.unwrap().parse().unwrap();
    let truth = game.replay(&record, None).unwrap();
    let mut differed = 0;
    for (seat, board) in boards {
        let body = store.board(&BoardId::new(&board.id)).await.unwrap().unwrap().body;
        let body: Value = serde_json::from_str(&body).unwrap();
        let (kept, setup) = (body["sight"].as_str().unwrap(), &body["setup"]);
        let (at, own) = (board.step as usize, Viewer::Seat(Seat::new(seat)));
        assert_eq!(board.seat, seat);
        if board.state.table.your_seat == Some(seat) {
            assert_eq!(board.state.view, Some(truth.view_at(at, own)), "what the seat sees is the truth");
        }
        let world = truth.for_bot_at(at, Seat::new(seat), &mut rng).write();
        for deal in ["a", "b", "c"] {
            let think = |text: &str| game.think(text, setup, None, Seed::from_phrase(deal)).unwrap();
            let (one, other) = (think(kept), think(&world));
            assert_eq!(one.view(Viewer::Judge), other.view(Viewer::Judge), "{} at {at}", info.id);
            for seat in Seat::all(one.players()) {
                assert_eq!(one.answers(seat), other.answers(seat), "{} at {at}", info.id);
            }
            differed += usize::from(one.view(Viewer::Judge) != truth.view_at(at, Viewer::Judge));
        }
    }
    house.server.stop().await;
    differed
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn boards_of_any_game_tell_no_secret() {
    let mut differed = 0;
    for game in games() {
        differed += boards_tell_no_secret(*game).await;
    }
    assert!(differed > 0, "what is hidden was really dealt afresh somewhere");
}
