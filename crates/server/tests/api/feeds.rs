//! Private links to somebody's games.

use crate::House;
use crate::house::{AtTable, code, play_to_the_end, table};
use serde_json::json;
use server::api::{ErrorCode, FeedLinks};
use server::client::Client;

async fn renew(who: &Client, wanted: bool) -> FeedLinks {
    who.post("/api/me/feeds", &json!({ "wanted": wanted, "language": "en" })).await.unwrap()
}

#[tokio::test]
async fn a_link_tells_whose_turn_it_is_and_can_be_taken_back() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let reader = Client::stranger(&house.base).unwrap();
    assert_eq!(ada.get::<FeedLinks>("/api/me/feeds").await.unwrap(), FeedLinks::default());
    let links = renew(&ada, true).await;
    let (news, calendar) = (links.news.clone().unwrap(), links.calendar.clone().unwrap());
    assert_eq!(ada.get::<FeedLinks>("/api/me/feeds").await.unwrap(), links, "it can be read again");
    assert!(!reader.text(&news).await.unwrap().contains("<entry>"), "nothing waits");

    let more = json!({ "title": "Lamplight & <table>", "clock": { "kind": "turns", "hours": 24, "timeout": "wait" } });
    let id = table(&[&ada, &ben], "terra-mystica", 2, more).await;
    let (mine, theirs) = if ada.glance(&id).await.table.your_turn { (&ada, &ben) } else { (&ben, &ada) };
    let links = renew(mine, true).await;
    let (atom, ics) = (links.news.unwrap(), links.calendar.unwrap());
    let told = reader.text(&atom).await.unwrap();
    assert!(told.contains("<title>Your turn at Lamplight &amp; &lt;table&gt;</title>"), "{told}");
    assert!(told.contains(&format!("{}/table/{id}", house.base)), "{told}");
    assert_eq!(reader.text(&atom).await.unwrap(), told, "a turn keeps its name");
    let days = reader.text(&ics).await.unwrap();
    assert!(days.contains("BEGIN:VEVENT\r\n") && days.contains("SUMMARY:Your turn at Lamplight"), "{days}");
    let idle = renew(theirs, true).await;
    assert!(!reader.text(&idle.news.unwrap()).await.unwrap().contains("<entry>"), "nobody waits for them");

    if std::ptr::eq(mine, &ada) {
        assert_eq!(
            code(reader.text(&news).await),
            (404, ErrorCode::NotFound),
            "the old link is worth nothing"
        );
        assert_eq!(code(reader.text(&calendar).await), (404, ErrorCode::NotFound));
    }
    assert_eq!(renew(mine, false).await, FeedLinks::default());
    assert_eq!(code(reader.text(&atom).await), (404, ErrorCode::NotFound));
    for wrong in ["x", "x.atom", "x.y.atom", "x.y.pdf", "..atom"] {
        assert_eq!(
            code(reader.text(&format!("/api/feeds/{wrong}")).await),
            (404, ErrorCode::NotFound),
            "{wrong}"
        );
    }
}

#[tokio::test]
async fn what_came_of_a_game_is_told_too() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    play_to_the_end(&[&ada, &ben], &id, |_| 0).await;
    let links = renew(&ada, true).await;
    let reader = Client::stranger(&house.base).unwrap();
    let told = reader.text(&links.news.unwrap()).await.unwrap();
    assert!(told.contains(" is over</title>") && told.contains("<summary>Place "), "{told}");
    let days = reader.text(&links.calendar.unwrap()).await.unwrap();
    assert_eq!(days.matches("BEGIN:VEVENT").count(), 1, "{days}");
}
