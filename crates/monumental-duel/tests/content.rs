//! Content packs: what is listed for people, and what is refused with which words.

use game_core::{Content as _, ContentError, Source};
use monumental_duel::Content;

const STANDARD: &str = include_str!("../content/monumental.toml");

/// What is wrong with the standard content after one change.
fn refused(old: &str, new: &str) -> ContentError {
    assert!(STANDARD.contains(old), "the content has no {old:?} to replace");
    match Content::parse("my-cards.toml", &STANDARD.replacen(old, new, 1)) {
        Ok(_) => panic!("{new:?} was accepted"),
        Err(error) => error,
    }
}

/// The whole complaint without the line, which must be there.
fn complaint(old: &str, new: &str) -> String {
    let error = refused(old, new);
    assert!(error.line.is_some(), "{error}");
    let line = error.line.unwrap_or_default();
    error.to_string().replace(&format!("my-cards.toml:{line}: "), "")
}

#[test]
fn the_standard_content_is_right_and_known_by_its_hash() {
    let again = Content::parse("again.toml", STANDARD).unwrap();
    assert_eq!(again.hash(), Content::standard().hash());
    let other = Content::parse("other.toml", &STANDARD.replacen("starting_gold = 2", "starting_gold = 3", 1))
        .unwrap();
    assert_ne!(other.hash(), Content::standard().hash());
    assert_eq!(Content::load("again.toml", STANDARD).unwrap().hash(), Content::standard().hash());
}

#[test]
fn an_unknown_operation_is_refused() {
    let text = complaint(r#"{ op = "gain_advantage" }"#, r#"{ op = "gain_advantages" }"#);
    assert!(
        text.starts_with("wonder \"alhambra\", field bonus[0].op: unknown operation \"gain_advantages\""),
        "{text}"
    );
    assert!(
        text.contains("did you mean \"gain_advantage\"?") && text.contains("use one of gain, choose,"),
        "{text}"
    );
}

#[test]
fn a_wrong_target_is_refused() {
    let text = complaint(
        r#"{ op = "apply_bonus", province = "top" }"#,
        r#"{ op = "apply_bonus", province = "petra" }"#,
    );
    assert_eq!(
        text,
        "knowledge \"cartography\", field abilities[0].do[0].province: \"petra\" is no province of this file; \
         use \"top\" or the id of a province"
    );
    let text = complaint(r#"from = ["row", "opponent"], discount = 3"#, r#"from = ["deck"], discount = 3"#);
    assert!(text.contains("unknown place to conquer from \"deck\"; use one of row, opponent"), "{text}");
    let text = complaint(r#"{ op = "copy", from = "policy" }"#, r#"{ op = "copy", from = "row" }"#);
    assert!(text.contains("use one of city, policy"), "{text}");
    let text =
        complaint(r#"kinds = ["building", "basic"], discount = 2"#, r#"kinds = ["policy"], discount = 2"#);
    assert!(text.contains("policy is nothing to acquire; use building, basic"), "{text}");
    let text = complaint(r#"from = "basic" }]"#, r#"from = "basic", max_cost = 2 }]"#);
    assert!(text.contains("belongs to from = \"row\" only"), "{text}");
}

#[test]
fn an_impossible_cost_is_refused() {
    let text = complaint("cost = [3, 3]", "cost = [2]");
    assert_eq!(
        text,
        "wonder \"colossus_of_rhodes\", field cost: a wonder costs two parts, left and right: cost = [2, 3], for example"
    );
    let text = complaint("era = 1\ncost = 4", "era = 1\ncost = -4");
    assert!(text.contains("field cost: -4 is not possible; use a whole number from 1 to 20"), "{text}");
    let text = complaint("cost = { basic_same = 2 }", "cost = { basic_same = 2, science = 1 }");
    assert!(text.contains("only one of production, science, military, basic_same"), "{text}");
    let text = complaint("cost = { basic_same = 2 }", "cost = { gold = 2 }");
    assert!(text.contains("must cost basic resources"), "{text}");
    let text = complaint("cost = { gold = 1 }", "cost = { silver = 1 }");
    assert!(text.contains("unknown field \"silver\""), "{text}");
    let text = complaint("culture = [1, 2, 3, 4, 5]", "culture = [1, 2, 3]");
    assert!(text.contains("five numbers are needed, not 3"), "{text}");
    let text =
        complaint("name = \"Work Camp\"\nset = \"start\"", "name = \"Work Camp\"\nset = \"start\"\ncost = 1");
    assert!(text.contains("a starting card is never bought"), "{text}");
}

#[test]
fn a_missing_count_is_refused() {
    let text = complaint(r#"{ op = "gain", res = "culture", n = 1 }"#, r#"{ op = "gain", res = "culture" }"#);
    assert_eq!(
        text,
        "building \"dojo\", field abilities[0].do[0]: the field \"n\" is missing: how many are gained, \
         a whole number or { per = ... }"
    );
    let text = complaint(r#"{ op = "draw_use", n = 2 }"#, r#"{ op = "draw_use" }"#);
    assert!(text.contains("\"n\" is missing: how many cards"), "{text}");
    let text = complaint("count = 5\ncost = 4", "cost = 4");
    assert!(text.contains("basic_building \"workshop\": the field \"count\" is missing"), "{text}");
    let text = complaint(
        r#"{ is = "gained", res = "production", min = 3 }"#,
        r#"{ is = "gained", res = "production" }"#,
    );
    assert!(text.contains("\"min\" is missing: at least how many"), "{text}");
}

#[test]
fn unknown_words_are_refused_with_the_known_ones() {
    for (old, new, said) in [
        (
            r#"trigger = "on_city""#,
            r#"trigger = "on_cty""#,
            "unknown trigger \"on_cty\" (did you mean \"on_city\"?)",
        ),
        (
            r#"event = "add_type""#,
            r#"event = "add_types""#,
            "unknown event \"add_types\" (did you mean \"add_type\"?)",
        ),
        (r#"{ is = "advantage" }"#, r#"{ is = "advantages" }"#, "unknown condition"),
        (r#"per = "province_types""#, r#"per = "types""#, "unknown counter"),
        (r#"mod = "no_decay""#, r#"mod = "decay""#, "unknown modifier"),
        (r#"types = ["mountain"]"#, r#"types = ["desert"]"#, "unknown province type"),
        (r#"rule = "conquer_with_gold""#, r#"rule = "conquer_with_silver""#, "unknown special rule"),
        (r#"zone = "city_deck""#, r#"zone = "hand""#, "unknown zone"),
        (r#"module = "trade""#, r#"module = "war""#, "unknown module \"war\"; use one of trade, effect"),
        (r#"source = "derived""#, r#"source = "guessed""#, "unknown source"),
        ("[[warlord]]", "[[warlords]]", "unknown section \"warlords\" (did you mean \"warlord\"?)"),
        ("defence = 2", "defense = 2", "unknown field \"defense\" (did you mean \"defence\"?)"),
        (r#"known = ["module"]"#, r#"known = ["modul"]"#, "\"known\" names \"modul\", which is no field"),
        (
            r#"game = "monumental-duel""#,
            r#"game = "altay""#,
            "a pack of this game says game = \"monumental-duel\"",
        ),
        (
            "schema = \"monumental-duel-trade/1\"",
            "schema = \"altay/1\"",
            "this program reads content files with schema",
        ),
    ] {
        let text = complaint(old, new);
        assert!(text.contains(said), "{text}");
    }
}

#[test]
#[allow(clippy::too_many_lines, reason = "one row per mistake")]
fn abilities_must_fit_together() {
    let mine = r#"do = [{ op = "gain", res = "gold", n = 1 }] },"#;
    for (old, new, said) in [
        (mine, &format!("{mine}\n{{ trigger = \"action\", {mine}")[..], "a card has at most one action"),
        (
            r#"trigger = "on_card", if"#,
            r#"trigger = "on_card", cost = { gold = 1 }, if"#,
            "only action and may have a cost",
        ),
        (r#"trigger = "first_time", event = "conquer""#, r#"trigger = "first_time""#, "\"event\" is missing"),
        (
            r#"trigger = "action", cost = { gold = 2 }"#,
            r#"trigger = "action", event = "trade", cost = { gold = 2 }"#,
            "only first_time and each_time answer",
        ),
        (
            r#"trigger = "on_city", do"#,
            r#"trigger = "on_card", do"#,
            "a policy is not activated like a city card",
        ),
        (
            r#"trigger = "lasting", mod = [{ mod = "city_threshold", n = 3 }]"#,
            r#"trigger = "lasting", do = [{ op = "free_trade" }]"#,
            "a lasting ability has \"mod\"",
        ),
        (
            r#"trigger = "lasting", mod = [{ mod = "city_threshold", n = 3 }]"#,
            r#"trigger = "action", mod = [{ mod = "city_threshold", n = 3 }]"#,
            "modifiers belong to the triggers lasting and may",
        ),
        (r#"{ op = "archive", n = 1 }] },"#, r#"{ op = "copy", from = "city" }] },"#, "must not copy"),
        (
            r#"bonus = [{ op = "gain", res = "gold", n = 3 }]"#,
            r#"bonus = [{ op = "apply_bonus", province = "top" }]"#,
            "a bonus must not apply another bonus",
        ),
        (
            r#"bonus = [{ op = "gain", res = "gold", n = 3 }]"#,
            r#"bonus = [{ op = "copy", from = "policy" }]"#,
            "the bonus of a province must not copy",
        ),
        (r#"{ op = "discard_row", n = 2, up_to = true }, "#, "", "\"previous\" counts the cards moved"),
        (
            r#"pay = "military", as = "production""#,
            r#"pay = "military", as = "science""#,
            "is paid with production",
        ),
        (
            r#"trigger = "action", cost = { gold = 2 }"#,
            r#"trigger = "action", by = "opponent", cost = { gold = 2 }"#,
            "\"by\" says whose event is answered",
        ),
        (
            r#"event = "trade", do"#,
            r#"event = "trade", by = "anybody", do"#,
            "unknown player \"anybody\"; use one of you, opponent",
        ),
        (
            r#"module = "trade""#,
            "module = \"trade\"\ndo = [{ op = \"free_trade\" }]",
            "the module trade has its own rules",
        ),
        (r#"module = "trade""#, r#"module = "effect""#, "\"do\" is missing: what the scout does"),
        (r#"do = [{ op = "gain_advantage" }]"#, "do = []", "at least one operation"),
        (
            r#"res = "basic", n = 2, same = true"#,
            r#"res = "gold", n = 2, same = true"#,
            "\"same\" belongs to res = \"basic\" only",
        ),
        (
            r#"do = [{ op = "gain", res = "gold", n = 1 }] },
]

[[knowledge]]
id = "masonry""#,
            r#"do = [{ op = "gain", res = "basic", n = 2 }] },
]

[[knowledge]]
id = "masonry""#,
            "it must give fewer than it takes",
        ),
    ] {
        let text = complaint(old, new);
        assert!(text.contains(said), "{said}: {text}");
    }
}

#[test]
fn the_whole_set_must_be_complete() {
    let first = STANDARD.find("[[free_city]]").unwrap();
    let third = STANDARD[first..].match_indices("[[free_city]]").nth(2).unwrap().0;
    let short = match Content::parse("short.toml", &STANDARD[..first + third]) {
        Ok(_) => panic!("two free cities were accepted"),
        Err(error) => error.to_string(),
    };
    assert!(short.contains("there must be 3 to 32 free cities, not 2"), "{short}");
    for (old, new, said) in [
        ("id = \"library\"", "id = \"fort\"", "twice"),
        ("{ card = \"work_camp\", count = 5 }", "{ card = \"work_camp\", count = 4 }", "15 cards, not 14"),
        (
            "id = \"petra\"\nname = \"Petra\"\nera = 1",
            "id = \"petra\"\nname = \"Petra\"\nera = 2",
            "era 1 must have 3 cards of kind wonder or, where boxes are mixed, more, not 2",
        ),
        ("count = 5\ncost = 4", "count = 7\ncost = 4", "\"workshop\": 7 cards; use 1 to 6"),
        ("knowledge = \"bushido\"", "knowledge = \"writing\"", "no knowledge with set = \"start\""),
        ("total = 6", "total = 7", "announces 7 tokens"),
        (
            "id = \"aztec_scout\"\nname = \"Aztec Scout\"\ncivilization = \"aztecs\"",
            "id = \"aztec_scout\"\nname = \"Aztec Scout\"\ncivilization = \"malians\"",
            "lists it, so this must be \"aztecs\"",
        ),
        ("policies = [\"calendar\", ", "policies = [", "five policies, not 4"),
    ] {
        let text = refused(old, new).to_string();
        assert!(text.contains(said), "{said}: {text}");
    }
}

/// Invariant 20: no endless purchases.
#[test]
fn standing_reductions_leave_a_price() {
    let text = refused(r#"kinds = ["basic"], n = -1"#, r#"kinds = ["basic"], n = -3"#).to_string();
    assert!(text.contains("standing reductions for basic reach 3"), "{text}");
    let text = refused(r#"kinds = ["progress"], n = -1"#, r#"kinds = ["progress"], n = -2"#).to_string();
    assert!(
        text.contains("standing reductions for progress reach 2 for the japanese, but its price is 2"),
        "{text}"
    );
}

#[test]
fn what_is_no_toml_is_refused_with_its_line() {
    let error = Content::parse("broken.toml", "schema = \n").unwrap_err();
    assert_eq!((error.file.as_str(), error.line), ("broken.toml", Some(1)));
}

#[test]
fn packs_may_carry_notes() {
    let text = STANDARD.replacen(
        "op = \"archive\", n = 1 }] }",
        "op = \"archive\", n = 1 }], text = \"a note\" }",
        1,
    );
    assert!(Content::parse("notes.toml", &text).is_ok());
}

/// A card with another name than the standard one is called as the pack calls it.
#[test]
fn renamed_cards_are_called_by_their_own_names() {
    use game_core::Arg;
    let text = STANDARD.replacen("name = \"Petra\"", "name = \"Rose City\"", 1);
    let pack = Content::parse("names.toml", &text).unwrap();
    let name =
        |content: &Content, id: &str| content.card_names[content.card_by_id(id).unwrap().index()].arg();
    assert_eq!(name(&pack, "petra"), Arg::Label("Rose City".to_owned()));
    assert_eq!(name(&pack, "alhambra"), Arg::Term("card-alhambra"));
    assert_eq!(name(Content::standard(), "petra"), Arg::Term("card-petra"));
}

#[test]
fn the_listing_says_every_card_and_its_sources() {
    let listing = Content::standard().listing();
    let cards = [
        "building",
        "basic_building",
        "knowledge",
        "wonder",
        "province",
        "policy",
        "warlord",
        "scout",
        "free_city",
    ];
    assert_eq!(listing.iter().filter(|entry| cards.contains(&entry.kind)).count(), 79);
    let silent: Vec<&str> = listing
        .iter()
        .filter(|e| ["wonder", "knowledge", "province", "policy", "warlord", "free_city"].contains(&e.kind))
        .filter(|e| e.sentence.is_empty() || e.sentence.contains('…'))
        .map(|e| e.id.as_str())
        .collect();
    assert!(silent.is_empty(), "without a sentence: {silent:?}");
    let source = |id: &str, field: &str| {
        let entry = listing.iter().find(|entry| entry.id == id).unwrap();
        entry.values.iter().find(|(name, _, _)| name == field).unwrap().2
    };
    assert_eq!(source("sahara", "cost"), Source::Rulebook);
    assert_eq!(source("sahara", "bonus"), Source::Reconstructed);
    assert_eq!(source("work_camp", "yield"), Source::Derived);
    assert_eq!(source("mine", "abilities"), Source::Reconstructed);
    assert_eq!(source("mine", "abilities (condition)"), Source::Rulebook);
}

/// Drawings show what the rules read, and which of it is reconstructed.
#[test]
fn printed_faces_say_numbers_and_sources() {
    let printed = &Content::standard().printed;
    assert_eq!((printed.cards.len(), printed.policies.len(), printed.cities.len()), (48, 15, 10));
    assert_eq!((printed.people.len(), printed.civilizations.len()), (6, 3));
    let post = &printed.cards["trading_post"];
    assert_eq!(
        (post.era, post.cost.as_slice(), post.yields.get("gold")),
        (Some(1), [2].as_slice(), Some(&2))
    );
    assert_eq!(
        (post.stated.as_slice(), post.source),
        (["name", "yield"].map(String::from).as_slice(), "rulebook")
    );
    assert_eq!(post.reconstructed, ["cost", "era"]);
    assert_eq!(printed.cards["colossus_of_rhodes"].cost, [3, 3], "both parts");
    assert_eq!(printed.cards["mine"].stated, ["name", "trigger", "condition"]);
    assert!(printed.cards["dojo"].stated.is_empty() && printed.cards["dojo"].cost.is_empty());
    assert_eq!(printed.cards["sahara"].types, ["mountain"]);
    let keys = |id: &str| printed.civilizations[id].texts.iter().map(|text| text.key).collect::<Vec<_>>();
    assert_eq!(keys("malians"), ["special-conquer-with-gold", "special-conquest-reward"]);
    assert_eq!(keys("aztecs"), ["special-starting-province", "special-type-tokens"]);
}

/// A condition that must not hold is said by itself, not as the opposite of another sentence.
#[test]
fn denied_conditions_are_sentences_of_their_own() {
    let said = |condition: &str| {
        let text = STANDARD.replacen(r#"{ is = "advantage" }"#, condition, 1);
        let pack = Content::parse("denied.toml", &text).unwrap();
        let standard = Content::standard().listing();
        let changed =
            pack.listing().into_iter().zip(standard).find(|(new, old)| new.sentence != old.sentence);
        changed.map_or_else(String::new, |(new, _)| new.sentence)
    };
    let none = said(r#"{ is = "not", of = { is = "advantage" } }"#);
    assert!(none.contains("you do not hold the advantage"), "{none}");
    let both =
        r#"{ is = "not", of = { is = "any", of = [{ is = "advantage" }, { is = "wonders", min = 2 }] } }"#;
    let both = said(both);
    assert!(both.contains("you do not hold the advantage and you completed fewer than 2 wonders"), "{both}");
    let twice = said(r#"{ is = "not", of = { is = "not", of = { is = "policies", min = 3 } } }"#);
    assert!(twice.contains("you developed at least 3 policies"), "{twice}");
}

#[test]
fn generated_sentences_are_pinned() {
    let listing = Content::standard().listing();
    let lines: Vec<String> = listing
        .iter()
        .filter(|entry| !entry.sentence.is_empty())
        .map(|entry| format!("{} {}: {}", entry.kind, entry.id, entry.sentence))
        .collect();
    insta::assert_snapshot!(lines.join("\n"));
}
