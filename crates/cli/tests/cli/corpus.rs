//! What earlier versions wrote is still read: every file of `tests/corpus`.

use crate::program::{Folder, Run, run, workspace};
use crate::serve::Serving;
use game_core::Record;
use server::api::{TableList, TableState, TableStatus};
use server::client::Client;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Every file below a folder with this ending.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(&next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The folders of the corpus, one for each version that made one.
fn versions() -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = std::fs::read_dir(workspace("crates/cli/tests/corpus"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    assert!(!folders.is_empty());
    folders
}

/// The hash of a content file.
fn hash_of(file: &Path) -> String {
    let out = run([Path::new("content"), Path::new("check"), file]).ok();
    out.split("content ").nth(1).unwrap().split_whitespace().next().unwrap().to_owned()
}

/// The contents of a version by hash: the standard ones, which every later program brings along, and packs.
fn packs(version: &Path) -> BTreeMap<String, Option<PathBuf>> {
    let standard = files(&version.join("content"), "toml").into_iter().map(|file| (hash_of(&file), None));
    let packs = files(&version.join("packs"), "toml").into_iter().map(|file| (hash_of(&file), Some(file)));
    standard.chain(packs).collect()
}

fn read(file: &Path) -> Record {
    std::fs::read_to_string(file).unwrap().parse().unwrap_or_else(|error| panic!("{file:?}: {error}"))
}

fn verify(files: &[PathBuf], pack: Option<&PathBuf>) -> Run {
    let mut args = vec![OsString::from("verify")];
    args.extend(pack.into_iter().flat_map(|pack| ["--content".into(), pack.clone().into_os_string()]));
    args.extend(files.iter().map(|file| file.clone().into_os_string()));
    run(args)
}

/// The version of the rules of a game now.
fn rules(game: &str) -> u64 {
    let games = run(["games", "--json"]).json();
    let found = games.as_array().unwrap().iter().find(|known| known["id"] == game);
    found.unwrap()["rules_version"].as_u64().unwrap()
}

/// Every record is verified. One of older rules may go another way now, and then that is what is said.
#[test]
fn every_record_ever_written_is_verified() {
    for version in versions() {
        let packs = packs(&version);
        let mut by_content: BTreeMap<(String, String), Vec<PathBuf>> = BTreeMap::new();
        for file in files(&version, "zig") {
            let record = read(&file);
            by_content.entry((record.game, record.content.to_string())).or_default().push(file);
        }
        assert!(by_content.len() >= 4, "every game is there");
        for ((game, content), files) in by_content {
            let pack = packs.get(&content).unwrap_or_else(|| panic!("{game}: no content {content}"));
            let (now, run) = (rules(&game), verify(&files, pack.as_ref()));
            for file in &files {
                let line = |text: &str| {
                    let begins = format!("{}: ", file.display());
                    text.lines().find(|line| line.contains(&begins)).map(str::to_owned)
                };
                let played = u64::from(read(file).rules);
                match (line(&run.out), line(&run.err)) {
                    (Some(ok), None) => assert!(ok.contains(": ok: "), "{ok}"),
                    (None, Some(other)) => {
                        assert!(played < now, "the rules did not change: {other}");
                        assert!(other.contains("the game goes another way: "), "{other}");
                    }
                    other => panic!("{}: {other:?}", file.display()),
                }
            }
        }
    }
}

/// Copies the database of a version into a folder, where it may change.
fn data(version: &Path, folder: &Folder) -> PathBuf {
    let data = folder.path("data");
    std::fs::create_dir_all(&data).unwrap();
    std::fs::copy(version.join("data/ziggurat.sqlite"), data.join("ziggurat.sqlite")).unwrap();
    data
}

/// The content packs of a version, as arguments.
fn contents(version: &Path) -> Vec<OsString> {
    let other = packs(version).into_values().flatten();
    other.flat_map(|file| ["--content".into(), file.into_os_string()]).collect()
}

#[test]
fn every_table_ever_stored_is_told_its_fate_beforehand() {
    for version in versions() {
        let folder = Folder::new();
        let data = data(&version, &folder);
        let before = std::fs::read(data.join("ziggurat.sqlite")).unwrap();
        let check = |more: &[OsString]| {
            let args = ["upgrade", "--check", "--json", "--data"].map(OsString::from).into_iter();
            let args = args.chain([data.clone().into_os_string()]).chain(more.iter().cloned());
            run(args).json().as_array().unwrap().clone()
        };
        let tables = check(&contents(&version));
        for game in std::fs::read_dir(version.join("records")).unwrap() {
            let game = game.unwrap().file_name().into_string().unwrap();
            let game = game.as_str();
            let mine = || tables.iter().filter(|table| table["game"] == game);
            for status in ["waiting", "running", "finished"] {
                assert!(mine().any(|table| table["status"] == status), "{game}: {status}");
            }
            for table in mine() {
                let fate = table["fate"].as_str().unwrap();
                let unchanged = fate == "same" || fate == "renewed";
                let mended = fate == "kept" && table["why"]["played"].as_u64() < Some(rules(game));
                assert!(unchanged || mended, "{table}");
            }
        }
        let without = check(&[]);
        let gone = |table: &&serde_json::Value| table["why"]["reason"] == "content";
        assert!(without.iter().filter(gone).count() >= 4, "tables of the pack are kept until it is back");
        assert_eq!(std::fs::read(data.join("ziggurat.sqlite")).unwrap(), before, "nothing changed");

        let words = run(["upgrade", "--check", "--data", data.to_str().unwrap()]).ok();
        assert!(words.contains("with the content pack \"altay-six-cards\""), "{words}");
        assert!(words.contains(&format!("\n{} tables: ", without.len())), "{words}");
    }
    let folder = Folder::new();
    let nowhere = folder.path("");
    run(["upgrade", "--check", "--data", nowhere.to_str().unwrap()]).fails(1, "there is no database");
    run(["upgrade"]).fails(1, "--check tells beforehand");
}

#[tokio::test]
async fn a_server_of_today_opens_every_table_ever_stored() {
    for version in versions() {
        let folder = Folder::new();
        let packs: Vec<String> =
            contents(&version).into_iter().map(|word| word.into_string().unwrap()).collect();
        let words: Vec<&str> = packs.iter().map(String::as_str).collect();
        let serving = Serving::start(&data(&version, &folder), &words);
        let ada = Client::account(&serving.base, "ada", "a long enough word").await.unwrap();
        let mut seen = 0;
        for list in ["mine", "finished"] {
            let tables: TableList = ada.get(&format!("/api/tables?list={list}&limit=100")).await.unwrap();
            for listed in tables.tables {
                let path = format!("/api/tables/{}", listed.id);
                let state: TableState = ada.get(&path).await.unwrap();
                let begun = state.table.status != TableStatus::Waiting;
                assert_eq!(state.view.is_some(), begun, "{:?}", state.table);
                if state.table.status == TableStatus::Running && state.table.kept.is_none() {
                    assert!(!state.table.awaited.is_empty(), "{:?}", state.table);
                }
                if state.table.status == TableStatus::Finished {
                    let text = ada.text(&format!("{path}/record")).await.unwrap();
                    text.parse::<Record>().unwrap();
                }
                seen += 1;
            }
        }
        assert!(seen > 25, "{seen}");
    }
}
