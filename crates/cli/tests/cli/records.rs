//! `ziggurat verify` and `ziggurat replay`

use crate::program::{Folder, record, run};
use game_core::Record;
use std::ffi::OsString;
use std::path::Path;

fn steps(text: &str) -> usize {
    let record: Record = text.parse().unwrap();
    record.steps.len()
}

#[test]
fn records_of_every_game_are_verified_with_their_deals() {
    let folder = Folder::new();
    let names = games::names();
    let files: Vec<_> = names.iter().map(|game| record(&folder, game).0).collect();
    let args = files.iter().map(|file| file.clone().into_os_string());
    let out = run([OsString::from("verify")].into_iter().chain(args)).ok();
    assert_eq!(out.lines().count(), names.len());
    for (line, (game, file)) in out.lines().zip(names.iter().zip(&files)) {
        assert!(line.starts_with(&format!("{}: ok: {game}, ", file.display())), "{line}");
        assert!(line.ends_with("every deal follows from the seed"), "{line}");
    }
}

#[test]
fn a_changed_record_is_found_out_with_its_step() {
    let folder = Folder::new();
    let (file, text) = record(&folder, "altay");
    let whole: Record = text.parse().unwrap();
    let verify = |name: &str, text: &str| {
        let changed = folder.file(name, text);
        run([Path::new("verify"), &file, &changed])
    };
    // Another card of the same deck comes up first, and the file is written anew with a hash that fits.
    let reveals: Vec<usize> =
        (0..whole.steps.len()).filter(|step| whole.steps[*step].1.starts_with("reveal ")).collect();
    let mut forged = whole.clone();
    forged.steps.swap(reveals[0], reveals[1]);
    let forged = verify("forged.zig", &forged.to_string());
    forged.fails(1, &format!("forged.zig: step {}: ", reveals[0] + 1));
    assert!(forged.out.contains("altay.zig: ok"), "the others are still verified: {}", forged.out);

    let mut better = whole.clone();
    better.result.as_mut().unwrap().scores[0] += 1;
    verify("better.zig", &better.to_string()).fails(1, "better.zig: the record claims ");
    verify("damaged.zig", &text.replacen("reveal ", "reveal  ", 1)).fails(1, "damaged.zig: ");
    verify("empty.zig", "").fails(1, "empty.zig: ");
    let mut other = whole.clone();
    other.game = "chess".to_owned();
    verify("other.zig", &other.to_string()).fails(1, "there is no game \"chess\"");

    let mut early = whole;
    early.steps.truncate(early.steps.len() / 2);
    early.result = None;
    let early = verify("early.zig", &early.to_string()).ok();
    assert!(early.contains("early.zig: ok: altay, ") && early.contains(" steps, unfinished; "), "{early}");
}

#[test]
fn a_promised_seed_must_be_the_one_that_was_dealt_from() {
    let folder = Folder::new();
    let (_, text) = record(&folder, "monumental-duel");
    let record: Record = text.parse().unwrap();
    let promise = |commitment: &str| {
        let mut record = record.clone();
        record.notes.insert("commitment".to_owned(), commitment.to_owned());
        folder.file("promise.zig", &record.to_string())
    };
    let kept = promise(&record.seed.unwrap().commitment());
    let out = run([Path::new("verify"), &kept]).ok();
    assert!(
        out.ends_with("every deal follows from the seed, which was promised before the first move\n"),
        "{out}"
    );
    let broken = promise(&"0".repeat(64));
    run([Path::new("verify"), &broken]).fails(1, "the seed is not the one that was promised");
}

#[test]
fn a_replay_shows_any_step_through_any_eyes() {
    let folder = Folder::new();
    for game in games::names() {
        let (file, text) = record(&folder, game);
        let file = file.to_str().unwrap();
        let last = steps(&text);
        let end = run(["replay", file, "--json"]).json();
        assert_eq!((&end["game"], &end["step"]), (&game.into(), &last.into()));
        let half = (last / 2).to_string();
        let moment = run(["replay", file, "--to", &half, "--as", "1", "--json"]).json();
        assert_eq!((&moment["step"], &moment["steps"]), (&(last / 2).into(), &last.into()));
        assert!(moment["view"].is_object() && moment["score_sheets"].is_array());
        let words = run(["replay", file, "--to", &half, "--as", "spectator"]).ok();
        assert!(words.starts_with(&format!("step {half} of {last}: ")), "{words}");
        let story = run(["replay", file, "--story"]).ok();
        assert!(story.lines().count() > 10, "{story}");
        for key in ["step-", "deed-", "do-", "tally-", "hidden-"] {
            assert!(!story.contains(key), "everything has its words, but {key} is there:\n{story}");
        }
        assert!(
            story.contains(": +") || story.contains(": −"),
            "deeds are told with what they gave:\n{story}"
        );
        assert!(words.lines().count() > 5, "{words}");
    }
    let (file, text) = record(&folder, "altay");
    let file = file.to_str().unwrap();
    let last = steps(&text);
    let beyond = (last + 1).to_string();
    run(["replay", file, "--to", &beyond]).fails(1, &format!("--to goes from 0 to {last}"));
    run(["replay", file, "--as", "7"]).fails(1, "--as takes judge, spectator or a seat from 0 to 1");
    run(["replay", file, "--to", "soon"]).fails(2, "invalid value 'soon'");
    run(["replay", "nowhere.zig"]).fails(1, "nowhere.zig: No such file");
}
