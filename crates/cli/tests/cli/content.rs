//! `ziggurat content` and `ziggurat games`

use crate::program::{Folder, run, workspace};
use std::path::Path;

const ALTAY: &str = "crates/altay/content/altay.toml";

#[test]
fn every_standard_content_is_right_and_known_as_such() {
    let folder = Folder::new();
    for game in games::WITH_TOY {
        let game = game.info().id;
        let file = folder.file(&format!("{game}.toml"), &run(["content", "show", game, "--toml"]).ok());
        let file = file.to_str().unwrap();
        let out = run(["content", "check", file]).ok();
        assert!(out.starts_with(&format!("{file}: ok: {game}, content ")), "{out}");
        assert!(out.ends_with("(the standard content)\n"), "{out}");
    }
}

#[test]
fn a_wrong_pack_is_told_with_file_line_and_place() {
    let folder = Folder::new();
    let standard = std::fs::read_to_string(workspace(ALTAY)).unwrap();
    let check = |name: &str, text: &str| {
        let file = folder.file(name, text);
        run([Path::new("content"), Path::new("check"), &file])
    };
    let broken = standard.replacen("value = 5", "value = ", 1);
    let line = 1 + standard.lines().position(|line| line == "value = 5").unwrap();
    check("broken.toml", &broken).fails(1, &format!("broken.toml:{line}: "));
    let odd = standard.replacen("value = 5", "value = 5\ncolour = \"red\"", 1);
    check("odd.toml", &odd).fails(1, "colour");
    check("nameless.toml", "schema = 1\n").fails(1, "a content pack names its game");
    check("chess.toml", "game = \"chess\"\n").fails(1, "there is no game \"chess\"; there are terra-mystica");
    let changed = standard.replacen("value = 5", "value = 6", 1);
    let other = check("my.toml", &changed).ok();
    assert!(other.contains("ok: altay, content ") && !other.contains("standard"), "{other}");
    run(["content", "check", "nowhere.toml"]).fails(1, "nowhere.toml: No such file");
}

#[test]
fn content_is_shown_with_its_sources() {
    for game in games::names() {
        let listing = run(["content", "show", game, "--json"]).json();
        let items = listing.as_array().unwrap();
        assert!(items.iter().all(|item| item["kind"].is_string() && item["values"].is_array()));
        let words = run(["content", "show", game]).ok();
        let sources = ["[rulebook]", "[published]", "[derived]", "[reconstructed]"];
        assert!(words.lines().any(|line| sources.iter().any(|source| line.ends_with(source))), "{words}");
    }
    run(["content", "show", "chess"]).fails(1, "there is no game \"chess\"");
    let text = run(["content", "show", "altay", "--toml"]).ok();
    assert_eq!(text, std::fs::read_to_string(workspace(ALTAY)).unwrap(), "a start for an own pack");
}

#[test]
fn games_tell_players_variants_and_provenance() {
    let games = run(["games", "--json"]).json();
    let ids: Vec<&str> = games.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(ids, games::names());
    for game in games.as_array().unwrap() {
        assert!(game["min_players"].as_u64() <= game["max_players"].as_u64());
        assert_eq!(game["content"].as_str().unwrap().len(), 64);
        assert_eq!(game["sources"].as_array().unwrap().len(), 4);
    }
    let words = run(["games"]).ok();
    assert!(words.contains("Terra Mystica") && words.contains("reconstructed"), "{words}");
}

#[test]
fn two_contents_are_compared_value_by_value() {
    let folder = Folder::new();
    let standard = std::fs::read_to_string(workspace(ALTAY)).unwrap();
    let pack = folder.file("six.toml", &standard.replacen("value = 5", "value = 6", 1));
    let pack = pack.to_str().unwrap();
    let diff = run(["content", "diff", "altay", pack, "--json"]).json();
    let line = &diff.as_array().unwrap()[0];
    assert_eq!(diff.as_array().unwrap().len(), 1, "{diff}");
    assert_eq!((&line["a"], &line["b"], &line["source"]), (&"5".into(), &"6".into(), &"rulebook".into()));
    let words = run(["content", "diff", pack, "altay"]).ok();
    assert!(words.contains("hand_size") && words.contains(" = 6 -> 5  [rulebook]\n"), "{words}");
    assert!(words.ends_with("1 value of altay differs\n"), "{words}");
    let same = run(["content", "diff", "altay", workspace(ALTAY).to_str().unwrap()]).ok();
    assert_eq!(same, "0 values of altay differ\n");
    run(["content", "diff", "altay", "pebbles"]).fails(1, "name two of one game");
    run(["content", "diff", "altay", "nowhere.toml"]).fails(1, "nowhere.toml: No such file");
}
