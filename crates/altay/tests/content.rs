//! Content packs: the standard one is complete, wrong ones are refused with line and reason.

use altay::content::STANDARD;
use altay::{Achievement, Card, Content, Kind, Region};
use game_core::{Content as _, ContentError, Source};

/// The standard pack with one change.
fn changed(from: &str, to: &str) -> String {
    assert!(STANDARD.contains(from), "the pack has {from:?}");
    STANDARD.replacen(from, to, 1)
}

#[track_caller]
fn refused(text: &str, line_has: &str, place: &str, problem: &str) -> ContentError {
    let error = Content::parse("my.toml", text).expect_err("a wrong pack");
    let line = error.line.expect("the line is known");
    let there = text.lines().nth(line - 1).unwrap_or("");
    assert!(there.contains(line_has), "line {line} is {there:?}: {error}");
    assert!(error.place.contains(place), "{error}");
    assert!(error.problem.contains(problem), "{error}");
    assert!(error.to_string().starts_with(&format!("my.toml:{line}: ")), "{error}");
    error
}

#[test]
fn the_standard_pack_is_complete() {
    let content = Content::parse("altay.toml", STANDARD).unwrap();
    assert_eq!(content.hash(), Content::standard().hash());
    assert_eq!(content.borders.len(), 41, "I-29");
    let copies: usize = content.piles.iter().map(|pile| pile.len()).sum();
    assert_eq!(copies, 88);
    assert_eq!(content.starting.iter().map(|deck| deck.len()).sum::<u32>(), 40);
    let cards = content.achievements.iter().map(|facts| u32::from(facts.copies)).sum::<u32>();
    assert_eq!(cards, 50);
    assert_eq!(content.tokens.iter().map(|facts| u32::from(facts.count)).sum::<u32>(), 33);
}

#[test]
fn i_29_the_map_is_symmetric_and_every_layout_hangs_together() {
    let content = Content::standard();
    for region in Region::ALL {
        for other in content.regions[region.index()].near {
            assert!(content.regions[other.index()].near.contains(region));
        }
    }
    for layout in &content.layouts {
        let mut reached: Vec<_> = layout.in_play.first().into_iter().collect();
        for place in 0.. {
            let Some(region) = reached.get(place).copied() else { break };
            for other in layout.near[region.index()] {
                if !reached.contains(&other) {
                    reached.push(other);
                }
            }
        }
        assert_eq!(reached.len(), layout.in_play.len(), "{}", layout.id);
    }
}

#[test]
fn wrong_counts_are_refused() {
    let text = changed("id = \"conquest_tokens\"\ncount = 33", "id = \"conquest_tokens\"\ncount = 34");
    refused(&text, "count = 34", "supply \"conquest_tokens\"", "wrong count: the box holds 34");
    let text = changed("deck = { hunter = 3, warrior = 3,", "deck = { hunter = 2, warrior = 3,");
    refused(&text, "total = 15", "starting_card \"hunter\"", "wrong count: total says 15");
    let text =
        changed("{ id = \"farmer_vp0\", vp = 0, count = 8,", "{ id = \"farmer_vp0\", vp = 0, count = 7,");
    let text =
        text.replace("id = \"market_action_cards\"\ncount = 88", "id = \"market_action_cards\"\ncount = 87");
    refused(&text, "id = \"farmer\"", "market_card \"farmer\"", "wrong count: 8 copies");
    let text = changed("regions_in_play = 15", "regions_in_play = 16");
    refused(
        &text,
        "regions_in_play = 16",
        "layout \"two_players_reduced\"",
        "wrong count: 16 regions in play",
    );
    let text = changed("id = \"hill\"\nregions = 6", "id = \"hill\"\nregions = 5");
    refused(&text, "regions = 5", "terrain \"hill\"", "wrong count");
    let text = changed("recommended_starts = [\"farmland_top_right\", ", "recommended_starts = [");
    refused(&text, "recommended_starts", "layout", "wrong count: 2 different start choices");
}

#[test]
fn unknown_effects_are_refused() {
    let text =
        changed("{ op = \"produce\", gain = { food = 1 } }", "{ op = \"bless\", gain = { food = 1 } }");
    refused(&text, "bless", "starting_card \"hunter\"", "unknown effect \"bless\"; known are produce");
    let text = changed("effect = { op = \"archive\" }", "effect = { op = \"forget\" }");
    refused(&text, "forget", "technology \"writing\"", "unknown effect \"forget\"");
    let text = changed("score = \"per_captured_settlement\"", "score = \"per_song\"");
    refused(&text, "per_song", "wonder \"siege_engines\"", "unknown effect \"per_song\"");
    let text = changed("attack_limit = \"once_per_target_region\"", "attack_limit = \"never\"");
    refused(&text, "never", "edition \"it\"", "known are");
}

#[test]
fn asymmetric_borders_are_refused() {
    let text = changed(
        "neighbours = [\"forest_upper_left\", \"hill_left\", \"hill_top\"]",
        "neighbours = [\"forest_upper_left\", \"hill_left\"]",
    );
    let error = refused(
        &text,
        "farmland_top_left",
        "region \"hill_top\"",
        "asymmetric border: hill_top names farmland_top_left",
    );
    assert!(error.problem.contains("farmland_top_left does not name hill_top"), "{error}");
    let text =
        changed("between = [\"farmland_top_left\", \"hill_top\"]", "between = [\"hill_top\", \"hill_left\"]");
    refused(&text, "hill_left", "border", "not named as neighbours");
}

/// E7: an achievement has at least two spaces.
#[test]
fn other_mistakes_are_refused() {
    refused(&changed("schema = 1", "schema = 2"), "schema = 2", "schema", "schema 1");
    refused(&changed("game = \"altay\"", "game = \"chess\""), "chess", "game", "altay");
    refused(&changed("value = 5", "value = 50"), "value = 50", "constant \"hand_size\"", "1 to 10");
    refused(&changed("number = 7", "number = 8"), "number = 8", "region \"forest_top\"", "is number 7");
    refused(&changed("id = \"ark\"", "id = \"arch\""), "arch", "wonder \"arch\"", "unknown wonder");
    refused(&changed("timing = \"instant\"", "timing = \"continuous\""), "continuous", "masonry", "instant");
    refused(
        &changed("spaces = { culture = 3 }", "spaces = { culture = 1 }"),
        "philosophy",
        "philosophy",
        "2 spaces",
    );
    refused(&changed("total = 15", "totall = 15"), "totall", "starting_card \"hunter\"", "totall");
    refused(&changed("source = \"rulebook\"", "source = \"hearsay\""), "hearsay", "constant", "hearsay");
    refused(&changed("{ wms = 3, culture = 3 }", "{ wms = 3, wood = 1 }"), "mausoleum", "mausoleum", "wms");
    let text = changed("op = \"draw\", cards = 1", "op = \"draw\", cards = 1, symbols = 2");
    refused(&text, "symbols = 2", "market_card \"scholar\"", "has no symbols");
    assert!(Content::parse("my.toml", "not toml at all").is_err());
}

/// E8: what a Colonist fills collects certain resources, not wild ones.
#[test]
fn a_colonist_fills_no_wild_spaces() {
    let text = changed("spaces = { food = 2 }, build = 1", "spaces = { wms = 2 }, build = 1");
    let error = Content::parse("my.toml", &text).expect_err("a wrong pack");
    assert!(error.problem.contains("colonist fills village"), "{error}");
}

#[test]
fn sentences_are_generated_from_the_data() {
    let listing = Content::standard().listing();
    let sentence = |kind: &str, id: &str| {
        let entry = listing.iter().find(|entry| entry.kind == kind && entry.id == id).expect("listed");
        entry.sentence.clone()
    };
    assert_eq!(sentence("starting card", "hunter"), "gain 1 food");
    assert_eq!(
        sentence("starting card", "colonist"),
        "gain 1 food; or use an own farmland: fill the Village on your table from the supply"
    );
    assert_eq!(sentence("market card", "farmer"), "gain 1 food; or use an own farmland: gain 2 food");
    assert_eq!(
        sentence("market card", "city"),
        "lay on the table; collect 1 food, 1 wood, then build 2 settlements"
    );
    assert_eq!(sentence("technology", "philosophy"), "once per turn: gain 1 culture");
    assert_eq!(
        sentence("wonder", "triumphal_arch"),
        "1 VP, and 1 more for every 2 captured conquest tokens, at most 7"
    );
    // Another number in the pack is another number in the sentence.
    let pack = changed("op = \"draw\", cards = 1", "op = \"draw\", cards = 3");
    let other = Content::parse("my.toml", &pack).unwrap().listing();
    let scholar = other.iter().find(|entry| entry.id == "scholar").unwrap();
    assert_eq!(scholar.sentence, "gain 1 culture; or draw 3 cards");
}

#[test]
fn every_component_is_listed_with_its_source() {
    let listing = Content::standard().listing();
    for kind in Kind::ALL {
        assert!(
            listing.iter().any(|entry| entry.id == kind.name() && !entry.sentence.is_empty()),
            "{kind:?}"
        );
    }
    for achievement in Achievement::ALL {
        assert!(listing.iter().any(|entry| entry.id == achievement.name() && !entry.sentence.is_empty()));
    }
    for region in Region::ALL {
        assert!(listing.iter().any(|entry| entry.id == region.name()));
    }
    for card in Card::ALL.into_iter().filter(|card| !card.is_starting()) {
        assert!(listing.iter().any(|entry| entry.values.iter().any(|(field, ..)| field == card.name())));
    }
    let reconstructed: Vec<_> = listing
        .iter()
        .filter(|entry| entry.values.iter().any(|(_, _, source)| *source == Source::Reconstructed))
        .map(|entry| entry.id.as_str())
        .collect();
    let layouts = ["two_players_reduced", "two_players_full", "three_players_reduced", "three_players_full"];
    assert_eq!(reconstructed, layouts, "R10, R11");
    assert!(
        listing.iter().all(|entry| !entry.sentence.contains("{ $") && !entry.sentence.contains("effect-"))
    );
}

#[test]
fn a_pack_with_other_numbers_is_played() {
    let pack = changed("id = \"hand_size\"\nvalue = 5", "id = \"hand_size\"\nvalue = 6");
    let content = Content::load("my.toml", &pack).unwrap();
    assert_eq!(content.rules.hand_size, 6);
    assert_ne!(content.hash(), Content::standard().hash());
}
