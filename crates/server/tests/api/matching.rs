//! People who look for people, bots that fill what is left, and people who are away.

use crate::House;
use crate::house::{AtTable, code, config, table};
use serde_json::{Value, json};
use server::api::{
    ErrorCode, MatchSpeed, Occupant, Profile, TableList, TableState, TableStatus, VacationState,
};
use server::client::{Client, ClientError};

fn wish(players: u8, speed: &str) -> Value {
    json!({ "game": "pebbles", "players": players, "speed": speed, "fill_after": 30 })
}

async fn seek(who: &Client, wish: &Value) -> Result<TableState, ClientError> {
    who.post("/api/match", wish).await
}

#[tokio::test]
async fn people_with_the_same_wish_meet() {
    let house = House::open().await;
    let (ada, ben, cid) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Cid").await);
    let first = seek(&ada, &wish(2, "quick")).await.unwrap();
    let matched = first.table.matched.clone().unwrap();
    assert_eq!((matched.speed, matched.around), (MatchSpeed::Quick, None));
    assert_eq!((first.table.status, first.table.clock), (TableStatus::Waiting, MatchSpeed::Quick.clock()));
    let again = seek(&ada, &wish(2, "quick")).await.unwrap();
    assert_eq!(again.table.id, first.table.id, "who asks twice waits once");
    let slower = seek(&cid, &wish(2, "days")).await.unwrap();
    assert_ne!(slower.table.id, first.table.id, "another speed is another table");
    let second = seek(&ben, &wish(2, "quick")).await.unwrap();
    assert_eq!(second.table.id, first.table.id);
    assert_eq!((second.table.status, second.table.matched), (TableStatus::Running, None));
    let third = seek(&ada, &wish(2, "quick")).await.unwrap();
    assert_ne!(third.table.id, first.table.id, "that one has begun");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_comes_at_the_same_moment_meets_too() {
    let house = House::open().await;
    for time in 0..8 {
        let mut searches = Vec::new();
        for name in ["Ada", "Ben"] {
            let client = house.guest(&format!("{name}{time}")).await;
            searches
                .push(tokio::spawn(async move { (seek(&client, &wish(2, "quick")).await.unwrap(), client) }));
        }
        let mut told = Vec::new();
        for search in searches {
            told.push(search.await.unwrap());
        }
        let mut now = Vec::new();
        for (state, client) in &told {
            now.push(client.state(&state.table.id).await);
        }
        let running = now.iter().filter(|state| state.table.status == TableStatus::Running).count();
        assert!(running >= 1, "one of them goes over to the other: {now:#?}");
    }
}

#[tokio::test]
async fn blocked_people_and_people_of_other_strength_do_not_meet() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let first = seek(&ada, &wish(2, "day")).await.unwrap();
    let ada_id = match &first.table.seats[0].occupant {
        Occupant::Person { user, .. } => user.clone(),
        other => panic!("{other:?}"),
    };
    let tie = format!("/api/people/{ada_id}/tie");
    ben.post::<Value>(&tie, &json!({ "tie": "blocked" })).await.unwrap();
    let apart = seek(&ben, &wish(2, "day")).await.unwrap();
    assert_ne!(apart.table.id, first.table.id);
    ben.act_leave(&apart.table.id).await;
    ben.post::<Value>(&tie, &json!({ "tie": null })).await.unwrap();
    let mut near = wish(2, "day");
    near["near"] = json!(true);
    let met = seek(&ben, &near).await.unwrap();
    assert_eq!(met.table.id, first.table.id, "newcomers are near each other");
    let cid = house.guest("Cid").await;
    let choosy = seek(&cid, &near).await.unwrap();
    assert!(choosy.table.matched.unwrap().around.is_some());
    let open: TableList = ben.get("/api/tables?list=open").await.unwrap();
    assert!(open.tables.iter().all(|table| table.id != choosy.table.id), "it is found by looking for people");
}

/// The rating by turns, once so many games are written down.
async fn rated(who: &Client, games: u32) -> i32 {
    loop {
        let own: Profile = who.get("/api/people/me").await.unwrap();
        if let Some(rating) = own.ratings.first().filter(|rating| rating.games == games) {
            return rating.rating;
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn who_wants_people_of_the_own_strength_meets_nobody_else() {
    let house = House::open().await;
    let (ada, ben, cid) = (house.guest("Ada").await, house.guest("Ben").await, house.guest("Cid").await);
    let turns = json!({ "clock": { "kind": "turns", "hours": 24, "timeout": "bot" } });
    // Ada wins until the two are further apart than people of the same strength.
    let mut rating = None;
    for games in 1..=30 {
        let id = table(&[&ben, &ada], "pebbles", 2, turns.clone()).await;
        ben.act(&id, "resign", json!({})).await;
        let (own, other) = (rated(&ada, games).await, rated(&ben, games).await);
        if own > 1_750 && other < 1_250 {
            rating = Some(own);
            break;
        }
    }
    assert!(rating.is_some(), "thirty losses tell two people apart");
    let mut near = wish(2, "day");
    near["near"] = json!(true);
    let first = seek(&ada, &near).await.unwrap();
    assert_eq!(first.table.matched.unwrap().around, rating);
    let apart = seek(&ben, &near).await.unwrap();
    assert_ne!(apart.table.id, first.table.id);
    // Nor does Ada's wish let somebody in who does not care.
    let newcomer = seek(&cid, &wish(2, "day")).await.unwrap();
    assert!(newcomer.table.id != first.table.id && newcomer.table.id != apart.table.id);
    // At one sitting nobody has played yet, so all are equal there.
    let mut sitting = wish(2, "calm");
    sitting["near"] = json!(true);
    let here = seek(&ada, &sitting).await.unwrap();
    assert_eq!(seek(&ben, &sitting).await.unwrap().table.id, here.table.id);
}

#[tokio::test]
async fn a_wish_that_makes_no_sense_is_refused() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    for (field, value) in
        [("fill_after", json!(0)), ("fill_after", json!(61)), ("players", json!(9)), ("bot", json!("genius"))]
    {
        let mut wrong = wish(2, "quick");
        wrong[field] = value;
        assert_eq!(code(seek(&ada, &wrong).await).0, 422, "{wrong}");
    }
    let mut week = wish(2, "days");
    week["fill_after"] = json!(7 * 24 * 60);
    seek(&ada, &week).await.unwrap();
}

trait Leaves {
    async fn act_leave(&self, id: &str);
}

impl Leaves for Client {
    async fn act_leave(&self, id: &str) {
        self.post::<TableList>(&format!("/api/tables/{id}/leave"), &json!({})).await.unwrap();
    }
}

const DAY: i64 = 24 * 3_600_000;

#[tokio::test]
async fn on_vacation_the_clock_stands_still_and_everybody_sees_it() {
    let house = House::with(std::sync::Arc::new(server::Memory::default()), config()).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let turns = json!({ "clock": { "kind": "turns", "hours": 24, "timeout": "bot" } });
    let id = table(&[&ada, &ben], "pebbles", 2, turns).await;
    let live = json!({ "clock": { "kind": "live", "bank": 600, "increment": 5, "timeout": "bot" } });
    let other = table(&[&ada, &ben], "pebbles", 2, live).await;
    let none: VacationState = ada.get("/api/me/vacation").await.unwrap();
    assert_eq!((none.until, none.left, none.most), (None, 30, 30));
    let now = ada.state(&id).await.clock.unwrap().now;
    let until = now + 10 * DAY;
    let rest = json!({ "until": until });
    let begun: VacationState = ada.post("/api/me/vacation", &rest).await.unwrap();
    assert_eq!((begun.until, begun.left), (Some(until), 20));
    let seen = ben.state(&id).await;
    let (seats, clock) = (seen.table.seats, seen.clock.unwrap());
    assert_eq!((seats[0].away_until, seats[1].away_until), (Some(until), None));
    assert!(!clock.seats[0].running && clock.seats[1].running, "both are asked; only Ben's time runs");
    let at_once = ben.state(&other).await;
    assert_eq!(at_once.table.seats[0].away_until, None, "a sitting waits for nobody");
    let seq = seen.seq;
    ada.post::<VacationState>("/api/me/vacation", &rest).await.unwrap();
    assert_eq!(ben.state(&id).await.seq, seq, "the same once more changes nothing");
    let long = ada.post::<VacationState>("/api/me/vacation", &json!({ "until": now + 31 * DAY })).await;
    assert_eq!(code(long), (422, ErrorCode::Invalid));
    let back: VacationState = ada.post("/api/me/vacation", &json!({ "until": null })).await.unwrap();
    assert_eq!((back.until, back.left), (None, 29), "a day that was begun counts");
    let seen = ben.state(&id).await;
    assert_eq!(seen.table.seats[0].away_until, None);
    assert!(seen.clock.unwrap().seats[0].running);
}
