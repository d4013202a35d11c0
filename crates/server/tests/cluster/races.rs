//! Two nodes at one table at the same moment: the database hands out the numbers.

use crate::nodes::{House, fresh_key, table};
use serde_json::json;
use server::Store;
use server::api::{ErrorCode, StepAnswer, TableStatus};
use server::client::ClientError;
use server::ids::TableId;
use std::collections::BTreeSet;

/// With `LONG=1` in the environment there are 10,000.
const RACES: usize = 200;
const MANY_RACES: usize = 10_000;

fn races() -> usize {
    if std::env::var_os("LONG").is_some_and(|long| long == "1") { MANY_RACES } else { RACES }
}

/// The same click reaches two nodes at once, and another one a third: each of the two is made once at most, and all
/// who were told yes were told of what is stored.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_that_store_at_once_one_is_second() {
    let Some(house) = House::open().await else { return };
    let mut people = [house.guest("Ada", 1).await, house.guest("Ben", 2).await];
    let (mut raced, mut yes) = (0, Vec::new());
    while raced < races() {
        let id = table(&mut people, "pebbles", 2).await;
        let path = format!("/api/tables/{id}/steps");
        loop {
            let mut over = false;
            for person in &mut people {
                let state = person.state(&id).await;
                over |= state.table.status == TableStatus::Finished;
                if state.options.is_empty() {
                    continue;
                }
                let (first, last) = (&state.options[0], state.options.last().unwrap());
                let click = |step: &str| json!({ "step": step, "rev": state.rev, "key": fresh_key() });
                let (one, other) = (click(&first.step), click(&last.step));
                let [a, b, c] = [&person.at[0], &person.at[1], &person.at[2]];
                let answers = tokio::join!(
                    a.post::<StepAnswer>(&path, &one),
                    b.post::<StepAnswer>(&path, &one),
                    c.post::<StepAnswer>(&path, &other),
                );
                raced += 1;
                let (mut made, mut seqs) = (0, BTreeSet::new());
                for (answer, body) in [(answers.0, &one), (answers.1, &one), (answers.2, &other)] {
                    match answer {
                        Ok(answer) => {
                            made += 1;
                            seqs.insert(answer.state.seq);
                            yes.push((id.clone(), body["key"].as_str().unwrap().to_owned()));
                        }
                        Err(ClientError::Refused { body, .. }) => {
                            assert!(
                                matches!(body.code, ErrorCode::Stale | ErrorCode::WrongTime),
                                "{:?}: {}",
                                body.code,
                                body.message
                            );
                        }
                        Err(error) => panic!("{error}"),
                    }
                }
                assert!(made >= 1, "somebody is first");
            }
            if over || raced >= races() {
                break;
            }
        }
    }
    let store = house.store().await;
    for (id, key) in yes {
        let events = store.events(&TableId::new(&id), 0).await.unwrap();
        let numbers: Vec<u64> = events.iter().map(|event| event.seq).collect();
        assert_eq!(numbers, (1..=events.len() as u64).collect::<Vec<_>>());
        let of_key = |kept: &Option<String>| kept.as_ref().is_some_and(|kept| kept.ends_with(&key));
        let made = events.iter().filter(|event| of_key(&event.key)).count();
        assert_eq!(made, 1, "{key} at {id}: what was answered with yes is stored once");
    }
    house.close().await;
}
