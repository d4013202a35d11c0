//! RULES.md names tests that exist, and leaves no test vector and no invariant out.

use std::fs;
use std::path::{Path, PathBuf};

const RULES: &str = include_str!("../RULES.md");

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            found.push(path);
        }
    }
}

fn all_sources() -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    sources(&root.join("src"), &mut files);
    sources(&root.join("tests"), &mut files);
    files.iter().filter_map(|file| fs::read_to_string(file).ok()).collect()
}

/// The tests named in a line of a table.
fn tests_in(line: &str) -> Vec<&str> {
    let quoted = line.split('`').skip(1).step_by(2);
    quoted
        .filter(|name| {
            name.starts_with("rules/") || name.starts_with("invariants::") || name.starts_with("content::")
        })
        .filter_map(|name| name.rsplit("::").next())
        .filter(|name| name.contains('_') && !name.contains(['*', '{', '/']))
        .collect()
}

#[test]
fn every_test_named_in_the_rules_exists() {
    let code = all_sources();
    let mut named = 0;
    for line in RULES.lines().filter(|line| line.starts_with('|')) {
        for test in tests_in(line) {
            assert!(code.contains(&format!("fn {test}(")), "RULES.md names {test}, which does not exist");
            named += 1;
        }
    }
    assert!(named > 150, "{named}");
}

#[test]
fn every_test_vector_and_invariant_has_a_test() {
    let row = |id: String| {
        let line = RULES.lines().find(|line| line.starts_with(&format!("| {id} |")));
        line.unwrap_or_else(|| panic!("RULES.md has no row {id}"))
    };
    for number in (1..=34).chain(40..=84) {
        assert!(!tests_in(row(format!("TV-{number:02}"))).is_empty(), "TV-{number:02}");
    }
    for number in 1..=29 {
        assert!(!tests_in(row(format!("I-{number}"))).is_empty(), "I-{number}");
    }
}

#[test]
fn every_ruling_has_a_test() {
    let rulings = RULES.split("## 8. Rulings").nth(1).and_then(|text| text.split("\n## ").next()).unwrap();
    let ids: Vec<&str> = rulings
        .lines()
        .filter_map(|line| line.strip_prefix("| R")?.split(' ').next())
        .filter(|id| id.parse::<u8>().is_ok())
        .collect();
    assert!(ids.len() >= 66, "{}", ids.len());
    for id in ids {
        let start = format!("| R{id} |");
        let named =
            RULES.lines().filter(|line| line.starts_with(&start)).any(|line| !tests_in(line).is_empty());
        assert!(named, "R{id} has no test");
    }
}
