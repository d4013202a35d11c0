//! Every ruling of a game's RULES.md is named by a test of that game.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The rulings of a game's `RULES.md` that none of its tests names, neither in its name (`r07_…`, `r_7_…`) nor in its
/// text (`R7`). The folder is that of the game's crate.
///
/// # Panics
///
/// If `RULES.md` cannot be read, or holds no ruling: then nothing would be checked.
pub fn rulings_without_a_test(game: &Path) -> Vec<String> {
    let rules = fs::read_to_string(game.join("RULES.md")).expect("a game has its rules");
    let rulings: BTreeSet<Ruling> = rules.lines().filter_map(ruling).collect();
    assert!(!rulings.is_empty(), "RULES.md holds no ruling");
    let mut named = BTreeSet::new();
    for folder in ["src", "tests"] {
        read(&game.join(folder), &mut |source| named.extend(named_in(source)));
    }
    rulings.difference(&named).map(|(letter, number)| format!("{letter}{number}")).collect()
}

/// A letter and a number.
type Ruling = (char, u16);

/// The ruling that a line of RULES.md makes: a row `| R7 | …` of a table or an entry `- **R7** …` of a list.
fn ruling(line: &str) -> Option<Ruling> {
    let (name, _) = match line.strip_prefix("- **") {
        Some(entry) => entry.split_once("** ")?,
        None => line.strip_prefix("| ")?.split_once(" |")?,
    };
    let letter = name.chars().next().filter(|letter| "REZ".contains(*letter))?;
    Some((letter, name[1..].parse().ok()?))
}

/// What the tests of a source file name.
fn named_in(source: &str) -> Vec<Ruling> {
    tests(source).iter().flat_map(|test| words(test)).filter_map(word).collect()
}

/// The tests of a source file, each with the comment above it.
fn tests(source: &str) -> Vec<String> {
    let lines: Vec<&str> = source.lines().collect();
    let marks = lines.iter().enumerate().filter(|(_, line)| line.trim() == "#[test]");
    marks
        .map(|(mark, line)| {
            let comment = lines[..mark].iter().rev().take_while(|line| line.trim_start().starts_with("///"));
            let indent = &line[..line.len() - line.trim_start().len()];
            let end = format!("{indent}}}");
            let body = lines[mark..].iter().take_while(|line| **line != end);
            comment.chain(body).fold(String::new(), |all, line| all + line + "\n")
        })
        .collect()
}

/// Words as they stand in text and in names: `R7`, `r07`, and `r_7` as `r7`.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for part in text.split(|sign: char| !sign.is_ascii_alphanumeric()) {
        match words.last_mut() {
            Some(last) if matches!(last.as_str(), "r" | "e" | "z") && part.parse::<u16>().is_ok() => {
                *last += part;
            }
            _ => words.push(part.to_owned()),
        }
    }
    words
}

fn word(word: String) -> Option<Ruling> {
    let letter = word.chars().next()?.to_ascii_uppercase();
    let number = word.get(1..)?.parse().ok()?;
    "REZ".contains(letter).then_some((letter, number))
}

fn read(folder: &Path, each: &mut impl FnMut(&str)) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            read(&path, each);
        } else if path.extension().is_some_and(|kind| kind == "rs")
            && let Ok(source) = fs::read_to_string(&path)
        {
            each(&source);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rulings_stand_in_tables_and_lists() {
        assert_eq!(ruling("| R7 | Add tokens later? | yes |"), Some(('R', 7)));
        assert_eq!(ruling("- **Z12** A gap → filled."), Some(('Z', 12)));
        assert_eq!(ruling("| # | Question |"), None);
        assert_eq!(ruling("as R7 says"), None);
    }

    #[test]
    fn a_test_names_a_ruling_by_its_name_or_in_its_text() {
        let source = "
/// R3: said above.
#[test]
fn r_12_and_r07_are_in_the_name() {
    assert!(true, \"R40\");
}

// R99 stands outside.
mod inside {
    #[test]
    fn another() {
        assert!(true, \"E5\");
    }
    // R98 stands after it.
}
";
        let named: BTreeSet<Ruling> = named_in(source).into_iter().collect();
        assert_eq!(named, BTreeSet::from([('R', 3), ('R', 7), ('R', 12), ('R', 40), ('E', 5)]));
    }
}
