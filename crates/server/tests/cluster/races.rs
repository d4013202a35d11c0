//! Two nodes at one table at the same moment: the database hands out the numbers.

use crate::nodes::{House, Person, fresh_key, table};
use serde_json::{Value, json};
use server::Store;
use server::api::{ErrorCode, StepAnswer, TableState, TableStatus};
use server::client::{Client, ClientError};
use server::ids::TableId;
use std::collections::BTreeMap;

/// With `LONG=1` in the environment there are 10,000.
const RACES: usize = 200;
const MANY_RACES: usize = 10_000;
/// Tables at which there are races at the same time.
const TABLES: usize = 8;

fn races() -> usize {
    if std::env::var_os("LONG").is_some_and(|long| long == "1") { MANY_RACES } else { RACES }
}

/// A click that was answered with yes: at which table, with which key, and the number of the table afterwards.
type Yes = (String, String, u64);

/// Sends a click, word for word again where a node has no time for it. `None` when somebody else was faster.
async fn click(node: &Client, path: &str, body: &Value) -> Option<TableState> {
    loop {
        match node.post::<StepAnswer>(path, body).await {
            Ok(answer) => return Some(answer.state),
            Err(ClientError::Refused { status: 503, .. }) => {}
            Err(ClientError::Refused { body, .. }) => {
                let late = matches!(body.code, ErrorCode::Stale | ErrorCode::WrongTime);
                assert!(late, "{:?}: {}", body.code, body.message);
                return None;
            }
            Err(error) => panic!("{error}"),
        }
    }
}

/// The same click reaches two nodes at once, and another one a third: each of the two is made once at most.
async fn race(person: &Person, state: &TableState, yes: &mut Vec<Yes>) {
    let id = &state.table.id;
    let path = format!("/api/tables/{id}/steps");
    let (first, last) = (&state.options[0], state.options.last().unwrap());
    let body = |step: &str| json!({ "step": step, "rev": state.rev, "key": fresh_key() });
    let (one, other) = (body(&first.step), body(&last.step));
    let [a, b, c] = [&person.at[0], &person.at[1], &person.at[2]];
    let answers = tokio::join!(click(a, &path, &one), click(b, &path, &one), click(c, &path, &other));
    let before = yes.len();
    for (answer, body) in [(answers.0, &one), (answers.1, &one), (answers.2, &other)] {
        let key = body["key"].as_str().unwrap();
        yes.extend(answer.map(|state| (id.clone(), key.to_owned(), state.seq)));
    }
    assert!(yes.len() > before, "somebody is first");
}

/// Races of two people at one table after the other.
async fn race_on(mut people: [Person; 2], most: usize) -> Vec<Yes> {
    let (mut raced, mut yes) = (0, Vec::new());
    while raced < most {
        let id = table(&mut people, "pebbles", 2).await;
        let mut over = false;
        while !over && raced < most {
            for person in &mut people {
                let state = person.state(&id).await;
                over |= state.table.status == TableStatus::Finished;
                if !state.options.is_empty() {
                    race(person, &state, &mut yes).await;
                    raced += 1;
                }
            }
        }
    }
    yes
}

/// All who were told yes were told of what is stored, and that is there once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_that_store_at_once_one_is_second() {
    let Some(house) = House::open().await else { return };
    let mut racing = Vec::new();
    for number in 0..TABLES as u64 {
        let people = [house.guest("Ada", 2 * number).await, house.guest("Ben", 2 * number + 1).await];
        racing.push(tokio::spawn(race_on(people, races().div_ceil(TABLES))));
    }
    let mut told: BTreeMap<String, Vec<(String, u64)>> = BTreeMap::new();
    for races in racing {
        for (id, key, seq) in races.await.unwrap() {
            told.entry(id).or_default().push((key, seq));
        }
    }
    let store = house.store().await;
    for (id, yes) in told {
        let events = store.events(&TableId::new(&id), 0).await.unwrap();
        let numbers: Vec<u64> = events.iter().map(|event| event.seq).collect();
        assert_eq!(numbers, (1..=events.len() as u64).collect::<Vec<_>>());
        for (key, seq) in yes {
            let of_key = |kept: &Option<String>| kept.as_ref().is_some_and(|kept| kept.ends_with(&key));
            let made: Vec<u64> =
                events.iter().filter(|event| of_key(&event.key)).map(|event| event.seq).collect();
            assert_eq!(made.len(), 1, "{key} at {id}: what was answered with yes is stored once");
            assert!(made[0] <= seq, "{key} at {id}: whoever was told yes was shown it");
        }
    }
    house.close().await;
}
