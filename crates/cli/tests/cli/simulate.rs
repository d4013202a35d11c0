//! `ziggurat simulate`, `match`, `bots` and `play`

use crate::program::{Folder, run, run_with};

#[test]
fn a_simulation_tells_seats_and_factions() {
    let args = ["simulate", "terra-mystica", "--players", "3", "--bots", "random", "--games", "2", "--json"];
    let report = run(args).json();
    assert_eq!((&report["game"], &report["players"]), (&"terra-mystica".into(), &3.into()));
    assert_eq!(report["games"], 2);
    for name in ["seconds", "steps", "steps_per_second"] {
        assert!(report[name].as_f64().unwrap() > 0.0, "{name}");
    }
    let seats = report["seats"].as_array().unwrap();
    assert_eq!(seats.len(), 3);
    for seat in seats {
        assert_eq!(seat["bot"], "random");
        assert!(seat["wins"].is_number() && seat["mean_score"].is_number() && seat["mean_place"].is_number());
    }
    let factions = report["factions"].as_object().unwrap();
    let played: u64 = factions.values().map(|faction| faction["games"].as_u64().unwrap()).sum();
    assert_eq!(played, 6, "three factions a game");
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let games = |seed: &str| {
        let folder = Folder::new();
        let path = folder.path("");
        let args = ["simulate", "altay", "--bots", "random", "--games", "2", "--seed", seed, "--records"];
        run(args.map(Into::into).into_iter().chain([path.into_os_string()])).ok();
        folder.files().iter().map(|file| std::fs::read_to_string(file).unwrap()).collect::<Vec<_>>()
    };
    let first = games("a");
    assert_eq!(first.len(), 2);
    assert_eq!(first, games("a"));
    assert_ne!(first, games("b"));
}

#[test]
fn a_match_tells_the_difference() {
    let args = [
        "match",
        "monumental-duel",
        "--candidate",
        "random",
        "--baseline",
        "random",
        "--pairs",
        "2",
        "--sprt=150,240",
        "--json",
    ];
    let report = run(args).json();
    assert_eq!((&report["sprt"]["elo0"], &report["sprt"]["elo1"]), (&150.0.into(), &240.0.into()));
    assert_eq!((&report["candidate"], &report["pairs"]), (&"random".into(), &2.into()));
    assert_eq!(report["games"], 4);
    assert!(report["elo"].is_object());
}

#[test]
fn bots_that_do_not_exist_are_refused() {
    run(["simulate", "altay"]).fails(2, "--bots");
    run(["simulate", "altay", "--bots", "wizard"]).fails(1, "wizard");
    run(["simulate", "altay", "--bots", "random,random,random"]).fails(1, "");
    run(["simulate", "altay", "--players", "9", "--bots", "random"]).fails(1, "9");
    run(["simulate", "chess", "--bots", "random"]).fails(1, "there is no game \"chess\"");
    run(["match", "altay", "--candidate", "random", "--baseline", "wizard"]).fails(1, "wizard");
    run(["match", "altay", "--candidate", "random"]).fails(2, "--baseline");
    run(["match", "altay", "--candidate", "random", "--baseline", "random", "--sprt=30,0"])
        .fails(2, "the lower first");
    run(["bots", "chess"]).fails(1, "there is no game \"chess\"");
    assert!(run(["bots", "--json"]).json().as_array().unwrap().len() >= 4);
}

#[test]
fn a_game_in_the_terminal_takes_numbers_steps_and_questions() {
    let folder = Folder::new();
    let save = folder.path("mine.zig");
    let args = ["play", "altay", "--bots", "random", "--seed", "x", "--save", save.to_str().unwrap()];
    let run = run_with(args, "help\nboard\nnonsense\nwhy nonsense\n999\nfind zzz\n1\nundo\nquit\n").ok();
    assert!(run.contains("choose that option"), "{run}");
    assert!(run.contains("Choose from 1 to "), "{run}");
    assert!(run.contains("   1  "), "options are numbered: {run}");
    let text = std::fs::read_to_string(save).unwrap();
    assert_eq!(text.parse::<game_core::Record>().unwrap().game, "altay");
}

#[test]
fn a_wrong_set_up_is_told_what_would_be_right() {
    run(["play", "chess"]).fails(1, "there is no game \"chess\"; there are terra-mystica, altay");
    run(["play", "altay", "--set", "weather=fine"]).fails(1, "altay has no option \"weather\"; it has ");
    run(["play", "altay", "--set", "weather"]).fails(1, "--set takes OPTION=VALUE");
    run(["play", "altay", "--players", "9"]).fails(1, "9");
    run(["play", "altay", "--bots", "random,random,random"]).fails(1, "3 bots do not fit at a table of 2");
    run(["play", "altay", "--content", "nowhere.toml"]).fails(1, "nowhere.toml: No such file");
}
