//! Networks: read as written, refused where they do not fit, and blind to secrets.

use super::keeping::questions;
use crate::net::network::{HIDDEN, OUTPUTS, POINTS, SECOND, WIN};
use crate::net::sparse::MOST;
use crate::net::{Inputs, Learned, Network, Pin, Shape, Sparse, Trace};
use crate::{Bot, Budget, Evaluate, Greedy, Limits, NetworkChoice, Search, Spec, Tuning, Visit};
use game_core::{Awaiting, Content, Game, QuickRandom, Random, Seat, Seed, Sight, Table};
use std::collections::BTreeSet;
use std::sync::Arc;

const SHAPE: Shape = Shape { inputs: 40, sources: 5 };

/// A network whose every number is something.
fn noisy(shape: Shape, seed: u64) -> Network {
    let mut network = Network::fresh(shape, seed);
    let mut rng = QuickRandom::new(seed);
    let noise = |rng: &mut QuickRandom| f32::from(rng.below(2000) as u16) / 5000.0 - 0.2;
    network.change(|params| params.iter_mut().for_each(|number| *number += noise(&mut rng)));
    network
}

fn some_features(seed: u64) -> Sparse {
    let mut rng = QuickRandom::new(seed);
    let mut sparse = Sparse::default();
    for _ in 0..9 {
        sparse.put(rng.below(SHAPE.inputs as u32) as usize, rng.below(40) as f32 / 10.0 - 2.0);
    }
    sparse
}

/// The network written out plainly, from its list of numbers and in the order of its file.
fn plain(network: &Network, sparse: &Sparse, base: f32) -> ([f64; OUTPUTS], f64) {
    let (params, shape) = (network.params(), network.shape());
    let number = |index: usize| f64::from(params[index]);
    let bend = |sum: f64| if sum > 0.0 { sum } else { sum / 16.0 };
    let (at, value) = sparse.parts();
    let hidden: Vec<f64> = (0..HIDDEN)
        .map(|unit| {
            let features = at.iter().zip(value);
            let sum: f64 =
                features.map(|(at, x)| number(usize::from(*at) * HIDDEN + unit) * f64::from(*x)).sum();
            bend(number(shape.first_bias() + unit) + sum)
        })
        .collect();
    let second: Vec<f64> = (0..SECOND)
        .map(|unit| {
            let below = hidden.iter().enumerate();
            let sum: f64 = below.map(|(i, x)| number(shape.second() + i * SECOND + unit) * x).sum();
            bend(number(shape.second_bias() + unit) + sum)
        })
        .collect();
    let mut out = [0.0; OUTPUTS];
    for (line, out) in out.iter_mut().enumerate() {
        let below = second.iter().enumerate();
        let sum: f64 = below.map(|(i, x)| number(shape.last() + i * OUTPUTS + line) * x).sum();
        let sum = sum + number(shape.last_bias() + line);
        *out = match line {
            WIN => sum,
            _ if line < shape.sources => {
                sum * f64::from(POINTS) + number(shape.skip() + line) * f64::from(base)
            }
            _ => 0.0,
        };
    }
    (out, out[..shape.sources].iter().sum())
}

#[test]
fn a_network_is_read_as_its_numbers_say() {
    for seed in 0..20 {
        let (network, sparse) = (noisy(SHAPE, seed), some_features(seed + 100));
        let (out, points) = plain(&network, &sparse, 31.5);
        let reading = network.read(&sparse, 31.5);
        assert!((f64::from(reading.points) - points).abs() < 1e-2, "{} {points}", reading.points);
        assert!((f64::from(reading.standing) - out[WIN]).abs() < 1e-3);
        let mut trace = Trace::ZERO;
        network.trace(&sparse, 31.5, &mut trace);
        for (line, (told, plain)) in trace.out.iter().zip(out).enumerate() {
            assert!((f64::from(*told) - plain).abs() < 1e-2, "line {line}");
        }
    }
}

#[test]
fn a_fresh_network_says_what_the_hand_made_estimate_says() {
    let network = Network::fresh(SHAPE, 3);
    let reading = network.read(&some_features(8), 31.5);
    assert!((reading.points - 31.5).abs() < 1e-3 && reading.standing == 0.0, "{reading:?}");
}

type Mystica = ::terra_mystica::Position;

fn pin() -> Pin {
    Pin::of::<Mystica>(&Tuning::standard::<Mystica>().weights)
}

#[test]
fn a_network_file_is_read_back() {
    let network = noisy(SHAPE, 4);
    let bytes = network.to_file(pin(), 77);
    let (again, known) = Network::from_file("x.net", &bytes, &pin()).unwrap();
    assert_eq!(again, network);
    assert_eq!((known.games, known.inputs, known.sources), (77, SHAPE.inputs, SHAPE.sources));
}

#[test]
fn a_damaged_or_strange_network_file_is_refused_with_its_reason() {
    let bytes = noisy(SHAPE, 4).to_file(pin(), 77);
    let refusal =
        |bytes: &[u8], wanted: &Pin| Network::from_file("x.net", bytes, wanted).unwrap_err().to_string();
    let mut flipped = bytes.clone();
    *flipped.last_mut().unwrap() ^= 1;
    assert!(refusal(&flipped, &pin()).contains("hash"));
    assert!(refusal(&bytes[..bytes.len() - 4], &pin()).contains("hash"));
    assert!(refusal(b"weights", &pin()).contains("first line"));
    let other = Pin { rules: pin().rules + 1, ..pin() };
    assert!(refusal(&bytes, &other).contains("rules"));
    let other = Pin { content: pin().layout, ..pin() };
    assert!(refusal(&bytes, &other).contains("content pack"));
    let other = Pin { weights: pin().layout, ..pin() };
    assert!(refusal(&bytes, &other).contains("weights"));
    let other = Pin { layout: pin().content, ..pin() };
    assert!(refusal(&bytes, &other).contains("features"));
    let other = Pin { game: "altay".to_owned(), ..pin() };
    assert!(refusal(&bytes, &other).contains("another game"));
    let error = "greedy+no/such/file.net".parse::<Spec>().unwrap().tuning::<Mystica>().unwrap_err();
    assert!(error.to_string().contains("cannot be read"), "{error}");
}

/// A tuning with a network of noise, for a game that lists features.
fn noisy_tuning<G: Evaluate>() -> Arc<Tuning<G::Weights>> {
    let mut tuning = Tuning::standard::<G>();
    let shape = Shape { inputs: G::feature_names().len(), sources: G::sources().len() };
    let bytes = noisy(shape, 11).to_file(Pin::of::<G>(&tuning.weights), 0);
    tuning.learn(Arc::new(Learned::read::<G>("noise", &bytes, &tuning.weights).unwrap()));
    Arc::new(tuning)
}

/// With another content pack a bot answers as if it had no network.
#[test]
fn another_content_pack_is_played_by_hand() {
    let text = format!("{}\n# another pack\n", ::terra_mystica::content::STANDARD);
    let pack: &'static ::terra_mystica::Content =
        Box::leak(Box::new(<::terra_mystica::Content as Content>::parse("pack.toml", &text).unwrap()));
    let by_hand = Spec { network: NetworkChoice::Off, ..crate::Kind::Greedy.into() };
    let by_hand = Arc::new(by_hand.tuning::<Mystica>().unwrap());
    let tuning = noisy_tuning::<Mystica>();
    let mut differed = 0;
    for content in [pack, <::terra_mystica::Content as Content>::standard()] {
        let table =
            Table::<Mystica>::new(content, Mystica::default_setup(3), Seed::from_phrase("pack")).unwrap();
        let seat = match table.position().awaiting() {
            Awaiting::Players(seats) => seats.first().unwrap(),
            _ => unreachable!("the table deals"),
        };
        let sight = table.for_bot(seat, &mut QuickRandom::new(1));
        let answer = |tuning: &Arc<Tuning<_>>| {
            Greedy::<Mystica>::new(Arc::clone(tuning), 0.0, 1)
                .choose(&sight, &Limits::new(Budget::Iterations(0)))
                .ranked
        };
        let same = answer(&by_hand) == answer(&tuning);
        assert_eq!(same, std::ptr::eq(content, pack), "{:?} {:?}", answer(&by_hand), answer(&tuning));
        differed += usize::from(!same);
    }
    assert_eq!(differed, 1);
}

struct Names;

impl Visit for Names {
    type Out = usize;
    fn with<G: Evaluate>(self) -> usize {
        let names = G::feature_names();
        let unique: BTreeSet<&String> = names.iter().collect();
        assert_eq!(unique.len(), names.len(), "{}: two features have one name", G::ID);
        assert!(names.len() < usize::from(u16::MAX));
        let sources = G::sources();
        assert!(!sources.is_empty() && sources.len() < OUTPUTS, "{}: {sources:?}", G::ID);
        names.len()
    }
}

#[test]
fn features_have_names_of_their_own() {
    for game in crate::games() {
        let count = crate::visit(game, Names).unwrap();
        assert!(count > 0 || game == "pebbles", "{game} lists no features");
    }
}

struct Own;

impl Visit for Own {
    type Out = ();
    fn with<G: Evaluate>(self) {
        let weights = Tuning::standard::<G>().weights;
        let own = Learned::own::<G>(&weights).unwrap();
        assert_eq!(own.is_some(), G::NETWORK.is_some());
        let size = G::NETWORK.map_or(0, <[u8]>::len);
        assert!(size <= crate::net::file::MOST_BYTES, "{}: {size} bytes", G::ID);
    }
}

/// Rules, content, features and weights of today are those the networks of the program were made for.
#[test]
fn the_networks_of_the_program_fit() {
    for game in crate::games() {
        crate::visit(game, Own).unwrap();
    }
}

/// Every set-up to learn from: random games with every feature in its place, finite and never too many.
fn features_fit<G: Evaluate>(players: u8, games: u32) {
    let weights = Tuning::standard::<G>().weights;
    let names = G::feature_names().len();
    let sources = G::sources();
    let mut met = vec![false; names];
    let mut inputs = Inputs::default();
    for game in 0..games {
        let mut rng = QuickRandom::new(u64::from(game) + 1000 * u64::from(players));
        let setup = G::practice_setup(players, &mut rng);
        let seed = Seed::from_phrase(&format!("features {players} {game}"));
        let mut table = Table::<G>::new(G::Content::standard(), setup, seed).unwrap();
        let mut legal = Vec::new();
        while let Awaiting::Players(seats) = table.position().awaiting() {
            let seat = seats.first().unwrap();
            let position = table.position();
            let estimate = position.features(&weights, &mut inputs);
            assert_eq!(estimate, position.estimate(&weights), "{}", G::ID);
            for one in Seat::all(players) {
                let (at, value) = inputs.seat(one).parts();
                assert!(at.len() < MOST, "{}: {} features at once", G::ID, at.len());
                assert!(value.iter().all(|value| value.is_finite() && value.abs() < 30.0), "{}", G::ID);
                at.iter().for_each(|at| met[usize::from(*at)] = true);
                let keys: Vec<_> = position.score_sheet(one).into_iter().map(|line| line.key).collect();
                assert_eq!(keys, sources, "{}: the lines of the score sheet change", G::ID);
            }
            legal.clear();
            position.suggest(seat, &mut legal);
            let step = legal[rng.below(legal.len() as u32) as usize];
            table.play(seat, step).unwrap();
        }
    }
    let met = met.iter().filter(|met| **met).count();
    assert!(met * 2 > names, "{}: only {met} of {names} features were ever something", G::ID);
}

#[test]
fn every_feature_has_its_place() {
    for players in 2..=5 {
        features_fit::<Mystica>(players, 12);
    }
    for players in 2..=4 {
        features_fit::<::altay::Position>(players, 12);
        features_fit::<::anunnaki::Position>(players, 4);
    }
    features_fit::<::monumental_duel::Position>(2, 12);
}

/// What a network reads of a seat does not change with what that seat cannot know, and neither does the answer
/// of a bot with a network.
fn secrets_stay_out_of_features<G: Evaluate>(players: u8) {
    let tuning = noisy_tuning::<G>();
    let (mut differed, mut inputs) = (0, [Inputs::default(), Inputs::default()]);
    for (truth, seat) in questions::<G>(players, "features", 5, 12) {
        let mut other = truth.clone();
        let mut rng = QuickRandom::new(77);
        for _ in 0..20 {
            other = other.dealt_again(&mut rng);
        }
        differed += usize::from(*other != *truth);
        truth.features(&tuning.weights, &mut inputs[0]);
        other.features(&tuning.weights, &mut inputs[1]);
        assert_eq!(inputs[0].seat(seat).parts(), inputs[1].seat(seat).parts(), "{} {seat:?}", G::ID);
        let think = |sight: &Sight<G>, passes: u32| {
            let seen = sight.dealt_again(&mut QuickRandom::new(1));
            let limits = Limits::new(Budget::Iterations(passes));
            match passes {
                0 => Greedy::new(Arc::clone(&tuning), 0.0, 3).choose(&seen, &limits),
                _ => Search::new(Arc::clone(&tuning), 0, 0.0, 1, 3).choose(&seen, &limits),
            }
        };
        for passes in [0, 40] {
            assert_eq!(think(&truth, passes), think(&other, passes), "{} {seat:?}", G::ID);
        }
    }
    assert!(differed > 0 || !G::SECRETS, "{}: no pair of positions differed in a secret", G::ID);
}

#[test]
fn features_know_no_secret() {
    secrets_stay_out_of_features::<Mystica>(4);
    secrets_stay_out_of_features::<::altay::Position>(2);
    secrets_stay_out_of_features::<::altay::Position>(4);
    secrets_stay_out_of_features::<::anunnaki::Position>(2);
    secrets_stay_out_of_features::<::anunnaki::Position>(4);
    secrets_stay_out_of_features::<::monumental_duel::Position>(2);
}

/// Chaos Magicians neither waste the rest of their double action by passing nor open it with nothing to do.
#[test]
fn a_double_action_is_not_wasted() {
    use ::terra_mystica::ids::{Faction, Special};
    use ::terra_mystica::{Action, Prompt};
    const DOUBLE: Action = Action::Special { special: Special::DoubleAction };
    let idle = |step: &Action| matches!(step, Action::Pass { .. } | Action::OpenConvert) || *step == DOUBLE;
    let (mut doubled, mut kept_shut) = (0, 0);
    for deal in 0..12u64 {
        let setup = ::terra_mystica::Setup {
            faction_choice: ::terra_mystica::setup::FactionChoice::Given,
            factions: vec![Faction::ChaosMagicians, Faction::Witches],
            ..Mystica::default_setup(2)
        };
        let seed = Seed::from_phrase(&format!("double {deal}"));
        let mut table =
            Table::<Mystica>::new(<::terra_mystica::Content as Content>::standard(), setup, seed).unwrap();
        let mut greedy = Greedy::<Mystica>::new(Arc::new(Tuning::standard::<Mystica>()), 1.0, deal);
        while let Awaiting::Players(seats) = table.position().awaiting() {
            let seat = seats.first().unwrap();
            let position = table.for_bot(seat, &mut QuickRandom::new(1));
            let (mut suggested, mut considered) = (Vec::new(), Vec::new());
            position.suggest(seat, &mut suggested);
            position.consider(seat, &mut considered);
            let busy = suggested.iter().any(|step| !idle(step));
            let mut step = greedy.choose(&position, &Limits::new(Budget::Iterations(0))).step;
            if position.prompt() == Prompt::Turn && position.turn().actions == 2 && busy {
                assert!(!matches!(step, Action::Pass { .. }), "a double action ends with {step:?}");
                doubled += 1;
            } else if suggested.contains(&DOUBLE) && busy {
                // The temptation of the trial: greedy bots rarely open it by themselves.
                step = DOUBLE;
            } else if suggested.contains(&DOUBLE) {
                assert!(!considered.contains(&DOUBLE));
                kept_shut += 1;
            }
            table.play(seat, step).unwrap();
        }
    }
    assert!(doubled > 5 && kept_shut > 0, "{doubled} double actions, {kept_shut} kept shut");
}
