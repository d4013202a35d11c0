//! `ziggurat serve`, `backup` and, where it is built in, `loadtest`: the real program, its own database, its own bots.

use crate::program::{Folder, command, run, workspace};
use serde_json::json;
use server::api::{GameCard, TableState, TableStatus};
use server::client::Client;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Stdio};

/// A running `ziggurat serve` on a free port.
pub struct Serving {
    child: Child,
    pub base: String,
}

impl Serving {
    pub fn start(data: &Path, more: &[&str]) -> Serving {
        Serving::on(&[&["--data", data.to_str().unwrap()], more].concat())
    }

    pub fn on(more: &[&str]) -> Serving {
        let mut child = command()
            .args(["serve", "--port", "0", "--no-open"])
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        let base = line.trim_end().strip_prefix("Ziggurat is open at ").expect("an address").to_owned();
        Serving { child, base }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A game between bots of the house, to its end; gives the record.
pub async fn bots_play(client: &Client, game: &GameCard) -> String {
    let bot = json!({ "kind": "bot", "level": game.bots[0].id });
    let seats = vec![bot; usize::from(game.min_players)];
    let new = json!({ "game": game.id, "players": game.min_players, "seats": seats });
    let mut state: TableState = client.post("/api/tables", &new).await.unwrap();
    let path = format!("/api/tables/{}", state.table.id);
    let mut events = client.events(&format!("{path}/events"), Some(0)).await.unwrap();
    while state.table.status != TableStatus::Finished {
        events.next().await.expect("the stream goes on while the game does");
        state = client.get(&format!("{path}?log_from=4294967295")).await.unwrap();
    }
    client.text(&format!("{path}/record")).await.unwrap()
}

#[tokio::test]
async fn what_the_server_exports_is_verified_and_its_backup_is_whole() {
    let folder = Folder::new();
    let serving = Serving::start(&folder.path("data"), &[]);
    let ada = Client::guest(&serving.base, "Ada").await.unwrap();
    let games: Vec<GameCard> = ada.get("/api/games").await.unwrap();
    assert_eq!(games.len(), 4);
    let duel = games.iter().find(|game| game.id == "monumental-duel").unwrap();
    let text = bots_play(&ada, duel).await;
    let file = folder.file("exported.zig", &text);
    let out = run([Path::new("verify"), &file]).ok();
    assert!(out.contains("every deal follows from the seed, which was promised"), "{out}");

    // The server runs on.
    let copy = folder.path("copy/ziggurat.sqlite");
    std::fs::create_dir(folder.path("copy")).unwrap();
    let backup = ["backup", copy.to_str().unwrap(), "--data", folder.path("data").to_str().unwrap()]
        .map(str::to_owned);
    assert!(run(&backup).ok().contains(" copied to "));
    run(&backup).fails(1, "exists already; name a new file");
    let again = Serving::start(&folder.path("copy"), &[]);
    let there = Client::stranger(&again.base).unwrap().with_cookie(ada.cookie().map(str::to_owned));
    let table = text.lines().find_map(|line| line.strip_prefix("note.table: ")).unwrap();
    assert_eq!(there.text(&format!("/api/tables/{table}/record")).await.unwrap(), text);
}

#[tokio::test]
async fn a_pack_on_the_command_line_is_a_choice_at_new_tables() {
    let folder = Folder::new();
    let standard = std::fs::read_to_string(workspace("crates/altay/content/altay.toml")).unwrap();
    let changed = standard.replacen("id = \"hand_size\"\nvalue = 5", "id = \"hand_size\"\nvalue = 6", 1);
    let pack = folder.file("my-altay.toml", &changed);
    let serving = Serving::start(&folder.path("data"), &["--content", pack.to_str().unwrap()]);
    let ada = Client::guest(&serving.base, "Ada").await.unwrap();
    let games: Vec<GameCard> = ada.get("/api/games").await.unwrap();
    let altay = games.iter().find(|game| game.id == "altay").unwrap();
    assert_eq!(altay.packs[0].name, "my-altay");
    let checked = run([Path::new("content"), Path::new("check"), &pack]).ok();
    assert!(checked.contains(&altay.packs[0].content), "the hash is the one `content check` tells");
    let new = json!({ "game": "altay", "players": 2, "content": altay.packs[0].content });
    let state: TableState = ada.post("/api/tables", &new).await.unwrap();
    assert_eq!(state.table.pack.as_deref(), Some("my-altay"));
}

/// A port where nobody listens.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

#[test]
fn a_server_that_cannot_start_says_why() {
    let folder = Folder::new();
    let data = folder.path("data");
    let data = data.to_str().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    run(["serve", "--no-open", "--data", data, "--port", &port]).fails(1, "choose another with --port");
    run(["serve", "--no-open", "--database", "mysql://x"]).fails(1, "or postgres://USER@HOST/DATABASE");
    let nobody = format!("postgres://ada:engine@127.0.0.1:{}/x", free_port());
    let refused = run(["serve", "--no-open", "--database", &nobody]);
    assert!(refused.code == 1 && !refused.err.contains("engine"), "a password is not told: {refused:?}");
    let wrong = folder.file("wrong.toml", "game = \"altay\"\nschema = 99\n");
    let wrong = wrong.to_str().unwrap();
    run(["serve", "--no-open", "--data", data, "--content", wrong]).fails(1, "wrong.toml");
    run(["serve", "--no-open", "--data", data, "--content", "nowhere.toml"]).fails(1, "nowhere.toml");
    let file = folder.file("file", "not a folder");
    run(["serve", "--no-open", "--data", file.to_str().unwrap()]).fails(1, "file");
    let broken = folder.file("ziggurat.sqlite", "this is no database");
    let broken = broken.parent().unwrap().to_str().unwrap();
    run(["serve", "--no-open", "--data", broken]).fails(1, "not a database");
}

#[test]
fn two_servers_do_not_share_a_database() {
    let folder = Folder::new();
    let data = folder.path("data");
    let _first = Serving::start(&data, &[]);
    let second = ["serve", "--port", "0", "--no-open", "--data", data.to_str().unwrap()];
    run(second).fails(1, "is in use by");
}

#[test]
fn there_is_nothing_to_copy_without_a_database() {
    let folder = Folder::new();
    let (data, copy) = (folder.path("data"), folder.path("copy.sqlite"));
    run([Path::new("backup"), &copy, Path::new("--data"), &data]).fails(1, "there is no database");
}

#[cfg(feature = "loadtest")]
#[test]
fn a_small_load_is_carried_without_errors() {
    let args = [
        "loadtest",
        "altay",
        "--tables",
        "4",
        "--streams",
        "10",
        "--steps",
        "20",
        "--seconds",
        "1",
        "--json",
    ];
    let report = run(args).json();
    assert_eq!((&report["tables"], &report["streams"]), (&4.into(), &10.into()));
    assert_eq!((&report["steps"], &report["errors"]), (&20.into(), &0.into()), "{report}");
    assert!(report["measured"].as_u64().unwrap() >= 15, "{report}");
    assert!(report["p99_ms"].as_f64().unwrap() > 0.0);
    run(["loadtest", "chess"]).fails(1, "there is no game \"chess\"");
    run(["loadtest", "--tables", "0"]).fails(1, "tables: expected at least 1");
    run(["loadtest", "--seconds", "9999"]).fails(1, "seconds: expected at most 600");
}
