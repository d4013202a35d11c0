//! Rulings (10) that no other file names, and the check that every ruling is named by a test.

use super::scene::{BABYLONS, HELLENIS, NORRENIS, PHARAOS, Scene, four};
use anunnaki::ids::{Artifact, House, Kind, MinorGod, Resource, Slot, Token, Track, Weapon};
use anunnaki::prompt::Phase;
use anunnaki::puzzle::Puzzle;
use anunnaki::{Content, HouseMode, Position, Prompt, Refusal, Setup};
use game_core::{Actor, Awaiting, Content as _, Describe, Game, Notation, Seat};

/// Summons a minor god in place of a follower.
fn summon(puzzle: Puzzle, seat: Seat, god: MinorGod, at: &str) -> Scene {
    let mut kept: Vec<MinorGod> = vec![god];
    kept.extend(god.house().minors().iter().filter(|other| *other != god).take(3));
    let puzzle = puzzle.gods(seat, [kept[0], kept[1], kept[2], kept[3]]).summon_tokens(seat, 1, false);
    let mut scene = Scene(puzzle.phase(seat, Phase::Additional, &[]));
    scene.all(seat, &["summon", &format!("summon {}", god.name()), &format!("replace {at}")]);
    scene
}

fn god_points(scene: &Scene, seat: Seat) -> Option<i32> {
    let sheet = scene.0.score_sheet(seat);
    sheet.into_iter().find(|line| line.key == "points-gods").map(|line| line.points)
}

fn with_map(seat: Seat) -> Puzzle {
    let left = [Artifact::Scarab, Artifact::Cornucopia];
    four().defeated(seat, "gaia4_b3").artifact(seat, Artifact::Map, &left)
}

#[test]
fn every_ruling_is_named_by_a_test() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut tests = String::new();
    for place in ["tests", "tests/rules"] {
        for entry in std::fs::read_dir(folder.join(place)).expect("the tests").flatten() {
            if entry.path().extension().is_some_and(|end| end == "rs") {
                tests += &std::fs::read_to_string(entry.path()).expect("a file of tests");
            }
        }
    }
    let named: Vec<&str> = tests.split(|c: char| !c.is_ascii_alphanumeric()).collect();
    let rules = std::fs::read_to_string(folder.join("RULES.md")).expect("the rules");
    let rows = rules.lines().filter_map(|line| line.strip_prefix("| ")?.split(' ').next());
    let numbered =
        |id: &&str| id.starts_with(['R', 'Z']) && id.len() > 1 && id[1..].bytes().all(|b| b.is_ascii_digit());
    let rulings: Vec<&str> = rows.filter(numbered).collect();
    assert!(rulings.len() >= 90, "R1 to R80 and Z1 to Z10, not {}", rulings.len());
    let missing = rulings.iter().filter(|id| !named.iter().any(|word| word.eq_ignore_ascii_case(id)));
    assert_eq!(missing.collect::<Vec<_>>(), Vec::<&&str>::new());
}

#[test]
fn r2_pools_never_limit() {
    let puzzle = four().pawn(NORRENIS, Slot::T0).crystals(NORRENIS, 30);
    let mut scene = Scene(puzzle.turn(NORRENIS));
    scene.play(NORRENIS, "pawn v0");
    assert_eq!(scene.0.mat(NORRENIS).crystals(), 32, "more than the twenty of the box");
}

#[test]
fn r12_the_afterworld_is_away_a_territory_and_of_every_type() {
    let puzzle =
        || with_map(NORRENIS).followers(NORRENIS, "afterworld", 1).followers(NORRENIS, "gaia4_a3", 1);
    let scene = summon(puzzle(), NORRENIS, MinorGod::Freyr, "norrenis_f");
    assert_eq!(scene.asked(), "ask-use-power", "two territories off the home planet");
    assert_eq!(scene.0.goal_value(NORRENIS, anunnaki::ids::Goal::Territories), 2, "e, f, a3, afterworld");
    let aegir = Scene(puzzle().minor(NORRENIS, MinorGod::Aegir, "norrenis_f").last_turn_done());
    assert_eq!(god_points(&aegir, NORRENIS), Some(2), "gold in the Afterworld");
}

#[test]
fn r30_the_god_stands_on_the_board_before_its_power_counts() {
    let mut ninlil = summon(
        four().followers(BABYLONS, "gaia4_a2", 1).goods(BABYLONS, [0; 4]),
        BABYLONS,
        MinorGod::Ninlil,
        "gaia4_a2",
    );
    ninlil.play(BABYLONS, "use");
    assert_eq!((ninlil.vp(BABYLONS), ninlil.goods(BABYLONS)), (1, [0, 0, 1, 0]), "held by the god alone");
    let mut anu = summon(four(), BABYLONS, MinorGod::Anu, "babylons_f");
    assert_eq!(anu.track(BABYLONS, Track::Power), 2, "the track step is made");
    anu.all(BABYLONS, &["use", "origin babylons_f", "teleport gaia4_a1", "carry minor_god", "stop"])
        .deal_all();
    assert_eq!(anu.count(BABYLONS, "gaia4_a1", Kind::Minor), 1, "Anu may travel too");
}

#[test]
fn r31_thor_counts_plain_strength_only() {
    let thor = |followers| {
        let puzzle = four().settlement(NORRENIS, "norrenis_d").followers(NORRENIS, "norrenis_d", followers);
        let puzzle = puzzle.minor(NORRENIS, MinorGod::Heimdallr, "norrenis_f");
        god_points(&Scene(puzzle.minor(NORRENIS, MinorGod::Thor, "norrenis_e").last_turn_done()), NORRENIS)
    };
    assert_eq!(thor(4), Some(0), "Heimdallr and a base settlement add nothing");
    assert_eq!(thor(5), Some(2));
}

#[test]
fn r39_replacement_then_second_card_then_cart() {
    let battle = |attack: (Seat, &[Weapon]), defence: (Seat, &[Weapon])| {
        let mut puzzle = four();
        for (seat, hand) in [attack, defence] {
            puzzle = puzzle.followers(seat, "gaia4_a1", 1).hand(seat, hand).goods(seat, [0, 0, 3, 0]);
        }
        Scene(puzzle.phase(attack.0, Phase::Battles, &[]))
    };
    let mut bow = battle((BABYLONS, &[Weapon::CompositeBow, Weapon::Dagger]), (PHARAOS, &[Weapon::WarCart]));
    bow.play(BABYLONS, "weapon composite_bow").play(PHARAOS, "weapon war_cart");
    assert_eq!(bow.asked(), "ask-second-card");
    bow.play(BABYLONS, "weapon dagger");
    assert_eq!(bow.asked(), "ask-cart", "the cart sees the second card");
    bow.play(PHARAOS, "metal 2");
    assert!(bow.controls(PHARAOS, "gaia4_a1"), "1 + 1 + 1 against 1 + 1 + 2");
    let mut helmet = battle(
        (NORRENIS, &[Weapon::VikingHelmet]),
        (BABYLONS, &[Weapon::CompositeBow, Weapon::Dagger, Weapon::ShortBow]),
    );
    helmet.play(NORRENIS, "weapon viking_helmet").play(BABYLONS, "weapon composite_bow");
    assert_eq!(helmet.asked(), "ask-replacement", "the bow is gone before it could add a card");
    helmet.play(BABYLONS, "weapon short_bow");
    assert!(helmet.controls(BABYLONS, "gaia4_a1"), "1 + 2 against 1 + 3, no second card");
    let mut carts = battle((PHARAOS, &[Weapon::WarCart]), (NORRENIS, &[Weapon::VikingHelmet]));
    carts.play(PHARAOS, "weapon war_cart").play(NORRENIS, "weapon viking_helmet");
    assert_eq!(carts.asked(), "ask-replacement", "the cart is gone before metal could be paid");
}

#[test]
fn r43_loki_pays_one_card_so_each_is_payable_alone() {
    let loki = |metal| {
        let puzzle = four()
            .minor(NORRENIS, MinorGod::Loki, "gaia4_a1")
            .followers(PHARAOS, "gaia4_a1", 1)
            .hand(NORRENIS, &[Weapon::Broadsword, Weapon::DoubleAxe])
            .goods(NORRENIS, [0, 0, metal, 0]);
        let mut scene = Scene(puzzle.phase(NORRENIS, Phase::Battles, &[]));
        scene.play(NORRENIS, "weapon double_axe");
        scene.options(NORRENIS)
    };
    assert_eq!(loki(2), ["weapon broadsword", "weapon none"], "1 + 2 metal need not be there together");
    assert_eq!(loki(1), ["weapon none"]);
}

#[test]
fn r44_the_second_card_is_chosen_when_the_token_is_up() {
    let puzzle = four()
        .followers(BABYLONS, "babylons_b", 2)
        .hand(BABYLONS, &[Weapon::CompositeBow, Weapon::Dagger])
        .goods(BABYLONS, [0, 0, 1, 0]);
    let mut scene = Scene(puzzle.phase(BABYLONS, Phase::Battles, &[]));
    scene.play(BABYLONS, "weapon composite_bow");
    assert_eq!(scene.0.awaiting(), Awaiting::Chance);
    scene.deal("deal ancient ancient_06");
    assert_eq!(scene.asked(), "ask-second-card");
    scene.play(BABYLONS, "weapon dagger");
    assert_eq!(scene.0.mat(BABYLONS).ancients(), 1, "2 + 1 + 1 against 4");
}

#[test]
fn r75_marduk_does_not_recruit_in_the_afterworld() {
    let puzzle = with_map(BABYLONS).settlement(BABYLONS, "afterworld");
    let mut scene = summon(puzzle, BABYLONS, MinorGod::Marduk, "babylons_f");
    scene.play(BABYLONS, "use");
    assert_eq!(scene.refused(BABYLONS, "recruit afterworld"), Refusal::OtherBoard);
    scene.play(BABYLONS, "recruit babylons_f");
    assert_ne!(scene.asked(), "ask-recruit", "the Afterworld is no planet");
    assert_eq!(scene.count(BABYLONS, "afterworld", Kind::Follower), 0);
}

#[test]
fn z1_stop_at_bring_ends_the_recruitment_but_only_one_of_friggs() {
    let puzzle = four().followers(PHARAOS, "pharaos_d", 9).goods(PHARAOS, [2, 0, 0, 0]).crystals(PHARAOS, 1);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Magic, &[]));
    scene.all(PHARAOS, &["cast magic_followers", "recruit pharaos_f", "stop"]);
    assert_ne!(scene.asked(), "ask-recruit", "three were promised, none is wanted");
    assert_eq!(scene.count(PHARAOS, "pharaos_f", Kind::Follower), 2);
    let full = four().followers(NORRENIS, "gaia4_a1", 4).followers(NORRENIS, "gaia4_a2", 5);
    let mut frigg = summon(full, NORRENIS, MinorGod::Frigg, "gaia4_a2");
    // The follower replaced went to the reserve; the first territory takes it, the second must bring one.
    frigg.all(NORRENIS, &["use", "use", "use"]);
    assert_eq!(frigg.asked(), "ask-bring");
    frigg.play(NORRENIS, "stop");
    assert_eq!(frigg.asked(), "ask-reinforce", "the next territory is still asked about");
}

#[test]
fn z3_a_magic_build_may_be_declined() {
    let puzzle = four().goods(PHARAOS, [0, 2, 0, 0]).crystals(PHARAOS, 1);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Magic, &[]));
    scene.all(PHARAOS, &["cast magic_build", "decline"]);
    assert_eq!(
        (scene.has(PHARAOS, Resource::Wood), scene.0.mat(PHARAOS).crystals()),
        (0, 0),
        "paid all the same"
    );
    assert_eq!(scene.count(PHARAOS, "pharaos_d", Kind::Settlement), 0);
}

#[test]
fn z5_who_may_take_a_token_is_settled_before_its_first_reward() {
    let puzzle = four()
        .no_followers(BABYLONS)
        .followers(BABYLONS, "gaia4_a3", 1)
        .followers(BABYLONS, "gaia4_a4", 1)
        .followers(BABYLONS, "babylons_f", 10)
        .settlement(PHARAOS, "gaia4_a3")
        .followers(NORRENIS, "gaia4_b4", 1)
        .culture("gaia4_k02", "culture_follower_1");
    let mut scene = Scene(puzzle.phase(BABYLONS, Phase::Culture, &[]));
    scene.all(BABYLONS, &["use", "recruit babylons_f", "bring gaia4_a3"]);
    assert!(scene.controls(PHARAOS, "gaia4_a3"), "the siege is over, too late for the token");
    assert_eq!(scene.0.awaiting(), Awaiting::one(NORRENIS));
    scene.play(NORRENIS, "decline");
    assert_eq!((scene.asked(), scene.culture("gaia4_k02")), ("ask-pawn", None), "Pharaos are not asked");
}

#[test]
fn z6_a_draw_with_one_outcome_makes_itself() {
    let setup = Setup { houses: HouseMode::Random, first_game: true, ..Setup::new(2) };
    let mut position = Position::new(super::scene::worked(), &setup).expect("a playable set-up");
    let (mut tokens, mut goals) = (0, 0);
    while position.awaiting() == Awaiting::Chance {
        let mut odds = Vec::new();
        position.odds(&mut odds);
        tokens += usize::from(odds[0].0.kind() == "deal_token");
        goals += usize::from(odds[0].0.kind() == "deal_goal");
        position.apply(Actor::Chance, odds[0].0);
    }
    assert_eq!((tokens, goals), (9, 3), "the tenth token and the fourth tile follow by themselves");
}

#[test]
fn z7_secret_answers_are_final() {
    let puzzle = four()
        .followers(PHARAOS, "gaia4_a1", 1)
        .followers(BABYLONS, "gaia4_a1", 1)
        .hand(PHARAOS, &[Weapon::Dagger]);
    let scene = Scene(puzzle.phase(PHARAOS, Phase::Battles, &[]));
    let step = |text| Position::parse_step(scene.0.content(), text).expect("a step");
    assert!(scene.0.reveals(Actor::Seat(PHARAOS), step("weapon dagger")), "not to be undone");
    let open = Scene(four().turn(HELLENIS));
    assert!(!open.0.reveals(Actor::Seat(HELLENIS), step("pawn t0")), "an open step may be");
}

/// The file of the worked examples with one text replaced.
fn pack(from: &str, to: &str) -> &'static Content {
    let text = super::scene::WORKED;
    assert_eq!(text.matches(from).count(), 1, "{from:?}");
    Content::load("my.toml", &text.replacen(from, to, 1)).expect("a right pack")
}

#[test]
fn z10_the_power_of_a_god_is_data() {
    let content = pack("op = \"move_extra\", points = 2", "op = \"move_extra\", points = 4");
    let puzzle = Puzzle::new(content, &Setup::new(2), &[House::Hellenis, House::Pharaos]);
    let puzzle = puzzle.minor(PHARAOS, MinorGod::Hermes, "hellenis_f");
    let scene = Scene(puzzle.acting(PHARAOS, Token::MoveBlue, false));
    assert_eq!(scene.prompt(), Some(Prompt::MovePick { points: 6 }));
}

#[test]
fn r74_the_reward_power_action_takes_the_base_amount() {
    let content = pack(
        "any = 2 }, middle = [{ kind = \"track\", track = \"power\", n = 2 }]",
        "any = 2 }, middle = [{ kind = \"power_action\" }]",
    );
    let puzzle = Puzzle::new(content, &Setup::new(4), &House::ALL)
        .pact(PHARAOS, "pact_neutral_08")
        .followers(PHARAOS, "pharaos_a", 3)
        .upgraded(PHARAOS, Token::Power)
        .goods(PHARAOS, [1, 0, 3, 0]);
    let mut scene = Scene(puzzle.phase(PHARAOS, Phase::Additional, &[]));
    scene.play(PHARAOS, "fulfil");
    assert_eq!(scene.track(PHARAOS, Track::Power), 2, "6 figures / 3; the upgraded token does not matter");
    assert_eq!((scene.vp(PHARAOS), scene.track(PHARAOS, Track::Trade)), (4, 1));
}
