//! Leagues and tournaments that programs play over the API, from the first to the last round.

use crate::House;
use crate::house::{AtTable, TempFile, code, config};
use game_core::{QuickRandom, Random};
use serde_json::{Value, json};
use server::api::{
    ContestGame, ContestList, ContestState, ContestStatus, ErrorCode, GameDecided, Ladder, Occupant,
    ProgramCreated, StandingLine, TableList, TableStatus, TieBreak,
};
use server::client::{Client, ClientError};
use std::cmp::Reverse;
use std::collections::HashMap;
use std::time::Duration;

/// How long a program waits before it looks again.
const PAUSE: Duration = Duration::from_millis(40);

fn new(kind: &Value, players: u8, most: usize, rule: &str) -> Value {
    json!({
        "title": "Lamplight", "game": "pebbles", "players": players, "kind": kind, "most": most,
        "clock": { "kind": "live", "bank": 20, "increment": 5, "timeout": "bot" },
        "round_minutes": 60, "prompt": true, "vanish": { "rule": rule, "level": "random" },
    })
}

async fn show(who: &Client, id: &str) -> ContestState {
    who.get(&format!("/api/contests/{id}")).await.unwrap()
}

async fn act(who: &Client, id: &str, what: &str) -> Result<ContestState, ClientError> {
    who.post(&format!("/api/contests/{id}/{what}"), &json!({})).await
}

/// So many programs of one person.
async fn programs(house: &House, count: usize) -> (Client, Vec<Client>) {
    let owner = house.guest("Owner").await;
    let mut all = Vec::new();
    for number in 1..=count {
        let name = json!({ "name": format!("Engine {number}") });
        let made: ProgramCreated = owner.post("/api/programs", &name).await.unwrap();
        all.push(Client::program(&house.base, &made).unwrap());
    }
    (owner, all)
}

/// Plays the games of this contest by chance until it is over, or only the first so many of them.
async fn plays(who: Client, id: String, seed: u64, tables: usize) {
    let mut random = QuickRandom::new(seed);
    let mut played: Vec<String> = Vec::new();
    loop {
        let mine: TableList = who.get("/api/tables?list=mine&limit=100").await.unwrap();
        for table in mine.tables.iter().filter(|table| table.contest.as_deref() == Some(&*id)) {
            if played.len() < tables && !played.contains(&table.id) {
                played.push(table.id.clone());
            }
        }
        let own = mine.tables.iter().filter(|table| played.contains(&table.id));
        if own.clone().filter(|table| table.status == TableStatus::Finished).count() >= tables {
            return;
        }
        let mut moved = false;
        for table in own.filter(|table| table.your_turn) {
            let state = who.glance(&table.id).await;
            let Some(option) = random.pick(&state.options) else { continue };
            match who.step(&table.id, &option.step, state.rev).await {
                Ok(_) => moved = true,
                Err(ClientError::Refused { body, .. })
                    if matches!(body.code, ErrorCode::Stale | ErrorCode::WrongTime) => {}
                Err(error) => panic!("{error}"),
            }
        }
        if !moved {
            if show(&who, &id).await.card.status == ContestStatus::Over {
                return;
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}

/// Lets everybody play to the end; `vanish` tells who plays only at so many tables and leaves without a word.
async fn play_all(players: &[Client], id: &str, vanish: &[(usize, usize)]) -> ContestState {
    let mut tasks = Vec::new();
    for (at, who) in players.iter().enumerate() {
        let tables = vanish.iter().find(|(one, _)| *one == at).map_or(usize::MAX, |(_, tables)| *tables);
        tasks.push(tokio::spawn(plays(who.clone(), id.to_owned(), at as u64, tables)));
    }
    for task in tasks {
        task.await.unwrap();
    }
    show(&players[0], id).await
}

async fn season(who: &Client, id: &str, number: u16) -> ContestState {
    who.get(&format!("/api/contests/{id}?season={number}")).await.unwrap()
}

/// What the places of a table are worth, reckoned from what is told of it: each shares with those on the same place.
fn worth(places: &[u8], given: &[f64]) -> Vec<f64> {
    let shared = |place: &u8| {
        let equal = places.iter().filter(|other| *other == place).count();
        let from = usize::from(*place) - 1;
        given[from..from + equal].iter().sum::<f64>() / equal as f64
    };
    places.iter().map(shared).collect()
}

fn near(a: f64, b: f64) -> bool {
    (a - b).abs() < 0.01
}

/// The record of the table of a game agrees with what the contest says of it.
async fn agrees(who: &Client, state: &ContestState, game: &ContestGame, forfeit: bool) {
    let Some(table) = &game.table else {
        assert_eq!(game.decided, Some(GameDecided::Walkover));
        return;
    };
    let table = who.glance(table).await.table;
    assert_eq!((table.status, table.contest.as_deref()), (TableStatus::Finished, Some(&*state.card.id)));
    let outcome = table.outcome.unwrap();
    let mut lost = Vec::new();
    for (entrant, seat) in game.seats.iter().zip(&table.seats) {
        let person = &state.entrants[usize::from(*entrant)].person;
        match &seat.occupant {
            Occupant::Program { user, .. } => assert_eq!(*user, person.id),
            Occupant::Bot { level } => assert!(level == "random" && game.bots.contains(entrant)),
            other => panic!("{other:?}"),
        }
        let bot = matches!(seat.occupant, Occupant::Bot { .. }) || seat.stand_in.is_some();
        lost.push(forfeit && bot);
    }
    let rank = |at: usize| (lost[at], if lost[at] { 0 } else { outcome.places[at] });
    let place = |at: usize| 1 + (0..lost.len()).filter(|other| rank(*other) < rank(at)).count() as u8;
    let places: Vec<u8> = (0..lost.len()).map(place).collect();
    assert_eq!((&game.places, &game.scores), (&places, &outcome.scores), "{game:?}");
    let points = worth(&places, &state.place_points);
    for (at, told) in game.points.iter().enumerate() {
        let expected = if lost[at] { 0.0 } else { points[at] };
        assert!(near(*told, expected), "{game:?}: {points:?}");
    }
}

/// The standings of every division, reckoned anew from the games, agree with those that are shown.
fn stands(state: &ContestState) {
    let season = state.season.as_ref().unwrap();
    for (number, division) in season.divisions.iter().enumerate() {
        let games: Vec<&ContestGame> = season
            .rounds
            .iter()
            .flat_map(|round| &round.games)
            .filter(|game| usize::from(game.division) == number && game.decided.is_some())
            .collect();
        let mut points: HashMap<u16, f64> = HashMap::new();
        for game in &games {
            for (entrant, given) in game.seats.iter().zip(&game.points) {
                *points.entry(*entrant).or_default() += given;
            }
        }
        if state.tie_breaks.contains(&TieBreak::Strength) {
            for bye in season.rounds.iter().flat_map(|round| &round.byes) {
                *points.entry(*bye).or_default() += state.bye_points;
            }
        }
        let all = |entrant: u16| points.get(&entrant).copied().unwrap_or(0.0);
        for line in &division.standings {
            assert!(near(line.points, all(line.entrant)), "{line:?}: {points:?}");
            let own = games.iter().filter(|game| game.seats.contains(&line.entrant));
            assert_eq!(usize::from(line.played), own.clone().count());
            let met = own.flat_map(|game| game.seats.iter().filter(|one| **one != line.entrant));
            assert!(near(line.strength, met.map(|one| all(*one)).sum()), "{line:?}");
            assert!((line.share - shares(&games, line.entrant)).abs() < 0.001, "{line:?}");
            // Those who are equal by whatever comes before the games with each other.
            let strength = state.tie_breaks.contains(&TieBreak::Strength);
            let equal = |other: &&StandingLine| {
                near(other.points, line.points) && (!strength || near(other.strength, line.strength))
            };
            let among: Vec<u16> =
                division.standings.iter().filter(equal).map(|other| other.entrant).collect();
            let direct = state.tie_breaks.contains(&TieBreak::Direct);
            let expected = if direct { ahead(&games, line.entrant, &among) } else { 0 };
            assert_eq!(line.direct, expected, "{line:?}");
        }
        is_ordered(&division.standings, &state.tie_breaks);
    }
}

/// The shares that somebody has of the points of the game at each table, together.
fn shares(games: &[&ContestGame], entrant: u16) -> f64 {
    let share = |game: &&&ContestGame| {
        let seat = game.seats.iter().position(|one| *one == entrant)?;
        let all: i32 = game.scores.iter().map(|score| (*score).max(0)).sum();
        Some(match game.decided? {
            GameDecided::Played if all > 0 => f64::from(game.scores[seat].max(0)) / f64::from(all),
            GameDecided::Walkover if game.points[seat] == 0.0 => 0.0,
            _ => 1.0 / game.seats.len() as f64,
        })
    };
    games.iter().filter_map(|game| share(&game)).sum()
}

/// How often somebody was ahead of these, less how often behind.
fn ahead(games: &[&ContestGame], entrant: u16, among: &[u16]) -> i32 {
    let mut sum = 0;
    for game in games {
        let Some(seat) = game.seats.iter().position(|one| *one == entrant) else { continue };
        let others = game.seats.iter().zip(&game.places).filter(|(other, _)| **other != entrant);
        for (_, place) in others.filter(|(other, _)| among.contains(other)) {
            sum += i32::from(game.places[seat] < *place) - i32::from(game.places[seat] > *place);
        }
    }
    sum
}

/// Lines are in the order that the tie-breaks tell.
fn is_ordered(lines: &[StandingLine], breaks: &[TieBreak]) {
    let key = |line: &StandingLine| -> Vec<Reverse<i64>> {
        let worth = |by: &TieBreak| match by {
            TieBreak::Points => (line.points * 60.0).round() as i64,
            TieBreak::Strength => (line.strength * 60.0).round() as i64,
            TieBreak::Direct => i64::from(line.direct),
            TieBreak::Share => (line.share * 1_000.0).round() as i64,
            TieBreak::Reached => i64::from(line.reached),
            TieBreak::Place | TieBreak::Seed => 0,
        };
        let before = breaks.iter().take_while(|by| !matches!(by, TieBreak::Place | TieBreak::Seed));
        before.map(|by| Reverse(worth(by))).collect()
    };
    assert!(lines.windows(2).all(|two| key(&two[0]) <= key(&two[1])), "{lines:#?}");
    assert!(lines.iter().enumerate().all(|(at, line)| usize::from(line.place) == at + 1));
}

async fn checked(who: &Client, state: &ContestState, forfeit: bool) {
    let season = state.season.as_ref().unwrap();
    for round in &season.rounds {
        let mut seen: Vec<u16> = round.games.iter().flat_map(|game| &game.seats).copied().collect();
        seen.extend(&round.byes);
        seen.sort_unstable();
        let at_once = season.rounds.len() == 1;
        assert!(at_once || seen.windows(2).all(|two| two[0] != two[1]), "nobody sits twice in a round");
        for game in &round.games {
            agrees(who, state, game, forfeit).await;
        }
    }
    stands(state);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_league_of_fourteen_programs_plays_two_seasons_though_two_vanish() {
    let house = House::open().await;
    let (owner, players) = programs(&house, 14).await;
    let kind = json!({ "kind": "league", "division": 7, "movers": 2, "seasons": 2, "pause_hours": 0,
        "at_once": true });
    let made: ContestState = owner.post("/api/contests", &new(&kind, 2, 14, "bot")).await.unwrap();
    let id = made.card.id;
    for player in &players {
        act(player, &id, "join").await.unwrap();
    }
    let over = play_all(&players, &id, &[(3, 0), (9, 2)]).await;
    assert_eq!((over.card.status, over.seasons), (ContestStatus::Over, 2));
    let gone: Vec<usize> = (0..14).filter(|at| over.entrants[*at].gone).collect();
    assert_eq!(gone, [3, 9]);
    let first = season(&owner, &id, 1).await;
    for state in [&first, &over] {
        checked(&owner, state, false).await;
    }
    let divisions = |state: &ContestState| -> Vec<Vec<u16>> {
        let lines = |lines: &[StandingLine]| lines.iter().map(|line| line.entrant).collect();
        state.season.as_ref().unwrap().divisions.iter().map(|one| lines(&one.standings)).collect()
    };
    let (before, after) = (divisions(&first), divisions(&over));
    assert_eq!(before.iter().map(Vec::len).collect::<Vec<_>>(), [7, 7]);
    assert_eq!(after.concat().len(), 12, "who vanished does not begin again");
    let stays = |entrant: &&u16| !over.entrants[usize::from(**entrant)].gone;
    let is = |season: &[Vec<u16>], division: usize, entrants: &[u16]| {
        entrants.iter().filter(stays).all(|one| season[division].contains(one))
    };
    assert!(is(&after, 0, &before[0][..5]) && is(&after, 0, &before[1][..2]), "{before:?} {after:?}");
    assert!(is(&after, 1, &before[0][5..]) && is(&after, 1, &before[1][2..]), "{before:?} {after:?}");
    let moves: Vec<i8> = first.season.unwrap().divisions[1].standings.iter().map(|line| line.moves).collect();
    assert_eq!(moves, [1, 1, 0, 0, 0, 0, 0]);
    let ladder: Ladder = owner.get("/api/games/pebbles/ladder?pace=live").await.unwrap();
    assert!(ladder.rungs.iter().any(|rung| rung.games > 0), "games of a league are rated");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_swiss_of_sixteen_programs_at_tables_of_four_ends_though_two_vanish() {
    let house = House::open().await;
    let (owner, players) = programs(&house, 16).await;
    let kind = json!({ "kind": "swiss", "rounds": 3 });
    let made: ContestState = owner.post("/api/contests", &new(&kind, 4, 16, "forfeit")).await.unwrap();
    let id = made.card.id;
    for player in &players {
        act(player, &id, "join").await.unwrap();
    }
    let over = play_all(&players, &id, &[(5, 0), (11, 1)]).await;
    assert_eq!(over.card.status, ContestStatus::Over);
    let gone: Vec<usize> = (0..16).filter(|at| over.entrants[*at].gone).collect();
    assert_eq!(gone, [5, 11]);
    checked(&owner, &over, true).await;
    let rounds = &over.season.as_ref().unwrap().rounds;
    assert_eq!(rounds.len(), 3);
    let later: Vec<u16> =
        rounds[1..].iter().flat_map(|round| &round.games).flat_map(|g| g.seats.clone()).collect();
    assert!(!later.contains(&5), "by forfeit who vanished is not drawn again");
    let mut met: HashMap<(u16, u16), u32> = HashMap::new();
    for game in rounds[..2].iter().flat_map(|round| &round.games) {
        for (a, b) in game.seats.iter().flat_map(|a| game.seats.iter().map(move |b| (*a, *b))) {
            *met.entry((a, b)).or_default() += u32::from(a != b);
        }
    }
    assert_eq!(met.values().max(), Some(&1), "nobody meets twice");
    let table = rounds[0].games[0].table.clone().unwrap();
    let state = players[usize::from(rounds[0].games[0].seats[0])].glance(&table).await;
    assert!(!state.owner, "nobody owns a table of a tournament");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_knock_out_of_five_goes_on_after_a_restart() {
    let file = TempFile::new();
    let house = House::on_file(&file).await;
    let owner = house.guest("Ada").await;
    let mut players = vec![owner.clone()];
    for name in ["Ben", "Cid", "Dan", "Eve"] {
        players.push(house.guest(name).await);
    }
    let kind = json!({ "kind": "knockout" });
    let made: ContestState = owner.post("/api/contests", &new(&kind, 2, 8, "bot")).await.unwrap();
    let id = made.card.id;
    for player in &players {
        act(player, &id, "join").await.unwrap();
    }
    assert_eq!(code(act(&players[1], &id, "start").await), (403, ErrorCode::Forbidden));
    act(&owner, &id, "start").await.unwrap();
    let begun = loop {
        let state = show(&owner, &id).await;
        let round = state.season.as_ref().and_then(|season| season.rounds.first().cloned());
        if let Some(round) = round.filter(|round| round.begun) {
            break round;
        }
        tokio::time::sleep(PAUSE).await;
    };
    assert_eq!((begun.games.len(), begun.byes.len()), (1, 3), "three of five wait");
    house.server.stop().await;

    let house = House::on_file(&file).await;
    let moved = |client: &Client| {
        Client::stranger(&house.base).unwrap().with_cookie(client.cookie().map(str::to_owned))
    };
    let players: Vec<Client> = players.iter().map(moved).collect();
    let over = play_all(&players, &id, &[]).await;
    let season = over.season.as_ref().unwrap();
    assert_eq!(season.rounds.len(), 3);
    assert_eq!(season.rounds[0].games[0].table, begun.games[0].table, "what was drawn holds");
    assert_eq!(season.rounds.iter().map(|round| round.games.len()).collect::<Vec<_>>(), [1, 2, 1]);
    stands(&over);
    let last = &season.rounds[2].games[0];
    let winner = season.divisions[0].standings[0].entrant;
    assert!(last.seats.contains(&winner));
    assert_eq!(season.divisions[0].standings[0].reached, 4);
    let mine: ContestList = players[2].get("/api/contests?list=mine").await.unwrap();
    assert_eq!(mine.contests.len(), 1);
    assert!(mine.contests[0].joined);
    house.server.stop().await;
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_and_strangers_decide_nothing() {
    let house = House::with(std::sync::Arc::new(server::Memory::default()), config()).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let swiss = json!({ "kind": "swiss", "rounds": 3 });
    let good = new(&swiss, 2, 8, "bot");
    for (field, value) in [
        ("title", json!("")),
        ("game", json!("chess")),
        ("players", json!(9)),
        ("most", json!(3)),
        ("most", json!(129)),
        ("round_minutes", json!(1)),
        ("vanish", json!({ "rule": "bot", "level": "genius" })),
        ("kind", json!({ "kind": "swiss", "rounds": 0 })),
        ("start_at", json!(1)),
        ("club", json!("nowhere")),
    ] {
        let mut wrong = good.clone();
        wrong[field] = value;
        let (status, _) = code(ada.post::<ContestState>("/api/contests", &wrong).await);
        assert!(status == 422 || status == 404, "{wrong}: {status}");
    }
    let id = ada.post::<ContestState>("/api/contests", &good).await.unwrap().card.id;
    assert_eq!(code(act(&ben, &id, "cancel").await), (403, ErrorCode::Forbidden));
    assert_eq!(code(act(&ada, &id, "start").await), (409, ErrorCode::WrongTime));
    assert_eq!(code(act(&ben, &id, "leave").await), (403, ErrorCode::Forbidden));
    for _ in 0..2 {
        let state = act(&ben, &id, "join").await.unwrap();
        assert_eq!((state.card.entrants, state.you, state.may_join), (1, Some(0), false));
    }
    assert_eq!(act(&ben, &id, "leave").await.unwrap().card.entrants, 0);
    assert_eq!(act(&ada, &id, "cancel").await.unwrap().card.status, ContestStatus::Cancelled);
    assert_eq!(code(act(&ben, &id, "join").await), (409, ErrorCode::WrongTime));
    assert_eq!(code(act(&ben, "nowhere", "join").await), (404, ErrorCode::NotFound));
}

#[tokio::test]
async fn whoever_withdraws_is_replaced_at_once_and_may_come_back() {
    let house = House::open().await;
    let mut players = Vec::new();
    for name in ["Ada", "Ben", "Cid", "Dan"] {
        players.push(house.guest(name).await);
    }
    let mut wish = new(&json!({ "kind": "swiss", "rounds": 2 }), 2, 4, "bot");
    wish["clock"] = json!({ "kind": "none" });
    let id = players[0].post::<ContestState>("/api/contests", &wish).await.unwrap().card.id;
    for player in &players {
        act(player, &id, "join").await.unwrap();
    }
    let table = loop {
        let mine: TableList = players[0].get("/api/tables?list=mine").await.unwrap();
        if let Some(table) = mine.tables.first() {
            break table.id.clone();
        }
        tokio::time::sleep(PAUSE).await;
    };
    let hand_over = json!({ "bot": "random" });
    let given: Result<Value, _> =
        players[0].post(&format!("/api/tables/{table}/hand-over"), &hand_over).await;
    assert_eq!(code(given), (403, ErrorCode::Forbidden), "seats of a tournament are not given away");
    let left = act(&players[0], &id, "leave").await.unwrap();
    assert!(left.entrants[0].gone);
    let seat = players[0].glance(&table).await.table;
    assert_eq!(seat.seats[usize::from(seat.your_seat.unwrap())].stand_in.as_deref(), Some("random"));
    let back = act(&players[0], &id, "return").await.unwrap();
    assert!(!back.entrants[0].gone);
}
