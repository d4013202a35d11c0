//! Set-up (spec 2).

use super::board::*;
use game_core::{Actor, Awaiting, Content as _, Game, QuickRandom, Seat};
use std::collections::BTreeMap;
use terra_mystica::setup::{FactionChoice, Start};
use terra_mystica::{Content, Prompt, SetupError};

fn given(factions: &[Faction]) -> Setup {
    Setup {
        faction_choice: FactionChoice::Given,
        factions: factions.to_vec(),
        first_player: Some(0),
        scoring_tiles: ScoringTile::ALL[1..7].to_vec(),
        bonus_tiles: BonusTile::ALL[..factions.len() + 3].to_vec(),
        ..Setup::new(factions.len() as u8)
    }
}

fn start(setup: &Setup) -> Position {
    Position::new(Content::standard(), setup).expect("the set-up is playable")
}

#[test]
fn tv_01_witches_start() {
    let position = start(&given(&[Faction::Witches, Faction::Nomads]));
    assert_eq!(position.has(A), (15, 3, 0, 20));
    assert_eq!((position.player(A).bowls, position.player(A).cults), ([5, 7, 0], [0, 0, 0, 2]));
}

#[test]
fn tv_02_cult_steps_at_the_start_and_no_power_for_them() {
    let position = start(&given(&[Faction::Nomads, Faction::Halflings, Faction::Mermaids]));
    let cults = [A, B, C].map(|seat| position.player(seat).cults);
    assert_eq!(cults, [[1, 0, 1, 0], [0, 0, 1, 1], [0, 2, 0, 0]]);
    assert_eq!(position.player(B).bowls, [3, 9, 0], "R46");
}

#[test]
fn every_faction_starts_as_printed() {
    assert_eq!(Faction::ALL.len(), 14, "R49: two spellings of the Darklings are one faction");
    for faction in Faction::ALL {
        let position = start(&given(&[faction, other_than(faction)]));
        let (player, board) = (position.player(A), Content::standard().faction(faction));
        assert_eq!((player.bowls, player.cults), (board.bowls, board.cults), "{faction}");
        assert_eq!(player.shipping, u8::from(faction == Faction::Mermaids), "{faction}");
        assert_eq!(player.priests, u8::from(faction == Faction::Darklings), "{faction}");
        assert_eq!(position.priest_supply(A) + player.priests, 7, "{faction}");
        assert_eq!((player.pieces, player.vp), ([8, 4, 3, 1, 1], 20), "{faction}");
    }
}

#[test]
fn tv_03_base_income_and_two_dwellings_are_three_workers() {
    let position =
        table(&[Faction::Witches, Faction::Nomads]).on(A, "C3", Dwelling).on(A, "F4", Dwelling).at(A);
    let tile = Content::standard().bonus(position.player(A).bonus.expect("held")).income;
    assert_eq!(position.income(A).workers - tile.workers, 3);
}

#[test]
fn tv_04_bonus_tiles_by_players() {
    for (players, tiles) in [(2, 5), (3, 6), (4, 7), (5, 8)] {
        let setup = Setup {
            first_player: Some(0),
            scoring_tiles: ScoringTile::ALL[1..7].to_vec(),
            ..Setup::new(players)
        };
        let mut position = start(&setup);
        let mut rng = QuickRandom::new(1);
        while position.awaiting() == Awaiting::Chance {
            let deal = position.deal(&mut rng);
            position.apply(Actor::Chance, deal);
        }
        assert_eq!(position.board().pool.len(), tiles, "{players} players");
        assert!(!position.board().pool.contains(BonusTile::ShippingVp), "a promo tile needs its option");
    }
}

/// Z7: a tile weighs as many valid orders as can follow it.
#[test]
fn r1_the_spade_tile_is_never_late_and_all_other_orders_are_equally_likely() {
    let mut position = start(&Setup { first_player: Some(0), ..Setup::new(2) });
    let mut odds = Vec::new();
    position.odds(&mut odds);
    let all: u32 = odds.iter().map(|(_, weight)| weight).sum();
    assert_eq!(all, 15_120, "orders of six of eight tiles with no spades in rounds 5 and 6");
    for tile in &ScoringTile::ALL[1..5] {
        position.apply(Actor::Chance, Action::DealScoring { tile: *tile });
    }
    odds.clear();
    position.odds(&mut odds);
    assert!(odds.iter().all(|(deal, _)| *deal != Action::DealScoring { tile: ScoringTile::Spade }));
    assert_eq!(odds.len(), 3, "round 5 has three tiles to choose from");
}

#[test]
fn r1_promo_orders_are_counted_too() {
    let position = start(&Setup { first_player: Some(0), promo_scoring_temple: true, ..Setup::new(2) });
    let mut odds = Vec::new();
    position.odds(&mut odds);
    // Without the spade tile 8!/2!, with it in one of four rounds 4 * 8!/3!.
    assert_eq!(odds.iter().map(|(_, weight)| weight).sum::<u32>(), 20_160 + 4 * 6_720);
}

#[test]
fn r4_a_taken_faction_takes_its_colour() {
    let mut position = start(&Setup {
        first_player: Some(0),
        scoring_tiles: ScoringTile::ALL[1..7].to_vec(),
        bonus_tiles: BonusTile::ALL[..5].to_vec(),
        ..Setup::new(2)
    });
    assert_eq!(position.prompt(), Prompt::Faction);
    position.play(A, Action::Take { faction: Faction::Witches });
    let auren = Action::Take { faction: Faction::Auren };
    assert_eq!(position.refused(B, auren), Refusal::FactionTaken { faction: Faction::Auren });
    assert_eq!(position.steps(B).len(), 12);
}

#[test]
fn dealt_colours_leave_two_factions() {
    let mut position = start(&Setup {
        faction_choice: FactionChoice::RandomColours,
        first_player: Some(1),
        scoring_tiles: ScoringTile::ALL[1..7].to_vec(),
        bonus_tiles: BonusTile::ALL[..5].to_vec(),
        ..Setup::new(2)
    });
    position.apply(Actor::Chance, Action::DealColour { terrain: Terrain::Swamp });
    position.apply(Actor::Chance, Action::DealColour { terrain: Terrain::Desert });
    let take = |faction| Action::Take { faction };
    assert_eq!(position.waits_for(), [B], "the first player chooses first");
    assert_eq!(position.steps(B), [take(Faction::Alchemists), take(Faction::Darklings)]);
    let refusal = position.refused(B, take(Faction::Nomads));
    assert_eq!(refusal, Refusal::OtherColour { dealt: Terrain::Swamp });
}

#[test]
fn r5_order_of_starting_dwellings_and_first_tiles() {
    use Faction::{ChaosMagicians, Nomads, Witches};
    let mut position = start(&given(&[ChaosMagicians, Nomads, Witches]));
    let mut placed = Vec::new();
    while position.prompt() == Prompt::StartDwelling {
        let seat = position.waits_for()[0];
        placed.push(position.faction_of(seat).expect("chosen"));
        let first = position.steps(seat)[0];
        position.play(seat, first);
    }
    assert_eq!(placed, [Nomads, Witches, Witches, Nomads, Nomads, ChaosMagicians]);
    assert_eq!(position.prompt(), Prompt::FirstBonus);
    let mut chosen = Vec::new();
    while position.prompt() == Prompt::FirstBonus {
        let seat = position.waits_for()[0];
        chosen.push(seat);
        let first = position.steps(seat)[0];
        position.play(seat, first);
    }
    assert_eq!(chosen, [C, B, A]);
    assert_eq!(position.board().pool.iter().map(|tile| position.board().coins[tile.index()]).sum::<u8>(), 3);
    assert_eq!((position.round(), position.waits_for()), (1, vec![A]));
}

#[test]
fn starting_dwellings_stand_on_free_home_terrain() {
    let mut position = start(&given(&[Faction::Witches, Faction::Halflings]));
    assert_eq!(position.steps(A).len(), 11);
    let wrong = Action::Place { hex: hex("A1") };
    assert_eq!(position.refused(A, wrong), Refusal::OtherTerrain { hex: hex("A1"), needed: Terrain::Forest });
    position.play(A, Action::Place { hex: hex("F4") }).play(B, Action::Place { hex: hex("E6") });
    assert_eq!(position.offers().all(), [], "starting dwellings make no offers");
    assert_eq!(position.has(A), (15, 3, 0, 20), "they are free and score nothing");
}

/// R3: dwellings and tiles of the printed beginners' game; the sixth scoring tile is the other one for trading posts.
#[test]
fn introductory_game_as_in_2_2() {
    for players in 2..=5 {
        let setup = Setup { setup: Start::Introductory, first_player: Some(1), ..Setup::new(players) };
        let position = start(&setup);
        assert_eq!(position.faction_of(B), Some(Faction::Witches), "the first player has the first faction");
        assert_eq!(position.prompt(), Prompt::FirstBonus);
        assert_eq!(position.board().pool.len(), usize::from(players) + 3);
        let tiles: Vec<ScoringTile> = position.board().scoring.iter().flatten().copied().collect();
        let right = [5, 7, 1, 6, 4, 8].map(|n| ScoringTile::ALL[n - 1]);
        assert_eq!(tiles, right);
        let dwellings: BTreeMap<Faction, usize> = Seat::all(players)
            .map(|seat| (position.faction_of(seat).expect("fixed"), position.player(seat).built.len()))
            .collect();
        assert_eq!(dwellings[&Faction::Nomads], 3);
        assert!(dwellings.iter().all(|(faction, n)| *n == if *faction == Faction::Nomads { 3 } else { 2 }));
    }
    let two = start(&Setup { setup: Start::Introductory, first_player: Some(0), ..Setup::new(2) });
    assert_eq!(two.structure_at(hex("C3")), Some((A, Dwelling)));
    assert_eq!(two.structure_at(hex("I7")), Some((B, Dwelling)));
}

#[test]
fn contradictions_are_named() {
    let error = |setup: &Setup| setup.check(Content::standard()).expect_err("it cannot be played");
    assert_eq!(error(&Setup::new(6)), SetupError::Players { players: 6, min: 2, max: 5 });
    assert_eq!(error(&Setup::new(1)), SetupError::Players { players: 1, min: 2, max: 5 });
    let base = given(&[Faction::Witches, Faction::Nomads]);
    let changed = |change: fn(&mut Setup)| {
        let mut setup = base.clone();
        change(&mut setup);
        error(&setup)
    };
    assert_eq!(
        changed(|s| s.factions[1] = Faction::Auren),
        SetupError::SameColour { first: Faction::Witches, second: Faction::Auren }
    );
    assert_eq!(changed(|s| s.factions.truncate(1)), SetupError::Factions { players: 2, factions: 1 });
    assert_eq!(changed(|s| s.faction_choice = FactionChoice::TurnOrder), SetupError::FactionsListed);
    assert_eq!(changed(|s| s.first_player = Some(2)), SetupError::FirstPlayer { seat: 2, last: 1 });
    assert_eq!(changed(|s| s.scoring_tiles.truncate(5)), SetupError::ScoringTiles(5));
    assert_eq!(changed(|s| s.scoring_tiles[1] = s.scoring_tiles[0]), SetupError::Twice("score_town"));
    assert_eq!(changed(|s| s.scoring_tiles[4] = ScoringTile::Spade), SetupError::LateSpade(5));
    assert_eq!(
        changed(|s| s.scoring_tiles[0] = ScoringTile::Temple),
        SetupError::Promo { tile: "score_temple", option: "promo_scoring_temple" }
    );
    assert_eq!(
        changed(|s| s.bonus_tiles[0] = BonusTile::ShippingVp),
        SetupError::Promo { tile: "bonus_shipping_vp", option: "promo_bonus_shipping" }
    );
    assert_eq!(
        changed(|s| s.bonus_tiles.truncate(4)),
        SetupError::BonusTiles { players: 2, expected: 5, found: 4 }
    );
    assert_eq!(changed(|s| s.setup = Start::Introductory), SetupError::Introductory("the factions"));
    let introductory = Setup { setup: Start::Introductory, ..Setup::new(2) };
    let promo = Setup { promo_bonus_shipping: true, ..introductory.clone() };
    assert_eq!(error(&promo), SetupError::Introductory("the bonus tiles"), "Z13");
    let promo = Setup { promo_scoring_temple: true, ..introductory.clone() };
    assert_eq!(error(&promo), SetupError::Introductory("the scoring tiles"), "Z13");
    let promo = Setup { promo_town_tiles: true, ..introductory };
    assert_eq!(promo.check(Content::standard()), Ok(()), "Z13: town tiles may join");
}

#[test]
fn set_ups_travel_as_json_and_unknown_fields_are_refused() {
    let text = serde_json::to_string(&given(&[Faction::Witches, Faction::Nomads])).unwrap();
    assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), given(&[Faction::Witches, Faction::Nomads]));
    assert_eq!(serde_json::from_str::<Setup>("{\"players\":3}").unwrap(), Setup::new(3));
    assert!(serde_json::from_str::<Setup>("{\"players\":3,\"expansion\":true}").is_err());
}
