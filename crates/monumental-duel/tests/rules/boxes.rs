//! Boxes put together (R56): more civilizations, mixed development decks, free cities, other scout modules.

use crate::table::*;
use game_core::{Awaiting, Content as _, Game, Invariants, QuickRandom, Walk};
use monumental_duel::content::MAKE_UP;
use monumental_duel::ids::CardKind;
use monumental_duel::{Content, Position, Puzzle, Refusal, Setup};
use std::collections::BTreeSet;

const STANDARD: &str = include_str!("../../content/monumental.toml");

/// Everything of the standard file from `[[kind]]` with this id to the next header, under another id.
fn copy_of(kind: &str, id: &str, new: &str) -> String {
    let header = format!("[[{kind}]]\nid = \"{id}\"\n");
    let start = STANDARD.find(&header).unwrap_or_else(|| panic!("no {kind} {id}"));
    let end = STANDARD[start + 2..].find("\n[[").map_or(STANDARD.len(), |at| start + 2 + at);
    STANDARD[start..end].replacen(id, new, 1).replacen("name = \"", "name = \"New ", 1)
}

/// The standard box and a second one: a fourth civilization whose scout makes scientific discoveries, two more
/// wonders of era I, a province of era II, a free city.
fn two_boxes() -> &'static Content {
    let mut text = STANDARD.to_owned();
    let mut civ = copy_of("civilization", "japanese", "koreans").replace("bushido", "hwarang");
    for (old, new) in [
        ("shogunate", "seowon"),
        ("tea_ceremony", "hangul"),
        ("castle_towns", "fortresses"),
        ("rangaku", "printing"),
        ("meiji_restoration", "reforms"),
        ("tomoe_gozen", "yi_sun_sin"),
        ("japanese_scout", "korean_scout"),
    ] {
        civ = civ.replace(old, new);
        let kind = match old {
            "tomoe_gozen" => "warlord",
            "japanese_scout" => "scout",
            _ => "policy",
        };
        let entry =
            copy_of(kind, old, new).replace("civilization = \"japanese\"", "civilization = \"koreans\"");
        let module = "module = \"effect\"\ndo = [{ op = \"draw_use\", n = 1 }]";
        text.push_str(&format!("\n{}\n", entry.replace("module = \"trade\"", module)));
    }
    text.push_str(&format!("\n{civ}\n"));
    let start = copy_of("knowledge", "bushido", "hwarang").replace("\"japanese\"", "\"koreans\"");
    text.push_str(&format!("\n{start}\n"));
    for (kind, old, new) in [
        ("wonder", "petra", "cheomseongdae"),
        ("wonder", "great_library", "stone_pagoda"),
        ("province", "pamirs", "jeju"),
        ("free_city", "aden", "kaesong"),
    ] {
        text.push_str(&format!("\n{}\n", copy_of(kind, old, new)));
    }
    Content::load("two-boxes.toml", &text).unwrap_or_else(|error| panic!("{error}"))
}

fn finish(content: &'static Content, setup: &Setup, seed: u64) -> (Position, BTreeSet<usize>) {
    let mut dealt = BTreeSet::new();
    let start = Position::new(content, setup).unwrap();
    let end = Walk::legal().from(start, &mut QuickRandom::new(seed), |_, _, action, after| {
        after.invariants().unwrap_or_else(|problem| panic!("seed {seed}: {problem}"));
        if let monumental_duel::Action::DealRow(card) = action {
            dealt.insert(card.index());
        }
    });
    (end, dealt)
}

#[test]
fn r56_a_mixed_deck_deals_the_make_up_of_one_box() {
    let content = two_boxes();
    let mut left_out = BTreeSet::new();
    for seed in 0..30 {
        let (end, dealt) = finish(content, &Setup::usual(), seed);
        assert_eq!(dealt.len(), 30, "30 development cards as ever");
        assert!((6..=10).contains(&end.round()) && end.development_deck().is_empty());
        for (era, wanted) in MAKE_UP.iter().enumerate() {
            for kind in CardKind::ALL {
                let of = |card: &usize| {
                    let card = &content.cards[*card];
                    usize::from(card.era) == era + 1 && card.kind == kind
                };
                assert_eq!(dealt.iter().filter(|c| of(c)).count(), usize::from(wanted[kind as usize]));
            }
        }
        let development = (0..content.cards.len()).filter(|card| content.cards[*card].era > 0);
        left_out.extend(development.filter(|card| !dealt.contains(card)));
    }
    assert_eq!(left_out.len(), 5 + 4, "any of the 5 wonders of era I and of the 4 provinces of era II");
}

/// 5 wonders for 3 places among 12 cards: each is dealt first with odds 3/12 : 5, the others with 1/12.
#[test]
fn r56_each_card_of_a_kind_is_as_likely() {
    let mut p = play(Puzzle::new(two_boxes(), ["koreans", "aztecs"]).end_of_round(A));
    p.deal_cities();
    let odds = p.deals();
    let weight = |id: &str| odds.iter().find(|(deal, _)| *deal == format!("deal:row:{id}")).map(|(_, n)| *n);
    assert_eq!((weight("petra"), weight("stone_pagoda"), weight("writing")), (Some(3), Some(3), Some(5)));
    assert_eq!(odds.iter().map(|(_, n)| n).sum::<u32>(), 12 * 5);
    p.steps("deal:row:petra deal:row:stone_pagoda deal:row:cheomseongdae");
    let left: Vec<String> = p.deals().into_iter().map(|(deal, _)| deal).collect();
    assert!(!left.contains(&"deal:row:great_library".to_owned()), "the other two stay in the box");
    assert_eq!((left.len(), p.discarded("great_library")), (9, true));
}

#[test]
fn r56_four_civilizations_and_two_scout_modules() {
    let content = two_boxes();
    assert_eq!((content.civs.len(), content.free_cities.len()), (4, 11));
    let puzzle = Puzzle::new(content, ["koreans", "aztecs"]).deck_top(A, &["workshop"]);
    let mut p = play(puzzle.clone().turn(A));
    p.go("scout");
    assert_eq!((p.has(A, Production), p.in_discard(A, "workshop")), (2, 1), "draws and uses");
    p.steps("scout city:samarkand");
    let mut p = play(puzzle.bag(A, &[]).passed(B).turn(A));
    p.go("scout");
    assert_eq!(p.refusal("scout"), Some(Refusal::AlreadyUsed));
    let empty = Puzzle::new(content, ["koreans", "aztecs"]).bag(A, &[]).holds(A, Science, 1);
    assert_eq!(play(empty.turn(A)).refusal("scout"), Some(Refusal::NoEffect));
    let setup = Setup { civilizations: Some(["koreans".into(), "malians".into()]), ..Setup::usual() };
    for seed in 0..10 {
        let (end, _) = finish(content, &setup, seed);
        assert_eq!(end.awaiting(), Awaiting::Nothing);
    }
}
