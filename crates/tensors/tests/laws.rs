//! The laws of arrays: fixed entries with names, every legal step with its own index, and nothing told that a seat may
//! not know.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

use game_core::{Actor, Awaiting, Content, Game, QuickRandom, Random, Seat, Viewer};
use std::collections::{BTreeMap, BTreeSet};
use tensors::{Encoded, Encoding, OTHERS, Visit, games, visit};

fn random_setup<G: Encoded>(players: u8, rng: &mut QuickRandom) -> G::Setup {
    if rng.below(2) == 0 { G::default_setup(players) } else { G::practice_setup(players, rng) }
}

fn walk<G: Encoded>(seed: u64, games: u32, mut see: impl FnMut(&G, &Encoding<G>, &mut QuickRandom)) {
    let mut rng = QuickRandom::new(seed);
    let info = G::info();
    for game in 0..games {
        let span = u32::from(info.max_players - info.min_players) + 1;
        let players = info.min_players + (game % span) as u8;
        let setup = random_setup::<G>(players, &mut rng);
        let mut position = G::new(G::Content::standard(), &setup).unwrap();
        let encoding = Encoding::of(&position);
        loop {
            see(&position, &encoding, &mut rng);
            match position.awaiting() {
                Awaiting::Nothing => break,
                Awaiting::Chance => {
                    let deal = position.deal(&mut rng);
                    position.apply(Actor::Chance, deal);
                }
                Awaiting::Players(seats) => {
                    let seat = *rng.pick(&seats.iter().collect::<Vec<_>>()).unwrap();
                    let mut steps = Vec::new();
                    position.legal(seat, &mut steps);
                    position.apply(Actor::Seat(seat), *rng.pick(&steps).unwrap());
                }
            }
        }
    }
}

struct EveryStep;

impl Visit for EveryStep {
    type Out = ();
    fn with<G: Encoded>(self) {
        let (mut steps, mut indices) = (Vec::new(), Vec::new());
        let mut most_others = 0;
        let mut names: BTreeMap<u8, Vec<String>> = BTreeMap::new();
        walk::<G>(1, 12, |position, encoding, _| {
            let names = names.entry(position.players()).or_insert_with(|| encoding.step_names());
            let Awaiting::Players(seats) = position.awaiting() else { return };
            for seat in seats.iter() {
                let mut legal = Vec::new();
                position.legal(seat, &mut legal);
                encoding.legal(position, seat, &mut steps, &mut indices);
                assert_eq!(steps, legal, "{}: every legal step has an index", G::ID);
                let different: BTreeSet<u32> = indices.iter().copied().collect();
                assert_eq!(different.len(), legal.len(), "{}: each of its own", G::ID);
                assert!(indices.iter().all(|index| (*index as usize) < encoding.step_size()));
                let own = encoding.step_size() - OTHERS;
                let others = indices.iter().filter(|index| **index as usize >= own).count();
                most_others = most_others.max(others);
                let step = G::write_step(position.content(), steps[0]);
                let first = indices[0] as usize;
                assert!(first >= own || names[first] == step, "{}: {step} is its name", G::ID);
            }
        });
        assert!(most_others < OTHERS, "{}: {most_others} steps without an index of their own", G::ID);
    }
}

#[test]
fn every_legal_step_has_an_index_of_its_own() {
    for game in games() {
        visit(game, EveryStep).unwrap();
    }
}

/// Law 9 on arrays. Tells how often the guess was another position than the truth.
struct Secrets;

impl Visit for Secrets {
    type Out = (&'static str, u32);
    fn with<G: Encoded>(self) -> (&'static str, u32) {
        let mut guessed = 0;
        walk::<G>(2, 10, |position, encoding, rng| {
            if rng.below(4) > 0 {
                return;
            }
            let size = encoding.observation_size();
            let (mut truth, mut guess) = (vec![0.0; size], vec![0.0; size]);
            for seat in Seat::all(position.players()) {
                let mut other = position.clone();
                other.determinize(Viewer::Seat(seat), rng);
                guessed += u32::from(other != *position);
                encoding.observe(position, seat, &mut truth);
                encoding.observe(&other, seat, &mut guess);
                let told = truth.iter().zip(&guess).position(|(a, b)| a != b);
                let told = told.map(|at| &encoding.observation_names()[at]);
                assert_eq!(told, None, "law 9: {} tells {seat:?} what it cannot know", G::ID);
                let list = |position: &G| {
                    let (mut steps, mut indices) = (Vec::new(), Vec::new());
                    encoding.legal(position, seat, &mut steps, &mut indices);
                    indices
                };
                assert_eq!(list(position), list(&other), "law 9: the mask of {}", G::ID);
            }
        });
        (G::ID, guessed)
    }
}

#[test]
fn nothing_is_told_that_a_seat_may_not_know() {
    let guessed: BTreeMap<&str, u32> =
        games().into_iter().map(|game| visit(game, Secrets).unwrap()).collect();
    for game in ["altay", "anunnaki"] {
        assert!(
            guessed[game] > 100,
            "{game} has secrets, so guesses must differ from the truth: {guessed:?}"
        );
    }
}

/// What a seat does know is told: its own hand, and not that of its neighbour.
#[test]
fn a_hand_is_told_to_its_owner() {
    let mut owners = 0;
    walk::<::games::altay::Position>(3, 2, |position, encoding, _| {
        for seat in Seat::all(position.players()) {
            let mut numbers = vec![0.0; encoding.observation_size()];
            encoding.observe(position, seat, &mut numbers);
            let sum = |prefix: &str| -> f32 {
                let entries = encoding.observation_names().iter().zip(&numbers);
                entries.filter(|(name, _)| name.starts_with(prefix)).map(|(_, number)| number).sum()
            };
            assert_eq!(sum("seat+0.hand."), position.player(seat).hand.len() as f32);
            assert_eq!(sum("seat+1.hand."), 0.0);
            owners += u32::from(sum("seat+0.hand.") > 0.0);
        }
    });
    assert!(owners > 0);
}

struct Describe;

impl Visit for Describe {
    type Out = Vec<String>;
    fn with<G: Encoded>(self) -> Vec<String> {
        let info = G::info();
        let row = |players: u8| {
            let position = G::new(G::Content::standard(), &G::default_setup(players)).unwrap();
            let encoding = Encoding::of(&position);
            let steps = encoding.step_names();
            for names in [encoding.observation_names(), &steps] {
                let different: BTreeSet<&String> = names.iter().collect();
                let twice = names.iter().find(|name| names.iter().filter(|other| other == name).count() > 1);
                assert_eq!(different.len(), names.len(), "{}: {twice:?} stands twice", G::ID);
            }
            let all = [encoding.observation_names(), &steps].concat().join("\n");
            let hash = &game_core::ContentHash::of(&[&all]).to_string()[..16];
            format!(
                "{} players {players} version {} observation {} steps {} names {hash}",
                G::ID,
                encoding.version(),
                encoding.observation_size(),
                encoding.step_size()
            )
        };
        (info.min_players..=info.max_players).map(row).collect()
    }
}

#[test]
fn encodings_stay_as_they_are_until_their_version_is_raised() {
    let now: Vec<String> = games().into_iter().flat_map(|game| visit(game, Describe).unwrap()).collect();
    let pinned = include_str!("encodings.txt").lines().collect::<Vec<_>>();
    assert_eq!(
        now.iter().map(String::as_str).collect::<Vec<_>>(),
        pinned,
        "an entry or an index changed: raise ENCODING of the game, then write these lines to tests/encodings.txt:\n{}\n",
        now.join("\n")
    );
}
