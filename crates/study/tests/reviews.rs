//! Whole games gone over.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

use bots::{Evaluate, Spec, Visit};
use game_core::review::{FINE, Review, ReviewDoubt, ReviewLook};
use game_core::{Actor, Awaiting, Content, QuickRandom, Record, Seat, Seed, Table};
use study::{Depth, StudyError};

/// A game of bots, one for each seat.
struct Play<'a> {
    bots: &'a [&'a str],
    seed: &'a str,
    /// So many decisions at most; then it is broken off.
    most: usize,
}

impl Visit for Play<'_> {
    type Out = Record;
    fn with<G: Evaluate>(self) -> Record {
        let players = self.bots.len() as u8;
        let mut rng = QuickRandom::new(7);
        let setup = G::arena_setup(players, &mut rng);
        let mut table = Table::<G>::new(G::Content::standard(), setup, Seed::from_phrase(self.seed)).unwrap();
        let build = |(seat, bot): (usize, &&str)| {
            bot.parse::<Spec>().unwrap().build::<G>(seat as u64 + 1, 1).unwrap()
        };
        let mut seated: Vec<_> = self.bots.iter().enumerate().map(build).collect();
        for _ in 0..self.most {
            let Awaiting::Players(seats) = table.position().awaiting() else { break };
            let seat = seats.first().unwrap();
            let sight = table.for_bot(seat, &mut rng);
            let limits = seated[seat.index()].limits();
            let step = seated[seat.index()].bot.choose(&sight, &limits).step;
            table.play(seat, step).unwrap();
        }
        table.record()
    }
}

fn game(name: &str, bots: &[&str], seed: &str) -> Record {
    bots::visit(name, Play { bots, seed, most: usize::MAX }).unwrap()
}

/// Little work, so that tests are quick.
const LITTLE: Depth = Depth { deals: 2, draws: 4, trees: 0, passes: 0 };

fn review(record: &Record, depth: Depth) -> Review {
    let study = study::begin(record, depth, 1).unwrap();
    study::run(study.as_ref(), 1, &|_, _, _| {});
    study.review().unwrap()
}

/// What the steps of a line say that a seat gained by its own decisions, by those of others, and by draws.
fn parts(review: &Review, seat: usize) -> [f64; 3] {
    let line = &review.seats[seat];
    let at = |moment: u32| line.points[review.moments.binary_search(&moment).unwrap()];
    let mut parts = [0.0; 3];
    let mut draws = review.draws.iter().peekable();
    for (index, moment) in review.moments.iter().enumerate().skip(1) {
        let before = review.moments[index - 1];
        let change = at(*moment) - at(before);
        let decided = review.decisions.iter().find(|decision| decision.step == before + 1);
        if draws.next_if(|draw| draw.to == *moment).is_some() {
            parts[2] += change;
        } else if decided.is_some_and(|decision| usize::from(decision.seat) == seat) {
            parts[0] += change;
        } else {
            parts[1] += change;
        }
    }
    parts
}

/// Skill and luck come to the result: told by the seats, and counted again along the lines.
fn adds_up(name: &str, bots: &[&str]) {
    let record = game(name, bots, "identity");
    let review = review(&record, LITTLE);
    let result = record.result.as_ref().unwrap();
    for (index, seat) in review.seats.iter().enumerate() {
        assert_eq!(seat.result, result.scores[index]);
        let sum = seat.start + seat.deal + seat.own + seat.others + seat.luck + seat.rest;
        assert!((sum - f64::from(seat.result)).abs() < 1e-6, "{name}, seat {index}: {sum}");
        assert_eq!(seat.rest, 0.0, "{name} was played to its end");
        let [own, others, luck] = parts(&review, index);
        // Every moment of a line is rounded.
        let near = |a: f64, b: f64| (a - b).abs() < 0.01 * review.moments.len() as f64;
        assert!(near(own, seat.own) && near(others, seat.others), "{name}, seat {index}");
        assert!(near(luck, seat.luck + seat.deal), "{name}, seat {index}: {luck} is {}", seat.luck);
        let last = seat.points.len() - 1;
        assert_eq!(seat.points[last], f64::from(seat.result), "at the end everything is known");
        assert_eq!((seat.low[last], seat.high[last]), (seat.points[last], seat.points[last]));
        assert!(seat.low[0] < seat.points[0] && seat.points[0] < seat.high[0]);
        let told: f64 = review.draws.iter().filter(|draw| !draw.deal).map(|draw| draw.luck[index]).sum();
        assert!((told - seat.luck).abs() < 0.01 * (review.draws.len() + 1) as f64);
        let lost: f64 = seat.rounds.iter().map(|round| round.lost).sum();
        assert!((lost - seat.lost).abs() < 0.1, "{name}: {lost} by rounds, {} in all", seat.lost);
        assert_eq!(seat.rounds.iter().map(|round| round.decisions).sum::<u32>(), seat.decisions);
    }
    for moment in 0..review.moments.len() {
        let shares: f64 = review.seats.iter().map(|seat| seat.win[moment]).sum();
        assert!((shares - 1.0).abs() < 0.1, "{name}: somebody wins");
    }
    assert!(review.doubts.is_empty(), "{:?}", review.doubts);
}

#[test]
fn skill_and_luck_come_to_the_result_in_altay() {
    adds_up("altay", &["novice", "greedy"]);
}

#[test]
fn skill_and_luck_come_to_the_result_in_anunnaki() {
    adds_up("anunnaki", &["novice", "greedy"]);
}

#[test]
fn skill_and_luck_come_to_the_result_in_monumental_duel() {
    adds_up("monumental-duel", &["novice", "greedy"]);
}

#[test]
fn skill_comes_to_the_result_in_terra_mystica_which_has_no_luck_after_the_deal() {
    adds_up("terra-mystica", &["novice", "greedy"]);
    let review = review(&game("terra-mystica", &["novice", "novice"], "deal"), LITTLE);
    assert!(!review.chance);
    assert!(review.seats.iter().all(|seat| seat.luck == 0.0 && seat.luck_error == 0.0));
}

#[test]
fn what_is_said_of_a_decision_belongs_to_it() {
    let record = game("altay", &["novice", "greedy"], "said");
    let review = review(&record, LITTLE);
    for decision in &review.decisions {
        let (actor, step) = &record.steps[decision.step as usize - 1];
        assert_eq!(*actor, Actor::Seat(Seat::new(decision.seat)));
        assert_eq!(&decision.played.step, step);
        assert!(decision.options > 1 && decision.loss >= 0.0 && decision.error > 0.0);
        assert!((decision.own + decision.rivals + decision.win - decision.loss).abs() < 1e-6);
        assert_eq!(decision.better.is_some(), decision.loss >= FINE);
        assert!(decision.better.as_ref().is_none_or(|better| better.step != *step));
        assert_eq!(decision.perhaps, decision.loss <= decision.error);
    }
    for (index, seat) in review.seats.iter().enumerate() {
        let costly: Vec<_> = seat.costly.iter().map(|place| &review.decisions[*place as usize]).collect();
        assert!(costly.len() <= 3 && costly.windows(2).all(|pair| pair[0].loss >= pair[1].loss));
        assert!(costly.iter().all(|decision| usize::from(decision.seat) == index && !decision.perhaps));
        let best = &review.decisions[seat.best.unwrap() as usize];
        assert!(usize::from(best.seat) == index && best.ahead.unwrap() > 0.0 && best.loss == 0.0);
    }
    let why = review.decisions.iter().filter(|decision| decision.why.is_some()).count();
    assert!(why > 5, "the parts of the evaluation tell why, {why} times");
}

#[test]
fn the_same_seed_gives_the_same_review_on_any_number_of_threads() {
    let record = bots::visit("altay", Play { bots: &["novice", "novice"], seed: "same", most: 120 }).unwrap();
    let depth = Depth { trees: 2, passes: 2_000, ..LITTLE };
    let begin = || study::begin(&record, depth, 5).unwrap();
    let (one, two) = (begin(), begin());
    study::run(one.as_ref(), 1, &|_, _, _| {});
    // The other way round, as threads that are late would have it.
    for look in [ReviewLook::First, ReviewLook::Second] {
        for piece in (0..two.pieces(look)).rev() {
            two.work(look, piece);
        }
    }
    assert_eq!(one.review().unwrap(), two.review().unwrap());
    let other = study::begin(&record, depth, 6).unwrap();
    study::run(other.as_ref(), 2, &|_, _, _| {});
    assert_ne!(one.review().unwrap(), other.review().unwrap(), "another seed deals otherwise");
}

#[test]
fn the_second_look_goes_on_where_the_first_ended() {
    let record = bots::visit("altay", Play { bots: &["novice", "novice"], seed: "looks", most: 60 }).unwrap();
    let study = study::begin(&record, Depth { trees: 2, passes: 600, ..LITTLE }, 1).unwrap();
    assert!(study.review().is_none(), "nothing is told before the first look is over");
    for piece in 0..study.pieces(ReviewLook::First) {
        study.work(ReviewLook::First, piece);
    }
    let first = study.review().unwrap();
    assert!(first.decisions.iter().all(|decision| decision.look == ReviewLook::First));
    assert_eq!(first.reached, first.decisions[0].step - 1);
    study.work(ReviewLook::Second, 0);
    let then = study.review().unwrap();
    assert_eq!(then.decisions[0].look, ReviewLook::Second);
    assert_eq!(then.reached, then.decisions[1].step - 1);
    assert_eq!(then.seats[0].points, first.seats[0].points, "lines do not jump");
    for piece in 1..study.pieces(ReviewLook::Second) {
        study.work(ReviewLook::Second, piece);
    }
    assert_eq!(study.review().unwrap().reached, first.steps);
}

#[test]
fn a_game_that_was_broken_off_says_so() {
    let record = bots::visit("altay", Play { bots: &["novice", "novice"], seed: "off", most: 40 }).unwrap();
    let review = review(&record, LITTLE);
    assert_eq!(review.doubts, [ReviewDoubt::BrokenOff]);
    for seat in &review.seats {
        let sum = seat.start + seat.deal + seat.own + seat.others + seat.luck + seat.rest;
        assert!((sum - f64::from(seat.result)).abs() < 1e-6 && seat.rest != 0.0);
    }
}

/// The same game, every piece of which somebody else does, the last one first.
fn review_from_afar(record: &Record, depth: Depth) -> Review {
    let study = study::begin(record, depth, 1).unwrap();
    for look in [ReviewLook::First, ReviewLook::Second] {
        for piece in (0..study.pieces(look)).rev() {
            let found = study::work_for(&study.task(look, piece).unwrap()).unwrap();
            assert!(!study.take(look, piece, b"nothing") && !study.take(look, piece, b"[]"));
            assert!(study.take(look, piece, &found));
        }
    }
    study.review().unwrap()
}

#[test]
fn a_review_is_the_same_whoever_does_its_pieces() {
    let depth = Depth { deals: 2, draws: 4, trees: 1, passes: 400 };
    for name in ["altay", "anunnaki", "monumental-duel", "terra-mystica"] {
        let record = bots::visit(name, Play { bots: &["novice", "greedy"], seed: "afar", most: 60 }).unwrap();
        let json = |review: Review| serde_json::to_string(&review).unwrap();
        assert!(json(review(&record, depth)) == json(review_from_afar(&record, depth)), "{name} differs");
    }
}

#[test]
fn a_piece_that_cannot_be_done_for_others_says_why() {
    let told = |task: &[u8]| study::work_for(task).unwrap_err().to_string();
    assert!(told(b"[]").starts_with("not a piece of a review"));
    let record = bots::visit("altay", Play { bots: &["novice", "novice"], seed: "x", most: 5 }).unwrap();
    let task = study::begin(&record, LITTLE, 1).unwrap().task(ReviewLook::First, 0).unwrap();
    let task = String::from_utf8(task).unwrap();
    let changed = |from: &str, to: &str| told(task.replacen(from, to, 1).as_bytes());
    let version = format!("\"version\":{}", study::VERSION);
    assert!(changed(&version, "\"version\":0").contains("version 0 of the reviewer"));
    assert!(changed("\"rules\":", "\"rules\":9").contains("it is for rules 9"));
    assert_eq!(changed("\"piece\":0", "\"piece\":99"), "the game has no piece 99");
    assert!(changed("ziggurat record", "no record").starts_with("the record cannot be read"));
}

#[test]
fn games_that_cannot_be_gone_over_are_told() {
    let told = |record: &Record| study::begin(record, LITTLE, 1).map(drop).unwrap_err();
    let record = bots::visit("altay", Play { bots: &["novice", "novice"], seed: "x", most: 5 }).unwrap();
    let chess = Record { game: "chess".to_owned(), ..record.clone() };
    assert!(matches!(told(&chess), StudyError::Game(game) if game == "chess"));
    let pack = Record { content: game_core::ContentHash::of(&["a pack"]), ..record.clone() };
    assert!(matches!(told(&pack), StudyError::Content(_)));
    let begun = bots::visit("altay", Play { bots: &["novice", "novice"], seed: "x", most: 0 }).unwrap();
    assert!(matches!(told(&begun), StudyError::Nothing));
}

/// Whoever plays worse loses more a decision.
fn loses_more(name: &str, worse: &str, better: &str, games: u32) {
    let mut lost = [(0.0, 0); 2];
    for number in 0..games {
        let turned = number as usize % 2;
        let bots = if turned == 0 { [worse, better] } else { [better, worse] };
        let review = review(&game(name, &bots, &format!("order {number}")), LITTLE);
        for seat in &review.seats {
            let (sum, count) = &mut lost[usize::from(seat.seat) ^ turned];
            *sum += seat.lost;
            *count += seat.decisions;
        }
    }
    let [worse_loss, better_loss] = lost.map(|(sum, count)| sum / f64::from(count));
    assert!(worse_loss > 1.2 * better_loss, "{name}: {worse} {worse_loss}, {better} {better_loss}");
}

#[test]
fn a_novice_loses_more_than_a_better_player() {
    loses_more("altay", "novice", "greedy", 4);
    loses_more("monumental-duel", "novice", "greedy", 4);
    loses_more("terra-mystica", "novice", "greedy", 2);
}

/// Over many games nobody is lucky: the mean lies within its error.
#[test]
fn luck_is_nobodys_friend() {
    for name in ["altay", "monumental-duel"] {
        let mut lucks: Vec<f64> = Vec::new();
        for number in 0..16 {
            let review = review(&game(name, &["novice", "novice"], &format!("luck {number}")), LITTLE);
            lucks.extend(review.seats.iter().map(|seat| seat.luck + seat.deal));
        }
        let count = lucks.len() as f64;
        let mean = lucks.iter().sum::<f64>() / count;
        let variance = lucks.iter().map(|luck| (luck - mean).powi(2)).sum::<f64>() / (count - 1.0);
        let error = (variance / count).sqrt();
        assert!(variance > 0.1, "{name}: draws matter");
        assert!(mean.abs() < 3.0 * error, "{name}: {mean} ± {error}");
    }
}
