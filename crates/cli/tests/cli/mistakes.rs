//! The whole way of a mistake: a game is played and gone over by the reviewer of the program, and what somebody decided
//! badly is asked again days later, as a puzzle.

#[path = "../../src/reviewer.rs"]
mod reviewer;

use game_core::review::ReviewLook;
use serde_json::{Value, json};
use server::api::{
    PuzzleHome, PuzzleKind, PuzzleState, ReviewStage, ReviewState, StepAnswer, TableState, TableStatus,
};
use server::client::{Client, ClientError};
use server::ids::UserId;
use server::store::{Puzzles, ReturnRow};
use server::{Config, Memory, Server, Store};
use std::sync::Arc;
use study::Depth;

const GAME: &str = "monumental-duel";
/// A shallow review: it is enough to see through whoever takes whatever stands first.
const DEPTH: Depth = Depth { deals: 2, draws: 2, trees: 3, passes: 2_400 };

/// A game between these two to its end, in which both take whatever stands first.
async fn play(people: [&Client; 2]) -> String {
    let seats = [json!({ "kind": "me" }), json!({ "kind": "open" })];
    let new = json!({ "game": GAME, "players": 2, "seats": seats, "seed": "mistakes" });
    let made: TableState = people[0].post("/api/tables", &new).await.unwrap();
    let path = format!("/api/tables/{}", made.table.id);
    let _: TableState = people[1].post(&format!("{path}/join"), &json!({})).await.unwrap();
    loop {
        for person in people {
            let state: TableState = person.get(&format!("{path}?log_from=4294967295")).await.unwrap();
            if state.table.status == TableStatus::Finished {
                return made.table.id;
            }
            let Some(option) = state.options.first() else { continue };
            let key = format!("first-{:06}", state.rev);
            let body = json!({ "step": option.step, "rev": state.rev, "key": key });
            let _: StepAnswer = person.post(&format!("{path}/steps"), &body).await.unwrap();
        }
    }
}

async fn home(who: &Client) -> PuzzleHome {
    who.get(&format!("/api/puzzles/{GAME}")).await.unwrap()
}

async fn asked(who: &Client) -> Result<PuzzleState, ClientError> {
    who.get(&format!("/api/puzzles/{GAME}/next?own=true")).await
}

async fn answer(who: &Client, puzzle: &PuzzleState, step: &str) -> PuzzleState {
    let path = format!("/api/puzzles/{GAME}/{}/answer", puzzle.id);
    who.post(&path, &json!({ "step": step })).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_a_review_finds_comes_back_as_puzzles() {
    let store = Arc::new(Memory::default());
    let mut config = Config::new(games::TITLES);
    config.limits = config.limits.unlimited_rates();
    config.reviewer = Arc::new(reviewer::Study(DEPTH));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let server = Server::start(Arc::clone(&store) as Arc<dyn Store>, config, listener).await.unwrap();
    let base = format!("http://{}", server.address());
    let (ada, ben) = (Client::guest(&base, "Ada").await.unwrap(), Client::guest(&base, "Ben").await.unwrap());
    let id = play([&ada, &ben]).await;

    // One click, and then it is gone over.
    let path = format!("/api/tables/{id}/review");
    let mut state: ReviewState = ada.post(&path, &json!({})).await.unwrap();
    while state.stage != ReviewStage::Done {
        assert!(state.stage != ReviewStage::Failed, "{state:?}");
        state = ada.get(&path).await.unwrap();
    }
    let review = state.review.unwrap();
    let costly = |seat: usize| {
        let named = review.seats[seat].costly.iter().map(|place| &review.decisions[*place as usize]);
        named.filter(|one| one.loss >= 2.0 && !one.perhaps).collect::<Vec<_>>()
    };
    let hers = costly(0);
    assert!(!hers.is_empty() && hers.iter().all(|one| one.look == ReviewLook::Second), "{hers:?}");

    // They are kept for her and for him, each for whoever made them, and nothing is due yet.
    let later = hers.len() as u32;
    assert_eq!((home(&ada).await.due, home(&ada).await.later), (0, later));
    assert_eq!(home(&ben).await.later, costly(1).len() as u32);
    assert!(asked(&ada).await.is_err());

    // Days later.
    let session: Value = ada.get("/api/session").await.unwrap();
    let user = UserId::new(session["me"]["id"].as_str().unwrap());
    let rows = store.returns_of(&user, Some(GAME)).await.unwrap();
    for row in rows {
        assert!(row.table.as_str() == id && row.stage == 0);
        store.put_return(ReturnRow { due: 1, ..row }).await.unwrap();
    }
    assert_eq!((home(&ada).await.due, home(&ada).await.later), (later, 0));

    for left in (0..later).rev() {
        let puzzle = asked(&ada).await.unwrap();
        let step = puzzle.id.split('-').nth_back(1).unwrap();
        let decision = hers.iter().find(|one| one.step.to_string() == step).unwrap();
        assert_eq!((puzzle.kind, puzzle.table.as_deref()), (PuzzleKind::Own, Some(id.as_str())));
        assert_eq!(puzzle.size, decision.loss.round() as u32);
        assert!(puzzle.solution.is_none() && puzzle.tried.is_none(), "nothing is told before");
        let (played, better) = (&decision.played, decision.better.as_ref().unwrap());
        for choice in [played, better] {
            assert!(puzzle.state.options.iter().any(|option| option.step == choice.step), "{}", choice.step);
        }
        // The same again is wrong and begins anew; what the review found is right.
        let again = left == 0;
        let told = answer(&ada, &puzzle, if again { &played.step } else { &better.step }).await;
        let tried = told.tried.unwrap();
        assert_eq!((tried.found, tried.counts, tried.gain), (!again, true, None), "it is not rated");
        assert_eq!((told.home.due, told.home.later, told.home.rating), (left, later - left, None));
        let shown = answer(&ada, &puzzle, &better.step).await.solution.unwrap();
        assert_eq!(shown.line[0].step, better.step);
    }
    assert!(asked(&ada).await.is_err(), "nothing is due for days");
    let rows = store.returns_of(&user, Some(GAME)).await.unwrap();
    assert!(rows.windows(2).all(|pair| pair[0].due <= pair[1].due) && rows[0].stage == 1, "{rows:?}");
    server.stop().await;
}
