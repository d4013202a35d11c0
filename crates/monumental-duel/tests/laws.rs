//! All laws on random games, pinned counts, and one pinned game.

use game_core::{Actor, Awaiting, Content as _, Game, Invariants, QuickRandom, Random, Seat, Walk};
use game_laws::{Laws, perft, playthrough};
use monumental_duel::setup::{Holder, OwnTokens, Reactions, Yields};
use monumental_duel::{Action, Content, Position, PromptKind, Setup};
use strum::VariantNames;

const CIVS: [&str; 3] = ["japanese", "malians", "aztecs"];

/// Every pairing in both orders, sometimes chosen by the players; sometimes with a fixed first player; every
/// reading of the doubtful rules.
fn any_setup(rng: &mut QuickRandom) -> Setup {
    let a = rng.below(3) as usize;
    let b = (a + 1 + rng.below(2) as usize) % 3;
    let assigned = rng.below(2) == 0;
    Setup {
        players: 2,
        civilizations: assigned.then(|| [CIVS[a].to_owned(), CIVS[b].to_owned()]),
        first: (rng.below(2) == 0).then(|| Seat::new(rng.below(2) as u8)),
        yields: [Yields::AfterEffects, Yields::BeforeEffects][rng.below(2) as usize],
        reactions: [Reactions::Turns, Reactions::Always][rng.below(2) as usize],
        holder: [Holder::Secures, Holder::Waits][rng.below(2) as usize],
        own_tokens: [OwnTokens::Removed, OwnTokens::Kept][rng.below(2) as usize],
    }
}

fn prompt_kind(position: &Position, _: Seat) -> &'static str {
    position.question().expect("an awaited seat is asked something").into()
}

/// All questions but D19: of the policies of one civilization never two others can be copied, so nobody is asked.
fn asked() -> &'static [&'static str] {
    let asked = PromptKind::VARIANTS.iter().filter(|kind| **kind != "copy_policy");
    asked.copied().collect::<Vec<_>>().leak()
}

#[test]
fn all_laws_hold() {
    let report = Laws::<Position> {
        games: 200,
        seed: 5,
        max_steps: 5_000,
        setup: any_setup,
        action_kind: |action| action.into(),
        action_kinds: Action::VARIANTS,
        prompt_kind,
        prompt_kinds: asked(),
        points_decide: true,
    }
    .check();
    assert!(report.games >= 1);
}

/// Random games of every pairing end after 6 to 10 rounds (invariant 14), with every invariant on the way.
#[test]
fn random_games_last_six_to_ten_rounds() {
    let wanted = std::env::var("ZIGGURAT_LAW_GAMES").ok();
    let games: u64 = wanted.map_or(300, |n| n.parse().expect("a number of games"));
    let (mut rounds, mut longest) = ([0u64; 11], 0);
    for game in 0..games {
        let mut rng = QuickRandom::new(game.wrapping_mul(0x9E37_79B9).wrapping_add(7));
        let start = Position::new(Content::standard(), &any_setup(&mut rng)).unwrap();
        let mut steps = 0;
        let position = Walk::legal().from(start, &mut rng, |_, _, _, after| {
            after.invariants().unwrap_or_else(|problem| panic!("game {game}, step {steps}: {problem}"));
            steps += 1;
            assert!(steps < 5_000, "game {game} does not end");
        });
        assert!((6..=10).contains(&position.round()), "game {game}: {} rounds", position.round());
        rounds[usize::from(position.round())] += 1;
        longest = longest.max(steps);
    }
    println!("{games} games; games per number of rounds {rounds:?}; longest {longest} steps");
    println!("a position takes {} bytes", size_of::<Position>());
}

/// Plain cards get abilities from every corner of the language; random games still keep every invariant.
#[test]
fn a_pack_that_uses_the_whole_language_plays_to_the_end() {
    let mut text = include_str!("../content/monumental.toml").to_owned();
    for (id, yields, abilities) in [
        (
            "work_camp",
            "yield = { production = 1 }\n",
            r#"{ trigger = "action", do = [{ op = "archive", n = 2, up_to = true }, { op = "gain", res = "basic", n = { per = "previous" } }] }"#,
        ),
        (
            "library",
            "yield = { science = 1 }\n",
            r#"{ trigger = "each_time", event = "archive", do = [{ op = "draw_use", n = 1 }] }, { trigger = "on_city", if = { is = "not", of = { is = "advantage" } }, do = [{ op = "discard_city", n = 1 }] }"#,
        ),
        (
            "fort",
            "yield = { military = 1 }\n",
            r#"{ trigger = "first_time", event = "acquire_building", do = [{ op = "gain_card", from = "row", max_cost = 4 }] }"#,
        ),
        (
            "forum",
            "yield = { culture = 2 }\n",
            r#"{ trigger = "on_card", do = [{ op = "optional", cost = { gold = 1 }, do = [{ op = "reinforce", n = 1 }, { op = "discard_row", n = 1 }, { op = "gain_card", from = "basic" }] }] }, { trigger = "may", cost = { science = 1 }, do = [{ op = "gain", res = "gold", n = 1 }] }, { trigger = "lasting", if = { is = "any", of = [{ is = "wonders", min = 1 }, { is = "free_cities", min = 1 }] }, mod = [{ mod = "cost", kinds = ["policy", "knowledge"], n = -1 }] }"#,
        ),
        (
            "goldfield",
            "yield = { gold = 1 }\n",
            r#"{ trigger = "action", do = [{ op = "conquer", from = ["opponent", "row"], discount = 3 }, { op = "build_part", discount = 5 }, { op = "acquire", kinds = ["knowledge", "province_row", "wonder_part"], discount = 4 }] }"#,
        ),
    ] {
        let at = text.find(&format!("id = \"{id}\"")).unwrap();
        let end = at + text[at..].find(yields).unwrap() + yields.len();
        text.insert_str(end, &format!("abilities = [{abilities}]\n"));
    }
    let copies =
        r#"do = [{ op = "copy", from = "city", kinds = ["knowledge", "wonder"] }, { op = "free_trade" }]"#;
    text = text.replace("do = [{ op = \"gain_card\", from = \"basic\" }]", copies);
    text = text
        .replace("do = [{ op = \"gain_advantage\" }]", "do = [{ op = \"apply_bonus\", province = \"top\" }]");
    let content = Content::load("everything.toml", &text).unwrap_or_else(|error| panic!("{error}"));
    for game in 0..60 {
        let mut rng = QuickRandom::new(game);
        let start = Position::new(content, &any_setup(&mut rng)).unwrap();
        let mut steps = 0;
        Walk::legal().from(start, &mut rng, |before, actor, action, after| {
            if let Actor::Seat(seat) = actor {
                assert_eq!(before.refusal(seat, action), None);
            }
            after.invariants().unwrap_or_else(|problem| panic!("game {game}, step {steps}: {problem}"));
            steps += 1;
            assert!(steps < 5_000, "game {game} does not end");
        });
    }
}

/// The start is drawn: two first players, then 3 · 2 choices of civilizations, then the row of era I.
#[test]
fn the_tree_of_positions_is_pinned() {
    let start = Position::new(Content::standard(), &Setup::usual()).unwrap();
    let counts: Vec<u64> = (1..=5).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counts, [2, 6, 12, 144, 1584]);
}

/// From the first turn of a game dealt by a fixed generator.
#[test]
fn the_first_turns_are_pinned() {
    let mut rng = QuickRandom::new(20);
    let setup = Setup {
        civilizations: Some(["aztecs".to_owned(), "japanese".to_owned()]),
        first: Some(Seat::new(0)),
        ..Setup::usual()
    };
    let mut position = Position::new(Content::standard(), &setup).unwrap();
    while position.question() != Some(PromptKind::Turn) {
        match position.awaiting() {
            Awaiting::Chance => position.apply(Actor::Chance, position.deal(&mut rng)),
            _ => {
                let mut legal = Vec::new();
                position.legal(position.acting(), &mut legal);
                let action = *rng.pick(&legal).unwrap();
                position.apply(Actor::Seat(position.acting()), action);
            }
        }
    }
    let counts: Vec<u64> = (1..=4).map(|depth| perft(&position, depth)).collect();
    insta::assert_debug_snapshot!(counts);
}

#[test]
fn a_whole_game_is_pinned() {
    insta::assert_snapshot!(playthrough::<Position>(Setup::usual(), 1));
}

/// The log by deeds: payments hang under what they paid for, and no point is left out.
#[test]
fn the_story_of_a_game_adds_up() {
    for seed in 0..4 {
        let deeds = game_laws::told_in_full::<Position>(Position::default_setup(2), seed, "tally-points");
        let keys: Vec<&str> = deeds.iter().map(|deed| deed.text.key).collect();
        for untold in ["step-gold", "step-substitute", "step-no", "step-stop", "step-next"] {
            assert!(!keys.contains(&untold), "{untold} is no deed");
        }
        let bought = deeds.iter().find(|deed| deed.text.key == "step-acquire");
        let bought = bought.expect("somebody acquires a card");
        assert!(bought.gains.iter().any(|gain| gain.by < 0), "it is told with its price: {bought:?}");
    }
}

#[test]
fn every_ruling_is_named_by_a_test() {
    let unnamed = game_laws::rulings_without_a_test(env!("CARGO_MANIFEST_DIR").as_ref());
    assert!(unnamed.is_empty(), "no test names {}", unnamed.join(", "));
}
