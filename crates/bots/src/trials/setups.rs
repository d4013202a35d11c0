//! Bots for every set-up that can be chosen: the usual one at every table size, and each option of each game.

use crate::{Evaluate, Kind, Seated, Spec, Visit};
use game_core::{Awaiting, Content, QuickRandom, Seat, Seed, Table};
use serde_json::Value;

/// Each option that menus show, alone and with each of its values, as far as the game can be set up so.
fn setups<G: Evaluate>(players: u8) -> Vec<(String, G::Setup)> {
    let usual = serde_json::to_value(G::default_setup(players)).unwrap();
    let mut all = vec![("usual".to_owned(), G::default_setup(players))];
    for option in G::info().options.into_iter().filter(|option| !option.internal) {
        for value in option.values.iter().skip(1) {
            let mut setup = usual.clone();
            setup[option.id] = Value::clone(value);
            let setup: G::Setup = serde_json::from_value(setup).unwrap();
            if G::new(G::Content::standard(), &setup).is_ok() {
                all.push((format!("{}={value}", option.id), setup));
            }
        }
    }
    all
}

/// Points of a greedy bot in one seat and of random ones in the others.
fn play<G: Evaluate>(setup: &G::Setup, players: u8, own: usize, deal: &str) -> (i32, i32) {
    let mut table = Table::<G>::new(G::Content::standard(), setup.clone(), Seed::from_phrase(deal)).unwrap();
    let mut bots: Vec<Seated<G>> = (0..usize::from(players))
        .map(|seat| Spec::from(if seat == own { Kind::Greedy } else { Kind::Random }).build(3, 1).unwrap())
        .collect();
    let mut rng = QuickRandom::new(5);
    while let Awaiting::Players(seats) = table.position().awaiting() {
        let seat = seats.first().unwrap();
        let bot = &mut bots[seat.index()];
        let limits = bot.limits();
        let step = bot.bot.choose(&table.for_bot(seat, &mut rng), &limits).step;
        table.play(seat, step).unwrap();
    }
    let score = |seat: usize| table.position().score(Seat::new(seat as u8));
    let rivals: Vec<i32> = (0..usize::from(players)).filter(|seat| *seat != own).map(score).collect();
    (score(own), rivals.iter().sum::<i32>() / rivals.len() as i32)
}

struct Every;

impl Visit for Every {
    type Out = usize;
    fn with<G: Evaluate>(self) -> usize {
        let info = G::info();
        let mut tried = 0;
        let sizes = info.max_players - info.min_players + 1;
        for players in info.min_players..=info.max_players {
            let turn =
                |at: usize| at == 0 || at % usize::from(sizes) == usize::from(players - info.min_players);
            let all = setups::<G>(players).into_iter().enumerate();
            for (_, (name, setup)) in all.filter(|(at, _)| turn(*at)) {
                let (own, rivals) = play::<G>(&setup, players, tried % usize::from(players), &name);
                assert!(own > rivals, "{} {name} with {players}: greedy {own}, random {rivals}", G::ID);
                tried += 1;
            }
        }
        tried
    }
}

#[test]
fn every_set_up_is_played_with_sense() {
    // A game of Pebbles is luck for the most part.
    for game in crate::games().into_iter().filter(|game| *game != "pebbles") {
        let tried = crate::visit(game, Every).unwrap();
        assert!(tried > 2, "{game}: only {tried} set-ups");
    }
}
