//! `ziggurat review`, and the review of a game on a real server.

use crate::program::{Folder, record, run, workspace};
use crate::serve::{Serving, bots_play};
use game_core::review::Review;
use server::api::{GameCard, ReviewStage, ReviewState};
use server::client::Client;
use std::path::Path;

fn quick(file: &Path, more: &[&str]) -> crate::program::Run {
    let args = ["review", file.to_str().unwrap(), "--depth", "quick", "--threads", "1"];
    run(args.iter().chain(more))
}

#[test]
fn a_review_tells_people_and_programs_the_same() {
    let folder = Folder::new();
    let (file, _) = record(&folder, "altay");
    let told = quick(&file, &[]).ok();
    let json = quick(&file, &["--json"]).json();
    let review: Review = serde_json::from_value(json).unwrap();
    assert!(told.starts_with(&format!(
        "altay: {} steps, {} decisions\n",
        review.steps,
        review.decisions.len()
    )));
    for seat in &review.seats {
        assert!(
            told.contains(&format!("seat {}: {} points, place {}", seat.seat, seat.result, seat.place)),
            "{told}"
        );
        assert!(!seat.costly.is_empty(), "a game at random has mistakes");
    }
    let costly: usize = review.seats.iter().map(|seat| seat.costly.len()).sum();
    assert_eq!(told.matches(" mistake of ").count(), costly, "{told}");
    assert!(told.contains("Worth it for: "), "{told}");
    assert!(!told.contains("part-") && !told.contains("step-"), "every message has its words: {told}");
    assert_eq!(quick(&file, &[]).ok(), told, "the same seed gives the same review");
}

#[test]
fn ledgers_are_gone_over_too() {
    let folder = workspace("crates/terra-mystica/tests/records/snellman/league-4p");
    let mut ledgers: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    ledgers.sort();
    let told = quick(&ledgers[0], &[]).ok();
    assert!(
        told.starts_with("terra-mystica: ") && told.contains("No luck after the deal in this game."),
        "{told}"
    );
    assert_eq!(told.matches("points lost a decision").count(), 4, "{told}");
}

#[test]
fn what_cannot_be_gone_over_is_told() {
    let folder = Folder::new();
    quick(&folder.file("chess.txt", "1. e4 e5"), &[]).fails(1, "nor a ledger of terra.snellman.net");
    quick(&folder.path("nowhere"), &[]).fails(1, "nowhere");
    let (file, _) = record(&folder, "monumental-duel");
    run(["review", file.to_str().unwrap(), "--depth", "deeper"])
        .fails(2, "there are quick, standard and deep");
}

#[tokio::test]
async fn the_server_goes_over_a_game_of_its_bots() {
    let folder = Folder::new();
    let serving = Serving::start(&folder.path("data"), &[]);
    let ada = Client::guest(&serving.base, "Ada").await.unwrap();
    let games: Vec<GameCard> = ada.get("/api/games").await.unwrap();
    let duel = games.iter().find(|game| game.id == "monumental-duel").unwrap();
    let text = bots_play(&ada, duel).await;
    let table = text.lines().find_map(|line| line.strip_prefix("note.table: ")).unwrap();
    let at = format!("/api/tables/{table}/review");
    let mut state: ReviewState = ada.post(&at, &serde_json::json!({})).await.unwrap();
    while state.review.is_none() {
        assert_ne!(state.stage, ReviewStage::Failed, "{:?}", state.problem);
        state = ada.get(&at).await.unwrap();
    }
    let review = state.review.unwrap();
    for seat in &review.seats {
        let sum = seat.start + seat.deal + seat.own + seat.others + seat.luck + seat.rest;
        assert!((sum - f64::from(seat.result)).abs() < 1e-6, "{sum} is not {}", seat.result);
        assert_eq!(seat.points.len(), review.moments.len());
    }
    assert!(review.doubts.is_empty() && review.chance);
}
