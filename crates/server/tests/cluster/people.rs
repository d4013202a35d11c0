//! What somebody decides about others at one node holds at all of them.

use crate::nodes::{House, table};
use serde_json::json;
use server::api::{ChatLine, Session, TableEvent, TableNotice, Ties};
use server::client::Events;

/// Everything that is said up to this line.
async fn said_until(events: &mut Events, last: &str) -> Vec<String> {
    let mut lines = Vec::new();
    loop {
        let message = events.next().await.expect("the stream goes on");
        let Ok(notice) = serde_json::from_str::<TableNotice>(&message.data) else { continue };
        if let TableEvent::Chat { line } = notice.event {
            if line.text == last {
                return lines;
            }
            lines.push(line.text);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_blocked_at_one_node_is_heard_at_none() {
    let Some(house) = House::open().await else { return };
    let mut people = [house.guest("Cid", 1).await, house.guest("Ada", 2).await, house.guest("Ben", 3).await];
    let id = table(&mut people, "pebbles", 3).await;
    let [cid, ada, ben] = &people;
    let bens = ben.at[0].get::<Session>("/api/session").await.unwrap().me.unwrap().id;
    let mut streams = Vec::new();
    for node in &ada.at {
        streams.push(node.events(&format!("/api/tables/{id}/events"), None).await.unwrap());
    }
    let chat = format!("/api/tables/{id}/chat");
    let tie = format!("/api/people/{bens}/tie");
    let mut number = 0;
    for blocked in [true, false] {
        let wanted = if blocked { json!({ "tie": "blocked" }) } else { json!({ "tie": null }) };
        ada.at[0].post::<Ties>(&tie, &wanted).await.unwrap();
        // Nodes hear of it a moment later. From then on it holds: so does the next line, and the one after it.
        let mut right = 0;
        while right < 3 {
            number += 1;
            assert!(number < 500, "the other nodes never hear of it");
            let (line, mark) = (format!("line {number}"), format!("mark {number}"));
            ben.at[1].post::<ChatLine>(&chat, &json!({ "text": line })).await.unwrap();
            cid.at[1].post::<ChatLine>(&chat, &json!({ "text": mark })).await.unwrap();
            let mut everywhere = true;
            for stream in &mut streams {
                everywhere &= said_until(stream, &mark).await.contains(&line) != blocked;
            }
            assert!(everywhere || right == 0, "what held once holds on");
            right += u32::from(everywhere);
        }
    }
    house.close().await;
}
