//! Values of a content file, tried within bounds: one or two are shifted, both files are played on the same
//! deals, and the fairer one stays. Values that the rulebook states are refused.

use super::report::BalanceReport;
use super::{Balance, Wanted, With, balance_of, with_game};
use crate::play::{LabError, Progress, Silent};
use game_core::{Content as _, QuickRandom, Random};
use serde::{Deserialize, Serialize};
use std::ops::Range;
use std::path::PathBuf;

/// What to try.
#[derive(Clone, Debug)]
pub struct Search {
    /// The games of one try; its content is where the search begins.
    pub wanted: Wanted,
    /// The file with the bounds.
    pub bounds: PathBuf,
    /// Tries.
    pub rounds: u32,
    /// Seats of the tables that a try is played at; those of `wanted` if none are named.
    pub tables: Vec<u8>,
    /// Where the best file goes.
    pub out: PathBuf,
}

/// One number of a content file that may be changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bound {
    /// The id of the entry, or the name of a section without entries.
    pub entry: String,
    /// The field of the entry.
    pub field: String,
    /// Which number of the field, counted from 0.
    #[serde(default)]
    pub nth: usize,
    /// The least it may be.
    pub low: i32,
    /// The most it may be.
    pub high: i32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Bounds {
    value: Vec<Bound>,
}

/// What a search found.
#[derive(Clone, Debug, Serialize)]
pub struct Found {
    /// Every step to a fairer file.
    pub steps: Vec<Step>,
    /// How far from fair it is, by the deals of the last try.
    pub cost: f64,
}

/// A try that was kept.
#[derive(Clone, Debug, Serialize)]
pub struct Step {
    /// The number of the try.
    pub round: u32,
    /// What was changed, and to what.
    pub changes: Vec<String>,
    /// How far from fair the file was before, on these deals.
    pub before: f64,
    /// And after.
    pub after: f64,
}

/// Looks for fairer values and writes the best file.
///
/// # Errors
/// When a file is wrong, or a bound names a value that is stated or not there.
pub fn search(wanted: &Search, progress: &dyn Progress) -> Result<Found, LabError> {
    struct Run<'a>(&'a Search, &'a dyn Progress);
    impl With for Run<'_> {
        type Out = Result<Found, LabError>;
        fn with<G: Balance>(self) -> Self::Out {
            search_in::<G>(self.0, self.1)
        }
    }
    with_game(&wanted.wanted.game, Run(wanted, progress))?
}

fn read(path: &std::path::Path) -> Result<String, LabError> {
    std::fs::read_to_string(path).map_err(|e| LabError::File(path.display().to_string(), e))
}

fn search_in<G: Balance>(search: &Search, progress: &dyn Progress) -> Result<Found, LabError> {
    let wrong = LabError::Change;
    let Some(start) = &search.wanted.content else {
        return Err(wrong("a search begins with a file; name it with --content".to_owned()));
    };
    let mut best = read(start)?;
    let bounds: Bounds = toml::from_str(&read(&search.bounds)?).map_err(|e| wrong(e.to_string()))?;
    for bound in &bounds.value {
        number(&best, bound).map_err(wrong)?;
    }
    let mut rng = QuickRandom::new(crate::play::salt(&search.wanted.seed, search.rounds, 3000));
    let mut found = Found { steps: Vec::new(), cost: f64::MAX };
    for round in 0..search.rounds {
        let (changed, changes) = shifted(&best, &bounds.value, &mut rng).map_err(wrong)?;
        let Ok(candidate) = G::Content::load("candidate.toml", &changed) else { continue };
        let current = G::Content::load("best.toml", &best).map_err(|e| wrong(e.to_string()))?;
        let wanted = Wanted { seed: format!("{}/{round}", search.wanted.seed), ..search.wanted.clone() };
        let before = unfairness::<G>(&wanted, &search.tables, current)?;
        let after = unfairness::<G>(&wanted, &search.tables, candidate)?;
        found.cost = before.min(after);
        if after < before {
            best = changed;
            std::fs::write(&search.out, &best)
                .map_err(|e| LabError::File(search.out.display().to_string(), e))?;
            found.steps.push(Step { round, changes, before, after });
        }
        progress.played(round + 1, search.rounds);
    }
    Ok(found)
}

/// How far from fair a content is at all the tables together.
fn unfairness<G: Balance>(
    wanted: &Wanted,
    tables: &[u8],
    content: &'static G::Content,
) -> Result<f64, LabError> {
    let seats = if tables.is_empty() { std::slice::from_ref(&wanted.players) } else { tables };
    let table = |players: &u8| {
        let wanted = Wanted { players: *players, ..wanted.clone() };
        balance_of::<G>(&wanted, content, &Silent).map(|report| cost(&report))
    };
    seats.iter().map(table).sum()
}

/// How far from fair: per cent off an even pairing, points of difference too many, takings too seldom or too
/// sure, one of two answers too seldom, events too seldom. Squares, so that the worst counts most.
fn cost(report: &BalanceReport) -> f64 {
    let square = |x: f64| x.max(0.0).powi(2);
    let even = 1.0 / f64::from(report.players);
    let off = |share: f64| square((share - even).abs() * 100.0 - 1.0);
    let pairings = report.pairings.iter().flat_map(|line| line.sides.values()).map(|rate| off(rate.share));
    let sides = report.sides.values().map(|line| off(line.wins.share));
    let order = report.order.iter().map(|rate| off(rate.share));
    let spread = 4.0 * square(report.difference.mean - 8.0);
    let taken = report.picks.iter().filter(|line| line.taken.n >= 30).map(|line| {
        let share = line.taken.share * 100.0;
        (square(20.0 - share) + square(share - 93.0)) / 25.0
    });
    let answers = |of: &str| report.choices.iter().filter(|line| line.of == of).count();
    let two = report.choices.iter().filter(|line| line.share.n >= 30 && answers(&line.of) == 2);
    let two = two.map(|line| square(22.0 - line.share.share * 100.0));
    let events = report.events.values().map(|rate| square(12.0 - rate.share * 100.0));
    let sides = pairings.sum::<f64>() + sides.sum::<f64>() + order.sum::<f64>();
    sides + spread + taken.sum::<f64>() + two.sum::<f64>() + events.sum::<f64>()
}

/// The file with one or two values shifted by one, and what was changed.
fn shifted(text: &str, bounds: &[Bound], rng: &mut QuickRandom) -> Result<(String, Vec<String>), String> {
    let mut text = text.to_owned();
    let mut changes = Vec::new();
    for _ in 0..=rng.below(2) {
        let bound = rng.pick(bounds).ok_or("the file of bounds names no value")?;
        let (at, now) = number(&text, bound)?;
        let by = if rng.below(2) == 0 { 1 } else { -1 };
        let new = now + by;
        if (bound.low..=bound.high).contains(&new) {
            text.replace_range(at, &new.to_string());
            changes.push(format!("{}.{}[{}] {now} -> {new}", bound.entry, bound.field, bound.nth));
        }
    }
    Ok((text, changes))
}

/// Where a number stands in the file, and what it is.
fn number(text: &str, bound: &Bound) -> Result<(Range<usize>, i32), String> {
    let Bound { entry, field, nth, .. } = bound;
    let row = row(text, entry);
    let block = row.clone().or_else(|| block(text, entry));
    let block = block.ok_or_else(|| format!("the content has no entry {entry:?}"))?;
    let inside = &text[block.clone()];
    let part_of = |field: &str| if row.is_some() { cell(inside, field) } else { field_of(inside, field) };
    let names = |list: &str| part_of(list).map(|at| inside[at].split('"').any(|word| word == field));
    let free = names("reconstructed_fields") == Some(true)
        || part_of("source").is_some_and(|at| inside[at].contains("\"reconstructed\""));
    // A list of fields that are known, or else a list of those that are not.
    if names("known").unwrap_or((row.is_some() || names("reconstructed_fields").is_some()) && !free) {
        return Err(format!(
            "{entry}.{field} is stated by the rulebook; only reconstructed values are tried"
        ));
    }
    let part = part_of(field).ok_or_else(|| format!("{entry:?} has no field {field:?}"))?;
    let start = block.start + part.start;
    let found = numbers(&inside[part]).into_iter().nth(*nth);
    let found = found.ok_or_else(|| format!("{entry}.{field} has no number {nth}, counted from 0"))?;
    let at = start + found.start..start + found.end;
    let value = text[at.clone()].parse().map_err(|_| format!("{entry}.{field}: no whole number"))?;
    Ok((at, value))
}

/// The line of an entry that is one row of a list.
fn row(text: &str, entry: &str) -> Option<Range<usize>> {
    let start = text.find(&format!("{{ id = \"{entry}\","))?;
    Some(start..text[start..].find('\n').map_or(text.len(), |end| start + end))
}

/// The value of a field in such a row.
fn cell(row: &str, field: &str) -> Option<Range<usize>> {
    let key = format!(", {field} = ");
    let start = row.find(&key)? + key.len();
    let (mut deep, mut quoted) = (0, false);
    for (at, letter) in row[start..].char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '[' | '{' if !quoted => deep += 1,
            ',' | ']' | '}' if !quoted && deep == 0 => return Some(start..start + at),
            ']' | '}' if !quoted => deep -= 1,
            _ => {}
        }
    }
    Some(start..row.len())
}

/// The lines of an entry, from its header to the next one.
fn block(text: &str, entry: &str) -> Option<Range<usize>> {
    let id = format!("\nid = \"{entry}\"\n");
    let section = format!("\n[{entry}]\n");
    let found = text.find(&id).or_else(|| text.find(&section)).map(|at| at + 1);
    let inside = found.or_else(|| text.starts_with(&section[1..]).then_some(0))?;
    let start = text[..inside].rfind("\n[[").map_or(inside, |header| header + 1);
    let start = if text[inside..].starts_with('[') { inside } else { start };
    let end = text[inside + 1..].find("\n[").map_or(text.len(), |next| inside + 1 + next);
    Some(start..end)
}

/// A field of an entry, up to the next field.
fn field_of(block: &str, field: &str) -> Option<Range<usize>> {
    let start = block.find(&format!("\n{field} = "))? + 1;
    let is_field = |line: &str| {
        line.split_once(" = ").is_some_and(|(key, _)| key.chars().all(|c| c.is_ascii_lowercase() || c == '_'))
    };
    let mut end = start;
    for (i, line) in block[start..].split_inclusive('\n').enumerate() {
        if i > 0 && (is_field(line) || line.starts_with('#')) {
            break;
        }
        end += line.len();
    }
    Some(start..end)
}

/// The whole numbers of a text that are neither part of a word nor of a string.
fn numbers(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let (mut found, mut quoted, mut i) = (Vec::new(), false, 0);
    while i < bytes.len() {
        match bytes[i] {
            b'"' => quoted = !quoted,
            b'#' if !quoted => i = text[i..].find('\n').map_or(bytes.len(), |end| i + end),
            b'-' | b'0'..=b'9' if !quoted && (i == 0 || !bytes[i - 1].is_ascii_alphanumeric()) => {
                let digits = text[i + 1..].bytes().take_while(u8::is_ascii_digit).count();
                if bytes[i] != b'-' || digits > 0 {
                    found.push(i..i + 1 + digits);
                }
                i += digits;
            }
            _ => {}
        }
        i += 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "[prices]\nknown = [\"first\"]\nfirst = 1\nsteps = [1, 2, 3] # 9 is no value\n\n\
        [[card]]\nid = \"mine\"\nname = \"Mine 7\"\nsource = \"rulebook\"\nknown = [\"name\"]\ncost = 4\n\
        abilities = [\n  { n = -1, of = \"x2\" },\n  { n = 12 },\n]\n\n[[card]]\nid = \"fort\"\ncost = 5\n";

    const ROWS: &str = "list = [\n  { id = \"cart\", cost = { metal = 1 }, war = 2, effect = \"a, b\", vp = 3, \
        source = \"rulebook\", reconstructed_fields = [\"cost\", \"vp\"] },\n  { id = \"pact\", middle = [{ n = 1 }, \
        { n = 4 }], vp = 5, source = \"reconstructed\" },\n]\n\n[track]\nvalues = [-8, 3]\nstart = 0\n\
        source = \"rulebook\"\nreconstructed_fields = [\"values\"]\n";

    #[test]
    fn rows_of_lists_are_searched_where_they_are_reconstructed() {
        let value = |entry: &str, field: &str, nth| number(ROWS, &bound(entry, field, nth)).map(|(_, n)| n);
        assert_eq!(value("cart", "cost", 0), Ok(1));
        assert_eq!(value("cart", "vp", 0), Ok(3));
        assert_eq!(value("pact", "middle", 1), Ok(4));
        assert_eq!(value("pact", "vp", 0), Ok(5));
        assert_eq!(value("track", "values", 0), Ok(-8));
        assert!(value("cart", "war", 0).unwrap_err().contains("stated by the rulebook"));
        assert!(value("track", "start", 0).unwrap_err().contains("stated by the rulebook"));
        assert!(value("pact", "trade", 0).unwrap_err().contains("no field \"trade\""));
        assert!(value("pact", "middle", 2).unwrap_err().contains("no number 2"));
    }

    fn bound(entry: &str, field: &str, nth: usize) -> Bound {
        Bound { entry: entry.to_owned(), field: field.to_owned(), nth, low: -3, high: 20 }
    }

    fn value(entry: &str, field: &str, nth: usize) -> Result<i32, String> {
        number(TEXT, &bound(entry, field, nth)).map(|(_, value)| value)
    }

    #[test]
    fn numbers_are_found_by_entry_field_and_place() {
        assert_eq!(value("mine", "cost", 0), Ok(4));
        assert_eq!(value("fort", "cost", 0), Ok(5));
        assert_eq!(value("mine", "abilities", 0), Ok(-1));
        assert_eq!(value("mine", "abilities", 1), Ok(12));
        assert_eq!(value("prices", "steps", 2), Ok(3));
    }

    #[test]
    fn what_is_stated_or_missing_is_refused() {
        assert!(value("prices", "first", 0).unwrap_err().contains("stated by the rulebook"));
        assert!(value("mine", "name", 0).unwrap_err().contains("stated by the rulebook"));
        assert!(value("mine", "bonus", 0).unwrap_err().contains("no field \"bonus\""));
        assert!(value("dojo", "cost", 0).unwrap_err().contains("no entry \"dojo\""));
        assert!(value("mine", "abilities", 2).unwrap_err().contains("no number 2"));
        assert!(value("prices", "steps", 3).unwrap_err().contains("no number 3"));
    }

    #[test]
    fn a_shift_stays_within_its_bounds_and_changes_nothing_else() {
        let bounds = [Bound { low: 4, high: 5, ..bound("fort", "cost", 0) }];
        let mut rng = QuickRandom::new(5);
        let mut seen = std::collections::BTreeSet::new();
        let mut text = TEXT.to_owned();
        for _ in 0..40 {
            text = shifted(&text, &bounds, &mut rng).unwrap().0;
            seen.insert(number(&text, &bounds[0]).unwrap().1);
            assert_eq!(text.replace("\"fort\"\ncost = 4", "\"fort\"\ncost = 5"), TEXT);
        }
        assert_eq!(seen.into_iter().collect::<Vec<_>>(), [4, 5]);
    }
}
