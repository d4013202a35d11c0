//! Standing orders outlive a server that is killed: before the turn comes, and while the step is made that brings it.
//! They are carried out once, whenever the server died.

use super::{Process, Stubborn, start};
use game_core::{QuickRandom, Random};
use serde_json::{Value, json};
use server::api::{BoardState, StandingOrders, StandingWhy, StepAnswer, TableState};
use std::ffi::OsStr;
use tokio::sync::watch;

/// With `LONG=1` in the environment there are more.
const TABLES: usize = 5;
const MANY_TABLES: usize = 60;

/// Makes the step that begins like this where it is on offer, or else the first; tells which.
async fn act(who: &mut Stubborn, id: &str, wish: &str) -> String {
    let state = who.state(id).await;
    let wished = state.options.iter().find(|option| option.step.starts_with(wish));
    let step = wished.unwrap_or(&state.options[0]).step.clone();
    let body = json!({ "step": step, "rev": state.rev, "key": format!("{id}-{:06}", state.rev) });
    let _: StepAnswer = who.post(&format!("/api/tables/{id}/steps"), &body).await.unwrap();
    step
}

/// A game of Terra Mystica by turns in which it is Ada's turn, and Ben's comes after it.
async fn adas_turn(ada: &mut Stubborn, ben: &mut Stubborn) -> String {
    let new = json!({ "game": "terra-mystica", "players": 2, "seats": [{ "kind": "me" }, { "kind": "open" }],
        "clock": { "kind": "turns", "hours": 24, "timeout": "wait" }, "seed": "orders" });
    let made: TableState = ada.post("/api/tables", &new).await.unwrap();
    let id = made.table.id;
    let _: TableState = ben.post(&format!("/api/tables/{id}/join"), &json!({})).await.unwrap();
    loop {
        match &ada.state(&id).await.prompt {
            Some(prompt) if prompt.key == "prompt-turn" => return id,
            Some(_) => act(ada, &id, "first").await,
            None => act(ben, &id, "upgrade").await,
        };
    }
}

/// Ben's orders: when Ada has passed, he does. Tells both steps.
async fn order(ben: &mut Stubborn, id: &str) -> [String; 2] {
    let step = ben.state(id).await.table.steps;
    let mut board: BoardState = ben.post("/api/boards", &json!({ "table": id, "step": step })).await.unwrap();
    for seat in [0, 1] {
        let options = &board.state.options;
        let step = &options.iter().find(|option| option.step.starts_with("pass")).unwrap().step;
        let change = json!({ "kind": "step", "at": board.at, "seat": seat, "step": step });
        let body = json!({ "rev": board.rev, "change": change });
        board = ben.post(&format!("/api/boards/{}", board.id), &body).await.unwrap();
    }
    let [hers, his] = [0, 1].map(|at: usize| board.nodes[at].clone());
    let rows = json!([{ "when": [{ "node": hers.id }], "line": his.id }]);
    let body = json!({ "board": board.id, "rows": rows });
    let kept: StandingOrders = ben.post(&format!("/api/tables/{id}/orders"), &body).await.unwrap();
    assert_eq!((kept.rows.len(), kept.begun), (1, None));
    [hers.step, his.step]
}

/// A server that can be killed, and its address for everybody.
struct Mortal {
    process: Process,
    address: watch::Sender<String>,
}

impl Mortal {
    fn kill_and_start(&mut self, place: &OsStr) {
        self.process.0.kill().unwrap(); // SIGKILL
        self.process.0.wait().unwrap();
        let (process, base) = start(place);
        self.process = process;
        self.address.send_replace(base);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn orders_are_carried_out_once_whenever_the_server_dies() {
    let file = std::env::temp_dir().join(format!("ziggurat-orders-{}.db", std::process::id()));
    let _ = std::fs::remove_file(&file);
    let (process, base) = start(file.as_os_str());
    let (address, addresses) = watch::channel(base);
    let mut server = Mortal { process, address };
    let mut ada = Stubborn::new(addresses.clone(), "Ada").await;
    let mut ben = Stubborn::new(addresses, "Ben").await;
    let long = std::env::var_os("LONG").is_some_and(|long| long == "1");
    let mut rng = QuickRandom::new(5);
    for _ in 0..if long { MANY_TABLES } else { TABLES } {
        let id = adas_turn(&mut ada, &mut ben).await;
        let [hers, his] = order(&mut ben, &id).await;
        // Between keeping them and the turn.
        server.kill_and_start(file.as_os_str());
        let before = ben.state(&id).await;
        assert_eq!(before.standing.as_ref().map(|orders| orders.rows.len()), Some(1));

        // While the step is made that brings the turn, at a moment nobody can foresee.
        let wait = rng.below(4_000);
        let acted = async {
            assert_eq!(act(&mut ada, &id, &hers).await, hers);
        };
        let killed = async {
            for _ in 0..wait {
                tokio::task::yield_now().await;
            }
            server.kill_and_start(file.as_os_str());
        };
        tokio::join!(acted, killed);

        let after = ben.state(&id).await;
        let own = after.standing.as_ref().unwrap();
        assert_eq!(own.ended.as_ref().map(|ended| ended.why), Some(StandingWhy::Done));
        let made: Vec<_> = after.log.lines.iter().filter(|line| line.automatic).collect();
        let steps: Vec<_> = made.iter().filter_map(|line| line.notation.as_deref()).collect();
        assert_eq!(steps, [his.as_str()], "once");
        assert_eq!(own.made, made.iter().map(|line| line.step as u32).collect::<Vec<_>>());
        let times = |step: &str| {
            let lines = after.log.lines.iter().filter(|line| line.step >= before.table.steps as usize);
            lines.filter(|line| line.notation.as_deref() == Some(step)).count()
        };
        assert_eq!((times(&hers), times(&his)), (1, 1));
        let others: Value = serde_json::to_value(ada.state(&id).await).unwrap();
        assert!(!others.to_string().contains("\"automatic\":true"), "nobody else is told");
    }
    drop(server);
    for end in ["", "-wal", "-shm", "-lock"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
}
