//! Pebbles, the toy, is a title like the others for whoever asks for it.

use crate::program::{Folder, record, run};
use crate::serve::Serving;
use server::api::GameCard;
use server::client::Client;

#[test]
fn the_toy_is_listed_only_when_asked_for() {
    let listed = |args: &[&str]| {
        let games = run(args).json();
        games.as_array().unwrap().iter().any(|game| game["id"] == "pebbles")
    };
    assert!(!listed(&["games", "--json"]));
    assert!(listed(&["games", "--json", "--toy"]));
    let bots = run(["bots", "pebbles"]).ok();
    assert!(bots.contains("greedy") && bots.contains("by hand"), "{bots}");
}

#[test]
fn the_toy_is_played_recorded_replayed_and_measured() {
    let folder = Folder::new();
    let (file, _) = record(&folder, "pebbles");
    let file = file.to_str().unwrap();
    let verified = run(["verify", file]).ok();
    assert!(verified.contains(": ok: pebbles, ") && verified.contains("every deal follows"), "{verified}");
    let shown = run(["replay", file, "--to", "7"]).ok();
    assert!(shown.contains("round 1 of 3"), "{shown}");
    let figures = run(["bench", "pebbles", "--seconds", "0.01", "--json"]).json();
    assert_eq!(figures["game"], "pebbles");
    let played = run(["match", "pebbles", "--candidate", "greedy", "--baseline", "random", "--pairs", "4"]);
    assert_eq!(played.code, 0, "{played:?}");
}

#[tokio::test]
async fn the_toy_is_offered_at_tables_behind_a_flag() {
    let folder = Folder::new();
    for (more, offered) in [(&[][..], false), (&["--toy"][..], true)] {
        let serving = Serving::start(&folder.path("data"), more);
        let nobody = Client::stranger(&serving.base).unwrap();
        let games: Vec<GameCard> = nobody.get("/api/games").await.unwrap();
        let toy = games.iter().find(|game| game.id == "pebbles");
        assert_eq!(toy.is_some(), offered);
        if let Some(toy) = toy {
            let levels: Vec<&str> = toy.bots.iter().map(|bot| bot.id.as_str()).collect();
            assert_eq!(levels, ["novice", "apprentice", "adept", "master", "grandmaster"]);
        }
    }
}
