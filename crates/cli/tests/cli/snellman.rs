//! `ziggurat import snellman` and `ziggurat export`

use crate::program::{Folder, Run, run, run_with, workspace};
use std::path::PathBuf;

fn ledger() -> PathBuf {
    workspace("crates/terra-mystica/tests/records/snellman/generated-base/rnd_2p_120012.txt")
}

fn text() -> String {
    std::fs::read_to_string(ledger()).unwrap()
}

/// The rows of factions, as they are counted: from 1, without the lines between them.
fn rows(text: &str) -> Vec<&str> {
    text.lines().filter(|line| line.contains(" VP\t")).collect()
}

fn row_of(text: &str, end: &str) -> usize {
    1 + rows(text).iter().position(|row| row.ends_with(end)).expect("a row of the ledger")
}

fn import(args: &[&str]) -> Run {
    run(["import", "snellman"].iter().chain(args))
}

#[test]
fn a_ledger_ends_in_its_final_table() {
    let file = ledger();
    let out = import(&[file.to_str().unwrap()]).ok();
    let mut lines = out.lines();
    assert!(lines.next().unwrap().starts_with(&format!("{}: ", file.display())), "{out}");
    for place in ["1", "2"] {
        let line = lines.next().unwrap();
        assert!(line.trim().starts_with(place) && line.contains(" VP "), "{line}");
    }
}

#[test]
fn json_names_every_player() {
    let file = ledger();
    let json = import(&[file.to_str().unwrap(), "--json"]).json();
    assert_eq!(json["file"], file.to_str().unwrap());
    assert!(json["rows"].as_u64().unwrap() > 100);
    assert!(json.get("error").is_none());
    let players = json["players"].as_array().unwrap();
    let mut factions: Vec<&str> = players.iter().map(|player| player["faction"].as_str().unwrap()).collect();
    factions.sort_unstable();
    assert_eq!(factions, ["nomads", "swarmlings"]);
    for player in players {
        for name in ["vp", "coins", "workers", "priests", "place"] {
            assert!(player[name].is_i64(), "{name}: {player}");
        }
        assert_eq!(player["power"].as_array().unwrap().len(), 3);
        assert_eq!(player["cults"].as_array().unwrap().len(), 4);
    }
}

#[test]
fn a_ledger_has_one_line_per_row_with_eight_columns() {
    let file = ledger();
    let out = import(&[file.to_str().unwrap(), "--ledger"]).ok();
    let source = text();
    let source = rows(&source);
    for (index, line) in out.lines().enumerate() {
        let cells: Vec<&str> = line.split('\t').collect();
        let [row, faction, vp, coins, workers, priests, bowls, cults] = cells[..] else { panic!("{line}") };
        assert_eq!(row, (index + 1).to_string());
        let printed: Vec<&str> = source[index].split('\t').collect();
        let expected = [
            faction.to_owned(),
            format!("{vp} VP"),
            format!("{coins} C"),
            format!("{workers} W"),
            format!("{priests} P"),
            format!("{bowls} PW"),
            cults.to_owned(),
        ];
        let shown = [0, 2, 4, 6, 8, 10, 12].map(|column| printed[column].to_owned());
        assert_eq!(expected, shown, "row {row} as the file has it");
    }
    assert_eq!(out.lines().count(), source.len());
    assert_eq!(out.lines().next().unwrap(), "1\tnomads\t20\t15\t2\t0\t5/7/0\t1/0/1/0");
}

#[test]
fn a_check_counts_files_rows_and_differences() {
    let folder = Folder::new();
    let good = folder.file("good.txt", &text());
    let out = import(&[good.to_str().unwrap(), "--check"]).ok();
    let last = out.lines().last().unwrap();
    assert!(last.starts_with("1 files, ") && last.ends_with(" rows, 0 differences"), "{out}");

    let wrong = text().replacen("nomads\t\t20 VP\t-3\t12 C", "nomads\t\t20 VP\t-3\t13 C", 1);
    assert_ne!(wrong, text());
    let row = row_of(&wrong, "upgrade E8 to TP");
    folder.file("wrong.txt", &wrong);
    let both = import(&[folder.path("").to_str().unwrap(), "--check"]);
    assert_eq!(both.code, 1);
    assert!(both.out.contains(&format!("wrong.txt: row {row}, ")), "{}", both.out);
    assert!(both.out.lines().last().unwrap().starts_with("2 files, "), "{}", both.out);
    assert!(both.out.ends_with(" rows, 1 differences\n"), "{}", both.out);
}

#[test]
fn a_row_that_breaks_a_rule_stops_the_file_with_its_reason() {
    let folder = Folder::new();
    let broken = text().replacen("upgrade E8 to TP", "upgrade E8 to SH", 1);
    let row = row_of(&broken, "upgrade E8 to SH");
    let file = folder.file("broken.txt", &broken);
    let run = import(&[file.to_str().unwrap()]);
    run.fails(1, &format!("broken.txt: row {row}, "));
    assert!(run.err.contains("upgrade E8 to SH") && run.err.contains("(rule "), "{}", run.err);
    let run = import(&[file.to_str().unwrap(), "--json"]);
    assert_eq!(run.code, 1);
    let json: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    let error = &json["error"];
    assert_eq!(error["row"], row);
    assert!(error["command"].as_str().unwrap().contains("E8") && error["rule"].is_string(), "{error}");
}

#[test]
fn commands_are_tried_after_a_row_each_by_itself() {
    let file = ledger();
    // The swarmlings are to move: what they did, what they cannot pay or reach, and what is no command.
    let after = row_of(&text(), "leech 1 from nomads").to_string();
    let tries = "dig 1. build A10\nbuild A10\nupgrade A11 to SA\npass BON99\ndance\n";
    let args = ["import", "snellman", file.to_str().unwrap(), "--after", &after, "--try", "-"];
    let out = run_with(args, tries).ok();
    let lines: Vec<(&str, &str)> = out.lines().map(|line| line.split_once('\t').unwrap()).collect();
    assert_eq!(lines.len(), 5, "{out}");
    assert_eq!(lines[0].0, "ok", "{out}");
    for (verdict, reason) in &lines[1..] {
        assert_eq!(*verdict, "refused", "{out}");
        assert!(!reason.is_empty());
    }
    let folder = Folder::new();
    let commands = folder.file("commands.txt", tries);
    let from_file = import(&[file.to_str().unwrap(), "--after", &after, "--try", commands.to_str().unwrap()]);
    assert_eq!(from_file.ok(), out);
    import(&[file.to_str().unwrap(), "--after", "9999", "--try", commands.to_str().unwrap()])
        .fails(1, "so --after goes up to that");
    import(&[file.to_str().unwrap(), "--after", "5"]).fails(2, "--try");
    import(&[file.to_str().unwrap(), "--try", "-"]).fails(2, "--after");
}

#[test]
fn a_saved_game_is_a_record_and_goes_back_into_a_ledger() {
    let folder = Folder::new();
    let file = ledger();
    let record = folder.path("game.zig");
    let record = record.to_str().unwrap();
    import(&[file.to_str().unwrap(), "--save", record]).ok();
    let out = run(["verify", record]).ok();
    assert!(out.contains(": ok: terra-mystica, "), "{out}");
    let exported = run(["export", record, "--format", "snellman"]).ok();
    let back = folder.file("back.txt", &exported);
    let out = import(&[back.to_str().unwrap(), "--check"]).ok();
    assert!(out.ends_with(" 0 differences\n"), "{out}");
}

#[test]
fn wrong_files_and_flags_are_refused() {
    let folder = Folder::new();
    let (altay, _) = crate::program::record(&folder, "altay");
    run(["export", altay.to_str().unwrap(), "--format", "snellman"]).fails(1, "altay.zig");
    import(&["nowhere.txt"]).fails(1, "nowhere.txt: No such file");
    import(&[folder.file("empty.txt", "").to_str().unwrap()]).fails(1, "empty.txt");
    import(&[folder.file("prose.txt", "Once upon a time\n").to_str().unwrap()]).fails(1, "prose.txt");
    let file = ledger();
    import(&[file.to_str().unwrap(), "--check", "--json"]).fails(2, "cannot be used with");
    import(&[file.to_str().unwrap(), file.to_str().unwrap(), "--save", "x.zig"])
        .fails(1, "--save takes one ledger, not 2");
}
