//! What cargo-mutants would change, and which changes a game explains.

use crate::shell::{answers, cargo};
use serde::Deserialize;
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
        format!("{file}: {what}")
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
    serde_json::from_slice(&output.stdout).map_err(|error| format!("the list of cargo-mutants: {error}"))
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
        };
        assert_eq!(mutant(7).named(), "src/flow.rs: replace + with - in Position::count");
        assert_eq!(mutant(7).named(), mutant(90).named());
    }
}
