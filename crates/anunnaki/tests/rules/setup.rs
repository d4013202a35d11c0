//! The set-up: counts by player number, both variants, hidden things (2).

use super::scene::{NORRENIS, PHARAOS, Scene, four};
use anunnaki::ids::{House, Kind};
use anunnaki::puzzle::Puzzle;
use anunnaki::{Content, HouseMode, Position, Setup, SetupError};
use game_core::{Awaiting, Content as _, Game, Seat, SeatSet, Viewer};

fn start(setup: &Setup) -> Scene {
    Scene(Position::new(Content::standard(), setup).expect("a playable set-up"))
}

#[test]
fn s2_counts_by_players() {
    let expected = [(2, "gaia2", 1, 3, 10, 24), (3, "gaia4", 2, 5, 18, 30), (4, "gaia4", 2, 6, 20, 36)];
    for (players, gaia, atlantis, ancients, cultures, pacts) in expected {
        let position = Puzzle::new(Content::standard(), &Setup::new(players), &House::ALL[..players.into()])
            .turn(PHARAOS);
        let view = position.view(Viewer::Spectator);
        assert_eq!(view.boards.len(), usize::from(players) + 1);
        assert!(view.boards.iter().any(|board| board.board == gaia));
        let hexes: Vec<_> = view.boards.iter().flat_map(|board| &board.territories).collect();
        let printed = &Content::standard().printed().territories;
        let is_atlantis = |id: &str| printed.iter().any(|row| row.id == id && row.atlantis);
        let with_god = hexes.iter().filter(|hex| hex.atlantis_god && is_atlantis(hex.territory));
        assert_eq!(with_god.count(), atlantis);
        assert_eq!(hexes.iter().filter(|hex| hex.ancient.is_some()).count(), ancients);
        let corners = view.boards.iter().flat_map(|board| &board.corners);
        assert_eq!(corners.filter(|corner| corner.culture.is_some()).count(), cultures);
        assert_eq!(view.pacts.stack, pacts - 6);
        assert_eq!(view.culture_tokens_unseen, 20 - u32::from(players), "one turned up per home planet");
        assert_eq!(view.ancient_tokens_unseen, 12);
    }
}

#[test]
fn s2_3_what_every_house_starts_with() {
    let scene = Scene(four().turn(PHARAOS));
    let starts = ["pharaos_d", "norrenis_e", "babylons_d", "hellenis_e"];
    for (seat, start) in Seat::all(4).zip(starts) {
        let mat = scene.0.mat(seat);
        let capital = format!("{}_f", House::ALL[seat.index()].name());
        assert_eq!(scene.count(seat, &capital, Kind::Settlement), 1);
        assert_eq!(scene.count(seat, &capital, Kind::Follower), 2);
        assert_eq!(scene.count(seat, start, Kind::Follower), 1);
        assert_eq!((mat.reserve(), mat.crystals(), mat.vp(), mat.signs_left()), (9, 2, 0, 14));
        assert_eq!(scene.goods(seat), [1; 4]);
        assert_eq!(mat.pawn(), None);
        let view = scene.0.view(Viewer::Seat(seat));
        let own = &view.seats[seat.index()];
        assert_eq!(own.weapons.hand, Some(vec!["slingshot", "long_shield"]));
        assert_eq!((own.minor_gods.len(), own.settlements_left), (4, 4));
        assert_eq!(own.dealt_gods.as_ref().map(Vec::len), Some(5));
    }
    assert_eq!(scene.0.view(Viewer::Spectator).power_track.vp2_spaces, [3, 7, 11, 15]);
}

#[test]
fn s2_2_houses_are_picked_in_seat_order_r3() {
    let mut scene = start(&Setup::new(3));
    assert_eq!(scene.0.awaiting(), Awaiting::one(Seat::new(0)));
    scene.play(Seat::new(0), "house hellenis");
    assert_eq!(scene.refused(Seat::new(1), "house hellenis"), anunnaki::Refusal::HouseTaken);
    scene.play(Seat::new(1), "house babylons").play(Seat::new(2), "house norrenis");
    assert_eq!(scene.0.house(Seat::new(0)), Some(House::Hellenis));
    assert_eq!(scene.0.seat_of(House::Pharaos), None);
}

#[test]
fn s2_2_or_dealt() {
    let mut scene = start(&Setup { houses: HouseMode::Random, ..Setup::new(2) });
    scene.deal("deal house norrenis").deal("deal house pharaos");
    assert_eq!(scene.0.house(Seat::new(1)), Some(House::Pharaos));
}

#[test]
fn d0_is_secret_and_simultaneous_r23() {
    let mut scene = start(&Setup::new(2));
    scene.play(Seat::new(0), "house pharaos").play(Seat::new(1), "house norrenis");
    scene.deal("deal gods anubis bast horus isis osiris").deal("deal gods loki thor freyr freya frigg");
    assert_eq!(scene.0.awaiting(), Awaiting::Players(SeatSet::all(2)));
    assert_eq!(scene.options(PHARAOS).len(), 5);
    assert_eq!(scene.refused(PHARAOS, "discard seth"), anunnaki::Refusal::GodNotDealt);
    scene.play(NORRENIS, "discard thor");
    let view = scene.0.view(Viewer::Seat(PHARAOS));
    assert!(view.seats[1].minor_gods.is_empty(), "nothing shows before the last one is in");
    assert_eq!((view.seats[1].dealt_gods.clone(), view.seats[1].discarded_god), (None, None));
    scene.play(PHARAOS, "discard isis");
    let view = scene.0.view(Viewer::Seat(PHARAOS));
    let kept: Vec<_> = view.seats[1].minor_gods.iter().map(|god| god.god).collect();
    assert_eq!(kept, ["loki", "freyr", "freya", "frigg"]);
    assert_eq!(view.seats[1].discarded_god, None, "which one was discarded stays secret");
    assert_eq!(view.seats[0].discarded_god, Some("isis"));
}

#[test]
fn first_game_four_open_gods_and_all_pacts() {
    let mut scene = start(&Setup { first_game: true, ..Setup::new(2) });
    scene.play(Seat::new(0), "house pharaos").play(Seat::new(1), "house norrenis");
    scene.deal("deal gods anubis bast horus isis").deal("deal gods loki thor freyr freya");
    assert_eq!(scene.0.awaiting(), Awaiting::Chance, "no discard");
    let view = scene.0.view(Viewer::Spectator);
    assert_eq!(view.seats[1].minor_gods.len(), 4);
    assert_eq!(view.pacts.stack, 36);
}

#[test]
fn s2_the_draws_in_order() {
    let mut scene = start(&Setup { houses: HouseMode::Random, first_game: true, ..Setup::new(2) });
    let mut kinds = Vec::new();
    while scene.0.awaiting() == Awaiting::Chance {
        let mut odds = Vec::new();
        scene.0.odds(&mut odds);
        kinds.push(odds[0].0.kind());
        scene.0.apply(game_core::Actor::Chance, odds[0].0);
    }
    kinds.dedup();
    assert_eq!(
        kinds,
        ["deal_house", "deal_gods", "deal_first", "deal_token", "deal_culture", "deal_pact", "deal_goal"]
    );
    assert_eq!(scene.asked(), "ask-pawn");
}

#[test]
fn s2_4_the_first_player_begins_and_seats_follow() {
    let mut scene = start(&Setup { houses: HouseMode::Random, first_game: true, ..Setup::new(3) });
    while scene.0.awaiting() == Awaiting::Chance {
        let mut odds = Vec::new();
        scene.0.odds(&mut odds);
        let pick = odds
            .iter()
            .find(|(deal, _)| matches!(deal, anunnaki::Action::DealFirst { seat } if seat.index() == 2));
        let deal = pick.unwrap_or(&odds[0]).0;
        scene.0.apply(game_core::Actor::Chance, deal);
    }
    assert_eq!((scene.0.first_player(), scene.0.active()), (Seat::new(2), Seat::new(2)));
    let first = scene.options(Seat::new(2))[0].clone();
    scene.play(Seat::new(2), &first).end_turn(Seat::new(2));
    assert_eq!((scene.0.active(), scene.0.round()), (Seat::new(0), 1));
}

#[test]
fn wrong_set_ups_are_refused() {
    let new = |setup| Position::new(Content::standard(), &setup).err();
    assert_eq!(new(Setup::new(5)), Some(SetupError::Players(5)));
    assert_eq!(new(Setup::new(1)), Some(SetupError::Players(1)), "R65: no solo play");
    assert_eq!(new(Setup { round_limit: 0, ..Setup::new(2) }), Some(SetupError::RoundLimit(0)));
    assert!(serde_json::from_str::<Setup>("{\"players\":2,\"solo\":true}").is_err());
    let read: Setup = serde_json::from_str("{\"players\":3}").expect("the other fields have defaults");
    assert_eq!(read, Setup::new(3));
}
