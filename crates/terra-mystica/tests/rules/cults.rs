//! Cult tracks, keys, priests (spec 4.6).

use super::board::*;
use terra_mystica::Prompt;
use terra_mystica::setup::KeyChoice;

/// A table where seat 0 sends priests turn after turn.
fn priests(faction: Faction) -> Puzzle {
    alone(faction).goods(A, 0, 0, 3).bowls(A, [12, 0, 0])
}

/// Three dwellings far from each other that count as a town, so that a key is there.
fn with_keys(puzzle: Puzzle, tiles: &[TownTile]) -> Puzzle {
    let hexes = [["A1", "A2", "A3"], ["I1", "I2", "I3"]];
    let mut puzzle = puzzle;
    for (tile, names) in tiles.iter().zip(hexes) {
        for name in names {
            puzzle = puzzle.on(A, name, Dwelling);
        }
        puzzle = puzzle.town(A, *tile, &names.map(hex));
    }
    puzzle
}

#[test]
fn tv_34_power_on_the_way_up() {
    let mut position = priests(Faction::Nomads).cult(A, Cult::Fire, 4).bowls(A, [5, 7, 0]).at(A);
    position.play(A, send(Cult::Fire, Order::Three));
    assert_eq!((position.player(A).cults[0], position.player(A).bowls), (7, [1, 11, 0]));
}

#[test]
fn tv_35_without_a_key_the_marker_stops_at_nine() {
    let mut position = priests(Faction::Nomads).cult(A, Cult::Fire, 8).at(A);
    position.play(A, send(Cult::Fire, Order::Three));
    assert_eq!((position.player(A).cults[0], position.player(A).bowls), (9, [12, 0, 0]));
}

#[test]
fn tv_36_one_key_per_ten() {
    let mut puzzle = with_keys(priests(Faction::Witches), &[TownTile::Coins, TownTile::Workers]);
    for cult in [Cult::Fire, Cult::Water, Cult::Earth] {
        puzzle = puzzle.cult(A, cult, 9);
    }
    let mut position = puzzle.at(A);
    position.play(A, send(Cult::Fire, Order::Return)).play(A, Action::EndTurn);
    assert_eq!((position.player(A).cults[0], position.player(A).keys), (10, 1), "two keys: nothing to ask");
    assert_eq!(position.player(A).bowls, [9, 3, 0], "3 power for space 10");
    position.play(A, send(Cult::Water, Order::Return));
    assert_eq!(position.question_kind(A), "key", "R25: the last key could wait for earth");
    position.play(A, Action::Enter { cult: Cult::Water }).play(A, Action::EndTurn);
    position.play(A, send(Cult::Earth, Order::Return));
    assert_eq!((position.player(A).cults, position.player(A).keys), ([10, 10, 9, 2], 0));
}

#[test]
fn r25_the_key_may_be_kept() {
    let puzzle = with_keys(priests(Faction::Witches), &[TownTile::Coins]).cult(A, Cult::Fire, 9).cult(
        A,
        Cult::Water,
        8,
    );
    let mut position = puzzle.clone().at(A);
    position.play(A, send(Cult::Fire, Order::Return));
    assert_eq!(position.suggested(A), [Action::Enter { cult: Cult::Fire }], "a bot enters");
    position.play(A, Action::Stay);
    assert_eq!((position.player(A).cults[0], position.player(A).keys), (9, 1));
    let mut nine = puzzle.cult(A, Cult::Water, 9).at(A);
    nine.play(A, send(Cult::Fire, Order::Return));
    assert_eq!(nine.suggested(A).len(), 2, "unless another marker stands on 9");
}

#[test]
fn key_choice_auto_enters() {
    let setup = Setup {
        factions: vec![Faction::Witches, Faction::Halflings],
        key_choice: KeyChoice::Auto,
        ..Setup::new(2)
    };
    let puzzle = Puzzle::with(setup).unwrap().passed(B).goods(A, 0, 0, 3);
    let mut position =
        with_keys(puzzle, &[TownTile::Coins]).cult(A, Cult::Fire, 9).cult(A, Cult::Water, 8).at(A);
    position.play(A, send(Cult::Fire, Order::Return));
    assert_eq!((position.player(A).cults[0], position.player(A).keys), (10, 0));
}

#[test]
fn tv_37_only_one_player_on_ten() {
    let mut position = table(&[Faction::Witches, Faction::Nomads])
        .passed(B)
        .goods(A, 0, 0, 1)
        .on(A, "A1", Dwelling)
        .on(A, "A2", Dwelling)
        .on(A, "A3", Dwelling)
        .town(A, TownTile::Coins, &["A1", "A2", "A3"].map(hex))
        .on(B, "I1", Dwelling)
        .on(B, "I2", Dwelling)
        .on(B, "I3", Dwelling)
        .town(B, TownTile::Coins, &["I1", "I2", "I3"].map(hex))
        .cult(B, Cult::Fire, 10)
        .cult(A, Cult::Fire, 9)
        .at(A);
    position.play(A, send(Cult::Fire, Order::Three));
    assert_eq!(
        (position.player(A).cults[0], position.player(A).keys),
        (9, 1),
        "legal, but it does not move (R30)"
    );
    assert_eq!(position.prompt(), Prompt::After);
}

#[test]
fn r30_bots_do_not_send_priests_for_nothing() {
    let position = priests(Faction::Witches).cult(A, Cult::Fire, 9).at(A);
    assert!(position.may(A, send(Cult::Fire, Order::Three)));
    assert!(!position.suggested(A).contains(&send(Cult::Fire, Order::Three)));
}

#[test]
fn tv_38_a_priest_on_an_order_space_stays() {
    let mut position = priests(Faction::Nomads).goods(A, 0, 0, 1).at(A);
    assert_eq!(position.player(A).cults[0], 1);
    position.play(A, send(Cult::Fire, Order::Three));
    assert_eq!((position.player(A).cults[0], position.player(A).bowls), (4, [11, 1, 0]));
    assert_eq!((position.player(A).placed, position.player(A).priests + position.priest_supply(A)), (1, 6));
    assert_eq!(position.board().orders[0][0], Some(A));
}

#[test]
fn order_spaces_are_limited() {
    let mut puzzle = priests(Faction::Nomads).order(B, Cult::Fire, 0);
    for space in 1..4 {
        puzzle = puzzle.order(B, Cult::Fire, space);
    }
    let position = puzzle.at(A);
    for space in [Order::Three, Order::Two] {
        let taken = Refusal::SpaceTaken { cult: Cult::Fire, space };
        assert_eq!(position.refused(A, send(Cult::Fire, space)), taken);
    }
    assert!(position.may(A, send(Cult::Fire, Order::Return)), "always possible");
}

#[test]
fn tv_39_a_returned_priest() {
    let mut position = priests(Faction::Nomads).goods(A, 0, 0, 1).at(A);
    position.play(A, send(Cult::Fire, Order::Return));
    assert_eq!(
        (position.player(A).cults[0], position.priest_supply(A), position.player(A).placed),
        (2, 7, 0)
    );
}

#[test]
fn r25_a_key_of_the_same_turn_lifts_a_stopped_marker() {
    // The favor tile stops fire at 9, the town it founds brings the key.
    let mut position = alone(Faction::Witches)
        .on(A, "E5", Stronghold)
        .on(A, "E6", Dwelling)
        .on(A, "E7", Dwelling)
        .on(A, "F4", Dwelling)
        .on(A, "A1", TradingPost)
        .goods(A, 20, 9, 0)
        .cult(A, Cult::Fire, 8)
        .at(A);
    position.play(A, upgrade("A1", Temple)).play(A, favor(FavorTile::TownSix));
    assert_eq!((position.player(A).cults[0], position.question_kind(A)), (9, "town"));
    position.play(A, town(TownTile::Coins));
    assert_eq!((position.player(A).cults[0], position.player(A).keys), (10, 0));
}

#[test]
fn r25_a_key_of_a_later_turn_lifts_nothing() {
    let mut position = alone(Faction::Witches)
        .on(A, "E5", TradingPost)
        .on(A, "E6", TradingPost)
        .on(A, "E7", Dwelling)
        .on(A, "F4", Dwelling)
        .goods(A, 20, 9, 1)
        .cult(A, Cult::Fire, 8)
        .at(A);
    position.play(A, send(Cult::Fire, Order::Three)).play(A, Action::EndTurn);
    assert_eq!(position.player(A).cults[0], 9);
    position.play(A, upgrade("E7", TradingPost)).play(A, town(TownTile::Coins));
    assert_eq!((position.player(A).cults[0], position.player(A).keys), (9, 1));
}

/// Z6: which marker enters is asked, not whether.
#[test]
fn r26_too_few_keys_for_two_tracks() {
    let mut position = alone(Faction::Witches)
        .on(A, "E5", TradingPost)
        .on(A, "E6", TradingPost)
        .on(A, "E7", Dwelling)
        .on(A, "F4", Dwelling)
        .goods(A, 20, 9, 1)
        .cult(A, Cult::Fire, 9)
        .cult(A, Cult::Water, 9)
        .at(A);
    position.play(A, upgrade("E7", TradingPost)).play(A, town(TownTile::Cults));
    assert_eq!(position.question_kind(A), "key");
    let enter = |cult| Action::Enter { cult };
    assert_eq!(position.steps(A), [enter(Cult::Fire), enter(Cult::Water)]);
    assert_eq!(position.refused(A, Action::Stay), Refusal::MustEnter);
    assert_eq!(position.refused(A, enter(Cult::Air)), Refusal::NotEntering { cult: Cult::Air });
    position.play(A, enter(Cult::Water));
    assert_eq!((position.player(A).cults, position.player(A).keys), ([9, 10, 1, 3], 0));
}

#[test]
fn r14_auren_take_two_steps_on_one_track() {
    let mut position = alone(Faction::Auren).on(A, "F4", Stronghold).at(A);
    position.play(A, special(Special::AurenCult));
    assert_eq!(position.question_kind(A), "cult");
    position.play(A, step(Cult::Fire));
    assert_eq!((position.player(A).cults[0], position.prompt()), (2, Prompt::After));
    assert_eq!(position.refused(A, special(Special::AurenCult)), Refusal::NotAsked);
}
