//! The way of a click in ARCHITECTURE.md is the way of the code: every file it names is there, with what it names in it.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

use std::fs;
use std::path::{Path, PathBuf};

const MOST_STOPS: usize = 12;

/// What stands in backticks, in order.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The file that is meant: of the page by its whole path or by its name beside the one before, else of the server.
fn found(root: &Path, named: &str, before: Option<&Path>) -> PathBuf {
    let beside = before.and_then(Path::parent).map(|folder| folder.join(named));
    let places = [Some(root.join(named)), beside, Some(root.join("crates/server/src").join(named))];
    let file = places.into_iter().flatten().find(|place| place.exists());
    file.unwrap_or_else(|| panic!("ARCHITECTURE.md names {named}, which is not there"))
}

#[test]
fn every_stop_of_a_click_is_in_the_code() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let text = fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    let (_, way) = text.split_once("### From a click to everybody's screen\n").unwrap();
    let (way, _) = way.split_once("\n## ").unwrap();
    let stops = way.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
    assert!((8..=MOST_STOPS).contains(&stops), "{stops} stops");

    let (mut file, mut names) = (None::<PathBuf>, 0);
    for word in quoted(way) {
        if word.ends_with(".rs") || word.ends_with(".ts") || word.contains('/') {
            file = Some(found(root, word, file.as_deref()));
            continue;
        }
        let name = word.rsplit("::").next().unwrap();
        let path = file.as_deref().expect("a file is named before what is in it");
        let code = fs::read_to_string(path).unwrap();
        let mut words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
        assert!(words.any(|found| found == name), "{} no longer has {name}", path.display());
        names += 1;
    }
    assert!(names >= stops, "only {names} names in {stops} stops");
}
