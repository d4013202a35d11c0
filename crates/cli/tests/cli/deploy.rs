//! What is there to be copied says nothing to the program that the program does not know.

use crate::program::{run, workspace};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { files(&path, found) } else { found.push(path) }
    }
}

/// The command lines of the program in a file, each as its words: what systemd starts, and what containers are given.
fn command_lines(text: &str) -> Vec<Vec<String>> {
    let mut lines = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.starts_with('#')) {
        let words: Vec<String> = line
            .split(|c: char| c.is_whitespace() || "[],\"".contains(c))
            .filter(|word| !word.is_empty())
            .map(str::to_owned)
            .collect();
        let begins = |word: &str| word.ends_with("/ziggurat") || word == "ziggurat";
        match words.split_first() {
            Some((first, rest)) if ["command:", "CMD"].contains(&first.as_str()) => lines.push(rest.to_vec()),
            Some((first, rest)) if first.strip_prefix("ExecStart=").is_some_and(begins) => {
                lines.push(rest.to_vec());
            }
            Some((first, rest)) if begins(first) => lines.push(rest.to_vec()),
            _ => {}
        }
    }
    lines
}

/// What the program says of a command of its own; `None` when there is no such command.
fn help(command: &str) -> Option<String> {
    let told = run([command, "--help"]);
    (told.code == 0).then_some(told.out)
}

fn words(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').collect()
}

#[test]
fn every_flag_and_variable_is_one_that_the_program_knows() {
    let mut all = vec![workspace("docs/how-to/cluster.md")];
    files(&workspace("deploy"), &mut all);
    let (mut commands, mut variables): (BTreeMap<String, BTreeSet<String>>, BTreeSet<String>) =
        Default::default();
    for file in all {
        let text = std::fs::read_to_string(&file).unwrap();
        for line in command_lines(&text) {
            // Other programs are started too, such as NATS.
            let Some((command, rest)) = line.split_first().filter(|(command, _)| !command.starts_with('-'))
            else {
                continue;
            };
            let flags = rest.iter().filter(|word| word.starts_with("--")).cloned();
            commands.entry(command.clone()).or_default().extend(flags);
        }
        let own = |word: &&str| word.starts_with("ZIGGURAT_") && *word != "ZIGGURAT_PASSWORD";
        variables.extend(words(&text).into_iter().filter(own).map(str::to_owned));
    }
    let mut known = BTreeSet::new();
    for (command, flags) in &commands {
        let help = help(command).unwrap_or_else(|| panic!("there is no `ziggurat {command}`"));
        let told = words(&help);
        let unknown: Vec<_> = flags.iter().filter(|flag| !told.contains(flag.as_str())).collect();
        assert!(unknown.is_empty(), "`ziggurat {command}` does not know {unknown:?}");
        known.extend(told.into_iter().map(str::to_owned));
    }
    assert!(commands["serve"].len() >= 4, "servers are started with flags: {commands:?}");
    let unknown: Vec<_> = variables.difference(&known).collect();
    assert!(unknown.is_empty(), "the program does not know {unknown:?}");
}
