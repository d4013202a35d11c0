//! What somebody lets be answered without being asked, over HTTP.

use crate::House;
use crate::house::{AtTable, TempFile, code, table};
use game_core::{QuickRandom, Random};
use serde_json::json;
use server::api::{ErrorCode, GameCard, HabitState, TableStatus};
use server::client::Client;

async fn chosen(who: &Client, id: &str) -> HabitState {
    who.get(&format!("/api/tables/{id}/habits")).await.unwrap()
}

#[tokio::test]
async fn what_a_game_does_not_ask_cannot_be_chosen() {
    let house = House::open().await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let cards: Vec<GameCard> = ada.get("/api/games").await.unwrap();
    let with = |id: &str| cards.iter().find(|card| card.id == id).is_some_and(|card| card.habits);
    assert!(with("terra-mystica") && !with("pebbles"));
    let id = table(&[&ada, &ben], "pebbles", 2, json!({})).await;
    assert!(chosen(&ada, &id).await.habits.is_empty());
    let path = format!("/api/tables/{id}/habits");
    let wrong = ada.post::<HabitState>(&path, &json!({ "chosen": { "power": "always" } })).await;
    assert_eq!(code(wrong), (422, ErrorCode::Invalid));
}

/// Any step of anybody until so many were made or the game is over; gives whom offers of power were put to.
async fn play(people: &[&Client; 2], id: &str, rng: &mut QuickRandom, steps: usize) -> [usize; 2] {
    let mut asked = [0; 2];
    for _ in 0..steps {
        for (seat, person) in people.iter().enumerate() {
            let state = person.glance(id).await;
            if state.table.status == TableStatus::Finished {
                return asked;
            }
            let Some(option) = rng.pick(&state.options) else { continue };
            asked[seat] += usize::from(state.prompt.is_some_and(|prompt| prompt.key == "prompt-offer"));
            person.step(id, &option.step, state.rev).await.unwrap();
        }
    }
    asked
}

/// A game with a restart in its middle, in which Ada takes all power that is offered; gives how often she was asked, how
/// often it was answered for her, and how often Ben was asked.
async fn game(dice: u64) -> [usize; 3] {
    let file = TempFile::new();
    let house = House::on_file(&file).await;
    let (ada, ben) = (house.guest("Ada").await, house.guest("Ben").await);
    let id = table(&[&ada, &ben], "terra-mystica", 2, json!({ "seed": "habits" })).await;
    let wish = json!({ "chosen": { "power": "always", "last": "same" } });
    let said: HabitState = ada.post(&format!("/api/tables/{id}/habits"), &wish).await.unwrap();
    assert!(!said.said.is_empty() && said.answered == 0);
    let mut rng = QuickRandom::new(dice);
    let first = play(&[&ada, &ben], &id, &mut rng, 40).await;
    house.server.stop().await;

    let house = House::on_file(&file).await;
    let moved = |client: &Client| {
        Client::stranger(&house.base).unwrap().with_cookie(client.cookie().map(str::to_owned))
    };
    let (ada, ben) = (moved(&ada), moved(&ben));
    let second = play(&[&ada, &ben], &id, &mut rng, 400).await;
    let (own, other) = (chosen(&ada, &id).await, chosen(&ben, &id).await);
    assert_eq!(own.chosen, said.chosen, "another server goes on with what was decided");
    assert!(other.chosen.is_empty() && other.answered == 0);
    let seen = serde_json::to_string(&ben.state(&id).await).unwrap();
    assert!(!seen.contains("habit"), "what she decided is hers");
    house.server.stop().await;
    [first[0] + second[0], own.answered as usize, first[1] + second[1]]
}

#[tokio::test]
async fn offers_are_answered_for_whoever_decided_so_and_nobody_else_learns_of_it() {
    let (mut answered, mut asked) = (0, 0);
    // Whoever builds anywhere is seldom a neighbour.
    for dice in 9..40 {
        let [ada, hers, ben] = game(dice).await;
        assert_eq!(ada, 0, "Ada is never asked");
        answered += hers;
        asked += ben;
        if answered > 0 && asked > 0 {
            return;
        }
    }
    panic!("power was offered to Ada {answered} times and to Ben, who decided nothing, {asked} times");
}
