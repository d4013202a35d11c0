//! The copy of the project, with every change behind the switch, built until only what compiles is left.

use super::Game;
use super::list::Mutant;
use super::switch::{SWITCHBOARD, Switched, switch};
use crate::shell::{cargo, root, say};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What is not needed to build a game.
const NOT_COPIED: [&str; 4] = ["target", "web", "docs", ".git"];

/// Tests that hold all changes.
pub struct Built {
    /// The test programs.
    pub programs: Vec<PathBuf>,
    /// Where they run.
    pub folder: PathBuf,
    /// Changes that do not compile, by their place in the list.
    pub unbuildable: BTreeSet<usize>,
}

/// Builds the tests of a game with all these changes; change `n` of the list is number `n + 1`.
pub fn build(game: &Game, chosen: &[Mutant]) -> Result<Built, String> {
    let tree = root().join("target/mutants/tree");
    if tree.exists() {
        fs::remove_dir_all(&tree).map_err(|error| format!("{}: {error}", tree.display()))?;
    }
    copy(&root(), &tree)?;
    let lib = tree.join(format!("crates/{}/src/lib.rs", game.name));
    let text = read(&lib)? + SWITCHBOARD;
    write(&lib, &text)?;
    let mut out = BTreeSet::new();
    loop {
        let files = put(&tree, chosen, &mut out)?;
        let (messages, built) = compile(game, &tree)?;
        if built {
            let programs = executables(&messages);
            let folder = tree.join("crates").join(game.name);
            return Ok(Built { programs, folder, unbuildable: out });
        }
        let wrong = wrong(&messages, &files);
        if wrong.is_empty() {
            return Err(format!("the copy in {} does not build:\n{}", tree.display(), told(&messages)));
        }
        say(&format!("{} changes do not compile", wrong.len()));
        out.extend(wrong);
    }
}

/// Writes every file with the changes that are still in.
fn put(
    tree: &Path,
    chosen: &[Mutant],
    out: &mut BTreeSet<usize>,
) -> Result<BTreeMap<String, Switched>, String> {
    let mut by_file: BTreeMap<&str, Vec<(usize, &Mutant)>> = BTreeMap::new();
    for (at, mutant) in chosen.iter().enumerate() {
        let changes = by_file.entry(&mutant.file).or_default();
        if !out.contains(&at) {
            changes.push((at + 1, mutant));
        }
    }
    let mut files = BTreeMap::new();
    for (file, changes) in by_file {
        let switched = switch(&read(&root().join(file))?, &changes);
        out.extend(switched.left_out.iter().map(|number| number - 1));
        write(&tree.join(file), &switched.text)?;
        files.insert(file.to_owned(), switched);
    }
    Ok(files)
}

/// Builds the tests; what the compiler said, and whether it was content.
fn compile(game: &Game, tree: &Path) -> Result<(Vec<Value>, bool), String> {
    let mut command = cargo(&["test", "--no-run", "--message-format=json", "--quiet", "--package", game.name]);
    for test in game.tests {
        command.args(["--test", test]);
    }
    let output = command
        .current_dir(tree)
        .env("CARGO_TARGET_DIR", root().join("target/mutants/build"))
        .stderr(Stdio::null())
        .output()
        .map_err(|error| format!("cargo test: {error}"))?;
    let lines = String::from_utf8_lossy(&output.stdout).into_owned();
    let messages = lines.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    Ok((messages, output.status.success()))
}

/// The changes whose lines the compiler complains about, by their place in the list.
fn wrong(messages: &[Value], files: &BTreeMap<String, Switched>) -> BTreeSet<usize> {
    let mut wrong = BTreeSet::new();
    let errors = messages.iter().filter(|message| message["message"]["level"] == "error");
    for span in errors.flat_map(|error| error["message"]["spans"].as_array().into_iter().flatten()) {
        let (Some(file), Some(line)) = (span["file_name"].as_str(), span["line_start"].as_u64()) else { continue };
        let Some(switched) = files.get(file) else { continue };
        let here = switched.lines.iter().filter(|(lines, _)| lines.contains(&(line as usize)));
        wrong.extend(here.map(|(_, number)| number - 1));
    }
    wrong
}

fn told(messages: &[Value]) -> String {
    let words = messages.iter().filter_map(|message| message["message"]["rendered"].as_str());
    words.take(5).collect()
}

fn executables(messages: &[Value]) -> Vec<PathBuf> {
    let tests = messages.iter().filter(|message| message["profile"]["test"] == true);
    tests.filter_map(|message| message["executable"].as_str()).map(PathBuf::from).collect()
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::create_dir_all(to).map_err(|error| format!("{}: {error}", to.display()))?;
    let mut command = Command::new("cp");
    command.args(["-R", "--"]);
    let entries = fs::read_dir(from).map_err(|error| format!("{}: {error}", from.display()))?;
    for entry in entries.flatten() {
        if !NOT_COPIED.iter().any(|name| entry.file_name() == *name) {
            command.arg(entry.path());
        }
    }
    crate::shell::run(command.arg(to))
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}
