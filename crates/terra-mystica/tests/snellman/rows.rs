//! Rows of ledgers, and what is none.

use terra_mystica::snellman::error::LedgerError;
use terra_mystica::snellman::ledger::Ledger;

const ROW: &str =
    "fakirs\t+7\t41 VP\t+6\t6 C\t-1\t0 W\t\t2 P\t-4\t2/1/1 PW\t\t3/5/5/8\tblue:3 brown:2\tbuild F6. +TW1";

#[test]
fn a_row_gives_its_values_offers_and_commands() {
    let ledger = Ledger::parse(&format!("Round 6, turn 2\r\n{ROW}\r\n")).unwrap();
    let row = ledger.rows().next().unwrap();
    assert_eq!((row.number, row.line), (1, 2));
    assert_eq!(row.values.to_string(), "41 VP, 6 C, 0 W, 2 P, 2/1/1 PW, 3/5/5/8");
    assert_eq!(row.offers.iter().map(ToString::to_string).collect::<Vec<_>>(), ["blue:3", "brown:2"]);
    assert_eq!(row.commands, "build F6. +TW1");
}

#[test]
fn a_cut_row_is_refused_with_its_number() {
    let cut: String = ROW.chars().take(40).collect();
    let error = Ledger::parse(&format!("{ROW}\n{cut}")).unwrap_err();
    assert!(matches!(error, LedgerError::Cells { row: 2, line: 2, .. }), "{error}");
}

#[test]
fn a_wrong_cell_is_refused_with_what_it_should_hold() {
    let error = Ledger::parse(&ROW.replace("2/1/1 PW", "2/1 PW")).unwrap_err();
    assert!(error.to_string().contains("bowls such as"), "{error}");
    let error = Ledger::parse(&ROW.replace("fakirs", "dragonlords")).unwrap_err();
    assert!(error.to_string().contains("14 base factions"), "{error}");
}

#[test]
fn a_text_without_rows_is_no_ledger() {
    assert_eq!(Ledger::parse("option strict-leech\n"), Err(LedgerError::NoRows));
}
