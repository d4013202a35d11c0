//! What a page is told of the answers of a seat, so that it need not read notation: kinds, things in their roles, whole
//! prices, and wishes with their refusals.

#![allow(clippy::unwrap_used, reason = "a test may say that something must be there")]

use game_core::erased::{OptionLine, Wish};
use game_core::{AnyTable, Awaiting, QuickRandom, Random, Seat, Seed, Target};
use std::collections::BTreeSet;

/// Plays a random game of the default set-up and shows every question to `look`.
fn walk(id: &str, mut look: impl FnMut(&dyn AnyTable, Seat, &[OptionLine])) {
    let game = games::find(id).unwrap();
    let setup = game.default_setup(game.info().max_players);
    let mut table = game.start(&setup, None, Seed::from_phrase("options")).unwrap();
    let mut rng = QuickRandom::new(3);
    while let Awaiting::Players(seats) = table.awaiting() {
        let seat = seats.first().unwrap();
        let options = table.options(seat);
        look(table.as_ref(), seat, &options);
        let chosen = &options[rng.below(options.len() as u32) as usize];
        table.play(seat, &chosen.step).unwrap();
    }
}

fn thing<'a>(targets: &'a [Target], kind: &str, role: Option<&str>) -> Option<&'a str> {
    targets.iter().find(|target| target.kind == kind && target.role == role).map(|target| target.id.as_str())
}

#[test]
fn a_wish_is_no_answer_and_says_why() {
    for game in games::TITLES {
        let id = game.info().id;
        let mut told = BTreeSet::new();
        let mut note = |wish: &Wish, options: &[OptionLine]| {
            assert!(options.iter().all(|option| option.step != wish.step), "{id}: {} is legal", wish.step);
            assert!(wish.refusal.rule.is_some(), "{id}: {} is forbidden by a rule", wish.step);
            told.insert(wish.kind);
        };
        walk(id, |table, seat, options| {
            table.wishes(seat, None).iter().for_each(|wish| note(wish, options));
            // Whatever an option speaks of can be chosen at another time.
            for target in options.iter().flat_map(|option| &option.targets).take(20) {
                table
                    .wishes(seat, Some((target.kind, &target.id)))
                    .iter()
                    .for_each(|wish| note(wish, options));
            }
            assert_eq!(table.wishes(seat, Some(("nothing", "at all"))), []);
        });
        assert!(told.len() > 2, "{id} tells why not of {told:?}");
    }
}

#[test]
fn only_who_is_awaited_has_wishes() {
    walk("terra-mystica", |table, seat, _| {
        let other = Seat::all(table.players()).find(|other| !table.awaiting().includes(*other));
        assert_eq!(other.map(|other| table.wishes(other, Some(("hex", "E7")))), other.map(|_| Vec::new()));
        assert!(table.wishes(seat, Some(("hex", "Z99"))).is_empty(), "there is no such hex");
    });
}

#[test]
fn a_dig_that_ends_at_home_tells_the_price_of_the_dwelling_too() {
    let mut seen = 0;
    walk("terra-mystica", |table, seat, options| {
        let view = table.view(game_core::Viewer::Seat(seat));
        let mine = &view["seats"][seat.index()];
        let main = options.iter().any(|option| option.kind == "pass");
        for option in options.iter().filter(|option| option.kind == "dig" && main) {
            let (hex, mut dug) = (thing(&option.targets, "hex", None).unwrap(), table.clone_box());
            assert!(thing(&option.targets, "spades", None).is_some());
            dug.play(seat, &option.step).unwrap();
            let terrain = |view: &serde_json::Value| {
                view["hexes"].as_array().unwrap().iter().find(|one| one["id"] == hex).unwrap()["terrain"]
                    .clone()
            };
            let after = terrain(&dug.view(game_core::Viewer::Seat(seat)));
            if after == terrain(&view) {
                // How to pay is asked first.
                continue;
            }
            let built = after == mine["colour"] && mine["pieces"]["dwelling"] != 0;
            let coins = option.price.iter().any(|tally| tally.key == "tally-coins" && tally.value > 0);
            assert_eq!(coins, built, "a dwelling costs coins, and spades none: {option:?}");
            assert!(option.changes.iter().all(|change| change.key != "tally-coins"), "paid by a later step");
            seen += usize::from(built);
        }
        for option in options.iter().filter(|option| option.kind == "upgrade") {
            assert!(thing(&option.targets, "structure", Some("to")).is_some(), "{option:?}");
        }
    });
    assert!(seen > 0);
}

#[test]
fn a_purchase_of_monumental_duel_tells_what_later_steps_will_pay() {
    let mut seen = 0;
    walk("monumental-duel", |table, seat, options| {
        let view = table.view(game_core::Viewer::Seat(seat));
        let prices = &view["players"][seat.index()]["prices"]["row"];
        for option in options.iter().filter(|option| option.kind == "acquire") {
            let Some(place) = thing(&option.targets, "row", None) else { continue };
            let place: usize = place.parse().unwrap();
            for tally in &option.price {
                assert_eq!(prices[place]["amount"], tally.value, "{option:?}");
                seen += 1;
            }
        }
    });
    assert!(seen > 0);
}

#[test]
fn an_attack_of_altay_names_both_regions_in_their_roles() {
    let mut seen = 0;
    walk("altay", |_, _, options| {
        for option in options.iter().filter(|option| option.kind == "attack") {
            let ends = ["from", "to"].map(|role| thing(&option.targets, "region", Some(role)));
            assert!(ends[0].is_some() && ends[1].is_some() && ends[0] != ends[1], "{option:?}");
            seen += 1;
        }
    });
    assert!(seen > 0);
}

#[test]
fn the_log_names_what_lies_open_on_the_board_and_nothing_else() {
    for (id, kind) in [("terra-mystica", "hex"), ("altay", "region"), ("anunnaki", "territory")] {
        let game = games::find(id).unwrap();
        let setup = game.default_setup(game.info().max_players);
        let mut table = game.start(&setup, None, Seed::from_phrase("log")).unwrap();
        let mut rng = QuickRandom::new(5);
        for _ in 0..200 {
            let Awaiting::Players(seats) = table.awaiting() else { break };
            let seat = seats.first().unwrap();
            let answers = table.answers(seat);
            let chosen = &answers[rng.below(answers.len() as u32) as usize];
            table.play(seat, chosen).unwrap();
        }
        let log = table.log(game_core::Viewer::Spectator, 0);
        let mut named = log.iter().flat_map(|line| &line.targets).peekable();
        assert!(named.peek().is_some(), "{id}");
        assert!(named.all(|target| target.kind == kind), "{id}");
    }
}
