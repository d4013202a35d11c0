//! Everything due in one prompt (spec 3.1, D7 to D14): what may be answered, and what a bot settles next.

use super::board::*;
use terra_mystica::Prompt;
use terra_mystica::setup::OfferTiming;

/// Witches whose temple on B1 makes a favor tile due, on the bank of a river and rich.
fn favor_due() -> Position {
    let mut position = alone(Faction::Witches).on(A, "B1", TradingPost).goods(A, 20, 9, 0).at(A);
    position.play(A, upgrade("B1", Temple));
    position
}

/// Spec 3.1: what is not due is not asked, even where it would be possible.
#[test]
fn only_what_is_due_may_be_answered() {
    let position = favor_due();
    assert_eq!(position.question_kind(A), "favor");
    for step in [
        town(TownTile::Coins),
        step(Cult::Fire),
        bridge("B1-C1"),
        Action::Exchange { n: 1 },
        Action::NoBuild,
        Action::Forfeit,
    ] {
        assert_eq!(position.refused(A, step), Refusal::NotAsked, "{step:?}");
    }
}

/// Spec 4.1.3: the dwelling comes after the last spade, so spades in hand are used or given up before it.
#[test]
fn no_dwelling_while_spades_are_in_hand() {
    let mut position =
        alone(Faction::Darklings).on(A, "E5", Dwelling).goods(A, 9, 9, 0).bowls(A, [0, 6, 6]).at(A);
    position.play(A, power(PowerAction::TwoSpades)).play(A, dig("E4", 1));
    assert_eq!(position.turn().spades.left, 1);
    assert_eq!(position.refused(A, build("E4")), Refusal::NotAsked);
    position.play(A, Action::Forfeit).play(A, build("E4"));
}

/// Spec 3.6 (e): a bot digs as far as it can pay, and every step is listed once.
#[test]
fn free_spades_are_listed_once_and_whole_for_bots() {
    let mut position =
        alone(Faction::Witches).on(A, "F2", Dwelling).goods(A, 0, 0, 0).bowls(A, [6, 0, 6]).at(A);
    position.play(A, power(PowerAction::TwoSpades));
    let digs = [("E2", 1), ("E2", 2), ("E3", 1), ("E3", 2), ("F1", 1)].map(|(name, n)| dig(name, n));
    let listed = |steps: Vec<Action>| -> Vec<Action> {
        steps.into_iter().filter(|step| matches!(step, Action::Dig { .. })).collect()
    };
    assert_eq!(listed(position.steps(A)), digs);
    assert_eq!(
        listed(position.suggested(A)),
        [("E2", 2), ("E3", 2), ("F1", 1)].map(|(name, n)| dig(name, n))
    );
}

/// Spec 3.1: the only step is made by itself, a dig too.
#[test]
fn the_only_dig_is_made_by_itself() {
    let mut position = alone(Faction::Witches)
        .on(A, "F2", Dwelling)
        .terrain(hex("F1"), Terrain::Forest)
        .terrain(hex("E2"), Terrain::Forest)
        .goods(A, 0, 0, 0)
        .bowls(A, [8, 0, 4])
        .at(A);
    let before = position.map().terrain[hex("E3").index()];
    position.play(A, power(PowerAction::Spade));
    assert_ne!(position.map().terrain[hex("E3").index()], before, "one spade, one hex, nothing to convert");
    assert_eq!(position.prompt(), Prompt::After);
}

/// Spec 3.6 (e), Z2: a bot is asked for one thing after the other: town, favor, exchange, spades, dwelling.
#[test]
fn a_bot_settles_what_is_due_one_by_one() {
    let mut position = two_towns(alone(Faction::ChaosMagicians)).at(A);
    position.play(A, upgrade("G5", Temple)).play(A, favor(FavorTile::TownSix));
    let kinds = |position: &Position| {
        let of = |step: &Action| match step {
            Action::Town { .. } => "town",
            Action::Favor { .. } => "favor",
            Action::Exchange { .. } => "exchange",
            Action::Dig { .. } => "dig",
            Action::Build { .. } | Action::NoBuild => "build",
            _ => "other",
        };
        let mut kinds: Vec<&str> = position.suggested(A).iter().map(of).collect();
        kinds.dedup();
        kinds
    };
    assert_eq!(kinds(&position), ["town"]);
    position.play(A, town(TownTile::Coins)).play(A, town(TownTile::Priest));
    assert_eq!(kinds(&position), ["favor"]);
    let mut darklings = alone(Faction::Darklings).on(A, "E5", TradingPost).goods(A, 20, 9, 0).at(A);
    darklings.play(A, upgrade("E5", Stronghold));
    assert_eq!(kinds(&darklings), ["exchange"]);
    let mut spades =
        alone(Faction::Darklings).on(A, "E5", Dwelling).goods(A, 9, 9, 0).bowls(A, [0, 6, 6]).at(A);
    spades.play(A, power(PowerAction::TwoSpades));
    assert_eq!(kinds(&spades), ["dig"]);
    spades.play(A, dig("E4", 1)).play(A, dig("E6", 1));
    assert_eq!(kinds(&spades), ["build"]);
}

/// Cultists whose late step is due while their own turn runs: on E4 a post, on E6 a post that becomes a temple.
fn late_step_due() -> Position {
    let setup = Setup {
        factions: vec![Faction::Cultists, Faction::Nomads],
        offer_timing: OfferTiming::Late,
        ..Setup::new(2)
    };
    let mut position = Puzzle::with(setup)
        .expect("a playable set-up")
        .on(A, "E4", Dwelling)
        .on(A, "A1", TradingPost)
        .on(B, "E3", TradingPost)
        .goods(A, 40, 20, 0)
        .goods(B, 40, 20, 0)
        .bowls(B, [12, 0, 0])
        .at(A);
    position.play(A, upgrade("E4", TradingPost)).play(A, Action::EndTurn).play(B, accept(A, 2));
    assert_eq!(position.flow().echo[0], 1);
    position
}

/// Spec 9.4.5: a late step is taken in the middle of somebody else's action, and takes nothing from it.
#[test]
fn a_late_step_fits_into_the_action_of_another() {
    let mut position = late_step_due();
    position.play(B, upgrade("E3", Temple));
    assert_eq!((position.question_kind(B), position.waits_for()), ("favor", vec![A, B]));
    let fire = position.player(A).cults[Cult::Fire.index()];
    position.play(A, step(Cult::Fire));
    assert_eq!((position.player(A).cults[Cult::Fire.index()], position.flow().echo[0]), (fire + 1, 0));
    assert_eq!((position.turn().due.favors, position.question_kind(B)), (1, "favor"));
}

/// Spec 9.4.5: the own late step is taken while something else is due, or after the action.
#[test]
fn a_late_step_is_taken_in_the_own_turn() {
    let mut position = late_step_due();
    let tile = position.board().pool.first().expect("three tiles");
    position.play(B, pass(tile));
    position.play(A, upgrade("A1", Temple));
    let mut at_once = position.clone();
    at_once.play(A, step(Cult::Air));
    assert_eq!((at_once.flow().echo[0], at_once.turn().due.favors), (0, 1), "beside the favor tile");
    assert_eq!(at_once.refused(A, step(Cult::Air)), Refusal::NotAsked);
    at_once.play(A, favor(FavorTile::Coins));
    assert_eq!(at_once.prompt(), Prompt::After);
    assert_eq!(at_once.refused(A, step(Cult::Air)), Refusal::NotAsked, "nothing is due any more");
    position.play(A, favor(FavorTile::Coins));
    assert_eq!(position.prompt(), Prompt::After);
    position.play(A, step(Cult::Air));
    assert_eq!(position.flow().echo[0], 0, "after the action");
}

/// Spec 4.6, 9.4.5: the key of a late step is asked from its owner alone, whoever's turn it is.
#[test]
fn the_key_of_a_late_step_is_asked_from_its_owner() {
    let setup = Setup {
        factions: vec![Faction::Cultists, Faction::Nomads],
        offer_timing: OfferTiming::Late,
        ..Setup::new(2)
    };
    let mut position = Puzzle::with(setup)
        .expect("a playable set-up")
        .on(A, "E4", Dwelling)
        .on(B, "E3", Dwelling)
        .on(A, "A1", Dwelling)
        .on(A, "A2", Dwelling)
        .on(A, "A3", Dwelling)
        .town(A, TownTile::Coins, &["A1", "A2", "A3"].map(hex))
        .cult(A, Cult::Fire, 9)
        .cult(A, Cult::Water, 8)
        .goods(A, 20, 9, 0)
        .at(A);
    position.play(A, upgrade("E4", TradingPost)).play(A, Action::EndTurn).play(B, accept(A, 1));
    position.play(A, step(Cult::Fire));
    assert_eq!((position.question_kind(A), position.waits_for()), ("key", vec![A]));
    position.play(A, Action::Enter { cult: Cult::Fire });
    assert_eq!((position.player(A).cults[0], position.waits_for()), (10, vec![B]));
}

/// R25: a marker stopped in a turn enters with a key of that turn only; once the key is kept, the Cultists' step
/// after the turn does not ask again.
#[test]
fn r25_a_kept_key_is_not_asked_for_again_after_the_turn() {
    let mut position = table(&[Faction::Cultists, Faction::Nomads])
        .on(A, "E5", Stronghold)
        .on(A, "E6", Dwelling)
        .on(A, "E7", Dwelling)
        .on(A, "F4", Dwelling)
        .on(A, "A1", TradingPost)
        .on(B, "A2", Dwelling)
        .goods(A, 20, 9, 0)
        .cult(A, Cult::Fire, 8)
        .cult(A, Cult::Water, 8)
        .at(A);
    position.play(A, upgrade("A1", Temple)).play(A, favor(FavorTile::TownSix));
    assert_eq!(position.player(A).cults[Cult::Fire.index()], 9, "stopped without a key");
    position.play(A, town(TownTile::Coins));
    assert_eq!(position.question_kind(A), "key");
    position.play(A, Action::Stay).play(A, Action::EndTurn).play(B, accept(A, 1));
    position.play(A, step(Cult::Air));
    assert_eq!((position.prompt(), position.waits_for()), (Prompt::Turn, vec![B]));
    assert_eq!((position.player(A).cults[Cult::Fire.index()], position.player(A).keys), (9, 1));
}
