//! `ziggurat simulate`, `match`, `bots` and `play`

use crate::program::{Folder, run, run_with, workspace};

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
fn a_simulation_tells_rates_rounds_leads_and_endings() {
    let report =
        run(["simulate", "altay", "--players", "3", "--bots", "random", "--games", "4", "--json"]).json();
    let seats = report["seats"].as_array().unwrap();
    let rate = |of: &serde_json::Value| of["rate"].as_f64().unwrap();
    assert!((seats.iter().map(rate).sum::<f64>() - 1.0).abs() < 1e-9, "somebody wins every game");
    assert_eq!(report["first"]["games"], 4);
    for spread in ["rounds", "length", "lead"] {
        let number = |name: &str| report[spread][name].as_f64().unwrap();
        let order = ["least", "low", "median", "high", "most"].map(number);
        assert!(order.is_sorted() && order[4] > 0.0, "{spread}: {order:?}");
    }
    let endings = report["endings"].as_object().unwrap();
    assert_eq!(endings.values().map(|games| games.as_u64().unwrap()).sum::<u64>(), 4);
    assert!(endings.keys().all(|ending| ["final_round", "round_limit"].contains(&ending.as_str())));
    for side in report["factions"].as_object().unwrap().values() {
        let by_seat = side["by_seat"].as_array().unwrap();
        let games: u64 = by_seat.iter().map(|seat| seat["games"].as_u64().unwrap()).sum();
        assert_eq!((by_seat.len(), Some(games)), (3, side["games"].as_u64()));
    }

    let words =
        run(["simulate", "altay", "--bots", "random", "--games", "2", "--set", "round_limit=50"]).ok();
    for part in ["  seat 0  random", "who begins", "rounds   median", "endings  "] {
        assert!(words.contains(part), "{part}: {words}");
    }
}

#[test]
fn bots_play_with_a_content_pack() {
    let folder = Folder::new();
    let standard = std::fs::read_to_string(workspace("crates/altay/content/altay.toml")).unwrap();
    let pack = folder.file("six.toml", &standard.replacen("value = 5", "value = 6", 1));
    let pack = pack.to_str().unwrap();
    let records = folder.path("records");
    let records = records.to_str().unwrap();
    let game =
        ["simulate", "altay", "--bots", "random", "--games", "1", "--records", records, "--content", pack];
    run(game).ok();
    let record = std::fs::read_to_string(folder.path("records/00000.record")).unwrap();
    let hash = run(["content", "check", pack]).ok();
    let content = record.parse::<game_core::Record>().unwrap().content.to_string();
    assert!(hash.contains(&content), "the record is played with {content}, the pack is {hash}");
    let pair = [
        "match",
        "altay",
        "--candidate",
        "random",
        "--baseline",
        "random",
        "--pairs",
        "1",
        "--content",
        pack,
    ];
    run(pair).ok();
    let broken = folder.file("broken.toml", "game = \"altay\"\n");
    run(["simulate", "altay", "--bots", "random", "--content", broken.to_str().unwrap()])
        .fails(1, "broken.toml");
}

#[test]
fn options_take_plain_words_and_json() {
    let first = |option: &str| {
        let folder = Folder::new();
        let path = folder.path("");
        let args =
            ["simulate", "monumental-duel", "--bots", "random", "--games", "1", "--set", option, "--records"];
        run(args.map(Into::into).into_iter().chain([path.into_os_string()])).ok();
        let text = std::fs::read_to_string(&folder.files()[0]).unwrap();
        text.parse::<game_core::Record>().unwrap().setup
    };
    let words = first("civilizations=japanese,malians");
    assert_eq!(words["civilizations"], serde_json::json!(["japanese", "malians"]));
    assert_eq!(first("civilizations=japanese, malians"), words);
    assert_eq!(first("civilizations=[\"japanese\",\"malians\"]"), words);
    assert_eq!(first("first=1")["first"], 1);
    assert_eq!(first("first=none")["first"], serde_json::Value::Null);
    let wrong = run(["play", "monumental-duel", "--set", "civilizations=japanese,romans"]);
    wrong.fails(1, "civilizations takes none or japanese,malians or ");
    assert!(run(["games"]).ok().contains("--set civilizations=none|japanese,malians|"));
}

#[test]
fn seats_have_one_name_in_the_terminal() {
    let folder = Folder::new();
    for game in games::names() {
        let (file, _) = crate::program::record(&folder, game);
        let file = file.to_str().unwrap();
        for to in ["30", "60"] {
            let shown = run(["replay", file, "--to", to]).ok();
            assert!(!shown.contains("player 1") && !shown.contains("PLAYER"), "{game}: {shown}");
            let told = ["seat 0", "seat 1", "the dealer"].iter().any(|name| shown.contains(name));
            assert!(told, "{game}: {shown}");
        }
    }
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
