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
    let tree = super::folder(game).join("tree");
    copy(&root(), &tree)?;
    leave_out_other_tests(&tree, game)?;
    // What did not compile the last time is not tried again.
    let known = super::folder(game).join("unbuildable.txt");
    let before = fs::read_to_string(&known).unwrap_or_default();
    let before: BTreeSet<&str> = before.lines().collect();
    let named = chosen.iter().enumerate().filter(|(_, mutant)| before.contains(mutant.name.as_str()));
    let mut out: BTreeSet<usize> = named.map(|(at, _)| at).collect();
    loop {
        let files = put(game, &tree, chosen, &mut out)?;
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
        let names = out.iter().map(|at| chosen[*at].name.as_str()).chain(before.iter().copied());
        let names: BTreeSet<&str> = names.collect();
        write(&known, &names.into_iter().collect::<Vec<_>>().join("\n"))?;
    }
}

/// Writes every source file with the changes that are still in.
fn put(
    game: &Game,
    tree: &Path,
    chosen: &[Mutant],
    out: &mut BTreeSet<usize>,
) -> Result<BTreeMap<String, Switched>, String> {
    let source = format!("crates/{}/src", game.name);
    let mut names = Vec::new();
    sources(&root(), &source, &mut names)?;
    let mut files = BTreeMap::new();
    for name in names {
        let inside =
            chosen.iter().enumerate().filter(|(at, mutant)| mutant.file == name && !out.contains(at));
        let changes: Vec<(usize, &Mutant)> = inside.map(|(at, mutant)| (at + 1, mutant)).collect();
        let mut switched = switch(&read(&root().join(&name))?, &changes);
        out.extend(switched.left_out.iter().map(|number| number - 1));
        if name == format!("{source}/lib.rs") {
            switched.text.push_str(SWITCHBOARD);
        }
        write(&tree.join(&name), &switched.text)?;
        files.insert(name, switched);
    }
    Ok(files)
}

/// The Rust files of a folder, named from the root.
fn sources(root: &Path, folder: &str, found: &mut Vec<String>) -> Result<(), String> {
    let entries = fs::read_dir(root.join(folder)).map_err(|error| format!("{folder}: {error}"))?;
    for entry in entries.flatten() {
        let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            sources(root, &name, found)?;
        } else if name.ends_with(".rs") {
            found.push(name);
        }
    }
    Ok(())
}

/// Builds the tests; what the compiler said, and whether it was content.
fn compile(game: &Game, tree: &Path) -> Result<(Vec<Value>, bool), String> {
    // Like the checks: with the same features, what the project was built with before is not built again.
    let mut command = cargo(&["test", "--no-run", "--message-format=json", "--quiet", "--workspace"]);
    command.args(["--features", "cli/loadtest"]);
    // The many bodies are quicker to run than to optimize.
    command.args(["--config", &format!("profile.dev.package.{}.opt-level=0", game.name)]);
    for test in game.tests {
        command.args(["--test", test]);
    }
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let output = command
        .current_dir(tree)
        .env("CARGO_TARGET_DIR", target)
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
        let (Some(file), Some(line)) = (span["file_name"].as_str(), span["line_start"].as_u64()) else {
            continue;
        };
        let Some(switched) = files.get(file) else { continue };
        let here = switched.lines.iter().filter(|(lines, _)| lines.contains(&(line as usize)));
        wrong.extend(here.map(|(_, number)| number - 1));
    }
    wrong
}

fn told(messages: &[Value]) -> String {
    let errors = messages.iter().filter(|message| message["message"]["level"] == "error");
    let words = errors.filter_map(|message| message["message"]["rendered"].as_str());
    words.take(5).collect()
}

fn executables(messages: &[Value]) -> Vec<PathBuf> {
    let tests = messages.iter().filter(|message| message["profile"]["test"] == true);
    tests.filter_map(|message| message["executable"].as_str()).map(PathBuf::from).collect()
}

/// Tests of the same name in other crates would be built as well.
fn leave_out_other_tests(tree: &Path, game: &Game) -> Result<(), String> {
    let crates = tree.join("crates");
    let entries = fs::read_dir(&crates).map_err(|error| format!("{}: {error}", crates.display()))?;
    for entry in entries.flatten().filter(|entry| entry.file_name() != game.name) {
        let tests = entry.path().join("tests");
        if tests.exists() {
            fs::remove_dir_all(&tests).map_err(|error| format!("{}: {error}", tests.display()))?;
        }
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::create_dir_all(to).map_err(|error| format!("{}: {error}", to.display()))?;
    let mut command = Command::new("cp");
    // What is there and not older stays: what is not changed is not built again.
    command.args(["-R", "-p", "-u", "--"]);
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

/// Writes a file, unless that is what it says.
fn write(file: &Path, text: &str) -> Result<(), String> {
    if fs::read_to_string(file).is_ok_and(|there| there == text) {
        return Ok(());
    }
    fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}
