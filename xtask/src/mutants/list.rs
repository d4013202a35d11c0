//! What cargo-mutants would change, and which changes a game explains.

use crate::shell::{answers, cargo};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Stdio;

/// One change, as cargo-mutants lists it.
#[derive(Deserialize, Debug)]
pub struct Mutant {
    /// File, line, column and change, for people.
    pub name: String,
    /// The file, from the root of the project.
    pub file: String,
    /// The function around it; none for a constant.
    pub function: Option<Function>,
    /// What is replaced.
    pub span: Span,
    /// By what.
    pub replacement: String,
    /// Which one it is of how many that are called the same in the same file, from 1.
    #[serde(skip)]
    pub among: (usize, usize),
}

/// A function of the source.
#[derive(Deserialize, Debug)]
pub struct Function {
    /// All of it, with its attributes.
    pub span: Span,
}

/// A part of a file.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// Its first character.
    pub start: Place,
    /// The character after its last one.
    pub end: Place,
}

/// Counted from 1.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The character of the line.
    pub column: usize,
}

impl Mutant {
    /// The change without its line and column, which move with every edit.
    pub fn named(&self) -> String {
        let mut parts = self.name.splitn(4, ':');
        let file = parts.next().unwrap_or_default();
        let what = parts.nth(2).unwrap_or(&self.name).trim();
        match self.among {
            (_, 0 | 1) => format!("{file}: {what}"),
            (place, all) => format!("{file}: {what} ({place} of {all})"),
        }
    }
}

/// All changes of the chapters of a game.
pub fn list(game: &str, chapters: &[&str]) -> Result<Vec<Mutant>, String> {
    if !answers("cargo", &["mutants", "--version"]) {
        return Err("cargo-mutants is missing: cargo install cargo-mutants --locked".to_owned());
    }
    let files = chapters.iter().map(|chapter| format!("--file=crates/{game}/src/{chapter}"));
    let mut command = cargo(&["mutants", "--list", "--json", "--colors=never"]);
    command.args(files).arg(format!("--package={game}"));
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| format!("cargo mutants --list: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo mutants --list failed ({})", output.status));
    }
    let mut all: Vec<Mutant> = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("the list of cargo-mutants: {error}"))?;
    number(&mut all);
    Ok(all)
}

/// Tells apart what is called the same.
fn number(all: &mut [Mutant]) {
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    for mutant in all.iter_mut() {
        let place = count.entry(mutant.named()).or_default();
        *place += 1;
        // The name of one alone, until all are counted.
        mutant.among = (*place, 0);
    }
    for mutant in all {
        mutant.among.1 = count.get(&mutant.named()).copied().unwrap_or(1);
    }
}

/// The changes that the list of a game explains: what stands in backquotes at the start of a table row.
pub fn explained(list: &Path) -> Vec<String> {
    let text = fs::read_to_string(list).unwrap_or_default();
    text.lines()
        .filter_map(|line| line.strip_prefix("| `")?.split_once("` |"))
        .map(|(change, _)| change.replace("\\|", "|"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_known_again_after_its_line_has_moved() {
        let place = Place { line: 1, column: 1 };
        let span = Span { start: place, end: place };
        let mutant = |line: u32| Mutant {
            name: format!("src/flow.rs:{line}:9: replace + with - in Position::count"),
            file: String::new(),
            function: None,
            span,
            replacement: String::new(),
            among: (0, 0),
        };
        assert_eq!(mutant(7).named(), "src/flow.rs: replace + with - in Position::count");
        assert_eq!(mutant(7).named(), mutant(90).named());
    }

    #[test]
    fn changes_that_are_called_the_same_are_counted() {
        let place = Place { line: 1, column: 1 };
        let named = |name: &str| Mutant {
            name: name.to_owned(),
            file: String::new(),
            function: None,
            span: Span { start: place, end: place },
            replacement: String::new(),
            among: (0, 0),
        };
        let mut all = [
            named("a.rs:1:1: replace + with -"),
            named("a.rs:1:9: delete !"),
            named("a.rs:2:1: replace + with -"),
        ];
        number(&mut all);
        let names: Vec<String> = all.iter().map(Mutant::named).collect();
        assert_eq!(
            names,
            ["a.rs: replace + with - (1 of 2)", "a.rs: delete !", "a.rs: replace + with - (2 of 2)"]
        );
    }
}
