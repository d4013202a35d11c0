//! The way between one node and NATS is cut, and healed.

use crate::nodes::{House, Person, fresh_key, table};
use serde_json::json;
use server::api::{Session, StepAnswer, TableEvent, TableNotice, TableState};
use server::client::Events;
use std::time::Duration;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// On a quiet machine it takes less than two seconds.
const PATIENCE: Duration = Duration::from_secs(60);

/// A way to a port that can be cut.
pub struct Way {
    port: u16,
    whole: watch::Sender<bool>,
}

impl Way {
    pub async fn to(target: String) -> Way {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (whole, watched) = watch::channel(true);
        tokio::spawn(async move {
            while let Ok((mut here, _)) = listener.accept().await {
                let mut watched = watched.clone();
                if !*watched.borrow_and_update() {
                    continue;
                }
                let target = target.clone();
                tokio::spawn(async move {
                    let Ok(mut there) = TcpStream::connect(target).await else { return };
                    tokio::select! {
                        _ = copy_bidirectional(&mut here, &mut there) => {}
                        _ = watched.wait_for(|whole| !whole) => {}
                    }
                });
            }
        });
        Way { port, whole }
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub fn cut(&self) {
        self.whole.send_replace(false);
    }

    pub fn heal(&self) {
        self.whole.send_replace(true);
    }
}

/// Somebody who is asked makes the first step at a node; gives the number of the table afterwards.
async fn step_at(people: &mut [Person; 2], node: usize, id: &str) -> u64 {
    loop {
        for person in &mut *people {
            let at = &person.at[node];
            let state: TableState = at.get(&format!("/api/tables/{id}")).await.unwrap();
            let Some(option) = state.options.first() else { continue };
            let body = json!({ "step": option.step, "rev": state.rev, "key": fresh_key() });
            let made: StepAnswer = at.post(&format!("/api/tables/{id}/steps"), &body).await.unwrap();
            return made.state.seq;
        }
    }
}

/// Reads a stream until it has told of the last of these steps: of all of them, in order, and nobody has to ask.
async fn hears_of(mut stream: Events, steps: &[u64]) {
    let mut told = Vec::new();
    while told.last() < steps.last() {
        let next = tokio::time::timeout(PATIENCE, stream.next()).await;
        let message = next.expect("it is told of what was missed").expect("the stream goes on");
        let notice: TableNotice = serde_json::from_str(&message.data).unwrap();
        assert_ne!(notice.event, TableEvent::Behind);
        told.extend(message.id);
    }
    assert!(steps.iter().all(|step| told.contains(step)), "{steps:?} of {told:?}");
    assert!(told.is_sorted_by(|a, b| a < b));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_was_cut_off_tells_and_hears_everything_when_the_way_is_whole_again() {
    let Some(mut house) = House::empty().await else { return };
    let way = Way::to(house.nats.url().replace("nats://", "")).await;
    house.add(way.url()).await;
    house.add(house.nats.url()).await;
    house.add(house.nats.url()).await;
    let mut people = [house.guest("Ada", 1).await, house.guest("Ben", 2).await];
    let id = table(&mut people, "pebbles", 2).await;
    let path = format!("/api/tables/{id}/events");
    let eve = house.guest("Eve", 3).await;
    let known: Session = eve.at[0].get("/api/session").await.unwrap();
    assert_eq!(known.me.unwrap().name, "Eve", "the node remembers her");
    let mut eves = eve.at[0].events(&path, None).await.unwrap();
    let seq = people[0].state(&id).await.seq;
    let cut_off = people[0].at[0].events(&path, Some(seq)).await.unwrap();

    way.cut();
    // Nobody asks the first node for the table, so it hears of nothing.
    let mut steps = Vec::new();
    for number in 0..6 {
        steps.push(step_at(&mut people, 1 + number % 2, &id).await);
    }
    // A session that ends elsewhere is not let in here, although nobody could tell.
    eve.at[1].post::<Session>("/api/session/sign-out", &json!({})).await.unwrap();
    let over = async {
        while eve.at[0].get::<Session>("/api/session").await.unwrap().me.is_some() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, over).await.expect("the node does not remember her");
    way.heal();
    hears_of(cut_off, &steps).await;
    let closed = async { while eves.next().await.is_some() {} };
    tokio::time::timeout(PATIENCE, closed).await.expect("the stream of an ended session ends");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_node_stored_while_it_was_cut_off_is_told_elsewhere() {
    let Some(mut house) = House::empty().await else { return };
    let way = Way::to(house.nats.url().replace("nats://", "")).await;
    house.add(way.url()).await;
    house.add(house.nats.url()).await;
    let mut people = [house.guest("Ada", 1).await, house.guest("Ben", 2).await];
    let id = table(&mut people, "pebbles", 2).await;
    let seq = people[0].state(&id).await.seq;
    let elsewhere = people[1].at[1].events(&format!("/api/tables/{id}/events"), Some(seq)).await.unwrap();

    way.cut();
    let mut steps = Vec::new();
    for _ in 0..3 {
        steps.push(step_at(&mut people, 0, &id).await);
    }
    way.heal();
    hears_of(elsewhere, &steps).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_stored_while_nats_was_away_is_told_when_it_is_back() {
    let Some(house) = House::open().await else { return };
    let mut people = [house.guest("Ada", 1).await, house.guest("Ben", 2).await];
    let id = table(&mut people, "pebbles", 2).await;
    let seq = people[0].state(&id).await.seq;
    let path = format!("/api/tables/{id}/events");
    let streams = [
        people[0].at[1].events(&path, Some(seq)).await.unwrap(),
        people[1].at[2].events(&path, Some(seq)).await.unwrap(),
    ];
    house.nats.kill();
    let mut steps = Vec::new();
    for _ in 0..4 {
        steps.push(step_at(&mut people, 0, &id).await);
    }
    house.nats.go().await;
    for stream in streams {
        hears_of(stream, &steps).await;
    }
    house.close().await;
}
