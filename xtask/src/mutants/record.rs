//! What became of each change, kept while the tests run: a run that is broken off has not been for nothing, and the
//! survivors can be tried again alone.

use super::list::Mutant;
use super::trial::Verdict;
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::Path;
use std::sync::Mutex;

/// The file of a game's verdicts, one line for each; a later line about the same change stands.
pub struct Record {
    file: Mutex<File>,
}

impl Record {
    /// Begins a new one, or goes on with the last one.
    pub fn open(file: &Path, go_on: bool) -> Result<Record, String> {
        let opened = OpenOptions::new().create(true).write(true).append(go_on).truncate(!go_on).open(file);
        let file = opened.map_err(|error| format!("{}: {error}", file.display()))?;
        Ok(Record { file: Mutex::new(file) })
    }

    /// Notes one verdict.
    pub fn note(&self, mutant: &Mutant, verdict: Verdict) -> Result<(), String> {
        let mut file = self.file.lock().expect("no thread breaks off with the lock");
        writeln!(file, "{}\t{}", verdict.word(), mutant.name).map_err(|error| format!("verdicts: {error}"))
    }
}

/// What is written about each change, by its name.
pub fn read(file: &Path) -> Result<BTreeMap<String, Verdict>, String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(verdicts(&text))
}

fn verdicts(text: &str) -> BTreeMap<String, Verdict> {
    let lines = text.lines().filter_map(|line| line.split_once('\t'));
    lines.filter_map(|(word, name)| Some((name.to_owned(), Verdict::read(word)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_later_line_stands_and_a_torn_one_is_left_out() {
        let found = verdicts("survives\ta: 1\nnoticed\tb: 2\nnoticed\ta: 1\nsurv");
        let expected = [("a: 1".to_owned(), Verdict::Noticed), ("b: 2".to_owned(), Verdict::Noticed)];
        assert_eq!(found, BTreeMap::from(expected));
    }
}
