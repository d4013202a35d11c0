//! The laws of every game, pinned counts of positions and one pinned game per player count.

mod rich;

use game_core::{Content as _, Game, QuickRandom, Random};
use game_laws::{Laws, perft, playthrough};
use rich::{Rich, RichSetup};
use strum::VariantNames;
use terra_mystica::ids::{BonusTile, Faction, ScoringTile};
use terra_mystica::setup::{
    BuildAfterSpades, FactionChoice, KeyChoice, OfferTiming, Start, TransformTargets, TurnOrder,
};
use terra_mystica::{Action, Content, Position, Setup};

/// A random set-up over all player counts and options, record options included.
fn any_setup(rng: &mut QuickRandom) -> Setup {
    let players = 2 + rng.below(4) as u8;
    let mut setup = Setup::new(players);
    let mut coin = |one_in: u32| rng.below(one_in) == 0;
    if coin(4) {
        setup.turn_order = TurnOrder::Passing;
    }
    setup.promo_town_tiles = coin(3);
    setup.cultists_decline_power = !coin(6);
    setup.free_conversions = !coin(3);
    if coin(3) {
        setup.offer_timing = OfferTiming::Late;
    }
    if coin(4) {
        setup.transform_targets = TransformTargets::Any;
    }
    if coin(5) {
        setup.build_after_spades = BuildAfterSpades::AnyHomeHex;
    }
    if coin(4) {
        setup.key_choice = KeyChoice::Auto;
    }
    if coin(10) {
        setup.setup = Start::Introductory;
        return setup;
    }
    setup.promo_bonus_shipping = coin(3);
    setup.promo_scoring_temple = coin(3);
    match rng.below(3) {
        0 => setup.faction_choice = FactionChoice::RandomColours,
        1 => {
            setup.faction_choice = FactionChoice::Given;
            setup.factions = any_factions(players, rng);
        }
        _ => {}
    }
    if rng.below(4) == 0 {
        setup.first_player = Some(rng.below(players.into()) as u8);
        let mut tiles = ScoringTile::ALL[1..8].to_vec();
        rng.shuffle(&mut tiles);
        setup.scoring_tiles = tiles[..6].to_vec();
        let mut tiles = BonusTile::ALL[..9].to_vec();
        rng.shuffle(&mut tiles);
        setup.bonus_tiles = tiles[..usize::from(players) + 3].to_vec();
    }
    setup
}

fn any_factions(players: u8, rng: &mut QuickRandom) -> Vec<Faction> {
    let mut all = Faction::ALL.to_vec();
    rng.shuffle(&mut all);
    let mut chosen: Vec<Faction> = Vec::new();
    for faction in all {
        let home = |faction: Faction| Content::standard().faction(faction).home;
        if chosen.len() < usize::from(players) && chosen.iter().all(|other| home(*other) != home(faction)) {
            chosen.push(faction);
        }
    }
    chosen
}

/// Every question a seat can be asked but D12 and what only rich positions ask often. What is due is named by
/// its decision point.
const PROMPTS: [&str; 17] = [
    "faction",
    "start_dwelling",
    "first_bonus",
    "turn",
    "after",
    "offer",
    "echo",
    "bonus_spades",
    "pay",
    "convert",
    "town",
    "favor",
    "spades",
    "build_here",
    "cult",
    "bridge",
    "choices",
];

/// Steps that random openings hardly ever reach; [`every_law_holds_from_rich_positions`] does.
const RARE: [&str; 4] = ["enter", "stay", "connect", "exchange"];

fn common_steps() -> &'static [&'static str] {
    static COMMON: std::sync::LazyLock<Vec<&str>> = std::sync::LazyLock::new(|| {
        Action::VARIANTS.iter().copied().filter(|kind| !RARE.contains(kind)).collect()
    });
    &COMMON
}

/// A random layout in the middle of a game.
fn any_rich_setup(rng: &mut QuickRandom) -> RichSetup {
    let mut options = any_setup(rng);
    options.setup = Start::Full;
    options.factions = any_factions(options.players, rng);
    options.faction_choice = FactionChoice::Given;
    RichSetup { options, layout: rng.next_u64() }
}

#[test]
fn every_law_holds_from_rich_positions() {
    let report = Laws::<Rich> {
        games: 100,
        seed: 1,
        max_steps: 5_000,
        setup: any_rich_setup,
        action_kind: Action::kind,
        action_kinds: &RARE,
        prompt_kind: |rich, seat| rich.0.question_kind(seat),
        prompt_kinds: &["key", "choices", "exchange", "town"],
        points_decide: true,
    }
    .check();
    assert!(report.games >= 1);
}

#[test]
fn every_law_holds() {
    let report = Laws::<Position> {
        games: 200,
        seed: 20_261_115,
        max_steps: 5_000,
        setup: any_setup,
        action_kind: Action::kind,
        action_kinds: common_steps(),
        prompt_kind: Position::question_kind,
        prompt_kinds: &PROMPTS,
        points_decide: true,
    }
    .check();
    assert!(report.longest < 5_000, "I-21");
}

/// After the set-up of an introductory game: only tiles are left to choose, so the counts stay small.
fn introductory(players: u8) -> Position {
    let setup = Setup { setup: Start::Introductory, first_player: Some(0), ..Setup::new(players) };
    Position::new(Content::standard(), &setup).expect("it is playable")
}

#[test]
fn playthroughs_are_pinned() {
    for players in 2..=5 {
        insta::assert_snapshot!(
            format!("playthrough_{players}"),
            playthrough::<Position>(Setup::new(players), u64::from(players))
        );
    }
    insta::assert_snapshot!(
        "playthrough_introductory",
        playthrough::<Position>(Setup { setup: Start::Introductory, ..Setup::new(3) }, 9)
    );
}

#[test]
fn counts_of_positions_are_pinned() {
    let counts: Vec<u64> = (1..=4).map(|depth| perft(&introductory(2), depth)).collect();
    insta::assert_debug_snapshot!("perft_2", counts);
    let counts: Vec<u64> = (1..=4).map(|depth| perft(&introductory(4), depth)).collect();
    insta::assert_debug_snapshot!("perft_4", counts);
}

/// The log by deeds: incomes are told, payments and ends of turns are not, and no point is left out.
#[test]
fn the_story_of_a_game_adds_up() {
    for seed in 0..6 {
        let setup = Setup { setup: Start::Introductory, ..Setup::new(3) };
        let deeds = game_laws::told_in_full::<Position>(setup, seed, "tally-vp");
        let keys: Vec<&str> = deeds.iter().map(|deed| deed.text.key).collect();
        let incomes = deeds.iter().filter(|deed| deed.text.key == "deed-income");
        assert!(incomes.clone().count() >= 3 * 5, "three seats have an income in every round: {keys:?}");
        assert!(incomes.clone().all(|deed| deed.gains.iter().all(|gain| gain.by > 0)));
        for untold in ["step-end_turn", "step-plan", "step-no_build", "step-open_convert", "step-done"] {
            assert!(!keys.contains(&untold), "{untold} is no deed");
        }
        let upgrade = deeds.iter().find(|deed| deed.text.key == "step-upgrade").expect("somebody upgrades");
        let paid = |key| upgrade.gains.iter().any(|gain| gain.key == key && gain.by < 0);
        assert!(
            paid("tally-coins") && paid("tally-workers"),
            "an upgrade is told with its price: {upgrade:?}"
        );
        assert!(upgrade.opens && upgrade.turn.is_some());
    }
}

#[test]
fn every_ruling_is_named_by_a_test() {
    let unnamed = game_laws::rulings_without_a_test(env!("CARGO_MANIFEST_DIR").as_ref());
    assert!(unnamed.is_empty(), "no test names {}", unnamed.join(", "));
}
