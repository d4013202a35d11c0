//! Wrong files get a typed error that names the row, the text and the rule; nothing panics.

use super::games::{complete, game};
use proptest::prelude::*;
use std::sync::LazyLock;
use terra_mystica::snellman::{HeaderError, ImportError, Ledger, LedgerError, Problem, import, import_rows};

fn text() -> String {
    game("rnd_3p_130010").text()
}

fn stopped(text: &str) -> ImportError {
    let ledger = Ledger::parse(text).unwrap();
    import(&ledger).unwrap().stopped.expect("the replay stops")
}

#[test]
fn a_file_cut_inside_a_row() {
    let text = text();
    let error = Ledger::parse(&text[..text.len() / 2]).unwrap_err();
    assert!(matches!(error, LedgerError::Cells { row, .. } if row > 80), "{error}");
}

#[test]
fn a_file_cut_between_rows() {
    let half: Vec<String> = text().lines().take(120).map(str::to_owned).collect();
    let error = stopped(&half.join("\n"));
    assert!(matches!(error, ImportError::Truncated { row } if row > 80), "{error}");
}

#[test]
fn an_unknown_option() {
    let error = import(&Ledger::parse(&format!("option walking-bridges\n{}", text())).unwrap()).unwrap_err();
    assert!(
        matches!(&error, ImportError::Header(HeaderError::UnknownOption { line: 1, name }) if name == "walking-bridges")
    );
    for (name, reason) in
        [("fire-and-ice-factions", "base game"), ("loose-cultist-ordering", "checks of the rules off")]
    {
        let text = format!("option {name}\n{}", text());
        let error = import(&Ledger::parse(&text).unwrap()).unwrap_err().to_string();
        assert!(error.contains(reason) && error.contains(name), "{error}");
    }
}

#[test]
fn a_header_without_a_tile() {
    let text = text().replace("Round 4 scoring: SCORE6, TP >> 3\n", "");
    let error = import(&Ledger::parse(&text).unwrap()).unwrap_err();
    assert_eq!(error, ImportError::Header(HeaderError::ScoringMissing { round: 4 }));
    let text = self::text().replace("Removing tile BON3\n", "");
    let error = import(&Ledger::parse(&text).unwrap()).unwrap_err();
    assert!(
        matches!(error, ImportError::Header(HeaderError::BonusTiles { found: 7, needed: 6, .. })),
        "{error}"
    );
}

#[test]
fn two_factions_of_one_colour() {
    let text = text().replace("cultists", "mermaids");
    let error = import(&Ledger::parse(&text).unwrap()).unwrap_err();
    assert!(matches!(error, ImportError::Setup(_)), "{error}");
}

#[test]
fn a_row_that_breaks_a_rule_is_named_with_its_text_and_the_rule() {
    let text = text().replacen("burn 3. action ACT2", "burn 3. action ACT6", 1);
    let error = stopped(&text);
    assert_eq!((error.row(), error.command()), (16, "burn 3. action ACT6"));
    assert!(matches!(&error, ImportError::Row { problem: Problem::Refused { .. }, .. }), "{error}");
    assert_eq!(error.rule(), "3.6", "{error}");
}

#[test]
fn a_row_out_of_turn() {
    let text = text().replacen("upgrade I8 to TP", "wait", 1);
    let error = stopped(&text);
    assert!(matches!(&error, ImportError::Row { .. }), "{error}");
    assert!(error.row() > 16, "{error}");
}

#[test]
fn a_text_that_is_no_command() {
    let error = stopped(&text().replacen("upgrade I8 to TP", "upgrade I8 to Windmill", 1));
    assert!(matches!(&error, ImportError::Command { row: 17, .. }), "{error}");
    assert!(error.to_string().contains("TP, TE, SH or SA"), "{error}");
}

#[test]
fn a_wrong_cell_is_a_difference_in_that_row() {
    let text = text().replacen("20 VP\t\t22 C\t\t12 W\t+1\t1 P", "20 VP\t\t23 C\t\t12 W\t+1\t1 P", 1);
    let imported = import(&Ledger::parse(&text).unwrap()).unwrap();
    let (row, difference) = imported.differences().next().unwrap();
    assert_eq!((row.number, difference.file.0.coins, difference.ours.0.coins), (16, 23, 22));
}

static TEXTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    complete().into_iter().filter(|game| game.rows < 330).step_by(7).map(|game| game.text()).collect()
});

/// One way of damaging a file.
#[derive(Clone, Debug)]
enum Damage {
    DropLine(prop::sample::Index),
    RepeatLine(prop::sample::Index),
    SwapLines(prop::sample::Index, prop::sample::Index),
    Cut(prop::sample::Index),
    Char(prop::sample::Index, char),
    Commands(prop::sample::Index, String),
    Cell(prop::sample::Index, usize, String),
}

fn damage() -> impl Strategy<Value = Damage> {
    use prop::sample::Index;
    let words = prop::sample::select(vec![
        "build E5",
        "dig 1",
        "dig 3",
        "transform F3 to red",
        "upgrade E5 to TP",
        "upgrade E5 to SH",
        "send p to fire",
        "send p to air for 3",
        "advance ship",
        "advance dig",
        "action ACT1",
        "action ACT5",
        "action ACT6",
        "action ACTC",
        "action ACTW",
        "action ACTN",
        "action ACTS",
        "action ACTA",
        "action BON1",
        "action BON2",
        "action FAV6",
        "bridge C2:D4",
        "connect r7",
        "connect F2:E4",
        "convert 3pw to 1w",
        "convert 2w to 2c",
        "convert 1w to 1p",
        "convert 99vp to 99c",
        "burn 1",
        "burn 99",
        "leech 2 from cultists",
        "decline",
        "pass",
        "pass BON3",
        "+FAV5",
        "+TW5",
        "+2TW3",
        "+AIR",
        "+2AIR",
        "-SPADE",
        "-2SPADE",
        "-WATER",
        "-free_d",
        "wait",
        "done",
        "cult_income_for_faction",
        "other_income_for_faction",
        "income_for_faction",
        "[opponent accepted power]",
        "[all opponents declined power]",
        "+8vp for FIRE",
        "score_resources",
        "setup",
    ]);
    let line = prop::collection::vec(words, 1..4).prop_map(|words| words.join(". "));
    let cell = prop::sample::select(vec![
        "",
        "-1",
        "0 VP",
        "300 C",
        "5/7/0 PW",
        "10/10/10/10",
        "99999999999 W",
        "blue:3",
    ]);
    prop_oneof![
        any::<Index>().prop_map(Damage::DropLine),
        any::<Index>().prop_map(Damage::RepeatLine),
        (any::<Index>(), any::<Index>()).prop_map(|(a, b)| Damage::SwapLines(a, b)),
        any::<Index>().prop_map(Damage::Cut),
        (any::<Index>(), any::<char>()).prop_map(|(at, char)| Damage::Char(at, char)),
        (any::<Index>(), line).prop_map(|(at, line)| Damage::Commands(at, line)),
        (any::<Index>(), 0..15usize, cell).prop_map(|(at, n, cell)| Damage::Cell(at, n, cell.to_owned())),
    ]
}

fn damaged(text: &str, damages: &[Damage]) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for damage in damages {
        if lines.is_empty() {
            break;
        }
        let len = lines.len();
        match damage {
            Damage::DropLine(at) => {
                lines.remove(at.index(len));
            }
            Damage::RepeatLine(at) => {
                let line = lines[at.index(len)].clone();
                lines.insert(at.index(len), line);
            }
            Damage::SwapLines(a, b) => lines.swap(a.index(len), b.index(len)),
            Damage::Cut(at) => lines.truncate(at.index(len) + 1),
            Damage::Char(at, char) => {
                let line = &mut lines[at.index(len)];
                let mut chars: Vec<char> = line.chars().collect();
                if !chars.is_empty() {
                    let place = at.index(chars.len());
                    chars[place] = *char;
                }
                *line = chars.into_iter().collect();
            }
            Damage::Commands(at, commands) => set_cell(&mut lines[at.index(len)], 14, commands),
            Damage::Cell(at, cell, text) => set_cell(&mut lines[at.index(len)], *cell, text),
        }
    }
    lines.join("\n")
}

fn set_cell(line: &mut String, cell: usize, text: &str) {
    let mut cells: Vec<&str> = line.split('\t').collect();
    if let Some(old) = cells.get_mut(cell) {
        *old = text;
    }
    *line = cells.join("\t");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_damaged_file_panics(which in any::<prop::sample::Index>(), damages in prop::collection::vec(damage(), 1..6)) {
        let text = damaged(&TEXTS[which.index(TEXTS.len())], &damages);
        if let Ok(ledger) = Ledger::parse(&text) {
            let rows = ledger.rows().count();
            if let Ok(imported) = import(&ledger) {
                prop_assert!(imported.rows.len() <= rows);
                let _ = import_rows(&ledger, imported.rows.len());
                let _ = terra_mystica::snellman::export(&imported.table());
            }
        }
    }

    #[test]
    fn no_text_panics(text in "(option [a-z-]{1,12}\n|[a-i]{1,9}(\t[0-9+/ VPCW]{0,6}){14}\n|.{0,30}\n){0,8}") {
        if let Ok(ledger) = Ledger::parse(&text) {
            let _ = import(&ledger);
        }
    }

    #[test]
    fn no_line_panics(line in "[a-zA-Z0-9+:. -]{0,40}") {
        let _ = terra_mystica::snellman::command::parse_line(&line);
    }
}
