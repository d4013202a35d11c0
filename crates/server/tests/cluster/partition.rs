//! The way between one node and NATS is cut, and healed.

use crate::nodes::{House, table};
use serde_json::json;
use server::api::{Session, TableEvent, TableNotice};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A way to a port that can be cut.
struct Way {
    port: u16,
    whole: watch::Sender<bool>,
}

impl Way {
    async fn to(target: String) -> Way {
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
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_was_cut_off_tells_everything_when_it_hears_again() {
    let Some(mut house) = House::empty().await else { return };
    let way = Way::to(house.nats.url().replace("nats://", "")).await;
    house.add(format!("nats://127.0.0.1:{}", way.port)).await;
    house.add(house.nats.url()).await;
    house.add(house.nats.url()).await;
    let mut people = [house.guest("Ada", 1).await, house.guest("Ben", 2).await];
    let id = table(&mut people, "pebbles", 2).await;
    let mut eve = house.guest("Eve", 3).await;
    let known: Session = eve.at[0].get("/api/session").await.unwrap();
    assert_eq!(known.me.unwrap().name, "Eve", "the node remembers her");
    let seq = people[0].state(&id).await.seq;
    let mut stream = people[0].at[0].events(&format!("/api/tables/{id}/events"), Some(seq)).await.unwrap();

    way.whole.send_replace(false);
    // Nobody asks the first node for the table, so it hears of nothing.
    let mut steps = Vec::new();
    while steps.len() < 6 {
        for person in &mut people {
            let other = &person.at[1 + steps.len() % 2];
            let state: server::api::TableState = other.get(&format!("/api/tables/{id}")).await.unwrap();
            let Some(option) = state.options.first() else { continue };
            let body = json!({ "step": option.step, "rev": state.rev, "key": crate::nodes::fresh_key() });
            let made: server::api::StepAnswer =
                other.post(&format!("/api/tables/{id}/steps"), &body).await.unwrap();
            steps.push(made.state.seq);
        }
    }
    // A session that ends elsewhere is not let in here, although nobody could tell.
    eve.at[1].post::<Session>("/api/session/sign-out", &json!({})).await.unwrap();
    loop {
        let still: Session = eve.at[0].get("/api/session").await.unwrap();
        if still.me.is_none() {
            break;
        }
    }
    assert!(eve.any().get::<Session>("/api/session").await.unwrap().me.is_none());

    way.whole.send_replace(true);
    let mut told = Vec::new();
    while told.last() < steps.last() {
        let message = stream.next().await.expect("the stream goes on");
        let notice: TableNotice = serde_json::from_str(&message.data).unwrap();
        assert_ne!(notice.event, TableEvent::Behind);
        told.extend(message.id);
    }
    assert!(steps.iter().all(|step| told.contains(step)), "{steps:?} of {told:?}");
    assert!(told.is_sorted_by(|a, b| a < b));
    house.close().await;
}
