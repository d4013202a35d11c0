//! Every step of every record ever written means the same step, and is written as it was.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

use game_core::{Content, Playable, Record};
use games::Visitor;
use std::path::{Path, PathBuf};

/// The records of earlier programs, where the command line keeps them.
fn records() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../cli/tests/corpus")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "zig") {
                found.push(path);
            }
        }
    }
    found
}

struct ReadAndWrite<'a>(&'a Record);

impl Visitor for ReadAndWrite<'_> {
    type Out = ();

    fn visit<G: Playable>(self) {
        let content = G::Content::known(self.0.content);
        for (_, step) in &self.0.steps {
            let action = G::parse_step(content, step).unwrap_or_else(|error| panic!("{}: {error}", G::ID));
            assert_eq!(G::write_step(content, action), *step, "{}", G::ID);
            let shouted = step.to_ascii_uppercase().replace(' ', "   ");
            assert_eq!(G::parse_step(content, &shouted), Ok(action), "{}", G::ID);
        }
    }
}

#[test]
fn steps_of_all_records_are_read_and_written_as_ever() {
    let files = records();
    assert!(files.len() > 100, "{} records", files.len());
    for file in files {
        let record: Record = std::fs::read_to_string(&file).unwrap().parse().unwrap();
        games::visit(&record.game, ReadAndWrite(&record)).expect("a game of the list");
    }
}
